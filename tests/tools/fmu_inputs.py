"""Moves inputs of an FMU for model exchange: fmu_inputs.py FILE.fmu

The model is that of tests/programs/fmu_couple.sh: its conditions depend on inputs only. Prints nothing if all is
right."""
import sys
import tempfile
from ctypes import byref, c_bool, c_double, c_int, c_size_t

from fmu_slopes import Instance, Unit, messages


class Exchange(Instance):
    def __init__(self, unit):
        super().__init__(unit, is_exchange=True)
        self.enter(0)
        self.done('ExitInitializationMode')
        self.leave_events()
        self.x = 0

    def truth(self, name, value):
        values = (c_bool if self.version == 3 else c_int)(value)
        count = [c_size_t(1)] if self.version == 3 else []
        return self.call('SetBoolean', self.unit.references([name]), c_size_t(1), byref(values), *count)

    def whole(self, names, numbers):
        values = (c_int * len(names))(*numbers)
        count = [c_size_t(len(names))] if self.version == 3 else []
        name = 'SetInt32' if self.version == 3 else 'SetInteger'
        return self.call(name, self.unit.references(names), c_size_t(len(names)), values, *count)

    def slope(self):
        values = (c_double * 1)()
        self.done('GetContinuousStateDerivatives' if self.version == 3 else 'GetDerivatives', values, c_size_t(1))
        return values[0]

    def come_to(self, time, u):
        """Integrates by Euler's method with the input held; enters event mode if the FMU requests it."""
        before, self.time = getattr(self, 'time', 0), time
        self.done('SetTime', c_double(before))
        self.x += (time - before) * self.slope()
        self.done('SetTime', c_double(time))
        self.set(['u.rSig'], [u])
        self.done('SetContinuousStates', (c_double * 1)(self.x), c_size_t(1))
        flags = [(c_bool if self.version == 3 else c_int)() for _ in range(2)]
        self.done('CompletedIntegratorStep', *([c_bool(False)] if self.version == 3 else [c_int(0)]), *map(byref, flags))
        if flags[0].value:
            self.done('EnterEventMode')
            self.leave_events()
        return flags[0].value


def check(what, found, wanted):
    assert abs(found - wanted) < 1e-12, (what, found, wanted)


def try_conditions(unit):
    """a > K turns at u = 0.5, as u > 0.5 does, and floor(u) at 1."""
    instance = Exchange(unit)
    events = [k for k in range(1, 16) if instance.come_to(0.1 * k, 0.1 * k - 0.05)]
    assert events == [6, 11], events
    for name, wanted in (('c', 1), ('f.rSig', 1), ('a', 1.25), ('x', instance.x), ('y.rSig', 0)):
        check(name, instance.get([name])[0], wanted)
    check('slope', instance.slope(), 1)
    check('state', instance.x, 0.9)


def try_event_mode(unit):
    """Continuous variables follow inputs at once, discrete ones with the update, also one that was not requested."""
    instance = Exchange(unit)
    instance.come_to(0.1, 0)
    instance.done('EnterEventMode')
    instance.set(['u.rSig'], [3])
    check('a before the update', instance.get(['a'])[0], 2.8)
    check('c before the update', instance.get(['c'])[0], 0)
    instance.done('EnterContinuousTimeMode')
    check('c after it', instance.get(['c'])[0], 1)
    check('slope after it', instance.slope(), 1)
    # an input that moves when a step is completed already
    instance = Exchange(unit)
    instance.come_to(0.1, 0)
    instance.set(['u.rSig'], [2])
    instance.done('EnterEventMode')
    instance.leave_events()
    check('c', instance.get(['c'])[0], 1)
    # discrete inputs: only a change is wrong between events
    assert instance.truth('on.bSig', False) == 0
    messages.clear()
    assert instance.truth('on.bSig', True) == 3 and messages
    instance.done('EnterEventMode')
    messages.clear()
    assert instance.whole(['n.iSig', 'on.bSig'], [7, 1]) == 3 and messages
    assert instance.whole(['n.iSig'], [4]) == 0
    instance.leave_events()
    check('y of n', instance.get(['y.rSig'])[0], 4)
    instance.done('EnterEventMode')
    assert instance.truth('on.bSig', True) == 0
    instance.leave_events()
    check('y of c', instance.get(['y.rSig'])[0], 1 + instance.x)


def main():
    with tempfile.TemporaryDirectory() as folder:
        unit = Unit(sys.argv[1], folder)
        try_conditions(unit)
        try_event_mode(unit)


if __name__ == "__main__":
    main()
