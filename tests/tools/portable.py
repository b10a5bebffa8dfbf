"""portable.py - compares the trajectory of portable C bitwise with that of the program.

    portable.py FOLDER BLOCK PREFIX ROWS [--input INPUTS] [--signal TIME:NAME]... [--runner COMMAND] [--units N] [--within R]
                [CC...]

FOLDER/BLOCK.[ch] is compiled with a driver, which steps through the times of ROWS, a CSV file of the program with a row
for each step, and prints all quantities in BLOCK_quantities.csv. Prints how many numbers were compared; status 1 if one
differs. The last row is left out, because the program ends there. Times of rows are those of the grid. INPUTS is the
input file of the program; its last row at or before the time of a step gives the inputs of that step. COMMAND runs the
program compiled by CC.

--units: functions that libraries round differently (sin, pow) may cause an error of N units in the last place per call.
A quantity may differ by that error times the number of calls so far, in units in the last place of its largest value
so far; a quantity that is 0 except for rounding, such as a balance, of the largest value of any quantity with its unit.
Without calls it must not differ.

--within: a number may differ by R times the largest value of the quantity, from the program's value at the same,
previous or next step, or from anything between these. This is for float, and for events that rounding moves to the next
step.
"""
import csv
import math
import os
import re
import struct
import subprocess
import sys

ROUNDED = {1: 'sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p cbrt',
           2: 'atan2 pow hypot'}  # by their arguments; sqrt, fmod and floor are exact everywhere

folder, block, prefix, rows_file = sys.argv[1:5]
rest = sys.argv[5:]
option = {}
signals = []
while rest and rest[0] in ('--input', '--signal', '--runner', '--units', '--within'):
    if rest[0] == '--signal':
        time, name = rest[1].split(':')
        signals.append((float(time), name))
    option[rest[0]], rest = rest[1], rest[2:]
inputs_file = option.get('--input')
runner = option.get('--runner', '').split()
VANISHING = 1e-9  # relative to the largest value of any quantity with the same unit: a balance
units = float(option.get('--units', 0))
within = float(option.get('--within', 0))
compiler = rest or ['cc']
with open(rows_file, newline='') as file:
    lines = list(csv.reader(file))
names = lines[0]
rows = {}
for line in lines[1:]:
    try:
        rows[float(line[0])] = line
    except ValueError:
        pass  # units
times = sorted(rows)


with open(os.path.join(folder, block + '_quantities.csv'), newline='') as file:
    described = list(csv.DictReader(file))
expression = {row['quantity']: row['expression'] for row in described}
unit = {row['quantity']: row['unit'] for row in described}


def given():
    """Declarations and statements that set the inputs: a row of values from each time on."""
    if signals:
        with open(os.path.join(folder, block + '.h')) as file:
            name = re.search(r'uint32_t (\w+);.*signal that arrives', file.read()).group(1)
        code = ['        inputs.%s = 0;' % name]
        code += ['        if (at - %r < 1e-9 && at - %r > -1e-9) inputs.%s = %s_signal_%s;' % (t, t, name, prefix, s)
                 for t, s in signals]
        return 'static %s_Inputs inputs;' % prefix, '\n'.join(code)
    if not inputs_file:
        return '', ''
    with open(inputs_file, newline='') as file:
        table = list(csv.reader(file))
    values = {float(line[0]): line[1:] for line in table[1:]}  # at a jump, the later row counts
    members = [re.sub(r'\W', '_', name) for name in table[0][1:]]
    lines = ['static const double course[][%d] = {' % len(table[0])]
    lines += ['    {%s},' % ', '.join([repr(time)] + row) for time, row in sorted(values.items())]
    lines += ['    {1e300}};', 'static %s_Inputs inputs;' % prefix]
    code = ['        while (course[row + 1][0] <= at + 1e-9)', '            row++;']
    code += ['        inputs.%s = course[row][%d];' % (name, i + 1) for i, name in enumerate(members)]
    return '\n'.join(lines), '\n'.join(code)


def driver(columns):
    course, take = given()
    shown = '\n'.join('        show(%s);' % expression[names[k]] for k in columns)
    return '''#include "%s.h"
#include <stdio.h>
#include <string.h>
unsigned long calls;
static %s_Instance instance, *const m = &instance;
static void show(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    printf("%%08lx%%08lx,", (unsigned long)(bits >> 32), (unsigned long)(bits & 0xffffffff));
}
%s
int main(void)
{
    int row = 0;
    (void)row;
    %s_Status status = %s_init(&instance, 0);
    for (int k = 0; k < %d && !status; k++) {
        const double at = instance.time;
        (void)at;
%s
        status = %s_update(&instance, %s, 0);
        if (!status)
            status = %s_observe(&instance);
        if (status)
            break;
%s
        printf("%%lu\\n", calls);
        status = %s_advance(&instance);
    }
    fprintf(stderr, "status %%d, failed %%d, at %%.17g\\n", (int)status, (int)instance.run.failed, instance.time);
    return status != 0;
}
''' % (block, prefix, course, prefix, prefix, len(times) - 1, take, prefix, '&inputs' if inputs_file or signals else '0',
       prefix, shown, prefix)


def counted():
    """Counts each call of the functions that libraries round differently."""
    lines = ['#include <math.h>', 'extern unsigned long calls;']
    for count, functions in ROUNDED.items():
        given = ', '.join('abc'[:count])
        lines += ['#define %s(%s) (calls++, %s(%s))' % (name, given, name, given) for name in functions.split()]
    return '\n'.join(lines) + '\n'


def build(columns):
    source, header = os.path.join(folder, 'driver.c'), os.path.join(folder, 'counted.h')
    for name, text in (source, driver(columns)), (header, counted()):
        with open(name, 'w') as file:
            file.write(text)
    done = subprocess.run(compiler + ['-std=c11', '-O2', '-ffp-contract=off', '-I', folder, '-include', header, '-o',
                                      os.path.join(folder, 'driver'), source, os.path.join(folder, block + '.c'),
                                      '-lm'], capture_output=True, text=True)
    return done.returncode, done.stderr


columns = [k for k in range(1, len(names)) if names[k] in expression]
status, said = build(columns)
if status:
    sys.exit(said)
done = subprocess.run(runner + [os.path.join(folder, 'driver')], stdin=subprocess.DEVNULL, capture_output=True, text=True)
compared = different = 0
largest = [0.0] * len(columns)
largest_of = {}  # a unit
worst = 0.0
number = {'true': 1.0, 'false': 0.0}


def number_of(text):
    """The number in the text; NaN for the name of a mode."""
    try:
        return float(number.get(text, text))
    except ValueError:
        return math.nan


def spans():
    """For each step and quantity: the interval of the neighbouring values and the allowed distance; for --within."""
    values = [[number_of(rows[time][k]) for time in times] for k in columns]
    most = [max([abs(x) for x in column if math.isfinite(x)], default=0.0) for column in values]
    units_of = [unit[names[k]] for k in columns]
    of_unit = {u: max(m for m, own in zip(most, units_of) if own == u) for u in units_of}
    most = [of_unit[u] if m < VANISHING * of_unit[u] else m for m, u in zip(most, units_of)]
    for i in range(len(times)):
        near = [column[max(i - 1, 0):i + 2] for column in values]
        yield [(min(x), max(x), within * m) for x, m in zip(near, most)]


for line, time, around in zip(done.stdout.split('\n'), times, spans()):
    if not line:
        continue
    *own, calls = line.split(',')
    own = [struct.unpack('>d', bytes.fromhex(bits))[0] for bits in own]
    expected = [rows[time][k] for k in columns]
    for k, (a, b) in enumerate(zip(own, expected)):
        if b not in number and math.isnan(number_of(b)) and b.lower() != 'nan':
            continue
        b = number_of(b)
        compared += 1
        if math.isfinite(b):
            largest[k] = max(largest[k], abs(b))
            largest_of[unit[names[columns[k]]]] = max(largest_of.get(unit[names[columns[k]]], 0.0), abs(b))
        if a == b or (a != a and b != b):
            continue
        if within:
            low, high, most = around[k]
            beyond = max(low - a, a - high)
            worst = max(worst, beyond * within / most if most else math.inf if beyond > 0 else 0)
            is_other = not beyond <= most
        else:
            scale = largest_of.get(unit[names[columns[k]]], 0.0)
            apart = abs(a - b) / math.ulp(scale if largest[k] < VANISHING * scale else largest[k])
            worst = max(worst, apart / int(calls) if int(calls) else math.inf)
            is_other = not apart <= units * int(calls)
        if is_other:
            different += 1
            if different <= 5:
                print('at %r: %s is %r, in the program %r' % (time, names[columns[k]], a, b))
steps = done.stdout.count('\n')
print('%d steps, %d quantities, %d numbers compared, %d different, at most %.2g %s; %s' %
      (steps, len(columns), compared, different, worst, 'of the largest' if within else 'units for a call',
       done.stderr.strip()))
sys.exit(different > 0 or steps != len(times) - 1)
