"""Hoods of grown-up garments, sewn to the whole neckline, and the cords that hang from them."""
import math

import numpy as np

from cloth.curves import arc, lengths
from parts.fallen import fallen
from parts.mesh import mesh, sweep, turned
from parts.neckbands import ring


class Hood:
    """A hood on a garment: `front` is the centre front of its neckline, `part` its object; `eyelet(side)` where a cord comes out (place, outward normal)."""

    def __init__(self, part, places, front):
        self.part, self.front, self._places = part, front, places

    def eyelet(self, side, inward=2.0, up=1.5):
        """The place `inward` cm from the front edge and about `up` cm above the neck seam."""
        rows = self._places[:, ::-1] if side > 0 else self._places
        height = lengths(rows[:, 6])
        row = int(np.argmin(np.abs(height - up - 0.5)))
        column = int(np.argmin(np.abs(lengths(rows[row]) - inward)))
        across, upward = rows[row, column + 2] - rows[row, column - 2], rows[row + 2, column] - rows[row - 1, column]
        normal = np.cross(across, upward)
        normal /= np.linalg.norm(normal)
        return rows[row, column], normal if normal[1] < 0 else -normal


def _ease(value):
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


def sewn_hood(garment, material, thick=0.55, height=26.0, depth=20.0, width=12.8, bulge=5.5, cross=1.0, under=0.35, quilted=None, rows=44, columns=141, fall=None):
    """A hood of two halves, joined over the crown and down to the nape.

    It stands on the neckline all round, `under` cm of it lying on the garment as a seam does, so that neither light nor the inside shows between the two.
    Its fronts lap by `cross` cm at the throat, the wearer's left on top; below 0 they leave a gap for a zip. `quilted`: pitch and puff of channels across it, in cm.
    """
    path, onward, _ = ring(garment, 200, 10)
    around = lengths(np.vstack([path, path[:1]]))
    total = around[-1]
    # From one front edge round the nape to the other; what laps at the throat goes on past the centre front.
    share = np.linspace(-1, 1, columns)
    at = total / 2 + share * (total / 2 + cross)
    wrapped = lambda values: np.column_stack([np.interp(at, np.r_[around - total, around, around + total], np.tile(np.r_[values[:, axis], values[:1, axis]], 3)) for axis in range(3)])
    base, rising = wrapped(path), wrapped(onward)
    nape, throat = path[np.argmin(np.abs(around[:-1] - total / 2))], path[0]

    end = 0.66 * math.pi
    turn = np.abs(share) * end
    round_, deep = np.sign(share) * np.sin(turn) ** 0.9, (1 - np.cos(turn)) / (1 - math.cos(end))
    places = [base - rising * under]
    for v in np.linspace(0, 1, rows) ** 1.1:
        angle = v * math.pi / 2
        wide = width * math.cos(max(0.0, angle - 0.42) / (math.pi / 2 - 0.42) * math.pi / 2) ** 0.92
        behind = nape[1] + bulge * math.sin(math.pi * min(1.0, v * 0.95) ** 0.8) - 4.0 * (1 - math.cos(angle))
        section = np.column_stack([wide * round_, behind - depth * (1 - 0.12 * v) * deep, 0 * share])
        # At the throat the fronts part sooner than the sides leave the neck.
        mixed = _ease(v / (0.40 - 0.14 * _ease((np.abs(share) - 0.5) / 0.5)))[:, None]
        row = base * (1 - mixed) + section * mixed
        top = nape[2] + height - 1.8 * (1 - deep) ** 2
        row[:, 2] = base[:, 2] + (top - base[:, 2]) * math.sin(angle)
        # One front lies on the other until they part.
        lapped = _ease((np.abs(share) - 0.72) / 0.2) * (1 - _ease(v / 0.25))
        row[:, 1] -= lapped * np.where(share > 0, 0.95, 0.15) * thick * (cross > 0)
        # Cloth that bends back over a seam folds a little above it.
        fold = np.exp(-(((v - 0.17 - 0.03 * np.sin(3.1 * share)) / 0.05) ** 2)) - 0.8 * np.exp(-(((v - 0.29 + 0.05 * np.cos(4 * share)) / 0.06) ** 2))
        fold = 0.34 * fold * _ease((0.8 - np.abs(share)) / 0.4) * (0.6 + 0.4 * np.sin(7 * share + 1))
        row += np.column_stack([np.sin(turn) * np.sign(share), np.cos(turn), 0 * share]) * fold[:, None]
        places.append(row)
    places = np.array(places)
    places[0, :, 1] -= (_ease((np.abs(share) - 0.72) / 0.2) * np.where(share > 0, 0.95, 0.15) * thick) * (cross > 0)
    for _ in range(4):
        inner = (places[1:-1, :-2] + 2 * places[1:-1, 1:-1] + places[1:-1, 2:]) / 4
        inner = inner * 0.5 + (places[:-2, 1:-1] + places[2:, 1:-1]) / 4
        keep = np.clip((np.arange(1, len(places) - 1) - 1) / 4, 0, 1)[:, None, None]
        places[1:-1, 1:-1] += (inner - places[1:-1, 1:-1]) * keep

    places = fallen(garment, places, apart=thick * 0.5 + 0.25, **(fall or {}))
    across = np.array([lengths(row) for row in places])
    upward = np.array([lengths(places[:, column]) for column in range(columns)]).T
    middle = across[:, columns // 2][:, None]
    paper = np.dstack([across - middle, 140 + upward[:, columns // 3][:, None] + 0 * across])
    edge = np.minimum(across, across[:, -1:] - across)
    seam = np.minimum(np.abs(across - middle), upward[-1] - upward)
    # The seam of the halves draws the cloth in a little.
    inward = np.cross(np.gradient(places, axis=1), np.gradient(places, axis=0))
    inward /= np.maximum(np.linalg.norm(inward, axis=2, keepdims=True), 1e-9)
    places += inward * (0.24 * np.exp(-((seam / 0.4) ** 2)))[..., None] * (np.arange(len(places)) > 1)[:, None, None]
    if quilted:
        pitch, puff = quilted
        # Stitch lines run level across it and end before its hem.
        within = np.abs(np.sin(np.pi * (upward - 1.0) / pitch)) ** 0.55
        uneven = 1 + 0.16 * np.sin(across * 0.9 + np.floor((upward - 1.0) / pitch) * 2) + 0.1 * np.sin(across * 2.1)
        places -= inward * (puff * within * uneven * np.clip((edge - 2.2) / 2, 0, 1) ** 0.6 * np.clip((upward - 1.0) / 2, 0, 1))[..., None]
    count = len(places)
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(count - 1) for c in range(columns - 1)]
    part = mesh('hood', places.reshape(-1, 3), faces, material, paper.reshape(-1, 2), dict(edge=edge.ravel(), seam=seam.ravel()), subdivide=0)
    part.modifiers.new('weld', 'WELD').merge_threshold = 0.0004
    subdivision = part.modifiers.new('subdivide', 'SUBSURF')
    subdivision.levels = subdivision.render_levels = 1
    solid = part.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thick / 100, 0
    return Hood(part, places, throat)


def cords(dressing, hood, cord, tip, metal, length=15.0, radius=0.28, spread=3.0, rise=0.5):
    """Two cords out of metal eyelets beside the throat, hanging down the front; the wearer's left hangs a little lower."""
    for side in (-1, 1):
        place, normal = hood.eyelet(side)
        place = place + normal * 0.28
        turned('eyelet', [(0.24, 0.0), (0.28, 0.14), (0.46, 0.14), (0.52, 0.0)], metal, place, normal, sides=24)
        top = hood.front[2] - 2.5
        hanging = dressing.along([(side * spread, top - step) for step in (1.0, length * 0.5, length - 2 - side)], rise)
        line = arc([place - normal * 0.3, place + normal * 0.35, place + normal * 0.5 + [side * 0.1, 0, -1.0], *hanging], 70)
        sweep('cord', line, cord, radius=(radius, radius * 0.9), sides=12, up=(0, -1, 0.2))
        sweep('tip', [line[-1], line[-1] + [0, 0, -1.6]], tip, radius=(radius * 1.25, radius * 1.15), sides=12, up=(0, -1, 0.2))
