"""Children's T-shirts: striped for boys, with a soft flare for girls, with lapped shoulders for babies."""
import numpy as np

import parts.kids_weaves  # noqa: F401 (registers the weaves named below)
from cloth.blocks import sleeved
from cloth.curves import smooth
from cuts.kids_shapes import BABY_ARMHOLE, BABY_LAP, BABY_LAP_BEHIND, BABY_NECK, BABY_TOPS, GIRLS_TEE, top
from cuts.kinds import Finish, Garment, cut
from parts.drag_lines import drag_lines
from parts.hanging import limp
from parts.inside import sheet
from parts.kids_trims import evened, ribbed, sloping
from parts.laid import Laid, lay_flat
from parts.laid_edges import edging, edgings
from parts.patch import patch
from studio.materials import fixed

_jersey = dict(weave='kids_jersey', sheen=0.3, creases=0.04)


def striped(dressing):
    limp(dressing, seed=9, folds=0.45)
    evened(dressing)
    sloping(dressing, 0.6)
    drag_lines(dressing, 9)
    ribbed(dressing, 1.4, thick=0.16, weave='kids_fine_rib', off=0.0)


top('boys-striped-tee',
    sleeved(9.4, 2.2, neck=10.0, sleeve=19.5, cuff=8.6, pit=(24.2, 121.4), side=((25.2, 108), (25.8, 78.5)), shoulder=(21.2, 144.6), arm=(24.2, 140.2), hem_drop=0.3),
    dict(_jersey, hems=[('hem', 3.0), ('cuff', 3.0)], chart='kids_boys_tee'), dress=striped, finish=Finish(pattern='kids_stripes'),
)


def flared(dressing):
    limp(dressing, sleeves=dict(outward=25, narrow=1.04, onto=0.14), figure=dict(shoulders=(0.8, 1.2)), top=120, seed=10, folds=0.5)
    evened(dressing)
    sloping(dressing, 0.7)
    drag_lines(dressing, 10, depth=0.8, excess=0.6)
    ribbed(dressing, 1.4, thick=0.16, weave='kids_fine_rib', off=0.0)


_raised = dict(arm_angle=38, sleeves_down=15, mirrored=0, step=1.25, frames=45)
top('girls-cotton-tee', GIRLS_TEE.sides(), dict(_jersey, hems=[('hem', 2.6), ('cuff', 2.6)], chart='kids_girls_tee'), body='woman', bust=False, dress=flared, **_raised)


#: What front and back have in common: shoulder, sleeve, side and hem.
_sleeve = [
    ('seam', [BABY_NECK, BABY_ARMHOLE[0]], 0),
    ('seam', [BABY_ARMHOLE[0], (15.0, 140.3), (18.4, 136.6)], 1), ('cuff', [(18.4, 136.6), (14.7, 132.7)], 0), ('seam', [(14.7, 132.7), (13.6, 133.5), BABY_ARMHOLE[-1]], 1),
    ('seam', [BABY_ARMHOLE[-1], (12.9, 127), (13.6, 117.6)], 1), ('hem', [(13.6, 117.6), (7, 117.2), (0, 117.1)], 1),
]


def envelope(dressing):
    """Back and front come over the shoulders and lap over each other, both with a binding along their edges."""
    lay_flat(dressing, Laid(thick=2.1, folds=(18, 0.6), hem=0.25, sway=0.26, opening=0.3, seed=6))
    hemmed = dressing.cloth('hemmed', hems=[('edge', 0.14)])
    edgings(dressing, 'hem', 1.5, hemmed, raise_=0.16)
    edgings(dressing, 'cuff', 1.2, hemmed, raise_=0.16)
    binding = dressing.cloth('binding', hems=[('edge', 0.14)], creases=0, double=False)
    edgings(dressing, 'neck', 0.8, binding, raise_=0.14)
    lap = dressing.cloth('lap')
    armhole = smooth(BABY_ARMHOLE)
    for surface, edge in ((dressing.front, smooth(BABY_LAP)), (dressing.back, smooth(BABY_LAP_BEHIND))):
        hole = armhole[armhole[:, 1] > edge[-1, 1] + 0.2][::-3]
        for side in (-1, 1):
            outline = np.vstack([edge[::4], hole]) * [side, 1]
            patch(surface, outline[::side], lap, raise_=0.2, edge=0.12, step=0.4, name='lap')
            edging(surface, (edge * [side, 1])[::-side], 0.8, binding, raise_=0.14, lift=0.2)
    # The label is printed on the cloth: its size and lines of words.
    ink = fixed('print', (0.30, 0.30, 0.31), 0.95, 0.02)
    for height, wide, high in ((141.6, 0.7, 0.42), (140.9, 1.9, 0.1), (140.65, 1.5, 0.1), (140.4, 1.7, 0.1)):
        sheet(dressing.back, ink, (0, height), (wide, high), 0.13, 'printed-label')


cut('kids-baby-envelope-tee', Garment(
    front=[('neck', [(0, 139.3), (1.4, 139.38), (3.2, 139.95), (5.1, 141.4), (6.2, 143.3), BABY_NECK], 1), *_sleeve],
    back=[('neck', [(0, 142.4), (1.4, 142.45), (3.6, 142.8), (5.4, 143.7), BABY_NECK], 1), *_sleeve],
    body='man', cloth='fleece', arms=False, frames=1, step=0.6, soften=0, thick=0.16, camera=BABY_TOPS, detail=(3, 140.5, 22),
    material=dict(_jersey, creases=0.03, chart='kids_baby_tee'), dress=envelope,
))
