"""Meshes of parts: free ones, grids, sweeps along a path, turned discs. All coordinates in cm."""
import math

import bpy
import numpy as np

from cloth.curves import lengths
from units import CM

#: Every part carries these distances, so that one fabric material fits garments and parts.
TAGS = ('neck', 'hem', 'cuff', 'waist', 'seam', 'arm', 'leg', 'edge')


def mesh(name, vertices, faces, material, paper=None, distances=None, back=False, subdivide=1, thick=0.0, smooth=True, offset=0):
    """An object from vertices and faces. `paper` are its UVs in panel cm, `distances` {tag: cm a vertex}, `thick` cm of solid."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(np.asarray(v) * CM) for v in vertices], [], [tuple(int(i) for i in face) for face in faces])
    part = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(part)
    if paper is not None:
        layer = data.uv_layers.new(name='uv')
        for loop in data.loops:
            x, z = paper[loop.vertex_index]
            layer.data[loop.index].uv = (2.0 - x * CM if back else x * CM, z * CM)
    for tag in TAGS:
        values = np.full(len(vertices), 999, np.float32)
        if distances and tag in distances:
            values = np.asarray(distances[tag], np.float32)
        data.attributes.new('d_' + tag, 'FLOAT', 'POINT').data.foreach_set('value', values)
    if material:
        data.materials.append(material)
    for face in data.polygons:
        face.use_smooth = smooth
    if subdivide:
        subdivision = part.modifiers.new('subdivide', 'SUBSURF')
        subdivision.levels = subdivision.render_levels = subdivide
    if thick:
        solid = part.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thick * CM, offset
    return part


def quads(rows, columns):
    """The faces of a sheet whose vertices come row by row."""
    at = np.arange(rows * columns).reshape(rows, columns)
    return np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], 2).reshape(-1, 4)


def grid(name, places, material, paper=None, closed=False, subdivide=1, thick=0.0, offset=-1, distances=None):
    """A mesh from an array of places (rows, columns, 3); `closed` joins the last row with the first."""
    rows, columns, _ = places.shape
    faces = []
    for row in range(rows if closed else rows - 1):
        for column in range(columns - 1):
            a, b = row * columns + column, (row + 1) % rows * columns + column
            faces.append((a, b, b + 1, a + 1))
    if paper is None:
        paper = [(row * 0.4, column * 0.4) for row in range(rows) for column in range(columns)]
    part = mesh(name, places.reshape(-1, 3), faces, material, paper, distances, subdivide=subdivide, thick=thick, offset=offset)
    if closed:
        # Where the ring closes, its paper goes on; back at the start a weave would be squeezed into one column.
        paper, layer = np.asarray(paper, float), part.data.uv_layers['uv']
        for face in part.data.polygons[len(faces) - columns + 1 :]:
            for index in face.loop_indices:
                vertex = part.data.loops[index].vertex_index
                if vertex < columns:
                    layer.data[index].uv = (2 * paper[(rows - 1) * columns + vertex] - paper[(rows - 2) * columns + vertex]) * CM
    return part


def sweep(name, path, material, radius=(0.3, 0.3), sides=12, up=(0, 0, 1), power=2.0, caps=True):
    """A tube of (half width, half height) along a path; `up` is the side of the height, `power` above 2 squares the section.

    `radius` may also be an array with one pair a point of the path.
    """
    line = np.asarray(path, float)
    count = len(line)
    radii = np.broadcast_to(np.asarray(radius, float), (count, 2))
    tangent = np.gradient(line, axis=0)
    tangent /= np.maximum(np.linalg.norm(tangent, axis=1, keepdims=True), 1e-9)
    across = np.cross(tangent, np.asarray(up, float))
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-6)
    high = np.cross(across, tangent)
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rounded = lambda value: np.sign(value) * np.abs(value) ** (2 / power)
    section_x, section_y = rounded(np.cos(turn)), rounded(np.sin(turn))
    vertices = line[:, None] + across[:, None] * section_x[None, :, None] * radii[:, None, :1] + high[:, None] * section_y[None, :, None] * radii[:, None, 1:]
    faces = []
    for index in range(count - 1):
        for side in range(sides):
            after = (side + 1) % sides
            faces.append((index * sides + side, index * sides + after, (index + 1) * sides + after, (index + 1) * sides + side))
    if caps:
        faces += [tuple(range(sides))[::-1], tuple(range((count - 1) * sides, count * sides))]
    along = lengths(line)
    paper = [(along[index], side * 0.3) for index in range(count) for side in range(sides)]
    return mesh(name, vertices.reshape(-1, 3), faces, material, paper)


def turned(name, profile, material, place, axis, sides=28):
    """A body of revolution: `profile` [(radius, height)] spun about `axis` at `place` (buttons, rivets, watch cases, hats)."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    helper = np.array([0, 0, 1.0]) if abs(axis[2]) < 0.9 else np.array([1.0, 0, 0])
    x = np.cross(axis, helper)
    x /= np.linalg.norm(x)
    y = np.cross(axis, x)
    vertices, faces = [], []
    for radius, height in profile:
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            vertices.append(np.asarray(place) + x * radius * math.cos(angle) + y * radius * math.sin(angle) + axis * height)
    for index in range(len(profile) - 1):
        for side in range(sides):
            a, b = index * sides + side, index * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    faces.append(tuple(range((len(profile) - 1) * sides, len(profile) * sides)))
    along = lengths(profile)
    paper = [(side * 0.3, distance) for distance in along for side in range(sides)]
    return mesh(name, vertices, faces, material, paper)
