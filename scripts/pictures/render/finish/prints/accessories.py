"""Patterns of accessories: a framed silk square, a woven border, small figures, tortoiseshell, the lustre of pearls."""
import cv2
import numpy as np

from finish.colours import linear
from finish.patterns import pattern


def _line(distance, half, soft=0.0006):
    """1 within `half` metres of 0, with a soft edge."""
    return np.clip((half - np.abs(distance)) / soft + 0.5, 0, 1)[..., None]


@pattern
def framed_rings(light='#f0e6d4', dark=0.38, half=0.35, period=0.105):
    """A silk square of `half` metres from its middle to its edge: linked rings within a frame of lines, in the product's colour and a light one."""

    def paint(u, v, albedo):
        ink, shade = linear(light), albedo * dark
        edge = np.maximum(np.abs(u), np.abs(v))
        out = albedo
        x, y = (u / period + 0.5) % 1 - 0.5, (v / period + 0.5) % 1 - 0.5
        inside = _line(edge, half - 0.088)
        centres = ((0, 0), (0.5, 0.5), (-0.5, 0.5), (0.5, -0.5), (-0.5, -0.5))
        # All outlines before the rings: where two are linked, one's outline does not cut the other.
        for offset, width, colour in ((0.0062, 0.0011, shade), (-0.0062, 0.0011, shade), (0, 0.0030, ink)):
            for shift_x, shift_y in centres:
                ring = (np.hypot(x - shift_x, y - shift_y) - 0.36) * period
                mask = _line(ring - offset, width) * inside
                out = out * (1 - mask) + colour * mask
        for shift_x, shift_y in ((0.5, 0), (-0.5, 0), (0, 0.5), (0, -0.5)):
            dot = _line(np.hypot(x - shift_x, y - shift_y) * period, 0.0055) * inside
            out = out * (1 - dot) + ink * dot
        small = _line(np.hypot(x, y) * period, 0.004) * inside
        out = out * (1 - small) + shade * small
        for at, width, colour in ((half - 0.085, 0.0022, ink), (half - 0.079, 0.0008, shade), (half - 0.052, 0.0008, ink), (half - 0.046, 0.0022, ink)):
            mask = _line(edge - at, width)
            out = out * (1 - mask) + colour * mask
        frame = 1 - _line(edge, half - 0.04)
        out = out * (1 - frame) + shade * frame
        dash_at = np.where(np.abs(u) > np.abs(v), v, u)
        dash = _line(edge - (half - 0.0655), 0.0042) * np.clip((0.3 - np.abs((dash_at / 0.022) % 1 - 0.5)) / 0.05 + 0.5, 0, 1)[..., None]
        out = out * (1 - dash) + shade * dash
        return np.clip(out, 0.012, 0.9).astype(np.float32)

    return paint


@pattern
def blanket_check(period=0.155, dark=0.5, light='#efe7d8'):
    """A large soft check of wool: broad darker bars, light lines between them."""

    def paint(u, v, albedo):
        def cover(x):
            place = (x / period) % 1
            broad = np.clip((0.15 - np.abs(place - 0.5)) / 0.012 + 0.5, 0, 1)
            return broad[..., None]

        def lines(x):
            place = (x / period) % 1
            return np.clip((0.018 - np.minimum(np.abs(place - 0.06), np.abs(place - 0.94))) / 0.01 + 0.5, 0, 1)[..., None]

        # The twill mixes both threads: where two bars cross the colour is full.
        bars = 0.5 * cover(u) + 0.5 * cover(v)
        out = albedo * (1 - bars) + albedo * dark * bars
        thin = 0.5 * lines(u) + 0.5 * lines(v)
        return np.clip(out * (1 - thin) + linear(light) * thin, 0.012, 0.88).astype(np.float32)

    return paint


@pattern
def touch_tips(places, radius=0.018, ink='#6f6c6a'):
    """Fingertips of another thread: discs about `places` (metres on the paper)."""

    def paint(u, v, albedo):
        out = albedo
        for x, z in places:
            mask = 0.85 * _line(np.hypot(u - x, v - z), radius, 0.0012)
            out = out * (1 - mask) + linear(ink) * mask
        return out.astype(np.float32)

    return paint


@pattern
def tortoise(size=0.007, seed=5):
    """Havana acetate in the product's colour: clouds from dark to amber, about `size` metres wide, longer than high."""
    field = np.random.default_rng(seed).normal(0, 1, (512, 512)).astype(np.float32)
    blurred = lambda sigma: cv2.GaussianBlur(np.pad(field, 64, mode='wrap'), (0, 0), sigma)[64:-64, 64:-64] * sigma
    clouds = blurred(8) + 0.6 * blurred(3.5) + 0.25 * blurred(1.6)
    clouds = (clouds - clouds.mean()) / clouds.std()

    def paint(u, v, albedo):
        x, y = (u / size * 12 % 512).astype(np.float32), (v / size * 17 % 512).astype(np.float32)
        cloud = cv2.remap(clouds, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        share = np.clip(cloud / 1.5 + 0.45, 0, 1)
        share = (share * share * (3 - 2 * share))[..., None]
        warm = np.sqrt(albedo / albedo.max(2, keepdims=True))
        amber, deep = albedo * (0.85 + 0.6 * warm), albedo * 0.34
        # Only on what is brown; other colours would look like camouflage, so theirs is a faint marbling.
        strength = np.clip(3 * (1 - albedo[..., 1:2] / albedo[..., :1]), 0.25, 1)
        return np.clip(albedo + strength * (deep * (1 - share) + amber * share - albedo), 0.008, 0.9).astype(np.float32)

    return paint


@pattern
def nacre(pale=0.3):
    """The overtones of a pearl, for small_metal.nacre: `u` and `v` are the direction that a place faces. Paler than the product's colour, rose above, greenish below, deeper at its outline."""

    def paint(u, v, albedo):
        out = np.clip(np.hypot(u, v), 0, 1)[..., None]
        body = 0.9 * (albedo * (1 - pale) + pale * 0.86)
        way = np.clip(0.8 * v - 0.6 * u, -1, 1)[..., None]
        rose, green = np.array([0.045, -0.025, -0.01]), np.array([-0.02, 0.008, 0.0])
        overtone = 1 + out * (np.maximum(way, 0) * rose + np.maximum(-way, 0) * green) * 1.6
        layers = 1 + 0.02 * np.sin(9 * out + np.array([0.0, 2.1, 4.2]))
        deeper = 1 - 0.38 * np.clip((out - 0.45) / 0.55, 0, 1) ** 1.6
        return np.clip(body * overtone * layers * deeper, 0.012, 0.9).astype(np.float32)

    return paint


@pattern
def dyed_glass(dye=0.09, saturated=1.9):
    """Sunglasses' lenses: whatever the product's colour, they are dark, and deeper in hue than cloth of it."""

    def paint(u, v, albedo):
        brightest = albedo.max(2, keepdims=True)
        hue = (albedo / brightest) ** saturated
        return hue * dye * (brightest / 0.1) ** 0.35

    return paint
