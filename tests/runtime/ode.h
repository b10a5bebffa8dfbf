/* ode.h - a model of states only. Before including it, the test defines STATES, ODE_VARIABLES by
 * STATE(i, name, nominal), `start_values`, STOP and `slope`. */
#ifndef ODE_H
#define ODE_H

#include "harness.h"
#include "no_events.h"
#include "plain_model.h"

#include <math.h>

struct Model {
    const ModelDescription *description;
    double time;
    double x[STATES], dx[STATES];
    ModelFailure failure;
};

#define STATE(i, name, size) \
    {.path = name, .unit = "", .description = "", .source = "ode.xmi:1", .kind = MODEL_STATE, .sign = 1, \
     .offset = offsetof(struct Model, x) + (i) * sizeof(double), .equation = -1, .nominal = size, \
     .set_offset = offsetof(struct Model, x) + (i) * sizeof(double)}

static const ModelJacobian state_slopes;
static const ModelRun
    states_at[] = {{.offset = offsetof(Model, x), .step = 1, .more = STATES - 1, .distance = sizeof(double)},
                   {.at = -1}},
    derivatives_at[] = {{.offset = offsetof(Model, dx), .step = 1, .more = STATES - 1, .distance = sizeof(double)},
                        {.at = -1}};
static const ModelStructure structure = {.states_at = states_at, .derivatives_at = derivatives_at,
                                         .state_count = STATES, .jacobian = &state_slopes};
static ModelInfo model_info = {.structure = &structure,
                              .name = "ode", .qualified_name = "Test::ode", .source = "ode.xmi", .version = "0",
                              .start = 0, .stop = STOP, .interval = STOP / 200, .tolerance = 1e-6, .solver = "bdf"};
static const ModelVariable variables[] = {ODE_VARIABLES};
SYSTEM_OF(variables)
enum { VARIABLE_COUNT = STATES };
const ModelLaw model_laws[] = {
    {.id = "E1", .text = "der(x) = f(x)"},
};
const ModelScope model_scopes[] = {{"", "ode.xmi"}};
const ModelElement model_elements[] = {
    {"Test::ode::law", 0},
};
const int model_drawn[] = {0, 2, 0,  0, 2, -1};
const ModelStored model_members[] = {{0, MODEL_NUMBER}};
const int model_equations[] = {
    0, 3, 0,  0, 0, 0,
    -1};
enum { EQUATION_COUNT = 0, CONSTRAINT_COUNT = 0, LOOP_COUNT = 0, OUTPUT_LOOP_COUNT = 0 };
DESCRIBED()

/* The Jacobian is unknown: it is found by difference quotients. */
static const ModelJacobian state_slopes = {.states = STATES, .colours = STATES};


ModelFailure *model_failure(Model *m) { return &m->failure; }
void model_set_defaults(Model *m) { memcpy(m->x, start_values, sizeof m->x); }
ModelStatus model_derive_constants(Model *m) { (void)m; return MODEL_OK; }
ModelStatus model_initialize(Model *m, double time) { m->time = time; return MODEL_OK; }
int model_state_count(const Model *m) { (void)m; return STATES; }
const ModelStructure *model_structure(const Model *m) { (void)m; return model_info.structure; }
int model_state_variable(const Model *m, int state) { (void)m; return state; }
ModelStatus model_evaluate(Model *m) { slope(m->time, m->x, m->dx); return MODEL_OK; }
ModelStatus model_outputs(Model *m) { (void)m; return MODEL_OK; }
void model_accept(Model *m) { (void)m; }
void model_accept_outputs(Model *m) { (void)m; }
void model_partials(const Model *m, double *partial) { (void)m, (void)partial; }
void model_residuals(const Model *m, double t, const double *v, double *r, double *s)
{
    (void)m, (void)t, (void)v, (void)r, (void)s;
}

typedef struct {
    double last[STATES], largest[STATES];
    long steps, evaluations;
} OdeRun;

static inline OdeRun trajectory(const char *tolerance, const char *solver)
{
    OdeRun t = {.steps = 0};
    char line[4096];
    const int status = run("-q", "--stats", "--tolerance", tolerance, "--solver", solver, "-o", scratch("ode.csv"),
                           NULL);
    if (status != 0)
        fail_msg("%s", complained);
    FILE *in = fopen(scratch("ode.csv"), "r");
    assert_non_null(in);
    assert_non_null(fgets(line, sizeof line, in));
    while (fgets(line, sizeof line, in)) {
        char *p = line;
        strtod(p, &p);
        for (int i = 0; i < STATES; i++) {
            t.last[i] = strtod(p + 1, &p);
            t.largest[i] = fmax(t.largest[i], fabs(t.last[i]));
        }
    }
    fclose(in);
    t.steps = strtol(strstr(printed, "  steps") + 7, NULL, 10);
    t.evaluations = strtol(strstr(printed, "right-hand sides") + 16, NULL, 10);
    return t;
}

/* The largest error of a state at the end, relative to the maximum of that state, in units of the tolerance. */
static inline double error_at_end(const char *tolerance, const char *solver, const double *expected)
{
    const OdeRun t = trajectory(tolerance, solver);
    double worst = 0;
    for (int i = 0; i < STATES; i++)
        worst = fmax(worst, fabs(t.last[i] - expected[i]) / fmax(t.largest[i], 1e-300));
    const double units = worst / strtod(tolerance, NULL);
    print_message("%s %s: error %.2g = %.2g tolerances, %ld steps, %ld evaluations\n", solver, tolerance, worst, units,
                  t.steps, t.evaluations);
    return units;
}

static inline int run_group(const struct CMUnitTest *tests, size_t count)
{
    return _cmocka_run_group_tests("accuracy", tests, count, make_folder, remove_folder);
}

#endif
