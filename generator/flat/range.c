/* range.c - ranges of values, from the drawing or the command line. */
#include "flat/experiment.h"

#include <math.h>
#include <string.h>

static void refuse(Flattening *f, RangeList *ranges, const char *path, const char *words)
{
    ranges->is_refused = true;
    diag(DIAG_F79, (Source){.file = f->system->file}, "'%s' %s", path, words);
}

/* A bound as written on the command line; NAN: not a number. */
static double bound(Flattening *f, int variable, const char *text)
{
    const Value *value = flat_value_written(f, variable, text);
    return value && value->kind == VALUE_NUMBER ? value->number : NAN;
}

static void ask(Flattening *f, RangeList *ranges, const AskedRange *asked)
{
    const int found = flat_variable_of_path(f->system, name_of(asked->path));
    if (found < 0) {
        refuse(f, ranges, asked->path, "is not a quantity of the system");
        flat_suggest_path(f, asked->path, false);
        return;
    }
    FlatVariable *v = &f->system->variables.at[found];
    ValueRange *range = arena_new_of(f->arena, ValueRange);
    *range = (ValueRange){bound(f, found, asked->low), bound(f, found, asked->high)};
    if (!(range->low <= range->high)) {
        refuse(f, ranges, asked->path,
               arena_format(f->scratch, "cannot lie between '%s' and '%s'", asked->low, asked->high));
        diag_fix("give two numbers, the lower one first, with or without a unit: --range '%s=A:B'", asked->path);
        return;
    }
    v->range = range;
    v->is_range_asked = true;
}

/* True if the distribution limits the values; a normal distribution alone does not. */
static bool is_range(const Scatter *scatter)
{
    return scatter->kind != SCATTER_NORMAL || scatter->range.low > -INFINITY || scatter->range.high < INFINITY;
}

void flat_take_ranges(Flattening *f, RangeList *ranges)
{
    for (int i = 0; i < f->system->variables.count; i++) {
        const Property *property = f->origins.at[i].property;
        FlatVariable *v = &f->system->variables.at[i];
        v->scatter = property && v->kind != FLAT_DERIVATIVE ? property->scatter : NULL;
        v->range = v->scatter && is_range(v->scatter) ? &v->scatter->range : NULL;
    }
    for (int i = 0; ranges && i < ranges->count; i++)
        ask(f, ranges, &ranges->at[i]);
}
