"""Boots: Chelsea, laced, work, knee-high, lined with wool."""
from dataclasses import replace

import numpy as np
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

from cuts.kinds import Finish, cut
from parts.dress_shoe import beside
from parts.mesh import grid, sweep
from parts.shoe_boot import back_quarter, boot_facing, boot_quarter, boot_tongue, cuff, front_line, gusset, hooks, lower_on, on_side, pull_tab, zip_line
from parts.shoe_lacing import Opening
from parts.shoe_last import Last, varied
from parts.shoe_matter import fleece
from parts.shoe_pair import shoes
from parts.shoe_pieces import dyed_edge, heel_tab, line_to, sewn_vamp
from parts.shoe_shapes import ANKLE, ANKLE_DRESS, ROUND_TOE, ring
from parts.shoe_sole import heel, slab, sole
from parts.shoe_soles import block, welted
from parts.shoe_upper import body, both, closed_topline, lining, overlay, rings, stitches, stitches_on, topline
from parts.shoe_weaves import NAP, black_rubber, cloth, dark, fixed, leather, lining_leather, sole_leather, suede
from parts.laces import Lacing


def chelsea(shape, material=leather, cleated=False, stretch=None, **settings):
    """Elastic at both sides, a pull tab, a low heel. `stretch`: how the elastic differs from one of nearly the upper's shade."""

    def build(view):
        last = Last(shape)
        skin, panel, plain = material('skin', stitched=False, **settings), material('panel', **settings), material('plain', stitched=False, **settings)
        body(last, skin, high=last.top)
        lining(last, lining_leather(), lining_leather('insole'), inset=0.22)
        elastic = cloth('elastic', 'elastic', **{'shade': 0.85, **(stretch or {})})
        both(lambda side: back_quarter(last, side, panel))
        both(lambda side: gusset(last, side, elastic, plain))
        closed_topline(last, plain, radius=(0.11, 0.12), t=last.top)
        pull_tab(last, panel)
        if cleated:
            block(last, black_rubber(), 1.0, out=0.42, grooves=0, under=slab(0.75), welt=black_rubber('welt'), thread=fixed('thread', (0.12, 0.09, 0.06), 0.9, 0.1))
            heel(last, last.shape.stand[0], black_rubber('heel'), breast=6.8, lifts=2, offset=0.38, under=0.7, taper=0.15)
        else:
            welted(last, sole_leather(colour=(0.028, 0.018, 0.013)), thick=0.6, out=0.44, thread=fixed('thread', (0.22, 0.15, 0.09), 0.9, 0.1), lifts=4)

    return build


#: Stitches of boots (cm).
SEWN = dict(length=0.2, gap=0.08, width=0.03)


def padding(last, thread):
    """The two seams that quilt a padded collar below a boot's edge."""
    for down in (0.25, 0.42):
        k = np.linspace(-last.throat + 0.09, last.throat - 0.09, 160)
        stitches(last, np.column_stack([k, np.full(160, last.top - down)]), thread, 0.16, **SEWN)


def laced_boot(shape, bottom, material=leather, levels=(2.82, 2.36, 1.90, 1.44), xs=(12.25, 13.5, 14.9, 16.3), hooked=0,
               padded=False, zipped=False, cap=False, tab=False, lace=None, settings=None, end=18.2, sewn_with=None, barred=False):
    """A boot laced from the instep to the top of its shaft; the topmost `hooked` pairs are hooks."""

    def build(view):
        last = Last(shape)
        more = settings or {}
        skin, plain, thread, dyed = (material(name, stitched=False, **{**more, 'shade': shade}) for name, shade in (('skin', 1.0), ('plain', 1.0), ('thread', 0.6), ('dyed-edge', 0.4)))
        thread = sewn_with() if sewn_with else thread
        metal = fixed('dark-metal', (0.16, 0.15, 0.14), 0.35, 0.5, 1.0)
        opening = Opening(last, ((12.0, 0.95), (12.4, 0.8), (14, 0.72), (15.6, 0.68), (xs[-1] + 0.8, 0.66), (xs[-1] + 1.6, 0.5)))
        body(last, skin, high=last.top, opening=opening)
        lining(last, lining_leather(), lining_leather('insole'), inset=0.25, opening=opening)
        opening.tongue(plain)
        top = last.top
        gap = (0.95,) * 4 + (0.8, 0.72, 0.68, 0.66)
        inner = lambda side, more_=0.0: front_line(last, side, [g + more_ for g in gap], levels=(top - 0.01, 2.4, 1.8, 1.25), xs=(12.4, 14, 15.6, xs[-1] + 0.8))

        def outer_line(side, away):
            """The facing's outer edge."""
            return inner(side, away)[:4] + lower_on(last, inner(side)[4:], away)

        def sides(side):
            line = inner(side)
            corner = beside(last, [(end - 0.6, 0.9), (end - 0.3, 1.4), (end - 0.5, 2.05)], side)
            front = [(side * 0.47, 0.04), corner[-1]]
            boot_quarter(last, side, plain, line, 0.47, end=corner)
            boot_facing(last, side, plain, inner(side, 0.05), outer_line(side, 1.45))
            dyed_edge(last, front, dyed, 0.09)
            dyed_edge(last, [line[-1], *corner], dyed, 0.09)
            dyed_edge(last, outer_line(side, 1.45), dyed, 0.16)
            for inward in (0.008, 0.015):
                stitches(last, [(k - side * inward, t) for k, t in front], thread, 0.15, **SEWN)
            for row in (inner(side, 0.25), outer_line(side, 1.25)):
                stitches(last, row, thread, 0.245, **SEWN)

        both(sides)
        heel_tab(last, plain, low=0.03, high=top, wide=(0.06, 0.05), base=0.12, raise_=0.1)
        if cap:
            sewn_vamp(last, line_to(last, 0.72, [(22.6, 2.9), (22.5, 1.5)], 22.4), plain, thread, dyed, raise_=0.14, inward=(0.008, 0.015), **SEWN)
        if padded:
            cuff(last, plain, radius=(0.2, 0.3), inward=0.04)
            padding(last, thread)
        else:
            topline(last, plain, radius=(0.14, 0.15), t=top, until=last.throat - 0.045, inward=0.0)
        boot_tongue(last, plain)
        aside = [1.75] * len(levels) + [1.2, 1.25, 1.28, 1.28, 1.28][: len(xs)]
        outer, inside = (front_line(last, side, aside, xs=xs, levels=levels) for side in (-1, 1))
        for row in (outer, inside):
            if hooked:
                hooks(last, row[:hooked], metal)
            rings(last, row[hooked:], metal, radius=0.26, off=0.22, bore=0.15, hole=dark())
        laces = Lacing(last, opening, lace() if lace else fixed('lace', (0.03, 0.03, 0.03), 0.85, 0.1), fixed('lace-tip', (0.02, 0.02, 0.02), 0.3, 0.5), facing=0.26, width=0.34, thick=0.22, droop=1.5)
        (laces.barred if barred else laces.crossed)(outer, inside)
        laces.bow(laces.up_shaft(levels[0]) + 0.2, outer[0], inside[0], 3.4)
        if zipped:
            zip_line(last, [(0.215, top - 0.04), (0.22, 1.5), (0.225, 1.0), (0.24, 0.45), (0.25, 0.2)], dark('tape'), metal)
        if tab:
            pull_tab(last, plain, up=1.6, down=1.6)
        bottom(last)

    return build


def commando(thick, stitch=(0.10, 0.10, 0.10), colour=None, tread=0.36):
    """A thick rubber sole with a notched edge."""

    def bottom(last):
        black = colour() if colour else black_rubber()
        block(last, black, thick, out=0.46, grooves=1, tread=tread, pitch=1.9, welt=black, thread=fixed('thread', stitch, 0.9, 0.1))

    return bottom


def air(last):
    """A heat-sealed sole with grooves and a bright welt stitch."""
    block(last, fixed('air-sole', (0.035, 0.03, 0.026), 0.4, 0.4), 3, out=0.5, grooves=4, welt=fixed('welt', (0.03, 0.026, 0.022), 0.5, 0.3), thread=fixed('thread', (0.62, 0.48, 0.12), 0.9, 0.1))


def knee(shape):
    """A straight shaft to the knee, with a zip inside and a block heel."""

    def build(view):
        last = Last(shape)
        # Seen along, grain on a long shaft is specks.
        settings = dict(roughness=0.38, specular=0.42, relief=0.06, creases=0.06)
        skin, panel, plain = leather('skin', stitched=False, **settings), leather('panel', **settings), leather('plain', stitched=False, **settings)
        body(last, skin, high=last.top, count=170)
        lining(last, lining_leather(), lining_leather('insole'), inset=0.2)
        closed_topline(last, plain, radius=(0.12, 0.13), t=last.top)
        heel_tab(last, panel, low=0.03, high=last.top, wide=(0.035, 0.03), base=0.06, raise_=0.1)
        # The zip hangs straight down the inner side, however the leg swells, between two piped edges.
        heights = np.linspace(39.6, 4.2, 16)
        line = [tuple(point) for point in last.find([(5.6, z) for z in heights], 1, low=0.05)]
        zip_line(last, line, plain, fixed('zip', (0.20, 0.19, 0.18), 0.4, 0.5, 1.0), wide=0.55)
        sewn_vamp(last, line_to(last, 0.455, [(15.4, 2.75), (17.3, 1.7), (18.2, 0.9)], 18.4), panel, plain, leather('dyed-edge', stitched=False, shade=0.4, roughness=0.5), raise_=0.1)
        # Much darker than the shaft it is a hole in it.
        elastic = cloth('elastic', 'elastic', shade=0.86)
        overlay(last, [(0.12, last.top - 0.02), (0.125, last.top - 0.45)], [(0.175, last.top - 0.02), (0.17, last.top - 0.45)], elastic, raise_=0.06, sewn='', name='elastic')
        edge = sole_leather(colour=(0.024, 0.017, 0.013))
        sole(last, ((-1.5, 0, 0), (0.0, 0, 0), (0.2, 0, 0.04), (0.24, 0, 0.1), (0.24, 1, -0.1), (0.2, 1, -0.02), (0.05, 1, 0), (-0.2, 1, 0.02)), slab(0.4), edge)
        heel(last, last.shape.stand[0], edge, breast=5.9, lifts=1, offset=0.12, under=0.4, taper=0.5)

    return build


def winter(shape):
    """Suede over sheep's wool, a sealed rand above a deep tread."""

    def build(view):
        last = Last(shape)
        nap = dict(NAP, stitched=False)
        skin, plain = suede('skin', **nap), suede('plain', shade=0.62, **nap)
        panel = leather('panel', stitched=False, shade=0.45, roughness=0.5, relief=0.25, specular=0.35)
        wool = fleece()
        body(last, skin, high=last.top)
        lining(last, wool, wool, inset=0.5, floor=0.9)
        wool_cuff(last, wool)
        heel_tab(last, panel, low=0.2, high=last.top - 0.05, wide=(0.06, 0.05), base=0.08, raise_=0.12)
        vamp = line_to(last, 0.40, [(15.2, 3.0), (17.6, 1.9), (18.2, 1.0)], 18.3)
        sewn_vamp(last, vamp, panel, plain, leather('dyed-edge', stitched=False, shade=0.35, roughness=0.6))
        both(lambda side: piped_seam(last, side, [(6.4, 16.4), (6.4, 13), (6.5, 9), (6.8, 5), (7.2, 1.0)], plain))
        black = black_rubber()
        rand(last, black)
        pull_tab(last, panel, up=1.5, down=1.8)
        commando(3, colour=black_rubber, tread=0.4)(last)

    return build


def rand(last, material):
    """A rubber strip round the foot of the upper, higher at the toe."""

    def side_strip(side):
        ks = np.linspace(0, 1, 24)
        levels = np.linspace(0, 0.9, 60)
        upper = []
        for k in ks:
            heights = last.raw(np.full(60, side * k), levels)[:, 2]
            upper.append((side * k, float(np.interp(1.25 + 0.75 * k**4 + 0.25 * (1 - k) ** 4, heights, levels))))
        overlay(last, [(side * k, 0.01) for k in ks], upper, material, base=0.2, raise_=0.13, sewn='', edges='t', name='rand')

    both(side_strip)


def piped_seam(last, side, points, material, radius=0.07):
    """A raised seam through places (x, height) on one side, with a row of stitches beside it on each side."""
    line = last.curve(on_side(last, side, points), 160)
    places, normals = last.frame(line)
    sweep('seam', places + normals * 0.05, material, radius=(radius * 1.6, radius), sides=8)
    for across in (-0.22, 0.22):
        beside = last.frame(last.curve(on_side(last, side, np.asarray(points) + [across, 0]), 160))
        stitches_on(beside[0] + beside[1] * 0.04, beside[1], material)


def nubs(rounds, sides, step, turn, seed=5, size=0.17):
    """Heights (0 to 1) of the curls of a fleece on a roll of `rounds` by `sides` places that are `step` by `turn` cm apart: round knots about `size` cm in radius."""
    rng = np.random.default_rng(seed)
    long, around = rounds * step, sides * turn
    count = int(long * around / (size * size * 1.9))
    seeds = rng.uniform(0, 1, (count, 2)) * [long, around]
    radii = size * rng.uniform(0.75, 1.35, count)
    copies = np.vstack([seeds + [0, shift] for shift in (-around, 0, around)])
    places = np.stack(np.meshgrid(np.arange(rounds) * step, np.arange(sides) * turn, indexing='ij'), -1).reshape(-1, 2)
    distance, index = cKDTree(copies).query(places, 3)
    height = np.sqrt(np.maximum(1 - (distance / (1.25 * np.tile(radii, 3)[index])) ** 2, 0))
    return height.max(1).reshape(rounds, sides)


def wool_cuff(last, wool):
    """The sheep's wool that shows above the shaft: a soft roll of small curls."""
    rounds, sides, radius = 760, 60, 0.46
    k = np.linspace(-last.throat, last.throat, rounds)
    centre, normals = last.frame(np.column_stack([k, np.full(rounds, last.top)]))
    step = np.linalg.norm(np.diff(centre, axis=0), axis=1).sum() / rounds
    turn = 2 * np.pi * radius / (sides - 1)
    curls = nubs(rounds, sides, step, turn)
    curls[:, -1] = curls[:, 0]
    curls[-1] = curls[0]
    around = np.linspace(0, 2 * np.pi, sides)
    swell = gaussian_filter(np.random.default_rng(8).normal(0, 1, rounds), 22, mode='wrap')
    reach = radius + 0.05 * (swell / swell.std())[:, None] + 0.17 * curls
    reach[-1] = reach[0]
    upright = np.array([0, 0, 1.0])
    roll = centre[:, None] + normals[:, None] * (np.cos(around)[None, :, None] * reach[..., None] - 0.18) + upright * (np.sin(around)[None, :, None] * reach[..., None] + 0.2)
    return grid('wool-roll', roll, wool, [(row * step, column * turn) for row in range(rounds) for column in range(sides)], subdivide=0)


LOW_SHAFT = (ring(11.2, 1.1, 10.9, 2.75, 0.2), ring(14.2, 0.75, 10.9, 3.1, 0.3))
LACED_SHAFT = (ring(12.6, 1.0, 10.9, 2.8, 0.2), ring(16.6, 0.5, 11.2, 3.35, 0.3))
KNEE_SHAFT = (ring(13.5, 1.5, 10.7, 2.65, 0.2), ring(22, 0.0, 11.3, 4.0, 0.2), ring(31, -0.4, 11.6, 4.7, 0.2), ring(39, 0.3, 11.4, 4.5, 0.6))
WINTER_SHAFT = (ring(12.0, 0.7, 11.5, 3.1, 0.2), ring(17.0, 0.2, 12.0, 3.7, 0.2))

CHELSEA = varied(ANKLE_DRESS, shaft=LOW_SHAFT)
LACED = varied(
    ANKLE, feather=ROUND_TOE, shaft=LACED_SHAFT, stand=(3.1, 1.9, 0.7), fullness=(0.5, 0.58), rise=(0.44, 0.58),
    ridge=((11.9, 9.9), (13.5, 8.4), (16, 6.7), (19, 5.2), (22, 4.1), (24.4, 3.4)),
)
TALL = dict(high=9.2, height=52.0, second_height=52.0, detail=(-2.0, -6.5, 12.5), field=29.0)
#: The elastic and the pull tab are seen from behind.
BEHIND = dict(TALL, aside=0.4, height=52.5, second='back', second_azimuth=-130, second_elevation=18, second_aside=2.8, second_height=46.0, detail=(-6.5, -6.5, 13.0))
SHINE = Finish(exposure=1.1)
OILED = dict(roughness=0.36, specular=0.45, creases=0.08)

#: Calf with a shine: oiled leather seen from behind is felt, in which the elastic vanishes.
cut('women-chelsea-boots', shoes(
    chelsea(varied(CHELSEA, width=0.9), stretch=dict(shade=0.55, relief=1.6), roughness=0.29, specular=0.5, relief=0.06, creases=0.0), finish=SHINE, **{**BEHIND, 'second_azimuth': -147, 'second_aside': 2.0, 'second_height': 48.0},
))
cut('men-chelsea-boots', shoes(chelsea(varied(CHELSEA, width=1.02), material=suede, cleated=True), finish=replace(SHINE, grain='suede'), gleam=0, **BEHIND))
cut('women-lace-up-boots', shoes(laced_boot(varied(LACED, width=0.93), commando(3.6), zipped=True, barred=True, settings=OILED), finish=Finish(exposure=0.98), **TALL))
cut('men-eight-eye-boots', shoes(laced_boot(LACED, air, tab=True, settings=dict(roughness=0.25, specular=0.5, relief=0.06)), finish=SHINE, **TALL))
cut('men-work-boots', shoes(laced_boot(
    varied(LACED, stand=(3.2, 1.9, 0.7)), commando(3.6, stitch=(0.45, 0.36, 0.24)), padded=True, cap=True, barred=True,
    levels=(2.74, 2.32, 1.88, 1.45), xs=(12.6, 14.4, 16.2), hooked=3,
    lace=lambda: fixed('lace', (0.13, 0.075, 0.04), 0.85, 0.1), settings=dict(roughness=0.4, specular=0.42, relief=0.22, creases=0.1, unevenness=0.08), sewn_with=lambda: fixed('thread', (0.36, 0.27, 0.16), 0.85, 0.1),
), finish=SHINE, **TALL))
cut('women-knee-boots', shoes(
    knee(varied(ANKLE_DRESS, width=0.88, shaft=KNEE_SHAFT, stand=(6.6, 0.5, 0.6))), finish=replace(SHINE, grain=''),
    placing=dict(near=(-16.2, -6.0, -13), far=(-7.6, 9.0, -20)),
    high=22.0, height=66.0, aside=1.8, second='back', second_azimuth=-142, second_elevation=12, second_aside=2.6, second_height=64.0, detail=(-2.0, -6.5, 10.5), field=32,
))
cut('women-winter-boots', shoes(winter(varied(ANKLE, width=0.98, shaft=WINTER_SHAFT, stand=(2.7, 2.1, 0.7), fullness=(0.58, 0.68), rise=(0.5, 0.68))), finish=replace(SHINE, grain='suede'), gleam=0, **TALL))
