"""Women's underwear and nightwear."""
import numpy as np
from scipy.ndimage import gaussian_filter1d

from cloth.blocks import shorts, strapped
from cloth.curves import arc, lengths, sample, smooth
from cuts.kinds import SOFT_GLEAM, Garment, cut
from parts.closures import straps
from parts.hanging import hung, lumps_out
from parts.leg_form import LegForm, form_legs
from parts.mesh import mesh, sweep
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


#: The lace of a camisole: cm between scallops, cm below and above the cloth's edge, cm of a mesh's square.
SCALLOP, LACE_LOW, LACE_HIGH, LACE_MESH = 1.8, 1.7, 0.8, 0.06


def lace_threads(along, height):
    """Where lace has thread: a scalloped border, a flower in each scallop, a net between them and a closed foot; elsewhere one sees through it."""
    within = (along / SCALLOP % 1 - 0.5) * SCALLOP
    crest = LACE_HIGH - 0.42 * (1 - np.sqrt(np.maximum(1 - (within / SCALLOP * 2) ** 2, 0)))
    border = (height < crest) & (height > crest - 0.17)
    from_flower, angle = np.hypot(within, height + 0.1), np.arctan2(height + 0.1, within)
    flower = (np.abs(from_flower - 0.4 - 0.11 * np.cos(6 * angle)) < 0.085) | (from_flower < 0.12)
    net = (np.abs((along + height) / 0.5 % 1 - 0.5) > 0.36) | (np.abs((along - height) / 0.5 % 1 - 0.5) > 0.36)
    net &= from_flower > 0.56
    foot = (height < 0.3 - LACE_LOW) | (np.abs(height + 0.95) < 0.07)
    return (height < crest) & (border | flower | net | foot)


def lace(dressing, edge, material):
    """A flat border of lace that follows the front's upper edge (paper points of its right half, from the centre), partly over it."""
    half = np.vstack([smooth(part, 40) for part in edge])
    line = sample(np.vstack([half[::-1] * [-1, 1], half[1:]]), 400)
    tangent = gaussian_filter1d(np.gradient(line, axis=0), 5, axis=0)
    normal = np.column_stack([-tangent[:, 1], tangent[:, 0]])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    inner, far = line - normal * 0.35, line - normal * 1.6
    on, normals, _, _ = dressing.front.frame(inner, reach=0.5)
    up = gaussian_filter1d((on - dressing.front.place(far)) / 1.25, 3, axis=0)
    on, normals = gaussian_filter1d(on, 1.5, axis=0), gaussian_filter1d(normals, 5, axis=0)
    way = lengths(on)
    # A whole number of scallops, one of which lies at the centre.
    count = round(way[-1] / SCALLOP) | 1
    steps = np.arange(0, way[-1], LACE_MESH)
    heights = np.arange(-LACE_LOW, LACE_HIGH + LACE_MESH, LACE_MESH)
    at = lambda values: np.column_stack([np.interp(steps, way, values[:, axis]) for axis in range(3)])
    places = at(on)[:, None] + at(up)[:, None] * (heights + 0.35)[None, :, None] + at(normals)[:, None] * 0.16
    middle = lambda values: (values[1:] + values[:-1]) / 2
    along, height = np.meshgrid(middle(steps) * count * SCALLOP / way[-1], middle(heights), indexing='ij')
    columns = len(heights)
    faces = [(row * columns + column, (row + 1) * columns + column, (row + 1) * columns + column + 1, row * columns + column + 1) for row, column in np.argwhere(lace_threads(along, height))]
    paper = [(a, 40 + b) for a in steps for b in heights]
    mesh('lace', places.reshape(-1, 3), faces, material, paper, subdivide=1, thick=0.05)


def dress_lace_camisole(dressing):
    """Lace along the neck, straps."""
    lumps_out(dressing)
    hung(dressing, 121, 16, flat=0.56, folds=0.7, seed=24)
    thread = dressing.cloth('lace', weave='smooth', creases=0.0, roughness=0.75, sheen=0.3)
    lace(dressing, [[(0, 128.5), (4.03, 130.3), (8.4, 134.5)], [(8.4, 134.5), (13, 130), (20.2, 127.6)]], thread)
    straps(dressing.front, dressing.back, dressing.plain)


_front, _back = strapped(bust=(20.8, 127.5), side=((20.0, 116), (20.2, 106), (22.0, 92.5)))
cut('women-lace-camisole', Garment(
    front=_front, back=_back, body='woman', cloth='silk', arms=False, inflate=20, frames=40, pinned='neck', thick=0.14, camera=(121, 92), detail=(3, 128, 30),
    material=dict(weave='jersey', relief=0.5, sheen=0.25, roughness=0.6, specular=0.2, creases=0.03, hems=[('hem', 1.0)], double=False, seams=False), dress=dress_lace_camisole,
))
