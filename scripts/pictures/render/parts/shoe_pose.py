"""A pair of shoes on the floor, and the three pictures of it: one shoe is built once, its fellow is the mirror image."""
import math

import bpy
from mathutils import Matrix

from cuts.kinds import GLEAM, Finish, Model, Shot
from units import CM

#: (x, y, degrees) of the near shoe and of its fellow, a view.
NEAR, FAR = (-1.2, -5.5, -8), (2.2, 5.0, -14)


def _placed(things, x, y, turn, mirrored, middle):
    move = Matrix.Translation((x * CM, y * CM, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    if mirrored:
        move = move @ Matrix.Diagonal((1, -1, 1, 1))
    for thing in things:
        thing.matrix_world = move @ Matrix.Translation((-middle * CM, 0, 0)) @ thing.matrix_world


def pair(build, near=NEAR, far=FAR, middle=12.5):
    """Builds a right shoe, sets it at `near` (x, y, degrees) and its mirror image at `far`."""
    before = set(bpy.data.objects)
    build()
    things = [thing for thing in bpy.data.objects if thing not in before]
    fellows = []
    for thing in things:
        fellow = thing.copy()
        bpy.context.collection.objects.link(fellow)
        fellows.append(fellow)
    _placed(things, *near, False, middle)
    _placed(fellows, *far, True, middle)


#: How a picture of shoes is finished where a cut says nothing else.
FINISH = Finish(exposure=1.42, white=0.78)


def shoes(build, front=None, angle=None, detail=None, finish=FINISH, middle=12.5, near=NEAR, far=FAR, key=1.15, fill=0.85, gleam=GLEAM):
    """The Model of a pair: `front` from the outer side, `angle` from above behind, `detail` near the buckle or the toe. Of suede, cloth or rubber: `gleam` 0."""
    shots = {
        'front': front or Shot((0, 0, 4.6), 46, elevation=14),
        'angle': angle or Shot((0, 0, 3.6), 46, azimuth=-48, elevation=34),
        'detail': detail or Shot((4.5, -4, 5.2), 23, azimuth=24, elevation=26),
    }
    return Model(lambda view: pair(build, near, far, middle), shots, key=key, fill=fill, gleam=gleam, finish=finish)
