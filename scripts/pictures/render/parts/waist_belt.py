"""Belts round a draped waist: tied ones and ones with a buckle."""
import numpy as np
from scipy.spatial import ConvexHull

from cloth.curves import averaged, averaged_round, ease, sample
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


def _hull(section, count=240, rounds=6):
    """The convex line round a section (x, y in cm), evenly and with its corners rounded."""
    hull = section[ConvexHull(section).vertices]
    return averaged_round(sample(np.vstack([hull, hull[:1]]), count + 1)[:-1], rounds)


def _gathers(angle, from_belt, beyond, seed):
    """Gathers of many widths, unevenly deep round the waist: they begin at the belt's edge, and the narrower they are the sooner they die away. About 1 high."""
    shake, total = np.random.default_rng(seed), 0
    for count, weight, long in ((8, 0.6, 16), (14, 0.9, 9), (21, 1.0, 6), (29, 0.8, 3.5)):
        first, second, third, upper = shake.uniform(0, 2 * np.pi, 4)
        turn = count * angle + 1.7 * np.sin(2 * angle + first) + 1.2 * np.sin(5 * angle + second) + upper * (from_belt > 0) + 0.05 * from_belt * np.sin(third)
        deep = np.clip(0.5 + 0.5 * np.sin(3 * angle + third + upper * (from_belt > 0)) + 0.4 * np.sin(7 * angle + first), 0, 1.3)
        total = total + weight * deep * np.cos(turn) * np.exp(-beyond / long)
    return total * ease(beyond / 0.9)


def cinch(dressing, side, height, factor=0.9, reach=9.0, ripple=0.35, waves=19, width=0.0, seed=None):
    """Draws the waist in at `height` and lays small gathers above and below it; the surfaces of `dressing` are made anew. `width`: of the belt under which the cloth is drawn to one even line; with a `seed` the gathers begin at its edge and are uneven."""
    places, chosen = _body(dressing.garment, side)
    middle = places[chosen & (np.abs(places[:, 2] - height) < 6)].mean(0)
    aside, behind = places[:, 0], places[:, 1] - middle[1]
    angle, radius = np.arctan2(aside, behind), np.maximum(np.hypot(aside, behind), 5)
    taut = radius
    if width:
        line = _hull(places[chosen & (np.abs(places[:, 2] - height) < 1.2)][:, :2]) - [0, middle[1]]
        turn = np.arctan2(*line.T)
        order = np.argsort(turn)
        taut = np.interp(angle, turn[order], np.hypot(*line[order].T), period=2 * np.pi)
    # From the belt's edge, which presses the cloth in, it rises fast at first.
    from_belt = places[:, 2] - height
    beyond = np.maximum(np.abs(from_belt) - width / 2, 0)
    top = max(z for _, z in side)
    share = np.exp(-((beyond / reach) ** 2)) * np.clip((top + 2 - places[:, 2]) / 6, 0, 1)
    if seed is None:
        gather = np.exp(-(((np.abs(from_belt) - width / 2 - 4) / (reach * 0.7)) ** 2)) * (np.sin(waves * angle + 0.9 * np.sin(3 * angle) + from_belt * 0.06) + 0.5 * np.sin(waves * 0.43 * angle + 1))
        gather = gather * (ease(beyond / 1.5) if width else 1)
    else:
        gather = _gathers(angle, from_belt, beyond, seed)
    # Cloth that a belt presses in stands out beside it again, but less far than the belt does: a deep groove is a notch in the outline.
    beside = 0.3 * ease(beyond / 2.5) * np.exp(-((beyond / 5) ** 2)) if width else 0.0
    scale = (1 + (taut * factor / radius - 1) * share + (ripple * gather * share + beside) / radius) * chosen + ~chosen
    places[:, 0], places[:, 1] = aside * scale, middle[1] + behind * scale
    dressing.garment.data.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def taut_line(garment, side, height, width, off=0.25, count=240, reach=None):
    """The closed line of a taut belt (its middle), starting at the centre back: the convex hull of the body's section, `reach` cm up and down (a waist that flares widens it)."""
    places, chosen = _body(garment, side)
    line = _hull(places[chosen & (np.abs(places[:, 2] - height) < (width / 2 + 0.8 if reach is None else reach))][:, :2], count)
    middle = line.mean(0)
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
    """A band of cloth of `width` cm (one, or one a point) along a line, lying against what is inside of it."""
    columns = 9
    v = np.linspace(-1, 1, columns)
    across = np.broadcast_to(np.asarray(across, float), line.shape)
    half = np.broadcast_to(np.asarray(width, float), len(line)) / 2
    places = line[:, None] + across[:, None] * (v[None, :] * half[:, None])[..., None] + outward[:, None] * (bow * (1 - v**2))[None, :, None]
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    paper = [(at, 105 + u * wide) for at, wide in zip(steps, half) for u in v]
    edge = [(1 - abs(u)) * wide for wide in half for u in v]
    return grid(name, places, material, paper, closed=closed, subdivide=1, thick=thick, offset=0, distances=dict(edge=edge))


def belt(garment, side, height, width, material, off=0.3, knot=None, reach=None, shade=None, lap=0.0):
    """A belt all the way round; gives its line and the outward directions back. Towards a `knot` at that x it is drawn together; `reach` as in taut_line; `shade`: the cloth of the shadow along its edges; `lap`: cm by which it stands further off in front, where one front lies over the other."""
    line = taut_line(garment, side, height, width, off, reach=reach)
    outward = _outward(line)
    line = line + outward * (lap * ease((line[:, 1].mean() - line[:, 1]) / 4))[:, None]
    drawn = 0.0 if knot is None else 0.42 * np.exp(-(((line[:, 0] - knot) / 3.2) ** 2)) * (line[:, 1] < line[:, 1].mean())
    strip('belt', line, outward, width * (1 - drawn) * np.ones(len(line)), material, closed=True)
    if shade:
        for edge in (-1, 1):
            below = line + np.array([0, 0, 1.0]) * (edge * width * (1 - drawn) / 2 * np.ones(len(line)))[:, None] - outward * 0.22
            sweep('belt-shade', np.vstack([below, below[:1]]), shade, radius=(0.13, 0.13), sides=8, up=(0, 0, 1), caps=False)
    return line, outward


def at_front(line, x):
    """Index of the belt's front point nearest to x."""
    return int(np.argmin(np.where(line[:, 1] < line[:, 1].mean(), np.abs(line[:, 0] - x), 999)))


def _knot(place, out, width, material, shade):
    """The turn of a half knot: one end comes up behind the belt, over it and down."""
    turn = np.radians(np.linspace(105, -105, 28))[:, None, None]
    v = np.linspace(-1, 1, 21)[None, :, None]
    up, aside = np.array([0, 0, 1.0]), np.cross(out, [0, 0, 1.0])
    aside = -aside if aside[0] < 0 else aside
    half = width * (0.40 + 0.10 * np.sin(turn) ** 2)
    # It lies aslant and is wider below, where it goes over into the ends; its sides go in to the belt, and folds run round it that meet above.
    half = half * (1 - 0.22 * np.sin(turn))
    folds = sum(deep * np.exp(-(((v - at - 0.2 * np.sin(turn)) / wide) ** 2)) for at, deep, wide in ((0.55, 0.2, 0.16), (0.0, 0.26, 0.13), (-0.5, 0.16, 0.2)))
    out_by = 0.2 + 1.2 * np.cos(turn) - 0.8 * np.abs(v) ** 3.2 - folds * (0.5 + 0.5 * np.cos(turn))
    high, wide = width * 0.56 * np.sin(turn) + 0.1 * half * v, half * v
    lean = np.radians(14)
    places = place + up * (high * np.cos(lean) + wide * np.sin(lean)) + aside * (wide * np.cos(lean) - high * np.sin(lean)) + out * out_by
    for side in (0, -1):
        sweep('knot-shade', places[:, side] - out * 0.12, shade, radius=(0.13, 0.11), sides=8, up=(0, -1, 0.1))
    paper = [(x * width * 0.45, 105 + z * 0.22) for z in range(28) for x in v.ravel()]
    return grid('knot', places, material, paper, subdivide=2, thick=0.2, offset=0, distances=dict(edge=np.full(28 * 21, 9.0)))


def tied(dressing, line, outward, width, material, shade, x=1.5, lengths=(34, 27)):
    """The knot of a tied belt and its two ends; `shade`: the cloth of the shadow under their edges."""
    place, out = line[at_front(line, x)], outward[at_front(line, x)]
    height = line[0, 2]
    for index, (turn, length) in enumerate(zip((-1, 1), lengths)):
        down = np.linspace(0, 1, 40)
        paper = np.column_stack([x + turn * (0.3 + 3.0 * down + 0.5 * np.sin(3 * down)), height - width * 0.38 - length * down])
        path = dressing.front.place(paper)
        # It hangs before whatever it crosses: the overlap, a gather, the edge of a pocket.
        foremost = np.min([dressing.front.place(paper + [aside, 0])[:, 1] for aside in (-width / 2, 0, width / 2)], axis=0)
        for _ in range(12):
            path[:, 1] = np.minimum(path[:, 1], foremost)
            averaged(path, 1)
        normal = np.tile(out, (40, 1))
        path = path + normal * (0.55 + 0.3 * index + 0.35 * np.exp(-((down / 0.08) ** 2)))[:, None]
        wide = width * (0.44 + 0.56 * np.clip(down / 0.3, 0, 1) ** 0.7)
        lean = 0.10 * turn + 0.12 * np.sin(5 * down + index) * down
        across = np.column_stack([np.cos(lean), 0.18 * np.sin(4 * down + 2 * index), -np.sin(lean)])
        strip('tail', path, normal, wide, material, thick=0.24, bow=0.10, across=across)
        for edge in (-1, 1):
            sweep('tail-shade', (path + across * (edge * (wide / 2 + 0.02))[:, None] - normal * 0.2)[3:], shade, radius=(0.14, 0.10), sides=8, up=(0, -1, 0.1))
    _knot(place, out, width, material, shade)


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
    averaged(over, 6)
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
