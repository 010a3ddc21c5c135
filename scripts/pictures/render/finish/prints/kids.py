"""Stripes and checks of children's clothes, on the sleeve's own grain."""
import numpy as np

from finish.colours import linear
from finish.patterns import pattern
from finish.prints.men_tops import along_grain


@pattern
def kids_stripes(period=0.052, share=0.46, dark='#2b3a57', pale='#efece4', shift=0.2):
    """Yarn-dyed stripes: navy on pale colours, off-white on others; bands and labels stay plain."""

    def paint(u, v, albedo):
        _, t, sleeve = along_grain(u, v)
        ink = linear(dark) if albedo.mean() > 0.4 else linear(pale)
        place = ((t + np.where(sleeve, 0.021, 0.0)) / period + shift) % 1.0
        mask = np.clip((share / 2 - np.abs(place - 0.5)) / 0.03 + 0.5, 0, 1)
        mask = (mask * (v > 0.70) * (v < 1.53))[..., None]
        return (albedo * (1 - mask) + ink * mask).astype(np.float32)

    return paint


@pattern
def kids_flannel_check(period=0.094, dark='#20232c', pale='#e9e2d4', share=0.6):
    """A brushed check of the product's colour and a dark one, with a pale line through each."""

    def paint(u, v, albedo):
        s, t, _ = along_grain(u, v)
        bar = lambda x, middle, half, soft=0.02: np.clip((half - np.abs((x / period - middle + 0.5) % 1 - 0.5)) / soft + 0.5, 0, 1).astype(np.float32)[..., None]
        cover = 0.5 * bar(s, 0.25, 0.24) + 0.5 * bar(t, 0.25, 0.24)
        out = albedo * 1.15 * (1 - share * 1.4 * cover) + linear(dark) * share * 1.4 * cover
        line = 0.5 * np.maximum(bar(s, 0.75, 0.016), bar(t, 0.75, 0.016)) + 0.22 * np.maximum(bar(s, 0.25, 0.014), bar(t, 0.25, 0.014))
        return np.clip(out * (1 - line) + linear(pale) * line, 0.012, 0.9).astype(np.float32)

    return paint
