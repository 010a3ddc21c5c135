"""What laced trainers share: the opening, holes with flat laces, sewn pieces with their cut edges."""
import numpy as np

from cloth.curves import ease
from parts.flat_laces import FlatLaces
from parts.shoe_lacing import Opening, eyelets
from parts.shoe_pieces import counter, counter_line, dyed_edge, facing, heel_tab, quarter
from parts.shoe_upper import body, craters, discs, lining, overlay, rings, stitches
from parts.shoe_weaves import cloth, dark, flat_lace

#: Edges of the facings: (x, cm from the middle), from the throat on.
GAPS = [(10.5, 1.15), (13, 1.05), (16, 0.95), (19.2, 0.85)]
#: Where the pairs of eyelets lie along the shoe, and how far from the facings' edges.
EYELETS, BESIDE = [11.6 + 1.36 * i for i in range(6)], 0.55
#: How far the edge of a sewn piece is rounded (cm): cut leather is crisp.
CUT = 0.05


def opened(last, skin, tongue_skin, inside, insole, depth=0.15):
    """The skin, the lining, and the tongue between both facings, `depth` cm lower, under the edge of the vamp; returns the opening."""
    opening = Opening(last, (*GAPS, (20.0, 0.7)), depth=depth)
    body(last, skin, opening=opening)
    lining(last, inside, insole, opening=opening)
    opening.tongue(tongue_skin)
    # The vamp's edge over the tongue's root; before it the piece sinks into the skin.
    back, front = (list(map(tuple, last.find(line, -1, 'top', low=0.3, high=0.999))) for line in ([(18.75, 1.3), (18.88, 0.7), (18.93, 0.08)], [(20.6, 1.3), (20.75, 0.7), (20.8, 0.08)]))
    sunk = lambda points: -0.07 * ease((last.raw(np.abs(points[:, 0]), points[:, 1])[:, 0] - 19.3) / 1.1)
    mirrored = lambda line: line + [(k, 2 - t) for k, t in line[::-1]]
    overlay(last, mirrored(back), mirrored(front), skin, base=0.0, raise_=0.06, edge=CUT, edges='b', sewn='', step=0.12, lift=sunk, name='vamp-edge')
    return opening


def lacing(last, opening, facing=0.28, lace=None, metal=None, rim=None, width=0.56, bow=2.8):
    """Holes in both facings, whose outer side lies `facing` cm above the last, with eyelets of `metal` or punched with a `rim`, and laces in bars that end in a bow, whose loops are `bow` cm long."""
    aside = np.interp(EYELETS, *np.array(GAPS).T) + BESIDE
    outer, inner = (eyelets(last, EYELETS, aside, side) for side in (-1, 1))
    for row in (outer, inner):
        if metal is not None:
            rings(last, row, metal, radius=0.27, off=facing, bore=0.18, high=0.05, hole=dark())
        else:
            if rim is not None:
                craters(last, row, rim, radius=0.17, off=facing, sides=20)
            discs(last, row, dark(), radius=0.18, off=facing + 0.002, sides=18)
    lace = lace or flat_lace()
    laces = FlatLaces(last, opening, lace, lace, facing=facing, width=width)
    # In bars: crossed runs, seen along the shoe, are a row of crumbs.
    pairs = list(zip(EYELETS, aside))
    for pair in pairs[1:]:
        laces.straight(pair)
    laces.bow(EYELETS[0] + 0.1, outer[0], inner[0], bow)


def same_thread(name='thread'):
    """Thread of the upper's own colour."""
    return cloth(name, 'smooth', shade=1.12, roughness=0.75)


def cut_edge(shade=0.78):
    """The cut edge of leather or suede, darker than its face."""
    return cloth('cut-edge', 'smooth', shade=shade, roughness=0.85, specular=0.1)


def sewn(last, points, thread, off, rows=1, apart=(0.0, 0.0), width=0.036):
    """Lines of stitches along (k, t) points on a piece `off` cm above the last; further rows are moved by `apart` in (k, t)."""
    for row in range(rows):
        stitches(last, [tuple(np.array(point) + np.array(apart) * row) for point in points], thread, off, 0.2, 0.09, width)


def sewn_facing(last, side, material, thread, gaps, wide, base=0.15, raise_=0.12, rows=2, cut=None):
    """A facing `wide` cm (a number or one for each gap) with stitches along its edges, `rows` of them along the outer one; `cut`: of its edges."""
    facing(last, side, material, gaps, wide, raise_=raise_, base=base, edge=CUT)
    wide, off = np.broadcast_to(wide, len(gaps)), base + raise_ + 0.01
    found = lambda line: last.find(line, side, 'top', low=0.1, high=0.997)
    border = lambda inward: found([(x, y + w - inward) for (x, y), w in zip(gaps, wide)])
    for inward in 0.2 + 0.22 * np.arange(rows):
        sewn(last, border(inward), thread, off)
    # Sunk in: beyond the laces one looks along this row, and thread that stands up there is the teeth of a saw.
    sewn(last, found([(x, y + 0.26) for x, y in gaps]), thread, off - 0.022)
    (x, y), broad = gaps[-1], wide[-1]
    sewn(last, found([(x - 0.2, y + 0.25), (x - 0.2, y + broad - 0.25)]), thread, off - 0.022)
    if cut is not None:
        dyed_edge(last, border(0.02), cut, base + raise_ - 0.055)


def sewn_quarter(last, side, material, thread, front, end, base=0.0, raise_=0.15, cut=None):
    """A quarter with two lines of stitches along its front edge, from k = `front` on the sole to `end` (x, cm from the middle)."""
    quarter(last, side, material, GAPS, front, raise_=raise_, base=base, end=[end], edge=CUT)
    last_point = last.find([end], side, 'top', low=0.2, high=1)[0]
    inward = -0.007 * side
    line = np.array([(side * front, 0.06), last_point])
    sewn(last, line + [inward, 0], thread, base + raise_ + 0.01, 2, (inward, 0.0))
    if cut is not None:
        dyed_edge(last, line, cut, base + raise_ - 0.055)


def sewn_counter(last, side, material, thread, foot=0.30, top=(0.12, 0.62), base=0.06, raise_=0.12, rows=2, cut=None):
    """A heel counter with stitches along its upper edge."""
    counter(last, side, material, foot=foot, top=top, base=base, raise_=raise_, sewn='', edge=CUT)
    line = np.array(counter_line(side, foot, top))
    for row in range(rows):
        sewn(last, line - [0, 0.032 + 0.036 * row], thread, base + raise_ + 0.01)
    if cut is not None:
        dyed_edge(last, line, cut, base + raise_ - 0.055)


def sewn_heel_tab(last, material, thread, low=0.45, high=1.0, wide=(0.05, 0.05), base=0.13, raise_=0.12):
    """A strip over the seam at the back with stitches along its sides."""
    heel_tab(last, material, low=low, high=high, wide=wide, base=base, raise_=raise_, edge=CUT)
    for side in (-1, 1):
        sewn(last, [(side * (wide[0] - 0.008), low + 0.03), (side * (sum(wide) / 2 - 0.008), (low + high) / 2), (side * (wide[1] - 0.008), high - 0.04)], thread, base + raise_ + 0.01)


def collar_seam(last, thread, off, t=0.93, until=0.07):
    """Stitches below the topline, round the heel."""
    end = last.throat - until
    sewn(last, [(k, t) for k in np.linspace(-end, end, 15)], thread, off)
