"""Polished solids: meshes that carry their exact normals, so that highlights run clean along flat faces and narrow bevels. All lengths in cm."""
import numpy as np
from scipy.spatial import Delaunay

from cloth.curves import inside, lengths
from parts.goods_surfaces import unit
from parts.mesh import mesh


#: What is polished in a drum is never quite flat: how far its faces lean towards their edges (radians).
CAMBER = 0.14


def polished(name, vertices, normals, faces, material, paper):
    """An object whose vertices have the given normals; each face is turned so that it agrees with them."""
    vertices, normals = np.asarray(vertices, float), unit(normals)
    turned = []
    for face in faces:
        a, b, c = vertices[face[0]], vertices[face[1]], vertices[face[2]]
        outwards = np.cross(b - a, c - a) @ normals[list(face)].sum(0) >= 0
        turned.append(tuple(face) if outwards else tuple(face)[::-1])
    part = mesh(name, vertices, turned, material, paper, subdivide=0)
    part.data.use_auto_smooth = True
    part.data.normals_split_custom_set_from_vertices([tuple(normal) for normal in normals])
    return part


def _rounded_corner(corner, start, end, radius, steps):
    """Points and directions of normals of an arc of `radius` that touches the two sides at `corner`, whose normals lie at the angles `start` and `end`."""
    angles = np.linspace(start, end, steps)
    middle, half = (start + end) / 2, (end - start) / 2
    towards = lambda angle: np.column_stack([np.cos(angle), np.sin(angle)])
    centre = corner - radius / np.cos(half) * towards(np.array([middle]))[0]
    return centre + radius * towards(angles), towards(angles)


def bevel_profile(thick, wide, deep, steps=5):
    """The edge of a plate from its back to its front: [(inset, height)] and normals [(outwards, up)]; the bevel takes `wide` off the face and `deep` off the edge."""
    slope = np.arctan2(wide, deep)
    edge, edge_normals = _rounded_corner(np.array([0, thick / 2 - deep]), 0.0, slope, 0.04, steps)
    brow, brow_normals = _rounded_corner(np.array([-wide, thick / 2]), slope, np.pi / 2 - CAMBER, 0.06, steps)
    points, normals = np.vstack([edge, brow]), np.vstack([edge_normals, brow_normals])
    points = np.vstack([points[::-1] * [1, -1], points])
    return points * [-1, 1], np.vstack([normals[::-1] * [1, -1], normals])


def _outward(line, solid_inside):
    """Normals of a closed plane line that face away from what is solid."""
    ahead = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    normals = unit(np.column_stack([ahead[:, 1], -ahead[:, 0]]))
    area = np.sum(line[:, 0] * np.roll(line[:, 1], -1) - np.roll(line[:, 0], -1) * line[:, 1])
    return normals if (area > 0) == solid_inside else -normals


def bevelled_plate(outline, openings, thick, bevel, step=0.15):
    """A plate with bevelled edges: points (x, z, height over its middle), normals alike and faces."""
    inset, turn = bevel_profile(thick, *bevel)
    rings, points, normals, faces = len(inset), [], [], []
    brims, count = [], 0
    for index, line in enumerate([outline, *openings]):
        away = _outward(line, index == 0)
        size = len(line)
        for (d, height), (out, up) in zip(inset, turn):
            points.append(np.column_stack([line - away * d, np.full(size, height)]))
            normals.append(np.column_stack([away * out, np.full(size, up)]))
        for ring in range(rings - 1):
            low, after = count + ring * size + np.arange(size), count + ring * size + (np.arange(size) + 1) % size
            faces += list(zip(low, after, after + size, low + size))
        brims.append((count + np.arange(size), count + (rings - 1) * size + np.arange(size)))
        count += rings * size
    points, normals = np.vstack(points), np.vstack(normals)
    lines = [points[front, :2] for _, front in brims]
    solid = lambda at: inside(lines[0], at) & ~np.any([inside(line, at) for line in lines[1:]], axis=0)
    low, high = lines[0].min(0), lines[0].max(0)
    grid = np.stack(np.meshgrid(np.arange(low[0], high[0], step), np.arange(low[1], high[1], step)), -1).reshape(-1, 2)
    near = np.vstack(lines)
    grid = grid[solid(grid)]
    grid = grid[[np.min(np.sum((near - at) ** 2, 1)) > (step / 3) ** 2 for at in grid]]
    flat = np.vstack([near, grid])
    triangles = Delaunay(flat).simplices
    triangles = triangles[solid(flat[triangles].mean(1))]
    for side, up in ((0, -1.0), (1, 1.0)):
        index = np.concatenate([brim[side] for brim in brims] + [count + np.arange(len(grid))])
        points = np.vstack([points, np.column_stack([grid, np.full(len(grid), up * thick / 2)])])
        normals = np.vstack([normals, np.tile([0, 0, up], (len(grid), 1))])
        faces += [tuple(face) for face in index[triangles]]
        count += len(grid)
    return points, normals, faces


def _rounded_section(steps=6):
    """A rounded rectangle of half size 1: for each point the corner it belongs to, its place on the corner's quarter circle, its normal."""
    corners = np.repeat([(1, 1), (-1, 1), (-1, -1), (1, -1)], steps, axis=0)
    angle = np.concatenate([np.linspace(0, np.pi / 2, steps) + quarter * np.pi / 2 for quarter in range(4)])
    out, up = np.abs(np.cos(angle)), np.abs(np.sin(angle))
    leaning = np.column_stack([out, up + CAMBER * out]) * corners
    return corners, np.column_stack([np.cos(angle), np.sin(angle)]), unit(leaning)


def beam(name, path, half, material, up, corner=0.06, end=0.0):
    """A bar with a rectangular section and rounded edges along a path. `half`: (half width, half height) at each point; `corner`: radius of its edges; its far end is rounded off over `end` cm."""
    line, half = np.asarray(path, float), np.asarray(half, float)
    tangent = unit(np.gradient(line, axis=0))
    across = unit(np.cross(tangent, np.asarray(up, float)))
    high = np.cross(across, tangent)
    along = lengths(line)
    corners, round_off, facing = _rounded_section()
    # The start is a cut face with a broken edge, the end half an ellipse.
    broken = corner * 0.6
    before = [(0.0, broken, 1.0), (broken * 0.3, broken * 0.3, 0.7), (broken, 0.0, 0.0)]
    stations = [(at, inset, 1.0, -back) for at, inset, back in before]
    body_end = along[-1] - end
    stations += [(at, 0.0, 1.0, 0.0) for at in along[(along > broken * 1.5) & (along < body_end)]]
    stations += [(body_end + end * np.sin(turn), 0.0, np.cos(turn), np.sin(turn)) for turn in np.linspace(0, 1.54, 14)]
    at = lambda values, place: np.array([np.interp(place, along, values[:, axis]) for axis in range(values.shape[1])])
    points, normals, paper = [], [], []
    for place, inset, swell, lean in stations:
        middle, size, x, z, y = at(line, place), at(half, place) - inset, at(across, place), at(high, place), at(tangent, place)
        size = size * [swell**0.35, swell]
        edge = min(corner, size.min() * 0.95)
        section = corners * (size - edge) + round_off * edge
        points.append(middle + section[:, :1] * x + section[:, 1:] * z)
        tilt = np.abs(facing[:, 1:]) * max(lean, 0) + min(lean, 0)
        normals.append(unit(facing[:, :1] * x + facing[:, 1:] * z * np.sqrt(1 - lean**2 * (lean > 0)) + tilt * y))
        paper.append(np.column_stack([np.full(len(section), place), section[:, 1]]))
    sides = len(corners)
    points, normals, paper = np.vstack(points), np.vstack(normals), np.vstack(paper)
    faces = [(row * sides + side, row * sides + (side + 1) % sides, (row + 1) * sides + (side + 1) % sides, (row + 1) * sides + side) for row in range(len(stations) - 1) for side in range(sides)]
    total = len(points)
    points, normals, paper = np.vstack([points, points[:sides]]), np.vstack([normals, np.tile(-tangent[0], (sides, 1))]), np.vstack([paper, paper[:sides]])
    faces += [tuple(range(total, total + sides)), tuple(range(total - sides, total))]
    return polished(name, points, normals, faces, material, paper)
