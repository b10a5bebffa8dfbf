/* start.c - the start of a run: solved by the model, then compared with the starts that were stated besides.
 *
 * People round what they write to six digits or so. A start agrees with what follows from the others if the difference
 * is such a rounding, of its own or, through the equations, of the others: these are moved in their last digits, and
 * the start is solved anew, only where it does not agree at once. */
#include "runtime.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double as_written = 5e-6; /* relative error of a number of six digits */

static double *stated_start(Model *m, int variable)
{
    return (double *)(void *)((char *)m + model_variables[variable].set_offset);
}

static bool agrees(double found, double stated, double uncertain)
{
    return fabs(found - stated) <= as_written * fmax(fabs(found), fabs(stated)) + 1e-12 + uncertain;
}

/* How far the variable moves if the others' starts do, either way: near where one follows from another by a root, one
 * way may lead nowhere. `copy` is room for a model. */
static double uncertainty(const Model *m, Model *copy, const ModelStartCheck *check, double time)
{
    const double found = variable_value(m, check->variable);
    double sum = 0;
    for (const int *other = check->starts; *other >= 0; other++) {
        double most = 0;
        for (int sign = -1; sign <= 1; sign += 2) {
            memcpy((void *)copy, m, model_size);
            *stated_start(copy, *other) *= 1 + sign * as_written;
            const bool is_solved = model_initialize(copy, time) == MODEL_OK;
            const double change = fabs(variable_value(copy, check->variable) - found);
            if (is_solved && change > most)
                most = change;
        }
        sum += most;
    }
    return sum;
}

static bool holds(Model *m, const ModelStartCheck *check, double time)
{
    const double found = variable_value(m, check->variable), stated = *stated_start(m, check->variable);
    if (agrees(found, stated, 0))
        return true;
    Model *copy = malloc(model_size);
    const bool agreed = copy && agrees(found, stated, uncertainty(m, copy, check, time));
    free(copy);
    if (!agreed)
        *model_failure(m) = (ModelFailure){.kind = MODEL_INCONSISTENT_START, .equation = -1, .check = check,
                                           .value = stated};
    return agreed;
}

static ModelStatus solve_start(Model *m, const Options *o, const LargeLoops *loops)
{
    model_set_defaults(m);
    large_loops_attach(loops, m);
    model_search(m, true);
    settings_apply(&o->settings, m, true);
    const ModelStatus status = model_derive_constants(m);
    if (status != MODEL_OK)
        return status;
    settings_apply(&o->settings, m, false);
    return model_initialize(m, o->start);
}

ModelStatus prepare_model(Model *m, const Options *o, const LargeLoops *loops)
{
    const ModelStatus status = solve_start(m, o, loops);
    model_search(m, false);
    if (status != MODEL_OK)
        return status;
    for (const ModelStartCheck *check = model_start_checks; check->variable >= 0; check++)
        if (!holds(m, check, o->start))
            return MODEL_FAIL;
    return MODEL_OK;
}
