"""Reads the passes of a render and frees them of noise."""
import json
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2
import numpy as np
from scipy import ndimage

from finish.blur import blur
from finish.relief import relief, sheen

#: Filter radii below are pixels of a picture of this height.
REFERENCE_HEIGHT = 1200


def _read(folder, name):
    image = cv2.imread(os.path.join(folder, name + '0001.exr'), cv2.IMREAD_UNCHANGED)
    return np.ascontiguousarray(image[..., :3][..., ::-1]).astype(np.float32)


#: How far the surroundings reach that a place is compared with (a blur's deviation): creases, folds, the whole side of a garment.
AROUND = (16, 45, 110)

#: From which share on a pixel of an outline counts as the thing's own.
SURE = 0.6


def _beyond(image, mask, reach=None, sure=SURE):
    """Carries values past the outline of `mask` (where it is at least `sure`), so that what lies behind is not mixed in; at most `reach` pixels far, if given."""
    if not (mask >= sure).any():
        return image
    away, nearest = ndimage.distance_transform_edt(mask < sure, return_indices=True)
    carried = image[nearest[0], nearest[1]]
    return carried if reach is None else np.where((away <= reach)[..., None] if image.ndim > 2 else away <= reach, carried, image)


def _blur_within(image, mask, sigma):
    return blur(image * mask, sigma) / np.maximum(blur(mask, sigma), 1e-3)


def read_light(folder):
    """The light of a render: direct and indirect, gloss, ground, what is covered, paper coordinates; and the cut's finish settings.

    Light on cloth is locally linear in the shading normal, which has no noise: a guided filter over the normals takes the noise of
    few samples away and leaves folds, stitches and weave.
    """
    passes = {name: _read(folder, name) for name in ('ddir', 'dind', 'dcol', 'gdir', 'gind', 'gcol', 'tint', 'paper', 'normal')}
    scale = passes['ddir'].shape[0] / REFERENCE_HEIGHT
    with open(os.path.join(folder, 'finish.json')) as file:
        finish = json.load(file)
    polished = finish.get('polished')
    cover, fixed = np.clip(passes['paper'][..., 2], 0, 1), np.clip(passes['tint'][..., 1], 0, 1)
    thing = np.clip(cover + fixed, 0, 1)
    direct, indirect = passes['ddir'].mean(2), passes['dind'].mean(2)
    shine = passes['gcol'] * (passes['gdir'] + passes['gind'])
    gloss = shine.mean(2)
    hue = blur(shine, 1.2 * max(scale, 0.5))
    hue = hue / np.maximum(hue.mean(2, keepdims=True), 1e-5)

    def cleaned(image, radius, epsilon, of=thing):
        both = np.dstack([image, passes['normal']])
        # One pixel's noise, carried outwards in a ray, would come back as a dent of the outline: what is carried is the mean round it.
        surely = (of >= SURE)[..., None]
        around = blur(both * surely, 3 * scale) / np.maximum(blur(surely[..., 0].astype(np.float32), 3 * scale), 1e-3)[..., None]
        both = np.where(surely, both, _beyond(around, of))
        return cv2.ximgproc.guidedFilter(np.ascontiguousarray(both[..., 1:]), np.ascontiguousarray(both[..., 0]), max(2, round(radius * scale)), epsilon)

    def evened(image, steps, of=thing):
        """The filter over a wide radius, which leaves no blotches; by `steps` of (radius, least, around) over narrower ones, where the light changes by `least` or more within `around` pixels: in folds, at the edge of a cast shadow, in a sharp highlight. A fold must lie within a step whole, or it comes out as a row of specks."""
        light = cleaned(image, 14, 2e-4, of)
        for radius, least, around in steps:
            finer = cleaned(image, radius, 2e-4, of)
            apart = np.abs(blur(finer - light, 3 * scale)) / np.maximum(blur(light, 3 * scale), 1e-3)
            light = light + (finer - light) * np.clip(blur(apart, around * scale) / least - 1, 0, 1)
        return light

    ground = (thing < 0.02).astype(np.float32)
    lit = direct + indirect
    far = np.clip(ndimage.distance_transform_edt(ground) / (25 * scale), 0, 1).astype(np.float32)
    behind = _blur_within(lit, ground, 3 * scale) * (1 - far) + _blur_within(lit, ground, 9 * scale) * far
    behind = _beyond(behind[..., None], (ground > 0.5).astype(np.float32))[..., 0]
    if polished:
        # Through a lens the ground is seen, evenly; carried in from the outline it would come in rays.
        within = np.clip(ndimage.distance_transform_edt(1 - ground) / (6 * scale) - 1, 0, 1).astype(np.float32)
        behind += (_blur_within(lit, ground, 80 * scale) - behind) * within
    # Metal glows into the leather round it where both are evened together. Strip lights are small and few samples meet them; the
    # highlights of leather are wide enough to be evened further, those of metal are not.
    gloss_of_cloth = cleaned(gloss, 2, 2e-4, cover) if polished else evened(gloss, [(6 if finish.get('gleam') else 3, 0.2, 3)], cover)
    gloss_of_fixed = cleaned(gloss, 2 if polished else 3, 2e-4, fixed)
    # A pixel of an outline holds a mixture: each thing's own colour there is its neighbour's.
    tint = _beyond(passes['tint'] / np.maximum(cover, 0.05)[..., None], cover, 2)
    own = _beyond(passes['dcol'], fixed, 2, 0.97)
    # Four samples leave an outline ragged.
    softly = lambda share: blur(share, 0.7 * scale)
    # Leather and metal are drawn by what they mirror.
    clothlike = finish['weave'] or not (finish['gleam'] or polished or finish['clear'])
    small_form = relief(passes['normal'], cover, scale, finish['seen_from']) if clothlike else np.ones_like(cover)
    silk = sheen(passes['normal'], cover, scale, finish['seen_from']) if finish['weave'] and finish['gleam'] and not polished else None
    direct, indirect = evened(direct, [(9, 0.01, 8), (5, 0.05, 3)]), cleaned(indirect, 24 if polished else 9, 1e-3)
    cover, fixed = softly(cover), softly(fixed)
    whole = np.clip(cover + fixed, 0, 1)
    return dict(
        relief=small_form, silk=silk, direct=direct, indirect=indirect, around=[_blur_within(direct + indirect, whole, reach * scale) for reach in AROUND], gloss=(gloss_of_cloth, gloss_of_fixed), ground=behind,
        cover=cover, fixed=fixed, own=own, tint=tint, paper=passes['paper'], hue=hue, scale=scale, finish=finish,
    )
