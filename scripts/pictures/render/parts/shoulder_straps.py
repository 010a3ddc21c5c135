"""Straps of dresses and camisoles: by themselves they would stand in the air, so they hang on a hanger."""
import numpy as np

from cloth.curves import arc, ease, lengths
from parts.goods_surfaces import unit
from parts.mesh import grid, sweep
from studio.materials import pale_wood, steel

#: Radius of a hanger's wood, in cm.
WOOD = 0.62


def shoulder_straps(dressing, material, at_front, at_back, apex=(8.9, 144.4), width=1.0, thick=0.14, below=1.2, lift=-0.2, size=1.0):
    """Two straps of `width` cm from paper places of the front over a hanger's wood (`apex`: x and height there) to the back. They begin `below` cm under the edges, behind inside and in front `lift` off the cloth; `size` of the hanger, 1 for grown-ups. Gives the line of each, from front to back."""
    lines = []
    for side in (-1, 1):
        ends = []
        for surface, (x, z), off in ((dressing.front, at_front, lift), (dressing.back, at_back, -0.2)):
            places, normals, along, up = surface.frame([(side * x, z - 0.3), (side * x, z - below)])
            ends.append((places + normals * [[off * 0.6 if off < 0 else off], [off * 1.5 if off < 0 else off]], up[0] / np.linalg.norm(up[0]), along[0] / np.linalg.norm(along[0])))
        (front, rising, along_front), (back, _, along_back) = ends
        line = _over_wood(side, front, rising, back, apex, WOOD + 0.5 * thick + 0.02)
        lines.append(line)
        # At its ends a strap lies on the cloth, over the wood it lies level.
        share, level = np.linspace(0, 1, len(line))[:, None], np.array([1.0, 0, 0])
        across = level + (along_front - level) * ease((0.3 - share) / 0.2) + (along_back - level) * ease((share - 0.7) / 0.2)
        _ribbon(line, *_sides(line, across), material, width, thick)
    _hanger(apex, 19.0 * size)
    return lines


def _over_wood(side, front, rising, back, apex, radius):
    """The line of a strap that rises from the front's edge, goes over the wood at `apex` and comes down behind it to the back's edge."""
    turn = np.radians(np.linspace(0, 180, 9))
    over = np.column_stack([np.full(9, side * apex[0]), -radius * np.cos(turn), apex[1] + radius * np.sin(turn)])
    return arc([front[1], front[0] + rising * 0.5, front[0] * 0.45 + over[0] * 0.55, *over, over[-1] * 0.5 + back[0] * 0.5, back[0] + [0, 0.1, 0.6], back[1]], 120)


def _hanger(apex, half, hook=1.7):
    """A hanger of pale wood through `apex`, and its hook of wire."""
    x, z = apex
    right = [(0, z + 1.9), (x * 0.45, z + 1.3), (x, z), (half * 0.75, z - 2.2), (half, z - 4.2)]
    path = [(side * a, 0.0, b) for side, half_way in ((-1, right[:0:-1]), (1, right)) for a, b in half_way]
    sweep('hanger', arc(path, 120), pale_wood(), radius=WOOD, sides=24, up=(0, 1, 0))
    turn = np.radians(np.linspace(-90, 150, 30))
    top = z + 1.9 + WOOD + 3.0 + hook
    bow = np.column_stack([hook * np.cos(turn), 0 * turn, top + hook * np.sin(turn)])
    wire = np.vstack([[(0, 0, z + 1.9)], [(0, 0, top - hook - 1.2)], bow])
    sweep('hook', arc(wire, 90), steel(), radius=0.16, sides=12, up=(0, 1, 0))


def _sides(line, across):
    """Unit vectors square to a line: those nearest to `across`, and those square to both."""
    way = unit(np.gradient(line, axis=0))
    across = unit(across - way * (across * way).sum(1, keepdims=True))
    return across, np.cross(across, way)


def _ribbon(line, across, outward, material, width, thick):
    """A strap along a line."""
    v = np.linspace(-1, 1, 9)
    places = line[:, None] + across[:, None] * (v * width / 2)[None, :, None] + outward[:, None] * (0.04 * (1 - v**2))[None, :, None]
    paper = [(x * width / 2, at) for at in lengths(line) for x in v]
    grid('strap', places, material, paper, subdivide=1, thick=thick, offset=0, distances=dict(edge=np.tile((1 - np.abs(v)) * width / 2, len(line))))
