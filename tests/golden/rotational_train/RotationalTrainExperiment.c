/* RotationalTrainExperiment.c - simulation of RotationalTrain::RotationalTrainExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 13 states, 69 equations (40 eliminated), 1 time derivative of equations, no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 */
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:20 */
};

/* RealSignals::SineRealSignal */
struct SineRealSignal {
    double frequency;                       /* Hz, constant, RealSignals.xmi:73 */
    double amplitude;                       /* constant, RealSignals.xmi:78 */
    double offset;                          /* constant, RealSignals.xmi:83 */
    struct RealSignalOutElement out;        /* port, RealSignals.xmi:69 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
};

/* RotationalMechanics::FixedTorqueSource */
struct FixedTorqueSource {
    double signal2Torque;                   /* N*m, constant, RotationalMechanics.xmi:294 */
    struct AMomFlowElement p;               /* port, RotationalMechanics.xmi:290 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_2 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, variable, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, variable */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:205 */
    struct AMomFlowElement rotB;            /* port, RotationalMechanics.xmi:201 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_3 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_4 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement a;               /* port, RotationalMechanics.xmi:13 */
};

/* RotationalMechanics::AngleSensor */
struct AngleSensor {
    double angle2Signal;                    /* rad, constant, RotationalMechanics.xmi:399 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:403 */
    double der_angle;                       /* rad/s, derivative */
    struct RealSignalOutElement out;        /* port, RotationalMechanics.xmi:395 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double i1_aV;                           /* rad/s, initial value */
    double i1_angle;                        /* rad, initial value */
    double k1_relPhi;                       /* rad, initial value */
    double i4_angle;                        /* rad, initial value */
    double i5_aV;                           /* rad/s, initial value */
    double i5_angle;                        /* rad, initial value */
    double k2_relPhi;                       /* rad, initial value */
    double i2_aV;                           /* rad/s, initial value */
    double i2_angle;                        /* rad, initial value */
    double k3_relPhi;                       /* rad, initial value */
    double i3_aV;                           /* rad/s, initial value */
    double i3_angle;                        /* rad, initial value */
    double sensor_angle;                    /* rad, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct SineRealSignal sine;             /* part, model.xmi:19 */
    struct FixedTorqueSource tau;           /* part, model.xmi:23 */
    struct RotInertia i1;                   /* part, model.xmi:27 */
    struct RotLinearSpring k1;              /* part, model.xmi:31 */
    struct RotInertia_2 i4;                 /* part, model.xmi:35 */
    struct IdealFixedGearBox g1;            /* part, model.xmi:39 */
    struct RotInertia i5;                   /* part, model.xmi:43 */
    struct RotLinearSpring k2;              /* part, model.xmi:47 */
    struct RotInertia_3 i2;                 /* part, model.xmi:51 */
    struct RotLinearSpring k3;              /* part, model.xmi:55 */
    struct RotLinearDamper d3;              /* part, model.xmi:59 */
    struct RotInertia_4 i3;                 /* part, model.xmi:63 */
    struct AngleSensor sensor;              /* part, model.xmi:67 */
    struct ModelStart start;
};

const size_t model_size = sizeof(struct Model);

/* Long functions come in pieces, evaluate_2 and the like: a compiler that joined them again would take very long. */
#if defined(__GNUC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E1  sine  SineRealSignalConstraint::signal  RealSignals.xmi:246
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double sine_out_rSig = m->sine.offset
            + m->sine.amplitude * sin(6.283185307179586 * m->sine.frequency * m->time);

    /* E2  tau  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:709
     *     in.rSig is sine.out.rSig */
    const double tau_p_t = -(sine_out_rSig * m->tau.signal2Torque);

    /* E5  i1  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->i1.der_angle = m->i1.aV;

    /* E11  k1  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double k1_torqueThru = m->k1.k * m->k1.relPhi;

    /* E6  i1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(i1.aV); a.t is -tau.p.t, b.t is k1.torqueThru */
    m->i1.der_aV = (-tau_p_t + k1_torqueThru) / m->i1.I_;

    /* E16  g1  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:647
     *     rotA.aV is i4.aV, rotB.aV is i5.aV */
    const double i4_aV = m->g1.gearRatio * m->i5.aV;

    /* E14  i4  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->i4.der_angle = i4_aV;

    /* E8  k1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is i4.aV, a.aV is i1.aV */
    const double k1_aVRel = i4_aV - m->i1.aV;

    /* E10  k1  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->k1.der_relPhi = k1_aVRel;

    /* E20  i5  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->i5.der_angle = m->i5.aV;

    /* E23  k2  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is i2.aV, a.aV is i5.aV */
    const double k2_aVRel = m->i2.aV - m->i5.aV;

    /* E25  k2  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->k2.der_relPhi = k2_aVRel;

    /* E26  k2  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double k2_torqueThru = m->k2.k * m->k2.relPhi;

    /* E21  i5  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(i4.aV); a.t is -g1.rotB.t, b.t is k2.torqueThru */
    const double der_i4_aV = (-(m->g1.gearRatio * k1_torqueThru) + k2_torqueThru - m->i5.I_ * (0.0 / m->g1.gearRatio))
            / (m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_);

    /* E16'  time derivative of E16  g1  IdealFixedGearBoxConstraint::ratio  RotationalMechanics.xmi:647
     *     aVA = gearRatio*aVB
     *     solved for der(i5.aV); rotA.aV is i4.aV, rotB.aV is i5.aV */
    m->i5.der_aV = der_i4_aV / m->g1.gearRatio;

    /* E29  i2  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->i2.der_angle = m->i2.aV;

    /* E32  k3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is i3.aV, a.aV is i2.aV */
    const double k3_aVRel = m->i3.aV - m->i2.aV;

    /* E34  k3  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->k3.der_relPhi = k3_aVRel;

    /* E35  k3  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double k3_torqueThru = m->k3.k * m->k3.relPhi;

    /* E37  d3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is i3.aV, a.aV is i2.aV */
    const double d3_aVRel = m->i3.aV - m->i2.aV;

    /* E39  d3  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double d3_torqueThru = m->d3.k * d3_aVRel;

    /* E67  flows at RotationalTrain::c9  i2.b.t + k3.a.t + d3.a.t = 0  model.xmi:135
     *     solved for i2.b.t; k3.a.t is -k3.torqueThru, d3.a.t is -d3.torqueThru */
    const double i2_b_t = d3_torqueThru + k3_torqueThru;

    /* E30  i2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(i2.aV); a.t is -k2.torqueThru */
    m->i2.der_aV = (-k2_torqueThru + i2_b_t) / m->i2.I_;

    /* E42  i3  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->i3.der_angle = m->i3.aV;

    /* E68  flows at RotationalTrain::c11  k3.b.t + i3.a.t + d3.b.t = 0  model.xmi:151
     *     solved for i3.a.t; k3.b.t is k3.torqueThru, d3.b.t is d3.torqueThru */
    const double i3_a_t = -(k3_torqueThru + d3_torqueThru);

    /* E43  i3  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(i3.aV); b.t is 0 */
    m->i3.der_aV = i3_a_t / m->i3.I_;

    /* E45  sensor  AngleSensorConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:796
     *     p.aV is i3.aV */
    m->sensor.der_angle = m->i3.aV;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E1 again, as in model_evaluate */
    m->sine.out.rSig = m->sine.offset + m->sine.amplitude * sin(6.283185307179586 * m->sine.frequency * m->time);

    /* E2 again, as in model_evaluate */
    m->tau.p.t = -(m->sine.out.rSig * m->tau.signal2Torque);

    /* E11 again, as in model_evaluate */
    m->k1.torqueThru = m->k1.k * m->k1.relPhi;

    /* E16 again, as in model_evaluate */
    m->i4.aV = m->g1.gearRatio * m->i5.aV;

    /* E8 again, as in model_evaluate */
    m->k1.aVRel = m->i4.aV - m->i1.aV;

    /* E23 again, as in model_evaluate */
    m->k2.aVRel = m->i2.aV - m->i5.aV;

    /* E26 again, as in model_evaluate */
    m->k2.torqueThru = m->k2.k * m->k2.relPhi;

    /* E21 again, as in model_evaluate */
    m->i4.der_aV = (-(m->g1.gearRatio * m->k1.torqueThru) + m->k2.torqueThru - m->i5.I_ * (0.0 / m->g1.gearRatio))
            / (m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_);

    /* E15  i4  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for i4.b.t; a.t is -k1.torqueThru */
    m->i4.b.t = m->i4.I_ * m->i4.der_aV + m->k1.torqueThru;

    /* E17  g1  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:653
     *     rotA.t is -i4.b.t */
    m->g1.rotB.t = m->g1.gearRatio * m->i4.b.t;

    /* E32 again, as in model_evaluate */
    m->k3.aVRel = m->i3.aV - m->i2.aV;

    /* E35 again, as in model_evaluate */
    m->k3.torqueThru = m->k3.k * m->k3.relPhi;

    /* E37 again, as in model_evaluate */
    m->d3.aVRel = m->i3.aV - m->i2.aV;

    /* E39 again, as in model_evaluate */
    m->d3.torqueThru = m->d3.k * m->d3.aVRel;

    /* E67 again, as in model_evaluate */
    m->i2.b.t = m->d3.torqueThru + m->k3.torqueThru;

    /* E68 again, as in model_evaluate */
    m->i3.a.t = -(m->k3.torqueThru + m->d3.torqueThru);

    /* E46  sensor  AngleSensorConstraint::signal  y = angle/angle2Signal  RotationalMechanics.xmi:802 */
    m->sensor.out.rSig = m->sensor.angle / m->sensor.angle2Signal;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E6  i1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->i1.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 5, NULL, m->i1.I_);

    /* divisor in E21  i5  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double divisor_for_der_i4_aV = m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_;
    if (!(fabs(divisor_for_der_i4_aV) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 20, NULL, divisor_for_der_i4_aV);

    /* divisor in E16'  time derivative of E16  g1  IdealFixedGearBoxConstraint::ratio  RotationalMechanics.xmi:647
     *     aVA = gearRatio*aVB */
    if (!(fabs(m->g1.gearRatio) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 69, NULL, m->g1.gearRatio);

    /* divisor in E30  i2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->i2.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 29, NULL, m->i2.I_);

    /* divisor in E43  i3  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->i3.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 42, NULL, m->i3.I_);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->i1.aV = m->start.i1_aV;
    m->i1.angle = m->start.i1_angle;
    m->k1.relPhi = m->start.k1_relPhi;
    m->i4.angle = m->start.i4_angle;
    m->i5.aV = m->start.i5_aV;
    m->i5.angle = m->start.i5_angle;
    m->k2.relPhi = m->start.k2_relPhi;
    m->i2.aV = m->start.i2_aV;
    m->i2.angle = m->start.i2_angle;
    m->k3.relPhi = m->start.k3_relPhi;
    m->i3.aV = m->start.i3_aV;
    m->i3.angle = m->start.i3_angle;
    m->sensor.angle = m->start.sensor_angle;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->sine.frequency = 0.5; /* Hz */
    m->sine.amplitude = 2.0;
    m->sine.offset = 0.0;
    m->tau.signal2Torque = 1.0; /* N*m */
    m->i1.I_ = 0.5; /* kg*m^2 */
    m->k1.k = 50.0; /* N*m/rad */
    m->i4.I_ = 0.05; /* kg*m^2 */
    m->g1.gearRatio = -2.0;
    m->i5.I_ = 0.2; /* kg*m^2 */
    m->k2.k = 40.0; /* N*m/rad */
    m->i2.I_ = 0.8; /* kg*m^2 */
    m->k3.k = 30.0; /* N*m/rad */
    m->d3.k = 0.4; /* N*m*s/rad */
    m->i3.I_ = 0.3; /* kg*m^2 */
    m->sensor.angle2Signal = 1.0; /* rad */
    m->start.i1_aV = 0.0; /* rad/s */
    m->start.i1_angle = 0.0; /* rad */
    m->start.k1_relPhi = 0.0; /* rad */
    m->start.i4_angle = 0.0; /* rad */
    m->start.i5_aV = 0.0; /* rad/s */
    m->start.i5_angle = 0.0; /* rad */
    m->start.k2_relPhi = 0.1; /* rad */
    m->start.i2_aV = 0.0; /* rad/s */
    m->start.i2_angle = 0.0; /* rad */
    m->start.k3_relPhi = 0.0; /* rad */
    m->start.i3_aV = 0.0; /* rad/s */
    m->start.i3_angle = 0.0; /* rad */
    m->start.sensor_angle = 0.0; /* rad */
}

ModelStatus model_derive_constants(Model *m)
{
    ModelStatus status;

    status = check_divisors(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    ModelStatus status;

    m->time = time;
    start_states(m);
    status = model_evaluate(m);
    if (status != MODEL_OK)
        return status;
    status = model_outputs(m);
    if (status != MODEL_OK)
        return status;
    model_accept(m);
    model_accept_outputs(m);

    return MODEL_OK;
}

void model_accept(Model *m)
{
    (void)m; /* no loops */
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->i1.aV = x[0]; /* rad/s */
    m->i1.angle = x[1]; /* rad */
    m->k1.relPhi = x[2]; /* rad */
    m->i4.angle = x[3]; /* rad */
    m->i5.aV = x[4]; /* rad/s */
    m->i5.angle = x[5]; /* rad */
    m->k2.relPhi = x[6]; /* rad */
    m->i2.aV = x[7]; /* rad/s */
    m->i2.angle = x[8]; /* rad */
    m->k3.relPhi = x[9]; /* rad */
    m->i3.aV = x[10]; /* rad/s */
    m->i3.angle = x[11]; /* rad */
    m->sensor.angle = x[12]; /* rad */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->i1.aV; /* rad/s */
    x[1] = m->i1.angle; /* rad */
    x[2] = m->k1.relPhi; /* rad */
    x[3] = m->i4.angle; /* rad */
    x[4] = m->i5.aV; /* rad/s */
    x[5] = m->i5.angle; /* rad */
    x[6] = m->k2.relPhi; /* rad */
    x[7] = m->i2.aV; /* rad/s */
    x[8] = m->i2.angle; /* rad */
    x[9] = m->k3.relPhi; /* rad */
    x[10] = m->i3.aV; /* rad/s */
    x[11] = m->i3.angle; /* rad */
    x[12] = m->sensor.angle; /* rad */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->i1.der_aV; /* rad/s^2 */
    dx[1] = m->i1.der_angle; /* rad/s */
    dx[2] = m->k1.der_relPhi; /* rad/s */
    dx[3] = m->i4.der_angle; /* rad/s */
    dx[4] = m->i5.der_aV; /* rad/s^2 */
    dx[5] = m->i5.der_angle; /* rad/s */
    dx[6] = m->k2.der_relPhi; /* rad/s */
    dx[7] = m->i2.der_aV; /* rad/s^2 */
    dx[8] = m->i2.der_angle; /* rad/s */
    dx[9] = m->k3.der_relPhi; /* rad/s */
    dx[10] = m->i3.der_aV; /* rad/s^2 */
    dx[11] = m->i3.der_angle; /* rad/s */
    dx[12] = m->sensor.der_angle; /* rad/s */
}

/* Rows of model_variables. */
static const int states[] = {
        13, 14, 22, 29, 40, 41, 49, 55, 56, 64, 77, 78, 83};

int model_state_count(const Model *m)
{
    (void)m;
    return 13;
}

int model_state_variable(const Model *m, int state)
{
    (void)m;
    return states[state];
}

const ModelLoop *model_large_loop(int index)
{
    (void)index;
    return NULL;
}

void model_attach(Model *m, int index, LargeLoop *memory)
{
    (void)m, (void)index, (void)memory;
}


ModelSolving *model_solving(Model *m)
{
    return &m->solving;
}

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- events ---- */

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    (void)m, (void)next; /* no branch is of time alone */
}

double model_next_instant(const Model *m)
{
    double next = INFINITY;
    next_instant(m, &next);
    return next;
}

/* Before the first event: branches that loops assume, as far as stated starts decide them. */
void model_guess(Model *m, double time)
{
    m->time = time;
    (void)m; /* stated starts decide nothing */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    (void)m; /* nothing changes */

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    (void)m, (void)is_initial, (void)is_terminal;
}

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  sine  SineRealSignalConstraint::signal  RealSignals.xmi:246
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double sine_out_rSig = listed[0];
    const double sine_offset = listed[3];
    const double sine_amplitude = listed[2];
    const double sine_frequency = listed[1];
    const double part_of_E1 = sine_amplitude * sin(2.0 * 3.141592653589793 * sine_frequency * time);
    residual[0] = sine_out_rSig - (sine_offset + part_of_E1);
    scale[0] = fabs(sine_out_rSig) + fabs(sine_offset) + fabs(part_of_E1);

    /* E2  tau  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:709 */
    const double tau_p_t = listed[5];
    const double tau_in_rSig = listed[4];
    const double tau_signal2Torque = listed[7];
    residual[1] = tau_p_t + (tau_in_rSig * tau_signal2Torque);
    scale[1] = fabs(tau_p_t) + fabs(tau_in_rSig * tau_signal2Torque);

    /* E3  i1  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double i1_a_aV = listed[9];
    const double i1_aV = listed[13];
    residual[2] = i1_a_aV - i1_aV;
    scale[2] = fabs(i1_a_aV) + fabs(i1_aV);

    /* E4  i1  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double i1_b_aV = listed[11];
    residual[3] = i1_b_aV - i1_aV;
    scale[3] = fabs(i1_b_aV) + fabs(i1_aV);

    /* E5  i1  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_i1_angle = listed[84];
    residual[4] = der_i1_angle - i1_aV;
    scale[4] = fabs(der_i1_angle) + fabs(i1_aV);

    /* E6  i1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double i1_I = listed[12];
    const double der_i1_aV = listed[85];
    const double i1_a_t = listed[8];
    const double i1_b_t = listed[10];
    residual[5] = i1_I * der_i1_aV - (i1_a_t + i1_b_t);
    scale[5] = fabs(i1_I * der_i1_aV) + fabs(i1_a_t) + fabs(i1_b_t);

    /* E7  k1  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double k1_a_t = listed[15];
    const double k1_b_t = listed[17];
    residual[6] = k1_a_t + k1_b_t - 0.0;
    scale[6] = fabs(k1_a_t) + fabs(k1_b_t);

    /* E8  k1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double k1_aVRel = listed[19];
    const double k1_b_aV = listed[18];
    const double k1_a_aV = listed[16];
    residual[7] = k1_aVRel - (k1_b_aV - k1_a_aV);
    scale[7] = fabs(k1_aVRel) + fabs(k1_b_aV) + fabs(k1_a_aV);

    /* E9  k1  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double k1_torqueThru = listed[20];
    residual[8] = k1_torqueThru - k1_b_t;
    scale[8] = fabs(k1_torqueThru) + fabs(k1_b_t);

    /* E10  k1  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_k1_relPhi = listed[86];
    residual[9] = der_k1_relPhi - k1_aVRel;
    scale[9] = fabs(der_k1_relPhi) + fabs(k1_aVRel);

    /* E11  k1  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double k1_k = listed[21];
    const double k1_relPhi = listed[22];
    residual[10] = k1_torqueThru - k1_k * k1_relPhi;
    scale[10] = fabs(k1_torqueThru) + fabs(k1_k * k1_relPhi);

    /* E12  i4  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double i4_a_aV = listed[24];
    const double i4_aV = listed[28];
    residual[11] = i4_a_aV - i4_aV;
    scale[11] = fabs(i4_a_aV) + fabs(i4_aV);

    /* E13  i4  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double i4_b_aV = listed[26];
    residual[12] = i4_b_aV - i4_aV;
    scale[12] = fabs(i4_b_aV) + fabs(i4_aV);

    /* E14  i4  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_i4_angle = listed[87];
    residual[13] = der_i4_angle - i4_aV;
    scale[13] = fabs(der_i4_angle) + fabs(i4_aV);

    /* E15  i4  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double i4_I = listed[27];
    const double der_i4_aV = listed[88];
    const double i4_a_t = listed[23];
    const double i4_b_t = listed[25];
    residual[14] = i4_I * der_i4_aV - (i4_a_t + i4_b_t);
    scale[14] = fabs(i4_I * der_i4_aV) + fabs(i4_a_t) + fabs(i4_b_t);

    /* E16  g1  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:647 */
    const double g1_rotA_aV = listed[31];
    const double g1_gearRatio = listed[34];
    const double g1_rotB_aV = listed[33];
    residual[15] = g1_rotA_aV - g1_gearRatio * g1_rotB_aV;
    scale[15] = fabs(g1_rotA_aV) + fabs(g1_gearRatio * g1_rotB_aV);

    /* E17  g1  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:653 */
    const double g1_rotB_t = listed[32];
    const double g1_rotA_t = listed[30];
    residual[16] = g1_rotB_t + (g1_gearRatio * g1_rotA_t);
    scale[16] = fabs(g1_rotB_t) + fabs(g1_gearRatio * g1_rotA_t);

    /* E18  i5  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double i5_a_aV = listed[36];
    const double i5_aV = listed[40];
    residual[17] = i5_a_aV - i5_aV;
    scale[17] = fabs(i5_a_aV) + fabs(i5_aV);

    /* E19  i5  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double i5_b_aV = listed[38];
    residual[18] = i5_b_aV - i5_aV;
    scale[18] = fabs(i5_b_aV) + fabs(i5_aV);

    /* E20  i5  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_i5_angle = listed[89];
    residual[19] = der_i5_angle - i5_aV;
    scale[19] = fabs(der_i5_angle) + fabs(i5_aV);

    /* E21  i5  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double i5_I = listed[39];
    const double der_i5_aV = listed[90];
    const double i5_a_t = listed[35];
    const double i5_b_t = listed[37];
    residual[20] = i5_I * der_i5_aV - (i5_a_t + i5_b_t);
    scale[20] = fabs(i5_I * der_i5_aV) + fabs(i5_a_t) + fabs(i5_b_t);

    /* E22  k2  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double k2_a_t = listed[42];
    const double k2_b_t = listed[44];
    residual[21] = k2_a_t + k2_b_t - 0.0;
    scale[21] = fabs(k2_a_t) + fabs(k2_b_t);

    /* E23  k2  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double k2_aVRel = listed[46];
    const double k2_b_aV = listed[45];
    const double k2_a_aV = listed[43];
    residual[22] = k2_aVRel - (k2_b_aV - k2_a_aV);
    scale[22] = fabs(k2_aVRel) + fabs(k2_b_aV) + fabs(k2_a_aV);

    /* E24  k2  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double k2_torqueThru = listed[47];
    residual[23] = k2_torqueThru - k2_b_t;
    scale[23] = fabs(k2_torqueThru) + fabs(k2_b_t);

    /* E25  k2  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_k2_relPhi = listed[91];
    residual[24] = der_k2_relPhi - k2_aVRel;
    scale[24] = fabs(der_k2_relPhi) + fabs(k2_aVRel);

    /* E26  k2  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double k2_k = listed[48];
    const double k2_relPhi = listed[49];
    residual[25] = k2_torqueThru - k2_k * k2_relPhi;
    scale[25] = fabs(k2_torqueThru) + fabs(k2_k * k2_relPhi);

    /* E27  i2  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double i2_a_aV = listed[51];
    const double i2_aV = listed[55];
    residual[26] = i2_a_aV - i2_aV;
    scale[26] = fabs(i2_a_aV) + fabs(i2_aV);

    /* E28  i2  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double i2_b_aV = listed[53];
    residual[27] = i2_b_aV - i2_aV;
    scale[27] = fabs(i2_b_aV) + fabs(i2_aV);

    /* E29  i2  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_i2_angle = listed[92];
    residual[28] = der_i2_angle - i2_aV;
    scale[28] = fabs(der_i2_angle) + fabs(i2_aV);

    /* E30  i2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double i2_I = listed[54];
    const double der_i2_aV = listed[93];
    const double i2_a_t = listed[50];
    const double i2_b_t = listed[52];
    residual[29] = i2_I * der_i2_aV - (i2_a_t + i2_b_t);
    scale[29] = fabs(i2_I * der_i2_aV) + fabs(i2_a_t) + fabs(i2_b_t);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  k3  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double k3_a_t = listed[57];
    const double k3_b_t = listed[59];
    residual[30] = k3_a_t + k3_b_t - 0.0;
    scale[30] = fabs(k3_a_t) + fabs(k3_b_t);

    /* E32  k3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double k3_aVRel = listed[61];
    const double k3_b_aV = listed[60];
    const double k3_a_aV = listed[58];
    residual[31] = k3_aVRel - (k3_b_aV - k3_a_aV);
    scale[31] = fabs(k3_aVRel) + fabs(k3_b_aV) + fabs(k3_a_aV);

    /* E33  k3  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double k3_torqueThru = listed[62];
    residual[32] = k3_torqueThru - k3_b_t;
    scale[32] = fabs(k3_torqueThru) + fabs(k3_b_t);

    /* E34  k3  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_k3_relPhi = listed[94];
    residual[33] = der_k3_relPhi - k3_aVRel;
    scale[33] = fabs(der_k3_relPhi) + fabs(k3_aVRel);

    /* E35  k3  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double k3_k = listed[63];
    const double k3_relPhi = listed[64];
    residual[34] = k3_torqueThru - k3_k * k3_relPhi;
    scale[34] = fabs(k3_torqueThru) + fabs(k3_k * k3_relPhi);

    /* E36  d3  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double d3_a_t = listed[65];
    const double d3_b_t = listed[67];
    residual[35] = d3_a_t + d3_b_t - 0.0;
    scale[35] = fabs(d3_a_t) + fabs(d3_b_t);

    /* E37  d3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double d3_aVRel = listed[69];
    const double d3_b_aV = listed[68];
    const double d3_a_aV = listed[66];
    residual[36] = d3_aVRel - (d3_b_aV - d3_a_aV);
    scale[36] = fabs(d3_aVRel) + fabs(d3_b_aV) + fabs(d3_a_aV);

    /* E38  d3  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double d3_torqueThru = listed[70];
    residual[37] = d3_torqueThru - d3_b_t;
    scale[37] = fabs(d3_torqueThru) + fabs(d3_b_t);

    /* E39  d3  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double d3_k = listed[71];
    residual[38] = d3_torqueThru - d3_k * d3_aVRel;
    scale[38] = fabs(d3_torqueThru) + fabs(d3_k * d3_aVRel);

    /* E40  i3  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double i3_a_aV = listed[73];
    const double i3_aV = listed[77];
    residual[39] = i3_a_aV - i3_aV;
    scale[39] = fabs(i3_a_aV) + fabs(i3_aV);

    /* E41  i3  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double i3_b_aV = listed[75];
    residual[40] = i3_b_aV - i3_aV;
    scale[40] = fabs(i3_b_aV) + fabs(i3_aV);

    /* E42  i3  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_i3_angle = listed[95];
    residual[41] = der_i3_angle - i3_aV;
    scale[41] = fabs(der_i3_angle) + fabs(i3_aV);

    /* E43  i3  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double i3_I = listed[76];
    const double der_i3_aV = listed[96];
    const double i3_a_t = listed[72];
    const double i3_b_t = listed[74];
    residual[42] = i3_I * der_i3_aV - (i3_a_t + i3_b_t);
    scale[42] = fabs(i3_I * der_i3_aV) + fabs(i3_a_t) + fabs(i3_b_t);

    /* E44  sensor  AngleSensorConstraint::noTorque  t = 0  RotationalMechanics.xmi:790 */
    const double sensor_p_t = listed[79];
    residual[43] = sensor_p_t - 0.0;
    scale[43] = fabs(sensor_p_t);

    /* E45  sensor  AngleSensorConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:796 */
    const double der_sensor_angle = listed[97];
    const double sensor_p_aV = listed[80];
    residual[44] = der_sensor_angle - sensor_p_aV;
    scale[44] = fabs(der_sensor_angle) + fabs(sensor_p_aV);

    /* E46  sensor  AngleSensorConstraint::signal  y = angle/angle2Signal  RotationalMechanics.xmi:802 */
    const double sensor_out_rSig = listed[81];
    const double sensor_angle = listed[83];
    const double sensor_angle2Signal = listed[82];
    residual[45] = sensor_out_rSig - sensor_angle / sensor_angle2Signal;
    scale[45] = fabs(sensor_out_rSig) + fabs(sensor_angle / sensor_angle2Signal);

    /* E47  connection RotationalTrain::c1  sine.out.rSig = tau.in.rSig  model.xmi:71 */
    const double sine_out_rSig = listed[0];
    const double tau_in_rSig = listed[4];
    residual[46] = sine_out_rSig - tau_in_rSig;
    scale[46] = fabs(sine_out_rSig) + fabs(tau_in_rSig);

    /* E48  connection RotationalTrain::c2  tau.p.aV = i1.a.aV  model.xmi:79 */
    const double tau_p_aV = listed[6];
    const double i1_a_aV = listed[9];
    residual[47] = tau_p_aV - i1_a_aV;
    scale[47] = fabs(tau_p_aV) + fabs(i1_a_aV);

    /* E49  connection RotationalTrain::c3  i1.b.aV = k1.a.aV  model.xmi:87 */
    const double i1_b_aV = listed[11];
    const double k1_a_aV = listed[16];
    residual[48] = i1_b_aV - k1_a_aV;
    scale[48] = fabs(i1_b_aV) + fabs(k1_a_aV);

    /* E50  connection RotationalTrain::c4  k1.b.aV = i4.a.aV  model.xmi:95 */
    const double k1_b_aV = listed[18];
    const double i4_a_aV = listed[24];
    residual[49] = k1_b_aV - i4_a_aV;
    scale[49] = fabs(k1_b_aV) + fabs(i4_a_aV);

    /* E51  connection RotationalTrain::c5  i4.b.aV = g1.rotA.aV  model.xmi:103 */
    const double i4_b_aV = listed[26];
    const double g1_rotA_aV = listed[31];
    residual[50] = i4_b_aV - g1_rotA_aV;
    scale[50] = fabs(i4_b_aV) + fabs(g1_rotA_aV);

    /* E52  connection RotationalTrain::c6  g1.rotB.aV = i5.a.aV  model.xmi:111 */
    const double g1_rotB_aV = listed[33];
    const double i5_a_aV = listed[36];
    residual[51] = g1_rotB_aV - i5_a_aV;
    scale[51] = fabs(g1_rotB_aV) + fabs(i5_a_aV);

    /* E53  connection RotationalTrain::c7  i5.b.aV = k2.a.aV  model.xmi:119 */
    const double i5_b_aV = listed[38];
    const double k2_a_aV = listed[43];
    residual[52] = i5_b_aV - k2_a_aV;
    scale[52] = fabs(i5_b_aV) + fabs(k2_a_aV);

    /* E54  connection RotationalTrain::c8  k2.b.aV = i2.a.aV  model.xmi:127 */
    const double k2_b_aV = listed[45];
    const double i2_a_aV = listed[51];
    residual[53] = k2_b_aV - i2_a_aV;
    scale[53] = fabs(k2_b_aV) + fabs(i2_a_aV);

    /* E55  connection RotationalTrain::c9  i2.b.aV = k3.a.aV  model.xmi:135 */
    const double i2_b_aV = listed[53];
    residual[54] = i2_b_aV - k3_a_aV;
    scale[54] = fabs(i2_b_aV) + fabs(k3_a_aV);

    /* E56  connection RotationalTrain::c10  i2.b.aV = d3.a.aV  model.xmi:143 */
    residual[55] = i2_b_aV - d3_a_aV;
    scale[55] = fabs(i2_b_aV) + fabs(d3_a_aV);

    /* E57  connection RotationalTrain::c11  k3.b.aV = i3.a.aV  model.xmi:151 */
    residual[56] = k3_b_aV - i3_a_aV;
    scale[56] = fabs(k3_b_aV) + fabs(i3_a_aV);

    /* E58  connection RotationalTrain::c12  d3.b.aV = i3.a.aV  model.xmi:159 */
    residual[57] = d3_b_aV - i3_a_aV;
    scale[57] = fabs(d3_b_aV) + fabs(i3_a_aV);

    /* E59  connection RotationalTrain::c13  i3.b.aV = sensor.p.aV  model.xmi:167 */
    residual[58] = i3_b_aV - sensor_p_aV;
    scale[58] = fabs(i3_b_aV) + fabs(sensor_p_aV);

    /* E60  flows at RotationalTrain::c2  tau.p.t + i1.a.t = 0  model.xmi:79 */
    const double tau_p_t = listed[5];
    const double i1_a_t = listed[8];
    residual[59] = tau_p_t + i1_a_t - 0.0;
    scale[59] = fabs(tau_p_t) + fabs(i1_a_t);
}

static NOINLINE void residuals_3(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E61  flows at RotationalTrain::c3  i1.b.t + k1.a.t = 0  model.xmi:87 */
    const double i1_b_t = listed[10];
    const double k1_a_t = listed[15];
    residual[60] = i1_b_t + k1_a_t - 0.0;
    scale[60] = fabs(i1_b_t) + fabs(k1_a_t);

    /* E62  flows at RotationalTrain::c4  k1.b.t + i4.a.t = 0  model.xmi:95 */
    const double k1_b_t = listed[17];
    const double i4_a_t = listed[23];
    residual[61] = k1_b_t + i4_a_t - 0.0;
    scale[61] = fabs(k1_b_t) + fabs(i4_a_t);

    /* E63  flows at RotationalTrain::c5  i4.b.t + g1.rotA.t = 0  model.xmi:103 */
    const double i4_b_t = listed[25];
    const double g1_rotA_t = listed[30];
    residual[62] = i4_b_t + g1_rotA_t - 0.0;
    scale[62] = fabs(i4_b_t) + fabs(g1_rotA_t);

    /* E64  flows at RotationalTrain::c6  g1.rotB.t + i5.a.t = 0  model.xmi:111 */
    const double g1_rotB_t = listed[32];
    const double i5_a_t = listed[35];
    residual[63] = g1_rotB_t + i5_a_t - 0.0;
    scale[63] = fabs(g1_rotB_t) + fabs(i5_a_t);

    /* E65  flows at RotationalTrain::c7  i5.b.t + k2.a.t = 0  model.xmi:119 */
    const double i5_b_t = listed[37];
    const double k2_a_t = listed[42];
    residual[64] = i5_b_t + k2_a_t - 0.0;
    scale[64] = fabs(i5_b_t) + fabs(k2_a_t);

    /* E66  flows at RotationalTrain::c8  k2.b.t + i2.a.t = 0  model.xmi:127 */
    const double k2_b_t = listed[44];
    const double i2_a_t = listed[50];
    residual[65] = k2_b_t + i2_a_t - 0.0;
    scale[65] = fabs(k2_b_t) + fabs(i2_a_t);

    /* E67  flows at RotationalTrain::c9  i2.b.t + k3.a.t + d3.a.t = 0  model.xmi:135 */
    const double i2_b_t = listed[52];
    const double k3_a_t = listed[57];
    const double d3_a_t = listed[65];
    residual[66] = i2_b_t + k3_a_t + d3_a_t - 0.0;
    scale[66] = fabs(i2_b_t) + fabs(k3_a_t) + fabs(d3_a_t);

    /* E68  flows at RotationalTrain::c11  k3.b.t + i3.a.t + d3.b.t = 0  model.xmi:151 */
    const double k3_b_t = listed[59];
    const double i3_a_t = listed[72];
    const double d3_b_t = listed[67];
    residual[67] = k3_b_t + i3_a_t + d3_b_t - 0.0;
    scale[67] = fabs(k3_b_t) + fabs(i3_a_t) + fabs(d3_b_t);

    /* E69  flows at RotationalTrain::c13  i3.b.t + sensor.p.t = 0  model.xmi:167 */
    const double i3_b_t = listed[74];
    const double sensor_p_t = listed[79];
    residual[68] = i3_b_t + sensor_p_t - 0.0;
    scale[68] = fabs(i3_b_t) + fabs(sensor_p_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
    residuals_3(m, time, listed, residual, scale);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

void model_partials(const Model *m, double *partial)
{
    /* E11: k1.torqueThru by k1.relPhi */
    partial[2] = m->k1.k;

    /* E6: der(i1.aV) by k1.torqueThru */
    partial[3] = 1.0 / m->i1.I_;

    /* E16: i4.aV by i5.aV */
    partial[4] = m->g1.gearRatio;

    /* E26: k2.torqueThru by k2.relPhi */
    partial[5] = m->k2.k;

    /* E21: der(i4.aV) by k1.torqueThru, k2.torqueThru */
    partial[6] = -(m->g1.gearRatio / (m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_));
    partial[7] = 1.0 / (m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_);

    /* E16': der(i5.aV) by der(i4.aV) */
    partial[8] = 1.0 / m->g1.gearRatio;

    /* E35: k3.torqueThru by k3.relPhi */
    partial[9] = m->k3.k;

    /* E39: d3.torqueThru by d3.aVRel */
    partial[10] = m->d3.k;

    /* E30: der(i2.aV) by k2.torqueThru, i2.b.t */
    partial[11] = -(1.0 / m->i2.I_);
    partial[12] = 1.0 / m->i2.I_;

    /* E43: der(i3.aV) by i3.a.t */
    partial[13] = 1.0 / m->i3.I_;
}

/* ---- tables ---- */

const int model_variable_count = 98;
const int model_equation_count = 70;
const int model_constraint_count = 69;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"sine.out.rSig", "1", "The sine about its offset",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sine.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 1 */ {"sine.frequency", "Hz", "Periods per second",
        "RealSignals.xmi:73 RealSignals::SineRealSignal::frequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.frequency), 1, 0.0, offsetof(Model, sine.frequency), 0.0, -1, NULL, 0, false},
    /* 2 */ {"sine.amplitude", "1", "Amplitude of the wave",
        "RealSignals.xmi:78 RealSignals::SineRealSignal::amplitude", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.amplitude), 1, 0.0, offsetof(Model, sine.amplitude), 0.0, -1, NULL, 0, false},
    /* 3 */ {"sine.offset", "1", "Mean of the wave",
        "RealSignals.xmi:83 RealSignals::SineRealSignal::offset", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.offset), 1, 0.0, offsetof(Model, sine.offset), 0.0, -1, NULL, 0, false},
    /* 4 */ {"tau.in.rSig", "1", "Torque over signal2Torque; positive drives in the positive direction",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "sine.out.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sine.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 46, NULL, 0, false},
    /* 5 */ {"tau.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tau.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 6 */ {"tau.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 47, NULL, 0, false},
    /* 7 */ {"tau.signal2Torque", "N*m", "Torque at signal one",
        "RotationalMechanics.xmi:294 RotationalMechanics::FixedTorqueSource::signal2Torque", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tau.signal2Torque), 1, 0.0, offsetof(Model, tau.signal2Torque), 0.0, -1, NULL, 0, false},
    /* 8 */ {"i1.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-tau.p.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tau.p.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 59, NULL, 0, false},
    /* 9 */ {"i1.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 2, NULL, 0, false},
    /* 10 */ {"i1.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 60, NULL, 0, false},
    /* 11 */ {"i1.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 3, NULL, 0, false},
    /* 12 */ {"i1.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i1.I_), 1, 0.0, offsetof(Model, i1.I_), 0.0, -1, NULL, 0, false},
    /* 13 */ {"i1.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, -1, NULL, 0, false},
    /* 14 */ {"i1.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i1.angle), 1, 0.0, offsetof(Model, start.i1_angle), 0.0, -1, NULL, 0, false},
    /* 15 */ {"k1.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 16 */ {"k1.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 48, NULL, 0, false},
    /* 17 */ {"k1.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 18 */ {"k1.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 49, NULL, 0, false},
    /* 19 */ {"k1.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 20 */ {"k1.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 21 */ {"k1.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, k1.k), 1, 0.0, offsetof(Model, k1.k), 0.0, -1, NULL, 0, false},
    /* 22 */ {"k1.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, k1.relPhi), 1, 0.0, offsetof(Model, start.k1_relPhi), 0.0, -1, NULL, 0, false},
    /* 23 */ {"i4.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 61, NULL, 0, false},
    /* 24 */ {"i4.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 25 */ {"i4.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 26 */ {"i4.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 27 */ {"i4.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i4.I_), 1, 0.0, offsetof(Model, i4.I_), 0.0, -1, NULL, 0, false},
    /* 28 */ {"i4.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 29 */ {"i4.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i4.angle), 1, 0.0, offsetof(Model, start.i4_angle), 0.0, -1, NULL, 0, false},
    /* 30 */ {"g1.rotA.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-i4.b.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.b.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 62, NULL, 0, false},
    /* 31 */ {"g1.rotA.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 50, NULL, 0, false},
    /* 32 */ {"g1.rotB.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, g1.rotB.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 33 */ {"g1.rotB.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 51, NULL, 0, false},
    /* 34 */ {"g1.gearRatio", "1", "Angular velocity of rotA over that of rotB",
        "RotationalMechanics.xmi:205 RotationalMechanics::IdealFixedGearBox::gearRatio", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, g1.gearRatio), 1, 0.0, offsetof(Model, g1.gearRatio), 0.0, -1, NULL, 0, false},
    /* 35 */ {"i5.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-g1.rotB.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, g1.rotB.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 63, NULL, 0, false},
    /* 36 */ {"i5.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 17, NULL, 0, false},
    /* 37 */ {"i5.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 64, NULL, 0, false},
    /* 38 */ {"i5.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 18, NULL, 0, false},
    /* 39 */ {"i5.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i5.I_), 1, 0.0, offsetof(Model, i5.I_), 0.0, -1, NULL, 0, false},
    /* 40 */ {"i5.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, -1, NULL, 0, false},
    /* 41 */ {"i5.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i5.angle), 1, 0.0, offsetof(Model, start.i5_angle), 0.0, -1, NULL, 0, false},
    /* 42 */ {"k2.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 43 */ {"k2.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 52, NULL, 0, false},
    /* 44 */ {"k2.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, NULL, 0, false},
    /* 45 */ {"k2.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 53, NULL, 0, false},
    /* 46 */ {"k2.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 47 */ {"k2.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 48 */ {"k2.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, k2.k), 1, 0.0, offsetof(Model, k2.k), 0.0, -1, NULL, 0, false},
    /* 49 */ {"k2.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, k2.relPhi), 1, 0.0, offsetof(Model, start.k2_relPhi), 0.0, -1, NULL, 0, false},
    /* 50 */ {"i2.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 65, NULL, 0, false},
    /* 51 */ {"i2.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 26, NULL, 0, false},
    /* 52 */ {"i2.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 66, NULL, 0, false},
    /* 53 */ {"i2.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 27, NULL, 0, false},
    /* 54 */ {"i2.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i2.I_), 1, 0.0, offsetof(Model, i2.I_), 0.0, -1, NULL, 0, false},
    /* 55 */ {"i2.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, -1, NULL, 0, false},
    /* 56 */ {"i2.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i2.angle), 1, 0.0, offsetof(Model, start.i2_angle), 0.0, -1, NULL, 0, false},
    /* 57 */ {"k3.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k3.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 30, NULL, 0, false},
    /* 58 */ {"k3.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 54, NULL, 0, false},
    /* 59 */ {"k3.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k3.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 32, NULL, 0, false},
    /* 60 */ {"k3.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 56, NULL, 0, false},
    /* 61 */ {"k3.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 31, NULL, 0, false},
    /* 62 */ {"k3.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 34, NULL, 0, false},
    /* 63 */ {"k3.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, k3.k), 1, 0.0, offsetof(Model, k3.k), 0.0, -1, NULL, 0, false},
    /* 64 */ {"k3.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, k3.relPhi), 1, 0.0, offsetof(Model, start.k3_relPhi), 0.0, -1, NULL, 0, false},
    /* 65 */ {"d3.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-d3.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 35, NULL, 0, false},
    /* 66 */ {"d3.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 55, NULL, 0, false},
    /* 67 */ {"d3.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "d3.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 37, NULL, 0, false},
    /* 68 */ {"d3.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 57, NULL, 0, false},
    /* 69 */ {"d3.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 36, NULL, 0, false},
    /* 70 */ {"d3.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 38, NULL, 0, false},
    /* 71 */ {"d3.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, d3.k), 1, 0.0, offsetof(Model, d3.k), 0.0, -1, NULL, 0, false},
    /* 72 */ {"i3.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.a.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 67, NULL, 0, false},
    /* 73 */ {"i3.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 39, NULL, 0, false},
    /* 74 */ {"i3.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 68, NULL, 0, false},
    /* 75 */ {"i3.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 40, NULL, 0, false},
    /* 76 */ {"i3.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i3.I_), 1, 0.0, offsetof(Model, i3.I_), 0.0, -1, NULL, 0, false},
    /* 77 */ {"i3.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, -1, NULL, 0, false},
    /* 78 */ {"i3.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i3.angle), 1, 0.0, offsetof(Model, start.i3_angle), 0.0, -1, NULL, 0, false},
    /* 79 */ {"sensor.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 43, NULL, 0, false},
    /* 80 */ {"sensor.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 58, NULL, 0, false},
    /* 81 */ {"sensor.out.rSig", "1", "Angle over angle2Signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sensor.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 45, NULL, 0, false},
    /* 82 */ {"sensor.angle2Signal", "rad", "Angle at which the signal is one",
        "RotationalMechanics.xmi:399 RotationalMechanics::AngleSensor::angle2Signal", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sensor.angle2Signal), 1, 0.0, offsetof(Model, sensor.angle2Signal), 0.0, -1, NULL, 0, false},
    /* 83 */ {"sensor.angle", "rad", "Angle turned",
        "RotationalMechanics.xmi:403 RotationalMechanics::AngleSensor::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, sensor.angle), 1, 0.0, offsetof(Model, start.sensor_angle), 0.0, -1, NULL, 0, false},
    /* 84 */ {"der(i1.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i1.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 85 */ {"der(i1.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i1.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 86 */ {"der(k1.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, k1.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 87 */ {"der(i4.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i4.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 88 */ {"der(i4.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i4.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 89 */ {"der(i5.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i5.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 90 */ {"der(i5.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i5.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 69, NULL, 0, false},
    /* 91 */ {"der(k2.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, k2.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 92 */ {"der(i2.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i2.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 28, NULL, 0, false},
    /* 93 */ {"der(i2.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i2.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 29, NULL, 0, false},
    /* 94 */ {"der(k3.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, k3.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 33, NULL, 0, false},
    /* 95 */ {"der(i3.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i3.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 41, NULL, 0, false},
    /* 96 */ {"der(i3.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i3.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 42, NULL, 0, false},
    /* 97 */ {"der(sensor.angle)", "rad/s", "",
        "RotationalMechanics.xmi:403 RotationalMechanics::AngleSensor::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sensor.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 44, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    0, 3, 2, 1, -1,
    5, 4, 7, -1,
    9, 13, -1,
    11, 13, -1,
    84, 13, -1,
    12, 85, 8, 10, -1,
    15, 17, -1,
    19, 18, 16, -1,
    20, 17, -1,
    86, 19, -1,
    20, 21, 22, -1,
    24, 28, -1,
    26, 28, -1,
    87, 28, -1,
    27, 88, 23, 25, -1,
    31, 34, 33, -1,
    32, 34, 30, -1,
    36, 40, -1,
    38, 40, -1,
    89, 40, -1,
    39, 90, 35, 37, -1,
    42, 44, -1,
    46, 45, 43, -1,
    47, 44, -1,
    91, 46, -1,
    47, 48, 49, -1,
    51, 55, -1,
    53, 55, -1,
    92, 55, -1,
    54, 93, 50, 52, -1,
    57, 59, -1,
    61, 60, 58, -1,
    62, 59, -1,
    94, 61, -1,
    62, 63, 64, -1,
    65, 67, -1,
    69, 68, 66, -1,
    70, 67, -1,
    70, 71, 69, -1,
    73, 77, -1,
    75, 77, -1,
    95, 77, -1,
    76, 96, 72, 74, -1,
    79, -1,
    97, 80, -1,
    81, 83, 82, -1,
    0, 4, -1,
    6, 9, -1,
    11, 16, -1,
    18, 24, -1,
    26, 31, -1,
    33, 36, -1,
    38, 43, -1,
    45, 51, -1,
    53, 58, -1,
    53, 66, -1,
    60, 73, -1,
    68, 73, -1,
    75, 80, -1,
    5, 8, -1,
    10, 15, -1,
    17, 23, -1,
    25, 30, -1,
    32, 35, -1,
    37, 42, -1,
    44, 50, -1,
    52, 57, 65, -1,
    59, 72, 67, -1,
    74, 79, -1,
    88, 34, 90, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "RealSignals::Constraints::SineRealSignalConstraint::signal", "sine",
        "sine.out.rSig = sine.offset + sine.amplitude*sin(2*3.141592653589793*sine.frequency*time)", "RealSignals.xmi:246", held + 0, false},
    /* 1 */ {"E2", "RotationalMechanics::Constraints::FixedTorqueSourceConstraint::torque", "tau",
        "tau.p.t = -tau.in.rSig*tau.signal2Torque", "RotationalMechanics.xmi:709", held + 5, false},
    /* 2 */ {"E3", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i1",
        "i1.a.aV = i1.aV", "RotationalMechanics.xmi:600", held + 9, false},
    /* 3 */ {"E4", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i1",
        "i1.b.aV = i1.aV", "RotationalMechanics.xmi:606", held + 12, false},
    /* 4 */ {"E5", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i1",
        "der(i1.angle) = i1.aV", "RotationalMechanics.xmi:612", held + 15, false},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i1",
        "i1.I*der(i1.aV) = i1.a.t + i1.b.t", "RotationalMechanics.xmi:618", held + 18, false},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k1",
        "k1.a.t + k1.b.t = 0", "RotationalMechanics.xmi:478", held + 23, false},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k1",
        "k1.aVRel = k1.b.aV - k1.a.aV", "RotationalMechanics.xmi:484", held + 26, false},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k1",
        "k1.torqueThru = k1.b.t", "RotationalMechanics.xmi:490", held + 30, false},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k1",
        "der(k1.relPhi) = k1.aVRel", "RotationalMechanics.xmi:515", held + 33, false},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k1",
        "k1.torqueThru = k1.k*k1.relPhi", "RotationalMechanics.xmi:521", held + 36, false},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i4",
        "i4.a.aV = i4.aV", "RotationalMechanics.xmi:600", held + 40, false},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i4",
        "i4.b.aV = i4.aV", "RotationalMechanics.xmi:606", held + 43, false},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i4",
        "der(i4.angle) = i4.aV", "RotationalMechanics.xmi:612", held + 46, false},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i4",
        "i4.I*der(i4.aV) = i4.a.t + i4.b.t", "RotationalMechanics.xmi:618", held + 49, false},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "g1",
        "g1.rotA.aV = g1.gearRatio*g1.rotB.aV", "RotationalMechanics.xmi:647", held + 54, false},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::torque", "g1",
        "g1.rotB.t = -g1.gearRatio*g1.rotA.t", "RotationalMechanics.xmi:653", held + 58, false},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i5",
        "i5.a.aV = i5.aV", "RotationalMechanics.xmi:600", held + 62, false},
    /* 18 */ {"E19", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i5",
        "i5.b.aV = i5.aV", "RotationalMechanics.xmi:606", held + 65, false},
    /* 19 */ {"E20", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i5",
        "der(i5.angle) = i5.aV", "RotationalMechanics.xmi:612", held + 68, false},
    /* 20 */ {"E21", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i5",
        "i5.I*der(i5.aV) = i5.a.t + i5.b.t", "RotationalMechanics.xmi:618", held + 71, false},
    /* 21 */ {"E22", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k2",
        "k2.a.t + k2.b.t = 0", "RotationalMechanics.xmi:478", held + 76, false},
    /* 22 */ {"E23", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k2",
        "k2.aVRel = k2.b.aV - k2.a.aV", "RotationalMechanics.xmi:484", held + 79, false},
    /* 23 */ {"E24", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k2",
        "k2.torqueThru = k2.b.t", "RotationalMechanics.xmi:490", held + 83, false},
    /* 24 */ {"E25", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k2",
        "der(k2.relPhi) = k2.aVRel", "RotationalMechanics.xmi:515", held + 86, false},
    /* 25 */ {"E26", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k2",
        "k2.torqueThru = k2.k*k2.relPhi", "RotationalMechanics.xmi:521", held + 89, false},
    /* 26 */ {"E27", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i2",
        "i2.a.aV = i2.aV", "RotationalMechanics.xmi:600", held + 93, false},
    /* 27 */ {"E28", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i2",
        "i2.b.aV = i2.aV", "RotationalMechanics.xmi:606", held + 96, false},
    /* 28 */ {"E29", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i2",
        "der(i2.angle) = i2.aV", "RotationalMechanics.xmi:612", held + 99, false},
    /* 29 */ {"E30", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i2",
        "i2.I*der(i2.aV) = i2.a.t + i2.b.t", "RotationalMechanics.xmi:618", held + 102, false},
    /* 30 */ {"E31", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k3",
        "k3.a.t + k3.b.t = 0", "RotationalMechanics.xmi:478", held + 107, false},
    /* 31 */ {"E32", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k3",
        "k3.aVRel = k3.b.aV - k3.a.aV", "RotationalMechanics.xmi:484", held + 110, false},
    /* 32 */ {"E33", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k3",
        "k3.torqueThru = k3.b.t", "RotationalMechanics.xmi:490", held + 114, false},
    /* 33 */ {"E34", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k3",
        "der(k3.relPhi) = k3.aVRel", "RotationalMechanics.xmi:515", held + 117, false},
    /* 34 */ {"E35", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k3",
        "k3.torqueThru = k3.k*k3.relPhi", "RotationalMechanics.xmi:521", held + 120, false},
    /* 35 */ {"E36", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "d3",
        "d3.a.t + d3.b.t = 0", "RotationalMechanics.xmi:478", held + 124, false},
    /* 36 */ {"E37", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "d3",
        "d3.aVRel = d3.b.aV - d3.a.aV", "RotationalMechanics.xmi:484", held + 127, false},
    /* 37 */ {"E38", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "d3",
        "d3.torqueThru = d3.b.t", "RotationalMechanics.xmi:490", held + 131, false},
    /* 38 */ {"E39", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "d3",
        "d3.torqueThru = d3.k*d3.aVRel", "RotationalMechanics.xmi:563", held + 134, false},
    /* 39 */ {"E40", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i3",
        "i3.a.aV = i3.aV", "RotationalMechanics.xmi:600", held + 138, false},
    /* 40 */ {"E41", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i3",
        "i3.b.aV = i3.aV", "RotationalMechanics.xmi:606", held + 141, false},
    /* 41 */ {"E42", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i3",
        "der(i3.angle) = i3.aV", "RotationalMechanics.xmi:612", held + 144, false},
    /* 42 */ {"E43", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i3",
        "i3.I*der(i3.aV) = i3.a.t + i3.b.t", "RotationalMechanics.xmi:618", held + 147, false},
    /* 43 */ {"E44", "RotationalMechanics::Constraints::AngleSensorConstraint::noTorque", "sensor",
        "sensor.p.t = 0", "RotationalMechanics.xmi:790", held + 152, false},
    /* 44 */ {"E45", "RotationalMechanics::Constraints::AngleSensorConstraint::motion", "sensor",
        "der(sensor.angle) = sensor.p.aV", "RotationalMechanics.xmi:796", held + 154, false},
    /* 45 */ {"E46", "RotationalMechanics::Constraints::AngleSensorConstraint::signal", "sensor",
        "sensor.out.rSig = sensor.angle/sensor.angle2Signal", "RotationalMechanics.xmi:802", held + 157, false},
    /* 46 */ {"E47", "RotationalTrain::RotationalTrain::c1", "",
        "sine.out.rSig = tau.in.rSig", "model.xmi:71", held + 161, false},
    /* 47 */ {"E48", "RotationalTrain::RotationalTrain::c2", "",
        "tau.p.aV = i1.a.aV", "model.xmi:79", held + 164, false},
    /* 48 */ {"E49", "RotationalTrain::RotationalTrain::c3", "",
        "i1.b.aV = k1.a.aV", "model.xmi:87", held + 167, false},
    /* 49 */ {"E50", "RotationalTrain::RotationalTrain::c4", "",
        "k1.b.aV = i4.a.aV", "model.xmi:95", held + 170, false},
    /* 50 */ {"E51", "RotationalTrain::RotationalTrain::c5", "",
        "i4.b.aV = g1.rotA.aV", "model.xmi:103", held + 173, false},
    /* 51 */ {"E52", "RotationalTrain::RotationalTrain::c6", "",
        "g1.rotB.aV = i5.a.aV", "model.xmi:111", held + 176, false},
    /* 52 */ {"E53", "RotationalTrain::RotationalTrain::c7", "",
        "i5.b.aV = k2.a.aV", "model.xmi:119", held + 179, false},
    /* 53 */ {"E54", "RotationalTrain::RotationalTrain::c8", "",
        "k2.b.aV = i2.a.aV", "model.xmi:127", held + 182, false},
    /* 54 */ {"E55", "RotationalTrain::RotationalTrain::c9", "",
        "i2.b.aV = k3.a.aV", "model.xmi:135", held + 185, false},
    /* 55 */ {"E56", "RotationalTrain::RotationalTrain::c10", "",
        "i2.b.aV = d3.a.aV", "model.xmi:143", held + 188, false},
    /* 56 */ {"E57", "RotationalTrain::RotationalTrain::c11", "",
        "k3.b.aV = i3.a.aV", "model.xmi:151", held + 191, false},
    /* 57 */ {"E58", "RotationalTrain::RotationalTrain::c12", "",
        "d3.b.aV = i3.a.aV", "model.xmi:159", held + 194, false},
    /* 58 */ {"E59", "RotationalTrain::RotationalTrain::c13", "",
        "i3.b.aV = sensor.p.aV", "model.xmi:167", held + 197, false},
    /* 59 */ {"E60", "RotationalTrain::RotationalTrain::c2", "",
        "tau.p.t + i1.a.t = 0", "model.xmi:79", held + 200, false},
    /* 60 */ {"E61", "RotationalTrain::RotationalTrain::c3", "",
        "i1.b.t + k1.a.t = 0", "model.xmi:87", held + 203, false},
    /* 61 */ {"E62", "RotationalTrain::RotationalTrain::c4", "",
        "k1.b.t + i4.a.t = 0", "model.xmi:95", held + 206, false},
    /* 62 */ {"E63", "RotationalTrain::RotationalTrain::c5", "",
        "i4.b.t + g1.rotA.t = 0", "model.xmi:103", held + 209, false},
    /* 63 */ {"E64", "RotationalTrain::RotationalTrain::c6", "",
        "g1.rotB.t + i5.a.t = 0", "model.xmi:111", held + 212, false},
    /* 64 */ {"E65", "RotationalTrain::RotationalTrain::c7", "",
        "i5.b.t + k2.a.t = 0", "model.xmi:119", held + 215, false},
    /* 65 */ {"E66", "RotationalTrain::RotationalTrain::c8", "",
        "k2.b.t + i2.a.t = 0", "model.xmi:127", held + 218, false},
    /* 66 */ {"E67", "RotationalTrain::RotationalTrain::c9", "",
        "i2.b.t + k3.a.t + d3.a.t = 0", "model.xmi:135", held + 221, false},
    /* 67 */ {"E68", "RotationalTrain::RotationalTrain::c11", "",
        "k3.b.t + i3.a.t + d3.b.t = 0", "model.xmi:151", held + 225, false},
    /* 68 */ {"E69", "RotationalTrain::RotationalTrain::c13", "",
        "i3.b.t + sensor.p.t = 0", "model.xmi:167", held + 229, false},
    /* 69 */ {"E16'", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "g1",
        "der(i4.aV) = g1.gearRatio*der(i5.aV)", "RotationalMechanics.xmi:647", held + 232, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

const ModelBranch *const model_branches = NULL;
const int *const model_indicator_branches = NULL;
const int model_branch_count = 0;
const int model_indicator_count = 0;

const ModelDiscrete *const model_discretes = NULL;
const int model_discrete_count = 0;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

const ModelAction *const model_actions = NULL;
const int model_action_count = 0;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 26, 28, 29, 31, 32, 33};
static const int jacobian_row_slot[] = {
    13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37};
static const int jacobian_term_slot[] = {
    0, 2, 14, 4, 16, 16, 0, 18, 4, 7, 4, 21, 6, 14, 23, 24, 7, 10, 7, 27, 9, 10, 7, 30, 31, 29, 23, 32, 10, 29, 31,
    35, 10};
static const int jacobian_term_partial[] = {
    0, 2, 3, 4, 0, 0, 1, 0, 0, 0, 1, 0, 5, 6, 7, 8, 0, 0, 1, 0, 9, 0, 1, 10, 0, 0, 11, 12, 0, 1, 1, 13, 0};
static const int jacobian_derivative[] = {
    15, 13, 19, 17, 25, 20, 22, 33, 26, 28, 36, 34, 37};
static const int jacobian_column_start[] = {
    0, 3, 4, 7, 8, 13, 14, 17, 22, 23, 26, 31, 32, 33};
static const int jacobian_row_index[] = {
    0, 1, 2, 1, 0, 2, 4, 3, 2, 3, 4, 5, 6, 5, 4, 6, 7, 6, 7, 8, 9, 10, 8, 7, 9, 10, 7, 9, 10, 11, 12, 11, 12};
static const int jacobian_colour[] = {
    0, 1, 1, 0, 2, 0, 0, 1, 0, 2, 3, 0, 0};

const ModelJacobian model_jacobian = {
    .states = 13,
    .slots = 38,
    .rows = 25,
    .loop_count = 0,
    .partial_count = 14,
    .number_count = 2,
    .colours = 4,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"RotationalTrain::RotationalTrain::c1", "", "model.xmi:71"},
    {"RotationalTrain::RotationalTrain::c2", "", "model.xmi:79"},
    {"RotationalTrain::RotationalTrain::c3", "", "model.xmi:87"},
    {"RotationalTrain::RotationalTrain::c4", "", "model.xmi:95"},
    {"RotationalTrain::RotationalTrain::c5", "", "model.xmi:103"},
    {"RotationalTrain::RotationalTrain::c6", "", "model.xmi:111"},
    {"RotationalTrain::RotationalTrain::c7", "", "model.xmi:119"},
    {"RotationalTrain::RotationalTrain::c8", "", "model.xmi:127"},
    {"RotationalTrain::RotationalTrain::c9", "", "model.xmi:135"},
    {"RotationalTrain::RotationalTrain::c10", "", "model.xmi:143"},
    {"RotationalTrain::RotationalTrain::c11", "", "model.xmi:151"},
    {"RotationalTrain::RotationalTrain::c12", "", "model.xmi:159"},
    {"RotationalTrain::RotationalTrain::c13", "", "model.xmi:167"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 4}, {false, false}},
    {1, {5, 8}, {false, false}},
    {1, {6, 9}, {false, false}},
    {2, {10, 15}, {false, false}},
    {2, {11, 16}, {false, false}},
    {3, {17, 23}, {false, false}},
    {3, {18, 24}, {false, false}},
    {4, {25, 30}, {false, false}},
    {4, {26, 31}, {false, false}},
    {5, {32, 35}, {false, false}},
    {5, {33, 36}, {false, false}},
    {6, {37, 42}, {false, false}},
    {6, {38, 43}, {false, false}},
    {7, {44, 50}, {false, false}},
    {7, {45, 51}, {false, false}},
    {8, {52, 57}, {false, false}},
    {8, {53, 58}, {false, false}},
    {9, {52, 65}, {false, false}},
    {9, {53, 66}, {false, false}},
    {10, {59, 72}, {false, false}},
    {10, {60, 73}, {false, false}},
    {11, {67, 72}, {false, false}},
    {11, {68, 73}, {false, false}},
    {12, {74, 79}, {false, false}},
    {12, {75, 80}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    5, 8, 10, 15, 17, 23, 25, 30, 32, 35, 37, 42, 44, 50, 52, 57, 59, 65, 67, 72, 74, 79};

static const ModelJoints model_joints = {25, 22, joint_table, connectors, flows};

static const char *const plot[] = {"i1.aV", "i5.aV", "sensor.angle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of RotationalTrainExperiment",
    "",
    "69 equations drawn, 1 derived; 40 eliminated as aliases, 0 redundant, 0 of constants, 30 in use",
    "13 states; 30 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  i1.aV                                         start 0.0                                           its start is given",
    "  i1.angle                                      start 0.0                                           its start is given",
    "  k1.relPhi                                     start 0.0                                           its start is given",
    "  i4.angle                                      start 0.0                                           its start is given",
    "  i5.aV                                         start 0.0                                           its start is given",
    "  i5.angle                                      start 0.0                                           its start is given",
    "  k2.relPhi                                     start 0.1                                           its start is given",
    "  i2.aV                                         start 0.0                                           its start is given",
    "  i2.angle                                      start 0.0                                           its start is given",
    "  k3.relPhi                                     start 0.0                                           its start is given",
    "  i3.aV                                         start 0.0                                           its start is given",
    "  i3.angle                                      start 0.0                                           its start is given",
    "  sensor.angle                                  start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E47    tau.in.rSig                            = sine.out.rSig                                     model.xmi:71",
    "  E48    tau.p.aV                               = i1.aV                                             model.xmi:79",
    "  E60    i1.a.t                                 = -tau.p.t                                          model.xmi:79",
    "  E3     i1.a.aV                                = i1.aV                                             RotationalMechanics.xmi:600",
    "  E61    i1.b.t                                 = k1.torqueThru                                     model.xmi:87",
    "  E4     i1.b.aV                                = i1.aV                                             RotationalMechanics.xmi:606",
    "  E7     k1.a.t                                 = -k1.torqueThru                                    RotationalMechanics.xmi:478",
    "  E49    k1.a.aV                                = i1.aV                                             model.xmi:87",
    "  E9     k1.b.t                                 = k1.torqueThru                                     RotationalMechanics.xmi:490",
    "  E50    k1.b.aV                                = i4.aV                                             model.xmi:95",
    "  E62    i4.a.t                                 = -k1.torqueThru                                    model.xmi:95",
    "  E12    i4.a.aV                                = i4.aV                                             RotationalMechanics.xmi:600",
    "  E13    i4.b.aV                                = i4.aV                                             RotationalMechanics.xmi:606",
    "  E63    g1.rotA.t                              = -i4.b.t                                           model.xmi:103",
    "  E51    g1.rotA.aV                             = i4.aV                                             model.xmi:103",
    "  E52    g1.rotB.aV                             = i5.aV                                             model.xmi:111",
    "  E64    i5.a.t                                 = -g1.rotB.t                                        model.xmi:111",
    "  E18    i5.a.aV                                = i5.aV                                             RotationalMechanics.xmi:600",
    "  E65    i5.b.t                                 = k2.torqueThru                                     model.xmi:119",
    "  E19    i5.b.aV                                = i5.aV                                             RotationalMechanics.xmi:606",
    "  E22    k2.a.t                                 = -k2.torqueThru                                    RotationalMechanics.xmi:478",
    "  E53    k2.a.aV                                = i5.aV                                             model.xmi:119",
    "  E24    k2.b.t                                 = k2.torqueThru                                     RotationalMechanics.xmi:490",
    "  E54    k2.b.aV                                = i2.aV                                             model.xmi:127",
    "  E66    i2.a.t                                 = -k2.torqueThru                                    model.xmi:127",
    "  E27    i2.a.aV                                = i2.aV                                             RotationalMechanics.xmi:600",
    "  E28    i2.b.aV                                = i2.aV                                             RotationalMechanics.xmi:606",
    "  E31    k3.a.t                                 = -k3.torqueThru                                    RotationalMechanics.xmi:478",
    "  E55    k3.a.aV                                = i2.aV                                             model.xmi:135",
    "  E33    k3.b.t                                 = k3.torqueThru                                     RotationalMechanics.xmi:490",
    "  E57    k3.b.aV                                = i3.aV                                             model.xmi:151",
    "  E36    d3.a.t                                 = -d3.torqueThru                                    RotationalMechanics.xmi:478",
    "  E56    d3.a.aV                                = i2.aV                                             model.xmi:143",
    "  E38    d3.b.t                                 = d3.torqueThru                                     RotationalMechanics.xmi:490",
    "  E58    d3.b.aV                                = i3.aV                                             model.xmi:159",
    "  E40    i3.a.aV                                = i3.aV                                             RotationalMechanics.xmi:600",
    "  E69    i3.b.t                                 = 0                                                 model.xmi:167",
    "  E41    i3.b.aV                                = i3.aV                                             RotationalMechanics.xmi:606",
    "  E44    sensor.p.t                             = 0                                                 RotationalMechanics.xmi:790",
    "  E59    sensor.p.aV                            = i3.aV                                             model.xmi:167",
    "",
    "Differentiated",
    "  E16'   der(i4.aV) = g1.gearRatio*der(i5.aV)                                                       time derivative of E16: it constrains i4.aV, i5.aV, which other equations determine already",
    "",
    "Start",
    "         i1.aV := 0.0",
    "         i1.angle := 0.0",
    "         k1.relPhi := 0.0",
    "         i4.angle := 0.0",
    "         i5.aV := 0.0",
    "         i5.angle := 0.0",
    "         k2.relPhi := 0.1",
    "         i2.aV := 0.0",
    "         i2.angle := 0.0",
    "         k3.relPhi := 0.0",
    "         i3.aV := 0.0",
    "         i3.angle := 0.0",
    "         sensor.angle := 0.0",
    "",
    "Continuous time",
    "  E1     sine.out.rSig := sine.offset + sine.amplitude*sin(6.283185307179586*sine.frequency*time)   RealSignals.xmi:246",
    "  E2     tau.p.t := -sine.out.rSig*tau.signal2Torque                                                RotationalMechanics.xmi:709",
    "  E5     der(i1.angle) := i1.aV                                                                     RotationalMechanics.xmi:612",
    "  E11    k1.torqueThru := k1.k*k1.relPhi                                                            RotationalMechanics.xmi:521",
    "  E6     der(i1.aV) := (-tau.p.t + k1.torqueThru)/i1.I  unless i1.I vanishes                        RotationalMechanics.xmi:618",
    "  E16    i4.aV := g1.gearRatio*i5.aV                                                                RotationalMechanics.xmi:647",
    "  E14    der(i4.angle) := i4.aV                                                                     RotationalMechanics.xmi:612",
    "  E8     k1.aVRel := i4.aV - i1.aV                                                                  RotationalMechanics.xmi:484",
    "  E10    der(k1.relPhi) := k1.aVRel                                                                 RotationalMechanics.xmi:515",
    "  E20    der(i5.angle) := i5.aV                                                                     RotationalMechanics.xmi:612",
    "  E23    k2.aVRel := i2.aV - i5.aV                                                                  RotationalMechanics.xmi:484",
    "  E25    der(k2.relPhi) := k2.aVRel                                                                 RotationalMechanics.xmi:515",
    "  E26    k2.torqueThru := k2.k*k2.relPhi                                                            RotationalMechanics.xmi:521",
    "  E21    der(i4.aV) := (-g1.gearRatio*k1.torqueThru + k2.torqueThru - i5.I*(0/g1.gearRatio))/(i5.I*(1/g1.gearRatio) + g1.gearRatio*i4.I)  unless i5.I*(1/g1.gearRatio) + g1.gearRatio*i4.I vanishes RotationalMechanics.xmi:618",
    "  E16'   der(i5.aV) := der(i4.aV)/g1.gearRatio  unless g1.gearRatio vanishes                        RotationalMechanics.xmi:647",
    "  E29    der(i2.angle) := i2.aV                                                                     RotationalMechanics.xmi:612",
    "  E32    k3.aVRel := i3.aV - i2.aV                                                                  RotationalMechanics.xmi:484",
    "  E34    der(k3.relPhi) := k3.aVRel                                                                 RotationalMechanics.xmi:515",
    "  E35    k3.torqueThru := k3.k*k3.relPhi                                                            RotationalMechanics.xmi:521",
    "  E37    d3.aVRel := i3.aV - i2.aV                                                                  RotationalMechanics.xmi:484",
    "  E39    d3.torqueThru := d3.k*d3.aVRel                                                             RotationalMechanics.xmi:563",
    "  E67    i2.b.t := d3.torqueThru + k3.torqueThru                                                    model.xmi:135",
    "  E30    der(i2.aV) := (-k2.torqueThru + i2.b.t)/i2.I  unless i2.I vanishes                         RotationalMechanics.xmi:618",
    "  E42    der(i3.angle) := i3.aV                                                                     RotationalMechanics.xmi:612",
    "  E68    i3.a.t := -(k3.torqueThru + d3.torqueThru)                                                 model.xmi:151",
    "  E43    der(i3.aV) := i3.a.t/i3.I  unless i3.I vanishes                                            RotationalMechanics.xmi:618",
    "  E45    der(sensor.angle) := i3.aV                                                                 RotationalMechanics.xmi:796",
    "",
    "For results only",
    "  E15    i4.b.t := i4.I*der(i4.aV) + k1.torqueThru                                                  RotationalMechanics.xmi:618",
    "  E17    g1.rotB.t := g1.gearRatio*i4.b.t                                                           RotationalMechanics.xmi:653",
    "  E46    sensor.out.rSig := sensor.angle/sensor.angle2Signal                                        RotationalMechanics.xmi:802",
    NULL};

const ModelParts model_parts = {
    .events = NULL,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = NULL,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "RotationalTrainExperiment",
    .qualified_name = "RotationalTrain::RotationalTrainExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 20.0,
    .interval = 0.02,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
