/* CruiseExperiment.c - simulation of CruiseController::CruiseExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 25 equations (14 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 *
 * Between events, m->branch keeps what relations and integer parts are, and discrete variables keep their values;
 * model_indicators and model_next_instant tell when a branch changes. At an event model_update determines them anew, with
 * their values before it in m->pre, and is called again until nothing changes.
 */
#include "CruiseExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E3  vehicle  VehicleConstraint::distance  der(x) = v  model.xmi:458 */
    m->vehicle.der_x = m->vehicle.v;

    /* E4  vehicle  VehicleConstraint::air  drag = 0.5*airDensity*dragArea*v*abs(v)  model.xmi:464 */
    const double vehicle_drag = 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * m->vehicle.v * fabs(m->vehicle.v);

    /* E15  setSpeed  StepSignalConstraint::signal  y = if time < changeTime then first else second  model.xmi:581
     *     out.rSig is controller.setSpeed.rSig */
    const double controller_setSpeed_rSig = m->branch.time_below_setSpeed_changeTime > 0.5 ? m->setSpeed.first
            : m->setSpeed.second;

    /* E14  speedSensor  TransVelocitySensorConstraint::signal  TranslationalMechanics.xmi:744
     *     y = lV/velocity2Signal
     *     out.rSig is controller.speed.rSig, p.lV is vehicle.v */
    const double controller_speed_rSig = m->vehicle.v / m->speedSensor.velocity2Signal;

    /* E8  controller  PIControllerConstraint::error  err = setSpeed - speed  model.xmi:536 */
    const double controller_err = controller_setSpeed_rSig - controller_speed_rSig;

    /* E9  controller  PIControllerConstraint::integral  der(intErr) = err  model.xmi:542 */
    m->controller.der_intErr = controller_err;

    /* E10  controller  PIControllerConstraint::control  unlimited = kp*err + ki*intErr  model.xmi:548 */
    const double controller_unlimited = m->controller.kp * controller_err + m->controller.ki * m->controller.intErr;

    /* E11  controller  PIControllerConstraint::limits  throttle = min(1, max(0, unlimited))  model.xmi:554 */
    const double controller_throttle = m->branch.relation_of_E11 > 0.5 ? 1.0
            : (m->branch.n0_above_controller_unlimited > 0.5 ? 0.0 : controller_unlimited);

    /* E6  engine  EngineConstraint::lag  timeConstant*der(force) = maxForce*throttle - force  model.xmi:494
     *     solved for der(engine.force); throttle.rSig is controller.throttle */
    m->engine.der_force = (m->engine.maxForce * controller_throttle - m->engine.force) / m->engine.timeConstant;

    /* E16  road  PulseSignalConstraint::pulse  model.xmi:605
     *     slopeNow = if time >= start and time < stop then slope else 0 */
    const double road_slopeNow = m->branch.time_at_least_road_start > 0.5 && m->branch.time_below_road_end > 0.5
            ? m->road.slope : 0.0;

    /* E5  vehicle  VehicleConstraint::momentum  model.xmi:470
     *     m*der(v) = fA + fB - drag - m*g*(rolling*cos(slope) + sin(slope))
     *     solved for der(vehicle.v); a.f is engine.force, b.f is 0, slope.rSig is road.slopeNow */
    m->vehicle.der_v = (m->engine.force - vehicle_drag
            - m->vehicle.m * m->vehicle.g * (m->vehicle.rolling * cos(road_slopeNow)
            + sin(road_slopeNow))) / m->vehicle.m;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E4 again, as in model_evaluate */
    m->vehicle.drag = 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * m->vehicle.v * fabs(m->vehicle.v);

    /* E15 again, as in model_evaluate */
    m->controller.setSpeed.rSig = m->branch.time_below_setSpeed_changeTime > 0.5 ? m->setSpeed.first
            : m->setSpeed.second;

    /* E14 again, as in model_evaluate */
    m->controller.speed.rSig = m->vehicle.v / m->speedSensor.velocity2Signal;

    /* E8 again, as in model_evaluate */
    m->controller.err = m->controller.setSpeed.rSig - m->controller.speed.rSig;

    /* E10 again, as in model_evaluate */
    m->controller.unlimited = m->controller.kp * m->controller.err + m->controller.ki * m->controller.intErr;

    /* E11 again, as in model_evaluate */
    m->controller.throttle = m->branch.relation_of_E11 > 0.5 ? 1.0
            : (m->branch.n0_above_controller_unlimited > 0.5 ? 0.0 : m->controller.unlimited);

    /* E16 again, as in model_evaluate */
    m->road.slopeNow = m->branch.time_at_least_road_start > 0.5 && m->branch.time_below_road_end > 0.5 ? m->road.slope
            : 0.0;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E6  engine  EngineConstraint::lag  timeConstant*der(force) = maxForce*throttle - force
     *     model.xmi:494 */
    if (!(fabs(m->engine.timeConstant) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E6, NULL, m->engine.timeConstant);

    /* divisor in E5  vehicle  VehicleConstraint::momentum  model.xmi:470
     *     m*der(v) = fA + fB - drag - m*g*(rolling*cos(slope) + sin(slope)) */
    if (!(fabs(m->vehicle.m) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E5, NULL, m->vehicle.m);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->vehicle.v = m->vehicle.v_start;
    m->vehicle.x = m->vehicle.x_start;
    m->engine.force = m->engine.force_start;
    m->controller.intErr = m->controller.intErr_start;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
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
    m->vehicle.v = x[0]; /* m/s */
    m->vehicle.x = x[1]; /* m */
    m->engine.force = x[2]; /* N */
    m->controller.intErr = x[3];
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->vehicle.v; /* m/s */
    x[1] = m->vehicle.x; /* m */
    x[2] = m->engine.force; /* N */
    x[3] = m->controller.intErr;
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->vehicle.der_v; /* m/s^2 */
    dx[1] = m->vehicle.der_x; /* m/s */
    dx[2] = m->engine.der_force; /* N/s */
    dx[3] = m->controller.der_intErr;
}

/* Rows of model_variables. */
static const int states[] = {
        10, 11, 18, 25};

int model_state_count(const Model *m)
{
    (void)m;
    return 4;
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

static void before_indicators(Model *m)
{
    /* E15 again, as in model_evaluate */
    m->controller.setSpeed.rSig = m->branch.time_below_setSpeed_changeTime > 0.5 ? m->setSpeed.first
            : m->setSpeed.second;

    /* E14 again, as in model_evaluate */
    m->controller.speed.rSig = m->vehicle.v / m->speedSensor.velocity2Signal;

    /* E8 again, as in model_evaluate */
    m->controller.err = m->controller.setSpeed.rSig - m->controller.speed.rSig;

    /* E10 again, as in model_evaluate */
    m->controller.unlimited = m->controller.kp * m->controller.err + m->controller.ki * m->controller.intErr;
}

static void update(Model *m)
{
    /* E14 again, as in model_evaluate */
    m->controller.speed.rSig = m->vehicle.v / m->speedSensor.velocity2Signal;

    /* E15  decides time < setSpeed.changeTime  model.xmi:581 */
    m->branch.time_below_setSpeed_changeTime = instant_truth(m->time, -1.0, m->setSpeed.changeTime, false);

    /* E15 again, as in model_evaluate */
    m->controller.setSpeed.rSig = m->branch.time_below_setSpeed_changeTime > 0.5 ? m->setSpeed.first
            : m->setSpeed.second;

    /* E8 again, as in model_evaluate */
    m->controller.err = m->controller.setSpeed.rSig - m->controller.speed.rSig;

    /* E10 again, as in model_evaluate */
    m->controller.unlimited = m->controller.kp * m->controller.err + m->controller.ki * m->controller.intErr;

    /* E11  decides 0 > controller.unlimited  model.xmi:554 */
    m->branch.n0_above_controller_unlimited = instant_kept(0.0 > m->controller.unlimited ? 1.0 : 0.0,
            -m->controller.unlimited, m->branch.n0_above_controller_unlimited, m->slack[0]);

    /* E11  decides 1 < (if 0 > controller.unlimited then 0 else controller.unlimited)  model.xmi:554 */
    const double part_of_relation_of_E11 = m->branch.n0_above_controller_unlimited > 0.5 ? 0.0
            : m->controller.unlimited;
    m->branch.relation_of_E11 = instant_kept(1.0 < part_of_relation_of_E11 ? 1.0 : 0.0, 1.0 - part_of_relation_of_E11,
            m->branch.relation_of_E11, m->slack[1]);

    /* E16  decides time >= road.start  model.xmi:605 */
    m->branch.time_at_least_road_start = instant_truth(m->time, 1.0, -m->road.start, true);

    /* E16  decides time < road.end  model.xmi:605 */
    m->branch.time_below_road_end = instant_truth(m->time, -1.0, m->road.end, false);
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    before_indicators(m);
    indicator[0] = instant_margin(-m->controller.unlimited, m->branch.n0_above_controller_unlimited, false);
    indicator[1] = instant_margin((m->branch.n0_above_controller_unlimited > 0.5 ? 0.0 : m->controller.unlimited)
            - 1.0, m->branch.relation_of_E11, false);

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time < setSpeed.changeTime */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->setSpeed.changeTime));
    /* time >= road.start */
    *next = fmin(*next, instant_of_truth(m->time, 1.0, -m->road.start));
    /* time < road.end */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->road.end));
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
    update(m);

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    m->is_initial = is_initial;
    m->is_terminal = is_terminal;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E4_BY_V = 2, D_E14_BY_V, D_E10_BY_ERR, D_E10_BY_INT_ERR, D_E11_BY_UNLIMITED, D_E6_BY_THROTTLE, D_E6_BY_FORCE,
    D_E5_BY_FORCE, D_E5_BY_DRAG };

void model_partials(const Model *m, double *partial)
{
    /* E4  vehicle.drag */
    partial[D_E4_BY_V] = 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * fabs(m->vehicle.v)
            + 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * m->vehicle.v * sign_of(m->vehicle.v);

    /* E14  controller.speed.rSig */
    partial[D_E14_BY_V] = 1.0 / m->speedSensor.velocity2Signal;

    /* E10  controller.unlimited */
    partial[D_E10_BY_ERR] = m->controller.kp;
    partial[D_E10_BY_INT_ERR] = m->controller.ki;

    /* E11  controller.throttle */
    partial[D_E11_BY_UNLIMITED] = m->branch.relation_of_E11 > 0.5 ? 0.0
            : (m->branch.n0_above_controller_unlimited > 0.5 ? 0.0 : 1.0);

    /* E6  der(engine.force) */
    partial[D_E6_BY_THROTTLE] = m->engine.maxForce / m->engine.timeConstant;
    partial[D_E6_BY_FORCE] = -(1.0 / m->engine.timeConstant);

    /* E5  der(vehicle.v) */
    partial[D_E5_BY_FORCE] = 1.0 / m->vehicle.m;
    partial[D_E5_BY_DRAG] = -(1.0 / m->vehicle.m);
}
