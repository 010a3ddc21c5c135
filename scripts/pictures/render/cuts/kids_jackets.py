"""Children's padded jackets."""
import numpy as np

from cloth.blocks import sleeved
from cuts.kids_shapes import BABY, CHILD, HOODED, top
from cuts.women_outer_common import fuller_sleeves
from parts.calm import Calm
from parts.closures import zipper
from parts.combed import combed
from parts.kids_hood import crossed_hood
from parts.kids_trims import bound, child, sleeve_ring
from parts.napes import smooth_neck, straight_shoulders
from parts.padding import channels
from parts.patch import patch
from parts.sleeves import round_sleeves
from parts.stands import leaning_stand
from studio.materials import fixed, steel

NYLON = dict(weave='smooth', sheen=0.1, roughness=0.55, specular=0.25, creases=0.14, unevenness=0.03, seams=False)
SHOULDER, PIT, ARM = (21.0, 143.6), (27.0, 117.6), (19.2, 137.9)
_padded = dict(scaled=None, cloth='denim', inflate=24, step=1.5, margin=1.0, frames=34, thick=0.3, sleeves_down=12, subdivide=1, mirrored=0)


def reflective():
    return fixed('reflective', (0.50, 0.51, 0.53), 0.32, 0.6, 0.3)


def hooded(dressing):
    """Broad channels, a hood that comes off, reflective piping, a guard over the zip's end, elastic cuffs."""
    round_sleeves(dressing, ARM, PIT, cuff=0.68, cuff_length=4.0)
    straight_shoulders(dressing)
    smooth_neck(dressing, 16, 12, 18)
    combed(dressing, 85, 139, wide=20)
    child(dressing, *CHILD)
    channels(dressing, 7.0, 0.6, SHOULDER, PIT, 84.0, placket=2.4)
    glint = reflective()
    for z in (126.0, 98.0):
        # In front it ends at the zip.
        for surface, low, high in ((dressing.back, -23.4, 23.4), (dressing.front, -23.4, -1.7), (dressing.front, 1.7, 23.4)):
            bound(surface, [(x, z) for x in np.linspace(low, high, 60)], glint, radius=(0.3, 0.26), raise_=0.34, count=160, rounds=12)
    zipper(dressing.front, 84.6, 141.0, dressing.cloth('tape', shade=0.75), steel(), raise_=0.3, width=1.4)
    leaning_stand(dressing.garment, 3.4, dressing.plain, gap=0.2, lean=20, level=1, corner=1.0, thick=0.7, puff=0.35)
    crossed_hood(dressing, dressing.cloth('hood', hems=[('edge', 1.6)]), thick=1.1, height=20.5, depth=5.6, width=9.6, spread=0.16)
    guard = [(-2.2, 141.4), (2.2, 141.4), (2.2, 136.8), (-2.2, 136.8)]
    patch(Calm(dressing.front, guard, 2), guard, dressing.plain, raise_=0.75, edge=0.25, step=0.5, name='chin-guard')
    for side in (-1, 1):
        pocket = [(side * x, z) for x, z in ((14.0, 104), (15.8, 104.6), (20.6, 92.6), (18.8, 92.0))][::side]
        patch(Calm(dressing.front, pocket, 2), pocket, dressing.plain, raise_=0.5, edge=0.22, name='welt')


_sides = fuller_sleeves(*sleeved(8.0, 1.8, neck=8.8, shoulder=SHOULDER, arm=ARM, sleeve=57, cuff=7.8, pit=PIT, side=((28.0, 106), (28.6, 83)), hem_drop=0.4))
top('girls-padded-jacket', _sides, NYLON, camera=HOODED, detail=(2, 138, 30), dress=hooded, **_padded)


def bundled(dressing):
    """Soft channels, a zip from the chin to the hem, mittens folded back into cuffs."""
    round_sleeves(dressing, ARM, PIT, cuff=0.82, cuff_length=4.4)
    straight_shoulders(dressing)
    smooth_neck(dressing, 16, 12, 18)
    combed(dressing, 69, 139, wide=20)
    child(dressing, *BABY)
    channels(dressing, 9.6, 1.15, SHOULDER, PIT, 68.0, placket=2.4, cuff=7.0)
    zipper(dressing.front, 69.0, 141.0, dressing.cloth('tape', shade=0.8), fixed('zip', (0.62, 0.62, 0.61), 0.4, 0.4, 0.4), raise_=0.3, width=1.7)
    leaning_stand(dressing.garment, 2.8, dressing.plain, gap=0.2, lean=20, level=1, corner=1.0, thick=0.7, puff=0.35)
    crossed_hood(dressing, dressing.cloth('hood', hems=[('edge', 1.4)]), thick=1.0, height=17.5, depth=5.0, width=8.4, spread=0.16)
    sleeve_ring(dressing, ARM, 44.4, 8.0, dressing.cloth('mitten', hems=[('edge', 0.6)]), length=4.6, out=0.3, lean=0.1, thick=0.4)


_sides = fuller_sleeves(*sleeved(8.4, 1.8, neck=9.2, shoulder=SHOULDER, arm=ARM, sleeve=49, cuff=8.2, pit=PIT, side=((29.0, 106), (31.0, 84), (31.4, 67)), hem_drop=0.4))
top('baby-padded-jacket', _sides, NYLON, camera=(137.5, 73), detail=(1.5, 140, 25), dress=bundled, **_padded)
