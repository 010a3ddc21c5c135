"""A short hand for shader nodes."""
import bpy


class Nodes:
    """Adds nodes to a material's tree; inputs may be values or other nodes' outputs."""

    def __init__(self, material):
        self.tree = material.node_tree

    def __call__(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, operation, a, b=0.0, c=None):
        node = self('Math', {index: value for index, value in enumerate((a, b, c)) if value is not None}, operation=operation)
        return node.outputs[0]

    def times(self, a, b):
        return self.math('MULTIPLY', a, b)

    def plus(self, a, b):
        return self.math('ADD', a, b)

    def sine(self, value, waves):
        """Sine of `waves` periods a unit."""
        return self.math('SINE', self.times(value, 6.283185307 * waves))

    def step(self, value, low, high):
        """0 below `low`, 1 above `high`, smooth between."""
        node = self('MapRange', {0: value, 1: low, 2: high}, interpolation_type='SMOOTHSTEP')
        return node.outputs[0]

    def below(self, value, limit, soft=0.05):
        return self.math('SUBTRACT', 1.0, self.step(value, limit - soft, limit + soft))

    def band(self, value, low, high, soft=0.03):
        """1 between low and high, with soft shoulders."""
        return self.times(self.step(value, low - soft, low + soft), self.below(value, high, soft))

    def noise(self, vector, scale=1.0, detail=2.0, roughness=0.5, distortion=0.0):
        return self('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}).outputs[0]

    def mapped(self, vector, scale, turn=0.0):
        return self('Mapping', {'Vector': vector, 'Rotation': (0, 0, turn), 'Scale': scale}).outputs[0]

    def attribute(self, name):
        return self('Attribute', attribute_name=name).outputs['Fac']

    def colour(self, red, green, blue):
        return self('CombineColor', {0: red, 1: green, 2: blue}).outputs[0]

    def output(self, name, colour):
        """A render pass of this name (AOV)."""
        node = self('OutputAOV')
        node.name = name
        if isinstance(colour, bpy.types.NodeSocket):
            self.tree.links.new(colour, node.inputs['Color'])
        else:
            node.inputs['Color'].default_value = colour
