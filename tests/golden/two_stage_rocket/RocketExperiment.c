/* RocketExperiment.c - simulation of TwoStageRocket::RocketExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 9 equations (0 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "RocketExperiment.h"
#include "runtime/compose.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* While rocket.Flight = none. */
static void evaluate_rocket_Flight_none(Model *m)
{
    m->rocket.mass1 = m->rocket.m1 + m->rocket.m2; /* rocket.carried  rocket.mass1 = rocket.m1 + rocket.m2 */
}

/* While rocket.Flight = Stage2Only. */
static ModelStatus evaluate_rocket_Flight_Stage2Only(Model *m)
{
    struct Stage *stage2 = &m->rocket.stage2;

    m->rocket.mass1 = m->rocket.m1; /* rocket.carried  rocket.mass1 = rocket.m1 */
    /* rocket.stage2.thrust  F = if time >= ignition and time < burnOut then Fmax*(1 - (time - ignition)/(burnOut -
     *     ignition)) else 0 */
    stage2->F = m->branch.time_at_least_rocket_stage2_ignition && m->branch.time_below_rocket_stage2_burnOut
            ? stage2->Fmax * (1.0 - (m->time - stage2->ignition) / (stage2->burnOut - stage2->ignition)) : 0.0;
    stage2->der_h = stage2->v; /* rocket.stage2.height  der(h) = v */
    stage2->m = m->rocket.m2; /* rocket.m2--rocket.stage2.m  binding Rocket::secondMass */
    REQUIRE_NONZERO(m, stage2->m, EQ_rocket_stage2_momentum);
    stage2->der_v = (stage2->F - stage2->m * stage2->g) / stage2->m; /* rocket.stage2.momentum  m*der(v) = F - m*g */

    return MODEL_OK;
}

/* While rocket.Flight = Separated. */
static ModelStatus evaluate_rocket_Flight_Separated(Model *m)
{
    struct Stage *stage2 = &m->rocket.stage2;
    struct Stage *stage1 = &m->rocket.stage1;

    m->rocket.mass1 = m->rocket.m1; /* rocket.carried  rocket.mass1 = rocket.m1 */
    /* rocket.stage2.thrust  F = if time >= ignition and time < burnOut then Fmax*(1 - (time - ignition)/(burnOut -
     *     ignition)) else 0 */
    stage2->F = m->branch.time_at_least_rocket_stage2_ignition && m->branch.time_below_rocket_stage2_burnOut
            ? stage2->Fmax * (1.0 - (m->time - stage2->ignition) / (stage2->burnOut - stage2->ignition)) : 0.0;
    stage2->der_h = stage2->v; /* rocket.stage2.height  der(h) = v */
    stage2->m = m->rocket.m2; /* rocket.m2--rocket.stage2.m  binding Rocket::secondMass */
    REQUIRE_NONZERO(m, stage2->m, EQ_rocket_stage2_momentum);
    stage2->der_v = (stage2->F - stage2->m * stage2->g) / stage2->m; /* rocket.stage2.momentum  m*der(v) = F - m*g */
    /* rocket.stage1.thrust  as rocket.stage2.thrust */
    stage1->F = m->branch.time_at_least_rocket_stage1_ignition && m->branch.time_below_rocket_stage1_burnOut
            ? stage1->Fmax * (1.0 - (m->time - stage1->ignition) / (stage1->burnOut - stage1->ignition)) : 0.0;
    stage1->der_h = stage1->v; /* rocket.stage1.height  der(h) = v */
    stage1->m = m->rocket.mass1; /* rocket.mass1--rocket.stage1.m  binding Rocket::firstMass */
    REQUIRE_NONZERO(m, stage1->m, EQ_rocket_stage1_momentum);
    stage1->der_v = (stage1->F - stage1->m * stage1->g) / stage1->m; /* rocket.stage1.momentum  m*der(v) = F - m*g */

    return MODEL_OK;
}

/* While rocket.Flight = Joined. */
static ModelStatus evaluate_rocket_Flight_Joined(Model *m)
{
    struct Stage *stage1 = &m->rocket.stage1;

    m->rocket.mass1 = m->rocket.m1 + m->rocket.m2; /* rocket.carried  rocket.mass1 = rocket.m1 + rocket.m2 */
    /* rocket.stage1.thrust  as rocket.stage2.thrust */
    stage1->F = m->branch.time_at_least_rocket_stage1_ignition && m->branch.time_below_rocket_stage1_burnOut
            ? stage1->Fmax * (1.0 - (m->time - stage1->ignition) / (stage1->burnOut - stage1->ignition)) : 0.0;
    stage1->der_h = stage1->v; /* rocket.stage1.height  der(h) = v */
    stage1->m = m->rocket.mass1; /* rocket.mass1--rocket.stage1.m  binding Rocket::firstMass */
    REQUIRE_NONZERO(m, stage1->m, EQ_rocket_stage1_momentum);
    stage1->der_v = (stage1->F - stage1->m * stage1->g) / stage1->m; /* rocket.stage1.momentum  m*der(v) = F - m*g */

    return MODEL_OK;
}

ModelStatus model_evaluate(Model *m)
{
    switch (MODE_OF(m, 0)) {
    case MODE_ROCKET_FLIGHT_NONE: evaluate_rocket_Flight_none(m); break;
    case MODE_ROCKET_FLIGHT_STAGE2ONLY: REQUIRE(evaluate_rocket_Flight_Stage2Only(m)); break;
    case MODE_ROCKET_FLIGHT_SEPARATED: REQUIRE(evaluate_rocket_Flight_Separated(m)); break;
    case MODE_ROCKET_FLIGHT_JOINED: REQUIRE(evaluate_rocket_Flight_Joined(m)); break;
    }

    return MODEL_OK;
}

/* ---- initialization ---- */

static NOINLINE void initialize(Model *m)
{
    struct Stage *stage1 = &m->rocket.stage1;
    struct Stage *stage2 = &m->rocket.stage2;

    stage1->h = stage1->h_start;
    stage1->v = stage1->v_start;
    stage2->h = stage2->h_start;
    stage2->v = stage2->v_start;
}

static NOINLINE void initialize_2(Model *m)
{
    struct Stage *stage2 = &m->rocket.stage2;
    struct Stage *stage1 = &m->rocket.stage1;

    if (BIT(MODE_OF(m, 0)) & WHILE_ROCKET_FLIGHT_STAGE2ONLY_OR_SEPARATED) {
        stage2->h = stage2->h_start;
        stage2->v = stage2->v_start;
    }
    if (BIT(MODE_OF(m, 0)) & WHILE_ROCKET_FLIGHT_SEPARATED_OR_JOINED) {
        stage1->h = stage1->h_start;
        stage1->v = stage1->v_start;
    }
}

static NOINLINE ModelStatus initialize_3(Model *m)
{
    return model_evaluate(m);
}

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->rocket.m1 = 5.0; /* kg */
    m->rocket.m2 = 2.0; /* kg */
    m->rocket.g = 9.81; /* m/s^2 */
    m->rocket.F1max = 200.0; /* N */
    m->rocket.F2max = 60.0; /* N */
    m->rocket.t1 = 5.0; /* s */
    m->rocket.t2 = 10.0; /* s */
    m->rocket.t3 = 15.0; /* s */
    m->rocket.stage1.ignition = 0.0; /* s */
    m->rocket.stage1.h_start = 0.0; /* m */
    m->rocket.stage1.v_start = 0.0; /* m/s */
    m->rocket.stage2.h_start = 0.0; /* m */
    m->rocket.stage2.v_start = 0.0; /* m/s */
    m->rocket.Flight_start = Flight_inactive;
}

ModelStatus model_derive_constants(Model *m)
{
    struct Stage *stage1 = &m->rocket.stage1;
    struct Stage *stage2 = &m->rocket.stage2;

    stage1->g = m->rocket.g;
    stage1->Fmax = m->rocket.F1max;
    stage1->burnOut = m->rocket.t1;
    stage2->g = m->rocket.g;
    stage2->Fmax = m->rocket.F2max;
    stage2->ignition = m->rocket.t1;
    stage2->burnOut = m->rocket.t3;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    initialize(m);
    initialize_2(m);
    return initialize_3(m);
}

/* ---- structures ---- */

/* Mode that the present values select; negative if they select none with a solution. */
int wanted_mode(const Model *m)
{
    return m->rocket.Flight == Flight_inactive ? 0 : m->rocket.Flight == Flight_Stage2Only ? 1
            : m->rocket.Flight == Flight_Separated ? 2 : 3;
}

/* ---- events ---- */

/* rocket.Flight()  TwoStageRocket::Rocket::Flight */
static void step_rocket_Flight(Model *m)
{
    if (m->pre.rocket_Flight == Flight_inactive) {
        m->rocket.Flight = Flight_Joined;
        m->rocket.entered_Flight = m->time;
    } else if (m->pre.rocket_Flight == Flight_Joined) {
        if (m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1) {
            m->rocket.Flight = Flight_Separated;
            m->rocket.entered_Flight = m->time;
            m->reset.rocket_stage2_h = m->rocket.stage1.h; /* stage2.h := stage1.h */
            m->reset.rocket_stage2_h_is_set = true;
            m->reset.rocket_stage2_v = m->rocket.stage1.v; /* stage2.v := stage1.v */
            m->reset.rocket_stage2_v_is_set = true;
        }
    } else if (m->pre.rocket_Flight == Flight_Separated) {
        if (m->branch.rocket_time_at_least_entered_Flight_plus_t2_minus_t1) {
            m->rocket.Flight = Flight_Stage2Only;
        }
    }
}

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, m->rocket.stage1.ignition)); /* time >= rocket.stage1.ignition */
    *next = fmin(*next, instant_ahead(m->time, m->rocket.stage1.burnOut)); /* time < rocket.stage1.burnOut */
    *next = fmin(*next, instant_ahead(m->time, m->rocket.stage2.ignition)); /* time >= rocket.stage2.ignition */
    *next = fmin(*next, instant_ahead(m->time, m->rocket.stage2.burnOut)); /* time < rocket.stage2.burnOut */
    if (m->pre.rocket_Flight == Flight_Joined) /* time >= rocket.entered(Flight) + rocket.t1 */
        *next = fmin(*next, instant_ahead(m->time, m->rocket.entered_Flight + m->rocket.t1));
    if (m->pre.rocket_Flight == Flight_Separated) /* time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
        *next = fmin(*next, instant_ahead(m->time, m->rocket.entered_Flight + (m->rocket.t2 - m->rocket.t1)));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    /* rocket.stage1.thrust  time >= rocket.stage1.ignition */
    m->branch.time_at_least_rocket_stage1_ignition = instant_from(NOW(m), m->rocket.stage1.ignition);
    /* rocket.stage1.thrust  time < rocket.stage1.burnOut */
    m->branch.time_below_rocket_stage1_burnOut = instant_before(NOW(m), m->rocket.stage1.burnOut);
    /* rocket.stage2.thrust  time >= rocket.stage2.ignition */
    m->branch.time_at_least_rocket_stage2_ignition = instant_from(NOW(m), m->rocket.stage2.ignition);
    /* rocket.stage2.thrust  time < rocket.stage2.burnOut */
    m->branch.time_below_rocket_stage2_burnOut = instant_before(NOW(m), m->rocket.stage2.burnOut);
    if (m->pre.rocket_Flight == Flight_Joined) /* rocket.Flight()  time >= rocket.entered(Flight) + rocket.t1 */
        m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1 = instant_from(NOW(m),
                m->rocket.entered_Flight + m->rocket.t1);
    /* rocket.Flight()  time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
    if (m->pre.rocket_Flight == Flight_Separated)
        m->branch.rocket_time_at_least_entered_Flight_plus_t2_minus_t1 = instant_from(NOW(m),
                m->rocket.entered_Flight + (m->rocket.t2 - m->rocket.t1));
    step_rocket_Flight(m);

    return MODEL_OK;
}
