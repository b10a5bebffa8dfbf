/* RotationalTrainExperiment.c - simulation of RotationalTrain::RotationalTrainExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 13 states, 69 equations (40 eliminated), 1 time derivative of equations, no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals another
 * one, up to its sign) has no member and appears in the table model_variables alone. The comment above each statement names
 * the equation, the part and the constraint that it was drawn in, its text there, and where that stands. model_evaluate
 * computes what the derivatives need, in order; model_outputs all else; model_residuals evaluates the equations as drawn,
 * to check the former. Positions in the solver's vectors occur in model_set_states, model_get_states and
 * model_get_derivatives only.
 */
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:19 */
};

/* RealSignals::SineRealSignal */
struct SineRealSignal {
    double frequency;                       /* Hz, constant, RealSignals.xmi:69 */
    double amplitude;                       /* constant, RealSignals.xmi:74 */
    double offset;                          /* constant, RealSignals.xmi:79 */
    struct RealSignalOutElement out;        /* port, RealSignals.xmi:66 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:89 */
};

/* RotationalMechanics::FixedTorqueSource */
struct FixedTorqueSource {
    double signal2Torque;                   /* N*m, constant, RotationalMechanics.xmi:285 */
    struct AMomFlowElement p;               /* port, RotationalMechanics.xmi:282 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:143 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:147 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:151 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:23 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:27 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:68 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:72 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_2 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:143 */
    double aV;                              /* rad/s, variable, RotationalMechanics.xmi:147 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:151 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, variable */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:16 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:200 */
    struct AMomFlowElement rotB;            /* port, RotationalMechanics.xmi:197 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_3 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:143 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:147 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:151 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:16 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:23 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:27 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:122 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_4 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:143 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:147 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:151 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement a;               /* port, RotationalMechanics.xmi:13 */
};

/* RotationalMechanics::AngleSensor */
struct AngleSensor {
    double angle2Signal;                    /* rad, constant, RotationalMechanics.xmi:384 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:388 */
    double der_angle;                       /* rad/s, derivative */
    struct RealSignalOutElement out;        /* port, RotationalMechanics.xmi:381 */
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
    /* E1  sine  SineRealSignalConstraint::signal  RealSignals.xmi:230
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double sine_out_rSig = m->sine.offset
            + m->sine.amplitude * sin(6.283185307179586 * m->sine.frequency * m->time);

    /* E2  tau  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:657
     *     in.rSig is sine.out.rSig */
    const double tau_p_t = -(sine_out_rSig * m->tau.signal2Torque);

    /* E5  i1  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    m->i1.der_angle = m->i1.aV;

    /* E11  k1  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    const double k1_torqueThru = m->k1.k * m->k1.relPhi;

    /* E6  i1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579
     *     solved for der(i1.aV); a.t is -tau.p.t, b.t is k1.torqueThru */
    m->i1.der_aV = (-tau_p_t + k1_torqueThru) / m->i1.I_;

    /* E16  g1  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:603
     *     rotA.aV is i4.aV, rotB.aV is i5.aV */
    const double i4_aV = m->g1.gearRatio * m->i5.aV;

    /* E14  i4  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    m->i4.der_angle = i4_aV;

    /* E8  k1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462
     *     b.aV is i4.aV, a.aV is i1.aV */
    const double k1_aVRel = i4_aV - m->i1.aV;

    /* E10  k1  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    m->k1.der_relPhi = k1_aVRel;

    /* E20  i5  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    m->i5.der_angle = m->i5.aV;

    /* E23  k2  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462
     *     b.aV is i2.aV, a.aV is i5.aV */
    const double k2_aVRel = m->i2.aV - m->i5.aV;

    /* E25  k2  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    m->k2.der_relPhi = k2_aVRel;

    /* E26  k2  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    const double k2_torqueThru = m->k2.k * m->k2.relPhi;

    /* E21  i5  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579
     *     solved for der(i4.aV); a.t is -g1.rotB.t, b.t is k2.torqueThru */
    const double der_i4_aV = (-(m->g1.gearRatio * k1_torqueThru) + k2_torqueThru - m->i5.I_ * (0.0 / m->g1.gearRatio))
            / (m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_);

    /* E16'  time derivative of E16  g1  IdealFixedGearBoxConstraint::ratio  RotationalMechanics.xmi:603
     *     aVA = gearRatio*aVB
     *     solved for der(i5.aV); rotA.aV is i4.aV, rotB.aV is i5.aV */
    m->i5.der_aV = der_i4_aV / m->g1.gearRatio;

    /* E29  i2  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    m->i2.der_angle = m->i2.aV;

    /* E32  k3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462
     *     b.aV is i3.aV, a.aV is i2.aV */
    const double k3_aVRel = m->i3.aV - m->i2.aV;

    /* E34  k3  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    m->k3.der_relPhi = k3_aVRel;

    /* E35  k3  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    const double k3_torqueThru = m->k3.k * m->k3.relPhi;

    /* E37  d3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462
     *     b.aV is i3.aV, a.aV is i2.aV */
    const double d3_aVRel = m->i3.aV - m->i2.aV;

    /* E39  d3  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:531 */
    const double d3_torqueThru = m->d3.k * d3_aVRel;

    /* E67  flows at RotationalTrain::c9  i2.b.t + k3.a.t + d3.a.t = 0  model.xmi:135
     *     solved for i2.b.t; k3.a.t is -k3.torqueThru, d3.a.t is -d3.torqueThru */
    const double i2_b_t = d3_torqueThru + k3_torqueThru;

    /* E30  i2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579
     *     solved for der(i2.aV); a.t is -k2.torqueThru */
    m->i2.der_aV = (-k2_torqueThru + i2_b_t) / m->i2.I_;

    /* E42  i3  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    m->i3.der_angle = m->i3.aV;

    /* E68  flows at RotationalTrain::c11  k3.b.t + i3.a.t + d3.b.t = 0  model.xmi:151
     *     solved for i3.a.t; k3.b.t is k3.torqueThru, d3.b.t is d3.torqueThru */
    const double i3_a_t = -(k3_torqueThru + d3_torqueThru);

    /* E43  i3  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579
     *     solved for der(i3.aV); b.t is 0 */
    m->i3.der_aV = i3_a_t / m->i3.I_;

    /* E45  sensor  AngleSensorConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:732
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

    /* E15  i4  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579
     *     solved for i4.b.t; a.t is -k1.torqueThru */
    m->i4.b.t = m->i4.I_ * m->i4.der_aV + m->k1.torqueThru;

    /* E17  g1  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:609
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

    /* E46  sensor  AngleSensorConstraint::signal  y = angle/angle2Signal  RotationalMechanics.xmi:738 */
    m->sensor.out.rSig = m->sensor.angle / m->sensor.angle2Signal;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E6  i1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    if (!(fabs(m->i1.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 5, NULL, m->i1.I_);

    /* divisor in E21  i5  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    const double divisor_for_der_i4_aV = m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_;
    if (!(fabs(divisor_for_der_i4_aV) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 20, NULL, divisor_for_der_i4_aV);

    /* divisor in E16'  time derivative of E16  g1  IdealFixedGearBoxConstraint::ratio  RotationalMechanics.xmi:603
     *     aVA = gearRatio*aVB */
    if (!(fabs(m->g1.gearRatio) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 69, NULL, m->g1.gearRatio);

    /* divisor in E30  i2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    if (!(fabs(m->i2.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 29, NULL, m->i2.I_);

    /* divisor in E43  i3  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
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

    return MODEL_OK;
}

void model_accept(Model *m)
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

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double *residual, double *scale)
{
    /* E1  sine  SineRealSignalConstraint::signal  RealSignals.xmi:230
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double part_of_E1 = m->sine.amplitude * sin(2.0 * 3.141592653589793 * m->sine.frequency * m->time);
    residual[0] = m->sine.out.rSig - (m->sine.offset + part_of_E1);
    scale[0] = fabs(m->sine.out.rSig) + fabs(m->sine.offset) + fabs(part_of_E1);

    /* E2  tau  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:657 */
    residual[1] = m->tau.p.t + (m->sine.out.rSig * m->tau.signal2Torque);
    scale[1] = fabs(m->tau.p.t) + fabs(m->sine.out.rSig * m->tau.signal2Torque);

    /* E3  i1  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:561 */
    residual[2] = 0.0; /* both sides are one variable */
    scale[2] = fabs(m->i1.aV) + fabs(m->i1.aV);

    /* E4  i1  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:567 */
    residual[3] = 0.0; /* both sides are one variable */
    scale[3] = fabs(m->i1.aV) + fabs(m->i1.aV);

    /* E5  i1  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    residual[4] = m->i1.der_angle - m->i1.aV;
    scale[4] = fabs(m->i1.der_angle) + fabs(m->i1.aV);

    /* E6  i1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    residual[5] = m->i1.I_ * m->i1.der_aV - (-m->tau.p.t + m->k1.torqueThru);
    scale[5] = fabs(m->i1.I_ * m->i1.der_aV) + fabs(m->tau.p.t) + fabs(m->k1.torqueThru);

    /* E7  k1  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[6] = -m->k1.torqueThru + m->k1.torqueThru - 0.0;
    scale[6] = fabs(m->k1.torqueThru) + fabs(m->k1.torqueThru);

    /* E8  k1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[7] = m->k1.aVRel - (m->i4.aV - m->i1.aV);
    scale[7] = fabs(m->k1.aVRel) + fabs(m->i4.aV) + fabs(m->i1.aV);

    /* E9  k1  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[8] = 0.0; /* both sides are one variable */
    scale[8] = fabs(m->k1.torqueThru) + fabs(m->k1.torqueThru);

    /* E10  k1  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    residual[9] = m->k1.der_relPhi - m->k1.aVRel;
    scale[9] = fabs(m->k1.der_relPhi) + fabs(m->k1.aVRel);

    /* E11  k1  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    residual[10] = m->k1.torqueThru - m->k1.k * m->k1.relPhi;
    scale[10] = fabs(m->k1.torqueThru) + fabs(m->k1.k * m->k1.relPhi);

    /* E12  i4  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:561 */
    residual[11] = 0.0; /* both sides are one variable */
    scale[11] = fabs(m->i4.aV) + fabs(m->i4.aV);

    /* E13  i4  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:567 */
    residual[12] = 0.0; /* both sides are one variable */
    scale[12] = fabs(m->i4.aV) + fabs(m->i4.aV);

    /* E14  i4  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    residual[13] = m->i4.der_angle - m->i4.aV;
    scale[13] = fabs(m->i4.der_angle) + fabs(m->i4.aV);

    /* E15  i4  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    residual[14] = m->i4.I_ * m->i4.der_aV - (-m->k1.torqueThru + m->i4.b.t);
    scale[14] = fabs(m->i4.I_ * m->i4.der_aV) + fabs(m->k1.torqueThru) + fabs(m->i4.b.t);

    /* E16  g1  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:603 */
    residual[15] = m->i4.aV - m->g1.gearRatio * m->i5.aV;
    scale[15] = fabs(m->i4.aV) + fabs(m->g1.gearRatio * m->i5.aV);

    /* E17  g1  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:609 */
    residual[16] = m->g1.rotB.t + (m->g1.gearRatio * (-m->i4.b.t));
    scale[16] = fabs(m->g1.rotB.t) + fabs(m->g1.gearRatio * (-m->i4.b.t));

    /* E18  i5  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:561 */
    residual[17] = 0.0; /* both sides are one variable */
    scale[17] = fabs(m->i5.aV) + fabs(m->i5.aV);

    /* E19  i5  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:567 */
    residual[18] = 0.0; /* both sides are one variable */
    scale[18] = fabs(m->i5.aV) + fabs(m->i5.aV);

    /* E20  i5  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    residual[19] = m->i5.der_angle - m->i5.aV;
    scale[19] = fabs(m->i5.der_angle) + fabs(m->i5.aV);

    /* E21  i5  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    residual[20] = m->i5.I_ * m->i5.der_aV - (-m->g1.rotB.t + m->k2.torqueThru);
    scale[20] = fabs(m->i5.I_ * m->i5.der_aV) + fabs(m->g1.rotB.t) + fabs(m->k2.torqueThru);

    /* E22  k2  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[21] = -m->k2.torqueThru + m->k2.torqueThru - 0.0;
    scale[21] = fabs(m->k2.torqueThru) + fabs(m->k2.torqueThru);

    /* E23  k2  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[22] = m->k2.aVRel - (m->i2.aV - m->i5.aV);
    scale[22] = fabs(m->k2.aVRel) + fabs(m->i2.aV) + fabs(m->i5.aV);

    /* E24  k2  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[23] = 0.0; /* both sides are one variable */
    scale[23] = fabs(m->k2.torqueThru) + fabs(m->k2.torqueThru);

    /* E25  k2  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    residual[24] = m->k2.der_relPhi - m->k2.aVRel;
    scale[24] = fabs(m->k2.der_relPhi) + fabs(m->k2.aVRel);

    /* E26  k2  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    residual[25] = m->k2.torqueThru - m->k2.k * m->k2.relPhi;
    scale[25] = fabs(m->k2.torqueThru) + fabs(m->k2.k * m->k2.relPhi);

    /* E27  i2  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:561 */
    residual[26] = 0.0; /* both sides are one variable */
    scale[26] = fabs(m->i2.aV) + fabs(m->i2.aV);

    /* E28  i2  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:567 */
    residual[27] = 0.0; /* both sides are one variable */
    scale[27] = fabs(m->i2.aV) + fabs(m->i2.aV);

    /* E29  i2  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    residual[28] = m->i2.der_angle - m->i2.aV;
    scale[28] = fabs(m->i2.der_angle) + fabs(m->i2.aV);

    /* E30  i2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    residual[29] = m->i2.I_ * m->i2.der_aV - (-m->k2.torqueThru + m->i2.b.t);
    scale[29] = fabs(m->i2.I_ * m->i2.der_aV) + fabs(m->k2.torqueThru) + fabs(m->i2.b.t);
}

static NOINLINE void residuals_2(const Model *m, double *residual, double *scale)
{
    /* E31  k3  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[30] = -m->k3.torqueThru + m->k3.torqueThru - 0.0;
    scale[30] = fabs(m->k3.torqueThru) + fabs(m->k3.torqueThru);

    /* E32  k3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[31] = m->k3.aVRel - (m->i3.aV - m->i2.aV);
    scale[31] = fabs(m->k3.aVRel) + fabs(m->i3.aV) + fabs(m->i2.aV);

    /* E33  k3  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[32] = 0.0; /* both sides are one variable */
    scale[32] = fabs(m->k3.torqueThru) + fabs(m->k3.torqueThru);

    /* E34  k3  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    residual[33] = m->k3.der_relPhi - m->k3.aVRel;
    scale[33] = fabs(m->k3.der_relPhi) + fabs(m->k3.aVRel);

    /* E35  k3  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    residual[34] = m->k3.torqueThru - m->k3.k * m->k3.relPhi;
    scale[34] = fabs(m->k3.torqueThru) + fabs(m->k3.k * m->k3.relPhi);

    /* E36  d3  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[35] = -m->d3.torqueThru + m->d3.torqueThru - 0.0;
    scale[35] = fabs(m->d3.torqueThru) + fabs(m->d3.torqueThru);

    /* E37  d3  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[36] = m->d3.aVRel - (m->i3.aV - m->i2.aV);
    scale[36] = fabs(m->d3.aVRel) + fabs(m->i3.aV) + fabs(m->i2.aV);

    /* E38  d3  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[37] = 0.0; /* both sides are one variable */
    scale[37] = fabs(m->d3.torqueThru) + fabs(m->d3.torqueThru);

    /* E39  d3  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:531 */
    residual[38] = m->d3.torqueThru - m->d3.k * m->d3.aVRel;
    scale[38] = fabs(m->d3.torqueThru) + fabs(m->d3.k * m->d3.aVRel);

    /* E40  i3  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:561 */
    residual[39] = 0.0; /* both sides are one variable */
    scale[39] = fabs(m->i3.aV) + fabs(m->i3.aV);

    /* E41  i3  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:567 */
    residual[40] = 0.0; /* both sides are one variable */
    scale[40] = fabs(m->i3.aV) + fabs(m->i3.aV);

    /* E42  i3  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    residual[41] = m->i3.der_angle - m->i3.aV;
    scale[41] = fabs(m->i3.der_angle) + fabs(m->i3.aV);

    /* E43  i3  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    residual[42] = m->i3.I_ * m->i3.der_aV - (m->i3.a.t + 0.0);
    scale[42] = fabs(m->i3.I_ * m->i3.der_aV) + fabs(m->i3.a.t);

    /* E44  sensor  AngleSensorConstraint::noTorque  t = 0  RotationalMechanics.xmi:726 */
    residual[43] = 0.0 - 0.0;
    scale[43] = 0.0;

    /* E45  sensor  AngleSensorConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:732 */
    residual[44] = m->sensor.der_angle - m->i3.aV;
    scale[44] = fabs(m->sensor.der_angle) + fabs(m->i3.aV);

    /* E46  sensor  AngleSensorConstraint::signal  y = angle/angle2Signal  RotationalMechanics.xmi:738 */
    residual[45] = m->sensor.out.rSig - m->sensor.angle / m->sensor.angle2Signal;
    scale[45] = fabs(m->sensor.out.rSig) + fabs(m->sensor.angle / m->sensor.angle2Signal);

    /* E47  connection RotationalTrain::c1  sine.out.rSig = tau.in.rSig  model.xmi:71 */
    residual[46] = 0.0; /* both sides are one variable */
    scale[46] = fabs(m->sine.out.rSig) + fabs(m->sine.out.rSig);

    /* E48  connection RotationalTrain::c2  tau.p.aV = i1.a.aV  model.xmi:79 */
    residual[47] = 0.0; /* both sides are one variable */
    scale[47] = fabs(m->i1.aV) + fabs(m->i1.aV);

    /* E49  connection RotationalTrain::c3  i1.b.aV = k1.a.aV  model.xmi:87 */
    residual[48] = 0.0; /* both sides are one variable */
    scale[48] = fabs(m->i1.aV) + fabs(m->i1.aV);

    /* E50  connection RotationalTrain::c4  k1.b.aV = i4.a.aV  model.xmi:95 */
    residual[49] = 0.0; /* both sides are one variable */
    scale[49] = fabs(m->i4.aV) + fabs(m->i4.aV);

    /* E51  connection RotationalTrain::c5  i4.b.aV = g1.rotA.aV  model.xmi:103 */
    residual[50] = 0.0; /* both sides are one variable */
    scale[50] = fabs(m->i4.aV) + fabs(m->i4.aV);

    /* E52  connection RotationalTrain::c6  g1.rotB.aV = i5.a.aV  model.xmi:111 */
    residual[51] = 0.0; /* both sides are one variable */
    scale[51] = fabs(m->i5.aV) + fabs(m->i5.aV);

    /* E53  connection RotationalTrain::c7  i5.b.aV = k2.a.aV  model.xmi:119 */
    residual[52] = 0.0; /* both sides are one variable */
    scale[52] = fabs(m->i5.aV) + fabs(m->i5.aV);

    /* E54  connection RotationalTrain::c8  k2.b.aV = i2.a.aV  model.xmi:127 */
    residual[53] = 0.0; /* both sides are one variable */
    scale[53] = fabs(m->i2.aV) + fabs(m->i2.aV);

    /* E55  connection RotationalTrain::c9  i2.b.aV = k3.a.aV  model.xmi:135 */
    residual[54] = 0.0; /* both sides are one variable */
    scale[54] = fabs(m->i2.aV) + fabs(m->i2.aV);

    /* E56  connection RotationalTrain::c10  i2.b.aV = d3.a.aV  model.xmi:143 */
    residual[55] = 0.0; /* both sides are one variable */
    scale[55] = fabs(m->i2.aV) + fabs(m->i2.aV);

    /* E57  connection RotationalTrain::c11  k3.b.aV = i3.a.aV  model.xmi:151 */
    residual[56] = 0.0; /* both sides are one variable */
    scale[56] = fabs(m->i3.aV) + fabs(m->i3.aV);

    /* E58  connection RotationalTrain::c12  d3.b.aV = i3.a.aV  model.xmi:159 */
    residual[57] = 0.0; /* both sides are one variable */
    scale[57] = fabs(m->i3.aV) + fabs(m->i3.aV);

    /* E59  connection RotationalTrain::c13  i3.b.aV = sensor.p.aV  model.xmi:167 */
    residual[58] = 0.0; /* both sides are one variable */
    scale[58] = fabs(m->i3.aV) + fabs(m->i3.aV);

    /* E60  flows at RotationalTrain::c2  tau.p.t + i1.a.t = 0  model.xmi:79 */
    residual[59] = m->tau.p.t - m->tau.p.t - 0.0;
    scale[59] = fabs(m->tau.p.t) + fabs(m->tau.p.t);
}

static NOINLINE void residuals_3(const Model *m, double *residual, double *scale)
{
    /* E61  flows at RotationalTrain::c3  i1.b.t + k1.a.t = 0  model.xmi:87 */
    residual[60] = m->k1.torqueThru - m->k1.torqueThru - 0.0;
    scale[60] = fabs(m->k1.torqueThru) + fabs(m->k1.torqueThru);

    /* E62  flows at RotationalTrain::c4  k1.b.t + i4.a.t = 0  model.xmi:95 */
    residual[61] = m->k1.torqueThru - m->k1.torqueThru - 0.0;
    scale[61] = fabs(m->k1.torqueThru) + fabs(m->k1.torqueThru);

    /* E63  flows at RotationalTrain::c5  i4.b.t + g1.rotA.t = 0  model.xmi:103 */
    residual[62] = m->i4.b.t - m->i4.b.t - 0.0;
    scale[62] = fabs(m->i4.b.t) + fabs(m->i4.b.t);

    /* E64  flows at RotationalTrain::c6  g1.rotB.t + i5.a.t = 0  model.xmi:111 */
    residual[63] = m->g1.rotB.t - m->g1.rotB.t - 0.0;
    scale[63] = fabs(m->g1.rotB.t) + fabs(m->g1.rotB.t);

    /* E65  flows at RotationalTrain::c7  i5.b.t + k2.a.t = 0  model.xmi:119 */
    residual[64] = m->k2.torqueThru - m->k2.torqueThru - 0.0;
    scale[64] = fabs(m->k2.torqueThru) + fabs(m->k2.torqueThru);

    /* E66  flows at RotationalTrain::c8  k2.b.t + i2.a.t = 0  model.xmi:127 */
    residual[65] = m->k2.torqueThru - m->k2.torqueThru - 0.0;
    scale[65] = fabs(m->k2.torqueThru) + fabs(m->k2.torqueThru);

    /* E67  flows at RotationalTrain::c9  i2.b.t + k3.a.t + d3.a.t = 0  model.xmi:135 */
    residual[66] = m->i2.b.t - m->k3.torqueThru - m->d3.torqueThru - 0.0;
    scale[66] = fabs(m->i2.b.t) + fabs(m->k3.torqueThru) + fabs(m->d3.torqueThru);

    /* E68  flows at RotationalTrain::c11  k3.b.t + i3.a.t + d3.b.t = 0  model.xmi:151 */
    residual[67] = m->k3.torqueThru + m->i3.a.t + m->d3.torqueThru - 0.0;
    scale[67] = fabs(m->k3.torqueThru) + fabs(m->i3.a.t) + fabs(m->d3.torqueThru);

    /* E69  flows at RotationalTrain::c13  i3.b.t + sensor.p.t = 0  model.xmi:167 */
    residual[68] = 0.0 + 0.0 - 0.0;
    scale[68] = 0.0;
}

void model_residuals(const Model *m, double *residual, double *scale)
{
    residuals(m, residual, scale);
    residuals_2(m, residual, scale);
    residuals_3(m, residual, scale);
}

/* ---- tables ---- */

const int model_variable_count = 98;
const int model_equation_count = 70;
const int model_constraint_count = 69;
const int model_loop_count = 0;

/* Path, unit, description, source, what it equals, what to set instead,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"sine.out.rSig", "", "",
        "SysPhSLibrary.xmi:19 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sine.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, false},
    /* 1 */ {"sine.frequency", "Hz", "Periods per second",
        "RealSignals.xmi:69 RealSignals::SineRealSignal::frequency", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.frequency), 1, 0.0, offsetof(Model, sine.frequency), 0.0, -1, false},
    /* 2 */ {"sine.amplitude", "", "Amplitude of the wave",
        "RealSignals.xmi:74 RealSignals::SineRealSignal::amplitude", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.amplitude), 1, 0.0, offsetof(Model, sine.amplitude), 0.0, -1, false},
    /* 3 */ {"sine.offset", "", "Mean of the wave",
        "RealSignals.xmi:79 RealSignals::SineRealSignal::offset", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.offset), 1, 0.0, offsetof(Model, sine.offset), 0.0, -1, false},
    /* 4 */ {"tau.in.rSig", "", "",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "sine.out.rSig", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sine.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 46, false},
    /* 5 */ {"tau.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tau.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, false},
    /* 6 */ {"tau.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 47, false},
    /* 7 */ {"tau.signal2Torque", "N*m", "Torque at signal one",
        "RotationalMechanics.xmi:285 RotationalMechanics::FixedTorqueSource::signal2Torque", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tau.signal2Torque), 1, 0.0, offsetof(Model, tau.signal2Torque), 0.0, -1, false},
    /* 8 */ {"i1.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-tau.p.t", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tau.p.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 59, false},
    /* 9 */ {"i1.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 2, false},
    /* 10 */ {"i1.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k1.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 60, false},
    /* 11 */ {"i1.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 3, false},
    /* 12 */ {"i1.I", "kg*m^2", "Moment of inertia about the axis",
        "RotationalMechanics.xmi:143 RotationalMechanics::RotInertia::I", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i1.I_), 1, 0.0, offsetof(Model, i1.I_), 0.0, -1, false},
    /* 13 */ {"i1.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_STATE, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, -1, false},
    /* 14 */ {"i1.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, i1.angle), 1, 0.0, offsetof(Model, start.i1_angle), 0.0, -1, false},
    /* 15 */ {"k1.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k1.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, false},
    /* 16 */ {"k1.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i1.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i1.aV), 1, 0.0, offsetof(Model, start.i1_aV), 0.0, 48, false},
    /* 17 */ {"k1.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k1.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, false},
    /* 18 */ {"k1.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 49, false},
    /* 19 */ {"k1.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, false},
    /* 20 */ {"k1.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, false},
    /* 21 */ {"k1.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:68 RotationalMechanics::RotLinearSpring::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, k1.k), 1, 0.0, offsetof(Model, k1.k), 0.0, -1, false},
    /* 22 */ {"k1.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_STATE, offsetof(Model, k1.relPhi), 1, 0.0, offsetof(Model, start.k1_relPhi), 0.0, -1, false},
    /* 23 */ {"i4.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k1.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 61, false},
    /* 24 */ {"i4.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, false},
    /* 25 */ {"i4.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, false},
    /* 26 */ {"i4.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, false},
    /* 27 */ {"i4.I", "kg*m^2", "Moment of inertia about the axis",
        "RotationalMechanics.xmi:143 RotationalMechanics::RotInertia::I", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i4.I_), 1, 0.0, offsetof(Model, i4.I_), 0.0, -1, false},
    /* 28 */ {"i4.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, false},
    /* 29 */ {"i4.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, i4.angle), 1, 0.0, offsetof(Model, start.i4_angle), 0.0, -1, false},
    /* 30 */ {"g1.rotA.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-i4.b.t", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.b.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 62, false},
    /* 31 */ {"g1.rotA.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i4.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i4.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 50, false},
    /* 32 */ {"g1.rotB.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, g1.rotB.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, false},
    /* 33 */ {"g1.rotB.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 51, false},
    /* 34 */ {"g1.gearRatio", "", "Angular velocity of rotA over that of rotB",
        "RotationalMechanics.xmi:200 RotationalMechanics::IdealFixedGearBox::gearRatio", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, g1.gearRatio), 1, 0.0, offsetof(Model, g1.gearRatio), 0.0, -1, false},
    /* 35 */ {"i5.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-g1.rotB.t", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, g1.rotB.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 63, false},
    /* 36 */ {"i5.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 17, false},
    /* 37 */ {"i5.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k2.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 64, false},
    /* 38 */ {"i5.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 18, false},
    /* 39 */ {"i5.I", "kg*m^2", "Moment of inertia about the axis",
        "RotationalMechanics.xmi:143 RotationalMechanics::RotInertia::I", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i5.I_), 1, 0.0, offsetof(Model, i5.I_), 0.0, -1, false},
    /* 40 */ {"i5.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_STATE, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, -1, false},
    /* 41 */ {"i5.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, i5.angle), 1, 0.0, offsetof(Model, start.i5_angle), 0.0, -1, false},
    /* 42 */ {"k2.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k2.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, false},
    /* 43 */ {"k2.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i5.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i5.aV), 1, 0.0, offsetof(Model, start.i5_aV), 0.0, 52, false},
    /* 44 */ {"k2.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k2.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, false},
    /* 45 */ {"k2.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 53, false},
    /* 46 */ {"k2.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, false},
    /* 47 */ {"k2.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, false},
    /* 48 */ {"k2.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:68 RotationalMechanics::RotLinearSpring::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, k2.k), 1, 0.0, offsetof(Model, k2.k), 0.0, -1, false},
    /* 49 */ {"k2.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_STATE, offsetof(Model, k2.relPhi), 1, 0.0, offsetof(Model, start.k2_relPhi), 0.0, -1, false},
    /* 50 */ {"i2.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k2.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k2.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 65, false},
    /* 51 */ {"i2.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 26, false},
    /* 52 */ {"i2.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 66, false},
    /* 53 */ {"i2.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 27, false},
    /* 54 */ {"i2.I", "kg*m^2", "Moment of inertia about the axis",
        "RotationalMechanics.xmi:143 RotationalMechanics::RotInertia::I", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i2.I_), 1, 0.0, offsetof(Model, i2.I_), 0.0, -1, false},
    /* 55 */ {"i2.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_STATE, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, -1, false},
    /* 56 */ {"i2.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, i2.angle), 1, 0.0, offsetof(Model, start.i2_angle), 0.0, -1, false},
    /* 57 */ {"k3.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-k3.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 30, false},
    /* 58 */ {"k3.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 54, false},
    /* 59 */ {"k3.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "k3.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 32, false},
    /* 60 */ {"k3.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 56, false},
    /* 61 */ {"k3.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 31, false},
    /* 62 */ {"k3.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 34, false},
    /* 63 */ {"k3.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:68 RotationalMechanics::RotLinearSpring::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, k3.k), 1, 0.0, offsetof(Model, k3.k), 0.0, -1, false},
    /* 64 */ {"k3.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_STATE, offsetof(Model, k3.relPhi), 1, 0.0, offsetof(Model, start.k3_relPhi), 0.0, -1, false},
    /* 65 */ {"d3.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-d3.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 35, false},
    /* 66 */ {"d3.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i2.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i2.aV), 1, 0.0, offsetof(Model, start.i2_aV), 0.0, 55, false},
    /* 67 */ {"d3.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "d3.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 37, false},
    /* 68 */ {"d3.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 57, false},
    /* 69 */ {"d3.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 36, false},
    /* 70 */ {"d3.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d3.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 38, false},
    /* 71 */ {"d3.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:122 RotationalMechanics::RotLinearDamper::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, d3.k), 1, 0.0, offsetof(Model, d3.k), 0.0, -1, false},
    /* 72 */ {"i3.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.a.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 67, false},
    /* 73 */ {"i3.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 39, false},
    /* 74 */ {"i3.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 68, false},
    /* 75 */ {"i3.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 40, false},
    /* 76 */ {"i3.I", "kg*m^2", "Moment of inertia about the axis",
        "RotationalMechanics.xmi:143 RotationalMechanics::RotInertia::I", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i3.I_), 1, 0.0, offsetof(Model, i3.I_), 0.0, -1, false},
    /* 77 */ {"i3.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_STATE, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, -1, false},
    /* 78 */ {"i3.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, i3.angle), 1, 0.0, offsetof(Model, start.i3_angle), 0.0, -1, false},
    /* 79 */ {"sensor.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 43, false},
    /* 80 */ {"sensor.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "i3.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i3.aV), 1, 0.0, offsetof(Model, start.i3_aV), 0.0, 58, false},
    /* 81 */ {"sensor.out.rSig", "", "",
        "SysPhSLibrary.xmi:19 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sensor.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 45, false},
    /* 82 */ {"sensor.angle2Signal", "rad", "Angle at which the signal is one",
        "RotationalMechanics.xmi:384 RotationalMechanics::AngleSensor::angle2Signal", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sensor.angle2Signal), 1, 0.0, offsetof(Model, sensor.angle2Signal), 0.0, -1, false},
    /* 83 */ {"sensor.angle", "rad", "Angle turned",
        "RotationalMechanics.xmi:388 RotationalMechanics::AngleSensor::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, sensor.angle), 1, 0.0, offsetof(Model, start.sensor_angle), 0.0, -1, false},
    /* 84 */ {"der(i1.angle)", "rad/s", "",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i1.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, false},
    /* 85 */ {"der(i1.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i1.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, false},
    /* 86 */ {"der(k1.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, k1.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, false},
    /* 87 */ {"der(i4.angle)", "rad/s", "",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i4.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, false},
    /* 88 */ {"der(i4.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i4.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, false},
    /* 89 */ {"der(i5.angle)", "rad/s", "",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i5.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, false},
    /* 90 */ {"der(i5.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i5.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 69, false},
    /* 91 */ {"der(k2.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, k2.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, false},
    /* 92 */ {"der(i2.angle)", "rad/s", "",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i2.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 28, false},
    /* 93 */ {"der(i2.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i2.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 29, false},
    /* 94 */ {"der(k3.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, k3.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 33, false},
    /* 95 */ {"der(i3.angle)", "rad/s", "",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i3.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 41, false},
    /* 96 */ {"der(i3.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i3.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 42, false},
    /* 97 */ {"der(sensor.angle)", "rad/s", "",
        "RotationalMechanics.xmi:388 RotationalMechanics::AngleSensor::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sensor.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 44, false},
};

/* Id, constraint or connector, part, text with paths, source. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "RealSignals::Constraints::SineRealSignalConstraint::signal", "sine",
        "sine.out.rSig = sine.offset + sine.amplitude*sin(2*3.141592653589793*sine.frequency*time)", "RealSignals.xmi:230"},
    /* 1 */ {"E2", "RotationalMechanics::Constraints::FixedTorqueSourceConstraint::torque", "tau",
        "tau.p.t = -tau.in.rSig*tau.signal2Torque", "RotationalMechanics.xmi:657"},
    /* 2 */ {"E3", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i1",
        "i1.a.aV = i1.aV", "RotationalMechanics.xmi:561"},
    /* 3 */ {"E4", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i1",
        "i1.b.aV = i1.aV", "RotationalMechanics.xmi:567"},
    /* 4 */ {"E5", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i1",
        "der(i1.angle) = i1.aV", "RotationalMechanics.xmi:573"},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i1",
        "i1.I*der(i1.aV) = i1.a.t + i1.b.t", "RotationalMechanics.xmi:579"},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k1",
        "k1.a.t + k1.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k1",
        "k1.aVRel = k1.b.aV - k1.a.aV", "RotationalMechanics.xmi:462"},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k1",
        "k1.torqueThru = k1.b.t", "RotationalMechanics.xmi:468"},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k1",
        "der(k1.relPhi) = k1.aVRel", "RotationalMechanics.xmi:489"},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k1",
        "k1.torqueThru = k1.k*k1.relPhi", "RotationalMechanics.xmi:495"},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i4",
        "i4.a.aV = i4.aV", "RotationalMechanics.xmi:561"},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i4",
        "i4.b.aV = i4.aV", "RotationalMechanics.xmi:567"},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i4",
        "der(i4.angle) = i4.aV", "RotationalMechanics.xmi:573"},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i4",
        "i4.I*der(i4.aV) = i4.a.t + i4.b.t", "RotationalMechanics.xmi:579"},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "g1",
        "g1.rotA.aV = g1.gearRatio*g1.rotB.aV", "RotationalMechanics.xmi:603"},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::torque", "g1",
        "g1.rotB.t = -g1.gearRatio*g1.rotA.t", "RotationalMechanics.xmi:609"},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i5",
        "i5.a.aV = i5.aV", "RotationalMechanics.xmi:561"},
    /* 18 */ {"E19", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i5",
        "i5.b.aV = i5.aV", "RotationalMechanics.xmi:567"},
    /* 19 */ {"E20", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i5",
        "der(i5.angle) = i5.aV", "RotationalMechanics.xmi:573"},
    /* 20 */ {"E21", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i5",
        "i5.I*der(i5.aV) = i5.a.t + i5.b.t", "RotationalMechanics.xmi:579"},
    /* 21 */ {"E22", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k2",
        "k2.a.t + k2.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 22 */ {"E23", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k2",
        "k2.aVRel = k2.b.aV - k2.a.aV", "RotationalMechanics.xmi:462"},
    /* 23 */ {"E24", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k2",
        "k2.torqueThru = k2.b.t", "RotationalMechanics.xmi:468"},
    /* 24 */ {"E25", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k2",
        "der(k2.relPhi) = k2.aVRel", "RotationalMechanics.xmi:489"},
    /* 25 */ {"E26", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k2",
        "k2.torqueThru = k2.k*k2.relPhi", "RotationalMechanics.xmi:495"},
    /* 26 */ {"E27", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i2",
        "i2.a.aV = i2.aV", "RotationalMechanics.xmi:561"},
    /* 27 */ {"E28", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i2",
        "i2.b.aV = i2.aV", "RotationalMechanics.xmi:567"},
    /* 28 */ {"E29", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i2",
        "der(i2.angle) = i2.aV", "RotationalMechanics.xmi:573"},
    /* 29 */ {"E30", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i2",
        "i2.I*der(i2.aV) = i2.a.t + i2.b.t", "RotationalMechanics.xmi:579"},
    /* 30 */ {"E31", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k3",
        "k3.a.t + k3.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 31 */ {"E32", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k3",
        "k3.aVRel = k3.b.aV - k3.a.aV", "RotationalMechanics.xmi:462"},
    /* 32 */ {"E33", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k3",
        "k3.torqueThru = k3.b.t", "RotationalMechanics.xmi:468"},
    /* 33 */ {"E34", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k3",
        "der(k3.relPhi) = k3.aVRel", "RotationalMechanics.xmi:489"},
    /* 34 */ {"E35", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k3",
        "k3.torqueThru = k3.k*k3.relPhi", "RotationalMechanics.xmi:495"},
    /* 35 */ {"E36", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "d3",
        "d3.a.t + d3.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 36 */ {"E37", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "d3",
        "d3.aVRel = d3.b.aV - d3.a.aV", "RotationalMechanics.xmi:462"},
    /* 37 */ {"E38", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "d3",
        "d3.torqueThru = d3.b.t", "RotationalMechanics.xmi:468"},
    /* 38 */ {"E39", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "d3",
        "d3.torqueThru = d3.k*d3.aVRel", "RotationalMechanics.xmi:531"},
    /* 39 */ {"E40", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i3",
        "i3.a.aV = i3.aV", "RotationalMechanics.xmi:561"},
    /* 40 */ {"E41", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i3",
        "i3.b.aV = i3.aV", "RotationalMechanics.xmi:567"},
    /* 41 */ {"E42", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i3",
        "der(i3.angle) = i3.aV", "RotationalMechanics.xmi:573"},
    /* 42 */ {"E43", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i3",
        "i3.I*der(i3.aV) = i3.a.t + i3.b.t", "RotationalMechanics.xmi:579"},
    /* 43 */ {"E44", "RotationalMechanics::Constraints::AngleSensorConstraint::noTorque", "sensor",
        "sensor.p.t = 0", "RotationalMechanics.xmi:726"},
    /* 44 */ {"E45", "RotationalMechanics::Constraints::AngleSensorConstraint::motion", "sensor",
        "der(sensor.angle) = sensor.p.aV", "RotationalMechanics.xmi:732"},
    /* 45 */ {"E46", "RotationalMechanics::Constraints::AngleSensorConstraint::signal", "sensor",
        "sensor.out.rSig = sensor.angle/sensor.angle2Signal", "RotationalMechanics.xmi:738"},
    /* 46 */ {"E47", "RotationalTrain::RotationalTrain::c1", "",
        "sine.out.rSig = tau.in.rSig", "model.xmi:71"},
    /* 47 */ {"E48", "RotationalTrain::RotationalTrain::c2", "",
        "tau.p.aV = i1.a.aV", "model.xmi:79"},
    /* 48 */ {"E49", "RotationalTrain::RotationalTrain::c3", "",
        "i1.b.aV = k1.a.aV", "model.xmi:87"},
    /* 49 */ {"E50", "RotationalTrain::RotationalTrain::c4", "",
        "k1.b.aV = i4.a.aV", "model.xmi:95"},
    /* 50 */ {"E51", "RotationalTrain::RotationalTrain::c5", "",
        "i4.b.aV = g1.rotA.aV", "model.xmi:103"},
    /* 51 */ {"E52", "RotationalTrain::RotationalTrain::c6", "",
        "g1.rotB.aV = i5.a.aV", "model.xmi:111"},
    /* 52 */ {"E53", "RotationalTrain::RotationalTrain::c7", "",
        "i5.b.aV = k2.a.aV", "model.xmi:119"},
    /* 53 */ {"E54", "RotationalTrain::RotationalTrain::c8", "",
        "k2.b.aV = i2.a.aV", "model.xmi:127"},
    /* 54 */ {"E55", "RotationalTrain::RotationalTrain::c9", "",
        "i2.b.aV = k3.a.aV", "model.xmi:135"},
    /* 55 */ {"E56", "RotationalTrain::RotationalTrain::c10", "",
        "i2.b.aV = d3.a.aV", "model.xmi:143"},
    /* 56 */ {"E57", "RotationalTrain::RotationalTrain::c11", "",
        "k3.b.aV = i3.a.aV", "model.xmi:151"},
    /* 57 */ {"E58", "RotationalTrain::RotationalTrain::c12", "",
        "d3.b.aV = i3.a.aV", "model.xmi:159"},
    /* 58 */ {"E59", "RotationalTrain::RotationalTrain::c13", "",
        "i3.b.aV = sensor.p.aV", "model.xmi:167"},
    /* 59 */ {"E60", "RotationalTrain::RotationalTrain::c2", "",
        "tau.p.t + i1.a.t = 0", "model.xmi:79"},
    /* 60 */ {"E61", "RotationalTrain::RotationalTrain::c3", "",
        "i1.b.t + k1.a.t = 0", "model.xmi:87"},
    /* 61 */ {"E62", "RotationalTrain::RotationalTrain::c4", "",
        "k1.b.t + i4.a.t = 0", "model.xmi:95"},
    /* 62 */ {"E63", "RotationalTrain::RotationalTrain::c5", "",
        "i4.b.t + g1.rotA.t = 0", "model.xmi:103"},
    /* 63 */ {"E64", "RotationalTrain::RotationalTrain::c6", "",
        "g1.rotB.t + i5.a.t = 0", "model.xmi:111"},
    /* 64 */ {"E65", "RotationalTrain::RotationalTrain::c7", "",
        "i5.b.t + k2.a.t = 0", "model.xmi:119"},
    /* 65 */ {"E66", "RotationalTrain::RotationalTrain::c8", "",
        "k2.b.t + i2.a.t = 0", "model.xmi:127"},
    /* 66 */ {"E67", "RotationalTrain::RotationalTrain::c9", "",
        "i2.b.t + k3.a.t + d3.a.t = 0", "model.xmi:135"},
    /* 67 */ {"E68", "RotationalTrain::RotationalTrain::c11", "",
        "k3.b.t + i3.a.t + d3.b.t = 0", "model.xmi:151"},
    /* 68 */ {"E69", "RotationalTrain::RotationalTrain::c13", "",
        "i3.b.t + sensor.p.t = 0", "model.xmi:167"},
    /* 69 */ {"E16'", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "g1",
        "der(i4.aV) = g1.gearRatio*der(i5.aV)", "RotationalMechanics.xmi:603"},
};

static const char *const plot[] = {"i1.aV", "i5.aV", "sensor.angle", NULL};

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
    "  E3     i1.a.aV                                = i1.aV                                             RotationalMechanics.xmi:561",
    "  E61    i1.b.t                                 = k1.torqueThru                                     model.xmi:87",
    "  E4     i1.b.aV                                = i1.aV                                             RotationalMechanics.xmi:567",
    "  E7     k1.a.t                                 = -k1.torqueThru                                    RotationalMechanics.xmi:456",
    "  E49    k1.a.aV                                = i1.aV                                             model.xmi:87",
    "  E9     k1.b.t                                 = k1.torqueThru                                     RotationalMechanics.xmi:468",
    "  E50    k1.b.aV                                = i4.aV                                             model.xmi:95",
    "  E62    i4.a.t                                 = -k1.torqueThru                                    model.xmi:95",
    "  E12    i4.a.aV                                = i4.aV                                             RotationalMechanics.xmi:561",
    "  E13    i4.b.aV                                = i4.aV                                             RotationalMechanics.xmi:567",
    "  E63    g1.rotA.t                              = -i4.b.t                                           model.xmi:103",
    "  E51    g1.rotA.aV                             = i4.aV                                             model.xmi:103",
    "  E52    g1.rotB.aV                             = i5.aV                                             model.xmi:111",
    "  E64    i5.a.t                                 = -g1.rotB.t                                        model.xmi:111",
    "  E18    i5.a.aV                                = i5.aV                                             RotationalMechanics.xmi:561",
    "  E65    i5.b.t                                 = k2.torqueThru                                     model.xmi:119",
    "  E19    i5.b.aV                                = i5.aV                                             RotationalMechanics.xmi:567",
    "  E22    k2.a.t                                 = -k2.torqueThru                                    RotationalMechanics.xmi:456",
    "  E53    k2.a.aV                                = i5.aV                                             model.xmi:119",
    "  E24    k2.b.t                                 = k2.torqueThru                                     RotationalMechanics.xmi:468",
    "  E54    k2.b.aV                                = i2.aV                                             model.xmi:127",
    "  E66    i2.a.t                                 = -k2.torqueThru                                    model.xmi:127",
    "  E27    i2.a.aV                                = i2.aV                                             RotationalMechanics.xmi:561",
    "  E28    i2.b.aV                                = i2.aV                                             RotationalMechanics.xmi:567",
    "  E31    k3.a.t                                 = -k3.torqueThru                                    RotationalMechanics.xmi:456",
    "  E55    k3.a.aV                                = i2.aV                                             model.xmi:135",
    "  E33    k3.b.t                                 = k3.torqueThru                                     RotationalMechanics.xmi:468",
    "  E57    k3.b.aV                                = i3.aV                                             model.xmi:151",
    "  E36    d3.a.t                                 = -d3.torqueThru                                    RotationalMechanics.xmi:456",
    "  E56    d3.a.aV                                = i2.aV                                             model.xmi:143",
    "  E38    d3.b.t                                 = d3.torqueThru                                     RotationalMechanics.xmi:468",
    "  E58    d3.b.aV                                = i3.aV                                             model.xmi:159",
    "  E40    i3.a.aV                                = i3.aV                                             RotationalMechanics.xmi:561",
    "  E69    i3.b.t                                 = 0                                                 model.xmi:167",
    "  E41    i3.b.aV                                = i3.aV                                             RotationalMechanics.xmi:567",
    "  E44    sensor.p.t                             = 0                                                 RotationalMechanics.xmi:726",
    "  E59    sensor.p.aV                            = i3.aV                                             model.xmi:167",
    "",
    "Differentiated",
    "  E16'   der(i4.aV) = g1.gearRatio*der(i5.aV)                                                       time derivative of E16",
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
    "  E1     sine.out.rSig := sine.offset + sine.amplitude*sin(6.283185307179586*sine.frequency*time)   RealSignals.xmi:230",
    "  E2     tau.p.t := -sine.out.rSig*tau.signal2Torque                                                RotationalMechanics.xmi:657",
    "  E5     der(i1.angle) := i1.aV                                                                     RotationalMechanics.xmi:573",
    "  E11    k1.torqueThru := k1.k*k1.relPhi                                                            RotationalMechanics.xmi:495",
    "  E6     der(i1.aV) := (-tau.p.t + k1.torqueThru)/i1.I  unless i1.I vanishes                        RotationalMechanics.xmi:579",
    "  E16    i4.aV := g1.gearRatio*i5.aV                                                                RotationalMechanics.xmi:603",
    "  E14    der(i4.angle) := i4.aV                                                                     RotationalMechanics.xmi:573",
    "  E8     k1.aVRel := i4.aV - i1.aV                                                                  RotationalMechanics.xmi:462",
    "  E10    der(k1.relPhi) := k1.aVRel                                                                 RotationalMechanics.xmi:489",
    "  E20    der(i5.angle) := i5.aV                                                                     RotationalMechanics.xmi:573",
    "  E23    k2.aVRel := i2.aV - i5.aV                                                                  RotationalMechanics.xmi:462",
    "  E25    der(k2.relPhi) := k2.aVRel                                                                 RotationalMechanics.xmi:489",
    "  E26    k2.torqueThru := k2.k*k2.relPhi                                                            RotationalMechanics.xmi:495",
    "  E21    der(i4.aV) := (-g1.gearRatio*k1.torqueThru + k2.torqueThru - i5.I*(0/g1.gearRatio))/(i5.I*(1/g1.gearRatio) + g1.gearRatio*i4.I)  unless i5.I*(1/g1.gearRatio) + g1.gearRatio*i4.I vanishes RotationalMechanics.xmi:579",
    "  E16'   der(i5.aV) := der(i4.aV)/g1.gearRatio  unless g1.gearRatio vanishes                        RotationalMechanics.xmi:603",
    "  E29    der(i2.angle) := i2.aV                                                                     RotationalMechanics.xmi:573",
    "  E32    k3.aVRel := i3.aV - i2.aV                                                                  RotationalMechanics.xmi:462",
    "  E34    der(k3.relPhi) := k3.aVRel                                                                 RotationalMechanics.xmi:489",
    "  E35    k3.torqueThru := k3.k*k3.relPhi                                                            RotationalMechanics.xmi:495",
    "  E37    d3.aVRel := i3.aV - i2.aV                                                                  RotationalMechanics.xmi:462",
    "  E39    d3.torqueThru := d3.k*d3.aVRel                                                             RotationalMechanics.xmi:531",
    "  E67    i2.b.t := d3.torqueThru + k3.torqueThru                                                    model.xmi:135",
    "  E30    der(i2.aV) := (-k2.torqueThru + i2.b.t)/i2.I  unless i2.I vanishes                         RotationalMechanics.xmi:579",
    "  E42    der(i3.angle) := i3.aV                                                                     RotationalMechanics.xmi:573",
    "  E68    i3.a.t := -(k3.torqueThru + d3.torqueThru)                                                 model.xmi:151",
    "  E43    der(i3.aV) := i3.a.t/i3.I  unless i3.I vanishes                                            RotationalMechanics.xmi:579",
    "  E45    der(sensor.angle) := i3.aV                                                                 RotationalMechanics.xmi:732",
    "",
    "For results only",
    "  E15    i4.b.t := i4.I*der(i4.aV) + k1.torqueThru                                                  RotationalMechanics.xmi:579",
    "  E17    g1.rotB.t := g1.gearRatio*i4.b.t                                                           RotationalMechanics.xmi:609",
    "  E46    sensor.out.rSig := sensor.angle/sensor.angle2Signal                                        RotationalMechanics.xmi:738",
    NULL};

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
    .notes = notes,
    .listing = listing,
};
