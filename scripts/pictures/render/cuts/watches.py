"""Watches of women and men."""
import numpy as np

from cuts.kinds import Finish, Model, Shot, cut
from parts.leather_goods import rounded_rectangle, stand
from parts.mesh import grid
from parts.small_metal import cards, flat, glossy, polished_steel, satin_steel
from parts.watch import (
    bracelet, crisp, crown, date_window, hands, leather_strap, lugs, markers, minutes, printed, round_case, strokes,
)
from studio.materials import fixed


def watch(build, high):
    """The Model of a watch that stands on its strap, leaning back: from the front, turned, and its dial. `build(shade)` adds it, a light dial that much darker; `high`: half the height of its loop."""
    shots = {
        'front': Shot((0.1, 2.2, high + 0.3), high * 2.95, azimuth=-16, elevation=9),
        'angle': Shot((-0.07 * high, 2.6 - 0.07 * high, high + 0.1), high * 3.08, azimuth=46, elevation=17),
        'detail': Shot((0.15, 0, high + 0.8), high * 1.62, azimuth=-15, elevation=12),
    }

    def scene(view):
        # From aside the key light falls straight on the dial, which would be bleached.
        build(0.6 if view == 'angle' else 1.0)
        stand(tilt=13)
        cards((0, 1, high), shots[view].height, shots[view].azimuth)

    return Model(scene, shots, gleam=0.5, finer=4, finish=Finish(exposure=1.2, polished=True))


def ivory_dial(shade=1.0):
    """A light dial, and what is printed on a dark one."""
    return fixed('ivory-dial', (0.80 * shade, 0.78 * shade, 0.73 * shade), 0.5, 0.2)


def black_dial():
    """A dark dial: smooth, or the key light makes it grey."""
    return fixed('black-dial', (0.010, 0.0105, 0.012), 0.15, 0.25)


def applied():
    """Rhodium of hands and hours: it scatters light as well, or it would vanish wherever it mirrors something dark."""
    return fixed('applied', (0.80, 0.80, 0.81), 0.22, 0.5, 0.65)


def ink():
    """What is printed on a dial."""
    return fixed('ink', (0.02, 0.02, 0.022), 0.5, 0.3)


def slim(shade):
    """A thin round watch without numerals."""
    metal, black = polished_steel(), ink()
    inside, y = round_case(1.6, 0.6, metal, metal, ivory_dial(shade), bezel=0.1)
    markers(inside, y, black, long=0.12, wide=0.032, high=0.012)
    hands(inside, y, black, wide=0.055)
    crown(1.57, metal, 0.15, 0.2)
    lugs(1.55, 1.4, metal, 1.1, 0.6)
    leather_strap(1.55, 1.4, metal, 2.95, 5.0, (0.30, 0.18))


def steel_bracelet(shade):
    """A small watch on fine links; its dial is tinted."""
    polish, brushed, bright, black = polished_steel(), satin_steel(), applied(), ink()
    inside, y = round_case(1.5, 0.75, brushed, polish, glossy('dial', roughness=0.3, coat=0.2, shade=shade), bezel=0.16)
    markers(inside, y, bright, long=0.16, wide=0.06, skip=(3,), double=(0,))
    minutes(inside, y, black)
    date_window(inside * 0.74, y, bright, ivory_dial(shade), black, '8')
    hands(inside, y, bright, wide=0.09, second=200, ink=black)
    printed('QUARTZ', 0.07, 0, -inside * 0.42, y, black)
    crown(1.47, polish, 0.18, 0.22)
    lugs(1.5, 1.36, brushed, 1.0, 0.7)
    bracelet(1.5, 1.36, brushed, polish, 2.95, 5.0, pitch=0.36, thick=0.22, columns=((-0.355, 0.28), (0.355, 0.28)), middle=0.41)


def square(shade):
    """A small square with Roman numerals at twelve and six."""
    metal, black = polished_steel(), ink()
    half_x, half_z = 1.12, 1.32
    rings = []
    profile = crisp([(1.0, 0.33), (0.12, 0.33), (0, 0.24), (0, -0.22), (0.04, -0.28), (0.09, -0.31), (0.13, -0.30), (0.17, -0.20), (0.17, -0.1)])
    for inset, y in profile:
        plane = rounded_rectangle(half_x - inset, half_z - inset, max(0.34 - inset, 0.16), straight=8, corner=8)
        rings.append(np.column_stack([plane[:, 0], np.full(len(plane), y), plane[:, 1]]))
    grid('case', np.array(rings).transpose(1, 0, 2), metal, closed=True)
    flat('dial', rounded_rectangle(half_x - 0.15, half_z - 0.15, 0.18), 0.01, ivory_dial(shade), lift=0.205)
    y = -0.215
    reach_x, reach_z = half_x - 0.27, half_z - 0.27
    ticks = []
    for minute in (minute for minute in range(60) if minute not in (0, 30)):
        way = np.array([np.sin(np.radians(minute * 6)), np.cos(np.radians(minute * 6))])
        end = way * min(reach_x / max(abs(way[0]), 1e-6), reach_z / max(abs(way[1]), 1e-6))
        ticks.append((end - way * (0.15 if minute % 5 == 0 else 0.045), end, 0.03 if minute % 5 == 0 else 0.012))
    strokes(ticks, y, black)
    _roman('XII', 1, reach_z, y, black)
    _roman('VI', -1, reach_z, y, black)
    hands(0.98, y, black, wide=0.055)
    crown(half_x - 0.02, metal, 0.15, 0.19)
    lugs(1.36, 1.3, metal, 1.15, 0.6)
    leather_strap(1.36, 1.3, metal, 2.95, 5.0, (0.30, 0.18))


def _roman(numeral, upright, top, y, ink, high=0.27):
    """A Roman numeral with serifs, its outer side at `top`; at six (`upright` -1) it stands on its head, as on a clock."""
    wide = {'X': 0.2, 'V': 0.2, 'I': 0.1}
    x, lines = -sum(wide[letter] for letter in numeral) / 2, []
    for letter in numeral:
        middle, half = x + wide[letter] / 2, wide[letter] / 2 - 0.025
        feet = {'X': ((-half, half, 0.042), (half, -half, 0.018)), 'V': ((-half, 0, 0.042), (half, 0, 0.018)), 'I': ((0, 0, 0.042),)}[letter]
        for above, below, width in feet:
            lines.append(((middle + above, top), (middle + below, top - high), width))
            lines += [((middle + at - 0.042, level), (middle + at + 0.042, level), 0.014) for at, level in ((above, top), (below, top - high)) if letter != 'V' or level == top]
        x += wide[letter]
    strokes([((upright * a[0], upright * a[1]), (upright * b[0], upright * b[1]), width) for a, b, width in lines], y, ink)


def mens_quartz(shade):
    """A black dial with a date, on leather."""
    polish, brushed, bright, pale = polished_steel(), satin_steel(), applied(), ivory_dial()
    inside, y = round_case(2.0, 0.95, brushed, polish, black_dial(), bezel=0.17)
    markers(inside, y, bright, long=0.17, wide=0.075, skip=(3,), double=(0,))
    minutes(inside, y, pale)
    date_window(inside * 0.76, y, bright, pale, ink())
    hands(inside, y, bright, wide=0.11, second=190)
    printed('QUARTZ', 0.085, 0, -inside * 0.42, y, pale)
    crown(1.97, polish, 0.26)
    lugs(1.9, 2.0, brushed, 1.4, 0.9)
    leather_strap(1.9, 2.0, brushed, 3.45, 5.7, (0.42, 0.24))


def mens_dress(shade):
    """A thin watch with two hands."""
    metal, black = polished_steel(), ink()
    inside, y = round_case(1.95, 0.68, metal, metal, ivory_dial(shade), bezel=0.11)
    markers(inside, y, black, long=0.14, wide=0.036, high=0.012)
    minutes(inside, y, black)
    hands(inside, y, black, wide=0.065)
    crown(1.92, metal, 0.2, 0.22)
    lugs(1.86, 1.9, metal, 1.4, 0.66)
    leather_strap(1.86, 1.9, metal, 3.45, 5.7, (0.32, 0.2))


def mens_automatic(shade):
    """A heavy case on a bracelet."""
    polish, brushed, bright, pale = polished_steel(), satin_steel(), applied(), ivory_dial()
    inside, y = round_case(2.0, 1.15, brushed, polish, black_dial(), bezel=0.24)
    markers(inside, y, bright, long=0.2, wide=0.12, skip=(3,), double=(0,), lume=pale)
    minutes(inside, y, pale)
    date_window(inside * 0.75, y, bright, pale, ink())
    hands(inside, y, bright, wide=0.15, second=190, lume=pale)
    printed('AUTOMATIC', 0.085, 0, -inside * 0.40, y, pale)
    crown(1.97, brushed, 0.3)
    lugs(2.0, 2.0, brushed, 1.4, 1.1)
    bracelet(2.0, 2.0, brushed, polish, 3.45, 5.7, pitch=0.54, thick=0.3)


cut('women-slim-watch', watch(slim, 2.95))
cut('women-bracelet-watch', watch(steel_bracelet, 2.95))
cut('women-square-watch', watch(square, 2.95))
cut('men-quartz-watch', watch(mens_quartz, 3.45))
cut('men-dress-watch', watch(mens_dress, 3.45))
cut('men-automatic-watch', watch(mens_automatic, 3.45))
