/* Ticks of sample clocks: at their exact times, and together where exact times coincide. */
#include "hybrid.h"
#include "event.h"

static const Case unused = {.states = 0};

typedef struct {
    Model model;
    Arena arena;
    Clocks *clocks;
    Options options;
} Bench;

static int begin(Bench *b, double start, double stop)
{
    b->options = (Options){.about = tested, .start = start, .origin = start, .stop = stop};
    b->clocks = clocks_new(tested, &b->arena);
    const int err = divert(stderr, scratch("complained"));
    const int status = clocks_start(b->clocks, &b->model, &b->options);
    restore(stderr, err);
    read_file(scratch("complained"), complained);
    return status;
}

static Bench bench(void)
{
    Bench b = {.model.description = tested};
    present = &unused;
    b.arena.last = NULL;
    model_set_defaults(&b.model);
    b.model.period[2] = 1e6; /* its first tick is at the start */
    return b;
}

static int refusal(double period, double first, double stop)
{
    Bench b = bench();
    b.model.period[0] = period;
    b.model.first[0] = first;
    const int status = begin(&b, 0, stop);
    arena_release(&b.arena);
    return status;
}

/* Executes the ticks until `stop`; returns the number of instants. */
static long count_instants(Bench *b, double stop, long *ticks)
{
    long instants = 0;
    for (*ticks = 0; clocks_next(b->clocks) <= stop; instants++)
        *ticks += clocks_pass(b->clocks, clocks_next(b->clocks));
    return instants;
}

static void a_million_ticks_do_not_drift(void **state)
{
    (void)state;
    static const double periods[] = {0.001, 0.0007, 1.3e-6, 0.3};
    for (int p = 0; p < 4; p++) {
        Bench b = bench();
        b.model.period[0] = periods[p];
        b.model.first[0] = 0;
        assert_int_equal(begin(&b, 0, 1000), STATUS_DONE);
        clocks_pass(b.clocks, 0);
        for (long k = 1; k <= 1000000 && clocks_next(b.clocks) < 1000; k++) {
            static const int digits[] = {1, 7, 13, 3}, places[] = {3, 4, 7, 1};
            char text[40];
            snprintf(text, sizeof text, "%lde-%d", k * digits[p], places[p]);
            const double expected = strtod(text, NULL);
            if (clocks_next(b.clocks) < expected || clocks_next(b.clocks) > expected)
                fail_msg("tick %ld of %s is at %.17g", k, number_text(periods[p]).text, clocks_next(b.clocks));
            clocks_pass(b.clocks, expected);
        }
        arena_release(&b.arena);
    }
}

static void clocks_tick_together(void **state)
{
    (void)state;
    Bench b = bench();
    long ticks;
    b.model.period[0] = 0.001;
    b.model.period[1] = 0.0025;
    b.model.first[0] = b.model.first[1] = 0;
    assert_int_equal(begin(&b, 0, 100), STATUS_DONE);
    const long instants = count_instants(&b, 100, &ticks);
    assert_int_equal(ticks, 100001 + 40001 + 1);
    assert_int_equal(instants, 100001 + 40001 - 20001);
    arena_release(&b.arena);

    b.model.period[0] = 1.0 / 3; /* no decimal fraction */
    b.model.period[1] = 1.0 / 9;
    assert_int_equal(begin(&b, 0, 10000), STATUS_DONE);
    assert_int_equal(count_instants(&b, 10000, &ticks), 90001);
    assert_int_equal(ticks, 90001 + 30001 + 1);
    arena_release(&b.arena);
}

static void ticks_before_the_start_are_left_out(void **state)
{
    (void)state;
    Bench b = bench();
    b.model.period[0] = 0.1;
    b.model.first[0] = -1;
    b.model.period[1] = 0.25;
    b.model.first[1] = 0.8;
    assert_int_equal(begin(&b, 0.3, 2), STATUS_DONE);
    assert_true(clocks_tick_at(b.clocks, 0, 0.3));
    assert_false(clocks_tick_at(b.clocks, 1, 0.3));
    assert_true(clocks_tick_at(b.clocks, 2, 0.3));
    assert_int_equal(clocks_pass(b.clocks, 0.3), 2);
    assert_false(clocks_tick_at(b.clocks, 0, 0.3));
    assert_true(clocks_tick_at(b.clocks, 1, 0.8));
    arena_release(&b.arena);
}

static void what_never_comes_is_no_instant(void **state)
{
    (void)state;
    assert_true(is_same_instant(0, 0));
    assert_true(is_same_instant(-3, nextafter(-3, 0)));
    assert_false(is_same_instant(1, 1 + 1e-14));
    assert_false(is_same_instant(INFINITY, 20));
    assert_false(is_same_instant(20, INFINITY));
}

static void useless_periods_are_refused(void **state)
{
    (void)state;
    assert_int_equal(refusal(0, 0, 1), STATUS_FAILED);
    assert_has(complained, "invalid sampling period: of Hybrid::fast: 0 s [R37]");
    assert_int_equal(refusal(-1, 0, 1), STATUS_FAILED);
    assert_int_equal(refusal(NAN, 0, 1), STATUS_FAILED);
    assert_int_equal(refusal(INFINITY, 0, 1), STATUS_FAILED);
    assert_int_equal(refusal(1, NAN, 1), STATUS_FAILED);
    assert_has(complained, "its first tick is at ");
    assert_int_equal(refusal(1e-12, 0, 1e3), STATUS_FAILED);
    assert_has(complained, "too short for a run until that time: 1e-12 s");
    assert_int_equal(refusal(1e-3, -1e300, 1), STATUS_FAILED);
    assert_has(complained, "too short for ticks that begin so long before the start: 0.001 s");
    assert_int_equal(refusal(1e-3, -1e13, 1), STATUS_FAILED);
    assert_int_equal(refusal(1e-3, -1e10, 1), STATUS_DONE);
    assert_int_equal(refusal(1e-3, 1e300, 1), STATUS_DONE);
    assert_int_equal(refusal(1e-9, 0, 1), STATUS_DONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_million_ticks_do_not_drift),
                                       cmocka_unit_test(clocks_tick_together),
                                       cmocka_unit_test(ticks_before_the_start_are_left_out),
                                       cmocka_unit_test(what_never_comes_is_no_instant),
                                       cmocka_unit_test(useless_periods_are_refused)};
    return RUN_GROUP(tests);
}
