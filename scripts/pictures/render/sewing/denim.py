"""Jeans: double stitches, pockets, fly, and the wash."""
import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import curve


def wash(paper, fade=1.0, base=0.66):
    """Paler thighs and knees, whiskers at the hips: a factor for each pixel. `fade` 0 is raw denim."""
    u, z = paper.places(8)
    factor = np.full(z.shape, base + (1 - fade) * (0.9 - base))
    shake = np.random.default_rng(3)
    for back in (False, True):
        x = 200 - u if back else u
        for side in (-1, 1):
            middle = side * np.interp(z, [6, 50, 80, 105], [11.5, 11.5, 10, 8])
            factor += fade * (0.5 if back else 0.75) * np.exp(-(((x - middle) / 4.6) ** 2)) * np.exp(-(((z - 66) / 17) ** 2))
            factor += fade * 0.36 * np.exp(-(((x - middle) / 5) ** 2)) * np.exp(-(((z - 40) / 18) ** 2))
            if not back:
                for row in range(7):
                    start, length, slope = 85 - row * 2.1 + shake.normal(0, 0.4), shake.uniform(6, 11), shake.uniform(0.12, 0.42)
                    along = side * x - 1.5
                    factor += fade * 0.17 * np.exp(-(((z - start - along * slope) / 0.55) ** 2)) * (along > 0) * np.exp(-np.clip(along / length, 0, 5) ** 4)
    paper.set_field('factor', factor * 128)


def coin_pocket(paper, opening, inner, outer, height):
    """The small pocket in the right-hand one: its upper edge, and its sides as far as the opening that hides the rest."""
    across, low = np.abs(np.asarray(opening)[:, 0]), np.asarray(opening)[:, 1]
    edge = [(-inner, height), (-outer, height + 0.4)]
    paper.groove(edge, False, 0.22, 55)
    for down in (0.35, 0.9):
        paper.stitch([(x, z - down) for x, z in edge])
    for x, z in edge:
        paper.stitch([(x, z - 0.35), (x, np.interp(-x, across, low) + 0.25)])


def five_pockets(paper):
    paper.groove(curve([(0, 101), (0, 88), (0, 72)]), False, 0.22, 60)
    paper.double(curve([(3.6, 99.4), (3.6, 92), (3.0, 87), (0.2, 83.6)]))
    for side in (-1, 1):
        pocket = curve([(side * 8.8, 99.8), (side * 10.4, 95.8), (side * 14.0, 92.6), (side * 19.2, 91.6)])
        paper.groove(pocket, False, 0.3, 70)
        for distance in (0.35, 0.95):
            paper.stitch(parallel(pocket, -side * distance))
        if side < 0:
            coin_pocket(paper, pocket, 12.0, 17.0, 96.2)
        paper.stitch(curve([(side * x, z) for x, z in ((17.2, 100.4), (19.2, 94), (19.8, 84))]))
        for back in (False, True):
            inner = curve([(side * 0.7, 71), (side * 1.7, 65), (side * 2.4, 50), (side * 4.2, 7)])
            paper.stitch(parallel(inner, -0.3 * side), back)
        yoke = [(0, 95), (side * 19, 99)]
        paper.groove(yoke, True, 0.25, 50)
        paper.stitch(parallel(curve([*yoke, (side * 19.01, 99.01)]), 0.4 * side), True)
    paper.groove(curve([(0, 96), (0, 88), (0, 72)]), True, 0.25, 60)


@chart
def jeans(paper):
    wash(paper)
    five_pockets(paper)
