"""What makes a man's shirt: collar band and collar, buttons, cuffs, pockets."""
import numpy as np

from parts.mesh import turned
from parts.necks import collar, neckline, stand_collar
from parts.patch import button
from parts.pockets import flap, patch_pocket
from parts.sewn import Layer, settled
from parts.stitching import buttonhole
from sewing.men_tops import on_sleeve
from studio.materials import fixed, hole


#: How a shirt hangs (parts/hanging.limp).
HANG = dict(sleeves=dict(outward=15, inward=7, folds=0.5, forward=2.0, narrow=0.94, full=0.26, upper=0.34, kept=(1.0, 1.0)), folds=0.6, top=120, over=18)


def mother_of_pearl():
    return fixed('mother of pearl', (0.74, 0.73, 0.70), 0.25, 0.5, coat=0.4)


def collared(dressing, shell, leaf_back=4.4, leaf_front=6.4, point=1.8, spread=0.7, stand=3.0, thick=0.1, gap=0.3, out=0.75, stitch=0.6, roll=0.35):
    """A band that closes at the throat and a collar folded over it; `spread` turns the points outwards, `roll` is the radius of its fold."""
    border = dressing.cloth('collar', hems=[('edge', stitch)], double=False)
    stand_collar(shell, stand - 0.5, dressing.plain, thick=0.22, gap=0.015, inset=0.05, name='collar-band')
    return collar(shell, border, stand=stand, leaf_back=leaf_back, leaf_front=leaf_front, point=point, gap=gap, spread=spread, out=out, thick=thick, roll=roll)


def band_button(dressing, material, up=1.1, radius=0.5):
    """The button that closes the collar's band, between the two points."""
    path, _ = neckline(dressing.garment)
    place = (path[0] + path[-1]) / 2 + np.array([0, -0.22, up])
    profile = [(0.9, 0), (1, 0.08), (1, 0.2), (0.9, 0.27), (0.72, 0.26), (0.62, 0.2), (0.3, 0.18), (0.01, 0.18)]
    turned('button', [(r * radius if r > 0.01 else r, h) for r, h in profile], material, place, (0, -1, 0.3))


def buttons(dressing, heights, material, x=0.0, radius=0.56, placket=None):
    """Buttons down the front, on the `placket` through its upright buttonholes."""
    surface, height = (placket.surface, placket.base + placket.thick) if placket else (dressing.front, 0.16)
    for z in heights:
        if placket:
            buttonhole(surface, (x, z), placket.thread, height=height)
        button(surface, (x, z), material, radius=radius, raise_=height + 0.03, hole=hole())


def cuff_buttons(dressing, arm, sleeve, material, along=3.0, out=2.4, radius=0.5):
    """A button on each cuff, seen from behind."""
    for side in (-1, 1):
        button(dressing.back, on_sleeve(arm, side, sleeve - along, out), material, radius=radius, raise_=0.2, hole=hole())


def placket(dressing, half=1.75, stitch=0.55, side=1, plain=False, thick=0.1):
    """The strip of cloth down a shirt's closed front with straight, stitched edges; the outer one, on the wearer's right for `side` 1 (men), lies free. `plain`: a front turned in, without stitches. Returns its Layer."""
    middle = dressing.front.paper[np.abs(dressing.front.paper[:, 0]) < 0.8, 1]
    # It goes on up to the collar's band.
    top, low = middle.max() + 0.5, middle.min() + 0.1
    outline = np.array([(-half, top), (half, top), (half, low), (-half, low)]) * [side, 1]
    return Layer(dressing, settled(dressing, outline, 5), outline, dressing.plain, thick=thick, rows=() if plain else (stitch,), free=(3,), sides=(1, 3), name='placket')


def chest_pocket(dressing, x=11.3, top=130.5, half=4.7, depth=11.0, flap_deep=None, side=1, button_material=None):
    """A patch pocket on the chest with a pointed bottom; `flap_deep`: how deep its flap is, in cm."""
    outline = [(x - half, top), (x + half, top + 0.2), (x + half, top - depth + 1.6), (x, top - depth), (x - half, top - depth + 1.6)]
    pocket = patch_pocket(dressing, [(side * a, z) for a, z in outline], dressing.plain, hem=0 if flap_deep else 2.6)
    if flap_deep:
        edge = [(x - half - 0.3, top + 0.9), (x + half + 0.3, top + 1.1), (x + half + 0.3, top - flap_deep + 1.2), (x, top - flap_deep - 0.2), (x - half - 0.3, top - flap_deep + 1.0)]
        hanging = flap(dressing, pocket.surface, [(side * a, z) for a, z in edge], dressing.plain, under=pocket.thick)
        at = (side * x, top - flap_deep + 1.3)
        if button_material:
            height = float(hanging.top(np.array([at]))[0])
            buttonhole(pocket.surface, at, hanging.thread, height=height)
            button(pocket.surface, at, button_material, radius=0.52, raise_=height, hole=hole())
        return at, hanging
    return None, pocket


def collar_points(part):
    """Where the two front points of a collar lie, in cm."""
    places = np.array([vertex.co[:] for vertex in part.data.vertices]) * 100
    front = places[places[:, 1] < 0]
    return [front[front[:, 0] * side > 0][np.argmin(front[front[:, 0] * side > 0][:, 2])] for side in (-1, 1)]
