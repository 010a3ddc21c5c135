"""A hood that nobody wears: its cloth falls back from the neck by itself and comes to rest on the garment."""
import hashlib
import os

import bpy
import numpy as np
from scipy.interpolate import RectBivariateSpline

from cloth.mannequin import loft
from cloth.simulate import FABRICS
from units import CM
from where import drape_file

#: Rows and columns that are simulated; a hood has more of them afterwards.
COARSE = 22, 69


def _resampled(places, rows, columns):
    steps = [np.linspace(0, 1, count) for count in places.shape[:2]]
    at = np.linspace(0, 1, rows), np.linspace(0, 1, columns)
    return np.dstack([RectBivariateSpline(*steps, places[..., axis], kx=3, ky=3)(*at) for axis in range(3)])


def _solid(name, vertices, faces):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(np.asarray(vertex, float) * CM) for vertex in vertices], [], faces)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def _neck(base):
    """What holds the neckline open: a neck, without a head that the hood would hang on."""
    low, high = base.min(0), base.max(0)
    middle, half = (low + high) / 2, (high - low) / 2
    path = [(0, middle[1] + 0.5 - 0.06 * step, middle[2] + step) for step in (-7.0, 0.0, 5.0, 9.0)]
    neck = _solid('neck', *loft(path, [(half[0] * share, half[1] * share) for share in (0.72, 0.72, 0.66, 0.5)], 32))
    return neck


def _simulated(garment, places, cloth, back, apart, frames):
    rows, columns = places.shape[:2]
    # The halves are sewn over the crown: the upper row is one line, met from either side.
    number = np.arange(rows * columns).reshape(rows, columns)
    number[-1] = np.minimum(number[-1], number[-1, ::-1])
    faces = []
    for row in range(rows - 1):
        for column in range(columns - 1):
            face = [number[row, column], number[row, column + 1], number[row + 1, column + 1], number[row + 1, column]]
            face = [int(index) for place, index in enumerate(face) if index not in face[:place]]
            if len(face) > 2:
                faces.append(face)
    used = np.unique(number)
    renamed = {int(index): place for place, index in enumerate(used)}
    flat = places.reshape(-1, 3)[used]
    hood = _solid('falling-hood', flat, [[renamed[index] for index in face] for face in faces])
    neck = _neck(places[0])
    colliders = [garment, neck]
    for thing in colliders:
        thing.modifiers.new('collision', 'COLLISION')
        thing.collision.thickness_outer, thing.collision.thickness_inner = apart * CM, 2 * CM
        thing.collision.cloth_friction, thing.collision.damping = 12, 0.9
    group = hood.vertex_groups.new(name='pin')
    group.add([place for place, index in enumerate(used) if index < 2 * columns], 1.0, 'REPLACE')
    modifier = hood.modifiers.new('cloth', 'CLOTH')
    settings, stuff = modifier.settings, {**FABRICS['fleece'], **cloth}
    settings.quality, settings.mass = 7, stuff['mass']
    settings.tension_stiffness = settings.compression_stiffness = stuff['tension']
    settings.shear_stiffness, settings.bending_stiffness = stuff['shear'], stuff['bend']
    settings.tension_damping = settings.compression_damping = settings.shear_damping = stuff['damp']
    settings.bending_damping, settings.air_damping = 0.6, 2.0
    settings.vertex_group_mass, settings.pin_stiffness = group.name, 1.0
    collision = modifier.collision_settings
    collision.distance_min, collision.collision_quality = apart * CM, 3
    collision.use_self_collision, collision.self_distance_min = True, min(apart, 0.35) * CM
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end, scene.render.fps = 1, frames, 25
    weight = tuple(scene.gravity)
    for frame in range(1, frames + 1):
        blown = back * max(0.0, 1 - frame / (frames * 0.5))
        scene.gravity = (0, -weight[2] * blown, weight[2])
        scene.frame_set(frame)
    scene.gravity = weight
    fell = hood.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    found = np.zeros(len(fell.vertices) * 3)
    fell.vertices.foreach_get('co', found)
    garment.modifiers.remove(garment.modifiers['collision'])
    for thing in (hood, neck):
        bpy.data.objects.remove(thing)
    scene.frame_set(1)
    found = found.reshape(-1, 3) / CM
    return found[[renamed[int(index)] for index in number.ravel()]].reshape(rows, columns, 3)


def fallen(garment, places, back=1.2, apart=0.5, frames=60, **cloth):
    """Lets a hood (rows from the neckline up, columns from one front edge round to the other; cm) fall back and gives its places at rest.

    It is blown over first: `back` is that force, a share of its weight. `cloth`: what differs from fleece (cloth/simulate.py); `apart`: cm between its layers.
    A fall is kept by a mark over all that changes it.
    """
    rows, columns = places.shape[:2]
    coarse = _resampled(places, *COARSE)
    around = np.array([vertex.co[:] for vertex in garment.data.vertices][::7])
    with open(__file__, 'rb') as file:
        mark = hashlib.sha256(repr((coarse.round(3).tolist(), around.round(3).tolist(), back, apart, frames, sorted(cloth.items()))).encode() + file.read()).hexdigest()
    kept = os.path.join(os.path.dirname(drape_file('hood')), f'hood-{mark[:24]}.npy')
    if os.path.exists(kept):
        fell = np.load(kept)
    else:
        fell = _simulated(garment, coarse, cloth, back, apart, frames)
        np.save(kept, fell)
    return _resampled(fell, rows, columns)
