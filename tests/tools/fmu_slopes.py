"""fmu_slopes.py FILE.fmu STEP COUNT [UNKNOWN KNOWN EXPRESSION]...: checks the directional derivatives of an FMU, at
communication points along a run with changing inputs, and at states that are set in model exchange.

With expressions (in names without .rSig and brackets), derivatives must equal their values, and be 0 where no
expression is given. #1 is the first event indicator; margins are unknowns at the start only. `none`: there is no
derivative; the unknown then depends on nothing else, and the start has no solution on both sides. Without expressions,
derivatives must equal finite differences of the start of another instance. Directions must add up, adjoints must be the
transpose, and in the initialization differences must agree with expressions; wrong calls must be rejected."""
import ctypes
import itertools
import math
import random
import re
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from ctypes import byref, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint32, c_void_p

DISCARD, ERROR = 2, 3
EXACT, AT_START, DIFFERENCES = 1e-13, 1e-9, 1e-6
messages = []


@ctypes.CFUNCTYPE(None, c_void_p, c_int, c_char_p, c_char_p)
def third(_environment, _status, _category, message):
    messages.append(message)


@ctypes.CFUNCTYPE(None, c_void_p, c_char_p, c_int, c_char_p, c_char_p, c_char_p)
def second(_environment, _name, _status, _category, _format, message):
    messages.append(message)


class Callbacks(ctypes.Structure):
    _fields_ = [(name, c_void_p) for name in ('log', 'allocate', 'release', 'finished', 'environment')]


def elements_of(name, sizes):
    """The names of the elements of an array, row by row."""
    return [name + (f'[{",".join(str(i + 1) for i in at)}]' if at else '')
            for at in itertools.product(*(range(size) for size in sizes))]


class Unit:
    """The description and the library of an FMU."""

    def __init__(self, archive, folder):
        with zipfile.ZipFile(archive) as files:
            files.extractall(folder)
        root = ElementTree.parse(f'{folder}/modelDescription.xml').getroot()
        self.version = int(root.get('fmiVersion')[0])
        self.token = (root.get('instantiationToken') or root.get('guid')).encode()
        self.start = float(root.find('DefaultExperiment').get('startTime'))
        own = root.find('CoSimulation')
        self.offers = own.get('providesDirectionalDerivatives', own.get('providesDirectionalDerivative')) == 'true'
        platform = 'linux64' if self.version == 2 else 'x86_64-linux'
        self.library = ctypes.CDLL(f'{folder}/binaries/{platform}/{own.get("modelIdentifier")}.so')
        variables = list(root.find('ModelVariables'))
        self.types = {v.get('name'): v.tag if self.version == 3 else v[0].tag for v in variables}
        self.reference = {v.get('name'): int(v.get('valueReference')) for v in variables}
        self.elements = {v.get('name'): elements_of(v.get('name'), [int(d.get('start')) for d in v.findall('Dimension')])
                         for v in variables}
        continuous = {v.get('name') for v in variables if v.get('variability') == 'continuous'}
        name_of = {v.get('valueReference') if self.version == 3 else str(i + 1): v.get('name')
                   for i, v in enumerate(variables)}
        structure = root.find('ModelStructure')
        lists = {tag: [name_of[one.get('valueReference' if self.version == 3 else 'index')]
                       for one in (structure.findall(tag3) if self.version == 3 else structure.findall(f'{tag}/*'))]
                 for tag, tag3 in (('Outputs', 'Output'), ('Derivatives', 'ContinuousStateDerivative'))}
        states = {}
        for v in variables:
            of = (v if self.version == 3 else v[0]).get('derivative')
            if of:
                states[v.get('name')] = name_of[of]
        number = self.types.get
        self.states = [states[name] for name in lists['Derivatives']]
        self.inputs = [v.get('name') for v in variables if v.get('causality') == 'input' and self.is_number(v.get('name'))]
        self.knowns = self.states + self.inputs
        self.unknowns = lists['Derivatives'] + [name for name in lists['Outputs'] if name in continuous]
        indicators = [v.get('name') for v in variables
                      if (v.get('description') or '').startswith('Event indicator of')]
        self.reference.update({f'#{i + 1}': self.reference[name] for i, name in enumerate(indicators)})
        self.elements.update({f'#{i + 1}': [f'#{i + 1}'] for i, _ in enumerate(indicators)})

    def is_number(self, name):
        return self.types[name] in ('Real', 'Float64')

    def flat(self, names):
        """Elements of arrays."""
        return [element for name in names for element in self.elements[name]]

    def references(self, names):
        return (c_uint32 * len(names))(*(self.reference[name] for name in names))


class Instance:
    def __init__(self, unit, is_exchange=False):
        self.unit = unit
        self.version = unit.version
        if is_exchange and self.version == 3:
            function = unit.library.fmi3InstantiateModelExchange
            arguments = (b'unit', unit.token, None, c_bool(False), c_bool(True), None, third)
        elif self.version == 3:
            function = unit.library.fmi3InstantiateCoSimulation
            arguments = (b'unit', unit.token, None, c_bool(False), c_bool(True), c_bool(False), c_bool(False), None,
                         c_size_t(0), None, third, None)
        else:
            self.callbacks = Callbacks(log=ctypes.cast(second, c_void_p))
            function = unit.library.fmi2Instantiate
            arguments = (b'unit', int(not is_exchange), unit.token, b'', byref(self.callbacks), 0, 1)
        function.restype = c_void_p
        self.at = c_void_p(function(*arguments))

    def call(self, name, *arguments):
        return getattr(self.unit.library, f'fmi{self.version}{name}')(self.at, *arguments)

    def done(self, name, *arguments):
        status = self.call(name, *arguments)
        assert status <= 1, (name, status, messages[-3:])

    def enter(self, start):
        if self.version == 3:
            return self.done('EnterInitializationMode', c_bool(True), c_double(1e-8), c_double(start), c_bool(False),
                             c_double(0))
        self.done('SetupExperiment', 1, c_double(1e-8), c_double(start), 0, c_double(0))
        return self.done('EnterInitializationMode')

    def step(self, time, length):
        if self.version == 2:
            return self.done('DoStep', c_double(time), c_double(length), 1)
        flags, last = [c_bool() for _ in range(3)], c_double(0)
        return self.done('DoStep', c_double(time), c_double(length), c_bool(True), *map(byref, flags), byref(last))

    def leave_events(self):
        if self.version == 2:
            news = (c_double * 8)()
            self.done('NewDiscreteStates', byref(news))
        else:
            flags, next_time = [c_bool() for _ in range(5)], c_double()
            self.done('UpdateDiscreteStates', *map(byref, flags), byref(next_time))
        self.done('EnterContinuousTimeMode')

    def access(self, verb, names, values):
        count = [c_size_t(len(self.unit.flat(names)))] if self.version == 3 else []
        self.done(verb + ('Float64' if self.version == 3 else 'Real'), self.unit.references(names), c_size_t(len(names)),
                  values, *count)

    def get(self, names):
        values = (c_double * len(self.unit.flat(names)))()
        self.access('Get', names, values)
        return list(values)

    def set(self, names, values):
        self.access('Set', names, (c_double * len(values))(*values))

    def derive(self, kind, unknowns, knowns, seed, found, counts=(0, 0)):
        """Calls the derivative function with its right counts plus `counts`; returns the status."""
        lengths = [c_size_t(len(seed) + counts[0]), c_size_t(len(found) + counts[1])]
        own = [seed, lengths[0], found, lengths[1]] if self.version == 3 else [seed, found]
        return self.call(f'Get{kind}Derivative', unknowns, c_size_t(len(unknowns)), knowns, c_size_t(len(knowns)), *own)

    def product(self, kind, seed):
        """J seed, or the seed times J."""
        unit = self.unit
        found = (c_double * len(unit.flat(unit.knowns if kind == 'Adjoint' else unit.unknowns)))()
        status = self.derive(kind, unit.references(unit.unknowns), unit.references(unit.knowns),
                             (c_double * len(seed))(*seed), found)
        assert status == 0, (kind, status, messages[-3:])
        return list(found)

    def jacobian(self, kind='Directional'):
        """The Jacobian, computed by columns or by rows."""
        count = len(self.unit.flat(self.unit.unknowns if kind == 'Adjoint' else self.unit.knowns))
        return [self.product(kind, [float(i == k) for i in range(count)]) for k in range(count)]


def close(what, found, wanted, bound, largest=1e-3):
    """Each value must be within the bound, relative to itself or to something larger of which it consists."""
    for i, (f, w) in enumerate(zip(found, wanted)):
        assert abs(f - w) <= bound * max(abs(w), largest), (what, i, f, w)


def columns_of(unit, forms, instance):
    names = [name for name in unit.types if unit.is_number(name)]
    here = dict(vars(math))
    here.update((re.sub(r'\.rSig$|\W', '', name), value) for name, value in zip(unit.flat(names), instance.get(names)))
    return [[eval(forms[u, k], {}, here) if (u, k) in forms else 0 for u in unit.flat(unit.unknowns)]
            for k in unit.flat(unit.knowns)]


def check_sums(instance, columns):
    """Checks general directions and adjoints."""
    unit = instance.unit
    largest = max((abs(entry) for column in columns for entry in column), default=0)
    unknowns = unit.flat(unit.unknowns)
    seed = [random.uniform(-1, 1) for _ in columns]
    sums = [sum(s * column[u] for s, column in zip(seed, columns)) for u in range(len(unknowns))]
    close('direction', instance.product('Directional', seed), sums, 1e-12, largest)
    if unit.version == 2:
        return
    for u, row in enumerate(instance.jacobian('Adjoint')):
        close('adjoint of ' + unknowns[u], row, [column[u] for column in columns], 1e-12, largest)
    seed = [random.uniform(-1, 1) for _ in unknowns]
    sums = [sum(s * entry for s, entry in zip(seed, column)) for column in columns]
    close('adjoint', instance.product('Adjoint', seed), sums, 1e-12, largest)


def check_missing(instance, pairs):
    unit = instance.unit
    for unknown, known in pairs:
        for name in unit.knowns:
            found = (c_double * 1)(1)
            for kind in ['Directional', 'Adjoint'][:unit.version - 1]:
                status = instance.derive(kind, unit.references([unknown]), unit.references([name]), (c_double * 1)(1), found)
                assert (status == DISCARD if name == known else status == 0 and found[0] == 0), (unknown, name, status)


def check_wrong(instance, is_start=False):
    unit = instance.unit
    unknowns, knowns = unit.references(unit.unknowns[:1]), unit.references(unit.knowns[:1])
    nothing, one, found = (c_uint32 * 1)(1 << 30), (c_double * 1)(1), (c_double * 1)()
    cases = [(nothing, knowns, one, found), (unknowns, nothing, one, found), (unknowns, unknowns, one, found),
             ((c_uint32 * 1)(0), knowns, one, found)]
    cases += [] if is_start else [(knowns, knowns, one, found)]  # a state may begin with what is calculated
    whole = next((name for name in unit.types if not unit.is_number(name)), None)
    cases += [(unknowns, unit.references([whole]), one, found)] if whole else []
    for kind in ['Directional', 'Adjoint'][:unit.version - 1]:
        for case in cases:
            messages.clear()
            assert instance.derive(kind, *case) == ERROR and messages, case
        for k in (0, 1):
            for counts in ((1, 0), (0, 1)):
                counts = counts if unit.version == 3 else (0, 0)
                assert unit.version == 2 or instance.derive(kind, unknowns, knowns, one, found, counts) == ERROR
        own = [one, c_size_t(1), None, c_size_t(1)] if unit.version == 3 else [one, None]
        messages.clear()
        name = f'Get{kind}Derivative'
        assert instance.call(name, unknowns, c_size_t(1), knowns, c_size_t(1), *own) == ERROR and messages
        assert instance.call(name, None, c_size_t(1), knowns, c_size_t(1), *own) == ERROR
        assert getattr(unit.library, f'fmi{unit.version}{name}')(None, unknowns, c_size_t(1), knowns, c_size_t(1),
                                                                 *own) == ERROR


def given(unit, time):
    return [1 + 0.5 * math.sin(3 * time + i) for i, _ in enumerate(unit.inputs)]


def started_at(unit, time, states, inputs):
    """An instance in initialization mode with these start values."""
    instance = Instance(unit)
    instance.enter(time)
    instance.set(unit.states, states)
    instance.set(unit.inputs, inputs)
    return instance


def check(unit, step, count, forms):
    random.seed(1)
    time = unit.start
    instance = Instance(unit)
    messages.clear()
    early = instance.derive('Directional', unit.references([]), unit.references([]), (c_double * 0)(), (c_double * 0)())
    assert early == ERROR and messages
    margins = sorted({unknown for unknown, _ in forms if unknown[0] != '#' and unknown not in unit.unknowns})
    missing = {pair for pair, form in forms.items() if form == 'none'}
    unit.unknowns = [name for name in unit.unknowns if name not in {unknown for unknown, _ in missing}]
    unit.unknowns += margins
    instance.enter(time)
    instance.set(unit.inputs, given(unit, time))
    before = instance.get(list(unit.unknowns))
    if forms:
        for k, column in enumerate(columns_of(unit, forms, instance)):
            known = unit.flat(unit.knowns)[k]
            if known not in {known for _, known in missing}:
                seed = [float(i == k) for i, _ in enumerate(unit.flat(unit.knowns))]
                close('start ' + known, instance.product('Directional', seed), column, AT_START)
        assert instance.get(list(unit.unknowns)) == before
    check_wrong(instance, is_start=True)
    unit.unknowns = [name for name in unit.unknowns if name not in margins]
    instance.done('ExitInitializationMode')
    check_wrong(instance)
    unit.unknowns += sorted({unknown for unknown, _ in forms if unknown[0] == '#'})
    for _ in range(count):
        check_missing(instance, missing)
        found = instance.jacobian()
        check_sums(instance, found)
        if forms:
            wanted = columns_of(unit, forms, instance)
        else:
            other = started_at(unit, time, instance.get(unit.states), instance.get(unit.inputs))
            wanted = other.jacobian()
            other.call('FreeInstance')
        for name, column, is_so in zip(unit.flat(unit.knowns), found, wanted):
            largest = max(map(abs, is_so), default=0) if forms else 1e-3
            close(f'{name} at {time}', column, is_so, EXACT if forms else DIFFERENCES, largest)
        instance.set(unit.inputs, given(unit, time + step))
        instance.step(time, step)
        time += step
    instance.done('Terminate')
    instance.jacobian()
    instance.call('FreeInstance')


def check_exchange(unit, forms):
    """Checks model exchange at states that were set."""
    instance = Instance(unit, is_exchange=True)
    instance.enter(unit.start)
    starts = instance.get(unit.states)
    instance.done('ExitInitializationMode')
    instance.jacobian()
    instance.leave_events()
    for _ in range(5):
        states = [start + 0.1 * random.random() for start in starts]
        instance.done('SetContinuousStates', (c_double * len(states))(*states), c_size_t(len(states)))
        instance.set(unit.inputs, [1 + 0.5 * random.random() for _ in unit.inputs])
        found = instance.jacobian()
        check_sums(instance, found)
        for name, column, is_so in zip(unit.flat(unit.knowns), found, columns_of(unit, forms, instance)):
            close(f'{name} of an exchange', column, is_so, EXACT, max(map(abs, is_so), default=0))
    instance.done('Terminate')
    instance.call('FreeInstance')


def main():
    with tempfile.TemporaryDirectory() as folder:
        unit = Unit(sys.argv[1], folder)
        assert unit.offers, 'no derivatives are offered'
        forms = {(sys.argv[i], sys.argv[i + 1]): sys.argv[i + 2] for i in range(4, len(sys.argv), 3)
                 if unit.version == 3 or sys.argv[i][0] != '#'}
        check(unit, float(sys.argv[2]), int(sys.argv[3]), forms)
        if forms:
            check_exchange(unit, forms)


if __name__ == '__main__':
    main()
