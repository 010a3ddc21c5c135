"""Standing collars that follow the neck: of ribbed knit, padded, or of coat cloth."""
import math

import numpy as np

from cloth.curves import lengths, sample
from parts.closures import padded_zip
from parts.mesh import grid
from parts.neckbands import ring
from parts.padding import gathers


def leaning_stand(garment, height, material, gap=0.6, lean=16, level=0.75, front=0.9, corner=0.8, thick=0.4, puff=0.0, under=0.5, bow=0.0, aside=0.0, lap=0.0, quilted=0, zipped=None, columns=11, count=161, name='stand'):
    """A collar that stands `height` cm on the whole neckline and leans `lean` degrees in towards the neck, open by `gap` cm at the centre front; it begins `under` cm below the seam.

    Its upper edge lies in a plane (`level` of the way; 0: as far from the seam everywhere), or the shoulders would give it horns. `front`: its height at the opening, as a share;
    `corner`: radius of the front corners; `puff` pads it, in so many `quilted` channels one above the other; `bow` bends it outwards by so many cm half way up.
    `zipped`: makes the zip that goes on in it, given the line of its opening (cm, from the seam up). It opens `aside` cm from the centre, on the wearer's left, where its other end goes on below by `lap` cm.
    """
    count = 4 * count if quilted else count
    path, _, _ = ring(garment, 240, 14)
    total = lengths(np.vstack([path, path[:1]]))[-1]
    closed = sample(np.vstack([path, path[:1]]), 721)
    at = np.linspace(gap / 2 - aside, total - gap / 2 - aside + lap, count)
    along = np.linspace(0, total, 721)
    line = np.column_stack([np.interp(at, along, closed[:, axis], period=total) for axis in range(3)])
    middle = path.mean(0)
    turn = np.arctan2(line[:, 0] - middle[0], -(line[:, 1] - middle[1]))
    inward = middle[:2] - line[:, :2]
    inward = np.column_stack([inward / np.linalg.norm(inward, axis=1, keepdims=True), np.zeros(count)])
    high = height * (1 - (1 - front) * ((1 + np.cos(turn)) / 2) ** 2)
    top = line[:, 2] + high
    waves = np.column_stack([np.ones(count), np.cos(turn)])
    plane = waves @ np.linalg.lstsq(waves, top, rcond=None)[0]
    high = high + (plane - top) * level
    # The corners at the opening are cut round.
    from_end = np.minimum(at - at[0], at[-1] - at)
    round_ = corner - np.sqrt(np.maximum(0, corner**2 - np.maximum(0, corner - from_end) ** 2)) if corner else 0 * at
    below = lap and thick * 1.3 * np.clip(1 - (at[-1] - at - lap) / 4, 0, 1)
    share = np.linspace(0, 1, columns)
    rise, fall = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    if quilted:
        # Filled between an outer and an inner cloth, which meet at the upper edge.
        share = np.r_[np.linspace(0, 1, 16 * quilted + 1), np.linspace(1, 0, 16 * quilted + 1)]
    places = np.zeros((count, len(share), 3))
    for column, u in enumerate(share):
        up = -under + (high - round_ + under) * u
        out = puff * max(0.0, math.sin(math.pi * u)) ** 0.6 + bow * math.sin(math.pi * u)
        if quilted:
            row = min(int(u * quilted), quilted - 1)
            near_end = np.clip(from_end / 0.9, 0, 1) ** 0.5
            face = thick / 2 * min(1.0, (1 - u) * height / 0.5) ** 0.5 + gathers(at, np.full(count, u * quilted - row), np.full(count, row + 7), height / quilted, puff)
            out = bow * math.sin(math.pi * u) + face * near_end * (1 if column < len(share) / 2 else -0.7)
        places[:, column] = line + inward * (np.clip(up, 0, None) * fall - out + below)[:, None] + np.array([0, 0, 1.0]) * (up * rise)[:, None]
    paper = [(distance, 141 + u * height) for distance in at for u in share]
    edge = [min((1 - u) * height, end) for end in from_end for u in share]
    if zipped:
        ends = (places[0] + places[-1]) / 2
        zipped(ends[: len(share) // 2] if quilted else ends)
    return grid(name, places, material, paper, subdivide=1 if quilted else 2, thick=0 if quilted else thick, offset=0, distances=dict(edge=edge))


def quilted_stand(dressing, height, low, high, corner=0.7, thick=0.8, puff=0.5, **zipped):
    """The collar of a padded jacket, of two channels, and the jacket's zip from paper height `low` to `high` and on in it (`zipped`: closures.padded_zip); the others as of `leaning_stand`."""
    leaning_stand(
        dressing.garment, height, dressing.plain, gap=0.7, lean=9, corner=corner, thick=thick, puff=puff, quilted=2,
        zipped=lambda line: padded_zip(dressing, low, high, line, **zipped),
    )
