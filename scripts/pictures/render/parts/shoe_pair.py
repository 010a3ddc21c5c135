"""Puts a shoe and its mirror image into the picture, and the cameras that look at a pair."""
import math

import bpy
from mathutils import Matrix

from cuts.kinds import GLEAM, Finish, Model, Shot


def _placed(things, x, y, turn, mirrored=False):
    """Moves objects (cm, degrees about the upright)."""
    place = Matrix.Translation((x * 0.01, y * 0.01, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    if mirrored:
        place = place @ Matrix.Diagonal((1, -1, 1, 1))
    for thing in things:
        thing.matrix_world = place


def _copies(things):
    copies = []
    for thing in things:
        copy = thing.copy()
        bpy.context.collection.objects.link(copy)
        copies.append(copy)
    return copies


def pair(build, near=(-15.2, -6.5, -13), far=(-12.0, 9.5, -20), single=('detail',)):
    """A Model's build function: `build(view)` makes one right shoe (toe to +x); its mirror image stands behind it. Views in `single` show one shoe."""

    def make(view):
        before = set(bpy.data.objects)
        build(view)
        things = [thing for thing in bpy.data.objects if thing not in before]
        if view not in single:
            _placed(_copies(things), *far, mirrored=True)
        _placed(things, *near)

    return make


def shots(high=4.8, height=51.5, elevation=17.0, aside=-0.2, detail=(2.5, -7.5, 6.2), field=26.0, detail_azimuth=16, detail_elevation=22, second='angle', second_azimuth=58, second_elevation=32, second_height=47.5, second_aside=-2.4):
    """The three views of a pair: from its side, a second one, and close; `aside` cm move the picture's centre to the right."""
    around = math.radians(second_azimuth)
    return {
        'front': Shot((aside, 0, high), height, 0, elevation),
        second: Shot((second_aside * math.cos(around), second_aside * math.sin(around), high - 0.5), second_height, second_azimuth, second_elevation),
        'detail': Shot(detail, field, detail_azimuth, detail_elevation),
    }


#: How a picture of shoes is finished where a cut says nothing else.
FINISH = Finish(exposure=0.98, white=1.15)


def shoes(build, finish=FINISH, key=1.2, fill=0.5, placing=None, gleam=GLEAM, **cameras):
    """A Model of a pair of shoes. Of suede, cloth or rubber: `gleam` 0."""
    return Model(build=pair(build, **(placing or {})), shots=shots(**cameras), finish=finish, key=key, fill=fill, gleam=gleam)
