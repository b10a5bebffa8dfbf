/* EPASExperiment.c - simulation of Epas::EPASExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 10 states, 107 equations (71 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 *
 * Between events, m->branch keeps what relations and integer parts are, and discrete variables keep their values;
 * model_indicators and model_next_instant tell when a branch changes. At an event model_update determines them anew, with
 * their values before it in m->pre, and is called again until nothing changes.
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
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_2 {
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
    struct AMomFlowElement_2 b;             /* port, RotationalMechanics.xmi:17 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::LMomFlowElement */
struct LMomFlowElement {
    double f;                               /* N, variable, SysPhSLibrary.xmi:85 */
};

/* RotationalMechanics::IdealGearR2T */
struct IdealGearR2T {
    double ratio;                           /* rad/m, constant, RotationalMechanics.xmi:250 */
    struct LMomFlowElement trans;           /* port, RotationalMechanics.xmi:246 */
};

/* TranslationalMechanics::TransInertia */
struct TransInertia {
    double m;                               /* kg, constant, TranslationalMechanics.xmi:127 */
    double v;                               /* m/s, state, TranslationalMechanics.xmi:131 */
    double der_v;                           /* m/s^2, derivative */
    struct LMomFlowElement b;               /* port, TranslationalMechanics.xmi:123 */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N*s/m, constant, TranslationalMechanics.xmi:99 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N/m, constant, TranslationalMechanics.xmi:78 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct LMomFlowElement p;               /* port, TranslationalMechanics.xmi:562 */
};

/* Epas::StepSignal */
struct StepSignal {
    double stepTime;                        /* s, constant, model.xmi:31 */
    double stepVoltage;                     /* constant, model.xmi:35 */
};

/* Electrical::VoltageSource */
struct VoltageSource {
    double v;                               /* V, variable, Electrical.xmi:21 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::ChargeFlowElement */
struct ChargeFlowElement {
    double v;                               /* V, variable, SysPhSLibrary.xmi:129 */
};

/* Electrical::Resistor */
struct Resistor {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double r;                               /* ohm, constant, Electrical.xmi:66 */
    double T_ref;                           /* K, constant, Electrical.xmi:69 */
    double alpha;                           /* 1/K, constant, Electrical.xmi:74 */
    double T;                               /* K, derived constant, Electrical.xmi:78 */
    double resistance;                      /* ohm, derived constant, Electrical.xmi:83 */
    struct ChargeFlowElement n;             /* port, Electrical.xmi:17 */
};

/* Electrical::Inductor */
struct Inductor {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double i;                               /* A, state, Electrical.xmi:25 */
    double l;                               /* H, constant, Electrical.xmi:124 */
    double der_i;                           /* A/s, derivative */
    struct ChargeFlowElement n;             /* port, Electrical.xmi:17 */
};

/* Electrical::EMF */
struct EMF {
    double k;                               /* V*s/rad, constant, Electrical.xmi:174 */
    struct AMomFlowElement p;               /* port, Electrical.xmi:170 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_3 {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:205 */
    struct AMomFlowElement_3 rotB;          /* port, RotationalMechanics.xmi:201 */
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

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_below_step_stepTime;        /* time < step.stepTime */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
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
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[1];           /* how near to its boundary each of them keeps its value */
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
    /* E1  driver  SineRealSignalConstraint::signal  RealSignals.xmi:246
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double driver_out_rSig = m->driver.offset
            + m->driver.amplitude * sin(6.283185307179586 * m->driver.frequency * m->time);

    /* E2  driverTorque  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:709
     *     in.rSig is driver.out.rSig */
    const double driverTorque_p_t = -(driver_out_rSig * m->driverTorque.signal2Torque);

    /* E5  column  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->column.der_angle = m->column.aV;

    /* E10  columnDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563
     *     aVRel is column.aV */
    const double columnDamper_torqueThru = m->columnDamper.k * m->column.aV;

    /* E16  columnSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double columnSpring_torqueThru = m->columnSpring.k * m->columnSpring.relPhi;

    /* E94  flows at EPAS::c4  columnDamper.b.t + column.b.t + columnSpring.a.t = 0  model.xmi:167
     *     solved for column.b.t; columnDamper.b.t is columnDamper.torqueThru, columnSpring.a.t is
     *     -columnSpring.torqueThru */
    const double column_b_t = columnSpring_torqueThru - columnDamper_torqueThru;

    /* E6  column  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(column.aV); a.t is -driverTorque.p.t */
    m->column.der_aV = (-driverTorque_p_t + column_b_t) / m->column.I_;

    /* E17  pinion1  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:682
     *     rot.aV is columnSpring.b.aV, trans.lV is rack.v */
    const double columnSpring_b_aV = m->pinion1.ratio * m->rack.v;

    /* E13  columnSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     a.aV is column.aV */
    const double columnSpring_aVRel = columnSpring_b_aV - m->column.aV;

    /* E15  columnSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->columnSpring.der_relPhi = columnSpring_aVRel;

    /* E18  pinion1  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:688
     *     rot.t is -columnSpring.torqueThru */
    const double pinion1_trans_f = m->pinion1.ratio * columnSpring_torqueThru;

    /* E24  rackDamper  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is rack.v */
    m->rackDamper.der_displ = m->rack.v;

    /* E26  rackDamper  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:668
     *     relV is rack.v */
    const double rackDamper_forceThru = m->rackDamper.k * m->rack.v;

    /* E29  tyreSpring  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is rack.v */
    m->tyreSpring.der_displ = m->rack.v;

    /* E31  tyreSpring  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double tyreSpring_forceThru = m->tyreSpring.k * m->tyreSpring.displ;

    /* E33  step  StepConstraint::step  y = if time < stepTime then 0 else stepVoltage  model.xmi:551
     *     out.rSig is source.v */
    const double source_v = m->branch.time_below_step_stepTime > 0.5 ? 0.0 : m->step.stepVoltage;

    /* E41  resistor  ResistorConstraint::ohm  r*i = v  Electrical.xmi:296
     *     solved for resistor.v; i is coil.i */
    const double resistor_v = m->resistor.resistance * m->coil.i;

    /* E38  resistor  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:263
     *     solved for resistor.n.v; p.v is source.v */
    const double resistor_n_v = source_v - resistor_v;

    /* E47  emf  EMFConstraint::induction  vPos - vNeg = k*aV  Electrical.xmi:398
     *     pos.v is coil.n.v, neg.v is 0, p.aV is rotor.aV */
    const double coil_n_v = m->emf.k * m->rotor.aV;

    /* E42  coil  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:263
     *     p.v is resistor.n.v */
    const double coil_v = resistor_n_v - coil_n_v;

    /* E45  coil  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:338
     *     solved for der(coil.i) */
    m->coil.der_i = coil_v / m->coil.l;

    /* E48  emf  EMFConstraint::torque  t = -k*iPos  Electrical.xmi:404
     *     pos.i is coil.i */
    const double emf_p_t = -(m->emf.k * m->coil.i);

    /* E52  rotor  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->rotor.der_angle = m->rotor.aV;

    /* E57  rotorDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563
     *     aVRel is rotor.aV */
    const double rotorDamper_torqueThru = m->rotorDamper.k * m->rotor.aV;

    /* E63  motorSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double motorSpring_torqueThru = m->motorSpring.k * m->motorSpring.relPhi;

    /* E105  flows at EPAS::c20  rotorDamper.b.t + rotor.b.t + motorSpring.a.t = 0  model.xmi:293
     *     solved for rotor.b.t; rotorDamper.b.t is rotorDamper.torqueThru, motorSpring.a.t is
     *     -motorSpring.torqueThru */
    const double rotor_b_t = motorSpring_torqueThru - rotorDamper_torqueThru;

    /* E53  rotor  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(rotor.aV); a.t is -emf.p.t */
    m->rotor.der_aV = (-emf_p_t + rotor_b_t) / m->rotor.I_;

    /* E65  gear  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:653
     *     rotA.t is -motorSpring.torqueThru */
    const double gear_rotB_t = m->gear.gearRatio * motorSpring_torqueThru;

    /* E66  pinion2  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:682
     *     rot.aV is gear.rotB.aV, trans.lV is rack.v */
    const double gear_rotB_aV = m->pinion2.ratio * m->rack.v;

    /* E64  gear  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:647
     *     rotA.aV is motorSpring.b.aV */
    const double motorSpring_b_aV = m->gear.gearRatio * gear_rotB_aV;

    /* E60  motorSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     a.aV is rotor.aV */
    const double motorSpring_aVRel = motorSpring_b_aV - m->rotor.aV;

    /* E62  motorSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->motorSpring.der_relPhi = motorSpring_aVRel;

    /* E67  pinion2  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:688
     *     rot.t is -gear.rotB.t */
    const double pinion2_trans_f = m->pinion2.ratio * gear_rotB_t;

    /* E98  flows at EPAS::c10  rackDamper.b.f + rack.b.f + tyreSpring.b.f + pinion2.trans.f = 0  model.xmi:215
     *     solved for rack.b.f; rackDamper.b.f is rackDamper.forceThru, tyreSpring.b.f is tyreSpring.forceThru */
    const double rack_b_f = -(rackDamper_forceThru + tyreSpring_forceThru + pinion2_trans_f);

    /* E21  rack  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713
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
    m->source.v = m->branch.time_below_step_stepTime > 0.5 ? 0.0 : m->step.stepVoltage;

    /* E41 again, as in model_evaluate */
    m->resistor.v = m->resistor.resistance * m->coil.i;

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

static void derive_constants(Model *m)
{
    /* resistor.T = resistor.T_ref  Electrical.xmi:78 */
    m->resistor.T = m->resistor.T_ref;

    /* resistor.resistance = resistor.r*(1 + resistor.alpha*(resistor.T - resistor.T_ref))  Electrical.xmi:83 */
    m->resistor.resistance = m->resistor.r * (1.0 + m->resistor.alpha * (m->resistor.T - m->resistor.T_ref));
}

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E6  column  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->column.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 5, NULL, m->column.I_);

    /* divisor in E45  coil  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:338 */
    if (!(fabs(m->coil.l) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 44, NULL, m->coil.l);

    /* divisor in E53  rotor  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->rotor.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 52, NULL, m->rotor.I_);

    /* divisor in E21  rack  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713 */
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
    m->resistor.T_ref = 300.15; /* K */
    m->resistor.alpha = 0.0; /* 1/K */
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

    derive_constants(m);
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
        13, 14, 31, 42, 49, 57, 87, 103, 104, 121};

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

static void update(Model *m)
{
    /* E33  decides time < step.stepTime  model.xmi:551 */
    m->branch.time_below_step_stepTime = instant_truth(m->time, -1.0, m->step.stepTime, false);
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time < step.stepTime */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->step.stepTime));
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
    update(m);

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    m->is_initial = is_initial;
    m->is_terminal = is_terminal;
}

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  driver  SineRealSignalConstraint::signal  RealSignals.xmi:246
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double driver_out_rSig = listed[0];
    const double driver_offset = listed[3];
    const double driver_amplitude = listed[2];
    const double driver_frequency = listed[1];
    const double part_of_E1 = driver_amplitude * sin(2.0 * 3.141592653589793 * driver_frequency * time);
    residual[0] = driver_out_rSig - (driver_offset + part_of_E1);
    scale[0] = fabs(driver_out_rSig) + fabs(driver_offset) + fabs(part_of_E1);

    /* E2  driverTorque  FixedTorqueSourceConstraint::torque  t = -u*signal2Torque  RotationalMechanics.xmi:709 */
    const double driverTorque_p_t = listed[5];
    const double driverTorque_in_rSig = listed[4];
    const double driverTorque_signal2Torque = listed[7];
    residual[1] = driverTorque_p_t + (driverTorque_in_rSig * driverTorque_signal2Torque);
    scale[1] = fabs(driverTorque_p_t) + fabs(driverTorque_in_rSig * driverTorque_signal2Torque);

    /* E3  column  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double column_a_aV = listed[9];
    const double column_aV = listed[13];
    residual[2] = column_a_aV - column_aV;
    scale[2] = fabs(column_a_aV) + fabs(column_aV);

    /* E4  column  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double column_b_aV = listed[11];
    residual[3] = column_b_aV - column_aV;
    scale[3] = fabs(column_b_aV) + fabs(column_aV);

    /* E5  column  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_column_angle = listed[132];
    residual[4] = der_column_angle - column_aV;
    scale[4] = fabs(der_column_angle) + fabs(column_aV);

    /* E6  column  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double column_I = listed[12];
    const double der_column_aV = listed[133];
    const double column_a_t = listed[8];
    const double column_b_t = listed[10];
    residual[5] = column_I * der_column_aV - (column_a_t + column_b_t);
    scale[5] = fabs(column_I * der_column_aV) + fabs(column_a_t) + fabs(column_b_t);

    /* E7  columnDamper  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double columnDamper_a_t = listed[15];
    const double columnDamper_b_t = listed[17];
    residual[6] = columnDamper_a_t + columnDamper_b_t - 0.0;
    scale[6] = fabs(columnDamper_a_t) + fabs(columnDamper_b_t);

    /* E8  columnDamper  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double columnDamper_aVRel = listed[19];
    const double columnDamper_b_aV = listed[18];
    const double columnDamper_a_aV = listed[16];
    residual[7] = columnDamper_aVRel - (columnDamper_b_aV - columnDamper_a_aV);
    scale[7] = fabs(columnDamper_aVRel) + fabs(columnDamper_b_aV) + fabs(columnDamper_a_aV);

    /* E9  columnDamper  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double columnDamper_torqueThru = listed[20];
    residual[8] = columnDamper_torqueThru - columnDamper_b_t;
    scale[8] = fabs(columnDamper_torqueThru) + fabs(columnDamper_b_t);

    /* E10  columnDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double columnDamper_k = listed[21];
    residual[9] = columnDamper_torqueThru - columnDamper_k * columnDamper_aVRel;
    scale[9] = fabs(columnDamper_torqueThru) + fabs(columnDamper_k * columnDamper_aVRel);

    /* E11  ground1  RotFixedConstraint::standstill  aV = 0  RotationalMechanics.xmi:815 */
    const double ground1_p_aV = listed[23];
    residual[10] = ground1_p_aV - 0.0;
    scale[10] = fabs(ground1_p_aV);

    /* E12  columnSpring  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double columnSpring_a_t = listed[24];
    const double columnSpring_b_t = listed[26];
    residual[11] = columnSpring_a_t + columnSpring_b_t - 0.0;
    scale[11] = fabs(columnSpring_a_t) + fabs(columnSpring_b_t);

    /* E13  columnSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double columnSpring_aVRel = listed[28];
    const double columnSpring_b_aV = listed[27];
    const double columnSpring_a_aV = listed[25];
    residual[12] = columnSpring_aVRel - (columnSpring_b_aV - columnSpring_a_aV);
    scale[12] = fabs(columnSpring_aVRel) + fabs(columnSpring_b_aV) + fabs(columnSpring_a_aV);

    /* E14  columnSpring  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double columnSpring_torqueThru = listed[29];
    residual[13] = columnSpring_torqueThru - columnSpring_b_t;
    scale[13] = fabs(columnSpring_torqueThru) + fabs(columnSpring_b_t);

    /* E15  columnSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_columnSpring_relPhi = listed[134];
    residual[14] = der_columnSpring_relPhi - columnSpring_aVRel;
    scale[14] = fabs(der_columnSpring_relPhi) + fabs(columnSpring_aVRel);

    /* E16  columnSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double columnSpring_k = listed[30];
    const double columnSpring_relPhi = listed[31];
    residual[15] = columnSpring_torqueThru - columnSpring_k * columnSpring_relPhi;
    scale[15] = fabs(columnSpring_torqueThru) + fabs(columnSpring_k * columnSpring_relPhi);

    /* E17  pinion1  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:682 */
    const double pinion1_rot_aV = listed[33];
    const double pinion1_ratio = listed[36];
    const double pinion1_trans_lV = listed[35];
    residual[16] = pinion1_rot_aV - pinion1_ratio * pinion1_trans_lV;
    scale[16] = fabs(pinion1_rot_aV) + fabs(pinion1_ratio * pinion1_trans_lV);

    /* E18  pinion1  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:688 */
    const double pinion1_trans_f = listed[34];
    const double pinion1_rot_t = listed[32];
    residual[17] = pinion1_trans_f + (pinion1_ratio * pinion1_rot_t);
    scale[17] = fabs(pinion1_trans_f) + fabs(pinion1_ratio * pinion1_rot_t);

    /* E19  rack  TransInertiaConstraint::flangeA  vA = v  TranslationalMechanics.xmi:701 */
    const double rack_a_lV = listed[38];
    const double rack_v = listed[42];
    residual[18] = rack_a_lV - rack_v;
    scale[18] = fabs(rack_a_lV) + fabs(rack_v);

    /* E20  rack  TransInertiaConstraint::flangeB  vB = v  TranslationalMechanics.xmi:707 */
    const double rack_b_lV = listed[40];
    residual[19] = rack_b_lV - rack_v;
    scale[19] = fabs(rack_b_lV) + fabs(rack_v);

    /* E21  rack  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713 */
    const double rack_m = listed[41];
    const double der_rack_v = listed[135];
    const double rack_a_f = listed[37];
    const double rack_b_f = listed[39];
    residual[20] = rack_m * der_rack_v - (rack_a_f + rack_b_f);
    scale[20] = fabs(rack_m * der_rack_v) + fabs(rack_a_f) + fabs(rack_b_f);

    /* E22  rackDamper  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:608 */
    const double rackDamper_a_f = listed[43];
    const double rackDamper_b_f = listed[45];
    residual[21] = rackDamper_a_f + rackDamper_b_f - 0.0;
    scale[21] = fabs(rackDamper_a_f) + fabs(rackDamper_b_f);

    /* E23  rackDamper  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:614 */
    const double rackDamper_relV = listed[48];
    const double rackDamper_b_lV = listed[46];
    const double rackDamper_a_lV = listed[44];
    residual[22] = rackDamper_relV - (rackDamper_b_lV - rackDamper_a_lV);
    scale[22] = fabs(rackDamper_relV) + fabs(rackDamper_b_lV) + fabs(rackDamper_a_lV);

    /* E24  rackDamper  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620 */
    const double der_rackDamper_displ = listed[136];
    residual[23] = der_rackDamper_displ - rackDamper_relV;
    scale[23] = fabs(der_rackDamper_displ) + fabs(rackDamper_relV);

    /* E25  rackDamper  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:626 */
    const double rackDamper_forceThru = listed[47];
    residual[24] = rackDamper_forceThru - rackDamper_b_f;
    scale[24] = fabs(rackDamper_forceThru) + fabs(rackDamper_b_f);

    /* E26  rackDamper  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:668 */
    const double rackDamper_k = listed[50];
    residual[25] = rackDamper_forceThru - rackDamper_k * rackDamper_relV;
    scale[25] = fabs(rackDamper_forceThru) + fabs(rackDamper_k * rackDamper_relV);

    /* E27  tyreSpring  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:608 */
    const double tyreSpring_a_f = listed[51];
    const double tyreSpring_b_f = listed[53];
    residual[26] = tyreSpring_a_f + tyreSpring_b_f - 0.0;
    scale[26] = fabs(tyreSpring_a_f) + fabs(tyreSpring_b_f);

    /* E28  tyreSpring  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:614 */
    const double tyreSpring_relV = listed[56];
    const double tyreSpring_b_lV = listed[54];
    const double tyreSpring_a_lV = listed[52];
    residual[27] = tyreSpring_relV - (tyreSpring_b_lV - tyreSpring_a_lV);
    scale[27] = fabs(tyreSpring_relV) + fabs(tyreSpring_b_lV) + fabs(tyreSpring_a_lV);

    /* E29  tyreSpring  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620 */
    const double der_tyreSpring_displ = listed[137];
    residual[28] = der_tyreSpring_displ - tyreSpring_relV;
    scale[28] = fabs(der_tyreSpring_displ) + fabs(tyreSpring_relV);

    /* E30  tyreSpring  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:626 */
    const double tyreSpring_forceThru = listed[55];
    residual[29] = tyreSpring_forceThru - tyreSpring_b_f;
    scale[29] = fabs(tyreSpring_forceThru) + fabs(tyreSpring_b_f);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E31  tyreSpring  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double tyreSpring_forceThru = listed[55];
    const double tyreSpring_k = listed[58];
    const double tyreSpring_displ = listed[57];
    residual[30] = tyreSpring_forceThru - tyreSpring_k * tyreSpring_displ;
    scale[30] = fabs(tyreSpring_forceThru) + fabs(tyreSpring_k * tyreSpring_displ);

    /* E32  wall  TransFixedConstraint::standstill  lV = 0  TranslationalMechanics.xmi:840 */
    const double wall_p_lV = listed[60];
    residual[31] = wall_p_lV - 0.0;
    scale[31] = fabs(wall_p_lV);

    /* E33  step  StepConstraint::step  y = if time < stepTime then 0 else stepVoltage  model.xmi:551 */
    const double step_out_rSig = listed[61];
    const double step_stepVoltage = listed[63];
    const double part_of_E33 = m->branch.time_below_step_stepTime > 0.5 ? 0.0 : step_stepVoltage;
    residual[32] = step_out_rSig - part_of_E33;
    scale[32] = fabs(step_out_rSig) + fabs(part_of_E33);

    /* E34  source  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:263 */
    const double source_v = listed[68];
    const double source_p_v = listed[65];
    const double source_n_v = listed[67];
    residual[33] = source_v - (source_p_v - source_n_v);
    scale[33] = fabs(source_v) + fabs(source_p_v) + fabs(source_n_v);

    /* E35  source  BinaryElectricalConstraint::current  i = iP  Electrical.xmi:269 */
    const double source_i = listed[69];
    const double source_p_i = listed[64];
    residual[34] = source_i - source_p_i;
    scale[34] = fabs(source_i) + fabs(source_p_i);

    /* E36  source  BinaryElectricalConstraint::balance  iP + iN = 0  Electrical.xmi:275 */
    const double source_n_i = listed[66];
    residual[35] = source_p_i + source_n_i - 0.0;
    scale[35] = fabs(source_p_i) + fabs(source_n_i);

    /* E37  source  VoltageSourceConstraint::source  v = u  Electrical.xmi:355 */
    const double source_in_rSig = listed[70];
    residual[36] = source_v - source_in_rSig;
    scale[36] = fabs(source_v) + fabs(source_in_rSig);

    /* E38  resistor  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:263 */
    const double resistor_v = listed[75];
    const double resistor_p_v = listed[72];
    const double resistor_n_v = listed[74];
    residual[37] = resistor_v - (resistor_p_v - resistor_n_v);
    scale[37] = fabs(resistor_v) + fabs(resistor_p_v) + fabs(resistor_n_v);

    /* E39  resistor  BinaryElectricalConstraint::current  i = iP  Electrical.xmi:269 */
    const double resistor_i = listed[76];
    const double resistor_p_i = listed[71];
    residual[38] = resistor_i - resistor_p_i;
    scale[38] = fabs(resistor_i) + fabs(resistor_p_i);

    /* E40  resistor  BinaryElectricalConstraint::balance  iP + iN = 0  Electrical.xmi:275 */
    const double resistor_n_i = listed[73];
    residual[39] = resistor_p_i + resistor_n_i - 0.0;
    scale[39] = fabs(resistor_p_i) + fabs(resistor_n_i);

    /* E41  resistor  ResistorConstraint::ohm  r*i = v  Electrical.xmi:296 */
    const double resistor_resistance = listed[81];
    residual[40] = resistor_resistance * resistor_i - resistor_v;
    scale[40] = fabs(resistor_resistance * resistor_i) + fabs(resistor_v);

    /* E42  coil  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:263 */
    const double coil_v = listed[86];
    const double coil_p_v = listed[83];
    const double coil_n_v = listed[85];
    residual[41] = coil_v - (coil_p_v - coil_n_v);
    scale[41] = fabs(coil_v) + fabs(coil_p_v) + fabs(coil_n_v);

    /* E43  coil  BinaryElectricalConstraint::current  i = iP  Electrical.xmi:269 */
    const double coil_i = listed[87];
    const double coil_p_i = listed[82];
    residual[42] = coil_i - coil_p_i;
    scale[42] = fabs(coil_i) + fabs(coil_p_i);

    /* E44  coil  BinaryElectricalConstraint::balance  iP + iN = 0  Electrical.xmi:275 */
    const double coil_n_i = listed[84];
    residual[43] = coil_p_i + coil_n_i - 0.0;
    scale[43] = fabs(coil_p_i) + fabs(coil_n_i);

    /* E45  coil  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:338 */
    const double coil_l = listed[88];
    const double der_coil_i = listed[138];
    residual[44] = coil_l * der_coil_i - coil_v;
    scale[44] = fabs(coil_l * der_coil_i) + fabs(coil_v);

    /* E46  emf  EMFConstraint::balance  iPos + iNeg = 0  Electrical.xmi:392 */
    const double emf_pos_i = listed[89];
    const double emf_neg_i = listed[91];
    residual[45] = emf_pos_i + emf_neg_i - 0.0;
    scale[45] = fabs(emf_pos_i) + fabs(emf_neg_i);

    /* E47  emf  EMFConstraint::induction  vPos - vNeg = k*aV  Electrical.xmi:398 */
    const double emf_pos_v = listed[90];
    const double emf_neg_v = listed[92];
    const double emf_k = listed[95];
    const double emf_p_aV = listed[94];
    residual[46] = emf_pos_v - emf_neg_v - emf_k * emf_p_aV;
    scale[46] = fabs(emf_pos_v) + fabs(emf_neg_v) + fabs(emf_k * emf_p_aV);

    /* E48  emf  EMFConstraint::torque  t = -k*iPos  Electrical.xmi:404 */
    const double emf_p_t = listed[93];
    residual[47] = emf_p_t + (emf_k * emf_pos_i);
    scale[47] = fabs(emf_p_t) + fabs(emf_k * emf_pos_i);

    /* E49  groundE  GroundConstraint::potential  vP = 0  Electrical.xmi:417 */
    const double groundE_p_v = listed[97];
    residual[48] = groundE_p_v - 0.0;
    scale[48] = fabs(groundE_p_v);

    /* E50  rotor  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double rotor_a_aV = listed[99];
    const double rotor_aV = listed[103];
    residual[49] = rotor_a_aV - rotor_aV;
    scale[49] = fabs(rotor_a_aV) + fabs(rotor_aV);

    /* E51  rotor  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double rotor_b_aV = listed[101];
    residual[50] = rotor_b_aV - rotor_aV;
    scale[50] = fabs(rotor_b_aV) + fabs(rotor_aV);

    /* E52  rotor  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_rotor_angle = listed[139];
    residual[51] = der_rotor_angle - rotor_aV;
    scale[51] = fabs(der_rotor_angle) + fabs(rotor_aV);

    /* E53  rotor  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double rotor_I = listed[102];
    const double der_rotor_aV = listed[140];
    const double rotor_a_t = listed[98];
    const double rotor_b_t = listed[100];
    residual[52] = rotor_I * der_rotor_aV - (rotor_a_t + rotor_b_t);
    scale[52] = fabs(rotor_I * der_rotor_aV) + fabs(rotor_a_t) + fabs(rotor_b_t);

    /* E54  rotorDamper  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double rotorDamper_a_t = listed[105];
    const double rotorDamper_b_t = listed[107];
    residual[53] = rotorDamper_a_t + rotorDamper_b_t - 0.0;
    scale[53] = fabs(rotorDamper_a_t) + fabs(rotorDamper_b_t);

    /* E55  rotorDamper  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double rotorDamper_aVRel = listed[109];
    const double rotorDamper_b_aV = listed[108];
    const double rotorDamper_a_aV = listed[106];
    residual[54] = rotorDamper_aVRel - (rotorDamper_b_aV - rotorDamper_a_aV);
    scale[54] = fabs(rotorDamper_aVRel) + fabs(rotorDamper_b_aV) + fabs(rotorDamper_a_aV);

    /* E56  rotorDamper  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double rotorDamper_torqueThru = listed[110];
    residual[55] = rotorDamper_torqueThru - rotorDamper_b_t;
    scale[55] = fabs(rotorDamper_torqueThru) + fabs(rotorDamper_b_t);

    /* E57  rotorDamper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double rotorDamper_k = listed[111];
    residual[56] = rotorDamper_torqueThru - rotorDamper_k * rotorDamper_aVRel;
    scale[56] = fabs(rotorDamper_torqueThru) + fabs(rotorDamper_k * rotorDamper_aVRel);

    /* E58  ground2  RotFixedConstraint::standstill  aV = 0  RotationalMechanics.xmi:815 */
    const double ground2_p_aV = listed[113];
    residual[57] = ground2_p_aV - 0.0;
    scale[57] = fabs(ground2_p_aV);

    /* E59  motorSpring  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double motorSpring_a_t = listed[114];
    const double motorSpring_b_t = listed[116];
    residual[58] = motorSpring_a_t + motorSpring_b_t - 0.0;
    scale[58] = fabs(motorSpring_a_t) + fabs(motorSpring_b_t);

    /* E60  motorSpring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double motorSpring_aVRel = listed[118];
    const double motorSpring_b_aV = listed[117];
    const double motorSpring_a_aV = listed[115];
    residual[59] = motorSpring_aVRel - (motorSpring_b_aV - motorSpring_a_aV);
    scale[59] = fabs(motorSpring_aVRel) + fabs(motorSpring_b_aV) + fabs(motorSpring_a_aV);
}

static NOINLINE void residuals_3(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E61  motorSpring  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double motorSpring_torqueThru = listed[119];
    const double motorSpring_b_t = listed[116];
    residual[60] = motorSpring_torqueThru - motorSpring_b_t;
    scale[60] = fabs(motorSpring_torqueThru) + fabs(motorSpring_b_t);

    /* E62  motorSpring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_motorSpring_relPhi = listed[141];
    const double motorSpring_aVRel = listed[118];
    residual[61] = der_motorSpring_relPhi - motorSpring_aVRel;
    scale[61] = fabs(der_motorSpring_relPhi) + fabs(motorSpring_aVRel);

    /* E63  motorSpring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double motorSpring_k = listed[120];
    const double motorSpring_relPhi = listed[121];
    residual[62] = motorSpring_torqueThru - motorSpring_k * motorSpring_relPhi;
    scale[62] = fabs(motorSpring_torqueThru) + fabs(motorSpring_k * motorSpring_relPhi);

    /* E64  gear  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:647 */
    const double gear_rotA_aV = listed[123];
    const double gear_gearRatio = listed[126];
    const double gear_rotB_aV = listed[125];
    residual[63] = gear_rotA_aV - gear_gearRatio * gear_rotB_aV;
    scale[63] = fabs(gear_rotA_aV) + fabs(gear_gearRatio * gear_rotB_aV);

    /* E65  gear  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:653 */
    const double gear_rotB_t = listed[124];
    const double gear_rotA_t = listed[122];
    residual[64] = gear_rotB_t + (gear_gearRatio * gear_rotA_t);
    scale[64] = fabs(gear_rotB_t) + fabs(gear_gearRatio * gear_rotA_t);

    /* E66  pinion2  IdealGearR2TConstraint::motion  aV = ratio*lV  RotationalMechanics.xmi:682 */
    const double pinion2_rot_aV = listed[128];
    const double pinion2_ratio = listed[131];
    const double pinion2_trans_lV = listed[130];
    residual[65] = pinion2_rot_aV - pinion2_ratio * pinion2_trans_lV;
    scale[65] = fabs(pinion2_rot_aV) + fabs(pinion2_ratio * pinion2_trans_lV);

    /* E67  pinion2  IdealGearR2TConstraint::force  f = -ratio*t  RotationalMechanics.xmi:688 */
    const double pinion2_trans_f = listed[129];
    const double pinion2_rot_t = listed[127];
    residual[66] = pinion2_trans_f + (pinion2_ratio * pinion2_rot_t);
    scale[66] = fabs(pinion2_trans_f) + fabs(pinion2_ratio * pinion2_rot_t);

    /* E68  connection EPAS::c1  driver.out.rSig = driverTorque.in.rSig  model.xmi:143 */
    const double driver_out_rSig = listed[0];
    const double driverTorque_in_rSig = listed[4];
    residual[67] = driver_out_rSig - driverTorque_in_rSig;
    scale[67] = fabs(driver_out_rSig) + fabs(driverTorque_in_rSig);

    /* E69  connection EPAS::c2  driverTorque.p.aV = column.a.aV  model.xmi:151 */
    const double driverTorque_p_aV = listed[6];
    const double column_a_aV = listed[9];
    residual[68] = driverTorque_p_aV - column_a_aV;
    scale[68] = fabs(driverTorque_p_aV) + fabs(column_a_aV);

    /* E70  connection EPAS::c3  columnDamper.a.aV = ground1.p.aV  model.xmi:159 */
    const double columnDamper_a_aV = listed[16];
    const double ground1_p_aV = listed[23];
    residual[69] = columnDamper_a_aV - ground1_p_aV;
    scale[69] = fabs(columnDamper_a_aV) + fabs(ground1_p_aV);

    /* E71  connection EPAS::c4  columnDamper.b.aV = column.b.aV  model.xmi:167 */
    const double columnDamper_b_aV = listed[18];
    const double column_b_aV = listed[11];
    residual[70] = columnDamper_b_aV - column_b_aV;
    scale[70] = fabs(columnDamper_b_aV) + fabs(column_b_aV);

    /* E72  connection EPAS::c5  column.b.aV = columnSpring.a.aV  model.xmi:175 */
    const double columnSpring_a_aV = listed[25];
    residual[71] = column_b_aV - columnSpring_a_aV;
    scale[71] = fabs(column_b_aV) + fabs(columnSpring_a_aV);

    /* E73  connection EPAS::c6  columnSpring.b.aV = pinion1.rot.aV  model.xmi:183 */
    const double columnSpring_b_aV = listed[27];
    const double pinion1_rot_aV = listed[33];
    residual[72] = columnSpring_b_aV - pinion1_rot_aV;
    scale[72] = fabs(columnSpring_b_aV) + fabs(pinion1_rot_aV);

    /* E74  connection EPAS::c7  pinion1.trans.lV = rack.a.lV  model.xmi:191 */
    const double pinion1_trans_lV = listed[35];
    const double rack_a_lV = listed[38];
    residual[73] = pinion1_trans_lV - rack_a_lV;
    scale[73] = fabs(pinion1_trans_lV) + fabs(rack_a_lV);

    /* E75  connection EPAS::c8  wall.p.lV = rackDamper.a.lV  model.xmi:199 */
    const double wall_p_lV = listed[60];
    const double rackDamper_a_lV = listed[44];
    residual[74] = wall_p_lV - rackDamper_a_lV;
    scale[74] = fabs(wall_p_lV) + fabs(rackDamper_a_lV);

    /* E76  connection EPAS::c9  wall.p.lV = tyreSpring.a.lV  model.xmi:207 */
    const double tyreSpring_a_lV = listed[52];
    residual[75] = wall_p_lV - tyreSpring_a_lV;
    scale[75] = fabs(wall_p_lV) + fabs(tyreSpring_a_lV);

    /* E77  connection EPAS::c10  rackDamper.b.lV = rack.b.lV  model.xmi:215 */
    const double rackDamper_b_lV = listed[46];
    const double rack_b_lV = listed[40];
    residual[76] = rackDamper_b_lV - rack_b_lV;
    scale[76] = fabs(rackDamper_b_lV) + fabs(rack_b_lV);

    /* E78  connection EPAS::c11  tyreSpring.b.lV = rack.b.lV  model.xmi:223 */
    const double tyreSpring_b_lV = listed[54];
    residual[77] = tyreSpring_b_lV - rack_b_lV;
    scale[77] = fabs(tyreSpring_b_lV) + fabs(rack_b_lV);

    /* E79  connection EPAS::c12  step.out.rSig = source.in.rSig  model.xmi:231 */
    const double step_out_rSig = listed[61];
    const double source_in_rSig = listed[70];
    residual[78] = step_out_rSig - source_in_rSig;
    scale[78] = fabs(step_out_rSig) + fabs(source_in_rSig);

    /* E80  connection EPAS::c13  source.p.v = resistor.p.v  model.xmi:237 */
    const double source_p_v = listed[65];
    const double resistor_p_v = listed[72];
    residual[79] = source_p_v - resistor_p_v;
    scale[79] = fabs(source_p_v) + fabs(resistor_p_v);

    /* E81  connection EPAS::c14  resistor.n.v = coil.p.v  model.xmi:245 */
    const double resistor_n_v = listed[74];
    const double coil_p_v = listed[83];
    residual[80] = resistor_n_v - coil_p_v;
    scale[80] = fabs(resistor_n_v) + fabs(coil_p_v);

    /* E82  connection EPAS::c15  coil.n.v = emf.pos.v  model.xmi:253 */
    const double coil_n_v = listed[85];
    const double emf_pos_v = listed[90];
    residual[81] = coil_n_v - emf_pos_v;
    scale[81] = fabs(coil_n_v) + fabs(emf_pos_v);

    /* E83  connection EPAS::c16  emf.neg.v = source.n.v  model.xmi:261 */
    const double emf_neg_v = listed[92];
    const double source_n_v = listed[67];
    residual[82] = emf_neg_v - source_n_v;
    scale[82] = fabs(emf_neg_v) + fabs(source_n_v);

    /* E84  connection EPAS::c17  source.n.v = groundE.p.v  model.xmi:269 */
    const double groundE_p_v = listed[97];
    residual[83] = source_n_v - groundE_p_v;
    scale[83] = fabs(source_n_v) + fabs(groundE_p_v);

    /* E85  connection EPAS::c18  emf.p.aV = rotor.a.aV  model.xmi:277 */
    const double emf_p_aV = listed[94];
    const double rotor_a_aV = listed[99];
    residual[84] = emf_p_aV - rotor_a_aV;
    scale[84] = fabs(emf_p_aV) + fabs(rotor_a_aV);

    /* E86  connection EPAS::c19  rotorDamper.a.aV = ground2.p.aV  model.xmi:285 */
    const double rotorDamper_a_aV = listed[106];
    const double ground2_p_aV = listed[113];
    residual[85] = rotorDamper_a_aV - ground2_p_aV;
    scale[85] = fabs(rotorDamper_a_aV) + fabs(ground2_p_aV);

    /* E87  connection EPAS::c20  rotorDamper.b.aV = rotor.b.aV  model.xmi:293 */
    const double rotorDamper_b_aV = listed[108];
    const double rotor_b_aV = listed[101];
    residual[86] = rotorDamper_b_aV - rotor_b_aV;
    scale[86] = fabs(rotorDamper_b_aV) + fabs(rotor_b_aV);

    /* E88  connection EPAS::c21  rotor.b.aV = motorSpring.a.aV  model.xmi:301 */
    const double motorSpring_a_aV = listed[115];
    residual[87] = rotor_b_aV - motorSpring_a_aV;
    scale[87] = fabs(rotor_b_aV) + fabs(motorSpring_a_aV);

    /* E89  connection EPAS::c22  motorSpring.b.aV = gear.rotA.aV  model.xmi:309 */
    const double motorSpring_b_aV = listed[117];
    residual[88] = motorSpring_b_aV - gear_rotA_aV;
    scale[88] = fabs(motorSpring_b_aV) + fabs(gear_rotA_aV);

    /* E90  connection EPAS::c23  gear.rotB.aV = pinion2.rot.aV  model.xmi:317 */
    residual[89] = gear_rotB_aV - pinion2_rot_aV;
    scale[89] = fabs(gear_rotB_aV) + fabs(pinion2_rot_aV);
}

static NOINLINE void residuals_4(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E91  connection EPAS::c24  pinion2.trans.lV = rack.b.lV  model.xmi:325 */
    const double pinion2_trans_lV = listed[130];
    const double rack_b_lV = listed[40];
    residual[90] = pinion2_trans_lV - rack_b_lV;
    scale[90] = fabs(pinion2_trans_lV) + fabs(rack_b_lV);

    /* E92  flows at EPAS::c2  driverTorque.p.t + column.a.t = 0  model.xmi:151 */
    const double driverTorque_p_t = listed[5];
    const double column_a_t = listed[8];
    residual[91] = driverTorque_p_t + column_a_t - 0.0;
    scale[91] = fabs(driverTorque_p_t) + fabs(column_a_t);

    /* E93  flows at EPAS::c3  columnDamper.a.t + ground1.p.t = 0  model.xmi:159 */
    const double columnDamper_a_t = listed[15];
    const double ground1_p_t = listed[22];
    residual[92] = columnDamper_a_t + ground1_p_t - 0.0;
    scale[92] = fabs(columnDamper_a_t) + fabs(ground1_p_t);

    /* E94  flows at EPAS::c4  columnDamper.b.t + column.b.t + columnSpring.a.t = 0  model.xmi:167 */
    const double columnDamper_b_t = listed[17];
    const double column_b_t = listed[10];
    const double columnSpring_a_t = listed[24];
    residual[93] = columnDamper_b_t + column_b_t + columnSpring_a_t - 0.0;
    scale[93] = fabs(columnDamper_b_t) + fabs(column_b_t) + fabs(columnSpring_a_t);

    /* E95  flows at EPAS::c6  columnSpring.b.t + pinion1.rot.t = 0  model.xmi:183 */
    const double columnSpring_b_t = listed[26];
    const double pinion1_rot_t = listed[32];
    residual[94] = columnSpring_b_t + pinion1_rot_t - 0.0;
    scale[94] = fabs(columnSpring_b_t) + fabs(pinion1_rot_t);

    /* E96  flows at EPAS::c7  pinion1.trans.f + rack.a.f = 0  model.xmi:191 */
    const double pinion1_trans_f = listed[34];
    const double rack_a_f = listed[37];
    residual[95] = pinion1_trans_f + rack_a_f - 0.0;
    scale[95] = fabs(pinion1_trans_f) + fabs(rack_a_f);

    /* E97  flows at EPAS::c8  wall.p.f + rackDamper.a.f + tyreSpring.a.f = 0  model.xmi:199 */
    const double wall_p_f = listed[59];
    const double rackDamper_a_f = listed[43];
    const double tyreSpring_a_f = listed[51];
    residual[96] = wall_p_f + rackDamper_a_f + tyreSpring_a_f - 0.0;
    scale[96] = fabs(wall_p_f) + fabs(rackDamper_a_f) + fabs(tyreSpring_a_f);

    /* E98  flows at EPAS::c10  rackDamper.b.f + rack.b.f + tyreSpring.b.f + pinion2.trans.f = 0  model.xmi:215 */
    const double rackDamper_b_f = listed[45];
    const double rack_b_f = listed[39];
    const double tyreSpring_b_f = listed[53];
    const double pinion2_trans_f = listed[129];
    residual[97] = rackDamper_b_f + rack_b_f + tyreSpring_b_f + pinion2_trans_f - 0.0;
    scale[97] = fabs(rackDamper_b_f) + fabs(rack_b_f) + fabs(tyreSpring_b_f) + fabs(pinion2_trans_f);

    /* E99  flows at EPAS::c13  source.p.i + resistor.p.i = 0  model.xmi:237 */
    const double source_p_i = listed[64];
    const double resistor_p_i = listed[71];
    residual[98] = source_p_i + resistor_p_i - 0.0;
    scale[98] = fabs(source_p_i) + fabs(resistor_p_i);

    /* E100  flows at EPAS::c14  resistor.n.i + coil.p.i = 0  model.xmi:245 */
    const double resistor_n_i = listed[73];
    const double coil_p_i = listed[82];
    residual[99] = resistor_n_i + coil_p_i - 0.0;
    scale[99] = fabs(resistor_n_i) + fabs(coil_p_i);

    /* E101  flows at EPAS::c15  coil.n.i + emf.pos.i = 0  model.xmi:253 */
    const double coil_n_i = listed[84];
    const double emf_pos_i = listed[89];
    residual[100] = coil_n_i + emf_pos_i - 0.0;
    scale[100] = fabs(coil_n_i) + fabs(emf_pos_i);

    /* E102  flows at EPAS::c16  emf.neg.i + source.n.i + groundE.p.i = 0  model.xmi:261 */
    const double emf_neg_i = listed[91];
    const double source_n_i = listed[66];
    const double groundE_p_i = listed[96];
    residual[101] = emf_neg_i + source_n_i + groundE_p_i - 0.0;
    scale[101] = fabs(emf_neg_i) + fabs(source_n_i) + fabs(groundE_p_i);

    /* E103  flows at EPAS::c18  emf.p.t + rotor.a.t = 0  model.xmi:277 */
    const double emf_p_t = listed[93];
    const double rotor_a_t = listed[98];
    residual[102] = emf_p_t + rotor_a_t - 0.0;
    scale[102] = fabs(emf_p_t) + fabs(rotor_a_t);

    /* E104  flows at EPAS::c19  rotorDamper.a.t + ground2.p.t = 0  model.xmi:285 */
    const double rotorDamper_a_t = listed[105];
    const double ground2_p_t = listed[112];
    residual[103] = rotorDamper_a_t + ground2_p_t - 0.0;
    scale[103] = fabs(rotorDamper_a_t) + fabs(ground2_p_t);

    /* E105  flows at EPAS::c20  rotorDamper.b.t + rotor.b.t + motorSpring.a.t = 0  model.xmi:293 */
    const double rotorDamper_b_t = listed[107];
    const double rotor_b_t = listed[100];
    const double motorSpring_a_t = listed[114];
    residual[104] = rotorDamper_b_t + rotor_b_t + motorSpring_a_t - 0.0;
    scale[104] = fabs(rotorDamper_b_t) + fabs(rotor_b_t) + fabs(motorSpring_a_t);

    /* E106  flows at EPAS::c22  motorSpring.b.t + gear.rotA.t = 0  model.xmi:309 */
    const double motorSpring_b_t = listed[116];
    const double gear_rotA_t = listed[122];
    residual[105] = motorSpring_b_t + gear_rotA_t - 0.0;
    scale[105] = fabs(motorSpring_b_t) + fabs(gear_rotA_t);

    /* E107  flows at EPAS::c23  gear.rotB.t + pinion2.rot.t = 0  model.xmi:317 */
    const double gear_rotB_t = listed[124];
    const double pinion2_rot_t = listed[127];
    residual[106] = gear_rotB_t + pinion2_rot_t - 0.0;
    scale[106] = fabs(gear_rotB_t) + fabs(pinion2_rot_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
    residuals_3(m, time, listed, residual, scale);
    residuals_4(m, time, listed, residual, scale);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E33  decides time < step.stepTime  model.xmi:551 */
    const double step_stepTime = listed[62];
    margin[0] = (2.0 * m->branch.time_below_step_stepTime - 1.0) * (step_stepTime - time);
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
    /* E10: columnDamper.torqueThru by column.aV */
    partial[2] = m->columnDamper.k;

    /* E16: columnSpring.torqueThru by columnSpring.relPhi */
    partial[3] = m->columnSpring.k;

    /* E6: der(column.aV) by column.b.t */
    partial[4] = 1.0 / m->column.I_;

    /* E17: columnSpring.b.aV by rack.v */
    partial[5] = m->pinion1.ratio;

    /* E18: pinion1.trans.f by columnSpring.torqueThru */
    partial[6] = m->pinion1.ratio;

    /* E26: rackDamper.forceThru by rack.v */
    partial[7] = m->rackDamper.k;

    /* E31: tyreSpring.forceThru by tyreSpring.displ */
    partial[8] = m->tyreSpring.k;

    /* E41: resistor.v by coil.i */
    partial[9] = m->resistor.resistance;

    /* E47: coil.n.v by rotor.aV */
    partial[10] = m->emf.k;

    /* E45: der(coil.i) by coil.v */
    partial[11] = 1.0 / m->coil.l;

    /* E48: emf.p.t by coil.i */
    partial[12] = -m->emf.k;

    /* E57: rotorDamper.torqueThru by rotor.aV */
    partial[13] = m->rotorDamper.k;

    /* E63: motorSpring.torqueThru by motorSpring.relPhi */
    partial[14] = m->motorSpring.k;

    /* E53: der(rotor.aV) by emf.p.t, rotor.b.t */
    partial[15] = -(1.0 / m->rotor.I_);
    partial[16] = 1.0 / m->rotor.I_;

    /* E65: gear.rotB.t by motorSpring.torqueThru */
    partial[17] = m->gear.gearRatio;

    /* E66: gear.rotB.aV by rack.v */
    partial[18] = m->pinion2.ratio;

    /* E64: motorSpring.b.aV by gear.rotB.aV */
    partial[19] = m->gear.gearRatio;

    /* E67: pinion2.trans.f by gear.rotB.t */
    partial[20] = m->pinion2.ratio;

    /* E21: der(rack.v) by pinion1.trans.f, rack.b.f */
    partial[21] = -(1.0 / m->rack.m);
    partial[22] = 1.0 / m->rack.m;
}

/* ---- tables ---- */

const int model_variable_count = 142;
const int model_equation_count = 107;
const int model_constraint_count = 107;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"driver.out.rSig", "1", "The sine about its offset",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driver.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 1 */ {"driver.frequency", "Hz", "Periods per second",
        "RealSignals.xmi:73 RealSignals::SineRealSignal::frequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driver.frequency), 1, 0.0, offsetof(Model, driver.frequency), 0.0, -1, NULL, 0, false},
    /* 2 */ {"driver.amplitude", "1", "Amplitude of the wave",
        "RealSignals.xmi:78 RealSignals::SineRealSignal::amplitude", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driver.amplitude), 1, 0.0, offsetof(Model, driver.amplitude), 0.0, -1, NULL, 0, false},
    /* 3 */ {"driver.offset", "1", "Mean of the wave",
        "RealSignals.xmi:83 RealSignals::SineRealSignal::offset", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driver.offset), 1, 0.0, offsetof(Model, driver.offset), 0.0, -1, NULL, 0, false},
    /* 4 */ {"driverTorque.in.rSig", "1", "Torque over signal2Torque; positive drives in the positive direction",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "driver.out.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driver.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 67, NULL, 0, false},
    /* 5 */ {"driverTorque.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driverTorque.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 6 */ {"driverTorque.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 68, NULL, 0, false},
    /* 7 */ {"driverTorque.signal2Torque", "N*m", "Torque at signal one",
        "RotationalMechanics.xmi:294 RotationalMechanics::FixedTorqueSource::signal2Torque", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, driverTorque.signal2Torque), 1, 0.0, offsetof(Model, driverTorque.signal2Torque), 0.0, -1, NULL, 0, false},
    /* 8 */ {"column.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-driverTorque.p.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, driverTorque.p.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 91, NULL, 0, false},
    /* 9 */ {"column.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 2, NULL, 0, false},
    /* 10 */ {"column.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 93, NULL, 0, false},
    /* 11 */ {"column.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 3, NULL, 0, false},
    /* 12 */ {"column.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, column.I_), 1, 0.0, offsetof(Model, column.I_), 0.0, -1, NULL, 0, false},
    /* 13 */ {"column.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, -1, NULL, 0, false},
    /* 14 */ {"column.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, column.angle), 1, 0.0, offsetof(Model, start.column_angle), 0.0, -1, NULL, 0, false},
    /* 15 */ {"columnDamper.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-columnDamper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 16 */ {"columnDamper.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 69, NULL, 0, false},
    /* 17 */ {"columnDamper.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "columnDamper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 18 */ {"columnDamper.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 70, NULL, 0, false},
    /* 19 */ {"columnDamper.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", "column.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 7, NULL, 0, false},
    /* 20 */ {"columnDamper.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 21 */ {"columnDamper.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, columnDamper.k), 1, 0.0, offsetof(Model, columnDamper.k), 0.0, -1, NULL, 0, false},
    /* 22 */ {"ground1.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "columnDamper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 92, NULL, 0, false},
    /* 23 */ {"ground1.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 24 */ {"columnSpring.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-columnSpring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 25 */ {"columnSpring.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "column.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, column.aV), 1, 0.0, offsetof(Model, start.column_aV), 0.0, 71, NULL, 0, false},
    /* 26 */ {"columnSpring.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "columnSpring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 27 */ {"columnSpring.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 28 */ {"columnSpring.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 29 */ {"columnSpring.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 30 */ {"columnSpring.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, columnSpring.k), 1, 0.0, offsetof(Model, columnSpring.k), 0.0, -1, NULL, 0, false},
    /* 31 */ {"columnSpring.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, columnSpring.relPhi), 1, 0.0, offsetof(Model, start.columnSpring_relPhi), 0.0, -1, NULL, 0, false},
    /* 32 */ {"pinion1.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-columnSpring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 94, NULL, 0, false},
    /* 33 */ {"pinion1.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "columnSpring.b.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, columnSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 72, NULL, 0, false},
    /* 34 */ {"pinion1.trans.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pinion1.trans.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 35 */ {"pinion1.trans.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 73, NULL, 0, false},
    /* 36 */ {"pinion1.ratio", "rad/m", "Angle turned for one unit of length",
        "RotationalMechanics.xmi:250 RotationalMechanics::IdealGearR2T::ratio", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pinion1.ratio), 1, 0.0, offsetof(Model, pinion1.ratio), 0.0, -1, NULL, 0, false},
    /* 37 */ {"rack.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-pinion1.trans.f", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pinion1.trans.f), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 95, NULL, 0, false},
    /* 38 */ {"rack.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 18, NULL, 0, false},
    /* 39 */ {"rack.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.b.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 97, NULL, 0, false},
    /* 40 */ {"rack.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 19, NULL, 0, false},
    /* 41 */ {"rack.m", "kg", "Mass, greater than 0",
        "TranslationalMechanics.xmi:127 TranslationalMechanics::TransInertia::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rack.m), 1, 0.0, offsetof(Model, rack.m), 0.0, -1, NULL, 0, false},
    /* 42 */ {"rack.v", "m/s", "Velocity of the body",
        "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, -1, NULL, 0, false},
    /* 43 */ {"rackDamper.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-rackDamper.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rackDamper.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 44 */ {"rackDamper.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 74, NULL, 0, false},
    /* 45 */ {"rackDamper.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "rackDamper.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rackDamper.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 46 */ {"rackDamper.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 76, NULL, 0, false},
    /* 47 */ {"rackDamper.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:21 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rackDamper.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 48 */ {"rackDamper.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:29 TranslationalMechanics::CompliantTransComponent::relV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 22, NULL, 0, false},
    /* 49 */ {"rackDamper.displ", "m", "Displacement of b relative to a; components side by side start with the same",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rackDamper.displ), 1, 0.0, offsetof(Model, start.rackDamper_displ), 0.0, -1, NULL, 0, false},
    /* 50 */ {"rackDamper.k", "N*s/m", "Damping",
        "TranslationalMechanics.xmi:99 TranslationalMechanics::TransLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rackDamper.k), 1, 0.0, offsetof(Model, rackDamper.k), 0.0, -1, NULL, 0, false},
    /* 51 */ {"tyreSpring.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-tyreSpring.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tyreSpring.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, NULL, 0, false},
    /* 52 */ {"tyreSpring.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 75, NULL, 0, false},
    /* 53 */ {"tyreSpring.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "tyreSpring.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tyreSpring.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 29, NULL, 0, false},
    /* 54 */ {"tyreSpring.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 77, NULL, 0, false},
    /* 55 */ {"tyreSpring.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:21 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tyreSpring.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 30, NULL, 0, false},
    /* 56 */ {"tyreSpring.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:29 TranslationalMechanics::CompliantTransComponent::relV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 27, NULL, 0, false},
    /* 57 */ {"tyreSpring.displ", "m", "Displacement of b relative to a; components side by side start with the same",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, tyreSpring.displ), 1, 0.0, offsetof(Model, start.tyreSpring_displ), 0.0, -1, NULL, 0, false},
    /* 58 */ {"tyreSpring.k", "N/m", "Stiffness",
        "TranslationalMechanics.xmi:78 TranslationalMechanics::TransLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tyreSpring.k), 1, 0.0, offsetof(Model, tyreSpring.k), 0.0, -1, NULL, 0, false},
    /* 59 */ {"wall.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, wall.p.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 96, NULL, 0, false},
    /* 60 */ {"wall.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 31, NULL, 0, false},
    /* 61 */ {"step.out.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "source.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 78, NULL, 0, false},
    /* 62 */ {"step.stepTime", "s", "Instant of the step",
        "model.xmi:31 Epas::StepSignal::stepTime", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, step.stepTime), 1, 0.0, offsetof(Model, step.stepTime), 0.0, -1, NULL, 0, false},
    /* 63 */ {"step.stepVoltage", "kg*m^2/(s^3*A)", "Signal from then on",
        "model.xmi:35 Epas::StepSignal::stepVoltage", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, step.stepVoltage), 1, 0.0, offsetof(Model, step.stepVoltage), 0.0, -1, NULL, 0, false},
    /* 64 */ {"source.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 34, NULL, 0, false},
    /* 65 */ {"source.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "source.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 79, NULL, 0, false},
    /* 66 */ {"source.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 35, NULL, 0, false},
    /* 67 */ {"source.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 82, NULL, 0, false},
    /* 68 */ {"source.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 32, NULL, 0, false},
    /* 69 */ {"source.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", "-coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 98, NULL, 0, false},
    /* 70 */ {"source.in.rSig", "V", "Voltage of p over n, in volts",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "source.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 36, NULL, 0, false},
    /* 71 */ {"resistor.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 38, NULL, 0, false},
    /* 72 */ {"resistor.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "source.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, source.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 33, NULL, 0, false},
    /* 73 */ {"resistor.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 39, NULL, 0, false},
    /* 74 */ {"resistor.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, resistor.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 37, NULL, 0, false},
    /* 75 */ {"resistor.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, resistor.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 40, NULL, 0, false},
    /* 76 */ {"resistor.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", "coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 99, NULL, 0, false},
    /* 77 */ {"resistor.r", "ohm", "Resistance at T_ref",
        "Electrical.xmi:66 Electrical::Resistor::r", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, resistor.r), 1, 0.0, offsetof(Model, resistor.r), 0.0, -1, NULL, 0, false},
    /* 78 */ {"resistor.T_ref", "K", "Reference temperature",
        "Electrical.xmi:69 Electrical::Resistor::T_ref", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, resistor.T_ref), 1, 0.0, offsetof(Model, resistor.T_ref), 0.0, -1, NULL, 0, false},
    /* 79 */ {"resistor.alpha", "1/K", "Relative rise of the resistance per kelvin above T_ref",
        "Electrical.xmi:74 Electrical::Resistor::alpha", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, resistor.alpha), 1, 0.0, offsetof(Model, resistor.alpha), 0.0, -1, NULL, 0, false},
    /* 80 */ {"resistor.T", "K", "Temperature",
        "Electrical.xmi:78 Electrical::Resistor::T", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, resistor.T), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 81 */ {"resistor.resistance", "ohm", "Resistance at T",
        "Electrical.xmi:83 Electrical::Resistor::resistance", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, resistor.resistance), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 82 */ {"coil.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 42, NULL, 0, false},
    /* 83 */ {"coil.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "resistor.n.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, resistor.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 80, NULL, 0, false},
    /* 84 */ {"coil.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 43, NULL, 0, false},
    /* 85 */ {"coil.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 46, NULL, 0, false},
    /* 86 */ {"coil.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 41, NULL, 0, false},
    /* 87 */ {"coil.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, -1, NULL, 0, false},
    /* 88 */ {"coil.l", "H", "Inductance, greater than 0",
        "Electrical.xmi:124 Electrical::Inductor::l", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, coil.l), 1, 0.0, offsetof(Model, coil.l), 0.0, -1, NULL, 0, false},
    /* 89 */ {"emf.pos.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), 1, 0.0, offsetof(Model, start.coil_i), 0.0, 45, NULL, 0, false},
    /* 90 */ {"emf.pos.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "coil.n.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.n.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 81, NULL, 0, false},
    /* 91 */ {"emf.neg.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-coil.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, coil.i), -1, 0.0, offsetof(Model, start.coil_i), 0.0, 100, NULL, 0, false},
    /* 92 */ {"emf.neg.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 83, NULL, 0, false},
    /* 93 */ {"emf.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, emf.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 47, NULL, 0, false},
    /* 94 */ {"emf.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 84, NULL, 0, false},
    /* 95 */ {"emf.k", "V*s/rad", "Voltage at unit angular velocity, which is also torque at unit current",
        "Electrical.xmi:174 Electrical::EMF::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, emf.k), 1, 0.0, offsetof(Model, emf.k), 0.0, -1, NULL, 0, false},
    /* 96 */ {"groundE.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 101, NULL, 0, false},
    /* 97 */ {"groundE.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 48, NULL, 0, false},
    /* 98 */ {"rotor.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-emf.p.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, emf.p.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 102, NULL, 0, false},
    /* 99 */ {"rotor.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 49, NULL, 0, false},
    /* 100 */ {"rotor.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 104, NULL, 0, false},
    /* 101 */ {"rotor.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 50, NULL, 0, false},
    /* 102 */ {"rotor.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rotor.I_), 1, 0.0, offsetof(Model, rotor.I_), 0.0, -1, NULL, 0, false},
    /* 103 */ {"rotor.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, -1, NULL, 0, false},
    /* 104 */ {"rotor.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rotor.angle), 1, 0.0, offsetof(Model, start.rotor_angle), 0.0, -1, NULL, 0, false},
    /* 105 */ {"rotorDamper.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-rotorDamper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 53, NULL, 0, false},
    /* 106 */ {"rotorDamper.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 85, NULL, 0, false},
    /* 107 */ {"rotorDamper.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "rotorDamper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 55, NULL, 0, false},
    /* 108 */ {"rotorDamper.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 86, NULL, 0, false},
    /* 109 */ {"rotorDamper.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", "rotor.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 54, NULL, 0, false},
    /* 110 */ {"rotorDamper.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 56, NULL, 0, false},
    /* 111 */ {"rotorDamper.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rotorDamper.k), 1, 0.0, offsetof(Model, rotorDamper.k), 0.0, -1, NULL, 0, false},
    /* 112 */ {"ground2.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "rotorDamper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotorDamper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 103, NULL, 0, false},
    /* 113 */ {"ground2.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 57, NULL, 0, false},
    /* 114 */ {"motorSpring.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-motorSpring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 58, NULL, 0, false},
    /* 115 */ {"motorSpring.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "rotor.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rotor.aV), 1, 0.0, offsetof(Model, start.rotor_aV), 0.0, 87, NULL, 0, false},
    /* 116 */ {"motorSpring.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "motorSpring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 60, NULL, 0, false},
    /* 117 */ {"motorSpring.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 63, NULL, 0, false},
    /* 118 */ {"motorSpring.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 59, NULL, 0, false},
    /* 119 */ {"motorSpring.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 62, NULL, 0, false},
    /* 120 */ {"motorSpring.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, motorSpring.k), 1, 0.0, offsetof(Model, motorSpring.k), 0.0, -1, NULL, 0, false},
    /* 121 */ {"motorSpring.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, motorSpring.relPhi), 1, 0.0, offsetof(Model, start.motorSpring_relPhi), 0.0, -1, NULL, 0, false},
    /* 122 */ {"gear.rotA.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-motorSpring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 105, NULL, 0, false},
    /* 123 */ {"gear.rotA.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "motorSpring.b.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, motorSpring.b.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 88, NULL, 0, false},
    /* 124 */ {"gear.rotB.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 64, NULL, 0, false},
    /* 125 */ {"gear.rotB.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 65, NULL, 0, false},
    /* 126 */ {"gear.gearRatio", "1", "Angular velocity of rotA over that of rotB",
        "RotationalMechanics.xmi:205 RotationalMechanics::IdealFixedGearBox::gearRatio", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gear.gearRatio), 1, 0.0, offsetof(Model, gear.gearRatio), 0.0, -1, NULL, 0, false},
    /* 127 */ {"pinion2.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-gear.rotB.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 106, NULL, 0, false},
    /* 128 */ {"pinion2.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gear.rotB.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gear.rotB.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 89, NULL, 0, false},
    /* 129 */ {"pinion2.trans.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pinion2.trans.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 66, NULL, 0, false},
    /* 130 */ {"pinion2.trans.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "rack.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rack.v), 1, 0.0, offsetof(Model, start.rack_v), 0.0, 90, NULL, 0, false},
    /* 131 */ {"pinion2.ratio", "rad/m", "Angle turned for one unit of length",
        "RotationalMechanics.xmi:250 RotationalMechanics::IdealGearR2T::ratio", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pinion2.ratio), 1, 0.0, offsetof(Model, pinion2.ratio), 0.0, -1, NULL, 0, false},
    /* 132 */ {"der(column.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, column.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 133 */ {"der(column.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, column.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 134 */ {"der(columnSpring.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, columnSpring.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 135 */ {"der(rack.v)", "m/s^2", "",
        "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rack.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 136 */ {"der(rackDamper.displ)", "m/s", "",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rackDamper.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, NULL, 0, false},
    /* 137 */ {"der(tyreSpring.displ)", "m/s", "",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, tyreSpring.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 28, NULL, 0, false},
    /* 138 */ {"der(coil.i)", "A/s", "",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, coil.der_i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 44, NULL, 0, false},
    /* 139 */ {"der(rotor.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rotor.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 51, NULL, 0, false},
    /* 140 */ {"der(rotor.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rotor.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 52, NULL, 0, false},
    /* 141 */ {"der(motorSpring.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, motorSpring.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 61, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    0, 3, 2, 1, -1,
    5, 4, 7, -1,
    9, 13, -1,
    11, 13, -1,
    132, 13, -1,
    12, 133, 8, 10, -1,
    15, 17, -1,
    19, 18, 16, -1,
    20, 17, -1,
    20, 21, 19, -1,
    23, -1,
    24, 26, -1,
    28, 27, 25, -1,
    29, 26, -1,
    134, 28, -1,
    29, 30, 31, -1,
    33, 36, 35, -1,
    34, 36, 32, -1,
    38, 42, -1,
    40, 42, -1,
    41, 135, 37, 39, -1,
    43, 45, -1,
    48, 46, 44, -1,
    136, 48, -1,
    47, 45, -1,
    47, 50, 48, -1,
    51, 53, -1,
    56, 54, 52, -1,
    137, 56, -1,
    55, 53, -1,
    55, 58, 57, -1,
    60, -1,
    61, 62, 63, -1,
    68, 65, 67, -1,
    69, 64, -1,
    64, 66, -1,
    68, 70, -1,
    75, 72, 74, -1,
    76, 71, -1,
    71, 73, -1,
    81, 76, 75, -1,
    86, 83, 85, -1,
    87, 82, -1,
    82, 84, -1,
    88, 138, 86, -1,
    89, 91, -1,
    90, 92, 95, 94, -1,
    93, 95, 89, -1,
    97, -1,
    99, 103, -1,
    101, 103, -1,
    139, 103, -1,
    102, 140, 98, 100, -1,
    105, 107, -1,
    109, 108, 106, -1,
    110, 107, -1,
    110, 111, 109, -1,
    113, -1,
    114, 116, -1,
    118, 117, 115, -1,
    119, 116, -1,
    141, 118, -1,
    119, 120, 121, -1,
    123, 126, 125, -1,
    124, 126, 122, -1,
    128, 131, 130, -1,
    129, 131, 127, -1,
    0, 4, -1,
    6, 9, -1,
    16, 23, -1,
    18, 11, -1,
    11, 25, -1,
    27, 33, -1,
    35, 38, -1,
    60, 44, -1,
    60, 52, -1,
    46, 40, -1,
    54, 40, -1,
    61, 70, -1,
    65, 72, -1,
    74, 83, -1,
    85, 90, -1,
    92, 67, -1,
    67, 97, -1,
    94, 99, -1,
    106, 113, -1,
    108, 101, -1,
    101, 115, -1,
    117, 123, -1,
    125, 128, -1,
    130, 40, -1,
    5, 8, -1,
    15, 22, -1,
    17, 10, 24, -1,
    26, 32, -1,
    34, 37, -1,
    59, 43, 51, -1,
    45, 39, 53, 129, -1,
    64, 71, -1,
    73, 82, -1,
    84, 89, -1,
    91, 66, 96, -1,
    93, 98, -1,
    105, 112, -1,
    107, 100, 114, -1,
    116, 122, -1,
    124, 127, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "RealSignals::Constraints::SineRealSignalConstraint::signal", "driver",
        "driver.out.rSig = driver.offset + driver.amplitude*sin(2*3.141592653589793*driver.frequency*time)", "RealSignals.xmi:246", held + 0, false},
    /* 1 */ {"E2", "RotationalMechanics::Constraints::FixedTorqueSourceConstraint::torque", "driverTorque",
        "driverTorque.p.t = -driverTorque.in.rSig*driverTorque.signal2Torque", "RotationalMechanics.xmi:709", held + 5, false},
    /* 2 */ {"E3", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "column",
        "column.a.aV = column.aV", "RotationalMechanics.xmi:600", held + 9, false},
    /* 3 */ {"E4", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "column",
        "column.b.aV = column.aV", "RotationalMechanics.xmi:606", held + 12, false},
    /* 4 */ {"E5", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "column",
        "der(column.angle) = column.aV", "RotationalMechanics.xmi:612", held + 15, false},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "column",
        "column.I*der(column.aV) = column.a.t + column.b.t", "RotationalMechanics.xmi:618", held + 18, false},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "columnDamper",
        "columnDamper.a.t + columnDamper.b.t = 0", "RotationalMechanics.xmi:478", held + 23, false},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "columnDamper",
        "columnDamper.aVRel = columnDamper.b.aV - columnDamper.a.aV", "RotationalMechanics.xmi:484", held + 26, false},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "columnDamper",
        "columnDamper.torqueThru = columnDamper.b.t", "RotationalMechanics.xmi:490", held + 30, false},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "columnDamper",
        "columnDamper.torqueThru = columnDamper.k*columnDamper.aVRel", "RotationalMechanics.xmi:563", held + 33, false},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "ground1",
        "ground1.p.aV = 0", "RotationalMechanics.xmi:815", held + 37, false},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "columnSpring",
        "columnSpring.a.t + columnSpring.b.t = 0", "RotationalMechanics.xmi:478", held + 39, false},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "columnSpring",
        "columnSpring.aVRel = columnSpring.b.aV - columnSpring.a.aV", "RotationalMechanics.xmi:484", held + 42, false},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "columnSpring",
        "columnSpring.torqueThru = columnSpring.b.t", "RotationalMechanics.xmi:490", held + 46, false},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "columnSpring",
        "der(columnSpring.relPhi) = columnSpring.aVRel", "RotationalMechanics.xmi:515", held + 49, false},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "columnSpring",
        "columnSpring.torqueThru = columnSpring.k*columnSpring.relPhi", "RotationalMechanics.xmi:521", held + 52, false},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::IdealGearR2TConstraint::motion", "pinion1",
        "pinion1.rot.aV = pinion1.ratio*pinion1.trans.lV", "RotationalMechanics.xmi:682", held + 56, false},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::IdealGearR2TConstraint::force", "pinion1",
        "pinion1.trans.f = -pinion1.ratio*pinion1.rot.t", "RotationalMechanics.xmi:688", held + 60, false},
    /* 18 */ {"E19", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeA", "rack",
        "rack.a.lV = rack.v", "TranslationalMechanics.xmi:701", held + 64, false},
    /* 19 */ {"E20", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeB", "rack",
        "rack.b.lV = rack.v", "TranslationalMechanics.xmi:707", held + 67, false},
    /* 20 */ {"E21", "TranslationalMechanics::Constraints::TransInertiaConstraint::newton", "rack",
        "rack.m*der(rack.v) = rack.a.f + rack.b.f", "TranslationalMechanics.xmi:713", held + 70, false},
    /* 21 */ {"E22", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "rackDamper",
        "rackDamper.a.f + rackDamper.b.f = 0", "TranslationalMechanics.xmi:608", held + 75, false},
    /* 22 */ {"E23", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "rackDamper",
        "rackDamper.relV = rackDamper.b.lV - rackDamper.a.lV", "TranslationalMechanics.xmi:614", held + 78, false},
    /* 23 */ {"E24", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "rackDamper",
        "der(rackDamper.displ) = rackDamper.relV", "TranslationalMechanics.xmi:620", held + 82, false},
    /* 24 */ {"E25", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "rackDamper",
        "rackDamper.forceThru = rackDamper.b.f", "TranslationalMechanics.xmi:626", held + 85, false},
    /* 25 */ {"E26", "TranslationalMechanics::Constraints::TransLinearDamperConstraint::law", "rackDamper",
        "rackDamper.forceThru = rackDamper.k*rackDamper.relV", "TranslationalMechanics.xmi:668", held + 88, false},
    /* 26 */ {"E27", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "tyreSpring",
        "tyreSpring.a.f + tyreSpring.b.f = 0", "TranslationalMechanics.xmi:608", held + 92, false},
    /* 27 */ {"E28", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "tyreSpring",
        "tyreSpring.relV = tyreSpring.b.lV - tyreSpring.a.lV", "TranslationalMechanics.xmi:614", held + 95, false},
    /* 28 */ {"E29", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "tyreSpring",
        "der(tyreSpring.displ) = tyreSpring.relV", "TranslationalMechanics.xmi:620", held + 99, false},
    /* 29 */ {"E30", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "tyreSpring",
        "tyreSpring.forceThru = tyreSpring.b.f", "TranslationalMechanics.xmi:626", held + 102, false},
    /* 30 */ {"E31", "TranslationalMechanics::Constraints::TransLinearSpringConstraint::law", "tyreSpring",
        "tyreSpring.forceThru = tyreSpring.k*tyreSpring.displ", "TranslationalMechanics.xmi:647", held + 105, false},
    /* 31 */ {"E32", "TranslationalMechanics::Constraints::TransFixedConstraint::standstill", "wall",
        "wall.p.lV = 0", "TranslationalMechanics.xmi:840", held + 109, false},
    /* 32 */ {"E33", "Epas::Constraints::StepConstraint::step", "step",
        "step.out.rSig = if time < step.stepTime then 0 else step.stepVoltage", "model.xmi:551", held + 111, false},
    /* 33 */ {"E34", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "source",
        "source.v = source.p.v - source.n.v", "Electrical.xmi:263", held + 115, false},
    /* 34 */ {"E35", "Electrical::Constraints::BinaryElectricalConstraint::current", "source",
        "source.i = source.p.i", "Electrical.xmi:269", held + 119, false},
    /* 35 */ {"E36", "Electrical::Constraints::BinaryElectricalConstraint::balance", "source",
        "source.p.i + source.n.i = 0", "Electrical.xmi:275", held + 122, false},
    /* 36 */ {"E37", "Electrical::Constraints::VoltageSourceConstraint::source", "source",
        "source.v = source.in.rSig", "Electrical.xmi:355", held + 125, false},
    /* 37 */ {"E38", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "resistor",
        "resistor.v = resistor.p.v - resistor.n.v", "Electrical.xmi:263", held + 128, false},
    /* 38 */ {"E39", "Electrical::Constraints::BinaryElectricalConstraint::current", "resistor",
        "resistor.i = resistor.p.i", "Electrical.xmi:269", held + 132, false},
    /* 39 */ {"E40", "Electrical::Constraints::BinaryElectricalConstraint::balance", "resistor",
        "resistor.p.i + resistor.n.i = 0", "Electrical.xmi:275", held + 135, false},
    /* 40 */ {"E41", "Electrical::Constraints::ResistorConstraint::ohm", "resistor",
        "resistor.resistance*resistor.i = resistor.v", "Electrical.xmi:296", held + 138, false},
    /* 41 */ {"E42", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "coil",
        "coil.v = coil.p.v - coil.n.v", "Electrical.xmi:263", held + 142, false},
    /* 42 */ {"E43", "Electrical::Constraints::BinaryElectricalConstraint::current", "coil",
        "coil.i = coil.p.i", "Electrical.xmi:269", held + 146, false},
    /* 43 */ {"E44", "Electrical::Constraints::BinaryElectricalConstraint::balance", "coil",
        "coil.p.i + coil.n.i = 0", "Electrical.xmi:275", held + 149, false},
    /* 44 */ {"E45", "Electrical::Constraints::InductorConstraint::induction", "coil",
        "coil.l*der(coil.i) = coil.v", "Electrical.xmi:338", held + 152, false},
    /* 45 */ {"E46", "Electrical::Constraints::EMFConstraint::balance", "emf",
        "emf.pos.i + emf.neg.i = 0", "Electrical.xmi:392", held + 156, false},
    /* 46 */ {"E47", "Electrical::Constraints::EMFConstraint::induction", "emf",
        "emf.pos.v - emf.neg.v = emf.k*emf.p.aV", "Electrical.xmi:398", held + 159, false},
    /* 47 */ {"E48", "Electrical::Constraints::EMFConstraint::torque", "emf",
        "emf.p.t = -emf.k*emf.pos.i", "Electrical.xmi:404", held + 164, false},
    /* 48 */ {"E49", "Electrical::Constraints::GroundConstraint::potential", "groundE",
        "groundE.p.v = 0", "Electrical.xmi:417", held + 168, false},
    /* 49 */ {"E50", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "rotor",
        "rotor.a.aV = rotor.aV", "RotationalMechanics.xmi:600", held + 170, false},
    /* 50 */ {"E51", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "rotor",
        "rotor.b.aV = rotor.aV", "RotationalMechanics.xmi:606", held + 173, false},
    /* 51 */ {"E52", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "rotor",
        "der(rotor.angle) = rotor.aV", "RotationalMechanics.xmi:612", held + 176, false},
    /* 52 */ {"E53", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "rotor",
        "rotor.I*der(rotor.aV) = rotor.a.t + rotor.b.t", "RotationalMechanics.xmi:618", held + 179, false},
    /* 53 */ {"E54", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "rotorDamper",
        "rotorDamper.a.t + rotorDamper.b.t = 0", "RotationalMechanics.xmi:478", held + 184, false},
    /* 54 */ {"E55", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "rotorDamper",
        "rotorDamper.aVRel = rotorDamper.b.aV - rotorDamper.a.aV", "RotationalMechanics.xmi:484", held + 187, false},
    /* 55 */ {"E56", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "rotorDamper",
        "rotorDamper.torqueThru = rotorDamper.b.t", "RotationalMechanics.xmi:490", held + 191, false},
    /* 56 */ {"E57", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "rotorDamper",
        "rotorDamper.torqueThru = rotorDamper.k*rotorDamper.aVRel", "RotationalMechanics.xmi:563", held + 194, false},
    /* 57 */ {"E58", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "ground2",
        "ground2.p.aV = 0", "RotationalMechanics.xmi:815", held + 198, false},
    /* 58 */ {"E59", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "motorSpring",
        "motorSpring.a.t + motorSpring.b.t = 0", "RotationalMechanics.xmi:478", held + 200, false},
    /* 59 */ {"E60", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "motorSpring",
        "motorSpring.aVRel = motorSpring.b.aV - motorSpring.a.aV", "RotationalMechanics.xmi:484", held + 203, false},
    /* 60 */ {"E61", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "motorSpring",
        "motorSpring.torqueThru = motorSpring.b.t", "RotationalMechanics.xmi:490", held + 207, false},
    /* 61 */ {"E62", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "motorSpring",
        "der(motorSpring.relPhi) = motorSpring.aVRel", "RotationalMechanics.xmi:515", held + 210, false},
    /* 62 */ {"E63", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "motorSpring",
        "motorSpring.torqueThru = motorSpring.k*motorSpring.relPhi", "RotationalMechanics.xmi:521", held + 213, false},
    /* 63 */ {"E64", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "gear",
        "gear.rotA.aV = gear.gearRatio*gear.rotB.aV", "RotationalMechanics.xmi:647", held + 217, false},
    /* 64 */ {"E65", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::torque", "gear",
        "gear.rotB.t = -gear.gearRatio*gear.rotA.t", "RotationalMechanics.xmi:653", held + 221, false},
    /* 65 */ {"E66", "RotationalMechanics::Constraints::IdealGearR2TConstraint::motion", "pinion2",
        "pinion2.rot.aV = pinion2.ratio*pinion2.trans.lV", "RotationalMechanics.xmi:682", held + 225, false},
    /* 66 */ {"E67", "RotationalMechanics::Constraints::IdealGearR2TConstraint::force", "pinion2",
        "pinion2.trans.f = -pinion2.ratio*pinion2.rot.t", "RotationalMechanics.xmi:688", held + 229, false},
    /* 67 */ {"E68", "Epas::EPAS::c1", "",
        "driver.out.rSig = driverTorque.in.rSig", "model.xmi:143", held + 233, false},
    /* 68 */ {"E69", "Epas::EPAS::c2", "",
        "driverTorque.p.aV = column.a.aV", "model.xmi:151", held + 236, false},
    /* 69 */ {"E70", "Epas::EPAS::c3", "",
        "columnDamper.a.aV = ground1.p.aV", "model.xmi:159", held + 239, false},
    /* 70 */ {"E71", "Epas::EPAS::c4", "",
        "columnDamper.b.aV = column.b.aV", "model.xmi:167", held + 242, false},
    /* 71 */ {"E72", "Epas::EPAS::c5", "",
        "column.b.aV = columnSpring.a.aV", "model.xmi:175", held + 245, false},
    /* 72 */ {"E73", "Epas::EPAS::c6", "",
        "columnSpring.b.aV = pinion1.rot.aV", "model.xmi:183", held + 248, false},
    /* 73 */ {"E74", "Epas::EPAS::c7", "",
        "pinion1.trans.lV = rack.a.lV", "model.xmi:191", held + 251, false},
    /* 74 */ {"E75", "Epas::EPAS::c8", "",
        "wall.p.lV = rackDamper.a.lV", "model.xmi:199", held + 254, false},
    /* 75 */ {"E76", "Epas::EPAS::c9", "",
        "wall.p.lV = tyreSpring.a.lV", "model.xmi:207", held + 257, false},
    /* 76 */ {"E77", "Epas::EPAS::c10", "",
        "rackDamper.b.lV = rack.b.lV", "model.xmi:215", held + 260, false},
    /* 77 */ {"E78", "Epas::EPAS::c11", "",
        "tyreSpring.b.lV = rack.b.lV", "model.xmi:223", held + 263, false},
    /* 78 */ {"E79", "Epas::EPAS::c12", "",
        "step.out.rSig = source.in.rSig", "model.xmi:231", held + 266, false},
    /* 79 */ {"E80", "Epas::EPAS::c13", "",
        "source.p.v = resistor.p.v", "model.xmi:237", held + 269, false},
    /* 80 */ {"E81", "Epas::EPAS::c14", "",
        "resistor.n.v = coil.p.v", "model.xmi:245", held + 272, false},
    /* 81 */ {"E82", "Epas::EPAS::c15", "",
        "coil.n.v = emf.pos.v", "model.xmi:253", held + 275, false},
    /* 82 */ {"E83", "Epas::EPAS::c16", "",
        "emf.neg.v = source.n.v", "model.xmi:261", held + 278, false},
    /* 83 */ {"E84", "Epas::EPAS::c17", "",
        "source.n.v = groundE.p.v", "model.xmi:269", held + 281, false},
    /* 84 */ {"E85", "Epas::EPAS::c18", "",
        "emf.p.aV = rotor.a.aV", "model.xmi:277", held + 284, false},
    /* 85 */ {"E86", "Epas::EPAS::c19", "",
        "rotorDamper.a.aV = ground2.p.aV", "model.xmi:285", held + 287, false},
    /* 86 */ {"E87", "Epas::EPAS::c20", "",
        "rotorDamper.b.aV = rotor.b.aV", "model.xmi:293", held + 290, false},
    /* 87 */ {"E88", "Epas::EPAS::c21", "",
        "rotor.b.aV = motorSpring.a.aV", "model.xmi:301", held + 293, false},
    /* 88 */ {"E89", "Epas::EPAS::c22", "",
        "motorSpring.b.aV = gear.rotA.aV", "model.xmi:309", held + 296, false},
    /* 89 */ {"E90", "Epas::EPAS::c23", "",
        "gear.rotB.aV = pinion2.rot.aV", "model.xmi:317", held + 299, false},
    /* 90 */ {"E91", "Epas::EPAS::c24", "",
        "pinion2.trans.lV = rack.b.lV", "model.xmi:325", held + 302, false},
    /* 91 */ {"E92", "Epas::EPAS::c2", "",
        "driverTorque.p.t + column.a.t = 0", "model.xmi:151", held + 305, false},
    /* 92 */ {"E93", "Epas::EPAS::c3", "",
        "columnDamper.a.t + ground1.p.t = 0", "model.xmi:159", held + 308, false},
    /* 93 */ {"E94", "Epas::EPAS::c4", "",
        "columnDamper.b.t + column.b.t + columnSpring.a.t = 0", "model.xmi:167", held + 311, false},
    /* 94 */ {"E95", "Epas::EPAS::c6", "",
        "columnSpring.b.t + pinion1.rot.t = 0", "model.xmi:183", held + 315, false},
    /* 95 */ {"E96", "Epas::EPAS::c7", "",
        "pinion1.trans.f + rack.a.f = 0", "model.xmi:191", held + 318, false},
    /* 96 */ {"E97", "Epas::EPAS::c8", "",
        "wall.p.f + rackDamper.a.f + tyreSpring.a.f = 0", "model.xmi:199", held + 321, false},
    /* 97 */ {"E98", "Epas::EPAS::c10", "",
        "rackDamper.b.f + rack.b.f + tyreSpring.b.f + pinion2.trans.f = 0", "model.xmi:215", held + 325, false},
    /* 98 */ {"E99", "Epas::EPAS::c13", "",
        "source.p.i + resistor.p.i = 0", "model.xmi:237", held + 330, false},
    /* 99 */ {"E100", "Epas::EPAS::c14", "",
        "resistor.n.i + coil.p.i = 0", "model.xmi:245", held + 333, false},
    /* 100 */ {"E101", "Epas::EPAS::c15", "",
        "coil.n.i + emf.pos.i = 0", "model.xmi:253", held + 336, false},
    /* 101 */ {"E102", "Epas::EPAS::c16", "",
        "emf.neg.i + source.n.i + groundE.p.i = 0", "model.xmi:261", held + 339, false},
    /* 102 */ {"E103", "Epas::EPAS::c18", "",
        "emf.p.t + rotor.a.t = 0", "model.xmi:277", held + 343, false},
    /* 103 */ {"E104", "Epas::EPAS::c19", "",
        "rotorDamper.a.t + ground2.p.t = 0", "model.xmi:285", held + 346, false},
    /* 104 */ {"E105", "Epas::EPAS::c20", "",
        "rotorDamper.b.t + rotor.b.t + motorSpring.a.t = 0", "model.xmi:293", held + 349, false},
    /* 105 */ {"E106", "Epas::EPAS::c22", "",
        "motorSpring.b.t + gear.rotA.t = 0", "model.xmi:309", held + 353, false},
    /* 106 */ {"E107", "Epas::EPAS::c23", "",
        "gear.rotB.t + pinion2.rot.t = 0", "model.xmi:317", held + 356, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"time < step.stepTime", "Epas::Constraints::StepConstraint::step", "model.xmi:551", 32, offsetof(Model, branch.time_below_step_stepTime), false, true, true, -1, 0, offsetof(Model, slack[0])},
};

/* Rows of branches. */
static const int indicator_branches[] = {-1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 1;
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
    0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 29, 30, 31, 32, 34, 35,
    36, 39, 41};
static const int jacobian_row_slot[] = {
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
    38, 39, 40, 41};
static const int jacobian_term_slot[] = {
    0, 0, 2, 12, 11, 13, 3, 15, 0, 16, 12, 3, 3, 3, 5, 6, 23, 7, 24, 25, 26, 6, 7, 7, 9, 31, 30, 28, 32, 31, 3, 35,
    36, 7, 37, 34, 20, 22, 39, 18, 40};
static const int jacobian_term_partial[] = {
    0, 2, 3, 0, 1, 4, 5, 0, 1, 0, 6, 0, 7, 0, 8, 9, 1, 10, 0, 1, 11, 12, 0, 13, 14, 0, 1, 15, 16, 17, 18, 19, 0, 1,
    0, 20, 1, 1, 1, 21, 22};
static const int jacobian_derivative[] = {
    14, 10, 17, 41, 19, 21, 27, 33, 29, 38};
static const int jacobian_column_start[] = {
    0, 3, 4, 7, 12, 13, 15, 17, 21, 22, 25};
static const int jacobian_row_index[] = {
    0, 1, 2, 1, 0, 2, 3, 2, 3, 4, 5, 9, 4, 3, 5, 6, 7, 6, 7, 8, 9, 8, 3, 7, 9};
static const int jacobian_colour[] = {
    0, 1, 1, 2, 0, 0, 0, 1, 0, 3};

const ModelJacobian model_jacobian = {
    .states = 10,
    .slots = 42,
    .rows = 32,
    .loop_count = 0,
    .partial_count = 23,
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
    {"Epas::EPAS::c1", "", "model.xmi:143"},
    {"Epas::EPAS::c2", "", "model.xmi:151"},
    {"Epas::EPAS::c3", "", "model.xmi:159"},
    {"Epas::EPAS::c4", "", "model.xmi:167"},
    {"Epas::EPAS::c5", "", "model.xmi:175"},
    {"Epas::EPAS::c6", "", "model.xmi:183"},
    {"Epas::EPAS::c7", "", "model.xmi:191"},
    {"Epas::EPAS::c8", "", "model.xmi:199"},
    {"Epas::EPAS::c9", "", "model.xmi:207"},
    {"Epas::EPAS::c10", "", "model.xmi:215"},
    {"Epas::EPAS::c11", "", "model.xmi:223"},
    {"Epas::EPAS::c12", "", "model.xmi:231"},
    {"Epas::EPAS::c13", "", "model.xmi:237"},
    {"Epas::EPAS::c14", "", "model.xmi:245"},
    {"Epas::EPAS::c15", "", "model.xmi:253"},
    {"Epas::EPAS::c16", "", "model.xmi:261"},
    {"Epas::EPAS::c17", "", "model.xmi:269"},
    {"Epas::EPAS::c18", "", "model.xmi:277"},
    {"Epas::EPAS::c19", "", "model.xmi:285"},
    {"Epas::EPAS::c20", "", "model.xmi:293"},
    {"Epas::EPAS::c21", "", "model.xmi:301"},
    {"Epas::EPAS::c22", "", "model.xmi:309"},
    {"Epas::EPAS::c23", "", "model.xmi:317"},
    {"Epas::EPAS::c24", "", "model.xmi:325"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 4}, {false, false}},
    {1, {5, 8}, {false, false}},
    {1, {6, 9}, {false, false}},
    {2, {15, 22}, {false, false}},
    {2, {16, 23}, {false, false}},
    {3, {17, 10}, {false, false}},
    {3, {18, 11}, {false, false}},
    {4, {10, 24}, {false, false}},
    {4, {11, 25}, {false, false}},
    {5, {26, 32}, {false, false}},
    {5, {27, 33}, {false, false}},
    {6, {34, 37}, {false, false}},
    {6, {35, 38}, {false, false}},
    {7, {59, 43}, {false, false}},
    {7, {60, 44}, {false, false}},
    {8, {59, 51}, {false, false}},
    {8, {60, 52}, {false, false}},
    {9, {45, 39}, {false, false}},
    {9, {46, 40}, {false, false}},
    {10, {53, 39}, {false, false}},
    {10, {54, 40}, {false, false}},
    {11, {61, 70}, {false, false}},
    {12, {64, 71}, {false, false}},
    {12, {65, 72}, {false, false}},
    {13, {73, 82}, {false, false}},
    {13, {74, 83}, {false, false}},
    {14, {84, 89}, {false, false}},
    {14, {85, 90}, {false, false}},
    {15, {91, 66}, {false, false}},
    {15, {92, 67}, {false, false}},
    {16, {66, 96}, {false, false}},
    {16, {67, 97}, {false, false}},
    {17, {93, 98}, {false, false}},
    {17, {94, 99}, {false, false}},
    {18, {105, 112}, {false, false}},
    {18, {106, 113}, {false, false}},
    {19, {107, 100}, {false, false}},
    {19, {108, 101}, {false, false}},
    {20, {100, 114}, {false, false}},
    {20, {101, 115}, {false, false}},
    {21, {116, 122}, {false, false}},
    {21, {117, 123}, {false, false}},
    {22, {124, 127}, {false, false}},
    {22, {125, 128}, {false, false}},
    {23, {129, 39}, {false, false}},
    {23, {130, 40}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    5, 8, 10, 15, 17, 22, 24, 26, 32, 34, 37, 39, 43, 45, 51, 53, 59, 64, 66, 71, 73, 82, 84, 89, 91, 93, 96,
    98, 100, 105, 107, 112, 114, 116, 122, 124, 127, 129};

static const ModelJoints model_joints = {46, 38, joint_table, connectors, flows};

static const char *const plot[] = {"column.angle", "rotor.aV", "coil.i", "tyreSpring.displ", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
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
    "  E3     column.a.aV                            = column.aV                                         RotationalMechanics.xmi:600",
    "  E4     column.b.aV                            = column.aV                                         RotationalMechanics.xmi:606",
    "  E7     columnDamper.a.t                       = -columnDamper.torqueThru                          RotationalMechanics.xmi:478",
    "  E70    columnDamper.a.aV                      = 0                                                 model.xmi:159",
    "  E9     columnDamper.b.t                       = columnDamper.torqueThru                           RotationalMechanics.xmi:490",
    "  E71    columnDamper.b.aV                      = column.aV                                         model.xmi:167",
    "  E8     columnDamper.aVRel                     = column.aV                                         RotationalMechanics.xmi:484",
    "  E93    ground1.p.t                            = columnDamper.torqueThru                           model.xmi:159",
    "  E11    ground1.p.aV                           = 0                                                 RotationalMechanics.xmi:815",
    "  E12    columnSpring.a.t                       = -columnSpring.torqueThru                          RotationalMechanics.xmi:478",
    "  E72    columnSpring.a.aV                      = column.aV                                         model.xmi:175",
    "  E14    columnSpring.b.t                       = columnSpring.torqueThru                           RotationalMechanics.xmi:490",
    "  E95    pinion1.rot.t                          = -columnSpring.torqueThru                          model.xmi:183",
    "  E73    pinion1.rot.aV                         = columnSpring.b.aV                                 model.xmi:183",
    "  E74    pinion1.trans.lV                       = rack.v                                            model.xmi:191",
    "  E96    rack.a.f                               = -pinion1.trans.f                                  model.xmi:191",
    "  E19    rack.a.lV                              = rack.v                                            TranslationalMechanics.xmi:701",
    "  E20    rack.b.lV                              = rack.v                                            TranslationalMechanics.xmi:707",
    "  E22    rackDamper.a.f                         = -rackDamper.forceThru                             TranslationalMechanics.xmi:608",
    "  E75    rackDamper.a.lV                        = 0                                                 model.xmi:199",
    "  E25    rackDamper.b.f                         = rackDamper.forceThru                              TranslationalMechanics.xmi:626",
    "  E77    rackDamper.b.lV                        = rack.v                                            model.xmi:215",
    "  E23    rackDamper.relV                        = rack.v                                            TranslationalMechanics.xmi:614",
    "  E27    tyreSpring.a.f                         = -tyreSpring.forceThru                             TranslationalMechanics.xmi:608",
    "  E76    tyreSpring.a.lV                        = 0                                                 model.xmi:207",
    "  E30    tyreSpring.b.f                         = tyreSpring.forceThru                              TranslationalMechanics.xmi:626",
    "  E78    tyreSpring.b.lV                        = rack.v                                            model.xmi:223",
    "  E28    tyreSpring.relV                        = rack.v                                            TranslationalMechanics.xmi:614",
    "  E32    wall.p.lV                              = 0                                                 TranslationalMechanics.xmi:840",
    "  E79    step.out.rSig                          = source.v                                          model.xmi:231",
    "  E35    source.p.i                             = -coil.i                                           Electrical.xmi:269",
    "  E80    source.p.v                             = source.v                                          model.xmi:237",
    "  E36    source.n.i                             = coil.i                                            Electrical.xmi:275",
    "  E83    source.n.v                             = 0                                                 model.xmi:261",
    "  E99    source.i                               = -coil.i                                           model.xmi:237",
    "  E37    source.in.rSig                         = source.v                                          Electrical.xmi:355",
    "  E39    resistor.p.i                           = coil.i                                            Electrical.xmi:269",
    "  E34    resistor.p.v                           = source.v                                          Electrical.xmi:263",
    "  E40    resistor.n.i                           = -coil.i                                           Electrical.xmi:275",
    "  E100   resistor.i                             = coil.i                                            model.xmi:245",
    "  E43    coil.p.i                               = coil.i                                            Electrical.xmi:269",
    "  E81    coil.p.v                               = resistor.n.v                                      model.xmi:245",
    "  E44    coil.n.i                               = -coil.i                                           Electrical.xmi:275",
    "  E46    emf.pos.i                              = coil.i                                            Electrical.xmi:392",
    "  E82    emf.pos.v                              = coil.n.v                                          model.xmi:253",
    "  E101   emf.neg.i                              = -coil.i                                           model.xmi:253",
    "  E84    emf.neg.v                              = 0                                                 model.xmi:269",
    "  E85    emf.p.aV                               = rotor.aV                                          model.xmi:277",
    "  E102   groundE.p.i                            = 0                                                 model.xmi:261",
    "  E49    groundE.p.v                            = 0                                                 Electrical.xmi:417",
    "  E103   rotor.a.t                              = -emf.p.t                                          model.xmi:277",
    "  E50    rotor.a.aV                             = rotor.aV                                          RotationalMechanics.xmi:600",
    "  E51    rotor.b.aV                             = rotor.aV                                          RotationalMechanics.xmi:606",
    "  E54    rotorDamper.a.t                        = -rotorDamper.torqueThru                           RotationalMechanics.xmi:478",
    "  E86    rotorDamper.a.aV                       = 0                                                 model.xmi:285",
    "  E56    rotorDamper.b.t                        = rotorDamper.torqueThru                            RotationalMechanics.xmi:490",
    "  E87    rotorDamper.b.aV                       = rotor.aV                                          model.xmi:293",
    "  E55    rotorDamper.aVRel                      = rotor.aV                                          RotationalMechanics.xmi:484",
    "  E104   ground2.p.t                            = rotorDamper.torqueThru                            model.xmi:285",
    "  E58    ground2.p.aV                           = 0                                                 RotationalMechanics.xmi:815",
    "  E59    motorSpring.a.t                        = -motorSpring.torqueThru                           RotationalMechanics.xmi:478",
    "  E88    motorSpring.a.aV                       = rotor.aV                                          model.xmi:301",
    "  E61    motorSpring.b.t                        = motorSpring.torqueThru                            RotationalMechanics.xmi:490",
    "  E106   gear.rotA.t                            = -motorSpring.torqueThru                           model.xmi:309",
    "  E89    gear.rotA.aV                           = motorSpring.b.aV                                  model.xmi:309",
    "  E107   pinion2.rot.t                          = -gear.rotB.t                                      model.xmi:317",
    "  E90    pinion2.rot.aV                         = gear.rotB.aV                                      model.xmi:317",
    "  E91    pinion2.trans.lV                       = rack.v                                            model.xmi:325",
    "",
    "Constants",
    "         resistor.T := resistor.T_ref",
    "         resistor.resistance := resistor.r*(1 + resistor.alpha*(resistor.T - resistor.T_ref))",
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
    "  E1     driver.out.rSig := driver.offset + driver.amplitude*sin(6.283185307179586*driver.frequency*time) RealSignals.xmi:246",
    "  E2     driverTorque.p.t := -driver.out.rSig*driverTorque.signal2Torque                            RotationalMechanics.xmi:709",
    "  E5     der(column.angle) := column.aV                                                             RotationalMechanics.xmi:612",
    "  E10    columnDamper.torqueThru := columnDamper.k*column.aV                                        RotationalMechanics.xmi:563",
    "  E16    columnSpring.torqueThru := columnSpring.k*columnSpring.relPhi                              RotationalMechanics.xmi:521",
    "  E94    column.b.t := columnSpring.torqueThru - columnDamper.torqueThru                            model.xmi:167",
    "  E6     der(column.aV) := (-driverTorque.p.t + column.b.t)/column.I  unless column.I vanishes      RotationalMechanics.xmi:618",
    "  E17    columnSpring.b.aV := pinion1.ratio*rack.v                                                  RotationalMechanics.xmi:682",
    "  E13    columnSpring.aVRel := columnSpring.b.aV - column.aV                                        RotationalMechanics.xmi:484",
    "  E15    der(columnSpring.relPhi) := columnSpring.aVRel                                             RotationalMechanics.xmi:515",
    "  E18    pinion1.trans.f := pinion1.ratio*columnSpring.torqueThru                                   RotationalMechanics.xmi:688",
    "  E24    der(rackDamper.displ) := rack.v                                                            TranslationalMechanics.xmi:620",
    "  E26    rackDamper.forceThru := rackDamper.k*rack.v                                                TranslationalMechanics.xmi:668",
    "  E29    der(tyreSpring.displ) := rack.v                                                            TranslationalMechanics.xmi:620",
    "  E31    tyreSpring.forceThru := tyreSpring.k*tyreSpring.displ                                      TranslationalMechanics.xmi:647",
    "  E33    source.v := if time < step.stepTime then 0 else step.stepVoltage                           model.xmi:551",
    "  E41    resistor.v := resistor.resistance*coil.i                                                   Electrical.xmi:296",
    "  E38    resistor.n.v := source.v - resistor.v                                                      Electrical.xmi:263",
    "  E47    coil.n.v := emf.k*rotor.aV                                                                 Electrical.xmi:398",
    "  E42    coil.v := resistor.n.v - coil.n.v                                                          Electrical.xmi:263",
    "  E45    der(coil.i) := coil.v/coil.l  unless coil.l vanishes                                       Electrical.xmi:338",
    "  E48    emf.p.t := -emf.k*coil.i                                                                   Electrical.xmi:404",
    "  E52    der(rotor.angle) := rotor.aV                                                               RotationalMechanics.xmi:612",
    "  E57    rotorDamper.torqueThru := rotorDamper.k*rotor.aV                                           RotationalMechanics.xmi:563",
    "  E63    motorSpring.torqueThru := motorSpring.k*motorSpring.relPhi                                 RotationalMechanics.xmi:521",
    "  E105   rotor.b.t := motorSpring.torqueThru - rotorDamper.torqueThru                               model.xmi:293",
    "  E53    der(rotor.aV) := (-emf.p.t + rotor.b.t)/rotor.I  unless rotor.I vanishes                   RotationalMechanics.xmi:618",
    "  E65    gear.rotB.t := gear.gearRatio*motorSpring.torqueThru                                       RotationalMechanics.xmi:653",
    "  E66    gear.rotB.aV := pinion2.ratio*rack.v                                                       RotationalMechanics.xmi:682",
    "  E64    motorSpring.b.aV := gear.gearRatio*gear.rotB.aV                                            RotationalMechanics.xmi:647",
    "  E60    motorSpring.aVRel := motorSpring.b.aV - rotor.aV                                           RotationalMechanics.xmi:484",
    "  E62    der(motorSpring.relPhi) := motorSpring.aVRel                                               RotationalMechanics.xmi:515",
    "  E67    pinion2.trans.f := pinion2.ratio*gear.rotB.t                                               RotationalMechanics.xmi:688",
    "  E98    rack.b.f := -(rackDamper.forceThru + tyreSpring.forceThru + pinion2.trans.f)               model.xmi:215",
    "  E21    der(rack.v) := (-pinion1.trans.f + rack.b.f)/rack.m  unless rack.m vanishes                TranslationalMechanics.xmi:713",
    "",
    "For results only",
    "  E97    wall.p.f := tyreSpring.forceThru + rackDamper.forceThru                                    model.xmi:199",
    "",
    "Branches, kept between events",
    "  E33    time < step.stepTime                   at step.stepTime                                    model.xmi:551",
    "",
    "At events",
    "  E33    decide time < step.stepTime                                                                model.xmi:551",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

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
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
};
