"""Lapels of any outline, notched, peaked or shawl, on a calm surface."""
import numpy as np

from cloth.curves import arc
from parts.calm import Calm, densely, line_distance
from parts.mesh import sweep
from parts.patch import patch


def revers(front, roll, edge, material, shade, raise_=0.5, roll_height=0.35, degree=4, tuck=0.45, cord=0.09, name='lapel'):
    """One lapel. `roll`: paper points of the roll line from the break to the collar; `edge`: from the end of the gorge back to the break.

    `shade`: the dark cord under the free edge, which stands for the contact shadow. `tuck`: how far the roll reaches past the cloth's own edge, towards the centre.
    """
    roll, edge = np.asarray(roll, float), np.asarray(edge, float)
    side = np.sign(edge[:, 0].mean() - roll[:, 0].mean())
    inner = roll - [side * tuck, 0]
    inner[0] = roll[0]
    outline = np.vstack([densely(inner, 1.0), densely(edge, 0.6)])
    calm = Calm(front, outline, degree)

    def lift(points):
        from_roll = line_distance(inner, points)
        low = np.clip((points[:, 1] - roll[0, 1]) / 8, 0, 1)
        return roll_height * low * np.exp(-(((from_roll - 1.3) / 1.2) ** 2)) - 0.5 * np.exp(-from_roll / 0.35)

    part = patch(calm, outline, material, raise_=raise_, edge=0.22, step=0.55, lift=lift, name=name)
    border = densely(edge, 0.6)
    places, normals, _, _ = calm.frame(border)
    sweep(name + '-shade', arc(places + normals * 0.05 + [side * 0.07, 0, -0.05], 200, curved=False), shade, radius=(cord, cord), sides=8, up=(0, -1, 0.1))
    return part
