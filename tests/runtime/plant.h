/* plant.h - a small model with everything that the runtime has to handle, in the form that the compiler generates:
 *
 *     E1  m.mass*der(m.v) = m.force                   a mass on a spring, from x = 1 at rest
 *     E2  m.force = -m.k*m.x + growth*m.x^3
 *     E3  supply = der(m.v)/divisor
 *     E4  level - drain*time = root^2                 nonlinear loop 1, unknown root; not defined if wall > 0
 *     E5  a + b = 3*m.x,  E6  a - slope*b = m.x       linear loop 2, unknowns a, b; singular if slope = -1
 *     E7  power = log(1 - decay*time)
 *     E8  der(m.x) = m.v
 *     E9  gauge^2 = 1 + m.v                           at the start only; gauge has a fixed start, as m.v has
 *
 * Its constants growth, divisor, drain, slope, decay, fault, wall and turning each provoke one failure; selection
 * makes loop 2 one of a choice of states. */
#ifndef PLANT_H
#define PLANT_H

#include "harness.h"
#include "loop.h"
#include "no_events.h"
#include "all_parts.h"

#include <math.h>

struct Model {
    const ModelDescription *description;
    double time;
    struct { double mass, k, omega_squared, x_start, x, v, der_x, der_v, force; } m;
    double growth, divisor, level, drain, slope, decay, fault, selection, turning, gauge, gauge_start, wall;
    double supply, root, a, b, power;
    double root_guess;
    ModelFailure failure;
    ModelSolving solving;
};

#define AT(member) offsetof(struct Model, member)
#define COMMON(name, dimension, text) .path = name, .unit = dimension, .description = text, \
    .source = "plant.xmi:7 Plant"
#define CONSTANT(name, member, dimension, text) \
    {COMMON(name, dimension, text), .kind = MODEL_CONSTANT, .offset = AT(member), .sign = 1, \
     .set_offset = AT(member), .equation = -1}
#define UNKNOWN(name, type, member, dimension, number) \
    {COMMON(name, dimension, ""), .kind = type, .offset = AT(member), .sign = 1, \
     .set_offset = MODEL_NOT_SETTABLE, .equation = number}

enum { M_K = 1, M_X = 3, M_V, FORCE = 7, SUPPLY, ROOT, A, B, DIVISOR = 18, LEVEL, DRAIN, GAUGE = 26 };

static const ModelVariable variables[28];
static const ModelVariable variables[28] = {
    CONSTANT("m.mass", m.mass, "kg", "mass of the body"),
    CONSTANT("m.k", m.k, "N/m", "stiffness"),
    {COMMON("m.omegaSquared", "1/s2", ""), .kind = MODEL_DERIVED_CONSTANT, .offset = AT(m.omega_squared), .sign = 1,
     .set_offset = MODEL_NOT_SETTABLE, .bound_to = &variables[M_K], .equation = -1},
    {COMMON("m.x", "m", "position"), .kind = MODEL_STATE, .offset = AT(m.x), .sign = 1, .set_offset = AT(m.x_start),
     .equation = -1},
    {COMMON("m.v", "m/s", "velocity"), .kind = MODEL_STATE, .offset = AT(m.v), .sign = 1, .set_offset = AT(m.v),
     .equation = -1},
    UNKNOWN("der(m.x)", MODEL_DERIVATIVE, m.der_x, "m/s", 7),
    UNKNOWN("der(m.v)", MODEL_DERIVATIVE, m.der_v, "m/s2", 0),
    UNKNOWN("m.force", MODEL_ALGEBRAIC, m.force, "N", 1),
    UNKNOWN("supply", MODEL_ALGEBRAIC, supply, "", 2),
    {COMMON("root", "", ""), .kind = MODEL_ALGEBRAIC, .offset = AT(root), .sign = 1, .set_offset = AT(root_guess),
     .equation = 3},
    UNKNOWN("a", MODEL_ALGEBRAIC, a, "m", 4),
    UNKNOWN("b", MODEL_ALGEBRAIC, b, "m", 5),
    UNKNOWN("power", MODEL_ALGEBRAIC, power, "W", 6),
    {COMMON("spring.x", "m", ""), .kind = MODEL_STATE, .alias_of = &variables[M_X], .offset = AT(m.x), .sign = -1,
     .set_offset = AT(m.x_start), .equation = -1},
    {COMMON("ground.v", "m/s", ""), .kind = MODEL_ALGEBRAIC, .sign = 0, .literal = 0,
     .set_offset = MODEL_NOT_SETTABLE, .equation = -1},
    {COMMON("rod.T[1,\"in\"]", "K", "a name to quote"), .kind = MODEL_ALGEBRAIC, .sign = 0,
     .literal = 373.15, .set_offset = MODEL_NOT_SETTABLE, .equation = -1},
    {COMMON("hidden", "N", ""), .kind = MODEL_ALGEBRAIC, .alias_of = &variables[FORCE], .offset = AT(m.force),
     .sign = 1, .set_offset = MODEL_NOT_SETTABLE, .equation = -1, .is_protected = true},
    CONSTANT("growth", growth, "N/m3", ""),
    CONSTANT("divisor", divisor, "", ""),
    CONSTANT("level", level, "", ""),
    CONSTANT("drain", drain, "1/s", ""),
    CONSTANT("slope", slope, "", ""),
    CONSTANT("decay", decay, "1/s", ""),
    CONSTANT("fault", fault, "N", ""),
    CONSTANT("selection", selection, "", ""),
    CONSTANT("turning", turning, "", ""),
    {COMMON("gauge", "m", ""), .kind = MODEL_ALGEBRAIC, .offset = AT(gauge), .sign = 1, .set_offset = AT(gauge_start),
     .equation = 8},
    CONSTANT("wall", wall, "m", ""),
};
SYSTEM_OF(variables)
enum { VARIABLE_COUNT = sizeof variables / sizeof variables[0] };

const ModelLaw model_laws[] = {
    {.id = "E1", .text = "m.mass*der(m.v) = m.force"},
    {.id = "E2", .text = "m.force = -m.k*m.x + growth*m.x^3"},
    {.id = "E3", .text = "supply = der(m.v)/divisor", .held = 2},
    {.id = "E4", .text = "level - drain*time = root^2", .held = 3},
    {.id = "E5", .text = "a + b = 3*m.x"},
    {.id = "E6", .text = "a - slope*b = m.x"},
    {.id = "E7", .text = "power = log(1 - decay*time)"},
    {.id = "E8", .text = "der(m.x) = m.v"},
    {.id = "E9", .text = "gauge^2 = 1 + m.v"},
};
const ModelScope model_scopes[] = {{"", "plant.xmi"}};
const ModelElement model_elements[] = {
    {"Plant::Body::newton", 0},
    {"Plant::Spring::law", 0},
    {"Plant::supply", 0},
    {"Plant::outflow", 0},
    {"Plant::sum", 0},
    {"Plant::difference", 0},
    {"Plant::power", 0},
    {"Plant::Body::motion", 0},
    {"Plant::gauge", 0},
};
const int model_drawn[] = {
    0, 2, 0,  0, 20,
    1, 2, 0,  1, 21,
    2, 2, 0,  2, 22,
    3, 2, 0,  3, 23,
    4, 2, 0,  4, 24,
    5, 2, 0,  5, 25,
    6, 2, 0,  6, 26,
    7, 2, 0,  7, 27,
    8, 2, 0,  8, 28,
    -1};
const ModelStored model_members[] = {{0, MODEL_NUMBER}};
const int model_equations[] = {
    0, 3, 0,  0, 1, 0,
    1, 3, 0,  1, 1, 1,
    2, 5, 0,  2, 0, 2, SUPPLY, DIVISOR,
    3, 6, 0,  3, 0, 3, LEVEL, DRAIN, ROOT,
    4, 3, 0,  4, 0, 4,
    5, 3, 0,  5, 0, 5,
    6, 3, 0,  6, 0, 6,
    7, 3, 0,  7, 1, 7,
    8, 3, 0,  8, 0, 8,
    -1};
enum { EQUATION_COUNT = 9, CONSTRAINT_COUNT = 8, LOOP_COUNT = 2, OUTPUT_LOOP_COUNT = 0 };
DESCRIBED()

static const ModelPlot plant_plot[] = {{"m.x", 0, 0}, {"m.v", 0, 0}, {"spring.x", 0, 0}, {NULL, 0, 0}};
static const int start_checks[] = {GAUGE, M_V, -1, 8, -1, -1};
static const int plant_defaulted[] = {M_V, -1};
static const char *const plant_notes[] = {"E4 has two solutions", NULL};
static const char *const plant_forms[] = {" m.force := -m.k*%1 + growth*%1^3%t100%e2",
    " %e1: der(m.v) := m.force/m.mass", "Laws", " law%b2.c[%d2] := 3*%w3 - %w2%%%R"};
static const int plant_lines[] = {0, 2, 0,  M_X, 1, 1, 1, 0,  0, 2, 0, 0, 3, 3, 1, 3,  2, 2, 3,  0, 1, 2, -1};
static const ModelJacobian state_slopes;
static const ModelRun
    states_at[] = {{.offset = AT(m.x)}, {.at = 1, .offset = AT(m.v)}, {.at = -1}},
    derivatives_at[] = {{.offset = AT(m.der_x)}, {.at = 1, .offset = AT(m.der_v)}, {.at = -1}};
static const ModelStructure only_structure = {.states_at = states_at, .derivatives_at = derivatives_at,
                                              .jacobian = &state_slopes}; /* functions say what the states are */
static ModelInfo model_info = {.structure = &only_structure,
                              .name = "Plant", .qualified_name = "Test::Plant", .source = "plant.xmi", .version = "0.0",
                              .start = 0, .stop = 3, .interval = 0.01, .tolerance = 1e-6, .solver = "bdf",
                              .plot = plant_plot, .start_checks = start_checks,
                              .defaulted = plant_defaulted, .notes = plant_notes,
                              .listing = {plant_lines, plant_forms}};

static const int root_unknowns[] = {ROOT}, root_equations[] = {3};
static const ModelLoop root_loop = {.number = 1, .size = 1, .unknowns = root_unknowns,
    .equations = root_equations};
static const int sum_unknowns[] = {A, B}, sum_equations[] = {4, 5};
static const ModelLoop sum_loop = {.number = 2, .is_linear = true, .size = 2, .unknowns = sum_unknowns,
    .equations = sum_equations};
static const ModelLoop selection_loop = {.number = 2, .is_linear = true, .is_state_selection = true, .size = 2,
    .unknowns = sum_unknowns, .equations = sum_equations};

static ModelStatus root_residual(Model *m, const double *z, double *residual, double *jacobian)
{
    m->root = z[0];
    residual[0] = m->level - m->drain * m->time - z[0] * z[0] + sqrt(-m->wall);
    if (jacobian)
        jacobian[0] = -2 * z[0];
    return MODEL_OK;
}

static ModelStatus sum_residual(Model *m, const double *z, double *residual, double *jacobian)
{
    m->a = z[0];
    m->b = z[1];
    residual[0] = m->a + m->b - 3 * m->m.x;
    residual[1] = m->a - m->slope * m->b - m->m.x;
    if (jacobian) {
        jacobian[0] = 1;
        jacobian[1] = 1;
        jacobian[2] = 1;
        jacobian[3] = -m->slope;
    }
    return MODEL_OK;
}

ModelSolving *model_solving(Model *m) { return &m->solving; }
ModelFailure *model_failure(Model *m) { return &m->failure; }

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->m.mass = 2;
    m->m.k = 8;
    m->m.x_start = 1;
    m->divisor = m->level = m->slope = m->root_guess = m->gauge_start = 1;
}

ModelStatus model_derive_constants(Model *m)
{
    m->m.omega_squared = m->m.k / m->m.mass;
    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->m.x = m->m.x_start;
    m->gauge = sqrt(1 + m->m.v);
    return model_evaluate(m);
}

int model_state_count(const Model *m) { (void)m; return 2; }
const ModelStructure *model_structure(const Model *m) { (void)m; return model_info.structure; }
int model_state_variable(const Model *m, int state) { (void)m; return state == 0 ? M_X : M_V; }

ModelStatus model_evaluate(Model *m)
{
    m->m.force = -m->m.k * m->m.x + m->growth * m->m.x * m->m.x * m->m.x;
    m->m.der_x = m->m.v;
    m->m.der_v = m->m.force / m->m.mass;
    if (!(m->turning < 1 || m->m.x > 0.05))
        return model_fail(m, MODEL_SINGULAR_SELECTION, 4, NULL, m->m.x);
    if (!(fabs(m->divisor) > 0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 2, NULL, m->divisor);
    m->supply = m->m.der_v / m->divisor;
    double work[LOOP_WORK(2, 0)], z[2] = {m->root_guess, 0};
    const ModelStatus status = loop_newton(m, &root_loop, root_residual, z, work);
    if (status != MODEL_OK)
        return status;
    z[0] = 0;
    return loop_linear(m, m->selection > 0 ? &selection_loop : &sum_loop, sum_residual, z, work);
}

/* Slots: x, v, m.force, der(m.x), der(m.v). */
static const double plant_numbers[] = {1};
static const int plant_row_start[] = {0, 1, 2, 3}, plant_row_slot[] = {2, 3, 4}, plant_term_slot[] = {0, 1, 2};
static const int plant_term_partial[] = {1, 0, 2}, plant_derivative[] = {3, 4}, plant_column_start[] = {0, 2, 4};
static const int plant_row_index[] = {0, 1, 0, 1}, plant_colour[] = {0, 1};
static const ModelJacobian state_slopes = {
    .states = 2, .slots = 5, .rows = 3, .partial_count = 3, .number_count = 1, .colours = 2, .numbers = plant_numbers,
    .row_start = plant_row_start, .row_slot = plant_row_slot, .term_slot = plant_term_slot,
    .term_partial = plant_term_partial, .derivative = plant_derivative, .column_start = plant_column_start,
    .row_index = plant_row_index, .colour = plant_colour};

void model_partials(const Model *m, double *partial)
{
    partial[1] = -m->m.k + 3 * m->growth * m->m.x * m->m.x;
    partial[2] = 1 / m->m.mass;
}

ModelStatus model_outputs(Model *m)
{
    m->power = log(1 - m->decay * m->time);
    return MODEL_OK;
}

void model_accept(Model *m) { m->root_guess = m->root; }
void model_accept_outputs(Model *m) { (void)m; }

/* Residuals of the equations and their scales, computed from the listed results. */
void model_residuals(const Model *own, double time, const double *listed, double *r, double *s)
{
    (void)own;
    struct Model values = {.time = time};
    const struct Model *m = &values;
    for (int i = 0; i < VARIABLE_COUNT; i++)
        if (tested->variables[i].sign != 0 && !tested->variables[i].alias_of)
            memcpy((char *)&values + tested->variables[i].offset, &listed[i], sizeof listed[i]);
    const double x = m->m.x, spring = m->m.k * x, grown = m->growth * x * x * x;
    r[0] = m->m.mass * m->m.der_v - m->m.force + m->fault;
    s[0] = fabs(m->m.mass * m->m.der_v) + fabs(m->m.force);
    r[1] = m->m.force + spring - grown;
    s[1] = fabs(m->m.force) + fabs(spring) + fabs(grown);
    r[2] = m->supply - m->m.der_v / m->divisor;
    s[2] = 2 * fabs(m->supply);
    r[3] = m->level - m->drain * m->time - m->root * m->root;
    s[3] = fabs(m->level) + fabs(m->drain * m->time) + m->root * m->root;
    r[4] = m->a + m->b - 3 * x;
    s[4] = fabs(m->a) + fabs(m->b) + fabs(3 * x);
    r[5] = m->a - m->slope * m->b - x;
    s[5] = fabs(m->a) + fabs(m->slope * m->b) + fabs(x);
    r[6] = m->power - log(1 - m->decay * m->time);
    s[6] = 2 * fabs(m->power);
    r[7] = m->m.der_x - m->m.v;
    s[7] = 2 * fabs(m->m.v);
}

#endif
