"""Tints renders: `python3 finish.py JOBS.json` writes a PNG a job; `python3 finish.py --proof CUT VIEWS COLOUR OUT.png [PATTERN [SETTINGS]]` a strip of views.

`python3 finish.py --scenes SCENES.json` writes a PNG a scene (finish/scene.py), each with its "to".

A job: {"cut", "view", "colour": "#rrggbb", "pattern"?, "settings"?, "to": path}.
"""
import json
import sys
from itertools import groupby

import cv2
import numpy as np

from finish.compose import compose
from finish.scene import compose_scene
from finish.light import read_light
from where import passes_folder


def write(path, image):
    cv2.imwrite(path, image[..., ::-1])


def proof(cut, views, colour, to, pattern=None, settings='{}'):
    strip = [compose(read_light(passes_folder(cut, view, True)), colour, pattern, json.loads(settings)) for view in views.split(',')]
    write(to, np.hstack(strip))


def finish(jobs):
    render = lambda job: (job['cut'], job['view'])
    for (cut, view), same in groupby(sorted(jobs, key=render), render):
        light = read_light(passes_folder(cut, view, False))
        for job in same:
            write(job['to'], compose(light, job['colour'], job.get('pattern'), job.get('settings')))
            print(f'TINTED {job["to"]}', flush=True)


def scenes(described):
    read = lambda cut, view: read_light(passes_folder(cut, view, False))
    for scene in described:
        write(scene['to'], compose_scene(scene, read))
        print(f'COMPOSED {scene["to"]}', flush=True)


if __name__ == '__main__':
    cv2.setNumThreads(2)
    if sys.argv[1] == '--proof':
        proof(*sys.argv[2:])
    elif sys.argv[1] == '--scenes':
        with open(sys.argv[2]) as file:
            scenes(json.load(file))
    else:
        with open(sys.argv[1]) as file:
            finish(json.load(file))
