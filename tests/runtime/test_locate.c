/* The earliest time at which an indicator is negative. */
#include "hybrid.h"
#include "event.h"

#include <float.h>

enum { FUNCTIONS = 9, MOST = 3 };

typedef struct {
    int function, evaluations;
} Question;

static double function_value(int function, double t)
{
    switch (function) {
    case 0: return 1 - 3 * t;
    case 1: return cos(t) - t;
    case 2: return t < 0.3 ? 1 : -1;
    case 3: return t * (0.5 - t);                   /* begins at 0 and rises */
    case 4: return -t;                              /* begins at 0 and falls */
    case 5: return t < 0.7 ? NAN : -1;
    case 6: return exp(-50 * t) - exp(-50 * 0.013);
    case 7: return pow(0.9 - t, 9);
    default: return 1e-300 * (0.25 - t);
    }
}

static const double earliest[FUNCTIONS] = {1.0 / 3, 0.7390851332151607, 0.3, 0.5, 0, 0.7, 0.013, 0.9, 0.25};

static bool ask(void *context, double time, double *values)
{
    Question *q = context;
    q->evaluations++;
    values[0] = function_value(q->function, time);
    return true;
}

static void one_crossing(void **state)
{
    (void)state;
    int total = 0;
    for (int f = 0; f < FUNCTIONS; f++) {
        double low[1], high[1], trial[1];
        int negative;
        Question q = {f, 0};
        Locator l = {ask, &q, 1, low, high, trial, &negative, 0, 0};
        ask(&q, 0, low);
        ask(&q, 1, high);
        const double time = locate(&l, 0, 1), ulp = DBL_EPSILON;
        if (!(function_value(f, time) < 0) || function_value(f, time - 2 * ulp) < 0)
            fail_msg("crossing %d is not at %.17g", f, time);
        assert_true(l.high[0] < 0);
        if (f != 7) /* so flat that its computed value is 0 around the root */
            assert_true(fabs(time - earliest[f]) <= 4 * ulp);
        assert_true(q.evaluations <= 2 + 53 + 1);
        total += q.evaluations;
    }
    print_message("%d crossings took %d evaluations\n", FUNCTIONS, total);
}

static bool ask_many(void *context, double time, double *values)
{
    Question *q = context;
    q->evaluations++;
    values[0] = sin(6 * time);          /* negative from 0.5236 until 1.047, then positive again */
    values[1] = 0.8 - time * time;
    values[2] = time < 0.45 ? NAN : 0.6 - time;
    return time < 0.1 || time > 0.12; /* not defined in between */
}

static void the_first_of_several_crossings(void **state)
{
    (void)state;
    double low[MOST], high[MOST], trial[MOST];
    int negative[MOST];
    Question q = {0, 0};
    Locator l = {ask_many, &q, MOST, low, high, trial, negative, 0, 0};
    ask_many(&q, 0, low);
    ask_many(&q, 1, high);
    const double time = locate(&l, 0, 1);
    assert_true(fabs(time - 0.5235987755982988) <= 4 * DBL_EPSILON);
    assert_true(locator_is_crossed(&l, l.high));
    assert_false(locator_is_crossed(&l, l.low));
}

/* An interval far from 0 that contains only a few doubles. */
static void few_numbers_are_left(void **state)
{
    (void)state;
    double low[1] = {1}, high[1] = {-1}, trial[1];
    int negative;
    Question q = {2, 0};
    Locator l = {ask, &q, 1, low, high, trial, &negative, 0, 0};
    const double after = nextafter(1e9, INFINITY);
    assert_true(locate(&l, 1e9, after) >= after);
    assert_int_equal(q.evaluations, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(one_crossing),
                                       cmocka_unit_test(the_first_of_several_crossings),
                                       cmocka_unit_test(few_numbers_are_left)};
    return RUN_GROUP(tests);
}
