/* event.c - the functions of events: the functions that watch and determine branches and discrete variables, and their
 * tables. */
#include "emit/portion.h"
#include "emit/stage.h"
#include "emit/event.h"
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

/* Event indicators of a branch; returns their number. A relation has one: the difference that is positive while it is
 * true. An integer part or an interval has two: the distances of its argument from both ends. */
static int indicator_codes(Body *body, const Branch *branch, const Code **margins)
{
    const Program *p = body->program;
    const Member *member = p->layout.places.at[branch->variable].member;
    const Code *own = code_read(p->scratch, member), *margin = code_call(p->scratch, "instant_margin");
    const Expr side = branch_side(branch), axis = branch_interval(branch);
    body_count(body, side);
    if (branch->gate)
        body_count(body, branch->gate);
    sums_print(body, side);
    const Code *code = body_expr(body, side, member->name);
    if (axis) {
        const Code *data = table_code(p, axis);
        const bool is_past = expr_is_past(axis);
        margins[0] = code_format(p->scratch, "%s(%s, %s, %s)",
                                 code_call(p->scratch, is_past ? "past_above" : "axis_above"), code, own, data);
        margins[1] = code_format(p->scratch, "%s(%s, %s, %s)",
                                 code_call(p->scratch, is_past ? "past_below" : "axis_below"), code, own, data);
    } else if (branch->is_integer) {
        margins[0] = code_format(p->scratch, "%s((%s) - %s, true, HOLDS_AT_ZERO)", margin, code, own);
        margins[1] = code_format(p->scratch, "%s(%s + 1.0 - (%s), true, FAILS_AT_ZERO)", margin, own, code);
    } else {
        margins[0] = code_format(p->scratch, "%s(%s, %s, %s)", margin, code, own, branch_at_zero(branch));
    }
    const int count = branch->is_integer ? 2 : 1;
    for (int i = 0; i < count && branch->gate; i++)
        margins[i] = code_format(p->scratch, "%s ? %s : 1.0", body_truth(body, branch->gate, "gate"), margins[i]);
    return count;
}

/* Enumerators of the indicators that are not written in a loop. */
static const char *indicator_names(Program *p, const Lines *names, const IntList *named)
{
    NameList own = {0};
    IntList numbers = {0};
    bool *is_named = arena_array(p->scratch, bool, names->count + 1);
    for (int i = 0; i < named->count; i++)
        is_named[named->at[i]] = true;
    for (int i = 0; i < names->count; i++)
        if (is_named[i]) {
            list_push(p->scratch, &own, names->at[i]);
            list_push(p->scratch, &numbers, i);
        }
    return code_enumerators(p->arena, &own, &numbers, false);
}

static void indicators_print(Program *p, Record *record, Text *functions)
{
    const bool is_short = p->plan.indicate.ends.count <= 1; /* the function begins with the values that it needs */
    Split needed = split_new_named(p, functions, "before_indicators");
    Split lines = split_new(p, functions, "indicators", "Model *m, double *indicator", "m, indicator");
    sequence_print(is_short ? &lines : &needed, &p->plan.indicate);
    split_call(&needed, split_statement(&lines));
    IntList rows = {0}; /* of branches, by indicator */
    CScope *scope = cscope_members(p->arena);
    Lines names = {0};
    CodeList alike = {0};
    IntList named = {0}, index = {0}; /* indicators with names; by line of `alike`: its indicator */
    for (int i = 0; i < p->causal->branches.count; i++) {
        static const char *const ends[] = {"", "_LOWER", "_UPPER"};
        const Branch *branch = &p->causal->branches.at[i];
        const Code *margins[2];
        if (!branch_is_watched(branch))
            continue;
        CodeLines before = code_lines_new(p->scratch);
        Body body = body_new(p, &before, cscope_within(p->scratch, p->functions));
        const char *name = c_capitals(p->arena, p->layout.places.at[branch->variable].member->name);
        const int count = indicator_codes(&body, branch, margins);
        const bool is_alone = before.all.count > 0; /* with statements of its own */
        if (is_alone) {
            body = body_in(&lines);
            indicator_codes(&body, branch, margins);
        }
        for (int k = 0; k < count; k++) {
            const int at = names.count;
            list_push(p->arena, &names, cscope_fresh(scope, arena_format(p->arena, "WATCH_%s%s", name,
                                                                         ends[branch->is_integer + k])));
            list_push(p->arena, &rows, i);
            const Code *row = code_named(p->arena, at, names.at[at], NULL);
            if (!is_alone) {
                list_push(p->arena, &alike, code_format(p->arena, "indicator[%s] = %s;", row, margins[k]));
                list_push(p->arena, &index, at);
            } else {
                body_line(&body, "indicator[%s] = %s;", row, margins[k]);
                list_push(p->arena, &named, at);
            }
        }
        arena_reset(p->scratch);
    }
    IntList single = {0};
    split_lines(&lines, &alike, NULL, &single);
    for (int i = 0; i < single.count; i++)
        list_push(p->arena, &named, index.at[single.at[i]]);
    const char *inside = split_close(&lines, "", true);
    record_function(record, "indicators", names.count ? inside : "");
    Record *with_names = record_when(record, "with_indicator_names", named.count > 0);
    if (with_names)
        record_set(with_names, "indicator_names", indicator_names(p, &names, &named));
    Record *table = record_when(record, "with_indicator_table", names.count > 0);
    if (!table)
        return;
    record_format(table, "indicator_count", "%d", names.count);
    Text tables = text_new(p->arena);
    record_set(table, "indicator_branches", series_text(p, &tables, "watched", rows.at, rows.count));
    record_set(table, "indicator_tables", tables.at);
}

/* A C condition: true if the branch has changed. */
static const Code *change_code(Body *body, const Branch *branch)
{
    const Program *p = body->program;
    const Code *own = code_read(p->scratch, p->layout.places.at[branch->variable].member);
    const BranchPlace place = branch_place(p, branch);
    branch_count(body, branch);
    sums_print(body, branch->value);
    const Code *value = branch_value(body, branch, &place);
    const Code *change = branch->is_integer
                             ? code_format(p->scratch, "%s(%s, %s)", code_call(p->scratch, "are_different"), value, own)
                             : code_format(p->scratch, "%s != (%s)", own, value);
    return branch->gate ? code_format(p->scratch, "(%s) && (%s)", body_truth(body, branch->gate, "gate"), change)
                        : change;
}

/* In portable C with modes: the signed distance from the boundary, of each relation that modes may bring there. */
static void distances_print(Program *p, Record *record, Text *functions)
{
    Split needed = split_new_named(p, functions, "before_distances");
    Split lines = split_new(p, functions, "distances", "Model *m, double *distance", "m, distance");
    int count = 0;
    for (int i = 0; i < p->causal->branches.count; i++)
        count += branch_is_slackened(p, &p->causal->branches.at[i]);
    if (count)
        sequence_print(p->plan.indicate.ends.count <= 1 ? &lines : &needed, &p->plan.indicate);
    split_call(&needed, split_statement(&lines)); /* also an empty one: this releases its memory */
    count = 0;
    for (int i = 0; i < p->causal->branches.count; i++) {
        const Branch *branch = &p->causal->branches.at[i];
        if (!branch_is_slackened(p, branch))
            continue;
        Body body = body_in(&lines);
        const Expr side = branch_side(branch);
        body_count(&body, side);
        sums_print(&body, side);
        body_line(&body, "distance[%d] = %s;", count++,
                  body_expr(&body, side, p->layout.places.at[branch->variable].member->name));
        arena_reset(p->scratch);
    }
    record_function(record, "distances", split_close(&lines, "", true));
}

/* The function of portable C that replaces indicators: it finds whether a branch has changed. */
static void changes_print(Program *p, Record *record, Text *functions)
{
    const bool is_short = p->plan.indicate.ends.count <= 1;
    Split needed = split_new_named(p, functions, "before_changes");
    Split lines = split_new(p, functions, "crossed", "Model *m, bool *is_crossed", "m, is_crossed");
    bool is_any = false;
    for (int i = 0; i < p->causal->branches.count && !is_any; i++)
        is_any = branch_is_looked_at(p, &p->causal->branches.at[i]);
    if (is_any)
        sequence_print(is_short ? &lines : &needed, &p->plan.indicate);
    split_call(&needed, split_statement(&lines)); /* also an empty one: this releases its memory */
    for (int i = 0; i < p->causal->branches.count; i++) {
        const Branch *branch = &p->causal->branches.at[i];
        if (!branch_is_looked_at(p, branch))
            continue;
        Body body = body_in(&lines);
        const Code *change = change_code(&body, branch);
        const ModeSet absence = modes_branch_absence(p, branch);
        if (absence.in)
            body_line(&body, "*is_crossed = *is_crossed || (!(%s) && (%s));", modes_condition(p, absence), change);
        else
            body_line(&body, "*is_crossed = *is_crossed || (%s);", change);
        arena_reset(p->scratch);
    }
    record_function(record, "crossed", split_close(&lines, "", true));
}

static void next_instant_print(Program *p, Record *record, Text *functions)
{
    const int count = p->causal->branches.count;
    if (p->sizes.list) {
        record_function(record, "next_instant", split_blocks(p, count, branch_print_instant, NULL));
        return;
    }
    Split split = split_new(p, functions, "next_instant",
                            arena_format(p->arena, "const Model *m, %s *next", c_real(p->arena)), "m, next");
    for (int i = 0; i < count; i++) {
        if (p->causal->branches.at[i].kind != BRANCH_TIMED)
            continue;
        Body body = body_in(&split);
        branch_print_instant(&body, i, NULL);
        arena_reset(p->scratch);
    }
    p->plan.has_instants = record_function(record, "next_instant", split_close(&split, "", false));
}

static void update_print(Program *p, Record *record, Text *functions)
{
    Split update = split_new(p, functions, "update", "Model *m", "m");
    sequence_print(&update, &p->plan.events);
    record_function(record, "update", split_close(&update, "", true));
}

/* ---- tables ---- */

static Expr shortened_sum(void *context, Expr e)
{
    enum { MOST_TERMS = 9 };
    (void)context;
    if (e->op != OP_ADD || e->count <= MOST_TERMS)
        return NULL;
    const Expr ends[] = {e->at[0], expr_variable(name_of("..."), TYPE_REAL), e->at[e->count - 1]};
    return expr_raw(OP_ADD, NULL, 3, ends);
}

/* For messages: a long sum is shortened to its first and last term. */
static Expr shortened(Expr e)
{
    return expr_rebuild(e, false, NULL, shortened_sum, NULL);
}

static void fill_branch(void *context, Record *record, int index)
{
    const Program *p = context;
    Arena *arena = p->scratch;
    const Branch *branch = &p->causal->branches.at[index];
    const Member *member = p->layout.places.at[branch->variable].member;
    const char *id, *element;
    Items row = code_array(arena);
    Source source = branch_origin(p, branch, &id, &element);
    const DataTable *axis = branch_interval(branch) ? expr_table_of(branch_interval(branch)) : NULL;
    const double *knots;
    code_add_field(&row, "text", code_string(arena, expr_text(arena, shortened(branch->value))));
    code_add_field(&row, "element", c_quoted(arena, element));
    code_add_field(&row, "source", emit_drawn_at(p, source));
    code_add_count(&row, "equation", branch->equation);
    code_add_field(&row, "type", emit_type_text(p, branch->variable));
    code_add_place(&row, "offset", member);
    code_add_field(&row, "is_integer_part", c_truth(branch->is_integer));
    if (branch_is_watched(branch) && !branch->is_integer)
        code_add_field(&row, "holds_at_zero", c_truth(branch_holds_at_zero(branch)));
    code_add_field(&row, "is_timed", c_truth(!branch_is_watched(branch)));
    code_add_field(&row, "may_peak", c_truth(branch->may_peak));
    code_add_field(&row, "is_felt", c_truth(p->causal->is_felt[branch->variable]));
    code_add_field(&row, "is_seen", c_truth(p->causal->is_seen[branch->variable]));
    code_add_count(&row, "group", p->causal->group[branch->variable]);
    code_add_count(&row, "intervals", axis && !axis->is_past && !axis->is_given ? table_knots(axis, &knots) + 1 : 0);
    if (branch_is_watched(branch))
        code_add_field(&row, "slack",
                       code_place(arena, arena_format(arena, "slack.%s", code_member_text(arena, member->last))));
    const ModeSet absence = modes_branch_absence(p, branch);
    if (absence.in)
        code_add_field(&row, "absent", modes_text(p, absence));
    record_set(record, "fields", row.text.at);
}

bool emit_is_set_elsewhere(const Program *p, int variable)
{
    bool is_elsewhere = false;
    for (int i = 0; i < p->causal->algorithms.count; i++) {
        const CausalAlgorithm *a = &p->causal->algorithms.at[i];
        is_elsewhere |= a->presence != p->causal->variables.at[variable].presence && ints_hold(&a->assigns, variable);
    }
    return is_elsewhere;
}

static void fill_discrete(void *context, Record *record, int index)
{
    const Program *p = context;
    const int discrete = p->causal->discretes.at[index];
    const Place *place = &p->layout.places.at[discrete];
    const FlatVariable *drawn = discrete < p->system->variables.count ? &p->system->variables.at[discrete] : NULL;
    Items row = code_array(p->scratch);
    code_add_count(&row, "variable", place->row);
    code_add_field(&row, "name", c_quoted(p->scratch, emit_path_text(p, discrete)));
    code_add_field(&row, "type", emit_type_text(p, discrete));
    code_add_place(&row, "offset", place->member);
    code_add_place(&row, "pre", p->layout.places.at[p->causal->variables.at[discrete].before].member);
    code_add_place(&row, "start", place->start);
    code_add_field(&row, "is_felt", c_truth(p->causal->is_felt[discrete]));
    code_add_field(&row, "is_seen", c_truth(p->causal->is_seen[discrete]));
    code_add_count(&row, "group", p->causal->group[discrete]);
    code_add_field(&row, "is_stepwise", c_truth(ints_hold(&p->causal->stepwise, discrete)));
    code_add_field(&row, "is_ticking", c_truth(place->is_ticking));
    code_add_field(&row, "is_of_check", c_truth(drawn && drawn->is_of_check));
    code_add_field(&row, "is_condition", c_truth(drawn && drawn->is_condition));
    code_add_field(&row, "remark", code_string(p->scratch, drawn ? drawn->remark : NULL));
    code_add_field(&row, "termination", code_string(p->scratch, drawn ? drawn->termination : NULL));
    code_add_field(&row, "is_violation", c_truth(drawn && drawn->termination && drawn->is_violation));
    const ModeSet absence = modes_absence(p, discrete);
    if (absence.in)
        code_add_field(&row, "absent", modes_text(p, absence));
    code_add_field(&row, "is_set_elsewhere", c_truth(absence.in && emit_is_set_elsewhere(p, discrete)));
    record_set(record, "fields", row.text.at);
}

static void fill_reset(void *context, Record *record, int index)
{
    const Program *p = context;
    const Place *place = &p->layout.places.at[p->causal->resets.at[index]];
    Items row = code_array(p->scratch);
    code_add_count(&row, "variable", place->row);
    code_add_place(&row, "offset", place->member);
    code_add_place(&row, "value", place->reset);
    code_add_place(&row, "is_set", place->is_reset);
    record_set(record, "fields", row.text.at);
}

static void fill_clock(void *context, Record *record, int index)
{
    const Program *p = context;
    const Clock *clock = &p->causal->clocks.at[index];
    Items row = code_array(p->scratch);
    code_add_place(&row, "period", p->clocks.at[index].period);
    code_add_place(&row, "first", p->clocks.at[index].first);
    code_add_field(&row, "is_from_start", c_truth(!clock->first));
    code_add_place(&row, "ticks", p->layout.places.at[clock->flag].member);
    code_add_field(&row, "element", c_quoted(p->scratch, clock->site.element ? clock->site.element->text : ""));
    record_set(record, "fields", row.text.at);
}

static void fill_jump(void *context, Record *record, int index)
{
    const Program *p = context;
    const Jump *jump = &p->causal->jumps.at[index];
    const Place *place = &p->layout.places.at[jump->variable];
    Items row = code_array(p->scratch);
    code_add_field(&row, "name", c_quoted(p->scratch, emit_path_text(p, jump->variable)));
    code_add_count(&row, "variable", place->row);
    code_add_count(&row, "equation", place->equation);
    code_add_place(&row, "offset", place->member);
    code_add_place(&row, "derivative", p->layout.places.at[jump->derivative].member);
    code_add_place(&row, "size", p->layout.places.at[jump->size].member);
    code_add_field(&row, "is_twice", c_truth(jump->is_twice));
    code_add_field(&row, "is_lost", c_truth(jump->is_lost));
    code_add_field(&row, "is_position", c_truth(jump->is_position));
    if (jump->modes.in)
        code_add_field(&row, "modes", modes_text(p, jump->modes));
    record_set(record, "fields", row.text.at);
}

/* Periods and first ticks, with the starts that follow from constants. */
void clocks_print(Split *split)
{
    Program *p = split->program;
    for (int i = 0; i < p->causal->clocks.count; i++) {
        const Clock *clock = &p->causal->clocks.at[i];
        Expr values[] = {clock->period, clock->first};
        const Member *members[] = {p->clocks.at[i].period, p->clocks.at[i].first};
        for (int k = 0; k < 2; k++) {
            if (!values[k])
                continue;
            Body body = body_in(split);
            body_count(&body, values[k]);
            body_line(&body, "%s = %s;", code_write(p->scratch, members[k]),
                      body_expr(&body, values[k], members[k]->name));
            arena_reset(p->scratch);
        }
    }
}

void events_print(Program *p, Record *record)
{
    const Causal *causal = p->causal;
    Text functions = text_new(p->arena);
    record_members(record, "branch_structs", p->layout.branches);
    record_members(record, "slack_structs", p->layout.slacks);
    record_members(record, "before_structs", p->layout.before);
    record_members(record, "clock_structs", p->layout.clocks);
    record_members(record, "reset_structs", p->layout.resets);
    record_members(record, "jump_structs", p->layout.jumps);
    record_members(record, "divisor_structs", p->layout.divisors);
    /* initial() and terminal() may also occur in models without events: there they never hold in results */
    record_either(record, "with_phases", "without_phases", p->plan.has_phases);
    record_when(record, "event_flags", p->plan.has_phases || causal->branches.count + causal->discretes.count +
                                           causal->algorithms.count + causal->clocks.count > 0);
    if (!p->portable)
        courses_print(p, record, &functions);
    algorithms_print(p, record, &functions);
    if (p->portable) {
        changes_print(p, record, &functions);
        distances_print(p, record, &functions);
    } else {
        indicators_print(p, record, &functions);
    }
    next_instant_print(p, record, &functions);
    update_print(p, record, &functions);
    record_set(record, "event_functions", record_shown(p->noted, &functions));
    if (p->portable) /* it has no tables */
        return;
    record_table(p, record, "branches", "ModelBranch", causal->branches.count, fill_branch);
    record_table(p, record, "discretes", "ModelDiscrete", causal->discretes.count, fill_discrete);
    record_table(p, record, "resets", "ModelReset", causal->resets.count, fill_reset);
    record_table(p, record, "clocks", "ModelClock", causal->clocks.count, fill_clock);
    record_table(p, record, "jumps", "ModelJump", causal->jumps.count, fill_jump);
    p->portions.present = p->portions.checks;
    actions_print(p, record);
    record_when(record, "without_events", !causal->branches.count && !causal->discretes.count &&
                                              !causal->resets.count && !causal->clocks.count && !causal->jumps.count);
    margins_print(p, record);
    p->portions.present = p->portions.model;
}
