"""Flat laces of trainers: bars from facing to facing that sag onto the tongue between them, their ends tucked in."""
from dataclasses import dataclass

import numpy as np

from cloth.curves import averaged, ease, lengths, sample
from parts.laces import Lacing


@dataclass(frozen=True)
class FlatLaces(Lacing):
    """Laces through pairs of holes, given as rows [(x, distance from the middle)] from the throat on."""

    #: How far a band sags between the facings (cm).
    sag: float = 0.17

    def _gap(self, x):
        """Distance of the facings' edge from the middle."""
        return np.interp(x, *np.array(self.opening.gaps).T)

    def _course(self, start, end, count=90):
        """x, distance from the middle (of the outer side negative), places and normals of a straight run between two places seen from above."""
        plan = sample([start, end], 33)
        places, normals = self.last.frame([self._found(x, abs(y), -1 if y < 0 else 1) for x, y in plan])
        averaged(normals, 6)
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        along = lengths(places)
        at = np.linspace(0, along[-1], count)
        table = np.column_stack([plan, places, normals])
        course = np.column_stack([np.interp(at, along, table[:, column]) for column in range(8)])
        return course[:, 0], course[:, 1], course[:, 2:5], course[:, 5:8]

    def _upper(self, x, y):
        """Height of a band over the last: on a facing, or sagging between both."""
        return self.facing + self.thick / 2 + 0.012 - self.sag * np.clip(1 - (y / self._gap(x)) ** 2, 0, 1)

    def _out_of(self, distance):
        """How far a band is sunk into a hole at some distance from its middle (cm), and the share of its width there."""
        return 0.36 * (1 - ease((distance + 0.03) / 0.24)), 0.46 + 0.54 * ease((distance - 0.06) / 0.5)

    def _laid_at(self, places, normals, heights, widths):
        return self.band(places + normals * heights[:, None], np.cross(places[-1] - places[0], normals), widths)

    def straight(self, hole):
        """Straight across, into the holes on both sides, which it fills to beyond their middles."""
        aside = hole[1] + 0.1
        x, y, places, normals = self._course((hole[0], -aside), (hole[0], aside))
        along = lengths(places)
        sunk, widths = self._out_of(np.minimum(along, along[-1] - along))
        return self._laid_at(places, normals, self._upper(x, y) - sunk, widths)
