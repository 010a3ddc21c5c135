"""Men's trousers and jeans: fly, pockets, creases, washes."""
import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import curve
from sewing.denim import coin_pocket

#: Middle of a leg on the paper, from the waist to the hem: what is a straight line once the trousers lie on their form (parts/leg_form.py).
LEG = [(8.9, 100), (9.2, 94), (9.3, 88), (9.5, 82), (10.5, 76), (12.0, 70), (12.2, 62), (11.5, 54), (11.2, 46), (11.1, 36), (11.2, 26), (11.5, 3)]


def fly(paper, own=True, top=100.1, width=3.6, foot=83.6):
    """Centre seam in front and behind, and the curved stitches of the fly."""
    paper.groove(curve([(0, top - 0.2), (0, 88), (0, 74)]), False, 0.22, 75, 96)
    line = curve([(width, top), (width, 92), (width - 0.6, foot + 3.4), (0.2, foot)])
    paper.double(line, own=own)
    if own:
        paper.groove(parallel(line, 0.25), False, 0.2, 40, 112)
    paper.groove(curve([(0, 101.5), (0, 88), (0, 74)]), True, 0.2, 60, 100)


def wash(paper, fade=1.0, base=0.60, thigh=0.52, whiskers=0.15):
    """Paler thighs and knees, whiskers at the hips, streaks of uneven yarn: a factor for each pixel."""
    u, z = paper.places(4)
    factor = np.full(z.shape, base)
    shake = np.random.default_rng(3)
    rows = [(85 - row * 2.2 + shake.normal(0, 0.4), shake.uniform(6, 11), shake.uniform(0.12, 0.42)) for row in range(6)]
    for back in (False, True):
        x = 200 - u if back else u
        here = u > 140 if back else u < 60
        worn = np.zeros(z.shape)
        for side in (-1, 1):
            middle = side * np.interp(z, [6, 50, 80, 105], [11.5, 11.5, 10.4, 9])
            worn += thigh * (0.7 if back else 1.0) * np.exp(-(((x - middle) / 5.2) ** 2)) * np.exp(-(((z - 66) / 19) ** 2))
            worn += 0.28 * np.exp(-(((x - middle) / 6) ** 2)) * np.exp(-(((z - 40) / 20) ** 2))
            if back:
                worn += 0.3 * np.exp(-(((x - side * 9) / 6.5) ** 2)) * np.exp(-(((z - 84) / 7) ** 2))
            else:
                for start, length, slope in rows:
                    along = side * x - 1.5
                    worn += whiskers * np.exp(-(((z - start - along * slope) / 0.6) ** 2)) * (along > 0) * np.exp(-np.clip(along / length, 0, 5) ** 4)
        factor += fade * worn * here
    streaks = np.repeat(shake.normal(0, 1, (z.shape[0] // 60 + 1, z.shape[1])), 60, axis=0)[: z.shape[0]]
    factor *= 1 + 0.035 * streaks
    paper.set_field('factor', factor * 128)


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


def jeans_seams(paper, pocket=(94, 82.5, 79), yoke=(95.5, 98.6), worn=False):
    """Everything that is stitched on five-pocket trousers."""
    fly(paper, own=False)
    for back, top in ((False, (103.8, 105.4)), (True, (106.4, 105.4))):
        for down in (0.55, 3.4):
            paper.stitch([(-19.6 - down * 0.4, top[1] - down), (0, top[0] - down), (19.6 + down * 0.4, top[1] - down)], back)
    for side in (-1, 1):
        opening = curve([(side * 9.0, 99.9), (side * 10.9, 95.4), (side * 15.2, 92.0), (side * 21.6, 91.0)])
        paper.groove(opening, False, 0.3, 70)
        for distance in (0.35, 0.95):
            paper.stitch(parallel(opening, -side * distance))
        if side < 0:
            coin_pocket(paper, opening, 12.4, 18.0, 96.2)
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
        top, corner, point = pocket
        x = side * 9.9
        border = [(x - 6.5, top + 0.2), (x - 6.2, corner), (x, point), (x + 6.2, corner), (x + 6.5, top + 0.2)]
        paper.groove(border, True, 0.5, 60, 92)
        for inset in (0.4, 0.95):
            outline = [(x - 6.5 + inset, top), (x - 6.2 + inset, corner + inset * 0.6), (x, point + inset * 1.1), (x + 6.2 - inset, corner + inset * 0.6), (x + 6.5 - inset, top)]
            paper.stitch(outline, True)
        for down in (0.7, 1.5):
            paper.stitch([(x - 6.3, top - down), (x + 6.3, top - down)], True)
    paper.double(curve([(0.5, 95), (0.5, 88), (0.5, 76)]), True)
    side_seams(paper)
    leg_hem(paper, 6, 1.7, own=False)


@chart
def straight_jeans(paper):
    wash(paper)
    jeans_seams(paper)


@chart
def tapered_jeans(paper):
    wash(paper, fade=0.55, base=0.78, whiskers=0.1)
    jeans_seams(paper)


@chart
def relaxed_jeans(paper):
    """Only the seams are stone-washed; the yoke is high."""
    wash(paper, fade=0.16, base=0.86, whiskers=0.0)
    jeans_seams(paper, pocket=(92.5, 82, 79), yoke=(93.2, 97.6), worn=True)


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


def crease(paper, top=97, height=50):
    """The pressed crease down the middle of each leg."""
    middle = np.asarray(LEG, float)
    for side in (-1, 1):
        for back in (False, True):
            line = curve([(side * x, z) for x, z in middle if z < (92 if back else top)])
            paper.ridge(line, back, 0.4, height, 140)
            for away in (-0.5, 0.5):
                paper.ridge(parallel(line, away), back, 0.3, -14, 124)


@chart
def chinos(paper):
    fly(paper)
    band_line(paper)
    back_darts(paper)
    for side in (-1, 1):
        inner = curve([(side * 0.6, 77), (side * 2.0, 66), (side * 2.0, 48), (side * 2.6, 7)])
        for back in (False, True):
            paper.own_stitch(parallel(inner, -0.4 * side), back)
    side_seams(paper, ((19.2, 100.5), (21.4, 92), (21.8, 84), (20.8, 66), (19.4, 46), (18.0, 4)))
    leg_hem(paper, 6, 2.4)


@chart
def flannel_trousers(paper):
    fly(paper)
    band_line(paper)
    back_darts(paper)
    crease(paper)
    for side in (-1, 1):
        paper.groove(curve([(side * 9.3, 100.7), (side * 9.5, 95), (side * 9.5, 89)]), False, 0.4, 120, 78)
        paper.ridge(curve([(side * 8.6, 100.7), (side * 8.8, 95), (side * 8.9, 89)]), False, 0.8, 40, 136)
    side_seams(paper, ((19.2, 100.5), (21.6, 92), (22.2, 84), (21.2, 66), (19.8, 46), (18.6, 3)))


@chart
def suit_trousers(paper):
    fly(paper)
    band_line(paper)
    back_darts(paper)
    crease(paper)


@chart
def drawstring_trousers(paper):
    """Gathers under an elastic waistband, side pockets, one pocket at the back."""
    u, z = paper.places(4)
    shake = np.random.default_rng(8)
    relief = np.zeros(z.shape)
    for back in (False, True):
        x = 200 - u if back else u
        here = u > 140 if back else u < 60
        rows = np.zeros(z.shape)
        for _ in range(9):
            rows += np.sin(x * shake.uniform(2.2, 6.5) + shake.uniform(0, 6.3) + 0.35 * np.sin(z * shake.uniform(0.2, 0.6))) / 3
        deep = np.where(z > 99.6, 1.0, np.exp(-(((99.6 - z) / 5.0) ** 2)))
        relief += rows * deep * here * np.clip(np.abs(x) / 1.6, 0.25, 1)
    paper.set_field('height', 128 + relief * 46)
    for behind, (middle, side) in ((False, (103.8, 105.4)), (True, (106.4, 105.4))):
        for down, depth in ((1.3, 34), (2.7, 34), (4.2, 80)):
            paper.groove([(-21.6, side - down), (0, middle - down), (21.6, side - down)], behind, 0.2, depth)
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
