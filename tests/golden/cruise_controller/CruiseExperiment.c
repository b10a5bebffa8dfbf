/* CruiseExperiment.c - simulation of CruiseController::CruiseExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 25 equations (14 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "CruiseExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* Equations for derivatives, indicators and events. */
static void evaluate_controller(Model *m)
{
    /* speedSensor.law.signal  y = lV/velocity2Signal */
    m->controller.speed.rSig = m->vehicle.v / m->speedSensor.velocity2Signal;
}

static void evaluate_controller_from_setSpeed_law_signal(Model *m)
{
    /* setSpeed.law.signal  y = if time < changeTime then first else second */
    m->controller.setSpeed.rSig = m->branch.time_below_setSpeed_changeTime ? m->setSpeed.first : m->setSpeed.second;
    /* controller.law.error  err = setSpeed - speed */
    m->controller.err = m->controller.setSpeed.rSig - m->controller.speed.rSig;
    /* controller.law.control  unlimited = kp*err + ki*intErr */
    m->controller.unlimited = m->controller.kp * m->controller.err + m->controller.ki * m->controller.intErr;
}

ModelStatus model_evaluate(Model *m)
{
    struct Vehicle *vehicle = &m->vehicle;

    evaluate_controller(m);
    evaluate_controller_from_setSpeed_law_signal(m);
    vehicle->der_x = vehicle->v; /* vehicle.law.distance  der(x) = v */
    /* vehicle.law.air  drag = 0.5*airDensity*dragArea*v*abs(v) */
    vehicle->drag = 0.5 * vehicle->airDensity * vehicle->dragArea * vehicle->v * fabs(vehicle->v);
    m->controller.der_intErr = m->controller.err; /* controller.law.integral  der(intErr) = err */
    /* controller.law.limits  throttle = min(1, max(0, unlimited)) */
    m->controller.throttle = m->branch.relation_of_controller_law_limits ? 1.0
            : (m->branch.n0_above_controller_unlimited ? 0.0 : m->controller.unlimited);
    /* engine.law.lag  timeConstant*der(force) = maxForce*throttle - force */
    m->engine.der_force = (m->engine.maxForce * m->controller.throttle - m->engine.force) / m->engine.timeConstant;
    /* road.law.pulse  slopeNow = if time >= start and time < stop then slope else 0 */
    m->road.slopeNow = m->branch.time_at_least_road_start && m->branch.time_below_road_end ? m->road.slope : 0.0;
    /* vehicle.law.momentum  m*der(v) = fA + fB - drag - m*g*(rolling*cos(slope) + sin(slope)) */
    vehicle->der_v = (m->engine.force - vehicle->drag
            - vehicle->m * vehicle->g * (vehicle->rolling * cos(m->road.slopeNow) + sin(m->road.slopeNow)))
            / vehicle->m;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->vehicle.m = 1500.0; /* kg */
    m->vehicle.airDensity = 1.2; /* kg/m^3 */
    m->vehicle.dragArea = 0.7; /* m^2 */
    m->vehicle.rolling = 0.012;
    m->vehicle.g = 9.81; /* m/s^2 */
    m->engine.maxForce = 4500.0; /* N */
    m->engine.timeConstant = 0.3; /* s */
    m->controller.kp = 0.15;
    m->controller.ki = 0.01;
    m->speedSensor.velocity2Signal = 1.0; /* m/s */
    m->setSpeed.first = 20.0;
    m->setSpeed.second = 30.0;
    m->setSpeed.changeTime = 20.0; /* s */
    m->road.slope = 0.05;
    m->road.start = 80.0; /* s */
    m->road.end = 110.0; /* s */
    m->vehicle.v_start = 20.0; /* m/s */
    m->vehicle.x_start = 0.0; /* m */
    m->engine.force_start = 0.0; /* N */
    m->controller.intErr_start = 0.0;
}

ModelStatus model_derive_constants(Model *m)
{
    REQUIRE_NONZERO(m, m->engine.timeConstant, EQ_engine_law_lag);
    REQUIRE_NONZERO(m, m->vehicle.m, EQ_vehicle_law_momentum);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->vehicle.v = m->vehicle.v_start;
    m->vehicle.x = m->vehicle.x_start;
    m->engine.force = m->engine.force_start;
    m->controller.intErr = m->controller.intErr_start;
    return model_evaluate(m);
}

/* ---- events ---- */

enum { WATCH_N0_ABOVE_CONTROLLER_UNLIMITED, WATCH_RELATION_OF_CONTROLLER_LAW_LIMITS };

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    evaluate_controller(m);
    evaluate_controller_from_setSpeed_law_signal(m);
    indicator[WATCH_N0_ABOVE_CONTROLLER_UNLIMITED] = instant_margin(-m->controller.unlimited,
            m->branch.n0_above_controller_unlimited, FAILS_AT_ZERO);
    indicator[WATCH_RELATION_OF_CONTROLLER_LAW_LIMITS] = instant_margin((m->branch.n0_above_controller_unlimited ? 0.0
            : m->controller.unlimited) - 1.0, m->branch.relation_of_controller_law_limits, FAILS_AT_ZERO);

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, m->setSpeed.changeTime)); /* time < setSpeed.changeTime */
    *next = fmin(*next, instant_ahead(m->time, m->road.start)); /* time >= road.start */
    *next = fmin(*next, instant_ahead(m->time, m->road.end)); /* time < road.end */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    evaluate_controller(m);
    /* setSpeed.law.signal  time < setSpeed.changeTime */
    m->branch.time_below_setSpeed_changeTime = instant_before(NOW(m), m->setSpeed.changeTime);
    evaluate_controller_from_setSpeed_law_signal(m);
    /* controller.law.limits  0 > controller.unlimited */
    KEEP_TRUTH(m, n0_above_controller_unlimited, 0.0 > m->controller.unlimited, -m->controller.unlimited);
    const double part_of_relation_of_controller_law_limits = m->branch.n0_above_controller_unlimited ? 0.0
            : m->controller.unlimited;
    /* controller.law.limits  1 < (if 0 > controller.unlimited then 0 else controller.unlimited) */
    KEEP_TRUTH(m, relation_of_controller_law_limits, 1.0 < part_of_relation_of_controller_law_limits,
            1.0 - part_of_relation_of_controller_law_limits);
    m->branch.time_at_least_road_start = instant_from(NOW(m), m->road.start); /* road.law.pulse  time >= road.start */
    m->branch.time_below_road_end = instant_before(NOW(m), m->road.end); /* road.law.pulse  time < road.end */

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_vehicle_law_air_BY_V = 2, D_speedSensor_law_signal_BY_V, D_controller_law_control_BY_ERR,
    D_controller_law_control_BY_INT_ERR, D_controller_law_limits_BY_UNLIMITED, D_engine_law_lag_BY_THROTTLE,
    D_engine_law_lag_BY_FORCE, D_vehicle_law_momentum_BY_FORCE, D_vehicle_law_momentum_BY_DRAG };

void model_partials(const Model *m, double *partial)
{
    const double v = m->vehicle.v; /* m/s */

    /* vehicle.drag */
    partial[D_vehicle_law_air_BY_V] = 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * fabs(v)
            + 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * v * sign_of(v);
    partial[D_speedSensor_law_signal_BY_V] = 1.0 / m->speedSensor.velocity2Signal; /* controller.speed.rSig */
    partial[D_controller_law_control_BY_ERR] = m->controller.kp; /* controller.unlimited */
    partial[D_controller_law_control_BY_INT_ERR] = m->controller.ki;
    /* controller.throttle */
    partial[D_controller_law_limits_BY_UNLIMITED] = m->branch.relation_of_controller_law_limits ? 0.0
            : (m->branch.n0_above_controller_unlimited ? 0.0 : 1.0);
    partial[D_engine_law_lag_BY_THROTTLE] = m->engine.maxForce / m->engine.timeConstant; /* der(engine.force) */
    partial[D_engine_law_lag_BY_FORCE] = -1.0 / m->engine.timeConstant;
    partial[D_vehicle_law_momentum_BY_FORCE] = 1.0 / m->vehicle.m; /* der(vehicle.v) */
    partial[D_vehicle_law_momentum_BY_DRAG] = -1.0 / m->vehicle.m;
}
