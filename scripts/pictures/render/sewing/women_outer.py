"""Women's coats, jackets and blazers: seams and edges on paper. The wearer's right front lies over the left one."""
import numpy as np

from cloth.blocks import ALONG, OUT, outside_armhole
from cloth.curves import parallel
from parts.padding import DIAMOND, QUILTED_PIT, QUILTED_SHOULDER
from sewing.all import chart
from sewing.chart import curve, straight_armholes


def closing(paper, lap, top, bottom, rounded=0.0, depth=105):
    """The front edge that lies on top, from the break to the hem."""
    edge = [(lap, top), (lap, bottom + max(rounded, 0.01))]
    if rounded:
        edge += list(map(tuple, curve([(lap, bottom + rounded), (lap + 0.4, bottom + rounded * 0.35), (lap + 2.2, bottom - 1)])))
    else:
        edge += [(lap, bottom - 3)]
    paper.groove(edge, False, 0.3, depth, 86)
    return edge


def set_in(paper, shoulder, pit, waist=0.0, depth=55, stitched=False, back_too=True):
    """The seam of a set-in sleeve from the shoulder point to the armpit, hollowed by `waist` cm."""
    (top_x, top_z), (low_x, low_z) = shoulder, pit
    for side in (-1, 1):
        line = curve([(side * (top_x + 0.4), top_z + 1.2), (side * (top_x * 0.72 + low_x * 0.28 - waist), top_z - 7),
            (side * (top_x * 0.5 + low_x * 0.5 - waist - 0.6), low_z + 8), (side * (low_x + 0.2), low_z - 0.6)])
        for back in (False, True) if back_too else (False,):
            paper.groove(line, back, 0.26, depth + 22, 94)
            if stitched:
                paper.own_stitch(parallel(line, 0.6 * side), back)


def vent(paper, top, bottom):
    """The centre back seam and the vent below it."""
    paper.groove([(0, 148), (0, top)], True, 0.16, 34)
    paper.groove([(0, top), (-0.4, top - 1), (-0.4, bottom)], True, 0.26, 100, 84)
    paper.groove([(0, top), (4.2, top - 2.4)], True, 0.12, 28)


def shaped_back(paper, bottom, pit, thick=1.0, armhole=14.5):
    """The centre back seam and two curved seams beside it; those of `thick` cloth are as much wider and deeper, or its weave hides them. `armhole`: how far from the middle the curved ones begin."""
    shade = round(128 - 24 * thick)
    paper.groove([(0, 148), (0, bottom)], True, 0.16 * thick, round(36 * thick), shade)
    for side in (-1, 1):
        paper.groove(curve([(side * armhole, pit + 9), (side * 9.2, 116), (side * 8.6, 106), (side * 11, bottom)]), True, 0.14 * thick, round(30 * thick), shade)


def darts(paper, x, top, bottom):
    """A dart on each front."""
    for side in (-1, 1):
        paper.groove(curve([(side * (x + 0.5), top), (side * x, (top + bottom) / 2), (side * (x - 0.4), bottom)]), False, 0.12, 26, 118)


@chart
def women_straight_coat(paper):
    """Set-in sleeves, a back vent."""
    closing(paper, 2.6, 114.5, 46)
    straight_armholes(paper, (19.5, 144.0), (24.5, 119.5))
    vent(paper, 74, 45)
    paper.own_stitch(parallel([(2.6, 114.5), (2.6, 46)], -0.7))


@chart
def women_wrap_coat(paper):
    """A wide lap, dropped shoulders."""
    closing(paper, 7.4, 105, 37)
    straight_armholes(paper, (21.4, 142.6), (26.5, 117.5))
    paper.groove([(0, 148), (0, 36)], True, 0.2, 45)
    for x in (0.5, -0.5):
        paper.own_stitch([(x, 148), (x, 37)], True)


@chart
def women_raglan_coat(paper):
    """Raglan seams, a vent to the knee."""
    closing(paper, 3.2, 140, 32)
    for side in (-1, 1):
        line = curve([(side * 6.6, 144.5), (side * 13.0, 136), (side * 20.5, 127), (side * 26.4, 117.8)])
        paper.groove(line, False, 0.2, 58)
        paper.own_stitch(parallel(line, 0.6 * side))
        back = curve([(side * 5.2, 147.6), (side * 12.5, 138), (side * 20.5, 128), (side * 26.4, 117.8)])
        paper.groove(back, True, 0.2, 58)
        paper.own_stitch(parallel(back, 0.6 * side), True)
    vent(paper, 66, 32)


@chart
def women_trench(paper):
    """A double-breasted lap, slanted pockets, a vent."""
    edge = closing(paper, 8.0, 116, 40)
    paper.own_stitch(parallel(edge[:2], -0.7))
    straight_armholes(paper, (20.0, 143.9), (24.8, 119.5), stitched=True)
    vent(paper, 76, 40)
    for side in (-1, 1):
        paper.own_stitch([(side * 0.01, 148), (side * 0.01, 80)], True)
        pocket = [(side * 15.4, 97), (side * 18.8, 83)]
        paper.groove(pocket, False, 0.2, 60)


@chart
def women_cocoon(paper):
    """Dropped shoulders, pockets in the seams."""
    closing(paper, 3.4, 141, 57)
    straight_armholes(paper, (22.8, 141.6), (28.5, 115.5), depth=55)
    paper.groove([(0, 148), (0, 57)], True, 0.18, 40)
    for side in (-1, 1):
        paper.groove([(side * 17.5, 96), (side * 21.5, 81)], False, 0.3, 90, 90)


@chart
def women_blazer(paper):
    """Darts, a shaped back."""
    closing(paper, 1.9, 106, 88)
    straight_armholes(paper, (19.4, 144.0), (24.0, 120))
    darts(paper, 9.2, 122, 94)
    shaped_back(paper, 74, 120)
    paper.groove([(-0.3, 92), (-0.3, 74)], True, 0.24, 90, 86)


@chart
def women_double_blazer(paper):
    """A double-breasted lap, darts, a shaped back."""
    closing(paper, 6.8, 104.5, 71)
    straight_armholes(paper, (20.2, 144.2), (24.8, 119.5))
    darts(paper, 11.5, 122, 92)
    shaped_back(paper, 70, 119.5)


@chart
def women_linen_blazer(paper):
    """Topstitched edges and armholes."""
    edge = closing(paper, 1.9, 106, 90)
    paper.own_stitch(parallel(edge[:2], -0.7))
    straight_armholes(paper, (19.6, 143.6), (24.6, 119.5), stitched=True)
    shaped_back(paper, 76, 120)


@chart
def women_boucle(paper):
    """The edge under the braid, darts."""
    closing(paper, 2.0, 142, 94, depth=120)
    set_in(paper, (18.6, 144.0), (23.6, 120.5), depth=45)
    darts(paper, 10.5, 119, 94)
    shaped_back(paper, 94, 120.5, thick=2.0, armhole=18.6)


@chart
def women_bomber(paper):
    """Stitched armholes."""
    set_in(paper, (20.6, 143.6), (26.2, 118.5), depth=60, stitched=True)


@chart
def women_overshirt(paper):
    """Yokes, stitched armholes."""
    set_in(paper, (21.6, 143.0), (26.8, 118.5), stitched=True)
    for side in (-1, 1):
        yoke = [(side * 8.6, 144.0), (side * 20.6, 139.6)]
        paper.groove(yoke, False, 0.18, 50)
        paper.own_stitch([(x, z - 0.6) for x, z in yoke])
        paper.groove([(0, 136.4), (side * 20.6, 137.0)], True, 0.2, 50)
        paper.own_stitch([(0, 135.8), (side * 20.4, 136.4)], True)


@chart
def women_leather(paper):
    """Princess seams, yoke and hem band."""
    set_in(paper, (18.8, 143.8), (23.4, 120.6), depth=70, stitched=True)
    for side in (-1, 1):
        line = curve([(side * 16.9, 131), (side * 11.5, 124), (side * 9.6, 112), (side * 9.4, 98)])
        paper.groove(line, False, 0.16, 60)
        paper.own_stitch(parallel(line, 0.45 * side))
        for height in (97.6,):
            paper.groove([(0, height), (side * 26, height + 1)], False, 0.2, 60)
            paper.groove([(0, height), (side * 26, height + 1)], True, 0.2, 60)
            paper.own_stitch([(0, height + 0.5), (side * 26, height + 1.5)])
            paper.own_stitch([(0, height + 0.5), (side * 26, height + 1.5)], True)
        paper.groove([(0, 135.5), (side * 17.5, 136)], True, 0.18, 60)
        paper.own_stitch([(0, 135), (side * 17.5, 135.5)], True)
        paper.groove(curve([(side * 12, 135.5), (side * 10.5, 118), (side * 10, 98)]), True, 0.16, 55)


def quilted_diamonds(paper):
    """The stitch lines of parts/padding.py, diamonds: on the body straight, on the sleeves along the arm."""
    for turn in (-1, 1):
        for number in range(-60, 61):
            along = np.linspace(-150, 150, 601)
            # Lines of u + turn * 0.8 v = number * DIAMOND.
            u, v = number * DIAMOND + 0.8 * along, -turn * along
            right = np.array(QUILTED_SHOULDER) + u[:, None] * OUT + v[:, None] * ALONG
            for points, side in ((np.column_stack([u, v]), 0), (right, 1), (right * [-1, 1], -1)):
                beyond = outside_armhole(points, QUILTED_SHOULDER, QUILTED_PIT)
                line = points[np.where(side, (beyond > 0) & (points[:, 0] * side > 0), beyond < 0) & (np.abs(points[:, 0]) < 62) & (points[:, 1] > 70) & (points[:, 1] < 155)]
                for back in (False, True) if len(line) > 1 else ():
                    paper.groove([tuple(point) for point in line], back, 0.34, 60, 78)
                    paper.stitch(line, back, pitch=0.4, on=0.27, width=0.12, thread=0, height=30)


@chart
def women_liner(paper):
    """The closing edge."""
    quilted_diamonds(paper)
    paper.groove([(1.6, 143), (1.6, 82)], False, 0.3, 100, 86)
