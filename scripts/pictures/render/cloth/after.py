"""What is done to a drape afterwards: mirroring, elastic cuffs, lowered sleeves, other proportions."""
import math

import numpy as np

from cloth.blocks import outside_armhole
from cloth.curves import averaged, ease
from cloth.shell import attribute, paper_of
from parts.reshape import places_of
from parts.surface import Cloth
from units import CM


def even_seams(garment, rounds=10):
    """Takes the jitter of the triangles out of seams and openings: each of their points moves towards its neighbours on the same line."""
    mesh = garment.data
    on_line = {tag.name: attribute(mesh, tag.name) < 1e-4 for tag in mesh.attributes if tag.name.startswith('d_')}
    ends = np.zeros(len(mesh.edges) * 2, int)
    mesh.edges.foreach_get('vertices', ends)
    ends = ends.reshape(-1, 2)
    count = np.zeros(len(mesh.vertices))
    links = []
    for mask in on_line.values():
        line = ends[mask[ends[:, 0]] & mask[ends[:, 1]]]
        links.append(line)
    links = np.unique(np.vstack(links), axis=0)
    for side in (0, 1):
        np.add.at(count, links[:, side], 1)
    # Ends and crossings of lines (a corner of hem and side seam) keep their place.
    moved = count == 2
    places = np.zeros(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', places)
    places = places.reshape(-1, 3)
    for _ in range(rounds):
        total = np.zeros_like(places)
        np.add.at(total, links[:, 0], places[links[:, 1]])
        np.add.at(total, links[:, 1], places[links[:, 0]])
        places[moved] = places[moved] / 2 + total[moved] / 4
    mesh.vertices.foreach_set('co', places.ravel())
    mesh.update()


def mirror(garment, good):
    """Replaces one half of a drape by the mirror image of the other (`good` = 1: the wearer's left is kept)."""
    mesh = garment.data
    paper, is_back = paper_of(mesh)
    for back in (False, True):
        surface = Cloth(garment, back)
        wrong = np.where((is_back == back) & (paper[:, 0] * good < -1e-6))[0]
        for index, place in zip(wrong, surface.place(paper[wrong] * [-1, 1])):
            mesh.vertices[int(index)].co = (-place[0] * CM, place[1] * CM, place[2] * CM)
    for index in np.where(np.abs(paper[:, 0]) < 0.8)[0]:
        mesh.vertices[int(index)].co.x *= 0.5


def bow_hems(garment, things, share, reach=8.0):
    """Lets hems hang lower in the middle of front and back than at the sides, as from a camera above them: level ones look cut with a knife. By a `share` of their depth, dying out `reach` cm above; what is sewn on (`things`, the garment among them) goes along."""
    if 'd_hem' not in garment.data.attributes:
        return
    hem = places_of(garment)[attribute(garment.data, 'd_hem') < 0.02]
    if not len(hem):
        return
    level, middle = np.median(hem[:, 2]), (hem[:, 1].min() + hem[:, 1].max()) / 2
    for thing in things:
        places = places_of(thing)
        deep = np.sqrt((places[:, 1] - middle) ** 2 + 1.0) - 1.0
        places[:, 2] -= share * deep * ease(1 - (places[:, 2] - level) / reach)
        thing.data.vertices.foreach_set('co', (places * CM).ravel())
        thing.data.update()


def pinch(garment, length, factor):
    """Elastic cuffs: draws the last `length` cm of each sleeve in towards its own axis by `factor`."""
    mesh = garment.data
    from_cuff = attribute(mesh, 'd_cuff')
    places = np.array([v.co[:] for v in mesh.vertices])
    for side in (-1, 1):
        sleeve = np.where((from_cuff < length + 9) & (places[:, 0] * side > 0))[0]
        steps = np.arange(0, length + 9.1, 1.0)
        centres = np.array([places[sleeve[np.abs(from_cuff[sleeve] - step) < 1.2]].mean(0) for step in steps])
        averaged(centres, 3)
        for index in sleeve:
            at = from_cuff[index]
            centre = np.array([np.interp(at, steps, centres[:, axis]) for axis in range(3)])
            scale = factor + (1 - factor) * ease((at - length) / 4.5) + 0.05 * math.sin(math.pi * np.clip((at - length - 1) / 8, 0, 1))
            mesh.vertices[int(index)].co = centre + (places[index] - centre) * scale


def beyond_armhole(paper, outline):
    """How far paper points lie outside the line from an outline's pit to its shoulder (blocks.outside_armhole)."""
    pit = next(segment[1][0] for index, segment in enumerate(outline) if index > 1 and outline[index - 1][0] == 'seam' and outline[index - 2][0] == 'cuff')
    return outside_armhole(paper, outline[1][1][1], pit)


def lower_sleeves(garment, outline, degrees):
    """Turns the sleeves down at the shoulder: the pattern needs them spread, the picture does not."""
    mesh = garment.data
    paper, _ = paper_of(mesh)
    shoulder = outline[1][1][1]
    centre_x, centre_z = shoulder[0] * 0.95 * CM, (shoulder[1] - 5) * CM
    shares = ease((beyond_armhole(paper, outline) + 2.0) / 9.0)
    for vertex, share in zip(mesh.vertices, shares):
        side = 1 if paper[vertex.index, 0] > 0 else -1
        if share > 0:
            angle = -math.radians(degrees) * share
            right, up = side * vertex.co.x - centre_x, vertex.co.z - centre_z
            vertex.co.x = side * (centre_x + right * math.cos(angle) - up * math.sin(angle))
            vertex.co.z = centre_z + up * math.cos(angle) + right * math.sin(angle)


def rescale(garment, wide, high):
    """A child's proportions from an adult's drape, about the shoulders."""
    for vertex in garment.data.vertices:
        vertex.co.x *= wide
        vertex.co.y *= wide
        vertex.co.z = 1.45 + (vertex.co.z - 1.45) * high
