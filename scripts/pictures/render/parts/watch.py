"""Wrist watches: a case with dial and hands, on a strap or a bracelet closed as if round a wrist. The dial looks to -y, twelve is up."""
import math

import numpy as np

from cloth.curves import arc, lengths
from parts.foot_straps import buckle, ribbon
from parts.mesh import sweep, turned
from parts.small_metal import bar, flat
from studio.materials import fixed

AXIS = (0, -1, 0)


def wrist(reach, depth=5.0, high=3.7, count=160):
    """The strap's loop from the upper lugs over the back to the lower ones: path and normals. `reach`: height of the lugs over the dial's middle."""
    upper = [(0.08, reach), (0.55, reach + 0.75), (1.7, high - 0.1), (2.8, high), (4.1, high - 0.5), (depth, 1.6)]
    points = [*upper, (depth + 0.15, 0), *[(y, -z) for y, z in upper[::-1]]]
    line = arc([(0, y, z) for y, z in points], count)
    tangent = np.gradient(line, axis=0)
    normals = np.cross(tangent, [1.0, 0, 0])
    normals *= np.sign(np.einsum('ij,ij->i', normals, line - [0, depth / 2, 0]))[:, None]
    return line, normals / np.linalg.norm(normals, axis=1, keepdims=True)


def leather_strap(reach, width, leather, metal, thick=0.26, taper=0.85, high=3.7):
    """A stitched strap with its buckle at the back."""
    line, normals = wrist(reach, high=high)
    share = np.abs(np.linspace(-1, 1, len(line)))
    widths = width * (taper + (1 - taper) * share**1.5)
    ribbon('strap', line, normals, widths, leather, thick)
    back = len(line) // 2
    buckle(line[back] + normals[back] * thick * 0.6, line[back + 1] - line[back], normals[back], width * taper, metal, length=1.0, wire=0.1)
    keep = back - 9
    ribbon('keeper', *_across(line[keep], normals[keep], line[keep + 1] - line[keep], width * taper, thick), 0.5, leather, 0.1)


def _across(place, normal, along, width, thick):
    """The path of a keeper round a strap."""
    along = along / np.linalg.norm(along)
    side = np.cross(normal, along)
    turn = np.linspace(0, 2 * np.pi, 48)
    rounded = lambda value: np.sign(value) * np.abs(value) ** 0.4
    path = np.array([place + side * rounded(math.cos(t)) * (width / 2 + 0.08) + normal * rounded(math.sin(t)) * (thick / 2 + 0.07) for t in turn])
    return path, path - place


def bracelet(reach, width, outer, inner, pitch=0.5, thick=0.3, taper=0.8, columns=(-0.34, 0.0, 0.34), shares=(0.3, 0.36, 0.3), high=3.7):
    """Links across the loop, the middle ones of another polish and half a pitch on."""
    line, normals = wrist(reach, high=high)
    along = lengths(line)
    for start in np.arange(pitch * 0.4, along[-1] - pitch * 0.3, pitch):
        for column, share in zip(columns, shares):
            at = start + (pitch * 0.5 if abs(column) < 0.1 else 0)
            if at > along[-1] - 0.1:
                continue
            place = np.array([np.interp(at, along, line[:, axis]) for axis in range(3)])
            normal = np.array([np.interp(at, along, normals[:, axis]) for axis in range(3)])
            wide = width * (taper + (1 - taper) * abs(2 * at / along[-1] - 1) ** 1.5)
            middle = place + np.array([1.0, 0, 0]) * column * wide
            half = wide * share * 0.5
            bar('link', middle - [half, 0, 0], middle + [half, 0, 0], pitch * 0.94, thick, inner if abs(column) < 0.1 else outer, up=normal, power=3.2)


def lugs(reach, width, metal, radius, square=None):
    """Four horns between case and strap."""
    for side in (-1, 1):
        for up in (-1, 1):
            x = side * (width / 2 + 0.12)
            from_z = square if square else math.sqrt(max(radius**2 - x**2, 0.1)) * 0.8
            points = [(x, -0.08, up * from_z), (x, -0.05, up * (from_z + reach) / 2), (x, 0.14, up * (reach + 0.12)), (x, 0.36, up * (reach + 0.34))]
            line = arc(points, 24)
            radii = np.column_stack([np.linspace(0.17, 0.11, 24), np.linspace(0.2, 0.13, 24)])
            sweep('lug', line, metal, radius=radii, up=(1, 0, 0), power=3.5)
    for up in (-1, 1):
        sweep('pin', [(-width / 2, 0.25, up * reach), (width / 2, 0.25, up * reach)], metal, radius=(0.07, 0.07), up=(0, 1, 0))


def round_case(radius, thick, metal, dial, bezel=0.14, edge=None):
    """Case, bezel, inner flange and dial; the dial's face lies at y = -thick / 2 + 0.1."""
    front = thick / 2
    profile = [(radius * 0.8, -front), (radius * 0.96, -front + 0.03), (radius, -front + 0.12), (radius, front - 0.2), (radius * 0.985, front - 0.13), (radius * 0.95, front - 0.1)]
    profile += [(radius * 0.95, front - 0.03), (radius * 0.93, front), (radius - bezel, front), (radius - bezel - 0.02, front - 0.02), (radius - bezel - 0.05, front - 0.09), (0.01, front - 0.09)]
    turned('case', profile, metal, (0, 0, 0), AXIS, 96)
    inside = radius - bezel - 0.05
    turned('dial', [(inside, front - 0.085), (inside, front - 0.075), (0.01, front - 0.075)], dial, (0, 0, 0), AXIS, 96)
    return inside, -(front - 0.075)


def crown(radius, metal, size=0.2):
    """The winding crown at three."""
    turned('crown', [(0.08, 0), (0.08, 0.1), (size, 0.1), (size, 0.3), (size * 0.85, 0.36), (0.01, 0.36)], metal, (radius - 0.03, 0, 0), (1, 0, 0), 20)


def around(degrees, distance):
    """x and z of a place on the dial, clockwise from twelve."""
    return math.sin(math.radians(degrees)) * distance, math.cos(math.radians(degrees)) * distance


def markers(inside, y, metal, long=0.16, wide=0.055, skip=(), double=()):
    """Bars at the hours."""
    for hour in range(12):
        if hour in skip:
            continue
        for shift in (-0.06, 0.06) if hour in double else (0.0,):
            a, b = around(hour * 30, inside * 0.93 - inside * long), around(hour * 30, inside * 0.93)
            side = np.array(around(hour * 30 + 90, shift))
            bar('marker', (a[0] + side[0], y - 0.02, a[1] + side[1]), (b[0] + side[0], y - 0.02, b[1] + side[1]), wide, 0.04, metal)


def minutes(inside, y, ink):
    """Fine strokes between the hours."""
    for minute in range(60):
        if minute % 5:
            a, b = around(minute * 6, inside * 0.90), around(minute * 6, inside * 0.95)
            bar('minute', (a[0], y - 0.004, a[1]), (b[0], y - 0.004, b[1]), 0.014, 0.01, ink)


def hands(inside, y, metal, hour=305, minute=54, second=None, wide=0.085, ink=None):
    """Ten past ten, more or less."""
    for degrees, distance, back, width, lift in ((hour, 0.52, 0.1, wide, 0.045), (minute, 0.80, 0.12, wide * 0.75, 0.07)):
        a, b = around(degrees + 180, inside * back), around(degrees, inside * distance)
        bar('hand', (a[0], y - lift, a[1]), (b[0], y - lift, b[1]), width, 0.02, metal, taper=0.55)
    if second is not None:
        a, b = around(second + 180, inside * 0.22), around(second, inside * 0.86)
        bar('second', (a[0], y - 0.09, a[1]), (b[0], y - 0.09, b[1]), 0.022, 0.012, ink or metal)
    turned('cap', [(0.06, 0.03), (0.06, 0.1), (0.03, 0.12), (0.01, 0.12)], metal, (0, y, 0), AXIS, 24)


def date_window(inside, y, metal, paper, ink):
    """The date at three."""
    x = inside * 0.72
    flat('frame', [(x - 0.17, -0.13), (x + 0.17, -0.13), (x + 0.17, 0.13), (x - 0.17, 0.13)], 0.015, metal, lift=-y)
    flat('date', [(x - 0.145, -0.105), (x + 0.145, -0.105), (x + 0.145, 0.105), (x - 0.145, 0.105)], 0.02, paper, lift=-y)
    for shift in (-0.05, 0.05):
        bar('digit', (x + shift, y - 0.022, -0.065), (x + shift, y - 0.022, 0.065), 0.025, 0.006, ink)


def ivory_dial():
    """A light dial."""
    return fixed('ivory-dial', (0.80, 0.78, 0.73), 0.45, 0.3)


def black_dial():
    """A dark dial."""
    return fixed('black-dial', (0.014, 0.015, 0.018), 0.3, 0.5)


def ink():
    """What is printed on a dial."""
    return fixed('ink', (0.02, 0.02, 0.022), 0.5, 0.3)
