"""The grain of cloth that few samples of a render cannot hold: nap, wales and threads, laid on in paper coordinates so that they follow folds."""
from functools import lru_cache

import cv2
import numpy as np
from scipy.spatial import cKDTree

#: A tile of grain: its side in cm and in pixels. It repeats without a seam.
SIDE, PIXELS = 8.0, 1024
PER_CM = PIXELS / SIDE

#: What each weave shows close up: the kind of grain and how strongly it varies the light. Weaves without an entry are as smooth as they look.
GRAINS = {
    'wool': ('nap', 0.06), 'wool_felt': ('nap', 0.06), 'flannel': ('nap', 0.06), 'brushed': ('nap', 0.06), 'herringbone': ('nap', 0.045),
    'mohair': ('halo', 0.12), 'kids_fleece': ('nap', 0.055), 'suede': ('velour', 0.05), 'calf': ('pores', 0.026), 'tie_silk': ('fine twill', 0.015), 'canvas': ('threads', 0.08),
    'jersey': ('wales', 0.055), 'rib': ('wales', 0.045), 'loopback': ('wales', 0.055), 'kids_jersey': ('wales', 0.035), 'fine_knit': ('wales', 0.055),
    'thin_knit': ('wales', 0.05), 'lycra': ('wales', 0.025), 'kids_rib': ('wales', 0.045), 'kids_fine_rib': ('wales', 0.035), 'slub': ('wales', 0.06), 'broad_rib': ('wales', 0.04),
    'twill': ('threads', 0.055), 'denim': ('steep twill', 0.09), 'chino_twill': ('fine twill', 0.045), 'slubbed_linen': ('slubs', 0.08), 'linen': ('slubs', 0.055), 'washed_twill': ('threads', 0.055),
    'crepe': ('threads', 0.035), 'poplin': ('threads', 0.043), 'oxford': ('threads', 0.04), 'gauze': ('threads', 0.04), 'grosgrain': ('threads', 0.025), 'waxed_canvas': ('threads', 0.045), 'nylon': ('threads', 0.035),
}


def seamless_noise(seed, across, along, turn=0.0, pixels=PIXELS, per_cm=PER_CM):
    """Seamless noise whose grains are `across` × `along` cm, turned by `turn` radians; mean 0, deviation 1. A tile of `pixels` a side."""
    white = np.random.default_rng(seed).standard_normal((pixels, pixels))
    waves = np.fft.fftfreq(pixels, 1 / per_cm)
    x, y = np.meshgrid(waves, waves)
    x, y = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    kept = np.exp(-2 * (np.pi**2) * ((x * across / 2) ** 2 + (y * along / 2) ** 2))
    image = np.fft.ifft2(np.fft.fft2(white) * kept).real
    return (image - image.mean()) / image.std()


def _nap():
    """Fibres that lie every way, with a slow drift of the brush."""
    fibres = sum(seamless_noise(seed, 0.035, 0.30, turn) for seed, turn in enumerate((0.2, 0.9, 1.7, 2.5)))
    return fibres / 2 + 0.25 * seamless_noise(9, 0.12, 0.16) + 0.12 * seamless_noise(10, 0.5, 0.7)


def _halo():
    """Long fibres of brushed mohair, that cross each other, and the haze they make together."""
    fibres = sum(seamless_noise(90 + seed, 0.035, 0.9, turn) for seed, turn in enumerate((0.0, 0.5, 1.1, 1.6, 2.2, 2.7)))
    return np.clip(fibres / 2, -1.2, 3.5) + 0.3 * seamless_noise(97, 0.3, 0.4)


def _wales():
    return seamless_noise(20, 0.05, 0.18) + 0.5 * seamless_noise(21, 0.08, 0.05)


def _threads():
    diagonal = seamless_noise(33, 0.05, 0.2, np.pi / 4)
    return 0.8 * diagonal + 0.6 * seamless_noise(30, 0.045, 0.25) + 0.6 * seamless_noise(31, 0.25, 0.045)


def _twill_lines(across, up):
    """Lines of warp that climb to the right, broken where a yarn is thin: so many in a tile (whole numbers leave no seam)."""
    x, y = np.meshgrid(*[np.arange(PIXELS) / PIXELS * 2 * np.pi] * 2)
    lines = np.sin(across * x - up * y + 0.9 * seamless_noise(50, 0.1, 0.6))
    return lines * (0.8 + 0.35 * seamless_noise(51, 0.07, 0.4)) + 0.6 * seamless_noise(52, 0.06, 0.5) + 0.5 * seamless_noise(53, 0.05, 0.05)


def _slubs():
    """Linen: both threads now thick, now thin."""
    return seamless_noise(60, 0.06, 1.6) + seamless_noise(61, 1.6, 0.06) + 0.6 * seamless_noise(62, 0.1, 4.0) + 0.6 * seamless_noise(63, 4.0, 0.1) + 0.4 * seamless_noise(64, 0.05, 0.05)


def _pores():
    """Leather: small cushions between furrows, as light from the upper left shows them."""
    across = 67
    places = (np.stack(np.meshgrid(*[np.arange(across)] * 2), -1).reshape(-1, 2) + np.random.default_rng(70).uniform(0, 1, (across**2, 2))) * PIXELS / across
    around = np.vstack([places + [x, y] for x in (-PIXELS, 0, PIXELS) for y in (-PIXELS, 0, PIXELS)])
    # No cushion is a polygon.
    wavy = np.stack(np.meshgrid(*[np.arange(PIXELS)] * 2), -1) + 6 * np.stack([seamless_noise(seed, 0.1, 0.1) for seed in (71, 72)], -1)
    distance, _ = cKDTree(around).query(wavy.reshape(-1, 2), 2)
    cushion = np.minimum((distance[:, 1] - distance[:, 0]) * across / PIXELS, 0.35).reshape(PIXELS, PIXELS)
    cushion = (cushion - cushion.mean()) / cushion.std()
    down, right = np.gradient(cv2.GaussianBlur(cushion, (0, 0), 1.0))
    lit = 0.8 * down - 0.6 * right
    return 0.6 * cushion + 0.8 * lit / lit.std() + 0.2 * seamless_noise(75, 0.5, 0.5)


@lru_cache
def _tile(kind):
    image = {'nap': _nap, 'halo': _halo, 'wales': _wales, 'threads': _threads, 'pores': _pores, 'velour': lambda: seamless_noise(80, 0.04, 0.06) + 0.5 * seamless_noise(81, 0.25, 0.4), 'slubs': _slubs, 'steep twill': lambda: _twill_lines(70, 46), 'fine twill': lambda: _twill_lines(100, 64)}[kind]()
    return (image / image.std()).astype(np.float32)


def pixel_size(v):
    """How many cm of cloth a pixel of the picture shows. The ground has no cloth, and from one panel to the next the paper jumps."""
    steps = np.abs(np.diff(v * 100, axis=0))
    steps = steps[(steps > 1e-4) & (steps < 1)]
    return float(np.median(steps)) if steps.size else 0.0


def relative_grain(weave, u, v):
    """How much lighter or darker than its surroundings each place of a weave is (mean 1), from paper coordinates in metres.

    Grains finer than the picture's pixels are averaged away first, and the rest shows less: a garment from afar neither glitters nor looks
    like felt.
    """
    if weave not in GRAINS:
        return np.ones_like(u, np.float32)
    kind, strength = GRAINS[weave]
    places = [np.ascontiguousarray(np.mod(axis * 100 * PER_CM, PIXELS), np.float32) for axis in (u, v)]
    footprint = pixel_size(v)
    strength /= 1 + 6 * footprint
    tile = cv2.GaussianBlur(np.tile(_tile(kind), (3, 3)), (0, 0), max(0.3, 0.3 * footprint * PER_CM))[PIXELS : 2 * PIXELS, PIXELS : 2 * PIXELS]
    return 1 + strength * cv2.remap(tile, *places, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
