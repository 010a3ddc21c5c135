"""Closed fronts: plackets with buttons, storm flaps with studs, ribbed hems, cuff tabs."""
import numpy as np

from cloth.blocks import ALONG, OUT
from parts.calm import Calm
from parts.mesh import turned
from parts.patch import button, patch
from parts.sewn import Layer, rim
from parts.tailored import overlap


def rib_hem(dressing, material, low, high, half, drop=1.0):
    """A ribbed band round the hem, open at the zip, with the shadow of its upper edge."""
    shade = dressing.cloth('under', shade=0.45)
    behind = [(-half, high), (half, high), (half, low + 0.1), (0, low - drop + 0.1), (-half, low + 0.1)]
    front = [(1.1, high), (half, high), (half, low + 0.1), (1.1, low - drop + 0.1)]
    for surface, outline in ((dressing.back, behind), (dressing.front, front), (dressing.front, [(-x, z) for x, z in front])):
        rim(surface, outline[:2], shade, 0.12, 0.16)
        patch(surface, outline, material, raise_=0.3, edge=0.16, step=0.5, name='rib-hem')


def placket(dressing, top, bottom, material, lap=1.9, inward=5.0, raise_=0.36, shade=None):
    """The left front over the right one, straight from the neck to the hem."""
    return overlap(dressing, [(-lap, top), (-lap, (top + bottom) / 2), (-lap, bottom)], material, inward=inward, raise_=raise_, shade=shade)


def buttons(dressing, heights, material, hole, radius=0.8, raise_=0.5, x=0.0):
    for z in heights:
        button(dressing.front, (x, z), material, radius=radius, raise_=raise_, hole=hole)


def stud(surface, at, material, radius=0.75, raise_=0.4):
    """A press stud's cap."""
    places, normals, _, _ = surface.frame([at], reach=1.2)
    profile = [(1, 0), (1, 0.12), (0.86, 0.2), (0.7, 0.17), (0.5, 0.22), (0.01, 0.25)]
    turned('stud', [(r * radius if r > 0.01 else r, h) for r, h in profile], material, places[0] + normals[0] * raise_, normals[0])


def arm_place(arm, along, out):
    """Paper place on a sleeve: along the arm from its start, and outwards from its middle."""
    return np.array(arm) + ALONG * along + OUT * out


def cuff_tab(dressing, arm, sleeve, cuff, cloth, material, from_end=6.0, wide=3.0, hole=None):
    """A buttoned tab round the outer half of each cuff, in front."""
    for side in (-1, 1):
        corners = [arm_place(arm, sleeve - from_end + a, b) for a, b in ((-wide / 2, cuff - 0.6), (wide / 2, cuff - 0.6), (wide / 2, -1.0), (0, -2.2), (-wide / 2, -1.0))]
        outline = [(side * x, z) for x, z in corners]
        tab = Layer(dressing, Calm(dressing.front, outline, 3), outline, cloth, base=0.2, rows=(0.3,), free=(0, 1, 2, 3), sides=range(5), slit=False, name='tab')
        x, z = arm_place(arm, sleeve - from_end, 0.2)
        button(tab.surface, (side * x, z), material, radius=0.7, raise_=tab.base + tab.thick, hole=hole)
