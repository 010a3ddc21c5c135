"""Scarves on a rod, a silk square, ties."""
import math

import bpy
import numpy as np

from cloth.curves import sample
from cuts.kinds import SOFT_GLEAM, Finish, Model, Shot, cut
from parts.folded_cloth import fringe, hanging, sheet
from parts.fuzz import fuzz
from parts.goods_surfaces import unit
from parts.hats import slow_noise
from parts.mesh import grid, sweep
from studio.materials import fabric


def wool_scarf(view):
    """Seventy by two hundred centimetres of soft wool with a short fringe."""
    wool = fabric('wool', weave='brushed', seams=False, creases=0.1, sheen=0.6, roughness=0.95, specular=0.03)
    places = hanging(70, 92, 78, 27, 4.0, 4, 'wool', wool, step=1.6, thick=0.32)
    fringe(places[0], 7.0, wool, pitch=0.85, radius=0.19, seed=2, paper_x=-35)
    fringe(places[-1], 7.0, wool, pitch=0.85, radius=0.19, seed=3, paper_x=-35)


def cashmere_scarf(view):
    """Plain stitch, soft and brushed, in loose folds; its long edges roll in a little by themselves, and a halo of fibres blurs its outline."""
    yarn = fabric('yarn', weave='cashmere', seams=False, creases=0.06, sheen=0.8, roughness=1.0, specular=0.02)
    places = hanging(34, 80, 66, 19, 2.6, 9, 'jersey', yarn, step=1.2, thick=0.24, opening=0.08)
    for side in (0, -1):
        line = sample(places[:, side], 300)
        sweep('roll', line, yarn, radius=0.12 + 0.03 * np.column_stack([slow_noise(line, 1, 4, 0.2)] * 2), sides=12, up=(0, -1, 0))
    for name in ('cloth', 'roll', 'roll.001'):
        fuzz(bpy.data.objects[name], yarn, density=24, length=0.26, lift=0.14)


def linen_scarf(view):
    """Loose linen, never ironed."""
    gauze = fabric('gauze', weave='gauze', seams=False, creases=0.08, sheen=0.05, roughness=0.95, specular=0.02, relief=0.5, unevenness=0.16)
    places = hanging(60, 86, 76, 25, 4.0, 12, 'cotton', gauze, step=1.3, thick=0.1)
    fringe(places[0], 2.6, gauze, pitch=0.42, radius=0.1, seed=2, paper_x=-30)
    fringe(places[-1], 2.6, gauze, pitch=0.42, radius=0.1, seed=3, paper_x=-30)


#: Distance of the wall on which the square lies.
WALL = 5.5


def folded_in_four(x, z):
    """Places of a square of 70 cm that lies on the wall, its upper half folded behind the lower one, then its left half behind the right one; the lowest corner in front is turned up a little."""
    step = lambda value: 0.5 + 0.5 * np.tanh(value / 0.5)
    right, low = step(x), step(-z)
    # From the back: the lower left quarter, the upper left one, the upper right one, the lower right one.
    layer = right * (2 + low) + (1 - right) * (1 - low)
    over = lambda value: np.sqrt(value**2 + 0.25) - 0.5
    across, down = over(x) - 17.4, 17.4 - over(z)
    # Nobody folds to the millimetre: edges behind look out, each a little further than the one before it.
    swing = 0.2 * np.sin(0.25 * across + 1), 0.2 * np.sin(0.23 * down + 2)
    across += (0.3 * (3 - layer) + swing[1]) * np.clip((across + 17.4) / 34, 0, 1)
    down -= (0.4 * (3 - layer) + swing[0]) * np.clip((17.4 - down) / 34, 0, 1)
    lying = np.stack([across, 0 * across, down], -1)
    waves = slow_noise(lying, 0.22, 12, 0.05) + slow_noise(lying, 0.1, 14, 0.11)
    puffed = 0.25 * np.exp(-(((np.abs(across) - 17.4) / 2.0) ** 2)) * (across < 0)
    corner = 2.2 * np.clip((across - down - 25) / 9.5, 0, 1) ** 2 * np.clip(layer - 2, 0, 1)
    lying[..., 1] = WALL - 0.5 - 0.5 * layer - waves - puffed * (layer - 1.5) - corner
    lying[..., 0] -= 0.25 * corner
    lying[..., 2] += 0.25 * corner
    return lying


def silk_square(view):
    """Twill silk with a rolled edge: spread flat, and folded in four."""
    silk = fabric('silk', weave='silk_twill', seams=False, creases=0.02, sheen=0.1, roughness=0.40, specular=0.45, relief=0.3)
    axis = np.linspace(-35, 35, 141)
    x, z = np.meshgrid(axis, axis)
    if view == 'angle':
        flat = folded_in_four(x, z)
    else:
        flat = np.stack([x, np.zeros_like(x), z], -1)
        waves = slow_noise(flat, 0.30, 12, 0.028) + slow_noise(flat, 0.16, 14, 0.06)
        # It lies on the wall; soft folds run across it, and its corners lift.
        fold = 0.9 * np.exp(-(((x * 0.5 + z * 0.86 - 9) / 3.4) ** 2)) + 0.8 * np.exp(-(((x * 0.9 - z * 0.4 + 13) / 2.8) ** 2)) + 0.7 * np.exp(-(((x * 0.8 + z * 0.5 - 22) / 3.0) ** 2))
        corner = 0.8 * (np.abs(x) / 35) ** 6 * (np.abs(z) / 35) ** 6
        lying = waves + fold + corner
        flat[..., 1] = WALL - 0.3 - (lying - lying.min())
        flat[..., 0] += 0.35 * np.sin(z * 0.11 + 0.5) + 0.15 * np.sin(z * 0.31)
        flat[..., 2] += 0.35 * np.sin(x * 0.10 + 2.0) + 0.15 * np.sin(x * 0.27)
    sheet(flat, np.stack([x, z], -1), silk, 0.08, subdivide=1)
    edges = [flat[0], flat[-1], flat[:, 0], flat[:, -1]]
    hem = fabric('hem', weave='smooth', relief=0.1, seams=False, creases=0, roughness=0.45, specular=0.4, sheen=0.1)
    corners = np.array([(-0.35, -0.35), (0.35, -0.35), (-0.35, 0.35), (0.35, 0.35)])
    for edge, (begin, end) in zip(edges, ((0, 1), (2, 3), (0, 2), (1, 3))):
        line = sample(edge, 300)
        roll = sweep('rolled edge', line + slow_noise(line, 0.03, 3, 0.5)[:, None], hem, radius=(0.2, 0.18), sides=10, up=(0, -1, 0.01))
        # It lies where the edge does in the print, or the pixels where both meet show what is printed between.
        share = np.array([loop.vertex_index // 10 / 299 for loop in roll.data.loops])[:, None]
        roll.data.uv_layers[0].data.foreach_set('uv', (corners[begin] * (1 - share) + corners[end] * share).ravel())


ROD_VIEWS = lambda middle, high, low: dict(
    front=Shot((0, 0, middle), high, -6, 2), angle=Shot((0, 0, middle), high, 34, 6), detail=Shot((1, -3, low), 34, 8, 4),
)
HANGING = dict(floor=False, wall=16.0, key=1.0, fill=1.0, finish=Finish(exposure=1.8))
cut('women-wool-scarf', Model(wool_scarf, ROD_VIEWS(-47, 128, -82), **HANGING))
# Close up it is seen over its rod, with its rolled edges and both ends: a piece of its lower end is just cloth.
cut('women-cashmere-scarf', Model(cashmere_scarf, {**ROD_VIEWS(-36.5, 106, -68), 'detail': Shot((1, -1, -13), 40, 28, 3)}, **{**HANGING, 'finish': Finish(exposure=2.2, grain='brushed')}))
cut('women-linen-scarf', Model(linen_scarf, ROD_VIEWS(-40.5, 116, -70), **{**HANGING, 'finish': Finish(exposure=1.25, white=1.3, grain='slubbed_linen')}))
cut('women-silk-square', Model(silk_square, dict(
    front=Shot((0, 0, 0), 122, 0, 0), angle=Shot((0, 0, 0), 64, -5, 3), detail=Shot((-20, 0, -20), 34, 0, -6),
), floor=False, wall=WALL, gleam=SOFT_GLEAM, key=1.0, fill=1.0, finish=Finish(exposure=1.5, pattern='framed_rings')))


def tie(cloth, wide, point, thick=0.5, bias=45.0, narrow=4.2, neck=3.4, fanned=True, seed=1):
    """A function (view) that lays a tie down: the wide blade above, the narrow one peeps out behind it. `wide`: its width at the tip, `neck`: where it is folded, `point`: the tip's height (0: straight). `fanned`: both lie soft and flat, the narrow one well aside."""

    def build(view):
        silk = cloth()
        turn = math.radians(bias)
        if view == 'angle':
            rolled(silk, turn, wide, narrow, point, thick)
            return
        lying = lambda length, width, tilt, right, depth, point, seed, fold=0.0: _blade(silk, turn, length, width, tilt, right, depth, point, thick, seed, fold, 2.4 if fanned else 4.0)
        if fanned:
            lying(38.5, lambda s: wide - (wide - neck) * (38.5 - point - s) / 42, -1.5, 0.0, 0.0, point, seed, fold=0.5)
            lying(34.0, lambda s: neck - 0.3 + (narrow - neck + 0.3) * s / 34, 7.5, 0.7, thick * 1.6, narrow / 2, seed + 8, fold=0.5)
        else:
            lying(37.0, lambda s: wide - (wide - neck) * (37.0 - s) / 62, 0.0, 0.0, 0.0, point, seed, fold=0.55)
            lying(32.0, lambda s: 3.0 + (narrow - 3.0) * s / 35, 4.5, 0.3, thick * 2.4, point * 0.55, seed + 8)

    return build


def rolled(cloth, turn, wide, narrow, point, thick, lying=11.0, long_=78.0, hollow=0.9):
    """A tie rolled up from its narrow end, the tip of its wide blade lying in front of the roll; sizes as in `tie`. The ground is behind (y grows towards it), the tip points down."""
    pitch = thick * 1.22
    # From the tip: straight along the ground, then up and round in turns that grow narrower.
    outer = math.sqrt((long_ - lying) * pitch / math.pi + hollow**2)
    steps = np.linspace(0, 1, 900)
    radii = np.sqrt(outer**2 - (outer**2 - hollow**2) * steps)
    turns = np.cumsum(np.r_[0, np.diff((long_ - lying) * steps) / ((radii[1:] + radii[:-1]) / 2)])
    straight = np.linspace(0, lying, 90)[:-1]
    along = np.r_[straight, lying + (long_ - lying) * steps]
    centre = np.column_stack([np.r_[straight - lying, radii * np.sin(turns)], np.r_[0 * straight, outer - radii * np.cos(turns)]])
    ahead = unit(np.gradient(centre, axis=0))
    half = (wide - (wide - narrow) * np.clip(along / long_, 0, 1)) / 2
    around, side = AROUND, -BEHIND
    swelling = side * np.sqrt(np.clip(1 - np.abs(around) ** 2.6, 0, 1)) * thick / 2
    # Its end is folded to a thin edge.
    swelling = swelling * np.sqrt(1 - (1 - np.clip(along / 0.35, 0.02, 1)) ** 2)[:, None]
    tip = np.clip(1 - along / max(point, 0.5), 0, 1) if point else 0 * along
    width = half * (1 - 0.97 * tip)
    sway = 0.06 * np.sin(along * 0.5) + 0.05 * np.sin(along * 1.3)
    places = np.zeros((len(along), 48, 3))
    places[..., 0] = around * width[:, None] + sway[:, None]
    places[..., 1] = -(centre[:, 1:] + swelling * ahead[:, :1])
    places[..., 2] = centre[:, :1] - swelling * ahead[:, 1:]
    places[..., 1] += LYING['wall'] - 0.02 - thick / 2
    # Turned a little, so that one sees the turns from their side.
    _swung(places, 38)
    _woven(cloth, places, width, along[:, None], turn)


#: Once round the section of a blade, as shares of its half width: across its front, then (1 in BEHIND, -1 before) back behind it.
AROUND, BEHIND = np.r_[np.linspace(-1, 1, 25), np.linspace(1, -1, 25)[1:-1]], np.r_[-np.ones(25), np.ones(23)]


def _swung(places, degrees):
    """Turns places (rows, columns, 3) in the plane of the ground, in place."""
    lean, x, z = math.radians(degrees), places[..., 0].copy(), places[..., 2].copy()
    places[..., 0], places[..., 2] = x * math.cos(lean) - z * math.sin(lean), x * math.sin(lean) + z * math.cos(lean)


def _woven(cloth, places, half, along, turn):
    """The mesh of a blade from its places (rows, AROUND): `half` its half width at each row, `along` where its cloth lies lengthwise, `turn` (radians) how the cloth is cut to it."""
    # The back goes on where the front ends, so that no weave is squeezed into the folded edge.
    flat = np.where(BEHIND > 0, np.sign(AROUND + 1e-9) * 2 - AROUND, AROUND) * half[:, None]
    paper = np.stack([flat, np.broadcast_to(along, flat.shape)], -1) @ np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    closed = lambda rows: np.concatenate([rows, rows[:, :1]], 1)
    grid('blade', closed(places), cloth, paper=closed(paper).reshape(-1, 2))


def _blade(cloth, turn, length, width, tilt, right, depth, point, thick, seed, fold, section=4.0):
    """A folded tube of cloth that lies flat, from z = 0 down; `fold`: the radius of the bend over which it comes from behind, `section`: how square its edges are. Without a point its end is bent over as well."""
    behind = 5.0 if fold else 0.0
    s = np.r_[np.linspace(-behind, 0, 30), np.linspace(0, length, 160)[1:]]
    around, side = AROUND, BEHIND
    angle = np.clip(-s / fold, 0, math.pi) if fold else 0 * s
    below = np.clip((s - length + 2.5 * max(point, 0.5)) / (2.5 * max(point, 0.5)), 0, 1) ** 2
    # No blade is cut to a hair: its edges come and go a little.
    half = width(np.clip(s - below * point, 0, None)) / 2 + 0.05 * np.sin(s * 0.31 + seed) + 0.03 * np.sin(s * 0.83 + 2 * seed)
    thin = thick / 2 * np.sqrt(np.clip(1 - np.clip((s - length + 0.35) / 0.35, 0, 1) ** 2, 0.05, 1))
    places = np.zeros((len(s), 48, 3))
    swelling = side * np.sqrt(np.clip(1 - np.abs(around) ** section, 0, 1))
    places[..., 0] = around * half[:, None]
    places[..., 1] = swelling * thin[:, None] * np.cos(angle)[:, None] + (fold * (1 - np.cos(angle)))[:, None]
    places[..., 2] = (np.where(s > 0, -s, fold * np.sin(angle)) + np.clip(s + math.pi * fold, None, 0))[:, None] - swelling * (thin * np.sin(angle))[:, None]
    places[..., 2] -= below[:, None] * point * (1 - np.abs(around)) - below[:, None] * point
    # It is not laid to a ruler: the blade swings a little.
    down = -places[..., 2]
    places[..., 0] += (0.12 * np.sin(down * 0.10 + seed) - 0.12 * math.sin(seed)) * np.clip(down / 12, 0, 1)
    _swung(places, tilt)
    places[..., 0] += right
    places[..., 1] += depth + slow_noise(places + seed, 0.14, seed, 0.06)
    _woven(cloth, places, half, -s[:, None] - below[:, None] * point * (2 - np.abs(around)), turn)


def silk_cloth():
    """Silk twill of a tie."""
    return fabric('silk', weave='tie_twill', seams=False, creases=0.04, sheen=0.05, roughness=0.32, specular=0.5, relief=0.28)


def knitted_cloth():
    """Knitted silk."""
    return fabric('knit', weave='knitted_silk', seams=False, creases=0, sheen=0.3, roughness=0.62, specular=0.25, relief=1.0)


def wool_cloth():
    """Brushed wool."""
    return fabric('wool', weave='brushed', seams=False, creases=0.0, sheen=0.6, roughness=0.95, specular=0.03, relief=0.5)


TIE_VIEWS = dict(front=Shot((0.5, 0, -18), 47, 0, 0), angle=Shot((0, -1.5, -3.5), 27, 0, -50), detail=Shot((0, 0, -29), 21, 0, -8))
#: The wall is the ground they lie on; it turns with the camera, which therefore only goes up and down.
LYING = dict(floor=False, wall=1.9, key=1.0, fill=1.0, finish=Finish(exposure=1.8))
cut('men-silk-tie', Model(tie(silk_cloth, 8.0, 4.0, thick=0.34, bias=8.0, narrow=4.6, neck=3.6), TIE_VIEWS, gleam=SOFT_GLEAM, **{**LYING, 'finish': Finish(exposure=1.8, grain='tie_silk')}))
cut('men-knitted-tie', Model(tie(knitted_cloth, 6.0, 0.0, thick=0.42, bias=0.0, narrow=4.6, neck=2.6, fanned=False, seed=2), TIE_VIEWS, **LYING))
cut('men-wool-tie', Model(tie(wool_cloth, 7.4, 3.7, thick=0.42, narrow=4.4, neck=3.6), TIE_VIEWS, **{**LYING, 'finish': Finish(exposure=1.8, grain='flannel')}))
