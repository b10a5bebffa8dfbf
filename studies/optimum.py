#!/usr/bin/env python3
"""optimum.py FOLDER - tunes the controller of a heated bed with SciPy's optimizer.

The bed, models/heated_bed_warmup, is to be at 372 K as soon as possible. Its heater may take 500 W, and the bed may
reach 374 K: both are requirements, whose margins are the constraints of the search. FOLDER is where

    sysphsc --emit python,exe -o FOLDER models/heated_bed_warmup/model.xmi

has written the program and its module. Needs SciPy."""
import sys

import numpy
from scipy.optimize import minimize

TIME = 'first(bed.bedHeatCapacity.T > 372)'
MARGINS = ('margin(R1.2 Overshoot)', 'margin(R1.3 Heater power)')  # K; W
GAINS = ('bed.bedController.kp', 'bed.bedController.ki')
START, SCALE = (5.0, 0.008), (1.0, 0.001)
STEP = 1e-3  # of differences, in parts of the scale


def tune(bed):
    """The best gains, as SciPy gives them: x in units of SCALE. `bed` is the module of the program."""
    known = {}

    def values(x):
        """Time and margins at x and at a step along each axis: one table of cases, run at once."""
        key = tuple(x)
        if key not in known:
            points = numpy.vstack([x, x + STEP * numpy.eye(len(x))]) * SCALE
            rows = bed.cases(dict(zip(GAINS, points.T)), figures=TIME, stop=1000)
            known[key] = numpy.array([rows.column(name) for name in (TIME, *MARGINS)])
        return known[key]

    def slopes(x):
        at = values(x)
        return (at[:, 1:] - at[:, :1]) / STEP

    return minimize(lambda x: values(x)[0, 0], numpy.divide(START, SCALE), jac=lambda x: slopes(x)[0], method='SLSQP',
                    constraints={'type': 'ineq', 'fun': lambda x: values(x)[1:, 0], 'jac': lambda x: slopes(x)[1:]})


def main():
    sys.path.insert(0, sys.argv[1])
    import BedWarmUpExperiment as bed
    found = tune(bed)
    gains = dict(zip(GAINS, found.x * SCALE))
    result = bed.simulate(gains, figures=TIME, stop=1000)
    for name, gain in gains.items():
        print('%-22s %.4g' % (name, gain))
    print('%-22s %.1f s' % ('372 K after', result.figures[TIME]))
    for name in ('R1.2 Overshoot', 'R1.3 Heater power'):
        print('%-22s %.3f' % ('margin of ' + name[:4], round(result.verdicts[name].margin, 3) + 0.0))


if __name__ == '__main__':
    main()
