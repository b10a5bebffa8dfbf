/* portable_failed.c - portable C: the numbers in `failed`, listed in the header, and the model's own ends of a run. */
#include "emit/portable.h"

#include "emit/item.h"
#include "emit/rig.h"
#include "emit/words.h"

/* A line of the list: "state 0: ball.h". */
static void add_number(Program *p, Record *record, const char *kind, int number, const char *words)
{
    Record *row = record_add(record, "failed_numbers");
    const char *line = arena_format(p->arena, "%s %d: %s", kind, number, words);
    record_set(row, "line", arena_format(p->arena, " *     %s", c_comment(p->scratch, line)));
    record_set(row, "words", code_string(p->arena, line));
}

static void add_items(Program *p, Record *record, RigKind rig, const char *kind)
{
    const IntList *variables = rig_variables(p->rig, rig);
    for (int i = 0; i < variables->count; i++)
        add_number(p, record, kind, i, rig_item(p->rig, rig, i).path);
}

/* Discrete variables that end the run once they are true: terminating statements, failed assertions, full queues. */
static IntList find_ends(const Program *p)
{
    IntList found = {0};
    for (int i = 0; i < p->causal->discretes.count; i++) {
        const int v = p->causal->discretes.at[i];
        if (v < p->system->variables.count && p->system->variables.at[v].termination)
            list_push(p->scratch, &found, v);
    }
    return found;
}

void portable_ends(Program *p, Record *record)
{
    const IntList ends = find_ends(p);
    Record *list = record_when(record, "with_terminations", ends.count > 0);
    if (!list)
        return;
    record_list(list, "terminations");
    for (int i = 0; i < ends.count; i++) {
        const FlatVariable *end = &p->system->variables.at[ends.at[i]];
        Record *row = record_add(list, "terminations");
        record_set(row, "is_true", code_member_text(p->arena, p->layout.places.at[ends.at[i]].member));
        record_format(row, "status", "%s_%s", p->portable->prefix, end->is_violation ? "VIOLATED" : "TERMINATED");
        record_format(row, "number", "%d", i);
    }
}

/* In words, the selectors that decide the mode of a cluster. */
static const char *selectors_words(Program *p, const SelectorList *selectors)
{
    Text text = text_new(p->arena);
    for (int i = 0; i < selectors->count; i++)
        text_format(&text, "%s%s", i ? ", " : "", expr_text(p->scratch, selectors->at[i].of));
    return text.at;
}

void portable_numbers(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    const IntList ends = find_ends(p);
    record_list(record, "failed_numbers");
    for (int i = 0; i < causal->states.count; i++)
        add_number(p, record, "state", i, emit_path_text(p, causal->states.at[i]));
    for (int i = 0; i < causal->discretes.count; i++) {
        const int v = causal->discretes.at[i];
        if (v < p->system->variables.count && !p->system->variables.at[v].is_made &&
            !p->system->variables.at[v].is_hidden)
            add_number(p, record, "discrete", i, emit_path_text(p, v));
    }
    for (int e = 0; e < causal->equations.count; e++)
        if (p->messages.is_reported[e])
            add_number(p, record, "equation", e, causal->equations.at[e].id->text);
    for (int i = 0; i < p->algorithms.statement_texts.count; i++)
        add_number(p, record, "statement", i, p->algorithms.statement_texts.at[i]);
    for (int c = 0; c < causal->clusters.count; c++)
        add_number(p, record, "cluster", c, selectors_words(p, &causal->clusters.at[c].selectors));
    add_items(p, record, RIG_INPUT, "input");
    add_items(p, record, RIG_OUTPUT, "output");
    add_items(p, record, RIG_PARAMETER, "parameter");
    for (int i = 0; i < ends.count; i++)
        add_number(p, record, "end", i, p->system->variables.at[ends.at[i]].termination);
}

/* ---- numbers that are tested ---- */

void portable_require(Program *p, Text *text, const char *value, int variable, const char *status, int number)
{
    const char *function = p->system->variables.at[variable].type == TYPE_INTEGER ? "require_whole" : "require_finite";
    map_put(p->called, name_of(function), 1);
    code_line(text, 4, p->scratch, "REQUIRE(%s(m, %s, %s_%s, %d));", function, value, p->portable->prefix, status,
              number);
}

void portable_check_discretes(Program *p, Record *record)
{
    Text check = text_new(p->arena);
    for (int i = 0; i < p->causal->discretes.count; i++) {
        const int v = p->causal->discretes.at[i];
        const Place *place = &p->layout.places.at[v];
        const FlatVariable *flat = v < p->system->variables.count ? &p->system->variables.at[v] : NULL;
        if (flat && !flat->is_made && !flat->is_hidden && !flat->is_input && !place->stored.is_truth &&
            !place->stored.enumeration && !place->stored.is_queue)
            portable_require(p, &check, arena_format(p->scratch, "m->%s", code_member_text(p->scratch, place->member)),
                             v, flat->type == TYPE_INTEGER ? "INTEGER" : "DISCRETE", i);
    }
    record_set(record, "check_discretes", check.at);
}
