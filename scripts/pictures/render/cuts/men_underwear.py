"""Men's underwear and swimwear: boxer briefs, woven boxers, trunks, swim shorts."""
import parts.men_weaves  # registers the weaves named below
from cloth.blocks import shorts
from cuts.kinds import Garment, cut
from parts.bottoms import adjuster, fly, mapped_cloth, tied_cord
from parts.bottoms import waistband as tailored_band
from parts.laid_edges import turned_hems
from parts.leg_form import form_shorts
from parts.patch import button, button_over
from parts.pockets import double_welt, flap, patch_pocket, slant_opening
from parts.waist import elastic_band
from studio.materials import fixed, hole

#: What lies flat needs no drape.
LAID = dict(body='man', arms=False, frames=1, step=0.9, soften=0)
#: Close trunks with a shaped front.
CLOSE = dict(waist=15.2, hip=16.8, leg=16.5, gap=1.4, deep=(6.4, 7.4, 5.8), pouch=1.6, waves=0.2, buckles=0.3, between=3.4)


def block(**changes):
    """Front and back of close trunks; fields as in shorts."""
    return shorts(**{**dict(waist=18.2, inner=2.8, crotch=73, top=97.4, hem_drop=2.6), **changes})


def elastic_waist(dressing, deep):
    """A ribbed elastic round the waist; the stitches that hold it are on the sewing map."""
    elastic = mapped_cloth(dressing, 'elastic', weave='elastic', relief=0.8, creases=0.0, shade=0.9)
    elastic_band(dressing, deep, elastic, raise_=0.16, foot=0.6)


def dress_boxer_briefs(dressing):
    form_shorts(dressing, **CLOSE, seed=3)
    turned_hems(dressing, 2.0)
    elastic_waist(dressing, 3.6)


_front, _back = block(side=((19.6, 90), (21.9, 79), (22.9, 63.0)))
cut('men-boxer-briefs', Garment(
    front=_front, back=_back, cloth='rib', **LAID, thick=0.18, camera=(79, 72), detail=(6, 88, 30),
    material=dict(weave='jersey', sheen=0.35, roughness=0.8, specular=0.1, chart='men_boxer_briefs', creases=0.04, relief=0.6), dress=dress_boxer_briefs,
))


def dress_trunks(dressing):
    form_shorts(dressing, **{**CLOSE, 'leg': 15.9, 'gap': 1.0}, seed=8)
    turned_hems(dressing, 1.6)
    elastic_waist(dressing, 3.2)


_front, _back = block(side=((19.7, 87), (21.5, 78), (22.0, 66.6)), top=94.4, inner=2.4)
cut('men-trunks', Garment(
    front=_front, back=_back, cloth='rib', **LAID, thick=0.16, camera=(79.5, 76), detail=(5, 88, 28),
    material=dict(weave='lycra', sheen=0.25, roughness=0.85, specular=0.1, chart='men_trunks', creases=0.03, relief=0.4), dress=dress_trunks,
))


def dress_woven_boxers(dressing):
    """A gathered waist on elastic, a buttoned fly."""
    form_shorts(dressing, waist=16.0, hip=18.2, leg=19.6, gap=1.2, waves=1.1, counts=(2, 4, 7), calm=0.6, gathered=(94.0, 12, 0.22), banded=(3.2, 0.5), buckles=0.9, seed=2)
    turned_hems(dressing, 1.8, raise_=0.12)
    elastic_band(dressing, 3.2, dressing.cloth('waist', creases=0.0, hems=[('edge', 0.35)]), raise_=0.14, foot=0.4, wave=0.13)
    button(dressing.front, (0.2, 87), fixed('shirt button', (0.62, 0.61, 0.59), 0.3, 0.5), radius=0.55, raise_=0.16, hole=hole())


_front, _back = block(side=((21.8, 91), (24.6, 80), (26.4, 61.6)), waist=18.6, inner=2.2)
cut('men-woven-boxers', Garment(
    front=_front, back=_back, cloth='cotton', **LAID, camera=(79, 81), detail=(4, 87, 30),
    material=dict(weave='poplin', sheen=0.2, roughness=0.9, specular=0.1, chart='men_woven_boxers', creases=0.3), dress=dress_woven_boxers,
))


def swim_waist(dressing, deep=3.6):
    """A casing with elastic, two lines of stitches through it."""
    elastic_band(dressing, deep, dressing.cloth('waist', creases=0.0, hems=[('edge', 0.4)]), raise_=0.16, foot=0.6, wave=0.14)


def dress_swim_shorts(dressing):
    """A cord through two eyelets, a back pocket with its flap."""
    form_shorts(dressing, leg=20.2, gathered=(93.8, 15, 0.5), seed=3)
    turned_hems(dressing, 2.2)
    swim_waist(dressing)
    tied_cord(dressing, 95.0, 1.7)
    pocket = patch_pocket(dressing, [(6.6, 88.0), (16.4, 88.0), (16.4, 76.4), (6.6, 76.4)], dressing.plain, back=True, hem=0, tacks=0)
    flap(dressing, pocket.surface, [(6.4, 89.0), (16.6, 89.0), (16.6, 85.2), (11.5, 84.4), (6.4, 85.2)], dressing.plain, under=pocket.thick)


_front, _back = block(side=((19.8, 92), (21.9, 80), (23.4, 57.4)), waist=18.2, inner=2.2)
cut('men-swim-shorts', Garment(
    front=_front, back=_back, cloth='cotton', **LAID, camera=(77, 83), detail=(4, 88, 32),
    material=dict(weave='poplin', sheen=0.1, roughness=0.7, specular=0.18, chart='men_swim_shorts', creases=0.15), dress=dress_swim_shorts,
))


def dress_swim_trunks(dressing):
    """The cord comes out of the waist and is tied."""
    form_shorts(dressing, **{**CLOSE, 'pouch': 1.1, 'leg': 17.0}, gathered=(90.6, 9, 0.2), seed=5)
    turned_hems(dressing, 1.4)
    swim_waist(dressing, 2.8)
    tied_cord(dressing, 92.1, 1.7)


_front, _back = block(side=((19.8, 87), (21.6, 78), (22.0, 67.4)), top=94.2, inner=2.4)
cut('men-swim-trunks', Garment(
    front=_front, back=_back, cloth='rib', **LAID, thick=0.18, camera=(79.5, 76), detail=(5, 87, 28),
    material=dict(weave='lycra', sheen=0.2, roughness=0.8, specular=0.1, chart='men_swim_trunks', creases=0.03, relief=0.35), dress=dress_swim_trunks,
))


def dress_tailored_swim_shorts(dressing):
    """Made as trousers are: fly, pockets, a waistband that laps over, buttoned tabs at the sides."""
    form_shorts(dressing, waist=15.8, hip=17.8, leg=18.4, gap=1.2, waves=0.8, counts=(2, 4, 7), calm=0.3, creases=0.35, buckles=0.65, between=3.0, banded=(3.8, 0.26), seed=5)
    turned_hems(dressing, 2.6, raise_=0.12)
    horn = fixed('horn', (0.10, 0.065, 0.04), 0.35, 0.5)
    fly(dressing, dressing.plain, 92.8, 78.4, rows=(0.0,))
    slant_opening(dressing, (12.2, 93.0), (20.6, 82.0))
    for inner, outer in ((5.0, 15.0), (-5.0, -15.0)):
        double_welt(dressing, (inner, 88.0), (outer, 88.6))
    tailored_band(dressing, dressing.plain, deep=3.8, end=-2.0)
    for side in (-1, 1):
        adjuster(dressing, side, 95.2, dressing.cloth('tab', hems=[('edge', 0.35)], double=False), horn, 18.2, 6.2)
    button_over(dressing, (0.2, 94.7), horn, radius=0.75, hole=hole())


_front, _back = block(side=((21.6, 90), (24.0, 79), (25.4, 55.4)), waist=19.0, inner=2.2)
cut('men-tailored-swim-shorts', Garment(
    front=_front, back=_back, cloth='suiting', **LAID, thick=0.18, camera=(75.5, 80), detail=(6, 88, 32),
    material=dict(weave='poplin', sheen=0.15, roughness=0.8, specular=0.15, chart='men_tailored_shorts', creases=0.1, relief=0.6), dress=dress_tailored_swim_shorts,
))
