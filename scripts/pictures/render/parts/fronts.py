"""Closed fronts: plackets with buttons, storm flaps with studs, pockets with flaps, welts, cuff tabs."""
import numpy as np

from cloth.blocks import ALONG, OUT
from cloth.curves import evenly
from parts.calm import Calm
from parts.mesh import sweep, turned
from parts.patch import button, patch
from parts.tailored import overlap


def roomy_sleeves(front, back, outer=2.0, under=1.2):
    """Outlines of blocks.sleeved with more room for the upper arm, `outer` and `under` cm on either side of it."""
    def wider(outline):
        (tag, (shoulder, middle, outside), curved), cuff, (low_tag, (inside, below, pit), low_curved) = outline[2:5]
        middle, below = tuple(np.array(middle) + OUT * outer), tuple(np.array(below) - OUT * under)
        return [*outline[:2], (tag, [shoulder, middle, outside], curved), cuff, (low_tag, [inside, below, pit], low_curved), *outline[5:]]

    return wider(front), wider(back)


def rim(surface, outline, shade, radius=0.13, raise_=0.16):
    """A dark cord under the edge of what is sewn on: the contact shadow that light with one bounce does not show."""
    places, normals, _, _ = surface.frame(evenly(np.asarray(outline, float), 0.5))
    return sweep('rim', places + normals * raise_, shade, radius=(radius, radius * 0.8), sides=6, up=(0, -1, 0.1))


def sewn_on(dressing, outline, cloth, raise_=0.34, open_top=False, back=False, calm=3, **settings):
    """A patch with the shadow of its edge; `open_top`: none along the first side. `calm`: how far it bends with the body (Calm's degree); 0 lets it follow every crease."""
    surface = dressing.back if back else dressing.front
    surface = Calm(surface, outline, calm) if calm else surface
    shade = dressing.cloth('under', shade=0.45)
    closed = [*outline, outline[0]]
    rim(surface, closed[1:] if open_top else closed, shade)
    return patch(surface, outline, cloth, raise_=raise_, **{'edge': 0.2, 'step': 0.5, **settings})


def rib_hem(dressing, material, low, high, half, drop=1.0):
    """A ribbed band round the hem, open at the zip."""
    for side in (-1, 1):
        sewn_on(dressing, [(side * 1.1, high), (side * half, high), (side * half, low + 0.1), (side * 1.1, low - drop + 0.1)], material, raise_=0.3, edge=0.16, calm=0)
    sewn_on(dressing, [(-half, high), (half, high), (half, low + 0.1), (0, low - drop + 0.1), (-half, low + 0.1)], material, raise_=0.3, edge=0.16, back=True, calm=0)


def placket(dressing, top, bottom, material, lap=1.9, inward=5.0, raise_=0.36, shade=None):
    """The left front over the right one, straight from the neck to the hem."""
    return overlap(dressing, [(-lap, top), (-lap, (top + bottom) / 2), (-lap, bottom)], material, inward=inward, raise_=raise_, shade=shade, lapelled=False)


def buttons(dressing, heights, material, hole, radius=0.8, raise_=0.5, x=0.0):
    for z in heights:
        button(dressing.front, (x, z), material, radius=radius, raise_=raise_, hole=hole)


def stud(surface, at, material, radius=0.75, raise_=0.4):
    """A press stud's cap."""
    places, normals, _, _ = surface.frame([at], reach=1.2)
    profile = [(1, 0), (1, 0.12), (0.86, 0.2), (0.7, 0.17), (0.5, 0.22), (0.01, 0.25)]
    turned('stud', [(r * radius if r > 0.01 else r, h) for r, h in profile], material, places[0] + normals[0] * raise_, normals[0])


def flap_pocket(dressing, middle, top, size, cloth, flap=5.0, raise_=0.4, pointed=0.0, round_=1.2, slant=0.0):
    """A patch pocket with a flap over it; `size` its width and depth. Returns the place of the flap's button."""
    wide, deep = size
    half = wide / 2
    lean = lambda x: slant * (x - middle) / half
    left, right, low = middle - half, middle + half, top - deep
    outline = [(left, top), (right, top), (right, low + round_), (right - round_, low), (left + round_, low), (left, low + round_)]
    sewn_on(dressing, [(x, z + lean(x)) for x, z in outline], cloth, raise_=raise_, edge=0.24, step=0.55, name='pocket')
    if flap:
        end = top + 1.0 - flap
        cover = [(left - 0.3, top + 1.0), (right + 0.3, top + 1.0), (right + 0.35, end + pointed), (middle, end - pointed * 0.4), (left - 0.35, end + pointed)]
        sewn_on(dressing, [(x, z + lean(x)) for x, z in cover], cloth, raise_=raise_ + 0.32, name='flap')
    return middle, top + 2.2 - flap + lean(middle)


def welt(dressing, low, high, cloth, wide=2.6, raise_=0.42):
    """A slanted welt pocket from its lower to its upper end."""
    low, high = np.array(low, float), np.array(high, float)
    along = (high - low) / np.hypot(*(high - low))
    aside = np.array([along[1], -along[0]]) * wide / 2 * (1 if low[0] > 0 else -1)
    return sewn_on(dressing, [tuple(at) for at in (low - aside, low + aside, high + aside, high - aside)], cloth, raise_=raise_, name='welt')


def arm_place(arm, along, out):
    """Paper place on a sleeve: along the arm from its start, and outwards from its middle."""
    return np.array(arm) + ALONG * along + OUT * out


def cuff_tab(dressing, arm, sleeve, cuff, cloth, material, from_end=6.0, wide=3.0, hole=None):
    """A buttoned tab round the outer half of each cuff, in front."""
    for side in (-1, 1):
        corners = [arm_place(arm, sleeve - from_end + a, b) for a, b in ((-wide / 2, cuff - 0.6), (wide / 2, cuff - 0.6), (wide / 2, -1.0), (0, -2.2), (-wide / 2, -1.0))]
        sewn_on(dressing, [(side * x, z) for x, z in corners], cloth, raise_=0.42, step=0.45, name='tab')
        x, z = arm_place(arm, sleeve - from_end, 0.2)
        button(dressing.front, (side * x, z), material, radius=0.7, raise_=0.5, hole=hole)
