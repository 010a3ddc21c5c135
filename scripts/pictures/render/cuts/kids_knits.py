"""Children's knits and sweatshirts: hoodie, cardigan, baby's jumper."""
import numpy as np

import parts.kids_weaves  # noqa: F401 (registers the weaves named below)
import parts.men_weaves  # noqa: F401 (registers loopback)
from cloth.blocks import sleeved
from cuts.kids_shapes import BABY_TOPS, HOODED, SPUN, top
from parts.calm import Calm
from parts.drag_lines import drag_lines
from parts.hoods import sewn_hood
from parts.kids_trims import evened, ribbed, sleeve_ring, sloping
from parts.knitted import SWEAT, knitted
from parts.neckbands import band_end
from parts.patch import button, button_at, patch
from parts.pockets import kangaroo
from studio.materials import fixed, hole


#: A child's sleeves are short and wide: a grown-up's, made smaller, are sticks.
SHORT_ARMS = dict(SWEAT, outward=18, inward=6, narrow=1.08, full=0.22)


def pullover(dressing):
    """A double hood without cords, a kangaroo pocket."""
    knitted(dressing, cuff=(6.2, 0.68), hem=(6.2, 0.93), seed=45, folds=0.7, sleeves=dict(SHORT_ARMS, onto=0.24, narrow=0.94))
    evened(dressing)
    sloping(dressing, 0.8)
    drag_lines(dressing, 45, 'sweat', ribs=(6.2, 6.2))
    shape = [(-9.4, 105.5), (9.4, 105.5), (17.4, 96.4), (17.4, 87.4), (-17.4, 87.4), (-17.4, 96.4)]
    kangaroo(dressing, shape, dressing.cloth('pocket', ribs=(), hems=[]))
    sewn_hood(dressing.garment, dressing.cloth('hood', seams=True, hems=[('edge', 1.9), ('seam', 0.4)], ribs=(), double=False), thick=0.5, size=0.72, cross=0.8, seed=7)


top('boys-sweat-hoodie',
    sleeved(9.4, 2.0, neck=9.6, sleeve=55, cuff=7.8, pit=(27.2, 118), side=((28, 106), (27, 80)), shoulder=(22.6, 143.8), arm=(19.4, 138.8), hem_drop=0.4),
    dict(weave='loopback', sheen=0.5, roughness=0.95, chart='kids_hoodie', creases=0.12), scale=(0.65, 0.665), camera=HOODED, detail=(2, 138, 34),
    dress=pullover, finish=SPUN, step=1.5, frames=36, mirrored=1, sleeves_down=12, shrunk=('hem',), thick=0.36,
)

_knit = dict(weave='kids_knit', creases=0.06, sheen=0.5, roughness=0.95, specular=0.05)
ARM = (18.8, 139.0)


def wooden():
    return fixed('wooden button', (0.30, 0.17, 0.085), 0.55, 0.3)


def cardigan(dressing):
    """A ribbed button band, wooden buttons, cuffs that are turned back."""
    knitted(dressing, cuff=(8.4, 0.86), hem=(6.0, 0.96), seed=36, folds=0.5, sleeves=dict(SHORT_ARMS, outward=16, narrow=0.84, full=0.16))
    evened(dressing)
    sloping(dressing, 0.8)
    drag_lines(dressing, 36, 'knit', ribs=(6.0, 8.4))
    rib = dressing.cloth('band', weave='kids_rib', hems=[], ribs=(), creases=0)
    band = [(-2.0, 138.6), (2.0, 138.6), (2.0, 82.4), (-2.0, 82.4)]
    surface = Calm(dressing.front, band, 3)
    patch(surface, band, rib, raise_=0.4, edge=0.22, step=0.5, name='button-band')
    ribbed(dressing, 1.6, thick=0.42)
    band_end(dressing.garment, rib, lambda place, out: button_at(place, out, wooden(), 0.78, hole()), 2.0, 1.6, raise_=0.42)
    for z in np.linspace(131.0, 87.0, 5):
        button(surface, (0, z), wooden(), radius=0.78, raise_=0.42, hole=hole())
    sleeve_ring(dressing, ARM, 49.6, 7.2, dressing.cloth('cuff', weave='kids_rib', hems=[], ribs=(), creases=0), length=8.0, out=0.16, lean=0.0, thick=0.34)


top('girls-merino-cardigan',
    sleeved(11.2, 2.0, neck=9.4, sleeve=58, cuff=6.8, pit=(25.2, 117.8), side=((25.4, 106), (25.6, 82)), shoulder=(21.4, 144.4), arm=ARM, hem_drop=0.2),
    dict(_knit, chart='kids_cardigan'), detail=(2, 135, 28), dress=cardigan, finish=SPUN, sleeves_down=12, shrunk=('hem',), thick=0.34,
)


def shoulder_buttons(dressing):
    """A button band along the wearer's left shoulder."""
    knitted(dressing, cuff=(8.0, 0.86), hem=(7.5, 0.94), seed=37, folds=0.6, sleeves=dict(SHORT_ARMS, narrow=0.94, full=0.16))
    evened(dressing)
    sloping(dressing, 0.5, neck=4.5, end=12)
    drag_lines(dressing, 37, 'knit', ribs=(7.5, 8.0))
    # Its ribs would run across and notch its edges.
    plain = dressing.cloth('band', hems=[('edge', 0.4)], ribs=(), creases=0)
    band = [(9.8, 145.0), (21.8, 140.0), (21.4, 134.8), (8.6, 140.4)]
    patch(Calm(dressing.front, band, 3), band[::-1], plain, raise_=0.22, edge=0.2, step=0.5, name='shoulder-band')
    ribbed(dressing, 1.35, thick=0.4)
    surface = Calm(dressing.front, band, 3)
    for share in (0.12, 0.48, 0.84):
        at = np.array([9.2, 142.7]) * (1 - share) + np.array([21.6, 137.4]) * share
        button(surface, tuple(at), wooden(), radius=0.6, raise_=0.3, hole=hole())


top('baby-shoulder-jumper',
    sleeved(7.6, 2.6, neck=10.4, sleeve=52, cuff=7.6, pit=(25.8, 117.2), side=((26.4, 106), (26.2, 79)), shoulder=(21.4, 144.6), arm=ARM, hem_drop=0.2),
    dict(_knit, relief=0.6, chart='kids_baby_jumper'), (0.525, 0.465), BABY_TOPS, detail=(4, 140.5, 21), dress=shoulder_buttons, finish=SPUN,
    sleeves_down=12, shrunk=('hem',), thick=0.3,
)
