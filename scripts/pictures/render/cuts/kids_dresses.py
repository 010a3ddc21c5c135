"""The girls' corduroy pinafore."""
import numpy as np

import parts.kids_weaves  # noqa: F401 (registers kids_cord)
from cuts.kids_shapes import CHILD
from cuts.kinds import Garment, cut
from parts.calm import Calm
from parts.patch import button, patch
from parts.reshape import flutes
from parts.shirt_trims import ribbon
from studio.materials import fixed, hole

BIB, STRAP = 131.0, 6.9


def pinafore(dressing):
    """Straps over the shoulders with two buttons each, two patch pockets, soft folds in the skirt."""
    flutes(dressing, 118, 86, count=8, depth=1.1, seed=6)
    dressing.anew()
    strap = dressing.cloth('strap', hems=[('edge', 0.35)])
    brass, holes = fixed('brown button', (0.14, 0.075, 0.04), 0.35, 0.5), hole()
    for side in (-1, 1):
        end = [(side * x, z) for x, z in ((STRAP - 2.5, BIB + 0.4), (STRAP + 2.5, BIB + 0.4), (STRAP + 2.5, 122.6), (STRAP, 120.9), (STRAP - 2.5, 122.6))][::side]
        patch(dressing.front, end, strap, raise_=0.36, edge=0.18, step=0.45, name='strap-end')
        start = dressing.along([(side * STRAP, BIB - 1.4)], 0.28)[0]
        below = dressing.back.place([(side * 6.2, BIB)])[0]
        path = [start, np.array(start) + [0, 0.1, 1.4], (side * 5.3, -3.9, 143.4), (side * 5.5, -1.0, 146.9), (side * 5.5, 1.9, 146.7),
            (side * 5.0, 4.3, 142.8), below + [0, 0.2, 1.2], below + [0, 0.1, -1.6]]
        ribbon('strap', path, (2.5, 2.45, 2.45, 2.45), strap, thick=0.3, cup=0.12)
        for z in (128.4, 124.2):
            button(dressing.front, (side * STRAP, z), brass, radius=0.72, raise_=0.4, hole=holes)
        shape = [(side * x, z) for x, z in ((6.4, 99.0), (18.4, 99.6), (18.8, 87.0), (17.0, 84.6), (8.0, 84.2), (6.4, 86.2))][::side]
        calm = Calm(dressing.front, shape, 3)
        patch(calm, shape, dressing.stitched, raise_=0.26, edge=0.2, step=0.6, name='pocket')
        top = [(side * x, z) for x, z in ((6.3, 99.2), (18.5, 99.8), (18.5, 96.6), (6.3, 96.0))][::side]
        patch(calm, top, dressing.cloth('pocket hem', hems=[('edge', 0.4)]), raise_=0.42, edge=0.18, step=0.5, name='pocket-hem')


def _sides():
    side = [('seam', [(20.6, 118.0), (19.6, 108), (24.6, 94), (31.5, 74), (38.5, 53)], 1), ('hem', [(38.5, 53), (0, 53)], 0)]
    arm = [('neck', [(9.8, BIB), (10.6, 126), (14.0, 120.4), (20.6, 118.0)], 1)]
    return [('neck', [(0, BIB), (9.8, BIB)], 0), *arm, *side], [('neck', [(0, BIB), (9.8, BIB)], 0), *arm, *side]


_front, _back = _sides()
cut('kids-girls-pinafore', Garment(
    front=_front, back=_back, body='woman', bust=False, arms=False, cloth='cotton', cone=(106, 19.6, 0.36), inflate=22, step=2.0, frames=36, quality=4, pinned='neck', scaled=CHILD, soften=6,
    material=dict(weave='kids_cord', hems=[('hem', 3.4), ('neck', 0.8)], roughness=0.95, sheen=0.6, specular=0.08, creases=0.12, chart='kids_pinafore'),
    camera=(117, 77), detail=(2.5, 131, 26), dress=pinafore, thick=0.25,
))
