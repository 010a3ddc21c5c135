"""What boots have on their shafts: facings, elastic panels, pull tabs, zips, hooks, tongues."""
import numpy as np

from cloth.curves import arc, averaged, lengths
from parts.mesh import grid, sweep, turned
from parts.shoe_upper import overlay, stitches_on
from parts.shoe_weaves import dark


def front_line(last, side, aside, xs=(), levels=(), top=None):
    """(k, t) of a line `aside` cm beside the front's middle: up the shaft (levels t, high to low), then down the instep (xs)."""
    points = []
    at = lambda index: aside[index] if np.ndim(aside) else aside
    for index, level in enumerate(levels):
        k = np.linspace(last.throat - 1e-4, last.throat - 0.25, 400)
        ring = last.raw(k, np.full(400, level))
        along_ring = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
        points.append((side * float(np.interp(at(index), along_ring, k)), level))
    for index, x in enumerate(xs):
        points.append(tuple(last.find([(x, at(len(levels) + index))], side, 'top', low=0.2, high=0.999)[0]))
    return points


def lower_on(last, points, away):
    """(k, t) of places `away` cm below (k, t) points on the shoe, measured on its surface."""
    found = []
    for k, t in points:
        levels = np.linspace(t, 0.1, 200)
        found.append((k, float(np.interp(away, lengths(last.raw(np.full(200, k), levels)), levels))))
    return found


def boot_quarter(last, side, material, line, front, raise_=0.14, low=0.04, end=None, base=0.0, top=None):
    """One side of a laced boot: from the heel to the facing's edge `line`, and round the corner `end`."""
    top = last.top if top is None else top
    edge = abs(line[0][0])
    collar = [(side * k, top) for k in np.linspace(0, edge - 0.03, 6)]
    lower = [(side * k, low) for k in np.linspace(0, front, 9)]
    return overlay(last, lower, collar + line + list(end or ()), material, raise_=raise_, sewn='tr', edges='tr', base=base, step=0.35, name='quarter')


def boot_facing(last, side, material, inner, outer, raise_=0.1, base=0.14):
    """The strip with the eyelets."""
    return overlay(last, outer, inner, material, raise_=raise_, base=base, step=0.25, name='facing')


def on_side(last, side, points):
    """(k, t) of places (x, height) seen from the side; above the shaft's top, at its edge."""
    found = last.find(points, side, low=0.02, high=last.top - 0.01)
    return [tuple(point) for point in found]


def gore(last, side, low, wide, middle=6.3, grow=0.0):
    """The two edges of a U on a boot's side, from its foot at height `low` to the topline: `wide` cm at its foot and on top, larger by `grow` all round."""
    high = float(last.raw([side * last.throat / 2], [last.top])[0, 2]) - 0.1
    share = np.r_[0, 0.015, 0.05, 0.1, 0.16, 0.23, np.linspace(0.32, 1, 7)]
    half = (np.interp(share, [0, 1], wide) / 2 + grow) * np.sqrt(1 - (1 - np.minimum(share / 0.2, 1)) ** 2)
    heights = low - grow + (high - low + grow) * share
    return [on_side(last, side, np.column_stack([middle + sign * half, heights])) for sign in (-1, 1)]


def gusset(last, side, elastic, frame, low=5.6, wide=(3.0, 4.9)):
    """An elastic panel with upright ribs from the top of the shaft down to the height `low`, within a turned and stitched edge of leather."""
    back, front = gore(last, side, low, wide)
    panel = overlay(last, back, front, elastic, raise_=0.05, base=0.02, sewn='', edges='', name='gusset', step=0.15, paper=lambda places: places[:, [0, 2]])
    for grow, radius in ((0.02, (0.13, 0.11)), (0.38, None)):
        back, front = gore(last, side, low, wide, grow=grow)
        border = last.curve(back[::-1] + front[1:], 240)
        places, normals = last.frame(border)
        if radius:
            sweep('gusset-edge', places + normals * 0.09, frame, radius=radius, sides=10)
        else:
            stitches_on(places + normals * 0.11, normals, frame)
    return panel


def back_quarter(last, side, material, low=5.6, wide=(3.0, 4.9), middle=6.3, raise_=0.1):
    """The back half of a boot's side: from the heel to the seam that runs from the gore down to the sole."""
    back, _ = gore(last, side, low, wide, middle, grow=-0.02)
    edge = back[-1]
    seam = on_side(last, side, [(middle + 0.1, low - 0.9), (middle + 0.3, low * 0.55), (middle + 0.7, 0.5)])
    collar = [(side * k, last.top - 0.01) for k in np.linspace(0, abs(edge[0]) - 0.02, 5)]
    lower = [(k, 0.04) for k in np.linspace(0, seam[-1][0], 9)]
    return overlay(last, lower, collar + back[::-1] + seam, material, raise_=raise_, base=0.02, sewn='t', edges='t', step=0.3, name='back-quarter')


def pull_tab(last, material, wide=0.55, up=1.3, down=2.2, inside=1.2):
    """A loop at the back of the shaft."""
    back, normal = last.frame([(0.0, last.top - 0.02)])
    out = np.array([normal[0][0], 0, 0])
    base = last.place([(0.0, last.top)])[0]
    profile = ((0.1, -down), (0.12, -0.4), (0.18, up * 0.55), (-0.12, up), (-0.42, up * 0.55), (-0.4, -0.3), (-0.38, -inside))
    path = [base + out * away + [0, 0, high] for away, high in profile]
    foot = base + out * 0.2 - [0, 0, down]
    for across, along in ((np.linspace(-0.7, 0.7, 20) * wide, np.full(20, 0.25)), (np.full(20, 0.72 * wide), np.linspace(0.25, down - 0.5, 20)), (np.full(20, -0.72 * wide), np.linspace(0.25, down - 0.5, 20))):
        stitches_on(foot + np.column_stack([np.zeros(20), across, along]), np.tile(out, (20, 1)), material, width=0.035)
    return sweep('pull-tab', arc(path, 60), material, radius=(wide, 0.08), sides=20, up=(-1, 0, 0.01), power=6)


def zip_line(last, points, tape, metal, wide=0.45):
    """A zip along a (k, t) line, the first point on top."""
    line = last.curve(points, 260)
    places, normals = last.frame(line)
    # The skin is softened after it is made: the line is softened too, and lies a little above.
    averaged(places, 60)
    averaged(normals, 60)
    sweep('tape', places + normals * 0.04, tape, radius=np.full((260, 2), (wide, 0.10)), sides=14, up=tuple(normals[130]), power=4)
    sweep('slit', places + normals * 0.10, dark('slit'), radius=np.full((260, 2), (0.12, 0.06)), sides=8, up=tuple(normals[130]), power=4)
    stitches_on(places + normals * 0.15, normals, metal, 0.14, 0.08, 0.08, 'teeth')
    place, normal = places[3], normals[3]
    sweep('slider', [place + normal * 0.15, place + normal * 0.15 + [0, 0, -0.9]], metal, radius=(0.28, 0.14), sides=12, up=tuple(normal), power=4)
    sweep('puller', [place + normal * 0.3 + [0, 0, -0.5], place + normal * 0.3 + [0, 0, -2.2]], metal, radius=(0.2, 0.06), sides=12, up=tuple(normal), power=4)


def boot_tongue(last, material, rise=1.6, spread=0.10, thick=0.3):
    """The tongue's end above the shaft's front."""
    across = np.linspace(-1, 1, 19)
    k = np.sign(across + 1e-9) * (last.throat - spread * np.abs(across))
    rows = []
    for share in np.linspace(-0.6, 1, 12):
        level = last.top if share >= 0 else last.top + share * 0.5
        places, normals = last.frame(np.column_stack([k, np.full(19, level)]))
        places = places - normals * (0.05 + thick / 2)
        if share > 0:
            places = places + [0.25 * share**2, 0, 0] + np.column_stack([np.zeros(19), np.zeros(19), rise * share * (1 - 0.25 * across**4)])
        rows.append(places)
    return grid('tongue', np.array(rows), material, [(a * 3, b) for b in range(12) for a in across], thick=thick, offset=0, subdivide=2)


def hooks(last, points, metal, off=0.24):
    """Speed hooks at (k, t) places."""
    places, normals = last.frame(points)
    for place, normal in zip(places, normals):
        side = np.array([0, np.sign(normal[1]) * 1.0, 0]) - normal * normal[1] * np.sign(normal[1])
        side /= max(np.linalg.norm(side), 1e-6)
        base = place + normal * off
        turned('hook-base', [(0.27, -0.05), (0.27, 0.05), (0.2, 0.09), (0.01, 0.1)], metal, base, normal, sides=16)
        path = [base + normal * up + side * out for up, out in ((0, -0.1), (0.28, -0.05), (0.42, 0.2), (0.36, 0.45))]
        sweep('hook', arc(path, 14), metal, radius=(0.16, 0.06), sides=10, up=tuple(normal), power=3)


def cuff(last, material, radius=(0.5, 0.55), t=None, inward=0.1):
    """A rolled or padded top edge all round the shaft."""
    k = np.linspace(-last.throat, last.throat, 121)
    places, normals = last.frame(np.column_stack([k, np.full(121, last.top if t is None else t)]))
    places = places - normals * inward
    return sweep('cuff', np.vstack([places[-3:-1], places, places[1:3]]), material, radius=radius, sides=16)

