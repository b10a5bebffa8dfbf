/* ConnectedTanksExperiment.c - simulation of TwoTankHydraulics::ConnectedTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 2 states, 13 equations (6 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 */
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement {
    double p;                               /* Pa, variable, SysPhSLibrary.xmi:119 */
};

/* TwoTankHydraulics::Tank */
struct Tank {
    double tankSurfaceArea;                 /* m^2, constant, model.xmi:22 */
    double gravity;                         /* m/s^2, constant, model.xmi:26 */
    double fluidDensity;                    /* kg/m^3, constant, model.xmi:30 */
    double fluidLevel;                      /* m, state, model.xmi:34 */
    double der_fluidLevel;                  /* m/s, derivative */
    struct VolumeFlowElement tankOpening;   /* port, model.xmi:19 */
};

/* TwoTankHydraulics::Pipe */
struct Pipe {
    double pipeLength;                      /* m, constant, model.xmi:76 */
    double radius;                          /* m, constant, model.xmi:80 */
    double dynamicViscosity;                /* Pa*s, constant, model.xmi:84 */
    double resistance;                      /* Pa*s/m^3, derived constant, model.xmi:87 */
    double fluidFlow;                       /* m^3/s, variable, model.xmi:91 */
    double fluidPressureDiff;               /* Pa, variable, model.xmi:95 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double fluidReservoir1_fluidLevel;      /* m, initial value */
    double fluidReservoir2_fluidLevel;      /* m, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Tank fluidReservoir1;            /* part, model.xmi:151 */
    struct Tank fluidReservoir2;            /* part, model.xmi:154 */
    struct Pipe pipe;                       /* part, model.xmi:157 */
    struct ModelStart start;
};

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E1  fluidReservoir1  TankConstraint::pressure  p = gravity*fluidLevel*fluidDensity  model.xmi:247 */
    const double fluidReservoir1_tankOpening_p = m->fluidReservoir1.gravity * m->fluidReservoir1.fluidLevel
            * m->fluidReservoir1.fluidDensity;

    /* E3  fluidReservoir2  TankConstraint::pressure  p = gravity*fluidLevel*fluidDensity  model.xmi:247 */
    const double fluidReservoir2_tankOpening_p = m->fluidReservoir2.gravity * m->fluidReservoir2.fluidLevel
            * m->fluidReservoir2.fluidDensity;

    /* E7  pipe  PipeConstraint::difference  fluidPressureDiff = p2 - p1  model.xmi:304
     *     pipeOpening2.p is fluidReservoir2.tankOpening.p, pipeOpening1.p is fluidReservoir1.tankOpening.p */
    const double pipe_fluidPressureDiff = fluidReservoir2_tankOpening_p - fluidReservoir1_tankOpening_p;

    /* E6  pipe  PipeConstraint::law  fluidFlow = fluidPressureDiff/resistance  model.xmi:298 */
    const double pipe_fluidFlow = pipe_fluidPressureDiff / m->pipe.resistance;

    /* E2  fluidReservoir1  TankConstraint::storage  der(fluidLevel) = -q/tankSurfaceArea  model.xmi:253
     *     tankOpening.q is -pipe.fluidFlow */
    m->fluidReservoir1.der_fluidLevel = pipe_fluidFlow / m->fluidReservoir1.tankSurfaceArea;

    /* E4  fluidReservoir2  TankConstraint::storage  der(fluidLevel) = -q/tankSurfaceArea  model.xmi:253
     *     tankOpening.q is pipe.fluidFlow */
    m->fluidReservoir2.der_fluidLevel = -(pipe_fluidFlow / m->fluidReservoir2.tankSurfaceArea);

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E1 again, as in model_evaluate */
    m->fluidReservoir1.tankOpening.p = m->fluidReservoir1.gravity * m->fluidReservoir1.fluidLevel
            * m->fluidReservoir1.fluidDensity;

    /* E3 again, as in model_evaluate */
    m->fluidReservoir2.tankOpening.p = m->fluidReservoir2.gravity * m->fluidReservoir2.fluidLevel
            * m->fluidReservoir2.fluidDensity;

    /* E7 again, as in model_evaluate */
    m->pipe.fluidPressureDiff = m->fluidReservoir2.tankOpening.p - m->fluidReservoir1.tankOpening.p;

    /* E6 again, as in model_evaluate */
    m->pipe.fluidFlow = m->pipe.fluidPressureDiff / m->pipe.resistance;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void derive_constants(Model *m)
{
    /* E5  pipe  PipeConstraint::friction  model.xmi:292
     *     resistance = (8*dynamicViscosity*pipeLength)/(3.1416*(radius^4)) */
    m->pipe.resistance = 8.0 * m->pipe.dynamicViscosity * m->pipe.pipeLength
            / (3.1416 * (m->pipe.radius * m->pipe.radius * m->pipe.radius * m->pipe.radius));
}

static void start_states(Model *m)
{
    m->fluidReservoir1.fluidLevel = m->start.fluidReservoir1_fluidLevel;
    m->fluidReservoir2.fluidLevel = m->start.fluidReservoir2_fluidLevel;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->fluidReservoir1.tankSurfaceArea = 4.0; /* m^2 */
    m->fluidReservoir1.gravity = 9.8; /* m/s^2 */
    m->fluidReservoir1.fluidDensity = 10.0; /* kg/m^3 */
    m->fluidReservoir2.tankSurfaceArea = 4.0; /* m^2 */
    m->fluidReservoir2.gravity = 9.8; /* m/s^2 */
    m->fluidReservoir2.fluidDensity = 10.0; /* kg/m^3 */
    m->pipe.pipeLength = 10.0; /* m */
    m->pipe.radius = 0.5; /* m */
    m->pipe.dynamicViscosity = 2.0; /* Pa*s */
    m->start.fluidReservoir1_fluidLevel = 40.0; /* m */
    m->start.fluidReservoir2_fluidLevel = 15.0; /* m */
}

ModelStatus model_derive_constants(Model *m)
{
    derive_constants(m);

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
    m->fluidReservoir1.fluidLevel = x[0]; /* m */
    m->fluidReservoir2.fluidLevel = x[1]; /* m */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->fluidReservoir1.fluidLevel; /* m */
    x[1] = m->fluidReservoir2.fluidLevel; /* m */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->fluidReservoir1.der_fluidLevel; /* m/s */
    dx[1] = m->fluidReservoir2.der_fluidLevel; /* m/s */
}

/* Rows of model_variables. */
static const int states[] = {
        5, 11};

int model_state_count(const Model *m)
{
    (void)m;
    return 2;
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

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    (void)m, (void)next; /* no branch is of time alone */
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
    (void)m; /* nothing changes */

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    (void)m, (void)is_initial, (void)is_terminal;
}

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E1  fluidReservoir1  TankConstraint::pressure  p = gravity*fluidLevel*fluidDensity  model.xmi:247 */
    const double fluidReservoir1_tankOpening_p = listed[1];
    const double fluidReservoir1_gravity = listed[3];
    const double fluidReservoir1_fluidLevel = listed[5];
    const double fluidReservoir1_fluidDensity = listed[4];
    residual[0] = fluidReservoir1_tankOpening_p
            - fluidReservoir1_gravity * fluidReservoir1_fluidLevel * fluidReservoir1_fluidDensity;
    scale[0] = fabs(fluidReservoir1_tankOpening_p)
            + fabs(fluidReservoir1_gravity * fluidReservoir1_fluidLevel * fluidReservoir1_fluidDensity);

    /* E2  fluidReservoir1  TankConstraint::storage  der(fluidLevel) = -q/tankSurfaceArea  model.xmi:253 */
    const double der_fluidReservoir1_fluidLevel = listed[22];
    const double fluidReservoir1_tankOpening_q = listed[0];
    const double fluidReservoir1_tankSurfaceArea = listed[2];
    residual[1] = der_fluidReservoir1_fluidLevel + (fluidReservoir1_tankOpening_q / fluidReservoir1_tankSurfaceArea);
    scale[1] = fabs(der_fluidReservoir1_fluidLevel)
            + fabs(fluidReservoir1_tankOpening_q / fluidReservoir1_tankSurfaceArea);

    /* E3  fluidReservoir2  TankConstraint::pressure  p = gravity*fluidLevel*fluidDensity  model.xmi:247 */
    const double fluidReservoir2_tankOpening_p = listed[7];
    const double fluidReservoir2_gravity = listed[9];
    const double fluidReservoir2_fluidLevel = listed[11];
    const double fluidReservoir2_fluidDensity = listed[10];
    residual[2] = fluidReservoir2_tankOpening_p
            - fluidReservoir2_gravity * fluidReservoir2_fluidLevel * fluidReservoir2_fluidDensity;
    scale[2] = fabs(fluidReservoir2_tankOpening_p)
            + fabs(fluidReservoir2_gravity * fluidReservoir2_fluidLevel * fluidReservoir2_fluidDensity);

    /* E4  fluidReservoir2  TankConstraint::storage  der(fluidLevel) = -q/tankSurfaceArea  model.xmi:253 */
    const double der_fluidReservoir2_fluidLevel = listed[23];
    const double fluidReservoir2_tankOpening_q = listed[6];
    const double fluidReservoir2_tankSurfaceArea = listed[8];
    residual[3] = der_fluidReservoir2_fluidLevel + (fluidReservoir2_tankOpening_q / fluidReservoir2_tankSurfaceArea);
    scale[3] = fabs(der_fluidReservoir2_fluidLevel)
            + fabs(fluidReservoir2_tankOpening_q / fluidReservoir2_tankSurfaceArea);

    /* E5  pipe  PipeConstraint::friction  model.xmi:292
     *     resistance = (8*dynamicViscosity*pipeLength)/(3.1416*(radius^4)) */
    const double pipe_resistance = listed[19];
    const double pipe_dynamicViscosity = listed[18];
    const double pipe_pipeLength = listed[16];
    const double pipe_radius = listed[17];
    const double part_of_E5 = 8.0 * pipe_dynamicViscosity * pipe_pipeLength
            / (3.1416 * (pipe_radius * pipe_radius * pipe_radius * pipe_radius));
    residual[4] = pipe_resistance - part_of_E5;
    scale[4] = fabs(pipe_resistance) + fabs(part_of_E5);

    /* E6  pipe  PipeConstraint::law  fluidFlow = fluidPressureDiff/resistance  model.xmi:298 */
    const double pipe_fluidFlow = listed[20];
    const double pipe_fluidPressureDiff = listed[21];
    residual[5] = pipe_fluidFlow - pipe_fluidPressureDiff / pipe_resistance;
    scale[5] = fabs(pipe_fluidFlow) + fabs(pipe_fluidPressureDiff / pipe_resistance);

    /* E7  pipe  PipeConstraint::difference  fluidPressureDiff = p2 - p1  model.xmi:304 */
    const double pipe_pipeOpening2_p = listed[15];
    const double pipe_pipeOpening1_p = listed[13];
    residual[6] = pipe_fluidPressureDiff - (pipe_pipeOpening2_p - pipe_pipeOpening1_p);
    scale[6] = fabs(pipe_fluidPressureDiff) + fabs(pipe_pipeOpening2_p) + fabs(pipe_pipeOpening1_p);

    /* E8  pipe  PipeConstraint::balance  q1 + q2 = 0  model.xmi:310 */
    const double pipe_pipeOpening1_q = listed[12];
    const double pipe_pipeOpening2_q = listed[14];
    residual[7] = pipe_pipeOpening1_q + pipe_pipeOpening2_q - 0.0;
    scale[7] = fabs(pipe_pipeOpening1_q) + fabs(pipe_pipeOpening2_q);

    /* E9  pipe  PipeConstraint::flow  fluidFlow = q1  model.xmi:316 */
    residual[8] = pipe_fluidFlow - pipe_pipeOpening1_q;
    scale[8] = fabs(pipe_fluidFlow) + fabs(pipe_pipeOpening1_q);

    /* E10  connection ConnectedTanks::c1  fluidReservoir1.tankOpening.p = pipe.pipeOpening1.p  model.xmi:160 */
    residual[9] = fluidReservoir1_tankOpening_p - pipe_pipeOpening1_p;
    scale[9] = fabs(fluidReservoir1_tankOpening_p) + fabs(pipe_pipeOpening1_p);

    /* E11  connection ConnectedTanks::c2  pipe.pipeOpening2.p = fluidReservoir2.tankOpening.p  model.xmi:164 */
    residual[10] = pipe_pipeOpening2_p - fluidReservoir2_tankOpening_p;
    scale[10] = fabs(pipe_pipeOpening2_p) + fabs(fluidReservoir2_tankOpening_p);

    /* E12  flows at ConnectedTanks::c1  fluidReservoir1.tankOpening.q + pipe.pipeOpening1.q = 0  model.xmi:160 */
    residual[11] = fluidReservoir1_tankOpening_q + pipe_pipeOpening1_q - 0.0;
    scale[11] = fabs(fluidReservoir1_tankOpening_q) + fabs(pipe_pipeOpening1_q);

    /* E13  flows at ConnectedTanks::c2  pipe.pipeOpening2.q + fluidReservoir2.tankOpening.q = 0  model.xmi:164 */
    residual[12] = pipe_pipeOpening2_q + fluidReservoir2_tankOpening_q - 0.0;
    scale[12] = fabs(pipe_pipeOpening2_q) + fabs(fluidReservoir2_tankOpening_q);
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
    /* E1: fluidReservoir1.tankOpening.p by fluidReservoir1.fluidLevel */
    partial[2] = m->fluidReservoir1.gravity * m->fluidReservoir1.fluidDensity;

    /* E3: fluidReservoir2.tankOpening.p by fluidReservoir2.fluidLevel */
    partial[3] = m->fluidReservoir2.gravity * m->fluidReservoir2.fluidDensity;

    /* E6: pipe.fluidFlow by pipe.fluidPressureDiff */
    partial[4] = 1.0 / m->pipe.resistance;

    /* E2: der(fluidReservoir1.fluidLevel) by pipe.fluidFlow */
    partial[5] = 1.0 / m->fluidReservoir1.tankSurfaceArea;

    /* E4: der(fluidReservoir2.fluidLevel) by pipe.fluidFlow */
    partial[6] = -(1.0 / m->fluidReservoir2.tankSurfaceArea);
}

/* ---- tables ---- */

const int model_variable_count = 24;
const int model_equation_count = 13;
const int model_constraint_count = 13;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"fluidReservoir1.tankOpening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 1 */ {"fluidReservoir1.tankOpening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir1.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"fluidReservoir1.tankSurfaceArea", "m^2", "Area of the surface",
        "model.xmi:22 TwoTankHydraulics::Tank::tankSurfaceArea", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir1.tankSurfaceArea), 1, 0.0, offsetof(Model, fluidReservoir1.tankSurfaceArea), 0.0, -1, NULL, 0, false},
    /* 3 */ {"fluidReservoir1.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:26 TwoTankHydraulics::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir1.gravity), 1, 0.0, offsetof(Model, fluidReservoir1.gravity), 0.0, -1, NULL, 0, false},
    /* 4 */ {"fluidReservoir1.fluidDensity", "kg/m^3", "Density of the fluid",
        "model.xmi:30 TwoTankHydraulics::Tank::fluidDensity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir1.fluidDensity), 1, 0.0, offsetof(Model, fluidReservoir1.fluidDensity), 0.0, -1, NULL, 0, false},
    /* 5 */ {"fluidReservoir1.fluidLevel", "m", "Level of the fluid above the opening",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, fluidReservoir1.fluidLevel), 1, 0.0, offsetof(Model, start.fluidReservoir1_fluidLevel), 0.0, -1, NULL, 0, false},
    /* 6 */ {"fluidReservoir2.tankOpening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 7 */ {"fluidReservoir2.tankOpening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir2.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 8 */ {"fluidReservoir2.tankSurfaceArea", "m^2", "Area of the surface",
        "model.xmi:22 TwoTankHydraulics::Tank::tankSurfaceArea", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir2.tankSurfaceArea), 1, 0.0, offsetof(Model, fluidReservoir2.tankSurfaceArea), 0.0, -1, NULL, 0, false},
    /* 9 */ {"fluidReservoir2.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:26 TwoTankHydraulics::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir2.gravity), 1, 0.0, offsetof(Model, fluidReservoir2.gravity), 0.0, -1, NULL, 0, false},
    /* 10 */ {"fluidReservoir2.fluidDensity", "kg/m^3", "Density of the fluid",
        "model.xmi:30 TwoTankHydraulics::Tank::fluidDensity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir2.fluidDensity), 1, 0.0, offsetof(Model, fluidReservoir2.fluidDensity), 0.0, -1, NULL, 0, false},
    /* 11 */ {"fluidReservoir2.fluidLevel", "m", "Level of the fluid above the opening",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, fluidReservoir2.fluidLevel), 1, 0.0, offsetof(Model, start.fluidReservoir2_fluidLevel), 0.0, -1, NULL, 0, false},
    /* 12 */ {"pipe.pipeOpening1.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 13 */ {"pipe.pipeOpening1.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "fluidReservoir1.tankOpening.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir1.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 14 */ {"pipe.pipeOpening2.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 15 */ {"pipe.pipeOpening2.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "fluidReservoir2.tankOpening.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir2.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 16 */ {"pipe.pipeLength", "m", "Length of the pipe",
        "model.xmi:76 TwoTankHydraulics::Pipe::pipeLength", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.pipeLength), 1, 0.0, offsetof(Model, pipe.pipeLength), 0.0, -1, NULL, 0, false},
    /* 17 */ {"pipe.radius", "m", "Inner radius",
        "model.xmi:80 TwoTankHydraulics::Pipe::radius", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.radius), 1, 0.0, offsetof(Model, pipe.radius), 0.0, -1, NULL, 0, false},
    /* 18 */ {"pipe.dynamicViscosity", "Pa*s", "Dynamic viscosity of the fluid",
        "model.xmi:84 TwoTankHydraulics::Pipe::dynamicViscosity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.dynamicViscosity), 1, 0.0, offsetof(Model, pipe.dynamicViscosity), 0.0, -1, NULL, 0, false},
    /* 19 */ {"pipe.resistance", "Pa*s/m^3", "Pressure difference at unit flow",
        "model.xmi:87 TwoTankHydraulics::Pipe::resistance", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, pipe.resistance), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 20 */ {"pipe.fluidFlow", "m^3/s", "Flow out of pipeOpening1",
        "model.xmi:91 TwoTankHydraulics::Pipe::fluidFlow", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 21 */ {"pipe.fluidPressureDiff", "Pa", "Pressure at pipeOpening2 minus that at pipeOpening1",
        "model.xmi:95 TwoTankHydraulics::Pipe::fluidPressureDiff", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidPressureDiff), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 22 */ {"der(fluidReservoir1.fluidLevel)", "m/s", "",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, fluidReservoir1.der_fluidLevel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 23 */ {"der(fluidReservoir2.fluidLevel)", "m/s", "",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, fluidReservoir2.der_fluidLevel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 3, 5, 4, -1,
    22, 0, 2, -1,
    7, 9, 11, 10, -1,
    23, 6, 8, -1,
    19, 18, 16, 17, -1,
    20, 21, 19, -1,
    21, 15, 13, -1,
    12, 14, -1,
    20, 12, -1,
    1, 13, -1,
    15, 7, -1,
    0, 12, -1,
    14, 6, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TwoTankHydraulics::Constraints::TankConstraint::pressure", "fluidReservoir1",
        "fluidReservoir1.tankOpening.p = fluidReservoir1.gravity*fluidReservoir1.fluidLevel*fluidReservoir1.fluidDensity", "model.xmi:247", held + 0, false},
    /* 1 */ {"E2", "TwoTankHydraulics::Constraints::TankConstraint::storage", "fluidReservoir1",
        "der(fluidReservoir1.fluidLevel) = -fluidReservoir1.tankOpening.q/fluidReservoir1.tankSurfaceArea", "model.xmi:253", held + 5, false},
    /* 2 */ {"E3", "TwoTankHydraulics::Constraints::TankConstraint::pressure", "fluidReservoir2",
        "fluidReservoir2.tankOpening.p = fluidReservoir2.gravity*fluidReservoir2.fluidLevel*fluidReservoir2.fluidDensity", "model.xmi:247", held + 9, false},
    /* 3 */ {"E4", "TwoTankHydraulics::Constraints::TankConstraint::storage", "fluidReservoir2",
        "der(fluidReservoir2.fluidLevel) = -fluidReservoir2.tankOpening.q/fluidReservoir2.tankSurfaceArea", "model.xmi:253", held + 14, false},
    /* 4 */ {"E5", "TwoTankHydraulics::Constraints::PipeConstraint::friction", "pipe",
        "pipe.resistance = 8*pipe.dynamicViscosity*pipe.pipeLength/(3.1416*pipe.radius^4)", "model.xmi:292", held + 18, false},
    /* 5 */ {"E6", "TwoTankHydraulics::Constraints::PipeConstraint::law", "pipe",
        "pipe.fluidFlow = pipe.fluidPressureDiff/pipe.resistance", "model.xmi:298", held + 23, false},
    /* 6 */ {"E7", "TwoTankHydraulics::Constraints::PipeConstraint::difference", "pipe",
        "pipe.fluidPressureDiff = pipe.pipeOpening2.p - pipe.pipeOpening1.p", "model.xmi:304", held + 27, false},
    /* 7 */ {"E8", "TwoTankHydraulics::Constraints::PipeConstraint::balance", "pipe",
        "pipe.pipeOpening1.q + pipe.pipeOpening2.q = 0", "model.xmi:310", held + 31, false},
    /* 8 */ {"E9", "TwoTankHydraulics::Constraints::PipeConstraint::flow", "pipe",
        "pipe.fluidFlow = pipe.pipeOpening1.q", "model.xmi:316", held + 34, false},
    /* 9 */ {"E10", "TwoTankHydraulics::ConnectedTanks::c1", "",
        "fluidReservoir1.tankOpening.p = pipe.pipeOpening1.p", "model.xmi:160", held + 37, false},
    /* 10 */ {"E11", "TwoTankHydraulics::ConnectedTanks::c2", "",
        "pipe.pipeOpening2.p = fluidReservoir2.tankOpening.p", "model.xmi:164", held + 40, false},
    /* 11 */ {"E12", "TwoTankHydraulics::ConnectedTanks::c1", "",
        "fluidReservoir1.tankOpening.q + pipe.pipeOpening1.q = 0", "model.xmi:160", held + 43, false},
    /* 12 */ {"E13", "TwoTankHydraulics::ConnectedTanks::c2", "",
        "pipe.pipeOpening2.q + fluidReservoir2.tankOpening.q = 0", "model.xmi:164", held + 46, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

const ModelBranch *const model_branches = NULL;
const int *const model_indicator_branches = NULL;
const int model_branch_count = 0;
const int model_indicator_count = 0;

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
    0, 1, 2, 4, 5, 6, 7};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5, 6, 7};
static const int jacobian_term_slot[] = {
    0, 1, 3, 2, 4, 5, 5};
static const int jacobian_term_partial[] = {
    2, 3, 0, 1, 4, 5, 6};
static const int jacobian_derivative[] = {
    6, 7};
static const int jacobian_column_start[] = {
    0, 2, 4};
static const int jacobian_row_index[] = {
    0, 1, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 8,
    .rows = 6,
    .loop_count = 0,
    .partial_count = 7,
    .number_count = 2,
    .colours = 2,
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
    {"TwoTankHydraulics::ConnectedTanks::c1", "", "model.xmi:160"},
    {"TwoTankHydraulics::ConnectedTanks::c2", "", "model.xmi:164"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 12}, {false, false}},
    {0, {1, 13}, {false, false}},
    {1, {14, 6}, {false, false}},
    {1, {15, 7}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 6, 12, 14};

static const ModelJoints model_joints = {4, 4, joint_table, connectors, flows};

static const char *const plot[] = {"fluidReservoir1.fluidLevel", "fluidReservoir2.fluidLevel", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of ConnectedTanksExperiment",
    "",
    "13 equations drawn, 0 derived; 6 eliminated as aliases, 0 redundant, 1 of constants, 6 in use",
    "2 states; 6 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  fluidReservoir1.fluidLevel                    start 40.0                                          its start is given",
    "  fluidReservoir2.fluidLevel                    start 15.0                                          its start is given",
    "",
    "Eliminated",
    "  E12    fluidReservoir1.tankOpening.q          = -pipe.fluidFlow                                   model.xmi:160",
    "  E13    fluidReservoir2.tankOpening.q          = pipe.fluidFlow                                    model.xmi:164",
    "  E8     pipe.pipeOpening1.q                    = pipe.fluidFlow                                    model.xmi:310",
    "  E10    pipe.pipeOpening1.p                    = fluidReservoir1.tankOpening.p                     model.xmi:160",
    "  E9     pipe.pipeOpening2.q                    = -pipe.fluidFlow                                   model.xmi:316",
    "  E11    pipe.pipeOpening2.p                    = fluidReservoir2.tankOpening.p                     model.xmi:164",
    "",
    "Constants",
    "  E5     pipe.resistance := 8*pipe.dynamicViscosity*pipe.pipeLength/(3.1416*pipe.radius^4)          model.xmi:292",
    "",
    "Start",
    "         fluidReservoir1.fluidLevel := 40.0",
    "         fluidReservoir2.fluidLevel := 15.0",
    "",
    "Continuous time",
    "  E1     fluidReservoir1.tankOpening.p := fluidReservoir1.gravity*fluidReservoir1.fluidLevel*fluidReservoir1.fluidDensity model.xmi:247",
    "  E3     fluidReservoir2.tankOpening.p := fluidReservoir2.gravity*fluidReservoir2.fluidLevel*fluidReservoir2.fluidDensity model.xmi:247",
    "  E7     pipe.fluidPressureDiff := fluidReservoir2.tankOpening.p - fluidReservoir1.tankOpening.p    model.xmi:304",
    "  E6     pipe.fluidFlow := pipe.fluidPressureDiff/pipe.resistance                                   model.xmi:298",
    "  E2     der(fluidReservoir1.fluidLevel) := pipe.fluidFlow/fluidReservoir1.tankSurfaceArea          model.xmi:253",
    "  E4     der(fluidReservoir2.fluidLevel) := -pipe.fluidFlow/fluidReservoir2.tankSurfaceArea         model.xmi:253",
    NULL};

const ModelParts model_parts = {
    .events = NULL,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = NULL,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "ConnectedTanksExperiment",
    .qualified_name = "TwoTankHydraulics::ConnectedTanksExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 90.0,
    .interval = 0.1,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
