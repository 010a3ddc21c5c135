"""Trims of shirts and blouses: rows of buttons, the metal of straps. Bows: parts/bows.py."""
import numpy as np

from parts.mesh import sweep
from parts.patch import button
from studio.materials import fixed, hole, pearl


def buttons(surface, heights, x=0.0, radius=0.55, material=None, raise_=0.15):
    """A row of buttons down the front."""
    material, holes = material or pearl(), fixed('button-hole', (0.1, 0.1, 0.1), 0.8, 0.1) if material is None else hole()
    for height in heights:
        button(surface, (x, height), material, radius=radius, raise_=raise_, hole=holes)


def ring(place, material, radius=0.5, wire=0.09, high=1.0, lean=0.0):
    """A wire ring (or, `high` above 1, an oval one) facing the viewer at a place in space."""
    turn = np.linspace(0, 2 * np.pi, 40)
    path = [np.asarray(place) + [np.cos(t) * radius, np.sin(t) * radius * high * lean, np.sin(t) * radius * high] for t in turn]
    return sweep('ring', path, material, radius=(wire, wire), sides=8, up=(0, -1, 0), caps=False)


def strap_metal(lines, material, radius=0.42, wire=0.07, ends=(6, -6), slider=0.7):
    """Rings on the `lines` of straps (shoulder_straps): where they begin in front and end behind, and the slider that makes them adjustable, at a share of their length."""
    for line in lines:
        tangent = np.gradient(line, axis=0)
        for index in (*ends, int(slider * len(line))):
            towards = np.sign(line[index, 1]) * 0.1
            ring(line[index] + [0, towards, 0], material, radius, wire, high=0.8, lean=tangent[index, 1] / tangent[index, 2])
