"""Women's jeans and trousers: seams, stitches, pleats, whiskers."""
import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import curve
from sewing.men_outer import leg_hem, side_seams


def whiskers(paper, crotch=74.0, knee=52.0, strength=1.0, seed=3):
    """Worn-in folds in the height: rays from the crotch, bows in front of the hip, wrinkles about the knee."""
    u, z = paper.places(4)
    shake = np.random.default_rng(seed)
    height = np.zeros(z.shape, np.float32)
    for back in (False, True):
        x = 200 - u if back else u
        here = np.abs(x) < 45
        for side in (-1, 1):
            along = side * x
            for row in range(9):
                start, length = crotch + 9 - row * 2.3 + shake.normal(0, 0.5), shake.uniform(7, 13)
                slope = (0.55 - row * 0.07) * (0.7 if back else 1) + shake.normal(0, 0.05)
                line = z - start - (along - 1) * slope + 0.012 * (along - 1) ** 2
                fade = np.clip(along / 2, 0, 1) * np.exp(-np.clip(along / length, 0, 5) ** 3)
                height += here * 42 * strength * np.exp(-((line / 0.62) ** 2)) * fade * shake.uniform(0.5, 1.1)
            for row in range(8):
                middle, at = shake.uniform(7, 17), knee + shake.normal(0, 7)
                line = z - at - 0.1 * (along - middle) * shake.normal(0, 1.6)
                height += here * (40 if back else 20) * strength * np.exp(-((line / 0.6) ** 2)) * np.exp(-(((along - middle) / shake.uniform(3, 6)) ** 2))
    paper.set_field('height', 128 + np.clip(height, -60, 70))


def inseams(paper, bottom, double=False, thread=255, outer=0.0):
    """Stitches beside the inner (and outer) leg seams."""
    for back in (False, True):
        for side in (-1, 1):
            inner = curve([(side * 1.4, 70), (side * 2.2, 50), (side * 2.8, bottom)])
            paper.stitch(parallel(inner, -0.25 * side), back, thread=thread)
            if double:
                paper.stitch(parallel(inner, -0.85 * side), back, thread=thread)


#: Edge of the front pockets on the wearer's left (parts/bottoms.py sews it).
SCOOP = [(7.5, 103.05), (9.2, 98.2), (13.0, 94.8), (19.4, 93.9)]


def denim_front(paper):
    """Yoke and middle seams: for women's jeans with their waist at about 107."""
    paper.groove(curve([(0, 86), (0, 81), (0, 76)]), False, 0.22, 60)
    paper.double(curve([(0.4, 85), (0.4, 80), (0.4, 76)]))
    for side in (-1, 1):
        paper.groove([(0, 96.6), (side * 20, 100.4)], True, 0.25, 50)
        paper.stitch(parallel(curve([(0, 96.6), (side * 20, 100.4), (side * 20.01, 100.41)]), 0.4 * side), True)
        paper.stitch(parallel(curve([(0, 96.6), (side * 20, 100.4), (side * 20.01, 100.41)]), 0.95 * side), True)
    paper.groove(curve([(0, 97), (0, 88), (0, 76)]), True, 0.25, 60)
    for x in (0.35, 0.95):
        paper.stitch([(x, 96.4), (x, 80)], True)


#: Outer seam of straight and of wide legs, drawn a little in front of the outline.
STRAIGHT_SIDE = ((16.8, 103), (19.8, 94), (20.4, 84), (19.8, 66), (19.4, 46), (19.0, 6))
WIDE_SIDE = ((17.0, 103), (19.9, 93), (20.8, 84), (20.8, 66), (21.4, 46), (21.6, 2))


@chart
def women_jeans(paper):
    whiskers(paper, strength=0.6)
    denim_front(paper)
    inseams(paper, 12)
    leg_hem(paper, 13, 1.7, own=False)
    side_seams(paper, STRAIGHT_SIDE)


@chart
def women_jeans_slim(paper):
    whiskers(paper, strength=0.45, seed=8)
    denim_front(paper)
    leg_hem(paper, 9, 1.3, own=False)
    side_seams(paper, ((16.6, 102), (19.6, 94), (20.0, 84), (18.8, 66), (17.2, 46), (16.2, 7)))


@chart
def women_corduroy(paper):
    denim_front(paper)
    leg_hem(paper, 13, 1.8)
    side_seams(paper, STRAIGHT_SIDE)


@chart
def women_pleated(paper):
    """Pleated trousers: fly, one pleat a side, pressed crease, slant pockets, back welts."""
    _middle_seams(paper)
    for side in (-1, 1):
        _crease(paper, side)
        paper.groove([(side * 10.4, 105), (side * 10.7, 98)], True, 0.16, 40)


def _middle_seams(paper, top=84.6):
    """The seams below the fly (parts/bottoms.py) and behind."""
    paper.groove([(0, top), (0, 74)], False, 0.2, 52)
    paper.groove([(0, 107), (0, 74)], True, 0.2, 50)


#: Middle of the leg of pleated trousers on the paper: a straight line once they lie on their form.
CREASE = ((8.8, 94), (8.9, 88), (9.2, 82), (10.5, 76), (12.1, 70), (13.0, 62), (13.5, 54), (13.8, 46), (14.1, 36), (14.3, 26), (14.6, 4))


def _crease(paper, side):
    for back in (False, True):
        paper.ridge(curve([(side * x, z) for x, z in CREASE]), back, width=0.3, height=54, shade=138, fades=16)


@chart
def women_chinos(paper):
    whiskers(paper, strength=0.5, seed=11)
    _middle_seams(paper)
    for side in (-1, 1):
        paper.groove([(side * 10.5, 104), (side * 10.5, 97)], True, 0.16, 40)
    leg_hem(paper, 12, 2.4)
    side_seams(paper, ((17.6, 101), (20.2, 92), (20.6, 84), (19.6, 66), (18.4, 46), (16.8, 10)))


@chart
def women_linen_wide(paper):
    whiskers(paper, strength=0.5, seed=6)
    _middle_seams(paper)
    side_seams(paper, WIDE_SIDE)
    leg_hem(paper, 4, 3.0)


@chart
def women_fluid(paper):
    _middle_seams(paper, 103.4)
    for side in (-1, 1):
        paper.groove(curve([(side * 17.0, 102), (side * 19.2, 92)]), False, 0.24, 60)
    side_seams(paper, WIDE_SIDE)
    leg_hem(paper, 4, 2.0)
