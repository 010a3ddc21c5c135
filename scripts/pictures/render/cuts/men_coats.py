"""Men's coats: single-breasted wool coat, car coat, raglan raincoat."""
from dataclasses import replace

import parts.men_weaves  # registers poplin
from cloth.blocks import fuller_sleeves, sleeved
from cuts.kinds import Garment, cut
from cuts.men_suits import SHOULDER, cuff_buttons, straight_v, turned_collar
from parts.bottoms import mapped_cloth
from parts.drag_lines import drag_lines
from parts.fronts import cuff_tab, placket
from parts.necks import collar
from parts.patch import button_over
from parts.pockets import jetted_flap, welt
from parts.tailored import Front
from parts.tailored_form import tailored_form
from studio.materials import hole, horn

COAT_SLEEVE = dict(arm=(20.8, 138.2), sleeve=58, cuff=7.6)
CAR_SLEEVE = dict(arm=(19.2, 138.6), sleeve=60, cuff=7.3)
RAGLAN_SLEEVE = dict(arm=(19.2, 138.6), sleeve=60, cuff=7.6)
#: What keeps long sleeves smooth where the neck is pinned.
ROOMY = dict(step=1.6, frames=36, margin=1.1)


def coat(key, front, back, chart, dress, camera, material=None, **changes):
    """A coat over room for a jacket."""
    settings = dict(
        front=front, back=back, body='man', cloth='wool', step=1.5, frames=40, inflate=22, margin=1.4, thick=0.45, sleeves_down=15, soften=6, camera=camera, detail=(5, 130, 42), dress=dress,
        material={**dict(weave='wool', sheen=0.6, roughness=1.0, specular=0.05, creases=0.12, chart=chart, double=False), **(material or {})},
    )
    return cut(key, Garment(**{**settings, **changes}))


def wool_parts(dressing):
    tailored_form(dressing, replace(SHOULDER, half=22.8, cuff=11.4), folds=0.9, seed=41)
    drag_lines(dressing, 41, 'coating')
    front = Front(dressing.cut.front[0][1], 117.0, lap=3.4, gorge=140.0, notch=(11.4, 137.2), tip=(15.2, 134.8), collar_tip=(14.6, 140.0), belly=0.8)
    turned_collar(dressing, front, [(-3.4, 100), (-3.4, 70), (-3.4, 45.6)], stand=3.2)
    dark, eye = horn(), hole()
    for side in (-1, 1):
        jetted_flap(dressing, side, x=(11.0, 21.6), top=93.0, deep=6.0, slope=1.6, rows=(0.5,))
    for z in (115.0, 101.0, 87.0):
        button_over(dressing, (0, z), dark, radius=1.3, hole=eye)
    cuff_buttons(dressing, **COAT_SLEEVE, material=dark, count=3, radius=0.8)


def car_parts(dressing):
    tailored_form(dressing, replace(SHOULDER, slope=19.0, cuff=11.4), folds=0.8, seed=42)
    drag_lines(dressing, 42, 'coating')
    placket(dressing, 141.0, 65.0, mapped_cloth(dressing, 'placket'), lap=3.2, inward=9.0, raise_=0.5, shade=dressing.cloth('under', shade=0.45))
    for side in (-1, 1):
        welt(dressing, (side * 20.4, 87.0), (side * 15.6, 101.5), dressing.plain, wide=3.0)
    collar(dressing.garment, dressing.cloth('collar', hems=[('edge', 0.6)], double=False), stand=3.8, leaf_back=5.4, leaf_front=7.2, point=1.0, gap=0.12, spread=0.62, out=0.8, thick=0.45, close=0.9)


def rain_parts(dressing):
    tailored_form(dressing, replace(SHOULDER, slope=20.0, head=3.6, down=7.5, cuff=11.6), folds=1.1, seed=43)
    drag_lines(dressing, 43, 'shirting', depth=0.8, wide=1.3, body=0.6, sleeves=0.8, excess=0.6, between=5.0)
    dark, eye = horn(), hole()
    cloth = dressing.cloth('trim', hems=[('edge', 0.6)], double=False)
    placket(dressing, 141.0, 42.6, mapped_cloth(dressing, 'placket'), lap=3.6, inward=9.0, raise_=0.42, shade=dressing.cloth('under', shade=0.45))
    for z in (137.0, 123.0, 109.0, 95.0, 81.0):
        button_over(dressing, (0, z), dark, radius=1.15, hole=eye)
    for side in (-1, 1):
        welt(dressing, (side * 22.0, 84.0), (side * 16.4, 100.0), cloth, wide=3.8)
    cuff_tab(dressing, **RAGLAN_SLEEVE, cloth=cloth, material=dark, hole=eye)
    collar(dressing.garment, cloth, stand=3.6, leaf_back=5.8, leaf_front=8.2, point=1.6, gap=0.12, spread=0.72, out=0.9, thick=0.35)


_front, _back = sleeved(9.0, 1.5, neck=8.8, shoulder=(22.0, 144.0), pit=(27.4, 118.5), side=((27.4, 106), (28.6, 84), (30.8, 45)), hem_drop=0.6, **COAT_SLEEVE)
coat('men-wool-coat', [straight_v(117, 8.8), *_front[1:]], _back, 'wool_coat', wool_parts, (98, 134), pinned='neck', mirrored=-1, detail=(7, 135, 28))
_front, _back = fuller_sleeves(*sleeved(8.6, 1.5, neck=8.4, shoulder=(21.6, 143.7), pit=(26.6, 118), side=((27.0, 106), (28.2, 84), (29.0, 65)), hem_drop=0.6, **CAR_SLEEVE))
coat('men-car-coat', _front, _back, 'car_coat', car_parts, (108, 126), pinned='neck', **ROOMY)
_front, _back = fuller_sleeves(*sleeved(8.6, 1.5, neck=8.4, shoulder=(21.4, 143.6), pit=(26.8, 117.8), side=((27.6, 106), (29.2, 84), (32.0, 43)), hem_drop=0.6, **RAGLAN_SLEEVE))
coat('men-raincoat', _front, _back, 'raincoat', rain_parts, (97, 134), pinned='neck', **{**ROOMY, 'thick': 0.3},
     material=dict(weave='poplin', sheen=0.05, roughness=0.62, specular=0.25, creases=0.1, relief=0.25, unevenness=0.03, hems=[('hem', 3.0), ('cuff', 2.5)]))
