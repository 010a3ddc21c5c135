"""Whole soles: cup soles, vulcanised ones, leather with a heel, thick rubber; those of trainers are in shoe_walls.py."""
import numpy as np

from parts.shoe_sole import ground, heel, lugs, slab, sole, welt_stitches
from parts.shoe_upper import stitches_on


def cup(last, material, wall=0.55, thread=None, under=None):
    """A stitched cup sole: the wall rises above the feather line, with a groove for the stitches."""
    under = under or ground()
    profile = (
        (-1.5, 0, 0), (-0.1, 0, 0), (0.22, 0, 0.04), (0.33, 0, 0.14), (0.36, 0, 0.42), (0.36, 0, 0.47), (0.31, 0, 0.50), (0.31, 0, 0.55), (0.37, 0, 0.58), (0.39, 0.6, 0),
        (0.38, 1, wall - 0.46), (0.37, 1, wall - 0.40), (0.32, 1, wall - 0.36), (0.32, 1, wall - 0.27), (0.37, 1, wall - 0.23), (0.37, 1, wall - 0.06),
        (0.32, 1, wall), (0.22, 1, wall + 0.02), (-0.1, 1, wall - 0.1),
    )
    sole(last, profile, under, material)
    if thread is not None:
        side_stitches(last, 0.33, wall - 0.315, thread)


def side_stitches(last, offset, high, thread, length=0.30, gap=0.13):
    """A line of stitches round the wall of a sole, `high` cm above the feather line."""
    k = np.linspace(-1, 1, 600)
    line, out = last.feather(k)
    places = last.bent(np.column_stack([line + out * offset, np.full(len(k), high)]))
    stitches_on(places, np.column_stack([out, np.zeros(len(k))]), thread, length, gap, 0.045, 'side-stitch')


def vulcanised(last, material, wall=0.7, under=None):
    """A thin-walled rubber sole with a foxing band."""
    profile = (
        (-1.5, 0, 0), (-0.1, 0, 0), (0.16, 0, 0.03), (0.24, 0, 0.12), (0.26, 0, 0.36), (0.20, 0, 0.40), (0.20, 0, 0.43), (0.25, 0, 0.47), (0.27, 0.6, 0), (0.27, 1, wall - 0.3),
        (0.26, 1, wall - 0.08), (0.2, 1, wall), (0.1, 1, wall + 0.01), (-0.1, 1, wall - 0.1),
    )
    sole(last, profile, under or ground(spring=0.8), material)


def rocker(spring, bevel=1.3):
    """The underside of a running shoe: rounded at the heel, rolling up from the ball."""
    flat = ground(spring=spring, heel=0, start=18.0)
    return lambda last, x: flat(last, x) + bevel * np.clip((4.5 - x) / 4.5, 0, 1.2) ** 2.2


def welted(last, edge, heel_high=None, thick=0.5, out=0.42, heel_material=None, breast=7.0, thread=None, lifts=3, welt=None):
    """A leather sole on a welt, with a stacked heel."""
    under = slab(thick)
    profile = (
        (-1.5, 0, 0), (out - 0.3, 0, 0), (out - 0.06, 0, 0.05), (out, 0, 0.14), (out, 1, -0.12), (out - 0.05, 1, -0.02), (out - 0.1, 1, 0.0), (0.08, 1, 0.02), (-0.2, 1, 0.05),
    )
    sole(last, profile, under, edge)
    if welt is not None:
        sole(last, ((0.0, 1, -0.1), (out - 0.02, 1, -0.16), (out + 0.015, 1, -0.1), (out, 1, 0.02), (out - 0.08, 1, 0.06), (0.1, 1, 0.08), (0, 1, 0)), under, welt, name='welt')
    if thread is not None:
        welt_stitches(last, out - 0.17, 0.05 if welt is None else 0.11, thread, span=0.9)
    heel(last, last.shape.stand[0], heel_material or edge, breast=breast, lifts=lifts, offset=out - 0.04, under=thick, taper=0.22)
    # The rubber top piece.
    return under


def block(last, material, thick, out=0.35, grooves=2, under=None, welt=None, thread=None, tread=0.0, pitch=1.3):
    """A thick rubber sole in one piece (chunky loafers, commando soles); `tread` cm of lugs below."""
    base = ground(spring=0.55, heel=0.3, start=21)
    under = under or (lambda last_, x: base(last_, x) + tread)
    profile = [(-1.5, 0, 0), (-0.1, 0, 0), (out - 0.12, 0, 0.02), (out - 0.03, 0, 0.1), (out, 0, 0.22)]
    for index in range(grooves):
        at = (index + 1) / (grooves + 1)
        profile += [(out, at, -0.07), (out - 0.06, at, -0.03), (out - 0.06, at, 0.03), (out, at, 0.07)]
    profile += [(out, 1, -0.2), (out - 0.03, 1, -0.1), (out - 0.1, 1, -0.06), (0.05, 1, -0.02), (-0.2, 1, 0)]
    sole(last, profile, under, material)
    if tread:
        lugs(last, under, material, pitch=pitch, size=(pitch * 0.74, 0.5, tread + 0.25), offset=out, down=tread)
    if welt is not None:
        sole(last, ((0.0, 1, -0.08), (out - 0.02, 1, -0.08), (out + 0.03, 1, -0.02), (out + 0.02, 1, 0.14), (out - 0.06, 1, 0.2), (0.1, 1, 0.2), (0, 1, 0.1)), under, welt, name='welt')
    if thread is not None:
        welt_stitches(last, out - 0.16, 0.22, thread, span=0.97, length=0.32, gap=0.16, width=0.05)

