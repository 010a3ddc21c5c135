"""Women's T-shirts and jersey tops."""
import numpy as np

from cloth.curves import lengths
from cuts.kinds import Garment, cut
from cuts.women_shapes import TOPS, tank
from parts.drag_lines import drag_lines
from parts.hanging import hung, limp, lumps_out
from parts.inside import woven_label
from parts.knitted import knitted, ribs_of
from parts.laid_edges import edgings
from parts.mended import mended
from parts.napes import smooth_middle, smooth_neck, straight_shoulders
from parts.neckbands import neckband
from parts.skirts import sways

#: One distance of the camera for all tops, so that a listing shows them in one scale.
CAMERA = (117.5, 106)
#: Narrow sleeves hang further out, and level with the body under the arm, or they are bells.
SLEEVES = dict(outward=25, inward=7)


def tag(dressing, below=1.7, high=1.7, **look):
    """The label inside the back of the neck, `below` cm from its edge as the cloth lies: a nape's cloth is gathered."""
    middle = abs(dressing.back.paper[:, 0]) < 0.6
    heights = dressing.back.paper[middle, 1].max() - np.arange(0.1, 12, 0.1)
    down = lengths(dressing.back.place(np.column_stack([0 * heights, heights])))
    top, bottom = np.interp((below - high / 2, below + high / 2), down, heights)
    woven_label(dressing.back, (0, (top + bottom) / 2), (4.6, top - bottom), **look)


def banded(width=1.9, weave='rib', look=None, smooth=None, hang=None, knit=None, **band):
    """Dresses a garment with a band round the neck, of a `weave` and what else its cloth differs in (`look`), and a label inside it. `smooth`: cm from the neckline that are laid smooth (parts/napes.py), behind and in front; `hang`: how body and sleeves hang (parts/hanging.py), `knit` those of a jumper (parts/knitted.py)."""

    def dress(dressing):
        if smooth and dressing.cut.mirrored:
            smooth_middle(dressing)
        if hang is not None:
            limp(dressing, **hang)
        if knit is not None:
            knitted(dressing, **knit)
        if smooth:
            straight_shoulders(dressing)
            smooth_neck(dressing, *smooth)
        if hang is not None:
            drag_lines(dressing, hang.get('seed', 1))
        if knit is not None:
            drag_lines(dressing, knit.get('seed', 1), 'knit', depth=0.7, wide=1.2, ribs=ribs_of(**knit))
        neckband(dressing.garment, dressing.cloth('neckband', weave=weave, hems=[], creases=0, **(look or {})), width, **band)
        tag(dressing)

    return dress


def top(name, material, cloth='jersey', detail=(3, 139, 36), down=12, dress=None, mend=None, **more):
    """A top of cuts/women_shapes.py, registered as `women-NAME`; `mend`: the long sleeve that fell well (parts/mended.py), 0 leaves both."""
    pattern = TOPS[name]

    def dressed(dressing):
        if pattern.sleeve > 40 and mend != 0:
            mended(dressing, pattern, mend)
        dress(dressing)

    front, back = pattern.sides()
    settings = dict(body='woman', camera=CAMERA, arm_angle=pattern.angle, pinned='neck', detail=detail, sleeves_down=down)
    if pattern.sleeve > 40:
        settings['sleeves_down'] = pattern.angle - 17
    return cut(f'women-{name}', Garment(front=front, back=back, cloth=cloth, material=material, dress=dressed, **{**settings, **more}))


top('crew-tee', dict(weave='jersey', hems=[('hem', 2.0), ('cuff', 2.0)], chart='women_crew_tee', creases=0.08), 'rib', dress=banded(1.8, smooth=(13, 6), hang=dict(seed=5, sleeves=SLEEVES, top=118, over=18, folds=0.4)))
top('boxy-tee',
    dict(weave='jersey', hems=[('hem', 2.6), ('cuff', 2.6), ('neck', 0.6)], chart='women_boxy_tee', creases=0.08, sheen=0.4),
    'fleece', dress=banded(2.6, thick=0.42, smooth=(13, 9), hang=dict(seed=4, top=118, sleeves=dict(outward=25, onto=0.12))), thick=0.2, down=16, mirrored=-1,
)
top('linen-tee', dict(weave='linen', hems=[('hem', 1.2), ('cuff', 1.2)], chart='women_linen_tee', creases=0.3, relief=0.8), dress=banded(1.1, 'linen', smooth=(13, 6), hang=dict(seed=6, sleeves=dict(SLEEVES, onto=0.14), figure=dict(shoulders=(0.9, 1.8)), top=118, over=18, folds=0.4)), thick=0.1, down=14)
top('rib-tee', dict(weave='jersey', hems=[('hem', 1.6), ('cuff', 1.4)], chart='women_rib_tee', creases=0.04), dress=banded(1.4, smooth=(13, 6), hang=dict(seed=7, sleeves=SLEEVES, top=110, over=12, folds=0.2, flat=0.6)), soften=8, down=14)
top('v-tee',
    dict(weave='fine_knit', hems=[('hem', 1.6), ('cuff', 1.6)], chart='women_v_tee', creases=0.06, sheen=0.35),
    'rib', dress=banded(1.2, under=0.1, rounds=8, smooth=(15, 4, 17, 0), hang=dict(seed=8, sleeves=SLEEVES, top=116, over=16, folds=0.4)), thick=0.12,
)



def tank_top(dressing):
    """A body that lies closely, without the dents of the drape; bound armholes."""
    smooth_middle(dressing)
    lumps_out(dressing)
    hung(dressing, 122, 14, flat=0.6, folds=0.3, tight=0.93, seed=35)
    sways(dressing, 130, between=3.8, excess=0.7, seed=35)
    edgings(dressing, 'arm', 0.9, dressing.cloth('binding', hems=[('edge', 0.14)]), raise_=0.14)
    banded(1.2, rise=0.05)(dressing)


_front, _back = tank()
cut('women-rib-tank', Garment(
    front=_front, back=_back, body='woman', cloth='rib', arms=False, pinned='neck', mirrored=1, soften=8, camera=CAMERA, detail=(3, 135, 36), dress=tank_top,
    material=dict(weave='jersey', hems=[('hem', 1.6)], chart='women_rib_tank', creases=0.06),
))
