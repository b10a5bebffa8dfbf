#!/usr/bin/env python3
"""dakota.py FILE FOLDER [aprepro] - replaces Dakota: calls a driver for the points of a grid, in FOLDER.

It reads the relevant parts of FILE, writes parameters as Dakota does, and reads results by Dakota's rules: the number
of requested values, with their labels; if the file begins with "fail", the values of `recover`. Prints a row per
point."""
import itertools
import os
import shlex
import subprocess
import sys

file, folder = sys.argv[1:3]
is_aprepro = 'aprepro' in sys.argv[3:]
KEYWORDS = {'method', 'multidim_parameter_study', 'partitions', 'variables', 'continuous_design', 'lower_bounds',
            'upper_bounds', 'descriptors', 'interface', 'analysis_drivers', 'fork', 'parameters_file', 'results_file',
            'labeled', 'failure_capture', 'recover', 'responses', 'response_functions', 'no_gradients', 'no_hessians'}


def read_blocks(name):
    """The words after each keyword, by block and keyword."""
    blocks, block, words = {}, None, []
    with open(name) as stream:
        lexer = shlex.shlex(stream, posix=True)
        lexer.whitespace_split, lexer.commenters = True, '#'
        for word in lexer:
            if word in ('method', 'variables', 'interface', 'responses'):
                block = blocks.setdefault(word, {})
            elif word in KEYWORDS:
                words = block.setdefault(word, [])
            elif word[0].isalpha() and not words and not block:
                raise SystemExit('no keyword: %s' % word)
            else:
                words.append(word)
    return blocks


def item(tag, value, is_word=False):
    if is_aprepro:
        return '%20s{ %s = %s }\n' % ('', tag, '"%s"' % value if is_word else '%22s' % value)
    return '%22s %s\n' % (value, tag)


def parameters(point, names, functions):
    own = ('DAKOTA_VARS', 'DAKOTA_FNS', 'DAKOTA_DER_VARS', 'DAKOTA_AN_COMPS', 'DAKOTA_EVAL_ID') if is_aprepro else \
        ('variables', 'functions', 'derivative_variables', 'analysis_components', 'eval_id')
    text = item(own[0], len(names)) + ''.join(item(n, '%.15e' % v) for n, v in zip(names, point))
    text += item(own[1], len(functions)) + ''.join(item('ASV_%d:%s' % (i + 1, f), 1) for i, f in enumerate(functions))
    text += item(own[2], len(names)) + ''.join(item('DVV_%d:%s' % (i + 1, n), i + 1) for i, n in enumerate(names))
    return text + item(own[3], 0) + item(own[4], 1)


def results(text, functions, recover):
    if text[:4].lower() == 'fail':
        return recover
    words = text.split()
    if words[1::2] != functions or len(words) != 2 * len(functions):
        raise SystemExit('results do not match the request: %r' % text)
    return [float(word) for word in words[::2]]


blocks = read_blocks(file)
variables, interface, responses = blocks['variables'], blocks['interface'], blocks['responses']
lower, upper = ([float(word) for word in variables[key]] for key in ('lower_bounds', 'upper_bounds'))
partitions = [int(word) for word in blocks['method']['partitions']]
functions = responses['descriptors']
assert len(functions) == int(responses['response_functions'][0]) and 'no_gradients' in responses
axes = [[low + (high - low)*i/count for i in range(count + 1)] for low, high, count in zip(lower, upper, partitions)]
for point in itertools.product(*axes):
    names = interface['parameters_file'][0], interface['results_file'][0]
    with open(os.path.join(folder, names[0]), 'w') as stream:
        stream.write(parameters(point, variables['descriptors'], functions))
    status = subprocess.call([*shlex.split(interface['analysis_drivers'][0]), *names], cwd=folder)
    if status != 0:
        raise SystemExit('the driver ends with status %d' % status)
    with open(os.path.join(folder, names[1])) as stream:
        found = results(stream.read(), functions, [float(word) for word in interface['recover']])
    os.remove(os.path.join(folder, names[1]))
    print(*('%.17g' % value for value in (*point, *found)))
