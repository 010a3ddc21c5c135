"""Men's jackets: bomber, short down jacket, wool overshirt, waxed field jacket."""
from cloth.blocks import sleeved
from cuts.kinds import Finish, Garment, alike, cut
from parts.bottoms import mapped_cloth
from parts.calm import Calm
from parts.closures import zipper
from parts.combed import combed
from parts.fronts import buttons, flap_pocket, placket, rib_hem, roomy_sleeves, stud, welt
from parts.kids_trims import sleeve_ring
from parts.napes import smooth_neck, straight_shoulders
from parts.necks import collar, stand_collar
from parts.stands import leaning_stand
from studio.materials import fixed, hole, horn, steel


def bomber_parts(dressing):
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 4, 17)
    combed(dressing, 86.0, 141.0, wide=21.0, share=0.9)
    zipper(Calm(dressing.front, [(-1, 82.6), (1, 143.6)], 6), 82.6, 143.6, dressing.cloth('tape', shade=0.8), steel(), raise_=0.42)
    rib = dressing.cloth('rib', weave='rib', roughness=0.95, specular=0.04, relief=2.2, creases=0.0, sheen=0.3, shade=0.9)
    leaning_stand(dressing.garment, 3.9, rib, gap=0.3, corner=0.5, thick=0.5)
    rib_hem(dressing, rib, 83, 89.2, 25.6)
    sleeve_ring(dressing, (19.4, 138.4), 52.2, 6.8, rib, length=6.0, out=0.1, lean=0.1, thick=0.4)
    for side in (-1, 1):
        welt(dressing, (side * 20.6, 94.5), (side * 14.6, 106.5), dressing.cloth('welt', hems=[('edge', 0.4)], double=False))


def down_parts(dressing):
    zipper(Calm(dressing.front, [(-1, 82.6), (1, 143.8)], 6), 82.6, 143.8, dressing.cloth('tape', shade=0.8), steel(), raise_=0.45)
    stand_collar(dressing.garment, 6.4, dressing.plain, thick=0.9, gap=0.025, inset=0.10, puff=1.1)
    for side in (-1, 1):
        welt(dressing, (side * 19.4, 92.0), (side * 16.0, 104.0), dressing.plain, wide=1.8, raise_=1.5)


def overshirt_parts(dressing):
    dark, eye = horn(), hole()
    cloth = dressing.cloth('pocket', hems=[('edge', 0.6)], double=False)
    placket(dressing, 140.4, 77.2, mapped_cloth(dressing, 'placket'), raise_=0.42)
    buttons(dressing, (136.2, 125.4, 114.6, 103.8, 93.0, 82.2), dark, eye, radius=0.95, raise_=0.62)
    for side in (-1, 1):
        flap_pocket(dressing, side * 13.2, 127.5, (13.4, 15.0), cloth, flap=0, raise_=0.42, round_=1.8)
    collar(dressing.garment, cloth, stand=3.0, leaf_back=4.8, leaf_front=7.2, point=1.6, gap=0.5, spread=0.78, out=0.9, thick=0.4)


def field_parts(dressing):
    brass = fixed('brass', (0.20, 0.145, 0.075), 0.42, 0.5, 1.0)
    cloth = dressing.cloth('pocket', hems=[('edge', 0.5)])
    placket(dressing, 140.6, 77.2, mapped_cloth(dressing, 'placket'), lap=3.4, inward=9.0, raise_=0.5)
    for z in (136.5, 122.0, 107.5, 93.0, 80.5):
        stud(dressing.front, (-0.6, z), brass, raise_=0.62)
    for side in (-1, 1):
        at = flap_pocket(dressing, side * 14.0, 127.0, (12.4, 14.0), cloth, flap=5.2, pointed=0.9)
        stud(dressing.front, at, brass, radius=0.65, raise_=0.85)
        at = flap_pocket(dressing, side * 15.0, 100.6, (16.0, 18.0), cloth, flap=6.0, raise_=0.6, pointed=0.6)
        stud(dressing.front, at, brass, radius=0.65, raise_=1.05)
    corded = dressing.cloth('collar', weave='corduroy', shade=0.62, roughness=1.0, specular=0.02, sheen=0.6, unevenness=0.3)
    collar(dressing.garment, corded, stand=3.4, leaf_back=5.2, leaf_front=7.6, point=1.2, gap=0.45, spread=0.7, out=0.9, thick=0.4)


_front, _back = roomy_sleeves(*sleeved(6.5, 2.0, neck=8.6, sleeve=58, cuff=6.8, pit=(27.2, 117.8), side=((28.2, 106), (26.6, 83)), shoulder=(22.2, 143.4), arm=(19.4, 138.4)))
_nylon = dict(weave='satin', sheen=0.1, roughness=0.48, specular=0.32, creases=0.15, double=False)
cut('men-bomber', Garment(
    front=_front, back=_back, body='man', cloth='denim', step=1.5, frames=36, inflate=24, margin=0.8, pinned='neck', thick=0.3, mirrored=1, pinched=(5.5, 0.76), sleeves_down=15, shrunk=('hem',),
    material=dict(_nylon, chart='bomber'), camera=(112, 122), detail=(3, 133, 40), dress=bomber_parts, finish=Finish(gloss=0.6),
))
alike('men-down-jacket', 'men-bomber', drape_of='men-bomber', pinched=(2.0, 0.66), quilted=(5.2, 1.25), dress=down_parts, finish=Finish(gloss=0.6),
      material=dict(_nylon, creases=0.6, roughness=0.45, specular=0.3, seams=False))

_front, _back = roomy_sleeves(*sleeved(9.0, 1.5, neck=8.2, sleeve=59, cuff=6.7, pit=(26.8, 118), side=((27.4, 106), (27.6, 77)), shoulder=(22.0, 143.5), arm=(19.4, 138.5), hem_drop=0.6))
cut('men-overshirt', Garment(
    front=_front, back=_back, body='man', cloth='wool', step=1.6, frames=36, inflate=22, margin=0.9, pinned='neck', thick=0.35, sleeves_down=15, soften=6,
    material=dict(weave='wool', sheen=0.55, roughness=1.0, specular=0.04, creases=0.15, hems=[('hem', 1.2)], chart='overshirt', double=False),
    camera=(112, 122), detail=(4, 131, 40), dress=overshirt_parts,
))
alike('men-field-jacket', 'men-overshirt', drape_of='men-overshirt', dress=field_parts, finish=Finish(exposure=1.5, gloss=0.6),
      material=dict(weave='twill', sheen=0.1, roughness=0.5, specular=0.3, creases=0.75, hems=[('hem', 2.0), ('cuff', 2.0)], chart='field_jacket', unevenness=0.2))
