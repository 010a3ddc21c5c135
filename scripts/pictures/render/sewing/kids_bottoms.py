"""Sewing maps of children's jeans, leggings and the pinafore."""
import numpy as np

from cloth.curves import parallel
from cuts.kids_shapes import BABY_CUFF, BABY_WAIST
from sewing.all import chart
from sewing.chart import curve
from sewing.denim import SCOOP, five_pockets, roped
from sewing.men_outer import leg_hem, side_seams
from sewing.women_trousers import whiskers


@chart
def kids_jeans(paper):
    """Five pockets and the stitches that hold a second layer inside the knee."""
    whiskers(paper, crotch=73.0, knee=45.0, strength=0.35, seed=8)
    for side in (-1, 1):
        scoop = curve([(side * x, z) for x, z in SCOOP])
        roped(paper, scoop[::-side], deep=0.9, seed=3 + side)
        for back in (False, True):
            roped(paper, [(side * 26.0, 8.1), (0, 8.1)][::-side], back, 2.0, seed=7 + side)
    for back, middle in ((False, 103.7), (True, 106.3)):
        roped(paper, [(20, 105.3), (0, middle), (-20, 105.3)], back, 0.7, seed=11 + back)
    five_pockets(paper)
    side_seams(paper, ((19.9, 83), (20.6, 66), (19.4, 46), (18.6, 6)))
    leg_hem(paper, 8, 2.4, own=False)
    for side in (-1, 1):
        for z in (56.5, 33.0):
            line = curve([(side * 2.0, z), (side * 12.5, z + (0.6 if z > 40 else -0.6)), (side * 26.0, z)])
            paper.groove(line, False, 0.16, 30)
            for distance in (0.3, 1.1):
                paper.stitch(parallel(line, distance))


def elastic(paper, top, bottom, period=1.3, depth=30):
    """Small folds of an elastic band."""
    u, z = paper.places(4)
    within = np.clip((top - z) / 0.8, 0, 1) * np.clip((z - bottom) / 0.8, 0, 1)
    wave = np.sin(2 * np.pi * u / period + 1.2 * np.sin(u * 0.7)) * (0.7 + 0.3 * np.sin(u * 0.31))
    below = np.clip((bottom - z) / 0.5, 0, 1) * np.exp(-np.clip(bottom - z, 0, None) / 5)
    soft = 0.7 * np.sin(2 * np.pi * u / (period * 2.3) + 1.7 * np.sin(u * 0.5)) * below
    paper.set_field('height', 128 + depth * (within * wave + soft))


@chart
def kids_leggings(paper):
    """An elastic waist and a second layer of cloth at the knees."""
    elastic(paper, 108, 102.6)
    for back in (False, True):
        paper.groove([(-22, 102.4), (22, 102.4)], back, 0.22, 60)
        paper.own_stitch([(-22, 101.7), (22, 101.7)], back)
        paper.groove([(0, 102), (0, 74)], back, 0.18, 46)
    for side in (-1, 1):
        outline = curve([(side * 4.2, 52), (side * 6.0, 60), (side * 12.4, 63), (side * 18.6, 60), (side * 20.6, 52), (side * 20.0, 41), (side * 18.4, 35),
            (side * 12.2, 32.4), (side * 6.4, 35), (side * 4.8, 41), (side * 4.2, 52)])
        paper.groove(outline, False, 0.2, 58, 100)
        paper.own_stitch(parallel(outline, side * 0.6))


@chart
def kids_baby_leggings(paper):
    """Ribbed bands, the seams in the middle."""
    u, z = paper.places(1)
    band = np.clip((z - BABY_WAIST) / 0.2, 0, 1) + np.clip((BABY_CUFF - z) / 0.2, 0, 1)
    ribs = np.abs(np.sin(np.pi * u * 2.2)) ** 0.6
    paper.set_field('height', 128 + band * (30 * ribs - 10))
    paper.set_field('factor', 128 + band * 26 * (ribs - 0.72))
    for back in (False, True):
        paper.groove([(-12, BABY_WAIST), (12, BABY_WAIST)], back, 0.16, 45, 108)
        paper.own_stitch([(-12, BABY_WAIST - 0.4), (12, BABY_WAIST - 0.4)], back)
        paper.groove([(-12, BABY_CUFF), (12, BABY_CUFF)], back, 0.16, 45, 108)
        paper.groove([(0, BABY_WAIST - 0.1), (0, 117)], back, 0.13, 40, 108)


@chart
def kids_pinafore(paper):
    """Waist seam, front darts, stitched edges."""
    for back in (False, True):
        paper.groove(curve([(-26, 108.2), (0, 107.6), (26, 108.2)]), back, 0.3, 62)
        paper.own_stitch(curve([(-26, 108.9), (0, 108.3), (26, 108.9)]), back)
    paper.groove([(0, 107.6), (0, 40)], False, 0.18, 30)
