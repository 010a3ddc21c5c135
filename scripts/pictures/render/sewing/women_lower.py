"""Women's skirts and dresses: seams, stitches, darts."""
from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import armholes, curve


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
    """Stitches of the denim skirt's waistband, along its edges, which dip in front and rise behind."""
    for back, rise in ((False, -1.2), (True, 1.4)):
        for down in (0.45, 3.55):
            paper.stitch(curve([(x, 106.4 + rise * share - down) for x, share in ((-17.6, 0), (-8.8, 0.75), (0, 1), (8.8, 0.75), (17.6, 0))]), back)


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
        paper.groove(curve([(side * 7.6, 115), (side * 8.0, 106), (side * 8.2, 96)]), False, 0.18, 60)
        paper.groove(curve([(side * 20.8, 118.5), (side * 15, 119.4), (side * 10.5, 121.5)]), False, 0.14, 30, 118)
        paper.groove(curve([(side * 7.8, 118), (side * 8.0, 106), (side * 8.4, 94)]), True, 0.16, 50)
    # A concealed zip down to the hips: the seam's edges meet over it and stand a little off the cloth; below it the seam goes on.
    for side in (-1, 1):
        paper.ridge([(side * 0.32, 144.6), (side * 0.32, 92)], True, 0.36, 34, 130)
    paper.groove([(0, 144.6), (0, 92)], True, 0.16, 80, 84)
    paper.groove([(0, 92), (0, 47)], True, 0.2, 60)


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
        paper.groove(curve([(side * 19.8, 118.5), (side * 14, 119.8), (side * 9.6, 121.6)]), False, 0.18, 60)
        paper.groove(curve([(side * 7.6, 109), (side * 8.0, 113), (side * 8.4, 117)]), False, 0.18, 55)
        paper.groove(curve([(side * 7.8, 109), (side * 8.0, 115), (side * 8.2, 121)]), True, 0.18, 55)
    paper.groove([(0, 140.4), (0, 106)], True, 0.24, 70)
