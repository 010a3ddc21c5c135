"""Belt loops: flat strips that run straight down over a waistband, stand off it in the middle and are tacked at both ends. Paper places, cm."""
import numpy as np
from scipy.interpolate import PchipInterpolator

from parts.mesh import grid
from parts.sewn import rim, shadows
from parts.stitching import row, tack, thread_of


class Strip:
    """The upper side of a loop from the paper height `top` down to `bottom`, as a surface to lay stitches on: across, it is straight and level in space. `band`: width and raise of the waistband below it."""

    def __init__(self, surface, x, top, bottom, foot, band, gape):
        self.back, self._surface, self._x = surface.back, surface, x
        wide, raised = band
        self._middle, _, across, _ = (part[0] for part in surface.frame([(x, top - wide / 2)]))
        self._across = across * [1, 1, 0] / np.hypot(*across[:2])
        self.out = np.cross(self._across, [0, 0, 1.0]) * (-1 if surface.back else 1)
        self._rise = PchipInterpolator([0.0, 0.4, wide / 2, wide - 0.3, wide + 0.4, top - bottom], [raised, raised + 0.03, raised + gape, raised + 0.03, foot + 0.03, foot])
        self._top = top

    def frame(self, points):
        points = np.atleast_2d(np.asarray(points, float))
        places = self._surface.place(np.column_stack([np.full(len(points), self._x), points[:, 1]]))
        aside = ((places - self._middle) @ self._across)[:, None] * self._across
        out = np.tile(self.out, (len(points), 1))
        across = np.tile(self._across, (len(points), 1))
        rise = self._rise(self._top - points[:, 1])
        return places - aside + across * (points[:, :1] - self._x) + out * rise[:, None], out, across, np.tile([0, 0, 1.0], (len(points), 1))


def belt_loop(dressing, surface, x, top, bottom, material, band, width=1.1, gape=0.2, thick=0.12, rows=True):
    """A loop from `top` to `bottom` (paper heights) over a waistband; `band`: its width and raise. `rows`: it is stitched along both sides."""
    base = dressing.cut.thick / 2
    strip = Strip(surface, x, top, bottom, base + 0.03, band, gape)
    below = Strip(surface, x, top, bottom, base, band, 0.0)
    u, z = np.array([-1, -0.92, -0.4, 0.4, 0.92, 1]) * width / 2, np.linspace(top, bottom, 15)
    paper = np.stack(np.meshgrid(x + u, z), -1)
    places = strip.frame(paper.reshape(-1, 2))[0].reshape(*paper.shape[:2], 3)
    places = places + strip.out * thick / 2
    on_sheet = paper * [-1, 1] + [200, 0] if surface.back else paper
    flip = slice(None, None, 1 if surface.back else -1)
    grid('loop', places[:, flip], material, on_sheet[:, flip].reshape(-1, 2), subdivide=1, thick=thick, offset=0)
    thread = thread_of(dressing)
    for side in (-1, 1):
        line = [(x + side * width * 0.5, top - 0.2), (x + side * width * 0.5, bottom + 0.9)]
        for shade, wide in shadows(dressing, 0.2, 0.09):
            rim(below, line, shade, wide, 0.01)
        if rows:
            at = x + side * width * 0.26
            row(strip, [(at, top - 0.1), (at, bottom + 0.1)], thread, thick)
    for z in (top - 0.22, bottom + 0.22):
        tack(strip, (x - width * 0.46, z), (x + width * 0.46, z), thread, thick)
