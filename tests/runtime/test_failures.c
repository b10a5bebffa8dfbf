/* A failing simulation: status 1, the rows until the failure, and a message in terms of the model. */
#include "plant.h"

static void fails(const char *setting, const char *code, const char *first, const char *second)
{
    assert_int_equal(run("-o", scratch("r.csv"), "--set", setting, NULL), 1);
    assert_has(complained, code);
    assert_has(complained, first);
    assert_has(complained, second);
    assert_lacks(printed, "rows");
}

static long rows_left(void)
{
    static char content[CAPTURED];
    long lines = 0;
    read_file(scratch("r.csv"), content);
    for (const char *p = content; *p; p++)
        lines += *p == '\n';
    return lines - 1;
}

static void division_by_zero(void **state)
{
    (void)state;
    fails("divisor=0", "error: division by zero at time 0 [R20]", "E3: supply = der(m.v)/divisor",
          "Plant::supply, plant.xmi:22");
    assert_has(complained, "solved for supply");
    assert_has(complained, "        divisor = 0  (plant.xmi:7 Plant)"); /* a constant, shown with its value */
    assert_lacks(complained, "        supply = ");
    assert_null(fopen(scratch("r.csv"), "r"));
}

static void singular_loop(void **state)
{
    (void)state;
    fails("slope=-1", "error: an algebraic loop has no unique solution at time 0 [R21]",
          "loop 2, linear, of 2 torn unknowns", "E6: a - slope*b = m.x");
}

static void singular_choice_of_states(void **state)
{
    (void)state;
    assert_int_equal(run("-o", scratch("r.csv"), "--set", "slope=-1", "--set", "selection=1", NULL), 1);
    assert_has(complained, "[R22]");
    assert_has(complained, "loop 2");
}

/* The body passes 0.05 m at 0.76 s. */
static void constraints_that_leave_no_choice_of_states(void **state)
{
    (void)state;
    fails("turning=1", "error: constraints leave no choice of states at time 0.7", "E5: a + b = 3*m.x",
          "    fix: look for a length that becomes zero");
    assert_has(complained, "[R22]\n    E5");
    assert_has(complained, "scaled pivot ");
    assert_true(rows_left() > 70);
    Model m = {.description = tested};
    assert_int_equal(model_fail(&m, MODEL_SINGULAR_SELECTION, 4, NULL, 0.01), MODEL_RETRY);
}

static void loop_that_loses_its_solution(void **state)
{
    (void)state;
    fails("drain=0.5", "[R23]", "loop 1, nonlinear", "E4: level - drain*time = root^2");
    assert_has(complained, "unknown root = ");
    assert_has(complained, " rows until time "); /* at 2 the root is 0, which may or may not be reached */
    assert_true(rows_left() == 200 || rows_left() == 201);
}

static void loop_without_solution_shows_what_its_equations_hold(void **state)
{
    (void)state;
    fails("level=-3", "error: an algebraic loop could not be solved at time 0 [R23]\n    loop 1, nonlinear, of 1 ",
          "    E4: level - drain*time = root^2\n        Plant::outflow, plant.xmi:23\n        left side - right side",
          " = -3 for\n        level = -3  (plant.xmi:7 Plant)\n        drain = 0 1/s  (plant.xmi:7 Plant)\n"
          "        root = ");
    assert_lacks(complained, "more equations");
}

static void guess_that_leads_to_no_number(void **state)
{
    (void)state;
    fails("wall=1", "error: the equations of an algebraic loop are undefined at its start values at time "
          "0 [R30]\n    E4: level",
          "    loop 1 starts there with 1 torn unknown; other values near them also failed:\n",
          "    unknown root = 1  (plant.xmi:7 Plant)\n    fix: give the unknowns start values at which the ");
}

static void output_that_is_not_finite(void **state)
{
    (void)state;
    fails("decay=1", "error: a value is not finite at time 1: power [R24]", "E7: power = log(1 - decay*time)",
          "plant.xmi:26");
    assert_int_equal(rows_left(), 100);
}

static void contradicting_starts(void **state)
{
    (void)state;
    fails("m.v=3", "error: start values contradict each other at time 0: 'gauge' and 'm.v' [R25]",
          "    gauge should start at 1 m, but follows as 2 from\n    start of m.v = 3 m/s",
          "    E9: gauge^2 = 1 + m.v\n");
    fails("gauge=3", "[R25]", "gauge should start at 3 m, but follows as 1 from",
          "fix: leave one of the start values out");
    assert_int_equal(run("-o", scratch("r.csv"), "--set", "gauge=2", "--set", "m.v=3", "--stop", "0", NULL), 0);
}

static void starts_agree_as_people_write_them(void **state)
{
    static const char *const gauges[] = {"gauge=1.414214", "gauge=1.41421", "gauge=1.4142"};
    (void)state;
    for (int i = 0; i < 3; i++)
        assert_int_equal(run("-o", scratch("r.csv"), "--set", gauges[i], "--set", "m.v=1", "--stop", "0", NULL),
                         i == 2);
}

static void growth_without_bound(void **state)
{
    (void)state;
    fails("growth=100", "[R2", "at time 0.", "m.");
    assert_true(rows_left() > 1);
    assert_int_equal(run("-o", scratch("r.csv"), "--set", "growth=100", "--plot", scratch("p.svg"), "--stats", NULL),
                     1);
    static char content[CAPTURED];
    read_file(scratch("p.svg"), content);
    assert_has(content, "FAILED after time");
}

static void failures_of_the_integrator_name_the_state(void **state)
{
    (void)state;
    Model m = {.description = tested};
    Arena arena = {NULL};
    model_set_defaults(&m);
    const int kept = divert(stderr, scratch("complained"));
    const int small = explain_state(&m, STEP_TOO_SMALL, 0, 1.5, 0);
    const int unsolved = explain_state(&m, STEP_NOT_SOLVED, -1, 2, 0);
    const int setup = message_fail(SOLVER_BROKEN, "for %d states", 2), other = message_fail(INTEGRATOR_FAILED, "x");
    const int memory = message_fail(OUT_OF_MEMORY, "for the model");
    restore(stderr, kept);
    read_file(scratch("complained"), complained);
    assert_int_equal(small, 1);
    assert_int_equal(unsolved, 1);
    assert_int_equal(other, 1);
    assert_int_equal(setup, 3);
    assert_int_equal(memory, 3);
    assert_has(complained, "error: the step size became too small at time 1.5 [R26]\n    least accurate: m.x = 0 m");
    assert_has(complained, "E8: der(m.x) = m.v");
    assert_has(complained, "error: the equations of a step could not be solved at time 2 [R27]");
    assert_has(complained, "error: the integrator failed x [R28]");
    assert_has(complained, "error: the integrator could not be set up for 2 states [R13]");
    assert_has(complained, "error: out of memory for the model [R12]");
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(division_by_zero),
        cmocka_unit_test(singular_loop),
        cmocka_unit_test(singular_choice_of_states),
        cmocka_unit_test(constraints_that_leave_no_choice_of_states),
        cmocka_unit_test(loop_that_loses_its_solution),
        cmocka_unit_test(loop_without_solution_shows_what_its_equations_hold),
        cmocka_unit_test(guess_that_leads_to_no_number),
        cmocka_unit_test(output_that_is_not_finite),
        cmocka_unit_test(contradicting_starts),
        cmocka_unit_test(starts_agree_as_people_write_them),
        cmocka_unit_test(growth_without_bound),
        cmocka_unit_test(failures_of_the_integrator_name_the_state),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
