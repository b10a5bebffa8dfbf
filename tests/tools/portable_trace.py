"""portable_trace.py - checks that BLOCK_trace.csv leads from lines of BLOCK.c to the drawing.

    portable_trace.py FOLDER BLOCK MODEL [EQUATION REQUIREMENTS]...

Each row has seven fields. Its line is a statement, neither blank nor a comment; its element is drawn in a file of the
model that has the given line. Each assignment of the functions that compute the model has a row. The arguments give the
requirements of some equations.
"""
import csv
import os
import re
import sys

folder, block, model = sys.argv[1:4]
wanted = list(zip(sys.argv[4::2], sys.argv[5::2]))
with open(os.path.join(folder, block + '.c')) as file:
    code = file.read().split('\n')
with open(os.path.join(folder, block + '_trace.csv'), newline='') as file:
    rows = list(csv.reader(file))
faults = []
if rows[0] != ['line', 'number', 'equation', 'text', 'element', 'drawn', 'requirements']:
    faults.append('head: %s' % rows[0])
requirements = {}
lengths = {}
for row in rows[1:]:
    if len(row) != 7 or not all(row[k] for k in (0, 2, 4)):
        faults.append('fields: %s' % row)
        continue
    line = code[int(row[0]) - 1].strip()
    if not line or line.startswith('/*') or line.startswith('*'):
        faults.append('line %s is no statement: %s' % (row[0], line))
    if row[5]:
        name, number = row[5].rsplit(':', 1)
        paths = [os.path.join(place, name) for place in (os.path.dirname(model), 'libraries')]
        path = next((path for path in paths if os.path.exists(path)), None)
        if path and path not in lengths:
            with open(path, encoding='utf-8') as file:
                lengths[path] = file.read().count('\n') + 1
        if path and not 1 <= int(number) <= lengths[path]:
            faults.append('%s is not there' % row[5])
    requirements.setdefault(row[2], set()).add(row[6])
traced = {int(row[0]) for row in rows[1:]}
function = None
for number, line in enumerate(code, 1):
    if line and not line.startswith((' ', '{', '}', '/', '#')):
        function = line
    computes = function and re.search(r'\b(model_evaluate|model_outputs|model_update|evaluate_\w+)\(Model \*m\)', function)
    if computes and re.match(r'    [a-zA-Z][\w.>\[\]-]* = ', line) and number not in traced:
        faults.append('line %d has no row: %s' % (number, line))
for equation, ids in wanted:
    if requirements.get(equation) != {ids}:
        faults.append('%s: requirements %s, not %s' % (equation, requirements.get(equation), ids))
print('%d rows, %d lines' % (len(rows) - 1, len(traced)))
print('\n'.join(faults))
sys.exit(bool(faults) or len(rows) < 2)
