"""What laced trainers share: the opening, eyelets with flat laces and a bow, sewn lines."""
import numpy as np

from parts.shoe_lacing import Opening, eyelets
from parts.shoe_pieces import facing, quarter
from parts.shoe_upper import body, discs, lining, rings, stitches
from parts.shoe_weaves import clear_plastic, cloth, dark, flat_lace
from parts.laces import Lacing

#: Edges of the facings: (x, cm from the middle), from the throat on.
GAPS = [(10.9, 1.15), (13, 1.05), (16, 0.95), (19.2, 0.85)]
#: Where the pairs of eyelets lie along the shoe, and how far from the middle.
EYELETS, ASIDE = [11.9 + 1.36 * i for i in range(6)], 1.75


def opened(last, skin, tongue_skin, inside, insole):
    """The skin, the lining, and the tongue between both facings; returns the opening."""
    opening = Opening(last, (*GAPS, (20.0, 0.7)))
    body(last, skin, opening=opening)
    lining(last, inside, insole, opening=opening)
    opening.tongue(tongue_skin)
    return opening


def lacing(last, opening, facing=0.28, xs=EYELETS, aside=ASIDE, lace=None, metal=None, bow=True, width=0.66, tips=None):
    """Eyelets on both facings, whose outer side lies `facing` cm above the last, crossed laces, and a bow, or a bar with its ends tucked in."""
    outer, inner = (eyelets(last, xs, aside, side) for side in (-1, 1))
    for row in (outer, inner):
        if metal is not None:
            rings(last, row, metal, radius=0.30, off=facing, bore=0.19, high=0.05, hole=dark())
        else:
            discs(last, row, dark(), radius=0.16, off=facing + 0.005, sides=16)
    laces = Lacing(last, opening, lace or flat_lace(), tips or clear_plastic(), facing=facing, width=width)
    laces.crossed(outer, inner)
    if bow:
        laces.bow(xs[0] + 0.1, outer[0], inner[0])
    else:
        laces.bar(outer[0], inner[0])


def same_thread(name='thread'):
    """Thread of the upper's own colour."""
    return cloth(name, 'smooth', shade=1.12, roughness=0.75)


def sewn(last, points, thread, off, rows=1, apart=(0.0, 0.0), width=0.032):
    """Lines of stitches along (k, t) points on a piece `off` cm above the last; further rows are moved by `apart` in (k, t)."""
    for row in range(rows):
        stitches(last, [tuple(np.array(point) + np.array(apart) * row) for point in points], thread, off, 0.2, 0.09, width)


def sewn_facing(last, side, material, thread, gaps, wide, base=0.15, raise_=0.12, rows=2):
    """A facing `wide` cm (a number or one for each gap) with stitches along both its edges, `rows` of them along the outer one."""
    facing(last, side, material, gaps, wide, raise_=raise_, base=base)
    wide, off = np.broadcast_to(wide, len(gaps)), base + raise_ + 0.01
    for inward in 0.17 + 0.2 * np.arange(rows):
        sewn(last, last.find([(x + 0.05, y + w - inward) for (x, y), w in zip(gaps, wide)], side, 'top', low=0.1, high=0.995), thread, off)
    sewn(last, last.find([(x, y + 0.2) for x, y in gaps], side, 'top', low=0.3, high=0.999), thread, off)


def sewn_quarter(last, side, material, thread, front, end, base=0.0, raise_=0.15):
    """A quarter with two lines of stitches along its front edge, from k = `front` on the sole to `end` (x, cm from the middle)."""
    quarter(last, side, material, GAPS, front, raise_=raise_, base=base, end=end)
    last_point = last.find([end], side, 'top', low=0.2, high=1)[0]
    inward = -0.007 * side
    sewn(last, [(side * front + inward, 0.06), tuple(last_point + [inward, 0])], thread, base + raise_ + 0.01, 2, (inward, 0.0))


def collar_seam(last, thread, off, t=0.93, until=0.07):
    """Stitches below the topline, round the heel."""
    end = last.throat - until
    sewn(last, [(k, t) for k in np.linspace(-end, end, 15)], thread, off)
