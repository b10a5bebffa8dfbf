"""mat.py [FILE.mat [FILE.csv [FILE.aliases]]]...: reads MAT results with SciPy and prints the last time and the numbers
of rows and variables of each. Every value must be that of the CSV result of the same run, which may have a row of
units. Each line of FILE.aliases is a path and its alias, which must share one column."""
import csv
import sys

import numpy
import scipy.io


def texts(matrix):
    """The texts in the columns of a transposed matrix of characters, which represent bytes of UTF-8."""
    return [''.join(column).encode('latin-1').rstrip(b'\0').decode() for column in zip(*matrix)]


class Result:
    def __init__(self, file):
        # Any other matrix is the gap left by a killed run; the whole file must be readable.
        mat = scipy.io.loadmat(file, chars_as_strings=False)
        assert not set(mat) - {'__header__', '__version__', '__globals__', 'Aclass', 'name', 'description', 'dataInfo',
                               'data_1', 'data_2', 'gap'}, sorted(mat)
        assert [''.join(row).strip() for row in mat['Aclass']] == ['Atrajectory', '1.1', '', 'binTrans']
        self.names, self.descriptions = texts(mat['name']), texts(mat['description'])
        self.info, self.data = mat['dataInfo'], {1: mat['data_1'], 2: mat['data_2']}
        self.rows = self.data[2].shape[1]
        assert self.names[0] == 'time' and tuple(self.info[:, 0]) == (0, 1, 0, -1)
        assert self.info.shape == (4, len(self.names)) and len(set(self.names)) == len(self.names)
        assert self.data[1].shape[1] == 2 and (self.data[1][1:, 0] == self.data[1][1:, 1]).all()
        assert len({(i[0], abs(i[1])) for i in self.info.T}) - 1 == sum(len(d) - 1 for d in self.data.values())

    def values(self, name):
        matrix, place = self.info[:2, self.names.index(name)]
        values = self.data[matrix or 2][abs(place) - 1]
        return numpy.sign(place) * (values if matrix != 1 else numpy.repeat(values[0], self.rows))


def compare(result, file):
    with open(file, newline='') as lines:
        header, *rows = csv.reader(lines)
    if rows[0][0] == 's':
        units = rows.pop(0)
        for name, unit in zip(header, units):
            description = result.descriptions[result.names.index(name)]
            assert not unit or description.endswith('[' + unit + ']'), (name, unit, description)
    assert len(rows) == result.rows, (len(rows), result.rows)
    # an absent value is an empty cell in the CSV file, NaN in the MAT file
    table = numpy.array([[cell or 'nan' for cell in row] for row in rows], float).reshape(len(rows), len(header))
    for column, name in enumerate(header):
        assert numpy.array_equal(table[:, column], result.values(name), equal_nan=True), name


def compare_aliases(result, lines):
    for line in lines:
        of = dict(zip(('path', 'equals'), line.split()))
        sign = -1 if of['equals'].startswith('-') else 1
        places = [result.info[:2, result.names.index(of[k].lstrip('-'))] for k in ('path', 'equals')]
        assert (places[0] == places[1] * (1, sign)).all(), line


for file in sys.argv[1:]:
    if file.endswith('.mat'):
        result = Result(file)
        times = result.values('time')
        assert (numpy.diff(times) >= 0).all()
        print(file, times[-1] if result.rows else 'none', result.rows, len(result.names) - 1)
    elif file.endswith('.csv'):
        compare(result, file)
    else:
        compare_aliases(result, open(file))
