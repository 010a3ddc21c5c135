"""Women's jeans, trousers, skirts and dresses: seams, stitches, pleats, whiskers."""
import numpy as np

from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import armholes, curve
from sewing.men_outer import leg_hem, side_seams


def whiskers(paper, crotch=74.0, knee=52.0, strength=1.0, seed=3):
    """Worn-in folds in the height: rays from the crotch, bows in front of the hip, wrinkles about the knee."""
    u, z = paper.places(4)
    shake = np.random.default_rng(seed)
    height = np.zeros(z.shape, np.float32)
    for back in (False, True):
        x = 200 - u if back else u
        here = np.abs(x) < 45
        for side in (-1, 1):
            along = side * x
            for row in range(9):
                start, length = crotch + 9 - row * 2.3 + shake.normal(0, 0.5), shake.uniform(7, 13)
                slope = (0.55 - row * 0.07) * (0.7 if back else 1) + shake.normal(0, 0.05)
                line = z - start - (along - 1) * slope + 0.012 * (along - 1) ** 2
                fade = np.clip(along / 2, 0, 1) * np.exp(-np.clip(along / length, 0, 5) ** 3)
                height += here * 42 * strength * np.exp(-((line / 0.62) ** 2)) * fade * shake.uniform(0.5, 1.1)
            for row in range(8):
                middle, at = shake.uniform(7, 17), knee + shake.normal(0, 7)
                line = z - at - 0.1 * (along - middle) * shake.normal(0, 1.6)
                height += here * (40 if back else 20) * strength * np.exp(-((line / 0.6) ** 2)) * np.exp(-(((along - middle) / shake.uniform(3, 6)) ** 2))
    paper.set_field('height', 128 + np.clip(height, -60, 70))


def inseams(paper, bottom, double=False, thread=255, outer=0.0):
    """Stitches beside the inner (and outer) leg seams."""
    for back in (False, True):
        for side in (-1, 1):
            inner = curve([(side * 1.4, 70), (side * 2.2, 50), (side * 2.8, bottom)])
            paper.stitch(parallel(inner, -0.25 * side), back, thread=thread)
            if double:
                paper.stitch(parallel(inner, -0.85 * side), back, thread=thread)


def denim_front(paper, top=106.3, pockets=True):
    """Fly, scooped pockets, coin pocket, yoke: for women's jeans with their waist at about 107."""
    low = top - 4.0
    paper.groove(curve([(0, low), (0, 90), (0, 76)]), False, 0.22, 60)
    paper.double(curve([(3.3, low), (3.3, 94), (2.8, 89), (0.2, 85.4)]))
    for side in (-1, 1):
        if pockets:
            pocket = curve([(side * 7.6, low + 0.2), (side * 9.2, 98.2), (side * 13.0, 94.8), (side * 19.4, 93.9)])
            paper.groove(pocket, False, 0.3, 75)
            for distance in (0.35, 0.95):
                paper.stitch(parallel(pocket, -side * distance))
        paper.groove([(0, 96.6), (side * 20, 100.4)], True, 0.25, 50)
        paper.stitch(parallel(curve([(0, 96.6), (side * 20, 100.4), (side * 20.01, 100.41)]), 0.4 * side), True)
        paper.stitch(parallel(curve([(0, 96.6), (side * 20, 100.4), (side * 20.01, 100.41)]), 0.95 * side), True)
    paper.groove(curve([(0, 97), (0, 88), (0, 76)]), True, 0.25, 60)
    for x in (0.35, 0.95):
        paper.stitch([(x, 96.4), (x, 80)], True)
        if pockets:
            paper.groove(_pocket(side, -0.12), True, 0.45, 40, 92)
    paper.groove([(-16.8, 98.6), (-11.0, 99.9)], False, 0.25, 50)
    paper.stitch([(-16.8, 98.0), (-11.2, 99.3)])


#: Back pockets of jeans: outline on the wearer's left.
POCKET = [(2.6, 95.0), (15.4, 95.4), (15.0, 84.2), (9.0, 81.2), (3.0, 84.2), (2.6, 95.0)]


#: Outer seam of straight and of wide legs, drawn a little in front of the outline.
STRAIGHT_SIDE = ((16.8, 103), (19.8, 94), (20.4, 84), (19.8, 66), (19.4, 46), (19.0, 6))
WIDE_SIDE = ((17.0, 103), (19.9, 93), (20.8, 84), (20.8, 66), (21.4, 46), (21.6, 2))


def _pocket(side, inset=0.0):
    return [(side * (9.0 + (x - 9.0) * (1 - inset / 6)), 88.5 + (z - 88.5) * (1 - inset / 6.5)) for x, z in POCKET]


@chart
def women_jeans_parts(paper):
    """Stitches of what is laid on: waistband and back pockets."""
    for back, middle in ((False, 106.3), (True, 108.9)):
        side_height = 107.9
        for distance in (0.5, 3.4):
            for side in (-1, 1):
                paper.stitch([(0, middle - distance), (side * 24, middle + (side_height - middle) * 24 / 17.8 - distance)], back)
    for side in (-1, 1):
        for inset in (0.35, 0.95):
            outline = _pocket(side, inset)
            paper.stitch(outline[1:], True)
        paper.stitch([(side * 2.8, 93.6), (side * 15.3, 94.0)], True)
        paper.stitch(curve([(side * 3.2, 89.4), (side * 6.6, 88.2), (side * 9.0, 87.0), (side * 11.6, 88.4), (side * 14.8, 89.8)]), True)


@chart
def women_jeans(paper):
    whiskers(paper, strength=0.6)
    denim_front(paper)
    inseams(paper, 12)
    leg_hem(paper, 13, 1.7, own=False)
    side_seams(paper, STRAIGHT_SIDE)


@chart
def women_jeans_slim(paper):
    whiskers(paper, strength=0.45, seed=8)
    denim_front(paper)
    leg_hem(paper, 9, 1.3, own=False)
    side_seams(paper, ((16.6, 102), (19.6, 94), (20.0, 84), (18.8, 66), (17.2, 46), (16.2, 7)))


@chart
def women_corduroy(paper):
    denim_front(paper)
    leg_hem(paper, 13, 1.8)
    side_seams(paper, STRAIGHT_SIDE)


@chart
def women_pleated(paper):
    """Pleated trousers: fly, one pleat a side, pressed crease, slant pockets, back welts."""
    _fly(paper)
    for side in (-1, 1):
        paper.groove([(side * 12.4, 104.0), (side * 19.6, 91.0)], False, 0.24, 75)
        paper.own_stitch(parallel([(side * 12.4, 104.0), (side * 16, 97.5), (side * 19.6, 91.0)], -0.5 * side))
        paper.groove(curve([(side * 7.4, 104.2), (side * 7.9, 98), (side * 8.8, 91)]), False, 0.3, 90, 92)
        _crease(paper, side, 96)
        paper.groove([(side * 6.2, 97.4), (side * 15.6, 98.2)], True, 0.3, 70)
        paper.groove([(side * 10.4, 105), (side * 10.7, 98)], True, 0.16, 40)


def _fly(paper, top=104.5):
    paper.groove(curve([(1.3, top), (1.3, 96), (1.1, 90), (0.5, 84), (0, 79), (0, 74)]), False, 0.2, 52)
    paper.own_stitch(curve([(4.0, top), (4.0, 94), (3.2, 88), (0.7, 84)]))
    paper.groove([(0, 107), (0, 74)], True, 0.2, 50)


def _crease(paper, side, top):
    for back in (False, True):
        line = [(side * 9.0, top), (side * 11.6, 80), (side * 13.6, 62), (side * 14.6, 44), (side * 15.2, 3)]
        paper.ridge(curve(line), back, width=0.3, height=64, shade=138)


@chart
def women_chinos(paper):
    whiskers(paper, strength=0.75, seed=11)
    paper.groove(curve([(1.3, 102), (1.3, 95), (1.1, 89), (0.5, 83), (0, 78), (0, 74)]), False, 0.22, 70, 96)
    paper.own_stitch(curve([(3.9, 102), (3.9, 92), (3.2, 87), (0.7, 83)]))
    paper.groove([(0, 105), (0, 74)], True, 0.2, 50)
    for side in (-1, 1):
        slant = [(side * 11.8, 102.2), (side * 15.5, 96.4), (side * 19.8, 89.6)]
        paper.groove(slant, False, 0.36, 115, 80)
        for distance in (0.35, 0.95):
            paper.own_stitch(parallel(slant, -distance * side))
        paper.groove([(side * 5.8, 95.2), (side * 15.2, 96.0)], True, 0.35, 100, 84)
        paper.own_stitch([(side * 5.8, 94.5), (side * 15.2, 95.3)], True)


@chart
def women_linen_wide(paper):
    _fly(paper)
    for side in (-1, 1):
        paper.groove([(side * 12.6, 103.6), (side * 19.6, 90.5)], False, 0.26, 75)
        paper.own_stitch(parallel([(side * 12.6, 103.6), (side * 16, 97.2), (side * 19.6, 90.5)], -0.6 * side))
        paper.groove(curve([(side * 7.0, 104), (side * 7.5, 99), (side * 8.2, 93)]), False, 0.26, 70, 100)
    side_seams(paper, WIDE_SIDE)
    leg_hem(paper, 4, 3.0)


@chart
def women_fluid(paper):
    _fly(paper, 103.4)
    for side in (-1, 1):
        paper.groove(curve([(side * 17.0, 102), (side * 19.2, 92)]), False, 0.24, 60)
    side_seams(paper, WIDE_SIDE)
    leg_hem(paper, 4, 2.0)


@chart
def women_pencil(paper):
    for side in (-1, 1):
        for back in (False, True):
            paper.groove([(side * 8.2, 103), (side * 8.6, 93.5)], back, 0.16, 42)
    paper.groove([(0, 103), (0, 62)], True, 0.2, 55)
    paper.groove([(0, 63), (0, 44)], True, 0.5, 120, 52)
    paper.groove([(-0.1, 63.2), (2.6, 63.6)], True, 0.12, 30)


@chart
def women_skirt_crepe(paper):
    paper.groove([(0, 103), (0, 86)], True, 0.16, 45)


@chart
def women_denim_skirt(paper):
    """Button front, scooped pockets, yoke behind."""
    u, z = paper.places(4)
    paper.plateau([(-2.0, 103), (2.0, 103), (2.0, 40), (-2.0, 40)], False, 26)
    paper.groove([(2.1, 103), (2.1, 40)], False, 0.24, 75)
    for x in (1.6, -1.7):
        paper.stitch([(x, 102.4), (x, 41)])
    for side in (-1, 1):
        pocket = curve([(side * 7.0, 102.6), (side * 8.6, 97.4), (side * 12.6, 93.6), (side * 21, 92.4)])
        paper.groove(pocket, False, 0.3, 75)
        for distance in (0.35, 0.95):
            paper.stitch(parallel(pocket, -side * distance))
        yoke = curve([(0, 95.0), (side * 12, 97), (side * 23, 99.4)])
        paper.groove(yoke, True, 0.25, 55)
        for distance in (0.4, 0.95):
            paper.stitch(parallel(yoke, distance * side), True)
    paper.groove([(0, 95), (0, 40)], True, 0.2, 50)
    for x in (0.35, 0.95):
        paper.stitch([(x, 94.5), (x, 40.5)], True)


@chart
def women_dress_waist(paper):
    """Set-in sleeves, waist seam, bust darts, zip behind."""
    armholes(paper, (17.4, 146.6), (15.6, 134), (19.8, 124), 48)
    for back in (False, True):
        paper.groove([(-24, 108.4), (24, 108.4)], back, 0.18, 55)
    for side in (-1, 1):
        paper.groove(curve([(side * 8.2, 108.6), (side * 8.4, 113), (side * 8.2, 118)]), False, 0.14, 40)
        paper.groove(curve([(side * 8.4, 108.6), (side * 8.6, 116), (side * 8.4, 124)]), True, 0.14, 40)
    paper.groove([(0, 147), (0, 86)], True, 0.22, 60)


@chart
def women_denim_skirt_parts(paper):
    """Stitches of the denim skirt's waistband."""
    for back in (False, True):
        for z in (105.9, 102.9):
            paper.stitch([(-24, z), (24, z)], back)


@chart
def women_t_shirt_dress(paper):
    armholes(paper, (20.8, 144.4), (19.4, 132), (24.6, 119.4), 50)
    for side in (-1, 1):
        for back in (False, True):
            line = curve([(side * 9.6, 146.6), (side * 20.4, 143.2)])
            paper.own_stitch(parallel(line, -0.6 * side), back)
        paper.groove(curve([(side * 24.6, 101), (side * 24.9, 94), (side * 25.6, 86)]), False, 0.26, 70)


@chart
def women_rib_dress(paper):
    """Knitted set-in sleeves, a double neckband, tubular edges."""
    armholes(paper, (18.6, 145.2), (16.6, 133), (20.8, 122.2), 60)
    neck = curve([(-8.6, 149.5), (-7.74, 146.6), (-4.5, 143.1), (0, 141.9), (4.5, 143.1), (7.74, 146.6), (8.6, 149.5)])
    paper.groove(parallel(neck, -2.2), False, 0.24, 70)
    for back in (False, True):
        for z in (48.4,):
            paper.groove([(-26, z), (26, z)], back, 0.2, 50)


@chart
def women_wrap_dress(paper):
    armholes(paper, (18.0, 145.2), (16.2, 133), (22, 121.8), 45)
    for side in (-1, 1):
        paper.groove(curve([(side * 8.2, 108.6), (side * 8.8, 113), (side * 9.4, 118)]), False, 0.14, 36)
        paper.groove(curve([(side * 8.4, 108.6), (side * 8.6, 116), (side * 8.4, 124)]), True, 0.14, 40)
    paper.groove([(-24, 107), (24, 107)], True, 0.2, 50)
    # Two edges of the neck cross: the left one runs on over the right one.
    paper.groove([(9.0, 149), (0, 127.8)], False, 0.1, 20)


@chart
def women_shirt_dress(paper):
    paper.plateau([(-1.7, 141), (1.7, 141), (1.7, 32), (-1.7, 32)], False, 24)
    paper.groove([(1.8, 141), (1.8, 32)], False, 0.2, 60)
    paper.groove([(-1.8, 141), (-1.8, 32)], False, 0.12, 30)
    for x in (1.2, -1.2):
        paper.own_stitch([(x, 140), (x, 34)])
    armholes(paper, (20.0, 144.6), (17.6, 132), (24.4, 119.4), 50, stitched=True)
    for side in (-1, 1):
        paper.groove([(side * 8.8, 146.0), (side * 19.4, 141.2)], False, 0.18, 45)
        paper.groove([(0, 137), (side * 18.3, 137.5)], True, 0.2, 45)
        paper.groove(curve([(side * 24.6, 101), (side * 25.0, 94), (side * 25.7, 85)]), False, 0.26, 70)


@chart
def women_velvet_dress(paper):
    armholes(paper, (18.2, 145), (16.4, 133), (20.6, 123.4), 42)
    for side in (-1, 1):
        paper.groove(curve([(side * 7.6, 112), (side * 8.0, 106), (side * 8.2, 98)]), False, 0.14, 34)
        paper.groove(curve([(side * 7.8, 118), (side * 8.0, 106), (side * 8.4, 94)]), True, 0.14, 36)
    paper.groove([(0, 125), (0, 62)], True, 0.2, 50)


@chart
def women_slip_dress(paper):
    for side in (-1, 1):
        paper.groove(curve([(side * 19.0, 120.5), (side * 13.0, 122.8), (side * 9.2, 124.6)]), False, 0.12, 30)
    paper.groove(curve([(29.6, 44), (30.6, 36), (31.6, 29)]), False, 0.36, 110, 70)


@chart
def women_tiered_dress(paper):
    for back in (False, True):
        for z in (103.0, 66.5):
            paper.groove([(-42, z), (42, z)], back, 0.26, 80, 96)


@chart
def women_pleated_dress(paper):
    for side in (-1, 1):
        paper.groove(curve([(side * 19.4, 122), (side * 14, 121), (side * 10.4, 120)]), False, 0.12, 34)
    paper.groove([(0, 146), (0, 106)], True, 0.2, 50)
