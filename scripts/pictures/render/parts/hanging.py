"""T-shirts that hang limp: a body that falls straight to a level hem, sleeves that lie along the arm. The drape of a stiff cloth stands off like tin, a soft one crumples."""
import math

import numpy as np
from scipy.interpolate import LinearNDInterpolator
from scipy.ndimage import gaussian_filter1d
from scipy.optimize import brentq
from scipy.spatial import cKDTree

from cloth.after import beyond_armhole
from cloth.curves import ease, inside, sample, smooth
from cloth.shell import attribute, paper_of
from parts.reshape import evened_out, places_of, side_seam
from units import CM


def ellipse_girth(wide, deep):
    """Girth of an ellipse by its half axes."""
    share = ((wide - deep) / (wide + deep)) ** 2
    return math.pi * (wide + deep) * (1 + 3 * share / (10 + math.sqrt(4 - 3 * share)))


def ellipse_angle(deep):
    """The angle of an ellipse (half axes 1 and `deep`) by the share of its quarter: 0 at the flat side, 1 at the end."""
    angle = np.linspace(0, math.pi / 2, 200)
    line = np.column_stack([np.sin(angle), deep * np.cos(angle)])
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    return lambda share: np.interp(share, along / along[-1], angle)


def draped_size(dressing, places):
    """Places in the size in which the garment was draped: children's are smaller by then (after.rescale)."""
    wide, high = dressing.cut.scaled or (1.0, 1.0)
    return (places - [0, 0, 145]) / [wide, wide, high] + [0, 0, 145]


def draped_places(dressing):
    """Places of all vertices in the size in which the garment was draped, in cm."""
    return draped_size(dressing, places_of(dressing.garment))


def put_draped(dressing, places):
    """Moves all vertices to places that are given in the size in which the garment was draped."""
    wide, high = dressing.cut.scaled or (1.0, 1.0)
    places = (places - [0, 0, 145]) * [wide, wide, high] + [0, 0, 145]
    dressing.garment.data.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def pit_height(cut):
    """The height of the armpit on the paper, in cm: where the side seam begins."""
    return next(before[1][0][1] for before, segment in zip(cut.front, cut.front[1:]) if segment[0] == 'hem')


def hung(dressing, top=122.0, over=15.0, flat=0.52, folds=0.85, tight=0.95, seed=1):
    """Lets the body fall straight from paper height `top`, wholly so `over` cm below: an ellipse `flat` as deep as wide, of `tight` the pattern's girth, with soft folds of `folds` cm at its level hem."""
    paper, is_back = paper_of(dressing.garment.data)
    places = draped_places(dressing)
    half = side_seam(dressing.cut)
    pit = pit_height(dressing.cut)
    width = half(paper[:, 1])
    body = (np.abs(paper[:, 0]) <= width + 0.05) & (paper[:, 1] < min(top, pit))
    x, z = paper[body].T
    shake = np.random.default_rng(seed).uniform(0, 2 * math.pi, 5)
    low = paper[body, 1].min()
    share = np.clip(x / width[body], -1, 1)
    angle = np.sign(share) * ellipse_angle(flat)(np.abs(share))
    wide = 4 * width[body] * tight / ellipse_girth(1, flat)
    near = body & (np.abs(paper[:, 1] - top + over / 2) < over / 2)
    middle = (np.percentile(places[near & is_back, 1], 90) + np.percentile(places[near & ~is_back, 1], 10)) / 2
    drop = np.mean([np.median((places[:, 2] - paper[:, 1])[near & (is_back == back)]) for back in (False, True)])
    around = np.where(is_back[body], math.pi - angle, angle)
    fall = ease((top - z) / (top - low))
    ripple = sum(weight * np.cos(count * around + phase + 0.012 * (top - z) * math.sin(phase)) for count, weight, phase in zip((3, 5, 8), (0.8, 1.0, 0.5), shake))
    # A fold bends the cloth where it is wide, the side seams stay in the outline.
    out = folds * fall * ripple * (1 - 0.9 * np.abs(share) ** 3)
    sine, cosine = np.sin(angle), np.cos(angle)
    normal = np.column_stack([sine * flat, cosine])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    deep = np.where(is_back[body], 1, -1)
    target = np.column_stack([wide * sine + normal[:, 0] * out, middle + deep * (wide * flat * cosine + normal[:, 1] * out), z + drop])
    places[body] += (target - places[body]) * ease((top - z) / over)[:, None]
    put_draped(dressing, places)


def sleeve_map(outline):
    """Of the right sleeve on paper: (point) -> share from armhole to cuff and from the outer to the inner edge; the way back; both edges' lengths; the closed outline."""
    outer, inner = smooth(outline[2][1]), smooth(outline[4][1])[::-1]
    outer, inner = sample(outer, 41), sample(inner, 41)
    across = np.linspace(0, 1, 31)[None, :, None]
    grid = outer[:, None] * (1 - across) + inner[:, None] * across
    shares = np.stack(np.meshgrid(np.linspace(0, 1, 41), np.linspace(0, 1, 31), indexing='ij'), -1)
    linear = LinearNDInterpolator(grid.reshape(-1, 2), shares.reshape(-1, 2))
    # Its curved edges lie outside of that grid: they take the share of the nearest place on its border, or an outline is wavy.
    border = np.vstack([shares[:, 0], shares[-1], shares[::-1, -1], shares[0, ::-1]])
    fine = np.linspace(0, len(border) - 1, 4000)
    drawn = np.vstack([outer, grid[-1], inner[::-1], grid[0, ::-1]])
    at = lambda rows: np.column_stack([np.interp(fine, np.arange(len(rows)), rows[:, axis]) for axis in (0, 1)])
    nearest = cKDTree(at(drawn))
    border = at(border)

    def shares_of(points):
        found = linear(points)
        missing = np.isnan(found[:, 0])
        found[missing] = border[nearest.query(points[missing])[1]]
        return found

    def paper_at(along, over):
        return np.column_stack([np.interp(along, np.linspace(0, 1, 41), outer[:, axis]) * (1 - over) + np.interp(along, np.linspace(0, 1, 41), inner[:, axis]) * over for axis in (0, 1)])

    length = lambda line: np.hypot(*np.diff(line, axis=0).T).sum()
    return shares_of, paper_at, length(outer), length(inner), np.vstack([outer, inner[::-1]])


def on_sleeves(mapped, paper):
    """Which paper places lie on a sleeve, its edges among them, and their shares; `mapped`: sleeve_map of the outline."""
    shares_of, _, _, _, closed = mapped
    mirrored = np.column_stack([np.abs(paper[:, 0]), paper[:, 1]])
    centre = closed.mean(0)
    return inside(centre + (closed - centre) * 1.004, mirrored), shares_of(mirrored)


def laid_sleeves(dressing, outward=21.0, inward=6.0, folds=0.5, forward=0.8, flattest=2.4, count=48, kept=(0.93, 0.96), narrow=0.98, onto=0.22, full=0.0, upper=0.0):
    """Lays each sleeve from its armhole to a flat round cuff: its outer edge hangs `outward` degrees from the vertical, its inner one `inward`; `kept`: of the length of either, which folds take the rest of; `narrow`: of the girth of the pattern's cuff; `onto`: how far it goes on as the shoulder does before it falls, a share of its length; `full`, `upper`: how much wider it is between elbow and cuff, and above the elbow, as shares."""
    paper, is_back = paper_of(dressing.garment.data)
    places = draped_places(dressing)
    mapped = sleeve_map(dressing.cut.front)
    _, paper_at, outer, inner, _ = mapped
    cuff = np.array(dressing.cut.front[3][1], float)
    girth = 2 * np.hypot(*(cuff[0] - cuff[1])) * narrow
    chosen, shares = on_sleeves(mapped, paper)
    # Round the armhole: front from the shoulder to the pit, then back.
    ring = np.linspace(0, 2, 2 * count, endpoint=False)
    over = np.where(ring > 1, 2 - ring, ring)
    for side in (-1, 1):
        at = lambda along: np.where((ring > 1)[:, None], dressing.back.place(paper_at(along, over) * [side, 1]), dressing.front.place(paper_at(along, over) * [side, 1]))
        start, onward = (draped_size(dressing, at(np.full(len(ring), along))) for along in (0, 0.16))
        shoulder, pit = start[0], start[count]
        hang = lambda degrees: np.array([side * math.sin(math.radians(degrees)), 0, -math.cos(math.radians(degrees))])
        end_outer, end_inner = shoulder + outer * kept[0] * hang(outward), pit + inner * kept[1] * hang(inward)
        end_outer[1] = end_inner[1] = start[:, 1].mean() - forward
        half = np.linalg.norm(end_outer - end_inner) / 2
        # A cuff lies square to its sleeve: one cut aslant by its edges' lengths ends in a point.
        square = math.radians((outward * 0.35 + inward) / 2)
        flat = np.array([side * math.cos(square), 0, math.sin(square)])
        half = min(half, brentq(lambda a: ellipse_girth(a, flattest) - girth, 0.1, girth))
        deep = brentq(lambda b: ellipse_girth(half, b) - girth, 0.1, girth)
        # The inner end keeps its place where the girth does not reach as far as wished.
        middle = end_inner + flat * half
        down = np.array([flat[2], 0, -flat[0]]) * side
        quarter = ellipse_angle(deep / half)
        turn = np.where(over < 0.5, math.pi / 2 - quarter(1 - 2 * over), math.pi / 2 + quarter(np.clip(2 * over - 1, 0, 1)))
        depth = np.where(ring > 1, 1, -1) * np.sin(turn)
        # The middle of an opening that hangs comes a little lower than its ends.
        end = middle + flat * half * np.cos(turn)[:, None] + np.array([0, deep, 0]) * depth[:, None] + down * 0.5 * (np.sin(turn) ** 2)[:, None]
        reach = np.linalg.norm(end - start, axis=1, keepdims=True)
        leave = gaussian_filter1d(onward - start, 3, axis=0, mode='wrap')
        # Below the arm a sleeve that first goes out leaves a hole beside the body.
        leave *= (onto - (onto - 0.15) * over[:, None]) * reach / np.linalg.norm(leave, axis=1, keepdims=True)
        arrive = np.array([hang(degrees) for degrees in outward * 0.35 + (inward - outward * 0.35) * over]) * reach * 0.8
        mine = np.where(chosen & (paper[:, 0] * side > 0))[0]
        t, w = shares[mine].T
        where = np.where(is_back[mine], 2 - w, w)
        round_ = np.r_[ring, 2.0]
        pick = lambda values: np.column_stack([np.interp(where, round_, np.r_[values[:, axis], values[0, axis]]) for axis in range(values.shape[1])])
        t = t[:, None]
        between = lambda *ends: sum(weight * end for weight, end in zip((2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, 3 * t**2 - 2 * t**3, t**3 - t**2), ends))
        laid, axis = between(*map(pick, (start, leave, end, arrive))), between(*(line.mean(0) for line in (start, leave, end, arrive)))
        laid = axis + (laid - axis) * (1 + full * ease(t / 0.6) * ease((1.02 - t) / 0.2) + upper * ease((t - 0.1) / 0.4) * ease((0.9 - t) / 0.5))
        slant = np.sin(2 * math.pi * (1.5 * w - 1.1 * t[:, 0]) + 0.9 * side + np.where(is_back[mine], 2.0, 0.0)) * np.sin(math.pi * w) * ease(t[:, 0] / 0.5)
        laid[:, 1] += np.where(is_back[mine], 1, -1) * folds * slant
        places[mine] += (laid - places[mine]) * ease(t / 0.14)
    put_draped(dressing, places)


def sleeve_heads(dressing, reach=8.0, rounds=12):
    """Takes out the bump where a sleeve leaves the shoulder: it was draped over an arm that stood further off."""
    paper, _ = paper_of(dressing.garment.data)
    shoulder = np.array(dressing.cut.front[1][1][1], float)
    away = np.hypot(np.abs(paper[:, 0]) - shoulder[0] - 1.5, paper[:, 1] - shoulder[1] + 2.0)
    evened_out(dressing, 0.5 * ease(1.4 * (1 - away / reach)), rounds)


def lumps_out(dressing, rounds=14):
    """Evens the small lumps of the body out and leaves its wide folds; the openings keep their lines, and sleeves, which would shrink, their girth."""
    mesh = dressing.garment.data
    paper, _ = paper_of(mesh)
    half = side_seam(dressing.cut)
    armpit = half(paper[:, 1].max())
    body = ease((armpit + 1 - np.abs(paper[:, 0])) / 5) * np.where(paper[:, 1] > 125, 1, np.abs(paper[:, 0]) <= half(paper[:, 1]) + 0.1)
    tags = [tag for tag in ('neck', 'hem', 'cuff') if 'd_' + tag in mesh.attributes]
    to_edge = np.min([attribute(mesh, 'd_' + tag) for tag in tags], axis=0)
    evened_out(dressing, 0.5 * ease(to_edge / 4) * body, rounds)


def figured(dressing, shoulders=(0.9, 1.7), taper=0.08, flat=0.12):
    """The figure of one who stands upright, which the limp drape lost: `shoulders` cm further out and up, the sleeves with them; a body that is narrower by the share `taper` at the hem, and flatter by `flat`."""
    paper, _ = paper_of(dressing.garment.data)
    places = draped_places(dressing)
    pit, low = pit_height(dressing.cut), dressing.cut.front[-1][1][-1][1]
    sleeve = ease((beyond_armhole(paper, dressing.cut.front) - 0.3) / 3)
    # The whole hem of a short sleeve goes with it, though its inner end lies close to the armhole.
    mine, shares = on_sleeves(sleeve_map(dressing.cut.front), paper)
    sleeve[mine] = np.maximum(sleeve[mine], ease(shares[mine, 0] / 0.7))
    below = ease((pit + 6 - paper[:, 1]) / ((pit + 6 - low) * 0.85)) * (1 - sleeve)
    middle = np.median(places[paper[:, 1] < pit, 1])
    places[:, 0] *= 1 - taper * below
    places[:, 1] += (middle - places[:, 1]) * flat * below
    side = np.sign(paper[:, 0])
    away = ease((np.abs(places[:, 0]) - 7) / 11) * np.maximum(sleeve, ease((paper[:, 1] - 122) / 20))
    places += np.column_stack([side * shoulders[0], 0 * side, np.full(len(side), shoulders[1])]) * away[:, None]
    put_draped(dressing, places)


def limp(dressing, sleeves=None, figure=None, **body):
    """The whole of a T-shirt or shirt; `sleeves`, `figure` and `body` as above."""
    lumps_out(dressing)
    laid_sleeves(dressing, **(sleeves or {}))
    sleeve_heads(dressing)
    hung(dressing, **body)
    figured(dressing, **(figure or {}))
