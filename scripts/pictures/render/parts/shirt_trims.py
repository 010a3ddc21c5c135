"""Trims of shirts and blouses: rows of buttons, the metal of straps. Bows: parts/bows.py."""
import numpy as np

from parts.closures import strap_line
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


def strap_metal(front, back, material):
    """Rings where the straps begin in front, and the slider and ring behind that make them adjustable (as parts/closures.py, straps, lays them)."""
    for side in (-1, 1):
        line = strap_line(front, back, side)
        tangent = np.gradient(line, axis=0)
        ring(line[3] + [0, -0.08, 0], material, 0.4, 0.07)
        ring(line[-3] + [0, 0.08, 0], material, 0.4, 0.07)
        slider = 42 + np.argmin(np.abs(line[42:, 2] - 138.5))
        ring(line[slider], material, 0.42, 0.07, lean=tangent[slider, 1] / tangent[slider, 2])
