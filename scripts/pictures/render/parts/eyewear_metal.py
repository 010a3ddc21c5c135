"""The small metal of spectacles: barrel hinges with a screw, rivets, nose pads on wires. All lengths in cm."""
import numpy as np

from parts.mesh import sweep, turned
from parts.small_metal import bar, wire


def rivet(place, axis, metal, radius=0.085, proud=0.02):
    """A polished pin that ends a little proud of the acetate."""
    profile = [(radius, -0.05), (radius, proud * 0.4), (radius * 0.86, proud * 0.85), (radius * 0.5, proud), (0.005, proud * 1.05)]
    turned('rivet', profile, metal, place, axis, sides=24)


def screw(place, axis, metal, dark, radius=0.075, slot=(1, 0, 0)):
    """The head of a screw with its slot along `slot`."""
    place, axis, slot = (np.asarray(value, float) for value in (place, axis, slot))
    turned('screw', [(radius, -0.03), (radius, 0.025), (radius * 0.8, 0.045), (0.005, 0.05)], metal, place, axis, sides=20)
    at = place + axis / np.linalg.norm(axis) * 0.047
    bar('slot', at - slot * radius * 0.75, at + slot * radius * 0.75, 0.028, 0.012, dark, up=axis)


def barrel_hinge(side, corner, back, metal, dark, height=0.46, reach=0.85):
    """A hinge in the inner corner between front and temple: a leaf on each with two rivets, five knuckles, a screw from above.

    `corner`: where the back of the front meets the inner side of the temple; `side` is the temple's sign of x; `back`: the direction of the temple.
    """
    corner, back = np.asarray(corner, float), np.asarray(back, float)
    inward = np.array([-side, 0, 0.0])
    radius, knuckles = 0.1, 5
    axis = corner + inward * radius + back * radius
    tall = height / knuckles
    for index in range(knuckles):
        low, high = -height / 2 + index * tall + 0.006, -height / 2 + (index + 1) * tall - 0.006
        rim = radius * (1.0 if index % 2 else 0.96)
        turned('knuckle', [(rim * 0.9, low), (rim, low + 0.01), (rim, high - 0.01), (rim * 0.9, high), (0.005, high)], metal, axis, (0, 0, 1), sides=24)
    screw(axis + [0, 0, height / 2], (0, 0, 1), metal, dark)
    for way, off in ((inward, back), (back, inward)):
        start = corner + off * 0.02 + way * (0.05 if way is inward else 0.15)
        end = start + way * reach
        bar('leaf', start, end, height * 0.8, 0.045, metal, up=off, power=8.0)
        for share in (0.5, 0.82):
            rivet(start + (end - start) * share + off * 0.02, off, metal, 0.06)


def pads_on_wires(front, metal, soft, z=-0.35):
    """Nose pads on wires behind the inner edges of a front."""
    for side in (-1, 1):
        inner = side * (front.apart + front.outline[:, 0].min())
        a, b = front.place(inner, z + 0.35, -0.1), front.place(inner - side * 0.3, z, -0.75)
        wire('pad-arm', [a, (a + b) / 2 + [0, 0.25, 0.2], b], metal, 0.045, count=20)
        sweep('pad', [b + [side * 0.05, 0.05, 0.38], b, b - [side * -0.18, -0.05, 0.4]], soft, radius=np.array([(0.05, 0.1), (0.1, 0.24), (0.06, 0.14)]), up=(0, 1, 0))
