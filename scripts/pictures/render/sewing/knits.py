"""Knitted and jersey things: cables, sweatshirts, leggings, trunks."""
import math

import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import armholes, curve


@chart
def cable(paper):
    """Cables and moss stitch on the body, plain ribs on the sleeves."""
    u, z = paper.places(2)
    relief = np.zeros(z.shape, np.float32)
    for back in (False, True):
        x = 200 - u if back else u
        here = u > 140 if back else u < 60
        body = 0.25 * np.sin(2 * math.pi * x * 1.1) * np.sin(2 * math.pi * z * 1.1)
        for middle in (-18, -10.5, -3.5, 3.5, 10.5, 18):
            rope = np.full(z.shape, -0.35)
            for strand in (0, 1):
                phase = (1 if middle > 0 else -1) * 2 * math.pi * z / 7.0 + strand * math.pi
                across = (x - middle - np.sin(phase)) / 1.15
                round_ = np.sqrt(np.clip(1 - across**2, 0, 1)) * (0.95 + 0.30 * np.cos(phase)) + 0.10 * np.sin(2 * math.pi * (z * 1.6 + np.abs(across) * 0.5)) * (np.abs(across) < 1)
                rope = np.where(np.abs(across) < 1, np.maximum(rope, round_), rope)
            body = np.where(np.abs(x - middle) < 2.6, rope, body)
        sleeve = (np.abs(x) > 23.0 - np.clip(z - 138, 0, 9) * 0.35) & (z > 92)
        from_shoulder = (np.abs(x) - 21) * math.cos(math.radians(28)) + (z - 139) * math.sin(math.radians(28))
        body = np.where(sleeve, 0.45 * np.sin(2 * math.pi * from_shoulder / 1.9), body)
        body = np.where(((z < 92) & ~sleeve) | (z > 147.2), 0, body)
        relief = np.where(here, body, relief)
    paper.set_field('height', 128 + relief * 88)
    paper.set_field('factor', 128 + relief * 14)


@chart
def sweatshirt(paper):
    armholes(paper, (21.5, 145), (19.4, 132.5), (24, 120.6), 60)
    for side in (-1, 1):
        line = curve([(side * 21.5, 145), (side * 19.4, 137), (side * 19.4, 128), (side * 24, 120.6)])
        for back in (False, True):
            for distance in (-0.5, 0.5):
                paper.own_stitch(parallel(line, distance * side), back)


@chart
def leggings(paper):
    for back in (False, True):
        paper.groove([(-19, 98.5), (19, 98.5)], back, 0.2, 55)
        paper.own_stitch(curve([(-19, 99.1), (0, 99.1), (19, 99.1)]), back)
        paper.groove([(0, 98), (0, 74)], back, 0.2, 50)
    for side in (-1, 1):
        line = curve([(side * 16.4, 98), (side * 18.4, 80), (side * 17.2, 60), (side * 15.6, 44), (side * 15.2, 9)])
        paper.groove(line, False, 0.18, 50)
        for distance in (-0.5, 0.5):
            paper.own_stitch(parallel(line, distance * side))


@chart
def trunks(paper):
    for side in (-1, 1):
        line = curve([(side * 7.2, 94), (side * 7.8, 88), (side * 6.0, 81), (side * 1.6, 75.5)])
        paper.groove(line, False, 0.18, 55)
        paper.own_stitch(parallel(line, 0.55 * side))
    paper.groove(curve([(0, 93), (0, 85), (0, 75)]), False, 0.18, 50)
    paper.groove([(0, 95), (0, 75)], True, 0.18, 50)
