/* Confidence intervals, compared with published values, closed forms and exact arithmetic. */
#include "study_table.h"

static const double pi = 3.14159265358979323846;

/* Expected values: exact sums of binomial probabilities with 60 decimal digits. */
static void clopper_pearson(void **state)
{
    (void)state;
    static const struct {
        long met, of;
        double level, low, high;
    } known[] = {
        {3, 20, 0.95, 0.032070937185463708, 0.37892682654531396},
        {3, 20, 0.999999, 0.00076224621064730793, 0.70154959211621648},
        {2, 57, 0.95, 0.0042778949405317714, 0.12107066319620118},
        {7, 1000000, 0.95, 2.8143675343022191e-06, 1.442262183433103e-05},
        {7, 1000000, 0.999999, 4.499024488147384e-07, 3.005852483989561e-05},
        {1, 100000000, 0.95, 2.5317807981084921e-10, 5.571643263581067e-08},
        {1, 100000000, 0.999999, 5.0000012500004045e-15, 1.7422213581973982e-07},
        {3, 100000000, 0.95, 6.1867212716854661e-09, 8.7672728169260396e-08},
        {1000, 100000000, 0.95, 9.3897330022704374e-06, 1.0639517958054742e-05},
    };
    for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
        double low, high, mirrored_low, mirrored_high;
        binomial_interval(known[k].met, known[k].of, known[k].level, &low, &high);
        near_to(low, known[k].low, 1e-9);
        near_to(high, known[k].high, 1e-9);
        within(low, known[k].low, 1e-12);
        within(high, known[k].high, 1e-12);
        binomial_interval(known[k].of - known[k].met, known[k].of, known[k].level, &mirrored_low, &mirrored_high);
        within(mirrored_low, 1 - known[k].high, 1e-12);
        within(mirrored_high, 1 - known[k].low, 1e-12);
    }
}

/* Clopper-Pearson intervals for 0 and n of n cases, in closed form. */
static void ends_of_intervals(void **state)
{
    (void)state;
    for (long n = 1; n <= 100000000; n = 3 * n + 1)
        for (double level = 0.5; level < 1; level += 0.1234) {
            double low, high;
            binomial_interval(0, n, level, &low, &high);
            assert_true(!(low > 0) && !(low < 0));
            near_to(high, -expm1(log((1 - level) / 2) / (double)n), 1e-13);
            binomial_interval(n, n, level, &low, &high);
            assert_true(high >= 1 && high <= 1);
            within(low, pow((1 - level) / 2, 1 / (double)n), 1e-14);
            binomial_interval(n / 2, n, level, &low, &high);
            assert_true(low <= (double)(n / 2) / (double)n && (double)(n / 2) / (double)n <= high);
        }
}

/* Published percentage points, and closed forms for 1, 2 and 4 degrees of freedom. */
static void student(void **state)
{
    (void)state;
    near_to(student_quantile(0.95, 1), tan(0.95 * pi / 2), 1e-12);
    near_to(student_quantile(0.999999, 1), tan(0.999999 * pi / 2), 1e-9);
    near_to(student_quantile(0.95, 2), 0.95 * sqrt(2 / (1 - 0.95 * 0.95)), 1e-13);
    near_to(student_quantile(0.95, 5), 2.570581835636314, 1e-13);
    near_to(student_quantile(0.95, 10), 2.228138851986274, 1e-13);
    near_to(student_quantile(0.95, 30), 2.042272456301238, 1e-13);
    near_to(student_quantile(0.99, 9), 3.249835541592126, 1e-13);
    near_to(student_quantile(0.95, 1e9), 1.959963984540054, 1e-8);
    near_to(student_share(2.570581835636314, 5), 0.05, 1e-13);
    assert_true(student_share(0, 5) >= 1);
    assert_true(student_share(INFINITY, 5) <= 0);
}

static void replications(void **state)
{
    (void)state;
    const double estimates[] = {0.90, 0.92, 0.91, 0.93, 0.94}; /* s^2 = 0.00025, t(4) = 2.776445105 */
    const double half = 2.7764451051977987 * sqrt(0.00025 / 5);
    StudyInterval i = study_replications(estimates, 5, 0.92, 0.95);
    assert_int_equal(i.reason, INTERVAL_IS_THERE);
    near_to(i.low, 0.92 - half, 1e-12);
    near_to(i.high, 0.92 + half, 1e-12);
    assert_int_equal(study_replications(estimates, 1, 0.9, 0.95).reason, INTERVAL_ONE_SAMPLE);
    assert_int_equal(study_replications((const double[]){1, 1, 1}, 3, 1, 0.95).reason, INTERVAL_ALL_EQUAL);
    assert_int_equal(study_replications((const double[]){1, NAN}, 2, 1, 0.95).reason, INTERVAL_MISSING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clopper_pearson),
        cmocka_unit_test(ends_of_intervals),
        cmocka_unit_test(student),
        cmocka_unit_test(replications),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
