"""Trims of shirts and blouses: the band under a bow, and the bow."""
import numpy as np

from cloth.curves import arc, lengths
from parts.closures import strap_line
from parts.mesh import grid, sweep
from parts.patch import button
from studio.materials import fixed, hole, pearl


def buttons(surface, heights, x=0.0, radius=0.55, material=None, raise_=0.15):
    """A row of buttons down the front."""
    material, holes = material or pearl(), fixed('button-hole', (0.1, 0.1, 0.1), 0.8, 0.1) if material is None else hole()
    for height in heights:
        button(surface, (x, height), material, radius=radius, raise_=raise_, hole=holes)


def ribbon(name, path, widths, material, across=(1.0, 0.0, 0.0), folds=0.0, seed=1, thick=0.12, columns=15, cup=0.0):
    """A strip of cloth along a path: `widths` at even shares of it, lengthwise `folds` of that depth, `cup` bends its edges back (towards +y)."""
    line = arc(path, 70)
    share = np.linspace(0, 1, len(line))
    width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    wide = np.asarray(across, float) - tangent * (tangent @ np.asarray(across, float))[:, None]
    wide /= np.linalg.norm(wide, axis=1, keepdims=True)
    normal = np.cross(tangent, wide)
    side = np.linspace(-1, 1, columns)
    shake = np.random.default_rng(seed).uniform(0, 6.28, 3)
    ripple = np.sin(side[None] * 3.4 + shake[0] + share[:, None] * 1.2) + 0.6 * np.sin(side[None] * 6.1 + shake[1] - share[:, None] * 2.0)
    strength = folds * (1.25 - width / width.max() * 0.6)
    places = line[:, None] + wide[:, None] * (side[None] * width[:, None] / 2)[..., None] + normal[:, None] * (ripple * strength[:, None] + cup * side[None] ** 2)[..., None]
    along = lengths(line)
    paper = [(40 + at * w / 2, 40 + way) for way, w in zip(along, width) for at in side]
    edge = [min((1 - abs(at)) * w / 2, total) for way, w in zip(along, width) for at, total in ((at, along[-1] - way) for at in side)]
    return grid(name, places, material, paper, subdivide=2, thick=thick, offset=0, distances=dict(edge=edge))


def bow(front, material, at, tail=24.0, loop=9.0, width=4.6, off=0.9):
    """A soft tied bow: two loops that droop, two tails that lie on the front, and the knot. `at`: paper place of the knot."""
    knot = front.place([at])[0] + [0, -off, 0]
    for side in (-1, 1):
        reach = loop * (1.0 if side > 0 else 0.94)
        way = [(0.2, -0.4, 0), (reach * 0.4, -1.1, -0.1), (reach * 0.8, -1.3, -2.2), (reach * 0.93, -0.9, -4.6), (reach * 0.74, -0.3, -5.2), (reach * 0.38, -0.1, -2.7), (0.2, 0.0, -0.2)]
        path = [knot + [side * x, y, z] for x, y, z in way]
        ribbon('bow-loop', path, (1.3, width * 0.85, width, width, width, width * 0.85, 1.2), material, across=(0.45 * side, 0.15, 1.0), folds=0.26, seed=3 + side, thick=0.07)
        end = (at[0] + side * 4.2 + 0.5, at[1] - tail * (1.0 if side > 0 else 0.9))
        on = lambda x, z, lift: front.place([(x, z)])[0] + [0, -lift, 0]
        path = [knot + [side * 0.3, -0.2, -0.3], on(at[0] + side * 1.4, at[1] - tail * 0.2, 1.3), on(at[0] + side * 2.9, at[1] - tail * 0.55, 1.0), on(*end, 0.8)]
        ribbon('bow-tail', path, (1.2, width * 0.7, width * 0.95, width * 1.1), material, folds=0.3, seed=8 + side, thick=0.07)
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    rows = np.linspace(-1, 1, 15)
    # It closes above and below: an open tube is seen into.
    radius = 0.95 * np.sqrt(np.maximum(1 - (np.abs(rows) * 0.995) ** 3.2, 0.004))
    crease = 1 + 0.035 * np.sin(5 * turn + 0.8) + 0.025 * np.sin(8 * turn)
    places = np.array([[knot + [np.sin(t) * r * 1.05 * c, -0.5 - np.cos(t) * r * 0.6 * c, row * 1.15 - 0.2] for row, r in zip(rows, radius)] for t, c in zip(turn, crease)])
    grid('bow-knot', places, material, closed=True, subdivide=2)


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
