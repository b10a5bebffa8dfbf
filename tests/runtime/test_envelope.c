/* Envelopes of trajectories: compared with closed forms; with files of different times, ends and variables; with
 * invalid files. */
#include "plant.h"

#include "envelope.h"

static const size_t enough = (size_t)1 << 24;

static void near_to(double value, double wanted)
{
    if (!(fabs(value - wanted) <= 1e-12 * (1 + fabs(wanted))))
        fail_msg("%.17g is not %.17g", value, wanted);
}

/* Writes a file with the line k*t at times 0, 1, ... stop; the caller frees the path. */
static char *write_line_of(int k, int stop)
{
    char name[40];
    snprintf(name, sizeof name, "line%d.csv", k);
    char *path = strdup(scratch(name));
    FILE *out = fopen(path, "w");
    fputs("time,x\n", out);
    for (int i = 0; i <= stop; i++)
        fprintf(out, "%d,%d\n", i, k * i);
    fclose(out);
    return path;
}

static void lines(void **state)
{
    (void)state;
    enum { COUNT = 21, STOP = 10 };
    char *paths[COUNT];
    const char *files[COUNT];
    Arena a = {NULL};
    Envelopes e;
    for (int k = 0; k < COUNT; k++)
        files[k] = paths[k] = write_line_of(k, k == 20 ? 4 : STOP); /* the steepest one ends early */
    assert_int_equal(envelopes_read(files, COUNT, enough, &a, &e), STATUS_DONE);
    assert_int_equal(e.points, STOP + 1);
    assert_int_equal(e.count, 1);
    assert_string_equal(e.of[0].name, "x");
    assert_true(e.has_quantiles);
    for (int i = 0; i <= STOP; i++) {
        const double most = i <= 4 ? 20 : 19;
        near_to(e.times[i], i);
        near_to(e.of[0].least[i], 0);
        near_to(e.of[0].greatest[i], most * i);
        near_to(e.of[0].mean[i], most / 2 * i);
        near_to(e.of[0].low[i], 0.05 * most * i);
        near_to(e.of[0].high[i], 0.95 * most * i);
        assert_int_equal(e.of[0].counts[i], i <= 4 ? 21 : 20);
    }
    assert_int_equal(envelopes_read(files, COUNT, 1000, &a, &e), STATUS_DONE); /* bytes */
    assert_false(e.has_quantiles);
    assert_null(e.of[0].low);
    near_to(e.of[0].mean[0], 0);
    for (int k = 0; k < COUNT; k++)
        free(paths[k]);
    arena_release(&a);
}

/* A jump at 1.5 and one at a grid point, different times in the second file, a variable missing in one file, an empty
 * cell, a row of units, quotes, and a truncated last line. */
static void other_files(void **state)
{
    (void)state;
    Arena a = {NULL};
    Envelopes e;
    char one[PATH_LENGTH], other[PATH_LENGTH];
    strcpy(one, scratch("one.csv"));
    strcpy(other, scratch("other.csv"));
    write_file(one, "time,x,\"y,z\"\ns,K,\"1\"\n0,0,1\n1,1,1\n1.5,1.5,1\n1.5,-1,2\n2,-1,2\n3,-1,2\n3,5,\n4,5,\n");
    write_file(other, "\xEF\xBB\xBFtime,\"y,z\",w\r\n0.5,3,7\r\n2.5,3,9\r\n2.6,3");
    const char *files[] = {one, other};
    assert_int_equal(envelopes_read(files, 2, enough, &a, &e), STATUS_DONE);
    assert_int_equal(e.points, 5);
    assert_int_equal(e.count, 3);
    assert_string_equal(e.of[1].name, "y,z");
    assert_string_equal(e.of[0].unit, "K");
    assert_string_equal(e.of[2].unit, "");
    const double x[] = {0, 1, -1, 5, 5}, w[] = {NAN, 7.5, 8.5, NAN, NAN};
    const long of_both[] = {1, 2, 2, 0, 0};
    for (int k = 0; k < 5; k++) {
        near_to(e.times[k], k);
        near_to(e.of[0].mean[k], x[k]);
        assert_int_equal(e.of[1].counts[k], of_both[k]);
        if (!isnan(w[k]))
            near_to(e.of[2].mean[k], w[k]);
        assert_int_equal(e.of[2].counts[k], !isnan(w[k]));
    }
    assert_int_equal(envelopes_write(&e, scratch("out.csv")), STATUS_DONE);
    static char text[CAPTURED];
    read_file(scratch("out.csv"), text);
    assert_has(text, "time,x least,x 5 %,x mean,x 95 %,x greatest,\"y,z least\",");
    assert_has(text, "\n2,-1,-1,-1,-1,-1,2,2.05,2.5,2.95,3,8.5,8.5,8.5,8.5,8.5\n3,5,5,5,5,5,,,,,,,,,,\n");
    arena_release(&a);
}

static void few_times(void **state)
{
    (void)state;
    Arena a = {NULL};
    Envelopes e;
    char one[PATH_LENGTH];
    strcpy(one, scratch("one.csv"));
    const char *files[] = {one};
    assert_int_equal(envelopes_read(files, 0, enough, &a, &e), STATUS_DONE);
    assert_int_equal(e.points, 0);
    write_file(one, "time,x\n");
    assert_int_equal(envelopes_read(files, 1, enough, &a, &e), STATUS_DONE);
    assert_int_equal(e.points, 0);
    write_file(one, "time,x\n2,4\n2,5\n");
    assert_int_equal(envelopes_read(files, 1, enough, &a, &e), STATUS_DONE);
    assert_int_equal(e.points, 1);
    near_to(e.of[0].mean[0], 5);
    write_file(one, "time\n0\n1\n");
    assert_int_equal(envelopes_read(files, 1, enough, &a, &e), STATUS_DONE);
    assert_int_equal(e.count, 0);
    FILE *out = fopen(one, "w"); /* more rows than points */
    fputs("time,x\n", out);
    for (int k = 0; k <= 5000; k++)
        fprintf(out, "%g,%g\n", k * 0.01, k * 0.02);
    fclose(out);
    assert_int_equal(envelopes_read(files, 1, enough, &a, &e), STATUS_DONE);
    assert_int_equal(e.points, ENVELOPE_MOST_POINTS);
    for (int k = 0; k < e.points; k++)
        near_to(e.of[0].mean[k], 2 * e.times[k]);
    arena_release(&a);
}

static void refused(const char *text, const char *message)
{
    static char complaint[1000];
    Arena a = {NULL};
    Envelopes e;
    char one[PATH_LENGTH];
    strcpy(one, scratch("bad.csv"));
    if (text)
        write_file(one, text);
    const char *files[] = {text ? one : scratch("none.csv")};
    FILE *out = fmemopen(complaint, sizeof complaint, "w");
    message_direct(out);
    assert_int_equal(envelopes_read(files, 1, enough, &a, &e), text ? STATUS_USAGE : STATUS_ENVIRONMENT);
    message_direct(NULL);
    fclose(out);
    if (!strstr(complaint, message))
        fail_msg("'%s' is not in '%s'", message, complaint);
    arena_release(&a);
}

static void bad_files(void **state)
{
    (void)state;
    refused("", "the result file has no header that begins with time (");
    refused("t,x\n0,1\n", "the result file has no header that begins with time: t (");
    refused("t,x\n0,1\n", "[R90]");
    refused("time,x,y,x\n0,1,2,3\n", "two columns of one name: x (");
    refused("t,x\n0,1\n", "bad.csv:1)");
    refused("time,x\n0,1\n1\n2,3\n", "a row with another number of cells than the header (");
    refused("time,x\n0,1\n1\n2,3\n", "bad.csv:3)");
    refused("time,x\n0,1\nsoon,2\n", "a time that is not a number: soon (");
    refused("time,x\n0,1\n1,warm\n", "a cell that is not a number: warm (");
    refused("time,x\n0,1\n2,1\n1,1\n", "a time before that of the row above: 1 (");
    refused("time,time,x\n0,1,2\n0,1\n", "a row with another number of cells than the header (");
    refused(NULL, "[R10]");
    Envelopes e = {.points = 0};
    FILE *out = fopen("/dev/null", "w");
    message_direct(out);
    assert_int_equal(envelopes_write(&e, scratch("none/out.csv")), STATUS_ENVIRONMENT);
    message_direct(NULL);
    fclose(out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines),
        cmocka_unit_test(other_files),
        cmocka_unit_test(few_times),
        cmocka_unit_test(bad_files),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
