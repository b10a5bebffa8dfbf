/* stateset.c - state sets: storage of their variables, the Jacobian that tells which candidates fit, and the table.
 *
 * Like sets, such as those of equal parts, form a kind (group.c): an array of structs, with one function and one row of
 * the table for all of them. */
#include "emit/stage.h"
#include "emit/function.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

enum { STACK_SET = 2000 };

static const StateSet *set_of(const Program *p, const SetKind *kind, int index)
{
    return &p->causal->sets.at[kind->sets.at[index]];
}

static int kind_work(const Program *p, const SetKind *kind)
{
    const int rows = set_of(p, kind, 0)->equations.count, columns = set_of(p, kind, 0)->candidates.count;
    return 2 * (rows * columns + rows + columns);
}

int sets_work(const Program *p)
{
    int most = 0;
    for (int k = 0; k < p->sets.kinds.count; k++)
        if (kind_work(p, &p->sets.kinds.at[k]) > STACK_SET && kind_work(p, &p->sets.kinds.at[k]) > most)
            most = kind_work(p, &p->sets.kinds.at[k]);
    return most;
}

/* ---- kinds ---- */

/* The Jacobian's entries as one expression; false if they hold too many leaves to look for others like it. */
static bool find_leaves(Arena *arena, const StateSet *set, ExprList *leaves, Expr *entries)
{
    *entries = expr_raw(OP_ARRAY, NULL, set->jacobian.count, set->jacobian.at);
    return form_leaves(arena, &(Assignment){.value = *entries}, leaves);
}

/* Further common data of sets of one kind: sizes, the first choice, the candidates' features. */
static const char *shape_text(const Program *p, const StateSet *set)
{
    Text text = text_new(p->arena);
    text_format(&text, "%d", set->equations.count);
    for (int i = 0; i < set->chosen.count; i++)
        text_format(&text, " %d", set->chosen.at[i]);
    for (int k = 0; k < set->candidates.count; k++)
        text_format(&text, " %s", c_capitals(p->scratch, emit_feature_text(p, set->candidates.at[k])));
    return text.at;
}

static GroupRuns find_runs(const Program *p)
{
    Groups *groups = group_begin(p->arena, p->style);
    for (int s = 0; s < p->causal->sets.count; s++) {
        const StateSet *set = &p->causal->sets.at[s];
        ExprList leaves = {0};
        CodeList codes = {0};
        Expr entries;
        const bool is_short = find_leaves(p->scratch, set, &leaves, &entries);
        for (int i = 0; i < leaves.count && is_short; i++) {
            const int variable = causal_variable(p->causal, leaves.at[i]); /* -1: time */
            const Code *code = variable < 0 ? code_read(p->scratch, p->layout.time) : emit_stored(p, variable);
            list_push(p->arena, &codes, code_copy(p->arena, code));
        }
        list_push(p->arena, &codes, is_short ? code_words(p->arena, shape_text(p, set))
                                             : code_format(p->arena, "set %d", s));
        group_statement(groups, s, 0, is_short ? form_template(entries, &leaves) : NULL, &codes);
        arena_reset(p->scratch);
    }
    return group_runs(groups, p->functions);
}

/* Names the member of struct Model, its type, the row in the table, and functions and tables. A single set is named by
 * its number, others after the block that has the first candidate. */
static void name_kind(Program *p, SetKind *kind, CScope *members, CScope *types)
{
    const StateSet *set = set_of(p, kind, 0);
    const int number = kind->sets.at[0] + 1;
    const FlatPart *part = &p->system->parts.at[emit_owner_part(p, set->candidates.at[0])];
    const char *block = part->type ? part->type->name->text : part->identifier->text;
    const bool is_array = kind->sets.count > 1;
    kind->type = cscope_fresh(types, is_array ? arena_format(p->arena, "%sSet", block)
                                              : arena_format(p->arena, "StateSet%d", number));
    kind->member = cscope_fresh(members, is_array ? arena_format(p->arena, "%s_set", c_lower_case(p->arena, block))
                                                  : arena_format(p->arena, "set%d", number));
    const char *name = cscope_fresh_within(
        p->functions, is_array ? kind->member : arena_format(p->arena, "set_%d", number),
        C_LONGEST_EXTERNAL - (int)strlen("_jacobian"));
    static const char *const words[] = {"jacobian", "candidates", "constraints"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        cscope_fresh(p->functions, arena_format(p->arena, "%s_%s", name, words[i]));
    cscope_fresh(p->functions, arena_format(p->arena, "choose_%s", name));
    kind->function = name;
    kind->name = cscope_fresh(p->functions, c_capitals(p->arena, name));
    emit_positions(p, &kind->positions, kind->name, &set->equations, &set->candidates, is_array);
}

static void place_variables(Program *p, const SetKind *kind)
{
    const bool is_array = kind->sets.count > 1;
    for (int s = 0; s < kind->sets.count; s++) {
        const StateSet *set = set_of(p, kind, s);
        const int columns = set->candidates.count;
        const Member *at = code_member(p->arena, NULL, NULL, kind->member, &s, is_array);
        for (int i = 0; i < set->states.count; i++) {
            const int state = set->states.at[i], derivative = p->causal->variables.at[state].derivative;
            p->layout.places.at[state].member = code_member(p->arena, at, NULL, "x", &i, 1);
            p->layout.places.at[derivative].member = code_member(p->arena, at, NULL, "der_x", &i, 1);
            for (int k = 0; k < columns; k++)
                p->layout.places.at[set->selection.at[i * columns + k]].member =
                    code_member(p->arena, at, NULL, "A", (int[]){i, k}, 2);
        }
    }
}

void sets_place(Program *p, CScope *members, CScope *types)
{
    const GroupRuns runs = find_runs(p);
    p->sets.numbers = arena_array(p->arena, int, p->causal->sets.count);
    for (int r = 0, number = 0; r < runs.count; r++) {
        SetKind kind = {.sets = runs.at[r].items, .run = runs.at[r], .first = number};
        if (kind.run.stretch)
            kind.run = group_rebased(p->arena, &kind.run, 0);
        name_kind(p, &kind, members, types);
        place_variables(p, &kind);
        for (int s = 0; s < kind.sets.count; s++)
            p->sets.numbers[kind.sets.at[s]] = number++;
        list_push(p->arena, &p->sets.kinds, kind);
    }
}

/* ---- struct Model ---- */

static void add_candidates(const Program *p, Text *text, const StateSet *set)
{
    enum { SHOWN = 4 };
    const int count = set->candidates.count;
    for (int k = 0; k < count && k < SHOWN; k++)
        text_format(text, "%s%s", k ? ", " : "", emit_path_text(p, set->candidates.at[k]));
    text_add(text, count > SHOWN ? ", ..." : "");
}

/* One struct for each kind: its type, and its line in struct Model. */
void sets_layout(const Program *p, Text *types, Text *model)
{
    for (int s = 0; s < p->sets.kinds.count; s++) {
        const SetKind *kind = &p->sets.kinds.at[s];
        const StateSet *set = set_of(p, kind, 0);
        const int rows = set->states.count, columns = set->candidates.count, count = kind->sets.count;
        text_add(types, "\n/* States that are chosen while running, x = A c; indices in comments count from 1. */\n");
        text_format(types, "struct %s {\n    double x[%d], der_x[%d];\n    double A[%d][%d]; /* 0 or 1 */\n};\n",
                    kind->type, rows, rows, rows, columns);
        Text comment = text_new(p->scratch);
        text_format(&comment, "%d of ", rows);
        add_candidates(p, &comment, set);
        text_add(&comment, count > 1 ? "; ...; " : "");
        if (count > 1)
            add_candidates(p, &comment, set_of(p, kind, count - 1));
        emit_member_print(model, arena_format(p->scratch, "struct %s", kind->type),
                          count > 1 ? arena_format(p->scratch, "%s[%d]", kind->member, count) : kind->member,
                          comment.at);
    }
}

/* ---- functions and table ---- */

static void print_table(Program *p, const SetKind *kind, Text *tables, Text *rows)
{
    IntList candidates = {0}, constraints = {0};
    for (int s = 0; s < kind->sets.count; s++) {
        const StateSet *set = set_of(p, kind, s);
        for (int k = 0; k < set->candidates.count; k++)
            list_push(p->scratch, &candidates, p->layout.places.at[set->candidates.at[k]].row);
        for (int k = 0; k < set->equations.count; k++)
            list_push(p->scratch, &constraints, set->equations.at[k]);
    }
    const char *name = kind->function, *first = kind->sets.count > 1 ? "[0]" : "";
    const char *rows_of[] = {
        series_text(p, tables, arena_format(p->arena, "%s_candidates", name), candidates.at, candidates.count),
        series_text(p, tables, arena_format(p->arena, "%s_constraints", name), constraints.at, constraints.count)};
    text_format(rows,
                "    [%s] = {\n        .candidate_count = %d,\n        .constraint_count = %d,\n"
                "        .first = %d,\n        .count = %d,\n        .candidates = %s,\n"
                "        .constraints = %s,\n        .states = %s,\n"
                "        .selection = %s,\n        .size = sizeof(struct %s),\n"
                "        .jacobian = %s_jacobian,\n",
                kind->name, set_of(p, kind, 0)->candidates.count, set_of(p, kind, 0)->equations.count, kind->first,
                kind->sets.count, rows_of[0], rows_of[1],
                code_place(p->scratch, arena_format(p->scratch, "%s%s.x", kind->member, first)),
                code_place(p->scratch, arena_format(p->scratch, "%s%s.A", kind->member, first)), kind->type, name);
    if (set_of(p, kind, 0)->modes.in)
        text_format(rows, "        .modes = %s,\n", modes_text(p, set_of(p, kind, 0)->modes));
    text_add(rows, "    },\n");
}

static void print_enumerators(const Program *p, Text *functions, const NameList *names, const char *count)
{
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < names->count; i++)
        code_add_item(&items, names->at[i]);
    code_add_item(&items, count);
    text_format(functions, "enum { %s };\n", items.text.at);
}

/* The body of the function that computes the Jacobian; of several sets, in terms of the index. */
static void print_jacobian(Program *p, const SetKind *kind, Text *functions)
{
    const StateSet *set = set_of(p, kind, 0);
    const bool is_array = kind->sets.count > 1;
    ExprList leaves = {0};
    Expr entries;
    CodeLines lines = code_lines_new(p->scratch);
    Body body = body_new(p, &lines, cscope_within(p->scratch, p->functions));
    if (is_array && find_leaves(p->scratch, set, &leaves, &entries)) {
        cscope_fresh(body.scope, "i");
        cscope_fresh(body.scope, "row");
        group_define(&kind->run.tables, &lines, 4);
        if (kind->run.rows > 1)
            body_line(&body, "const int row = set / %d, i = set %% %d;", kind->run.length, kind->run.length);
        entries = form_template(entries, &leaves);
        body_name_places(&body, &leaves, kind->run.codes);
    }
    const Expr *values = is_array ? entries->at : set->jacobian.at;
    for (int i = 0; i < set->jacobian.count; i++)
        body_count(&body, values[i]);
    body_matrix(&body, &kind->positions, values);
    if (!is_array)
        body_line(&body, "(void)i; /* the only one */");
    inside_print(p, functions, body.scope, &lines, INSIDE_CONST);
}

/* The parameter that identifies the set whose Jacobian is asked for. */
static const char *index_name(const SetKind *kind)
{
    return kind->run.rows > 1 ? "set" : "i";
}

/* The function that computes the Jacobian, and the one that chooses candidates at the start. */
static void print_functions(Program *p, const SetKind *kind, Text *functions)
{
    const Positions *positions = &kind->positions;
    const bool is_large = kind_work(p, kind) > STACK_SET;
    text_add_char(functions, '\n');
    print_enumerators(p, functions, &positions->columns, positions->column_count);
    print_enumerators(p, functions, &positions->rows, positions->row_count);
    text_format(functions, "#define J(row, column) jacobian[(row) * %s + (column)]\n\n"
                "void %s_jacobian(const Model *m, int %s, double *jacobian)\n{\n", positions->column_count,
                kind->function, index_name(kind));
    print_jacobian(p, kind, functions);
    text_format(functions, "}\n#undef J\n\nstatic ModelStatus choose_%s(Model *m)\n{\n", kind->function);
    if (!is_large)
        text_format(functions, "    double work[STATESET_WORK(%s, %s)];\n", positions->row_count,
                    positions->column_count);
    text_format(functions, "    return stateset_start(m, &model_sets[%s], %s);\n}\n", kind->name,
                is_large ? "m->work" : "work");
}

void sets_print(Program *p, Record *record)
{
    Record *table = record_when(record, "with_sets", p->sets.kinds.count > 0);
    Text functions = text_new(p->arena), tables = functions, rows = functions, declarations = functions;
    Items names = code_items(p->arena, MOST_ENUMERATORS, true);
    for (int s = 0; s < p->sets.kinds.count; s++) {
        const SetKind *kind = &p->sets.kinds.at[s];
        print_table(p, kind, &tables, &rows);
        print_functions(p, kind, &functions);
        code_add_item(&names, kind->name);
        text_format(&declarations, "void %s_jacobian(const Model *m, int %s, double *jacobian);\n", kind->function,
                    index_name(kind));
        arena_reset(p->scratch);
    }
    if (!table)
        return;
    record_format(table, "set_count", "%d", p->sets.kinds.count);
    record_set(table, "set_functions", functions.at);
    record_set(table, "set_tables", tables.at);
    record_set(table, "sets", rows.at);
    record_set(table, "set_list", names.text.at);
    record_set(table, "set_declarations", declarations.at);
}

/* The candidates' start values decide which of them are states. */
void sets_choose(Program *p, CodeLines *lines)
{
    for (int k = 0; k < p->sets.kinds.count; k++) {
        const ModeSet modes = set_of(p, &p->sets.kinds.at[k], 0)->modes;
        if (modes.in)
            code_lines_add(lines, 4, NULL, "if (%s)", modes_condition(p, modes))->hands_on = true;
        code_lines_call(lines, modes.in ? 8 : 4, code_format(p->scratch, "choose_%s(m)", p->sets.kinds.at[k].function));
    }
}

/* Sets the choice that the listing names, which holds until the start. */
void sets_defaults(const Program *p, Split *split)
{
    Arena *arena = arena_new_like(p->arena);
    CodeList lines = {0};
    Lines traces = {0};
    for (int n = 0; n < p->sets.kinds.count; n++)
        for (int s = 0; s < p->sets.kinds.at[n].sets.count; s++) {
            const StateSet *set = set_of(p, &p->sets.kinds.at[n], s);
            for (int i = 0; i < set->chosen.count; i++) {
                const int k = set->chosen.at[i], entry = set->selection.at[i * set->candidates.count + k];
                const bool is_array = p->sets.kinds.at[n].sets.count > 1;
                const char *name = is_array ? emit_feature_text(p, set->candidates.at[k])
                                            : emit_path_text(p, set->candidates.at[k]);
                const Code *place = code_write(arena, p->layout.places.at[entry].member);
                list_push(arena, &lines, code_format(arena, "%s = 1.0;", place));
                list_push(arena, &traces, c_comment(arena, name));
            }
        }
    split_lines(split, &lines, &traces, NULL);
    arena_free(arena);
}
