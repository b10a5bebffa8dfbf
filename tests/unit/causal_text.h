/* causal_text.h - shared by tests of the causal level: causalizes systems written as text (system_text.h), computes
 * their start values and returns the messages about invalid systems. */
#ifndef CAUSAL_TEXT_H
#define CAUSAL_TEXT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/causal.h"
#include "system_text.h"

#include <math.h>

static Arena *arena;

static inline int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static inline int tear_down(void **state)
{
    (void)state;
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return 0;
}

static inline const Causal *causal_of(const char *text)
{
    const Causal *causal = causalize(arena, system_of_text(arena, text));
    if (diag_error_count()) {
        diag_flush(stderr, true);
        fail_msg("unexpected errors");
    }
    causal_check(causal);
    return causal;
}

/* The diagnostics of an invalid system. */
static inline const char *errors_of(const char *text)
{
    causalize(arena, system_of_text(arena, text));
    char *buffer = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&buffer, &size);
    assert_true(diag_error_count() > 0);
    diag_flush(stream, true);
    fclose(stream);
    const char *copy = arena_copy(arena, buffer, size);
    free(buffer);
    return copy;
}

static inline void assert_mentions(const char *text, const char *words)
{
    if (!strstr(text, words))
        fail_msg("'%s' is not in:\n%s", words, text);
}

static inline const CausalVariable *variable_of(const Causal *causal, const char *path)
{
    for (int i = 0; i < causal->variables.count; i++)
        if (strcmp(causal->variables.at[i].path->text, path) == 0)
            return &causal->variables.at[i];
    fail_msg("no variable '%s'", path);
    return NULL;
}

/* Evaluates constants, start values and the continuous equations. Returns the values of all variables, also aliases. */
static inline double *values_at_start(const Causal *causal)
{
    double *values = arena_array(arena, double, causal->variables.count);
    for (int i = 0; i < causal->variables.count; i++)
        if (causal->variables.at[i].role == ROLE_CONSTANT)
            values[i] = causal->system->variables.at[i].value->number;
        else if (causal->variables.at[i].start && causal->variables.at[i].start->op == OP_NUMBER)
            values[i] = causal->variables.at[i].start->number;
    assert_true(causal_evaluate(causal, &causal->constants, 0, values));
    assert_true(causal_evaluate(causal, &causal->start, 0, values));
    causal_choose(causal, values);
    assert_true(causal_evaluate(causal, &causal->continuous, 0, values));
    for (int i = 0; i < causal->variables.count; i++) {
        const CausalVariable *v = &causal->variables.at[i];
        if (v->role == ROLE_ALIAS)
            values[i] = v->representative < 0 ? v->value : v->sign * values[v->representative];
    }
    return values;
}

static inline double value_of(const Causal *causal, const double *values, const char *path)
{
    return values[variable_of(causal, path) - causal->variables.at];
}

static inline void assert_value(const Causal *causal, const double *values, const char *path, double expected)
{
    double value = value_of(causal, values, path);
    if (!(fabs(value - expected) <= 1e-10 * (1 + fabs(expected))))
        fail_msg("%s is %g, expected %g", path, value, expected);
}

#endif
