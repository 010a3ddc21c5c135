"""What is seen through a neck opening: the lining of the back and the woven label."""
import numpy as np

from parts.patch import patch
from studio.materials import fabric, fixed


def lining(dressing, width=14.0, top=146.0, low=104.0, shade=0.8):
    """A smooth lining on the inside of the back."""
    silk = fabric('lining', weave='satin', seams=False, roughness=0.5, specular=0.25, creases=0.25, shade=shade)
    across = np.linspace(-width, width, 9)
    outline = [(x, top - 1.2 * (abs(x) / width) ** 2 * 2) for x in across] + [(x, low) for x in across[::-1]]
    patch(dressing.back, outline, silk, raise_=-0.5, edge=0.4, step=1.4, name='lining')


def label(dressing, top=144.6, width=5.2, high=2.0, colour=(0.78, 0.76, 0.72), off=0.85):
    """The woven label below the back neck."""
    cloth = fixed('label', colour, roughness=0.8, specular=0.1)
    half = width / 2
    patch(dressing.back, [(-half, top), (half, top), (half, top - high), (-half, top - high)], cloth, raise_=-off, edge=0.08, step=0.4, name='label')
    ink = fixed('label-ink', (0.06, 0.06, 0.06), roughness=0.8, specular=0.1)
    patch(dressing.back, [(-half * 0.45, top - high * 0.40), (half * 0.45, top - high * 0.40), (half * 0.45, top - high * 0.60), (-half * 0.45, top - high * 0.60)],
        ink, raise_=-off - 0.1, edge=0.05, step=0.2, name='label-ink')
