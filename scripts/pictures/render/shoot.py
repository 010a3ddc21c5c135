"""Renders views of a cut: `blender -b -P shoot.py -- CUT VIEW,VIEW… PERCENT SAMPLES [proof]`, passes into where.passes_folder.

A garment whose pattern has changed since its last drape is draped first.
"""
import json
import os
import sys
import time
from dataclasses import asdict

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from cloth import after
from cloth.shell import bake
from cuts.all import CUTS
from cuts.kinds import Garment
from drape import drape_if_changed
from parts.surface import Cloth
from sewing.all import draw_chart
from studio.lights import studio
from studio.materials import fabric
from studio.passes import render
from units import CM
from where import drape_file, passes_folder

#: Degrees of the camera a view of a garment.
AZIMUTH = {'front': 0, 'back': 180, 'angle': 32, 'detail': 12}


class Dressing:
    """A draped garment on its way to the studio: what a cut's `dress` function adds its parts with."""

    def __init__(self, cut, garment):
        #: The cut's description, the draped object, and its two sides to lay parts on.
        self.cut, self.garment = cut, garment
        self.anew()
        kept = {name: value for name, value in cut.material.items() if name not in ('hems', 'ribs', 'chart', 'seams')}
        self._kept = kept
        self.plain = fabric('plain', **kept, seams=False)
        #: The garment's cloth with a stitched border, for pockets and other patches.
        self.stitched = fabric('stitched', **{**kept, 'seams': False, 'hems': [('edge', 0.5)] if kept.get('double', True) else [], 'double': False})

    def anew(self):
        """Reads the garment's two sides again: its vertices have moved."""
        self.garment.data.update()
        self.front, self.back = Cloth(self.garment, False), Cloth(self.garment, True)

    def cloth(self, name, **changes):
        """The garment's cloth with other settings (fabric): a rib band, a darker shade, a wider border."""
        return fabric(name, **{**self._kept, 'seams': False, **changes})

    def along(self, points, off=0.3):
        """Places `off` cm above the front at paper points."""
        places, normals, _, _ = self.front.frame(points)
        return [tuple(place + normal * off) for place, normal in zip(places, normals)]


def load_garment(key, garment, proof):
    """Opens the drape, does what is to be done after it, adds parts and thickness."""
    source = garment.drape_of or key
    drape_if_changed(source)
    bpy.ops.wm.open_mainfile(filepath=drape_file(source))
    bpy.data.objects.remove(bpy.data.objects['body'])
    shell = bpy.data.objects[source]
    soften = shell.modifiers.new('soften', 'SMOOTH')
    soften.iterations, soften.factor = garment.soften, 0.45
    bake(shell)
    after.even_seams(shell)
    if garment.mirrored:
        after.mirror(shell, garment.mirrored)
    if garment.pinched:
        after.pinch(shell, *garment.pinched)
    if garment.sleeves_down:
        after.lower_sleeves(shell, garment.front, garment.sleeves_down)
    if garment.scaled:
        after.rescale(shell, *garment.scaled)
    settings = dict(garment.material)
    if settings.get('chart'):
        settings['chart'] = draw_chart(settings['chart'])
    material = fabric('main', **settings)
    if garment.dress:
        garment.dress(Dressing(garment, shell))
    if garment.bowed:
        after.bow_hems(shell, [thing for thing in bpy.data.objects if thing.type == 'MESH'], garment.bowed)
    shell.data.materials.clear()
    shell.data.materials.append(material)
    subdivision = shell.modifiers.new('subdivide', 'SUBSURF')
    subdivision.levels = subdivision.render_levels = 1 if proof else garment.subdivide
    if garment.thick:
        solid = shell.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = garment.thick * CM, 0
    for face in shell.data.polygons:
        face.use_smooth = True


def settle():
    """Bakes every object once, so that no view has to compute modifiers again."""
    for thing in list(bpy.data.objects):
        if thing.type == 'MESH' and thing.modifiers:
            bake(thing)


def place_camera(what, view, percent, samples):
    if isinstance(what, Garment):
        middle, height = what.camera
        centre = (0, 0, middle)
        if view == 'detail':
            x, z, height = what.detail
            centre = (x, 0, z)
        return studio(centre, height, AZIMUTH[view], percent=percent, samples=samples, gleam=what.gleam)
    shot = what.shots[view]
    return studio(shot.centre, shot.height, shot.azimuth, shot.elevation, what.floor, what.wall, what.key, what.fill, percent, samples, gleam=what.gleam)


def shoot(key, views, percent, samples, proof):
    """Renders the views of a cut. A garment is loaded once for all of them; a model may be built differently for each."""
    what = CUTS[key]
    for index, view in enumerate(views):
        began = time.time()
        if not isinstance(what, Garment):
            bpy.ops.wm.read_factory_settings(use_empty=True)
            what.build(view)
            settle()
        elif index == 0:
            load_garment(key, what, proof)
            settle()
        equipment = place_camera(what, view, percent, samples * what.finer)
        scene = bpy.context.scene
        scene.render.threads_mode = 'FIXED'
        scene.render.threads = int(os.environ.get('GIJA_RENDER_THREADS', '2'))
        folder = passes_folder(key, view, proof)
        render(folder)
        with open(os.path.join(folder, 'finish.json'), 'w') as file:
            if isinstance(what, Garment):
                of_view = dict(weave=what.material.get('weave', 'jersey'), camera=what.camera, seen_from=(AZIMUTH[view], 0))
            else:
                of_view = dict(weave=None, grain=what.grain, seen_from=(what.shots[view].azimuth, what.shots[view].elevation))
            json.dump({**asdict(what.finish), 'gleam': what.gleam, **of_view}, file)
        for thing in equipment:
            bpy.data.objects.remove(thing)
        print(f'SHOT {key} {view} in {time.time() - began:.0f} s', flush=True)


if __name__ == '__main__':
    key, views, percent, samples = sys.argv[sys.argv.index('--') + 1 :][:4]
    shoot(key, views.split(','), int(percent), int(samples), 'proof' in sys.argv)
