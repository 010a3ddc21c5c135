"""Women's jeans."""
from cloth.blocks import trousers
from cuts.kinds import Finish, Garment, alike, cut
from parts.leg_form import form_trousers
from parts.mesh import turned
from parts.patch import button, loop
from parts.pockets import patch_pocket
from parts.waist import waistband
from sewing.all import draw_chart
from studio.materials import copper

INDIGO = '#b9894f'


def five_pockets(dressing, wear_loops=True, riveted=True):
    """Waistband, loops, back pockets, rivets and a button."""
    metal, sewn = copper(), dressing.cloth('parts', chart=draw_chart('women_jeans_parts'))
    waistband(dressing, 3.9, sewn)
    front_edge, back_edge = (lambda x: 106.3 + abs(x) / 17.8 * 1.6), (lambda x: 108.9 - abs(x) / 17.8)
    if wear_loops:
        for surface, edge, places in ((dressing.front, front_edge, (-10.8, 10.8)), (dressing.back, back_edge, (-10.4, 0, 10.4))):
            for x in places:
                loop(surface, x, edge(x) - 0.25, edge(x) - 4.5, dressing.plain, width=1.2, raise_=0.62)
    for side in (-1, 1):
        x, z = side * 9.0, 95.0
        patch_pocket(dressing, [(x - 6.4, z + 0.4 * (side < 0)), (x + 6.4, z + 0.4 * (side > 0)), (x + 6.0, z - 11.2), (x, z - 14.0), (x - 6.0, z - 11.2)], sewn, back=True, rows=(), tacks=0, hem=0)
        for at in ((side * 8.1, 101.0), (side * 18.6, 94.5)) if riveted else ():
            place, normal, _, _ = dressing.front.frame([at])
            turned('rivet', [(0.42, 0), (0.42, 0.1), (0.25, 0.18), (0.01, 0.2)], metal, place[0] + normal[0] * 0.15, normal[0])
    button(dressing.front, (0.9, 104.3), metal, radius=0.85, raise_=0.42)


def straight(dressing):
    form_trousers(dressing, waist=13.6, hip=17.0, thigh=8.3, knee=7.4, ankle=7.2, gap=(0.2, 0.8, 1.1), raised=6.0, deep=(9.4, 11.0, 8.0, 7.4), folds=0.4, highest=0.35, creases=0.88, breaks=0.77, seed=11)
    five_pockets(dressing)


def wide(dressing):
    form_trousers(dressing, hem=(3.5, 3.5), waist=13.6, hip=17.0, thigh=8.5, knee=8.9, ankle=10.4, gap=(0.2, 0.5, 0.8), raised=6.0, deep=(9.4, 11.0, 9.2, 10.0), folds=0.3, highest=0.3, waves=1.2, counts=(4, 7, 11), calm=0.9, creases=0.66, seed=3)
    five_pockets(dressing)


def barrel(dressing):
    form_trousers(dressing, waist=13.6, hip=17.2, thigh=8.9, knee=10.2, ankle=7.4, gap=(0.2, 0.9, 2.6), raised=6.0, deep=(9.4, 11.0, 9.6, 7.8), folds=0.4, highest=0.4, waves=0.4, creases=0.88, breaks=0.88, seed=7)
    five_pockets(dressing)


_front, _back = trousers(waist=17.8, hip=24.4, thigh=14.2, knee=11.4, ankle=10.6, rise=34, top=107.5, bottom=13, centres=(14.0, 12.8, 12.8), mid=24.2)
cut('women-straight-jeans', Garment(
    front=_front, back=_back, body='woman', cloth='denim', arms=False, crotch=(73, 8), inflate=16, pinned='waist', thick=0.25, soften=8,
    material=dict(weave='denim', hems=[('hem', 1.6)], sheen=0.25, roughness=0.9, chart='women_jeans'), camera=(58, 116), detail=(7, 96, 36),
    dress=straight, finish=Finish(thread=INDIGO, pattern='denim_wash'),
))
alike('women-wide-leg-jeans', 'women-straight-jeans', drape_of='women-straight-jeans', dress=wide, camera=(55.5, 120), finish=Finish(thread=INDIGO, pattern='denim_wash', settings=dict(fade=0.8, base=0.86)))
alike('women-barrel-jeans', 'women-straight-jeans', drape_of='women-straight-jeans', dress=barrel, finish=Finish(thread=INDIGO, pattern='denim_wash', settings=dict(fade=0.7, pale=0.22, base=0.9, seed=6)))


def slim(dressing):
    form_trousers(dressing, waist=13.4, hip=16.8, thigh=8.1, knee=6.0, ankle=4.7, gap=(0.2, 1.1, 1.9), raised=6.0, deep=(9.2, 10.8, 6.5, 5.0), folds=0.3, highest=0.3, creases=0.66, breaks=0.77, seed=5)
    five_pockets(dressing)


_front, _back = trousers(waist=17.8, hip=23.4, thigh=13.8, knee=9.9, ankle=7.9, rise=33, top=107.5, bottom=9, centres=(13.6, 12.0, 12.0), mid=22.6)
cut('women-slim-jeans', Garment(
    front=_front, back=_back, body='woman', cloth='denim', arms=False, crotch=(74, 7), inflate=14, pinned='waist', thick=0.2, soften=7,
    material=dict(weave='denim', hems=[('hem', 1.2)], sheen=0.2, roughness=0.9, chart='women_jeans_slim'), camera=(58, 116), detail=(7, 96, 36),
    dress=slim, finish=Finish(thread=INDIGO, pattern='denim_wash', settings=dict(fade=0.55, base=0.8, seed=9)),
))
