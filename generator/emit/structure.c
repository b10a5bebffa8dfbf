/* structure.c - what depends on the structure of the equations: which variables are states, where they and their
 * derivatives are, and how these depend on each other. */
#include "emit/program.h"

#include <stdlib.h>
#include <string.h>

/* Members of one form at even distances in struct Model and in a vector. */
typedef struct {
    int at, step, count;
    int index, index_step; /* an index of the path, and how that advances; index -1: it has none */
    const char *first, *second;
} VectorRun;
typedef List(VectorRun) VectorRunList;

/* Appends to the last run of its form, if it goes on evenly there. `open`: the bracket of the path's index that may
 * advance; NULL: it has none. */
static void add_to_runs(Arena *arena, VectorRunList *runs, Map *run_of, const char *path, const char *open, int at)
{
    const size_t before = open ? (size_t)(open - path) + 1 : strlen(path);
    const char *behind = path + before + strspn(path + before, "0123456789");
    const int index = path[before] ? atoi(path + before) : -1;
    const Name form = name_format("%.*s#%s", (int)before, path, behind);
    const int known = map_get(run_of, form, -1);
    VectorRun *run = known >= 0 ? &runs->at[known] : NULL;
    const bool is_second = run && run->count == 1 && index > run->index;
    if (is_second) {
        run->step = at - run->at;
        run->index_step = index - run->index;
        run->second = path;
    }
    if (run && index >= 0 && (is_second || (at == run->at + run->count * run->step &&
                                            index == run->index + run->count * run->index_step))) {
        run->count++;
        return;
    }
    map_put(run_of, form, runs->count);
    list_push(arena, runs, (VectorRun){.at = at, .count = 1, .index = index, .first = path});
}

/* Of states or their derivatives: by the last index of their paths, or by the first one if those are fewer. */
static VectorRunList find_runs(const Program *p, const Causal *causal, Arena *arena, bool are_derivatives)
{
    VectorRunList runs[2] = {{0}, {0}};
    for (int k = 0; k < 2; k++) {
        Map *run_of = map_new(arena);
        for (int i = 0; i < causal->states.count; i++) {
            const int state = causal->states.at[i];
            const int v = are_derivatives ? causal->variables.at[state].derivative : state;
            const char *path = arena_format(arena, "%s", emit_stored_text(p, v));
            add_to_runs(arena, &runs[k], run_of, path, k == 0 ? strrchr(path, '[') : strchr(path, '['), i);
            arena_reset(p->scratch);
        }
    }
    return runs[runs[1].count < runs[0].count];
}

/* Where states and their derivatives are. */
static void vectors_print(const Program *p, const Causal *causal, Record *record)
{
    static const char *const names[] = {"state_runs", "derivative_runs"};
    for (int k = 0; k < 2; k++) {
        Arena *arena = arena_new();
        const VectorRunList runs = find_runs(p, causal, arena, k == 1);
        Items rows = code_array(p->arena);
        for (int i = 0; i < runs.count; i++) {
            const VectorRun *run = &runs.at[i];
            const char *member = strstr(run->first, "m->");
            Items row = code_array(p->scratch);
            code_add_count(&row, "at", run->at);
            if (member)
                code_add_place(&row, "offset", member + 3);
            else
                code_add_field(&row, "is_number", arena_format(p->scratch, "true, .number = %s", run->first));
            if (run->first[0] == '-' && member)
                code_add_field(&row, "is_negative", "true");
            if (run->count > 1) {
                code_add_count(&row, "step", run->step);
                code_add_count(&row, "more", run->count - 1);
                code_add_field(&row, "distance", arena_format(p->scratch, "offsetof(Model, %s) - offsetof(Model, %s)",
                                                              strstr(run->second, "m->") + 3, member + 3));
            }
            code_add_item(&rows, arena_format(p->scratch, "{%s}", row.text.at));
            arena_reset(p->scratch);
        }
        arena_free(arena);
        code_add_item(&rows, "{.at = -1}");
        record_set(record, names[k], code_array_text("ModelRun", &rows));
    }
}

static void record_state_rows(Program *p, const Causal *causal, const char *suffix, Record *table)
{
    const int count = causal->states.count;
    int *rows = arena_array(p->arena, int, count + 1);
    Text text = text_new(p->arena);
    for (int i = 0; i < count; i++) {
        const int state = causal->states.at[i], set = causal->variables.at[state].set;
        rows[i] = set < 0 ? p->places.at[state].row : -1 - p->set_numbers[set];
    }
    record_format(table, "state_count", "%d", count);
    Record *record = record_when(table, "with_states", count > 0);
    if (!record)
        return;
    record_set(record, "states", series_text(p, &text, arena_format(p->arena, "states%s", suffix), rows, count));
    record_set(record, "state_tables", text.at);
}

/* Rows of what is absent in the mode. */
static void record_absent(Program *p, const Mode *mode, const char *suffix, Record *structure)
{
    IntList rows = {0};
    Text text = text_new(p->arena);
    for (int i = 0; i < p->rows.count && mode; i++) {
        const int variable = p->rows.at[i];
        const CausalVariable *v = &mode->causal->variables.at[variable];
        const int own = v->role == ROLE_ALIAS ? v->representative : variable;
        const Role role = own >= 0 ? mode->causal->variables.at[own].role : ROLE_CONSTANT;
        if (role == ROLE_ABSENT || (!causal_is_constant_role(role) && mode_lacks(p->causal, mode, v->presence)))
            list_push(p->arena, &rows, i);
    }
    Record *absent = record_when(structure, "with_absent", rows.count > 0);
    if (!absent)
        return;
    const char *name = arena_format(p->arena, "absent%s", suffix);
    record_set(absent, "absent", series_text(p, &text, name, rows.at, rows.count));
    record_set(absent, "absent_tables", text.at);
    record_format(absent, "absent_count", "%d", rows.count);
}

void structures_print(Program *p, Record *record, Text *functions)
{
    const Causal *causal = p->causal;
    Text choice = text_new(p->arena);
    for (int k = 0; k < structure_count(p); k++) {
        const Mode *mode = causal->modes.count ? &causal->modes.at[k] : NULL;
        const Causal *own = structure_of(p, k);
        const char *suffix = mode ? arena_format(p->arena, "_%s", mode->name) : "";
        Record *structure = record_add(record, "structures");
        record_set(structure, "suffix", suffix);
        if (k == 0)
            record_set(record, "first_suffix", suffix);
        vectors_print(p, own, structure);
        record_state_rows(p, own, suffix, structure);
        record_absent(p, mode, suffix, structure);
        Record *named = record_when(structure, "with_mode", mode != NULL);
        if (mode) {
            record_set(named, "condition", code_string(p->arena, mode->condition));
            Record *startless = record_when(named, "without_start", mode->start_obstacle != NULL);
            if (startless)
                record_set(startless, "obstacle", code_string(p->arena, mode->start_obstacle));
        }
        const char *partials = partials_print(p, own->linearization, suffix, record, structure, functions);
        if (mode && partials)
            text_format(&choice, "    if (%s)\n        %s(m, partial);\n", modes_condition(p, (ModeSet)1 << k),
                        partials);
    }
    if (causal->modes.count)
        record_function(record, "partials", choice.at);
    selectors_print(p, record);
}
