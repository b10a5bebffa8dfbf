/* test_causal_random.c - solving random systems with a known solution must give that solution. SEED=n repeats one
 * system, SYSTEMS=n sets their number.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/loop.h"
#include "random_system.h"
#include "share.h"
#include "system_text.h"

#include <math.h>

enum { SYSTEMS = 1500, LARGE_EVERY = 100 };

/* Counts of the special cases, to notice if the generator no longer produces one. */
typedef struct {
    int sets, wide_sets, sparse, combined, redundant, deciding, second, third, nonlinear, refused;
} Coverage;

static void cover(Coverage *coverage, const Causal *causal)
{
    coverage->sets += causal->sets.count > 0;
    for (int s = 0; s < causal->sets.count; s++)
        coverage->wide_sets += causal->sets.at[s].candidates.count > 2;
    for (int b = 0; b < causal->continuous.count; b++) {
        coverage->sparse += causal->continuous.at[b]->is_sparse;
        coverage->nonlinear += causal->continuous.at[b]->kind == BLOCK_NONLINEAR;
    }
    bool has_combined = false, has_redundant = false, decides = false;
    int depth = 0;
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        has_combined |= equation->use == EQUATION_REPLACED;
        has_redundant |= equation->use == EQUATION_REDUNDANT;
        int own = 0;
        for (int i = equation->set < 0 ? equation->parent : -1; i >= 0; i = causal->equations.at[i].parent)
            own++;
        depth = own > depth ? own : depth;
    }
    for (int v = 0; v < causal->variables.count; v++)
        decides |= causal->variables.at[v].decides != NULL;
    coverage->combined += has_combined;
    coverage->redundant += has_redundant;
    coverage->deciding += decides;
    coverage->second += depth >= 2;
    coverage->third += depth >= 3;
}

/* A system may be longer than cmocka's output. */
static void wrong(uint64_t seed, const char *model, const char *format, ...) PRINTF_LIKE(3, 4);
static void wrong(uint64_t seed, const char *model, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    diag_flush(stderr, true);
    fprintf(stderr, "seed %llu: ", (unsigned long long)seed);
    vfprintf(stderr, format, arguments);
    fprintf(stderr, " in\n%s", model);
    va_end(arguments);
    fail();
}

/* The known value of a variable, or of a derivative made by index reduction; NaN for other variables made by it. */
static double known_value(const Generator *g, const Causal *causal, int variable)
{
    int order = 0;
    for (; causal->variables.at[variable].integral >= 0; variable = causal->variables.at[variable].integral)
        order++;
    const char *path = causal->variables.at[variable].path->text;
    return path[0] == 'v' ? known_derivative(&g->variables.at[atoi(path + 1)], order) : NAN;
}

static double *solve(const Generator *g, const Causal *causal, const char *model, uint64_t seed)
{
    double *values = arena_array(g->dice.arena, double, causal->variables.count);
    for (int i = 0; i < causal->variables.count; i++)
        if (causal->variables.at[i].role == ROLE_CONSTANT)
            values[i] = causal->system->variables.at[i].value->number;
        else if (causal->variables.at[i].start && causal->variables.at[i].start->op == OP_NUMBER)
            values[i] = causal->variables.at[i].start->number;
        else if (isfinite(known_value(g, causal, i))) /* a guess close to the known one of several solutions */
            values[i] = 1.0001 * known_value(g, causal, i);
    bool solved = causal_evaluate(causal, &causal->constants, 0, values) &&
                  causal_evaluate(causal, &causal->start, 0, values);
    causal_choose(causal, values);
    if (!solved || !causal_evaluate(causal, &causal->continuous, 0, values))
        wrong(seed, model, "not solved");
    for (int i = 0; i < causal->variables.count; i++) {
        const CausalVariable *v = &causal->variables.at[i];
        if (v->role == ROLE_ALIAS)
            values[i] = v->representative < 0 ? v->value : v->sign * values[v->representative];
    }
    return values;
}

/* True if all equations hold, including the replaced ones: the values are then another solution. */
static bool hold(const Causal *causal, const double *values)
{
    for (int e = 0; e < causal->equations.count; e++) {
        Expr left = causal->equations.at[e].left, right = causal->equations.at[e].right;
        double size = causal_magnitude(causal, left, 0, values) + causal_magnitude(causal, right, 0, values);
        double rest = causal_value(causal, left, 0, values) - causal_value(causal, right, 0, values);
        if (!(fabs(rest) <= 1e-9 * (1 + size)))
            return false;
    }
    return true;
}

/* Checks all variables with a known value: variables of the model and derivatives, also those of index reduction. */
static void check_solution(const Generator *g, const Causal *causal, const char *model, uint64_t seed)
{
    const double *values = solve(g, causal, model, seed);
    for (int i = 0; i < causal->variables.count; i++) {
        double expected = known_value(g, causal, i);
        if (isfinite(expected) && !(fabs(values[i] - expected) <= 1e-7 * (1 + fabs(expected))) &&
            !hold(causal, values))
            wrong(seed, model, "%s is %.12g instead of %.12g", causal->variables.at[i].path->text, values[i], expected);
    }
}

/* Mixing equations may hide the structure from the compiler: such a system may be rejected, but must not be solved
 * wrongly. */
static void check_system(uint64_t seed, bool is_large, bool mixes_all, Coverage *coverage)
{
    Arena *arena = arena_new();
    Generator g = generator_of(arena, seed);
    g.mixes_all = mixes_all;
    add_system(&g, is_large);
    const char *model = system_text(&g);
    const Causal *causal = causalize(arena, system_of_text(arena, model));
    if (diag_error_count() && (!mixes_all || g.is_mixed))
        wrong(seed, model, "errors");
    coverage->refused += diag_error_count() > 0;
    if (!diag_error_count()) {
        causal_check(causal);
        check_solution(&g, causal, model, seed);
        cover(coverage, causal);
    }
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
}

static uint64_t number_from(const char *name, uint64_t otherwise)
{
    const char *given = getenv(name);
    return given ? strtoull(given, NULL, 10) : otherwise;
}

static void test_random_systems(void **state)
{
    (void)state;
    Coverage c = {0};
    uint64_t first = number_from("SEED", 20260101);
    int last = (int)number_from("SYSTEMS", getenv("SEED") ? 1 : (uint64_t)share_of(SYSTEMS));
    print_message("first seed %llu, %d systems\n", (unsigned long long)first, last);
    for (int s = 0; s < last; s++) {
        uint64_t seed = first + (uint64_t)s * 1000003u;
        check_system(seed, seed % LARGE_EVERY == 0, false, &c);
        check_system(seed, false, true, &c);
    }
    print_message("%d with state sets, %d sets of more than two, %d sparse loops, %d nonlinear ones, %d with equations "
                  "combined, %d redundant, %d decided by constants, %d differentiated twice, %d three times, "
                  "%d refused\n",
                  c.sets, c.wide_sets, c.sparse, c.nonlinear, c.combined, c.redundant, c.deciding, c.second, c.third,
                  c.refused);
    if (last >= SYSTEMS)
        assert_true(c.wide_sets > 20 && c.sparse > 3 && c.nonlinear > 100 && c.combined > 50 && c.redundant > 50 &&
                    c.deciding > 50 && c.third > 20 && c.refused < last / 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_systems)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
