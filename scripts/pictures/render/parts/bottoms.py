"""What is sewn on trousers and jeans: waistbands, loops, back pockets, adjusters, cords."""
import numpy as np

from cloth.curves import arc, ease, parallel, smooth
from cloth.shell import paper_of
from parts import waist
from parts.belt_loops import belt_loop
from parts.inside import label
from parts.men_trims import knotted
from parts.mesh import sweep, turned
from parts.patch import button, foremost, patch
from parts.pockets import patch_pocket
from parts.sewn import Layer, rim, settled, shadows, turned_edge
from parts.shoe_matter import plaited
from parts.stitching import buttonhole, row, tack, thread_of
from sewing.all import draw_chart
from studio.materials import fixed, steel
from units import CM


#: How far a waistband stands off the cloth, in cm: over the turned edges and pleats that run in under it.
BAND_RAISE = 0.34


def mapped_cloth(dressing, name, **changes):
    """The garment's cloth with its sewing map, for patches that carry stitches and wash of their own place on the paper."""
    return dressing.cloth(name, **{'chart': draw_chart(dressing.cut.material['chart']), **changes})


def waist_edge(outline):
    """The upper edge of trousers as a function x -> height, and its half width."""
    (_, ((_, middle), (half, side)), _) = outline[0]
    return (lambda x: middle + (side - middle) * np.abs(x) / half), half


def waistband(dressing, material, deep=3.9, raise_=BAND_RAISE, end=-1.4, rows=()):
    """A waistband whose end, at x `end`, laps over its other half in front. `rows`: of stitches, cm below its upper edge. Inside its back is the label."""
    waist.waistband(dressing, deep, material, raise_=raise_)
    label(dressing, top=dressing.cut.back[0][1][0][1] - 0.75, width=4.4, high=1.7, off=0.5)
    shades = shadows(dressing, 0.3, 0.12)
    over = waist.band_end(dressing, deep, material, end=end, raise_=raise_, shades=shades)
    for surface, outline, height in ((dressing.front, dressing.cut.front, over), (dressing.back, dressing.cut.back, lambda points: np.full(len(points), raise_))):
        edge, half = waist_edge(outline)
        under = np.linspace(2.8 - half, half - 2.8, 40)
        for shade, wide in shades:
            # It lies over the folds and edges that run in under the band.
            rim(surface, np.column_stack([under, edge(under) - deep - wide * 0.3]), shade, wide * 0.7, raise_ - 0.02)
        for down in rows:
            # The lap has its own start, so that no stitch hangs over its end.
            for x in (np.linspace(0.3 - half, end - 0.15, 20), np.linspace(end + 0.2, half - 0.3, 20)):
                row(surface, np.column_stack([x, edge(x) - down]), thread_of(dressing), height)


def loops(dressing, material, front=(-9.5, 9.5), back=(-10.5, 0, 10.5), deep=4.7, width=1.1, band=3.9, rows=False):
    """Belt loops over the waistband, `deep` cm down from its upper edge; `band`: its width."""
    for surface, outline, places in ((dressing.front, dressing.cut.front, front), (dressing.back, dressing.cut.back, back)):
        edge, _ = waist_edge(outline)
        for x in places:
            belt_loop(dressing, surface, x, edge(x) + 0.05, edge(x) - deep, material, (band, BAND_RAISE), width=width, rows=rows)


def fly(dressing, material, top, foot, width=3.6, lap=0.5, rows=(0.0, 0.55), thick=0.13):
    """The fly: an edge of the wearer's left front that laps `lap` cm over the middle and lies `thick` cm above it, from under the band (`top`) to its `foot`; rows of stitches `width` cm away run round it to its foot, tacked."""
    surface = settled(dressing, [(-2.5, top), (width + 2, top), (width + 2, foot - 1), (-2.5, foot - 1)], 4)
    base = dressing.cut.thick / 2
    edge = smooth([(-lap, top + 0.8), (-lap, foot + 9), (-lap * 0.8, foot + 4), (0, foot - 0.5)])
    for shade, wide in shadows(dressing, 0.22, 0.08):
        rim(surface, edge[: int(0.92 * len(edge))] - [wide * 0.3, 0], shade, (wide, wide * 0.3), base)
    over = turned_edge(dressing, surface, edge, (1, 0), material, base + 0.03, thick=thick, wide=2.8, stitch=(), runs_out=4.0)
    thread = thread_of(dressing)
    line = smooth([(width, top + 0.3), (width, foot + 8.4), (width - 0.6, foot + 3.4), (0.25, foot)])
    for distance in rows:
        row(surface, parallel(line, distance) if distance else line, thread, over)
    tack(surface, (0.2, foot + 1.1), (0.2, foot + 0.1), thread, float(over(np.array([[0.2, foot + 0.6]]))[0]))


def scooped_openings(dressing, line, material, rows=(0.3, 0.85), coin=None):
    """The scooped openings of jeans' front pockets (paper of the wearer's left, from under the band to the side seam): a turned edge with rows of stitches, over the pocket that shows within. `coin`: inner and outer x and height of the small pocket in the right-hand one."""
    base = dressing.cut.thick / 2
    for side in (-1, 1):
        edge = smooth(np.array(line, float) * [side, 1])
        surface = settled(dressing, [*edge, *parallel(edge, -side * 3.2)[::-1]], 3, reach=1.4)
        for shade, wide in shadows(dressing, 0.3, 0.1):
            rim(surface, parallel(edge, side * wide * 0.4), shade, wide, base)
        if side < 0 and coin:
            inner, outer, height = coin
            below = edge[(edge[:, 0] < -inner) & (edge[:, 0] > -outer)]
            pocket = Layer(dressing, surface, [(-inner, height), (-outer, height + 0.4), *below[::-1]], material, thick=0.1, rows=(), sides=(0,), name='coin-pocket')
            for down in (0.3, 0.8):
                pocket.seam([(0.3 - outer, height + 0.4 - down), (-0.3 - inner, height - down)])
            for x in (-inner - 0.25, 0.25 - outer):
                pocket.seam([(x, height - 0.2), (x, float(np.interp(-x, -below[:, 0], below[:, 1])) + 0.3)])
        turned_edge(dressing, surface, edge, -side, material, base + 0.03, thick=0.15, wide=3.0, stitch=rows, runs_out=1.2)


def pleats(dressing, line, material, wide=2.8):
    """A pleat on both sides, its fold along `line` (paper of the wearer's left, from under the band down): the fold lies over the cloth towards the pocket and opens out into the leg."""
    base = dressing.cut.thick / 2
    for side in (-1, 1):
        edge = smooth(np.array(line, float) * [side, 1])
        surface = settled(dressing, [*(edge + [side * 0.6, 0]), *(edge - [side * wide, 0])[::-1]], 3, reach=2.0)
        for (shade, broad), share in zip(shadows(dressing, 0.3, 0.1), (0.75, 0.5)):
            rim(surface, edge[: int(share * len(edge))] + [side * broad * 0.3, 0], shade, (broad, 0.02), base)
        turned_edge(dressing, surface, edge, (-side, 0), material, base + 0.03, thick=0.18, wide=wide, stitch=(), runs_out=0.8 * abs(line[0][1] - line[-1][1]))


def jeans_pocket(dressing, outline, cloth, arc_height=None):
    """A back pocket of jeans: two rows round it, its hem, and at `arc_height` the bow that is stitched over it."""
    pocket = patch_pocket(dressing, outline, cloth, back=True, rows=(0.3, 0.85), hem=1.5)
    if arc_height is not None:
        left, right, middle = outline[0][0] + 1.2, outline[1][0] - 1.2, (outline[0][0] + outline[1][0]) / 2
        for drop in (0, 0.5):
            pocket.seam(smooth([(left, arc_height + 1.2 - drop), ((left + middle) / 2, arc_height - drop), (middle, arc_height - 1.0 - drop), ((right + middle) / 2, arc_height - drop), (right, arc_height + 1.2 - drop)]))


def jeans_metal():
    """Copper that has been washed: dull, and darker than new."""
    return fixed('washed copper', (0.30, 0.175, 0.095), 0.42, 0.5, 1.0)


def rivets(dressing, places, metal):
    """Rivets on the front: flat discs with a small dome."""
    for at in places:
        place, normal, _ = foremost(dressing, at)
        turned('rivet', [(0.34, -0.03), (0.34, 0.02), (0.31, 0.035), (0.16, 0.03), (0.13, 0.05), (0.07, 0.065), (0.01, 0.068)], metal, place + normal * 0.03, normal)


def jeans_button(dressing, at, metal, radius=0.85):
    """The button of jeans: a flat cap with a raised rim and a small boss, at the outer end of its buttonhole."""
    surface = dressing.front
    place, normal, _ = foremost(dressing, at)
    on_cloth = surface.frame([at])[0][0]
    buttonhole(surface, (at[0] - radius * 0.55, at[1]), thread_of(dressing), long=2.0, height=float((place - on_cloth) @ normal) + 0.01, way=(1.0, 0.0))
    profile = [(0.55, 0.0), (0.92, 0.08), (1.0, 0.11), (1.0, 0.16), (0.95, 0.19), (0.84, 0.18), (0.79, 0.13), (0.42, 0.13), (0.32, 0.15), (0.15, 0.165), (0.01, 0.165)]
    turned('button', [(r * radius if r > 0.01 else r, h) for r, h in profile], metal, place, normal)


def adjuster(dressing, side, height, material, knob, outer=18.6, long=7.6):
    """A side adjuster: a tab of the waistband's cloth that comes from the side seam and is held by a button."""
    inner = outer - long
    tab = [(side * outer, height + 1.0), (side * (inner + 0.9), height + 0.95), (side * inner, height - 0.1), (side * (inner + 0.9), height - 1.15), (side * outer, height - 1.2)]
    patch(dressing.front, tab, material, raise_=BAND_RAISE + 0.18, edge=0.16, step=0.4, name='adjuster')
    button(dressing.front, (side * (inner + 1.6), height - 0.1), knob, radius=0.62, raise_=BAND_RAISE + 0.22)


def cords(dressing, height, material, metal, long=(13, 15), apart=2.2, thick=1.0):
    """The two ends of a drawstring out of eyelets in the waistband; `thick` scales cord, knots and eyelets."""
    for side, length in zip((-1, 1), long):
        x = side * apart
        place, normal, _, _ = dressing.front.frame([(x, height)])
        above = max(0.12, float((foremost(dressing, (x, height))[0] - place[0]) @ normal[0]))
        turned('eyelet', [(radius * thick, rise) for radius, rise in ((0.62, 0), (0.6, 0.08), (0.4, 0.1), (0.34, 0.0))], metal, place[0] + normal[0] * above, normal[0])
        path = [tuple(place[0] - normal[0] * 0.3), *dressing.along([(x, height - 0.3)], 0.4)]
        path += dressing.along([(x * 1.15, height - length * 0.4), (x * 1.35, height - length * 0.75), (x * 1.25, height - length)], 0.42)
        sweep('cord', arc(path, 70), material, radius=(0.32 * thick, 0.24 * thick), sides=10, up=(0, -1, 0.2))
        end = np.array(path[-1])
        turned('knot', [(radius * thick, rise * thick) for radius, rise in ((0.1, 0.75), (0.42, 0.5), (0.5, 0.15), (0.4, -0.2), (0.3, -0.45), (0.36, -0.9), (0.05, -0.95))], material, end, (0, 0, 1), sides=14)


def tied_cord(dressing, height, apart, above=0.2, ends=(8.0, 9.6)):
    """A pale cord that comes out of two eyelets of the waist, `apart` cm from the middle and `above` the cloth, and is knotted."""
    metal = steel()
    for side in (-1, 1):
        place, normal, _, _ = dressing.front.frame([(side * apart, height)])
        turned('eyelet', [(0.24, 0.02), (0.28, 0.1), (0.46, 0.1), (0.5, 0.02)], metal, place[0] + normal[0] * above, normal[0], sides=20)
    knotted(dressing, (0, height), plaited('cord', (0.70, 0.68, 0.64)), apart, radius=0.24, ends=ends, raise_=above + 0.25)


def press(dressing, line, height=0.4, width=1.0, sides=(False, True)):
    """A pressed crease down each leg: lifts the cloth along a line of paper places (of the wearer's left)."""
    mesh = dressing.garment.data
    paper, is_back = paper_of(mesh)
    line = smooth(line)
    z, x = line[::-1, 1], line[::-1, 0]
    away = np.abs(np.abs(paper[:, 0]) - np.interp(paper[:, 1], z, x))
    fading = ease((z[-1] - paper[:, 1]) / 20)
    normals = [vertex.normal.copy() for vertex in mesh.vertices]
    for index in np.where((away < width * 2.4) & (fading > 0) & np.isin(is_back, sides))[0]:
        lift = height * fading[index] * float(np.exp(-away[index] / width))
        mesh.vertices[int(index)].co += normals[index] * lift * CM
    mesh.update()


def back_button(dressing, at, material, radius=0.7):
    button(dressing.back, at, material, radius=radius, raise_=0.18)
