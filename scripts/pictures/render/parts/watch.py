"""Wrist watches: a case with dial and hands, on a strap or a bracelet closed as if round a wrist. The dial looks to -y, twelve is up."""
import math

import bpy
import numpy as np

from cloth.curves import lengths, sample
from parts.foot_straps import loop_of, ribbon
from parts.goods_surfaces import unit
from parts.goods_weaves import leather, thread
from parts.leather_goods import rounded_rectangle, stitches
from parts.mesh import grid, mesh, sweep, turned

AXIS = (0, -1, 0)

#: How far behind the middle of the case the bars lie that hold the strap.
BAR = 0.16


def wrist(reach, high, deep, beyond=0.0, count=320):
    """The strap's loop from the upper bar over the back to the lower one: path and normals. `reach`: height of the bars over the dial's middle, `high`: half the loop's height, `beyond`: how far it goes past the bars."""
    rise = math.sqrt(1 - (reach / high) ** 2)
    half = (deep - BAR) / (1 + rise)
    start = math.pi - math.asin(reach / high) + beyond / high
    angles = np.linspace(start, -start, count * 4)
    round_ = np.column_stack([np.zeros(count * 4), deep - half + half * np.cos(angles), high * np.sin(angles)])
    line = sample(round_, count)
    return line, unit((line - [0, deep - half, 0]) / np.array([1, half, high]) ** 2)


def crisp(profile, radius=0.02):
    """A profile whose corners stay corners when it is subdivided."""
    line = np.asarray(profile, float)
    points = [line[0]]
    for before, corner, after in zip(line, line[1:], line[2:]):
        for other in (before, after):
            away = np.linalg.norm(other - corner)
            points.append(corner + (other - corner) / away * min(radius, away * 0.4))
    return [*points, line[-1]]


def block(name, centre, across, up, halves, material, corner=0.05, bevel=0.02, crowned=0.0):
    """A box with fine bevels; `halves` reach across, along (cross(up, across)) and up; `crowned`: how much lower its upper side is before and behind."""
    across, up = unit(across), unit(up)
    along = np.cross(up, across)
    rings = []
    for end, inset, back, grow in ((-1, bevel, 0, 0.02), (-1, bevel, 0, 1), (-1, bevel * 0.3, bevel * 0.3, 1), (-1, 0, bevel, 1), (1, 0, bevel, 1), (1, bevel * 0.3, bevel * 0.3, 1), (1, bevel, 0, 1), (1, bevel, 0, 0.02)):
        plane = rounded_rectangle(halves[1] - inset, halves[2] - inset, corner, straight=5, corner=4) * grow
        plane[:, 1] -= crowned * (plane[:, 0] / halves[1]) ** 2 * (plane[:, 1] > 0)
        rings.append(np.asarray(centre, float) + across * end * (halves[0] - back) + plane[:, :1] * along + plane[:, 1:] * up)
    return grid(name, np.array(rings).transpose(1, 0, 2), material, closed=True)


def padded(name, path, normals, widths, thicks, leather):
    """A band of leather about a path, its outer side arched over the padding."""
    side = unit(np.cross(normals, np.gradient(path, axis=0)))
    outer = [(x, 0.5 - 0.34 * abs(x) ** 3) for x in np.linspace(-0.98, 0.98, 19)]
    section = np.array([*outer, (1, 0.1), (1, -0.42), (0.975, -0.5), (0.6, -0.5), (0, -0.5), (-0.6, -0.5), (-0.975, -0.5), (-1, -0.42), (-1, 0.1), outer[0]])
    places = path[:, None] + side[:, None] * (section[:, 0] * widths[:, None] / 2)[..., None] + normals[:, None] * (section[:, 1] * thicks[:, None])[..., None]
    around = lengths(section * [widths.max() / 2, thicks.max()])
    grid(name, places, leather, [(across, along + 3) for along in lengths(path) for across in around])


def _rounded(distance, radius):
    """Shrinks what is nearer to its end than `radius`, as a circle does."""
    return np.sqrt(np.clip(1 - np.clip(1 - distance / radius, 0, 1) ** 2, 0.01, 1))


def leather_strap(reach, width, metal, high, deep, thick=(0.40, 0.22), taper=0.82, shade=1.3):
    """A padded, stitched strap: its long half runs through the buckle at the back and over the other half, under two keepers."""
    skin, cord = leather('strap', weave='calf', relief=0.2, roughness=0.38), thread(shade=shade)
    line, normals = wrist(reach, high, deep, 0.18)
    back = len(line) // 2
    for name, path, up, overlap in (('short', line, normals, 0), ('long', line[::-1], normals[::-1], 2.9)):
        along = lengths(path)
        end = int(np.searchsorted(along, along[-1] / 2 + overlap)) + 1
        path, up, along = path[:end], up[:end], along[:end]
        share = np.clip(along / lengths(line)[-1] * 2, 0, 1)
        widths = width * (1 - (1 - taper) * np.clip(share * 1.25, 0, 1) ** 0.8)
        thicks = np.interp(share, [0, 0.1, 0.7, 1], [thick[0], thick[0], thick[1], thick[1]]) * _rounded(along, 0.14)
        if overlap:
            over = np.clip((along - along[-1] + overlap + 0.6) / 1.1, 0, 1)
            path = path + up * (over**2 * (3 - 2 * over) * thick[1] * 0.95)[:, None]
            widths = widths * _rounded(along[-1] - along, 0.55) ** 0.8
        padded('strap ' + name, path, up, widths, thicks * (_rounded(along[-1] - along, 0.08) if overlap else 1), skin)
        side = unit(np.cross(up, np.gradient(path, axis=0)))
        seam = (along > 0.45) & (along < along[-1] - (0.5 if overlap else 0.2))
        for sign in (-1, 1):
            x = sign * (1 - 0.34 / widths)
            edge = path + side * (x * widths / 2)[:, None] + up * ((0.5 - 0.34 * np.abs(x) ** 3) * thicks)[:, None]
            stitches(edge[seam], up[seam], cord, pitch=0.27, on=0.19, radius=0.014, sink=0.009)
    at = lambda cm: int(np.searchsorted(lengths(line), lengths(line)[back] - cm))
    for cm in (0.75, 1.75):
        _keeper(line[at(cm)], normals[at(cm)], line[at(cm) - 1] - line[at(cm)], width * taper, thick[1], skin)
    middle = at(-0.38)
    _buckle(line[middle], normals[middle], unit(line[middle + 1] - line[middle - 1]), width * taper, thick[1], metal)


def _keeper(place, normal, along, width, thick, leather):
    """A loop of leather round both halves of a strap."""
    side = unit(np.cross(normal, along))
    plane = rounded_rectangle(width / 2 + 0.05, thick + 0.035, 0.1, straight=6, corner=6)
    path = place + normal * thick * 0.5 + plane[:, :1] * side + plane[:, 1:] * normal
    ribbon('keeper', np.vstack([path, path[:2]]), np.vstack([path, path[:2]]) - path.mean(0), 0.42, leather, 0.09)


def _buckle(place, normal, along, width, thick, metal):
    """A pin buckle about a strap that runs through it `along`: its bar behind, under the strap."""
    side = np.cross(normal, along)
    plane = rounded_rectangle(width / 2 + 0.1, 0.5, 0.15, straight=6, corner=6)
    centre = place + normal * (thick * 0.5 + 0.04)
    # The sides of the frame bend down beside the strap, as the strap bends.
    bend = 0.07 * (plane[:, 0] / plane[:, 0].max()) ** 4 + 0.16 * plane[:, 1] ** 2
    loop_of(centre + plane[:, :1] * side + plane[:, 1:] * along - bend[:, None] * normal, metal, (0.07, 0.05), 'buckle', 3.5, up=normal)
    pin = [centre - along * 0.45, centre + normal * 0.05, centre + along * 0.56 + normal * 0.02]
    sweep('pin', sample(pin, 12), metal, radius=(0.05, 0.04), up=normal)


def bracelet(reach, width, outer, inner, high, deep, pitch=0.5, thick=0.3, taper=0.8, columns=((-0.34, 0.31), (0.34, 0.31)), middle=0.35):
    """Links across the loop, the middle ones of another polish and half a pitch on, with a solid end at the case and a clasp at the back."""
    line, normals = wrist(reach, high, deep)
    along = lengths(line)
    count = round(along[-1] / pitch)
    pitch = along[-1] / count
    at = lambda values, cm: np.array([np.interp(cm, along, values[:, axis]) for axis in range(3)])
    wide = lambda cm: width * (taper + (1 - taper) * abs(2 * cm / along[-1] - 1) ** 1.2)

    def link(cm, column, share, material, long_):
        half, normal = wide(cm) * share / 2, at(normals, cm)
        block('link', at(line, cm) + np.array([column * wide(cm), 0, 0]), (1, 0, 0), normal, (half - 0.008, long_ / 2 - 0.008, thick / 2), material, min(0.07, thick / 3), 0.02, thick * 0.12)

    for index in range(count):
        cm = (index + 0.5) * pitch
        for column, share in columns:
            link(cm, column, share, outer, pitch)
        if index:
            link(cm - pitch / 2, 0.0, middle, inner, pitch)
    for cm in (pitch * 0.24, along[-1] - pitch * 0.24):
        link(cm, 0.0, middle, inner, pitch * 0.5)
    for sign in (-1, 1):
        block('end link', (0, BAR - 0.1, sign * (reach - 0.2)), (1, 0, 0), (0, -1, sign * 0.3), (width / 2 + 0.01, 0.3, thick / 2 + 0.09), outer, 0.06)
    clasp = np.abs(along - along[-1] / 2) < 1.5
    ribbon('clasp', line[clasp] + normals[clasp] * thick * 0.56, normals[clasp], wide(along[-1] / 2) + 0.06, outer, 0.12)


def lugs(reach, width, metal, base, thick=0.6):
    """Four horns that grow out of the case and bend down to the strap; `base`: where in the case they begin, `thick`: the case's."""
    # They stay behind the dial.
    front, back = 0.16 - thick / 2, thick * 0.4
    middle, half = (front + back) / 2, (back - front) / 2
    for side in (-1, 1):
        for up in (-1, 1):
            x, broad = side * (width / 2 + 0.15), 0.5 + 0.25 * width
            keys = np.array([(base, middle, 0.17, half), ((base + reach) / 2, middle, 0.165, half), (reach, 0.09, 0.14, 0.18), (reach + 0.11, 0.17, 0.12, 0.13)])
            run = sample(keys, 20)
            run = np.vstack([run, run[-1] * [1, 1, 0.96, 0.94] + [0.02, 0.008, 0, 0], run[-1] * [1, 1, 0.75, 0.7] + [0.035, 0.015, 0, 0]])
            line = np.column_stack([np.full(len(run), x), run[:, 1], up * run[:, 0]])
            sweep('lug', line, metal, radius=run[:, 2:] * [broad, 1], up=(0, 1, 0), power=5, sides=28)
    for up in (-1, 1):
        sweep('pin', [(-width / 2 - 0.1, BAR, up * reach), (width / 2 + 0.1, BAR, up * reach)], metal, radius=(0.06, 0.06), up=(0, 1, 0))


def round_case(radius, thick, metal, polish, dial, bezel=0.14):
    """Case, bezel, the slope inside it and the dial; returns the radius of what is seen of the dial and the y of its face."""
    front, inside = thick / 2, radius - bezel - 0.07
    turned('case', crisp([(0.01, -front), (radius * 0.84, -front), (radius * 0.95, -front + 0.08), (radius, -front + 0.16), (radius, front - 0.16), (radius - 0.03, front - 0.1), (inside + 0.03, front - 0.1), (inside + 0.03, front - 0.2)]), metal, (0, 0, 0), AXIS, 128)
    ring = [(radius - 0.01, front - 0.13), (radius - 0.01, front - 0.07), (radius - 0.05, front - 0.015), (radius - bezel * 0.5, front), (radius - bezel, front - 0.01), (radius - bezel, front - 0.04), (inside, front - 0.15), (inside, front - 0.2)]
    turned('bezel', crisp(ring, 0.015), polish, (0, 0, 0), AXIS, 128)
    face = front - 0.13
    turned('dial', [(inside + 0.05, face - 0.03), (inside + 0.05, face), (inside + 0.04, face), (inside, face), (inside * 0.5, face), (0.01, face)], dial, (0, 0, 0), AXIS, 128)
    return inside, -face


def crown(at, metal, size=0.2, thick=0.26):
    """The winding crown at three, with its flutes."""
    turn = np.linspace(0, 2 * np.pi, 144, endpoint=False)
    flute = 1 - 0.07 * (np.cos(turn * 24) > 0)
    rings = []
    for x, grow, fluted in ((0, 0.5, 0), (0.06, 0.5, 0), (0.06, 0.86, 0), (0.08, 0.93, 1), (0.10, 1, 1), (thick, 1, 1), (thick + 0.02, 0.93, 1), (thick + 0.03, 0.84, 0), (thick + 0.03, 0.8, 0), (thick + 0.05, 0.4, 0), (thick + 0.05, 0.01, 0)):
        away = size * grow * (flute if fluted else 1)
        rings.append(np.column_stack([np.full(144, at + x), away * np.cos(turn), away * np.sin(turn)]))
    return grid('crown', np.array(rings).transpose(1, 0, 2), metal, closed=True)


def around(degrees, distance):
    """x and z of a place on the dial, clockwise from twelve."""
    return np.array([math.sin(math.radians(degrees)), math.cos(math.radians(degrees))]) * distance


def strokes(lines, y, material):
    """What is printed in straight strokes [(start, end, width)] on the dial, (x, z)."""
    vertices, faces = [], []
    for start, end, width in lines:
        start, end = np.asarray(start, float), np.asarray(end, float)
        side = unit([end[1] - start[1], start[0] - end[0]]) * width / 2
        faces.append(tuple(range(len(vertices), len(vertices) + 4)))
        vertices += [(x, y - 0.004, z) for x, z in (start - side, end - side, end + side, start + side)]
    mesh('strokes', vertices, faces, material, subdivide=0, smooth=False)


def printed(text, size, x, z, y, material):
    """Letters of `size` cm, centred at a place of the dial."""
    letters = bpy.data.curves.new('letters', 'FONT')
    letters.body, letters.size, letters.align_x, letters.align_y = text, size / 0.73, 'CENTER', 'CENTER'
    thing = bpy.data.objects.new('letters', letters)
    bpy.context.collection.objects.link(thing)
    flat = thing.to_mesh()
    vertices, faces = [(x + v.co.x, y - 0.004, z + v.co.y) for v in flat.vertices], [tuple(face.vertices) for face in flat.polygons]
    bpy.data.objects.remove(thing)
    return mesh('letters', vertices, faces, material, subdivide=0, smooth=False)


def faceted(degrees, begin, end, width, y, high, material, tip=0.0, tail=1.0, shift=0.0):
    """A bar of metal along a radius, its upper side cut to a ridge: hours and hands. `tip`: length of its point, `tail`: its width at the beginning."""
    ahead, aside, half = around(degrees, 1.0), around(degrees + 90, 1.0), width / 2
    outline = [(begin, -half * tail), (end - tip, -half), (end, -half * (0.06 if tip else 1)), (end, half * (0.06 if tip else 1)), (end - tip, half), (begin, half * tail)]
    ridge = [(begin + half * tail * 0.7, 0), (end - max(tip, half * 0.7), 0)]
    place = lambda r, s, up: (*(ahead * r + aside * (s + shift)), y - up)
    points = [place(r, s, up) for up in (0, high * 0.55) for r, s in outline] + [place(r, s, high) for r, s in ridge]
    faces = [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)] + [(6, 7, 13, 12), (7, 8, 13), (8, 9, 13), (9, 10, 13), (10, 11, 12, 13), (11, 6, 12)]
    return mesh('faceted', [(x, depth, z) for x, z, depth in points], faces, material, subdivide=0, smooth=False)


def markers(inside, y, metal, long=0.16, wide=0.055, skip=(), double=(), high=0.045, lume=None):
    """Bars at the hours; `lume`: what glows on them at night."""
    for hour in range(12):
        for shift in () if hour in skip else (-wide * 0.62, wide * 0.62) if hour in double else (0.0,):
            faceted(hour * 30, inside * (0.90 - long), inside * 0.90, wide, y, high, metal, shift=shift)
            if lume:
                line = [around(hour * 30, at) + around(hour * 30 + 90, shift) for at in (inside * (0.90 - long) + wide * 0.6, inside * 0.90 - wide * 0.6)]
                strokes([(*line, wide * 0.5)], y - high, lume)


def minutes(inside, y, ink, outer=0.985, long=0.045):
    """The track of minutes at the edge of the dial."""
    strokes([(around(minute * 6, inside * (outer - long * (1.3 if minute % 5 == 0 else 1))), around(minute * 6, inside * outer), 0.02 if minute % 5 == 0 else 0.011) for minute in range(60)], y, ink)


def hands(inside, y, metal, hour=305, minute=54, second=None, wide=0.085, ink=None, lume=None):
    """Ten past ten, more or less."""
    for degrees, reach, width, lift in ((hour, 0.56, wide, 0.05), (minute, 0.86, wide * 0.82, 0.075)):
        faceted(degrees, -inside * 0.13, inside * reach, width, y - lift, 0.022, metal, tip=width * 1.1, tail=0.8)
        if lume:
            strokes([(around(degrees, inside * reach * 0.32), around(degrees, inside * reach - width * 1.3), width * 0.48)], y - lift - 0.022, lume)
    if second is not None:
        strokes([(around(second + 180, inside * 0.26), around(second, inside * 0.90), 0.018), (around(second + 180, inside * 0.26), around(second + 180, inside * 0.12), 0.05)], y - 0.105, ink or metal)
    turned('cap', crisp([(0.075, 0.03), (0.075, 0.11), (0.045, 0.125), (0.01, 0.125)], 0.01), metal, (0, y, 0), AXIS, 32)


def date_window(x, y, metal, paper, ink, day='12'):
    """The date at three, in its frame."""
    frame = rounded_rectangle(0.165, 0.125, 0.02, straight=2, corner=3)
    loop_of(np.column_stack([frame[:, 0] + x, np.full(len(frame), y - 0.005), frame[:, 1]]), metal, (0.022, 0.02), 'frame', 3, up=AXIS)
    strokes([((x - 0.155, 0), (x + 0.155, 0), 0.24)], y, paper)
    printed(day, 0.135, x, 0, y - 0.003, ink)
