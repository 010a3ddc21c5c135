"""Sneakers: court shoes, suede trainers, canvas shoes, a retro runner, a thick sole."""
import numpy as np

from cuts.kinds import Finish, cut
from parts.shoe_lacing import Opening, eyelets, laced
from parts.shoe_last import Last, varied
from parts.shoe_pair import shoes
from parts.shoe_pieces import counter, facing, heel_tab, line_to, mudguard, quarter
from parts.shoe_shapes import RUNNER, SNEAKER
from parts.shoe_soles import cup, foam, vulcanised
from parts.shoe_sole import ground
from parts.shoe_upper import body, both, discs, front_piece, lining, overlay, rings, tongue, topline
from parts.shoe_weaves import black_rubber, cloth, dark, fixed, gum, lace_white, leather, lining_white, rubber, suede
from studio.materials import steel

GAPS = [(10.9, 1.15), (13, 1.05), (16, 0.95), (19.2, 0.85)]
XS = [11.9 + 1.36 * i for i in range(6)]


def lacing(last, xs=XS, aside=1.75, lace=None, hole=None, metal=None, off=0.28, radius=0.15, **more):
    """Eyelets on both facings, whose outer side lies `off` cm above the last, and laces through them."""
    outer, inner = (eyelets(last, xs, aside, side) for side in (-1, 1))
    for row in (outer, inner):
        if metal is not None:
            rings(last, row, metal, radius=0.27, off=off, bore=0.16, hole=hole)
        else:
            discs(last, row, hole or dark(), radius=radius, off=off + 0.01)
    laced(last, outer, inner, lace or lace_white(), off=off + (0.14 if more.get('round_') else 0.06), **more)


def opened(last, skin, tongue_skin, inside, insole):
    """The skin, the lining, and the tongue between both facings."""
    opening = Opening(last, (*GAPS, (20.0, 0.7)))
    body(last, skin, opening=opening)
    lining(last, inside, insole, opening=opening)
    opening.tongue(tongue_skin)


def sneaker_tongue(last, material, **changes):
    """The padded tongue that stands above the opening; `changes` as in parts/shoe_upper.py."""
    tongue(last, material, **{**dict(start=1.3, base=-0.24, wide=(1.2, 2.3), rise=2.5, lean=1.7), **changes})


def court(shape, material=leather, sole_material=rubber, thread=True, wall=0.55, inside=lining_white, padded=0.3):
    """A low tennis shape with a stitched cup sole."""

    def build(view):
        last = Last(shape)
        skin, panel, plain = material('skin', stitched=False), material('panel'), material('plain', stitched=False)
        bottom = sole_material()
        opened(last, skin, plain, inside(), inside('insole'))
        cup(last, bottom, wall, thread=bottom if thread else None)
        both(lambda side: quarter(last, side, panel, GAPS, 0.66, end=(20.1, 0.9)))
        both(lambda side: facing(last, side, panel, [(11.3, 1.15), (13, 1.05), (16, 0.95), (19.0, 0.86)], (1.5, 1.65, 1.55, 1.45)))
        heel_tab(last, panel)
        topline(last, plain, radius=(padded, padded + 0.04), until=last.throat - 0.04)
        sneaker_tongue(last, plain)
        lacing(last)

    return build


def touch_straps(last, material, xs=(13.9, 17.2), wide=2.3):
    """Two straps of a child's shoe over the instep; they come out of the inner side and are fastened on the outer."""
    for x in xs:
        edges = []
        for shift in (-wide / 2, wide / 2):
            end = last.find([(x + shift * 0.9 - 0.5, 3.4)], -1)
            outer = np.vstack([end, last.find([(x + shift - 0.2, 3.0), (x + shift - 0.1, 1.5)], -1, 'top', low=0.1, high=0.99)])
            inner = last.find([(x + shift - 0.1, 1.5), (x + shift - 0.2, 3.0)], 1, 'top', low=0.1, high=0.99)
            inner = np.vstack([inner, last.find([(x + shift + 0.2, 1.4)], 1)])
            # Only before the throat do both sides meet on the ridge.
            inner[:, 0] = np.maximum(inner[:, 0], last.throat + 0.004)
            k = float(last.ridge_k(x + shift))
            edges.append([*map(tuple, outer), (-k, 0.99), (-k, 1.01), *((-a, 2 - t) for a, t in inner)])
        overlay(last, *edges, material, base=0.28, raise_=0.16, edges='btl', name='strap', step=0.25)


def canvas(shape, brass=False, cap=False, strap=False, stripe=None):
    """Cotton canvas on a vulcanised sole; with a rubber cap, or a child's two straps."""

    def build(view):
        last = Last(shape)
        skin, panel, plain = cloth('skin', 'canvas'), cloth('panel', 'canvas', True), cloth('plain', 'canvas')
        white = rubber()
        if strap:
            body(last, skin)
            lining(last, lining_white(), lining_white('insole'))
        else:
            opened(last, skin, plain, lining_white(), lining_white('insole'))
        vulcanised(last, white, stripe=stripe() if stripe else None, bumper=0.0 if cap else 0.55)
        both(lambda side: quarter(last, side, panel, GAPS, 0.62, raise_=0.1, end=(20.0, 0.9)))
        heel_tab(last, panel, wide=(0.05, 0.045), raise_=0.08, base=0.1)
        if cap:
            line = [(0.775, 0.06)] + [tuple(p) for p in last.find([(25.2, 2.6), (24.3, 1.3)], 1, 'top', low=0.1, high=0.99)] + [(float(last.ridge_k(23.7)), 1.0)]
            front_piece(last, line, white, raise_=0.14, low=0.02, sewn='')
        topline(last, plain, radius=(0.14, 0.16), until=last.throat - 0.035, inward=0.05)
        tongue(last, panel, rise=1.7, thick=0.2) if strap else sneaker_tongue(last, plain, rise=1.9, thick=0.2)
        metal = fixed('brass', (0.50, 0.36, 0.13), 0.3, 0.5, 1.0) if brass else steel()
        if strap:
            touch_straps(last, panel)
        else:
            lacing(last, XS, 1.7, metal=metal, hole=dark(), off=0.12)

    return build


def retro(shape):
    """A flat running shoe: nylon with suede at toe, heel and eyelets, a thin gum sole."""

    def build(view):
        last = Last(shape)
        nylon, trim, plain = cloth('nylon', 'canvas', relief=0.5, roughness=0.6, specular=0.25), suede('trim'), suede('plain', stitched=False)
        opened(last, nylon, nylon, lining_white(), lining_white('insole'))
        cup_sole = gum()
        vulcanised(last, cup_sole, wall=0.45, under=ground(spring=1.1, heel=0.8, start=19), bumper=0.5)
        cap = line_to(last, 0.70, [(23.2, 3.4), (21.8, 2.0), (20.9, 1.0)], 20.4)
        front_piece(last, cap, trim, raise_=0.12)
        both(lambda side: facing(last, side, trim, [(11.0, 1.1), (13, 1.05), (16, 0.95), (19.8, 0.85)], (2.4, 2.1, 1.8, 1.9), base=0.06))
        both(lambda side: counter(last, side, trim, foot=0.30, top=(0.12, 0.62), base=0.06))
        heel_tab(last, trim, low=0.5, wide=(0.06, 0.075), base=0.16)

        def blade(side):
            foot = last.find([(10.6, 0.9), (13.6, 0.9)], side)
            upper = last.find([(13.3, 5.2), (14.9, 4.7)], side)
            back, front = ([tuple(foot[i]), tuple((foot[i] + upper[i]) / 2), tuple(upper[i])] for i in (0, 1))
            overlay(last, back, front, trim, base=0.03, raise_=0.12, sewn='bt', name='blade')

        both(blade)
        topline(last, plain, radius=(0.26, 0.3), until=last.throat - 0.04)
        sneaker_tongue(last, nylon, rise=2.7, thick=0.4, base=-0.32)
        lacing(last, off=0.18)

    return build


def chunky(shape):
    """Leather and mesh on a thick sculpted sole."""

    def build(view):
        last = Last(shape)
        net, panel, plain = cloth('net', 'shoe_mesh', relief=0.8), leather('panel'), leather('plain', stitched=False)
        opened(last, net, net, lining_white(), lining_white('insole'))
        foam(last, rubber(), rubber('tread', (0.70, 0.69, 0.66)), bulk=1.35, wave=0.7, heel_flare=0.5, under=ground(spring=1.1, heel=0.7, start=19.5))
        both(lambda side: quarter(last, side, panel, GAPS, 0.55, base=0.02, end=(19.8, 1.1)))
        mudguard(last, panel, foot=0.50, x=23.8, raise_=0.16, base=0.14)
        both(lambda side: facing(last, side, panel, GAPS, (1.9, 2.0, 1.8, 1.6), base=0.14, raise_=0.16))
        both(lambda side: counter(last, side, panel, foot=0.30, top=(0.13, 0.62), base=0.15, raise_=0.16))
        heel_tab(last, panel, low=0.35, wide=(0.06, 0.07), base=0.3)
        topline(last, plain, radius=(0.36, 0.42), until=last.throat - 0.04)
        sneaker_tongue(last, plain, rise=2.7, thick=0.5, base=-0.3)
        lacing(last, off=0.30, width=0.36)

    return build


WOMEN = varied(SNEAKER, width=0.92)
WOMEN_RUNNER = varied(RUNNER, width=0.90, stand=(1.7, 1.3, 1.3))
CHUNKY = varied(RUNNER, width=0.96, stand=(3.5, 2.9, 1.2))
KIDS = varied(
    SNEAKER, width=1.30, fullness=(0.58, 0.70), bulge=(0.45, 0.6), stand=(2.1, 1.9, 0.9), ridge=((11.0, 9.8), (13, 8.9), (16, 7.5), (19, 6.2), (22, 5.3), (25, 4.5)),
    collar=((0.55, 0, 9.0), (1.1, 1.15, 8.85), (3.3, 2.15, 7.6), (6.6, 2.4, 7.1), (9.2, 2.05, 8.1), (11.0, 0, 9.8)),
)

#: White leather has its gleam besides.
LEATHER = Finish(exposure=0.96, white=0.9)

cut('men-court-trainers', shoes(court(SNEAKER), finish=LEATHER))
cut('women-court-sneakers', shoes(court(varied(WOMEN, stand=(1.9, 1.6, 1.0)), wall=0.5), finish=LEATHER))
cut('men-suede-trainers', shoes(court(varied(SNEAKER, stand=(2.4, 2.0, 1.0)), material=suede, sole_material=gum, padded=0.42), gleam=0))
cut('men-canvas-trainers', shoes(canvas(varied(SNEAKER, stand=(1.7, 1.4, 0.9)), brass=True, cap=True, stripe=black_rubber), gleam=0))
cut('women-canvas-sneakers', shoes(canvas(varied(WOMEN, stand=(1.4, 1.2, 0.9))), gleam=0))
cut('women-retro-sneakers', shoes(retro(WOMEN_RUNNER), gleam=0))
cut('women-chunky-sneakers', shoes(chunky(CHUNKY), finish=LEATHER))
cut('kids-canvas-trainers', shoes(canvas(KIDS, strap=True), gleam=0))
