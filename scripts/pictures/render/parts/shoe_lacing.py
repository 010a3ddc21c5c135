"""Lacing: the opening over the tongue, and places of eyelets; the laces are in laces.py."""
from dataclasses import dataclass

import numpy as np

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
