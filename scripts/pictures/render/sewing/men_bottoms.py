"""Sewing maps of men's underwear, swimwear and training bottoms."""
import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import curve, tucked
from sewing.kids_bottoms import elastic
from sewing.men_outer import side_seams
from sewing.women_sport import lock_seam


def flat_seam(paper, line, back=False, side=1, apart=0.35):
    """A seam with a line of stitches on both sides."""
    paper.groove(line, back, 0.16, 42)
    for distance in (-apart, apart):
        paper.own_stitch(parallel(line, distance * side), back)


def pouch(paper, top=93, low=74, wide=7.6):
    """A shaped front of two halves, one of which laps over the other as a fly."""
    for side in (-1, 1):
        flat_seam(paper, curve([(side * wide * 0.92, top + 1), (side * wide, (top + low) / 2 + 4), (side * wide * 0.74, low + 6), (side * 1.2, low)]), side=side)
    lap = curve([(0.6, top + 1), (2.6, top - 4), (2.7, (top + low) / 2), (1.0, low + 4), (0, low)])
    paper.groove(lap, False, 0.18, 48)
    for distance in (0.3, 0.75):
        paper.own_stitch(parallel(lap, -distance))


@chart
def men_boxer_briefs(paper):
    """Pouch, seat seam, panels at the sides; the seam below the elastic."""
    under_elastic(paper, 97.4, 3.6)
    pouch(paper, 92)
    flat_seam(paper, [(0, 94.8), (0, 73)], True)
    for side in (-1, 1):
        flat_seam(paper, curve([(side * 13.0, 94.0), (side * 14.2, 84), (side * 14.6, 74), (side * 14.0, 60)]), True, side)


def under_elastic(paper, top, deep):
    """The shadow where an elastic ends, and the two lines of stitches near its lower edge; `top` is the waist's height at the side seam."""
    for back, middle in ((False, top - 0.8), (True, top + 1.0)):
        side = middle + (top - middle) * 24 / 18.4
        line = lambda drop: [(-24, side - drop), (0, middle - drop), (24, side - drop)]
        paper.groove(line(deep + 0.1), back, 0.2, 40, 104)
        for above in (0.4, 0.8):
            paper.own_stitch(line(deep - above), back)


@chart
def men_trunks(paper):
    """A pouch, a seat seam."""
    under_elastic(paper, 94.4, 3.2)
    pouch(paper, 89.4, 74, 6.8)
    flat_seam(paper, [(0, 92.1), (0, 73)], True)


@chart
def men_woven_boxers(paper):
    """A buttoned fly, a seat panel; gathers below the waist."""
    tucked(paper, (93.4, 95.2, 94.2), 20.5, seed=6)
    under_elastic(paper, 97.4, 3.2)
    paper.plateau([(-1.8, 94), (1.8, 94), (1.8, 77), (-1.8, 75)], False, 20)
    paper.groove([(1.9, 94), (1.9, 77)], False, 0.18, 60)
    paper.own_stitch([(-1.6, 93.5), (-1.6, 78), (1.2, 76.4)])
    paper.groove([(0, 77), (0, 73)], False, 0.18, 45)
    for side in (-1, 1):
        flat_seam(paper, curve([(side * 7.0, 95.5), (side * 8.0, 86), (side * 7.4, 77), (side * 7.0, 60)]), True, side)


@chart
def men_swim_shorts(paper):
    """A mock fly, slant pockets, side seams; a back pocket."""
    under_elastic(paper, 97.4, 3.6)
    paper.groove([(0, 93), (0, 74)], False, 0.2, 50)
    paper.own_stitch(curve([(2.8, 93), (2.8, 86), (2.0, 82), (0.2, 80)]))
    paper.groove([(0, 95), (0, 74)], True, 0.2, 50)
    for side in (-1, 1):
        pocket = curve([(side * 14.4, 93.2), (side * 17.8, 87), (side * 25.4, 77.4)])
        paper.groove(pocket, False, 0.26, 72)
        paper.own_stitch(parallel(pocket, -0.6 * side))


@chart
def men_swim_trunks(paper):
    """A flat front in two panels, seamed at the sides."""
    for side in (-1, 1):
        line = curve([(side * 9.4, 94.6), (side * 10.6, 86), (side * 10.2, 78), (side * 9.4, 64)])
        flat_seam(paper, line, side=side)
        flat_seam(paper, curve([(side * 13.0, 95), (side * 14.4, 84), (side * 14.8, 64)]), True, side)
    paper.groove([(0, 91), (0, 73)], False, 0.16, 40)
    flat_seam(paper, [(0, 95), (0, 74)], True)


@chart
def men_tailored_shorts(paper):
    """Middle seams and back darts; the rest is sewn on."""
    paper.groove([(0, 79), (0, 72)], False, 0.2, 55)
    paper.groove([(0, 95), (0, 72)], True, 0.2, 50)
    for side in (-1, 1):
        paper.groove([(side * 10.0, 95.5), (side * 10.0, 88.8)], True, 0.18, 45)


@chart
def men_tights(paper):
    """Flat seams: a panel at the hip, the shin and behind the knee."""
    lock_seam(paper, [(0, 100.4), (0, 74)])
    lock_seam(paper, [(0, 102.6), (0, 74)], True)
    for side in (-1, 1):
        lock_seam(paper, curve([(side * 11.2, 100.4), (side * 15.8, 90), (side * 18.2, 78), (side * 17.4, 60), (side * 15.2, 46), (side * 16.0, 26), (side * 15.6, 8)]))
        lock_seam(paper, curve([(side * 3.4, 62), (side * 8.5, 55), (side * 15.0, 52)]))
        lock_seam(paper, curve([(side * 17, 101), (side * 15.4, 84), (side * 16.6, 66), (side * 14.4, 46), (side * 15.0, 8)]), True)


@chart
def men_joggers(paper):
    """Ribs of the ankle cuffs, seams; the waistband's gathers and lines of elastic."""
    elastic(paper, 106, 97.2, period=1.1, depth=46)
    flat_seam(paper, [(0, 99), (0, 74)])
    flat_seam(paper, [(0, 101), (0, 74)], True)
    for back in (False, True):
        for x in np.arange(-40, 40, 0.8):
            paper.groove([(x, 0), (x, 15.2)], back, 0.34, 84, 92)
        paper.groove([(-40, 15.3), (40, 15.3)], back, 0.34, 95, 84)
        middle = 105.4 if back else 102.8
        for down in (1.7, 3.5):
            paper.groove([(-21.5, 104.4 - down), (0, middle - down), (21.5, 104.4 - down)], back, 0.14, 60, 106)
    for side in (-1, 1):
        inner = curve([(side * 0.8, 77), (side * 2.0, 66), (side * 3.4, 48), (side * 5.4, 15.6)])
        for back in (False, True):
            flat_seam(paper, inner, back, side)
    side_seams(paper, ((20.4, 98), (21.6, 90), (22.2, 82), (21.4, 66), (20.2, 46), (19.8, 15)))
