"""Pattern blocks: outlines of right halves in cm, for cuts to be drawn from.

Flat half widths are a quarter of the girth with ease, not the width of the silhouette: otherwise the garment is stretched like rubber.
"""
import math

import numpy as np

from cloth.mannequin import ARM_ANGLE

#: Height of the shoulder at the neck.
NECK = 149.5
_ANGLE = math.radians(ARM_ANGLE)
#: Along the arm to the hand, and outwards from it.
ALONG, OUT = np.array([math.sin(_ANGLE), -math.cos(_ANGLE)]), np.array([math.cos(_ANGLE), math.sin(_ANGLE)])


def sleeved(front_neck, back_neck, neck=8.5, shoulder=(20, 145.6), arm=(18.0, 141.0), sleeve=24, cuff=8.5, pit=(21.2, 124), side=((22.5, 110), (23.5, 81)), hem_drop=1.0, hem_curve=0.0, rise=NECK):
    """Front and back of anything with sleeves cut on. `front_neck`, `back_neck`: depth of the neck below `rise`, its height at the shoulder; `sleeve` along the arm, `cuff` half its width."""
    end = np.array(arm) + ALONG * sleeve
    outer, inner = end + OUT * cuff, end - OUT * cuff
    middle = np.array(shoulder) * 0.62 + outer * 0.38 + OUT * 1.2
    under = np.array(pit) * 0.72 + inner * 0.28 + np.array([0.2, -0.6])
    shared = [
        ('seam', [(neck, rise), shoulder], 0),
        ('seam', [shoulder, tuple(middle), tuple(outer)], 1),
        ('cuff', [tuple(outer), tuple(inner)], 0),
        ('seam', [tuple(inner), tuple(under), pit], 1),
        ('seam', [pit, *side], 1),
        hem(side[-1], hem_drop, hem_curve),
    ]
    return [round_neck(front_neck, neck, rise)] + shared, [scooped(back_neck, neck, rise)] + shared


def fuller_sleeves(front, back, outer=2.0, under=1.2):
    """Outlines of `sleeved` with more room for the upper arm, `outer` and `under` cm on either side of it."""
    def wider(outline):
        (top_tag, (shoulder, middle, outside), top_curved), cuff, (low_tag, (inside, below, pit), low_curved) = outline[2:5]
        middle, below = tuple(np.array(middle) + OUT * outer), tuple(np.array(below) - OUT * under)
        return [*outline[:2], (top_tag, [shoulder, middle, outside], top_curved), cuff, (low_tag, [inside, below, pit], low_curved), *outline[5:]]

    return wider(front), wider(back)


def outside_armhole(points, shoulder, pit):
    """How far paper points lie outside the line from the `pit` to the `shoulder`, on either side of the body: above 0 on the sleeves. cm."""
    shoulder, pit = np.array(shoulder, float), np.array(pit, float)
    along = (shoulder - pit) / np.hypot(*(shoulder - pit))
    return (np.column_stack([np.abs(points[:, 0]), points[:, 1]]) - pit) @ np.array([along[1], -along[0]])


def hem(corner, drop=1.0, curve=0.0):
    """The hem from the side seam to the centre: straight with a drop, or curved as a shirt's tail."""
    x, z = corner
    if curve:
        return ('hem', [corner, (x * 0.8, z - curve * 0.55), (x * 0.45, z - curve), (0, z - curve)], 1)
    return ('hem', [corner, (0, z - drop)], 0)


def round_neck(depth, width, rise=NECK):
    return ('neck', [(0, rise - depth), (width * 0.52, rise - depth * 0.84), (width * 0.9, rise - depth * 0.38), (width, rise)], 1)


def scooped(depth, width, rise=NECK):
    return ('neck', [(0, rise - depth), (width * 0.6, rise - depth * 0.75), (width, rise)], 1)


def strapped(bust=(20.8, 127.5), side=((20.6, 116), (21.0, 106), (23.0, 95)), front_middle=128.5, strap_at=(8.4, 134.5), back_middle=121.0, hem_rise=1.8):
    """A camisole or slip: the bodice ends below the straps (parts/closures.py, straps)."""
    last = side[-1]
    body = [('seam', [bust, *side], 1), ('hem', [last, (last[0] * 0.52, last[1] - hem_rise * 0.78), (0, last[1] - hem_rise)], 1)]
    front = [('neck', [(0, front_middle), (strap_at[0] * 0.48, front_middle + 1.8), strap_at], 1), ('neck', [strap_at, (13, strap_at[1] - 4.5), bust], 1)]
    back = [('neck', [(0, back_middle), (9, back_middle + 2), bust], 1)]
    return front + body, back + body


def skirt(waist=16.6, side=((23, 94), (50, 40)), top=106.4, dip=(0.0, 0.0)):
    """Front and back of a flared or straight skirt; `side` from below the waist to the hem; `dip`: heights of the waist's middle in front and behind over `top`."""
    shared = [('seam', [(waist, top), *side], 1), ('hem', [side[-1], (0, side[-1][1])], 0)]
    edge = lambda rise: ('waist', [(0, top + rise), (waist * 0.5, top + rise * 0.75), (waist, top)], 1) if rise else ('waist', [(0, top), (waist, top)], 0)
    return [edge(dip[0])] + shared, [edge(dip[1])] + shared


def trousers(waist=19.6, hip=25.0, thigh=14.6, knee=11.2, ankle=9.6, rise=33, top=105, bottom=6, centres=(14.2, 12.6, 12.4), mid=0.0, dip=(-1.2, 1.4)):
    """Front and back of trousers. `thigh`, `knee`, `ankle`: half widths of a leg; `centres`: middle of the leg at crotch, knee and ankle; `mid`: half width at mid thigh;
    `dip`: heights of the waist's middle in front and behind over `top`.

    A knee half width above 13 lets the legs flop over each other (cloth does not collide with itself here).
    """
    crotch = top - rise
    shared = [
        ('seam', [(waist, top + 0.4), (hip * 0.90, top - 9), (hip * 0.97, top - 20), (mid or hip, 66), (centres[1] + knee - 0.4, 46), (centres[2] + ankle, bottom)], 1),
        ('hem', [(centres[2] + ankle, bottom), (centres[2] - ankle, bottom)], 0),
        ('seam', [(centres[2] - ankle, bottom), (centres[1] - knee, 48), (centres[0] - thigh + 1.2, crotch - 5), (0.0, crotch)], 1),
    ]
    return [('waist', [(0, top + dip[0]), (waist, top + 0.4)], 0)] + shared, [('waist', [(0, top + dip[1]), (waist, top + 0.4)], 0)] + shared


def shorts(waist=19.6, side=((22.6, 88), (24.2, 76), (25.4, 60)), inner=1.2, crotch=73, top=97.4, hem_drop=1.5):
    """Front and back of shorts and trunks; `inner` is where the inner leg meets the hem."""
    last = side[-1]
    shared = [('seam', [(waist, top), *side], 1), ('hem', [last, (inner, last[1] - hem_drop)], 0), ('seam', [(inner, last[1] - hem_drop), (0.8, (last[1] + crotch) / 2), (0, crotch)], 1)]
    return [('waist', [(0, top - 0.8), (waist, top)], 0)] + shared, [('waist', [(0, top + 1.0), (waist, top)], 0)] + shared
