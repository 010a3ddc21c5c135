"""A second layer of cloth sewn onto a garment: cut edge with its thickness, contact shadow, rows of stitches, open mouth. Paper places, cm."""
import numpy as np
from scipy.spatial import cKDTree

from cloth.curves import ease, evenly, inside, lengths
from cloth.shell import paper_of
from parts.calm import Calm, densely
from parts.mesh import grid, mesh
from parts.patch import filled
from parts.reshape import places_of
from parts.stitching import kept, row, thread_of
from units import CM


def inset(outline, distance):
    """A closed polygon with its sides moved inwards."""
    outline = np.asarray(outline, float)
    way = np.roll(outline, -1, 0) - outline
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    normal = np.column_stack([-way[:, 1], way[:, 0]]) * (1 if _area(outline) > 0 else -1)
    before = np.roll(normal, 1, 0)
    return outline + (normal + before) * distance / (1 + (normal * before).sum(1, keepdims=True))


def _area(outline):
    x, z = np.asarray(outline, float).T
    return (x * np.roll(z, -1) - np.roll(x, -1) * z).sum() / 2


def rounded(outline, radius=0.15, steps=4):
    """A polygon whose corners are turned over small rounds: cloth is never cut to a needle's point. Its first side stays the first."""
    outline = np.asarray(outline, float)
    corners = []
    for before, corner, after in zip(np.roll(outline, 1, 0), outline, np.roll(outline, -1, 0)):
        reach = min(radius, np.linalg.norm(before - corner) / 2.5, np.linalg.norm(after - corner) / 2.5)
        first, last = (corner + (other - corner) / np.linalg.norm(other - corner) * reach for other in (before, after))
        t = np.linspace(0, 1, steps)[:, None]
        corners.append(first * (1 - t) ** 2 + corner * 2 * t * (1 - t) + last * t**2)
    return np.vstack(corners)


def rim(surface, line, shade, radius=0.11, raise_=0.0):
    """The contact shadow along the edge of what is sewn on, which light with one bounce does not show: a flat ribbon on the cloth, of the pattern that the cloth has there. `radius`: half its width, or that at its start and its end; `raise_` may be a function of paper places."""
    line = densely(line, 0.4)
    way = np.gradient(line, axis=0)
    aside = np.column_stack([-way[:, 1], way[:, 0]]) / np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-9)
    across, fall = np.array([-1, -0.6, 0.6, 1]), np.array([0.04, 0, 0, 0.04])
    half = np.linspace(*np.broadcast_to(radius, 2), len(line))
    points = line[:, None] + aside[:, None] * (across * half[:, None])[..., None]
    places, normals, _, _ = surface.frame(points.reshape(-1, 2))
    height = np.broadcast_to(raise_(line) if callable(raise_) else raise_, len(line))[:, None] + 0.03 - fall
    return grid('rim', (places + normals * height.reshape(-1, 1)).reshape(*points.shape[:2], 3), shade, points.reshape(-1, 2), subdivide=0)


def shadows(dressing, soft, dark):
    """The cloths of a contact shadow and their half widths: a soft wide one, and on it a narrow dark one."""
    return (kept(dressing, 'soft under', shade=0.72), soft), (kept(dressing, 'under', shade=0.42), dark)


def settled(dressing, outline, degree=3, back=False, reach=2.5):
    """The calm surface through the cloth within an outline, after that cloth has been laid flat on it: it is held by what is sewn on, and eases out over `reach` cm."""
    surface = dressing.back if back else dressing.front
    calm = Calm(surface, outline, degree, above=0.0)
    data = dressing.garment.data
    paper, is_back = paper_of(data)
    outline = np.asarray(outline, float)
    low, high = outline.min(0) - reach, outline.max(0) + reach
    near = np.where((is_back == back) & np.all((paper > low) & (paper < high), axis=1))[0]
    away = cKDTree(densely(np.vstack([outline, outline[:1]]), 0.2)).query(paper[near])[0]
    share = np.where(inside(outline, paper[near]), 1.0, ease(1 - (away - 0.3) / reach))[:, None]
    places = places_of(dressing.garment)
    places[near] += (calm.place(paper[near]) - places[near]) * share
    data.vertices.foreach_set('co', (places * CM).ravel())
    dressing.anew()
    return calm


def thickness(dressing):
    """How thick one layer of the garment's cloth is when it is sewn on, in cm."""
    return float(np.clip(dressing.cut.thick * 0.7, 0.09, 0.26))


def turned_edge(dressing, surface, line, aside, material, base, thick=0.11, wide=4.2, stitch=(0.44,), runs_out=0.0):
    """An edge of the garment's own cloth that is turned in along a line and stitched, `base` cm above the surface: it runs out into the cloth `wide` cm away, towards `aside` (paper; 1 and -1: left and right of the line's way).

    `stitch`: rows, cm from the edge; `runs_out`: over how many cm before its end the edge goes down into the cloth. Returns the height of its upper side above the surface at paper places.
    """
    line = densely(line, 0.5)
    if np.ndim(aside) == 0:
        way = np.gradient(line, axis=0)
        aside = aside * np.column_stack([-way[:, 1], way[:, 0]])
    aside = np.broadcast_to(aside, line.shape) / np.hypot(*np.transpose(aside)).reshape(-1, 1)
    pressed = [at + near for at in stitch for near in (-0.1, 0, 0.1)]
    last = max([0.3, *stitch])
    u = np.r_[0, 0.02, 0.06, pressed, np.linspace(last + 0.35, wide, 9)]
    top, low = base + thick, base + thick * 0.75
    lift = np.r_[base, base + thick * 0.8, top, np.tile((top, low, top), len(stitch)), (top + 0.04) * (1 - ease(np.linspace(0.05, 1, 9))) - 0.04]
    along = lengths(line)
    stands = ease((along[-1] - along) / runs_out) if runs_out else np.ones(len(line))
    points = line[:, None] + aside[:, None] * u[None, :, None]
    heights = lift * stands[:, None] - 0.04 * (1 - stands[:, None])
    places, normals, _, _ = surface.frame(points.reshape(-1, 2))
    grid('turned-edge', (places + normals * heights.reshape(-1, 1)).reshape(*points.shape[:2], 3), material, points.reshape(-1, 2), subdivide=0)

    def over(at):
        away, nearest = cKDTree(line).query(at)
        return np.maximum(np.interp(away, u, lift) * stands[nearest], dressing.cut.thick / 2)

    for at in stitch:
        row(surface, line + aside * at, thread_of(dressing), lambda places: over(places) - thick * 0.1)
    return over


class Layer:
    """One layer of cloth on a surface. `base`: its underside above the surface; `thick`; `rows`: lines of stitches, cm from the edge; `free`: sides that hang free, by number; `gape`: how far they stand off.

    `sides`: those that are stitched (all that are not free, if none are named); `slit`: the dark under what is free is shown; `lift(points)`: another way to stand off.
    """

    def __init__(self, dressing, surface, outline, material, base=None, thick=None, rows=(0.2,), free=(), gape=0.0, depth=1.6, corner=0.12, sides=None, shadow=True, slit=True, lift=None, name='layer'):
        self.surface, self.outline, self.free = surface, np.asarray(outline, float), tuple(free)
        self.base = dressing.cut.thick / 2 if base is None else base
        self.thick = thickness(dressing) if thick is None else thick
        self.gape, self._depth, self._rows, self._lift = gape, depth, rows, lift
        self.thread, self.groove = thread_of(dressing), kept(dressing, 'soft under', shade=0.72)
        count = len(self.outline)
        held = [side for side in range(count) if side not in self.free]
        if shadow:
            self._shadows(dressing, held, slit)
        points, triangles, from_edge = filled(rounded(self.outline, corner), (0.03, 0.08, 0.14, 0.2, 0.26, 0.4), step=0.2, field=0.7)
        places, normals, _, _ = surface.frame(points)
        height = self._height(points, from_edge)
        self.mesh = mesh(name, places + normals * height[:, None], triangles[:, ::-1] if surface.back else triangles, material, points, dict(edge=from_edge), surface.back, subdivide=0)
        for distance in rows:
            for line in self._runs(held if sides is None else sides, inset(self.outline, distance)):
                self.seam(line)

    def _away(self, points):
        """Share of the way along, and distance from, the nearest run of free sides of each point."""
        share, away = np.zeros(len(points)), np.full(len(points), 99.0)
        for line in self._runs(self.free, self.outline):
            dense = evenly(line, 0.05)
            distance, index = cKDTree(dense).query(points)
            share, away = np.where(distance < away, index / (len(dense) - 1), share), np.minimum(distance, away)
        return share, away

    def _lifted(self, points):
        if self._lift:
            return self._lift(points)
        share, away = self._away(points)
        return self.gape * np.sin(np.pi * share) ** 0.6 * np.exp(-((away / self._depth) ** 2))

    def _height(self, points, from_edge):
        lines = [0, 0.03, 0.08, *sorted(d for at in self._rows for d in (at - 0.06, at, at + 0.06)), 9]
        pressed = {at: 0.8 for at in self._rows}
        share = [0, 0.8, 1.0, *(pressed.get(d, 1.0) for d in lines[3:-1]), 1.0]
        order = np.argsort(lines)
        up = np.interp(from_edge, np.array(lines)[order], np.array(share)[order])
        hangs = self._away(points)[1] < 0.05
        return self.base + self._lifted(points) + self.thick * up - np.where(hangs, 0, 0.1) * (from_edge < 1e-3)

    def top(self, points):
        """The height of the layer's upper side above the surface."""
        return self.base + self._lifted(np.asarray(points)) + self.thick * 0.9

    def seam(self, line):
        """A row of stitches along a line of paper places, in the groove that they pull the cloth into."""
        rim(self.surface, line, self.groove, 0.05, lambda points: self.top(points) - 0.03)
        row(self.surface, line, self.thread, self.top)

    def _runs(self, sides, line):
        """A corner of `line` (as many as the outline has) after the other, for each run of neighbouring sides."""
        runs = []
        for side in sides:
            runs.append([*runs.pop(), side] if runs and runs[-1][-1] == side - 1 else [side])
        return [line[[*run, (run[-1] + 1) % len(line)]] for run in runs]

    def _shadows(self, dressing, held, slit):
        """Under what is sewn down a narrow dark line in a soft wide one; under what hangs free a dark slit."""
        # Two strengths: one alone looks drawn.
        dark = kept(dressing, 'under', shade=0.42)
        for line in self._runs(held, self.outline):
            rim(self.surface, line, self.groove, 0.17, self.base)
            rim(self.surface, line, dark, 0.06, self.base + 0.01)
        for line in self._runs(self.free, self.outline) if slit else ():
            rim(self.surface, line, self.groove, 0.16, self.base)
            rim(self.surface, line, kept(dressing, 'dim', shade=0.4), 0.07, self.base + 0.01)
