"""Women's blazers and the bouclé jacket."""
import numpy as np

from cloth.blocks import fuller_sleeves, sleeved
from cloth.curves import arc
from cuts.kinds import Garment, cut
from cuts.women_outer_common import SUITING, sleeve_place, square_shoulders, straight_v, tailored_front
from parts.calm import Calm
from parts.drag_lines import drag_lines
from parts.hanging import figured, hung, laid_sleeves, sleeve_heads
from parts.inside import label, lining
from parts.knitted import JACKET
from parts.mesh import sweep
from parts.napes import smooth_neck
from parts.necks import neckline
from parts.patch import button, button_over
from parts.pockets import breast_welt, jetted_flap, patch_pocket
from parts.tailored import Front
from parts.tailored_form import Shoulder, tailored_form
from studio.materials import gold, hole, horn

#: The front edge of a blazer from its break to the hem, which it meets in a round.
CUTAWAY = [(-1.9, 100), (-1.9, 92), (-1.5, 87.6), (0, 83.4), (1.8, 80.2), (4.4, 77.2), (8, 75.6), (12.7, 75.0)]
HOLLOW = 0.30


def rounded_hem(corner, rise=7.4):
    """A front whose corners are rounded away from the closing."""
    x, z = corner
    return ('hem', [corner, (x * 0.5, z - 1.0), (8, z - 0.4), (4.4, z + 1.2), (1.8, z + 4.2), (0, z + rise)], 1)


def sleeve_buttons(dressing, arm, at=(50.5, 52.5, 54.5), out=3.4):
    """Small buttons above the cuffs."""
    for side in (-1, 1):
        for along in at:
            x, z = sleeve_place(arm, along, out)
            button(dressing.front, (side * x, z), horn(), radius=0.62, raise_=0.15, hole=hole())


def jetted(dressing, inner, outer, height, slope=1.1):
    """Pockets with a flap under a jet."""
    for side in (-1, 1):
        jetted_flap(dressing, side, (inner, outer), height, 4.8, slope)


BLAZER_ARM = (18.4, 138.5)


def dress_blazer(dressing):
    """Two buttons, notched lapels, flap pockets."""
    tailored_form(dressing, bust=0.8, folds=0.3, seed=71)
    drag_lines(dressing, 71, 'suiting')
    lining(dressing, low=104)
    label(dressing)
    tailored_front(dressing, Front(dressing.cut.front[0][1], 108.0, lap=1.9, notch=(9.6, 137.6), tip=(13.4, 135.6), collar_tip=(12.6, 139.9), belly=0.8, over=-1), CUTAWAY)
    breast_welt(dressing, ((7.2, 128.4), (14.4, 129.7), (14.6, 127.7), (7.4, 126.4)))
    jetted(dressing, 8.4, 17.4, 94.4)
    for z in (105.6, 96.2):
        button_over(dressing, (0, z), horn(), radius=1.0, hole=hole())
    sleeve_buttons(dressing, BLAZER_ARM)


BLAZER_SIDE = ((22.0, 106), (24.2, 92), (25.8, 76))
_front, _back = sleeved(9, 1.5, neck=8.4, shoulder=(19.4, 144.0), arm=BLAZER_ARM, sleeve=59, cuff=6.2, pit=(24.0, 120), side=BLAZER_SIDE, hem_drop=0.8)
_open = [straight_v(41.0, 8.4, HOLLOW), *_front[1:-1], rounded_hem(BLAZER_SIDE[-1])]
cut('women-tailored-blazer', Garment(
    front=_open, back=_back, body='woman', cloth='wool', material=dict(**SUITING, chart='women_blazer'), camera=(112.5, 114), detail=(5, 126, 38),
    dress=dress_blazer, inflate=22, step=1.6, frames=36, margin=1.0, soften=6, thick=0.35, sleeves_down=13,
))

DOUBLE_ARM = (18.7, 138.4)


def dress_double(dressing):
    """Six buttons, peaked lapels, flap pockets."""
    tailored_form(dressing, Shoulder(half=20.8), bust=0.6, folds=0.3, seed=72)
    drag_lines(dressing, 72, 'suiting')
    lining(dressing, low=112)
    label(dressing)
    front = Front(dressing.cut.front[0][1], 106.5, lap=6.8, gorge=139.6, notch=(9.8, 136.6), tip=(15.4, 139.4), collar_tip=(12.0, 139.4), belly=1.4, over=-1)
    tailored_front(dressing, front, [(-6.8, 98), (-6.8, 86), (-6.8, 71.5)], inward=11.0, tucked=0.8, shadow=0.75)
    jetted(dressing, 10.4, 19.4, 92.4)
    for side in (-1, 1):
        for x, z in ((4.6, 103.4), (4.6, 91.4), (8.0, 115.4)):
            button_over(dressing, (side * x, z), horn(), radius=1.0, hole=hole())
    sleeve_buttons(dressing, DOUBLE_ARM)


_front, _back = sleeved(9, 1.5, neck=8.4, shoulder=(20.2, 144.2), arm=DOUBLE_ARM, sleeve=59, cuff=6.6, pit=(24.8, 119.5), side=((24.2, 106), (25.2, 92), (26.0, 72)), hem_drop=0.6)
cut('women-double-breasted-blazer', Garment(
    front=[straight_v(30.0, 8.4, 0.15), *_front[1:]], back=_back, body='woman', cloth='wool', material=dict(**SUITING, chart='women_double_blazer'), camera=(110.5, 116), detail=(3, 122, 38),
    dress=dress_double, inflate=22, step=1.6, frames=36, margin=1.0, soften=6, thick=0.35, sleeves_down=13,
))


def dress_linen(dressing):
    """Two buttons, notched lapels, patch pockets, no lining."""
    tailored_form(dressing, Shoulder(half=20.2, slope=18.0, cuff=10.4), bust=0.6, folds=0.5, seed=73)
    drag_lines(dressing, 73, 'shirting', depth=0.7, wide=1.2, body=0.7, between=4.2)
    label(dressing)
    front = Front(dressing.cut.front[0][1], 108.0, lap=1.9, notch=(9.6, 137.4), tip=(12.8, 135.4), collar_tip=(12.2, 139.6), belly=0.7, over=-1)
    tailored_front(dressing, front, [(x, z + 2) for x, z in CUTAWAY], stand=2.5, inward=4.6)
    for side in (-1, 1):
        patch_pocket(dressing, [(side * x, z) for x, z in ((7.6, 98.4), (18.6, 99.6), (19.4, 86.6), (17.6, 84.0), (9.4, 83.2), (7.9, 85.4))], dressing.plain, rows=(0.25,))
    for z in (105.6, 95.6):
        button_over(dressing, (0, z), horn(), radius=1.0, hole=hole())
    sleeve_buttons(dressing, BLAZER_ARM, at=(52, 54.2))


LINEN_SIDE = ((24.0, 106), (25.0, 92), (25.8, 78))
_front, _back = sleeved(9, 1.5, neck=8.4, shoulder=(19.6, 143.6), arm=BLAZER_ARM, sleeve=58, cuff=6.6, pit=(24.6, 119.5), side=LINEN_SIDE, hem_drop=0.8)
cut('women-linen-blazer', Garment(
    front=[straight_v(41.0, 8.4, HOLLOW), *_front[1:-1], rounded_hem(LINEN_SIDE[-1])], back=_back, body='woman', cloth='suiting', camera=(112.5, 114), detail=(5, 126, 38),
    material=dict(weave='linen', sheen=0.2, roughness=0.95, specular=0.08, creases=0.12, double=True, chart='women_linen_blazer'),
    dress=dress_linen, inflate=22, step=1.6, frames=36, margin=1.0, thick=0.25, sleeves_down=13,
))

BOUCLE = dict(weave='boucle', sheen=0.5, roughness=1.0, specular=0.05, double=False, creases=0.03)


def braid(name, places, normals, material, radius=0.42):
    """A plaited trimming: two cords wound round each other."""
    count = len(places) * 5
    line, out = arc(places, count, curved=False), arc(normals, count, curved=False)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    across = np.cross(np.gradient(line, axis=0), out)
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-6)
    for strand in (0, np.pi):
        wave = along * 2 * np.pi / 1.3 + strand
        path = line + across * (np.sin(wave) * radius)[:, None] + out * (0.14 * np.cos(wave) + 0.12)[:, None]
        sweep(name, path, material, radius=(0.26, 0.24), sides=8, up=(0.02, -1, 0.15))


def dress_boucle(dressing):
    """Braided edges, four small pockets, gilt buttons."""
    laid_sleeves(dressing, **{**JACKET, 'flattest': 2.8})
    sleeve_heads(dressing)
    hung(dressing, 116, 16, flat=0.54, folds=0.35, seed=48)
    figured(dressing, shoulders=(0.8, 2.4), taper=0.04)
    square_shoulders(dressing, 16.8, 1.0)
    smooth_neck(dressing, 22, 0, 18, harmonics=0)
    drag_lines(dressing, 48, depth=0.7, wide=1.4, body=0.7)
    lining(dressing, top=145.5, low=128, width=10)
    label(dressing, top=146.0)
    trim = dressing.cloth('trim', weave='twill', creases=0.0, shade=0.86)
    path, angles = neckline(dressing.garment, 120, reach=np.pi - 0.05, rounds=4)
    up = np.column_stack([np.sin(angles) * 0.3, np.cos(angles) * 0.3 , np.full(len(angles), 0.95)])
    braid('neck-braid', path, up, trim)
    heights = np.linspace(141.2, 94.4, 60)
    # One braid, on the edge of the front that lies on top.
    middle = Calm(dressing.front, [(-2.5, 142), (2.5, 94)], 6)
    places, normals, _, _ = middle.frame([(1.6, z) for z in heights])
    braid('front-braid', places, normals, trim)
    for inner, outer, top, low in ((6.6, 15.0, 124.4, 115.6), (7.0, 17.0, 107.6, 97.6)):
        for side in (-1, 1):
            patch_pocket(dressing, [(side * x, z) for x, z in ((inner, top), (outer, top + 0.4), (outer + 0.1, low + 0.3), (inner, low))], dressing.plain, rows=(), hem=0, tacks=0)
            corners = [(side * inner, top), (side * outer, low)]
            calm = Calm(dressing.front, corners, 3)
            places, normals, _, _ = calm.frame([(side * x, top + 0.4 * (x - inner) / (outer - inner) - 0.3) for x in np.linspace(inner, outer, 14)])
            braid('pocket-braid', places + normals * 0.4, normals, trim, radius=0.34)
            button(calm, (side * (inner + outer) / 2, top - 2.4), gold(), radius=0.68, raise_=0.42)
    for z in (137.5, 127.0, 116.5, 106.0, 95.8):
        button(middle, (-0.4, z), gold(), radius=0.85, raise_=0.12)


_front, _back = fuller_sleeves(*sleeved(8.6, 1.8, neck=8.6, shoulder=(18.6, 143.9), arm=(18.0, 138.4), sleeve=56, cuff=6.8, pit=(23.4, 120.2), side=((23.6, 106), (23.8, 94.5)), hem_drop=0.4))
cut('women-boucle-jacket', Garment(
    front=_front, back=_back, body='woman', cloth='wool', material=dict(**BOUCLE, hems=[('cuff', 1.4)], chart='women_boucle'), camera=(120, 104), detail=(5, 130, 34), pinned='neck',
    dress=dress_boucle, inflate=22, step=1.6, frames=36, margin=1.0, soften=6, thick=0.45, sleeves_down=13,
))
