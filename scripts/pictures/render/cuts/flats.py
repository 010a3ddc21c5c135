"""Women's flats."""
import numpy as np

from cloth.curves import arc
from cuts.kinds import Shot, cut
from parts.foot_straps import binding, bow, buckle, ribbon
from parts.last import Last, Skin, sock, upper
from parts.shoe_bottom import heel, plate
from parts.shoe_matter import dark_sole, insole, leather_sole, lining, nappa, patent, suede
from parts.shoe_pose import shoes
from studio.materials import gold, hole

#: A low stacked heel under a flat shoe: (share of its height, x of its back, of its front, half width).
LOW = [(0, 0.3, 5.4, 2.3), (0.5, 0.2, 5.6, 2.4), (1, 0.06, 5.8, 2.5)]


def flat(last, top, leather, toe_height, sole, full=0.5, piping=0.09):
    """The shoe without its ornaments; returns the upper's places."""
    places, _ = upper('upper', last, Skin(top=top, toe_height=toe_height, full=full), leather, lining())
    binding(places, leather, piping)
    # Up to where the lining begins, or the upper's dark inside is seen in between.
    sock(last, insole(), share=1.03, raise_=0.2)
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
    top = ((0.4, 0, 5.2), (0.85, 1.2, 5.1), (2.7, 2.4, 4.2), (5.5, 2.85, 3.4), (9.0, 2.9, 3.1), (12.5, 2.95, 3.0), (15.4, 2.7, 3.1), (16.9, 2.05, 3.27), (17.7, 1.05, 3.37), (17.9, 0, 3.4))
    places = flat(last, top, leather, 1.75, dark_sole())
    # From the outer side of the upper over the foot down within its inner side, where it is sewn in.
    half = len(places) // 2
    outer, inner = (rows[np.argmin(np.abs(rows[:, -1, 0] - 11.2))] for rows in (places[:half], places[half:]))
    middle, bed = float(last.centre(11.2)), float(last.bed(11.2))
    over = [(11.15, middle + y, bed + z) for y, z in ((-2.25, 4.05), (-1.0, 4.6), (0.35, 4.75), (1.6, 4.35))]
    points = [*outer[[15, 20, 26]] - [0, 0.17, 0], outer[29] - [0, 0.1, -0.1], *over, inner[29] + [0, -0.15, 0.03], inner[27] + [0, -0.2, 0]]
    path = arc(points, 120)
    normals = np.cross(np.gradient(path, axis=0), [-1.0, 0, 0])
    ribbon('strap', path[12:], normals[12:], 1.05, leather, 0.16)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    at = int(np.argmax(path[:, 2] > outer[29, 2] + 0.25))
    tail = path[2 : at + 30] + normals[2 : at + 30] * np.interp(np.arange(2, at + 30), [2, 16], [0.02, 0.15])[:, None]
    ribbon('tail', tail, normals[2 : at + 30], np.interp(np.arange(len(tail)), [0, 2, 5, len(tail)], [0.35, 0.75, 0.95, 1.0]), leather, 0.14)
    buckle(path[at] + normals[at] * 0.23, path[at + 1] - path[at], normals[at], 1.05, gold(), length=1.1, wire=0.09, pierced=hole())


def pointed_flat():
    """A low-cut point of suede."""
    last = Last(length=25.6, heel=0.7, ball=3.7, waist=2.4, seat=2.55, toe=(1.6, 1.35), bend=0.8, spring=0.45, sole=0.42)
    leather = suede()
    top = ((0.45, 0, 4.9), (0.9, 1.2, 4.8), (2.8, 2.35, 3.8), (5.5, 2.75, 2.8), (9.0, 2.85, 2.3), (12.5, 2.85, 2.45), (15.0, 2.35, 3.0), (16.6, 1.2, 3.3), (17.3, 0, 3.35))
    flat(last, top, leather, 1.5, leather_sole())


cut('women-ballet-flats', shoes(ballet))
cut('women-mary-janes', shoes(mary_jane, detail=Shot((-0.5, -5, 4.6), 21, azimuth=8, elevation=24)))
cut('women-pointed-flats', shoes(pointed_flat))
