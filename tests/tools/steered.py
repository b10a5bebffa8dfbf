#!/usr/bin/env python3
"""steered.py EXAMPLE FOLDER - compares the result of an example of studies/ with independent computations, for the
model in FOLDER."""
import math
import sys

example, folder = sys.argv[1:3]
sys.path[:0] = ['studies', folder]


def near(found, wanted, error):
    assert abs(found - wanted) <= error, (found, wanted)


def optimum():
    """Both constraints are active: the power at the start is proportional to kp, and ki makes the overshoot 1 K."""
    import BedWarmUpExperiment as bed
    import optimum as own
    from scipy.optimize import brentq
    found = own.tune(bed)
    assert found.success, found.message
    kp = 6 * 500 / (500 - bed.simulate({own.GAINS[0]: 6}, stop=1).verdicts['R1.3'].margin)
    ki = brentq(lambda ki: bed.simulate({own.GAINS[0]: kp, own.GAINS[1]: ki}, stop=1000).verdicts['R1.2'].margin,
                0.006, 0.02, xtol=1e-9)
    near(found.x[0], kp, 1e-4)
    near(found.x[1] * 1e-3, ki, 1e-6)
    near(found.fun, bed.simulate({own.GAINS[0]: kp, own.GAINS[1]: ki}, figures=own.TIME).figures[own.TIME], 1e-2)
    axis = [0.98, 1, 1.02]
    grid = bed.cases([{own.GAINS[0]: kp * a, own.GAINS[1]: ki * b} for a in axis for b in axis], figures=own.TIME,
                     stop=1000)
    feasible = [row[own.TIME] for row in grid if all(row[name] >= -1e-4 for name in own.MARGINS)]
    assert feasible and min(feasible) >= found.fun - 1e-2, (feasible, found.fun)


def reliability():
    """The displacement is a sum of normal inputs: m x'' + d x' + k x = offset + amplitude sin(2 pi frequency t)."""
    import MassSpringDamperExperiment as body
    import reliability as own
    value = {name: body.PARAMETERS[name].value for name in ('m1.m', 'd1.k', 'k1.k', 'sine.amplitude', 'sine.frequency')}
    m, d, k, amplitude, frequency = value.values()
    t, half, circle = 2, d / (2 * m), 2 * math.pi * frequency
    damped = math.sqrt(k / m - half ** 2)
    cosine, sine, decay = math.cos(damped * t), math.sin(damped * t) / damped, math.exp(-half * t)
    of_start, of_speed = decay * (cosine + half * sine), decay * sine
    of_offset = (1 - of_start) / k
    shaken = amplitude / complex(k - m * circle ** 2, d * circle)
    rest = (shaken * complex(math.cos(circle * t), math.sin(circle * t))).imag - of_start * shaken.imag \
        - of_speed * (shaken * 1j * circle).imag
    slopes = of_start, of_speed, of_offset
    mean = rest + sum(slope * own_mean for slope, (_, own_mean, _) in zip(slopes, own.INPUTS))
    parts = [(slope * deviation) ** 2 for slope, (_, _, deviation) in zip(slopes, own.INPUTS)]
    index = (own.LIMIT - mean) / math.sqrt(sum(parts))
    exact = 0.5 * math.erfc(index / math.sqrt(2))
    probability, found = own.form(body)
    near(found, index, 1e-4)
    near(probability, exact, 1e-5)
    estimate, half_length = own.monte_carlo(body)
    near(estimate, exact, 2 * half_length)
    for part, wanted in zip(own.sobol(body), parts):
        near(part, wanted / sum(parts), 0.2)


globals()[example]()
