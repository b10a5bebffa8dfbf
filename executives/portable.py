"""portable.py - portable C in Python: compiles BLOCK.c, written by sysphsc --emit portable, and steps it.

    import portable
    block = portable.Block('out/cruise/portable/PIController.c')
    run = block.begin(kp=0.2)
    run.inputs.setSpeed_rSig = 30
    run.step()
    print(run.outputs.outSig_rSig, run['intErr'])

As a program it writes rows of all quantities: python3 portable.py BLOCK.c [--step S] [--stop S] [--every N].
"""
import argparse
import csv
import ctypes
import importlib.util
import os
import subprocess
import sys
import tempfile


class Failed(Exception):
    """A status other than OK and where it occurred; BLOCK.h explains the statuses."""


def load(path):
    """Loads the module of this file."""
    sys.dont_write_bytecode = True
    spec = importlib.util.spec_from_file_location('structs', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def access(block, prefix, expressions):
    """C code that returns the size of an instance and the offsets of quantities in it."""
    lines = ['#include "%s.h"' % block, '#include <stddef.h>', 'const size_t instance_size = sizeof(%s_Instance);' % prefix]
    lines += ['int32_t instance_failed(const %s_Instance *m) { return m->run.failed; }' % prefix]
    lines += ['void instance_values(const %s_Instance *m, double *to)' % prefix, '{']
    lines += ['    to[%d] = %s;' % pair for pair in enumerate(expressions)]
    return '\n'.join(lines + ['    (void)m;', '    (void)to;', '}']) + '\n'


class Block:
    """The compiled equations."""

    def __init__(self, source, compiler='cc'):
        folder, name = os.path.split(os.path.splitext(source)[0])
        self.structs = load(os.path.join(folder, name + '.py'))
        with open(os.path.join(folder, name + '_quantities.csv'), newline='', encoding='utf-8') as file:
            rows = list(csv.DictReader(file))
        self.quantities = [row['quantity'] for row in rows]
        self.units = [row['unit'] for row in rows]
        with tempfile.TemporaryDirectory() as work:
            own, library = os.path.join(work, 'access.c'), os.path.join(work, name + '.so')
            with open(own, 'w', encoding='utf-8') as file:
                file.write(access(name, self.structs.PREFIX, [row['expression'] for row in rows]))
            subprocess.run([compiler, '-std=c11', '-O2', '-ffp-contract=off', '-fPIC', '-shared', '-I', folder or '.',
                            '-o', library, source, own, '-lm'], check=True)
            self.library = ctypes.CDLL(library)
        self.size = ctypes.c_size_t.in_dll(self.library, 'instance_size').value

    def function(self, name):
        return getattr(self.library, '%s_%s' % (self.structs.PREFIX, name))

    def defaults(self):
        """The parameters as drawn."""
        parameters = self.structs.Parameters()
        self.function('defaults')(ctypes.byref(parameters))
        return parameters

    def begin(self, **parameters):
        """A run with these parameters; the others are as drawn. Any number of runs can exist at the same time."""
        return Run(self, parameters)


class Run:
    """One instance."""

    def __init__(self, block, parameters):
        self.block = block
        self.instance = (ctypes.c_double * (block.size // ctypes.sizeof(ctypes.c_double) + 1))()  # aligned
        self.inputs, self.outputs = block.structs.Inputs(), block.structs.Outputs()
        self.parameters = block.defaults()
        self._put(parameters)
        self._call('init', ctypes.byref(self.parameters))

    def _put(self, parameters):
        known = [field for field, _ in self.parameters._fields_]
        for name, value in parameters.items():
            if name not in known:
                raise KeyError('no parameter %s, but %s' % (name, ', '.join(known)))
            setattr(self.parameters, name, value)

    def _call(self, name, *arguments):
        status = self.block.function(name)(self.instance, *arguments)
        if status:
            raise Failed('%s_%s: %s' % (self.block.structs.PREFIX, name, self._reason(status)))

    def _reason(self, status):
        word, kind = self.block.structs.STATUSES[status]
        of = '%s %d: ' % (kind, self.block.library.instance_failed(self.instance))
        return ', '.join([word] + [line for line in self.block.structs.FAILED if line.startswith(of)])

    def set(self, **parameters):
        """Sets parameters between two steps."""
        self._put(parameters)
        self._call('set_parameters', ctypes.byref(self.parameters))

    def update(self):
        """Reads the inputs and computes the outputs."""
        self._call('update', ctypes.byref(self.inputs), ctypes.byref(self.outputs))

    def advance(self):
        """Makes the step of the integrator, after update()."""
        self._call('advance')

    def step(self):
        self.update()
        self.advance()

    @property
    def values(self):
        """All quantities, after update()."""
        self._call('observe')
        values = (ctypes.c_double * len(self.block.quantities))()
        self.block.library.instance_values(self.instance, values)
        return list(values)

    def __getitem__(self, quantity):
        return self.values[self.block.quantities.index(quantity)]


def positive(kind):
    """The type of an option that is a number above 0."""
    def read(text):
        number = kind(text)
        if not 0 < number < float('inf'):
            raise ValueError
        return number
    read.__name__ = 'positive number'
    return read


def main():
    parser = argparse.ArgumentParser(description='Runs portable C, and writes rows of all quantities as CSV.')
    parser.add_argument('source', metavar='BLOCK.c')
    parser.add_argument('--step', type=positive(float), help='of the integrator, s (default: that of BLOCK.c)')
    parser.add_argument('--stop', type=float, default=10.0, help='s (default: 10)')
    parser.add_argument('--every', type=positive(int), default=1, metavar='N', help='a row after each N steps (default: 1)')
    asked = parser.parse_args()
    try:
        write(Block(asked.source), asked)
    except Failed as failed:
        sys.exit(str(failed))


def write(block, asked):
    """Writes the rows, also those before a failure of the instance."""
    run = block.begin(**({'step': asked.step} if asked.step else {}))
    rows = csv.writer(sys.stdout, lineterminator='\n')
    rows.writerow(['time'] + block.quantities)
    steps = 0
    while True:
        run.update()
        if steps % asked.every == 0:
            rows.writerow([run.outputs.time] + run.values)
        if run.outputs.time >= asked.stop:
            return
        run.advance()
        steps += 1


if __name__ == '__main__':
    main()
