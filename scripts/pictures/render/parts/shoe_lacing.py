"""Lacing: the opening over the tongue, and laces, flat or round, in bars across the instep or crossed, from eyelet to eyelet."""
from dataclasses import dataclass

import numpy as np

from cloth.curves import lengths, sample
from parts.mesh import sweep
from parts.shoe_upper import overlay


@dataclass(frozen=True)
class Opening:
    """The slit between both facings, in which the upper lies lower as its tongue: `gaps` [(x, distance of the facing's edge from the middle)] from the throat on."""

    last: object
    gaps: tuple
    #: How far below the upper the tongue lies (cm), and how far under the facings it comes up to it.
    depth: float = 0.3
    soft: float = 0.2

    def inset(self, points):
        """How far (cm) places (k, t) are pressed in."""
        places = self.last.raw(np.abs(points[:, 0]), points[:, 1])
        xs, gaps = np.array(self.gaps).T
        away = np.interp(places[:, 0], xs, gaps) + self.soft - np.abs(places[:, 1])
        share = np.clip(away / self.soft, 0, 1) * np.clip((xs[-1] - places[:, 0]) / 0.7, 0, 1) * (np.abs(points[:, 0]) > self.last.throat - 0.1)
        return self.depth * share * share * (3 - 2 * share)

    def tongue(self, material, end=0.5):
        """The tongue's skin where the opening shows it, from the throat to `end` cm before the opening's end."""
        gaps = [(x, gap + 0.1) for x, gap in self.gaps if x < self.gaps[-1][0] - end] + [(self.gaps[-1][0] - end, 0.12)]
        line = [tuple(point) for point in self.last.find(gaps, -1, 'top', low=0.3, high=0.999)]
        return overlay(self.last, line, [(k, 2 - t) for k, t in line], material, raise_=0.03, base=0.02, lift=lambda points: -self.inset(points), sewn='', edges='', step=0.12, name='tongue-skin')


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
    rise = -sink + (off + sink) * np.clip(near / 0.22, 0, 1) ** 0.6
    places = places + normals * (rise + arch * np.sin(np.pi * share))[:, None]
    places = sample(places, 61)
    for _ in range(6):
        places[2:-2] = (places[1:-3] + 2 * places[2:-2] + places[3:-1]) / 4
    up = normals[0] + normals[-1] + 1.5 * normals[len(normals) // 2]
    return places, up / np.linalg.norm(up)


def _lace(path, up, material, size, power):
    """One run of a lace: it is drawn together where it goes into its holes."""
    total = lengths(path)
    near = np.clip(np.minimum(total, total[-1] - total) / 0.55, 0, 1)
    wide = 0.5 + 0.5 * near * near * (3 - 2 * near)
    radii = np.column_stack([size[0] * wide, np.full(len(path), size[1])])
    return sweep('lace', path, material, radius=radii, sides=16, up=tuple(up), power=power)


def laced(last, outer, inner, material, width=0.32, thick=0.06, off=0.26, crossed=True, bars=True, under=0.11, round_=False, arch=0.02):
    """Lacing through two rows of eyelets ((k, t), from the topmost down): bars across, and crossing runs below them."""
    power = 2.0 if round_ else 3.2
    size = (width * 0.45, width * 0.45) if round_ else (width, thick)
    for index in range(len(outer)):
        if bars:
            path, up = _over(last, outer[index], inner[index], off, 0.1, arch=arch)
            _lace(path, up, material, size, power)
        if crossed and index:
            for a, b in ((outer[index], inner[index - 1]), (inner[index], outer[index - 1])):
                path, up = _over(last, a, b, under, 0.02, arch=0.0)
                _lace(path, up, material, size, power)
