"""Women's heels and pumps."""
from dataclasses import replace

import numpy as np

from cuts.kinds import Shot, cut
from parts.foot_straps import Foot, ankle_strap, binding, buckle, ribbon, round_heel, strap, unit
from parts.last import Last, Skin, sock, sock_stitches, upper
from parts.shoe_bottom import heel, plate
from parts.shoe_matter import dark_sole, insole, leather_sole, lining, nappa, patent, satin, suede
from parts.shoe_pose import FINISH, shoes
from studio.materials import fixed, gold, hole


def closed_pump(last, skin, leather, stations, sole, front_power=5.0, piping=0.08):
    """A pump: upper, lining, sock, sole and heel."""
    places, _ = upper('upper', last, skin, leather, lining())
    binding(places, leather, piping)
    # Up to where the lining begins, or the upper's inside is seen in between.
    sock(last, insole(), share=1.03, raise_=0.2)
    # Within the upper, which swells above it: a heel that stands out there is a cuff.
    seated(last, leather, sole, stations, front_power, proud=0.02, covered=0.2)


def seated(last, leather, sole, stations, front_power=5.0, proud=0.04, within=0.5, covered=-0.05):
    """A sole up to the breast of a heel that is covered like the upper and meets it in a seam; `stations` as parts.shoe_bottom.heel's, without the seat's own width. `proud`: how far (cm) the seat reaches beyond the last; `within`: how far the sole goes into it; `covered`: as parts.shoe_bottom.heel's."""
    plate(last, sole, thick=last.sole - 0.04, out=0.07, behind=stations[-1][2] - within)
    seat = (1, -proud - 0.01, stations[-1][2], last.seat + proud)
    heel(last, leather, dark_sole(), [*stations[:-1], seat], front_power, covered=covered)


def pointed_pump():
    """A stiletto of 7 cm."""
    last = Last(length=24.4, heel=7.0, ball=3.75, waist=2.2, seat=2.55, toe=(1.55, 1.3), bend=0.7, spring=0.7, sole=0.32)
    top = ((0.35, 0, 5.4), (0.8, 1.2, 5.3), (2.6, 2.35, 4.3), (5.5, 2.75, 3.2), (9.0, 2.75, 2.75), (12.5, 2.75, 2.85), (15.2, 2.4, 3.1), (16.8, 1.55, 3.35), (17.4, 0, 3.45))
    stations = [(0, 1.1, 2.1, 0.5), (0.3, 1.05, 2.15, 0.52), (0.55, 0.92, 2.4, 0.64), (0.72, 0.7, 2.85, 0.95), (0.84, 0.44, 3.5, 1.45), (0.93, 0.17, 4.5, 2.1), (1, 0.06, 5.3, 2.45)]
    closed_pump(last, Skin(top=top, toe_height=1.5), nappa(), stations, leather_sole())


def round_block_pump():
    """A round toe on a block of 5 cm, cut high."""
    last = Last(length=24.2, heel=5.0, ball=3.9, waist=2.35, seat=2.65, toe=(2.2, 2.0), bend=0.8, spring=0.6, sole=0.36)
    top = ((0.35, 0, 5.8), (0.8, 1.25, 5.7), (2.6, 2.45, 4.9), (5.5, 2.85, 4.1), (9.0, 2.9, 3.9), (12.0, 2.75, 4.3), (13.9, 2.3, 4.85), (15.1, 1.4, 5.1), (15.5, 0, 5.2))
    stations = [(0, 0.40, 4.7, 2.25), (0.5, 0.29, 4.75, 2.32), (0.8, 0.16, 4.95, 2.46), (1, 0.06, 5.3, 2.58)]
    closed_pump(last, Skin(top=top, toe_height=2.0, full=0.55), nappa(), stations, dark_sole(), front_power=7)


def low_patent_pump():
    """An almond toe on 3 cm, lacquered."""
    last = Last(length=24.6, heel=3.0, ball=3.8, waist=2.3, seat=2.6, toe=(1.85, 1.6), bend=0.8, spring=0.6, sole=0.34)
    top = ((0.35, 0, 5.4), (0.8, 1.2, 5.3), (2.6, 2.4, 4.3), (5.5, 2.8, 3.3), (9.0, 2.85, 2.9), (12.5, 2.8, 3.1), (15.2, 2.4, 3.4), (16.7, 1.5, 3.6), (17.2, 0, 3.7))
    stations = [(0, 0.38, 4.3, 2.1), (0.45, 0.27, 4.4, 2.2), (0.8, 0.15, 4.7, 2.4), (1, 0.06, 5.2, 2.53)]
    closed_pump(last, Skin(top=top, toe_height=1.6), patent(), stations, dark_sole(), front_power=6)


def slingback():
    """A closed toe, a strap round the heel that comes out of the upper's lining, a block of 5 cm."""
    last = Last(length=24.6, heel=5.0, ball=3.8, waist=2.3, seat=2.6, toe=(1.7, 1.45), bend=0.75, spring=0.6, sole=0.3)
    leather = nappa()
    top = ((9.6, 2.5, 0.12), (10.6, 2.75, 1.6), (12.2, 2.8, 2.9), (14.4, 2.45, 3.6), (16.2, 1.6, 3.85), (16.9, 0, 3.95))
    places, outwards = upper('upper', last, Skin(top=top, start=9.6, toe_height=1.55, matched=(11.5, 13.0)), leather, lining())
    binding(places, leather, 0.08, closed=False)
    plate(last, leather, thick=0.15, out=0.1, name='board')
    sock(last, insole(), share=1.02)
    stations = [(0, 0.6, 4.2, 1.9), (0.55, 0.52, 4.25, 1.95), (0.87, 0.24, 4.6, 2.25), (1, 0.06, 5.1, 2.5)]
    seated(last, leather, leather_sole(), stations, 7)
    bed = lambda x, h: float(last.bed(x)) + h

    def root(side, x, high, deep):
        """A place `deep` cm inside of the upper, where the strap is sewn in."""
        wall, out = (rows[: len(rows) // 2] if side < 0 else rows[len(rows) // 2 :] for rows in (places, outwards))
        at = np.unravel_index(np.argmin(np.linalg.norm(wall[..., [0, 2]] - [x, bed(x, high)], axis=2)), wall.shape[:2])
        return wall[at] - out[at] * deep

    way = [(9.2, 2.85, 2.95), (5.5, 2.8, 3.9), (2.4, 2.25, 4.6), (0.9, 1.25, 4.9)]
    free = lambda side: [(x, float(last.centre(x)) + side * y, bed(x, high)) for x, y, high in way]
    # It disappears between upper and lining.
    sewn_in = lambda side: [root(side, 11.8, 1.55, -0.06), root(side, 11.2, 1.85, -0.02)]
    points = [*sewn_in(-1), *free(-1), (0.45, 0, bed(0.5, 5.0)), *free(1)[::-1], *sewn_in(1)[::-1]]
    path, normals = round_heel(points, 120)
    ribbon('sling', path, normals, 0.75, leather, 0.18)
    at = 24
    normal = unit(normals[at])
    buckle(path[at] + normal * 0.08, path[at + 1] - path[at], normal, 0.56, gold(), length=0.85, wire=0.07)


def insole_board(last, cover, edge=0.2):
    """The insole of an open shoe: a board whose edge is covered like the upper, `edge` cm thick, and on it a sewn sock."""
    plate(last, cover, thick=edge, out=0.05, name='board')
    sock(last, insole(), share=0.985, raise_=0.08)
    sock_stitches(last, fixed('sock-thread', (0.50, 0.38, 0.26), 0.9, 0.1), raise_=0.10)


def ankle_strap_sandal():
    """An open toe under a padded band, a closed heel of 8 cm, a buckled strap."""
    last = Last(length=23.6, heel=8.0, ball=3.75, waist=2.15, seat=2.5, toe=(2.1, 1.9), bend=0.8, spring=0.6, sole=0.6, tilt=0.35)
    leather = suede()
    sewn = suede('sewn', relief=0.35, hems=[('edge', 0.22)], double=False)
    # It goes down beside the insole board to the sole and ends at the heel's breast: standing on the board it left a gap and a loose tip.
    top = ((0.3, 0, 6.4), (0.75, 1.2, 6.3), (1.9, 2.15, 5.3), (3.0, 2.5, 3.7), (4.1, 2.55, 2.1), (5.0, 2.5, 0.95), (5.7, 2.45, 0.12))
    counter, outwards = upper('counter', replace(last, sole=last.sole - 0.22), Skin(top=top, end=5.7, matched=(2.4, 3.8)), sewn, lining())
    binding(counter, leather, 0.07, closed=False)
    insole_board(last, leather)
    stations = [(0, 0.95, 1.95, 0.5), (0.3, 0.92, 2.0, 0.52), (0.56, 0.82, 2.2, 0.6), (0.73, 0.62, 2.6, 0.86), (0.85, 0.36, 3.4, 1.5), (0.925, 0.1, 4.4, 2.3), (1, 0.04, 5.2, 2.4)]
    seated(last, leather, leather_sole(), stations, front_power=14, within=0.12)
    foot = Foot(last, high=0.78, wide=-0.38, tuck=0.0)
    band = [(18.9, -7), (18.5, 12), (18.0, 50), (17.7, 90), (17.9, 130), (18.4, 168), (18.7, 187)]
    strap('toe-strap', foot, band, [2.5, 2.6, 2.75, 2.8, 2.75, 2.6, 2.5], sewn, 0.26, off=0.06, count=90)
    strap('toe-lining', foot, band, [2.44, 2.54, 2.69, 2.74, 2.69, 2.54, 2.44], lining(), 0.1, off=0.0, count=90)
    level = float(last.bed(1.0)) + 5.3
    front = [(4.2, 2.55, level + 0.15), (6.4, 2.1, level + 0.45), (7.7, 1.0, level + 0.6), (8.0, 0.0, level + 0.62)]
    ankle_strap(counter, outwards, level, front, 0.95, leather, gold(), hole(), thick=0.17)


def kitten_mule():
    """A pointed satin mule on 4 cm."""
    last = Last(length=25.0, heel=4.0, ball=3.75, waist=2.25, seat=2.5, toe=(1.5, 1.25), bend=0.7, spring=0.6, sole=0.32)
    cloth = satin()
    top = ((9.8, 2.5, 0.12), (11.0, 2.85, 2.0), (12.4, 2.8, 3.4), (14.0, 2.35, 4.3), (15.2, 1.5, 4.75), (15.7, 0, 4.9))
    places, _ = upper('upper', last, Skin(top=top, start=9.8, toe_height=1.55, matched=(11.5, 13.0)), cloth, lining())
    binding(places, cloth, 0.08, closed=False)
    insole_board(last, cloth)
    stations = [(0, 1.45, 2.6, 0.58), (0.3, 1.3, 2.6, 0.62), (0.5, 1.0, 2.85, 0.9), (0.68, 0.62, 3.4, 1.4), (0.84, 0.25, 4.2, 2.0), (1, 0.06, 5.1, 2.4)]
    seated(last, cloth, leather_sole(), stations)


cut('women-pointed-pumps', shoes(pointed_pump))
cut('women-block-pumps', shoes(round_block_pump))
cut('women-patent-pumps', shoes(low_patent_pump, finish=replace(FINISH, grain='')))
cut('women-slingback-heels', shoes(slingback, detail=Shot((-2.5, -5, 5.6), 22, azimuth=12, elevation=22)))
cut('women-ankle-strap-heels', shoes(ankle_strap_sandal, front=Shot((0, 0, 6.4), 46, elevation=12), detail=Shot((-7.5, -4.5, 11.5), 22, azimuth=-16, elevation=18), gleam=0))
cut('women-kitten-mules', shoes(kitten_mule, finish=replace(FINISH, grain='')))
