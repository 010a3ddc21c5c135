"""Men's trousers and jeans: fly, pockets, creases, washes."""
import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import curve, tucked

#: Middle of a leg on the paper, from the waist to the hem: what is a straight line once the trousers lie on their form (parts/leg_form.py).
LEG = [(8.9, 100), (9.2, 94), (9.3, 88), (9.5, 82), (10.5, 76), (12.0, 70), (12.2, 62), (11.5, 54), (11.2, 46), (11.1, 36), (11.2, 26), (11.5, 3)]


def middle_seams(paper):
    """The seams below the fly (parts/bottoms.py) and behind."""
    paper.groove(curve([(0, 84), (0, 79), (0, 74)]), False, 0.22, 75, 96)
    paper.groove(curve([(0, 101.5), (0, 88), (0, 74)]), True, 0.2, 60, 100)


def worn_seam(paper, line, back=False, step=0.6):
    """The light and dark rope that washing leaves along a sewn seam."""
    line = np.asarray(line)
    shake = np.random.default_rng(5)
    for start in np.arange(0, len(line) - 2, 2):
        paper.groove(line[int(start) : int(start) + 3], back, step, 0, int(shake.uniform(122, 144)))


def side_seams(paper, line=((18.4, 100.5), (20.6, 95), (21.4, 88), (20.6, 66), (19.4, 46), (18.0, 4))):
    """The outer seams: the back is wider than the front, so they run a little in front of the outline."""
    for side in (-1, 1):
        seam = curve([(side * x, z) for x, z in line])
        paper.groove(seam, False, 0.22, 70, 98)
        paper.own_stitch(parallel(seam, side * 0.35))


def leg_hem(paper, bottom, deep, own=True):
    """The turned hem of both legs: a fold and a line of stitches."""
    for back in (False, True):
        line = [(-34, bottom + deep), (34, bottom + deep)]
        paper.groove([(-34, bottom + deep + 0.3), (34, bottom + deep + 0.3)], back, 0.22, 50, 100)
        (paper.own_stitch if own else paper.stitch)(line, back)


#: Edge of the front pockets on the wearer's left (parts/bottoms.py sews it).
SCOOP = [(9.0, 100.3), (10.9, 95.4), (15.2, 92.0), (21.6, 91.0)]


def jeans_seams(paper, yoke=(95.5, 98.6), worn=False):
    """Everything that is stitched on five-pocket trousers."""
    middle_seams(paper)
    paper.double(curve([(0.4, 83.4), (0.4, 79), (0.4, 75)]))
    for side in (-1, 1):
        inner = curve([(side * 0.7, 71), (side * 1.7, 64), (side * 2.0, 48), (side * 2.6, 7)])
        for back in (False, True):
            paper.stitch(parallel(inner, -0.3 * side), back)
        line = [(0, yoke[0]), (side * 24, yoke[1])]
        if worn:
            worn_seam(paper, curve([(side * at, np.interp(at, [0, 24], yoke) - 0.6) for at in np.linspace(0, 23, 30)], 2), True)
            worn_seam(paper, [(side * np.interp(at, [0, 40, 70], [2.8, 2.3, 0.9]), 7 + at) for at in np.arange(0, 70, 0.8)])
        paper.groove(line, True, 0.25, 50)
        for distance in (0.35, 0.95):
            paper.stitch(parallel(curve([*line, (side * 24.01, yoke[1] + 0.01)]), distance * side), True)
    paper.double(curve([(0.5, 95), (0.5, 88), (0.5, 76)]), True)
    side_seams(paper)
    leg_hem(paper, 6, 1.7, own=False)


@chart
def straight_jeans(paper):
    jeans_seams(paper)


@chart
def tapered_jeans(paper):
    jeans_seams(paper)


@chart
def relaxed_jeans(paper):
    """Only the seams are stone-washed; the yoke is high."""
    jeans_seams(paper, yoke=(93.2, 97.6), worn=True)


@chart
def corduroy_trousers(paper):
    jeans_seams(paper)


def back_darts(paper):
    """The darts over the back pockets, which are pieces of their own (parts/pockets.py)."""
    for side in (-1, 1):
        paper.groove([(side * 9.4, 102), (side * 9.2, 94)], True, 0.14, 45)


def band_line(paper, deep=4.0, front=(103.8, 105.4), back=(106.4, 105.4), out=21.6):
    """The seam under a waistband, and its fine stitches."""
    for behind, (middle, side) in ((False, front), (True, back)):
        line = [(-out, side - deep), (0, middle - deep), (out, side - deep)]
        paper.groove(line, behind, 0.34, 105, 84)
        paper.own_stitch([(x, z - 0.35) for x, z in line], behind)


def crease(paper, top=97, height=42):
    """The pressed crease down the middle of each leg."""
    middle = np.asarray(LEG, float)
    for side in (-1, 1):
        for back in (False, True):
            line = curve([(side * x, z) for x, z in middle if z < (92 if back else top)])
            paper.ridge(line, back, 0.4, height, 140, fades=18)
            for away in (-0.5, 0.5):
                paper.ridge(parallel(line, away), back, 0.3, -14, 124, fades=18)


@chart
def chinos(paper):
    middle_seams(paper)
    band_line(paper)
    back_darts(paper)
    crease(paper)
    lap = curve([(3.6, 100.4), (3.6, 92.0), (3.0, 87.0), (0.3, 83.6)])
    paper.groove(lap, False, 0.32, 50, 100)
    paper.ridge(parallel(lap, -0.45), False, 0.35, 34, 136)
    for side in (-1, 1):
        inner = curve([(side * 0.6, 77), (side * 2.0, 66), (side * 2.0, 48), (side * 2.6, 7)])
        for back in (False, True):
            paper.own_stitch(parallel(inner, -0.4 * side), back)
    side_seams(paper, ((19.2, 100.5), (21.4, 92), (21.8, 84), (20.8, 66), (19.4, 46), (18.0, 4)))
    leg_hem(paper, 6, 2.4)


@chart
def flannel_trousers(paper):
    middle_seams(paper)
    band_line(paper)
    back_darts(paper)
    crease(paper)
    for side in (-1, 1):
        inner = curve([(side * 0.6, 77), (side * 2.0, 66), (side * 2.0, 48), (side * 2.6, 7)])
        for back in (False, True):
            paper.groove(inner, back, 0.16, 40, 112)
    side_seams(paper, ((19.2, 100.5), (21.6, 92), (22.2, 84), (21.2, 66), (19.8, 46), (18.6, 3)))


@chart
def suit_trousers(paper):
    middle_seams(paper)
    band_line(paper)
    back_darts(paper)
    crease(paper)


@chart
def drawstring_trousers(paper):
    """Gathers under an elastic waistband, side pockets, one pocket at the back."""
    tucked(paper, (99.6, 102.2, 101.2), 20.5, seed=8)
    paper.groove(curve([(0, 99.6), (0, 88), (0, 74)]), False, 0.2, 60)
    paper.groove(curve([(0, 101.5), (0, 88), (0, 74)]), True, 0.22, 55)
    paper.own_stitch([(0.5, 99.4), (0.5, 76)])
    for side in (-1, 1):
        opening = curve([(side * 14.2, 100.6), (side * 18.8, 92.5), (side * 23.4, 83.5)])
        paper.groove(opening, False, 0.28, 80)
        for distance in (0.4, 0.95):
            paper.own_stitch(parallel(opening, -side * distance))
        inner = curve([(side * 0.6, 77), (side * 2.0, 66), (side * 2.4, 48), (side * 4.4, 7)])
        paper.own_stitch(parallel(inner, -0.4 * side))
