"""Soles: walls from rings round the feather line, welts, heels, lugs."""
import numpy as np

from parts.mesh import grid, mesh
from parts.shoe_last import Last
from studio.materials import fixed


def outline(last, offset, count=260):
    """Places round the sole, `offset` cm outside the feather line (bent, at the feather's height), and k."""
    k = np.linspace(-1, 1, count, endpoint=False)
    line, out = last.feather(k)
    flat = np.column_stack([line + out * offset, np.zeros(count)])
    # The offset line's own place along the shoe, not the feather's, sets its height.
    return last.bent(flat), k


def ground(spring=0.9, heel=0.25, start=20.0):
    """The underside of a flat sole: on the floor from the heel to the ball, lifted at the toe."""
    return lambda last, x: spring * np.clip((x - start) / (29 - start), 0, 1.3) ** 2 + heel * np.clip((2.0 - x) / 2.0, 0, 1) ** 2


def slab(thickness):
    """The underside of a sole of one thickness (dress shoes, on a heel); a number or a function of x."""
    return lambda last, x: last.lift(x) - (thickness(x) if callable(thickness) else thickness)


def sole(last, profile, under, material, count=260, name='sole', sculpt=None, subdivide=1, upper=None, relief=None):
    """A sole, or a layer of one, from rings: `profile` [(offset, level, cm)], level 0 the underside, 1 the upper side, plus so many cm.

    `under(last, x)` is the underside's height, `upper(last, x)` the upper side's (none: the feather line); `sculpt(places, k, level)` may
    move the rings; `relief(k, x, share of the height)` is how far (cm) the wall stands out besides.
    """
    rings = []
    upper = upper or Last.lift
    for offset, level, more in profile:
        places, k = outline(last, offset, count)
        x = np.clip(places[:, 0], -0.5, None)
        top, low = upper(last, places[:, 0]), under(last, x)
        high = low + (top - low) * level + more
        if relief is not None:
            share = (high - low) / np.maximum(top - low, 1e-6)
            places, _ = outline(last, offset + relief(k, places[:, 0], share)[:, None], count)
        places[:, 2] = high
        if sculpt is not None:
            places = sculpt(places, k, level)
        rings.append(places)
    stack = np.array(rings).transpose(1, 0, 2)
    around = np.r_[0, np.cumsum(np.linalg.norm(np.diff(stack[:, 0], axis=0), axis=1))]
    up = np.r_[0, np.cumsum([np.hypot(b[0] - a[0], (b[1] - a[1]) * 2 + b[2] - a[2]) for a, b in zip(profile, profile[1:])])]
    paper = [(a, b) for a in around for b in up]
    return grid(name, stack, material, paper, closed=True, subdivide=subdivide)


def heel(last, high, material, breast=6.6, taper=0.25, curve=0.5, lifts=1, offset=0.35, top=None, name='heel', under=0.35, piece=0.5):
    """A stacked heel under the sole: `high` cm at the back, its front face (breast) `breast` cm from the back; it stands on a rubber top piece `piece` cm thick, of `top`."""
    k = np.linspace(-0.34, 0.34, 120)
    line, out = last.feather(k)
    places = np.column_stack([line + out * offset, np.zeros(len(k))])
    places = places[places[:, 0] < breast]

    def ring(share, pinch=0.0):
        """The heel's outline at a share of its height, drawn in by `pinch` cm."""
        shrink = 1 - taper * 0.12 * (1 - share) - pinch / 3.0
        around = places.copy()
        around[:, 0] = 3.2 + (around[:, 0] - 3.2) * shrink + taper * 0.9 * (1 - share) * 0.6
        around[:, 1] *= shrink
        left, right = around[0], around[-1]
        y = np.linspace(0, 1, 24)[1:-1]
        front = right * (1 - y)[:, None] + left * y[:, None]
        front[:, 0] -= curve * np.sin(np.pi * y)
        around = np.vstack([around, front])
        bent = last.bent(around)
        bent[:, 2] = (bent[:, 2] - under + 0.02) * share + (1 - share) * (0.15 * np.clip((1.2 - around[:, 0]) / 1.2, 0, 1) ** 2)
        return bent

    def layers(name, start, end, material, grooves=()):
        """The heel between two shares of its height, with fine grooves between its layers of leather."""
        # Rows close to a groove keep it a fine line: what is shaded smooth between far ones is a wave.
        shares = [(start, 0.04), (start + 0.012, 0.0)]
        for at in grooves:
            shares += [(at - 0.04, 0.0), (at - 0.015, 0.0), (at, 0.05), (at + 0.015, 0.0), (at + 0.04, 0.0)]
        shares += [(end - 0.012, 0.0), (end, 0.03)]
        # A rim inward at both ends, or one looks through between two layers.
        rows = [ring(share, pinch) for share, pinch in [(start, 1.2), *shares, (end, 1.0)]]
        return grid(name, np.array(rows).transpose(1, 0, 2), material, closed=True, subdivide=0 if len(grooves) else 1)

    rubber = min(0.4, piece / high)
    layers('top-piece', 0.0, rubber, top or fixed('top-piece', (0.02, 0.02, 0.02), 0.6, 0.25))
    return layers(name, rubber, 1.0, material, [rubber + (1 - rubber) * index / lifts for index in range(1, lifts)])


def lugs(last, under, material, pitch=1.25, size=(0.75, 0.5, 0.5), offset=0.35, down=0.4, span=(-1, 1), skew=0.0, name='lugs'):
    """Blocks of tread round the lower edge: (along, inward depth, height) cm."""
    places, k = outline(last, offset, 600)
    _, out = last.feather(k)
    ring = np.linalg.norm(np.diff(np.vstack([places, places[:1]])[:, :2], axis=0), axis=1)
    total = np.r_[0, np.cumsum(ring)][:-1]
    vertices, faces = [], []
    for start in np.arange(0, total[-1] - pitch / 2, pitch):
        index = int(np.searchsorted(total, start + pitch / 2))
        if not span[0] <= abs(k[index]) * np.sign(1) <= span[1] and span != (-1, 1):
            continue
        here, normal = places[index], np.array([*out[index], 0])
        tangent = np.array([-normal[1], normal[0], 0])
        low = float(under(last, np.array([max(here[0], -0.5)]))[0])
        here = np.array([here[0], here[1], low - down])
        o = len(vertices)
        for high, grow in ((0, 0.86), (0.08, 1), (size[2], 1.04), (size[2] + 0.1, 0.9)):
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                vertices.append(here + tangent * (a * size[0] / 2 * grow + skew * high) + normal * (b * 0.06 * grow if b > 0 else -size[1] * 2.5) + np.array([0, 0, high]))
        for level in range(3):
            for corner in range(4):
                c, d = o + level * 4 + corner, o + level * 4 + (corner + 1) % 4
                faces.append((c, d, d + 4, c + 4))
        faces += [(o + 3, o + 2, o + 1, o), (o + 12, o + 13, o + 14, o + 15)]
    return mesh(name, vertices, faces, material, [(0, 0)] * len(vertices), subdivide=0, smooth=False)


def welt_stitches(last, offset, high, material, length=0.24, gap=0.12, width=0.04, span=0.97, name='welt-stitch'):
    """Stitches on the welt's upper side."""
    from parts.shoe_upper import stitches_on
    places, k = outline(last, offset, 500)
    chosen = np.abs(k) > 1 - span
    order = np.argsort(np.where(k[chosen] < 0, k[chosen] + 2, k[chosen]))
    line = places[chosen][order] + [0, 0, high]
    return stitches_on(line, np.tile([0, 0, 1.0], (len(line), 1)), material, length, gap, width, name)
