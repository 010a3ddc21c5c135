"""Women's jewellery."""
import numpy as np

from cloth.curves import arc, lengths, smooth
from cuts.kinds import Finish, Model, Shot, cut
from parts.foot_straps import loop_of, ribbon
from parts.mesh import grid, mesh, turned
from parts.mirrored import window
from parts.small_metal import amber, cards, nacre, silver, wire
from studio.materials import gold


def jewel(build, shots, floor=False, wall=1.2, lustre=None, **finish):
    """A Model with the dark cards metal needs; `lustre`: a place in whose upper left a window is mirrored; the rest as in Finish."""

    def scene(view):
        build()
        shot = shots[view]
        cards(shot.centre, shot.height, shot.azimuth)
        if lustre:
            around = np.radians(shot.azimuth)
            normal = -0.36 * np.cos(around) + 0.81 * np.sin(around), -0.36 * np.sin(around) - 0.81 * np.cos(around), 0.46
            window(lustre, normal, np.array(shot.eye), (0.8, 1.0), 7.0, shot.height * 1.5)

    return Model(scene, shots, floor=floor, wall=wall, finish=Finish(**{'exposure': 1.2, **finish}))


def pebble(name, middle, long, wide, material, seed, neck=0.25, thick=0.8):
    """An uncut drop: a body of revolution that noise has made uneven."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.28, 8)
    up, around = np.linspace(0, 1, 40), np.linspace(0, 2 * np.pi, 56, endpoint=False)
    rings = []
    for share in up:
        radius = wide * (np.sin(np.pi * share**1.35) ** 0.54 * (1 - neck * (1 - share) ** 2) if 0 < share < 1 else 0.001)
        uneven = 1 + 0.07 * np.sin(2 * around + phase[0] + 2.2 * share) + 0.05 * np.sin(3 * around + phase[1] - 3 * share) + 0.04 * np.sin(5 * share * 3 + phase[2] + around)
        shift = 0.09 * np.sin(4 * share + phase[3]) * wide
        rings.append(np.column_stack([middle[0] + shift + radius * uneven * np.cos(around), middle[1] + radius * uneven * thick * np.sin(around), np.full(56, middle[2] + (0.5 - share) * long)]))
    places = np.array(rings).transpose(1, 0, 2)
    paper = [(a * 4, s * 9) for a in np.abs(around - np.pi) for s in up]
    grid(name, places, material, paper, closed=True)


def amber_drops():
    """Two uncut drops on hooks."""
    metal, stone = silver(), amber()
    for side, seed in ((-1, 4), (1, 9)):
        x = side * 1.15
        pebble('amber', (x, 0, -0.55), 1.9, 0.62, stone, seed)
        turned('cap', [(0.02, 0.34), (0.1, 0.34), (0.2, 0.18), (0.27, 0.02), (0.26, -0.02), (0.1, -0.02)], metal, (x + 0.0, 0, 0.32), (0, 0, 1), 32)
        wire('ring', [(x + 0.14 * np.cos(t), -0.0, 0.74 + 0.14 * np.sin(t)) for t in np.linspace(0, 6.6, 30)], metal, 0.035)
        # A long bow that begins in an eye round the ring.
        eye = [(0.07 * np.sin(t), 0, 0.93 - 0.07 * np.cos(t)) for t in np.linspace(-2.4, 3.4, 20)]
        bow = [(0.36 - 0.36 * np.cos(t), 0, 1.75 + 0.36 * np.sin(t)) for t in np.linspace(0, np.pi, 24)]
        hook = [*eye, (0, 0, 1.15), (0, 0, 1.45), *bow, (0.75, 0.0, 1.3), (0.82, 0.0, 0.95)]
        wire('hook', [(x - side * px, py, pz) for px, py, pz in hook], metal, 0.04, count=160)


def coil(turns=3.1, inner=1.25, outer=3.0):
    """The path of a chain laid down in a loose coil, with its ends astray."""
    angle = np.linspace(0, turns * 2 * np.pi, 400)
    share = np.linspace(0, 1, 400)
    radius = inner + (outer - inner) * share + 0.16 * np.sin(angle * 0.93 + 1) + 0.10 * np.sin(angle * 2.1)
    line = np.column_stack([radius * np.cos(angle) * 1.02, -0.02 * np.sin(angle * 3), radius * np.sin(angle) * 0.98])
    head = [(0.1, 0, -0.45), (0.55, 0, -0.65), (1.0, 0, -0.45)]
    return smooth(np.vstack([head, line[6::12]]), 40)


def fine_chain():
    """An anchor chain laid down in a coil."""
    metal = silver()
    path = coil()
    along = lengths(path)
    pitch, long, wide, thin = 0.135, 0.115, 0.075, 0.026
    round_, tube = np.linspace(0, 2 * np.pi, 16, endpoint=False), np.linspace(0, 2 * np.pi, 7, endpoint=False)
    vertices, faces = [], []
    at = lambda distance: np.array([np.interp(distance, along, path[:, axis]) for axis in range(3)])
    starts = np.arange(0.05, along[-1] - 0.05, pitch)
    for index, start in enumerate(starts):
        middle, tangent = at(start), at(start + 0.05) - at(start - 0.05)
        tangent /= max(np.linalg.norm(tangent), 1e-6)
        flat_ = np.cross(tangent, [0, -1.0, 0])
        turn = 0.5 if index % 2 else -1.05
        across = flat_ * np.cos(turn) + np.array([0, -1.0, 0]) * np.sin(turn)
        normal = np.cross(tangent, across)
        base = len(vertices)
        for t in round_:
            spoke = tangent * np.cos(t) * long + across * np.sin(t) * wide
            outward = spoke / np.linalg.norm(spoke)
            vertices += [middle + spoke + (outward * np.cos(s) + normal * np.sin(s)) * thin for s in tube]
        for a in range(16):
            for b in range(7):
                c, d = (a + 1) % 16, (b + 1) % 7
                faces.append((base + a * 7 + b, base + a * 7 + d, base + c * 7 + d, base + c * 7 + b))
    mesh('chain', vertices, faces, metal, [(v[0], v[2]) for v in vertices], subdivide=0)
    outwards = lambda place, before: (place - before) / np.linalg.norm(place - before)
    first, last = at(starts[0]), at(starts[-1])
    # The ends' wires pass through the last links.
    ring('ring', first + outwards(first, at(starts[0] + 0.1)) * (long - 0.05 + 0.15), 0.15, 0.034, metal)
    spring_ring(last, outwards(last, at(starts[-1] - 0.1)), long - 0.05, metal)


def ring(name, middle, radius, thick, metal):
    """A ring of round wire that lies in the plane of the picture."""
    loop_of(np.array([middle + radius * np.array([np.cos(t), 0, np.sin(t)]) for t in np.linspace(0, 2 * np.pi, 48, endpoint=False)]), metal, thick, name, up=(0, 1, 0))


def spring_ring(place, way, inside, metal):
    """A spring ring clasp: an eye that is `inside` cm into the last link at `place`, the hollow ring, the sleeve of its spring and the knob that draws it back."""
    eye, radius, thick = 0.085, 0.25, 0.055
    ring('eye', place + way * (inside + eye), eye, 0.028, metal)
    middle = place + way * (inside + 2 * eye + radius + thick * 0.8)
    ring('clasp', middle, radius, thick, metal)
    aside = np.cross(way, [0, 1.0, 0])
    spoke = lambda angle: way * np.cos(angle) + aside * np.sin(angle)
    for angle in (0.35, 1.5):
        wire('collar', [middle + radius * spoke(angle + step) for step in (-0.06, 0.0, 0.06)], metal, thick * 1.14, count=8)
    knob = spoke(1.05)
    turned('knob', [(0.018, 0), (0.018, 0.1), (0.04, 0.115), (0.048, 0.14), (0.04, 0.17), (0.003, 0.18)], metal, middle + knob * radius, knob, 20)


def hammered_ring():
    """A flat band with the marks of the hammer."""
    metal = silver()
    rng = np.random.default_rng(7)
    radius, half, thick = 0.9, 0.24, 0.13
    around, turn = np.linspace(0, 2 * np.pi, 240, endpoint=False), np.linspace(0, 2 * np.pi, 40)
    dents = np.column_stack([rng.uniform(0, 2 * np.pi * radius, 190), rng.uniform(-half, half, 190)])
    rounded = lambda value, power: np.sign(value) * np.abs(value) ** (2 / power)
    places = np.zeros((len(around), len(turn), 3))
    for column, t in enumerate(turn):
        across, rise = half * rounded(np.cos(t), 5), thick / 2 * rounded(np.sin(t), 5)
        apart = np.abs(around[:, None] * radius - dents[None, :, 0])
        apart = np.minimum(apart, 2 * np.pi * radius - apart)
        squared = apart**2 + (across - dents[None, :, 1]) ** 2
        flat_ = -0.020 + np.minimum(squared.min(1) * 1.9, 0.03)
        distance = radius + thick / 2 + rise + flat_ * max(np.sin(t), 0) ** 0.5
        places[:, column] = np.column_stack([distance * np.cos(around), np.full(len(around), across), distance * np.sin(around) + radius + thick])
    grid('ring', places, metal, closed=True)


def butterfly(place, axis, metal):
    """The back of a stud: a strip of metal whose two ends are rolled up to the post, its flat side towards the pearl."""
    aside = np.cross(axis, [0, 0, 1.0])
    aside /= np.linalg.norm(aside)
    across = np.cross(axis, aside)
    for side in (-1, 1):
        roll = arc([(0.0, 0.0), (0.15, 0.0), (0.25, 0.03), (0.29, 0.10), (0.26, 0.175), (0.18, 0.2), (0.1, 0.16), (0.075, 0.1), (0.1, 0.06)], 60)
        path = place + roll[:, :1] * aside * side + roll[:, 1:] * axis
        ribbon('back', path, np.cross(np.gradient(path, axis=0), across) * side, np.interp(np.arange(60), [0, 15, 59], [0.24, 0.21, 0.17]), metal, thick=0.026)


def pearl_studs():
    """Two pearls lying on the ends of their posts, one seen from its side."""
    metal, pearl = gold(), nacre()
    for x, z, turn in ((-0.78, 0.36, -0.25), (0.25, 0.36, 0.95)):
        axis = np.array([np.sin(turn), np.cos(turn), -0.25])
        axis /= np.linalg.norm(axis)
        middle = np.array([x, 0.0, z])
        profile = [(max(0.36 * np.sin(t), 1e-4) * (1 + 0.01 * np.sin(3 * t)), -0.36 * np.cos(t)) for t in np.linspace(0, np.pi, 48)]
        turned('pearl', profile, pearl, middle, axis, 64)
        turned('cup', [(0.02, 0.31), (0.15, 0.315), (0.165, 0.335), (0.15, 0.35), (0.06, 0.37), (0.04, 0.40), (0.04, 1.16), (0.032, 1.18), (0.032, 1.2), (0.04, 1.22), (0.036, 1.28), (0.02, 1.31), (0.003, 1.32)], metal, middle, axis, 28)
        butterfly(middle + axis * 0.78, axis, metal)


def views(height, centre=(0, 0, 0), angle=(40, 10), front=(0, 0), near=0.5, detail=None, aside=14):
    """The three shots of a jewel; angles are (azimuth, elevation). `aside`: how far the close view goes round it; 0 for what lies on the wall, which turns with the camera."""
    return {
        'front': Shot(centre, height, *front),
        'angle': Shot(centre, height, *angle),
        'detail': Shot(detail or centre, height * near, front[0] + aside, max(front[1], 6)),
    }


cut('women-amber-earrings', jewel(amber_drops, views(7.2, (0, 0, 0.2), (34, 8), detail=(1.1, 0, -0.5)), wall=2.0, clear=0.9))
cut('women-silver-chain', jewel(fine_chain, views(13.0, (0, 0, 0), (0, 40), detail=(1.4, 0, 1.6), aside=0), wall=0.12))
cut('women-hammered-ring', jewel(hammered_ring, views(4.4, (0, 0, 0.95), (62, 22), (26, 14)), floor=True))
cut('women-pearl-studs', jewel(pearl_studs, views(4.6, (0.05, 0.3, 0.3), (50, 30), (-8, 18), near=0.57, detail=(0.66, 0.3, 0.3)), floor=True, lustre=(0.25, 0, 0.36), exposure=1.25, gloss=1.5, polished=True, pattern='nacre'))
