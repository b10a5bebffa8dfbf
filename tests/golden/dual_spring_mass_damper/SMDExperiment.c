/* SMDExperiment.c - simulation of DualSpringMassDamper::SMDExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 5 states, 40 equations (27 eliminated), no algebraic loops.
 *
 * README.md says how to read it.
 */
#include "SMDExperiment.h"
#include "runtime/formula.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct RotInertia *inertia1 = &m->inertia1;
    struct RotInertia *inertia2 = &m->inertia2;
    struct RotLinearSpring *spring1 = &m->spring1;
    struct RotLinearSpring *spring2 = &m->spring2;
    struct RotLinearDamper *damper1 = &m->damper1;
    struct RotLinearDamper *damper2 = &m->damper2;
    const double aV = inertia2->aV; /* rad/s */

    inertia1->der_angle = inertia1->aV; /* E3  der(angle) = aV */
    inertia2->der_angle = aV; /* E7  der(angle) = aV */
    spring1->aVRel = aV - inertia1->aV; /* E10  aVRel = aVB - aVA */
    spring1->der_relPhi = spring1->aVRel; /* E12  der(relPhi) = aVRel */
    spring1->torqueThru = spring1->k * spring1->relPhi; /* E13  torqueThru = k*relPhi */
    /* E17~  moves as -inertia2.angle  der(relPhi) = aVRel */
    spring2->relPhi = -inertia2->angle + spring2->offset_relPhi;
    spring2->torqueThru = spring2->k * spring2->relPhi; /* E18  torqueThru = k*relPhi */
    damper1->torqueThru = damper1->k * spring1->aVRel; /* E22  torqueThru = k*aVRel */
    inertia1->b.t = damper1->torqueThru + spring1->torqueThru; /* E36  flows at SMD::c1 */
    inertia1->der_aV = inertia1->b.t / inertia1->I_; /* E4  I*der(aV) = tA + tB */
    damper2->torqueThru = -damper2->k * aV; /* E26  torqueThru = k*aVRel */
    inertia2->b.t = damper2->torqueThru + spring2->torqueThru; /* E38  flows at SMD::c5 */
    inertia2->der_aV = (-inertia1->b.t + inertia2->b.t) / inertia2->I_; /* E8  I*der(aV) = tA + tB */

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    m->spring2.der_relPhi = -m->inertia2.aV; /* E17  der(relPhi) = aVRel */

    return MODEL_OK;
}

/* ---- the start ---- */

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
    REQUIRE_NONZERO(m, m->inertia1.I_, EQ_E4);
    REQUIRE_NONZERO(m, m->inertia2.I_, EQ_E8);

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
    /* E17~  moves as -inertia2.angle  der(relPhi) = aVRel */
    m->spring2.offset_relPhi = m->spring2.relPhi + m->inertia2.angle;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E13_BY_REL_PHI = 2, D_E18_BY_REL_PHI, D_E22_BY_AVREL, D_E4_BY_T, D_E26_BY_AV, D_E8_BY_INERTIA1_B_T,
    D_E8_BY_INERTIA2_B_T };

void model_partials(const Model *m, double *partial)
{
    const struct RotInertia *inertia2 = &m->inertia2;

    partial[D_E13_BY_REL_PHI] = m->spring1.k; /* spring1.torqueThru */
    partial[D_E18_BY_REL_PHI] = m->spring2.k; /* spring2.torqueThru */
    partial[D_E22_BY_AVREL] = m->damper1.k; /* damper1.torqueThru */
    partial[D_E4_BY_T] = 1.0 / m->inertia1.I_; /* der(inertia1.aV) */
    partial[D_E26_BY_AV] = -m->damper2.k; /* damper2.torqueThru */
    partial[D_E8_BY_INERTIA1_B_T] = -1.0 / inertia2->I_; /* der(inertia2.aV) */
    partial[D_E8_BY_INERTIA2_B_T] = 1.0 / inertia2->I_;
}
