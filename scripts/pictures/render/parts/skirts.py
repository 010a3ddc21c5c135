"""Skirts that hang as cloth does: what a section's girth is longer than its outline lies in folds, no cloth is stretched, and the hem is level. Drapes of wide skirts stand off as cones."""
import math

import bmesh
import numpy as np
from scipy.special import jv

from cloth.curves import ease
from cloth.shell import attribute, paper_of
from parts.buckling import buckled, fine_enough
from parts.hanging import draped_places, ellipse_angle, ellipse_girth, put_draped
from parts.mesh import grid
from parts.reshape import refine, side_seam

#: Paper x of a sheet's centre front: a sewing map does not reach far enough to the left for all of it.
SHEET_MIDDLE = 20.0


class Folds:
    """`count` folds round a garment, unevenly wide and deep. `slope`: the angle (radians) at which their flanks stand to the outline where they are full."""

    def __init__(self, count, slope, seed=1, uneven=0.35, warp=0.8):
        shake = np.random.default_rng(seed)
        self.count, self.slope, self.uneven = count, slope, uneven
        self._phase, self._warp = shake.uniform(0, 2 * math.pi, 5), warp * shake.uniform(0.6, 1.0, 3)

    def shifts(self, turn, girth, full):
        """At places `turn` round the garment (-pi to pi, 0 is the centre front): how far the cloth stands out, how far it lies aside, and how much shorter the outline is than the `girth`. `full`: share of the slope."""
        one, two, three, four, five = self._phase
        theta, rate = self.count * turn + one, np.full_like(turn, self.count, float)
        for number, (weight, phase) in enumerate(zip(self._warp, (two, three, four)), 1):
            theta = theta + weight * np.sin(number * turn + phase)
            rate = rate + number * weight * np.cos(number * turn + phase)
        slope = self.slope * full * (1 + self.uneven * np.sin(2 * turn + five) + 0.4 * self.uneven * np.sin(5 * turn + two))
        length = girth / (2 * math.pi) / np.maximum(rate, 0.4 * self.count)
        # A line whose direction swings by `slope`: its mean advance and its height are Bessel's functions.
        return -2 * jv(1, slope) * length * np.cos(theta), jv(2, slope) * length * np.sin(2 * theta), jv(0, self.slope * full)


def _section(turn, wide, flat):
    """Places on an ellipse of half width `wide`, `flat` as deep, evenly along its line; its outward direction and the one along it."""
    share = np.abs(turn) / (math.pi / 2)
    angle = np.where(share > 1, math.pi - ellipse_angle(flat)(2 - np.minimum(share, 2)), ellipse_angle(flat)(np.minimum(share, 1)))
    angle = np.where(turn < 0, -angle, angle)
    sine, cosine = np.sin(angle), np.cos(angle)
    out, along = np.column_stack([flat * sine, -cosine]), np.column_stack([cosine, flat * sine])
    return np.column_stack([wide * sine, -wide * flat * cosine]), out / np.linalg.norm(out, axis=1, keepdims=True), along / np.linalg.norm(along, axis=1, keepdims=True)


def falls(dressing, top, over, folds, flat=0.6, start=None, tight=1.0, hem=None, deepen=0.9):
    """Lets the cloth below paper height `top` fall in `folds`, wholly so `over` cm below; they begin at `start` and `deepen` with this power of the way down: gathered cloth has them soon. `hem`: cm by which it ends higher at the side seams than in the middle."""
    paper, is_back = paper_of(dressing.garment.data)
    places = draped_places(dressing)
    half = side_seam(dressing.cut)
    width = half(paper[:, 1])
    body = (np.abs(paper[:, 0]) <= width + 0.05) & (paper[:, 1] < top)
    x, z = paper[body].T
    near = (np.abs(paper[:, 1] - top + over / 2) < over / 2 + 1) & (np.abs(paper[:, 0]) <= width + 0.05)
    middle = (np.percentile(places[near & is_back, 1], 90) + np.percentile(places[near & ~is_back, 1], 10)) / 2
    drop = np.median((places[:, 2] - paper[:, 1])[near])
    quarter = np.clip(x / width[body], -1, 1) * math.pi / 2
    turn = np.where(is_back[body], np.where(quarter < 0, -math.pi, math.pi) - quarter, quarter)
    start = top if start is None else start
    low = paper[body, 1].min()
    girth = 4 * width[body] * tight
    out, aside, shorter = folds.shifts(turn, girth, np.clip((start - z) / (start - low), 0, 1) ** deepen)
    on, normal, along = _section(turn, girth * shorter / ellipse_girth(1, flat), flat)
    flatly = on + normal * out[:, None] + along * aside[:, None]
    level = z + drop
    if hem:
        level = level + hem * np.sin(quarter) ** 2 * (start - z) / (start - low)
    target = np.column_stack([flatly[:, 0], middle + flatly[:, 1], level])
    places[body] += (target - places[body]) * ease((top - z) / over)[:, None]
    put_draped(dressing, places)


def sways(dressing, start, between=3.5, excess=1.0, seed=1):
    """Lets cloth that falls from paper height `start` buckle (parts/buckling.py): the lower, the more of it there is round the form, and its weight draws it straight. `between`: cm from fold to fold; `excess`: a share of what a cotton skirt has."""
    fine_enough(dressing, between)
    mesh = dressing.garment.data
    paper, _ = paper_of(mesh)
    free = 0.2 + 0.8 * ease(attribute(mesh, 'd_seam') / 2.5)
    for opening in ('neck', 'waist', 'arm'):
        if 'd_' + opening in mesh.attributes:
            free = free * ease((attribute(mesh, 'd_' + opening) - 0.5) / 5)
    round_it = 0.015 + 0.055 * ease((start - paper[:, 1]) / 22)
    buckled(dressing, excess * free[:, None] * np.column_stack([round_it, 0 * round_it, np.full(len(paper), -0.012)]), between, seed, held=1 - free)


def cropped(dressing, below):
    """Takes away what lies below a paper height: another sheet is sewn on there."""
    refine(dressing)
    mesh = dressing.garment.data
    paper, _ = paper_of(mesh)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    shape.verts.ensure_lookup_table()
    bmesh.ops.delete(shape, geom=[vertex for vertex in shape.verts if paper[vertex.index, 1] < below], context='VERTS')
    shape.to_mesh(mesh)
    shape.free()
    dressing.anew()


def around(dressing, height, turn, rounds=0):
    """Places on the garment at a paper height, at each `turn`; evened along the ring `rounds` times."""
    half = float(side_seam(dressing.cut)(height))
    share = np.abs(turn) / (math.pi / 2)
    x = np.sign(turn) * np.where(share > 1, 2 - share, share) * half * 0.999
    flat = np.column_stack([x, np.full(len(turn), height)])
    places = np.where((share > 1)[:, None], dressing.back.place(flat), dressing.front.place(flat))
    for _ in range(rounds):
        places = (np.roll(places, 1, 0) + 2 * places + np.roll(places, -1, 0)) / 4
    return places


def sheet(dressing, top, bottom, girth, material, folds, flat=0.6, turn=None, steps=None, relief=None, sink=0.0, over=10.0, start=6.0, rounds=12, thick=0.12, name='skirt'):
    """A skirt sewn to the garment at paper height `top`, down to `bottom`. `girth(down)`: of the cloth, by cm from its seam.

    `turn`: places round it (-pi to pi); `steps`: cm down of its rows; `relief(turn, down, girth)`: cm that it stands out beyond its folds; `sink`: how far its upper edge lies inside.
    """
    turn = np.linspace(-math.pi, math.pi, 481)[:-1] if turn is None else turn
    long = top - bottom
    steps = np.r_[0, np.linspace(0.4, long, 90)] if steps is None else steps
    ring = around(dressing, top, turn, rounds)
    middle = (ring[:, 1].max() + ring[:, 1].min()) / 2
    columns = []
    for down in steps:
        around_ = np.full(len(turn), float(girth(down)))
        out, aside, shorter = folds.shifts(turn, around_, np.clip((down - start) / (long - start), 0, 1) ** 0.8)
        on, normal, along = _section(turn, around_ * shorter / ellipse_girth(1, flat), flat)
        share = float(ease(down / over))
        on = (ring[:, :2] - [0, middle]) * (1 - share) + on * share
        if relief is not None:
            out = out + relief(turn, down, around_)
        out = out - sink * math.exp(-((down / 0.5) ** 2))
        on = on + normal * out[:, None] + along * aside[:, None]
        columns.append(np.column_stack([on[:, 0], middle + on[:, 1], ring[:, 2] * (1 - share) + ring[:, 2].mean() * share - down]))
    places = np.stack(columns, 1)
    share = turn / (2 * math.pi)
    paper = np.stack([np.column_stack([SHEET_MIDDLE + share * girth(down), np.full(len(turn), top - down)]) for down in steps], 1)
    hem = np.broadcast_to(long - np.asarray(steps), places.shape[:2])
    return grid(name, places, material, paper.reshape(-1, 2), closed=True, subdivide=1, thick=thick, offset=0, distances=dict(hem=hem.ravel()))


def gathered(count, depth, length, seed=1, puff=0.0):
    """Relief for `sheet`: `count` small gathers at the seam, unevenly wide, that die away `length` cm below it; `puff`: cm that the cloth stands out under the seam."""
    shake = np.random.default_rng(seed)
    phase = shake.uniform(0, 2 * math.pi, 8)

    def relief(turn, down, girth):
        fade = ease((down + 0.15) / 1.6) * math.exp(-max(down - 1.2, 0) / length)
        theta = count * turn + sum(1.4 * np.sin(number * turn + phase[number]) for number in (3, 5, 7))
        ripple = np.cos(theta) + 0.6 * np.cos(round(count * 0.58) * turn + 1.6 * np.sin(4 * turn + phase[1]) + phase[2]) * (1 + 0.4 * min(down, 6))
        uneven = 0.7 + 0.3 * np.sin(6 * turn + phase[0]) + 0.2 * np.sin(11 * turn + phase[6])
        return depth * ripple * uneven * fade + puff * ease((down + 0.1) / 1.4) * math.exp(-down / (2.2 * length))

    return relief


def pleated(count, steep=0.5):
    """Relief for `sheet`: knife pleats pressed from the seam to the hem, whose folded edge stands `steep` of half their width before the next one; and the places round it that their edges need."""
    within = np.array([0.0, 0.02, 0.3, 0.6, 0.88, 0.905, 0.925, 0.985])
    number = np.repeat(np.arange(count), len(within))
    turn = -math.pi + 2 * math.pi * (number + np.tile(within, count)) / count
    # Flat from where it comes out under the edge before it up to its own edge, which turns sharply.
    height = np.tile(np.interp(within, (0.0, 0.905, 0.925, 0.985), (-0.5, 0.5, 0.46, -0.5)), count)
    shake = np.random.default_rng(4).uniform(-1, 1, count)[number]
    # At the sides steep ones would hide each other's shadows from the viewer.
    height = height * (1 - 0.6 * np.abs(np.sin(turn)) ** 3)
    return turn, lambda _, down, girth: height * girth / count / 2 * steep * (1 + 0.25 * ease(down / 40) * shake)
