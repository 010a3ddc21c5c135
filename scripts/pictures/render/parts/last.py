"""The last of an open shoe: the outline of its bottom, the rise of its foot bed to the heel, and the skins drawn between bottom and top line."""
from dataclasses import dataclass

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator

from cloth.curves import averaged, ease, lengths, sample, smooth
from parts.mesh import grid
from parts.shoe_upper import stitches_on

#: Samples of half an outline, from the back of the heel to the tip of the toe.
COUNT = 121
_UP = np.array([0, 0, 1.0])


@dataclass(frozen=True)
class Last:
    """Lengths in cm; x runs from the heel (0) to the toe (`length`), y across (the wearer's left is +), z up. A right foot.

    `toe`: two powers; 1.4, 1.2 is pointed, 1.9, 1.6 almond, 2.2, 2.1 round, 3, 3 square.
    """

    length: float = 25.0
    heel: float = 1.0
    ball: float = 3.9
    waist: float = 2.55
    seat: float = 2.6
    toe: tuple[float, float] = (2.2, 2.0)
    bend: float = 0.9
    spring: float = 0.6
    sole: float = 0.4
    #: Where the ball lies, as a share of the length, and how steep the seat of the heel is.
    ball_at: float = 0.66
    tilt: float = 0.3

    def bed(self, x):
        """Height of the foot bed."""
        x = np.asarray(x, float)
        ball = self.ball_at * self.length
        back = np.clip((ball - x) / ball, 0, 1.1)
        rise = back**2 * (3 - 2 * back) + self.tilt * (back**3 - back**2)
        front = np.clip((x - ball - 0.5) / (self.length - ball - 0.5), 0, 1.2)
        return self.sole + self.heel * rise + self.spring * front**2

    def ground(self, x):
        """Height of the sole's under side over the floor: the toe lifts off."""
        ball = self.ball_at * self.length
        return self.spring * np.clip((np.asarray(x, float) - ball - 0.5) / (self.length - ball - 0.5), 0, 1.2) ** 2

    def centre(self, x):
        """The middle line bends inward at the toe."""
        share = np.clip((np.asarray(x, float) - 0.3 * self.length) / (0.7 * self.length), 0, 1)
        return self.bend * np.sin(share**1.3 * np.pi * 0.62)

    def half_width(self, x, side=-1):
        """Half of the width of the bottom; the inner side (+1) is cut in at the arch."""
        x = np.asarray(x, float)
        length, ball = self.length, self.ball_at * self.length
        seat_end = 0.115 * length
        middle = PchipInterpolator([seat_end, 0.2 * length, 0.38 * length, 0.54 * length, ball], [self.seat, self.seat * 0.99, self.waist, (self.waist + self.ball) / 2 + 0.1, self.ball])
        width = middle(np.clip(x, seat_end, ball))
        width = np.where(x < seat_end, self.seat * np.sqrt(np.clip(1 - ((seat_end - x) / seat_end) ** 2, 0, 1)), width)
        ahead = np.clip((x - ball) / (length - ball), 0, 1)
        width = np.where(x > ball, self.ball * (1 - ahead ** self.toe[0]) ** (1 / self.toe[1]), width)
        arch = np.exp(-(((x / length - 0.42) / 0.13) ** 2))
        return width * (1 - (0.09 if side > 0 else -0.03) * arch)

    def half_outline(self, side=-1, start=0.0, end=None):
        """Points (x, y) of one side from heel to toe, even in length; `start` and `end` (x) cut it."""
        length = self.length
        seat_end, ball = 0.115 * length, self.ball_at * length
        turn = np.linspace(0, np.pi / 2, 60)
        x = np.r_[seat_end * (1 - np.cos(turn)), np.linspace(seat_end, ball, 120)[1:], ball + (length - ball) * (1 - (1 - np.linspace(0, 1, 200)[1:]) ** 2.6)]
        line = np.column_stack([x, self.centre(x) + side * self.half_width(x, side)])
        keep = (x >= start) & (x <= (length if end is None else end))
        return sample(line[keep], COUNT)

    def outline(self, start=0.0, end=None):
        """The whole loop from the toe along the outer side to the heel and back along the inner side; open where cut."""
        return np.concatenate([self.half_outline(-1, start, end)[::-1], self.half_outline(1, start, end)[1 if start == 0 else 0 :]])

    def bottom(self, points):
        """Places of (x, y) on the bed."""
        return np.column_stack([points, self.bed(points[:, 0])])


def outward(line):
    """Plane normals to the right of a plane line."""
    tangent = np.gradient(line, axis=0)
    normal = np.column_stack([tangent[:, 1], -tangent[:, 0]])
    return normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)


@dataclass(frozen=True)
class Skin:
    """An upper: `top` [(x, half width, height above the bed)] from the heel to the throat, on each side of the foot.

    `start`, `end`: x where it begins and ends when it does not go round the heel or over the toe. `toe_height`: height of the toe box.
    """

    top: tuple
    start: float = 0.0
    end: float | None = None
    toe_height: float = 1.5
    bulge: float = 0.32
    toe_bulge: float = 0.3
    #: How full the vamp is: the share of the toe's length over which it stays high.
    full: float = 0.5
    #: x of the top line's places that face the same x of the bottom.
    matched: tuple = (3.0, 8.0, 12.5)
    rows: int = 30


def _half(last, skin, side):
    bottom = last.half_outline(side, skin.start, skin.end)
    foot = np.column_stack([bottom, last.bed(bottom[:, 0])])
    top = np.asarray(skin.top, float)
    edge = smooth(np.column_stack([top[:, 0], last.centre(top[:, 0]) + side * top[:, 1], last.bed(top[:, 0]) + top[:, 2]]), 30)
    edge_share, foot_share = lengths(edge) / lengths(edge)[-1], lengths(bottom) / lengths(bottom)[-1]
    pairs = [(0, 0)]
    for x in skin.matched:
        if bottom[0, 0] + 0.5 < x < min(bottom[-1, 0], top[-1, 0]) - 0.8:
            pairs.append((np.interp(x, bottom[:, 0], foot_share), np.interp(x, np.maximum.accumulate(edge[:, 0]), edge_share)))
    pairs.append((1, 1))
    pairs = np.array(pairs)
    at = PchipInterpolator(pairs[:, 0], pairs[:, 1])(foot_share)
    averaged(at, 80)
    above = CubicSpline(edge_share[::10], edge[::10])(at) if len(edge) > 60 else np.column_stack([np.interp(at, edge_share, edge[:, axis]) for axis in range(3)])
    out = np.column_stack([outward(bottom) * (1 if side < 0 else -1), np.zeros(len(bottom))])
    if skin.start == 0:
        out[0] = (-1, 0, 0)
    if skin.end is None:
        out[-1] = (1, 0, 0)
    averaged(out, 3)
    apart = foot - above
    apart[:, 2] = 0
    distance = np.linalg.norm(apart, axis=1)
    high = (above[:, 2] - foot[:, 2])[:, None]
    lying = ease((distance - 1.0) / 4.5)[:, None]
    toe_height = np.minimum(skin.toe_height, np.maximum(high, 0.15) * 1.0)
    rounding = np.clip(high / 2.5, 0, 1)
    first = foot + _UP * (high * 0.45 * (1 - lying) + toe_height * lying) + out * (skin.bulge * rounding * (1 - lying) + skin.toe_bulge * lying * rounding)
    drop = high * 0.35 * (1 - lying) + 0.42 * np.maximum(high - toe_height, 0) * lying
    second = above + apart * (0.15 * (1 - lying) + skin.full * lying) - _UP * drop + out * skin.bulge * 0.6 * rounding * (1 - lying)
    # Smooth handles leave no crease where the side of the shoe becomes its vamp.
    for handle, end in ((first, foot), (second, above)):
        reach = handle - end
        averaged(reach, 90)
        handle[:] = end + reach
    t = np.linspace(0, 1, skin.rows)[None, :, None]
    return foot[:, None] * (1 - t) ** 3 + 3 * first[:, None] * t * (1 - t) ** 2 + 3 * second[:, None] * t * t * (1 - t) + above[:, None] * t**3


def hull(last, skin):
    """Places (along the loop, from bottom to top line, 3) of an upper and its outward normals.

    The loop goes toe, outer side, heel, inner side, toe; with `start` it is two halves joined at the toe instead, outer side first.
    """
    outer, inner = _half(last, skin, -1), _half(last, skin, 1)
    if skin.start == 0:
        places = np.concatenate([outer[::-1], inner[1:]])
    else:
        places = np.concatenate([outer, inner[::-1][1:]])
    across, up = np.gradient(places, axis=0), np.gradient(places, axis=1)
    normals = np.cross(across, up)
    middle = len(places) // 2
    facing = np.einsum('ij,ij->i', normals[:, 3], places[:, 3] - [last.length / 2, 0, 2])
    if np.median(facing[middle - 60 : middle + 60]) < 0:
        normals = -normals
    return places, normals / np.maximum(np.linalg.norm(normals, axis=2, keepdims=True), 1e-9)


def paper_grid(places):
    """Paper coordinates (cm) of a grid by its lengths, so that grain is not stretched."""
    along = lengths(places[:, places.shape[1] // 3])
    return [(along[row], up) for row in range(len(places)) for up in lengths(places[row])]


def upper(name, last, skin, material, lining, thick=0.16):
    """The upper of a shoe with its lining; returns (places, normals)."""
    places, normals = hull(last, skin)
    top = np.broadcast_to(lengths(places[0])[-1], places.shape[:2])
    to_top = np.array([lengths(row)[-1] - lengths(row) for row in places])
    grid(name, places, material, paper_grid(places), thick=thick, offset=0, distances=dict(edge=np.minimum(to_top, top + 9).ravel()))
    within = places[:, :-1] - normals[:, :-1] * (thick * 0.5 + 0.05)
    grid(name + '-lining', within, lining, paper_grid(within))
    return places, normals


def sock(last, material, start=0.0, end=None, share=0.97, raise_=0.05):
    """The insole, slightly hollow."""
    outer, inner = last.half_outline(-1, start, end), last.half_outline(1, start, end)
    rows = []
    for a, b in zip(outer, inner):
        across = np.linspace(0.5 - share / 2, 0.5 + share / 2, 13)[:, None]
        line = a * (1 - across) + b * across
        rows.append(np.column_stack([line, last.bed(line[:, 0]) + raise_ + 0.10 * (2 * across[:, 0] - 1) ** 2]))
    rows = np.array(rows)
    return grid('sock', rows, material, [(p[0], p[1] + 10) for p in rows.reshape(-1, 3)])


def sock_stitches(last, thread, start=0.0, inward=0.32, raise_=0.08):
    """A row of stitches round an insole, `inward` cm from its edge."""
    for side in (-1, 1):
        line = last.half_outline(side, start)
        line = line - outward(line) * (inward * -side)
        line = line[(line[:, 1] - last.centre(line[:, 0])) * side > 0]
        places = np.column_stack([line, last.bed(line[:, 0]) + raise_ + 0.06])
        stitches_on(places, np.tile(_UP, (len(places), 1)), thread, length=0.2, gap=0.12, width=0.026)
