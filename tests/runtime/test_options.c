/* The command line: every option, every rejection. */
#include "plant.h"

static void a_run_writes_the_default_grid(void **state)
{
    (void)state;
    assert_int_equal(run("-o", scratch("r.csv"), NULL), 0);
    assert_has(printed, "Plant: time 0 to 3, 301 rows");
    assert_string_equal(complained, "");
}

static void options_take_values_in_gnu_style(void **state)
{
    (void)state;
    assert_int_equal(run("--stop", "1", "--interval=0.5", "-q", "-o-", "--variables=m.x", NULL), 0);
    assert_has(printed, "time,m.x\n0,1\n0.5,");
    assert_has(printed, "\n1,");
    assert_int_equal(run("--start=-1", "--stop", "-0.5", "--interval", "1", "--output=-", "--variables",
                         "level", NULL), 0);
    assert_has(printed, "time,level\n-1,1\n-0.5,1\n");
    assert_has(complained, "in standard output"); /* the summary is not mixed with the rows */
    assert_int_equal(run("--stop=0", "-q", "-o", "-", "--variables",
                         "level", NULL), 0);
    assert_string_equal(printed, "time,level\n0,1\n");
}

static void the_grid_is_exact(void **state)
{
    (void)state;
    assert_int_equal(run("--stop=0.35", "--interval=0.1", "-q", "-o-", "--variables",
                         "level", NULL), 0);
    assert_string_equal(printed, "time,level\n0,1\n0.1,1\n0.2,1\n0.30000000000000004,1\n0.35,1\n");
    assert_int_equal(run("--stop=0.3", "--interval=0.1", "-q", "-o-", "--variables",
                         "level", NULL), 0);
    assert_string_equal(printed, "time,level\n0,1\n0.1,1\n0.2,1\n0.3,1\n");
}

/* Times may have a unit; decimals stay decimals. */
static void times_with_units(void **state)
{
    (void)state;
    assert_int_equal(run("--start=0 ms", "--stop=0.005 min", "--interval=100ms", "-q", "-o-", "--variables", "level",
                         NULL), 0);
    assert_string_equal(printed, "time,level\n0,1\n0.1,1\n0.2,1\n0.3,1\n");
}

static void refuses(int status, const char *message, const char *first, const char *second)
{
    assert_int_equal(run(first, second, NULL), status);
    assert_has(complained, "error: ");
    assert_has(complained, message);
    assert_string_equal(printed, "");
}

static void wrong_arguments_are_refused(void **state)
{
    (void)state;
    refuses(2, "unknown option '--stpo' [R01]", "--stpo", NULL);
    refuses(2, "unknown option '-x' [R01]", "-x", NULL);
    refuses(2, "'model.csv' is not an option [R02]", "model.csv", NULL);
    refuses(2, "--stop needs a value (S) [R02]", "--stop", NULL);
    refuses(2, "--list takes no value (--list=1) [R02]", "--list=1", NULL);
    refuses(2, "the value of --output is empty [R02]", "--output", "");
    refuses(2, "'1 kg' (--stop) [R73]", "--stop", "1 kg");
    refuses(2, "'1e-6 %' (--tolerance) [R73]", "--tolerance", "1e-6 %");
    refuses(2, "'1,5' (--stop) [R03]\n    did you mean '1.5'?", "--stop", "1,5");
    refuses(2, "'1,5 min' (--stop) [R03]\n    did you mean '1.5 min'?", "--stop", "1,5 min");
    refuses(2, "'1,5 minx' (--stop) [R03]\n    fix:", "--stop", "1,5 minx");
    refuses(2, "'nan' (--stop) [R03]", "--stop", "nan");
    refuses(2, "lies before the start time 0 [R04]", "--stop", "-1");
    refuses(2, "interval must be positive, not 0 [R04]", "--interval", "0");
    refuses(2, "more than 1000000000 rows [R04]", "--interval", "1e-12");
    refuses(2, "very many rows: 20000001, from time 0 to 200000, one every 0.01 s [R51]", "--stop", "200000");
    refuses(2, "tolerance must be at least 1e-14 and less than 1, not 1 [R04]", "--tolerance", "1");
    refuses(2, "not 0 [R04]", "--tolerance", "0");
    refuses(2, "takes bdf, adams, auto, euler, rk4, implicit-euler and linearly-implicit, not 'dassl' [R02]",
            "--solver", "dassl");
    refuses(2, "nothing matches 'm.z*' (--variables) [R05]", "--variables", "m.z*");
}

static int run_far(const char *start, const char *stop, const char *interval)
{
    return run("-q", "--start", start, "--stop", stop, "--interval", interval, "-o-", "--variables", "time", NULL);
}

static void times_that_cannot_be_told_apart(void **state)
{
    (void)state;
    assert_int_equal(run_far("1e14", "100000000000001", "0.25"), 2);
    assert_has(complained, "the resolution of times such as 100000000000001 is 0.015625 s: a run of 1 s is too short "
                           "for its tolerance [R04]");
    static const char *const vanishing[] = {"1e-139", "1e-200", "1e-300", "1e-320"};
    for (size_t i = 0; i < sizeof vanishing / sizeof *vanishing; i++) {
        assert_int_equal(run_far("0", vanishing[i], "1"), 2);
        assert_has(complained, "is too short: squares of its steps are 0 as doubles [R04]");
    }
    assert_int_equal(run_far("0", "1e-137", "1e-138"), run_far("0", "1", "0.25"));
    assert_int_equal(run_far("1e9", "1000000100", "1e-7"), 2);
    assert_has(complained, "an interval of 1e-07 is within the rounding of times such as 1000000100 [R04]");
    assert_int_equal(run_far("-1e9", "-999999999", "0.25"), run_far("0", "1", "0.25"));
}

static int run_fixed(const char *step, const char *start, const char *stop)
{
    return run("-q", "--stats", "--solver", "rk4", "--step", step, "--start", start, "--stop", stop, "-o",
               scratch("fixed.csv"), NULL);
}

static void steps_that_are_no_steps(void **state)
{
    (void)state;
    refuses(2, "--step needs the solver euler, rk4, implicit-euler or linearly-implicit; bdf chooses its own steps "
               "[R02]",
            "--step", "0.1");
    assert_int_equal(run_fixed("0", "0", "1"), 2);
    assert_has(complained, "the step must be positive, not 0 [R04]");
    assert_int_equal(run_fixed("-0.1", "0", "1"), 2);
    assert_has(complained, "the step must be positive, not -0.1 [R04]");
    assert_int_equal(run_fixed("1.5", "0", "1"), 2);
    assert_has(complained, "a step of 1.5 is longer than the whole run, 1 [R04]");
    assert_int_equal(run_fixed("1e-10", "0", "1"), 2);
    assert_has(complained, "a step of 1e-10 makes more than 1000000000 steps [R04]");
    assert_int_equal(run_fixed("1e-8", "1e7", "10000000.5"), 2);
    assert_has(complained, "a step of 1e-08 is within the rounding of times such as 10000000.5 [R04]");
    assert_int_equal(run_fixed("soon", "0", "1"), 2);
    assert_has(complained, "not a number: 'soon' (--step) [R03]");
    assert_int_equal(run_fixed("1", "0", "1"), 0);
    assert_has(printed, "  solver                   rk4 (fixed step)\n  step                     1\n");
    assert_has(printed, "  relative tolerance       1e-06, without influence on explicit fixed steps\n");
    assert_has(printed, "  steps                    1\n");
}

static void help_and_version(void **state)
{
    (void)state;
    assert_int_equal(run("--help", NULL), 0);
    assert_has(printed, "Usage: Plant [OPTION]...");
    assert_has(printed, "  -o, --output FILE");
    assert_has(printed, "--interval 0.01 --tolerance 1e-06 --solver bdf -o Plant.csv");
    assert_int_equal(run("--version", NULL), 0);
    assert_has(printed, "Plant (Test::Plant), from plant.xmi\nsysphsc 0.0, SUNDIALS ");
}

static void list_and_equations(void **state)
{
    (void)state;
    assert_int_equal(run("--list", "--set", "m.x=2", NULL), 0);
    assert_has(printed, "m.x             state            2  m     position (plant.xmi:7 Plant)");
    assert_has(printed, "spring.x        alias           -2  m     = -m.x (plant.xmi:7 Plant)");
    assert_has(printed, "1/s2  from m.k (plant.xmi:7 Plant)");
    assert_has(printed, "hidden");
    assert_int_equal(run("--list", "--variables", "m.?", NULL), 0);
    assert_has(printed, "m.k");
    assert_lacks(printed, "m.mass");
    assert_int_equal(run("--equations", NULL), 0);
    assert_has(printed, " m.force := -m.k*m.x + growth*m.x^3            ");
    assert_has(printed, "    E2\n E1: der(m.v) := m.force/m.mass\nLaws\n");
    assert_has(printed, "\n law{i}.c[i] := 3*(2*i-1) - i%, i = 2..4\n");
    assert_int_equal(run("--equations", "law3", NULL), 0);
    assert_string_equal(printed, "Laws\n law3.c[3] := 3*5 - 3%\n");
    assert_int_equal(run("--equations=m.x", NULL), 0);
    assert_lacks(printed, "der(m.v)");
    assert_has(printed, " m.force := -m.k*m.x");
    assert_int_equal(run("--equations", "law", NULL), 2);
    assert_has(complained, "no equation names 'law' (--equations)");
    assert_int_equal(run("--list", "--set", "gauge=3", NULL), 1);
    assert_has(complained, "[R25]");
}

static void statistics_tell_tolerances_and_notes(void **state)
{
    (void)state;
    assert_int_equal(run("--stats", "-o", scratch("r.csv"), NULL), 0);
    assert_has(printed, "  relative tolerance       1e-06; each step of CVODE uses a twentieth of it\n");
    assert_has(printed, "  algebraic loops          2\n");
    assert_has(printed, "  rows                     301\n");
    assert_has(printed, "    m.x  ");
    assert_has(printed, "  note: m.v starts at 0, because no start value is given\n  note: E4 has two solutions\n");
    assert_int_equal(run("--stats", "--set", "m.v=0", "--stop", "0", "-o", scratch("r.csv"), NULL), 0);
    assert_lacks(printed, "starts at 0");
    assert_has(printed, "  note: E4 has two solutions\n");
    assert_int_equal(run("--solver", "adams", "--stats", "-q", "-o-", "--variables", "m.x", NULL), 0);
    assert_has(complained, "adams (CVODE)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_run_writes_the_default_grid),
        cmocka_unit_test(options_take_values_in_gnu_style),
        cmocka_unit_test(the_grid_is_exact),
        cmocka_unit_test(times_with_units),
        cmocka_unit_test(wrong_arguments_are_refused),
        cmocka_unit_test(times_that_cannot_be_told_apart),
                                       cmocka_unit_test(steps_that_are_no_steps),
        cmocka_unit_test(help_and_version),
        cmocka_unit_test(list_and_equations),
        cmocka_unit_test(statistics_tell_tolerances_and_notes),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
