"""Thread: rows of stitches, bar tacks, buttonholes. Lines are paper places on a surface, all lengths in cm."""
import bpy
import numpy as np

from cloth.curves import lengths
from parts.mesh import mesh
from studio.materials import fixed

#: A stitch and the way to the next one; how thick sewing thread lies.
STITCH, PITCH, THREAD = 0.24, 0.32, 0.036


def kept(dressing, name, **changes):
    """The garment's cloth with other settings, made once a scene."""
    return bpy.data.materials.get(name) or dressing.cloth(name, **changes)


def thread_of(dressing, shade=1.12):
    """Sewing thread, in the garment's own colour or in that of its finish."""
    return kept(dressing, 'thread', weave='smooth', thread=1.0 if dressing.cut.finish.thread else 0.0, shade=shade, creases=0.0, relief=0.0, hems=[], roughness=0.6, specular=0.25, chart=None)


def threads(surface, starts, ends, material, height=0.0, radius=THREAD, name='thread'):
    """Pieces of thread between paper places, `height` cm (or one height each) above the surface; their ends dip into the cloth."""
    starts, ends = np.atleast_2d(np.asarray(starts, float)), np.atleast_2d(np.asarray(ends, float))
    if not len(starts):
        return None
    from_, normal, _, _ = surface.frame(starts)
    to, _, _, _ = surface.frame(ends)
    along = to - from_
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
    aside = np.cross(along, normal)
    turn = np.linspace(0, 2 * np.pi, 6, endpoint=False)
    lifted = normal * np.broadcast_to(np.asarray(height, float), len(starts))[:, None]
    rings, paper = [], []
    for share, rise, wide in ((0.0, -0.6, 0.7), (0.2, 0.5, 1.0), (0.8, 0.5, 1.0), (1.0, -0.6, 0.7)):
        middle = from_ + (to - from_) * share + lifted + normal * rise * radius
        rings.append(middle[:, None] + (aside[:, None] * np.cos(turn)[:, None] + normal[:, None] * np.sin(turn)[:, None]) * radius * wide)
        paper.append(np.repeat((starts + (ends - starts) * share)[:, None], 6, axis=1))
    vertices = np.stack(rings, 1).reshape(-1, 3)
    faces = []
    for first in range(0, len(vertices), 24):
        for ring in (0, 6, 12):
            faces += [(first + ring + a, first + ring + (a + 1) % 6, first + ring + 6 + (a + 1) % 6, first + ring + 6 + a) for a in range(6)]
    return mesh(name, vertices, faces, material, np.stack(paper, 1).reshape(-1, 2), back=surface.back, subdivide=0)


def at_lengths(line, at):
    """Places at distances along a polyline."""
    line = np.asarray(line, float)
    along = lengths(line)
    return np.column_stack([np.interp(at, along, line[:, axis]) for axis in range(line.shape[1])])


def row(surface, line, material, height=0.0, pitch=PITCH, stitch=STITCH, radius=THREAD):
    """A straight, even row of stitches along a line. `height` may be a function of paper places."""
    count = max(1, int(lengths(line)[-1] / pitch))
    start = np.arange(count) * lengths(line)[-1] / count
    starts, ends = at_lengths(line, start), at_lengths(line, start + stitch)
    return threads(surface, starts, ends, material, height((starts + ends) / 2) if callable(height) else height, radius, 'stitches')


def tack(surface, start, end, material, height=0.0, wide=0.22):
    """A bar tack: stitches side by side across the way from `start` to `end`."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    way = (end - start) / np.linalg.norm(end - start)
    across = np.array([-way[1], way[0]]) * wide / 2
    middles = at_lengths([start, end], np.arange(0, np.linalg.norm(end - start), 0.075))
    return threads(surface, middles - across, middles + across, material, height, 0.042, 'tack')


def buttonhole(surface, at, material, long=1.6, wide=0.3, height=0.0, way=(0.0, 1.0)):
    """A worked buttonhole: dense stitches on both sides of a slit and a bar at either end."""
    way = np.asarray(way, float) / np.linalg.norm(way)
    across = np.array([-way[1], way[0]])
    at = np.asarray(at, float)
    steps = np.arange(-long / 2, long / 2, 0.06)
    middles = at + way * steps[:, None]
    for side in (-1, 1):
        threads(surface, middles + across * side * 0.035, middles + across * side * wide / 2, material, height, 0.035, 'buttonhole')
    for end in (-1, 1):
        bar = at + way * end * long / 2
        threads(surface, [bar - across * wide / 2] * 2 + way * np.array([[0.0], [0.05]]), [bar + across * wide / 2] * 2 + way * np.array([[0.0], [0.05]]), material, height + 0.01, 0.04, 'buttonhole')
    threads(surface, [at - way * long / 2], [at + way * long / 2], bpy.data.materials.get('hole-slit') or fixed('hole-slit', (0.01, 0.01, 0.01), 0.9, 0.0), height - 0.01, 0.03, 'slit')
