/* A ball that loses some of its speed at each impact and rests when the speed is small. Impact k is at
 * t1 + 2 v1/g (e + e^2 ... e^(k-1)). */
#include "hybrid.h"

static const double gravity = 9.81, restitution = 0.8, height = 1;
static double least_speed;

static ModelStatus fall(Model *m)
{
    const bool is_resting = m->discrete[MODE] > 2;
    m->dx[0] = is_resting ? 0 : m->x[1];
    m->dx[1] = is_resting ? 0 : -gravity;
    m->signal = m->x[0];
    return MODEL_OK;
}

static void touch(const Model *m, double *indicator)
{
    indicator[FIRST] = kept(m->branch[FIRST], -m->x[0]);
    indicator[SECOND] = kept(m->branch[SECOND], -m->x[1]);
}

static ModelStatus bounce(Model *m)
{
    m->branch[FIRST] = truth(-m->x[0] > 0);
    m->branch[SECOND] = truth(-m->x[1] > 0);
    m->discrete[HIDDEN] = m->branch[FIRST] * m->branch[SECOND];
    m->discrete[MODE] = m->pre[MODE];
    m->discrete[COUNT] = m->pre[COUNT];
    if (m->discrete[HIDDEN] > m->pre[HIDDEN]) {
        m->discrete[COUNT] = m->pre[COUNT] + 1;
        m->is_set[1] = true;
        m->value[1] = -restitution * m->x[1];
        if (restitution * -m->x[1] < least_speed)
            m->discrete[MODE] = 3;
    }
    return MODEL_OK;
}

static const Case ball = {.states = 2, .start = {1, 0}, .evaluate = fall, .update = bounce, .indicators = touch};

static double impact(int k)
{
    const double first = sqrt(2 * height / gravity), speed = gravity * first;
    double time = first;
    for (int i = 1; i < k; i++)
        time += 2 * speed / gravity * pow(restitution, i);
    return time;
}

/* The greatest error of the impact times in the log; *count: number of impacts. */
static double worst_error(int *count)
{
    double worst = 0;
    *count = 0;
    for (const char *line = strchr(logged, '\n'); line && line[1]; line = strchr(line + 1, '\n')) {
        const char *end = strchr(line + 1, '\n'), *change = strstr(line + 1, ",count: ");
        if (change && change < end)
            worst = fmax(worst, fabs(strtod(line + 1, NULL) - impact(++*count)));
    }
    return worst;
}

/* The greatest |x| in the rows before impacts, at the same times as the rows after them; x is interpolated there. */
static double worst_height(int *count)
{
    double worst = 0, last_time = -1, last_x = 0, last_y = 0;
    *count = 0;
    for (const char *line = strchr(rows, '\n'); line && line[1]; line = strchr(line + 1, '\n')) {
        char *end;
        const double time = strtod(line + 1, &end), x = strtod(end + 1, &end), y = strtod(end + 1, &end);
        if (!(time > last_time) && last_y < 0 && y > 0) {
            worst = fmax(worst, fabs(last_x));
            ++*count;
        }
        last_time = time;
        last_x = x;
        last_y = y;
    }
    return worst;
}

static void impacts_are_located_where_the_interpolant_vanishes(void **state)
{
    (void)state;
    static const char *const tolerances[] = {"1e-3", "1e-5", "1e-8", "1e-11"};
    least_speed = 0.5;
    for (int i = 0; i < 4; i++) {
        int count;
        assert_int_equal(run_case(&ball, "4", "0.01", tolerances[i]), STATUS_DONE);
        const double worst = worst_height(&count);
        print_message("at %s: |x| at most %.2g at %d impacts\n", tolerances[i], worst, count);
        assert_int_equal(count, 10);
        assert_true(worst <= 1e-12 * height);
    }
}

static void impacts_are_where_they_are_on_paper(void **state)
{
    (void)state;
    int count;
    least_speed = 0.5;
    assert_int_equal(run_case(&ball, "4", "0.01", "1e-11"), STATUS_DONE);
    const double tight = worst_error(&count);
    assert_int_equal(count, 10); /* 0.8^k v1 < 0.5 */
    const long events = statistic("state events"), restarts = statistic("restarts"),
               evaluations = statistic("indicator evaluations");
    assert_int_equal(run_case(&ball, "4", "0.01", "1e-6"), STATUS_DONE);
    const double loose = worst_error(&count);
    assert_int_equal(count, 10);
    print_message("impacts off by %.2g at 1e-11, %.2g at 1e-6; %ld events, %ld restarts, %ld evaluations\n", tight,
                  loose, events, restarts, evaluations);
    assert_true(tight < 1e-9);
    assert_true(loose < 1e-4);
    assert_has(logged, "mode: idle -> resting");
    assert_has(logged, "x < 0 becomes true,Hybrid::first");
}

/* Without a rule for rest, the intervals between impacts become ever shorter. */
static void bounces_without_end_are_told(void **state)
{
    (void)state;
    least_speed = 0;
    assert_int_equal(run_case(&ball, "10", "0.1", "1e-6"), STATUS_FAILED);
    assert_has(complained, "events follow each other without end at time 4.06");
    assert_has(complained, "[R34]");
    assert_has(complained, "y < 0  (Hybrid::second, hybrid.xmi:4) changes 200 times");
    assert_has(complained, "count = ");
    assert_has(complained, "set again: y = ");
}

int main(void)
{
    branches[FIRST].text = "x < 0";
    branches[SECOND].text = "y < 0";
    branches[FIRST].is_felt = branches[SECOND].is_felt = false; /* only the reset affects derivatives */
    branches[FIRST].is_seen = branches[SECOND].is_seen = false;
    branches[FIRST].group = branches[SECOND].group = -1;
    const struct CMUnitTest tests[] = {cmocka_unit_test(impacts_are_where_they_are_on_paper),
                                       cmocka_unit_test(impacts_are_located_where_the_interpolant_vanishes),
                                       cmocka_unit_test(bounces_without_end_are_told)};
    return RUN_GROUP(tests);
}
