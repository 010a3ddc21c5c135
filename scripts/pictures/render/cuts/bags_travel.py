"""Weekend bags and a rucksack."""
import math

import numpy as np

from cloth.curves import arc, averaged, sample, smooth
from cuts.bags import slouched
from cuts.kinds import GLEAM, Finish, Model, Shot, cut
from parts.bag_handles import handles
from parts.bag_zips import bag_zip, zip_brass
from parts.goods_surfaces import Seen, calmed, unit
from parts.goods_weaves import brass, edge_paint, leather, thread
from parts.hats import slow_noise
from parts.leather_goods import box_mapped, hoop, levels, loft, pin_buckle, ring_points, sewn, stitches, strap, stud
from parts.mesh import grid, sweep
from parts.patch import patch
from parts.sewn import rounded
from studio.materials import fabric, fixed

#: Vegetable-tanned trimmings of canvas bags: one brown for every colour.
TAN = (0.165, 0.068, 0.026)


def waxed(name='canvas', **changes):
    """Waxed cotton canvas."""
    return fabric(name, **{**dict(weave='waxed_canvas', relief=1.1, roughness=0.75, sheen=0.1, specular=0.2, seams=False, creases=0.22), **changes})


def trim(name='trim'):
    """Brown leather of a colour of its own."""
    return fixed(name, TAN, 0.5, 0.4)


def canvas_weekender(view):
    """Waxed canvas with leather handles, corners and base, brass zips."""
    cloth, skin, cord, metal = waxed(), trim(), fixed('thread', (0.45, 0.36, 0.24), 0.8, 0.1), brass()
    high = 29
    profile = [(0.3, 21.6, 9.2, 3.0), (1.0, 22.8, 10.4, 3.4), (3, 23.4, 10.9, 3.6), (9, 23.8, 10.8, 3.6), (16, 23.5, 9.7, 3.4), (22, 22.9, 7.4, 3.0), (26.2, 22.3, 4.8, 2.4),
        (28.2, 21.8, 2.8, 1.8), (high, 21.4, 1.7, 1.2)]
    shape = levels(profile, 60)
    shape = slouched(shape, 0.4, 9, high + 6, 7.5)
    shape[:, :, 2] -= 1.1 * np.clip(shape[:, :, 2] / high, 0, 1) ** 3 * np.clip(1 - (shape[:, :, 0] / 22) ** 2, 0, 1)
    body = loft('body', shape, cloth)
    base = [(max(0.15, z - 0.12), x + 0.22, y + 0.22, r) for z, x, y, r in [(0.3, 21.6, 9.2, 3.0), (1.0, 22.8, 10.4, 3.4), (3, 23.4, 10.9, 3.6), (7.2, 23.75, 10.85, 3.6)]]
    rings = levels(base, 20)[:-3]
    loft('base', rings, skin)
    edge = rings[-1]
    stitches(sample(np.vstack([edge, edge[:1]]), 400) * [1.003, 1.006, 1] - [0, 0, 0.5], unit(np.column_stack([sample(np.vstack([edge, edge[:1]]), 400)[:, :2],
        np.zeros(400)])), cord, pitch=0.5, on=0.34, radius=0.05)
    sag = lambda x: high - 1.1 * (1 - (x / 22) ** 2)
    line = np.array([(x, 0, sag(x) + 0.12) for x in np.linspace(-21, 21, 140)])
    bag_zip(line, np.broadcast_to([0, 0, 1.0], line.shape), skin, cord, zip_brass(), metal, half=0.7, edge=0, scale=1.25, closed=3.2, hang=(-0.9, -0.4, 0), pull=(1.0, 3.2), tabs=False)
    for side in (-1, 1):
        end = np.array([side * 21.9, 0, high - 0.8])
        strap('end tab', arc([end + [-side * 2.2, 0, 0.95], end + [-side * 0.2, 0, 0.75], end + [side * 0.75, 0, -0.6], end + [side * 1.1, 0, -4]], 30),
            unit(np.column_stack([np.linspace(0, side, 30), np.zeros(30), np.linspace(1, 0.1, 30)])), 3.4, 0.35, skin, ends=('round', 'round'))
        hoop('ring', ring_points((side * 23.9, 0, high - 5.2), (0, 1, 0), (0.25 * side, 0, 1), 1.5, 1.2, 0.5), metal, 0.22, up=(1, 0, 0))
    handles(body, 9.0, 6.5, 24.0, 41.5, skin, cord, metal=metal)


def duffel_ring(half_y, high, count=64, squash=2.5):
    """A cross section (y, z) of a soft cylinder that stands on z = 0, flatter below than above."""
    angles = np.linspace(0, 2 * np.pi, count, endpoint=False) - np.pi / 2
    power = lambda value, e: np.sign(value) * np.abs(value) ** e
    y = half_y * power(np.cos(angles), 2 / squash)
    z = np.sin(angles)
    z = np.where(z < 0, power(z, 2 / 3.4), power(z, 2 / 2.1))
    return y, (z + 1) / 2 * high


def leather_duffel(view):
    """Thirty-five litres of leather, long handles, a zip over the top, a shoe pocket at the end."""
    skin, cord, metal, paint = leather(weave='pebble', relief=1.1, roughness=0.33), thread(shade=1.9), brass(), edge_paint(0.4)
    high, half_y, half_x = 28.0, 12.4, 24.6
    rings = []
    for x, share in [(-half_x, 0.001), (-half_x, 0.45), (-half_x, 0.88), (-half_x + 0.25, 0.955), (-half_x + 0.9, 0.985),
        *[(x, 1.0) for x in np.linspace(-half_x + 2, half_x - 2, 50)], (half_x - 0.9, 0.985), (half_x - 0.25, 0.955), (half_x, 0.88), (half_x, 0.45), (half_x, 0.001)]:
        y, z = duffel_ring(half_y, high)
        middle = 1 - (x / half_x) ** 2
        ring = np.column_stack([np.full(len(y), x), y * share * (0.955 + 0.045 * middle), (z - high * 0.46) * share + high * 0.46])
        ring[:, 2] -= 0.9 * middle * np.clip(z / high, 0, 1) ** 3
        rings.append(ring)
    places = np.array(rings)
    dents = slow_noise(places, 0.7, 6, 0.045) * np.clip(places[..., 2] / 5, 0, 1)
    outward = unit(places - np.array([0, 0, 13.0]))
    outward[..., 0] = 0
    places = places + outward * dents[..., None]
    places[..., 2] -= places[..., 2].min()
    body = loft('body', places[::-1], skin)
    for side in (-1, 1):
        ring = places[5 if side < 0 else -6]
        sweep('piping', np.vstack([ring, ring[:3]]) * [1.004, 1, 1], paint, radius=(0.3, 0.3), sides=10, up=(1, 0, 0), caps=False)
    crown = np.array([(x, 0.0, z) for x, z in zip(np.linspace(-22.4, 22.4, 150), np.interp(np.linspace(-22.4, 22.4, 150), places[5:-5, 32, 0], places[5:-5, 32, 2]))])
    averaged(crown, 6)
    bag_zip(crown, np.broadcast_to([0, 0, 1.0], crown.shape), skin, cord, zip_brass(), metal, half=0.75, edge=1.4, scale=1.25, closed=4.1, hang=(-0.9, -0.4, 0), pull=(1.1, 3.4))
    handles(body, 9.4, 1.6, 24.2, 41.0, skin, cord, width=3.0, metal=metal, paint=paint)
    for side in (-1, 1):
        end = side * (half_x + 0.1)
        if side > 0:
            # The shoe pocket's zip bends over the end.
            bow = arc([(end, 8.2, 6.4), (end, 8.3, 13), (end, 6.3, 18.2), (end, 0, 20.6), (end, -6.3, 18.2), (end, -8.3, 13), (end, -8.2, 6.4)], 160)
            bag_zip(bow, np.broadcast_to([1.0, 0, 0], bow.shape), skin, cord, zip_brass(), metal, half=0.6, edge=0.8, scale=1.1, closed=3.0, pull=(0.9, 2.8))
        strap('end tab', [(end, 0, z) for z in np.linspace(22.5, 25.6, 12)], (side, 0, 0), 3.0, 0.4, skin, ends=('round', None))
        hoop('ring', ring_points((end + side * 0.3, 0, 26.2), (0, 1, 0), (0.2 * side, 0, 1), 1.5, 1.1, 0.5), metal, 0.22, up=(1, 0, 0))


def rucksack(view):
    """A roll top of waxed canvas with a leather base, a front pocket and padded straps."""
    cloth, skin, cord, metal = waxed(), trim(), fixed('thread', (0.45, 0.36, 0.24), 0.8, 0.1), brass()
    profile = [(0.3, 13.2, 5.6, 2.6), (1.0, 14.2, 6.6, 3.0), (4, 14.8, 7.1, 3.2), (14, 15.0, 7.3, 3.2), (26, 14.8, 6.6, 3.0), (33, 14.6, 4.8, 2.4), (37.4, 14.9, 2.6, 1.6), (39.6, 15.2, 1.3, 0.9)]
    shape = slouched(levels(profile, 64), 0.9, 21, 46, 8.5)
    body = loft('body', shape, cloth)
    rings = levels([(max(0.15, z - 0.12), x + 0.2, y + 0.2, r) for z, x, y, r in [(0.3, 13.2, 5.6, 2.6), (1.0, 14.2, 6.6, 3.0), (4, 14.8, 7.1, 3.2), (8.0, 14.9, 7.22, 3.2)]], 20)[:-3]
    loft('base', rings, skin)
    edge = sample(np.vstack([rings[-1], rings[-1][:1]]), 320)
    stitches(edge * [1.005, 1.01, 1] - [0, 0, 0.5], unit(edge * [1, 1, 0]), cord, pitch=0.5, on=0.34, radius=0.05)
    # The rolled top: a spiral of cloth across the bag.
    spiral = [(0.25 + 0.27 * a) for a in np.linspace(0, 6.4, 70)]
    angle = np.linspace(0, 6.4 * 1.55, 70) - 2.3
    section = np.column_stack([np.cos(angle), np.sin(angle)]) * np.array(spiral)[:, None]
    x = np.linspace(-15.3, 15.3, 41)
    roll = np.array([[(at, -0.3 + p[0] + 0.10 * math.sin(at * 0.7 + p[1]), 40.3 + p[1] - 0.35 * (1 - (at / 15.3) ** 2) + 0.12 * math.sin(at * 0.45 + 1)) for at in x] for p in section])
    box_mapped(grid('roll', roll, cloth, thick=0.3, offset=0))
    surface, behind = Seen(body), Seen(body, True)
    pocket = rounded([(-9.6, 22.4), (9.6, 22.4), (9.7, 9.6), (-9.7, 9.6)], 2.2, 8)
    front = calmed(surface, [(-10, 9), (10, 25)])
    patch(front, pocket, cloth, raise_=1.2, edge=0.8, step=0.6, name='pocket', lift=lambda p: 0.12 * np.sin(p[:, 0] * 0.5 + 1) * np.cos(p[:, 1] * 0.4))
    lid = [(-9.9, 24.2), (9.9, 24.2), (9.9, 20.0), (8.2, 18.4), (-8.2, 18.4), (-9.9, 20.0)]
    patch(front, lid, cloth, raise_=1.5, edge=0.3, step=0.4, name='lid')
    sewn(front, [(-9.4, 23.8), (-9.4, 20.2), (-8.0, 18.9), (8.0, 18.9), (9.4, 20.2), (9.4, 23.8), (-9.4, 23.8)], cord, raise_=1.5, pitch=0.5, on=0.34, radius=0.05)
    patch(front, [(-1.5, 21.2), (1.5, 21.2), (1.5, 17.2), (0, 16.0), (-1.5, 17.2)], skin, raise_=1.8, edge=0.15, step=0.4, name='tongue')
    place, normal, _, _ = front.frame([(0, 17.6)])
    stud(place[0] + normal[0] * 1.8, normal[0], metal, 0.45, 0.2)
    # Two straps come over the roll and buckle in front.
    for at in (-6.4, 6.4):
        over = [(at, 3.6, 36.5), (at, 2.3, 39.8), (at, 0.9, 42.0), (at, -0.6, 42.65), (at, -2.1, 41.9), (at, -2.75, 40.2)]
        down = surface.place([(at, z) for z in (37.2, 34, 30.5, 27.2)]) - [0, 0.4, 0]
        path = sample(smooth(np.vstack([over, down]), 12), 90)
        tangent = unit(np.gradient(path, axis=0))
        outward = unit(np.cross([1, 0, 0], tangent)) * -1
        if outward[-1][1] > 0:
            outward = -outward
        strap('top strap', path, outward, 2.0, 0.32, skin, ends=(None, 'point'))
        for sign in (-1, 1):
            stitches(path[:-6] + outward[:-6] * 0.16 + [sign * 0.72, 0, 0], outward[:-6], cord, pitch=0.45, on=0.3, radius=0.045)
        index = 66
        pin_buckle(path[index] + outward[index] * 0.2, unit(path[index - 4] - path[index]), outward[index], metal, 2.0, 2.0, wire=0.2, corner=0.45)
    sweep('grab', arc([(-4.2, 3.6, 37.0), (-4.2, 4.4, 39.6), (-3.0, 5.0, 41.9), (0, 5.2, 42.8), (3.0, 5.0, 41.9), (4.2, 4.4, 39.6), (4.2, 3.6, 37.0)], 60), skin, radius=(0.6, 0.5), sides=16, up=(0, 1, 0.05))
    backed = calmed(behind, [(-11, 9), (11, 39)])
    pad = rounded([(-10.5, 33.4), (10.5, 33.4), (10.8, 11), (-10.8, 11)], 1.6, 6)
    # Padded in three cushions, between which air goes through.
    channels = (18.6, 26.0)
    patch(backed, pad, cloth, raise_=1.1, edge=0.9, step=0.5, name='back pad', lift=lambda p: -0.75 * sum(np.exp(-(((p[:, 1] - z) / 0.55) ** 2)) for z in channels))
    for z in channels:
        sewn(backed, [(-9.6, z), (9.6, z)], cord, raise_=0.4, pitch=0.45, on=0.3, radius=0.045)
    sewn(backed, rounded([(-9.6, 32.6), (9.6, 32.6), (9.9, 11.9), (-9.9, 11.9)], 1.2, 6), cord, raise_=1.02, closed=True, pitch=0.45, on=0.3, radius=0.045)
    for sign in (-1, 1):
        shoulder_strap(sign, backed, cloth, skin, cord, metal)
    # Straps and handle end under a yoke of leather.
    yoke = rounded([(-8.6, 38.2), (8.6, 38.2), (7.6, 34.4), (-7.6, 34.4)], 0.8, 6)
    patch(backed, yoke, skin, raise_=1.2, edge=0.8, step=0.4, name='yoke')
    sewn(backed, [(-8.0, 37.7), (8.0, 37.7), (7.2, 34.9), (-7.2, 34.9), (-8.0, 37.7)], cord, raise_=1.12, pitch=0.45, on=0.3, radius=0.045)


def shoulder_strap(sign, behind, cloth, skin, cord, metal):
    """A padded strap from under the yoke, its leather end with a slider, and the strap that goes on from there to the base."""
    top, foot = behind.place([(sign * 4.4, 36.4)])[0], behind.place([(sign * 10.2, 5.4)])[0] + [0, 0.4, 0]
    path = arc([top + [0, 0.4, 0], top + [sign * 0.5, 1.3, -2.2], (sign * 6.6, 9.7, 29), (sign * 8.2, 10.6, 20.5), (sign * 9.8, 9.4, 13)], 90)
    up = np.broadcast_to(unit([sign * 0.15, 1, 0.1]), path.shape)
    wide = np.interp(np.linspace(0, 1, 90), [0, 0.2, 0.8, 1], [5.2, 6.0, 5.4, 4.4])
    strap('shoulder strap', path, up, wide, 1.1, cloth, ends=(None, 'corner'), across=9)
    tangent = unit(np.gradient(path, axis=0))
    side = unit(np.cross(tangent, up))
    for edge in (-1, 1):
        stitches((path + side * (edge * (wide / 2 - 0.75))[:, None] + up * 0.56)[8:-2], up[8:-2], cord, pitch=0.45, on=0.3, radius=0.045)
    onward = path[-1] + tangent[-1] * 1.6
    held = sample(np.vstack([path[-14:] + up[-14:] * 0.66, onward + up[-1] * 0.3]), 40)
    strap('strap end', held, up[0], 2.9, 0.3, skin, ends=('round', None))
    for edge in (-1, 1):
        stitches((held + side[-1] * edge * 1.1 + up[0] * 0.16)[8:32], up[0], cord, pitch=0.45, on=0.3, radius=0.045)
    hoop('slider', ring_points(onward, side[-1], tangent[-1], 1.75, 0.75, 0.4), metal, 0.2, up=up[0])
    line = sample(np.array([onward, foot + [0, 0.15, 1.2], foot - [0, 0, 2.2]]), 60)
    averaged(line, 30)
    away = unit(np.cross([1.0, 0, 0], np.gradient(line, axis=0)))
    strap('lower strap', line, away, 2.4, 0.3, skin, ends=(None, 'corner'))
    for edge in (-1, 1):
        stitches((line + [edge * 0.85, 0.17, 0])[-16:-3], (0, 1, 0), cord, pitch=0.45, on=0.3, radius=0.045)


cut('women-canvas-weekender', Model(canvas_weekender, dict(
    front=Shot((0, 0, 20.0), 86, -20, 9), angle=Shot((0, 0, 19.5), 86, 38, 26), detail=Shot((-8, -8, 22), 34, -24, 14),
), finish=Finish(exposure=1.4, grain='canvas')))
cut('men-leather-duffel', Model(leather_duffel, dict(
    front=Shot((0, 0, 19.5), 92, -18, 9), angle=Shot((0, 0, 19.0), 92, 42, 24), detail=Shot((8, -6, 24), 36, 26, 24),
), gleam=GLEAM))
cut('men-canvas-rucksack', Model(rucksack, dict(
    front=Shot((0, 0, 21.5), 58, -22, 8), back=Shot((0, 0, 21.5), 58, 152, 10), detail=Shot((-2, -6, 27), 25, -24, 12),
), finish=Finish(exposure=1.45, grain='canvas')))
