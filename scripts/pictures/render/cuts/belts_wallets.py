"""Belts, rolled up or fastened, and wallets."""
import math

import numpy as np

from cloth.curves import arc, lengths, sample
from cuts.kinds import GLEAM, Model, Shot, cut
from parts.bag_zips import bag_zip, zip_over, zip_steel, zip_tape
from parts.goods_surfaces import unit
from parts.goods_weaves import brass, edge_paint, leather, suede, thread
from parts.leather_goods import eyelet, hoop, hole_row, pin_buckle, plait, prong_of, ring_points, stand, stitches, strap, tile
from studio.materials import fabric, fixed, hole, steel


#: How much of a belt is turned over its buckle's bar (cm), and how deep that lies below the middle of the strap.
FOLD, BAR_BELOW = 4.6, 0.16


def coil(radius, turns, pitch, height, start=-78, ease=0.0):
    """A rolled belt standing on its edge: places and outward normals from the buckle (in front) to the inner end."""
    angles = np.radians(np.linspace(start, start - 360 * turns, int(110 * turns)))
    turned_by = np.radians(start) - angles
    away = radius - pitch * turned_by / (2 * np.pi) - ease * np.clip(turned_by / (2 * np.pi * turns), 0, 1) ** 2
    normals = np.column_stack([np.cos(angles), np.sin(angles), np.zeros(len(angles))])
    places = normals * away[:, None] * [1.06, 0.96, 1]
    places[:, 2] = height
    return places, normals


def fastened(half_x, half_y, height, thick, tail=12.0):
    """A closed belt standing on its edge: from the bar of the buckle (in front) once round and through the buckle over itself."""
    count = 260
    angles = np.radians(np.linspace(-90, -450, count))
    places = np.column_stack([half_x * np.cos(angles), half_y * np.sin(angles), np.full(count, height)])
    normals = unit(np.column_stack([np.cos(angles) / half_x, np.sin(angles) / half_y, np.zeros(count)]))
    along = lengths(places)
    extra = along < tail
    places, normals = np.vstack([places[:-1], places[extra]]), np.vstack([normals[:-1], normals[extra]])
    along = lengths(places)
    before_bar = along[-1] - tail - along
    raised = np.interp(before_bar, [-2.2, -0.4, 0.4, 2.6, 5.5, 7.5], [thick * 1.25, thick * 1.1, thick * 0.9, -thick * 0.3, -thick * 0.5, 0])
    return places + normals * raised[:, None], normals


def keeper(path, up, at, width, below, above, wall, material, wide=1.0):
    """A loop of leather, `wall` cm thick, round the strap at `at` cm from the start of its path, and round what lies up to `below` and `above` cm of it."""
    along = lengths(path)
    index = int(np.searchsorted(along, at))
    centre, normal = path[index], up[index]
    tangent = unit(path[index + 1] - path[index - 1])
    side = unit(np.cross(tangent, normal))
    points = ring_points(centre + normal * (above - below) / 2, side, normal, width / 2 + 0.02 + wall / 2, (above + below + wall) / 2 + 0.02, 0.14)
    strap('keeper', np.vstack([points, points[:2]]), np.vstack([unit(points - points.mean(0))] * 2)[: len(points) + 2], wide, wall, material)


def fold_of_buckle(path, up, width, thick, material, cord, rolled, stitched=True):
    """The end of a fastened strap that is turned over the bar and sewn down: a second layer; and the cross stitches of any."""
    along = lengths(path)
    count = int(np.searchsorted(along, FOLD))
    if not rolled:
        strap('fold', path[:count] - up[:count] * thick * 0.95, up[:count], width, thick * 0.85, material)
    if stitched:
        side = np.array([0, 0, 1.0])
        for share in (0.88, 0.80):
            index = int(np.searchsorted(along, FOLD * share))
            centre = path[index] + up[index] * thick * 0.5
            line = np.array([centre + side * h for h in np.linspace(-width / 2 + 0.35, width / 2 - 0.35, 20)])
            stitches(line, up[index], cord)


def turned_over(path, up, thick, wire):
    """The path and the normals of a strap whose end comes from inside, `FOLD` cm long, and is turned over the bar of a buckle at the path's start; and where its slot begins and ends (indices)."""
    along = lengths(path)
    ahead = unit(path[0] - path[3])
    bar = path[0] - ahead * 0.1 - up[0] * BAR_BELOW
    round_ = wire + thick * 0.5
    near = np.clip(1 - along / 1.3, 0, 1)
    rise = (round_ - BAR_BELOW) * near**2 * (3 - 2 * near)
    outer, above = (path + up * rise[:, None])[along > 0.15], up[along > 0.15]
    turn = np.radians(np.linspace(-84, 84, 15))
    out = np.cos(turn)[:, None] * ahead + np.sin(turn)[:, None] * up[0]
    kept = (along > 0.3) & (along < FOLD)
    back = np.interp(along, [0, 1.5], [-round_ - BAR_BELOW, -thick * 0.95])
    inner = (path + up * back[:, None])[kept][::-1]
    begin = len(inner)
    return np.vstack([inner, bar + out * round_, outer]), np.vstack([-up[kept][::-1], out, above]), (begin + 3, begin + len(turn) + int((along < 1.1).sum()))


def side_stitches(path, up, width, thick, cord, inset=0.32, pointed=True):
    """Stitches along both edges of a strap and of its point (leather_goods.strap)."""
    along = lengths(path)
    half = np.full(len(path), width / 2)
    if pointed:
        half = np.minimum(half, half * np.clip(0.12 + (along[-1] - along) / half * 0.62, 0, 1))
    sewn = half > inset * 1.6
    for sign in (-1, 1):
        line = path + up * (thick * 0.5 - 0.012) + np.column_stack([np.zeros(len(path)), np.zeros(len(path)), sign * (half - inset)])
        stitches(line[sewn], up[sewn], cord, pitch=0.36, on=0.25, radius=0.03)


def covered_buckle(place, along, up, material, width, length, prong, wire=0.42, begin=None):
    """A frame buckle covered in the leather of the belt, with a metal prong."""
    across = np.cross(up, along)
    centre = place + along * length * 0.5 + up * 0.1
    hoop('covered', ring_points(centre, along, across, length / 2 + wire * 0.4, width / 2 + wire + 0.2, 0.55), material, (wire, wire * 0.55), up=up, power=2.6)
    prong_of(place, along, up, prong, length + wire * 0.8, 0.24, begin)


def punched(path, up, thick, rolled, tail=12.0, apart=2.5, count=5, rim=None):
    """Holes in the belt's free end, set in eyelets of the metal `rim`; the index of the middle one. The end of a fastened belt reaches `tail` cm past the buckle's bar."""
    along, dark = lengths(path), hole()
    middle = 10.0 if rolled else tail + 0.5
    for distance in middle + apart * (np.arange(count) - count // 2):
        index = int(np.searchsorted(along, along[-1] - distance))
        for side in (1, -1):
            hole_row([path[index] + up[index] * side * thick * 0.5], up[index] * side, dark, 0.17)
            if rim is not None:
                eyelet(path[index] + up[index] * side * thick * 0.5, up[index] * side, rim, 0.3, 0.18, 0.05, sides=32)
    return int(np.searchsorted(along, along[-1] - middle))


def belt(skin, width, thick=0.34, radius=5.3, turns=2.7, gap=0.16, buckle='steel', cord=True, back=None, paint=0.5, fasten=None, weave=None, sizes=None, elastic=False, rolls=('angle',), wide_apart=None):
    """A function (view) that builds a belt. `fasten`: half width and depth of the closed belt, instead of the roll that it is in the views `rolls`; `weave`: strands of a plait; `back`: the reverse side.

    `wide_apart`: cm between three holes in eyelets, instead of five punched ones close to each other: under a long prong none may show.
    """

    def build(view):
        face = skin()
        rolled = fasten is None or view in rolls
        metal = {'steel': steel, 'brass': brass}.get(buckle, brass)()
        stitch = thread()
        if rolled:
            path, up = coil(radius, turns, thick + gap, width / 2)
        else:
            path, up = fastened(*fasten, width / 2, thick)
        wire = 0.2 if width <= 2.6 or buckle == 'covered' else 0.26
        whole, outwards, slot = turned_over(path, up, thick, wire * 0.8) if rolled else (path, up, None)
        ends = ('corner', 'point' if rolled or back is not None else 'round')
        if weave:
            plait(path[6:], up[6:], width, face, strands=weave, thick=thick * 1.4)
        elif back is not None:
            strap('belt', whole + outwards * thick * 0.2, outwards, width, thick * 0.55, face, ends=ends)
            strap('reverse', whole - outwards * thick * 0.25, outwards, width, thick * 0.5, back(), ends=ends)
        else:
            strap('belt', whole, outwards, width, thick, face, ends=ends)
            if paint:
                strap('edges', whole, outwards, width + 0.05, thick * 0.62, edge_paint(paint), ends=ends)
        if elastic:
            # A ribbed elastic panel at the back, sewn to the leather at both ends.
            band_cloth = fabric('elastic', weave='grosgrain', relief=0.4, seams=False, creases=0, roughness=0.9, specular=0.1, shade=0.7)
            behind = np.where(path[:, 1] > fasten[1] * 0.45)[0] if not rolled else np.arange(0)
            if len(behind):
                strap('elastic', path[behind], up[behind], width * 0.985, thick * 1.3, band_cloth)
        if cord:
            side_stitches(path, up, width, thick, stitch, pointed=rolled or back is not None)
        smooth_skin = leather('end', weave='nappa', relief=0.6) if weave else face
        if weave:
            count = int(np.searchsorted(lengths(path), 5.5))
            sleeve = slice(None, count + len(whole) - len(path))
            strap('end', whole[sleeve] + outwards[sleeve] * 0.06, outwards[sleeve], width + 0.15, thick * 1.9, smooth_skin, ends=(None, 'corner'))
            line = path[count - 4] + up[count - 4] * thick
            stitches(np.array([line + [0, 0, h] for h in np.linspace(-width / 2 + 0.3, width / 2 - 0.3, 16)]), up[count - 4], stitch)
        fold_of_buckle(path, up, width, thick, smooth_skin, stitch, rolled, stitched=not weave)
        # The buckle's bar lies at the start of the path; its frame reaches the other way.
        along = unit(path[0] - path[3])
        place, normal = path[0] + up[0] * 0.02, up[0]
        holes = dict(apart=wide_apart, count=3, rim=metal) if wide_apart else {}
        middle = None if weave else punched(path, up, thick, rolled, **holes)
        if rolled:
            # The prong comes out of a slot in what is turned over the bar.
            face_at = thick * (0.95 if weave else 0.5)
            over = (whole + outwards * (face_at + 0.06 * bool(weave)))[slice(*slot)]
            strap('slot', over, outwards[slice(*slot)], 0.5, 0.03, hole(), ends=('round', 'round'))
            begin = [over[-1] + along * 0.25 - normal * 0.1, over[-1] + along * 0.55 + normal * 0.12, path[0] + normal * (wire * 0.8 + face_at + thick * 0.5 - BAR_BELOW + 0.1)]
            place = path[0] - normal * (BAR_BELOW + 0.1)
        else:
            hole_at = path[middle] + up[middle] * thick * 0.5
            begin = [hole_at - normal * 0.14, hole_at + normal * 0.03 + along * 0.03, hole_at + normal * 0.1 + along * 0.2]
        if buckle == 'covered':
            covered_buckle(place, along, normal, smooth_skin, width, max(2.2, width * 0.9), metal, 0.34 if width < 3 else 0.44, begin)
        else:
            pin_buckle(place, along, normal, metal, width, (sizes or max(2.4, width * 0.9)), wire=wire, corner=0.75 if width < 5 else 1.2, begin=begin)
        # Rolled, what is turned over the bar lies inside, and a thick loop would hang below the strap; fastened, the free end lies outside.
        below, above, wall = (1.5, 0.52, 0.14) if rolled else (0.62, 1.736, 0.2)
        layer = thick * (1.4 if weave else 1)
        keeper(path, up, 3.9, width, below * layer, above * layer, wall, smooth_skin, 0.9)
        stand(sink=0.05)

    return build


def plain(name='leather', **changes):
    """A function that makes the leather of a belt."""
    return lambda: leather(name, **changes)


def rolled_shots(width, wide=19.5):
    """Views of a rolled belt."""
    high = wide / 0.75
    return dict(front=Shot((0.2, 0, width / 2 - 0.1), high, 8, 34), angle=Shot((0.2, 0, width / 2), high, -38, 55), detail=Shot((1.6, -5, width / 2), 12.5, 12, 22))


def ring_shots(half_x, width):
    """Views of a fastened belt: the ring, the roll, the buckle."""
    high = half_x * 2 / 0.74 / 0.75
    return dict(front=Shot((0, 0, width / 2), high, 0, 26), angle=Shot((0.2, 0, width / 2), 26, 8, 34), detail=Shot((0.5, -half_x * 0.6, width / 2), 15, 14, 20))


cut('men-plain-belt', Model(belt(plain(weave='nappa', relief=0.7), 3.4, buckle='steel', cord=False, fasten=(12.5, 9.5), rolls=('front', 'angle')),
    {**rolled_shots(3.4), 'detail': ring_shots(12.5, 3.4)['detail']}, gleam=GLEAM))
cut('men-suede-belt', Model(belt(suede, 3.0, buckle='covered', paint=0.6, fasten=(12.5, 9.5)), ring_shots(12.5, 3.0)))
cut('men-reversible-belt', Model(
    belt(plain(weave='leather', relief=0.16), 3.3, buckle='steel', back=lambda: fixed('reverse', (0.10, 0.045, 0.022), 0.4, 0.45), cord=True, fasten=(12.5, 9.5)), ring_shots(12.5, 3.3), gleam=GLEAM))
cut('women-narrow-belt', Model(belt(plain(weave='nappa', relief=0.6), 2.0, thick=0.28, radius=4.5, turns=3.3, gap=0.14, buckle='covered', cord=False, fasten=(11.5, 8.8)), ring_shots(11.5, 2.0), gleam=GLEAM))
cut('women-woven-belt', Model(belt(plain(weave='nappa', relief=0.5), 3.0, thick=0.36, turns=2.4, gap=0.35, buckle='brass', cord=False, weave=7), rolled_shots(3.0), gleam=GLEAM))
cut('women-wide-belt', Model(belt(plain(weave='nappa', relief=0.6), 6.0, thick=0.3, radius=5.6, turns=2.2, buckle='brass', fasten=(12.5, 9.0), sizes=4.4,
    elastic=True, wide_apart=6.0), {**ring_shots(12.5, 6.0), 'detail': Shot((0.1, -7.5, 3.0), 15, 16, 13)}, gleam=GLEAM))


def card_holder(view):
    """Two slots in front, two behind, notes between; two cards show what they are."""
    skin, cord, paint = leather(weave='calf', relief=0.4), thread(shade=1.8), edge_paint(0.5)
    half_x, high = 5.0, 7.4
    for y in (-0.42, 0.1):
        tile('cover', half_x, high / 2, 0.55, y, y + 0.3, skin, (0, high / 2), 0.1)
        tile('core', half_x + 0.03, high / 2 + 0.03, 0.57, y + 0.07, y + 0.23, paint, (0, high / 2), 0.06)
    for sign in (-1, 1):
        for top, depth in ((5.5, 0.13), (4.1, 0.23)):
            near, far = sorted((sign * (0.38 + depth), sign * (0.24 + depth)))
            tile('slot', half_x, top / 2, 0.55, near, far, skin, (0, top / 2), 0.04, above=0.06)
            tile('slot edge', half_x + 0.02, top / 2 + 0.015, 0.55, near + 0.03, far - 0.03, paint, (0, top / 2), 0.03, above=0.06)
        y = sign * 0.615
        line = [(-half_x + 0.3, 4.0), (-half_x + 0.3, 0.5), (-half_x + 0.5, 0.3), (half_x - 0.5, 0.3), (half_x - 0.3, 0.5), (half_x - 0.3, 4.0)]
        stitches(sample([(x, y, z) for x, z in line], 90), (0, sign, 0), cord, pitch=0.36, on=0.24, radius=0.04)
        for low, top, at in ((4.2, 5.4, 0.515), (5.6, high - 0.25, 0.41)):
            for x in (-half_x + 0.3, half_x - 0.3):
                stitches(sample([(x, sign * at, low), (x, sign * at, top)], 8), (0, sign, 0), cord, pitch=0.36, on=0.24, radius=0.04)
    for name, colour, at, top in (('card', (0.50, 0.46, 0.40), -0.437, 6.45), ('second card', (0.07, 0.11, 0.10), -0.535, 4.9)):
        tile(name, 4.28, 1.5, 0.32, at - 0.02, at + 0.02, fixed(name, colour, 0.4, 0.3), (0, top - 1.5), 0.015)


def book(half_angle, reach, bend=0.75, count=120):
    """The section of a folded wallet, seen from above: from the front edge round the spine (at the left) to the back edge; and its outward normals."""
    opening = math.radians(half_angle)
    side = [(reach * math.cos(opening) * t, -bend - reach * math.sin(opening) * t) for t in np.linspace(1, 0.04, 16)]
    turn = [(-bend * 0.9 * math.cos(a), -bend * math.sin(a)) for a in np.linspace(math.pi / 2 * 0.85, -math.pi / 2 * 0.85, 10)]
    plane = arc([*side, *turn, *[(x, -y) for x, y in side[::-1]]], count)
    tangent = unit(np.gradient(plane, axis=0))
    # The path runs towards the spine in front: outwards lies to its left.
    return plane, np.column_stack([tangent[:, 1], -tangent[:, 0]]) * -1


def bifold(view):
    """A bifold wallet that stands a little open, with its card pockets."""
    skin, cord, paint = leather(weave='leather', relief=0.16), thread(), edge_paint(0.55)
    inside = leather('inside', weave='nappa', relief=0.6)
    high = 9.2
    plane, normals = book(11 if view == 'front' else 26, 10.6)
    path = np.column_stack([plane[:, 0] - 5.2, plane[:, 1], np.full(len(plane), high / 2)])
    up = np.column_stack([normals, np.zeros(len(normals))])
    if up[len(up) // 4] @ [0, -1, 0] < 0:
        up = -up
    strap('cover', path, up, high, 0.26, skin, ends=('corner', 'corner'), across=9)
    cord_at = np.concatenate([path[2:] + up[2:] * 0.13])
    for z in (0.32, high - 0.32):
        line = cord_at.copy()
        line[:, 2] = z
        stitches(line, up[2:], cord, pitch=0.36, on=0.24, radius=0.04)
    for end in (4, -5):
        line = np.array([[*(path[end] + up[end] * 0.13)[:2], z] for z in np.linspace(0.32, high - 0.32, 30)])
        stitches(line, up[end], cord, pitch=0.36, on=0.24, radius=0.04)
    strap('lining', path[2:-2] - up[2:-2] * 0.25, up[2:-2], high - 0.3, 0.14, inside, ends=('corner', 'corner'))
    half = len(path) // 2
    for begin, end in ((2, int(half * 0.82)), (len(path) - int(half * 0.82), len(path) - 2)):
        for layer in range(4):
            inward = 0.42 + 0.16 * layer
            tall = high - 0.6 - (0 if layer == 0 else 1.3 * layer)
            part = path[begin:end] - up[begin:end] * inward
            part[:, 2] = 0.2 + tall / 2
            strap('pocket', part, up[begin:end], tall, 0.14, inside, ends=('corner', 'corner'))


def zip_wallet(view):
    """Grained leather, a zip on three sides between the covers."""
    skin, cord, metal = leather(weave='calf', relief=0.7), thread(), steel()
    half_x, high, deep, gap = 7.1, 10.6, 1.25, 0.55
    for near, far in ((-deep, -gap), (gap, deep)):
        tile('cover', half_x, high / 2, 1.0, near, far, skin, (0, high / 2), 0.26)
    tile('gusset', half_x - 0.28, high / 2 - 0.28, 0.85, -gap - 0.1, gap + 0.1, zip_tape(), (0, high / 2), 0.05)
    line, outward = zip_over(half_x - 0.24, high - 0.24, 0.0, 0.93, 0.9)
    bag_zip(line, outward, skin, cord, zip_steel(), metal, half=gap - 0.2, edge=0, scale=0.85, closed=3.0, pull=(0.7, 1.5), tabs=False)
    for sign in (-1, 1):
        inset = 0.5
        edge = [(-half_x + inset, 0.7), (-half_x + inset, high - 1.1), (-half_x + 1.1, high - inset), (half_x - 1.1, high - inset), (half_x - inset, high - 1.1),
            (half_x - inset, 0.7), (half_x - 0.7, inset), (-half_x + 0.7, inset)]
        stitches(np.array([(x, sign * deep, z) for x, z in sample(np.array([*edge, edge[0]]), 200)]), (0, sign, 0), cord, pitch=0.36, on=0.24, radius=0.04)


def wallet_shots(high, wide):
    """Views of a small upright thing."""
    fit = wide / 0.62 / 0.75
    return dict(front=Shot((0, 0, high / 2 - 0.2), fit, -16, 14), angle=Shot((0, 0, high / 2 - 0.2), fit, 38, 24), detail=Shot((wide * 0.22, -0.8, high * 0.72), fit * 0.42, -24, 20))


cut('men-card-holder', Model(card_holder, {**wallet_shots(7.4, 10), 'detail': Shot((1.4, -0.5, 4.0), 10.8, -24, 20)}, gleam=GLEAM))
cut('men-bifold-wallet', Model(bifold, {**wallet_shots(9.2, 11.5), 'front': Shot((-0.2, 0, 4.4), 11.5 / 0.62 / 0.75, 24, 17),
    'angle': Shot((0, 0, 4.3), 13 / 0.62 / 0.75, 38, 22), 'detail': Shot((2.2, 0, 5.4), 12, 34, 20)}, gleam=GLEAM))
cut('men-zip-wallet', Model(zip_wallet, {**wallet_shots(10.6, 14.2), 'front': Shot((0, 0, 5.1), 14.2 / 0.62 / 0.75, 24, 16),
    'angle': Shot((0, 0, 5.1), 14.2 / 0.62 / 0.75, -34, 30), 'detail': Shot((5.2, 0, 6.8), 12, 40, 22)}, gleam=GLEAM))
