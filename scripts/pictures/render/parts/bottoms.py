"""What is sewn on trousers and jeans: waistbands, loops, back pockets, adjusters, cords."""
import numpy as np

from cloth.curves import arc, smooth
from cloth.shell import paper_of
from parts.mesh import sweep, turned
from parts.patch import button, loop, patch
from sewing.all import draw_chart
from units import CM


def mapped_cloth(dressing, name, **changes):
    """The garment's cloth with its sewing map, for patches that carry stitches and wash of their own place on the paper."""
    return dressing.cloth(name, **{'chart': draw_chart(dressing.cut.material['chart']), **changes})


def waist_edge(outline):
    """The upper edge of trousers as a function x -> height, and its half width."""
    (_, ((_, middle), (half, side)), _) = outline[0]
    return (lambda x: middle + (side - middle) * np.abs(x) / half), half


def half_width(outline, height):
    """Half width of the paper at a height, along the side seam."""
    seam = smooth(outline[1][1])
    return float(np.interp(-height, -seam[:, 1], seam[:, 0]))


def waistband(dressing, material, deep=3.9, raise_=0.26, inset=0.9):
    """A waistband in front and behind, from side seam to side seam."""
    for surface, outline in ((dressing.front, dressing.cut.front), (dressing.back, dressing.cut.back)):
        edge, half = waist_edge(outline)
        x = np.linspace(-half + inset, half - inset, 41)
        bow = (half_width(outline, edge(half) - deep) - inset) / (half - inset)
        patch(surface, [(at, edge(at) - 0.02) for at in x] + [(at * bow, edge(at) - deep) for at in x[::-1]], material, raise_=raise_, edge=0.2, step=0.7, name='waistband')


def loops(dressing, material, front=(-9.5, 9.5), back=(-10.5, 0, 10.5), deep=4.7, width=1.2, raise_=0.6):
    """Belt loops over the waistband."""
    for surface, outline, places in ((dressing.front, dressing.cut.front, front), (dressing.back, dressing.cut.back, back)):
        edge, _ = waist_edge(outline)
        for x in places:
            loop(surface, x, edge(x) - 0.25, edge(x) - deep, material, width=width, raise_=raise_)


def rivets(dressing, places, metal):
    """Rivets on the front."""
    for place, normal in zip(*dressing.front.frame(places)[:2]):
        turned('rivet', [(0.36, 0), (0.36, 0.08), (0.22, 0.14), (0.01, 0.16)], metal, place + normal * 0.12, normal)


def adjuster(dressing, side, height, material, knob, outer=18.6, long=7.6):
    """A side adjuster: a tab of the waistband's cloth that comes from the side seam and is held by a button."""
    inner = outer - long
    tab = [(side * outer, height + 1.0), (side * (inner + 0.9), height + 0.95), (side * inner, height - 0.1), (side * (inner + 0.9), height - 1.15), (side * outer, height - 1.2)]
    patch(dressing.front, tab, material, raise_=0.42, edge=0.16, step=0.4, name='adjuster')
    button(dressing.front, (side * (inner + 1.6), height - 0.1), knob, radius=0.62, raise_=0.46)


def cords(dressing, height, material, metal, long=(13, 15), apart=2.2, thick=1.0):
    """The two ends of a drawstring out of eyelets in the waistband; `thick` scales cord, knots and eyelets."""
    for side, length in zip((-1, 1), long):
        x = side * apart
        place, normal, _, _ = dressing.front.frame([(x, height)])
        turned('eyelet', [(radius * thick, rise) for radius, rise in ((0.62, 0), (0.6, 0.08), (0.4, 0.1), (0.34, 0.0))], metal, place[0] + normal[0] * 0.12, normal[0])
        path = [tuple(place[0] - normal[0] * 0.3), *dressing.along([(x, height - 0.3)], 0.4)]
        path += dressing.along([(x * 1.15, height - length * 0.4), (x * 1.35, height - length * 0.75), (x * 1.25, height - length)], 0.42)
        sweep('cord', arc(path, 70), material, radius=(0.32 * thick, 0.24 * thick), sides=10, up=(0, -1, 0.2))
        end = np.array(path[-1])
        turned('knot', [(radius * thick, rise * thick) for radius, rise in ((0.1, 0.75), (0.42, 0.5), (0.5, 0.15), (0.4, -0.2), (0.3, -0.45), (0.36, -0.9), (0.05, -0.95))], material, end, (0, 0, 1), sides=14)


def press(dressing, line, height=0.5, width=1.0, sides=(False, True)):
    """A pressed crease down each leg: lifts the cloth along a line of paper places (of the wearer's left)."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    line = smooth(line)
    z, x = line[::-1, 1], line[::-1, 0]
    away = np.abs(np.abs(paper[:, 0]) - np.interp(paper[:, 1], z, x))
    fading = np.clip((z[-1] - paper[:, 1]) / 14, 0, 1)
    normals = [vertex.normal.copy() for vertex in mesh.vertices]
    for index in np.where((away < width * 2.4) & (fading > 0) & np.isin(is_back, sides))[0]:
        lift = height * fading[index] * float(np.exp(-away[index] / width))
        mesh.vertices[int(index)].co += normals[index] * lift * CM
    mesh.update()


def back_button(dressing, at, material, radius=0.7):
    button(dressing.back, at, material, radius=radius, raise_=0.18)
