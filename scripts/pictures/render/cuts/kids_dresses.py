"""The girls' corduroy pinafore."""
import parts.kids_weaves  # noqa: F401 (registers kids_cord)
from cuts.kids_shapes import CHILD
from cuts.kinds import Garment, cut
from parts.patch import button_over
from parts.pockets import patch_pocket
from parts.reshape import refine
from parts.sewn import settled
from parts.shoulder_straps import shoulder_straps
from parts.skirts import Folds, falls, sways
from parts.wales import even_wales
from studio.materials import fixed, hole

BIB, STRAP = 131.0, 5.1


def pinafore(dressing):
    """Straps over a hanger, buttoned to a bib that lies smooth; two patch pockets, soft folds in the skirt."""
    refine(dressing)
    falls(dressing, 110, 14, Folds(9, 0.9, seed=6), flat=0.62, start=104)
    sways(dressing, 112, between=3.8, excess=0.9, seed=6)
    settled(dressing, [(-9.0, BIB), (9.0, BIB), (10.4, 124.0), (12.5, 110.5), (-12.5, 110.5), (-10.4, 124.0)], reach=3.5)
    even_wales(dressing)
    strap = dressing.cloth('strap', hems=[('edge', 0.35)])
    brass, holes = fixed('brown button', (0.14, 0.075, 0.04), 0.35, 0.5), hole()
    shoulder_straps(dressing, strap, (STRAP, BIB), (4.6, BIB), apex=(4.6, 146.0), width=2.6, thick=0.22, below=7.4, lift=0.32, size=CHILD[0])
    for side in (-1, 1):
        button_over(dressing, (side * STRAP, BIB - 4.9), brass, radius=0.85, hole=holes)
        shape = [(side * x, z) for x, z in ((6.4, 99.0), (18.4, 99.6), (18.8, 87.0), (17.0, 84.6), (8.0, 84.2), (6.4, 86.2))]
        patch_pocket(dressing, shape, dressing.plain, hem=2.6)


def _sides():
    side = [('seam', [(20.6, 118.0), (19.6, 108), (24.6, 94), (31.5, 74), (38.5, 53)], 1), ('hem', [(38.5, 53), (0, 53)], 0)]
    arm = [('neck', [(9.8, BIB), (10.6, 126), (14.0, 120.4), (20.6, 118.0)], 1)]
    return [('neck', [(0, BIB), (9.8, BIB)], 0), *arm, *side], [('neck', [(0, BIB), (9.8, BIB)], 0), *arm, *side]


_front, _back = _sides()
cut('kids-girls-pinafore', Garment(
    front=_front, back=_back, body='woman', bust=False, arms=False, cloth='cotton', cone=(106, 19.6, 0.36), inflate=22, step=2.0, frames=36, quality=4, pinned='neck', mirrored=-1, scaled=CHILD, soften=16,
    material=dict(weave='kids_cord', hems=[('hem', 3.4), ('neck', 0.8)], roughness=0.95, sheen=0.6, specular=0.08, creases=0.12, chart='kids_pinafore'),
    camera=(122, 86), detail=(2.5, 131, 26), dress=pinafore, thick=0.25,
))
