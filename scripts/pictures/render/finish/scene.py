"""Several things in one picture, on one wall: the campaign, the departments, the link preview."""
import cv2
import numpy as np

from finish.colours import linear
from finish.compose import develop, paint

#: Soft light from the upper left: the wall's brightness at its four corners.
WALL_LIGHT = ((1.02, 0.99), (0.97, 0.92))
#: Height of a garment's shoulders above the ground in cm.
SHOULDERS = 145


def wall(width, height, colour):
    """An empty wall in linear light."""
    light = cv2.resize(np.array(WALL_LIGHT, np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    return linear(colour) * light[..., None]


def shadow_of(light):
    """What a thing takes from the light of its wall: 1 where nothing, less in its shadow; nothing at the frame's edges."""
    ground = light['ground'].astype(np.float32)
    height, width = ground.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width - 0.5, y / height - 0.5
    terms = np.stack([np.ones_like(x), x, y, x * x, y * y, x * y], -1).reshape(-1, 6)
    values = ground.reshape(-1)
    # The unshadowed wall is a smooth surface through its brighter parts: fit, keep what is not darker, fit again.
    chosen = np.arange(0, len(values), 97)
    for _ in range(4):
        fit, *_ = np.linalg.lstsq(terms[chosen], values[chosen], rcond=None)
        chosen = chosen[values[chosen] > terms[chosen] @ fit * 0.985]
    clear = (terms @ fit).reshape(height, width)
    shadow = np.clip(ground / np.maximum(clear, 1e-3), 0, 1)
    margin = 0.09 * width
    edge = np.minimum.reduce([np.arange(width)[None, :] + 0 * y, width - 1 - np.arange(width)[None, :] + 0 * y, np.arange(height)[:, None] + 0 * x, height - 1 - np.arange(height)[:, None] + 0 * x])
    share = np.clip(edge / margin, 0, 1)
    return 1 - (1 - shadow) * share * share * (3 - 2 * share)


def compose_scene(scene, read):
    """An RGB picture (uint8). `scene`: {"width", "height", "wall": "#rrggbb", "things": [{"cut", "view", "colour", "pattern"?, "settings"?, "scale", "middle", "shoulders"}]}.

    A garment is shown at `scale` pixels to a centimetre, its middle and its shoulders (SHOULDERS cm above the ground) come to lie at those pixels; later ones lie before earlier ones. `read(cut, view)` gives its light.
    """
    width, height = scene['width'], scene['height']
    image = wall(width, height, scene['wall'])
    covered = np.zeros((height, width, 1), np.float32)
    for thing in scene['things']:
        light = read(thing['cut'], thing['view'])
        front, cover = paint(light, thing['colour'], thing.get('pattern'), thing.get('settings'))
        centre, seen = light['finish']['camera']
        scale = thing['scale'] * seen / cover.shape[0]
        method = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
        resized = lambda image: np.atleast_3d(cv2.resize(image.astype(np.float32), None, fx=scale, fy=scale, interpolation=method))
        layers = np.dstack([resized(front), resized(cover), resized(shadow_of(light) ** 0.45)])
        left = round(thing['middle'] - cover.shape[1] / 2 * scale)
        top = round(thing['shoulders'] - (centre + seen / 2 - SHOULDERS) * thing['scale'])
        from_x, from_y = max(0, -left), max(0, -top)
        to_x, to_y = min(layers.shape[1], width - left), min(layers.shape[0], height - top)
        part = layers[from_y:to_y, from_x:to_x]
        place = (slice(top + from_y, top + to_y), slice(left + from_x, left + to_x))
        alpha = np.clip(part[..., 3:4], 0, 1)
        # A shadow falls on the wall and, fainter, on what hangs behind.
        image[place] = image[place] * part[..., 4:5] * (1 - alpha) + part[..., :3]
        covered[place] = np.maximum(covered[place], alpha)
    return develop(image, covered, 1.0)
