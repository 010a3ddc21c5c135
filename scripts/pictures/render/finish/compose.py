"""Puts colour and pattern on the light of a render, in linear light."""
import numpy as np

from finish.blur import blur
from finish.colours import display, linear
from finish.grain import relative_grain
from finish.patterns import load_patterns

#: The shop's picture ground (identity, pictures): light, neutral, L above .84.
GROUND = '#f3f1ed'


#: How bright the studio's wall is where nothing shades it: it measures the light of close views, which show none of it or only shadow.
WALL = 0.885

#: Linear reflectance up to which cloth is black, and from which on it no longer is.
BLACK = (0.024, 0.032)

#: How much more light a photographer gives black cloth, how much deeper the shade of its form is drawn then (an exponent), and up to which brightness (linear) its shine is doubled, where it does not gleam anyway: without, it is a cut-out.
BLACK_LIGHT, BLACK_FORM, BLACK_SHINE = 0.45, 1.6, 0.006

#: How much of the light cloth gives back, as a share of what its dye would, and how much more light it is given at most to do so: loose knits, heavy wool and suede throw shade on themselves, and in the light of all others white is grey, ecru oatmeal and camel tobacco.
DYE_SHARE, DYE_LIGHT = 0.8, 2.0

#: How much more the grain of dark cloth shows; what gleams would look like nubuck.
DARK_GRAIN = 0.4

#: How much more the grain of what gleams shows in its highlights.
GRAIN_GLEAM = 10.0

#: How much deeper the small form of dark cloth is drawn, and how much less deep that of white cloth (shares of finish/relief.py).
DARK_RELIEF, WHITE_RELIEF = 1.6, 0.5

#: How much of the shade in its folds white cloth lights itself (an exponent): in the whole of it, it looks grey and unwashed.
WHITE_FOLDS = 0.5

#: What silk and lycra mirror of a window: whatever their dye, and more the lighter it is; how much of what the render has of it is kept.
SILK_WHITE, SILK_DYED, SILK_TRACED = 0.03, 0.25, 0.3

#: How much more light white soles and laces are given on what is white itself: they look grey beside it.
WHITE_BESIDE_WHITE = 0.14


def _reference(light):
    """The brightness of the clear ground, against which a picture is exposed."""
    seen = light['cover'] + light['fixed'] < 0.02
    return max(np.percentile(light['ground'], 80), WALL) if seen.mean() > 0.02 else WALL


def _stone(light, albedo):
    """The colour of a clear stone and the light that comes out of it: the less stone light has crossed, the lighter and yellower it is."""
    cover = light['cover'][..., None]
    deep = albedo * (albedo / albedo.max(2, keepdims=True)) ** 1.8
    crossed, within = 2 * light['tint'][..., :1], light['tint'][..., 2:3]
    return cover * deep ** np.clip(crossed, 0.1, 2), within


def _light_for_dye(lit, dye, cover):
    """How much more light a thing needs for its cloth to look as light as its `dye` (linear reflectance) is. `lit`: linear light of its pixels."""
    cloth = cover > 0.9
    return float(np.clip(DYE_SHARE * dye[cloth].sum() / max(lit[cloth].sum(), 1e-6), 1, DYE_LIGHT)) if cloth.any() else 1.0


def paint(light, colour, pattern=None, settings=None):
    """The thing itself in a colour ('#rrggbb'): linear light over black, and how much each pixel is covered.

    `pattern` and `settings` replace the cut's own (finish/patterns.py).
    """
    finish = light['finish']
    cover, fixed = light['cover'][..., None], light['fixed'][..., None]
    albedo = np.broadcast_to(linear(colour), cover.shape[:2] + (3,)).copy()
    pattern, settings = (pattern, settings or {}) if pattern else (finish['pattern'], finish['settings'])
    weight = np.maximum(light['paper'][..., 2], 1e-3)
    u, v = light['paper'][..., 0] / weight - 1, light['paper'][..., 1] / weight
    if pattern:
        albedo = load_patterns()[pattern](**settings)(u, v, albedo)
    # Threads of white cloth light each other: their grain all but vanishes, where a darker cloth keeps it.
    whiteness = np.clip((albedo.mean(2) - 0.78) / 0.07, 0, 1)
    calm = 0.6 * whiteness
    grain = 1 + (relative_grain(finish.get('grain') or finish['weave'], u, v) - 1) * (1 - calm) * (1 + (not finish['gleam']) * DARK_GRAIN * np.clip(1 - albedo.mean(2) / 0.12, 0, 1))
    # So does the unevenness of its dye; what is darker than that is another cloth, a rib or a lining.
    uneven = 2 * light['tint'][..., 0] - 1
    uneven = uneven * (1 - calm * np.clip((0.35 - np.abs(uneven)) / 0.1, 0, 1))
    relative = (np.clip(1 + uneven, 0, 2.5) * grain)[..., None]
    # Tips of a pile have only half of its colour.
    tips = finish.get('pile', 0) * np.clip(relative - 1, 0, 1.5) * (0.5 + 0.5 * albedo / albedo.max(2, keepdims=True))
    painted = cover * np.clip(albedo * relative + tips, 0, 0.92) * (1 + (finish.get('white', 1) - 1) * whiteness)[..., None]
    if finish['thread']:
        thread = np.clip(light['tint'][..., 2:3], 0, 1)
        painted = painted * (1 - thread) + cover * linear(finish['thread']) * thread
    direct, indirect = light['direct'][..., None], light['indirect'][..., None]
    # What a garment's own folds throw on each other has its colour.
    shading = direct + indirect * (0.70 + 0.60 * np.clip(albedo, 0, 0.9))
    # Dark cloth swallows its small form, white cloth lights it.
    dark = np.clip(1 - albedo.mean(2) / 0.12, 0, 1)
    shading = shading * (light['relief'] ** (1 + DARK_RELIEF * dark - WHITE_RELIEF * whiteness))[..., None]
    clear = finish.get('clear', 0)
    # A little dodging and burning lets folds and seams read on flat cloth.
    thing = np.clip(light['cover'] + light['fixed'], 0, 1)
    lit = light['direct'] + light['indirect']
    around, fold_around, far_around = light['around']
    shading = shading * np.clip(lit / np.maximum(fold_around, 1e-3), 0.3, 3)[..., None] ** (-WHITE_FOLDS * whiteness * (light['cover'] > 0.5))[..., None]
    # Dark cloth swallows them: it is burned and dodged more; white cloth lights its own folds and looks dirty when it is.
    burning = (0.45 + 0.55 * dark) * (1 - 0.7 * whiteness)
    if not finish.get('polished'):
        shading = shading * (np.clip(lit / np.maximum(around, 1e-3), 0.4, 2.0) ** burning)[..., None]
    black = np.clip((BLACK[1] - albedo.mean(2, keepdims=True)) / (BLACK[1] - BLACK[0]), 0, 1) * bool(finish['weave'])
    shading = shading * np.clip(around / np.maximum(far_around, 1e-3), 0.5, 1.8)[..., None] ** (BLACK_FORM * black) * (1 + BLACK_LIGHT * black)
    if clear:
        painted, within = _stone(light, albedo)
        shading = shading * (1 - clear) + within * clear
    gain = 0.80 * finish['exposure'] / _reference(light)
    of_cloth, of_fixed = (gloss[..., None] * finish['gloss'] for gloss in light['gloss'])
    if finish['gleam']:
        of_cloth = of_cloth * np.clip(1 + GRAIN_GLEAM * (grain - 1), 0, 3)[..., None]
    if light['silk'] is not None:
        # A few samples meet small windows unevenly: most of what silk mirrors is drawn.
        brightest = albedo.max(2, keepdims=True)
        mirrored = (light['silk'][..., None] * direct) * (SILK_WHITE + SILK_DYED * brightest) * (0.4 + 0.45 * albedo / brightest)
        of_cloth = of_cloth * SILK_TRACED + mirrored
    own = light['own'] * (1 + WHITE_BESIDE_WHITE * whiteness.max() * np.clip((light['own'].min(2, keepdims=True) - 0.6) / 0.1, 0, 1))
    dyed = shading * painted * gain
    # Black garments have been given their light; velvet is dark where one looks into its pile, and what gleams or is polished is as light as what it mirrors.
    if not (finish.get('pile') or clear) and (finish['weave'] or not (finish.get('gleam') or finish.get('polished'))):
        dyed = dyed * (1 + (_light_for_dye(dyed.mean(2), albedo.mean(2), light['cover']) - 1) * (1 - black))
    front = dyed + (direct + indirect) * own * fixed * gain + gain * ((of_cloth + np.minimum(of_cloth, BLACK_SHINE) * black * (not finish.get('gleam'))) * cover + of_fixed * fixed * np.clip(light['hue'], 0, 3))
    return front, thing[..., None]


def develop(image, thing, scale):
    """Display values (uint8) of linear light, with a soft shoulder and the thing a little sharpened."""
    image = np.where(image > 0.8, 0.8 + 0.2 * (1 - np.exp(-(image - 0.8) / 0.2)), image)
    shown = display(image)
    shown = shown + 0.35 * (shown - blur(shown.astype(np.float32), 1.1 * max(scale, 0.5))) * thing
    return np.clip(shown * 255 + 0.5, 0, 255).astype(np.uint8)


def compose(light, colour, pattern=None, settings=None, ground=GROUND):
    """An RGB picture (uint8) of a cut in a colour on the shop's ground."""
    front, thing = paint(light, colour, pattern, settings)
    behind = linear(ground) * np.clip(light['ground'][..., None] / _reference(light), 0, 1.04) ** 0.45
    return develop(front + behind * (1 - thing), thing, light['scale'])
