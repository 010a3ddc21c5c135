"""Men's T-shirts: crew neck, chest pocket, buttoned neck, long sleeves."""
import parts.men_weaves  # registers the weaves named below
from cloth.blocks import sleeved
from cuts.kinds import Garment, cut
from cuts.women_tees import banded
from parts.drag_lines import drag_lines
from parts.knitted import SWEAT, knitted
from parts.napes import smooth_middle, smooth_neck, straight_shoulders
from parts.neckbands import band_end
from parts.patch import button, button_at
from parts.pockets import patch_pocket
from parts.sewn import Layer, settled
from parts.stitching import buttonhole, tack
from studio.materials import fixed, hole

#: Tops of this family share one scale: (height of the centre, height of the picture).
TOPS = (113, 120)


def pale_horn():
    return fixed('pale horn', (0.16, 0.085, 0.04), 0.32, 0.5)


_front, _back = sleeved(9.0, 1.8, neck=9.9, rise=147.2, sleeve=21, cuff=8.0, pit=(23.6, 122.0), side=((25.0, 108), (25.8, 79)), shoulder=(20.6, 143.6), arm=(22.4, 139.4), hem_drop=0.4)
cut('men-tee', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=1, camera=TOPS, detail=(3, 138, 34), sleeves_down=14, pinned='neck',
    material=dict(weave='jersey', hems=[('hem', 2.2), ('cuff', 2.2), ('neck', 0.5)], chart='men_tee'), dress=banded(1.9, smooth=(22, 18, 21), hang=dict(seed=2, sleeves=dict(outward=23))),
))


def chest_pocket(dressing):
    """One patch pocket on the chest."""
    banded(1.6, smooth=(22, 18, 25), hang=dict(seed=1))(dressing)
    outline = [(6.2, 130.6), (15.0, 130.9), (15.0, 121.4), (10.7, 119.6), (6.3, 121.0)]
    patch_pocket(dressing, outline, dressing.plain, hem=2.0)


_front, _back = sleeved(9.4, 1.8, neck=10.0, rise=147.0, sleeve=22, cuff=8.8, pit=(24.6, 121.4), side=((26.2, 106), (26.4, 80)), shoulder=(22.0, 143.0), arm=(24.0, 138.8), hem_drop=0.4)
cut('men-pocket-tee', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(8, 131, 34), sleeves_down=14, pinned='neck',
    material=dict(weave='slub', hems=[('hem', 2.4), ('cuff', 2.4)], chart='men_boxy_tee', creases=0.12),
    dress=chest_pocket,
))


def short_placket(dressing):
    """Two horn buttons: on the neckband, which the placket crosses, and below it."""
    banded(1.5, smooth=(22, 18, 21), hang=dict(seed=3, sleeves=dict(outward=23)))(dressing)
    top = 138.6
    outline = [(-1.6, top), (1.6, top), (1.6, top - 10.2), (-1.6, top - 10.2)]
    strip = Layer(dressing, settled(dressing, outline, 3), outline, dressing.plain, free=(3,), sides=(1, 2, 3), name='placket')
    on = strip.base + strip.thick
    tack(strip.surface, (-1.4, top - 9.6), (1.4, top - 9.6), strip.thread, on)
    buttonhole(strip.surface, (0, top - 5.2), strip.thread, height=on)
    button(strip.surface, (0, top - 5.2), pale_horn(), radius=0.6, raise_=on + 0.03, hole=hole())
    band_end(dressing.garment, dressing.plain, lambda place, out: button_at(place, out, pale_horn(), 0.6, hole()), 1.6, 1.5, raise_=0.3, thick=0.16)


_front, _back = sleeved(8.6, 1.8, neck=9.4, rise=147.4, sleeve=20.5, cuff=7.8, pit=(23.2, 122.3), side=((24.2, 108), (24.8, 80)), shoulder=(20.4, 143.7), arm=(22.4, 139.4), hem_drop=0.4)
cut('men-henley-tee', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(2, 136, 32), sleeves_down=14, pinned='neck',
    material=dict(weave='jersey', hems=[('hem', 2.0), ('cuff', 2.0)], chart='men_henley', creases=0.25),
    dress=short_placket,
))


def long_sleeved(dressing):
    """A rib band at the neck."""
    smooth_middle(dressing)
    knitted(dressing, cuff=(5, 0.84), hem=None, seed=46, folds=0.8, sleeves=SWEAT)
    straight_shoulders(dressing)
    smooth_neck(dressing, 22, 18, 21)
    drag_lines(dressing, 46, ribs=(0.0, 5.0))
    banded(1.8)(dressing)


_front, _back = sleeved(9.2, 2.0, neck=8.8, sleeve=57, cuff=6.6, pit=(25, 117.6), side=((25.2, 106), (25.4, 79)), shoulder=(21.5, 144.3), arm=(18.8, 139.1), hem_drop=0.4)
cut('men-waffle-top', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(3, 137, 32), sleeves_down=13, pinned='neck', thick=0.25,
    material=dict(weave='waffle', hems=[('hem', 2.4)], ribs=[('cuff', 5)], chart='men_long_tee', creases=0.12, sheen=0.4, roughness=0.95), dress=long_sleeved,
))
