/* MassSpringDamperExperiment.h - quantities, of MassSpringDamper::MassSpringDamperExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_MassSpringDamperExperiment_H
#define MODEL_MassSpringDamperExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct {
        double f;                           /* N, variable */
    } p;
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable */
    double displ, displ_start;              /* m, state; initial value */
    double der_displ;                       /* m/s, derivative */
    double k;                               /* N/m, constant */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable */
    double displ, displ_start;              /* m, variable; initial value */
    double der_displ;                       /* m/s, variable */
    double offset_displ;                    /* m, known from the start */
    double k;                               /* N*s/m, constant */
};

/* TranslationalMechanics::TransInertia */
struct TransInertia {
    double m;                               /* kg, constant */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    struct {
        double f;                           /* N, variable */
    } b;
};

/* TranslationalMechanics::TransForceSource */
struct TransForceSource {
    double signal2Force;                    /* N, constant */
    struct {
        double rSig;                        /* variable */
    } in;
};

/* RealSignals::SineRealSignal */
struct SineRealSignal {
    double frequency;                       /* Hz, constant */
    double amplitude;                       /* constant */
    double offset;                          /* constant */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct TransFixed wall;
    struct TransLinearSpring k1;
    struct TransLinearDamper d1;
    struct TransInertia m1;
    struct TransForceSource f;
    struct SineRealSignal sine;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_m1_law_newton = 13 };

#endif
