"""Cables that stand out of a jumper: the drape's own cloth is raised, a sewing map alone looks stamped on."""
import numpy as np

from cloth.curves import ease
from cloth.shell import attribute, normals_of
from parts.reshape import change, refine


def cabled(dressing, relief, height=0.3, neck=1.2, hem=7.5, sides=(False, True)):
    """Raises the cloth by `relief(x, z)` (shares of `height` cm, by paper places); nothing within `neck` and `hem` cm of these openings."""
    refine(dressing)
    mesh = dressing.garment.data
    fade = ease((attribute(mesh, 'd_neck') - neck) / 1.5) * ease((attribute(mesh, 'd_hem') - hem) / 1.2)

    def raised(places, paper, is_back):
        normals = normals_of(mesh)
        amount = height * fade * relief(*paper.T) * np.isin(is_back, sides)
        return places + normals * amount[:, None]

    change(dressing, raised)
