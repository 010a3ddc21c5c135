"""Women's flats."""
import numpy as np

from cuts.kinds import Shot, cut
from parts.foot_straps import Foot, binding, bow, buckle, strap
from parts.last import Last, Skin, sock, upper
from parts.shoe_bottom import heel, plate
from parts.shoe_matter import dark_sole, insole, leather_sole, lining, nappa, patent, suede
from parts.shoe_pose import shoes
from studio.materials import gold

#: A low stacked heel under a flat shoe: (share of its height, x of its back, of its front, half width).
LOW = [(0, 0.3, 5.4, 2.3), (0.5, 0.2, 5.6, 2.4), (1, 0.06, 5.8, 2.5)]


def flat(last, top, leather, toe_height, sole, full=0.5, piping=0.09):
    """The shoe without its ornaments; returns the upper's places."""
    places, _ = upper('upper', last, Skin(top=top, toe_height=toe_height, full=full), leather, lining())
    binding(places, leather, piping)
    sock(last, insole(), share=1.03)
    plate(last, sole, thick=last.sole - 0.03, out=0.1)
    heel(last, sole, dark_sole(), LOW, 8)
    return places


def ballet():
    """A round ballet flat with a bow."""
    last = Last(length=24.8, heel=0.7, ball=3.85, waist=2.5, seat=2.6, toe=(2.2, 2.0), bend=0.9, spring=0.5, sole=0.45)
    leather = nappa(relief=0.22)
    top = ((0.5, 0, 4.9), (0.95, 1.2, 4.8), (2.8, 2.35, 3.9), (5.5, 2.8, 3.0), (9.0, 2.9, 2.55), (13.0, 3.0, 2.5), (16.2, 2.75, 2.75), (17.9, 1.8, 3.05), (18.6, 0, 3.15))
    places = flat(last, top, leather, 1.75, dark_sole(), piping=0.17)
    front = places[0, -1]
    bow(front + np.array([-0.1, 0, 0.12]), leather, 1.0, 0.15, 0.12)


def mary_jane():
    """One strap, one buckle, a squarish toe."""
    last = Last(length=24.6, heel=1.6, ball=3.85, waist=2.5, seat=2.6, toe=(2.7, 2.5), bend=0.8, spring=0.5, sole=0.5)
    leather = patent()
    top = ((0.4, 0, 5.2), (0.85, 1.2, 5.1), (2.7, 2.4, 4.2), (5.5, 2.85, 3.4), (9.0, 2.9, 3.1), (12.5, 2.95, 3.0), (15.6, 2.7, 3.1), (17.3, 1.8, 3.3), (17.9, 0, 3.4))
    flat(last, top, leather, 1.75, dark_sole())
    foot = Foot(last, high=0.9, wide=0.06)
    middle, normals = strap('strap', foot, [(11.25, 25), (11.2, 55), (11.1, 90), (11.2, 125), (11.25, 155)], 1.15, leather, 0.22, off=-0.02)
    at = 12
    buckle(middle[at] - normals[at] * 0.02, middle[at + 1] - middle[at], normals[at], 1.15, gold(), length=1.15)


def pointed_flat():
    """A low-cut point of suede."""
    last = Last(length=25.6, heel=0.7, ball=3.7, waist=2.4, seat=2.55, toe=(1.6, 1.35), bend=0.8, spring=0.45, sole=0.42)
    leather = suede()
    top = ((0.45, 0, 4.9), (0.9, 1.2, 4.8), (2.8, 2.35, 3.8), (5.5, 2.75, 2.8), (9.0, 2.85, 2.3), (12.5, 2.85, 2.45), (15.0, 2.35, 3.0), (16.6, 1.2, 3.3), (17.3, 0, 3.35))
    flat(last, top, leather, 1.5, leather_sole())


cut('women-ballet-flats', shoes(ballet))
cut('women-mary-janes', shoes(mary_jane, detail=Shot((-0.5, -5, 4.6), 21, azimuth=8, elevation=24)))
cut('women-pointed-flats', shoes(pointed_flat))
