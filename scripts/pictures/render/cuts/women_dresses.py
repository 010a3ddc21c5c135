"""Women's dresses with sleeves."""
import numpy as np

from cloth.blocks import sleeved
from cloth.curves import averaged, ease, sample, smooth
from cuts.kinds import Finish, Garment, cut
from cuts.women_shapes import Top
from cuts.women_tees import SLEEVES, banded, tag
from parts import lower_weaves  # noqa: F401 (registers crepe, velvet, broad_rib)
from parts.calm import Calm
from parts.closures import zip_metal
from parts.drag_lines import drag_lines
from parts.hanging import figured, laid_sleeves, lumps_out, sleeve_heads
from parts.inside import label, lining
from parts.laid_edges import edgings
from parts.mesh import grid, sweep
from parts.napes import smooth_neck, straight_shoulders
from parts.neckbands import neckband
from parts.necks import collar
from parts.patch import button
from parts.reshape import refine
from parts.skirts import Folds, falls, sways
from parts.tailored import straight_opening
from parts.waist_belt import belt, cinch, tied
from studio.materials import hole, pearl

SHORT, MIDI = (99.5, 130), (90.5, 148)
WRAP_SIDE = ((22.4, 123.2), (21.4, 114), (20.8, 107.5), (24.2, 93), (29.2, 73), (35.5, 41.5))
SHIRT_SIDE = ((25.0, 119.5), (24.2, 106), (26.6, 84), (33.0, 36))
_shared = dict(body='woman', inflate=22, pinned='neck', bust=False, step=2.2, frames=36, quality=4)


#: The shoulders of a dress (parts/hanging.figured); its body has its own form.
UPRIGHT = dict(shoulders=(0.6, 1.2), taper=0.0, flat=0.0)
#: Short sleeves that fall close to the arm.
CLOSE = dict(outward=19, inward=5, onto=0.14, narrow=1.0, kept=(0.95, 0.97), folds=0.4)


def fitted(dressing, neck=(13, 6), **sleeves):
    """What every dress with short sleeves begins with: an even bodice, sleeves that lie along the arm, shoulders without a hollow."""
    lumps_out(dressing)
    refine(dressing)
    laid_sleeves(dressing, **sleeves)
    figured(dressing, **UPRIGHT)
    straight_shoulders(dressing)
    smooth_neck(dressing, *neck)


def a_line(dressing):
    fitted(dressing, (13, 6, 17, 4), outward=30, inward=0, onto=0.4)
    falls(dressing, 109, 16, Folds(10, 1.0, seed=3), flat=0.62, start=104)
    drag_lines(dressing, 75, 'shirting', depth=0.6, wide=0.9, body=0.55, hips=0.0)
    neckband(dressing.garment, dressing.cloth('binding'), 0.8, thick=0.2, rise=0.0, lean=55, under=0.15)
    tag(dressing)


def front_edge(dressing, line, raise_, point, inward=8.0, rows=130, columns=12):
    """The free edge of a wrapped front along a line on paper, with the wearer's right of it on top; it sinks into the garment `inward` cm away and at its upper end. `point`: height of the neck's point."""
    line = sample(line, rows)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    u = np.r_[0, 0.12, 0.4, np.linspace(0.9, inward, columns - 3)]
    # Off the pattern there is no cloth to lie on: along the neck it stays inside.
    paper = line[:, None] - np.column_stack([-tangent[:, 1], tangent[:, 0]])[:, None] * (u + 0.25)[None, :, None]
    paper[..., 1] = np.maximum(paper[..., 1], line[:, 1].min() + 0.05)
    flat = paper.reshape(-1, 2)
    places, normals, _, _ = dressing.front.frame(flat)
    # At the point of the neck the cloth below is creased.
    stiff, away, _, _ = Calm(dressing.front, flat, 5, pad=1.0).frame(flat)
    share = np.exp(-(((flat[:, 1:] - point) / 5) ** 2))
    places, normals = places + (stiff - places) * share, normals + (away - normals) * share
    height = np.interp(u, [0, 0.12, 0.4, 2.5, inward], [0.04, raise_ * 0.8, raise_, raise_ * 0.9, -0.3])
    height = (height + 0.3) * (0.35 + 0.65 * ease(np.arange(rows) / 22))[:, None] - 0.3
    places = places.reshape(rows, columns, 3) + normals.reshape(rows, columns, 3) * height[..., None]
    averaged(places, 3)
    grid('front', places[:, ::-1], dressing.cloth('edged', hems=[('edge', 0.8)]), paper[:, ::-1].reshape(-1, 2), subdivide=1, thick=0.14, offset=0, distances=dict(edge=np.tile(u[::-1], rows)))
    sweep('front-shade', places[24:-2, 0] - normals.reshape(rows, columns, 3)[24:-2, 0] * 0.06, dressing.cloth('under', shade=0.42), radius=(0.26, 0.1), sides=8, up=(0, -1, 0.1))


def wrap(dressing):
    """The right front lies over the left one; a tie goes twice round the waist and is knotted at the side."""
    # Closer sleeves, whose way is longer than their cuff is wide, get ears above it.
    fitted(dressing, (15, 4, 17, 0), outward=27, inward=0)
    straight_opening(dressing, 140)
    falls(dressing, 106, 8, Folds(10, 0.98, seed=12), flat=0.62, start=105, deepen=0.3)
    drag_lines(dressing, 78, 'shirting', wide=0.9, body=0.6, hips=0.0)
    sways(dressing, 96, between=3.8, excess=0.6, seed=12)
    cinch(dressing, WRAP_SIDE, 107.4, factor=0.9, ripple=0.34, width=3.4, seed=12)
    edgings(dressing, 'neck', 0.9, dressing.cloth('binding', hems=[('edge', 0.12)], double=False), raise_=0.12)
    front_edge(dressing, np.vstack([smooth(dressing.cut.front[0][1])[:0:-1] * [-1, 1], smooth([(0, 127.9), (4.9, 118.0), (9.6, 107.6)])]), 0.7, point=128)
    front_edge(dressing, smooth([(9.6, 107.2), (9.9, 96), (9.2, 74), (7.8, 56), (5.4, 42.0)]), 0.7, point=128)
    for height, off in ((108.2, 0.2), (107.0, 0.3)):
        line, outward = belt(dressing.garment, WRAP_SIDE, height, 2.2, dressing.plain, off=off, lap=0.4, knot=8.6, reach=0.6)
    tied(dressing, line, outward, 2.4, dressing.plain, dressing.cloth('under', shade=0.42), x=8.6, lengths=(30, 25))


def shirt_dress(dressing):
    fitted(dressing, (20, 20, 19), **{**CLOSE, 'outward': 18})
    falls(dressing, 112, 10, Folds(9, 0.85, seed=7), flat=0.6, start=106, tight=0.97, deepen=0.35)
    drag_lines(dressing, 77, 'shirting', wide=0.9, body=0.9, hips=0.0)
    sways(dressing, 98, between=3.8, excess=0.6, seed=7)
    cinch(dressing, SHIRT_SIDE, 106.5, factor=0.88, reach=13, ripple=0.4, width=3.0, seed=7)
    collar(dressing.garment, dressing.stitched, stand=3.0, leaf_back=4.4, leaf_front=6.0, point=2.0, gap=0.12, spread=0.75, out=0.6, thick=0.16, close=1.0)
    shell, holes = pearl(), hole()
    for z in (134, 125.5, 117, 97, 88, 79, 70, 61, 52):
        button(dressing.front, (0, z), shell, radius=0.6, raise_=0.16, hole=holes)
    line, outward = belt(dressing.garment, SHIRT_SIDE, 106.5, 3.0, dressing.stitched, off=0.05, knot=1.0, reach=0.5)
    tied(dressing, line, outward, 3.0, dressing.stitched, dressing.cloth('under', shade=0.42), x=1.0, lengths=(26, 21))


def ribbed(dressing):
    """Long sleeves without the step that the drape leaves where they come away from the body."""
    lumps_out(dressing)
    laid_sleeves(dressing, outward=15, inward=5, folds=0.35, forward=1.4, kept=(1.0, 0.98), narrow=0.98, onto=0.2, full=0.2)
    sleeve_heads(dressing)
    figured(dressing, **{**UPRIGHT, 'shoulders': (1.8, 3.6)})
    falls(dressing, 119, 14, Folds(5, 0.14, seed=8), flat=0.68, start=98, tight=0.94)
    straight_shoulders(dressing)
    smooth_neck(dressing, 12, 6, 17, 4)
    drag_lines(dressing, 76, 'knit', depth=0.5, hips=0.0)


def velvet(dressing):
    """A wide neck, faced inside, and a concealed zip behind."""
    fitted(dressing, (8, 6, 17, 0), **CLOSE)
    falls(dressing, 116, 40, Folds(8, 0.95, seed=9), flat=0.62, start=98)
    drag_lines(dressing, 79, depth=0.9, wide=1.3, body=0.6, hips=0.0, excess=0.4, between=5.0)
    edgings(dressing, 'neck', 1.0, dressing.cloth('facing', creases=0.0), raise_=0.1)
    lining(dressing, width=12.0, top=143.6, low=112)
    label(dressing, top=143.0, width=4.6, high=1.7, off=0.7)
    pull(dressing.back, 143.7)


def pull(surface, top, long=1.9):
    """The small drop that a concealed zip is pulled by; it hangs down from a paper height."""
    down = np.linspace(0, 1, 14)
    places, normals, _, _ = surface.frame(np.column_stack([0 * down, top - long * down]))
    wide = np.interp(down, (0, 0.15, 0.5, 0.8, 0.95, 1), (0.1, 0.08, 0.1, 0.24, 0.2, 0.06))
    sweep('pull', places + normals * 0.24, zip_metal(), radius=np.column_stack([wide, np.interp(down, (0, 0.8, 1), (0.1, 0.09, 0.04))]), up=normals.mean(0))


def _boat(front, back):
    """A wide shallow neck in front and behind."""
    neck, shoulder = (11.8, 146.7), front[1][1][1]
    opened = lambda points: [('neck', [*points, neck], 1), ('seam', [neck, shoulder], 0)]
    return opened([(0, 140.8), (5.6, 141.5), (9.8, 143.9)]) + front[2:], opened([(0, 144.4), (6.0, 144.9), (9.8, 145.8)]) + back[2:]


_a_line = Top(neck=9.4, drop=(8.6, 2.0), sleeve=18.5, cuff=7.0, pit=(22.0, 123.6), side=((20.8, 114), (19.6, 107.5), (24.4, 93), (32.5, 73), (41, 49.5)), hems=(0, 0))
_front, _back = _a_line.sides()
cut('women-a-line-dress', Garment(
    front=_front, back=_back, cloth='cotton', cone=(106, 19.0, 0.38), camera=SHORT, arm_angle=_a_line.angle, sleeves_down=14, soften=6, dress=a_line,
    material=dict(weave='crepe', hems=[('hem', 2.5), ('cuff', 1.8)], roughness=0.85, sheen=0.25, specular=0.1, creases=0.1, relief=0.8, double=False, chart='women_dress_waist'), detail=(1.5, 140, 19), **_shared,
))
_t_shirt = Top(
    neck=9.6, rise=146.6, drop=(8.4, 1.9), shoulder=(20.4, 143.2), arm=(18.8, 140.2), angle=40, sleeve=25.0, cuff=8.6, pit=(23.8, 121.0), side=((23.4, 105), (25.4, 84), (28.8, 57.5)), hems=(0.5, 0.5),
)
_front, _back = _t_shirt.sides()
cut('women-t-shirt-dress', Garment(
    front=_front, back=_back, cloth='jersey', camera=(101.5, 122), arm_angle=_t_shirt.angle, sleeves_down=23, soften=6, dress=banded(2.0, smooth=(13, 6, 17, 4), hang=dict(seed=14, top=114, over=20, folds=1.5, sleeves=dict(SLEEVES, onto=0.12), figure=dict(shoulders=(0.8, 1.2)))),
    material=dict(weave='jersey', hems=[('hem', 2.4), ('cuff', 2.2)], chart='women_t_shirt_dress', creases=0.12), detail=(3, 138, 34), **_shared,
))
_front, _back = sleeved(7.6, 2.0, neck=8.6, shoulder=(18.2, 144.9), arm=(17.6, 139.6), sleeve=56, cuff=6.0, pit=(20.3, 122.3), side=((19.5, 113), (19.0, 106), (22.6, 90), (23.2, 72), (22.4, 45.5)), hem_drop=0.5)
cut('women-rib-dress', Garment(
    front=_front, back=_back, cloth='rib', camera=SHORT, sleeves_down=12, soften=8, thick=0.3, dress=ribbed,
    material=dict(weave='broad_rib', hems=[], ribs=[], seams=True, sheen=0.45, roughness=0.95, specular=0.06, creases=0.06, relief=1.0, chart='women_rib_dress'), detail=(3, 138, 32), **_shared,
))
_wrap = Top(neck=9.0, shape='v', drop=(19.0, 2.2), sleeve=20.5, cuff=7.2, pit=WRAP_SIDE[0], side=WRAP_SIDE[1:], hems=(0, 0))
_front, _back = _wrap.sides()
cut('women-wrap-dress', Garment(
    front=_front, back=_back, cloth='cotton', cone=(106, 20.8, 0.26), camera=(96, 136), arm_angle=_wrap.angle, sleeves_down=14, soften=6, dress=wrap,
    material=dict(weave='linen', hems=[('hem', 2.5), ('cuff', 2.0)], roughness=0.95, sheen=0.3, specular=0.06, creases=0.08, double=False, chart='women_wrap_dress'), detail=(3, 115, 40), **_shared,
))
_shirt = Top(
    neck=7.8, rise=148.5, drop=(8.4, 1.6), shoulder=(20.4, 143.4), arm=(18.8, 140.0), angle=40, sleeve=26, cuff=8.6, wide=2.4, pit=SHIRT_SIDE[0], side=SHIRT_SIDE[1:], curve=4.0,
)
_front, _back = _shirt.sides()
cut('women-shirt-dress', Garment(
    front=_front, back=_back, cloth='cotton', camera=MIDI, arm_angle=_shirt.angle, sleeves_down=14, soften=5, dress=shirt_dress,
    material=dict(weave='twill', hems=[('hem', 1.0), ('cuff', 4.5)], roughness=0.9, sheen=0.2, specular=0.1, creases=0.08, relief=0.6, chart='women_shirt_dress'), detail=(3, 136, 36), **_shared,
))
_velvet = Top(
    shoulder=(18.6, 144.4), arm=(18.0, 140.4), angle=40, sleeve=18.5, cuff=7.2, pit=(21.8, 123.4), side=((20.4, 114), (19.4, 107), (21.6, 98), (24.2, 86), (26.6, 68), (28.5, 47.5)), hems=(0, 0),
)
_front, _back = _boat(*_velvet.sides())
cut('women-velvet-dress', Garment(
    front=_front, back=_back, cloth='jersey', camera=SHORT, arm_angle=_velvet.angle, sleeves_down=14, soften=7, dress=velvet,
    finish=Finish(pile=0.07),
    material=dict(weave='velvet', unevenness=1.0, hems=[], roughness=0.9, sheen=1.0, specular=0.03, creases=0.04, double=False, chart='women_velvet_dress'), detail=(5.5, 141.5, 20), **_shared,
))
