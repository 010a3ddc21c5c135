"""A child's hood: no cord, its front edges cross at the throat."""
import numpy as np

from parts.necks import hood
from units import CM

ROWS, COLUMNS = 61, 41


def crossed_hood(dressing, material, thick=0.7, height=19.5, depth=5.2, width=9.0, cross=0.7, sunk=0.9, reach=0.24, high=0.26, spread=0.07, rounds=8):
    """parts/necks.py, hood, sewn in all round: its lower edge goes `sunk` cm under the neckline, its fronts cross by `cross` cm; `spread` widens it behind, over a collar."""
    front, part = hood(dressing.garment, material, thick=thick, height=height, depth=depth, width=width)
    part.modifiers.remove(part.modifiers['soften'])
    # A small hood's points lie close; only those of the seams are to be joined.
    part.modifiers['weld'].merge_threshold = 0.12 * CM
    mesh = part.data
    places = np.array([vertex.co[:] for vertex in mesh.vertices]).reshape(2, ROWS, COLUMNS, 3) / CM
    up, around = np.linspace(0, 1, COLUMNS), np.linspace(0, 1, ROWS)
    # The halves meet all the way down at the centre back.
    places[..., 0] *= 1 - np.clip((around - 0.55) / 0.45, 0, 1)[None, :, None] ** 2 * np.clip(up / 0.02, 0, 1)[None, None]
    for _ in range(rounds):
        share = np.clip(up / 0.1, 0, 1)[None, None, 1:-1, None] * 0.5
        even = places.copy()
        even[:, 1:-1] = (places[:, :-2] + 2 * places[:, 1:-1] + places[:, 2:]) / 4
        across = (even[:, :, :-2] + 2 * even[:, :, 1:-1] + even[:, :, 2:]) / 4
        places[:, :, 1:-1] = places[:, :, 1:-1] * (1 - share) + across * share
    weight = np.clip(1 - around / reach, 0, 1)[:, None] ** 2 * np.clip(1 - up / high, 0, 1)[None] ** 1.5
    for number, side in enumerate((-1, 1)):
        half = places[number]
        half[..., 0] = half[..., 0] * (1 - weight) - side * cross * weight
        half[..., 1] -= (0.35 + 0.3 * side) * weight
    # Behind it reaches further down, outside the garment, so that no light comes through the seam.
    behind = np.clip((around - 0.45) / 0.4, 0, 1)[None, :, None]
    sink = np.clip(1 - up / 0.09, 0, 1)[None, None]
    places[..., 2] -= (sunk + 2.1 * behind) * sink
    middle = places[:, :, 0, 1].mean()
    grown = 1 + sink * (spread * behind - 0.03 * (1 - behind))
    places[..., 0] *= grown
    places[..., 1] = middle + (places[..., 1] - middle) * grown
    mesh.vertices.foreach_set('co', (places.reshape(-1, 3) * CM).ravel())
    mesh.update()
    return front, part
