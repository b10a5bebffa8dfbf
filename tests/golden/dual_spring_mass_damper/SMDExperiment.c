/* SMDExperiment.c - simulation of DualSpringMassDamper::SMDExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 5 states, 40 equations (24 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 */
#include "SMDExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E3  inertia1  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->inertia1.der_angle = m->inertia1.aV;

    /* E7  inertia2  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->inertia2.der_angle = m->inertia2.aV;

    /* E10  spring1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is inertia2.aV, a.aV is inertia1.aV */
    const double spring1_aVRel = m->inertia2.aV - m->inertia1.aV;

    /* E12  spring1  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->spring1.der_relPhi = spring1_aVRel;

    /* E13  spring1  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double spring1_torqueThru = m->spring1.k * m->spring1.relPhi;

    /* E17~  moves as -inertia2.angle  spring2  RotLinearSpringConstraint::integral  RotationalMechanics.xmi:515
     *     der(relPhi) = aVRel
     *     aVRel is -inertia2.aV */
    const double spring2_relPhi = -m->inertia2.angle + m->spring2.offset_relPhi;

    /* E18  spring2  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double spring2_torqueThru = m->spring2.k * spring2_relPhi;

    /* E20  damper1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is inertia2.aV, a.aV is inertia1.aV */
    const double damper1_aVRel = m->inertia2.aV - m->inertia1.aV;

    /* E22  damper1  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double damper1_torqueThru = m->damper1.k * damper1_aVRel;

    /* E36  flows at SMD::c1  inertia1.b.t + spring1.a.t + damper1.a.t = 0  model.xmi:43
     *     solved for inertia1.b.t; spring1.a.t is -spring1.torqueThru, damper1.a.t is -damper1.torqueThru */
    const double inertia1_b_t = damper1_torqueThru + spring1_torqueThru;

    /* E4  inertia1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(inertia1.aV); a.t is 0 */
    m->inertia1.der_aV = inertia1_b_t / m->inertia1.I_;

    /* E37  flows at SMD::c3  spring1.b.t + inertia2.a.t + damper1.b.t = 0  model.xmi:59
     *     solved for inertia2.a.t; spring1.b.t is spring1.torqueThru, damper1.b.t is damper1.torqueThru */
    const double inertia2_a_t = -(spring1_torqueThru + damper1_torqueThru);

    /* E26  damper2  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563
     *     aVRel is -inertia2.aV */
    const double damper2_torqueThru = -(m->damper2.k * m->inertia2.aV);

    /* E38  flows at SMD::c5  inertia2.b.t + spring2.a.t + damper2.a.t = 0  model.xmi:75
     *     solved for inertia2.b.t; spring2.a.t is -spring2.torqueThru, damper2.a.t is -damper2.torqueThru */
    const double inertia2_b_t = damper2_torqueThru + spring2_torqueThru;

    /* E8  inertia2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(inertia2.aV) */
    m->inertia2.der_aV = (inertia2_a_t + inertia2_b_t) / m->inertia2.I_;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E10 again, as in model_evaluate */
    m->spring1.aVRel = m->inertia2.aV - m->inertia1.aV;

    /* E13 again, as in model_evaluate */
    m->spring1.torqueThru = m->spring1.k * m->spring1.relPhi;

    /* E17~ again, as in model_evaluate */
    m->spring2.relPhi = -m->inertia2.angle + m->spring2.offset_relPhi;

    /* E17  spring2  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515
     *     aVRel is -inertia2.aV */
    m->spring2.der_relPhi = -m->inertia2.aV;

    /* E18 again, as in model_evaluate */
    m->spring2.torqueThru = m->spring2.k * m->spring2.relPhi;

    /* E20 again, as in model_evaluate */
    m->damper1.aVRel = m->inertia2.aV - m->inertia1.aV;

    /* E22 again, as in model_evaluate */
    m->damper1.torqueThru = m->damper1.k * m->damper1.aVRel;

    /* E36 again, as in model_evaluate */
    m->inertia1.b.t = m->damper1.torqueThru + m->spring1.torqueThru;

    /* E37 again, as in model_evaluate */
    m->inertia2.a.t = -(m->spring1.torqueThru + m->damper1.torqueThru);

    /* E26 again, as in model_evaluate */
    m->damper2.torqueThru = -(m->damper2.k * m->inertia2.aV);

    /* E38 again, as in model_evaluate */
    m->inertia2.b.t = m->damper2.torqueThru + m->spring2.torqueThru;

    /* E39  flows at SMD::c7  spring2.b.t + ground.p.t + damper2.b.t = 0  model.xmi:91
     *     solved for ground.p.t; spring2.b.t is spring2.torqueThru, damper2.b.t is damper2.torqueThru */
    m->ground.p.t = -(m->spring2.torqueThru + m->damper2.torqueThru);

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E4  inertia1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->inertia1.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E4, NULL, m->inertia1.I_);

    /* divisor in E8  inertia2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->inertia2.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E8, NULL, m->inertia2.I_);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->inertia1.aV = m->inertia1.aV_start;
    m->inertia1.angle = m->inertia1.angle_start;
    m->inertia2.aV = m->inertia2.aV_start;
    m->inertia2.angle = m->inertia2.angle_start;
    m->spring1.relPhi = m->spring1.relPhi_start;
    m->spring2.relPhi = m->spring2.relPhi_start;

    /* E17~  moves as -inertia2.angle  spring2  RotLinearSpringConstraint::integral  RotationalMechanics.xmi:515
     *     der(relPhi) = aVRel
     *     solved for offset(spring2.relPhi); aVRel is -inertia2.aV */
    m->spring2.offset_relPhi = m->spring2.relPhi + m->inertia2.angle;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->inertia1.I_ = 0.4; /* kg*m^2 */
    m->inertia2.I_ = 1.0; /* kg*m^2 */
    m->spring1.k = 11.0; /* N*m/rad */
    m->spring2.k = 5.0; /* N*m/rad */
    m->damper1.k = 0.2; /* N*m*s/rad */
    m->damper2.k = 1.0; /* N*m*s/rad */
    m->inertia1.aV_start = 0.0; /* rad/s */
    m->inertia1.angle_start = 0.0; /* rad */
    m->inertia2.aV_start = 0.0; /* rad/s */
    m->inertia2.angle_start = 1.0; /* rad */
    m->spring1.relPhi_start = 1.0; /* rad */
    m->spring2.relPhi_start = -1.0; /* rad */
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
    m->inertia1.aV = x[0]; /* rad/s */
    m->inertia1.angle = x[1]; /* rad */
    m->inertia2.aV = x[2]; /* rad/s */
    m->inertia2.angle = x[3]; /* rad */
    m->spring1.relPhi = x[4]; /* rad */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->inertia1.aV; /* rad/s */
    x[1] = m->inertia1.angle; /* rad */
    x[2] = m->inertia2.aV; /* rad/s */
    x[3] = m->inertia2.angle; /* rad */
    x[4] = m->spring1.relPhi; /* rad */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->inertia1.der_aV; /* rad/s^2 */
    dx[1] = m->inertia1.der_angle; /* rad/s */
    dx[2] = m->inertia2.der_aV; /* rad/s^2 */
    dx[3] = m->inertia2.der_angle; /* rad/s */
    dx[4] = m->spring1.der_relPhi; /* rad/s */
}

/* Rows of model_variables. */
static const int states[] = {
        5, 6, 12, 13, 21};

int model_state_count(const Model *m)
{
    (void)m;
    return 5;
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
enum { D_E13_BY_REL_PHI = 2, D_E18_BY_REL_PHI, D_E22_BY_AVREL, D_E4_BY_T, D_E26_BY_AV, D_E8_BY_T };

void model_partials(const Model *m, double *partial)
{
    /* E13  spring1.torqueThru */
    partial[D_E13_BY_REL_PHI] = m->spring1.k;

    /* E18  spring2.torqueThru */
    partial[D_E18_BY_REL_PHI] = m->spring2.k;

    /* E22  damper1.torqueThru */
    partial[D_E22_BY_AVREL] = m->damper1.k;

    /* E4  der(inertia1.aV) */
    partial[D_E4_BY_T] = 1.0 / m->inertia1.I_;

    /* E26  damper2.torqueThru */
    partial[D_E26_BY_AV] = -m->damper2.k;

    /* E8  der(inertia2.aV) */
    partial[D_E8_BY_T] = 1.0 / m->inertia2.I_;
}
