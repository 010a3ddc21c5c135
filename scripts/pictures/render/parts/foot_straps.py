"""Straps laid over an unseen foot, ribbons round an ankle, buckles, bows and bindings."""
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d

from cloth.curves import arc, lengths, sample, smooth
from parts.goods_surfaces import unit
from parts.mesh import grid, sweep, turned
from parts.shoe_upper import stitches_on


class Foot:
    """The foot on a last: (x, angle) to a place, the angle from the outer edge of the bed (0) over the instep to the inner edge (180).

    `lean`: cm that its ridge lies inward; `tuck`: how far a strap's ends turn in below the edge, a radian.
    """

    def __init__(self, last, high=1.0, wide=0.0, power=2.25, lean=0.0, tuck=0.6):
        self.last, self.wide, self.power, self.lean, self.tuck = last, wide, power, lean, tuck
        length = last.length
        share = np.array([0.0, 0.2, 0.32, 0.45, 0.56, 0.66, 0.78, 0.9, 1.0])
        self._height = PchipInterpolator(share * length, np.array([9.5, 8.6, 7.4, 6.1, 5.2, 4.3, 3.1, 2.3, 1.6]) * high)

    def place(self, points):
        points = np.atleast_2d(np.asarray(points, float))
        x, angle = points[:, 0], np.radians(points[:, 1])
        inside = np.clip(angle, 0, np.pi)
        below = np.maximum(-angle, 0) + np.maximum(angle - np.pi, 0)
        half = self.last.half_width(x, -1) + self.wide
        cosine, sine = np.cos(inside), np.abs(np.sin(inside))
        y = self.last.centre(x) - np.sign(cosine) * np.abs(cosine) ** (2 / self.power) * (half - self.tuck * below) + self.lean * sine**2
        z = self.last.bed(x) + self._height(np.clip(x, 0, self.last.length)) * sine ** (2 / self.power) - 3.0 * below
        return np.column_stack([x, y, z])

    def frame(self, points, reach=0.05):
        points = np.atleast_2d(np.asarray(points, float))
        along = (self.place(points + [reach, 0]) - self.place(points - [reach, 0])) / 2 / reach
        over = (self.place(points + [0, 1.0]) - self.place(points - [0, 1.0])) / 2
        normal = unit(np.cross(along, over))
        outside = self.place(points) - np.column_stack([points[:, 0], self.last.centre(points[:, 0]), self.last.bed(points[:, 0]) + 0.5])
        normal = normal * np.sign(np.einsum('ij,ij->i', normal, outside))[:, None]
        return self.place(points), normal, along, over


def _section(sides, power):
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rounded = lambda value: np.sign(value) * np.abs(value) ** (2 / power)
    return rounded(np.cos(turn)), rounded(np.sin(turn))


def _band(name, places, across_cm, along, half, material, subdivide=1):
    """Closes rings of a strap to a mesh; `across_cm` are paper heights of a ring."""
    first, last = places[:1].mean(1, keepdims=True), places[-1:].mean(1, keepdims=True)
    ends = lambda ring, middle: np.broadcast_to(middle, ring.shape)
    rings = np.concatenate([ends(places[:1], first), places, ends(places[-1:], last)])
    rings = np.concatenate([rings, rings[:, :1]], axis=1)
    along = np.r_[along[0], along, along[-1]]
    across_cm = np.c_[across_cm, across_cm[:, :1]]
    across_cm = np.concatenate([across_cm[:1], across_cm, across_cm[-1:]])
    half = np.r_[half[0], half, half[-1]]
    paper = [(along[row], across_cm[row, column] + 12) for row in range(len(along)) for column in range(rings.shape[1])]
    to_edge = np.maximum(half[:, None] - np.abs(across_cm), 0)
    return grid(name, rings, material, paper, subdivide=subdivide, distances=dict(edge=to_edge.ravel()))


def _sew_edges(line_at, normals, half, sewn):
    """Stitches along both edges of a strap: `line_at(share)` is the line on its face at a share of the half width, `sewn` (cm from the edge, thread)."""
    inside, thread = sewn
    for side in (-1, 1):
        stitches_on(line_at(side * (1 - inside / half)), normals, thread, length=0.2, gap=0.1, width=0.03)


def strap(name, foot, path, width, material, thick=0.22, off=0.05, count=60, sides=24, curved=True, sewn=None):
    """A strap over the foot along (x, angle) points; `width` and `off` (how far above the foot) in cm, or one at each point.

    `sewn`: (cm from its edges, thread) of a row of stitches on each side. Returns its middle line and normals.
    """
    path = np.asarray(path, float)
    knots = np.linspace(0, 1, len(path))
    if curved and len(path) > 2:
        dense = smooth(path, 30)
        share = np.linspace(0, 1, len(dense))
    else:
        dense, share = path, knots
    at = np.linspace(0, 1, count)
    line = np.column_stack([np.interp(at, share, dense[:, axis]) for axis in (0, 1)])
    half = np.interp(at, knots, np.broadcast_to(np.asarray(width, float) / 2, len(path)))
    off = gaussian_filter1d(np.interp(at, knots, np.broadcast_to(np.asarray(off, float), len(path))), 3, mode='nearest')[:, None]
    line, half = gaussian_filter1d(line, 2.5, axis=0, mode='nearest'), gaussian_filter1d(half, 3, mode='nearest')
    places, normals, along, over = foot.frame(line)
    tangent = unit(np.gradient(places, axis=0))
    across = np.cross(normals, tangent)
    gram = lambda a, b: np.einsum('ij,ij->i', a, b)
    aa, bb, ab, pa, pb = gram(along, along), gram(over, over), gram(along, over), gram(across, along), gram(across, over)
    determinant = np.maximum(aa * bb - ab * ab, 1e-9)
    step = np.column_stack([(pa * bb - pb * ab) / determinant, (pb * aa - pa * ab) / determinant])
    step = gaussian_filter1d(step, 4, axis=0, mode='nearest')
    cosine, sine = _section(sides, 5.0)
    rings = []
    for c, s in zip(cosine, sine):
        on, up, _, _ = foot.frame(line + step * (c * half)[:, None])
        rings.append(on + normals * (off + thick / 2 + s * thick / 2))
    _band(name, np.array(rings).transpose(1, 0, 2), cosine[None] * half[:, None], lengths(places), half, material)
    if sewn:
        _sew_edges(lambda share: foot.frame(line + step * (share * half)[:, None])[0] + normals * (off + thick), normals, half, sewn)
    return places + normals * (off + thick), normals


def ribbon(name, path, normals, width, material, thick=0.18, sides=20, sewn=None):
    """A strap in space along a path, its flat side facing `normals`; `width` and `thick` in cm or one at each point; `sewn` as of a strap."""
    path, normals = np.asarray(path, float), unit(np.asarray(normals, float))
    half = np.broadcast_to(np.asarray(width, float) / 2, len(path))
    tangent = unit(np.gradient(path, axis=0))
    across = unit(np.cross(normals, tangent))
    upward = np.cross(tangent, across)
    cosine, sine = _section(sides, 5.0)
    thick = np.broadcast_to(np.asarray(thick, float), len(path))[:, None]
    places = path[:, None] + across[:, None] * (cosine[None] * half[:, None])[..., None] + upward[:, None] * (sine[None] * thick / 2)[..., None]
    if sewn:
        _sew_edges(lambda share: path + across * (share * half)[:, None] + upward * thick / 2, upward, half, sewn)
    return _band(name, places, cosine[None] * half[:, None], lengths(path), half, material)


def round_heel(points, count=80, axis=5.0):
    """A smooth path round the back of the foot and normals that face away from the ankle."""
    path = arc(points, count)
    normals = np.column_stack([np.minimum(path[:, 0] - axis, 0), path[:, 1], np.zeros(count)])
    return path, normals


def loop_of(points, material, radius=0.1, name='ring', power=2.0, up=(0, 0, 1)):
    """A closed tube through points."""
    line = np.asarray(points, float)
    return sweep(name, np.vstack([line[-1:], line, line[:2]]), material, radius=(radius, radius) if np.isscalar(radius) else radius, up=up, power=power)


def buckle(place, along, normal, width, metal, length=None, wire=0.11, pin=True, pierced=None):
    """A pin buckle: a rounded frame lying on a strap that runs `along`.

    `pierced`: a dark material for the hole that the pin comes out of; the strap's end then lies over the frame's near bar.
    """
    place, along, normal = (np.asarray(v, float) for v in (place, along, normal))
    normal = unit(normal)
    along = unit(along - normal * (along @ normal))
    across = np.cross(normal, along)
    half, reach = width / 2 + 0.22, (length or width * 0.8) / 2
    turn = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rounded = lambda value: np.sign(value) * np.abs(value) ** (2 / 5.0)
    centre = place + normal * wire
    dip = 2.1 * wire if pierced else 0.0
    points = [centre + along * reach * rounded(np.cos(t)) + across * half * rounded(np.sin(t)) - normal * (0.06 * half * np.sin(t) ** 2 + dip * np.clip(-np.cos(t), 0, 1) ** 2) for t in turn]
    loop_of(points, metal, wire, 'buckle', up=normal)
    if pierced:
        turned('hole', [(wire * 1.5, 0), (wire * 1.5, 0.012), (0.01, 0.012)], pierced, place, normal, sides=16)
        line = [place - normal * 0.1, place + along * reach * 0.12 + normal * wire * 0.9, place + along * reach * 0.6 + normal * wire * 2.2, place + along * (reach + wire * 0.7) + normal * wire * 2.1]
        sweep('pin', arc(line, 20), metal, radius=(wire * 0.85, wire * 0.7), up=normal)
    elif pin:
        line = [centre - along * reach, centre - along * reach * 0.6 + normal * 0.07, centre + along * reach * 0.6 + normal * 0.1, centre + along * (reach + 0.08) + normal * 0.08]
        sweep('pin', arc(line, 16), metal, radius=(wire * 0.85, wire * 0.75), up=normal)


def holes(path, normals, at, dark, radius=0.09):
    """Punched holes at indices of a strap's line."""
    for index in at:
        turned('hole', [(radius, 0), (radius, 0.012), (0.01, 0.012)], dark, path[index], normals[index], sides=12)


def keeper(place, along, normal, width, leather, deep, broad=0.4):
    """The loop that holds a strap's end: round a strap `width` wide whose layers are `deep` cm, `broad` cm along it."""
    along, normal = unit(np.asarray(along, float)), unit(np.asarray(normal, float))
    across = np.cross(normal, along)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    squared = lambda value: np.sign(value) * np.abs(value) ** 0.4
    points = np.asarray(place) + np.outer(squared(np.cos(turn)) * (width / 2 + 0.07), across) + np.outer(squared(np.sin(turn)) * (deep / 2 + 0.05), normal)
    return loop_of(points, leather, (0.05, broad / 2), 'keeper', power=4.0, up=along)


def ankle_strap(counter, outwards, level, front, width, leather, metal, dark, thick=0.15):
    """A strap round a counter's upper edge and on round the ankle, buckled on the outer side.

    `counter`, `outwards`: places and normals of parts.last.upper; `level`: the strap's height (cm) there; `front` [(x, y, z)]: its way from the
    counter's inner side to the middle of the ankle's front. Its ends meet under the strap's loose end.
    """
    columns = [int(np.argmin(np.abs(rise[:, 2] - level))) for rise in counter]
    behind = np.array([rise[column] + out[column] * (thick / 2 + 0.085) for rise, out, column in zip(counter, outwards, columns) if rise[-1, 2] > level + width * 0.2])
    if behind[0, 1] > 0:
        behind = behind[::-1]
    around = [*front, *[(x, -y, z) for x, y, z in front[-2::-1]]]
    path = gaussian_filter1d(arc(np.vstack([behind[::6], behind[-1:], around, behind[:1]]), 200), 4, axis=0, mode='wrap')
    reach, start_x = path[:, 0].max(), path[:, 0].max() * 0.55
    start = int(np.argmin(np.abs(path[:, 0] - start_x) + 9 * (path[:, 1] > 0)))
    path = np.roll(path[:-1], -start, axis=0)[np.r_[0:199, 0]]
    away = lambda places: unit(np.column_stack([(places[:, 0] - reach / 2) / 14, places[:, 1] / 6.5, np.full(len(places), 0.04)]))
    ribbon('ankle', path, away(path), width, leather, thick)
    tail = path[(path[:, 1] < 0) & (path[:, 0] > reach * 0.26) & (path[:, 0] < reach * 0.86)]
    tail = tail[np.argsort(tail[:, 0])]
    facing = away(tail)
    share = np.linspace(0, 1, len(tail))
    ribbon('tail', tail + facing * thick, facing, np.interp(share, [0, 0.03, 0.1, 0.2, 1], [0.3, 0.55, 0.85, 0.97, 1]) * width, leather, thick * 0.9)
    at, hold = int(len(tail) * 0.62), int(len(tail) * 0.3)
    holes(tail + facing * thick * 1.45, facing, [int(len(tail) * part) for part in (0.14, 0.22, 0.4, 0.48)], dark, width * 0.07)
    keeper(tail[hold] + facing[hold] * thick / 2, tail[hold + 1] - tail[hold], facing[hold], width, leather, thick * 2)
    buckle(tail[at] + facing[at] * thick * 1.45, tail[at + 1] - tail[at], facing[at], width, metal, length=width * 1.12, wire=0.07 + 0.02 * (width > 0.9), pierced=dark)


def binding(places, material, radius=0.09, closed=True):
    """Piping along the top line of an upper."""
    line = places[:, -1]
    if closed:
        return loop_of(sample(np.vstack([line, line[:1]]), 160)[:-1], material, radius, 'binding')
    return sweep('binding', sample(line, 120), material, radius=(radius, radius))


def bow(place, material, size=1.0, slope=0.25, cord=0.13):
    """A small tied bow of cord lying at `place`, its loops across the foot (y)."""
    place = np.asarray(place, float)
    at = lambda x, y, z: place + np.array([x, y, z - x * slope]) * size
    for side in (-1, 1):
        points = [(0, 0, 0.12), (0.28, side * 0.5, 0.22), (0.42, side * 1.05, 0.2), (0.15, side * 1.35, 0.14), (-0.15, side * 1.0, 0.12), (-0.08, side * 0.45, 0.14), (0, 0, 0.12)]
        sweep('bow', arc([at(*p) for p in points], 60), material, radius=(cord, cord * 0.8))
        points = [(0.02, 0, 0.16), (0.4, side * 0.28, 0.16), (0.85, side * 0.42, 0.02), (1.25, side * 0.62, -0.02)]
        sweep('end', arc([at(*p) for p in points], 30), material, radius=(cord * 0.9, cord * 0.8))
    sweep('knot', [at(-0.2, 0, 0.14), at(0, 0, 0.26), at(0.22, 0, 0.14)], material, radius=(0.2 * size, 0.16 * size))
