"""Sandals of women and men."""
import numpy as np

from cloth.curves import arc, ease, lengths
from cuts.kinds import Shot, cut
from parts.foot_straps import Foot, ankle_strap, binding, buckle, holes, ribbon, strap, unit
from parts.last import Last, Skin, sock, sock_stitches, upper
from parts.mesh import sweep
from parts.shoe_bottom import footbed, heel, plate, trail_sole, wedge
from parts.shoe_matter import canvas, cork, dark_sole, foam, insole, jute, leather_sole, lining, nappa, plaited, suede, suede_bed
from parts.shoe_pose import shoes
from parts.shoe_upper import stitches_on
from parts.shoe_weaves import cloth
from studio.materials import gold, hole, steel

WOMAN = dict(length=25.0, ball=4.35, waist=3.3, seat=3.1, toe=(2.3, 2.3), bend=0.9)
MAN = dict(length=28.0, ball=4.95, waist=3.8, seat=3.5, toe=(2.4, 2.4), bend=1.0)


def wide_strap(foot, x, width, leather, metal, dark, slant=1.2, at=0.0):
    """A wide strap in two pieces, the upper buckled over the lower on the outer side; `at` turns the buckle up (degrees)."""
    lean = lambda angle: x + slant * np.interp(angle, [-35, 10, 48, 90, 132, 170, 215], [1, 0.85, 0.4, 0, 0.4, 0.85, 1])
    backing, sewn = suede('backing'), (0.24, cloth('thread', 'smooth', shade=0.8))
    below, above = [-35, 10, 48, 66, 78], [*(at + np.array([17, 19, 23, 42, 60])), 72, 84, 100, 132, 170, 215]
    strap('below', foot, [(lean(angle), angle) for angle in below], np.array([1.22, 1.14, 1.0, 0.88, 0.5]) * width, leather, 0.2, off=0.1, sides=36, sewn=sewn)
    strap('below-backing', foot, [(lean(angle), angle) for angle in below], np.array([1.22, 1.14, 1.0, 0.88, 0.5]) * width * 0.995, backing, 0.14, off=0.0, sides=36)
    # It grows narrow all the way over the instep: where it did so only beyond the crest, its corner stood up there.
    widths = np.array([0.16, 0.36, 0.46, 0.47, 0.47, 0.52, 0.58, 0.66, 0.84, 1.06, 1.22]) * width
    offs = [0.29, 0.29, 0.29, 0.29, 0.29, 0.28, 0.24, 0.16, 0.06, 0.05, 0.05]
    strap('above-backing', foot, [(lean(angle), angle) for angle in above], widths * 0.995, backing, 0.14, np.array(offs) - 0.06, count=150, sides=36)
    top, normals = strap('above', foot, [(lean(angle), angle) for angle in above], widths, leather, 0.19, np.array(offs) + 0.04, count=150, sides=36, sewn=sewn)
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
    last = Last(length=24.6, ball=3.9, waist=2.7, seat=2.7, toe=(2.2, 2.1), bend=0.9, heel=0.9, spring=0.5, sole=0.75)
    leather = nappa(relief=0.14)
    # A padded foot bed within the edge of a leather sole; the straps come out in between.
    bed_high = 0.36
    plate(last, leather_sole(), thick=0.38, out=0.32, below=bed_high)
    plate(last, leather, thick=bed_high, out=0.05, name='foot-bed')
    sock(last, insole(), share=1.0, raise_=0.03)
    sock_stitches(last, cloth('thread', 'smooth', shade=0.85), inward=0.28, raise_=0.05)
    heel(last, leather_sole(), dark_sole(), [(0, 0.0, 5.4, 2.75), (1, -0.1, 5.6, 2.9)], 8)
    foot = Foot(last, high=0.5, wide=0.06, lean=0.5, tuck=0.3, power=2.0)
    for x, slant in ((19.6, -1.0), (17.6, -0.5), (14.6, 1.3)):
        strap('strap', foot, [(x + slant, -8), (x + slant * 0.5, 45), (x, 90), (x + slant * 0.5, 135), (x + slant, 188)], 0.85, leather, 0.14)
    bed = float(last.bed(1.0))
    top = ((0.6, 0, 4.7), (1.0, 1.0, 4.65), (2.3, 1.85, 4.2), (3.6, 2.2, 2.9), (4.5, 2.45, 1.3), (4.9, 2.6, 0.12))
    skin = Skin(top=top, end=4.9, matched=(2.5,))
    places, outwards = upper('counter', last, skin, leather, lining(), thick=0.14)
    binding(places, leather, 0.08, closed=False)
    front = [(4.4, 2.3, bed + 3.85), (6.5, 2.15, bed + 3.7), (8.1, 1.1, bed + 3.45), (8.5, 0.0, bed + 3.4)]
    ankle_strap(places, outwards, bed + 3.9, front, 0.75, leather, gold(), hole())


def rope_wedge():
    """A canvas espadrille on a rope wedge, buckled round the ankle."""
    last = Last(length=23.8, heel=5.3, ball=3.85, waist=2.8, seat=2.8, toe=(2.2, 2.1), bend=0.8, spring=0.6, sole=2.4, tilt=0.35)
    linen = canvas()
    rope = jute()
    wedge(last, rope, rope, dark_sole())
    sock(last, suede_bed((0.55, 0.43, 0.28)), share=0.99, raise_=0.04)
    top = ((12.2, 3.1, 0.12), (13.0, 3.1, 1.5), (14.4, 2.8, 3.0), (15.8, 1.7, 3.75), (16.2, 0, 3.9))
    vamp, _ = upper('upper', last, Skin(top=top, start=12.2, toe_height=1.9, matched=(13.5,)), linen, lining(), thick=0.2)
    binding(vamp, linen, 0.1, closed=False)
    counter = ((0.35, 0, 4.6), (0.75, 1.2, 4.5), (2.2, 2.2, 3.6), (3.8, 2.6, 1.9), (4.6, 2.7, 0.15))
    places, outwards = upper('counter', last, Skin(top=counter, end=4.6, matched=(2.5,)), linen, lining(), thick=0.2)
    binding(places, linen, 0.1, closed=False)
    thread = plaited('jute-thread', (0.62, 0.50, 0.33))
    for edge in (vamp, places):
        blanket_stitches(edge, thread)
    bed = float(last.bed(1.0))
    ankle_strap(places, outwards, bed + 3.8, [(4.3, 2.45, bed + 3.85), (6.4, 2.15, bed + 3.8), (7.9, 1.1, bed + 3.6), (8.3, 0.0, bed + 3.55)], 0.95, linen, gold(), hole())


def blanket_stitches(places, thread, pitch=0.62, high=0.55):
    """The coarse hand stitches that hold an espadrille's cloth on its rope: upright threads `high` cm tall, `pitch` cm apart, and one that runs along their tops."""
    foot = places[:, 0]
    up = np.array([arc(rise, 200, curved=False)[int(199 * min(1, high / max(lengths(rise)[-1], high)))] for rise in places])
    out = np.cross(np.gradient(foot, axis=0), [0, 0, 1.0])
    out = unit(out) * np.sign(np.einsum('ij,ij->i', out, foot - foot.mean(0)).mean())
    tall = np.array([lengths(rise)[-1] for rise in places]) > high * 1.3
    along = lengths(foot)
    for distance in np.arange(0.3, along[-1] - 0.2, pitch):
        index = int(np.searchsorted(along, distance))
        if tall[index]:
            line = arc([foot[index] + out[index] * 0.12 - [0, 0, 0.3], foot[index] + out[index] * 0.2, up[index] + out[index] * 0.12], 12)
            sweep('stitch', line, thread, radius=(0.05, 0.05), sides=8, up=(0.3, 0.2, 1))
    sweep('stitch', up[tall] + out[tall] * 0.14, thread, radius=(0.05, 0.05), sides=8)


def flap(name, foot, path, width, tape, thread, off):
    """The loose end of a strap, fastened over it with hook and loop: rounded, sewn along its edges and across."""
    middle, normals = strap(name, foot, path, np.array([0.7, 0.92, 1, 1, 1]) * width, tape, 0.2, off=off, sewn=(0.2, thread))
    # The row across it, a little behind its rounded end.
    across = unit(np.cross(normals[12], middle[13] - middle[11]))
    stitches_on(middle[12] + across * np.linspace(-0.36, 0.36, 30)[:, None] * width, np.tile(normals[12], (30, 1)), thread, width=0.03)


def trail_straps(last, foot, tape, thread):
    """The webbing of a walking sandal: a strap over the toes, one over the instep, and one from the sole past the instep round the heel; all go into the sole's seam."""
    wide = 2.4
    mirrored = lambda half: [*half, *[(x, 180 - angle) for x, angle in half[-2::-1]]]
    strap('toe', foot, [(20.9, -30), (20.6, 10), (20.1, 50), (19.7, 90), (20.1, 130), (20.8, 170), (21.2, 210)], wide, tape, 0.22, sewn=(0.2, thread))
    flap('toe-flap', foot, [(20.45, 20), (20.35, 28), (20.0, 55), (19.7, 90), (19.9, 112)], wide - 0.05, tape, thread, 0.25)
    # From the sole up to the instep's side, where the heel strap leaves the foot.
    bed = float(last.bed(1.0))
    rising = [(16.2, -30), (15.6, 6), (14.0, 26), (11.6, 36), (9.6, 40)]
    (outer, outside, _, _), (inner, inside, _, _) = (foot.frame([(x, angle if side < 0 else 180 - angle) for x, angle in rising]) for side in (-1, 1))
    behind = [(6.6, 3.05, bed + 3.9), (3.6, 2.95, bed + 4.5), (1.5, 2.2, bed + 4.9)]
    points = np.vstack([outer + outside * 0.15, [(x, -y, z) for x, y, z in behind], [(0.75, 0.0, bed + 5.0)], behind[::-1], (inner + inside * 0.15)[::-1]])
    path = arc(points, 220)
    # Along the foot the band faces away from it, round the heel away from the ankle.
    near = np.linspace(0, 1, 220)
    known = lengths(points)[[*range(5), *range(-5, 0)]] / lengths(points)[-1]
    level = np.column_stack([np.minimum(path[:, 0] - 6.0, 0) * 0.8, path[:, 1], np.full(220, 0.25)])
    on_foot = np.column_stack([np.interp(near, known, np.vstack([outside, inside[::-1]])[:, axis]) for axis in range(3)])
    share = ease((path[:, :1] - 8.0) / 3.0)
    normals = unit(unit(level) * (1 - share) + on_foot * share)
    padding = ease((4.5 - path[:, 0]) / 2.5)
    ribbon('heel-strap', path, normals, wide + 0.5 * padding, tape, 0.22 + 0.22 * padding, sewn=(0.2, thread))
    tail = slice(58, 84)
    facing = normals[tail]
    ribbon('heel-flap', path[tail] + facing * 0.22, facing, np.interp(np.arange(26), [0, 3, 22, 25], [2.3, 2.35, 2.25, 1.5]), tape, 0.18, sewn=(0.2, thread))
    half = [(8.8, -40), (9.3, 0), (10.2, 30), (11.2, 60), (11.7, 90)]
    over = np.array([0.05, 0.08, 0.27, 0.24, 0.05, 0.24, 0.27, 0.08, 0.05])
    strap('instep', foot, mirrored(half), wide, tape, 0.22, off=over, count=120, sewn=(0.2, thread))
    flap('flap', foot, [(10.75, 47), (10.9, 52), (11.4, 68), (11.7, 90), (11.5, 112)], wide - 0.05, tape, thread, 0.44)


def walking():
    """Three adjustable straps of webbing on a cleated sole."""
    last = Last(**MAN, heel=1.1, spring=1.3, sole=2.5, tilt=0.2)
    trail_sole(last, foam((0.055, 0.055, 0.06)), foam((0.04, 0.04, 0.043)), foam((0.10, 0.10, 0.105)), dark_sole())
    foot = Foot(last, high=0.76, wide=0.22, lean=0.4, tuck=0.05)
    trail_straps(last, foot, cloth('tape', 'webbing', creases=0, specular=0.15), cloth('thread', 'smooth', shade=1.35))


def slide():
    """One broad band on a moulded bed."""
    last = Last(**MAN, heel=0.6, spring=0.9, sole=2.1, tilt=0.2)
    leather = nappa(relief=0.2, roughness=0.48, hems=[('edge', 0.35)], double=True, unevenness=0.06)
    footbed(last, foam((0.05, 0.045, 0.04)), suede_bed((0.40, 0.28, 0.18)), dark_sole(), thick=0.5, rim=0.4, out=0.34, ledge=0.16, share=0.97)
    # The band runs down the bed's side and in between it and the outsole.
    foot = Foot(last, high=0.80, wide=0.24, lean=0.45, tuck=0.05, power=2.1)
    path = [(17.6, -34), (17.5, 10), (17.0, 50), (16.6, 90), (16.7, 130), (17.2, 170), (17.4, 214)]
    strap('band', foot, path, [9.2, 8.9, 8.0, 7.4, 8.0, 8.9, 9.2], leather, 0.3, sides=56, count=90)


BUCKLES = Shot((1.5, -4.5, 4.2), 22, azimuth=18, elevation=42)
#: Broad foot beds stand further apart, or one comes through the other.
APART = dict(near=(-1.2, -5.9, -8), far=(2.2, 6.3, -14))
MEN = dict(front=Shot((0, 0, 4.6), 51, elevation=17), angle=Shot((0, 0, 3.6), 49, azimuth=-48, elevation=34), middle=14.0, **APART)
cut('women-cork-sandals', shoes(womens_cork, front=Shot((0, 0, 3.6), 46, elevation=29), detail=BUCKLES, **APART))
cut('women-thin-strap-sandals', shoes(thin_straps, front=Shot((0, 0, 4.0), 46, elevation=18)))
cut('women-rope-wedges', shoes(rope_wedge, front=Shot((0, 0, 6.4), 46, elevation=12), detail=Shot((-3.0, -4, 9.2), 27, azimuth=20, elevation=18), gleam=0))
cut('men-cork-sandals', shoes(mens_cork, **MEN, detail=BUCKLES))
cut('men-walking-sandals', shoes(walking, gleam=0, **MEN))
cut('men-leather-slides', shoes(slide, **MEN))
