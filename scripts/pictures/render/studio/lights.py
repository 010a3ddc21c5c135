"""Camera, soft boxes and ground: the same light from the upper left in every picture."""
import math

import bpy
import numpy as np
from mathutils import Vector

#: The wall and the floor, as albedo; finish/compose.py gives them the shop's ground colour.
GROUND = (0.86, 0.85, 0.83, 1)
#: Width and height of a picture.
SIZE = (1200, 1600)


def _soft_box(name, place, target, size, power, gloss_only=False):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.energy = 'RECTANGLE', power
    light.size, light.size_y = size
    box = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(box)
    box.location = place
    box.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    if gloss_only:
        box.visible_diffuse = False


def _ground(name, vertices, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = GROUND
    surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = 1, 0
    mesh.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new(name, mesh))


def studio(centre, height, azimuth=0.0, elevation=0.0, floor=False, wall=24.0, key=1.0, fill=1.0, percent=100, samples=16, distance=6.0, gleam=0.0):
    """Sets up the scene and returns its objects, so that another view may replace them. `centre` (cm) is looked at from `azimuth` (degrees; 0 front, 180 back), `height` cm fit the picture's height.

    `floor`: a floor that sweeps up into a wall (shoes, bags), else a wall `wall` cm behind the centre. Lights turn with the camera.
    `gleam` (0 to 1): how far what shines mirrors strip lights in a dark room instead of an even sky, which lies on black leather like dust. Light on what does not shine stays as it is.
    """
    before = set(bpy.data.objects)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = 'CPU', samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    scene.render.resolution_percentage = percent
    scene.view_settings.view_transform = 'Standard'

    middle = Vector(centre) * 0.01
    high = height * 0.01
    around, above = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    camera = bpy.data.cameras.new('camera')
    camera.sensor_fit, camera.sensor_height, camera.lens = 'VERTICAL', 24, 24 * distance / high
    eye = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(eye)
    eye.location = middle + towards * distance
    eye.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    scene.camera = eye

    turned = lambda x, y, z: Vector((x * math.cos(around) - y * math.sin(around), x * math.sin(around) + y * math.cos(around), z))
    scale = high / 0.95
    area = scale * scale
    _soft_box('key', middle + turned(-2.3 * scale, -1.9 * scale, 1.9 * scale), middle, (1.2 * scale, 1.2 * scale), 120 * key * area)
    _soft_box('rim', middle + turned(1.7 * scale, -0.5 * scale, 0.5 * scale), middle, (0.6 * scale, 1.8 * scale), 10 * fill * area)
    _soft_box('top', middle + turned(0.1 * scale, -0.6 * scale, 2.2 * scale), middle, (1.6 * scale, 1.0 * scale), 14 * area)
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    even = 0.30 * fill
    background.inputs[0].default_value, background.inputs[1].default_value = (1, 1, 1, 1), even
    if gleam:
        _soft_box('strip', middle + turned(-1.5 * scale, -2.3 * scale, 0.9 * scale), middle, (0.35 * scale, 2.6 * scale), 60 * gleam * area, gloss_only=True)
        _soft_box('edge', middle + turned(2.2 * scale, -0.9 * scale, 0.5 * scale), middle, (0.25 * scale, 2.2 * scale), 30 * gleam * area, gloss_only=True)
        nodes, links = world.node_tree.nodes, world.node_tree.links
        rays, sky = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMapRange')
        sky.inputs['To Min'].default_value, sky.inputs['To Max'].default_value = even, even * (1 - 0.85 * gleam)
        links.new(rays.outputs['Is Glossy Ray'], sky.inputs['Value'])
        links.new(sky.outputs[0], background.inputs[1])

    if floor:
        curve = [(0.5 + 0.6 * math.sin(a), 0.6 - 0.6 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 16)[1:]]
        profile = [(-6, 0), (0.5, 0), *curve, (1.1, 6)]
        vertices = [turned(x, y, z) for y, z in profile for x in (-8, 8)]
        _ground('floor', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])
    else:
        behind = wall * 0.01
        corners = [Vector((middle[0], 0, middle[2])) + turned(x, behind, z) for x, z in ((-6, -6), (6, -6), (6, 6), (-6, 6))]
        _ground('wall', corners, [(0, 1, 2, 3)])
    return [thing for thing in bpy.data.objects if thing not in before]
