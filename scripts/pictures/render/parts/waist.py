"""Waistbands and belts: closed rings that follow a draped garment all the way round."""
import numpy as np

from cloth.curves import averaged_round, ease, smooth
from parts.mesh import grid, mesh
from parts.reshape import side_seam
from parts.sewn import rim


def _ring(dressing, height_front, height_back, down, count, smoothing):
    """Places (around, down, 3) and paper of a ring: in front from the wearer's right to the left, then round the back."""
    half = side_seam(dressing.cut)
    share = np.linspace(-1, 1, count)
    rows, papers = [], []
    for surface, heights, order in ((dressing.front, height_front, 1), (dressing.back, height_back, -1)):
        f = (share * order)[:-1]
        # Its paper goes straight down, or its ribs slant where the hips grow wider.
        across = f * half(heights(np.abs(f)))
        columns, paper = [], []
        for distance in down:
            z = heights(np.abs(f)) - distance
            x = f * half(z)
            columns.append(surface.place(np.column_stack([x * 0.999, z])))
            paper.append(np.column_stack([200 - across if surface.back else across, z]))
        rows.append(np.stack(columns, 1))
        papers.append(np.stack(paper, 1))
    return averaged_round(np.concatenate(rows), smoothing), np.concatenate(papers)


def ring(dressing, height_front, height_back, width, material, raise_=0.3, inside=0.35, smoothing=3, count=70, lip=2.2, wave=0.0, name='waistband', top_free=True, foot=0.05):
    """A band `width` cm high whose upper edge lies at the heights given for 0 (middle) to 1 (side seam); `wave` crumples it as elastic does, `foot` is how deep its lower edge goes into the cloth."""
    profile = [(min(0.3, width * 0.1), -inside), (-0.10, -inside * 0.5), (-0.14, 0.05), (-0.02, raise_ * 0.85), (0.3, raise_)] if top_free else [(0.0, -0.1), (0.0, raise_ * 0.7), (0.18, raise_)]
    if top_free and lip:
        profile = [(lip, -inside)] + profile
    steps = np.linspace(0.3, width - 0.3, max(3, int(width / 0.7)))[1:]
    profile += [(d, raise_) for d in steps] + [(width - 0.05, raise_ * 0.8), (width, -foot)]
    outer = [offset > 0 for _, offset in profile]
    down = [max(d, 0) for d, _ in profile]
    places, paper = _ring(dressing, height_front, height_back, down, count, smoothing)
    around = np.roll(places, -1, 0) - np.roll(places, 1, 0)
    normal = np.cross(around.mean(1), np.array([0, 0, 1.0]))
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    total = len(places)
    along = np.arange(total)
    crumple = np.zeros(total)
    if wave:
        shake = np.random.default_rng(5)
        for number in (38, 53, 71):
            crumple += np.sin(along / total * 6.283 * number + shake.uniform(0, 6.28)) / 2
    vertices = []
    for column, (d, offset) in enumerate(profile):
        belly = np.sin(np.pi * np.clip(d / width, 0, 1)) if outer[column] else 0
        vertices.append(places[:, column] + normal * (offset + wave * crumple * belly)[:, None] if wave else places[:, column] + normal * offset)
        vertices[-1][:, 2] -= min(d, 0)
    vertices = np.stack(vertices, 1)
    columns = len(profile)
    faces = []
    for row in range(total):
        for column in range(columns - 1):
            a, b = row * columns + column, (row + 1) % total * columns + column
            faces.append((a, a + 1, b + 1, b))
    edge = np.tile([min(max(d, 0.0), width - d) if out else 999 for (d, _), out in zip(profile, outer)], total)
    part = mesh(name, vertices.reshape(-1, 3), faces, material, paper.reshape(-1, 2), dict(edge=edge), subdivide=1)
    _mend_seam(part)
    return part


def _mend_seam(part):
    """Faces over a side seam take their paper from the front, so that no pattern is squeezed into them."""
    layer = part.data.uv_layers['uv']
    for face in part.data.polygons:
        uvs = [layer.data[index].uv for index in face.loop_indices]
        across = [uv[0] for uv in uvs]
        if max(across) - min(across) > 0.6:
            nearest = max(at for at in across if at < 0.9)
            for uv in uvs:
                uv[0] = min(uv[0], nearest)


def edge_heights(outline):
    """Heights of a waist's upper edge as a function of the share of the way from its middle to the side seam."""
    _, points, curved = outline[0]
    x, z = np.transpose(smooth(points) if curved else points)
    return lambda share: np.interp(share * x[-1], x, z)


def waistband(dressing, width, material, **settings):
    """A waistband along the garment's waist opening."""
    return ring(dressing, edge_heights(dressing.cut.front), edge_heights(dressing.cut.back), width, material, **settings)


def elastic_band(dressing, width, material, **settings):
    """A waistband that stretches: hardly evened and fine enough for what its elastic gathers."""
    return waistband(dressing, width, material, smoothing=1, count=140, **settings)


def band_end(dressing, width, material, end=-1.4, reach=6.0, raise_=0.3, over=0.17, shades=()):
    """The end of a waistband that laps over its other half in front: at x `end` it lies `over` cm above that, `reach` cm towards the wearer's left it has become the band itself. `shades`: cloths of the shadow beside it and their widths. Returns the height of what lies on top, at paper places of the front."""
    heights, half = edge_heights(dressing.cut.front), side_seam(dressing.cut)
    x = np.r_[end, end, end + 0.05, end + 0.14, np.arange(end + 0.4, reach, 0.4), reach]
    stands = (over + 0.06) * (1 - ease((x - 1.5) / (reach - 1.5))) - 0.06
    rise = np.r_[raise_ * 0.4, raise_ + stands[1] - 0.05, raise_ + stands[2:]]
    top = heights(np.abs(x) / half(heights(0)))
    steps = np.linspace(0.3, width - 0.3, 6)
    down = np.r_[0.15, -0.12, -0.17, -0.04, steps, width - 0.05, width + 0.03]
    share = np.r_[-0.1, -0.1, 0.3, 0.86, np.ones(6), 0.85, 0.0]
    paper = np.stack([np.broadcast_to(x[:, None], (len(x), len(down))), top[:, None] - np.maximum(down, 0)], -1)
    places = dressing.front.place(paper.reshape(-1, 2)).reshape(*paper.shape[:2], 3)
    across = dressing.front.frame(np.column_stack([x, top - width / 2]))[2]
    normal = np.cross(across, [0, 0, 1.0])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    places = places + normal[:, None] * (share * rise[:, None])[..., None]
    places[..., 2] -= np.minimum(down, 0)
    edge = np.broadcast_to(np.minimum(np.maximum(down, 0), np.maximum(width - down, 0)), paper.shape[:2])
    grid('band-end', places[:, ::-1], material, paper[:, ::-1].reshape(-1, 2), distances=dict(edge=edge[:, ::-1].ravel()))
    for shade, wide in shades:
        beside = np.linspace(0.1, width - 0.05, 8)
        line = np.column_stack([np.full(8, end - wide * 0.3), np.interp(end, x, top) - beside])
        rim(dressing.front, line, shade, wide, raise_)
    return lambda points: raise_ + np.where(points[:, 0] > end, np.interp(points[:, 0], x, np.maximum(stands, 0)), 0)


def belt(dressing, height, width, material, raise_=0.5, smoothing=14, **settings):
    """A belt whose upper edge lies at a paper height, drawn smooth over the folds."""
    level = lambda share: np.full_like(np.asarray(share, float), height)
    return ring(dressing, level, level, width, material, raise_=raise_, smoothing=smoothing, top_free=False, name='belt', **settings)
