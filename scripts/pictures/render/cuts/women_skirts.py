"""Women's skirts."""
from cloth.blocks import skirt
from cuts.kinds import SOFT_GLEAM, Finish, Garment, cut
from cuts.women_jeans import INDIGO
from parts import lower_weaves  # noqa: F401 (registers crepe)
from parts.belt_loops import belt_loop
from parts.inside import label
from parts.patch import button
from parts.reshape import refine
from parts.skirts import Folds, falls, sways
from parts.waist import waistband
from sewing.all import draw_chart
from studio.materials import copper


def flared(dressing):
    refine(dressing)
    falls(dressing, 111, 4, Folds(10, 1.1, seed=4), flat=0.6, start=103, hem=-0.4)
    sways(dressing, 104, between=3.6, excess=0.8, seed=4)
    fitted_waist(dressing, 3.6, dressing.plain)


def fitted_waist(dressing, width, material, **settings):
    """A waistband on a skirt that lies on its form: no thicker than the cloth folded over, with the label inside."""
    waistband(dressing, width, material, **{**dict(raise_=0.24, inside=0.25, foot=0.12, smoothing=2, count=140), **settings})
    label(dressing, top=dressing.cut.back[0][1][0][1] - 0.5, width=3.6, high=1.5, off=0.5)


def pencil(dressing):
    refine(dressing)
    falls(dressing, 111, 4, Folds(5, 0.16, seed=6), flat=0.66, start=98)
    sways(dressing, 100, between=5.0, excess=0.45, seed=6)
    fitted_waist(dressing, 3.4, dressing.plain)


def bias(dressing):
    refine(dressing)
    falls(dressing, 111, 4, Folds(9, 1.1, seed=7, uneven=0.22), flat=0.64, start=102, hem=-0.4, deepen=0.7)
    sways(dressing, 96, between=7.0, excess=0.3, seed=16)
    fitted_waist(dressing, 3.0, dressing.plain, raise_=0.27, smoothing=8)


def denim(dressing):
    refine(dressing)
    falls(dressing, 111, 4, Folds(5, 0.35, seed=11), flat=0.66, start=98)
    sways(dressing, 98, between=4.0, excess=0.7, seed=11)
    metal, sewn = copper(), dressing.cloth('parts', chart=draw_chart('women_denim_skirt_parts'))
    fitted_waist(dressing, 4.0, sewn, raise_=0.28)
    for surface, places, heights in ((dressing.front, (-9.6, 9.6), (105.55, 100.9)), (dressing.back, (-10.6, 0, 10.6), (107.1, 102.4))):
        for x in places:
            belt_loop(dressing, surface, x, *heights, dressing.plain, (4.0, 0.28), rows=True)
    for z in (102.9, 97, 89, 81, 73, 65, 57):
        button(dressing.front, (0, z), metal, radius=0.85, raise_=0.34 if z > 102 else 0.22)


_shared = dict(body='woman', arms=False, pinned='waist', step=2.2, frames=36, quality=4)

_front, _back = skirt(waist=16.8, side=((20.6, 95), (23.4, 83), (28.6, 64), (35.6, 48), (44, 32.4)), top=106.4, dip=(-1.2, 1.4))
cut('women-flared-skirt', Garment(
    front=_front, back=_back, cloth='silk', inflate=18, cone=(106.4, 16.8, 0.37), soften=8, dress=flared,
    material=dict(weave='crepe', hems=[('hem', 2.5)], roughness=0.85, sheen=0.25, specular=0.1, creases=0.08, relief=0.35, double=False, chart='women_skirt_crepe'), detail=(3, 97, 36), camera=(69, 100), **_shared,
))
_front, _back = skirt(waist=16.8, side=((21.6, 97), (23.6, 87), (23.4, 70), (21.6, 46.4)), top=106.4, dip=(-1.2, 1.4))
cut('women-pencil-skirt', Garment(
    front=_front, back=_back, cloth='suiting', inflate=16, soften=8, thick=0.25, dress=pencil,
    material=dict(weave='wool', sheen=0.4, roughness=1.0, specular=0.05, relief=0.6, creases=0.1, double=False, chart='women_pencil', hems=[], unevenness=0.16), detail=(4, 98, 34), camera=(76.5, 100), **_shared,
))
_front, _back = skirt(waist=17.4, side=((21.8, 95), (24.2, 84), (28.8, 62), (37, 28.4)), top=106.4, dip=(-1.0, 1.2))
cut('women-bias-skirt', Garment(
    front=_front, back=_back, cloth='silk', inflate=17, cone=(92, 24.0, 0.2), soften=9, thick=0.14, subdivide=1, dress=bias,
    gleam=SOFT_GLEAM,
    material=dict(weave='satin', hems=[('hem', 1.0)], roughness=0.37, sheen=0.1, specular=0.4, creases=0.02, relief=0.08, double=False), detail=(4, 94, 38), camera=(67.5, 100), **_shared,
))
_front, _back = skirt(waist=17.6, side=((23.6, 94), (36.5, 50)), top=106.4, dip=(-1.2, 1.4))
cut('women-denim-skirt', Garment(
    front=_front, back=_back, cloth='denim', inflate=16, cone=(106.4, 17.6, 0.3), soften=6, thick=0.25, dress=denim, finish=Finish(thread=INDIGO, pattern='denim_wash', settings=dict(low=62.0, knee=0.1, fade=0.7, base=0.85)),
    material=dict(weave='denim', hems=[('hem', 2.0)], sheen=0.25, roughness=0.9, chart='women_denim_skirt'), detail=(4, 97, 34), camera=(78, 100), **_shared,
))
