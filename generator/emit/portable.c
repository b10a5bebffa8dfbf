/* portable.c - portable C: the system's equations with a small executive of its own, in one file and a header.
 *
 * The statements are the same as in other programs. What the runtime does by tables is written out here as C: copying
 * states to vectors and back, keeping and comparing values at events, clocks, inputs and outputs. */
#include "emit/portable.h"

#include "emit/event.h"
#include "emit/item.h"
#include "emit/rig.h"
#include "emit/stage.h"
#include "emit/words.h"

#include "../runtime/decimal.h"

#include <string.h>

enum { MOST_EVENT_ROUNDS = 1000, FURTHER_PASSES = 10 }; /* as the runtime has them: event.c, settle.c */

const char *const portable_macros[] = {
    "run",       "START_TIME",       "STATES", "MODEL_OK", "NEVER", "ROUNDING",   "NOW",        "REQUIRE",
    "INT32_MAX", "math_errhandling", "false",  "true",     "PASTS", "PAST_NODES", "PAST_INNER", NULL};

/* ---- lists ---- */

const char *portable_csv(Arena *arena, const char *words)
{
    Text text = text_new(arena);
    text_add_char(&text, '"');
    for (const char *at = words; *at; at++) {
        if (*at == '"')
            text_add_char(&text, '"');
        text_add_char(&text, *at);
    }
    text_add_char(&text, '"');
    return text.at;
}

static const char *text_of(const Program *p, const Member *member)
{
    return code_member_text(p->scratch, member);
}

static bool is_number(CStored stored)
{
    return !stored.is_truth && !stored.enumeration;
}

/* A branch, or a discrete variable, that events determine. */
typedef struct {
    int variable, group;
    bool is_felt, is_branch, is_number, is_queue, is_of_delay;
    ModeSet absence;            /* of a branch: modes in which something that it mentions is absent */
    const Member *value, *kept; /* where its value is; where it is kept: branch.NAME or pre.NAME */
    const Member *start;        /* of a discrete variable */
} Switch;
typedef List(Switch) SwitchList;

static bool is_of_delay(const Causal *causal, int branch)
{
    bool is = false;
    for (int i = 0; i < causal->delays.count; i++)
        is |= causal->delays.at[i].branch == branch;
    return is;
}

static SwitchList find_switches(const Program *p)
{
    const Causal *causal = p->causal;
    SwitchList all = {0};
    for (int i = 0; i < causal->branches.count; i++) {
        const int v = causal->branches.at[i].variable;
        const Place *place = &p->layout.places.at[v];
        if (emit_is_given(p, v) || !place->member)
            continue;
        list_push(p->arena, &all,
                  (Switch){.variable = v,
                           .group = causal->group[v],
                           .is_felt = causal->is_felt[v],
                           .is_branch = true,
                           .is_number = causal->branches.at[i].is_integer,
                           .is_of_delay = is_of_delay(causal, i),
                           .absence = modes_branch_absence(p, &causal->branches.at[i]),
                           .value = place->member,
                           .kept = place->member});
    }
    for (int i = 0; i < causal->discretes.count; i++) {
        const int v = causal->discretes.at[i];
        const Place *place = &p->layout.places.at[v];
        list_push(p->arena, &all,
                  (Switch){.variable = v,
                           .group = causal->group[v],
                           .is_felt = causal->is_felt[v],
                           .is_number = is_number(place->stored),
                           .is_queue = place->stored.is_queue,
                           .value = place->member,
                           .kept = p->layout.places.at[causal->variables.at[v].before].member,
                           .start = place->start});
    }
    return all;
}

typedef bool IsWanted(const Switch *s);

static bool is_any(const Switch *s)
{
    (void)s;
    return true;
}

static bool is_of_group(const Switch *s)
{
    return s->group >= 0;
}

static bool is_felt(const Switch *s)
{
    return s->is_felt;
}

/* True of all felt switches, except delayed values that reach breaks. */
static bool is_felt_itself(const Switch *s)
{
    return s->is_felt && !s->is_of_delay;
}

static void note_call(Program *p, const char *name)
{
    map_put(p->called, name_of(name), 1);
}

/* C that is true if m->x differs from its kept value; can be used as an operand. */
static const char *change_of(Program *p, const Switch *s, const char *kept, bool is_exact)
{
    const char *function = s->is_branch || is_exact ? "are_different" : "has_moved";
    if (s->is_queue)
        return arena_format(p->scratch, "are_queues_different(&m->%s, &%s%s)", text_of(p, s->value), kept,
                            text_of(p, s->kept));
    if (!s->is_number)
        return arena_format(p->scratch, "(m->%s != %s%s)", text_of(p, s->value), kept, text_of(p, s->kept));
    note_call(p, function);
    return arena_format(p->scratch, "%s(m->%s, %s%s)", function, text_of(p, s->value), kept, text_of(p, s->kept));
}

static void add_line(Program *p, Text *text, const char *line)
{
    code_line(text, 4, p->scratch, "%s", line);
}

/* The body of a function that tells whether any wanted switch has changed; "" if there are none. */
static const char *changes(Program *p, const SwitchList *all, IsWanted *is_wanted)
{
    Text text = text_new(p->arena);
    for (int i = 0; i < all->count; i++) {
        const char *change = is_wanted(&all->at[i]) ? change_of(p, &all->at[i], "kept->", false) : NULL;
        if (change && is_wanted == is_felt && all->at[i].absence.in)
            change = arena_format(p->scratch, "(!(%s) && %s)", modes_condition(p, all->at[i].absence), change);
        if (change)
            text_format(&text, "%s%s", text.length ? "\n            || " : "    return ", change);
    }
    if (text.length)
        text_add(&text, ";\n");
    return text.at;
}

/* Adds a line for each discrete variable; `form` has %1 for its value, %2 for its kept value, %3 for its start. */
static void each_discrete(Program *p, Text *text, const SwitchList *all, const char *form)
{
    for (int i = 0; i < all->count; i++) {
        const Switch *s = &all->at[i];
        if (s->is_branch)
            continue;
        Text line = text_new(p->scratch);
        for (const char *at = form; *at; at++)
            if (*at == '%')
                text_add(&line, text_of(p, *++at == '1' ? s->value : *at == '2' ? s->kept : s->start));
            else
                text_add_char(&line, *at);
        add_line(p, text, line.at);
    }
}

static void switches_record(Program *p, Record *record, const SwitchList *all)
{
    Text keep = text_new(p->arena), restore = keep;
    int largest = 0;
    int *sizes = arena_array(p->scratch, int, all->count + 1);
    for (int i = 0; i < all->count; i++) {
        if (all->at[i].group >= 0 && ++sizes[all->at[i].group] > largest)
            largest = sizes[all->at[i].group];
    }
    if (p->layout.branches && *p->layout.branches) {
        add_line(p, &keep, "kept->branch = m->branch;");
        add_line(p, &restore, "m->branch = kept->branch;");
    }
    each_discrete(p, &keep, all, "kept->%2 = m->%1;");
    each_discrete(p, &restore, all, "m->%1 = kept->%2;");
    record_set(record, "keep_switches", all->count ? keep.at : "    (void)m;\n    kept->is_none = true;\n");
    record_when(record, "without_switches", !all->count);
    record_set(record, "switches_changed",
               all->count ? changes(p, all, is_any) : "    (void)m;\n    (void)kept;\n    return false;\n");
    Record *groups = record_either(record, "with_groups", "without_groups", largest > 0);
    if (largest)
        record_set(groups, "groups_changed", changes(p, all, is_of_group));
    const char *felt = changes(p, all, is_felt);
    Record *with_felt =
        record_when(record, "with_felt", *felt && p->causal->states.count + p->causal->delays.count > 0);
    if (with_felt)
        record_set(with_felt, "felt_changed", felt);
    portable_delays(p, record, changes(p, all, is_felt_itself));
    record_format(record, "most_passes", "%d", 2 * largest + FURTHER_PASSES);
    record_format(record, "most_starts", "%d", 2 * all->count + FURTHER_PASSES);
    record_format(record, "most_rounds", "%d",
                  p->causal->discretes.count > MOST_EVENT_ROUNDS ? p->causal->discretes.count : MOST_EVENT_ROUNDS);
    record_set(record, "restored", restore.at);
}

/* ---- events ---- */

/* Sets the body of a function; an empty one becomes `unused`, which marks the parameters as unused. */
static void set_inside(Record *record, const char *field, const Text *inside, const char *unused)
{
    record_set(record, field, inside->length ? inside->at : unused);
}

/* Holds a member within the range of a state. */
static void add_limited(Program *p, Text *text, const Member *member, int variable)
{
    const char *value = arena_format(p->scratch, "m->%s", text_of(p, member));
    const char *limited = portable_limited(p, variable, value);
    if (limited)
        add_line(p, text, arena_format(p->scratch, "%s = %s;", value, limited));
}

static void passes_record(Program *p, Record *record, const SwitchList *all)
{
    const Causal *causal = p->causal;
    Text before = text_new(p->arena), after = before, renew = before, set = before, start = before;
    bool are_any_branches = false;
    for (int i = 0; i < all->count; i++) {
        const Switch *s = &all->at[i];
        if (!s->is_branch && (ints_hold(&causal->stepwise, s->variable) || p->layout.places.at[s->variable].is_ticking))
            add_line(p, &before, arena_format(p->scratch, "m->%s = m->%s;", text_of(p, s->value), text_of(p, s->kept)));
    }
    for (int i = 0; i < p->ranges.discrete.count; i++)
        add_limited(p, &after, p->layout.places.at[p->ranges.discrete.at[i]].member, p->ranges.discrete.at[i]);
    for (int i = 0; i < all->count; i++) {
        const Switch *s = &all->at[i];
        if (s->is_branch) {
            are_any_branches = true;
            add_line(p, &renew,
                     arena_format(p->scratch, "has_changed = has_changed || %s;", change_of(p, s, "before->", true)));
            continue;
        }
        add_line(p, &renew,
                 arena_format(p->scratch, "has_changed = has_changed || %s;", change_of(p, s, "m->", false)));
        if (s->is_number || s->is_queue)
            add_line(p, &renew, arena_format(p->scratch, "if (%s) {", change_of(p, s, "m->", true)));
        add_line(p, &renew,
                 arena_format(p->scratch, "%sm->%s = m->%s;", s->is_number || s->is_queue ? "    " : "",
                              text_of(p, s->kept), text_of(p, s->value)));
        if (s->is_number || s->is_queue)
            add_line(p, &renew, "}");
    }
    for (int i = 0; i < causal->resets.count; i++) {
        const Place *place = &p->layout.places.at[causal->resets.at[i]];
        const char *state = text_of(p, place->member), *value = text_of(p, place->reset);
        const char *is_set = text_of(p, place->is_reset);
        note_call(p, "has_moved");
        add_limited(p, &after, place->reset, causal->resets.at[i]);
        add_line(p, &before, arena_format(p->scratch, "m->%s = m->%s;", value, state));
        add_line(p, &before, arena_format(p->scratch, "m->%s = false;", is_set));
        if (causal->clusters.count)
            add_line(p, &renew,
                     arena_format(p->scratch, "m->run.was_set[%d] = m->run.was_set[%d] || m->%s;", i, i, is_set));
        add_line(p, &renew,
                 arena_format(p->scratch, "if (m->%s && are_different(m->%s, m->%s)) {", is_set, state, value));
        add_line(p, &renew,
                 arena_format(p->scratch, "    has_changed = has_changed || has_moved(m->%s, m->%s);", state, value));
        add_line(p, &renew, arena_format(p->scratch, "    m->%s = m->%s;", state, value));
        add_line(p, &renew, "    m->run.is_reset = true;");
        add_line(p, &renew, "}");
    }
    if (causal->resets.count)
        add_line(p, &renew, "WATCH_STATES(m);");
    each_discrete(p, &set, all, "m->%2 = m->%3;");
    SwitchList own = {0}; /* inputs have their values before the start */
    for (int i = 0; i < all->count; i++)
        if (!emit_is_given(p, all->at[i].variable))
            list_push(p->scratch, &own, all->at[i]);
    each_discrete(p, &start, &own, "m->%1 = m->%3;");
    bool has_conditions = false;
    Text accept = text_new(p->arena);
    for (int i = 0; i < all->count; i++) {
        const Switch *s = &all->at[i];
        const bool is_drawn = s->variable < p->system->variables.count;
        if (s->is_branch || !is_drawn || !p->system->variables.at[s->variable].is_condition)
            continue;
        has_conditions = true;
        add_line(p, &set, arena_format(p->scratch, "m->%s = true;", text_of(p, s->kept)));
        add_line(p, &accept, arena_format(p->scratch, "m->%s = m->%s;", text_of(p, s->kept), text_of(p, s->value)));
    }
    record_set(record, "before_pass", before.at);
    record_either(record, "with_discrete_states", "without_discrete_states",
                  p->ranges.discrete.count > 0 || causal->resets.count > 0);
    record_set(record, "after_pass", after.at);
    record_set(record, "renew", renew.at);
    record_set(record, "without_branches",
               all->count == 0    ? "    (void)m;\n    (void)before;\n"
               : are_any_branches ? ""
                                  : "    (void)before;\n");
    set_inside(record, "set_before", &set, "    (void)m;\n");
    record_set(record, "start_switches", start.at);
    Record *list = record_when(record, "with_restore", has_conditions && causal->clocks.count > 0);
    if (!list)
        return;
    record_set(list, "restore_switches", record_text(record, "restored"));
    record_set(list, "accept_conditions", accept.at);
}

/* ---- clocks ---- */

double portable_fit(const Causal *causal, double step, int *clock)
{
    double fitting = step;
    for (int i = 0; i < causal->clocks.count; i++) {
        const double period = portable_constant(causal, causal->clocks.at[i].period);
        if (!(period < fitting * (1 - 1e-15)))
            continue;
        fitting = period;
        *clock = i;
    }
    return fitting;
}

double portable_step(const Causal *causal)
{
    double period = 0;
    for (int i = 0; i < causal->clocks.count && !causal->states.count; i++) {
        const double own = portable_constant(causal, causal->clocks.at[i].period);
        period = i == 0 || own < period ? own : period;
    }
    if (period > 0)
        return fmin(period, portable_shortest_delay(causal));
    return portable_fit(causal, fmin(causal->system->experiment.interval / 10, portable_shortest_delay(causal)),
                        &(int){0});
}

/* s: from the start to the first tick. */
static double first_tick(double start, double first, double period)
{
    static const double rounding = 1e-9;
    const double passed = fmax(0, ceil((start - first) / period - rounding));
    return fmax(0, first + passed * period - start);
}

/* Doubles hold the decimal instants of ticks. Floats soon do not: with them, ticks are counted in parts of a step. */
static void clocks_record(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    const double start = p->system->experiment.start;
    const bool is_counted = arena_writes_floats(p->arena), are_any = causal->clocks.count > 0;
    Text ticks = text_new(p->arena), steps = ticks, offsets = ticks, bases = ticks, periods = ticks, phases = ticks;
    Record *list = record_when(record, "with_portable_clocks", are_any);
    Record *timed = record_when(record, "with_timed_clocks", are_any && !is_counted);
    Record *counted = record_when(record, "with_counted_clocks", are_any && is_counted);
    record_format(record, "clock_count", "%d", causal->clocks.count);
    for (int i = 0; i < causal->clocks.count; i++) {
        const Clock *clock = &causal->clocks.at[i];
        const double period = portable_constant(causal, clock->period);
        const double first = clock->first ? portable_constant(causal, clock->first) : start;
        const DecimalSteps at = decimal_steps(number_text(period), number_text(first), 0);
        const char *comma = i ? ", " : "";
        add_line(p, &ticks,
                 arena_format(p->scratch, "m->%s = is_ticking && is_tick_due(m, %d);",
                              text_of(p, p->layout.places.at[clock->flag].member), i));
        text_format(&steps, "%s%s", comma, c_number(at.base > 0 ? at.steps : period));
        text_format(&offsets, "%s%s", comma, c_number(at.base > 0 ? at.offset : first));
        text_format(&bases, "%s%s", comma, c_number(at.base > 0 ? at.base : 1));
        text_format(&periods, "%s%s", comma, c_number_in(p->scratch, period));
        text_format(&phases, "%s%s", comma, c_number_in(p->scratch, first_tick(start, first, period)));
    }
    if (list)
        record_set(list, "ticks", ticks.at);
    if (timed) {
        note_call(p, "is_same_instant");
        record_set(timed, "clock_steps", steps.at);
        record_set(timed, "clock_offsets", offsets.at);
        record_set(timed, "clock_bases", bases.at);
    }
    if (counted) {
        record_set(counted, "clock_periods", periods.at);
        record_set(counted, "clock_phases", phases.at);
    }
}

/* ---- states ---- */

/* True if derivatives may depend on time itself. */
static bool is_time_felt(const Program *p)
{
    const Schedule *continuous = &p->causal->continuous;
    for (int i = 0; i < continuous->count; i++) {
        const Block *block = continuous->at[i];
        if (sequence_is_decided(p, block))
            continue;
        const Assignment *a = block->kind == BLOCK_ASSIGN ? &block->inner.at[0] : NULL;
        if (!a || expr_contains(a->value, expr_time()) || (a->divisor && expr_contains(a->divisor, expr_time())))
            return true;
    }
    return false;
}

static void states_record(Program *p, Record *record)
{
    const IntList *states = &p->causal->states;
    Text get = text_new(p->arena), set = get, slopes = get;
    Record *list = record_either(record, "with_portable_states", "without_portable_states", states->count > 0);
    for (int i = 0; i < states->count; i++) {
        const bool is_drawn = states->at[i] < p->system->variables.count;
        const Expr start = is_drawn ? p->system->variables.at[states->at[i]].start_value : NULL;
        if (start)
            portable_require_within(p, states->at[i], portable_constant(p->causal, start));
        const char *state = text_of(p, p->layout.places.at[states->at[i]].member);
        const Code *slope = emit_stored(p, p->causal->variables.at[states->at[i]].derivative);
        const char *value = arena_format(p->scratch, "x[%d]", i), *condition = portable_state_condition(p, i);
        const char *limited = portable_limited(p, states->at[i], value);
        const char *own = code_text(p->scratch, slope);
        add_line(p, &get,
                 condition ? arena_format(p->scratch, "x[%d] = (%s) ? m->%s : 0.0;", i, condition, state)
                           : arena_format(p->scratch, "x[%d] = m->%s;", i, state));
        add_line(p, &slopes,
                 condition ? arena_format(p->scratch, "slope[%d] = (%s) ? %s : 0.0;", i, condition, own)
                           : arena_format(p->scratch, "slope[%d] = %s;", i, own));
        if (condition)
            add_line(p, &set, arena_format(p->scratch, "if (%s) {", condition));
        add_line(p, &set,
                 arena_format(p->scratch, "%sm->%s = %s;", condition ? "    " : "", state, limited ? limited : value));
        if (condition)
            add_line(p, &set, "}");
    }
    record_format(record, "vector_count", "%d", states->count ? states->count : 1);
    record_set(record, "get_states", states->count ? get.at : "    (void)m;\n    x[0] = 0.0;\n");
    record_set(record, "set_states", states->count ? set.at : "    (void)m;\n    (void)x;\n");
    record_set(record, "get_slopes", states->count ? slopes.at : "    (void)m;\n    slope[0] = 0.0;\n");
    record_when(record, "with_vectors",
                states->count > 0 || p->causal->clusters.count > 0 || p->causal->jumps.count > 0);
    if (!states->count)
        return;
    record_format(list, "state_count", "%d", states->count);
    record_either(list, "with_time", "without_time", is_time_felt(p));
    record_when(list, "with_euler", p->portable->solver == SOLVER_EULER);
    record_when(list, "with_rk4", p->portable->solver == SOLVER_RK4);
    record_when(list, "with_sum", p->portable->solver != SOLVER_LINEARLY_IMPLICIT);
    record_when(list, "with_linear_step", p->portable->solver == SOLVER_LINEARLY_IMPLICIT);
    if (p->portable->solver == SOLVER_LINEARLY_IMPLICIT) {
        note_call(p, "loop_equilibrate");
        note_call(p, "loop_factor");
        note_call(p, "loop_substitute");
    }
}

/* ---- inputs, outputs and parameters ---- */

/* Adds a member, with its type in C and in Python's ctypes. */
static void add_member(Program *p, Record *record, const char *list, const char *type, const char *ctype,
                       const char *name, const char *comment)
{
    Text line = text_new(p->arena);
    Record *row = record_add(record, list);
    emit_member_print(&line, type, name, c_comment(p->scratch, comment));
    line.at[line.length - 1] = '\0';
    record_set(row, "member", line.at);
    record_set(row, "item", name);
    record_set(row, "ctype", ctype);
}

/* Adds the member of an item, with a comment of its path, unit, values and description. */
static void add_item(Program *p, Record *record, const char *list, const RigItem *item)
{
    Text comment = text_new(p->scratch);
    const bool is_truth = p->system->variables.at[item->variable].type == TYPE_BOOLEAN;
    text_format(&comment, "%s%s%s", item->path, *item->unit ? ", " : "", item->unit);
    for (int i = 0; i < item->literal_count && !is_truth; i++)
        text_format(&comment, "%s %d %s", i ? "," : ";", item->first + i, item->literals[i]);
    text_format(&comment, "%s%s", *item->description ? ": " : "", item->description);
    add_member(p, record, list, is_truth ? "bool" : c_real(p->arena),
               is_truth ? "c_bool" : arena_format(p->arena, "c_%s", c_real(p->arena)), item->name, comment.at);
}

/* True if derivatives depend on the course of the input. */
static bool is_input_felt(const Program *p, const FlatInput *input)
{
    int sign;
    bool is = p->causal->is_felt && p->causal->is_felt[emit_input_place(p, input->variable, &sign)];
    for (int i = 0; i < p->causal->branches.count && !is; i++) {
        const Branch *branch = &p->causal->branches.at[i];
        is = expr_contains(branch->value, input->axis) && p->causal->is_felt[branch->variable];
    }
    return is;
}

/* Signals that state machines take from outside: at most one per step, given by its enumerator. Each arrival changes
 * the stored number, which is the enumerator, with 65536 added every other time. */
static void arrivals_record(Program *p, Record *record, Text *take)
{
    for (int i = 0; i < p->system->inputs.count; i++) {
        const FlatInput *input = &p->system->inputs.at[i];
        if (!input->signals.count)
            continue;
        const char *own = text_of(p, p->layout.places.at[input->variable].member);
        const char *name = c_identifier(p->arena, emit_wish_of(p, input->variable));
        const char *base = c_number_in(p->scratch, 65536);
        add_member(p, record, "portable_inputs", "uint32_t", "c_uint32", name, "signal that arrives, 0: none");
        add_line(p, take, arena_format(p->scratch, "if (inputs->%s > 0U && inputs->%s < 65536U) {", name, name));
        add_line(p, take,
                 arena_format(p->scratch, "    m->%s = (%s)inputs->%s + (m->%s < %s ? %s : %s);", own,
                              c_real(p->scratch), name, own, base, base, c_number_in(p->scratch, 0)));
        add_line(p, take, "    m->run.is_changed = true;");
        add_line(p, take, "}");
    }
}

static void inputs_record(Program *p, Record *record, bool has_events)
{
    const IntList *inputs = rig_variables(p->rig, RIG_INPUT);
    Text check = text_new(p->arena), take = check;
    record_either(record, "with_input_values", "without_portable_inputs", p->system->inputs.count > 0);
    record_list(record, "portable_inputs");
    for (int i = 0; i < inputs->count; i++) {
        const RigItem item = rig_item(p->rig, RIG_INPUT, i);
        const FlatVariable *flat = &p->system->variables.at[item.variable];
        int sign;
        const Member *stored = p->layout.places.at[emit_input_place(p, item.variable, &sign)].member;
        const bool is_truth = flat->type == TYPE_BOOLEAN;
        const char *given = arena_format(p->scratch, sign < 0 ? "-inputs->%s" : "inputs->%s", item.name);
        bool is_felt_there = false;
        for (int k = 0; k < p->system->inputs.count; k++)
            if (p->system->inputs.at[k].variable == item.variable)
                is_felt_there = is_input_felt(p, &p->system->inputs.at[k]);
        add_item(p, record, "portable_inputs", &item);
        if (!is_truth) {
            note_call(p, "are_different");
            portable_require(p, &check, arena_format(p->scratch, "inputs->%s", item.name), item.variable, "INPUT", i);
        }
        if (!stored) /* nothing needs it */
            continue;
        const char *own = text_of(p, stored);
        add_line(
            p, &take,
            arena_format(p->scratch, is_truth ? "if (m->%s != %s) {" : "if (are_different(m->%s, %s)) {", own, given));
        add_line(p, &take, arena_format(p->scratch, "    m->%s = %s;", own, given));
        add_line(p, &take, "    m->run.is_changed = true;");
        if (is_felt_there && has_events)
            add_line(p, &take, "    m->run.is_reset = true;");
        else if (is_felt_there && p->causal->states.count)
            add_line(p, &take, "    (void)memset(m->run.rest, 0, sizeof m->run.rest);");
        add_line(p, &take, "}");
    }
    arrivals_record(p, record, &take);
    record_when(record, "with_queues", p->system->signals.count > 0);
    record_set(record, "check_inputs", check.at);
    record_set(record, "take_inputs", take.at);
}

static void outputs_record(Program *p, Record *record)
{
    const IntList *outputs = rig_variables(p->rig, RIG_OUTPUT);
    Text give = text_new(p->arena);
    record_when(record, "with_output_values", outputs->count > 0);
    record_list(record, "portable_outputs");
    for (int i = 0; i < outputs->count; i++) {
        const RigItem item = rig_item(p->rig, RIG_OUTPUT, i);
        add_item(p, record, "portable_outputs", &item);
        add_line(p, &give,
                 arena_format(p->scratch, "outputs->%s = %s;", item.name,
                              code_text(p->scratch, emit_stored(p, item.variable))));
        if (p->system->variables.at[item.variable].type != TYPE_BOOLEAN)
            portable_require(p, &give, arena_format(p->scratch, "outputs->%s", item.name), item.variable, "OUTPUT", i);
    }
    record_set(record, "give_outputs", give.at);
}

/* True if the period or first tick of a clock depends on the variable. */
static bool is_of_clock(const Program *p, int variable)
{
    bool is = false;
    IntList found = {0};
    for (int i = 0; i < p->causal->clocks.count; i++) {
        causal_mentions(p->scratch, p->causal, p->causal->clocks.at[i].period, NULL, &found);
        if (p->causal->clocks.at[i].first)
            causal_mentions(p->scratch, p->causal, p->causal->clocks.at[i].first, NULL, &found);
    }
    for (int k = 0; k < found.count; k++)
        is |= found.at[k] == variable;
    return is;
}

static void parameters_record(Program *p, Record *record)
{
    const IntList *parameters = rig_variables(p->rig, RIG_PARAMETER);
    Text defaults = text_new(p->arena), take = defaults, check = defaults;
    record_list(record, "portable_parameters");
    for (int i = 0; i < parameters->count; i++) {
        const RigItem item = rig_item(p->rig, RIG_PARAMETER, i);
        const Place *place = &p->layout.places.at[item.variable];
        if (!place->member || emit_is_fixed(p, item.variable) || is_of_clock(p, item.variable))
            continue;
        p->ranges.is_taken[item.variable] = true;
        const double value = portable_constant(p->causal, p->system->variables.at[item.variable].value);
        const bool is_truth = p->system->variables.at[item.variable].type == TYPE_BOOLEAN;
        if (!is_truth)
            portable_require_within(p, item.variable, value);
        add_item(p, record, "portable_parameters", &item);
        add_line(p, &defaults,
                 arena_format(p->scratch, "parameters->%s = %s;", item.name,
                              is_truth ? c_truth(value > 0) : c_number_in(p->scratch, value)));
        add_line(p, &take, arena_format(p->scratch, "m->%s = parameters->%s;", text_of(p, place->member), item.name));
        if (!is_truth)
            portable_require(p, &check, arena_format(p->scratch, "parameters->%s", item.name), item.variable,
                             "PARAMETER", i);
    }
    record_set(record, "default_parameters", defaults.at);
    record_set(record, "check_parameters", check.at);
    set_inside(record, "take_parameters", &take, "    (void)m;\n    (void)parameters;\n");
}

/* The C expression of a quantity in results, such as -m->ri.i, where m points to the instance. */
static void fill_quantity(void *context, Record *row, int index)
{
    const Program *p = context;
    const int variable = p->layout.rows.at[index];
    record_set(row, "quantity", portable_csv(p->scratch, emit_path_text(p, variable)));
    record_set(row, "unit", portable_csv(p->scratch, emit_unit_text(p, variable, false)));
    record_set(row, "expression", portable_csv(p->scratch, code_text(p->scratch, emit_stored(p, variable))));
}

/* ---- all fields ---- */

void portable_fields(Program *p, Record *record)
{
    const SwitchList all = p->causal->branches.count + p->causal->discretes.count ? find_switches(p) : (SwitchList){0};
    const bool has_events =
        all.count + p->causal->clocks.count + p->causal->resets.count + p->causal->clusters.count > 0;
    record_set(record, "name", p->name);
    record_set(record, "prefix", p->portable->prefix);
    record_set(record, "guard", p->portable->prefix);
    record_set(record, "step", c_number_in(p->arena, p->portable->step));
    const double start = p->system->experiment.start;
    record_set(record, "start", c_number_in(p->arena, start));
    record_format(record, "end_of_step", "%s%s((%s)m->run.steps * m->run.step)",
                  start == 0 ? "" : c_number_in(p->arena, start), start == 0 ? "" : " + ", c_real(p->arena));
    const bool is_by_time = p->causal->clocks.count > 0 && !arena_writes_floats(p->arena);
    record_either(record, "with_portable_events", "without_portable_events", has_events);
    record_when(record, "with_due", p->plan.has_instants || is_by_time);
    portable_find_ranges(p);
    /* relations need derivatives, and these depend on no loop's guesses */
    record_either(record, "with_evaluated", "without_evaluated",
                  p->causal->states.count && p->plan.indicate.steps.count &&
                      p->plan.indicate.steps.at[0].calls_evaluate && !p->loops.all.count);
    switches_record(p, record, &all);
    passes_record(p, record, &all);
    portable_ends(p, record);
    portable_check_discretes(p, record);
    clocks_record(p, record);
    states_record(p, record);
    inputs_record(p, record, has_events);
    outputs_record(p, record);
    parameters_record(p, record);
    const bool has_divisors = map_get(p->called, name_of("REQUIRE_NONZERO"), 0) != 0;
    const bool has_finite = map_get(p->called, name_of("require_finite"), 0) != 0;
    const bool has_whole = map_get(p->called, name_of("require_whole"), 0) != 0;
    record_when(record, "with_divisors", has_divisors);
    record_when(record, "with_finite", has_finite);
    record_when(record, "with_whole", has_whole);
    record_when(record, "with_failures",
                has_divisors || has_finite || has_whole || has_events || p->causal->states.count > 0 ||
                    p->loops.all.count > 0);
    record_when(record, "without_defaults", !*record_text(record, "set_defaults"));
    record_rows(record, "quantities", p->layout.rows.count, fill_quantity, p, p->scratch);
    record_when(record, "with_solved_loops", p->loops.all.count > 0 || p->portable->solver == SOLVER_LINEARLY_IMPLICIT);
    portable_starts(p, record);
    portable_watch(p, record);
    portable_numbers(p, record);
    portable_modes(p, record);
    portable_kit(p, record);
}
