/* structure.c - data that depend on the structure of the equations: which variables are states, where they and their
 * derivatives are, and how these depend on each other. */
#include "emit/stage.h"
#include "emit/passes.h"
#include "emit/item.h"

#include <stdlib.h>
#include <string.h>

/* Members of one form at even distances in struct Model and in a vector. */
typedef struct {
    int at, step, count;
    int index, index_step; /* a subscript of the member, and how that advances; index -1: it has none */
    const CodeHole *first, *second; /* NULL: it is a number */
    const char *words;              /* text before the member: a sign; or the number */
} VectorRun;
typedef List(VectorRun) VectorRunList;

/* The member's form, but for one of its subscripts, which may advance. */
static Name form_of(Arena *arena, const Code *code, int open)
{
    Text form = text_new(arena);
    const Member *member = code->count ? code->holes[0].member : NULL;
    text_format(&form, "%s %s", code->words, member ? member->shape->text : "");
    for (int i = 0; member && i < member->count; i++)
        if (i != open)
            text_format(&form, " %d", member->subscripts[i]);
    return name_of(form.at);
}

/* Appends to the last run of its form, if it goes on evenly there. */
static void add_to_runs(Arena *arena, VectorRunList *runs, Map *run_of, const Code *code, int open, int at)
{
    const CodeHole *hole = code->count ? code->holes : NULL;
    const int index = hole && hole->member->count ? hole->member->subscripts[open] : -1;
    const Name form = form_of(arena, code, open);
    const int known = map_get(run_of, form, -1);
    VectorRun *run = known >= 0 ? &runs->at[known] : NULL;
    const bool is_second = run && run->count == 1 && index > run->index;
    if (is_second) {
        run->step = at - run->at;
        run->index_step = index - run->index;
        run->second = hole;
    }
    if (run && index >= 0 && (is_second || (at == run->at + run->count * run->step &&
                                            index == run->index + run->count * run->index_step))) {
        run->count++;
        return;
    }
    map_put(run_of, form, runs->count);
    list_push(arena, runs, (VectorRun){.at = at, .count = 1, .index = index, .first = hole, .words = code->words});
}

/* The runs of states or derivatives: by the last subscript of their members, or by the first one if these are fewer. */
static VectorRunList find_runs(const Program *p, Arena *arena, bool are_derivatives)
{
    const Causal *causal = p->causal;
    VectorRunList runs[2] = {{0}, {0}};
    for (int k = 0; k < 2; k++) {
        Map *run_of = map_new(arena);
        for (int i = 0; i < causal->states.count; i++) {
            const int state = causal->states.at[i];
            const int v = are_derivatives ? causal->variables.at[state].derivative : state;
            const Code *code = code_copy(arena, emit_stored(p, v));
            const int last = code->count ? code->holes[0].member->count - 1 : -1;
            add_to_runs(arena, &runs[k], run_of, code, k == 0 ? last : 0, i);
            arena_reset(p->scratch);
        }
    }
    return runs[runs[1].count < runs[0].count];
}

/* Where states and their derivatives are. */
static void vectors_print(const Program *p, Record *record)
{
    static const char *const names[] = {"state_runs", "derivative_runs"};
    for (int k = 0; k < 2; k++) {
        Arena *arena = arena_new_like(p->arena);
        const VectorRunList runs = find_runs(p, arena, k == 1);
        Items rows = code_array(p->arena);
        for (int i = 0; i < runs.count; i++) {
            const VectorRun *run = &runs.at[i];
            const Member *member = run->first ? run->first->member : NULL;
            Items row = code_array(p->scratch);
            code_add_count(&row, "at", run->at);
            if (member)
                code_add_place(&row, "offset", member);
            else
                code_add_field(&row, "is_number", arena_format(p->scratch, "true, .number = %s", run->words));
            if (run->words[0] == '-' && member)
                code_add_field(&row, "is_negative", "true");
            if (run->count > 1) {
                code_add_count(&row, "step", run->step);
                code_add_count(&row, "more", run->count - 1);
                code_add_field(&row, "distance", arena_format(p->scratch, "%s - %s",
                                                              code_place(p->scratch, run->second->member->text),
                                                              code_place(p->scratch, member->text)));
            }
            code_add_item(&rows, arena_format(p->scratch, "{%s}", row.text.at));
            arena_reset(p->scratch);
        }
        arena_free(arena);
        code_add_item(&rows, "{.at = -1}");
        record_set(record, names[k], code_kept(p, code_array_text("ModelRun", &rows)));
    }
}

static void states_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    const int count = causal->states.count;
    int *rows = arena_array(p->arena, int, count + 1);
    Text text = text_new(p->arena);
    for (int i = 0; i < count; i++) {
        const int state = causal->states.at[i], set = causal->variables.at[state].set;
        rows[i] = set < 0 ? p->layout.places.at[state].row : -1 - p->sets.numbers[set];
    }
    record_format(record, "state_count", "%d", count);
    Record *states = record_when(record, "with_states", count > 0);
    if (!states)
        return;
    record_set(states, "states", series_text(p, &text, "states", rows, count));
    record_set(states, "state_tables", text.at);
}

/* Sets a field to a series of whole numbers, or to NULL if there are none, and adds its tables. */
static void record_series(Program *p, Record *record, const char *name, const IntList *numbers)
{
    Text tables = text_new(p->arena);
    record_set(record, name, numbers->count ? series_text(p, &tables, arena_format(p->arena, "modes_of_%s", name),
                                                          numbers->at, numbers->count)
                                            : "NULL");
    record_set(record_add(record, "tables"), "table", tables.at);
}

/* Rows of variables of parts that come and go, and the sets of modes in which they are absent. */
static void absent_record(Program *p, Record *structure, Record *modes)
{
    IntList rows = {0}, sets = {0};
    Text text = text_new(p->arena);
    for (int i = 0; i < p->layout.rows.count; i++) {
        const ModeSet absence = modes_absence(p, p->layout.rows.at[i]);
        if (!absence.in)
            continue;
        list_push(p->arena, &rows, i);
        list_push(p->arena, &sets, modes_number(p, absence));
    }
    Record *absent = record_when(structure, "with_absent", rows.count > 0);
    record_series(p, modes, "absent", &sets);
    if (!absent)
        return;
    record_set(absent, "absent", series_text(p, &text, "absent", rows.at, rows.count));
    record_set(absent, "absent_tables", text.at);
    record_format(absent, "absent_count", "%d", rows.count);
}

/* The modes of a Jacobian's rows, and the iteration variables of its loops. */
static void rows_record(Program *p, Record *modes, const Linearization *l, const char *rows_name,
                        const char *tears_name)
{
    IntList rows = {0}, tears = {0};
    for (int r = 0; r < l->rows.count; r++)
        list_push(p->arena, &rows, modes_number(p, l->rows.at[r].block->modes));
    for (int i = 0; i < l->tears.count; i++)
        list_push(p->arena, &tears, l->tears.at[i]);
    record_series(p, modes, rows_name, &rows);
    record_series(p, modes, tears_name, &tears);
}

static void modes_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    Record *modes = record_when(record, "with_modes", causal->clusters.count > 0);
    record_when(record, "without_modes", !modes);
    if (!modes) {
        record_when(record, "with_absent", false);
        return;
    }
    IntList states = {0};
    for (int i = 0; i < causal->state_modes.count; i++)
        list_push(p->arena, &states, modes_number(p, causal->state_modes.at[i]));
    record_series(p, modes, "states", &states);
    rows_record(p, modes, causal->linearization, "rows", "tears");
    const bool has_further = causal->sensitivities && causal->sensitivities != causal->linearization;
    if (record_when(modes, "with_further_rows", has_further))
        rows_record(p, modes, causal->sensitivities, "further_rows", "further_tears");
    absent_record(p, record, modes);
    record_list(modes, "tables");
    selectors_print(p, modes);
    Items sets = code_array(p->arena);
    for (int i = 0; i < p->modes.numbered.count; i++)
        code_add_item(&sets, modes_text(p, p->modes.numbered.at[i]));
    record_set(modes, "sets", code_kept(p, code_array_text("ModelModes", &sets)));
    record_format(modes, "set_count", "%d", p->modes.numbered.count);
    record_format(modes, "cluster_count", "%d", causal->clusters.count);
    record_format(modes, "mode_count", "%d", modes_first(p, causal->clusters.count));
}

void structures_print(Program *p, Record *record, Text *functions)
{
    vectors_print(p, record);
    states_record(p, record);
    partials_print(p, record, functions);
    modes_record(p, record);
}
