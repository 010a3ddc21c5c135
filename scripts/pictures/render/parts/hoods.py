"""Hoods that nobody wears: sewn to the whole neckline, they lie back on the shoulders; and the cords that hang from them."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter
from scipy.sparse import identity
from scipy.sparse.linalg import splu

from cloth.curves import arc, ease, facing, lengths
from parts.buckling import braced, incidence, measured, net, sheet_buckled, stretched
from parts.mesh import mesh, quads, sweep, turned
from parts.neckbands import ring
from studio.materials import hole
from units import CM

#: How a hood lies, as (cm outwards, cm up) from the neckline to its hem, at shares of the way from the nape (0) to the throat (1).
#: Behind it hangs down the back, a flat pouch, and comes up again: its hem is a pointed arch behind the neck, from which both fronts lean inwards and fall to the throat.
STATIONS = (0.0, 0.1, 0.22, 0.42, 0.56, 0.74, 1.0)
PROFILES = np.array([
    [(0, 0), (1.1, 0.5), (1.9, -1.8), (2.4, -6.6), (3.1, -12.8), (4.4, -16.6), (5.8, -14.8), (6.1, -9.0), (5.3, -2.0), (5.0, 3.0), (3.3, 7.7)],
    [(0, 0), (1.1, 0.5), (1.9, -1.7), (2.5, -6.2), (3.2, -11.8), (4.5, -15.2), (6.0, -13.4), (6.3, -8.0), (5.7, -1.6), (5.2, 3.0), (3.4, 7.2)],
    [(0, 0), (1.1, 0.5), (2.0, -1.2), (2.8, -5.0), (3.6, -9.6), (4.9, -12.2), (6.3, -10.8), (6.6, -6.2), (5.9, -0.6), (5.0, 3.2), (3.3, 6.0)],
    [(0, 0), (1.0, 0.9), (1.9, 0.5), (2.8, -1.2), (3.5, -3.4), (4.4, -4.2), (5.0, -2.6), (5.0, 0.2), (4.4, 2.4), (3.4, 3.8), (2.3, 4.7)],
    [(0, 0), (0.8, 0.9), (1.5, 1.3), (2.2, 0.9), (2.9, 0.2), (3.4, 0.4), (3.5, 1.3), (3.2, 2.4), (2.7, 3.3), (2.1, 4.1), (1.5, 4.7)],
    [(0, 0), (0.4, 0.8), (0.8, 1.5), (1.2, 2.2), (1.5, 2.8), (1.7, 3.2), (1.8, 3.6), (1.8, 3.95), (1.75, 4.25), (1.65, 4.5), (1.5, 4.8)],
    [(0, 0), (0.1, 0.3), (0.2, 0.6), (0.3, 0.9), (0.4, 1.2), (0.5, 1.45), (0.55, 1.7), (0.6, 1.95), (0.65, 2.15), (0.68, 2.3), (0.7, 2.4)],
], float)


class Hood:
    """A hood on a garment: `front` is the centre front of its neckline, `part` its object; `eyelet(side)` where a cord comes out (place, outward normal)."""

    def __init__(self, part, places, front):
        self.part, self.front, self._places = part, front, places

    def throat(self, before=0.0):
        """Places of the middle of its opening, from the neckline's seam up to its hem, `before` cm in front of its cloth's middle: where a zip goes on, its tape behind the edges."""
        return (self._places[:-1, 0] + self._places[:-1, -1]) / 2 - [0, before, 0]

    def eyelet(self, side, inward=1.25, up=3.6):
        """The place `inward` cm from the hem and `up` cm along it from the throat."""
        rows = self._places[:, ::-1] if side > 0 else self._places
        column = int(np.argmin(np.abs(lengths(rows[-1]) - up)))
        row = int(np.argmin(np.abs(lengths(rows[::-1, column]) - inward)))
        row = len(rows) - 1 - row
        across, upward = rows[row, column + 2] - rows[row, column - 2], rows[row + 1, column] - rows[row - 1, column]
        normal = np.cross(across, upward)
        normal /= np.linalg.norm(normal)
        return rows[row, column], normal if normal[1] < 0 else -normal


def _normals(places):
    """Unit normals of a hood, which look at who stands behind it."""
    normals = facing(places)
    rows, columns = places.shape[:2]
    return normals * np.sign(normals[int(rows * 0.75), columns // 2, 1])


def _clear(garment, places, apart):
    """Lifts what would lie in the garment `apart` cm off it, its surroundings with it."""
    tree = BVHTree.FromObject(garment, bpy.context.evaluated_depsgraph_get())
    lift = np.zeros(places.shape)
    for index in np.ndindex(places.shape[:2]):
        nearest, normal, _, distance = tree.find_nearest(Vector(places[index] * CM))
        short = apart - float((Vector(places[index] * CM) - nearest).dot(normal)) / CM
        if short > 0 and distance < 6 * CM:
            lift[index] = np.array(normal) * short
    soft = gaussian_filter(lift, (3.0, 3.0, 0), mode='nearest')
    return places + np.where(np.linalg.norm(lift, axis=2, keepdims=True) > np.linalg.norm(soft, axis=2, keepdims=True), lift * 0.5 + soft * 0.5, soft)


def _flattened(places, rounds=60):
    """A hood's paper: its vertices in a plane, as far from each other as they are in space as can be. Straight from its rows and columns, fibres would swirl."""
    ends = braced(*net(*places.shape[:2]))
    rest = np.linalg.norm(np.diff(places.reshape(-1, 3)[ends], axis=1)[:, 0], axis=1)
    paper = np.dstack(measured(places)).reshape(-1, 2)
    between = incidence(ends, len(paper))
    system = splu((between.T @ between + 1e-6 * identity(len(paper))).tocsc())
    for _ in range(rounds):
        paper = system.solve(stretched(between, paper, rest) + 1e-6 * paper)
    return paper


def sewn_hood(garment, material, thick=0.55, size=1.0, cross=1.0, under=0.35, folds=1.0, seed=3, rows=56, columns=161):
    """A hood of two halves, `size` times as large as a man's, that begins `under` cm below the neckline, as a seam does.

    Its fronts lap by `cross` cm at the throat, the wearer's left on top; below 0 they leave a gap for a zip. `folds`: how much it creases.
    """
    path, onward, _ = ring(garment, 240, 10)
    around = lengths(np.vstack([path, path[:1]]))
    total = around[-1]
    # From one front edge round the nape to the other; what laps at the throat goes on past the centre front.
    share = np.linspace(-1, 1, columns)
    at = total / 2 + share * (total / 2 + cross)
    wrapped = lambda values: np.column_stack([np.interp(at, np.r_[around - total, around, around + total], np.tile(np.r_[values[:, axis], values[:1, axis]], 3)) for axis in range(3)])
    base, rising = wrapped(path), wrapped(onward)
    half = np.ptp(path[:, :2], axis=0) / 2
    outward = (base[:, :2] - path[:, :2].min(0) - half) / half
    outward = np.column_stack([outward / np.linalg.norm(outward, axis=1, keepdims=True), 0 * share])

    profiles = PchipInterpolator(STATIONS, PROFILES.reshape(len(STATIONS), -1), axis=0)(np.abs(share)).reshape(columns, -1, 2) * size
    out, up = np.array([arc(profile, rows) for profile in profiles]).transpose(2, 1, 0)
    shake = np.random.default_rng(seed).uniform(0, 2 * math.pi, 8)
    v, near = np.linspace(0, 1, rows)[:, None], np.abs(share)
    # Neither its hem nor its fall is the same on both sides.
    loose = size * (1 - near**4)
    up = up + v**3 * loose * (0.5 * np.sin(3.1 * share + shake[0]) + 0.3 * np.sin(8 * share + shake[1]))
    out = out + v**2 * loose * (0.45 * np.sin(4 * share + shake[2]) + 0.3 * np.sin(10 * share + shake[3]))
    # The hem does not rise over the shoulders with the neckline, or it has horns there.
    waves = np.column_stack([np.ones(columns), np.cos(np.pi * share)])
    plane = waves @ np.linalg.lstsq(waves, base[:, 2], rcond=None)[0]
    up = up + ease(v) * (plane - base[:, 2])
    places = base + outward * out[..., None] + np.array([0, 0, 1.0]) * up[..., None]
    places[..., 0] += 0.9 * size * np.sin(2.6 * v + shake[7]) * ease(v / 0.3) * (1 - near**2)
    # Cloth that hangs between two shoulders folds in bows, sharper inwards than outwards.
    bow = v - 0.12 * near**1.6 + 0.05 * np.sin(5 * share + shake[4])
    fold = 0.25 - (1 - np.abs(np.sin(np.pi * (4.3 * bow + 0.8 * share) + shake[5]))) ** 2.2
    deep = np.exp(-(((near - 0.24) / 0.26) ** 2)) * (0.8 + 0.35 * np.sin(4 * share + shake[6]))
    places += _normals(places) * (folds * size * fold * deep * ease((v - 0.40) / 0.16) * ease((0.97 - v) / 0.16))[..., None]
    # It is longer than its form, from the hem to the neckline most of all.
    free = ease(v / 0.12) * ease((0.9 - near) / 0.2) * (0.35 + 0.65 * ease((1 - v) / 0.1))
    places = sheet_buckled(places, _normals(places), folds * np.array([0.07, 0.0, 0.12]), 4.4, seed, free)
    # At the throat it stands on the edge itself, whose normals look everywhere.
    cleared = _clear(garment, places, thick * 0.5 + 0.15)
    places += (cleared - places) * (ease((0.86 - near) / 0.12) * ease(v / 0.1))[..., None]
    places -= (rising * under - outward * 0.2) * ease(1 - v / 0.12)[..., None]
    lapped = ease((near - 0.8) / 0.2) * np.where(share > 0, 0.95, 0.1) * thick * (cross > 0)
    places[..., 1] -= lapped

    across, upward = measured(places)
    edge = upward[-1] - upward
    seam = np.abs(across)
    # The seam of the halves draws the cloth in a little.
    normals = _normals(places)
    places -= normals * (0.22 * np.exp(-((seam / 0.4) ** 2)) * ease((v - 0.05) / 0.1))[..., None]
    part = mesh('hood', places.reshape(-1, 3), quads(rows, columns), material, _flattened(places) + [0, 140], dict(edge=edge.ravel(), seam=seam.ravel()), thick=thick)
    return Hood(part, places, path[0])


def _eyelet(place, normal, metal, radius=0.3):
    """A metal ring pressed into a hood round a dark hole of `radius` cm."""
    turned('hole', [(radius + 0.05, 0.0), (radius + 0.05, 0.03), (0.01, 0.03)], hole(), place, normal, sides=24)
    turned('eyelet', [(radius, 0.0), (radius, 0.09), (radius + 0.06, 0.16), (radius + 0.17, 0.15), (radius + 0.27, 0.08), (radius + 0.29, -0.04)], metal, place, normal, sides=32)


def cords(dressing, hood, cord, tip, metal, length=15.0, radius=0.28, spread=2.6, rise=0.42):
    """Two soft cords out of metal eyelets beside the throat, hanging down the front in a slight wave; the wearer's left hangs a little lower."""
    for side in (-1, 1):
        place, normal = hood.eyelet(side)
        place = place + normal * 0.28
        _eyelet(place, normal, metal)
        share = np.array([0.25, 0.36, 0.52, 0.7, 0.88, 1.0])
        x = side * (abs(place[0]) + (spread - abs(place[0])) * ease(share * 1.3)) + 0.3 * np.sin(5.4 * share + side)
        at = np.column_stack([x, place[2] - share * (length + side * 0.6)])
        # Over the hood's lower edge first.
        hanging = [dressing.along([point], off)[0] for point, off in zip(at, rise + np.array([0.75, 0.3, 0, 0, 0, 0]))]
        line = arc([place - normal * 0.3, place + normal * 0.25, place + normal * 0.45 + [side * 0.1, 0, -0.7], *hanging], 70)
        sweep('cord', line, cord, radius=(radius, radius * 0.85), sides=12, up=(0, -1, 0.2))
        way = (line[-1] - line[-3]) / np.linalg.norm(line[-1] - line[-3])
        sweep('tip', [line[-1] + way * step for step in (-0.45, -0.4, 0.0, 1.2, 1.25)], tip, radius=(radius * 1.25, radius * 1.15), sides=12, up=(0, -1, 0.2))
