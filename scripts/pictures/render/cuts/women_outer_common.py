"""What women's coats, jackets and blazers share: pockets, sleeve straps, crossed lapels."""
import numpy as np

from cloth.blocks import ALONG, NECK, OUT
from cloth.curves import arc
from cloth.shell import paper_of
from parts.calm import Calm, densely
from parts.mesh import sweep
from parts.patch import patch
from parts.revers import revers
from units import CM

WOOL = dict(weave='wool', sheen=0.6, roughness=1.0, specular=0.05, double=False, creases=0.06, unevenness=0.16)
SUITING = dict(weave='twill', sheen=0.3, roughness=0.95, specular=0.08, double=False, creases=0.06)


def straight_v(depth, width, hollow=0.0):
    """A neck that opens in a straight line, for lapels. A long one spreads when it is worn: `hollow` is what its paper takes in at half height, as a share of the width."""
    return ('neck', [(0, NECK - depth), (width * (0.49 - hollow), NECK - depth * 0.51), (width, NECK)], 1)


def fuller_sleeves(front, back, outer=2.0, under=1.2):
    """Outlines of blocks.sleeved with more room for the upper arm, `outer` and `under` cm on either side of it."""
    def wider(outline):
        (top_tag, (shoulder, middle, outside), top_curved), cuff, (low_tag, (inside, below, pit), low_curved) = outline[2:5]
        middle, below = tuple(np.array(middle) + OUT * outer), tuple(np.array(below) - OUT * under)
        return [*outline[:2], (top_tag, [shoulder, middle, outside], top_curved), cuff, (low_tag, [inside, below, pit], low_curved), *outline[5:]]

    return wider(front), wider(back)


def square_shoulders(dressing, at=17.5, lift=1.2):
    """Raises the shoulders where a pad would; the surfaces of `dressing` are made anew."""
    mesh = dressing.garment.data
    paper, _ = paper_of(mesh)
    share = np.exp(-(((np.abs(paper[:, 0]) - at) / 4.6) ** 2)) * np.clip((paper[:, 1] - 128) / 14, 0, 1)
    for vertex, amount in zip(mesh.vertices, share):
        vertex.co.z += lift * float(amount) * CM
    dressing.anew()


def shade(dressing):
    """The garment's colour in the shadow of an edge."""
    return dressing.cloth('edge-shade', shade=0.42)


def mirrored(shape, side):
    """A shape of the wearer's left on either side, its direction kept."""
    return [(side * x, z) for x, z in shape][::side]


def pockets(dressing, outline, material=None, raise_=0.5, degree=2, sides=(-1, 1), back=False, name='pocket'):
    """Pockets or flaps that lie smooth, in equal shape on both sides of the front."""
    for side in sides:
        shape = mirrored(outline, side)
        patch(Calm(dressing.back if back else dressing.front, shape, degree), shape, material or dressing.stitched, raise_=raise_, edge=0.22, name=name)


def edge_cord(dressing, points, off=0.12, thick=0.1, pad=2, degree=4):
    """A dark line where one layer ends on another, between paper points of the front."""
    line = densely(points, 0.8)
    places, normals, _, _ = Calm(dressing.front, line, degree, pad=pad).frame(line)
    sweep('edge-line', arc(places + normals * off, 200, curved=False), shade(dressing), radius=(thick, thick), sides=8, up=(0, -1, 0.1))


def sleeve_place(arm, along, out=0.0):
    """The paper place `along` cm down the sleeve and `out` cm from its middle."""
    return tuple(np.array(arm) + ALONG * along + OUT * out)


def sleeve_band(dressing, arm, at, half, width, material, surfaces=None, raise_=0.4):
    """A strap or cuff round a sleeve: `at` cm down the arm, `half` of the sleeve's width there."""
    for surface in surfaces or (dressing.front, dressing.back):
        for side in (-1, 1):
            corners = [sleeve_place(arm, at, -half), sleeve_place(arm, at, half), sleeve_place(arm, at + width, half - 0.1), sleeve_place(arm, at + width, -half + 0.1)]
            patch(surface, mirrored(corners, side), material, raise_=raise_, edge=0.18, step=0.5, name='sleeve-band')


def collar_ends(dressing, inner, low, tip, outer, raise_=0.55, material=None):
    """The front ends of a turned collar, above the notch: paper points at the roll, along the collar's seam to its tip, and on the shoulder."""
    cord = shade(dressing)
    for side in (-1, 1):
        at = lambda point: (side * point[0], point[1])
        shape = [at(point) for point in (inner, low, tip, (tip[0] + 0.4, tip[1] + 2.2), outer, (inner[0] + 0.6, outer[1] + 2.0))]
        patch(Calm(dressing.front, shape, 3), shape[::side], material or dressing.stitched, raise_=raise_, edge=0.22, step=0.5, name='collar-end')
        line = densely(shape[1:5], 0.5)
        places, normals, _, _ = Calm(dressing.front, shape, 3).frame(line)
        sweep('collar-shade', arc(places + normals * 0.06 + [side * 0.05, 0, -0.06], 80, curved=False), cord, radius=(0.09, 0.09), sides=8, up=(0, -1, 0.1))


def notched(dressing, break_point, roll_top, gorge, tip, under, belly, raise_=0.5, material=None, hollow=0.0):
    """Two equal notched lapels. Paper points of the wearer's left: break, upper end of the roll, and the lapel's outline from gorge to break. `hollow` as in straight_v, in cm."""
    cord = shade(dressing)
    for side in (-1, 1):
        at = lambda point: (side * point[0], point[1])
        low, high = np.array(break_point, float), np.array(roll_top, float)
        roll = [at(low + (high - low) * share - [hollow * 4 * share * (1 - share), 0]) for share in np.linspace(0, 1, 9)]
        edge = [at(point) for point in (roll_top, gorge, tip, under, *belly, break_point)]
        revers(dressing.front, roll, edge, material or dressing.stitched, cord, raise_=raise_)
    seam = np.array(gorge, float)
    collar_ends(dressing, (roll_top[0] - 0.3, roll_top[1] + 0.4), tuple(seam + [0.1, 0.3]),
        (seam[0] + (tip[0] - seam[0]) * 0.58, seam[1] - 0.6), (roll_top[0] + 6.0, roll_top[1] + 5.2), material=material)


def crossed(dressing, meet, lap, roll_top, outline, left_end, collar_tip, raise_=0.6, material=None):
    """Lapels of a double-breasted front. `meet`: height where the rolls cross; `lap`: (x, z) of the break at the upper front edge on the wearer's left;
    `outline`: the lapel from the roll's top to near the break, drawn on the wearer's left; `left_end`: where the left lapel goes under; `collar_tip`: the collar's end above the gorge.
    """
    cord = shade(dressing)
    material = material or dressing.stitched
    left_roll = [tuple(point) for point in np.linspace((0.3, meet), roll_top, 5)]
    under = [(0.3 + (left_end[0] - 0.3) * share, meet + (left_end[1] - meet) * share) for share in (0.75, 0.4, 0.1)]
    revers(dressing.front, left_roll, [roll_top, *outline, left_end, *under, left_roll[0]], material, cord, raise_=raise_ * 0.75, name='lapel-left')
    right_top = (-roll_top[0], roll_top[1])
    right_roll = [lap, (lap[0] * 0.5, (lap[1] + meet) / 2), (0, meet), *[tuple(point) for point in np.linspace((0, meet), right_top, 5)[1:]]]
    edge = [right_top, *[(-x, z) for x, z in outline], (lap[0] - 3.2, lap[1] - 0.2), lap]
    revers(dressing.front, right_roll, edge, material, cord, raise_=raise_, name='lapel-right')
    edge_cord(dressing, [(lap[0] + 0.5, lap[1] - 0.5), (lap[0] * 0.5 + 0.55, (lap[1] + meet) / 2), (0.5, meet - 0.3)], off=0.25, thick=0.13)
    seam = np.array(outline[0], float)
    collar_ends(dressing, (roll_top[0] - 0.3, roll_top[1] + 0.4), tuple(seam + [0.1, 0.3]), collar_tip, (roll_top[0] + 6.0, roll_top[1] + 5.2), material=material)
