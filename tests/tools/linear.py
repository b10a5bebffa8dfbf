"""linear.py FILE...: checks that FILE.linear.mat, read by SciPy, has the same numbers and names as FILE.linear.json,
and that the eigenvalues are those found by LAPACK."""
import json
import sys

import numpy
import scipy.io


def names(matrix):
    return [row.rstrip() for row in matrix]


for file in sys.argv[1:]:
    with open(file + '.linear.json') as text:
        model = json.load(text)
    mat = scipy.io.loadmat(file + '.linear.mat')
    vectors = {'x': model['states'], 'u': model['inputs'], 'y': model['outputs']}
    sizes = {'A': 'xx', 'B': 'xu', 'C': 'yx', 'D': 'yu'}
    for name, (rows, columns) in sizes.items():
        shape = len(vectors[rows]), len(vectors[columns])
        assert mat[name].shape == shape, (name, mat[name].shape, shape)
        assert (mat[name] == numpy.array(model[name], float).reshape(shape)).all(), name
    for name, vector in vectors.items():
        assert (mat[name + '0'].flatten() == [v['value'] for v in vector]).all(), name
        assert names(mat[name + 'names']) == [v['name'] for v in vector], name
    assert all(type(note) is str for note in model['notes'])
    found = [complex(e['real'], e['imaginary']) for e in model['eigenvalues'] or []]
    assert all(abs(a) <= abs(b) for a, b in zip(found, found[1:]))
    wanted = list(numpy.linalg.eigvals(mat['A'])) if found else []
    bound = 1e-12 * max([abs(z) for z in wanted], default=0)
    for z in found:
        # Equal eigenvalues, as from equal parts, have an error of a root of the rounding error.
        nearest = min(wanted, key=lambda w: abs(w - z))
        several = sum(abs(w - z) < 1e-4 * abs(z) + 1e-6 * bound / 1e-12 for w in wanted) > 1
        assert abs(nearest - z) <= (1e6 if several else 1) * bound + 1e-9 * abs(z), (file, z, nearest)
        wanted.remove(nearest)
    assert not wanted
