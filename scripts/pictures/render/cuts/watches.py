"""Watches of women and men."""
import math

import numpy as np

from cuts.kinds import Finish, Model, Shot, cut
from parts.mesh import grid
from parts.shoe_matter import nappa
from parts.small_metal import bar, cards, flat, glossy, polished_steel, satin_steel
from parts.watch import (
    black_dial, bracelet, crown, date_window, hands, ink, ivory_dial, leather_strap, lugs, markers, minutes, round_case,
)

HEIGHT = {'front': 13.5, 'angle': 13.5, 'detail': 6.2}


def watch(build, scale=1.0):
    """The Model of a watch: from the front, turned, and its dial."""
    shots = {
        'front': Shot((0, 2.0, 0), HEIGHT['front'] * scale, azimuth=-14, elevation=6),
        'angle': Shot((0, 2.6, 0), HEIGHT['angle'] * scale, azimuth=52, elevation=18),
        'detail': Shot((0.2, 0, 0), HEIGHT['detail'] * scale, azimuth=-18, elevation=10),
    }

    def scene(view):
        build()
        cards((0, 1, 0), shots[view].height, shots[view].azimuth)

    return Model(scene, shots, floor=False, wall=9.0, finish=Finish(exposure=1.2))


def strap_leather(relief=0.3):
    """Stitched leather for straps."""
    return nappa('strap', relief=relief, roughness=0.42, hems=[('edge', 0.13)], double=False)


def slim():
    """A thin round watch without numerals."""
    metal = polished_steel()
    inside, y = round_case(1.6, 0.6, metal, ivory_dial(), bezel=0.1)
    markers(inside, y, ink(), long=0.1, wide=0.035)
    hands(inside, y, ink(), wide=0.06)
    crown(1.6, metal, 0.14)
    lugs(1.68, 1.4, metal, 1.6)
    leather_strap(1.68, 1.4, strap_leather(), metal, 0.2)


def steel_bracelet():
    """A small watch on fine links; its dial is tinted."""
    polish, brushed = polished_steel(), satin_steel()
    inside, y = round_case(1.5, 0.75, polish, glossy('dial', roughness=0.3, coat=0.2), bezel=0.16)
    markers(inside, y, polish, long=0.14, wide=0.05, skip=(3,))
    minutes(inside, y, ink())
    date_window(inside, y, polish, ivory_dial(), ink())
    hands(inside, y, polish, wide=0.08, second=200)
    crown(1.5, polish, 0.17)
    lugs(1.55, 1.5, brushed, 1.5)
    bracelet(1.5, 1.5, brushed, polish, pitch=0.36, columns=(-0.36, 0.0, 0.36), shares=(0.27, 0.42, 0.27))


def _rounded(half_x, half_z, power=6.0, count=96):
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    rounded = lambda value: np.sign(value) * np.abs(value) ** (2 / power)
    return np.column_stack([half_x * rounded(np.cos(turn)), half_z * rounded(np.sin(turn))])


def square():
    """A small square with Roman numerals at twelve and six."""
    metal, black = polished_steel(), ink()
    half_x, half_z = 1.1, 1.3
    rings = []
    for grow, y in ((0.8, 0.33), (0.97, 0.3), (1.0, 0.2), (1.0, -0.2), (0.98, -0.28), (0.93, -0.31), (0.86, -0.31), (0.845, -0.26), (0.84, -0.22), (0.01, -0.22)):
        inset = (1 - grow) * 1.1
        ring = _rounded(half_x - inset, half_z - inset) if grow > 0.1 else _rounded(0.01, 0.01)
        rings.append(np.column_stack([ring[:, 0], np.full(len(ring), y), ring[:, 1]]))
    grid('case', np.array(rings).transpose(1, 0, 2), metal, closed=True)
    flat('dial', _rounded(half_x - 0.165, half_z - 0.165), 0.01, ivory_dial(), lift=0.22)
    y = -0.235
    for hour in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11):
        angle = math.radians(hour * 30)
        reach = min(0.80 / max(abs(math.sin(angle)), 1e-6), 1.0 / max(abs(math.cos(angle)), 1e-6))
        a, b = np.array([math.sin(angle), math.cos(angle)]) * (reach - 0.16), np.array([math.sin(angle), math.cos(angle)]) * reach
        bar('marker', (a[0], y, a[1]), (b[0], y, b[1]), 0.03, 0.02, black)
    stroke = lambda a, b, wide=0.04: bar('numeral', (a[0], y, a[1]), (b[0], y, b[1]), wide, 0.02, black)
    low, high = 0.74, 1.02
    stroke((-0.24, high), (-0.06, low), 0.05)
    stroke((-0.06, high), (-0.24, low), 0.025)
    stroke((0.06, low), (0.06, high))
    stroke((0.18, low), (0.18, high))
    stroke((-0.17, -high), (-0.07, -low), 0.05)
    stroke((0.03, -high), (-0.07, -low), 0.025)
    stroke((0.13, -low), (0.13, -high))
    hands(1.05, y, black, wide=0.06)
    crown(half_x, metal, 0.13)
    lugs(1.36, 1.45, metal, 1.3, square=1.0)
    leather_strap(1.38, 1.45, strap_leather(), metal, 0.22)


def mens_quartz():
    """A black dial with a date, on leather."""
    polish, brushed = polished_steel(), satin_steel()
    inside, y = round_case(2.0, 0.95, brushed, black_dial(), bezel=0.2)
    markers(inside, y, polish, long=0.17, wide=0.07, skip=(3,), double=(0,))
    minutes(inside, y, ivory_dial())
    date_window(inside, y, polish, ivory_dial(), ink())
    hands(inside, y, polish, wide=0.11, second=190)
    crown(2.0, polish, 0.24)
    lugs(2.1, 2.0, brushed, 2.0)
    leather_strap(2.1, 2.0, strap_leather(0.5), brushed, 0.32, high=4.1)


def mens_dress():
    """A thin watch with two hands."""
    metal = polished_steel()
    inside, y = round_case(1.95, 0.68, metal, ivory_dial(), bezel=0.11)
    markers(inside, y, ink(), long=0.15, wide=0.04)
    hands(inside, y, ink(), wide=0.07)
    crown(1.95, metal, 0.17)
    lugs(2.04, 1.9, metal, 1.95)
    leather_strap(2.04, 1.9, strap_leather(0.2), metal, 0.22, high=4.1)


def mens_automatic():
    """A heavy case on a bracelet."""
    polish, brushed = polished_steel(), satin_steel()
    inside, y = round_case(2.0, 1.15, polish, black_dial(), bezel=0.26)
    markers(inside, y, polish, long=0.2, wide=0.11, skip=(3,), double=(0,))
    minutes(inside, y, ivory_dial())
    date_window(inside, y, polish, ivory_dial(), ink())
    hands(inside, y, polish, wide=0.14, second=190)
    crown(2.0, brushed, 0.28)
    lugs(2.05, 2.0, brushed, 2.0)
    bracelet(2.0, 2.0, brushed, polish, pitch=0.56, thick=0.34, high=4.1)


cut('women-slim-watch', watch(slim))
cut('women-bracelet-watch', watch(steel_bracelet))
cut('women-square-watch', watch(square))
cut('men-quartz-watch', watch(mens_quartz, 1.12))
cut('men-dress-watch', watch(mens_dress, 1.12))
cut('men-automatic-watch', watch(mens_automatic, 1.12))
