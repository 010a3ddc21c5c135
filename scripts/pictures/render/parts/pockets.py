"""Pockets: patch pockets with an open mouth, flaps that hang, welts over an opening. Paper places, cm."""
import numpy as np

from cloth.curves import inside
from parts.calm import Calm, densely
from parts.closures import zip_line, zip_metal, zip_tape
from parts.sewn import Layer, inset, rim, settled, thickness, turned_edge
from parts.stitching import kept, tack, thread_of


def patch_pocket(dressing, outline, material, rows=(0.2,), hem=2.4, degree=3, back=False, gape=0.12, tacks=0.7, sag=0.12):
    """A pocket sewn on along all sides but the first, its mouth, which sags `sag` cm and shows a dark slit. `hem`: the mouth's own hem; `tacks`: how long the bar tacks at its corners are. Returns its Layer."""
    outline = np.asarray(outline, float)
    surface = settled(dressing, outline, degree, back)
    left, right = outline[:2]
    # The mouth is longer than the way between its ends.
    under = [left, right, right + (outline[2] - right) * 0.06, left + (outline[-1] - left) * 0.06]
    Layer(dressing, surface, under, kept(dressing, 'slit', shade=0.26), thick=0.012, base=dressing.cut.thick / 2, rows=(), shadow=False, name='slit')
    drop = (outline[2:].mean(0) - (left + right) / 2)
    drop = drop / np.linalg.norm(drop) * sag
    share = np.linspace(0, 1, 7)[:, None]
    mouth = left + (right - left) * share + drop * np.sin(np.pi * share)
    pocket = Layer(dressing, surface, np.vstack([mouth, outline[2:]]), material, rows=rows, free=range(6), gape=gape, slit=False, name='pocket')
    if hem:
        _hem(pocket, outline, hem)
    if tacks:
        ends = inset(outline, rows[0])
        for end, after in ((ends[0], ends[-1]), (ends[1], ends[2])):
            way = (after - end) / np.linalg.norm(after - end)
            tack(surface, end, end + way * tacks, pocket.thread, pocket.base + pocket.thick)
    return pocket


def _hem(pocket, outline, hem):
    """The row of stitches that holds the hem of a pocket's mouth."""
    share = [hem / np.linalg.norm(outline[other] - outline[corner]) for corner, other in ((0, -1), (1, 2))]
    left, right = outline[0] + (outline[-1] - outline[0]) * share[0], outline[1] + (outline[2] - outline[1]) * share[1]
    aside = (right - left) / np.linalg.norm(right - left) * 0.2
    pocket.seam([left + aside, right - aside])


def flap(dressing, surface, outline, material, under=0.0, rows=(0.2,), gape=0.22):
    """A flap that is sewn on along its first side and hangs free below it, `under` cm above what is below the garment's cloth. Returns its Layer."""
    outline = np.asarray(outline, float)
    left, right = outline[:2]
    across = (right - left) / np.linalg.norm(right - left)
    down = np.array([across[1], -across[0]])
    down = down * np.sign((outline[2:].mean(0) - left) @ down)
    deep = ((outline - left) @ down).max()
    hangs = lambda points: gape * np.clip((points - left) @ down / deep, 0, 1) ** 1.5
    return Layer(dressing, surface, outline, material, base=dressing.cut.thick / 2 + under, rows=rows, free=range(1, len(outline)), sides=range(len(outline)), lift=hangs, name='flap')


def jetted_flap(dressing, side, x=(9.6, 19.2), top=92.6, deep=5.2, slope=0.9, rows=()):
    """A pocket flap that rises towards the side and hangs out of the slit under a narrow jet."""
    inner, outer = x
    shape = lambda corners: [(side * a, z) for a, z in corners]
    cover = shape([(inner, top), (outer, top + slope), (outer + 0.3, top + slope - deep + 0.5), (outer - 0.2, top + slope - deep), (inner + 0.9, top - deep), (inner + 0.4, top - deep + 0.5)])
    surface = settled(dressing, cover, 3)
    flap(dressing, surface, cover, dressing.plain, rows=rows)
    jet = shape([(inner - 0.15, top + 0.5), (outer + 0.15, top + slope + 0.5), (outer + 0.15, top + slope - 0.12), (inner - 0.15, top - 0.12)])
    Layer(dressing, surface, jet, dressing.plain, base=dressing.cut.thick / 2 + 0.14, thick=0.14, rows=(), free=(2,), name='jet')


def flap_pocket(dressing, middle, top, size, cloth, flap_deep=5.0, pointed=0.0, round_=1.2, slant=0.0, rows=(0.2,), degree=3):
    """A patch pocket with a flap over it (`flap_deep` 0: none); `size` its width and depth. Returns the paper place of the flap's button and how far its upper side lies above the cloth."""
    wide, deep = size
    half = wide / 2
    leaning = lambda points: [(x, z + slant * (x - middle) / half) for x, z in points]
    left, right, low = middle - half, middle + half, top - deep
    outline = leaning([(left, top), (right, top), (right, low + round_), (right - round_ * 0.3, low + round_ * 0.3), (right - round_, low), (left + round_, low), (left + round_ * 0.3, low + round_ * 0.3), (left, low + round_)])
    pocket = patch_pocket(dressing, outline, cloth, rows=rows, degree=degree, hem=0 if flap_deep else 2.6)
    if not flap_deep:
        return (middle, top), pocket.base + pocket.thick
    end = top + 1.0 - flap_deep
    cover = leaning([(left - 0.3, top + 1.0), (right + 0.3, top + 1.0), (right + 0.3, end + pointed), (middle, end - pointed * 0.4), (left - 0.3, end + pointed)])
    hanging = flap(dressing, pocket.surface, cover, cloth, under=pocket.thick, rows=rows)
    at = (middle, end - pointed * 0.4 + 1.5)
    return at, float(hanging.top(np.array([at]))[0])


def welt(dressing, low, high, cloth, wide=2.6, degree=2, padded=False):
    """A slanted welt from its lower to its upper end: sewn down at both ends and along its inner side, open along the outer one. What is `padded` keeps its channels beside it."""
    low, high = np.array(low, float), np.array(high, float)
    along = (high - low) / np.hypot(*(high - low))
    aside = np.array([along[1], -along[0]]) * wide / 2 * (1 if low[0] > 0 else -1)
    outline = [tuple(at) for at in (low + aside, high + aside, high - aside, low - aside)]
    return open_strip(dressing, outline, cloth, degree, padded=padded)


def open_strip(dressing, outline, cloth, degree=2, thick=None, rows=(0.2,), padded=False):
    """A welt of any outline, open along its first side."""
    thick = thickness(dressing) * 1.3 if thick is None else thick
    surface = Calm(dressing.front, outline, degree) if padded else settled(dressing, outline, degree)
    return Layer(dressing, surface, outline, cloth, thick=thick, rows=rows, free=(0,), gape=0.1, depth=1.0, name='welt')


def _dark_mouth(dressing, surface, start, end, inward):
    """What one sees in a slanted mouth whose edge bows in: soft shadow along it, dark behind it."""
    base = dressing.cut.thick / 2
    way = (end - start) / np.linalg.norm(end - start)
    for shade, radius in ((0.72, 0.5), (0.5, 0.26)):
        rim(surface, [start + way * 0.3, end - way * 0.3], kept(dressing, f'mouth {shade}', shade=shade), radius, base)
    deep = [start, end, end + inward * 1.2, start + inward * 1.2]
    Layer(dressing, surface, deep, kept(dressing, 'slit', shade=0.26), thick=0.012, base=base + 0.04, rows=(), shadow=False, name='slit')


def kangaroo(dressing, outline, cloth, hem=2.2, rows=(0.25,), bow=0.8, gape=0.8):
    """A pouch on the front whose second and last sides are its slanted mouths, hemmed `hem` cm wide: they stand off by `gape` cm and bow in by `bow` cm, so that one sees into them."""
    outline = np.asarray(outline, float)
    surface = settled(dressing, outline, 4)
    held = inset(outline, rows[0])
    share = np.linspace(0, 1, 11)[:, None]
    edges, hems = [], []
    for side in (1, -1):
        start, end = outline[side], outline[side + 1]
        way = (end - start) / np.linalg.norm(end - start)
        inward = np.array([way[1], -way[0]])
        _dark_mouth(dressing, surface, start, end, inward)
        edge = start + (end - start) * share + inward * bow * np.sin(np.pi * share)
        edges.append(edge)
        hems.append(densely([start - way * hem * 3, *edge, end + way * hem * 3], 0.2) + inward * hem)
    right, left = edges
    whole = np.vstack([outline[:1], right, outline[3:-1], left[:-1]])
    free = (*range(1, len(right)), *range(len(whole) - len(left) + 1, len(whole)))
    pouch = Layer(dressing, surface, whole, cloth, rows=rows, free=free, gape=gape, depth=2.8, slit=False, name='kangaroo')
    for line in hems:
        pouch.seam(line[inside(held, line)])
    for corner, along in ((1, right[-1] - right[0]), (2, right[0] - right[-1]), (-1, left[-1] - left[0]), (0, left[0] - left[-1])):
        tack(surface, held[corner], held[corner] + along / np.linalg.norm(along) * 0.9, pouch.thread, pouch.base + pouch.thick)
    return pouch


def jetted_zip(dressing, low, high, wide=0.5):
    """A zipped pocket between its lower and upper end: a narrow zip that closes upwards between two folded jets `wide` cm broad."""
    low, high = np.array(low, float), np.array(high, float)
    along = (high - low) / np.hypot(*(high - low))
    aside = np.array([-along[1], along[0]])
    box = [low - aside, low + aside, high + aside, high - aside]
    surface = settled(dressing, box, 2)
    places, normals, _, _ = surface.frame(low + (high - low) * np.linspace(0, 1, 40)[:, None])
    base = dressing.cut.thick / 2
    zip_line(places, normals, zip_tape(dressing), zip_metal(), half=0.45, raise_=base + 0.02, scale=0.8)
    for side in (-1, 1):
        near, far = aside * side * 0.24, aside * side * (0.24 + wide)
        outline = [low + near, high + near, high + far, low + far]
        Layer(dressing, surface, outline, dressing.plain, thick=0.1, rows=(0.14,), free=(0,), sides=(2,), slit=False, name='jet')


def slant_opening(dressing, top, low, thick=0.15):
    """The slanted openings of trousers' front pockets, from under the waistband to the side seam (paper of the wearer's left): a turned edge, `thick` cm high, over a dark slit."""
    for side in (-1, 1):
        line = np.array([top, low], float) * [side, 1]
        way = (line[1] - line[0]) / np.hypot(*(line[1] - line[0]))
        aside = np.array([way[1], -way[0]]) * side
        inner = line + aside * 3.0
        surface = settled(dressing, [*line, *inner[::-1]], 3)
        base = dressing.cut.thick / 2
        for shade, wide in ((kept(dressing, 'soft under', shade=0.72), 0.34), (kept(dressing, 'slit', shade=0.26), 0.13)):
            rim(surface, line - aside * wide * 0.3, shade, wide, base)
        turned_edge(dressing, surface, line, aside, dressing.plain, base + 0.03, thick=thick, wide=3.4)
        for at in (line[0] + way * 0.5, line[1] - way * 1.1):
            tack(surface, at + aside * 0.1, at + aside * 0.8, thread_of(dressing), base + 0.13)


def double_welt(dressing, left, right, back=True, wide=0.5):
    """A pocket cut into the cloth between two folded jets `wide` cm broad, its slit dark, its ends tacked."""
    left, right = np.array(left, float), np.array(right, float)
    across = (right - left) / np.hypot(*(right - left))
    up = np.array([-across[1], across[0]])
    box = [left - up, right - up, right + up, left + up]
    surface = settled(dressing, box, 3, back)
    base = dressing.cut.thick / 2
    rim(surface, [left, right], kept(dressing, 'slit', shade=0.12), 0.15, base + 0.01)
    for side in (-1, 1):
        near, far = up * side * 0.03, up * side * (wide + 0.03)
        jet = Layer(dressing, surface, [left + near, right + near, right + far, left + far], dressing.plain, thick=0.09, rows=(), free=(0,), gape=0.02, slit=False, name='jet')
    for end in (left, right):
        tack(surface, end - up * 0.45, end + up * 0.45, jet.thread, jet.base + jet.thick)


def breast_welt(dressing, outline):
    """The welt of a jacket's breast pocket, open along its first, upper side."""
    return open_strip(dressing, outline, dressing.plain, thick=0.16, rows=())
