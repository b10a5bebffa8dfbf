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
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

/* ---- quantities ---- */

/* CruiseController::Vehicle */
struct Vehicle {
    double m;                               /* kg, constant, model.xmi:28 */
    double airDensity;                      /* kg/m^3, constant, model.xmi:31 */
    double dragArea;                        /* m^2, constant, model.xmi:34 */
    double rolling;                         /* constant, model.xmi:38 */
    double g;                               /* m/s^2, constant, model.xmi:42 */
    double v;                               /* m/s, state, model.xmi:46 */
    double x;                               /* m, state, model.xmi:50 */
    double drag;                            /* N, variable, model.xmi:54 */
    double der_x;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
};

/* CruiseController::Engine */
struct Engine {
    double maxForce;                        /* N, constant, model.xmi:130 */
    double timeConstant;                    /* s, constant, model.xmi:134 */
    double force;                           /* N, state, model.xmi:137 */
    double der_force;                       /* N/s, derivative */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* CruiseController::PIController */
struct PIController {
    double kp;                              /* constant, model.xmi:178 */
    double ki;                              /* constant, model.xmi:182 */
    double err;                             /* variable, model.xmi:186 */
    double intErr;                          /* state, model.xmi:190 */
    double unlimited;                       /* variable, model.xmi:194 */
    double throttle;                        /* variable, model.xmi:198 */
    double der_intErr;                      /* derivative */
    struct RealSignalInElement setSpeed;    /* port, model.xmi:169 */
    struct RealSignalInElement speed;       /* port, model.xmi:172 */
};

/* TranslationalMechanics::TransVelocitySensor */
struct TransVelocitySensor {
    double velocity2Signal;                 /* m/s, constant, TranslationalMechanics.xmi:418 */
};

/* CruiseController::StepSignal */
struct StepSignal {
    double first;                           /* constant, model.xmi:251 */
    double second;                          /* constant, model.xmi:255 */
    double changeTime;                      /* s, constant, model.xmi:259 */
};

/* CruiseController::PulseSignal */
struct PulseSignal {
    double slope;                           /* constant, model.xmi:287 */
    double start;                           /* s, constant, model.xmi:291 */
    double end;                             /* s, constant, model.xmi:294 */
    double slopeNow;                        /* variable, model.xmi:297 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double vehicle_v;                       /* m/s, initial value */
    double vehicle_x;                       /* m, initial value */
    double engine_force;                    /* N, initial value */
    double controller_intErr;               /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double n0_above_controller_unlimited;   /* 0 > controller.unlimited */
    double relation_of_E11;                 /* 1 < (if 0 > controller.unlimited then 0 else controller.unlimited) */
    double time_below_setSpeed_changeTime;  /* time < setSpeed.changeTime */
    double time_at_least_road_start;        /* time >= road.start */
    double time_below_road_end;             /* time < road.end */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Vehicle vehicle;                 /* part, model.xmi:327 */
    struct Engine engine;                   /* part, model.xmi:330 */
    struct PIController controller;         /* part, model.xmi:333 */
    struct TransVelocitySensor speedSensor; /* part, model.xmi:336 */
    struct StepSignal setSpeed;             /* part, model.xmi:339 */
    struct PulseSignal road;                /* part, model.xmi:342 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[5];           /* how near to its boundary each of them keeps its value */
    struct ModelStart start;
};

const size_t model_size = sizeof(struct Model);

static inline double sign_of(double a)
{
    return (a > 0.0 ? 1.0 : 0.0) - (a < 0.0 ? 1.0 : 0.0);
}

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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 5, NULL, m->engine.timeConstant);

    /* divisor in E5  vehicle  VehicleConstraint::momentum  model.xmi:470
     *     m*der(v) = fA + fB - drag - m*g*(rolling*cos(slope) + sin(slope)) */
    if (!(fabs(m->vehicle.m) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 4, NULL, m->vehicle.m);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->vehicle.v = m->start.vehicle_v;
    m->vehicle.x = m->start.vehicle_x;
    m->engine.force = m->start.engine_force;
    m->controller.intErr = m->start.controller_intErr;
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
    m->start.vehicle_v = 20.0; /* m/s */
    m->start.vehicle_x = 0.0; /* m */
    m->start.engine_force = 0.0; /* N */
    m->start.controller_intErr = 0.0;
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

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  vehicle  VehicleConstraint::flangeA  vA = v  model.xmi:446 */
    const double vehicle_a_lV = listed[1];
    const double vehicle_v = listed[10];
    residual[0] = vehicle_a_lV - vehicle_v;
    scale[0] = fabs(vehicle_a_lV) + fabs(vehicle_v);

    /* E2  vehicle  VehicleConstraint::flangeB  vB = v  model.xmi:452 */
    const double vehicle_b_lV = listed[3];
    residual[1] = vehicle_b_lV - vehicle_v;
    scale[1] = fabs(vehicle_b_lV) + fabs(vehicle_v);

    /* E3  vehicle  VehicleConstraint::distance  der(x) = v  model.xmi:458 */
    const double der_vehicle_x = listed[41];
    residual[2] = der_vehicle_x - vehicle_v;
    scale[2] = fabs(der_vehicle_x) + fabs(vehicle_v);

    /* E4  vehicle  VehicleConstraint::air  drag = 0.5*airDensity*dragArea*v*abs(v)  model.xmi:464 */
    const double vehicle_drag = listed[12];
    const double vehicle_airDensity = listed[6];
    const double vehicle_dragArea = listed[7];
    const double part_of_E4 = 0.5 * vehicle_airDensity * vehicle_dragArea * vehicle_v * fabs(vehicle_v);
    residual[3] = vehicle_drag - part_of_E4;
    scale[3] = fabs(vehicle_drag) + fabs(part_of_E4);

    /* E5  vehicle  VehicleConstraint::momentum  model.xmi:470
     *     m*der(v) = fA + fB - drag - m*g*(rolling*cos(slope) + sin(slope)) */
    const double vehicle_m = listed[5];
    const double der_vehicle_v = listed[42];
    const double vehicle_a_f = listed[0];
    const double vehicle_b_f = listed[2];
    const double vehicle_g = listed[9];
    const double vehicle_rolling = listed[8];
    const double vehicle_slope_rSig = listed[4];
    const double part_of_E5 = vehicle_m * vehicle_g
            * (vehicle_rolling * cos(vehicle_slope_rSig) + sin(vehicle_slope_rSig));
    residual[4] = vehicle_m * der_vehicle_v - (vehicle_a_f + vehicle_b_f - vehicle_drag - part_of_E5);
    scale[4] = fabs(vehicle_m * der_vehicle_v) + fabs(vehicle_a_f) + fabs(vehicle_b_f) + fabs(vehicle_drag)
            + fabs(part_of_E5);

    /* E6  engine  EngineConstraint::lag  timeConstant*der(force) = maxForce*throttle - force  model.xmi:494 */
    const double engine_timeConstant = listed[17];
    const double der_engine_force = listed[43];
    const double engine_maxForce = listed[16];
    const double engine_throttle_rSig = listed[13];
    const double engine_force = listed[18];
    residual[5] = engine_timeConstant * der_engine_force - (engine_maxForce * engine_throttle_rSig - engine_force);
    scale[5] = fabs(engine_timeConstant * der_engine_force) + fabs(engine_maxForce * engine_throttle_rSig)
            + fabs(engine_force);

    /* E7  engine  EngineConstraint::reaction  f = -force  model.xmi:500 */
    const double engine_p_f = listed[14];
    residual[6] = engine_p_f + engine_force;
    scale[6] = fabs(engine_p_f) + fabs(engine_force);

    /* E8  controller  PIControllerConstraint::error  err = setSpeed - speed  model.xmi:536 */
    const double controller_err = listed[24];
    const double controller_setSpeed_rSig = listed[19];
    const double controller_speed_rSig = listed[20];
    residual[7] = controller_err - (controller_setSpeed_rSig - controller_speed_rSig);
    scale[7] = fabs(controller_err) + fabs(controller_setSpeed_rSig) + fabs(controller_speed_rSig);

    /* E9  controller  PIControllerConstraint::integral  der(intErr) = err  model.xmi:542 */
    const double der_controller_intErr = listed[44];
    residual[8] = der_controller_intErr - controller_err;
    scale[8] = fabs(der_controller_intErr) + fabs(controller_err);

    /* E10  controller  PIControllerConstraint::control  unlimited = kp*err + ki*intErr  model.xmi:548 */
    const double controller_unlimited = listed[26];
    const double controller_kp = listed[22];
    const double controller_ki = listed[23];
    const double controller_intErr = listed[25];
    residual[9] = controller_unlimited - (controller_kp * controller_err + controller_ki * controller_intErr);
    scale[9] = fabs(controller_unlimited) + fabs(controller_kp * controller_err)
            + fabs(controller_ki * controller_intErr);

    /* E11  controller  PIControllerConstraint::limits  throttle = min(1, max(0, unlimited))  model.xmi:554 */
    const double controller_throttle = listed[27];
    const double part_of_E11 = m->branch.relation_of_E11 > 0.5 ? 1.0
            : (m->branch.n0_above_controller_unlimited > 0.5 ? 0.0 : controller_unlimited);
    residual[10] = controller_throttle - part_of_E11;
    scale[10] = fabs(controller_throttle) + fabs(part_of_E11);

    /* E12  controller  PIControllerConstraint::signal  outSig = throttle  model.xmi:560 */
    const double controller_outSig_rSig = listed[21];
    residual[11] = controller_outSig_rSig - controller_throttle;
    scale[11] = fabs(controller_outSig_rSig) + fabs(controller_throttle);

    /* E13  speedSensor  TransVelocitySensorConstraint::noForce  f = 0  TranslationalMechanics.xmi:738 */
    const double speedSensor_p_f = listed[28];
    residual[12] = speedSensor_p_f - 0.0;
    scale[12] = fabs(speedSensor_p_f);

    /* E14  speedSensor  TransVelocitySensorConstraint::signal  TranslationalMechanics.xmi:744
     *     y = lV/velocity2Signal */
    const double speedSensor_out_rSig = listed[30];
    const double speedSensor_p_lV = listed[29];
    const double speedSensor_velocity2Signal = listed[31];
    residual[13] = speedSensor_out_rSig - speedSensor_p_lV / speedSensor_velocity2Signal;
    scale[13] = fabs(speedSensor_out_rSig) + fabs(speedSensor_p_lV / speedSensor_velocity2Signal);

    /* E15  setSpeed  StepSignalConstraint::signal  y = if time < changeTime then first else second  model.xmi:581 */
    const double setSpeed_out_rSig = listed[32];
    const double setSpeed_first = listed[33];
    const double setSpeed_second = listed[34];
    const double part_of_E15 = m->branch.time_below_setSpeed_changeTime > 0.5 ? setSpeed_first : setSpeed_second;
    residual[14] = setSpeed_out_rSig - part_of_E15;
    scale[14] = fabs(setSpeed_out_rSig) + fabs(part_of_E15);

    /* E16  road  PulseSignalConstraint::pulse  model.xmi:605
     *     slopeNow = if time >= start and time < stop then slope else 0 */
    const double road_slopeNow = listed[40];
    const double road_slope = listed[37];
    const double part_of_E16 = m->branch.time_at_least_road_start > 0.5 && m->branch.time_below_road_end > 0.5
            ? road_slope : 0.0;
    residual[15] = road_slopeNow - part_of_E16;
    scale[15] = fabs(road_slopeNow) + fabs(part_of_E16);

    /* E17  road  PulseSignalConstraint::signal  y = slopeNow  model.xmi:611 */
    const double road_out_rSig = listed[36];
    residual[16] = road_out_rSig - road_slopeNow;
    scale[16] = fabs(road_out_rSig) + fabs(road_slopeNow);

    /* E18  connection CruiseTest::c1  engine.p.lV = vehicle.a.lV  model.xmi:345 */
    const double engine_p_lV = listed[15];
    residual[17] = engine_p_lV - vehicle_a_lV;
    scale[17] = fabs(engine_p_lV) + fabs(vehicle_a_lV);

    /* E19  connection CruiseTest::c2  speedSensor.p.lV = vehicle.a.lV  model.xmi:349 */
    residual[18] = speedSensor_p_lV - vehicle_a_lV;
    scale[18] = fabs(speedSensor_p_lV) + fabs(vehicle_a_lV);

    /* E20  connection CruiseTest::c3  speedSensor.out.rSig = controller.speed.rSig  model.xmi:355 */
    residual[19] = speedSensor_out_rSig - controller_speed_rSig;
    scale[19] = fabs(speedSensor_out_rSig) + fabs(controller_speed_rSig);

    /* E21  connection CruiseTest::c4  setSpeed.out.rSig = controller.setSpeed.rSig  model.xmi:361 */
    residual[20] = setSpeed_out_rSig - controller_setSpeed_rSig;
    scale[20] = fabs(setSpeed_out_rSig) + fabs(controller_setSpeed_rSig);

    /* E22  connection CruiseTest::c5  controller.outSig.rSig = engine.throttle.rSig  model.xmi:365 */
    residual[21] = controller_outSig_rSig - engine_throttle_rSig;
    scale[21] = fabs(controller_outSig_rSig) + fabs(engine_throttle_rSig);

    /* E23  connection CruiseTest::c6  road.out.rSig = vehicle.slope.rSig  model.xmi:369 */
    residual[22] = road_out_rSig - vehicle_slope_rSig;
    scale[22] = fabs(road_out_rSig) + fabs(vehicle_slope_rSig);

    /* E24  flows at CruiseTest::c1  engine.p.f + vehicle.a.f + speedSensor.p.f = 0  model.xmi:345 */
    residual[23] = engine_p_f + vehicle_a_f + speedSensor_p_f - 0.0;
    scale[23] = fabs(engine_p_f) + fabs(vehicle_a_f) + fabs(speedSensor_p_f);

    /* E25  unconnected Vehicle::b  vehicle.b.f = 0  model.xmi:22 */
    residual[24] = vehicle_b_f - 0.0;
    scale[24] = fabs(vehicle_b_f);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E11  decides 0 > controller.unlimited  model.xmi:554 */
    const double controller_unlimited = listed[26];
    margin[0] = (2.0 * m->branch.n0_above_controller_unlimited - 1.0) * (-controller_unlimited);
    /* E11  decides 1 < (if 0 > controller.unlimited then 0 else controller.unlimited)  model.xmi:554 */
    margin[1] = (2.0 * m->branch.relation_of_E11 - 1.0)
            * ((m->branch.n0_above_controller_unlimited > 0.5 ? 0.0 : controller_unlimited) - 1.0);
    /* E15  decides time < setSpeed.changeTime  model.xmi:581 */
    const double setSpeed_changeTime = listed[35];
    margin[2] = (2.0 * m->branch.time_below_setSpeed_changeTime - 1.0) * (setSpeed_changeTime - time);
    /* E16  decides time >= road.start  model.xmi:605 */
    const double road_start = listed[38];
    margin[3] = (2.0 * m->branch.time_at_least_road_start - 1.0) * (time - road_start);
    /* E16  decides time < road.end  model.xmi:605 */
    const double road_end = listed[39];
    margin[4] = (2.0 * m->branch.time_below_road_end - 1.0) * (road_end - time);
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
    /* E4: vehicle.drag by vehicle.v */
    partial[2] = 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * fabs(m->vehicle.v)
            + 0.5 * m->vehicle.airDensity * m->vehicle.dragArea * m->vehicle.v * sign_of(m->vehicle.v);

    /* E14: controller.speed.rSig by vehicle.v */
    partial[3] = 1.0 / m->speedSensor.velocity2Signal;

    /* E10: controller.unlimited by controller.err, controller.intErr */
    partial[4] = m->controller.kp;
    partial[5] = m->controller.ki;

    /* E11: controller.throttle by controller.unlimited */
    partial[6] = m->branch.relation_of_E11 > 0.5 ? 0.0 : (m->branch.n0_above_controller_unlimited > 0.5 ? 0.0 : 1.0);

    /* E6: der(engine.force) by controller.throttle, engine.force */
    partial[7] = m->engine.maxForce / m->engine.timeConstant;
    partial[8] = -(1.0 / m->engine.timeConstant);

    /* E5: der(vehicle.v) by engine.force, vehicle.drag */
    partial[9] = 1.0 / m->vehicle.m;
    partial[10] = -(1.0 / m->vehicle.m);
}

/* ---- tables ---- */

const int model_variable_count = 45;
const int model_equation_count = 25;
const int model_constraint_count = 25;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"vehicle.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "engine.force", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, engine.force), 1, 0.0, offsetof(Model, start.engine_force), 0.0, 23, NULL, 0, false},
    /* 1 */ {"vehicle.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, start.vehicle_v), 0.0, 0, NULL, 0, false},
    /* 2 */ {"vehicle.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 3 */ {"vehicle.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, start.vehicle_v), 0.0, 1, NULL, 0, false},
    /* 4 */ {"vehicle.slope.rSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "road.slopeNow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, road.slopeNow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 5 */ {"vehicle.m", "kg", "Mass",
        "model.xmi:28 CruiseController::Vehicle::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.m), 1, 0.0, offsetof(Model, vehicle.m), 0.0, -1, NULL, 0, false},
    /* 6 */ {"vehicle.airDensity", "kg/m^3", "Density of the air",
        "model.xmi:31 CruiseController::Vehicle::airDensity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.airDensity), 1, 0.0, offsetof(Model, vehicle.airDensity), 0.0, -1, NULL, 0, false},
    /* 7 */ {"vehicle.dragArea", "m^2", "Drag coefficient times area of the front",
        "model.xmi:34 CruiseController::Vehicle::dragArea", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.dragArea), 1, 0.0, offsetof(Model, vehicle.dragArea), 0.0, -1, NULL, 0, false},
    /* 8 */ {"vehicle.rolling", "1", "Resistance of the tyres divided by the load",
        "model.xmi:38 CruiseController::Vehicle::rolling", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.rolling), 1, 0.0, offsetof(Model, vehicle.rolling), 0.0, -1, NULL, 0, false},
    /* 9 */ {"vehicle.g", "m/s^2", "Acceleration of gravity",
        "model.xmi:42 CruiseController::Vehicle::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.g), 1, 0.0, offsetof(Model, vehicle.g), 0.0, -1, NULL, 0, false},
    /* 10 */ {"vehicle.v", "m/s", "Velocity",
        "model.xmi:46 CruiseController::Vehicle::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, start.vehicle_v), 0.0, -1, NULL, 0, false},
    /* 11 */ {"vehicle.x", "m", "Distance",
        "model.xmi:50 CruiseController::Vehicle::x", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, vehicle.x), 1, 0.0, offsetof(Model, start.vehicle_x), 0.0, -1, NULL, 0, false},
    /* 12 */ {"vehicle.drag", "N", "Drag of the air",
        "model.xmi:54 CruiseController::Vehicle::drag", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.drag), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 13 */ {"engine.throttle.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "controller.throttle", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.throttle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 14 */ {"engine.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-engine.force", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, engine.force), -1, 0.0, offsetof(Model, start.engine_force), 0.0, 6, NULL, 0, false},
    /* 15 */ {"engine.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, start.vehicle_v), 0.0, 17, NULL, 0, false},
    /* 16 */ {"engine.maxForce", "N", "Force at full throttle",
        "model.xmi:130 CruiseController::Engine::maxForce", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, engine.maxForce), 1, 0.0, offsetof(Model, engine.maxForce), 0.0, -1, NULL, 0, false},
    /* 17 */ {"engine.timeConstant", "s", "Lag of the force",
        "model.xmi:134 CruiseController::Engine::timeConstant", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, engine.timeConstant), 1, 0.0, offsetof(Model, engine.timeConstant), 0.0, -1, NULL, 0, false},
    /* 18 */ {"engine.force", "N", "Force on what is attached",
        "model.xmi:137 CruiseController::Engine::force", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, engine.force), 1, 0.0, offsetof(Model, start.engine_force), 0.0, -1, NULL, 0, false},
    /* 19 */ {"controller.setSpeed.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.setSpeed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 20 */ {"controller.speed.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.speed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 21 */ {"controller.outSig.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.throttle", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.throttle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 22 */ {"controller.kp", "1", "Proportional gain",
        "model.xmi:178 CruiseController::PIController::kp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.kp), 1, 0.0, offsetof(Model, controller.kp), 0.0, -1, NULL, 0, false},
    /* 23 */ {"controller.ki", "1/s", "Integral gain",
        "model.xmi:182 CruiseController::PIController::ki", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.ki), 1, 0.0, offsetof(Model, controller.ki), 0.0, -1, NULL, 0, false},
    /* 24 */ {"controller.err", "1", "Set speed minus speed",
        "model.xmi:186 CruiseController::PIController::err", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.err), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 25 */ {"controller.intErr", "s", "Integral of the error",
        "model.xmi:190 CruiseController::PIController::intErr", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, controller.intErr), 1, 0.0, offsetof(Model, start.controller_intErr), 0.0, -1, NULL, 0, false},
    /* 26 */ {"controller.unlimited", "1", "Output before it is limited",
        "model.xmi:194 CruiseController::PIController::unlimited", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.unlimited), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 27 */ {"controller.throttle", "1", "Output",
        "model.xmi:198 CruiseController::PIController::throttle", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.throttle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 28 */ {"speedSensor.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 29 */ {"speedSensor.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, start.vehicle_v), 0.0, 18, NULL, 0, false},
    /* 30 */ {"speedSensor.out.rSig", "1", "Velocity over velocity2Signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.speed.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.speed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 31 */ {"speedSensor.velocity2Signal", "m/s", "Velocity at which the signal is one",
        "TranslationalMechanics.xmi:418 TranslationalMechanics::TransVelocitySensor::velocity2Signal", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, speedSensor.velocity2Signal), 1, 0.0, offsetof(Model, speedSensor.velocity2Signal), 0.0, -1, NULL, 0, false},
    /* 32 */ {"setSpeed.out.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.setSpeed.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.setSpeed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 33 */ {"setSpeed.first", "1", "Value before the change",
        "model.xmi:251 CruiseController::StepSignal::first", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, setSpeed.first), 1, 0.0, offsetof(Model, setSpeed.first), 0.0, -1, NULL, 0, false},
    /* 34 */ {"setSpeed.second", "1", "Value from the change on",
        "model.xmi:255 CruiseController::StepSignal::second", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, setSpeed.second), 1, 0.0, offsetof(Model, setSpeed.second), 0.0, -1, NULL, 0, false},
    /* 35 */ {"setSpeed.changeTime", "s", "Time of the change",
        "model.xmi:259 CruiseController::StepSignal::changeTime", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, setSpeed.changeTime), 1, 0.0, offsetof(Model, setSpeed.changeTime), 0.0, -1, NULL, 0, false},
    /* 36 */ {"road.out.rSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "road.slopeNow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, road.slopeNow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 37 */ {"road.slope", "", "Value during the pulse",
        "model.xmi:287 CruiseController::PulseSignal::slope", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, road.slope), 1, 0.0, offsetof(Model, road.slope), 0.0, -1, NULL, 0, false},
    /* 38 */ {"road.start", "s", "Begin of the pulse",
        "model.xmi:291 CruiseController::PulseSignal::start", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, road.start), 1, 0.0, offsetof(Model, road.start), 0.0, -1, NULL, 0, false},
    /* 39 */ {"road.end", "s", "End of the pulse",
        "model.xmi:294 CruiseController::PulseSignal::end", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, road.end), 1, 0.0, offsetof(Model, road.end), 0.0, -1, NULL, 0, false},
    /* 40 */ {"road.slopeNow", "", "Present value",
        "model.xmi:297 CruiseController::PulseSignal::slopeNow", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, road.slopeNow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 41 */ {"der(vehicle.x)", "m/s", "",
        "model.xmi:50 CruiseController::Vehicle::x", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, vehicle.der_x), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 42 */ {"der(vehicle.v)", "m/s^2", "",
        "model.xmi:46 CruiseController::Vehicle::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, vehicle.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 43 */ {"der(engine.force)", "N/s", "",
        "model.xmi:137 CruiseController::Engine::force", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, engine.der_force), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 44 */ {"der(controller.intErr)", "1", "",
        "model.xmi:190 CruiseController::PIController::intErr", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, controller.der_intErr), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 10, -1,
    3, 10, -1,
    41, 10, -1,
    12, 6, 7, 10, -1,
    5, 42, 0, 2, 12, 9, 8, 4, -1,
    17, 43, 16, 13, 18, -1,
    14, 18, -1,
    24, 19, 20, -1,
    44, 24, -1,
    26, 22, 24, 23, 25, -1,
    27, 26, -1,
    21, 27, -1,
    28, -1,
    30, 29, 31, -1,
    32, 35, 33, 34, -1,
    40, 38, 39, 37, -1,
    36, 40, -1,
    15, 1, -1,
    29, 1, -1,
    30, 20, -1,
    32, 19, -1,
    21, 13, -1,
    36, 4, -1,
    14, 0, 28, -1,
    2, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "CruiseController::Constraints::VehicleConstraint::flangeA", "vehicle",
        "vehicle.a.lV = vehicle.v", "model.xmi:446", held + 0, false},
    /* 1 */ {"E2", "CruiseController::Constraints::VehicleConstraint::flangeB", "vehicle",
        "vehicle.b.lV = vehicle.v", "model.xmi:452", held + 3, false},
    /* 2 */ {"E3", "CruiseController::Constraints::VehicleConstraint::distance", "vehicle",
        "der(vehicle.x) = vehicle.v", "model.xmi:458", held + 6, false},
    /* 3 */ {"E4", "CruiseController::Constraints::VehicleConstraint::air", "vehicle",
        "vehicle.drag = 0.5*vehicle.airDensity*vehicle.dragArea*vehicle.v*abs(vehicle.v)", "model.xmi:464", held + 9, false},
    /* 4 */ {"E5", "CruiseController::Constraints::VehicleConstraint::momentum", "vehicle",
        "vehicle.m*der(vehicle.v) = vehicle.a.f + vehicle.b.f - vehicle.drag - vehicle.m*vehicle.g*(vehicle.rolling*cos(vehicle.slope.rSig) + sin(vehicle.slope.rSig))", "model.xmi:470", held + 14, false},
    /* 5 */ {"E6", "CruiseController::Constraints::EngineConstraint::lag", "engine",
        "engine.timeConstant*der(engine.force) = engine.maxForce*engine.throttle.rSig - engine.force", "model.xmi:494", held + 23, false},
    /* 6 */ {"E7", "CruiseController::Constraints::EngineConstraint::reaction", "engine",
        "engine.p.f = -engine.force", "model.xmi:500", held + 29, false},
    /* 7 */ {"E8", "CruiseController::Constraints::PIControllerConstraint::error", "controller",
        "controller.err = controller.setSpeed.rSig - controller.speed.rSig", "model.xmi:536", held + 32, false},
    /* 8 */ {"E9", "CruiseController::Constraints::PIControllerConstraint::integral", "controller",
        "der(controller.intErr) = controller.err", "model.xmi:542", held + 36, false},
    /* 9 */ {"E10", "CruiseController::Constraints::PIControllerConstraint::control", "controller",
        "controller.unlimited = controller.kp*controller.err + controller.ki*controller.intErr", "model.xmi:548", held + 39, false},
    /* 10 */ {"E11", "CruiseController::Constraints::PIControllerConstraint::limits", "controller",
        "controller.throttle = min(1, max(0, controller.unlimited))", "model.xmi:554", held + 45, false},
    /* 11 */ {"E12", "CruiseController::Constraints::PIControllerConstraint::signal", "controller",
        "controller.outSig.rSig = controller.throttle", "model.xmi:560", held + 48, false},
    /* 12 */ {"E13", "TranslationalMechanics::Constraints::TransVelocitySensorConstraint::noForce", "speedSensor",
        "speedSensor.p.f = 0", "TranslationalMechanics.xmi:738", held + 51, false},
    /* 13 */ {"E14", "TranslationalMechanics::Constraints::TransVelocitySensorConstraint::signal", "speedSensor",
        "speedSensor.out.rSig = speedSensor.p.lV/speedSensor.velocity2Signal", "TranslationalMechanics.xmi:744", held + 53, false},
    /* 14 */ {"E15", "CruiseController::Constraints::StepSignalConstraint::signal", "setSpeed",
        "setSpeed.out.rSig = if time < setSpeed.changeTime then setSpeed.first else setSpeed.second", "model.xmi:581", held + 57, false},
    /* 15 */ {"E16", "CruiseController::Constraints::PulseSignalConstraint::pulse", "road",
        "road.slopeNow = if time >= road.start and time < road.end then road.slope else 0", "model.xmi:605", held + 62, false},
    /* 16 */ {"E17", "CruiseController::Constraints::PulseSignalConstraint::signal", "road",
        "road.out.rSig = road.slopeNow", "model.xmi:611", held + 67, false},
    /* 17 */ {"E18", "CruiseController::CruiseTest::c1", "",
        "engine.p.lV = vehicle.a.lV", "model.xmi:345", held + 70, false},
    /* 18 */ {"E19", "CruiseController::CruiseTest::c2", "",
        "speedSensor.p.lV = vehicle.a.lV", "model.xmi:349", held + 73, false},
    /* 19 */ {"E20", "CruiseController::CruiseTest::c3", "",
        "speedSensor.out.rSig = controller.speed.rSig", "model.xmi:355", held + 76, false},
    /* 20 */ {"E21", "CruiseController::CruiseTest::c4", "",
        "setSpeed.out.rSig = controller.setSpeed.rSig", "model.xmi:361", held + 79, false},
    /* 21 */ {"E22", "CruiseController::CruiseTest::c5", "",
        "controller.outSig.rSig = engine.throttle.rSig", "model.xmi:365", held + 82, false},
    /* 22 */ {"E23", "CruiseController::CruiseTest::c6", "",
        "road.out.rSig = vehicle.slope.rSig", "model.xmi:369", held + 85, false},
    /* 23 */ {"E24", "CruiseController::CruiseTest::c1", "",
        "engine.p.f + vehicle.a.f + speedSensor.p.f = 0", "model.xmi:345", held + 88, false},
    /* 24 */ {"E25", "CruiseController::Vehicle::b", "vehicle",
        "vehicle.b.f = 0", "model.xmi:22", held + 92, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"0 > controller.unlimited", "CruiseController::Constraints::PIControllerConstraint::limits", "model.xmi:554", 10, offsetof(Model, branch.n0_above_controller_unlimited), false, false, true, -1, 0, offsetof(Model, slack[0])},
    {"1 < (if 0 > controller.unlimited then 0 else controller.unlimited)", "CruiseController::Constraints::PIControllerConstraint::limits", "model.xmi:554", 10, offsetof(Model, branch.relation_of_E11), false, false, true, -1, 0, offsetof(Model, slack[1])},
    {"time < setSpeed.changeTime", "CruiseController::Constraints::StepSignalConstraint::signal", "model.xmi:581", 14, offsetof(Model, branch.time_below_setSpeed_changeTime), false, true, true, -1, 0, offsetof(Model, slack[2])},
    {"time >= road.start", "CruiseController::Constraints::PulseSignalConstraint::pulse", "model.xmi:605", 15, offsetof(Model, branch.time_at_least_road_start), false, true, true, -1, 0, offsetof(Model, slack[3])},
    {"time < road.end", "CruiseController::Constraints::PulseSignalConstraint::pulse", "model.xmi:605", 15, offsetof(Model, branch.time_below_road_end), false, true, true, -1, 0, offsetof(Model, slack[4])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 5;
const int model_indicator_count = 2;

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
    0, 1, 2, 3, 4, 5, 7, 8, 10, 12};
static const int jacobian_row_slot[] = {
    4, 5, 6, 7, 8, 9, 10, 11, 12};
static const int jacobian_term_slot[] = {
    0, 0, 0, 6, 7, 7, 3, 9, 10, 2, 2, 5};
static const int jacobian_term_partial[] = {
    0, 2, 3, 1, 0, 4, 5, 6, 7, 8, 9, 10};
static const int jacobian_derivative[] = {
    12, 4, 11, 8};
static const int jacobian_column_start[] = {
    0, 4, 5, 7, 9};
static const int jacobian_row_index[] = {
    0, 1, 2, 3, 1, 0, 2, 2, 3};
static const int jacobian_colour[] = {
    0, 1, 1, 2};

const ModelJacobian model_jacobian = {
    .states = 4,
    .slots = 13,
    .rows = 9,
    .loop_count = 0,
    .partial_count = 11,
    .number_count = 2,
    .colours = 3,
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
    {"CruiseController::CruiseTest::c1", "", "model.xmi:345"},
    {"CruiseController::CruiseTest::c2", "", "model.xmi:349"},
    {"CruiseController::CruiseTest::c3", "", "model.xmi:355"},
    {"CruiseController::CruiseTest::c4", "", "model.xmi:361"},
    {"CruiseController::CruiseTest::c5", "", "model.xmi:365"},
    {"CruiseController::CruiseTest::c6", "", "model.xmi:369"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {14, 0}, {false, false}},
    {0, {15, 1}, {false, false}},
    {1, {28, 0}, {false, false}},
    {1, {29, 1}, {false, false}},
    {2, {30, 20}, {false, false}},
    {3, {32, 19}, {false, false}},
    {4, {21, 13}, {false, false}},
    {5, {36, 4}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 14, 28};

static const ModelJoints model_joints = {8, 4, joint_table, connectors, flows};

static const char *const plot[] = {"vehicle.v", "controller.throttle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of CruiseExperiment",
    "",
    "25 equations drawn, 0 derived; 14 eliminated as aliases, 0 redundant, 0 of constants, 11 in use",
    "4 states; 11 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  vehicle.v                                     start 20.0                                          its start is given",
    "  vehicle.x                                     start 0.0                                           its start is given",
    "  engine.force                                  start 0.0                                           its start is given",
    "  controller.intErr                             start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E24    vehicle.a.f                            = engine.force                                      model.xmi:345",
    "  E1     vehicle.a.lV                           = vehicle.v                                         model.xmi:446",
    "  E25    vehicle.b.f                            = 0                                                 model.xmi:22",
    "  E2     vehicle.b.lV                           = vehicle.v                                         model.xmi:452",
    "  E23    vehicle.slope.rSig                     = road.slopeNow                                     model.xmi:369",
    "  E22    engine.throttle.rSig                   = controller.throttle                               model.xmi:365",
    "  E7     engine.p.f                             = -engine.force                                     model.xmi:500",
    "  E18    engine.p.lV                            = vehicle.v                                         model.xmi:345",
    "  E12    controller.outSig.rSig                 = controller.throttle                               model.xmi:560",
    "  E13    speedSensor.p.f                        = 0                                                 TranslationalMechanics.xmi:738",
    "  E19    speedSensor.p.lV                       = vehicle.v                                         model.xmi:349",
    "  E20    speedSensor.out.rSig                   = controller.speed.rSig                             model.xmi:355",
    "  E21    setSpeed.out.rSig                      = controller.setSpeed.rSig                          model.xmi:361",
    "  E17    road.out.rSig                          = road.slopeNow                                     model.xmi:611",
    "",
    "Start",
    "         vehicle.v := 20.0",
    "         vehicle.x := 0.0",
    "         engine.force := 0.0",
    "         controller.intErr := 0.0",
    "",
    "Continuous time",
    "  E3     der(vehicle.x) := vehicle.v                                                                model.xmi:458",
    "  E4     vehicle.drag := 0.5*vehicle.airDensity*vehicle.dragArea*vehicle.v*noEvent(abs(vehicle.v))  model.xmi:464",
    "  E15    controller.setSpeed.rSig := if time < setSpeed.changeTime then setSpeed.first else setSpeed.second model.xmi:581",
    "  E14    controller.speed.rSig := vehicle.v/speedSensor.velocity2Signal                             TranslationalMechanics.xmi:744",
    "  E8     controller.err := controller.setSpeed.rSig - controller.speed.rSig                         model.xmi:536",
    "  E9     der(controller.intErr) := controller.err                                                   model.xmi:542",
    "  E10    controller.unlimited := controller.kp*controller.err + controller.ki*controller.intErr     model.xmi:548",
    "  E11    controller.throttle := if 1 < (if 0 > controller.unlimited then 0 else controller.unlimited) then 1 elseif 0 > controller.unlimited then 0 else controller.unlimited model.xmi:554",
    "  E6     der(engine.force) := (engine.maxForce*controller.throttle - engine.force)/engine.timeConstant  unless engine.timeConstant vanishes model.xmi:494",
    "  E16    road.slopeNow := if time >= road.start and time < road.end then road.slope else 0          model.xmi:605",
    "  E5     der(vehicle.v) := (engine.force - vehicle.drag - vehicle.m*vehicle.g*(vehicle.rolling*cos(road.slopeNow) + sin(road.slopeNow)))/vehicle.m  unless vehicle.m vanishes model.xmi:470",
    "",
    "Branches, kept between events",
    "  E11    0 > controller.unlimited               located                                             model.xmi:554",
    "  E11    1 < (if 0 > controller.unlimited then 0 else controller.unlimited) located                 model.xmi:554",
    "  E15    time < setSpeed.changeTime             at setSpeed.changeTime                              model.xmi:581",
    "  E16    time >= road.start                     at road.start                                       model.xmi:605",
    "  E16    time < road.end                        at road.end                                         model.xmi:605",
    "",
    "At events",
    "  E14    controller.speed.rSig := vehicle.v/speedSensor.velocity2Signal                             TranslationalMechanics.xmi:744",
    "  E15    decide time < setSpeed.changeTime                                                          model.xmi:581",
    "  E15    controller.setSpeed.rSig := if time < setSpeed.changeTime then setSpeed.first else setSpeed.second model.xmi:581",
    "  E8     controller.err := controller.setSpeed.rSig - controller.speed.rSig                         model.xmi:536",
    "  E10    controller.unlimited := controller.kp*controller.err + controller.ki*controller.intErr     model.xmi:548",
    "  E11    decide 0 > controller.unlimited                                                            model.xmi:554",
    "  E11    decide 1 < (if 0 > controller.unlimited then 0 else controller.unlimited)                  model.xmi:554",
    "  E16    decide time >= road.start                                                                  model.xmi:605",
    "  E16    decide time < road.end                                                                     model.xmi:605",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = &sliding_part,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "CruiseExperiment",
    .qualified_name = "CruiseController::CruiseExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 150.0,
    .interval = 0.1,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
};
