/* --set and --set-file. */
#include "plant.h"

#define SHOW "--stop=0", "-q", "-o-", "--variables"

static void constants_are_set_before_derived_ones(void **state)
{
    (void)state;
    assert_int_equal(run(SHOW, "m.omegaSquared", "--set", "m.k=32", NULL), 0);
    assert_string_equal(printed, "time,m.omegaSquared\n0,16\n");
}

static void the_last_setting_counts(void **state)
{
    (void)state;
    assert_int_equal(run(SHOW, "m.k", "--set=m.k=32", "--set", " m.k = 5 ", NULL), 0);
    assert_string_equal(printed, "time,m.k\n0,5\n");
}

static void initial_values_respect_the_sign_of_an_alias(void **state)
{
    (void)state;
    assert_int_equal(run(SHOW, "*.x", "--set", "spring.x=3", NULL), 0);
    assert_string_equal(printed, "time,m.x,spring.x\n0,-3,3\n");
}

static void a_guess_chooses_the_solution(void **state)
{
    (void)state;
    assert_int_equal(run(SHOW, "root", "--set", "root=-2", NULL), 0);
    assert_string_equal(printed, "time,root\n0,-1\n");
}

static void refuses(const char *setting, const char *code, const char *first, const char *second)
{
    assert_int_equal(run("--set", setting, NULL), 2);
    assert_has(complained, code);
    assert_has(complained, first);
    assert_has(complained, second);
}

static void wrong_settings_are_refused(void **state)
{
    (void)state;
    refuses("m.omegaSquared=1", "[R08]", "a constant is computed from others: 'm.omegaSquared' (--set)",
            "it is bound to m.k\n    fix: set the constants");
    refuses("m.force=1", "[R07]", "cannot be set: 'm.force'", "E2: m.force = -m.k*m.x + growth*m.x^3 determines it");
    refuses("ground.v=1", "[R07]", "ground.v equals 0", "fix: ");
    refuses("m.mas=1", "[R05]", "no such variable: 'm.mas'", "did you mean 'm.mass'?");
    refuses("omega=1", "[R05]", "'omega'", "did you mean 'm.omegaSquared'?");
    refuses("m.k", "[R06]", "not of the form PATH=VALUE: 'm.k'", "");
    refuses("m.k=1e999", "[R03]", "'1e999' for m.k (--set)", "");
    refuses("m.k=", "[R03]", "'' for m.k (--set)", "");
    refuses("m.k=0x10", "[R03]", "'0x10'", "");
    refuses("m.k=20,5", "[R03]", "'20,5' for m.k (--set)", "did you mean '20.5'?");
    refuses("m.mass=2 N", "[R73]", "the unit does not fit: '2 N' for m.mass (--set)", "it is in kg\n");
    refuses("m.mass=2 pounders", "[R73]", "'2 pounders' for m.mass", "the unit 'pounders' is not known");
    refuses("level=2 m", "[R73]", "'2 m' for level", "it has no unit in the model");
    refuses("m.mass=1e306 kt", "[R73]", "it is in kg", "");
    refuses("m.mass=1e306 t", "[R03]", "'1e306 t' for m.mass", "");
}

static void values_with_units(void **state)
{
    (void)state;
    assert_int_equal(run(SHOW, "m.mass", "--set", "m.mass=2500 g", NULL), 0);
    assert_string_equal(printed, "time,m.mass\n0,2.5\n");
    assert_int_equal(run(SHOW, "m.k", "--set", "m.k=3kN/m", NULL), 0);
    assert_string_equal(printed, "time,m.k\n0,3000\n");
    assert_int_equal(run(SHOW, "m.k", "--set", "m.k= 0.3 kg/s^2 ", NULL), 0);
    assert_string_equal(printed, "time,m.k\n0,0.3\n");
    write_file(scratch("set.txt"), "m.x = 20 mm # to the right\nm.mass = 1 lb\n");
    assert_int_equal(run(SHOW, "spring.x", "--variables", "m.mass", "--set-file", scratch("set.txt"), NULL), 0);
    assert_string_equal(printed, "time,m.mass,spring.x\n0,0.45359237,-0.02\n");
}

static void one_quantity_has_one_value(void **state)
{
    (void)state;
    assert_int_equal(run("--set", "m.x=1", "--set", "spring.x=1", NULL), 2);
    assert_has(complained, "error: two values for one quantity: spring.x=1 (--set) and m.x=1 [R14]\n"
                           "    spring.x equals -m.x\n    fix: set only one of the two");
    write_file(scratch("set.txt"), "spring.x = 2\n");
    assert_int_equal(run("--set", "m.x=1", "--set-file", scratch("set.txt"), NULL), 2);
    assert_has(complained, "set.txt:1) and m.x=1 [R14]");
    assert_int_equal(run("--set", "m.x=1", "--set", "spring.x=-1", "--set", "m.x=2", NULL), 2);
    assert_has(complained, "two values for one quantity: m.x=2 (--set) and spring.x=-1 [R14]");
    assert_int_equal(run(SHOW, "*.x", "--set", "m.x=3", "--set", "spring.x=-3", NULL), 0);
    assert_string_equal(printed, "time,m.x,spring.x\n0,3,-3\n");
    assert_int_equal(run(SHOW, "m.x", "--set", "m.x=3", "--set", "m.x=4", NULL), 0);
    assert_string_equal(printed, "time,m.x\n0,4\n");
}

static void files_hold_settings_comments_and_blank_lines(void **state)
{
    (void)state;
    write_file(scratch("set.txt"), "# parameters\n\n  m.k = 32   # stiffer\r\nm.mass=1\n");
    assert_int_equal(run(SHOW, "m.omegaSquared", "--set-file", scratch("set.txt"), NULL), 0);
    assert_string_equal(printed, "time,m.omegaSquared\n0,32\n");
}

static void errors_in_files_name_the_line(void **state)
{
    (void)state;
    write_file(scratch("set.txt"), "m.k = 32\n\nm.kk = 1\n");
    assert_int_equal(run("--set-file", scratch("set.txt"), NULL), 2);
    assert_has(complained, "set.txt:3) [R05]");
    write_file(scratch("set.txt"), "m.k 32\n");
    assert_int_equal(run("--set-file", scratch("set.txt"), NULL), 2);
    assert_has(complained, "set.txt:1) [R06]");
    assert_int_equal(run("--set-file", scratch("missing.txt"), NULL), 3);
    assert_has(complained, "[R10]");
    assert_int_equal(run("--set-file", folder, NULL), 3);
    assert_has(complained, "[R10]");
}

static void overlong_lines_are_refused(void **state)
{
    (void)state;
    char line[1500];
    memset(line, ' ', sizeof line);
    memcpy(line, "m.k=1", 5);
    line[sizeof line - 1] = '\0';
    write_file(scratch("set.txt"), line);
    assert_int_equal(run("--set-file", scratch("set.txt"), NULL), 2);
    assert_has(complained, "set.txt:1) [R06]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(constants_are_set_before_derived_ones),
        cmocka_unit_test(the_last_setting_counts),
        cmocka_unit_test(initial_values_respect_the_sign_of_an_alias),
        cmocka_unit_test(a_guess_chooses_the_solution),
        cmocka_unit_test(wrong_settings_are_refused),
        cmocka_unit_test(values_with_units),
        cmocka_unit_test(one_quantity_has_one_value),
        cmocka_unit_test(files_hold_settings_comments_and_blank_lines),
        cmocka_unit_test(errors_in_files_name_the_line),
        cmocka_unit_test(overlong_lines_are_refused),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
