"""Padded cloth: channels of down and quilted diamonds, raised on the drape itself."""
import math

import numpy as np

from cloth.blocks import ALONG
from cloth.shell import attribute, bake, paper_of
from units import CM


def _sleeve_share(paper, shoulder, pit):
    """Signed cm beyond the line from armpit to shoulder, where the sleeve begins."""
    shoulder, pit = np.array(shoulder, float), np.array(pit, float)
    along = (shoulder - pit) / np.hypot(*(shoulder - pit))
    return (np.column_stack([np.abs(paper[:, 0]), paper[:, 1]]) - pit) @ np.array([along[1], -along[0]])


def _finer(dressing):
    dressing.garment.modifiers.new('finer', 'SUBSURF').levels = 1
    return bake(dressing.garment)


def _raise(dressing, mesh, heights):
    normals = [vertex.normal.copy() for vertex in mesh.vertices]
    for vertex, normal, height in zip(mesh.vertices, normals, heights):
        vertex.co += normal * float(height) * CM
    dressing.anew()


def channels(dressing, pitch, puff, shoulder, pit, bottom, placket=1.6, seed=2, neck=0.0, armhole=1.3, cuff=1.5):
    """Channels of `pitch` cm across body and sleeves, raised by `puff` cm between their stitch lines, uneven as down is.

    The down gives way over so many cm before a seam: `armhole`, `cuff` and, where something is sewn to it, `neck`.
    """
    mesh = _finer(dressing)
    paper, is_back = paper_of(mesh)
    beyond = _sleeve_share(paper, shoulder, pit)
    on_sleeve = beyond > 0
    down_arm = (np.column_stack([np.abs(paper[:, 0]), paper[:, 1]]) - np.array(shoulder)) @ ALONG
    row = np.where(on_sleeve, down_arm / pitch * 1.02 + 0.35, (paper[:, 1] - bottom) / pitch)
    within = row - np.floor(row)
    number = np.floor(row).astype(int) + np.where(on_sleeve, 40, 0) + np.where(is_back, 90, 0)
    shake = np.random.default_rng(seed).normal(0, 1, (240, 2))[number % 240]
    profile = np.maximum(0, np.sin(np.pi * within)) ** 0.55
    gap = np.clip(np.abs(beyond) / armhole, 0, 1) ** 0.6
    if neck:
        gap = gap * np.clip((attribute(mesh, 'd_neck') - 0.8) / neck, 0, 1) ** 0.7
    middle = np.where(on_sleeve | is_back, 1.0, np.clip((np.abs(paper[:, 0]) - placket * 0.5) / 1.2, 0, 1) ** 0.6)
    x = paper[:, 0]
    uneven = 0.28 * np.sin(x * 0.8 + shake[:, 0] * 3) * np.sin(x * 0.33 + shake[:, 1] * 5) + 0.12 * np.sin(x * 1.9 + shake[:, 1] * 7)
    # Stitches gather the shell: small pleats run from the seams into the channel.
    pleats = 0.10 * np.sin(x * 3.1 + shake[:, 0] * 9) * np.exp(-((np.minimum(within, 1 - within) / 0.22) ** 2)) * (np.minimum(within, 1 - within) > 0.02)
    # The last centimetres of a sleeve are its binding.
    binding = np.where(on_sleeve, np.clip((down_arm[on_sleeve].max() - down_arm - 1.2) / cuff, 0, 1), 1.0)
    _raise(dressing, mesh, puff * gap * middle * binding * (profile * (1 + uneven) + pleats))


def diamonds(dressing, size, puff, shoulder, pit, placket=2.0, onion=False):
    """Thin quilting in diamonds of `size` cm, or in onion waves."""
    mesh = _finer(dressing)
    paper, _ = paper_of(mesh)
    beyond = _sleeve_share(paper, shoulder, pit)
    x, z = np.abs(paper[:, 0]), paper[:, 1]
    outward = np.array([math.cos(math.radians(28)), math.sin(math.radians(28))])
    flat = np.column_stack([x, z]) - np.array(shoulder)
    u = np.where(beyond > 0, flat @ outward, paper[:, 0])
    v = np.where(beyond > 0, flat @ ALONG, z)
    if onion:
        wave = np.abs(np.sin(np.pi * (v / size + 0.32 * np.sin(2 * np.pi * u / (1.6 * size)))))
    else:
        wave = np.sqrt(np.abs(np.sin(np.pi * (u + v * 0.8) / size)) * np.abs(np.sin(np.pi * (u - v * 0.8) / size)))
    gap = np.clip(np.abs(beyond) / 1.0, 0, 1) ** 0.6 * np.where(beyond > 0, 1.0, np.clip((np.abs(paper[:, 0]) - placket * 0.5) / 0.8, 0, 1))
    _raise(dressing, mesh, puff * wave**0.55 * gap)
