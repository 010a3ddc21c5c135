"""Zips. Lengths in cm."""
import numpy as np

from cloth.curves import arc, averaged, lengths, sample
from parts.calm import Calm
from parts.mesh import grid, mesh, sweep
from parts.sewn import settled, turned_edge
from parts.stitching import tack, thread_of
from studio.materials import fixed

#: From a tooth of one side of a zip to the next of the other, in cm; further apart they are steps.
PITCH = 0.15


def zip_metal():
    """Brushed dark metal: bright steel of many small teeth burns out."""
    return fixed('zip metal', (0.15, 0.147, 0.143), 0.5, 0.5, 0.85)


def zip_tape(dressing, shade=0.62):
    """The woven tape of a zip, deeper than the garment itself."""
    return dressing.cloth('zip tape', weave='twill', shade=shade, creases=0.0, roughness=0.95, specular=0.05, sheen=0.1, hems=[], chart=None)


def zip_teeth(dressing):
    """Moulded teeth dyed to match, as padded jackets have them."""
    return dressing.cloth('zip teeth', weave='smooth', shade=0.5, creases=0.0, roughness=0.4, specular=0.4, sheen=0.0, hems=[], chart=None)


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def _teeth(centres, out, across, up, metal, scale=1.0):
    """Two rows of bevelled teeth that grip into each other; the frame is of unit vectors."""
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], float)
    vertices, faces = [], []
    for index in range(len(centres)):
        side = 1 if index % 2 else -1
        o = len(vertices)
        for height, half, high in ((0.0, 0.16, 0.055), (0.09, 0.16, 0.055), (0.13, 0.125, 0.03)):
            for u, v in corners:
                vertices.append(centres[index] + (across[index] * (side * 0.1 + u * half) + up[index] * v * high + out[index] * height) * scale)
        for ring in (o, o + 4):
            faces += [(ring + a, ring + (a + 1) % 4, ring + 4 + (a + 1) % 4, ring + 4 + a) for a in range(4)]
        faces.append((o + 8, o + 9, o + 10, o + 11))
    mesh('teeth', vertices, faces, metal, subdivide=0, smooth=False)


def _slider(end, along, out, metal, scale=1.0, puller=1.9):
    """The slider at the end of a zip's teeth, which point `along` to it, with its bridge and a puller that hangs down, an open ring above a plate."""
    across = _unit(np.cross(along, out))
    at = lambda x, z, y: end + (across * x + along * z + out * y) * scale
    body = [at(0, z, 0.1) for z in (-0.45, -0.3, 0.1, 0.3, 0.42)]
    sweep('slider', body, metal, radius=np.array([(0.2, 0.12), (0.25, 0.15), (0.33, 0.15), (0.33, 0.15), (0.26, 0.12)]) * scale, up=out, power=4)
    sweep('bridge', arc([at(0, z, y) for z, y in ((-0.34, 0.2), (-0.2, 0.36), (0.1, 0.38), (0.24, 0.2))], 16), metal, radius=(0.09 * scale, 0.05 * scale), up=out, power=3)
    down = np.array([0, 0, -1.0])
    down = _unit(down - out * (down @ out) * 0.9)
    aside = _unit(np.cross(down, out))
    hung = lambda x, z, y: end + (along * -0.05 + aside * x + down * z + out * y) * scale
    ring = [hung(x, z, y) for x, z, y in ((0, 0, 0.36), (0.17, 0.12, 0.36), (0.2, 0.5, 0.32), (0.2, 1.0, 0.26), (-0.2, 1.0, 0.26), (-0.2, 0.5, 0.32), (-0.17, 0.12, 0.36), (0, 0, 0.36))]
    sweep('puller', arc(ring, 50), metal, radius=(0.055 * scale, 0.04 * scale), sides=8, up=out)
    sweep('puller', [hung(0, z, 0.29 - 0.06 * z) for z in (0.85, 1.0, puller - 0.1, puller)], metal, radius=np.array([(0.2, 0.04), (0.25, 0.05), (0.25, 0.05), (0.2, 0.04)]) * scale, up=out, power=5)


def zip_line(places, normals, tape, metal, half=0.7, raise_=0.1, scale=1.0, puller=1.9, closed_at=-1, stop=0.5, teeth=None, step=0.5, rounds=60):
    """A zip along places in space: a woven tape of `half` cm to either side, teeth (of metal, too, unless another material is named), and slider and puller at the end `closed_at` (-1 last, 0 first, None without).

    `raise_`: the tape above the places; the teeth end `stop` cm before the tape does; the line is taken every `step` cm and smoothed so many `rounds`.
    """
    count = max(8, int(lengths(places)[-1] / step))
    line, normal = sample(places, count), _unit(np.asarray(normals, float)[np.linspace(0, len(normals) - 1, count).astype(int)])
    averaged(line, min(rounds, 3 * count))
    averaged(normal, min(rounds, 3 * count))
    normal, tangent = _unit(normal), _unit(np.gradient(line, axis=0))
    across = _unit(np.cross(tangent, normal))
    # The tape lies low in the middle, where the teeth are, and has a firm selvedge.
    profile = [(-1.0, -0.12), (-1.0, 0.02), (-0.9, 0.035), (-0.8, 0.0), (-0.3, 0.0), (0.0, -0.02), (0.3, 0.0), (0.8, 0.0), (0.9, 0.035), (1.0, 0.02), (1.0, -0.12)]
    rows = np.array([[line[i] + across[i] * half * u + normal[i] * (raise_ + h) for u, h in profile] for i in range(count)])
    along = lengths(line)
    grid('zip-tape', rows[:, ::-1], tape, [(u * half, way) for way in along for u, _ in profile[::-1]], subdivide=0)
    at = np.arange(0.1, along[-1] - stop, PITCH * scale)
    spread = lambda field: np.column_stack([np.interp(at, along, field[:, axis]) for axis in range(3)])
    centre, out, side, up = spread(line), _unit(spread(normal)), _unit(spread(across)), _unit(spread(tangent))
    if closed_at == 0:
        centre = centre[4:] if len(centre) > 8 else centre
        out, side, up = out[-len(centre) :], side[-len(centre) :], up[-len(centre) :]
    _teeth(centre + out * raise_, out, side, up, teeth or metal, scale)
    if closed_at is not None:
        first = closed_at == 0
        _slider(centre[closed_at] + out[closed_at] * raise_, up[closed_at] * (-1 if first else 1), out[closed_at], metal, scale, puller)
    return line


def _facing(line):
    """Unit normals of a line up the centre front, which look forward."""
    normals = np.cross([1.0, 0, 0], np.gradient(line, axis=0))
    return _unit(normals * np.where(normals[:, 1:2] > 0, -1, 1))


def collar_zip(line, tape, metal, raise_=0.1):
    """What goes on of a zip in the opening of a standing collar, along its ends' `line` (cm, from the seam up), with the slider at the top."""
    line = arc(line, 120)
    return zip_line(line, _facing(line), tape, metal, half=0.55, raise_=raise_)


def zipper(dressing, low, high, tape, metal, degree=6, raise_=None, half=0.75, x=0.0, slider=True, facing=True, onward=None, puller=1.9, teeth=None):
    """A zip down the front between two heights at x: tape, teeth and, unless it goes on in the collar, slider and puller. `facing`: the front's turned edges beside it; padded fronts have none. `raise_`: the tape above the cloth's middle.

    `onward`: places of the opening above (of a collar or a hood, cm, from its seam up) to whose end the zip goes on in one piece.
    """
    raise_ = dressing.cut.thick / 2 + 0.03 if raise_ is None else raise_
    half_strip = 3.6 if facing else half
    strip = [(x - half_strip, low), (x + half_strip, low), (x + half_strip, high), (x - half_strip, high)]
    surface = settled(dressing, strip, degree, reach=2.0) if facing else Calm(dressing.front, strip, degree, pad=0.1)
    places, normals, _, _ = surface.frame(np.column_stack([np.full(160, x), np.linspace(low, high, 160)]))
    if not facing:
        # What is padded gives way unevenly beside a zip, which is stiffer than that.
        places[:, 0] = np.polyval(np.polyfit(places[:, 2], places[:, 0], 1), places[:, 2])
    if onward is not None:
        above = arc(onward, 60)
        above = above[above[:, 2] > places[-1, 2] + 0.5]
        places, normals = np.vstack([places, above]), np.vstack([normals, _facing(above)])
    # What is settled is even already: evened more, the tape would sink between the edges where the chest rounds.
    zip_line(places, normals, tape, metal, half=half, raise_=raise_, closed_at=-1 if slider else None, stop=0.6 if slider else 0.0, puller=puller, teeth=teeth, rounds=6 if facing else 60)
    for side in (-1, 1) if facing else ():
        at = x + side * 0.5
        turned_edge(dressing, surface, [(at, low), (at, high)], (side, 0), dressing.plain, raise_, wide=2.8)
    if facing:
        tack(surface, (x - 0.5, low + 0.05), (x + 0.5, low + 0.05), thread_of(dressing), raise_ + 0.1)


def padded_zip(dressing, low, high, onward, half=0.75, degree=6):
    """The zip of a padded front, dyed to match, sunk between its channels and closed to the end of the collar or hood above (`onward`: zipper)."""
    zipper(dressing, low, high, zip_tape(dressing, 0.78), zip_metal(), degree, raise_=dressing.cut.thick / 2 + 0.2, half=half, facing=False, onward=onward, puller=2.6, teeth=zip_teeth(dressing))
