"""Loafers: penny, tassel, driving, soft, on a thick sole; and felted slip-ons."""
import numpy as np

from cloth.curves import arc
from cuts.kinds import Finish, cut
from parts.mesh import sweep, turned
from parts.shoe_last import Last, varied
from parts.shoe_pair import shoes
from parts.shoe_pieces import apron, heel_tab, strap
from parts.shoe_shapes import LOAFER
from parts.shoe_sole import ground, sole
from parts.shoe_soles import block, side_stitches, vulcanised, welted
from parts.shoe_upper import body, closed_topline, lining, overlay, stitches
from parts.shoe_weaves import black_rubber, cloth, dark, fixed, leather, lining_leather, sole_leather, suede

#: The moccasin seam from the strap round the toe: (x, distance from the middle).
APRON = [(18.4, 2.75), (19.4, 2.78), (20.8, 2.7), (23, 2.35), (25.2, 1.35), (25.9, 0.03)]


def saddle(last, material, x=15.1, wide=3.0, foot=(0.46, 0.62), slit=0.012, base=0.04):
    """The strap of a penny loafer, with its cut: half its width in k."""
    strap(last, x, x, foot, wide, material, base=base, raise_=0.16, sewn='bt')
    if slit:
        middle = float(last.ridge_k(x + wide * 0.5))
        end = middle * 0.72 + 0.28 * 0.54
        near = lambda k: -(k * 0.9 + end * 0.1)
        edges = [
            [(-end, 0.76), (near(k), 0.86), (-k, 0.99), (-k, 1.01), (near(k), 1.14), (-end, 1.24)]
            for k in (middle - slit, middle + slit)
        ]
        overlay(last, *edges, dark(), raise_=0.02, base=base + 0.18, edges='', sewn='', step=0.12, name='slit')


def penny(shape, bottom=None, material=leather, with_slit=True, shine=None, apron_seam=True, strap_piece=True):
    """A penny loafer; `bottom(last)` makes another sole."""

    def build(view):
        last = Last(shape)
        more = shine or {}
        skin, panel, plain = material('skin', stitched=False, **more), material('panel', **more), material('plain', stitched=False, **more)
        body(last, skin)
        lining(last, lining_leather(), lining_leather('insole'), inset=0.18)
        closed_topline(last, plain, radius=(0.12, 0.13))
        if apron_seam:
            apron(last, plain, plain, APRON)
        heel_tab(last, panel, wide=(0.035, 0.03), base=0.02, raise_=0.1, high=0.98)
        if strap_piece:
            saddle(last, panel, slit=0.012 if with_slit else 0)
        if bottom:
            bottom(last)
        else:
            edge = sole_leather(colour=(0.03, 0.018, 0.012))
            welted(last, edge, thick=0.45, out=0.34, thread=fixed('thread', (0.16, 0.10, 0.06), 0.9, 0.1), breast=6.6)

    return build


def tassel(shape):
    """A tassel loafer: a lace round the topline, a fringed flap, two tassels."""
    base = penny(shape, shine=dict(roughness=0.3, specular=0.5), strap_piece=False)

    def build(view):
        base(view)
        last = Last(shape)
        plain, panel = leather('cord', stitched=False), leather('flap')
        k = np.linspace(-0.47, 0.47, 120)
        places, normals = last.frame(np.column_stack([k, 0.93 - 0.02 * np.cos(k / 0.47 * np.pi)]))
        for start in range(0, 118, 6):
            piece = slice(start, min(start + 5, 119))
            sweep('cord', (places + normals * 0.04)[piece], plain, radius=(0.15, 0.06), sides=8, up=(0, 0, 1))
        strap(last, 15.2, 15.2, (0.49, 0.60), 2.3, panel, base=0.04, raise_=0.12, sewn='t')
        for side in (-1, 1):
            at = lambda x, y, off: (lambda place, normal: place[0] + normal[0] * off)(*last.frame(last.find([(x, y)], side, 'top', low=0.3, high=0.999)))
            sweep('cord', arc([at(15.9, 0.05, 0.3), at(16.5, 0.3, 0.48), at(17.3, 0.55, 0.36)], 20), plain, radius=(0.16, 0.13), sides=10)
            head = arc([at(17.0, 0.48, 0.38), at(17.5, 0.60, 0.40), at(18.0, 0.70, 0.36)], 14)
            share = np.linspace(0, 1, 14)
            radius = np.column_stack([np.interp(share, [0, 0.25, 0.8, 1], values) for values in ([0.18, 0.4, 0.46, 0.4], [0.12, 0.28, 0.3, 0.26])])
            sweep('tassel-head', head, plain, radius=radius, sides=16)
            sweep('tassel-ring', [at(17.72, 0.64, 0.38), at(17.95, 0.69, 0.37)], plain, radius=(0.52, 0.36), sides=16)
            for layer, high in ((0, 0.30), (1, 0.16)):
                for strand in np.linspace(-1, 1, 8 - layer):
                    end = at(20.5 - 0.35 * strand**2 - 0.15 * layer, max(0.06, 0.98 + 0.78 * strand), high * 0.7)
                    middle = at(19.2, max(0.06, 0.86 + 0.6 * strand), high + 0.1)
                    up = last.frame(last.find([(19.2, 0.9)], side, 'top', low=0.3, high=0.999))[1][0]
                    sweep('tassel', arc([at(17.8, 0.66 + 0.3 * strand, 0.32), middle, end], 16), plain, radius=(0.115, 0.06), sides=8, up=tuple(up), power=3)
        strap(last, 15.0, 15.0, (0.48, 0.585), 2.0, panel, base=0.16, raise_=0.1, sewn='bt', name='band')

    return build


def pebbles(last, material, tinted):
    """The bottom of a driving shoe: a soft leather wrap with rubber studs below and up the heel."""
    under = lambda last_, x: last_.lift(x) - 0.35
    sole(last, ((-1.5, 0, 0), (-0.3, 0, 0), (-0.02, 0, 0.12), (0.06, 1, -0.05), (0.0, 1, 0.12), (-0.1, 1, 0.14)), under, tinted)
    profile = [(0.34, -0.25), (0.34, 0.05), (0.28, 0.14), (0.15, 0.18), (0.01, 0.19)]
    for k in np.r_[np.linspace(-0.30, 0.30, 13), np.linspace(0.5, 0.96, 12), -np.linspace(0.5, 0.96, 12)]:
        line, out = last.feather(np.array([k]))
        place = last.bent(np.array([[*(line[0] - out[0] * 0.28), 0]]))[0]
        place[2] = max(place[2] - 0.36, 0.18)
        turned('stud', profile, material, place, (out[0, 0] * 0.35, out[0, 1] * 0.35, -1), sides=16)
    for t, ks in ((0.10, (-0.06, -0.02, 0.02, 0.06)), (0.2, (-0.045, 0, 0.045)), (0.30, (-0.025, 0.025))):
        for k in ks:
            place, normal = last.frame([(k, t)])
            turned('stud', profile, material, place[0] + normal[0] * 0.02, normal[0], sides=16)


def driving(shape, with_slit=True):
    """An unlined suede moccasin on rubber pebbles."""

    def build(view):
        last = Last(shape)
        skin, panel, plain = suede('skin', stitched=False), suede('panel'), suede('plain', stitched=False)
        # The strap and the binding are smooth leather and the seams a thread that stands out, or the pair is a shape without parts.
        calf, thread = leather('calf', shade=0.62, relief=0.3), fixed('thread', (0.46, 0.39, 0.29), 0.9, 0.1)
        body(last, skin)
        lining(last, lining_leather(), lining_leather('insole'), inset=0.15)
        closed_topline(last, calf if with_slit else plain, radius=(0.16, 0.17))
        apron(last, plain, thread if with_slit else plain, APRON, radius=0.16, pitch=0.5)
        heel_tab(last, panel, wide=(0.05, 0.04), base=0.02, raise_=0.1, low=0.36, high=0.98)
        saddle(last, calf if with_slit else panel, foot=(0.47, 0.57) if with_slit else (0.46, 0.62), slit=0.004 if with_slit else 0)
        pebbles(last, black_rubber(), plain)

    return build


def thick(shape):
    """A plain upper on a thick rubber sole."""

    def bottom(last):
        block(last, black_rubber(), 3.5, out=0.5, grooves=2, tread=0.4, pitch=2.0, welt=black_rubber('welt'), thread=fixed('thread', (0.10, 0.10, 0.10), 0.9, 0.1))

    return penny(shape, bottom, shine=dict(roughness=0.3, specular=0.5), with_slit=False, apron_seam=False)


def felted(shape):
    """A felt slip-on with a rubber sole."""

    def build(view):
        last = Last(shape)
        settings = dict(sheen=0.5, roughness=1.0, specular=0.02, unevenness=0.12)
        wool, panel, plain = cloth('wool', 'felt', **settings), cloth('panel', 'felt', **settings), cloth('plain', 'felt', shade=0.8, **settings)
        pale, yarn = fixed('pale-felt', (0.52, 0.49, 0.43), 1.0, 0.0), fixed('yarn', (0.62, 0.58, 0.50), 0.95, 0.05)
        body(last, wool)
        lining(last, pale, pale, inset=0.4)
        # The sides are a second layer with a cut edge, sewn down over the toe piece.
        shape_of = lambda side: [(side * k, t) for k, t in ((0.44, 0.04), (0.47, 0.35), (0.50, 0.66), (0.515, 0.86), (0.50, 0.985))]
        for side in (-1, 1):
            edge = shape_of(side)
            behind = [(side * k, t) for k, t in ((0.0, 0.04), (0.0, 0.35), (0.0, 0.66), (0.0, 0.86), (0.0, 0.97))]
            overlay(last, behind, edge, panel, base=0.0, raise_=0.22, edge=0.12, edges='t', sewn='', even=True, name='side')
            stitches(last, [(k - side * 0.012, t) for k, t in edge], yarn, 0.24, length=0.34, gap=0.26, width=0.055)
        closed_topline(last, plain, radius=(0.3, 0.34), inward=0.06)
        heel_tab(last, panel, wide=(0.05, 0.045), base=0.2, raise_=0.14, high=1.02)
        side_stitches(last, 0.24, 0.12, yarn, length=0.34, gap=0.2)
        vulcanised(last, black_rubber(), wall=0.25, under=ground(spring=0.7))

    return build


WOMEN = varied(LOAFER, width=0.90, rise=(0.48, 0.58))
SOFT = varied(LOAFER, stand=(0.75, 0.55, 0.5), fullness=(0.58, 0.68))
FELT = varied(LOAFER, stand=(1.5, 1.2, 0.7), fullness=(0.62, 0.74), width=1.02, rise=(0.55, 0.7),
              ridge=((13.6, 6.9), (16, 6.2), (19, 5.2), (22, 4.4), (25.4, 3.5)), collar=((0.6, 0, 6.6), (1.1, 1.2, 6.4), (3.3, 2.25, 5.5), (7.0, 2.5, 5.1), (11.0, 2.2, 5.6), (13.6, 0, 6.9)))
SHINE = Finish(exposure=1.1)
#: Loafers are seen a little more from above, where their strap and apron are.
LOW = dict(elevation=27.0, high=2.2, height=50.0, aside=-0.6, second_aside=-4.6, second_height=44.0, placing=dict(near=(-15.0, -6.5, -20), far=(-12.0, 8.0, -27)), detail=(4.0, -8.5, 4.6))

cut('men-penny-loafers', shoes(penny(LOAFER), finish=SHINE, **LOW))
cut('women-penny-loafers', shoes(penny(WOMEN), finish=SHINE, **LOW))
cut('men-tassel-loafers', shoes(tassel(LOAFER), finish=SHINE, **LOW))
cut('men-driving-loafers', shoes(driving(SOFT), finish=SHINE, gleam=0, **LOW))
cut('women-soft-loafers', shoes(driving(varied(SOFT, width=0.88), with_slit=False), finish=SHINE, gleam=0, **LOW))
cut('women-chunky-loafers', shoes(thick(varied(WOMEN, stand=(4.0, 2.9, 0.7), width=0.94)), finish=Finish(exposure=0.98), **LOW))
cut('men-felt-slip-ons', shoes(felted(FELT), finish=Finish(exposure=1.08, pattern='melange', settings=dict(depth=0.10, grain=0.0009)), gleam=0, **{**LOW, 'elevation': 22.0}))
