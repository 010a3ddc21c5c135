"""Turned and stitched edges of garments that lie flat (parts/laid.py): what elastic and a cover stitch make of the openings of swimwear and underwear."""
import numpy as np

from cloth.curves import evenly, smooth
from parts.mesh import grid


def opening_lines(outline, tag):
    """The lines of an opening on paper, from both halves of an outline (cloth/panel.py), each with the cloth on its right."""
    runs = []
    before = None
    for name, points, curved in outline:
        line = smooth(points) if curved else np.asarray(points, float)
        if name == tag:
            runs.append(np.vstack([runs.pop(), line[1:]]) if before == tag else line)
        before = name
    lines = []
    for line in runs:
        mirrored = line[::-1] * [-1, 1]
        if abs(line[0, 0]) < 1e-6:
            lines.append(np.vstack([mirrored, line[1:]]))
        else:
            lines += [line, mirrored]
    return lines


def _profile(width, raise_):
    """Section of an edge: (cm from the edge inwards, cm above the cloth), from inside round the edge to where it is stitched down."""
    # A wide hem follows the cloth below it, which would come through between two far lines.
    flat = [(offset, raise_) for offset in np.linspace(0.16, width - 0.14, max(3, round(width / 0.4)))]
    return [(0.3, -0.14), (0.04, -0.13), (-0.05, 0.0), (0.01, raise_ * 0.85), *flat, (width - 0.03, raise_ * 0.7), (width, 0.0)]


def edging(surface, line, width, material, raise_=0.15, pucker=0.0, lift=0.0, seed=1):
    """A turned edge `width` cm wide along a paper line that has the cloth on its right; `pucker`: cm by which its elastic gathers it, `lift`: how far the cloth that it ends lies above the surface."""
    line = evenly(line, 0.3)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    inward = np.column_stack([tangent[:, 1], -tangent[:, 0]])
    _, normals, _, _ = surface.frame(line + inward * width * 0.6, reach=0.5)
    profile = _profile(width, raise_)
    along = np.arange(len(line)) * 0.3
    # What lies on top ends in a seam, into which it goes down.
    lift = lift * np.clip(np.minimum(along, along[::-1]) / 0.9, 0, 1) ** 0.5
    fading = np.clip(np.minimum(along, along[::-1]) / 0.6, 0, 1) ** 0.5 if np.any(lift) else 1.0
    shake = np.random.default_rng(seed).uniform(0, 6.28, 3)
    gather = np.sin(along * 5.1 + shake[0]) + 0.7 * np.sin(along * 7.3 + shake[1]) + 0.5 * np.sin(along * 1.9 + shake[2])
    places, paper = [], []
    for offset, height in profile:
        points = line + inward * offset
        high = height * fading + lift + pucker * gather * np.sin(np.pi * np.clip(offset / width, 0, 1))
        places.append(surface.place(points) + normals * np.broadcast_to(high, len(line))[:, None])
        paper.append(points if not surface.back else points * [-1, 1] + [200, 0])
    places, paper = np.stack(places, 1), np.stack(paper, 1)
    if surface.back:
        places, paper = places[::-1], paper[::-1]
    # Stitches are counted from where the edge is sewn down.
    from_seam = np.array([width - offset if height > 0 or offset == width else 999 for offset, height in profile])
    return grid('edging', places, material, paper.reshape(-1, 2), distances=dict(edge=np.tile(from_seam, len(line))))


def edgings(dressing, tag, width, material, **settings):
    """Turned edges along all openings of a tag, front and back."""
    for number, (surface, outline) in enumerate(((dressing.front, dressing.cut.front), (dressing.back, dressing.cut.back))):
        for index, line in enumerate(opening_lines(outline, tag)):
            edging(surface, line, width, material, seed=1 + 10 * number + index, **settings)


def turned_hems(dressing, deep, raise_=0.17):
    """Hems of legs, turned and stitched `deep` cm from their edge in two lines; `raise_`: how far they stand off the cloth."""
    edgings(dressing, 'hem', deep, dressing.cloth('hem', hems=[('edge', 0.16)]), raise_=raise_, pucker=0.006)
