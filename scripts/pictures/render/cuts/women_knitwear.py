"""Women's jumpers, cardigan and hoodie."""
import numpy as np

import parts.lower_weaves  # noqa: F401 (registers broad_rib)
from cuts.kinds import Finish
from cuts.women_tees import banded, tag, top
from parts.cabled import cabled
from parts.drag_lines import drag_lines
from parts.fuzz import fuzz
from parts.hoods import cords, sewn_hood
from parts.knitted import SWEAT, knitted
from parts.napes import smooth_neck, straight_shoulders
from parts.neckbands import band_end, neckband, roll_neck
from parts.patch import button_at, patch
from parts.pockets import kangaroo
from parts.shirt_trims import buttons
from parts.sewn import rim, settled
from parts.shoe_matter import plaited
from parts.wales import even_wales
from sewing.women_tops import WOMEN_CABLES, rope
from studio.materials import hole, horn, steel


def spun(depth):
    """Wool is never one colour: fibres a little lighter and darker than the yarn."""
    return Finish(pattern='melange', settings=dict(depth=depth))


_knit = dict(weave='knit', creases=0.08, sheen=0.5, roughness=0.95, specular=0.05)
#: The halo of a brushed knit (parts/fuzz.py): many short fibres; few long ones are bristles.
HALO = dict(density=30, length=0.4, width=0.018, lift=0.2)

top('crew-jumper', dict(_knit, relief=0.65, chart='women_crew_jumper'), 'fleece', dress=banded(2.6, thick=0.45, smooth=(13, 6), knit=dict(cuff=(5.5, 0.93), seed=31, figure=dict(shoulders=(0.8, 1.8)))), thick=0.3, shrunk=('hem',))


def cables(dressing):
    """Five cables that stand out of the body, in front and behind, and a ribbed band."""
    knitted(dressing, cuff=(6.5, 0.86), hem=(6.0, 0.95), seed=37, folds=0.4, creases=0)
    straight_shoulders(dressing)
    smooth_neck(dressing, 15, 7)

    def relief(x, z):
        raised = np.zeros(len(x))
        for middle in WOMEN_CABLES:
            raised = np.where(np.abs(x - middle) < 2.7, rope(x, z, middle), raised)
        return raised

    cabled(dressing, relief, 0.34)
    neckband(dressing.garment, dressing.cloth('neckband', weave='broad_rib', relief=1.6, shade=0.94, hems=[], creases=0), 3.0, thick=0.5)
    # Clear of the cables, whose hollows stand inwards.
    tag(dressing, off=0.6)


top('cable-jumper', dict(_knit, relief=0.9, chart='women_cable_jumper'), 'fleece', dress=cables, subdivide=1, finish=Finish(exposure=1.75), thick=0.4, shrunk=('hem',))


def polo_neck(dressing):
    knitted(dressing, cuff=(5.0, 0.96), hem=(4.0, 0.97), seed=32, folds=0.35)
    # The cloth bunches up below the collar while the garment is draped.
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 17, 18)
    drag_lines(dressing, 32, 'knit', ribs=(4.0, 5.0))
    roll_neck(dressing.garment, dressing.cloth('roll-neck', weave='rib', relief=0.8, hems=[], creases=0))


top('polo-neck',
    dict(_knit, weave='wool', relief=0.3, sheen=0.7, unevenness=0.12, chart='women_polo_neck'),
    'fleece', dress=polo_neck, finish=spun(0.1), thick=0.3, shrunk=('hem',), camera=(118.5, 106), detail=(3, 141, 38),
)


#: Mohair's: longer and finer fibres, that veil the stitches.
MOHAIR = dict(density=45, length=0.6, width=0.014, lean=1.0, lift=0.24, glow=0.8)


def cardigan(dressing):
    knitted(dressing, cuff=(5.5, 0.8), hem=(5.0, 0.96), seed=35, folds=0.6, sleeves=dict(full=0.2, upper=0.3), figure=dict(taper=0.14, flat=0.2))
    rib = dressing.cloth('band', weave='mohair_rib', hems=[], ribs=(), creases=0)
    straight_shoulders(dressing)
    smooth_neck(dressing, 13, 5)
    drag_lines(dressing, 35, 'knit', depth=0.6, wide=1.5, ribs=(5.0, 5.5))
    strip = [(-1.6, 135.8), (1.6, 135.8), (1.6, 93.6), (-1.6, 93.6)]
    surface = settled(dressing, strip, reach=4.0)
    around = neckband(dressing.garment, rib, 2.4, thick=0.46, under=0.08, off=0.0)
    end = band_end(dressing.garment, rib, lambda place, out: button_at(place, out, horn(), 0.85, hole()), 1.6, 2.4, raise_=0.2, under=0.05)
    band = patch(surface, strip, rib, raise_=0.4, edge=0.3, step=0.5, name='button-band')
    for x in (-1.62, 1.62):
        rim(surface, [(x, 135.0), (x, 93.8)], dressing.cloth('under', shade=0.66), radius=0.1, raise_=0.24)
    heights = np.linspace(130.6, 96.5, 5)
    buttons(surface, heights, radius=0.85, material=horn(), raise_=0.4)
    tag(dressing)
    for thing in (dressing.garment, around, end, band):
        fuzz(thing, dressing.plain, bare=surface.place(np.column_stack([0 * heights, heights])), **MOHAIR)


top('mohair-cardigan',
    dict(_knit, weave='mohair', relief=0.9, sheen=0.9, chart='women_mohair_cardigan'),
    'fleece', dress=cardigan, finish=spun(0.12), thick=0.5, shrunk=('hem',), detail=(4, 132, 38),
)


def rib_jumper(dressing):
    banded(1.8, 'rib', dict(relief=1.7, shade=0.95), thick=0.42, rise=0.1, under=0.08, off=0.0, smooth=(13, 6), knit=dict(cuff=None, hem=None, seed=33, folds=0.5))(dressing)
    even_wales(dressing)


top('rib-jumper', dict(_knit, relief=0.25, chart='women_rib_jumper'), 'fleece', dress=rib_jumper, thick=0.4)


def oversized_jumper(dressing):
    banded(3.2, thick=0.6, smooth=(13, 6), knit=dict(cuff=(5.0, 0.9), hem=None, seed=34, top=112, folds=0.9))(dressing)
    fuzz(dressing.garment, dressing.plain, **HALO)


top('oversized-jumper',
    dict(_knit, weave='wool', relief=1.0, sheen=0.9, unevenness=0.2, chart='women_oversized_jumper'),
    'fleece', dress=oversized_jumper, finish=spun(0.18), thick=0.5, camera=(114, 122), detail=(17, 88, 40),
)


def hoodie(dressing):
    knitted(dressing, cuff=(6, 0.84), hem=(5.5, 0.94), seed=43, folds=0.8, sleeves=SWEAT)
    straight_shoulders(dressing)
    smooth_neck(dressing, 16, 8, 18)
    drag_lines(dressing, 43, 'sweat', ribs=(5.5, 6.0))
    sewn = sewn_hood(dressing.garment, dressing.cloth('hood', seams=True, hems=[('edge', 2.4), ('seam', 0.5)], double=False), size=0.94, seed=5)
    shape = [(-7.6, 106), (7.6, 106), (14.8, 97), (14.8, 92.4), (-14.8, 92.4), (-14.8, 97)]
    kangaroo(dressing, shape, dressing.plain)
    cords(dressing, sewn, plaited('cord', (0.80, 0.79, 0.76)), steel(), steel(), length=17, radius=0.26)


top('hoodie',
    dict(weave='jersey', creases=0.12, sheen=0.5, roughness=0.95, specular=0.05, unevenness=0.16, chart='women_hoodie'),
    'fleece', dress=hoodie, finish=spun(0.14), thick=0.4, shrunk=('hem',), camera=(120, 110), detail=(0, 139, 44),
)
