/* list.c - variables and their values as a table. */
#include "between.h"
#include "parts.h"

#include <string.h>

const char *variable_kind(const ModelVariable *v)
{
    if (variable_is_alias(v))
        return "alias";
    switch (v->kind) {
    case MODEL_CONSTANT: return "constant";
    case MODEL_DERIVED_CONSTANT: return "derived";
    case MODEL_STATE: return "state";
    case MODEL_CANDIDATE: return "candidate";
    case MODEL_DERIVATIVE: return "derivative";
    case MODEL_ALGEBRAIC: return "variable";
    case MODEL_DISCRETE: return "discrete";
    case MODEL_INPUT: return "input";
    }
    return "";
}

int report_wider(int width, const char *text)
{
    const int length = (int)strlen(text);
    return length > width ? length : width;
}

/* Writes words in one line, on at least that many columns. */
static void write_text(FILE *out, const char *words, int width)
{
    for (const char *at = words; *at; at++)
        fputc((unsigned char)*at < ' ' || *at == 0x7F ? ' ' : *at, out);
    fprintf(out, "%*s", report_wider(width, words) - report_wider(0, words), "");
}

/* Writes words, if there are any, behind a word that introduces them and before a blank. */
static void write_part(FILE *out, const char *word, const char *words)
{
    if (!words || !*words)
        return;
    fputs(word, out);
    write_text(out, words, 0);
    fputc(' ', out);
}

static const char *value_text(const Model *m, int variable, Number *number)
{
    return variable_is_absent(m, variable) ? "absent"
                                           : variable_text(described(m), variable, variable_value(m, variable), number);
}

void report_selected(const Model *m, const Selection *s, FILE *out)
{
    int path = 4, unit = 4, value = 5;
    Number number;
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &described(m)->variables[s->variables[i]];
        path = report_wider(path, v->path);
        unit = report_wider(unit, v->unit);
        value = report_wider(value, value_text(m, s->variables[i], &number));
    }
    fprintf(out, "%-*s  %-10s  %*s  %-*s  %s\n", path, "path", "kind", value, "value", unit, "unit",
            "description, source");
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &described(m)->variables[s->variables[i]];
        write_text(out, v->path, path);
        fprintf(out, "  %-10s  ", variable_kind(v));
        const char *words = value_text(m, s->variables[i], &number);
        fprintf(out, "%*s", value - report_wider(0, words), "");
        write_text(out, words, 0);
        fputs("  ", out);
        write_text(out, v->unit, unit);
        fputs("  ", out);
        if (variable_is_alias(v))
            write_part(out, v->sign < 0 ? "= -" : "= ", variable_equal(v, &number));
        write_part(out, "from ", v->bound_to ? v->bound_to->path : NULL);
        for (int k = 0; v->literals && v->literals[k]; k++) {
            write_text(out, v->literals[k], 0);
            fputs(v->literals[k + 1] ? ", " : " ", out);
        }
        if (described(m)->variant)
            described(m)->variant->show(described(m), s->variables[i], out);
        write_part(out, "", v->description);
        fputc('(', out);
        write_text(out, v->source, 0);
        fputs(")\n", out);
    }
}
