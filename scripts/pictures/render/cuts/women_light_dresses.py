"""Women's dresses without sleeves: slip, tiers, pleats."""
from dataclasses import replace

import numpy as np

from cloth.blocks import hem, strapped
from cloth.curves import ease
from cloth.shell import attribute, normals_of, paper_of
from cuts.kinds import SOFT_GLEAM, Garment, cut
from cuts.women_dresses import MIDI
from cuts.women_outer_common import square_shoulders
from cuts.women_shapes import PLEATED
from parts import lower_weaves  # noqa: F401 (registers crepe)
from parts.buckling import fine_enough
from parts.drag_lines import BUST_FOLDS, DragLine, pressed
from parts.hanging import draped_places, lumps_out, put_draped
from parts.laid_edges import edgings
from parts.napes import even_edge, smooth_neck
from parts.reshape import refine
from parts.shoulder_straps import shoulder_straps
from parts.skirts import Folds, cropped, falls, gathered, pleated, sheet
from parts.waist import belt
from sewing.all import draw_chart


#: Loose folds that hang in front of a slip from strap to strap.
COWL = [
    DragLine(((-aside, high), (-0.6 * aside, 0.35 * high + 0.65 * low), (0.4, low), (0.62 * aside, 0.38 * high + 0.62 * low), (aside, high - 0.4)), depth, 1.3, 0.35, 0.35)
    for aside, high, low, depth in ((8.2, 132.6, 125.4, 0.2), (9.6, 131.4, 120.4, 0.32), (11.4, 129.0, 114.6, 0.22))
]


def slip(dressing):
    lumps_out(dressing)
    refine(dressing)
    even_edge(dressing)
    falls(dressing, 124, 24, Folds(9, 0.95, seed=5), flat=0.6, start=121)
    pressed(dressing, [*COWL, *(replace(fold, depth=1.6 * fold.depth) for fold in BUST_FOLDS)], between=6.0, excess=0.3, seed=5)
    edgings(dressing, 'neck', 0.6, dressing.cloth('binding', hems=[('edge', 0.12)], double=False, chart=None), raise_=0.12)
    shoulder_straps(dressing, dressing.plain, (8.4, 134.3), (3.6, 121.9), width=0.75, thick=0.12)


#: Heights of the tiers' seams and of the hem, and the tiers' girths at their upper and lower edges.
TIERS, TIERS_HEM, TIER_GIRTHS = (103.0, 66.5), 30.5, (91, 132, 176)


def shirred(dressing, low, apart=1.15, depth=0.17, reach=6.0):
    """Gathers a bodice, every `apart` cm, into the binding of its upper edge and into the seam at paper height `low`; they die away within about `reach` cm."""
    fine_enough(dressing, apart)
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    x, z = paper.T
    from_edge, from_seam = attribute(mesh, 'd_neck'), z - low
    lean = 0.5 * np.sin(0.31 * x + 1.3 * is_back) * np.sin(0.17 * z)
    turn = 2 * np.pi * (x + lean) / apart + 1.5 * np.sin(0.9 * x + 2 * is_back) + 0.9 * np.sin(0.37 * x)
    ripple = np.cos(turn) + 0.5 * np.cos(0.57 * turn + 1.2 * np.sin(0.2 * z))
    near = np.maximum(np.exp(-from_edge / reach) * ease((from_edge - 0.3) / 1.2), np.exp(-from_seam / reach) * ease(from_seam / 0.8))
    put_draped(dressing, draped_places(dressing) + normals_of(mesh) * (depth * ripple * near * ease(attribute(mesh, 'd_seam') / 1.5))[:, None])


def tiered(dressing):
    lumps_out(dressing)
    even_edge(dressing)
    falls(dressing, 117, 10, Folds(6, 0.22, seed=6), flat=0.6, start=116)
    cropped(dressing, TIERS[0] - 0.8)
    shirred(dressing, TIERS[0])
    edgings(dressing, 'neck', 0.9, dressing.cloth('binding', hems=[('edge', 0.14)], chart=None), raise_=0.13)
    second = TIERS[0] - TIERS[1]
    upper, lower = gathered(76, 0.32, 30.0, seed=3, puff=0.08), gathered(98, 0.3, 30.0, seed=8, puff=0.12)
    steps = np.r_[0, np.arange(0.3, 6, 0.4), np.arange(6.5, second - 1.6, 1.2), second - 1.0, second - 0.4, second - 0.1, second + 0.1, np.arange(second + 0.4, second + 6, 0.4), np.linspace(second + 6.5, TIERS[0] - TIERS_HEM, 24)]

    def relief(turn, down, girth):
        if down < second:
            return upper(turn, down, girth) - 0.2 * np.exp(-(((down - second) / 0.3) ** 2))
        return lower(turn, down - second, girth) - 0.2 * np.exp(-(((down - second) / 0.3) ** 2))

    girth = lambda down: np.interp(down, (0, second, TIERS[0] - TIERS_HEM), TIER_GIRTHS)
    sheet(dressing, TIERS[0], TIERS_HEM, girth, dressing.cloth('tiers', hems=[('hem', 1.6)]), Folds(13, 0.95, seed=4, uneven=0.4), turn=np.linspace(-np.pi, np.pi, 801)[:-1], steps=steps, relief=relief, sink=-0.1, start=2)
    shoulder_straps(dressing, dressing.plain, (8.4, 134.3), (3.4, 122.0), width=0.9, thick=0.14)


def pleat_skirt(dressing):
    smooth_neck(dressing, 10, 6, 8.0)
    square_shoulders(dressing, 17.5, 1.6)
    binding = dressing.cloth('binding', hems=[('edge', 0.14)])
    for tag in ('arm', 'neck'):
        edgings(dressing, tag, 0.8, binding, raise_=0.14)
    belt(dressing, 108.2, 2.4, dressing.stitched, raise_=0.4, smoothing=20)
    cropped(dressing, 106.4)
    top, hem = PLEATED['top'], PLEATED['hem']
    turn, relief = pleated(PLEATED['count'])
    cloth = dressing.cloth('pleats', hems=[('hem', 1.2)], chart=draw_chart('women_pleats'))
    sheet(dressing, top, hem, lambda down: np.interp(down, *PLEATED['girths']), cloth, Folds(7, 0.28, seed=2), flat=0.62, thick=0.04, turn=turn, steps=np.r_[0, np.linspace(0.5, top - hem, 150)], relief=relief, sink=0.3, start=8)


_shared = dict(body='woman', inflate=20, pinned='neck', arms=False, step=2.2, frames=36, quality=4, camera=MIDI)

_front, _back = strapped(side=((20.2, 116), (19.6, 107), (24.0, 91), (29, 62), (33.5, 30)))
cut('women-slip-dress', Garment(
    front=_front, back=_back, cloth='silk', soften=9, thick=0.14, cone=(92, 24, 0.16), dress=slip,
    material=dict(weave='satin', hems=[('hem', 1.2)], roughness=0.44, sheen=0.15, specular=0.34, creases=0.03, relief=0.14, double=False, chart='women_slip_dress'), detail=(12, 40, 30), gleam=SOFT_GLEAM, **{**_shared, 'step': 1.7},
))
_front, _back = strapped(side=((21.2, 118), (23, 103), (27, 86), (32, 64), (38, 30)), hem_rise=0.6)
cut('women-tiered-dress', Garment(
    front=_front, back=_back, cloth='cotton', soften=7, thick=0.15, cone=(104, 22.8, 0.2), subdivide=1, dress=tiered,
    material=dict(weave='twill', hems=[], roughness=0.85, sheen=0.25, specular=0.1, creases=0.05, relief=0.6, double=False, chart='women_tiered_dress'), detail=(3, 102, 40), **_shared,
))


def _sleeveless(neck, arm):
    """A side of the pleated dress's bodice by the lines of its neck and armhole between the points that both sides share."""
    shoulder, tip, pit = (9.4, 147.0), (16.2, 144.5), (20.8, 123.6)
    side = [pit, (19.8, 115), (18.8, 107.5), (25.5, 90), (30, 70)]
    return [('neck', [*neck, shoulder], 1), ('seam', [shoulder, tip], 0), ('arm', [tip, *arm, pit], 1), ('seam', side, 1), hem((30, 70), 0)]


_front = _sleeveless([(0, 137.6), (5.2, 138.8), (8.7, 142.8)], [(14.3, 137.5), (15.2, 130)])
_back = _sleeveless([(0, 140.6), (5.6, 141.6), (8.9, 144.2)], [(15.6, 137.5), (16.5, 130)])
cut('women-pleated-dress', Garment(
    front=_front, back=_back, cloth='cotton', soften=3, cone=(107, 18.8, 0.27), subdivide=1, dress=pleat_skirt,
    material=dict(weave='crepe', hems=[('arm', 0.8), ('neck', 0.8)], roughness=0.75, sheen=0.2, specular=0.15, creases=0.06, relief=0.5, double=False, chart='women_pleated_dress', seams=False), detail=(3, 103, 40), **{**_shared, 'step': 1.5},
))
