"""The last: one surface for all closed shoes, from the feather line (where upper and sole meet) up to the topline and the instep's ridge.

A place on it is (k, t): k runs round the shoe from the heel (0) along one side to the toe (1; negative is the outer side), t from the
feather line (0) to the topline or ridge (1), and on up the shaft of a boot (2, 3, ...). The toe points to +x, the sole lies on z = 0.
"""
from dataclasses import dataclass, replace
from typing import Optional, Sequence

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator

from cloth.curves import smooth

#: Keys of the feather line's points.
FEATHER_KEYS = (0, 0.04, 0.10, 0.20, 0.34, 0.46, 0.58, 0.70, 0.84, 0.95, 1)


@dataclass(frozen=True)
class Shape:
    """A shoe's measures in cm (a man's size 42). Heights are above the feather line."""

    #: Half outline of the sole, one point a FEATHER_KEY.
    feather: Sequence = ((0, 0), (0.35, 1.5), (1.5, 2.6), (4.3, 3.25), (9.5, 3.2), (14, 3.65), (18, 4.35), (22, 4.6), (26.3, 3.6), (28.5, 1.75), (29, 0))
    width: float = 1.0
    #: Half of the topline from the heel to the throat, and its keys; the last key is the throat's.
    collar: Sequence = ((0.55, 0, 7.3), (1.1, 1.25, 7.15), (3.3, 2.35, 5.9), (6.6, 2.6, 5.3), (9.0, 2.2, 6.2), (10.6, 0, 7.7))
    collar_keys: Sequence = (0, 0.08, 0.17, 0.26, 0.34, 0.42)
    #: (x, height) of the instep's ridge from the throat to the toe box.
    ridge: Sequence = ((10.6, 7.7), (13, 6.85), (16, 5.6), (19, 4.5), (22, 3.75), (25, 3.2))
    #: Share of the height that the side walls rise straight, at the sides and at the toe; how far they bulge.
    rise: tuple = (0.45, 0.62)
    bulge: tuple = (0.35, 0.45)
    #: How full the shoe is on top, at the ball and at the toe.
    fullness: tuple = (0.5, 0.6)
    #: How full it is beside the throat and over the instep: little of it makes a ridge like a tent's.
    instep: tuple = (0.35, 0.42)
    #: Height of the upper side of the sole at heel, ball and (added) toe tip.
    stand: tuple = (2.6, 2.2, 1.0)
    #: Rings of a shaft above the topline: half rings with the collar's keys.
    shaft: Optional[Sequence] = None
    bend: float = 0.9


def _loop(keys, points):
    """A closed smooth curve from half of it: x and z are even about key 0, y is odd."""
    keys, points = np.asarray(keys, float), np.asarray(points, float)
    flip = np.array([1, -1] + [1] * (points.shape[1] - 2))
    whole = np.vstack([points[:0:-1] * flip, points])
    whole[-1] = whole[0] = points[-1] * np.array([1, 0] + [1] * (points.shape[1] - 2))
    return CubicSpline(np.r_[-keys[:0:-1], keys], whole, bc_type='periodic')


class Last:
    """The surface of a Shape."""

    def __init__(self, shape):
        self.shape = shape
        feather = np.array(shape.feather, float) * [1, shape.width]
        self.throat = shape.collar_keys[-1]
        self._feather = _loop(FEATHER_KEYS, feather)
        scaled = lambda ring: np.array(ring, float) * [1, shape.width, 1]
        self._collar = _loop(shape.collar_keys, scaled(shape.collar))
        self._shaft = [_loop(shape.collar_keys, scaled(ring)) for ring in shape.shaft or ()]
        ridge = np.array(shape.ridge, float)
        self._ridge = CubicSpline(ridge[:, 0], ridge[:, 1])
        start, end = ridge[0, 0], ridge[-1, 0]
        t = self.throat
        at = t + (1 - t) * np.array((0, 0.24, 0.466, 0.724, 0.914, 1.03))
        self._ridge_x = PchipInterpolator(at, start + (end - start) * np.array((0, 0.30, 0.56, 0.80, 0.94, 1)))
        table = lambda keys, values: PchipInterpolator(keys, values)
        side, toe = shape.rise
        self._rise = table((0, 0.2, t, 0.6, 0.8, 1), (0.5, side, side, side + 0.02, (side + toe) / 2, toe))
        self._bulge = table((0, 0.12, 0.3, 0.5, 0.75, 1), (0.55, 0.45, 0.25, shape.bulge[0], shape.bulge[0], shape.bulge[1]))
        ball, tip = shape.fullness
        self._across = table((0, 0.1, t - 0.1, t, 0.62, 0.85, 1), (0.15, 0.25, *shape.instep, ball, (ball + tip) / 2, tip))
        self._drop = table((0, 0.1, t - 0.1, t - 0.04, t, 0.7, 1), (0.33, 0.3, 0.28, 0.16, 0.02, 0.0, 0.0))
        self._slope = table((0, t - 0.10, t - 0.02, t, 1), (0, 0, 0.8, 1, 1))

    def lift(self, x):
        """Height of the upper side of the sole."""
        heel, ball, spring = self.shape.stand
        x = np.asarray(x, float)
        up = np.clip((18.5 - x) / 13, 0, 1)
        return ball + (heel - ball) * up * up * (3 - 2 * up) + spring * np.clip((x - 19) / 10, 0, 1.3) ** 2

    def bent(self, places):
        """Bends the toe inward and puts the upper on its sole."""
        places = np.array(places, float)
        x = places[..., 0]
        inward = np.clip((x - 8) / 20, 0, 1.2)
        places[..., 1] += self.shape.bend * inward**1.5 * np.sin(np.clip(inward, 0, 1) * np.pi / 2)
        places[..., 2] += self.lift(x)
        return places

    def feather(self, k):
        """The feather line in the plan (not bent), and the outward direction."""
        k = (np.asarray(k, float) + 1) % 2 - 1
        line, along = self._feather(k), self._feather(k, 1)
        # The waist is hollow on the inner side.
        line[:, 1] *= 1 - 0.10 * (line[:, 1] > 0) * np.exp(-(((line[:, 0] - 11.5) / 4) ** 2))
        out = np.column_stack([-along[:, 1], along[:, 0]])
        return line, out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)

    def rim(self, k):
        """Topline and ridge: where t = 1."""
        k = np.asarray(k, float)
        places = np.array(self._collar(np.clip(k, -self.throat, self.throat)))
        on_ridge = np.abs(k) >= self.throat
        x = self._ridge_x(np.abs(k))
        places[on_ridge] = np.column_stack([x, np.zeros_like(x), self._ridge(x)])[on_ridge]
        return places

    def _controls(self, k):
        size = np.abs(k)
        line, out = self.feather(k)
        low, high = np.column_stack([line, np.zeros(len(k))]), self.rim(k)
        level = low - high
        level[:, 2] = 0
        height = high[:, 2]
        first = low + np.column_stack([out * self._bulge(size)[:, None], self._rise(size) * height])
        second = high + level * self._across(size)[:, None]
        slope = self._ridge(np.clip(high[:, 0], self.shape.ridge[0][0], None), 1)
        second[:, 2] += slope * self._slope(size) * level[:, 0] * self._across(size) - self._drop(size) * height
        return low, first, second, high

    def raw(self, k, t):
        """Places before bending, of arrays k and t of one length."""
        k, t = np.atleast_1d(np.asarray(k, float)), np.atleast_1d(np.asarray(t, float))
        low, first, second, high = self._controls(k)
        u = np.clip(t, None, 1)[:, None]
        places = low * (1 - u) ** 3 + 3 * first * u * (1 - u) ** 2 + 3 * second * u * u * (1 - u) + high * u**3
        above = t > 1
        if self._shaft and above.any():
            inside = np.clip(k[above], -self.throat, self.throat)
            rings = np.stack([high[above], *[ring(inside) for ring in self._shaft]])
            count = len(rings) - 1
            slopes = np.empty_like(rings)
            begin = high[above] - second[above]
            begin *= np.linalg.norm(rings[1] - rings[0], axis=1, keepdims=True) / np.maximum(np.linalg.norm(begin, axis=1, keepdims=True), 1e-6)
            slopes[0] = begin
            slopes[-1] = (rings[-1] - rings[-2]) * 0.3
            slopes[-1][:, 2] = (rings[-1] - rings[-2])[:, 2]
            if count > 1:
                slopes[1:-1] = (rings[2:] - rings[:-2]) / 2
            at = np.clip(t[above] - 1, 0, count - 1e-9)
            index, u = at.astype(int), (at % 1)[:, None]
            row = np.arange(len(at))
            a, b, p, q = rings[index, row], rings[index + 1, row], slopes[index, row], slopes[index + 1, row]
            places[above] = a * (2 * u**3 - 3 * u**2 + 1) + p * (u**3 - 2 * u**2 + u) + b * (3 * u**2 - 2 * u**3) + q * (u**3 - u**2)
        return places

    def folded(self, points):
        """The same points with those beyond the ridge (t above 1) or the toe (k beyond 1) given by the other side's coordinates."""
        points = np.atleast_2d(np.asarray(points, float)).copy()
        points[:, 0] = np.where(np.abs(points[:, 0]) > 1, points[:, 0] - 2 * np.sign(points[:, 0]), points[:, 0])
        beyond = (points[:, 1] > 1) & (np.abs(points[:, 0]) > self.throat + 1e-9)
        points[beyond, 0] *= -1
        points[beyond, 1] = 2 - points[beyond, 1]
        return points

    @property
    def top(self):
        """The highest t: 1, or the top of the shaft."""
        return 1 + len(self._shaft)

    def place(self, points):
        """Places (cm) at points (k, t)."""
        points = self.folded(points)
        return self.bent(self.raw(points[:, 0], points[:, 1]))

    def frame(self, points, reach=(0.004, 0.012)):
        """Places and outward normals at points (k, t)."""
        points = self.folded(points)
        # Just off the poles: derivatives vanish on the ridge at the toe and jump at the throat.
        sign = np.where(points[:, 0] < 0, -1, 1)
        middle = points.copy()
        highest = np.where(np.abs(middle[:, 0]) > self.throat, 1.0, self.top)
        middle[:, 1] = np.clip(middle[:, 1], reach[1], highest - reach[1])
        furthest = np.where(points[:, 1] > 1, self.throat - 2 * reach[0], 1 - reach[0])
        middle[:, 0] = sign * np.clip(np.abs(middle[:, 0]), 0, furthest)
        along = self.place(middle + [reach[0], 0]) - self.place(middle - [reach[0], 0])
        up = self.place(middle + [0, reach[1]]) - self.place(middle - [0, reach[1]])
        normal = np.cross(up, along)
        on_middle = ((points[:, 1] > 1 - 1e-6) & (np.abs(points[:, 0]) > self.throat)) | (np.abs(points[:, 0]) > 1 - 1e-6)
        normal[on_middle, 1] = 0
        normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
        return self.place(points), normal

    def find(self, targets, side, view='side', low=0.0, high=None):
        """The (k, t) of places seen from the side (x, z without the sole's height) or from above (x, |y| from the bent middle line), on side -1 (outer) or 1."""
        high = self.top if high is None else high
        targets = np.atleast_2d(np.asarray(targets, float))
        axes = (0, 2) if view == 'side' else (0, 1)
        sign = np.array([1, 1 if view == 'side' else side])
        limit = 1.0 if low < 1 else self.throat
        ks, ts = np.meshgrid(side * np.linspace(0.001, limit - 0.001, 160), np.linspace(low, high, int(70 * (high - low)) + 2), indexing='ij')
        ks, ts = ks.ravel(), ts.ravel()
        allowed = (ts <= 1) | (np.abs(ks) <= self.throat)
        ks, ts = ks[allowed], ts[allowed]
        seen = self.raw(ks, ts)[:, axes] * sign
        found = []
        for target in targets:
            index = np.argmin(((seen - target) ** 2).sum(1))
            k, t = ks[index], ts[index]
            for _ in range(8):
                here = self.raw([k, k + 1e-4, k], [t, t, t + 1e-4])[:, axes] * sign
                slopes = np.column_stack([(here[1] - here[0]) / 1e-4, (here[2] - here[0]) / 1e-4])
                step = np.linalg.lstsq(slopes, target - here[0], rcond=0.02)[0]
                k, t = np.clip(k + np.clip(step[0], -0.02, 0.02), -1, 1), np.clip(t + np.clip(step[1], -0.05, 0.05), low, high)
            found.append((k, t))
        return np.array(found)

    def ridge_k(self, x):
        """The k of places on the ridge."""
        k = np.linspace(self.throat, 1, 2000)
        return np.interp(x, self._ridge_x(k), k)

    def curve(self, points, count=80):
        """A smooth curve through (k, t) points, `count` even samples in space."""
        line = smooth(points, 40)
        along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(self.place(line), axis=0), axis=1))]
        at = np.linspace(0, along[-1], count)
        return np.column_stack([np.interp(at, along, line[:, axis]) for axis in range(2)])


def varied(shape, **changes):
    """A shape that differs from another in some measures."""
    return replace(shape, **changes)
