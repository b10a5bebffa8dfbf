#!/usr/bin/python3
"""Carries an FMU (FMI 3.0, co-simulation) on by ctypes: run.py FILE.fmu STEP STOP VARIABLE...

Prints a row at each communication point.
"""
import ctypes
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from ctypes import byref, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint32, c_void_p

Logger = ctypes.CFUNCTYPE(None, c_void_p, c_int, c_char_p, c_char_p)


@Logger
def log(_environment, status, category, message):
    """What the FMU has to say."""
    print(f'{category.decode()} {status}: {message.decode()}', file=sys.stderr)


def done(status):
    """Errors have been told by the logger."""
    if status > 1:
        sys.exit(1)


def run(folder, archive, step, stop, names):
    """One run, from time 0."""
    with zipfile.ZipFile(archive) as files:
        files.extractall(folder)
    about = ElementTree.parse(f'{folder}/modelDescription.xml').getroot()
    known = {v.get('name'): int(v.get('valueReference')) for v in about.find('ModelVariables')}
    identifier = about.find('CoSimulation').get('modelIdentifier')
    fmu = ctypes.CDLL(f'{folder}/binaries/x86_64-linux/{identifier}.so')
    fmu.fmi3InstantiateCoSimulation.restype = c_void_p
    instance = c_void_p(fmu.fmi3InstantiateCoSimulation(
        b'example', about.get('instantiationToken').encode(), None, c_bool(False), c_bool(True), c_bool(False),
        c_bool(False), None, c_size_t(0), None, log, None))
    if not instance:
        sys.exit(1)
    done(fmu.fmi3EnterInitializationMode(instance, c_bool(False), c_double(0), c_double(0), c_bool(True), c_double(stop)))
    done(fmu.fmi3ExitInitializationMode(instance))
    references = (c_uint32 * len(names))(*(known[name] for name in names))
    values = (c_double * len(names))()
    flags, last = [c_bool() for _ in range(3)], c_double(0)
    print(','.join(['time', *names]))
    for count in range(round(stop / step) + 1):
        done(fmu.fmi3GetFloat64(instance, references, c_size_t(len(names)), values, c_size_t(len(names))))
        print(','.join(f'{value:.6g}' for value in [count * step, *values]))
        if count < round(stop / step):
            done(fmu.fmi3DoStep(instance, c_double(count * step), c_double(step), c_bool(True), *map(byref, flags),
                                byref(last)))
    done(fmu.fmi3Terminate(instance))
    fmu.fmi3FreeInstance(instance)


if __name__ == '__main__':
    with tempfile.TemporaryDirectory() as unpacked:
        run(unpacked, sys.argv[1], float(sys.argv[2]), float(sys.argv[3]), sys.argv[4:])
