#!/usr/bin/env python3
"""module.py FOLDER TEST - tests of BLOCK.py, which sysphsc --emit python writes, with the program in the same folder."""
import array
import csv
import glob
import importlib.util
import json
import math
import os
import subprocess
import sys
import tempfile

folder, test = sys.argv[1:3]
file, = [name for name in glob.glob(os.path.join(glob.escape(folder), '*.py'))]
spec = importlib.util.spec_from_file_location('module', file)
m = importlib.util.module_from_spec(spec)
sys.modules['module'] = m
sys.dont_write_bytecode = True
spec.loader.exec_module(m)
program = os.path.join(folder, m.NAME)


def fails(call, kind, *words):
    """The call must raise this exception, with these words in its message."""
    try:
        call()
    except kind as error:
        for word in words:
            assert word in str(error), (word, str(error))
        return error
    raise AssertionError('nothing is raised')


def rows_of(*options):
    """The columns of the program's CSV, as numbers."""
    with tempfile.TemporaryDirectory() as place:
        out = os.path.join(place, 'out.csv')
        subprocess.run([program, '-q', '-o', out, *options], check=False, stderr=subprocess.DEVNULL)
        with open(out, newline='') as stream:
            names, *rows = csv.reader(stream)
    return {name: array.array('d', map(float, column)) for name, column in zip(names, zip(*rows))}


def same_bits(one, other):
    return one.tobytes() == other.tobytes()


def takes(name, value):
    """True if the program accepts this setting by --set."""
    text = value if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else repr(value)
    done = subprocess.run([program, '-q', '--stop', '1e-9', '--set', '%s=%s' % (name, text), '--list'],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    return not any(code in done.stderr for code in (b'[R05]', b'[R07]', b'[R08]', b'[R36]'))


# ---- of any model ----

def data():
    """VARIABLES, PARAMETERS and the fingerprint are those of the program."""
    result = m.simulate(stop=m.simulate().record['settings']['start'])
    known = {v['name']: v for part in ('constants', 'columns') for v in result.record[part]}
    shown = {name: v for name, v in m.VARIABLES.items() if name in known}
    assert set(known) <= set(m.VARIABLES), set(known) - set(m.VARIABLES)
    for name, v in shown.items():
        assert (v.kind, v.unit, v.description) == (
            known[name]['kind'], known[name].get('unit', ''), known[name].get('description', '')), (v, known[name])
    for name, v in m.PARAMETERS.items():
        if v.kind == 'constant' and 'value' in known.get(name, ()):
            assert v.value == known[name]['value'] or str(v.value).lower() == known[name]['value'], (v, known[name])
    for name, v in m.VARIABLES.items():
        value = v.value if v.value is not None else v.literals[0] if v.literals else 1
        assert v.kind == 'alias' or takes(name, value) == v.is_parameter, v
    assert m.FINGERPRINT == result.record['fingerprint'] and m.BLOCK == result.record['block']


def bits():
    """Arrays are bitwise equal to the values of the CSV file."""
    result, rows = m.simulate(), rows_of()
    assert set(rows) <= {'time', *result}
    for name in rows:
        assert same_bits(result[name], rows[name]), name
    assert same_bits(result.time, rows['time']) and isinstance(result.time, array.array)
    few = m.simulate(variables=[list(result)[-1]])
    assert list(few) == [list(result)[-1]] and same_bits(few[list(few)[0]], result[list(few)[0]])
    view = memoryview(result.time)
    assert view.format == 'd' and view.nbytes == 8 * len(result.time)
    assert len(result) == len(list(result)) and 'none of it' not in result
    fails(lambda: result['none of it'], KeyError)


# ---- of the model of names, tests/programs/python.sh ----

GAIN = "'it\\'s k #1'"
HELD = {'u.rSig': 1, 'on.bSig': True, 'count.iSig': 1}


def names():
    """Names with quotes, blanks and comment signs; elements of arrays; all types of values."""
    result = m.simulate({GAIN: 3, 'x': 2.5, **HELD}, stop=1, interval=0.1, tolerance=1e-10)
    for time, x in zip(result.time, result['x']):
        assert abs(x - (1/3 + (2.5 - 1/3)*math.exp(-3*time))) < 1e-8
    assert [result['v[%d]' % i][0] for i in (1, 2, 3)] == [2.5, 5, 7.5]
    assert same_bits(result['w'], array.array('d', [-x for x in result['x']]))
    assert set(result[GAIN]) == {3.0} and len(result[GAIN]) == len(result.time)
    assert result.record['settings']['set'] == {GAIN: 3, 'x': 2.5, 'u.rSig': 1, 'on.bSig': 1, 'count.iSig': 1}
    assert m.simulate({GAIN: '3', **HELD, 'on.bSig': 'false'}, stop=0)['big.bSig'][0] == 0
    again = m.simulate({GAIN: 3, **HELD}, u__rSig=2, stop='0.5 s')
    assert again.record['settings']['set']['u.rSig'] == 2 and again.time[-1] == 0.5
    assert set(m.PARAMETERS) >= {GAIN, 'n', 'x', 'u.rSig'} and not m.VARIABLES['w'].is_parameter
    assert m.PARAMETERS[GAIN].value == 2 and m.PARAMETERS['on.bSig'].literals == ('false', 'true')


def inputs():
    """Inputs given as columns and as a file."""
    table = {'u.rSig': [0, 1, 0], 'time': [0, 0.5, 1], 'on.bSig': [True, False, False], 'count.iSig': [0, 3, 3]}
    result = m.simulate(input=table, stop=1)
    with tempfile.TemporaryDirectory() as place:
        name = os.path.join(place, 'inputs.csv')
        with open(name, 'w') as stream:
            stream.write('time,u.rSig,on.bSig,count.iSig\n0,0,true,0\n0.5,1,false,3\n1,0,false,3\n')
        rows = rows_of('--input', name, '--stop', '1')
        assert same_bits(m.simulate(input=name, stop=1)['x'], rows['x'])
    assert same_bits(result['x'], rows['x']) and same_bits(result['big.bSig'], rows['big.bSig'])
    fails(lambda: m.simulate(input={'time': [0, 1], 'u.rSig': [0]}), ValueError, 'different lengths: 1, 2')


def wrong():
    """Messages about wrong calls tell the mistake and how to fix it."""
    error = fails(lambda: m.simulate({'kk': 1}), m.SimulationError, "no such variable: 'kk'", '[R05]')
    assert error.status == 2 and error.result is None and 'fix:' in error.messages
    fails(lambda: m.simulate({GAIN: 'fast'}, **{k.replace('.', '__'): v for k, v in HELD.items()}), m.SimulationError,
          "not a number: 'fast'")
    fails(lambda: m.simulate({GAIN: [1, 2]}), TypeError, GAIN, 'takes a number, a truth or a text with a unit')
    fails(lambda: m.simulate({GAIN: float('nan'), **HELD}), m.SimulationError, "not a number: 'nan'")
    fails(lambda: m.simulate(HELD, solver='ode45'), m.SimulationError, 'takes bdf')
    fails(lambda: m.simulate(HELD, stop='5 kg'), m.SimulationError, "'5 kg' (--stop)")
    fails(lambda: m.simulate(HELD, figures='maximum(x)'), m.SimulationError, "no figure 'maximum'")
    fails(lambda: m.simulate(HELD, variables=['q*']), m.SimulationError, 'q*')
    fails(lambda: m.simulate(HELD, options=['--nothing']), m.SimulationError, 'unknown option')
    fails(lambda: m.cases([{'kk': 1}]), m.SimulationError, "no such variable: 'kk'", 'cases.csv:1')
    fails(lambda: m.cases({GAIN: [1, 2], 'x': [1]}), ValueError, 'different lengths: 1, 2')
    fails(lambda: m.cases('/none/of/it.csv'), m.SimulationError, 'cannot read')
    assert m.cases([]) == [] and m.cases({}) == [] and m.cases([]).status == 0
    fails(lambda: m.cases([{'x': 1}], settings=HELD, keep='c9'), m.SimulationError, "no case is named 'c9'")
    fails(lambda: m.cases([{'x': object()}]), TypeError, 'x takes a number')


def figures():
    """Figures by their names, with any blanks; unknown figures."""
    result = m.simulate({GAIN: 3, **HELD}, stop=1, tolerance=1e-10, figures=['max( x ), final(x)', 'first(x > 100)'])
    assert result.figures['max(x)'] == 1 and result.figures['final( x )'] == result['x'][-1]
    assert list(result.figures)[:2] == ['max(x)', 'final(x)'] and result.figures['first(x>100)'] is None
    fails(lambda: result.figures['min(x)'], KeyError)
    assert m.simulate(HELD, stop=1).figures == {}


def cases():
    """Rows are bitwise equal to single runs; tables of all forms give the same; names of cases with any characters."""
    gains = [1, 2.5, 0.1 + 0.2, 1e-3]
    asked = {'figures': ['final(x)', 'max(w)', 'first(x > 100)'], 'settings': HELD, 'stop': 1, 'interval': 0.1}
    rows = m.cases([{GAIN: gain} for gain in gains], **asked)
    for gain, row in zip(gains, rows):
        alone = m.simulate({GAIN: gain, **HELD}, stop=1, interval=0.1, figures=asked['figures'])
        assert row[GAIN] == gain and row['status'] == 'done' and row['end'] == 1 and row['reason'] == ''
        for name in ('final(x)', 'max(w)'):
            assert row[name] == alone.figures[name] and isinstance(row[name], float)
        assert row['first(x > 100)'] is None and row['first(x>100)'] is None
        assert isinstance(row['steps'], int) and row['steps'] == alone.record['counts']['steps']
        assert row.trajectory is None
    assert rows.status == 0 and rows.column('final(x)') == [row['final(x)'] for row in rows]
    assert rows.columns()[GAIN] == gains and rows.units == {}
    assert m.cases({GAIN: gains}, jobs=1, **asked) == rows
    with tempfile.TemporaryDirectory() as place:
        name = os.path.join(place, 'table.csv')
        with open(name, 'w') as stream:
            stream.write('%s,x\n,1\n%s' % (GAIN, ''.join('%r,1\n' % gain for gain in gains)))
        assert [row['final(x)'] for row in m.cases(name, **asked)] == rows.column('final(x)')[0:0] + \
            [m.simulate({**HELD}, stop=1, interval=0.1, figures='final(x)').figures['final(x)']] + \
            rows.column('final(x)')
    named = [{'x': 1, 'case': 'a, "b"/../c'}, {'case': 'd', 'x': 2}, {'case': 'e', GAIN: None}]
    rows = m.cases(named, keep=['a, "b"/../c', 'd'], **asked)
    assert [row['case'] for row in rows] == ['a, "b"/../c', 'd', 'e']
    assert rows[2].trajectory is None and rows[2]['x'] is None
    for row in rows[:2]:
        alone = m.simulate({'x': row['x'], **HELD}, stop=1, interval=0.1)
        assert same_bits(row.trajectory['x'], alone['x']) and same_bits(row.trajectory['time'], alone.time)
    assert all(row.trajectory for row in m.cases({'x': [1, 2]}, keep='done', **asked))


def some_fail():
    """Cases that fail are rows too."""
    rows = m.cases([{GAIN: 1}, {GAIN: 'fast'}, {GAIN: -800}], settings=HELD, stop=10)
    assert [row['status'] for row in rows] == ['done', 'refused', 'failed'] and rows.status == 1
    assert "not a number: 'fast'" in rows[1]['reason'] and rows[1][GAIN] == 'fast' and rows[2]['reason']


def failed():
    """The values computed before a run failed are available."""
    error = fails(lambda: m.simulate({GAIN: -800, **HELD}, stop=10, interval=0.01), m.SimulationError, 'error: ')
    result = error.result
    assert error.status == result.status == 1 and result.record['end']['verdict'] == 'failed'
    assert len(result.time) > 1 and result.time[0] == 0 and len(result['x']) == len(result.time)


def numbers():
    """NumPy numbers, and arrays without a copy."""
    import numpy
    gain = numpy.linspace(1, 2, 5)
    rows = m.cases({GAIN: gain}, settings=HELD, stop=1, figures='final(x)')
    one = m.simulate({GAIN: gain[1], 'x': numpy.float32(1), 'count.iSig': numpy.int64(1), 'on.bSig': numpy.bool_(True),
                      'u.rSig': 1}, stop=1, figures='final(x)')
    assert rows[1]['final(x)'] == one.figures['final(x)']
    x = numpy.asarray(one['x'])
    assert x.dtype == float and numpy.shares_memory(x, one['x']) and x[-1] == one.figures['final(x)']


# ---- of models/heated_bed_warmup ----

def verdicts():
    """A violated requirement gives a verdict, not an exception."""
    result = m.simulate({'bed.bedController.kp': 7})
    assert result.status == 4 and list(result.verdicts) == list(m.REQUIREMENTS)
    power = result.verdicts['R1.3']
    assert power == result.verdicts['Heater power'] == result.verdicts['R1.3 Heater power']
    assert power.verdict == 'violated' and power.margin < -50 and power.time == 0 and power.since == 0
    assert result.verdicts['R1.2'].verdict == 'met' and result.verdicts['R1.2'].unit == 'K'
    assert result.verdicts['R1'].verdict == 'violated' and result.verdicts['R1'].margin is None
    assert m.REQUIREMENTS['R1.2 Overshoot'].text == 'The bed shall not become warmer than 374 K.'
    assert m.simulate().status == 0
    rows = m.cases({'bed.bedController.kp': [6, 7]})
    assert rows.status == 4 and rows.column('status') == ['done', 'violated']
    assert rows[1]['margin(R1.3 Heater power)'] == power.margin and rows[1]['verdict(R1.3 Heater power)'] == 'violated'
    fails(lambda: result.verdicts['R9'], KeyError)


def equal_names():
    """Requirements of one name have verdicts of their own, as in the same model with names of their own."""
    wanted = ['violated', 'violated', 'met', 'violated']
    names = ['R Warm-up', 'R Warm-up (2)', 'R Warm-up (3)', 'R Warm-up (4)']
    result = m.simulate({'bed.bedController.kp': 7})
    assert list(result.verdicts) == list(m.REQUIREMENTS) == names, list(result.verdicts)
    assert [v.verdict for v in result.verdicts.values()] == wanted
    row = m.cases([{'bed.bedController.kp': 7}])[0]
    assert [value for name, value in row.items() if name.startswith('verdict(')] == wanted, row


def usage():
    """python3 BLOCK.py prints the parameters."""
    said = subprocess.run([sys.executable, '-B', file], check=True, stdout=subprocess.PIPE).stdout.decode()
    assert m.BLOCK in said and all(path in said for path in m.PARAMETERS)


def annotated():
    """Public names are described and annotated."""
    for name in ('simulate', 'cases', 'Result', 'Case', 'Cases', 'Variable', 'Verdict', 'SimulationError'):
        assert getattr(m, name).__doc__, name
    assert set(m.simulate.__annotations__) == set(m.simulate.__code__.co_varnames[
        :m.simulate.__code__.co_argcount + m.simulate.__code__.co_kwonlyargcount]) | {'return', 'parameters'}


def absent():
    """If the program is missing or another one, the message tells what to do."""
    os.rename(program, program + '.aside')
    try:
        fails(lambda: m.simulate(), FileNotFoundError, 'compile the model with --emit python,exe')
    finally:
        os.rename(program + '.aside', program)
    own, m.FINGERPRINT = m.FINGERPRINT, '0'
    fails(lambda: m.simulate(HELD, stop=0), m.SimulationError, 'is of another model')
    fails(lambda: m.cases([HELD], stop=0), m.SimulationError, 'is of another model')
    m.FINGERPRINT = own


assert json and getattr(sys.modules[__name__], test).__doc__
globals()[test]()
