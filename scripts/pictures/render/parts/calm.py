"""A calm surface for stiff parts: pockets, flaps and lapels lie smooth where the cloth below them creases."""
import numpy as np

from cloth.curves import lengths


def terms(points, degree):
    x, z = points[:, 0], points[:, 1]
    return np.column_stack([x**i * z**j for i in range(degree + 1) for j in range(degree + 1 - i)])


class Calm:
    """The polynomial surface nearest to a piece of a draped side (parts/surface.py, Cloth), with its interface; it also goes on a little past the pattern's edge.

    `outline`: paper points round the piece. `lift`: cm off the cloth beyond what covers nearly all its creases; `above`: the share of their height that it lies over them.
    """

    def __init__(self, surface, outline, degree=4, pad=1.5, lift=0.0, above=0.8):
        outline = np.asarray(outline, float)
        low, high = outline.min(0) - pad, outline.max(0) + pad
        chosen = np.all((surface.paper > low) & (surface.paper < high), axis=1)
        self.back, self._degree = surface.back, degree
        self._middle, self._half = (low + high) / 2, (high - low) / 2
        paper, places = surface.paper[chosen], surface.places[chosen]
        self._weights = np.linalg.lstsq(terms((paper - self._middle) / self._half, degree), places, rcond=None)[0]
        self._lift = 0.0
        on, normal, _, _ = self.frame(paper)
        over = ((places - on) * normal).sum(1)
        self._lift = max(0.0, float(np.percentile(over, 96))) * above + lift

    def _bare(self, points):
        return terms((points - self._middle) / self._half, self._degree) @ self._weights

    def frame(self, points, reach=0.4):
        points = np.atleast_2d(np.asarray(points, float))
        across = (self._bare(points + [reach, 0]) - self._bare(points - [reach, 0])) / 2 / reach
        up = (self._bare(points + [0, reach]) - self._bare(points - [0, reach])) / 2 / reach
        normal = np.cross(across, up)
        normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
        normal = -normal if self.back else normal
        return self._bare(points) + normal * self._lift, normal, across, up

    def place(self, points):
        return self.frame(points)[0]


def densely(points, step=0.5):
    """A polyline with more points, corners kept."""
    points = np.asarray(points, float)
    along = lengths(points)
    at = np.unique(np.r_[along, np.arange(0, along[-1], step)])
    return np.column_stack([np.interp(at, along, points[:, axis]) for axis in range(points.shape[1])])
