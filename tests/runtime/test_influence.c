/* Influences of parameters: rank correlations compared with textbooks, Sobol' indices with closed forms. */
#include "study_table.h"

static const double pi = 3.14159265358979323846;

static double rank_of(const double *x, const double *y, long count)
{
    Table t;
    table_new(&t, count, DESIGN_RANDOM, 1);
    double *parameter = add_column(&t, STUDY_PARAMETER, "p", ""), *figure = add_column(&t, STUDY_FIGURE, "f", "");
    for (long i = 0; i < count; i++) {
        parameter[i] = x[i];
        figure[i] = y[i];
    }
    const double rank = found(&t)->influences[0].of[0].rank;
    arena_release(&t.arena);
    return rank;
}

static void spearman(void **state)
{
    (void)state;
    const double x[] = {1, 2, 2, 3}, y[] = {1, 3, 2, 4}; /* ranks 1, 2.5, 2.5, 4: 4.5/sqrt(4.5*5) */
    near_to(rank_of(x, y, 4), 4.5 / sqrt(22.5), 1e-15);
    const double z[] = {5, 5, 5, 5};
    assert_true(isnan(rank_of(x, z, 4)));
    const double iq[] = {106, 100, 86, 101, 99, 103, 97, 113, 112, 110},
                 hours[] = {7, 27, 2, 50, 28, 29, 20, 12, 6, 17};
    near_to(rank_of(iq, hours, 10), -29.0 / 165, 1e-14); /* a textbook example: 1 - 6*194/(10*99) */
    double growing[100], power[100];
    for (int i = 0; i < 100; i++) {
        growing[i] = i * 37 % 100;
        power[i] = -pow(growing[i], 5);
    }
    near_to(rank_of(growing, power, 100), -1, 1e-15);
}

static void strongest_first(void **state)
{
    (void)state;
    enum { COUNT = 500 };
    Table t;
    uint64_t random = 11;
    table_new(&t, COUNT, DESIGN_RANDOM, 1);
    double *a = add_column(&t, STUDY_PARAMETER, "a", ""), *b = add_column(&t, STUDY_PARAMETER, "b", "");
    double *c = add_column(&t, STUDY_PARAMETER, "c", ""), *f = add_column(&t, STUDY_FIGURE, "f", "");
    for (int i = 0; i < COUNT; i++) {
        a[i] = uniform(&random);
        b[i] = uniform(&random);
        c[i] = uniform(&random);
        f[i] = a[i] - 5 * b[i] + (i % 50 == 3 ? (double)NAN : 0);
    }
    const StudyInfluences *of = &found(&t)->influences[0];
    assert_int_equal(of->of[0].parameter, 1);
    assert_int_equal(of->of[1].parameter, 0);
    assert_true(of->of[0].rank < -0.9);
    assert_false(of->of[0].is_noise);
    assert_true(of->of[2].is_noise);
    assert_int_equal(of->cases, COUNT - 10);
    arena_release(&t.arena);
}

typedef double Function(const double *x);

/* Ishigami's function of x in [0, 1), with angles from -pi to pi. */
static double ishigami(const double *x)
{
    const double a = pi * (2 * x[0] - 1), b = pi * (2 * x[1] - 1), c = pi * (2 * x[2] - 1);
    return sin(a) + 7 * sin(b) * sin(b) + 0.1 * c * c * c * c * sin(a);
}

static double sobol_g(const double *x)
{
    static const double a[] = {0, 1, 4.5, 9};
    double product = 1;
    for (int k = 0; k < 4; k++)
        product *= (fabs(4 * x[k] - 2) + a[k]) / (1 + a[k]);
    return product;
}

/* Fills in the rows of A, of B, then of each parameter, replication by replication. */
static void fill_saltelli(Table *t, Function *function, int parameters, long rows, int replications)
{
    static const char *const names[] = {"a", "b", "c", "d"};
    const long each = rows * (parameters + 2);
    uint64_t random = 42;
    table_new(t, each * replications, DESIGN_SALTELLI, replications);
    t->study.part = t->part;
    for (int k = 0; k < parameters; k++)
        add_column(t, STUDY_PARAMETER, names[k], "");
    double *figure = add_column(t, STUDY_FIGURE, "f", "");
    for (int r = 0; r < replications; r++) {
        const long first = r * each;
        for (long i = 0; i < 2 * rows; i++)
            for (int k = 0; k < parameters; k++)
                t->numbers[k][first + i] = uniform(&random);
        for (long i = 0; i < each; i++) {
            const int part = (int)(i / rows) - 2;
            t->part[first + i] = part < 0 ? (part == -2 ? SALTELLI_A : SALTELLI_B) : part;
            t->replication[first + i] = r;
            for (int k = 0; k < parameters && part >= 0; k++)
                t->numbers[k][first + i] = t->numbers[k][first + i % rows + (k == part ? rows : 0)];
            double x[4];
            for (int k = 0; k < parameters; k++)
                x[k] = t->numbers[k][first + i];
            figure[first + i] = function(x);
        }
    }
}

static void compare_indices(const Table *t, const StudyFindings *f, const double *first, const double *total,
                            double distance)
{
    for (int k = 0; k < f->influences[0].count; k++) {
        const StudyInfluence *i = &f->influences[0].of[k];
        within(i->first, first[i->parameter], distance);
        within(i->total, total[i->parameter], distance);
        assert_int_equal(i->total_interval.reason, INTERVAL_IS_THERE);
        assert_true(i->total_interval.low <= i->total && i->total <= i->total_interval.high);
        within(i->total_interval.high, i->total_interval.low, 4 * distance);
        assert_true(t->columns[i->parameter].kind == STUDY_PARAMETER);
    }
}

static void sobol_indices(void **state)
{
    (void)state;
    Table t;
    const double b = 0.1, p4 = pow(pi, 4), p8 = p4 * p4;
    const double variance = 49.0 / 8 + b * p4 / 5 + b * b * p8 / 18 + 0.5;
    const double v1 = 0.5 * pow(1 + b * p4 / 5, 2), v2 = 49.0 / 8, v13 = 8 * b * b * p8 / 225;
    const double first[] = {v1 / variance, v2 / variance, 0};
    const double total[] = {(v1 + v13) / variance, v2 / variance, v13 / variance};
    fill_saltelli(&t, ishigami, 3, 20000, 1);
    compare_indices(&t, found(&t), first, total, 0.03);
    arena_release(&t.arena);
    fill_saltelli(&t, ishigami, 3, 4000, 8);
    compare_indices(&t, found(&t), first, total, 0.03);
    arena_release(&t.arena);

    static const double a[] = {0, 1, 4.5, 9};
    double of[4], all = 1, firsts[4], totals[4];
    for (int k = 0; k < 4; k++) {
        of[k] = 1 / (3 * (1 + a[k]) * (1 + a[k]));
        all *= 1 + of[k];
    }
    for (int k = 0; k < 4; k++) {
        firsts[k] = of[k] / (all - 1);
        totals[k] = of[k] * all / (1 + of[k]) / (all - 1);
    }
    fill_saltelli(&t, sobol_g, 4, 40000, 1);
    compare_indices(&t, found(&t), firsts, totals, 0.03);
    arena_release(&t.arena);
}

/* If a case has no result, its base row is dropped too; statistics use A and B only. */
static void dropped_rows(void **state)
{
    (void)state;
    Table t;
    fill_saltelli(&t, ishigami, 3, 100, 1);
    t.status[7] = CASE_FAILED; /* of A, row 8 */
    t.status[107] = CASE_LOST; /* of B, the same row */
    t.numbers[3][350] = NAN;   /* of a parameter, row 51 */
    const StudyFindings *f = found(&t);
    assert_int_equal(f->influences[0].rows, 100);
    assert_int_equal(f->influences[0].used, 98);
    assert_int_equal(f->representing, 200);
    assert_int_equal(f->distributions[0].count, 198);
    assert_int_equal(f->influences[0].cases, 198);
    arena_release(&t.arena);
    fill_saltelli(&t, ishigami, 3, 1, 1); /* a single row has no variance to tell */
    f = found(&t);
    assert_true(isnan(f->influences[0].of[0].total));
    arena_release(&t.arena);
}

static double constant(const double *x)
{
    (void)x;
    return 0.1;
}

static void no_variance(void **state)
{
    (void)state;
    Table t;
    fill_saltelli(&t, constant, 3, 50, 1);
    const StudyFindings *f = found(&t);
    assert_true(isnan(f->influences[0].of[0].total) && isnan(f->influences[0].of[0].rank));
    arena_release(&t.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spearman),     cmocka_unit_test(strongest_first), cmocka_unit_test(sobol_indices),
        cmocka_unit_test(dropped_rows), cmocka_unit_test(no_variance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
