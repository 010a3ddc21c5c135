"""Checks and prints of men's tops that follow the sleeve on sleeves."""
import math

import numpy as np

from finish.colours import linear
from finish.patterns import pattern

#: Degrees between sleeve and body on the paper (cloth/mannequin.py), where sleeves begin (metres).
_TURN, _SHOULDER, _ARMHOLE = math.radians(28), (0.190, 1.390), 0.202


def along_grain(u, v):
    """Paper metres that run along the sleeve on sleeves."""
    back = u > 1.0
    x = np.where(back, 2.0 - u, u)
    across = np.abs(x)
    right, up = across - _SHOULDER[0], v - _SHOULDER[1]
    out = right * math.cos(_TURN) + up * math.sin(_TURN)
    down = right * math.sin(_TURN) - up * math.cos(_TURN)
    sleeve = (out > -0.085) & (across > _ARMHOLE + 0.06 * np.abs(v - 1.34))
    return np.where(sleeve, out, x), np.where(sleeve, -down, v), sleeve


@pattern
def men_flannel_check(period=0.072, dark='#23242a', share=0.62, pale='#e6dfd2'):
    """A brushed check of the product's colour and a dark one, with fine pale lines."""

    def paint(u, v, albedo):
        s, t, _ = along_grain(u, v)
        soft = 0.03
        bar = lambda x, middle, half: np.clip((half - np.abs((x / period - middle + 0.5) % 1 - 0.5)) / soft + 0.5, 0, 1).astype(np.float32)[..., None]
        broad = lambda x: bar(x, 0.25, 0.25)
        shadow = linear(dark)
        cover = 0.5 * broad(s) + 0.5 * broad(t)
        out = albedo * (1 - share * 1.35 * cover) + shadow * share * 1.35 * cover
        line = 0.42 * np.maximum(bar(s, 0.75, 0.012), bar(t, 0.75, 0.012)) + 0.2 * np.maximum(bar(s, 0.25, 0.012), bar(t, 0.25, 0.012))
        return np.clip(out * (1 - line) + linear(pale) * line, 0.012, 0.9).astype(np.float32)

    return paint


@pattern
def two_tone_weave(share=0.34, pale='#f2f0ea'):
    """Coloured threads woven with white ones (Oxford cloth): the colour, paler."""

    def paint(u, v, albedo):
        return (albedo * (1 - share) + linear(pale) * share).astype(np.float32)

    return paint
