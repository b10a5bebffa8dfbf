/* SignalExperiment.h - quantities, of SignalProcessor::SignalExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_SignalExperiment_H
#define MODEL_SignalExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SignalProcessor::SignalSource */
struct SignalSource {
    double amp;                             /* constant, model.xmi:20 */
    double frequency;                       /* Hz, constant, model.xmi:25 */
};

/* SignalProcessor::Amplifier */
struct Amplifier {
    double ip;                              /* variable, model.xmi:58 */
    double op;                              /* variable, model.xmi:62 */
    double g;                               /* constant, model.xmi:76 */
};

/* SignalProcessor::HighPassFilter */
struct HighPassFilter {
    double op;                              /* variable, model.xmi:62 */
    double alpha;                           /* 1/s, constant, model.xmi:107 */
    double xi;                              /* state, model.xmi:111 */
    double der_xi;                          /* derivative */
};

/* SignalProcessor::LowPassFilter */
struct LowPassFilter {
    double alpha;                           /* 1/s, constant, model.xmi:88 */
    double xi;                              /* state, model.xmi:92 */
    double der_xi;                          /* derivative */
};

/* SignalProcessor::Processor */
struct Processor {
    struct Amplifier a;                     /* part, model.xmi:151 */
    struct HighPassFilter hPF;              /* part, model.xmi:155 */
    struct LowPassFilter lPF;               /* part, model.xmi:159 */
};

/* SignalProcessor::SignalSink */
struct SignalSink {
    double scope;                           /* variable, model.xmi:40 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double processor_hPF_xi;                /* initial value */
    double processor_lPF_xi;                /* initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct SignalSource source;             /* part, model.xmi:193 */
    struct Processor processor;             /* part, model.xmi:197 */
    struct SignalSink sink;                 /* part, model.xmi:200 */
    struct ModelStart start;
};

#endif
