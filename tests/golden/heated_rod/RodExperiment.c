/* RodExperiment.c - simulation of HeatedRod::RodExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 5 states, 16 equations (5 eliminated), 1 algebraic loop (nonlinear, 2 iterated of 3 unknowns).
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

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
};

/* EntropyTransfer::FixedTemperature */
struct FixedTemperature {
    double t_set;                           /* K, constant, EntropyTransfer.xmi:352 */
    struct EntropyFlowElement p;            /* port, EntropyTransfer.xmi:348 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement_2 {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
    double t;                               /* K, variable, SysPhSLibrary.xmi:108 */
};

/* HeatedRod::Rod */
struct Rod {
    double n;                               /* constant, model.xmi:27 */
    double L;                               /* m, constant, model.xmi:32 */
    double A;                               /* m^2, constant, model.xmi:37 */
    double rho;                             /* kg/m^3, constant, model.xmi:42 */
    double lambda;                          /* W/(m*K), constant, model.xmi:46 */
    double c;                               /* J/(kg*K), constant, model.xmi:51 */
    double T0;                              /* K, constant, model.xmi:55 */
    double dx;                              /* m, derived constant, model.xmi:60 */
    double k1;                              /* 1/s, derived constant, model.xmi:65 */
    double k2;                              /* W/K, derived constant, model.xmi:69 */
    double T_1;                             /* K, state, model.xmi:74 */
    double T_2;                             /* K, state, model.xmi:74 */
    double T_3;                             /* K, state, model.xmi:74 */
    double T_4;                             /* K, state, model.xmi:74 */
    double T_5;                             /* K, state, model.xmi:74 */
    double Qa;                              /* W, variable, model.xmi:81 */
    double Qb;                              /* W, variable, model.xmi:85 */
    double stored;                          /* J, variable, model.xmi:89 */
    double der_T_1;                         /* K/s, derivative */
    double der_T_2;                         /* K/s, derivative */
    double der_T_3;                         /* K/s, derivative */
    double der_T_4;                         /* K/s, derivative */
    double der_T_5;                         /* K/s, derivative */
    struct EntropyFlowElement_2 b;          /* port, model.xmi:23 */
};

/* EntropyTransfer::FixedThermalPower */
struct FixedThermalPower {
    double power;                           /* W, constant, EntropyTransfer.xmi:324 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double rod_b_sF;                        /* W/K, first guess */
    double rod_b_t;                         /* K, first guess */
    double rod_T_1;                         /* K, initial value */
    double rod_T_2;                         /* K, initial value */
    double rod_T_3;                         /* K, initial value */
    double rod_T_4;                         /* K, initial value */
    double rod_T_5;                         /* K, initial value */
};

/* What loops iterate on, at the last accepted step. */
struct ModelGuess {
    double rod_b_sF;                        /* W/K */
    double rod_b_t;                         /* K */
    double rod_Qb;                          /* W */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct FixedTemperature fixedT;         /* part, model.xmi:119 */
    struct Rod rod;                         /* part, model.xmi:124 */
    struct FixedThermalPower fixedQflow;    /* part, model.xmi:127 */
    struct ModelStart start;
    struct ModelGuess guess;
};

const size_t model_size = sizeof(struct Model);

/* ---- algebraic loops ---- */

static const int loop_1_unknowns[] = {5, 6};
static const int loop_1_residuals[] = {9, 11};
static const int loop_1_inner[] = {23};
static const int loop_1_inner_equations[] = {7};
static const size_t loop_1_inner_values[] = {
    offsetof(Model, rod.Qb)};
static const size_t loop_1_inner_guesses[] = {
    offsetof(Model, guess.rod_Qb)};

/* Number, linear, from a choice of states; unknowns iterated on: their number, rows of model_variables, rows of
 * model_equations; those that follow in order: likewise; the pattern of a large one; what decides the branches that it
 * assumes; where those that follow are stored, and their guesses. */
static const ModelLoop loops[] = {
    {1, false, false, 2, loop_1_unknowns, loop_1_residuals,
        1, loop_1_inner, loop_1_inner_equations, NULL, NULL, NULL,
        loop_1_inner_values, loop_1_inner_guesses},
};

/* Loop 1: E8, E10, E12 determine rod.Qb, rod.b.sF, rod.b.t together
 * nonlinear, by Newton's method, iterating on rod.b.sF, rod.b.t */
static ModelStatus loop_1(Model *m, const double *z, double *residual, double *jacobian)
{
    m->rod.b.sF = z[0]; /* W/K */
    m->rod.b.t = z[1]; /* K */

    /* E8  rod  Rod::right  Qb = k2*(b.t - T[n])  model.xmi:105 */
    m->rod.Qb = m->rod.k2 * (m->rod.b.t - m->rod.T_5);
    m->rod.Qb += loop_shift(&m->solving, 0);

    /* E10  rod  Rod::rightEntropy  b.sF*b.t = Qb  model.xmi:111
     *     must hold */
    residual[0] = m->rod.b.sF * m->rod.b.t - m->rod.Qb;

    /* E12  fixedQflow  FixedThermalPowerConstraint::heat  sF*t = -power  EntropyTransfer.xmi:648
     *     must hold; p.sF is -rod.b.sF, p.t is rod.b.t */
    residual[1] = -(m->rod.b.sF * m->rod.b.t) + m->fixedQflow.power;

    if (jacobian) {
        /* E10 by rod.b.sF */
        jacobian[0] = m->rod.b.t;
        /* E10 by rod.b.t */
        jacobian[1] = m->rod.b.sF - m->rod.k2;
        /* E12 by rod.b.sF */
        jacobian[2] = -m->rod.b.t;
        /* E12 by rod.b.t */
        jacobian[3] = -m->rod.b.sF;
    }

    return MODEL_OK;
}

static ModelStatus solve_loop_1(Model *m)
{
    double z[2], work[LOOP_WORK(2, 1)];
    z[0] = m->guess.rod_b_sF;
    z[1] = m->guess.rod_b_t;
    return loop_newton(m, &loops[0], loop_1, z, work);
}

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    ModelStatus status;

    /* E2  rod  Rod::first  der(T[1]) = k1*(2*(a.t - T[1]) - (T[1] - T[2]))  model.xmi:93
     *     a.t is fixedT.t_set */
    m->rod.der_T_1 = m->rod.k1 * (2.0 * (m->fixedT.t_set - m->rod.T_1) - (m->rod.T_1 - m->rod.T_2));

    /* E3  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 2  model.xmi:96 */
    m->rod.der_T_2 = m->rod.k1 * (m->rod.T_3 - 2.0 * m->rod.T_2 + m->rod.T_1);

    /* E4  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 3  model.xmi:96 */
    m->rod.der_T_3 = m->rod.k1 * (m->rod.T_4 - 2.0 * m->rod.T_3 + m->rod.T_2);

    /* E5  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 4  model.xmi:96 */
    m->rod.der_T_4 = m->rod.k1 * (m->rod.T_5 - 2.0 * m->rod.T_4 + m->rod.T_3);

    /* loop_1: 3 equations for 3 unknowns together, among them rod.b.sF */
    status = solve_loop_1(m);
    if (status != MODEL_OK)
        return status;

    /* E6  rod  Rod::last  der(T[n]) = k1*((T[n - 1] - T[n]) - 2*(T[n] - b.t))  model.xmi:99 */
    m->rod.der_T_5 = m->rod.k1 * (m->rod.T_4 - m->rod.T_5 - 2.0 * (m->rod.T_5 - m->rod.b.t));

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E7  rod  Rod::left  Qa = k2*(a.t - T[1])  model.xmi:102
     *     a.t is fixedT.t_set */
    m->rod.Qa = m->rod.k2 * (m->fixedT.t_set - m->rod.T_1);

    /* E11  rod  Rod::heat  stored = rho*c*A*dx*sum(T[i] - T0 for i in 1:n)  model.xmi:114 */
    m->rod.stored = m->rod.rho * m->rod.c * m->rod.A * m->rod.dx
            * (m->rod.T_1 - m->rod.T0 + (m->rod.T_2 - m->rod.T0) + (m->rod.T_3 - m->rod.T0) + (m->rod.T_4 - m->rod.T0)
            + (m->rod.T_5 - m->rod.T0));

    /* E9  rod  Rod::leftEntropy  a.sF*a.t = Qa  model.xmi:108
     *     solved for fixedT.p.sF; a.sF is -fixedT.p.sF, a.t is fixedT.t_set */
    m->fixedT.p.sF = -(m->rod.Qa / m->fixedT.t_set);

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void derive_constants(Model *m)
{
    /* rod.dx = rod.L/rod.n  model.xmi:60 */
    m->rod.dx = m->rod.L / m->rod.n;

    /* rod.k1 = rod.lambda/(rod.c*rod.rho*rod.dx^2)  model.xmi:65 */
    m->rod.k1 = m->rod.lambda / (m->rod.c * m->rod.rho * (m->rod.dx * m->rod.dx));

    /* rod.k2 = 2*rod.lambda*rod.A/rod.dx  model.xmi:69 */
    m->rod.k2 = 2.0 * m->rod.lambda * m->rod.A / m->rod.dx;
}

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E9  rod  Rod::leftEntropy  a.sF*a.t = Qa  model.xmi:108 */
    if (!(fabs(m->fixedT.t_set) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 8, NULL, m->fixedT.t_set);

    return MODEL_OK;
}

static void derive_starts(Model *m)
{
    /* start of rod.T[1]: rod.T0 */
    m->start.rod_T_1 = m->rod.T0;

    /* start of rod.T[2]: rod.T0 */
    m->start.rod_T_2 = m->rod.T0;

    /* start of rod.T[3]: rod.T0 */
    m->start.rod_T_3 = m->rod.T0;

    /* start of rod.T[4]: rod.T0 */
    m->start.rod_T_4 = m->rod.T0;

    /* start of rod.T[5]: rod.T0 */
    m->start.rod_T_5 = m->rod.T0;
}

static void start_states(Model *m)
{
    m->rod.T_1 = m->start.rod_T_1;
    m->rod.T_2 = m->start.rod_T_2;
    m->rod.T_3 = m->start.rod_T_3;
    m->rod.T_4 = m->start.rod_T_4;
    m->rod.T_5 = m->start.rod_T_5;
}

static void start_guesses(Model *m)
{
    m->guess.rod_b_sF = m->start.rod_b_sF;
    m->guess.rod_b_t = m->start.rod_b_t;
    m->guess.rod_Qb = NAN; /* none is stated */
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->fixedT.t_set = 493.15; /* K */
    m->rod.n = 5.0;
    m->rod.L = 1.0; /* m */
    m->rod.A = 0.0004; /* m^2 */
    m->rod.rho = 7500.0; /* kg/m^3 */
    m->rod.lambda = 74.0; /* W/(m*K) */
    m->rod.c = 450.0; /* J/(kg*K) */
    m->rod.T0 = 293.15; /* K */
    m->fixedQflow.power = 0.0; /* W */
    m->start.rod_b_t = 300.0; /* K */
}

ModelStatus model_derive_constants(Model *m)
{
    ModelStatus status;

    derive_constants(m);
    status = check_divisors(m);
    if (status != MODEL_OK)
        return status;
    derive_starts(m);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    ModelStatus status;

    m->time = time;
    start_states(m);
    start_guesses(m);
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
    m->guess.rod_b_sF = m->rod.b.sF;
    m->guess.rod_b_t = m->rod.b.t;
    m->guess.rod_Qb = m->rod.Qb;
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->rod.T_1 = x[0]; /* K */
    m->rod.T_2 = x[1]; /* K */
    m->rod.T_3 = x[2]; /* K */
    m->rod.T_4 = x[3]; /* K */
    m->rod.T_5 = x[4]; /* K */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->rod.T_1; /* K */
    x[1] = m->rod.T_2; /* K */
    x[2] = m->rod.T_3; /* K */
    x[3] = m->rod.T_4; /* K */
    x[4] = m->rod.T_5; /* K */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->rod.der_T_1; /* K/s */
    dx[1] = m->rod.der_T_2; /* K/s */
    dx[2] = m->rod.der_T_3; /* K/s */
    dx[3] = m->rod.der_T_4; /* K/s */
    dx[4] = m->rod.der_T_5; /* K/s */
}

/* Rows of model_variables. */
static const int states[] = {
        17, 18, 19, 20, 21};

int model_state_count(const Model *m)
{
    (void)m;
    return 5;
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
    /* E1  fixedT  FixedTemperatureConstraint::temperature  t = t_set  EntropyTransfer.xmi:665 */
    const double fixedT_p_t = listed[1];
    const double fixedT_t_set = listed[2];
    residual[0] = fixedT_p_t - fixedT_t_set;
    scale[0] = fabs(fixedT_p_t) + fabs(fixedT_t_set);

    /* E2  rod  Rod::first  der(T[1]) = k1*(2*(a.t - T[1]) - (T[1] - T[2]))  model.xmi:93 */
    const double der_rod_T_1 = listed[28];
    const double rod_k1 = listed[15];
    const double rod_a_t = listed[4];
    const double rod_T_1 = listed[17];
    const double rod_T_2 = listed[18];
    const double part_of_E2 = rod_k1 * (2.0 * (rod_a_t - rod_T_1) - (rod_T_1 - rod_T_2));
    residual[1] = der_rod_T_1 - part_of_E2;
    scale[1] = fabs(der_rod_T_1) + fabs(part_of_E2);

    /* E3  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 2  model.xmi:96 */
    const double der_rod_T_2 = listed[29];
    const double rod_T_3 = listed[19];
    residual[2] = der_rod_T_2 - rod_k1 * (rod_T_3 - 2.0 * rod_T_2 + rod_T_1);
    scale[2] = fabs(der_rod_T_2) + fabs(rod_k1 * (rod_T_3 - 2.0 * rod_T_2 + rod_T_1));

    /* E4  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 3  model.xmi:96 */
    const double der_rod_T_3 = listed[30];
    const double rod_T_4 = listed[20];
    residual[3] = der_rod_T_3 - rod_k1 * (rod_T_4 - 2.0 * rod_T_3 + rod_T_2);
    scale[3] = fabs(der_rod_T_3) + fabs(rod_k1 * (rod_T_4 - 2.0 * rod_T_3 + rod_T_2));

    /* E5  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 4  model.xmi:96 */
    const double der_rod_T_4 = listed[31];
    const double rod_T_5 = listed[21];
    residual[4] = der_rod_T_4 - rod_k1 * (rod_T_5 - 2.0 * rod_T_4 + rod_T_3);
    scale[4] = fabs(der_rod_T_4) + fabs(rod_k1 * (rod_T_5 - 2.0 * rod_T_4 + rod_T_3));

    /* E6  rod  Rod::last  der(T[n]) = k1*((T[n - 1] - T[n]) - 2*(T[n] - b.t))  model.xmi:99 */
    const double der_rod_T_5 = listed[32];
    const double rod_b_t = listed[6];
    const double part_of_E6 = rod_k1 * (rod_T_4 - rod_T_5 - 2.0 * (rod_T_5 - rod_b_t));
    residual[5] = der_rod_T_5 - part_of_E6;
    scale[5] = fabs(der_rod_T_5) + fabs(part_of_E6);

    /* E7  rod  Rod::left  Qa = k2*(a.t - T[1])  model.xmi:102 */
    const double rod_Qa = listed[22];
    const double rod_k2 = listed[16];
    residual[6] = rod_Qa - rod_k2 * (rod_a_t - rod_T_1);
    scale[6] = fabs(rod_Qa) + fabs(rod_k2 * (rod_a_t - rod_T_1));

    /* E8  rod  Rod::right  Qb = k2*(b.t - T[n])  model.xmi:105 */
    const double rod_Qb = listed[23];
    residual[7] = rod_Qb - rod_k2 * (rod_b_t - rod_T_5);
    scale[7] = fabs(rod_Qb) + fabs(rod_k2 * (rod_b_t - rod_T_5));

    /* E9  rod  Rod::leftEntropy  a.sF*a.t = Qa  model.xmi:108 */
    const double rod_a_sF = listed[3];
    residual[8] = rod_a_sF * rod_a_t - rod_Qa;
    scale[8] = fabs(rod_a_sF * rod_a_t) + fabs(rod_Qa);

    /* E10  rod  Rod::rightEntropy  b.sF*b.t = Qb  model.xmi:111 */
    const double rod_b_sF = listed[5];
    residual[9] = rod_b_sF * rod_b_t - rod_Qb;
    scale[9] = fabs(rod_b_sF * rod_b_t) + fabs(rod_Qb);

    /* E11  rod  Rod::heat  stored = rho*c*A*dx*sum(T[i] - T0 for i in 1:n)  model.xmi:114 */
    const double rod_stored = listed[24];
    const double rod_rho = listed[10];
    const double rod_c = listed[12];
    const double rod_A = listed[9];
    const double rod_dx = listed[14];
    const double rod_T0 = listed[13];
    const double part_of_E11 = rod_rho * rod_c * rod_A * rod_dx
            * (rod_T_1 - rod_T0 + (rod_T_2 - rod_T0) + (rod_T_3 - rod_T0) + (rod_T_4 - rod_T0) + (rod_T_5 - rod_T0));
    residual[10] = rod_stored - part_of_E11;
    scale[10] = fabs(rod_stored) + fabs(part_of_E11);

    /* E12  fixedQflow  FixedThermalPowerConstraint::heat  sF*t = -power  EntropyTransfer.xmi:648 */
    const double fixedQflow_p_sF = listed[25];
    const double fixedQflow_p_t = listed[26];
    const double fixedQflow_power = listed[27];
    residual[11] = fixedQflow_p_sF * fixedQflow_p_t + fixedQflow_power;
    scale[11] = fabs(fixedQflow_p_sF * fixedQflow_p_t) + fabs(fixedQflow_power);

    /* E13  connection HeatedRod::fixedT.p-rod.a  fixedT.p.t = rod.a.t  model.xmi:132 */
    residual[12] = fixedT_p_t - rod_a_t;
    scale[12] = fabs(fixedT_p_t) + fabs(rod_a_t);

    /* E14  connection HeatedRod::rod.b-fixedQflow.p  rod.b.t = fixedQflow.p.t  model.xmi:138 */
    residual[13] = rod_b_t - fixedQflow_p_t;
    scale[13] = fabs(rod_b_t) + fabs(fixedQflow_p_t);

    /* E15  flows at HeatedRod::fixedT.p-rod.a  fixedT.p.sF + rod.a.sF = 0  model.xmi:132 */
    const double fixedT_p_sF = listed[0];
    residual[14] = fixedT_p_sF + rod_a_sF - 0.0;
    scale[14] = fabs(fixedT_p_sF) + fabs(rod_a_sF);

    /* E16  flows at HeatedRod::rod.b-fixedQflow.p  rod.b.sF + fixedQflow.p.sF = 0  model.xmi:138 */
    residual[15] = rod_b_sF + fixedQflow_p_sF - 0.0;
    scale[15] = fabs(rod_b_sF) + fabs(fixedQflow_p_sF);
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
    /* E2: der(rod.T[1]) by rod.T[1], rod.T[2] */
    partial[1] = -(m->rod.k1 * 3.0);
    partial[2] = m->rod.k1;

    /* E3: der(rod.T[2]) by rod.T[3], rod.T[2] */
    partial[3] = m->rod.k1;
    partial[4] = -(m->rod.k1 * 2.0);

    /* E4: der(rod.T[3]) by rod.T[4], rod.T[3] */
    partial[5] = m->rod.k1;
    partial[6] = -(m->rod.k1 * 2.0);

    /* E5: der(rod.T[4]) by rod.T[5], rod.T[4] */
    partial[7] = m->rod.k1;
    partial[8] = -(m->rod.k1 * 2.0);

    /* E8: rod.Qb by rod.b.t, rod.T[5] */
    partial[9] = m->rod.k2;
    partial[10] = -m->rod.k2;

    /* E10: left - right by rod.b.sF, rod.b.t */
    partial[11] = m->rod.b.t;
    partial[12] = m->rod.b.sF;

    /* E12: left - right by rod.b.sF, rod.b.t */
    partial[13] = -m->rod.b.t;
    partial[14] = -m->rod.b.sF;

    /* E6: der(rod.T[5]) by rod.T[4], rod.T[5], rod.b.t */
    partial[15] = m->rod.k1;
    partial[16] = -(m->rod.k1 * 3.0);
    partial[17] = m->rod.k1 * 2.0;
}

/* ---- tables ---- */

const int model_variable_count = 33;
const int model_equation_count = 16;
const int model_constraint_count = 16;
const int model_loop_count = 1;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"fixedT.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.p.sF), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 1 */ {"fixedT.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "fixedT.t_set", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.t_set), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"fixedT.t_set", "K", "Temperature",
        "EntropyTransfer.xmi:352 EntropyTransfer::FixedTemperature::t_set", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fixedT.t_set), 1, 0.0, offsetof(Model, fixedT.t_set), 0.0, -1, NULL, 0, false},
    /* 3 */ {"rod.a.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "-fixedT.p.sF", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.p.sF), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 4 */ {"rod.a.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "fixedT.t_set", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.t_set), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 5 */ {"rod.b.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.sF), 1, 0.0, offsetof(Model, start.rod_b_sF), 0.0, 9, NULL, 0, false},
    /* 6 */ {"rod.b.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.t), 1, 0.0, offsetof(Model, start.rod_b_t), 0.0, 11, NULL, 0, false},
    /* 7 */ {"rod.n", "", "Number of volumes, 2 or more",
        "model.xmi:27 HeatedRod::Rod::n", NULL, NULL, "rod.n is 5",
        MODEL_CONSTANT, offsetof(Model, rod.n), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 8 */ {"rod.L", "m", "Length",
        "model.xmi:32 HeatedRod::Rod::L", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.L), 1, 0.0, offsetof(Model, rod.L), 0.0, -1, NULL, 0, false},
    /* 9 */ {"rod.A", "m^2", "Cross-section",
        "model.xmi:37 HeatedRod::Rod::A", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.A), 1, 0.0, offsetof(Model, rod.A), 0.0, -1, NULL, 0, false},
    /* 10 */ {"rod.rho", "kg/m^3", "Density",
        "model.xmi:42 HeatedRod::Rod::rho", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.rho), 1, 0.0, offsetof(Model, rod.rho), 0.0, -1, NULL, 0, false},
    /* 11 */ {"rod.lambda", "W/(m*K)", "Thermal conductivity",
        "model.xmi:46 HeatedRod::Rod::lambda", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.lambda), 1, 0.0, offsetof(Model, rod.lambda), 0.0, -1, NULL, 0, false},
    /* 12 */ {"rod.c", "J/(kg*K)", "Specific heat capacity",
        "model.xmi:51 HeatedRod::Rod::c", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.c), 1, 0.0, offsetof(Model, rod.c), 0.0, -1, NULL, 0, false},
    /* 13 */ {"rod.T0", "K", "Temperature at the start",
        "model.xmi:55 HeatedRod::Rod::T0", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.T0), 1, 0.0, offsetof(Model, rod.T0), 0.0, -1, NULL, 0, false},
    /* 14 */ {"rod.dx", "m", "Length of a volume",
        "model.xmi:60 HeatedRod::Rod::dx", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rod.dx), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 15 */ {"rod.k1", "1/s", "Conductance between volumes over the heat capacity of one",
        "model.xmi:65 HeatedRod::Rod::k1", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rod.k1), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 16 */ {"rod.k2", "W/K", "Conductance of half a volume",
        "model.xmi:69 HeatedRod::Rod::k2", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rod.k2), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 17 */ {"rod.T[1]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T_1), 1, 0.0, offsetof(Model, start.rod_T_1), 0.0, -1, NULL, 0, false},
    /* 18 */ {"rod.T[2]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T_2), 1, 0.0, offsetof(Model, start.rod_T_2), 0.0, -1, NULL, 0, false},
    /* 19 */ {"rod.T[3]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T_3), 1, 0.0, offsetof(Model, start.rod_T_3), 0.0, -1, NULL, 0, false},
    /* 20 */ {"rod.T[4]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T_4), 1, 0.0, offsetof(Model, start.rod_T_4), 0.0, -1, NULL, 0, false},
    /* 21 */ {"rod.T[5]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T_5), 1, 0.0, offsetof(Model, start.rod_T_5), 0.0, -1, NULL, 0, false},
    /* 22 */ {"rod.Qa", "W", "Heat flow into the left end",
        "model.xmi:81 HeatedRod::Rod::Qa", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.Qa), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 23 */ {"rod.Qb", "W", "Heat flow into the right end",
        "model.xmi:85 HeatedRod::Rod::Qb", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.Qb), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 24 */ {"rod.stored", "J", "Heat taken up since the start",
        "model.xmi:89 HeatedRod::Rod::stored", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.stored), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 25 */ {"fixedQflow.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "-rod.b.sF", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.sF), -1, 0.0, offsetof(Model, start.rod_b_sF), 0.0, 15, NULL, 0, false},
    /* 26 */ {"fixedQflow.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "rod.b.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.t), 1, 0.0, offsetof(Model, start.rod_b_t), 0.0, 13, NULL, 0, false},
    /* 27 */ {"fixedQflow.power", "W", "Heat flow out of the block",
        "EntropyTransfer.xmi:324 EntropyTransfer::FixedThermalPower::power", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fixedQflow.power), 1, 0.0, offsetof(Model, fixedQflow.power), 0.0, -1, NULL, 0, false},
    /* 28 */ {"der(rod.T[1])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T_1), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 29 */ {"der(rod.T[2])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T_2), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 30 */ {"der(rod.T[3])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T_3), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 31 */ {"der(rod.T[4])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T_4), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 32 */ {"der(rod.T[5])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T_5), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 2, -1,
    28, 15, 4, 17, 18, -1,
    29, 15, 19, 18, 17, -1,
    30, 15, 20, 19, 18, -1,
    31, 15, 21, 20, 19, -1,
    32, 15, 20, 21, 6, -1,
    22, 16, 4, 17, -1,
    23, 16, 6, 21, -1,
    3, 4, 22, -1,
    5, 6, 23, -1,
    24, 10, 12, 9, 14, 17, 13, 18, 19, 20, 21, -1,
    25, 26, 27, -1,
    1, 4, -1,
    6, 26, -1,
    0, 3, -1,
    5, 25, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "EntropyTransfer::Constraints::FixedTemperatureConstraint::temperature", "fixedT",
        "fixedT.p.t = fixedT.t_set", "EntropyTransfer.xmi:665", held + 0, false},
    /* 1 */ {"E2", "HeatedRod::Rod::first", "rod",
        "der(rod.T[1]) = rod.k1*(2*(rod.a.t - rod.T[1]) - (rod.T[1] - rod.T[2]))", "model.xmi:93", held + 3, false},
    /* 2 */ {"E3", "HeatedRod::Rod::inner", "rod",
        "der(rod.T[2]) = rod.k1*(rod.T[3] - 2*rod.T[2] + rod.T[1])", "model.xmi:96", held + 9, false},
    /* 3 */ {"E4", "HeatedRod::Rod::inner", "rod",
        "der(rod.T[3]) = rod.k1*(rod.T[4] - 2*rod.T[3] + rod.T[2])", "model.xmi:96", held + 15, false},
    /* 4 */ {"E5", "HeatedRod::Rod::inner", "rod",
        "der(rod.T[4]) = rod.k1*(rod.T[5] - 2*rod.T[4] + rod.T[3])", "model.xmi:96", held + 21, false},
    /* 5 */ {"E6", "HeatedRod::Rod::last", "rod",
        "der(rod.T[5]) = rod.k1*(rod.T[4] - rod.T[5] - 2*(rod.T[5] - rod.b.t))", "model.xmi:99", held + 27, false},
    /* 6 */ {"E7", "HeatedRod::Rod::left", "rod",
        "rod.Qa = rod.k2*(rod.a.t - rod.T[1])", "model.xmi:102", held + 33, false},
    /* 7 */ {"E8", "HeatedRod::Rod::right", "rod",
        "rod.Qb = rod.k2*(rod.b.t - rod.T[5])", "model.xmi:105", held + 38, false},
    /* 8 */ {"E9", "HeatedRod::Rod::leftEntropy", "rod",
        "rod.a.sF*rod.a.t = rod.Qa", "model.xmi:108", held + 43, false},
    /* 9 */ {"E10", "HeatedRod::Rod::rightEntropy", "rod",
        "rod.b.sF*rod.b.t = rod.Qb", "model.xmi:111", held + 47, false},
    /* 10 */ {"E11", "HeatedRod::Rod::heat", "rod",
        "rod.stored = rod.rho*rod.c*rod.A*rod.dx*(rod.T[1] - rod.T0 + (rod.T[2] - rod.T0) + (rod.T[3] - rod.T0) + (rod.T[4] - rod.T0) + (rod.T[5] - rod.T0))", "model.xmi:114", held + 51, false},
    /* 11 */ {"E12", "EntropyTransfer::Constraints::FixedThermalPowerConstraint::heat", "fixedQflow",
        "fixedQflow.p.sF*fixedQflow.p.t = -fixedQflow.power", "EntropyTransfer.xmi:648", held + 63, false},
    /* 12 */ {"E13", "HeatedRod::HeatedRod::fixedT.p-rod.a", "",
        "fixedT.p.t = rod.a.t", "model.xmi:132", held + 67, false},
    /* 13 */ {"E14", "HeatedRod::HeatedRod::rod.b-fixedQflow.p", "",
        "rod.b.t = fixedQflow.p.t", "model.xmi:138", held + 70, false},
    /* 14 */ {"E15", "HeatedRod::HeatedRod::fixedT.p-rod.a", "",
        "fixedT.p.sF + rod.a.sF = 0", "model.xmi:132", held + 73, false},
    /* 15 */ {"E16", "HeatedRod::HeatedRod::rod.b-fixedQflow.p", "",
        "rod.b.sF + fixedQflow.p.sF = 0", "model.xmi:138", held + 76, false},
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
    -1.0};
static const int jacobian_row_start[] = {
    0, 2, 5, 8, 11, 13, 16, 18, 21};
static const int jacobian_row_slot[] = {
    5, 6, 7, 8, 11, -1, -1, 12};
static const int jacobian_term_slot[] = {
    0, 1, 2, 1, 0, 3, 2, 1, 4, 3, 2, 10, 4, 9, 10, 11, 9, 10, 3, 4, 10};
static const int jacobian_term_partial[] = {
    1, 2, 3, 4, 3, 5, 6, 5, 7, 8, 7, 9, 10, 11, 12, 0, 13, 14, 15, 16, 17};
/* First row, inner assignments, size, first slot of what is iterated on. */
static const ModelSlopeLoop jacobian_loops[] = {
    {4, 1, 2, 9}};
static const int jacobian_derivative[] = {
    5, 6, 7, 8, 12};
static const int jacobian_column_start[] = {
    0, 2, 5, 8, 11, 13};
static const int jacobian_row_index[] = {
    0, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4};
static const int jacobian_colour[] = {
    0, 1, 2, 0, 1};

const ModelJacobian model_jacobian = {
    .states = 5,
    .slots = 13,
    .rows = 8,
    .loop_count = 1,
    .partial_count = 18,
    .number_count = 1,
    .colours = 3,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .loops = jacobian_loops,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"HeatedRod::HeatedRod::fixedT.p-rod.a", "", "model.xmi:132"},
    {"HeatedRod::HeatedRod::rod.b-fixedQflow.p", "", "model.xmi:138"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 3}, {false, false}},
    {0, {1, 4}, {false, false}},
    {1, {5, 25}, {false, false}},
    {1, {6, 26}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 3, 5, 25};

static const ModelJoints model_joints = {4, 4, joint_table, connectors, flows};

static const char *const plot[] = {"rod.T[1]", "rod.T[2]", "rod.T[3]", "rod.T[4]", "rod.T[5]", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {7, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of RodExperiment",
    "",
    "16 equations drawn, 0 derived; 5 eliminated as aliases, 0 redundant, 0 of constants, 11 in use",
    "5 states; 8 assignments, 0 linear and 1 nonlinear loops",
    "",
    "States",
    "  rod.T[1]                                      start rod.T0                                        its start is given",
    "  rod.T[2]                                      start rod.T0                                        its start is given",
    "  rod.T[3]                                      start rod.T0                                        its start is given",
    "  rod.T[4]                                      start rod.T0                                        its start is given",
    "  rod.T[5]                                      start rod.T0                                        its start is given",
    "",
    "Constants that decide the structure",
    "  rod.n                                                                                             rod.n is 5",
    "",
    "Eliminated",
    "  E1     fixedT.p.t                             = fixedT.t_set                                      EntropyTransfer.xmi:665",
    "  E15    rod.a.sF                               = -fixedT.p.sF                                      model.xmi:132",
    "  E13    rod.a.t                                = fixedT.t_set                                      model.xmi:132",
    "  E16    fixedQflow.p.sF                        = -rod.b.sF                                         model.xmi:138",
    "  E14    fixedQflow.p.t                         = rod.b.t                                           model.xmi:138",
    "",
    "Constants",
    "         rod.dx := rod.L/rod.n",
    "         rod.k1 := rod.lambda/(rod.c*rod.rho*rod.dx^2)",
    "         rod.k2 := 2*rod.lambda*rod.A/rod.dx",
    "",
    "Start",
    "         rod.T[1] := rod.T0",
    "         rod.T[2] := rod.T0",
    "         rod.T[3] := rod.T0",
    "         rod.T[4] := rod.T0",
    "         rod.T[5] := rod.T0",
    "",
    "Continuous time",
    "  E2     der(rod.T[1]) := rod.k1*(2*(fixedT.t_set - rod.T[1]) - (rod.T[1] - rod.T[2]))              model.xmi:93",
    "  E3     der(rod.T[2]) := rod.k1*(rod.T[3] - 2*rod.T[2] + rod.T[1])                                 model.xmi:96",
    "  E4     der(rod.T[3]) := rod.k1*(rod.T[4] - 2*rod.T[3] + rod.T[2])                                 model.xmi:96",
    "  E5     der(rod.T[4]) := rod.k1*(rod.T[5] - 2*rod.T[4] + rod.T[3])                                 model.xmi:96",
    "  loop 1, nonlinear, 3 unknowns, torn to 2",
    "             solve for rod.b.sF",
    "             solve for rod.b.t",
    "      E8     rod.Qb := rod.k2*(rod.b.t - rod.T[5])                                                  model.xmi:105",
    "      E10    so that rod.b.sF*rod.b.t = rod.Qb                                                      model.xmi:111",
    "      E12    so that -rod.b.sF*rod.b.t = -fixedQflow.power                                          EntropyTransfer.xmi:648",
    "  E6     der(rod.T[5]) := rod.k1*(rod.T[4] - rod.T[5] - 2*(rod.T[5] - rod.b.t))                     model.xmi:99",
    "",
    "For results only",
    "  E7     rod.Qa := rod.k2*(fixedT.t_set - rod.T[1])                                                 model.xmi:102",
    "  E11    rod.stored := rod.rho*rod.c*rod.A*rod.dx*(rod.T[1] - rod.T0 + (rod.T[2] - rod.T0) + (rod.T[3] - rod.T0) + (rod.T[4] - rod.T0) + (rod.T[5] - rod.T0)) model.xmi:114",
    "  E9     fixedT.p.sF := -rod.Qa/fixedT.t_set  unless fixedT.t_set vanishes                          model.xmi:108",
    NULL};

const ModelParts model_parts = {
    .events = NULL,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = &path_part,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = NULL,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "RodExperiment",
    .qualified_name = "HeatedRod::RodExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 100000.0,
    .interval = 200.0,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .integers = integers,
};
