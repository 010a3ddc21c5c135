"""Sleeves that one half of a drape crumpled: taken from the other half."""
import numpy as np

from cloth.shell import paper_of
from parts.surface import Cloth
from units import CM


def _roundness(places, to_cuff, chosen, length):
    """How far a sleeve's narrowest stretch stays open: mean distance of its cloth from its axis, in cm."""
    radii = []
    for at in np.arange(2, length - 22, 2.0):
        near = places[chosen & (np.abs(to_cuff - at) < 1.2)]
        if len(near) > 6:
            radii.append(np.linalg.norm(near - near.mean(0), axis=1).mean())
    return np.percentile(radii, 10)


def mended(dressing, pattern, good=None, reach=46.0, soft=16.0):
    """Replaces a crumpled sleeve by the mirror image of the other, little by little over `soft` cm; the last `reach` cm before the cuff.

    `good`: 1 keeps the wearer's left, -1 the right; None finds out, and leaves two good sleeves alone.
    """
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    places = np.zeros(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', places)
    places = places.reshape(-1, 3) / CM
    end = np.array(pattern.arm) + pattern.along * pattern.sleeve
    to_end = end - np.column_stack([np.abs(paper[:, 0]), paper[:, 1]])
    to_cuff = to_end @ pattern.along
    inward = to_end @ pattern.out
    on_sleeve = inward < max(pattern.cuff, 6.5) + 1.0
    if good is None:
        left, right = (_roundness(places, to_cuff, on_sleeve & (paper[:, 0] * side > 0), pattern.sleeve) for side in (1, -1))
        print(f'SHOT sleeves: left {left:.2f}, right {right:.2f}', flush=True)
        if min(left, right) > 0.86 * max(left, right):
            return
        good = 1 if left > right else -1
    share = np.clip((reach - to_cuff) / soft, 0, 1)
    share = share * share * (3 - 2 * share) * np.clip((10.5 - inward) / 3, 0, 1) * (paper[:, 0] * good < 0)
    for back in (False, True):
        surface = Cloth(dressing.garment, back)
        chosen = np.where((share > 0) & (is_back == back))[0]
        mirrored = surface.place(paper[chosen] * [-1, 1]) * [-1, 1, 1]
        places[chosen] += (mirrored - places[chosen]) * share[chosen, None]
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()
