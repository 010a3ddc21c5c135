"""What a shoe stands on: sole plates, heels, wedges, thick foot beds."""
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.spatial import cKDTree

from cloth.curves import ease, sample
from parts.foot_straps import loop_of
from parts.mesh import grid


def loft(name, last, outline, rings, material, height=None, wave=None, notch=0.0):
    """Rings round a closed outline: [(offset outward (cm, or one at each place of the outline), share of the way from the lower height to the bed, extra cm)].

    The first and last are drawn to the middle line. `height(x)`: the lower height (none: the bed itself). `wave`: (pitch, depth) of level
    ridges. `notch`: depth of the notches of a tread.
    """
    out = smooth_outward(outline)
    bed = last.bed(outline[:, 0])
    low = bed if height is None else height(outline[:, 0])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(outline, axis=0), axis=1))]
    lines = []
    for offset, share, extra in rings:
        level = low + (bed - low) * share + extra
        more = np.zeros(len(outline))
        if wave and np.max(offset) > 0:
            more = wave[1] * (np.sqrt(np.abs(np.sin(np.pi * level / wave[0]))) - 0.6)
        if notch:
            more = -notch * (np.sin(along * 2 * np.pi / 1.5) > 0.35) * (level < low + 0.33)
        lines.append(np.column_stack([outline + out * (offset + more)[:, None], level]))
    ends = []
    for line in (lines[0], lines[-1]):
        middle = line.copy()
        middle[:, 1] = last.centre(line[:, 0])
        ends.append([line * (1 - share) + middle * share for share in (0.5, 1.0)])
    lines = ends[0][::-1] + lines + ends[1]
    places = np.array(lines).transpose(1, 0, 2)
    paper = [(a, z + up * 0.001) for a, row in zip(along, places) for up, z in enumerate(row[:, 2])]
    return grid(name, places, material, paper, closed=True)


def plate(last, material, thick=0.35, out=0.12, name='sole', behind=None, below=0.0):
    """A thin sole under the whole bed, or `below` cm under it; where a heel is covered it ends at the heel's breast, x = `behind`."""
    outline = last.outline()[:-1]
    within = 0.4 * ease((behind - outline[:, 0]) / 0.3) if behind else 0.0
    rings = [(-0.25, 1, -0.02), (out - 0.06, 1, 0.0), (out, 1, -0.05), (out, 1, -thick + 0.05), (out - 0.06, 1, -thick), (-0.3, 1, -thick)]
    # What is drawn in at the back would keep the height of the place that it comes from, and pierce the insole.
    return loft(name, last, outline, [(offset - within, share, more - 0.6 * within - below) for offset, share, more in rings], material)


def heel(last, material, tip, stations, front_power=5.0, turns=72, covered=None):
    """A heel: `stations` [(share of its height from the floor, x of its back, x of its front, half width)], the last one the seat.

    `tip`: material of the top piece it stands on. `covered`: it meets the upper itself, not the sole, so many cm above the bed.
    """
    angle = np.linspace(0, 2 * np.pi, turns, endpoint=False)
    cosine, sine = np.cos(angle), np.sin(angle)
    stations = np.asarray(stations, float)
    seat_back, seat_front, seat_half = stations[-1, 1:]

    def ring(back, front, half):
        # The back half follows the outline of the foot, the front is nearly straight and a little hollow.
        belly = min(half * 1.15, (front - back) * 0.55)
        x = np.where(cosine < 0, back + belly + belly * cosine, back + belly + (front - back - belly) * np.abs(cosine) ** (2 / front_power))
        power = np.where(cosine < 0, 2.0, front_power)
        y = half * np.sign(sine) * np.abs(sine) ** (2 / power)
        hollow = 0.12 * (front - back) * (1 - (y / half) ** 2) * (cosine > 0)
        return x - hollow * np.clip(cosine * 3, 0, 1), y

    top_x, _ = ring(seat_back, seat_front, seat_half)
    above = last.bed(top_x) - (last.sole * 0.5 if covered is None else -covered)
    dense = np.linspace(0, 1, 33)
    shape = PchipInterpolator(stations[:, 0], stations[:, 1:])

    def body(shares):
        lines = []
        for share in shares:
            x, y = ring(*shape(share))
            lines.append(np.column_stack([x, y, share * above]))
        return lines

    piece = 0.45 / float(last.bed(1.0))
    lines = body(np.r_[piece, piece + 0.004, piece + (1 - piece) * dense[1:]])
    lines = [np.tile(lines[0].mean(0), (turns, 1))] + lines
    places = np.array(lines).transpose(1, 0, 2)
    paper = [(np.sin(a) * 3 + 4 + a, z * 6) for a in angle for z in np.linspace(0, 1, places.shape[1])]
    grid('heel', places, material, paper, closed=True)
    low = body([0, 0.002, piece * 0.9, piece * 0.94])
    for line in low:
        line[:, :2] = (line[:, :2] - line[:, :2].mean(0)) * 0.97 + line[:, :2].mean(0)
    low = [np.tile(low[0].mean(0), (turns, 1))] + low + [np.tile(low[-1].mean(0), (turns, 1))]
    grid('top-piece', np.array(low).transpose(1, 0, 2), tip, closed=True)


def footbed(last, body, cover, outsole, thick=0.55, out=0.35, rim=0.3, cleats=0.0, ledge=0.06, share=1.0):
    """A thick foot bed (cork, foam) with its cover, a raised rim and an outsole, `ledge` cm wider.

    `cleats` is the depth of the tread's notches, seen at the edge; `share` of the bed's width is covered.
    """
    outline = last.outline()[:-1]
    rings = [(-0.8, 1, -0.75), (-0.35, 1, -0.5), (-0.12, 1, rim - 0.1), (0.06, 1, rim), (out * 0.6, 1, rim * 0.8), (out, 1, -0.15)]
    rings += [(out + 0.03, share_, 0.0) for share_ in (0.75, 0.5)] + [(out - 0.02, 0, thick + 0.06), (out - 0.2, 0, thick + 0.02)]
    loft('bed', last, outline, rings, body, height=last.ground)
    edge = out + ledge
    low = [(out - 0.1, 0, thick), (edge, 0, thick - 0.03), (edge + 0.02, 0, thick * 0.75), (edge, 0, 0.08), (edge - 0.08, 0, 0.0), (-0.5, 0, 0.0)]
    loft('outsole', last, outline, low, outsole, height=last.ground, notch=cleats)
    hollow(last, cover, rim, share)


def trail_sole(last, bed, cover, middle, rubber, out=0.3, seam=0.64):
    """A foot bed, a wider midsole whose upper edge (at that share of the height) is the seam that straps go into, and cleated rubber that climbs at heel and toe."""
    outline = last.outline()[:-1]
    rings = [(-0.8, 1, -0.75), (-0.35, 1, -0.5), (-0.12, 1, 0.2), (0.04, 1, 0.3), (out * 0.6, 1, 0.24), (out - 0.02, 1, 0.05), (out, 1, -0.15), (out, seam, 0), (out - 0.1, seam, -0.1)]
    loft('bed', last, outline, rings, bed, height=last.ground)
    edge = out + 0.24
    walls = [(out - 0.1, seam, 0), (edge - 0.06, seam, 0), (edge, seam, -0.06), (edge + 0.02, seam * 0.72, 0), (edge - 0.06, seam * 0.65, 0), (edge - 0.06, seam * 0.55, 0)]
    loft('midsole', last, outline, [*walls, (edge + 0.03, seam * 0.48, 0), (edge + 0.05, 0, 0.3), (edge - 0.1, 0, 0.2)], middle, height=last.ground)
    ends = 0.45 * np.maximum(ease((3.0 - outline[:, 0]) / 3.0), ease((outline[:, 0] - last.length + 3.5) / 3.0))
    tread = [(edge - 0.1, 0, 0.45 + ends), (edge + 0.06, 0, 0.42 + ends), (edge + 0.1, 0, 0.36 + ends), (edge + 0.1, 0, 0.33), (edge + 0.08, 0, 0.08), (edge, 0, 0.0), (-0.5, 0, 0.0)]
    loft('tread', last, outline, tread, rubber, height=last.ground, notch=0.3)
    hollow(last, cover, 0.3)


def hollow(last, material, rim, share=1.0):
    """The upper side of a foot bed that has taken the foot's shape: rim, seat of the heel, arch, and the bar that the toes grip."""
    outer, inner = last.half_outline(-1), last.half_outline(1)
    across = np.sin(np.linspace(-1, 1, 31) * np.pi / 2)
    rows = outer[:, None] * (0.5 - across / 2 * share)[None, :, None] + inner[:, None] * (0.5 + across / 2 * share)[None, :, None]
    flat = rows.reshape(-1, 2)
    outline = sample(last.outline(), 1500)
    from_edge, length = cKDTree(outline).query(flat)[0], last.length
    x, aside = flat[:, 0], (flat[:, 1] - last.centre(flat[:, 0])) / np.maximum(last.half_width(flat[:, 0]), 0.5)
    swell = lambda at, wide: np.exp(-(((x / length - at) / wide) ** 2))
    height = last.bed(x) + rim * (1 - ease(from_edge / 1.3)) + 0.02
    # Its edge dips into the rim, or one looks under it.
    height -= 0.1 * (1 - ease(from_edge / 0.2))
    height += ease(from_edge / 2.4) * (0.16 * swell(0.60, 0.05) * (1 - aside**2) - 0.32 * swell(0.13, 0.11) - 0.12 * swell(0.70, 0.06) - 0.08 * swell(0.88, 0.06))
    height += ease(from_edge / 1.4) * (0.30 * swell(0.42, 0.10) * ease((aside - 0.1) / 0.6) + 0.26 * swell(0.795 + 0.02 * aside - 0.03 * aside**2, 0.022))
    places = np.column_stack([flat, height]).reshape(*rows.shape[:2], 3)
    return grid('cover', places, material, [(p[0], p[1] + 10) for p in flat])


def wedge(last, material, rope, outsole, row=0.62, out=0.1):
    """A rope wedge from the bed down to the floor: level rows of jute, one more row along its upper edge, a thin rubber sole."""
    outline = last.outline()[:-1]
    ground = lambda x: last.ground(x) + 0.35
    rings = [(-0.3, 1, -0.02), (0.0, 1, 0.0)] + [(out, share, 0.0) for share in np.linspace(0.98, 0.0, 90)] + [(-0.3, 0, 0.0)]
    loft('wedge', last, outline, rings, material, height=ground, wave=(row, 0.13))
    loft('outsole', last, outline, [(-0.2, 0, 0.0), (out + 0.04, 0, 0.0), (out + 0.08, 0, -0.05), (out + 0.06, 0, -0.33), (-0.2, 0, -0.35)], outsole, height=ground)
    edge = outline + smooth_outward(outline) * (out + 0.02)
    loop_of(np.column_stack([edge, last.bed(edge[:, 0]) - 0.2]), rope, (0.26, 0.32), 'rope')


def smooth_outward(outline):
    """Outward normals of a closed outline, evened."""
    following, before = np.roll(outline, -1, 0), np.roll(outline, 1, 0)
    tangent = following - before
    out = np.column_stack([tangent[:, 1], -tangent[:, 0]])
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    out *= np.sign(np.sum((outline - outline.mean(0)) * out, axis=1).mean())
    for _ in range(4):
        out = (np.roll(out, 1, 0) + 2 * out + np.roll(out, -1, 0)) / 4
    return out
