"""Trims of sports and leisure clothes: knotted cords."""
import numpy as np

from cloth.curves import arc
from parts.mesh import sweep


def knotted(dressing, at, material, apart, radius=0.2, ends=(6.5, 7.6), raise_=0.32):
    """A cord that comes out `apart` cm on both sides of a paper place, is knotted below it and hangs down."""
    x, z = at
    low = z - 1.5
    for side, end in zip((-1, 1), ends):
        path = [(x + side * apart, z), (x + side * apart * 0.62, z - 0.75), (x + side * 0.3, low + 0.15), (x - side * 0.12, low - 0.2)]
        sweep('cord', arc(dressing.along(path, raise_), 40), material, radius=(radius, radius * 0.8), sides=10, up=(0, -1, 0.2))
        tail = [(x + side * 0.1, low), (x + side * 0.3, low - 0.9), (x + side * 0.62, low - end * 0.5), (x + side * (0.62 + 0.12 * side), low - end)]
        sweep('cord-end', arc(dressing.along(tail, raise_), 50), material, radius=(radius, radius * 0.8), sides=10, up=(0, -1, 0.2))
        wrap = [(x - 0.38, low - 0.1 + side * 0.2), (x, low + 0.02), (x + 0.38, low - 0.1 - side * 0.2)]
        lifted = np.array(dressing.along(wrap, raise_)) + np.array([[0, 0, 0], [0, -radius * (1.3 + 0.3 * side), 0], [0, 0, 0]])
        sweep('knot', arc(lifted, 16), material, radius=(radius * 1.15, radius), sides=10, up=(0, -1, 0.2))
