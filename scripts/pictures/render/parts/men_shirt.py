"""What makes a man's shirt: collar band and collar, buttons, cuffs, pockets."""
import numpy as np

from parts.mesh import turned
from parts.necks import collar, neckline, stand_collar
from parts.patch import button, patch
from sewing.men_tops import on_sleeve
from studio.materials import fixed, hole


#: How a shirt hangs (parts/hanging.limp).
HANG = dict(sleeves=dict(outward=17, inward=12, folds=0.5, forward=2.0, narrow=0.9), folds=0.6, top=120, over=18)


def mother_of_pearl():
    return fixed('mother of pearl', (0.74, 0.73, 0.70), 0.25, 0.5, coat=0.4)


def collared(dressing, shell, leaf_back=4.4, leaf_front=6.4, point=1.8, spread=0.7, stand=3.0, thick=0.2, gap=0.42, out=0.75, stitch=0.6):
    """A band that closes at the throat and a collar folded over it; `spread` turns the points outwards."""
    border = dressing.cloth('collar', hems=[('edge', stitch)])
    stand_collar(shell, stand - 0.5, dressing.plain, thick=0.22, gap=0.015, inset=0.05, name='collar-band')
    return collar(shell, border, stand=stand, leaf_back=leaf_back, leaf_front=leaf_front, point=point, gap=gap, spread=spread, out=out, thick=thick)


def band_button(dressing, material, up=1.1, radius=0.5):
    """The button that closes the collar's band, between the two points."""
    path, _ = neckline(dressing.garment)
    place = (path[0] + path[-1]) / 2 + np.array([0, -0.22, up])
    profile = [(0.9, 0), (1, 0.08), (1, 0.2), (0.9, 0.27), (0.72, 0.26), (0.62, 0.2), (0.3, 0.18), (0.01, 0.18)]
    turned('button', [(r * radius if r > 0.01 else r, h) for r, h in profile], material, place, (0, -1, 0.3))


def buttons(dressing, heights, material, x=0.0, radius=0.56):
    """Buttons down the placket."""
    for z in heights:
        button(dressing.front, (x, z), material, radius=radius, raise_=0.16, hole=hole())


def cuff_buttons(dressing, arm, sleeve, material, along=3.0, out=2.4, radius=0.5):
    """A button on each cuff, seen from behind."""
    for side in (-1, 1):
        button(dressing.back, on_sleeve(arm, side, sleeve - along, out), material, radius=radius, raise_=0.2, hole=hole())


def chest_pocket(dressing, x=11.3, top=130.5, half=4.7, depth=11.0, flap=None, side=1, button_material=None):
    """A patch pocket on the chest with a pointed bottom; `flap`: its depth in cm."""
    stitched = dressing.cloth('chest pocket', hems=[('edge', 0.4)])
    outline = [(x - half, top), (x + half, top + 0.2), (x + half, top - depth + 1.6), (x, top - depth), (x - half, top - depth + 1.6)]
    patch(dressing.front, [(side * a, z) for a, z in outline], stitched, raise_=0.15, edge=0.14, step=0.5, name='pocket')
    if flap:
        edge = [(x - half - 0.3, top + 0.9), (x + half + 0.3, top + 1.1), (x + half + 0.3, top - flap + 1.2), (x, top - flap - 0.2), (x - half - 0.3, top - flap + 1.0)]
        patch(dressing.front, [(side * a, z) for a, z in edge], stitched, raise_=0.42, edge=0.18, step=0.5, name='flap')
        if button_material:
            button(dressing.front, (side * x, top - flap + 1.3), button_material, radius=0.52, raise_=0.42, hole=hole())


def collar_points(part):
    """Where the two front points of a collar lie, in cm."""
    places = np.array([vertex.co[:] for vertex in part.data.vertices]) * 100
    front = places[places[:, 1] < 0]
    return [front[front[:, 0] * side > 0][np.argmin(front[front[:, 0] * side > 0][:, 2])] for side in (-1, 1)]
