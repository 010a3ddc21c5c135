"""A second garment of the same make behind the first one: packs of two."""
import math

import bpy
import numpy as np

from sewing.all import draw_chart
from studio.materials import fabric
from units import CM


def _placed(data, shift, turn, about):
    """Turns a mesh by `turn` degrees in the picture's plane about a height and moves it, in cm."""
    places = np.zeros(len(data.vertices) * 3)
    data.vertices.foreach_get('co', places)
    places = places.reshape(-1, 3) / CM - [0, 0, about]
    angle = math.radians(turn)
    x, z = places[:, 0].copy(), places[:, 2].copy()
    places[:, 0] = x * math.cos(angle) - z * math.sin(angle)
    places[:, 2] = x * math.sin(angle) + z * math.cos(angle)
    data.vertices.foreach_set('co', ((places + [0, 0, about] + shift) * CM).ravel())
    data.update()


def second(dressing, here=(-8.0, 0.0, 0.0), there=(8.0, 9.0, 0.0), turn=(0.0, 0.0), about=120.0, mirror=True):
    """Copies the draped garment: the first goes to `here`, the copy (the other way round when `mirror`) to `there`."""
    shell, settings = dressing.garment, dict(dressing.cut.material)
    copy = shell.copy()
    copy.data = shell.data.copy()
    bpy.context.collection.objects.link(copy)
    if mirror:
        for vertex in copy.data.vertices:
            vertex.co.x *= -1
        copy.data.flip_normals()
    if settings.get('chart'):
        settings['chart'] = draw_chart(settings['chart'])
    copy.data.materials.clear()
    copy.data.materials.append(fabric('second', **settings))
    for face in copy.data.polygons:
        face.use_smooth = True
    subdivision = copy.modifiers.new('subdivide', 'SUBSURF')
    subdivision.levels = subdivision.render_levels = 1
    solid = copy.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = dressing.cut.thick * CM, 0
    _placed(copy.data, there, turn[1], about)
    _placed(shell.data, here, turn[0], about)
    dressing.anew()
