"""Loafers: penny, tassel, driving, soft, on a thick sole; and felted slip-ons."""
from dataclasses import replace

import numpy as np

from cloth.curves import arc
from cuts.kinds import Finish, cut
from parts.fuzz import fuzz
from parts.mesh import sweep, turned
from parts.shoe_last import Last, varied
from parts.shoe_pair import shoes
from parts.shoe_pieces import apron, dyed_edge, heel_tab, instep_line, strap
from parts.shoe_shapes import LOAFER, ROUND_TOE
from parts.shoe_sole import ground, sole
from parts.shoe_soles import block, side_stitches, vulcanised, welted
from parts.shoe_tongue import instep_tongue
from parts.shoe_upper import body, closed_topline, lining, overlay, stitches
from parts.shoe_weaves import NAP, black_rubber, cloth, fixed, leather, lining_leather, sole_leather, suede

#: The moccasin seam from beside the strap round the toe: (x behind the toe's tip, distance from the middle).
APRON = [(11.0, 3.0), (9.0, 2.98), (7.0, 2.75), (5.2, 2.2), (4.0, 1.35), (3.62, 0.65), (3.5, 0.03)]


#: That of a moccasin, whose sole comes up round the foot: wider, and nearer to the toe.
LOW_APRON = [(11.0, 3.15), (9.0, 3.2), (7.0, 3.0), (5.2, 2.5), (3.95, 1.65), (3.3, 0.8), (3.16, 0.03)]


def throat(last):
    """x where the opening ends."""
    return last.shape.ridge[0][0]


def flap(last, material, rise=1.25):
    """The tongue, which comes out from under the strap."""
    wide = last.shape.width
    return instep_tongue(last, material, reach=1.8, rise=rise, half=(1.75 * wide, 2.0 * wide), base=(0.0, 0.05), thick=0.15)


def seam(last, material, thread, strap_wide=2.7, drawn=APRON, **more):
    """The moccasin seam, `drawn` as APRON; it begins below the edge of the strap (`strap_wide` cm), through which its stitches would come further back."""
    tip = last.shape.feather[-1][0]
    begin = tip - (throat(last) + 1.2 + strap_wide)
    line = [(begin, drawn[1][1] * last.shape.width)] + [(x, y * last.shape.width) for x, y in drawn if x < begin - 0.5]
    return apron(last, material, thread, [(tip - x, y) for x, y in line], **more)


def saddle(last, material, thread, wide=2.7, foot=(0.46, 0.585), shade=None, slit=(1.4, 0.27), base=0.03, raise_=0.16):
    """The strap across the instep, sewn into the sole's seam; `shade` is what the `slit` of a penny loafer shows, (half its length, half its height) in cm."""
    x = throat(last) + 0.85
    back, front = (instep_line(last, foot[edge], x + wide * edge) for edge in (0, 1))
    at = lambda share, t: np.interp(t, *back) * (1 - share) + np.interp(t, *front) * share
    line = lambda share, lowest, count: [(-at(share, 1 - abs(t)), 1 + t) for t in np.linspace(lowest - 1, 1 - lowest, 2 * count - 1)]
    half, high = slit

    def cut_out(points):
        # A lens as seen from above: along the strap's own arch it would be a wedge.
        places = last.raw(*last.folded(points).T)
        away = places[:, 0] - (x + wide / 2 - 0.06 * places[:, 1] ** 2)
        within = high * (1 - (places[:, 1] / half) ** 2) - np.abs(away)
        return -(base + raise_ - 0.01) * np.clip(within / 0.06 + 0.5, 0, 1)

    strap(last, x, x, foot, wide, material, base=base, raise_=raise_, sewn='', step=0.06 if shade else 0.2, lift=cut_out if shade else None, edge=0.06)
    if shade:
        overlay(last, line(0.33, 0.66, 3), line(0.67, 0.66, 3), shade, raise_=0.0, base=base, edges='', sewn='', name='slit')
    dyed = leather('dyed-edge', stitched=False, shade=0.4, roughness=0.6)
    for share in (0.0, 1.0):
        dyed_edge(last, line(share, 0.08, 6), dyed, base + raise_ - 0.06)
    for share in (0.18 / wide, 1 - 0.18 / wide):
        stitches(last, line(share, 0.08, 6), thread, base + raise_ - 0.004, length=0.17, gap=0.08, width=0.024)


def penny(shape, bottom=None, material=leather, shine=None, strap_wide=2.7, strap_piece=True):
    """A penny loafer; `bottom(last)` makes another sole. Without `strap_piece` the strap, `strap_wide` cm, is added later."""

    def build(view):
        last = Last(shape)
        more = shine or {}
        skin, plain, thread = (material(name, stitched=False, shade=shade, **more) for name, shade in (('skin', 1.0), ('plain', 1.0), ('thread', 0.5)))
        body(last, skin)
        lining(last, lining_leather(), lining_leather(), inset=0.18)
        closed_topline(last, plain, radius=(0.12, 0.11))
        flap(last, plain)
        seam(last, plain, thread, strap_wide=strap_wide, radius=0.17, pitch=0.36)
        heel_tab(last, plain, wide=(0.035, 0.03), base=0.02, raise_=0.1, high=0.98)
        if strap_piece:
            saddle(last, plain, thread, shade=material('shade', stitched=False, shade=0.25))
        if bottom:
            bottom(last)
        else:
            edge = sole_leather(colour=(0.03, 0.018, 0.012))
            welted(last, edge, thick=0.45, out=0.34, thread=fixed('thread', (0.16, 0.10, 0.06), 0.9, 0.1))

    return build


def tassel(shape):
    """A tassel loafer: a lace threaded through the topline, a narrow strap, two tassels."""
    base = penny(shape, shine=dict(roughness=0.3, specular=0.5), strap_wide=1.5, strap_piece=False)

    def build(view):
        base(view)
        last = Last(shape)
        plain = leather('cord', stitched=False)
        start = throat(last)
        for k in np.arange(-0.382, 0.39, 0.0478):
            reach = np.linspace(k - 0.016, k + 0.016, 5)
            overlay(last, *[[(a, t) for a in reach] for t in (0.875, 0.935)], plain, raise_=0.06, edge=0.06, step=0.1, sewn='', name='lace')
        saddle(last, plain, leather('thread', stitched=False, shade=0.45), wide=1.5, foot=(0.46, 0.535), raise_=0.12)
        fringe = leather('fringe', stitched=False, roughness=0.3, specular=0.5)
        for side in (-1, 1):

            def at(x, y, off=0.0):
                place, normal = last.frame(last.find([(start + x, y)], side, 'top', low=0.3, high=0.999))
                return place[0] + normal[0] * off, normal[0]

            sweep('cord', arc([at(1.5, 0.03, 0.24)[0], at(2.0, 0.30, 0.36)[0], at(2.6, 0.58, 0.36)[0]], 20), plain, radius=(0.15, 0.11), sides=10)
            head = arc([at(2.45, 0.52, 0.34)[0], at(2.9, 0.72, 0.38)[0], at(3.4, 0.92, 0.36)[0]], 14)
            share = np.linspace(0, 1, 14)
            radius = np.column_stack([np.interp(share, [0, 0.2, 0.8, 1], values) for values in ([0.18, 0.44, 0.48, 0.44], [0.14, 0.33, 0.37, 0.33])])
            up = at(3.0, 0.75)[1]
            sweep('tassel-head', head, plain, radius=radius, sides=16, up=up)
            for turn in np.linspace(0, 2 * np.pi, 15)[:-1]:
                aside, high = np.cos(turn), np.sin(turn)
                course = ((0, 0.84, 0.34, 0.40, 0.24), (1.3, 1.2, 0.54, 0.38, 0.25), (2.8 - 0.25 * aside**2, 1.55, 0.74, 0.27, 0.17))
                strand = [at(3.2 + d, max(0.04, y + spread * aside), rise + deep * high)[0] for d, y, spread, rise, deep in course]
                sweep('tassel', arc(strand, 14), fringe, radius=(0.10, 0.055), sides=8, up=up, power=3)
        return sweep('knot', [at(1.35, 0.6, 0.16)[0], at(1.45, 0.3, 0.24)[0], at(1.5, 0.0, 0.26)[0]], plain, radius=(0.2, 0.1), sides=10)

    return build


def pebbles(last, material, tinted):
    """The bottom of a driving shoe: a soft leather wrap with rubber studs below and up the heel."""
    under = lambda last_, x: last_.lift(x) - 0.35
    sole(last, ((-1.5, 0, 0), (-0.3, 0, 0), (-0.02, 0, 0.12), (0.06, 1, -0.05), (0.0, 1, 0.12), (-0.1, 1, 0.14)), under, tinted)
    for inset, count in ((0.62, 46), (1.5, 38)):
        for k in np.linspace(-1, 1, count, endpoint=False):
            line, out = last.feather(np.array([k]))
            place = last.bent(np.array([[*(line[0] - out[0] * inset), 0]]))[0]
            place[2] -= 0.35
            high = min(place[2], 0.26)
            turned('stud', [(0.34, -0.1), (0.32, high - 0.09), (0.27, high - 0.02), (0.16, high), (0.01, high)], material, place, (0, 0, -1), sides=16)
    # Their foot lies within the leather: deeper it would be seen inside the shoe.
    profile = [(0.24, -0.06), (0.24, 0.03), (0.20, 0.07), (0.11, 0.09), (0.01, 0.095)]
    for t, ks in ((0.08, (-0.06, -0.02, 0.02, 0.06)), (0.19, (-0.045, 0, 0.045)), (0.30, (-0.025, 0.025))):
        for k in ks:
            place, normal = last.frame([(k, t)])
            turned('stud', profile, material, place[0] + normal[0] * 0.02, normal[0], sides=16)


def driving(shape, sturdy=True):
    """An unlined suede moccasin on rubber pebbles; `sturdy`: thread that stands out and a wide strap with a slit."""

    def build(view):
        last = Last(shape)
        skin, plain = (suede(name, stitched=False, **NAP) for name in ('skin', 'plain'))
        bound = leather('binding', stitched=False, shade=0.5, roughness=0.5, relief=0.2)
        # The seam's thread stands out, or the pair is a shape without parts.
        thread = fixed('thread', (0.66, 0.60, 0.50), 0.9, 0.1) if sturdy else suede('thread', stitched=False, shade=0.5)
        body(last, skin)
        lining(last, lining_leather(), lining_leather(), inset=0.15)
        closed_topline(last, bound, radius=(0.15, 0.14))
        flap(last, plain, rise=1.1)
        strap_of = dict(wide=2.4) if sturdy else dict(wide=1.7, foot=(0.46, 0.545), raise_=0.14)
        seam(last, plain, thread, strap_wide=strap_of['wide'], drawn=LOW_APRON, radius=0.17, pitch=0.34)
        heel_tab(last, bound, wide=(0.05, 0.04), base=0.02, raise_=0.1, low=0.36, high=0.98)
        saddle(last, plain, thread, shade=suede('shade', stitched=False, shade=0.25) if sturdy else None, **strap_of)
        pebbles(last, suede('rubber', stitched=False, relief=0.1, unevenness=0.0, shade=0.5), plain)
        side_stitches(last, 0.08, 0.16, thread, length=0.22, gap=0.12)

    return build


def thick(shape):
    """A penny loafer on a thick rubber sole."""

    def bottom(last):
        block(last, black_rubber(), 3.5, out=0.5, grooves=2, tread=0.4, pitch=2.0, welt=black_rubber('welt'), thread=fixed('thread', (0.10, 0.10, 0.10), 0.9, 0.1))

    return penny(shape, bottom, shine=dict(roughness=0.3, specular=0.5))


def felted(shape):
    """A felt slip-on with a rubber sole."""

    def build(view):
        last = Last(shape)
        settings = dict(sheen=0.5, roughness=1.0, specular=0.02, unevenness=0.16, relief=1.6)
        wool, panel, plain = cloth('wool', 'felt', **settings), cloth('panel', 'felt', **settings), cloth('plain', 'felt', shade=0.8, **settings)
        pale, yarn = fixed('pale-felt', (0.52, 0.49, 0.43), 1.0, 0.0), fixed('yarn', (0.62, 0.58, 0.50), 0.95, 0.05)
        fibres = dict(density=90, length=0.08, width=0.018, lift=0.0)
        fuzz(body(last, wool), wool, **fibres)
        lining(last, pale, pale, inset=0.4)
        # The sides are a second layer with a cut edge, sewn down over the toe piece.
        shape_of = lambda side: [(side * k, t) for k, t in ((0.44, 0.04), (0.47, 0.35), (0.50, 0.66), (0.515, 0.86), (0.50, 0.985))]
        for side in (-1, 1):
            edge = shape_of(side)
            behind = [(side * k, t) for k, t in ((0.0, 0.04), (0.0, 0.35), (0.0, 0.66), (0.0, 0.86), (0.0, 0.97))]
            fuzz(overlay(last, behind, edge, panel, base=0.0, raise_=0.22, edge=0.12, edges='t', sewn='', even=True, name='side'), panel, seed=side + 3, **fibres)
            stitches(last, [(k - side * 0.012, t) for k, t in edge], yarn, 0.24, length=0.34, gap=0.26, width=0.055)
        closed_topline(last, plain, radius=(0.3, 0.34), inward=0.06)
        heel_tab(last, panel, wide=(0.05, 0.045), base=0.2, raise_=0.14, high=1.02)
        side_stitches(last, 0.24, 0.12, yarn, length=0.34, gap=0.2)
        vulcanised(last, black_rubber(), wall=0.25, under=ground(spring=0.7))

    return build


#: A wide opening, an instep that rises to it and a toe that narrows, or the shoe is a slipper.
PENNY = varied(
    LOAFER,
    feather=((0, 0), (0.35, 1.5), (1.5, 2.55), (4.2, 3.1), (9.2, 3.0), (13.6, 3.55), (17.4, 4.25), (21.1, 4.35), (25.0, 3.35), (27.4, 1.75), (28.3, 0)),
    collar=((0.75, 0, 6.1), (1.2, 1.15, 5.95), (3.3, 2.2, 4.9), (6.8, 2.5, 4.35), (10.0, 2.25, 5.4), (12.0, 0, 7.1)), collar_keys=(0, 0.08, 0.17, 0.26, 0.35, 0.44),
    ridge=((12.0, 7.1), (14.5, 6.25), (17.5, 5.1), (20.5, 4.15), (25.0, 3.0)), rise=(0.46, 0.5), fullness=(0.54, 0.56), instep=(0.35, 0.52), stand=(2.3, 0.5, 0.7),
)
WOMEN = varied(PENNY, width=0.90)
_shorter = lambda points: tuple((x * 0.955, *more) for x, *more in points)
SOFT = varied(PENNY, stand=(0.58, 0.5, 0.45), feather=_shorter((*PENNY.feather[:8], (25.0, 3.45), (27.4, 1.85), (28.2, 0))), collar=_shorter(PENNY.collar), ridge=_shorter(PENNY.ridge))
FELT = varied(LOAFER, stand=(1.5, 1.2, 0.7), fullness=(0.62, 0.74), width=1.02, rise=(0.55, 0.7),
              feather=ROUND_TOE, ridge=((13.6, 7.2), (16, 6.3), (19, 5.2), (22, 4.25), (24.6, 3.5)), collar=((0.6, 0, 6.6), (1.1, 1.2, 6.4), (3.3, 2.25, 5.5), (7.0, 2.5, 5.1), (11.0, 2.2, 5.7), (13.6, 0, 7.2)))
SHINE = Finish(exposure=1.1)
SUEDE = replace(SHINE, grain='suede')
#: Loafers are seen a little more from above, where their strap and apron are.
LOW = dict(elevation=27.0, high=2.2, height=50.0, aside=-0.6, second_aside=-4.6, second_height=44.0, placing=dict(near=(-15.0, -6.5, -20), far=(-12.0, 8.0, -27)), detail=(4.0, -8.5, 4.6))

cut('men-penny-loafers', shoes(penny(PENNY), finish=SHINE, **LOW))
cut('women-penny-loafers', shoes(penny(WOMEN), finish=SHINE, **LOW))
cut('men-tassel-loafers', shoes(tassel(PENNY), finish=SHINE, **LOW))
cut('men-driving-loafers', shoes(driving(SOFT), finish=SUEDE, gleam=0, **LOW))
cut('women-soft-loafers', shoes(driving(varied(SOFT, width=0.88), sturdy=False), finish=SUEDE, gleam=0, **LOW))
cut('women-chunky-loafers', shoes(thick(varied(WOMEN, stand=(4.0, 2.9, 0.7), width=0.94)), finish=Finish(exposure=0.98), **LOW))
cut('men-felt-slip-ons', shoes(felted(FELT), finish=Finish(exposure=1.08, grain='wool_felt', pattern='melange', settings=dict(depth=0.10, grain=0.0009)), gleam=0, **{**LOW, 'elevation': 22.0}))
