"""Sunglasses of women and men."""
import numpy as np

from cloth.curves import smooth
from cuts.kinds import Finish, Model, Shot, cut
from parts.eyewear import Front, oval, see_through, shape, softened, swollen
from parts.eyewear_metal import barrel_hinge, pads_on_wires, rivet
from parts.goods_surfaces import unit
from parts.mirrored import dark_table, window
from parts.small_metal import dyed_lens, glossy, graded, polished_steel
from studio.materials import fixed, hole


def glasses(build, pattern=None, aside=-62):
    """The Model of a pair: three-quarter, nearly in profile, and the hinge. `build` adds it and returns its Front; `pattern` of finish/patterns.py; `aside`: degrees of the second view."""
    shots = {
        'front': Shot((-0.55, 5.15, 2.4), 27.2, azimuth=-24, elevation=13),
        'angle': Shot((-0.33, 6.9, 2.4), 28.6, azimuth=aside, elevation=16),
        'detail': Shot((-4.2, 0.6, 2.9), 12, azimuth=-36, elevation=12),
    }

    def scene(view):
        front, shot = build(), shots[view]
        eye = np.array(shot.eye)
        see_through(eye)
        dark_table(front.wide, 14.0)
        # One window lies high in both lenses, another on the bevels above them, a third along the temples; the dark wall hides the studio's strip lights from the lenses.
        window(front.place(0, 1.1), (-0.03, -1, 0.14), eye, (0.55, 0.2), 8.0, shot.height * 1.6, wall=0.5)
        window(front.place(0, 2.0), (0, -0.82, 0.57), eye, (1.1, 0.3), 8.0, shot.height * 1.2)
        window(front.place(-front.wide, 1.0), (-1, 0, 0.16), eye, (0.5, 0.2), 5.0, shot.height * 1.2)

    return Model(scene, shots, gleam=0.5, finer=2, finish=Finish(exposure=1.15, polished=True, pattern=pattern))


def dark(name='lens'):
    """A dark lens."""
    return graded(name, (0.022, 0.022, 0.022), (0.006, 0.0062, 0.0065), 0.0, 4.0, clear=(0.12, 0.015))


def fading(name='fading-lens', top=(0.010, 0.008, 0.006), low=(0.20, 0.135, 0.08)):
    """A lens that is dark above and light below."""
    return graded(name, low, top, 0.4, 4.2, clear=(0.2, 0.04))


def silicone():
    """Nose pads."""
    return fixed('silicone', (0.55, 0.55, 0.54), 0.3, 0.5)


def shining_acetate():
    """Polished acetate. It is rather dark before it is tinted, so that few samples suffice for what it mirrors."""
    return glossy('acetate', roughness=0.05, specular=0.5, relief=0.0, unevenness=0.0, coat=0.0, albedo=0.06)


def _plate_areas(front, rim, edge, temple_at, temple, bridge_at, bridge, keyhole, brow):
    """Areas that together are the plate of a front: rims, end pieces out to `edge`, the bridge."""
    lens_line = front.outline
    grown = swollen(lens_line, rim) + [front.apart, 0]
    flare = temple[1] * 2.0
    # Where the temples stand high their end pieces go on the line of the brow.
    shoulder = min(temple_at + flare, grown[:, 1].max() + brow)
    end_piece = [(front.wide - 0.9, temple_at - flare), (edge, temple_at - temple[1]), (edge, temple_at + temple[1]), (front.wide - 0.9, shoulder)]
    areas = [grown, grown + [0, brow], np.array(end_piece)]
    inner = front.apart + lens_line[:, 0].min()
    rise = 0.42 if keyhole else 0.16
    span = np.array([(x, bridge_at + rise * np.cos(x / (inner + 0.1) * np.pi / 2) ** (0.6 if keyhole else 1)) for x in np.linspace(-inner - 0.1, inner + 0.1, 31)])
    return [*areas, *[area * [-1, 1] for area in areas], np.vstack([span + [0, bridge / 2], span[::-1] - [0, bridge / 2]])]


def acetate(outline, apart, rim, thick, lens, temple_at, bridge_at=0.0, bridge=0.5, keyhole=False, temple=(0.18, 0.46), half=(), brow=0.0, end=0.42, inset=0.0):
    """A pair of acetate, its front cut from one plate `thick` cm thick. `bridge`: its height; `brow`: how much heavier it is above.

    `half`: the outline of the front's right half from the bridge's upper edge round to its lower one, for one that is drawn in one line.
    `end`: how far the end pieces reach beyond the rims; `inset`: how far the temples stand inside of them.
    """
    material, metal, dark_slot = shining_acetate(), polished_steel(), hole()
    front = Front(outline, apart, rim)
    edge = front.wide + rim + end
    if len(half):
        line = smooth(half, 40)
        areas = [line, line * [-1, 1]]
    else:
        areas = _plate_areas(front, rim, edge - inset, temple_at, temple, bridge_at, bridge, keyhole, brow)
    front.plate(areas, material, thick)
    front.lenses(lens)
    front.nose(material, thick)
    x = edge - inset - temple[0] - 0.02
    lines = front.acetate_temples(material, temple_at, x, thick, temple)
    for side, line in lines.items():
        back = unit(line[6] - line[0])
        barrel_hinge(side, line[0] - [side * temple[0], 0, 0], back, metal, dark_slot)
        outwards = unit(np.cross(back, [0, 0, side]))
        outwards *= np.sign(outwards[0] * side)
        for shift in (-0.16, 0.16):
            rivet(front.place(side * (edge - inset - 0.36), temple_at + shift, thick / 2), front.facing(side * edge), metal)
        for share in (0.55, 0.95):
            rivet(line[0] + back * share + outwards * temple[0] * 0.99, outwards, metal)
    return front


def wire_steel():
    """Steel of rims and temples: less of a mirror than a watch, or such thin wire is a row of sparks."""
    return fixed('frame', (0.78, 0.78, 0.79), 0.27, 0.5, 1.0)


def thin_metal(outline, apart, lens, temple_at, bridges):
    """A pair of steel wire: rims, one or two bars over the nose, pads, tipped temples. The colour is its lenses': dyed wire is paint."""
    metal = wire_steel()
    front = Front(outline, apart, 0.12)
    front.rims(metal, 0.17, 0.2, power=2.4, grow=0.06)
    front.lenses(lens)
    for z, rise, x in bridges:
        front.stretch('bridge', [(x, z, 0.0), (x * 0.5, z + rise, 0.06), (0, z + rise * 1.15, 0.08), (-x * 0.5, z + rise, 0.06), (-x, z, 0.0)], metal, (0.1, 0.1), 2.4)
    front.stretch('end-piece', [(front.wide - 0.1, temple_at, 0.0), (front.wide + 0.3, temple_at + 0.05, 0.0), (front.wide + 0.42, temple_at, -0.3)], metal, (0.16, 0.09), 3, both=True)
    front.wire_temples(metal, temple_at, (0.07, 0.16), fixed('tips', (0.02, 0.02, 0.02), 0.2, 0.5))
    pads_on_wires(front, polished_steel(), silicone())
    return front


TEARDROP = ((-2.35, 1.0), (-1.4, 1.9), (0.4, 2.15), (2.2, 1.85), (2.85, 0.8), (2.6, -0.7), (1.7, -2.0), (0.3, -2.45), (-1.2, -1.7), (-2.1, -0.35))
PILOT = ((-2.4, 1.2), (-1.6, 2.0), (0.3, 2.1), (2.2, 1.9), (2.8, 1.1), (2.65, -0.7), (1.9, -1.9), (0.3, -2.2), (-1.3, -1.8), (-2.2, -0.5))
CAT = ((-2.45, 0.45), (-1.95, 1.3), (-0.7, 1.6), (0.9, 1.78), (2.1, 1.9), (2.66, 1.5), (2.55, 0.4), (2.0, -0.9), (0.9, -1.75), (-0.5, -1.85), (-1.75, -1.15))
#: A cat's eye in one line: over the brow to the tip, down its end and round under the lens.
CAT_HALF = ((-0.2, 1.16), (0.35, 1.17), (0.95, 1.36), (1.7, 1.76), (2.9, 2.06), (4.3, 2.28), (5.6, 2.56), (6.55, 2.86), (7.0, 2.88), (7.02, 2.5), (6.88, 1.75), (6.62, 0.9), (6.2, -0.1), (5.72, -1.05),
    (4.5, -2.08), (2.85, -2.2), (1.4, -1.45), (0.78, -0.15), (0.5, 0.4), (0.2, 0.6), (-0.2, 0.62))
SQUARE = np.array([(-2.45, 1.74), (2.62, 1.8), (2.3, -1.86), (-2.08, -1.86)])

cut('women-round-sunglasses', glasses(lambda: acetate(oval(2.4, 2.3, 2.0), 3.35, 0.38, 0.42, dark(), 0.95, 0.55), 'tortoise'))
cut('women-cat-eye-sunglasses', glasses(lambda: acetate(shape(CAT), 3.4, 0.34, 0.42, fading(), 1.85, temple=(0.17, 0.44), half=CAT_HALF, end=0.5, inset=0.1)))
cut('women-aviator-sunglasses', glasses(lambda: thin_metal(shape(TEARDROP), 3.5, dyed_lens('lens', 0.85, 0.3, 0.0, 4.0, clear=(0.12, 0.015)), 1.15, ((0.35, 0.35, 1.25), (1.5, 0.12, 1.7))), 'dyed_glass'))
cut('men-square-sunglasses', glasses(lambda: acetate(softened(SQUARE, 0.62), 3.45, 0.4, 0.46, dark(), 1.7, 1.2, bridge=0.6, temple=(0.2, 0.5), brow=0.08, end=0.36), 'tortoise', -50))
cut('men-pilot-sunglasses', glasses(lambda: thin_metal(shape(PILOT), 3.6, dyed_lens('fading-lens', 1.3, 0.16, 0.4, 4.2, clear=(0.2, 0.04)), 1.25, ((0.5, 0.3, 1.3), (1.85, 0.05, 2.1))), 'dyed_glass'))
cut('men-round-sunglasses', glasses(lambda: acetate(oval(2.25, 2.15, 2.15), 3.25, 0.36, 0.42, dark(), 0.85, 0.25, bridge=0.42, keyhole=True), 'tortoise'))
