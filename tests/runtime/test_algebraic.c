/* A model without states is a function of time, here y = 2*time. */
#include "harness.h"
#include "no_events.h"
#include "plain_model.h"

struct Model {
    const ModelDescription *description;
    double time, y;
    ModelFailure failure;
};

static const ModelJacobian state_slopes;
static const ModelRun nothing_at[] = {{.at = -1}};
static const ModelStructure only_structure = {.states_at = nothing_at, .derivatives_at = nothing_at,
                                              .jacobian = &state_slopes}; /* functions say what the states are */
static ModelInfo model_info = {.structure = &only_structure,
                              .name = "line", .qualified_name = "Test::line", .source = "line.xmi", .version = "0",
                              .start = 0, .stop = 1, .interval = 0.25, .tolerance = 1e-6, .solver = "bdf"};
static const ModelVariable variables[] = {
    {.path = "y", .unit = "", .description = "", .source = "line.xmi:3", .kind = MODEL_ALGEBRAIC, .sign = 1,
     .offset = offsetof(struct Model, y), .set_offset = MODEL_NOT_SETTABLE, .equation = 0},
};
SYSTEM_OF(variables)
enum { VARIABLE_COUNT = 1 };
const ModelLaw model_laws[] = {
    {.id = "E1", .text = "y = 2*time"},
};
const ModelScope model_scopes[] = {{"", "line.xmi"}};
const ModelElement model_elements[] = {
    {"Test::line::law", 0},
};
const int model_drawn[] = {0, 2, 0,  0, 4, -1};
const ModelStored model_members[] = {{0, MODEL_NUMBER}};
const int model_equations[] = {
    0, 3, 0,  0, 0, 0,
    -1};
enum { EQUATION_COUNT = 1, CONSTRAINT_COUNT = 1, LOOP_COUNT = 0, OUTPUT_LOOP_COUNT = 0 };
DESCRIBED()

ModelFailure *model_failure(Model *m) { return &m->failure; }
void model_set_defaults(Model *m) { (void)m; }
ModelStatus model_derive_constants(Model *m) { (void)m; return MODEL_OK; }
ModelStatus model_initialize(Model *m, double time) { m->time = time; return MODEL_OK; }
int model_state_count(const Model *m) { (void)m; return 0; }
const ModelStructure *model_structure(const Model *m) { (void)m; return model_info.structure; }
int model_state_variable(const Model *m, int state) { (void)m; return state; }
ModelStatus model_evaluate(Model *m) { (void)m; return MODEL_OK; }
ModelStatus model_outputs(Model *m) { m->y = 2 * m->time; return MODEL_OK; }
void model_accept(Model *m) { (void)m; }
void model_accept_outputs(Model *m) { (void)m; }
static const ModelJacobian state_slopes = {.states = 0};
void model_partials(const Model *m, double *partial) { (void)m, (void)partial; }
void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    residual[0] = listed[0] - 2 * time;
    scale[0] = 4 * time;
}

static void rows_follow_time(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "-o-", NULL), 0);
    assert_string_equal(printed, "time,y\n0,0\n0.25,0.5\n0.5,1\n0.75,1.5\n1,2\n");
    assert_int_equal(run("--stats", "--verify", "-o", scratch("r.csv"), "--plot", scratch("p.svg"), NULL), 0);
    assert_has(printed, "solver                   none");
    assert_has(printed, "\nverified\n");
}

static void one_row_if_stop_is_start(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "-o-", "--start=2", "--stop=2", "--plot", scratch("p.svg"), NULL), 0);
    assert_string_equal(printed, "time,y\n2,4\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(rows_follow_time), cmocka_unit_test(one_row_if_stop_is_start)};
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
