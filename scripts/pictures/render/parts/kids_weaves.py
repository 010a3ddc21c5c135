"""Cloths of children's clothes: their patterns are drawn grown-up and made smaller, so their threads are drawn coarser."""
from parts.men_weaves import along_grain
from studio.weaves import UNEVENNESS, weave

UNEVENNESS.update(kids_jersey=0.06, kids_knit=0.12, kids_rib=0.26, kids_fine_rib=0.12, kids_cord=0.26, kids_fleece=0.12)


@weave
def kids_jersey(n, at, u, v, relief, add):
    """Thick jersey with faint wales."""
    grain = n.noise(n.mapped(at, (9, 3.4, 1)))
    add(n.times(grain, 0.018 * relief))
    return grain


@weave
def kids_knit(n, at, u, v, relief, add):
    """Columns of V stitches that turn with the sleeve."""
    s, t = along_grain(n, u, v)
    from_column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(s, 1.55)), 0.5))
    rows = n.sine(n.plus(n.times(t, 2.0), n.times(from_column, 1.6)), 1)
    add(n.times(rows, 0.03 * relief))
    add(n.times(n.sine(from_column, 1), 0.085 * relief))
    return n.plus(n.times(n.noise(at, 8, 3), 0.7), n.times(from_column, 0.6))


@weave
def kids_rib(n, at, u, v, relief, add):
    """A one-by-one rib of bands and cuffs: round ribs, and between them narrow grooves that no light reaches."""
    wave = n.math('POWER', n.math('ABSOLUTE', n.sine(u, 0.9)), 0.55)
    add(n.times(wave, 0.13 * relief))
    # On the whole as dark as the knit beside it, whose stitches shade each other more.
    return n.plus(n.plus(n.times(wave, 0.7), n.times(n.noise(n.mapped(at, (9, 4, 1))), 0.3)), -0.45)


@weave
def kids_fine_rib(n, at, u, v, relief, add):
    """The one-by-one rib of a T-shirt's neck: as thin as its jersey, four ribs to the centimetre."""
    wave = n.sine(u, 4.0)
    add(n.times(wave, 0.022 * relief))
    return n.plus(n.times(wave, 0.5), n.times(n.noise(n.mapped(at, (9, 4, 1))), 0.3))


@weave
def kids_cord(n, at, u, v, relief, add):
    """Fine wales of pile along the cloth."""
    wale = n.math('ABSOLUTE', n.sine(u, 1.35))
    add(n.times(n.math('POWER', wale, 0.6), 0.07 * relief))
    pile = n.noise(n.mapped(at, (8, 3, 1)), detail=3, roughness=0.7)
    cloud = n.noise(at, 0.22, 3)
    add(n.times(pile, 0.02 * relief))
    return n.plus(n.times(n.math('POWER', wale, 0.5), 0.5), n.plus(n.times(pile, 0.3), n.times(cloud, 0.35)))


@weave
def kids_fleece(n, at, u, v, relief, add):
    """A soft brushed face."""
    nap = n.noise(at, 5, 4, 0.7)
    add(n.times(nap, 0.02 * relief))
    return n.plus(n.times(nap, 0.6), n.times(n.noise(at, 0.7, 3), 0.4))
