"""Leathers, linings, rubber, cork and jute of shoes."""
import bpy

from studio.materials import fabric, fixed
from studio.nodes import Nodes


def nappa(name='nappa', **changes):
    """Smooth fine leather, tinted."""
    return fabric(name, **{**dict(weave='leather', seams=False, sheen=0, roughness=0.34, specular=0.45, relief=0.14, creases=0, unevenness=0.02), **changes})


def patent(name='patent', **changes):
    """Lacquered leather."""
    return fabric(name, **{**dict(weave='smooth', seams=False, sheen=0, roughness=0.16, specular=0.6, relief=0.05, creases=0, unevenness=0.01, coat=1.0), **changes})


def suede(name='suede', **changes):
    """Leather with a nap."""
    return fabric(name, **{**dict(weave='suede', seams=False, sheen=0.6, roughness=0.95, specular=0.05, relief=0.35, creases=0, unevenness=0.14), **changes})


def satin(name='satin', **changes):
    """Silky cloth for evening shoes."""
    return fabric(name, **{**dict(weave='satin', seams=False, sheen=0.2, roughness=0.34, specular=0.5, relief=0.08, creases=0, unevenness=0.03), **changes})


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
    return uneven('lining', (0.60, 0.47, 0.35), (0.56, 0.43, 0.32), 2.0, bump=0.01, roughness=0.6, specular=0.25)


def insole():
    """The leather under the foot."""
    return uneven('insole', (0.66, 0.53, 0.40), (0.62, 0.49, 0.37), 1.5, bump=0.01, roughness=0.55, specular=0.25)


def leather_sole():
    """Brown leather, seen at the edge."""
    return fixed('leather-sole', (0.42, 0.26, 0.15), 0.5, 0.3)


def dark_sole():
    """Black rubber."""
    return fixed('dark-sole', (0.025, 0.023, 0.022), 0.5, 0.35)


def cork():
    """Pressed cork with dark grains."""
    return uneven('cork', (0.50, 0.33, 0.19), (0.20, 0.11, 0.055), 5.5, bump=0.05, roughness=0.85, specular=0.1, sharp=(0.5, 0.72))


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
