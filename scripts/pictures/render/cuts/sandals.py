"""Sandals of women and men."""
import numpy as np

from cloth.curves import arc
from cuts.kinds import Shot, cut
from parts.foot_straps import Foot, binding, buckle, holes, ribbon, round_ankle, strap
from parts.last import Last, Skin, sock, upper
from parts.shoe_bottom import footbed, heel, plate, wedge
from parts.shoe_matter import canvas, cork, dark_sole, foam, insole, jute, leather_sole, lining, nappa, suede_bed, webbing
from parts.shoe_pose import shoes
from studio.materials import gold, hole, steel

WOMAN = dict(length=25.0, ball=4.35, waist=3.3, seat=3.1, toe=(2.3, 2.3), bend=0.9)
MAN = dict(length=28.0, ball=4.95, waist=3.8, seat=3.5, toe=(2.4, 2.4), bend=1.0)


def wide_strap(foot, x, width, leather, metal, dark, slant=1.2, at=0.22, off=0.06):
    """A wide strap in two pieces, the upper buckled over the lower on the outer side."""
    path = [(x + slant, -14), (x + slant * 0.6, 35), (x, 90), (x + slant * 0.6, 145), (x + slant, 194)]
    middle, normals = strap('strap', foot, path, [width * 1.12, width, width * 0.95, width, width * 1.12], leather, 0.26, off)
    count = len(middle)
    tongue = [(x + slant * 0.75, 18), (x + slant * 0.45, 50), (x + slant * 0.2, 72)]
    top, top_normals = strap('tongue', foot, tongue, [width * 0.52, width * 0.52, width * 0.5], leather, 0.22, off + 0.28)
    index = 26
    buckle(top[index] - top_normals[index] * 0.05, top[index + 1] - top[index], top_normals[index], width * 0.5, metal, length=width * 0.42, wire=0.11)
    holes(top, top_normals, [6, 12, 18], dark, 0.1)
    return middle


def cork_sandal(size, leather, colour, scale=1.0, sole=2.1):
    """Two buckled straps on a cork bed."""
    last = Last(**size, heel=0.7, spring=0.9, sole=sole, tilt=0.2)
    footbed(last, cork(), dark_sole(), thick=0.6, rim=0.25)
    sock(last, suede_bed(colour), share=0.97, raise_=0.06)
    foot = Foot(last, high=scale * 0.95, wide=0.12)
    metal, dark = steel(), hole()
    length = last.length
    wide_strap(foot, length * 0.44, length * 0.155, leather, metal, dark, slant=1.0)
    wide_strap(foot, length * 0.69, length * 0.165, leather, metal, dark, slant=-0.6)


def womens_cork():
    """The cork sandal in smooth leather."""
    cork_sandal(WOMAN, nappa(relief=0.3, hems=[('edge', 0.28)], double=False), (0.46, 0.34, 0.24))


def mens_cork():
    """The cork sandal in oiled leather."""
    cork_sandal(MAN, nappa(relief=0.5, roughness=0.5, hems=[('edge', 0.3)], double=False, unevenness=0.08), (0.30, 0.21, 0.14), 1.05, 2.3)


def thin_straps():
    """Three narrow straps and a buckled ankle."""
    last = Last(length=24.6, ball=3.9, waist=2.7, seat=2.7, toe=(2.2, 2.1), bend=0.9, heel=0.5, spring=0.5, sole=0.75)
    leather = nappa(relief=0.2)
    plate(last, leather_sole(), thick=0.72, out=0.12)
    sock(last, insole(), share=1.0, raise_=0.02)
    heel(last, dark_sole(), dark_sole(), [(0, 0.2, 5.6, 2.5), (1, 0.1, 5.8, 2.6)], 8)
    foot = Foot(last, high=0.85)
    for x, slant in ((19.3, -0.9), (16.9, -0.4), (13.4, 0.9)):
        strap('strap', foot, [(x + slant, -12), (x + slant * 0.5, 45), (x, 90), (x + slant * 0.5, 135), (x + slant, 192)], 0.85, leather, 0.2)
    bed = float(last.bed(2.0))
    path, normals = round_ankle(0.7, 8.2, 2.75, bed + 5.0, bed + 6.6)
    ribbon('ankle', path, normals, 0.85, leather, 0.2)
    for side in (-1, 1):
        points = [(4.4, side * 2.65, bed - 0.2), (4.4, side * 2.85, bed + 2.0), (4.2, side * 2.85, bed + 4.2), (4.1, side * 2.75, bed + 5.6)]
        line = arc(points, 40)
        ribbon('post', line, np.tile([0, side * 1.0, 0], (40, 1)), 0.85, leather, 0.2)
    at = 78
    normal = normals[at] / np.linalg.norm(normals[at])
    buckle(path[at] + normal * 0.12, path[at + 1] - path[at], normal, 0.85, gold(), length=0.9, wire=0.08)


def rope_wedge():
    """A canvas espadrille on a rope wedge, tied at the ankle."""
    last = Last(length=23.8, heel=5.3, ball=3.85, waist=2.8, seat=2.8, toe=(2.2, 2.1), bend=0.8, spring=0.6, sole=2.4, tilt=0.35)
    cloth = canvas()
    rope = jute()
    wedge(last, rope, rope, dark_sole())
    sock(last, suede_bed((0.55, 0.43, 0.28)), share=0.99, raise_=0.04)
    top = ((12.2, 3.1, 0.12), (13.0, 3.1, 1.5), (14.4, 2.8, 3.0), (15.8, 1.7, 3.75), (16.2, 0, 3.9))
    places, _ = upper('upper', last, Skin(top=top, start=12.2, toe_height=1.9, matched=(13.5,)), cloth, lining(), thick=0.2)
    binding(places, cloth, 0.1, closed=False)
    counter = ((0.35, 0, 4.6), (0.75, 1.2, 4.5), (2.2, 2.2, 3.6), (3.8, 2.6, 1.9), (4.6, 2.7, 0.15))
    places, _ = upper('counter', last, Skin(top=counter, end=4.6, matched=(2.5,)), cloth, lining(), thick=0.2)
    binding(places, cloth, 0.1, closed=False)
    bed = float(last.bed(1.0))
    for rise, high in ((4.1, 7.4), (5.0, 9.4)):
        path, normals = round_ankle(0.5, 8.6, 2.75, bed + rise, bed + high - 0.6, tilt=0.2)
        ribbon('tie', path, normals, 0.9, cloth, 0.12)
    for side in (-1, 1):
        points = [(8.9, 0.2 * side, bed + 7.6), (9.6, side * 0.9, bed + 8.1), (10.1, side * 1.9, bed + 7.3), (9.6, side * 1.6, bed + 6.7), (8.9, 0.2 * side, bed + 7.4)]
        line = arc(points, 50)
        ribbon('bow', line, line - [7.5, 0, bed + 7.4] + [0.6, 0, 0.2], 0.85, cloth, 0.1)
        points = [(8.9, 0.1 * side, bed + 7.4), (9.7, side * 0.5, bed + 6.0), (9.6, side * 0.9, bed + 4.2), (10.2, side * 1.1, bed + 2.6)]
        line = arc(points, 40)
        ribbon('end', line, np.tile([1.0, side * 0.2, 0.4], (40, 1)), 0.85, cloth, 0.1)


def walking():
    """Three straps of webbing on a cleated sole."""
    last = Last(**MAN, heel=1.0, spring=1.2, sole=2.4, tilt=0.2)
    tape = webbing()
    footbed(last, foam((0.06, 0.06, 0.065)), dark_sole(), thick=0.9, rim=0.3, out=0.4, cleats=0.3)
    sock(last, foam((0.035, 0.035, 0.037)), share=0.98)
    foot = Foot(last, high=0.95, wide=0.1)
    strap('toe', foot, [(20.6, -14), (19.6, 40), (19.0, 90), (19.4, 140), (20.4, 194)], 2.5, tape, 0.22)
    strap('toe-flap', foot, [(20.0, 24), (19.4, 60), (19.0, 100)], 2.5, tape, 0.2, off=0.28)
    strap('instep', foot, [(14.6, -14), (12.8, 40), (11.8, 90), (12.8, 140), (14.6, 194)], 2.5, tape, 0.22)
    strap('flap', foot, [(13.6, 20), (12.4, 60), (11.8, 100)], 2.5, tape, 0.2, off=0.28)
    bed = float(last.bed(2.0))
    path, normals = round_ankle(0.9, 10.2, 3.3, bed + 5.2, bed + 6.6)
    ribbon('heel-strap', path, normals, 2.4, tape, 0.24)
    for side in (-1, 1):
        line = arc([(5.2, side * 3.5, bed - 0.6), (5.0, side * 3.55, bed + 2.0), (4.6, side * 3.35, bed + 5.4)], 40)
        ribbon('post', line, np.tile([0, side * 1.0, 0.1], (40, 1)), 2.4, tape, 0.22)


def slide():
    """One broad band on a moulded bed."""
    last = Last(**MAN, heel=0.6, spring=0.9, sole=2.1, tilt=0.2)
    leather = nappa(relief=0.4, roughness=0.48, hems=[('edge', 0.35)], double=True, unevenness=0.06)
    footbed(last, foam((0.05, 0.045, 0.04)), dark_sole(), thick=0.5, rim=0.3)
    sock(last, suede_bed((0.40, 0.28, 0.18)), share=0.97)
    foot = Foot(last, high=0.95, wide=0.15)
    strap('band', foot, [(17.6, -14), (17.0, 40), (16.6, 90), (16.8, 140), (17.4, 194)], [8.6, 7.9, 7.2, 7.9, 8.6], leather, 0.34)


BUCKLES = Shot((1.5, -5, 4.6), 22, azimuth=10, elevation=28)
MEN = dict(front=Shot((0, 0, 4.6), 51, elevation=17), middle=14.0)
cut('women-cork-sandals', shoes(womens_cork, front=Shot((0, 0, 4.0), 46, elevation=20), detail=BUCKLES))
cut('women-thin-strap-sandals', shoes(thin_straps, front=Shot((0, 0, 4.0), 46, elevation=18)))
cut('women-rope-wedges', shoes(rope_wedge, front=Shot((0, 0, 6.4), 46, elevation=12), detail=Shot((-3.0, -4, 9.2), 27, azimuth=20, elevation=18), gleam=0))
cut('men-cork-sandals', shoes(mens_cork, **MEN, detail=BUCKLES))
cut('men-walking-sandals', shoes(walking, gleam=0, **MEN))
cut('men-leather-slides', shoes(slide, **MEN))
