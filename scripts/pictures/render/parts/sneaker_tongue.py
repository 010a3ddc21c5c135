"""The padded tongue of a trainer: it comes out of the opening, with a bound edge, a line of stitches and a woven label."""
import numpy as np

from cloth.curves import ease, lengths
from parts.mesh import grid, sweep
from parts.shoe_upper import stitches_on


def padded_tongue(last, material, binding, thread=None, label=None, start=2.6, rise=1.3, wide=(1.15, 2.05), thick=0.24, base=-0.14, upright=0.25, sag=(0.21, 0.38, 0.12)):
    """A tongue from `start` cm before the throat to `rise` cm beyond it (cm along itself), `wide` half widths at its root and its end, `thick` half its thickness.

    `base`: height of its middle above the ridge; `upright`: how far it turns up; `sag`: how its sides fall, at its root, at the throat and at its end.
    """
    x, z = last.shape.ridge[0]
    before = np.linspace(start, 0, 20)[:-1]
    line = [np.array([x + d, float(last._ridge(x + d)) + base]) for d in before]
    slope = float(last._ridge(x, 1))
    direction = np.array([-1, -slope]) / np.hypot(1, slope)
    point = np.array([x, z + base])
    line.append(point)
    for step in np.linspace(0, 1, 30)[1:]:
        turn = direction + np.array([upright * 0.5, upright]) * ease(0.15 + 1.6 * step)
        point = point + turn / np.linalg.norm(turn) * rise / 29
        line.append(point)
    line = np.array(line)
    total = lengths(line)
    end = total[-1]
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.column_stack([tangent[:, 1], -tangent[:, 0]]) * -1
    normal[normal[:, 1] < 0] *= -1

    corner = 0.9
    width = np.interp(total, [0, end - rise, end - rise * 0.3, end], [wide[0], wide[0] + 0.6, wide[1], wide[1]])
    into = np.clip((total - (end - corner)) / corner, 0, 1)
    width = width - corner * (1 - np.sqrt(1 - into**2 * 0.999))
    depth = thick * np.interp(total, [0, end - rise, end], [0.5, 1, 1]) * np.sqrt(1 - np.clip((total - (end - thick * 1.6)) / (thick * 1.6), 0, 1) ** 2 * 0.97)
    fall = np.interp(total, [0, end - rise, end], sag)
    turn = np.linspace(0, 2 * np.pi, 41)
    across = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.7
    through = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.7

    def place(index, share, high):
        """A place on row `index` at a share of its half width, `high` cm above its middle."""
        y = share * width[index]
        flat = line[index] + normal[index] * (high - fall[index] * y * y)
        return np.array([flat[0], y, flat[1]])

    rows = np.array([[place(index, a, depth[index] * b) for a, b in zip(across, through)] for index in range(len(line))])
    paper = [(distance, a * width[index]) for index, distance in enumerate(total) for a in across]
    grid('tongue', last.bent(rows), material, paper, subdivide=1)

    free = [index for index in range(len(line)) if total[index] > end - rise * 0.95]
    edge = [place(index, 1.0, 0) for index in free] + [place(free[-1], share, 0) for share in np.linspace(1, -1, 12)[1:-1]] + [place(index, -1.0, 0) for index in free[::-1]]
    sweep('tongue-edge', last.bent(np.array(edge)), binding, radius=(0.13, depth[free[0]] * 0.75), sides=12, up=(0.3, 0, 1))
    if thread is not None:
        inner = [place(index, 1 - 0.42 / width[index], depth[index] * 0.93) for index in free if total[index] < end - 0.42]
        row = max(index for index in free if total[index] < end - 0.42)
        inner += [place(row, share, depth[row] * 0.98) for share in np.linspace(1 - 0.42 / width[row], 0.42 / width[row] - 1, 14)[1:-1]]
        inner += [point * [1, -1, 1] for point in inner[: len([i for i in free if total[i] < end - 0.42])][::-1]]
        path = last.bent(np.array(inner))
        up = np.tile([0.45, 0, 0.9], (len(path), 1))
        stitches_on(path, up, thread, 0.2, 0.1, 0.035, 'tongue-stitch')
    if label is not None:
        chosen = [index for index in free if end - 1.5 < total[index] < end - 0.5]
        rows = np.array([[place(index, y / width[index], depth[index] + 0.035) for y in np.linspace(-0.95, 0.95, 13)] for index in chosen])
        grid('label', last.bent(rows), label, subdivide=1, thick=0.05)
