#!/usr/bin/env python3
"""reliability.py FOLDER - how probable it is that a shaken body goes too far, with OpenTURNS.

The body, models/mass_spring_damper, begins at a displacement and a speed that are not quite known, and is pushed by a
mean force that is not quite known either. Two seconds later it is to be within 11.5 cm. As the model is linear, what is
found can be compared with the normal distribution. FOLDER is where

    sysphsc --emit python,exe -o FOLDER models/mass_spring_damper/model.xmi

has written the program and its module. Needs OpenTURNS."""
import sys

import openturns as ot

FIGURE, LIMIT = 'final(k1.displ)', 0.115  # m
INPUTS = (('k1.displ', 0.05, 0.01), ('m1.v', 0.0, 0.05), ('sine.offset', 0.5, 0.1))  # mean, standard deviation


def function(body):
    """The displacement as a function of OpenTURNS: many points are one table of cases. `body` is the module."""
    names = [name for name, _, _ in INPUTS]

    def figures(points):
        table = {name: [point[i] for point in points] for i, name in enumerate(names)}
        return [[value] for value in body.cases(table, figures=FIGURE, stop=2, interval=2).column(FIGURE)]

    return ot.PythonFunction(len(names), 1, func_sample=figures)


def event(body):
    """That the displacement exceeds the limit."""
    inputs = ot.ComposedDistribution([ot.Normal(mean, deviation) for _, mean, deviation in INPUTS])
    vector = ot.RandomVector(inputs)
    return ot.ThresholdEvent(ot.CompositeRandomVector(function(body), vector), ot.Greater(), LIMIT), inputs


def form(body):
    """Probability by the first-order reliability method, and the reliability index (Hasofer and Lind, 1974)."""
    exceeds, inputs = event(body)
    search = ot.FORM(ot.AbdoRackwitz(), exceeds, inputs.getMean())
    search.run()
    return search.getResult().getEventProbability(), search.getResult().getHasoferReliabilityIndex()


def monte_carlo(body, cases=2000):
    """Probability by random cases, and half the length of its interval of 95 % confidence."""
    ot.RandomGenerator.SetSeed(1)
    search = ot.ProbabilitySimulationAlgorithm(event(body)[0], ot.MonteCarloExperiment())
    search.setBlockSize(1000)
    search.setMaximumOuterSampling(cases // 1000)
    search.setMaximumCoefficientOfVariation(0)
    search.run()
    return search.getResult().getProbabilityEstimate(), search.getResult().getConfidenceLength(0.95) / 2


def sobol(body, size=256):
    """Part of the variance that each input has by itself (Sobol', 1993), in (2 + inputs)*size cases."""
    ot.RandomGenerator.SetSeed(1)
    inputs = event(body)[1]
    points = ot.SobolIndicesExperiment(inputs, size).generate()
    return list(ot.SaltelliSensitivityAlgorithm(points, function(body)(points), size).getFirstOrderIndices())


def main():
    sys.path.insert(0, sys.argv[1])
    import MassSpringDamperExperiment as body
    probability, index = form(body)
    print('FORM         %.4f, reliability index %.3f' % (probability, index))
    print('Monte Carlo  %.4f +- %.4f' % monte_carlo(body))
    for (name, _, _), part in zip(INPUTS, sobol(body)):
        print('Sobol        %.2f of the variance by %s' % (part, name))


if __name__ == '__main__':
    main()
