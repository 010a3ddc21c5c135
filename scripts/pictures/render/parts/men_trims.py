"""Trims of sports and leisure clothes: zips along any line, cords, knitted bands at the neck."""
import numpy as np

from cloth.curves import arc, lengths, sample
from parts.mesh import grid, mesh, sweep


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def zip_line(places, normals, tape, metal, half=0.8, raise_=0.3, pitch=0.22, tooth=(0.17, 0.06), puller=2.6, closed_at=-1):
    """A zip along places in space: tape, teeth, slider and puller at the end `closed_at` (-1 last, 0 first, None without)."""
    line = sample(places, max(8, int(lengths(places)[-1] / 0.5)))
    for _ in range(60):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    share = np.linspace(0, 1, len(line))
    normal = np.column_stack([np.interp(share, np.linspace(0, 1, len(normals)), np.asarray(normals)[:, axis]) for axis in range(3)])
    for _ in range(10):
        normal[1:-1] = (normal[:-2] + 2 * normal[1:-1] + normal[2:]) / 4
    normal = _unit(normal)
    tangent = _unit(np.gradient(line, axis=0))
    across = _unit(np.cross(tangent, normal))
    profile = [(-1.0, -0.25), (-0.97, 0.7), (-0.8, 1.0), (-0.3, 1.0), (0.3, 1.0), (0.8, 1.0), (0.97, 0.7), (1.0, -0.25)]
    rows = np.array([[line[i] + across[i] * half * u + normal[i] * raise_ * h for u, h in profile] for i in range(len(line))])
    grid('zip-tape', rows[:, ::-1], tape, subdivide=1)
    count = int(lengths(line)[-1] / pitch)
    centre, out, side, up = (sample(line, count), *(np.column_stack([np.interp(np.linspace(0, 1, count), share, field[:, axis]) for axis in range(3)]) for field in (normal, across, tangent)))
    vertices, faces = [], []
    for index in range(count):
        shift = tooth[1] * (1 if index % 2 else -1)
        o = len(vertices)
        for height in (raise_, raise_ + 0.16):
            for u, v in ((-tooth[0], -pitch * 0.32), (tooth[0], -pitch * 0.32), (tooth[0], pitch * 0.32), (-tooth[0], pitch * 0.32)):
                vertices.append(centre[index] + side[index] * (u + shift) + up[index] * v + out[index] * height)
        faces += [(o, o + 1, o + 5, o + 4), (o + 1, o + 2, o + 6, o + 5), (o + 2, o + 3, o + 7, o + 6), (o + 3, o, o + 4, o + 7), (o + 4, o + 5, o + 6, o + 7)]
    mesh('zip-teeth', vertices, faces, metal, subdivide=0, smooth=False)
    if closed_at is not None:
        end, outward = line[closed_at] + normal[closed_at] * (raise_ + 0.22), normal[closed_at]
        sweep('slider', [end + tangent[closed_at] * 0.35, end - tangent[closed_at] * 0.75], metal, radius=(0.38, 0.2), up=tuple(outward), power=4)
        if puller:
            sweep('puller', [end + outward * 0.2, end + outward * 0.28 + [0, 0, -puller * 0.5], end + outward * 0.1 + [0.06, 0, -puller]], metal, radius=(0.24, 0.08), up=tuple(outward), power=4)
    return line


def knotted(dressing, at, material, apart, radius=0.2, ends=(6.5, 7.6), raise_=0.32):
    """A cord that comes out `apart` cm on both sides of a paper place, is knotted below it and hangs down."""
    x, z = at
    low = z - 1.5
    for side, end in zip((-1, 1), ends):
        path = [(x + side * apart, z), (x + side * apart * 0.62, z - 0.75), (x + side * 0.3, low + 0.15), (x - side * 0.12, low - 0.2)]
        sweep('cord', arc(dressing.along(path, raise_), 40), material, radius=(radius, radius * 0.8), sides=10, up=(0, -1, 0.2))
        tail = [(x + side * 0.1, low), (x + side * 0.3, low - 0.9), (x + side * 0.62, low - end * 0.5), (x + side * (0.62 + 0.12 * side), low - end)]
        sweep('cord-end', arc(dressing.along(tail, raise_), 50), material, radius=(radius, radius * 0.8), sides=10, up=(0, -1, 0.2))
        wrap = [(x - 0.38, low - 0.1 + side * 0.2), (x, low + 0.02), (x + 0.38, low - 0.1 - side * 0.2)]
        lifted = np.array(dressing.along(wrap, raise_)) + np.array([[0, 0, 0], [0, -radius * (1.3 + 0.3 * side), 0], [0, 0, 0]])
        sweep('knot', arc(lifted, 16), material, radius=(radius * 1.15, radius), sides=10, up=(0, -1, 0.2))
