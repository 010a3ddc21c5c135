"""Men's shirts: poplin, Oxford, flannel, linen, slim."""
import parts.men_weaves  # registers the weaves named below
from cloth.blocks import sleeved
from cuts.kinds import Finish, Garment, cut
from cuts.men_tees import TOPS
from parts.drag_lines import drag_lines
from parts.hanging import limp
from parts.men_shirt import HANG, band_button, buttons, chest_pocket, collar_points, collared, cuff_buttons, mother_of_pearl, placket
from parts.mesh import turned
from parts.napes import smooth_neck, straight_shoulders
from studio.materials import fixed, hole

#: The slanted axis of every sleeve begins here on the paper.
ARM = (19.0, 139.0)
#: Shoulders that slope less than the mannequin's, and a body that narrows below them, or it is wide for its sleeves (parts/hanging.figured).
SQUARE = dict(shoulders=(1.0, 1.9), taper=0.15, flat=0.25)


def shirt(key, dress, weave, body, detail=(3, 138, 34), cloth='fleece', vents=0.0, finish=Finish(), material=None, pinched=(6.2, 0.80), **garment):
    """A shirt from its block (`body`: arguments of sleeved); `vents` cm of the side seams stay open."""
    front, back = sleeved(7.2, 1.2, neck=7.6, arm=ARM, **body)
    if vents:
        for outline in (front, back):
            tag, points, curved = outline[-2]
            x, z = points[-1]
            outline[-2] = (tag, [*points[:-1], (x, z + vents)], curved)
            outline[-1] = ('hem', [(x, z + vents), (x + 0.3, z), (0, z - 0.4)], 0)
    cut(key, Garment(
        front=front, back=back, body='man', cloth=cloth, camera=TOPS, detail=detail, sleeves_down=13, pinned='neck', pinched=pinched,
        material=dict(weave=weave, hems=[('hem', 0.7)], sheen=0.2, roughness=0.9, specular=0.1, **(material or {})), dress=dress, finish=finish,
        **{**dict(step=1.4, frames=42, mirrored=-1), **garment},
    ))


def hanging(dressing, seed, cloth='shirting', figure=None, **folds):
    """What every shirt begins with: a body that falls straight, sleeves along the arms, shoulders (`figure`: parts/hanging.figured), the folds of its cloth."""
    limp(dressing, seed=seed, figure=figure, **HANG)
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 17, 19)
    drag_lines(dressing, seed, cloth, **folds)


def _heights(top, step, count):
    return [top - step * index for index in range(count)]


def poplin(dressing):
    hanging(dressing, 62, wide=0.85)
    pearl = mother_of_pearl()
    strip = placket(dressing)
    collared(dressing, dressing.garment, spread=0.85)
    buttons(dressing, _heights(136.5, 9.2, 6), pearl, placket=strip)
    cuff_buttons(dressing, ARM, 59, pearl)


shirt('men-poplin-shirt', poplin, 'poplin', dict(sleeve=59, cuff=6.8, pit=(25, 120.4), side=((25, 108), (25.6, 78)), shoulder=(22, 144.2), hem_curve=5),
      material=dict(chart='men_poplin', creases=0.2), cloth='cotton', inflate=22, step=1.25, frames=45, mirrored=0)


def oxford(dressing):
    hanging(dressing, 61, wide=0.9)
    pearl = mother_of_pearl()
    strip = placket(dressing)
    part = collared(dressing, dressing.garment, leaf_front=7.0, point=2.4, spread=0.5, stand=3.2)
    for place in collar_points(part):
        middle = place + [-0.45 if place[0] > 0 else 0.45, -0.1, 1.15]
        turned('point-button', [(0.40, 0), (0.44, 0.06), (0.40, 0.16), (0.30, 0.15), (0.01, 0.11)], pearl, middle, (0, -1, 0.15))
        turned('point-hole', [(0.08, 0.12), (0.01, 0.125)], hole(), middle, (0, -1, 0.15), sides=10)
    buttons(dressing, _heights(136, 9.4, 6), pearl, placket=strip)
    chest_pocket(dressing)
    cuff_buttons(dressing, ARM, 58, pearl)


shirt('men-oxford-shirt', oxford, 'oxford', dict(sleeve=58, cuff=7.0, pit=(25.6, 119.9), side=((25.8, 108), (26.2, 79)), shoulder=(22.4, 144), hem_curve=5.5),
      detail=(5, 136, 36), material=dict(chart='men_oxford', creases=0.28), finish=Finish(pattern='two_tone_weave'))


def flannel(dressing):
    hanging(dressing, 63, depth=0.9, wide=1.15, between=3.8)
    dark = fixed('dark button', (0.06, 0.05, 0.045), 0.4, 0.5)
    strip = placket(dressing, half=1.9)
    collared(dressing, dressing.garment, leaf_front=6.8, point=1.6, spread=0.75, thick=0.32, out=0.9)
    buttons(dressing, _heights(136, 9.6, 6), dark, radius=0.6, placket=strip)
    for side in (-1, 1):
        chest_pocket(dressing, x=11.6, top=129.6, half=5.4, depth=12.4, flap_deep=4.2, side=side, button_material=dark)
    cuff_buttons(dressing, ARM, 58, dark)


shirt('men-flannel-shirt', flannel, 'flannel', dict(sleeve=58, cuff=7.4, pit=(27, 118.9), side=((27, 106), (27.2, 78)), shoulder=(23.2, 143.6), hem_curve=4.5), detail=(5, 135, 36),
      material=dict(chart='men_flannel', creases=0.16), finish=Finish(pattern='men_flannel_check'), thick=0.25)


def linen(dressing):
    hanging(dressing, 64, 'linen', SQUARE, depth=0.8, wide=1.15)
    horn = fixed('wooden button', (0.24, 0.15, 0.085), 0.5, 0.3)
    strip = placket(dressing, half=1.6)
    collared(dressing, dressing.garment, leaf_back=4.2, leaf_front=6.2, point=1.6, spread=0.85, stand=2.8, out=0.75)
    buttons(dressing, _heights(136.5, 9.6, 6), horn, radius=0.56, placket=strip)
    cuff_buttons(dressing, ARM, 57, horn)


shirt('men-linen-shirt', linen, 'linen', dict(sleeve=57, cuff=7.0, pit=(26.4, 119.2), side=((26.6, 106), (26.8, 76)), shoulder=(22.8, 143.8)),
      vents=6.0, material=dict(chart='men_linen', creases=0.35), pinched=(5.6, 0.86))


def slim(dressing):
    white = fixed('shirt button', (0.62, 0.61, 0.59), 0.3, 0.5)
    hanging(dressing, 65, figure=SQUARE, depth=0.9, wide=0.85)
    strip = placket(dressing, plain=True)
    collared(dressing, dressing.garment, leaf_front=6.0, point=1.9, spread=1.0, stand=3.2, out=0.4, thick=0.06, stitch=0.5, roll=0.16)
    band_button(dressing, white)
    buttons(dressing, _heights(136.5, 9.2, 6), white, radius=0.52, placket=strip)
    cuff_buttons(dressing, ARM, 59, white)


shirt('men-slim-shirt', slim, 'poplin', dict(sleeve=59, cuff=6.8, pit=(25, 120.4), side=((23.4, 108), (24.8, 78)), shoulder=(22, 144.2), hem_curve=5),
      material=dict(chart='men_slim', creases=0.1), cloth='cotton', inflate=22, step=1.25, frames=45)
