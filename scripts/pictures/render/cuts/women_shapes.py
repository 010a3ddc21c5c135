"""Paper patterns of women's tops: one description for the outline and for the sewing map (sewing/women_tops.py)."""
import math
from dataclasses import dataclass

import numpy as np

from cloth.blocks import hem


@dataclass(frozen=True)
class Top:
    """A top with sleeves cut on, as its right half on paper. cm.

    `neck`, `rise`: half width and height of the neck at the shoulder; `drop` the depth of the neck (front, back).
    `arm`, `angle`: where the sleeve's axis begins and its degrees from vertical; `sleeve`, `cuff`: its length from there and half width at the end; `wide` makes its upper part rounder.
    `slit`: height of a slit in the side seam.
    """

    neck: float = 9.4
    rise: float = 146.9
    drop: tuple = (8.2, 1.7)
    shape: str = 'round'
    shoulder: tuple = (17.6, 144.2)
    arm: tuple = (17.0, 140.6)
    angle: float = 38.0
    sleeve: float = 22.0
    cuff: float = 7.6
    wide: float = 1.6
    pit: tuple = (22.4, 124.0)
    side: tuple = ((22.2, 112), (22.0, 104), (23.4, 87.5))
    hems: tuple = (0.8, 0.8)
    curve: float = 0.0
    slit: float = 0.0

    @property
    def along(self):
        turn = math.radians(self.angle)
        return np.array([math.sin(turn), -math.cos(turn)])

    @property
    def out(self):
        turn = math.radians(self.angle)
        return np.array([math.cos(turn), math.sin(turn)])

    def _neck(self, depth, back):
        width, top = self.neck, self.rise
        if back:
            return ('neck', [(0, top - depth), (width * 0.6, top - depth * 0.78), (width, top)], 1)
        if self.shape == 'v':
            return ('neck', [(0, top - depth), (width * 0.5, top - depth * 0.55), (width * 0.86, top - depth * 0.2), (width, top)], 1)
        if self.shape == 'boat':
            return ('neck', [(0, top - depth), (width * 0.5, top - depth * 0.88), (width * 0.85, top - depth * 0.45), (width, top)], 1)
        return ('neck', [(0, top - depth), (width * 0.52, top - depth * 0.85), (width * 0.9, top - depth * 0.38), (width, top)], 1)

    def sides(self):
        """Front and back outlines for cloth/panel.py."""
        end = np.array(self.arm) + self.along * self.sleeve
        outer, inner = end + self.out * self.cuff, end - self.out * self.cuff
        middle = np.array(self.shoulder) * 0.62 + outer * 0.38 + self.out * self.wide
        under = np.array(self.pit) * 0.72 + inner * 0.28 + np.array([0.2, -0.6])
        shared = [
            ('seam', [(self.neck, self.rise), self.shoulder], 0),
            ('seam', [self.shoulder, tuple(middle), tuple(outer)], 1),
            ('cuff', [tuple(outer), tuple(inner)], 0),
            ('seam', [tuple(inner), tuple(under), self.pit], 1),
            ('seam', [self.pit, *self.side], 1),
        ]
        return tuple([self._neck(depth, back)] + shared + self._hem(drop) for depth, drop, back in zip(self.drop, self.hems, (False, True)))

    def _hem(self, drop):
        x, z = self.side[-1]
        if not self.slit:
            return [hem((x, z), drop, self.curve)]
        low = (x + 0.2, z - self.slit)
        return [('hem', [(x, z), low], 0), hem(low, drop, self.curve)]


def armhole(top: Top, lean: float = 1.6, foot: float = 0.9):
    """The seam where the sleeve is set in, from the shoulder to the armpit, on the wearer's left: `lean` cm towards the middle, `foot` of the way down to the pit's side."""
    (shoulder_x, shoulder_z), (pit_x, pit_z) = top.shoulder, top.pit
    depth = shoulder_z - pit_z
    waist = min(shoulder_x, pit_x) - lean
    low = (pit_x * foot + waist * (1 - foot), pit_z + 0.9)
    return [(shoulder_x + 0.5, shoulder_z + 0.6), (waist + 0.35, shoulder_z - depth * 0.38), (waist + 0.7, shoulder_z - depth * 0.66), low, (pit_x + 0.3, pit_z - 0.3)]


#: Every pattern by the cut's name without `women-`.
TOPS: dict[str, Top] = {
    'crew-tee': Top(),
    'boxy-tee': Top(
        neck=10.0, rise=146.6, drop=(8.4, 1.9), shoulder=(20.4, 143.0), arm=(18.8, 140.2), angle=40,
        sleeve=23.5, cuff=8.6, pit=(24.0, 120.5), side=((24.6, 108), (25.2, 88.0)), hems=(0.3, 0.3),
    ),
    'training-tee': Top(
        rise=146.7, drop=(8.0, 1.7), shoulder=(18.2, 144.0), arm=(18.8, 140.4), angle=38,
        sleeve=21.5, cuff=8.0, pit=(22.8, 122.8), side=((23.0, 110), (23.0, 104), (24.2, 86.5)), curve=1.6,
    ),
    'linen-tee': Top(
        neck=10.2, rise=146.4, drop=(9.4, 2.2), shoulder=(19.2, 143.6), arm=(17.8, 140.4), angle=40,
        sleeve=22.5, cuff=8.4, pit=(24.0, 121.0), side=((24.4, 109), (25.4, 88.5)), curve=1.8,
    ),
    'rib-tee': Top(
        neck=11.0, rise=146.0, drop=(8.8, 2.4), shoulder=(17.2, 144.2), arm=(16.9, 140.5), angle=38,
        sleeve=20.0, cuff=7.0, pit=(21.0, 124.6), side=((20.4, 113), (18.4, 105), (20.6, 89)), hems=(0.5, 0.5),
    ),
    'v-tee': Top(
        neck=9.0, rise=147.0, drop=(16.0, 1.7), shape='v', shoulder=(17.4, 144.2), arm=(17.0, 140.6), angle=38,
        sleeve=21.5, cuff=7.4, pit=(22.3, 124.2), side=((22.6, 112), (22.6, 104), (24.2, 88.0)), curve=1.8,
    ),
    'crew-jumper': Top(
        neck=9.6, rise=146.8, drop=(8.2, 1.8), shoulder=(18.8, 144.4), arm=(16.8, 139.5), angle=36,
        sleeve=57, cuff=5.2, wide=3.0, pit=(22.8, 119.8), side=((23.6, 110), (23.4, 102), (24.0, 87.5)), hems=(0.4, 0.4),
    ),
    'cable-jumper': Top(
        neck=10.0, rise=146.6, drop=(8.4, 2.0), shoulder=(20.8, 143.6), arm=(17.0, 139.6), angle=36,
        sleeve=55, cuff=6.2, wide=3.2, pit=(24.6, 117.5), side=((26.6, 108), (26.0, 88)), hems=(0.4, 0.4),
    ),
    'polo-neck': Top(
        neck=6.9, rise=148.6, drop=(6.2, 1.6), shoulder=(18.2, 144.6), arm=(16.7, 139.4), angle=36,
        sleeve=58, cuff=4.9, wide=2.6, pit=(21.4, 120.5), side=((21.8, 111), (21.2, 103), (22.6, 87)), hems=(0.4, 0.4),
    ),
    'mohair-cardigan': Top(
        neck=9.4, rise=146.9, drop=(11.5, 1.7), shoulder=(20.8, 143.6), arm=(17.0, 139.6), angle=36,
        sleeve=54, cuff=6.6, wide=4.0, pit=(25.0, 117.0), side=((27.0, 108), (26.4, 94)), hems=(0.3, 0.3),
    ),
    'rib-jumper': Top(
        neck=12.4, rise=145.6, drop=(7.0, 2.4), shape='boat', shoulder=(19.2, 144.2), arm=(16.8, 139.5), angle=36,
        sleeve=55, cuff=5.6, wide=3.0, pit=(23.0, 119.0), side=((24.0, 110), (24.2, 96)), hems=(0.3, 0.3),
    ),
    'oversized-jumper': Top(
        neck=10.0, rise=146.6, drop=(8.4, 1.8), shoulder=(25.0, 141.8), arm=(17.2, 139.6), angle=40,
        sleeve=56, cuff=6.4, wide=3.2, pit=(28.0, 113.5), side=((30.4, 105), (30.4, 86)), hems=(0.3, 0.3), slit=8.5,
    ),
    'hoodie': Top(
        neck=9.0, rise=147.2, drop=(7.8, 1.6), shoulder=(21.2, 143.4), arm=(17.0, 139.6), angle=36,
        sleeve=55.5, cuff=6.4, wide=3.6, pit=(25.2, 116.5), side=((27.2, 107), (26.4, 85.5)), hems=(0.3, 0.3),
    ),
    'poplin-shirt': Top(
        neck=7.6, rise=148.5, drop=(8.0, 1.6), shoulder=(19.0, 144.4), arm=(16.8, 139.5), angle=36,
        sleeve=57.5, cuff=5.6, wide=3.4, pit=(23.6, 119.2), side=((24.6, 109), (24.6, 102), (25.4, 83.0)), hems=(0.4, 2.0), curve=4.0,
    ),
    'linen-shirt': Top(
        neck=7.8, rise=148.5, drop=(8.4, 1.6), shoulder=(20.4, 143.8), arm=(17.0, 139.6), angle=36,
        sleeve=56.5, cuff=6.6, wide=3.8, pit=(24.8, 117.6), side=((26.0, 108), (26.8, 81.5)), hems=(0.4, 1.5), curve=6.5,
    ),
    'bow-blouse': Top(
        neck=7.6, rise=148.5, drop=(8.2, 1.6), shoulder=(18.8, 144.4), arm=(16.8, 139.5), angle=36,
        sleeve=57.0, cuff=5.6, wide=4.2, pit=(23.8, 119.0), side=((24.8, 109), (24.8, 102), (25.8, 85.5)), hems=(0.6, 0.6),
    ),
}


#: The pleated dress's skirt: pleats round it, heights of seam and hem, and girths by cm from the seam.
PLEATED = dict(count=48, top=107.0, hem=32.0, girths=((0, 14, 75), (73, 94, 168)))


def tank(neck=8.8, rise=147.4, strap=4.4, drop=(16.0, 12.0), pit=(19.8, 124.5), side=((20.0, 113), (18.8, 105), (21.0, 88.5)), hem_drop=0.5):
    """A sleeveless top with straps of `strap` cm; the armhole is an opening ('arm')."""
    outer = (neck + strap, rise - strap * 0.42)
    shared = [
        ('seam', [(neck, rise), outer], 0),
        ('arm', [outer, (outer[0] + 0.1, outer[1] - 8), (outer[0] + 1.6, pit[1] + 5.5), pit], 1),
        ('seam', [pit, *side], 1),
        hem(side[-1], hem_drop),
    ]
    scoop = lambda depth: ('neck', [(0, rise - depth), (neck * 0.55, rise - depth * 0.9), (neck * 0.92, rise - depth * 0.48), (neck, rise)], 1)
    return [scoop(drop[0])] + shared, [scoop(drop[1])] + shared
