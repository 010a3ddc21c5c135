"""Lace-up and buckled shoes: oxfords, derbies, monk straps, a whole-cut, desert and boat shoes."""
import numpy as np

from cuts.kinds import Finish, cut
from parts.foot_straps import buckle, holes
from parts.mesh import sweep
from parts.shoe_lacing import Opening, eyelets, laced
from parts.shoe_last import Last, varied
from parts.shoe_pair import shoes
from parts.shoe_pieces import apron, dyed_edge, heel_tab, line_to, punched, quarter
from parts.shoe_shapes import ANKLE, DRESS, SNEAKER
from parts.shoe_sole import ground
from parts.shoe_soles import cup, welted
from parts.shoe_upper import along, body, both, closed_topline, discs, front_piece, lining, overlay, rings, tongue, topline
from parts.shoe_weaves import crepe, dark, fixed, leather, lining_leather, rubber, sole_leather, suede

OXFORD_GAPS = [(11.25, 0.55), (13, 0.45), (15.5, 0.36), (17.6, 0.28), (18.4, 0.14)]
DERBY_GAPS = [(11.2, 0.75), (13, 0.62), (15.5, 0.55), (17.4, 0.55)]


def thin_laces(last, xs, aside, lace, off=0.3, hole=None, radius=0.15):
    """Thin waxed laces in bars, through plain holes."""
    outer, inner = (eyelets(last, xs, aside, side) for side in (-1, 1))
    for row in (outer, inner):
        discs(last, row, hole or dark(), radius=radius, off=off - 0.06)
    laced(last, outer, inner, lace, width=0.15, thick=0.055, off=off, crossed=False, arch=0.0)


def dressed(last, material, opening=None, **changes):
    """Skin, stitched panel and plain leather; the lining and a thin topline."""
    skin, panel, plain = material('skin', stitched=False, **changes), material('panel', **changes), material('plain', stitched=False, **changes)
    body(last, skin, opening=opening)
    lining(last, lining_leather(), lining_leather('insole'), inset=0.18, opening=opening)
    return panel, plain


def leather_sole(last, dark_edge=True, **changes):
    """A welted leather sole with a stacked heel."""
    edge = sole_leather(colour=(0.028, 0.016, 0.011) if dark_edge else (0.11, 0.055, 0.028))
    welted(last, edge, thread=fixed('thread', (0.22, 0.15, 0.09), 0.9, 0.1), **changes)


SHINY = dict(roughness=0.26, specular=0.5, relief=0.05)


def oxford(shape, cap=True, brogue=False, whole=False, patent=False, grained=False, **sole_changes):
    """Closed lacing; a straight cap, winged and punched, or cut from one piece; patent leather has ribbon-black laces."""

    def build(view):
        last = Last(shape)
        settings = dict(SHINY, roughness=0.06, specular=0.6, coat=1.0, relief=0.0, creases=0.0) if patent else dict(relief=0.12, roughness=0.34, specular=0.45, unevenness=0.04) if grained else SHINY
        opening = Opening(last, OXFORD_GAPS)
        panel, plain = dressed(last, leather, opening, **settings)
        opening.tongue(leather('tongue', stitched=False, **{**settings, 'shade': 0.7}))
        hole = dark()
        lace = fixed('lace', (0.012, 0.012, 0.013), 0.7, 0.15) if patent else leather('lace', stitched=False, shade=0.55, roughness=0.8)
        t = last.throat
        both(lambda side: quarter(last, side, panel, OXFORD_GAPS, 0.60, raise_=0.1, end=(18.9, 0.14), sewn='t' if whole else 'tr'))
        closed_topline(last, plain, radius=(0.1, 0.11), inward=0.0)
        xs = [11.9, 13.25, 14.6, 15.95, 17.3]
        if not whole:
            vamp = line_to(last, 0.375, [(14.6, 2.9), (17.0, 1.7), (18.7, 0.7)], 18.9)
            front_piece(last, vamp, panel, raise_=0.09, base=0.08)
            if brogue:
                both(lambda side: punched(last, [(side * k, tt - 0.055) for k, tt in vamp[:-1]], hole, off=0.17, big=0.12, small=0.06, pitch=0.62))
                facing = lambda side: [tuple(p) for p in last.find([(11.7, 1.75), (14, 1.65), (17.2, 1.35)], side, 'top', low=0.3, high=0.99)]
                both(lambda side: punched(last, facing(side), hole, off=0.11, big=0.10, small=0.05, pitch=0.55))
        if cap and not brogue:
            line = line_to(last, 0.735, [(24.2, 2.2), (24.15, 1.1)], 24.1)
            front_piece(last, line, panel, raise_=0.08, base=0.15)
        if brogue:
            line = line_to(last, 0.60, [(21.2, 3.45), (23.6, 2.35), (24.2, 1.2)], 22.9)
            front_piece(last, line, panel, raise_=0.08, base=0.15)
            both(lambda side: punched(last, [(side * k, tt - 0.05) for k, tt in line[:-1]] + [(side * (line[-1][0] + 0.012), 0.985)], hole, off=0.245, big=0.12, small=0.06, pitch=0.62))
            for x, y in ((24.6, 0), (25.3, 0.32), (25.3, -0.32), (25.9, 0), (25.1, 0.0), (24.9, 0.62), (24.9, -0.62), (25.9, 0.55), (25.9, -0.55)):
                at = last.find([(x, max(abs(y), 0.01))], -1 if y < 0 else 1, 'top', low=0.2, high=0.999)
                discs(last, at, hole, radius=0.12, off=0.245)
        thin_laces(last, xs, [0.95, 0.95, 0.9, 0.85, 0.8], lace, off=0.15)
        if not whole:
            heel_tab(last, panel, wide=(0.03, 0.05), low=0.55, base=0.1, raise_=0.08)
        leather_sole(last, **sole_changes)

    return build


def derby(shape):
    """Open lacing over a plain round toe."""

    def build(view):
        last = Last(shape)
        opening = Opening(last, (*DERBY_GAPS, (18.1, 0.45)))
        panel, plain = dressed(last, leather, opening, **SHINY)
        opening.tongue(plain)
        both(lambda side: quarter(last, side, panel, DERBY_GAPS, 0.44, raise_=0.14, end=(18.6, 1.5)))
        closed_topline(last, plain, radius=(0.12, 0.13), inward=0.0)
        tongue(last, plain, start=1.0, base=-0.2, rise=1.0, thick=0.2, wide=(0.9, 1.5))
        thin_laces(last, [11.9, 13.4, 14.9, 16.4], 1.35, leather('lace', stitched=False, shade=0.5, roughness=0.8), off=0.19)
        heel_tab(last, panel, wide=(0.035, 0.05), low=0.5, base=0.12, raise_=0.08)
        leather_sole(last)

    return build


#: Where a monk strap lies: (x, height) of its two edges on the outer side, from its tip up to the instep, and x of both on the ridge.
MONK_BACK, MONK_FRONT, MONK_RIDGE = ((9.75, 1.85), (9.9, 2.3), (10.75, 3.5), (11.75, 4.9)), ((10.35, 1.25), (11.15, 1.5), (12.35, 3.0), (13.7, 4.4)), (11.55, 14.6)


def monk_strap(last, panel, metal):
    """A strap that comes over the instep from the inner quarter, through a buckle on the outer one, with its holes and its loose end below."""
    tip = [tuple(point) for point in last.find([(9.85, 1.4)], -1)]

    def edge(points, ridge, foot):
        outer = [tuple(point) for point in last.find(points, -1)]
        k = float(last.ridge_k(ridge))
        return [*tip, *outer, (-k, 1.0), *[(-(k + (foot - k) * share), 1 + share) for share in (0.2, 0.45, 0.7)]]

    back, front = edge(MONK_BACK, MONK_RIDGE[0], 0.40), edge(MONK_FRONT, MONK_RIDGE[1], 0.52)
    dyed = leather('dyed-edge', stitched=False, shade=0.3, roughness=0.5)
    for line in (back, front):
        dyed_edge(last, line, dyed, 0.36)
    overlay(last, back, front, panel, base=0.26, raise_=0.18, sewn='bt', edges='btl', name='strap', step=0.15)
    middle = [last.find([((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)], -1)[0] for a, b in zip(MONK_BACK, MONK_FRONT)]
    line = last.curve(middle, 60)
    places, normals = last.frame(line)
    places = places + normals * 0.44
    at = 32
    buckle(places[at], places[at + 3] - places[at - 3], normals[at], 1.75, metal, length=1.9, wire=0.13, pierced=dark())
    holes(places, normals, [8, 15], dark(), 0.1)


def monk(shape):
    """One strap over the instep with a buckle on the outer side."""

    def build(view):
        last = Last(shape)
        gaps = [(11.25, 0.55), (13, 0.55), (15, 0.6), (17, 0.75)]
        opening = Opening(last, (*gaps, (18.0, 0.5)))
        panel, plain = dressed(last, leather, opening, **SHINY)
        opening.tongue(plain)
        both(lambda side: quarter(last, side, panel, gaps, 0.44, raise_=0.13, end=(18.4, 1.7)))
        closed_topline(last, plain, radius=(0.12, 0.13), inward=0.0)
        tongue(last, plain, start=1.0, base=-0.2, rise=0.9, thick=0.2, wide=(0.8, 1.3))
        monk_strap(last, panel, fixed('brushed', (0.42, 0.41, 0.39), 0.25, 0.5, 1.0))
        heel_tab(last, panel, wide=(0.035, 0.05), low=0.5, base=0.1, raise_=0.08)
        leather_sole(last)

    return build


def desert(shape):
    """An ankle-high chukka with two pairs of eyelets on crepe."""

    def build(view):
        last = Last(shape)
        skin, panel, plain = suede('skin', stitched=False), suede('panel'), suede('plain', stitched=False)
        gaps = [(11.6, 0.7), (12.8, 0.62), (14.2, 0.58), (15.8, 0.6)]
        opening = Opening(last, (*gaps, (16.5, 0.45)))
        body(last, skin, opening=opening)
        lining(last, lining_leather(), lining_leather('insole'), inset=0.15, opening=opening)
        opening.tongue(plain)
        both(lambda side: quarter(last, side, panel, gaps, 0.40, raise_=0.13, end=(17.0, 1.6)))
        tongue(last, plain, start=1.0, base=-0.2, rise=1.2, thick=0.2, wide=(0.9, 1.6))
        heel_tab(last, panel, wide=(0.045, 0.045), base=0.1, raise_=0.1)
        outer, inner = (eyelets(last, [12.5, 14.5], 1.35, side) for side in (-1, 1))
        for row in (outer, inner):
            discs(last, row, dark(), radius=0.13, off=0.16)
        laced(last, outer, inner, suede('lace', stitched=False, shade=0.7), width=0.24, off=0.25, crossed=True, round_=True)
        edge = crepe()
        under = ground(spring=0.8)
        cup(last, edge, 0.12, under=under)

    return build


def boat(shape):
    """A moccasin with a raw lace round the heel and a white, grooved sole."""

    def build(view):
        last = Last(shape)
        settings = dict(roughness=0.6, specular=0.25, relief=0.3)
        gaps = [(11.6, 1.0), (13, 0.95), (14.6, 0.95), (15.6, 1.1)]
        opening = Opening(last, (*gaps[:3], (15.9, 0.8)), depth=0.22)
        panel, plain = dressed(last, leather, opening, **settings)
        opening.tongue(plain)
        apron(last, plain, fixed('thread', (0.75, 0.72, 0.66), 0.9, 0.1), [(16.4, 2.5), (18.5, 2.9), (21, 2.85), (23.6, 2.3), (25.3, 1.2), (25.8, 0.03)], radius=0.13, pitch=0.5)
        both(lambda side: quarter(last, side, panel, gaps, 0.36, raise_=0.12, end=(16.6, 2.3)))
        tongue(last, plain, start=1.0, base=-0.14, rise=1.4, thick=0.2, wide=(1.2, 1.9))
        metal = fixed('brass', (0.45, 0.33, 0.13), 0.35, 0.5, 1.0)
        outer, inner = (eyelets(last, [12.4, 14.6], 1.6, side) for side in (-1, 1))
        for row in (outer, inner):
            rings(last, row, metal, radius=0.26, off=0.12, bore=0.15, hole=dark())
        lace = fixed('lace', (0.42, 0.27, 0.14), 0.6, 0.25)
        laced(last, outer, inner, lace, width=0.3, off=0.26, crossed=True, round_=True)
        for side in (-1, 1):
            line = [(side * k, t) for k, t in ((0.0, 0.80), (0.06, 0.79), (0.14, 0.78), (0.22, 0.76), (0.30, 0.76), (0.355, 0.80))]
            places = along(last, line, 0.14, 160)
            normals = last.frame(last.curve(line, 160))[1]
            for start, end in ((0, 22), (34, 62), (74, 102), (114, 159)):
                part = places[start:end] + normals[start:end] * (0.07 * np.sin(np.pi * np.linspace(0, 1, end - start)) ** 0.3 - 0.02)[:, None]
                sweep('lace', part, lace, radius=(0.15, 0.10), sides=10, up=(0, 0, 1))
        white = rubber()
        cup(last, white, 0.12, under=ground(spring=0.6))
        topline(last, plain, radius=(0.13, 0.14), until=last.throat - 0.03, inward=0.0)

    return build


SHINE = Finish(exposure=1.1)
LONG = dict(aside=0.35, height=52.5)
ROUND = varied(
    DRESS, width=1.02, ridge=((11.2, 7.1), (13.5, 6.2), (16.5, 5.0), (19.5, 4.05), (22.5, 3.4), (25.8, 2.8)),
    feather=((0, 0), (0.35, 1.45), (1.5, 2.5), (4.3, 3.05), (9.5, 2.85), (14, 3.3), (18, 4.15), (22, 4.45), (26.4, 3.6), (28.9, 1.85), (29.6, 0)),
)
CHUKKA = varied(ANKLE, stand=(2.2, 1.4, 0.8), collar=((0.75, 0, 9.4), (1.2, 1.3, 9.3), (3.4, 2.5, 8.9), (6.7, 2.75, 8.7), (9.6, 2.15, 9.2), (11.5, 0, 10.1)),
                ridge=((11.5, 10.1), (13.3, 8.3), (16, 6.3), (19, 4.8), (22, 3.85), (25, 3.25)))
BOAT = varied(SNEAKER, stand=(1.5, 1.2, 0.7), collar=((0.75, 0, 6.2), (1.2, 1.2, 6.05), (3.3, 2.3, 5.0), (6.8, 2.6, 4.5), (9.6, 2.2, 5.2), (11.4, 0, 6.7)),
              ridge=((11.4, 6.7), (13.5, 5.9), (16, 5.0), (19, 4.15), (22, 3.55), (25, 3.0)), fullness=(0.56, 0.68))

cut('men-cap-toe-oxfords', shoes(oxford(DRESS), finish=SHINE, **LONG))
cut('men-brogue-oxfords', shoes(oxford(varied(DRESS, stand=(2.5, 0.5, 0.9)), brogue=True, grained=True, dark_edge=False, thick=0.6, out=0.5), finish=SHINE, **LONG))
cut('men-patent-shoes', shoes(oxford(varied(DRESS, stand=(2.6, 0.4, 0.9)), cap=False, whole=True, patent=True, thick=0.38, out=0.3), finish=SHINE, **LONG))
cut('men-whole-cut-oxfords', shoes(oxford(DRESS, cap=False, whole=True), finish=SHINE, **LONG))
cut('men-derby-shoes', shoes(derby(ROUND), finish=SHINE, **LONG))
cut('men-monk-shoes', shoes(monk(DRESS), finish=SHINE, detail=(0.0, -8.0, 5.2), field=23.0, **LONG))
cut('men-desert-shoes', shoes(desert(CHUKKA), high=5.2, gleam=0))
cut('men-boat-shoes', shoes(boat(BOAT)))
