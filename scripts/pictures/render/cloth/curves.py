"""Plane and space curves: smoothing, even sampling, inside and outside."""
import numpy as np


def ease(value):
    """0 below 0, 1 above 1, smooth between."""
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


def smooth(points, steps=24):
    """Catmull-Rom curve through the points, `steps` samples a span."""
    knots = np.asarray(points, float)
    if len(knots) < 3:
        return knots
    padded = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    spans = []
    for index in range(1, len(padded) - 2):
        t = np.linspace(0, 1, steps, endpoint=False)[:, None]
        a, b, c, d = padded[index - 1], padded[index], padded[index + 1], padded[index + 2]
        spans.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*spans, knots[-1:]])


def lengths(points):
    """Distance along a polyline at each of its points."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.asarray(points, float), axis=0), axis=1))]


def sample(points, count):
    """`count` points at even distances along a polyline of any dimension."""
    line = np.asarray(points, float)
    along = lengths(line)
    at = np.linspace(0, along[-1], count)
    return np.column_stack([np.interp(at, along, line[:, axis]) for axis in range(line.shape[1])])


def evenly(points, step):
    """Points at about `step` centimetres from each other along a polyline."""
    return sample(points, max(2, round(lengths(points)[-1] / step) + 1))


def arc(points, count, curved=True):
    """`count` even points along a smooth curve (or, not curved, a polyline) through the given ones."""
    return sample(smooth(points, 30) if curved else points, count)


def averaged(places, rounds):
    """Evens an array of places, or of anything, along its first axis, whose ends stay: each becomes the mean of its neighbours' and twice its own, `rounds` times, in place."""
    for _ in range(rounds):
        places[1:-1] = (places[:-2] + 2 * places[1:-1] + places[2:]) / 4
    return places


def averaged_round(places, rounds):
    """The same for a closed line, or for anything whose last row comes before its first; returns what is evened."""
    for _ in range(rounds):
        places = (np.roll(places, 1, 0) + 2 * places + np.roll(places, -1, 0)) / 4
    return places


def parallel(points, distance):
    """The line at `distance` centimetres to the left of a plane line."""
    line = np.asarray(points, float)
    tangent = np.gradient(line, axis=0)
    normal = np.column_stack([-tangent[:, 1], tangent[:, 0]])
    return line + normal / np.linalg.norm(normal, axis=1, keepdims=True) * distance


def facing(places):
    """Unit normals of a sheet of places (rows, columns, 3), to the side from which its columns run to the right where its rows run downwards."""
    normals = np.cross(np.gradient(places, axis=1), np.gradient(places, axis=0))
    return normals / np.maximum(np.linalg.norm(normals, axis=2, keepdims=True), 1e-9)


def inside(polygon, points):
    """Which points lie inside a closed plane polygon (even-odd rule)."""
    x, y = points[:, 0], points[:, 1]
    corner_x, corner_y = polygon[:, 0], polygon[:, 1]
    result = np.zeros(len(points), bool)
    before = len(polygon) - 1
    for index in range(len(polygon)):
        crosses = (corner_y[index] > y) != (corner_y[before] > y)
        with np.errstate(divide='ignore', invalid='ignore'):
            at = (corner_x[before] - corner_x[index]) * (y - corner_y[index]) / (corner_y[before] - corner_y[index])
        result ^= crosses & (x < at + corner_x[index])
        before = index
    return result
