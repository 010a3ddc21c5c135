"""Sunglasses: rims round two lens outlines, bridge, end pieces, temples. They look to -y and stand open on the floor. Lengths in cm."""
import bpy
import cv2
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy.ndimage import gaussian_filter1d, map_coordinates

from cloth.curves import arc, lengths, sample, smooth
from parts.foot_straps import loop_of
from parts.goods_surfaces import unit
from parts.mesh import grid, sweep
from parts.polished import beam, bevelled_plate, polished
from units import CM

#: How far the front bends round the face: y = WRAP * x^2.
WRAP = 0.012

#: How soft the outline is of what is seen through a lens.
SOFT_BEHIND = 0.1

#: Pixels a centimetre where outlines are put together.
FINE = 120


def united(areas, soft=0.16, count=480):
    """The outline of areas [[(x, z)]] that overlap; where they meet they flow into each other over about `soft` cm."""
    low, high = np.vstack(areas).min(0) - 1, np.vstack(areas).max(0) + 1
    picture = np.zeros(tuple(np.ceil((high - low)[::-1] * FINE).astype(int)), np.uint8)
    for area in areas:
        cv2.fillPoly(picture, [np.round((np.asarray(area) - low) * FINE * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    blurred = cv2.GaussianBlur(picture.astype(np.float32), (0, 0), soft * FINE)
    contours, _ = cv2.findContours((blurred > 127).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    line = max(contours, key=len)[:, 0].astype(float)
    # Pixels are steps: each point goes to where the blurred edge really lies.
    slope = np.gradient(blurred)[::-1]
    at = lambda field: map_coordinates(field, line[:, ::-1].T, order=1)
    for _ in range(3):
        way = np.column_stack([at(axis) for axis in slope])
        line = line + way * ((127.5 - at(blurred)) / np.maximum((way**2).sum(1), 1e-3))[:, None]
    line = gaussian_filter1d(line / FINE + low, 4, axis=0, mode='wrap')
    return sample(np.vstack([line, line[:1]]), count + 1)[:-1]


def oval(half_x, half_z, power=2.0, count=120):
    """A round or (power above 2) squarish outline."""
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    rounded = lambda value: np.sign(value) * np.abs(value) ** (2 / power)
    return np.column_stack([half_x * rounded(np.cos(turn)), half_z * rounded(np.sin(turn))])


def softened(corners, radius, count=160):
    """A closed outline with straight sides and corners rounded over about `radius` cm."""
    line = sample(np.vstack([corners, corners[:1]]), 1601)[:-1]
    step = lengths(line)[-1] / len(line)
    line = gaussian_filter1d(line, radius * 0.6 / step, axis=0, mode='wrap')
    return sample(np.vstack([line, line[:1]]), count + 1)[:-1]


def swollen(outline, distance):
    """A closed outline that goes clockwise or not, `distance` cm further out everywhere: a rim of even width."""
    outline = np.asarray(outline, float)
    along = np.roll(outline, -1, axis=0) - np.roll(outline, 1, axis=0)
    out = unit(np.column_stack([along[:, 1], -along[:, 0]]))
    return outline + out * distance * np.sign(((outline - outline.mean(0)) * out).sum())


def shape(points, count=120):
    """A smooth closed outline through points."""
    knots = np.asarray(points, float)
    line = smooth(np.vstack([knots[-2:], knots, knots[:2]]), 30)[60:-60]
    return sample(np.vstack([line, line[:1]]), count + 1)[:-1]


def see_through(eye):
    """Marks on the lenses of the scene where a camera in the direction `eye` sees parts of the pair behind them (attribute `behind`)."""
    things = [thing for thing in bpy.data.objects if thing.type == 'MESH']
    lenses = [thing for thing in things if thing.name.startswith('lens')]
    graph = bpy.context.evaluated_depsgraph_get()
    trees = [BVHTree.FromObject(thing, graph) for thing in things if thing.name.startswith(('front', 'temple', 'tip', 'nose', 'pad'))]
    way = Vector(-np.asarray(eye))
    # Several rays a place soften the outline, which the lens's few vertices would make ragged.
    shifts = [way * 1e-4 + Vector((x, 0, z)) * SOFT_BEHIND * CM for x, z in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (0.6, 0.6), (-0.6, 0.6), (0.6, -0.6), (-0.6, -0.6))]
    for lens in lenses:
        seen = [np.mean([any(tree.ray_cast(vertex.co + shift, way)[0] for tree in trees) for shift in shifts]) for vertex in lens.data.vertices]
        lens.data.attributes.new('behind', 'FLOAT', 'POINT').data.foreach_set('value', np.array(seen, np.float32))


class Front:
    """The front of a pair: lens outlines [(x, z)] of the right lens about its middle (outward is +x), their distance from the nose, their height over the floor."""

    def __init__(self, outline, apart, rim):
        self.outline, self.apart = np.asarray(outline, float), apart
        self.up = -self.outline[:, 1].min() + rim
        self.wide = apart + self.outline[:, 0].max()

    def place(self, x, z, ahead=0.0):
        return np.array([x, WRAP * x * x - ahead, z + self.up])

    def facing(self, x):
        """The direction that the front faces at x."""
        return unit(np.array([2 * WRAP * x, -1.0, 0.0]))

    def side(self, side, ahead=0.0, grow=0.0):
        middle = self.outline.mean(0)
        line = self.outline + (self.outline - middle) / np.linalg.norm(self.outline - middle, axis=1, keepdims=True) * grow
        return np.array([self.place(side * (self.apart + x), z, ahead) for x, z in line])

    def lenses(self, material, radius=16.0, rings=40):
        """Lenses cut from a sphere of `radius` cm, whose edges lie in the middle of the rim."""
        for side in (-1, 1):
            line = self.side(side, grow=0.05)
            middle = line.mean(0)
            reach = ((line - middle)[:, [0, 2]] ** 2).sum(1)
            shares = np.cos(np.linspace(0, np.pi / 2, rings))
            rings_of = [middle + (line - middle) * share - np.column_stack([0 * reach, (reach.mean() - share**2 * reach + share**4 * (reach - reach.mean())) / 2 / radius, 0 * reach]) for share in shares]
            places = np.array(rings_of).transpose(1, 0, 2)
            paper = [(p[0] + 20, p[2]) for p in places.reshape(-1, 3)]
            grid('lens', places, material, paper, closed=True)

    def rims(self, material, width, depth, power=3.5, grow=None):
        for side in (-1, 1):
            loop_of(self.side(side, grow=width / 2 if grow is None else grow), material, (width / 2, depth / 2), 'rim', power, up=(0, 1, 0))

    def plate(self, areas, material, thick, bevel=(0.11, 0.08)):
        """The front cut from one plate: the union of `areas` without the openings of the lenses, its edges bevelled."""
        openings = [self.outline + [self.apart, 0], self.outline * [-1, 1] - [self.apart, 0]]
        points, normals, faces = bevelled_plate(united(areas), openings, thick, bevel)
        places = [self.place(x, z, height) for x, z, height in points]
        along = unit(np.column_stack([np.ones(len(points)), 2 * WRAP * points[:, 0]]))
        bent = np.column_stack([along[:, 0] * normals[:, 0] + along[:, 1] * normals[:, 2], along[:, 1] * normals[:, 0] - along[:, 0] * normals[:, 2], normals[:, 1]])
        return polished('front', places, bent, faces, material, [(x + 20, z) for x, z, _ in points])

    def nose(self, material, thick, top=0.55, low=-1.05):
        """Pads that are one with the front: wedges along its inner edges that reach back to the nose."""
        inner = self.outline[self.outline[:, 0] < self.outline[:, 0].mean()]
        inner = inner[np.argsort(-inner[:, 1])]
        heights = np.linspace(top, low, 40)
        across = np.interp(-heights, -inner[:, 1], inner[:, 0])
        swell = np.sin(np.linspace(0.06, 0.97, 40) * np.pi) ** 0.8
        for side in (-1, 1):
            line = [self.place(side * (self.apart + x - 0.17 - 0.04 * s), z, -thick / 2 - 0.20 * s + 0.06) for x, z, s in zip(across, heights, swell)]
            sweep('nose pad', line, material, radius=np.column_stack([0.05 + 0.07 * swell, 0.08 + 0.24 * swell]), up=(0, 1, 0), sides=20, power=2.4)

    def stretch(self, name, points, material, radius, power=3.5, count=40, both=False):
        """A bar over the front through (x, z, ahead) points; `both` mirrors it."""
        for side in (1, -1) if both else (1,):
            line = arc([self.place(side * x, z, ahead) for x, z, ahead in points], count)
            sweep(name, line, material, radius=radius, up=(0, 1, 0), power=power)

    def temple_lines(self, x, start, height, length, low):
        """The middle lines of both temples by their sign of x, from `start` behind the front at `x`: straight to the ear, bent round it and down to `low` cm over the floor."""
        top, back = height + self.up, WRAP * x * x
        ear = length - 4.3
        points = [
            (x, back + start, top), (x + 0.03, back + start + 1, top), (x + 0.08, back + 3.5, top + 0.02), (x + 0.03, ear - 2.2, top + 0.02), (x - 0.08, ear - 0.7, top),
            (x - 0.2, ear + 0.55, top - 0.25), (x - 0.4, ear + 1.9, top - 1.15), (x - 0.75, length, low),
        ]
        return {side: arc([(side * px, py, pz) for px, py, pz in points], 120) for side in (-1, 1)}

    def acetate_temples(self, material, height, x, thick, half, length=14.2):
        """Flat temples from the back of a front of `thick` cm, slimmer towards the ear and wider again behind it; half: (half thickness, half height) at the front. Returns their lines by side."""
        lines = self.temple_lines(x, thick / 2 + 0.012, height, length, half[1] * 0.62)
        share = np.linspace(0, 1, 120)
        high = half[1] * smoothed_steps(share, [0, 0.12, 0.55, 0.72, 0.92, 1], [1.0, 0.96, 0.66, 0.64, 0.88, 0.84])
        deep = half[0] * smoothed_steps(share, [0, 0.2, 0.7, 1], [1.0, 0.95, 0.86, 0.8])
        for line in lines.values():
            beam('temple', line, np.column_stack([deep, high]), material, (0, 0.3, 1), corner=0.07, end=0.5)
        return lines

    def wire_temples(self, material, height, radius, tip, out=0.42, length=13.9):
        """Temples of flat wire with a soft tip over their ends."""
        lines = self.temple_lines(self.wide + out, 0.2, height, length, radius[1] * 1.2)
        for line in lines.values():
            sweep('temple', line, material, radius=radius, up=(0, 0.3, 1), power=4.0, sides=28)
            count = len(line) - 84
            beam('tip', line[84:], np.column_stack([np.linspace(0.12, 0.15, count), np.linspace(0.15, 0.27, count)]), tip, (0, 0.3, 1), corner=0.1, end=0.4)


def smoothed_steps(at, knots, values):
    """Values between knots, without kinks."""
    return gaussian_filter1d(np.interp(at, knots, values), len(at) / 25, mode='nearest')
