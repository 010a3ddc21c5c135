"""Women's underwear and nightwear."""
import numpy as np

from cloth.blocks import shorts, strapped
from cloth.curves import arc, lengths, smooth
from cuts.kinds import SOFT_GLEAM, Garment, cut
from parts.closures import straps
from parts.leg_form import LegForm, form_legs
from parts.mesh import sweep
from parts.patch import band
from parts.reshape import gathers, keyed

COTTON = dict(weave='jersey', sheen=0.3, roughness=0.9, specular=0.1, creases=0.06)


def waistband(dressing, front, back, rise, half_width, width, material, raise_=0.26, bow=1.01):
    """An elastic waist; `front`, `back`: its height at the centres, `rise` towards the sides."""
    for surface, middle, slope in ((dressing.front, front, rise), (dressing.back, back, front + rise - back)):
        upper = lambda x, middle=middle, slope=slope: middle + (x / half_width) ** 2 * slope + 0.3
        band(surface, upper, lambda x, upper=upper: upper(x) - width, half_width, material, raise_=raise_, bow=bow)


def dress_briefs(dressing):
    """A covered elastic at the waist."""
    form_legs(dressing, LegForm(
        crotch=72.6, tuck=12, outer=keyed((72, 15.2), (84, 16.2), (92, 15.9), (104, 13.4)), depth=keyed((72, 10.6), (84, 11.0), (92, 10.4), (104, 9.0)),
    ))
    elastic = dressing.cloth('elastic', weave='rib', relief=0.6, creases=0.0)
    waistband(dressing, 103.2, 104.0, 0.6, 16.6, 2.4, elastic)


_sides = [('seam', [(17.0, 104.0), (19.4, 97), (20.2, 90.5)], 1)]
_front = [('waist', [(0, 103.2), (17.0, 104.0)], 0), *_sides, ('leg', [(20.2, 90.5), (14.4, 86.6), (7.8, 80.4), (3.4, 73.2)], 1), ('seam', [(3.4, 73.2), (0, 73.2)], 0)]
_back = [('waist', [(0, 104.6), (17.0, 104.0)], 0), *_sides, ('leg', [(20.2, 90.5), (16.8, 84.4), (10.4, 78.2), (3.4, 73.2)], 1), ('seam', [(3.4, 73.2), (0, 73.2)], 0)]
cut('women-high-waist-briefs', Garment(
    front=_front, back=_back, body='woman', cloth='lycra', arms=False, legs=False, crotch=(74, 8), inflate=15, pinned='waist', thick=0.2, camera=(88.5, 64), detail=(6, 97, 26),
    material=dict(**COTTON, hems=[('leg', 0.9)], chart='women_briefs'), dress=dress_briefs,
))


def dress_sleep_shorts(dressing):
    """A flat elastic with a tied cord."""
    form_legs(dressing, LegForm(
        crotch=72.5, tuck=13, outer=keyed((62, 20.4), (72, 19.0), (84, 17.9), (93, 16.2), (103.6, 13.8)), depth=keyed((62, 10.8), (74, 11.2), (88, 10.8), (103.6, 9.2)),
        gap=keyed((62, 1.1), (72, 0.3), (90, 0.3)), hem=(63.6, 62.6), waves=1.2, folds=0.8,
    ))
    gathers(dressing, 100.6, 20, count=17, depth=0.35, seed=3)
    elastic = dressing.cloth('elastic', weave='rib', relief=0.8, creases=0.0)
    waistband(dressing, 102.8, 103.8, 0.6, 16.4, 2.8, elastic)
    cord = dressing.cloth('cord', weave='twill', creases=0.0, shade=0.9)
    for side in (-1, 1):
        start = dressing.along([(side * 0.7, 101.8)], 0.6)[0]
        loop = [start] + dressing.along([(side * 2.4, 100.6), (side * 3.0, 98.6), (side * 1.7, 98.9), (side * 0.5, 101.2)], 0.75)
        sweep('bow', arc(loop, 40), cord, radius=(0.2, 0.2), sides=10, up=(0, -1, 0.2))
        end = [start] + dressing.along([(side * 1.2, 98.8), (side * 1.9, 95.4), (side * 1.5, 91.5 - side)], 0.55)
        sweep('cord', arc(end, 40), cord, radius=(0.2, 0.2), sides=10, up=(0, -1, 0.2))
    knot = dressing.along([(-0.8, 101.4), (0.8, 101.4)], 0.8)
    sweep('knot', knot, cord, radius=(0.38, 0.34), sides=12, up=(0, -1, 0.2))


_front, _back = shorts(waist=17.2, side=((23.0, 92), (27.0, 80), (30.8, 65.0)), inner=2.0, crotch=73.5, top=103.6, hem_drop=6.0)
cut('women-sleep-shorts', Garment(
    front=_front, back=_back, body='woman', cloth='cotton', arms=False, quality=6, crotch=(73.5, 6), spread=1.5, inflate=16, pinned='waist', thick=0.15, camera=(84, 66), detail=(5, 96, 28),
    material=dict(**{**COTTON, 'creases': 0.1}, hems=[('hem', 1.8)], chart='women_sleep_shorts'), dress=dress_sleep_shorts,
))


def dress_boyshorts(dressing):
    """A narrow edge without a seam."""
    form_legs(dressing, LegForm(
        crotch=72.5, tuck=12, outer=keyed((68, 17.6), (80, 18.0), (90, 16.6), (100, 14.2)), depth=keyed((68, 10.2), (82, 11.2), (92, 10.4), (100, 9.2)),
        gap=keyed((66, 0.8), (73, 0.2)), hem=(71.0, 69.4),
    ))
    waistband(dressing, 99.0, 99.8, 0.5, 16.8, 1.4, dressing.cloth('edge', creases=0.0), raise_=0.12)


_front, _back = shorts(waist=17.0, side=((20.8, 92), (24.2, 82), (27.2, 70.0)), inner=2.0, crotch=73.5, top=99.8, hem_drop=5.0)
cut('women-boyshorts', Garment(
    front=_front, back=_back, body='woman', cloth='cotton', arms=False, quality=6, crotch=(73.5, 6), spread=1.5, inflate=15, pinned='waist', mirrored=-1, thick=0.16, camera=(82.5, 72), detail=(6, 90, 26),
    material=dict(weave='satin', sheen=0.2, roughness=0.6, specular=0.18, creases=0.04, relief=0.3, chart='women_boyshorts'), dress=dress_boyshorts, gleam=SOFT_GLEAM,
))


def lace(dressing, surface, edge, material, depth=1.9, above=0.7, scallop=1.7):
    """A border of lace along the paper points `edge`: scallops, rings and a net of thread, `above` cm of it over the edge."""
    line = smooth(edge, 40)
    total = lengths(line)[-1]
    count = max(2, round(total / scallop)) * 2
    step = total / count
    tangent = np.gradient(line, axis=0)
    normal = np.column_stack([-tangent[:, 1], tangent[:, 0]])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    if normal[:, 1].mean() < 0:
        normal = -normal
    along = lengths(line)

    def place(s, height, off=0.16):
        """Space of a place `s` cm along the edge and `height` cm above it."""
        s = np.clip(np.atleast_1d(s), 0, total)
        height = np.broadcast_to(height, s.shape)
        inner = np.column_stack([np.interp(s, along, (line + normal * -0.35)[:, axis]) for axis in (0, 1)])
        far = np.column_stack([np.interp(s, along, (line + normal * -1.6)[:, axis]) for axis in (0, 1)])
        on, normals, _, _ = surface.frame(inner, reach=0.3)
        low = surface.place(far)
        up = (on - low) / 1.25
        return on + up * (height + 0.35)[:, None] + normals * off

    def thread(s, height, radius=0.055, off=0.16):
        sweep('lace', place(s, height, off), material, radius=(radius, radius), sides=6, up=(0, -1, 0.3))

    turn = np.linspace(0, 2 * np.pi, 25)
    for index in range(0, count, 2):
        start = index * step
        s = np.linspace(0, 2 * step, 15)
        thread(start + s, above - 0.65 + 0.65 * np.abs(np.sin(np.pi * s / (2 * step))), 0.075)
        thread(start + s, above - 0.95 + 0.60 * np.abs(np.sin(np.pi * s / (2 * step))), 0.05)
        middle = start + step
        thread(middle + 0.34 * np.cos(turn), above - 1.15 + 0.34 * np.sin(turn), 0.07)
        thread(middle + 0.12 * np.cos(turn), above - 1.15 + 0.12 * np.sin(turn), 0.07)
        for petal in range(6):
            angle = petal * np.pi / 3
            leaf = np.linspace(0, 1, 7)
            thread(middle + np.cos(angle) * leaf * 0.62, above - 1.15 + np.sin(angle) * leaf * 0.62, 0.05)
        thread(start + 0.2 * np.cos(turn), above - 1.0 + 0.2 * np.sin(turn), 0.055)
    s = np.linspace(0, total, count * 3)
    zigzag = np.where(np.arange(len(s)) % 2 == 0, above - depth, above - depth + 0.35)
    thread(s, zigzag, 0.05)
    for height in (above - depth, above - depth + 0.4):
        thread(s, np.full(len(s), height), 0.065)


def dress_lace_camisole(dressing):
    """Lace along the neck, straps, a small bow."""
    thread = dressing.cloth('lace', weave='smooth', creases=0.0, roughness=0.6, sheen=0.3)
    for side in (-1, 1):
        lace(dressing, dressing.front, [(0, 128.5), (side * 4.0, 130.3), (side * 8.4, 134.5)], thread)
        lace(dressing, dressing.front, [(side * 8.4, 134.5), (side * 13, 130), (side * 19.8, 127.7)], thread)
    straps(dressing.front, dressing.back, dressing.plain)
    bow = dressing.along([(0, 127.6)], 0.5)[0]
    for side in (-1, 1):
        loop = [bow, bow + np.array([side * 0.9, -0.15, 0.55]), bow + np.array([side * 1.25, -0.1, 0.0]), bow + np.array([side * 0.8, -0.1, -0.3]), bow]
        sweep('bow', arc(loop, 24), dressing.plain, radius=(0.16, 0.06), sides=8, up=(0, -1, 0.2))


_front, _back = strapped(bust=(20.8, 127.5), side=((20.0, 116), (20.2, 106), (22.0, 92.5)))
cut('women-lace-camisole', Garment(
    front=_front, back=_back, body='woman', cloth='silk', arms=False, inflate=20, frames=40, pinned='neck', thick=0.14, camera=(121, 92), detail=(3, 128, 30),
    material=dict(weave='jersey', relief=0.5, sheen=0.25, roughness=0.6, specular=0.2, creases=0.08, hems=[('hem', 1.0)], double=False, seams=False), dress=dress_lace_camisole,
))
