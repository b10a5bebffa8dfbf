/* values.c - prints the values of a model without dynamics, whose program computes a single instant. */
#include "run.h"

#include <string.h>

enum { COLUMNS = 4 };
typedef struct {
    const char *text[COLUMNS]; /* name, value, unit, kind */
    Number value;
} Line;

static bool is_given(const ModelVariable *v)
{
    while (v->alias_of || v->bound_to)
        v = v->alias_of ? v->alias_of : v->bound_to;
    return v->kind == MODEL_CONSTANT && v->sign != 0;
}

static void fill(Line *line, const Model *m, int variable)
{
    enum { DIGITS = 10 };
    const ModelVariable *v = &described(m)->variables[variable];
    const double value = variable_value(m, variable);
    line->value = number_rounded(value, DIGITS);
    const char *text = v->literals ? variable_text(described(m), variable, value, &line->value) : line->value.text;
    const char *const columns[COLUMNS] = {v->path, text, v->unit, is_given(v) ? "given" : "computed"};
    memcpy(line->text, columns, sizeof columns);
}

static void print_values(const Run *run, FILE *out)
{
    const int count = run->rows.written.count;
    Line *lines = arena_take(run->arena, (size_t)count + 1, sizeof *lines);
    int width[COLUMNS] = {0};
    lines[0] = (Line){.text = {"name", "value", "unit", "kind"}};
    for (int i = 0; i <= count; i++) {
        if (i > 0)
            fill(&lines[i], run->model, run->rows.written.variables[i - 1]);
        for (int k = 0; k < COLUMNS; k++)
            width[k] = (int)strlen(lines[i].text[k]) > width[k] ? (int)strlen(lines[i].text[k]) : width[k];
    }
    for (int i = 0; i <= count; i++)
        fprintf(out, "%-*s  %*s  %-*s  %s\n", width[0], lines[i].text[0], width[1], lines[i].text[1], width[2],
                lines[i].text[2], lines[i].text[3]);
    fprintf(out, "%s: %d value%s in %s\n", run->about->info->name, count, count == 1 ? "" : "s",
            strcmp(run->options->output, "-") == 0 ? "standard output" : run->options->output);
}

const struct ValuePart value_part = {print_values};
