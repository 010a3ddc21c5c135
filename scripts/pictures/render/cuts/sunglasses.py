"""Sunglasses of women and men."""
import numpy as np

from cuts.kinds import Finish, Model, Shot, cut
from parts.eyewear import Front, oval, shape
from parts.goods_surfaces import unit
from parts.small_metal import cards, glossy, graded, polished_steel
from studio.materials import fixed


def glasses(build):
    """The Model of a pair: three-quarter, nearly in profile, and the hinge."""
    shots = {
        'front': Shot((0, 4.9, 2.4), 26.5, azimuth=-24, elevation=13),
        'angle': Shot((0, 6.3, 2.4), 28, azimuth=-62, elevation=16),
        'detail': Shot((-4.2, 0.6, 2.9), 12, azimuth=-36, elevation=12),
    }

    def scene(view):
        build()
        cards((0, 3, 3), shots[view].height, shots[view].azimuth)

    return Model(scene, shots, gleam=0.5, finish=Finish(exposure=1.15))


def dark(name='lens'):
    """A dark lens."""
    return graded(name, (0.035, 0.036, 0.037), (0.012, 0.0125, 0.013), 0.0, 4.0)


def fading(name='fading-lens', top=(0.02, 0.019, 0.018), low=(0.26, 0.22, 0.19)):
    """A lens that is dark above and light below."""
    return graded(name, low, top, 0.4, 4.2)


def silicone():
    """Nose pads."""
    return fixed('silicone', (0.55, 0.55, 0.54), 0.3, 0.5)


def acetate(outline, apart, rim, thick, lens, temple_at, bridge_at, bridge=0.5, keyhole=False, temple=(0.17, 0.42), wings=(), brow=0.0):
    """A pair of acetate, its front cut from one plate `thick` cm thick. `bridge`: its height; `wings`: points of the right lens that the front reaches out to; `brow`: how much heavier it is above."""
    material, metal = glossy('acetate', roughness=0.12, specular=0.7, relief=0.0, unevenness=0.0, coat=0.0), polished_steel()
    front = Front(outline, apart, rim)
    lens_line = front.outline
    grown = lens_line + unit(lens_line - lens_line.mean(0)) * rim + [apart, 0]
    edge = front.wide + rim + 0.1
    flare = temple[1] * (1 if len(wings) else 2.2)
    end = [(front.wide - 0.9, temple_at - flare), (edge, temple_at - temple[1]), (edge, temple_at + temple[1]), (front.wide - 0.9, temple_at + flare)]
    areas = [grown, grown + [0, brow], end]
    if len(wings):
        areas.append(np.asarray(wings) + [apart, 0])
    inner = apart + lens_line[:, 0].min()
    rise = 0.42 if keyhole else 0.16
    span = np.array([(x, bridge_at + rise * np.cos(x / (inner + 0.1) * np.pi / 2) ** (0.6 if keyhole else 1)) for x in np.linspace(-inner - 0.1, inner + 0.1, 31)])
    between = np.vstack([span + [0, bridge / 2], span[::-1] - [0, bridge / 2]])
    front.plate([*areas, *[np.asarray(area) * [-1, 1] for area in areas], between], material, thick)
    front.lenses(lens)
    front.nose(material)
    front.temples(material, metal, temple_at, temple, start=thick / 2 + 0.01, power=6.0, out=edge - front.wide - temple[0] - 0.01)


def thin_metal(outline, apart, lens, temple_at, bridges, tinted=True):
    """A pair of steel wire: rims, one or two bars over the nose, pads, tipped temples."""
    metal = glossy('frame', roughness=0.2, specular=0.9) if tinted else polished_steel()
    front = Front(outline, apart, 0.12)
    front.rims(metal, 0.17, 0.2, power=2.4, grow=0.06)
    front.lenses(lens, dome=0.2)
    for z, rise, x in bridges:
        front.stretch('bridge', [(x, z, 0.0), (x * 0.5, z + rise, 0.06), (0, z + rise * 1.15, 0.08), (-x * 0.5, z + rise, 0.06), (-x, z, 0.0)], metal, (0.1, 0.1), 2.4)
    front.stretch('end-piece', [(front.wide - 0.1, temple_at, 0.0), (front.wide + 0.3, temple_at + 0.05, 0.0), (front.wide + 0.42, temple_at, -0.3)], metal, (0.16, 0.09), 3, both=True)
    front.temples(metal, polished_steel(), temple_at, (0.07, 0.16), tip=fixed('tips', (0.02, 0.02, 0.02), 0.3, 0.5), hinge=False, start=0.2)
    front.pads(polished_steel(), silicone())


TEARDROP = ((-2.35, 1.0), (-1.4, 1.9), (0.4, 2.15), (2.2, 1.85), (2.85, 0.8), (2.6, -0.7), (1.7, -2.0), (0.3, -2.45), (-1.2, -1.7), (-2.1, -0.35))
PILOT = ((-2.4, 1.2), (-1.6, 2.0), (0.3, 2.1), (2.2, 1.9), (2.8, 1.1), (2.65, -0.7), (1.9, -1.9), (0.3, -2.2), (-1.3, -1.8), (-2.2, -0.5))
CAT = ((-2.4, 0.15), (-1.75, 0.95), (-0.3, 1.2), (1.4, 1.55), (2.55, 1.92), (2.9, 1.6), (2.62, 0.4), (1.85, -0.85), (0.5, -1.5), (-1.0, -1.45), (-2.05, -0.75))
CAT_WINGS = ((-0.6, 1.3), (0.8, 1.9), (2.2, 2.35), (3.6, 2.75), (3.4, 1.9), (3.0, 0.9), (2.4, 0.1))

cut('women-round-sunglasses', glasses(lambda: acetate(oval(2.35, 2.25, 2.0), 3.3, 0.42, 0.42, dark(), 0.95, 0.55)))
cut('women-cat-eye-sunglasses', glasses(lambda: acetate(shape(CAT), 3.3, 0.40, 0.42, fading(), 1.85, 0.5, bridge=0.6, temple=(0.16, 0.38), wings=CAT_WINGS, brow=0.12)))
cut('women-aviator-sunglasses', glasses(lambda: thin_metal(shape(TEARDROP), 3.5, dark(), 1.15, ((0.35, 0.35, 1.25), (1.5, 0.12, 1.7)))))
cut('men-square-sunglasses', glasses(lambda: acetate(oval(2.6, 1.95, 3.4), 3.5, 0.42, 0.44, dark(), 1.25, 0.75, bridge=0.65, temple=(0.19, 0.46), brow=0.1)))
cut('men-pilot-sunglasses', glasses(lambda: thin_metal(shape(PILOT), 3.6, fading(low=(0.20, 0.19, 0.18)), 1.25, ((0.5, 0.3, 1.3), (1.85, 0.05, 2.1)))))
cut('men-round-sunglasses', glasses(lambda: acetate(oval(2.2, 2.1, 2.15), 3.2, 0.36, 0.42, dark(), 0.8, 0.25, bridge=0.42, keyhole=True)))
