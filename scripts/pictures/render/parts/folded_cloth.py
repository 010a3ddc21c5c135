"""Cloth that hangs or lies by itself: scarves over a rod, a square on a peg, fringes. Lengths in cm."""
import hashlib
import math
import os

import bpy
import numpy as np

from cloth.curves import averaged, lengths
from cloth.simulate import simulate
from parts.mesh import mesh, quads, sweep
from studio.materials import fixed, pale_wood
from units import CM
from where import KEPT


def _kept(make, *settings):
    """The result of a simulation, kept from one proof to the next."""
    mark = hashlib.sha256(repr((make.__name__, settings)).encode()).hexdigest()[:20]
    path = os.path.join(KEPT, 'drapes', f'cloth-{mark}.npy')
    if os.path.exists(path):
        return np.load(path)
    places = make(*settings)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    np.save(path, places)
    return places


def _settle(start, paper, pinned, fabric, frames, quality, board):
    """Runs the cloth solver on a grid of places (rows, columns, 3) in cm. `board`: a thin box (x, y, z half sizes and centre) it may not pass."""
    rows, columns, _ = start.shape
    data = bpy.data.meshes.new('cloth')
    data.from_pydata([tuple(p * CM) for p in start.reshape(-1, 3)], [], quads(rows, columns))
    shell = bpy.data.objects.new('cloth', data)
    bpy.context.collection.objects.link(shell)
    shell.shape_key_add(name='Basis')
    flat = np.column_stack([paper.reshape(-1, 2)[:, 0], np.zeros(rows * columns), paper.reshape(-1, 2)[:, 1]]) * CM
    shell.shape_key_add(name='flat').data.foreach_set('co', flat.ravel())
    half, centre = np.array(board[:3]) * CM, np.array(board[3:]) * CM
    corners = [tuple(centre + half * [x, y, z]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    box = bpy.data.meshes.new('board')
    box.from_pydata(corners, [], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    body = bpy.data.objects.new('board', box)
    bpy.context.collection.objects.link(body)
    simulate(shell, body, fabric, frames, quality, pinned)
    places = np.zeros(rows * columns * 3)
    shell.data.vertices.foreach_get('co', places)
    bpy.data.objects.remove(shell)
    bpy.data.objects.remove(body)
    return places.reshape(rows, columns, 3) / CM


def _hung(width, front, behind, gathered, pleats, seed, fabric, step, frames, opening):
    """A length of cloth over a rod at z = 0: `front` cm hang before it, `behind` cm after it; `gathered`: its width on the rod."""
    random = np.random.default_rng(seed)
    columns, over = round(width / step) + 1, 6.0
    rows = round((front + behind + over) / step) + 1
    x = np.linspace(-width / 2, width / 2, columns)
    along = np.linspace(0, front + over + behind, rows)
    # Pleats: the line across sways, with the length it must have.
    phase = np.cumsum(np.r_[0, np.abs(random.normal(1, 0.35, columns - 1))])
    phase = phase / phase[-1] * pleats * 2 * np.pi + random.uniform(0, 6)
    share = gathered / width
    deep = step * math.sqrt(max(1 - share**2, 0.0)) * 0.9
    sway = np.cumsum(np.sign(np.sin(phase)) * deep)
    sway = sway - np.convolve(np.pad(sway, 12, 'edge'), np.ones(25) / 25, 'valid')
    kernel = np.array([1, 2, 3, 2, 1]) / 9
    sway = np.convolve(np.pad(sway, 2, 'edge'), kernel, 'valid')
    start, paper = np.zeros((rows, columns, 3)), np.zeros((rows, columns, 2))
    radius = over / math.pi
    for row, distance in enumerate(along):
        if distance < front:
            y, z = -radius, distance - front
        elif distance > front + over:
            y, z = radius, -(distance - front - over)
        else:
            angle = (distance - front) / radius
            y, z = -radius * math.cos(angle), radius * math.sin(angle)
        # Below the rod the pleats open.
        open_ = 1 + opening * min(1, max(0, -z) / 60)
        start[row, :, 0] = x * share * open_
        away = -1 if distance < front + over / 2 else 1
        start[row, :, 1] = y + away * np.abs(sway - sway.min()) * 0.8
        start[row, :, 2] = z
        paper[row] = np.column_stack([x, np.full(columns, distance)])
    middle = np.abs(along - front - over / 2) < over * 0.42
    pinned = np.where(np.repeat(middle, columns))[0]
    return _settle(start, paper, pinned, fabric, frames, 6, (70, 0.25, 75, 0, 0, -78))


def sheet(places, paper, material, thick=0.2, subdivide=2, name='cloth'):
    """The mesh of a settled cloth."""
    rows, columns, _ = places.shape
    edge = np.minimum.reduce([np.arange(rows)[:, None] + 0 * np.arange(columns), (rows - 1 - np.arange(rows))[:, None] + 0 * np.arange(columns),
        np.arange(columns)[None, :] + 0 * np.arange(rows)[:, None], (columns - 1 - np.arange(columns))[None, :] + 0 * np.arange(rows)[:, None]])
    step = np.linalg.norm(paper[0, 1] - paper[0, 0])
    return mesh(name, places.reshape(-1, 3), quads(rows, columns), material, paper.reshape(-1, 2), dict(edge=(edge * step).ravel().astype(np.float32)), subdivide=subdivide, thick=thick)


def relaxed(places, rounds=3):
    """Takes the jitter of the solver out of a grid."""
    for _ in range(rounds):
        averaged(places, 1)
        averaged(places.swapaxes(0, 1), 1)
    return places


def hanging(width, front, behind, gathered, pleats, seed, fabric, material, step=1.5, frames=60, thick=0.25, opening=0.35):
    """A scarf over a rod, which stands out on both sides of it; returns its places, the row of the front end first. `opening`: how much wider it is laid below than on the rod, as a share."""
    places = relaxed(_kept(_hung, width, front, behind, gathered, pleats, seed, fabric, step, frames, opening))
    rows, columns, _ = places.shape
    along, x = np.linspace(0, front + behind + 6, rows), np.linspace(-width / 2, width / 2, columns)
    paper = np.stack(np.broadcast_arrays(x[None, :], along[:, None]), -1)
    sheet(places, paper, material, thick)
    _rod(gathered / 2 + 6)
    return places


def _rod(half, radius=1.1, high=60.0):
    """A rod of pale wood, `half` cm to either side, that hangs by two cords from above the picture."""
    # The cloth lies on it.
    level, cord = 0.5, fixed('cord', (0.16, 0.11, 0.07), 0.8, 0.2)
    sweep('rod', [(x, 0.0, level) for x in np.linspace(-half, half, 40)], pale_wood(), radius=radius, sides=32, up=(0, 1, 0))
    turn = np.linspace(0, 2 * np.pi, 24)
    for end in (1.2 - half, half - 1.2):
        sweep('loop', np.column_stack([np.full(24, end), (radius + 0.1) * np.cos(turn), level + (radius + 0.1) * np.sin(turn)]), cord, radius=0.17, sides=8, up=(1, 0, 0))
        sweep('cord', [(end, 0.0, level + radius), (0.8 * end, 0.0, level + high)], cord, radius=0.2, sides=8, up=(0, 1, 0))


def fringe(line, length, material, pitch=0.7, radius=0.13, seed=1, paper_x=None, knots=False):
    """Twisted tassels hanging from a line: one mesh."""
    random = np.random.default_rng(seed)
    along = lengths(line)
    vertices, faces, paper = [], [], []
    at = lambda distance: np.array([np.interp(distance, along, line[:, axis]) for axis in range(3)])
    for distance in np.arange(0.2, along[-1] - 0.1, pitch):
        root = at(distance)
        sway, bend = random.normal(0, 0.10, 2), random.normal(0, 0.10, 2)
        long_ = length * random.uniform(0.88, 1.06)
        origin, levels, sides = len(vertices), 12, 7
        for level in range(levels):
            t = level / (levels - 1)
            centre = root + [sway[0] * t * long_ * 0.5 + bend[0] * math.sin(t * 4), sway[1] * t * long_ * 0.3 + bend[1] * math.sin(t * 3), 0.5 - t * long_]
            size = radius * (1 + 0.22 * math.sin(t * 34 + distance)) * (1.0 if t < 0.9 else 1.25)
            if knots:
                size *= 1 + 1.0 * math.exp(-(((t - 0.12) / 0.05) ** 2))
            for side in range(sides):
                angle = 2 * math.pi * side / sides
                vertices.append(centre + [size * math.cos(angle), size * math.sin(angle), 0])
                paper.append((distance + (paper_x or 0), -t * long_))
        for level in range(levels - 1):
            for side in range(sides):
                after = (side + 1) % sides
                a, b = origin + level * sides, origin + (level + 1) * sides
                faces.append((a + side, a + after, b + after, b + side))
        faces.append(tuple(range(origin + (levels - 1) * sides, origin + levels * sides)))
    return mesh('fringe', vertices, faces, material, paper, subdivide=0)
