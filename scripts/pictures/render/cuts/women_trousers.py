"""Women's trousers."""
from cloth.blocks import trousers
from cuts.kinds import Finish, Garment, alike, cut
from cuts.women_jeans import five_pockets
from parts import lower_weaves  # noqa: F401 (registers corduroy, slubbed_linen, chino_twill)
from parts.bottoms import fly, loops, pleats, press, waistband
from parts.leg_form import form_trousers
from parts.patch import button_over
from parts.pockets import double_welt, slant_opening
from parts.reshape import gathers, refine
from parts.waist import waistband as casing
from sewing.women_trousers import CREASE
from studio.materials import hole, horn


def tailored_waist(dressing, deep=3.8, looped=8.4, knob=None, foot=84.0):
    """Fly, a plain waistband whose end laps over, and loops, the foremost at x `looped` (0: none); a button where the text has one, else it hooks."""
    middle = dressing.cut.front[0][1][0][1]
    fly(dressing, dressing.plain, middle - deep, foot, rows=(0.0,))
    waistband(dressing, dressing.plain, deep=deep, end=-2.2)
    if looped:
        loops(dressing, dressing.plain, front=(-looped, looped), back=(-9.8, 0, 9.8), deep=deep + 0.5, width=1.0, band=deep)
    if knob:
        button_over(dressing, (0.4, middle - deep / 2), knob, radius=0.75, hole=hole())


def pleated(dressing):
    refine(dressing)
    form_trousers(dressing, waist=13.8, hip=17.2, thigh=8.5, knee=8.6, ankle=8.9, gap=(0.3, 0.7, 1.0), deep=(9.4, 11.2, 9.0, 9.2), waves=0.7, creases=0.44, between=4.5, buckles=0.6)
    press(dressing, CREASE, height=0.6)
    pleats(dressing, [(8.2, 104.3), (8.5, 98), (8.8, 91), (8.9, 84)], dressing.plain)
    slant_opening(dressing, (12.2, 103.5), (18.4, 91.2))
    for inner, outer in ((6.2, 15.6), (-6.2, -15.6)):
        double_welt(dressing, (inner, 97.4), (outer, 98.2))
    tailored_waist(dressing, looped=6.2)


def wide_linen(dressing):
    refine(dressing)
    form_trousers(dressing, waist=13.6, hip=17.2, thigh=8.8, knee=9.6, ankle=10.8, gap=(0.2, 0.9, 1.5), raised=6.0, deep=(9.2, 11.0, 9.6, 10.4), folds=0.3, highest=0.3, waves=1.6, counts=(4, 7, 11), calm=0.9, creases=0.77, breaks=0.5, between=4.0, buckles=0.45, seed=8)
    gathers(dressing, 103.6, 12, count=20, depth=0.35, both=True, seed=4)
    pleats(dressing, [(7.2, 103.4), (7.6, 98), (8.1, 92), (8.4, 87)], dressing.plain)
    slant_opening(dressing, (12.7, 102.8), (19.4, 90.8))
    tailored_waist(dressing, deep=4.6, looped=0, knob=horn())


def fluid(dressing):
    refine(dressing)
    form_trousers(dressing, waist=13.6, hip=17.0, thigh=8.7, knee=9.0, ankle=9.8, gap=(0.2, 0.9, 1.5), raised=6.0, deep=(9.2, 10.8, 8.8, 9.2), folds=0.2, highest=0.2, waves=2.3, counts=(4, 7, 11), calm=0.9, creases=0.44, between=4.2, buckles=0.6, seed=13)
    gathers(dressing, 104.2, 26, count=18, depth=0.3, seed=7)
    casing(dressing, 3.4, dressing.plain, wave=0.16)


def chinos(dressing):
    form_trousers(dressing, waist=14.0, hip=17.0, thigh=8.4, knee=7.0, ankle=5.7, gap=(0.2, 1.1, 1.7), raised=5.0, deep=(9.4, 11.2, 7.8, 6.2), folds=0.4, highest=0.35, waves=0.9, counts=(2, 4, 7), calm=0.3, creases=0.5, breaks=0.7, between=2.7, buckles=1.1, banded=(3.8, 0.34), seed=12)
    slant_opening(dressing, (12.1, 100.5), (19.4, 89.6))
    for inner, outer in ((5.8, 15.2), (-5.8, -15.2)):
        double_welt(dressing, (inner, 95.2), (outer, 96.0))
    tailored_waist(dressing, knob=horn(), foot=83.4)


def corduroy(dressing):
    form_trousers(dressing, hem=(6, 6), waist=13.6, hip=17.0, thigh=8.5, knee=8.0, ankle=8.4, gap=(0.2, 0.6, 0.9), raised=6.0, deep=(9.4, 11.0, 8.4, 8.6), folds=0.25, highest=0.25, waves=0.4, creases=0.33, breaks=0.44, between=4.2, buckles=0.8, seed=9)
    five_pockets(dressing, riveted=False)


_shared = dict(body='woman', arms=False, pinned='waist', step=2.2, frames=36, quality=4, camera=(55.5, 120), detail=(8, 97, 36))

_front, _back = trousers(waist=17.6, hip=24.8, thigh=14.6, knee=12.4, ankle=12.2, rise=34, top=107.5, bottom=4, centres=(14.4, 14.4, 14.6), mid=25.0)
cut('women-pleated-trousers', Garment(
    front=_front, back=_back, cloth='suiting', crotch=(73, 8), inflate=16, thick=0.25, subdivide=1, dress=pleated,
    material=dict(weave='wool', sheen=0.45, roughness=1.0, specular=0.05, relief=0.6, creases=0.12, double=False, chart='women_pleated', unevenness=0.16), **_shared,
))

alike('women-wide-linen-trousers', 'women-pleated-trousers', drape_of='women-pleated-trousers', dress=wide_linen, soften=7, thick=0.2, subdivide=1,
      material=dict(weave='slubbed_linen', sheen=0.15, roughness=1.0, specular=0.03, creases=0.4, hems=[('hem', 3.0)], double=False, chart='women_linen_wide'))
alike('women-fluid-trousers', 'women-pleated-trousers', drape_of='women-pleated-trousers', dress=fluid, soften=9, thick=0.2, subdivide=1,
      material=dict(weave='crepe', sheen=0.2, roughness=0.8, specular=0.12, creases=0.1, double=False, chart='women_fluid'))

_front, _back = trousers(waist=18.6, hip=24.8, thigh=14.8, knee=11.4, ankle=8.6, rise=31, top=104.6, bottom=12, centres=(14.2, 12.6, 12.0), mid=24.2)
cut('women-chinos', Garment(
    front=_front, back=_back, cloth='denim', crotch=(73, 7), inflate=16, thick=0.2, dress=chinos,
    material=dict(weave='chino_twill', relief=0.35, sheen=0.15, roughness=0.95, specular=0.05, creases=0.12, hems=[('hem', 2.6)], double=False, chart='women_chinos'), **{**_shared, 'detail': (9, 95, 36)},
))
alike('women-corduroy-trousers', 'women-straight-jeans', drape_of='women-straight-jeans', dress=corduroy, finish=Finish(), camera=(55.5, 120),
      material=dict(weave='needlecord', hems=[('hem', 1.8)], sheen=0.6, roughness=1.0, specular=0.04, creases=0.06, chart='women_corduroy'))
