"""Padded cloth: channels of down and quilted diamonds, raised on the drape itself."""
import math

import numpy as np

from cloth.blocks import ALONG, OUT, outside_armhole
from cloth.curves import ease
from cloth.shell import attribute, bake, paper_of
from studio.weaves import weave
from units import CM


#: How a padded jacket hangs (parts/knitted.py): full sleeves along the arms, nearly no folds.
PADDED = dict(hem=None, creases=0, folds=0.35, flat=0.6, tight=0.97, sleeves=dict(outward=16, inward=9, folds=0.2, forward=2.0, flattest=4.2, kept=(1.0, 0.98), narrow=0.94, onto=0.34))


#: Quilting in diamonds: cm of one, the armhole of its patterns and where their sleeves begin, its cotton.
DIAMOND, QUILTED_SHOULDER, QUILTED_PIT, QUILTED_ARM = 5.6, (20.2, 143.2), (25.6, 118.5), (18.7, 138.1)
QUILTED = dict(weave='twill', sheen=0.2, roughness=0.85, specular=0.12, creases=0.3, unevenness=0.05, relief=0.6, chart='women_liner', hems=[('hem', 0.8), ('cuff', 0.8)], seams=True)


@weave
def nylon(n, at, u, v, relief, add):
    """A thin shell: puckers across the stitch lines of what is padded (`channels`), and a faint crinkle everywhere."""
    along = n.attribute('along')
    gathered = n.noise(n('CombineXYZ', {0: n.times(along, 1.9), 1: n.times(v, 0.28), 2: 0.0}).outputs[0], detail=1.5, distortion=0.5)
    ridge = n.math('SUBTRACT', 1.0, n.times(n.math('ABSOLUTE', n.math('SUBTRACT', gathered, 0.5)), 4.0))
    add(n.times(n.times(n.math('MAXIMUM', ridge, 0.0), n.attribute('pucker')), 0.09 * relief))
    crinkle = n.noise(n.mapped(at, (0.9, 0.6, 1), 0.5), detail=2.5, distortion=0.9)
    fold = n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', n.math('SUBTRACT', crinkle, 0.5)))
    add(n.times(n.math('POWER', fold, 9.0), 0.035 * relief))
    return n.noise(at, 0.4, 2)


def _finer(dressing, levels=1):
    dressing.garment.modifiers.new('finer', 'SUBSURF').levels = levels
    return bake(dressing.garment)


def _raise(dressing, mesh, heights):
    normals = [vertex.normal.copy() for vertex in mesh.vertices]
    for vertex, normal, height in zip(mesh.vertices, normals, heights):
        vertex.co += normal * float(height) * CM
    dressing.anew()


def _waves(at, key, shortest, longest, seed):
    """A wave between -1 and 1 along `at` cm, another one for each `key`, of uneven lengths as gathered cloth has them."""
    shake = np.random.default_rng(seed).uniform(0, 1, (512, 8))[key % 512]
    total = np.zeros(len(at))
    for index in range(4):
        long = shortest + (longest - shortest) * shake[:, index]
        total += np.sin(2 * np.pi * (at / long + shake[:, index + 4]))
    return total / 2.4


def gathers(along, within, row, pitch, puff, seed=2):
    """Height in cm of down between two stitch lines: `within` 0 at the lower one, 1 at the upper, `row` its number, `along` cm on the line.

    Stitches take the shell in, so small furrows run from each line into the channel and die away near it; the down fills its channel nearly evenly and sinks a little. Long furrows on a thin pad are a crumpled bag.
    """
    sunk = np.clip(within, 0, 1) ** 0.9
    chamber = np.maximum(0, 4 * sunk * (1 - sunk)) ** 0.62
    clouds = 1 + 0.055 * _waves(along, row, 7.0, 16.0, seed) + 0.0325 * _waves(along, row + 211, 3.2, 6.0, seed)
    furrows = np.zeros(len(along))
    for near, line in ((within, row), (1 - within, row + 1)):
        away = near * pitch
        # A furrow is a fold: narrow below, broad above; it leans, and each reaches as far in as it likes.
        lean = 0.35 * _waves(along, line + 97, 8.0, 14.0, seed)
        wave = _waves(along + lean * away, line, 0.9, 1.7, seed + 1)
        reach = 0.55 * np.clip(0.30 * pitch * (1 + 0.5 * _waves(along, line + 31, 3.0, 7.0, seed + 2)), 0.45, 2.6)
        furrows -= np.abs(np.minimum(wave, 0.25) - 0.25) * np.exp(-((away / reach) ** 1.4)) * np.clip(away / 0.25, 0, 1)
    return puff * chamber * clouds + (0.16 + 0.24 * puff) * furrows * np.minimum(1, chamber * 1.6)


def channels(dressing, pitch, puff, shoulder, pit, bottom, placket=1.6, seed=2, sleeve=0.62):
    """Channels of `pitch` cm across body and sleeves, raised by `puff` cm between their stitch lines (on a sleeve, which is rounder, by its `sleeve` share).

    The mesh keeps what the weave `nylon` gathers by. The down gives way over 2 cm before an armhole, 1.5 before a cuff, 1.6 before the hem.
    """
    mesh = _finer(dressing, 2)
    paper, is_back = paper_of(mesh)
    beyond = outside_armhole(paper, shoulder, pit)
    on_sleeve = beyond > 0
    out = np.column_stack([np.abs(paper[:, 0]), paper[:, 1]]) - np.array(shoulder)
    down_arm = out @ ALONG
    row = np.where(on_sleeve, down_arm / pitch * 1.02 + 0.35, (paper[:, 1] - bottom) / pitch)
    number = np.floor(row).astype(int) + np.where(on_sleeve, 80, 20) + np.where(is_back, 120, 0) + np.where(paper[:, 0] < 0, 240, 0) * (on_sleeve | ~is_back)
    # Front and back of a sleeve are one piece of cloth.
    along = np.where(on_sleeve, out @ OUT * np.where(is_back, -1, 1), paper[:, 0])
    within = row - np.floor(row)
    full = puff * (sleeve + (1 - sleeve) * ease(0.5 - beyond / 7))
    height = gathers(along, within, number, pitch, full, seed)
    # Where the sleeve is set on, both are gathered to one height; a groove down to the lining would be a step in the shoulder.
    set_on = np.clip(np.abs(beyond) / 2.0, 0, 1) ** 0.6
    height = height * set_on + full * (0.5 * (1 - set_on) - 0.3 * np.exp(-((beyond / 0.4) ** 2)))
    mesh.attributes.new('pucker', 'FLOAT', 'POINT').data.foreach_set('value', np.exp(-np.minimum(within, 1 - within) * pitch / 0.9).astype(np.float32))
    mesh.attributes.new('along', 'FLOAT', 'POINT').data.foreach_set('value', along.astype(np.float32))
    gap = np.where(on_sleeve, 1.0, np.clip((attribute(mesh, 'd_hem') - 0.9) / 1.6, 0, 1) ** 0.6)
    middle = np.where(on_sleeve | is_back, 1.0, np.clip((np.abs(paper[:, 0]) - placket * 0.5) / 1.2, 0, 1) ** 0.6)
    # The last centimetres of a sleeve are its binding.
    binding = np.where(on_sleeve, np.clip((down_arm[on_sleeve].max() - down_arm - 1.2) / 1.5, 0, 1), 1.0)
    _raise(dressing, mesh, gap * middle * binding * height)


def diamonds(dressing, puff, placket=2.0):
    """Thin quilting in diamonds of a pattern with the armhole `QUILTED_SHOULDER` to `QUILTED_PIT`; their lines themselves are drawn by the sewing map."""
    mesh = _finer(dressing, 2)
    paper, is_back = paper_of(mesh)
    beyond = outside_armhole(paper, QUILTED_SHOULDER, QUILTED_PIT)
    x, z = np.abs(paper[:, 0]), paper[:, 1]
    outward = np.array([math.cos(math.radians(28)), math.sin(math.radians(28))])
    flat = np.column_stack([x, z]) - np.array(QUILTED_SHOULDER)
    u = np.where(beyond > 0, flat @ outward, paper[:, 0])
    v = np.where(beyond > 0, flat @ ALONG, z)
    to_line = np.minimum(np.abs(np.sin(np.pi * (u + v * 0.8) / DIAMOND)), np.abs(np.sin(np.pi * (u - v * 0.8) / DIAMOND)))
    # What is narrower than the mesh becomes spots.
    wave = 1 - np.exp(-to_line / 0.42)
    gap = np.clip((np.minimum(attribute(mesh, 'd_neck'), attribute(mesh, 'd_hem')) - 0.5) / 1.5, 0, 1) * np.clip(np.abs(beyond) / 1.0, 0, 1) ** 0.6 * np.where((beyond > 0) | is_back, 1.0, np.clip((np.abs(paper[:, 0]) - placket * 0.5) / 0.8, 0, 1))
    _raise(dressing, mesh, puff * wave * gap)
