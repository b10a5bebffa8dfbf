/* pole.c - the divisors that may pass through zero, computed from stored variables once derivatives are known.
 */
#include "emit/passes.h"
#include "emit/item.h"

static const Code *divisor_code(Body *body, int index)
{
    body_count(body, body->program->causal->poles.at[index].divisor);
    return code_format(body->program->scratch, "divisor[%s] = %s;", code_number(body->program->scratch, index),
                       body_expr(body, body->program->causal->poles.at[index].divisor, "divisor"));
}

static void print_divisor(Body *body, int index, void *context)
{
    (void)context;
    body_line(body, "%s", divisor_code(body, index));
}

void poles_print(Program *p, Record *record)
{
    const int count = p->causal->poles.count;
    Record *list = record_when(record, "with_poles", count > 0 && p->causal->states.count > 0);
    if (!list)
        return;
    Text functions = text_new(p->arena);
    int *equations = arena_array(p->arena, int, count);
    for (int i = 0; i < count; i++)
        equations[i] = p->causal->poles.at[i].equation;
    if (p->sizes.list) {
        record_format(list, "divisors", "    (void)m;\n%s", split_blocks(p, count, print_divisor, NULL));
    } else {
        Split split = split_new(p, &functions, "divisors", "const Model *m, double *divisor", "m, divisor");
        CodeList alike = {0};
        for (int i = 0; i < count; i++) {
            CodeLines before = code_lines_new(p->scratch);
            Body body = body_new(p, &before, cscope_within(p->scratch, p->functions));
            const Code *code = divisor_code(&body, i);
            if (!before.all.count) {
                list_push(p->arena, &alike, code_copy(p->arena, code));
            } else {
                body = body_in(&split);
                print_divisor(&body, i, NULL);
            }
            arena_reset(p->scratch);
        }
        split_lines(&split, &alike, NULL, NULL);
        record_set(list, "divisors", split_close(&split, NULL, false));
    }
    record_set(list, "divisor_functions", functions.at);
    record_format(list, "divisor_count", "%d", count);
    record_set(list, "divided", series_short(p, equations, count));
}
