"""What children's clothes are closed and edged with: lapped shoulders, press studs, shoulder buttons, cuffs to turn back."""
import numpy as np

from cloth.after import rescale
from cloth.blocks import ALONG, OUT
from cloth.curves import arc, averaged, lengths, smooth
from cloth.shell import attribute
from parts.inside import woven_label
from parts.mesh import grid, sweep, turned
from parts.neckbands import neckband
from parts.reshape import evened_out
from units import CM


def child(dressing, wide, high):
    """A child's proportions, for garments that are shaped grown-up first."""
    rescale(dressing.garment, wide, high)
    dressing.anew()


def sloping(dressing, drop=1.0, neck=5.0, end=15.0, fade=22.0):
    """Lets the shoulders slope: `drop` cm lower at `end` cm from the middle, nothing at the neck; the hem stays."""
    mesh = dressing.garment.data
    places = np.array([vertex.co[:] for vertex in mesh.vertices]) / CM
    share = np.clip((np.abs(places[:, 0]) - neck) / (end - neck), 0, 1)
    share = share * np.clip((places[:, 2] - (148 - fade)) / (fade * 0.7), 0, 1)
    places[:, 2] -= drop * share
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()


def ribbed(dressing, width=1.5, thick=0.34, weave='kids_rib', **band):
    """A rib band round the neck and the woven label inside it."""
    neckband(dressing.garment, dressing.cloth('neckband', weave=weave, hems=[], ribs=(), creases=0, relief=0.6), width, thick=thick, **band)
    middle = abs(dressing.back.paper[:, 0]) < 0.6
    woven_label(dressing.back, (0, dressing.back.paper[middle, 1].max() - 2.4), size=(3.6, 1.7))


def bound(surface, line, material, radius=(0.42, 0.16), raise_=0.2, count=90, rounds=0):
    """A folded binding along paper points; `rounds` of smoothing lay it straight over what is uneven."""
    line = smooth(line) if len(line) > 2 else np.asarray(line, float)
    places, normals, _, _ = surface.frame(line, reach=1.2)
    averaged(places, rounds)
    averaged(normals, rounds)
    return sweep('binding', arc(places + normals * raise_, count), material, radius=radius, sides=12, up=tuple(normals.mean(0)), power=3)


def press_stud(surface, at, material, radius=0.5, raise_=0.18):
    """The ring and the domed cap of a press stud."""
    places, normals, _, _ = surface.frame([at], reach=1.2)
    profile = [(1, 0), (1.02, 0.1), (0.9, 0.2), (0.72, 0.2), (0.66, 0.15), (0.5, 0.19), (0.25, 0.23), (0.01, 0.24)]
    turned('stud', [(r * radius if r > 0.01 else r, h * radius / 0.5) for r, h in profile], material, places[0] + normals[0] * raise_, normals[0])


def sleeve_ring(dressing, arm, along, paper_half, material, length=3.0, out=0.5, lean=0.15, thick=0.3, sides=(-1, 1), rows=8):
    """A cuff turned back over each sleeve, a closed ring `length` cm wide that begins `along` cm down the sleeve's paper (blocks.sleeved).

    `paper_half`: half width of the sleeve there.
    """
    for side in sides:
        stations = []
        for step in np.linspace(0, 1, rows):
            at = along + length * step
            offsets = np.linspace(-paper_half, paper_half, 15) * 0.985
            paper = np.array([np.array(arm) + ALONG * at + OUT * o for o in offsets]) * [side, 1]
            front, back = dressing.front.place(paper), dressing.back.place(paper[::-1])
            stations.append(np.vstack([front, back]))
        stations = np.array(stations)
        centres = stations.mean(1)
        axis = centres[-1] - centres[0]
        axis /= np.linalg.norm(axis)
        across = np.cross([0, 1.0, 0], axis)
        across /= np.linalg.norm(across)
        deep = np.cross(axis, across)
        rows_out = []
        for index, ring in enumerate(stations):
            step = index / (rows - 1)
            local = ring - centres[index]
            half = max(np.percentile(np.abs(local @ across), 92), 0.5)
            high = max(np.percentile(np.abs(local @ deep), 88), half * 0.5)
            turn = np.linspace(0, 2 * np.pi, 36, endpoint=False)
            lift = out + lean * (1 - step) + 0.18 * np.sin(np.pi * step)
            rows_out.append(centres[index] + np.outer(np.cos(turn) * (half + lift), across) + np.outer(np.sin(turn) * (high + lift), deep))
        places = np.array(rows_out)
        inner = centres[0] + (places[0] - centres[0]) * 0.82
        places = np.concatenate([[inner], places])
        count = len(places)
        around = lengths(np.vstack([places[-1], places[-1][:1]]))[:-1]
        paper = [(around[column], row * length / rows) for row in range(count) for column in range(36)]
        edge = [min(row, count - 1 - row) * length / rows for row in range(count) for column in range(36)]
        grid('turned-cuff', places.transpose(1, 0, 2)[::side], material, [paper[row * 36 + column] for column in range(36) for row in range(count)], closed=True, subdivide=2, thick=thick, offset=0,
             distances=dict(edge=[edge[row * 36 + column] for column in range(36) for row in range(count)]))


def evened(dressing, tag='neck', reach=7.0, rounds=24, strength=0.5):
    """Takes the crease out of the cloth below an opening, where it was held while it was draped; the opening's own line stays."""
    mesh = dressing.garment.data
    distance = attribute(mesh, 'd_' + tag)
    evened_out(dressing, strength * np.clip(distance / 0.8, 0, 1) * np.clip((reach - distance) / 3, 0, 1), rounds)
