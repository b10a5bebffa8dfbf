/* EPASExperiment.c - simulation of Epas::EPASExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 10 states, 107 equations (71 eliminated), no algebraic loops.
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
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:16 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:27 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:122 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_2 {
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:92 */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:23 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:27 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:68 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:72 */
    double der_relPhi;                      /* rad/s, derivative */
    struct AMomFlowElement_2 b;             /* port, RotationalMechanics.xmi:16 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::LMomFlowElement */
struct LMomFlowElement {
    double f;                               /* N, variable, SysPhSLibrary.xmi:79 */
};

/* RotationalMechanics::IdealGearR2T */
struct IdealGearR2T {
    double ratio;                           /* rad/m, constant, RotationalMechanics.xmi:243 */
    struct LMomFlowElement trans;           /* port, RotationalMechanics.xmi:240 */
};

/* TranslationalMechanics::TransInertia */
struct TransInertia {
    double m;                               /* kg, constant, TranslationalMechanics.xmi:123 */
    double v;                               /* m/s, state, TranslationalMechanics.xmi:127 */
    double der_v;                           /* m/s^2, derivative */
    struct LMomFlowElement b;               /* port, TranslationalMechanics.xmi:120 */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:19 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:31 */
    double k;                               /* N*s/m, constant, TranslationalMechanics.xmi:97 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:19 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:31 */
    double k;                               /* N/m, constant, TranslationalMechanics.xmi:76 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct LMomFlowElement p;               /* port, TranslationalMechanics.xmi:540 */
};

/* Epas::StepSignal */
struct StepSignal {
    double stepTime;                        /* s, constant, model.xmi:31 */
    double stepVoltage;                     /* constant, model.xmi:35 */
};

/* Electrical::VoltageSource */
struct VoltageSource {
    double v;                               /* V, variable, Electrical.xmi:19 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::ChargeFlowElement */
struct ChargeFlowElement {
    double v;                               /* V, variable, SysPhSLibrary.xmi:123 */
};

/* Electrical::Resistor */
struct Resistor {
    double v;                               /* V, variable, Electrical.xmi:19 */
    double r;                               /* ohm, constant, Electrical.xmi:64 */
    struct ChargeFlowElement n;             /* port, Electrical.xmi:16 */
};

/* Electrical::Inductor */
struct Inductor {
    double v;                               /* V, variable, Electrical.xmi:19 */
    double i;                               /* A, state, Electrical.xmi:23 */
    double l;                               /* H, constant, Electrical.xmi:104 */
    double der_i;                           /* A/s, derivative */
    struct ChargeFlowElement n;             /* port, Electrical.xmi:16 */
};

/* Electrical::EMF */
struct EMF {
    double k;                               /* V*s/rad, constant, Electrical.xmi:150 */
    struct AMomFlowElement p;               /* port, Electrical.xmi:147 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_3 {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:89 */
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:92 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:200 */
    struct AMomFlowElement_3 rotB;          /* port, RotationalMechanics.xmi:197 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double column_aV;                       /* rad/s, initial value */
    double column_angle;                    /* rad, initial value */
    double columnSpring_relPhi;             /* rad, initial value */
    double rack_v;                          /* m/s, initial value */
    double rackDamper_displ;                /* m, initial value */
    double tyreSpring_displ;                /* m, initial value */
    double coil_i;                          /* A, initial value */
    double rotor_aV;                        /* rad/s, initial value */
    double rotor_angle;                     /* rad, initial value */
    double motorSpring_relPhi;              /* rad, initial value */
};

struct Model {
    ModelFailure failure;
    double time;                            /* s */
    struct SineRealSignal driver;           /* part, model.xmi:57 */
    struct FixedTorqueSource driverTorque;  /* part, model.xmi:61 */
    struct RotInertia column;               /* part, model.xmi:65 */
    struct RotLinearDamper columnDamper;    /* part, model.xmi:69 */
    struct RotLinearSpring columnSpring;    /* part, model.xmi:76 */
    struct IdealGearR2T pinion1;            /* part, model.xmi:80 */
    struct TransInertia rack;               /* part, model.xmi:84 */
    struct TransLinearDamper rackDamper;    /* part, model.xmi:88 */
    struct TransLinearSpring tyreSpring;    /* part, model.xmi:92 */
    struct TransFixed wall;                 /* part, model.xmi:96 */
    struct StepSignal step;                 /* part, model.xmi:99 */
    struct VoltageSource source;            /* part, model.xmi:102 */
    struct Resistor resistor;               /* part, model.xmi:105 */
    struct Inductor coil;                   /* part, model.xmi:109 */
    struct EMF emf;                         /* part, model.xmi:113 */
    struct RotInertia rotor;                /* part, model.xmi:120 */
    struct RotLinearDamper rotorDamper;     /* part, model.xmi:124 */
    struct RotLinearSpring motorSpring;     /* part, model.xmi:131 */
    struct IdealFixedGearBox gear;          /* part, model.xmi:135 */
    struct IdealGearR2T pinion2;            /* part, model.xmi:139 */
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
    /* E1  driver  SineRealSignalConstraint::signal  RealSignals.xmi:230
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double driver_out_rSig = m->driver.offset
            + m->driver.amplitude * sin(6.283185307179586 * m->driver.frequency * m->time);

    /* E2  driverTorque  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:657
     *     in.rSig is driver.out.rSig */
    const double driverTorque_p_t = -(driver_out_rSig * m->driverTorque.signal2Torque);

    /* E5  column  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    m->column.der_angle = m->column.aV;

    /* E10  columnDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:531
     *     aVRel is column.aV */
    const double columnDamper_torqueThru = m->columnDamper.k * m->column.aV;

    /* E16  columnSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    const double columnSpring_torqueThru = m->columnSpring.k * m->columnSpring.relPhi;

    /* E94  flows at EPAS::c4  columnDamper.b.t + column.b.t + columnSpring.a.t = 0  model.xmi:167
     *     solved for column.b.t; columnDamper.b.t is columnDamper.torqueThru, columnSpring.a.t is
     *     -columnSpring.torqueThru */
    const double column_b_t = columnSpring_torqueThru - columnDamper_torqueThru;

    /* E6  column  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579
     *     solved for der(column.aV); a.t is -driverTorque.p.t */
    m->column.der_aV = (-driverTorque_p_t + column_b_t) / m->column.I_;

    /* E17  pinion1  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:633
     *     rot.aV is columnSpring.b.aV, trans.lV is rack.v */
    const double columnSpring_b_aV = m->pinion1.ratio * m->rack.v;

    /* E13  columnSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462
     *     a.aV is column.aV */
    const double columnSpring_aVRel = columnSpring_b_aV - m->column.aV;

    /* E15  columnSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    m->columnSpring.der_relPhi = columnSpring_aVRel;

    /* E18  pinion1  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:639
     *     rot.t is -columnSpring.torqueThru */
    const double pinion1_trans_f = m->pinion1.ratio * columnSpring_torqueThru;

    /* E24  rackDamper  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:590
     *     relV is rack.v */
    m->rackDamper.der_displ = m->rack.v;

    /* E26  rackDamper  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:632
     *     relV is rack.v */
    const double rackDamper_forceThru = m->rackDamper.k * m->rack.v;

    /* E29  tyreSpring  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:590
     *     relV is rack.v */
    m->tyreSpring.der_displ = m->rack.v;

    /* E31  tyreSpring  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:614 */
    const double tyreSpring_forceThru = m->tyreSpring.k * m->tyreSpring.displ;

    /* E33  step  StepConstraint::step  y = if time < stepTime then 0 else stepVoltage  model.xmi:551
     *     out.rSig is source.v */
    const double source_v = m->time < m->step.stepTime ? 0.0 : m->step.stepVoltage;

    /* E41  resistor  ResistorConstraint::ohm  r*i = v  Electrical.xmi:262
     *     solved for resistor.v; i is coil.i */
    const double resistor_v = m->resistor.r * m->coil.i;

    /* E38  resistor  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:232
     *     solved for resistor.n.v; p.v is source.v */
    const double resistor_n_v = source_v - resistor_v;

    /* E47  emf  EMFConstraint::induction  vPos - vNeg = k*aV  Electrical.xmi:349
     *     pos.v is coil.n.v, neg.v is 0, p.aV is rotor.aV */
    const double coil_n_v = m->emf.k * m->rotor.aV;

    /* E42  coil  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:232
     *     p.v is resistor.n.v */
    const double coil_v = resistor_n_v - coil_n_v;

    /* E45  coil  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:298
     *     solved for der(coil.i) */
    m->coil.der_i = coil_v / m->coil.l;

    /* E48  emf  EMFConstraint::torque  t = -k*iPos  Electrical.xmi:355
     *     pos.i is coil.i */
    const double emf_p_t = -(m->emf.k * m->coil.i);

    /* E52  rotor  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    m->rotor.der_angle = m->rotor.aV;

    /* E57  rotorDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:531
     *     aVRel is rotor.aV */
    const double rotorDamper_torqueThru = m->rotorDamper.k * m->rotor.aV;

    /* E63  motorSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    const double motorSpring_torqueThru = m->motorSpring.k * m->motorSpring.relPhi;

    /* E105  flows at EPAS::c20  rotorDamper.b.t + rotor.b.t + motorSpring.a.t = 0  model.xmi:293
     *     solved for rotor.b.t; rotorDamper.b.t is rotorDamper.torqueThru, motorSpring.a.t is
     *     -motorSpring.torqueThru */
    const double rotor_b_t = motorSpring_torqueThru - rotorDamper_torqueThru;

    /* E53  rotor  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579
     *     solved for der(rotor.aV); a.t is -emf.p.t */
    m->rotor.der_aV = (-emf_p_t + rotor_b_t) / m->rotor.I_;

    /* E65  gear  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:609
     *     rotA.t is -motorSpring.torqueThru */
    const double gear_rotB_t = m->gear.gearRatio * motorSpring_torqueThru;

    /* E66  pinion2  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:633
     *     rot.aV is gear.rotB.aV, trans.lV is rack.v */
    const double gear_rotB_aV = m->pinion2.ratio * m->rack.v;

    /* E64  gear  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:603
     *     rotA.aV is motorSpring.b.aV */
    const double motorSpring_b_aV = m->gear.gearRatio * gear_rotB_aV;

    /* E60  motorSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462
     *     a.aV is rotor.aV */
    const double motorSpring_aVRel = motorSpring_b_aV - m->rotor.aV;

    /* E62  motorSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    m->motorSpring.der_relPhi = motorSpring_aVRel;

    /* E67  pinion2  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:639
     *     rot.t is -gear.rotB.t */
    const double pinion2_trans_f = m->pinion2.ratio * gear_rotB_t;

    /* E98  flows at EPAS::c10  rackDamper.b.f + rack.b.f + tyreSpring.b.f + pinion2.trans.f = 0  model.xmi:215
     *     solved for rack.b.f; rackDamper.b.f is rackDamper.forceThru, tyreSpring.b.f is tyreSpring.forceThru */
    const double rack_b_f = -(rackDamper_forceThru + tyreSpring_forceThru + pinion2_trans_f);

    /* E21  rack  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:671
     *     solved for der(rack.v); a.f is -pinion1.trans.f */
    m->rack.der_v = (-pinion1_trans_f + rack_b_f) / m->rack.m;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E1 again, as in model_evaluate */
    m->driver.out.rSig = m->driver.offset + m->driver.amplitude
            * sin(6.283185307179586 * m->driver.frequency * m->time);

    /* E2 again, as in model_evaluate */
    m->driverTorque.p.t = -(m->driver.out.rSig * m->driverTorque.signal2Torque);

    /* E10 again, as in model_evaluate */
    m->columnDamper.torqueThru = m->columnDamper.k * m->column.aV;

    /* E16 again, as in model_evaluate */
    m->columnSpring.torqueThru = m->columnSpring.k * m->columnSpring.relPhi;

    /* E94 again, as in model_evaluate */
    m->column.b.t = m->columnSpring.torqueThru - m->columnDamper.torqueThru;

    /* E17 again, as in model_evaluate */
    m->columnSpring.b.aV = m->pinion1.ratio * m->rack.v;

    /* E13 again, as in model_evaluate */
    m->columnSpring.aVRel = m->columnSpring.b.aV - m->column.aV;

    /* E18 again, as in model_evaluate */
    m->pinion1.trans.f = m->pinion1.ratio * m->columnSpring.torqueThru;

    /* E26 again, as in model_evaluate */
    m->rackDamper.forceThru = m->rackDamper.k * m->rack.v;

    /* E31 again, as in model_evaluate */
    m->tyreSpring.forceThru = m->tyreSpring.k * m->tyreSpring.displ;

    /* E97  flows at EPAS::c8  wall.p.f + rackDamper.a.f + tyreSpring.a.f = 0  model.xmi:199
     *     solved for wall.p.f; rackDamper.a.f is -rackDamper.forceThru, tyreSpring.a.f is -tyreSpring.forceThru */
    m->wall.p.f = m->tyreSpring.forceThru + m->rackDamper.forceThru;

    /* E33 again, as in model_evaluate */
    m->source.v = m->time < m->step.stepTime ? 0.0 : m->step.stepVoltage;

    /* E41 again, as in model_evaluate */
    m->resistor.v = m->resistor.r * m->coil.i;

    /* E38 again, as in model_evaluate */
    m->resistor.n.v = m->source.v - m->resistor.v;

    /* E47 again, as in model_evaluate */
    m->coil.n.v = m->emf.k * m->rotor.aV;

    /* E42 again, as in model_evaluate */
    m->coil.v = m->resistor.n.v - m->coil.n.v;

    /* E48 again, as in model_evaluate */
    m->emf.p.t = -(m->emf.k * m->coil.i);

    /* E57 again, as in model_evaluate */
    m->rotorDamper.torqueThru = m->rotorDamper.k * m->rotor.aV;

    /* E63 again, as in model_evaluate */
    m->motorSpring.torqueThru = m->motorSpring.k * m->motorSpring.relPhi;

    /* E105 again, as in model_evaluate */
    m->rotor.b.t = m->motorSpring.torqueThru - m->rotorDamper.torqueThru;

    /* E65 again, as in model_evaluate */
    m->gear.rotB.t = m->gear.gearRatio * m->motorSpring.torqueThru;

    /* E66 again, as in model_evaluate */
    m->gear.rotB.aV = m->pinion2.ratio * m->rack.v;

    /* E64 again, as in model_evaluate */
    m->motorSpring.b.aV = m->gear.gearRatio * m->gear.rotB.aV;

    /* E60 again, as in model_evaluate */
    m->motorSpring.aVRel = m->motorSpring.b.aV - m->rotor.aV;

    /* E67 again, as in model_evaluate */
    m->pinion2.trans.f = m->pinion2.ratio * m->gear.rotB.t;

    /* E98 again, as in model_evaluate */
    m->rack.b.f = -(m->rackDamper.forceThru + m->tyreSpring.forceThru + m->pinion2.trans.f);

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E6  column  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    if (!(fabs(m->column.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 5, NULL, m->column.I_);

    /* divisor in E45  coil  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:298 */
    if (!(fabs(m->coil.l) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 44, NULL, m->coil.l);

    /* divisor in E53  rotor  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    if (!(fabs(m->rotor.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 52, NULL, m->rotor.I_);

    /* divisor in E21  rack  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:671 */
    if (!(fabs(m->rack.m) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 20, NULL, m->rack.m);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->column.aV = m->start.column_aV;
    m->column.angle = m->start.column_angle;
    m->columnSpring.relPhi = m->start.columnSpring_relPhi;
    m->rack.v = m->start.rack_v;
    m->rackDamper.displ = m->start.rackDamper_displ;
    m->tyreSpring.displ = m->start.tyreSpring_displ;
    m->coil.i = m->start.coil_i;
    m->rotor.aV = m->start.rotor_aV;
    m->rotor.angle = m->start.rotor_angle;
    m->motorSpring.relPhi = m->start.motorSpring_relPhi;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->driver.frequency = 1.0; /* Hz */
    m->driver.amplitude = 5.0;
    m->driver.offset = 0.0;
    m->driverTorque.signal2Torque = 1.0; /* N*m */
    m->column.I_ = 0.04; /* kg*m^2 */
    m->columnDamper.k = 0.072; /* N*m*s/rad */
    m->columnSpring.k = 115.0; /* N*m/rad */
    m->pinion1.ratio = 142.85714285714286; /* rad/m */
    m->rack.m = 32.0; /* kg */
    m->rackDamper.k = 3820.0; /* N*s/m */
    m->tyreSpring.k = 43000.0; /* N/m */
    m->step.stepTime = 0.5; /* s */
    m->step.stepVoltage = 6.0;
    m->resistor.r = 0.37; /* ohm */
    m->coil.l = 0.0056; /* H */
    m->emf.k = 0.05; /* V*s/rad */
    m->rotor.I_ = 0.0004; /* kg*m^2 */
    m->rotorDamper.k = 0.0032; /* N*m*s/rad */
    m->motorSpring.k = 125.0; /* N*m/rad */
    m->gear.gearRatio = 7.225;
    m->pinion2.ratio = 142.85714285714286; /* rad/m */
    m->start.column_aV = 0.0; /* rad/s */
    m->start.column_angle = 0.0; /* rad */
    m->start.columnSpring_relPhi = 0.0; /* rad */
    m->start.rack_v = 0.0; /* m/s */
    m->start.rackDamper_displ = 0.0; /* m */
    m->start.tyreSpring_displ = 0.0; /* m */
    m->start.coil_i = 0.0; /* A */
    m->start.rotor_aV = 0.0; /* rad/s */
    m->start.rotor_angle = 0.0; /* rad */
    m->start.motorSpring_relPhi = 0.0; /* rad */
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
    m->column.aV = x[0]; /* rad/s */
    m->column.angle = x[1]; /* rad */
    m->columnSpring.relPhi = x[2]; /* rad */
    m->rack.v = x[3]; /* m/s */
    m->rackDamper.displ = x[4]; /* m */
    m->tyreSpring.displ = x[5]; /* m */
    m->coil.i = x[6]; /* A */
    m->rotor.aV = x[7]; /* rad/s */
    m->rotor.angle = x[8]; /* rad */
    m->motorSpring.relPhi = x[9]; /* rad */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->column.aV; /* rad/s */
    x[1] = m->column.angle; /* rad */
    x[2] = m->columnSpring.relPhi; /* rad */
    x[3] = m->rack.v; /* m/s */
    x[4] = m->rackDamper.displ; /* m */
    x[5] = m->tyreSpring.displ; /* m */
    x[6] = m->coil.i; /* A */
    x[7] = m->rotor.aV; /* rad/s */
    x[8] = m->rotor.angle; /* rad */
    x[9] = m->motorSpring.relPhi; /* rad */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->column.der_aV; /* rad/s^2 */
    dx[1] = m->column.der_angle; /* rad/s */
    dx[2] = m->columnSpring.der_relPhi; /* rad/s */
    dx[3] = m->rack.der_v; /* m/s^2 */
    dx[4] = m->rackDamper.der_displ; /* m/s */
    dx[5] = m->tyreSpring.der_displ; /* m/s */
    dx[6] = m->coil.der_i; /* A/s */
    dx[7] = m->rotor.der_aV; /* rad/s^2 */
    dx[8] = m->rotor.der_angle; /* rad/s */
    dx[9] = m->motorSpring.der_relPhi; /* rad/s */
}

/* Rows of model_variables. */
static const int states[] = {
        13, 14, 31, 42, 49, 57, 83, 99, 100, 117};

int model_state_count(const Model *m)
{
    (void)m;
    return 10;
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
    /* E1  driver  SineRealSignalConstraint::signal  RealSignals.xmi:230
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double part_of_E1 = m->driver.amplitude * sin(2.0 * 3.141592653589793 * m->driver.frequency * m->time);
    residual[0] = m->driver.out.rSig - (m->driver.offset + part_of_E1);
    scale[0] = fabs(m->driver.out.rSig) + fabs(m->driver.offset) + fabs(part_of_E1);

    /* E2  driverTorque  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:657 */
    residual[1] = m->driverTorque.p.t + (m->driver.out.rSig * m->driverTorque.signal2Torque);
    scale[1] = fabs(m->driverTorque.p.t) + fabs(m->driver.out.rSig * m->driverTorque.signal2Torque);

    /* E3  column  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:561 */
    residual[2] = 0.0; /* both sides are one variable */
    scale[2] = fabs(m->column.aV) + fabs(m->column.aV);

    /* E4  column  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:567 */
    residual[3] = 0.0; /* both sides are one variable */
    scale[3] = fabs(m->column.aV) + fabs(m->column.aV);

    /* E5  column  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    residual[4] = m->column.der_angle - m->column.aV;
    scale[4] = fabs(m->column.der_angle) + fabs(m->column.aV);

    /* E6  column  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    residual[5] = m->column.I_ * m->column.der_aV - (-m->driverTorque.p.t + m->column.b.t);
    scale[5] = fabs(m->column.I_ * m->column.der_aV) + fabs(m->driverTorque.p.t) + fabs(m->column.b.t);

    /* E7  columnDamper  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[6] = -m->columnDamper.torqueThru + m->columnDamper.torqueThru - 0.0;
    scale[6] = fabs(m->columnDamper.torqueThru) + fabs(m->columnDamper.torqueThru);

    /* E8  columnDamper  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[7] = m->column.aV - (m->column.aV - 0.0);
    scale[7] = fabs(m->column.aV) + fabs(m->column.aV);

    /* E9  columnDamper  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[8] = 0.0; /* both sides are one variable */
    scale[8] = fabs(m->columnDamper.torqueThru) + fabs(m->columnDamper.torqueThru);

    /* E10  columnDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:531 */
    residual[9] = m->columnDamper.torqueThru - m->columnDamper.k * m->column.aV;
    scale[9] = fabs(m->columnDamper.torqueThru) + fabs(m->columnDamper.k * m->column.aV);

    /* E11  ground1  RotFixedConstraint::standstill  aV = 0  RotationalMechanics.xmi:750 */
    residual[10] = 0.0 - 0.0;
    scale[10] = 0.0;

    /* E12  columnSpring  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[11] = -m->columnSpring.torqueThru + m->columnSpring.torqueThru - 0.0;
    scale[11] = fabs(m->columnSpring.torqueThru) + fabs(m->columnSpring.torqueThru);

    /* E13  columnSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[12] = m->columnSpring.aVRel - (m->columnSpring.b.aV - m->column.aV);
    scale[12] = fabs(m->columnSpring.aVRel) + fabs(m->columnSpring.b.aV) + fabs(m->column.aV);

    /* E14  columnSpring  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[13] = 0.0; /* both sides are one variable */
    scale[13] = fabs(m->columnSpring.torqueThru) + fabs(m->columnSpring.torqueThru);

    /* E15  columnSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    residual[14] = m->columnSpring.der_relPhi - m->columnSpring.aVRel;
    scale[14] = fabs(m->columnSpring.der_relPhi) + fabs(m->columnSpring.aVRel);

    /* E16  columnSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    residual[15] = m->columnSpring.torqueThru - m->columnSpring.k * m->columnSpring.relPhi;
    scale[15] = fabs(m->columnSpring.torqueThru) + fabs(m->columnSpring.k * m->columnSpring.relPhi);

    /* E17  pinion1  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:633 */
    residual[16] = m->columnSpring.b.aV - m->pinion1.ratio * m->rack.v;
    scale[16] = fabs(m->columnSpring.b.aV) + fabs(m->pinion1.ratio * m->rack.v);

    /* E18  pinion1  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:639 */
    residual[17] = m->pinion1.trans.f + (m->pinion1.ratio * (-m->columnSpring.torqueThru));
    scale[17] = fabs(m->pinion1.trans.f) + fabs(m->pinion1.ratio * (-m->columnSpring.torqueThru));

    /* E19  rack  TransInertiaConstraint::flangeA  vA = v  TranslationalMechanics.xmi:659 */
    residual[18] = 0.0; /* both sides are one variable */
    scale[18] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E20  rack  TransInertiaConstraint::flangeB  vB = v  TranslationalMechanics.xmi:665 */
    residual[19] = 0.0; /* both sides are one variable */
    scale[19] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E21  rack  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:671 */
    residual[20] = m->rack.m * m->rack.der_v - (-m->pinion1.trans.f + m->rack.b.f);
    scale[20] = fabs(m->rack.m * m->rack.der_v) + fabs(m->pinion1.trans.f) + fabs(m->rack.b.f);

    /* E22  rackDamper  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:578 */
    residual[21] = -m->rackDamper.forceThru + m->rackDamper.forceThru - 0.0;
    scale[21] = fabs(m->rackDamper.forceThru) + fabs(m->rackDamper.forceThru);

    /* E23  rackDamper  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:584 */
    residual[22] = m->rack.v - (m->rack.v - 0.0);
    scale[22] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E24  rackDamper  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:590 */
    residual[23] = m->rackDamper.der_displ - m->rack.v;
    scale[23] = fabs(m->rackDamper.der_displ) + fabs(m->rack.v);

    /* E25  rackDamper  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:596 */
    residual[24] = 0.0; /* both sides are one variable */
    scale[24] = fabs(m->rackDamper.forceThru) + fabs(m->rackDamper.forceThru);

    /* E26  rackDamper  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:632 */
    residual[25] = m->rackDamper.forceThru - m->rackDamper.k * m->rack.v;
    scale[25] = fabs(m->rackDamper.forceThru) + fabs(m->rackDamper.k * m->rack.v);

    /* E27  tyreSpring  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:578 */
    residual[26] = -m->tyreSpring.forceThru + m->tyreSpring.forceThru - 0.0;
    scale[26] = fabs(m->tyreSpring.forceThru) + fabs(m->tyreSpring.forceThru);

    /* E28  tyreSpring  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:584 */
    residual[27] = m->rack.v - (m->rack.v - 0.0);
    scale[27] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E29  tyreSpring  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:590 */
    residual[28] = m->tyreSpring.der_displ - m->rack.v;
    scale[28] = fabs(m->tyreSpring.der_displ) + fabs(m->rack.v);

    /* E30  tyreSpring  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:596 */
    residual[29] = 0.0; /* both sides are one variable */
    scale[29] = fabs(m->tyreSpring.forceThru) + fabs(m->tyreSpring.forceThru);
}

static NOINLINE void residuals_2(const Model *m, double *residual, double *scale)
{
    /* E31  tyreSpring  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:614 */
    residual[30] = m->tyreSpring.forceThru - m->tyreSpring.k * m->tyreSpring.displ;
    scale[30] = fabs(m->tyreSpring.forceThru) + fabs(m->tyreSpring.k * m->tyreSpring.displ);

    /* E32  wall  TransFixedConstraint::standstill  lV = 0  TranslationalMechanics.xmi:782 */
    residual[31] = 0.0 - 0.0;
    scale[31] = 0.0;

    /* E33  step  StepConstraint::step  y = if time < stepTime then 0 else stepVoltage  model.xmi:551 */
    const double part_of_E33 = m->time < m->step.stepTime ? 0.0 : m->step.stepVoltage;
    residual[32] = m->source.v - part_of_E33;
    scale[32] = fabs(m->source.v) + fabs(part_of_E33);

    /* E34  source  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:232 */
    residual[33] = m->source.v - (m->source.v - 0.0);
    scale[33] = fabs(m->source.v) + fabs(m->source.v);

    /* E35  source  BinaryElectricalConstraint::current  i = iP  Electrical.xmi:238 */
    residual[34] = 0.0; /* both sides are one variable */
    scale[34] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E36  source  BinaryElectricalConstraint::balance  iP + iN = 0  Electrical.xmi:244 */
    residual[35] = -m->coil.i + m->coil.i - 0.0;
    scale[35] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E37  source  VoltageSourceConstraint::source  v = u  Electrical.xmi:313 */
    residual[36] = 0.0; /* both sides are one variable */
    scale[36] = fabs(m->source.v) + fabs(m->source.v);

    /* E38  resistor  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:232 */
    residual[37] = m->resistor.v - (m->source.v - m->resistor.n.v);
    scale[37] = fabs(m->resistor.v) + fabs(m->source.v) + fabs(m->resistor.n.v);

    /* E39  resistor  BinaryElectricalConstraint::current  i = iP  Electrical.xmi:238 */
    residual[38] = 0.0; /* both sides are one variable */
    scale[38] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E40  resistor  BinaryElectricalConstraint::balance  iP + iN = 0  Electrical.xmi:244 */
    residual[39] = m->coil.i - m->coil.i - 0.0;
    scale[39] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E41  resistor  ResistorConstraint::ohm  r*i = v  Electrical.xmi:262 */
    residual[40] = m->resistor.r * m->coil.i - m->resistor.v;
    scale[40] = fabs(m->resistor.r * m->coil.i) + fabs(m->resistor.v);

    /* E42  coil  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:232 */
    residual[41] = m->coil.v - (m->resistor.n.v - m->coil.n.v);
    scale[41] = fabs(m->coil.v) + fabs(m->resistor.n.v) + fabs(m->coil.n.v);

    /* E43  coil  BinaryElectricalConstraint::current  i = iP  Electrical.xmi:238 */
    residual[42] = 0.0; /* both sides are one variable */
    scale[42] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E44  coil  BinaryElectricalConstraint::balance  iP + iN = 0  Electrical.xmi:244 */
    residual[43] = m->coil.i - m->coil.i - 0.0;
    scale[43] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E45  coil  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:298 */
    residual[44] = m->coil.l * m->coil.der_i - m->coil.v;
    scale[44] = fabs(m->coil.l * m->coil.der_i) + fabs(m->coil.v);

    /* E46  emf  EMFConstraint::balance  iPos + iNeg = 0  Electrical.xmi:343 */
    residual[45] = m->coil.i - m->coil.i - 0.0;
    scale[45] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E47  emf  EMFConstraint::induction  vPos - vNeg = k*aV  Electrical.xmi:349 */
    residual[46] = m->coil.n.v - 0.0 - m->emf.k * m->rotor.aV;
    scale[46] = fabs(m->coil.n.v) + fabs(m->emf.k * m->rotor.aV);

    /* E48  emf  EMFConstraint::torque  t = -k*iPos  Electrical.xmi:355 */
    residual[47] = m->emf.p.t + (m->emf.k * m->coil.i);
    scale[47] = fabs(m->emf.p.t) + fabs(m->emf.k * m->coil.i);

    /* E49  groundE  GroundConstraint::potential  vP = 0  Electrical.xmi:367 */
    residual[48] = 0.0 - 0.0;
    scale[48] = 0.0;

    /* E50  rotor  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:561 */
    residual[49] = 0.0; /* both sides are one variable */
    scale[49] = fabs(m->rotor.aV) + fabs(m->rotor.aV);

    /* E51  rotor  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:567 */
    residual[50] = 0.0; /* both sides are one variable */
    scale[50] = fabs(m->rotor.aV) + fabs(m->rotor.aV);

    /* E52  rotor  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:573 */
    residual[51] = m->rotor.der_angle - m->rotor.aV;
    scale[51] = fabs(m->rotor.der_angle) + fabs(m->rotor.aV);

    /* E53  rotor  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:579 */
    residual[52] = m->rotor.I_ * m->rotor.der_aV - (-m->emf.p.t + m->rotor.b.t);
    scale[52] = fabs(m->rotor.I_ * m->rotor.der_aV) + fabs(m->emf.p.t) + fabs(m->rotor.b.t);

    /* E54  rotorDamper  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[53] = -m->rotorDamper.torqueThru + m->rotorDamper.torqueThru - 0.0;
    scale[53] = fabs(m->rotorDamper.torqueThru) + fabs(m->rotorDamper.torqueThru);

    /* E55  rotorDamper  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[54] = m->rotor.aV - (m->rotor.aV - 0.0);
    scale[54] = fabs(m->rotor.aV) + fabs(m->rotor.aV);

    /* E56  rotorDamper  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[55] = 0.0; /* both sides are one variable */
    scale[55] = fabs(m->rotorDamper.torqueThru) + fabs(m->rotorDamper.torqueThru);

    /* E57  rotorDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:531 */
    residual[56] = m->rotorDamper.torqueThru - m->rotorDamper.k * m->rotor.aV;
    scale[56] = fabs(m->rotorDamper.torqueThru) + fabs(m->rotorDamper.k * m->rotor.aV);

    /* E58  ground2  RotFixedConstraint::standstill  aV = 0  RotationalMechanics.xmi:750 */
    residual[57] = 0.0 - 0.0;
    scale[57] = 0.0;

    /* E59  motorSpring  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:456 */
    residual[58] = -m->motorSpring.torqueThru + m->motorSpring.torqueThru - 0.0;
    scale[58] = fabs(m->motorSpring.torqueThru) + fabs(m->motorSpring.torqueThru);

    /* E60  motorSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:462 */
    residual[59] = m->motorSpring.aVRel - (m->motorSpring.b.aV - m->rotor.aV);
    scale[59] = fabs(m->motorSpring.aVRel) + fabs(m->motorSpring.b.aV) + fabs(m->rotor.aV);
}

static NOINLINE void residuals_3(const Model *m, double *residual, double *scale)
{
    /* E61  motorSpring  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:468 */
    residual[60] = 0.0; /* both sides are one variable */
    scale[60] = fabs(m->motorSpring.torqueThru) + fabs(m->motorSpring.torqueThru);

    /* E62  motorSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:489 */
    residual[61] = m->motorSpring.der_relPhi - m->motorSpring.aVRel;
    scale[61] = fabs(m->motorSpring.der_relPhi) + fabs(m->motorSpring.aVRel);

    /* E63  motorSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:495 */
    residual[62] = m->motorSpring.torqueThru - m->motorSpring.k * m->motorSpring.relPhi;
    scale[62] = fabs(m->motorSpring.torqueThru) + fabs(m->motorSpring.k * m->motorSpring.relPhi);

    /* E64  gear  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:603 */
    residual[63] = m->motorSpring.b.aV - m->gear.gearRatio * m->gear.rotB.aV;
    scale[63] = fabs(m->motorSpring.b.aV) + fabs(m->gear.gearRatio * m->gear.rotB.aV);

    /* E65  gear  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:609 */
    residual[64] = m->gear.rotB.t + (m->gear.gearRatio * (-m->motorSpring.torqueThru));
    scale[64] = fabs(m->gear.rotB.t) + fabs(m->gear.gearRatio * (-m->motorSpring.torqueThru));

    /* E66  pinion2  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:633 */
    residual[65] = m->gear.rotB.aV - m->pinion2.ratio * m->rack.v;
    scale[65] = fabs(m->gear.rotB.aV) + fabs(m->pinion2.ratio * m->rack.v);

    /* E67  pinion2  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:639 */
    residual[66] = m->pinion2.trans.f + (m->pinion2.ratio * (-m->gear.rotB.t));
    scale[66] = fabs(m->pinion2.trans.f) + fabs(m->pinion2.ratio * (-m->gear.rotB.t));

    /* E68  connection EPAS::c1  driver.out.rSig = driverTorque.in.rSig  model.xmi:143 */
    residual[67] = 0.0; /* both sides are one variable */
    scale[67] = fabs(m->driver.out.rSig) + fabs(m->driver.out.rSig);

    /* E69  connection EPAS::c2  driverTorque.p.aV = column.a.aV  model.xmi:151 */
    residual[68] = 0.0; /* both sides are one variable */
    scale[68] = fabs(m->column.aV) + fabs(m->column.aV);

    /* E70  connection EPAS::c3  columnDamper.a.aV = ground1.p.aV  model.xmi:159 */
    residual[69] = 0.0; /* both sides are one variable */
    scale[69] = 0.0;

    /* E71  connection EPAS::c4  columnDamper.b.aV = column.b.aV  model.xmi:167 */
    residual[70] = 0.0; /* both sides are one variable */
    scale[70] = fabs(m->column.aV) + fabs(m->column.aV);

    /* E72  connection EPAS::c5  column.b.aV = columnSpring.a.aV  model.xmi:175 */
    residual[71] = 0.0; /* both sides are one variable */
    scale[71] = fabs(m->column.aV) + fabs(m->column.aV);

    /* E73  connection EPAS::c6  columnSpring.b.aV = pinion1.rot.aV  model.xmi:183 */
    residual[72] = 0.0; /* both sides are one variable */
    scale[72] = fabs(m->columnSpring.b.aV) + fabs(m->columnSpring.b.aV);

    /* E74  connection EPAS::c7  pinion1.trans.lV = rack.a.lV  model.xmi:191 */
    residual[73] = 0.0; /* both sides are one variable */
    scale[73] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E75  connection EPAS::c8  wall.p.lV = rackDamper.a.lV  model.xmi:199 */
    residual[74] = 0.0; /* both sides are one variable */
    scale[74] = 0.0;

    /* E76  connection EPAS::c9  wall.p.lV = tyreSpring.a.lV  model.xmi:207 */
    residual[75] = 0.0; /* both sides are one variable */
    scale[75] = 0.0;

    /* E77  connection EPAS::c10  rackDamper.b.lV = rack.b.lV  model.xmi:215 */
    residual[76] = 0.0; /* both sides are one variable */
    scale[76] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E78  connection EPAS::c11  tyreSpring.b.lV = rack.b.lV  model.xmi:223 */
    residual[77] = 0.0; /* both sides are one variable */
    scale[77] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E79  connection EPAS::c12  step.out.rSig = source.in.rSig  model.xmi:231 */
    residual[78] = 0.0; /* both sides are one variable */
    scale[78] = fabs(m->source.v) + fabs(m->source.v);

    /* E80  connection EPAS::c13  source.p.v = resistor.p.v  model.xmi:237 */
    residual[79] = 0.0; /* both sides are one variable */
    scale[79] = fabs(m->source.v) + fabs(m->source.v);

    /* E81  connection EPAS::c14  resistor.n.v = coil.p.v  model.xmi:245 */
    residual[80] = 0.0; /* both sides are one variable */
    scale[80] = fabs(m->resistor.n.v) + fabs(m->resistor.n.v);

    /* E82  connection EPAS::c15  coil.n.v = emf.pos.v  model.xmi:253 */
    residual[81] = 0.0; /* both sides are one variable */
    scale[81] = fabs(m->coil.n.v) + fabs(m->coil.n.v);

    /* E83  connection EPAS::c16  emf.neg.v = source.n.v  model.xmi:261 */
    residual[82] = 0.0; /* both sides are one variable */
    scale[82] = 0.0;

    /* E84  connection EPAS::c17  source.n.v = groundE.p.v  model.xmi:269 */
    residual[83] = 0.0; /* both sides are one variable */
    scale[83] = 0.0;

    /* E85  connection EPAS::c18  emf.p.aV = rotor.a.aV  model.xmi:277 */
    residual[84] = 0.0; /* both sides are one variable */
    scale[84] = fabs(m->rotor.aV) + fabs(m->rotor.aV);

    /* E86  connection EPAS::c19  rotorDamper.a.aV = ground2.p.aV  model.xmi:285 */
    residual[85] = 0.0; /* both sides are one variable */
    scale[85] = 0.0;

    /* E87  connection EPAS::c20  rotorDamper.b.aV = rotor.b.aV  model.xmi:293 */
    residual[86] = 0.0; /* both sides are one variable */
    scale[86] = fabs(m->rotor.aV) + fabs(m->rotor.aV);

    /* E88  connection EPAS::c21  rotor.b.aV = motorSpring.a.aV  model.xmi:301 */
    residual[87] = 0.0; /* both sides are one variable */
    scale[87] = fabs(m->rotor.aV) + fabs(m->rotor.aV);

    /* E89  connection EPAS::c22  motorSpring.b.aV = gear.rotA.aV  model.xmi:309 */
    residual[88] = 0.0; /* both sides are one variable */
    scale[88] = fabs(m->motorSpring.b.aV) + fabs(m->motorSpring.b.aV);

    /* E90  connection EPAS::c23  gear.rotB.aV = pinion2.rot.aV  model.xmi:317 */
    residual[89] = 0.0; /* both sides are one variable */
    scale[89] = fabs(m->gear.rotB.aV) + fabs(m->gear.rotB.aV);
}

static NOINLINE void residuals_4(const Model *m, double *residual, double *scale)
{
    /* E91  connection EPAS::c24  pinion2.trans.lV = rack.b.lV  model.xmi:325 */
    residual[90] = 0.0; /* both sides are one variable */
    scale[90] = fabs(m->rack.v) + fabs(m->rack.v);

    /* E92  flows at EPAS::c2  driverTorque.p.t + column.a.t = 0  model.xmi:151 */
    residual[91] = m->driverTorque.p.t - m->driverTorque.p.t - 0.0;
    scale[91] = fabs(m->driverTorque.p.t) + fabs(m->driverTorque.p.t);

    /* E93  flows at EPAS::c3  columnDamper.a.t + ground1.p.t = 0  model.xmi:159 */
    residual[92] = -m->columnDamper.torqueThru + m->columnDamper.torqueThru - 0.0;
    scale[92] = fabs(m->columnDamper.torqueThru) + fabs(m->columnDamper.torqueThru);

    /* E94  flows at EPAS::c4  columnDamper.b.t + column.b.t + columnSpring.a.t = 0  model.xmi:167 */
    residual[93] = m->columnDamper.torqueThru + m->column.b.t - m->columnSpring.torqueThru - 0.0;
    scale[93] = fabs(m->columnDamper.torqueThru) + fabs(m->column.b.t) + fabs(m->columnSpring.torqueThru);

    /* E95  flows at EPAS::c6  columnSpring.b.t + pinion1.rot.t = 0  model.xmi:183 */
    residual[94] = m->columnSpring.torqueThru - m->columnSpring.torqueThru - 0.0;
    scale[94] = fabs(m->columnSpring.torqueThru) + fabs(m->columnSpring.torqueThru);

    /* E96  flows at EPAS::c7  pinion1.trans.f + rack.a.f = 0  model.xmi:191 */
    residual[95] = m->pinion1.trans.f - m->pinion1.trans.f - 0.0;
    scale[95] = fabs(m->pinion1.trans.f) + fabs(m->pinion1.trans.f);

    /* E97  flows at EPAS::c8  wall.p.f + rackDamper.a.f + tyreSpring.a.f = 0  model.xmi:199 */
    residual[96] = m->wall.p.f - m->rackDamper.forceThru - m->tyreSpring.forceThru - 0.0;
    scale[96] = fabs(m->wall.p.f) + fabs(m->rackDamper.forceThru) + fabs(m->tyreSpring.forceThru);

    /* E98  flows at EPAS::c10  rackDamper.b.f + rack.b.f + tyreSpring.b.f + pinion2.trans.f = 0  model.xmi:215 */
    residual[97] = m->rackDamper.forceThru + m->rack.b.f + m->tyreSpring.forceThru + m->pinion2.trans.f - 0.0;
    scale[97] = fabs(m->rackDamper.forceThru) + fabs(m->rack.b.f) + fabs(m->tyreSpring.forceThru)
            + fabs(m->pinion2.trans.f);

    /* E99  flows at EPAS::c13  source.p.i + resistor.p.i = 0  model.xmi:237 */
    residual[98] = -m->coil.i + m->coil.i - 0.0;
    scale[98] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E100  flows at EPAS::c14  resistor.n.i + coil.p.i = 0  model.xmi:245 */
    residual[99] = -m->coil.i + m->coil.i - 0.0;
    scale[99] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E101  flows at EPAS::c15  coil.n.i + emf.pos.i = 0  model.xmi:253 */
    residual[100] = -m->coil.i + m->coil.i - 0.0;
    scale[100] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E102  flows at EPAS::c16  emf.neg.i + source.n.i + groundE.p.i = 0  model.xmi:261 */
    residual[101] = -m->coil.i + m->coil.i + 0.0 - 0.0;
    scale[101] = fabs(m->coil.i) + fabs(m->coil.i);

    /* E103  flows at EPAS::c18  emf.p.t + rotor.a.t = 0  model.xmi:277 */
    residual[102] = m->emf.p.t - m->emf.p.t - 0.0;
    scale[102] = fabs(m->emf.p.t) + fabs(m->emf.p.t);

    /* E104  flows at EPAS::c19  rotorDamper.a.t + ground2.p.t = 0  model.xmi:285 */
    residual[103] = -m->rotorDamper.torqueThru + m->rotorDamper.torqueThru - 0.0;
    scale[103] = fabs(m->rotorDamper.torqueThru) + fabs(m->rotorDamper.torqueThru);

    /* E105  flows at EPAS::c20  rotorDamper.b.t + rotor.b.t + motorSpring.a.t = 0  model.xmi:293 */
    residual[104] = m->rotorDamper.torqueThru + m->rotor.b.t - m->motorSpring.torqueThru - 0.0;
    scale[104] = fabs(m->rotorDamper.torqueThru) + fabs(m->rotor.b.t) + fabs(m->motorSpring.torqueThru);

    /* E106  flows at EPAS::c22  motorSpring.b.t + gear.rotA.t = 0  model.xmi:309 */
    residual[105] = m->motorSpring.torqueThru - m->motorSpring.torqueThru - 0.0;
    scale[105] = fabs(m->motorSpring.torqueThru) + fabs(m->motorSpring.torqueThru);

    /* E107  flows at EPAS::c23  gear.rotB.t + pinion2.rot.t = 0  model.xmi:317 */
    residual[106] = m->gear.rotB.t - m->gear.rotB.t - 0.0;
    scale[106] = fabs(m->gear.rotB.t) + fabs(m->gear.rotB.t);
}

void model_residuals(const Model *m, double *residual, double *scale)
{
    residuals(m, residual, scale);
    residuals_2(m, residual, scale);
    residuals_3(m, residual, scale);
    residuals_4(m, residual, scale);
}

/* ---- tables ---- */

const int model_variable_count = 138;
const int model_equation_count = 107;
const int model_constraint_count = 107;
const int model_loop_count = 0;

/* Path, unit, description, source, what it equals, what to set instead,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"driver.out.rSig", "", "",
        "SysPhSLibrary.xmi:19 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driver.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, false},
    /* 1 */ {"driver.frequency", "Hz", "Periods per second",
        "RealSignals.xmi:69 RealSignals::SineRealSignal::frequency", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driver.frequency), 1, 0.0, offsetof(Model, driver.frequency), 0.0, -1, false},
    /* 2 */ {"driver.amplitude", "", "Amplitude of the wave",
        "RealSignals.xmi:74 RealSignals::SineRealSignal::amplitude", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driver.amplitude), 1, 0.0, offsetof(Model, driver.amplitude), 0.0, -1, false},
    /* 3 */ {"driver.offset", "", "Mean of the wave",
        "RealSignals.xmi:79 RealSignals::SineRealSignal::offset", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driver.offset), 1, 0.0, offsetof(Model, driver.offset), 0.0, -1, false},
    /* 4 */ {"driverTorque.in.rSig", "", "",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "driver.out.rSig", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driver.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 67, false},
    /* 5 */ {"driverTorque.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driverTorque.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, false},
    /* 6 */ {"driverTorque.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 68, false},
    /* 7 */ {"driverTorque.signal2Torque", "N*m", "Torque at signal one",
        "RotationalMechanics.xmi:285 RotationalMechanics::FixedTorqueSource::signal2Torque", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driverTorque.signal2Torque), 1, 0.0, offsetof(Model, driverTorque.signal2Torque), 0.0, -1, false},
    /* 8 */ {"column.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-driverTorque.p.t", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driverTorque.p.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 91, false},
    /* 9 */ {"column.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 2, false},
    /* 10 */ {"column.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 93, false},
    /* 11 */ {"column.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 3, false},
    /* 12 */ {"column.I", "kg*m^2", "Moment of inertia about the axis",
        "RotationalMechanics.xmi:143 RotationalMechanics::RotInertia::I", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, column.I_), 1, 0.0, offsetof(Model, column.I_), 0.0, -1, false},
    /* 13 */ {"column.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_STATE, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, -1, false},
    /* 14 */ {"column.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, column.angle), 1, 0.0, offsetof(Model, start.column_angle), 0.0, -1, false},
    /* 15 */ {"columnDamper.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-columnDamper.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, false},
    /* 16 */ {"columnDamper.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 69, false},
    /* 17 */ {"columnDamper.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "columnDamper.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, false},
    /* 18 */ {"columnDamper.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 70, false},
    /* 19 */ {"columnDamper.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", "column.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 7, false},
    /* 20 */ {"columnDamper.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, false},
    /* 21 */ {"columnDamper.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:122 RotationalMechanics::RotLinearDamper::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, columnDamper.k), 1, 0.0, offsetof(Model, columnDamper.k), 0.0, -1, false},
    /* 22 */ {"ground1.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "columnDamper.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 92, false},
    /* 23 */ {"ground1.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, false},
    /* 24 */ {"columnSpring.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-columnSpring.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, false},
    /* 25 */ {"columnSpring.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 71, false},
    /* 26 */ {"columnSpring.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "columnSpring.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, false},
    /* 27 */ {"columnSpring.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, false},
    /* 28 */ {"columnSpring.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, false},
    /* 29 */ {"columnSpring.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, false},
    /* 30 */ {"columnSpring.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:68 RotationalMechanics::RotLinearSpring::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, columnSpring.k), 1, 0.0, offsetof(Model, columnSpring.k), 0.0, -1, false},
    /* 31 */ {"columnSpring.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_STATE, offsetof(Model, columnSpring.relPhi), 1, 0.0, offsetof(Model, start.columnSpring_relPhi), 0.0, -1, false},
    /* 32 */ {"pinion1.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-columnSpring.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 94, false},
    /* 33 */ {"pinion1.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "columnSpring.b.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 72, false},
    /* 34 */ {"pinion1.trans.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pinion1.trans.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, false},
    /* 35 */ {"pinion1.trans.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 73, false},
    /* 36 */ {"pinion1.ratio", "rad/m", "Angle turned for one unit of length",
        "RotationalMechanics.xmi:243 RotationalMechanics::IdealGearR2T::ratio", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pinion1.ratio), 1, 0.0, offsetof(Model, pinion1.ratio), 0.0, -1, false},
    /* 37 */ {"rack.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-pinion1.trans.f", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pinion1.trans.f), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 95, false},
    /* 38 */ {"rack.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 18, false},
    /* 39 */ {"rack.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.b.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 97, false},
    /* 40 */ {"rack.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 19, false},
    /* 41 */ {"rack.m", "kg", "Mass",
        "TranslationalMechanics.xmi:123 TranslationalMechanics::TransInertia::m", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rack.m), 1, 0.0, offsetof(Model, rack.m), 0.0, -1, false},
    /* 42 */ {"rack.v", "m/s", "Velocity of the body",
        "TranslationalMechanics.xmi:127 TranslationalMechanics::TransInertia::v", NULL, NULL,
        MODEL_STATE, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, -1, false},
    /* 43 */ {"rackDamper.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-rackDamper.forceThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rackDamper.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, false},
    /* 44 */ {"rackDamper.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 74, false},
    /* 45 */ {"rackDamper.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "rackDamper.forceThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rackDamper.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, false},
    /* 46 */ {"rackDamper.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 76, false},
    /* 47 */ {"rackDamper.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:19 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rackDamper.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, false},
    /* 48 */ {"rackDamper.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:27 TranslationalMechanics::CompliantTransComponent::relV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 22, false},
    /* 49 */ {"rackDamper.displ", "m", "Displacement of b relative to a",
        "TranslationalMechanics.xmi:31 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL,
        MODEL_STATE, offsetof(Model, rackDamper.displ), 1, 0.0, offsetof(Model, start.rackDamper_displ), 0.0, -1, false},
    /* 50 */ {"rackDamper.k", "N*s/m", "Damping",
        "TranslationalMechanics.xmi:97 TranslationalMechanics::TransLinearDamper::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rackDamper.k), 1, 0.0, offsetof(Model, rackDamper.k), 0.0, -1, false},
    /* 51 */ {"tyreSpring.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-tyreSpring.forceThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tyreSpring.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, false},
    /* 52 */ {"tyreSpring.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 75, false},
    /* 53 */ {"tyreSpring.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "tyreSpring.forceThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tyreSpring.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 29, false},
    /* 54 */ {"tyreSpring.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 77, false},
    /* 55 */ {"tyreSpring.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:19 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tyreSpring.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 30, false},
    /* 56 */ {"tyreSpring.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:27 TranslationalMechanics::CompliantTransComponent::relV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 27, false},
    /* 57 */ {"tyreSpring.displ", "m", "Displacement of b relative to a",
        "TranslationalMechanics.xmi:31 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL,
        MODEL_STATE, offsetof(Model, tyreSpring.displ), 1, 0.0, offsetof(Model, start.tyreSpring_displ), 0.0, -1, false},
    /* 58 */ {"tyreSpring.k", "N/m", "Stiffness",
        "TranslationalMechanics.xmi:76 TranslationalMechanics::TransLinearSpring::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tyreSpring.k), 1, 0.0, offsetof(Model, tyreSpring.k), 0.0, -1, false},
    /* 59 */ {"wall.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, wall.p.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 96, false},
    /* 60 */ {"wall.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 31, false},
    /* 61 */ {"step.out.rSig", "", "",
        "SysPhSLibrary.xmi:19 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "source.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 78, false},
    /* 62 */ {"step.stepTime", "s", "Instant of the step",
        "model.xmi:31 Epas::StepSignal::stepTime", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, step.stepTime), 1, 0.0, offsetof(Model, step.stepTime), 0.0, -1, false},
    /* 63 */ {"step.stepVoltage", "", "Signal from then on",
        "model.xmi:35 Epas::StepSignal::stepVoltage", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, step.stepVoltage), 1, 0.0, offsetof(Model, step.stepVoltage), 0.0, -1, false},
    /* 64 */ {"source.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 34, false},
    /* 65 */ {"source.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "source.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 79, false},
    /* 66 */ {"source.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 35, false},
    /* 67 */ {"source.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 82, false},
    /* 68 */ {"source.v", "V", "Voltage of p over n",
        "Electrical.xmi:19 Electrical::TwoPinElectricalComponent::v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 32, false},
    /* 69 */ {"source.i", "A", "Current from p to n",
        "Electrical.xmi:23 Electrical::TwoPinElectricalComponent::i", "-coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 98, false},
    /* 70 */ {"source.in.rSig", "", "",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "source.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 36, false},
    /* 71 */ {"resistor.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 38, false},
    /* 72 */ {"resistor.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "source.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 33, false},
    /* 73 */ {"resistor.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 39, false},
    /* 74 */ {"resistor.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, resistor.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 37, false},
    /* 75 */ {"resistor.v", "V", "Voltage of p over n",
        "Electrical.xmi:19 Electrical::TwoPinElectricalComponent::v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, resistor.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 40, false},
    /* 76 */ {"resistor.i", "A", "Current from p to n",
        "Electrical.xmi:23 Electrical::TwoPinElectricalComponent::i", "coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 99, false},
    /* 77 */ {"resistor.r", "ohm", "Resistance",
        "Electrical.xmi:64 Electrical::Resistor::r", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, resistor.r), 1, 0.0, offsetof(Model, resistor.r), 0.0, -1, false},
    /* 78 */ {"coil.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 42, false},
    /* 79 */ {"coil.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "resistor.n.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, resistor.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 80, false},
    /* 80 */ {"coil.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 43, false},
    /* 81 */ {"coil.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 46, false},
    /* 82 */ {"coil.v", "V", "Voltage of p over n",
        "Electrical.xmi:19 Electrical::TwoPinElectricalComponent::v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 41, false},
    /* 83 */ {"coil.i", "A", "Current from p to n",
        "Electrical.xmi:23 Electrical::TwoPinElectricalComponent::i", NULL, NULL,
        MODEL_STATE, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, -1, false},
    /* 84 */ {"coil.l", "H", "Inductance",
        "Electrical.xmi:104 Electrical::Inductor::l", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, coil.l), 1, 0.0, offsetof(Model, coil.l), 0.0, -1, false},
    /* 85 */ {"emf.pos.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 45, false},
    /* 86 */ {"emf.pos.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "coil.n.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 81, false},
    /* 87 */ {"emf.neg.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 100, false},
    /* 88 */ {"emf.neg.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 83, false},
    /* 89 */ {"emf.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, emf.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 47, false},
    /* 90 */ {"emf.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 84, false},
    /* 91 */ {"emf.k", "V*s/rad", "Voltage at unit angular velocity, which is also torque at unit current",
        "Electrical.xmi:150 Electrical::EMF::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, emf.k), 1, 0.0, offsetof(Model, emf.k), 0.0, -1, false},
    /* 92 */ {"groundE.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:120 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 101, false},
    /* 93 */ {"groundE.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:123 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 48, false},
    /* 94 */ {"rotor.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-emf.p.t", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, emf.p.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 102, false},
    /* 95 */ {"rotor.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 49, false},
    /* 96 */ {"rotor.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 104, false},
    /* 97 */ {"rotor.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 50, false},
    /* 98 */ {"rotor.I", "kg*m^2", "Moment of inertia about the axis",
        "RotationalMechanics.xmi:143 RotationalMechanics::RotInertia::I", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rotor.I_), 1, 0.0, offsetof(Model, rotor.I_), 0.0, -1, false},
    /* 99 */ {"rotor.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_STATE, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, -1, false},
    /* 100 */ {"rotor.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_STATE, offsetof(Model, rotor.angle), 1, 0.0, offsetof(Model, start.rotor_angle), 0.0, -1, false},
    /* 101 */ {"rotorDamper.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-rotorDamper.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 53, false},
    /* 102 */ {"rotorDamper.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 85, false},
    /* 103 */ {"rotorDamper.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "rotorDamper.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 55, false},
    /* 104 */ {"rotorDamper.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 86, false},
    /* 105 */ {"rotorDamper.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", "rotor.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 54, false},
    /* 106 */ {"rotorDamper.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 56, false},
    /* 107 */ {"rotorDamper.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:122 RotationalMechanics::RotLinearDamper::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rotorDamper.k), 1, 0.0, offsetof(Model, rotorDamper.k), 0.0, -1, false},
    /* 108 */ {"ground2.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "rotorDamper.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 103, false},
    /* 109 */ {"ground2.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 57, false},
    /* 110 */ {"motorSpring.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-motorSpring.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 58, false},
    /* 111 */ {"motorSpring.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 87, false},
    /* 112 */ {"motorSpring.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "motorSpring.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 60, false},
    /* 113 */ {"motorSpring.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 63, false},
    /* 114 */ {"motorSpring.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:23 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 59, false},
    /* 115 */ {"motorSpring.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:27 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 62, false},
    /* 116 */ {"motorSpring.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:68 RotationalMechanics::RotLinearSpring::k", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, motorSpring.k), 1, 0.0, offsetof(Model, motorSpring.k), 0.0, -1, false},
    /* 117 */ {"motorSpring.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_STATE, offsetof(Model, motorSpring.relPhi), 1, 0.0, offsetof(Model, start.motorSpring_relPhi), 0.0, -1, false},
    /* 118 */ {"gear.rotA.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-motorSpring.torqueThru", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 105, false},
    /* 119 */ {"gear.rotA.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "motorSpring.b.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 88, false},
    /* 120 */ {"gear.rotB.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 64, false},
    /* 121 */ {"gear.rotB.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 65, false},
    /* 122 */ {"gear.gearRatio", "", "Angular velocity of rotA over that of rotB",
        "RotationalMechanics.xmi:200 RotationalMechanics::IdealFixedGearBox::gearRatio", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gear.gearRatio), 1, 0.0, offsetof(Model, gear.gearRatio), 0.0, -1, false},
    /* 123 */ {"pinion2.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:89 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-gear.rotB.t", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 106, false},
    /* 124 */ {"pinion2.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:92 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gear.rotB.aV", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 89, false},
    /* 125 */ {"pinion2.trans.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:79 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pinion2.trans.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 66, false},
    /* 126 */ {"pinion2.trans.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:82 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 90, false},
    /* 127 */ {"pinion2.ratio", "rad/m", "Angle turned for one unit of length",
        "RotationalMechanics.xmi:243 RotationalMechanics::IdealGearR2T::ratio", NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pinion2.ratio), 1, 0.0, offsetof(Model, pinion2.ratio), 0.0, -1, false},
    /* 128 */ {"der(column.angle)", "rad/s", "",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, column.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, false},
    /* 129 */ {"der(column.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, column.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, false},
    /* 130 */ {"der(columnSpring.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, columnSpring.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, false},
    /* 131 */ {"der(rack.v)", "m/s^2", "",
        "TranslationalMechanics.xmi:127 TranslationalMechanics::TransInertia::v", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rack.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, false},
    /* 132 */ {"der(rackDamper.displ)", "m/s", "",
        "TranslationalMechanics.xmi:31 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rackDamper.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, false},
    /* 133 */ {"der(tyreSpring.displ)", "m/s", "",
        "TranslationalMechanics.xmi:31 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, tyreSpring.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 28, false},
    /* 134 */ {"der(coil.i)", "A/s", "",
        "Electrical.xmi:23 Electrical::TwoPinElectricalComponent::i", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, coil.der_i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 44, false},
    /* 135 */ {"der(rotor.angle)", "rad/s", "",
        "RotationalMechanics.xmi:151 RotationalMechanics::RotInertia::angle", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rotor.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 51, false},
    /* 136 */ {"der(rotor.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:147 RotationalMechanics::RotInertia::aV", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rotor.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 52, false},
    /* 137 */ {"der(motorSpring.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:72 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, motorSpring.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 61, false},
};

/* Id, constraint or connector, part, text with paths, source. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "RealSignals::Constraints::SineRealSignalConstraint::signal", "driver",
        "driver.out.rSig = driver.offset + driver.amplitude*sin(2*3.141592653589793*driver.frequency*time)", "RealSignals.xmi:230"},
    /* 1 */ {"E2", "RotationalMechanics::Constraints::FixedTorqueSourceConstraint::torque", "driverTorque",
        "driverTorque.p.t = -driverTorque.in.rSig*driverTorque.signal2Torque", "RotationalMechanics.xmi:657"},
    /* 2 */ {"E3", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "column",
        "column.a.aV = column.aV", "RotationalMechanics.xmi:561"},
    /* 3 */ {"E4", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "column",
        "column.b.aV = column.aV", "RotationalMechanics.xmi:567"},
    /* 4 */ {"E5", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "column",
        "der(column.angle) = column.aV", "RotationalMechanics.xmi:573"},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "column",
        "column.I*der(column.aV) = column.a.t + column.b.t", "RotationalMechanics.xmi:579"},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "columnDamper",
        "columnDamper.a.t + columnDamper.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "columnDamper",
        "columnDamper.aVRel = columnDamper.b.aV - columnDamper.a.aV", "RotationalMechanics.xmi:462"},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "columnDamper",
        "columnDamper.torqueThru = columnDamper.b.t", "RotationalMechanics.xmi:468"},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "columnDamper",
        "columnDamper.torqueThru = columnDamper.k*columnDamper.aVRel", "RotationalMechanics.xmi:531"},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "ground1",
        "ground1.p.aV = 0", "RotationalMechanics.xmi:750"},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "columnSpring",
        "columnSpring.a.t + columnSpring.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "columnSpring",
        "columnSpring.aVRel = columnSpring.b.aV - columnSpring.a.aV", "RotationalMechanics.xmi:462"},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "columnSpring",
        "columnSpring.torqueThru = columnSpring.b.t", "RotationalMechanics.xmi:468"},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "columnSpring",
        "der(columnSpring.relPhi) = columnSpring.aVRel", "RotationalMechanics.xmi:489"},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "columnSpring",
        "columnSpring.torqueThru = columnSpring.k*columnSpring.relPhi", "RotationalMechanics.xmi:495"},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::IdealGearR2TConstraint::motion", "pinion1",
        "pinion1.rot.aV = pinion1.ratio*pinion1.trans.lV", "RotationalMechanics.xmi:633"},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::IdealGearR2TConstraint::force", "pinion1",
        "pinion1.trans.f = -pinion1.ratio*pinion1.rot.t", "RotationalMechanics.xmi:639"},
    /* 18 */ {"E19", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeA", "rack",
        "rack.a.lV = rack.v", "TranslationalMechanics.xmi:659"},
    /* 19 */ {"E20", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeB", "rack",
        "rack.b.lV = rack.v", "TranslationalMechanics.xmi:665"},
    /* 20 */ {"E21", "TranslationalMechanics::Constraints::TransInertiaConstraint::newton", "rack",
        "rack.m*der(rack.v) = rack.a.f + rack.b.f", "TranslationalMechanics.xmi:671"},
    /* 21 */ {"E22", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "rackDamper",
        "rackDamper.a.f + rackDamper.b.f = 0", "TranslationalMechanics.xmi:578"},
    /* 22 */ {"E23", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "rackDamper",
        "rackDamper.relV = rackDamper.b.lV - rackDamper.a.lV", "TranslationalMechanics.xmi:584"},
    /* 23 */ {"E24", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "rackDamper",
        "der(rackDamper.displ) = rackDamper.relV", "TranslationalMechanics.xmi:590"},
    /* 24 */ {"E25", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "rackDamper",
        "rackDamper.forceThru = rackDamper.b.f", "TranslationalMechanics.xmi:596"},
    /* 25 */ {"E26", "TranslationalMechanics::Constraints::TransLinearDamperConstraint::law", "rackDamper",
        "rackDamper.forceThru = rackDamper.k*rackDamper.relV", "TranslationalMechanics.xmi:632"},
    /* 26 */ {"E27", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "tyreSpring",
        "tyreSpring.a.f + tyreSpring.b.f = 0", "TranslationalMechanics.xmi:578"},
    /* 27 */ {"E28", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "tyreSpring",
        "tyreSpring.relV = tyreSpring.b.lV - tyreSpring.a.lV", "TranslationalMechanics.xmi:584"},
    /* 28 */ {"E29", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "tyreSpring",
        "der(tyreSpring.displ) = tyreSpring.relV", "TranslationalMechanics.xmi:590"},
    /* 29 */ {"E30", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "tyreSpring",
        "tyreSpring.forceThru = tyreSpring.b.f", "TranslationalMechanics.xmi:596"},
    /* 30 */ {"E31", "TranslationalMechanics::Constraints::TransLinearSpringConstraint::law", "tyreSpring",
        "tyreSpring.forceThru = tyreSpring.k*tyreSpring.displ", "TranslationalMechanics.xmi:614"},
    /* 31 */ {"E32", "TranslationalMechanics::Constraints::TransFixedConstraint::standstill", "wall",
        "wall.p.lV = 0", "TranslationalMechanics.xmi:782"},
    /* 32 */ {"E33", "Epas::Constraints::StepConstraint::step", "step",
        "step.out.rSig = if time < step.stepTime then 0 else step.stepVoltage", "model.xmi:551"},
    /* 33 */ {"E34", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "source",
        "source.v = source.p.v - source.n.v", "Electrical.xmi:232"},
    /* 34 */ {"E35", "Electrical::Constraints::BinaryElectricalConstraint::current", "source",
        "source.i = source.p.i", "Electrical.xmi:238"},
    /* 35 */ {"E36", "Electrical::Constraints::BinaryElectricalConstraint::balance", "source",
        "source.p.i + source.n.i = 0", "Electrical.xmi:244"},
    /* 36 */ {"E37", "Electrical::Constraints::VoltageSourceConstraint::source", "source",
        "source.v = source.in.rSig", "Electrical.xmi:313"},
    /* 37 */ {"E38", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "resistor",
        "resistor.v = resistor.p.v - resistor.n.v", "Electrical.xmi:232"},
    /* 38 */ {"E39", "Electrical::Constraints::BinaryElectricalConstraint::current", "resistor",
        "resistor.i = resistor.p.i", "Electrical.xmi:238"},
    /* 39 */ {"E40", "Electrical::Constraints::BinaryElectricalConstraint::balance", "resistor",
        "resistor.p.i + resistor.n.i = 0", "Electrical.xmi:244"},
    /* 40 */ {"E41", "Electrical::Constraints::ResistorConstraint::ohm", "resistor",
        "resistor.r*resistor.i = resistor.v", "Electrical.xmi:262"},
    /* 41 */ {"E42", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "coil",
        "coil.v = coil.p.v - coil.n.v", "Electrical.xmi:232"},
    /* 42 */ {"E43", "Electrical::Constraints::BinaryElectricalConstraint::current", "coil",
        "coil.i = coil.p.i", "Electrical.xmi:238"},
    /* 43 */ {"E44", "Electrical::Constraints::BinaryElectricalConstraint::balance", "coil",
        "coil.p.i + coil.n.i = 0", "Electrical.xmi:244"},
    /* 44 */ {"E45", "Electrical::Constraints::InductorConstraint::induction", "coil",
        "coil.l*der(coil.i) = coil.v", "Electrical.xmi:298"},
    /* 45 */ {"E46", "Electrical::Constraints::EMFConstraint::balance", "emf",
        "emf.pos.i + emf.neg.i = 0", "Electrical.xmi:343"},
    /* 46 */ {"E47", "Electrical::Constraints::EMFConstraint::induction", "emf",
        "emf.pos.v - emf.neg.v = emf.k*emf.p.aV", "Electrical.xmi:349"},
    /* 47 */ {"E48", "Electrical::Constraints::EMFConstraint::torque", "emf",
        "emf.p.t = -emf.k*emf.pos.i", "Electrical.xmi:355"},
    /* 48 */ {"E49", "Electrical::Constraints::GroundConstraint::potential", "groundE",
        "groundE.p.v = 0", "Electrical.xmi:367"},
    /* 49 */ {"E50", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "rotor",
        "rotor.a.aV = rotor.aV", "RotationalMechanics.xmi:561"},
    /* 50 */ {"E51", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "rotor",
        "rotor.b.aV = rotor.aV", "RotationalMechanics.xmi:567"},
    /* 51 */ {"E52", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "rotor",
        "der(rotor.angle) = rotor.aV", "RotationalMechanics.xmi:573"},
    /* 52 */ {"E53", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "rotor",
        "rotor.I*der(rotor.aV) = rotor.a.t + rotor.b.t", "RotationalMechanics.xmi:579"},
    /* 53 */ {"E54", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "rotorDamper",
        "rotorDamper.a.t + rotorDamper.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 54 */ {"E55", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "rotorDamper",
        "rotorDamper.aVRel = rotorDamper.b.aV - rotorDamper.a.aV", "RotationalMechanics.xmi:462"},
    /* 55 */ {"E56", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "rotorDamper",
        "rotorDamper.torqueThru = rotorDamper.b.t", "RotationalMechanics.xmi:468"},
    /* 56 */ {"E57", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "rotorDamper",
        "rotorDamper.torqueThru = rotorDamper.k*rotorDamper.aVRel", "RotationalMechanics.xmi:531"},
    /* 57 */ {"E58", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "ground2",
        "ground2.p.aV = 0", "RotationalMechanics.xmi:750"},
    /* 58 */ {"E59", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "motorSpring",
        "motorSpring.a.t + motorSpring.b.t = 0", "RotationalMechanics.xmi:456"},
    /* 59 */ {"E60", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "motorSpring",
        "motorSpring.aVRel = motorSpring.b.aV - motorSpring.a.aV", "RotationalMechanics.xmi:462"},
    /* 60 */ {"E61", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "motorSpring",
        "motorSpring.torqueThru = motorSpring.b.t", "RotationalMechanics.xmi:468"},
    /* 61 */ {"E62", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "motorSpring",
        "der(motorSpring.relPhi) = motorSpring.aVRel", "RotationalMechanics.xmi:489"},
    /* 62 */ {"E63", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "motorSpring",
        "motorSpring.torqueThru = motorSpring.k*motorSpring.relPhi", "RotationalMechanics.xmi:495"},
    /* 63 */ {"E64", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "gear",
        "gear.rotA.aV = gear.gearRatio*gear.rotB.aV", "RotationalMechanics.xmi:603"},
    /* 64 */ {"E65", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::torque", "gear",
        "gear.rotB.t = -gear.gearRatio*gear.rotA.t", "RotationalMechanics.xmi:609"},
    /* 65 */ {"E66", "RotationalMechanics::Constraints::IdealGearR2TConstraint::motion", "pinion2",
        "pinion2.rot.aV = pinion2.ratio*pinion2.trans.lV", "RotationalMechanics.xmi:633"},
    /* 66 */ {"E67", "RotationalMechanics::Constraints::IdealGearR2TConstraint::force", "pinion2",
        "pinion2.trans.f = -pinion2.ratio*pinion2.rot.t", "RotationalMechanics.xmi:639"},
    /* 67 */ {"E68", "Epas::EPAS::c1", "",
        "driver.out.rSig = driverTorque.in.rSig", "model.xmi:143"},
    /* 68 */ {"E69", "Epas::EPAS::c2", "",
        "driverTorque.p.aV = column.a.aV", "model.xmi:151"},
    /* 69 */ {"E70", "Epas::EPAS::c3", "",
        "columnDamper.a.aV = ground1.p.aV", "model.xmi:159"},
    /* 70 */ {"E71", "Epas::EPAS::c4", "",
        "columnDamper.b.aV = column.b.aV", "model.xmi:167"},
    /* 71 */ {"E72", "Epas::EPAS::c5", "",
        "column.b.aV = columnSpring.a.aV", "model.xmi:175"},
    /* 72 */ {"E73", "Epas::EPAS::c6", "",
        "columnSpring.b.aV = pinion1.rot.aV", "model.xmi:183"},
    /* 73 */ {"E74", "Epas::EPAS::c7", "",
        "pinion1.trans.lV = rack.a.lV", "model.xmi:191"},
    /* 74 */ {"E75", "Epas::EPAS::c8", "",
        "wall.p.lV = rackDamper.a.lV", "model.xmi:199"},
    /* 75 */ {"E76", "Epas::EPAS::c9", "",
        "wall.p.lV = tyreSpring.a.lV", "model.xmi:207"},
    /* 76 */ {"E77", "Epas::EPAS::c10", "",
        "rackDamper.b.lV = rack.b.lV", "model.xmi:215"},
    /* 77 */ {"E78", "Epas::EPAS::c11", "",
        "tyreSpring.b.lV = rack.b.lV", "model.xmi:223"},
    /* 78 */ {"E79", "Epas::EPAS::c12", "",
        "step.out.rSig = source.in.rSig", "model.xmi:231"},
    /* 79 */ {"E80", "Epas::EPAS::c13", "",
        "source.p.v = resistor.p.v", "model.xmi:237"},
    /* 80 */ {"E81", "Epas::EPAS::c14", "",
        "resistor.n.v = coil.p.v", "model.xmi:245"},
    /* 81 */ {"E82", "Epas::EPAS::c15", "",
        "coil.n.v = emf.pos.v", "model.xmi:253"},
    /* 82 */ {"E83", "Epas::EPAS::c16", "",
        "emf.neg.v = source.n.v", "model.xmi:261"},
    /* 83 */ {"E84", "Epas::EPAS::c17", "",
        "source.n.v = groundE.p.v", "model.xmi:269"},
    /* 84 */ {"E85", "Epas::EPAS::c18", "",
        "emf.p.aV = rotor.a.aV", "model.xmi:277"},
    /* 85 */ {"E86", "Epas::EPAS::c19", "",
        "rotorDamper.a.aV = ground2.p.aV", "model.xmi:285"},
    /* 86 */ {"E87", "Epas::EPAS::c20", "",
        "rotorDamper.b.aV = rotor.b.aV", "model.xmi:293"},
    /* 87 */ {"E88", "Epas::EPAS::c21", "",
        "rotor.b.aV = motorSpring.a.aV", "model.xmi:301"},
    /* 88 */ {"E89", "Epas::EPAS::c22", "",
        "motorSpring.b.aV = gear.rotA.aV", "model.xmi:309"},
    /* 89 */ {"E90", "Epas::EPAS::c23", "",
        "gear.rotB.aV = pinion2.rot.aV", "model.xmi:317"},
    /* 90 */ {"E91", "Epas::EPAS::c24", "",
        "pinion2.trans.lV = rack.b.lV", "model.xmi:325"},
    /* 91 */ {"E92", "Epas::EPAS::c2", "",
        "driverTorque.p.t + column.a.t = 0", "model.xmi:151"},
    /* 92 */ {"E93", "Epas::EPAS::c3", "",
        "columnDamper.a.t + ground1.p.t = 0", "model.xmi:159"},
    /* 93 */ {"E94", "Epas::EPAS::c4", "",
        "columnDamper.b.t + column.b.t + columnSpring.a.t = 0", "model.xmi:167"},
    /* 94 */ {"E95", "Epas::EPAS::c6", "",
        "columnSpring.b.t + pinion1.rot.t = 0", "model.xmi:183"},
    /* 95 */ {"E96", "Epas::EPAS::c7", "",
        "pinion1.trans.f + rack.a.f = 0", "model.xmi:191"},
    /* 96 */ {"E97", "Epas::EPAS::c8", "",
        "wall.p.f + rackDamper.a.f + tyreSpring.a.f = 0", "model.xmi:199"},
    /* 97 */ {"E98", "Epas::EPAS::c10", "",
        "rackDamper.b.f + rack.b.f + tyreSpring.b.f + pinion2.trans.f = 0", "model.xmi:215"},
    /* 98 */ {"E99", "Epas::EPAS::c13", "",
        "source.p.i + resistor.p.i = 0", "model.xmi:237"},
    /* 99 */ {"E100", "Epas::EPAS::c14", "",
        "resistor.n.i + coil.p.i = 0", "model.xmi:245"},
    /* 100 */ {"E101", "Epas::EPAS::c15", "",
        "coil.n.i + emf.pos.i = 0", "model.xmi:253"},
    /* 101 */ {"E102", "Epas::EPAS::c16", "",
        "emf.neg.i + source.n.i + groundE.p.i = 0", "model.xmi:261"},
    /* 102 */ {"E103", "Epas::EPAS::c18", "",
        "emf.p.t + rotor.a.t = 0", "model.xmi:277"},
    /* 103 */ {"E104", "Epas::EPAS::c19", "",
        "rotorDamper.a.t + ground2.p.t = 0", "model.xmi:285"},
    /* 104 */ {"E105", "Epas::EPAS::c20", "",
        "rotorDamper.b.t + rotor.b.t + motorSpring.a.t = 0", "model.xmi:293"},
    /* 105 */ {"E106", "Epas::EPAS::c22", "",
        "motorSpring.b.t + gear.rotA.t = 0", "model.xmi:309"},
    /* 106 */ {"E107", "Epas::EPAS::c23", "",
        "gear.rotB.t + pinion2.rot.t = 0", "model.xmi:317"},
};

static const char *const plot[] = {"column.angle", "rotor.aV", "coil.i", "tyreSpring.displ", NULL};

static const char *const notes[] = {
    "E33 of Epas::Constraints::StepConstraint::step switches by 'time < step.stepTime'; the instant is not located",
    NULL};

static const char *const listing[] = {
    "Causal system of EPASExperiment",
    "",
    "107 equations drawn, 0 derived; 71 eliminated as aliases, 0 redundant, 0 of constants, 36 in use",
    "10 states; 36 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  column.aV                                     start 0.0                                           its start is given",
    "  column.angle                                  start 0.0                                           its start is given",
    "  columnSpring.relPhi                           start 0.0                                           its start is given",
    "  rack.v                                        start 0.0                                           its start is given",
    "  rackDamper.displ                              start 0.0                                           its start is given",
    "  tyreSpring.displ                              start 0.0                                           its start is given",
    "  coil.i                                        start 0.0                                           its start is given",
    "  rotor.aV                                      start 0.0                                           its start is given",
    "  rotor.angle                                   start 0.0                                           its start is given",
    "  motorSpring.relPhi                            start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E68    driverTorque.in.rSig                   = driver.out.rSig                                   model.xmi:143",
    "  E69    driverTorque.p.aV                      = column.aV                                         model.xmi:151",
    "  E92    column.a.t                             = -driverTorque.p.t                                 model.xmi:151",
    "  E3     column.a.aV                            = column.aV                                         RotationalMechanics.xmi:561",
    "  E4     column.b.aV                            = column.aV                                         RotationalMechanics.xmi:567",
    "  E7     columnDamper.a.t                       = -columnDamper.torqueThru                          RotationalMechanics.xmi:456",
    "  E70    columnDamper.a.aV                      = 0                                                 model.xmi:159",
    "  E9     columnDamper.b.t                       = columnDamper.torqueThru                           RotationalMechanics.xmi:468",
    "  E71    columnDamper.b.aV                      = column.aV                                         model.xmi:167",
    "  E8     columnDamper.aVRel                     = column.aV                                         RotationalMechanics.xmi:462",
    "  E93    ground1.p.t                            = columnDamper.torqueThru                           model.xmi:159",
    "  E11    ground1.p.aV                           = 0                                                 RotationalMechanics.xmi:750",
    "  E12    columnSpring.a.t                       = -columnSpring.torqueThru                          RotationalMechanics.xmi:456",
    "  E72    columnSpring.a.aV                      = column.aV                                         model.xmi:175",
    "  E14    columnSpring.b.t                       = columnSpring.torqueThru                           RotationalMechanics.xmi:468",
    "  E95    pinion1.rot.t                          = -columnSpring.torqueThru                          model.xmi:183",
    "  E73    pinion1.rot.aV                         = columnSpring.b.aV                                 model.xmi:183",
    "  E74    pinion1.trans.lV                       = rack.v                                            model.xmi:191",
    "  E96    rack.a.f                               = -pinion1.trans.f                                  model.xmi:191",
    "  E19    rack.a.lV                              = rack.v                                            TranslationalMechanics.xmi:659",
    "  E20    rack.b.lV                              = rack.v                                            TranslationalMechanics.xmi:665",
    "  E22    rackDamper.a.f                         = -rackDamper.forceThru                             TranslationalMechanics.xmi:578",
    "  E75    rackDamper.a.lV                        = 0                                                 model.xmi:199",
    "  E25    rackDamper.b.f                         = rackDamper.forceThru                              TranslationalMechanics.xmi:596",
    "  E77    rackDamper.b.lV                        = rack.v                                            model.xmi:215",
    "  E23    rackDamper.relV                        = rack.v                                            TranslationalMechanics.xmi:584",
    "  E27    tyreSpring.a.f                         = -tyreSpring.forceThru                             TranslationalMechanics.xmi:578",
    "  E76    tyreSpring.a.lV                        = 0                                                 model.xmi:207",
    "  E30    tyreSpring.b.f                         = tyreSpring.forceThru                              TranslationalMechanics.xmi:596",
    "  E78    tyreSpring.b.lV                        = rack.v                                            model.xmi:223",
    "  E28    tyreSpring.relV                        = rack.v                                            TranslationalMechanics.xmi:584",
    "  E32    wall.p.lV                              = 0                                                 TranslationalMechanics.xmi:782",
    "  E79    step.out.rSig                          = source.v                                          model.xmi:231",
    "  E35    source.p.i                             = -coil.i                                           Electrical.xmi:238",
    "  E80    source.p.v                             = source.v                                          model.xmi:237",
    "  E36    source.n.i                             = coil.i                                            Electrical.xmi:244",
    "  E83    source.n.v                             = 0                                                 model.xmi:261",
    "  E99    source.i                               = -coil.i                                           model.xmi:237",
    "  E37    source.in.rSig                         = source.v                                          Electrical.xmi:313",
    "  E39    resistor.p.i                           = coil.i                                            Electrical.xmi:238",
    "  E34    resistor.p.v                           = source.v                                          Electrical.xmi:232",
    "  E40    resistor.n.i                           = -coil.i                                           Electrical.xmi:244",
    "  E100   resistor.i                             = coil.i                                            model.xmi:245",
    "  E43    coil.p.i                               = coil.i                                            Electrical.xmi:238",
    "  E81    coil.p.v                               = resistor.n.v                                      model.xmi:245",
    "  E44    coil.n.i                               = -coil.i                                           Electrical.xmi:244",
    "  E46    emf.pos.i                              = coil.i                                            Electrical.xmi:343",
    "  E82    emf.pos.v                              = coil.n.v                                          model.xmi:253",
    "  E101   emf.neg.i                              = -coil.i                                           model.xmi:253",
    "  E84    emf.neg.v                              = 0                                                 model.xmi:269",
    "  E85    emf.p.aV                               = rotor.aV                                          model.xmi:277",
    "  E102   groundE.p.i                            = 0                                                 model.xmi:261",
    "  E49    groundE.p.v                            = 0                                                 Electrical.xmi:367",
    "  E103   rotor.a.t                              = -emf.p.t                                          model.xmi:277",
    "  E50    rotor.a.aV                             = rotor.aV                                          RotationalMechanics.xmi:561",
    "  E51    rotor.b.aV                             = rotor.aV                                          RotationalMechanics.xmi:567",
    "  E54    rotorDamper.a.t                        = -rotorDamper.torqueThru                           RotationalMechanics.xmi:456",
    "  E86    rotorDamper.a.aV                       = 0                                                 model.xmi:285",
    "  E56    rotorDamper.b.t                        = rotorDamper.torqueThru                            RotationalMechanics.xmi:468",
    "  E87    rotorDamper.b.aV                       = rotor.aV                                          model.xmi:293",
    "  E55    rotorDamper.aVRel                      = rotor.aV                                          RotationalMechanics.xmi:462",
    "  E104   ground2.p.t                            = rotorDamper.torqueThru                            model.xmi:285",
    "  E58    ground2.p.aV                           = 0                                                 RotationalMechanics.xmi:750",
    "  E59    motorSpring.a.t                        = -motorSpring.torqueThru                           RotationalMechanics.xmi:456",
    "  E88    motorSpring.a.aV                       = rotor.aV                                          model.xmi:301",
    "  E61    motorSpring.b.t                        = motorSpring.torqueThru                            RotationalMechanics.xmi:468",
    "  E106   gear.rotA.t                            = -motorSpring.torqueThru                           model.xmi:309",
    "  E89    gear.rotA.aV                           = motorSpring.b.aV                                  model.xmi:309",
    "  E107   pinion2.rot.t                          = -gear.rotB.t                                      model.xmi:317",
    "  E90    pinion2.rot.aV                         = gear.rotB.aV                                      model.xmi:317",
    "  E91    pinion2.trans.lV                       = rack.v                                            model.xmi:325",
    "",
    "Start",
    "         column.aV := 0.0",
    "         column.angle := 0.0",
    "         columnSpring.relPhi := 0.0",
    "         rack.v := 0.0",
    "         rackDamper.displ := 0.0",
    "         tyreSpring.displ := 0.0",
    "         coil.i := 0.0",
    "         rotor.aV := 0.0",
    "         rotor.angle := 0.0",
    "         motorSpring.relPhi := 0.0",
    "",
    "Continuous time",
    "  E1     driver.out.rSig := driver.offset + driver.amplitude*sin(6.283185307179586*driver.frequency*time) RealSignals.xmi:230",
    "  E2     driverTorque.p.t := -driver.out.rSig*driverTorque.signal2Torque                            RotationalMechanics.xmi:657",
    "  E5     der(column.angle) := column.aV                                                             RotationalMechanics.xmi:573",
    "  E10    columnDamper.torqueThru := columnDamper.k*column.aV                                        RotationalMechanics.xmi:531",
    "  E16    columnSpring.torqueThru := columnSpring.k*columnSpring.relPhi                              RotationalMechanics.xmi:495",
    "  E94    column.b.t := columnSpring.torqueThru - columnDamper.torqueThru                            model.xmi:167",
    "  E6     der(column.aV) := (-driverTorque.p.t + column.b.t)/column.I  unless column.I vanishes      RotationalMechanics.xmi:579",
    "  E17    columnSpring.b.aV := pinion1.ratio*rack.v                                                  RotationalMechanics.xmi:633",
    "  E13    columnSpring.aVRel := columnSpring.b.aV - column.aV                                        RotationalMechanics.xmi:462",
    "  E15    der(columnSpring.relPhi) := columnSpring.aVRel                                             RotationalMechanics.xmi:489",
    "  E18    pinion1.trans.f := pinion1.ratio*columnSpring.torqueThru                                   RotationalMechanics.xmi:639",
    "  E24    der(rackDamper.displ) := rack.v                                                            TranslationalMechanics.xmi:590",
    "  E26    rackDamper.forceThru := rackDamper.k*rack.v                                                TranslationalMechanics.xmi:632",
    "  E29    der(tyreSpring.displ) := rack.v                                                            TranslationalMechanics.xmi:590",
    "  E31    tyreSpring.forceThru := tyreSpring.k*tyreSpring.displ                                      TranslationalMechanics.xmi:614",
    "  E33    source.v := if time < step.stepTime then 0 else step.stepVoltage                           model.xmi:551",
    "  E41    resistor.v := resistor.r*coil.i                                                            Electrical.xmi:262",
    "  E38    resistor.n.v := source.v - resistor.v                                                      Electrical.xmi:232",
    "  E47    coil.n.v := emf.k*rotor.aV                                                                 Electrical.xmi:349",
    "  E42    coil.v := resistor.n.v - coil.n.v                                                          Electrical.xmi:232",
    "  E45    der(coil.i) := coil.v/coil.l  unless coil.l vanishes                                       Electrical.xmi:298",
    "  E48    emf.p.t := -emf.k*coil.i                                                                   Electrical.xmi:355",
    "  E52    der(rotor.angle) := rotor.aV                                                               RotationalMechanics.xmi:573",
    "  E57    rotorDamper.torqueThru := rotorDamper.k*rotor.aV                                           RotationalMechanics.xmi:531",
    "  E63    motorSpring.torqueThru := motorSpring.k*motorSpring.relPhi                                 RotationalMechanics.xmi:495",
    "  E105   rotor.b.t := motorSpring.torqueThru - rotorDamper.torqueThru                               model.xmi:293",
    "  E53    der(rotor.aV) := (-emf.p.t + rotor.b.t)/rotor.I  unless rotor.I vanishes                   RotationalMechanics.xmi:579",
    "  E65    gear.rotB.t := gear.gearRatio*motorSpring.torqueThru                                       RotationalMechanics.xmi:609",
    "  E66    gear.rotB.aV := pinion2.ratio*rack.v                                                       RotationalMechanics.xmi:633",
    "  E64    motorSpring.b.aV := gear.gearRatio*gear.rotB.aV                                            RotationalMechanics.xmi:603",
    "  E60    motorSpring.aVRel := motorSpring.b.aV - rotor.aV                                           RotationalMechanics.xmi:462",
    "  E62    der(motorSpring.relPhi) := motorSpring.aVRel                                               RotationalMechanics.xmi:489",
    "  E67    pinion2.trans.f := pinion2.ratio*gear.rotB.t                                               RotationalMechanics.xmi:639",
    "  E98    rack.b.f := -(rackDamper.forceThru + tyreSpring.forceThru + pinion2.trans.f)               model.xmi:215",
    "  E21    der(rack.v) := (-pinion1.trans.f + rack.b.f)/rack.m  unless rack.m vanishes                TranslationalMechanics.xmi:671",
    "",
    "For results only",
    "  E97    wall.p.f := tyreSpring.forceThru + rackDamper.forceThru                                    model.xmi:199",
    NULL};

const ModelInfo model_info = {
    .name = "EPASExperiment",
    .qualified_name = "Epas::EPASExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 3.0,
    .interval = 0.002,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .notes = notes,
    .listing = listing,
};
