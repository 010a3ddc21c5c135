"""Men's blazers and coats: darts, pockets, vents, sleeve seams."""
from sewing.all import chart
from sewing.chart import armholes, curve, straight_armholes


def body_seams(paper, bottom, darts=True, vents=(), shoulder=(21.4, 143.7), pit=(25.8, 118.4), stitched=False):
    """Armholes, front darts, the back seam and its vents."""
    straight_armholes(paper, shoulder, pit, stitched=stitched)
    paper.groove([(0, 148), (0, bottom)], True, 0.2, 50)
    for side in (-1, 1):
        if darts:
            paper.groove(curve([(side * 9.8, 122), (side * 9.4, 108), (side * 10.2, 94)]), False, 0.13, 34)
            paper.groove(curve([(side * 17.5, 126), (side * 15.8, 110), (side * 16.8, 95), (side * 17.4, bottom)]), True, 0.14, 36)
    for x, top in vents:
        paper.groove([(x, top), (x, bottom)], True, 0.34, 110)
        paper.own_stitch([(x, top), (x - 3.2, top + 2.2)], True)


@chart
def two_button_blazer(paper):
    body_seams(paper, 74, vents=((17.2, 90), (-17.2, 90)))


@chart
def soft_blazer(paper):
    body_seams(paper, 74, darts=False, vents=((0, 90),), stitched=True)
    paper.own_stitch([(0.7, 147), (0.7, 91)], True)


@chart
def double_breasted_blazer(paper):
    body_seams(paper, 74, vents=((17.2, 90), (-17.2, 90)), pit=(25.4, 118.4))


@chart
def wool_coat(paper):
    body_seams(paper, 44, darts=False, vents=((0, 76),), shoulder=(22.0, 144.0), pit=(27.4, 118.5))


@chart
def car_coat(paper):
    body_seams(paper, 62, darts=False, vents=((0, 78),), shoulder=(21.6, 143.7), pit=(26.6, 118))
    paper.own_stitch([(3.4, 140), (3.4, 70), (1.5, 66.5), (-1.6, 65.6)])
    for side in (-1, 1):
        paper.own_stitch([(side * 9.2, 148), (side * 20.6, 143.6)])


@chart
def raincoat(paper):
    """Raglan seams from the neck to the armpit."""
    for side in (-1, 1):
        for back in (False, True):
            line = curve([(side * (8.0 if not back else 6.0), 146.0 if not back else 148.2), (side * 15.0, 137.5), (side * 21.6, 127.5), (side * 26.6, 118.0)])
            paper.groove(line, back, 0.26, 70)
            paper.own_stitch([(x - side * 0.55, z - 0.35) for x, z in line], back)
    paper.groove([(0, 148), (0, 42)], True, 0.22, 55)
    paper.groove([(0, 76), (0, 42)], True, 0.34, 110)
    paper.own_stitch([(0, 76), (-3.2, 78)], True)
    paper.own_stitch([(4.2, 140), (4.2, 50)])


def shirt_seams(paper, bottom, yoke=True):
    """Armholes and yoke seams with their stitches, the placket's inner line."""
    armholes(paper, (21.2, 144.4), (18.6, 133), (23.4, 121), 56, stitched=True)
    for x in (1.9,):
        paper.own_stitch([(x, 140), (x, bottom)])
    paper.own_stitch([(-1.35, 140), (-1.35, bottom)])
    if yoke:
        for side in (-1, 1):
            paper.groove([(side * 8.8, 146.2), (side * 20.6, 141.2)], False, 0.2, 50)
            paper.own_stitch([(side * 8.8, 145.6), (side * 20.6, 140.6)])
            paper.groove([(0, 136.5), (side * 20.4, 137.0)], True, 0.3, 90, 88)
            paper.own_stitch([(0, 135.9), (side * 20.4, 136.4)], True)


@chart
def overshirt(paper):
    shirt_seams(paper, 77)


@chart
def field_jacket(paper):
    shirt_seams(paper, 77)
    paper.own_stitch([(4.4, 140), (4.4, 77)])
    paper.own_stitch([(-2.7, 140), (-2.7, 77)])


@chart
def bomber(paper):
    armholes(paper, (21.6, 144.2), (19.2, 132.5), (24.0, 120.4), 66, stitched=True)
