"""Jeans."""
from cloth.blocks import trousers
from cuts.kinds import Finish, Garment, cut
from parts.mesh import turned
from parts.patch import band, button, loop, patch
from studio.materials import copper


def five_pockets(dressing):
    """Waistband, loops, back pockets, rivets and a button."""
    metal = copper()
    for surface, edge, loops in (
        (dressing.front, lambda x: 103.8 + (x / 15) ** 2 * 1.6, (-9.5, 9.5)),
        (dressing.back, lambda x: 106.4 - (x / 15) ** 2 * 1.0, (-10.5, 0, 10.5)),
    ):
        band(surface, lambda x: edge(x) + 0.15, lambda x: edge(x) - 3.9, 15.2, dressing.stitched, raise_=0.28, bow=1.03)
        for x in loops:
            loop(surface, x, edge(x) + 0.5, edge(x) - 4.6, dressing.stitched, width=1.2)
    for side in (-1, 1):
        x = side * 9.2
        patch(dressing.back, [(x - 6.6, 94), (x + 6.6, 94), (x + 6.4, 83.5), (x, 80.5), (x - 6.4, 83.5)], dressing.stitched, edge=0.2)
        for at in ((side * 9.2, 100.2), (side * 18.6, 92.6)):
            place, normal, _, _ = dressing.front.frame([at])
            turned('rivet', [(0.42, 0), (0.42, 0.1), (0.25, 0.18), (0.01, 0.2)], metal, place[0] + normal[0] * 0.15, normal[0])
    button(dressing.front, (0.9, 102.0), metal, radius=0.85, raise_=0.35)


_front, _back = trousers()
cut('men-jeans', Garment(
    front=_front, back=_back, body='man', cloth='denim', arms=False, crotch=(72, 8), inflate=16, pinned='waist', thick=0.25,
    material=dict(weave='denim', hems=[('hem', 1.6)], sheen=0.25, roughness=0.9, chart='jeans'), camera=(56, 112), detail=(8, 94, 38),
    dress=five_pockets, finish=Finish(thread='#c08a4a'),
))
