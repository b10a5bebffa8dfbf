"""fmu_sizes.py FILE.fmu RESULT.csv TOLERANCE NAME=SIZE...: checks an FMU (FMI 3.0) whose importer chooses the sizes.

In co-simulation it must agree with the program's result for these sizes, at its rows, within a relative tolerance;
after a reset it has its default sizes again. From a saved state, an instance with other sizes must continue to bitwise
equal results. In model exchange, states and derivatives at the start are those of the result. Wrong calls are rejected.
Memory does not grow with instances; if it does not suffice for the largest sizes, a reset restores the default
sizes."""
import csv
import ctypes
import os
import re
import resource
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from ctypes import byref, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint32, c_uint64, c_uint8, c_void_p

ERROR = 3
messages = []


@ctypes.CFUNCTYPE(None, c_void_p, c_int, c_char_p, c_char_p)
def log(_environment, _status, _category, message):
    messages.append(message.decode())


class Unit:
    """The description and the library."""

    def __init__(self, archive, folder):
        with zipfile.ZipFile(archive) as files:
            files.extractall(folder)
        self.root = ElementTree.parse(f'{folder}/modelDescription.xml').getroot()
        identifier = self.root.find('CoSimulation').get('modelIdentifier')
        self.library = ctypes.CDLL(f'{folder}/binaries/x86_64-linux/{identifier}.so')
        self.variables = {v.get('name'): v for v in self.root.find('ModelVariables')}
        self.sizes = {n: v for n, v in self.variables.items() if v.get('causality') == 'structuralParameter'}
        self.names = {int(v.get('valueReference')): n for n, v in self.variables.items()}
        for name in ('fmi3InstantiateCoSimulation', 'fmi3InstantiateModelExchange'):
            getattr(self.library, name).restype = c_void_p

    def dimensions(self, name, sizes):
        """The numbers of elements of a variable."""
        return [sizes[self.names[int(d.get('valueReference'))]] if d.get('valueReference') else int(d.get('start'))
                for d in self.variables[name].findall('Dimension')]


class Instance:
    """An instance, with its current sizes."""

    def __init__(self, unit, is_exchange=False):
        self.unit = unit
        self.sizes = {name: int(v.get('start')) for name, v in unit.sizes.items()}
        token = unit.root.get('instantiationToken').encode()
        off = c_bool(False)
        self.own = c_void_p(
            unit.library.fmi3InstantiateModelExchange(b'one', token, None, off, c_bool(True), None, log) if is_exchange else
            unit.library.fmi3InstantiateCoSimulation(b'one', token, None, off, c_bool(True), off, off, None, c_size_t(0),
                                                     None, log, None))
        assert self.own, messages

    def call(self, function, *arguments, is_refused=False):
        status = getattr(self.unit.library, 'fmi3' + function)(self.own, *arguments)
        assert (status == ERROR) if is_refused else status == 0, f'{function}: {status} {messages[-1:]}'

    def size(self, name, value=None, is_refused=False):
        reference = c_uint32(int(self.unit.variables[name].get('valueReference')))
        number = c_uint64(0 if value is None else value)
        self.call('GetUInt64' if value is None else 'SetUInt64', byref(reference), c_size_t(1), byref(number), c_size_t(1),
                  is_refused=is_refused)
        return number.value

    def choose(self, sizes):
        self.call('EnterConfigurationMode')
        for name, size in sizes.items():
            self.size(name, size)
        self.call('ExitConfigurationMode')
        self.sizes.update(sizes)

    def start(self, stop):
        self.call('EnterInitializationMode', c_bool(False), c_double(0), c_double(0), c_bool(True), c_double(stop))
        self.call('ExitInitializationMode')

    def values(self, name):
        """All elements of a variable, row by row."""
        count = 1
        for dimension in self.unit.dimensions(name, self.sizes):
            count *= dimension
        reference = c_uint32(int(self.unit.variables[name].get('valueReference')))
        kind = {'Float64': c_double, 'Int32': ctypes.c_int32, 'Boolean': c_bool,
                'Enumeration': ctypes.c_int64}[self.unit.variables[name].tag]
        values = (kind * count)()
        function = self.unit.variables[name].tag.replace('Enumeration', 'Int64')
        self.call('Get' + function, byref(reference), c_size_t(1), values, c_size_t(count))
        self.call('Get' + function, byref(reference), c_size_t(1), values, c_size_t(count + 1), is_refused=True)
        return list(values)

    def step(self, time, length):
        flags, last = [c_bool() for _ in range(3)], c_double()
        self.call('DoStep', c_double(time), c_double(length), c_bool(True), *map(byref, flags), byref(last))


def places(unit, header, sizes):
    """The variable and element of each column; none for columns that are not in the description."""
    found = []
    for column in header:
        name, element = column, 0
        if name not in unit.variables:
            name = re.sub(r'\[[\d,]+\]', '', column)
            at = [int(n) for part in re.findall(r'\[([\d,]+)\]', column) for n in part.split(',')]
            if name in unit.variables:
                for size, number in zip(unit.dimensions(name, sizes), at):
                    element = element * size + number - 1
        known = name in unit.variables and unit.variables[name].tag != 'UInt64'
        found.append((name, element) if known else None)
    return found


def names_of(at):
    return sorted({place[0] for place in at if place})


def differences(instance, at, row, tolerance):
    values, wrong = {}, []
    for place, wanted in zip(at, row):
        if place and place[0] not in values:
            values[place[0]] = instance.values(place[0])
        if place and abs(values[place[0]][place[1]] - wanted) > tolerance * max(1, abs(wanted)):
            wrong.append((place, values[place[0]][place[1]], wanted))
    return wrong


def choose_wrongly(one, sizes):
    """Makes wrong calls in and out of configuration mode."""
    one.size(next(iter(sizes)), 7, is_refused=True)
    one.call('EnterConfigurationMode')
    one.size(next(iter(sizes)), 0, is_refused=True)
    one.call('EnterInitializationMode', c_bool(False), c_double(0), c_double(0), c_bool(False), c_double(0),
             is_refused=True)
    one.call('ExitConfigurationMode')
    one.call('ExitConfigurationMode', is_refused=True)


def reset(one, at):
    one.call('Reset')
    own = {name: int(v.get('start')) for name, v in one.unit.sizes.items()}
    assert all(one.size(name) == size for name, size in own.items()), 'after a reset'
    one.sizes = own
    for name in names_of(at):
        assert one.values(name)


def run(unit, rows, at, sizes, tolerance):
    """Runs a co-simulation twice in one instance."""
    one = Instance(unit)
    choose_wrongly(one, sizes)
    wrong = []
    for _ in range(2):
        one.choose(sizes)
        assert all(one.size(name) == size for name, size in sizes.items())
        one.start(rows[-1][0])
        one.call('EnterConfigurationMode', is_refused=True)
        wrong += differences(one, at, rows[0], tolerance)
        for k in range(1, len(rows)):
            one.step(rows[k - 1][0], rows[k][0] - rows[k - 1][0])
            wrong += differences(one, at, rows[k], tolerance)
        reset(one, at)
    unit.library.fmi3FreeInstance(one.own)
    return wrong


def save(unit, rows, at, sizes):
    """Saves a state in the middle of a run and continues in another instance, with other sizes."""
    one, other = Instance(unit), Instance(unit)
    one.choose(sizes)
    one.start(rows[-1][0])
    middle = len(rows) // 2
    for k in range(1, middle + 1):
        one.step(rows[k - 1][0], rows[k][0] - rows[k - 1][0])
    state, size = c_void_p(), c_size_t()
    one.call('GetFMUState', byref(state))
    one.call('SerializedFMUStateSize', state, byref(size))
    data = (c_uint8 * size.value)()
    one.call('SerializeFMUState', state, data, size)
    one.call('FreeFMUState', byref(state))
    other.call('DeserializeFMUState', data, size, byref(state))
    other.call('SetFMUState', state)
    other.call('FreeFMUState', byref(state))
    other.sizes.update(sizes)
    for k in range(middle, len(rows)):
        for name in names_of(at):
            assert one.values(name) == other.values(name), f'{name} of the state'
        for instance in (one, other):
            if k + 1 < len(rows):
                instance.step(rows[k][0], rows[k + 1][0] - rows[k][0])
    for instance in (one, other):
        reset(instance, at)
        unit.library.fmi3FreeInstance(instance.own)


def exchange(unit, rows, at, sizes, tolerance):
    """Checks model exchange: the vectors have the order of the description."""
    one = Instance(unit, True)
    one.choose(sizes)
    one.start(rows[-1][0])
    wrong = differences(one, at, rows[0], tolerance)
    count = c_size_t()
    listed = [unit.names[int(u.get('valueReference'))]
              for u in unit.root.find('ModelStructure').findall('ContinuousStateDerivative')]
    slopes = [value for name in listed for value in one.values(name)]
    states = [value for name in listed
              for value in one.values(unit.names[int(unit.variables[name].get('derivative'))])]
    one.call('GetNumberOfContinuousStates', byref(count))
    assert count.value == len(states), f'{count.value} states'
    vector = (c_double * len(states))()
    one.call('GetContinuousStates', vector, count)
    assert list(vector) == states, 'states'
    one.call('GetContinuousStateDerivatives', vector, count)
    assert list(vector) == slopes, 'derivatives'
    one.call('GetNumberOfEventIndicators', byref(count))
    indicators = [value for u in unit.root.find('ModelStructure').findall('EventIndicator')
                  for value in one.values(unit.names[int(u.get('valueReference'))])]
    assert count.value == len(indicators), f'{count.value} indicators'
    vector = (c_double * max(1, len(indicators)))()
    one.call('GetEventIndicators', vector, count)
    assert list(vector)[:len(indicators)] == indicators, 'indicators'
    unit.library.fmi3FreeInstance(one.own)
    return wrong


def repeat(unit, sizes, count):
    """Creates many instances; returns the kB by which memory has grown since the first fifth of them."""
    for k in range(count):
        one = Instance(unit)
        one.choose(sizes)
        one.call('Reset')
        unit.library.fmi3FreeInstance(one.own)
        if k == count // 5:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def exhaust(unit, at):
    """Chooses sizes for which memory does not suffice."""
    one = Instance(unit)
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    with open('/proc/self/statm', encoding='ascii') as file:
        used = int(file.read().split()[0]) * resource.getpagesize()
    one.call('EnterConfigurationMode')
    for name, variable in unit.sizes.items():
        one.size(name, int(variable.get('max')))
    resource.setrlimit(resource.RLIMIT_AS, (used + (1 << 26), hard))
    status = unit.library.fmi3ExitConfigurationMode(one.own)
    resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
    assert status >= ERROR, status
    one.call('GetNumberOfContinuousStates', byref(c_size_t()), is_refused=True)
    reset(one, at)
    one.start(1)
    unit.library.fmi3FreeInstance(one.own)


def main():
    archive, result, tolerance = sys.argv[1], sys.argv[2], float(sys.argv[3])
    sizes = {name: int(size) for name, size in (word.split('=') for word in sys.argv[4:])}
    with open(result, encoding='utf-8', newline='') as file:
        header, *rows = csv.reader(file)
    rows = [[float(value) for value in row] for row in rows]
    with tempfile.TemporaryDirectory() as folder:
        unit = Unit(archive, folder)
        at = places(unit, header, sizes)
        save(unit, rows, at, sizes)
        growth = repeat(unit, sizes, 1000)
        assert growth < 500 or 'LD_PRELOAD' in os.environ, f'{growth} kB'
        if 'LD_PRELOAD' not in os.environ:
            exhaust(unit, at)
        wrong = run(unit, rows, at, sizes, tolerance) + exchange(unit, rows, at, sizes, tolerance)
        print(f'{len(rows)} rows, {sum(place is not None for place in at)} of {len(at)} columns')
        for finding in wrong[:5]:
            print('%s[%d]: %r, not %r' % (*finding[0], *finding[1:]))
        sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
