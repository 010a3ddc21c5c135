"""Materials: cloth and leather that are tinted afterwards, and fixed colours (metal, rubber, horn)."""
import bpy

from studio.nodes import Nodes
from studio.weaves import UNEVENNESS, WEAVES

#: Sewing maps cover u from -75 to 275 cm and v from 0 to 175 cm (sewing/chart.py).
CHART_WIDTH, CHART_HEIGHT, CHART_LEFT = 3.5, 1.75, 0.75


def _creases(n, at, amount, add):
    """Soft creases of worn and folded cloth: ridged, stretched noise in three directions."""
    for turn, scale, height in ((0.55, (0.05, 0.16, 1), 0.30), (-0.6, (0.06, 0.20, 1), 0.22), (0.1, (0.20, 0.07, 1), 0.14)):
        noise = n.noise(n.mapped(at, scale, turn), detail=1.5, distortion=0.4)
        ridge = n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', n.math('SUBTRACT', noise, 0.5)))
        add(n.times(n.math('POWER', ridge, 9.0), height * amount))


def _ribs(n, u, v, tag, width, add):
    """A ribbed band of `width` cm along an opening, with the groove where it is joined."""
    distance = n.attribute('d_' + tag)
    within = n.below(distance, width)
    if tag == 'neck':
        angle = n.math('ARCTAN2', n.math('SUBTRACT', v, 148.0), u)
        wave = n.math('SINE', n.times(angle, 85.0))
    elif tag == 'cuff':
        wave = n.sine(n.plus(n.times(u, 0.85), n.times(v, 0.5)), 2.1)
    else:
        wave = n.sine(u, 2.1)
    add(n.times(n.times(wave, 0.045), within))
    add(n.times(within, 0.10))
    add(n.times(n.band(distance, width + 0.02, width + 0.16, 0.06), -0.07))


def _hem(n, u, v, tag, at, double, add):
    """A hem `at` cm from an opening: the fold, and one or two lines of stitches."""
    distance = n.attribute('d_' + tag)
    for offset in (0.0, 0.45) if double else (0.0,):
        line = n.band(distance, at + offset - 0.045, at + offset + 0.045, 0.04)
        stitches = n.plus(0.7, n.times(n.sine(n.plus(u, v), 3.2), 0.3))
        add(n.times(n.times(line, stitches), -0.055))
    add(n.times(n.math('SUBTRACT', 1.0, n.step(distance, at - 0.05, at + 0.1)), 0.05))


def fabric(name, weave='jersey', hems=(), ribs=(), seams=True, chart=None, sheen=0.3, double=True, roughness=0.85, specular=0.15, relief=1.0, creases=0.2, unevenness=None, albedo=0.5, coat=0.0, shade=1.0, thread=0.0):
    """A material whose colour is given afterwards.

    `weave`: a name of studio/weaves.py. `hems` and `ribs`: [(tag of an opening, cm)]. `chart`: path of a sewing map (sewing/chart.py).
    `relief` scales the weave, `creases` the soft folds, `shade` the colour itself (0.3: the garment's colour at a third of its light); `thread` 1: in the colour of the finish's thread.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material)
    surface = n.tree.nodes['Principled BSDF']
    paper = n('UVMap', uv_map='uv').outputs[0]
    split = n('SeparateXYZ', {0: paper})
    u, v = n.times(split.outputs[0], 100.0), n.times(split.outputs[1], 100.0)
    at = n('CombineXYZ', {0: u, 1: v, 2: 0.0}).outputs[0]
    heights = []
    add = heights.append
    add(n.times(n.noise(at, 0.35, 3, 0.55), 0.16 * relief))
    if creases:
        _creases(n, at, creases, add)
    grain = WEAVES[weave](n, at, u, v, relief, add)
    for tag, width in ribs:
        _ribs(n, u, v, tag, width, add)
    for tag, distance in hems:
        _hem(n, u, v, tag, distance, double, add)
    if seams:
        add(n.times(n.math('SUBTRACT', 1.0, n.step(n.attribute('d_seam'), 0.0, 0.28)), -0.10))
    fade = None
    if chart:
        image = bpy.data.images.load(chart)
        image.colorspace_settings.name = 'Non-Color'
        place = n('Mapping', {'Vector': paper, 'Location': (CHART_LEFT / CHART_WIDTH, 0, 0), 'Scale': (1 / CHART_WIDTH, 1 / CHART_HEIGHT, 1)}).outputs[0]
        texture = n('TexImage', {'Vector': place}, image=image, interpolation='Cubic', extension='EXTEND')
        channels = n('SeparateColor', {0: texture.outputs[0]})
        add(n.times(n.math('SUBTRACT', channels.outputs[0], 0.5), 0.5))
        fade, thread = n.times(channels.outputs[1], 2.0), channels.outputs[2]
    height = heights[0]
    for other in heights[1:]:
        height = n.plus(height, other)
    bump = n('Bump', {'Height': n.times(height, 0.01), 'Strength': 1.0, 'Distance': 1.0})
    n.tree.links.new(bump.outputs[0], surface.inputs['Normal'])

    amount = UNEVENNESS.get(weave, 0.05) if unevenness is None else unevenness
    relative = n.math('MULTIPLY_ADD', n.math('SUBTRACT', grain, 0.5), amount * 2, 1.0)
    if fade is not None:
        relative = n.times(relative, fade)
    if shade != 1.0:
        relative = n.times(relative, shade)
    n.output('tint', n.colour(n.times(relative, 0.5), 0.0, thread))
    n.output('paper', n.colour(n.plus(split.outputs[0], 1.0), split.outputs[1], 1.0))
    grey = n.times(relative, albedo)
    n.tree.links.new(n.colour(grey, grey, grey), surface.inputs['Base Color'])
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = roughness, specular
    surface.inputs['Sheen'].default_value, surface.inputs['Sheen Tint'].default_value = sheen, 0.0
    surface.inputs['Clearcoat'].default_value = coat
    return material


def fixed(name, colour, roughness=0.4, specular=0.5, metallic=0.0, coat=0.0):
    """A material that keeps its own colour (linear RGB): metal, rubber, horn, pearl, thread."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (*colour, 1)
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = roughness, specular
    surface.inputs['Metallic'].default_value, surface.inputs['Clearcoat'].default_value = metallic, coat
    Nodes(material).output('tint', (0, 1, 0, 1))
    return material


def pale_wood():
    """Unvarnished wood of hangers and rods."""
    return fixed('pale wood', (0.46, 0.31, 0.18), 0.5, 0.35)


def steel():
    return fixed('steel', (0.55, 0.55, 0.56), 0.3, 0.5, 1.0)


def gold():
    return fixed('gold', (0.62, 0.47, 0.24), 0.22, 0.5, 1.0)


def copper():
    return fixed('copper', (0.45, 0.27, 0.14), 0.35, 0.5, 1.0)


def horn():
    return fixed('horn', (0.035, 0.025, 0.02), 0.35, 0.5)


def pearl():
    return fixed('pearl', (0.8, 0.79, 0.76), 0.25, 0.5, coat=0.5)


def hole():
    return fixed('hole', (0.005, 0.005, 0.005), 0.8, 0.1)
