"""Front and back panel sewn into one mesh that knows its paper pattern."""
import bpy
import numpy as np

from units import CM


def sew(name, front, back, limit):
    """Joins two panels at their seam points and inflates them (`limit`: Panel.inflate).

    The object has a shape key `flat` (the paper pattern, the cloth's rest shape), UVs in panel metres (the back panel lies at u = 2 - x,
    so that it reads rightly from behind) and a point attribute `d_TAG` for each opening: the distance to it in cm.
    """
    depth_front, depth_back = front.inflate(limit), back.inflate(limit)
    at = lambda point: (round(point[0], 3), round(point[1], 3))
    space, paper, is_back = [], [], []
    front_index, back_index, sewn = {}, {}, {}
    for index, point in enumerate(front.points):
        front_index[index] = len(space)
        if front.seam[index]:
            sewn[at(point)] = len(space)
        space.append((point[0], -depth_front[index], point[1]))
        paper.append(point)
        is_back.append(False)
    for index, point in enumerate(back.points):
        if back.seam[index]:
            if at(point) not in sewn:
                raise ValueError(f'{name}: the back seam point {at(point)} has no partner in front; the seam segments must be equal')
            back_index[index] = sewn[at(point)]
            continue
        back_index[index] = len(space)
        space.append((point[0], depth_back[index], point[1]))
        paper.append(point)
        is_back.append(True)
    faces = [tuple(front_index[i] for i in t) for t in front.triangles] + [tuple(back_index[i] for i in t[::-1]) for t in back.triangles]
    face_is_back = [False] * len(front.triangles) + [True] * len(back.triangles)

    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(c * CM for c in point) for point in space], [], faces)
    shell = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(shell)
    shell.shape_key_add(name='Basis')
    flat = np.array([(p[0] * CM, 0.004 if b else -0.004, p[1] * CM) for p, b in zip(paper, is_back)])
    shell.shape_key_add(name='flat').data.foreach_set('co', flat.ravel())
    layer = mesh.uv_layers.new(name='uv')
    for face in mesh.polygons:
        face.use_smooth = True
        for loop in face.loop_indices:
            x, z = paper[mesh.loops[loop].vertex_index]
            layer.data[loop].uv = (2.0 - x * CM if face_is_back[face.index] else x * CM, z * CM)
    for tag in set(front.distance) | set(back.distance):
        distance = np.full(len(space), 999.0)
        for panel, indices in ((front, front_index), (back, back_index)):
            if tag in panel.distance:
                for index, vertex in indices.items():
                    distance[vertex] = min(distance[vertex], panel.distance[tag][index])
        mesh.attributes.new('d_' + tag, 'FLOAT', 'POINT').data.foreach_set('value', distance.astype(np.float32))
    return shell


def attribute(mesh, name):
    """Values of a float point attribute."""
    values = np.zeros(len(mesh.vertices), np.float32)
    mesh.attributes[name].data.foreach_get('value', values)
    return values


def normals_of(mesh):
    """The normal of each vertex."""
    normals = np.zeros(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('normal', normals)
    return normals.reshape(-1, 3)


def paper_of(mesh):
    """(x, z) on the paper pattern in cm of each vertex, and whether it lies on the back panel."""
    uv = np.zeros(len(mesh.loops) * 2)
    mesh.uv_layers['uv'].data.foreach_get('uv', uv)
    uv = uv.reshape(-1, 2) * 100
    vertex = np.zeros(len(mesh.loops), int)
    mesh.loops.foreach_get('vertex_index', vertex)
    paper, is_back = np.zeros((len(mesh.vertices), 2)), np.zeros(len(mesh.vertices), bool)
    paper[vertex] = np.column_stack([np.where(uv[:, 0] > 100, 200 - uv[:, 0], uv[:, 0]), uv[:, 1]])
    is_back[vertex] = uv[:, 0] > 100
    return paper, is_back


def bake(shell):
    """Replaces an object's mesh by what its modifiers and shape keys make of it now."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(shell.evaluated_get(graph))
    shell.modifiers.clear()
    if shell.data.shape_keys:
        shell.shape_key_clear()
    shell.data = mesh
    return mesh
