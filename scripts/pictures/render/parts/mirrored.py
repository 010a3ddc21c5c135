"""What polished things mirror and no one sees: a dark table that is light close to them, and a window's soft light."""
import bpy
import numpy as np

from studio.nodes import Nodes
from units import CM


def _glowing(name, corners, columns, rows, glow):
    """A sheet between four corners (cm) that only mirrors see; `glow` gives its light from shares across and up."""
    across, up = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    across, up = across.ravel()[:, None], up.ravel()[:, None]
    a, b, c, d = (np.asarray(corner, float) for corner in corners)
    places = (a * (1 - across) + b * across) * (1 - up) + (d * (1 - across) + c * across) * up
    faces = [(row * columns + column, row * columns + column + 1, (row + 1) * columns + column + 1, (row + 1) * columns + column) for row in range(rows - 1) for column in range(columns - 1)]
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(place * CM) for place in places], [], faces)
    data.attributes.new('glow', 'FLOAT', 'POINT').data.foreach_set('value', glow(places, across[:, 0], up[:, 0]).astype(np.float32))
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material)
    n.tree.nodes.remove(n.tree.nodes['Principled BSDF'])
    light = n('Emission', {'Strength': n.attribute('glow')})
    n.tree.links.new(light.outputs[0], n.tree.nodes['Material Output'].inputs['Surface'])
    # Light that is sampled where nothing diffuse may see it only makes noise.
    material.cycles.sample_as_light = False
    data.materials.append(material)
    sheet = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(sheet)
    sheet.visible_camera = sheet.visible_diffuse = sheet.visible_shadow = False


def dark_table(half_wide, depth, near=0.5, far=0.06, fade=2.5):
    """A dark table under what stands on x = ±half_wide, y = 0 to depth (cm): its light falls from `near` to `far` over about `fade` cm."""

    def glow(places, _across, _up):
        away = np.hypot(np.maximum(np.abs(places[:, 0]) - half_wide, 0), np.maximum(np.maximum(-places[:, 1], places[:, 1] - depth), 0))
        return far + (near - far) * np.exp(-away / fade)

    # Close to the thing its light changes fast, so there its squares are small.
    for size, height, count in ((150, 0.02, 4), (30, 0.03, 121)):
        _glowing('table', [(-size, -size, height), (size, -size, height), (size, size, height), (-size, size, height)], count, count, glow)


def window(place, normal, eye, size, strength, away, wall=0.0):
    """A soft window that a camera in the direction `eye` sees mirrored at a `place` whose surface faces `normal`.

    `away`: its distance (cm); `size` (width, height) and `wall`, how far a dark wall goes on round it, are shares of that.
    """
    normal = np.asarray(normal, float) / np.linalg.norm(normal)
    way = 2 * (normal @ eye) * normal - eye
    middle = np.asarray(place, float) + way * away
    side = np.cross(way, [0, 0, 1])
    side /= np.linalg.norm(side)
    up = np.cross(side, way)
    wide, high = np.asarray(size, float) * away
    half = np.array([wide, high]) / 2 + wall * away
    corners = [middle + x * side * half[0] + z * up * half[1] for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]

    def glow(places, _across, _up):
        x, z = (places - middle) @ side, (places - middle) @ up
        edge = np.clip((wide / 2 - np.abs(x)) / (0.3 * wide), 0, 1) * np.clip((high / 2 - np.abs(z)) / (0.3 * high), 0, 1)
        return 0.02 + strength * edge * edge * (3 - 2 * edge) * (0.75 + 0.5 * z / high)

    _glowing('window', corners, 60, 60, glow)
