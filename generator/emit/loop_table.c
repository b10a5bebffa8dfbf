/* loop_table.c - model_loops: the runtime's data of loops, for messages and guesses. */
#include "emit/place.h"
#include "emit/function.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

static void add_offset(Items *items, const Member *member)
{
    code_add_item(items, member ? code_place(items->text.arena, member->text) : "MODEL_NOT_SETTABLE");
}

/* A field of the loop that points to an array, if there is any. */
static void add_array(const Program *p, Text *fields, const char *type, const char *field, const Items *items)
{
    if (items->text.length)
        text_format(fields, ",\n        .%s = %s", field,
                    code_kept(p, code_array_text(type, items)));
}

static Items loop_array(const Program *p)
{
    Items items = code_array(p->scratch);
    items.indent = 12;
    return items;
}

/* Members that store variables that depend on the unknowns, and their guesses. */
static void print_guesses(const Program *p, Text *fields, int index)
{
    const ProgramLoop *loop = &p->loops.all.at[index];
    Items values = loop_array(p), guesses = values;
    if (!loop_has_inner_guesses(loop->block))
        return;
    for (int k = 0; k < loop->block->inner.count; k++) {
        const Place *place = &p->layout.places.at[loop->block->inner.at[k].variable];
        add_offset(&values, place->member);
        add_offset(&guesses, loop->is_running ? place->guess : place->start);
    }
    add_array(p, fields, "size_t", "inner_values", &values);
    add_array(p, fields, "size_t", "inner_guesses", &guesses);
}

/* The sparsity pattern of a large loop's Jacobian, by rows. */
static void print_pattern(const Program *p, Text *fields, int index)
{
    const Block *block = p->loops.all.at[index].block;
    Items starts = loop_array(p), columns = starts;
    int entry = 0;
    if (!block->is_sparse)
        return;
    code_add_number(&starts, 0);
    for (int k = 0; k < block->residuals.count; k++) {
        for (; entry < block->jacobian.count && block->jacobian.at[entry].row == k; entry++)
            code_add_number(&columns, block->jacobian.at[entry].column);
        code_add_number(&starts, entry);
    }
    add_array(p, fields, "int", "row_start", &starts);
    add_array(p, fields, "int", "column", &columns);
}

/* The loops of a kind as one row: the first one, and how the others differ from it. `numbers` gets for each loop its
 * unknowns and equations, then its dependent variables and their equations. */
static void print_kind(const Program *p, const LoopKind *kind, IntList *numbers, Text *rows)
{
    const IntList *items = &kind->run->items;
    const Block *block = kind->first.block;
    const int size = block->tearing.count, inner = block->inner.count, base = numbers->count;
    const int first = items->at[0], number = first + 1;
    Items values = loop_array(p);
    for (int i = 0; i < items->count; i++) {
        const ProgramLoop *loop = &p->loops.all.at[items->at[i]];
        const Block *own = loop->block;
        for (int k = 0; k < size; k++)
            list_push(p->arena, numbers, p->layout.places.at[own->tearing.at[k]].row);
        for (int k = 0; k < size; k++)
            list_push(p->arena, numbers, own->residuals.at[k]);
        for (int k = 0; k < inner; k++)
            list_push(p->arena, numbers, p->layout.places.at[own->inner.at[k].variable].row);
        for (int k = 0; k < inner; k++)
            list_push(p->arena, numbers, own->inner.at[k].equation);
        for (int k = 0; k < 2 * inner && loop_has_inner_guesses(own); k++) {
            const Place *place = &p->layout.places.at[own->inner.at[k % inner].variable];
            add_offset(&values, k < inner ? place->member : loop->is_running ? place->guess : place->start);
        }
    }
    Items fields = code_items(p->scratch, 100, true);
    code_add_count(&fields, "number", number);
    code_add_count(&fields, "index", kind->first.index);
    code_add_field(&fields, "is_linear", c_truth(block->kind == BLOCK_LINEAR));
    code_add_field(&fields, "is_state_selection", c_truth(block->is_state_selection));
    code_add_count(&fields, "size", size);
    code_add_count(&fields, "inner_size", inner);
    code_add_count(&fields, "observers", block->observers);
    if (kind->first.decider)
        code_add_field(&fields, "decide", kind->first.decider);
    const char *offsets = values.text.length ? code_array_text("size_t", &values) : "NULL";
    text_format(rows, "    {%d, %d, %d, %d, %s,\n    {%s}},\n", first, kind->step, items->count, base,
                offsets, fields.text.at);
    arena_reset(p->scratch);
}

/* Fields of a row. */
static const char *loop_fields(const Program *p, int index)
{
    const ProgramLoop *loop = &p->loops.all.at[index];
    const Block *block = loop->block;
    Items unknowns = loop_array(p), equations = unknowns, inner = unknowns, inner_equations = unknowns;
    Text fields = text_new(p->scratch);
    for (int k = 0; k < block->tearing.count; k++) {
        code_add_number(&unknowns, p->layout.places.at[block->tearing.at[k]].row);
        code_add_number(&equations, block->residuals.at[k]);
    }
    for (int k = 0; k < block->inner.count; k++) {
        code_add_number(&inner, p->layout.places.at[block->inner.at[k].variable].row);
        code_add_number(&inner_equations, block->inner.at[k].equation);
    }
    text_format(&fields, "\n        .number = %d,\n        .size = %d", index + 1, block->tearing.count);
    if (block->kind == BLOCK_LINEAR)
        text_add(&fields, ",\n        .is_linear = true");
    if (block->is_state_selection)
        text_add(&fields, ",\n        .is_state_selection = true");
    add_array(p, &fields, "int", "unknowns", &unknowns);
    add_array(p, &fields, "int", "equations", &equations);
    if (block->inner.count)
        text_format(&fields, ",\n        .inner_size = %d", block->inner.count);
    if (block->observers)
        text_format(&fields, ",\n        .observers = %d", block->observers);
    add_array(p, &fields, "int", "inner", &inner);
    add_array(p, &fields, "int", "inner_equations", &inner_equations);
    print_pattern(p, &fields, index);
    if (loop->decider)
        text_format(&fields, ",\n        .decide = %s", loop->kind ? loop->kind->first.decider : loop->decider);
    print_guesses(p, &fields, index);
    if (loop->kind)
        text_format(&fields, ",\n        .index = %d", loop->index);
    return fields.at;
}

static void print_loop(const Program *p, Text *loops, int index)
{
    const ProgramLoop *loop = &p->loops.all.at[index];
    const char *row = loop->kind ? arena_format(p->scratch, "%d", index) : loop->name;
    text_format(loops, "    [%s] = {%s},\n", row, loop_fields(p, index));
    arena_reset(p->scratch);
}

static void fill_loops(Program *p)
{
    Lines rows = {0};
    for (int i = 0; i < p->loops.all.count; i++) {
        const char *fields = loop_fields(p, i);
        list_push(p->arena, &rows, arena_copy(p->arena, fields, strlen(fields)));
        arena_reset(p->scratch);
    }
    rows_fill(&p->sizes.filling, "ModelLoop", "loops", &rows);
    text_add(&p->sizes.filling, "    about->loops = loops;\n");
}

void loop_tables_print(Program *p, Record *record)
{
    Record *list = record_when(record, "with_loops", p->loops.all.count > 0);
    Items large = code_items(p->arena, MOST_ENUMERATORS, true);
    NameList names = {0};
    IntList places = {0};
    Text loops = text_new(p->arena), deciders = loops, kinds = loops;
    IntList numbers = {0};
    int large_count = 0;
    for (int i = 0; i < p->loops.all.count; i++) {
        const ProgramLoop *loop = &p->loops.all.at[i];
        const int step = loop->kind ? loop->kind->step : 0;
        if (!loop->kind) {
            list_push(p->arena, &names, loop->name);
            list_push(p->arena, &places, i);
        }
        const ProgramLoop *named = loop->kind ? &loop->kind->first : loop;
        if (loop->decider && named->number == loop->number)
            text_format(&deciders, "void %s(Model *m, bool *has_changed);\n", named->decider);
        if (loop->block->is_sparse)
            code_add_item(&large, arena_format(p->arena, "&loops[%s]", loop->name));
        large_count += loop->block->is_sparse;
        if (p->sizes.list)
            continue;
        if (step && loop->number == loop->kind->first.number)
            print_kind(p, loop->kind, &numbers, &kinds);
        else if (!step)
            print_loop(p, &loops, i);
    }
    Record *with_large = record_when(record, "with_large", large_count > 0);
    if (with_large) {
        record_set(with_large, "large_count", c_unmarked(p->arena, arena_format(p->arena, "%d", large_count)));
        record_set(with_large, "large_loops", large.text.at);
    }
    Record *with_kinds = record_when(record, "with_loop_kinds", kinds.length > 0);
    if (with_kinds)
        record_set(with_kinds, "loop_kinds", kinds.at);
    if (!list)
        return;
    Text all = text_new(p->arena);
    if (with_kinds)
        record_set(with_kinds, "loop_numbers", series_print(p, &all, "loop_numbers", numbers.at, numbers.count));
    Record *with_names = record_when(list, "with_loop_names", names.count > 0);
    if (with_names)
        record_set(with_names, "loop_names", code_enumerators(p->arena, &names, &places, false));
    if (p->sizes.list)
        fill_loops(p);
    record_format(list, "loop_count", "%d", p->loops.all.count);
    record_set(list, "decider_declarations", deciders.at);
    record_set(list, "loop_tables", all.at);
    record_set(list, "loops", loops.length ? loops.at : "    {.number = 0},");
}
