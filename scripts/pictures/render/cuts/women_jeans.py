"""Women's jeans."""
from scipy.interpolate import PchipInterpolator

from cloth.blocks import trousers
from cuts.kinds import Finish, Garment, alike, cut
from parts.bottoms import fly, jeans_button, jeans_metal, jeans_pocket, loops, rivets, scooped_openings, waistband
from parts.leg_form import form_trousers
from sewing.women_trousers import SCOOP

INDIGO = '#b9894f'


def five_pockets(dressing, riveted=True):
    """Fly, scooped front pockets, waistband, loops, back pockets, rivets and a button."""
    metal = jeans_metal()
    fly(dressing, dressing.plain, 102.6, 85.4, width=3.3)
    scooped_openings(dressing, SCOOP, dressing.plain, coin=(11.0, 16.4, 98.8))
    waistband(dressing, dressing.plain, rows=(0.45, 3.4))
    loops(dressing, dressing.plain, front=(-6.0, 6.0), back=(-10.4, 0, 10.4), rows=True)
    for side in (-1, 1):
        x, z = side * 9.3, 95.0
        jeans_pocket(dressing, [(x - 5.9, z + 0.4 * (side < 0)), (x + 5.9, z + 0.4 * (side > 0)), (x + 5.5, z - 11.2), (x, z - 13.8), (x - 5.5, z - 11.2)], dressing.plain, arc_height=88.2)
        rivets(dressing, [(side * 8.4, 101.4), (side * 17.5, 93.5)] if riveted else (), metal)
    jeans_button(dressing, (0.9, 104.3), metal)


def straight(dressing):
    form_trousers(dressing, waist=13.6, hip=17.0, thigh=8.3, knee=7.4, ankle=7.2, gap=(0.2, 0.8, 1.1), raised=6.0, deep=(8.2, 9.4, 7.0, 6.6), tilt=(1.6, 0.6), folds=0.3, highest=0.3, creases=0.88, breaks=0.5, rests=0.5, between=3.8, seed=11)
    five_pockets(dressing)


def wide(dressing):
    form_trousers(dressing, hem=(3.5, 3.5), waist=13.6, hip=17.0, thigh=8.5, knee=8.9, ankle=10.4, gap=(0.2, 0.5, 0.8), raised=6.0, deep=(9.4, 11.0, 9.2, 10.0), folds=0.3, highest=0.3, waves=1.2, counts=(4, 7, 11), calm=0.9, creases=0.66, seed=3)
    five_pockets(dressing)


def barrel(dressing):
    form_trousers(dressing, gap=(0.2, 1.3, 3.0), raised=6.0, deep=(8.0, 9.0, 7.4, 6.4), tilt=(1.6, 0.6), folds=0.25, highest=0.25, waves=0.5, creases=0.8, breaks=0.6, rests=0.5, between=4.0, seed=7,
        outer=PchipInterpolator((2, 13, 32, 52, 68, 84, 96, 104, 109), (14.6, 15.9, 18.8, 20.4, 19.6, 17.4, 15.2, 13.7, 13.6)))
    five_pockets(dressing)


_front, _back = trousers(waist=17.8, hip=24.4, thigh=14.2, knee=11.4, ankle=10.6, rise=34, top=107.5, bottom=13, centres=(14.0, 12.8, 12.8), mid=24.2)
cut('women-straight-jeans', Garment(
    front=_front, back=_back, body='woman', cloth='denim', arms=False, crotch=(73, 8), inflate=16, pinned='waist', thick=0.25, soften=8,
    material=dict(weave='denim', hems=[('hem', 1.6)], sheen=0.1, roughness=1.0, specular=0.04, chart='women_jeans'), camera=(58, 116), detail=(7, 96, 36),
    dress=straight, finish=Finish(thread=INDIGO, pattern='denim_wash'),
))
alike('women-wide-leg-jeans', 'women-straight-jeans', drape_of='women-straight-jeans', dress=wide, camera=(55.5, 120), finish=Finish(thread=INDIGO, pattern='denim_wash', settings=dict(fade=0.8, base=0.86)))
alike('women-barrel-jeans', 'women-straight-jeans', drape_of='women-straight-jeans', dress=barrel, finish=Finish(thread=INDIGO, pattern='denim_wash', settings=dict(fade=0.7, pale=0.22, base=0.9, seed=6)))


def slim(dressing):
    form_trousers(dressing, waist=13.4, hip=16.8, thigh=8.1, knee=6.0, ankle=4.7, gap=(0.2, 1.1, 1.9), raised=6.0, deep=(9.2, 10.8, 6.5, 5.0), folds=0.3, highest=0.3, creases=0.66, breaks=0.77, seed=5)
    five_pockets(dressing)


_front, _back = trousers(waist=17.8, hip=23.4, thigh=13.8, knee=9.9, ankle=7.9, rise=33, top=107.5, bottom=9, centres=(13.6, 12.0, 12.0), mid=22.6)
cut('women-slim-jeans', Garment(
    front=_front, back=_back, body='woman', cloth='denim', arms=False, crotch=(74, 7), inflate=14, pinned='waist', thick=0.2, soften=7,
    material=dict(weave='denim', hems=[('hem', 1.2)], sheen=0.1, roughness=1.0, specular=0.04, chart='women_jeans_slim'), camera=(58, 116), detail=(7, 96, 36),
    dress=slim, finish=Finish(thread=INDIGO, pattern='denim_wash', settings=dict(fade=0.55, base=0.8, seed=9)),
))
