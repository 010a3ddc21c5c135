"""What women's coats, jackets and blazers share: sleeve straps, tailored fronts."""
import numpy as np

from cloth.blocks import ALONG, NECK, OUT
from cloth.shell import paper_of
from parts.bottoms import mapped_cloth
from parts.patch import patch
from parts.tailored import lapel, overlap, straight_opening, tailored_collar
from units import CM

WOOL = dict(weave='wool', sheen=0.6, roughness=1.0, specular=0.05, double=False, creases=0.06, unevenness=0.16)
SUITING = dict(weave='twill', sheen=0.3, roughness=0.95, specular=0.08, double=False, creases=0.06)


def straight_v(depth, width, hollow=0.0):
    """A neck that opens in a straight line, for lapels. A long one spreads when it is worn: `hollow` is what its paper takes in at half height, as a share of the width."""
    return ('neck', [(0, NECK - depth), (width * (0.49 - hollow), NECK - depth * 0.51), (width, NECK)], 1)


def square_shoulders(dressing, at=17.5, lift=1.2):
    """Raises the shoulders where a pad would; the surfaces of `dressing` are made anew."""
    mesh = dressing.garment.data
    paper, _ = paper_of(mesh)
    share = np.exp(-(((np.abs(paper[:, 0]) - at) / 4.6) ** 2)) * np.clip((paper[:, 1] - 128) / 14, 0, 1)
    for vertex, amount in zip(mesh.vertices, share):
        vertex.co.z += lift * float(amount) * CM
    dressing.anew()


#: The share of light that the shadow under an edge leaves.
SHADOW = 0.42


def shade(dressing, left=SHADOW):
    """The garment's colour in the shadow of an edge, which leaves the share `left` of its light."""
    return dressing.cloth('edge-shade', shade=left)


def mirrored(shape, side):
    """A shape of the wearer's left on either side, its direction kept."""
    return [(side * x, z) for x, z in shape][::side]


def sleeve_place(arm, along, out=0.0):
    """The paper place `along` cm down the sleeve and `out` cm from its middle."""
    return tuple(np.array(arm) + ALONG * along + OUT * out)


def sleeve_band(dressing, arm, at, half, width, material, surfaces=None, raise_=0.4):
    """A strap or cuff round a sleeve: `at` cm down the arm, `half` of the sleeve's width there."""
    for surface in surfaces or (dressing.front, dressing.back):
        for side in (-1, 1):
            corners = [sleeve_place(arm, at, -half), sleeve_place(arm, at, half), sleeve_place(arm, at + width, half - 0.1), sleeve_place(arm, at + width, -half + 0.1)]
            patch(surface, mirrored(corners, side), material, raise_=raise_, edge=0.18, step=0.5, name='sleeve-band')


def lapped_front(dressing, lap, top, bottom, inward=9.0):
    """The wearer's right front over the left one, straight from the neck to the hem."""
    edge = [(lap, height) for height in np.linspace(top, bottom, 5)]
    overlap(dressing, edge, mapped_cloth(dressing, 'front-edge'), inward=inward, side=-1, shade=shade(dressing))


def tailored_front(dressing, front, down, stand=2.7, fall=2.2, high=139.0, inward=9.0, raise_=0.42, belted=None, foot=0.4, tucked=0.0, shadow=SHADOW):
    """Overlap, lapels and collar of a tailored front. `down`: its edge below the break, to the hem; `high`: up to where the neck's edge is drawn straight; `raise_`: cm of the lapels above the cloth; `belted`: the paper height of a belt, which draws it in; `foot`: as of tailored.overlap; `tucked`: cm by which a broad lap is hidden behind its roll; `shadow`: the light left under its edges, more on what is sold in white, where a dark one is a pencil's line."""
    straight_opening(dressing, high)
    # Pressed flat: where a lapel rolls over, light grazes it and would make crumbs of every crease.
    border, dark = dressing.cloth('lapel', hems=[('edge', 0.5)] if dressing.cut.material.get('double') else [], creases=0.0), shade(dressing, shadow)
    lap = overlap(dressing, front.edge(down, tucked), mapped_cloth(dressing, 'front-edge'), inward=inward, side=front.over, shade=dark, under=front.lower_edge, belted=belted, foot=foot, tucked=tucked > 0)
    for side in (-1, 1):
        lapel(dressing, front, side, border, dark, raise_, over=lap if tucked else None)
    tailored_collar(dressing, front, dressing.cut.back[0][1], border, stand=stand, fall=fall)
