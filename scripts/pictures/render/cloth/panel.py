"""A flat pattern piece: outline, triangles, distances to its openings, and its inflated start shape."""
import math

import numpy as np
import scipy.sparse as sparse
import scipy.sparse.linalg as linear
from scipy.spatial import Delaunay, cKDTree

from cloth.curves import evenly, inside, smooth


class Panel:
    """One side of a garment, from the outline of its right half.

    `segments`: (tag, points in cm, curved) from the top centre to the bottom centre; x to the wearer's left, z above the floor.
    Tags: 'seam' (joined with the other side) or an opening: 'neck', 'cuff', 'hem', 'waist', 'arm', 'leg'.
    `step` is the edge of a triangle in cm.
    """

    def __init__(self, segments, step):
        self.step = step
        points, tags = [], []
        for tag, corners, curved in segments:
            for point in evenly(smooth(corners) if curved else corners, step):
                if points and np.allclose(points[-1], point, atol=1e-6):
                    tags[-1].add(tag)
                else:
                    points.append(point)
                    tags.append({tag})
        left = [(np.array([-p[0], p[1]]), set(t)) for p, t in zip(points[::-1], tags[::-1]) if abs(p[0]) >= 1e-6]
        self.boundary = np.array(points + [point for point, _ in left])
        self.boundary_tags = tags + [tag for _, tag in left]
        self._triangulate()
        self.seam = np.zeros(len(self.points), bool)
        self.seam[: len(self.boundary)] = ['seam' in tag for tag in self.boundary_tags]
        self.distance = {tag: cKDTree(self._along(tag)).query(self.points)[0] for tag in set().union(*self.boundary_tags)}

    def _along(self, tag, count=12):
        """Places along the outline's lines of a tag, closer than its points: a seam at their distance from an opening would be scalloped."""
        tagged = np.array([tag in tags for tags in self.boundary_tags])
        both = tagged & np.roll(tagged, -1)
        start, end = self.boundary[both], np.roll(self.boundary, -1, 0)[both]
        between = [start + (end - start) * share for share in np.arange(1, count) / count]
        return np.vstack([self.boundary[tagged], *between])

    def _triangulate(self):
        """A hexagonal grid, slightly shaken so that no crease follows its rows, inside the outline."""
        outline, step = self.boundary, self.step
        low, high = outline.min(0), outline.max(0)
        rows = []
        for row, z in enumerate(np.arange(low[1], high[1] + step, step * 0.866)):
            across = np.arange(-math.ceil(high[0] / step) * step, high[0] + step, step) + (step / 2 if row % 2 else 0)
            rows.append(np.column_stack([across, np.full(len(across), z)]))
        grid = np.vstack(rows)
        grid = grid + np.random.default_rng(1).normal(0, step * 0.07, grid.shape)
        grid = grid[inside(outline, grid)]
        nearest, _ = cKDTree(evenly(np.vstack([outline, outline[:1]]), step / 3)).query(grid)
        self.points = np.vstack([outline, grid[nearest > 0.62 * step]])
        triangles = Delaunay(self.points).simplices
        triangles = triangles[inside(outline, self.points[triangles].mean(1))]
        a, b, c = (self.points[triangles[:, corner]] for corner in range(3))
        area = ((b - a)[:, 0] * (c - a)[:, 1] - (c - a)[:, 0] * (b - a)[:, 1]) / 2
        triangles[area < 0] = triangles[area < 0][:, ::-1]
        self.triangles = triangles[np.abs(area) > 1e-3 * step * step]

    def inflate(self, limit):
        """How far each point stands off the paper when the panel is blown up, in cm.

        Poisson's equation, 0 at the seams and free at the openings: a strip of half-width w becomes a round profile of radius w, damped towards `limit`.
        """
        points, triangles, count = self.points, self.triangles, len(self.points)
        rows, columns, values = [], [], []
        load = np.zeros(count)
        for corner in range(3):
            i, j, k = (triangles[:, (corner + turn) % 3] for turn in range(3))
            u, v = points[i] - points[k], points[j] - points[k]
            twice = np.abs(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0])
            weight = (u * v).sum(1) / np.maximum(twice, 1e-9) / 2
            rows += [i, j, i, j]
            columns += [j, i, i, j]
            values += [-weight, -weight, weight, weight]
            np.add.at(load, i, twice / 6)
        stiffness = sparse.csr_matrix((np.concatenate(values), (np.concatenate(rows), np.concatenate(columns))), (count, count))
        free = np.where(~self.seam)[0]
        height = np.zeros(count)
        height[free] = linear.spsolve(stiffness[free][:, free].tocsc(), load[free])
        round_ = np.sqrt(np.maximum(2 * height, 0))
        return round_ / (1 + round_ / limit)
