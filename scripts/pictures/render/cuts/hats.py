"""Hats: ribbed beanies, felt, straw, a flat cap, a cap of six panels."""

import numpy as np

from cloth.curves import sample, smooth
from cuts.kinds import Finish, Model, Shot, cut
from parts.goods_surfaces import unit
from parts.goods_weaves import brass, thread
from parts.hats import band, body, peak, rim, slow_noise
from parts.leather_goods import hoop, ring_points, stand, stitches, strap
from parts.mesh import grid, sweep, turned
from studio.materials import fabric, fixed


def beanie(ribs, fold, high, oval, depth=0.13, lean=0.6, seed=3, slouch=0.5):
    """A function (view) that knits a beanie: `ribs` round the head, turned up by `fold` cm, `high` cm tall."""

    def build(view):
        yarn = fabric('yarn', weave='thin_knit', seams=False, creases=0, sheen=0.45, roughness=0.95, specular=0.05, relief=2.6, unevenness=0.22)

        def ribbed(amount, edge=0.0):
            """Ribs, by a share `edge` flatter where the turn-up is folded: pressed flat there, or from above it is a cogwheel."""

            def shape(places, angles, t):
                flat = places * [1, 1, 0]
                away = np.linalg.norm(flat, axis=-1, keepdims=True)
                outward = flat / np.maximum(away, 1e-6)
                wave = np.cos(angles * ribs)
                ridge = np.sign(wave) * np.abs(wave) ** 0.6
                ridge = ridge + 0.15 * np.sin(angles * 7 + 1.3)
                size = depth * amount * np.clip(away[..., 0] / 6.5, 0.05, 1) * (1 - edge * np.exp(-(((places[..., 2] - fold) / 0.7) ** 2)))
                places = places + outward * (ridge * size)[..., None]
                places = places + outward * slow_noise(places, 0.22, seed, 0.09)[..., None]
                above = np.clip((places[..., 2] - fold) / (high - fold), 0, 1)
                # The crown sinks a little to one side and to the back.
                places[..., 0] += lean * above**2
                places[..., 1] += slouch * above**2
                places[..., 2] -= 0.35 * above * np.sin(angles + 0.6) + 0.25 * slow_noise(places, 1, seed + 1, 0.07) * above
                return places

            return shape

        crown = [(0.97, 0.2), (0.99, fold * 0.5), (1.0, fold), (1.0, fold + (high - fold) * 0.25), (0.93, fold + (high - fold) * 0.55), (0.76, fold + (high - fold) * 0.8),
            (0.50, fold + (high - fold) * 0.945), (0.22, high), (0.02, high - 0.15)]
        columns = ribs * 10
        body('crown', crown, oval, yarn, columns=columns, rows=60, shape=ribbed(1.0), subdivide=0)
        turn = [(0.95, fold - 0.3), (0.955, 0.6), (0.985, 0.05), (1.03, 0.0), (1.07, 0.35), (1.085, fold * 0.5), (1.075, fold - 0.45), (1.06, fold - 0.05), (1.035, fold - 0.02), (1.015, fold - 0.5)]
        body('turn-up', turn, oval, yarn, columns=columns, rows=56, shape=ribbed(1.15, edge=0.7), subdivide=0)

    return build


BEANIE_VIEWS = lambda high, wide: dict(
    front=Shot((0.2, 0, high / 2 - 0.3), wide / 0.58 / 0.75, -8, 7), angle=Shot((0.2, 0, high / 2 - 0.3), wide / 0.58 / 0.75, 40, 24), detail=Shot((-2.5, -6, high * 0.36), 16, -12, 10),
)
cut('women-ribbed-beanie', Model(beanie(56, 7.0, 20.5, (10.6, 8.6)), BEANIE_VIEWS(20.5, 23), finish=Finish(exposure=1.5)))
cut('men-ribbed-beanie', Model(beanie(48, 5.6, 22.5, (11.0, 9.0), depth=0.16, lean=-0.9, seed=8, slouch=1.0), BEANIE_VIEWS(22.5, 24), finish=Finish(exposure=1.5)))


def fedora(view):
    """Felt with a pinched crown, a stiff brim and a ribbon with a flat bow."""
    felt = fabric('felt', weave='wool_felt', seams=False, creases=0, sheen=0.5, roughness=0.95, specular=0.04)
    ribbon = fabric('ribbon', weave='grosgrain', seams=False, creases=0, sheen=0.2, roughness=0.6, specular=0.3, shade=0.72)
    high = 11.6
    wide, long_ = 8.4, 10.2

    def pinched(places, angles, t):
        x, y = places[..., 0].copy(), places[..., 1].copy()
        up = np.clip((places[..., 2] - 1.5) / (high - 1.5), 0, 1)
        front = np.clip(-y / long_, 0, 1)
        # Two dents of thumb and finger in front, a long one on top.
        for side in (-1, 1):
            dent = np.exp(-(((x - side * 5.6) / 3.0) ** 2) - ((y + 5.8) / 3.6) ** 2) * up**1.5
            places[..., 0] -= side * 1.7 * dent
            places[..., 2] -= 0.7 * dent
        on_top = np.clip((up - 0.72) / 0.28, 0, 1)
        ridge = 1 - np.exp(-((x / 2.7) ** 2))
        places[..., 2] -= on_top * (1 - ridge) * (1.9 + 1.1 * front) * np.clip(1.12 - (y / long_) ** 4, 0, 1)
        places[..., 2] -= on_top * 1.0 * np.clip(y / long_, -0.3, 1) ** 1 * 1.1
        places[..., 1] -= 0.6 * front * up
        places[..., 2] = np.maximum(places[..., 2], 0.0)
        return places + slow_noise(places, 0.06, 5, 0.08)[..., None] * [1, 1, 0.5]

    crown = [(1.0, 0.0), (0.99, 1.2), (0.975, 3.0), (0.95, 5.5), (0.91, 8.0), (0.86, 9.9), (0.78, 11.0), (0.64, 11.55), (0.42, 11.65), (0.2, 11.65), (0.02, 11.65)]
    lift = 1.5
    shape = lambda places, angles, t: pinched(places, angles, t) + [0, 0, lift]
    _, crown_places = body('crown', crown, (wide, long_), felt, rows=80, shape=shape, mapped='box')

    def brim_shape(places, angles, t):
        out = 1 - t
        away = 6.0 * out
        direction = np.stack([np.cos(angles), np.sin(angles)], -1) * np.ones(places.shape[:2])[..., None]
        direction = unit(direction * [1 / wide, 1 / long_])
        base = np.stack([wide * np.cos(angles) * np.ones_like(t), long_ * np.sin(angles) * np.ones_like(t)], -1)
        places[..., :2] = base + direction * (away[..., None] if away.ndim == 2 and away.shape[1] > 1 else np.broadcast_to(away, places.shape[:2])[..., None])
        front = np.clip(-np.sin(angles), -1, 1)
        places[..., 2] = lift + 0.15 + out**1.6 * (0.5 + 0.9 * np.abs(np.cos(angles)) - 1.5 * np.clip(front, 0, 1) ** 1.5 + 0.5 * np.clip(-front, 0, 1))
        return places

    _, brim_places = body('brim', [(1.6, 0), (1.0, 0)], (wide, long_), felt, rows=30, shape=brim_shape, mapped='box', thick=0.3, offset=0, curved=False)
    heights = crown_places[..., 2].mean(1)
    low, top = int(np.searchsorted(heights[:50], lift + 0.15)), int(np.searchsorted(heights[:50], lift + 3.9))
    band('ribbon', crown_places, low, top, 0.2, ribbon)
    # The bow lies on the wearer's left, along the curve of the crown: tails below, two flat loops gathered under the knot.
    middle = crown_places[(low + top) // 2]
    curve = sample(np.array([middle[column % 144] for column in range(-13, 8)]), 61)
    away = unit((curve - middle.mean(0)) * [1, 1, 0])
    share = np.abs(np.linspace(-1, 1, 61))
    strap('tails', (curve + away * 0.3)[3:-3], away[3:-3], 2.9, 0.08, ribbon, ends=('corner', 'corner'))
    for half in (slice(7, 31), slice(30, 54)):
        loop = np.clip(share[half] / 0.76, 0, 1)
        raised = 0.36 + 0.34 * np.sin(np.pi * loop**0.7)
        strap('loop', curve[half] + away[half] * raised[:, None], away[half], 1.5 + 1.75 * np.clip(loop * 1.9, 0, 1) ** 0.8, 0.12, ribbon)
        strap('under loop', curve[half] + away[half] * 0.38, away[half], 1.5 + 1.7 * np.clip(loop * 1.9, 0, 1) ** 0.8, 0.08, ribbon)
    tie = np.linspace(-1, 1, 24)
    strap('knot', np.array([curve[30] + away[30] * (0.62 - 0.5 * abs(z) ** 5) + [0, 0, 1.25 * z] for z in tie]), away[30], 1.15, 0.14, ribbon)
    rim('stitched edge', brim_places[0] + [0, 0, 0.0], felt, 0.18)
    stand()


def straw(view):
    """Plaited straw with a round crown and a brim of nine centimetres."""
    plaited = fabric('straw', weave='straw_rows', seams=False, creases=0, sheen=0.1, roughness=0.75, specular=0.25)
    ribbon = fabric('ribbon', weave='grosgrain', seams=False, creases=0, sheen=0.1, roughness=0.7, specular=0.15, shade=0.09)
    wide, long_ = 8.5, 10.0
    lift = 2.2

    def waved(places, angles, t):
        away = np.linalg.norm(places[..., :2] / [wide, long_], axis=-1)
        out = np.clip((away - 1) / 0.98, 0, 1)
        places[..., 2] += lift - out**1.2 * (0.9 + 0.9 * np.sin(angles * 2 + 0.4) + 0.45 * np.sin(angles * 3 + 2.0) + 0.2 * np.sin(angles * 5))
        return places + slow_noise(places, 0.09, 4, 0.07)[..., None] * [1, 1, 1]

    profile = [(1.98, 0.0), (1.7, 0.1), (1.4, 0.15), (1.12, 0.1), (1.03, 0.3), (1.0, 0.9), (0.985, 3.0), (0.96, 5.6), (0.90, 7.6), (0.76, 8.9), (0.5, 9.5), (0.22, 9.7), (0.02, 9.7)]
    _, places = body('straw', profile, (wide, long_), plaited, rows=130, columns=180, shape=waved, thick=0.22)
    heights = places[..., 2].mean(1)
    crown = np.hypot(places[..., 0] / wide, places[..., 1] / long_).mean(1) < 1.02
    low, top = (int(np.where(crown & (heights > lift + above))[0][0]) for above in (0.5, 2.7))
    band('ribbon', places, low, top, 0.3, ribbon)
    rim('edge', places[0], fabric('edge', weave='smooth', relief=0.3, seams=False, creases=0, roughness=0.8, specular=0.1, shade=0.92), 0.2)
    stand()


HAT_VIEWS = lambda middle, wide: dict(
    front=Shot((0, 0, middle), wide / 0.72 / 0.75, -32, 14), angle=Shot((0, 0, middle), wide / 0.72 / 0.75, 38, 38), detail=Shot((3, -6, middle * 1.0), 17, 30, 18),
)
cut('women-felt-hat', Model(fedora, HAT_VIEWS(6.0, 31), finish=Finish(exposure=1.6, grain='wool_felt')))
cut('women-straw-hat', Model(straw, HAT_VIEWS(5.0, 38), finish=Finish(exposure=1.2, white=0.86)))


def flat_cap(view):
    """Herringbone tweed: a crown that falls in one line to the edge of a short peak, on which it is sewn down."""
    tweed = fabric('tweed', weave='herringbone', seams=False, creases=0.05, relief=0.7, unevenness=0.42, sheen=0.4, roughness=0.95, specular=0.04)
    lining = fixed('lining', (0.05, 0.045, 0.05), 0.5, 0.3)

    wide, long_ = 9.6, 11.4
    # In front the wall lies on the peak and the top comes down to it; behind it stands upright.
    before = [(0.97, 0.5), (1.08, 1.0), (1.2, 1.35), (1.31, 1.6), (1.35, 2.0), (1.31, 2.6), (1.13, 3.7), (0.86, 4.9), (0.56, 5.95), (0.28, 6.65), (0.02, 6.85)]
    behind = [(0.97, 0.0), (0.99, 1.0), (1.02, 2.1), (1.05, 3.4), (1.04, 4.6), (0.98, 5.6), (0.85, 6.45), (0.6, 6.95), (0.28, 7.0), (0.02, 6.85)]
    rows = 70
    lines = [sample(smooth(profile, 16) * [long_, 1], rows) / [long_, 1] for profile in (before, behind)]

    def leaned(places, angles, t):
        forward = ((1 - np.sin(angles)) / 2) ** 1.6
        radius, height = (lines[0][:, axis : axis + 1] * forward + lines[1][:, axis : axis + 1] * (1 - forward) for axis in (0, 1))
        places = np.stack([radius * wide * np.cos(angles), radius * long_ * np.sin(angles), height], -1)
        over = np.clip((places[..., 2] - 1.0) / 5.4, 0, 1)
        places[..., 2] += slow_noise(places, 0.22, 9, 0.10) * over
        # The seam along the middle of the crown, and those of the side panels: from the corners of the peak up to the back.
        places[..., 2] -= 0.14 * np.exp(-((places[..., 0] / 0.22) ** 2)) * over
        outward = unit(places - [0, -1.0, 1.0])
        gap = (t - side_seam(angles)) * 17
        places -= outward * (0.20 * np.exp(-((gap / 0.22) ** 2)) - 0.18 * np.exp(-(((np.abs(gap) - 1.1) / 0.9) ** 2)))[..., None]
        centre_back = places[..., 0] / 0.22 + 40 * ((places[..., 1] < 0) | (gap > 0))
        places -= outward * (0.16 * np.exp(-(centre_back**2)))[..., None]
        return places

    side_seam = lambda angles: 0.31 + 0.09 * np.sin(angles)
    _, places = body('crown', behind, (wide, long_), tweed, rows=rows, columns=160, shape=leaned, mapped='box')
    _, edge = peak('peak', (9.2, 10.9), (-160, -20), 7.6, tweed, 1.1, 0.02, thick=0.5, lift=1.9)
    turned('button', [(0.6, 0), (0.6, 0.1), (0.48, 0.26), (0.25, 0.33), (0.01, 0.35)], tweed, places[-1].mean(0) + [0, 0, 0.1], (0, -0.2, 1))
    inner = [(0.94, 0.05), (0.92, 1.5), (0.7, 2.4), (0.02, 2.6)]
    body('inside', inner, (wide, long_), lining, rows=12, columns=80, mapped='box')
    middle = sample(np.concatenate([places[22:-1, 40], places[18:-1, 120][::-1]]), 90)
    turn = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    # The side panels' seam round the back, from one corner of the peak to the other, and the one in the middle of the back.
    behind_peak = [column for column in np.roll(np.arange(160), 30) if np.sin(turn[column]) > -0.5]
    at_row = lambda column, row: [np.interp(row, np.arange(rows), places[:, column, axis]) for axis in range(3)]
    round_back = lambda down: np.array([at_row(column, side_seam(turn[column]) * (rows - 1) - down) for column in behind_peak])
    centre = np.array([at_row(40, row) for row in np.linspace(1, side_seam(np.pi / 2) * (rows - 1), 40)])
    dark_line, cord = fabric('seam', weave='smooth', relief=0, seams=False, creases=0, roughness=0.95, specular=0.02, shade=0.4), thread(shade=1.3)
    for line in (middle, round_back(0), centre):
        sweep('seam', line, dark_line, radius=(0.07, 0.07), sides=8, up=(0.3, 0.2, 1))
    # Beside the groove the cloth is as much higher as that is deep.
    beside = middle + np.outer(0.02 + 0.11 * np.clip((middle[:, 2] - 1.0) / 5.4, 0, 1), [0, 0, 1])
    for line in (beside + [-0.35, 0, 0], beside + [0.35, 0, 0], round_back(-1.7), round_back(1.7), centre + [-0.35, 0, 0], centre + [0.35, 0, 0]):
        outward = unit(line - [0, -1.0, 1.0])
        stitches(line + outward * 0.03, outward, cord, radius=0.035)


def six_panels(view):
    """A cotton cap: six panels, a curved peak, a strap with a brass buckle behind."""
    twill = fabric('twill', weave='washed_twill', seams=False, creases=0.12, sheen=0.25, roughness=0.9, specular=0.08)
    cord, metal, dark = thread(shade=1.25), brass(), fixed('inside', (0.06, 0.06, 0.065), 0.9, 0.05)
    wide, long_ = 8.5, 9.9

    def panelled(places, angles, t):
        seams = np.radians(np.array([-90, -30, 30, 90, 150, 210]))
        away = np.linalg.norm(places[..., :2], axis=-1)
        gap = np.min(np.abs((angles[..., None] - seams + np.pi) % (2 * np.pi) - np.pi), -1) * np.maximum(away, 0.4)
        outward = unit(places - [0, 0, 1.0])
        places = places - outward * (0.09 * np.exp(-((gap / 0.12) ** 2)) - 0.2 * np.clip(gap / 3, 0, 1))[..., None]
        front = np.clip(-np.sin(angles), 0, 1) ** 2
        places[..., 1] -= 0.55 * front * np.sin(np.pi * np.clip(t * 0.95, 0, 1)) ** 1.0
        places[..., 2] += 0.7 * front * np.sin(np.pi * t)
        dented = slow_noise(places, 0.34, 11, 0.11) * np.clip(t * 4, 0, 1)
        return places + outward * dented[..., None]

    crown = [(1.0, 0.0), (1.01, 1.3), (1.0, 3.0), (0.965, 5.0), (0.89, 6.9), (0.76, 8.5), (0.57, 9.7), (0.34, 10.4), (0.12, 10.7), (0.01, 10.7)]
    _, places = body('crown', crown, (wide, long_), twill, rows=70, columns=180, shape=panelled)
    for angle in (-90, -30, 30, 90, 150, 210):
        column = round((angle % 360) / 2)
        for side in (-4, 4):
            line = np.array([places[row, (column + int(round(side * min(2.5, 9 / max(1.2, np.hypot(*places[row, column, :2])) ) * 0.5))) % 180] for row in range(2, 66)])
            line = smooth(sample(line, 14), 8)
            normals = unit(line - [0, 0, 2.0])
            stitches(line + normals * 0.02, normals, cord, pitch=0.36, on=0.25, radius=0.026)
        turned('eyelet', [(0.42, 0.0), (0.42, 0.09), (0.34, 0.13), (0.2, 0.11), (0.16, 0.02), (0.01, 0.0)], cord, places[32, (column + 15) % 180],
            unit(places[32, (column + 15) % 180] - [0, 0, 3]), sides=24)
    turned('top', [(0.75, 0), (0.75, 0.2), (0.6, 0.42), (0.3, 0.52), (0.01, 0.54)], twill, places[-1].mean(0) - [0, 0, 0.05], (0, 0, 1))
    _, edge = peak('peak', (wide * 0.98, long_ * 0.985), (-163, -17), 7.2, twill, 1.3, 0.043, thick=0.3, lift=1.5)
    for row in (4, 7, 10, 13, 16, 19, 21):
        line = edge[row, 5:-5] + [0, 0, 0.15]
        stitches(sample(line, 160), (0, -0.1, 1), cord, pitch=0.36, on=0.25, radius=0.026)
    # The opening behind, its binding, and the strap that closes it.
    angles = np.radians(np.linspace(90 - 26, 90 + 26, 33))
    gap = 4.3 * np.sqrt(np.clip(1 - ((angles - np.pi / 2) / np.radians(26)) ** 2, 0, 1))

    def on(angle, z, off=0.0):
        column = places[:40, round(np.degrees(angle) / 2)]
        return np.array([*(np.array([np.interp(z, column[:, 2], column[:, axis]) for axis in (0, 1)]) + off * np.array([np.cos(angle), np.sin(angle)])), z])

    arch = np.array([on(a, z) for a, z in zip(angles, gap)])
    hollow = np.array([[on(a, z * share, 0.07) for share in np.linspace(0, 1, 10)] for a, z in zip(angles, gap)])
    grid('opening', hollow, dark)
    sweep('binding', arch + unit(arch * [1, 1, 0]) * 0.1, twill, radius=(0.3, 0.1), sides=12, up=(0, 1, 0), power=3)
    # Two halves: one is sewn into the crown and ends at the buckle, the other runs through it.
    belt = sample(smooth(sample(np.array([on(a, 1.0, 0.22) for a in np.radians(np.linspace(90 - 38, 90 + 38, 60))]), 9), 12), 60)
    strap('strap', belt, unit(belt * [1, 1, 0]), 1.7, 0.16, twill, ends=('round', None))
    strap('strap end', belt[36:] + unit(belt[36:] * [1, 1, 0]) * 0.17, unit(belt[36:] * [1, 1, 0]), 1.7, 0.14, twill, ends=(None, 'corner'))
    middle = belt[36]
    outward = unit(middle * [1, 1, 0])
    side = np.cross([0, 0, 1], outward)
    hoop('buckle', ring_points(middle + outward * 0.2, side, (0, 0, 1), 0.95, 1.12, 0.25), metal, (0.13, 0.1), up=outward, power=3)
    sweep('bar', [middle + outward * 0.26 + np.array([0, 0, z]) for z in np.linspace(-1.05, 1.05, 8)], metal, radius=(0.1, 0.09), up=outward)
    stand(tilt=6)


CAP_VIEWS = lambda middle, wide: dict(
    front=Shot((0, -2, middle), wide / 0.66 / 0.75, -38, 13), back=Shot((0, -1, middle), wide / 0.66 / 0.75, 152, 14), detail=Shot((-2, -8, middle * 0.75), 16, -30, 22),
)
cut('men-flat-cap', Model(flat_cap, {**CAP_VIEWS(3.6, 27), 'front': Shot((0, -2.4, 3.4), 28 / 0.66 / 0.75, -56, 17), 'back': Shot((0, -1, 3.6), 27 / 0.66 / 0.75, 128, 24)}, finish=Finish(exposure=1.55, grain='flannel', pattern='melange', settings=dict(depth=0.2))))
cut('men-cotton-cap', Model(six_panels, {**CAP_VIEWS(5.8, 27), 'front': Shot((0, -3.2, 5.8), 27 / 0.66 / 0.75, -58, 14)}, finish=Finish(exposure=1.45, grain='chino_twill')))
