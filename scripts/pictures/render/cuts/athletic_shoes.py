"""Running, trail, gym and indoor court shoes."""
from dataclasses import replace

import numpy as np

from cloth.curves import arc
from cuts.kinds import cut
from cuts.sneakers import label, plain_suede, sneaker_leather
from parts.mesh import sweep
from parts.shoe_last import Last, varied
from parts.shoe_pair import FINISH, shoes
from parts.shoe_pieces import blade, counter, heel_tab, mudguard, sewn_mudguard
from parts.shoe_shapes import LOW_HEEL, LOW_TOE, RUNNER
from parts.shoe_sole import ground
from parts.shoe_soles import rocker
from parts.shoe_upper import both, discs, overlay, topline
from parts.shoe_walls import cupped, run_foam
from parts.shoe_weaves import black_rubber, cloth, dark, fixed, flat_lace, gum, lining_white, rubber
from parts.sneaker_tongue import padded_tongue
from parts.trainer import CUT, GAPS, collar_seam, cut_edge, lacing, opened, same_thread, sewn, sewn_counter, sewn_facing


def film(name, **changes):
    """A welded synthetic layer: smooth, matt, with crisp edges."""
    return cloth(name, 'smooth', **{**dict(roughness=0.55, specular=0.28, sheen=0, creases=0, relief=0.15), **changes})


def band(last, side, lower, upper, material, raise_=0.07, base=0.02, name='band'):
    """A piece on one side between two lines of (x, z above the sole) seen from the side."""
    low, high = ([tuple(p) for p in last.find(line, side, 'side', low=0.02, high=0.99)] for line in (lower, upper))
    return overlay(last, low, high, material, raise_=raise_, base=base, sewn='', edge=0.05, step=0.2, name=name)


def pull(last, material):
    """A loop at the heel."""
    top = last.place([(0.0, 1.0)])[0]
    path = [top + [-0.15, 0, -2.0], top + [-0.32, 0, -0.6], top + [-0.5, 0, 0.4], top + [-0.25, 0, 1.15], top + [0.25, 0, 0.7], top + [0.45, 0, -0.5]]
    return sweep('pull', arc(path, 50), material, radius=(0.5, 0.07), sides=12, up=(-1, 0, 0.01), power=4)


def collar(last, material, inside_thread):
    """The padded collar, with the seam that holds its padding."""
    topline(last, material, radius=(0.38, 0.42), until=last.throat - 0.04, inward=0.29)
    collar_seam(last, inside_thread, 0.03, t=0.84)


def road(shape, lower, tread, bulk=0.8, wing=True):
    """A knitted upper with welded films on two running foams."""

    def build(view):
        last = Last(shape)
        knit, trim, plain, seam = cloth('knit', 'shoe_mesh', relief=0.6), film('trim', shade=0.66), cloth('collar', 'runner', relief=0.6), same_thread()
        opening = opened(last, knit, plain, cloth('inside', 'runner', shade=0.55), lining_white('insole'))
        run_foam(last, rubber('foam', (0.82, 0.82, 0.81)), lower(), tread(), rocker(2.0), bulk=bulk, lip=0.24)
        wide = (1.0, 1.35, 1.45, 1.4)

        def sides(side):
            sewn_facing(last, side, trim, seam, GAPS, wide, base=0.04, raise_=0.11, rows=1)
            counter(last, side, trim, foot=0.30, top=(0.12, 0.60), base=0.02, raise_=0.13, edge=CUT)
            if wing:
                band(last, side, [(8.2, 0.6), (10.6, 2.8), (13.3, 6.7)], [(9.5, 0.6), (11.9, 2.8), (14.6, 6.15)], trim, 0.08)
                band(last, side, [(12.6, 0.6), (14.2, 2.6), (16.2, 5.5)], [(13.4, 0.6), (15.1, 2.6), (17.1, 5.1)], trim, 0.08)
            else:
                band(last, side, [(6.8, 0.6), (10.5, 1.4), (14.0, 3.2), (16.6, 5.35)], [(6.2, 1.7), (9.6, 2.5), (12.4, 4.2), (14.4, 6.35)], trim, 0.08)

        both(sides)
        mudguard(last, film('toe', shade=0.66), foot=0.70, x=24.4, raise_=0.09, base=0.05, edge=CUT)
        heel_tab(last, trim, low=0.45, high=0.98, wide=(0.045, 0.04), base=0.12, raise_=0.08, edge=CUT)
        collar(last, plain, seam)
        padded_tongue(last, plain, trim, seam, label())
        pull(last, plain)
        lacing(last, opening, 0.15, rim=trim, width=0.54, bow=2.7)

    return build


def bumper(last, material, start=0.69):
    """The hard rubber round the toe of a trail shoe, ribbed where it meets stones."""
    k = np.linspace(start, 2 - start, 61)
    top = np.interp(np.abs(k - 1), [0, 0.06, 0.14, 0.22, 1 - start], [0.60, 0.58, 0.46, 0.30, 0.18])

    def ribs(points):
        # Only above the foam, through which they would come.
        aside, t = np.abs(points[:, 0] - 1), points[:, 1]
        share = t / np.interp(aside, np.abs(k[30:] - 1), top[30:])
        within = np.clip((0.92 - aside / (1 - start)) / 0.1, 0, 1) * np.clip((0.82 - share) / 0.1, 0, 1) * np.clip((t - 0.24) / 0.06, 0, 1)
        return 0.12 * within * np.clip(0.5 + 2.0 * np.cos(2 * np.pi * 30 * (points[:, 0] - 1)), 0, 1)

    return overlay(last, np.column_stack([k, np.full(61, 0.03)]), np.column_stack([k, top]), material, base=0.14, raise_=0.12, edge=0.07, edges='tlr', sewn='', step=0.09, lift=ribs, name='bumper')


def vents(last, hole, off):
    """Rows of small punched holes over the toes, through which water runs out."""
    for side in (-1, 1):
        for row, y in enumerate((0.35, 1.0, 1.65)):
            places = [(24.3 + 0.45 * index - 0.2 * row, y) for index in range(4)]
            discs(last, last.find(places, side, 'top', low=0.2, high=0.999), hole, radius=0.095, off=off)


def trail(shape, lug=(1.9, 0.42), bulk=0.95):
    """Mesh with a sewn toe cap behind a ribbed bumper and a rubber rand, on foam with lugs."""

    def build(view):
        last = Last(shape)
        net, trim, plain, seam = cloth('net', 'shoe_mesh', relief=0.7), film('trim', shade=0.72), cloth('collar', 'runner', relief=0.6), same_thread()
        rand_rubber = fixed('rand', (0.03, 0.03, 0.032), 0.75, 0.15)
        opening = opened(last, net, plain, cloth('inside', 'runner', shade=0.5), lining_white('insole'))
        run_foam(last, fixed('foam', (0.42, 0.42, 0.41), 0.75, 0.15), fixed('lower', (0.12, 0.12, 0.125), 0.75, 0.15), black_rubber(), rocker(2.0, 1.1), bulk=bulk, split=(0.45, 0.62, 0.55), lug=lug)
        sewn_mudguard(last, trim, seam, cut_edge(0.55), foot=0.60, x=23.6, raise_=0.12, base=0.04)
        vents(last, dark(), 0.165)
        bumper(last, fixed('bumper', (0.065, 0.065, 0.068), 0.6, 0.3))
        wide = (1.0, 1.45, 1.55, 1.4)

        def sides(side):
            rand = ((0.0, 0.36), (0.12, 0.32), (0.24, 0.25), (0.36, 0.19), (0.50, 0.16), (0.62, 0.16), (0.72, 0.18))
            overlay(last, [(side * k, 0.03) for k, _ in rand], [(side * k, t) for k, t in rand], rand_rubber, base=0.08, raise_=0.1, edge=0.06, edges='t', sewn='', name='rand')
            for start, broad in ((8.8, 1.3), (12.2, 0.9)):
                head = 13.0 + (start - 8.8) * 0.75
                blade(last, side, (start, start + broad), [(head, 2.2), (head + broad * 0.8, 2.1)], trim)
            sewn_facing(last, side, trim, seam, GAPS, wide, base=0.09, raise_=0.1)
            counter(last, side, trim, foot=0.30, top=(0.12, 0.62), base=0.03, raise_=0.13, edge=CUT)

        both(sides)
        heel_tab(last, trim, low=0.45, high=0.98, wide=(0.045, 0.04), base=0.13, raise_=0.08, edge=CUT)
        collar(last, plain, seam)
        padded_tongue(last, plain, trim, seam, label())
        pull(last, plain)
        lacing(last, opening, 0.19, lace=flat_lace(colour=(0.05, 0.05, 0.055)), rim=trim, width=0.46, bow=2.6)

    return build


def gym(shape):
    """Flat and stable, with a side wall from the arch to the toes."""

    def build(view):
        last = Last(shape)
        knit, trim, plain, seam = cloth('net', 'shoe_mesh', relief=0.7, unevenness=0.35), film('trim', shade=0.74, roughness=0.42, specular=0.42), cloth('collar', 'runner', relief=0.4), same_thread()
        pale = rubber('wall', (0.74, 0.74, 0.72))
        opening = opened(last, knit, plain, cloth('inside', 'runner', shade=0.7), lining_white('insole'))
        cupped(last, pale, 0.35, under=ground(spring=0.9), tread=gum('tread'))
        wide = (1.0, 1.4, 1.55, 1.5)

        def sides(side):
            lower = [(side * k, 0.02) for k in (0.36, 0.48, 0.60, 0.72, 0.84)]
            upper = [(side * k, t) for k, t in ((0.37, 0.20), (0.47, 0.42), (0.59, 0.38), (0.71, 0.30), (0.83, 0.16))]
            overlay(last, lower, upper, trim, base=0.03, raise_=0.1, edge=0.05, sewn='', name='wall')
            # Within the wall: a row that begins at its very corner runs on beyond it.
            sewn(last, [(side * k, t) for k, t in ((0.40, 0.225), (0.47, 0.375), (0.59, 0.342), (0.70, 0.27))], seam, 0.14)
            sewn_facing(last, side, trim, seam, GAPS, wide, base=0.02, raise_=0.12)
            sewn_counter(last, side, trim, seam, foot=0.33, top=(0.14, 0.66), base=0.03, raise_=0.13, rows=1)

        both(sides)
        mudguard(last, trim, foot=0.66, x=25.0, raise_=0.09, base=0.05, edge=CUT)
        heel_tab(last, trim, low=0.6, wide=(0.05, 0.06), base=0.1)
        collar(last, plain, seam)
        padded_tongue(last, plain, trim, seam, label())
        lacing(last, opening, 0.14, rim=trim, width=0.54, bow=2.6)

    return build


def indoor(shape):
    """Mesh and synthetic leather on a gum sole, low at the heel."""

    def build(view):
        last = Last(shape)
        net, panel, plain, seam = cloth('net', 'shoe_mesh', relief=0.7), sneaker_leather('panel'), cloth('collar', 'runner', relief=0.6), same_thread()
        opening = opened(last, net, plain, cloth('inside', 'runner', shade=0.7), lining_white('insole'))
        run_foam(last, rubber('foam', (0.82, 0.82, 0.80)), rubber('lower', (0.70, 0.70, 0.68)), gum(), ground(spring=1.2, heel=0.6, start=19), bulk=0.8, collar=0.4, cup=0.4, rubber_high=0.6, flare=0.1, lines=False)
        cut_side = cut_edge(0.7)
        sewn_mudguard(last, plain_suede('toe', shade=0.85), seam, cut_side, foot=0.54, x=23.8, raise_=0.14, base=0.06)
        wide = (1.1, 1.8, 1.9, 1.8)

        def sides(side):
            for x in (9.2, 11.6):
                blade(last, side, (x, x + 1.3), [(x + 2.6, 2.4), (x + 3.7, 2.4)], panel, base=0.02, raise_=0.1)
            sewn_facing(last, side, panel, seam, GAPS, wide, base=0.10, raise_=0.14, cut=cut_side)
            sewn_counter(last, side, panel, seam, foot=0.33, top=(0.14, 0.68), base=0.10, raise_=0.14, cut=cut_side)

        both(sides)
        heel_tab(last, panel, low=0.45, high=0.98, wide=(0.045, 0.04), base=0.2, raise_=0.08, edge=CUT)
        collar(last, plain, seam)
        padded_tongue(last, plain, plain, seam, label())
        lacing(last, opening, 0.25, rim=panel, width=0.58, bow=2.8)

    return build


WOMEN = varied(RUNNER, width=0.91, stand=(3.3, 2.3, 1.05), ridge=LOW_TOE)
MEN = varied(RUNNER, stand=(3.6, 2.5, 1.05), width=1.03, ridge=LOW_TOE)
FLAT = varied(RUNNER, width=0.94, stand=(2.2, 1.7, 0.9), collar=LOW_HEEL, ridge=(*LOW_TOE[:4], (21.8, 3.55), (25.4, 2.7)))

cut('women-road-running-shoes', shoes(road(WOMEN, lambda: rubber('lower', (0.62, 0.62, 0.61)), black_rubber), gleam=0))
cut('men-road-running-shoes', shoes(road(varied(MEN, collar=LOW_HEEL), lambda: film('lower'), lambda: rubber('tread', (0.10, 0.10, 0.105)), bulk=0.86, wing=False), gleam=0))
cut('women-trail-running-shoes', shoes(trail(varied(WOMEN, stand=(3.4, 2.5, 1.15))), gleam=0))
cut('men-trail-running-shoes', shoes(trail(varied(MEN, stand=(3.7, 2.7, 1.15)), lug=(2.1, 0.46)), gleam=0))
cut('women-gym-shoes', shoes(gym(FLAT), gleam=0))
cut('men-indoor-court-shoes', shoes(indoor(varied(RUNNER, stand=(2.4, 1.8, 0.9), collar=LOW_HEEL, ridge=LOW_TOE)), finish=replace(FINISH, grain='')))
