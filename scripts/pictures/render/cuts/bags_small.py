"""A crossbody bag and a briefcase."""
import numpy as np

from cloth.curves import arc, lengths, sample, smooth
from cuts.bags import slouched
from cuts.kinds import GLEAM, Model, Shot, cut
from parts.bag_zips import bag_zip, zip_brass, zip_over, zip_steel
from parts.goods_surfaces import Seen, calmed, unit
from parts.goods_weaves import brass, edge_paint, leather, thread
from parts.leather_goods import hole_row, hoop, levels, loft, pin_buckle, ring_points, rounded_rectangle, sewn, stitches, strap, stud, tile
from parts.mesh import sweep, turned
from parts.patch import patch
from studio.materials import hole, steel


def crossbody(view):
    """Two compartments with a zip each, and a strap that comes off."""
    skin, cord, metal = leather(weave='calf', relief=0.6), thread(), brass()
    half_x, high = 10.2, 14.2
    for near, far, size in ((-3.1, -0.15, 0.0), (0.15, 3.1, 0.25)):
        tile('compartment', half_x + size * 0.4, high / 2 + size * 0.5, 2.3, near, far, skin, (0, high / 2 + size * 0.5), 0.7, straight=14)
        middle = (near + far) / 2
        path, outward = zip_over(half_x + size * 0.4, high + size, middle, 0.62, 2.3)
        # It closes to the left, which the front view shows.
        bag_zip(path[::-1], outward[::-1], skin, cord, zip_brass(), metal, half=0.5, edge=0.4, scale=0.9, closed=2.3, pull=(0.75, 2.0))
    for inset, y in ((0.75, -3.1), (0.75, 3.1)):
        ring = rounded_rectangle(half_x - inset, high / 2 - inset, 1.7)
        ring = sample(np.vstack([ring, ring[:1]]), 260)
        stitches(np.column_stack([ring[:, 0], np.full(len(ring), y), ring[:, 1] + high / 2]), (0, np.sign(y), 0), cord, pitch=0.38, on=0.26, radius=0.042)
    # A flat slip pocket in front.
    tile('pocket', half_x - 1.15, 4.0, 1.4, -3.34, -3.0, skin, (0, 5.15), 0.12, straight=14)
    stitches(np.column_stack([np.linspace(-half_x + 1.6, half_x - 1.6, 60), np.full(60, -3.34), np.full(60, 8.75)]), (0, -1, 0), cord, pitch=0.38, on=0.26, radius=0.042)
    base = sample(np.array([(-half_x + 1.45, 8.5), (-half_x + 1.45, 2.4), (-half_x + 2.3, 1.5), (half_x - 2.3, 1.5), (half_x - 1.45, 2.4), (half_x - 1.45, 8.5)]), 160)
    stitches(np.column_stack([base[:, 0], np.full(160, -3.34), base[:, 1]]), (0, -1, 0), cord, pitch=0.38, on=0.26, radius=0.042)
    for side in (-1, 1):
        foot = np.array([side * (half_x + 0.12), 0, 10.6])
        strap('tab', [foot + [0, 0, z] for z in np.linspace(-1.9, 1.3, 12)], (side, 0, 0), 1.7, 0.3, skin, ends=('round', None))
        stud(foot + [side * 0.1, 0, -1.0], (side, 0, 0), metal, 0.3, 0.14)
        hoop('ring', ring_points(foot + [side * 0.35, 0, 1.5], (0, 1, 0), (0.3 * side, 0, 1), 1.0, 0.85, 0.4), metal, 0.16, up=(1, 0, 0))
        hook = foot + [side * 0.6, 0, 2.5]
        sweep('hook', smooth([hook + [0, 0, -0.5], hook + [side * 0.3, 0, 0.2], hook + [side * 0.1, 0, 1.0], hook + [-side * 0.1, 0, 1.6]]), metal, radius=(0.2, 0.3), up=(0, 1, 0))
    start = np.array([half_x + 0.7, 0, 14.5])
    half = [start, (half_x + 0.8, 0, 22), (half_x + 0.1, 0.2, 33), (half_x - 2.0, 0.6, 42), (half_x - 5.6, 1.0, 47.6)]
    path = arc([*(np.array(half) * [-1, 1, 1]), (0, 1.2, 49.8), *half[::-1]], 300)
    tangent = unit(np.gradient(path, axis=0))
    outward = np.column_stack([-tangent[:, 2], np.zeros(300), tangent[:, 0]])
    width = 1.5
    strap('shoulder strap', path, outward, width, 0.26, skin)
    buckle = 26
    over = slice(6, buckle + 24)
    strap('overlap', path[over] + outward[over] * 0.27, outward[over], width, 0.24, skin, ends=(None, 'point'))
    hole_row(path[buckle + 6 : buckle + 20 : 4] + outward[buckle + 6 : buckle + 20 : 4] * 0.39, outward[buckle], hole(), 0.1)
    pin_buckle(path[buckle] + outward[buckle] * 0.42, unit(path[buckle - 3] - path[buckle]), outward[buckle], metal, width, width, wire=0.15, corner=0.4)


def cut_edge(surface, outline, paint, raise_):
    """The painted edge of a piece of leather laid on a surface."""
    line = sample(np.array(outline, float), 8 * len(outline) + int(3 * lengths(np.array(outline, float))[-1]))
    places, normals, _, _ = surface.frame(line)
    sweep('edge', places + normals * raise_, paint, radius=(0.09, 0.09), sides=8, up=(0, -1, 0))


def briefcase(view):
    """A laptop bag of leather with a zipped top, two pockets in front, two handles, and feet."""
    skin, cord, metal, paint = leather(weave='calf', relief=0.45, roughness=0.3), thread(shade=2.2), steel(), edge_paint(0.35)
    fine = dict(pitch=0.4, on=0.27, radius=0.04)
    high, half_x = 29.0, 20.0
    profile = [(0.4, 19.2, 4.4, 1.5), (0.9, 19.7, 4.9, 1.5), (2, 19.9, 5.0, 1.5), (10, 20.0, 4.9, 1.5), (20, 19.8, 4.4, 1.4), (27, 19.6, 3.9, 1.4), (28.6, 19.4, 3.7, 1.4), (high, 18.9, 3.2, 1.3)]
    body = loft('body', slouched(levels(profile, 50), 0.3, 4, high + 6, 1.0), skin)
    corner = np.array([(x - 0.25 * r, -y + 0.25 * r, z) for z, x, y, r in profile])
    for depth in (1, -1):
        for side in (-1, 1):
            sweep('piping', arc(corner[1:-1] * [side, depth, 1], 70), skin, radius=(0.22, 0.22), sides=10, up=(0, -1, 0))
        bottom, top = corner[1] * [1, depth, 1], corner[-2] * [1, depth, 1]
        for end, bulge in ((bottom, -0.4), (top, -0.3)):
            sweep('piping', arc([end * [-1, 1, 1], (-17, end[1] + bulge * depth, end[2]), (0, end[1] + bulge * depth, end[2]), (17, end[1] + bulge * depth, end[2]), end], 80),
                skin, radius=(0.22, 0.22), sides=10, up=(0, -1, 0))
    line = np.column_stack([np.linspace(-18.6, 18.6, 120), np.zeros(120), np.full(120, high + 0.08)])
    bag_zip(line, np.broadcast_to([0, 0, 1.0], line.shape), skin, cord, zip_steel(), metal, half=0.6, edge=0.7, scale=1.1, closed=2.8, hang=(-0.9, -0.35, 0), pull=(0.9, 2.6))
    surface = calmed(Seen(body), [(-18.5, 2.5), (18.5, 18)])
    for side in (-1, 1):
        x = side * 9.6
        half = 8.2
        patch(surface, [(x - half, 16.4), (x + half, 16.4), (x + half, 4.0), (x + half - 1.2, 2.8), (x - half + 1.2, 2.8), (x - half, 4.0)], skin, raise_=0.95, edge=0.2, step=0.35, name='pocket')
        sewn(surface, [(x - half + 0.5, 15), (x - half + 0.5, 4.2), (x - half + 1.4, 3.3), (x + half - 1.4, 3.3), (x + half - 0.5, 4.2), (x + half - 0.5, 15)], cord, raise_=0.95, **fine)
        lid = [(x - half - 0.2, 17.6), (x + half + 0.2, 17.6), (x + half + 0.2, 13.2), (x + half - 1.6, 11.6), (x - half + 1.6, 11.6), (x - half - 0.2, 13.2)]
        patch(surface, lid, skin, raise_=1.3, edge=0.12, step=0.3, name='lid')
        cut_edge(surface, [*lid, lid[0]], paint, 1.14)
        sewn(surface, [(x - half + 0.25, 17.2), (x - half + 0.25, 13.4), (x - half + 1.8, 12.05), (x + half - 1.8, 12.05), (x + half - 0.25, 13.4), (x + half - 0.25, 17.2),
            (x - half + 0.25, 17.2)], cord, raise_=1.29, **fine)
        place, normal, _, _ = surface.frame([(x, 12.9)])
        stud(place[0] + normal[0] * 1.3, normal[0], metal, 0.62, 0.26)
    sewn(Seen(body), [(-19, 26.6), (19, 26.6)], cord, raise_=0.02, **fine)
    for depth in (-1, 1):
        near = Seen(body, depth > 0)
        y = near.place([(0, 26)])[0][1] + depth * 0.35
        for x in (-7.5, 7.5):
            patch(near, [(x - 1.5, 27.6), (x + 1.5, 27.6), (x + 1.5, 21.8), (x, 20.6), (x - 1.5, 21.8)], skin, raise_=0.36, edge=0.12, step=0.3)
            cut_edge(near, [(x - 1.5, 27.6), (x - 1.5, 21.8), (x, 20.6), (x + 1.5, 21.8), (x + 1.5, 27.6)], paint, 0.2)
            sewn(near, [(x - 1.15, 27.2), (x - 1.15, 22), (x, 21.1), (x + 1.15, 22), (x + 1.15, 27.2)], cord, raise_=0.34, **fine)
            hoop('ring', ring_points((x, y - depth * 0.1, 27.9), (1, 0, 0), (0, 0, 1), 1.25, 0.75, 0.35), metal, 0.18, up=(0, 1, 0), power=2)
        lean = depth * 0.6
        handle = [(-7.5, y, 28.0), (-7.5, y + lean * 0.3, 31), (-6.6, y + lean, 34.6), (-3.6, y + lean, 36.9), (0, y + lean, 37.4), (3.6, y + lean, 36.9),
            (6.6, y + lean, 34.6), (7.5, y + lean * 0.3, 31), (7.5, y, 28.0)]
        path = arc(handle, 100)
        radius = np.interp(np.linspace(0, 1, 100), [0, 0.14, 0.24, 0.76, 0.86, 1], [0.32, 0.34, 0.66, 0.66, 0.34, 0.32])
        sweep('handle', path, skin, radius=np.column_stack([np.interp(np.linspace(0, 1, 100), [0, 0.14, 0.24, 0.76, 0.86, 1], [0.85, 0.8, 0.66, 0.66, 0.8, 0.85]), radius]), sides=18, up=(0, 1, 0))
    for side in (-1, 1):
        for depth in (-1, 1):
            turned('foot', [(0.7, 0.5), (0.75, 0.25), (0.6, 0.02), (0.01, 0.0)], metal, (side * 16.5, depth * 3.2, 0), (0, 0, 1), sides=24)
        hoop('side ring', ring_points((side * 19.9, 0, high - 2.2), (0, 1, 0), (0.2 * side, 0, 1), 1.1, 0.95, 0.4), metal, 0.18, up=(1, 0, 0))
        strap('side tab', [(side * 19.75, 0, high - 2.2 + z) for z in np.linspace(-3.4, -0.6, 12)], (side, 0, 0.05), 1.9, 0.3, skin, ends=('round', None))


cut('women-crossbody-bag', Model(crossbody, dict(
    front=Shot((0, 0, 24.0), 60, -20, 10), angle=Shot((0, 0, 23.4), 60, 40, 26), detail=Shot((-6.8, -0.2, 9.6), 17, -32, 24),
), gleam=GLEAM))
cut('men-leather-briefcase', Model(briefcase, dict(
    front=Shot((0, 0, 18), 71, -20, 9), angle=Shot((0, 0, 18), 71, 36, 28), detail=Shot((-6, -4, 19), 27, -26, 14),
), gleam=GLEAM))
