"""What laced leather shoes share: sewn edges that show on leather of one colour, the lips of a slit, thin laces with a bow, the toe's brogueing."""
import numpy as np

from cloth.curves import ease, parallel, sample, smooth
from parts.mesh import sweep
from parts.shoe_lacing import eyelets
from parts.shoe_pieces import dyed_edge, facing_line, punched_holes, quarter
from parts.shoe_upper import craters, discs, overlay, rings, stitches
from parts.shoe_weaves import dark, fixed
from parts.laces import Lacing

#: Close stitches of dress shoes (cm).
FINE = dict(length=0.15, gap=0.065, width=0.022)


def beside(last, points, side):
    """(k, t) of places [(x, cm from the middle)] on one side's top."""
    return [tuple(point) for point in last.find(points, side, 'top', low=0.2, high=0.999)]


def sewn_quarter(last, side, material, thread, dyed, gaps, front, end, raise_=0.12, rows=(0.2,), base=0.0, open_front=False, **stitch):
    """A quarter with a dyed edge and stitches `rows` cm from the slit; with `open_front` they go on round its corner `end` [(x, cm from the middle)] and down to the sole."""
    quarter(last, side, material, gaps, front, raise_=raise_, base=base, end=end, sewn='')
    off, stitch = base + raise_, stitch or FINE
    edge = sample(smooth([*gaps, *end] if open_front else gaps, 12), 40)
    for away, sew in [(0, False), *[(row, True) for row in rows]]:
        line = beside(last, parallel(edge, away), side)
        # About 33 cm of the shoe are one k.
        for part in [line, [line[-1], (side * (front - away / 33), 0.04)]] if open_front else [line]:
            if sew:
                stitches(last, part, thread, off + 0.005, **stitch)
            else:
                dyed_edge(last, part, dyed, off - 0.05)


def lip(last, side, material, thread, dyed, gaps, wide=1.3, raise_=0.1):
    """The edge of a slit in leather of one piece: it stands out beside the slit, over `wide` cm, and goes over into the skin."""
    xs, ys = np.array(gaps).T

    def fade(points):
        places = last.raw(np.abs(points[:, 0]), points[:, 1])
        away = np.abs(places[:, 1]) - np.interp(places[:, 0], xs, ys)
        return -(raise_ + 0.03) * (1 - ease(1 - away / wide) * ease((xs[-1] - places[:, 0]) / 1.2))

    outer = beside(last, [(x, y + wide) for x, y in gaps], side)
    overlay(last, outer, facing_line(last, gaps, side), material, raise_=raise_, lift=fade, sewn='', edges='t', step=0.15, name='lip')
    short = [(x, y) for x, y in gaps if x < xs[-1] - 0.8]
    dyed_edge(last, facing_line(last, short, side), dyed, raise_ - 0.06)
    stitches(last, beside(last, [(x, y + 0.2) for x, y in short], side), thread, raise_ - 0.015, **FINE)


def bar_tack(last, x, thread, off=0.04, half=0.22):
    """The few close threads that end a slit."""
    for at in (x - 0.05, x + 0.05):
        ends = [beside(last, [(at, half)], side)[0] for side in (-1, 1)]
        places, normals = last.frame([ends[0], (float(last.ridge_k(at)), 1.0), ends[1]])
        sweep('tack', places + normals * off, thread, radius=(0.035, 0.03), sides=8)


def thin_laces(last, opening, xs, aside, lace, facing, crossed=False, width=0.28, thick=0.12, length=2.4, stand=0.7, metal=None, tips=None, rim=None):
    """Waxed laces through plain holes (punched with a `rim`, or `metal` eyelets) in facings whose upper side lies `facing` cm above the last: bars, or crossed, and a bow."""
    outer, inner = (eyelets(last, xs, aside, side) for side in (-1, 1))
    for row in (outer, inner):
        if metal is not None:
            rings(last, row, metal, radius=width * 0.75 + 0.05, off=facing - 0.02, bore=width * 0.5, high=0.06, hole=dark())
        else:
            if rim is not None:
                craters(last, row, rim, radius=width * 0.7, off=facing)
            discs(last, row, dark(), radius=width * 0.62, off=facing + 0.002, sides=16)
    laces = Lacing(last, opening, lace, tips or fixed('lace-tip', (0.03, 0.028, 0.026), 0.3, 0.5), facing=facing, width=width, thick=thick, stand=stand)
    (laces.crossed if crossed else laces.barred)(outer, inner)
    laces.bow(xs[0] + 0.1, outer[0], inner[0], length)


def medallion(last, x, hole, rim, off):
    """The rosette of holes on a wing tip round x on the ridge."""
    around = [(0, 0, 0.11)] + [(0.42 * np.cos(turn), 0.42 * np.sin(turn), 0.06) for turn in np.radians(np.arange(0, 360, 45))]
    around += [(0.95 * np.cos(turn), 0.85 * np.sin(turn), 0.09) for turn in np.radians(np.arange(30, 390, 60))]
    around += [(-1.15, 0, 0.06), (1.2, 0, 0.06), (-0.75, 0.95, 0.055), (-0.75, -0.95, 0.055)]
    for along, across, radius in around:
        place = beside(last, [(x + along, max(abs(across), 0.01))], -1 if across < 0 else 1)
        punched_holes(last, place, hole, rim, radius, off)
