"""The form of garments with legs: what their drape does not give, for short legs have nothing to hold their hems open, and long ones sag over the knee."""
import math
from dataclasses import dataclass
from typing import Callable

import numpy as np
from scipy.interpolate import PchipInterpolator

from cloth.curves import ease, smooth
from cloth.shell import attribute, normals_of, paper_of
from parts.buckling import buckled, fine_enough
from parts.reshape import keyed, places_of, rounded_waist, smoothed
from units import CM

#: How far folds run on round a leg, which is narrower than a body (buckling.drawn_out).
FLOWING = 60


@dataclass(frozen=True)
class LegForm:
    """A garment with two legs as it hangs on an unseen body. Heights and lengths in cm; functions take heights."""

    #: Where the legs part, and how far above it the centre seam begins to run under the body.
    crotch: float
    tuck: float
    #: Half the width of the silhouette, half the depth of body and legs, half the gap between the legs.
    outer: Callable
    depth: Callable
    gap: Callable = lambda z: 0.4 + 0 * z
    #: Heights of the hem at the outer and the inner side of a leg; None: the pattern's.
    hem: tuple | None = None
    #: How far the crotch is raised over the pattern's: cloth that is worn is drawn up there.
    raised: float = 0.0
    #: How far the waist's middle lies lower in front and higher behind than the pattern's: what is worn shows the inside of its back, what lies level is a slab.
    tilt: tuple = (1.2, 1.2)
    #: How wide the waistband is, and how far the cloth lies further in under it: a band that lies on even cloth is a hoop of its own.
    banded: tuple | None = None
    #: How much fuller the seat is than the front, and how far the pouch of a man's front stands forward.
    seat: float = 0.10
    pouch: float = 0.0
    #: Share of the drape's folds that is kept, and how high they may be.
    folds: float = 0.6
    highest: float = 0.5
    #: Height of the waves in which loose legs hang, at the hem; how many of them go round a leg (three kinds that lie over each other); `seed` chooses where they lie.
    waves: float = 0.0
    counts: tuple = (3, 5, 8)
    #: Share of the waves that is lost at the seams: high waves would leave the outline ragged.
    calm: float = 0.0
    seed: int = 1
    #: A gathered waist: height of its seam, how far down its folds run, their height.
    gathered: tuple | None = None
    #: Height of the creases that run from the crotch over the thighs.
    creases: float = 0.0
    #: How much squarer than an ellipse the inner half of a leg is at the crotch, where the legs lie against each other.
    full: float = 0.0
    #: Height of the folds round the knee and above the hem, where long legs rest on the foot.
    breaks: float = 0.0
    #: How much the legs rest on the knee and the foot (1), or hang free, with more cloth round them the lower one looks (0).
    rests: float = 1.0
    #: How high the cuffs are, which lie close: waves and folds end above them.
    cuff: float = 0.0
    #: How far the buckles of its cloth lie apart, and how strong they are, as a share of what jeans do (parts/buckling.py).
    between: float = 3.2
    buckles: float = 1.0


def _even_angle(share, wide, deep):
    """The angle from the middle at a share of the way round a quarter of an ellipse."""
    angles = np.linspace(0, np.pi / 2, 61)
    flat = np.clip(deep / np.maximum(wide, 0.1), 0.3, 2.0)
    flats = np.linspace(0.3, 2.0, 18)
    table = []
    for flatness in flats:
        along = np.r_[0, np.cumsum(np.hypot(np.diff(np.sin(angles)), flatness * np.diff(np.cos(angles))))]
        table.append(np.interp(np.linspace(0, 1, 41), along / along[-1], angles))
    table = np.array(table)
    row = np.clip((flat - 0.3) / 0.1, 0, 16.999)
    column = np.clip(share, 0, 1) * 39.999
    low, left = row.astype(int), column.astype(int)
    up, right = row - low, column - left
    at = lambda r, c: table[r, c]
    return (at(low, left) * (1 - right) + at(low, left + 1) * right) * (1 - up) + (at(low + 1, left) * (1 - right) + at(low + 1, left + 1) * right) * up


def _half_width(segment):
    """Half width of the paper at a height, along a seam."""
    _, points, curved = segment
    line = smooth(points) if curved else np.array(points, float)
    order = np.argsort(line[:, 1])
    return lambda z: np.interp(z, line[order, 1], line[order, 0])


def _folds(dressing, form):
    """How far the drape stands off its own even shape, along its normal: the folds, without the fall of the whole."""
    mesh = dressing.garment.data
    places = places_of(dressing.garment)
    normals = normals_of(mesh)
    height = ((places - smoothed(mesh, places, 0.5, 40)) * normals).sum(1)
    for opening in ('hem', 'cuff', 'waist', 'leg'):
        if 'd_' + opening in mesh.attributes:
            height = height * ease((attribute(mesh, 'd_' + opening) - 2.5) / 6)
    height = form.highest * np.tanh(form.folds * height / form.highest)
    return smoothed(mesh, height[:, None], 0.5, 3)[:, 0]


def _waves(form, z, share, around, side):
    """Soft folds that grow towards the hem: few round each leg, and no two alike."""
    turn = np.random.default_rng(form.seed).uniform(0, 6.28, 6).reshape(2, 3)[(side > 0).astype(int)].T
    wave = sum(weight * np.sin(count * around + start) for weight, count, start in zip((0.55, 0.4, 0.25), form.counts, turn))
    low = z.min()
    wave = wave * (1 - form.calm * (1 - np.abs(np.cos(around))))
    if form.cuff:
        wave = wave * ease((z - low - form.cuff) / 4)
    return form.waves * wave * np.clip((form.crotch + 14 - z) / (form.crotch + 14 - low), 0, 1) * ease(share / 0.2)


def _gathers(form, x, z, is_back):
    """Folds that hang from a gathered waist, uneven in width, and the fewer the lower."""
    top, length, height = form.gathered
    shake = np.random.default_rng(form.seed)
    down = top - z
    total = np.zeros(len(x))
    for side in (False, True):
        fine, broad = shake.uniform(0, 6.28, 3), shake.uniform(0, 6.28, 3)
        bent = x + 0.9 * np.sin(x * 0.31 + broad[0]) + 0.6 * np.sin(x * 0.77 + fine[0])
        small = 0.6 * np.sin(bent * 2.5 + fine[1]) + 0.4 * np.sin(bent * 3.6 + fine[2])
        large = 0.7 * np.sin(bent * 0.82 + broad[1]) + 0.5 * np.sin(bent * 1.3 + broad[2] + down * 0.02)
        wave = small * 0.55 * np.exp(-np.maximum(down, 0) / (length * 0.26)) + 0.8 * large * np.exp(-((np.maximum(down, 0) / length) ** 2))
        total += np.where(is_back == side, wave, 0)
    return height * total * ease(down / 1.4)


def _creases(form, x, z, side):
    """A few creases from the crotch up and outwards, each side its own."""
    shake, height = np.random.default_rng(form.seed + 20), np.zeros(len(z))
    for here in (-1, 1):
        for row in range(4):
            start, slope, length = form.crotch + 4.5 - row * 3.4 + shake.normal(0, 0.6), shake.uniform(0.1, 0.5) - 0.12 * row, shake.uniform(7, 12)
            across = (z - start - (x - 1.5) * slope) / 1.5
            height += shake.uniform(0.6, 1) * (side == here) * np.exp(-(across**2)) * (1 - 0.6 * across) * ease((x - 1) / 2.5) * np.exp(-((np.maximum(x - 2, 0) / length) ** 3))
    return form.creases * height


def _breaks(form, z, around, side):
    """Short slanting folds above the hem, and softer ones at the knee; each goes round a part of its leg only."""
    shake, height, low = np.random.default_rng(form.seed + 40), np.zeros(len(z)), z.min() + form.cuff
    for here in (-1, 1):
        for level, strength in ((low + 5.5, 1.0), (low + 10.5, 0.75), (low + 17, 0.45), (45, 0.4), (51, 0.55), (57, 0.4)):
            middle, tilt = shake.uniform(0, 6.28), shake.uniform(1.0, 2.6) * shake.choice((-1, 1))
            across = (z - level - shake.normal(0, 0.8) - tilt * np.sin(around - middle)) / 1.9
            height += strength * (side == here) * np.exp(-(across**2)) * (1 - 0.7 * across) * (0.5 + 0.5 * np.cos(around - middle)) ** 1.5
    # At the seams they would nick the outline.
    return form.breaks * height * (1 - 0.65 * np.abs(np.sin(around)) ** 4)


def _in_band(form, x, z, is_back, from_edge):
    """How far the cloth lies in under the waistband: unevenly, for no waist is a hoop."""
    wide, deep = form.banded
    shake = np.random.default_rng(form.seed + 80).uniform(0, 6.28, 3) + 2.1 * is_back[:, None]
    uneven = np.sin(x * 0.9 + shake[:, 0]) + 0.8 * np.sin(x * 0.53 + shake[:, 1]) + 0.6 * np.sin(x * 1.7 + 0.2 * z + shake[:, 2])
    return deep * (1 + 0.22 * uneven) * ease((wide + 0.7 - from_edge) / 1.3)


def _buckles(dressing, form):
    """Lets the cloth buckle where it is longer than the leg: at the knee, above the hem, slanting up from the crotch."""
    fine_enough(dressing, form.between)
    mesh = dressing.garment.data
    paper, _ = paper_of(mesh)
    x, z = np.abs(paper[:, 0]), paper[:, 1]
    low = z.min() + form.cuff
    along = form.rests * (0.055 * np.exp(-(((z - 51) / 9) ** 2)) + 0.085 * ease((low + 18 - z) / 12)) - 0.01
    across = 0.02 + 0.06 * (1 - form.rests) * ease((form.crotch + 6 - z) / 14)
    # Below the fork they slant up and outwards.
    slant, fork = math.radians(62), 0.1 * np.exp(-(((z - form.crotch - 0.4 * (x - 4)) / 7) ** 2)) * np.exp(-((x / 14) ** 2))
    side = np.sign(paper[:, 0])
    excess = np.column_stack([across + fork * math.cos(slant) ** 2, -side * fork * math.sin(slant) * math.cos(slant), along + fork * math.sin(slant) ** 2])
    free = 0.25 + 0.75 * ease(attribute(mesh, 'd_seam') / 2)
    for opening, until in (('hem', form.cuff), ('cuff', form.cuff), ('waist', 4.0), ('leg', 0.0)):
        if 'd_' + opening in mesh.attributes:
            free = free * ease((attribute(mesh, 'd_' + opening) - until) / 3)
    buckled(dressing, form.buckles * excess * free[:, None], form.between, form.seed + 60, held=1 - free, flowing=FLOWING)


def form_legs(dressing, form):
    """Lays the garment on its form: each thread goes where its place on the paper says, with the folds of its drape."""
    mesh, outline = dressing.garment.data, dressing.cut.front
    paper, is_back = paper_of(mesh)
    folds = _folds(dressing, form)
    facing, side = np.where(is_back, 1, -1), np.where(paper[:, 0] >= 0, 1, -1)
    x, z = np.abs(paper[:, 0]), paper[:, 1].copy()
    hem = outline[2][1]
    outer = _half_width(outline[1])(z)
    inner = _half_width(outline[-1])(z)
    share, share_leg = np.clip(x / outer, 0, 1), np.clip((x - inner) / (outer - inner), 0, 1)
    # Threads of a seam lie a little off it on the paper: between front and back they would stand in zigzag.
    at_seam = attribute(mesh, 'd_seam') < 0.02
    share_leg = np.where(at_seam, np.round(share_leg), share_leg)
    share = np.where(at_seam & (share > 0.5), 1.0, share)
    if form.hem:
        shift = (form.hem[0] - hem[0][1]) * share_leg + (form.hem[1] - hem[-1][1]) * (1 - share_leg)
        z = z + shift * ease((form.crotch + 8 - z) / (form.crotch + 8 - hem[0][1]))
    if form.raised:
        bottom, crotch, top = z.min(), outline[-1][1][-1][1], z.max()
        z = PchipInterpolator([bottom, crotch, top], [bottom, crotch + form.raised, top])(z)
    wide, gap = form.outer(z), form.gap(z)
    deep = form.depth(z) * np.where(is_back, 1 + form.seat * np.exp(-(((z - form.crotch - 9) / 9) ** 2)), 1)
    body = _even_angle(share, wide, deep)
    on_body = np.column_stack([wide * np.sin(body), facing * deep * np.cos(body)])
    above = np.clip((z - form.crotch) / form.tuck, 0, 1)
    round_under = np.sqrt(1 - (1 - above) ** 2)
    half, leg_deep = (wide - gap) / 2, deep * 0.9
    quarter = _even_angle(np.abs(2 * share_leg - 1), half, leg_deep) * np.sign(2 * share_leg - 1)
    power = 2 + form.full * ease((z - form.crotch + 24) / 20) * (quarter < 0)
    round_off = (1 - np.abs(np.sin(quarter)) ** power) ** (1 / power)
    below = np.column_stack([gap + half + half * np.sin(quarter), facing * leg_deep * round_off])
    # The middle runs round under the body, the sides pass over into the thighs little by little.
    sideways = ease(share / 0.6)
    of_body = round_under * (1 - sideways) + ease((z - form.crotch + 8) / (form.tuck + 14)) * sideways
    flat = on_body * of_body[:, None] + below * (1 - of_body)[:, None]
    pouch = form.pouch * np.exp(-((flat[:, 0] / 5.2) ** 2) - ((z - form.crotch - 7.5) / 5.5) ** 2) * ~is_back
    tilted = np.where(is_back, form.tilt[1], -form.tilt[0]) * (1 - share**2) * ease((z - z.max() + 16) / 13)
    from_edge = attribute(mesh, 'd_waist')
    tilted = tilted + rounded_waist(dressing.cut, share, is_back) * np.exp(-((from_edge / 9) ** 2))
    places = np.column_stack([side * flat[:, 0], flat[:, 1] - pouch, z + tilted])
    mesh.vertices.foreach_set('co', (places * CM).ravel())
    mesh.update()
    normals = normals_of(mesh)
    around = np.where(is_back, np.pi - quarter, quarter)
    folds = folds + _waves(form, z, share, around, side) + _breaks(form, z, around, side)
    if form.creases:
        folds = folds + _creases(form, np.abs(places[:, 0]), z, side)
    if form.gathered:
        folds = folds + _gathers(form, paper[:, 0], paper[:, 1], is_back) * ease(attribute(mesh, 'd_seam') / 2)
    if form.banded:
        folds = folds - _in_band(form, paper[:, 0], paper[:, 1], is_back, from_edge)
    mesh.vertices.foreach_set('co', ((places + normals * folds[:, None]) * CM).ravel())
    dressing.anew()
    if form.buckles:
        _buckles(dressing, form)


def form_trousers(dressing, waist=15.4, hip=17.6, thigh=8.5, knee=7.6, ankle=6.6, gap=(0.2, 1.2, 1.8), raised=3.0, deep=(10.2, 11.2, 8.2, 6.9), **changes):
    """Lays long trousers on their form. Half widths of the silhouette at waist and hip, and of a leg; half `gap` of the legs at crotch, knee and hem; half depths at waist, seat, knee and hem."""
    outline = dressing.cut.front
    top, bottom, crotch = outline[0][1][-1][1], outline[2][1][0][1], outline[-1][1][-1][1] + raised
    if changes.get('hem'):
        bottom = changes['hem'][0]
    levels = (bottom, 47, crotch - 5, crotch + 10, top)

    def run(*values):
        """Through values at these levels, and on in the same direction below the hem: smoothing must not bend the hem in."""
        return keyed((2 * bottom - 47, 2 * values[0] - values[1]), *zip(levels, values))

    form_legs(dressing, LegForm(**{**dict(
        crotch=crotch, tuck=7.5, raised=raised, gap=run(gap[2], gap[1], gap[0], gap[0], gap[0]), outer=run(gap[2] + 2 * ankle, gap[1] + 2 * knee, gap[0] + 2 * thigh, hip, waist),
        depth=run(deep[3] / 0.9, deep[2] / 0.9, deep[1], deep[1], deep[0]), seat=0.08, full=4.0, folds=0.5, highest=0.35, waves=0.3,
    ), **changes}))


def form_shorts(dressing, waist=16.4, hip=18.0, leg=20.0, gap=1.6, deep=(6.8, 7.8, 6.4), raised=1.5, **changes):
    """Lays short legs on their form, flatter than a body: round ones look blown up. Half widths of the silhouette at waist, hip and hem; half `gap` of the legs at the hem; half depths at waist, seat and hem."""
    outline = dressing.cut.front
    top, bottom, crotch = outline[0][1][-1][1], outline[2][1][0][1], outline[-1][1][-1][1] + raised
    levels = (2 * bottom - crotch, bottom, crotch + 7, top - 3, top)
    through = lambda *values: keyed(*zip(levels, values))
    # The legs part in a point; an even gap between them is a tunnel.
    form_legs(dressing, LegForm(**{**dict(
        crotch=crotch, tuck=5.0, raised=raised, gap=lambda z: 0.05 + gap * np.clip((crotch - z) / (crotch - bottom), 0, 2), outer=through(2 * leg - hip, leg, hip, waist + 0.4, waist),
        depth=through(deep[2], deep[2] / 0.9, deep[1], deep[0], deep[0]), seat=0.1, full=2.0, folds=0.0, waves=0.7, calm=0.6, tilt=(1.4, 0.4), creases=0.4, rests=0.0, buckles=0.6, between=2.8,
    ), **changes}))


def form_tights(dressing, waist=13.0, hip=17.2, raised=4.0, deep=(8.8, 10.8), **changes):
    """Lays tights and leggings on legs: half widths and half depths of waist and hip; thigh, knee, calf and ankle are a body's. They are stretched: with the folds and buckles of looser cloth they are of clay."""
    outline = dressing.cut.front
    top, bottom, crotch = outline[0][1][-1][1], outline[2][1][0][1], outline[-1][1][-1][1] + raised
    form_legs(dressing, LegForm(**{**dict(
        crotch=crotch, tuck=8, raised=raised, seat=0.14, full=2.5, folds=0.0, creases=0.06, breaks=0.05, between=2.6, buckles=0.12,
        gap=keyed((bottom, 3.3), (24, 2.7), (35, 1.8), (47, 1.9), (60, 1.1), (crotch - 6, 0.35), (crotch, 0.15), (top, 0.15)),
        outer=keyed((bottom, 10.2), (22, 11.0), (35, 12.5), (47, 12.7), (60, 14.6), (crotch - 6, hip - 0.7), (crotch + 7, hip), (crotch + 17, hip * 0.55 + waist * 0.45), (top - 4, waist), (top, waist)),
        depth=keyed((bottom, 4.1), (22, 4.8), (35, 6.3), (47, 6.4), (60, 7.8), (crotch - 6, 9.2), (crotch + 7, deep[1]), (crotch + 17, deep[0] * 0.6 + deep[1] * 0.4), (top, deep[0])),
    ), **changes}))
