"""Women's dresses without sleeves: slip, tiers, pleats."""
from cloth.blocks import sleeveless, strapped
from cuts.kinds import SOFT_GLEAM, Garment, cut
from cuts.women_dresses import MIDI
from parts import lower_weaves  # noqa: F401 (registers crepe)
from parts.closures import straps
from parts.reshape import flutes, gathers, pleats, refine, rounded
from parts.waist import belt


def slip(dressing):
    flutes(dressing, 94, 28, count=7, depth=2.2, seed=5)
    straps(dressing.front, dressing.back, dressing.plain, radius=(0.32, 0.08))


def tiered(dressing):
    refine(dressing, 2)
    rounded(dressing, 104)
    flutes(dressing, 104, 29, count=7, depth=1.0, seed=5, sharp=0.1)
    gathers(dressing, 128, 9, count=20, depth=0.30, seed=2, up=3, radial=True)
    gathers(dressing, 103, 30, count=21, depth=0.6, seed=3, up=4, out=0.9, radial=True)
    gathers(dressing, 66.5, 34, count=26, depth=0.55, seed=9, up=3, out=1.2, radial=True)
    straps(dressing.front, dressing.back, dressing.plain, radius=(0.65, 0.1))


def pleated(dressing):
    refine(dressing, 2)
    pleats(dressing, 106.4, 31.5, count=27, depth=1.5)
    belt(dressing, 108.2, 2.4, dressing.stitched, raise_=0.6, smoothing=20)


_shared = dict(body='woman', inflate=20, pinned='neck', arms=False, step=2.2, frames=36, quality=4, camera=MIDI)

_front, _back = strapped(side=((20.2, 116), (19.6, 107), (24.0, 91), (29, 62), (33.5, 30)))
cut('women-slip-dress', Garment(
    front=_front, back=_back, cloth='silk', soften=9, thick=0.14, cone=(92, 24, 0.16), dress=slip,
    material=dict(weave='satin', hems=[('hem', 1.2), ('neck', 0.7)], roughness=0.42, sheen=0.1, specular=0.5, creases=0.05, relief=0.22, double=False, chart='women_slip_dress'), detail=(3, 131, 36), gleam=SOFT_GLEAM, **_shared,
))
_front, _back = strapped(side=((21.2, 118), (23, 103), (27, 86), (32, 64), (38, 30)), hem_rise=0.6)
cut('women-tiered-dress', Garment(
    front=_front, back=_back, cloth='cotton', soften=7, thick=0.15, cone=(104, 22.8, 0.2), subdivide=1, dress=tiered,
    material=dict(weave='twill', hems=[('hem', 1.6), ('neck', 1.2)], roughness=0.85, sheen=0.25, specular=0.1, creases=0.2, relief=0.6, double=False, chart='women_tiered_dress'), detail=(3, 102, 40), **_shared,
))
_front, _back = sleeveless(8.4, 2.6, neck=9.0, shoulder=(14.8, 145.9), pit=(20.8, 124.5), side=((19.8, 115), (18.8, 107.5), (25.5, 90), (39, 31.5)), hem_drop=0)
cut('women-pleated-dress', Garment(
    front=_front, back=_back, cloth='cotton', soften=7, cone=(107, 18.8, 0.27), subdivide=1, dress=pleated,
    material=dict(weave='crepe', hems=[('arm', 0.8), ('neck', 0.8)], roughness=0.75, sheen=0.2, specular=0.15, creases=0.06, relief=0.5, double=False, chart='women_pleated_dress', seams=False), detail=(3, 103, 40), **_shared,
))
