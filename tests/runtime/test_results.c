/* Result files, event logs, plots and verification. */
#include "plant.h"
#include "between.h"

#include "figures.h"
#include "plot.h"
#include "results.h"

static char content[CAPTURED];

static void names_are_quoted_and_protected_ones_left_out(void **state)
{
    (void)state;
    assert_int_equal(run("--stop=0", "--constants", "-o", scratch("r.csv"), NULL), 0);
    read_file(scratch("r.csv"), content);
    assert_has(content, ",spring.x,ground.v,\"rod.T[1,\"\"in\"\"]\",growth,");
    assert_lacks(content, "hidden");
    assert_has(content, "\n0,2,8,4,1,0,0,-4,-8,-4,1,2,1,0,-1,0,373.15,0,");
}

/* Texts that a spreadsheet would evaluate as formulas are quoted; numbers and units are written unchanged. */
static void texts_are_no_formulas(void **state)
{
    (void)state;
    static const char *const fields[][2] = {
        {"=1+1", "'=1+1"},       {"+x", "'+x"},           {"-x < 0", "'-x < 0"}, {"@SUM(A1)", "'@SUM(A1)"},
        {"\t=1", "'\t=1"},       {"\r=1", "\"'\r=1\""},    {"=a,b", "\"'=a,b\""}, {"=\"a\"", "\"'=\"\"a\"\"\""},
        {"\uff1d1", "'\uff1d1"}, {"-1", "-1"},           {"+1.5e3", "+1.5e3"},  {"-1.", "-1."},
        {"-", "-"},              {"", ""},               {"a=1", "a=1"},        {" =1", " =1"},
        {"-1+1", "'-1+1"},       {"-inf", "'-inf"},       {"'=1", "'=1"},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        FILE *out = fopen(scratch("field.csv"), "w");
        assert_non_null(out);
        csv_text(out, fields[i][0]);
        fclose(out);
        read_file(scratch("field.csv"), content);
        assert_string_equal(content, fields[i][1]);
    }
}

/* The position and its negated alias share digits; signs and repeated numbers are right in every row. */
static void columns_of_one_storage_agree(void **state)
{
    (void)state;
    double before = 0, turns = 0;
    assert_int_equal(run("-q", "-o-", "--variables", "m.x", "--variables", "spring.x", "--variables", "level",
                         "--variables", "m.k", NULL), 0);
    const char *line = strchr(printed, '\n') + 1;
    for (int row = 0; row < 301; row++, line = strchr(line, '\n') + 1) {
        double time, x, opposite, level, stiffness;
        assert_int_equal(sscanf(line, "%lf,%lf,%lf,%lf,%lf", &time, &stiffness, &x, &opposite, &level), 5);
        assert_true(fabs(x - cos(2 * time)) < 1e-3);
        assert_true(!(x + opposite > 0) && !(x + opposite < 0));
        assert_true(fabs(level - 1) <= 0 && fabs(stiffness - 8) <= 0);
        turns += x * before < 0;
        before = x;
    }
    assert_int_equal((int)turns, 2);
    assert_string_equal(line, "");
}

static void globs_take_brackets_literally(void **state)
{
    (void)state;
    assert_int_equal(run("--stop=0", "-q", "-o-", "--variables", "rod.T[1*]", "--variables", "hid?en", NULL), 0);
    assert_string_equal(printed, "time,\"rod.T[1,\"\"in\"\"]\",hidden\n0,373.15,-8\n");
    assert_true(glob_matches("*.T[?]", "bed.rod.T[3]"));
    assert_false(glob_matches("T[12]", "T1"));
    assert_true(glob_matches("*", ""));
    assert_true(glob_matches("a*b*c", "axxbxbxc"));
    assert_false(glob_matches("a*b*c", "axxbxbx"));
}

static void a_full_disk_is_no_success(void **state)
{
    (void)state;
    assert_int_equal(run("-o", "/dev/full", NULL), 3);
    assert_has(complained, "cannot write /dev/full: ");
    assert_has(complained, "[R11]");
    assert_lacks(printed, "rows");
    assert_int_equal(run("--stop=0", "-o", "/dev/full", NULL), 3);
    assert_int_equal(run("-q", "-o", scratch("r.csv"), "--events", "/dev/full", NULL), 3);
    assert_int_equal(run("-q", "-o", scratch("r.csv"), "--plot", "/dev/full", NULL), 3);
    assert_int_equal(run("-o", scratch("no/such/folder.csv"), NULL), 3);
    assert_int_equal(run("-o", scratch("r.csv"), "--events", scratch("no/such"), NULL), 3);
    assert_int_equal(run("-o", scratch("r.csv"), "--plot", scratch("no/such"), NULL), 3);
}

static void the_event_log_has_start_and_stop(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "-o", scratch("r.csv"), "--events", scratch("e.csv"), NULL), 0);
    read_file(scratch("e.csv"), content);
    assert_string_equal(content, "time,change,element\n0,start,Test::Plant\n3,stop,Test::Plant\n");
    assert_int_equal(run("-q", "-o", scratch("r.csv"), "--events", scratch("e.csv"), "--set", "decay=1", NULL), 1);
    read_file(scratch("e.csv"), content);
    assert_has(content, "0.99,failure,Test::Plant\n");
}

/* Files of the same name from an earlier run are removed too. */
static void a_run_without_rows_leaves_no_results(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "-o", scratch("r.csv"), "--plot", scratch("p.svg"), NULL), 0);
    assert_int_equal(run("-o", scratch("r.csv"), "--plot", scratch("p.svg"), "--events", scratch("e.csv"), "--start=2",
                         "--set", "divisor=0", NULL), 1);
    assert_has(complained, "r.csv does not exist, because no row was computed");
    assert_null(fopen(scratch("r.csv"), "r"));
    assert_null(fopen(scratch("p.svg"), "r"));
    read_file(scratch("e.csv"), content);
    assert_has(content, "\n2,failure,Test::Plant\n");
    assert_int_equal(run("-o-", "--set", "divisor=0", NULL), 1);
    assert_string_equal(printed, "");
    assert_int_equal(run("-o", "/dev/null", "--set", "divisor=0", NULL), 1);
    FILE *device = fopen("/dev/null", "r");
    assert_non_null(device);
    fclose(device);
}

static void a_plot_has_a_panel_per_unit(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "-o", scratch("r.csv"), "--plot", scratch("p.svg"), NULL), 0);
    read_file(scratch("p.svg"), content);
    assert_has(content, "<svg xmlns=");
    assert_has(content, ">m/s</text>");
    assert_has(content, ">spring.x</text>");
    assert_has(content, "</svg>");
    assert_int_equal(run("-q", "-o", scratch("r.csv"), "--plot", scratch("p.svg"), "--variables", "rod*", NULL), 0);
    read_file(scratch("p.svg"), content);
    assert_has(content, "rod.T[1,&quot;in&quot;]");
}

/* A peak of one row in a million stays visible. */
static void a_plot_keeps_peaks(void **state)
{
    (void)state;
    int variable = M_X;
    const Selection s = {&variable, 1};
    Arena arena = {NULL};
    Onlooker onlooker;
    Plot *p = plot_new(tested, &arena, figures_new(tested, &arena, &s, &onlooker), 0, 1000000);
    Model m = {.description = tested};
    model_set_defaults(&m);
    for (int i = 0; i < 1000000; i++) {
        m.m.x = i == 123456 ? 77 : 0;
        plot_row(p, &m, i);
        plot_row(p, &m, i); /* as after an event */
    }
    const Options options = {.plot = scratch("p.svg")};
    const Run run = {.options = &options};
    assert_int_equal(plot_write(p, &run, 0, "a < b & \"c\""), 0);
    arena_release(&arena);
    read_file(scratch("p.svg"), content);
    assert_has(content, ">80</text>");
    assert_has(content, "a &lt; b &amp; &quot;c&quot;");
    assert_true(strlen(content) < 60000);
}

static void verification_passes_a_right_model(void **state)
{
    (void)state;
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), NULL), 0);
    assert_has(printed, "Verification of Test::Plant at 301 points, time 0 to 3\n  equations    8, largest residual ");
    assert_has(printed, "  derivatives  2, largest deviation 0 (bound 1e-06)\n"
                        "               compared in all 602 cases\n"
                        "  aliases      4, largest residual 0 (bound 1e-09)\n");
    assert_has(printed, "\nverified\n");
    assert_int_equal(run("--verify", "--tolerance=1e-12", "-q", "-o", scratch("r.csv"), NULL), 0);
}

static void verification_of_what_was_reached(void **state)
{
    (void)state;
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", "decay=1", NULL), 1);
    assert_has(printed, "Verification of Test::Plant at 100 points, time 0 to 0.99\n");
    assert_has(printed, "\nverified until time 0.99; the run failed\n");
    assert_has(complained, "[R24]");
    assert_lacks(complained, "[R29]");
}

static void verification_names_the_wrong_equation(void **state)
{
    (void)state;
    assert_int_equal(run("--verify", "-q", "-o", scratch("r.csv"), "--set", "fault=0.01", NULL), 1);
    assert_has(printed, "E1 ");
    assert_has(printed, "Plant::Body::newton of m, plant.xmi:20");
    assert_has(printed, "\nnot verified\n");
    assert_has(complained, "[R29]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_quoted_and_protected_ones_left_out),
        cmocka_unit_test(texts_are_no_formulas),
        cmocka_unit_test(columns_of_one_storage_agree),
        cmocka_unit_test(globs_take_brackets_literally),
        cmocka_unit_test(a_full_disk_is_no_success),
        cmocka_unit_test(the_event_log_has_start_and_stop),
        cmocka_unit_test(a_run_without_rows_leaves_no_results),
        cmocka_unit_test(a_plot_has_a_panel_per_unit),
        cmocka_unit_test(a_plot_keeps_peaks),
        cmocka_unit_test(verification_passes_a_right_model),
        cmocka_unit_test(verification_of_what_was_reached),
        cmocka_unit_test(verification_names_the_wrong_equation),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
