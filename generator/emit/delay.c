/* delay.c - delayed values: the stored past of their operands, and tables for the runtime. */
#include "emit/event.h"
#include "emit/item.h"
#include "emit/words.h"

static const char *position_wish(const Program *p, const char *what, int variable)
{
    return arena_format(p->arena, "%s_%s", what,
                        c_capitals(p->arena, p->system->variables.at[variable].path->text));
}

/* Operands are numbered in the order of their first delays. */
void pasts_number(Program *p)
{
    int *past_of = arena_array(p->arena, int, expr_tables()->count + 1);
    Map *known_at = map_new(p->scratch);
    for (int i = 0; i < p->causal->delays.count; i++) {
        const Delay *delay = &p->causal->delays.at[i];
        const int known = map_get_number(known_at, (uint64_t)delay->operand, p->pasts.operands.count);
        if (known == p->pasts.operands.count) {
            map_put_number(known_at, (uint64_t)delay->operand, known);
            list_push(p->arena, &p->pasts.operands, delay->operand);
            list_push(p->arena, &p->pasts.first_delays, i);
        }
        past_of[(int)delay->past->number] = past_of[(int)delay->breaks->number] = known;
    }
    p->pasts.of_table = past_of;
    CScope *scope = cscope_members(p->arena);
    for (int i = 0; i < p->pasts.operands.count; i++) {
        list_push(p->arena, &p->pasts.names,
                  p->portable ? arena_format(p->arena, "%d", i)
                              : cscope_fresh(scope, position_wish(p, "PAST", p->pasts.operands.at[i])));
        const char *member = arena_format(p->arena, "past[%s]", list_last(&p->pasts.names));
        const Code *past = code_read(p->arena, code_member(p->arena, NULL, NULL, member, NULL, 0));
        list_push(p->arena, &p->pasts.members, p->portable ? code_format(p->arena, "&%s", past) : past);
    }
}

static bool is_past(Expr e)
{
    return e->op == OP_TABLE && expr_is_past(e);
}

/* The delay that the assignment follows, or NULL. */
static const Delay *delay_of(const Program *p, const Assignment *a)
{
    const Delay *delay = a->equation >= 0 ? causal_delay(p->causal, a->equation) : NULL;
    return delay && expr_find(a->value, is_past) ? delay : NULL;
}

void delay_count(Body *body, const Assignment *a)
{
    const Delay *delay = delay_of(body->program, a);
    if (!delay || body->program->portable)
        return;
    body_count(body, delay->time);
    body_count(body, delay->longest);
}

/* The guard fails at run time for a delay out of its limits. */
static void delay_guard(Body *body, const Assignment *a)
{
    const Delay *delay = delay_of(body->program, a);
    if (!delay || body->program->portable) /* whose delays were checked when it was generated */
        return;
    const Program *p = body->program;
    const Code *time = body_expr(body, delay->time, "delay"), *longest = body_expr(body, delay->longest, "longest");
    body_line(body, "if (!past_holds(%s, %s, %s, %s))", code_read(p->scratch, p->layout.time), time, longest,
              past_code(p, delay->past));
    body_line(body, "    return model_fail(m, MODEL_DELAY, %s, NULL, %s);",
              emit_row(p, delay->equation), time);
    body->may_fail = true;
}

const char *delay_times_print(Program *p)
{
    CodeLines lines = code_lines_new(p->arena);
    CScope *scope = cscope_within(p->arena, p->functions), *names = cscope_members(p->arena);
    Items positions = code_items(p->arena, MOST_ENUMERATORS, true);
    bool uses_model = false;
    Body body = body_new(p, &lines, scope);
    for (int i = 0; i < p->causal->delays.count; i++) {
        const Delay *delay = &p->causal->delays.at[i];
        ExprList leaves = {0};
        expr_variables(delay->time, true, p->scratch, &leaves);
        expr_variables(delay->longest, true, p->scratch, &leaves);
        uses_model = uses_model || leaves.count > 0;
        body_count(&body, delay->time);
        body_count(&body, delay->longest);
    }
    if (!uses_model)
        body_line(&body, "(void)m;");
    for (int i = 0; i < p->causal->delays.count; i++) {
        const Delay *delay = &p->causal->delays.at[i];
        const int variable = causal_variable(p->causal, p->system->equations.at[delay->equation].left);
        const char *name =
            p->portable ? arena_format(p->arena, "%d", i) : cscope_fresh(names, position_wish(p, "DELAY", variable));
        code_add_item(&positions, name);
        body_line(&body, "time[%s] = %s;", name, body_expr(&body, delay->time, "delay"));
        body_line(&body, "longest[%s] = %s;", name, body_expr(&body, delay->longest, "longest"));
    }
    Text shown = text_new(p->arena);
    if (!p->portable) /* whose coding rules do not allow an untyped enumeration */
        text_format(&shown, "    enum { %s };\n", positions.text.at);
    inside_print(p, &shown, scope, &lines, INSIDE_CONST);
    return shown.at;
}

static void fill_delay(void *context, Record *record, int index)
{
    const Program *p = context;
    const Delay *delay = &p->causal->delays.at[index];
    const int variable = causal_variable(p->causal, p->system->equations.at[delay->equation].left);
    Items row = code_items(p->scratch, MOST_ENUMERATORS, true);
    code_add_count(&row, "variable", p->layout.places.at[variable].row);
    code_add_field(&row, "past", p->pasts.names.at[p->pasts.of_table[(int)delay->past->number]]);
    code_add_count(&row, "branch", delay->branch);
    code_add_field(&row, "is_constant", c_truth(causal_mentions_constants_only(p->scratch, p->causal, delay->time)));
    record_set(record, "fields", row.text.at);
}

static const Delay *first_of(const Program *p, int past)
{
    return &p->causal->delays.at[p->pasts.first_delays.at[past]];
}

static void fill_causes(void *context, Record *row, int past)
{
    const Program *p = context;
    const Delay *delay = first_of(p, past);
    Text causes = text_new(p->scratch);
    for (int i = 0; i < delay->causes.count; i++)
        text_format(&causes, "%d, ", delay->causes.at[i]);
    record_format(row, "number", "%d", past);
    record_set(row, "delays", causes.at);
}

void delays_print(Program *p, Record *record)
{
    record_list(record, "with_delays");
    if (!p->causal->delays.count)
        return;
    Record *table = record_add(record, "with_delays");
    Text operands = text_new(p->arena), lists = operands, switched = operands;
    Items names = code_items(p->arena, MOST_ENUMERATORS, true);
    for (int i = 0; i < p->pasts.operands.count; i++) {
        code_add_item(&names, p->pasts.names.at[i]);
        const char *comma = i ? ", " : "";
        text_format(&operands, "%s%d", comma, p->layout.places.at[p->pasts.operands.at[i]].row);
        text_format(&lists, "%sdelay_causes_%d", comma, i);
        text_format(&switched, "%s%s", comma, c_truth(first_of(p, i)->is_switched));
    }
    record_set(table, "operands", operands.at);
    record_set(table, "past_names", names.text.at);
    record_set(table, "cause_lists", lists.at);
    record_set(table, "switched", switched.at);
    record_format(table, "count", "%d", p->causal->delays.count);
    record_format(table, "past_count", "%d", p->pasts.operands.count);
    record_set(table, "times", delay_times_print(p));
    record_rows(table, "causes", p->pasts.operands.count, fill_causes, p, p->scratch);
    record_rows(table, "rows", p->causal->delays.count, fill_delay, p, p->scratch);
}

void body_count_assignment(Body *body, const Assignment *a, Expr value)
{
    body_count(body, value);
    delay_count(body, a);
    if (a->divisor)
        body_count(body, a->divisor);
}

void body_guards(Body *body, const Assignment *a)
{
    const Program *p = body->program;
    if (sequence_is_guarded(p, a))
        body_guard(body, a->divisor, emit_row(p, a->equation), emit_part_wish(p, a->variable));
    delay_guard(body, a);
}
