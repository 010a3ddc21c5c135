"""Uppers of closed shoes: the body, leather pieces laid on it, topline, tongue, lining. Pieces are grids on a Last, with crisp edges."""
import numpy as np
from scipy.spatial import cKDTree

from cloth.curves import lengths, sample
from parts.leather_goods import eyelet
from parts.mesh import grid, mesh, sweep, turned


def _welded(name, places, material, paper, distances=None, subdivide=1):
    """A grid (or several) whose coinciding vertices (along the ridge, at the toe, where the shaft begins) are one."""
    grids = places if isinstance(places, list) else [places]
    flat = np.vstack([net.reshape(-1, 3) for net in grids])
    distances = distances or {}
    _, first, inverse = np.unique(np.round(flat, 3), axis=0, return_index=True, return_inverse=True)
    inverse = inverse.ravel()
    faces, start = [], 0
    for net in grids:
        rows, columns, _ = net.shape
        for row in range(rows - 1):
            for column in range(columns - 1):
                a, b = start + row * columns + column, start + (row + 1) * columns + column
                face = [int(inverse[i]) for i in (a, a + 1, b + 1, b)]
                face = [corner for index, corner in enumerate(face) if corner != face[index - 1]]
                if len(face) > 2:
                    faces.append(face)
        start += rows * columns
    return mesh(name, flat[first], faces, material, np.asarray(paper)[first], {tag: values[first] for tag, values in distances.items()}, subdivide=subdivide)


def stations(last, count):
    """Values of k from toe to toe, closer where the topline turns into the ridge."""
    t = last.throat
    half = np.unique(np.r_[np.linspace(0, t - 0.03, count // 3), np.linspace(t - 0.03, t, 8), np.linspace(t, t + 0.03, 8), np.linspace(t + 0.03, 1, count // 2)])
    half = half[np.r_[True, np.diff(half) > 1e-9]]
    return np.r_[-half[:0:-1], half]


def body(last, material, inset=0.0, low=0.0, high=1.0, count=150, name='upper', opening=None):
    """The whole surface as one skin; `inset` cm inside it for a lining; pressed in where a shoe_lacing.Opening is."""
    ks, ts = stations(last, count), np.linspace(low, min(high, 1.0), 34)
    if opening is not None:
        ts = np.unique(np.r_[ts, np.linspace(0.7, 1.0, 28)])
    if inset:
        # Nobody sees a lining's toe, which would come out of the narrow upper there.
        ks = ks[np.abs(ks) < 0.85]
    k, t = np.meshgrid(ks, ts, indexing='ij')
    points = np.column_stack([k.ravel(), t.ravel()])
    places, normals = last.frame(points)
    if opening is not None:
        places = places - normals * opening.inset(points)[:, None]
    if inset:
        places = places - normals * inset
        places[:, 1] = np.where(np.abs(points[:, 0]) > last.throat, np.where(points[:, 1] > 0.999, last.bent(last.raw(*points.T))[:, 1], places[:, 1]), places[:, 1])
    grids, paper = [places.reshape(len(ks), len(ts), 3)], [paper_of(last, points)]
    if last.top > 1 and high > 1:
        # The same stations as below, so that the shaft's first row is the body's last.
        lower = ks
        ks, ts = ks[np.abs(ks) <= last.throat + 1e-9], np.linspace(1, min(high, last.top), 14 * (last.top - 1) + 1)
        k, t = np.meshgrid(ks, ts, indexing='ij')
        points = np.column_stack([k.ravel(), t.ravel()])
        places, normals = last.frame(points)
        depth = inset if opening is None else inset + opening.inset(points)[:, None]
        net = (places - normals * depth).reshape(len(ks), len(ts), 3)
        net[0] = net[-1] = (net[0] + net[-1]) / 2
        net[:, 0] = grids[0][np.abs(lower) <= last.throat + 1e-9, -1]
        grids.append(net)
        paper.append(paper_of(last, points))
    skin = _welded(name, grids, material, np.vstack(paper))
    if len(grids) > 1:
        soften = skin.modifiers.new('soften', 'SMOOTH')
        soften.iterations, soften.factor = 8, 0.5
    return skin


def paper_of(last, points):
    """Paper coordinates in cm for grain and patterns: along the shoe and up its girth, alike on both sides so that no seam shows."""
    points = np.atleast_2d(points)
    size, t = np.abs(points[:, 0]), points[:, 1]
    scale = np.interp(size, [0, 0.15, last.throat, 0.8, 1], [7.5, 6.2, 8.5, 6.5, 5.5])
    return np.column_stack([size * 33, t * scale])


def sample_rows(rows, count):
    """A line's points by index, not by distance."""
    rows = np.asarray(rows, float)
    at = np.linspace(0, len(rows) - 1, count)
    return np.column_stack([np.interp(at, np.arange(len(rows)), rows[:, axis]) for axis in range(rows.shape[1])])


def overlay(last, bottom, top, material, raise_=0.16, edge=0.1, step=0.3, sewn='btlr', name='piece', base=0.0, lift=None, edges='btlr', seamless=False, even=True, corners=(), paper=None):
    """A piece between two lines of (k, t) points (smooth curves), raised by `raise_` cm with an edge rounded over `edge` cm.

    Sides are named b(ottom), t(op), l(eft, where the lines begin) and r(ight). `edges`: those that are cut edges; `seamless`: what lies
    on the ridge is none. `sewn`: those with a line of stitches, if the material has one. `corners`: shares of the lines where they turn sharply.
    `paper(places)`: paper coordinates of its own, for cloth whose threads do not follow the shoe.
    """
    if even:
        lower, upper = last.curve(bottom, 400), last.curve(top, 400)
    else:
        lower, upper = sample_rows(bottom, 400), sample_rows(top, 400)
    span = max(lengths(last.place(lower))[-1], lengths(last.place(upper))[-1])
    height = np.linalg.norm(last.place(lower) - last.place(upper), axis=1).max()

    def spread(size):
        inner = np.linspace(0, 1, max(4, int(size / step)))
        border = np.array([0, 0.25, 0.6, 1.0, 1.8]) * edge / size
        return np.unique(np.r_[border, inner[(inner > border[-1] * 1.2) & (inner < 1 - border[-1] * 1.2)], 1 - border])

    us, vs = np.unique(np.r_[spread(span), corners]), spread(height)
    index = us * 399
    pick = lambda line: np.column_stack([np.interp(index, np.arange(400), line[:, axis]) for axis in range(2)])
    a, b = pick(lower), pick(upper)
    points = a[:, None] * (1 - vs)[None, :, None] + b[:, None] * vs[None, :, None]
    rows, columns, _ = points.shape
    flat = points.reshape(-1, 2)
    places, normals = last.frame(flat)
    net = places.reshape(rows, columns, 3)
    sides = {'b': (net[:, 0], points[:, 0]), 't': (net[:, -1], points[:, -1]), 'l': (net[0], points[0]), 'r': (net[-1], points[-1])}

    def away(names):
        near = np.full(len(places), 999.0)
        for side in names:
            line, at = sample(sides[side][0], 1500), sample(np.column_stack([sides[side][0], sides[side][1]]), 1500)[:, 3:]
            # Where both halves of a piece meet on the ridge there is no edge.
            border = line[~((np.abs(at[:, 0]) > last.throat) & (at[:, 1] > 0.992) & (at[:, 1] < 1.008))] if seamless else line
            if len(border):
                near = np.minimum(near, cKDTree(border).query(places)[0])
        return near

    from_edge = away(edges)
    rounded = np.clip(from_edge / edge, 0, 1)
    up = base + raise_ * np.sqrt(1 - (1 - rounded) ** 2)
    # A cut edge goes down to the skin, or one looks under a piece that lies on others.
    cut_edge = np.zeros((rows, columns), bool)
    for side, place in (('b', np.s_[:, 0]), ('t', np.s_[:, -1]), ('l', np.s_[0]), ('r', np.s_[-1])):
        cut_edge[place] |= side in edges
    up = np.where(cut_edge.ravel() & (from_edge < 0.5 * edge), -0.06, up)
    if lift is not None:
        up = up + lift(flat)
    places = places + normals * up[:, None]
    return _welded(name, places.reshape(rows, columns, 3), material, paper(places) if paper else paper_of(last, flat), dict(edge=away(sewn)))


def front_piece(last, line, material, low=0.03, raise_=0.14, base=0.0, sewn='t', name='vamp', **more):
    """A toe cap or vamp: all that lies before a line, given for one side as (|k|, t) from the feather line up to the ridge."""
    half = last.curve(line, 120)
    start, end = half[0, 0], half[-1, 0]
    around = np.linspace(end, 2 - end, 160)[1:-1]
    upper = np.vstack([half, np.column_stack([around, np.ones(158)]), np.column_stack([2 - half[::-1, 0], half[::-1, 1]])])
    lower = np.column_stack([np.linspace(start, 2 - start, 300), np.full(300, low)])
    # Each place of the upper line hangs on the feather line at its own share of the way.
    share = np.interp(upper[:, 0], [start - 1e-6, end, 2 - end, 2 - start + 1e-6], [0, 0.3, 0.7, 1]) if end > start + 0.01 else np.linspace(0, 1, len(upper))
    index = np.clip(np.linspace(0, len(upper) - 1, 300), 0, len(upper) - 1)
    upper = np.column_stack([np.interp(index, np.arange(len(upper)), upper[:, axis]) for axis in range(2)])
    share = np.interp(index, np.arange(len(share)), share)
    lower = np.column_stack([start + (2 - 2 * start) * np.maximum.accumulate(share), np.full(300, low)])
    # The line's ends on the ridge, or a wedge of the shoe shows between its two halves.
    corner = (len(half) - 1) / (2 * len(half) + 157)
    return overlay(last, lower, upper, material, raise_=raise_, base=base, sewn=sewn, edges='t', seamless=True, name=name, even=False, corners=(corner, 1 - corner), **more)


def both(function):
    """Calls `function(side)` for the outer (-1) and the inner side (1)."""
    return [function(side) for side in (-1, 1)]


def along(last, points, off=0.0, count=80):
    """A curve on the surface, `off` cm above it."""
    places, normals = last.frame(last.curve(points, count))
    return places + normals * off


def topline(last, material, radius=(0.28, 0.3), t=1.0, until=None, inward=0.12, name='topline'):
    """The rolled or padded edge of the opening, to within `until` of the throat."""
    end = last.throat if until is None else until
    k = np.linspace(-end, end, 120)
    places, normals = last.frame(np.column_stack([k, np.full_like(k, t)]))
    return sweep(name, places - normals * inward, material, radius=radius, sides=14)


def closed_topline(last, material, radius=(0.13, 0.13), t=1.0, inward=0.05, name='topline'):
    """A rolled edge all round the opening (loafers, Chelsea boots)."""
    k = np.linspace(-last.throat, last.throat, 121)
    places, normals = last.frame(np.column_stack([k, np.full_like(k, t)]))
    places = places - normals * inward
    places = np.vstack([places[-3:-1], places, places[1:3]])
    return sweep(name, places, material, radius=radius, sides=12)


def lining(last, material, insole, low=0.05, high=None, inset=0.3, floor=0.5, opening=None):
    """What is seen inside: the lining of the walls and the insole."""
    high = last.top if high is None else high
    body(last, material, inset=inset, low=low, high=high, count=90, name='lining', opening=opening)
    k = np.linspace(0.0, 1.0, 60)
    left, right = (last.raw(side * k, np.full_like(k, 0.06)) for side in (-1, 1))
    across = np.linspace(0.03, 0.97, 9)
    rows = left[:, None] * (1 - across)[None, :, None] + right[:, None] * across[None, :, None]
    rows[..., 2] = floor + 0.3 * np.abs(2 * across - 1)[None] ** 3
    # The low toe's tip would let it through.
    rows[..., 0] = np.minimum(rows[..., 0], last.shape.feather[-1][0] - 1.5)
    return grid('insole', last.bent(rows), insole)


def tongue(last, material, start=0.3, rise=2.2, wide=(1.25, 2.05), thick=0.34, lean=1.15, name='tongue', base=0.08, tilt=0.3):
    """The tongue's upper end: it lies on the ridge from `start` cm before the throat and stands out of the opening by `rise` cm."""
    x, z = last.shape.ridge[0]
    slope = float(last._ridge(x, 1))
    before = np.linspace(start, 0, 12)[:-1]
    line = [(x + d, float(last._ridge(x + d)) + base) for d in before]
    direction = np.array([-1, -slope]) / np.hypot(1, slope)
    point = np.array([x, z + base])
    line.append(tuple(point))
    for step in np.linspace(0, 1, 12)[1:]:
        turn = np.array([direction[0] * (1 - tilt * step), direction[1] + tilt * step])
        point = point + turn / np.linalg.norm(turn) * rise / 11
        line.append(tuple(point))
    line = np.array(line)
    across = np.linspace(-1, 1, 21)
    share = np.linspace(0, 1, len(line))
    width = np.interp(share, [0, start / (start + rise) * 0.85, 0.75, 0.9, 0.97, 1], [wide[0], wide[0] * 1.15, wide[1], wide[1] * 0.97, wide[1] * 0.86, wide[1] * 0.72])
    rows = []
    for (px, pz), w in zip(line, width):
        y = across * w
        sag = lean * 0.42 * (y**2) / 2.6
        rows.append(np.column_stack([px - 0.12 * y**2 * 0.4, y, pz - sag]))
    rows = np.array(rows)
    # The end is rounded, thin at the border and padded within.
    rows[-1, :, 2] -= 0.12 * across**2
    return grid(name, last.bent(rows), material, [(px * 1.0, y * 2.4) for px in line[:, 0] for y in across], thick=thick, offset=0, subdivide=2)


def stitches(last, points, material, off=0.03, length=0.22, gap=0.1, width=0.045, name='stitch'):
    """A line of real stitches along a (k, t) curve, one mesh."""
    line = along(last, points, off, 300)
    return stitches_on(line, last.frame(last.curve(points, 300))[1], material, length, gap, width, name)


def stitches_on(line, normals, material, length=0.22, gap=0.1, width=0.045, name='stitch'):
    """Stitches along a space curve with normals."""
    total = lengths(line)
    vertices, faces = [], []
    at = lambda d, of: np.array([np.interp(d, total, of[:, axis]) for axis in range(3)])
    for start in np.arange(0.05, total[-1] - length, length + gap):
        a, b, up = at(start, line), at(start + length, line), at(start + length / 2, normals)
        forward = (b - a) / np.linalg.norm(b - a)
        aside = np.cross(forward, up)
        aside /= max(np.linalg.norm(aside), 1e-9)
        o = len(vertices)
        for share, size in ((0, 0.45), (0.25, 1), (0.75, 1), (1, 0.45)):
            centre = a + (b - a) * share
            for turn in np.linspace(0, 2 * np.pi, 6, endpoint=False):
                vertices.append(centre + (aside * np.cos(turn) + up * np.sin(turn)) * width * size)
        for ring in range(3):
            for corner in range(6):
                c, d = o + ring * 6 + corner, o + ring * 6 + (corner + 1) % 6
                faces.append((c, d, d + 6, c + 6))
        faces += [tuple(range(o, o + 6))[::-1], tuple(range(o + 18, o + 24))]
    return mesh(name, vertices, faces, material, [(0, 0)] * len(vertices), subdivide=0)


def _circles(last, points, radius, profile, sides):
    """Vertices of circles round places of the surface (place, circle, vertex, axis): one for each (share of `radius`, cm above the last) of the profile."""
    places, normals = last.frame(points)
    x = np.cross(normals, [0.3, 0.2, 0.9])
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    y = np.cross(normals, x)
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None, :, None]
    circle = (x[:, None] * np.cos(turn) + y[:, None] * np.sin(turn)) * np.broadcast_to(radius, len(places))[:, None, None]
    return np.stack([places[:, None] + normals[:, None] * high + circle * reach for reach, high in profile], 1)


def discs(last, points, material, radius=0.06, off=0.0, height=0.012, sides=10, name='dots'):
    """Round dots on the surface (perforations, eyelets) as one mesh."""
    vertices = _circles(last, points, radius, [(1, off + height)], sides).reshape(-1, 3)
    faces = [tuple(range(o, o + sides)) for o in range(0, len(vertices), sides)]
    return mesh(name, vertices, faces, material, [(0, 0)] * len(vertices), subdivide=0)


def craters(last, points, material, radius=0.06, off=0.0, sides=12, name='craters'):
    """The swollen rims of holes punched into leather, as one mesh."""
    circles = _circles(last, points, radius, [(1.9, off - 0.012), (1.45, off + 0.02), (1.15, off + 0.024), (0.9, off - 0.01)], sides)
    at = np.arange(circles.size // 3).reshape(circles.shape[:3])
    beside = np.roll(at, -1, axis=2)
    faces = np.stack([at[:, :-1], beside[:, :-1], beside[:, 1:], at[:, 1:]], -1).reshape(-1, 4).tolist()
    vertices = circles.reshape(-1, 3)
    return mesh(name, vertices, faces, material, [(0, 0)] * len(vertices), subdivide=0)


def rings(last, points, material, radius=0.25, off=0.16, bore=0.15, high=0.08, hole=None):
    """Metal eyelets."""
    places, normals = last.frame(points)
    for place, normal in zip(places, normals):
        eyelet(place + normal * off, normal, material, radius, bore, high)
        if hole is not None:
            turned('hole', [(bore * 1.05, 0), (bore * 1.0, high * 0.35), (0.01, high * 0.36)], hole, place + normal * off, normal, sides=14)

