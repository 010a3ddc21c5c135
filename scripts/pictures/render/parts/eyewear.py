"""Sunglasses: rims round two lens outlines, bridge, end pieces, temples with hinges. They look to -y and stand open on the floor."""
import bpy
import cv2
import numpy as np
from scipy.ndimage import gaussian_filter1d, map_coordinates

from cloth.curves import arc, sample, smooth
from parts.foot_straps import loop_of
from parts.mesh import grid, mesh, sweep
from parts.small_metal import bar, wire

#: How far the front bends round the face: y = WRAP * x^2.
WRAP = 0.012

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


def shape(points, count=120):
    """A smooth closed outline through points."""
    knots = np.asarray(points, float)
    line = smooth(np.vstack([knots[-2:], knots, knots[:2]]), 30)[60:-60]
    return sample(np.vstack([line, line[:1]]), count + 1)[:-1]


class Front:
    """The front of a pair: lens outlines [(x, z)] of the right lens about its middle (outward is +x), their distance from the nose, their height over the floor."""

    def __init__(self, outline, apart, rim):
        self.outline, self.apart = np.asarray(outline, float), apart
        self.up = -self.outline[:, 1].min() + rim
        self.wide = apart + self.outline[:, 0].max()

    def place(self, x, z, ahead=0.0):
        return np.array([x, WRAP * x * x - ahead, z + self.up])

    def side(self, side, ahead=0.0, grow=0.0):
        middle = self.outline.mean(0)
        line = self.outline + (self.outline - middle) / np.linalg.norm(self.outline - middle, axis=1, keepdims=True) * grow
        return np.array([self.place(side * (self.apart + x), z, ahead) for x, z in line])

    def lenses(self, material, dome=0.14):
        for side in (-1, 1):
            line = self.side(side, grow=0.05)
            middle = line.mean(0)
            rings = [middle + (line - middle) * share - [0, dome * (1 - share**2), 0] for share in (1, 0.92, 0.8, 0.6, 0.4, 0.2, 0.0)]
            places = np.array(rings).transpose(1, 0, 2)
            paper = [(p[0] + 20, p[2]) for p in places.reshape(-1, 3)]
            grid('lens', places, material, paper, closed=True)

    def rims(self, material, width, depth, power=3.5, grow=None):
        for side in (-1, 1):
            loop_of(self.side(side, grow=width / 2 if grow is None else grow), material, (width / 2, depth / 2), 'rim', power, up=(0, 1, 0))

    def plate(self, areas, material, thick, bevel=0.07):
        """The front cut from one plate: the union of `areas` without the openings of the lenses, its edges rounded."""
        curve = bpy.data.curves.new('plate', 'CURVE')
        curve.dimensions, curve.fill_mode, curve.bevel_resolution = '2D', 'BOTH', 3
        curve.extrude, curve.bevel_depth, curve.offset = thick / 2 - bevel, bevel, -bevel
        for line in (united(areas), self.outline + [self.apart, 0], self.outline * [-1, 1] - [self.apart, 0]):
            spline = curve.splines.new('POLY')
            spline.points.add(len(line) - 1)
            spline.points.foreach_set('co', np.column_stack([line, np.zeros(len(line)), np.ones(len(line))]).ravel())
            spline.use_cyclic_u = True
        thing = bpy.data.objects.new('plate', curve)
        bpy.context.collection.objects.link(thing)
        solid = thing.to_mesh()
        vertices = [self.place(v.co.x, v.co.y, v.co.z) for v in solid.vertices]
        faces = [tuple(face.vertices) for face in solid.polygons]
        bpy.data.objects.remove(thing)
        part = mesh('front', vertices, faces, material, [(v[0] + 20, v[2]) for v in vertices], subdivide=0)
        part.data.use_auto_smooth, part.data.auto_smooth_angle = True, 0.6
        return part

    def nose(self, material, z=-0.3):
        """Pads that are one with the front, at the back of its inner edges."""
        for side in (-1, 1):
            inner = self.apart + self.outline[:, 0].min()
            line = arc([self.place(side * (inner + x), z + up, -back) for x, up, back in ((-0.12, 0.65, 0.15), (-0.16, 0.3, 0.36), (-0.02, -0.2, 0.42), (0.18, -0.6, 0.15))], 24)
            swell = np.sin(np.linspace(0.12, 0.96, 24) * np.pi)
            sweep('nose pad', line, material, radius=np.column_stack([0.07 + 0.07 * swell, 0.1 + 0.16 * swell]), up=(0, 1, 0), sides=16)

    def stretch(self, name, points, material, radius, power=3.5, count=40, both=False):
        """A bar over the front through (x, z, ahead) points; `both` mirrors it."""
        for side in (1, -1) if both else (1,):
            line = arc([self.place(side * x, z, ahead) for x, z, ahead in points], count)
            sweep(name, line, material, radius=radius, up=(0, 1, 0), power=power)

    def temples(self, material, metal, height, radius=(0.14, 0.34), length=13.6, tip=None, hinge=True, start=0.35, power=4.0, out=0.42):
        """Side arms at `height` over the middle of the lenses, down to the floor behind the ear."""
        top = height + self.up
        for side in (-1, 1):
            x = self.wide + out
            back = WRAP * x * x
            points = [
                (x, back + start, top), (x + 0.1, back + 4, top + 0.05), (x - 0.1, back + 8, top),
                (x - 0.35, length - 3.4, top - 0.35), (x - 0.6, length - 1.6, top - 1.5), (x - 0.9, length, radius[1] * 0.9),
            ]
            line = arc([(side * px, py, pz) for px, py, pz in points], 80)
            # The end is rounded off.
            share = np.r_[np.linspace(0, 1, 77), 1, 1, 1]
            shrink = np.r_[np.ones(77), 0.9, 0.66, 0.25]
            high = radius[1] * np.interp(share, [0, 0.15, 0.6, 0.85, 1], [1.0, 0.86, 0.68, 0.95, 0.9])
            sweep('temple', line, material, radius=np.column_stack([np.full(80, radius[0]), high]) * shrink[:, None], up=(0, 0.3, 1), power=power, sides=28)
            if tip is not None:
                sweep('tip', line[56:], tip, radius=np.column_stack([np.linspace(0.14, 0.17, 24), np.linspace(0.14, 0.26, 24)]), up=(0, 0.3, 1), power=2.5, sides=16)
            if hinge:
                for shift in (-0.16, 0.0, 0.16):
                    bar('hinge', (side * (x - radius[0] - 0.03), back + start - 0.16, top + shift), (side * (x - radius[0] - 0.03), back + start + 0.34, top + shift), 0.14, 0.1, metal, up=(0, 0, 1))

    def pads(self, metal, soft, z=-0.35):
        """Nose pads on wires."""
        for side in (-1, 1):
            inner = side * (self.apart + self.outline[:, 0].min())
            a, b = self.place(inner, z + 0.35, -0.1), self.place(inner - side * 0.3, z, -0.75)
            wire('pad-arm', [a, (a + b) / 2 + [0, 0.25, 0.2], b], metal, 0.045, count=20)
            sweep('pad', [b + [side * 0.05, 0.05, 0.38], b, b - [side * -0.18, -0.05, 0.4]], soft, radius=np.array([(0.05, 0.1), (0.1, 0.24), (0.06, 0.14)]), up=(0, 1, 0))
