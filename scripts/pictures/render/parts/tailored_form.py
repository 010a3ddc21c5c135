"""The form of a tailored jacket or coat: straight shoulders, an even chest, sleeves that are set in and hang full. Draped over the mannequin its shoulders slump, its halves differ and its sleeves are thin."""
import math
from dataclasses import dataclass

import numpy as np
from scipy.interpolate import RegularGridInterpolator

from cloth.after import beyond_armhole
from cloth.curves import ease, lengths, sample, smooth
from cloth.shell import attribute, paper_of
from parts.hanging import draped_places, ellipse_angle, pit_height, put_draped, sleeve_map
from parts.napes import laid_smooth
from parts.reshape import evened_out, side_seam


@dataclass(frozen=True)
class Shoulder:
    """A shoulder and its sleeve, in cm and degrees.

    `half`: from the middle to the shoulder's point; `slope` of the shoulder; `head`: how far the sleeve's head stands out over that point; `down`: below which it falls on the sleeve's line;
    `outward`, `inward`: of the sleeve's two edges from the vertical; `cuff`: its width seen from in front; `depth`: half of the sleeve's depth at the armhole, the upper arm, the elbow and the cuff; `forward`: how far the cuff hangs before the armhole.
    """

    half: float = 20.3
    slope: float = 17.0
    head: float = 2.5
    down: float = 4.5
    outward: float = 10.0
    inward: float = 4.0
    cuff: float = 9.8
    depth: tuple = (4.8, 5.7, 5.0, 3.4)
    forward: float = 3.0


def _alike(dressing):
    """Draped places, each the mean of its own and of its twin's on the other side."""
    paper, is_back = paper_of(dressing.garment.data)
    places = draped_places(dressing)
    twins = np.empty_like(places)
    for back, surface in ((False, dressing.front), (True, dressing.back)):
        twins[is_back == back] = surface.place(paper[is_back == back] * [-1, 1]) * [-1, 1, 1]
    return (places + twins) / 2


def _quarter(flat, power=2.5):
    """A quarter of a body's section, half axes 1 and `flat`, fuller than an ellipse: (share of its length) -> places across and in depth; and its length."""
    turn = np.linspace(0, math.pi / 2, 400)
    line = np.column_stack([np.sin(turn) ** (2 / power), flat * np.cos(turn) ** (2 / power)])
    along = lengths(line)
    return lambda share: (np.interp(share, along / along[-1], line[:, 0]), np.interp(share, along / along[-1], line[:, 1])), along[-1]


def _fallen(dressing, paper, is_back, places, flat, tight, folds, seed):
    """Places of a body that falls from the armpits to a level hem: its section `flat` as deep as wide, of `tight` the pattern's girth, with soft folds of `folds` cm at the hem; and the body's middle in depth, and how much higher it lies than its paper."""
    half, pit = side_seam(dressing.cut), pit_height(dressing.cut)
    width = half(np.minimum(paper[:, 1], pit))
    chest = (np.abs(paper[:, 0]) <= width) & (paper[:, 1] < pit) & (paper[:, 1] > pit - 12)
    middle = np.mean([np.median(places[chest & (is_back == back) & (np.abs(paper[:, 0]) < 8), 1]) for back in (False, True)])
    drop = np.median((places[:, 2] - paper[:, 1])[chest])
    share = np.clip(paper[:, 0] / width, -1, 1)
    section, long = _quarter(flat)
    wide = width * tight / long
    around = np.where(is_back, math.pi - share * math.pi / 2, share * math.pi / 2)
    low = paper[:, 1].min()
    phases = np.random.default_rng(seed).uniform(0, 2 * math.pi, 3)
    ripple = sum(weight * np.cos(count * around + phase) for count, weight, phase in zip((3, 5, 8), (0.8, 1.0, 0.5), phases))
    out = folds * ease((pit - paper[:, 1]) / (pit - low)) * ripple * (1 - 0.6 * np.abs(share) ** 4)
    across, deep = section(np.abs(share))
    across, deep = np.sign(share) * across, np.where(is_back, 1, -1) * deep
    normal = np.column_stack([across * flat, deep / flat])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    return np.column_stack([wide * across + normal[:, 0] * out, middle + wide * deep + normal[:, 1] * out, paper[:, 1] + drop]), middle, drop


def _sleeve(shape, point, pit, long):
    """(share from armhole to cuff, share from the outer to the inner edge, is it behind) -> places of the wearer's left sleeve, set in between a shoulder's `point` and the `pit`; `long`: lengths of its outer and inner edge."""
    hang = lambda degrees: np.array([math.sin(math.radians(degrees)), -math.cos(math.radians(degrees))])
    start = point + [shape.head, -shape.down]
    outer_end = start + hang(shape.outward) * (long[0] - np.hypot(shape.head, shape.down)) * 0.99
    inner_end = pit + hang(shape.inward) * long[1] * 0.98
    square = np.array([math.cos(math.radians(9)), math.sin(math.radians(9))])
    middle = (outer_end + inner_end) / 2
    outer_end, inner_end = middle + square * shape.cuff / 2, middle - square * shape.cuff / 2
    slope = math.tan(math.radians(shape.slope + 4))
    bent = lambda first, last, share, out: first + (last - first) * share + [out, 0]
    # Arms hang a little bent: the upper arm goes out, the forearm down.
    outer = [point, point + [shape.head * 0.5, -shape.head * 0.5 * slope - 0.1], point + [shape.head * 0.86, -shape.down * 0.5], start, bent(start, outer_end, 0.28, 0.9), bent(start, outer_end, 0.6, 1.1), outer_end]
    inner = [pit, bent(pit, inner_end, 0.3, 0.3), bent(pit, inner_end, 0.6, 0.6), inner_end]
    lines = [sample(smooth(line), 101) for line in (outer, inner)]
    at = np.linspace(0, 1, 101)
    # A sleeve's front lies a little further in at the armhole than its ends.
    turn = ellipse_angle(0.8)

    def places(along, over, behind, depth_middle):
        first, last = (np.column_stack([np.interp(along, at, line[:, axis]) for axis in (0, 1)]) for line in lines)
        half = np.where(over < 0.5, math.pi / 2 - turn(1 - 2 * over), math.pi / 2 + turn(np.clip(2 * over - 1, 0, 1)))
        plane = (first + last) / 2 + (first - last) / 2 * np.cos(half)[:, None]
        plane[:, 0] -= np.where(behind, 0.8, 1.3) * np.sin(half) * ease(1 - along / 0.12)
        deep = np.interp(along, (0, 0.14, 0.55, 1), shape.depth) * np.sin(half)
        y = depth_middle - shape.forward * ease(along / 1.1) + np.where(behind, 1, -1) * deep
        plane[:, 1] -= 0.5 * np.sin(half) ** 2 * ease((along - 0.8) / 0.2)
        return np.column_stack([plane[:, 0], y, plane[:, 1]])

    return places


def deep_neck(cut):
    """Whether a front opens in a V, for lapels."""
    return cut.front[0][1][0][1] < 135


def tailored_form(dressing, shoulder=Shoulder(), flat=0.52, tight=0.95, folds=0.0, seed=1, bust=0.0):
    """Gives a draped jacket or coat its form: the body falls straight from the armpits (`flat`, `tight`, `folds`, `seed`: see _fallen), the `shoulder` and its sleeve are set, and the cloth between bends as little as it can; `bust`: cm."""
    mesh, cut = dressing.garment.data, dressing.cut
    paper, is_back = paper_of(mesh)
    places = _alike(dressing)
    half, pit_paper = side_seam(cut), pit_height(cut)
    body, middle, drop = _fallen(dressing, paper, is_back, places, flat, tight, folds, seed)
    neck_end, shoulder_end = (np.array(end, float) for end in cut.front[1][1])
    mirrored = np.column_stack([np.abs(paper[:, 0]), paper[:, 1]])
    side = np.where(paper[:, 0] < 0, -1.0, 1.0)[:, None] * [1, 0, 0] + [0, 1, 1]

    top = (places * side)[np.argmin(((mirrored - neck_end) ** 2).sum(1))]
    run = shoulder.half - top[0]
    point = np.array([shoulder.half, top[2] - run * math.tan(math.radians(shoulder.slope))])
    pit = np.array([float(half(pit_paper)) * tight / _quarter(flat)[1], pit_paper + drop])

    # The sleeves.
    shares_of, _, outer, inner, closed = sleeve_map(cut.front)
    beyond = beyond_armhole(paper, cut.front)
    on_sleeve = (beyond > -0.05) & (mirrored[:, 1] > closed[:, 1].min() - 1) & ((mirrored[:, 1] >= pit_paper) | (mirrored[:, 0] > half(mirrored[:, 1]) + 0.05))
    # Where its under seam lies close to the side seam on paper, it is the triangles that tell them apart.
    mesh.calc_loop_triangles()
    corners = np.array([triangle.vertices[:] for triangle in mesh.loop_triangles])
    on_sleeve |= ~np.isin(np.arange(len(paper)), corners[~on_sleeve[corners].any(1)])
    along, over = shares_of(mirrored[on_sleeve]).T
    set_in = _sleeve(shoulder, point, pit, (outer, inner))
    places[on_sleeve] = set_in(along, over, is_back[on_sleeve], middle) * side[on_sleeve]

    # The shoulder's seam, the body below, and all between.
    low = ~on_sleeve & (mirrored[:, 1] < pit_paper - 6)
    places[low] = body[low]
    seam = (shoulder_end - neck_end) / np.hypot(*(shoulder_end - neck_end))
    off = mirrored - neck_end
    share = off @ seam / np.hypot(*(shoulder_end - neck_end))
    on_seam = ~on_sleeve & (np.abs(off @ [-seam[1], seam[0]]) < 0.05) & (share > -0.01)
    straight = np.column_stack([top[0] + run * share, top[1] + (middle - top[1]) * share, top[2] + (point[1] - top[2]) * share])
    places[on_seam] = (straight * side)[on_seam]
    neckline = (attribute(mesh, 'd_neck') < 1e-3) & (is_back | (not deep_neck(cut)))
    held = on_sleeve | low | on_seam | neckline
    sewn = ~on_sleeve | (np.abs(beyond) < 0.05)
    places = laid_smooth(mesh, places, ~held, sewn)
    # Left to itself a deep neck spreads.
    edge = ~is_back & (attribute(mesh, 'd_neck') < 1e-3) & ~held & deep_neck(cut)
    if edge.any():
        foot = places[edge, 2].min()
        places[edge, 0] = np.sign(paper[edge, 0]) * top[0] * (places[edge, 2] - foot) / (top[2] - foot)
        places = laid_smooth(mesh, places, ~(held | edge), sewn)
    if bust:
        round_ = np.exp(-(((mirrored[:, 0] - 9.5) / 6.5) ** 2) - ((mirrored[:, 1] - pit_paper - 3) / 8.5) ** 2)
        places[:, 1] -= bust * round_ * ~is_back * ~on_sleeve
    put_draped(dressing, places)
    _true_width(dressing, paper, is_back, ~on_sleeve)
    # A crease along the seam would run in the zigzag of the triangles; the seam itself is sewn in by the chart.
    evened_out(dressing, 0.5 * ease(1.5 - np.abs(beyond) / 3), 6)


def _true_width(dressing, paper, is_back, body):
    """Lays chest and back along themselves so that their paper keeps its width from the opening or the middle on, for lapels and pockets: what an armhole that is further in than its pattern takes, it takes from beside the armhole."""
    cut = dressing.cut
    pit, half = pit_height(cut), side_seam(cut)
    (_, (shoulder_x, shoulder_z)), pit_x = cut.front[1][1], float(half(pit_height(cut)))
    heights = np.linspace(pit - 8, shoulder_z, 24)
    outer = np.where(heights > pit, pit_x + (shoulder_x - pit_x) * (heights - pit) / (shoulder_z - pit), half(heights))
    share = np.linspace(0, 1, 24)[:, None]
    places = draped_places(dressing)
    for back, surface in ((False, dressing.front), (True, dressing.back)):
        inner = np.zeros(24)
        if not back and deep_neck(cut):
            neck = smooth(cut.front[0][1])
            inner = np.interp(heights, neck[:, 1], neck[:, 0], left=0)
        rows = np.stack([np.broadcast_to(heights, (24, 24)), inner + (outer - inner) * share], -1)[..., ::-1]
        laid = surface.place(rows.reshape(-1, 2)).reshape(24, 24, 3)
        along = np.r_[np.zeros((1, 24)), np.cumsum(np.linalg.norm(np.diff(laid, axis=0), axis=2), axis=0)]
        true = (outer - inner) / along[-1]
        wanted = share + np.clip(true - 1, 0, 0.7) * share * (1 - share)
        where = np.column_stack([np.interp(wanted[:, row], along[:, row] / along[-1, row], share[:, 0]) for row in range(24)])
        moved = (where - share) * ease((shoulder_z - heights) / 5) * ease((heights - pit + 8) / 8)
        chosen = np.where(body & (is_back == back) & (paper[:, 1] > heights[0]) & (paper[:, 1] < shoulder_z))[0]
        x, z = np.abs(paper[chosen, 0]), paper[chosen, 1]
        first, last = np.interp(z, heights, inner), np.interp(z, heights, outer)
        u = np.clip((x - first) / (last - first), 0, 1)
        u = u + RegularGridInterpolator((share[:, 0], heights), moved)(np.column_stack([u, z]))
        places[chosen] = surface.place(np.column_stack([np.sign(paper[chosen, 0]) * (first + (last - first) * u), z]))
    put_draped(dressing, places)
