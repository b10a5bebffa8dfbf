"""portable.py - is the trajectory of portable C that of the program, to the last bit?

    portable.py FOLDER BLOCK PREFIX ROWS [--input INPUTS] [--signal TIME:NAME]... [CC...]

FOLDER/BLOCK.[ch] is compiled with a driver, which steps through the times of ROWS, a CSV file of the program with a row
for each step, and prints all quantities that BLOCK_quantities.csv lists. Tells how many numbers were compared; status 1
if one differs. The last row is left out: the program ends there. Times of rows are those of the grid. INPUTS is the file
that the program has read; what its last row until a step's time says is given to that step.
"""
import csv
import os
import re
import subprocess
import sys

folder, block, prefix, rows_file = sys.argv[1:5]
rest = sys.argv[5:]
inputs_file = None
if rest[:1] == ['--input']:
    inputs_file, rest = rest[1], rest[2:]
signals = []
while rest[:1] == ['--signal']:
    time, name = rest[1].split(':')
    signals, rest = signals + [(float(time), name)], rest[2:]
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
    expression = {row['quantity']: row['expression'] for row in csv.DictReader(file)}


def given():
    """Statements that set the inputs: a row of values from each time on."""
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
    values = {float(line[0]): line[1:] for line in table[1:]}  # of a jump the later one
    members = [re.sub(r'\W', '_', name) for name in table[0][1:]]
    lines = ['static const double course[][%d] = {' % len(table[0])]
    lines += ['    {%s},' % ', '.join([repr(time)] + row) for time, row in sorted(values.items())]
    lines += ['    {1e300}};', 'static %s_Inputs inputs;' % prefix]
    code = ['        while (course[row + 1][0] <= at + 1e-9)', '            row++;']
    code += ['        inputs.%s = course[row][%d];' % (name, i + 1) for i, name in enumerate(members)]
    return '\n'.join(lines), '\n'.join(code)


def driver(columns):
    course, take = given()
    shown = '\n'.join('        SHOW(%s);' % expression[names[k]] for k in columns)
    return '''#include "%s.h"
#include <stdio.h>
#define SHOW(x) printf(",%%.17g", (double)(x))
static %s_Instance instance, *const m = &instance;
%s
int main(void)
{
    int row = 0;
    (void)row;
    int status = %s_init(&instance, 0);
    for (int k = 0; k < %d && !status; k++) {
        const double at = instance.time;
        (void)at;
%s
        status = %s_update(&instance, %s, 0);
        if (!status)
            status = %s_observe(&instance);
        if (status)
            break;
        printf("%%.17g", instance.time);
%s
        putchar('\\n');
        status = %s_advance(&instance);
    }
    fprintf(stderr, "status %%d, failed %%d, at %%.17g\\n", status, (int)instance.run.failed, instance.time);
    return status != 0;
}
''' % (block, prefix, course, prefix, len(times) - 1, take, prefix, '&inputs' if inputs_file or signals else '0', prefix, shown,
       prefix)


def build(columns):
    source = os.path.join(folder, 'driver.c')
    with open(source, 'w') as file:
        file.write(driver(columns))
    done = subprocess.run(compiler + ['-std=c11', '-O2', '-ffp-contract=off', '-I', folder, '-o',
                                      os.path.join(folder, 'driver'), source, os.path.join(folder, block + '.c'),
                                      '-lm'], capture_output=True, text=True)
    return done.returncode, done.stderr


columns = [k for k in range(1, len(names)) if names[k] in expression]
status, said = build(columns)
if status:
    sys.exit(said)
done = subprocess.run([os.path.join(folder, 'driver')], capture_output=True, text=True)
compared = different = 0
number = {'true': 1.0, 'false': 0.0}
for line, time in zip(done.stdout.split('\n'), times):
    if not line:
        continue
    own = [float(x) for x in line.split(',')][1:]
    expected = [rows[time][k] for k in columns]
    for k, (a, b) in enumerate(zip(own, expected)):
        try:
            b = number.get(b, b)
            b = float(b)
        except ValueError:
            continue
        compared += 1
        if a != b and not (a != a and b != b):
            different += 1
            if different <= 5:
                print('at %r: %s is %r, in the program %r' % (time, names[columns[k]], a, b))
steps = done.stdout.count('\n')
print('%d steps, %d quantities, %d numbers compared, %d different; %s' %
      (steps, len(columns), compared, different, done.stderr.strip()))
sys.exit(different > 0 or steps != len(times) - 1)
