/* table.c - the tables that tell the runtime about the model. */
#include "emit/numbers.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/rig.h"

#include <string.h>

/* Sets a field to the rows of these variables and -1, if there are any. `tables` takes the tables that it refers to. */
static void record_rows_of(Program *p, Record *record, Text *tables, const char *field, const IntList *variables)
{
    Record *list = record_when(record, arena_format(p->arena, "with_%s", field), variables->count > 0);
    int *rows = arena_array(p->arena, int, variables->count + 1);
    for (int i = 0; i < variables->count; i++)
        rows[i] = p->layout.places.at[variables->at[i]].row;
    rows[variables->count] = -1;
    if (list)
        record_set(list, field, series_text(p, tables, field, rows, variables->count + 1));
}

/* Sets a field to these strings and NULL, if there are any. */
static void record_strings(const Program *p, Record *record, const char *field, Items *items)
{
    Record *list = record_when(record, arena_format(p->arena, "with_%s", field), items->text.length > 0);
    code_add_item(items, "NULL");
    if (list)
        record_set(list, field, code_kept(p, code_array_text("char *const", items)));
}

static void record_start_checks(Program *p, Record *record)
{
    Record *table = record_when(record, "with_start_checks", p->causal->start_checks.count > 0);
    if (!table)
        return;
    Text text = text_new(p->arena);
    IntList numbers = {0};
    for (int i = 0; i < p->causal->start_checks.count; i++) {
        const StartCheck *check = &p->causal->start_checks.at[i];
        list_push(p->arena, &numbers, p->layout.places.at[check->variable].row);
        for (int k = 0; k < check->starts.count; k++)
            list_push(p->arena, &numbers, p->layout.places.at[check->starts.at[k]].row);
        list_push(p->arena, &numbers, -1);
        for (int k = 0; k < check->equations.count; k++)
            list_push(p->arena, &numbers, check->equations.at[k]);
        list_push(p->arena, &numbers, -1);
    }
    list_push(p->arena, &numbers, -1);
    record_set(table, "start_checks", series_text(p, &text, "start_checks", numbers.at, numbers.count));
    record_set(table, "start_check_tables", text.at);
}

static void record_plot(const Program *p, Record *table)
{
    Arena *arena = p->arena;
    const Experiment *e = &p->system->experiment;
    Record *list = record_when(table, "with_plot", e->plot.count > 0 && !e->is_of_unit);
    Items items = code_array(arena);
    FamilyLaws *laws = family_laws(arena);
    FamilyMember *members = arena_array(arena, FamilyMember, e->plot.count + 1);
    if (!list)
        return;
    for (int i = 0; i < e->plot.count; i++) {
        family_say_name(laws, e->plot.at[i]);
        members[i] = family_take(laws);
    }
    for (int i = 0, count; i < e->plot.count; i += count) {
        const int left = p->is_unrolled ? 1 : e->plot.count - i, *step;
        const NumberedNames names = numbers_follow(laws, arena, e->plot.at[i], &members[i], left, 0, &step);
        count = names.count;
        code_add_item(&items, arena_format(arena, "{%s, %d, %d}", c_quoted(arena, names.form),
                                           count > 1 ? names.first : 0, count > 1 ? count : 0));
    }
    code_add_item(&items, "{NULL, 0, 0}");
    record_set(list, "plot", code_kept(p, code_array_text("ModelPlot", &items)));
}

static void record_experiment(const Program *p, Record *table)
{
    Arena *arena = p->arena;
    const Experiment *experiment = &p->system->experiment;
    record_set(table, "quoted_name", c_quoted(arena, p->name));
    record_set(table, "quoted_qualified", c_quoted(arena, experiment->qualified->text));
    record_set(table, "quoted_source", c_quoted(arena, p->system->file->label->text));
    record_format(table, "start", "%s", c_number(experiment->start));
    record_format(table, "stop", "%s", c_number(experiment->stop));
    record_format(table, "interval", "%s", c_number(experiment->interval));
    record_when(table, "with_usual_interval", !experiment->states_interval);
    record_format(table, "tolerance", "%s", c_number(experiment->tolerance));
    record_set(table, "solver", c_quoted(arena, experiment->solver->text));
    Items notes = code_array(arena);
    for (int i = 0; i < p->causal->notes.count; i++)
        code_add_item(&notes, c_quoted(arena, p->causal->notes.at[i]));
    record_strings(p, table, "notes", &notes);
    record_plot(p, table);
}

void tables_print(Program *p, Record *record)
{
    Text tables = text_new(p->arena);
    instances_print(p, record);
    record_format(record, "variable_count", "%d", p->layout.rows.count);
    record_format(record, "equation_count", "%d", p->causal->equations.count);
    record_format(record, "constraint_count", "%d", p->system->equations.count);
    record_format(record, "running_loop_count", "%d", p->loops.running);
    record_format(record, "shown_loop_count", "%d", p->loops.shown);

    record_start_checks(p, record);
    record_rows_of(p, record, &tables, "defaulted", &p->causal->defaulted);
    record_experiment(p, record);
    /* an enumeration's values are no numbers to compute with */
    IntList integers = {0};
    for (int v = 0; v < p->system->variables.count; v++) {
        const FlatVariable *flat = &p->system->variables.at[v];
        if (flat->type == TYPE_INTEGER && !flat->literals.count && p->layout.places.at[v].row >= 0)
            list_push(p->scratch, &integers, v);
    }
    record_rows_of(p, record, &tables, "integers", &integers);
    IntList continuous = {0};
    for (int r = 0; r < p->layout.rows.count && p->system->experiment.is_of_unit; r++) {
        const int derivative = p->layout.rows.at[r], state = emit_integral(p, derivative);
        if (state < 0)
            continue;
        list_push(p->scratch, &continuous, state);
        list_push(p->scratch, &continuous, derivative);
    }
    record_rows_of(p, record, &tables, "continuous", &continuous);
    record_rows_of(p, record, &tables, "output_rows", rig_variables(p->rig, RIG_OUTPUT));
    record_set(record, "row_tables", tables.at);
    joints_print(p, record);
    inputs_print(p, record);
    listing_print(p, record);
}
