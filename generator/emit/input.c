/* input.c - tables that describe the inputs to the runtime, which fills in their data. */
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/item.h"

#include <string.h>

/* Signals that state machines take from outside. */
static void print_signals(Program *p, Record *record)
{
    const System *system = p->system;
    Record *list = record_when(record, "with_signals", system->signals.count > 0);
    Items names = code_array(p->arena);
    if (!list)
        return;
    for (int i = 0; i < system->signals.count; i++) { /* without quotes: those of a shell are enough */
        const char *name = system->signals.at[i]->text;
        const bool is_quoted = name[0] == '\'';
        code_add_item(&names, c_quoted(p->arena, arena_copy(p->arena, name + is_quoted, strlen(name) - 2 * is_quoted)));
    }
    code_add_item(&names, "NULL");
    record_set(list, "signal_names", names.text.at);
    for (int i = 0; i < system->inputs.count; i++) {
        const FlatInput *input = &system->inputs.at[i];
        if (!input->signals.count)
            continue;
        Record *row = record_add(list, "mailboxes");
        Items taken = code_array(p->arena);
        for (int k = 0; k < input->signals.count; k++)
            code_add_number(&taken, input->signals.at[k]);
        code_add_number(&taken, 0);
        const int part = system->variables.at[input->variable].part;
        record_set(row, "part", c_quoted(p->arena, system->parts.at[part].path->text));
        record_set(row, "taken", taken.text.at);
        record_format(row, "given", "%d", data_given(input->axis));
    }
}

void inputs_print(Program *p, Record *record)
{
    const System *system = p->system;
    Record *list = record_when(record, "with_inputs", system->inputs.count > 0);
    const Name file = system->experiment.input;
    if (list) {
        record_list(list, "inputs");
        record_format(list, "given_count", "%d", system->inputs.count);
        record_set(list, "input", file ? c_quoted(p->arena, file->text) : "NULL");
    }
    for (int i = 0; i < system->inputs.count; i++) {
        const FlatInput *input = &system->inputs.at[i];
        if (input->signals.count)
            continue;
        Record *row = record_add(list, "inputs");
        record_format(row, "row", "%d", p->layout.places.at[input->variable].row);
        record_format(row, "given", "%d", data_given(input->axis));
        record_set(row, "is_held", c_truth(input->is_held));
        const Expr start = system->variables.at[input->variable].start_value;
        const bool has_safe = start && (start->op == OP_NUMBER || start->op == OP_BOOLEAN);
        record_set(row, "has_safe", c_truth(has_safe));
        record_format(row, "safe", "%s", c_number(has_safe ? start->number : 0));
    }
    print_signals(p, record);
}
