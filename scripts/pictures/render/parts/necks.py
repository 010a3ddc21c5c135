"""What sits round a neckline: folded and standing collars."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy.ndimage import gaussian_filter1d

from cloth.curves import averaged, lengths
from cloth.shell import attribute
from parts.mesh import mesh, quads
from units import CM


def neckline(garment, count=90, reach=math.pi, rounds=8):
    """Places along the neck opening from -reach round the back (0) to +reach (pi is centre front), and their angles."""
    on_edge = attribute(garment.data, 'd_neck') < 1e-3
    ring = np.array([v.co[:] for v in garment.data.vertices])[on_edge] * 100
    middle = ring[:, 1].mean()
    angle = np.arctan2(ring[:, 0], ring[:, 1] - middle)
    order = np.argsort(angle)
    ring, angle = ring[order], angle[order]
    at = np.linspace(-reach, reach, count)
    around, thrice = np.r_[angle - 2 * math.pi, angle, angle + 2 * math.pi], np.vstack([ring] * 3)
    path = np.column_stack([np.interp(at, around, thrice[:, axis]) for axis in range(3)])
    averaged(path, rounds)
    return path, at


def collar(garment, material, stand=2.8, leaf_back=4.5, leaf_front=6.5, gap=0.5, point=2.0, spread=0.55, out=0.9, thick=0.25, reach=1.0, roll=0.35, tuck=0.0, close=0.0, count=150):
    """A folded collar from one front edge round the back to the other. cm; `reach` below 1 stops before the centre front (lapels); `close` draws the leaf's edge behind to the cloth."""
    limit = math.pi * reach - gap / 10
    path, angles = neckline(garment, count, limit, rounds=6)
    # Both points are alike, whatever a drape did to either side of the neck.
    path = (path + path[::-1] * [-1, 1, 1]) / 2
    middle = path[:, 1].mean()
    columns = 21
    vertices = []
    for place, angle in zip(path, angles):
        share, to_end = abs(angle) / math.pi, abs(angle) / limit
        outward = np.array([math.sin(angle), math.cos(angle), 0.0])
        front = np.clip((share - 0.45) / 0.5, 0, 1)
        front = front * front * (3 - 2 * front)
        # It grows evenly to its points: one that bends just before them ends in hooks.
        end = np.clip((to_end - 0.55) / 0.45, 0, 1)
        fall = np.array([0, 0, -1.0]) + outward * out * (1 - front) * 0.55 + np.array([np.sign(angle), 0, 0]) * spread * front * (0.7 + 0.5 * end**2) + np.array([0, -0.18, 0]) * front
        fall /= np.linalg.norm(fall)
        leaf = leaf_back + (leaf_front + point - leaf_back) * end**2
        base = place + np.array([0, 0, -0.2])
        top = place + np.array([0, 0, stand * (1 - 0.55 * front)]) - outward * 0.25 * (1 - front)
        for column in range(columns):
            u = column / (columns - 1)
            if u < 0.35:
                vertices.append(base + (top - base) * u / 0.35)
            elif u < 0.55:
                turn = (u - 0.35) / 0.2 * math.pi
                vertices.append(top + np.array([0, 0, 1]) * math.sin(turn) * roll + outward * (1 - math.cos(turn)) * roll)
            else:
                down = (u - 0.55) / 0.45
                vertices.append(top + outward * 2 * roll + fall * leaf * down + outward * 0.5 * math.sin(down * math.pi / 2) * (1 - front))
    paper = [((row / count - 0.5) * 45, 140 + column * 0.43) for row in range(count) for column in range(columns)]
    tree = BVHTree.FromObject(garment, bpy.context.evaluated_depsgraph_get())
    pushed = np.zeros((len(vertices), 3))
    for index, vertex in enumerate(vertices):
        if index % columns / (columns - 1) < 0.5:
            continue
        nearest, normal, _, _ = tree.find_nearest(Vector(tuple(vertex * CM)))
        nearest, normal = np.array(nearest) * 100, np.array(normal)
        if normal.dot(np.array([vertex[0], vertex[1] - middle, 0.0])) < 0:
            continue
        short = 0.35 + tuck - (vertex - nearest).dot(normal)
        if short > 0:
            pushed[index] = normal * short
        elif close:
            u, share = index % columns / (columns - 1), abs(angles[index // columns]) / math.pi
            pushed[index] = normal * short * close * np.clip((u - 0.6) / 0.35, 0, 1) * np.clip((0.62 - share) / 0.25, 0, 1)
    pushed = pushed.reshape(count, columns, 3)
    twin = pushed[::-1] * [-1, 1, 1]
    further = np.linalg.norm(twin, axis=2, keepdims=True) > np.linalg.norm(pushed, axis=2, keepdims=True)
    pushed = np.where(further, twin, pushed)
    # Single vertices that are pushed out make dents and a torn edge.
    pushed = gaussian_filter1d(gaussian_filter1d(pushed, count / 45, axis=0), 1.0, axis=1)
    rows = np.array(vertices).reshape(count, columns, 3) + pushed
    fold = columns * 4 // 7
    averaged(rows[:, fold:], 2)
    down, along = np.array([lengths(row) for row in rows]), np.array([lengths(rows[:, column]) for column in range(columns)]).T
    edge = np.minimum(down[:, -1:] - down, np.minimum(along, along[-1] - along)).ravel()
    return mesh('collar', rows.reshape(-1, 3), quads(count, columns), material, paper, dict(edge=edge), subdivide=2, thick=thick)


def stand_collar(garment, height, material, thick=0.4, gap=0.12, inset=0.06, rows=9, puff=0.0, name='stand'):
    """A standing collar, open at the centre front by `gap` radians; `puff` pads it."""
    count = 120
    path, angles = neckline(garment, count, math.pi - gap)
    vertices, paper, edge = [], [], []
    for index, (place, angle) in enumerate(zip(path, angles)):
        outward = np.array([math.sin(angle), math.cos(angle), 0])
        high = height * (1 - 0.12 * (abs(angle) / math.pi) ** 4)
        for row in range(rows):
            u = row / (rows - 1)
            vertices.append(place + np.array([0, 0, high * u - 0.3]) - outward * inset * height * u + outward * puff * max(0.0, math.sin(math.pi * u)) ** 0.6)
            paper.append((index * 0.5, 141 + u * height))
            edge.append(min((1 - u) * height, index * 0.5, (count - 1 - index) * 0.5))
    return mesh(name, vertices, quads(count, rows)[:, ::-1], material, paper, dict(edge=edge), subdivide=2, thick=thick)
