"""Jumpers that hang limp: a body that falls straight to a ribbed hem which draws it in a little, long sleeves that lie along the arm and end in ribbed cuffs."""
import math

import numpy as np

from cloth import after
from cloth.curves import ease
from cloth.shell import attribute, normals_of, paper_of
from parts.drag_lines import FACING
from parts.hanging import draped_places, figured, hung, laid_sleeves, lumps_out, put_draped, sleeve_heads
from parts.reshape import side_seam


def drawn_hem(dressing, length=5.0, factor=0.96, blouse=0.25):
    """Draws the last `length` cm of the body in by `factor`, as a ribbed hem does; the cloth stands out by `blouse` cm above it and falls over it a little."""
    paper, is_back = paper_of(dressing.garment.data)
    places = draped_places(dressing)
    from_hem = attribute(dressing.garment.data, 'd_hem')
    half = side_seam(dressing.cut)
    body = (from_hem < length + 14) & (np.abs(paper[:, 0]) <= half(paper[:, 1]) + 0.05)
    middle = places[body, :2].mean(0)
    above = np.exp(-(((from_hem[body] - length - 2.2) / 2.4) ** 2)) * (from_hem[body] > length - 1)
    scale = factor + (1 - factor) * ease((from_hem[body] - length + 0.4) / 3.0)
    away = places[body, :2] - middle
    radius = np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1)
    places[body, :2] = middle + away * (scale[:, None] + blouse * above[:, None] / radius)
    put_draped(dressing, places)


def creased(dressing, cuff, depth=0.35, seed=1):
    """Soft creases across the sleeves above their cuffs and at the elbow, where there is more sleeve than arm."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    places = draped_places(dressing)
    from_cuff = attribute(mesh, 'd_cuff')
    normals = normals_of(mesh)
    phase = np.random.default_rng(seed).uniform(0, 2 * math.pi, 8)
    for index, side in enumerate((-1, 1)):
        for back in (False, True):
            one, two = phase[2 * index + back], phase[4 + 2 * index + back]
            mine = (from_cuff < 46) & (np.abs(paper[:, 0]) > 24) & (paper[:, 0] * side > 0) & (is_back == back)
            at, across = from_cuff[mine], np.abs(paper[mine, 0])
            low = np.exp(-(((at - cuff - 5) / 4.5) ** 2)) * ease((at - cuff) / 2.5)
            elbow = np.exp(-(((at - 27) / 8) ** 2))
            wave = np.sin(at * 1.15 + one + 0.22 * across) * low + 0.8 * np.sin(at * 0.62 + two - 0.30 * across) * elbow
            places[mine] += normals[mine] * FACING * (depth * wave)[:, None]
    put_draped(dressing, places)


#: Cm of a jumper's ribs and the share of the girth that is left there.
CUFF, HEM = (5.5, 0.92), (5.0, 0.96)
#: How the sleeves of sweatshirts and training tops lie: a little fuller at the cuff than a jumper's, and fallen sooner.
SWEAT = dict(onto=0.2, narrow=0.9)
#: Those of jackets: rounder, and fuller between elbow and cuff.
JACKET = dict(outward=16, inward=6, folds=0.5, forward=3.0, flattest=3.2, kept=(1.0, 0.98), narrow=0.96, onto=0.2, full=0.2)


def ribs_of(cuff=CUFF, hem=HEM, **_others):
    """Cm of a jumper's hem and cuffs that are rib, from the arguments of `knitted`."""
    return hem[0] if hem else 0.0, cuff[0] if cuff else 0.0


def knitted(dressing, cuff=CUFF, hem=HEM, sleeves=None, figure=None, creases=0.08, seed=1, **body):
    """The whole of a jumper. `cuff`, `hem`: cm of their ribs and the share of the girth that is left there; `sleeves`, `figure` and `body` as in parts/hanging.py."""
    lumps_out(dressing)
    laid_sleeves(dressing, **{**dict(outward=16, inward=7, folds=0.5, forward=3.0, kept=(1.0, 0.98), narrow=0.94, full=0.24), **(sleeves or {})})
    sleeve_heads(dressing)
    hung(dressing, **{**dict(top=118, over=18, flat=0.54, folds=0.6, seed=seed), **body})
    figured(dressing, **(figure or {}))
    if creases:
        creased(dressing, cuff[0] if cuff else 2.0, creases, seed)
    if cuff:
        after.pinch(dressing.garment, *cuff)
        dressing.anew()
    if hem:
        drawn_hem(dressing, *hem)
