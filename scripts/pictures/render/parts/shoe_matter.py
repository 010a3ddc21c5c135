"""Leathers, linings, rubber, cork and jute of shoes."""
import bpy

from studio.materials import fabric, fixed
from studio.nodes import Nodes


def nappa(name='nappa', **changes):
    """Smooth fine leather, tinted."""
    return fabric(name, **{**dict(weave='leather', seams=False, sheen=0, roughness=0.34, specular=0.45, relief=0.14, creases=0, unevenness=0.02), **changes})


def patent(name='patent', **changes):
    """Lacquered leather."""
    return fabric(name, **{**dict(weave='smooth', seams=False, sheen=0, roughness=0.09, specular=0.5, relief=0.0, creases=0, unevenness=0.01, coat=0.5), **changes})


def suede(name='suede', **changes):
    """Leather with a nap."""
    return fabric(name, **{**dict(weave='suede', seams=False, sheen=0.6, roughness=0.95, specular=0.05, relief=0.35, creases=0, unevenness=0.14), **changes})


def satin(name='satin', **changes):
    """Silky cloth for evening shoes."""
    return fabric(name, **{**dict(weave='satin', seams=False, sheen=0.35, roughness=0.42, specular=0.42, relief=0.08, creases=0, unevenness=0.03), **changes})


def uneven(name, colour, other, scale=3.0, stretch=(1, 1, 1), bump=0.02, roughness=0.8, specular=0.2, detail=4, sharp=(0.35, 0.65), ridges=None):
    """A fixed colour that is not even: mixed with `other` by noise, with a relief of `bump` cm; `ridges` (waves a cm across v, along u, depth cm) is rope and rib."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material)
    surface = n.tree.nodes['Principled BSDF']
    split = n('SeparateXYZ', {0: n('UVMap', uv_map='uv').outputs[0]})
    u, v = n.times(split.outputs[0], 100.0), n.times(split.outputs[1], 100.0)
    at = n('CombineXYZ', {0: u, 1: v, 2: 0.0}).outputs[0]
    noise = n.noise(n.mapped(at, stretch), scale, detail, 0.6)
    share = n.step(noise, *sharp)
    height = n.times(noise, bump)
    if ridges:
        across, along, depth = ridges
        rows = n.math('ABSOLUTE', n.sine(v, across / 2))
        plaits = n.math('ABSOLUTE', n.sine(n.plus(u, n.times(v, 0.55)), along / 2))
        height = n.plus(height, n.plus(n.times(rows, depth), n.times(plaits, depth * 0.45)))
        groove = n.times(n.math('SUBTRACT', 1.0, n.step(rows, 0.05, 0.5)), 0.6)
        share = n.math('MAXIMUM', share, n.plus(groove, n.times(n.math('SUBTRACT', 1.0, n.step(plaits, 0.0, 0.35)), 0.35)))
    mix = n('Mix', None, data_type='RGBA')
    n.tree.links.new(share, mix.inputs['Factor'])
    mix.inputs[6].default_value, mix.inputs[7].default_value = (*colour, 1), (*other, 1)
    n.tree.links.new(mix.outputs[2], surface.inputs['Base Color'])
    relief = n('Bump', {'Height': n.times(height, 0.01), 'Strength': 1.0, 'Distance': 1.0})
    n.tree.links.new(relief.outputs[0], surface.inputs['Normal'])
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = roughness, specular
    n.output('tint', (0, 1, 0, 1))
    return material


def plaited(name, colour):
    """Plaited cotton: laces and cords."""
    return uneven(name, colour, tuple(part * 0.86 for part in colour), 6.0, bump=0.01, roughness=0.9, specular=0.08, ridges=(2.1, 7.0, 0.03))


def lining():
    """The leather inside a shoe."""
    return uneven('lining', (0.60, 0.47, 0.35), (0.585, 0.457, 0.34), 2.0, bump=0.01, roughness=0.6, specular=0.25)


def insole():
    """The leather under the foot."""
    return uneven('insole', (0.66, 0.53, 0.40), (0.645, 0.517, 0.389), 1.5, bump=0.01, roughness=0.55, specular=0.25)


def leather_sole():
    """Brown leather, seen at the edge."""
    return fixed('leather-sole', (0.42, 0.26, 0.15), 0.5, 0.3)


def dark_sole():
    """Black rubber."""
    return fixed('dark-sole', (0.025, 0.023, 0.022), 0.5, 0.35)


def cork():
    """Cork pressed of granules: chips of 1 to 4 mm, each of its own brown, dark bark in the joints, sanded smooth."""
    material = bpy.data.materials.new('cork')
    material.use_nodes = True
    n = Nodes(material)
    surface = n.tree.nodes['Principled BSDF']
    split = n('SeparateXYZ', {0: n('UVMap', uv_map='uv').outputs[0]})
    at = n('CombineXYZ', {0: n.times(split.outputs[0], 100.0), 1: n.times(split.outputs[1], 100.0), 2: 0.0}).outputs[0]
    bent = n('VectorMath', {0: at, 1: n('TexNoise', {'Vector': at, 'Scale': 3.0, 'Detail': 2.0}).outputs[1]}, operation='ADD').outputs[0]

    def granules(scale):
        """Shade (0 to 1) of each chip, and the distance to the joint beside it (chips)."""
        shade = n('SeparateColor', {0: n('TexVoronoi', {'Vector': bent, 'Scale': scale}, feature='F1').outputs['Color']}).outputs[0]
        return shade, n('TexVoronoi', {'Vector': bent, 'Scale': scale}, feature='DISTANCE_TO_EDGE').outputs[0]

    (large, joint), (small, _) = granules(3.2), granules(8.5)
    bark = n.plus(n.times(n.step(small, 0.88, 0.93), 0.4), n.times(n.below(joint, 0.03, 0.03), 0.1))
    light = n.math('SUBTRACT', n.plus(n.plus(n.times(large, 0.42), n.times(small, 0.2)), n.times(n.noise(at, 22, 3), 0.34)), bark)
    ramp = n('ValToRGB', {0: light})
    for element, (place, colour) in zip(ramp.color_ramp.elements, ((0.0, (0.13, 0.068, 0.032)), (1.0, (0.60, 0.405, 0.23)))):
        element.position, element.color = place, (*colour, 1)
    between = ramp.color_ramp.elements.new(0.35)
    between.color = (0.44, 0.275, 0.145, 1)
    n.tree.links.new(ramp.outputs[0], surface.inputs['Base Color'])
    relief = n('Bump', {'Height': n.times(n.plus(n.times(light, 0.02), n.times(n.noise(at, 14, 3), 0.012)), 0.01), 'Strength': 1.0, 'Distance': 1.0})
    n.tree.links.new(relief.outputs[0], surface.inputs['Normal'])
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = 0.8, 0.12
    n.output('tint', (0, 1, 0, 1))
    return material


def suede_bed(colour=(0.42, 0.30, 0.20)):
    """A foot bed covered with suede."""
    return uneven('suede-bed', colour, tuple(c * 0.86 for c in colour), 6.0, bump=0.02, roughness=0.95, specular=0.05)


def jute():
    """Braided rope in level rows."""
    return uneven('jute', (0.60, 0.45, 0.27), (0.26, 0.17, 0.09), 6.0, (4, 1, 1), bump=0.03, roughness=0.9, specular=0.08, sharp=(0.45, 0.8), ridges=(1.61, 1.7, 0.10))


def foam(colour):
    """Foam and rubber with a fine grain."""
    return uneven('foam', colour, tuple(c * 1.15 for c in colour), 8.0, bump=0.012, roughness=0.75, specular=0.2)


def canvas(name='canvas', **changes):
    """Coarse cotton or linen."""
    return fabric(name, **{**dict(weave='linen', seams=False, sheen=0.3, roughness=0.9, specular=0.1, relief=0.6, creases=0, unevenness=0.1), **changes})


def fleece(colour=(0.70, 0.64, 0.54)):
    """Undyed sheep's wool: soft curls, darker where they meet."""
    return uneven('fleece', colour, tuple(part * 0.8 for part in colour), 4.5, bump=0.12, roughness=1.0, specular=0.0, detail=3, sharp=(0.62, 0.36))
