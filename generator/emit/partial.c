/* partial.c - model_partials, and the tables with which the runtime composes the Jacobian from them. An FMU has a
 * second Jacobian, which also has inputs as columns and outputs as rows; it shares partials with the first one. */
#include "emit/place.h"
#include "emit/stage.h"
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/rig.h"
#include "emit/words.h"

#include <string.h>

typedef struct Partials {
    Program *p;
    const Linearization *l;
    const struct Partials *former; /* the first Jacobian, whose partials come before these; NULL: this is it */
    const char *name;              /* of its tables and fields */
    const char *function;          /* name of the function that computes them */
    int *index, *row_of;  /* by term: its partial, its row */
    bool *is_first;       /* by term: the partial is computed for it, others use it too */
    List(double) numbers; /* partials that are numbers, which come first; of both Jacobians */
    int begin, partials;  /* its own partials other than numbers: the first one, and the end */
    const char **names;   /* by partial: its enumerator; of a literal NULL */
    CScope *scope;        /* of the enumerators */
    bool *is_looped;      /* by partial: computed in a loop, where only the first one has a name */
    IntList batch;   /* terms whose partials the function being written computes */
    IntList rows;    /* their rows */
    Text tables, fields;
} Partials;

static Partials partials_new(Program *p, const Linearization *l, const char *name, const char *function)
{
    const int terms = l->terms.count;
    return (Partials){.p = p,
                      .l = l,
                      .name = name,
                      .function = function,
                      .index = arena_array(p->arena, int, terms),
                      .is_first = arena_array(p->arena, bool, terms),
                      .row_of = arena_array(p->arena, int, terms)};
}

/* Numbers the partials of `of` that are literals; equal ones share a number. They come before all others. */
static void number_literals(Partials *w, Map *literals, Partials *of)
{
    for (int t = 0; t < of->l->terms.count; t++) {
        Expr partial = of->l->terms.at[t].partial;
        if (partial->op != OP_NUMBER)
            continue;
        uint64_t bits;
        memcpy(&bits, &partial->number, sizeof bits);
        of->index[t] = map_get_number(literals, bits, -1);
        if (of->index[t] >= 0)
            continue;
        of->index[t] = w->numbers.count;
        map_put_number(literals, bits, w->numbers.count);
        list_push(w->p->arena, &w->numbers, partial->number);
    }
}

/* By row: the same row of the first Jacobian, which has all rows of a block or none; -1: it has none. */
static int *find_former(const Partials *w)
{
    const SlopeRow *row = w->l->rows.at;
    int *former = arena_array(w->p->arena, int, w->l->rows.count + 1);
    Map *row_of = map_new(w->p->arena);
    for (int r = w->former ? w->former->l->rows.count - 1 : -1; r >= 0; r--)
        map_put(row_of, w->former->l->rows.at[r].block, r);
    for (int r = 0; r < w->l->rows.count; r++) {
        if (r == 0 || row[r].block != row[r - 1].block)
            former[r] = map_get(row_of, row[r].block, -1);
        else
            former[r] = former[r - 1] < 0 ? -1 : former[r - 1] + 1;
    }
    return former;
}

/* The partial by the same variable in that row of the first Jacobian; -1: there is none. */
static int former_partial(const Partials *w, int former_row, int variable)
{
    const SlopeRow *row = former_row < 0 ? NULL : &w->former->l->rows.at[former_row];
    for (int t = row ? row->first : 0; row && t < row->first + row->count; t++)
        if (w->former->l->variable[w->former->l->terms.at[t].slot] == variable)
            return w->former->index[t];
    return -1;
}

/* Numbers the other partials; equal ones in one row share a number. */
static void number_partials(Partials *w)
{
    Map *seen = map_new(w->p->arena);
    const int *former = find_former(w);
    w->begin = w->partials = w->former ? w->former->partials : w->numbers.count;
    for (int r = 0; r < w->l->rows.count; r++) {
        const SlopeRow *row = &w->l->rows.at[r];
        int first = w->partials;
        for (int t = row->first; t < row->first + row->count; t++) {
            Expr partial = w->l->terms.at[t].partial;
            if (partial->op == OP_NUMBER)
                continue;
            w->row_of[t] = r;
            w->index[t] = former_partial(w, former[r], w->l->variable[w->l->terms.at[t].slot]);
            if (w->index[t] >= 0)
                continue;
            int known = map_get(seen, partial, -1);
            w->is_first[t] = known < first;
            w->index[t] = w->is_first[t] ? w->partials++ : known;
            if (w->is_first[t])
                map_put(seen, partial, w->index[t]);
        }
    }
}

/* The modes in which the row's partials are computed: all modes if they depend on constants only. */
static ModeSet modes_of_row(const Partials *w, int row)
{
    const SlopeRow *r = &w->l->rows.at[row];
    bool is_constant = r->block->modes.in != 0;
    for (int t = r->first; t < r->first + r->count && is_constant; t++)
        is_constant = causal_mentions_constants_only(w->p->scratch, w->p->causal, w->l->terms.at[t].partial);
    return is_constant ? (ModeSet){0, 0} : r->block->modes;
}

/* The name of its equation, or of its branch. */
static const char *row_name(const Partials *w, const SlopeRow *row)
{
    return row->equation >= 0
               ? emit_equation_name(w->p, row->equation)
               : c_capitals(w->p->scratch, w->p->layout.places.at[w->l->variable[row->slot]].member->name);
}

/* Names such as D_E5_BY_T: equation and variable. Partials computed in some modes only also have the modes' names. */
static void name_partials(Partials *w)
{
    Program *p = w->p;
    CScope *modal = cscope_members(p->arena); /* an equation determines one variable in some modes, another in others */
    w->names = arena_array(p->arena, const char *, w->partials + 1);
    w->scope = cscope_members(p->arena);
    for (int i = w->former ? w->former->begin : 0; w->former && i < w->former->partials; i++)
        cscope_fresh(w->scope, w->former->names[i]);
    for (int r = 0; r < w->l->rows.count; r++) {
        const SlopeRow *row = &w->l->rows.at[r];
        IntList terms = {0}, variables = {0};
        for (int t = row->first; t < row->first + row->count; t++)
            if (w->is_first[t]) {
                list_push(p->scratch, &terms, t);
                list_push(p->scratch, &variables, w->l->variable[w->l->terms.at[t].slot]);
            }
        const char **names = emit_partial_names(p, row_name(w, row), &variables);
        const ModeSet modes = modes_of_row(w, r);
        const char *of = modes.in && terms.count ? modeset_name(p->scratch, p->causal, modes) : "";
        for (int i = 0; i < terms.count; i++) {
            const char *wish = names[i];
            if (*of)
                wish = arena_format(p->scratch, "%s_%s", wish, c_upper_case(p->scratch, of));
            w->names[w->index[terms.at[i]]] = w->former              ? cscope_fresh(w->scope, wish)
                                              : row->block->modes.in ? cscope_fresh(modal, wish)
                                                                     : wish;
        }
        arena_reset(p->scratch);
    }
}

static void print_enumerators(const Partials *w, Text *functions)
{
    NameList names = {0};
    IntList numbers = {0};
    for (int i = w->begin; i < w->partials; i++)
        if (!w->is_looped[i]) {
            list_push(w->p->scratch, &names, w->names[i]);
            list_push(w->p->scratch, &numbers, i);
        }
    if (names.count)
        text_format(functions, "\n/* Each equation by what it holds; before them are %s. */\n%s",
                    w->former ? "those above" : "the numbers in the tables",
                    code_enumerators(w->p->scratch, &names, &numbers, false));
    arena_reset(w->p->scratch);
}

/* ---- the functions ---- */

/* The statement of a row's first partial gets a comment with the variable that the row determines. */
static void print_partials(Partials *w, Body *body)
{
    Program *p = w->p;
    for (int i = 0; i < w->batch.count; i++) {
        const SlopeRow *row = &w->l->rows.at[w->rows.at[i]];
        const bool is_first = i == 0 || w->rows.at[i] != w->rows.at[i - 1];
        const char *of = row->slot < 0 ? "left - right" : emit_path_text(p, w->l->variable[row->slot]);
        const Code *value = body_expr(body, w->l->terms.at[w->batch.at[i]].partial, row_name(w, row));
        body_traced(body, is_first ? c_comment(p->scratch, of) : NULL, "partial[%s] = %s;",
                    w->names[w->index[w->batch.at[i]]], value);
    }
}

static void print_batch(Partials *w, Split *split)
{
    Program *p = w->p;
    if (!w->batch.count)
        return;
    Piece *piece = split->piece;
    if (!piece || piece->statements + w->batch.count > SPLIT_LIMIT)
        piece = split_piece(split);
    if (!piece->body.all.count)
        piece->name =
            arena_format(split->arena, "%s_from_%s", split->prefix, row_name(w, &w->l->rows.at[w->rows.at[0]]));
    piece->statements += w->batch.count;
    const ModeSet modes = modes_of_row(w, w->rows.at[0]);
    CodeLines inside = code_lines_new(p->scratch);
    Body body = body_new(p, &inside, piece->scope);
    for (int i = 0; i < w->batch.count; i++)
        body_count(&body, w->l->terms.at[w->batch.at[i]].partial);
    body.indent += modes.in ? 4 : 0;
    print_partials(w, &body);
    modes_condition_lines(p, modes, &inside, &piece->body);
    body = body_new(p, &piece->body, piece->scope);
    if (!code_lines_have_members(&piece->body))
        body_line(&body, "(void)m;");
    w->batch.count = w->rows.count = 0;
    arena_reset(p->scratch);
}

/* Prints loops for partials of one form whose operands are all stored, and clears the is_first of these partials. */
static void print_loops(Partials *w, Split *split)
{
    Program *p = w->p;
    Arena *arena = arena_new_like(p->arena);
    Groups *groups = group_begin(arena, p->style);
    ExprList leaves = {0};
    for (int t = 0; t < w->l->terms.count; t++) {
        const Assignment a = {.value = w->l->terms.at[t].partial};
        CodeList codes = {0};
        bool are_stored = true;
        if (!w->is_first[t] || modes_of_row(w, w->row_of[t]).in || !form_leaves(arena, &a, &leaves))
            continue;
        list_push(arena, &codes, code_number(arena, w->index[t]));
        for (int i = 0; i < leaves.count; i++) {
            const int variable = leaves.at[i]->op == OP_TIME ? -1 : causal_variable(p->causal, leaves.at[i]);
            const Place *place = variable >= 0 ? &p->layout.places.at[variable] : NULL;
            are_stored = are_stored && (!place || place->member);
            if (are_stored)
                list_push(arena, &codes, code_copy(arena, place ? emit_stored(p, variable)
                                                                : code_read(p->scratch, p->layout.time)));
        }
        if (!are_stored)
            continue;
        /* partials by one feature advance evenly; those by two features that share a matrix alternate */
        const char *by = emit_feature_text(p, w->l->variable[w->l->terms.at[t].slot]);
        list_push(arena, &codes, code_format(arena, "%s", arena_format(arena, "%.*s", (int)strcspn(by, "["), by)));
        group_statement(groups, t, 0, form_template(a.value, &leaves), &codes);
        arena_reset(p->scratch);
    }
    const GroupRuns runs = group_runs(groups, p->functions);
    for (int at = 0, end; at < runs.count; at = end) {
        for (end = at + 1; end < runs.count && group_is_same_loop(&runs.at[at], &runs.at[end]); end++)
            continue;
        if (!runs.at[at].heads[1])
            continue;
        Piece *piece = split_statement(split);
        const int indent = group_open(&runs.at[at], end - at, true, &piece->body, 4);
        CScope *scope = cscope_within(p->scratch, piece->scope);
        for (int k = at; k < end; k++) {
            const int term = runs.at[k].items.at[0];
            const Assignment a = {.value = w->l->terms.at[term].partial};
            Body body = body_new(p, &piece->body, scope);
            form_leaves(p->scratch, &a, &leaves);
            const Expr value = form_template(a.value, &leaves);
            body_name_places(&body, &leaves, runs.at[k].codes + 1);
            body.indent = indent;
            body_count(&body, value);
            for (int i = 0; i < runs.at[k].items.count; i++) {
                w->is_first[runs.at[k].items.at[i]] = false;
                w->is_looped[w->index[runs.at[k].items.at[i]]] = true;
            }
            const int first = w->index[term];
            const CodeIndex *index = &runs.at[k].indices[0];
            w->is_looped[first] = !index->step || index->table; /* else it is written by its name */
            const Code *row = code_with_name(p->scratch, runs.at[k].codes[0], w->names[first], NULL);
            const char *wish = row_name(w, &w->l->rows.at[w->row_of[term]]);
            body_line(&body, "partial[%s] = %s;", row, body_expr(&body, value, wish));
            leaves = (ExprList){0};
        }
        group_close(&piece->body, indent);
        arena_reset(p->scratch);
    }
    arena_free(arena);
}

/* The body of the function. */
static const char *functions_print(Partials *w, Text *functions)
{
    Split split =
        split_new(w->p, functions, w->function,
                  arena_format(w->p->arena, "const Model *m, %s *partial", c_real(w->p->arena)), "m, partial");
    print_loops(w, &split);
    for (int r = 0; r < w->l->rows.count; r++) {
        const SlopeRow *row = &w->l->rows.at[r];
        if (w->batch.count && !modeset_is_same(modes_of_row(w, w->rows.at[0]), row->block->modes))
            print_batch(w, &split);
        for (int t = row->first; t < row->first + row->count; t++) {
            if (!w->is_first[t])
                continue;
            if (w->batch.count >= SPLIT_LIMIT)
                print_batch(w, &split);
            list_push(w->p->arena, &w->batch, t);
            list_push(w->p->arena, &w->rows, r);
        }
    }
    print_batch(w, &split);
    return split_close(&split, "", false);
}

/* ---- the tables ---- */

/* Adds a field that points to an array of these items, if there are any. */
static void add_array(Partials *w, const char *type, const char *name, const Items *items)
{
    if (items->text.length)
        text_format(&w->fields, "    .%s = %s,\n", name, code_kept(w->p, code_array_text(type, items)));
}

static void add_integers(Partials *w, const char *name, const int *numbers, int count)
{
    if (count)
        text_format(&w->fields, "    .%s = %s,\n", name,
                    series_text(w->p, &w->tables, arena_format(w->p->arena, "%s_%s", w->name, name), numbers, count));
}

/* By row: its first term (at the end, the number of terms), and its slot. By term: the slot of its variable. */
typedef struct {
    int *row_start, *row_slot, *term_slot;
} RowTables;

static RowTables row_tables(Arena *arena, const Linearization *l)
{
    const int rows = l->rows.count, terms = l->terms.count;
    const RowTables tables = {arena_array(arena, int, rows + 1), arena_array(arena, int, rows),
                              arena_array(arena, int, terms)};
    for (int r = 0; r < rows; r++) {
        tables.row_start[r] = l->rows.at[r].first;
        tables.row_slot[r] = l->rows.at[r].slot;
    }
    tables.row_start[rows] = terms;
    for (int t = 0; t < terms; t++)
        tables.term_slot[t] = l->terms.at[t].slot;
    return tables;
}

/* Adds the inputs, whose columns come after those of the states, and the slots of outputs and indicators. */
static void add_unit(Partials *w)
{
    const Program *p = w->p;
    const System *system = p->system;
    const IntList *outputs = rig_variables(p->rig, RIG_OUTPUT);
    int *slot_of = graph_indices(p->arena, p->causal->variables.count);
    IntList rows = {0}, slots = {0};
    for (int s = 0; s < w->l->slots; s++)
        slot_of[w->l->variable[s]] = s;
    for (int i = 0; i < system->inputs.count; i++)
        if (linearization_takes(system, &system->inputs.at[i]))
            list_push(p->arena, &rows, p->layout.places.at[system->inputs.at[i].variable].row);
    for (int i = 0; i < outputs->count; i++) {
        const int own = causal_representative(p->causal, outputs->at[i]);
        list_push(p->arena, &slots, own < 0 ? -1 : slot_of[own]);
    }
    add_integers(w, "input_rows", rows.at, rows.count);
    add_integers(w, "output_slot", slots.at, slots.count);
    slots.count = 0;
    for (int b = 0; b < p->causal->branches.count; b++)
        for (int k = 0; k <= p->causal->branches.at[b].is_integer && w->l->watched[b] >= 0; k++)
            list_push(p->arena, &slots, w->l->watched[b]);
    add_integers(w, "indicator_slot", slots.at, slots.count);
    if (w->partials > w->begin)
        text_add(&w->fields, "    .further = model_further_partials,\n");
}

static void tables_record(Partials *w, Record *record)
{
    Program *p = w->p;
    const Linearization *l = w->l;
    const int rows = l->rows.count, terms = l->terms.count;
    w->tables = w->fields = text_new(p->arena);
    Items counts = code_items(p->scratch, MOST_ENUMERATORS, true), numbers = code_array(p->scratch), loops = numbers;
    code_add_item(&counts, arena_format(p->scratch, ".states = %d", l->states));
    code_add_count(&counts, "inputs", l->inputs);
    code_add_count(&counts, "slots", l->slots);
    code_add_count(&counts, "rows", rows);
    code_add_count(&counts, "loop_count", l->loops.count);
    code_add_count(&counts, "partial_count", w->partials);
    code_add_count(&counts, "number_count", w->numbers.count);
    const bool has_pattern = l->states > 0 && !l->is_full && !l->is_augmented && l->pattern.start;
    const bool has_colours = !has_pattern || !p->sizes.list;
    if (has_colours) { /* else found when the program starts: their pattern differs from size to size */
        code_add_count(&counts, "colours", l->colours);
        code_add_count(&counts, "long_row_count", l->long_rows.count);
    }
    text_format(&w->fields, "    %s,\n", counts.text.at);
    if (l->is_augmented)
        text_add(&w->fields, "    .is_augmented = true,\n");
    if (l->is_sparse)
        text_add(&w->fields, "    .is_sparse = true,\n");
    for (int i = 0; i < w->numbers.count; i++)
        code_add_item(&numbers, c_number(w->numbers.at[i]));
    add_array(w, "double", "numbers", &numbers);
    const RowTables tables = row_tables(p->arena, l);
    add_integers(w, "row_start", tables.row_start, rows ? rows + 1 : 0);
    add_integers(w, "row_slot", tables.row_slot, rows);
    add_integers(w, "term_slot", tables.term_slot, terms);
    add_integers(w, "term_partial", w->index, terms);
    Lines rows_of_loops = {0};
    for (int i = 0; i < l->loops.count; i++) {
        const SlopeLoop *loop = &l->loops.at[i];
        list_push(p->arena, &rows_of_loops,
                  arena_format(p->arena, "%d, %d, %d, %d", loop->row, loop->inner, loop->size, loop->tear));
        code_add_item(&loops, arena_format(p->scratch, "{%s}", list_last(&rows_of_loops)));
    }
    if (p->sizes.list && loops.text.length) {
        rows_fill(&p->sizes.filling, "ModelSlopeLoop", "slope_loops", &rows_of_loops);
        text_add(&w->fields, "    .loops = slope_loops,\n");
    } else {
        add_array(w, "ModelSlopeLoop", "loops", &loops);
    }
    add_integers(w, "derivative", l->derivative, l->states);
    if (has_pattern) {
        Incidence columns = incidence_transpose(p->arena, &l->pattern);
        add_integers(w, "column_start", columns.start, l->states + 1);
        add_integers(w, "row_index", columns.column, (int)l->nonzeros);
    }
    if (has_pattern && has_colours) {
        add_integers(w, "colour", l->colour, l->states);
        add_integers(w, "long_rows", l->long_rows.at, l->long_rows.count);
    }
    if (w->former)
        add_unit(w);
    record_set(record, arena_format(p->arena, "%s_tables", w->name), w->tables.at);
    record_set(record, arena_format(p->arena, "%s_fields", w->name), w->fields.at);
    arena_reset(p->scratch);
}

static void set_numbers(Arena *arena, Record *record, const char *field, const int *numbers, int count)
{
    Items items = code_items(arena, MOST_ENUMERATORS, true);
    for (int i = 0; i < count; i++)
        code_add_number(&items, numbers[i]);
    record_set(record, field, count ? items.text.at : "0");
}

/* The fields for portable C, which has the tables within one function. */
static void record_for_portable(Partials *w, Record *record)
{
    Arena *arena = w->p->arena;
    const Linearization *l = w->l;
    const int rows = l->rows.count, terms = l->terms.count;
    const RowTables tables = row_tables(arena, l);
    int *row_cluster = arena_array(arena, int, rows + 1);
    Text numbers = text_new(arena);
    Items row_modes = code_items(arena, MOST_ENUMERATORS, true);
    Record *list = record_when(record, "with_jacobian", true);
    for (int r = 0; r < rows; r++) {
        const ModeSet modes = l->rows.at[r].block->modes;
        row_cluster[r] = modes.cluster;
        code_add_item(&row_modes, arena_format(arena, "0x%llxU", (unsigned long long)modes.in));
    }
    for (int i = 0; i < w->numbers.count; i++)
        text_format(&numbers, "    partial[%d] = %s;\n", i, c_number_in(arena, w->numbers.at[i]));
    set_numbers(arena, list, "row_start", tables.row_start, rows + 1);
    set_numbers(arena, list, "row_slot", tables.row_slot, rows);
    Record *modes = record_when(list, "with_row_modes", w->p->causal->clusters.count > 0);
    if (modes) {
        set_numbers(arena, modes, "row_cluster", row_cluster, rows);
        record_set(modes, "row_modes", rows ? row_modes.text.at : "0U");
    }
    set_numbers(arena, list, "term_slot", tables.term_slot, terms);
    set_numbers(arena, list, "term_partial", w->index, terms);
    set_numbers(arena, list, "derivative", l->derivative, l->states);
    record_set(list, "numbers", numbers.at);
    record_format(list, "slots", "%d", l->slots);
    record_format(list, "rows", "%d", rows);
    record_format(list, "partial_count", "%d", w->partials > 0 ? w->partials : 1);
}

static void print_all(Partials *w, Record *record, Text *functions)
{
    Program *p = w->p;
    number_partials(w);
    name_partials(w);
    w->is_looped = arena_array(p->arena, bool, w->partials + 1);
    Text inside = text_new(p->arena);
    record_function(record, w->function, functions_print(w, &inside));
    print_enumerators(w, functions);
    text_add(functions, inside.at);
    if (p->portable)
        record_for_portable(w, record);
    else
        tables_record(w, record);
}

void partials_print(Program *p, Record *record, Text *functions)
{
    const Linearization *l = p->causal->linearization, *of_unit = p->causal->sensitivities;
    const Linearization *further = of_unit == l ? NULL : of_unit;
    Record *list = record_when(record, "with_sensitivities", of_unit != NULL);
    if (list)
        record_set(list, "sensitivities",
                   arena_format(p->arena, "%s%s%s", record_text(record, "coloured"),
                                further ? "sensitivities" : "jacobian", record_text(record, "end_coloured")));
    record_when(record, "with_further", further != NULL);
    Map *literals = map_new(p->arena);
    Partials w = partials_new(p, l, "jacobian", "partials"), unit;
    number_literals(&w, literals, &w);
    if (further) {
        unit = partials_new(p, further, "sensitivities", "further_partials");
        unit.former = &w;
        number_literals(&w, literals, &unit);
        unit.numbers.at = w.numbers.at;
        unit.numbers.count = w.numbers.count;
    }
    print_all(&w, record, functions);
    if (!further) {
        record_when(record, "with_further_partials", false);
        return;
    }
    Text others = text_new(p->arena);
    print_all(&unit, record, &others);
    record_set(record, "further_functions", others.at);
}
