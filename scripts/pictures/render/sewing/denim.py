"""Jeans: double stitches, pockets, yoke."""
from cloth.curves import parallel
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
