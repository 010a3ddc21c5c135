"""The wash of jeans, as a pattern: cloth of every colour fades in its own measure, and pockets fade with what they lie on."""
from functools import lru_cache

import cv2
import numpy as np

from finish.grain import pixel_size, relative_grain, seamless_noise
from finish.patterns import pattern

#: A tile of yarn: its side in cm and in pixels.
TILE, PIXELS = 16.0, 1024


@lru_cache
def _yarn():
    """Uneven indigo yarn: long streaks of the warp with their slubs, short ones of the weft; mean 0, deviation 1."""
    noise = lambda seed, across, along: seamless_noise(seed, across, along, pixels=PIXELS, per_cm=PIXELS / TILE)
    image = noise(41, 0.09, 3.2) + 0.8 * noise(42, 0.16, 1.1) + 0.45 * noise(43, 1.4, 0.08) + 0.5 * noise(44, 0.9, 2.0)
    return (image / image.std()).astype(np.float32)


def _streaks(u, v):
    """The unevenness of the yarn at paper places (metres), averaged over what a pixel shows."""
    per_cm = PIXELS / TILE
    tile = cv2.GaussianBlur(np.pad(_yarn(), 64, mode='wrap'), (0, 0), max(0.3, 0.35 * pixel_size(v) * per_cm))[64:-64, 64:-64]
    x, y = (np.mod(axis * 100 * per_cm, PIXELS).astype(np.float32) for axis in (u, v))
    return cv2.remap(tile, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)


@pattern
def denim_wash(fade=1.0, base=0.74, knee=0.44, pale=0.0, seed=3, low=56.0, whiskers=1.0, slubs=1.0, twill=0.0):
    """Paler thighs and knees, whiskers at the hips, in paper metres. `fade` 0 is raw denim, `pale` lightens all of it; light and black cloth fade little. `slubs`: how uneven its yarn is, which looks like linen close up; `twill`: how much more of its lines is seen."""
    shake = np.random.default_rng(seed)
    rays = [(87 - row * 2.2 + shake.normal(0, 0.4), shake.uniform(5, 10), shake.uniform(0.12, 0.42), shake.uniform(0.5, 1.2), shake.uniform(0.35, 0.7)) for row in range(8)]

    def paint(u, v, albedo):
        z = v * 100
        back = u > 1.0
        x = np.where(back, 200 - u * 100, u * 100)
        yarn = slubs * _streaks(u, v)
        worn = np.zeros(z.shape, np.float32)
        for side in (-1, 1):
            middle = side * np.interp(z, [6, 50, 80, 105], [13, 12.5, 11, 9])
            worn += np.where(back, 0.30, 0.46) * np.exp(-(((x - middle) / 5.6) ** 2)) * np.exp(-(((z - low - 12) / 20) ** 2))
            worn += knee * 0.6 * np.exp(-(((x - middle) / 5.6) ** 2)) * np.exp(-(((z - low + 14) / 18) ** 2))
            worn += np.where(back, 0.34, 0.0) * np.exp(-(((x - side * 9.5) / 6.5) ** 2)) * np.exp(-(((z - 88) / 8) ** 2))
            for start, length, slope, weight, wide in rays:
                along = side * x - 1.5
                across = (z - start - along * slope - 0.3 * np.sin(along * 0.9 + start)) / wide
                worn += np.where(back, 0.3, 1.0) * 0.14 * whiskers * weight * np.exp(-(across**2)) * (along > 0) * np.exp(-np.clip(along / length, 0, 5) ** 4)
        # What rubs off comes off thread by thread.
        worn = fade * worn * (1 + 0.22 * np.clip(yarn, -1.6, 2))
        cloud = np.sin(x * 0.61 + 1.3 * np.sin(z * 0.23)) * np.sin(z * 0.37 + 0.8 * np.sin(x * 0.4))
        factor = base + pale + 0.7 * worn + fade * 0.02 * cloud
        light = albedo.mean(-1)
        # White and ecru cloth has no indigo to lose, black loses a little.
        share = np.clip((0.42 - light) / 0.25, 0.0, 1.0) * np.where(light < 0.03, 0.6, 1.0)
        factor = (1 + (factor - 1) * share) * (1 + (0.012 + 0.03 * share) * yarn)
        if twill:
            factor = factor * (1 + twill * (relative_grain('denim', u, v) - 1))
        # Where indigo is off, and in the weft between the warp, the white core of the thread shows.
        core = (share * np.clip(0.025 + 0.16 * worn + 0.008 * yarn, 0, 0.5))[..., None]
        return np.clip(albedo * factor[..., None] * (1 - core) + 0.5 * core, 0.012, 0.9).astype(np.float32)

    return paint
