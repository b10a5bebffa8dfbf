/* hybrid.h - a model with two states, two relations, an integer part, two visible and one hidden discrete variable,
 * resets of both states and three clocks. A test defines the behaviour by a Case. Values that the case does not use
 * never change. `mode` is an enumeration; `signal` is an output. */
#ifndef HYBRID_H
#define HYBRID_H

#include "harness.h"
#include "plain_model.h"

#include <math.h>

enum { STATES = 2, BRANCHES = 3, DISCRETES = 3, CLOCKS = 3, INDICATORS = 4 };
enum { FIRST, SECOND, PART }; /* branches: indicators 0; 1; 2 and 3 */
enum { MODE, COUNT, HIDDEN }; /* discrete variables */

struct Model {
    const ModelDescription *description;
    double time;
    double x[STATES], dx[STATES], signal;
    double branch[BRANCHES], slack[BRANCHES];
    double discrete[DISCRETES], pre[DISCRETES], first_value[DISCRETES], value[STATES];
    double period[CLOCKS], first[CLOCKS];
    bool is_set[STATES], ticks[CLOCKS], is_initial, is_terminal;
    ModelFailure failure;
};

typedef struct {
    int states;
    double start[STATES];
    ModelStatus (*evaluate)(Model *m);              /* dx and signal; NULL: all are 0 */
    ModelStatus (*update)(Model *m);                /* branches, discrete variables; NULL: none changes */
    void (*indicators)(const Model *m, double *indicator); /* preset to 1; the first infinite: not defined */
    double (*instant)(const Model *m);              /* NULL: none */
    double period[CLOCKS], first[CLOCKS];           /* period 0: a clock that never ticks */
} Case;

static const Case *present;

#define AT(member) offsetof(struct Model, member)
#define ROW_SET(name, type, place, start) .path = name, .unit = "", .description = "", \
    .source = "hybrid.xmi:1 Hybrid", .kind = type, .sign = 1, .offset = place, .equation = -1, .set_offset = start
#define ROW(name, type, place) ROW_SET(name, type, place, place)

static const char *const modes[] = {"idle", "heating", "resting", NULL};
static const ModelVariable variables[] = {{ROW("x", MODEL_STATE, AT(x))}, {ROW("y", MODEL_STATE, AT(x[1]))},
                                         {ROW_SET("mode", MODEL_DISCRETE, AT(discrete[MODE]), AT(first_value[MODE])),
                                          .literals = modes, .first_literal = 1},
                                         {ROW("count", MODEL_DISCRETE, AT(discrete[COUNT]))},
                                         {ROW("signal", MODEL_ALGEBRAIC, AT(signal))}};
SYSTEM_OF(variables)
enum { VARIABLE_COUNT = 5 };
const ModelLaw model_laws[] = {
    {.id = "E1", .text = "der(x) = if x > 0 then -1 else 1", .held = 2},
};
const ModelScope model_scopes[] = {{"", "hybrid.xmi"}};
const ModelElement model_elements[] = {
    {"Hybrid::law", 0},
};
const int model_drawn[] = {0, 2, 0,  0, 2, -1};
const ModelStored model_members[] = {{0, MODEL_NUMBER}};
const int model_equations[] = {
    0, 5, 0,  0, 0, 0, 0, 1,
    -1};
enum { EQUATION_COUNT = 1, CONSTRAINT_COUNT = 0, LOOP_COUNT = 0, OUTPUT_LOOP_COUNT = 0 };
DESCRIBED()
static const ModelJacobian state_slopes;
static ModelRun states_at[] = {{.offset = offsetof(Model, x), .step = 1, .distance = sizeof(double)}, {.at = -1}};
static ModelRun derivatives_at[] = {{.offset = offsetof(Model, dx), .step = 1, .distance = sizeof(double)}, {.at = -1}};
static const ModelStructure only_structure = {.states_at = states_at, .derivatives_at = derivatives_at,
                                              .jacobian = &state_slopes}; /* functions say what the states are */
static ModelInfo model_info = {.structure = &only_structure,
                              .name = "hybrid", .qualified_name = "Test::hybrid", .source = "hybrid.xmi",
                              .version = "0", .start = 0, .stop = 1, .interval = 0.1, .tolerance = 1e-6,
                              .solver = "bdf"};
static const ModelJacobian state_slopes = {.states = STATES, .colours = STATES};

/* Descriptions of the branches; a test may change them. */
static ModelBranch branches[] = {
    {.text = "x > 0", .element = "Hybrid::first", .source = "hybrid.xmi:3", .offset = AT(branch), .is_felt = true,
     .is_seen = true, .slack = AT(slack)},
    {.text = "y > 0", .element = "Hybrid::second", .source = "hybrid.xmi:4", .equation = -1, .offset = AT(branch[1]),
     .is_felt = true, .is_seen = true, .slack = AT(slack[1])},
    {.text = "floor(x)", .element = "Hybrid::part", .source = "hybrid.xmi:5", .equation = -1, .offset = AT(branch[2]),
     .is_integer_part = true, .is_felt = true, .is_seen = true, .group = -1, .slack = AT(slack[2])},
};
static ModelDiscrete discretes[] = {
    {.variable = 2, .name = "mode", .offset = AT(discrete), .pre = AT(pre), .start = AT(first_value), .is_felt = true,
     .is_seen = true, .group = -1},
    {.variable = 3, .name = "count", .offset = AT(discrete[1]), .pre = AT(pre[1]), .start = AT(first_value[1]),
     .group = -1},
    {.variable = -1, .name = "x > 0 and y > 0", .offset = AT(discrete[2]), .pre = AT(pre[2]),
     .start = AT(first_value[2]), .group = -1},
};
static const ModelReset resets[] = {{0, AT(x), AT(value), AT(is_set)}, {1, AT(x[1]), AT(value[1]), AT(is_set[1])}};
static const ModelClock clocks[] = {{AT(period), AT(first), false, AT(ticks), "Hybrid::fast"},
                                    {AT(period[1]), AT(first[1]), false, AT(ticks[1]), "Hybrid::slow"},
                                    {AT(period[2]), AT(first[2]), true, AT(ticks[2]), "Hybrid::own"}};
static const int indicator_branches[] = {FIRST, SECOND, PART, PART};

static ModelEvents model_events = {
    .branch_count = BRANCHES, .indicator_count = INDICATORS, .discrete_count = DISCRETES, .reset_count = STATES,
    .clock_count = CLOCKS, .branches = branches, .indicator_branches = indicator_branches, .discretes = discretes,
    .resets = resets, .clocks = clocks};

ModelFailure *model_failure(Model *m) { return &m->failure; }

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set;
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)listed;
    memcpy(period, m->period, sizeof m->period);
    memcpy(first, m->first, sizeof m->first);
}

void model_set_defaults(Model *m)
{
    model_clear(m);
    for (int i = 0; i < CLOCKS; i++) {
        m->period[i] = present->period[i] != 0 ? present->period[i] : 1e30;
        m->first[i] = present->period[i] != 0 ? present->first[i] : 1e30;
    }
    m->first_value[MODE] = 1;
}

ModelStatus model_derive_constants(Model *m) { (void)m; return MODEL_OK; }

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    memcpy(m->x, present->start, sizeof m->x);
    return MODEL_OK;
}

int model_state_count(const Model *m) { (void)m; return present->states; }

const ModelStructure *model_structure(const Model *m)
{
    (void)m;
    states_at[0].at = derivatives_at[0].at = present->states > 0 ? 0 : -1;
    states_at[0].more = derivatives_at[0].more = present->states - 1;
    return model_info.structure;
}

int model_state_variable(const Model *m, int state) { (void)m; return state; }

ModelStatus model_evaluate(Model *m) { return present->evaluate ? present->evaluate(m) : MODEL_OK; }
ModelStatus model_outputs(Model *m) { (void)m; return MODEL_OK; }
void model_accept(Model *m) { (void)m; }
void model_accept_outputs(Model *m) { (void)m; }
void model_partials(const Model *m, double *partial) { (void)m, (void)partial; }
void model_residuals(const Model *m, double t, const double *v, double *r, double *s)
{
    (void)m, (void)t, (void)v, (void)r, (void)s;
}

ModelStatus model_indicators(Model *m, double *indicator)
{
    for (int i = 0; i < INDICATORS; i++)
        indicator[i] = 1;
    if (present->indicators)
        present->indicators(m, indicator);
    return isinf(indicator[FIRST]) ? MODEL_RETRY : MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    if (present->instant)
        *next = fmin(*next, present->instant(m));
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    m->is_initial = is_initial;
    m->is_terminal = is_terminal;
}

void model_guess(Model *m, double time)
{
    (void)m, (void)time;
}

ModelStatus model_update(Model *m)
{
    memset(m->is_set, 0, sizeof m->is_set);
    return present->update ? present->update(m) : MODEL_OK;
}

/* `a` with the sign that makes it positive as long as the relation a > 0 keeps its value. */
static inline double kept(double branch, double a) { return branch > 0 ? a : -a; }
static inline double truth(bool b) { return b ? 1 : 0; }

/* ---- the outcome of a run ---- */

static char rows[CAPTURED], logged[CAPTURED];

static inline int run_case(const Case *c, const char *stop, const char *interval, const char *tolerance)
{
    present = c;
    const int status = run("-q", "--stats", "--stop", stop, "--interval", interval, "--tolerance", tolerance, "-o",
                           scratch("rows.csv"), "--events", scratch("events.csv"), NULL);
    read_file(scratch("rows.csv"), rows);
    read_file(scratch("events.csv"), logged);
    return status;
}

static inline int lines(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += *text == '\n';
    return count;
}

static inline long statistic(const char *name)
{
    const char *found = strstr(printed, name);
    if (!found)
        fail_msg("no '%s' in:\n%s", name, printed);
    return found ? strtol(found + strlen(name), NULL, 10) : -1;
}

static inline int run_group(const struct CMUnitTest *tests, size_t count)
{
    return _cmocka_run_group_tests("events", tests, count, make_folder, remove_folder);
}

#define RUN_GROUP(tests) run_group(tests, sizeof(tests) / sizeof(tests)[0])

#endif
