/* RotationalTrainExperiment.c - simulation of RotationalTrain::RotationalTrainExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 12 states, 69 equations (40 eliminated), 1 time derivative of equations, no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 */
#include "RotationalTrainExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

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

    /* E45~  moves as i3.angle  sensor  AngleSensorConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:796
     *     p.aV is i3.aV */
    m->sensor.angle = m->i3.angle + m->sensor.offset_angle;

    /* E45  sensor  AngleSensorConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:796
     *     p.aV is i3.aV */
    m->sensor.der_angle = m->i3.aV;

    /* E46  sensor  AngleSensorConstraint::signal  y = angle/angle2Signal  RotationalMechanics.xmi:802 */
    m->sensor.out.rSig = m->sensor.angle / m->sensor.angle2Signal;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E6  i1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->i1.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E6, NULL, m->i1.I_);

    /* divisor in E21  i5  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double divisor_for_der_i4_aV = m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_;
    if (!(fabs(divisor_for_der_i4_aV) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E21, NULL, divisor_for_der_i4_aV);

    /* divisor in E16'  time derivative of E16  g1  IdealFixedGearBoxConstraint::ratio  RotationalMechanics.xmi:647
     *     aVA = gearRatio*aVB */
    if (!(fabs(m->g1.gearRatio) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E16_DOT, NULL, m->g1.gearRatio);

    /* divisor in E30  i2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->i2.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E30, NULL, m->i2.I_);

    /* divisor in E43  i3  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->i3.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E43, NULL, m->i3.I_);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->i1.aV = m->i1.aV_start;
    m->i1.angle = m->i1.angle_start;
    m->k1.relPhi = m->k1.relPhi_start;
    m->i4.angle = m->i4.angle_start;
    m->i5.aV = m->i5.aV_start;
    m->i5.angle = m->i5.angle_start;
    m->k2.relPhi = m->k2.relPhi_start;
    m->i2.aV = m->i2.aV_start;
    m->i2.angle = m->i2.angle_start;
    m->k3.relPhi = m->k3.relPhi_start;
    m->i3.aV = m->i3.aV_start;
    m->i3.angle = m->i3.angle_start;
    m->sensor.angle = m->sensor.angle_start;

    /* E45~  moves as i3.angle  sensor  AngleSensorConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:796
     *     solved for offset(sensor.angle); p.aV is i3.aV */
    m->sensor.offset_angle = m->sensor.angle - m->i3.angle;
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
    m->i1.aV_start = 0.0; /* rad/s */
    m->i1.angle_start = 0.0; /* rad */
    m->k1.relPhi_start = 0.0; /* rad */
    m->i4.angle_start = 0.0; /* rad */
    m->i5.aV_start = 0.0; /* rad/s */
    m->i5.angle_start = 0.0; /* rad */
    m->k2.relPhi_start = 0.1; /* rad */
    m->i2.aV_start = 0.0; /* rad/s */
    m->i2.angle_start = 0.0; /* rad */
    m->k3.relPhi_start = 0.0; /* rad */
    m->i3.aV_start = 0.0; /* rad/s */
    m->i3.angle_start = 0.0; /* rad */
    m->sensor.angle_start = 0.0; /* rad */
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
}

/* Rows of model_variables. */
static const int states[] = {
        13, 14, 22, 29, 40, 41, 49, 55, 56, 64, 77, 78};

int model_state_count(const Model *m)
{
    (void)m;
    return 12;
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

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E11_BY_REL_PHI = 2, D_E6_BY_TORQUE_THRU, D_E16_BY_AV, D_E26_BY_REL_PHI, D_E21_BY_K1_TORQUE_THRU,
    D_E21_BY_K2_TORQUE_THRU, D_E16_DOT_BY_DER_AV, D_E35_BY_REL_PHI, D_E39_BY_AVREL, D_E30_BY_TORQUE_THRU,
    D_E30_BY_T, D_E43_BY_T };

void model_partials(const Model *m, double *partial)
{
    /* E11  k1.torqueThru */
    partial[D_E11_BY_REL_PHI] = m->k1.k;

    /* E6  der(i1.aV) */
    partial[D_E6_BY_TORQUE_THRU] = 1.0 / m->i1.I_;

    /* E16  i4.aV */
    partial[D_E16_BY_AV] = m->g1.gearRatio;

    /* E26  k2.torqueThru */
    partial[D_E26_BY_REL_PHI] = m->k2.k;

    /* E21  der(i4.aV) */
    partial[D_E21_BY_K1_TORQUE_THRU] = -(m->g1.gearRatio
            / (m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_));
    partial[D_E21_BY_K2_TORQUE_THRU] = 1.0 / (m->i5.I_ * (1.0 / m->g1.gearRatio) + m->g1.gearRatio * m->i4.I_);

    /* E16'  der(i5.aV) */
    partial[D_E16_DOT_BY_DER_AV] = 1.0 / m->g1.gearRatio;

    /* E35  k3.torqueThru */
    partial[D_E35_BY_REL_PHI] = m->k3.k;

    /* E39  d3.torqueThru */
    partial[D_E39_BY_AVREL] = m->d3.k;

    /* E30  der(i2.aV) */
    partial[D_E30_BY_TORQUE_THRU] = -(1.0 / m->i2.I_);
    partial[D_E30_BY_T] = 1.0 / m->i2.I_;

    /* E43  der(i3.aV) */
    partial[D_E43_BY_T] = 1.0 / m->i3.I_;
}
