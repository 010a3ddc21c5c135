"""The body that is draped over and never seen: lofted ellipses and tubes, melted together."""
import math

import bpy
import numpy as np

from cloth.shell import bake
from units import CM

#: (height, half width, half depth) in cm: bust 88, waist 66, hip 90; chest 93, waist 80, hip 90.
TORSO = {
    'woman': [(76, 13, 9), (80, 16.3, 10.5), (88, 17.3, 11), (96, 15.2, 9.8), (106, 12.3, 8.6), (114, 13.2, 9), (124, 15.6, 10.2), (132, 16.2, 9.6), (138, 16.2, 8.2), (142, 14.5, 6.8), (146, 9.5, 5.8), (149, 6.5, 5.3)],
    'man': [(76, 13, 9), (80, 16, 10.5), (88, 16.8, 11), (96, 15.8, 10.4), (106, 15.2, 10), (114, 16.2, 10.4), (124, 18, 11.2), (132, 18.8, 10.8), (138, 18.6, 9.2), (142, 17, 7.6), (146, 10.5, 6.3), (149, 7, 5.6)],
}
#: Degrees of the arms from vertical; patterns of sleeves are drawn along the same axis (cuts/tops.py).
ARM_ANGLE = 28
SHOULDER = (16.5, 139.2)


def loft(path, radii, sides=28):
    """Vertices and faces of ellipses (rx, ry) along a path."""
    vertices, faces, count = [], [], len(path)
    for index, (centre, radius) in enumerate(zip(path, radii)):
        tangent = np.array(path[min(index + 1, count - 1)], float) - np.array(path[max(index - 1, 0)], float)
        tangent /= np.linalg.norm(tangent)
        across = np.cross([0, 1.0, 0], tangent)
        across /= np.linalg.norm(across)
        deep = np.cross(tangent, across)
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            vertices.append(np.array(centre, float) + across * math.cos(angle) * radius[0] + deep * math.sin(angle) * radius[1])
    for index in range(count - 1):
        for side in range(sides):
            a, b = index * sides + side, index * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    faces.append(tuple(range(sides))[::-1])
    faces.append(tuple(range((count - 1) * sides, count * sides)))
    return vertices, faces


def mannequin(kind, arms=True, legs=True, bust=True, spread=0.0, arm_angle=ARM_ANGLE):
    """The body as a Blender object. `spread` sets the legs apart (cm at the knee); short sleeves want the arms raised further (`arm_angle`)."""
    vertices, faces = [], []

    def add(part):
        start = len(vertices)
        vertices.extend(part[0])
        faces.extend(tuple(index + start for index in face) for face in part[1])

    add(loft([(0, 0, z) for z, _, _ in TORSO[kind]], [(a, b) for _, a, b in TORSO[kind]], 40))
    add(loft([(0, 0, 144), (0, 0, 150), (0, -0.5, 158)], [(6.3, 5.6), (5.6, 5.4), (5.4, 5.4)]))
    broad = 1.0 if kind == 'woman' else 1.12
    angle = math.radians(arm_angle)
    for side in (-1, 1):
        if arms:
            along = np.array([math.sin(angle) * side, 0, -math.cos(angle)])
            shoulder = np.array([SHOULDER[0] * side * broad, 0.5, SHOULDER[1]])
            # Thinner and longer than a real arm: sleeves must slide, and must not slip off its end.
            thick = [2.6, 3.8, 3.8, 3.5, 3.1, 2.8, 2.4, 2.1, 2.1]
            add(loft([shoulder + along * t for t in (-3, 0, 4, 14, 28, 42, 55, 62, 84)], [(r * broad, r * broad) for r in thick]))
        if legs:
            path = [(side * 8.6, 0, 86), (side * 9, 0, 76), (side * 9.6, 0, 60), (side * 10.2, 0, 48), (side * 10.8, 0.8, 34), (side * 11.3, 0.5, 10), (side * 11.5, 0, -4)]
            if spread:
                path = [(x + side * spread * min(1.6, max(0, (92 - z) / 16)), y, z) for x, y, z in path]
            add(loft(path, [(r, r * 1.05) for r in (8.3, 8.5, 7.2, 5.8, 5.4, 4, 4)]))
        if kind == 'woman' and bust:
            add(loft([(side * 7.2, -2.2, 129), (side * 7.4, -4.4, 123), (side * 7.4, -3.6, 115)], [(5, 5), (6.8, 6.6), (4.5, 4.5)]))
    mesh = bpy.data.meshes.new('body')
    mesh.from_pydata([tuple(c * CM for c in v) for v in vertices], [], faces)
    body = bpy.data.objects.new('body', mesh)
    bpy.context.collection.objects.link(body)
    melt = body.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size = 'VOXEL', 1.3 * CM
    soften = body.modifiers.new('soften', 'SMOOTH')
    soften.iterations, soften.factor = 8, 0.5
    bake(body)
    return body
