"""T-shirts and plain jersey tops."""
from cloth.blocks import sleeved
from cuts.kinds import Garment, cut

_front, _back = sleeved(10.5, 2.0, sleeve=21, cuff=8.6, pit=(24.5, 121), side=((25.5, 108), (26, 79)), shoulder=(21, 144.6), arm=(20, 140))
cut('men-tee', Garment(
    front=_front, back=_back, body='man', cloth='jersey', camera=(113.5, 90), detail=(3, 138, 34), sleeves_down=7, pinned='neck',
    material=dict(weave='jersey', hems=[('hem', 2.2), ('cuff', 2.2)], ribs=[('neck', 1.9)]),
))
