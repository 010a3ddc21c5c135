"""Wales of knitted cloth: they run straight through folds and hollows that the drape and what follows it have pushed sideways."""
import numpy as np
from scipy.spatial import cKDTree

from parts.reshape import places_of


def _evened(places, paper, reach, near=220):
    """Paper places, each as the plane nearest to those within `reach` cm has it there."""
    away, others = cKDTree(places).query(places, min(near, len(places)))
    # A sleeve that lies against the body is near in space only.
    apart = np.linalg.norm(paper[others] - paper[:, None], axis=2)
    weight = np.exp(-((away / reach) ** 2)) * (apart < 1.8 * reach)
    terms = np.concatenate([np.ones(away.shape + (1,)), (places[others] - places[:, None]) / reach], 2)
    weighted = terms * weight[..., None]
    normal = np.einsum('nki,nkj->nij', weighted, terms) + 1e-3 * np.eye(4)
    return np.linalg.solve(normal, np.einsum('nki,nkj->nij', weighted, paper[others]))[:, 0]


def even_wales(dressing, reach=6.0):
    """Evens the paper coordinates of a garment over `reach` cm: from row to row its wales no longer swerve."""
    mesh = dressing.garment.data
    places = places_of(dressing.garment)
    vertex = np.zeros(len(mesh.loops), int)
    mesh.loops.foreach_get('vertex_index', vertex)
    paper = np.zeros(len(mesh.loops) * 2)
    layer = mesh.uv_layers['uv'].data
    layer.foreach_get('uv', paper)
    paper = paper.reshape(-1, 2) * 100
    for back in (False, True):
        mine = np.where((paper[:, 0] > 100) == back)[0]
        used, first, of = np.unique(vertex[mine], return_index=True, return_inverse=True)
        paper[mine] = _evened(places[used], paper[mine[first]], reach)[of]
    layer.foreach_set('uv', (paper / 100).ravel())
    dressing.anew()
