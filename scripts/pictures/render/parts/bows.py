"""A bow tied of a wide band of doubled cloth: two soft loops, two tails, and the band's turn that is the knot. Lengths in cm."""
import numpy as np

from cloth.curves import ease, facing, lengths
from parts.buckling import sheet_buckled
from parts.calm import Calm
from parts.mesh import grid


def _band(name, places, half, material, seed):
    """A strip of doubled cloth from its places (along, across, 3), a little longer than its form; `half`: its half width on paper."""
    rows, columns, _ = places.shape
    free = ease((np.arange(rows) - 3) / 8)[:, None]
    places = sheet_buckled(places, -facing(places), np.array([0.07, 0.0, -0.006]), 1.6, seed, free)
    along = lengths(places[:, columns // 2])
    side = np.linspace(-1, 1, columns)
    paper = [(40 + at * half, 40 + way) for way in along for at in side]
    edge = [(1 - abs(at)) * half for _ in along for at in side]
    return grid(name, places, material, paper, subdivide=1, thick=0.09, offset=0, distances=dict(edge=edge))


def _gathered(share, across, deep, seed, left=0.16):
    """How far pleats stand off that begin at the knot (`share` 0) and fade along the band; `left`: the part of their depth that stays at its end."""
    shake = np.random.default_rng(seed).uniform(0, 6.28, 2)
    wave = np.sin(across * 4.4 + shake[0] + share * 0.7) + 0.55 * np.sin(across * 8.3 + shake[1] - share * 1.1)
    return deep * wave * ((1 - left) * np.exp(-((share / 0.42) ** 1.5)) + left)


def _centre_line(share, length, lean):
    """A line that leaves the knot at the first angle of `lean` below the horizontal and ends at the second: places (x, z) and the angles there (radians)."""
    fine = np.linspace(0, 1, 200)
    turn = np.radians(lean[0] + (lean[1] - lean[0]) * fine)
    steps = np.column_stack([np.cos(turn), -np.sin(turn)]) * length / 199
    line = np.cumsum(np.vstack([[0, 0], steps[:-1]]), axis=0)
    at = np.clip(share, 0, 1)
    return np.column_stack([np.interp(at, fine, line[:, axis]) for axis in (0, 1)]), np.interp(at, fine, turn)


def _loop(ground, knot, side, length, half, lean, material, seed):
    """A loop: one layer goes out from the knot, turns over at its end and comes back behind, a little lower."""
    way, across = np.linspace(0, 1, 84), np.linspace(-1, 1, 23)
    behind = ease((way - 0.46) / 0.08)
    share = np.where(way < 0.5, way / 0.48, (1 - way) / 0.48)
    end = np.clip((share - 0.9) / 0.14, 0, 1)
    share = np.clip(share, 0, 1)
    centre, turn = _centre_line(share, length, lean)
    turn = turn + np.radians(5) * behind
    centre = centre + np.column_stack([0 * share, -0.75 * share]) * behind[:, None]
    wide = (0.62 + (half - 0.62) * ease(share / 0.72)) * (1 - 0.05 * end)
    up = np.column_stack([np.sin(turn), np.cos(turn)])
    flat = centre[:, None] + up[:, None] * (wide[:, None] * across)[..., None]
    # The end of a loop is a soft round, not a cut.
    flat[..., 0] -= (0.5 * end**2)[:, None] * np.abs(across) ** 2.5
    belly = np.sin(np.pi * np.clip(share, 0, 1) ** 0.85)
    off = (1 - behind) * (1.2 + 1.7 * belly + 0.5 * share) + behind * (0.6 + 0.4 * belly)
    off = off[:, None] + _gathered(share[:, None], across[None], 0.3, seed) * (1 - 0.6 * behind)[:, None] - (0.5 * belly * (1 - behind))[:, None] * np.abs(across) ** 3
    x, z = side * flat[..., 0] + knot[0], flat[..., 1] + knot[1]
    near = ease(share / 0.5)[:, None]
    y = ground(x, z) * near + ground(*knot) * (1 - near) - off
    _band('bow-loop', np.stack([x, y, z], -1)[:, ::side], half, material, seed)


def _tail(ground, knot, side, length, half, lean, over, slant, material, seed):
    """A tail that comes out below the knot and lies on the front; `over`: how far it lies on the other one, `slant`: how much longer its outer edge is."""
    share, across = np.linspace(0, 1, 60), np.linspace(-1, 1, 19)
    centre, turn = _centre_line(share, length, lean)
    wide = 0.5 + (half - 0.5) * ease(share / 0.5)
    up = np.column_stack([np.sin(turn), np.cos(turn)])
    flat = centre[:, None] + up[:, None] * (wide[:, None] * across)[..., None]
    flat -= (np.column_stack([-np.cos(turn), np.sin(turn)])[:, None]) * (slant * share[:, None] ** 6 * across)[..., None]
    off = 0.75 + 0.4 * np.exp(-share / 0.12) + over * np.exp(-((share / 0.9) ** 2))
    off = off[:, None] + _gathered(share[:, None], across[None], 0.26, seed, left=0.45)
    x, z = side * (0.25 + flat[..., 0]) + knot[0], flat[..., 1] + knot[1] - 0.5
    _band('bow-tail', np.stack([x, ground(x, z) - np.maximum(off, 0.2), z], -1)[:, ::side], half, material, seed)


def _knot(middle, material, wide=1.15, high=1.4, deep=0.95, tilt=9.0):
    """The turn of the band round both loops: it runs from above over the front to below, gathered, and is rolled in at both sides."""
    along = np.linspace(-1, 1, 25)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    rolled = np.clip(1 - np.abs(along) ** 5, 0.02, 1) ** 0.5
    gather = 1 + 0.045 * np.sin(along[None] * 7.5 + 0.9 * np.sin(turn)[:, None] + 0.6) + 0.03 * np.sin(along[None] * 14 - 0.7 * np.cos(turn)[:, None])
    size = rolled[None] * gather
    square = lambda value: np.sign(value) * np.abs(value) ** 0.82
    x = np.broadcast_to(along * wide, size.shape) * (1 + 0.10 * np.sin(turn)[:, None])
    y, z = -square(np.cos(turn))[:, None] * deep * size, square(np.sin(turn))[:, None] * high * (0.9 + 0.1 * size) * rolled[None]
    lean = np.radians(tilt)
    places = middle + np.stack([x * np.cos(lean) - z * np.sin(lean), y, x * np.sin(lean) + z * np.cos(lean)], -1)
    paper = [(60 + a * 1.6, 60 + t * 1.2) for t in turn for a in along]
    grid('bow-knot', places, material, paper, closed=True, subdivide=1)


def bow(front, material, at, tail=23.0, loop=10.4, half=3.1):
    """A soft tied bow on the front of a garment. `at`: paper place of the knot; `half`: half the width of its band."""
    outline = [(at[0] + x, at[1] + z) for x in (-10, 10) for z in (-tail - 2, 1)]
    calm = Calm(front, outline, 3, pad=1.0)
    # Where cloth hangs, paper and place hardly differ across and up.
    drop = front.place([at])[0, 2] - at[1]
    ground = lambda x, z: calm.place(np.column_stack([np.ravel(x), np.ravel(z) - drop]))[:, 1].reshape(np.shape(x))
    knot = np.array([at[0], at[1] + drop])
    _tail(ground, knot, -1, tail * 0.9, half * 0.86, (80, 85), 0.0, 0.9, material, 4)
    _tail(ground, knot, 1, tail, half * 0.86, (72, 85), 0.65, 0.9, material, 9)
    _loop(ground, knot, -1, loop * 0.96, half, (2, 42), material, 2)
    _loop(ground, knot, 1, loop, half, (6, 36), material, 6)
    _knot(np.array([knot[0], ground(*knot) - 1.45, knot[1] - 0.05]), material)
