"""Tailored fronts: lapels, the collar that joins them at the gorge, the overlapping front edge."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy.ndimage import gaussian_filter1d, maximum_filter1d

from cloth.curves import arc, averaged, ease, lengths, sample, smooth
from cloth.shell import attribute, paper_of
from parts.calm import Calm
from parts.mesh import grid, sweep
from parts.reshape import places_of
from units import CM


def _polyline(points, count):
    return sample(np.asarray(points, float), count)


def _between(inner, outer, end, share):
    """Rows of points from an inner to an outer line; the last `share` of the rows bends into the polyline `end`."""
    rows, columns = len(inner), len(end)
    u = np.linspace(0, 1, columns)[None, :, None]
    points = inner[:, None] * (1 - u) + outer[:, None] * u
    bent = end - (inner[-1] * (1 - u[0]) + outer[-1] * u[0])
    weight = ease((np.linspace(0, 1, rows) - 1 + share) / share)
    return points + bent[None] * weight[:, None, None]


class Front:
    """Where a tailored front rolls, and the corners of its lapel; paper places of the wearer's left in cm.

    `break_height`: where the roll begins; `lap`: how far the left front passes the centre there; `gorge` height of the gorge at the roll;
    `notch`: the corner between collar and lapel; `tip`: of the lapel; `collar_tip`; `over`: the front that lies on top, 1 the left one (men), -1 the right one (women).
    """

    def __init__(self, neck, break_height, lap=1.8, gorge=140.0, notch=(10.6, 137.6), tip=(13.9, 135.6), collar_tip=(13.4, 139.8), belly=0.9, over=1):
        self.line = smooth(neck)
        self.break_height, self.lap, self.gorge, self.belly, self.over = break_height, lap, gorge, belly, over
        self.notch, self.tip, self.collar_tip = map(np.array, (notch, tip, collar_tip))

    def roll_x(self, z):
        order = np.argsort(self.line[:, 1])
        return np.interp(z, self.line[order, 1], self.line[order, 0])

    def roll(self, rows=80):
        """The roll line of the front on top, as if it were the wearer's left one: from the front edge, beyond the centre, to the gorge."""
        low, split = self.break_height, self.line[:, 1].min()
        z = low + (self.gorge - low) * np.linspace(0, 1, rows)
        meets = split + 3 + self.lap * 1.2
        straight = -self.lap + (self.roll_x(meets) + self.lap) * (z - low) / (meets - low)
        x = np.where(z < meets, straight, self.roll_x(z))
        averaged(x, 16)
        return np.column_stack([x, z])

    @property
    def lower_edge(self):
        """Both ends of the lapel's lower edge, as on the wearer's left."""
        return np.array([-self.lap, self.break_height]), self.tip

    def edge(self, down, tucked=0.0):
        """The edge of the front on top for `overlap`: down the roll line from where the neck's edge begins, then on through `down`, points below the break as on the wearer's left. Above the break it lies `tucked` cm inside of the roll, which covers it."""
        roll = self.roll()
        roll[:, 0] += tucked * ease((roll[:, 1] - self.break_height) / 3)
        return np.vstack([roll[(roll[:, 0] < 0.3)][::-1], [(-self.lap, self.break_height - 1.5)], np.asarray(down, float)]) * [self.over, 1]


def straight_opening(dressing, high, reach=12.0, below=5.0):
    """Draws the edges of a deep neck into a straight V up to `high`: a slit in whole cloth spreads to a U. The cloth follows within `reach` cm of them and `below` it."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    places = places_of(dressing.garment)
    edge = places[(attribute(mesh, 'd_neck') < 1e-3) & ~is_back & (places[:, 2] < high + 2)]
    edge = edge[np.argsort(edge[:, 2])]
    steps = np.arange(edge[0, 2], high + 0.5, 0.5)
    wide = np.array([np.abs(edge[np.abs(edge[:, 2] - step) < 1.2, 0]).mean() for step in steps])
    averaged(wide, 4)
    inward = wide - wide[-1] * (steps - steps[0]) / (steps[-1] - steps[0])
    x, z = np.abs(places[:, 0]), places[:, 2]
    at = np.interp(z, steps, wide)
    amount = np.interp(z, steps, inward) * ease(1 - np.maximum(x - at, 0) / reach) * np.minimum(x / np.maximum(at, 0.3), 1)
    amount = amount * ease((z - steps[0] + below) / below) * (z < high) * ~is_back
    places[:, 0] -= np.sign(places[:, 0]) * amount
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def _before(places, thing, clear):
    """Moves places (rows, columns, 3) forward until they lie `clear` cm before a part."""
    tree = BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get())
    short = np.zeros(places.shape[:2])
    for at in np.ndindex(short.shape):
        x, y, z = places[at] * CM
        found = tree.ray_cast(Vector((x, -1, z)), Vector((0, 1, 0)))[0]
        short[at] = 0 if found is None else max(0, (y - found.y) / CM + clear)
    places[..., 1] -= gaussian_filter1d(gaussian_filter1d(maximum_filter1d(short, 5, axis=0), 3, axis=0, mode='nearest'), 1.5, axis=1, mode='nearest')
    return places


def lapel(dressing, front, side, material, shade=None, raise_=0.42, thick=0.3, rows=80, columns=18, lift=0.40, over=None):
    """One lapel: from the roll line to its edge, which stands off by `lift`, and up to the gorge. One lies over the other at the break. `over`: the overlap that it must not sink into."""
    on_top = side == front.over
    roll = front.roll(rows)
    inner = roll * [side, 1]
    tip = front.tip * [side, 1]
    span = tip - inner[0]
    t = np.linspace(0, 1, rows)[:, None]
    outer = inner[0] + span * t + np.array([side * abs(span[1]), -abs(span[0])]) / np.hypot(*span) * front.belly * np.sin(np.pi * t**0.85)
    end = _polyline([inner[-1], front.notch * [side, 1], tip], columns)
    paper = _between(inner, outer, end, 0.3)
    surface = dressing.front
    flat = paper.reshape(-1, 2)
    # Beyond the neck's edge there is no cloth to ask.
    split = front.line[:, 1].min()
    within = np.where(flat[:, 1] > split, np.maximum(side * flat[:, 0], front.roll_x(flat[:, 1]) + 0.5), side * flat[:, 0])
    held = np.column_stack([side * within, flat[:, 1]])
    on, normal, _, _ = surface.frame(held, reach=1.0)
    # A lapel is stiffer than the front it lies on: of the creases below it only the long ones remain.
    calm = Calm(surface, flat, 3)
    left = (on - calm.place(held)).reshape(rows, columns, 3)
    on = calm.place(flat).reshape(rows, columns, 3) + averaged(left, 60)
    # Beside the neck's edge the cloth lies unevenly; a lapel that stood off by its normals would be crinkled there.
    normal = gaussian_filter1d(gaussian_filter1d(normal.reshape(rows, columns, 3), 10, axis=0, mode='nearest'), 2, axis=1, mode='nearest')
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    from_roll = np.linalg.norm(paper - paper[:, :1], axis=2)
    width = from_roll[:, -1:]
    # The first rows are narrow: the roll flattens out there.
    full = ease(t * 5)
    height = raise_ + 0.42 * np.exp(-((from_roll / 1.5) ** 2)) * full + lift * ease(from_roll / np.maximum(width, 0.1)) - 0.12 * (1 - full)
    if not on_top:
        # Past the other front's roll line it lies under that front.
        past = side * -paper[..., 0] - np.interp(paper[..., 1], roll[:, 1], roll[:, 0])
        height = height - (height + 0.45) * ease((past + 0.7) / 1.0) * (paper[..., 1] < roll[roll[:, 0] < 0.5, 1].max())
        # Beside the break, where the lapel on top is too narrow to cover it, it lies low.
        height = height - 1.2 * min(1.0, front.lap / 6.5) * (1 - ease(t * 3))
    places = on + normal * height[..., None]
    if over is not None and on_top:
        places = _before(places, over, thick / 2 + 0.1)
    # The roll itself is a smooth line even where the cloth's edge is not.
    averaged(places[:, :3], 10)
    # Round the cloth's edge and in behind it: nothing of that edge shows inside the neck.
    begun = ease(t * 7)[:, None]
    aside, up = np.array([side * 1.0, 0, 0]), normal[:, :1]
    behind = [places[:, :1] - up * (0.10 + deep * begun) - aside * out * begun for out, deep in ((-0.7, 1.35), (0.22, 1.05), (0.30, 0.40))]
    places = np.concatenate([*behind, places], axis=1)
    # The weave goes on round the roll as long as the cloth does, or its threads are drawn out there.
    along = np.array([lengths(row) for row in places])
    away = paper[:, -1] - paper[:, 0]
    away = away / np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 0.1)
    paper = paper[:, :1] + away[:, None] * (along - along[:, len(behind), None])[..., None]
    normal = np.concatenate([up] * 3 + [normal], axis=1)
    edge = np.minimum(np.r_[[width[:, 0]] * 3, (width - from_roll).T].T, (1 - t) * 60 + 0.02)
    if shade:
        border = np.vstack([places[3:, -1], places[-1, ::-1][1 : columns * 2 // 3]]) - np.r_[normal[3:, -1], normal[-1, ::-1][1 : columns * 2 // 3]] * 0.26
        sweep('lapel-shade', arc(border[::2], 160), shade, radius=(0.17 * min(1, thick / 0.3), 0.10), sides=8, up=(0, -1, 0.1))
    return grid('lapel', places, material, paper.reshape(-1, 2), subdivide=2, thick=thick, offset=0, distances=dict(edge=edge.ravel()))


def _lines(dressing, front, back_neck, fall, raise_):
    """The neck edge and the outer edge of the collar's left half in space, from the gorge to the centre back."""
    count = 60
    neck = front.line[front.line[:, 1] >= front.gorge - 1e-6]
    neck = np.vstack([[front.roll_x(front.gorge), front.gorge], neck[np.argsort(neck[:, 1])]])
    corner = neck[-1]
    behind = smooth(back_neck)[::-1]
    inner = np.vstack([dressing.front.place(neck), dressing.back.place(behind)])
    tip = front.collar_tip
    over = [tip, (tip[0] + 0.3, (tip[1] + 147) / 2), (corner[0] + 4.6, 147.2)]
    depth = behind[-1][1] - fall
    rear = [(corner[0] + 4.0, 146.6), (corner[0] - 0.2, depth + 0.9), (corner[0] * 0.5, depth + 0.2), (0, depth)]
    outer = []
    for surface, points in ((dressing.front, smooth(over)), (dressing.back, smooth(rear))):
        places, normals, _, _ = surface.frame(points)
        outer.append(places + normals * raise_)
    outer = np.vstack(outer)
    inner, outer = sample(inner, count), sample(outer, count)
    for line in (inner, outer):
        averaged(line, 8)
    return inner, outer, lengths(neck)[-1]


def tailored_collar(dressing, front, back_neck, material, stand=2.7, fall=2.2, raise_=0.5, thick=0.3, lean=0.8):
    """The collar of a jacket or coat: stands behind, where it leans in by `lean` cm, lies over the shoulders, ends in front at the gorge."""
    garment = dressing.garment
    inner, outer, _ = _lines(dressing, front, back_neck, fall, raise_)
    rows, leaf, riser = len(inner), 16, 5
    along = np.linspace(0, 1, rows)
    rising = ease((along - 0.02) / 0.55)
    middle = np.array([0, inner[:, 1].mean(), 0])
    outward = inner - middle
    outward[:, 2] = 0
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    up = np.array([0, 0, 1.0])
    end = _polyline([(front.roll_x(front.gorge), front.gorge), front.notch + [0.1, 0.14], front.collar_tip], leaf)
    on, normal, _, _ = dressing.front.frame(end)
    forward = np.array([0, -1.0, 0])
    # A little over the lapels, which end beside it.
    end = on + normal * (raise_ + 0.15) + normal * 0.30 * np.exp(-((np.linspace(0, 9, leaf) / 1.5) ** 2))[:, None]
    # Behind it stands higher, so that its upper edge is level.
    level = 0.7 * (inner[:, 2].max() - inner[:, 2]) * ease((along - 0.45) / 0.4)
    fold = inner + up * (stand * rising + 0.15 + level)[:, None] + outward * (0.25 * rising - lean * ease((along - 0.2) / 0.5))[:, None] + forward * (0.7 * (1 - rising))[:, None]
    first = fold + (outward * (0.75 * rising)[:, None] + up * (0.55 * rising)[:, None] + forward * (0.25 * (1 - rising))[:, None])
    second = outer + (fold - outer) * 0.35 + outward * (0.5 * rising)[:, None]
    v = np.linspace(0, 1, leaf)[None, :, None]
    leaves = fold[:, None] * (1 - v) ** 3 + first[:, None] * 3 * v * (1 - v) ** 2 + second[:, None] * 3 * v**2 * (1 - v) + outer[:, None] * v**3
    weight = ease(1 - along / 0.12)[:, None, None]
    straight = leaves[0][None]
    leaves = leaves + (end[None] - straight) * weight
    foot = inner - up * 0.5 - outward * 0.1 + forward * (0.1 * (1 - rising))[:, None]
    w = np.linspace(0, 1, riser, endpoint=False)[None, :, None]
    inside = foot[:, None] * (1 - w) + fold[:, None] * w - outward[:, None] * (0.25 * np.sin(np.pi * w)) * rising[:, None, None]
    half = np.concatenate([inside, leaves], axis=1)
    half[-1, :, 0] = 0
    places = np.concatenate([half, (half * [-1, 1, 1])[::-1][1:]], axis=0)
    away = outward + up * 0.6 + forward * 0.3
    away = np.concatenate([away, (away * [-1, 1, 1])[::-1][1:]], axis=0)
    # Over the shoulders the leaf must not sink into the cloth, which is not quite alike on both sides.
    tree = BVHTree.FromObject(garment, bpy.context.evaluated_depsgraph_get())
    for row in range(len(places)):
        for column in range(riser + 4, riser + leaf):
            place = places[row, column]
            nearest, direction, _, _ = tree.find_nearest(Vector(tuple(place * CM)))
            nearest, direction = np.array(nearest) * 100, np.array(direction)
            if direction.dot(away[row]) < 0:
                continue
            short = raise_ - (place - nearest).dot(direction)
            if 0 < short < 2.5:
                places[row, column] = place + direction * short
    places[2:-2] = averaged(places[2:-2], 8)
    total, columns = places.shape[:2]
    across = np.r_[np.linspace(-stand, 0, riser), np.linspace(0, 7, leaf)]
    paper = [(row * 0.6 - total * 0.3, 142 - z) for row in range(total) for z in across]
    border = np.minimum((7 - across)[None], np.minimum(np.arange(total), np.arange(total)[::-1])[:, None] * 0.55)
    return grid('collar', places, material, paper, subdivide=2, thick=thick, offset=0, distances=dict(edge=border.ravel()))


def overlap(dressing, edge, material, inward=9.0, raise_=0.45, thick=0.16, columns=16, rows=120, side=1, shade=None, under=None, belted=None, foot=0.4, tucked=False):
    """One front over the other: a strip of the cloth from its `edge` (paper places, from the break to the hem) that sinks into the garment `inward` cm away. `side`: 1 the left front, -1 the right one.

    With `shade` its edge is stiff, as a tailored front's is, and that is the cloth of the shadow under it; beyond the lower edge of the lapel, the two paper places `under`, it lies hidden, and `foot` cm higher over the foot of the opening below it, whose rim would come through. At the paper height `belted` a belt draws it in with the cloth. `tucked`: its upper end goes down into the cloth, where a broad lap would show it.
    """
    hem = hem_height(dressing.cut)
    edge = np.array(edge, float)
    # One that reaches the hem ends with it, or the hem has a step.
    end = hem(abs(edge[-1, 0]))
    if abs(edge[-1, 1] - end) < 1.6:
        edge[-1, 1] = end
    line = sample(smooth(edge), rows)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    aside = np.column_stack([-tangent[:, 1], tangent[:, 0]])
    aside *= np.sign(aside[:, :1] * side + 1e-9)
    u = np.r_[0, 0.15, 0.4, np.linspace(0.8, inward, columns - 3)]
    paper = line[:, None] + aside[:, None] * u[None, :, None]
    paper[..., 1] = np.maximum(paper[..., 1], hem(np.abs(paper[..., 0])) + 0.05)
    flat = paper.reshape(-1, 2)
    on, normals, _, _ = dressing.front.frame(flat)
    places = on
    if shade:
        calm = Calm(dressing.front, flat, 5, pad=1.0)
        stiff, away, _, _ = calm.frame(flat)
        loose = np.zeros(rows) if belted is None else np.exp(-(((line[:, 1] - belted) / 9) ** 2))
        share = ((1 - loose)[:, None] * (1 - ease((u - 2) / (inward - 3)))).reshape(-1, 1)
        places, normals = places + (stiff - places) * share, normals + (away - normals) * share
    # It runs out into the cloth's outer side so flat that nothing of its inner border is seen.
    outside = dressing.cut.thick / 2 - thick / 2
    height = np.tile(np.interp(u, [0, 0.15, 0.5, 2.5, inward * 0.75, inward], [0.05, raise_ * 0.8, raise_, raise_ * 0.9, outside + 0.04, outside - 0.1]), (rows, 1))
    # The cloth it lies on comes nowhere through it, or its edge is lost in places.
    sunk = ((on - places) * normals).sum(1).reshape(rows, columns) * (u < 4)
    sunk = gaussian_filter1d(maximum_filter1d(sunk.max(1), 9), 4)
    height += np.maximum(sunk, 0)[:, None] * (1 - ease((u - 2.5) / (inward - 2.5)))
    if under is not None:
        opening = np.array(dressing.cut.front[0][1][0], float)
        height += foot * np.exp(-(((paper - opening) / [4.5, 2.8]) ** 2).sum(2)) * ease((inward - u) / 1.5)
        start, tip = np.array(under, float)
        span = (tip - start) / np.hypot(*(tip - start))
        hidden = (paper * [side, 1] - start) @ [-span[1], span[0]]
        height -= (height + 0.3) * ease((hidden - 0.8) / 2) * ease(u / 3)
    if tucked:
        height -= (height + 0.3) * (1 - ease(np.arange(rows) / 14))[:, None] * ease((u - 1) / 3)
    places = places.reshape(rows, columns, 3) + normals.reshape(rows, columns, 3) * height[..., None]
    places = averaged(places, 3)
    if shade:
        # Beside the edge, on the cloth below it.
        beside, out, _, _ = dressing.front.frame(line - aside * 0.12)
        beside = averaged(beside + out * (dressing.cut.thick / 2 + 0.02), 6)
        sweep('overlap-shade', arc(beside, 240), shade, radius=(0.16, 0.10), sides=8, up=(0, -1, 0.1))
    edge = np.broadcast_to(u[None], (rows, columns))
    return grid('overlap', places, material, paper.reshape(-1, 2), subdivide=1, thick=thick, offset=0, distances=dict(edge=edge.ravel()))


def hem_height(cut):
    """The paper height of the front's hem at a distance from the middle."""
    _, points, curved = cut.front[-1]
    line = smooth(points) if curved else np.asarray(points, float)
    order = np.argsort(line[:, 0])
    return lambda x: np.interp(x, line[order, 0], line[order, 1])
