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
        for (int i = 0; i < 3; i++)
            cscope_fresh(p->functions, arena_format(p->arena, "set_%d_%s", s + 1, names[i]));
        cscope_fresh(p->functions, arena_format(p->arena, "choose_set_%d", s + 1));
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

/* Rows of the table, and the functions that they name. */
void sets_print(Program *p, Record *record)
{
    Record *table = record_either(record, "with_sets", "without_sets", p->causal->sets.count > 0);
    Text functions = text_new(p->arena);
    record_list(table, "set_lists");
    record_list(table, "sets");
    int first_state = p->causal->states.count;
    for (int s = 0; s < p->causal->sets.count; s++)
        first_state -= p->causal->sets.at[s].states.count;
    for (int s = 0; s < p->causal->sets.count; s++) {
        const StateSet *set = &p->causal->sets.at[s];
        Text candidates = text_new(p->arena), constraints = text_new(p->arena);
        for (int k = 0; k < set->candidates.count; k++)
            text_format(&candidates, "%s%d", k ? ", " : "", p->places.at[set->candidates.at[k]].row);
        for (int i = 0; i < set->equations.count; i++)
            text_format(&constraints, "%s%d", i ? ", " : "", set->equations.at[i]);
        Record *lists = record_add(table, "set_lists"), *row = record_add(table, "sets");
        record_format(lists, "number", "%d", s + 1);
        record_set(lists, "candidates", candidates.at);
        record_set(lists, "constraints", constraints.at);
        record_format(row, "number", "%d", s + 1);
        record_set(row, "name", p->set_names.at[s]);
        record_format(row, "candidate_count", "%d", set->candidates.count);
        record_format(row, "constraint_count", "%d", set->equations.count);
        record_format(row, "first_state", "%d", first_state);
        record_format(row, "index", "%d", s);
        if (set_work(set) > STACK_SET)
            record_set(row, "declaration", "");
        else
            record_format(row, "declaration", "    double work[STATESET_WORK(%d, %d)];\n", set->equations.count,
                          set->candidates.count);
        record_set(row, "work", set_work(set) > STACK_SET ? "m->work" : "work");
        first_state += set->states.count;

        int columns = set->candidates.count, entries = set->equations.count * columns;
        Text text = text_new(p->scratch);
        Body body = body_new(p, &text, cscope_within(p->scratch, p->functions));
        bool is_sparse = false;
        for (int i = 0; i < entries; i++) {
            body_count(&body, set->jacobian.at[i]);
            is_sparse |= expr_is_number(set->jacobian.at[i], 0);
        }
        if (is_sparse)
            body_clear(&body, entries);
        for (int i = 0; i < entries; i++) {
            const char *id = p->causal->equations.at[set->equations.at[i / columns]].id->text;
            const char *path = emit_path_text(p, set->candidates.at[i % columns]);
            if (!expr_is_number(set->jacobian.at[i], 0))
                body_entry(&body, i, set->jacobian.at[i], id, path, arena_format(p->scratch, "d_%s_d_%s", id, path));
        }
        text_format(&functions, "\nstatic void set_%d_jacobian(const Model *m, double *jacobian)\n{\n", s + 1);
        inside_print(p, &functions, body.scope, text.at, true);
        text_add(&functions, "}\n");
        arena_reset(p->scratch);
    }
    record_format(table, "set_count", "%d", p->causal->sets.count);
    record_set(table, "set_functions", functions.at);
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
