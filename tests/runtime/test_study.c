/* Statistics of many runs: probabilities and distributions compared with closed forms, and tables with defects. */
#include "study_table.h"

#include "ranking.h"

#include <float.h>

/* ---- requirements ---- */

/* Two requirements in 10 cases. The first: 6 met, 2 violated, 1 not exercised, 1 failed. The second is violated in a
 * case in which the first is met. */
static void fill_requirements(Table *t, DesignMethod method)
{
    static const int verdicts[2][10] = {{VERDICT_MET, VERDICT_MET, VERDICT_MET, VERDICT_VIOLATED, VERDICT_MET,
                                         VERDICT_MET, VERDICT_VIOLATED, VERDICT_MET, VERDICT_NOT_EXERCISED, -1},
                                        {VERDICT_MET, VERDICT_VIOLATED, VERDICT_MET, VERDICT_MET, VERDICT_MET,
                                         VERDICT_MET, VERDICT_MET, VERDICT_MET, VERDICT_MET, -1}};
    table_new(t, 10, method, 2);
    for (int k = 0; k < 2; k++) {
        double *values = add_column(t, STUDY_VERDICT, k ? "R2" : "R1", "");
        for (int i = 0; i < 10; i++)
            values[i] = verdicts[k][i] < 0 ? (double)NAN : verdicts[k][i];
    }
    double *open = add_column(t, STUDY_VERDICT, "R3", "");
    for (int i = 0; i < 10; i++) {
        open[i] = VERDICT_NOT_CHECKABLE;
        t->replication[i] = i % 2;
    }
    t->status[3] = t->status[6] = t->status[1] = CASE_VIOLATED;
    t->status[9] = CASE_FAILED;
    t->reasons[9] = "division by zero at time 3";
}

static void random_requirements(void **state)
{
    (void)state;
    Table t;
    fill_requirements(&t, DESIGN_RANDOM);
    const StudyFindings *f = found(&t);
    const StudyRequirement *r = &f->requirements[0];
    double low, high;
    assert_int_equal(f->requirement_count, 3);
    assert_int_equal(r->verdicts[VERDICT_MET], 6);
    assert_int_equal(r->verdicts[VERDICT_VIOLATED], 2);
    assert_int_equal(r->verdicts[VERDICT_NOT_EXERCISED], 1);
    assert_int_equal(r->decided, 8);
    assert_int_equal(r->excluded, 1);
    near_to(r->probability, 0.75, 1e-15);
    binomial_interval(6, 8, 0.95, &low, &high);
    near_to(r->interval.low, low, 1e-15);
    near_to(r->interval.high, high, 1e-15);
    near_to(r->worst, 6.0 / 9, 1e-15);
    binomial_interval(6, 9, 0.95, &low, &high);
    near_to(r->worst_interval.low, low, 1e-15);
    assert_int_equal(f->undecided, 1);
    assert_int_equal(f->all->verdicts[VERDICT_VIOLATED], 3);
    assert_int_equal(f->all->verdicts[VERDICT_MET], 5);
    assert_int_equal(f->all->verdicts[VERDICT_NOT_EXERCISED], 1);
    assert_int_equal(f->requirements[2].interval.reason, INTERVAL_NO_CASES);
    assert_true(isnan(f->requirements[2].probability));
    arena_release(&t.arena);
}

static void other_designs(void **state)
{
    (void)state;
    Table t;
    fill_requirements(&t, DESIGN_GRID);
    const StudyFindings *f = found(&t);
    assert_int_equal(f->requirements[0].interval.reason, INTERVAL_NO_SAMPLE);
    near_to(f->requirements[0].probability, 0.75, 1e-15);
    arena_release(&t.arena);
    fill_requirements(&t, DESIGN_LATIN);
    f = found(&t);
    assert_int_equal(f->requirements[0].interval.reason, INTERVAL_ALL_EQUAL); /* 3 of 4, twice */
    assert_int_equal(f->requirements[1].interval.reason, INTERVAL_IS_THERE); /* 5 of 5 and 3 of 4 */
    near_to(f->requirements[1].interval.low, 0, 1e-15);                      /* 8/9 - 12.7*0.125 is below 0 */
    near_to(f->requirements[1].interval.high, 1, 1e-15);
    t.study.replications = 1;
    f = found(&t);
    assert_int_equal(f->requirements[0].interval.reason, INTERVAL_ONE_SAMPLE);
    arena_release(&t.arena);
}

/* ---- distributions ---- */

static const StudyDistribution *distribution_of(Table *t, const double *values, long count)
{
    table_new(t, count, DESIGN_RANDOM, 1);
    double *column = add_column(t, STUDY_FIGURE, "f", "K");
    for (long i = 0; i < count; i++)
        column[i] = values[i];
    return &found(t)->distributions[0];
}

static void quantiles(void **state)
{
    (void)state;
    Table t;
    const double values[] = {10, 3, 7, 1, 9, 2, 8, 4, 6, 5};
    const StudyDistribution *d = distribution_of(&t, values, 10);
    static const double wanted[QUANTILES] = {1.09, 1.45, 3.25, 5.5, 7.75, 9.55, 9.91};
    for (int k = 0; k < QUANTILES; k++)
        near_to(d->quantiles[k], wanted[k], 1e-14);
    near_to(d->mean, 5.5, 1e-15);
    near_to(d->deviation, 3.0276503540974917, 1e-15);
    near_to(d->curve[100], 5.5, 1e-15);
    near_to(d->curve[CURVE_POINTS - 1], 10, 1e-15);
    near_to(d->mean_interval.high - d->mean_interval.low, 2 * 2.262157162798205 * 3.0276503540974917 / sqrt(10), 1e-12);
    arena_release(&t.arena);
}

/* Values 1e9 + (-1, 0, 1)*2^-10, which are exact doubles: the deviation is 2^-10*sqrt(2n/3/(n - 1)). */
static void far_from_zero(void **state)
{
    (void)state;
    enum { COUNT = 30000 };
    static double values[COUNT];
    Table t;
    for (int i = 0; i < COUNT; i++)
        values[i] = 1e9 + (i % 3 - 1) * 0x1p-10;
    const StudyDistribution *d = distribution_of(&t, values, COUNT);
    near_to(d->mean, 1e9, 1e-16);
    near_to(d->deviation, 0x1p-10 * sqrt(2.0 * COUNT / 3 / (COUNT - 1)), 1e-14);
    assert_true(d->histogram.is_of_values);
    assert_int_equal(d->histogram.bins, 3);
    arena_release(&t.arena);
    for (int i = 0; i < COUNT; i++)
        values[i] = 1e9 + i * 0x1p-20;
    d = distribution_of(&t, values, COUNT);
    near_to(d->deviation, 0x1p-20 * sqrt(COUNT * (COUNT + 1.0) / 12), 1e-13);
    assert_int_equal(d->histogram.is_of_values, false);
    assert_in_range(d->histogram.bins, 5, 100);
    long sum = 0;
    for (int k = 0; k < d->histogram.bins; k++)
        sum += d->histogram.counts[k];
    assert_int_equal(sum, COUNT);
    arena_release(&t.arena);
}

static void extreme_sizes(void **state)
{
    (void)state;
    Table t;
    const StudyDistribution *d = distribution_of(&t, (const double[]){1e308, 1.5e308, 1.25e308}, 3);
    near_to(d->mean, 1.25e308, 1e-15);
    near_to(d->deviation, 0.25e308, 1e-14);
    arena_release(&t.arena);
    d = distribution_of(&t, (const double[]){-DBL_MAX, DBL_MAX}, 2);
    within(d->mean, 0, 1e292);
    assert_true(isfinite(d->quantiles[QUANTILE_5]));
    arena_release(&t.arena);
    d = distribution_of(&t, (const double[]){1e-320, 3e-320}, 2);
    assert_true(d->mean >= 1e-320 && d->mean <= 3e-320);
    arena_release(&t.arena);
}

static void few_values(void **state)
{
    (void)state;
    Table t;
    const StudyDistribution *d = distribution_of(&t, (const double[]){4, 4, 4, 4}, 4);
    assert_true(!(d->deviation > 0) && d->mean >= 4 && d->mean <= 4);
    assert_int_equal(d->histogram.bins, 1);
    assert_int_equal(d->histogram.counts[0], 4);
    assert_int_equal(d->mean_interval.reason, INTERVAL_ALL_EQUAL);
    arena_release(&t.arena);
    d = distribution_of(&t, (const double[]){0.1}, 1);
    near_to(d->mean, 0.1, 1e-17);
    assert_true(isnan(d->deviation));
    assert_int_equal(d->mean_interval.reason, INTERVAL_MISSING);
    arena_release(&t.arena);
    d = distribution_of(&t, (const double[]){NAN, INFINITY, -INFINITY, 1, 2}, 5);
    assert_int_equal(d->count, 2);
    assert_int_equal(d->infinite, 2);
    assert_int_equal(d->missing, 1);
    near_to(d->mean, 1.5, 1e-16);
    arena_release(&t.arena);
    d = distribution_of(&t, (const double[]){0.0, -0.0, 0.0}, 3);
    assert_int_equal(d->histogram.bins, 1);
    arena_release(&t.arena);
}

/* 0 is an edge of the bins if it is in range; outliers are counted separately. */
static void bins(void **state)
{
    (void)state;
    enum { COUNT = 2000 };
    static double values[COUNT];
    Table t;
    uint64_t random = 7;
    for (int i = 0; i < COUNT; i++)
        values[i] = uniform(&random) + uniform(&random) - 0.7;
    values[5] = 1e6;
    values[6] = -1e6;
    const StudyHistogram *h = &distribution_of(&t, values, COUNT)->histogram;
    assert_int_equal(h->below, 1);
    assert_int_equal(h->above, 1);
    assert_in_range(h->bins, 20, 100);
    long sum = 0;
    bool has_zero = false;
    for (int k = 0; k < h->bins; k++) {
        long own = 0;
        for (int i = 0; i < COUNT; i++)
            own += values[i] >= h->edges[k] &&
                   (values[i] < h->edges[k + 1] || (k == h->bins - 1 && values[i] <= h->edges[k + 1]));
        assert_int_equal(h->counts[k], own);
        sum += own;
        has_zero |= !(fabs(h->edges[k]) > 0);
    }
    assert_int_equal(sum, COUNT - 2);
    assert_true(has_zero);
    arena_release(&t.arena);
}

/* The order for qsort, with which the ranking is compared on numbers of all magnitudes and signs. */
static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void orders(void **state)
{
    (void)state;
    enum { COUNT = 20000 };
    static double values[COUNT], sorted[COUNT];
    static unsigned char all[COUNT];
    static uint32_t order[COUNT];
    uint64_t random = 3;
    for (int i = 0; i < COUNT; i++) {
        values[i] = (uniform(&random) - 0.5) * pow(10, 600 * uniform(&random) - 300);
        values[i] = i % 7 == 0 ? floor(4 * uniform(&random)) : values[i];
        all[i] = i % 5 != 0;
    }
    long count = 0;
    for (int i = 0; i < COUNT; i++)
        if (all[i])
            sorted[count++] = values[i];
    qsort(sorted, (size_t)count, sizeof *sorted, by_value);
    assert_int_equal(ranking_order(values, all, COUNT, order), count);
    for (long i = 0; i < count; i++)
        assert_true(values[order[i]] >= sorted[i] && values[order[i]] <= sorted[i]);
    for (long i = 1; i < count; i++)
        assert_true(values[order[i]] > values[order[i - 1]] || order[i] > order[i - 1]);
}

/* ---- tables with defects ---- */

static char *text_of(void (*write)(const StudyFindings *, FILE *), const StudyFindings *f)
{
    static char text[1 << 16];
    FILE *out = fmemopen(text, sizeof text, "w");
    write(f, out);
    fclose(out);
    return text;
}

static void write_page(const StudyFindings *f, FILE *out)
{
    study_write_html(f, NULL, out);
}

static void write_all(const StudyFindings *f)
{
    assert_non_null(strchr(text_of(study_print, f), '\n'));
    assert_non_null(strstr(text_of(study_write_csv, f), "kind,subject,statistic,of,value,unit\n"));
    assert_non_null(strstr(text_of(study_write_json, f), "\"requirements\""));
    assert_non_null(strstr(text_of(write_page, f), "</html>"));
}

static void degenerate_tables(void **state)
{
    (void)state;
    Table t;
    for (int method = 0; method < DESIGNS; method++)
        for (int count = 0; count < 4; count++)
            for (int status = 0; status < CASE_STATUSES; status++) {
                table_new(&t, count, (DesignMethod)method, 1 + count % 2);
                add_column(&t, STUDY_PARAMETER, "p", "");
                double *figure = add_column(&t, STUDY_FIGURE, "f", "K"),
                       *margin = add_column(&t, STUDY_MARGIN, "R", "s");
                add_column(&t, STUDY_VERDICT, "R", "");
                t.study.part = method == DESIGN_SALTELLI ? t.part : NULL;
                for (int i = 0; i < count; i++) {
                    t.status[i] = (unsigned char)status;
                    figure[i] = i == 1 ? (double)NAN : i == 2 ? (double)INFINITY : -1e308;
                    margin[i] = i == 2 ? 1e308 : -1e308;
                }
                write_all(found(&t));
                arena_release(&t.arena);
            }
    table_new(&t, 0, DESIGN_RANDOM, 1);
    write_all(found(&t));
    arena_release(&t.arena);
}

/* Failure reasons that differ only in numbers are counted together. */
static void grouped_reasons(void **state)
{
    (void)state;
    Table t;
    static const char *const reasons[] = {"out of range: 7.5e-3 m", "",
                                          "no value at time 3",     "no value at time 11.5",
                                          "no value at time 3",     "out of range: -2 s",
                                          "no value at time x"};
    table_new(&t, 7, DESIGN_RANDOM, 1);
    for (int i = 0; i < 7; i++) {
        t.reasons[i] = reasons[i];
        t.status[i] = i == 1 ? CASE_LOST : CASE_FAILED;
    }
    const StudyFindings *f = found(&t);
    assert_int_equal(f->failure_count, 5);
    assert_int_equal(f->failures[0].count, 3);
    assert_string_equal(f->failures[0].reason, "no value at time 3");
    assert_true(f->failures[0].is_varied);
    assert_string_equal(f->failures[0].names[1], "c4");
    assert_int_equal(f->failures[4].status, CASE_LOST);
    assert_null(f->failures[4].names[1]);
    arena_release(&t.arena);
}

static void summary(void **state)
{
    (void)state;
    Table t;
    fill_requirements(&t, DESIGN_RANDOM);
    double *figure = add_column(&t, STUDY_FIGURE, "max(T)", "K");
    double *parameter = add_column(&t, STUDY_PARAMETER, "m.k", "N/m");
    t.study.seed = "7";
    for (int i = 0; i < 10; i++) {
        figure[i] = i < 9 ? 300 + i * i : (double)NAN;
        parameter[i] = 1000 - i;
    }
    assert_string_equal(text_of(study_print, found(&t)),
                        "random sample, 2 replications, seed 7\n"
                        "1 of 10 cases has no results; the numbers below exclude it:\n"
                        "  1 failed: division by zero at time 3; case c10\n"
                        "\n"
                        "requirement                            met of decided  probability  95 % interval\n"
                        "R1                                     6 of 8          0.750        0.349 to 0.968\n"
                        "  besides 1 not exercised\n"
                        "  if cases without results violate it  6 of 9          0.667        0.299 to 0.925\n"
                        "R2                                     8 of 9          0.889        0.518 to 0.997\n"
                        "  if cases without results violate it  8 of 10         0.800        0.444 to 0.975\n"
                        "R3                                     0 of 0          -            none: no case\n"
                        "  besides 9 not checkable\n"
                        "all of them                            5 of 8          0.625        0.245 to 0.915\n"
                        "  besides 1 not exercised\n"
                        "  if cases without results violate it  5 of 9          0.556        0.212 to 0.863\n"
                        "\"all of them\" excludes requirements that no case decided: 1\n"
                        "\n"
                        "margin or figure  unit  cases  mean    deviation  least  5 %    50 %  95 %  greatest\n"
                        "max(T)            K     9      322.67  22.771     300    300.4  316   358   364\n"
                        "\n"
                        "most influential on max(T): m.k -1.00\n"
                        "\n"
                        "parameter  unit  cases  mean  deviation  least  5 %    50 %  95 %   greatest\n"
                        "m.k        N/m   9      996   2.7386     992    992.4  996   999.6  1000\n");
    arena_release(&t.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_requirements),
        cmocka_unit_test(other_designs),
        cmocka_unit_test(quantiles),
        cmocka_unit_test(far_from_zero),
        cmocka_unit_test(extreme_sizes),
        cmocka_unit_test(few_values),
        cmocka_unit_test(bins),
        cmocka_unit_test(orders),
        cmocka_unit_test(degenerate_tables),
        cmocka_unit_test(grouped_reasons),
        cmocka_unit_test(summary),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
