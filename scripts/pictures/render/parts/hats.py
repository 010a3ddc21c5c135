"""Bodies of hats: surfaces of revolution that need not be round, and what is sewn round them. All in cm."""
import math

import numpy as np

from cloth.curves import lengths, sample, smooth
from parts.goods_surfaces import unit
from parts.leather_goods import box_mapped
from parts.mesh import grid, sweep


def slow_noise(places, amount, seed, waves=0.12, terms=7):
    """A soft field of `amount` cm: what hands leave in cloth and felt."""
    random = np.random.default_rng(seed)
    total = np.zeros(places.shape[:-1])
    for _ in range(terms):
        direction = unit(random.normal(0, 1, 3))
        total += np.sin(places @ direction * 2 * np.pi * random.uniform(0.3, 1.0) * waves + random.uniform(0, 6.28))
    return total / math.sqrt(terms) * amount


def body(name, profile, oval, material, columns=144, rows=70, shape=None, mapped='round', thick=0.0, offset=-1, subdivide=1, curved=True):
    """A hat's body from a profile [(radius at 1, z)] from below to the crown; `oval`: half width and half length for radius 1.

    `shape(places, angles, t)` changes the places (rows, columns, 3) before they become a mesh. `mapped`: 'round' (v runs up, u round the
    head) or 'box' (cloth of panels).
    """
    scale = np.array([max(oval), 1.0])
    line = sample((smooth(profile, 16) if curved else np.asarray(profile, float)) * scale, rows) / scale
    angles = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    places = np.zeros((rows, columns, 3))
    places[..., 0] = line[:, :1] * oval[0] * np.cos(angles)
    places[..., 1] = line[:, :1] * oval[1] * np.sin(angles)
    places[..., 2] = line[:, 1:]
    t = np.linspace(0, 1, rows)[:, None]
    if shape:
        places = shape(places, angles[None, :], t)
    along = lengths(line * scale)
    ring = places.transpose(1, 0, 2)
    # The first column is repeated, so that the paper does not run backwards at the seam.
    ring = np.concatenate([ring, ring[:1]])
    around = np.linspace(0, 2 * np.pi * (oval[0] + oval[1]) / 2, columns + 1)
    if line[-1, 0] < 0.05:
        # The last ring is drawn together, or a pinhole stays.
        ring = np.concatenate([ring, np.broadcast_to(ring[:-1, -1].mean(0), (len(ring), 1, 3))], 1)
        along = np.r_[along, along[-1] + 0.1]
    part = grid(name, ring, material, paper=[(a, -b) for a in around for b in along], thick=thick, offset=offset, subdivide=subdivide)
    return (box_mapped(part) if mapped == 'box' else part), places


def band(name, places, low, high, rise, material, columns=None):
    """A ribbon round a body: rows `low` to `high` of its places, `rise` cm above them."""
    rows = places[low : high + 1]
    middle = rows.mean((0, 1))
    outward = unit((rows - middle) * [1, 1, 0])
    rows = rows + outward * rise
    rows = np.concatenate([(rows[0] - outward[0] * rise)[None], rows, (rows[-1] - outward[-1] * rise)[None]])
    ring = rows.transpose(1, 0, 2)
    ring = np.concatenate([ring, ring[:1]])
    around = lengths(ring[:, 1])
    up = lengths(ring[0])
    return grid(name, ring, material, paper=[(a, b) for a in around for b in up])


def peak(name, oval, angles, reach, material, drop, arch, thick=0.35, lift=0.0, rows=22, columns=61):
    """The peak of a cap in front (y < 0): from the oval of the head between two angles forward by `reach`; `arch` bends it down at the sides."""
    t = np.linspace(0, 1, rows)
    around = np.radians(np.linspace(*angles, columns))
    half = np.radians(abs(angles[1] - angles[0])) / 2
    places = np.zeros((rows, columns, 3))
    share = (around + np.pi / 2) / half
    forward = reach * np.sqrt(np.clip(1 - np.abs(share) ** 2.6, 0.0, 1))
    for row in range(rows):
        out = t[row] * np.clip(forward / reach, 0, 1)
        places[row, :, 0] = oval[0] * np.cos(around) * (1 + 0.05 * out * np.abs(share))
        places[row, :, 1] = oval[1] * np.sin(around) - forward * t[row]
        places[row, :, 2] = lift - drop * out**1.3 - arch * places[row, :, 0] ** 2 * (0.35 + 0.65 * out)
    part = grid(name, places, material, thick=thick, offset=0)
    return box_mapped(part), places


def rim(name, line, material, radius=0.2, closed=True):
    """A rolled or bound edge along a line."""
    path = np.vstack([line, line[:3]]) if closed else line
    return sweep(name, path, material, radius=(radius, radius), sides=10, up=(0, 0.01, 1), caps=not closed)
