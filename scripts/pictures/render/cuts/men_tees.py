"""Men's T-shirts: crew neck, chest pocket, buttoned neck, long sleeves."""
import parts.men_weaves  # registers the weaves named below
from cloth.blocks import sleeved
from cuts.kinds import Garment, cut
from parts.patch import button, patch
from studio.materials import fixed, hole

#: Tops of this family share one scale: (height of the centre, height of the picture).
TOPS = (113, 120)


def pale_horn():
    return fixed('pale horn', (0.16, 0.085, 0.04), 0.32, 0.5)


_front, _back = sleeved(10.5, 2.0, sleeve=20.5, cuff=8.0, pit=(23.6, 122.5), side=((25.0, 108), (25.8, 79)), shoulder=(21, 144.6), arm=(22.8, 140), hem_drop=0.4)
cut('men-tee', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(3, 138, 34), sleeves_down=14, pinned='neck',
    material=dict(weave='jersey', hems=[('hem', 2.2), ('cuff', 2.2)], ribs=[('neck', 1.9)], chart='men_tee'),
))


def chest_pocket(dressing):
    """One patch pocket on the chest."""
    outline = [(6.2, 130.4), (15.0, 130.8), (15.0, 121.4), (10.7, 119.6), (6.3, 121.0)]
    patch(dressing.front, outline, dressing.cloth('pocket', hems=[('edge', 0.45)]), raise_=0.16, edge=0.14, step=0.5, name='pocket')
    patch(dressing.front, [(6.2, 130.6), (15.0, 131.0), (15.0, 129.0), (6.2, 128.6)], dressing.cloth('pocket hem', hems=[('edge', 0.3)]), raise_=0.26, edge=0.14, step=0.5, name='pocket-hem')


_front, _back = sleeved(11.2, 2.2, neck=9.2, sleeve=21.5, cuff=8.8, pit=(24.6, 121.6), side=((26.2, 106), (26.4, 80)), shoulder=(22.4, 143.9), arm=(24.4, 139.2), hem_drop=0.4)
cut('men-pocket-tee', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(8, 131, 34), sleeves_down=14, pinned='neck',
    material=dict(weave='slub', hems=[('hem', 2.6), ('cuff', 2.6)], ribs=[('neck', 1.5)], chart='men_boxy_tee', creases=0.25, double=False),
    dress=chest_pocket,
))


def short_placket(dressing):
    """Two horn buttons on a short placket."""
    top = 139.4
    strip = dressing.cloth('placket', hems=[('edge', 0.3)])
    patch(dressing.front, [(-1.6, top), (1.6, top), (1.6, top - 12.2), (-1.6, top - 12.2)], strip, raise_=0.2, edge=0.14, step=0.5, name='placket')
    for z in (top - 3.4, top - 8.4):
        button(dressing.front, (0, z), pale_horn(), radius=0.62, raise_=0.28, hole=hole())


_front, _back = sleeved(9.6, 2.0, neck=8.6, sleeve=20, cuff=7.8, pit=(23.2, 122.8), side=((24.2, 108), (24.8, 80)), shoulder=(20.6, 144.6), arm=(22.6, 140), hem_drop=0.4)
cut('men-henley-tee', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(2, 136, 32), sleeves_down=14, pinned='neck',
    material=dict(weave='jersey', hems=[('hem', 2.0), ('cuff', 2.0)], ribs=[('neck', 1.6)], chart='men_henley', creases=0.25),
    dress=short_placket,
))

_front, _back = sleeved(9.2, 2.0, neck=8.8, sleeve=57, cuff=6.6, pit=(25, 117.6), side=((25.2, 106), (25.4, 79)), shoulder=(21.5, 144.3), arm=(18.8, 139.1), hem_drop=0.4)
cut('men-waffle-top', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, camera=TOPS, detail=(3, 137, 32), sleeves_down=13, pinned='neck', pinched=(5, 0.8), thick=0.25,
    material=dict(weave='waffle', hems=[('hem', 2.4)], ribs=[('neck', 2.0), ('cuff', 5)], chart='men_long_tee', creases=0.12, sheen=0.4, roughness=0.95),
))
