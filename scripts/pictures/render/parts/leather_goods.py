"""What bags, belts and wallets are made of: bodies, straps, stitches, rings and buckles. All in cm."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from cloth.curves import arc, averaged, lengths, sample, smooth
from parts.goods_surfaces import unit
from parts.mesh import grid, mesh, sweep, turned
from units import CM


def rounded_rectangle(half_x, half_y, radius, straight=12, corner=8):
    """Points of a rectangle with round corners, the same number for every size; begins at the right of the lower side."""
    radius = min(radius, half_x * 0.999, half_y * 0.999)
    centres = [(half_x - radius, -half_y + radius, -90), (half_x - radius, half_y - radius, 0), (-half_x + radius, half_y - radius, 90), (-half_x + radius, -half_y + radius, 180)]
    arcs = []
    for x, y, start in centres:
        angles = np.radians(start + np.linspace(0, 90, corner))
        arcs.append(np.column_stack([x + radius * np.cos(angles), y + radius * np.sin(angles)]))
    points = []
    for index, arc in enumerate(arcs):
        points.append(arc)
        following = arcs[(index + 1) % 4][0]
        t = np.linspace(0, 1, straight + 2)[1:-1, None]
        points.append(arc[-1] * (1 - t) + following * t)
    return np.vstack(points)


def box_mapped(part):
    """Gives an object paper coordinates from the side it is seen from, so that grain has the same size everywhere."""
    data = part.data
    layer = data.uv_layers[0]
    for face in data.polygons:
        normal = np.abs(np.array(face.normal))
        main = int(np.argmax(normal * [1, 1.02, 1]))
        for loop in face.loop_indices:
            place = data.vertices[data.loops[loop].vertex_index].co
            layer.data[loop].uv = ((place.y + 0.9, place.z), (place.x, place.z), (place.x, place.y + 0.7))[main]
    return part


def loft(name, rings, material, subdivide=1, thick=0.0, offset=-1):
    """A body of closed rings (levels, around, 3)."""
    return box_mapped(grid(name, np.asarray(rings).transpose(1, 0, 2), material, closed=True, subdivide=subdivide, thick=thick, offset=offset))


def levels(profile, count=40, curved=False):
    """Rings of rounded rectangles: `profile` [(z, half width, half depth, corner radius)], filled in to `count` levels and closed below and above."""
    keys = np.asarray(profile, float)
    rows = smooth(keys, 12) if curved else sample(keys, count)
    rings = [np.column_stack([rounded_rectangle(x, y, r), np.full(80, z)]) for z, x, y, r in rows]
    close = lambda ring, share: ring * [share, share, 1]
    return np.array([close(rings[0], 0.001), close(rings[0], 0.5), close(rings[0], 0.94), *rings, close(rings[-1], 0.94), close(rings[-1], 0.5), close(rings[-1], 0.001)])


def strap(name, path, up, width, thick, material, ends=None, across=7):
    """A flat strap along a path; `up`: the normal of its upper side, one for all or one a point. `width`: one or one a point.

    `ends`: (shape of the start, shape of the end), 'round', 'point', 'corner' (small round corners) or None.
    """
    line = np.asarray(path, float)
    count = len(line)
    tangent = unit(np.gradient(line, axis=0))
    side = unit(np.cross(tangent, np.broadcast_to(np.asarray(up, float), (count, 3))))
    high = unit(np.cross(side, tangent))
    along = lengths(line)
    half = np.broadcast_to(np.asarray(width, float) / 2, (count,)).copy()
    for shape, distance in zip(ends or (), (along, along[-1] - along)):
        full = half.max()
        if shape == 'round':
            half = np.minimum(half, full * np.sqrt(np.clip(1 - np.clip(1 - distance / full, 0, 1) ** 2, 0.004, 1)))
        if shape == 'corner':
            half = np.minimum(half, full - 0.7 * (1 - np.sqrt(np.clip(1 - np.clip(1 - distance / 0.7, 0, 1) ** 2, 0, 1))))
        if shape == 'point':
            half = np.minimum(half, full * np.clip(0.12 + distance / full * 0.62, 0, 1))
    bevel = min(thick * 0.45, half.max() * 0.3)
    inner = np.linspace(-1, 1, across)
    # Each row runs over the upper side and back under the lower one; both end at the edges, a little thinner there.
    section = [(None, -1, 0.28), *((x, 0, 0.5) for x in inner), (None, 1, 0.28), (None, 1, -0.28), *((x, 0, -0.5) for x in inner[::-1]), (None, -1, -0.28)]
    rows, paper, distances = [], [], []
    for index in range(count):
        row = []
        for x, end, level in section:
            reach = half[index] * end if x is None else max(half[index] - bevel, half[index] * 0.6) * x
            row.append(line[index] + side[index] * reach + high[index] * level * thick)
            distances.append(max(0, half[index] - abs(reach)))
            paper.append((reach + (12 if level < 0 else 4), along[index]))
        rows.append(row)
    places = np.array(rows)
    around = len(section)
    faces = []
    for row in range(count - 1):
        for column in range(around):
            after = (column + 1) % around
            faces.append((row * around + column, row * around + after, (row + 1) * around + after, (row + 1) * around + column))
    faces += [tuple(range(around))[::-1], tuple(range((count - 1) * around, count * around))]
    return mesh(name, places.reshape(-1, 3), faces, material, paper, dict(edge=distances), subdivide=1)


def stitches(path, normals, material, pitch=0.42, on=0.27, radius=0.05, sink=0.02):
    """A line of thread: one mesh of short capsules along a path."""
    line = np.asarray(path, float)
    along = lengths(line)
    normals = np.broadcast_to(np.asarray(normals, float), line.shape)
    at = lambda values, distance: np.array([np.interp(distance, along, values[:, axis]) for axis in range(3)])
    vertices, faces = [], []
    for start in np.arange(0, along[-1] - on, pitch):
        a, b = at(line, start), at(line, start + on)
        normal = unit(at(normals, start + on / 2))
        side = unit(np.cross(b - a, normal))
        origin = len(vertices)
        for share, size, raised in ((0, 0.35, 0), (0.15, 0.9, 0.5), (0.5, 1.0, 0.8), (0.85, 0.9, 0.5), (1, 0.35, 0)):
            centre = a + (b - a) * share + normal * (raised * radius - sink)
            for angle in np.linspace(0, 2 * np.pi, 6, endpoint=False):
                vertices.append(centre + (side * math.cos(angle) + normal * math.sin(angle)) * radius * size)
        for ring in range(4):
            for side_index in range(6):
                after = (side_index + 1) % 6
                faces.append((origin + ring * 6 + side_index, origin + ring * 6 + after, origin + ring * 6 + 6 + after, origin + ring * 6 + 6 + side_index))
    return mesh('stitches', vertices, faces, material, subdivide=0)


def sewn(surface, outline, material, raise_=0.3, closed=False, **settings):
    """Stitches along a line of surface coordinates."""
    line = np.asarray(outline, float)
    if closed:
        line = np.vstack([line, line[:1]])
    line = sample(line, max(8, int(lengths(line)[-1] / 0.5)))
    places, normals, _, _ = surface.frame(line)
    return stitches(places + normals * raise_, normals, material, **settings)


def hoop(name, points, metal, radius=0.16, up=(0, -1, 0), power=2.0):
    """A closed wire through plane points: rings, buckle frames."""
    line = np.vstack([points, points[:3]])
    return sweep(name, line, metal, radius=(radius, radius) if np.isscalar(radius) else radius, sides=12, up=up, power=power, caps=False)


def ring_points(centre, across, up, half_across, half_up, corner=None):
    """Points of a ring about a centre: an ellipse, or with `corner` a rounded rectangle."""
    centre, across, up = np.asarray(centre, float), unit(across), unit(up)
    if corner is None:
        angles = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        plane = np.column_stack([half_across * np.cos(angles), half_up * np.sin(angles)])
    else:
        plane = rounded_rectangle(half_across, half_up, corner, straight=6, corner=7)
    return centre + plane[:, :1] * across + plane[:, 1:] * up


def prong_of(place, along, up, metal, length, wire, begin=None):
    """The prong of a buckle: round its bar or where it begins, and over to the far side of the frame, on which its blunt end rests."""
    rest = place + along * (length + 0.12) + up * (wire * 0.8 + 0.16)
    if begin is None:
        begin = [place - along * 0.12 + up * 0.02, place + up * 0.3, place + along * 0.3 + up * 0.34]
    path = arc([*begin, (begin[-1] + rest) / 2 + up * 0.05, rest - along * 0.2, rest + along * 0.16 - up * 0.03], 40)
    share = np.linspace(0, 1, 40)
    thick = wire * np.interp(share, [0, 0.5, 0.94, 1], [0.66, 0.6, 0.5, 0.3])
    sweep('prong', path, metal, radius=np.column_stack([thick, thick * 0.75]), up=up, power=2.6)


def pin_buckle(place, along, up, metal, width, length=None, wire=0.22, corner=0.7, begin=None):
    """A frame buckle: `along` the strap towards its free side, `up` out of the strap; the bar lies at `place`. `begin`: where the prong comes from (prong_of)."""
    place, along, up = np.asarray(place, float), unit(along), unit(up)
    across = np.cross(up, along)
    length = length or width * 0.95
    centre = place + along * length * 0.5 + up * 0.1
    hoop('buckle', ring_points(centre, along, across, length / 2 + 0.1, width / 2 + wire + 0.15, corner), metal, (wire * 1.15, wire * 0.8), up=up, power=3)
    prong_of(place, along, up, metal, length, wire, begin)


def eyelet(place, normal, metal, radius, bore, high, sides=18):
    """A ring of metal pressed in round a hole of `bore` cm; it stands `high` cm off."""
    turned('eyelet', [(radius, -0.05), (radius, high * 0.6), (radius * 0.88, high), (bore * 1.1, high), (bore, high * 0.5), (bore, -0.05)], metal, place, normal, sides=sides)


def hole_row(places, normal, dark, radius=0.18):
    """Punched holes."""
    for place in places:
        turned('hole', [(radius, -0.1), (radius, 0.012), (radius * 0.8, 0.014), (0.005, 0.014)], dark, place, normal, sides=16)


def stud(place, normal, metal, radius=0.45, high=0.2):
    """A rivet or the cap of a press stud."""
    profile = [(radius, -0.1), (radius, high * 0.3), (radius * 0.93, high * 0.7), (radius * 0.6, high * 0.95), (0.01, high)]
    return turned('stud', profile, metal, place, normal, sides=28)


def stand(tilt=0.0, turn=0.0, sink=0.0):
    """Turns everything in the scene (degrees: `tilt` backwards, `turn` about the upright axis) and sets its lowest point on the floor, `sink` cm deep."""
    turned_by = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-tilt), 4, 'X')
    things = [thing for thing in bpy.data.objects if thing.type == 'MESH']
    lowest = min((turned_by @ thing.matrix_world @ vertex.co).z for thing in things for vertex in thing.data.vertices)
    for thing in things:
        thing.matrix_world = Matrix.Translation((0, 0, -lowest - sink * CM)) @ turned_by @ thing.matrix_world


def tile(name, half_x, half_z, corner, front, back, material, centre=(0, 0), bevel=0.2, straight=12, above=None):
    """An upright slab with round corners between the depths `front` and `back` (y), standing about `centre` (x, z); `above`: another radius for its upper corners."""
    rings = []
    for y, inset in ((front, 99), (front, 2.2), (front, bevel * 1.1), (front + bevel * 0.25, bevel * 0.35), (front + bevel, 0), (back - bevel, 0),
        (back - bevel * 0.25, bevel * 0.35), (back, bevel * 1.1), (back, 2.2), (back, 99)):
        inset, share = (2.2, 0.002) if inset == 99 else (inset, 1)
        inset = min(inset, half_x * 0.55, half_z * 0.55)
        plane = rounded_rectangle(half_x - inset, half_z - inset, max(corner - inset, 0.12), straight)
        if above is not None:
            plane = np.where(plane[:, 1:] > 0, rounded_rectangle(half_x - inset, half_z - inset, above, straight), plane)
        plane = plane * share
        rings.append(np.column_stack([plane[:, 0] + centre[0], np.full(len(plane), y), plane[:, 1] + centre[1]]))
    return loft(name, np.array(rings)[::-1], material)


def plait(path, up, width, material, strands=6, pitch=None, thick=0.3):
    """A flat braid along a path: each strand runs from edge to edge, over one and under the next."""
    line = np.asarray(path, float)
    along = lengths(line)
    normals = np.broadcast_to(np.asarray(up, float), line.shape)
    pitch = pitch or width * 2.2
    column = width / strands
    at = np.arange(0, along[-1], 0.12)
    centre, normal = (np.column_stack([np.interp(at, along, values[:, axis]) for axis in range(3)]) for values in (line, normals))
    tangent = unit(np.gradient(centre, axis=0))
    side = unit(np.cross(tangent, normal))
    for strand in range(strands):
        phase = (at / pitch + strand / strands) % 1
        right = phase < 0.5
        x = np.where(right, 2 * phase, 2 - 2 * phase) * width - width / 2
        level = np.cos(np.pi * (width / 2 - x) / column) * np.where(right, 1, -1) * thick * 0.42
        inset = x * (1 - 0.5 * column / width)
        places = centre + side * inset[:, None] + normal * level[:, None]
        averaged(places, 2)
        sweep('strand', places, material, radius=(column * 0.62, thick * 0.32), sides=10, up=normal, power=3)
