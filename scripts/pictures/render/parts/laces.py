"""Laces, the flat bands of trainers or thin waxed ones: they come out of an eyelet, cross over the tongue and go under the other facing, or lie in bars, and end in a bow."""
from dataclasses import dataclass
from typing import Any

import numpy as np

from cloth.curves import arc, averaged, ease, lengths, sample
from parts.mesh import grid, sweep
from parts.shoe_boot import front_line
from parts.shoe_last import Last
from parts.shoe_lacing import Opening


@dataclass(frozen=True)
class Lacing:
    """Laces through two rows of eyelets on both sides of an opening. Lengths in cm; heights above the last's surface."""

    last: Last
    opening: Opening
    material: Any
    #: Colour of the plastic ends.
    tips: Any
    #: Upper side of the facings.
    facing: float = 0.28
    width: float = 0.66
    thick: float = 0.09
    #: How high the bow's loops stand, as a share of a trainer's.
    stand: float = 1.0
    #: How far (cm) the tips of the bow's loops hang down a shaft.
    droop: float = 0.0

    @property
    def bulk(self):
        """Size of the knot and the tips, as a share of a trainer's."""
        return max(self.width, 0.34) / 0.66

    def band(self, places, across, widths=1.0):
        """A woven band along `places`; `across` its level direction (one for all, or one a place), `widths` shares of its width."""
        tangent = np.gradient(places, axis=0)
        tangent /= np.maximum(np.linalg.norm(tangent, axis=1, keepdims=True), 1e-9)
        across = np.broadcast_to(across, places.shape)
        across = across - tangent * (across * tangent).sum(1, keepdims=True)
        across = across / np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9)
        high = np.cross(across, tangent)
        half, low = self.width / 2, self.thick / 2
        flat = np.linspace(-0.86, 0.86, 7)
        # Upper side, rounded edge, lower side, rounded edge.
        section = [(a, 1 - 0.25 * a * a) for a in flat] + [(0.97, 0.45), (0.97, -0.45)] + [(a, -1 + 0.25 * a * a) for a in flat[::-1]] + [(-0.97, -0.45), (-0.97, 0.45)]
        section = np.array([*section, section[0]])
        size = np.broadcast_to(widths, len(places))[:, None] * half
        net = places[:, None] + across[:, None] * (size * section[None, :, 0])[..., None] + high[:, None] * (section[:, 1] * low)[None, :, None]
        along = lengths(places)
        paper = [(distance, a * half) for distance in along for a in section[:, 0]]
        return grid('lace', net, self.material, paper, subdivide=0)

    def _between(self, a, b, count=60):
        """(k, t) from place a on one side over the ridge to place b on the other."""
        throat = self.last.throat
        # Down the ridge from the throat; negative up the shaft.
        at = sum(abs(k) - throat if abs(k) > throat else min(0.0, 1 - t) for k, t in (a, b)) / 2
        centre = lambda k: (np.sign(k) * (throat + max(at, 1e-4)), 1.0) if abs(k) > throat else (np.sign(k) * throat, 1 - min(at, 0))
        halves = [np.linspace(end, centre(end[0]), count) for end in (np.array(a), np.array(b))]
        return np.vstack([halves[0], halves[1][-2::-1]])

    def _run(self, a, b, heights):
        """Places and normals of a run from eyelet a to b; `heights(distance from a, distance from b, places)`."""
        places, normals = self.last.frame(self._between(a, b))
        averaged(normals, 12)
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        total = lengths(places)
        high = heights(total, total[-1] - total, self._beyond_gap(self._between(a, b)))
        return sample(np.column_stack([places + normals * high[:, None], normals, total]), 90)

    def _beyond_gap(self, points):
        """How far (cm) places lie outside of the opening; negative within."""
        places = self.last.raw(np.abs(points[:, 0]), points[:, 1])
        xs, gaps = np.array(self.opening.gaps).T
        return np.abs(places[:, 1]) - np.interp(places[:, 0], xs, gaps)

    def _out_of_hole(self, distance):
        """Height of a band that comes out of an eyelet."""
        return -0.14 + (self.facing + 0.2) * ease(0.25 + distance / 0.26)

    def _narrow(self, distance):
        return 0.62 + 0.38 * ease(distance / 0.7)

    def _laid(self, run, widths):
        places, normals = run[:, :3], run[:, 3:6]
        across = np.cross(places[-1] - places[0], normals)
        return self.band(places, across, widths)

    def crossing(self, a, b, above):
        """Out of eyelet a, over the tongue, and under the facing below eyelet b; of two that cross one lies above."""

        def heights(from_a, from_b, beyond):
            first, last = (int(np.argmax(beyond[::step] < 0)) for step in (1, -1))
            last = len(beyond) - 1 - last
            start, end = from_a[first], from_a[last]
            share = np.clip((from_a - start) / (end - start), 0, 1)
            over = (self.facing + 0.06) * (1 - share) + -0.15 * share
            apart = (0.075 if above else -0.02) * np.exp(-(((from_a - (start + end) / 2) / 0.5) ** 2))
            return np.minimum(over + apart, self._out_of_hole(from_a))

        run = self._run(a, b, heights)
        points = sample(self._between(a, b), 400)
        beyond = self._beyond_gap(points)
        hidden = points[np.where(beyond < 0)[0][-1]]
        place = self.last.place([hidden])[0]
        kept = int(np.argmin(np.linalg.norm(run[:, :3] - place, axis=1))) + 3
        run = run[:kept]
        return self._laid(run, self._narrow(lengths(run[:, :3])))

    def _laid_in_holes(self, run):
        """A run that comes out of a hole at either end, narrow there."""
        total = lengths(run[:, :3])
        return self._laid(run, self._narrow(np.minimum(total, total[-1] - total)))

    def bar(self, a, b):
        """Straight across, into both eyelets."""
        run = self._run(a, b, lambda from_a, from_b, beyond: np.minimum(self.facing + 0.06, self._out_of_hole(np.minimum(from_a, from_b))))
        return self._laid_in_holes(run)

    def taut(self, a, b):
        """A bar that is drawn straight from facing to facing over the gap, as a waxed lace is."""
        run = self._run(a, b, lambda from_a, from_b, beyond: np.minimum(self.facing + 0.05, self._out_of_hole(np.minimum(from_a, from_b))))
        points = self._between(a, b)
        within = np.where(np.interp(run[:, 6], lengths(self.last.place(points)), self._beyond_gap(points)) < 0)[0]
        if len(within):
            start, end = max(within[0] - 2, 0), min(within[-1] + 2, len(run) - 1)
            run[start : end + 1, :3] = np.linspace(run[start, :3], run[end, :3], end - start + 1)
        return self._laid_in_holes(run)

    def crossed(self, outer, inner):
        """A bar through the lowest pair of eyelets, and crossing runs above it up to the topmost."""
        self.bar(outer[-1], inner[-1])
        for index in range(1, len(outer)):
            low = index == len(outer) - 1
            # The lowest runs come up under the bar.
            self.crossing(outer[index], inner[index - 1], above=index % 2 == 0 and not low)
            self.crossing(inner[index], outer[index - 1], above=index % 2 == 1 and not low)

    def barred(self, outer, inner):
        """Bars through all pairs of eyelets but the topmost, from which the bow goes out."""
        for pair in list(zip(outer, inner))[1:]:
            self.taut(*pair)

    def _shaft(self):
        """Levels t of a boot's shaft, and how far (cm) its front is from the throat there."""
        levels = np.linspace(1, self.last.top, 60)
        return levels, lengths(self.last.raw(np.full(60, self.last.throat), levels))

    def up_shaft(self, level):
        """The x of a level t of the shaft: it goes on beyond the ridge's beginning, up the front."""
        return self.last.shape.ridge[0][0] - float(np.interp(level, *self._shaft()))

    def _found(self, x, y, side):
        """(k, t) of a place at x, y cm from the middle."""
        up = self.last.shape.ridge[0][0] - x
        if up > 0 and self.last.top > 1:
            levels, away = self._shaft()
            return front_line(self.last, side, y, levels=[float(np.interp(up, away, levels))])[0]
        if y < 0.05:
            return side * float(self.last.ridge_k(x)), 1.0
        return tuple(self.last.find([(x, y)], side, 'top', low=0.2, high=0.999)[0])

    def _draped(self, points, side):
        """Places and normals of [(x, distance from the middle, height)] on one side."""
        points = np.array(points, float)
        points[:, 0] += self.droop * (points[:, 1] / 2.7) ** 2
        places, normals = self.last.frame([self._found(x, y, side) for x, y, _ in points])
        return places + normals * points[:, 2:], normals

    def bow(self, x, outer, inner, length=3.2):
        """The bow at x on the ridge (or up_shaft): runs from the topmost eyelets, knot, two loops that lie over the sides, two ends with tips."""
        middle, normal = (value[0] for value in self._draped([(x, 0, self.facing + 0.12)], 1))
        before, after = (self._draped([(at, 0, 0)], 1)[0][0] for at in (x, x + 0.5))
        forward = (after - before) / np.linalg.norm(after - before)
        for side, eyelet in ((-1, outer), (1, inner)):
            self._to_knot(eyelet, side, middle)
            # No bow is quite even.
            self._loop(x, side, forward, length * (1 if side < 0 else 0.93))
            self._end(x, side, length * (0.97 if side < 0 else 1.03))
        self._knot(middle, normal, forward)

    def _to_knot(self, eyelet, side, middle):
        places, normals = self.last.frame([eyelet])
        away = middle - places[0]
        up = normals[0]
        path = [places[0] - up * 0.14, places[0] + up * (self.facing * 0.8), places[0] + away * 0.3 + up * (self.facing + 0.06), places[0] + away * 0.65 + up * (self.facing + 0.12), middle]
        path = arc(path, 40)
        return self.band(path, np.cross(away, up), self._narrow(lengths(path)))

    def _loop(self, x, side, forward, length):
        """A loop: out above, round, and back below and a little before it."""
        base, stand = self.facing, self.stand
        reach = length / 3.2
        near = min(reach, 1.0)
        above, _ = self._draped([
            (x - 0.05, 0, base + 0.25 * stand), (x - 0.1, 0.7 * near, base + 0.75 * stand), (x - 0.2, 1.55 * near, base + 0.9 * stand),
            (x - 0.27, 2.3 * reach, base + 0.85 * stand), (x - 0.25, 2.7 * reach, base + 0.72 * stand),
        ], side)
        below, _ = self._draped([(x + 0.35, 2.7 * reach, base + 0.14), (x + 0.45, 2.2 * reach, base + 0.12), (x + 0.3, 1.3 * near, base + 0.14), (x + 0.15, 0.5 * near, base + 0.2), (x, 0, base + 0.18)], side)
        tip = (above[-1] + below[0]) / 2 + (above[-1] - above[-2]) * 0.9
        path = arc([*above, tip, *below], 110)
        total = lengths(path)
        return self.band(path, forward, 0.7 + 0.3 * ease(np.minimum(total, total[-1] - total) / 1.2))

    def _end(self, x, side, length):
        """A free end that lies on the facing and the side, with its tip."""
        base = self.facing
        reach = length / 3.2
        near = min(reach, 1.0)
        points = [(x + 0.1, 0, base + 0.1), (x + 0.6 * near, 0.8 * near, base + 0.22), (x + 1.5 * near, 1.7 * near, base + 0.2), (x + 2.3 * near, 2.5 * reach, base + 0.16), (x + 2.9 * near, 3.05 * reach, base + 0.1)]
        places, normals = self._draped(points, side)
        path = arc(places, 60)
        normals = sample(normals, 60)
        across = np.cross(np.gradient(path, axis=0), normals)
        total = lengths(path)
        self.band(path, across, 0.36 + 0.64 * ease((total[-1] - total) / 0.5))
        direction = path[-1] - path[-4]
        direction /= np.linalg.norm(direction)
        tip = path[-1] - direction * 0.1 + np.linspace(0, 1.25, 12)[:, None] * direction - np.linspace(0, 0.25, 12)[:, None] ** 2 * normals[-1]
        sweep('lace-tip', tip, self.tips, radius=(0.13 * self.bulk, 0.09 * self.bulk), sides=14, up=tuple(normals[-1]))

    def _knot(self, middle, normal, forward):
        aside, bulk = np.cross(normal, forward), self.bulk
        share = np.linspace(-1, 1, 9)
        core = middle + np.outer(share * 0.42 * bulk, aside) + normal * 0.1 * bulk
        sweep('knot', core, self.material, radius=np.column_stack([0.30 - 0.06 * share**2, np.full(9, 0.17)]) * bulk, sides=16, up=tuple(normal))
        turn = np.radians(np.linspace(215, -35, 40))
        wrap = middle + bulk * (np.outer(np.cos(turn) * 0.36, forward) + np.outer(np.sin(turn) * 0.24 + 0.1, normal) + np.outer(np.linspace(-0.08, 0.08, 40), aside))
        return self.band(wrap, aside, 0.9)
