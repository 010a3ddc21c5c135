"""Men's blazers: two buttons, unlined with patch pockets, double-breasted."""
from dataclasses import replace

from cloth.blocks import ALONG, NECK, OUT, fuller_sleeves, sleeved
from cuts.kinds import Garment, alike, cut
from parts.bottoms import mapped_cloth
from parts.drag_lines import drag_lines
from parts.inside import label, lining
from parts.patch import button, button_over
from parts.pockets import breast_welt, jetted_flap, patch_pocket
from parts.tailored import Front, lapel, overlap, straight_opening, tailored_collar
from parts.tailored_form import Shoulder, tailored_form
from studio.materials import hole, horn


def cuff_buttons(dressing, arm, sleeve, cuff, material, count=4, radius=0.62):
    """Buttons in a row beside the back seam of each sleeve."""
    for side in (-1, 1):
        for index in range(count):
            place = (arm[0] + ALONG[0] * (sleeve - 3.2 - index * 1.5) + OUT[0] * (cuff - 3.0), arm[1] + ALONG[1] * (sleeve - 3.2 - index * 1.5) + OUT[1] * (cuff - 3.0))
            button(dressing.back, (side * place[0], place[1]), material, radius=radius, raise_=0.24)


def turned_collar(dressing, front, down, stand=2.9, inward=9.0, thick=0.3, before=False, **lapels):
    """Overlap, lapels, collar and label of a tailored front. `down`: its edge below the break, to the hem; `thick`: of lapels and collar; `before`: the lap must not come through a lapel that lies close; `lapels`: what else of tailored.lapel."""
    shade = dressing.cloth('under', shade=0.45)
    sewn = mapped_cloth(dressing, 'front-edge')
    # Pressed flat: where a lapel rolls over, light grazes it and would make crumbs of every crease.
    border = dressing.cloth('lapel', hems=[('edge', 0.5)], double=False, creases=0.0)
    straight_opening(dressing, 139.0)
    lap = overlap(dressing, front.edge(down), sewn, inward=inward, shade=shade, under=front.lower_edge, tucked=before)
    for side in (-1, 1):
        lapel(dressing, front, side, border, shade, thick=thick, over=lap if before else None, **lapels)
    tailored_collar(dressing, front, dressing.cut.back[0][1], dressing.cloth('collar', hems=[('edge', 0.5)], double=False), stand=stand, thick=thick)
    lining(dressing)
    label(dressing, width=4.6, high=2.4, off=0.75)


SLEEVE = dict(arm=(19.2, 138.7), sleeve=60, cuff=6.9)
SHOULDER = Shoulder(half=22.3, slope=18.0, head=2.6, outward=9.5, inward=3.5, cuff=10.6, depth=(5.8, 7.0, 6.0, 3.9))


def straight_v(break_height, width=8.6):
    """The neck edge of a tailored front: the roll line, nearly straight."""
    at = lambda share, out: (width * out, break_height + (NECK - break_height) * share)
    return ('neck', [(0, break_height), at(0.46, 0.44), at(0.77, 0.76), (width, NECK)], 1)


def blazer(key, chart, dress, break_height=106.0, cloth='wool', weave='twill', hem=None, pit=(25.8, 118.4), side=((23.8, 107), (26.6, 74)), material=None, **changes):
    """A blazer over the usual sleeves."""
    front, back = fuller_sleeves(*sleeved(9.0, 1.5, neck=8.6, shoulder=(21.4, 143.7), pit=pit, side=side, hem_drop=0.8, **SLEEVE))
    corner = side[-1]
    hem = hem or [corner, (14, corner[1] - 0.8), (7.4, corner[1] - 0.2), (4.2, corner[1] + 1.4), (1.8, corner[1] + 4.4), (0, corner[1] + 8.4)]
    front = [straight_v(break_height), *front[1:-1], ('hem', hem, 1)]
    settings = dict(
        front=front, back=back, body='man', cloth=cloth, step=1.6, frames=36, pinned='neck', inflate=22, margin=1.0, thick=0.35,
        sleeves_down=16, soften=6, camera=(112, 122), detail=(5, 131, 40), dress=dress,
        material={**dict(weave=weave, sheen=0.3, roughness=0.95, specular=0.08, creases=0.12, chart=chart, double=False), **(material or {})},
    )
    return cut(key, Garment(**{**settings, **changes}))


#: The welt on the left breast, from its upper edge.
BREAST = ((8.0, 128.6), (16.2, 130.0), (16.4, 127.7), (8.2, 126.3))
#: The front edge from the break to the hem, which it meets in a round.
CUTAWAY = [(-1.9, 98), (-1.9, 92), (-1.5, 87), (0, 82.3), (1.8, 78.3), (4.2, 75.3), (7.4, 73.7), (12.5, 73.2)]


def two_buttons(dressing):
    tailored_form(dressing, SHOULDER, folds=0.3, seed=74)
    drag_lines(dressing, 74, 'suiting')
    front = Front(dressing.cut.front[0][1], 106.0, lap=1.9)
    turned_collar(dressing, front, CUTAWAY)
    dark = horn()
    breast_welt(dressing, BREAST)
    for side in (-1, 1):
        jetted_flap(dressing, side)
    for z in (104.6, 94.2):
        button_over(dressing, (0, z), dark, radius=1.05, hole=hole())
    cuff_buttons(dressing, SLEEVE['arm'], SLEEVE['sleeve'], SLEEVE['cuff'], dark)


def soft(dressing):
    tailored_form(dressing, replace(SHOULDER, slope=19.5), folds=0.5, seed=75)
    drag_lines(dressing, 75, 'shirting', depth=0.7, wide=1.2, body=0.7, between=4.2)
    front = Front(dressing.cut.front[0][1], 106.0, lap=1.9, notch=(10.2, 137.2), tip=(13.0, 135.4), collar_tip=(12.8, 139.4))
    # One layer over another without canvas: thin, and close to the chest.
    turned_collar(dressing, front, CUTAWAY, stand=2.5, inward=4.6, thick=0.15, before=True, raise_=0.3, lift=0.14)
    dark = horn()
    for side in (-1, 1):
        x = side * 14.2
        patch_pocket(dressing, [(x - 7.0, 93.6), (x + 7.0, 94.2), (x + 7.2, 80.6), (x + 5.6, 78.6), (x - 5.8, 78.2), (x - 7.2, 80.0)], dressing.plain, rows=(0.25,))
    patch_pocket(dressing, [(8.8, 125.4), (16.9, 126.2), (16.6, 117.0), (15.8, 116.0), (9.8, 115.6), (9.0, 116.4)], dressing.plain, rows=(0.25,))
    for z in (104.6, 94.2):
        button_over(dressing, (0, z), dark, radius=1.0, hole=hole())
    cuff_buttons(dressing, SLEEVE['arm'], SLEEVE['sleeve'], SLEEVE['cuff'], dark, count=2)


def double_breasted(dressing):
    tailored_form(dressing, SHOULDER, folds=0.3, seed=76)
    drag_lines(dressing, 76, 'suiting')
    front = Front(dressing.cut.front[0][1], 105.5, lap=7.6, gorge=139.4, notch=(10.2, 136.8), tip=(16.2, 139.8), collar_tip=(12.4, 139.4), belly=1.6)
    turned_collar(dressing, front, [(-7.6, 98), (-7.6, 86), (-7.6, 73.3)], inward=12.0)
    dark = horn()
    breast_welt(dressing, BREAST)
    for side in (-1, 1):
        jetted_flap(dressing, side, x=(11.0, 20.2), top=92.0)
    for z, x in ((89.6, 5.2), (101.6, 5.2), (113.4, 8.4)):
        for side in (-1, 1):
            button_over(dressing, (side * x, z), dark, radius=1.05, hole=hole())
    cuff_buttons(dressing, SLEEVE['arm'], SLEEVE['sleeve'], SLEEVE['cuff'], dark)


blazer('men-two-button-blazer', 'two_button_blazer', two_buttons)
alike('men-unstructured-blazer', 'men-two-button-blazer', drape_of='men-two-button-blazer', dress=soft, thick=0.28,
      material=dict(weave='linen', sheen=0.2, roughness=0.95, specular=0.06, creases=0.14, relief=0.8, chart='soft_blazer', double=False))
blazer('men-double-breasted-blazer', 'double_breasted_blazer', double_breasted, break_height=118.5, pit=(25.4, 118.4), side=((23.0, 107), (26.4, 74)),
       hem=[(26.4, 74), (12, 73.4), (0, 73.2)], mirrored=1)
