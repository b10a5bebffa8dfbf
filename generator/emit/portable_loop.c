/* portable_loop.c - portable C: each algebraic loop is solved by a function of its own, with a bounded number of steps.
 */
#include "emit/portable.h"
#include "emit/words.h"

#include <math.h>

static const double magnitude_floor = 1e-6; /* of an unknown near zero that declares no nominal value: loop.c */

static void note_calls(Program *p, const char *const *names)
{
    for (; *names; names++)
        map_put(p->called, name_of(*names), 1);
}

void portable_loop_macros(Text *functions, const ProgramLoop *loop)
{
    const int size = loop->block->tearing.count;
    for (int i = 0; i < size; i++)
        text_format(functions, "#define %s %d\n", loop->unknowns.at[i], i);
    text_format(functions, "#define %s %d\n", loop->size, size);
    for (int i = 0; i < size; i++)
        text_format(functions, "#define %s %d\n", loop->rows.at[i], i);
}

void portable_solver_print(Program *p, Text *functions, const ProgramLoop *loop)
{
    static const char *const linear[] = {"loop_equilibrate", "loop_factor", "linear_step", NULL};
    static const char *const nonlinear[] = {"factor_rows", "find_step", "move_unknowns", "loop_is_rounding", NULL};
    const Block *block = loop->block;
    Record *record = record_new(p->arena, NULL);
    const bool is_linear = block->kind == BLOCK_LINEAR;
    record_set(record, "solve", loop->solve);
    record_set(record, "function", loop->function);
    record_set(record, "prefix", p->portable->prefix);
    record_set(record, "size", loop->size);
    record_format(record, "square", "%d", block->tearing.count * block->tearing.count);
    record_set(record, "equation", emit_equation_row(p, block->residuals.at[0]));
    note_calls(p, is_linear ? linear : nonlinear);
    record_when(record, "with_found", p->portable->first_row != NULL);
    record_either(record, "with_linear", "with_nonlinear", is_linear);
    record_list(record, "guesses");
    record_list(record, "least");
    for (int i = 0; i < block->tearing.count; i++) {
        const int v = block->tearing.at[i];
        const Place *place = &p->layout.places.at[v];
        const Member *guess = loop->is_running ? place->guess : place->start;
        const double nominal = v < p->system->variables.count ? fabs(p->system->variables.at[v].nominal) : 0;
        Record *row = record_add(record, "guesses");
        record_set(row, "unknown", loop->unknowns.at[i]);
        record_set(row, "value", code_member_text(p->arena, guess));
        row = record_add(record, "least");
        record_set(row, "unknown", loop->unknowns.at[i]);
        record_set(row, "value", c_number_in(p->arena, nominal > 0 ? nominal : magnitude_floor));
    }
    template_render(functions, NULL, "templates/portable_loop.c.in", record);
}
