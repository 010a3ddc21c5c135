"""The surface that parts of modelled things are laid on: whatever is seen of an object."""
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from parts.calm import Calm
from units import CM


def unit(vector):
    """Vectors of length 1."""
    vector = np.asarray(vector, float)
    return vector / np.maximum(np.linalg.norm(vector, axis=-1, keepdims=True), 1e-9)


class Seen:
    """What is seen of an object from the front (or, `back`, from behind): (x, z) to the nearest place on it."""

    def __init__(self, thing, back=False):
        self.back = back
        self._tree = BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get())
        self._sign = -1.0 if back else 1.0

    def place(self, points):
        places = []
        for x, z in np.atleast_2d(np.asarray(points, float)):
            start = Vector((x * CM, -self._sign * 2.0, z * CM))
            hit = self._tree.ray_cast(start, Vector((0, self._sign, 0)))[0]
            if hit is None:
                hit = self._tree.find_nearest(Vector((x * CM, -self._sign * 0.3, z * CM)))[0]
            places.append(np.array(hit) / CM)
        return np.array(places)

    def frame(self, points, reach=0.25):
        points = np.atleast_2d(np.asarray(points, float))
        across = (self.place(points + [reach, 0]) - self.place(points - [reach, 0])) / 2 / reach
        up = (self.place(points + [0, reach]) - self.place(points - [0, reach])) / 2 / reach
        normal = unit(np.cross(across, up))
        return self.place(points), -normal if self.back else normal, across, up


def calmed(seen, outline, degree=3):
    """The smooth surface through what is seen within an outline: leather and stiff canvas that are sewn on do not follow every dent."""
    low, high = np.min(outline, 0), np.max(outline, 0)
    paper = np.array([(x, z) for x in np.linspace(low[0], high[0], 14) for z in np.linspace(low[1], high[1], 14)])
    return Calm(SimpleNamespace(paper=paper, places=seen.place(paper), back=seen.back), outline, degree, above=0.3)
