"""Renders the light of a scene apart from its colours, so that one render can be tinted in any colour (finish/)."""
import os

import bpy

#: Name of a file to the pass it holds: light, gloss, normals; `tint` (relative albedo / 2, fixed-colour flag, thread mask); `paper` (u + 1, v, 1).
PASSES = {
    'ddir': 'DiffDir', 'dind': 'DiffInd', 'dcol': 'DiffCol', 'gdir': 'GlossDir', 'gind': 'GlossInd', 'gcol': 'GlossCol',
    'normal': 'Normal', 'tint': 'tint', 'paper': 'paper',
}


def render(folder):
    """Writes each pass to `folder` as OpenEXR. 32 bits: half floats cannot hold paper coordinates finely enough for stripes."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color', 'normal'):
        setattr(layer, 'use_pass_' + name, True)
    for name in ('tint', 'paper') if not layer.aovs else ():
        extra = layer.aovs.add()
        extra.name, extra.type = name, 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    tree.links.new(layers.outputs[0], tree.nodes.new('CompositorNodeComposite').inputs[0])
    scene.frame_set(1)
    os.makedirs(folder, exist_ok=True)
    bpy.ops.render.render()
