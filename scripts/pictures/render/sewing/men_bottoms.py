"""Sewing maps of men's underwear, swimwear and training bottoms."""
import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import curve
from sewing.kids_bottoms import elastic
from sewing.men_outer import side_seams
from sewing.women_sport import lock_seam


def flat_seam(paper, line, back=False, side=1, apart=0.35):
    """A seam with a line of stitches on both sides."""
    paper.groove(line, back, 0.16, 42)
    for distance in (-apart, apart):
        paper.own_stitch(parallel(line, distance * side), back)


def pouch(paper, top=93, low=75, wide=7.6):
    """A shaped front of two halves."""
    for side in (-1, 1):
        flat_seam(paper, curve([(side * wide * 0.92, top + 1), (side * wide, (top + low) / 2 + 3), (side * wide * 0.72, low + 6), (side * 1.2, low)]), side=side)
    flat_seam(paper, curve([(0, top), (0, (top + low) / 2), (0, low)]))


def waistband(paper, front, back, corner, half, deep):
    """A band `deep` cm below the waist line, whose centre lies at `front` or `back` and its ends at `corner`."""
    for on_back, middle in ((False, front), (True, back)):
        edge = lambda drop: [(-half - 4, corner - drop), (0, middle - drop), (half + 4, corner - drop)]
        paper.plateau([*edge(-2), *edge(deep)[::-1]], on_back, 26)
        paper.groove(edge(deep), on_back, 0.3, 80)
        paper.own_stitch(edge(deep - 0.45), on_back)
        paper.own_stitch(edge(0.5), on_back)


@chart
def men_boxer_briefs(paper):
    """Pouch, seat seam, panels at the sides, a covered waistband."""
    waistband(paper, 96.6, 98.4, 97.4, 19.2, 3.7)
    pouch(paper)
    flat_seam(paper, [(0, 94.5), (0, 75)], True)
    for side in (-1, 1):
        flat_seam(paper, curve([(side * 17.4, 94), (side * 18.6, 84), (side * 19.8, 74), (side * 19.2, 61)]), True, side)


@chart
def men_trunks(paper):
    """A pouch with a lap on one side; a woven name, too small to read, round the waistband."""
    pouch(paper, 92.5, 75.5, 6.8)
    flat_seam(paper, [(0, 94), (0, 75)], True)
    shake = np.random.default_rng(5)
    for back in (False, True):
        for edge in (0.5, 3.4):
            for base in (96.4,):
                paper.ridge([(-20, base - edge + (1.4 if back else 0)), (20, base - edge + (1.4 if back else 0))], back, 0.16, 34, 122)
        for word in (-15.5, -5.2, 5.2, 15.5):
            for letter in range(9):
                x, z = word - 3.4 + letter * 0.82, 95.1 + (1.4 if back else 0) - 0.2 + 0.02 * word
                tall = 1.0 if shake.random() > 0.4 else 0.75
                paper.ridge([(x, z - 0.7), (x, z - 0.7 + tall)], back, 0.16, 40, 150)
                if shake.random() > 0.35:
                    at = z - 0.7 + tall * shake.choice([0.0, 0.5, 1.0])
                    paper.ridge([(x, at), (x + 0.45, at)], back, 0.15, 40, 150)


@chart
def men_woven_boxers(paper):
    """A buttoned fly, a seat panel, turned hems."""
    paper.plateau([(-1.8, 94), (1.8, 94), (1.8, 77), (-1.8, 75)], False, 20)
    paper.groove([(1.9, 94), (1.9, 77)], False, 0.18, 60)
    paper.own_stitch([(-1.6, 93.5), (-1.6, 78), (1.2, 76.4)])
    paper.groove([(0, 77), (0, 73)], False, 0.18, 45)
    for side in (-1, 1):
        flat_seam(paper, curve([(side * 7.0, 95.5), (side * 8.0, 86), (side * 7.2, 77), (side * 5.4, 60)]), True, side)


def shorts_hem(paper, side, outer, inner):
    """The fold and the stitches of a hem that slopes on the paper."""
    for back in (False, True):
        line = [(side * outer[0], outer[1]), (side * inner[0], inner[1])]
        paper.groove([(x, z + 0.25) for x, z in line], back, 0.22, 45, 104)
        paper.own_stitch(line, back)


@chart
def men_swim_shorts(paper):
    """A mock fly, slant pockets, side seams; a back pocket."""
    paper.groove([(0, 93), (0, 74)], False, 0.2, 50)
    paper.own_stitch(curve([(2.8, 93), (2.8, 86), (2.0, 82), (0.2, 80)]))
    paper.groove([(0, 95), (0, 74)], True, 0.2, 50)
    for side in (-1, 1):
        pocket = curve([(side * 14.4, 93.4), (side * 17.2, 88), (side * 20.6, 81.4)])
        paper.groove(pocket, False, 0.26, 72)
        paper.own_stitch(parallel(pocket, -0.6 * side))
        shorts_hem(paper, side, (28.0, 59.4), (0.6, 56.8))


@chart
def men_swim_trunks(paper):
    """A flat front in two panels, seamed at the sides."""
    for side in (-1, 1):
        line = curve([(side * 9.4, 94.6), (side * 10.6, 86), (side * 10.2, 78), (side * 8.4, 68)])
        flat_seam(paper, line, side=side)
        flat_seam(paper, curve([(side * 17.0, 95), (side * 18.2, 84), (side * 18.8, 68)]), True, side)
    paper.groove([(0, 80), (0, 73)], False, 0.16, 40)
    flat_seam(paper, [(0, 95), (0, 74)], True)
    for back, z in ((False, 93.2), (True, 94.9)):
        paper.own_stitch([(-20, z), (20, z)], back)
        paper.own_stitch([(-20, z - 0.4), (20, z - 0.4)], back)


@chart
def men_tailored_shorts(paper):
    """A fly, slant pockets, pressed creases, back welts and darts."""
    paper.groove(curve([(1.1, 95), (1.1, 89), (0.9, 84), (0.3, 79), (0, 75), (0, 72)]), False, 0.2, 55)
    paper.own_stitch(curve([(3.6, 95), (3.6, 86), (2.8, 81.5), (0.6, 78.5)]))
    paper.groove([(0, 95), (0, 72)], True, 0.2, 50)
    for side in (-1, 1):
        shorts_hem(paper, side, (26.6, 56.5), (0.8, 53.5))
        pocket = [(side * 12.8, 95.2), (side * 18.9, 82.2)]
        paper.groove(pocket, False, 0.26, 72)
        paper.own_stitch(parallel(pocket, -0.55 * side))
        paper.groove([(side * 10.2, 95.5), (side * 10.2, 89)], True, 0.18, 45)
        welt = [(side * 6.0, 89.2), (side * 15.4, 89.8)]
        paper.groove(welt, True, 0.3, 75)
        paper.groove(parallel(welt, 0.9), True, 0.16, 45)
        for back in (False, True):
            paper.ridge(curve([(side * 12.6, 88), (side * 13.4, 70), (side * 14.0, 52)]), back, 0.3, 40, 136)


@chart
def men_tights(paper):
    """Flat seams: a panel at the hip, the shin and behind the knee; a key pocket at the back."""
    for back, z in ((False, 100.4), (True, 102.6)):
        paper.groove([(-21, z), (21, z)], back, 0.24, 80, 80)
        paper.own_stitch([(-21, z + 0.5), (21, z + 0.5)], back)
    lock_seam(paper, [(0, 100.4), (0, 74)])
    lock_seam(paper, [(0, 102.6), (0, 74)], True)
    for side in (-1, 1):
        lock_seam(paper, curve([(side * 11.2, 100.4), (side * 15.8, 90), (side * 18.2, 78), (side * 17.4, 60), (side * 15.2, 46), (side * 16.0, 26), (side * 15.6, 8)]))
        lock_seam(paper, curve([(side * 3.4, 62), (side * 8.5, 55), (side * 15.0, 52)]))
        lock_seam(paper, curve([(side * 17, 101), (side * 15.4, 84), (side * 16.6, 66), (side * 14.4, 46), (side * 15.0, 8)]), True)
    paper.groove([(-5.2, 101.6), (5.2, 101.6)], True, 0.3, 70)


@chart
def men_joggers(paper):
    """Slant pockets, ribs of the ankle cuffs, seams; the waistband's three lines of elastic."""
    elastic(paper, 105, 99.5, period=1.5)
    flat_seam(paper, [(0, 99), (0, 74)])
    flat_seam(paper, [(0, 101), (0, 74)], True)
    for back in (False, True):
        for x in np.arange(-40, 40, 0.55):
            paper.groove([(x, 0), (x, 15.2)], back, 0.22, 26, 116)
        paper.groove([(-40, 15.3), (40, 15.3)], back, 0.34, 95, 84)
        top = 98.6 if not back else 100.8
        paper.groove([(-24, top), (24, top)], back, 0.34, 100, 84)
        paper.own_stitch([(-24, top - 0.6), (24, top - 0.6)], back)
        for line in (1.7, 3.3):
            paper.own_stitch([(-22, top + line), (22, top + line)], back)
    for side in (-1, 1):
        pocket = [(side * 14.4, 98.2), (side * 20.4, 83.6)]
        paper.groove(pocket, False, 0.3, 60)
        for distance in (-0.7, 0.7):
            paper.own_stitch(parallel(pocket, distance * side))
    side_seams(paper, ((20.4, 98), (21.6, 90), (22.2, 82), (21.4, 66), (20.2, 46), (19.8, 15)))
