"""Stripes, checks, melange, flowers, dots."""
import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from finish.colours import linear
from finish.grain import pixel_size
from finish.patterns import pattern

@pattern
def stripes(period=0.022, share=0.32, ink='#232f4b', base=None, upright=False):
    """Stripes of `ink` across (or along) the piece, on the product's colour or on `base`; `period` in metres."""

    def paint(u, v, albedo):
        ground = albedo if base is None else linear(base)
        place = ((u if upright else v) / period) % 1.0
        mask = np.clip((share / 2 - np.abs(place - 0.5)) / 0.045 + 0.5, 0, 1)[..., None]
        return (ground * (1 - mask) + linear(ink) * mask).astype(np.float32)

    return paint


@pattern
def ink_stripes(period=0.022, share=0.32, base='#efece4', upright=False):
    """Stripes in the product's colour on a light ground."""

    def paint(u, v, albedo):
        place = ((u if upright else v) / period) % 1.0
        mask = np.clip((share / 2 - np.abs(place - 0.5)) / 0.045 + 0.5, 0, 1)[..., None]
        return (linear(base) * (1 - mask) + albedo * mask).astype(np.float32)

    return paint


@pattern
def checks(period=0.06, dark=0.32, second=0.55, fine=None):
    """A woven check of the product's colour: broad bands of its shades, and a fine overcheck (`fine`)."""

    def paint(u, v, albedo):
        bar = lambda x, shift, width: np.clip((width - np.abs(((x / period + shift) % 1) - 0.5)) / 0.02 + 0.5, 0, 1).astype(np.float32)
        cover = lambda x: 0.45 * bar(x, 0, 0.17) + 0.25 * bar(x, 0.5, 0.03)
        mask = (cover(u) + cover(v))[..., None]
        out = albedo * (1 - mask) + albedo * dark * mask
        line = 0.35 * (bar(u, 0.25, 0.015) + bar(v, 0.25, 0.015))[..., None]
        ink = linear(fine) if fine else albedo * second
        return np.clip(out * (1 - line) + ink * line, 0.015, 0.9).astype(np.float32)

    return paint


@pattern
def melange(depth=0.22, grain=0.0005, seed=3):
    """Fibres of lighter and darker shade spun together, about ten by one and a half times `grain` (metres). From afar they average to a soft heather."""
    field = np.random.default_rng(seed).normal(0, 1, (1024, 1024)).astype(np.float32)
    # OpenCV does not blur round the edge of a tile, so the tile is continued by hand.
    blurred = lambda image, x, y: cv2.GaussianBlur(np.pad(image, 96, mode='wrap'), (0, 0), sigmaX=x, sigmaY=y)[96:-96, 96:-96]
    field = blurred(field, 1.2, 1.2) * 2.5 + blurred(field, 5, 0.8) * 5 + blurred(field, 22, 4) * 12

    def paint(u, v, albedo):
        tile = blurred(field, *[max(0.3, 0.35 * pixel_size(v) / 100 / grain)] * 2)
        x, y = ((u / grain) % 1024).astype(np.float32), ((v / grain) % 1024).astype(np.float32)
        value = cv2.remap(tile, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)[..., None]
        # Undyed wool is spun of white fibres alone.
        shades = depth * (1 - 0.7 * np.clip((albedo.mean(2, keepdims=True) - 0.78) / 0.07, 0, 1))
        return np.clip(albedo * (1 + shades * np.clip(value, -2.5, 2.5) * 0.4), 0.012, 0.9).astype(np.float32)

    return paint


@pattern
def floral(seed=4, petals=('#e9d3c4', '#d98c86', '#f0e6d6'), leaf='#7b8a68', count=95, tile=0.30):
    """Scattered five-petal flowers on the product's colour, one tile of `tile` metres."""
    rng = np.random.default_rng(seed)
    size = 1500
    sheet = Image.new('RGBA', (size * 3, size * 3), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    places, tries = [], 0
    while len(places) < count and tries < 9000:
        tries += 1
        place = rng.random(2)
        if all(np.hypot(*((place - other + 0.5) % 1 - 0.5)) > 0.083 for other in places):
            places.append(place)
    for place in places:
        radius, turn, petal = rng.uniform(0.016, 0.042) * size, rng.uniform(0, 6.28), petals[rng.integers(len(petals))]
        leaves = [(rng.uniform(0, 6.28), rng.uniform(1.3, 2.0)) for _ in range(2)]
        for across in range(3):
            for down in range(3):
                x, y = place[0] * size + across * size, place[1] * size + down * size
                for angle, length in leaves:
                    end_x, end_y = x + np.cos(angle) * radius * length, y + np.sin(angle) * radius * length
                    side_x, side_y = -np.sin(angle) * radius * 0.34, np.cos(angle) * radius * 0.34
                    mid_x, mid_y = (x + end_x) / 2, (y + end_y) / 2
                    draw.polygon([(x, y), (mid_x + side_x, mid_y + side_y), (end_x, end_y), (mid_x - side_x, mid_y - side_y)], fill=leaf)
                for index in range(5):
                    angle = turn + index * 1.2566
                    round_ = np.linspace(0, 6.28, 20)
                    along, wide = radius * 0.58 * np.cos(round_) + radius * 0.55, radius * 0.40 * np.sin(round_)
                    draw.polygon([(x + a * np.cos(angle) - w * np.sin(angle), y + a * np.sin(angle) + w * np.cos(angle)) for a, w in zip(along, wide)], fill=petal)
                draw.ellipse([x - radius * 0.22, y - radius * 0.22, x + radius * 0.22, y + radius * 0.22], fill='#c79a4a')
    return printed(sheet.crop((size, size, 2 * size, 2 * size)).filter(ImageFilter.GaussianBlur(1.2)), tile)


def printed(sheet, tile):
    """A print from a tileable RGBA image, `tile` metres wide."""
    pixels = np.array(sheet).astype(np.float32) / 255
    colour = np.where(pixels[..., :3] <= 0.04045, pixels[..., :3] / 12.92, ((pixels[..., :3] + 0.055) / 1.055) ** 2.4)
    layer = np.dstack([colour * pixels[..., 3:], pixels[..., 3:]]).astype(np.float32)
    size = layer.shape[0]

    def paint(u, v, albedo):
        x, y = ((u / tile) % 1 * size).astype(np.float32), ((1 - v / tile) % 1 * size).astype(np.float32)
        ink = cv2.remap(layer, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        return (albedo * (1 - ink[..., 3:]) + ink[..., :3]).astype(np.float32)

    return paint


@pattern
def dots(period=0.028, radius=0.2, ink='#efece4'):
    """Dots of `ink` in offset rows; `radius` as a share of the period."""

    def paint(u, v, albedo):
        row = np.floor(v / period)
        x, y = ((u / period + 0.5 * (row % 2)) % 1) - 0.5, ((v / period) % 1) - 0.5
        mask = np.clip((radius - np.hypot(x, y)) / 0.05 + 0.5, 0, 1)[..., None]
        return (albedo * (1 - mask) + linear(ink) * mask).astype(np.float32)

    return paint
