/* Fixed-step methods: their orders, times of steps and events, and unsolvable models. */
#include "hybrid.h"
#include "instant.h"

enum { MOST_ROWS = 2000 };

static double row_time[MOST_ROWS], row_x[MOST_ROWS], row_y[MOST_ROWS];
static int row_count;

static int run_fixed(const Case *c, const char *solver, double step, const char *stop, const char *interval)
{
    present = c;
    const int status = run("-q", "--stats", "--solver", solver, "--step", number_text(step).text, "--stop", stop,
                           "--interval", interval, "--tolerance", "1e-12", "-o", scratch("rows.csv"), "--events",
                           scratch("events.csv"), NULL);
    read_file(scratch("rows.csv"), rows);
    read_file(scratch("events.csv"), logged);
    row_count = 0;
    for (const char *line = strchr(rows, '\n'); line && line[1] && row_count < MOST_ROWS;
         line = strchr(line + 1, '\n')) {
        char *p;
        row_time[row_count] = strtod(line + 1, &p);
        row_x[row_count] = strtod(p + 1, &p);
        row_y[row_count++] = strtod(p + 1, &p);
    }
    return status;
}

static void succeeds(const Case *c, const char *solver, double step, const char *stop, const char *interval)
{
    if (run_fixed(c, solver, step, stop, interval) != STATUS_DONE)
        fail_msg("%s", complained);
}

static const struct {
    const char *name;
    double ratio, allowed; /* of the errors when the step is halved, and its tolerance */
} methods[] = {{"euler", 2, 0.1}, {"rk4", 16, 1.5}, {"implicit-euler", 2, 0.1}, {"linearly-implicit", 2, 0.2}};

enum { METHODS = sizeof methods / sizeof methods[0], HALVINGS = 4 };

static void has_order(const char *what, int method, const double *error)
{
    for (int i = 1; i < HALVINGS; i++) {
        const double ratio = error[i - 1] / error[i];
        print_message("%s, %s: error %.3g, ratio %.3g\n", what, methods[method].name, error[i], ratio);
        assert_true(fabs(ratio - methods[method].ratio) < methods[method].allowed);
    }
}

/* ---- smooth: x = 1/(1 + t^2), y = exp(atan t) ---- */

static ModelStatus curve(Model *m)
{
    m->dx[0] = -2 * m->time * m->x[0] * m->x[0];
    m->dx[1] = m->x[0] * m->x[1];
    return MODEL_OK;
}

static const Case smooth = {.states = 2, .start = {1, 1}, .evaluate = curve};

static double error_of_row(int row)
{
    const double t = row_time[row];
    return fmax(fabs(row_x[row] - 1 / (1 + t * t)), fabs(row_y[row] - exp(atan(t))));
}

static void orders_at_the_end(void **state)
{
    (void)state;
    for (int method = 0; method < METHODS; method++) {
        double error[HALVINGS];
        for (int i = 0; i < HALVINGS; i++) {
            succeeds(&smooth, methods[method].name, ldexp(0.025, -i), "1", "1");
            error[i] = error_of_row(row_count - 1);
        }
        has_order("smooth", method, error);
    }
}

static void orders_between_steps(void **state)
{
    (void)state;
    for (int method = 0; method < METHODS; method++) {
        double error[HALVINGS];
        for (int i = 0; i < HALVINGS; i++) {
            const double step = ldexp(0.025, -i);
            error[i] = 0;
            succeeds(&smooth, methods[method].name, step, "1", number_text(0.7 * step).text);
            for (int row = 0; row < row_count; row++)
                error[i] = fmax(error[i], error_of_row(row));
        }
        has_order("rows between steps", method, error);
    }
}

/* ---- a sampled controller: x' = u - x, u = x/2 held from tick to tick ----
 *
 * Its clock ticks at the start and the stop too; the clock of the start ticks once. */

static ModelStatus hold(Model *m)
{
    m->dx[0] = m->discrete[COUNT] - m->x[0];
    m->dx[1] = 0;
    return MODEL_OK;
}

static ModelStatus sample(Model *m)
{
    m->discrete[COUNT] = m->ticks[0] ? m->x[0] / 2 : m->pre[COUNT];
    return MODEL_OK;
}

static const Case sampled = {.states = 2, .start = {1, 0}, .evaluate = hold, .update = sample, .period = {0.1}};
static const Case slow = {.states = 2, .start = {1, 0}, .evaluate = hold, .update = sample, .period = {0.25}};

static void ticks_on_the_grid_keep_the_order(void **state)
{
    (void)state;
    const double exact = pow(0.5 + 0.5 * exp(-0.1), 10);
    for (int method = 0; method < METHODS; method++) {
        double error[HALVINGS];
        for (int i = 0; i < HALVINGS; i++) {
            succeeds(&sampled, methods[method].name, ldexp(0.1, -i), "1", "1");
            error[i] = fabs(row_x[row_count - 1] - exact);
            assert_int_equal(statistic("ticks of clocks"), 12);
            assert_lacks(printed, "late");
        }
        has_order("sampled", method, error);
    }
}

static void ticks_between_steps_are_late(void **state)
{
    (void)state;
    static const double period[] = {0, 0.25, 0.5, 0.75, 1};
    succeeds(&slow, "rk4", 0.2, "1.1", "1.1");
    assert_has(printed, "  time events              4, 3 late because steps do not end there\n");
    const char *line = logged;
    for (int k = 0; k < 5; k++) {
        line = strstr(line, "count: ");
        assert_non_null(line);
        const char *begin = line;
        while (begin > logged && begin[-1] != '\n')
            begin--;
        const double time = strtod(begin, NULL), expected = 0.2 * ceil(period[k] / 0.2 - 1e-9);
        assert_true(fabs(time - expected) < 1e-12);
        line++;
    }
    assert_null(strstr(line, "count: "));
    assert_int_equal(run_fixed(&sampled, "rk4", 0.3, "1.1", "1.1"), STATUS_FAILED);
    assert_has(complained, "of Hybrid::fast: shorter than the step: 0.1 s [R37]");
}

/* ---- events ---- */

/* x' = 1 until x is 1/3, then 2: the event is at the end of the step in which x reaches 1/3. */
static ModelStatus bend(Model *m)
{
    m->dx[0] = m->branch[FIRST] > 0 ? 2 : 1;
    m->dx[1] = 0;
    return MODEL_OK;
}

static void bent(const Model *m, double *indicator) { indicator[FIRST] = kept(m->branch[FIRST], m->x[0] - 1 / 3.0); }

static ModelStatus notice(Model *m)
{
    m->branch[FIRST] = truth(m->x[0] - 1 / 3.0 > 0);
    return MODEL_OK;
}

static const Case corner = {.states = 2, .evaluate = bend, .update = notice, .indicators = bent};

static void events_are_where_steps_end(void **state)
{
    (void)state;
    for (int method = 0; method < METHODS; method++)
        for (int i = 0; i < HALVINGS; i++) {
            const double step = ldexp(0.1, -i), late = step * ceil(1 / 3.0 / step) - 1 / 3.0;
            succeeds(&corner, methods[method].name, step, "1", "1");
            assert_int_equal(statistic("state events"), 1);
            assert_int_equal(statistic("restarts"), 1);
            assert_int_equal(row_count, 4); /* the start, before and after, the stop */
            assert_true(fabs(row_time[1] - 1 / 3.0 - late) < 1e-12 && fabs(row_time[2] - row_time[1]) < 1e-15);
            assert_true(fabs(row_x[3] - (2 - 1 / 3.0 - late)) < 1e-12);
        }
}

/* A timed branch at 0.35, and the integer part of time/0.05, which changes four times in a step. */
static ModelStatus follow_time(Model *m)
{
    m->branch[FIRST] = truth(instant_reached(m->time, 0.35));
    m->branch[PART] = instant_part((Instant){m->time, false}, 20, 0);
    return MODEL_OK;
}

static double next_instant(const Model *m)
{
    return fmin(instant_of_truth(m->time, 1, -0.35), instant_of_part(m->time, 20, 0, m->branch[PART]));
}

static const Case timed = {.states = 2, .evaluate = bend, .update = follow_time, .instant = next_instant};

static void instants_wait_for_the_end_of_a_step(void **state)
{
    (void)state;
    succeeds(&timed, "euler", 0.2, "1", "1");
    assert_has(logged, "\n0.4,x > 0 becomes true,");
    assert_has(logged, "\n0.2,floor(x) becomes 4,");
    assert_has(logged, "\n1,floor(x) becomes 20,");
    assert_int_equal(statistic("time events"), 5);
    assert_true(fabs(row_x[row_count - 1] - 1.6) < 1e-12);
}

/* ---- the grid ---- */

static void steps_do_not_drift(void **state)
{
    (void)state;
    succeeds(&sampled, "euler", 0.001, "100", "100");
    assert_int_equal(statistic("  steps   "), 100000);
    assert_int_equal(statistic("ticks of clocks"), 1002);
    succeeds(&smooth, "rk4", 0.3, "1", "1");
    assert_int_equal(statistic("  steps   "), 4); /* the last one shorter */
    assert_true(row_count == 2 && fabs(row_time[1] - 1) < 1e-15 && error_of_row(1) < 1e-3);
}

static void a_run_from_before_zero_meets_zero(void **state)
{
    (void)state;
    present = &sampled;
    assert_int_equal(run("-q", "--stats", "--solver", "euler", "--step", "0.1", "--start", "-0.3", "--stop", "0.3",
                         "--interval", "0.1", "-o", scratch("rows.csv"), "--events", scratch("events.csv"), NULL),
                     STATUS_DONE);
    assert_int_equal(statistic("  steps   "), 6);
    assert_int_equal(statistic("ticks of clocks"), 5);
    read_file(scratch("events.csv"), logged);
    assert_has(logged, "\n0,count: ");
    assert_has(logged, "\n0.2,count: ");
}

static void the_step_has_a_default(void **state)
{
    (void)state;
    present = &smooth;
    assert_int_equal(run("-q", "--stats", "--solver", "rk4", "--interval", "0.5", "-o", scratch("rows.csv"), NULL),
                     STATUS_DONE);
    assert_has(printed, "  step                     0.05, a tenth of the interval\n");
    assert_int_equal(statistic("  steps   "), 20);
    assert_int_equal(statistic("right-hand sides"), 80);
}

/* ---- limits of a step ---- */

static ModelStatus relax(Model *m)
{
    m->dx[0] = -1e6 * (m->x[0] - cos(m->time));
    m->dx[1] = -m->x[1];
    return MODEL_OK;
}

static const Case stiff = {.states = 2, .start = {0, 1}, .evaluate = relax};

static void only_implicit_steps_may_be_long(void **state)
{
    (void)state;
    succeeds(&stiff, "implicit-euler", 0.01, "1", "0.1");
    assert_true(fabs(row_x[row_count - 1] - cos(1)) < 1e-5);
    assert_int_equal(statistic("Jacobian evaluations"), 100);
    assert_int_equal(run_fixed(&stiff, "euler", 0.01, "1", "0.1"), STATUS_FAILED);
    assert_has(complained, "a value is not finite at time ");
    assert_has(complained, "--step that is too long");
}

/* At rest on a spring so stiff that its exact length is no double: within 2e-16 of it, |y'| is still up to 0.06. */
static ModelStatus hang(Model *m)
{
    m->dx[0] = m->x[1];
    m->dx[1] = 1e14 * (2 - m->x[0] * m->x[0]);
    return MODEL_OK;
}

static const Case rest = {.states = 2, .start = {1.4142135623730951, 0}, .evaluate = hang};

static void rounding_is_no_failure(void **state)
{
    (void)state;
    succeeds(&rest, "implicit-euler", 0.1, "10", "1");
    assert_true(fabs(row_x[row_count - 1] - sqrt(2)) < 1e-14 && fabs(row_y[row_count - 1]) < 1e-13);
}

/* Robertson, 1966: rates from 0.04 to 3e7. */
static ModelStatus react(Model *m)
{
    const double x = m->x[0], y = m->x[1], back = 1e4 * y * (1 - x - y);
    m->dx[0] = back - 0.04 * x;
    m->dx[1] = 0.04 * x - back - 3e7 * y * y;
    return MODEL_OK;
}

static const Case reaction = {.states = 2, .start = {1, 0}, .evaluate = react};

/* Newton's method does not find the end of such a long step from its start, but does so by way of shorter steps. */
static void long_steps_are_followed_from_short_ones(void **state)
{
    (void)state;
    succeeds(&reaction, "implicit-euler", 1e8, "1e8", "1e8");
    assert_true(fabs(row_x[1] / 4.5335991631516353e-3 - 1) < 1e-12); /* by bisection, with 60 digits */
    assert_true(fabs(row_y[1] / 1.8215985494622234e-8 - 1) < 1e-12);
    assert_true(statistic("Jacobian evaluations") > 10);
}

static ModelStatus explode(Model *m)
{
    m->dx[0] = m->x[0] * m->x[0];
    m->dx[1] = 0;
    return MODEL_OK;
}

static const Case explosion = {.states = 2, .start = {1, 0}, .evaluate = explode};

/* x = 1 + x^2/2 has no solution. */
static void a_step_without_solution_names_its_variable(void **state)
{
    (void)state;
    assert_int_equal(run_fixed(&explosion, "implicit-euler", 0.5, "2", "1"), STATUS_FAILED);
    assert_has(complained, "the equations of a step could not be solved at time 0.5 [R27]");
    assert_has(complained, "least accurate: x = ");
    assert_has(complained, "or --step, makes smaller steps");
}

static ModelStatus run_empty(Model *m)
{
    if (m->x[0] < 0)
        return model_fail(m, MODEL_NOT_FINITE, 0, NULL, NAN);
    m->dx[0] = -10 * sqrt(m->x[0]);
    m->dx[1] = 0;
    return MODEL_OK;
}

static const Case tank = {.states = 2, .start = {1, 0}, .evaluate = run_empty};

/* Newton's first step leads to a negative argument of the square root; half of that step does not. An explicit step
 * cannot be halved. */
static void what_is_not_defined_ends_explicit_steps(void **state)
{
    (void)state;
    const double root = sqrt(26) - 5;
    succeeds(&tank, "implicit-euler", 1, "1", "1");
    assert_true(fabs(row_x[1] - root * root) < 1e-12);
    assert_int_equal(run_fixed(&tank, "rk4", 0.1, "1", "1"), STATUS_FAILED);
    assert_has(complained, "a value is not finite at time 0.2 [R24]");
    assert_has(complained, "E1: der(x) =");
}

/* The tank is empty at 2 - 2 ln 2; between that time and the event, its level is undefined. */
static ModelStatus end_empty(Model *m)
{
    m->dx[0] = m->signal = m->branch[FIRST] > 0 ? -1 - sqrt(m->x[0]) : 0;
    m->dx[1] = m->branch[FIRST];
    return MODEL_OK;
}

static void above_zero(const Model *m, double *indicator) { indicator[FIRST] = kept(m->branch[FIRST], m->x[0]); }

static ModelStatus is_above_zero(Model *m)
{
    m->branch[FIRST] = truth(m->x[0] > 0);
    return MODEL_OK;
}

static const Case ended = {.states = 2, .start = {1, 0}, .evaluate = end_empty, .update = is_above_zero,
                           .indicators = above_zero};

/* The event is at most one step late; rows with undefined values before it are omitted. */
static void what_ends_with_its_branch_is_left(void **state)
{
    (void)state;
    const double exact = 2 - 2 * log(2);
    for (int method = 0; method < METHODS; method++)
        for (int i = 0; i < 3 * HALVINGS; i++) {
            const double step = 0.1 * pow(0.7, i), error = method == 1 ? 0 : step;
            succeeds(&ended, methods[method].name, step, "1", "0.001");
            assert_int_equal(statistic("state events"), 1);
            assert_true(row_y[row_count - 1] > exact - error - 1e-3 && row_y[row_count - 1] <= exact + error + step);
            assert_true(row_count <= 1002 && row_count >= 999 - (int)(1000 * (step + error)));
        }
    present = &ended;
    if (run("-q", "--solver", "bdf", "--interval", "0.001", "-o", scratch("rows.csv"), NULL) != STATUS_DONE)
        fail_msg("%s", complained);
}

int main(void)
{
    discretes[COUNT].is_felt = discretes[COUNT].is_seen = true;
    branches[PART].is_felt = branches[PART].is_seen = false;
    const struct CMUnitTest tests[] = {cmocka_unit_test(orders_at_the_end),
                                       cmocka_unit_test(orders_between_steps),
                                       cmocka_unit_test(ticks_on_the_grid_keep_the_order),
                                       cmocka_unit_test(ticks_between_steps_are_late),
                                       cmocka_unit_test(events_are_where_steps_end),
                                       cmocka_unit_test(instants_wait_for_the_end_of_a_step),
                                       cmocka_unit_test(steps_do_not_drift),
                                       cmocka_unit_test(a_run_from_before_zero_meets_zero),
                                       cmocka_unit_test(the_step_has_a_default),
                                       cmocka_unit_test(only_implicit_steps_may_be_long),
                                       cmocka_unit_test(rounding_is_no_failure),
                                       cmocka_unit_test(long_steps_are_followed_from_short_ones),
                                       cmocka_unit_test(a_step_without_solution_names_its_variable),
                                       cmocka_unit_test(what_ends_with_its_branch_is_left),
                                       cmocka_unit_test(what_is_not_defined_ends_explicit_steps)};
    return RUN_GROUP(tests);
}
