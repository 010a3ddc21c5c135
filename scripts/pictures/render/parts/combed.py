"""Cloth combed downwards: crosswise creases go, what falls from top to bottom stays."""
import numpy as np
from scipy.interpolate import RegularGridInterpolator
from scipy.ndimage import gaussian_filter

from cloth.curves import ease
from cloth.shell import attribute, paper_of
from parts.calm import terms
from parts.reshape import places_of, side_seam
from parts.surface import Cloth
from units import CM


def combed(dressing, low, high, along=6.0, across=1.5, soft=6.0, wide=None, share=1.0, degree=5):
    """Evens the body out between two paper heights, over `along` cm up and down and `across` cm from side to side; nothing is left out within `soft` cm of them.

    `wide`: cm from the middle where it ends above the armpit. A drape whose hem is drawn in crushes the cloth above it into level creases; side seams keep their width.
    """
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    places = places_of(dressing.garment)
    on_seam = attribute(mesh, 'd_seam') < 1e-4
    half = side_seam(dressing.cut)
    armpit = next(before[1][0][1] for before, segment in zip(dressing.cut.front, dressing.cut.front[1:]) if segment[0] == 'hem')
    moved, times = np.zeros_like(places), np.zeros(len(places))
    for back in (False, True):
        surface = Cloth(dressing.garment, back)
        body = (np.abs(surface.paper[:, 0]) <= half(surface.paper[:, 1]) + 0.3) & (surface.paper[:, 1] < high + along)
        middle, reach = np.array([0, (low + high) / 2]), np.array([half(low), (high - low) / 2 + along])
        scaled = lambda points: (points - middle) / reach
        weights = np.linalg.lstsq(terms(scaled(surface.paper[body]), degree), surface.places[body], rcond=None)[0]
        xs = np.arange(-np.ceil(half(low)) - 3, np.ceil(half(low)) + 3.5, 1.0)
        zs = np.arange(surface.paper[:, 1].min(), high + along, 1.0)
        points = np.array([(x, z) for x in xs for z in zs])
        rough = surface.place(points) - terms(scaled(points), degree) @ weights
        inside = (np.abs(points[:, 0]) <= half(points[:, 1]) + 0.2).astype(float).reshape(len(xs), len(zs))
        rough = rough.reshape(len(xs), len(zs), 3) * inside[..., None]
        sigma = (across, along)
        even = np.stack([gaussian_filter(rough[..., axis], sigma, mode='constant') for axis in range(3)], -1) / np.maximum(gaussian_filter(inside, sigma, mode='constant'), 1e-3)[..., None]
        chosen = np.where(((is_back == back) | on_seam) & (np.abs(paper[:, 0]) <= half(paper[:, 1]) + 0.3) & (paper[:, 1] < high))[0]
        target = RegularGridInterpolator((xs, zs), even, bounds_error=False, fill_value=None)(paper[chosen]) + terms(scaled(paper[chosen]), degree) @ weights
        moved[chosen] += target - places[chosen]
        times[chosen] += 1
    amount = share * ease((paper[:, 1] - low) / soft) * ease((high - paper[:, 1]) / soft)
    if wide:
        amount = amount * np.where(paper[:, 1] > armpit - 4, ease((wide - np.abs(paper[:, 0])) / 4), 1)
    places += moved / np.maximum(times, 1)[:, None] * amount[:, None]
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()
