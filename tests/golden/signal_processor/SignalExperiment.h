/* SignalExperiment.h - quantities, of SignalProcessor::SignalExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_SignalExperiment_H
#define MODEL_SignalExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SignalProcessor::SignalSource */
struct SignalSource {
    double amp;                             /* constant */
    double frequency;                       /* Hz, constant */
};

/* SignalProcessor::Amplifier */
struct Amplifier {
    double ip;                              /* variable */
    double op;                              /* variable */
    double g;                               /* constant */
};

/* SignalProcessor::HighPassFilter */
struct HighPassFilter {
    double op;                              /* variable */
    double alpha;                           /* 1/s, constant */
    double xi, xi_start;                    /* state; initial value */
    double der_xi;                          /* derivative */
};

/* SignalProcessor::LowPassFilter */
struct LowPassFilter {
    double alpha;                           /* 1/s, constant */
    double xi, xi_start;                    /* state; initial value */
    double der_xi;                          /* derivative */
};

/* SignalProcessor::Processor */
struct Processor {
    struct Amplifier a;
    struct HighPassFilter hPF;
    struct LowPassFilter lPF;
};

/* SignalProcessor::SignalSink */
struct SignalSink {
    double scope;                           /* variable */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct SignalSource source;
    struct Processor processor;
    struct SignalSink sink;
};

#endif
