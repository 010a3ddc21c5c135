"""Sewing maps of men's tops, shirts and sweatshirts."""
import math

import numpy as np
from scipy.spatial import cKDTree

from cloth.blocks import ALONG, OUT, round_neck, scooped
from cloth.curves import lengths, parallel
from sewing.all import chart
from sewing.chart import curve


def armhole(paper, top, waist, pit, depth=42, stitched=None, width=0.2):
    """Set-in sleeves: the seam from the shoulder's end `top` by the narrowest place `waist` to the `pit`; `stitched` cm from it a line of stitches."""
    for side in (-1, 1):
        line = curve([(side * x, z) for x, z in (top, (waist[0] + 0.5, waist[1] + 5.5), waist, (waist[0] + 1.5, waist[1] - 6), pit)])
        for back in (False, True):
            paper.groove(line, back, width, depth)
            if stitched:
                paper.own_stitch(parallel(line, -stitched * side), back)


def on_sleeve(arm, side, along, out):
    """A place on the paper of a sleeve: `along` cm from the arm's top, `out` cm from its middle line."""
    x, z = np.array(arm) + ALONG * along + OUT * out
    return side * x, z


def faded(paper, points, back, depth, width=0.2):
    """A seam or pleat that runs out at its end."""
    line = np.asarray(points, float)
    for index in range(len(line) - 1):
        share = 1 - index / (len(line) - 1)
        paper.groove(line[index : index + 2], back, width, max(1, int(depth * share)), int(128 - 24 * share))


@chart
def men_tee(paper):
    armhole(paper, (20.6, 144.0), (19.1, 132), (23.7, 122.0))
    for side in (-1, 1):
        paper.own_stitch([(side * 9.6, 146.6), (side * 20.2, 143.1)])


@chart
def men_boxy_tee(paper):
    """Side seams a little to the front, wide shoulders."""
    armhole(paper, (22.0, 143.4), (20.6, 131.5), (24.7, 121.4))
    for side in (-1, 1):
        line = curve([(side * 24.6, 118.8), (side * 23.8, 110), (side * 23.4, 95), (side * 23.4, 79)])
        paper.groove(line, False, 0.18, 40)


@chart
def men_henley(paper):
    armhole(paper, (20.4, 144.0), (18.8, 132.4), (23.3, 122.3))


@chart
def men_long_tee(paper):
    armhole(paper, (21.5, 144.3), (19.7, 130.8), (25.1, 117.6), 55, width=0.25)


def raglan(paper, pit):
    """Raglan seams, flat-stitched on both sides, and side panels."""
    for side in (-1, 1):
        for back, start in ((False, (6.8, 144.2)), (True, (6.2, 148.3))):
            line = curve([(side * start[0], start[1]), (side * 12.2, 138.5), (side * 18.2, 129), (side * pit[0], pit[1])])
            paper.groove(line, back, 0.16, 40)
            for distance in (-0.35, 0.35):
                paper.own_stitch(parallel(line, distance), back)
        side_seam = curve([(side * 22.6, pit[1]), (side * 21.4, 108), (side * 21.8, 94), (side * 22.6, 78)])
        for back in (False, True):
            paper.groove(side_seam, back, 0.16, 36)
            paper.own_stitch(parallel(side_seam, -0.35 * side), back)


def shirt(paper, shoulder, waist, pit, arm, sleeve, cuff=6.2, box_pleat=False, split_yoke=False, darts=False, side_pleats=False):
    """Yoke, armholes, cuffs with their slit; the back with pleats or darts."""
    armhole(paper, shoulder, waist, pit, 46, stitched=0.7)
    for side in (-1, 1):
        yoke = [(side * 7.6, 145.4), (side * (shoulder[0] - 2.2), 141.6)]
        paper.groove(yoke, False, 0.18, 42)
        paper.own_stitch(parallel(yoke, 0.45 * side), False)
        back_yoke = [(0, 137.4), (side * (waist[0] + 0.3), 138)]
        paper.groove(back_yoke, True, 0.2, 48)
        paper.own_stitch(parallel(back_yoke, 0.45 * side), True)
        for back in (False, True):
            edge = [on_sleeve(arm, side, sleeve - cuff, out) for out in (-9, 9)]
            paper.groove(edge, back, 0.2, 55)
            paper.own_stitch(parallel(edge, 0.35), back)
            paper.own_stitch(parallel(edge, -(cuff - 0.5)), back)
        slit = [on_sleeve(arm, side, sleeve - cuff - 11, -1.4), on_sleeve(arm, side, sleeve, -1.4)]
        paper.groove(slit, True, 0.2, 60)
        for pleat in (1.2, 3.0):
            faded(paper, [on_sleeve(arm, side, sleeve - cuff - t, pleat) for t in np.linspace(0, 9, 10)], True, 55)
        if box_pleat:
            faded(paper, [(side * 1.6, z) for z in np.linspace(137, 84, 22)], True, 70, 0.24)
        if side_pleats:
            faded(paper, [(side * 12.5, z) for z in np.linspace(137.3, 108, 16)], True, 62, 0.24)
        if darts:
            for half in (0, 1):
                faded(paper, [(side * (9.2 + 0.25 * math.sin(t)), 104 + (half * 2 - 1) * 15 * t) for t in np.linspace(0, 1, 14)], True, 58, 0.2)
    if split_yoke:
        paper.groove([(0, 149), (0, 137.4)], True, 0.16, 40)


@chart
def men_poplin(paper):
    shirt(paper, (22, 144.2), (19.3, 132), (25, 120.4), (20.5, 139.2), 59, box_pleat=True, split_yoke=True)


@chart
def men_oxford(paper):
    shirt(paper, (22.4, 144), (19.6, 132), (25.6, 119.9), (20.8, 139), 58, box_pleat=True)


@chart
def men_flannel(paper):
    shirt(paper, (23.2, 143.6), (20.3, 131.5), (27, 118.9), (21.6, 138.5), 58, cuff=6.6, side_pleats=True)


@chart
def men_linen(paper):
    shirt(paper, (22.8, 143.8), (20.1, 131.5), (26.4, 119.2), (21.2, 138.8), 57, cuff=5.6, side_pleats=True)


@chart
def men_slim(paper):
    shirt(paper, (21.2, 144.3), (18.6, 131.5), (24.0, 119.4), (20, 139.5), 59, darts=True)


def sweatshirt(paper, shoulder, waist, pit):
    """Flat-stitched armholes."""
    armhole(paper, shoulder, waist, pit, 55, width=0.24)
    for distance in (-0.5, 0.5):
        for side in (-1, 1):
            line = curve([(side * x, z) for x, z in (shoulder, (waist[0] + 0.5, waist[1] + 5.5), waist, (waist[0] + 1.5, waist[1] - 6), pit)])
            for back in (False, True):
                paper.own_stitch(parallel(line, distance * side), back)


@chart
def men_sweatshirt(paper):
    """The shadow and stitches of a kangaroo pocket, too."""
    sweatshirt(paper, (23, 143.6), (21, 131.5), (27, 118.3))
    for side in (-1, 1):
        paper.groove([(side * 8.6, 104.6), (side * 17.0, 95.5)], False, 0.5, 110, 84)
        paper.groove([(side * 17.0, 95.5), (side * 17.0, 88)], False, 0.3, 80, 96)
    paper.groove([(-8.6, 104.6), (8.6, 104.6)], False, 0.3, 80, 96)


@chart
def men_zip_sweatshirt(paper):
    """Ribbed panels under the arms, down to the hem band."""
    sweatshirt(paper, (22.4, 143.9), (20.6, 131.5), (26, 119))
    for side in (-1, 1):
        for back in (False, True):
            edge = curve([(side * 23.6, 120.6), (side * 21.2, 112), (side * 20.6, 100), (side * 20.8, 88)])
            for number in range(1, 16):
                paper.groove(parallel(edge, side * 0.46 * number), back, 0.2, 38, 112)
            paper.groove(edge, back, 0.26, 70)
            paper.own_stitch(parallel(edge, -0.5 * side), back)


@chart
def men_fine_jumper(paper):
    """Fully fashioned marks at the armholes."""
    armhole(paper, (21.8, 144.2), (19.8, 130.8), (25.2, 117.6), 40)
    for side in (-1, 1):
        line = curve([(side * x, z) for x, z in ((21.8, 144.2), (20.3, 136.3), (19.8, 130.8), (21.3, 124.8), (25.2, 117.6))])
        for back in (False, True):
            paper.stitch(parallel(line, -1.0 * side), back, pitch=0.9, on=0.3, width=0.16, thread=0, height=26)


#: The middles of the cables on a heavy jumper's front.
MEN_CABLES = (-10.4, 0, 10.4)
#: Its ribbed band round the neck, in cm.
NECKBAND = 2.9


def rope(x, z, middle, amplitude=1.35, strand=1.35, period=8.5):
    """Two strands twisted about each other, with their stitches; -0.5 beside them."""
    relief = np.full(z.shape, -0.5)
    for number in (0, 1):
        phase = 2 * math.pi * z / period + number * math.pi
        across = (x - middle - amplitude * np.sin(phase)) / strand
        stitches = 0.09 * np.sin(2 * math.pi * (z * 1.5 + np.abs(across) * 0.5)) * (np.abs(across) < 1)
        round_ = np.sqrt(np.clip(1 - across**2, 0, 1)) * (0.78 + 0.42 * np.cos(phase)) + stitches
        relief = np.where(np.abs(across) < 1, np.maximum(relief, round_), relief)
    return relief


def coarse_ribs(x):
    """Two-by-two ribs of a heavy jumper."""
    return 0.42 * np.sin(2 * math.pi * x * 0.95)


@chart
def men_cable(paper):
    """Three broad cables in front, moss stitch between them and on back and sleeves, coarse ribs at the edges."""
    u, z = paper.places(2)
    relief = np.zeros(z.shape, np.float32)
    for back in (False, True):
        x = 200 - u if back else u
        here = u > 140 if back else u < 60
        body = 0.32 * np.sin(2 * math.pi * x * 0.85) * np.sin(2 * math.pi * z * 0.85)
        for middle in () if back else MEN_CABLES:
            body = np.where(np.abs(x - middle) < 3.3, rope(x, z, middle), body)
            for edge in (-3.9, 3.9):
                body = np.where(np.abs(x - middle - edge) < 0.6, 0.6 * np.cos((x - middle - edge) * math.pi / 1.2) + 0.1 * np.sin(2 * math.pi * z * 1.5), body)
        right, up = np.abs(x) - 19.2, z - 138.9
        out = right * math.cos(math.radians(28)) + up * math.sin(math.radians(28))
        sleeve = (out > -9) & (np.abs(x) > 20.6 + 0.06 * np.abs(z - 134))
        along = up * math.cos(math.radians(28)) - right * math.sin(math.radians(28))
        body = np.where(sleeve, 0.32 * np.sin(2 * math.pi * out * 0.85) * np.sin(2 * math.pi * along * 0.85), body)
        body = np.where(sleeve & (along < -51), coarse_ribs(out), body)
        body = np.where((z < 89.4) & ~sleeve, coarse_ribs(x), body)
        # A ribbed band round the neck, where no cable runs on.
        neck = np.array(curve((scooped if back else round_neck)(2.0 if back else 8.6, 9.0)[1], 60))
        neck = np.vstack([neck, neck[-1] + [0, 2]])
        neck = np.vstack([neck[::-1] * [-1, 1], neck[1:]])
        near = here & (z > 134) & (np.abs(x) < 15)
        distance, index = cKDTree(neck).query(np.column_stack([x[near], z[near]]))
        ribs = np.where(distance < NECKBAND, 0.6 * np.sin(2 * math.pi * lengths(neck)[index] * 0.95), np.where(distance < NECKBAND + 0.3, -1.0, body[near]))
        body[near] = ribs
        relief = np.where(here, body, relief)
    paper.set_field('height', 128 + relief * 96)
    paper.set_field('factor', 128 + relief * 24)
    armhole(paper, (22.6, 143.8), (20.6, 131.5), (26.2, 118.8), 60, width=0.3)


@chart
def men_raglan(paper):
    raglan(paper, (23.7, 122.4))


@chart
def men_raglan_long(paper):
    """Raglan seams and side panels of a long-sleeved top; thumb loops at the cuffs."""
    raglan(paper, (26.0, 118.8))
    for side in (-1, 1):
        for back in (False, True):
            end = [on_sleeve((19.2, 138.9), side, 54.4, out) for out in (-6.4, -4.6)]
            paper.groove(end, back, 0.3, 70)
