#!/usr/bin/python3
"""A master for several FMUs of FMI 2.0 or 3.0, by ctypes:

couple RESULT MOTOR MECHANICS held|interpolated STEP...
    simulates the two FMUs of an axis from time 0 to the end of RESULT, which is that of the whole axis. Prints for each
    communication step the largest error of the mechanics' position relative to the largest position, and the order
    of convergence from the previous step. Interpolated inputs are lines between communication points; those of the
    motor, which makes its step first, are extrapolated from the previous step.
slopes UNIT
    checks an FMU of FMI 2.0 whose outputs are the integral of its input u.rSig, the derivative of its input w.rSig and
    the number of times that this exceeds 0.5: linear inputs, also from saved states; the derivative of an output;
    rejected calls. Prints the faults.
FMUs are folders, unpacked.
"""
import ctypes
import csv
import glob
import sys
import xml.etree.ElementTree as ElementTree
from ctypes import byref, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint, c_void_p

Logger3 = ctypes.CFUNCTYPE(None, c_void_p, c_int, c_char_p, c_char_p)
Logger2 = ctypes.CFUNCTYPE(None, c_void_p, c_char_p, c_int, c_char_p, c_char_p, c_char_p)
MESSAGES = []


@Logger3
def log3(_environment, _status, _category, message):
    """Keeps the last message (FMI 3.0)."""
    MESSAGES.append(message.decode())


@Logger2
def log2(_environment, _name, _status, _category, _format, message):
    """Keeps the last message (FMI 2.0); the format is always %s."""
    MESSAGES.append(message.decode())


class Callbacks(ctypes.Structure):
    """Callbacks of FMI 2.0, without memory functions."""
    _fields_ = [('log', Logger2), ('allocate', c_void_p), ('release', c_void_p), ('finished', c_void_p),
                ('environment', c_void_p)]


CALLBACKS = Callbacks(log2, None, None, None, None)


class Unit:
    """An instance, initialized at time 0; of FMI 2.0 also for model exchange."""

    def __init__(self, folder, stop, kind=1):
        about = ElementTree.parse(f'{folder}/modelDescription.xml').getroot()
        self.library = ctypes.CDLL(glob.glob(f'{folder}/binaries/*/*.so')[0])
        self.version = int(about.get('fmiVersion')[0])
        self.references = {v.get('name'): int(v.get('valueReference')) for v in about.find('ModelVariables')}
        if self.version == 3:
            make = self.library.fmi3InstantiateCoSimulation
            make.restype = c_void_p
            self.instance = c_void_p(make(b'unit', about.get('instantiationToken').encode(), None, c_bool(False),
                                          c_bool(True), c_bool(False), c_bool(False), None, c_size_t(0), None, log3,
                                          None))
            self.must('EnterInitializationMode', c_bool(False), c_double(0), c_double(0), c_bool(True), c_double(stop))
        else:
            make = self.library.fmi2Instantiate
            make.restype = c_void_p
            self.instance = c_void_p(make(b'unit', kind, about.get('guid').encode(), b'', byref(CALLBACKS), 0, 1))
            self.must('SetupExperiment', 0, c_double(0), c_double(0), 1, c_double(stop))
            self.must('EnterInitializationMode')

    def call(self, name, *arguments):
        """Calls a function by its name without fmi2 or fmi3; returns its status."""
        return getattr(self.library, f'fmi{self.version}{name}')(self.instance, *arguments)

    def must(self, name, *arguments):
        """Calls a function that must succeed."""
        if self.call(name, *arguments) > 1:
            sys.exit(f'{name}: {MESSAGES}')

    def values(self, name, names, values, *orders):
        """A call that gets or sets values, by the names of variables."""
        count = c_size_t(len(names))
        counts = [count] if self.version == 3 else []
        return self.call(name, (c_uint * len(names))(*(self.references[n] for n in names)), count, *orders, values,
                         *counts)

    def get(self, *names):
        """Their values."""
        values = (c_double * len(names))()
        if self.values('GetReal' if self.version == 2 else 'GetFloat64', names, values) > 1:
            sys.exit(f'no values of {names}: {MESSAGES}')
        return list(values)

    def set(self, names, values):
        """These values."""
        if self.values('SetReal' if self.version == 2 else 'SetFloat64', names, (c_double * len(names))(*values)) > 1:
            sys.exit(f'{names} cannot be set: {MESSAGES}')

    def slopes(self, names, values, order=1):
        """Sets derivatives of inputs; returns the status."""
        return self.values('SetRealInputDerivatives', names, (c_double * len(names))(*values),
                           (c_int * len(names))(*[order] * len(names)))

    def slope_of(self, name, order=1):
        """The derivative of an output; None: rejected."""
        value = (c_double * 1)()
        function = 'GetRealOutputDerivatives' if self.version == 2 else 'GetOutputDerivatives'
        return value[0] if self.values(function, [name], value, (c_int * 1)(order)) <= 1 else None

    def step(self, time, length):
        """One step."""
        if self.version == 2:
            self.must('DoStep', c_double(time), c_double(length), 1)
        else:
            self.must('DoStep', c_double(time), c_double(length), c_bool(True),
                      *map(byref, [c_bool(), c_bool(), c_bool(), c_double()]))

    def states(self, function, state):
        """Gets, sets or frees a state."""
        self.must(function, byref(state) if function != 'SetFMUstate' else state)

    def free(self):
        """Frees the instance, which must not be used any more."""
        getattr(self.library, f'fmi{self.version}FreeInstance')(self.instance)


# ---- an axis ----

OF_MOTOR = ['angle.rSig', 'speed.rSig']


def largest_error(rows, folders, is_interpolated, step):
    """The largest error of the position at the times of the rows, each of which is at the end of a step."""
    stop = rows[-1][0]
    motor, mechanics = [Unit(folder, stop) for folder in folders]
    mechanics.set(OF_MOTOR, motor.get(*OF_MOTOR))
    motor.set(['load.rSig'], mechanics.get('load.rSig'))
    motor.must('ExitInitializationMode')
    mechanics.must('ExitInitializationMode')
    worst, slope, steps = 0, 0, round((rows[1][0] - rows[0][0])/step)
    for count in range(steps*(len(rows) - 1)):
        begin, load = motor.get(*OF_MOTOR), mechanics.get('load.rSig')[0]
        motor.set(['load.rSig'], [load])
        mechanics.set(OF_MOTOR, begin)
        if is_interpolated:
            motor.slopes(['load.rSig'], [slope])
        motor.step(count*step, step)
        if is_interpolated:
            mechanics.slopes(OF_MOTOR, [(b - a)/step for a, b in zip(begin, motor.get(*OF_MOTOR))])
        mechanics.step(count*step, step)
        slope = (mechanics.get('load.rSig')[0] - load)/step
        if (count + 1) % steps == 0:
            worst = max(worst, abs(mechanics.get('x')[0] - rows[(count + 1)//steps][1]))
    motor.free()
    mechanics.free()
    return worst/max(abs(x) for _, x in rows)


def couple(result, motor, mechanics, kind, *steps):
    """Prints one line for each step size."""
    with open(result, encoding='utf-8') as lines:
        rows = [(float(row['time']), float(row['mechanics.x'])) for row in csv.DictReader(lines)]
    errors = [largest_error(rows, (motor, mechanics), kind == 'interpolated', float(step)) for step in steps]
    for step, error in zip(steps, errors):
        print(step, f'{error:.2g}')


# ---- inputs along lines ----

# For each step: its length, then the value of u and the slope of both inputs set at its start; None: not set.
LINES = [(0.1, 0, 2), (0.3, None, None), (0.1, 0.8, 2), (0.2, 5, None), (0.2, None, -3), (0.5, 1, 0), (0.5, None, None),
         (1e-3, None, 1e4), (1, 2, 0.75), (0.25, 2.75, 0), (0.25, None, 3)]
RAISED = 2  # number of times that the slope exceeds 0.5


def expect(what, is_so):
    """Prints a fault unless this is true."""
    if not is_so:
        print(what, MESSAGES[-1:])


def near(value, wanted):
    """True if the values agree within the error of the integrator and of rounding in the lines."""
    return abs(value - wanted) <= 1e-8*(1 + abs(wanted))


def follow_lines(unit, lines, time, value, slope, integral):
    """Follows the lines from this point on; compares the values of the unit at each communication point."""
    shown = []
    for length, new_value, new_slope in lines:
        if new_value is not None:
            value = new_value
            unit.set(['u.rSig'], [value])
        if new_slope is not None:
            slope = new_slope
            expect('a slope is refused', unit.slopes(['u.rSig', 'w.rSig'], [slope]*2) == 0)
        unit.step(time, length)
        time += length
        integral += (value + slope*length/2)*length
        value += slope*length
        shown.append(unit.get('u.rSig', 'out.rSig', 'slope.rSig', 'count'))
        expect(f'values at {time}: {shown[-1]}, not {value, integral, slope}',
               all(near(a, b) for a, b in zip(shown[-1], (value, integral, slope))))
        expect(f'the derivative at {time}', near(unit.slope_of('out.rSig'), value))
    return time, value, slope, integral, shown


def slopes(folder):
    """See above."""
    unit, state, half = Unit(folder, 10), c_void_p(), len(LINES)//2
    expect('a slope for the start is refused', unit.slopes(['w.rSig'], [2]) == 0)
    expect('the start has another slope', unit.get('slope.rSig') == [2])
    unit.must('ExitInitializationMode')
    at = follow_lines(unit, LINES[:half], 0, 0, 0, 0)[:4]
    unit.states('GetFMUstate', state)
    shown = follow_lines(unit, LINES[half:], *at)[4]
    expect(f'the slope comes above 0.5 {shown[-1][3]} times', shown[-1][3] == RAISED)
    unit.states('SetFMUstate', state)
    end, *_, again = follow_lines(unit, LINES[half:], *at)
    expect('other bits from a state on', again == shown)
    for count in range(20):
        unit.step(end + count*1e-12, 1e-12)
    exchange = Unit(folder, 10, 0)
    expect('a state of the other kind is taken', exchange.call('SetFMUstate', state) == 3)
    expect('it has changed something', exchange.get('u.rSig', 'out.rSig') == [0, 0])
    exchange.must('ExitInitializationMode')
    exchange.free()
    unit.states('FreeFMUstate', state)
    expect('what equals an input is set', unit.values('SetReal', ['v'], (c_double * 1)(1)) == 3)
    for what, names, order in (('an output is given a slope', ['out.rSig'], 1), ('a number is given one', ['n.iSig'], 1),
                               ('a curve is taken', ['u.rSig'], 2)):
        MESSAGES.clear()
        expect(what, unit.slopes(names, [1], order) == 3 and names[0] in ''.join(MESSAGES))
    expect('a second derivative is known', unit.slope_of('out.rSig', 2) is None)
    MESSAGES.clear()
    expect('the derivative of what has none', unit.slope_of('slope.rSig') is None and 'slope.rSig' in MESSAGES[0])
    unit.free()


def main():
    """See above."""
    {'couple': couple, 'slopes': slopes}[sys.argv[1]](*sys.argv[2:])


if __name__ == '__main__':
    main()
