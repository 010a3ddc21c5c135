"""Women's heels and pumps."""
import numpy as np

from cuts.kinds import Shot, cut
from parts.foot_straps import Foot, binding, buckle, holes, ribbon, round_ankle, round_heel, strap
from parts.last import Last, Skin, sock, upper
from parts.shoe_bottom import heel, plate
from parts.shoe_matter import dark_sole, insole, leather_sole, lining, nappa, patent, satin, suede
from parts.shoe_pose import shoes
from studio.materials import gold, hole


def closed_pump(last, skin, leather, stations, sole, front_power=5.0, piping=0.08):
    """A pump: upper, lining, sock, sole and heel."""
    places, _ = upper('upper', last, skin, leather, lining())
    binding(places, leather, piping)
    sock(last, insole(), share=1.03)
    plate(last, sole, thick=last.sole - 0.04, out=0.07)
    heel(last, leather, dark_sole(), stations, front_power)


def pointed_pump():
    """A stiletto of 7 cm."""
    last = Last(length=24.4, heel=7.0, ball=3.75, waist=2.2, seat=2.55, toe=(1.55, 1.3), bend=0.7, spring=0.7, sole=0.32)
    top = ((0.35, 0, 5.4), (0.8, 1.2, 5.3), (2.6, 2.35, 4.3), (5.5, 2.75, 3.2), (9.0, 2.75, 2.75), (12.5, 2.75, 2.85), (15.2, 2.4, 3.1), (16.8, 1.55, 3.35), (17.4, 0, 3.45))
    stations = [(0, 1.15, 2.1, 0.48), (0.3, 1.2, 2.25, 0.53), (0.55, 1.0, 2.7, 0.85), (0.8, 0.4, 3.8, 1.75), (1, 0.06, 5.2, 2.45)]
    closed_pump(last, Skin(top=top, toe_height=1.5), nappa(), stations, leather_sole())


def round_block_pump():
    """A round toe on a block of 5 cm, cut high."""
    last = Last(length=24.2, heel=5.0, ball=3.9, waist=2.35, seat=2.65, toe=(2.2, 2.0), bend=0.8, spring=0.6, sole=0.36)
    top = ((0.35, 0, 5.8), (0.8, 1.25, 5.7), (2.6, 2.45, 4.9), (5.5, 2.85, 4.1), (9.0, 2.9, 3.9), (12.0, 2.75, 4.3), (13.9, 2.3, 4.85), (15.1, 1.4, 5.1), (15.5, 0, 5.2))
    stations = [(0, 0.7, 4.4, 2.05), (0.5, 0.55, 4.6, 2.15), (0.85, 0.2, 5.0, 2.4), (1, 0.06, 5.3, 2.55)]
    closed_pump(last, Skin(top=top, toe_height=2.0, full=0.55), nappa(), stations, dark_sole(), front_power=7)


def low_patent_pump():
    """An almond toe on 3 cm, lacquered."""
    last = Last(length=24.6, heel=3.0, ball=3.8, waist=2.3, seat=2.6, toe=(1.85, 1.6), bend=0.8, spring=0.6, sole=0.34)
    top = ((0.35, 0, 5.4), (0.8, 1.2, 5.3), (2.6, 2.4, 4.3), (5.5, 2.8, 3.3), (9.0, 2.85, 2.9), (12.5, 2.8, 3.1), (15.2, 2.4, 3.4), (16.7, 1.5, 3.6), (17.2, 0, 3.7))
    stations = [(0, 0.9, 3.3, 1.35), (0.4, 0.85, 3.4, 1.4), (0.75, 0.4, 4.2, 1.95), (1, 0.06, 5.1, 2.5)]
    closed_pump(last, Skin(top=top, toe_height=1.6), patent(), stations, dark_sole(), front_power=6)


def slingback():
    """A closed toe, a strap round the heel, a block of 5 cm."""
    last = Last(length=24.6, heel=5.0, ball=3.8, waist=2.3, seat=2.6, toe=(1.7, 1.45), bend=0.75, spring=0.6, sole=0.34)
    leather = nappa()
    top = ((9.6, 2.5, 0.12), (10.6, 2.75, 1.6), (12.2, 2.8, 2.9), (14.4, 2.45, 3.6), (16.2, 1.6, 3.85), (16.9, 0, 3.95))
    places, _ = upper('upper', last, Skin(top=top, start=9.6, toe_height=1.55, matched=(11.5, 13.0)), leather, lining())
    binding(places, leather, 0.08, closed=False)
    sock(last, insole(), share=1.03)
    plate(last, leather_sole(), thick=0.3, out=0.07)
    stations = [(0, 0.75, 4.1, 1.85), (0.5, 0.6, 4.3, 2.0), (0.85, 0.2, 4.9, 2.35), (1, 0.06, 5.2, 2.5)]
    heel(last, leather, dark_sole(), stations, 7)
    bed = lambda x, h: float(last.bed(x)) + h
    side = [(11.2, bed(11.2, 1.9)), (9.0, bed(9.0, 3.0)), (5.5, bed(5.5, 3.9)), (2.4, bed(2.4, 4.6)), (0.9, bed(0.9, 4.9))]
    width = (2.95, 3.0, 2.85, 2.25, 1.25)
    points = [(x, -w, z) for (x, z), w in zip(side, width)] + [(0.45, 0, bed(0.5, 5.0))] + [(x, w, z) for (x, z), w in list(zip(side, width))[::-1]]
    path, normals = round_heel(points, 120)
    ribbon('sling', path, normals, 0.8, leather, 0.2)
    at = 17
    buckle(path[at] + normals[at] / np.linalg.norm(normals[at]) * 0.12, path[at + 1] - path[at], normals[at], 0.8, gold(), length=0.9, wire=0.08)


def ankle_strap_sandal():
    """An open toe, a closed heel of 8 cm, a buckled strap."""
    last = Last(length=23.6, heel=8.0, ball=3.75, waist=2.15, seat=2.5, toe=(2.1, 1.9), bend=0.8, spring=0.6, sole=0.55, tilt=0.35)
    leather = suede()
    top = ((0.3, 0, 5.6), (0.75, 1.2, 5.5), (2.4, 2.3, 4.6), (4.8, 2.7, 3.2), (6.6, 2.7, 1.7), (7.6, 2.6, 0.15))
    places, _ = upper('counter', last, Skin(top=top, end=7.6, matched=(3.0, 5.0)), leather, lining())
    binding(places, leather, 0.08, closed=False)
    sock(last, insole(), share=1.0)
    plate(last, leather, thick=0.5, out=0.05)
    stations = [(0, 1.1, 1.95, 0.45), (0.3, 1.15, 2.1, 0.5), (0.55, 0.95, 2.3, 0.75), (0.8, 0.5, 2.95, 1.4), (0.92, 0.2, 3.7, 2.1), (1, 0.06, 4.6, 2.4)]
    heel(last, leather, dark_sole(), stations)
    foot = Foot(last, high=0.8)
    strap('toe-strap', foot, [(18.6, -8), (18.2, 45), (17.9, 90), (18.2, 135), (18.6, 188)], 2.6, leather, 0.24)
    bed = float(last.bed(1.0))
    path, normals = round_ankle(0.55, 8.6, 2.75, bed + 5.1, bed + 6.7, tilt=-0.1)
    ribbon('ankle', path, normals, 1.1, leather, 0.2)
    at = 82
    normal = normals[at] / np.linalg.norm(normals[at])
    buckle(path[at] + normal * 0.12, path[at + 1] - path[at], normal, 1.1, gold(), length=1.1, wire=0.09)
    holes(path + normals / np.linalg.norm(normals, axis=1)[:, None] * 0.11, normals, [97, 94, 91, 88], hole(), 0.08)


def kitten_mule():
    """A pointed satin mule on 4 cm."""
    last = Last(length=25.0, heel=4.0, ball=3.75, waist=2.25, seat=2.5, toe=(1.5, 1.25), bend=0.7, spring=0.6, sole=0.32)
    cloth = satin()
    top = ((9.8, 2.5, 0.12), (11.0, 2.85, 2.0), (12.4, 2.8, 3.4), (14.0, 2.35, 4.3), (15.2, 1.5, 4.75), (15.7, 0, 4.9))
    places, _ = upper('upper', last, Skin(top=top, start=9.8, toe_height=1.55, matched=(11.5, 13.0)), cloth, lining())
    binding(places, cloth, 0.08, closed=False)
    sock(last, insole(), share=1.02)
    plate(last, leather_sole(), thick=0.28, out=0.07)
    stations = [(0, 1.5, 2.7, 0.6), (0.35, 1.35, 2.75, 0.65), (0.6, 0.85, 3.1, 1.1), (0.82, 0.35, 3.9, 1.85), (1, 0.06, 4.9, 2.4)]
    heel(last, cloth, dark_sole(), stations)


cut('women-pointed-pumps', shoes(pointed_pump))
cut('women-block-pumps', shoes(round_block_pump))
cut('women-patent-pumps', shoes(low_patent_pump))
cut('women-slingback-heels', shoes(slingback, detail=Shot((-2.5, -5, 5.6), 22, azimuth=12, elevation=22)))
cut('women-ankle-strap-heels', shoes(ankle_strap_sandal, front=Shot((0, 0, 6.4), 46, elevation=12), detail=Shot((-7.5, -4.5, 11.5), 22, azimuth=-16, elevation=18), gleam=0))
cut('women-kitten-mules', shoes(kitten_mule))
