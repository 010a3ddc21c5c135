"""Women's shirts, blouses and camisoles."""
from cloth.blocks import strapped
from cuts.kinds import SOFT_GLEAM, Garment, cut
from cuts.women_tees import tag, top
from parts.bows import bow
from parts.drag_lines import BUST_FOLDS, drag_lines, pressed
from parts.hanging import limp, lumps_out
from parts.laid_edges import edgings
from parts.men_shirt import buttons, placket
from parts.napes import even_edge, smooth_middle, smooth_neck, straight_shoulders
from parts.neckbands import neckband
from parts.necks import collar
from parts.pockets import patch_pocket
from parts.reshape import refine
from parts.shirt_trims import strap_metal
from parts.shoulder_straps import shoulder_straps
from parts.skirts import Folds, falls
from studio.materials import gold, pearl


#: How a woman's shirt hangs (parts/hanging.limp).
HANG = dict(sleeves=dict(outward=15, inward=5, folds=0.5, forward=2.0, narrow=0.98, full=0.24, upper=0.3, kept=(0.98, 0.98)), top=114, over=16, flat=0.5)
#: Shoulders that slope less than the mannequin's, a body that narrows below them (parts/hanging.figured).
SQUARE = dict(shoulders=(0.8, 1.6), taper=0.14, flat=0.2)


def laid(dressing):
    """The cloth round the neck bunches up in the drape: a collar would sink into it."""
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 20, 19)


def poplin_shirt(dressing):
    smooth_middle(dressing)
    limp(dressing, **HANG, figure=SQUARE, folds=0.7, seed=21)
    laid(dressing)
    drag_lines(dressing, 21, 'shirting', wide=0.85)
    strip = placket(dressing, side=-1)
    collar(dressing.garment, dressing.stitched, stand=3.0, leaf_back=4.4, leaf_front=5.8, point=2.0, gap=0.12, spread=0.75, out=0.6, thick=0.16, close=1.0)
    buttons(dressing, (132, 122.5, 113, 103.5, 94, 86), pearl(), placket=strip)
    pocket = [(6.6, 130.5), (15, 130.5), (15, 121.4), (10.8, 119.8), (6.6, 121.4)]
    patch_pocket(dressing, pocket, dressing.plain)
    tag(dressing, 1.5)


def linen_shirt(dressing):
    limp(dressing, **HANG, figure=SQUARE, folds=0.9, seed=26)
    laid(dressing)
    drag_lines(dressing, 26, 'linen', depth=0.8, wide=1.15)
    strip = placket(dressing, side=-1)
    collar(dressing.garment, dressing.stitched, stand=2.6, leaf_back=4.6, leaf_front=6.2, point=1.4, gap=0.32, spread=0.9, out=0.9, thick=0.16)
    buttons(dressing, (131, 121, 111, 101, 91, 82), pearl(), placket=strip)
    tag(dressing, 1.5)


def bow_blouse(dressing):
    limp(dressing, **HANG, figure=SQUARE, folds=0.8, seed=22)
    laid(dressing)
    drag_lines(dressing, 22, 'shirting', depth=0.9)
    strip = placket(dressing, side=-1, plain=True)
    neckband(dressing.garment, dressing.plain, 2.8, thick=0.2, rise=0.0, lean=74)
    bow(dressing.front, dressing.cloth('bow', shade=0.95), (0, 141.9))
    buttons(dressing, (113, 103, 93), pearl(), placket=strip)


_crisp = dict(weave='satin', hems=[('hem', 0.8)], creases=0.22, roughness=0.88, specular=0.1, sheen=0.2)
top('poplin-shirt', dict(_crisp, weave='poplin', creases=0.1, chart='women_poplin_shirt'), 'cotton', dress=poplin_shirt, detail=(4, 135, 38), inflate=22, pinched=(5.6, 0.86), mirrored=-1)
top('linen-shirt',
    dict(_crisp, weave='linen', chart='women_linen_shirt', creases=0.35, hems=[('hem', 1.0)]),
    'cotton', dress=linen_shirt, detail=(4, 135, 38), inflate=22, pinched=(7.2, 0.86),
)
top('bow-blouse',
    dict(weave='poplin', hems=[('hem', 0.8)], creases=0.2, relief=0.5, roughness=0.6, specular=0.18, sheen=0.12, unevenness=0.03, chart='women_bow_blouse', double=False),
    'silk', dress=bow_blouse, detail=(2, 136, 38), pinched=(4.6, 0.7),
)


def satin_camisole(dressing):
    lumps_out(dressing)
    refine(dressing)
    even_edge(dressing)
    falls(dressing, 122, 18, Folds(9, 0.95, seed=16), flat=0.58, start=124)
    pressed(dressing, BUST_FOLDS, between=4.2, excess=0.9, seed=16)
    edgings(dressing, 'neck', 0.6, dressing.cloth('binding', hems=[('edge', 0.12)], double=False), raise_=0.12)
    lines = shoulder_straps(dressing, dressing.plain, (8.4, 134.3), (4.0, 122.0), width=0.75, thick=0.12)
    strap_metal(lines, gold(), radius=0.48)


_front, _back = strapped(side=((20.6, 116), (20.8, 106), (24.0, 93)))
cut('women-satin-camisole', Garment(
    front=_front, back=_back, body='woman', cloth='silk', arms=False, pinned='neck', inflate=20, frames=40, thick=0.14, camera=(120.5, 106), detail=(3, 125.5, 31), dress=satin_camisole,
    material=dict(weave='satin', hems=[('hem', 1.0)], roughness=0.44, specular=0.34, sheen=0.15, relief=0.14, double=False, creases=0.03), gleam=SOFT_GLEAM,
))
