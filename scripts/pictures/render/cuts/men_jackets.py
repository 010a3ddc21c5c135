"""Men's jackets: bomber, short down jacket, wool overshirt, waxed field jacket."""
from cloth.blocks import fuller_sleeves, sleeved
from cuts.kinds import Finish, Garment, alike, cut
from parts.bottoms import mapped_cloth
from parts.calm import Calm
from parts.drag_lines import drag_lines
from parts.closures import zip_metal, zip_tape, zipper
from parts.fronts import buttons, placket, rib_hem, stud
from parts.hanging import limp
from parts.kids_trims import sleeve_ring
from parts.knitted import JACKET, knitted
from parts.napes import smooth_neck, straight_shoulders
from parts.necks import collar
from parts.padding import PADDED, channels
from parts.pockets import flap_pocket, welt
from parts.sewn import rim
from parts.stands import leaning_stand, quilted_stand
from studio.materials import fixed, hole, horn

SLEEVES = dict(JACKET, outward=15, inward=5)
SHOULDER, PIT = (22.2, 143.4), (27.2, 117.8)


def shirt_body(dressing, seed, lap, excess=1.0):
    """A shirt-like jacket that hangs, its shoulders smooth, buckled by a share `excess` of what shirting is; the shadow under its front edge, `lap` cm from the centre."""
    limp(dressing, sleeves=SLEEVES, top=118, over=18, flat=0.54, folds=0.8, seed=seed)
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 4, 18)
    drag_lines(dressing, seed, 'shirting', depth=0.8, wide=1.25, between=4.5, excess=excess)
    edge = [(-lap - 0.08, z) for z in (140.2, 109.0, 77.6)]
    rim(Calm(dressing.front, edge, 5), edge, dressing.cloth('under', shade=0.45), radius=0.12, raise_=0.2)


def bomber_parts(dressing):
    knitted(dressing, cuff=(6.0, 0.74), hem=(6.0, 0.94), seed=55, folds=1.0, sleeves=SLEEVES)
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 4, 17)
    drag_lines(dressing, 55, 'shell', ribs=(6.0, 6.0))
    rib = dressing.cloth('rib', weave='rib', roughness=0.95, specular=0.04, relief=2.2, creases=0.0, sheen=0.3, shade=0.9)
    leaning_stand(dressing.garment, 3.9, rib, gap=0.8, corner=0.5, thick=0.5, zipped=lambda line: zipper(dressing, 82.6, 142.4, zip_tape(dressing), zip_metal(), onward=line))
    rib_hem(dressing, rib, 83, 89.2, 25.6)
    sleeve_ring(dressing, (19.4, 138.4), 52.2, 6.8, rib, length=6.4, out=0.34, lean=0.1, thick=0.4)
    for side in (-1, 1):
        welt(dressing, (side * 20.6, 94.5), (side * 14.6, 106.5), dressing.plain)


def down_parts(dressing):
    knitted(dressing, **PADDED, cuff=(2.5, 0.76))
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 8, 17)
    channels(dressing, 6.6, 1.45, SHOULDER, PIT, 83.6, placket=1.9, sleeve=0.62, seed=4)
    quilted_stand(dressing, 6.4, 82.3, 141.4)
    for side in (-1, 1):
        welt(dressing, (side * 19.4, 92.0), (side * 16.0, 104.0), dressing.plain, wide=1.8, padded=True)


def overshirt_parts(dressing):
    shirt_body(dressing, 56, 1.9)
    dark, eye = horn(), hole()
    cloth = dressing.cloth('pocket', hems=[('edge', 0.6)], double=False)
    placket(dressing, 140.4, 77.2, mapped_cloth(dressing, 'placket'), raise_=0.42)
    buttons(dressing, (136.2, 125.4, 114.6, 103.8, 93.0, 82.2), dark, eye, radius=0.95, raise_=0.62)
    for side in (-1, 1):
        flap_pocket(dressing, side * 13.2, 127.5, (13.4, 15.0), dressing.plain, flap_deep=0, round_=1.8, rows=(0.25,))
    collar(dressing.garment, cloth, stand=3.0, leaf_back=4.8, leaf_front=7.2, point=1.6, gap=0.5, spread=0.78, out=0.9, thick=0.4)


def field_parts(dressing):
    shirt_body(dressing, 57, 3.4, excess=0.4)
    brass = fixed('brass', (0.20, 0.145, 0.075), 0.42, 0.5, 1.0)
    placket(dressing, 140.6, 77.2, mapped_cloth(dressing, 'placket'), lap=3.4, inward=9.0, raise_=0.5)
    for z in (136.5, 122.0, 107.5, 93.0, 80.5):
        stud(dressing.front, (-0.6, z), brass, raise_=0.62)
    for side in (-1, 1):
        for middle, top, size, flap_deep, pointed in ((14.0, 127.0, (12.4, 14.0), 5.2, 0.9), (15.0, 100.6, (16.0, 18.0), 6.0, 0.6)):
            at, height = flap_pocket(dressing, side * middle, top, size, dressing.plain, flap_deep, pointed, rows=(0.2, 0.8))
            stud(dressing.front, at, brass, radius=0.65, raise_=height)
    corded = dressing.cloth('collar', weave='corduroy', shade=0.62, roughness=1.0, specular=0.02, sheen=0.6, unevenness=0.3)
    collar(dressing.garment, corded, stand=3.4, leaf_back=5.2, leaf_front=7.6, point=1.2, gap=0.45, spread=0.7, out=0.9, thick=0.4)


_front, _back = fuller_sleeves(*sleeved(6.5, 2.0, neck=8.6, sleeve=58, cuff=6.8, pit=PIT, side=((28.2, 106), (26.6, 83)), shoulder=SHOULDER, arm=(19.4, 138.4)))
_nylon = dict(weave='nylon', sheen=0.1, roughness=0.55, specular=0.25, creases=0.15, double=False)
cut('men-bomber', Garment(
    front=_front, back=_back, body='man', cloth='denim', step=1.5, frames=36, inflate=24, margin=0.8, pinned='neck', thick=0.3, mirrored=1, sleeves_down=15, shrunk=('hem',),
    material=dict(_nylon, chart='bomber'), camera=(112, 122), detail=(3, 133, 40), dress=bomber_parts, finish=Finish(gloss=0.35),
))
alike('men-down-jacket', 'men-bomber', drape_of='men-bomber', subdivide=1, detail=(3, 136, 42), dress=down_parts, finish=Finish(gloss=0.8),
      material=dict(_nylon, weave='nylon', creases=0.05, roughness=0.48, specular=0.32, seams=False, unevenness=0.03))

_front, _back = fuller_sleeves(*sleeved(9.0, 1.5, neck=8.2, sleeve=62, cuff=6.7, pit=(26.8, 118), side=((27.4, 106), (27.6, 77)), shoulder=(22.0, 143.5), arm=(19.4, 138.5), hem_drop=0.6))
cut('men-overshirt', Garment(
    front=_front, back=_back, body='man', cloth='wool', step=1.6, frames=36, inflate=22, margin=0.9, pinned='neck', thick=0.35, sleeves_down=15, soften=6,
    material=dict(weave='wool', sheen=0.55, roughness=1.0, specular=0.04, creases=0.15, hems=[('hem', 1.2)], chart='overshirt', double=False),
    camera=(112, 122), detail=(4, 131, 40), dress=overshirt_parts,
))
alike('men-field-jacket', 'men-overshirt', drape_of='men-overshirt', dress=field_parts, finish=Finish(exposure=1.5, gloss=0.6),
      material=dict(weave='twill', sheen=0.1, roughness=0.5, specular=0.3, creases=0.3, hems=[('hem', 2.0), ('cuff', 2.0)], chart='field_jacket', unevenness=0.2))
