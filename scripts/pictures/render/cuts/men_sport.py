"""Men's training: tights, raglan T-shirt, joggers, quarter zip."""
from scipy.interpolate import PchipInterpolator

import parts.men_weaves  # registers the weaves named below
from cloth.blocks import sleeved, trousers
from cloth.curves import sample
from cuts.kinds import SOFT_GLEAM, Finish, Garment, cut
from cuts.men_hoodies import JUMPER
from cuts.men_tees import TOPS
from cuts.women_sport import TIGHTS, WORN, banded_tights, calf_strips
from cuts.women_tees import banded
from parts.bottoms import cords, mapped_cloth
from parts.drag_lines import drag_lines
from parts.closures import collar_zip, zip_line, zip_metal, zip_tape, zipper
from parts.knitted import SWEAT, knitted
from parts.leg_form import LegForm, form_legs
from parts.napes import smooth_neck, straight_shoulders
from parts.pockets import jetted_zip, patch_pocket
from parts.stands import leaning_stand
from parts.waist import waistband
from studio.materials import fixed, steel

#: Camera of long legs: (height of the centre, height of the picture).
LEGS = (57, 117)


def line_on(surface, points):
    """Places and normals along paper points of a surface."""
    places, normals, _, _ = surface.frame(sample(points, 40))
    return places, normals


def dress_running_tights(dressing):
    """Zips at the ankles, beside the shin; a flat drawcord; behind, a zipped key pocket below the waistband and reflective strips on the calves."""
    banded_tights(dressing, 4.4, 0.12, waist=15.0, hip=16.9, raised=4.5, deep=(10.0, 10.8), pouch=0.9, **WORN)
    tape, metal = zip_tape(dressing), fixed('zip', (0.10, 0.10, 0.105), 0.45, 0.4)
    for side in (-1, 1):
        zip_line(*line_on(dressing.front, [(side * 15.4, 9.4), (side * 15.8, 16), (side * 16.0, 23)]), tape, metal, half=0.5, raise_=0.1, scale=0.8)
    zip_line(*line_on(dressing.back, [(-4.8, 97.4), (0, 97.7), (4.8, 97.4)]), tape, metal, half=0.5, raise_=0.16, scale=0.8, rounds=8)
    calf_strips(dressing.back, 12.6)
    cords(dressing, 102.2, dressing.cloth('cord', weave='twill', creases=0.0), steel(), long=(10.5, 12.5), apart=1.2, thick=0.62)


_front, _back = trousers(waist=18.2, hip=22.2, thigh=13.9, knee=9.6, ankle=7.2, rise=32, top=105, bottom=8, centres=(13.9, 12.4, 12.4), dip=(-0.4, 0.9))
cut('men-running-tights', Garment(
    front=_front, back=_back, body='man', cloth='lycra', arms=False, crotch=(73, 6), inflate=14, step=1.5, frames=36, pinned='waist', thick=0.15, camera=LEGS, detail=(10, 24, 34),
    material=dict(**TIGHTS, hems=[('hem', 1.4)], chart='men_tights'), dress=dress_running_tights, gleam=SOFT_GLEAM,
))

_front, _back = sleeved(8.8, 1.8, neck=9.6, rise=147.3, sleeve=21, cuff=8.0, pit=(23.6, 122.0), side=((24.6, 107), (25, 79)), shoulder=(20.6, 143.6), arm=(22.4, 139.4), hem_drop=0.0, hem_curve=1.6)
cut('men-training-tee', Garment(
    front=_front, back=_back, body='man', cloth='fleece', step=1.45, frames=40, mirrored=1, camera=TOPS, detail=(6, 137, 32), sleeves_down=14, pinned='neck', dress=banded(1.5, smooth=(22, 18, 20.5), hang=dict(seed=13, sleeves=dict(outward=23))),
    material=dict(weave='mesh', hems=[('hem', 1.8), ('cuff', 1.8)], chart='men_raglan', creases=0.15, sheen=0.1, roughness=0.7, specular=0.2, seams=False),
))


def jogger_parts(dressing):
    """Legs that run in to their cuffs, zips on the side pockets, a cord in the waistband."""
    profile = lambda *pairs: PchipInterpolator(*zip(*pairs))
    form_legs(dressing, LegForm(
        crotch=75, tuck=7.5, raised=3.5, seat=0.08, full=4.0, waves=0.6, folds=0.6, highest=0.5, creases=0.4, breaks=0.4, cuff=6.4, between=4.5, buckles=0.9,
        gap=profile((8, 3.4), (13.6, 3.2), (17.5, 2.0), (24, 1.7), (47, 1.0), (66, 0.3), (75, 0.2), (108, 0.2)),
        outer=profile((8, 12.0), (13.6, 12.4), (15.4, 13.6), (17.5, 14.6), (24, 15.4), (35, 16.3), (47, 17.1), (69, 18.2), (84, 18.4), (98, 17.0), (104, 16.0), (108, 16.0)),
        depth=profile((8, 4.7), (13.6, 5.0), (15.4, 5.9), (17.5, 6.9), (24, 7.6), (47, 9.2), (69, 11.4), (84, 11.6), (98, 10.8), (108, 10.2)),
    ))
    for side in (-1, 1):
        jetted_zip(dressing, (side * 20.0, 84.6), (side * 14.8, 96.8))
    patch_pocket(dressing, [(4.6, 95.0), (16.6, 95.4), (16.2, 82.6), (15.2, 81.6), (5.8, 81.4), (4.9, 82.4)], mapped_cloth(dressing, 'pocket'), back=True, rows=(0.25, 0.75))
    waistband(dressing, 5.2, mapped_cloth(dressing, 'band'), raise_=0.22, wave=0.22)
    cords(dressing, 100.6, dressing.cloth('cord', weave='twill', creases=0.0), zip_metal(), long=(12, 13.5))


def jogger_outline():
    """Trousers whose leg ends are cuffs."""
    sides = trousers(waist=21.5, hip=25.2, thigh=15.0, knee=11.6, ankle=10.2, rise=32.5, top=104, bottom=8.6, centres=(14.4, 12.8, 12.6))
    return [[('cuff' if tag == 'hem' else tag, points, curved) for tag, points, curved in side] for side in sides]


_front, _back = jogger_outline()
cut('men-joggers', Garment(
    front=_front, back=_back, body='man', cloth='fleece', arms=False, crotch=(72, 8), inflate=16, step=1.5, frames=36, pinned='waist', thick=0.35, camera=LEGS, detail=(8, 90, 38),
    material=dict(weave='loopback', sheen=0.5, roughness=0.95, chart='men_joggers', creases=0.22), dress=jogger_parts, finish=Finish(pattern='melange', settings=dict(depth=0.22)),
))


def quarter_zip(dressing):
    """A standing collar, closed by a zip that begins on the chest; a small zipped pocket."""
    knitted(dressing, cuff=(3, 0.84), hem=None, seed=47, folds=0.5, sleeves=SWEAT, figure=dict(shoulders=(1.0, 1.8)))
    straight_shoulders(dressing)
    smooth_neck(dressing, 20, 8, 20)
    drag_lines(dressing, 47, 'sweat', ribs=(0.0, 3.0))
    tape, metal = zip_tape(dressing), fixed('zip', (0.10, 0.10, 0.105), 0.45, 0.4)
    zipper(dressing, 122, 140.6, tape, metal, degree=4, slider=False)
    leaning_stand(dressing.garment, 4.8, dressing.cloth('collar', hems=[('edge', 0.5)]), gap=0.5, lean=22, level=0.7, front=0.8, corner=0.3, thick=0.4, bow=0.3, zipped=lambda line: collar_zip(line, tape, metal))


cut('men-quarter-zip', Garment(
    front=JUMPER[0], back=JUMPER[1], body='man', cloth='fleece', drape_of='men-cable-jumper', scaled=(0.96, 1.05), camera=TOPS, detail=(2, 139, 34), sleeves_down=13,
    thick=0.3,
    material=dict(weave='loopback', hems=[('hem', 2.2), ('cuff', 2.2)], sheen=0.35, roughness=0.8, specular=0.12, chart='men_raglan_long', creases=0.14), dress=quarter_zip,
))
