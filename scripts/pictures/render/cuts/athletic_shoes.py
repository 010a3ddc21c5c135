"""Running, trail, gym and indoor court shoes."""
from cloth.curves import arc
from cuts.kinds import cut
from cuts.sneakers import GAPS, lacing, opened, sneaker_tongue
from parts.mesh import sweep
from parts.shoe_last import Last, varied
from parts.shoe_pair import shoes
from parts.shoe_pieces import blade, counter, facing, heel_tab, mudguard
from parts.shoe_shapes import RUNNER
from parts.shoe_sole import ground, lugs
from parts.shoe_soles import cup, foam, rocker
from parts.shoe_upper import both, overlay, topline
from parts.shoe_weaves import black_rubber, cloth, fixed, gum, leather, lining_white, rubber, suede


def film(name, stitched=False, **changes):
    """A welded synthetic layer, smooth and a little glossy."""
    return leather(name, stitched=stitched, **{**dict(weave='smooth', relief=0.3, roughness=0.45, specular=0.4), **changes})


def band(last, side, lower, upper, material, raise_=0.07, base=0.02, sewn='', name='band'):
    """A piece on one side between two lines of (x, z above the sole) seen from the side."""
    low, high = ([tuple(p) for p in last.find(line, side, 'side', low=0.02, high=0.99)] for line in (lower, upper))
    return overlay(last, low, high, material, raise_=raise_, base=base, sewn=sewn, edge=0.07, name=name)


def pull(last, material):
    """A loop at the heel."""
    top = last.place([(0.0, 1.0)])[0]
    path = [top + [-0.15, 0, -2.0], top + [-0.32, 0, -0.6], top + [-0.5, 0, 0.4], top + [-0.25, 0, 1.15], top + [0.25, 0, 0.7], top + [0.45, 0, -0.5]]
    return sweep('pull', arc(path, 50), material, radius=(0.5, 0.07), sides=12, up=(-1, 0, 0.01), power=4)


def road(shape, bulk=1.0, tread=black_rubber, stripes=True):
    """A knitted upper without seams over the toes on running foam."""

    def build(view):
        last = Last(shape)
        knit, trim, plain = cloth('knit', 'runner'), film('trim', shade=0.55), cloth('collar', 'runner', relief=0.6)
        opened(last, knit, plain, cloth('inside', 'runner', shade=0.55), lining_white('insole'))
        foam(last, rubber('foam', (0.82, 0.82, 0.81)), tread(), bulk=bulk, wave=0.8, heel_flare=0.7)
        both(lambda side: facing(last, side, trim, [(11.1, 1.15), (13, 1.1), (16, 1.0), (18.8, 0.9)], (1.3, 1.4, 1.4, 1.3), base=0.01, raise_=0.08, sewn=''))
        both(lambda side: counter(last, side, trim, foot=0.28, top=(0.10, 0.52), base=0.01, raise_=0.09, sewn=''))
        if stripes:
            for start in (9.2, 11.6, 14.0):
                high = 4.0 - (start - 9.2) * 0.16
                lower, upper = [(start, 0.7), (start + 1.6, 2.2), (start + 2.6, high)], [(start + 0.75, 0.7), (start + 2.2, 2.2), (start + 2.95, high)]
                both(lambda side: band(last, side, lower, upper, trim, raise_=0.1, name='stripe'))
        topline(last, plain, radius=(0.38, 0.42), until=last.throat - 0.04, inward=0.16)
        sneaker_tongue(last, plain, rise=2.6, thick=0.34)
        pull(last, plain)
        lacing(last, [11.9 + 1.28 * i for i in range(6)], off=0.09, width=0.3)

    return build


def trail(shape, drop=0.38):
    """Coated mesh, a hard toe cap and lugs."""

    def build(view):
        last = Last(shape)
        net, trim, plain = cloth('net', 'shoe_mesh', relief=0.7), film('trim', shade=0.72), cloth('collar', 'runner', relief=0.6)
        black = black_rubber()
        opened(last, net, plain, cloth('inside', 'runner', shade=0.5), lining_white('insole'))
        under = lambda last_, x: rocker(1.7, 1.0)(last_, x) + drop
        foam(last, fixed('foam', (0.16, 0.16, 0.165), 0.7, 0.2), black, bulk=1.1, wave=0.6, under=under)
        lugs(last, under, black, pitch=1.5, size=(0.95, 0.55, drop + 0.35), offset=0.30, down=drop)
        mudguard(last, black, foot=0.66, x=25.2, raise_=0.16, base=0.12, sewn='')

        def sides(side):
            rand = ((0.12, 0.34), (0.24, 0.28), (0.36, 0.21), (0.50, 0.19), (0.62, 0.20), (0.74, 0.15))
            overlay(last, [(side * k, 0.03) for k, _ in rand], [(side * k, t) for k, t in rand], black, base=0.1, raise_=0.1, edges='t', sewn='', name='rand')
            for start in (8.6, 11.4, 14.2):
                top = 12.6 + (start - 8.6) * 0.75
                blade(last, side, (start, start + 1.0), [(top, 2.2), (top + 0.8, 2.1)], trim)

        both(sides)
        both(lambda side: facing(last, side, trim, GAPS, (1.6, 1.7, 1.6, 1.4), base=0.09, raise_=0.1, sewn=''))
        both(lambda side: counter(last, side, trim, foot=0.30, top=(0.12, 0.62), base=0.04, raise_=0.12, sewn=''))
        topline(last, plain, radius=(0.36, 0.4), until=last.throat - 0.04, inward=0.14)
        sneaker_tongue(last, plain, rise=2.3, thick=0.4)
        lacing(last, off=0.19, lace=fixed('lace', (0.05, 0.05, 0.055), 0.8, 0.1), round_=True)

    return build


def gym(shape):
    """Flat and stable, with a side wall, and rubber that runs up at the arch."""

    def build(view):
        last = Last(shape)
        knit, trim, plain = cloth('net', 'shoe_mesh', relief=0.5), film('trim', stitched=False, shade=0.9), cloth('collar', 'runner', relief=0.6)
        pale = rubber('wall', (0.74, 0.74, 0.72))
        opened(last, knit, plain, cloth('inside', 'runner', shade=0.7), lining_white('insole'))
        cup(last, pale, 0.35, under=ground(spring=0.9))

        def sides(side):
            lower = [(side * k, 0.03) for k in (0.28, 0.34, 0.41, 0.48, 0.56)]
            upper = [(side * k, t) for k, t in ((0.285, 0.08), (0.345, 0.26), (0.41, 0.34), (0.475, 0.26), (0.555, 0.08))]
            overlay(last, lower, upper, pale, base=0.12, raise_=0.14, sewn='', name='arch')
            lower = [(side * k, 0.03) for k in (0.46, 0.58, 0.70, 0.80)]
            upper = [(side * k, t) for k, t in ((0.44, 0.62), (0.55, 0.50), (0.67, 0.40), (0.79, 0.30))]
            overlay(last, lower, upper, trim, base=0.03, raise_=0.1, sewn='', name='wall')

        both(sides)
        both(lambda side: facing(last, side, trim, GAPS, (1.5, 1.9, 1.7, 1.5), base=0.02, raise_=0.1, sewn=''))
        both(lambda side: counter(last, side, trim, foot=0.33, top=(0.14, 0.66), base=0.03, raise_=0.12, sewn=''))
        heel_tab(last, trim, low=0.6, wide=(0.05, 0.06), base=0.1, sewn='')
        topline(last, plain, radius=(0.36, 0.4), until=last.throat - 0.04, inward=0.14)
        sneaker_tongue(last, plain, rise=2.1, thick=0.34)
        lacing(last, off=0.12)

    return build


def indoor(shape):
    """Mesh and synthetic leather on a gum sole, low at the heel."""

    def build(view):
        last = Last(shape)
        net, panel, plain = cloth('net', 'shoe_mesh', relief=0.7), leather('panel'), cloth('collar', 'runner', relief=0.6)
        opened(last, net, plain, cloth('inside', 'runner', shade=0.7), lining_white('insole'))
        under = ground(spring=1.2, heel=0.6, start=19)
        foam(last, rubber('foam', (0.82, 0.82, 0.80)), gum(), bulk=0.85, wave=0.45, heel_flare=0.1, under=under, tread_height=0.7)
        mudguard(last, suede('toe'), foot=0.54, x=23.4, raise_=0.14, base=0.06)
        both(lambda side: [blade(last, side, (x, x + 1.3), [(x + 2.6, 2.6), (x + 3.7, 2.5)], panel, base=0.02, raise_=0.1, sewn='bt') for x in (9.2, 11.6)])
        both(lambda side: facing(last, side, panel, GAPS, (1.9, 2.3, 2.0, 1.7), base=0.10, raise_=0.14))
        both(lambda side: counter(last, side, panel, foot=0.33, top=(0.14, 0.68), base=0.10, raise_=0.14))
        topline(last, plain, radius=(0.34, 0.38), until=last.throat - 0.04, inward=0.14)
        sneaker_tongue(last, plain, rise=2.2, thick=0.36)
        lacing(last, off=0.24)

    return build


LOW_TOE = ((10.8, 7.9), (13, 7.0), (16, 5.65), (19, 4.45), (22, 3.5), (25.4, 2.7))
WOMEN = varied(RUNNER, width=0.91, stand=(3.3, 2.4, 1.75), ridge=LOW_TOE)
MEN = varied(RUNNER, stand=(3.6, 2.7, 1.7), width=1.03, ridge=LOW_TOE)
FLAT = varied(RUNNER, width=0.92, stand=(1.7, 1.5, 1.0))

cut('women-road-running-shoes', shoes(road(WOMEN), gleam=0))
cut('men-road-running-shoes', shoes(road(MEN, bulk=1.15, tread=lambda: rubber('tread', (0.55, 0.55, 0.54)), stripes=False), gleam=0))
cut('women-trail-running-shoes', shoes(trail(varied(WOMEN, stand=(3.4, 2.7, 1.6))), gleam=0))
cut('men-trail-running-shoes', shoes(trail(varied(MEN, stand=(3.7, 2.9, 1.6)), drop=0.46), gleam=0))
cut('women-gym-shoes', shoes(gym(FLAT), gleam=0))
cut('men-indoor-court-shoes', shoes(indoor(varied(RUNNER, stand=(2.3, 1.9, 1.2)))))
