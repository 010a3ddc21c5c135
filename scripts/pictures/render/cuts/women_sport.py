"""Women's swimwear and sports clothes."""
from dataclasses import replace

import numpy as np

import parts.lower_weaves  # noqa: F401 (registers broad_rib)
from cloth.blocks import fuller_sleeves, sleeved, trousers
from cloth.curves import arc, ease, lengths
from cuts.kinds import SOFT_GLEAM, Finish, Garment, cut
from cuts.women_shapes import TOPS
from cuts.women_tees import SLEEVES, banded
from parts.bottoms import cords as drawstring
from parts.drag_lines import drag_lines
from parts.hoods import cords, sewn_hood
from parts.knitted import SWEAT, knitted
from parts.laid import Laid, lay_flat
from parts.laid_edges import edgings
from parts.leg_form import form_tights
from parts.mesh import grid
from parts.napes import smooth_neck, straight_shoulders
from parts.patch import patch
from parts.pockets import jetted_zip
from parts.waist import elastic_band
from studio.materials import fixed, steel

#: Matt knit: with the shine of satin swimwear is leather.
LYCRA = dict(weave='lycra', sheen=0.3, roughness=0.7, specular=0.14, creases=0.0, relief=0.35, double=True)
#: The edges of the legs leave the side seam level and meet at the crotch upright: the opening goes on round hip and gusset.
_GUSSET = ('seam', [(3.5, 73.4), (2.4, 72.7), (0, 72.4)], 1)
LEG_FRONT = [('leg', [(18.9, 96.6), (16.6, 95.4), (12.4, 91.0), (8.2, 84.2), (5.0, 77.8), (3.5, 73.4)], 1), _GUSSET]
LEG_BACK = [('leg', [(18.9, 96.6), (18.0, 92.6), (15.4, 87.0), (10.6, 81.2), (5.8, 76.8), (3.5, 73.4)], 1), _GUSSET]
FLANK = ('seam', [(18.0, 126.5), (17.1, 118), (16.5, 109.5), (17.6, 102.5), (18.9, 96.6)], 1)
LYING = Laid(thick=4.2, seat=0.15, mounds=((7.4, 124, 6.0, 1.0),), folds=(20, 0.38), sway=0.28, seed=4)


def swimsuit(key, front, back, material, dress=None, edges=('neck', 'arm', 'leg'), flank=FLANK, legs=(LEG_FRONT, LEG_BACK), lying=LYING, edge=None, **changes):
    """A one-piece from its upper halves (neck, shoulder, armhole), laid flat, with elastic in its turned `edges`; `edge`: what they look like."""
    def lie(dressing):
        lay_flat(dressing, lying)
        turned = dressing.cloth('edge', **(edge or dict(hems=[('edge', 0.16)], double=True)))
        for tag in edges:
            edgings(dressing, tag, 0.95, turned, pucker=0.012)
        if dress:
            dress(dressing)

    settings = dict(body='woman', cloth='lycra', arms=False, legs=False, frames=1, step=0.9, soften=0, thick=0.16, camera=(110, 92), detail=(4, 128, 32))
    cut(key, Garment(front=[*front, flank, *legs[0]], back=[*back, flank, *legs[1]], material=material, dress=lie, **{**settings, **changes}))


#: A swimsuit's straps lie as they fell, its elastic draws it in, and its seat is rounder than its front.
FALLEN = replace(LYING, folds=(14, 0.22), sway=0.34, rear=((7.0, 85.0, 6.5, 0.9),), elastic=(0.1, 1.7), straps=(131, 1.9, 0.7))
_tip = ('seam', [(8.2, 146.0), (9.5, 146.25), (10.8, 145.8)], 1)
_front_arm = ('arm', [(10.8, 145.8), (11.2, 138), (13.2, 131.0), (18.0, 126.5)], 1)
#: Behind, the armholes are cut further in.
_back_arm = ('arm', [(10.8, 145.8), (10.5, 139), (11.6, 132.4), (14.4, 128.3), (18.0, 126.5)], 1)
_scoop = ('neck', [(0, 129.5), (1.4, 129.55), (3.2, 129.95), (5.6, 131.5), (7.6, 136.9), (8.2, 146.0)], 1)
#: A round low back, far wider than the neck in front.
_low_back = ('neck', [(0, 112.6), (2.6, 112.8), (5.4, 113.9), (7.8, 116.6), (9.0, 120.8), (9.2, 126.5), (8.5, 134), (7.9, 141), (8.2, 146.0)], 1)
swimsuit('women-scoop-back-swimsuit', [_scoop, _tip, _front_arm], [_low_back, _tip, _back_arm], dict(**LYCRA, chart='women_swim_plain'), lying=FALLEN)

_wide = [('seam', [(8.4, 145.8), (10.2, 146.0), (12.0, 145.3)], 1), ('arm', [(12.0, 145.3), (12.4, 138), (13.7, 131.6), (15.3, 128.2), (17.3, 126.4)], 1)]
_square = ('neck', [(0, 130.3), (2.6, 130.3), (5.2, 130.5), (7.4, 132.5), (8.1, 136.3), (8.4, 145.8)], 1)
#: Behind it is round and lower, and the armholes are cut further in.
_round_back = ('neck', [(0, 117.4), (2.8, 117.6), (5.8, 119.0), (8.2, 122.4), (9.2, 127.5), (9.0, 135), (8.3, 141.5), (8.4, 145.8)], 1)
_wide_back = [_wide[0], ('arm', [(12.0, 145.3), (11.9, 139), (12.5, 132.8), (14.4, 128.4), (17.3, 126.4)], 1)]
RIBBED = dict(weave='broad_rib', sheen=0.25, roughness=0.85, specular=0.08, creases=0.0, relief=1.0, double=False)
#: Corners of a rib give way: side seam and leg meet at a blunt angle, and the gusset is round.
_soft_flank = ('seam', [(17.3, 126.4), (17.2, 122.5), (16.6, 116.5), (16.2, 109.5), (17.2, 102.8), (18.5, 98.0), (18.6, 96.0)], 1)
_soft_gusset = ('seam', [(4.3, 75.0), (3.5, 73.7), (2.0, 72.9), (0, 72.7)], 1)
_soft_legs = (
    [('leg', [(18.6, 96.0), (17.4, 94.0), (13.4, 89.2), (8.8, 82.4), (6.0, 77.8), (4.3, 75.0)], 1), _soft_gusset],
    [('leg', [(18.6, 96.0), (18.2, 92.4), (15.6, 87.0), (10.9, 81.2), (6.8, 77.5), (4.3, 75.0)], 1), _soft_gusset],
)
swimsuit('women-ribbed-swimsuit', [_square, *_wide], [_round_back, *_wide_back], dict(**RIBBED, chart='women_swim_rib'), flank=_soft_flank, legs=_soft_legs,
    lying=replace(FALLEN, folds=(14, 0.2), straps=(131, 1.4, -0.5)), edge=dict(weave='lycra', relief=0.3, hems=[('edge', 0.16)], double=False))


def dress_crossed(dressing):
    """Flat straps that turn over at the top and cross on the back."""
    strap = dressing.cloth('strap', creases=0.0, shade=0.86, hems=[('edge', 0.3)])
    for side in (-1, 1):
        # Two ends are sewn inside the edges; the turn at the top is a fold, and one strap lies on the other where they cross.
        over = 0.1 + 0.16 * (side > 0)
        low, high = dressing.front.place([(side * 9.0, 142.6)])[0], dressing.back.place([(-side * 7.2, 120.0)])[0]
        path = [low + [0, 0.14, 0], (side * 9.0, low[1] + 0.1, 146), (side * 8.8, -0.3, 150.2), (side * 8.7, 0, 150.6), (side * 8.5, 0.3, 150.2), (side * 6.2, 0.9 + over, 145),
            (side * 0.3, 1.9 + over, 133.4), (-side * 4.6, high[1] - 0.1, 124.6), high + [0, -0.16, 0]]
        line = arc(path, 160)
        turned = ease((lengths(line) / lengths(line)[-1] - 0.12) / 0.22)
        down = line[-1] - line[90]
        across = np.column_stack([1 - turned * (1 + down[2] / np.hypot(down[0], down[2])), 0 * turned, turned * down[0] / np.hypot(down[0], down[2])])
        rows = line[:, None] + across[:, None] * np.linspace(-0.95, 0.95, 9)[None, :, None]
        paper = [(row * 0.3, column * 0.24) for row in range(160) for column in range(9)]
        edge = np.tile(0.95 - np.abs(np.linspace(-0.95, 0.95, 9)), 160)
        grid('strap', rows, strap, paper, subdivide=1, thick=0.14, offset=0, distances=dict(edge=edge))


_high = [('neck', [(0, 138.6), (2.4, 138.7), (4.8, 139.4), (7.2, 141.4), (8.0, 143.8)], 1), ('neck', [(8.0, 143.8), (10.0, 143.6)], 0), ('neck', [(10.0, 143.6), (10.5, 138), (13.0, 131.4), (18.0, 126.5)], 1)]
_low = [('neck', [(0, 117.5), (1.2, 117.55), (3.0, 117.9), (5.2, 118.8), (8.2, 121.0)], 1), ('neck', [(8.2, 121.0), (12.5, 123.0), (18.0, 126.5)], 1)]
swimsuit('women-crossed-back-swimsuit', _high, _low, dict(**LYCRA, chart='women_swim_sport'), dress=dress_crossed, edges=('neck', 'leg'))

#: Of tights. Smooth and shining a little, or it is clay; without a grain and with the shine of satin it is leather.
TIGHTS = dict(weave='lycra', sheen=0.25, roughness=0.58, specular=0.22, creases=0.0, relief=0.25)

#: Tights that have been worn: a little drawn in at fork, knee and ankle. Quite smooth ones are a hollow mould.
WORN = dict(folds=0.16, creases=0.22, breaks=0.3, buckles=0.34)


def banded_tights(dressing, width, sunk, **form):
    """On their form, with a waistband of two layers, folded at its upper edge, under which they lie `sunk` cm further in."""
    form_tights(dressing, banded=(width, sunk), **form)
    elastic_band(dressing, width, dressing.cloth('band', hems=[('edge', 0.35)], double=False, creases=0.0), raise_=0.13, foot=0.4)


def dress_training_leggings(dressing):
    """A high waistband."""
    banded_tights(dressing, 10.3, 0.1, **WORN)


_front, _back = trousers(waist=16.8, hip=21.6, thigh=13.4, knee=8.9, ankle=6.7, rise=33.5, top=109, bottom=9, centres=(13.4, 12.2, 12.2), dip=(-0.8, 1.1))
LEGS = dict(front=_front, back=_back, body='woman', cloth='lycra', arms=False, crotch=(75, 6), inflate=14, frames=40, pinned='waist', thick=0.15, quality=6, gleam=SOFT_GLEAM)
cut('women-training-leggings', Garment(**LEGS, camera=(58.5, 118), detail=(4, 97.5, 24), material=dict(**TIGHTS, hems=[('hem', 1.8)], chart='women_training_leggings'), dress=dress_training_leggings))


def calf_strips(surface, x):
    """A reflective strip on each calf of the front or back, `x` cm from the middle."""
    glint = fixed('reflective', (0.42, 0.43, 0.45), 0.35, 0.6, 0.35)
    for side in (-1, 1):
        strip = [(side * (x - 0.3), 31), (side * (x + 0.3), 31), (side * (x + 0.3), 20), (side * (x - 0.3), 20)][::side]
        patch(surface, strip, glint, raise_=0.2, edge=0.06, step=0.4, name='reflective')


def dress_running_leggings(dressing):
    """Reflective strips on the calves, in front and behind; a flat drawcord."""
    form_tights(dressing, **WORN)
    calf_strips(dressing.front, 15.8)
    calf_strips(dressing.back, 12.6)
    drawstring(dressing, 104.6, dressing.cloth('cord', weave='twill', creases=0.0), steel(), long=(10.5, 12.5), apart=1.2, thick=0.62)


cut('women-running-leggings', Garment(**LEGS, drape_of='women-training-leggings', camera=(58.5, 118), detail=(6, 97, 38),
    material=dict(**TIGHTS, hems=[('hem', 1.6)], chart='women_running_leggings'), dress=dress_running_leggings))

_front, _back = TOPS['training-tee'].sides()
cut('women-training-tee', Garment(
    front=_front, back=_back, body='woman', cloth='rib', camera=(117, 96), detail=(3, 138, 34), pinned='neck', arm_angle=38, sleeves_down=12,
    material=dict(weave='jersey', relief=0.5, roughness=0.75, sheen=0.2, specular=0.15, creases=0.05, hems=[('hem', 1.8), ('cuff', 1.6)], chart='women_training_tee'),
    dress=banded(1.2, 'jersey', smooth=(13, 6), hang=dict(seed=12, sleeves=SLEEVES, top=118, over=18, folds=0.4)),
    finish=Finish(pattern='mesh_back'),
))


def dress_training_hoodie(dressing):
    """Hood, cord and two zipped pockets."""
    knitted(dressing, cuff=(4, 0.86), hem=(5, 0.93), seed=44, folds=0.4, sleeves=SWEAT)
    straight_shoulders(dressing)
    smooth_neck(dressing, 16, 8, 17)
    drag_lines(dressing, 44, 'sweat', ribs=(5.0, 4.0))
    cloth = dressing.cloth('hood', seams=True, hems=[('edge', 2.2), ('seam', 0.5)], ribs=(), double=False)
    sewn = sewn_hood(dressing.garment, cloth, thick=0.45, size=1.06, folds=0.7, seed=12)
    metal = steel()
    for side in (-1, 1):
        top, low = np.array([side * 14.4, 106.5]), np.array([side * 17.4, 93.5])
        jetted_zip(dressing, low, top)
    cords(dressing, sewn, dressing.cloth('cord', weave='twill', creases=0.0), metal, metal, length=15, radius=0.24)


_front, _back = fuller_sleeves(*sleeved(8.6, 2.0, neck=8.6, shoulder=(20.4, 143.4), arm=(19.4, 138.0), sleeve=59, cuff=6.0, pit=(25.4, 118.6), side=((25.8, 106), (25.4, 87))), outer=1.6, under=0.8)
cut('women-training-hoodie', Garment(
    front=_front, back=_back, body='woman', cloth='fleece', camera=(119, 114), detail=(4, 140.5, 42), pinned='neck', sleeves_down=12, thick=0.3,
    material=dict(weave='loopback', sheen=0.45, roughness=0.92, specular=0.06, creases=0.08, ribs=[('hem', 5), ('cuff', 4)], chart='women_training_hoodie'), dress=dress_training_hoodie,
))
