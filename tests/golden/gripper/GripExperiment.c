/* GripExperiment.c - simulation of Gripper::GripExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 11 equations (3 eliminated), 4 time derivatives of equations, 1 algebraic loop (1 solved
 *     symbolically).
 *
 * README.md explains how to read it.
 */
#include "GripExperiment.h"
#include "runtime/compose.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* While not attached. */
static void evaluate_not_attached(Model *m)
{
    m->gripper.load = 0.0; /* holding  0 = gripper.load */
    m->sphere.der_h = m->sphere.v; /* sphere.height  der(h) = v */
    /* gripper.momentum  m*der(v) = force - load - m*g; with holding */
    m->gripper.der_v = (m->gripper.force - m->gripper.m * m->gripper.g) / m->gripper.m;
}

/* Effects of jumps, while attached. */
static void evaluate_impulses_attached(Model *m)
{
    struct Arm *gripper = &m->gripper;
    const double gripper_m = gripper->m; /* kg */

    /* sphere.height' */
    gripper->load = ((gripper->force - gripper_m * gripper->g) / gripper_m + (m->sphere.g + m->jump.sphere_v))
            / m->divisor.gripper_load;
    m->sphere.der_h = gripper->der_z + m->jump.sphere_h; /* holding' */
    m->sphere.v = m->sphere.der_h; /* sphere.height */
    gripper->der_v = (gripper->force - gripper->load - gripper_m * gripper->g) / gripper_m; /* gripper.momentum */
    gripper->der_der_z = gripper->der_v; /* gripper.height' */
    m->sphere.der_der_h = gripper->der_der_z + m->jump.der_sphere_h; /* holding'' */
}

/* While attached. */
static void evaluate_attached(Model *m)
{
    struct Arm *gripper = &m->gripper;
    const double gripper_m = gripper->m; /* kg */

    /* sphere.height'  of der(h) = v; with gripper.momentum, gripper.height', holding'', sphere.momentum */
    gripper->load = ((gripper->force - gripper_m * gripper->g) / gripper_m + m->sphere.g) / m->divisor.gripper_load;
    m->sphere.h = gripper->z - m->sphere.r; /* holding  0 = sphere.h + sphere.r - gripper.z */
    m->sphere.der_h = gripper->der_z; /* holding'  of 0 = sphere.h + sphere.r - gripper.z */
    m->sphere.v = m->sphere.der_h; /* sphere.height  der(h) = v */
    /* gripper.momentum  m*der(v) = force - load - m*g */
    gripper->der_v = (gripper->force - gripper->load - gripper_m * gripper->g) / gripper_m;
    gripper->der_der_z = gripper->der_v; /* gripper.height'  of der(z) = v */
    m->sphere.der_der_h = gripper->der_der_z; /* holding''  of 0 = sphere.h + sphere.r - gripper.z */
    if (m->solving.is_traced)
        evaluate_impulses_attached(m);
}

ModelStatus model_evaluate(Model *m)
{
    struct Arm *gripper = &m->gripper;

    gripper->der_z = gripper->v; /* gripper.height  der(z) = v */
    /* ref.change  height = if time < changeTime then first else second */
    gripper->target = m->branch.time_below_ref_changeTime ? m->ref.first : m->ref.second;
    /* gripper.control  force = kp*(target - z) - kd*v + m*g */
    gripper->force = gripper->kp * (gripper->target - gripper->z) - gripper->kd * gripper->v + gripper->m * gripper->g;
    switch (MODE_OF(m, 0)) {
    case MODE_NOT_ATTACHED: evaluate_not_attached(m); break;
    case MODE_ATTACHED: evaluate_attached(m); break;
    }
    /* sphere.momentum  m*der(v) = hold - m*g */
    m->sphere.der_v = (gripper->load - m->sphere.m * m->sphere.g) / m->sphere.m;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->gripper.m = 2.0; /* kg */
    m->gripper.kp = 100.0; /* N/m */
    m->gripper.kd = 25.0; /* N*s/m */
    m->gripper.g = 9.81; /* m/s^2 */
    m->sphere.m = 0.5; /* kg */
    m->sphere.r = 0.05; /* m */
    m->sphere.restitution = 0.6;
    m->sphere.g = 9.81; /* m/s^2 */
    m->ref.first = 1.0; /* m */
    m->ref.second = 0.6; /* m */
    m->ref.changeTime = 0.9; /* s */
    m->releaseTime = 1.5; /* s */
    m->gripper.z_start = 1.2; /* m */
    m->gripper.v_start = 0.0; /* m/s */
    m->sphere.h_start = 0.05; /* m */
    m->sphere.v_start = 5.0; /* m/s */
    m->sphere.bounces_start = 0.0;
    m->attached_start = false;
    m->sphere.when_impact_start = false;
    m->Gripping_start = Gripping_inactive;
    m->consumed_Gripping_1_start = -1e+300;
    m->held_Gripping_Free_1_start = false;
}

ModelStatus model_derive_constants(Model *m)
{
    REQUIRE_NONZERO(m, m->gripper.m, EQ_sphere_height_dot);
    REQUIRE_NONZERO(m, m->sphere.m, EQ_sphere_height_dot);
    m->divisor.gripper_load = 1.0 / m->gripper.m + 1.0 / m->sphere.m;
    REQUIRE_NONZERO(m, m->divisor.gripper_load, EQ_sphere_height_dot);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->gripper.z = m->gripper.z_start;
    m->gripper.v = m->gripper.v_start;
    m->sphere.h = m->sphere.h_start;
    m->sphere.v = m->sphere.v_start;
    return model_evaluate(m);
}

/* ---- structures ---- */

/* Mode that the present values select; negative if they select none with a solution. */
int wanted_mode(const Model *m)
{
    return m->attached ? 1 : 0;
}

/* ---- events ---- */

enum { WATCH_SPHERE_H_AT_MOST_SPHERE_R, WATCH_SPHERE_V_BELOW_0, WATCH_SPHERE_H_PLUS_SPHERE_R_AT_LEAST_GRIPPER_Z };

/* sphere.impact()  Gripper::Sphere::impact */
static void step_sphere_impact(Model *m)
{
    if (m->sphere.when_impact && !m->pre.sphere_when_impact) { /* when h <= r and v < 0 */
        m->reset.sphere_v = -m->sphere.restitution * m->sphere.v; /* reinit(v, -restitution*v) */
        m->reset.sphere_v_is_set = true;
    }
}

/* Gripping()  Gripper::GripTest::Gripping */
static void step_Gripping(Model *m)
{
    if (m->pre.Gripping == Gripping_Free) {
        if (!m->branch.sphere_h_plus_sphere_r_at_least_gripper_z) { /* Free->Held */
            m->seen_Gripping_Free_1 = seen_not_true;
        } else if (m->seen_Gripping_Free_1 <= seen_not_true) {
            m->seen_Gripping_Free_1 = m->seen_Gripping_Free_1 == seen_nothing ? seen_held : seen_become_true;
            m->since_Gripping_Free_1 = m->time;
        }
    }
    if (m->pre.Gripping == Gripping_inactive) {
        m->Gripping = Gripping_Free;
        m->seen_Gripping_Free_1 = m->time <= m->consumed_Gripping_1 ? seen_consumed : seen_nothing;
    } else if (m->pre.Gripping == Gripping_Free) {
        if (m->seen_Gripping_Free_1 >= seen_become_true && m->time <= m->since_Gripping_Free_1) {
            m->held_Gripping_Free_1 = m->held_Gripping_Free_1 || m->seen_Gripping_Free_1 == seen_held; /* Free->Held */
            m->consumed_Gripping_1 = m->time;
            m->seen_Gripping_Free_1 = seen_consumed;
            m->Gripping = Gripping_Held;
            m->attached = true; /* attached := true */
        }
    } else if (m->pre.Gripping == Gripping_Held) {
        if (m->branch.time_at_least_releaseTime) {
            m->Gripping = Gripping_Released;
            m->attached = false; /* attached := false */
        }
    }
}

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    REQUIRE(model_evaluate(m));
    indicator[WATCH_SPHERE_H_AT_MOST_SPHERE_R] = instant_margin(m->sphere.r - m->sphere.h,
            m->branch.sphere_h_at_most_sphere_r, HOLDS_AT_ZERO);
    indicator[WATCH_SPHERE_V_BELOW_0] = instant_margin(-m->sphere.v, m->branch.sphere_v_below_0, FAILS_AT_ZERO);
    indicator[WATCH_SPHERE_H_PLUS_SPHERE_R_AT_LEAST_GRIPPER_Z] = m->pre.Gripping == Gripping_Free
            ? instant_margin(m->sphere.h + m->sphere.r - m->gripper.z,
            m->branch.sphere_h_plus_sphere_r_at_least_gripper_z, HOLDS_AT_ZERO) : 1.0;

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, m->ref.changeTime)); /* time < ref.changeTime */
    if (m->pre.Gripping == Gripping_Held) /* time >= releaseTime */
        *next = fmin(*next, instant_ahead(m->time, m->releaseTime));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const double r = m->sphere.r; /* m */

    REQUIRE(model_evaluate(m));
    /* sphere.when(impact)  sphere.h <= sphere.r */
    KEEP_TRUTH(m, sphere_h_at_most_sphere_r, m->sphere.h <= r, m->sphere.h - r);
    KEEP_TRUTH(m, sphere_v_below_0, m->sphere.v < 0.0, m->sphere.v); /* sphere.when(impact)  sphere.v < 0 */
    /* ref.change  time < ref.changeTime */
    m->branch.time_below_ref_changeTime = instant_before(NOW(m), m->ref.changeTime);
    if (m->pre.Gripping == Gripping_Free) /* Gripping()  sphere.h + sphere.r >= gripper.z */
        KEEP_TRUTH(m, sphere_h_plus_sphere_r_at_least_gripper_z, m->sphere.h + r >= m->gripper.z,
                m->sphere.h + r - m->gripper.z);
    if (m->pre.Gripping == Gripping_Held) /* Gripping()  time >= releaseTime */
        m->branch.time_at_least_releaseTime = instant_from(NOW(m), m->releaseTime);
    /* sphere.when(impact)  when h <= r and v < 0 then */
    m->sphere.when_impact = m->branch.sphere_h_at_most_sphere_r && m->branch.sphere_v_below_0;
    /* sphere.impact  when h <= r and v < 0 then reinit(v, -restitution*v); bounces = pre(bounces) + 1; end when */
    m->sphere.bounces = m->sphere.when_impact && !m->pre.sphere_when_impact ? m->pre.sphere_bounces + 1.0
            : m->pre.sphere_bounces;
    step_Gripping(m);
    step_sphere_impact(m);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_gripper_control_BY_Z = 1, D_gripper_control_BY_V, D_sphere_height_dot_BY_FORCE, D_gripper_momentum_BY_FORCE,
    D_gripper_momentum_BY_LOAD, D_sphere_momentum_BY_LOAD };

void model_partials(const Model *m, double *partial)
{
    const double gripper_m = m->gripper.m; /* kg */

    partial[D_gripper_control_BY_Z] = -m->gripper.kp; /* gripper.force */
    partial[D_gripper_control_BY_V] = -m->gripper.kd;
    partial[D_sphere_height_dot_BY_FORCE] = 1.0 / gripper_m / m->divisor.gripper_load; /* gripper.load */
    partial[D_gripper_momentum_BY_FORCE] = 1.0 / gripper_m; /* der(gripper.v) */
    partial[D_gripper_momentum_BY_LOAD] = -1.0 / gripper_m;
    partial[D_sphere_momentum_BY_LOAD] = 1.0 / m->sphere.m; /* der(sphere.v) */
}
