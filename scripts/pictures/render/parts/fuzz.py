"""The halo of brushed knits: fine fibres that stand off the cloth."""
import bpy
import numpy as np
from scipy.spatial import cKDTree

from cloth.shell import normals_of
from parts.mesh import TAGS
from studio.nodes import Nodes
from units import CM


def _triangles(garment):
    mesh = garment.data
    mesh.calc_loop_triangles()
    corners = np.zeros(len(mesh.loop_triangles) * 3, int)
    mesh.loop_triangles.foreach_get('vertices', corners)
    loops = np.zeros(len(mesh.loop_triangles) * 3, int)
    mesh.loop_triangles.foreach_get('loops', loops)
    places = np.zeros(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', places)
    normals = normals_of(mesh)
    uv = np.zeros(len(mesh.loops) * 2)
    mesh.uv_layers['uv'].data.foreach_get('uv', uv)
    return places.reshape(-1, 3), normals, uv.reshape(-1, 2), corners.reshape(-1, 3), loops.reshape(-1, 3)


def fuzz(garment, material, density=10.0, length=1.0, width=0.022, lean=0.9, lift=0.25, seed=1, glow=0.0, bare=(), around=1.2, tousled=0.0):
    """Fibres on a garment or part: `density` a cm², `length` cm on the average, lying rather than standing (`lean`), rooted `lift` cm above the cloth's middle.

    They are lit as the cloth below them is, so that they soften its surface and its outline instead of glittering; `glow`: how much of the light that falls through them they show, which on the shaded side would be dark dust. None grow `around` cm about the places `bare` (cm): over buttons. `tousled`: how differently they are lit, as curls are that face all ways.
    """
    shake = np.random.default_rng(seed)
    places, normals, uv, corners, loops = _triangles(garment)
    a, b, c = (places[corners[:, corner]] for corner in range(3))
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    count = int(area.sum() * 1e4 * density)
    chosen = shake.choice(len(area), count, p=area / area.sum())
    share = shake.random((count, 2))
    share[share.sum(1) > 1] = 1 - share[share.sum(1) > 1]
    weights = np.column_stack([1 - share.sum(1), share])
    mixed = lambda values, index: (values[index[chosen]] * weights[..., None]).sum(1)
    if len(bare):
        free = cKDTree(bare).query(mixed(places, corners) / CM)[0] > around
        chosen, weights, count = chosen[free], weights[free], int(free.sum())
    normal = mixed(normals, corners)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    root = mixed(places, corners) + normal * lift * 0.01
    paper = mixed(uv, loops)
    way = normal * shake.uniform(0.15, 0.9, (count, 1)) + shake.normal(0, lean * 0.6, (count, 3)) + [0, 0, -0.25]
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    bend = shake.normal(0, 0.35, (count, 3)) + [0, 0, -0.2]
    reach = length * 0.01 * shake.gamma(4, 0.25, (count, 1))
    # Flat to the cloth: a ribbon that is seen and lit from different sides would be black.
    across = np.cross(way, normal + shake.normal(0, 0.25, (count, 3)))
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9)
    half = across * width * 0.005
    vertices = []
    for step in (0.0, 0.5, 1.0):
        middle = root + (way * step + bend * step**2) * reach
        vertices += [middle - half * (1 - 0.7 * step), middle + half * (1 - 0.7 * step)]
    vertices = np.stack(vertices, 1).reshape(-1, 3)
    start = np.arange(count)[:, None] * 6
    faces = np.concatenate([start + [0, 1, 3, 2], start + [2, 3, 5, 4]], 1).reshape(-1, 4)
    mesh = bpy.data.meshes.new('fuzz')
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set('co', vertices.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(len(faces)) * 4)
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), 4))
    mesh.update(calc_edges=True)
    layer = mesh.uv_layers.new(name='uv')
    layer.data.foreach_set('uv', np.repeat(paper, 8, 0).ravel())
    for tag in TAGS:
        mesh.attributes.new('d_' + tag, 'FLOAT', 'POINT').data.foreach_set('value', np.full(len(vertices), 999, np.float32))
    through = np.column_stack([0 * normal[:, 0], np.where(normal[:, 1] < 0, -1.0, 1.0), np.full(count, 0.7)])
    lit = mesh.attributes.new('lit', 'FLOAT_VECTOR', 'POINT')
    facing = normal + glow * through + shake.normal(0, 1, (count, 3)) * tousled
    lit.data.foreach_set('vector', np.repeat(facing, 6, 0).astype(np.float32).ravel())
    own = material.copy()
    n = Nodes(own)
    turned = n('Attribute', attribute_name='lit').outputs['Vector']
    n.tree.links.new(turned, n.tree.nodes['Principled BSDF'].inputs['Normal'])
    mesh.materials.append(own)
    part = bpy.data.objects.new('fuzz', mesh)
    # A hair lets light through; a hundred of them that threw shadows would dye the cloth dark.
    part.visible_shadow = part.visible_diffuse = False
    bpy.context.collection.objects.link(part)
    return part
