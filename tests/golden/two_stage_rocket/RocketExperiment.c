/* RocketExperiment.c - simulation of TwoStageRocket::RocketExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 6 equations (0 eliminated), no algebraic loops.
 *
 * README.md says how to read it.
 */
#include "RocketExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct Rocket *rocket = &m->rocket;
    const double t1 = rocket->t1; /* s */

    const bool phase_is_1 = are_equal(rocket->phase, 1.0);
    /* E1  F1 = if phase == 1 then F1max*(1 - time/t1) else 0 */
    rocket->F1 = phase_is_1 ? rocket->F1max * (1.0 - m->time / t1) : 0.0;
    /* E2  F2 = if phase > 1 and time < t3 then F2max*(1 - (time - t1)/(t3 - t1)) else 0 */
    rocket->F2 = rocket->phase > 1.0 && m->branch.time_below_rocket_t3
            ? rocket->F2max * (1.0 - (m->time - t1) / (rocket->t3 - t1)) : 0.0;
    rocket->der_h1 = rocket->v1; /* E3  der(h1) = v1 */
    /* E4  der(v1) = (if phase == 1 then F1/(m1 + m2) else 0) - g */
    rocket->der_v1 = (phase_is_1 ? rocket->F1 / (rocket->m1 + rocket->m2) : 0.0) - rocket->g;
    rocket->der_h2 = rocket->v2; /* E5  der(h2) = v2 */
    /* E6  der(v2) = if phase == 1 then der(v1) else F2/m2 - g */
    rocket->der_v2 = phase_is_1 ? rocket->der_v1 : rocket->F2 / rocket->m2 - rocket->g;

    return MODEL_OK;
}

/* ---- the start ---- */

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->rocket.m1 = 5.0; /* kg */
    m->rocket.m2 = 2.0; /* kg */
    m->rocket.g = 9.81; /* m/s^2 */
    m->rocket.F1max = 200.0; /* N */
    m->rocket.F2max = 60.0; /* N */
    m->rocket.t1 = 5.0; /* s */
    m->rocket.t2 = 10.0; /* s */
    m->rocket.t3 = 15.0; /* s */
    m->rocket.h1_start = 0.0; /* m */
    m->rocket.v1_start = 0.0; /* m/s */
    m->rocket.h2_start = 0.0; /* m */
    m->rocket.v2_start = 0.0; /* m/s */
    m->rocket.phase_start = 1.0;
    m->rocket.Flight_start = Flight_inactive;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->rocket.h1 = m->rocket.h1_start;
    m->rocket.v1 = m->rocket.v1_start;
    m->rocket.h2 = m->rocket.h2_start;
    m->rocket.v2 = m->rocket.v2_start;
    return model_evaluate(m);
}

/* ---- events ---- */

/* A1  rocket  TwoStageRocket::Rocket::Flight */
static void step_rocket_Flight(Model *m)
{
    struct Rocket *rocket = &m->rocket;

    if (m->pre.rocket_Flight == Flight_inactive) {
        rocket->Flight = Flight_Joined;
        rocket->entered_Flight = m->time;
    } else if (m->pre.rocket_Flight == Flight_Joined) {
        if (m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1) {
            rocket->Flight = Flight_Separated;
            rocket->entered_Flight = m->time;
            rocket->phase = 2.0; /* phase := 2 */
            m->reset.rocket_h2 = rocket->h1; /* h2 := h1 */
            m->reset.rocket_h2_is_set = true;
            m->reset.rocket_v2 = rocket->v1; /* v2 := v1 */
            m->reset.rocket_v2_is_set = true;
        }
    } else if (m->pre.rocket_Flight == Flight_Separated) {
        if (m->branch.relation_of_A1) {
            rocket->Flight = Flight_Stage2Only;
            rocket->phase = 3.0; /* phase := 3 */
        }
    }
}

void model_next_instant(const Model *m, double *next)
{
    const struct Rocket *rocket = &m->rocket;

    *next = fmin(*next, instant_of_truth(m->time, -1.0, rocket->t3)); /* time < rocket.t3 */
    if (m->pre.rocket_Flight == Flight_Joined) /* time >= rocket.entered(Flight) + rocket.t1 */
        *next = fmin(*next, instant_of_truth(m->time, 1.0, -(rocket->entered_Flight + rocket->t1)));
    if (m->pre.rocket_Flight == Flight_Separated) /* time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
        *next = fmin(*next, instant_of_truth(m->time, 1.0, -(rocket->entered_Flight + (rocket->t2 - rocket->t1))));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const struct Rocket *rocket = &m->rocket;

    m->branch.time_below_rocket_t3 = instant_truth(m->time, -1.0, rocket->t3, false); /* E2  time < rocket.t3 */
    if (m->pre.rocket_Flight == Flight_Joined) /* A1  time >= rocket.entered(Flight) + rocket.t1 */
        m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1 = instant_truth(m->time, 1.0,
                -(rocket->entered_Flight + rocket->t1), true);
    if (m->pre.rocket_Flight == Flight_Separated) /* A1  time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
        m->branch.relation_of_A1 = instant_truth(m->time, 1.0, -(rocket->entered_Flight + (rocket->t2 - rocket->t1)),
                true);
    step_rocket_Flight(m);

    return MODEL_OK;
}
