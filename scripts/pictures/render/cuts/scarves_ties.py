"""Scarves on a rail, a silk square, ties."""
import math

import numpy as np

from cloth.curves import sample
from cuts.kinds import Finish, Model, Shot, cut
from parts.folded_cloth import fringe, hanging, sheet
from parts.goods_surfaces import unit
from parts.hats import slow_noise
from parts.leather_goods import strap
from parts.mesh import grid, sweep
from studio.materials import fabric


def wool_scarf(view):
    """Seventy by two hundred centimetres of soft wool with a short fringe."""
    wool = fabric('wool', weave='brushed', seams=False, creases=0.1, sheen=0.6, roughness=0.95, specular=0.03)
    places = hanging(70, 92, 78, 27, 4.0, 4, 'wool', wool, step=1.6, thick=0.32)
    fringe(places[0], 7.0, wool, pitch=0.85, radius=0.19, seed=2, paper_x=-35)
    fringe(places[-1], 7.0, wool, pitch=0.85, radius=0.19, seed=3, paper_x=-35)


def cashmere_scarf(view):
    """Plain stitch with rolled edges."""
    yarn = fabric('yarn', weave='thin_knit', seams=False, creases=0.08, sheen=0.7, roughness=0.95, specular=0.03)
    places = hanging(30, 80, 68, 20, 2.3, 7, 'fleece', yarn, step=1.2, thick=0.3)
    for side in (0, -1):
        sweep('roll', sample(places[:, side], 260), yarn, radius=(0.42, 0.42), sides=12, up=(0, -1, 0))
    for end in (0, -1):
        sweep('roll', sample(places[end], 60), yarn, radius=(0.42, 0.42), sides=12, up=(0, -1, 0))


def linen_scarf(view):
    """Loose linen, never ironed."""
    gauze = fabric('gauze', weave='gauze', seams=False, creases=0.7, sheen=0.1, roughness=0.9, specular=0.05)
    places = hanging(60, 86, 76, 19, 5.0, 11, 'cotton', gauze, step=1.3, thick=0.1)
    fringe(places[0], 2.6, gauze, pitch=0.32, radius=0.06, seed=2, paper_x=-30)
    fringe(places[-1], 2.6, gauze, pitch=0.32, radius=0.06, seed=3, paper_x=-30)


def silk_square(view):
    """Twill silk with a rolled edge: spread flat, and over a rail."""
    silk = fabric('silk', weave='silk_twill', seams=False, creases=0.05, sheen=0.1, roughness=0.42, specular=0.45)
    if view == 'angle':
        places = hanging(70, 37, 27, 44, 2.2, 5, 'silk', silk, step=1.1, thick=0.08, middle=True)
        edges = [places[0], places[-1], places[:, 0], places[:, -1]]
    else:
        axis = np.linspace(-35, 35, 141)
        x, z = np.meshgrid(axis, axis)
        flat = np.stack([x, np.zeros_like(x), z], -1)
        waves = slow_noise(flat, 0.8, 12, 0.028) + slow_noise(flat, 0.35, 14, 0.06)
        # Two soft folds across the cloth and lifted corners.
        fold = 0.95 * np.exp(-(((x * 0.5 + z * 0.86 - 9) / 3.4) ** 2)) + 0.8 * np.exp(-(((x * 0.9 - z * 0.4 + 13) / 2.8) ** 2)) + 0.7 * np.exp(-(((x * 0.8 + z * 0.5 - 22) / 3.0) ** 2))
        corner = 1.3 * (np.abs(x) / 35) ** 6 * (np.abs(z) / 35) ** 6
        flat[..., 1] = -(1.2 + waves + fold + corner)
        flat[..., 0] += 0.35 * np.sin(z * 0.11 + 0.5) + 0.15 * np.sin(z * 0.31)
        flat[..., 2] += 0.35 * np.sin(x * 0.10 + 2.0) + 0.15 * np.sin(x * 0.27)
        places = flat
        sheet(flat, np.stack([x, z], -1), silk, 0.08, subdivide=1)
        edges = [flat[0], flat[-1], flat[:, 0], flat[:, -1]]
    hem = fabric('hem', weave='smooth', relief=0.2, seams=False, creases=0, roughness=0.45, specular=0.4, sheen=0.1, shade=0.42)
    for edge in edges:
        line = sample(edge, 300)
        sweep('rolled edge', line + slow_noise(line, 0.03, 3, 0.5)[:, None], hem, radius=(0.22, 0.2), sides=10, up=(0, -1, 0.01))


RAIL_VIEWS = lambda middle, high, low: dict(
    front=Shot((0, 0, middle), high, -6, 2), angle=Shot((0, 0, middle), high, 34, 6), detail=Shot((1, -3, low), 34, 8, 4),
)
HANGING = dict(floor=False, wall=16.0, key=1.0, fill=1.0, finish=Finish(exposure=1.8))
cut('women-wool-scarf', Model(wool_scarf, RAIL_VIEWS(-47, 128, -82), **HANGING))
cut('women-cashmere-scarf', Model(cashmere_scarf, RAIL_VIEWS(-38.5, 102, -68), **{**HANGING, 'finish': Finish(exposure=2.2)}))
cut('women-linen-scarf', Model(linen_scarf, RAIL_VIEWS(-41, 112, -70), **{**HANGING, 'finish': Finish(exposure=1.4)}))
cut('women-silk-square', Model(silk_square, dict(
    front=Shot((0, 0, 0), 122, 0, 0), angle=Shot((0, 0, -17), 96, -6, 4), detail=Shot((-20, 0, -20), 34, -4, 6),
), floor=False, wall=5.5, key=1.0, fill=1.0, finish=Finish(exposure=1.5, pattern='framed_rings')))


def tie(cloth, wide, long_, tip, knot=4.2, thick=0.5):
    """A function (view) that ties a tie round nobody's neck: `wide` at the tip, `long_` below the knot; `tip`: height of its point (0: straight)."""

    def build(view):
        silk = cloth()

        def blade(top, length, low_width, high_width, depth, seed, point):
            rows, columns = 90, 31
            t, x = np.linspace(0, 1, rows), np.linspace(-1, 1, columns)
            half = np.interp(t, [0, 0.06, 0.9, 1], [high_width * 0.94, high_width, low_width, low_width]) / 2
            places = np.zeros((rows, columns, 3))
            for row in range(rows):
                sheared = np.clip((t[row] - 0.55) / 0.45, 0, 1) ** 1.5
                round_ = 1 - np.abs(x) ** 6
                dimple = np.exp(-((x / 0.34) ** 2)) * np.exp(-t[row] / 0.09) * 0.9
                places[row, :, 0] = x * half[row]
                places[row, :, 1] = depth - thick * 0.5 * round_ - 0.3 * math.sin(t[row] * 3.0 + seed) + dimple - 0.35 * (1 - x**2) * math.exp(-t[row] / 0.2)
                places[row, :, 2] = top - t[row] * length - sheared * point * (1 - np.abs(x)) + 0.02 * x
            paper = [(p[0] * 0.7071 + p[2] * 0.7071, p[2] * 0.7071 - p[0] * 0.7071) for p in places.reshape(-1, 3)]
            edge = np.minimum(1 - np.abs(x)[None, :] + 0 * t[:, None], 9) * half[:, None]
            edge = np.minimum(edge, ((1 - t) * length)[:, None] + 0 * x)
            grid('blade', places, silk, paper=paper, thick=0.18, offset=-1, distances=dict(edge=edge.ravel().astype(np.float32)))
            # The back of the blade: it is a folded tube.
            under = places.copy()
            under[..., 1] = depth + 0.12
            grid('blade back', under[:, ::-1] * [0.985, 1, 1], silk, paper=paper)

        front = -6.6
        blade(0.4, long_, wide, 3.5, front, 0.4, tip)
        blade(0.4, long_ * 0.86, wide * 0.52, 2.8, front + 1.3, 1.7, tip * 0.55)
        # The knot: a wedge of cloth wound over itself.
        rows, columns = 26, 31
        t, angle = np.linspace(0, 1, rows), np.linspace(-math.pi, math.pi, columns)
        places = np.zeros((rows, columns, 3))
        for row in range(rows):
            half = np.interp(t[row], [0, 0.12, 0.5, 0.9, 1], [2.25, 2.55, 2.2, 1.8, 1.62]) * knot / 4.2
            deep = np.interp(t[row], [0, 0.15, 0.55, 0.92, 1], [0.75, 1.2, 1.35, 1.15, 0.8])
            power = lambda value, e: np.sign(value) * np.abs(value) ** e
            places[row, :, 0] = half * power(np.sin(angle), 0.75) + 0.22 * (t[row] - 0.5)
            places[row, :, 1] = front + 0.1 - deep * power(np.cos(angle), 0.75)
            places[row, :, 2] = knot * (1 - t[row]) - 0.15 + 0.35 * np.sin(angle) * (1 - t[row])
        # One fold runs from the upper right into the dimple.
        crease = np.exp(-(((places[..., 0] - (places[..., 2] - 1.6) * 0.55) / 0.22) ** 2)) * (places[..., 1] < front)
        places[..., 1] += 0.16 * crease
        paper = [(p[0] * 0.85 - p[2] * 0.5 + 7, p[2] * 0.85 + p[0] * 0.5) for p in places.reshape(-1, 3)]
        grid('knot', places, silk, paper=paper)
        for level in (0, rows - 1):
            ring = places[level]
            grid('knot end', np.stack([ring, ring * 0.3 + ring.mean(0) * 0.7, ring * 0.02 + ring.mean(0) * 0.98]), silk)
        # Round the neck: the folded band rises to the nape.
        for side in (-1, 1):
            turn = np.linspace(0.10, math.pi + 0.12, 70)
            path = np.column_stack([side * 6.5 * np.sin(turn), -0.2 - 6.2 * np.cos(turn), knot * 0.72 + 6.0 * (1 - np.cos(turn)) / 2 + 0.5 * np.sin(turn)])
            path[:, 2] += 1.1 * np.sin(turn) ** 2
            outward = unit(np.column_stack([side * np.sin(turn), -np.cos(turn), np.full(70, 0.34)]))
            width = np.interp(turn, [0.1, 0.5, 1.2, math.pi + 0.12], [1.9, 2.7, 3.4, 3.6])
            strap('neck', path, outward, width, 0.34, silk)

    return build


def silk_cloth():
    """Silk twill of a tie."""
    return fabric('silk', weave='silk_twill', seams=False, creases=0.02, sheen=0.1, roughness=0.45, specular=0.4, relief=1.6)


def knitted_cloth():
    """Knitted silk."""
    return fabric('knit', weave='knitted_silk', seams=False, creases=0, sheen=0.3, roughness=0.7, specular=0.2)


def wool_cloth():
    """Brushed wool."""
    return fabric('wool', weave='brushed', seams=False, creases=0.03, sheen=0.6, roughness=0.95, specular=0.03, relief=0.8)


TIE_VIEWS = lambda long_: dict(
    front=Shot((0, -3, (12 - long_) / 2 + 1), (long_ + 16) / 0.8, 0, 2), angle=Shot((0, -3, (12 - long_) / 2 + 1), (long_ + 16) / 0.8, 34, 6), detail=Shot((0, -6, 1.5), 24, -8, 6),
)
cut('men-silk-tie', Model(tie(silk_cloth, 8.0, 39, 4.2), TIE_VIEWS(41), **HANGING))
cut('men-knitted-tie', Model(tie(knitted_cloth, 6.0, 41, 0.0, knot=3.6, thick=0.6), TIE_VIEWS(41), **HANGING))
cut('men-wool-tie', Model(tie(wool_cloth, 7.2, 38.5, 3.7, knot=4.6, thick=0.8), TIE_VIEWS(41), **HANGING))
