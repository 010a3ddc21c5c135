"""Drag lines: the folds that cloth takes where an arm, a seam or its own weight pulls at it, pressed into a garment that already hangs. The drape's mesh is too wide for them."""
from dataclasses import dataclass, replace

import numpy as np
from scipy.spatial import cKDTree

from cloth.curves import ease, sample, smooth
from cloth.shell import attribute, normals_of, paper_of
from parts.buckling import buckled, fine_enough
from parts.hanging import draped_places, pit_height, put_draped, sleeve_map
from parts.reshape import side_seam


#: How cloths fold: as shares of what shirting does (see `drag_lines`), and how many cm lie between the buckles they throw beside those folds.
CLOTHS = dict(
    shirting=dict(between=3.0), linen=dict(between=3.2, excess=1.0), jersey=dict(between=4.0, excess=0.9), suiting=dict(depth=0.6, wide=1.5, body=0.5, sleeves=0.6, between=5.0, excess=0.6),
    coating=dict(depth=0.6, wide=1.7, body=0.6, sleeves=0.5, between=6.0, excess=0.7), sweat=dict(depth=0.85, wide=1.25, between=5.0, excess=0.9), knit=dict(depth=0.8, wide=1.3, between=5.5, excess=0.8),
    shell=dict(depth=0.85, wide=1.1, between=3.0, excess=1.4),
)

#: How much longer cloth is than its form across a fold of 1 cm, as a share; over the whole of a body, round it, a share `ALL_OVER` of that; along a fold, where it is pulled, it is shorter by the share `PULLED`; together at most `MOST_EXCESS`.
EXCESS, ALL_OVER, PULLED, MOST_EXCESS = 0.10, 0.2, 0.35, 0.16


@dataclass(frozen=True)
class DragLine:
    """A fold along `line` (paper cm, from where it is pulled): `depth` and half width `wide` in cm; `onset` and `end`: the shares of its length in which it rises and dies away."""

    line: tuple
    depth: float
    wide: float
    onset: float = 0.1
    end: float = 0.7
    back: bool = False


#: Folds are pressed in as one sees them who stands before the garment: what moved its cloth sideways would dent its outline.
FACING = np.array([0.15, 1.0, 0.4])


def _lift(fold, points):
    """How far a fold lifts each paper point, in cm: a ridge with a hollow beside it, narrow where it is pulled."""
    line = sample(smooth(fold.line), 60)
    near, index = cKDTree(line).query(points)
    along = index / (len(line) - 1)
    tangent, aside = np.gradient(line, axis=0)[index], points - line[index]
    side = np.sign(tangent[:, 0] * aside[:, 1] - tangent[:, 1] * aside[:, 0])
    off = side * near / (fold.wide * (0.65 + 0.7 * along))
    strength = fold.depth * ease(along / fold.onset) * ease((1 - along) / fold.end)
    return strength * (np.exp(-(off**2)) - 0.6 * np.exp(-(((off - 1.7) / 1.25) ** 2)))


def _excess(folds, paper, is_back, share):
    """How much longer the cloth is than its form at each paper point: symmetric tensors (xx, xz, zz), as shares."""
    excess = np.zeros((len(paper), 3))
    for fold in folds:
        mine = is_back == fold.back
        line = sample(smooth(fold.line), 60)
        near, index = cKDTree(line).query(paper[mine])
        tangent = np.gradient(line, axis=0)[index]
        x, z = (tangent / np.linalg.norm(tangent, axis=1, keepdims=True)).T
        strength = EXCESS * fold.depth * np.exp(-((near / (3.2 * fold.wide)) ** 2))
        excess[mine] += strength[:, None] * np.column_stack([z * z - PULLED * x * x, -(1 + PULLED) * x * z, x * x - PULLED * z * z])
    # What hangs is pulled down and has more round it the lower one looks.
    excess += EXCESS * np.column_stack([ALL_OVER * (1 - ease((paper[:, 1] - 118) / 15)), np.zeros(len(paper)), np.full(len(paper), -ALL_OVER / 2)])
    return share * excess * np.minimum(1, MOST_EXCESS / np.maximum(np.abs(excess).sum(1), 1e-6))[:, None]


def pressed(dressing, folds, ribs=(0.0, 0.0), between=None, excess=1.0, seed=1):
    """Lifts the cloth along folds, each on its side of the garment; openings at the neck keep their line. `ribs`: cm of hem and cuff that stay smooth. With `between` (cm from fold to fold) the cloth buckles beside them, by a share `excess` of what shirting does."""
    fine_enough(dressing, between or 3.0)
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    normals = normals_of(mesh)
    lift = np.zeros(len(paper))
    for fold in folds:
        mine = is_back == fold.back
        lift[mine] += _lift(fold, paper[mine])
    smooth_until = dict(neck=0.0, arm=0.0)
    smooth_until.update({tag: rib for tag, rib in zip(('hem', 'cuff'), ribs) if rib})
    free = np.ones(len(paper))
    for tag, until in smooth_until.items():
        if 'd_' + tag in mesh.attributes:
            free *= ease((attribute(mesh, 'd_' + tag) - until) / 5)
    # Where front and back meet is the outline: a fold that ran over it whole would tear it out.
    free *= 0.15 + 0.85 * ease(attribute(mesh, 'd_seam') / 3)
    put_draped(dressing, draped_places(dressing) + normals * FACING * (lift * free)[:, None])
    if between:
        buckled(dressing, _excess(folds, paper, is_back, excess) * free[:, None], between, seed, held=1 - free)


def _body(cut, hips):
    """Of the wearer's left half of a body: from the pit, down from the chest, in from the waist (a share `hips` of these); behind, over the blades."""
    half, pit = side_seam(cut), pit_height(cut)
    low = cut.front[-1][1][-1][1]
    long = pit - low
    at = lambda share, z: (share * float(half(min(z, pit))), z)
    for back in (False, True):
        yield DragLine((at(0.97, pit - 1), at(0.82, pit + 3.5), at(0.60, pit + 12)), 1.2, 1.05, 0.08, 0.8, back)
        yield DragLine((at(0.97, pit - 2.5), at(0.76, pit - 1), at(0.42, pit + 2.5)), 1.1, 1.1, 0.08, 0.8, back)
        yield DragLine((at(0.97, pit - 5), at(0.80, pit - 9), at(0.64, pit - 17)), 0.92, 1.4, back=back)
    yield DragLine((at(0.44, pit + 1), at(0.52, pit - 0.45 * long), at(0.60, low + 2)), 1.1, 2.3, 0.5, 0.3)
    yield DragLine((at(0.97, pit - 0.42 * long), at(0.70, pit - 0.50 * long), at(0.42, pit - 0.66 * long)), 0.46 * hips, 1.7)
    yield DragLine((at(0.80, low + 0.02 * long), at(0.80, low + 0.25 * long), at(0.70, low + 0.55 * long)), 1.0, 1.9, 0.2, 0.8)
    yield DragLine((at(0.34, pit + 6), at(0.38, pit - 0.35 * long), at(0.30, low + 3)), 1.05, 2.5, 0.5, 0.35, True)
    yield DragLine((at(0.64, pit + 2), at(0.66, pit - 0.4 * long), at(0.74, low + 2)), 1.1, 2.1, 0.5, 0.3, True)
    yield DragLine((at(0.95, pit - 0.5 * long), at(0.5, pit - 0.55 * long), at(0.05, pit - 0.57 * long)), 0.2 * hips, 1.5, 0.15, 0.6, True)


def _sleeve(cut):
    """Of the wearer's left sleeve, by shares from armhole to cuff and from the outer to the inner edge: from the pit, at the elbow, above the cuff."""
    _, paper_at, outer, _, _ = sleeve_map(cut.front)
    line = lambda *shares: tuple(tuple(paper_at(np.array([along]), np.array([over]))[0]) for along, over in shares)
    for back in (False, True):
        yield DragLine(line((0.04, 0.94), (0.14, 0.72), (0.22, 0.40)), 0.8, 1.0, back=back)
        if outer < 40:
            yield DragLine(line((0.10, 0.92), (0.5, 0.66), (0.94, 0.52)), 0.88, 1.3, 0.1, 0.5, back)
            yield DragLine(line((0.25, 0.35), (0.6, 0.28), (0.97, 0.22)), 0.66, 1.3, 0.5, 0.4, back)
            continue
        yield DragLine(line((0.08, 0.92), (0.22, 0.70), (0.40, 0.55)), 0.92, 1.3, 0.1, 0.6, back)
        yield DragLine(line((0.12, 0.35), (0.28, 0.30), (0.46, 0.36)), 0.8, 1.4, 0.5, 0.5, back)
        for along in (0.47, 0.54, 0.61):
            yield DragLine(line((along, 0.94), (along - 0.02, 0.66), (along - 0.06, 0.34)), 0.8, 0.85, back=back)
        yield DragLine(line((0.58, 0.08), (0.66, 0.34), (0.78, 0.62)), 0.75, 1.1, back=back)
        for along, first, last in ((0.80, 0.9, 0.3), (0.86, 0.12, 0.8), (0.90, 0.92, 0.4)):
            yield DragLine(line((along, first), (along + 0.015, (first + last) / 2), (along - 0.01, last)), 0.57, 0.75, 0.15, 0.6, back)


def _on_side(fold, side, shake):
    """The same fold as it falls on one side of the body: never quite like that of the other."""
    line = np.array(fold.line) + shake.normal(0, 0.9, np.shape(fold.line))
    return replace(fold, line=tuple((side * x, z) for x, z in line), depth=fold.depth * shake.uniform(0.55, 1.2), wide=fold.wide * shake.uniform(0.8, 1.25))


#: Folds of a bodice on straps: darts from the side seams to the bust, and the cloth's fall below it.
BUST_FOLDS = [
    fold for side in (-1, 1) for fold in (
        DragLine(((side * 20.2, 121.5), (side * 15.5, 123.6), (side * 10.8, 125.4)), 0.5, 0.8, 0.05, 0.6),
        DragLine(((side * 8.8, 131.5), (side * 9.6, 125.0), (side * 12.4, 114.0)), 0.42, 1.3, 0.4, 0.7),
        DragLine(((side * 5.8, 122.0), (side * 6.4, 114.0), (side * 7.0, 104.0)), 0.4, 1.7, 0.4, 0.5),
        DragLine(((side * 14.6, 121.0), (side * 15.4, 113.0), (side * 16.6, 104.0)), 0.36, 1.6, 0.4, 0.5),
        DragLine(((side * 10.0, 119.0), (side * 10.6, 112.0), (side * 11.6, 104.0)), 0.5, 1.8, 0.4, 0.5, True),
    )
]


def gathers(height, half, seed, apart=3.4, long=(6, 13), depth=1.0):
    """The short upright folds of a body that a rib draws in at paper `height`, where it is `half` cm wide, `apart` cm from one to the next."""
    shake = np.random.default_rng(seed)
    for back in (False, True):
        for middle in np.arange(-half + apart / 2, half, apart):
            x, top, aside = middle + shake.uniform(-0.9, 0.9), shake.uniform(*long), shake.uniform(-1.2, 1.2)
            yield DragLine(((x, height), (x + aside / 3, height + top / 2), (x + aside, height + top)), depth * shake.uniform(0.4, 1.0), shake.uniform(0.6, 0.95), 0.02, 0.9, back)


def drag_lines(dressing, seed, cloth='jersey', ribs=(0.0, 0.0), more=(), **changes):
    """The folds of a top that hangs, for a `cloth` of CLOTHS or with `changes` to it: `depth` and `wide` scale them (thin cotton folds sharply and narrowly, coating shallowly and widely), `body` those that are not on the sleeves, `sleeves` those that are, `hips` those that run in from the side seams there (across the thighs of a dress they would be dents); `more`: folds besides; `ribs`, `between` and `excess` as in `pressed`."""
    share = {**dict(depth=1.0, wide=1.0, body=1.0, sleeves=1.0, hips=1.0, excess=1.0), **CLOTHS[cloth], **changes}
    shake = np.random.default_rng(seed)
    half = [replace(fold, depth=fold.depth * share[part]) for part, lines in (('body', _body(dressing.cut, share['hips'])), ('sleeves', _sleeve(dressing.cut))) for fold in lines]
    folds = [_on_side(fold, side, shake) for side in (-1, 1) for fold in half] + list(more)
    pressed(dressing, [replace(fold, depth=fold.depth * share['depth'], wide=fold.wide * share['wide']) for fold in folds], ribs, share['between'], share['excess'], seed)
