/* divisor.c - divisors that no run can change: they are tested once, before the start.
 *
 * The value of a divisor that is an expression is stored in the model, so that it is computed once, and the tested
 * value is the one used. Divisors of one form are not stored, but tested in a loop and written out where they are
 * used. */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

/* True if the divisor is a number in portable C, tested at compilation. */
static bool is_fixed(const Program *p, Expr divisor)
{
    IntList found = {0};
    bool is = p->fixed != NULL;
    if (is)
        causal_mentions(p->scratch, p->causal, divisor, NULL, &found);
    for (int i = 0; i < found.count && is; i++)
        is = emit_is_fixed(p, found.at[i]);
    return is;
}

/* Adds the constant divisors of the assignment, also those within a divisor that is not constant. */
static void find_within(Program *p, const Assignment *a, Map *seen)
{
    if (!a->divisor || a->divisor->op == OP_NUMBER)
        return;
    const ExprList divisors = emit_divisors(p, p->scratch, a->divisor, true);
    const bool is_one = divisors.count && list_last(&divisors) == a->divisor; /* those within are tested with it */
    for (int i = is_one ? divisors.count - 1 : 0; i < divisors.count; i++) {
        if (map_get(seen, divisors.at[i], 0) || is_fixed(p, divisors.at[i]))
            continue;
        map_put(seen, divisors.at[i], 1);
        list_push(p->arena, &p->divisors.all, *a);
        list_last(&p->divisors.all).divisor = divisors.at[i];
    }
    arena_reset(p->scratch);
}

void divisors_find(Program *p)
{
    const Schedule *schedules[] = {&p->causal->start, &p->causal->continuous, &p->causal->events};
    Map *seen = map_new(p->arena);
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < schedules[s]->count; i++)
            for (int k = 0; k < schedules[s]->at[i]->inner.count; k++)
                find_within(p, &schedules[s]->at[i]->inner.at[k], seen);
}

static Expr form_of(const Program *p, Expr divisor)
{
    ExprList leaves = {0};
    const bool is_short = form_leaves(p->scratch, &(Assignment){.value = divisor}, &leaves);
    return is_short ? form_template(divisor, &leaves) : divisor;
}

bool *divisors_kept(Program *p)
{
    const int count = p->divisors.all.count;
    bool *is_kept = arena_array(p->arena, bool, count + 1);
    Map *uses = map_new(p->arena);
    for (int i = 0; i < count; i++) {
        const Expr form = form_of(p, p->divisors.all.at[i].divisor);
        map_put(uses, form, map_get(uses, form, 0) + 1);
    }
    for (int i = 0; i < count && p->style != GROUP_ALL; i++) {
        const Expr divisor = p->divisors.all.at[i].divisor;
        is_kept[i] = divisor->count > 0 && map_get(uses, form_of(p, divisor), 0) < GROUP_FEWEST;
    }
    arena_reset(p->scratch);
    return is_kept;
}

/* Prints tests of divisors that no run can change, one for each; tests of divisors of one form become loops. */
void divisors_print(Program *p, Split *split)
{
    Arena *arena = arena_new_like(p->arena);
    Groups *groups = group_begin(arena, p->style);
    Map *tested = map_new(arena);
    for (int i = 0; i < p->divisors.all.count; i++) {
        const Assignment *a = &p->divisors.all.at[i];
        ExprList leaves = {0};
        CodeList codes = {0};
        list_push(arena, &codes, code_number(arena, a->equation));
        const bool is_short = form_leaves(arena, &(Assignment){.value = a->divisor}, &leaves);
        for (int l = 0; is_short && l < leaves.count; l++)
            list_push(arena, &codes, code_copy(arena, emit_stored(p, causal_variable(p->causal, leaves.at[l]))));
        group_statement(groups, i, 0, is_short ? form_template(a->divisor, &leaves) : a->divisor, &codes);
        arena_reset(p->scratch);
    }
    const GroupRuns runs = group_runs(groups, p->functions);
    for (int r = 0; r < runs.count; r++) {
        const GroupRun *run = &runs.at[r];
        const Assignment *a = &p->divisors.all.at[run->items.at[0]];
        const Code *row = emit_row(p, a->equation);
        ExprList leaves = {0};
        Expr divisor = a->divisor;
        Body body = body_in(split);
        CodeLines *lines = body.lines, inside = code_lines_new(p->scratch);
        const int outer = body.indent;
        body.tested = run->heads[1] ? NULL : tested;
        if (run->heads[1]) {
            body.lines = &inside;
            body.indent += run->heads[0] ? 8 : 4;
            form_leaves(arena, &(Assignment){.value = a->divisor}, &leaves);
            divisor = form_template(a->divisor, &leaves);
            body_name_places(&body, &leaves, run->codes + 1);
            row = emit_row_in_loop(p, a->equation, run->codes[0]);
        }
        body_count(&body, divisor);
        body_guard(&body, divisor, row, emit_part_wish(p, a->variable));
        if (run->heads[1]) {
            const bool is_block = inside.all.count > 1;
            group_open(run, 1, is_block, lines, outer);
            code_lines_append(lines, &inside, 0);
            if (is_block)
                group_close(lines, body.indent);
        }
        split->piece->may_fail = true;
        arena_reset(p->scratch);
    }
    arena_free(arena);
}
