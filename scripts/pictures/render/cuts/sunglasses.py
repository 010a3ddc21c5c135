"""Sunglasses of women and men."""
from cuts.kinds import Finish, Model, Shot, cut
from parts.eyewear import Front, oval, shape
from parts.small_metal import cards, glossy, graded, polished_steel
from studio.materials import fixed


def glasses(build):
    """The Model of a pair: three-quarter, nearly in profile, and the hinge."""
    shots = {
        'front': Shot((0, 4.9, 2.4), 30, azimuth=-24, elevation=13),
        'angle': Shot((0, 6.3, 2.4), 31, azimuth=-62, elevation=16),
        'detail': Shot((-4.2, 0.6, 2.9), 12, azimuth=-36, elevation=12),
    }

    def scene(view):
        build()
        cards((0, 3, 3), shots[view].height, shots[view].azimuth)

    return Model(scene, shots, finish=Finish(exposure=1.15))


def dark(name='lens'):
    """A dark lens."""
    return graded(name, (0.035, 0.036, 0.037), (0.012, 0.0125, 0.013), 0.0, 4.0)


def fading(name='fading-lens', top=(0.02, 0.019, 0.018), low=(0.26, 0.22, 0.19)):
    """A lens that is dark above and light below."""
    return graded(name, low, top, 0.4, 4.2)


def silicone():
    """Nose pads."""
    return fixed('silicone', (0.55, 0.55, 0.54), 0.3, 0.5)


def acetate(outline, apart, rim, depth, lens, temple_at, bridge_at, keyhole=False, temple=(0.16, 0.40)):
    """A pair of acetate: rims, bridge and end pieces of one material."""
    material, metal = glossy('acetate'), polished_steel()
    front = Front(outline, apart, rim)
    front.rims(material, rim, depth)
    front.lenses(lens)
    near = apart + front.outline[:, 0].min() + rim * 0.2
    if keyhole:
        half = [(near + 0.1, bridge_at - 0.25, 0.02), (near * 0.55, bridge_at + 0.28, 0.05), (0, bridge_at + 0.42, 0.06)]
    else:
        half = [(near + 0.1, bridge_at, 0.0), (near * 0.5, bridge_at + 0.18, 0.03), (0, bridge_at + 0.24, 0.04)]
    points = half + [(-x, z, ahead) for x, z, ahead in half[1::-1]]
    front.stretch('bridge', points, material, (rim * 0.62, depth * 0.5))
    wide = front.wide
    ends = [(wide - 0.35, temple_at, 0.0), (wide + 0.2, temple_at + 0.02, 0.0), (wide + 0.42, temple_at, -0.05)]
    front.stretch('end-piece', ends, material, (temple[1] * 0.95, depth * 0.5), both=True)
    front.stretch('corner', [(wide + 0.3, temple_at, 0.0), (wide + 0.42, temple_at, -0.3)], material, (temple[1] * 0.95, 0.16), both=True)
    front.temples(material, metal, temple_at, temple)


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
CAT = ((-2.45, 0.5), (-1.6, 1.45), (0.3, 1.75), (2.0, 2.1), (2.95, 2.15), (2.9, 1.0), (2.2, -0.8), (0.7, -1.75), (-1.0, -1.65), (-2.2, -0.8))

cut('women-round-sunglasses', glasses(lambda: acetate(oval(2.35, 2.25, 2.0), 3.3, 0.5, 0.42, dark(), 0.95, 0.6)))
cut('women-cat-eye-sunglasses', glasses(lambda: acetate(shape(CAT), 3.3, 0.46, 0.40, fading(), 1.55, 0.75)))
cut('women-aviator-sunglasses', glasses(lambda: thin_metal(shape(TEARDROP), 3.5, dark(), 1.15, ((0.35, 0.35, 1.25), (1.5, 0.12, 1.7)))))
cut('men-square-sunglasses', glasses(lambda: acetate(oval(2.65, 2.05, 3.6), 3.65, 0.46, 0.44, dark(), 1.2, 0.8, temple=(0.18, 0.46))))
cut('men-pilot-sunglasses', glasses(lambda: thin_metal(shape(PILOT), 3.6, fading(low=(0.20, 0.19, 0.18)), 1.25, ((0.5, 0.3, 1.3), (1.85, 0.05, 2.1)))))
cut('men-round-sunglasses', glasses(lambda: acetate(oval(2.2, 2.1, 2.15), 3.3, 0.40, 0.42, dark(), 0.8, 0.45, keyhole=True)))
