/* SMDExperiment.c - simulation of DualSpringMassDamper::SMDExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 5 states, 40 equations (27 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "SMDExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* Equations for derivatives, indicators and events. */
static void evaluate_spring2(Model *m)
{
    /* spring2.law.integral~  changes as -inertia2.angle  der(relPhi) = aVRel */
    m->spring2.relPhi = -m->inertia2.angle + m->spring2.offset_relPhi;
}

ModelStatus model_evaluate(Model *m)
{
    evaluate_spring2(m);
    m->inertia1.der_angle = m->inertia1.aV; /* inertia1.law.motion  der(angle) = aV */
    m->inertia2.der_angle = m->inertia2.aV; /* inertia2.law.motion  der(angle) = aV */
    m->spring1.aVRel = m->inertia2.aV - m->inertia1.aV; /* spring1.binary.motion  aVRel = aVB - aVA */
    m->spring1.der_relPhi = m->spring1.aVRel; /* spring1.law.integral  der(relPhi) = aVRel */
    m->spring1.torqueThru = m->spring1.k * m->spring1.relPhi; /* spring1.law.law  torqueThru = k*relPhi */
    m->spring2.torqueThru = m->spring2.k * m->spring2.relPhi; /* spring2.law.law  torqueThru = k*relPhi */
    m->damper1.torqueThru = m->damper1.k * m->spring1.aVRel; /* damper1.law.law  torqueThru = k*aVRel */
    m->inertia1.b.t = m->damper1.torqueThru + m->spring1.torqueThru; /* sum(inertia1.b.t)  flows at SMD::c1 */
    m->inertia1.der_aV = m->inertia1.b.t / m->inertia1.I_; /* inertia1.law.euler  I*der(aV) = tA + tB */
    m->damper2.torqueThru = -m->damper2.k * m->inertia2.aV; /* damper2.law.law  torqueThru = k*aVRel */
    m->inertia2.b.t = m->damper2.torqueThru + m->spring2.torqueThru; /* sum(inertia2.b.t)  flows at SMD::c5 */
    /* inertia2.law.euler  I*der(aV) = tA + tB */
    m->inertia2.der_aV = (-m->inertia1.b.t + m->inertia2.b.t) / m->inertia2.I_;

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    m->spring2.der_relPhi = -m->inertia2.aV; /* spring2.law.integral  der(relPhi) = aVRel */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->inertia1.I_ = 0.4; /* kg*m^2 */
    m->inertia2.I_ = 1.0; /* kg*m^2 */
    m->spring1.k = 11.0; /* N*m/rad */
    m->spring2.k = 5.0; /* N*m/rad */
    m->damper1.k = 0.2; /* N*m*s/rad */
    m->damper2.k = 1.0; /* N*m*s/rad */
    m->mostTwist = 1.2; /* rad */
    m->inertia1.aV_start = 0.0; /* rad/s */
    m->inertia1.angle_start = 0.0; /* rad */
    m->inertia2.aV_start = 0.0; /* rad/s */
    m->inertia2.angle_start = 1.0; /* rad */
    m->spring1.relPhi_start = 1.0; /* rad */
    m->spring2.relPhi_start = -1.0; /* rad */
    m->twist1_violated_limit_start = false;
    m->twist2_violated_limit_start = false;
    m->exercised_settled_start = false;
    m->violated_settled_start = false;
}

ModelStatus model_derive_constants(Model *m)
{
    REQUIRE_NONZERO(m, m->inertia1.I_, EQ_inertia1_law_euler);
    REQUIRE_NONZERO(m, m->inertia2.I_, EQ_inertia2_law_euler);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->inertia1.aV = m->inertia1.aV_start;
    m->inertia1.angle = m->inertia1.angle_start;
    m->inertia2.aV = m->inertia2.aV_start;
    m->inertia2.angle = m->inertia2.angle_start;
    m->spring1.relPhi = m->spring1.relPhi_start;
    m->spring2.relPhi = m->spring2.relPhi_start;
    /* spring2.law.integral~  changes as -inertia2.angle  der(relPhi) = aVRel */
    m->spring2.offset_relPhi = m->spring2.relPhi + m->inertia2.angle;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- events ---- */

enum { WATCH_MINUS_MOST_TWIST_AT_MOST_SPRING1_REL_PHI, WATCH_SPRING1_REL_PHI_AT_MOST_MOST_TWIST,
    WATCH_MINUS_MOST_TWIST_AT_MOST_SPRING2_REL_PHI, WATCH_SPRING2_REL_PHI_AT_MOST_MOST_TWIST,
    WATCH_MINUS_0_1_AT_MOST_INERTIA1_ANGLE, WATCH_INERTIA1_ANGLE_AT_MOST_0_1 };

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    evaluate_spring2(m);
    indicator[WATCH_MINUS_MOST_TWIST_AT_MOST_SPRING1_REL_PHI] = instant_margin(m->spring1.relPhi + m->mostTwist,
            m->branch.minus_mostTwist_at_most_spring1_relPhi, HOLDS_AT_ZERO);
    indicator[WATCH_SPRING1_REL_PHI_AT_MOST_MOST_TWIST] = instant_margin(m->mostTwist - m->spring1.relPhi,
            m->branch.spring1_relPhi_at_most_mostTwist, HOLDS_AT_ZERO);
    indicator[WATCH_MINUS_MOST_TWIST_AT_MOST_SPRING2_REL_PHI] = instant_margin(m->spring2.relPhi + m->mostTwist,
            m->branch.minus_mostTwist_at_most_spring2_relPhi, HOLDS_AT_ZERO);
    indicator[WATCH_SPRING2_REL_PHI_AT_MOST_MOST_TWIST] = instant_margin(m->mostTwist - m->spring2.relPhi,
            m->branch.spring2_relPhi_at_most_mostTwist, HOLDS_AT_ZERO);
    indicator[WATCH_MINUS_0_1_AT_MOST_INERTIA1_ANGLE] = instant_margin(m->inertia1.angle + 0.1,
            m->branch.minus_0_1_at_most_inertia1_angle, HOLDS_AT_ZERO);
    indicator[WATCH_INERTIA1_ANGLE_AT_MOST_0_1] = instant_margin(0.1 - m->inertia1.angle,
            m->branch.inertia1_angle_at_most_0_1, HOLDS_AT_ZERO);

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, 8.0)); /* time > 8 */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const double relPhi = m->spring1.relPhi; /* rad */

    /* twist1.violated(limit)  -mostTwist <= spring1.relPhi */
    KEEP_TRUTH(m, minus_mostTwist_at_most_spring1_relPhi, -m->mostTwist <= relPhi, -m->mostTwist - relPhi);
    /* twist1.violated(limit)  spring1.relPhi <= mostTwist */
    KEEP_TRUTH(m, spring1_relPhi_at_most_mostTwist, relPhi <= m->mostTwist, relPhi - m->mostTwist);
    evaluate_spring2(m);
    /* twist2.violated(limit)  -mostTwist <= spring2.relPhi */
    KEEP_TRUTH(m, minus_mostTwist_at_most_spring2_relPhi, -m->mostTwist <= m->spring2.relPhi,
            -m->mostTwist - m->spring2.relPhi);
    /* twist2.violated(limit)  spring2.relPhi <= mostTwist */
    KEEP_TRUTH(m, spring2_relPhi_at_most_mostTwist, m->spring2.relPhi <= m->mostTwist,
            m->spring2.relPhi - m->mostTwist);
    m->branch.time_above_8 = instant_after(NOW(m), 8.0); /* exercised(settled)  time > 8 */
    /* violated(settled)  -0.1 <= inertia1.angle */
    KEEP_TRUTH(m, minus_0_1_at_most_inertia1_angle, -0.1 <= m->inertia1.angle, -0.1 - m->inertia1.angle);
    /* violated(settled)  inertia1.angle <= 0.1 */
    KEEP_TRUTH(m, inertia1_angle_at_most_0_1, m->inertia1.angle <= 0.1, m->inertia1.angle - 0.1);
    /* twist1.violated(limit)  -most <= angle and angle <= most */
    m->twist1_violated_limit = !(m->branch.minus_mostTwist_at_most_spring1_relPhi
            && m->branch.spring1_relPhi_at_most_mostTwist);
    /* twist2.violated(limit)  -most <= angle and angle <= most */
    m->twist2_violated_limit = !(m->branch.minus_mostTwist_at_most_spring2_relPhi
            && m->branch.spring2_relPhi_at_most_mostTwist);
    /* exercised(settled)  if time > 8 then -0.1 <= inertia1.angle <= 0.1 */
    m->exercised_settled = m->branch.time_above_8;
    /* violated(settled)  if time > 8 then -0.1 <= inertia1.angle <= 0.1 */
    m->violated_settled = m->exercised_settled
            && !(m->branch.minus_0_1_at_most_inertia1_angle && m->branch.inertia1_angle_at_most_0_1);

    return MODEL_OK;
}

/* ---- checks: margin, whether the check applies, whether it is violated ---- */

void model_checks(const Model *m, ModelCheckValue *check)
{
    const double relPhi = m->spring2.relPhi; /* rad */

    /* R1 twist1.limit  -most <= angle and angle <= most */
    check[0] = (ModelCheckValue){check_both(m->spring1.relPhi + m->mostTwist, m->mostTwist - m->spring1.relPhi), true,
            m->twist1_violated_limit};
    /* R1 twist2.limit  -most <= angle and angle <= most */
    check[1] = (ModelCheckValue){check_margin(check_both(check_truth(m->branch.minus_mostTwist_at_most_spring2_relPhi,
            -m->mostTwist - relPhi), check_truth(m->branch.spring2_relPhi_at_most_mostTwist, relPhi - m->mostTwist)),
            check_both(relPhi + m->mostTwist, m->mostTwist - relPhi)), true, m->twist2_violated_limit};
    /* R2 settled  if time > 8 then -0.1 <= inertia1.angle <= 0.1 */
    check[2] = (ModelCheckValue){check_both(m->inertia1.angle + 0.1, 0.1 - m->inertia1.angle), m->exercised_settled,
            m->violated_settled};
}

void model_bounds(const Model *m, double *bound)
{
    bound[0] = -m->mostTwist; /* R1 twist1.limit  -most <= angle and angle <= most */
    bound[1] = m->mostTwist; /* R1 twist1.limit  -most <= angle and angle <= most */
    bound[2] = -m->mostTwist; /* R1 twist2.limit  -most <= angle and angle <= most */
    bound[3] = m->mostTwist; /* R1 twist2.limit  -most <= angle and angle <= most */
    bound[4] = -0.1; /* R2 settled  if time > 8 then -0.1 <= inertia1.angle <= 0.1 */
    bound[5] = 0.1; /* R2 settled  if time > 8 then -0.1 <= inertia1.angle <= 0.1 */
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_spring1_law_law_BY_REL_PHI = 2, D_spring2_law_law_BY_REL_PHI, D_damper1_law_law_BY_AVREL,
    D_inertia1_law_euler_BY_T, D_damper2_law_law_BY_AV, D_inertia2_law_euler_BY_INERTIA1_B_T,
    D_inertia2_law_euler_BY_INERTIA2_B_T };

void model_partials(const Model *m, double *partial)
{
    partial[D_spring1_law_law_BY_REL_PHI] = m->spring1.k; /* spring1.torqueThru */
    partial[D_spring2_law_law_BY_REL_PHI] = m->spring2.k; /* spring2.torqueThru */
    partial[D_damper1_law_law_BY_AVREL] = m->damper1.k; /* damper1.torqueThru */
    partial[D_inertia1_law_euler_BY_T] = 1.0 / m->inertia1.I_; /* der(inertia1.aV) */
    partial[D_damper2_law_law_BY_AV] = -m->damper2.k; /* damper2.torqueThru */
    partial[D_inertia2_law_euler_BY_INERTIA1_B_T] = -1.0 / m->inertia2.I_; /* der(inertia2.aV) */
    partial[D_inertia2_law_euler_BY_INERTIA2_B_T] = 1.0 / m->inertia2.I_;
}
