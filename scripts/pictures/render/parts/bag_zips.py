"""Metal zips of bags and wallets: two woven tapes, interlocking teeth, a flat slider with a puller, and leather turned in beside it. Lengths in cm."""
import numpy as np

from cloth.curves import arc, evenly, lengths, sample
from parts.closures import zip_line
from parts.goods_surfaces import unit
from parts.leather_goods import stitches, strap
from parts.mesh import grid, sweep
from studio.materials import fabric, fixed


def zip_brass():
    """Teeth of brass, a little brushed: polished ones are a row of white sparks."""
    return fixed('zip brass', (0.40, 0.29, 0.13), 0.42, 0.5, 1.0)


def zip_steel():
    """Teeth of nickel, a little brushed."""
    return fixed('zip steel', (0.36, 0.36, 0.37), 0.42, 0.5, 1.0)


def zip_tape(shade=0.6):
    """The woven tape, deeper than the leather."""
    return fabric('tape', weave='twill', relief=0.4, seams=False, creases=0, roughness=0.95, specular=0.05, sheen=0.1, shade=shade)


def zip_over(half_x, high, y, reach=0.55, corner=2.0):
    """The way of a zip over the top of an upright slab at depth `y`, down both sides by a share of its height, and the normals there."""
    low = high * (1 - reach)
    turn = np.radians(np.linspace(180, 90, 16))
    left = np.column_stack([-half_x + corner + corner * np.cos(turn), high - corner + corner * np.sin(turn)])
    line = sample(np.vstack([[(-half_x, low)], left, left[::-1] * [-1, 1], [(half_x, low)]]), 240)
    tangent = unit(np.gradient(line, axis=0))
    outward = np.column_stack([-tangent[:, 1], np.zeros(len(line)), tangent[:, 0]])
    return np.column_stack([line[:, 0], np.full(len(line), y), line[:, 1]]), outward


def bag_zip(places, normals, skin, cord, teeth, metal, half=0.55, edge=0.6, scale=1.0, closed=2.5, hang=(0, 0, -1), pull=(0.75, 2.4), tabs=True):
    """A closed zip let into leather along places in space whose `normals` face outwards; its slider is `closed` cm before their end.

    `half`: how far its tapes are seen beside the middle; `edge`: width of the turned leather beside them (0: none); `hang`: where its puller falls to;
    `pull`: width and length of the puller's leather; `tabs`: leather that is sewn over both ends.
    """
    line = evenly(places, 0.2)
    normal = unit(np.column_stack([np.interp(lengths(line), np.linspace(0, lengths(line)[-1], len(normals)), axis) for axis in np.asarray(normals, float).T]))
    tangent = unit(np.gradient(line, axis=0))
    across = unit(np.cross(tangent, normal))
    zip_line(line, normal, zip_tape(), teeth, half=half + 0.25, raise_=0.07, scale=scale, closed_at=None, stop=closed, step=0.2, rounds=2)
    wide = 2 * (half + edge)
    for side in (-1, 1) if edge else ():
        middle = line + across * side * (half + edge / 2) + normal * 0.09
        strap('turned edge', middle, normal, edge, 0.2, skin)
        stitches(middle + normal * 0.1 + across * side * edge * 0.16, normal, cord, pitch=0.36, on=0.25, radius=0.035)
    along = lengths(line)
    for end, inwards in ((0, 1), (-1, -1)) if tabs else ():
        covered = np.where(np.abs(along - along[end]) < wide * 0.7)[0][::inwards]
        strap('zip end', line[covered] + normal[covered] * 0.2, normal[covered], wide, 0.2, skin, ends=(None, 'corner'))
        at_edge = line[covered[-3]] + normal[covered[-3]] * 0.3
        stitches(np.array([at_edge + across[covered[-3]] * x for x in np.linspace(-wide / 2 + 0.25, wide / 2 - 0.25, 12)]), normal[covered[-3]], cord, pitch=0.36, on=0.25, radius=0.035)
    index = int(np.argmin(np.abs(along - along[-1] + closed)))
    zip_slider(line[index] + normal[index] * 0.1, tangent[index], normal[index], metal, skin, scale, hang, pull)


def zip_slider(place, along, out, metal, skin, scale=1.0, hang=(0, 0, -1), pull=(0.75, 2.4)):
    """A slider lying flat on the teeth, which point `along` to it, with a bridge, and on that a ring with a leather puller that falls to `hang` and rests on what is there."""
    along, out, hang = unit(along), unit(out), unit(hang)
    across = unit(np.cross(along, out))
    at = lambda x, z, y: place + (across * x + along * z + out * y) * scale
    # Seen from above a slider is a shield: narrow where the closed teeth come out, wide where the open ones go in.
    outline = np.array([(-0.24, -0.55), (-0.27, -0.3), (-0.36, 0.1), (-0.40, 0.35), (-0.36, 0.5), (-0.22, 0.58), (0, 0.6)])
    outline = arc(np.vstack([outline, outline[-2::-1] * [-1, 1]]), 60)
    rings = [[at(x * share, z * share, y) for x, z in outline] for share, y in ((1.0, 0.02), (1.0, 0.2), (0.96, 0.25), (0.86, 0.275), (0.5, 0.285), (0.001, 0.285))]
    grid('slider', np.array(rings).transpose(1, 0, 2), metal, closed=True)
    bridge = arc([at(0, z, y) for z, y in ((-0.4, 0.2), (-0.34, 0.37), (-0.1, 0.46), (0.2, 0.43), (0.34, 0.24))], 24)
    sweep('bridge', bridge, metal, radius=(0.11 * scale, 0.05 * scale), up=out, power=3.5)
    down = unit(hang - out * (hang @ out))
    aside = unit(np.cross(down, out))
    lies = lambda x, z, y: place + out * y * scale + (aside * x + down * z) * scale
    ring = [lies(x, z, y) for x, z, y in ((0, -0.05, 0.4), (0.17, 0.05, 0.41), (0.22, 0.4, 0.4), (0.2, 0.66, 0.36), (0, 0.72, 0.35), (-0.2, 0.66, 0.36), (-0.22, 0.4, 0.4), (-0.17, 0.05, 0.41), (0, -0.05, 0.4))]
    sweep('pull ring', arc(ring, 60), metal, radius=(0.06 * scale, 0.06 * scale), sides=10, up=out, caps=False)
    # The leather is folded round the ring and rests on what is below it.
    width, length = pull
    path = arc([lies(0, z, y) for z, y in ((0.6, 0.37), (0.8, 0.36), (0.8 + length * 0.5, 0.26), (0.8 + length, 0.2))], 30)
    strap('puller', path, out, np.interp(np.linspace(0, 1, 30), [0, 0.12, 0.3, 1], [0.42, 0.5, 1, 1]) * width, 0.22, skin, ends=(None, 'round'))
