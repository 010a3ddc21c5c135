"""Drapes garments over the mannequin, one file a cut (where.drape_file)."""
import hashlib
import math
import os
import time

import bpy

from cloth.mannequin import mannequin
from cloth.panel import Panel
from cloth.shell import sew
from cloth.simulate import hug, near, push_out, simulate
from cuts.all import CUTS
from units import CM
from where import drape_file


def flare_paper(shell, top, half_width, slope):
    """Turns the paper of a flared skirt into a ring sector: its flutes then lie all round the hem, not at the side seams only."""
    radius = half_width / slope
    for point in shell.data.shape_keys.key_blocks['flat'].data:
        x, z = point.co.x / CM, point.co.z / CM
        if z < top:
            from_apex = radius + top - z
            x, z = from_apex * math.sin(x / from_apex), top + radius - from_apex * math.cos(x / from_apex)
        else:
            z += radius * (1 - math.cos(x / radius)) * max(0, 1 - (z - top) / 14)
        point.co.x, point.co.z = x * CM, z * CM


def extend_crotch(shell, height, extension):
    """Lengthens the centre seam under the body, so that trousers are not drawn in at the crotch."""
    for point in shell.data.shape_keys.key_blocks['flat'].data:
        x, z = point.co.x / CM, point.co.z / CM
        share = max(0, min(1, (98 - z) / (98 - height)))
        below = 1 if z >= height else math.exp(-(((z - height) / 8) ** 2))
        point.co.z -= extension * CM * share * math.exp(-((x / 7) ** 2)) * below


def drape(name, garment):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shell = sew(name, Panel(garment.front, garment.step), Panel(garment.back, garment.step), garment.inflate)
    body = mannequin(garment.body, garment.arms, garment.legs, garment.bust, garment.spread, garment.arm_angle)
    push_out(shell, body, garment.margin)
    pinned = near(shell, garment.pinned, 1.4) if garment.pinned else None
    if pinned is not None:
        hug(shell, body, pinned)
    shrunk = [index for tag in garment.shrunk for index in near(shell, tag, 5.0)] if garment.shrunk else None
    if garment.cone:
        flare_paper(shell, *garment.cone)
    if garment.crotch:
        extend_crotch(shell, *garment.crotch)
    simulate(shell, body, garment.cloth, garment.frames, garment.quality, pinned, shrunk, garment.distance)
    os.makedirs(os.path.dirname(drape_file(name)), exist_ok=True)
    bpy.ops.wm.save_as_mainfile(filepath=drape_file(name))


#: What of a garment changes its drape; the rest only dresses it.
DRAPED_BY = ('front', 'back', 'body', 'cloth', 'arms', 'legs', 'bust', 'spread', 'frames', 'quality', 'inflate', 'step', 'margin', 'distance', 'pinned', 'shrunk', 'cone', 'crotch')


def drape_if_changed(key):
    """Drapes a cut unless the kept drape is of the same pattern."""
    garment = CUTS[key]
    drawn = [getattr(garment, name) for name in DRAPED_BY] + ([garment.arm_angle] if garment.arm_angle != 28.0 else [])
    mark = hashlib.sha256(repr(drawn).encode()).hexdigest()
    mark_file = drape_file(key) + '.sha256'
    if os.path.exists(mark_file) and os.path.exists(drape_file(key)):
        with open(mark_file) as file:
            if file.read() == mark:
                return
    began = time.time()
    drape(key, garment)
    with open(mark_file, 'w') as file:
        file.write(mark)
    print(f'DRAPED {key} in {time.time() - began:.0f} s', flush=True)
