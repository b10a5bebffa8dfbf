/* variables.c - values and paths of the table of variables. */
#include "names.h"
#include "parts.h"

#include <math.h>
#include <string.h>

#define TOO_LARGE 9007199254740992.0 /* 2^53, to which 2^53 + 1 is rounded */

/* The table of names, made when the first name is looked up. */
struct VariableNames {
    Arena *arena;
    bool is_filled;
    Names *paths, *plain; /* as written; those with quotes, without quotes and backslashes (-2: ambiguous) */
    int *derivative;      /* by variable: 1 + row of its derivative; 0: none */
    bool *is_integer;     /* by variable */
};

struct VariableNames *variables_names(Arena *a)
{
    struct VariableNames *names = arena_take(a, 1, sizeof *names);
    names->arena = a;
    return names;
}

static const char *without_quotes(const ModelDescription *about, const char *path)
{
    char *plain = arena_take(about->names->arena, strlen(path) + 1, 1), *end = plain;
    for (; *path; path++)
        if (*path != '\'' && *path != '\\')
            *end++ = *path;
    return plain;
}

static void fill(const ModelDescription *about)
{
    static const char before[] = "der(";
    const size_t length = sizeof before - 1, count = (size_t)about->variable_count;
    about->names->paths = names_new(about->names->arena, about->variable_count);
    about->names->plain = names_new(about->names->arena, about->variable_count);
    about->names->derivative = arena_take(about->names->arena, count, sizeof *about->names->derivative);
    about->names->is_integer = arena_take(about->names->arena, count, sizeof *about->names->is_integer);
    for (int i = 0; i < about->variable_count; i++) {
        const char *path = about->variables[i].path;
        int *value = names_value(about->names->paths, path);
        *value = *value < 0 ? i : *value;
        if (!strchr(path, '\''))
            continue;
        value = names_value(about->names->plain, without_quotes(about, path));
        *value = *value == -1 ? i : -2;
    }
    for (int i = 0; i < about->variable_count; i++) {
        const char *path = about->variables[i].path;
        const size_t size = strlen(path);
        const bool is_one = strncmp(path, before, length) == 0 && path[size - 1] == ')';
        const int of = is_one ? names_find(about->names->paths, path + length, size - length - 1) : -1;
        if (of >= 0)
            about->names->derivative[of] = i + 1;
    }
    for (const int *at = about->info->integers; at && *at >= 0; at++)
        about->names->is_integer[*at] = true;
    about->names->is_filled = true;
}

bool variable_is_absent(const Model *m, int variable)
{
    const ModelStructure *structure = model_structure(m);
    int from = 0, to = structure->absent_count;
    while (from < to) {
        const int middle = from + (to - from) / 2;
        if (structure->absent[middle] < variable)
            from = middle + 1;
        else
            to = middle;
    }
    return from < structure->absent_count && structure->absent[from] == variable;
}

double variable_value(const Model *m, int variable)
{
    const ModelVariable *v = &described(m)->variables[variable];
    if (variable_is_absent(m, variable))
        return NAN;
    if (v->sign == 0)
        return v->literal;
    return v->sign * place_value(m, v->offset, v->type) + 0.0; /* + 0.0: no negative zero */
}

bool variable_is_alias(const ModelVariable *v)
{
    return v->alias_of || v->sign == 0;
}

bool variable_is_constant(const ModelVariable *v)
{
    const ModelVariable *of = v->alias_of ? v->alias_of : v;
    return v->sign == 0 || of->kind == MODEL_CONSTANT || of->kind == MODEL_DERIVED_CONSTANT;
}

const char *variable_equal(const ModelVariable *v, Number *memory)
{
    if (v->alias_of)
        return v->alias_of->path;
    *memory = number_text(v->literal);
    return memory->text;
}

bool variable_is_integer(const ModelDescription *about, int variable)
{
    if (!about->names->is_filled)
        fill(about);
    return about->names->is_integer[variable];
}

bool is_exact_integer(double value)
{
    return fabs(value) < TOO_LARGE && !(fabs(value - floor(value)) > 0);
}

int variable_inexact(const Model *m)
{
    for (const int *at = described(m)->info->integers; at && *at >= 0; at++)
        if (isfinite(variable_value(m, *at)) && !is_exact_integer(variable_value(m, *at)))
            return *at;
    return -1;
}

const char *variable_text(const ModelDescription *about, int variable, double value, Number *memory)
{
    const char *const *literals = about->variables[variable].literals;
    const int first = about->variables[variable].first_literal;
    for (int i = 0; literals && literals[i]; i++)
        if (!(value < first + i) && !(value > first + i))
            return literals[i];
    *memory = number_text(value);
    return memory->text;
}

/* Finds a path. Quotes around names may be omitted if only one path fits. */
int variable_find(const ModelDescription *about, const char *path)
{
    if (!about->names->is_filled)
        fill(about);
    const size_t length = strlen(path);
    const int found = names_find(about->names->paths, path, length);
    if (found >= 0 || strchr(path, '\''))
        return found;
    const int plain = names_find(about->names->plain, path, length);
    return plain >= 0 ? plain : -1;
}

int variable_derivative(const ModelDescription *about, int variable)
{
    if (!about->names->is_filled)
        fill(about);
    return about->names->derivative[variable] - 1;
}

int variable_solved_by(const ModelDescription *about, int equation)
{
    for (int i = 0; i < about->variable_count; i++)
        if (about->variables[i].equation == equation && !variable_is_alias(&about->variables[i]))
            return i;
    return -1;
}

int variable_unknown(const ModelDescription *about, const char *what, const char *path, const char *origin)
{
    message_begin(UNKNOWN_VARIABLE, "%s'%s' (%s)", what, path, origin);
    if (model_parts.details)
        model_parts.details->hint_variable(about, path);
    return message_end(UNKNOWN_VARIABLE);
}

/* Marks a variable by its path, or several by a pattern (select.c); exit status. */
static int choose(const ModelDescription *about, Arena *a, const char *path, const char *option, bool *is_chosen)
{
    const int named = variable_find(about, path);
    if (named >= 0) {
        is_chosen[named] = true;
        return STATUS_DONE;
    }
    return model_parts.select ? model_parts.select->choose(about, a, path, option, is_chosen)
                              : variable_unknown(about, "", path, option);
}

int selection_new(const ModelDescription *about, Selection *s, Arena *a, const char *const *globs, int glob_count,
                  const char *option)
{
    bool *is_chosen = arena_take(a, (size_t)about->variable_count, sizeof *is_chosen);
    *s = (Selection){arena_take(a, (size_t)about->variable_count, sizeof *s->variables), 0};
    for (int g = 0; g < glob_count; g++) {
        const int status = choose(about, a, globs[g], option, is_chosen);
        if (status != STATUS_DONE)
            return status;
    }
    for (int i = 0; i < about->variable_count; i++)
        if (glob_count == 0 ? !about->variables[i].is_protected : is_chosen[i])
            s->variables[s->count++] = i;
    return STATUS_DONE;
}

void selection_vary(const ModelDescription *about, Selection *s)
{
    int kept = 0;
    for (int i = 0; i < s->count; i++)
        if (!variable_is_constant(&about->variables[s->variables[i]]))
            s->variables[kept++] = s->variables[i];
    s->count = kept;
}

int *selection_twins(const ModelDescription *about, const Selection *s, Arena *a)
{
    int *first = arena_take(a, about->size, sizeof *first); /* by place in the model: 1 + position */
    int *twins = arena_take(a, (size_t)s->count, sizeof *twins);
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &about->variables[s->variables[i]];
        twins[i] = v->sign && first[v->offset] ? first[v->offset] - 1 : i;
        if (v->sign)
            first[v->offset] = twins[i] + 1;
    }
    return twins;
}
