"""Sandals of women and men."""
import numpy as np
from scipy.ndimage import gaussian_filter1d

from cloth.curves import arc
from cuts.kinds import Shot, cut
from parts.foot_straps import Foot, binding, buckle, holes, ribbon, round_ankle, strap, unit
from parts.last import Last, Skin, sock, upper
from parts.shoe_bottom import footbed, heel, plate, wedge
from parts.shoe_matter import canvas, cork, dark_sole, foam, insole, jute, leather_sole, lining, nappa, suede_bed
from parts.shoe_pose import shoes
from parts.shoe_weaves import cloth
from studio.materials import gold, hole, steel

WOMAN = dict(length=25.0, ball=4.35, waist=3.3, seat=3.1, toe=(2.3, 2.3), bend=0.9)
MAN = dict(length=28.0, ball=4.95, waist=3.8, seat=3.5, toe=(2.4, 2.4), bend=1.0)


def wide_strap(foot, x, width, leather, metal, dark, slant=1.2, at=0.0):
    """A wide strap in two pieces, the upper buckled over the lower on the outer side; `at` turns the buckle up (degrees)."""
    lean = lambda angle: x + slant * np.interp(angle, [-35, 10, 48, 90, 132, 170, 215], [1, 0.85, 0.4, 0, 0.4, 0.85, 1])
    below, above = [-35, 10, 48, 66, 78], [*(at + np.array([17, 19, 23, 42, 60])), 72, 84, 100, 132, 170, 215]
    strap('below', foot, [(lean(angle), angle) for angle in below], np.array([1.22, 1.14, 1.0, 0.88, 0.5]) * width, leather, 0.24, sides=36)
    widths = np.array([0.16, 0.36, 0.46, 0.47, 0.47, 0.58, 0.74, 0.88, 1.0, 1.14, 1.22]) * width
    offs = [0.29, 0.29, 0.29, 0.29, 0.29, 0.28, 0.24, 0.16, 0.06, 0.05, 0.05]
    top, normals = strap('above', foot, [(lean(angle), angle) for angle in above], widths, leather, 0.22, offs, count=150, sides=36)
    index = 48
    buckle(top[index], top[index + 1] - top[index], normals[index], width * 0.45, metal, length=width * 0.40, wire=0.1, pierced=dark)
    holes(top, normals, [31, 37], dark, 0.085)


def cork_sandal(size, leather, colour, scale=1.0, sole=2.1):
    """Two buckled straps on a cork bed."""
    last = Last(**size, heel=0.7, spring=0.9, sole=sole, tilt=0.2)
    footbed(last, cork(), suede_bed(colour), dark_sole(), thick=0.6, rim=0.4, out=0.3, ledge=0.16)
    # The straps run down the cork and in between it and the outsole.
    foot = Foot(last, high=scale * 0.80, wide=0.2, lean=0.45, tuck=0.05, power=2.1)
    metal, dark = steel(), hole()
    length = last.length
    wide_strap(foot, length * 0.45, length * 0.155, leather, metal, dark, slant=0.9)
    wide_strap(foot, length * 0.68, length * 0.155, leather, metal, dark, slant=-0.7, at=6)


def womens_cork():
    """The cork sandal in smooth leather."""
    cork_sandal(WOMAN, nappa(relief=0.18), (0.46, 0.34, 0.24))


def mens_cork():
    """The cork sandal in oiled leather."""
    cork_sandal(MAN, nappa(relief=0.24, roughness=0.5, unevenness=0.08), (0.30, 0.21, 0.14), 1.05, 2.3)


def thin_straps():
    """Three narrow straps, a heel counter and a buckled ankle strap."""
    last = Last(length=24.6, ball=3.9, waist=2.7, seat=2.7, toe=(2.2, 2.1), bend=0.9, heel=0.5, spring=0.5, sole=0.75)
    leather = nappa(relief=0.14)
    plate(last, leather_sole(), thick=0.72, out=0.14)
    sock(last, insole(), share=1.01, raise_=0.03)
    heel(last, dark_sole(), dark_sole(), [(0, 0.2, 5.6, 2.5), (1, 0.1, 5.8, 2.6)], 8)
    # The straps go down within the edge, in between the sole and the foot bed.
    foot = Foot(last, high=0.55, wide=-0.3, lean=0.35, tuck=0.0)
    for x, slant in ((19.2, -0.9), (16.9, -0.4), (13.8, 0.9)):
        strap('strap', foot, [(x + slant, -10), (x + slant * 0.5, 45), (x, 90), (x + slant * 0.5, 135), (x + slant, 190)], 0.75, leather, 0.15)
    bed = float(last.bed(1.0))
    top = ((0.35, 0, 5.0), (0.8, 1.2, 4.95), (2.3, 2.2, 4.5), (3.5, 2.55, 3.0), (4.2, 2.65, 1.3), (4.6, 2.68, 0.12))
    skin = Skin(top=top, end=4.6, matched=(2.5,))
    places, outwards = upper('counter', last, skin, leather, lining(), thick=0.16)
    binding(places, leather, 0.08, closed=False)
    # The ankle strap lies round the counter's upper edge and hangs a little in front, where no foot holds it.
    behind = []
    for rise, out in zip(places, outwards):
        if rise[-1, 2] > bed + 4.3:
            column = int(np.argmin(np.abs(rise[:, 2] - bed - 4.15)))
            behind.append(rise[column] + out[column] * 0.16)
    behind = np.array(behind)
    front = [(4.6, 2.62, bed + 4.15), (6.6, 2.1, bed + 4.0), (7.9, 0.9, bed + 3.75), (8.1, 0.0, bed + 3.7)]
    around = [*front, *[(x, -y, z) for x, y, z in front[-2::-1]]]
    if behind[0, 1] > 0:
        behind = behind[::-1]
    path = gaussian_filter1d(arc(np.vstack([behind[::6], behind[-1:], around, behind[:1]]), 160), 3, axis=0, mode='wrap')
    # Its ends meet under the strap's loose end.
    start = int(np.argmin(np.abs(path[:, 0] - 5) + 9 * (path[:, 1] > 0)))
    path = np.roll(path[:-1], -start, axis=0)[np.r_[0:159, 0]]
    away = lambda places: unit(np.column_stack([(places[:, 0] - 4.2) / 14, places[:, 1] / 6.5, np.full(len(places), 0.04)]))
    ribbon('ankle', path, away(path), 0.75, leather, 0.15)
    tail = path[(path[:, 1] < 0) & (path[:, 0] > 3.2) & (path[:, 0] < 7.0)]
    tail = tail[np.argsort(tail[:, 0])]
    facing = away(tail)
    width = np.interp(np.linspace(0, 1, len(tail)), [0, 0.06, 0.14, 1], [0.25, 0.55, 0.72, 0.75])
    ribbon('tail', tail + facing * 0.15, facing, width, leather, 0.13)
    at = int(len(tail) * 0.6)
    buckle(tail[at] + facing[at] * 0.22, tail[at + 1] - tail[at], facing[at], 0.75, gold(), length=0.85, wire=0.07, pierced=hole())


def rope_wedge():
    """A canvas espadrille on a rope wedge, tied at the ankle."""
    last = Last(length=23.8, heel=5.3, ball=3.85, waist=2.8, seat=2.8, toe=(2.2, 2.1), bend=0.8, spring=0.6, sole=2.4, tilt=0.35)
    linen = canvas()
    rope = jute()
    wedge(last, rope, rope, dark_sole())
    sock(last, suede_bed((0.55, 0.43, 0.28)), share=0.99, raise_=0.04)
    top = ((12.2, 3.1, 0.12), (13.0, 3.1, 1.5), (14.4, 2.8, 3.0), (15.8, 1.7, 3.75), (16.2, 0, 3.9))
    places, _ = upper('upper', last, Skin(top=top, start=12.2, toe_height=1.9, matched=(13.5,)), linen, lining(), thick=0.2)
    binding(places, linen, 0.1, closed=False)
    counter = ((0.35, 0, 4.6), (0.75, 1.2, 4.5), (2.2, 2.2, 3.6), (3.8, 2.6, 1.9), (4.6, 2.7, 0.15))
    places, _ = upper('counter', last, Skin(top=counter, end=4.6, matched=(2.5,)), linen, lining(), thick=0.2)
    binding(places, linen, 0.1, closed=False)
    bed = float(last.bed(1.0))
    for rise, high in ((4.1, 7.4), (5.0, 9.4)):
        path, normals = round_ankle(0.5, 8.6, 2.75, bed + rise, bed + high - 0.6, tilt=0.2)
        ribbon('tie', path, normals, 0.9, linen, 0.12)
    for side in (-1, 1):
        points = [(8.9, 0.2 * side, bed + 7.6), (9.6, side * 0.9, bed + 8.1), (10.1, side * 1.9, bed + 7.3), (9.6, side * 1.6, bed + 6.7), (8.9, 0.2 * side, bed + 7.4)]
        line = arc(points, 50)
        ribbon('bow', line, line - [7.5, 0, bed + 7.4] + [0.6, 0, 0.2], 0.85, linen, 0.1)
        points = [(8.9, 0.1 * side, bed + 7.4), (9.7, side * 0.5, bed + 6.0), (9.6, side * 0.9, bed + 4.2), (10.2, side * 1.1, bed + 2.6)]
        line = arc(points, 40)
        ribbon('end', line, np.tile([1.0, side * 0.2, 0.4], (40, 1)), 0.85, linen, 0.1)


def walking():
    """Straps of webbing on a cleated sole: over the toes, over the instep, and from the instep round the heel."""
    last = Last(**MAN, heel=1.0, spring=1.2, sole=2.4, tilt=0.2)
    tape = cloth('tape', 'canvas', creases=0, specular=0.2)
    footbed(last, foam((0.06, 0.06, 0.065)), foam((0.035, 0.035, 0.037)), dark_sole(), thick=0.9, rim=0.4, out=0.4, cleats=0.3)
    foot = Foot(last, high=0.76, wide=-0.12, lean=0.45, tuck=0.0)
    wide = [2.5, 2.5, 2.45, 2.4, 2.45, 2.5, 2.5]
    strap('toe', foot, [(21.0, -12), (20.4, 20), (19.8, 55), (19.4, 90), (19.6, 125), (20.1, 160), (20.4, 192)], wide, tape, 0.18, count=90)
    strap('toe-flap', foot, [(20.35, 28), (20.2, 32), (19.8, 55), (19.4, 90), (19.5, 112)], [2.1, 2.4, 2.4, 2.4, 2.4], tape, 0.16, off=0.23)
    strap('instep', foot, [(14.6, -12), (13.6, 20), (12.5, 55), (11.9, 90), (12.4, 125), (13.4, 160), (14.4, 192)], wide, tape, 0.18, count=90)
    strap('flap', foot, [(13.35, 28), (13.2, 32), (12.5, 55), (11.9, 90), (12.1, 112)], [2.1, 2.4, 2.4, 2.4, 2.4], tape, 0.16, off=0.23)
    bed = float(last.bed(2.0))
    # Round the heel, from the instep strap's one side to its other.
    inner, outer = (foot.place([(14.2, angle), (12.0, angle)]) - [0, y, 0] for angle, y in ((153, 0.5), (27, -0.5)))
    side = [(9.6, 3.3, bed + 3.8), (5.6, 3.2, bed + 4.9), (2.6, 2.5, bed + 5.5)]
    points = [*inner, *side, (0.9, 0.0, bed + 5.7), *[(x, -y, z) for x, y, z in side[::-1]], *outer[::-1]]
    path = arc(points, 140)
    tilt = np.interp(np.linspace(0, 1, 140), [0, 0.15, 0.85, 1], [1.5, 0.3, 0.3, 1.5])
    normals = np.column_stack([np.minimum(path[:, 0] - 5.6, 0) * 0.9, path[:, 1], tilt])
    ribbon('heel-strap', path, normals, np.interp(np.linspace(0, 1, 140), [0, 0.12, 0.88, 1], [1.7, 2.3, 2.3, 1.7]), tape, 0.16)
    flap = path[92:118]
    facing = unit(normals[92:118])
    ribbon('heel-flap', flap + facing * 0.17, facing, np.interp(np.arange(26), [0, 2, 25], [2.0, 2.25, 2.25]), tape, 0.15)
    for side in (-1, 1):
        line = arc([(6.6, side * 3.15, bed - 0.5), (6.5, side * 3.3, bed + 1.5), (6.2, side * 3.15, bed + 3.2), (6.1, side * 3.1, bed + 4.3)], 40)
        ribbon('post', line, np.tile([0, side * 1.0, 0.1], (40, 1)), 2.3, tape, 0.18)


def slide():
    """One broad band on a moulded bed."""
    last = Last(**MAN, heel=0.6, spring=0.9, sole=2.1, tilt=0.2)
    leather = nappa(relief=0.2, roughness=0.48, hems=[('edge', 0.35)], double=True, unevenness=0.06)
    footbed(last, foam((0.05, 0.045, 0.04)), suede_bed((0.40, 0.28, 0.18)), dark_sole(), thick=0.5, rim=0.4, out=0.34, ledge=0.16, share=0.97)
    # The band runs down the bed's side and in between it and the outsole.
    foot = Foot(last, high=0.80, wide=0.24, lean=0.45, tuck=0.05, power=2.1)
    path = [(17.6, -34), (17.5, 10), (17.0, 50), (16.6, 90), (16.7, 130), (17.2, 170), (17.4, 214)]
    strap('band', foot, path, [9.2, 8.9, 8.0, 7.4, 8.0, 8.9, 9.2], leather, 0.3, sides=56, count=90)


BUCKLES = Shot((1.5, -5, 4.6), 22, azimuth=10, elevation=28)
#: Broad foot beds stand further apart, or one comes through the other.
APART = dict(near=(-1.2, -5.9, -8), far=(2.2, 6.3, -14))
MEN = dict(front=Shot((0, 0, 4.6), 51, elevation=17), angle=Shot((0, 0, 3.6), 49, azimuth=-48, elevation=34), middle=14.0, **APART)
cut('women-cork-sandals', shoes(womens_cork, front=Shot((0, 0, 4.0), 46, elevation=20), detail=BUCKLES, **APART))
cut('women-thin-strap-sandals', shoes(thin_straps, front=Shot((0, 0, 4.0), 46, elevation=18)))
cut('women-rope-wedges', shoes(rope_wedge, front=Shot((0, 0, 6.4), 46, elevation=12), detail=Shot((-3.0, -4, 9.2), 27, azimuth=20, elevation=18), gleam=0))
cut('men-cork-sandals', shoes(mens_cork, **MEN, detail=BUCKLES))
cut('men-walking-sandals', shoes(walking, gleam=0, **MEN))
cut('men-leather-slides', shoes(slide, **MEN))
