"""Zips and straps."""
import numpy as np

from cloth.curves import arc, lengths
from parts.mesh import mesh, sweep
from parts.patch import patch

#: From tooth to tooth of either side of a zip, in cm; further apart they are steps.
PITCH = 0.3


def _teeth(centres, normals, across, up, metal):
    """Two rows of teeth that grip into each other."""
    vertices, faces = [], []
    for index, centre in enumerate(centres):
        a, b = across[index] / np.linalg.norm(across[index]), up[index] / np.linalg.norm(up[index])
        centre = centre + a * (0.1 if index % 2 else -0.1)
        o = len(vertices)
        for height in (0, 0.22):
            for u, v in ((-0.24, -0.09), (0.24, -0.09), (0.24, 0.09), (-0.24, 0.09)):
                vertices.append(centre + a * u + b * v + normals[index] * height)
        faces += [(o, o + 1, o + 5, o + 4), (o + 1, o + 2, o + 6, o + 5), (o + 2, o + 3, o + 7, o + 6), (o + 3, o, o + 4, o + 7), (o + 4, o + 5, o + 6, o + 7)]
    mesh('teeth', vertices, faces, metal, subdivide=0, smooth=False)


def _slider(top, metal):
    sweep('slider', [top + [0, 0, 0.3], top + [0, 0, -0.9]], metal, radius=(0.5, 0.25), up=(0, -1, 0), power=4)
    sweep('puller', [top + [0, -0.25, -0.2], top + [0.1, -0.35, -1.6], top + [0.1, -0.2, -3.2]], metal, radius=(0.32, 0.1), up=(0, -1, 0), power=4)


def collar_zip(line, tape, metal, raise_=0.1):
    """What goes on of a zip in the opening of a standing collar, along its ends' `line` (cm, from the seam up), with the slider at the top."""
    line = arc(line, 120)
    along = lengths(line)
    at = np.arange(0.1, along[-1] - 0.5, PITCH)
    places = np.column_stack([np.interp(at, along, line[:, axis]) for axis in range(3)])
    up = np.gradient(places, axis=0)
    across = np.tile([1.0, 0, 0], (len(places), 1))
    normals = np.cross(across, up)
    normals *= np.where(normals[:, 1:2] > 0, -1, 1) / np.linalg.norm(normals, axis=1, keepdims=True)
    sweep('tape', places, tape, radius=(0.7, 0.08), up=(0, -1, 0), power=4)
    _teeth(places + normals * raise_, normals, across, up, metal)
    _slider(places[-1] + normals[-1] * (raise_ + 0.35), metal)


def zipper(front, low, high, tape, metal, raise_=0.35, width=1.0, x=0.0, slider=True):
    """Tape, teeth and, unless it goes on in the collar, slider and puller between two heights (cm) at x, on the front of a garment."""
    patch(front, [(x - width, high), (x + width, high), (x + width, low), (x - width, low)], tape, raise_=raise_, edge=0.15, step=0.5, name='tape')
    heights = np.arange(low + 0.4, high - 0.3, PITCH)
    places, normals, across, up = front.frame([(x, z) for z in heights])
    for _ in range(4):
        places[1:-1] = (places[:-2] + 2 * places[1:-1] + places[2:]) / 4
    _teeth(places + normals * (raise_ + 0.02), normals, across, up, metal)
    if slider:
        _slider(places[-1] + normals[-1] * (raise_ + 0.35), metal)


def strap_line(front, back, side, at_front=(8.4, 134.0), at_back=(8.0, 122.8)):
    """The way of a shoulder strap from the front edge over the shoulder to the back edge (paper places of the wearer's left)."""
    a, b = front.place([(side * at_front[0], at_front[1])])[0], back.place([(side * at_back[0], at_back[1])])[0]
    path = [a + [0, -0.05, -0.6], a + [0, -0.1, 0.4], (side * 8.6, a[1] * 0.72, 141.5), (side * 8.9, a[1] * 0.35, 147.5), (side * 9.0, 0.3, 149.8), (side * 8.9, 4.6, 147), (side * 8.4, 7.6, 138), b + [0, 0.2, 0]]
    return arc(path, 80)


def straps(front, back, material, radius=(0.35, 0.07), **ends):
    """Two shoulder straps (strap_line)."""
    for side in (-1, 1):
        sweep('strap', strap_line(front, back, side, **ends), material, radius=radius, sides=10, up=(0, -1, 0.4), power=3)
