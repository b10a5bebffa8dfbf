/* read.c - reads distributions of the command line: normal(3 mm, 0.1 mm). */
#include "sample/find.h"

#include <math.h>
#include <string.h>

enum { MOST_ARGUMENTS = 1000 };

static const struct {
    int least, most;
    const char *form;
} forms[DISTRIBUTIONS] = {
    [DISTRIBUTION_NORMAL] = {2, 4, "normal(MEAN, DEVIATION) or normal(MEAN, DEVIATION, LEAST, GREATEST)"},
    [DISTRIBUTION_UNIFORM] = {2, 2, "uniform(LEAST, GREATEST)"},
    [DISTRIBUTION_TRIANGULAR] = {3, 3, "triangular(LEAST, MODE, GREATEST)"},
    [DISTRIBUTION_LOGNORMAL] = {2, 2, "lognormal(MEAN, DEVIATION)"},
    [DISTRIBUTION_CHOICE] = {1, MOST_ARGUMENTS, "choice(VALUE, VALUE, ...), with at most 1000 values"},
};

/* ---- text ---- */

static const char *trimmed(Arena *arena, const char *text, size_t length)
{
    while (length && (*text == ' ' || *text == '\t')) {
        text++;
        length--;
    }
    while (length && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        length--;
    return arena_copy(arena, text, length);
}

/* Reads the arguments between the parenthesis at the beginning of the text and the matching one at its end. Commas in
 * inner parentheses do not separate arguments. False: a parenthesis is missing. */
static bool read_arguments(Arena *arena, const char *text, AskedTexts *arguments)
{
    int depth = 0;
    const char *from = text + 1;
    if (*text != '(')
        return false;
    for (; *text; text++) {
        depth += (*text == '(') - (*text == ')');
        if (depth == 0 || (depth == 1 && *text == ',')) {
            list_push(arena, arguments, trimmed(arena, from, (size_t)(text - from)));
            from = text + 1;
        }
        if (depth == 0)
            return !text[1 + strspn(text + 1, " \t")];
    }
    return false;
}

/* ---- values ---- */

static bool is_truth(const FlatVariable *v)
{
    return v->type == TYPE_BOOLEAN;
}

/* Reads a value as a program does: the name of a literal, true or false, or a number in the unit of the variable. */
static bool read_choice(const Finder *finder, const FlatVariable *v, const char *text, SampleChoice *choice)
{
    if (v->literals.count || is_truth(v)) {
        static const char *const truths[] = {"false", "true"};
        int at = v->literals.count ? -1 : text_index(text, truths, 2);
        for (int i = 0; i < v->literals.count; i++)
            at = strcmp(v->literals.at[i]->text, text) == 0 ? i + 1 : at;
        *choice = (SampleChoice){at, text};
        return at >= 0;
    }
    double number;
    if (!flat_number_written(v, text, false, &number) || (v->type == TYPE_INTEGER && floor(number) < number))
        return false;
    const char *digits = number_text(number);
    *choice = (SampleChoice){number, arena_copy(finder->arena, digits, strlen(digits))};
    return true;
}

/* True if the number is one of the values that the program accepts. */
static bool is_variant(const Variation *variation, double number)
{
    for (int i = 0; i < variation->choices.count; i++) {
        const VariationValue *value = &variation->choices.at[i];
        if (value->is_least ? number >= value->number : fabs(number - value->number) <= 1e-15 * fabs(number))
            return true;
    }
    return false;
}

static const char *read_choices(const Finder *finder, int variable, const AskedTexts *arguments, Distribution *d,
                                const char **fix)
{
    const FlatVariable *v = &finder->system->variables.at[variable];
    const Variation *variation = sample_variation(finder, variable);
    for (int i = 0; i < arguments->count; i++) {
        SampleChoice choice;
        if (!read_choice(finder, v, arguments->at[i], &choice)) {
            *fix = v->literals.count ? "give names of literals, as the program's --list shows them"
                   : is_truth(v)     ? "give true and false"
                                     : "give numbers, with or without a unit that can be converted; of an Integer "
                                       "whole ones";
            return arena_format(finder->arena, "cannot be '%s'", arguments->at[i]);
        }
        if (variation && !is_variant(variation, choice.number)) {
            *fix = "give values that --variants names";
            return arena_format(finder->arena, "cannot be '%s' in any of the --variants", arguments->at[i]);
        }
        list_push(finder->arena, &d->choices, choice);
    }
    return NULL;
}

/* Reads mean and deviation, or both ends. The deviation is converted as a difference of values. */
static const char *read_numbers(const Finder *finder, int variable, const AskedTexts *arguments, Distribution *d,
                                const char **fix)
{
    const FlatVariable *v = &finder->system->variables.at[variable];
    const bool has_moments = d->kind == DISTRIBUTION_NORMAL || d->kind == DISTRIBUTION_LOGNORMAL;
    double numbers[4] = {0, 0, -INFINITY, INFINITY};
    for (int i = 0; i < arguments->count; i++)
        if (!flat_number_written(v, arguments->at[i], has_moments && i == 1, &numbers[i])) {
            *fix = "give numbers, with or without a unit that can be converted to that of the value, such as '20 mm' "
                   "for a length";
            return arena_format(finder->arena, "cannot be '%s'", arguments->at[i]);
        }
    d->mean = numbers[0];
    d->deviation = numbers[1];
    d->least = has_moments ? numbers[2] : numbers[0];
    d->mode = numbers[1];
    d->greatest = has_moments ? numbers[3] : numbers[arguments->count - 1];
    return NULL;
}

const char *sample_read_distribution(const Finder *finder, int variable, const char *text, Distribution *d,
                                     const char **fix)
{
    const FlatVariable *v = &finder->system->variables.at[variable];
    const char *begin = text + strspn(text, " \t"), *word = trimmed(finder->arena, begin, strcspn(begin, "("));
    const int kind = text_index(word, distribution_kinds, DISTRIBUTIONS);
    AskedTexts arguments = {0};
    *d = (Distribution){.kind = (DistributionKind)kind};
    *fix = NULL;
    if (kind < 0) {
        const int near = word_nearest(word, distribution_kinds, DISTRIBUTIONS);
        *fix = arena_format(finder->arena, "give normal, uniform, triangular, lognormal or choice%s%s%s",
                            near < 0 ? "" : "; did you mean '", near < 0 ? "" : distribution_kinds[near],
                            near < 0 ? "" : "'?");
        return arena_format(finder->arena, "has no distribution '%s'", word);
    }
    const bool is_read = read_arguments(finder->arena, begin + strcspn(begin, "("), &arguments);
    const bool is_odd = d->kind == DISTRIBUTION_NORMAL && arguments.count == 3;
    if (!is_read || arguments.count < forms[kind].least || arguments.count > forms[kind].most || is_odd) {
        *fix = arena_format(finder->arena, "write %s", forms[kind].form);
        return arena_format(finder->arena, "has no distribution '%s'", text);
    }
    if (d->kind == DISTRIBUTION_CHOICE)
        return read_choices(finder, variable, &arguments, d, fix);
    if (v->type != TYPE_REAL || sample_variation(finder, variable)) {
        *fix = "give choice(VALUE, VALUE, ...)";
        return "takes single values, not all of a range";
    }
    const char *fault = read_numbers(finder, variable, &arguments, d, fix);
    return fault ? fault : distribution_settle(finder->arena, d);
}
