"""Laces: flat or round, in bars across the instep or crossed, from eyelet to eyelet."""
import numpy as np

from cloth.curves import lengths, sample
from parts.mesh import sweep


def eyelets(last, xs, aside, side, high=None):
    """(k, t) of eyelets at positions x along the ridge, `aside` cm from the middle (a number or one for each)."""
    aside = np.broadcast_to(aside, len(xs))
    return last.find(np.column_stack([xs, aside]), side, 'top', low=0.3, high=1.0 if high is None else high)


def _over(last, a, b, off, sink, count=41, arch=0.04):
    """A path on the surface from eyelet a over the middle of the instep to eyelet b; both ends sink into their holes."""
    t = last.throat
    middle = lambda p: abs(p[0]) - t if abs(p[0]) > t else min(0.0, 1 - p[1])
    at = (middle(a) + middle(b)) / 2
    halves = []
    for end in (a, b):
        on_ridge = abs(end[0]) > t
        sign = -1 if end[0] < 0 else 1
        centre = (sign * (t + max(at, 1e-4)), 1.0) if on_ridge else (sign * t, 1 - min(at, 0))
        share = np.linspace(0, 1, count)[:, None]
        halves.append(np.array(end) * (1 - share) + np.array(centre) * share)
    points = np.vstack([halves[0], halves[1][-2::-1]])
    places, normals = last.frame(points)
    total = lengths(places)
    share = total / total[-1]
    near = np.minimum(total, total[-1] - total)
    rise = -sink + (off + sink) * np.clip(near / 0.28, 0, 1) ** 0.6
    places = places + normals * (rise + arch * np.sin(np.pi * share))[:, None]
    places = sample(places, 61)
    for _ in range(6):
        places[2:-2] = (places[1:-3] + 2 * places[2:-2] + places[3:-1]) / 4
    up = normals[0] + normals[-1] + 1.5 * normals[len(normals) // 2]
    return places, up / np.linalg.norm(up)


def laced(last, outer, inner, material, width=0.32, thick=0.075, off=0.26, crossed=True, bars=True, under=0.11, round_=False, arch=0.04):
    """Lacing through two rows of eyelets ((k, t), from the topmost down): bars across, and crossing runs below them."""
    power = 2.0 if round_ else 3.2
    size = (width * 0.45, width * 0.45) if round_ else (width, thick)
    for index in range(len(outer)):
        if bars:
            path, up = _over(last, outer[index], inner[index], off, 0.1, arch=arch)
            sweep('lace', path, material, radius=size, sides=12, up=tuple(up), power=power)
        if crossed and index:
            for a, b in ((outer[index], inner[index - 1]), (inner[index], outer[index - 1])):
                path, up = _over(last, a, b, under, 0.02, arch=0.0)
                sweep('lace', path, material, radius=size, sides=12, up=tuple(up), power=power)


def crisscross(last, outer, inner, material, width=0.3, thick=0.075, off=0.26, round_=False, arch=0.04):
    """Laces that cross over the facings: a bar at the lowest pair, then crossings up to the top."""
    power = 2.0 if round_ else 3.2
    size = (width * 0.45, width * 0.45) if round_ else (width, thick)
    run = lambda a, b, high: _over(last, a, b, high, 0.1, arch=arch)
    pairs = [(outer[-1], inner[-1], off)]
    for index in range(len(outer) - 1, 0, -1):
        pairs += [(outer[index], inner[index - 1], off + 0.12), (inner[index], outer[index - 1], off)]
    for a, b, high in pairs:
        path, up = run(a, b, high)
        sweep('lace', path, material, radius=size, sides=12, up=tuple(up), power=power)
