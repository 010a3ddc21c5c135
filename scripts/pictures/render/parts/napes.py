"""Necks and shoulders that the drape left crumpled: laid smooth again between their neckline and the cloth that fell well."""
import numpy as np
import scipy.sparse as sparse
import scipy.sparse.linalg as linear
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import ConvexHull

from cloth.curves import ease, lengths
from cloth.shell import attribute, paper_of
from parts.reshape import places_of
from units import CM


def _stiffness(mesh, within=None):
    """Cotangent weights of the paper's triangles, and a share of the paper's area for each vertex; only of triangles whose vertices all lie `within`."""
    count = len(mesh.vertices)
    mesh.calc_loop_triangles()
    corners = np.array([triangle.vertices[:] for triangle in mesh.loop_triangles])
    loops = np.array([triangle.loops[:] for triangle in mesh.loop_triangles])
    if within is not None:
        counted = within[corners].all(1)
        corners, loops = corners[counted], loops[counted]
    uv = np.zeros(len(mesh.loops) * 2)
    mesh.uv_layers['uv'].data.foreach_get('uv', uv)
    flat = uv.reshape(-1, 2)[loops] * 100
    rows, columns, values, area = [], [], [], np.zeros(count)
    for corner in range(3):
        first, second, third = corner, (corner + 1) % 3, (corner + 2) % 3
        i, j = corners[:, first], corners[:, second]
        a, b, c = flat[:, first], flat[:, second], flat[:, third]
        u, v = a - c, b - c
        twice = np.abs(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0])
        weight = np.clip((u * v).sum(1) / np.maximum(twice, 1e-9) / 2, 0.02, 5)
        rows += [i, j, i, j]
        columns += [j, i, i, j]
        values += [-weight, -weight, weight, weight]
        np.add.at(area, i, twice / 6)
    return sparse.csr_matrix((np.concatenate(values), (np.concatenate(rows), np.concatenate(columns))), (count, count)), np.maximum(area, 1e-3)


def laid_smooth(mesh, places, free, within=None):
    """Bends the free vertices as little as can be between those that stay; at the border of the cloth `within` it may crease."""
    stiffness, area = _stiffness(mesh, within)
    energy = (stiffness.T @ sparse.diags(1 / area) @ stiffness).tocsr()
    inner, outer = np.where(free)[0], np.where(~free)[0]
    solve = linear.factorized(energy[inner][:, inner].tocsc())
    load = -(energy[inner][:, outer] @ places[outer])
    places = places.copy()
    places[inner] = np.column_stack([solve(load[:, axis]) for axis in range(3)])
    return places


def _even_neckline(mesh, places, paper, is_back, harmonics):
    """Draws the neckline as an even curve, alike on both sides: its places are a few waves of their distance along the paper."""
    on_edge = attribute(mesh, 'd_neck') < 1e-3
    along, shoulder = np.zeros(len(places)), 0.0
    for back in (False, True):
        half = np.where(on_edge & (is_back == back))[0]
        half = half[np.argsort(np.abs(paper[half, 0]))]
        line = np.column_stack([np.abs(paper[half, 0]), paper[half, 1]])
        # Twins of either side lie in one place; the shoulder's own point is the front's last.
        distance = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
        along[half] = shoulder + 1.0 + distance[-1] - distance if back else distance
        shoulder = distance[-1]
    edge = np.where(on_edge)[0]
    turn = along[edge] / along[edge].max() * np.pi * np.where(paper[edge, 0] < 0, -1, 1)
    even = np.column_stack([np.cos(turn * n) for n in range(harmonics + 1)])
    odd = np.column_stack([np.sin(turn * n) for n in range(1, harmonics + 1)])
    places = places.copy()
    for axis, waves in ((0, odd), (1, even), (2, even)):
        places[edge, axis] = waves @ np.linalg.lstsq(waves, places[edge, axis], rcond=None)[0]
    return places


def straight_shoulders(dressing, depth=13.0, share=1.0):
    """Fills the hollow between neck and sleeve: the mannequin's arms stand higher than its shoulders. The cloth follows, less and less for `depth` cm below."""
    mesh = dressing.garment.data
    places = places_of(dressing.garment)
    neck = places[attribute(mesh, 'd_neck') < 1e-3]
    across = np.abs(places[:, 0])
    steps = np.arange(np.abs(neck[:, 0]).max() - 0.3, min(28.0, across.max() - 1), 0.7)
    ridge = np.array([places[np.abs(across - at) < 0.8, 2].max() for at in steps])
    hull = ConvexHull(np.column_stack([steps, ridge])).vertices
    # The upper side of the hull, from the neck to the sleeve's crown and down over it.
    hull = hull[np.argsort(steps[hull])]
    chord = np.interp(steps[hull], steps[[0, -1]], ridge[[0, -1]])
    upper = hull[ridge[hull] >= chord - 1e-6]
    lift = np.interp(steps, steps[upper], ridge[upper]) - ridge
    for _ in range(4):
        lift = np.convolve(np.pad(lift, 1, mode='edge'), [0.25, 0.5, 0.25], 'valid')
    below = np.interp(across, steps, ridge) - places[:, 2]
    places[:, 2] += np.interp(across, steps, lift, 0, 0) * share * ease(1 - below / depth)
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def smooth_neck(dressing, back=13.0, front=4.0, wide=17.0, harmonics=6):
    """Lays the cloth smooth round the neck: `back` and `front` cm down from the neckline, to `wide` cm from the middle. A neck that is no round (`harmonics` 0) keeps its line."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    places = places_of(dressing.garment)
    if harmonics:
        places = _even_neckline(mesh, places, paper, is_back, harmonics)
    distance = attribute(mesh, 'd_neck')
    free = (distance > 1e-3) & (distance < np.where(is_back, back, front)) & (np.abs(paper[:, 0]) < wide)
    places = laid_smooth(mesh, places, free)
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def even_edge(dressing, depth=6.0, soft=2.2, drawn=1.2):
    """Draws the upper edge of a strapped bodice in the even line of its pattern, its points kept, and lays the cloth smooth `depth` cm below it. `soft`: cm over which its waves are evened; `drawn`: cm by which it comes in under the arms, where it would stand off in corners."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    places, distance = places_of(dressing.garment), attribute(mesh, 'd_neck')
    flat = np.column_stack([paper[:, 0], 0 * distance, paper[:, 1]])
    for back in (False, True):
        edge = np.where((distance < 1e-3) & (is_back == back))[0]
        edge = edge[np.argsort(paper[edge, 0])]
        along = lengths(paper[edge])
        evenly = np.arange(0, along[-1], 0.25)
        away = places[edge] - flat[edge]
        even = np.column_stack([np.interp(along, evenly, gaussian_filter1d(np.interp(evenly, along, values), soft / 0.25, mode='nearest')) for values in away.T])
        # The side seams stay where they are.
        ends = (away - even)[[0, -1]]
        places[edge] = flat[edge] + even + ends[0] * np.exp(-along / 4)[:, None] + ends[1] * np.exp((along - along[-1]) / 4)[:, None]
    free = (distance > 1e-3) & (distance < depth)
    places = laid_smooth(mesh, places, free)
    corner = paper[distance < 1e-3][np.argmax(paper[distance < 1e-3, 0])]
    under_arm = ease(1 - np.hypot(np.abs(paper[:, 0]) - corner[0], paper[:, 1] - corner[1]) / 9)
    places[:, 0] -= np.sign(paper[:, 0]) * drawn * under_arm
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def smooth_middle(dressing, half=6.0, top=128.0):
    """Lays the middle of the back smooth, `half` cm to either side, where a mirrored drape (after.mirror) meets itself in a crease; its hem comes as low as the front's, the cloth below `top` with it."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    places = places_of(dressing.garment)
    hem = attribute(mesh, 'd_hem') < 1e-3
    front, back = hem & ~is_back, hem & is_back
    across = np.abs(paper[:, 0])
    # Nothing at the side seams and beyond them.
    out = np.minimum(across / across[hem].max(), 1)
    rounds = lambda chosen: np.column_stack([1 - out[chosen] ** 2, out[chosen] ** 2 - out[chosen] ** 4])
    outer = back & (across > half)
    order = np.where(front)[0][np.argsort(across[front])]
    level = np.interp(across, across[order], places[order, 2])
    high = rounds(slice(None)) @ np.linalg.lstsq(rounds(outer), (places[:, 2] - level)[outer], rcond=None)[0]
    share = ease((top - paper[:, 1]) / (top - paper[back, 1].min()))
    middle = back & (across <= half)
    places[middle, 2] = (level + high)[middle]
    near = back & (across > half) & (across < half + 7)
    bow = lambda chosen: np.column_stack([np.ones(chosen.sum()), across[chosen] ** 2])
    places[middle, 1] = bow(middle) @ np.linalg.lstsq(bow(near), places[near, 1], rcond=None)[0]
    places[middle, 0] = paper[middle, 0] * np.median(np.abs(places[near, 0]) / across[near])
    places[:, 2] -= np.where(is_back, high * share, 0)
    free = is_back & (across < half) & ~hem & (attribute(mesh, 'd_neck') > 1e-3)
    mesh.vertices.foreach_set('co', (laid_smooth(mesh, places, free) * CM).ravel())
    dressing.anew()
