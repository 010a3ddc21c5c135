"""Sleeves made round again where the drape let them collapse: padded and stiff ones."""
import math

import numpy as np

from cloth.blocks import ALONG, OUT
from cloth.mannequin import SHOULDER
from cloth.shell import attribute, paper_of
from parts.napes import laid_smooth
from parts.reshape import places_of
from units import CM


def round_sleeves(dressing, arm, pit, share=1.0, cuff=1.0, cuff_length=2.0, bend=2.2, folds=0.0, begin=3.0, end=13.0, girth=1.0, set_in=None):
    """Lays each sleeve on a round of its own girth along the arm, `share` of the way, more and more between `begin` and `end` cm below the armhole.

    `arm`: the paper place where the sleeve's middle begins (blocks.sleeved); `girth`: factor of it all, `cuff`: factor over the last `cuff_length` cm;
    `folds`: cm of slanting folds at elbow and cuff. `set_in`: round all the way from the armpit on, and the cloth laid smooth from so many cm inside the armhole to there. The surfaces of `dressing` are made anew.
    """
    mesh, garment = dressing.garment.data, dressing.cut
    paper, is_back = paper_of(mesh)
    shoulder, pit = np.array(garment.front[1][1][1], float), np.array(pit, float)
    away = (shoulder - pit) / np.hypot(*(shoulder - pit))
    across = np.array([away[1], -away[0]])
    flat = np.column_stack([np.abs(paper[:, 0]), paper[:, 1]])
    beyond = (flat - pit) @ across
    from_arm = flat - np.array(arm)
    along, outward = from_arm @ ALONG, from_arm @ OUT
    sleeve = np.where(beyond > 0)[0]
    length = along[sleeve].max()
    bins = np.clip((along / 2).astype(int), 0, int(length / 2))
    high, low = np.full(bins.max() + 1, np.nan), np.full(bins.max() + 1, np.nan)
    for index in range(len(high)):
        here = sleeve[bins[sleeve] == index]
        if len(here):
            high[index], low[index] = outward[here].max(), outward[here].min()
    steps = np.arange(len(high)) * 2 + 1.0
    known = ~np.isnan(high)
    # Above the armpit a sleeve is no closed round: its girth there is taken from just below.
    below = max((pit - np.array(arm)) @ ALONG, 0) + 1.5
    full = (np.interp(below, steps[known], high[known]) - np.interp(below, steps[known], low[known])) / 2
    turn = math.radians(-garment.sleeves_down)
    centre = np.array([shoulder[0] * 0.95, shoulder[1] - 5])
    rotate = lambda point: centre + np.array([(point - centre) @ [math.cos(turn), -math.sin(turn)], (point - centre) @ [math.sin(turn), math.cos(turn)]])
    out = np.array([OUT @ [math.cos(turn), -math.sin(turn)], OUT @ [math.sin(turn), math.cos(turn)]])
    settled = np.zeros(len(paper))
    for index in sleeve:
        at = along[index]
        top, bottom = np.interp(at, steps[known], high[known]), np.interp(at, steps[known], low[known])
        half = max((top - bottom) / 2, 1.0) if at > below else full
        angle = np.clip((top - outward[index]) / (2 * half), 0, 1) * math.pi
        # The outer side is a sleeve from the shoulder on, the inner one only below the armpit.
        inner = angle / math.pi
        weight = np.clip((beyond[index] - begin * inner) / (end - 5 + 5 * inner - begin * inner), 0, 1)
        if set_in:
            weight = np.clip((at - 6.0 - (below - 7.0) * inner) / 4.0, 0, 1)
            settled[index] = weight
        weight = share * weight * weight * (3 - 2 * weight)
        if weight <= 0:
            continue
        side = 1 if paper[index, 0] > 0 else -1
        radius = half * 0.637 * girth * (1 - (1 - cuff) * np.clip((cuff_length - (length - at)) / 1.2 + 1, 0, 1))
        depth = math.sin(angle) * (1 if is_back[index] else -1)
        elbow, wrist = math.exp(-(((at - length * 0.52) / 9) ** 2)), math.exp(-(((at - length + 5) / 6) ** 2))
        radius += folds * (math.sin(at * 0.55 + 1.4 * depth + side) * elbow + 0.8 * math.sin(at * 0.8 - 1.8 * depth) * wrist)
        middle = rotate(np.array(SHOULDER) + ALONG * at - OUT * 0.6)
        place = middle + out * radius * math.cos(angle)
        ideal = np.array([side * place[0], 0.5 + radius * depth - bend * max(0.0, at / length - 0.35) ** 1.5, place[1]])
        vertex = mesh.vertices[int(index)]
        old = np.array(vertex.co[:]) / CM
        vertex.co = tuple((old * (1 - weight) + ideal * weight) * CM)
    if set_in:
        free = (beyond > -set_in) & (settled < 1) & (along < below + 5.0) & (flat[:, 1] > pit[1] - 5) & (attribute(mesh, 'd_neck') > 1.0)
        mesh.vertices.foreach_set('co', (laid_smooth(mesh, places_of(dressing.garment), free) * CM).ravel())
    dressing.anew()
