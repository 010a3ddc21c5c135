"""Children's T-shirts: striped for boys, with a soft flare for girls, with lapped shoulders for babies."""
import parts.kids_weaves  # noqa: F401 (registers the weaves named below)
from cloth.blocks import sleeved
from cuts.kids_shapes import BABY, BABY_TEE, BABY_TOPS, GIRLS_TEE, top
from cuts.kinds import Finish
from parts.calm import Calm
from parts.kids_trims import bound, evened, ribbed, sloping
from parts.patch import patch

_jersey = dict(weave='kids_jersey', sheen=0.3, creases=0.1)


def striped(dressing):
    evened(dressing)
    sloping(dressing, 0.6)
    ribbed(dressing, 1.7)


top('boys-striped-tee',
    sleeved(9.4, 2.2, neck=10.0, sleeve=19.5, cuff=9.0, pit=(24.2, 121.4), side=((25.2, 108), (25.8, 78.5)), shoulder=(21.2, 144.6), arm=(22.6, 140), hem_drop=0.3),
    dict(_jersey, hems=[('hem', 3.0), ('cuff', 3.0), ('neck', 0.7)], chart='kids_boys_tee'), dress=striped, finish=Finish(pattern='kids_stripes'),
)


def flared(dressing):
    evened(dressing)
    sloping(dressing, 0.7)
    ribbed(dressing, 1.2)


_raised = dict(arm_angle=38, sleeves_down=15, mirrored=0, step=1.25, frames=45)
top('girls-cotton-tee', GIRLS_TEE.sides(), dict(_jersey, hems=[('hem', 2.6), ('cuff', 2.6), ('neck', 0.6)], chart='kids_girls_tee'), body='woman', bust=False, dress=flared, **_raised)


def envelope(dressing):
    """The back comes forward over the shoulders and laps over the front, with a binding along its edge."""
    evened(dressing, reach=9)
    sloping(dressing, 0.5, neck=4.5, end=12)
    lap = dressing.cloth('lap', hems=[], ribs=())
    binding = dressing.cloth('binding', hems=[], ribs=(), creases=0)
    for side in (-1, 1):
        edge = [(10.6, 142.2), (12.8, 139.4), (15.6, 136.4), (18.4, 133.2), (20.4, 130.6)]
        outline = [(11.2, 144.6), *edge, (22.0, 134.4), (20.4, 140.4), (17.6, 142.4)]
        shape = [(side * x, z) for x, z in outline][::side]
        calm = Calm(dressing.front, shape, 4, pad=2.5)
        patch(calm, shape, lap, raise_=0.22, edge=0.2, step=0.5, name='lap')
        bound(calm, [(side * x, z) for x, z in [(9.9, 143.0), *edge]], binding, radius=(0.46, 0.2), raise_=0.32)
    ribbed(dressing, 1.0, weave='kids_jersey', rise=0.05)


top('baby-envelope-tee',
    BABY_TEE.sides(), dict(_jersey, hems=[('hem', 3.4), ('cuff', 3.2)], chart='kids_baby_tee'), BABY, BABY_TOPS,
    detail=(3, 140.5, 22), dress=envelope, **{**_raised, 'mirrored': 1})
