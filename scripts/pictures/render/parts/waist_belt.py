"""Belts round a draped waist: tied ones and ones with a buckle."""
import numpy as np
from scipy.spatial import ConvexHull

from cloth.curves import arc, sample
from cloth.shell import paper_of
from parts.mesh import grid, sweep
from units import CM


def _body(garment, side):
    """Places in cm and paper of the garment without its sleeves; `side`: points of the side seam."""
    paper, _ = paper_of(garment.data)
    places = np.array([vertex.co[:] for vertex in garment.data.vertices]) / CM
    order = np.argsort([z for _, z in side])
    side = np.asarray(side, float)[order]
    return places, np.abs(paper[:, 0]) < np.interp(paper[:, 1], side[:, 1], side[:, 0]) + 0.6


def cinch(dressing, side, height, factor=0.9, reach=9.0, ripple=0.35, waves=19):
    """Draws the waist in at `height` and lays small gathers above and below it; the surfaces of `dressing` are made anew."""
    places, chosen = _body(dressing.garment, side)
    middle = places[chosen & (np.abs(places[:, 2] - height) < 6)].mean(0)
    top = max(z for _, z in side)
    for index in np.where(chosen)[0]:
        place = places[index]
        from_belt = place[2] - height
        share = np.exp(-((from_belt / reach) ** 2)) * np.clip((top + 2 - place[2]) / 6, 0, 1)
        angle = np.arctan2(place[0], place[1] - middle[1])
        gather = ripple * np.exp(-((abs(from_belt) - 4) / (reach * 0.7)) ** 2) * (np.sin(waves * angle + 0.9 * np.sin(3 * angle) + from_belt * 0.06) + 0.5 * np.sin(waves * 0.43 * angle + 1))
        radius = np.hypot(place[0], place[1] - middle[1])
        scale = 1 - (1 - factor) * share + gather * share / max(radius, 5)
        vertex = dressing.garment.data.vertices[int(index)]
        vertex.co.x, vertex.co.y = place[0] * scale * CM, (middle[1] + (place[1] - middle[1]) * scale) * CM
    dressing.anew()


def taut_line(garment, side, height, width, off=0.25, count=240):
    """The closed line of a taut belt (its middle), starting at the centre back: the convex hull of the body's section."""
    places, chosen = _body(garment, side)
    section = places[chosen & (np.abs(places[:, 2] - height) < width / 2 + 0.8)][:, :2]
    hull = section[ConvexHull(section).vertices]
    middle = hull.mean(0)
    line = sample(np.vstack([hull, hull[:1]]), count + 1)[:-1]
    for _ in range(6):
        line = (np.roll(line, 1, 0) + 2 * line + np.roll(line, -1, 0)) / 4
    outward = line - middle
    line = line + outward / np.linalg.norm(outward, axis=1, keepdims=True) * off
    start = np.argmin(np.abs(np.arctan2(line[:, 0], line[:, 1] - middle[1])))
    line = np.roll(line, -start, axis=0)
    return np.column_stack([line, np.full(count, height)])


def _outward(line):
    away = line - line.mean(0)
    away[:, 2] = 0
    return away / np.linalg.norm(away, axis=1, keepdims=True)


def strip(name, line, outward, width, material, thick=0.25, bow=0.12, closed=False, across=(0, 0, 1)):
    """A band of cloth of `width` cm along a line, lying against what is inside of it."""
    columns = 9
    v = np.linspace(-1, 1, columns)
    across = np.broadcast_to(np.asarray(across, float), line.shape)
    places = line[:, None] + across[:, None] * (v[None, :, None] * width / 2) + outward[:, None] * (bow * (1 - v**2))[None, :, None]
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    paper = [(at, 105 + u * width / 2) for at in steps for u in v]
    edge = [(1 - abs(u)) * width / 2 for _ in steps for u in v]
    return grid(name, places, material, paper, closed=closed, subdivide=1, thick=thick, offset=0, distances=dict(edge=edge))


def belt(garment, side, height, width, material, off=0.3):
    """A belt all the way round; gives its line and the outward directions back."""
    line = taut_line(garment, side, height, width, off)
    outward = _outward(line)
    strip('belt', line, outward, width, material, closed=True)
    return line, outward


def at_front(line, x):
    """Index of the belt's front point nearest to x."""
    return int(np.argmin(np.where(line[:, 1] < line[:, 1].mean(), np.abs(line[:, 0] - x), 999)))


def tied(dressing, line, outward, width, material, x=1.5, lengths=(34, 27)):
    """The knot of a tied belt and its two ends."""
    place, out = line[at_front(line, x)], outward[at_front(line, x)]
    height = line[0, 2]
    for index, (turn, length) in enumerate(zip((-1, 1), lengths)):
        down = np.linspace(0, 1, 40)
        paper = np.column_stack([x + turn * (0.9 + 3.2 * down + 0.8 * np.sin(3 * down)), height - 0.5 - length * down])
        path = dressing.front.place(paper)
        # It hangs before whatever it crosses: the overlap, a gather, the edge of a pocket.
        foremost = np.min([dressing.front.place(paper + [aside, 0])[:, 1] for aside in (-width / 2, 0, width / 2)], axis=0)
        for _ in range(12):
            path[:, 1] = np.minimum(path[:, 1], foremost)
            path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        normal = np.tile(out, (40, 1))
        path = path + normal * (0.75 + 0.35 * index + 0.9 * np.exp(-((down / 0.12) ** 2)))[:, None]
        narrow = 0.55 + 0.45 * np.clip(down / 0.18, 0, 1)
        fold = 0.5 * np.sin(6 * down + index) * down
        across = np.column_stack([narrow * np.cos(fold * 0.5), narrow * np.sin(fold) * 0.35, -0.10 * turn * np.ones(40)])
        strip('tail', path, normal, width * 0.95, material, thick=0.28, bow=0.15, across=across)
    knot = arc([place + out * 0.2 + [-0.4, 0, width * 0.62], place + out * 1.3 + [-0.1, 0, width * 0.45], place + out * 1.75 + [0.2, 0, 0],
        place + out * 1.4 + [0.5, 0, -width * 0.42], place + out * 0.2 + [0.7, 0, -width * 0.66]], 24)
    sweep('knot', knot, material, radius=np.column_stack([np.interp(np.linspace(0, 1, 24), [0, 0.5, 1], [1.5, 1.95, 1.7]), np.full(24, 0.42)]), sides=20, up=tuple(-out), power=2.6)
    bow = arc([place + out * 0.3 + [-3.8, 0, 0.3], place + out * 0.9 + [-2.0, 0, 0.35], place + out * 1.1 + [0, 0, 0.2], place + out * 0.9 + [2.4, 0, -0.3], place + out * 0.3 + [4.2, 0, -0.2]], 24)
    sweep('wrap', bow, material, radius=np.column_stack([np.interp(np.linspace(0, 1, 24), [0, 0.5, 1], [width / 2, width * 0.3, width / 2]), np.full(24, 0.28)]), sides=20, up=tuple(-out), power=2.4)


def buckle(line, outward, width, material, cloth, hole, x=0.0, tip=13.0):
    """A covered frame with a prong, the belt's end through it (towards the wearer's left) and a loop that holds the end."""
    first = at_front(line, x)
    place, out = line[first], outward[first]
    left = np.array([1.0, 0, 0]) - out * out[0]
    left /= np.linalg.norm(left)
    up = np.array([0, 0, 1.0])
    steps = np.arange(0, tip, 0.5)
    over = np.array([line[at_front(line, x - 1.5 + step)] + outward[at_front(line, x - 1.5 + step)] * 0.42 for step in steps])
    away = np.array([outward[at_front(line, x - 1.5 + step)] for step in steps])
    for _ in range(6):
        over[1:-1] = (over[:-2] + 2 * over[1:-1] + over[2:]) / 4
    strip('belt-end', over, away, width, cloth)
    for step in (4.5, 7.0, 9.5):
        at = over[int(step / 0.5)] + away[int(step / 0.5)] * 0.3
        sweep('eyelet', [at - out * 0.02, at + out * 0.03], hole, radius=(0.22, 0.22), sides=12, up=tuple(up))
    wide, high = width * 0.52, width * 0.68
    turn = np.linspace(0, 2 * np.pi, 61)
    rounded = lambda value: np.sign(value) * np.abs(value) ** 0.45
    ring = place + out * 0.75 + left * (rounded(np.cos(turn)) * wide)[:, None] + up * (rounded(np.sin(turn)) * high)[:, None]
    sweep('buckle', ring, material, radius=(0.42, 0.3), sides=12, up=tuple(-out), power=2.6, caps=False)
    sweep('prong', [place + out * 1.0 + left * -wide, place + out * 1.25, place + out * 1.0 + left * wide], material, radius=(0.2, 0.16), sides=10, up=tuple(-out))
    at = line[at_front(line, x + 6.4)]
    away = outward[at_front(line, x + 6.4)]
    sweep('keeper', [at + away * 0.9 + up * (width / 2 + 0.15), at + away * 1.0, at + away * 0.9 - up * (width / 2 + 0.15)], cloth, radius=(0.75, 0.16), sides=12, up=tuple(-away), power=4)
