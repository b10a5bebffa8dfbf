/* Events of every kind, each with a small model. */
#include "hybrid.h"
#include "event.h"

/* The value of a column in the last row; column 0 is time. */
static double last_value(int column)
{
    const char *row = rows + strlen(rows) - 1;
    while (row > rows && row[-1] != '\n')
        row--;
    for (int i = 0; i < column; i++)
        row = strchr(row, ',') + 1;
    return strtod(row, NULL);
}

enum { COLUMN_X = 1, COLUMN_Y, COLUMN_MODE, COLUMN_COUNT, COLUMN_SIGNAL };

static int count_of(const char *text, const char *part)
{
    int count = 0;
    for (const char *p = strstr(text, part); p; p = strstr(p + 1, part))
        count++;
    return count;
}

static void assert_near(double a, double b, double tolerance)
{
    if (!(fabs(a - b) <= tolerance))
        fail_msg("%.17g is not %.17g", a, b);
}

/* ---- relations of states ---- */

static double rate;

static ModelStatus drift(Model *m)
{
    m->dx[0] = rate;
    m->dx[1] = m->branch[FIRST];
    return MODEL_OK;
}

static void above_zero(const Model *m, double *indicator)
{
    indicator[FIRST] = kept(m->branch[FIRST], m->x[0]);
}

static ModelStatus is_above_zero(Model *m)
{
    m->branch[FIRST] = truth(m->x[0] > 0);
    return MODEL_OK;
}

static const Case on_boundary = {.states = 2, .evaluate = drift, .update = is_above_zero, .indicators = above_zero};

static void a_start_on_the_boundary_is_nothing_special(void **state)
{
    (void)state;
    rate = 0;
    assert_int_equal(run_case(&on_boundary, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("state events"), 0);
    rate = -1;
    assert_int_equal(run_case(&on_boundary, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("state events"), 0);
    assert_int_equal(lines(rows), 12);
    rate = 1;
    assert_int_equal(run_case(&on_boundary, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("state events"), 1);
    assert_near(last_value(COLUMN_Y), 1, 1e-9);
    assert_int_equal(lines(rows), 12 + 2);
}

/* The branch's operands are rounded differently from the indicator. */
static ModelStatus is_well_above_zero(Model *m)
{
    m->branch[FIRST] = truth(m->x[0] > 1e-13);
    return MODEL_OK;
}

static void another_rounding_is_passed(void **state)
{
    (void)state;
    const Case c = {.states = 2, .start = {-0.5, 0}, .evaluate = drift, .update = is_well_above_zero,
                    .indicators = above_zero};
    rate = 1;
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_true(statistic("state events") < 20);
    assert_near(last_value(COLUMN_Y), 0.5, 1e-9);
    assert_int_equal(count_of(logged, "x > 0 becomes true"), 1);
}

static void not_a_number_is_not_negative(const Model *m, double *indicator)
{
    indicator[FIRST] = m->x[0] < -0.25 ? NAN : kept(m->branch[FIRST], m->x[0]);
}

static void what_is_no_number_is_no_event(void **state)
{
    (void)state;
    const Case c = {.states = 2, .start = {-0.5, 0}, .evaluate = drift, .update = is_above_zero,
                    .indicators = not_a_number_is_not_negative};
    rate = 1;
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("state events"), 1);
    assert_int_equal(count_of(logged, "\n0.5000000000000"), 1);
}

/* The indicator is undefined for x above last_defined as long as the branch is false. */
static double last_defined;

static void above_zero_at_first(const Model *m, double *indicator)
{
    indicator[FIRST] = m->branch[FIRST] < 1 && m->x[0] > last_defined ? INFINITY : kept(m->branch[FIRST], m->x[0]);
}

static void indicators_need_not_be_defined_beyond(void **state)
{
    (void)state;
    const Case c = {.states = 2, .start = {-0.5, 0}, .evaluate = drift, .update = is_above_zero,
                    .indicators = above_zero_at_first};
    rate = 1;
    last_defined = 1e-6;
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("state events"), 1);
    assert_near(last_value(COLUMN_Y), 0.5, 1e-9);
    last_defined = -0.1;
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_FAILED);
    assert_has(complained, " at time 0.4");
    assert_has(complained, "until time 0.4");
}

static void parts(const Model *m, double *indicator)
{
    indicator[PART] = m->x[0] - m->branch[PART];
    indicator[PART + 1] = m->branch[PART] + 1 - m->x[0];
}

static ModelStatus part(Model *m)
{
    m->branch[PART] = floor(m->x[0]);
    m->discrete[COUNT] = m->branch[PART];
    return MODEL_OK;
}

static void integer_parts_change_by_one(void **state)
{
    (void)state;
    const Case up = {.states = 2, .start = {-1.5, 0}, .evaluate = drift, .update = part, .indicators = parts};
    rate = 1;
    assert_int_equal(run_case(&up, "4", "1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("state events"), 4);
    assert_has(logged, "floor(x) becomes -1");
    assert_has(logged, "count: 1 -> 2");
    assert_near(last_value(COLUMN_COUNT), 2, 0);
    rate = -1;
    assert_int_equal(run_case(&up, "4", "1", "1e-6"), STATUS_DONE);
    assert_near(last_value(COLUMN_COUNT), -6, 0);
}

/* An event that affects no derivative costs no extra step. */
static void a_branch_that_is_not_felt_restarts_nothing(void **state)
{
    (void)state;
    const Case c = {.states = 2, .start = {-0.55, 0}, .evaluate = drift, .update = is_above_zero,
                    .indicators = above_zero};
    rate = 1;
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("restarts"), 1);
    assert_int_equal(lines(rows), 12 + 2);
    const long steps = statistic("  steps");
    branches[FIRST].is_felt = false;
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("restarts"), 0);
    assert_int_equal(lines(rows), 12 + 2);
    branches[FIRST].is_seen = false;
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_DONE);
    branches[FIRST].is_felt = branches[FIRST].is_seen = true;
    assert_int_equal(statistic("restarts"), 0);
    assert_int_equal(statistic("state events"), 1);
    assert_true(statistic("  steps") < steps);
    assert_int_equal(lines(rows), 12);
}

static ModelStatus toward_zero(Model *m)
{
    m->dx[0] = m->branch[FIRST] > 0 ? -1 : 1;
    m->dx[1] = 0;
    return MODEL_OK;
}

static void chattering_is_told(void **state)
{
    (void)state;
    const Case c = {.states = 2, .start = {0.5, 0}, .evaluate = toward_zero, .update = is_above_zero,
                    .indicators = above_zero};
    assert_int_equal(run_case(&c, "1", "0.1", "1e-6"), STATUS_FAILED);
    assert_has(complained, "events follow each other without end at time 0.5");
    assert_has(complained, "x > 0  (Hybrid::first, hybrid.xmi:3) changes 100 times");
    assert_has(complained, "E1: der(x) = if x > 0 then -1 else 1");
    assert_has(complained, "x = ");
}

/* Torricelli's law, and one that ends with a finite slope. Beyond the end the value is not a number while the branch is
 * still kept. */
static double least_slope;

static ModelStatus run_empty(Model *m)
{
    m->dx[0] = m->branch[FIRST] > 0 ? -least_slope - sqrt(m->x[0]) : 0;
    m->dx[1] = m->branch[FIRST];
    return MODEL_OK;
}

static void what_ends_with_its_branch_is_left(void **state)
{
    (void)state;
    const Case c = {.states = 2, .start = {1, 0}, .evaluate = run_empty, .update = is_above_zero,
                    .indicators = above_zero};
    static const char *const tolerances[] = {"1e-4", "1e-6", "1e-8", "1e-10"};
    for (int i = 0; i < 4; i++) {
        const double bound = 100 * strtod(tolerances[i], NULL);
        least_slope = 1;
        assert_int_equal(run_case(&c, "3", "0.1", tolerances[i]), STATUS_DONE);
        assert_int_equal(statistic("state events"), 1);
        assert_near(last_value(COLUMN_Y), 2 - 2 * log(2), bound); /* when it is empty */
        least_slope = 0;
        assert_int_equal(run_case(&c, "3", "0.1", tolerances[i]), STATUS_DONE);
        assert_near(last_value(COLUMN_X), 0, bound);
    }
}

/* ---- time ---- */

static double instant;

static double until_instant(const Model *m)
{
    return m->time < instant ? instant : INFINITY;
}

static ModelStatus is_after_instant(Model *m)
{
    m->branch[FIRST] = truth(m->time >= instant);
    return MODEL_OK;
}

static ModelStatus faster(Model *m)
{
    m->dx[0] = m->branch[FIRST] > 0 ? 3 : 1;
    m->dx[1] = 0;
    m->signal = m->branch[FIRST];
    return MODEL_OK;
}

static const Case switched = {.states = 2, .evaluate = faster, .update = is_after_instant, .instant = until_instant};

static void a_time_is_met_exactly(void **state)
{
    (void)state;
    branches[FIRST].is_timed = true;
    instant = 0.35;
    assert_int_equal(run_case(&switched, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(count_of(rows, "\n0.35,"), 2);
    assert_has(rows, ",0,1,0,0\n0.35,");
    assert_has(rows, ",0,1,0,1\n0.4,");
    assert_int_equal(lines(rows), 12 + 2);
    assert_int_equal(statistic("time events"), 1);
    assert_int_equal(statistic("state events"), 0);
    assert_int_equal(statistic("restarts"), 1);
    assert_near(last_value(COLUMN_X), 0.35 + 3 * 0.65, 1e-9);

    instant = 0.3; /* on the output grid, whose time is 0.30000000000000004 */
    assert_int_equal(run_case(&switched, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(lines(rows), 12 + 1);
    assert_int_equal(count_of(rows, "\n0.3"), 2);
}

static void events_at_the_start_and_the_stop(void **state)
{
    (void)state;
    instant = 1;
    assert_int_equal(run_case(&switched, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(count_of(rows, "\n1,"), 2);
    assert_has(rows, ",0,1,0,0\n1,");
    assert_near(last_value(COLUMN_SIGNAL), 1, 0);
    assert_int_equal(lines(rows), 12 + 1);
    assert_has(logged, "1,x > 0 becomes true,Hybrid::first\n1,stop,");
    instant = 0;
    assert_int_equal(run_case(&switched, "1", "0.1", "1e-6"), STATUS_DONE);
    assert_int_equal(lines(rows), 12);
    assert_int_equal(statistic("time events"), 0);
    assert_near(last_value(COLUMN_X), 3, 1e-9);
    branches[FIRST].is_timed = false;
}

static ModelStatus remember_phases(Model *m)
{
    m->discrete[COUNT] = m->pre[COUNT] + (m->is_initial ? 10 : 0) + (m->is_terminal ? 100 : 0);
    m->discrete[MODE] = m->is_terminal ? 3 : m->pre[MODE];
    return MODEL_OK;
}

static void first_and_last_event(void **state)
{
    (void)state;
    const Case c = {.states = 0, .update = remember_phases};
    assert_int_equal(run_case(&c, "1", "0.5", "1e-6"), STATUS_DONE);
    assert_has(rows, "\n0,0,0,1,10,0\n0.5,0,0,1,10,0\n1,0,0,1,10,0\n1,0,0,3,110,0\n");
    assert_has(logged, "0,start,Test::hybrid\n0,count: 0 -> 10,hybrid.xmi:1 Hybrid\n1,mode: idle -> resting,");
    assert_int_equal(run_case(&c, "0", "0.5", "1e-6"), STATUS_DONE);
    assert_has(rows, "\n0,0,0,1,10,0\n0,0,0,3,110,0\n");
}

/* Many instants at distances of all magnitudes; each adds 1 to the slope of x. */
enum { MOST_INSTANTS = 20 };

static double instants[MOST_INSTANTS];
static int instant_count;

static double next_of_many(const Model *m)
{
    double next = INFINITY;
    for (int i = 0; i < instant_count; i++)
        if (instants[i] > m->time)
            next = fmin(next, instants[i]);
    return next;
}

static ModelStatus count_passed(Model *m)
{
    m->discrete[COUNT] = 0;
    for (int i = 0; i < instant_count; i++)
        m->discrete[COUNT] += m->time >= instants[i];
    m->branch[FIRST] = truth(m->x[0] > 0.05);
    return MODEL_OK;
}

static ModelStatus climb(Model *m)
{
    m->dx[0] = m->discrete[COUNT];
    m->dx[1] = -m->x[1];
    return MODEL_OK;
}

static void above_a_twentieth(const Model *m, double *indicator)
{
    indicator[FIRST] = kept(m->branch[FIRST], m->x[0] - 0.05);
}

static double next_random(unsigned long long *seed)
{
    *seed = *seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return (double)(*seed >> 11) / 9007199254740992.0;
}

static void instants_may_be_as_near_as_they_like(void **state)
{
    (void)state;
    unsigned long long seed = 12345;
    for (int trial = 0; trial < 200; trial++) {
        Case c = {.states = 2, .start = {0, 1}, .evaluate = climb, .update = count_passed,
                  .indicators = above_a_twentieth, .instant = next_of_many};
        const double place = 0.9 * next_random(&seed);
        double expected = 0;
        instant_count = 1 + (int)(next_random(&seed) * MOST_INSTANTS);
        for (int i = 0; i < instant_count; i++) {
            instants[i] = fmin(1, place + ldexp(next_random(&seed), -(int)(next_random(&seed) * 53)));
            expected += 1 - instants[i];
        }
        c.period[0] = trial % 2 ? 0.01 : 0;
        discretes[COUNT].is_felt = discretes[COUNT].is_seen = true;
        const int status = run_case(&c, "1", "0.1", trial % 3 ? "1e-6" : "1e-10");
        discretes[COUNT].is_felt = discretes[COUNT].is_seen = false;
        if (status != STATUS_DONE)
            fail_msg("trial %d: %s", trial, complained);
        assert_near(last_value(0), 1, 0);
        assert_near(last_value(COLUMN_X), expected, 1e-9);
    }
}

/* ---- clocks ---- */

static ModelStatus count_ticks(Model *m)
{
    is_after_instant(m);
    m->discrete[COUNT] = m->pre[COUNT];
    m->discrete[HIDDEN] = m->pre[HIDDEN] + truth(m->ticks[0] || m->ticks[1]);
    if (m->ticks[0] && m->ticks[1])
        m->discrete[COUNT] = m->pre[COUNT] + 1;
    if (m->branch[FIRST] > 0 && m->discrete[MODE] < 2)
        m->discrete[MODE] = m->ticks[0] && m->ticks[1] ? 2 : 3;
    return MODEL_OK;
}

static ModelStatus show_ticks(Model *m)
{
    m->signal = m->discrete[HIDDEN];
    return MODEL_OK;
}

/* The instant of time >= 0.1 may differ from 0.1 in the last place. */
static void instants_that_coincide_are_one(void **state)
{
    (void)state;
    const Case c = {.states = 0, .evaluate = show_ticks, .update = count_ticks, .instant = until_instant,
                    .period = {0.001, 0.0025}};
    branches[FIRST].is_timed = true;
    for (int side = -1; side <= 1; side++) {
        instant = side == 0 ? 0.1 : nextafter(0.1, side);
        assert_int_equal(run_case(&c, "0.2", "0.05", "1e-6"), STATUS_DONE);
        assert_has(logged, "mode: idle -> heating");
        assert_near(last_value(COLUMN_COUNT), 41, 0);
        assert_near(last_value(COLUMN_SIGNAL), 201 + 81 - 41, 0);
        assert_int_equal(statistic("time events"), 201 + 81 - 41 - 1);
        assert_int_equal(statistic("ticks of clocks"), 201 + 81 + 1); /* the third clock ticks at the start only */
    }
    branches[FIRST].is_timed = false;
}

/* A million samples, or a tenth of it under the sanitizers. */
static void a_million_samples(void **state)
{
    (void)state;
    const Case c = {.states = 0, .evaluate = show_ticks, .update = count_ticks, .period = {0.001}};
#ifdef __SANITIZE_ADDRESS__
    static const char *const stop = "100", *const interval = "10";
    enum { SAMPLES = 100000 };
#else
    static const char *const stop = "1000", *const interval = "100";
    enum { SAMPLES = 1000000 };
#endif
    instant = INFINITY;
    assert_int_equal(run_case(&c, stop, interval, "1e-6"), STATUS_DONE);
    assert_near(last_value(COLUMN_SIGNAL), SAMPLES + 1, 0);
    assert_int_equal(lines(rows), 12);
    assert_int_equal(statistic("time events"), SAMPLES);
}

/* ---- rounds ---- */

static ModelStatus turn_forever(Model *m)
{
    m->discrete[MODE] = m->pre[MODE] < 2 ? 2 : 1;
    m->discrete[COUNT] = m->pre[COUNT];
    return MODEL_OK;
}

static ModelStatus turn_forever_later(Model *m)
{
    is_after_instant(m);
    return m->branch[FIRST] > 0 ? turn_forever(m) : MODEL_OK;
}

static void toggling_is_told(void **state)
{
    (void)state;
    const Case at_start = {.states = 0, .update = turn_forever};
    const Case later = {.states = 2, .update = turn_forever_later, .instant = until_instant};
    assert_int_equal(run_case(&at_start, "1", "0.1", "1e-6"), STATUS_FAILED);
    assert_has(complained, "an event iteration does not end at time 0 [R33]");
    assert_has(complained, "mode = idle  (hybrid.xmi:1 Hybrid) changes 20 times");
    branches[FIRST].is_timed = true;
    instant = 0.25;
    assert_int_equal(run_case(&later, "1", "0.1", "1e-6"), STATUS_FAILED);
    branches[FIRST].is_timed = false;
    assert_has(complained, "an event iteration does not end at time 0.25 [R33]");
    assert_has(complained, "changes 20 times");
    assert_lacks(complained, "count");
}

/* Two relations in a loop: 00 -> 11 -> 01 -> 00 is a cycle. 10 is consistent if has_solution, otherwise nothing is. */
static bool has_solution;

static ModelStatus go_round(Model *m)
{
    const bool a = m->branch[FIRST] > 0, b = m->branch[SECOND] > 0;
    m->discrete[MODE] = m->time >= instant ? 2 : 1;
    if (m->discrete[MODE] < 2)
        return MODEL_OK;
    m->branch[FIRST] = a ? truth(!b && has_solution) : truth(!b);
    m->branch[SECOND] = a ? truth(b || !has_solution) : truth(!b);
    return !has_solution && a && !b ? MODEL_FAIL : MODEL_OK;
}

static ModelStatus show_branches(Model *m)
{
    m->signal = 10 * m->branch[FIRST] + m->branch[SECOND];
    return MODEL_OK;
}

static void loops_of_relations_are_enumerated(void **state)
{
    (void)state;
    const Case c = {.states = 0, .evaluate = show_branches, .update = go_round, .instant = until_instant};
    for (int k = 0; k < 2; k++) {
        instant = k / 2.0; /* the start, and later */
        has_solution = true;
        assert_int_equal(run_case(&c, "1", "0.25", "1e-6"), STATUS_DONE);
        assert_near(last_value(COLUMN_SIGNAL), 10, 0);
        has_solution = false;
        assert_int_equal(run_case(&c, "1", "0.25", "1e-6"), STATUS_FAILED);
        assert_has(complained, k ? "have no consistent values at time 0.5 [R32]" : "consistent values at time 0 [R32]");
        assert_has(complained, "x > 0  (Hybrid::first");
        assert_has(complained, "y > 0  (Hybrid::second");
    }
}

/* A discrete variable that contradicts itself, without pre. */
static ModelStatus contradict(Model *m)
{
    m->discrete[MODE] = m->time < 0.5 || m->discrete[MODE] > 1 ? 1 : 2;
    return MODEL_OK;
}

static void contradictions_are_told(void **state)
{
    (void)state;
    const Case c = {.states = 0, .update = contradict, .period = {0.5}, .first = {0.5}};
    discretes[MODE].group = 0;
    assert_int_equal(run_case(&c, "1", "0.25", "1e-6"), STATUS_FAILED);
    discretes[MODE].group = -1;
    assert_has(complained, "have no consistent values at time 0.5 [R32]\n    mode = ");
}

static ModelStatus fail_later(Model *m)
{
    m->failure = (ModelFailure){.kind = MODEL_ENDLESS_ALGORITHM, .equation = 0, .value = 1e6};
    return m->time < 0.5 ? MODEL_OK : MODEL_FAIL;
}

static void failures_within_an_event_are_told(void **state)
{
    (void)state;
    const Case c = {.states = 0, .update = fail_later, .period = {0.5}};
    assert_int_equal(run_case(&c, "1", "0.25", "1e-6"), STATUS_FAILED);
    assert_has(complained, "a loop of an algorithm does not end at time 0.5 [R31]");
    assert_has(complained, "rounds 1000000");
    assert_has(complained, "holds the 2 rows until time 0.25");
}

/* At the start, the derivative depends on a branch that depends on a discrete variable; also a reset. */
static ModelStatus chain(Model *m)
{
    m->branch[FIRST] = truth(m->discrete[MODE] > 1 && m->x[0] > -1);
    m->discrete[MODE] = m->is_initial ? 2 : m->pre[MODE];
    m->is_set[0] = m->is_initial;
    m->value[0] = 7;
    return MODEL_OK;
}

static void the_start_is_an_event(void **state)
{
    (void)state;
    const Case c = {.states = 2, .evaluate = faster, .update = chain};
    assert_int_equal(run_case(&c, "1", "0.5", "1e-6"), STATUS_DONE);
    assert_has(rows, "\n0,7,0,2,0,1\n");
    assert_near(last_value(COLUMN_X), 10, 1e-9);
    assert_int_equal(lines(rows), 1 + 3);
}

/* ---- models without states ---- */

static void after_root_of_half(const Model *m, double *indicator)
{
    indicator[FIRST] = kept(m->branch[FIRST], m->time * m->time - 0.5);
}

static ModelStatus is_after_root_of_half(Model *m)
{
    m->branch[FIRST] = truth(m->time * m->time - 0.5 > 0);
    return MODEL_OK;
}

/* Undefined beyond the event unless the branch changes. */
static ModelStatus root_until_half(Model *m)
{
    m->signal = m->branch[FIRST] > 0 ? 0 : 0.5 - m->time * m->time;
    return m->signal < -1e-12 ? MODEL_RETRY : MODEL_OK;
}

static void functions_of_time_have_events(void **state)
{
    (void)state;
    const Case c = {.states = 0, .evaluate = root_until_half, .update = is_after_root_of_half,
                    .indicators = after_root_of_half};
    assert_int_equal(run_case(&c, "1", "0.25", "1e-6"), STATUS_DONE);
    assert_int_equal(statistic("state events"), 1);
    assert_int_equal(lines(rows), 1 + 5 + 2);
    assert_near(strtod(strstr(logged, "\n0.7") + 1, NULL), sqrt(0.5), 1e-15);
}

/* ---- the hook, and --list ---- */

/* Stores the values of the first round, and in seen[3 + stage] how often each stage occurred. */
static void watch(void *watcher, Model *m, double time, EventStage stage, double factor)
{
    double *seen = watcher;
    (void)factor;
    seen[3 + stage]++;
    if (stage != EVENT_FIRST)
        return;
    seen[0] = time;
    seen[1] = m->pre[COUNT];
    seen[2] = m->discrete[COUNT];
}

static void a_watcher_sees_all_rounds(void **state)
{
    (void)state;
    const Case c = {.states = 0, .update = remember_phases};
    double seen[4 + EVENT_UNDER] = {0};
    Model m = {.description = tested};
    present = &c;
    model_set_defaults(&m);
    Arena arena = {NULL};
    Event *e = event_new(tested, &arena);
    event_watch(e, watch, seen);
    assert_int_equal(event_happen(e, &m, 2, true, NULL, false), STATUS_DONE);
    assert_near(seen[0], 2, 0);
    assert_near(seen[1], 0, 0);
    assert_near(seen[2], 100, 0);
    assert_near(seen[3 + EVENT_FIRST], 1, 0);
    assert_true(seen[3 + EVENT_LATER] > 0);
    assert_near(seen[3 + EVENT_OVER], seen[3 + EVENT_FIRST] + seen[3 + EVENT_LATER], 0);
    assert_near(m.pre[COUNT], 100, 0);
    assert_true(event_change(e, &m).is_seen);
    arena_release(&arena);
}

static void lists_show_literals(void **state)
{
    (void)state;
    present = &on_boundary;
    assert_int_equal(run("--list", NULL), STATUS_DONE);
    assert_has(printed, "mode    discrete     idle        idle, heating, resting (hybrid.xmi:1 Hybrid)");
}

static void literals_are_set_by_name_or_number(void **state)
{
    (void)state;
    present = &on_boundary;
    assert_int_equal(run("--list", "--set", "mode=heating", NULL), STATUS_DONE);
    assert_has(printed, "mode    discrete    heating ");
    assert_int_equal(run("--list", "--set", "mode=3", NULL), STATUS_DONE);
    assert_has(printed, "mode    discrete    resting ");
    assert_int_equal(run("--list", "--set", "mode=4", NULL), STATUS_USAGE);
    assert_has(complained, "no such literal: '4' for mode (--set) [R38]\n    idle (1)\n    heating (2)\n");
    assert_int_equal(run("--list", "--set", "mode=1.5", NULL), STATUS_USAGE);
    assert_int_equal(run("--list", "--set", "mode=cooling", NULL), STATUS_USAGE);
    assert_int_equal(run("--list", "--set", "count=cooling", NULL), STATUS_USAGE);
    assert_has(complained, "[R03]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_start_on_the_boundary_is_nothing_special),
        cmocka_unit_test(another_rounding_is_passed),
        cmocka_unit_test(what_is_no_number_is_no_event),
        cmocka_unit_test(indicators_need_not_be_defined_beyond),
        cmocka_unit_test(integer_parts_change_by_one),
        cmocka_unit_test(a_branch_that_is_not_felt_restarts_nothing),
        cmocka_unit_test(chattering_is_told),
        cmocka_unit_test(what_ends_with_its_branch_is_left),
        cmocka_unit_test(a_time_is_met_exactly),
        cmocka_unit_test(events_at_the_start_and_the_stop),
        cmocka_unit_test(first_and_last_event),
        cmocka_unit_test(instants_may_be_as_near_as_they_like),
        cmocka_unit_test(instants_that_coincide_are_one),
        cmocka_unit_test(a_million_samples),
        cmocka_unit_test(toggling_is_told),
        cmocka_unit_test(loops_of_relations_are_enumerated),
        cmocka_unit_test(contradictions_are_told),
        cmocka_unit_test(failures_within_an_event_are_told),
        cmocka_unit_test(the_start_is_an_event),
        cmocka_unit_test(functions_of_time_have_events),
        cmocka_unit_test(a_watcher_sees_all_rounds),
        cmocka_unit_test(lists_show_literals),
        cmocka_unit_test(literals_are_set_by_name_or_number),
    };
    return RUN_GROUP(tests);
}
