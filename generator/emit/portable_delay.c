/* portable_delay.c - portable C: ring buffers with the past of delayed quantities, for a fixed number of steps.
 *
 * They hold the runtime's pieces (past.c), one for each step. A step over which a delayed quantity is no polynomial of
 * degree 4 gets more pieces, as long as there is room. */
#include "emit/portable.h"

#include "emit/event.h"
#include "emit/words.h"

#include <math.h>

enum { MOST_PARTS = 64, MOST_ORDER = 6 }; /* as the runtime has them: delay.c */
static const double safety = 0.05;        /* likewise */
static const double most_kept = 1e6;      /* steps */

/* ---- lengths ---- */

double portable_shortest_delay(const Causal *causal)
{
    double shortest = INFINITY;
    for (int i = 0; i < causal->delays.count; i++) {
        const double own = portable_constant(causal, causal->delays.at[i].time);
        shortest = own < shortest ? own : shortest;
    }
    return shortest;
}

static double longest_delay(const Causal *causal)
{
    double longest = 0;
    for (int i = 0; i < causal->delays.count; i++) {
        const double own = portable_constant(causal, causal->delays.at[i].longest);
        longest = own > longest ? own : longest;
    }
    return longest;
}

static double steps_kept(const Causal *causal, double step)
{
    return ceil(longest_delay(causal) / step * (1 - 1e-9));
}

const Delay *portable_unkept(Arena *arena, const Causal *causal, double step, const char **why, const char **fix)
{
    *fix = NULL;
    for (int i = 0; i < causal->delays.count; i++) {
        const Delay *delay = &causal->delays.at[i];
        const double time = portable_constant(causal, delay->time), longest = portable_constant(causal, delay->longest);
        if (!causal_mentions_constants_only(arena, causal, delay->time)) {
            *why = "it delays a quantity by a variable time";
            *fix = "give the delay a constant length";
        } else if (!(time > 0 && time <= longest && isfinite(longest))) {
            *why = arena_format(arena, "it delays a quantity by %s s, which must be positive and at most %s s",
                                number_text(time), number_text(longest));
        } else if (time < step * (1 - 1e-9)) {
            *why = arena_format(arena, "its step of %s s is longer than a delay", number_text(step));
            *fix = arena_format(arena, "give --step %s, or less", number_text(time));
        } else if (!(longest / step <= most_kept)) {
            *why = arena_format(arena, "a delay of %s s is more than %s steps", number_text(longest),
                                number_text(most_kept));
            *fix = "give a longer --step";
        } else {
            continue;
        }
        return delay;
    }
    return NULL;
}

/* ---- the fields of the templates ---- */

static void add_line(Program *p, Text *text, const char *line)
{
    code_line(text, 4, p->scratch, "%s", line);
}

/* C: the order of the breaks that a delayed value has reached. */
static const char *order_passed(Program *p, int index)
{
    const Delay *delay = &p->causal->delays.at[index];
    if (delay->branch < 0)
        return arena_format(p->scratch, "%d", MOST_ORDER);
    const Member *branch = p->layout.places.at[p->causal->branches.at[delay->branch].variable].member;
    const char *kept = code_member_text(p->scratch, branch);
    return arena_format(p->scratch, "order_passed(&m->past[%s], before->%s, m->%s)",
                        p->pasts.names.at[p->pasts.of_table[(int)delay->past->number]], kept, kept);
}

/* The order of each operand's break: by delayed values that have reached breaks, and by other changes. */
static void orders_record(Program *p, Record *record)
{
    Text order = text_new(p->arena);
    bool are_any = false;
    for (int i = 0; i < p->pasts.operands.count; i++) {
        const Delay *first = &p->causal->delays.at[p->pasts.first_delays.at[i]];
        const char *name = p->pasts.names.at[i];
        add_line(p, &order, arena_format(p->scratch, "order[%s] = %d;", name, MOST_ORDER));
        if (first->is_switched) {
            add_line(p, &order, "if (is_own) {");
            add_line(p, &order, arena_format(p->scratch, "    order[%s] = 0;", name));
            add_line(p, &order, "}");
        }
        for (int k = 0; k < first->causes.count; k++)
            add_line(p, &order,
                     arena_format(p->scratch, "order[%s] = lower(order[%s], %s);", name, name,
                                  order_passed(p, first->causes.at[k])));
        are_any |= first->causes.count > 0;
    }
    record_set(record, "orders", order.at);
    record_when(record, "with_causes", are_any);
    if (are_any)
        map_put(p->called, name_of("past_order"), 1);
}

/* Notes the functions of the runtime that the templates call. */
static void note_calls(Program *p)
{
    static const char *const names[] = {"past_begin", "past_break", "past_node", "past_fits",
                                        "past_add",   "has_moved",  NULL};
    for (const char *const *name = names; *name; name++)
        map_put(p->called, name_of(*name), 1);
}

void portable_delays(Program *p, Record *record, const char *others)
{
    const Causal *causal = p->causal;
    record_either(record, "with_pasts", "without_pasts", causal->delays.count > 0);
    record_when(record, "with_course", causal->delays.count > 0 && causal->states.count > 0);
    record_format(record, "course_states", "%d", causal->states.count);
    record_either(record, "with_slopes", "without_slopes",
                  causal->delays.count > 0 && p->portable->solver == SOLVER_RK4);
    record_list(record, "with_causes");
    if (!causal->delays.count)
        return;
    const int kept = (int)steps_kept(causal, p->portable->step), spare = kept + MOST_PARTS;
    Text values = text_new(p->arena), names = values, pasts = values;
    for (int i = 0; i < p->pasts.operands.count; i++) {
        text_format(&names, "%s%s %s", i ? ", " : "", p->pasts.names.at[i],
                    c_comment(p->scratch, emit_path_text(p, p->pasts.operands.at[i])));
        add_line(p, &values,
                 arena_format(p->scratch, "value[%s] = %s;", p->pasts.names.at[i],
                              code_text(p->scratch, emit_stored(p, p->pasts.operands.at[i]))));
    }
    for (int i = 0; i < causal->delays.count; i++)
        text_format(&pasts, "%s%s", i ? ", " : "",
                    p->pasts.names.at[p->pasts.of_table[(int)causal->delays.at[i].past->number]]);
    note_calls(p);
    record_set(record, "past_names", names.at);
    record_set(record, "operand_values", values.at);
    record_format(record, "past_count", "%d", p->pasts.operands.count);
    record_format(record, "delay_count", "%d", causal->delays.count);
    record_format(record, "kept_steps", "%d", kept);
    record_format(record, "kept_time", "%s", number_text(kept * p->portable->step));
    record_format(record, "break_most", "%d", kept + 4);
    record_format(record, "piece_most", "%d", kept + 4 + spare);
    record_format(record, "spare_pieces", "%d", spare);
    record_format(record, "most_parts", "%d", MOST_PARTS);
    record_format(record, "most_order", "%d", MOST_ORDER);
    record_set(record, "past_error", c_number_in(p->arena, pow(safety * p->system->experiment.tolerance, 0.6)));
    Record *changed = record_either(record, "with_own_changes", "without_own_changes", *others != '\0');
    if (*others)
        record_set(changed, "own_changed", others);
    record_set(record, "delay_pasts", pasts.at);
    record_set(record, "times", delay_times_print(p));
    orders_record(p, record);
}
