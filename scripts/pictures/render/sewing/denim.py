"""Jeans: double stitches, pockets, yoke."""
import numpy as np

from cloth.curves import lengths, parallel
from sewing.chart import curve


#: Edge of the front pockets on the wearer's left (parts/bottoms.py sews it).
SCOOP = [(8.8, 99.9), (10.4, 95.8), (14.0, 92.6), (19.4, 91.6)]


def five_pockets(paper):
    paper.groove(curve([(0, 84), (0, 79), (0, 72)]), False, 0.22, 60)
    for side in (-1, 1):
        paper.stitch(curve([(side * x, z) for x, z in ((17.2, 100.4), (19.2, 94), (19.8, 84))]))
        for back in (False, True):
            inner = curve([(side * 0.7, 71), (side * 1.7, 65), (side * 2.4, 50), (side * 4.2, 7)])
            paper.stitch(parallel(inner, -0.3 * side), back)
        yoke = [(0, 95), (side * 19, 99)]
        paper.groove(yoke, True, 0.25, 50)
        paper.stitch(parallel(curve([*yoke, (side * 19.01, 99.01)]), 0.4 * side), True)
    paper.groove(curve([(0, 96), (0, 88), (0, 72)]), True, 0.25, 60)


def roped(paper, line, back=False, deep=0.8, seed=1):
    """An edge that has drawn together along its stitches in the wash: slanting puckers `deep` cm to the left of the line's way, pale on top where they were rubbed."""
    line = np.asarray(line, float)
    along, shake = lengths(line), np.random.default_rng(seed)
    at = lambda distance: np.array([np.interp(distance, along, line[:, axis]) for axis in (0, 1)])
    inner = parallel(line, deep)
    for start in np.cumsum(shake.uniform(0.42, 0.85, int(along[-1] / 0.5))):
        if start > along[-1] - deep:
            break
        end = np.array([np.interp(start + deep * shake.uniform(0.3, 0.8), along, inner[:, axis]) for axis in (0, 1)])
        strength = shake.uniform(0.4, 1.0)
        for width, height, shade in ((0.4, 9, 138), (0.27, 19, 151), (0.14, 27, 168)):
            paper.ridge([at(start), end], back, width, round(height * strength), 128 + round((shade - 128) * strength))
