/* Verification of derivatives of y = sin(3*time), of a ramp that begins at time 1 (kind 1), or of rounding errors
 * (kind 2); and of residuals that are rounding errors of large terms in the same or another equation (kinds 3 and 4):
 *
 *     E1  y = if kind > 1 then 0.1*time*3 - 0.3*time else if kind > 0 then max(0, time - 1) else sin(3*time)
 *     E2  slope = der(y)
 *     E3  opposite + y = 0
 *     E4  0 = moving       which is 1e6*(0.1*time*3 - 0.3*time) if kind is 3, and leak
 *     E5  0 = resting
 *     E6  resting = plus - 3e6   with plus = 1e6 + 2e6, each with rounding, if kind is 4, and leak
 *
 * der(y) is multiplied by 1 + fault, which violates no equation. */
#include "harness.h"
#include "no_events.h"
#include "plain_model.h"

#include <math.h>

struct Model {
    const ModelDescription *description;
    double time, fault, kind, leak, y, der_y, moving, resting;
    ModelFailure failure;
};

#define AT(member) offsetof(struct Model, member)
#define COMMON(name) .path = name, .unit = "", .description = "", .source = "wave.xmi:3 Wave", .equation = -1

static const ModelJacobian state_slopes;
static const ModelRun nothing_at[] = {{.at = -1}};
static const ModelStructure only_structure = {.states_at = nothing_at, .derivatives_at = nothing_at,
                                              .jacobian = &state_slopes}; /* functions say what the states are */
static ModelInfo model_info = {.structure = &only_structure,
                              .name = "wave", .qualified_name = "Test::wave", .source = "wave.xmi", .version = "0",
                              .start = 0, .stop = 2, .interval = 0.25, .tolerance = 1e-6, .solver = "bdf"};
enum { Y = 2, DER_Y, VARIABLES = 10 };
static const ModelVariable variables[VARIABLES];
static const ModelVariable variables[VARIABLES] = {
    {COMMON("fault"), .kind = MODEL_CONSTANT, .sign = 1, .offset = AT(fault), .set_offset = AT(fault)},
    {COMMON("kind"), .kind = MODEL_CONSTANT, .sign = 1, .offset = AT(kind), .set_offset = AT(kind)},
    {COMMON("y"), .kind = MODEL_ALGEBRAIC, .sign = 1, .offset = AT(y), .set_offset = MODEL_NOT_SETTABLE},
    {COMMON("der(y)"), .kind = MODEL_DERIVATIVE, .sign = 1, .offset = AT(der_y), .set_offset = MODEL_NOT_SETTABLE},
    {COMMON("slope"), .kind = MODEL_ALGEBRAIC, .alias_of = &variables[DER_Y], .sign = 1, .offset = AT(der_y),
     .set_offset = MODEL_NOT_SETTABLE},
    {COMMON("opposite"), .kind = MODEL_ALGEBRAIC, .alias_of = &variables[Y], .sign = -1, .offset = AT(y),
     .set_offset = MODEL_NOT_SETTABLE},
    {COMMON("der(opposite)"), .kind = MODEL_DERIVATIVE, .alias_of = &variables[DER_Y], .sign = -1, .offset = AT(der_y),
     .set_offset = MODEL_NOT_SETTABLE},
    {COMMON("leak"), .kind = MODEL_CONSTANT, .sign = 1, .offset = AT(leak), .set_offset = AT(leak)},
    {COMMON("moving"), .kind = MODEL_ALGEBRAIC, .sign = 1, .offset = AT(moving), .set_offset = MODEL_NOT_SETTABLE},
    {.path = "resting", .unit = "", .description = "", .source = "wave.xmi:3 Wave", .kind = MODEL_ALGEBRAIC, .sign = 1,
     .offset = AT(resting), .set_offset = MODEL_NOT_SETTABLE, .equation = 5},
};
SYSTEM_OF(variables)
enum { VARIABLE_COUNT = sizeof variables / sizeof variables[0] };
const ModelLaw model_laws[] = {
    {.id = "E1", .text = "y = if kind > 1 then 0.1*time*3 - 0.3*time "
             "else if kind > 0 then max(0, time - 1) else sin(3*time)"},
    {.id = "E2", .text = "slope = der(y)"},
    {.id = "E3", .text = "opposite + y = 0"},
    {.id = "E4", .text = "0 = moving"},
    {.id = "E5", .text = "0 = resting", .held = 1},
    {.id = "E6", .text = "resting = plus - 3e6", .held = 1},
};
const ModelScope model_scopes[] = {{"", "wave.xmi"}};
const ModelElement model_elements[] = {
    {"Test::wave::form", 0},
    {"Test::wave::slope", 0},
    {"Test::wave::opposite", 0},
    {"Test::wave::moving", 0},
    {"Test::wave::resting", 0},
    {"Test::wave::plus", 0},
};
const int model_drawn[] = {
    0, 2, 0,  0, 4,
    1, 2, 0,  1, 5,
    2, 2, 0,  2, 6,
    3, 2, 0,  3, 7,
    4, 2, 0,  4, 8,
    5, 2, 0,  5, 9,
    -1};
const ModelStored model_members[] = {{0, MODEL_NUMBER}};
const int model_equations[] = {
    0, 3, 0,  0, 0, 0,
    1, 3, 0,  1, 0, 1,
    2, 3, 0,  2, 0, 2,
    3, 3, 0,  3, 0, 3,
    4, 4, 0,  4, 0, 4, 9,
    5, 4, 0,  5, 0, 5, 9,
    -1};
enum { EQUATION_COUNT = 6, CONSTRAINT_COUNT = 6, LOOP_COUNT = 0, OUTPUT_LOOP_COUNT = 0 };
DESCRIBED()

static const ModelJacobian state_slopes = {.states = 0};
void model_partials(const Model *m, double *partial) { (void)m, (void)partial; }
ModelFailure *model_failure(Model *m) { return &m->failure; }
void model_set_defaults(Model *m) { model_clear(m); }
ModelStatus model_derive_constants(Model *m) { (void)m; return MODEL_OK; }
ModelStatus model_initialize(Model *m, double time) { m->time = time; return MODEL_OK; }
int model_state_count(const Model *m) { (void)m; return 0; }
const ModelStructure *model_structure(const Model *m) { (void)m; return model_info.structure; }
int model_state_variable(const Model *m, int state) { (void)m; return state; }
ModelStatus model_evaluate(Model *m) { (void)m; return MODEL_OK; }
void model_accept(Model *m) { (void)m; }
void model_accept_outputs(Model *m) { (void)m; }

static double form(double kind, double time)
{
    return kind > 1 && kind < 3 ? 0.1 * time * 3 - 0.3 * time : kind > 0 ? fmax(0, time - 1) : sin(3 * time);
}

static double moving(double kind, double time)
{
    return kind < 3 || kind > 3 ? 0 : 1e6 * (0.1 * time * 3 - 0.3 * time);
}

static double resting(double kind)
{
    return kind < 4 ? 0 : 1e6 * (0.1 + 0.2 - 0.3);
}

static double slope(double kind, double time)
{
    return kind > 1 && kind < 3 ? 0 : kind > 0 ? (time < 1 ? 0 : 1) : 3 * cos(3 * time);
}

ModelStatus model_outputs(Model *m)
{
    m->y = form(m->kind, m->time);
    m->moving = moving(m->kind, m->time) + m->leak;
    m->resting = resting(m->kind) + m->leak;
    m->der_y = (1 + m->fault) * slope(m->kind, m->time);
    return MODEL_OK;
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    residual[0] = listed[2] - form(listed[1], time);
    scale[0] = 2 * fabs(listed[2]);
    residual[1] = listed[4] - listed[3];
    scale[1] = 2 * fabs(listed[3]);
    residual[2] = listed[5] + listed[2];
    scale[2] = 2 * fabs(listed[2]);
    residual[3] = -listed[8];
    scale[3] = fabs(listed[8]);
    residual[4] = -listed[9];
    scale[4] = fabs(listed[9]);
    residual[5] = listed[9] - resting(listed[1]) - listed[7];
    scale[5] = 6e6 + fabs(listed[9]);
}

static void right_derivatives(void **state)
{
    (void)state;
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), NULL), 0);
    assert_has(printed, "  derivatives  2, largest deviation 0 (bound 1e-06)\n"
                        "               compared in all 18 cases\n");
    assert_has(printed, "\nverified\n");
}

static void wrong_derivatives(void **state)
{
    static const char *const faults[] = {"fault=1e-5", "fault=-1e-5", "fault=-2", "fault=1e3"};
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", faults[i], NULL), 1);
        assert_has(printed, "  equations    6, largest residual 0 (bound 1e-09)\n");
        assert_has(printed, " (bound 1e-06): der(y) at time ");
        assert_has(printed, " der(opposite) at time ");
        assert_has(printed, "\nnot verified\n");
        assert_has(complained, "error: not verified: a derivative deviates from differences of its variable by ");
        assert_has(complained, "[R29]");
    }
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", "fault=1e-7", NULL), 0);
    (void)state;
}

/* At a kink, both one-sided slopes are right: the point is left out. Without other points, nothing is verified. */
static void kinks_are_left_out(void **state)
{
    (void)state;
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", "kind=1", NULL), 0);
    assert_has(printed, "compared in 16 of 18 cases, too uncertain in the others\n");
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", "kind=1", "--start=1", "--stop=1", NULL),
                     1);
    assert_has(printed, "               der(y) nowhere: its differences are too uncertain\n");
    assert_has(complained, "not verified: 2 derivatives could not be compared with differences at any point [R35]");
}

/* y is exactly 0 at time 0; elsewhere the rounding error, relative to time, is equal for all steps that are powers of
 * two. */
static void rounding_is_no_deviation(void **state)
{
    (void)state;
    assert_true(form(2, 0.25) > 0 && form(2, 0.25) * 2 <= form(2, 0.5));
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", "kind=2", "--stop=0", NULL), 0);
    assert_has(printed, "  derivatives  2, largest deviation 0 (bound 1e-06)\n");
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", "kind=2", NULL), 0);
    assert_has(printed, "  derivatives  2, largest deviation 0 (bound 1e-06)\n");
}

static int verify_leak(const char *kind, const char *leak)
{
    return run("--verify", "-q", "-o", scratch("r.csv"), "--set", kind, "--set", leak, NULL);
}

/* Nearby points show the rounding: their residuals differ by as much as the residual itself. */
static void rounding_that_moves_is_no_residual(void **state)
{
    (void)state;
    assert_true(fabs(moving(3, 0.75)) > 1e-12);
    assert_int_equal(verify_leak("kind=3", "leak=0"), 0);
    assert_has(printed, "  equations    6, largest residual 0 (bound 1e-09)\n");
    assert_int_equal(verify_leak("kind=3", "leak=1e-8"), 1);
    assert_has(printed, "E4");
}

/* The residual is the same everywhere; only the equation that determines the quantity has the large terms that explain
 * it. */
static void rounding_of_larger_terms_is_no_residual(void **state)
{
    (void)state;
    assert_true(fabs(resting(4)) > 1e-12);
    assert_int_equal(verify_leak("kind=4", "leak=0"), 0);
    assert_has(printed, "  equations    6, largest residual 0 (bound 1e-09)\n");
    assert_int_equal(verify_leak("kind=4", "leak=1e-7"), 1);
    assert_has(printed, "E5");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_derivatives),
        cmocka_unit_test(wrong_derivatives),
        cmocka_unit_test(kinks_are_left_out),
        cmocka_unit_test(rounding_is_no_deviation),
        cmocka_unit_test(rounding_that_moves_is_no_residual),
        cmocka_unit_test(rounding_of_larger_terms_is_no_residual),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
