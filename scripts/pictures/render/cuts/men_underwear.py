"""Men's underwear and swimwear: boxer briefs, woven boxers, trunks, swim shorts."""
import parts.men_weaves  # registers the weaves named below
from cloth.blocks import shorts
from cuts.kinds import SOFT_GLEAM, Garment, cut
from parts.bottoms import adjuster
from parts.leg_form import LegForm, form_legs
from parts.men_trims import knotted
from parts.mesh import turned
from parts.patch import band, button, patch
from parts.reshape import gathers, keyed
from parts.shoe_matter import plaited
from studio.materials import fixed, hole, steel

#: Camera of underwear and of shorts: (height of the centre, height of the picture).
SMALL, SHORTS = (79.5, 74), (76, 84)


def close_legs(bottom, top=97.4, **changes):
    """The form of close trunks, with a level hem at `bottom`."""
    form = LegForm(**{**dict(
        crotch=72, tuck=11, outer=keyed((bottom, 17.2), (72, 17.6), (80, 17.6), (88, 16.6), (top, 15.4)), depth=keyed((bottom, 9.4), (74, 10.6), (86, 11.0), (top, 10.2)),
        gap=keyed((bottom, 0.9), (72, 0.2), (90, 0.2)), hem=(bottom, bottom - 0.6), pouch=1.6,
    ), **changes})
    return lambda dressing: form_legs(dressing, form)


def loose_legs(bottom, hip=18.2, **changes):
    """The form of loose shorts, which hang from the seat."""
    return close_legs(bottom, **{**dict(
        crotch=71.5, tuck=8, outer=keyed((bottom, hip + 1.4), (72, hip + 0.5), (84, hip), (90, hip - 0.6), (97.4, 16.0)), depth=keyed((bottom, 10.6), (74, 11.2), (86, 11.2), (97.4, 10.4)),
        gap=keyed((bottom, 1.1), (64, 0.35), (71, 0.1), (90, 0.1)), hem=(bottom, bottom - 0.9), pouch=0.4, waves=1.3, folds=0.5, full=4.0, creases=0.3,
    ), **changes})


def block(**changes):
    """Front and back of close trunks; fields as in shorts."""
    return shorts(**{**dict(waist=19.2, inner=0.9, crotch=73, top=97.4, hem_drop=1.2), **changes})


_front, _back = block(side=((21.4, 88), (24.4, 77), (23.2, 61.8)), hem_drop=1.7)
cut('men-boxer-briefs', Garment(
    front=_front, back=_back, body='man', cloth='rib', arms=False, crotch=(72, 7), inflate=15, quality=6, frames=40, pinned='waist', mirrored=-1, thick=0.22, camera=SMALL, detail=(6, 88, 30),
    material=dict(weave='jersey', hems=[('waist', 3.6), ('hem', 2.2)], sheen=0.25, roughness=0.85, chart='men_boxer_briefs', creases=0.08, relief=0.7), dress=close_legs(61.8),
))

_front, _back = block(side=((21.4, 86), (24.4, 77), (23.4, 63.6)), top=94.0, hem_drop=1.7)
cut('men-trunks', Garment(
    front=_front, back=_back, body='man', cloth='rib', arms=False, crotch=(72, 7), inflate=15, quality=6, frames=40, pinned='waist', mirrored=-1, thick=0.2, camera=(81, 74), detail=(6, 88, 30),
    material=dict(weave='satin', hems=[('waist', 3.9), ('hem', 1.6)], sheen=0.3, roughness=0.7, specular=0.2, chart='men_trunks', creases=0.06, relief=0.5, double=False), dress=close_legs(63.6, 94.0),
))


def woven_boxers(dressing):
    loose_legs(60.0)(dressing)
    gathers(dressing, 94.4, 24, count=17, depth=0.4, seed=2)
    button(dressing.front, (0.2, 87), fixed('shirt button', (0.62, 0.61, 0.59), 0.3, 0.5), radius=0.55, raise_=0.16, hole=hole())


_front, _back = block(side=((24.0, 88), (26.4, 76), (27.8, 60.0)), waist=22.5, inner=0.5, hem_drop=2.4)
cut('men-woven-boxers', Garment(
    front=_front, back=_back, body='man', cloth='cotton', arms=False, crotch=(72, 7), inflate=16, quality=6, pinned='waist', step=1.4, camera=SMALL, detail=(4, 87, 30),
    material=dict(weave='poplin', ribs=[('waist', 3.0)], hems=[('hem', 2.0)], sheen=0.2, roughness=0.9, specular=0.1, chart='men_woven_boxers', creases=0.35), dress=woven_boxers,
))


def tied_cord(dressing, height, apart):
    """A pale cord that comes out of two eyelets of the waist, `apart` cm from the middle, and is knotted."""
    metal = steel()
    for side in (-1, 1):
        place, normal, _, _ = dressing.front.frame([(side * apart, height)])
        turned('eyelet', [(0.2, 0.02), (0.24, 0.12), (0.42, 0.12), (0.46, 0.02)], metal, place[0] + normal[0] * 0.05, normal[0], sides=20)
    knotted(dressing, (0, height), plaited('cord', (0.70, 0.68, 0.64)), apart)


def swim_shorts(dressing):
    """A cord through two eyelets, a back pocket with its flap."""
    loose_legs(57.2, seed=3)(dressing)
    gathers(dressing, 93.4, 24, count=17, depth=0.3, seed=4)
    tied_cord(dressing, 95.0, 1.7)
    flap = dressing.cloth('flap', hems=[('edge', 0.5)])
    patch(dressing.back, [(6.4, 90.6), (17.0, 90.6), (17.0, 78.0), (6.4, 78.0)], flap, raise_=0.26, edge=0.16, name='back-pocket')
    patch(dressing.back, [(6.2, 91.0), (17.2, 91.0), (17.2, 86.9), (6.2, 86.9)], flap, raise_=0.5, edge=0.16, name='back-flap')


_front, _back = block(side=((24.2, 88), (26.6, 76), (28.0, 57.2)), waist=22.5, inner=0.6, hem_drop=2.6)
cut('men-swim-shorts', Garment(
    front=_front, back=_back, body='man', cloth='cotton', arms=False, crotch=(72, 7), inflate=16, quality=6, pinned='waist', step=1.4, camera=SHORTS, detail=(4, 88, 32),
    material=dict(weave='poplin', ribs=[('waist', 4.0)], hems=[('hem', 2.2)], sheen=0.1, roughness=0.6, specular=0.25, chart='men_swim_shorts', creases=0.12), dress=swim_shorts,
))

def swim_trunks(dressing):
    """The cord comes out of the waist and is tied."""
    close_legs(64.6, 93.0)(dressing)
    tied_cord(dressing, 91.2, 1.7)


_front, _back = block(side=((21.4, 86), (24.4, 77), (23.6, 64.6)), top=93.0, hem_drop=1.7)
cut('men-swim-trunks', Garment(
    front=_front, back=_back, body='man', cloth='rib', arms=False, crotch=(72, 7), inflate=15, quality=6, frames=40, pinned='waist', mirrored=-1, thick=0.2, camera=(81, 74), detail=(6, 87, 30),
    material=dict(weave='satin', hems=[('waist', 0.6), ('hem', 1.2)], sheen=0.1, roughness=0.56, specular=0.22, chart='men_swim_trunks', creases=0.05, relief=0.3), dress=swim_trunks, gleam=SOFT_GLEAM,
))


def tailored_swim_shorts(dressing):
    """A waistband with a button, buttoned tabs at the sides."""
    loose_legs(53.5, 18.0, waves=0.7, seed=5)(dressing)
    horn = fixed('horn', (0.10, 0.065, 0.04), 0.35, 0.5)
    for surface, edge in ((dressing.front, lambda x: 96.7 + (x / 19) ** 2 * 0.7), (dressing.back, lambda x: 98.5 - (x / 19) ** 2 * 1.0)):
        band(surface, lambda x: edge(x) + 0.1, lambda x: edge(x) - 3.8, 18.6, dressing.stitched, raise_=0.24, bow=1.02)
    for side in (-1, 1):
        adjuster(dressing, side, 95.2, dressing.cloth('tab', hems=[('edge', 0.35)], double=False), horn, 18.0, 6.6)
    button(dressing.front, (0.8, 95.0), horn, radius=0.75, raise_=0.3, hole=hole())


_front, _back = block(side=((22.6, 88), (25.2, 76), (26.6, 53.5)), waist=19.6, inner=0.8, hem_drop=3.0)
cut('men-tailored-swim-shorts', Garment(
    front=_front, back=_back, body='man', cloth='suiting', arms=False, crotch=(72, 7), inflate=16, quality=6, pinned='waist', thick=0.2, camera=(75, 84), detail=(6, 88, 32),
    material=dict(weave='poplin', hems=[('hem', 3.0)], sheen=0.15, roughness=0.8, specular=0.15, chart='men_tailored_shorts', creases=0.1), dress=tailored_swim_shorts,
))
