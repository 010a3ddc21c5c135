"""What makes a cloth a cloth: height (cm) and unevenness of each weave and knit, in paper coordinates (cm)."""

WEAVES = {}
#: How much the colour varies by itself, so that cloth does not look like plastic.
UNEVENNESS = {'denim': 0.32, 'wool': 0.30, 'boucle': 0.5, 'jersey': 0.10, 'rib': 0.10, 'knit': 0.12, 'twill': 0.12, 'linen': 0.2, 'leather': 0.10, 'suede': 0.16, 'straw': 0.22, 'corduroy': 0.30}


def weave(function):
    """Registers a weave under its name; two of one name are a slip."""
    if function.__name__ in WEAVES:
        raise ValueError(f'two weaves are called {function.__name__}')
    WEAVES[function.__name__] = function
    return function


@weave
def jersey(n, at, u, v, relief, add):
    grain = n.noise(n.mapped(at, (14, 5, 1)))
    add(n.times(grain, 0.016 * relief))
    return grain


@weave
def rib(n, at, u, v, relief, add):
    add(n.times(n.sine(u, 2.2), 0.03 * relief))
    return jersey(n, at, u, v, relief, add)


def _diagonal(n, at, u, v, relief, add, waves):
    add(n.times(n.sine(n.plus(u, n.times(v, 0.7)), waves), 0.006))
    grain = n.noise(n.mapped(at, (9, 2.2, 1)), detail=4, roughness=0.7)
    add(n.times(grain, 0.02 * relief))
    return grain


@weave
def twill(n, at, u, v, relief, add):
    return _diagonal(n, at, u, v, relief, add, 9)


@weave
def denim(n, at, u, v, relief, add):
    return _diagonal(n, at, u, v, relief, add, 5.5)


@weave
def corduroy(n, at, u, v, relief, add):
    """Rounded ribs of pile along the warp, about three a centimetre."""
    rib = n.math('ABSOLUTE', n.sine(u, 1.5))
    add(n.times(rib, 0.085 * relief))
    pile = n.noise(n.mapped(at, (14, 4, 1)), detail=3, roughness=0.65)
    add(n.times(pile, 0.03 * relief))
    return n.plus(n.times(rib, 0.65), n.times(pile, 0.35))


@weave
def linen(n, at, u, v, relief, add):
    """Slubs along both threads."""
    warp = n.noise(n.mapped(at, (11, 0.9, 1)), detail=3, roughness=0.65)
    weft = n.noise(n.mapped(at, (0.9, 11, 1)), detail=3, roughness=0.65)
    grain = n.times(n.plus(warp, weft), 0.5)
    add(n.times(grain, 0.035 * relief))
    return grain


@weave
def wool(n, at, u, v, relief, add):
    grain = n.noise(at, 7, 5, 0.75)
    add(n.times(grain, 0.05 * relief))
    return grain


@weave
def boucle(n, at, u, v, relief, add):
    """Thick uneven yarns over and under each other, with loops that stand out of them."""
    warp = n.noise(n.mapped(at, (4.6, 0.8, 1)), detail=2, roughness=0.5)
    weft = n.noise(n.mapped(at, (0.8, 4.6, 1)), detail=2, roughness=0.5)
    loops = n.noise(at, 7, 5, 0.75, distortion=1.2)
    add(n.times(n.math('MAXIMUM', warp, weft), 0.20 * relief))
    add(n.times(loops, 0.13 * relief))
    return n.plus(n.times(loops, 0.9), n.times(n.math('SUBTRACT', warp, weft), 0.9))


@weave
def knit(n, at, u, v, relief, add):
    """Columns of V stitches."""
    from_column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(u, 2.4)), 0.5))
    add(n.times(n.sine(n.plus(n.times(v, 3.0), n.times(from_column, 1.6)), 1), 0.02 * relief))
    add(n.times(n.sine(from_column, 1), 0.05 * relief))
    return n.noise(at, 12, 3)


@weave
def leather(n, at, u, v, relief, add):
    cells = n('TexVoronoi', {'Vector': at, 'Scale': 7.0}, feature='DISTANCE_TO_EDGE').outputs[0]
    add(n.times(n.math('MINIMUM', cells, 0.2), 0.30 * relief))
    return n.noise(at, 0.5, 4)


@weave
def suede(n, at, u, v, relief, add):
    nap = n.noise(at, 9, 4, 0.7)
    add(n.times(nap, 0.02 * relief))
    return n.noise(at, 0.9, 5, 0.7)


@weave
def straw(n, at, u, v, relief, add):
    """Braided rows across v."""
    rows = n.math('ABSOLUTE', n.sine(v, 0.8))
    plaits = n.sine(n.plus(u, n.times(v, 0.6)), 1.6)
    add(n.times(rows, 0.10 * relief))
    add(n.times(plaits, 0.04 * relief))
    return n.noise(n.mapped(at, (1.2, 5, 1)), detail=3)


@weave
def satin(n, at, u, v, relief, add):
    grain = n.noise(n.mapped(at, (25, 3, 1)))
    add(n.times(grain, 0.004))
    return grain


@weave
def lycra(n, at, u, v, relief, add):
    """Matt close knit of swimwear: columns so fine that only close views show them."""
    add(n.times(n.sine(u, 7.0), 0.006))
    add(n.times(n.sine(v, 9.0), 0.002))
    return n.noise(n.mapped(at, (18, 6, 1)))


@weave
def smooth(n, at, u, v, relief, add):
    """Patent leather, rubber, silicone: no weave at all."""
    return n.noise(at, 0.4, 2)
