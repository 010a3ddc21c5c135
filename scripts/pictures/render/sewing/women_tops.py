"""Women's tops: set-in sleeves, knitted edges, cables and ribs, shirt fronts."""
import numpy as np

from cloth.curves import parallel
from cuts.women_shapes import TOPS, armhole
from sewing.all import chart
from sewing.chart import curve

#: Grey steps of a map's height a centimetre.
CM_STEPS = 508
SIDES = ((False, 1), (False, -1), (True, 1), (True, -1))


def _mirrored(points, side):
    return [(side * x, z) for x, z in points]


def set_in(paper, name, depth=46, width=0.2, stitches=(), lean=1.6):
    """Armhole seams, with lines of own stitches at distances towards the body (positive) or the sleeve."""
    line = curve(armhole(TOPS[name], lean))
    for back, side in SIDES:
        seam = curve(_mirrored(armhole(TOPS[name], lean), side))
        paper.groove(seam, back, width, depth)
        for distance in stitches:
            paper.own_stitch(parallel(seam, -distance * side), back)
    return line


class Field:
    """A relief in cm for both panels at once: |x| and z of each pixel, and of the sleeves the way along and across."""

    def __init__(self, paper, name, step=2, lean=1.6):
        u, z = paper.places(step)
        self.paper, self.top = paper, TOPS[name]
        self.x, self.z = np.where(u > 100, 200 - u, u).astype(np.float32), z.astype(np.float32)
        self.far = np.abs(self.x)
        hole = np.array(curve(armhole(self.top, lean)))[::-1]
        self.sleeve = (self.far > np.interp(self.z, hole[:, 1], hole[:, 0], left=-1)) & (self.z >= self.top.pit[1] - 0.3)
        below = self.z < self.top.pit[1] - 0.3
        inner = np.array(self.top.arm) + self.top.along * self.top.sleeve - self.top.out * self.top.cuff
        under = np.interp(self.z, [inner[1], self.top.pit[1]], [inner[0], self.top.pit[0]]) - 0.8
        side = np.array(self.top.side[::-1] + (self.top.pit,))
        edge = np.maximum(np.interp(self.z, side[:, 1], side[:, 0]), 0) + 0.5
        self.sleeve |= below & (self.far > np.maximum(np.minimum(under, 99), edge))
        end = np.array(self.top.arm) + self.top.along * self.top.sleeve
        self.from_cuff = (end[0] - self.far) * self.top.along[0] + (end[1] - self.z) * self.top.along[1]
        self.across = (self.far - end[0]) * self.top.out[0] + (self.z - end[1]) * self.top.out[1]
        low = self.top.side[-1][1] - self.top.slit
        self.from_hem = self.z - low + (self.top.hems[0] if not self.top.curve else 0) * (1 - self.far / self.top.side[-1][0])
        self.relief = np.zeros(self.x.shape, np.float32)

    def ribs(self, waves, height, where=True):
        """Ribs along the body and along the sleeves."""
        place = np.where(self.sleeve, self.across, self.x)
        self.relief = np.where(where, np.sin(2 * np.pi * waves * place) * height, self.relief)

    def edges(self, hem=6.0, cuff=6.0, waves=1.9, height=0.045):
        """Ribbed bands at hem and cuffs, with the groove where the knit begins."""
        for distance, width, part in ((self.from_hem, hem, ~self.sleeve), (self.from_cuff, cuff, self.sleeve)):
            if width:
                self.ribs(waves, height, part & (distance < width))
                self.relief -= np.where(part, np.exp(-(((distance - width - 0.15) / 0.22) ** 2)) * 0.11, 0)

    def save(self, shade=0.0):
        """Sets the map's height; hollows are darker by `shade` a centimetre."""
        self.paper.set_field('height', 128 + self.relief * CM_STEPS)
        if shade:
            self.paper.set_field('factor', 128 + np.clip(self.relief * shade, -0.35, 0.2) * 128)


@chart
def women_crew_tee(paper):
    set_in(paper, 'crew-tee', stitches=(0.5,))


@chart
def women_boxy_tee(paper):
    set_in(paper, 'boxy-tee', 60, 0.24, (0.5, -0.5), lean=0.4)


@chart
def women_linen_tee(paper):
    set_in(paper, 'linen-tee', 46, stitches=(0.5,))


@chart
def women_v_tee(paper):
    set_in(paper, 'v-tee', 40)


@chart
def women_rib_tee(paper):
    field = Field(paper, 'rib-tee')
    field.ribs(2.3, 0.03)
    field.save(2.0)
    set_in(paper, 'rib-tee', 50)


@chart
def women_rib_tank(paper):
    u, z = paper.places(2)
    relief = np.sin(2 * np.pi * 2.0 * u) * 0.032
    paper.set_field('height', 128 + relief * CM_STEPS)
    paper.set_field('factor', 128 + relief * 2.0 * 128)


@chart
def women_crew_jumper(paper):
    field = Field(paper, 'crew-jumper')
    field.edges(5.0, 5.5, 2.2, 0.035)
    field.save(1.6)
    set_in(paper, 'crew-jumper', 40, 0.24)


@chart
def women_polo_neck(paper):
    field = Field(paper, 'polo-neck')
    field.edges(4.0, 5.0, 2.2, 0.035)
    field.save(1.6)
    set_in(paper, 'polo-neck', 40, 0.24)


@chart
def women_mohair_cardigan(paper):
    field = Field(paper, 'mohair-cardigan')
    field.edges(5.0, 5.5, 1.5, 0.06)
    field.save(1.6)
    set_in(paper, 'mohair-cardigan', 26, 0.4, lean=0.6)


@chart
def women_oversized_jumper(paper):
    field = Field(paper, 'oversized-jumper')
    field.edges(4.5, 5.0, 1.4, 0.06)
    field.save(1.6)
    set_in(paper, 'oversized-jumper', 50, 0.3, lean=0.2)


@chart
def women_rib_jumper(paper):
    """Narrow round ribs, each a column of V stitches, and the hollows between them."""
    field = Field(paper, 'rib-jumper', step=1)
    rib = np.where(field.sleeve, field.across, field.x) / 0.7
    along = np.where(field.sleeve, field.from_cuff, field.z)
    wave = np.cos(2 * np.pi * rib)
    from_column = np.abs((rib + 0.5) % 1 - 0.5) * 0.7
    stitches = np.sin(2 * np.pi * (along * 3.3 + from_column * 2.4)) * np.clip(wave + 0.4, 0, 1)
    field.relief = (0.08 * np.sign(wave) * np.abs(wave) ** 0.7 + 0.045 * stitches).astype(np.float32)
    field.save(1.9)
    set_in(paper, 'rib-jumper', 60, 0.3)


@chart
def women_hoodie(paper):
    field = Field(paper, 'hoodie')
    field.edges(6.0, 6.0, 2.1, 0.04)
    field.save(1.6)
    for side in (-1, 1):
        paper.groove([(side * 7.9, 106.2), (side * 15.1, 97.1)], False, 0.5, 90, 84)
        paper.groove([(side * 15.1, 97.1), (side * 15.1, 91.6)], False, 0.25, 60)
    paper.groove([(-7.9, 106.3), (7.9, 106.3)], False, 0.25, 60)
    set_in(paper, 'hoodie', 55, 0.22, (0.5, -0.5), lean=0.6)


#: The middles of the cables of a jumper's front and back. All are turned one way: in light from one side two ways look like two patterns.
WOMEN_CABLES = (-13.2, -6.6, 0, 6.6, 13.2)


def rope(x, z, middle, pitch=7.0, half=1.25):
    """One cable of two strands: height in shares of its thickness, -0.35 in the ditches beside it."""
    rope = np.full(z.shape, -0.35, np.float32)
    for strand in (0, 1):
        phase = 2 * np.pi * z / pitch + strand * np.pi
        across = (x - middle - np.sin(phase) * half * 0.9) / half
        stitches = 0.10 * np.sin(2 * np.pi * (z * 1.6 + np.abs(across) * 0.5)) * (np.abs(across) < 1)
        round_ = np.sqrt(np.clip(1 - across**2, 0, 1)) * (0.95 + 0.30 * np.cos(phase)) + stitches
        rope = np.where(np.abs(across) < 1, np.maximum(rope, round_), rope)
    return rope


@chart
def women_cable_jumper(paper):
    """Five cables, moss stitch at the sides, one cable along each sleeve."""
    field = Field(paper, 'cable-jumper', 2, lean=0.5)
    x, z = field.x, field.z
    body = 0.24 * np.sin(2 * np.pi * x * 1.1) * np.sin(2 * np.pi * z * 1.1)
    # Between the cables: purl ground.
    body = np.where(np.abs(x) < 16.2, -0.30 + 0.06 * np.sin(2 * np.pi * z * 1.9), body)
    for middle in WOMEN_CABLES:
        body = np.where(np.abs(x - middle) < 2.7, rope(x, z, middle), body)
    arm = np.where(np.abs(field.across) < 2.7, rope(field.across, field.from_cuff, 0), -0.2)
    field.relief = (np.where(field.sleeve, arm, body) * 0.175).astype(np.float32)
    field.edges(6.0, 6.5, 1.5, 0.06)
    field.save(0.5)
    set_in(paper, 'cable-jumper', 60, 0.3, lean=0.5)


def _cuffs(paper, name, width):
    """The cuff's seam with stitches, its own edge, and the slit of the sleeve on the back."""
    top = TOPS[name]
    end = np.array(top.arm) + top.along * top.sleeve
    at = lambda along, across, side: (side * (end - top.along * along + top.out * across)[0], (end - top.along * along + top.out * across)[1])
    for back, side in SIDES:
        line = [at(width, across, side) for across in np.linspace(-top.cuff - 3, top.cuff + 3, 12)]
        paper.plateau([at(width, -top.cuff - 3, side), at(width, top.cuff + 3, side), at(-1, top.cuff + 3, side), at(-1, -top.cuff - 3, side)], back, 14)
        paper.groove(line, back, 0.22, 75)
        for distance in (width - 0.6, 0.6):
            paper.own_stitch([at(distance, across, side) for across in np.linspace(-top.cuff - 2, top.cuff + 2, 12)], back)
    for side in (-1, 1):
        paper.groove([at(0, top.cuff * 0.35, side), at(width + 8, top.cuff * 0.35, side)], True, 0.22, 70)


def _yoke(paper, name, depth):
    top = TOPS[name]
    neck, rise = top.neck, top.rise
    (shoulder_x, shoulder_z) = top.shoulder
    for side in (-1, 1):
        # The yoke reaches over the shoulder a little to the front.
        paper.groove([(side * neck * 0.96, rise - 2.6), (side * (shoulder_x - 0.6), shoulder_z - 2.6)], False, 0.18, 45)
        paper.groove(curve([(0, rise - depth), (side * 9, rise - depth + 0.1), (side * (shoulder_x - 1.2), rise - depth + 0.6)]), True, 0.22, 60)
        paper.own_stitch(curve([(0, rise - depth + 0.5), (side * 9, rise - depth + 0.6), (side * (shoulder_x - 1.2), rise - depth + 1.1)]), True)


@chart
def women_poplin_shirt(paper):
    set_in(paper, 'poplin-shirt', 50, stitches=(0.6,))
    _yoke(paper, 'poplin-shirt', 10.5)
    _cuffs(paper, 'poplin-shirt', 6.0)


@chart
def women_linen_shirt(paper):
    set_in(paper, 'linen-shirt', 55, 0.24, (0.6,), lean=0.6)
    _yoke(paper, 'linen-shirt', 15.0)
    for back_x in (-1.6, 1.6):
        paper.groove([(back_x, 133.2), (back_x * 1.1, 112)], True, 0.3, 40)
    _cuffs(paper, 'linen-shirt', 7.5)


@chart
def women_bow_blouse(paper):
    paper.groove([(0.9, 141), (0.9, 70)], False, 0.2, 55)
    paper.own_stitch([(-1.2, 141), (-1.2, 72)])
    set_in(paper, 'bow-blouse', 50, stitches=(0.6,))
    _yoke(paper, 'bow-blouse', 10.5)
    _cuffs(paper, 'bow-blouse', 5.0)
