"""What children's cuts share: proportions and scales."""
from cuts.kinds import Finish, Garment, cut
from cuts.women_shapes import Top

#: Width and height of a child's garment, and of a baby's, as shares of the grown-up pattern (cloth/after.py, rescale).
CHILD, BABY = (0.70, 0.615), (0.56, 0.455)
#: Girls' and boys' tops share one scale, babies' have their own: (height of the centre, height of the picture).
TOPS, HOODED = (125.5, 82), (127.5, 82)
BABY_TOPS = (132, 56)
#: Short-sleeved tops, draped with the arms raised further.
GIRLS_TEE = Top(
    neck=10.6, rise=146.6, drop=(9.8, 2.2), shoulder=(17.8, 144.4), arm=(18.8, 140.4), angle=38,
    sleeve=19.5, cuff=7.4, wide=2.0, pit=(22.4, 124.0), side=((22.6, 112), (23.4, 96), (24.8, 81)), hems=(0.2, 0.2),
)
#: A baby's T-shirt in its own size, since it lies flat: where neck, shoulder and lap meet, the armhole from the shoulder to the pit, the edge of the lap in front from the neck to the armhole, and that behind.
BABY_NECK = (6.4, 145.0)
BABY_ARMHOLE = [(11.3, 143.5), (10.9, 141.0), (11.1, 138.2), (12.7, 134.6)]
BABY_LAP = [BABY_NECK, (6.7, 143.3), (7.8, 141.5), (9.4, 140.1), (11.0, 139.1)]
BABY_LAP_BEHIND = [BABY_NECK, (7.0, 143.4), (8.2, 141.9), (9.6, 140.8), (11.0, 140.1)]
#: Where the bands of a baby's leggings are sewn on.
BABY_WAIST, BABY_CUFF = 130.1, 99.4
SPUN = Finish(pattern='melange', settings=dict(depth=0.12, grain=0.0007))


def top(key, sides, material, scale=CHILD, camera=TOPS, detail=(2, 139, 26), **more):
    """A top over the man's body, whose chest is flat; its better half is shown twice."""
    settings = dict(
        front=sides[0], back=sides[1], body='man', cloth='fleece', step=1.45, frames=40, mirrored=-1, sleeves_down=7, pinned='neck', scaled=scale,
        camera=camera, detail=detail, material=material, thick=0.22,
    )
    return cut(f'kids-{key}', Garment(**{**settings, **more}))
