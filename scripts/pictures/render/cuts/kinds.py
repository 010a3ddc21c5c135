"""What a cut is: a garment that is sewn and draped, or a thing that is modelled."""
import math
from dataclasses import dataclass, field, replace
from typing import Any, Callable, Mapping, Optional, Sequence

#: Every cut by its key, the name that the catalogue uses.
CUTS: dict[str, 'Garment | Model'] = {}

#: How far leather mirrors strip lights (studio/lights.py), and how far silk and lycra do, which would be leather with more.
GLEAM, SOFT_GLEAM = 0.7, 0.3


@dataclass(frozen=True)
class Finish:
    """How a render becomes a picture (finish/compose.py). Colours as #rrggbb."""

    exposure: float = 1.6
    gloss: float = 1.0
    #: How much more light a white one is given: shoes stand in the shade of their own sides, where white looks like clay.
    white: float = 1.0
    #: Acetate and lacquer: narrow highlights stay sharp, and nothing is burned or dodged as folds of cloth are.
    polished: bool = False
    #: How much of its light a stone lets in and gives back from inside (small_metal.amber); 0: cloth, leather and all else that light does not enter.
    clear: float = 0.0
    #: What the tips of a pile mirror where one looks along them: velvet's rim is light even where its dye is black. A share of the light on it.
    pile: float = 0.0
    #: The grain that is laid on a modelled thing (finish/grain.py); '': none. Of a garment it is its weave's.
    grain: Optional[str] = None
    #: Colour of stitches that stand out; none: the garment's own.
    thread: Optional[str] = None
    #: A pattern of finish/patterns.py and its settings; the shop's colour is given to it.
    pattern: Optional[str] = None
    settings: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Garment:
    """A garment from flat panels. Lengths in cm; outlines as in cloth/panel.py.

    `camera`: (height of the picture's centre, height that fits the picture). `detail`: (x, z, height) of the close view.
    """

    front: Sequence
    back: Sequence
    body: str
    cloth: str
    material: Mapping[str, Any]
    camera: tuple[float, float]
    detail: tuple[float, float, float]
    #: Adds parts to the draped garment (shoot.Dressing).
    dress: Optional[Callable] = None
    finish: Finish = Finish()
    #: How far what shines mirrors strip lights: 0, or one of the above.
    gleam: float = 0.0
    #: How many times the samples of others it takes: highlights that are not evened are noisy with few.
    finer: int = 1
    arms: bool = True
    legs: bool = True
    bust: bool = True
    spread: float = 0.0
    #: Degrees of the arms from vertical while it is draped; the sleeves of its pattern must lie along them.
    arm_angle: float = 28.0
    frames: int = 45
    quality: int = 5
    #: How round the panels are blown up before the drape, triangle size, least distance to the body.
    inflate: float = 25.0
    step: float = 1.25
    margin: float = 0.6
    distance: float = 0.35
    pinned: Optional[str] = None
    shrunk: Sequence[str] = ()
    #: (height, half width there, slope): the paper of a flared skirt is a ring sector.
    cone: Optional[tuple[float, float, float]] = None
    #: (height of the crotch, extension): a longer centre seam under the body.
    crotch: Optional[tuple[float, float]] = None
    #: After the drape (cloth/after.py).
    mirrored: int = 0
    pinched: Optional[tuple[float, float]] = None
    sleeves_down: float = 0.0
    scaled: Optional[tuple[float, float]] = None
    #: How much lower its hem hangs in the middle of front and back than at its sides, as a share of its depth.
    bowed: float = 0.18
    soften: int = 4
    thick: float = 0.15
    subdivide: int = 2
    #: Another cut whose drape this one takes.
    drape_of: Optional[str] = None
    views: Sequence[str] = ('front', 'back', 'detail')


@dataclass(frozen=True)
class Shot:
    """A camera for a modelled thing: centre and picture height in cm, degrees."""

    centre: tuple[float, float, float]
    height: float
    azimuth: float = 0.0
    elevation: float = 10.0

    @property
    def eye(self):
        """The direction of the camera."""
        around, above = math.radians(self.azimuth), math.radians(self.elevation)
        return math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)


@dataclass(frozen=True)
class Model:
    """A modelled thing (shoes, bags, jewellery). `build(view)` adds its objects to the empty scene, standing on z = 0 or hanging at y = 0."""

    build: Callable
    shots: Mapping[str, Shot]
    floor: bool = True
    #: Distance of the wall behind things that hang (cm), strength of the key light and of the fill.
    wall: float = 3.0
    key: float = 1.15
    fill: float = 0.62
    gleam: float = 0.0
    #: As of a Garment.
    finer: int = 1
    finish: Finish = Finish(exposure=1.15)

    @property
    def grain(self):
        """The grain of its finish; where that says nothing, leather's if it gleams as leather does."""
        return self.finish.grain if self.finish.grain is not None else 'calf' if self.gleam == GLEAM else None

    @property
    def views(self):
        return tuple(self.shots)


def cut(key, what):
    """Registers a cut."""
    if key in CUTS:
        raise ValueError(f'two cuts are called {key}')
    CUTS[key] = what
    return what


def alike(key, other, **changes):
    """A cut that is another one but for some of its fields; the drape is shared where only what comes after it changes."""
    return cut(key, replace(CUTS[other], **changes))
