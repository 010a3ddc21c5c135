"""Children's jeans and leggings."""
import parts.kids_weaves  # noqa: F401 (registers kids_jersey)
from cloth.blocks import trousers
from cuts.kids_shapes import BABY_CUFF, BABY_WAIST
from cuts.kinds import Finish, Garment, cut
from parts.bottoms import fly, jeans_button, jeans_metal, jeans_pocket, loops, mapped_cloth, rivets, scooped_openings, waistband
from parts.kids_pair import second
from parts.kids_trims import child
from parts.laid import Laid, lay_flat
from parts.leg_form import form_trousers
from parts.reshape import gathers
from sewing.denim import SCOOP

#: Width and height as shares of the grown-up pattern; bottoms of girls and boys share one scale.
LEGS = (0.72, 0.60)
CAMERA = (92.0, 80)


def reinforced(dressing):
    """Fly, front pockets, waistband, loops, back pockets, rivets, button."""
    form_trousers(dressing, waist=15.8, hip=18.4, thigh=9.0, knee=8.4, ankle=7.8, gap=(0.2, 0.8, 1.2), raised=4.0, deep=(10.6, 11.8, 8.8, 8.0), folds=0.4, highest=0.4, creases=0.45, breaks=0.7, between=2.5, buckles=1.15, banded=(4.6, 0.3), seed=3)
    child(dressing, *LEGS)
    metal, denim = jeans_metal(), mapped_cloth(dressing, 'denim')
    fly(dressing, dressing.plain, 99.4, 83.6)
    scooped_openings(dressing, SCOOP, denim)
    waistband(dressing, denim, deep=4.6, rows=(0.6, 4.0))
    loops(dressing, dressing.plain, front=(-7.0, 7.0), deep=5.6, width=1.0, band=4.6, rows=True)
    for side in (-1, 1):
        x = side * 9.9
        jeans_pocket(dressing, [(x - 5.9, 94.2), (x + 5.9, 94.2), (x + 5.5, 82.8), (x, 80.2), (x - 5.5, 82.8)], dressing.plain, arc_height=87.6)
        rivets(dressing, [(side * 9.6, 98.4), (side * 17.5, 91.3)], metal)
    jeans_button(dressing, (0.9, 101.6), metal, radius=0.68)


_front, _back = trousers(hip=26.0, thigh=15.2, knee=11.6, ankle=10.4, mid=25.8, centres=(14.2, 12.6, 12.2), bottom=8)
cut('kids-boys-jeans', Garment(
    front=_front, back=_back, body='man', cloth='denim', arms=False, spread=-0.6, crotch=(72, 8), inflate=16, step=1.4, frames=40, pinned='waist', thick=0.25, mirrored=1,
    material=dict(weave='denim', hems=[('hem', 2.4)], sheen=0.1, roughness=1.0, specular=0.04, chart='kids_jeans', creases=0.22, unevenness=0.2), camera=CAMERA,
    detail=(4.6, 113.9, 20), dress=reinforced, finish=Finish(thread='#a87a48', pattern='denim_wash', settings=dict(base=0.78, low=50.0, seed=5, slubs=0.45, twill=1.2)),
))

LYCRA = dict(weave='kids_jersey', sheen=0.25, roughness=0.85, specular=0.1, creases=0.05)


def two_pairs(dressing):
    """Both pairs, side by side: one before the other, they melt into one thing with four legs."""
    form_trousers(dressing, waist=14.6, hip=16.6, thigh=8.0, knee=6.2, ankle=4.9, gap=(0.3, 1.8, 2.9), raised=3.0, deep=(10.2, 11.0, 7.0, 5.3), full=2.5, folds=0.2, highest=0.2, waves=0, creases=0.2, breaks=0.25, buckles=0.4, between=2.6, seed=4)
    child(dressing, *LEGS)
    second(dressing, here=(-12.9, 0.0, 0.0), there=(12.9, 0.0, 0.2), turn=(0.4, -0.5), about=112)


_front, _back = trousers(waist=18.6, hip=21.8, thigh=13.6, knee=9.6, ankle=7.6, rise=33.5, top=107, bottom=9, centres=(13.4, 12.2, 12.2))
cut('kids-girls-leggings', Garment(
    front=_front, back=_back, body='man', cloth='lycra', arms=False, crotch=(75, 6), inflate=14, frames=40, pinned='waist', thick=0.2, quality=6, mirrored=1,
    camera=CAMERA, detail=(-9.8, 96, 32), material=dict(**LYCRA, hems=[('hem', 2.6)], chart='kids_leggings'), dress=two_pairs, bowed=0,
))


#: A baby's leggings in their own size, since they lie flat: side, the leg's end, inner seam.
_baby_leg = [
    ('seam', [(9.2, 134.2), (9.25, 132.2), (9.4, 130.3), (10.3, 128.2), (11.2, 123.5), (11.5, 118.0), (11.0, 110.0), (10.2, 104.0), (9.2, 100.8), (8.1, 99.3), (7.9, 97.6), (7.8, 95.9)], 1),
    ('hem', [(7.8, 95.9), (2.2, 95.5)], 0),
    ('seam', [(2.2, 95.5), (2.2, 97.4), (2.1, 99.0), (1.2, 100.6), (0.9, 104.0), (0.6, 110.0), (0.3, 115.0), (0, 117.3)], 1),
]


def nappy(dressing):
    """Laid flat; the bands draw the cloth in, which puffs out beside them."""
    lay_flat(dressing, Laid(thick=2.7, seat=0.25, folds=(20, 0.62), sway=0.24, opening=0.15, seed=3))
    gathers(dressing, BABY_WAIST, 7, count=26, depth=0.34, seed=2, up=0.4, fade=1.2, out=0.3)
    gathers(dressing, BABY_CUFF, 0.4, count=20, depth=0.36, seed=5, up=5.0, start=0.2)


cut('kids-baby-leggings', Garment(
    front=[('waist', [(0, 133.5), (9.2, 134.2)], 0), *_baby_leg], back=[('waist', [(0, 134.9), (9.2, 134.2)], 0), *_baby_leg],
    body='man', cloth='fleece', arms=False, legs=False, frames=1, step=0.6, soften=0, thick=0.2, camera=(115.2, 55), detail=(2, 128.6, 22),
    material=dict(**LYCRA, chart='kids_baby_leggings'), dress=nappy,
))
