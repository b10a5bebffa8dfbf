/* starts.c - compares start values that are given in addition to the necessary ones with the solved start.
 *
 * People round numbers to about six digits. An additional start value agrees with the solved start if the difference
 * can be such a rounding: of the value itself or, through the equations, of other start values. If it does not agree at
 * once, these others are changed in their last digits, and the start is solved again. */
#include "parts.h"

#include <math.h>

enum { MOST_MOVED = 100 }; /* starts */

static const double as_written = 5e-6; /* relative error of a number of six digits */

static double *stated_start(Model *m, int variable)
{
    return double_at(m, described(m)->variables[variable].set_offset);
}

/* The comparison: a copy of the model to try other start values, and the uncertainty of each check's variable. */
typedef struct {
    Model *model, *copy;
    const ModelStartCheck *checks; /* the last one has variable -1 */
    double *uncertain;
    double time;
} Comparison;

static bool holds(const Comparison *c, int check)
{
    const int variable = c->checks[check].variable;
    const double found = variable_value(c->model, variable), stated = *stated_start(c->model, variable);
    return variable_is_absent(c->model, variable) ||
           fabs(found - stated) <= as_written * fmax(fabs(found), fabs(stated)) + 1e-12 + c->uncertain[check];
}

/* Adds how far the checked variables move if this start value changes in its last digits, upwards and downwards. Loops
 * are solved from their present solutions. Near the zero of a root, one of the two directions may have no solution. */
static void add_uncertainty(const Comparison *c, int start)
{
    for (int sign = -1; sign <= 1; sign += 2) {
        model_copy(c->copy, c->model);
        model_solving(c->copy)->goes_on = true;
        *stated_start(c->copy, start) *= 1 + sign * as_written;
        if (model_initialize(c->copy, c->time) != MODEL_OK)
            continue;
        for (int i = 0; c->checks[i].variable >= 0; i++) {
            const int variable = c->checks[i].variable, *other = c->checks[i].starts;
            while (*other >= 0 && *other != start)
                other++;
            if (*other == start)
                c->uncertain[i] += fabs(variable_value(c->copy, variable) - variable_value(c->model, variable));
        }
    }
}

/* The first check that does not hold, or -1. Each start value on which a disagreement depends is moved only once. */
static int contradiction(const Comparison *c, bool *is_done)
{
    for (int i = 0, moved = 0; c->checks[i].variable >= 0; i++)
        for (const int *start = c->checks[i].starts; *start >= 0 && moved < MOST_MOVED; start++)
            if (!is_done[*start] && !holds(c, i)) {
                is_done[*start] = true;
                add_uncertainty(c, *start);
                moved++;
            }
    for (int i = 0; c->checks[i].variable >= 0; i++)
        if (!holds(c, i))
            return i;
    return -1;
}

static const int *behind_list(const int *at)
{
    while (*at >= 0)
        at++;
    return at + 1;
}

static const int *start_check_at(const int *at, ModelStartCheck *check)
{
    *check = (ModelStartCheck){at[0], at + 1, behind_list(at)};
    return behind_list(check->equations);
}

/* The start checks in the model's table. */
static ModelStartCheck *start_checks(const ModelDescription *about, Arena *a, size_t *count)
{
    ModelStartCheck one;
    const int *at = about->info->start_checks;
    for (*count = 0; at && *at >= 0; ++*count)
        at = start_check_at(at, &one);
    ModelStartCheck *checks = arena_take(a, *count + 1, sizeof *checks);
    at = about->info->start_checks;
    for (size_t i = 0; i < *count; i++)
        at = start_check_at(at, &checks[i]);
    checks[*count].variable = -1;
    return checks;
}

/* The exit status, after a message. */
static int compare_starts(Arena *a, Model *m, double time)
{
    size_t count;
    const ModelStartCheck *checks = start_checks(described(m), a, &count);
    if (!count)
        return STATUS_DONE;
    const Comparison c = {m, model_new(a, described(m)), checks, arena_doubles(a, count), time};
    const int wrong = contradiction(&c, arena_take(a, (size_t)described(m)->variable_count, sizeof(bool)));
    if (wrong < 0)
        return STATUS_DONE;
    const ModelStartCheck *check = &checks[wrong];
    *model_failure(m) = (ModelFailure){.kind = MODEL_INCONSISTENT_START, .equation = -1, .check = check,
                                       .value = *stated_start(m, check->variable)};
    return explain_model(m, time);
}

const struct StartPart start_part = {start_check_at, compare_starts};
