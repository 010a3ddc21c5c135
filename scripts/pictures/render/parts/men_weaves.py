"""Weaves and knits of men's tops: waffle, slub, mesh, oxford, poplin, fine and cabled knits."""
import math

from cloth.mannequin import ARM_ANGLE
from studio.weaves import UNEVENNESS, weave

UNEVENNESS.update(waffle=0.14, slub=0.24, mesh=0.5, oxford=0.16, poplin=0.05, flannel=0.2, fine_knit=0.10, loopback=0.14)

_SINE, _COSINE = math.sin(math.radians(ARM_ANGLE)), math.cos(math.radians(ARM_ANGLE))


def along_grain(n, u, v, shoulder=(20.5, 139.5), armhole=20.2):
    """Coordinates that follow the sleeve on sleeves (which lie slanted on the paper), and the paper elsewhere."""
    across = n.math('ABSOLUTE', n.math('SUBTRACT', u, n.times(200.0, n.math('GREATER_THAN', u, 100.0))))
    right, up = n.plus(across, -shoulder[0]), n.plus(v, -shoulder[1])
    out = n.plus(n.times(right, _COSINE), n.times(up, _SINE))
    down = n.plus(n.times(right, _SINE), n.times(up, -_COSINE))
    sleeve = n.times(n.math('GREATER_THAN', out, -8.5), n.math('GREATER_THAN', n.plus(across, n.times(n.math('ABSOLUTE', n.plus(v, -134.0)), -0.06)), armhole))
    chosen = lambda a, b: n.plus(n.times(a, n.math('SUBTRACT', 1.0, sleeve)), n.times(b, sleeve))
    return chosen(u, out), chosen(v, n.times(down, -1.0))


@weave
def waffle(n, at, u, v, relief, add):
    """Honeycomb cells of half a centimetre between soft raised ridges."""
    s, t = along_grain(n, u, v)
    ridge = lambda x: n.math('POWER', n.math('ABSOLUTE', n.sine(x, 0.98)), 2.0)
    cells = n.math('MAXIMUM', ridge(s), ridge(t))
    add(n.times(cells, 0.06 * relief))
    grain = n.noise(n.mapped(at, (14, 9, 1)))
    add(n.times(grain, 0.012 * relief))
    return n.plus(n.times(cells, 0.5), n.times(grain, 0.4))


@weave
def slub(n, at, u, v, relief, add):
    """Jersey of uneven yarn: fine long streaks across."""
    streak = n.noise(n.mapped(at, (0.5, 9, 1)), detail=3, roughness=0.7)
    grain = n.noise(n.mapped(at, (14, 5, 1)))
    add(n.times(streak, 0.03 * relief))
    add(n.times(grain, 0.014 * relief))
    return n.plus(n.times(streak, 0.75), n.times(grain, 0.25))


@weave
def mesh(n, at, u, v, relief, add):
    """A sports knit with small eyelets in offset rows."""
    s, t = along_grain(n, u, v)
    wave = n.plus(n.sine(n.plus(s, n.times(t, 0.6)), 2.6), n.sine(n.plus(s, n.times(t, -0.6)), 2.6))
    eyelet = n.step(wave, 1.1, 1.8)
    add(n.times(eyelet, -0.05 * relief))
    grain = n.noise(n.mapped(at, (16, 8, 1)))
    add(n.times(grain, 0.008 * relief))
    return n.plus(n.times(n.math('SUBTRACT', 1.0, eyelet), 0.5), n.times(grain, 0.1))


@weave
def oxford(n, at, u, v, relief, add):
    """Basket weave: pairs of coloured threads over white ones."""
    s, t = along_grain(n, u, v)
    basket = n.times(n.sine(s, 4.5), n.sine(t, 4.5))
    add(n.times(basket, 0.008 * relief))
    grain = n.noise(n.mapped(at, (12, 12, 1)), detail=3, roughness=0.7)
    add(n.times(grain, 0.02 * relief))
    return n.plus(n.times(basket, 0.3), grain)


@weave
def poplin(n, at, u, v, relief, add):
    """A fine even cloth; threads show in close views only."""
    warp, weft = n.noise(n.mapped(at, (26, 3, 1))), n.noise(n.mapped(at, (3, 26, 1)))
    grain = n.times(n.plus(warp, weft), 0.5)
    add(n.times(grain, 0.010 * relief))
    return grain


@weave
def flannel(n, at, u, v, relief, add):
    """Raised on both sides: soft, blurred fibres."""
    nap = n.noise(at, 6, 5, 0.75)
    add(n.times(nap, 0.025 * relief))
    return n.plus(n.times(nap, 0.6), n.times(n.noise(at, 0.8, 3), 0.4))


@weave
def loopback(n, at, u, v, relief, add):
    """Heavy sweatshirt cloth: a calm face with faint wales."""
    s, t = along_grain(n, u, v)
    add(n.times(n.sine(s, 5.5), 0.004 * relief))
    grain = n.noise(n.mapped(at, (11, 6, 1)), detail=3)
    add(n.times(grain, 0.016 * relief))
    return grain


@weave
def fine_knit(n, at, u, v, relief, add):
    """Fine plain knitting: narrow columns of V stitches that follow the sleeve."""
    s, t = along_grain(n, u, v)
    from_column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(s, 4.0)), 0.5))
    add(n.times(n.sine(n.plus(n.times(t, 5.0), n.times(from_column, 1.6)), 1), 0.010 * relief))
    add(n.times(n.sine(from_column, 1), 0.022 * relief))
    return n.noise(at, 10, 3)
