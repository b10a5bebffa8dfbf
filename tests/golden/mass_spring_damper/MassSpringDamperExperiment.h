/* MassSpringDamperExperiment.h - quantities, of MassSpringDamper::MassSpringDamperExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_MassSpringDamperExperiment_H
#define MODEL_MassSpringDamperExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::LMomFlowElement */
struct LMomFlowElement {
    double f;                               /* N, variable, SysPhSLibrary.xmi:85 */
};

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct LMomFlowElement p;               /* port, TranslationalMechanics.xmi:562 */
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N/m, constant, TranslationalMechanics.xmi:78 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N*s/m, constant, TranslationalMechanics.xmi:99 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransInertia */
struct TransInertia {
    double m;                               /* kg, constant, TranslationalMechanics.xmi:127 */
    double v;                               /* m/s, state, TranslationalMechanics.xmi:131 */
    double der_v;                           /* m/s^2, derivative */
    struct LMomFlowElement a;               /* port, TranslationalMechanics.xmi:119 */
    struct LMomFlowElement b;               /* port, TranslationalMechanics.xmi:123 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* TranslationalMechanics::TransForceSource */
struct TransForceSource {
    double signal2Force;                    /* N, constant, TranslationalMechanics.xmi:504 */
    struct RealSignalInElement in;          /* port, TranslationalMechanics.xmi:496 */
};

/* RealSignals::SineRealSignal */
struct SineRealSignal {
    double frequency;                       /* Hz, constant, RealSignals.xmi:73 */
    double amplitude;                       /* constant, RealSignals.xmi:78 */
    double offset;                          /* constant, RealSignals.xmi:83 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double k1_displ;                        /* m, initial value */
    double d1_displ;                        /* m, initial value */
    double m1_v;                            /* m/s, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct TransFixed wall;                 /* part, model.xmi:19 */
    struct TransLinearSpring k1;            /* part, model.xmi:22 */
    struct TransLinearDamper d1;            /* part, model.xmi:26 */
    struct TransInertia m1;                 /* part, model.xmi:30 */
    struct TransForceSource f;              /* part, model.xmi:34 */
    struct SineRealSignal sine;             /* part, model.xmi:38 */
    struct ModelStart start;
};

#endif
