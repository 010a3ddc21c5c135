"""Small things of metal, stone and glass: their materials, boxes, wires, and dark cards that give metal something to reflect."""
import math

import bpy
import numpy as np

from cloth.curves import arc
from parts.mesh import mesh, sweep
from studio.materials import fabric, fixed
from studio.nodes import Nodes
from units import CM


def silver():
    """Polished 925 silver."""
    return fixed('silver', (0.78, 0.77, 0.75), 0.16, 0.5, 1.0)


def satin_steel():
    """Brushed steel."""
    return fixed('satin-steel', (0.50, 0.50, 0.51), 0.34, 0.5, 1.0)


def polished_steel():
    """Steel like a mirror."""
    return fixed('polished-steel', (0.66, 0.66, 0.67), 0.12, 0.5, 1.0)


def glossy(name='glossy', **changes):
    """Acetate, lacquer: tinted, smooth and shining."""
    return fabric(name, **{**dict(weave='smooth', seams=False, sheen=0, roughness=0.14, specular=0.55, relief=0.02, creases=0, unevenness=0.03, coat=0.8), **changes})


def amber(name='amber'):
    """A clear stone with light inside, for a Finish that is `clear`: its tint pass holds how much stone the light has crossed, and in the third channel how much of it comes out.

    Light that falls in from the upper left gathers at the far side, below to the right; veins and specks lie at several depths behind the surface.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material)
    surface = n.tree.nodes['Principled BSDF']
    geometry = n('NewGeometry')
    vector = lambda operation, *values: n('VectorMath', dict(enumerate(values)), operation=operation).outputs[0]
    # The view bent into the stone; outputs 0, 1 and 4 are position, normal and the way back to the eye.
    inwards = vector('NORMALIZE', vector('ADD', n('VectorMath', {0: geometry.outputs[4], 'Scale': -1.0}, operation='SCALE').outputs[0], vector('MULTIPLY', geometry.outputs[1], (-0.7, -0.7, -0.7))))

    def inside(depth):
        """Centimetres, at a depth behind the surface."""
        return vector('MULTIPLY', vector('ADD', geometry.outputs[0], vector('MULTIPLY', inwards, (depth * CM,) * 3)), (1 / CM,) * 3)

    seen = n('VectorTransform', {0: geometry.outputs[1]}, vector_type='NORMAL', convert_from='WORLD', convert_to='CAMERA').outputs[0]
    split = n('SeparateXYZ', {0: seen})
    far = n.step(n.math('SUBTRACT', n.times(split.outputs[0], 0.65), n.times(split.outputs[1], 0.85)), -0.75, 0.8)
    edge = n('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    vein = lambda depth, scale: n.math('SUBTRACT', 1.0, n.times(n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(inside(depth), scale, 3, 0.55, 0.8), 0.5)), 7.0))
    veins = n.math('MAXIMUM', n.plus(n.math('MAXIMUM', vein(0.22, 1.5), 0.0), n.times(n.math('MAXIMUM', vein(0.45, 1.1), 0.0), 0.7)), 0.0)
    cloud = n.noise(inside(0.35), 1.3, 2)
    specks = n.plus(n.step(n.noise(inside(0.12), 9.0, 2), 0.69, 0.74), n.step(n.noise(inside(0.3), 6.0, 2), 0.68, 0.74))
    light = n.plus(n.plus(0.22, n.times(far, 0.95)), n.plus(n.times(veins, 0.12), n.times(cloud, 0.3)))
    light = n.times(light, n.math('SUBTRACT', 1.0, n.times(n.math('POWER', edge, 4.0), 0.55)))
    depth = n.math('SUBTRACT', n.plus(1.25, n.times(n.math('POWER', edge, 3.0), 0.35)), n.plus(n.times(far, 0.55), n.plus(n.times(veins, 0.13), n.times(cloud, 0.35))))
    depth = n.plus(n.math('MAXIMUM', depth, 0.2), n.times(specks, 0.25))
    paper = n('SeparateXYZ', {0: n('UVMap', uv_map='uv').outputs[0]})
    n.output('tint', n.colour(n.times(depth, 0.5), 0.0, light))
    n.output('paper', n.colour(n.plus(paper.outputs[0], 1.0), paper.outputs[1], 1.0))
    surface.inputs['Base Color'].default_value = (0.5, 0.5, 0.5, 1)
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = 0.06, 0.55
    surface.inputs['Clearcoat'].default_value = 1.0
    return material


def nacre(name='nacre'):
    """The lustre of a pearl. Its paper holds the direction that it faces as the camera sees it, which the pattern `nacre` gives its overtones to."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material)
    surface = n.tree.nodes['Principled BSDF']
    facing = n('NewGeometry').outputs[1]
    seen = n('SeparateXYZ', {0: n('VectorTransform', {0: facing}, vector_type='NORMAL', convert_from='WORLD', convert_to='CAMERA').outputs[0]})
    n.output('tint', (0.5, 0, 0, 1))
    n.output('paper', n.colour(n.plus(seen.outputs[0], 1.0), seen.outputs[1], 1.0))
    surface.inputs['Base Color'].default_value = (0.1, 0.1, 0.1, 1)
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = 0.22, 0.6
    surface.inputs['Clearcoat'].default_value, surface.inputs['Clearcoat Roughness'].default_value = 0.8, 0.08
    return material


def cards(centre, height, azimuth=0.0):
    """Dark cards beside and below the camera that only mirrors see: metal needs something dark to reflect."""
    material = bpy.data.materials.new('card')
    material.use_nodes = True
    surface = material.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (0.01, 0.01, 0.01, 1)
    surface.inputs['Specular'].default_value = 0
    around = math.radians(azimuth)
    turned = lambda x, y, z: (centre[0] + x * math.cos(around) - y * math.sin(around), centre[1] + x * math.sin(around) + y * math.cos(around), centre[2] + z)
    for x, y, z, wide, high in ((0.75, -1.1, 0.1, 0.35, 1.6), (-0.15, -1.6, -0.1, 0.5, 1.4), (-1.3, -0.3, -0.1, 0.5, 1.2)):
        x, y, z, wide, high = (value * height for value in (x, y, z, wide, high))
        side = np.array([y, -x]) / np.hypot(x, y) * wide / 2
        corners = [turned(x + a * side[0], y + a * side[1], z + b * high / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        data = bpy.data.meshes.new('card')
        data.from_pydata([tuple(c * CM for c in corner) for corner in corners], [], [(0, 1, 2, 3)])
        data.materials.append(material)
        card = bpy.data.objects.new('card', data)
        bpy.context.collection.objects.link(card)
        card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def bar(name, start, end, width, thick, material, up=(0, -1, 0), power=5.0, taper=1.0):
    """A straight bar with squared section from start to end: markers, hands, links."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    share = np.array([0, 0.03, 0.5, 0.97, 1.0])
    swell = np.array([0.82, 1, 1, 1, 0.82]) * np.interp(share, [0, 1], [1, taper])
    radii = np.column_stack([swell * width / 2, np.array([0.82, 1, 1, 1, 0.82]) * thick / 2])
    return sweep(name, start + (end - start) * share[:, None], material, radius=radii, up=up, power=power, sides=16)


def wire(name, points, material, radius=0.05, curved=True, count=60):
    """A round wire through points; its up vector avoids the wire's own direction."""
    line = arc(points, count, curved)
    spread = np.ptp(line, axis=0)
    up = np.eye(3)[int(np.argmin(spread))]
    return sweep(name, line, material, radius=(radius, radius), up=up, sides=12)


def flat(name, outline, thick, material, lift=0.0, dome=0.0):
    """A plate in the xz plane facing -y, from a closed outline [(x, z)]; `dome` cm bulge of its face."""
    line = np.asarray(outline, float)
    middle = line.mean(0)
    rings = []
    for share in (1.0, 0.9, 0.75, 0.55, 0.35, 0.15, 0.0):
        ring = middle + (line - middle) * share
        rings.append(np.column_stack([ring[:, 0], np.full(len(ring), -lift - thick - dome * (1 - share**2)), ring[:, 1]]))
    back = np.column_stack([line[:, 0], np.full(len(line), -lift), line[:, 1]])
    rings = [back] + rings
    count = len(line)
    vertices = np.vstack(rings)
    faces = []
    for row in range(len(rings) - 1):
        for side in range(count):
            a, b = row * count + side, row * count + (side + 1) % count
            faces.append((a, b, b + count, a + count))
    return mesh(name, vertices, faces, material, [(v[0] + 20, v[2] + 20) for v in vertices], subdivide=0)


def _lens(name, roughness):
    """A material of glass: its nodes, its surface and the share of its paper height between z_low and z_high, as a function."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material)
    surface = n.tree.nodes['Principled BSDF']
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = roughness, 0.6
    surface.inputs['Clearcoat'].default_value = 0.5
    split = n('SeparateXYZ', {0: n('UVMap', uv_map='uv').outputs[0]})
    return material, n, surface, lambda z_low, z_high: n.step(n.times(split.outputs[1], 100.0), z_low, z_high)


def graded(name, low, high, z_low, z_high, roughness=0.04, clear=(0.0, 0.0)):
    """A lens that grows darker from z_low to z_high (cm of its paper height); `clear`: how much of what is behind is seen through it there.

    The mesh attribute `behind` says where that is the thing itself in its colour (eyewear.see_through), and not the ground.
    """
    material, n, surface, between = _lens(name, roughness)
    share = between(z_low, z_high)
    mix = n('Mix', None, data_type='RGBA')
    n.tree.links.new(share, mix.inputs['Factor'])
    mix.inputs[6].default_value, mix.inputs[7].default_value = (*low, 1), (*high, 1)
    n.tree.links.new(mix.outputs[2], surface.inputs['Base Color'])
    through = n.math('MULTIPLY_ADD', share, clear[1] - clear[0], clear[0])
    thing = n.times(through, n.attribute('behind'))
    n.output('tint', n.colour(n.times(thing, 0.4), n.math('SUBTRACT', 1.0, through), 0.0))
    n.output('paper', n.colour(thing, 0.0, thing))
    return material


def dyed_lens(name, low, high, z_low, z_high, roughness=0.04, clear=(0.0, 0.0)):
    """A lens in the product's colour, `low` to `high` times as light as that; the rest as of a graded one."""
    material, n, surface, between = _lens(name, roughness)
    share = between(z_low, z_high)
    through = n.math('MULTIPLY_ADD', share, clear[1] - clear[0], clear[0])
    glass, thing = n.math('SUBTRACT', 1.0, through), n.times(through, n.attribute('behind'))
    covered = n.plus(glass, thing)
    light = n.math('MULTIPLY_ADD', share, (high - low) / 2, low / 2)
    n.output('tint', n.colour(n.times(light, covered), 0.0, 0.0))
    n.output('paper', n.colour(covered, 0.0, covered))
    surface.inputs['Base Color'].default_value = (0.03, 0.03, 0.03, 1)
    return material

