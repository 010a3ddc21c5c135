"""The drape itself: Blender's cloth solver on the sewn shell."""
import bpy
import numpy as np
from mathutils.bvhtree import BVHTree

from cloth.shell import attribute, bake
from units import CM

#: Mass of a vertex is relative; the eye reads bending.
FABRICS = {
    'jersey': dict(mass=0.20, tension=25, shear=12, bend=0.25, damp=6),
    'cotton': dict(mass=0.20, tension=40, shear=25, bend=1.2, damp=6),
    'silk': dict(mass=0.18, tension=25, shear=8, bend=0.06, damp=3),
    'denim': dict(mass=0.35, tension=60, shear=45, bend=6.0, damp=8),
    'wool': dict(mass=0.40, tension=50, shear=35, bend=9.0, damp=8),
    'suiting': dict(mass=0.32, tension=50, shear=30, bend=2.2, damp=7),
    'nylon': dict(mass=0.22, tension=45, shear=30, bend=4.0, damp=8),
    'rib': dict(mass=0.20, tension=22, shear=12, bend=1.6, damp=8),
    'lycra': dict(mass=0.20, tension=18, shear=8, bend=0.4, damp=8),
    'fleece': dict(mass=0.30, tension=35, shear=20, bend=3.5, damp=8),
}


def push_out(shell, body, margin):
    """Moves what lies inside the body (or nearer than `margin` cm) out of it, before the drape begins."""
    tree = BVHTree.FromObject(body, bpy.context.evaluated_depsgraph_get())
    start = shell.data.shape_keys.key_blocks['Basis']
    for index, vertex in enumerate(shell.data.vertices):
        nearest, normal, _, distance = tree.find_nearest(vertex.co)
        signed = (vertex.co - nearest).dot(normal)
        if signed < margin * CM and (signed < 0 or distance < margin * CM):
            vertex.co = nearest + normal * margin * CM
            start.data[index].co = vertex.co


def hug(shell, body, pinned):
    """Lays pinned vertices on the body: a waistband that hangs in the air balloons."""
    tree = BVHTree.FromObject(body, bpy.context.evaluated_depsgraph_get())
    start = shell.data.shape_keys.key_blocks['Basis']
    for index in map(int, pinned):
        height = shell.data.vertices[index].co.z
        nearest, normal, _, _ = tree.find_nearest(shell.data.vertices[index].co)
        on_body = nearest + normal * 0.7 * CM
        on_body.z = height
        start.data[index].co = shell.data.vertices[index].co = on_body


def near(shell, tag, distance):
    """Indices of vertices at less than `distance` cm from an opening."""
    return np.where(attribute(shell.data, 'd_' + tag) < distance)[0]


def _group(shell, name, weights):
    group = shell.vertex_groups.new(name=name)
    for index, weight in weights:
        group.add([int(index)], float(weight), 'REPLACE')
    return name


def simulate(shell, body, fabric, frames, quality, pinned=None, shrunk=None, distance=0.35):
    """Lets the shell fall over the body for `frames` frames and keeps the last one. `shrunk`: vertices of elastic edges."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    scene.render.fps = 25
    body.modifiers.new('collision', 'COLLISION')
    body.collision.thickness_outer, body.collision.thickness_inner = distance * CM, 4 * CM
    body.collision.cloth_friction, body.collision.damping = 8, 0.9
    cloth = shell.modifiers.new('cloth', 'CLOTH')
    settings, stuff = cloth.settings, FABRICS[fabric]
    settings.quality, settings.mass = quality, stuff['mass']
    settings.tension_stiffness = settings.compression_stiffness = stuff['tension']
    settings.shear_stiffness, settings.bending_stiffness = stuff['shear'], stuff['bend']
    settings.tension_damping = settings.compression_damping = settings.shear_damping = stuff['damp']
    settings.bending_damping, settings.air_damping = 0.6, 2.0
    if shrunk is not None:
        # Blender applies shrink_min where the weight is 0 and shrink_max where it is 1.
        settings.shrink_min, settings.shrink_max = 0.0, 0.09
        inside_edge = set(map(int, shrunk))
        weights = ((index, index in inside_edge) for index in range(len(shell.data.vertices)))
        settings.vertex_group_shrink = _group(shell, 'shrink', weights)
    if pinned is not None:
        settings.vertex_group_mass = _group(shell, 'pin', ((index, 1) for index in pinned))
        settings.pin_stiffness = 1.0
    settings.rest_shape_key = shell.data.shape_keys.key_blocks['flat']
    collision = cloth.collision_settings
    collision.distance_min, collision.collision_quality = distance * CM, 3
    collision.use_self_collision = False
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    bake(shell)
