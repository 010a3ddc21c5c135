"""The boys' flannel shirt."""
import numpy as np

import parts.men_weaves  # noqa: F401 (registers flannel)
from cloth.blocks import sleeved
from cuts.kids_shapes import top
from cuts.kinds import Finish
from parts.drag_lines import drag_lines
from parts.hanging import limp
from parts.kids_trims import press_stud, sloping
from parts.men_shirt import HANG, chest_pocket, collared, placket
from sewing.men_tops import on_sleeve
from studio.materials import fixed

ARM, SLEEVE = (19.0, 139.0), 56


def studded(dressing):
    """Press studs down the front, on the pockets and the cuffs."""
    limp(dressing, seed=66, **HANG)
    sloping(dressing, 0.7)
    drag_lines(dressing, 66, 'shirting', depth=0.9, wide=1.1)
    cap = fixed('stud', (0.50, 0.50, 0.51), 0.3, 0.5, 1.0)
    strip = placket(dressing, half=2.4, stitch=0.7)
    collared(dressing, dressing.garment, leaf_back=3.4, leaf_front=5.4, point=1.3, spread=0.75, stand=2.3, thick=0.3, gap=0.36, out=0.75, stitch=0.55)
    for z in np.linspace(135.5, 87.5, 6):
        press_stud(strip.surface, (0, z), cap, raise_=strip.base + strip.thick)
    for side in (-1, 1):
        at, lid = chest_pocket(dressing, x=11.8, top=129.6, half=5.9, depth=13.4, flap_deep=4.8, side=side)
        press_stud(dressing.front, at, cap, radius=0.44, raise_=float(lid.top(np.array([at]))[0]))
        press_stud(dressing.back, on_sleeve(ARM, side, SLEEVE - 3.4, 2.4), cap, radius=0.42)


top('boys-flannel-shirt',
    sleeved(7.6, 1.4, neck=8.2, sleeve=SLEEVE, cuff=7.4, pit=(26.8, 118.6), side=((26.8, 106), (27.2, 79)), shoulder=(22.6, 144.0), arm=ARM, hem_curve=4.5),
    dict(weave='flannel', hems=[('hem', 1.0)], sheen=0.45, roughness=0.95, specular=0.06, chart='kids_flannel', creases=0.1, unevenness=0.1), detail=(3, 137, 27), dress=studded,
    finish=Finish(pattern='kids_flannel_check'), step=1.4, frames=42, sleeves_down=13, pinched=(6.6, 0.8), thick=0.26,
)
