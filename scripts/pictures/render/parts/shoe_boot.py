"""What boots have on their shafts: facings, elastic panels, pull tabs, zips, hooks, tongues."""
import numpy as np

from cloth.curves import arc
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


def boot_quarter(last, side, material, line, front, raise_=0.14, low=0.04, end=None, base=0.0, top=None):
    """One side of a laced boot: from the heel to the facing's edge `line`."""
    top = last.top if top is None else top
    edge = abs(line[0][0])
    collar = [(side * k, top) for k in np.linspace(0, edge - 0.03, 6)]
    lower = [(side * k, low) for k in np.linspace(0, front, 9)]
    return overlay(last, lower, collar + line + ([end] if end else []), material, raise_=raise_, sewn='tr', edges='tr', base=base, step=0.35, name='quarter')


def boot_facing(last, side, material, inner, outer, raise_=0.1, base=0.14):
    """The strip with the eyelets."""
    return overlay(last, outer, inner, material, raise_=raise_, base=base, step=0.25, name='facing')


def gusset(last, side, elastic, frame, at=(0.17, 0.30), foot=(0.20, 0.27), low=0.80, high=None):
    """An elastic panel from the top of the shaft down to t = low, with a stitched frame."""
    high = last.top - 0.02 if high is None else high
    levels = np.linspace(low, high, 8)
    share = np.linspace(0, 1, 8) ** 0.8
    left = [(side * (foot[0] + (at[0] - foot[0]) * s), t) for s, t in zip(share, levels)]
    right = [(side * (foot[1] + (at[1] - foot[1]) * s), t) for s, t in zip(share, levels)]
    panel = overlay(last, left, right, elastic, raise_=0.05, base=0.0, sewn='', edges='', name='gusset')
    border = last.curve(left[::-1] + [(side * (foot[0] + foot[1]) / 2, low - 0.10)] + right, 200)
    places, normals = last.frame(border)
    sweep('gusset-edge', places + normals * 0.05, frame, radius=(0.09, 0.06), sides=10)
    return panel


def pull_tab(last, material, wide=0.55, up=1.3, down=2.2, inside=1.2):
    """A loop at the back of the shaft."""
    back, normal = last.frame([(0.0, last.top - 0.02)])
    out = np.array([normal[0][0], 0, 0])
    base = last.place([(0.0, last.top)])[0]
    profile = ((0.1, -down), (0.12, -0.4), (0.18, up * 0.55), (-0.12, up), (-0.42, up * 0.55), (-0.4, -0.3), (-0.38, -inside))
    path = [base + out * away + [0, 0, high] for away, high in profile]
    return sweep('pull-tab', arc(path, 60), material, radius=(wide, 0.07), sides=12, up=(-1, 0, 0.01), power=5)


def zip_line(last, points, tape, metal, wide=0.45):
    """A zip along a (k, t) line, the first point on top."""
    line = last.curve(points, 260)
    places, normals = last.frame(line)
    # The skin is softened after it is made: the line is softened too, and lies a little above.
    for _ in range(60):
        places[1:-1] = (places[:-2] + 2 * places[1:-1] + places[2:]) / 4
        normals[1:-1] = (normals[:-2] + 2 * normals[1:-1] + normals[2:]) / 4
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

