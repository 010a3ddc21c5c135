"""Sewing maps of children's tops: armholes, shoulder tapes, plackets, pockets."""
import numpy as np

from cloth.blocks import ALONG, OUT
from cloth.curves import parallel
from cuts.kids_shapes import BABY_ARMHOLE, GIRLS_TEE
from cuts.women_shapes import armhole as seam_of
from sewing.all import chart
from sewing.chart import curve
from sewing.men_tops import armhole, on_sleeve


def shoulders(paper, neck, end, apart=0.9):
    """Double stitches along the shoulders."""
    for side in (-1, 1):
        for back in (False, True):
            line = [(side * neck[0], neck[1]), (side * end[0], end[1])]
            for distance in (0.3, apart + 0.3):
                paper.own_stitch([(x, z - distance) for x, z in line], back)


def set_in(paper, top, depth, width, stitched=None):
    """The armhole of a pattern of cuts/kids_shapes.py."""
    for side in (-1, 1):
        line = curve([(side * x, z) for x, z in seam_of(top)])
        for back in (False, True):
            paper.groove(line, back, width, depth)
            if stitched:
                paper.own_stitch(parallel(line[:-26], -stitched * side), back)


def ribs(paper, hem, arm=None, sleeve=0.0, cuff=0.0, waves=0.85, depth=58):
    """Ribbed hem below height `hem` and ribbed cuffs, in threads as coarse as the garment is small; to be drawn first."""
    u, z = paper.places(3)
    x = np.where(u > 140, 200 - u, u)
    field = np.where(z < hem, np.sin(2 * np.pi * x * waves), 0.0)
    if arm:
        flat = np.stack([np.abs(x) - arm[0], z - arm[1]], -1)
        along, out = flat @ ALONG, flat @ OUT
        here = (along > sleeve - cuff) & (np.abs(out) < 12) & (np.abs(x) > 30)
        field = np.where(here, np.sin(2 * np.pi * out * waves), np.where(np.abs(x) > 30, 0, field))
    paper.set_field('height', 128 + depth * field)
    for back in (False, True):
        paper.groove([(-30, hem), (30, hem)], back, 0.3, 70)
    if arm:
        for side in (-1, 1):
            for back in (False, True):
                paper.groove([on_sleeve(arm, side, sleeve - cuff, at) for at in (-10, 10)], back, 0.3, 70)


@chart
def kids_boys_tee(paper):
    """Reinforced shoulders."""
    armhole(paper, (21.2, 144.6), (19.6, 131.8), (24.3, 121.4), 60, stitched=0.9, width=0.28)
    shoulders(paper, (10.6, 148.4), (21, 144.4), 1.4)


@chart
def kids_girls_tee(paper):
    set_in(paper, GIRLS_TEE, 55, 0.26)


@chart
def kids_baby_tee(paper):
    """The armholes; its hems are parts."""
    for side in (-1, 1):
        for back in (False, True):
            paper.groove(curve([(side * x, z) for x, z in BABY_ARMHOLE]), back, 0.18, 50)


@chart
def kids_hoodie(paper):
    """Armholes, the kangaroo pocket's stitches and shadow, ribs."""
    ribs(paper, 86.2, (19.4, 138.8), 55, 6.2, waves=1.3)
    armhole(paper, (22.6, 143.8), (20.8, 131.5), (27.0, 118.3), 60, stitched=0.9, width=0.3)
    for side in (-1, 1):
        paper.groove([(side * 9.4, 105.7), (side * 17.6, 96.5)], False, 0.6, 110, 84)
        paper.groove([(side * 17.6, 96.5), (side * 17.6, 88)], False, 0.36, 80, 94)
    paper.groove([(-9.4, 105.7), (9.4, 105.7)], False, 0.36, 80, 94)


@chart
def kids_cardigan(paper):
    ribs(paper, 88.0)
    armhole(paper, (21.4, 144.4), (19.6, 131.0), (25.3, 117.8), 50, width=0.3)


@chart
def kids_baby_jumper(paper):
    ribs(paper, 86.5, (18.8, 139.0), 52, 8.0, 0.75)
    armhole(paper, (21.4, 144.6), (19.8, 131.0), (25.9, 117.2), 55, width=0.34)


@chart
def kids_flannel(paper):
    """Yokes, cuffs."""
    arm, sleeve, cuff = (19.0, 139.0), 56, 6.8
    armhole(paper, (22.6, 144), (20.0, 131.5), (26.9, 118.6), 55, stitched=0.9, width=0.26)
    for side in (-1, 1):
        yoke = [(side * 8.2, 145.0), (side * 20.6, 141.4)]
        paper.groove(yoke, False, 0.22, 46)
        back_yoke = [(0, 136.4), (side * 20.4, 137.2)]
        paper.groove(back_yoke, True, 0.26, 55)
        paper.own_stitch(parallel(back_yoke, 0.6 * side), True)
        for back in (False, True):
            edge = [on_sleeve(arm, side, sleeve - cuff, out) for out in (-9, 9)]
            paper.groove(edge, back, 0.26, 62)
            paper.own_stitch(parallel(edge, 0.5), back)
    for x in (-1.8, 1.8):
        paper.groove([(x, 136.4), (x, 112)], True, 0.26, 50)
