"""The small form of cloth, drawn by its normals: folds, seams, hems and ribs under a light that rakes over them from the upper left. The studio's soft light alone leaves cloth like rubber, and normals have no noise."""
import math

import numpy as np

from finish.blur import blur

#: Where the raking light comes from as the camera sees it: to the right, away from the camera, up.
RAKE = np.array([-0.70, -0.45, 0.55]) / np.linalg.norm([-0.70, -0.45, 0.55])

#: Light that reaches what is turned away from it.
AROUND = 0.35

#: What is narrower than this is drawn (a blur's deviation, in pixels of a picture 1200 high), and how strongly: creases, and the wide folds of skirts and sleeves. The form of the whole has its light.
RAKED = ((14, 0.40), (48, 0.25))

#: How dark a hollow and light a ridge is.
HOLLOWED = 0.5

#: How much of it what is lighter gets.
LIGHTER = 0.6

#: Sizes at which hollows are looked for, and how much each counts: seams and stitches, creases, folds.
HOLLOWS = ((1.2, 1.0), (3, 1.0), (8, 0.4))


#: Windows that silk and lycra mirror: halfway to each as the camera sees it, and how bright it is; how narrowly they mirror it.
WINDOWS, NARROW = (((-0.42, -0.88, 0.22), 1.0), ((0.55, -0.83, 0.05), 0.45)), 14


def _seen(normal, camera):
    """Normals of the world as a `camera` sees them, by its azimuth and elevation in degrees: to the right, away from it, up."""
    around, above = np.radians(camera)
    right, away = normal[..., 0] * math.cos(around) + normal[..., 1] * math.sin(around), normal[..., 1] * math.cos(around) - normal[..., 0] * math.sin(around)
    return np.dstack([right, away * math.cos(above) - normal[..., 2] * math.sin(above), away * math.sin(above) + normal[..., 2] * math.cos(above)])


def _within(cover, scale):
    """A blur over cloth alone, by deviations in pixels of a picture 1200 high."""
    cloth = (cover > 0.5).astype(np.float32)
    return cloth, lambda image, sigma: blur(image * cloth[..., None], sigma * scale) / np.maximum(blur(cloth, sigma * scale), 1e-3)[..., None]


def sheen(normal, cover, scale, camera):
    """How bright the windows are that each pixel of silk or lycra mirrors (0 to about 1)."""
    cloth, within = _within(cover, scale)
    even = within(_seen(normal, camera), 1.0)
    even = even / np.maximum(np.linalg.norm(even, axis=2, keepdims=True), 1e-3)
    return cloth * sum(bright * np.clip(even @ (np.array(half) / np.linalg.norm(half)), 0, 1) ** NARROW for half, bright in WINDOWS).astype(np.float32)


def relief(normal, cover, scale, camera):
    """How much lighter or darker (about 1) each pixel of cloth is for its small form. `normal`: of the world; `camera`: its azimuth and elevation in degrees."""
    cloth, within = _within(cover, scale)
    seen = _seen(normal, camera)
    lit = lambda normals: np.clip(normals @ RAKE, 0, None) + AROUND
    raked = hollow = 0
    for form, share in RAKED:
        raked = raked + share * np.log(np.clip(lit(within(seen, 0.7)) / lit(within(seen, form)), 0.4, 1.9))
    for size, share in HOLLOWS:
        smooth = within(seen, size)
        hollow = hollow + share * np.clip((np.gradient(smooth[..., 0], axis=1) - np.gradient(smooth[..., 2], axis=0)) * size * scale, -0.5, 0.5)
    # What turns away from the camera is the outline: it would get a rim of light.
    facing = np.clip(1.4 * -within(seen, 4)[..., 1], 0, 1)
    drawn = facing * (raked + HOLLOWED * hollow)
    # Cloth does not shine: its shade goes deeper than its light goes up.
    drawn = np.where(cloth > 0, np.exp(np.where(drawn > 0, LIGHTER * drawn, drawn)), 1)
    # The whole keeps its light.
    return (drawn / np.maximum(within(np.dstack([drawn] * 3), 60)[..., 0], 1e-3) ** (cloth > 0)).astype(np.float32)
