"""Men's cufflinks: a pair, one face on, one from the side."""
import numpy as np

from cuts.kinds import Finish, Model, Shot, cut
from parts.foot_straps import loop_of
from parts.mesh import grid, sweep, turned
from parts.small_metal import amber, bar, cards, silver
from studio.materials import fabric

SHOTS = {'front': Shot((0.0, 0.3, 0.5), 9.2, 0, 26), 'angle': Shot((0.1, 0.5, 0.5), 8.8, 38, 38), 'detail': Shot((-1.1, 0.3, 0.5), 4.0, 10, 24)}


def links(build, shots=None, clear=0.0):
    """The Model of a pair; `clear` as in Finish."""
    shots = shots or SHOTS

    def scene(view):
        build()
        cards((0, 0, 0.8), shots[view].height, shots[view].azimuth)

    return Model(scene, shots, finish=Finish(exposure=1.2, clear=clear))


class Frame:
    """A place and a turn: maps (x across, y away from the viewer, z up) of one link into the scene."""

    def __init__(self, x, y, z, turn, lean=0.0):
        a, b = np.radians(turn), np.radians(lean)
        spin = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
        tilt = np.array([[1, 0, 0], [0, np.cos(b), -np.sin(b)], [0, np.sin(b), np.cos(b)]])
        self.matrix, self.middle = spin @ tilt, np.array([x, y, z])

    def at(self, *point):
        return self.matrix @ np.array(point, float) + self.middle

    def way(self, *direction):
        return self.matrix @ np.array(direction, float)


def two(z, lean):
    """The frames of a pair on the floor: one nearly face on, one from its side."""
    return Frame(-1.2, 0.0, z, 20, lean), Frame(1.0, 0.3, z, -48, lean)


def swivel(frame, metal, start=0.25):
    """The post and the turning back, turned to lie level."""
    sweep('post', [frame.at(0, start, 0), frame.at(0, 1.2, 0), frame.at(0, 1.5, 0)], metal, radius=np.array([(0.16, 0.13), (0.11, 0.1), (0.11, 0.1)]), up=frame.way(0, 0, 1), power=4)
    for side in (-1, 1):
        bar('fork', frame.at(0, 1.3, side * 0.16), frame.at(0, 1.78, side * 0.16), 0.22, 0.09, metal, up=frame.way(0, 0, 1))
    share = np.linspace(-1, 1, 24)
    body = np.array([frame.at(s * 0.72, 1.68, 0) for s in share])
    radius = 0.19 * np.clip(1 - np.abs(share) ** 5, 0.02, 1) ** 0.5
    sweep('back', body, metal, radius=np.column_stack([radius, radius]), up=frame.way(0, 0, 1), sides=24)


def silver_bar():
    """Plain polished bars."""
    metal = silver()
    for frame in two(0.3, -3):
        share = np.r_[-1, -0.985, -0.95, np.linspace(-0.9, 0.9, 9), 0.95, 0.985, 1]
        swell = np.array([0.72, 0.9, 0.98] + [1] * 9 + [0.98, 0.9, 0.72])
        line = np.array([frame.at(s * 0.95, 0, 0) for s in share])
        sweep('bar', line, metal, radius=np.column_stack([0.18 * swell, 0.3 * swell]), up=frame.way(0, 0, 1), power=4.5, sides=32)
        swivel(frame, metal, 0.12)


def amber_ovals():
    """Oval stones in silver settings."""
    metal, stone = silver(), amber()
    for frame in two(0.92, -23):
        around = np.linspace(0, 2 * np.pi, 72, endpoint=False)
        oval = lambda grow, y: np.array([frame.at((0.58 + grow) * np.cos(t), y, (0.78 + grow) * np.sin(t) * (1 - 0.10 * np.sin(t))) for t in around])
        dome = lambda share, y: np.array([frame.at(0.58 * share * np.cos(t), y, 0.78 * share * np.sin(t) * (1 - 0.10 * np.sin(t))) for t in around])
        rings = [oval(0.02, 0.02), oval(0.02, -0.12)] + [dome(np.cos(a), -0.14 - 0.30 * np.sin(a)) for a in np.linspace(0.1, np.pi / 2, 13)]
        places = np.array(rings).transpose(1, 0, 2)
        grid('amber', places, stone, [(abs(t - np.pi) * 3, r * 0.6) for t in around for r in range(len(rings))], closed=True)
        rim = [oval(-0.3, 0.16), oval(0.04, 0.14), oval(0.09, 0.06), oval(0.1, -0.08), oval(0.07, -0.17), oval(0.02, -0.19), oval(0.0, -0.12)]
        grid('setting', np.array([np.broadcast_to(frame.at(0, 0.16, 0), rim[0].shape)] + rim).transpose(1, 0, 2), metal, closed=True)
        loop_of(oval(0.1, 0.0), metal, 0.05, 'beading', up=frame.way(0, 1, 0))
        swivel(frame, metal, 0.14)


def monkeys_fist(frame, away, cord, big=0.60, small=0.45, strands=5):
    """A ball of three bands of cord, each of which passes over the next and under the one before."""
    turn = -np.linspace(0, 2 * np.pi, 72, endpoint=False)
    tilt = np.array([[0.87, -0.35, 0.35], [0.43, 0.88, -0.2], [-0.24, 0.32, 0.92]])
    middle = lambda point: frame.at(*(tilt @ point + [0, away, 0]))
    for over, under, axis in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        for shift in (np.arange(strands) - (strands - 1) / 2) * 0.163:
            # A cord further from the middle of its band lies lower on the ball.
            drop = 1 - np.sqrt(1 - (shift / 0.74) ** 2)
            rounded = lambda value: np.sign(value) * np.abs(value) ** 0.86
            points = np.zeros((len(turn), 3))
            points[:, over], points[:, under] = (big - 0.62 * drop) * rounded(np.cos(turn)), (small - 0.3 * drop) * rounded(np.sin(turn))
            points[:, axis] = shift * (0.92 + 0.08 * np.cos(2 * turn))
            # The tube's own seam lies inside the ball.
            loop_of(np.array([middle(point) for point in points]), cord, 0.096, 'cord', up=frame.matrix @ tilt @ np.eye(3)[axis])
    core = [(max(0.4 * np.sin(t), 0.005), -0.4 * np.cos(t)) for t in np.linspace(0, np.pi, 16)]
    turned('core', core, cord, middle(np.zeros(3)), (0, 0, 1), 24)


def knot():
    """Knots of silk cord."""
    cord = fabric('cord', weave='braid', seams=False, sheen=0.5, roughness=0.4, specular=0.45, creases=0)
    for frame in (Frame(-1.2, -0.1, 0.68, 24, 0), Frame(0.9, 0.4, 0.68, -52, 0)):
        for away in (0.0, 1.75):
            monkeys_fist(frame, away, cord)
        for side in (-1, 1):
            sweep('link', [frame.at(side * 0.09, 0.3, 0), frame.at(side * 0.1, 0.85, 0.02), frame.at(side * 0.09, 1.45, 0)], cord, radius=(0.09, 0.09), up=(0, 0, 1))


cut('men-bar-cufflinks', links(silver_bar, {**SHOTS, 'detail': Shot((-1.3, 0.3, 0.5), 4.0, 10, 24)}))
cut('men-amber-cufflinks', links(amber_ovals, {**SHOTS, 'front': Shot((0.0, 0.3, 0.75), 9.2, 0, 18), 'detail': Shot((-1.1, 0.2, 0.8), 4.0, 10, 20)}, 0.9))
cut('men-knot-cufflinks', links(knot, {**SHOTS, 'angle': Shot((0.45, 0.7, 0.5), 10.0, 38, 38), 'detail': Shot((-1.66, 0.5, 0.65), 4.6, 10, 24)}))
