"""Buckles: cloth that is longer than the form it lies on throws folds of its own. Drawn folds alone leave it as smooth as rubber.

The form is a soft ground to which the cloth is tied, as a skin to its flesh: how far apart its folds lie is then decided by how stiff it bends. Solved by projective dynamics
(Bouaziz and others, 2014): each edge takes its length by itself, one linear system brings them together.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.sparse import coo_matrix, diags, identity
from scipy.sparse.linalg import splu

from cloth.curves import lengths
from cloth.shell import normals_of, paper_of
from parts.hanging import draped_places, put_draped
from parts.mesh import quads
from parts.reshape import refine

#: How firmly the form holds the cloth, beside the cloth's own stiffness (1); how much that varies from place to place, or folds are a corrugated sheet; how much more it holds what keeps its place.
GROUND, UNEVEN, HELD = 0.002, 0.6, 60
#: Rounds until the folds lie, and how often the cloth then gives way where it is bent most, which makes ridges of waves.
ROUNDS, RIDGES = 40, 3
#: How far the cloth may leave its form, in cm, and the unevenness from which its folds begin.
MOST, BEGINNING = 0.9, 0.06
#: How far the folds of cloth that hangs run on (`drawn_out`).
FLOWING = 150


def incidence(ends, count):
    """Differences along edges: one row an edge."""
    rows = np.arange(len(ends))
    return coo_matrix((np.repeat([1.0, -1.0], len(ends)), (np.r_[rows, rows], ends.T.ravel())), (len(ends), count)).tocsr()


def _laplacian(ends, count):
    """Each vertex less the mean of its neighbours."""
    links = coo_matrix((np.ones(2 * len(ends)), (np.r_[ends[:, 0], ends[:, 1]], np.r_[ends[:, 1], ends[:, 0]])), (count, count)).tocsr()
    return identity(count) - diags(1 / np.maximum(np.asarray(links.sum(1)).ravel(), 1)) @ links


def _noise(paper, is_back, seed, grain):
    """Smooth noise (deviation 1) on the paper, its grains `grain` cm wide; front and back have their own."""
    cells = np.random.default_rng(seed).standard_normal((2, 400, 260))
    cells = np.stack([gaussian_filter(side, grain / 2, mode='wrap') for side in cells])
    return map_coordinates(cells / cells.std(), [is_back.astype(float), paper[:, 1], paper[:, 0] + 130], order=1, mode='wrap')


def _spare(ends, paper, excess):
    """How much longer than its form the cloth is along each edge, and the mean and half the range of that over all directions there."""
    apart = paper[ends[:, 0]] - paper[ends[:, 1]]
    x, z = (apart / np.maximum(np.linalg.norm(apart, axis=1, keepdims=True), 1e-6)).T
    xx, xz, zz = (excess[ends[:, 0]] + excess[ends[:, 1]]).T / 2
    return xx * x * x + 2 * xz * x * z + zz * z * z, (xx + zz) / 2, np.hypot((xx - zz) / 2, xz)


def drawn_out(noise, ends, spare, middle, half, rounds):
    """The same noise (a column each), evened `rounds` times along the folds to come: those of cloth that hangs run on in one piece, evenly grained noise leaves it blotched."""
    half = half + 1e-3
    # Where an edge lies between the way in which the cloth is most pulled (1) and that in which it has most to spare (0).
    along = np.clip((middle + half - spare) / (2 * half), 0, 1) ** 4
    links = coo_matrix((np.r_[along, along], (np.r_[ends[:, 0], ends[:, 1]], np.r_[ends[:, 1], ends[:, 0]])), (len(noise), len(noise))).tocsr()
    mean = diags(1 / (np.asarray(links.sum(1)).ravel() + 0.2)) @ (links + 0.2 * identity(len(noise)))
    for _ in range(rounds):
        noise = mean @ noise
    return noise / noise.std(axis=0)


def fine_enough(dressing, between):
    """Splits the mesh into quads until a fold `between` cm wide has three or four edges: fewer cannot bend, more only cost time."""
    while True:
        mesh = dressing.garment.data
        ends = np.array([edge.vertices[:] for edge in mesh.edges])
        places = draped_places(dressing)
        if len(mesh.polygons[0].vertices) == 4 and np.median(np.linalg.norm(places[ends[:, 0]] - places[ends[:, 1]], axis=1)) <= between / 3.4:
            return
        refine(dressing)


def braced(sides, faces):
    """The edges of quads and their diagonals, without which a net of quads shears."""
    return np.vstack([sides, faces[:, [0, 2]], faces[:, [1, 3]]])


def stretched(differences, places, rest):
    """The right side of the normal equations that bring edges to the length `rest`, each in the direction in which it lies now."""
    apart = differences @ places
    return differences.T @ (apart * (rest / np.maximum(np.linalg.norm(apart, axis=1), 1e-6))[:, None])


def buckled(dressing, excess, between, seed, held, flowing=FLOWING):
    """Lets the cloth buckle where it is longer than its form.

    `excess`: how much longer, a symmetric tensor (xx, xz, zz; shares) in paper directions for each vertex. `between`: cm from fold to fold. `held`: how firmly each vertex keeps its place, 0 to 1. `flowing`: how far folds run on (`drawn_out`).
    """
    mesh = dressing.garment.data
    sides = np.array([edge.vertices[:] for edge in mesh.edges])
    faces = np.array([face.vertices[:] for face in mesh.polygons if len(face.vertices) == 4])
    put_draped(dressing, settled(draped_places(dressing), normals_of(mesh), *paper_of(mesh), sides, faces, excess, between, seed, held, flowing))


def settled(places, normals, paper, is_back, sides, faces, excess, between, seed, held, flowing=0):
    """Where the vertices of a sheet of `faces` (quads), whose edges are `sides`, come to lie when it buckles (as above)."""
    ends = braced(sides, faces)
    spare, *all_round = _spare(ends, paper, excess)
    length = np.linalg.norm(places[ends[:, 0]] - places[ends[:, 1]], axis=1)
    rest = length * (1 + spare)
    differences, laplacian = incidence(ends, len(paper)), _laplacian(sides, len(paper))
    noise = np.column_stack([_noise(paper, is_back, seed, 9), _noise(paper, is_back, seed + 1, between / 2)])
    if flowing:
        noise = drawn_out(noise, ends, spare, *all_round, flowing)
    ground = GROUND * (1 + HELD * held) * np.exp(UNEVEN * noise[:, 0])
    # Of a sheet on a soft ground the fourth power of a fold's width is its stiffness by that of the ground.
    stiffness = 16 * GROUND * (between / (2 * np.pi * np.median(length))) ** 4
    yielding = np.ones(len(paper))
    now = places + normals * (BEGINNING * noise[:, 1])[:, None]
    for turn in range(1 + RIDGES):
        bending = laplacian.T @ diags(stiffness * yielding) @ laplacian
        system = splu((differences.T @ differences + bending + diags(ground)).tocsc(), permc_spec='MMD_AT_PLUS_A', diag_pivot_thresh=0.0, options=dict(SymmetricMode=True))
        form = bending @ places + ground[:, None] * places
        for _ in range(ROUNDS if turn == 0 else ROUNDS // 3):
            now = system.solve(stretched(differences, now, rest) + form)
            away = now - places
            now = places + away * np.minimum(1, MOST / np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-6))
        bent = np.linalg.norm(laplacian @ (now - places), axis=1)
        yielding = np.clip(1.6 / (1 + (bent / (np.percentile(bent, 70) + 1e-9)) ** 2), 0.06, 1.4)
    return now


def net(rows, columns):
    """Edges and faces between the vertices of a sheet."""
    at = np.arange(rows * columns).reshape(rows, columns)
    return np.vstack([np.stack([at[:, :-1], at[:, 1:]], 2).reshape(-1, 2), np.stack([at[:-1], at[1:]], 2).reshape(-1, 2)]), quads(rows, columns)


def measured(places):
    """How far the vertices of a sheet lie from its middle along their rows, and from its first row along their columns."""
    across = np.array([lengths(row) for row in places])
    return across - across[:, places.shape[1] // 2][:, None], np.array([lengths(column) for column in places.transpose(1, 0, 2)]).T


def sheet_buckled(places, normals, excess, between, seed, free):
    """A sheet of its own (rows, columns, 3), buckled; its `excess` is that along its rows and columns, where it is `free` (0 to 1)."""
    free = np.broadcast_to(free, places.shape[:2]).ravel()
    paper = np.dstack(measured(places)).reshape(-1, 2)
    return settled(places.reshape(-1, 3), normals.reshape(-1, 3), paper, np.zeros(len(paper), bool), *net(*places.shape[:2]), free[:, None] * excess, between, seed, 1 - free).reshape(places.shape)
