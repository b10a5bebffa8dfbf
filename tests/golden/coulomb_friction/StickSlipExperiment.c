/* StickSlipExperiment.c - simulation of CoulombFriction::StickSlipExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 26 equations (16 eliminated), 1 algebraic loop (1 solved symbolically).
 *
 * README.md explains how to read it.
 */
#include "StickSlipExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* Equations for results, indicators and events, in addition to those for derivatives. */
static void evaluate_from_mass_law_newton(Model *m)
{
    m->mass.a.f = m->mass.m * m->mass.der_v; /* mass.law.newton  m*der(v) = fA + fB */
    /* sum(spring.b.f)  flows at StickSlip::c3 */
    m->friction.force = m->spring.forceThru + m->mass.a.f + m->damper.forceThru;
    m->friction.acceleration = m->mass.der_v; /* friction.law.motion  acceleration = der(v) */
}

ModelStatus model_evaluate(Model *m)
{
    m->spring.der_displ = m->mass.v; /* spring.binary.integral  der(displ) = relV */
    m->spring.forceThru = m->spring.k * m->spring.displ; /* spring.law.law  forceThru = k*displ */
    m->damper.forceThru = m->damper.k * m->mass.v; /* damper.law.law  forceThru = k*relV */
    const bool mode_is_0 = are_equal(m->friction.mode, 0.0);
    const double divisor_for_mass_der_v = mode_is_0 ? 1.0 : m->mass.m;
    REQUIRE_NONZERO(m, divisor_for_mass_der_v, EQ_friction_law_friction);
    /* friction.law.friction  if mode == 0 then acceleration = 0; else force = mode*slidingForce; end if; with
     *     mass.law.newton, sum(spring.b.f), friction.law.motion */
    m->mass.der_v = mode_is_0 ? 0.0 : (m->friction.mode * m->friction.slidingForce
            - (m->spring.forceThru + m->damper.forceThru)) / m->mass.m;

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    evaluate_from_mass_law_newton(m);
    /* damper.binary.integral~  changes as spring.displ  der(displ) = relV */
    m->damper.displ = m->spring.displ + m->damper.offset_displ;
    m->damper.der_displ = m->mass.v; /* damper.binary.integral  der(displ) = relV */
    m->wall.p.f = m->damper.forceThru + m->spring.forceThru; /* sum(wall.p.f)  flows at StickSlip::c1 */
    /* mass.positionLaw.position~  changes as spring.displ  der(x) = v */
    m->mass.x = m->spring.displ + m->mass.offset_x;
    m->mass.der_x = m->mass.v; /* mass.positionLaw.position  der(x) = v */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->spring.k = 40.0; /* N/m */
    m->damper.k = 0.5; /* N*s/m */
    m->mass.m = 1.0; /* kg */
    m->friction.beltSpeed = 0.3; /* m/s */
    m->friction.staticForce = 4.905; /* N */
    m->friction.slidingForce = 2.943; /* N */
    m->spring.displ_start = 0.0; /* m */
    m->damper.displ_start = 0.0; /* m */
    m->mass.v_start = 0.0; /* m/s */
    m->mass.x_start = 0.0; /* m */
    m->friction.mode_start = 0.0;
    m->friction.Contact_start = Contact_inactive;
    m->friction.consumed_Contact_1_start = -1e+300;
    m->friction.held_Contact_SlipForward_1_start = false;
    m->friction.consumed_Contact_2_start = -1e+300;
    m->friction.held_Contact_Stick_1_start = false;
    m->friction.consumed_Contact_3_start = -1e+300;
    m->friction.held_Contact_Stick_2_start = false;
    m->friction.consumed_Contact_4_start = -1e+300;
    m->friction.held_Contact_SlipBackward_1_start = false;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->spring.displ = m->spring.displ_start;
    m->damper.displ = m->damper.displ_start;
    m->mass.v = m->mass.v_start;
    m->mass.x = m->mass.x_start;
    /* damper.binary.integral~  changes as spring.displ  der(displ) = relV */
    m->damper.offset_displ = m->damper.displ - m->spring.displ;
    /* mass.positionLaw.position~  changes as spring.displ  der(x) = v */
    m->mass.offset_x = m->mass.x - m->spring.displ;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- events ---- */

enum { WATCH_MASS_V_AT_LEAST_FRICTION_BELT_SPEED, WATCH_FRICTION_ACCELERATION_ABOVE_0,
    WATCH_FRICTION_FORCE_AT_LEAST_FRICTION_STATIC_FORCE, WATCH_FRICTION_FORCE_AT_MOST_MINUS_FRICTION_STATIC_FORCE,
    WATCH_MASS_V_AT_MOST_FRICTION_BELT_SPEED, WATCH_FRICTION_ACCELERATION_BELOW_0 };

/* friction.Contact()  CoulombFriction::BeltFriction::Contact */
static void step_friction_Contact(Model *m)
{
    struct BeltFriction *friction = &m->friction;

    if (m->pre.friction_Contact == Contact_SlipForward) {
        /* SlipForward->Stick */
        if (!(m->branch.mass_v_at_least_friction_beltSpeed && m->branch.friction_acceleration_above_0)) {
            friction->seen_Contact_SlipForward_1 = seen_not_true;
        } else if (friction->seen_Contact_SlipForward_1 <= seen_not_true) {
            friction->seen_Contact_SlipForward_1 = friction->seen_Contact_SlipForward_1 == seen_nothing ? seen_held
                    : seen_become_true;
            friction->since_Contact_SlipForward_1 = m->time;
        }
    } else if (m->pre.friction_Contact == Contact_Stick) {
        if (!m->branch.friction_force_at_least_friction_staticForce) { /* Stick->SlipForward */
            friction->seen_Contact_Stick_1 = seen_not_true;
        } else if (friction->seen_Contact_Stick_1 <= seen_not_true) {
            friction->seen_Contact_Stick_1 = friction->seen_Contact_Stick_1 == seen_nothing ? seen_held
                    : seen_become_true;
            friction->since_Contact_Stick_1 = m->time;
        }
        if (!m->branch.friction_force_at_most_minus_friction_staticForce) { /* Stick->SlipBackward */
            friction->seen_Contact_Stick_2 = seen_not_true;
        } else if (friction->seen_Contact_Stick_2 <= seen_not_true) {
            friction->seen_Contact_Stick_2 = friction->seen_Contact_Stick_2 == seen_nothing ? seen_held
                    : seen_become_true;
            friction->since_Contact_Stick_2 = m->time;
        }
    } else if (m->pre.friction_Contact == Contact_SlipBackward) {
        /* SlipBackward->Stick */
        if (!(m->branch.mass_v_at_most_friction_beltSpeed && m->branch.friction_acceleration_below_0)) {
            friction->seen_Contact_SlipBackward_1 = seen_not_true;
        } else if (friction->seen_Contact_SlipBackward_1 <= seen_not_true) {
            friction->seen_Contact_SlipBackward_1 = friction->seen_Contact_SlipBackward_1 == seen_nothing ? seen_held
                    : seen_become_true;
            friction->since_Contact_SlipBackward_1 = m->time;
        }
    }
    if (m->pre.friction_Contact == Contact_inactive) {
        friction->Contact = Contact_SlipForward;
        friction->seen_Contact_SlipForward_1 = m->time <= friction->consumed_Contact_1 ? seen_consumed : seen_nothing;
        friction->mode = 1.0; /* mode := 1 */
    } else if (m->pre.friction_Contact == Contact_SlipForward) {
        if (friction->seen_Contact_SlipForward_1 >= seen_become_true
                && m->time <= friction->since_Contact_SlipForward_1) {
            /* SlipForward->Stick */
            friction->held_Contact_SlipForward_1 = friction->held_Contact_SlipForward_1
                    || friction->seen_Contact_SlipForward_1 == seen_held;
            friction->consumed_Contact_1 = m->time;
            friction->seen_Contact_SlipForward_1 = seen_consumed;
            friction->Contact = Contact_Stick;
            friction->seen_Contact_Stick_1 = m->time <= friction->consumed_Contact_2 ? seen_consumed : seen_nothing;
            friction->seen_Contact_Stick_2 = m->time <= friction->consumed_Contact_3 ? seen_consumed : seen_nothing;
            friction->mode = 0.0; /* mode := 0 */
        }
    } else if (m->pre.friction_Contact == Contact_Stick) {
        if (friction->seen_Contact_Stick_1 >= seen_become_true && m->time <= friction->since_Contact_Stick_1) {
            /* Stick->SlipForward */
            friction->held_Contact_Stick_1 = friction->held_Contact_Stick_1
                    || friction->seen_Contact_Stick_1 == seen_held;
            friction->consumed_Contact_2 = m->time;
            friction->seen_Contact_Stick_1 = seen_consumed;
            friction->Contact = Contact_SlipForward;
            friction->seen_Contact_SlipForward_1 = m->time <= friction->consumed_Contact_1 ? seen_consumed
                    : seen_nothing;
            friction->mode = 1.0; /* mode := 1 */
        } else if (friction->seen_Contact_Stick_2 >= seen_become_true && m->time <= friction->since_Contact_Stick_2) {
            /* Stick->SlipBackward */
            friction->held_Contact_Stick_2 = friction->held_Contact_Stick_2
                    || friction->seen_Contact_Stick_2 == seen_held;
            friction->consumed_Contact_3 = m->time;
            friction->seen_Contact_Stick_2 = seen_consumed;
            friction->Contact = Contact_SlipBackward;
            friction->seen_Contact_SlipBackward_1 = m->time <= friction->consumed_Contact_4 ? seen_consumed
                    : seen_nothing;
            friction->mode = -1.0; /* mode := -1 */
        }
    } else if (m->pre.friction_Contact == Contact_SlipBackward) {
        if (friction->seen_Contact_SlipBackward_1 >= seen_become_true
                && m->time <= friction->since_Contact_SlipBackward_1) {
            /* SlipBackward->Stick */
            friction->held_Contact_SlipBackward_1 = friction->held_Contact_SlipBackward_1
                    || friction->seen_Contact_SlipBackward_1 == seen_held;
            friction->consumed_Contact_4 = m->time;
            friction->seen_Contact_SlipBackward_1 = seen_consumed;
            friction->Contact = Contact_Stick;
            friction->seen_Contact_Stick_1 = m->time <= friction->consumed_Contact_2 ? seen_consumed : seen_nothing;
            friction->seen_Contact_Stick_2 = m->time <= friction->consumed_Contact_3 ? seen_consumed : seen_nothing;
            friction->mode = 0.0; /* mode := 0 */
        }
    }
}

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    REQUIRE(model_evaluate(m));
    evaluate_from_mass_law_newton(m);
    indicator[WATCH_MASS_V_AT_LEAST_FRICTION_BELT_SPEED] = m->pre.friction_Contact == Contact_SlipForward
            ? instant_margin(m->mass.v - m->friction.beltSpeed, m->branch.mass_v_at_least_friction_beltSpeed,
            HOLDS_AT_ZERO) : 1.0;
    indicator[WATCH_FRICTION_ACCELERATION_ABOVE_0] = m->pre.friction_Contact == Contact_SlipForward
            ? instant_margin(m->friction.acceleration, m->branch.friction_acceleration_above_0, FAILS_AT_ZERO) : 1.0;
    indicator[WATCH_FRICTION_FORCE_AT_LEAST_FRICTION_STATIC_FORCE] = m->pre.friction_Contact == Contact_Stick
            ? instant_margin(m->friction.force - m->friction.staticForce,
            m->branch.friction_force_at_least_friction_staticForce, HOLDS_AT_ZERO) : 1.0;
    indicator[WATCH_FRICTION_FORCE_AT_MOST_MINUS_FRICTION_STATIC_FORCE] = m->pre.friction_Contact == Contact_Stick
            ? instant_margin(-m->friction.staticForce - m->friction.force,
            m->branch.friction_force_at_most_minus_friction_staticForce, HOLDS_AT_ZERO) : 1.0;
    indicator[WATCH_MASS_V_AT_MOST_FRICTION_BELT_SPEED] = m->pre.friction_Contact == Contact_SlipBackward
            ? instant_margin(m->friction.beltSpeed - m->mass.v, m->branch.mass_v_at_most_friction_beltSpeed,
            HOLDS_AT_ZERO) : 1.0;
    indicator[WATCH_FRICTION_ACCELERATION_BELOW_0] = m->pre.friction_Contact == Contact_SlipBackward
            ? instant_margin(-m->friction.acceleration, m->branch.friction_acceleration_below_0, FAILS_AT_ZERO) : 1.0;

    return MODEL_OK;
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const double beltSpeed = m->friction.beltSpeed; /* m/s */
    const double staticForce = m->friction.staticForce; /* N */

    REQUIRE(model_evaluate(m));
    evaluate_from_mass_law_newton(m);
    const bool pre_Contact_is_SlipForward = m->pre.friction_Contact == Contact_SlipForward;
    if (pre_Contact_is_SlipForward) /* friction.Contact()  mass.v >= friction.beltSpeed */
        KEEP_TRUTH(m, mass_v_at_least_friction_beltSpeed, m->mass.v >= beltSpeed, m->mass.v - beltSpeed);
    if (pre_Contact_is_SlipForward) /* friction.Contact()  friction.acceleration > 0 */
        KEEP_TRUTH(m, friction_acceleration_above_0, m->friction.acceleration > 0.0, m->friction.acceleration);
    const bool pre_Contact_is_Stick = m->pre.friction_Contact == Contact_Stick;
    if (pre_Contact_is_Stick) /* friction.Contact()  friction.force >= friction.staticForce */
        KEEP_TRUTH(m, friction_force_at_least_friction_staticForce, m->friction.force >= staticForce,
                m->friction.force - staticForce);
    if (pre_Contact_is_Stick) /* friction.Contact()  friction.force <= -friction.staticForce */
        KEEP_TRUTH(m, friction_force_at_most_minus_friction_staticForce, m->friction.force <= -staticForce,
                m->friction.force + staticForce);
    const bool pre_Contact_is_SlipBackward = m->pre.friction_Contact == Contact_SlipBackward;
    if (pre_Contact_is_SlipBackward) /* friction.Contact()  mass.v <= friction.beltSpeed */
        KEEP_TRUTH(m, mass_v_at_most_friction_beltSpeed, m->mass.v <= beltSpeed, m->mass.v - beltSpeed);
    if (pre_Contact_is_SlipBackward) /* friction.Contact()  friction.acceleration < 0 */
        KEEP_TRUTH(m, friction_acceleration_below_0, m->friction.acceleration < 0.0, m->friction.acceleration);
    step_friction_Contact(m);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_spring_law_law_BY_DISPL = 1, D_damper_law_law_BY_V, D_friction_law_friction_BY_FORCE_THRU };

void model_partials(const Model *m, double *partial)
{
    partial[D_spring_law_law_BY_DISPL] = m->spring.k; /* spring.forceThru */
    partial[D_damper_law_law_BY_V] = m->damper.k; /* damper.forceThru */
    /* der(mass.v) */
    partial[D_friction_law_friction_BY_FORCE_THRU] = are_equal(m->friction.mode, 0.0) ? 0.0 : -1.0 / m->mass.m;
}
