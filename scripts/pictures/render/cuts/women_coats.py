"""Women's coats."""
from cloth.blocks import fuller_sleeves, sleeved
from cloth.curves import smooth
from cuts.kinds import Garment, cut
from cuts.women_outer_common import WOOL, lapped_front, sleeve_band, sleeve_place, straight_v, tailored_front
from parts.calm import Calm
from parts.drag_lines import drag_lines
from parts.inside import label, lining
from parts.knitted import knitted
from parts.napes import smooth_neck, straight_shoulders
from parts.necks import collar
from parts.padding import PADDED, channels
from parts.patch import button, button_over, patch
from parts.pockets import jetted_flap, patch_pocket, welt
from parts.stands import leaning_stand, quilted_stand
from parts.tailored import Front
from parts.tailored_form import Shoulder, tailored_form
from parts.waist_belt import belt, buckle, cinch, tied
from studio.materials import fixed, hole, horn


def dress_straight(dressing):
    """Lining, notched lapels, flap pockets, three buttons."""
    tailored_form(dressing, Shoulder(half=20.6, cuff=10.4), folds=0.9, seed=44)
    drag_lines(dressing, 44, 'coating')
    lining(dressing, low=112)
    label(dressing)
    front = Front(dressing.cut.front[0][1], 116.0, lap=2.6, notch=(10.8, 137.2), tip=(14.8, 134.6), collar_tip=(14.2, 139.8), belly=0.7, over=-1)
    tailored_front(dressing, front, [(-2.6, 100), (-2.6, 70), (-2.6, 46.4)], stand=2.9, fall=2.8)
    for side in (-1, 1):
        jetted_flap(dressing, side, x=(10.6, 19.4), top=92.6, deep=5.4, slope=1.3, rows=(0.5,))
    for z in (113.2, 100.7, 88.2):
        button_over(dressing, (0, z), horn(), radius=1.25, hole=hole())


_front, _back = sleeved(9, 1.5, neck=8.4, shoulder=(19.5, 144.0), arm=(18.5, 138.4), sleeve=60, cuff=6.9, pit=(24.5, 119.5), side=((25.0, 106), (26.5, 84), (29, 47)), hem_drop=0.8)
cut('women-straight-coat', Garment(
    front=[straight_v(32.5, 8.4, 0.25), *_front[1:]], back=_back, body='woman', cloth='wool', material=dict(**WOOL, chart='women_straight_coat'), camera=(99.5, 136), detail=(5, 130, 40),
    dress=dress_straight, inflate=22, margin=1.2, soften=6, thick=0.4, sleeves_down=13,
))

WRAP_SIDE = ((26.5, 117.5), (25.0, 106), (26.5, 94), (29.5, 38))


def dress_wrap(dressing):
    """Wide crossed lapels, a tied belt, patch pockets."""
    tailored_form(dressing, Shoulder(half=21.2, slope=18.5, head=3.2, down=6.0, cuff=10.8), folds=1.1, seed=45)
    drag_lines(dressing, 45, 'coating')
    cinch(dressing, WRAP_SIDE, 104.5, factor=0.86, reach=10.0, ripple=0.35, width=4.6)
    label(dressing)
    front = Front(dressing.cut.front[0][1], 107.0, lap=7.4, notch=(11.6, 136.4), tip=(16.4, 132.8), collar_tip=(15.6, 139.4), belly=1.0, over=-1)
    tailored_front(dressing, front, [(-7.4, 98), (-7.4, 70), (-7.4, 37.6)], stand=3.0, fall=3.4, inward=11.0, raise_=0.95, belted=104.5)
    under = dressing.cloth('under', shade=0.42)
    line, outward = belt(dressing.garment, WRAP_SIDE, 104.5, 4.6, dressing.stitched, off=0.34, lap=0.55, knot=1.0, reach=2.0, shade=under)
    tied(dressing, line, outward, 4.6, dressing.stitched, under, x=1.0)
    for side in (-1, 1):
        patch_pocket(dressing, [(side * x, z) for x, z in ((10.5, 93.5), (22.0, 94.5), (22.8, 76.5), (11.0, 75.5))], dressing.plain, rows=(0.6,), hem=3.0)


_front, _back = fuller_sleeves(*sleeved(9, 1.5, neck=8.4, shoulder=(21.4, 142.6), arm=(18.7, 138.3), sleeve=57, cuff=7.3, pit=WRAP_SIDE[0], side=WRAP_SIDE[1:], hem_drop=0.8))
cut('women-wrap-coat', Garment(
    front=[straight_v(30.5, 8.4, 0.15), *_front[1:]], back=_back, body='woman', cloth='wool', material=dict(**WOOL, chart='women_wrap_coat'), camera=(95, 144), detail=(3, 116, 42),
    dress=dress_wrap, inflate=22, step=1.6, frames=36, margin=1.2, soften=6, thick=0.4, sleeves_down=13,
))


def dress_raglan(dressing):
    """A turned collar closed to the neck, welt pockets, five buttons."""
    tailored_form(dressing, Shoulder(half=20.8, slope=19.5, head=3.6, down=7.5, cuff=11.0), folds=1.1, seed=46)
    drag_lines(dressing, 46, 'coating')
    lining(dressing, top=144, low=128, width=9)
    label(dressing)
    collar(dressing.garment, dressing.stitched, stand=3.0, leaf_back=5.6, leaf_front=7.2, gap=0.12, point=1.6, spread=0.8, out=0.9, thick=0.4)
    lapped_front(dressing, 3.2, 140.4, 33.0)
    for side in (-1, 1):
        welt(dressing, (side * 19.2, 84.7), (side * 15.0, 100.7), dressing.plain, wide=3.0)
    for z in (133.5, 119.5, 105.5, 91.5, 77.5):
        button_over(dressing, (0.4, z), horn(), radius=1.25, hole=hole())


_front, _back = fuller_sleeves(*sleeved(8.0, 1.5, neck=8.0, shoulder=(20.4, 143.2), arm=(18.9, 138.0), sleeve=60, cuff=7.6, pit=(26.5, 117.5), side=((27.2, 106), (28.6, 84), (31, 33)), hem_drop=0.8))
cut('women-raglan-coat', Garment(
    front=_front, back=_back, body='woman', cloth='wool', material=dict(**WOOL, chart='women_raglan_coat'), camera=(93, 147), detail=(4, 132, 40), pinned='neck',
    dress=dress_raglan, inflate=22, step=1.6, frames=36, margin=1.2, soften=6, thick=0.4, sleeves_down=13,
))

TRENCH_SIDE = ((24.8, 119.5), (22.6, 105), (25.6, 92), (30.5, 41))
TRENCH_ARM = (19.0, 138.4)


def dress_trench(dressing):
    """Storm flap, rain yoke, epaulettes, cuff straps, two rows of buttons and a belt with a buckle."""
    tailored_form(dressing, Shoulder(half=20.8, slope=18.0, cuff=10.6), folds=1.2, seed=49)
    drag_lines(dressing, 49, 'shirting', depth=0.8, wide=1.2, between=4.5, body=0.4, sleeves=0.7)
    cinch(dressing, TRENCH_SIDE, 104, factor=0.89, ripple=0.15, width=4.4)
    lining(dressing, low=118)
    label(dressing)
    flap = [(-9.5, 146.0), (-19.4, 143.2), *smooth([(-19.6, 129.5), (-14.0, 126.6), (-9.4, 124.6), (-6.4, 124.6), (-5.0, 127.2)]), (-5.4, 134)]
    patch(Calm(dressing.front, flap, 4), flap, dressing.stitched, raise_=0.2, edge=0.2, name='storm-flap')
    yoke = [(-19.0, 141.5), (-20.2, 126.6), (0, 121.2), (20.2, 126.6), (19.0, 141.5), (9, 147.0), (-9, 147.0)][::-1]
    patch(Calm(dressing.back, yoke, 4), yoke, dressing.stitched, raise_=0.45, edge=0.2, name='rain-yoke')
    front = Front(dressing.cut.front[0][1], 117.5, lap=8.0, gorge=141.0, notch=(10.8, 138.4), tip=(15.0, 134.6), collar_tip=(14.6, 140.8), belly=0.7, over=-1)
    tailored_front(dressing, front, [(-8.0, 100), (-8.0, 70), (-8.0, 40.4)], stand=3.0, fall=3.0, high=140.0, inward=11.0, raise_=0.95, belted=104.0, foot=0.65)
    for side in (-1, 1):
        tab = [(side * x, z) for x, z in ((10.2, 147.8), (18.8, 144.2), (18.2, 141.2), (10.6, 144.4))][::side]
        patch(dressing.front, tab, dressing.stitched, raise_=0.6, edge=0.18, step=0.5, name='epaulette')
        button(dressing.front, (side * 13.8, 144.6), horn(), radius=0.7, raise_=0.65, hole=hole())
        for z in (115.2, 95.0, 84.0):
            button_over(dressing, (side * 5.4, z), horn(), radius=1.05, hole=hole())
        welt(dressing, (side * 19.3, 81.6), (side * 16.1, 97.5), dressing.plain, wide=3.0)
    sleeve_band(dressing, TRENCH_ARM, 52.5, 6.9, 2.6, dressing.stitched, raise_=0.5)
    for side in (-1, 1):
        x, z = sleeve_place(TRENCH_ARM, 53.8, 2.6)
        button(dressing.front, (side * x, z), horn(), radius=1.0, raise_=0.5, hole=hole())
    line, outward = belt(dressing.garment, TRENCH_SIDE, 104, 4.4, dressing.stitched, off=0.28, lap=0.7, reach=2.0, shade=dressing.cloth('under', shade=0.42))
    buckle(line, outward, 4.4, fixed('covered', (0.04, 0.028, 0.02), 0.4, 0.5), dressing.stitched, hole(), x=-0.5)


_front, _back = sleeved(9, 1.5, neck=8.4, shoulder=(20.0, 143.9), arm=TRENCH_ARM, sleeve=59, cuff=7.0, pit=TRENCH_SIDE[0], side=TRENCH_SIDE[1:], hem_drop=0.6)
cut('women-trench-coat', Garment(
    front=[straight_v(22.0, 8.4, 0.1), *_front[1:]], back=_back, body='woman', cloth='denim',
    material=dict(weave='twill', sheen=0.15, roughness=0.8, specular=0.15, double=True, creases=0.12, chart='women_trench'),
    camera=(97, 141), detail=(0, 118, 42), dress=dress_trench, inflate=20, step=1.6, frames=36, margin=1.0, thick=0.25, sleeves_down=13,
))

DOWN = dict(weave='nylon', sheen=0.1, roughness=0.48, specular=0.32, creases=0.15, unevenness=0.03, double=False)
DOWN_SHOULDER, DOWN_PIT = (20.4, 143.3), (25.6, 118.0)


def dress_down(dressing):
    """Channels, a high padded collar and a zip from there to the hem."""
    knitted(dressing, **{**PADDED, 'sleeves': dict(PADDED['sleeves'], outward=13, inward=5, flattest=3.2, narrow=0.98, onto=0.2, full=0.16)}, cuff=(3.5, 0.8))
    straight_shoulders(dressing)
    smooth_neck(dressing, 18, 8, 16)
    channels(dressing, 7.0, 1.3, DOWN_SHOULDER, DOWN_PIT, 38, placket=1.9, sleeve=0.44)
    quilted_stand(dressing, 7.4, 39.0, 140.0)
    for side in (-1, 1):
        welt(dressing, (side * 19.5, 82.2), (side * 15.5, 98.3), dressing.plain, wide=2.1, padded=True)


_front, _back = fuller_sleeves(*sleeved(8.5, 2.0, neck=8.4, shoulder=DOWN_SHOULDER, arm=(19.0, 137.9), sleeve=59, cuff=8.2, pit=DOWN_PIT,
    side=((25.8, 106), (26.4, 84), (28.6, 39)), hem_drop=0.3))
cut('women-down-coat', Garment(
    front=_front, back=_back, body='woman', cloth='denim', material=dict(**DOWN, seams=False), camera=(97, 140), detail=(3, 139, 44), pinned='neck',
    dress=dress_down, inflate=24, step=1.4, margin=1.0, frames=34, thick=0.3, sleeves_down=12, subdivide=1,
))


def dress_cocoon(dressing):
    """A standing collar, closed at the throat, and three buttons."""
    tailored_form(dressing, Shoulder(half=21.2, slope=20.0, head=3.6, down=7.5, cuff=10.8, inward=5.0), flat=0.5, folds=0.7, seed=47)
    drag_lines(dressing, 47, 'coating', excess=0.4)
    label(dressing, top=143.6)
    lapped_front(dressing, 3.4, 140.6, 57.0)
    high = dressing.cloth('collar', hems=[])
    leaning_stand(dressing.garment, 5.4, high, thick=0.6, gap=0.0, aside=3.4, lap=3.0, lean=10, corner=1.6, bow=0.25)
    for z in (134.5, 119, 103.5):
        button_over(dressing, (0.6, z), horn(), radius=1.5, hole=hole())


_front, _back = fuller_sleeves(*sleeved(8.6, 1.8, neck=9.2, shoulder=(22.8, 141.6), arm=(19.6, 137.6), sleeve=55, cuff=7.4, pit=(28.5, 115.5),
    side=((29.8, 103), (30.6, 88), (29.0, 71), (25.6, 57.5)), hem_drop=0.8), under=-1.0)
cut('women-cocoon-coat', Garment(
    front=_front, back=_back, body='woman', cloth='wool', material=dict(**WOOL, chart='women_cocoon'), camera=(105.5, 127), detail=(4, 134, 40), pinned='neck',
    dress=dress_cocoon, inflate=26, step=1.6, frames=36, margin=1.4, soften=6, thick=0.5, sleeves_down=12,
))
