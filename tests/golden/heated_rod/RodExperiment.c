/* RodExperiment.c - simulation of HeatedRod::RodExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 5 states, 16 equations (5 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "RodExperiment.h"
#include "runtime/formula.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct Rod *rod = &m->rod;
    const double k1 = rod->k1; /* 1/s */
    const double T_1 = rod->T[0]; /* K */
    const double T_2 = rod->T[1]; /* K */
    const double T_3 = rod->T[2]; /* K */
    const double T_4 = rod->T[3]; /* K */
    const double T_5 = rod->T[4]; /* K */

    /* rod.first  der(T[1]) = k1*(2*(a.t - T[1]) - (T[1] - T[2])) */
    rod->der_T[0] = k1 * (2.0 * (m->fixedT.t_set - T_1) - (T_1 - T_2));
    /* rod.inner[2]  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 2 */
    rod->der_T[1] = k1 * (T_3 - 2.0 * T_2 + T_1);
    /* rod.inner[3]  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 3 */
    rod->der_T[2] = k1 * (T_4 - 2.0 * T_3 + T_2);
    /* rod.inner[4]  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 4 */
    rod->der_T[3] = k1 * (T_5 - 2.0 * T_4 + T_3);
    rod->b.t = rod->Qb / rod->k2 + T_5; /* rod.right  Qb = k2*(b.t - T[n]) */
    /* rod.last  der(T[n]) = k1*((T[n - 1] - T[n]) - 2*(T[n] - b.t)) */
    rod->der_T[4] = k1 * (T_4 - T_5 - 2.0 * (T_5 - rod->b.t));

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    struct Rod *rod = &m->rod;
    const double T0 = rod->T0; /* K */

    rod->Qa = rod->k2 * (m->fixedT.t_set - rod->T[0]); /* rod.left  Qa = k2*(a.t - T[1]) */
    /* rod.heat  stored = rho*c*A*dx*sum(T[i] - T0 for i in 1:n) */
    rod->stored = rod->rho * rod->c * rod->A * rod->dx
            * (rod->T[0] - T0 + (rod->T[1] - T0) + (rod->T[2] - T0) + (rod->T[3] - T0) + (rod->T[4] - T0));
    m->fixedT.p.sF = -rod->Qa / m->fixedT.t_set; /* rod.leftEntropy  a.sF*a.t = Qa */
    REQUIRE_NONZERO(m, rod->b.t, EQ_rod_rightEntropy_product);
    /* rod.rightEntropy#  an unknown in the place of rod.b.sF  b.sF*b.t = Qb */
    rod->b.sF = rod->b.product_sF / rod->b.t;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->fixedT.t_set = 493.15; /* K */
    m->rod.n = 5.0;
    m->rod.L = 1.0; /* m */
    m->rod.A = 0.0004; /* m^2 */
    m->rod.rho = 7500.0; /* kg/m^3 */
    m->rod.lambda = 74.0; /* W/(m*K) */
    m->rod.c = 450.0; /* J/(kg*K) */
    m->rod.T0 = 293.15; /* K */
    m->fixedQflow.power = 0.0; /* W */
}

ModelStatus model_derive_constants(Model *m)
{
    struct Rod *rod = &m->rod;

    rod->dx = rod->L / rod->n;
    rod->k1 = rod->lambda / (rod->c * rod->rho * (rod->dx * rod->dx));
    rod->k2 = 2.0 * rod->lambda * rod->A / rod->dx;
    rod->b.product_sF = m->fixedQflow.power; /* fixedQflow.law.heat  sF*t = -power */
    rod->Qb = rod->b.product_sF; /* rod.rightEntropy  b.sF*b.t = Qb */
    REQUIRE_NONZERO(m, m->fixedT.t_set, EQ_rod_leftEntropy);
    REQUIRE_NONZERO(m, rod->k2, EQ_rod_right);
    for (int i = 0; i < 5; i++)
        rod->T_start[i] = rod->T0;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    for (int i = 0; i < 5; i++)
        m->rod.T[i] = m->rod.T_start[i];
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_rod_first_BY_T_1 = 1, D_rod_first_BY_T_2, D_rod_inner_2_BY_T_3, D_rod_inner_2_BY_T_2, D_rod_inner_3_BY_T_4,
    D_rod_inner_3_BY_T_3, D_rod_inner_4_BY_T_5, D_rod_inner_4_BY_T_4, D_rod_last_BY_T_4, D_rod_last_BY_T_5,
    D_rod_last_BY_T };

void model_partials(const Model *m, double *partial)
{
    const double k1 = m->rod.k1; /* 1/s */

    partial[D_rod_first_BY_T_1] = -k1 * 3.0; /* der(rod.T[1]) */
    partial[D_rod_first_BY_T_2] = k1;
    partial[D_rod_inner_2_BY_T_3] = k1; /* der(rod.T[2]) */
    partial[D_rod_inner_2_BY_T_2] = -k1 * 2.0;
    partial[D_rod_inner_3_BY_T_4] = k1; /* der(rod.T[3]) */
    partial[D_rod_inner_3_BY_T_3] = -k1 * 2.0;
    partial[D_rod_inner_4_BY_T_5] = k1; /* der(rod.T[4]) */
    partial[D_rod_inner_4_BY_T_4] = -k1 * 2.0;
    partial[D_rod_last_BY_T_4] = k1; /* der(rod.T[5]) */
    partial[D_rod_last_BY_T_5] = -k1 * 3.0;
    partial[D_rod_last_BY_T] = k1 * 2.0;
}
