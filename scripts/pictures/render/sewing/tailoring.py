"""Coats, blazers, shirts and pleated trousers."""
from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import armholes, curve


def front_edge(paper, bottom, break_height, lap):
    """The left front lies over the right one."""
    edge = [(lap, break_height + 1.5), (lap, bottom + 8), *map(tuple, curve([(lap, bottom + 8), (lap + 0.4, bottom + 2), (lap + 2.5, bottom - 1)]))]
    paper.flatten([(lap, break_height + 1.5), *edge, (lap + 14, bottom - 1), (lap + 14, break_height)])
    paper.groove(edge, False, 0.34, 100)
    paper.stitch(parallel(edge, 0.55), thread=0, height=-10)


def tailored(paper, bottom, break_height, lap, princess, welt):
    front_edge(paper, bottom, break_height, lap)
    armholes(paper, pit=(21.5, 122.5))
    for side in (-1, 1):
        if princess:
            paper.groove(curve([(side * 9.5, 121), (side * 9.0, 108), (side * 9.6, 97)]), False, 0.12, 26)
            paper.groove(curve([(side * 9.5, 134), (side * 8.5, 115), (side * 11, bottom)]), True, 0.14, 30)
    paper.groove([(0, 148), (0, bottom)], True, 0.2, 45)
    if welt:
        pocket = [(7.6, 127.2), (15.6, 128.9), (15.4, 131.2), (7.4, 129.5)]
        paper.plateau(pocket, False, 26)
        paper.groove([*pocket, pocket[0]], False, 0.14, 36)


@chart
def coat(paper):
    tailored(paper, 45, 112, 3.0, False, False)


@chart
def blazer(paper):
    tailored(paper, 74, 106, 1.6, True, True)


@chart
def shirt(paper):
    paper.plateau([(-1.7, 141), (1.7, 141), (1.7, 70), (-1.7, 70)], False, 24)
    paper.groove([(1.8, 141), (1.8, 70)], False, 0.2, 60)
    paper.groove([(-1.8, 141), (-1.8, 70)], False, 0.12, 30)
    for x in (1.2, -1.2):
        paper.own_stitch([(x, 140), (x, 72)])
    armholes(paper, (21, 145.2), (17.9, 133), (22.2, 122.3), 50, stitched=True)
    for side in (-1, 1):
        paper.groove([(side * 8.8, 146.0), (side * 19.8, 141.8)], False, 0.18, 45)
        paper.groove([(0, 137), (side * 18.5, 137.5)], True, 0.2, 45)


@chart
def pleated(paper):
    """Trousers with two pleats, a crease, slant pockets."""
    paper.groove(curve([(1.4, 102), (1.4, 92), (0.9, 87), (0, 84)]), False, 0.16, 40)
    paper.groove([(0, 103), (0, 74)], False, 0.2, 50)
    paper.groove([(0, 105), (0, 74)], True, 0.2, 50)
    for side in (-1, 1):
        paper.groove([(side * 12.6, 103.2), (side * 19.2, 89.5)], False, 0.24, 70)
        for x in (6.4, 9.6):
            paper.groove([(side * x, 103), (side * (x + 0.5), 95)], False, 0.22, 60)
        for back in (False, True):
            paper.ridge(curve([(side * 10.2, 95), (side * 12.4, 66), (side * 14.6, 40), (side * 16.0, 4)]), back)
        paper.groove([(side * 8, 97), (side * 19, 98)], True, 0.2, 50)
