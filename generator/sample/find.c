/* find.c - the columns of a sample: distributions of the command line, then those of the drawing, and correlations. */
#include "sample/find.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CORRELATED = 1000 }; /* columns of a sample with correlations: their matrix is kept in memory */

static void refuse(Finder *finder, const char *path, const char *words)
{
    finder->is_refused = true;
    diag(DIAG_D01, (Source){.file = finder->system->file}, "'%s' %s", path, words);
}

/* ---- places ---- */

static void suggest(const Finder *finder, const char *path)
{
    const System *system = finder->system;
    const char *words, *instead;
    Name *paths = arena_array(finder->arena, Name, system->variables.count + 1);
    int count = 0;
    for (int i = 0; i < system->variables.count; i++)
        if (sample_target(finder, i, &words, &instead) >= 0)
            paths[count++] = system->variables.at[i].path;
    const Name near = sysml_nearest_name(path, paths, count);
    if (near)
        diag_detail("did you mean '%s'?", near->text);
}

/* The variable of a path; *target: the causal variable that is set with it. Returns -1 after an error. */
static int find_variable(Finder *finder, const char *path, int *target)
{
    const int found = flat_variable_of_path(finder->system, name_of(path));
    const char *words, *instead;
    if (found < 0) {
        refuse(finder, path, "is not a quantity of the system");
        suggest(finder, path);
        return -1;
    }
    *target = sample_target(finder, found, &words, &instead);
    if (*target >= 0)
        return found;
    refuse(finder, path, words);
    if (instead)
        diag_fix("name '%s'", instead);
    else if (finder->causal->variables.at[found].decides)
        diag_fix("let --variants name it with its values, and give it --distribution '%s=choice(VALUE, ...)'", path);
    return -1;
}

static void add_column(Finder *finder, int variable, int target, Distribution d, Source source)
{
    const FlatVariable *v = &finder->system->variables.at[variable];
    list_push(finder->arena, &finder->sample->columns,
              (SampleColumn){.variable = variable,
                             .path = v->path->text,
                             .unit = flat_unit(finder->arena, finder->system, variable, 0),
                             .distribution = d,
                             .source = source});
    finder->column[target] = finder->sample->columns.count;
}

/* ---- the command line ---- */

/* PATH=KIND(...) */
static void ask(Finder *finder, const char *text)
{
    const char *sign = strrchr(text, '='), *fix;
    const char *path = sign ? arena_copy(finder->arena, text, (size_t)(sign - text)) : "";
    int target;
    const int variable = find_variable(finder, path, &target);
    if (variable < 0)
        return;
    Distribution d;
    const char *fault = sample_read_distribution(finder, variable, sign + 1, &d, &fix);
    if (fault) {
        refuse(finder, path,
               fix || d.kind == DISTRIBUTION_CHOICE ? fault
                                                    : arena_format(finder->arena, "has no distribution: %s", fault));
        if (fix)
            diag_fix("%s", fix);
        return;
    }
    if (finder->column[target]) {
        const char *other = finder->sample->columns.at[finder->column[target] - 1].path;
        refuse(finder, path,
               strcmp(other, path) == 0
                   ? "is given two distributions"
                   : arena_format(finder->arena, "is the same value as '%s', which has a distribution", other));
        diag_fix("give one of them");
        return;
    }
    add_column(finder, variable, target, d, (Source){.file = finder->system->file});
}

/* ---- the drawing ---- */

static void leave_out(const FlatVariable *v, const char *words)
{
    diag(DIAG_D03, v->scatter->source, "the distribution of '%s' is ignored because it %s", v->path->text, words);
}

static Distribution distribution_of(const Scatter *scatter)
{
    return (Distribution){.kind = scatter->kind == SCATTER_NORMAL ? DISTRIBUTION_NORMAL : DISTRIBUTION_UNIFORM,
                          .mean = scatter->mean,
                          .deviation = scatter->deviation,
                          .least = scatter->range.low,
                          .greatest = scatter->range.high};
}

/* Why the distribution of a variable is not sampled; NULL: it is. The range of a quantity that changes applies to the
 * whole run, and not to its start. */
static const char *not_sampled(const Finder *finder, int variable)
{
    const FlatVariable *v = &finder->system->variables.at[variable];
    const bool is_range = v->scatter->kind == SCATTER_RANGE;
    return v->is_input                              ? "is an input that varies over time"
           : sample_variation(finder, variable)     ? "has the values of --variants"
           : v->type != TYPE_REAL || v->enumeration ? "is not a Real"
           : is_range && v->kind != FLAT_CONSTANT   ? "is a range for the whole run, not for the start value"
           : is_range && (isinf(v->scatter->range.low) || isinf(v->scatter->range.high)) ? "has one end only"
                                                                                         : NULL;
}

static void take_drawn(Finder *finder, int variable)
{
    const FlatVariable *v = &finder->system->variables.at[variable];
    const char *words, *instead;
    const int target = v->scatter ? sample_target(finder, variable, &words, &instead) : -1;
    if (!v->scatter || (target >= 0 && finder->column[target] &&
                        finder->sample->columns.at[finder->column[target] - 1].source.line == 0))
        return; /* the command line has priority */
    words = target < 0 ? words : not_sampled(finder, variable);
    if (words) {
        leave_out(v, words);
        return;
    }
    if (finder->column[target]) {
        leave_out(v, arena_format(finder->arena, "is the same value as '%s'",
                                  finder->sample->columns.at[finder->column[target] - 1].path));
        return;
    }
    Distribution d = distribution_of(v->scatter);
    const char *fault = distribution_settle(finder->arena, &d);
    if (fault) {
        diag(DIAG_D02, v->scatter->source, "the distribution of '%s' cannot be sampled: %s", v->path->text, fault);
        return;
    }
    if (v->scatter->kind == SCATTER_RANGE)
        diag(DIAG_D04, v->scatter->source,
             "the model gives only the range of '%s': all values from %s to %s are equally likely",
             v->path->text, number_text(d.least), number_text(d.greatest));
    add_column(finder, variable, target, d, v->scatter->source);
}

static int by_variable(const void *a, const void *b)
{
    const SampleColumn *first = a, *second = b;
    return first->variable - second->variable;
}

/* ---- correlations ---- */

/* The comma between two paths, outside of brackets, parentheses and quotes; NULL: none. */
static const char *between(const char *text)
{
    int depth = 0;
    bool is_quoted = false;
    for (; *text; text++) {
        is_quoted = is_quoted != (*text == '\'');
        depth += is_quoted ? 0 : (*text == '[' || *text == '(') - (*text == ']' || *text == ')');
        if (*text == ',' && !depth && !is_quoted)
            return text;
    }
    return NULL;
}

static int find_column(Finder *finder, const char *path)
{
    int target;
    if (find_variable(finder, path, &target) < 0)
        return -1;
    for (int i = 0; i < finder->sample->columns.count; i++) {
        const SampleColumn *column = &finder->sample->columns.at[i];
        if (strcmp(column->path, path) != 0)
            continue;
        if (column->distribution.kind != DISTRIBUTION_CHOICE)
            return i;
        refuse(finder, path, "is a choice, and choices cannot be correlated");
        return -1;
    }
    refuse(finder, path, "has no distribution, which --correlation needs");
    diag_fix("give it one: --distribution '%s=normal(MEAN, DEVIATION)'", path);
    return -1;
}

static void correlate(Finder *finder, const char *text)
{
    const char *sign = strrchr(text, '='), *comma = sign ? between(text) : NULL;
    double number;
    if (!comma || comma > sign || !number_read(sign + 1, &number) || !(fabs(number) < 1)) {
        refuse(finder, text, "is not a correlation");
        diag_fix("write PATH,PATH=R, with a number R between -1 and 1");
        return;
    }
    const char *first = arena_copy(finder->arena, text, (size_t)(comma - text)),
               *second = arena_copy(finder->arena, comma + 1, (size_t)(sign - comma - 1));
    const int a = find_column(finder, first), b = a < 0 ? -1 : find_column(finder, second);
    if (b < 0)
        return;
    const int size = finder->sample->columns.count;
    double *one = &finder->sample->scores[(long)a * size + b], *other = &finder->sample->scores[(long)b * size + a];
    if (a == b || fabs(*one) > 0) {
        refuse(finder, text, a == b ? "relates a value to itself" : "is stated twice");
        diag_fix("give each pair of values one correlation");
        return;
    }
    *one = *other = number;
}

static void take_correlations(Finder *finder, const AskedTexts *texts)
{
    Sample *sample = finder->sample;
    const int size = sample->columns.count;
    if (size > MOST_CORRELATED) {
        refuse(finder, texts->at[0],
               arena_format(finder->arena,
                            "relates two of %d values: at most %d can be sampled "
                            "with correlations",
                            size, MOST_CORRELATED));
        return;
    }
    sample->scores = arena_array(finder->arena, double, (long)size *size);
    for (int i = 0; i < size; i++)
        sample->scores[(long)i * size + i] = 1;
    for (int i = 0; i < texts->count; i++)
        correlate(finder, texts->at[i]);
    const int odd = finder->is_refused ? -1 : design_factorize(sample->scores, size);
    if (odd >= 0) {
        refuse(finder, sample->columns.at[odd].path,
               "has correlations that contradict those between the other values");
        diag_fix("give correlations whose matrix is positive definite: reduce them");
    }
}

/* ---- all of it ---- */

void sample_find(Arena *arena, const Causal *causal, const VariationList *variations, const SampleAsked *asked,
                 Sample *sample, bool *is_usage)
{
    Finder finder = {.arena = arena,
                     .causal = causal,
                     .system = causal->system,
                     .variations = variations,
                     .sample = sample,
                     .column = arena_array(arena, int, causal->variables.count),
                     .is_start = arena_array(arena, bool, causal->variables.count)};
    sample_find_starts(&finder);
    for (int i = 0; i < asked->distributions.count; i++)
        ask(&finder, asked->distributions.at[i]);
    for (int i = 0; i < causal->system->variables.count; i++)
        take_drawn(&finder, i);
    *is_usage = finder.is_refused;
    if (diag_error_count())
        return;
    if (!sample->columns.count) {
        diag(DIAG_D05, causal->system->experiment.source,
             "'%s' has no parameter and no start value with a distribution", causal->system->experiment.name->text);
        return;
    }
    qsort(sample->columns.at, (size_t)sample->columns.count, sizeof *sample->columns.at, by_variable);
    if (asked->correlations.count)
        take_correlations(&finder, &asked->correlations);
    *is_usage = finder.is_refused;
}
