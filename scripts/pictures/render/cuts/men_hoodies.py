"""Men's hoodies and jumpers: loopback hoodie, zip hoodie, merino, cables."""
import numpy as np

import parts.men_weaves  # registers the weaves named below
from cloth.blocks import fuller_sleeves, sleeved
from cuts.kinds import Finish, Garment, cut
from cuts.men_tees import TOPS
from cuts.women_tees import banded
from parts.cabled import cabled
from parts.drag_lines import drag_lines
from parts.closures import zip_metal, zip_tape, zipper
from parts.hoods import cords, sewn_hood
from parts.knitted import SWEAT, knitted
from parts.napes import smooth_neck, straight_shoulders
from parts.pockets import kangaroo, welt
from parts.shoe_matter import plaited
from sewing.men_tops import MEN_CABLES, NECKBAND, rope
from studio.materials import steel

#: A hooded top: its centre stands higher, its scale is that of the other tops.
HOODED = (116.5, 120)
#: Fibres of two shades: what makes a grey sweatshirt grey.
MELANGE = Finish(pattern='melange', settings=dict(depth=0.22))


def hood_cloth(dressing):
    """A hood's cloth: the casing of its front edge, and a seam from the crown to the nape stitched on both sides."""
    return dressing.cloth('hood', seams=True, hems=[('edge', 2.4), ('seam', 0.5)], ribs=(), double=False)


def sweat_body(dressing, seed, folds=0.8, **drag):
    """A sweatshirt that hangs, its shoulders smooth, its ribs drawn in; `folds` of its drape, `drag`: what its drag lines differ in."""
    knitted(dressing, cuff=(6, 0.82), hem=(6, 0.94), seed=seed, folds=folds, sleeves=SWEAT)
    straight_shoulders(dressing)
    smooth_neck(dressing, 18, 8, 19)
    drag_lines(dressing, seed, 'sweat', ribs=(6.0, 6.0), **drag)


def pullover_hood(dressing):
    """Kangaroo pocket, double hood, cords."""
    sweat_body(dressing, seed=41)
    shape = [(-8.6, 104.4), (8.6, 104.4), (16.8, 95.4), (16.8, 88.8), (-16.8, 88.8), (-16.8, 95.4)]
    kangaroo(dressing, shape, dressing.plain)
    hood = sewn_hood(dressing.garment, hood_cloth(dressing))
    cords(dressing, hood, plaited('cord', (0.70, 0.68, 0.64)), steel(), steel(), length=18, radius=0.3)


_front, _back = sleeved(9.0, 2.0, neck=9, sleeve=57, cuff=7.4, pit=(27.2, 118), side=((28, 106), (27, 82)), shoulder=(23, 143.6), arm=(19.4, 138.8), hem_drop=0.4)
cut('men-hoodie', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.5, frames=36, camera=HOODED, detail=(2, 141, 44), sleeves_down=12, pinned='neck', shrunk=('hem',), thick=0.4,
    material=dict(weave='loopback', ribs=[('cuff', 6), ('hem', 6)], sheen=0.5, roughness=0.95, chart='men_sweatshirt', creases=0.2), dress=pullover_hood, finish=MELANGE,
))


def zip_hood(dressing):
    """A metal zip up to the hem of the hood, two open pockets."""
    sweat_body(dressing, seed=42, folds=0.4, depth=0.75, wide=1.8, between=7.0, excess=0.6)
    hood = sewn_hood(dressing.garment, hood_cloth(dressing), cross=-0.4)
    zipper(dressing, 83.2, 140.0, zip_tape(dressing), steel(), onward=hood.throat(), puller=2.3, teeth=zip_metal())
    for side in (-1, 1):
        welt(dressing, (side * 17.0, 92.0), (side * 11.2, 104.0), dressing.plain, wide=2.2)


_front, _back = sleeved(9.0, 2.0, neck=9, sleeve=58, cuff=7.2, pit=(26.2, 118.8), side=((26.4, 106), (25.8, 82)), shoulder=(22.4, 143.9), arm=(19.2, 138.9), hem_drop=0.4)
cut('men-zip-hoodie', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.5, frames=36, camera=HOODED, detail=(3, 141, 44), sleeves_down=12, pinned='neck', shrunk=('hem',), thick=0.4,
    material=dict(weave='loopback', ribs=[('cuff', 6), ('hem', 6)], sheen=0.5, roughness=0.95, chart='men_zip_sweatshirt', creases=0.05), dress=zip_hood, finish=MELANGE,
))

_front, _back = fuller_sleeves(*sleeved(8.6, 1.8, neck=9.6, rise=147.2, sleeve=58, cuff=6.8, pit=(25.2, 117.6), side=((25.4, 106), (25, 82)), shoulder=(21.4, 143.4), arm=(18.9, 139.1), hem_drop=0.4), outer=1.4, under=0.6)
cut('men-merino-jumper', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(3, 137, 32), sleeves_down=13, pinned='neck', shrunk=('hem',),
    thick=0.25, dress=banded(2.4, smooth=(22, 20, 27), knit=dict(cuff=(6, 0.9), hem=(6, 0.95), sleeves=dict(narrow=0.8), figure=dict(shoulders=(0.9, 1.8))), thick=0.4),
    material=dict(weave='fine_knit', relief=1.8, ribs=[('cuff', 6), ('hem', 6)], sheen=0.5, roughness=0.95, specular=0.08, chart='men_fine_jumper', creases=0.06),
))

#: The block of a jumper, whose drape other long-sleeved tops share.
JUMPER = sleeved(8.6, 2.0, neck=9.0, sleeve=57, cuff=7.4, pit=(26.2, 118.6), side=((27, 107), (26.2, 83)), shoulder=(22.6, 143.8), arm=(19.2, 138.9), hem_drop=0.4)


def cables(dressing):
    """Three broad cables that stand out of the front."""
    knitted(dressing, cuff=(6.5, 0.86), hem=(6.0, 0.95), seed=46, folds=0.4, creases=0)
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 8, 18)

    def relief(x, z):
        raised = np.zeros(len(x))
        for middle in MEN_CABLES:
            raised = np.where(np.abs(x - middle) < 3.3, rope(x, z, middle), raised)
            for edge in (-3.9, 3.9):
                raised = np.where(np.abs(x - middle - edge) < 0.6, 0.5 * np.cos((x - middle - edge) * np.pi / 1.2), raised)
        return raised

    cabled(dressing, relief, 0.36, neck=NECKBAND, sides=(False,))


cut('men-cable-jumper', Garment(
    front=JUMPER[0], back=JUMPER[1], body='man', cloth='fleece', camera=TOPS, detail=(3, 134, 34), sleeves_down=12, pinned='neck', shrunk=('hem',), thick=0.5,
    material=dict(weave='knit', ribs=[('cuff', 6.5), ('hem', 6.5)], sheen=0.5, roughness=0.95, specular=0.06, relief=0.8, chart='men_cable', creases=0.06), dress=cables, subdivide=1,
))
