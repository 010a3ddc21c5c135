"""Sewing maps: stitches, seams and folds drawn on the paper pattern. Red is height (128 none, 255 = +0.25 cm), green the colour's factor (128 = 1), blue the thread."""
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from cloth.curves import lengths, parallel, smooth

#: Pixels a centimetre; the map shows x from -75 to 275 cm (the back panel lies at 200 - x) and z from 0 to 175.
PIXELS = 16
WIDTH, HEIGHT = 350 * PIXELS, 175 * PIXELS


class Chart:
    def __init__(self):
        self.height, self.factor, self.thread = Image.new('L', (WIDTH, HEIGHT), 128), Image.new('L', (WIDTH, HEIGHT), 128), Image.new('L', (WIDTH, HEIGHT), 0)

    def _pixels(self, points, back):
        return [(((200 - x if back else x) + 75) * PIXELS, (175 - z) * PIXELS) for x, z in points]

    def _line(self, image, points, back, value, width):
        ImageDraw.Draw(image).line(self._pixels(points, back), fill=value, width=max(1, int(width * PIXELS)), joint='curve')

    def groove(self, points, back=False, width=0.18, depth=45, shade=104):
        """A seam: pressed in, and a little darker."""
        self._line(self.height, points, back, 128 - depth, width)
        self._line(self.factor, points, back, shade, width * 0.7)

    def ridge(self, points, back=False, width=0.35, height=48, shade=140, fades=0.0):
        """A pressed crease; `fades`: cm from its first point over which it rises."""
        line = np.asarray(points, float)
        along = lengths(line)
        for share in np.linspace(0.15, 1, 10) if fades else (1,):
            rest = line[along >= fades * share]
            self._line(self.height, rest, back, 128 + round(height * share), width)
            self._line(self.factor, rest, back, 128 + round((shade - 128) * share), width)

    def stitch(self, points, back=False, pitch=0.42, on=0.24, width=0.09, thread=255, height=22):
        """A line of stitches; `thread` 0 for thread in the garment's own colour."""
        line = np.asarray(points, float)
        along = lengths(line)
        for start in np.arange(0, along[-1], pitch):
            ends = [(np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])) for at in (start, min(start + on, along[-1]))]
            self._line(self.thread, ends, back, thread, width)
            self._line(self.height, ends, back, 128 + height, max(width, 2 / PIXELS))

    def own_stitch(self, points, back=False):
        """Fine stitches in the garment's colour."""
        self.stitch(points, back, pitch=0.3, on=0.2, width=0.1, thread=0, height=-13)

    def double(self, points, back=False, apart=0.55, own=False):
        """Two lines of stitches beside a seam."""
        for distance in (0.0, apart):
            (self.own_stitch if own else self.stitch)(parallel(points, distance) if distance else points, back)

    def plateau(self, outline, back=False, height=22):
        """A layer of cloth more."""
        ImageDraw.Draw(self.height).polygon(self._pixels(outline, back), fill=128 + height)

    def flatten(self, outline, back=False):
        ImageDraw.Draw(self.height).polygon(self._pixels(outline, back), fill=128)

    def places(self, step):
        """Paper x and z of each `step`-th pixel, for fields that are computed."""
        row, column = np.mgrid[0:HEIGHT:step, 0:WIDTH:step]
        return column / PIXELS - 75, 175 - row / PIXELS

    def set_field(self, channel, values):
        """Replaces 'height' or 'factor' by a computed field of 0 to 255."""
        setattr(self, channel, Image.fromarray(np.clip(values, 0, 255).astype(np.uint8)).resize((WIDTH, HEIGHT), Image.BICUBIC))

    def save(self, path):
        soft = lambda image, radius: image.filter(ImageFilter.GaussianBlur(radius))
        Image.merge('RGB', (soft(self.height, 0.9), soft(self.factor, 0.8), soft(self.thread, 0.6))).save(path)


def curve(points, steps=20):
    return smooth(points, steps)


def tucked(paper, edges, half, reach=3.0, seed=1):
    """What an elastic gathers below it: pleats of uneven depth and length, most of them short, that fan out a little. `edges`: heights of its lower edge in the middle of front and back, and at the side `half` cm away."""
    u, z = paper.places(2)
    shake, height = np.random.default_rng(seed), np.zeros(u.shape, np.float32)
    *middles, side = edges
    for back, middle in zip((False, True), middles):
        for at in np.cumsum(shake.uniform(0.35, 1.05, int(2.9 * half))) - half:
            long, deep, lean, wide = min(0.8 + shake.exponential(reach), 4 * reach), shake.uniform(20, 70), at * 0.012 + shake.normal(0, 0.04), shake.uniform(0.2, 0.34)
            near = np.abs(u[0] - (200 - at if back else at)) < 3
            below = middle + (side - middle) * abs(at) / half - z[:, near]
            down = np.maximum(below, 0)
            x = (200 - u[:, near] if back else u[:, near]) - at - lean * down
            pleat = np.exp(-((x / (wide * (1 + 0.12 * down))) ** 2)) * (1 - 1.1 * np.tanh(x / wide))
            height[:, near] -= deep * pleat * np.clip(1 - down / long, 0, 1) ** 1.4 * (below > -0.6)
    paper.set_field('height', 128 + np.clip(height, -90, 90))


def armholes(chart, top=(20.6, 145), waist=(17.5, 133), pit=(21.5, 122.5), depth=55, stitched=False):
    """The seams where sleeves are set in, on both sides."""
    for side in (-1, 1):
        line = curve([(side * top[0], top[1]), (side * waist[0], waist[1] + 4), (side * (waist[0] - 0.1), waist[1] - 4), (side * pit[0], pit[1])])
        for back in (False, True):
            chart.groove(line, back, 0.22, depth)
            if stitched:
                chart.own_stitch(parallel(line, -0.6 * side), back)


def straight_armholes(chart, shoulder, pit, depth=70, stitched=False):
    """The seams of sleeves that parts/tailored_form.py sets in, from the pattern's shoulder point to its armpit: it hollows them in space."""
    for side in (-1, 1):
        line = [(side * shoulder[0], shoulder[1]), (side * pit[0], pit[1])]
        for back in (False, True):
            chart.groove(line, back, 0.24, depth)
            if stitched:
                chart.own_stitch(parallel(line, -0.6 * side), back)
