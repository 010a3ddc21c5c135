"""Men's trousers: chinos, flannels with a pleat, drawstring trousers, corduroys; and the trousers of the suit."""
from cloth.blocks import trousers
from cuts.kinds import Finish, Garment, alike, cut
from cuts.men_jeans import five_pockets, straight_form
from parts import lower_weaves  # noqa: F401 (registers straight_cord)
from parts.bottoms import adjuster, back_button, fly, loops, mapped_cloth, pleats, press, tied_cord, waistband
from parts.leg_form import form_trousers
from parts.patch import button_over
from parts.pockets import double_welt, slant_opening
from parts.waist import elastic_band
from sewing.men_outer import LEG
from studio.materials import hole, horn


def legs(key, cloth, material, dress, finish=Finish(), good=1, changes=None, **shape):
    """Trousers over the usual leg; `shape` as in cloth/blocks.py."""
    front, back = trousers(**{'centres': (14.0, 11.8, 11.5), **shape})
    settings = dict(
        front=front, back=back, body='man', cloth=cloth, arms=False, spread=-0.4, crotch=(72, 8), inflate=16, pinned='waist', thick=0.22, mirrored=good,
        material=material, camera=(55.5, 118), detail=(6, 94, 40), dress=dress, finish=finish,
    )
    return cut(key, Garment(**{**settings, **(changes or {})}))


def opened(dressing, thick=0.15):
    """Slanted pockets in front, their edges `thick` cm high, welted ones behind."""
    slant_opening(dressing, (11.9, 100.9), (21.2, 88.7), thick)
    for inner, outer in ((3.2, 15.2), (-3.2, -15.2)):
        double_welt(dressing, (inner, 92.5), (outer, 93.0))


def chino_parts(dressing):
    form_trousers(dressing, thigh=8.6, knee=7.2, ankle=5.9, gap=(0.2, 1.0, 1.6), raised=5.0, deep=(8.8, 9.8, 6.8, 5.6), tilt=(1.4, 0.8), folds=0.3, highest=0.3, creases=0.77, breaks=0.5, rests=0.5)
    press(dressing, LEG, height=0.5)
    cloth = mapped_cloth(dressing, 'band')
    # Black cloth shows no shadow: what is sewn is seen by its height.
    fly(dressing, dressing.plain, 100.1, 83.6, rows=(0.0,), thick=0.26)
    waistband(dressing, cloth, end=-2.2)
    loops(dressing, dressing.plain)
    dark = horn()
    button_over(dressing, (0.4, 101.9), dark, radius=0.75, hole=hole())
    opened(dressing, 0.3)


def flannel_parts(dressing):
    form_trousers(dressing, hip=17.8, thigh=8.8, knee=7.9, ankle=6.8, gap=(0.2, 0.8, 1.2), raised=5.0, deep=(8.8, 9.8, 7.4, 6.4), tilt=(1.4, 0.8), folds=0.25, highest=0.25, waves=0.4, creases=0.5, breaks=0.5, rests=0.5, between=4.5, buckles=0.6, seed=4)
    press(dressing, LEG)
    pleats(dressing, [(9.0, 100.6), (9.3, 94), (9.4, 88), (9.6, 82)], dressing.plain)
    cloth, dark = mapped_cloth(dressing, 'band'), horn()
    fly(dressing, dressing.plain, 100.1, 83.6, rows=(0.0,))
    waistband(dressing, cloth, end=-3.4)
    for side in (-1, 1):
        adjuster(dressing, side, 103.1, dressing.cloth('tab', hems=[('edge', 0.35)], double=False), dark)
    opened(dressing)


def suit_parts(dressing):
    form_trousers(dressing, deep=(8.8, 9.8, 7.2, 6.2), tilt=(1.4, 0.8), waves=0.4, creases=0.5, breaks=0.35, rests=0.5, between=4.5, buckles=0.6)
    press(dressing, LEG)
    cloth = mapped_cloth(dressing, 'band')
    fly(dressing, dressing.plain, 100.1, 83.6, rows=(0.0,))
    waistband(dressing, cloth, end=-3.4)
    loops(dressing, dressing.plain, width=1.0)
    opened(dressing)


def corduroy_parts(dressing):
    straight_form(dressing, creases=0.33)
    five_pockets(dressing, riveted=False)


def drawstring_parts(dressing):
    form_trousers(dressing, hip=18.4, thigh=8.7, knee=8.0, ankle=6.5, waves=0.9, folds=0.9, highest=0.6, creases=0.5, banded=(4.2, 0.5))
    elastic_band(dressing, 4.2, dressing.cloth('band', creases=0.0, hems=[('edge', 0.4)], double=False), raise_=0.2, foot=0.5, wave=0.16)
    tied_cord(dressing, 101.7, 2.0, above=0.28, ends=(11.0, 12.8))
    double_welt(dressing, (-15.2, 93.0), (-3.2, 92.5))
    back_button(dressing, (-9.2, 90.9), horn())


wool = dict(weave='wool', sheen=0.45, roughness=1.0, specular=0.05, relief=0.6, creases=0.12, double=False)
legs('men-chinos', 'suiting', dict(weave='twill', hems=[('hem', 2.2)], sheen=0.2, roughness=0.9, creases=0.1, chart='chinos', double=False), chino_parts)
legs('men-flannel-trousers', 'suiting', dict(wool, chart='flannel_trousers'), flannel_parts,
     Finish(pattern='melange', settings=dict(depth=0.13, grain=0.0006)), hip=26.2, thigh=15.0, knee=11.6, ankle=10.4, mid=25.8, bottom=3.5)
legs('men-drawstring-trousers', 'cotton', dict(weave='linen', hems=[('hem', 2.2)], sheen=0.2, roughness=0.95, creases=0.3, chart='drawstring_trousers', double=False),
     drawstring_parts, changes=dict(step=1.4, frames=40), hip=26.6, thigh=15.4, knee=11.0, ankle=8.4, mid=25.8, bottom=8.5)
legs('men-suit-trousers', 'suiting', dict(wool, weave='twill', relief=0.4, chart='suit_trousers'), suit_parts, hip=25.0, thigh=14.6, knee=10.8, ankle=9.4, bottom=3.5)
alike('men-corduroy-trousers', 'men-straight-jeans', drape_of='men-straight-jeans', dress=corduroy_parts, finish=Finish(), detail=(6, 93, 40),
      material=dict(weave='straight_cord', hems=[('hem', 1.8)], sheen=0.6, roughness=1.0, specular=0.04, creases=0.08, chart='corduroy_trousers'))
