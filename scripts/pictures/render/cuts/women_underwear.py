"""Women's underwear and nightwear."""
import numpy as np
from scipy.ndimage import gaussian_filter1d

from cloth.blocks import shorts, strapped
from cloth.curves import arc, lengths, sample, smooth
from cuts.kinds import Garment, cut
from parts.drag_lines import BUST_FOLDS, pressed
from parts.hanging import lumps_out
from parts.laid import Laid, lay_flat
from parts.laid_edges import edging, edgings, opening_lines, turned_hems
from parts.leg_form import form_shorts
from parts.mesh import mesh, sweep
from parts.napes import even_edge
from parts.reshape import refine
from parts.shoulder_straps import shoulder_straps
from parts.skirts import Folds, falls
from parts.waist import elastic_band

COTTON = dict(weave='jersey', sheen=0.3, roughness=0.9, specular=0.1, creases=0.03, relief=0.5)


def dress_briefs(dressing):
    """A covered elastic at the waist; the legs bound, for a cut edge is torn on white."""
    lay_flat(dressing, Laid(thick=4.0, seat=0.25, folds=(14, 0.24), sway=0.26, seed=4))
    edgings(dressing, 'leg', 0.9, dressing.cloth('leg-binding', hems=[('edge', 0.16)], creases=0.0), raise_=0.12, pucker=0.006)
    elastic_band(dressing, 2.4, dressing.cloth('elastic', weave='rib', relief=0.6, creases=0.0), raise_=0.14, foot=0.6)


_sides = [('seam', [(16.6, 104.0), (18.2, 98), (18.7, 91.8)], 1)]
_gusset = ('seam', [(5.4, 75.0), (4.6, 73.6), (2.6, 73.0), (0, 72.9)], 1)
_front = [('waist', [(0, 103.2), (16.6, 104.0)], 0), *_sides, ('leg', [(18.7, 91.8), (14.4, 88.2), (9.9, 83.0), (6.7, 78.4), (5.4, 75.0)], 1), _gusset]
_back = [('waist', [(0, 104.8), (16.6, 104.0)], 0), *_sides, ('leg', [(18.7, 91.8), (17.0, 86.8), (12.8, 81.8), (8.4, 78.0), (5.4, 75.0)], 1), _gusset]
cut('women-high-waist-briefs', Garment(
    front=_front, back=_back, body='woman', cloth='lycra', arms=False, legs=False, frames=1, step=0.9, soften=0, thick=0.16, camera=(88.5, 64), detail=(6, 97, 26),
    material=dict(**COTTON, chart='women_briefs'), dress=dress_briefs,
))


def dress_sleep_shorts(dressing):
    """A flat elastic with a tied cord."""
    form_shorts(dressing, waist=14.4, hip=17.8, leg=19.2, gap=1.1, waves=1.2, calm=0.3, counts=(2, 4, 7), gathered=(100.6, 13, 0.25), banded=(2.8, 0.5), creases=0.2, between=3.0, buckles=0.8, seed=3)
    turned_hems(dressing, 1.6, raise_=0.12)
    elastic_band(dressing, 2.8, dressing.cloth('elastic', creases=0.0, hems=[('edge', 0.4)], double=False), raise_=0.14, foot=0.4, wave=0.13)
    cord = dressing.cloth('cord', weave='twill', creases=0.0, shade=0.9)
    for side in (-1, 1):
        loop = dressing.along([(side * 0.1, 101.9), (side * 2.0, 102.4), (side * 3.9, 101.2), (side * 4.2, 99.2), (side * 2.8, 98.8), (side * 1.2, 100.4), (side * 0.1, 101.5)], 0.55)
        sweep('bow', arc(loop, 60), cord, radius=(0.22, 0.18), sides=10, up=(0, -1, 0.2))
        end = dressing.along([(side * 0.1, 101.6), (side * 0.7, 100.2), (side * 1.6, 96.0), (side * (1.5 + 0.3 * side), 91.2 - side * 0.8)], 0.46)
        sweep('cord', arc(end, 60), cord, radius=(0.22, 0.18), sides=10, up=(0, -1, 0.2))
    sweep('knot', dressing.along([(-0.05, 102.3), (0, 101.7), (0.05, 101.1)], 0.7), cord, radius=(0.42, 0.28), sides=14, up=(0, -1, 0.1))


_front, _back = shorts(waist=17.0, side=((20.8, 96), (24.4, 84), (27.4, 66.2)), inner=2.2, crotch=73.5, top=103.6, hem_drop=1.6)
cut('women-sleep-shorts', Garment(
    front=_front, back=_back, body='woman', cloth='cotton', arms=False, frames=1, step=0.9, soften=0, thick=0.15, camera=(83.5, 85), detail=(5, 96, 28),
    material=dict(**{**COTTON, 'creases': 0.1}, chart='women_sleep_shorts'), dress=dress_sleep_shorts,
))


def dress_boyshorts(dressing):
    """Broad ribs, by which plain cloth of a colour of skin is seen to be cloth; a band knitted in at the waist, a fine bonded edge round the legs."""
    form_shorts(dressing, waist=13.8, hip=17.0, leg=16.0, gap=1.1, deep=(6.0, 7.2, 5.4), waves=0.5, buckles=0.4, between=3.0, creases=0.25, seed=6)
    edgings(dressing, 'hem', 0.7, dressing.cloth('bonded'), raise_=0.1, pucker=0.004)
    elastic_band(dressing, 2.2, dressing.cloth('edge', weave='rib', relief=0.45, creases=0.0), raise_=0.12, foot=0.6)


_front, _back = shorts(waist=15.4, side=((17.2, 92), (19.4, 80), (20.4, 68.4)), inner=2.4, crotch=73.5, top=97.0, hem_drop=2.2)
cut('women-boyshorts', Garment(
    front=_front, back=_back, body='woman', cloth='lycra', arms=False, frames=1, step=0.9, soften=0, thick=0.14, camera=(82, 71), detail=(5, 85, 30),
    material=dict(weave='broad_rib', sheen=0.3, roughness=0.9, specular=0.08, creases=0.05, relief=0.9, chart='women_boyshorts'), dress=dress_boyshorts,
))


#: The lace of a camisole: cm between scallops, cm below and above the cloth's edge (on cloth of its own colour one does not see it), cm of a mesh's square.
SCALLOP, LACE_LOW, LACE_HIGH, LACE_MESH = 2.3, 1.1, 2.1, 0.06

#: How high over the cloth's edge its flowers stand, and cm of their radius.
FLOWER_UP, FLOWER = 0.95, 0.52


def lace_threads(along, height):
    """Where lace has thread: a scalloped border, a flower in each scallop, a net between them and a closed foot; elsewhere one sees through it."""
    within = (along / SCALLOP % 1 - 0.5) * SCALLOP
    crest = LACE_HIGH - 0.42 * (1 - np.sqrt(np.maximum(1 - (within / SCALLOP * 2) ** 2, 0)))
    border = (height < crest) & (height > crest - 0.17)
    from_flower, angle = np.hypot(within, height - FLOWER_UP), np.arctan2(height - FLOWER_UP, within)
    flower = (np.abs(from_flower - FLOWER - 0.13 * np.cos(6 * angle)) < 0.1) | (from_flower < 0.17)
    net = (np.abs((along + height) / 0.5 % 1 - 0.5) > 0.36) | (np.abs((along - height) / 0.5 % 1 - 0.5) > 0.36)
    net &= from_flower > FLOWER + 0.18
    foot = (height < 0.3 - LACE_LOW) | (np.abs(height) < 0.08)
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
    up = gaussian_filter1d((on - dressing.front.place(far)) / 1.25, 9, axis=0)
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
    """Lace along the neck, a bound edge behind, straps."""
    lumps_out(dressing)
    refine(dressing)
    even_edge(dressing)
    falls(dressing, 122, 18, Folds(9, 1.0, seed=24), flat=0.58, start=124)
    pressed(dressing, BUST_FOLDS, between=4.2, excess=0.8, seed=24)
    thread = dressing.cloth('lace', weave='smooth', creases=0.0, roughness=0.75, sheen=0.3)
    lace(dressing, [[(0, 128.5), (4.03, 130.3), (8.4, 134.5)], [(8.4, 134.5), (13, 130), (20.2, 127.6)]], thread)
    binding = dressing.cloth('binding', hems=[('edge', 0.14)], double=False)
    for line in opening_lines(dressing.cut.back, 'neck'):
        edging(dressing.back, line, 0.8, binding, raise_=0.12)
    shoulder_straps(dressing, dressing.plain, (8.4, 134.3), (4.0, 122.0), width=0.8, thick=0.12)


_front, _back = strapped(bust=(20.8, 127.5), side=((20.0, 116), (20.2, 106), (22.0, 92.5)))
cut('women-lace-camisole', Garment(
    front=_front, back=_back, body='woman', cloth='silk', arms=False, inflate=20, frames=40, pinned='neck', thick=0.14, camera=(121, 92), detail=(3, 128, 30),
    material=dict(weave='jersey', relief=0.5, sheen=0.25, roughness=0.6, specular=0.2, creases=0.03, hems=[('hem', 1.0)], double=False, seams=False), dress=dress_lace_camisole,
))
