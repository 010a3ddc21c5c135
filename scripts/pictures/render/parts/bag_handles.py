"""The strap handles of bags."""
import numpy as np

from cloth.curves import sample, smooth
from parts.goods_surfaces import Seen, unit
from parts.leather_goods import stitches, strap, stud
from parts.mesh import sweep


def handles(body, x, low, foot, top, skin, cord, width=2.6, lean=1.6, metal=None, paint=None):
    """Two strap handles whose ends run down the body's sides to `low`, with a grip at `top`; `paint`: that of their cut edges."""
    for depth in (-1, 1):
        surface = Seen(body, depth > 0)
        heights = np.linspace(low, foot, 26)
        lines = []
        for sign in (-1, 1):
            places = surface.place([(sign * x, z) for z in heights])
            # A strap is stiffer than the side that it is sewn on.
            even = np.polyval(np.polyfit(heights, places[:, 1], 4), heights)
            places[:, 1] = even + depth * max(0.0, (depth * (places[:, 1] - even)).max())
            lines.append(places + [0, depth * 0.22, 0])
        y = lines[0][-1][1]
        free = [(-x, y, foot + 1.5), (-x + 0.2, y + depth * lean * 0.2, foot + (top - foot) * 0.45), (-x * 0.74, y + depth * lean * 0.6, foot + (top - foot) * 0.85),
            (-x * 0.3, y + depth * lean * 0.8, top), (x * 0.3, y + depth * lean * 0.8, top), (x * 0.74, y + depth * lean * 0.6, foot + (top - foot) * 0.85), (x - 0.2,
            y + depth * lean * 0.2, foot + (top - foot) * 0.45), (x, y, foot + 1.5)]
        path = smooth(np.vstack([lines[0][::3], free, lines[1][::-3]]), 8)
        path = sample(path, 220)
        strap('handle', path, (0, depth, 0.05), width, 0.4, skin)
        if paint is not None:
            strap('edges', path, (0, depth, 0.05), width + 0.12, 0.26, paint)
        for sign in (-1, 1):
            edge = path + [0, depth * 0.2, 0]
            tangent = unit(np.gradient(path, axis=0))
            across = unit(np.cross(tangent, [0, depth, 0.05]))
            stitches(edge + across * sign * (width / 2 - 0.35), (0, depth, 0), cord, pitch=0.5, on=0.34, radius=0.05)
        grip = (path[:, 2] > foot + (top - foot) * 0.86) & (np.abs(path[:, 0]) < x * 0.62)
        sweep('grip', path[grip], skin, radius=(width * 0.36, 0.62), sides=16, up=(0, 1, 0.01))
        if metal is not None:
            for sign in (-1, 1):
                place = lines[(sign + 1) // 2][-2]
                stud(place + [0, depth * 0.2, 0], (0, depth, 0.15), metal, 0.42, 0.18)
