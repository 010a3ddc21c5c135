"""Children's jeans and leggings."""
import numpy as np
from scipy.interpolate import PchipInterpolator

import parts.kids_weaves  # noqa: F401 (registers kids_jersey)
from cloth.blocks import trousers
from cuts.kinds import Finish, Garment, cut
from parts.bottoms import fly, jeans_button, jeans_metal, jeans_pocket, loops, mapped_cloth, rivets, scooped_openings, waistband
from parts.kids_pair import second
from parts.kids_trims import child
from parts.leg_form import LegForm, form_legs, form_trousers
from parts.reshape import keyed
from sewing.denim import SCOOP

#: Width and height as shares of the grown-up pattern; bottoms of girls and boys share one scale.
LEGS = (0.72, 0.60)
CAMERA = (92.0, 80)


def reinforced(dressing):
    """Fly, front pockets, waistband, loops, back pockets, rivets, button."""
    form_trousers(dressing, waist=15.8, hip=18.4, thigh=9.0, knee=8.4, ankle=7.8, gap=(0.2, 0.8, 1.2), raised=4.0, deep=(10.6, 11.8, 8.8, 8.0), folds=0.4, highest=0.4, creases=0.45, breaks=0.7, between=2.5, buckles=1.15, banded=(4.6, 0.3), seed=3)
    child(dressing, *LEGS)
    metal, denim = jeans_metal(), mapped_cloth(dressing, 'denim')
    fly(dressing, dressing.plain, 99.4, 83.6)
    scooped_openings(dressing, SCOOP, denim)
    waistband(dressing, denim, deep=4.6, rows=(0.6, 4.0))
    loops(dressing, dressing.plain, front=(-7.0, 7.0), deep=5.6, width=1.0, band=4.6, rows=True)
    for side in (-1, 1):
        x = side * 9.9
        jeans_pocket(dressing, [(x - 5.9, 94.2), (x + 5.9, 94.2), (x + 5.5, 82.8), (x, 80.2), (x - 5.5, 82.8)], dressing.plain, arc_height=87.6)
        rivets(dressing, [(side * 9.6, 98.4), (side * 17.5, 91.3)], metal)
    jeans_button(dressing, (0.9, 101.6), metal, radius=0.68)


_front, _back = trousers(hip=26.0, thigh=15.2, knee=11.6, ankle=10.4, mid=25.8, centres=(14.2, 12.6, 12.2), bottom=8)
cut('kids-boys-jeans', Garment(
    front=_front, back=_back, body='man', cloth='denim', arms=False, spread=-0.6, crotch=(72, 8), inflate=16, step=1.4, frames=40, pinned='waist', thick=0.25, mirrored=1,
    material=dict(weave='denim', hems=[('hem', 2.4)], sheen=0.1, roughness=1.0, specular=0.04, chart='kids_jeans', creases=0.22, unevenness=0.2), camera=CAMERA,
    detail=(4.6, 113.9, 20), dress=reinforced, finish=Finish(thread='#a87a48', pattern='denim_wash', settings=dict(base=0.78, low=50.0, seed=5, slubs=0.45, twill=1.2)),
))

LYCRA = dict(weave='kids_jersey', sheen=0.25, roughness=0.85, specular=0.1, creases=0.05)


def two_pairs(dressing):
    """One pair half behind the other."""
    form_trousers(dressing, waist=14.6, hip=16.6, thigh=8.0, knee=6.2, ankle=4.9, gap=(0.3, 1.8, 2.9), raised=3.0, deep=(10.2, 11.0, 7.0, 5.3), full=2.5, folds=0.2, highest=0.2, waves=0, creases=0.2, breaks=0.25, buckles=0.4, between=2.6, seed=4)
    child(dressing, *LEGS)
    second(dressing, here=(-7.0, 0.0, -0.6), there=(7.6, 8.0, 1.0), turn=(-1.5, 2.5), about=112)


_front, _back = trousers(waist=18.6, hip=21.8, thigh=13.6, knee=9.6, ankle=7.6, rise=33.5, top=107, bottom=9, centres=(13.4, 12.2, 12.2))
cut('kids-girls-leggings', Garment(
    front=_front, back=_back, body='man', cloth='lycra', arms=False, crotch=(75, 6), inflate=14, frames=40, pinned='waist', thick=0.2, quality=6, mirrored=1,
    camera=CAMERA, detail=(-4, 96, 32), material=dict(**LYCRA, hems=[('hem', 2.6)], chart='kids_leggings'), dress=two_pairs, bowed=0,
))


def nappy(dressing):
    """Room for a nappy; legs that run in to their cuffs, well apart."""
    form_legs(dressing, LegForm(
        crotch=71, tuck=7, raised=1.0, tilt=(1.6, 0.4), seat=0.12, folds=0.3, highest=0.3, creases=0.3, waves=0.6, cuff=11, rests=0.5, gathered=(100.8, 16, 0.35), between=5.0, buckles=0.7, seed=2,
        outer=PchipInterpolator((10, 20, 30, 34, 50, 62, 72, 82, 92, 99, 103, 108), (14.0, 14.0, 14.2, 16.2, 18.6, 19.4, 19.6, 19.4, 18.6, 17.6, 16.6, 16.4)),
        gap=lambda z: 0.1 + 5.2 * np.clip((70 - z) / 50, 0, 1.2),
        depth=keyed((20, 3.0), (31, 3.4), (36, 4.6), (50, 6.2), (60, 7.0), (70, 8.0), (82, 8.4), (92, 7.8), (101, 7.0), (108, 6.6)),
    ))
    child(dressing, 0.60, 0.56)


_front, _back = trousers(waist=19.5, hip=28.0, thigh=15.6, knee=12.2, ankle=9.6, rise=38, top=108, bottom=20, centres=(15.2, 13.4, 12.6), mid=27.6)
cut('kids-baby-leggings', Garment(
    front=_front, back=_back, body='man', cloth='fleece', arms=False, crotch=(70, 8), inflate=18, frames=40, pinned='waist', thick=0.25, mirrored=1,
    camera=(101.0, 63), detail=(3, 117, 24), material=dict(**LYCRA, chart='kids_baby_leggings'), dress=nappy,
))
