"""Weaves and materials of accessories, beside those of studio/weaves.py."""
from studio.materials import fabric, fixed
from studio.weaves import UNEVENNESS, weave

UNEVENNESS.update(braid=0.14, pebble=0.06, waxed_canvas=0.14, nappa=0.06, calf=0.04, herringbone=0.3, gauze=0.25, thin_knit=0.10, wool_felt=0.14, grosgrain=0.08, straw_rows=0.3, washed_twill=0.16, brushed=0.2,
    silk_twill=0.05, knitted_silk=0.34, cashmere=0.16, tie_twill=0.10)


@weave
def pebble(n, at, u, v, relief, add):
    """Shrunken grain of soft leather: round grains of uneven size."""
    shaken = n('VectorMath', {0: at, 1: n('TexNoise', {'Vector': at, 'Scale': 2.0}).outputs[1]}, operation='ADD').outputs[0]
    cells = n('TexVoronoi', {'Vector': shaken, 'Scale': 4.2}, feature='SMOOTH_F1').outputs[0]
    add(n.times(cells, -0.07 * relief))
    add(n.times(n.noise(at, 14, 2), 0.008 * relief))
    return n.noise(at, 0.5, 4)


@weave
def braid(n, at, u, v, relief, add):
    """Fine braided silk cord: threads that cross on the slant, ten round a cord of twelve sides (mesh.sweep)."""
    one, other = n.plus(n.times(u, 26), n.times(v, 10 / 3.6)), n.math('SUBTRACT', n.times(u, 26), n.times(v, 10 / 3.6))
    crossed = n.math('POWER', n.math('ABSOLUTE', n.times(n.sine(one, 0.5), n.sine(other, 0.5))), 1.6)
    add(n.times(crossed, 0.006 * relief))
    threads = n.noise(n.mapped(at, (60, 8, 1)), detail=2)
    return n.plus(n.times(crossed, 0.5), n.times(threads, 0.5))


@weave
def nappa(n, at, u, v, relief, add):
    """Smooth leather: fine pores and the faint lines of skin."""
    cells = n('TexVoronoi', {'Vector': at, 'Scale': 11.0}, feature='DISTANCE_TO_EDGE').outputs[0]
    add(n.times(n.math('MINIMUM', cells, 0.15), 0.10 * relief))
    return n.noise(at, 0.4, 4)


@weave
def calf(n, at, u, v, relief, add):
    """Calf of straps and other small things: round grains of a third of a millimetre."""
    cells = n('TexVoronoi', {'Vector': at, 'Scale': 30.0}, feature='SMOOTH_F1').outputs[0]
    add(n.times(cells, -0.03 * relief))
    return n.noise(at, 0.8, 4)


@weave
def waxed_canvas(n, at, u, v, relief, add):
    """Plain weave of thick cotton yarn, slightly waxed."""
    over = n.times(n.sine(u, 7.5), n.sine(v, 7.5))
    add(n.times(over, 0.012 * relief))
    warp = n.noise(n.mapped(at, (10, 0.8, 1)), detail=3, roughness=0.6)
    weft = n.noise(n.mapped(at, (0.8, 10, 1)), detail=3, roughness=0.6)
    add(n.times(n.plus(warp, weft), 0.014 * relief))
    wax = n.noise(at, 0.22, 5, 0.65)
    return n.plus(n.times(n.plus(warp, weft), 0.25), n.times(wax, 0.5))


@weave
def herringbone(n, at, u, v, relief, add):
    """Tweed: twill that turns every 1.1 cm."""
    column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(u, 0.45)), 0.5))
    line = n.sine(n.plus(n.times(column, 5.0), n.times(v, 1.0)), 2.6)
    nap = n.noise(at, 8, 5, 0.75)
    add(n.times(line, 0.012 * relief))
    add(n.times(nap, 0.05 * relief))
    return n.plus(n.times(nap, 0.7), n.plus(n.times(line, 0.22), 0.15))


@weave
def gauze(n, at, u, v, relief, add):
    """Loose linen: slubs of both threads, crinkled."""
    warp = n.noise(n.mapped(at, (9, 0.5, 1)), detail=3, roughness=0.65)
    weft = n.noise(n.mapped(at, (0.5, 9, 1)), detail=3, roughness=0.65)
    crinkle = n.noise(n.mapped(at, (0.9, 0.16, 1)), detail=2, distortion=0.4)
    open_ = n.times(n.sine(u, 5.5), n.sine(v, 5.5))
    add(n.times(n.plus(warp, weft), 0.022 * relief))
    add(n.times(open_, 0.012 * relief))
    add(n.times(crinkle, 0.07 * relief))
    return n.plus(n.times(n.plus(warp, weft), 0.42), n.times(open_, 0.16))


@weave
def thin_knit(n, at, u, v, relief, add):
    """Plain stitch of thin yarn."""
    from_column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(u, 4.2)), 0.5))
    add(n.times(n.sine(n.plus(n.times(v, 5.2), n.times(from_column, 1.5)), 1), 0.012 * relief))
    add(n.times(n.sine(from_column, 1), 0.022 * relief))
    fuzz = n.noise(at, 16, 4, 0.7)
    add(n.times(fuzz, 0.012 * relief))
    return n.plus(n.times(fuzz, 0.7), n.times(n.noise(n.mapped(at, (0.3, 6, 1)), detail=2), 0.3))


@weave
def cashmere(n, at, u, v, relief, add):
    """Plain stitch of cashmere: its columns show through a soft nap."""
    column = n.sine(n.plus(u, n.times(n.noise(at, 2.2, 2), 0.08)), 3.4)
    nap = n.noise(n.mapped(at, (7, 3.4, 1)), detail=5, roughness=0.75)
    add(n.times(column, 0.006 * relief))
    add(n.times(nap, 0.06 * relief))
    return n.plus(n.times(nap, 0.9), n.times(column, 0.05))


@weave
def wool_felt(n, at, u, v, relief, add):
    """Pressed wool: a fine, directionless nap."""
    nap = n.noise(at, 11, 5, 0.75)
    add(n.times(nap, 0.02 * relief))
    return n.plus(n.times(nap, 0.6), n.times(n.noise(at, 0.5, 4), 0.4))


@weave
def grosgrain(n, at, u, v, relief, add):
    """Ribbon with fine cross ribs."""
    add(n.times(n.sine(u, 6.0), 0.012 * relief))
    return n.noise(n.mapped(at, (12, 1, 1)))


@weave
def straw_rows(n, at, u, v, relief, add):
    """Plaited straw sewn in rows: each row a braid of flat blades."""
    within = n.math('FRACT', n.times(v, 0.95))
    row = n.math('FLOOR', n.times(v, 0.95))
    slant = n.plus(n.times(u, 1.5), n.times(row, 0.37))
    blades = n.math('ABSOLUTE', n.sine(n.plus(slant, n.times(n.math('ABSOLUTE', n.math('SUBTRACT', within, 0.5)), 1.0)), 1))
    add(n.times(n.math('POWER', blades, 0.6), 0.05 * relief))
    add(n.times(n.math('POWER', n.math('ABSOLUTE', n.math('SINE', n.times(v, 3.14159 * 0.95))), 0.35), 0.16 * relief))
    tone = n('TexWhiteNoise', {'Vector': n('CombineXYZ', {0: n.math('FLOOR', n.times(slant, 2.0)), 1: row, 2: 0.0}).outputs[0]}).outputs[0]
    return n.plus(n.times(tone, 0.45), n.times(n.noise(n.mapped(at, (1.2, 6, 1)), detail=3), 0.55))


@weave
def washed_twill(n, at, u, v, relief, add):
    """Cotton twill, washed: the diagonal shows, the dye is a little uneven."""
    add(n.times(n.sine(n.plus(u, n.times(v, 0.8)), 6), 0.010 * relief))
    grain = n.noise(n.mapped(at, (9, 2.2, 1)), detail=4, roughness=0.7)
    add(n.times(grain, 0.02 * relief))
    return n.plus(n.times(grain, 0.5), n.times(n.noise(at, 0.35, 5, 0.65), 0.5))


@weave
def brushed(n, at, u, v, relief, add):
    """Brushed wool: a twill under a soft nap that lies one way."""
    add(n.times(n.sine(n.plus(u, v), 3.2), 0.010 * relief))
    nap = n.noise(n.mapped(at, (7, 3.2, 1)), detail=5, roughness=0.75)
    add(n.times(nap, 0.05 * relief))
    return nap


@weave
def silk_twill(n, at, u, v, relief, add):
    """Fine diagonal lines of silk."""
    line = n.sine(n.plus(u, v), 7.0)
    add(n.times(line, 0.010 * relief))
    return n.plus(n.times(n.noise(n.mapped(at, (22, 3, 1))), 0.6), n.plus(n.times(line, 0.2), 0.2))


@weave
def tie_twill(n, at, u, v, relief, add):
    """Printed silk of ties: a bold twill, four lines a centimetre along the bias, of threads that are not all alike."""
    threads = n.noise(n.mapped(at, (16, 1.4, 1)), detail=2, roughness=0.6)
    line = n.sine(n.plus(n.plus(u, v), n.times(threads, 0.10)), 4.0)
    add(n.times(line, 0.010 * relief))
    add(n.times(threads, 0.008 * relief))
    return n.plus(n.times(line, 0.25), n.times(threads, 0.75))


@weave
def knitted_silk(n, at, u, v, relief, add):
    """Crunchy knit of silk ties: round stitches a millimetre and a half apart in offset rows and a small dark hole between each four."""
    shaken = n.times(n.noise(at, 2.6, 3), 0.05)
    across, up = n.plus(u, shaken), n.plus(v, n.times(shaken, 0.7))
    crossed = n.times(n.sine(across, 3.8), n.sine(n.plus(up, n.times(n.sine(across, 7.6), 0.016)), 3.3))
    hole = n.math('POWER', n.math('MAXIMUM', n.times(crossed, -1.0), 0.0), 0.8)
    add(n.times(crossed, 0.018 * relief))
    add(n.times(hole, -0.026 * relief))
    threads = n.noise(n.mapped(at, (9, 24, 1)), detail=3, roughness=0.7)
    add(n.times(threads, 0.022 * relief))
    return n.plus(n.times(n.math('SUBTRACT', 1.0, hole), 0.7), n.times(threads, 0.3))


def leather(name='leather', weave='nappa', relief=0.7, roughness=0.34, **changes):
    """Leather in the product's colour."""
    return fabric(name, **{**dict(weave=weave, relief=relief, roughness=roughness, sheen=0, specular=0.45, seams=False, creases=0.0), **changes})


def suede(name='suede', **changes):
    """Suede in the product's colour."""
    return fabric(name, **{**dict(weave='suede', relief=1.3, roughness=0.95, sheen=0.5, specular=0.05, seams=False, creases=0.05), **changes})


def thread(name='thread', shade=1.35):
    """Sewing thread a little lighter than the product."""
    return fabric(name, weave='smooth', relief=0, roughness=0.8, specular=0.1, sheen=0.2, seams=False, creases=0, shade=shade)


def brass():
    """Brass of zips, buckles and locks."""
    return fixed('brass', (0.56, 0.42, 0.20), 0.28, 0.5, 1.0)


def edge_paint(shade=0.45):
    """Painted cut edges: a dark shade of the leather."""
    return fabric('edge', weave='smooth', relief=0, roughness=0.5, specular=0.4, sheen=0, seams=False, creases=0, shade=shade)
