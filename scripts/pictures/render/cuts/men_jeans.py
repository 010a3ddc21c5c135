"""Men's jeans: straight, tapered, relaxed."""
from cloth.blocks import trousers
from cuts.kinds import Finish, Garment, cut
from parts.bottoms import fly, jeans_button, jeans_metal, jeans_pocket, loops, rivets, scooped_openings, waistband
from parts.leg_form import form_trousers
from sewing.men_outer import SCOOP


#: Heights of top, corner and point of the back pockets under a high yoke.
HIGH_POCKET = (92.5, 82, 79)
#: Those of straight jeans: as large as one's hand, or the seat is an empty tube.
LARGE_POCKET = (93.4, 80.6, 76.8)


def five_pockets(dressing, pocket=(94, 82.5, 79), half=6.0, riveted=True):
    """Fly, scooped front pockets, waistband, loops, back pockets, rivets and a button. `pocket`: heights of top, corner and point of the back ones, which reach `half` cm to either side of their middle at the top."""
    metal = jeans_metal()
    fly(dressing, dressing.plain, 100.1, 83.6)
    scooped_openings(dressing, SCOOP, dressing.plain, coin=(12.4, 18.0, 96.2))
    waistband(dressing, dressing.plain, rows=(0.45, 3.4))
    loops(dressing, dressing.plain, front=(-7.0, 7.0), rows=True)
    top, corner, point = pocket
    for side in (-1, 1):
        x = side * 10.1
        jeans_pocket(dressing, [(x - half, top + 0.2), (x + half, top + 0.2), (x + half - 0.3, corner), (x, point), (x - half + 0.3, corner)], dressing.plain)
        if riveted:
            rivets(dressing, [(side * 9.6, 98.6), (side * 19.4, 90.6)], metal)
    jeans_button(dressing, (0.9, 101.9), metal)


def straight_form(dressing, **changes):
    """Straight legs; `changes`: fields of form_trousers."""
    form_trousers(dressing, **{**dict(thigh=8.6, knee=7.6, ankle=6.8, gap=(0.2, 0.9, 1.3), raised=5.0, deep=(10.2, 11.2, 8.2, 7.0), folds=0.4, highest=0.35, creases=0.88, breaks=0.84, seed=2), **changes})


def straight(dressing):
    straight_form(dressing, knee=7.2, ankle=6.3, gap=(0.2, 0.9, 1.4), deep=(10.2, 11.2, 7.8, 6.5))
    five_pockets(dressing, LARGE_POCKET, 6.7)


def tapered(dressing):
    form_trousers(dressing, thigh=8.5, knee=6.8, ankle=5.0, gap=(0.2, 1.1, 2.0), raised=5.0, deep=(10.2, 11.2, 7.4, 5.4), folds=0.4, highest=0.35, creases=0.88, breaks=0.84, seed=6)
    five_pockets(dressing)


def relaxed(dressing):
    form_trousers(dressing, hip=18.2, thigh=8.9, knee=8.5, ankle=8.3, gap=(0.2, 0.5, 0.7), deep=(10.4, 11.6, 8.6, 8.2), waves=0.6, folds=0.8, highest=0.6, creases=0.77)
    five_pockets(dressing, HIGH_POCKET)


def washed(**settings):
    """Jeans with ochre thread and a wash (finish/prints)."""
    return Finish(thread='#a87a48', pattern='denim_wash', settings={'base': 0.7, **settings})


def jeans(key, chart, good=1, changes=None, **shape):
    """A pair of jeans over the usual leg; `good`: the half of the drape that is kept."""
    front, back = trousers(**{'centres': (14.0, 11.8, 11.5), **shape})
    settings = dict(
        front=front, back=back, body='man', cloth='denim', arms=False, spread=-0.6, crotch=(72, 8), inflate=16, pinned='waist', thick=0.25, mirrored=good,
        material=dict(weave='denim', hems=[('hem', 1.6)], sheen=0.1, roughness=1.0, specular=0.04, chart=chart, creases=0.15), camera=(55.5, 118), detail=(6, 93, 40),
        dress=straight, finish=washed(),
    )
    return cut(key, Garment(**{**settings, **(changes or {})}))


jeans('men-straight-jeans', 'straight_jeans', changes=dict(detail=(5, 97, 26)))
jeans('men-tapered-jeans', 'tapered_jeans', changes=dict(step=1.4, frames=40, dress=tapered, finish=washed(fade=0.55, base=0.8, seed=4)), thigh=14.8, knee=9.6, ankle=7.6, hip=25.2)
jeans('men-relaxed-jeans', 'relaxed_jeans', changes=dict(step=1.4, frames=40, spread=0.3, dress=relaxed, finish=washed(fade=0.45, base=0.86, whiskers=0.4, seed=8)),
      hip=26.6, thigh=15.4, knee=12.2, ankle=11.6, mid=26.2, centres=(14.6, 14.4, 14.4), bottom=5)
