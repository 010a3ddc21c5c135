"""Cloths of shoes (canvas, mesh, engineered knit, felt, grosgrain) and the materials that recur on soles and laces."""
from parts.shoe_matter import uneven
from studio.materials import fabric, fixed
from studio.weaves import UNEVENNESS, weave

UNEVENNESS.update(canvas=0.12, duck=0.5, shoe_mesh=0.5, runner=0.34, felt=0.22, elastic=0.25, webbing=0.3)


@weave
def canvas(n, at, u, v, relief, add):
    """A plain weave of thick yarn, six threads a centimetre."""
    warp, weft = n.sine(u, 6.0), n.sine(v, 6.0)
    grain = n.plus(n.times(n.times(warp, weft), 0.5), 0.5)
    add(n.times(grain, 0.012 * relief))
    return n.plus(n.times(n.noise(at, 9, 3, 0.7), 0.6), n.times(grain, 0.4))


@weave
def duck(n, at, u, v, relief, add):
    """Cotton duck: round threads over and under each other, seven a centimetre, some thicker than others."""
    across, along = n.sine(u, 3.5), n.sine(v, 3.5)
    warp_above = n.step(n.times(across, along), -0.25, 0.25)
    warp, weft = n.math('ABSOLUTE', across), n.math('ABSOLUTE', along)
    grain = n.plus(n.times(warp, warp_above), n.times(weft, n.math('SUBTRACT', 1.0, warp_above)))
    slubs = n.plus(n.noise(n.mapped(at, (0.7, 8, 1)), detail=2), n.noise(n.mapped(at, (8, 0.7, 1)), detail=2))
    add(n.times(grain, 0.022 * relief))
    add(n.times(slubs, 0.014 * relief))
    return n.plus(n.times(grain, 0.55), n.times(slubs, 0.22))


@weave
def shoe_mesh(n, at, u, v, relief, add):
    """Small round openings in offset rows."""
    row = n.sine(n.times(n.plus(u, v), 0.707), 3.4)
    other = n.sine(n.times(n.math('SUBTRACT', u, v), 0.707), 3.4)
    hole = n.step(n.plus(row, other), 0.5, 1.5)
    add(n.times(hole, -0.04 * relief))
    return n.math('SUBTRACT', 0.7, n.times(hole, 0.6))


@weave
def runner(n, at, u, v, relief, add):
    """A knit with fine ribs, as on running shoes."""
    from_column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(v, 3.6)), 0.5))
    wave = n.sine(n.plus(n.times(u, 4.2), n.times(from_column, 1.4)), 1)
    add(n.times(wave, 0.012 * relief))
    add(n.times(n.sine(from_column, 1), 0.02 * relief))
    return n.plus(n.times(wave, 0.22), 0.5)


@weave
def felt(n, at, u, v, relief, add):
    """Milled wool: clouded, without grain."""
    add(n.times(n.noise(at, 3.0, 5, 0.75), 0.05 * relief))
    return n.plus(n.times(n.noise(at, 1.6, 6, 0.8), 0.6), n.times(n.noise(at, 14, 3, 0.6), 0.4))


@weave
def elastic(n, at, u, v, relief, add):
    """Ribbed elastic, the ribs upright."""
    rib = n.sine(u, 3.6)
    add(n.times(rib, 0.035 * relief))
    return n.plus(n.times(rib, 0.3), 0.5)


@weave
def webbing(n, at, u, v, relief, add):
    """Woven strapping: herringbone of thick yarn along u, and a border of finer ribs."""
    from_column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.times(v, 2.5)), 0.5))
    yarn = n.sine(n.plus(n.times(u, 6.5), n.times(from_column, 2.4)), 1)
    border = n.below(n.attribute('d_edge'), 0.22, 0.02)
    grain = n.plus(n.times(yarn, n.math('SUBTRACT', 1.0, border)), n.times(n.sine(u, 7.0), border))
    add(n.times(grain, 0.016 * relief))
    add(n.times(border, -0.03 * relief))
    return n.plus(n.times(grain, 0.35), 0.5)


def leather(name, stitched=True, **changes):
    """Smooth calf."""
    settings = dict(weave='leather', relief=0.12, roughness=0.34, specular=0.45, sheen=0, seams=False, creases=0.04, unevenness=0.02, double=False)
    return fabric(name, **{**settings, **(dict(hems=[('edge', 0.2)]) if stitched else {}), **changes})


#: Suede whose nap is seen: without it a shoe of one shade is clay.
NAP = dict(relief=2.0, unevenness=0.24, sheen=0.5)


def suede(name, stitched=True, **changes):
    """Suede, without shine."""
    settings = dict(weave='suede', relief=1.0, roughness=0.95, specular=0.04, sheen=0.35, seams=False, creases=0.05, unevenness=0.10, double=False)
    return fabric(name, **{**settings, **(dict(hems=[('edge', 0.2)]) if stitched else {}), **changes})


def cloth(name, weave_, stitched=False, **changes):
    """One of the weaves above, or any other."""
    settings = dict(weave=weave_, roughness=0.9, specular=0.08, sheen=0.15, seams=False, creases=0.03, double=True)
    return fabric(name, **{**settings, **(dict(hems=[('edge', 0.2)]) if stitched else {}), **changes})


def rubber(name='rubber', colour=(0.80, 0.79, 0.75)):
    """White rubber or foam."""
    return fixed(name, colour, 0.6, 0.3)


def gum(name='gum'):
    """Raw rubber, amber brown."""
    return fixed(name, (0.36, 0.20, 0.09), 0.5, 0.35)


def black_rubber(name='black-rubber'):
    """Black rubber."""
    return fixed(name, (0.022, 0.022, 0.024), 0.6, 0.3)


def crepe(name='crepe'):
    """Crepe rubber, the colour of honey."""
    return fixed(name, (0.50, 0.34, 0.18), 0.7, 0.2)


def sole_leather(name='sole-leather', colour=(0.10, 0.05, 0.028)):
    """The blackened or stained edge of a leather sole."""
    return fixed(name, colour, 0.38, 0.45)


def lining_leather(name='lining'):
    """Undyed lining leather."""
    return fixed(name, (0.52, 0.41, 0.28), 0.75, 0.2)


def lining_white(name='lining'):
    """A pale textile lining."""
    return fixed(name, (0.62, 0.60, 0.56), 0.9, 0.1)


def dark(name='dark'):
    """Holes and shadowed slits."""
    return fixed(name, (0.018, 0.018, 0.02), 0.8, 0.1)


def flat_lace(name='lace', colour=(0.88, 0.87, 0.85)):
    """Flat woven laces: fine ribs along them."""
    return uneven(name, colour, tuple(part * 0.90 for part in colour), 6.0, bump=0.004, roughness=0.9, specular=0.08, ridges=(10.0, 9.0, 0.012))


def dyed_lace(name='lace', shade=1.5):
    """Flat woven laces of the upper's own colour, lighter than it: they shade themselves, and on white leather they would be grey."""
    return cloth(name, 'elastic', shade=shade, relief=0.25, roughness=0.85, unevenness=0.1)


def thread(name='thread', colour=(0.80, 0.79, 0.75)):
    """Sewing thread of a colour of its own."""
    return fixed(name, colour, 0.8, 0.15)
