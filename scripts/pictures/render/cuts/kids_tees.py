"""Children's T-shirts: striped for boys, with a soft flare for girls, with lapped shoulders for babies."""
import parts.kids_weaves  # noqa: F401 (registers the weaves named below)
from cloth.blocks import sleeved
from cloth.curves import smooth
from cuts.kids_shapes import BABY, BABY_TEE, BABY_TOPS, GIRLS_TEE, top
from cuts.kinds import Finish
from cuts.women_shapes import armhole
from parts.calm import Calm
from parts.drag_lines import drag_lines
from parts.hanging import limp
from parts.kids_trims import bound, evened, ribbed, sloping
from parts.patch import patch

_jersey = dict(weave='kids_jersey', sheen=0.3, creases=0.1)


def striped(dressing):
    limp(dressing, seed=9, folds=0.45)
    evened(dressing)
    sloping(dressing, 0.6)
    drag_lines(dressing, 9)
    ribbed(dressing, 1.7)


top('boys-striped-tee',
    sleeved(9.4, 2.2, neck=10.0, sleeve=19.5, cuff=8.6, pit=(24.2, 121.4), side=((25.2, 108), (25.8, 78.5)), shoulder=(21.2, 144.6), arm=(24.2, 140.2), hem_drop=0.3),
    dict(_jersey, hems=[('hem', 3.0), ('cuff', 3.0)], chart='kids_boys_tee'), dress=striped, finish=Finish(pattern='kids_stripes'),
)


def flared(dressing):
    limp(dressing, top=120, seed=10, folds=0.7)
    evened(dressing)
    sloping(dressing, 0.7)
    drag_lines(dressing, 10)
    ribbed(dressing, 1.2)


_raised = dict(arm_angle=38, sleeves_down=15, mirrored=0, step=1.25, frames=45)
top('girls-cotton-tee', GIRLS_TEE.sides(), dict(_jersey, hems=[('hem', 2.6), ('cuff', 2.6)], chart='kids_girls_tee'), body='woman', bust=False, dress=flared, **_raised)


#: The armhole of babies' T-shirts, from where a lap ends up to the shoulder.
ARMHOLE = [tuple(place) for place in smooth(armhole(BABY_TEE))[32::-6]]


def envelope(dressing):
    """The back comes forward over the shoulders and laps over the front, with a binding along its edge."""
    limp(dressing, top=120, seed=11, folds=0.4)
    evened(dressing, reach=9)
    sloping(dressing, 0.5, neck=4.5, end=12)
    drag_lines(dressing, 11, depth=0.7)
    lap = dressing.cloth('lap', hems=[], ribs=())
    binding = dressing.cloth('binding', hems=[], ribs=(), creases=0)
    for side in (-1, 1):
        edge = [(10.6, 142.4), (12.6, 139.8), (15.0, 136.8), (17.6, 133.5)]
        # Its far side lies in the armhole's seam, its upper one on the shoulder's.
        outline = [(11.6, 145.9), *edge, *ARMHOLE]
        shape = [(side * x, z) for x, z in outline][::side]
        calm = Calm(dressing.front, shape, 4, pad=2.5)
        patch(calm, shape, lap, raise_=0.22, edge=0.2, step=0.5, name='lap')
        bound(calm, [(side * x, z) for x, z in [(9.7, 143.4), *edge[:-1], (17.2, 134.1)]], binding, radius=(0.44, 0.18), raise_=0.28)
    ribbed(dressing, 1.0, weave='kids_jersey', rise=0.05)


top('baby-envelope-tee',
    BABY_TEE.sides(), dict(_jersey, hems=[('hem', 3.4), ('cuff', 3.2)], chart='kids_baby_tee'), BABY, BABY_TOPS,
    detail=(3, 140.5, 22), dress=envelope, **{**_raised, 'mirrored': 1})
