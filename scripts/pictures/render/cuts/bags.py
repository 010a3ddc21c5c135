"""Women's bags: one with a top handle, a soft tote, a crossbody."""

import numpy as np

from cloth.curves import arc, ease, sample, smooth
from cuts.kinds import GLEAM, Model, Shot, cut
from parts.goods_surfaces import Seen, unit
from parts.goods_weaves import brass, edge_paint, leather, thread
from parts.leather_goods import hoop, levels, loft, ring_points, rounded_rectangle, sewn, stitches, strap, stud
from parts.mesh import grid, sweep, turned
from parts.patch import patch
from studio.materials import fixed


def flap(name, profile, half_widths, material, drop=3.0, corner=2.6, thick=0.28, rows=56, columns=53):
    """A flap that follows a side profile [(y, z)] from the back edge over the top down the front; returns its places (rows, columns, 3)."""
    line = arc(profile, rows)
    t = np.linspace(0, 1, rows)
    half = np.interp(t, *half_widths)
    x = np.linspace(-1, 1, columns)
    places = np.zeros((rows, columns, 3))
    lower = t > 0.5
    for row in range(rows):
        below = max(0, (t[row] - 0.5) / 0.5)
        rise = drop * below**2 * np.abs(x) ** 3.4
        places[row, :, 0] = x * half[row] * (1 - 0.03 * below * np.abs(x) ** 6)
        places[row, :, 1] = line[row, 0] + 0.16 * rise + 0.12 * np.abs(x) ** 12
        places[row, :, 2] = line[row, 1] + rise
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    paper = [(a * half[0], -b) for b in along for a in x]
    grid(name, places, material, paper=paper, thick=thick, offset=0)
    return places


def border(places, first, inset):
    """The line `inset` columns and rows inside a flap's free edge, from row `first` down one side and up the other."""
    last = len(places) - 1 - inset
    return np.concatenate([places[first:last, inset], places[last, inset : -inset or None], places[first:last, -1 - inset][::-1]])


def top_handle(view):
    """A structured bag with a flap, a turn lock and a rolled handle."""
    skin, cord, metal, paint = leather(weave='leather', relief=0.28), thread(), brass(), edge_paint(0.6)
    height = 19.6
    profile = [(0.35, 13.2, 5.1, 2.0), (0.7, 13.55, 5.45, 2.0), (1.6, 13.7, 5.6, 2.0), (8, 13.5, 5.35, 1.7), (14, 13.1, 4.7, 1.5), (height - 1.2, 12.6, 3.7, 1.3),
        (height - 0.2, 12.5, 3.5, 1.3), (height, 12.3, 3.3, 1.2)]
    body = loft('body', levels(profile, 46), skin)
    behind = Seen(body, True)
    patch(behind, [(-10.6, 14.6), (10.6, 14.6), (10.8, 4.0), (9.8, 2.8), (-9.8, 2.8), (-10.8, 4.0)], skin, raise_=0.3, edge=0.2, step=0.6, name='pocket')
    sewn(behind, [(-10.2, 14.2), (-10.4, 4.2), (-9.6, 3.2), (9.6, 3.2), (10.4, 4.2), (10.2, 14.2)], cord, raise_=0.29)
    # The piping runs down the round of the front corners and along the lower edge.
    corner = np.array([(x - 0.27 * r, -y + 0.27 * r, z) for z, x, y, r in profile if z < height - 0.5])
    for sign in (-1, 1):
        sweep('piping', arc(corner[1:] * [sign, 1, 1], 60), skin, radius=(0.2, 0.2), sides=10, up=(0, -1, 0))
        for depth in (-1, 1):
            turned('foot', [(0.55, 0.36), (0.6, 0.2), (0.5, 0.02), (0.01, 0.0)], metal, (sign * 11.2, depth * 3.6, 0), (0, 0, 1), sides=24)
    low = corner[1] * [1, 1, 1]
    sweep('piping', arc([low * [-1, 1, 1], (-12, low[1] - 0.38, low[2]), (0, low[1] - 0.42, low[2]), (12, low[1] - 0.38, low[2]), low], 80), skin, radius=(0.2, 0.2), sides=10, up=(0, -1, 0))
    side = [(3.62, height - 3.0), (3.75, height - 0.6), (3.1, height + 0.35), (0, height + 0.5), (-3.1, height + 0.35), (-3.95, height - 0.5), (-4.4, height - 2.6),
        (-5.2, height - 7), (-5.85, height - 11.2)]
    cover = flap('flap', side, ([0, 0.45, 1], [12.85, 13.0, 13.45]), skin)
    sweep('edge', sample(border(cover, 20, 0), 150), paint, radius=(0.15, 0.15), sides=10, up=(0, -1, 0.2))
    line = border(cover, 22, 2)
    stitches(line + [0, -0.17, 0], (0, -1, 0.1), cord)
    centre, normal = cover[-6, 26], unit([0, -1, 0.13])
    turned('lock', [(1.3, 0.0), (1.3, 0.22), (1.22, 0.3), (1.05, 0.33), (1.0, 0.3), (0.01, 0.3)], metal, centre + normal * 0.1, normal, sides=48)
    sweep('turn', [centre + normal * h + np.array([0, 0, z]) for h, z in ((0.5, -0.85), (0.62, -0.4), (0.66, 0), (0.62, 0.4), (0.5, 0.85))], metal, radius=(0.27, 0.22),
        sides=14, up=(0, -1, 0), power=3)
    top = height + 0.75
    handle = [(-5.6, -0.3, top + 1.6), (-5.75, -0.3, top + 3.6), (-4.7, -0.3, top + 6.9), (-2.3, -0.3, top + 8.8), (0, -0.3, top + 9.3), (2.3, -0.3, top + 8.8),
        (4.7, -0.3, top + 6.9), (5.75, -0.3, top + 3.6), (5.6, -0.3, top + 1.6)]
    sweep('handle', arc(handle, 90), skin, radius=(0.6, 0.52), sides=20, up=(0, 1, 0))
    stitches(arc(handle, 90)[14:-14] + [0, -0.0, -0.56], (0, -0.3, -1), cord)
    for sign in (-1, 1):
        middle = np.array([sign * 5.6, -0.3, top + 0.75])
        hoop('ring', ring_points(middle, (1, 0, 0), (0, 0, 1), 1.0, 0.95, 0.5), metal, 0.17, up=(0, 1, 0))
        strap('keeper', arc([middle + p for p in ((0, -2.3, -0.72), (0, -1.1, -0.6), (0, -0.35, -0.35), (0, 0.35, -0.35), (0, 1.1, -0.6), (0, 2.2, -0.72))], 24), (0, 0, 1),
            1.5, 0.26, skin, ends=('round', 'round'))
        stud(middle + [0, -1.6, -0.52], (0, 0, 1), metal, 0.3, 0.14)
        sweep('fold', arc([(sign * 5.6, -0.3, top + 1.3), (sign * 5.66, -0.3, top + 2.2), (sign * 5.74, -0.3, top + 3.3)], 12), skin, radius=(0.74, 0.64), sides=20, up=(0, 1, 0))
        hoop('side ring', ring_points((sign * 13.1, 0, height - 2.3), (0.15 * sign, 1, 0), (0, 0, 1), 0.9, 0.9), metal, 0.15, up=(1, 0, 0))
        strap('side tab', arc([(sign * 12.75, 0, height - 0.3), (sign * 13.15, 0, height - 1.2), (sign * 13.25, 0, height - 1.9), (sign * 13.0, 0, height - 2.0)], 14),
            (sign, 0, 0.2), 1.3, 0.25, skin)


def slouched(rings, amount, seed, high, still=0.0):
    """Soft sides: slow waves that grow towards the middle of the sides and die at the bottom (below `still` cm there are none)."""
    random = np.random.default_rng(seed)
    places = np.array(rings, float)
    for _ in range(9):
        direction = random.normal(0, 1, 2)
        waves, phase = random.uniform(0.05, 0.16), random.uniform(0, 6.28)
        along = places[..., 0] * direction[0] + places[..., 2] * direction[1]
        wave = np.sin(along * waves * 2 + phase + 2 * np.sin(along * waves * 0.7))
        share = np.clip((places[..., 2] - still) / 4, 0, 1) * np.clip((high - places[..., 2]) / 9, 0.15, 1)
        places[..., 1] += amount / 3 * wave * share * np.where(places[..., 1] < 0, 1, -1) * np.clip(np.abs(places[..., 1]) / 3, 0, 1)
    return places


def gusseted(rings, high, deep=2.6):
    """A tote's sides: their middle folds inwards, the more the higher, so that front and back come together at the top."""
    places = np.array(rings, float)
    half_x, half_y = np.abs(places[..., 0]).max(1)[:, None], np.abs(places[..., 1]).max(1)[:, None]
    at_end = np.clip((np.abs(places[..., 0]) - half_x * 0.86) / (half_x * 0.14), 0, 1)
    fold = deep * ease(places[..., 2] / high) * np.clip(1 - np.abs(places[..., 1]) / (half_y * 0.8), 0, 1) ** 1.3
    places[..., 0] -= np.sign(places[..., 0]) * fold * at_end
    return places


def tote(view):
    """Soft unlined cowhide: two panels and folded gussets, a turned upper edge, two long handles sewn on in front and behind."""
    skin, cord, paint = leather(weave='calf', relief=0.5, roughness=0.42), fixed('thread', (0.42, 0.35, 0.26), 0.8, 0.1), edge_paint(0.5)
    inside = leather('flesh', weave='suede', roughness=0.95, specular=0.05, relief=0.8, shade=0.62)
    high = 29.0
    profile = [(0.15, 15.2, 6.0, 1.5), (0.5, 15.7, 6.5, 1.7), (1.6, 16.0, 6.75, 1.7), (8, 16.5, 6.5, 1.3), (16, 17.2, 5.4, 0.9), (23, 17.9, 4.1, 0.6), (high, 18.4, 3.2, 0.5)]
    rings = []
    for z, x, y, r in sample(smooth(np.array(profile), 12), 56):
        ring = rounded_rectangle(x, y, r, straight=22)
        sag = 0.7 * (z / high) ** 3 * (1 - (ring[:, 0] / 18.4) ** 2)
        rings.append(np.column_stack([ring, z - sag]))
    rings = gusseted(slouched(rings, 0.62, 5, high + 5), high)
    close = lambda share: rings[0] * [share, share, 1]
    body = loft('body', np.array([close(0.001), close(0.5), close(0.94), *rings]), skin, thick=0.24, offset=-1)
    loft('inside', (rings[6:] * [0.97, 0.87, 1] - [0, 0, 0.1])[::-1], inside)
    lip, foot = rings[-1], rings[4] * [1.004, 1.008, 1]
    sweep('lip', np.vstack([lip, lip[:3]]), paint, radius=(0.15, 0.1), sides=8, up=(0, 0, 1), caps=False)
    sweep('piping', np.vstack([foot, foot[:3]]), skin, radius=(0.12, 0.12), sides=10, up=(0, 0, 1), caps=False)
    for back in (False, True):
        surface = Seen(body, back)
        edge = lambda x: high - 0.7 * (1 - (x / 18.4) ** 2)
        sewn(surface, [(x, edge(x) - 1.5) for x in np.linspace(-17.3, 17.3, 24)], cord, raise_=0.03, radius=0.045)
        for side in (-1, 1):
            sewn(surface, [(side * np.interp(z, [2, 8, 16, 23, 28], [15.3, 15.8, 16.5, 17.2, 17.6]), z) for z in np.linspace(2.2, 27.2, 20)], cord, raise_=0.03, radius=0.045)
        _long_handle(surface, 1 if back else -1, skin, paint, cord)


def _long_handle(surface, depth, skin, paint, cord, x=6.6, low=20.0, top=50.0, width=1.9):
    """A flat handle of a tote, sewn on from `low` with a crossed square of stitches and a rivet at both ends; it leans outwards (`depth` -1: in front)."""
    heights = np.linspace(low, 28.0, 18)
    ends = []
    for sign in (-1, 1):
        places = surface.place([(sign * x, z) for z in heights])
        places[:, 1] = np.polyval(np.polyfit(heights, places[:, 1], 2), heights) + depth * 0.17
        ends.append(places)
    y, lean = ends[0][-1][1], depth * (2.6 if depth < 0 else 0.8)
    free = [(-x, y + lean * 0.08, 31.5), (-x + 0.1, y + lean * 0.35, 38), (-x + 0.9, y + lean * 0.72, 44.5), (-x * 0.52, y + lean * 0.95, top - 1.3), (0, y + lean, top)]
    free += [(-a, b, c) for a, b, c in free[-2::-1]]
    path = sample(smooth(np.vstack([ends[0], free, ends[1][::-1]]), 8), 240)
    strap('handle', path, (0, depth, 0), width, 0.3, skin, ends=('corner', 'corner'))
    strap('handle edge', path[1:-1], (0, depth, 0), width + 0.04, 0.17, paint, ends=('corner', 'corner'))
    across = unit(np.cross(unit(np.gradient(path, axis=0)), [0, depth, 0]))
    for sign in (-1, 1):
        stitches(path[2:-2] + [0, depth * 0.155, 0] + across[2:-2] * sign * (width / 2 - 0.26), (0, depth, 0), cord, pitch=0.38, on=0.26, radius=0.04)
    half = width / 2 - 0.26
    for end in ends:
        at = lambda u, v: np.array([end[0][0] + u * half, np.interp(low + v, heights, end[:, 1]) + depth * 0.155, low + v])
        for line in (((-1, 0.3), (1, 0.3)), ((-1, 3.6), (1, 3.6)), ((-1, 0.3), (1, 3.6)), ((-1, 3.6), (1, 0.3))):
            stitches(np.array([at(*place) for place in sample(np.array(line, float), 14)]), (0, depth, 0), cord, pitch=0.38, on=0.26, radius=0.04)
        stud(at(0, 5.2), (0, depth, 0), brass(), 0.42, 0.16)


cut('women-top-handle-bag', Model(top_handle, dict(
    front=Shot((0.3, 0, 15.0), 49, -22, 9), back=Shot((0, 0, 15.0), 49, 152, 12), detail=Shot((1, -4, 13), 21, -28, 12),
), gleam=GLEAM))
cut('women-soft-tote', Model(tote, dict(
    front=Shot((0, 0, 23.5), 66, -20, 10), angle=Shot((0, 0, 22.5), 66, 24, 28), detail=Shot((-5, -4, 24), 28, -24, 14),
), gleam=GLEAM, finer=2))
