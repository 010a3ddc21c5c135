"""Straps of a dress that lie over the shoulders as on a body: they lean with its slope and run together behind."""
import numpy as np

from cloth.curves import arc, lengths
from parts.mesh import grid


def shoulder_straps(dressing, material, at_front, at_back, apex=(9.6, 147.0), width=1.0, thick=0.14, below=1.2, slope=0.42, lift=-0.2, size=1.0, arch=0.0):
    """Two straps of `width` cm from paper places of the front over the shoulder (`apex`: x and height there) to the back. They begin `below` cm under the edges, behind inside and in front `lift` off the cloth; `size`: of the wearer's shoulders. With an `arch` they are thin ones of a garment that lies: each turns over towards the neck with that radius. Gives the line of each back, from front to back."""
    lines = []
    for side in (-1, 1):
        ends = []
        for surface, (x, z), off in ((dressing.front, at_front, lift), (dressing.back, at_back, -0.2)):
            places, normals, _, up = surface.frame([(side * x, z - 0.3), (side * x, z - below)])
            ends.append((places + normals * [[off * 0.6 if off < 0 else off], [off * 1.5 if off < 0 else off]], up[0] / np.linalg.norm(up[0])))
        (front, rising), (back, _) = ends
        if arch:
            line = _arched(side, front, rising, back, apex, arch)
            lines.append(line)
            _ribbon(line, _in_plane(line), np.tile([0, -1.0, 0], (len(line), 1)), material, width, thick)
            continue
        top = np.array([side * apex[0], 0.4, apex[1]])
        front_x, back_x = abs(front[0, 0]), abs(back[0, 0])
        path = [
            front[1], front[0] + rising * 0.5, front[0] + [side * (apex[0] - front_x) * 0.25, 0.5, (apex[1] - front[0, 2]) * 0.34],
            (side * (front_x + (apex[0] - front_x) * 0.8), front[0, 1] * 0.55, apex[1] - 3.6 * size), top + np.array([0, -2.6, -0.9]) * size, top, top + np.array([-side * 0.1, 2.6, -0.9]) * size,
            (side * (apex[0] - 0.5 * size), 5.2 * size, apex[1] - 3.8 * size), (side * (apex[0] * 0.45 + back_x * 0.55), max(back[0, 1] * 0.85, 6.0 * size), (apex[1] + back[0, 2]) / 2), back[0] + [0, 0.1, 0.6], back[1],
        ]
        line = arc(path, 90)
        lines.append(line)
        tangent = np.gradient(line, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
        lean = slope * np.exp(-(((apex[1] - line[:, 2]) / (5.0 * size)) ** 2))
        across = np.column_stack([np.cos(lean), 0 * lean, -side * np.sin(lean)])
        across -= tangent * (across * tangent).sum(1, keepdims=True)
        across /= np.linalg.norm(across, axis=1, keepdims=True)
        outward = np.cross(across, tangent)
        outward *= np.sign((outward * (line - [0, 0, apex[1] - 12 * size])).sum(1, keepdims=True))
        _ribbon(line, across, outward, material, width, thick)
    return lines


def _arched(side, front, rising, back, apex, radius):
    """The line of a strap that rises from the front's edge, turns over at the height of `apex` and comes down, a little behind, to the back's edge."""
    outer, top = side * apex[0], apex[1] - radius
    turn = np.radians(np.linspace(0, 180, 9))
    over = np.column_stack([outer - side * radius * (1 - np.cos(turn)), np.linspace(-0.3, 0.5, 9), top + radius * np.sin(turn)])
    inner = over[-1]
    return arc([front[1], front[0] + rising * 0.5, (front[0] * 0.45 + over[0] * 0.55) + [side * 0.25, 0, 0], *over, (inner * 0.5 + back[0] * 0.5) + [side * 0.3, 0.6, 0], back[0] + [0, 0.1, 0.6], back[1]], 120)


def _in_plane(line):
    """Unit vectors across a line, as seen from in front."""
    way = np.gradient(line, axis=0)
    across = np.column_stack([way[:, 2], 0 * way[:, 0], -way[:, 0]])
    return across / np.linalg.norm(across, axis=1, keepdims=True)


def _ribbon(line, across, outward, material, width, thick):
    """A strap along a line."""
    v = np.linspace(-1, 1, 9)
    places = line[:, None] + across[:, None] * (v * width / 2)[None, :, None] + outward[:, None] * (0.04 * (1 - v**2))[None, :, None]
    paper = [(x * width / 2, at) for at in lengths(line) for x in v]
    grid('strap', places, material, paper, subdivide=1, thick=thick, offset=0, distances=dict(edge=np.tile((1 - np.abs(v)) * width / 2, len(line))))
