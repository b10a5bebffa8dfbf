/* stateset.c - state sets: where their variables are stored, what tells which candidates fit, and the table. */
#include "emit/program.h"

enum { STACK_SET = 2000 };

static int set_work(const StateSet *set)
{
    return 2 * (set->equations.count * set->candidates.count + set->equations.count + set->candidates.count);
}

int sets_work(const Program *p)
{
    int most = 0;
    for (int s = 0; s < p->causal->sets.count; s++)
        if (set_work(&p->causal->sets.at[s]) > STACK_SET && set_work(&p->causal->sets.at[s]) > most)
            most = set_work(&p->causal->sets.at[s]);
    return most;
}

void sets_reserve(Program *p)
{
    static const char *const names[] = {"jacobian", "candidates", "constraints"};
    for (int s = 0; s < p->causal->sets.count; s++) {
        const StateSet *set = &p->causal->sets.at[s];
        Positions positions = {0};
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            cscope_fresh(p->functions, arena_format(p->arena, "set_%d_%s", s + 1, names[i]));
        cscope_fresh(p->functions, arena_format(p->arena, "choose_set_%d", s + 1));
        const char *name = cscope_fresh(p->functions, arena_format(p->arena, "SET_%d", s + 1));
        emit_positions(p, &positions, name, &set->equations, &set->candidates);
        list_push(p->arena, &p->set_positions, positions);
    }
}

/* The members of struct Model, before any other gets a name. */
void sets_name_members(Program *p, CScope *members)
{
    for (int s = 0; s < p->causal->sets.count; s++) {
        const StateSet *set = &p->causal->sets.at[s];
        int columns = set->candidates.count;
        const char *wish = arena_format(p->scratch, "set%d", s + 1);
        const char *name = arena_format(p->arena, "%s", cscope_fresh(members, wish));
        list_push(p->arena, &p->set_names, name);
        for (int i = 0; i < set->states.count; i++) {
            int state = set->states.at[i], derivative = p->causal->variables.at[state].derivative;
            p->places.at[state].member = arena_format(p->arena, "%s.x[%d]", name, i);
            p->places.at[derivative].member = arena_format(p->arena, "%s.der_x[%d]", name, i);
            for (int k = 0; k < columns; k++)
                p->places.at[set->selection.at[i * columns + k]].member =
                    arena_format(p->arena, "%s.A[%d][%d]", name, i, k);
        }
    }
}

/* One struct for each set: its type, and its line in struct Model. */
void sets_layout(Program *p, CScope *type_names, Text *types, Text *model)
{
    enum { COMMENT_COLUMN = 44, SHOWN = 4 };
    for (int s = 0; s < p->causal->sets.count; s++) {
        const StateSet *set = &p->causal->sets.at[s];
        int rows = set->states.count, columns = set->candidates.count;
        const char *type = cscope_fresh(type_names, arena_format(p->scratch, "StateSet%d", s + 1));
        text_add(types, "\n/* States that are chosen while running, x = A c; indices in comments count from 1. */\n");
        text_format(types, "struct %s {\n    double x[%d], der_x[%d];\n    double A[%d][%d]; /* 0 or 1 */\n};\n", type,
                    rows, rows, rows, columns);
        text_format(model, "    struct %s %s;", type, p->set_names.at[s]);
        text_pad_to(model, COMMENT_COLUMN);
        text_format(model, "/* %d of ", rows);
        for (int k = 0; k < columns && k < SHOWN; k++)
            text_format(model, "%s%s", k ? ", " : "", c_comment(p->scratch, emit_path_text(p, set->candidates.at[k])));
        text_format(model, "%s */\n", columns > SHOWN ? ", ..." : "");
    }
}

static const char *numbers_text(const Program *p, const IntList *numbers, bool are_variables)
{
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < numbers->count; i++)
        code_add_number(&items, are_variables ? p->places.at[numbers->at[i]].row : numbers->at[i]);
    return items.text.at;
}

static void print_table(const Program *p, int index, int first_state, Text *tables, Text *rows)
{
    const StateSet *set = &p->causal->sets.at[index];
    const char *name = p->set_names.at[index];
    text_format(tables, "static const int set_%d_candidates[] = {\n    %s};\n", index + 1,
                numbers_text(p, &set->candidates, true));
    text_format(tables, "static const int set_%d_constraints[] = {\n    %s};\n", index + 1,
                numbers_text(p, &set->equations, false));
    text_format(rows,
                "    [SET_%d] = {\n        .candidate_count = %d,\n        .constraint_count = %d,\n"
                "        .first_state = %d,\n        .candidates = set_%d_candidates,\n"
                "        .constraints = set_%d_constraints,\n        .states = offsetof(Model, %s.x),\n"
                "        .selection = offsetof(Model, %s.A),\n        .jacobian = set_%d_jacobian,\n    },\n",
                index + 1, set->candidates.count, set->equations.count, first_state, index + 1, index + 1, name, name,
                index + 1);
}

static void print_enumerators(const Program *p, Text *functions, const NameList *names, const char *count)
{
    Items items = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < names->count; i++)
        code_add_item(&items, names->at[i]);
    code_add_item(&items, count);
    text_format(functions, "enum { %s };\n", items.text.at);
}

/* What tells which candidates fit, and who chooses among them at the start. */
static void print_functions(Program *p, int index, Text *functions)
{
    const StateSet *set = &p->causal->sets.at[index];
    const Positions *positions = &p->set_positions.at[index];
    const bool is_large = set_work(set) > STACK_SET;
    Text text = text_new(p->scratch);
    Body body = body_new(p, &text, cscope_within(p->scratch, p->functions));
    for (int i = 0; i < set->jacobian.count; i++)
        body_count(&body, set->jacobian.at[i]);
    body_matrix(&body, positions, set->jacobian.at);
    text_add_char(functions, '\n');
    print_enumerators(p, functions, &positions->columns, positions->column_count);
    print_enumerators(p, functions, &positions->rows, positions->row_count);
    text_format(functions, "#define J(row, column) jacobian[(row) * %s + (column)]\n\n"
                "void set_%d_jacobian(const Model *m, double *jacobian)\n{\n", positions->column_count, index + 1);
    inside_print(p, functions, body.scope, text.at, true);
    text_format(functions, "}\n#undef J\n\nstatic ModelStatus choose_set_%d(Model *m)\n{\n", index + 1);
    if (!is_large)
        text_format(functions, "    double work[STATESET_WORK(%s, %s)];\n", positions->row_count,
                    positions->column_count);
    text_format(functions, "    return stateset_start(m, &model_sets[SET_%d], %s);\n}\n", index + 1,
                is_large ? "m->work" : "work");
}

void sets_print(Program *p, Record *record)
{
    const int count = p->causal->sets.count;
    Record *table = record_either(record, "with_sets", "without_sets", count > 0);
    Text functions = text_new(p->arena), tables = functions, rows = functions, declarations = functions;
    Items names = code_items(p->arena, MOST_ENUMERATORS, true);
    int first_state = p->causal->states.count;
    for (int s = 0; s < count; s++)
        first_state -= p->causal->sets.at[s].states.count;
    for (int s = 0; s < count; s++) {
        print_table(p, s, first_state, &tables, &rows);
        print_functions(p, s, &functions);
        code_add_item(&names, arena_format(p->arena, "SET_%d", s + 1));
        text_format(&declarations, "void set_%d_jacobian(const Model *m, double *jacobian);\n", s + 1);
        first_state += p->causal->sets.at[s].states.count;
        arena_reset(p->scratch);
    }
    record_format(table, "set_count", "%d", count);
    record_set(table, "set_functions", functions.at);
    record_set(table, "set_tables", tables.at);
    record_set(table, "sets", rows.at);
    record_set(table, "set_list", names.text.at);
    record_set(table, "set_declarations", declarations.at);
}

/* The choice that the listing names, to begin with. */
void sets_defaults(const Program *p, Split *split)
{
    for (int s = 0; s < p->causal->sets.count; s++) {
        const StateSet *set = &p->causal->sets.at[s];
        for (int i = 0; i < set->chosen.count; i++) {
            int k = set->chosen.at[i], entry = set->selection.at[i * set->candidates.count + k];
            split_line(split, "m->%s = 1.0; /* %s */", p->places.at[entry].member,
                       c_comment(p->scratch, emit_path_text(p, set->candidates.at[k])));
        }
    }
}
