"""Soles of trainers in layers with sharp lines: a vulcanised sole with its foxing, a running sole of two foams on rubber, lugs for trails."""
import numpy as np

from parts.mesh import mesh
from parts.shoe_sole import ground, outline, sole
from parts.shoe_soles import side_stitches


def dense(profile, step=0.07):
    """More rings between those of a profile [(offset, level, cm)], so that a relief can be cut into its wall; corners stay sharp."""
    rings = []
    for a, b in zip(profile, profile[1:]):
        count = max(1, int(np.hypot(b[0] - a[0], (b[1] - a[1]) * 2.5 + b[2] - a[2]) / step)) if abs(a[1] - b[1]) > 0.05 else 1
        rings += [tuple(np.array(a) + (np.array(b) - np.array(a)) * share) for share in np.linspace(0, 1, count, endpoint=False)]
    return [*rings, profile[-1]]


def edged(*profile, by=0.02):
    """A profile whose corners stay sharp when it is smoothed: each ring is followed by one very near to it."""
    points = np.array(profile, float)
    rings = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        back, on = before - here, after - here
        rings += [here + back * min(0.3, by / max(np.abs(back).max(), 1e-6)), here, here + on * min(0.3, by / max(np.abs(on).max(), 1e-6))]
    return [tuple(ring) for ring in [*rings, points[-1]]]


def box(value, low, high, soft):
    """1 between low and high, 0 outside, with borders `soft` wide."""
    return np.clip((value - low) / soft + 0.5, 0, 1) * np.clip((high - value) / soft + 0.5, 0, 1)


def cm_round(last, count):
    """Distance (cm) round the sole from the toe's tip at each of its stations, and the whole length."""
    places, _ = outline(last, 0.0, count)
    step = np.linalg.norm(np.diff(np.vstack([places, places[:1]])[:, :2], axis=0), axis=1)
    total = np.r_[0, np.cumsum(step)]
    return total[:-1], total[-1]


def foxed(last, white, tread, stripes=(), wall=0.7, under=None, count=900):
    """A vulcanised sole: a ribbed rubber edge, a foxing tape that rises over the upper, ribs round the toe, a plate at the heel.

    `stripes`: [(material, cm from the tape's upper edge, half width)].
    """
    under = under or ground(spring=0.8)
    around, whole = cm_round(last, count)
    ribs = np.round(whole / 0.42)
    edge_of = lambda last_, x: under(last_, x) + 0.42

    def toothed(k, x, share):
        return 0.035 * np.sign(np.sin(2 * np.pi * around / whole * ribs)) * box(share, 0.15, 0.85, 0.1)

    def moulded(k, x, share):
        toe = box(np.abs(k), 0.84, 1.2, 0.08)
        plate = box(np.abs(k), -1, 0.048, 0.006) * box(share, 0.16, 0.80, 0.04)
        ridges = np.clip(0.5 + 1.5 * np.sin(2 * np.pi * share * 5), 0, 1)
        return toe * (0.03 * box(share, -1, 0.60, 0.04) + 0.06 * ridges * box(share, 0.05, 0.56, 0.03)) + 0.08 * plate

    sole(last, edged((-1.5, 0, 0), (0.18, 0, 0), (0.24, 0, 0.06), (0.24, 1, 0.0), (0.0, 1, 0.02)), under, tread, upper=edge_of, count=count, relief=toothed, name='edge')
    top = wall - 0.02
    tape = dense([*edged((0.0, 0, 0.0), (0.20, 0, 0.0), (0.235, 0, 0.04), (0.235, 1, top - 0.03), (0.20, 1, top)), (0.04, 1, top + 0.01), (-0.1, 1, top - 0.15)], 0.05)
    sole(last, tape, edge_of, white, count=count, relief=moulded, subdivide=0, name='foxing')
    for material, below, half in stripes:
        middle = top - below
        band = edged((0.2, 1, middle - half), (0.262, 1, middle - half + 0.01), (0.262, 1, middle + half - 0.01), (0.2, 1, middle + half), by=0.008)
        sole(last, band, under, material, name='stripe')


def cupped(last, material, wall=0.55, thread=None, under=None, tread=None, count=1200):
    """A cup sole: a low ribbed rubber edge, a wall that leans in and stands over the upper with a sewn groove, and pips round the toe."""
    under = under or ground()
    edge_of = lambda last_, x: under(last_, x) + 0.45
    around, whole = cm_round(last, count)
    pips = np.round(whole / 0.32)

    def toothed(k, x, share):
        return 0.03 * np.sign(np.sin(2 * np.pi * around / whole * pips)) * box(share, 0.2, 0.8, 0.1)

    def moulded(k, x, share):
        toe = box(np.abs(k), 0.80, 1.2, 0.03)
        return toe * 0.035 * np.sign(np.sin(2 * np.pi * around / whole * pips)) * box(share, 0.12, 0.46, 0.05)

    sole(last, dense(edged((-1.5, 0, 0), (0.28, 0, 0), (0.36, 0, 0.08), (0.36, 1, -0.02), (0.1, 1, 0.02))), under, tread or material, upper=edge_of, count=count, relief=toothed, name='edge')
    profile = edged(
        (0.0, 0, 0.0), (0.34, 0, 0.0), (0.39, 0, 0.05), (0.35, 1, wall - 0.40), (0.30, 1, wall - 0.37), (0.30, 1, wall - 0.25), (0.33, 1, wall - 0.22), (0.31, 1, wall - 0.03), (0.26, 1, wall), (-0.1, 1, wall - 0.08),
    )
    sole(last, dense(profile, 0.06), edge_of, material, count=count, relief=moulded, subdivide=0, name='cup')
    if thread is not None:
        side_stitches(last, 0.31, wall - 0.31, thread)


def run_foam(last, upper_foam, lower_foam, tread, under, bulk=1.0, split=(0.42, 0.62, 0.5), collar=0.45, cup=0.9, rubber_high=0.42, flare=0.5, lip=0.33, lines=True, lug=None, count=1100):
    """A running sole of two foams on rubber.

    `split`: where the foams meet at heel, arch and toe, as shares of the height; `collar`: cm the upper foam rises over the feather line,
    `cup` more at the heel; `lip`: how far its upper edge stands out, which must be as far as the pieces of the upper do; `lines`: grooves in the lower foam; `lug`: (cm from row to row, depth) of a trail's lugs.
    """
    around, whole = cm_round(last, count)
    deep = lug[1] if lug else 0.0
    floor = lambda last_, x: under(last_, x) + deep
    rubber_top = lambda last_, x: floor(last_, x) + rubber_high + 0.5 * np.clip((3.2 - x) / 3.2, 0, 1) ** 1.5 + 0.45 * np.clip((x - 25.0) / 4, 0, 1) ** 1.5

    def line(last_, x):
        # Evened over four centimetres, or the line has corners.
        share = sum(np.interp(x + d, [0, 5, 13, 20, 29], [split[0] + 0.05, split[0], split[1], split[2], split[2]]) for d in (-2, -1, 0, 1, 2)) / 5
        low = rubber_top(last_, x)
        return low + (last_.lift(x) + collar - low) * share

    def top(last_, x):
        return last_.lift(x) + collar + cup * np.exp(-((np.clip(x, 0, None) / 4.2) ** 2)) + 0.3 * cup * np.exp(-(((x - 9.5) / 3.0) ** 2)) + 0.35 * np.exp(-(((x - 29) / 2.6) ** 2))

    def heel_flare(x):
        return flare * np.exp(-((np.clip(x, 0, None) / 4.5) ** 2))

    def carved(k, x, share):
        """The lower foam: bulged, with grooves that sweep down from the heel."""
        groove = np.abs((share + 0.062 * x) / 0.40 % 1 - 0.5)
        where = box(x, 0.5, 11.5, 3.0) * box(share, 0.12, 0.88, 0.12) if lines else 0.0
        return heel_flare(x) * (1 - 0.35 * share) - 0.11 * box(groove, -1, 0.13, 0.08) * where

    def rimmed(k, x, share):
        """The upper foam: drawn in above, with one long groove."""
        at = np.interp(x, [0, 8, 15, 29], [0.50, 0.34, 0.52, 0.42])
        return heel_flare(x) * (0.72 - 0.5 * share) - 0.07 * box(share, at - 0.045, at + 0.045, 0.035)

    swell = 0.42 * bulk
    lower = dense([*edged((-0.2, 0, 0.0), (0.22, 0, 0.0), (swell * 0.9, 0.12, 0), (swell, 0.55, 0), (swell - 0.02, 1, -0.05)), (swell - 0.1, 1, 0), (0.0, 1, 0)])
    upper = dense([*edged((0.0, 0, 0.02), (swell - 0.1, 0, 0.02), (swell + 0.02, 0, 0.09), (swell * 0.82, 0.62, 0), (lip, 1, -0.06), (lip - 0.06, 1, 0.0)), (0.08, 1, 0.0), (-0.1, 1, -0.25)])
    sole(last, lower, rubber_top, lower_foam, upper=line, count=count, relief=carved, subdivide=0, name='lower-foam')
    sole(last, upper, line, upper_foam, upper=top, count=count, relief=rimmed, subdivide=0, name='upper-foam')
    _tread(last, tread, floor, rubber_top, around, whole, swell, heel_flare, lug, count)


def _tread(last, material, floor, top, around, whole, swell, flare, lug, count):
    """The rubber below: cut into fields, or with lugs that run up its edge."""
    field = np.clip((np.cos(2 * np.pi * around / whole * np.round(whole / 2.1)) + 0.93) * 14, 0, 1)

    def cut(k, x, share):
        return flare(x) - (0.0 if lug else 0.12 * (1 - field))

    out = swell * 0.9 + 0.02
    if lug:
        chevrons(last, material, floor, lambda x: out + flare(x), *lug)
    profile = dense(edged((-2.2, 0, 0), (out - 0.16, 0, 0), (out - 0.03, 0, 0.05), (out, 0.4, 0), (out + 0.02, 1, -0.04), (out - 0.03, 1, 0.02), (0.1, 1, 0.05)))
    sole(last, profile, floor, material, upper=top, count=count, relief=cut, subdivide=0, name='tread')


#: Plans of a tread's lugs (along, across) in shares of the way from row to row and in cm: a chevron in the middle, half a one that ends at the edge.
_CHEVRON = np.array([(0.36, 0.0), (-0.06, 1.0), (-0.44, 1.0), (-0.1, 0.0), (-0.44, -1.0), (-0.06, -1.0)])
_HALF = np.array([(-0.30, 0.06), (0.26, 0.06), (0.44, -1.5), (0.04, -1.5)])


def _prism(plan, low, high, taper=0.8):
    """A lug: its plan at the height where it leaves the sole and, smaller, where it ends; vertices and faces."""
    middle = plan.mean(0)
    levels = [(1.0, high), ((1 + taper) / 2, low + 0.06), (taper * 0.94, low)]
    vertices = np.vstack([np.column_stack([middle + (plan - middle) * share, np.broadcast_to(level, len(plan))]) for share, level in levels])
    count = len(plan)
    at = lambda level, corner: level * count + corner % count
    faces = [(at(level, c), at(level, c + 1), at(level + 1, c + 1), at(level + 1, c)) for level in (0, 1) for c in range(count)]
    return vertices, [*faces, tuple(at(2, c) for c in range(count))]


def chevrons(last, material, floor, out, pitch, deep):
    """The lugs of a trail's tread: rows of chevrons that push off before the waist and brake behind it, staggered with half ones along both edges.

    `out(x)`: cm from the feather line to the tread's edge. One looks between the outer ones at the inner ones: a single row of teeth round the edge is a gear.
    """
    feather, _ = outline(last, 0.0, 900)
    rim, _ = outline(last, out(feather[:, 0])[:, None], 900)
    start, end = rim[:, 0].min(), rim[:, 0].max()
    edges = [rim[side * (rim[:, 1] - np.interp(rim[:, 0], [0, 29], [0, last.shape.bend])) > 0] for side in (-1, 1)]
    edges = [edge[np.argsort(edge[:, 0])] for edge in edges]
    across = lambda x: [float(np.interp(x, edge[:, 0], edge[:, 1])) for edge in edges]
    plans = []
    for index, x in enumerate(np.arange(start + 0.9, end - 0.5, pitch)):
        way = 1 if x > 11 else -1
        low, high = across(x)
        size = np.array([way * pitch, np.clip((high - low) / 2 - 1.9, 0.5, 1.3)])
        if high - low > 3.4:
            plans.append([x + way * pitch * 0.1, (low + high) / 2] + _CHEVRON * size)
        beside = x + pitch / 2
        if beside < end - 0.7:
            plans += [[beside, at] + _HALF * [way * pitch * (1.0, 0.74)[index % 2], side] for side, at in zip((-1, 1), across(beside))]
    vertices, faces = [], []
    for plan in plans:
        ground_there = floor(last, plan[:, 0])
        points, sides = _prism(np.asarray(plan), ground_there - deep, ground_there + 0.12)
        faces += [tuple(len(vertices) + corner for corner in face) for face in sides]
        vertices += list(points)
    return mesh('lugs', vertices, faces, material, [(0, 0)] * len(vertices), subdivide=0, smooth=False)
