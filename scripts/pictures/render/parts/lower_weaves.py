"""Weaves of trousers, skirts, dresses and knitwear that no other family has."""
from parts.men_weaves import along_grain
from studio.weaves import UNEVENNESS, corduroy, jersey, linen, twill, weave

UNEVENNESS.update(needlecord=0.30, straight_cord=0.30, broad_rib=0.10, velvet=0.12, crepe=0.08, slubbed_linen=0.22, chino_twill=0.06, mohair=0.26, mohair_rib=0.26)


def _upright(n, half=18.8):
    """The way round the body, of `half` cm: cords hang straight down and run into the seams, though the paper bends round the crotch."""
    across = n.times(n('SeparateXYZ', {0: n('NewGeometry').outputs['Position']}).outputs[0], 100.0 / half)
    return n.times(n.math('ARCSINE', n.math('MAXIMUM', n.math('MINIMUM', across, 0.98), -0.98)), half)


@weave
def straight_cord(n, at, u, v, relief, add):
    """Corduroy of trousers."""
    return corduroy(n, at, _upright(n), v, relief, add)


@weave
def needlecord(n, at, u, v, relief, add):
    """Round wales along the cloth, some eight an inch, worn unevenly."""
    u = _upright(n)
    wale = n.math('ABSOLUTE', n.sine(u, 0.95))
    add(n.times(n.math('POWER', wale, 0.6), 0.11 * relief))
    pile = n.noise(n.mapped(at, (9, 5, 1)), detail=3, roughness=0.7)
    add(n.times(pile, 0.02 * relief))
    return n.times(n.plus(n.math('POWER', wale, 0.5), n.times(pile, 0.6)), 0.63)


@weave
def broad_rib(n, at, u, v, relief, add):
    """A 2x2 rib of fine knit."""
    wave = n.sine(u, 1.15)
    add(n.times(n.math('MULTIPLY', wave, n.math('POWER', n.math('ABSOLUTE', wave), 0.4)), 0.05 * relief))
    jersey(n, at, u, v, relief, add)
    return n.plus(n.times(wave, 0.35), 0.5)


@weave
def velvet(n, at, u, v, relief, add):
    """Upright pile: dark where one looks down into it, in full colour where one looks along it, and a little uneven where a hand brushed it."""
    add(n.times(n.noise(at, 9, 3, 0.7), 0.012 * relief))
    brushed = n.plus(n.noise(n.mapped(at, (0.5, 0.08, 1)), detail=2, roughness=0.5), n.noise(n.mapped(at, (0.16, 0.10, 1), 0.5), detail=3, roughness=0.6, distortion=1.2))
    aslant = n('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    return n.plus(n.times(n.math('POWER', aslant, 0.6), 0.9), n.plus(n.times(brushed, 0.3), 0.0))


@weave
def crepe(n, at, u, v, relief, add):
    grain = n.noise(at, 11, 3, 0.7)
    add(n.times(grain, 0.018 * relief))
    return grain


@weave
def slubbed_linen(n, at, u, v, relief, add):
    """Linen for trousers: heavier, with slubs as long as a finger."""
    slubs = n.plus(n.noise(n.mapped(at, (7, 0.35, 1)), detail=2, roughness=0.6), n.noise(n.mapped(at, (0.35, 7, 1)), detail=2, roughness=0.6))
    add(n.times(slubs, 0.03 * relief))
    return n.plus(n.times(linen(n, at, u, v, relief, add), 0.5), n.times(slubs, 0.25))


@weave
def chino_twill(n, at, u, v, relief, add):
    """Close cotton twill; its lines are laid on as grain."""
    return twill(n, at, u, v, relief * 0.6, add)


def _brushed(n, at):
    """Fibres that were brushed up and lie every way, some of them in the light."""
    lying = [n.noise(n.mapped(at, (7, 0.9, 1), turn), detail=2, roughness=0.6, distortion=0.6) for turn in (0.5, -0.7, 1.5)]
    return n.times(n.plus(n.plus(lying[0], lying[1]), lying[2]), 1 / 3)


@weave
def mohair(n, at, u, v, relief, add):
    """Large loose V stitches seen through a haze of fibres."""
    s, t = along_grain(n, u, v)
    from_column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(s, 1.7)), 0.5))
    rows = n.sine(n.plus(n.times(t, 2.2), n.times(from_column, 1.5)), 1)
    fibres = _brushed(n, at)
    add(n.times(rows, 0.022 * relief))
    add(n.times(n.sine(from_column, 1), 0.05 * relief))
    add(n.times(fibres, 0.05 * relief))
    return n.plus(n.times(fibres, 1.5), n.plus(n.times(from_column, 0.5), -0.37))


@weave
def mohair_rib(n, at, u, v, relief, add):
    """Bands of the same yarn, knitted more closely."""
    fibres = _brushed(n, at)
    wave = n.sine(u, 1.5)
    add(n.times(wave, 0.06 * relief))
    add(n.times(fibres, 0.04 * relief))
    return n.plus(n.times(fibres, 1.2), n.plus(n.times(wave, 0.22), -0.1))
