"""Garments that lie flat, front on back with a thin pad between: close cloth without a body in it is a balloon when it is blown up and a sack when it hangs."""
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from cloth.curves import ease
from cloth.panel import Panel
from cloth.shell import attribute, paper_of
from parts.reshape import rounded_waist
from units import CM


@dataclass(frozen=True)
class Laid:
    """How a garment lies. Lengths in cm."""

    #: Half its thickness in the middle of its widest part.
    thick: float = 3.2
    #: How much fuller the seat is than the front; what the front has more at (x, height, reach, cm): a bust, a pouch.
    seat: float = 0.0
    mounds: tuple = ()
    #: The same behind: a seat.
    rear: tuple = ()
    #: Height and reach of the small gathers that elastic draws along openings, in cm.
    elastic: tuple | None = None
    #: How far the ends of its straps lie from where they are drawn, across, above a height: (height, cm of the viewer's left one, cm of the other). They are soft.
    straps: tuple | None = None
    #: Waves of a loose hem: cm off the cloth.
    hem: float = 0.0
    #: Soft folds where hands have laid it down: how many a side, and their height.
    folds: tuple | None = None
    #: How far it lies from its drawn outline: nobody lays cloth down to the millimetre.
    sway: float = 0.22
    #: How far a leg's hem rises in front and sinks behind, so that one sees into it.
    opening: float = 0.0
    seed: int = 1


def _pads(cut):
    """How thick a pad holds front and back apart: nothing at seams, free at openings, 1 where it is thickest."""
    pads = []
    for outline in (cut.front, cut.back):
        panel = Panel(outline, cut.step)
        round_ = panel.inflate(1e6)
        pads.append((cKDTree(panel.points), round_))
    most = max(round_.max() for _, round_ in pads)
    return [(tree, round_ / most) for tree, round_ in pads]


def _folds(form, x, z, is_back):
    """Folds of uneven length and width, steeper on one side, that run across rather than up."""
    count, height = form.folds
    shake = np.random.default_rng(form.seed + 40)
    total = np.zeros(len(x))
    for side in (False, True):
        for _ in range(count):
            middle = shake.integers(len(x))
            turn, wide, long_, bend = shake.normal(0, 0.55), shake.uniform(0.8, 2.0), shake.uniform(2.5, 7.5), shake.normal(0, 0.025)
            right, up = x - x[middle], z - z[middle]
            along, away = right * np.cos(turn) + up * np.sin(turn), up * np.cos(turn) - right * np.sin(turn)
            away = (away + bend * along**2) / wide
            total += (is_back == side) * shake.uniform(0.35, 1) * np.exp(-(away**2) - (along / long_) ** 2) * (1 - 0.7 * away)
    return height * total


def _swayed(form, x, z):
    """How far each place lies beside where it is drawn, across and up."""
    shake = np.random.default_rng(form.seed + 60)
    moved = np.zeros((len(x), 2))
    for _ in range(5):
        turn, wave = shake.uniform(0, 6.28), 6.28 / shake.uniform(14, 45)
        moved += np.sin((x * np.cos(turn) + z * np.sin(turn)) * wave + shake.uniform(0, 6.28))[:, None] * shake.normal(0, 0.6, 2)
    return moved * form.sway


def _elastic(form, mesh, x, z, is_back):
    """Gathers square to the openings' edges: as far as their elastic is shorter than the cloth, and unevenly."""
    high, reach = form.elastic
    total = np.zeros(len(x))
    for opening, way in (('leg', (0.75, 0.66)), ('arm', (0.3, 0.95)), ('neck', (0.9, 0.5))):
        if 'd_' + opening not in mesh.attributes:
            continue
        away = attribute(mesh, 'd_' + opening)
        along = np.abs(x) * way[0] + z * way[1] + 1.7 * is_back
        wave = np.sin(2.3 * along) + 0.7 * np.sin(3.1 * along + 1 + np.sign(x)) + 0.5 * np.sin(1.1 * along + x * 0.1)
        total += wave * (0.6 + 0.4 * np.sin(0.5 * along + 2 * is_back)) * np.exp(-away / reach) * ease((away - 0.5) / 0.8)
    return high * total


def lay_flat(dressing, form):
    """Lays the garment on its paper pattern: what the pattern draws is what is seen, and nothing of the drape is left."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    x, z = paper.T
    depth = np.zeros(len(paper))
    for back, (tree, pad) in zip((False, True), _pads(dressing.cut)):
        depth[is_back == back] = pad[tree.query(paper[is_back == back])[1]]
    # Folded edges are sharper than an ellipse.
    depth = form.thick * depth**1.25 * np.where(is_back, 1 + form.seat, 1)
    inside = ease(attribute(mesh, 'd_seam') / 3)
    for mounds, there in ((form.mounds, ~is_back), (form.rear, is_back)):
        for at, height, reach, more in mounds:
            depth += more * there * inside * np.exp(-(((np.abs(x) - at) / reach) ** 2) - ((z - height) / reach) ** 2)
    if form.elastic:
        depth += _elastic(form, mesh, x, z, is_back) * inside
    if form.hem:
        shake = np.random.default_rng(form.seed + 7).uniform(0, 6.28, 4)
        wave = np.sin(x * 0.55 + shake[0] + is_back) + 0.6 * np.sin(x * 0.95 + shake[1] + is_back * shake[2])
        depth += form.hem * wave * inside * np.exp(-((attribute(mesh, 'd_hem') / 14) ** 2))
    if form.folds:
        depth += _folds(form, x, z, is_back) * inside
    # Front and back never pass through each other.
    seam = attribute(mesh, 'd_seam') < 1e-4
    depth = np.where(seam, 0, np.maximum(depth, 0.12))
    raised = 0 * x
    if 'd_waist' in mesh.attributes:
        share = np.clip(np.abs(x) / dressing.cut.front[0][1][-1][0], 0, 1)
        raised = rounded_waist(dressing.cut, share, is_back) * np.exp(-((attribute(mesh, 'd_waist') / 6) ** 2))
    if form.opening:
        raised = raised + form.opening * np.where(is_back, -1, 1) * ease(attribute(mesh, 'd_seam') / 7) * np.exp(-((attribute(mesh, 'd_hem') / 6) ** 2))
    across, up = _swayed(form, x, z).T
    if form.straps:
        low, *ends = form.straps
        share = np.clip((z - low) / (z.max() - low), 0, 1) ** 1.6
        lean = np.where(x < 0, *ends) * share
        across, up = across + lean, up - 0.03 * lean**2
    mesh.vertices.foreach_set('co', (np.column_stack([x + across, np.where(is_back, depth, -depth), z + raised + up]) * CM).ravel())
    # Subdivision rounds a fold off, at every triangle by another amount: the outline would be ragged.
    for edge in mesh.edges:
        if seam[edge.vertices[0]] and seam[edge.vertices[1]]:
            edge.crease = 1.0
    dressing.anew()
