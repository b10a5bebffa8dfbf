/* The files of a linear model; models without an exact Jacobian: x' = y, y' = -4 x - y + x^2, z' = 0 z. */
enum { STATES = 3 };
#define STOP 1.0
#define ODE_VARIABLES STATE(0, "x", 0), STATE(1, "y, the \"other\"", 2), STATE(2, "z", 0)
static const double start_values[STATES] = {1, 0.5, 0};
static void slope(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = -4 * x[0] - x[1] + x[0] * x[0];
    dx[2] = 0;
}
#include "ode.h"

typedef struct {
    int32_t kind, rows, columns, imaginary, length;
} Header;

/* Reads the next matrix of the file; a matrix of characters if `text` is given. */
static Header next_matrix(FILE *in, const char *name, double *numbers, char *text)
{
    Header h;
    char found[32];
    assert_int_equal(fread(&h, sizeof h, 1, in), 1);
    assert_true(h.length <= (int)sizeof found);
    assert_int_equal(fread(found, 1, (size_t)h.length, in), h.length);
    assert_string_equal(found, name);
    assert_int_equal(h.kind, text ? 51 : 0);
    assert_int_equal(h.imaginary, 0);
    const size_t count = (size_t)h.rows * (size_t)h.columns;
    assert_int_equal(text ? fread(text, 1, count, in) : fread(numbers, sizeof *numbers, count, in), count);
    return h;
}

static void must_have(Header h, int rows, int columns)
{
    assert_int_equal(h.rows, rows);
    assert_int_equal(h.columns, columns);
}

static void matrices(void **state)
{
    (void)state;
    double v[9];
    char text[64];
    assert_int_equal(run("-q", "--linearize", "0", "--variables", "x", "-o", scratch("ode.csv"), NULL), 0);
    FILE *in = fopen(scratch("ode.linear.mat"), "rb");
    assert_non_null(in);
    must_have(next_matrix(in, "A", v, NULL), 3, 3);
    const double wanted[9] = {0, -2, 0, 1, -1, 0, 0, 0, 0}; /* column-major */
    for (int i = 0; i < 9; i++)
        assert_true(fabs(v[i] - wanted[i]) < 1e-12);
    must_have(next_matrix(in, "B", v, NULL), 3, 0);
    must_have(next_matrix(in, "C", v, NULL), 1, 3);
    assert_true(fabs(v[0] - 1) < 1e-12 && fabs(v[1]) < 1e-12 && fabs(v[2]) < 1e-12);
    must_have(next_matrix(in, "D", v, NULL), 1, 0);
    must_have(next_matrix(in, "x0", v, NULL), 3, 1);
    assert_true(v[0] >= 1 && v[0] <= 1 && v[1] >= 0.5 && v[1] <= 0.5);
    must_have(next_matrix(in, "xnames", NULL, text), 3, 14);
    const char *const names[3] = {"x             ", "y, the \"other\"", "z             "};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 14; k++)
            assert_int_equal(text[k * 3 + i], names[i][k]);
    must_have(next_matrix(in, "u0", v, NULL), 0, 1);
    must_have(next_matrix(in, "unames", NULL, text), 0, 0);
    must_have(next_matrix(in, "y0", v, NULL), 1, 1);
    must_have(next_matrix(in, "ynames", NULL, text), 1, 1);
    assert_int_equal(fgetc(in), EOF);
    fclose(in);
}

static void json(void **state)
{
    (void)state;
    static char text[CAPTURED];
    assert_int_equal(run("--linearize", "0", "-o", scratch("ode.csv"), NULL), 0);
    assert_non_null(strstr(printed, "A: differences"));
    assert_non_null(strstr(printed, "note: the block has no output ports"));
    read_file(scratch("ode.linear.json"), text);
    assert_non_null(strstr(text, "{\n  \"format\": \"sysphsc linear model 1\",\n  \"model\": \"Test::ode\",\n"));
    assert_non_null(strstr(text, "{\"name\": \"y, the \\\"other\\\"\", \"unit\": \"\", \"value\": 0.5}"));
    assert_non_null(strstr(text, "\"exact\": false"));
    assert_non_null(strstr(text, "\"C\": [],\n"));
    assert_int_equal(strlen(text) - 2, strrchr(text, '}') - text);
}

static void rest_without_an_exact_jacobian(void **state)
{
    (void)state;
    static char text[CAPTURED];
    assert_int_equal(run("-q", "--steady", "--linearize", "0", "-o", scratch("ode.csv"), NULL), 0);
    read_file(scratch("ode.linear.json"), text);
    assert_non_null(strstr(text, "\"at_rest\": true"));
    double x = 1;
    const char *at = strstr(text, "{\"name\": \"x\"");
    assert_non_null(at);
    assert_int_equal(sscanf(strstr(at, "value"), "value\": %lf", &x), 1);
    assert_true(fabs(x) < 1e-9 || fabs(x - 4) < 1e-9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(matrices), cmocka_unit_test(json),
                                       cmocka_unit_test(rest_without_an_exact_jacobian)};
    return run_group(tests, sizeof tests / sizeof tests[0]);
}
