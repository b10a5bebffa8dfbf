/* SMDExperiment.c - simulation of DualSpringMassDamper::SMDExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 6 states, 40 equations (24 eliminated), no algebraic loops.
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

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
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

/* RotationalMechanics::RotInertia */
struct RotInertia_2 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement a;               /* port, RotationalMechanics.xmi:13 */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring_2 {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper_2 {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* RotationalMechanics::RotFixed */
struct RotFixed {
    struct AMomFlowElement p;               /* port, RotationalMechanics.xmi:436 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double inertia1_aV;                     /* rad/s, initial value */
    double inertia1_angle;                  /* rad, initial value */
    double inertia2_aV;                     /* rad/s, initial value */
    double inertia2_angle;                  /* rad, initial value */
    double spring1_relPhi;                  /* rad, initial value */
    double spring2_relPhi;                  /* rad, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct RotInertia inertia1;             /* part, model.xmi:16 */
    struct RotInertia_2 inertia2;           /* part, model.xmi:20 */
    struct RotLinearSpring spring1;         /* part, model.xmi:24 */
    struct RotLinearSpring_2 spring2;       /* part, model.xmi:28 */
    struct RotLinearDamper damper1;         /* part, model.xmi:32 */
    struct RotLinearDamper_2 damper2;       /* part, model.xmi:36 */
    struct RotFixed ground;                 /* part, model.xmi:40 */
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

    /* E17  spring2  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515
     *     aVRel is -inertia2.aV */
    m->spring2.der_relPhi = -m->inertia2.aV;

    /* E18  spring2  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double spring2_torqueThru = m->spring2.k * m->spring2.relPhi;

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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 3, NULL, m->inertia1.I_);

    /* divisor in E8  inertia2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    if (!(fabs(m->inertia2.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 7, NULL, m->inertia2.I_);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->inertia1.aV = m->start.inertia1_aV;
    m->inertia1.angle = m->start.inertia1_angle;
    m->inertia2.aV = m->start.inertia2_aV;
    m->inertia2.angle = m->start.inertia2_angle;
    m->spring1.relPhi = m->start.spring1_relPhi;
    m->spring2.relPhi = m->start.spring2_relPhi;
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
    m->start.inertia1_aV = 0.0; /* rad/s */
    m->start.inertia1_angle = 0.0; /* rad */
    m->start.inertia2_aV = 0.0; /* rad/s */
    m->start.inertia2_angle = 1.0; /* rad */
    m->start.spring1_relPhi = 1.0; /* rad */
    m->start.spring2_relPhi = -1.0; /* rad */
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
    m->spring2.relPhi = x[5]; /* rad */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->inertia1.aV; /* rad/s */
    x[1] = m->inertia1.angle; /* rad */
    x[2] = m->inertia2.aV; /* rad/s */
    x[3] = m->inertia2.angle; /* rad */
    x[4] = m->spring1.relPhi; /* rad */
    x[5] = m->spring2.relPhi; /* rad */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->inertia1.der_aV; /* rad/s^2 */
    dx[1] = m->inertia1.der_angle; /* rad/s */
    dx[2] = m->inertia2.der_aV; /* rad/s^2 */
    dx[3] = m->inertia2.der_angle; /* rad/s */
    dx[4] = m->spring1.der_relPhi; /* rad/s */
    dx[5] = m->spring2.der_relPhi; /* rad/s */
}

/* Rows of model_variables. */
static const int states[] = {
        5, 6, 12, 13, 21, 29};

int model_state_count(const Model *m)
{
    (void)m;
    return 6;
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
    (void)time;
    /* E1  inertia1  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double inertia1_a_aV = listed[1];
    const double inertia1_aV = listed[5];
    residual[0] = inertia1_a_aV - inertia1_aV;
    scale[0] = fabs(inertia1_a_aV) + fabs(inertia1_aV);

    /* E2  inertia1  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double inertia1_b_aV = listed[3];
    residual[1] = inertia1_b_aV - inertia1_aV;
    scale[1] = fabs(inertia1_b_aV) + fabs(inertia1_aV);

    /* E3  inertia1  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_inertia1_angle = listed[46];
    residual[2] = der_inertia1_angle - inertia1_aV;
    scale[2] = fabs(der_inertia1_angle) + fabs(inertia1_aV);

    /* E4  inertia1  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double inertia1_I = listed[4];
    const double der_inertia1_aV = listed[47];
    const double inertia1_a_t = listed[0];
    const double inertia1_b_t = listed[2];
    residual[3] = inertia1_I * der_inertia1_aV - (inertia1_a_t + inertia1_b_t);
    scale[3] = fabs(inertia1_I * der_inertia1_aV) + fabs(inertia1_a_t) + fabs(inertia1_b_t);

    /* E5  inertia2  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double inertia2_a_aV = listed[8];
    const double inertia2_aV = listed[12];
    residual[4] = inertia2_a_aV - inertia2_aV;
    scale[4] = fabs(inertia2_a_aV) + fabs(inertia2_aV);

    /* E6  inertia2  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double inertia2_b_aV = listed[10];
    residual[5] = inertia2_b_aV - inertia2_aV;
    scale[5] = fabs(inertia2_b_aV) + fabs(inertia2_aV);

    /* E7  inertia2  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_inertia2_angle = listed[48];
    residual[6] = der_inertia2_angle - inertia2_aV;
    scale[6] = fabs(der_inertia2_angle) + fabs(inertia2_aV);

    /* E8  inertia2  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double inertia2_I = listed[11];
    const double der_inertia2_aV = listed[49];
    const double inertia2_a_t = listed[7];
    const double inertia2_b_t = listed[9];
    residual[7] = inertia2_I * der_inertia2_aV - (inertia2_a_t + inertia2_b_t);
    scale[7] = fabs(inertia2_I * der_inertia2_aV) + fabs(inertia2_a_t) + fabs(inertia2_b_t);

    /* E9  spring1  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double spring1_a_t = listed[14];
    const double spring1_b_t = listed[16];
    residual[8] = spring1_a_t + spring1_b_t - 0.0;
    scale[8] = fabs(spring1_a_t) + fabs(spring1_b_t);

    /* E10  spring1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double spring1_aVRel = listed[18];
    const double spring1_b_aV = listed[17];
    const double spring1_a_aV = listed[15];
    residual[9] = spring1_aVRel - (spring1_b_aV - spring1_a_aV);
    scale[9] = fabs(spring1_aVRel) + fabs(spring1_b_aV) + fabs(spring1_a_aV);

    /* E11  spring1  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double spring1_torqueThru = listed[19];
    residual[10] = spring1_torqueThru - spring1_b_t;
    scale[10] = fabs(spring1_torqueThru) + fabs(spring1_b_t);

    /* E12  spring1  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_spring1_relPhi = listed[50];
    residual[11] = der_spring1_relPhi - spring1_aVRel;
    scale[11] = fabs(der_spring1_relPhi) + fabs(spring1_aVRel);

    /* E13  spring1  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double spring1_k = listed[20];
    const double spring1_relPhi = listed[21];
    residual[12] = spring1_torqueThru - spring1_k * spring1_relPhi;
    scale[12] = fabs(spring1_torqueThru) + fabs(spring1_k * spring1_relPhi);

    /* E14  spring2  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double spring2_a_t = listed[22];
    const double spring2_b_t = listed[24];
    residual[13] = spring2_a_t + spring2_b_t - 0.0;
    scale[13] = fabs(spring2_a_t) + fabs(spring2_b_t);

    /* E15  spring2  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double spring2_aVRel = listed[26];
    const double spring2_b_aV = listed[25];
    const double spring2_a_aV = listed[23];
    residual[14] = spring2_aVRel - (spring2_b_aV - spring2_a_aV);
    scale[14] = fabs(spring2_aVRel) + fabs(spring2_b_aV) + fabs(spring2_a_aV);

    /* E16  spring2  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double spring2_torqueThru = listed[27];
    residual[15] = spring2_torqueThru - spring2_b_t;
    scale[15] = fabs(spring2_torqueThru) + fabs(spring2_b_t);

    /* E17  spring2  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_spring2_relPhi = listed[51];
    residual[16] = der_spring2_relPhi - spring2_aVRel;
    scale[16] = fabs(der_spring2_relPhi) + fabs(spring2_aVRel);

    /* E18  spring2  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double spring2_k = listed[28];
    const double spring2_relPhi = listed[29];
    residual[17] = spring2_torqueThru - spring2_k * spring2_relPhi;
    scale[17] = fabs(spring2_torqueThru) + fabs(spring2_k * spring2_relPhi);

    /* E19  damper1  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double damper1_a_t = listed[30];
    const double damper1_b_t = listed[32];
    residual[18] = damper1_a_t + damper1_b_t - 0.0;
    scale[18] = fabs(damper1_a_t) + fabs(damper1_b_t);

    /* E20  damper1  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double damper1_aVRel = listed[34];
    const double damper1_b_aV = listed[33];
    const double damper1_a_aV = listed[31];
    residual[19] = damper1_aVRel - (damper1_b_aV - damper1_a_aV);
    scale[19] = fabs(damper1_aVRel) + fabs(damper1_b_aV) + fabs(damper1_a_aV);

    /* E21  damper1  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double damper1_torqueThru = listed[35];
    residual[20] = damper1_torqueThru - damper1_b_t;
    scale[20] = fabs(damper1_torqueThru) + fabs(damper1_b_t);

    /* E22  damper1  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double damper1_k = listed[36];
    residual[21] = damper1_torqueThru - damper1_k * damper1_aVRel;
    scale[21] = fabs(damper1_torqueThru) + fabs(damper1_k * damper1_aVRel);

    /* E23  damper2  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double damper2_a_t = listed[37];
    const double damper2_b_t = listed[39];
    residual[22] = damper2_a_t + damper2_b_t - 0.0;
    scale[22] = fabs(damper2_a_t) + fabs(damper2_b_t);

    /* E24  damper2  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double damper2_aVRel = listed[41];
    const double damper2_b_aV = listed[40];
    const double damper2_a_aV = listed[38];
    residual[23] = damper2_aVRel - (damper2_b_aV - damper2_a_aV);
    scale[23] = fabs(damper2_aVRel) + fabs(damper2_b_aV) + fabs(damper2_a_aV);

    /* E25  damper2  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double damper2_torqueThru = listed[42];
    residual[24] = damper2_torqueThru - damper2_b_t;
    scale[24] = fabs(damper2_torqueThru) + fabs(damper2_b_t);

    /* E26  damper2  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double damper2_k = listed[43];
    residual[25] = damper2_torqueThru - damper2_k * damper2_aVRel;
    scale[25] = fabs(damper2_torqueThru) + fabs(damper2_k * damper2_aVRel);

    /* E27  ground  RotFixedConstraint::standstill  aV = 0  RotationalMechanics.xmi:815 */
    const double ground_p_aV = listed[45];
    residual[26] = ground_p_aV - 0.0;
    scale[26] = fabs(ground_p_aV);

    /* E28  connection SMD::c1  inertia1.b.aV = spring1.a.aV  model.xmi:43 */
    residual[27] = inertia1_b_aV - spring1_a_aV;
    scale[27] = fabs(inertia1_b_aV) + fabs(spring1_a_aV);

    /* E29  connection SMD::c2  inertia1.b.aV = damper1.a.aV  model.xmi:51 */
    residual[28] = inertia1_b_aV - damper1_a_aV;
    scale[28] = fabs(inertia1_b_aV) + fabs(damper1_a_aV);

    /* E30  connection SMD::c3  spring1.b.aV = inertia2.a.aV  model.xmi:59 */
    residual[29] = spring1_b_aV - inertia2_a_aV;
    scale[29] = fabs(spring1_b_aV) + fabs(inertia2_a_aV);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  connection SMD::c4  damper1.b.aV = inertia2.a.aV  model.xmi:67 */
    const double damper1_b_aV = listed[33];
    const double inertia2_a_aV = listed[8];
    residual[30] = damper1_b_aV - inertia2_a_aV;
    scale[30] = fabs(damper1_b_aV) + fabs(inertia2_a_aV);

    /* E32  connection SMD::c5  inertia2.b.aV = spring2.a.aV  model.xmi:75 */
    const double inertia2_b_aV = listed[10];
    const double spring2_a_aV = listed[23];
    residual[31] = inertia2_b_aV - spring2_a_aV;
    scale[31] = fabs(inertia2_b_aV) + fabs(spring2_a_aV);

    /* E33  connection SMD::c6  inertia2.b.aV = damper2.a.aV  model.xmi:83 */
    const double damper2_a_aV = listed[38];
    residual[32] = inertia2_b_aV - damper2_a_aV;
    scale[32] = fabs(inertia2_b_aV) + fabs(damper2_a_aV);

    /* E34  connection SMD::c7  spring2.b.aV = ground.p.aV  model.xmi:91 */
    const double spring2_b_aV = listed[25];
    const double ground_p_aV = listed[45];
    residual[33] = spring2_b_aV - ground_p_aV;
    scale[33] = fabs(spring2_b_aV) + fabs(ground_p_aV);

    /* E35  connection SMD::c8  damper2.b.aV = ground.p.aV  model.xmi:99 */
    const double damper2_b_aV = listed[40];
    residual[34] = damper2_b_aV - ground_p_aV;
    scale[34] = fabs(damper2_b_aV) + fabs(ground_p_aV);

    /* E36  flows at SMD::c1  inertia1.b.t + spring1.a.t + damper1.a.t = 0  model.xmi:43 */
    const double inertia1_b_t = listed[2];
    const double spring1_a_t = listed[14];
    const double damper1_a_t = listed[30];
    residual[35] = inertia1_b_t + spring1_a_t + damper1_a_t - 0.0;
    scale[35] = fabs(inertia1_b_t) + fabs(spring1_a_t) + fabs(damper1_a_t);

    /* E37  flows at SMD::c3  spring1.b.t + inertia2.a.t + damper1.b.t = 0  model.xmi:59 */
    const double spring1_b_t = listed[16];
    const double inertia2_a_t = listed[7];
    const double damper1_b_t = listed[32];
    residual[36] = spring1_b_t + inertia2_a_t + damper1_b_t - 0.0;
    scale[36] = fabs(spring1_b_t) + fabs(inertia2_a_t) + fabs(damper1_b_t);

    /* E38  flows at SMD::c5  inertia2.b.t + spring2.a.t + damper2.a.t = 0  model.xmi:75 */
    const double inertia2_b_t = listed[9];
    const double spring2_a_t = listed[22];
    const double damper2_a_t = listed[37];
    residual[37] = inertia2_b_t + spring2_a_t + damper2_a_t - 0.0;
    scale[37] = fabs(inertia2_b_t) + fabs(spring2_a_t) + fabs(damper2_a_t);

    /* E39  flows at SMD::c7  spring2.b.t + ground.p.t + damper2.b.t = 0  model.xmi:91 */
    const double spring2_b_t = listed[24];
    const double ground_p_t = listed[44];
    const double damper2_b_t = listed[39];
    residual[38] = spring2_b_t + ground_p_t + damper2_b_t - 0.0;
    scale[38] = fabs(spring2_b_t) + fabs(ground_p_t) + fabs(damper2_b_t);

    /* E40  unconnected TwoFlangeRotComponent::a  inertia1.a.t = 0  RotationalMechanics.xmi:13 */
    const double inertia1_a_t = listed[0];
    residual[39] = inertia1_a_t - 0.0;
    scale[39] = fabs(inertia1_a_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
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
    /* E13: spring1.torqueThru by spring1.relPhi */
    partial[2] = m->spring1.k;

    /* E18: spring2.torqueThru by spring2.relPhi */
    partial[3] = m->spring2.k;

    /* E22: damper1.torqueThru by damper1.aVRel */
    partial[4] = m->damper1.k;

    /* E4: der(inertia1.aV) by inertia1.b.t */
    partial[5] = 1.0 / m->inertia1.I_;

    /* E26: damper2.torqueThru by inertia2.aV */
    partial[6] = -m->damper2.k;

    /* E8: der(inertia2.aV) by inertia2.a.t */
    partial[7] = 1.0 / m->inertia2.I_;
}

/* ---- tables ---- */

const int model_variable_count = 52;
const int model_equation_count = 40;
const int model_constraint_count = 40;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"inertia1.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 39, NULL, 0, false},
    /* 1 */ {"inertia1.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia1.aV), 1, 0.0, offsetof(Model, start.inertia1_aV), 0.0, 0, NULL, 0, false},
    /* 2 */ {"inertia1.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia1.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 35, NULL, 0, false},
    /* 3 */ {"inertia1.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia1.aV), 1, 0.0, offsetof(Model, start.inertia1_aV), 0.0, 1, NULL, 0, false},
    /* 4 */ {"inertia1.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, inertia1.I_), 1, 0.0, offsetof(Model, inertia1.I_), 0.0, -1, NULL, 0, false},
    /* 5 */ {"inertia1.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, inertia1.aV), 1, 0.0, offsetof(Model, start.inertia1_aV), 0.0, -1, NULL, 0, false},
    /* 6 */ {"inertia1.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, inertia1.angle), 1, 0.0, offsetof(Model, start.inertia1_angle), 0.0, -1, NULL, 0, false},
    /* 7 */ {"inertia2.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.a.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 36, NULL, 0, false},
    /* 8 */ {"inertia2.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), 1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 4, NULL, 0, false},
    /* 9 */ {"inertia2.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 37, NULL, 0, false},
    /* 10 */ {"inertia2.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), 1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 5, NULL, 0, false},
    /* 11 */ {"inertia2.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, inertia2.I_), 1, 0.0, offsetof(Model, inertia2.I_), 0.0, -1, NULL, 0, false},
    /* 12 */ {"inertia2.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, inertia2.aV), 1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, -1, NULL, 0, false},
    /* 13 */ {"inertia2.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, inertia2.angle), 1, 0.0, offsetof(Model, start.inertia2_angle), 0.0, -1, NULL, 0, false},
    /* 14 */ {"spring1.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-spring1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring1.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 15 */ {"spring1.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia1.aV), 1, 0.0, offsetof(Model, start.inertia1_aV), 0.0, 27, NULL, 0, false},
    /* 16 */ {"spring1.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "spring1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 17 */ {"spring1.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), 1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 29, NULL, 0, false},
    /* 18 */ {"spring1.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring1.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 19 */ {"spring1.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 20 */ {"spring1.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, spring1.k), 1, 0.0, offsetof(Model, spring1.k), 0.0, -1, NULL, 0, false},
    /* 21 */ {"spring1.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, spring1.relPhi), 1, 0.0, offsetof(Model, start.spring1_relPhi), 0.0, -1, NULL, 0, false},
    /* 22 */ {"spring2.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-spring2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring2.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 23 */ {"spring2.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), 1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 31, NULL, 0, false},
    /* 24 */ {"spring2.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "spring2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 25 */ {"spring2.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 33, NULL, 0, false},
    /* 26 */ {"spring2.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", "-inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), -1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 14, NULL, 0, false},
    /* 27 */ {"spring2.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 28 */ {"spring2.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, spring2.k), 1, 0.0, offsetof(Model, spring2.k), 0.0, -1, NULL, 0, false},
    /* 29 */ {"spring2.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, spring2.relPhi), 1, 0.0, offsetof(Model, start.spring2_relPhi), 0.0, -1, NULL, 0, false},
    /* 30 */ {"damper1.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-damper1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper1.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 31 */ {"damper1.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia1.aV), 1, 0.0, offsetof(Model, start.inertia1_aV), 0.0, 28, NULL, 0, false},
    /* 32 */ {"damper1.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "damper1.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 33 */ {"damper1.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), 1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 30, NULL, 0, false},
    /* 34 */ {"damper1.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper1.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 35 */ {"damper1.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper1.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 36 */ {"damper1.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, damper1.k), 1, 0.0, offsetof(Model, damper1.k), 0.0, -1, NULL, 0, false},
    /* 37 */ {"damper2.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-damper2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper2.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 38 */ {"damper2.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), 1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 32, NULL, 0, false},
    /* 39 */ {"damper2.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "damper2.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 40 */ {"damper2.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 34, NULL, 0, false},
    /* 41 */ {"damper2.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", "-inertia2.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, inertia2.aV), -1, 0.0, offsetof(Model, start.inertia2_aV), 0.0, 23, NULL, 0, false},
    /* 42 */ {"damper2.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper2.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 43 */ {"damper2.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, damper2.k), 1, 0.0, offsetof(Model, damper2.k), 0.0, -1, NULL, 0, false},
    /* 44 */ {"ground.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ground.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 38, NULL, 0, false},
    /* 45 */ {"ground.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, NULL, 0, false},
    /* 46 */ {"der(inertia1.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, inertia1.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 47 */ {"der(inertia1.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, inertia1.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 48 */ {"der(inertia2.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, inertia2.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 49 */ {"der(inertia2.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, inertia2.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 50 */ {"der(spring1.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, spring1.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 51 */ {"der(spring2.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, spring2.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 5, -1,
    3, 5, -1,
    46, 5, -1,
    4, 47, 0, 2, -1,
    8, 12, -1,
    10, 12, -1,
    48, 12, -1,
    11, 49, 7, 9, -1,
    14, 16, -1,
    18, 17, 15, -1,
    19, 16, -1,
    50, 18, -1,
    19, 20, 21, -1,
    22, 24, -1,
    26, 25, 23, -1,
    27, 24, -1,
    51, 26, -1,
    27, 28, 29, -1,
    30, 32, -1,
    34, 33, 31, -1,
    35, 32, -1,
    35, 36, 34, -1,
    37, 39, -1,
    41, 40, 38, -1,
    42, 39, -1,
    42, 43, 41, -1,
    45, -1,
    3, 15, -1,
    3, 31, -1,
    17, 8, -1,
    33, 8, -1,
    10, 23, -1,
    10, 38, -1,
    25, 45, -1,
    40, 45, -1,
    2, 14, 30, -1,
    16, 7, 32, -1,
    9, 22, 37, -1,
    24, 44, 39, -1,
    0, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "inertia1",
        "inertia1.a.aV = inertia1.aV", "RotationalMechanics.xmi:600", held + 0, false},
    /* 1 */ {"E2", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "inertia1",
        "inertia1.b.aV = inertia1.aV", "RotationalMechanics.xmi:606", held + 3, false},
    /* 2 */ {"E3", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "inertia1",
        "der(inertia1.angle) = inertia1.aV", "RotationalMechanics.xmi:612", held + 6, false},
    /* 3 */ {"E4", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "inertia1",
        "inertia1.I*der(inertia1.aV) = inertia1.a.t + inertia1.b.t", "RotationalMechanics.xmi:618", held + 9, false},
    /* 4 */ {"E5", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "inertia2",
        "inertia2.a.aV = inertia2.aV", "RotationalMechanics.xmi:600", held + 14, false},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "inertia2",
        "inertia2.b.aV = inertia2.aV", "RotationalMechanics.xmi:606", held + 17, false},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "inertia2",
        "der(inertia2.angle) = inertia2.aV", "RotationalMechanics.xmi:612", held + 20, false},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "inertia2",
        "inertia2.I*der(inertia2.aV) = inertia2.a.t + inertia2.b.t", "RotationalMechanics.xmi:618", held + 23, false},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "spring1",
        "spring1.a.t + spring1.b.t = 0", "RotationalMechanics.xmi:478", held + 28, false},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "spring1",
        "spring1.aVRel = spring1.b.aV - spring1.a.aV", "RotationalMechanics.xmi:484", held + 31, false},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "spring1",
        "spring1.torqueThru = spring1.b.t", "RotationalMechanics.xmi:490", held + 35, false},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "spring1",
        "der(spring1.relPhi) = spring1.aVRel", "RotationalMechanics.xmi:515", held + 38, false},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "spring1",
        "spring1.torqueThru = spring1.k*spring1.relPhi", "RotationalMechanics.xmi:521", held + 41, false},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "spring2",
        "spring2.a.t + spring2.b.t = 0", "RotationalMechanics.xmi:478", held + 45, false},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "spring2",
        "spring2.aVRel = spring2.b.aV - spring2.a.aV", "RotationalMechanics.xmi:484", held + 48, false},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "spring2",
        "spring2.torqueThru = spring2.b.t", "RotationalMechanics.xmi:490", held + 52, false},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "spring2",
        "der(spring2.relPhi) = spring2.aVRel", "RotationalMechanics.xmi:515", held + 55, false},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "spring2",
        "spring2.torqueThru = spring2.k*spring2.relPhi", "RotationalMechanics.xmi:521", held + 58, false},
    /* 18 */ {"E19", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "damper1",
        "damper1.a.t + damper1.b.t = 0", "RotationalMechanics.xmi:478", held + 62, false},
    /* 19 */ {"E20", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "damper1",
        "damper1.aVRel = damper1.b.aV - damper1.a.aV", "RotationalMechanics.xmi:484", held + 65, false},
    /* 20 */ {"E21", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "damper1",
        "damper1.torqueThru = damper1.b.t", "RotationalMechanics.xmi:490", held + 69, false},
    /* 21 */ {"E22", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "damper1",
        "damper1.torqueThru = damper1.k*damper1.aVRel", "RotationalMechanics.xmi:563", held + 72, false},
    /* 22 */ {"E23", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "damper2",
        "damper2.a.t + damper2.b.t = 0", "RotationalMechanics.xmi:478", held + 76, false},
    /* 23 */ {"E24", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "damper2",
        "damper2.aVRel = damper2.b.aV - damper2.a.aV", "RotationalMechanics.xmi:484", held + 79, false},
    /* 24 */ {"E25", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "damper2",
        "damper2.torqueThru = damper2.b.t", "RotationalMechanics.xmi:490", held + 83, false},
    /* 25 */ {"E26", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "damper2",
        "damper2.torqueThru = damper2.k*damper2.aVRel", "RotationalMechanics.xmi:563", held + 86, false},
    /* 26 */ {"E27", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "ground",
        "ground.p.aV = 0", "RotationalMechanics.xmi:815", held + 90, false},
    /* 27 */ {"E28", "DualSpringMassDamper::SMD::c1", "",
        "inertia1.b.aV = spring1.a.aV", "model.xmi:43", held + 92, false},
    /* 28 */ {"E29", "DualSpringMassDamper::SMD::c2", "",
        "inertia1.b.aV = damper1.a.aV", "model.xmi:51", held + 95, false},
    /* 29 */ {"E30", "DualSpringMassDamper::SMD::c3", "",
        "spring1.b.aV = inertia2.a.aV", "model.xmi:59", held + 98, false},
    /* 30 */ {"E31", "DualSpringMassDamper::SMD::c4", "",
        "damper1.b.aV = inertia2.a.aV", "model.xmi:67", held + 101, false},
    /* 31 */ {"E32", "DualSpringMassDamper::SMD::c5", "",
        "inertia2.b.aV = spring2.a.aV", "model.xmi:75", held + 104, false},
    /* 32 */ {"E33", "DualSpringMassDamper::SMD::c6", "",
        "inertia2.b.aV = damper2.a.aV", "model.xmi:83", held + 107, false},
    /* 33 */ {"E34", "DualSpringMassDamper::SMD::c7", "",
        "spring2.b.aV = ground.p.aV", "model.xmi:91", held + 110, false},
    /* 34 */ {"E35", "DualSpringMassDamper::SMD::c8", "",
        "damper2.b.aV = ground.p.aV", "model.xmi:99", held + 113, false},
    /* 35 */ {"E36", "DualSpringMassDamper::SMD::c1", "",
        "inertia1.b.t + spring1.a.t + damper1.a.t = 0", "model.xmi:43", held + 116, false},
    /* 36 */ {"E37", "DualSpringMassDamper::SMD::c3", "",
        "spring1.b.t + inertia2.a.t + damper1.b.t = 0", "model.xmi:59", held + 120, false},
    /* 37 */ {"E38", "DualSpringMassDamper::SMD::c5", "",
        "inertia2.b.t + spring2.a.t + damper2.a.t = 0", "model.xmi:75", held + 124, false},
    /* 38 */ {"E39", "DualSpringMassDamper::SMD::c7", "",
        "spring2.b.t + ground.p.t + damper2.b.t = 0", "model.xmi:91", held + 128, false},
    /* 39 */ {"E40", "RotationalMechanics::TwoFlangeRotComponent::a", "inertia1",
        "inertia1.a.t = 0", "RotationalMechanics.xmi:13", held + 132, false},
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
    0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 13, 14, 16, 17, 19, 21};
static const int jacobian_row_slot[] = {
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20};
static const int jacobian_term_slot[] = {
    0, 2, 2, 0, 8, 4, 2, 5, 2, 0, 13, 14, 10, 15, 10, 14, 2, 18, 12, 17, 19};
static const int jacobian_term_partial[] = {
    0, 0, 0, 1, 0, 2, 1, 3, 0, 1, 4, 0, 0, 5, 1, 1, 6, 0, 0, 7, 7};
static const int jacobian_derivative[] = {
    16, 6, 20, 7, 9, 11};
static const int jacobian_column_start[] = {
    0, 4, 5, 10, 11, 14, 16};
static const int jacobian_row_index[] = {
    0, 1, 2, 4, 1, 0, 2, 3, 4, 5, 3, 0, 2, 4, 2, 5};
static const int jacobian_colour[] = {
    0, 1, 1, 0, 2, 3};

const ModelJacobian model_jacobian = {
    .states = 6,
    .slots = 21,
    .rows = 15,
    .loop_count = 0,
    .partial_count = 8,
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
    {"DualSpringMassDamper::SMD::c1", "", "model.xmi:43"},
    {"DualSpringMassDamper::SMD::c2", "", "model.xmi:51"},
    {"DualSpringMassDamper::SMD::c3", "", "model.xmi:59"},
    {"DualSpringMassDamper::SMD::c4", "", "model.xmi:67"},
    {"DualSpringMassDamper::SMD::c5", "", "model.xmi:75"},
    {"DualSpringMassDamper::SMD::c6", "", "model.xmi:83"},
    {"DualSpringMassDamper::SMD::c7", "", "model.xmi:91"},
    {"DualSpringMassDamper::SMD::c8", "", "model.xmi:99"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {2, 14}, {false, false}},
    {0, {3, 15}, {false, false}},
    {1, {2, 30}, {false, false}},
    {1, {3, 31}, {false, false}},
    {2, {16, 7}, {false, false}},
    {2, {17, 8}, {false, false}},
    {3, {32, 7}, {false, false}},
    {3, {33, 8}, {false, false}},
    {4, {9, 22}, {false, false}},
    {4, {10, 23}, {false, false}},
    {5, {9, 37}, {false, false}},
    {5, {10, 38}, {false, false}},
    {6, {24, 44}, {false, false}},
    {6, {25, 45}, {false, false}},
    {7, {39, 44}, {false, false}},
    {7, {40, 45}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 7, 9, 14, 16, 22, 24, 30, 32, 37, 39, 44};

static const ModelJoints model_joints = {16, 13, joint_table, connectors, flows};

static const char *const plot[] = {"inertia1.angle", "inertia2.angle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of SMDExperiment",
    "",
    "40 equations drawn, 0 derived; 24 eliminated as aliases, 0 redundant, 0 of constants, 16 in use",
    "6 states; 16 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  inertia1.aV                                   start 0.0                                           its start is given",
    "  inertia1.angle                                start 0.0                                           its start is given",
    "  inertia2.aV                                   start 0.0                                           its start is given",
    "  inertia2.angle                                start 1.0                                           its start is given",
    "  spring1.relPhi                                start 1.0                                           its start is given",
    "  spring2.relPhi                                start -1.0                                          its start is given",
    "",
    "Eliminated",
    "  E40    inertia1.a.t                           = 0                                                 RotationalMechanics.xmi:13",
    "  E1     inertia1.a.aV                          = inertia1.aV                                       RotationalMechanics.xmi:600",
    "  E2     inertia1.b.aV                          = inertia1.aV                                       RotationalMechanics.xmi:606",
    "  E5     inertia2.a.aV                          = inertia2.aV                                       RotationalMechanics.xmi:600",
    "  E6     inertia2.b.aV                          = inertia2.aV                                       RotationalMechanics.xmi:606",
    "  E9     spring1.a.t                            = -spring1.torqueThru                               RotationalMechanics.xmi:478",
    "  E28    spring1.a.aV                           = inertia1.aV                                       model.xmi:43",
    "  E11    spring1.b.t                            = spring1.torqueThru                                RotationalMechanics.xmi:490",
    "  E30    spring1.b.aV                           = inertia2.aV                                       model.xmi:59",
    "  E14    spring2.a.t                            = -spring2.torqueThru                               RotationalMechanics.xmi:478",
    "  E32    spring2.a.aV                           = inertia2.aV                                       model.xmi:75",
    "  E16    spring2.b.t                            = spring2.torqueThru                                RotationalMechanics.xmi:490",
    "  E34    spring2.b.aV                           = 0                                                 model.xmi:91",
    "  E15    spring2.aVRel                          = -inertia2.aV                                      RotationalMechanics.xmi:484",
    "  E19    damper1.a.t                            = -damper1.torqueThru                               RotationalMechanics.xmi:478",
    "  E29    damper1.a.aV                           = inertia1.aV                                       model.xmi:51",
    "  E21    damper1.b.t                            = damper1.torqueThru                                RotationalMechanics.xmi:490",
    "  E31    damper1.b.aV                           = inertia2.aV                                       model.xmi:67",
    "  E23    damper2.a.t                            = -damper2.torqueThru                               RotationalMechanics.xmi:478",
    "  E33    damper2.a.aV                           = inertia2.aV                                       model.xmi:83",
    "  E25    damper2.b.t                            = damper2.torqueThru                                RotationalMechanics.xmi:490",
    "  E35    damper2.b.aV                           = 0                                                 model.xmi:99",
    "  E24    damper2.aVRel                          = -inertia2.aV                                      RotationalMechanics.xmi:484",
    "  E27    ground.p.aV                            = 0                                                 RotationalMechanics.xmi:815",
    "",
    "Start",
    "         inertia1.aV := 0.0",
    "         inertia1.angle := 0.0",
    "         inertia2.aV := 0.0",
    "         inertia2.angle := 1.0",
    "         spring1.relPhi := 1.0",
    "         spring2.relPhi := -1.0",
    "",
    "Continuous time",
    "  E3     der(inertia1.angle) := inertia1.aV                                                         RotationalMechanics.xmi:612",
    "  E7     der(inertia2.angle) := inertia2.aV                                                         RotationalMechanics.xmi:612",
    "  E10    spring1.aVRel := inertia2.aV - inertia1.aV                                                 RotationalMechanics.xmi:484",
    "  E12    der(spring1.relPhi) := spring1.aVRel                                                       RotationalMechanics.xmi:515",
    "  E13    spring1.torqueThru := spring1.k*spring1.relPhi                                             RotationalMechanics.xmi:521",
    "  E17    der(spring2.relPhi) := -inertia2.aV                                                        RotationalMechanics.xmi:515",
    "  E18    spring2.torqueThru := spring2.k*spring2.relPhi                                             RotationalMechanics.xmi:521",
    "  E20    damper1.aVRel := inertia2.aV - inertia1.aV                                                 RotationalMechanics.xmi:484",
    "  E22    damper1.torqueThru := damper1.k*damper1.aVRel                                              RotationalMechanics.xmi:563",
    "  E36    inertia1.b.t := damper1.torqueThru + spring1.torqueThru                                    model.xmi:43",
    "  E4     der(inertia1.aV) := inertia1.b.t/inertia1.I  unless inertia1.I vanishes                    RotationalMechanics.xmi:618",
    "  E37    inertia2.a.t := -(spring1.torqueThru + damper1.torqueThru)                                 model.xmi:59",
    "  E26    damper2.torqueThru := -damper2.k*inertia2.aV                                               RotationalMechanics.xmi:563",
    "  E38    inertia2.b.t := damper2.torqueThru + spring2.torqueThru                                    model.xmi:75",
    "  E8     der(inertia2.aV) := (inertia2.a.t + inertia2.b.t)/inertia2.I  unless inertia2.I vanishes   RotationalMechanics.xmi:618",
    "",
    "For results only",
    "  E39    ground.p.t := -(spring2.torqueThru + damper2.torqueThru)                                   model.xmi:91",
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
    .name = "SMDExperiment",
    .qualified_name = "DualSpringMassDamper::SMDExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 10.0,
    .interval = 0.01,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
