"""Bands round a closed neckline: rib bands, roll necks, and the label inside."""
import math

import numpy as np
from scipy.spatial import cKDTree

from cloth.curves import averaged_round, lengths, sample
from cloth.shell import attribute
from parts.mesh import grid
from parts.necks import neckline


def ring(garment, count=160, rounds=6):
    """`count` even places along the whole neck opening from the centre front round the back, and the way in which the cloth runs out there (unit vectors)."""
    path, _ = neckline(garment, 361, math.pi, rounds=0)
    path = averaged_round(sample(path, count + 1)[:-1], rounds)
    places = np.array([v.co[:] for v in garment.data.vertices]) * 100
    from_edge = attribute(garment.data, 'd_neck')
    near = places[(from_edge > 1.4) & (from_edge < 3.4)]
    _, around = cKDTree(near).query(path, 8)
    tangent = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    onward = path - near[around].mean(1)
    onward -= tangent * (onward * tangent).sum(1, keepdims=True)
    onward = averaged_round(onward, 14)
    return path, onward / np.linalg.norm(onward, axis=1, keepdims=True), tangent


def _band(garment, width, rise=0.1, lean=38, under=0.35, off=0.05, columns=7, rounds=36):
    """A band's places (a row each place of the neckline, from its centre front round), the way out of it, and its steps from the lower edge up."""
    path, onward, tangent = ring(garment)
    # On a steep neck the cloth runs straight up; a band is cut shorter than its seam and leans in.
    inward = path[:, :2].mean(0) - path[:, :2]
    inward = np.column_stack([inward / np.linalg.norm(inward, axis=1, keepdims=True) * math.cos(math.radians(lean)), np.full(len(path), math.sin(math.radians(lean)))])
    onward = onward * 0.4 + inward * 0.6
    onward -= tangent * (onward * tangent).sum(1, keepdims=True)
    onward /= np.linalg.norm(onward, axis=1, keepdims=True)
    outward = np.cross(tangent, onward)
    middle = path.mean(0)
    outward *= np.sign(((path - middle) * outward).sum(1, keepdims=True))
    steps = np.linspace(-under, width, columns)
    bend = (np.clip(steps, 0, None) / width)[None, :, None] ** 2 * rise
    places = path[:, None] + onward[:, None] * steps[None, :, None] + outward[:, None] * (off + 0.12 * np.sin(np.pi * np.linspace(0, 1, columns)))[None, :, None]
    places[..., 2:] += bend * width
    # The upper edge runs smoothly over the shoulder seam, where the neckline itself has a corner.
    even = averaged_round(places[:, -1], rounds)
    places += (even - places[:, -1])[:, None] * (np.clip(steps, 0, None) / width)[None, :, None]
    return places, outward, steps


def neckband(garment, material, width=1.9, thick=0.34, **shape):
    """A band of `width` cm that goes on where the garment ends at the neck, bent upwards by `rise` and leaning `lean` degrees from level; it begins `under` cm below the edge, on top of the cloth."""
    places, _, steps = _band(garment, width, **shape)
    path = places[:, np.argmin(np.abs(steps))]
    around = lengths(np.vstack([path, path[:1]]))[:-1]
    paper = [(at, 60 + step) for at in around for step in steps]
    edge = [min(step - steps[0], width - step) for _ in around for step in steps]
    return grid('neckband', places, material, paper, closed=True, subdivide=2, thick=thick, offset=0, distances=dict(edge=edge))


def band_end(garment, material, fastener, half, width=1.9, raise_=0.3, thick=0.3, **shape):
    """The upper end of a cardigan's button band: it crosses the neckband, `half` cm to either side, and has the topmost button there (`fastener(place, way out)`)."""
    places, outward, steps = _band(garment, width, **shape)
    path = places[:, 0]
    total = lengths(np.vstack([path, path[:1]]))
    away = np.where(total[:-1] > total[-1] / 2, total[:-1] - total[-1], total[:-1])
    chosen = np.argsort(away)
    chosen = chosen[np.abs(away[chosen]) <= half + 0.6]
    across = np.linspace(-half, half, 15)
    at = lambda values: np.column_stack([np.interp(across, away[chosen], values[chosen][:, axis]) for axis in range(3)])
    out = at(outward)
    rows = np.stack([at(places[:, column]) for column in range(len(steps))], 1) + out[:, None] * raise_
    # It ends a little above the neckband, and below goes under the band's straight part.
    rows[:, -1] += (rows[:, -1] - rows[:, -2]) * 0.35
    paper = [(x, 60 + step) for x in across for step in steps]
    edge = [half - abs(x) for x in across for _ in steps]
    strip = grid('band-end', rows, material, paper, subdivide=2, thick=thick, offset=0, distances=dict(edge=edge))
    middle = len(across) // 2
    fastener(rows[middle, len(steps) // 2] + out[middle] * thick / 2, out[middle])
    return strip


def roll_neck(garment, material, stand=7.2, leaf=7.8, thick=0.4, roll=0.5, slope=1.3, wave=0.3, columns=40):
    """A knitted collar that stands `stand` cm and folds over once; its top is lower in front by `slope`."""
    path, _, _ = ring(garment, 144, 10)
    middle = path.mean(0)
    angle = np.arctan2(path[:, 0], path[:, 1] - middle[1])
    outward = np.column_stack([np.sin(angle), np.cos(angle), 0 * angle])
    radius = np.linalg.norm((path - middle)[:, :2], axis=1)
    even = (radius + radius.mean()) / 2
    # The fold lies at one height but for its slope, whatever the neckline's own.
    shake = np.random.default_rng(5).uniform(0, 6.28, 8)
    top = path[:, 2].mean() + stand - 1.6 + slope * np.cos(angle) + 0.22 * np.sin(3 * angle + shake[4]) + 0.2 * np.sin(2 * angle + shake[5])
    places = np.zeros((len(path), columns, 3))
    share = np.linspace(0, 1, columns)
    turn = 0.36, 0.52
    lean = -0.02
    # Soft knit sinks: the leaf lies in shallow slanting folds round the neck, deepest in its middle.
    slumped = lambda down: 0.28 * math.sin(math.pi * down) * (np.sin(9 * down + 2.2 * np.sin(angle + shake[6])) + 0.7 * np.sin(6 * down - 3 * np.sin(angle * 2 + shake[7])))
    for column, u in enumerate(share):
        folds = wave * (np.sin(3 * angle + shake[0] + 4 * u) + 0.6 * np.sin(5 * angle + shake[1] - 3 * u) + 0.4 * np.sin(2 * angle + shake[2] + 7 * u))
        if u < turn[0]:
            up = u / turn[0]
            at = radius + (even * (1 + lean) - 0.3 - radius) * up
            height = path[:, 2] - 0.4 + (top - path[:, 2] + 0.4) * up
        elif u < turn[1]:
            bend = (u - turn[0]) / (turn[1] - turn[0]) * math.pi
            at = even * (1 + lean) - 0.3 + roll * (1 - math.cos(bend)) + folds * 0.3 * bend / math.pi
            height = top + roll * 1.3 * math.sin(bend)
        else:
            down = (u - turn[1]) / (1 - turn[1])
            at = even * (1 + lean) - 0.3 + 2 * roll + 1.3 * np.sin(down * math.pi * 0.5) + folds * (0.3 + 0.7 * down) + slumped(down)
            height = top - (leaf + 0.25 * np.sin(2 * angle + shake[3])) * down
        places[:, column, :2] = middle[:2] + outward[:, :2] * at[:, None]
        places[:, column, 2] = height
    around = lengths(np.vstack([path, path[:1]]))[:-1]
    paper = [(at, 60 + u * 22) for at in around for u in share]
    edge = [(1 - u) * 16 for _ in around for u in share]
    return grid('roll-neck', places, material, paper, closed=True, subdivide=2, thick=thick, offset=0, distances=dict(edge=edge))
