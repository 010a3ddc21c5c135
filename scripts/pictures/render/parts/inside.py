"""What is seen through a neck opening: the lining of the back and the woven label."""
import numpy as np

from parts.mesh import grid
from parts.patch import patch
from studio.materials import fabric, fixed


def lining(dressing, width=14.0, top=146.0, low=104.0, shade=0.8):
    """A smooth lining on the inside of the back."""
    silk = fabric('lining', weave='satin', seams=False, roughness=0.5, specular=0.25, creases=0.25, shade=shade)
    across = np.linspace(-width, width, 9)
    outline = [(x, top - 1.2 * (abs(x) / width) ** 2 * 2) for x in across] + [(x, low) for x in across[::-1]]
    patch(dressing.back, outline, silk, raise_=-0.5, edge=0.4, step=1.4, name='lining')


def sheet(back, material, at, size, depth, name='label'):
    """A small flat piece that hangs `depth` cm inside the back, its middle at `at`: sewn on at one edge, it is no padded patch."""
    x, z = np.linspace(-size[0] / 2, size[0] / 2, 16) + at[0], np.linspace(-size[1] / 2, size[1] / 2, 7) + at[1]
    places, normals, _, _ = back.frame(np.array([(a, b) for b in z for a in x]))
    return grid(name, (places - normals * depth).reshape(7, 16, 3), material, subdivide=0, thick=0.05)


def label(dressing, top=144.6, width=5.2, high=2.0, colour=(0.78, 0.76, 0.72), off=0.85):
    """The woven label below the back neck, with a line of print."""
    middle = (0, top - high / 2)
    sheet(dressing.back, fixed('label', colour, roughness=0.8, specular=0.1), middle, (width, high), off)
    sheet(dressing.back, fixed('label-ink', (0.06, 0.06, 0.06), roughness=0.8, specular=0.1), middle, (width * 0.45, high * 0.2), off + 0.06, 'label-ink')
