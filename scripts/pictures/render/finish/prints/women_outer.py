"""The open mesh of a sports shirt's back."""
import numpy as np

from finish.patterns import pattern


@pattern
def mesh_back(period=0.0042, radius=0.30, shade=0.7, top=1.372):
    """Rows of small holes on the back panel below `top` (metres), where the cloth is darker."""

    def paint(u, v, albedo):
        row = np.floor(v / period)
        x, z = ((u / period + 0.5 * (row % 2)) % 1) - 0.5, ((v / period) % 1) - 0.5
        hole = np.clip((radius - np.hypot(x, z)) / 0.12 + 0.5, 0, 1)
        back = (u > 1.0) & (v < top) & (np.abs(2 - u) < 0.245)
        return (albedo * (1 - (1 - shade) * (hole * back)[..., None])).astype(np.float32)

    return paint
