/* impulse.c - the table of jumps of what was differentiated. */
#include "emit/program.h"

static void fill_jump(void *context, Record *row, int index)
{
    const Program *p = context;
    const Jump *jump = &p->causal->jumps.at[index];
    const Place *place = &p->places.at[jump->variable];
    record_set(row, "name", c_quoted(p->scratch, emit_path_text(p, jump->variable)));
    record_format(row, "equation", "%d", place->equation);
    record_format(row, "offset", "offsetof(Model, %s)", place->member);
    record_format(row, "derivative", "offsetof(Model, %s)", p->places.at[jump->derivative].member);
    record_format(row, "size", "offsetof(Model, %s)", p->places.at[jump->size].member);
    record_set(row, "is_twice", jump->is_twice ? "true" : "false");
    record_set(row, "is_lost", jump->is_lost ? "true" : "false");
}

void jumps_print(Program *p, Record *record)
{
    record_members(record, "jump_structs", p->jump_members, p->causal->jumps.count);
    record_table(p, record, "jumps", p->causal->jumps.count, fill_jump);
}
