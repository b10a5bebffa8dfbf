/* EPASExperiment.c - simulation of Epas::EPASExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 9 states, 107 equations (71 eliminated), no algebraic loops.
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
#include "EPASExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

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

    /* E29~  moves as rackDamper.displ  tyreSpring  BinaryCompliantTransConstraint::integral
     *     TranslationalMechanics.xmi:620
     *     der(displ) = relV
     *     relV is rack.v */
    const double tyreSpring_displ = m->rackDamper.displ + m->tyreSpring.offset_displ;

    /* E31  tyreSpring  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double tyreSpring_forceThru = m->tyreSpring.k * tyreSpring_displ;

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

    /* E29~ again, as in model_evaluate */
    m->tyreSpring.displ = m->rackDamper.displ + m->tyreSpring.offset_displ;

    /* E29  tyreSpring  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is rack.v */
    m->tyreSpring.der_displ = m->rack.v;

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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E6, NULL, m->column.I_);

    /* divisor in E45  coil  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:338 */
    if (!(fabs(m->coil.l) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E45, NULL, m->coil.l);

    /* divisor in E53  rotor  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->rotor.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E53, NULL, m->rotor.I_);

    /* divisor in E21  rack  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713 */
    if (!(fabs(m->rack.m) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E21, NULL, m->rack.m);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->column.aV = m->column.aV_start;
    m->column.angle = m->column.angle_start;
    m->columnSpring.relPhi = m->columnSpring.relPhi_start;
    m->rack.v = m->rack.v_start;
    m->rackDamper.displ = m->rackDamper.displ_start;
    m->tyreSpring.displ = m->tyreSpring.displ_start;
    m->coil.i = m->coil.i_start;
    m->rotor.aV = m->rotor.aV_start;
    m->rotor.angle = m->rotor.angle_start;
    m->motorSpring.relPhi = m->motorSpring.relPhi_start;

    /* E29~  moves as rackDamper.displ  tyreSpring  BinaryCompliantTransConstraint::integral
     *     TranslationalMechanics.xmi:620
     *     der(displ) = relV
     *     solved for offset(tyreSpring.displ); relV is rack.v */
    m->tyreSpring.offset_displ = m->tyreSpring.displ - m->rackDamper.displ;
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
    m->column.aV_start = 0.0; /* rad/s */
    m->column.angle_start = 0.0; /* rad */
    m->columnSpring.relPhi_start = 0.0; /* rad */
    m->rack.v_start = 0.0; /* m/s */
    m->rackDamper.displ_start = 0.0; /* m */
    m->tyreSpring.displ_start = 0.0; /* m */
    m->coil.i_start = 0.0; /* A */
    m->rotor.aV_start = 0.0; /* rad/s */
    m->rotor.angle_start = 0.0; /* rad */
    m->motorSpring.relPhi_start = 0.0; /* rad */
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
    m->coil.i = x[5]; /* A */
    m->rotor.aV = x[6]; /* rad/s */
    m->rotor.angle = x[7]; /* rad */
    m->motorSpring.relPhi = x[8]; /* rad */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->column.aV; /* rad/s */
    x[1] = m->column.angle; /* rad */
    x[2] = m->columnSpring.relPhi; /* rad */
    x[3] = m->rack.v; /* m/s */
    x[4] = m->rackDamper.displ; /* m */
    x[5] = m->coil.i; /* A */
    x[6] = m->rotor.aV; /* rad/s */
    x[7] = m->rotor.angle; /* rad */
    x[8] = m->motorSpring.relPhi; /* rad */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->column.der_aV; /* rad/s^2 */
    dx[1] = m->column.der_angle; /* rad/s */
    dx[2] = m->columnSpring.der_relPhi; /* rad/s */
    dx[3] = m->rack.der_v; /* m/s^2 */
    dx[4] = m->rackDamper.der_displ; /* m/s */
    dx[5] = m->coil.der_i; /* A/s */
    dx[6] = m->rotor.der_aV; /* rad/s^2 */
    dx[7] = m->rotor.der_angle; /* rad/s */
    dx[8] = m->motorSpring.der_relPhi; /* rad/s */
}

/* Rows of model_variables. */
static const int states[] = {
        13, 14, 31, 42, 49, 87, 103, 104, 121};

int model_state_count(const Model *m)
{
    (void)m;
    return 9;
}

int model_state_variable(const Model *m, int state)
{
    (void)m;
    return states[state];
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

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E10_BY_AV = 2, D_E16_BY_REL_PHI, D_E6_BY_T, D_E17_BY_V, D_E18_BY_TORQUE_THRU, D_E26_BY_V, D_E31_BY_DISPL,
    D_E41_BY_I, D_E47_BY_AV, D_E45_BY_V, D_E48_BY_I, D_E57_BY_AV, D_E63_BY_REL_PHI, D_E53_BY_EMF_T,
    D_E53_BY_ROTOR_T, D_E65_BY_TORQUE_THRU, D_E66_BY_V, D_E64_BY_AV, D_E67_BY_T, D_E21_BY_PINION1_F,
    D_E21_BY_RACK_F };

void model_partials(const Model *m, double *partial)
{
    /* E10  columnDamper.torqueThru */
    partial[D_E10_BY_AV] = m->columnDamper.k;

    /* E16  columnSpring.torqueThru */
    partial[D_E16_BY_REL_PHI] = m->columnSpring.k;

    /* E6  der(column.aV) */
    partial[D_E6_BY_T] = 1.0 / m->column.I_;

    /* E17  columnSpring.b.aV */
    partial[D_E17_BY_V] = m->pinion1.ratio;

    /* E18  pinion1.trans.f */
    partial[D_E18_BY_TORQUE_THRU] = m->pinion1.ratio;

    /* E26  rackDamper.forceThru */
    partial[D_E26_BY_V] = m->rackDamper.k;

    /* E31  tyreSpring.forceThru */
    partial[D_E31_BY_DISPL] = m->tyreSpring.k;

    /* E41  resistor.v */
    partial[D_E41_BY_I] = m->resistor.resistance;

    /* E47  coil.n.v */
    partial[D_E47_BY_AV] = m->emf.k;

    /* E45  der(coil.i) */
    partial[D_E45_BY_V] = 1.0 / m->coil.l;

    /* E48  emf.p.t */
    partial[D_E48_BY_I] = -m->emf.k;

    /* E57  rotorDamper.torqueThru */
    partial[D_E57_BY_AV] = m->rotorDamper.k;

    /* E63  motorSpring.torqueThru */
    partial[D_E63_BY_REL_PHI] = m->motorSpring.k;

    /* E53  der(rotor.aV) */
    partial[D_E53_BY_EMF_T] = -(1.0 / m->rotor.I_);
    partial[D_E53_BY_ROTOR_T] = 1.0 / m->rotor.I_;

    /* E65  gear.rotB.t */
    partial[D_E65_BY_TORQUE_THRU] = m->gear.gearRatio;

    /* E66  gear.rotB.aV */
    partial[D_E66_BY_V] = m->pinion2.ratio;

    /* E64  motorSpring.b.aV */
    partial[D_E64_BY_AV] = m->gear.gearRatio;

    /* E67  pinion2.trans.f */
    partial[D_E67_BY_T] = m->pinion2.ratio;

    /* E21  der(rack.v) */
    partial[D_E21_BY_PINION1_F] = -(1.0 / m->rack.m);
    partial[D_E21_BY_RACK_F] = 1.0 / m->rack.m;
}
