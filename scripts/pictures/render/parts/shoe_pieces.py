"""Pieces that recur on shoes: quarters, eyelet facings, heel tabs, aprons, perforated edges."""
import numpy as np

from parts.mesh import sweep
from parts.shoe_upper import along, craters, discs, front_piece, overlay, stitches


def _round_heel(side, end, steps=7):
    return [side * k for k in np.linspace(0, end, steps)]


def facing_line(last, gaps, side):
    """(k, t) of the facing's edge: `gaps` [(x, distance from the middle)] from the throat to the vamp."""
    return [tuple(p) for p in last.find(gaps, side, 'top', low=0.3, high=1)]


def quarter(last, side, material, gaps, front, low=0.04, raise_=0.15, sewn='tr', base=0.0, end=None, name='quarter', **more):
    """One side of a low shoe: from the heel to the facing; its lower front corner lies at k = `front`, its upper one round the places `end`, (x, cm from the middle)."""
    t = last.throat
    line = facing_line(last, gaps, side)
    lower = [(k, low) for k in _round_heel(side, front)]
    collar = [(side * k, 1.0) for k in np.linspace(0, t - 0.07, 6)] + [(side * (t - 0.028), 0.985)]
    return overlay(last, lower, collar + line + ([tuple(p) for p in last.find(end, side, 'top', low=0.2, high=1)] if end else []), material, raise_=raise_, sewn=sewn, base=base, edges='btr', name=name, **more)


def facing(last, side, material, gaps, wide, raise_=0.12, base=0.15, sewn='btlr', name='facing', **more):
    """The reinforced strip that holds the eyelets, `wide` cm (a number or one for each gap)."""
    wide = np.broadcast_to(wide, len(gaps))
    inner = facing_line(last, [(x, y + 0.04) for x, y in gaps], side)
    outer = [tuple(p) for p in last.find([(x, y + w) for (x, y), w in zip(gaps, wide)], side, 'top', low=0.1, high=0.995)]
    return overlay(last, outer, inner, material, raise_=raise_, base=base, sewn=sewn, step=0.22, name=name, **more)


def heel_tab(last, material, low=0.03, high=1.0, wide=(0.10, 0.055), base=0.13, raise_=0.12, sewn='lr', edges='lrbt', **more):
    """A strip over the seam at the back, from t = low to t = high; half widths in k."""
    across = (-1, -0.5, 0.5, 1)
    return overlay(last, [(a * wide[0], low) for a in across], [(a * wide[1], high) for a in across], material, base=base, raise_=raise_, sewn=sewn, edges=edges, name='heel-tab', **more)


def counter_line(side, foot, top, low=0.03):
    """(k, t) of a heel counter's upper edge on one side, from the middle of the heel down to k = foot."""
    return [(0, top[1] + 0.12), (side * top[0] * 0.5, top[1] + 0.10), (side * top[0], top[1]), (side * (foot * 0.5 + top[0] * 0.5), top[1] * 0.62), (side * foot * 0.98, low + 0.14)]


def counter(last, side, material, foot=0.26, top=(0.13, 0.55), base=0.14, raise_=0.12, low=0.03, sewn='tr', **more):
    """A heel counter: a curved piece low at the back, from the middle of the heel to k = foot."""
    lower = [(side * k, low) for k in np.linspace(0, foot, 6)]
    return overlay(last, lower, counter_line(side, foot, top, low), material, base=base, raise_=raise_, sewn=sewn, edges='btr', name='counter', **more)


def blade(last, side, foot, head, material, base=0.02, raise_=0.08, sewn=''):
    """A strip on one side from the sole, from x to x of `foot`, up to `head`, its back and front corner (x, distance from the middle); other pieces cover both its ends."""
    below, above = last.find([(x, 0.25) for x in foot], side), last.find(head, side, 'top', low=0.2, high=0.99)
    back, front = ([tuple(low), tuple(low * 0.45 + high * 0.55), tuple(high)] for low, high in zip(below, above))
    return overlay(last, back, front, material, base=base, raise_=raise_, sewn=sewn, edges='bt', edge=0.07, name='blade')


def _mudguard_line(last, foot, x):
    """(k, t) of a mudguard's edge on one side, from k = foot on the sole to x on the ridge."""
    end = float(last.ridge_k(x))
    over = last.find([(x - 0.6, 3.1), (x - 0.15, 2.1), (x, 1.05)], 1, 'top', low=0.1, high=0.99)
    wing = [tuple(np.array([foot, 0.05]) * (1 - share) + over[0] * share - [0, dip]) for share, dip in ((0.4, 0.06), (0.75, 0.05))]
    return [(foot, 0.05), *wing, *map(tuple, over), (end, 1.0)]


def mudguard(last, material, foot=0.56, x=24.0, **more):
    """A toe cap that runs back along the sole in two wings, as one smooth line."""
    return front_piece(last, _mudguard_line(last, foot, x), material, **more)


def sewn_mudguard(last, material, thread, dyed, foot=0.56, x=24.0, **more):
    """A mudguard with its cut edge and two rows of stitches."""
    return sewn_vamp(last, _mudguard_line(last, foot, x), material, thread, dyed, inward=(0.009, 0.017), **more)


def line_to(last, foot, points, x):
    """A vamp or cap line for one side: from the feather line at k = foot, through places seen from above, to x on the ridge."""
    end = min(float(last.ridge_k(x)), 0.995)
    return [(foot, 0.05)] + [tuple(p) for p in last.find(points, 1, 'top', low=0.08, high=0.99)] + [(end, 1.0)]


def apron(last, material, thread, line, radius=0.08, pitch=0.36, off=0.0):
    """The raised, hand-sewn seam of a moccasin: `line` [(x, distance from the middle)] from the throat to the toe, mirrored."""
    half = last.find(line, -1, 'top', low=0.2, high=0.999)
    points = np.vstack([half, [(-2 - k, t) for k, t in half[::-1]]])
    places = along(last, points, off, 240)
    sweep('apron', places, material, radius=(radius, radius * 1.15), sides=12)
    return stitches_across(last, points, thread, radius, pitch, off)


def stitches_across(last, points, thread, radius, pitch, off, thick=0.032):
    """Short threads over a raised seam, sunk into it by their half: threads that stand off are a comb where the seam is the shoe's outline."""
    count = 400
    line = last.curve(points, count)
    places, normals = last.frame(line)
    total = np.r_[0, np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))]
    tangent = np.gradient(places, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    for distance in np.arange(pitch, total[-1] - pitch / 2, pitch):
        index = int(np.searchsorted(total, distance))
        aside = np.cross(normals[index], tangent[index])
        turn = np.linspace(-0.15, np.pi + 0.15, 9)
        path = places[index] + normals[index] * off + np.outer(np.cos(turn) * radius, aside) + np.outer(np.sin(turn) * radius * 1.15, normals[index])
        sweep('thread', path, thread, radius=(thick * 1.4, thick * 0.8), sides=6, up=tuple(tangent[index]))


def punched(last, points, hole, rim, off=0.16, big=0.085, small=0.04, pitch=0.55):
    """A brogue's row of holes along a (k, t) curve, one large, two small, with rims of leather."""
    count = int(np.linalg.norm(np.diff(last.place(last.curve(points, 200)), axis=0), axis=1).sum() / pitch)
    line = last.curve(points, max(4, count * 3 + 1))
    punched_holes(last, line[::3], hole, rim, big, off)
    punched_holes(last, np.vstack([line[1::3], line[2::3]]), hole, rim, small, off)


def punched_holes(last, points, hole, rim, radius, off):
    """Holes at (k, t) places of a piece whose upper side lies `off` cm above the last."""
    craters(last, points, rim, radius, off)
    return discs(last, points, hole, radius=radius * 1.02, off=off - 0.006)


def seam(last, points, thread, off=0.02, double=None):
    """A line of stitches; `double` the distance in t of a second one."""
    stitches(last, points, thread, off)
    if double:
        stitches(last, [(k, t + double) for k, t in points], thread, off)


def dyed_edge(last, points, material, off=0.2):
    """The dyed cut edge of a piece that lies `off` cm over the last, along a (k, t) curve: leather of one colour shows its edges by it."""
    return sweep('cut-edge', along(last, points, off, 200), material, radius=(0.05, 0.07), sides=8)


def sewn_vamp(last, half, panel, thread, dyed, base=0.06, raise_=0.12, inward=(0.01,), **stitch):
    """A vamp or toe cap before a line (as front_piece's), its cut edge dyed and sewn down with rows of stitches, `inward` (in k) from it."""
    piece = front_piece(last, half, panel, raise_=raise_, base=base, sewn='')
    for side in (-1, 1):
        dyed_edge(last, [(side * k, t) for k, t in half], dyed, base + raise_ - 0.05)
        for distance in inward:
            stitches(last, [(side * (k + distance), t) for k, t in half], thread, off=base + raise_ + 0.01, **stitch)
    return piece


def instep_line(last, foot, x, count=50):
    """Heights t, and k there, of a line from the feather line at k = foot up to x on the ridge, over which it arches: a line of even k turns sharply there."""
    heights, ks = np.linspace(0, 1, count), np.linspace(last.throat, 0.97, 300)
    begin = float(last.raw([foot], [0.03])[0, 0])
    wanted = begin + (x - begin) * heights * (2 - heights)
    return heights, np.array([np.interp(at, last.raw(ks, np.full(300, t))[:, 0], ks) for at, t in zip(wanted, heights)])


def strap(last, x_outer, x_inner, low, wide, material, base=0.1, raise_=0.18, sewn='bt', name='strap', step=0.25, lift=None, edge=0.1):
    """A strap across the instep from the feather line of one side to the other: x on the ridge, width in cm there; `low`: k of its ends, beyond the throat's."""
    heights = (0.03, 0.27, 0.5, 0.75, 0.9)

    def line(foot, x):
        # Even steps over the ridge: two places close to each other there make a smooth curve turn back, a scratch on the instep.
        course = instep_line(last, foot, x)
        half = [(-float(np.interp(t, *course)), t) for t in heights]
        return [*half, (-float(course[1][-1]), 1.0), *[(at, 2 - t) for at, t in half[::-1]]]

    back, front = line(low[0], x_outer), line(low[1], x_outer + wide)
    return overlay(last, back, front, material, base=base, raise_=raise_, sewn=sewn, edges='bt', name=name, step=step, lift=lift, edge=edge)
