"""Women's jackets."""
import math

import numpy as np

from cloth.blocks import fuller_sleeves, sleeved
from cloth.curves import arc
from cuts.kinds import GLEAM, Finish, Garment, cut
from cuts.women_outer_common import WOOL, sleeve_band, sleeve_place
from cuts.women_tees import tag
from parts.calm import Calm
from parts.drag_lines import drag_lines, gathers
from parts.closures import zip_metal, zip_tape, zipper
from parts.fronts import rib_hem
from parts.hanging import limp
from parts.inside import label, lining
from parts.kids_trims import sleeve_ring
from parts.knitted import JACKET, creased, knitted
from parts.mesh import sweep, turned
from parts.napes import smooth_neck, straight_shoulders
from parts.neckbands import ring
from parts.men_shirt import placket
from parts.necks import collar
from parts.padding import PADDED, QUILTED, QUILTED_ARM, QUILTED_PIT, QUILTED_SHOULDER, channels, diamonds
from parts.patch import button
from parts.pockets import flap, jetted_zip, patch_pocket, welt
from parts.stands import leaning_stand, quilted_stand
from studio.materials import hole, horn, steel

NYLON = dict(weave='smooth', sheen=0.1, roughness=0.55, specular=0.25, creases=0.22, unevenness=0.03)
#: The thin, faintly shining shell of down and padding.
SHELL = dict(NYLON, weave='nylon', roughness=0.48, specular=0.32, creases=0.05, seams=False)
#: The shoulders of what is cut like a shirt but of stiff cloth (parts/hanging.figured).
SQUARE = dict(shoulders=(1.2, 2.2), taper=0.1)


def dress_bomber(dressing):
    """Ribbed collar, zip, welt pockets."""
    knitted(dressing, cuff=(6.0, 0.74), hem=(6.0, 0.91, 0.9), seed=51, folds=0.4, sleeves=dict(JACKET, upper=0.3), figure=dict(shoulders=(1.2, 2.4), taper=0.16, flat=0.2))
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 4, 16)
    drag_lines(dressing, 51, 'shell', depth=0.7, hips=0.0, ribs=(6.0, 6.0), more=gathers(94.0, 24.6, 51))
    rib = dressing.cloth('rib-band', weave='rib', roughness=0.95, specular=0.04, sheen=0.3, relief=2.2, creases=0.0, shade=0.9)
    leaning_stand(dressing.garment, 3.7, rib, gap=0.8, corner=0.5, thick=0.5, zipped=lambda line: zipper(dressing, 87.0, 141.6, zip_tape(dressing), zip_metal(), onward=line))
    rib_hem(dressing, rib, 88, 94.0, 25.4)
    sleeve_ring(dressing, (18.9, 138.0), 52.2, 6.4, rib, length=6.4, out=0.34, lean=0.1, thick=0.4)
    for side in (-1, 1):
        welt(dressing, (side * 18.8, 96.4), (side * 14.6, 107.6), dressing.plain, wide=2.2)
    label(dressing, top=146.4, off=0.7)


_front, _back = fuller_sleeves(*sleeved(7.0, 1.8, neck=8.0, shoulder=(20.6, 143.5), arm=(18.9, 138.0), sleeve=58, cuff=6.4, pit=(26.2, 118.5), side=((27.0, 106), (25.6, 88))))
cut('women-bomber', Garment(
    front=_front, back=_back, body='woman', cloth='denim', material=dict(**{**NYLON, 'weave': 'nylon', 'roughness': 0.55, 'specular': 0.25, 'creases': 0.15}, chart='women_bomber'), camera=(117, 110), detail=(3, 134, 36), pinned='neck',
    dress=dress_bomber, finish=Finish(gloss=0.35), inflate=24, step=1.6, frames=36, margin=0.8, thick=0.3, sleeves_down=12, shrunk=('hem',),
))

DOWN_SHOULDER, DOWN_PIT = (21.0, 143.4), (27.0, 118)


def dress_short_down(dressing):
    """Narrow channels, a padded collar, zip and welt pockets."""
    knitted(dressing, **PADDED, cuff=(2.5, 0.78))
    straight_shoulders(dressing)
    smooth_neck(dressing, 18, 8, 16)
    channels(dressing, 5.8, 1.3, DOWN_SHOULDER, DOWN_PIT, 90.0, placket=1.9, sleeve=0.64)
    quilted_stand(dressing, 6.2, 88.9, 140.8)
    for side in (-1, 1):
        welt(dressing, (side * 19.5, 95.7), (side * 15.7, 107.8), dressing.plain, wide=1.6, padded=True)


_front, _back = fuller_sleeves(*sleeved(7.6, 1.8, neck=8.2, shoulder=DOWN_SHOULDER, arm=(19.2, 137.9), sleeve=59, cuff=7.8, pit=DOWN_PIT, side=((27.6, 106), (26.2, 89)), hem_drop=0.4))
cut('women-short-down-jacket', Garment(
    front=_front, back=_back, body='woman', cloth='denim', material=SHELL, camera=(117, 118), detail=(3, 137, 40), pinned='neck',
    dress=dress_short_down, inflate=24, step=1.4, margin=1.0, frames=34, thick=0.3, sleeves_down=12, subdivide=1,
))

SHIRT_ARM = (19.2, 137.8)


def dress_overshirt(dressing):
    """Shirt collar, flapped chest pockets, buttoned cuffs."""
    limp(dressing, sleeves=JACKET, figure=SQUARE, top=118, over=18, flat=0.54, folds=0.8, seed=52)
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 4, 17)
    drag_lines(dressing, 52, 'coating', depth=0.8, wide=1.25, body=1.0, sleeves=1.0)
    tag(dressing, 3.2, 2.0, off=0.8)
    strip = placket(dressing, half=2.0, side=-1, thick=0.2)
    collar(dressing.garment, dressing.stitched, stand=3.0, leaf_back=4.8, leaf_front=6.4, gap=0.5, point=1.8, spread=0.8, out=0.8, thick=0.35)
    for side in (-1, 1):
        box = [(side * x, z) for x, z in ((6.6, 129.5), (17.6, 129.5), (17.4, 116.2), (12.1, 114.4), (6.8, 116.2))]
        pocket = patch_pocket(dressing, box, dressing.plain, hem=0)
        lid = [(side * x, z) for x, z in ((6.3, 130.6), (17.9, 130.6), (17.8, 125.8), (12.1, 124.0), (6.4, 125.8))]
        hanging = flap(dressing, pocket.surface, lid, dressing.plain, under=pocket.thick)
        at = (side * 12.1, 125.7)
        button(pocket.surface, at, horn(), radius=0.8, raise_=float(hanging.top(np.array([at]))[0]), hole=hole())
    for z in (136.5, 124.6, 112.6, 100.6, 88.6):
        button(strip.surface, (0, z), horn(), radius=0.85, raise_=strip.base + strip.thick, hole=hole())
    sleeve_band(dressing, SHIRT_ARM, 51.8, 6.6, 6.4, dressing.stitched, raise_=0.35)
    for side in (-1, 1):
        x, z = sleeve_place(SHIRT_ARM, 55, 2.4)
        button(dressing.front, (side * x, z), horn(), radius=0.75, raise_=0.4, hole=hole())


_front, _back = fuller_sleeves(*sleeved(8.0, 1.5, neck=7.8, shoulder=(21.4, 142.6), arm=SHIRT_ARM, sleeve=58, cuff=6.5, pit=(26.8, 118), side=((27.4, 106), (27.6, 81)), hem_curve=5))
cut('women-wool-overshirt', Garment(
    front=_front, back=_back, body='woman', cloth='wool',
    material=dict(**{**WOOL, 'double': True}, hems=[('hem', 1.0)], chart='women_overshirt'), camera=(113, 116), detail=(6, 130, 38), pinned='neck',
    dress=dress_overshirt, inflate=22, step=1.6, frames=36, margin=1.0, soften=5, thick=0.35, sleeves_down=13,
))


def dress_leather(dressing):
    """A straight zip, a small collar and two zipped pockets."""
    limp(dressing, sleeves=dict(JACKET, flattest=3.0), figure=SQUARE, top=118, over=18, flat=0.56, folds=0.35, seed=53)
    creased(dressing, 1.5, 0.3, seed=53)
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 3, 16)
    drag_lines(dressing, 53, 'shell', depth=0.85, wide=0.75, excess=0.8)
    lining(dressing, top=144.5, low=126, width=9, shade=0.7)
    tag(dressing, 3.2, 2.0, off=0.8)
    zipper(dressing, 92.6, 140.6, zip_tape(dressing), zip_metal())
    collar(dressing.garment, dressing.stitched, stand=2.4, leaf_back=4.0, leaf_front=5.4, gap=0.6, point=1.4, spread=0.75, out=0.8, thick=0.3)
    for side in (-1, 1):
        top, low = (side * 13.2, 110.5), (side * 17.8, 99.5)
        jetted_zip(dressing, low, top)


_front, _back = fuller_sleeves(*sleeved(7.8, 1.6, neck=7.8, shoulder=(18.8, 143.7), arm=(18.0, 138.4), sleeve=59, cuff=5.8, pit=(23.4, 120.5), side=((23.0, 106), (23.6, 93)), hem_drop=0.6))
cut('women-leather-jacket', Garment(
    front=_front, back=_back, body='woman', cloth='denim',
    material=dict(weave='leather', sheen=0.0, roughness=0.43, specular=0.42, creases=0.1, relief=0.12, chart='women_leather', hems=[('hem', 1.0), ('cuff', 1.2)]),
    camera=(119, 106), detail=(5, 132, 36), pinned='neck', dress=dress_leather, gleam=GLEAM, finer=2, finish=Finish(gloss=0.75, polished=True), inflate=22, step=1.6, frames=36, margin=0.8, thick=0.25, sleeves_down=13,
))



def bound(surface, dressing, points, radius=0.32, raise_=0.2):
    """A binding along paper points."""
    places, normals, _, _ = surface.frame(points)
    sweep('binding', arc(places + normals * raise_, 160), dressing.cloth('binding', weave='twill', creases=0.0, roughness=0.8), radius=(radius, radius), sides=10, up=(0, -1, 0.2))


def dress_liner(dressing):
    """Quilted diamonds, bound edges, snaps, two patch pockets."""
    limp(dressing, sleeves=dict(JACKET, folds=0.25), top=118, over=18, flat=0.56, folds=0.6, seed=54)
    straight_shoulders(dressing)
    smooth_neck(dressing, 18, 6, 17)
    edge = Calm(dressing.front, [(1.2, 83.8), (2.2, 141.4)], 6, pad=0.9)
    tag(dressing, 3.0, 2.0, off=0.8)
    diamonds(dressing, 0.5)
    binding = dressing.cloth('binding', weave='twill', creases=0.0, roughness=0.8)
    path, _, _ = ring(dressing.garment, 160, 12)
    sweep('neck-binding', np.vstack([path, path[:1]]), binding, radius=(0.34, 0.3), sides=10, up=(0, 0, 1), caps=False)
    bound(edge, dressing, [(1.7, z) for z in (141.2, 127, 112, 98, 83.8)], raise_=0.42)
    for side in (-1, 1):
        box = [(side * x, z) for x, z in ((8.6, 104), (20.4, 104), (20.4, 90.0), (20.0, 89.0), (19.0, 88.6), (10.0, 88.6), (9.0, 89.0), (8.6, 90.0))]
        pocket = patch_pocket(dressing, box, dressing.stitched, hem=0, tacks=0)
        mouth = [(side * x, 104.0 - 0.12 * math.sin((x - 8.5) / 12 * math.pi)) for x in np.linspace(8.5, 20.5, 25)]
        places, normals, _, _ = pocket.surface.frame(mouth)
        sweep('pocket-binding', places + normals * (pocket.base + pocket.thick + 0.12), binding, radius=(0.3, 0.22), sides=10, up=(0, -1, 0.2))
    metal = steel()
    for z in (138.4, 125.6, 112.8, 100.0, 87.6):
        place, normal, _, _ = Calm(dressing.front, [(-2, z - 4), (2, z + 4)], 2).frame([(0, z)])
        turned('snap', [(0.75, 0), (0.75, 0.12), (0.5, 0.2), (0.3, 0.16), (0.01, 0.16)], metal, place[0] + normal[0] * 0.2, normal[0])


_front, _back = fuller_sleeves(*sleeved(8.6, 1.8, neck=8.4, shoulder=QUILTED_SHOULDER, arm=QUILTED_ARM, sleeve=55, cuff=7.0, pit=QUILTED_PIT, side=((26.4, 106), (26.8, 84)), hem_drop=0.4))
cut('women-liner-jacket', Garment(
    front=_front, back=_back, body='woman', cloth='denim',
    material=QUILTED, camera=(115.5, 114), detail=(5, 132, 36), pinned='neck',
    dress=dress_liner, inflate=24, step=1.4, margin=1.0, frames=34, thick=0.3, sleeves_down=12, subdivide=1,
))
