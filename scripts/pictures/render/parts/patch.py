"""What is sewn on: pockets, flaps, waistbands, loops, tapes, plackets; and buttons."""
import bpy
import numpy as np
from mathutils import Vector
from scipy.spatial import Delaunay, cKDTree

from cloth.curves import evenly, inside, smooth
from parts.calm import densely
from parts.mesh import mesh, sweep, turned
from studio.materials import fixed
from units import CM


def filled(outline, rings, step, field):
    """Points and triangles that fill a closed polygon, and each point's distance from its edge: corners kept, the border in steps of `step`, `rings` at these distances inside of it, and a field of points `field` apart."""
    outline = np.asarray(outline, float)
    closed = np.vstack([outline, outline[:1]])
    border = densely(closed, step)[:-1]
    to_edge = cKDTree(evenly(closed, 0.03))
    chord = np.roll(border, -1, 0) - np.roll(border, 1, 0)
    normal = np.column_stack([-chord[:, 1], chord[:, 0]])
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    layers = [border]
    for distance in rings:
        for sign in (1, -1):
            ring = border + normal * sign * distance
            layers.append(ring[inside(border, ring) & (to_edge.query(ring)[0] > distance * 0.7)])
    low, high = border.min(0), border.max(0)
    across, up = np.meshgrid(np.arange(low[0], high[0], field), np.arange(low[1], high[1], field))
    middle = np.column_stack([across.ravel(), up.ravel()])
    middle = middle[inside(border, middle)]
    layers.append(middle[to_edge.query(middle)[0] > max(rings) * 1.3])
    points = np.vstack(layers)
    triangles = Delaunay(points).simplices
    triangles = triangles[inside(border, points[triangles].mean(1))]
    a, b, c = (points[triangles[:, corner]] for corner in range(3))
    area = (b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]
    triangles, area = triangles[np.abs(area) > 1e-4], area[np.abs(area) > 1e-4]
    triangles[area < 0] = triangles[area < 0][:, ::-1]
    from_edge = to_edge.query(points)[0]
    from_edge[: len(border)] = 0
    return points, triangles, from_edge


def patch(surface, outline, material, raise_=0.25, edge=0.25, step=0.6, curved=False, lift=None, name='patch'):
    """A polygon in paper cm laid on a surface, raised by `raise_` cm with an edge rounded over `edge` cm. `lift(points)` adds height."""
    outline = np.asarray(outline, float)
    if curved:
        outline = smooth(np.vstack([outline, outline[:1]]))[:-1]
    points, triangles, from_edge = filled(outline, (edge,), step, step)
    places, normals, _, _ = surface.frame(points)
    height = raise_ * np.clip(from_edge / edge, 0, 1) ** 0.5 - 0.08 * (from_edge < 1e-3)
    if lift is not None:
        height = height + lift(points) * np.clip(from_edge / edge, 0.3, 1)
    if surface.back:
        triangles = triangles[:, ::-1]
    return mesh(name, places + normals * height[:, None], triangles, material, points, dict(edge=from_edge), surface.back)


def button(surface, at, material, radius=0.75, raise_=0.25, hole=None):
    """A four-hole button (holes when `hole` is a material) at a paper place."""
    places, normals, across, _ = surface.frame([at], reach=1.5)
    button_at(places[0] + normals[0] * raise_, normals[0], material, radius, hole, across[0])


def foremost(dressing, at, back=False):
    """Place, normal and direction across of whatever lies foremost at a paper place: what is sewn on is stiffer than the cloth below it."""
    places, normals, across, _ = (dressing.back if back else dressing.front).frame([at], reach=1.5)
    bpy.context.view_layer.update()
    found, place, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector((places[0] + normals[0] * 4) * CM), Vector(-normals[0]), distance=5 * CM)
    return np.array(place) / CM if found else places[0] + normals[0] * 0.2, normals[0], across[0]


def button_over(dressing, at, material, radius=0.75, hole=None, back=False):
    """A button on whatever lies foremost at a paper place: a lap's edge would swallow a button of the cloth below it."""
    place, normal, across = foremost(dressing, at, back)
    button_at(place + normal * 0.02, normal, material, radius, hole, across)


def button_at(place, normal, material, radius=0.75, hole=None, across=(1.0, 0.0, 0.0)):
    """A four-hole button on a place in space, sewn on with two strands of thread; its holes stand along `across`."""
    profile = [(0.9, 0), (1, 0.08), (1, 0.2), (0.9, 0.27), (0.72, 0.26), (0.62, 0.2), (0.3, 0.18), (0.01, 0.18)]
    turned('button', [(r * radius if r > 0.01 else r, h) for r, h in profile], material, place, normal)
    if hole is None:
        return
    up = np.cross(normal, across)
    x, z = np.cross(up, normal) / np.linalg.norm(up), up / np.linalg.norm(up)
    thread = _button_thread(material)
    for a in (1, -1):
        for b in (1, -1):
            turned('hole', [(radius * 0.13, 0.17), (radius * 0.13, 0.2), (radius * 0.05, 0.205)], hole, place + (x * a + z * b) * radius * 0.22, normal, sides=10)
        strand = [place + (x * a + z * b) * radius * 0.22 + np.asarray(normal) * rise for b, rise in ((1, 0.19), (0.6, 0.235), (-0.6, 0.235), (-1, 0.19))]
        sweep('button-thread', strand, thread, radius=(radius * 0.075, radius * 0.06), sides=6, up=normal)


def _button_thread(material):
    """Thread a shade deeper than a pale button, paler than a dark one."""
    name = 'thread of ' + material.name
    colour = material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value[:3]
    return bpy.data.materials.get(name) or fixed(name, tuple(0.6 * value + 0.03 for value in colour), 0.8, 0.1)
