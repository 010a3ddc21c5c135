"""Sneakers: court shoes, suede trainers, canvas shoes, a retro runner, a thick sole."""
from dataclasses import replace

from cuts.kinds import Finish, cut
from parts.shoe_last import Last, varied
from parts.shoe_pair import FINISH, shoes
from parts.shoe_pieces import dyed_edge, heel_tab, line_to, sewn_mudguard, sewn_vamp
from parts.shoe_shapes import LOW_HEEL, LOW_TOE, RUNNER, TRAINER
from parts.shoe_sole import ground
from parts.shoe_upper import both, discs, front_piece, overlay, topline
from parts.shoe_walls import cupped, foxed, run_foam
from parts.shoe_weaves import NAP, black_rubber, cloth, dark, dyed_lace, fixed, gum, leather, lining_white, rubber, suede, thread
from parts.sneaker_tongue import padded_tongue
from parts.trainer import CUT, GAPS, collar_seam, cut_edge, lacing, opened, same_thread, sewn, sewn_counter, sewn_facing, sewn_heel_tab, sewn_quarter
from studio.materials import steel


def sneaker_leather(name, **changes):
    """Smooth leather without clouds."""
    return leather(name, stitched=False, **{**dict(relief=0.06, creases=0), **changes})


def plain_suede(name, **changes):
    """Suede whose seams are sewn with real threads."""
    return suede(name, stitched=False, **changes)


def label():
    """The woven label on a tongue."""
    return cloth('label', 'elastic', shade=0.76)


def pricked(last, hole):
    """Three rows of small holes on each side of the toe."""
    for side in (-1, 1):
        for row, y in enumerate((1.0, 1.65, 2.3)):
            places = [(21.2 + 0.55 * i - 0.15 * row, y - 0.05 * i) for i in range(6)]
            discs(last, last.find(places, side, 'top', low=0.2, high=0.99), hole, radius=0.075, off=0.015)


def court(shape, material=sneaker_leather, sole_material=rubber, tread=None, wall=0.55, padded=0.3, holes=True):
    """A low tennis shape with a stitched cup sole."""

    def build(view):
        last = Last(shape)
        skin, panel, plain, seam, cut_side = material('skin'), material('panel'), material('plain'), same_thread(), cut_edge()
        opening = opened(last, skin, plain, lining_white(), lining_white('insole'))
        bottom = sole_material()
        cupped(last, bottom, wall, thread=bottom, tread=tread and tread('edge'))
        wide = (1.0, 1.4, 1.55, 1.5)

        def sides(side):
            sewn_quarter(last, side, panel, seam, 0.66, (20.1, 0.9), raise_=0.12, cut=cut_side)
            sewn_facing(last, side, panel, seam, GAPS, wide, base=0.11, raise_=0.11, cut=cut_side)

        both(sides)
        sewn_heel_tab(last, panel, seam, wide=(0.075, 0.055))
        collar_seam(last, seam, 0.16, t=0.88)
        topline(last, plain, radius=(padded, padded + 0.04), until=last.throat - 0.04)
        padded_tongue(last, plain, plain, seam, label())
        if holes:
            pricked(last, dark())
        lacing(last, opening, 0.22, rim=panel, lace=dyed_lace(), bow=2.7)

    return build


def canvas(shape, brass=False, cap=None, stripes=(), tread=rubber, yarn=thread, coarse=1.0):
    """Cotton canvas on a vulcanised sole; with a rubber `cap` (cm that it begins further in front). `yarn`: of its stitches; `coarse`: how high its threads stand."""

    def build(view):
        last = Last(shape)
        skin, panel, white, seam = cloth('skin', 'duck', relief=coarse), cloth('panel', 'duck', relief=coarse), rubber(), yarn()
        opening = opened(last, skin, skin, lining_white(), lining_white('insole'))
        foxed(last, white, tread('edge'), [(make(), below, half) for make, below, half in stripes])
        wide = (1.0, 1.35, 1.45, 1.4)

        def sides(side):
            sewn_quarter(last, side, panel, seam, 0.62, (20.0, 0.9), raise_=0.1)
            sewn_facing(last, side, panel, seam, GAPS, wide, raise_=0.09, base=0.09)
            sewn(last, [(side * 0.045, 0.1), (side * 0.042, 0.5), (side * 0.038, 0.95)], seam, 0.19)

        both(sides)
        heel_tab(last, panel, wide=(0.055, 0.047), raise_=0.08, base=0.1)
        collar_seam(last, seam, 0.11)
        if cap is not None:
            line = line_to(last, 0.765 + 0.03 * cap, [(24.0 + cap, 3.0 - 0.2 * cap), (23.6 + cap, 1.9), (23.42 + cap, 0.9)], 23.38 + cap)
            front_piece(last, line, white, raise_=0.14, low=0.02, sewn='')
        topline(last, panel, radius=(0.15, 0.17), until=last.throat - 0.035, inward=0.05)
        padded_tongue(last, skin, panel, seam, label(), thick=0.15, base=-0.08)
        metal = fixed('brass', (0.50, 0.36, 0.13), 0.3, 0.5, 1.0) if brass else steel()
        lacing(last, opening, 0.18, metal=metal, width=0.6, bow=3.0)

    return build


def retro(shape):
    """A flat running shoe: nylon with suede at toe, heel and eyelets, a thin gum sole."""

    def build(view):
        last = Last(shape)
        nylon, trim, seam = cloth('nylon', 'duck', relief=0.5, roughness=0.6, specular=0.25, unevenness=0.2), plain_suede('trim', shade=0.8, **NAP), same_thread()
        cut_side = cut_edge(0.7)
        opening = opened(last, nylon, nylon, lining_white(), lining_white('insole'))
        run_foam(last, rubber(), rubber('lower'), gum(), ground(spring=1.1, heel=0.8, start=19), bulk=0.62, split=(0.5, 0.5, 0.5), collar=0.35, cup=0.25, rubber_high=0.4, flare=0.2, lines=False)
        cap = line_to(last, 0.70, [(23.0, 3.4), (21.5, 2.2), (20.75, 1.2), (20.55, 0.6)], 20.5)
        sewn_vamp(last, cap, trim, seam, cut_side, base=0.02, raise_=0.12, inward=(0.009, 0.017))
        gaps, wide = [*GAPS[:3], (19.8, 0.85)], (1.05, 2.1, 1.8, 1.9)

        def sides(side):
            sewn_facing(last, side, trim, seam, gaps, wide, base=0.06, cut=cut_side)
            sewn_counter(last, side, trim, seam, cut=cut_side)
            foot = last.find([(10.6, 0.9), (13.6, 0.9)], side)
            upper = last.find([(13.3, 5.2), (14.9, 4.7)], side)
            back, front = ([tuple(foot[i]), tuple((foot[i] + upper[i]) / 2), tuple(upper[i])] for i in (0, 1))
            overlay(last, back, front, trim, base=0.03, raise_=0.12, sewn='', edge=CUT, name='blade')
            for line, inward in ((back, 0.008), (front, -0.008)):
                dyed_edge(last, line, cut_side, 0.095)
                sewn(last, [(k + side * inward, t) for k, t in line], seam, 0.16)

        both(sides)
        sewn_heel_tab(last, trim, seam, low=0.5, wide=(0.06, 0.075), base=0.16)
        topline(last, nylon, radius=(0.26, 0.3), until=last.throat - 0.04)
        padded_tongue(last, nylon, nylon, seam, label())
        lacing(last, opening, 0.19, rim=trim, bow=2.8)

    return build


def chunky(shape):
    """Leather and mesh on a thick sculpted sole."""

    def build(view):
        last = Last(shape)
        net, panel, plain, seam = cloth('net', 'shoe_mesh', relief=0.8), sneaker_leather('panel'), sneaker_leather('plain'), same_thread()
        # One shade of leather from toe to heel on a sole this thick is clay.
        trim, cut_side = plain_suede('trim', shade=0.72, relief=1.6), cut_edge(0.7)
        opening = opened(last, net, net, lining_white(), lining_white('insole'))
        run_foam(last, rubber('foam', (0.84, 0.83, 0.81)), rubber('lower', (0.74, 0.73, 0.70)), gum(), ground(spring=1.1, heel=0.7, start=19.5), bulk=1.3, split=(0.5, 0.62, 0.42), cup=0.7, lip=0.42)
        wide = (1.05, 1.5, 1.65, 1.6)

        def sides(side):
            sewn_quarter(last, side, panel, seam, 0.55, (19.8, 1.1), base=0.02, cut=cut_side)
            sewn_facing(last, side, panel, seam, GAPS, wide, base=0.14, raise_=0.16, cut=cut_side)
            sewn_counter(last, side, trim, seam, top=(0.13, 0.62), base=0.15, raise_=0.16, cut=cut_side)

        both(sides)
        sewn_mudguard(last, trim, seam, cut_side, foot=0.50, x=23.8, raise_=0.16, base=0.14)
        sewn_heel_tab(last, trim, seam, low=0.35, wide=(0.06, 0.07), base=0.3)
        topline(last, plain, radius=(0.36, 0.42), until=last.throat - 0.04)
        padded_tongue(last, plain, plain, seam, label(), thick=0.32)
        lacing(last, opening, 0.31, rim=panel, width=0.62, bow=3.0)

    return build


WOMEN = varied(TRAINER, width=0.92)
WOMEN_RUNNER = varied(RUNNER, width=0.90, stand=(2.7, 1.6, 0.8))
CHUNKY = varied(RUNNER, width=0.96, stand=(3.6, 2.9, 0.8), collar=LOW_HEEL, ridge=LOW_TOE)
#: Rounder than a grown-up's.
KIDS = varied(TRAINER, width=1.05, stand=(1.6, 1.4, 0.75))

#: White leather has its gleam besides.
LEATHER = Finish(exposure=0.96, white=0.9)

cut('men-court-trainers', shoes(court(TRAINER), finish=LEATHER))
cut('women-court-sneakers', shoes(court(varied(WOMEN, stand=(1.9, 1.6, 0.65)), wall=0.5, holes=False), finish=LEATHER))
cut('men-suede-trainers', shoes(court(varied(TRAINER, stand=(2.0, 1.7, 0.65)), material=plain_suede, sole_material=lambda: rubber('cream', (0.72, 0.68, 0.59)), tread=gum, padded=0.42, holes=False), finish=replace(FINISH, grain='suede'), gleam=0))
cut('men-canvas-trainers', shoes(canvas(varied(TRAINER, stand=(1.7, 1.4, 0.6)), brass=True, cap=0.0, stripes=((black_rubber, 0.34, 0.06), (black_rubber, 0.6, 0.035)), tread=gum), gleam=0))
#: On white canvas white thread and a plain band vanish, and the shoe is clay.
SEEN_ON_WHITE = dict(stripes=((lambda: fixed('stripe', (0.03, 0.035, 0.05), 0.6, 0.2), 0.3, 0.045),), tread=gum, yarn=lambda: thread(colour=(0.52, 0.45, 0.34)), coarse=2.2)
cut('women-canvas-sneakers', shoes(canvas(varied(WOMEN, stand=(1.4, 1.2, 0.6)), cap=0.1, **SEEN_ON_WHITE), gleam=0))
cut('women-retro-sneakers', shoes(retro(WOMEN_RUNNER), gleam=0))
cut('women-chunky-sneakers', shoes(chunky(CHUNKY), finish=LEATHER))
cut('kids-canvas-trainers', shoes(canvas(KIDS, cap=0.6, **SEEN_ON_WHITE), gleam=0))
