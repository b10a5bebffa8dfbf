/* test_causal_random.c - random systems with a known solution must be solved for it. SEED=n repeats one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/causal.h"
#include "random_system.h"
#include "system_text.h"

#include <math.h>

enum { SYSTEMS = 1500 };

static void check_solution(const Generator *g, const Causal *causal, const char *model, uint64_t seed)
{
    double *values = arena_array(g->arena, double, causal->variables.count);
    for (int i = 0; i < causal->variables.count; i++)
        if (causal->variables.at[i].start)
            values[i] = causal->variables.at[i].start->op == OP_NUMBER ? causal->variables.at[i].start->number : 0;
    bool solved = causal_evaluate(causal, &causal->constants, 0, values) &&
                  causal_evaluate(causal, &causal->start, 0, values);
    causal_choose(causal, values);
    if (!solved || !causal_evaluate(causal, &causal->continuous, 0, values))
        fail_msg("seed %llu: not solved:\n%s", (unsigned long long)seed, model);
    for (int i = 0; i < causal->system->variables.count; i++) {
        const FlatVariable *declared = &causal->system->variables.at[i];
        const CausalVariable *v = &causal->variables.at[i];
        double value = v->role != ROLE_ALIAS       ? values[i]
                       : v->representative < 0 ? v->value
                                               : v->sign * values[v->representative];
        int index = declared->integral >= 0 ? declared->integral : i;
        int number = atoi(causal->variables.at[index].path->text + 1);
        double expected = declared->integral >= 0 ? g->slope[number] : g->value[number];
        if (isfinite(expected) && !(fabs(value - expected) <= 1e-6 * (1 + fabs(expected))))
            fail_msg("seed %llu: %s is %.12g instead of %.12g in\n%s", (unsigned long long)seed, declared->path->text,
                     value, expected, model);
    }
}

static void test_random_systems(void **state)
{
    (void)state;
    const char *given = getenv("SEED");
    uint64_t first = given ? strtoull(given, NULL, 10) : 20260101;
    int last = given ? 1 : SYSTEMS;
    print_message("first seed %llu, %d systems\n", (unsigned long long)first, last);
    for (int s = 0; s < last; s++) {
        Arena *arena = arena_new();
        Generator g = {.seed = first + (uint64_t)s * 1000003u, .arena = arena};
        uint64_t seed = g.seed;
        const char *model = generate(&g);
        const Causal *causal = causalize(arena, system_of_text(arena, model));
        if (diag_error_count()) {
            diag_flush(stderr, true);
            fail_msg("seed %llu: errors in\n%s", (unsigned long long)seed, model);
        }
        causal_check(causal);
        check_solution(&g, causal, model, seed);
        exprs_release();
        names_release();
        diag_release();
        arena_free(arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_systems)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
