"""Women's underwear, swimwear and sports clothes: flat seams and gathered waists on paper."""
from cloth.curves import parallel
from sewing.all import chart
from sewing.chart import curve, tucked


def flat_seam(paper, line, back=False, apart=0.35):
    """A seam that lies flat between two lines of stitches."""
    paper.groove(line, back, 0.12, 34)
    for distance in (-apart, apart):
        paper.own_stitch(parallel(line, distance), back)


@chart
def women_briefs(paper):
    """The seam below the elastic, the gusset."""
    for back, middle in ((False, 100.7), (True, 102.3)):
        paper.groove([(-18, 101.5), (0, middle), (18, 101.5)], back, 0.2, 45, 100)
    for back, low in ((False, 79.4), (True, 76.4)):
        paper.groove(curve([(-8, low + 1.4), (0, low), (8, low + 1.4)]), back, 0.14, 36)
        paper.own_stitch(curve([(-8, low + 1.75), (0, low + 0.35), (8, low + 1.75)]), back)


@chart
def women_sleep_shorts(paper):
    """Gathers below the elastic, centre seams, pockets."""
    tucked(paper, (100.0, 101.8, 100.8), 18.0, seed=4)
    paper.groove(curve([(0, 99), (0, 86), (0, 74)]), False, 0.16, 45)
    paper.groove([(0, 101), (0, 74)], True, 0.16, 45)
    for side in (-1, 1):
        pocket = curve([(side * 14.4, 100.6), (side * 17.4, 93.5), (side * 24.4, 85.0)])
        paper.groove(pocket, False, 0.26, 80, 92)
        paper.own_stitch(parallel(pocket, -side * 0.6))


@chart
def women_boyshorts(paper):
    """Knitted in a tube: the only seams are those of the gusset."""
    for back, high in ((False, 78.0), (True, 76.0)):
        line = curve([(-3.9, 68.6), (-3.4, 72), (-2.9, high - 1), (0, high), (2.9, high - 1), (3.4, 72), (3.9, 68.6)])
        flat_seam(paper, line, back, apart=0.25)


@chart
def women_swim_plain(paper):
    """Flat princess seams; behind, a middle seam that shapes the seat."""
    flat_seam(paper, [(0, 111.4), (0, 73)], True, apart=0.3)
    for side in (-1, 1):
        flat_seam(paper, curve([(side * 13.2, 132.5), (side * 10.4, 122), (side * 9.6, 112), (side * 11.0, 100), (side * 12.4, 89)]), apart=0.3)


@chart
def women_swim_rib(paper):
    """The middle seam behind and the gusset's."""
    flat_seam(paper, [(0, 116.2), (0, 73)], True, apart=0.3)
    flat_seam(paper, curve([(-6.4, 80.4), (0, 81.6), (6.4, 80.4)]), apart=0.3)


@chart
def women_swim_sport(paper):
    """Flat seams at front and back."""
    for side in (-1, 1):
        line = curve([(side * 14.0, 130), (side * 11.4, 120), (side * 10.2, 108), (side * 12.6, 89.5)])
        flat_seam(paper, line, apart=0.3)
        flat_seam(paper, curve([(side * 13.4, 123.3), (side * 10.4, 108), (side * 12.6, 83)]), True, apart=0.3)


def lock_seam(paper, line, back=False):
    """The wide seam of leggings, which shows from afar."""
    paper.groove(line, back, 0.5, 22, 108)
    paper.groove(line, back, 0.16, 70, 76)
    for distance in (-0.4, 0.4):
        paper.own_stitch(parallel(line, distance), back)


def leggings(paper, waist):
    """Centre and inner seams of leggings, up to the waistband."""
    for back in (False, True):
        lock_seam(paper, [(0, waist), (0, 76)], back)
    for side in (-1, 1):
        lock_seam(paper, curve([(side * 2.4, 73), (side * 3.4, 60), (side * 4.4, 46), (side * 5.6, 10)]))


@chart
def women_training_leggings(paper):
    """Side panels with a pocket for a phone, a pointed yoke behind."""
    leggings(paper, 98.5)
    for side in (-1, 1):
        lock_seam(paper, curve([(side * 13.4, 98), (side * 14.6, 84), (side * 15.0, 66), (side * 14.8, 48), (side * 14.4, 28), (side * 14.2, 9)]))
        paper.groove([(side * 14.6, 84.0), (side * 22.5, 87.5)], False, 0.3, 85, 95)
        paper.own_stitch([(side * 14.6, 83.0), (side * 22.5, 86.5)])
        paper.groove([(side * 15.0, 66), (side * 22.5, 67.0)], False, 0.16, 45)
        lock_seam(paper, curve([(side * 15.6, 98), (side * 15.2, 84), (side * 16.2, 66), (side * 14.6, 46), (side * 14.8, 9)]), True)
        lock_seam(paper, [(0, 91.5), (side * 15.4, 97.0)], True)


@chart
def women_running_leggings(paper):
    """The waistband's seam, curved panels and the key pocket."""
    for back in (False, True):
        paper.groove([(-22, 101.5), (22, 101.5)], back, 0.22, 75, 80)
        paper.own_stitch([(-22, 102.0), (22, 102.0)], back)
        paper.own_stitch([(-22, 101.0), (22, 101.0)], back)
    leggings(paper, 101.5)
    for side in (-1, 1):
        lock_seam(paper, curve([(side * 16.0, 101), (side * 17.2, 84), (side * 13.4, 64), (side * 11.6, 50), (side * 15.6, 38), (side * 17.4, 26)]))
        lock_seam(paper, curve([(side * 21.0, 92), (side * 14.0, 80), (side * 8.5, 62), (side * 12.6, 46), (side * 15.5, 20)]), True)
    paper.groove([(-4.5, 104.0), (4.5, 104.0)], True, 0.2, 90, 80)
    paper.own_stitch([(-5.0, 103.4), (5.0, 103.4)], True)


@chart
def women_training_tee(paper):
    """Flat raglan seams."""
    for side in (-1, 1):
        line = curve([(side * 6.8, 145.5), (side * 12.6, 137.5), (side * 18.6, 129), (side * 22.8, 121.2)])
        flat_seam(paper, line)
        flat_seam(paper, curve([(side * 5.8, 147.8), (side * 12.6, 138.5), (side * 18.6, 129.5), (side * 22.8, 121.2)]), True)


@chart
def women_training_hoodie(paper):
    """Flat armhole and front seams, holes for the thumbs."""
    for side in (-1, 1):
        line = curve([(side * 20.6, 145), (side * 18.6, 134), (side * 19.6, 126), (side * 25.6, 118.4)])
        for back in (False, True):
            flat_seam(paper, line, back)
        front = curve([(side * 17.6, 132), (side * 14.2, 122), (side * 13.2, 108), (side * 17.8, 90)])
        flat_seam(paper, front)
        # The hole for the thumb, in the cuff.
        paper.groove([(side * 43.6, 90.0), (side * 44.8, 87.6)], False, 0.4, 120, 60)
