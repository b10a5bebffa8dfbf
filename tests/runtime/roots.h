/* roots.h - a hand-written model with a loop and with a square root, which has no derivative at 0:
 *
 *     E1  root = sqrt(a)
 *     E2  y = root + z           loop 1: y is computed from z, and E3 must hold; singular if s = -1
 *     E3  y + s*z = a
 *     E4  der(a) = inflow - y
 *     E5  der(b) = z - b
 */
#ifndef ROOTS_H
#define ROOTS_H

#include "harness.h"
#include "loop.h"
#include "no_events.h"
#include "plain_model.h"

#include <math.h>

struct Model {
    const ModelDescription *description;
    double time, a, b, a_start, s, inflow, root, y, z, der_a, der_b;
    ModelFailure failure;
};

#define UNKNOWN(name, member, type, where) \
    {.path = name, .unit = "", .description = "", .source = "roots.xmi:1", .kind = type, .sign = 1, \
     .offset = offsetof(struct Model, member), .set_offset = where, .equation = -1}

static const ModelJacobian state_slopes;
static const ModelRun
    states_at[] = {{.offset = offsetof(Model, a)}, {.at = 1, .offset = offsetof(Model, b)}, {.at = -1}},
    derivatives_at[] = {{.offset = offsetof(Model, der_a)}, {.at = 1, .offset = offsetof(Model, der_b)}, {.at = -1}};
static const ModelStructure only_structure = {.states_at = states_at, .derivatives_at = derivatives_at,
                                              .jacobian = &state_slopes}; /* functions say what the states are */
static ModelInfo model_info = {.structure = &only_structure,
                              .name = "Roots", .qualified_name = "Test::Roots", .source = "roots.xmi", .version = "0",
                              .stop = 1, .interval = 0.1, .tolerance = 1e-6, .solver = "bdf"};
static const ModelVariable variables[] = {
    UNKNOWN("a", a, MODEL_STATE, offsetof(struct Model, a_start)),
    UNKNOWN("b", b, MODEL_STATE, MODEL_NOT_SETTABLE),
    UNKNOWN("s", s, MODEL_CONSTANT, offsetof(struct Model, s)),
    UNKNOWN("inflow", inflow, MODEL_CONSTANT, offsetof(struct Model, inflow)),
};
SYSTEM_OF(variables)
enum { VARIABLE_COUNT = 4 };
const ModelLaw model_laws[] = {
    {.text = "y + s*z = a", .id = "E%n1"},
};
const ModelScope model_scopes[] = {{"", "roots.xmi"}};
const ModelElement model_elements[] = {
    {"Test::Roots::sum", 0},
};
const int model_drawn[] = {0, 2, 0,  0, 2, -1};
const ModelStored model_members[] = {{0, MODEL_NUMBER}};
const int model_equations[] = {
    0, 4, 0,  0, 0, 0, 3,
    -1};
enum { EQUATION_COUNT = 1, CONSTRAINT_COUNT = 0, LOOP_COUNT = 1, OUTPUT_LOOP_COUNT = 0 };
DESCRIBED()

static const int loop_unknowns[] = {0}, loop_equations[] = {0};
static const ModelLoop loop = {.number = 1, .is_linear = true, .size = 1, .unknowns = loop_unknowns,
    .equations = loop_equations};

/* Slots: a, b, root, then z and y of the loop, der(a), der(b). The second row counts as a long row: both columns have
 * the same colour. */
static const double numbers[] = {1, -1};
static const int row_start[] = {0, 1, 3, 6, 7, 9}, row_slot[] = {2, 4, -1, 5, 6};
static const int term_slot[] = {0, 2, 3, 4, 3, 0, 4, 3, 1}, term_partial[] = {2, 0, 0, 0, 3, 1, 1, 0, 1};
static const ModelSlopeLoop slope_loops[] = {{1, 1, 1, 3}};
static const int derivative[] = {5, 6}, column_start[] = {0, 2, 3}, row_index[] = {0, 1, 1}, colour[] = {0, 0};
static const int long_rows[] = {1};
static const ModelJacobian state_slopes = {
    .states = 2, .slots = 7, .rows = 5, .loop_count = 1, .partial_count = 4, .number_count = 2, .colours = 1,
    .numbers = numbers, .row_start = row_start, .row_slot = row_slot, .term_slot = term_slot,
    .term_partial = term_partial, .loops = slope_loops, .derivative = derivative, .column_start = column_start,
    .row_index = row_index, .colour = colour, .long_row_count = 1, .long_rows = long_rows,
    .is_augmented = IS_AUGMENTED};

void model_partials(const Model *m, double *partial)
{
    partial[2] = 0.5 / m->root;
    partial[3] = m->s;
}

ModelFailure *model_failure(Model *m) { return &m->failure; }
void model_set_defaults(Model *m) { model_clear(m); m->s = 2; m->a_start = 1; }
ModelStatus model_derive_constants(Model *m) { (void)m; return MODEL_OK; }
int model_state_count(const Model *m) { (void)m; return 2; }
const ModelStructure *model_structure(const Model *m) { (void)m; return model_info.structure; }
int model_state_variable(const Model *m, int state) { (void)m; return state; }
ModelStatus model_outputs(Model *m) { (void)m; return MODEL_OK; }
void model_accept(Model *m) { (void)m; }
void model_accept_outputs(Model *m) { (void)m; }
void model_residuals(const Model *m, double t, const double *v, double *r, double *s)
{
    (void)m, (void)t, (void)v, (void)r, (void)s;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->a = m->a_start;
    return MODEL_OK;
}

ModelStatus model_evaluate(Model *m)
{
    if (!(fabs(1 + m->s) > 0))
        return model_fail(m, MODEL_SINGULAR_LOOP, 0, &loop, 0);
    m->root = sqrt(m->a);
    m->z = (m->a - m->root) / (1 + m->s);
    m->y = m->root + m->z;
    m->der_a = m->inflow - m->y;
    m->der_b = m->z - m->b;
    return MODEL_OK;
}

static Model model_at(double a, double s)
{
    Model m = {.description = tested};
    model_set_defaults(&m);
    m.a = a;
    m.b = 3;
    m.s = s;
    model_evaluate(&m);
    return m;
}

#endif
