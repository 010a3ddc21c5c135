"""Lace-up and buckled shoes: oxfords, derbies, monk straps, a whole-cut, desert and boat shoes."""
from dataclasses import replace

import numpy as np

from cuts.kinds import Finish, cut
from parts.dress_shoe import FINE, bar_tack, beside, lip, medallion, sewn_quarter, thin_laces
from parts.foot_straps import buckle, holes
from parts.mesh import sweep
from parts.shoe_lacing import Opening
from parts.shoe_last import Last, varied
from parts.shoe_pair import FINISH, shoes
from parts.shoe_pieces import apron, dyed_edge, heel_tab, line_to, punched, sewn_vamp
from parts.shoe_shapes import ANKLE, OXFORD, ROUND_TOE, SNEAKER
from parts.shoe_sole import ground
from parts.shoe_soles import cup, welted
from parts.shoe_tongue import instep_tongue
from parts.shoe_upper import along, body, both, closed_topline, lining, overlay, stitches, tongue, topline
from parts.shoe_weaves import NAP, crepe, dark, fixed, leather, lining_leather, rubber, sole_leather, suede

#: The edges of a slit's facings: (x, cm from the middle).
OXFORD_GAPS = [(11.45, 0.62), (13.5, 0.54), (16, 0.42), (18, 0.26), (19.3, 0.12)]
WHOLE_GAPS = [*OXFORD_GAPS[:3], (17.6, 0.22), (18.6, 0.09)]
DERBY_GAPS = [(11.45, 0.8), (13.5, 0.7), (16, 0.62), (17.3, 0.62)]
#: The rounded corner of a derby's quarter.
DERBY_CORNER = [(17.95, 0.8), (18.25, 1.3), (18.05, 1.95)]
OXFORD_EYELETS = [12.1, 13.5, 14.9, 16.3, 17.7]
#: A tongue that comes out from under facings, as wide there as their gap.
UNDER_FACINGS = dict(reach=0.7, rise=1.1, half=(0.8, 1.35), base=(-0.27, -0.17))


def dressed(last, material, opening=None, **changes):
    """The skin and its lining; gives plain leather for what is sewn on."""
    body(last, material('skin', stitched=False, **changes), opening=opening)
    lining(last, lining_leather(), lining_leather('insole'), inset=0.18, opening=opening)
    return material('plain', stitched=False, **changes)


def leather_sole(last, dark_edge=True, **changes):
    """A welted leather sole with a stacked heel."""
    edge = sole_leather(colour=(0.028, 0.016, 0.011) if dark_edge else (0.11, 0.055, 0.028))
    welted(last, edge, thread=fixed('thread', (0.22, 0.15, 0.09), 0.9, 0.1), **changes)


SHINY = dict(roughness=0.26, specular=0.5, relief=0.05)


def open_topline(last, material, gap, radius=(0.1, 0.11)):
    """The thin topline of a laced shoe, from facing to facing: `gap` cm on both sides of the middle stay free."""
    k = np.linspace(last.throat - 0.12, last.throat, 200)
    away = np.abs(last.raw(k, np.ones(200))[:, 1])
    return topline(last, material, radius=radius, until=float(np.interp(-gap, -away, k)), inward=0.0)


def darker_thread():
    """Thread of the upper's colour, a little darker."""
    return leather('thread', stitched=False, shade=0.6, roughness=0.6)


def cut_leather():
    """The dyed cut edge of leather."""
    return leather('dyed-edge', stitched=False, shade=0.35, roughness=0.5)


def oxford(shape, cap=True, brogue=False, whole=False, patent=False, grained=False, **sole_changes):
    """Closed lacing; a straight cap, winged and punched, or cut from one piece; patent leather has ribbon-black laces."""

    def build(view):
        last = Last(shape)
        settings = dict(SHINY, roughness=0.06, specular=0.6, coat=1.0, relief=0.0, creases=0.0) if patent else dict(relief=0.12, roughness=0.34, specular=0.45, unevenness=0.04) if grained else SHINY
        gaps = WHOLE_GAPS if whole else OXFORD_GAPS
        opening = Opening(last, (*gaps, (gaps[-1][0] + 0.5, 0.05)))
        plain = dressed(last, leather, opening, **settings)
        inside = leather('tongue', stitched=False, **{**settings, 'shade': 0.6})
        opening.tongue(inside)
        instep_tongue(last, inside, **UNDER_FACINGS)
        thread, dyed = darker_thread(), cut_leather()
        lace = fixed('lace', (0.012, 0.012, 0.013), 0.7, 0.15) if patent else leather('lace', stitched=False, shade=0.45, roughness=0.7)
        if whole:
            both(lambda side: lip(last, side, plain, thread, dyed, gaps))
            bar_tack(last, 18.6, thread)
            # The facings' lining is sewn through from the throat round the slit's end.
            seam = [*[(x, y + 1.35) for x, y in gaps[:4]], (19.2, 0.85), (19.6, 0.03)]
            both(lambda side: stitches(last, beside(last, seam, side), thread, 0.012, **FINE))
        else:
            both(lambda side: sewn_quarter(last, side, plain, thread, dyed, gaps, 0.60, (19.4, 0.14), raise_=0.1, rows=(0.2, 0.28)))
            vamped(last, plain, thread, dyed, cap, brogue)
            heel_tab(last, plain, wide=(0.03, 0.05), low=0.55, base=0.1, raise_=0.08)
        open_topline(last, plain, 0.6)
        thin_laces(last, opening, OXFORD_EYELETS, [1.2, 1.15, 1.1, 1.0, 0.9], lace, 0.1, rim=plain if whole else None)
        leather_sole(last, **sole_changes)

    return build


def vamped(last, plain, thread, dyed, cap, brogue):
    """The vamp over the quarters and the cap over the vamp, with their sewn edges; a brogue's are punched between two rows of stitches."""
    hole = dark()
    rows = (0.006, 0.022) if brogue else (0.007, 0.013)
    vamp = line_to(last, 0.40, [(14.9, 3.0), (17.1, 1.9), (18.8, 0.85)], 19.2)
    sewn_vamp(last, vamp, plain, thread, dyed, base=0.08, raise_=0.1, inward=rows, **FINE)
    wing = line_to(last, 0.60, [(20.2, 3.6), (22.6, 2.5), (23.1, 1.25)], 21.7)
    if brogue:
        sewn_vamp(last, wing, plain, thread, dyed, base=0.16, raise_=0.1, inward=rows, **FINE)
        for line, off in ((vamp, 0.18), (wing, 0.26)):
            both(lambda side: punched(last, [(side * (k + 0.014), t) for k, t in line[:-1]] + [(side * (line[-1][0] + 0.014), 0.985)], hole, plain, off=off, big=0.10, small=0.055, pitch=0.55))
        both(lambda side: punched(last, beside(last, [(12.0, 1.7), (14.5, 1.6), (17.0, 1.35)], side), hole, plain, off=0.1, big=0.08, small=0.045, pitch=0.5))
        medallion(last, 24.7, hole, plain, 0.26)
    elif cap:
        line = line_to(last, 0.745, [(23.1, 2.4), (23.25, 1.2)], 23.3)
        sewn_vamp(last, line, plain, thread, dyed, base=0.16, raise_=0.1, inward=rows, **FINE)


def derby(shape):
    """Open lacing over a plain round toe."""

    def build(view):
        last = Last(shape)
        opening = Opening(last, (*DERBY_GAPS, (17.9, 0.5)))
        plain = dressed(last, leather, opening, **SHINY)
        inside = leather('tongue', stitched=False, **{**SHINY, 'shade': 0.7})
        opening.tongue(inside)
        thread, dyed = darker_thread(), cut_leather()
        both(lambda side: sewn_quarter(last, side, plain, thread, dyed, DERBY_GAPS, 0.44, DERBY_CORNER, raise_=0.16, rows=(0.2, 0.28), open_front=True))
        open_topline(last, plain, 0.8, radius=(0.12, 0.13))
        instep_tongue(last, inside, **{**UNDER_FACINGS, 'half': (1.0, 1.6)})
        thin_laces(last, opening, [12.2, 13.7, 15.2, 16.6], 1.3, leather('lace', stitched=False, shade=0.45, roughness=0.7), 0.16)
        heel_tab(last, plain, wide=(0.035, 0.05), low=0.5, base=0.12, raise_=0.08)
        leather_sole(last)

    return build


#: The edges of a monk shoe's quarters under its strap, and the corners that come out before it.
MONK_GAPS, MONK_CORNER = [(12.3, 0.85), (13.2, 0.95), (14.5, 1.25)], [(15.3, 1.6), (15.7, 2.2), (15.5, 2.8)]
#: Where a monk strap lies: (x, height) of its two edges on the outer side, from its tip up to the instep, and x of both on the ridge.
MONK_BACK, MONK_FRONT, MONK_RIDGE = ((9.75, 1.85), (9.9, 2.3), (10.8, 3.7), (11.9, 5.6)), ((10.35, 1.25), (11.15, 1.5), (12.4, 3.1), (13.9, 4.9)), (12.05, 14.9)


def monk_strap(last, panel, metal):
    """A strap that comes over the instep from the inner quarter, through a buckle on the outer one, with its holes and its loose end below; on the inner side it goes down into the sole."""
    tip = [tuple(point) for point in last.find([(9.85, 1.4)], -1)]

    def edge(points, ridge, foot):
        outer = [tuple(point) for point in last.find(points, -1)]
        k = float(last.ridge_k(ridge))
        return [*tip, *outer, (-k, 1.0), *[(-(k + (foot - k) * share), 1 + share) for share in (0.25, 0.6, 0.97)]]

    back, front = edge(MONK_BACK, MONK_RIDGE[0], 0.45), edge(MONK_FRONT, MONK_RIDGE[1], 0.56)
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
        plain, thread, dyed = dressed(last, leather, **SHINY), darker_thread(), cut_leather()
        # On the inner side the strap hides the corner.
        corners = {-1: MONK_CORNER, 1: [(x - 1.1, y) for x, y in MONK_CORNER]}
        both(lambda side: sewn_quarter(last, side, plain, thread, dyed, MONK_GAPS, 0.46, corners[side], raise_=0.14, rows=(0.2, 0.28), open_front=True))
        closed_topline(last, plain, radius=(0.1, 0.11), inward=0.0)
        instep_tongue(last, plain, reach=2.2, rise=1.1, half=(1.0, 1.5), base=(0.0, 0.04))
        panel = leather('panel', **SHINY)
        monk_strap(last, panel, fixed('brushed', (0.42, 0.41, 0.39), 0.25, 0.5, 1.0))
        heel_tab(last, panel, wide=(0.035, 0.05), low=0.5, base=0.1, raise_=0.08)
        leather_sole(last)

    return build


def desert(shape):
    """An ankle-high chukka with two pairs of eyelets on crepe."""

    def build(view):
        last = Last(shape)
        nap = dict(NAP, stitched=False)
        skin, plain, thread, dyed = suede('skin', **nap), suede('plain', **nap), suede('thread', stitched=False, shade=1.25), suede('dyed-edge', stitched=False, shade=0.6)
        gaps = [(11.6, 0.75), (13, 0.68), (14.6, 0.62), (16.2, 0.6)]
        opening = Opening(last, (*gaps, (17.0, 0.45)))
        body(last, skin, opening=opening)
        lining(last, lining_leather(), lining_leather('insole'), inset=0.15, opening=opening)
        opening.tongue(plain)
        both(lambda side: sewn_quarter(last, side, plain, thread, dyed, gaps, 0.42, [(17.4, 1.6)], raise_=0.14, rows=(0.22, 0.42), open_front=True, length=0.2, gap=0.08, width=0.03))
        tongue(last, plain, start=1.2, base=-0.16, rise=0.9, thick=0.2, wide=(0.9, 1.5))
        open_topline(last, plain, 0.75)
        heel_tab(last, plain, wide=(0.045, 0.045), base=0.1, raise_=0.1)
        lace = leather('lace', stitched=False, shade=0.7, roughness=0.8)
        thin_laces(last, opening, [12.5, 14.4], 1.4, lace, 0.14, crossed=True, width=0.36, thick=0.22, length=3.0, stand=1.0)
        cup(last, crepe(), 0.12, under=ground(spring=0.8))

    return build


def collar_lace(last, lace):
    """The thong of a boat shoe, which runs through its topline from side to side round the heel, over and under."""
    for side in (-1, 1):
        line = [(side * k, t) for k, t in ((0.0, 0.80), (0.06, 0.79), (0.14, 0.78), (0.22, 0.76), (0.30, 0.76), (0.355, 0.80))]
        places = along(last, line, 0.14, 160)
        normals = last.frame(last.curve(line, 160))[1]
        for start, end in ((0, 22), (34, 62), (74, 102), (114, 159)):
            part = places[start:end] + normals[start:end] * (0.07 * np.sin(np.pi * np.linspace(0, 1, end - start)) ** 0.3 - 0.02)[:, None]
            sweep('lace', part, lace, radius=(0.15, 0.10), sides=10, up=(0, 0, 1))


def boat(shape):
    """A moccasin with a raw lace round the heel and a white, grooved sole."""

    def build(view):
        last = Last(shape)
        gaps = [(11.6, 1.0), (13, 0.95), (14.6, 0.95), (15.8, 1.05)]
        opening = Opening(last, (*gaps[:3], (16.1, 0.8)), depth=0.22)
        plain = dressed(last, leather, opening, roughness=0.5, specular=0.35, relief=0.8)
        opening.tongue(plain)
        thread, dyed = fixed('thread', (0.60, 0.55, 0.46), 0.9, 0.1), cut_leather()
        apron(last, plain, thread, [(16.0, 2.6), (18.4, 2.9), (21.0, 2.7), (23.5, 2.0), (24.9, 1.0), (25.3, 0.03)], radius=0.19, pitch=0.44)
        both(lambda side: sewn_quarter(last, side, plain, thread, dyed, gaps, 0.37, [(16.8, 2.2)], rows=(0.25, 0.48), open_front=True, length=0.22, gap=0.1, width=0.032))
        tongue(last, plain, start=1.2, base=-0.14, rise=1.1, thick=0.2, wide=(1.2, 1.9))
        lace = leather_thong()
        thin_laces(last, opening, [12.5, 14.6], 1.65, lace, 0.12, crossed=True, width=0.38, thick=0.26, length=3.0, stand=1.0, metal=fixed('brass', (0.45, 0.33, 0.13), 0.35, 0.5, 1.0), tips=lace)
        collar_lace(last, lace)
        cup(last, rubber(), 0.12, under=ground(spring=0.6))
        open_topline(last, plain, 1.0, radius=(0.13, 0.14))

    return build


def leather_thong():
    """Rawhide lace."""
    return fixed('lace', (0.36, 0.22, 0.11), 0.6, 0.25)


SHINE = Finish(exposure=1.1)
LONG = dict(aside=0.35, height=52.5)
ROUND = varied(
    OXFORD, width=1.02, ridge=((11.4, 8.5), (13.5, 7.5), (16.5, 6.1), (19.5, 4.75), (22.5, 3.7), (25.3, 2.95)),
    feather=(*OXFORD.feather[:7], (21.0, 4.45), (25.0, 3.4), (27.5, 1.8), (28.5, 0)),
)
CHUKKA = varied(ANKLE, feather=ROUND_TOE, stand=(2.2, 1.4, 0.8), collar=((0.75, 0, 9.4), (1.2, 1.3, 9.3), (3.4, 2.5, 8.9), (6.7, 2.75, 8.7), (9.6, 2.15, 9.4), (11.5, 0, 10.4)),
                ridge=((11.5, 10.4), (13.3, 8.8), (16, 6.8), (19, 5.2), (22, 4.0), (24.4, 3.2)), fullness=(0.5, 0.58), rise=(0.42, 0.56))
BOAT = varied(SNEAKER, feather=(*OXFORD.feather[:8], (25.4, 3.5), (27.9, 1.95), (28.8, 0)), width=1.02, stand=(1.5, 1.2, 0.7), collar=((0.75, 0, 6.5), (1.2, 1.2, 6.3), (3.3, 2.3, 5.2), (6.8, 2.6, 4.8), (9.6, 2.2, 5.8), (11.4, 0, 7.6)),
              ridge=((11.4, 7.6), (13.5, 6.8), (16, 5.7), (19, 4.5), (22, 3.5), (25.4, 2.7)), fullness=(0.52, 0.6), rise=(0.45, 0.5))

cut('men-cap-toe-oxfords', shoes(oxford(OXFORD), finish=SHINE, **LONG))
cut('men-brogue-oxfords', shoes(oxford(OXFORD, brogue=True, grained=True, dark_edge=False, thick=0.6, out=0.5), finish=SHINE, **LONG))
cut('men-patent-shoes', shoes(oxford(varied(OXFORD, stand=(2.4, 0.4, 0.8)), cap=False, patent=True, thick=0.38, out=0.3), finish=replace(SHINE, grain=''), **LONG))
cut('men-whole-cut-oxfords', shoes(oxford(OXFORD, cap=False, whole=True), finish=SHINE, detail=(1.5, -8.5, 5.0), field=21.0, detail_azimuth=46, detail_elevation=34, **LONG))
cut('men-derby-shoes', shoes(derby(ROUND), finish=SHINE, **LONG))
cut('men-monk-shoes', shoes(monk(OXFORD), finish=SHINE, detail=(0.0, -8.0, 5.2), field=23.0, **LONG))
cut('men-desert-shoes', shoes(desert(CHUKKA), finish=replace(FINISH, grain='suede'), high=5.2, gleam=0))
cut('men-boat-shoes', shoes(boat(BOAT)))
