#!/usr/bin/python3
"""Carries an FMU (FMI 3.0, co-simulation) on by ctypes, and prints a row at each communication point."""
import argparse
import ctypes
import difflib
import math
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


def refuse(words):
    """Ends the script."""
    sys.exit(f'error: {words}')


def description(folder, archive):
    """The root of the description, once the archive is unpacked."""
    try:
        with zipfile.ZipFile(archive) as files:
            files.extractall(folder)
        about = ElementTree.parse(f'{folder}/modelDescription.xml').getroot()
    except OSError as error:
        refuse(f'{archive}: {error.strerror}')
    except (zipfile.BadZipFile, ElementTree.ParseError) as error:
        refuse(f'{archive} is no FMU: {error}')
    version = about.get('fmiVersion', '')
    if not version.startswith('3.'):
        refuse(f'{archive} is an FMU of FMI {version}, but this example is for FMI 3.0: write it with --emit fmu, '
               'or use another tool')
    if about.find('CoSimulation') is None:
        refuse(f'{archive} has no co-simulation')
    return about


def references_of(names, about):
    """Value references of scalars of type Float64."""
    known = {v.get('name'): int(v.get('valueReference')) for v in about.findall('ModelVariables/Float64')
             if v.find('Dimension') is None}
    for name in names:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=3, cutoff=0.4)
            refuse(f"the FMU has no Float64 scalar '{name}'" + (f"; did you mean {' or '.join(near)}?" if near else ''))
    return (c_uint32 * len(names))(*(known[name] for name in names))


def points_to(step, stop):
    """Communication points; the last step is shorter if the stop is no multiple of the step."""
    whole = math.floor(stop / step * (1 + 1e-12))
    points = [count * step for count in range(whole + 1)]
    return points if stop - points[-1] <= 1e-9 * step else [*points, stop]


def run(folder, archive, step, stop, names):
    """One run, from time 0."""
    about = description(folder, archive)
    references, values, points = references_of(names, about), (c_double * len(names))(), points_to(step, stop)
    kind = about.find('CoSimulation')
    if stop - points[-2] < step * (1 - 1e-9) and kind.get('canHandleVariableCommunicationStepSize') != 'true':
        refuse(f'the FMU takes equal steps only: choose a stop that is a multiple of {step:g}')
    inputs = [v.get('name') for v in about.find('ModelVariables') if v.get('causality') == 'input']
    if inputs:
        print('note: inputs stay at their start values:', ', '.join(inputs), file=sys.stderr)
    try:
        fmu = ctypes.CDLL(f"{folder}/binaries/x86_64-linux/{kind.get('modelIdentifier')}.so")
    except OSError as error:
        refuse(f'{archive} has no library that runs here: {error}')
    fmu.fmi3InstantiateCoSimulation.restype = c_void_p
    instance = c_void_p(fmu.fmi3InstantiateCoSimulation(
        b'example', about.get('instantiationToken').encode(), None, c_bool(False), c_bool(True), c_bool(False),
        c_bool(False), None, c_size_t(0), None, log, None))
    if not instance:
        sys.exit(1)
    done(fmu.fmi3EnterInitializationMode(instance, c_bool(False), c_double(0), c_double(0), c_bool(True), c_double(stop)))
    done(fmu.fmi3ExitInitializationMode(instance))
    flags, last = [c_bool() for _ in range(3)], c_double(0)
    print(','.join(['time', *names]))
    for here, following in zip(points, [*points[1:], None]):
        done(fmu.fmi3GetFloat64(instance, references, c_size_t(len(names)), values, c_size_t(len(names))))
        print(','.join(f'{value:.6g}' for value in [here, *values]))
        if following is not None:
            done(fmu.fmi3DoStep(instance, c_double(here), c_double(following - here), c_bool(True),
                                *map(byref, flags), byref(last)))
    done(fmu.fmi3Terminate(instance))
    fmu.fmi3FreeInstance(instance)


def positive(text):
    """A time in seconds."""
    value = float(text)
    if not 0 < value < math.inf:
        raise ValueError
    return value


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('fmu', metavar='FILE.fmu')
    parser.add_argument('step', metavar='STEP', type=positive, help='between communication points, in s')
    parser.add_argument('stop', metavar='STOP', type=positive, help='end of the run, which begins at time 0, in s')
    parser.add_argument('names', metavar='VARIABLE', nargs='+', help='name of a scalar of type Float64')
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as unpacked:
        run(unpacked, given.fmu, given.step, given.stop, given.names)
