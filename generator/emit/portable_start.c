/* portable_start.c - portable C: start values of nonlinear loops, as the program finds them.
 *
 * Portable C has no search for a start. So the compiler runs the program, and stores the values of the unknowns in its
 * first row, and the branches that loops assume there. */
#include "emit/portable.h"

#include "emit/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool is_sought(const Block *block)
{
    return block->kind == BLOCK_NONLINEAR;
}

int portable_sought(const Causal *causal)
{
    const Schedule *schedules[] = {&causal->constants, &causal->start, &causal->continuous};
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < schedules[s]->count; i++)
            if (is_sought(schedules[s]->at[i]))
                return schedules[s]->at[i]->residuals.at[0];
    for (int i = 0; i < causal->branches.count; i++) { /* a loop assumes a piece of a table */
        const Branch *branch = &causal->branches.at[i];
        if (branch->is_integer && branch->equation >= 0 && causal->group[branch->variable] >= 0)
            return branch->equation;
    }
    return -1;
}

/* ---- the first row ---- */

/* A field of a line of CSV (RFC 4180), from *at on; moves *at to the next one. NULL: no field is left. */
static const char *next_field(Arena *arena, const char **at)
{
    Text field = text_new(arena);
    const bool is_quoted = **at == '"';
    if (**at == '\0' || **at == '\n' || **at == '\r')
        return NULL;
    *at += is_quoted;
    for (; **at; ++*at) {
        if (is_quoted && (*at)[0] == '"' && (*at)[1] == '"')
            ++*at;
        else if (is_quoted ? **at == '"' : **at == ',' || **at == '\n' || **at == '\r')
            break;
        text_add_char(&field, **at);
    }
    *at += is_quoted && **at == '"';
    *at += **at == ',';
    return field.at;
}

/* The texts of the row's values, and their places by name. */
typedef struct {
    Map *column_at; /* name -> 1 + index */
    List(const char *) values;
} FirstRow;

static FirstRow read_row(Arena *arena, const char *csv)
{
    FirstRow row = {.column_at = map_new(arena)};
    const char *names = csv, *values = csv, *name, *value;
    int column = 0;
    while (*values && *values != '\n')
        values++;
    values += *values == '\n';
    while ((name = next_field(arena, &names)))
        map_put(row.column_at, name_of(name), ++column);
    while ((value = next_field(arena, &values)))
        list_push(arena, &row.values, value);
    return row;
}

/* The value of that name; NAN: missing, or no number. */
static double value_in(const FirstRow *row, const char *name)
{
    const int column = map_get(row->column_at, name_of(name), 0);
    char *end;
    if (column == 0 || column > row->values.count)
        return NAN;
    const char *text = row->values.at[column - 1];
    const double value = strtod(text, &end);
    if (strcmp(text, "true") == 0 || strcmp(text, "false") == 0)
        return text[0] == 't';
    return end > text && *end == '\0' ? value : NAN;
}

/* ---- start values and branches ---- */

typedef struct {
    Program *p;
    const double *values; /* by variable */
    double time;
} Found;

/* The value of a leaf: as in the row; of a branch, computed from such values. */
static double found_value(void *context, Expr leaf)
{
    Found *found = context;
    const Causal *causal = found->p->causal;
    const int v = causal_variable(causal, leaf);
    if (v < 0)
        return portable_constant(causal, leaf);
    for (int i = 0; i < causal->branches.count; i++)
        if (causal->branches.at[i].variable == v)
            return expr_evaluate(causal->branches.at[i].value, found->time, found_value, found);
    return isnan(found->values[v]) ? portable_constant(causal, leaf) : found->values[v];
}

static void add_line(Program *p, Text *text, const char *line)
{
    code_line(text, 4, p->scratch, "%s", line);
}

static void branches_record(Program *p, Record *record, Found *found)
{
    Text text = text_new(p->arena);
    for (int i = 0; i < p->causal->branches.count; i++) {
        const Branch *branch = &p->causal->branches.at[i];
        const Member *member = p->layout.places.at[branch->variable].member;
        if (!member || emit_is_given(p, branch->variable) || p->causal->group[branch->variable] < 0)
            continue;
        const double value = expr_evaluate(branch->value, found->time, found_value, found);
        if (!isfinite(value))
            continue;
        add_line(p, &text,
                 arena_format(p->scratch, "m->%s = %s;", code_member_text(p->scratch, member),
                              branch->is_integer ? c_number_in(p->arena, value) : c_truth(value > 0)));
    }
    record_when(record, "with_found_branches", text.length > 0);
    record_set(record, "found_branches", text.at);
}

static void unknowns_record(Program *p, Record *record, const double *values)
{
    Text text = text_new(p->arena);
    bool *is_there = arena_array(p->scratch, bool, p->causal->variables.count);
    const Schedule *schedules[] = {&p->causal->constants, &p->causal->start, &p->causal->continuous};
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < schedules[s]->count; i++)
            for (int k = 0; is_sought(schedules[s]->at[i]) && k < schedules[s]->at[i]->tearing.count; k++) {
                const int v = schedules[s]->at[i]->tearing.at[k];
                const Member *start = p->layout.places.at[v].start;
                if (!start || !isfinite(values[v]) || is_there[v])
                    continue;
                is_there[v] = true;
                add_line(p, &text,
                         arena_format(p->scratch, "m->%s = %s;", code_member_text(p->scratch, start),
                                      c_number_in(p->arena, values[v])));
            }
    record_when(record, "with_found_starts", text.length > 0);
    record_set(record, "found_starts", text.at);
}

void portable_starts(Program *p, Record *record)
{
    record_list(record, "with_found_branches");
    record_list(record, "with_found_starts");
    record_when(record, "with_found", p->portable->first_row != NULL);
    if (!p->portable->first_row)
        return;
    const FirstRow row = read_row(p->arena, p->portable->first_row);
    double *values = arena_array(p->arena, double, p->causal->variables.count);
    for (int v = 0; v < p->causal->variables.count; v++)
        values[v] = v < p->system->variables.count ? value_in(&row, emit_path_text(p, v)) : NAN;
    Found found = {p, values, p->system->experiment.start};
    unknowns_record(p, record, values);
    branches_record(p, record, &found);
}
