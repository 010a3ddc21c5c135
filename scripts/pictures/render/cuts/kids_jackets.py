"""Children's padded jackets."""
import numpy as np

from cloth.blocks import fuller_sleeves, sleeved
from cuts.kids_shapes import BABY, CHILD, top
from parts.kids_trims import bound, child
from parts.knitted import knitted
from parts.napes import smooth_neck, straight_shoulders
from parts.padding import PADDED, QUILTED, QUILTED_ARM, QUILTED_PIT, QUILTED_SHOULDER, channels, diamonds
from parts.pockets import welt
from parts.stands import quilted_stand
from studio.materials import fixed

NYLON = dict(weave='nylon', sheen=0.1, roughness=0.5, specular=0.3, creases=0.05, unevenness=0.03, seams=False)
SHOULDER, PIT, ARM = (21.0, 143.6), (27.0, 117.6), (19.2, 137.9)
_padded = dict(scaled=None, cloth='denim', inflate=24, step=1.5, margin=1.0, frames=34, thick=0.3, sleeves_down=12, subdivide=1, mirrored=0)


def reflective():
    return fixed('reflective', (0.29, 0.30, 0.32), 0.45, 0.5, 0.3)


def piped(dressing):
    """Broad channels, a high padded collar, reflective piping, elastic cuffs."""
    knitted(dressing, **PADDED, cuff=(3.0, 0.72))
    straight_shoulders(dressing)
    smooth_neck(dressing, 16, 12, 18)
    child(dressing, *CHILD)
    channels(dressing, 7.0, 1.15, SHOULDER, PIT, 84.0, placket=2.4, sleeve=0.46)
    glint = reflective()
    # In the seams of two channels, from armhole or side seam to the zip, under whose tape it ends.
    for z, end in ((126.0, 25.1), (98.0, 28.2)):
        for surface, low, high in ((dressing.back, -end, end), (dressing.front, -end, -0.7), (dressing.front, 0.7, end)):
            bound(surface, [(x, z) for x in np.linspace(low, high, 60)], glint, radius=(0.42, 0.12), raise_=0.66, count=160, rounds=60)
    quilted_stand(dressing, 4.4, 82.9, 140.0, corner=0.6, thick=0.7, puff=0.45, half=0.9, degree=5)
    for side in (-1, 1):
        welt(dressing, (side * 19.7, 92.3), (side * 14.9, 104.3), dressing.plain, wide=1.9, padded=True)


_sides = fuller_sleeves(*sleeved(8.0, 1.8, neck=8.8, shoulder=SHOULDER, arm=ARM, sleeve=57, cuff=7.8, pit=PIT, side=((28.0, 106), (28.6, 83)), hem_drop=0.4))
top('girls-padded-jacket', _sides, NYLON, detail=(2, 138, 32), dress=piped, **_padded)


def bundled(dressing):
    """Thin padding quilted in diamonds, a padded collar, a zip from the chin to the hem, elastic cuffs."""
    knitted(dressing, **PADDED, cuff=(3.0, 0.74))
    straight_shoulders(dressing)
    smooth_neck(dressing, 16, 12, 18)
    child(dressing, *BABY)
    diamonds(dressing, 0.6, placket=2.4)
    quilted_stand(dressing, 3.8, 78.9, 140.0, corner=0.5, thick=0.5, puff=0.3, half=0.85, degree=5)


_sides = fuller_sleeves(*sleeved(8.4, 1.8, neck=9.2, shoulder=QUILTED_SHOULDER, arm=QUILTED_ARM, sleeve=56, cuff=7.4, pit=QUILTED_PIT, side=((26.4, 106), (26.8, 79)), hem_drop=0.4))
top('baby-padded-jacket', _sides, dict(QUILTED, creases=0.2), camera=(132.5, 62), detail=(1.5, 141.5, 27), dress=bundled, **_padded)
