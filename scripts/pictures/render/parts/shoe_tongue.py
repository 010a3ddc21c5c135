"""The tongue of a leather shoe: it follows the instep and stands a little out of the opening."""
import numpy as np

from parts.mesh import grid


def instep_tongue(last, material, reach=1.6, rise=1.2, half=(1.9, 2.1), base=(0.06, 0.06), tilt=0.25, thick=0.18, short=0.4):
    """A tongue from `reach` cm before the throat to `rise` cm beyond it; `half` its width and `base` its height above the last, at the throat and at both ends.

    Beyond the throat it keeps the instep's section, so that its sides go into the opening and do not stand off as a lid's would.
    """
    throat = last.shape.ridge[0][0]
    across = np.linspace(-1, 1, 25)
    rows = []
    for share in np.linspace(0, 1, 10):
        # At the throat itself the last's lines run into one place.
        x = throat + short + (reach - short) * (1 - share)
        points = [(float(last.ridge_k(x)), 1.0) if abs(a) < 0.02 else tuple(last.find([(x, abs(a) * half[0])], -1 if a < 0 else 1, 'top', low=0.2, high=0.999)[0]) for a in across]
        places, normals = last.frame(points)
        rows.append(places + normals * (base[0] + (base[1] - base[0]) * share))
    section, middle = rows[-1], rows[-1][len(across) // 2]
    slope = float(last._ridge(throat, 1))
    direction = np.array([-1, 0, -slope]) / np.hypot(1, slope)
    steps = np.linspace(0, 1, 12)[1:]
    point = middle
    for share, size in zip(steps, np.interp(steps, [0, 0.6, 0.86, 0.95, 1], np.array((1, 1, 0.98, 0.93, 0.84)))):
        turned = direction + np.array([0.4, 0, 0.9]) * tilt * share
        point = point + turned / np.linalg.norm(turned) * (rise + short) / len(steps)
        wide = size * (1 + (half[1] / half[0] - 1) * min(1.0, share * 1.5))
        row = point + (section - middle) * [1, wide, min(wide, 1.0)]
        rows.append(row)
    # The end is cut in a slight arch.
    rows[-1] = rows[-1] - np.outer(0.12 * across**2, direction)
    return grid('tongue', np.array(rows), material, [(row * 0.3, a * 2.4) for row in range(len(rows)) for a in across], thick=thick, offset=0)
