"""Women's dresses with sleeves."""
from cloth.blocks import sleeved
from cuts.kinds import SOFT_GLEAM, Garment, cut
from cuts.women_shapes import Top
from cuts.women_tees import banded
from parts import lower_weaves  # noqa: F401 (registers crepe, velvet, broad_rib)
from parts.necks import collar
from parts.patch import button, patch
from parts.reshape import cinch, ease, flutes, refine, rounded, side_seam
from parts.waist import belt, ribbon
from studio.materials import hole, pearl

SHORT, MIDI = (99.5, 130), (90.5, 148)
_shared = dict(body='woman', inflate=22, pinned='neck', bust=False, step=2.2, frames=36, quality=4)


def a_line(dressing):
    refine(dressing)
    rounded(dressing, 104)
    flutes(dressing, 100, 49, count=9, depth=1.8, seed=3)


def wrap(dressing):
    """The left front lies over the right one; a tie goes round the waist and hangs from a knot at the side."""
    cinch(dressing, 107, 0.93, 8)
    flutes(dressing, 98, 41, count=8, depth=1.6, seed=12)
    half = side_seam(dressing.cut)
    # Away from its edge the upper layer sinks into the cloth below, so that only this edge shows.
    sunk = lambda start, span: lambda points: -1.5 * ease((points[:, 0] - start) / span)
    # The upper layer, from the V of the neck down to the wearer's right of the waist, and its edge down the skirt.
    bodice = [(0.4, 127.2), (-3.6, 121.5), (-8.5, 114.6), (-13.8, 108.2), (12, 108.2), (12, 121)]
    patch(dressing.front, bodice, dressing.plain, raise_=0.45, edge=0.3, step=0.9, lift=sunk(-2, 9), name='overlap')
    edge = [(-13.4, 106), (-13.8, 92), (-13.2, 78), (-11.4, 62), (-8.0, 50), (-3.0, 41.9)]
    skirt = edge + [(3, 42.2), (3, 106)]
    patch(dressing.front, skirt, dressing.plain, raise_=0.4, edge=0.3, step=1.0, lift=sunk(-8, 9), name='overlap')
    belt(dressing, 109.4, 1.7, dressing.plain, raise_=0.55)
    belt(dressing, 107.6, 1.7, dressing.plain, raise_=0.72)
    at = half(107.5) * 0.62
    knot = dressing.along([(-at - 0.9, 107.6), (-at, 107.8), (-at + 1.1, 107.4)], 1.2)
    ribbon('knot', knot, dressing.plain, width=2.8, thick=0.7)
    for shift, length, turn in ((-0.6, 27, -1.6), (1.0, 22, 1.4)):
        points = [(-at + shift * 0.4, 107.0), (-at + shift, 103), (-at + shift + turn * 0.4, 95), (-at + shift + turn, 107 - length)]
        ribbon('end', dressing.along(points, 1.1), dressing.plain, width=1.7)


def shirt_dress(dressing):
    cinch(dressing, 106, 0.82, 9, deep=0.88)
    collar(dressing.garment, dressing.stitched, stand=3.0, leaf_back=4.4, leaf_front=6.4, point=2.0, gap=0.55, spread=0.75, out=0.8, thick=0.2)
    shell, holes = pearl(), hole()
    for z in (134, 125.5, 117, 97, 88, 79, 70, 61):
        button(dressing.front, (0, z), shell, radius=0.6, raise_=0.16, hole=holes)
    belt(dressing, 107.6, 3.0, dressing.stitched, raise_=0.5)
    start = dressing.along([(4.4, 106.1)], 0.9)[0]
    patch(dressing.front, [(-2.6, 107.9), (1.4, 107.9), (1.4, 104.3), (-2.6, 104.3)], dressing.stitched, raise_=0.95, edge=0.3, step=0.5, name='keeper')
    ribbon('end', [(0, start[1], 106.1), start, (8.6, start[1] + 0.7, 105.7), (11.2, start[1] + 1.7, 104.6)], dressing.stitched, width=2.9)


def _boat(front, back):
    """A wide shallow neck in front and an open back down to the shoulder blades."""
    neck, shoulder = (13.2, 146.6), front[1][1][1]
    opened = lambda points: [('neck', [*points, neck], 1), ('seam', [neck, shoulder], 0)]
    return opened([(0, 142.4), (6, 142.9), (11, 144.7)]) + front[2:], opened([(0, 125.5), (5.6, 128), (10.8, 136.5)]) + back[2:]


_a_line = Top(neck=9.4, drop=(8.6, 2.0), sleeve=17.5, cuff=7.4, pit=(22.0, 123.6), side=((20.8, 114), (19.0, 107.5), (25, 93), (33, 73), (41, 49.5)), hems=(0, 0))
_front, _back = _a_line.sides()
cut('women-a-line-dress', Garment(
    front=_front, back=_back, cloth='cotton', cone=(106, 19.0, 0.38), camera=SHORT, arm_angle=_a_line.angle, sleeves_down=14, soften=6, dress=a_line,
    material=dict(weave='crepe', hems=[('hem', 2.5), ('cuff', 1.8), ('neck', 0.6)], roughness=0.85, sheen=0.25, specular=0.1, creases=0.1, relief=0.35, double=False, chart='women_dress_waist'), detail=(4, 137, 36), **_shared,
))
_t_shirt = Top(
    neck=9.6, rise=146.6, drop=(8.4, 1.9), shoulder=(20.4, 143.2), arm=(18.8, 140.2), angle=40, sleeve=21.5, cuff=8.6, pit=(25.0, 119.5), side=((25.6, 104), (27, 80), (28, 51.5)), hems=(0.5, 0.5),
)
_front, _back = _t_shirt.sides()
cut('women-t-shirt-dress', Garment(
    front=_front, back=_back, cloth='jersey', camera=SHORT, arm_angle=_t_shirt.angle, sleeves_down=23, soften=6, dress=banded(2.0),
    material=dict(weave='jersey', hems=[('hem', 2.4), ('cuff', 2.2)], chart='women_t_shirt_dress', creases=0.12), detail=(3, 138, 34), **_shared,
))
_front, _back = sleeved(7.6, 2.0, neck=8.6, shoulder=(19.2, 144.7), arm=(18.6, 139.2), sleeve=56, cuff=5.6, pit=(22.0, 121.5), side=((20.4, 113), (19.4, 106), (23.0, 90), (23.6, 72), (22.6, 45.5)), hem_drop=0.5)
cut('women-rib-dress', Garment(
    front=_front, back=_back, cloth='rib', camera=SHORT, sleeves_down=12, soften=8, thick=0.3,
    material=dict(weave='broad_rib', hems=[], ribs=[], seams=True, sheen=0.45, roughness=0.95, specular=0.06, creases=0.06, relief=1.0, chart='women_rib_dress'), detail=(3, 138, 32), **_shared,
))
_wrap = Top(neck=9.0, shape='v', drop=(19.0, 2.2), sleeve=19.5, cuff=7.6, pit=(22.4, 123.2), side=((21.4, 114), (20.8, 107.5), (25, 93), (30, 73), (35.5, 41.5)), hems=(0, 0))
_front, _back = _wrap.sides()
cut('women-wrap-dress', Garment(
    front=_front, back=_back, cloth='cotton', cone=(106, 20.8, 0.26), camera=(96, 136), arm_angle=_wrap.angle, sleeves_down=14, soften=6, dress=wrap,
    material=dict(weave='linen', hems=[('hem', 2.5), ('cuff', 2.0), ('neck', 1.0)], roughness=0.95, sheen=0.3, specular=0.06, creases=0.35, double=False, chart='women_wrap_dress'), detail=(-3, 115, 40), **_shared,
))
_front, _back = sleeved(9.0, 1.6, neck=8.3, shoulder=(20.6, 144.4), arm=(19.6, 138.8), sleeve=34, cuff=7.8, pit=(25.2, 118.5), side=((25.6, 106), (26.6, 82), (28.5, 36)), hem_curve=4)
cut('women-shirt-dress', Garment(
    front=_front, back=_back, cloth='cotton', camera=MIDI, sleeves_down=10, soften=5, dress=shirt_dress,
    material=dict(weave='twill', hems=[('hem', 1.0), ('cuff', 4.5)], roughness=0.9, sheen=0.2, specular=0.1, creases=0.3, relief=0.6, chart='women_shirt_dress'), detail=(3, 136, 36), **_shared,
))
_front, _back = _boat(*sleeved(9, 3, shoulder=(18.6, 144.7), arm=(18.2, 139.3), sleeve=16, cuff=8.4, pit=(21.8, 122.5), side=((20.2, 114), (18.8, 107), (23.2, 91), (24.0, 72), (22.4, 47.5)), hem_drop=0.5))
cut('women-velvet-dress', Garment(
    front=_front, back=_back, cloth='jersey', camera=SHORT, sleeves_down=6, soften=7,
    material=dict(weave='velvet', hems=[('hem', 2.5), ('cuff', 1.5)], roughness=0.65, sheen=0.8, specular=0.28, creases=0.2, double=False, chart='women_velvet_dress'), detail=(4, 136, 38), gleam=SOFT_GLEAM, **_shared,
))
