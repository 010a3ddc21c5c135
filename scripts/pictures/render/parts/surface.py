"""Surfaces that parts are laid on: a draped garment by its paper pattern, or a modelled grid."""
import numpy as np
from scipy.interpolate import CloughTocher2DInterpolator
from scipy.spatial import cKDTree

from cloth.shell import paper_of


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


class Cloth:
    """One side of a draped garment: paper coordinates (cm) to the place in space (cm) and the outward normal."""

    def __init__(self, garment, back=False):
        mesh = garment.data
        paper, is_back = paper_of(mesh)
        places = np.zeros(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', places)
        places = places.reshape(-1, 3) * 100
        # A seam vertex is on both sides; paper_of gives it to either, and both have the same paper place there.
        boundary = np.zeros(len(mesh.vertices), np.float32)
        mesh.attributes['d_seam'].data.foreach_get('value', boundary)
        chosen = (is_back == back) | (boundary < 1e-4)
        self.back, self.paper, self.places = back, paper[chosen], places[chosen]
        self._inside = CloughTocher2DInterpolator(self.paper, self.places)
        self._nearest = cKDTree(self.paper)

    def place(self, points):
        """Places in space, in cm; off the pattern, the nearest one on it."""
        points = np.atleast_2d(np.asarray(points, float))
        found = self._inside(points)
        missing = np.isnan(found[:, 0])
        if missing.any():
            found[missing] = self.places[self._nearest.query(points[missing])[1]]
        return found

    def frame(self, points, reach=0.8):
        """Place, outward normal, and the derivatives across and up, measured over `reach` cm."""
        points = np.atleast_2d(np.asarray(points, float))
        across = self.place(points + [reach, 0]) - self.place(points - [reach, 0])
        up = self.place(points + [0, reach]) - self.place(points - [0, reach])
        normal = _unit(np.cross(across, up))
        return self.place(points), -normal if self.back else normal, across / 2 / reach, up / 2 / reach
