"""Gloves and mittens, a pair side by side."""
import math

import numpy as np
from mathutils import Matrix
from scipy.spatial import cKDTree

from cloth.curves import averaged, averaged_round, evenly, facing, sample, smooth
from cloth.panel import Panel
from cuts.kinds import GLEAM, Finish, Model, Shot, cut
from parts.fuzz import fuzz
from parts.goods_surfaces import unit
from parts.goods_weaves import leather, suede, thread
from parts.hats import slow_noise
from parts.leather_goods import stitches
from parts.mesh import grid, mesh, sweep
from studio.materials import fabric, fixed
from units import CM


def finger(base, tip, at_base, at_tip, pointed=1.05):
    """The outline of a finger from its left root over the tip to its right root; half widths at both ends; `pointed`: how long its tip's ellipse is."""
    base, tip = np.asarray(base, float), np.asarray(tip, float)
    along = unit(tip - base)
    left = np.array([-along[1], along[0]])
    crown = [tip - along * at_tip * pointed / 1.05 + left * at_tip * math.cos(a) + along * at_tip * pointed * math.sin(a) for a in np.linspace(0, math.pi, 13)]
    middle = (base + tip) / 2
    return [base + left * at_base, middle + left * (at_base * 0.55 + at_tip * 0.45), *crown, middle - left * (at_base * 0.55 + at_tip * 0.45), base - left * at_base]


def hand(cuff, wrist, palm, fingers_at, reach=1.0, spread=1.0, pointed=1.05, full=(1.0, 1.0)):
    """The outline of a glove seen from its back, its thumb behind it, from the left of the cuff round to its right. `spread`: how far the fingers' tips stand apart; `full`: how wide the fingers are at their root and tip, as a share; `pointed` as of `finger`."""
    row = []
    roots = [(-3.65, -0.6, 7.4, 1.13, 0.92), (-1.22, -0.08, 8.3, 1.16, 0.95), (1.18, 0.37, 7.7, 1.12, 0.92), (3.45, 0.9, 6.0, 1.0, 0.82)]
    for x, apart, long_, at_base, at_tip in roots:
        tip_x = x + apart * spread
        drop = 0.9 if x > 3 else (0.25 if x < -3 else 0)
        row.append(finger((x, fingers_at - drop), (tip_x, fingers_at - drop + long_ * reach), at_base * full[0], at_tip * full[1], pointed))
    points = [(-cuff, 0), (-cuff * 0.985, wrist * 0.3), (-wrist_half(cuff), wrist), (-wrist_half(cuff) - 0.05, wrist + 1.0), (-wrist_half(cuff) * 0.5 - 2.35, wrist + 3.2), (-4.8, palm - 3.0), (-4.8, fingers_at - 2.0)]
    for index, outline in enumerate(row):
        points += [tuple(p) for p in outline]
        if index < 3:
            points.append(tuple((np.asarray(outline[-1]) + np.asarray(row[index + 1][0])) / 2 - [0, 0.35]))
    return points + [(4.75, fingers_at - 2.6), (4.72, palm - 4.0), (wrist_half(cuff) * 0.5 + 2.3, wrist + 2.2), (wrist_half(cuff), wrist + 0.4), (wrist_half(cuff), wrist),
        (cuff * 0.985, wrist * 0.3), (cuff, 0)]


def thumb(root, tip, at_root=1.45, at_tip=1.08, pointed=1.2):
    """The outline of a thumb, which is a piece of its own that lies behind the hand."""
    return finger(root, tip, at_root, at_tip, pointed)


def wrist_half(cuff):
    """Half the width of the wrist above a cuff of this half width."""
    return cuff * 0.94


def mitten(cuff, palm):
    """The outline of a mitten seen from its back, its thumb behind it."""
    return [
        (-cuff, 0), (-cuff * 0.965, 2.5), (-cuff * 0.92, 5.0), (-cuff * 0.935, palm - 6.6), (-4.7, palm - 3.0), (-4.72, palm + 1.0), (-4.55, palm + 4.0), (-4.2, palm + 6.6),
        (-3.5, palm + 8.9), (-2.2, palm + 10.4), (-0.2, palm + 11.0), (1.9, palm + 10.4), (3.5, palm + 8.4), (4.35, palm + 5.4), (4.7, palm + 1.5),
        (4.72, palm - 3.5), (cuff * 0.935, palm - 7.0), (cuff * 0.92, 5.0), (cuff * 0.965, 2.5), (cuff, 0),
    ]


def blown(outline, step, limit):
    """The flat pattern of a glove blown up: an open cuff, closed elsewhere. Returns its panel and the heights (cm)."""
    line = evenly(smooth(outline, 10), step)
    base = evenly([line[-1], line[0]], step)[1:-1]
    panel = Panel.__new__(Panel)
    panel.step = step
    # A panel lays its grid evenly about x = 0, and a hand with its thumb is not even.
    aside = np.array([(line[:, 0].min() + line[:, 0].max()) / 2, 0])
    panel.boundary = np.vstack([line, base]) - aside
    panel.boundary_tags = [{'seam'}] * len(line) + [{'cuff'}] * len(base)
    panel._triangulate()
    panel.points, panel.boundary = panel.points + aside, panel.boundary + aside
    panel.seam = np.zeros(len(panel.points), bool)
    panel.seam[: len(line)] = True
    return panel, panel.inflate(limit), line


class Piece:
    """A blown up piece of a glove: its panel, places of its front and its back, the distance of each from the edge; `behind`: how far (cm) it lies behind the hand."""

    def __init__(self, outline, step, limit, wrinkle, seed, ribs=None, behind=0.0):
        self.outline = outline
        self.panel, height, line = blown(outline, step, limit)
        points = self.panel.points
        self.from_edge = cKDTree(evenly(line, 0.08)).query(points)[0]
        self.space = np.column_stack([points[:, 0], -height, points[:, 1]])
        folds = slow_noise(self.space * [1, 0, 1], wrinkle, seed, 0.22) + slow_noise(self.space * [1, 0, 1], wrinkle * 0.5, seed + 4, 0.45)
        self.space[:, 1] -= folds * np.clip(self.from_edge / 0.8, 0, 1)
        if ribs:
            self.space[:, 1] -= 0.12 * np.clip((points[:, 1] - ribs) / 1.2, 0, 1) * np.clip(self.from_edge / 1.0, 0, 1)
        self.back = self.space * [1, -0.45, 1] + [0, behind, 0]
        self.space = self.space + [0, behind, 0]
        self.behind = behind

    def made(self, cloth, aside, edge):
        """Its meshes; `aside` keeps their paper apart from others'; `edge`: half width and height of the seam round it."""
        panel = self.panel
        yield mesh('glove', self.space, panel.triangles, cloth, panel.points + [aside, 0], dict(edge=self.from_edge, hem=panel.points[:, 1]), subdivide=1)
        yield mesh('palm', self.back, panel.triangles[:, ::-1], cloth, panel.points + [aside, 40], subdivide=1)
        if edge:
            border = evenly(smooth(self.outline, 10), 0.25)
            yield sweep('seam', np.column_stack([border[:, 0], np.full(len(border), self.behind - 0.02), border[:, 1]]), cloth, radius=edge, sides=8, up=(0, -1, 0))


def glove(outline, thumb, material, step=0.34, limit=1.9, ribs=None, wrinkle=0.10, seed=3, edge=None, dress=None, trim=None, lining=None, beside=None, crossed=None):
    """A function (view) that lays a pair of gloves side by side. `ribs`: cm of a knitted welt, which is a little narrower (the material draws its ribs). `edge`: half width and height of the seam round it. `beside` and `crossed`: how they lie (BESIDE, CROSSED)."""

    def build(view):
        cloth = material()
        hand_piece = Piece(outline, step, limit, wrinkle, seed, ribs)
        thumb_piece = Piece(thumb, step, min(limit, 1.2), wrinkle, seed + 9, behind=0.9)
        points, space, back = hand_piece.panel.points, hand_piece.space, hand_piece.back
        for number, (flip, lean, shift, lift) in enumerate((crossed or CROSSED) if view == 'angle' else beside or BESIDE):
            made = [*hand_piece.made(cloth, 20 * number, edge), *thumb_piece.made(cloth, 20 * number + 60, edge)]
            cuff = points[:, 1] < 0.02
            order = np.argsort(points[cuff][:, 0])
            mouth = space[cuff][order]
            made.append(sweep('hem', mouth, cloth, radius=(0.14, 0.13), sides=10, up=(0, -1, 0)))
            inside = lining() if lining else cloth
            made.append(mesh('mouth', np.vstack([mouth + [0, 0.05, 0.15], back[cuff][order] + [0, 0, 0.15]]),
                [(i, i + 1, len(mouth) + i + 1, len(mouth) + i) for i in range(len(mouth) - 1)], inside, subdivide=0))
            if dress:
                nearest = cKDTree(points)
                at = lambda plan: np.column_stack([np.asarray(plan)[:, 0], np.average(space[nearest.query(plan, k=3)[1], 1].reshape(-1, 3), axis=1), np.asarray(plan)[:, 1]])
                made += dress(at, cloth)
            if trim:
                made += trim(mouth, back[cuff][order])
            # The second glove is the other hand: it lies partly on the first.
            turn = Matrix.Translation((shift[0] * CM, -lift * CM, shift[2] * CM)) @ Matrix.Rotation(math.radians(lean), 4, 'Y') @ Matrix.Scale(flip, 4, (1, 0, 0))
            for thing in made:
                if flip < 0:
                    thing.data.flip_normals()
                thing.data.transform(turn)
                if thing.name.startswith('shearling'):
                    fuzz(thing, thing.data.materials[0], density=220, length=0.42, width=0.05, lift=-0.05, seed=number, glow=0.35, tousled=0.55)

    return build


def points_of_three(at, cloth):
    """The three lines of raised stitching on the back of a leather glove."""
    made, cord = [], thread(shade=1.15)
    for bottom, top in (((-2.35, 9.2), (-2.5, 15.2)), ((-0.15, 8.7), (-0.05, 15.6)), ((2.0, 9.2), (2.45, 15.2))):
        plan = sample(np.array([bottom, top]), 40)
        places = at(plan)
        averaged(places, 6)
        made.append(sweep('point', places + [0, 0.03, 0], cloth, radius=(0.11, 0.12), sides=10, up=(0, -1, 0)))
        made.append(stitches(places + [0, -0.08, 0], (0, -1, 0), cord, pitch=0.22, on=0.15, radius=0.022))
    return made


def shearling(mouth, back):
    """The lining turned out at the cuff: a roll of wool, softly uneven; `glove` gives it its hairs, without which lumps are popcorn."""
    ring = np.vstack([mouth, back[::-1]])
    ring = averaged_round(sample(np.vstack([ring, ring[:1]]), 241)[:-1], 10)
    along = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
    out = np.column_stack([along[:, 1], -along[:, 0], 0 * along[:, 0]])
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    # From inside the mouth down, round and up again to the suede, on which it ends.
    section = sample(smooth([(-0.5, 1.6), (-0.45, 0.3), (-0.1, -0.35), (0.35, -0.3), (0.58, 0.4), (0.62, 1.5), (0.56, 2.5), (0.34, 3.05), (0.0, 3.0)]), 72)
    places = ring[:, None] + out[:, None] * section[None, :, :1] + np.array([0, 0, 1.0]) * section[None, :, 1:]
    lumps = slow_noise(places, 0.06, 5, 1.6, 30) + slow_noise(places, 0.035, 9, 4.0, 30) + slow_noise(places, 0.10, 7, 0.6, 12)
    return [grid('shearling', places + facing(places) * lumps[..., None], fixed('shearling', (0.72, 0.65, 0.53), 1.0, 0.0), closed=True, subdivide=1)]


def mitten_seam(at, cloth):
    """The seam stitched round the mitten, a finger's breadth inside its edge."""
    line = sample(smooth([(-3.55, 13.4), (-3.75, 16), (-3.7, 19.4), (-3.1, 22), (-1.9, 23.5), (-0.3, 24), (1.5, 23.5), (2.8, 21.8), (3.6, 19), (3.85, 15), (3.85, 9), (3.7, 6), (3.65, 3.0)]), 160)
    places = at(line)
    averaged(places, 12)
    return [stitches(places + [0, -0.06, 0], (0, -1, 0), thread(shade=1.25), pitch=0.5, on=0.34, radius=0.045)]


def merino():
    """Fine-knit merino."""
    return fabric('merino', weave='thin_knit', ribs=[('hem', 8.2)], seams=False, creases=0, sheen=0.5, roughness=0.95, specular=0.04)


#: How the two gloves lie: mirrored or not, degrees of lean, place of the cuff (cm), and how far above the ground.
BESIDE = ((-1, 8, (4.3, 0, 0.5), 0.0), (1, -5, (-4.3, 0, 0.0), 1.5))
#: One on the other, both the same way up, as a pair is sold.
PILED = ((-1, 5, (2.4, 0, 0.9), 0.0), (1, -4, (-2.2, 0, 0.0), 1.6))
CROSSED = ((-1, 34, (-4.0, 0, 2.6), 0.0), (1, 16, (-5.0, 0, 0.6), 2.8))
GLOVE_VIEWS = lambda middle, wide: dict(
    front=Shot((0, 0, middle), wide / 0.66 / 0.75, 0, 4), angle=Shot((0, 0, middle), wide / 0.66 / 0.75, 0, 8), detail=Shot((-3.6, -1, middle + 1.5), 16, 10, 12),
)
LAID = dict(floor=False, wall=2.0, key=1.0, fill=0.9, finish=Finish(exposure=1.4))
cut('women-leather-gloves', Model(
    glove(hand(4.7, 5.0, 13.4, 15.5, reach=1.15, spread=0.2, pointed=1.35, full=(1.02, 1.1)), thumb((-2.4, 8.8), (-5.9, 16.0), pointed=1.3), lambda: leather('nappa', weave='nappa', relief=0.55), step=0.24, limit=0.62, edge=(0.05, 0.06), wrinkle=0.15, dress=points_of_three,
        beside=PILED,
        lining=lambda: fixed('wool', (0.35, 0.32, 0.28), 1, 0)),
    GLOVE_VIEWS(11.8, 27), gleam=GLEAM, **LAID))
#: Thumb and forefinger of both gloves on their paper (metres): conductive thread.
_TIPS = [(x + glove_at, z) for glove_at in (0, 0.2) for x, z in ((0.6 - 0.063, 0.174), (-0.038, 0.2446))]
cut('women-merino-gloves', Model(
    glove(hand(4.2, 7.5, 15.6, 17.9, 0.92, spread=0.25, full=(1.03, 1.12)), thumb((-2.2, 10.4), (-6.3, 17.4)), merino, limit=0.9, ribs=8.2, wrinkle=0.06, seed=8),
    GLOVE_VIEWS(13.0, 27), **{**LAID, 'finish': Finish(exposure=1.4, grain='fine_knit', pattern='touch_tips', settings=dict(places=_TIPS))}))
cut('women-suede-mittens', Model(
    glove(mitten(4.9, 13.4), thumb((-2.6, 6.6), (-6.5, 17.2), 2.3, 1.55), lambda: suede('suede', relief=0.8, unevenness=0.10), limit=1.25, edge=(0.08, 0.07), wrinkle=0.08, seed=5, dress=mitten_seam, trim=shearling,
        beside=((-1, 9, (5.6, 0, 0.5), 0.0), (1, -7, (-5.6, 0, 0.0), 0.4)), crossed=((-1, 26, (1.6, 0, -1.2), 0.0), (1, 8, (-5.2, 0, 0.6), 2.6))),
    {**GLOVE_VIEWS(12.2, 29), 'detail': Shot((-4.6, -1, 9.2), 23, 10, 12)}, **{**LAID, 'finish': Finish(exposure=1.4, grain='suede')}))
