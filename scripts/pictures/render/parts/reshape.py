"""What is done to a draped garment before its parts are laid on: other leg widths, flares, gathers. A cut's `dress` function calls it first."""
import math

import numpy as np

from cloth.curves import ease, smooth
from cloth.shell import attribute, bake, normals_of, paper_of
from units import CM


def keyed(*pairs):
    """A smooth function of height through (height, value) pairs."""
    pairs = sorted(pairs)
    heights, values = [p[0] for p in pairs], [p[1] for p in pairs]
    fine = np.linspace(heights[0], heights[-1], 200)
    drawn = np.interp(fine, heights, values)
    span = max(3, int(200 * 5 / max(heights[-1] - heights[0], 1)))
    padded = np.pad(drawn, span, mode='edge')
    for _ in range(2):
        padded = np.convolve(np.pad(padded, span, mode='edge'), np.ones(2 * span + 1) / (2 * span + 1), 'valid')
    drawn = padded[span:-span]
    return lambda z: np.interp(z, fine, drawn)


def places_of(garment):
    """Places of all vertices in cm."""
    places = np.zeros(len(garment.data.vertices) * 3)
    garment.data.vertices.foreach_get('co', places)
    return places.reshape(-1, 3) / CM


def change(dressing, moved):
    """Moves vertices: `moved(places, paper, is_back)` gives the new places in cm."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    mesh.vertices.foreach_set('co', (moved(places_of(dressing.garment), paper, is_back) * CM).ravel())
    dressing.anew()


def smoothed(mesh, values, share, rounds):
    """Values of vertices (rows) drawn towards the mean of their neighbours' by `share`, `rounds` times."""
    ends = np.array([edge.vertices[:] for edge in mesh.edges])
    count = np.maximum(np.bincount(ends.ravel(), minlength=len(values)), 1)[:, None]
    for _ in range(rounds):
        total = np.zeros_like(values)
        np.add.at(total, ends[:, 0], values[ends[:, 1]])
        np.add.at(total, ends[:, 1], values[ends[:, 0]])
        values = values + (total / count - values) * share
    return values


def evened_out(dressing, share, rounds):
    """Moves every vertex towards the mean of its neighbours by its `share` (0 to 1), `rounds` times: folds go, what has no share stays."""
    mesh = dressing.garment.data
    places = smoothed(mesh, places_of(dressing.garment), share[:, None], rounds)
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def refine(dressing, levels=1):
    """Splits every triangle, for folds that are narrower than the drape's mesh."""
    dressing.garment.modifiers.new('finer', 'SUBSURF').levels = levels
    bake(dressing.garment)


def side_seam(cut):
    """Half width of the paper at a height, from the seam that ends at the hem or at the leg, or at the leg's cuff."""
    last = next(index for ends in (('hem', 'leg'), ('cuff',)) for index, segment in enumerate(cut.front) if segment[0] in ends) - 1
    line = smooth(cut.front[last][1]) if cut.front[last][2] else np.array(cut.front[last][1], float)
    order = np.argsort(line[:, 1])
    return lambda z: np.interp(z, line[order, 1], line[order, 0])


def rounded_waist(cut, share, is_back):
    """How far a waist that is drawn as two straight lines is moved at a `share` of the way to its side, so that it has no kink in the middle. cm."""
    (_, ((_, front), (_, side)), _), (_, ((_, back), _), _) = cut.front[0], cut.back[0]
    return (side - np.where(is_back, back, front)) * (share**2 - share)


def gathers(dressing, top, length, count=22, depth=0.6, seed=1, up=0.0, fade=1.0, both=None, out=0.0, start=1.2):
    """Ripples that start at a seam at paper height `top` and die away `length` cm below it (and `up` cm above); `out` puffs the piece below and `start` is how soon the ripples are full."""
    shake = np.random.default_rng(seed)
    half = side_seam(dressing.cut)
    waves = [(count * factor, shake.uniform(0, 6.28), weight) for factor, weight in ((1, 1.0), (1.37, 0.7), (0.61, 0.7), (1.9, 0.35))]

    def moved(places, paper, is_back):
        normals = normals_of(dressing.garment.data)
        share = paper[:, 0] / np.maximum(half(paper[:, 1]), 1) + np.where(is_back, 7.3, 0)
        below = top - paper[:, 1]
        ripple = sum(weight * np.sin(share * number * math.pi / 2 + phase + 0.02 * below * math.sin(phase)) for number, phase, weight in waves) / 1.6
        strength = np.where(below >= 0, ease(below / start + 0.15 * (start < 5)) * np.clip(1 - below / length, 0, 1) ** fade, np.clip(1 + below / up, 0, 1) ** 2 * 0.7 if up else 0)
        if both is not None:
            strength = strength * (is_back == both)
        strength = strength * ease(attribute(dressing.garment.data, 'd_seam') / 4)
        puff = out * np.where(below >= 0, ease(below / 2.5) * np.clip(1.15 - below / length, 0, 1), 0)
        return places + normals * (ripple * depth * strength + puff)[:, None]

    change(dressing, moved)
