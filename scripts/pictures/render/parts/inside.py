"""What is seen through a neck opening: the lining of the back and the woven label."""
import numpy as np

from parts.calm import Calm
from parts.mesh import grid
from parts.patch import patch
from parts.stitching import threads
from studio.materials import fabric, fixed


def lining(dressing, width=14.0, top=146.0, low=104.0, shade=1.3):
    """A smooth lining on the inside of the back: lighter than the cloth, for it lies in the shadow, and a black one is a hole."""
    silk = fabric('lining', weave='satin', seams=False, roughness=0.42, specular=0.4, creases=0.4, shade=shade)
    across = np.linspace(-width, width, 9)
    outline = [(x, top - 1.2 * (abs(x) / width) ** 2 * 2) for x in across] + [(x, low) for x in across[::-1]]
    patch(dressing.back, outline, silk, raise_=-0.5, edge=0.4, step=1.4, name='lining')


def sheet(surface, material, at, size, depth, name='label', bowed=0.0):
    """A thin piece of cloth `depth` cm inside a surface, its middle at `at`; `bowed`: how far its middle stands off."""
    x, z = np.linspace(-1, 1, 16), np.linspace(-1, 1, 7)
    points = np.array([(a, b) for b in z for a in x]) * np.asarray(size) / 2 + at
    places, normals, _, _ = surface.frame(points)
    off = depth + bowed * (1 - np.tile(x, 7) ** 2)
    return grid(name, (places - normals * off[:, None]).reshape(7, 16, 3), material, subdivide=0)


def woven_label(back, at=(0, 143.6), size=(4.6, 1.7), colour=(0.62, 0.61, 0.58), off=0.36):
    """The label inside the back of the neck: a thin woven satin sewn on at its short ends, with a line of print. It lies `off` cm inside, as smoothly as it is stiff."""
    wide, high = size
    calm = Calm(back, np.array([(-wide, -high), (wide, high)]) / 2 + at, 2, pad=1.0, above=0.0)
    sheet(calm, fixed('label', colour, roughness=0.55, specular=0.3), at, size, off, bowed=0.06)
    ink, gap = fixed('label-ink', (0.05, 0.05, 0.05), roughness=0.9, specular=0.05), 0.14
    # The print: letters of one height, their widths uneven as a word's are.
    widths = (0.30, 0.16, 0.30, 0.22, 0.26)
    left = at[0] - (sum(widths) + gap * (len(widths) - 1)) / 2
    for width in widths:
        sheet(calm, ink, (left + width / 2, at[1]), (width, high * 0.2), off + 0.075, 'label-ink')
        left += width + gap
    thread = fixed('label-thread', tuple(0.5 * value for value in colour), roughness=0.9, specular=0.05)
    low = np.arange(-0.44, 0.4, 0.12) * high + at[1]
    for side in (-1, 1):
        x = np.full(len(low), at[0] + side * (wide / 2 - 0.13))
        threads(calm, np.column_stack([x, low]), np.column_stack([x, low + 0.08 * high]), thread, -off - 0.04, 0.022)


def label(dressing, top=144.6, width=5.2, high=2.0, colour=(0.62, 0.61, 0.58), off=0.85):
    """The woven label below the back neck of what is lined."""
    woven_label(dressing.back, (0, top - high / 2), (width, high), colour, off)
