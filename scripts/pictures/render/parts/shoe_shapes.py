"""Measures of the lasts: sneaker, runner, dress shoe, loafer, boots."""
import numpy as np

from parts.shoe_last import Shape, varied

#: Angles round the leg at the collar's keys.
_AROUND = np.radians((0, 34, 72, 108, 145, 180))


def ring(height, back, front, half, rise=0.0):
    """Half a ring of a shaft: an oval from x = back to x = front, `half` wide; its front is `rise` higher."""
    middle, radius = (back + front) / 2, (front - back) / 2
    return tuple((middle - radius * np.cos(a), half * max(0.0, np.sin(a)) ** 0.9, height + rise * (1 - np.cos(a)) / 2) for a in _AROUND)


SNEAKER = Shape(stand=(1.9, 1.6, 1.0))
#: The sole's half outline of laced boots and casual shoes: shorter and rounder than a trainer's.
ROUND_TOE = (*SNEAKER.feather[:7], (21.4, 4.55), (25.1, 3.6), (27.4, 1.85), (28.0, 0))
#: A laced trainer: a steep instep, a high throat, a low round toe.
TRAINER = Shape(
    feather=((0, 0), (0.35, 1.5), (1.5, 2.6), (4.3, 3.3), (9.5, 3.45), (14, 3.85), (18, 4.35), (22, 4.45), (26.3, 3.52), (28.5, 1.9), (29, 0)),
    stand=(1.9, 1.6, 0.65), rise=(0.45, 0.50), bulge=(0.35, 0.3), fullness=(0.52, 0.58), instep=(0.42, 0.62),
    collar=((0.35, 0, 7.7), (1.0, 1.25, 7.5), (3.3, 2.35, 6.2), (6.4, 2.6, 5.6), (8.9, 2.3, 7.0), (10.5, 0, 9.2)),
    ridge=((10.5, 9.2), (12.7, 8.0), (15.6, 6.35), (18.6, 4.95), (21.6, 3.95), (25, 3.1)),
)
RUNNER = varied(
    TRAINER, stand=(3.3, 2.5, 1.3),
    collar=((0.0, 0, 8.1), (0.8, 1.32, 7.75), (3.3, 2.3, 6.4), (6.4, 2.55, 5.8), (9.0, 2.3, 7.3), (10.6, 0, 9.5)),
    ridge=((10.6, 9.5), (12.8, 8.25), (15.8, 6.4), (18.8, 4.9), (21.8, 3.9), (25.2, 3.1)),
)
#: A runner's collar where it is lower behind: on a thick sole, or seen from above, a high heel is a wedge.
LOW_HEEL = ((0.0, 0, 6.9), (0.8, 1.36, 6.6), (3.3, 2.36, 5.6), (6.4, 2.6, 5.3), (9.0, 2.3, 7.1), (10.6, 0, 9.5))
#: A runner's ridge with a lower toe.
LOW_TOE = ((10.6, 9.5), (12.8, 8.2), (15.8, 6.3), (18.8, 4.75), (21.8, 3.7), (25.4, 2.9))
DRESS = Shape(
    feather=((0, 0), (0.35, 1.45), (1.5, 2.5), (4.3, 3.05), (9.5, 2.8), (14, 3.25), (18, 4.05), (22, 4.35), (26.6, 3.35), (29.5, 1.65), (30.3, 0)),
    collar=((0.75, 0, 6.4), (1.2, 1.15, 6.25), (3.3, 2.2, 5.1), (6.6, 2.4, 4.5), (9.4, 1.95, 5.6), (11.2, 0, 7.1)),
    ridge=((11.2, 7.1), (13.5, 6.2), (16.5, 5.0), (19.5, 4.0), (22.5, 3.3), (26.4, 2.65)),
    rise=(0.42, 0.52), bulge=(0.3, 0.3), fullness=(0.47, 0.56), stand=(3.0, 0.5, 1.0),
)
#: A laced dress shoe: a steep instep, a throat well above the ankle, a vamp of a third of the length.
OXFORD = varied(
    DRESS,
    feather=((0, 0), (0.35, 1.5), (1.5, 2.55), (4.2, 3.15), (9.2, 3.05), (13.6, 3.6), (17.4, 4.3), (21.2, 4.4), (25.3, 3.2), (28.0, 1.6), (29.0, 0)),
    collar=((0.75, 0, 6.7), (1.2, 1.15, 6.5), (3.3, 2.2, 5.4), (6.6, 2.4, 5.0), (9.9, 2.0, 7.0), (11.4, 0, 8.5)),
    ridge=((11.4, 8.5), (13.5, 7.5), (16.5, 6.0), (19.5, 4.6), (22.5, 3.5), (25.6, 2.75)),
    rise=(0.42, 0.46), fullness=(0.5, 0.52), instep=(0.35, 0.5), stand=(2.5, 0.5, 0.8),
)
LOAFER = varied(
    DRESS,
    feather=((0, 0), (0.35, 1.45), (1.5, 2.5), (4.3, 3.05), (9.5, 2.8), (14, 3.3), (18, 4.1), (22, 4.4), (26.3, 3.5), (28.9, 1.75), (29.6, 0)),
    collar=((0.75, 0, 6.2), (1.2, 1.15, 6.05), (3.3, 2.2, 4.9), (7.2, 2.45, 4.1), (11.5, 2.1, 4.35), (14.4, 0, 5.8)),
    collar_keys=(0, 0.08, 0.17, 0.28, 0.40, 0.50),
    ridge=((14.4, 5.8), (17, 4.8), (19.5, 4.1), (22, 3.6), (25.6, 2.95)), stand=(2.5, 0.5, 0.8), fullness=(0.55, 0.66), rise=(0.5, 0.62),
)
#: A boot's ankle; `shaft` is added by each boot.
ANKLE = varied(
    SNEAKER,
    collar=((0.75, 0, 7.6), (1.2, 1.25, 7.6), (3.4, 2.4, 7.8), (6.7, 2.75, 8.4), (9.8, 2.2, 9.3), (11.9, 0, 9.9)),
    ridge=((11.9, 9.9), (13.5, 8.2), (16, 6.35), (19, 4.9), (22, 3.95), (25, 3.35)), stand=(3.6, 1.5, 0.9),
)
ANKLE_DRESS = varied(
    ANKLE, feather=DRESS.feather, ridge=((11.9, 9.7), (13.5, 8.0), (16.3, 6.0), (19.5, 4.5), (22.7, 3.55), (26.2, 2.85)),
    collar=((0.75, 0, 7.4), (1.2, 1.2, 7.4), (3.4, 2.3, 7.6), (6.7, 2.6, 8.2), (9.8, 2.1, 9.1), (11.9, 0, 9.7)),
    rise=(0.42, 0.52), bulge=(0.3, 0.3), fullness=(0.48, 0.57), stand=(3.4, 0.9, 0.8),
)
