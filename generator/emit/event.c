/* event.c - what happens at events: where branches and values before an event are stored, the functions that watch and
 * determine them, and their tables. */
#include "emit/program.h"

#include <string.h>

static const Branch *branch_at(const Program *p, int index)
{
    return &p->causal->branches.at[index];
}

const Branch *branch_of(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    return v->role == ROLE_BRANCH ? branch_at(p, map_get(p->causal->branch_at, v->leaf, -1)) : NULL;
}

/* The axis of a branch that is the number of an interval, or NULL. */
static Expr axis_of(const Branch *branch)
{
    return branch->value->op == OP_INTERVAL ? branch->value->at[1] : NULL;
}

/* The prefix of the runtime's functions on an axis. */
static const char *axis_prefix(Expr axis)
{
    return expr_is_past(axis) ? "past" : "axis";
}

const char *branch_axis(const Program *p, const Branch *branch)
{
    return axis_of(branch) ? table_text(p, axis_of(branch)) : NULL;
}

/* initial() and terminal() also stand in models without events: there they never hold in what is written. */
static bool has_phases(const Program *p)
{
    bool has = p->causal->branches.count + p->causal->discretes.count + p->causal->algorithms.count +
               p->causal->clocks.count > 0;
    for (int v = 0; v < p->causal->variables.count && !has; v++)
        has = p->causal->variables.at[v].role == ROLE_FLAG;
    return has;
}

/* ---- where things are stored ---- */

static const char *operand_wish(Arena *arena, Expr e)
{
    Text text = text_new(arena);
    bool is_whole = e->op == OP_NUMBER && e->number < 1e6 && e->number > -1e6 && e->number == (int)e->number;
    if (is_whole)
        text_format(&text, "%s%d", e->number < 0 ? "minus_" : "", (int)(e->number < 0 ? -e->number : e->number));
    else
        expr_print(&text, e);
    return text.at;
}

/* bed_in_rSig_above_0, floor_of_time_period, interval_of_speed_in_map_x; where an operand is long, the equation gives
 * the name. */
static const char *branch_wish(const Program *p, const Branch *branch)
{
    enum { LONGEST = 40 };
    Expr value = branch->value;
    const char *left = operand_wish(p->scratch, value->at[0]);
    const char *right = axis_of(branch) ? data_name(p, axis_of(branch))
                        : value->count > 1 ? operand_wish(p->scratch, value->at[1])
                                           : "";
    const char *middle = "";
    switch (value->op) {
    case OP_LESS: middle = "_below_"; break;
    case OP_LESS_EQUAL: middle = "_at_most_"; break;
    case OP_GREATER: middle = "_above_"; break;
    case OP_GREATER_EQUAL: middle = "_at_least_"; break;
    case OP_INTERVAL: middle = "_in_"; break;
    default: break;
    }
    if (strlen(left) + strlen(right) > LONGEST)
        return arena_format(p->scratch, "%s_of_%s",
                            axis_of(branch)      ? "interval"
                            : branch->is_integer ? "part"
                                                 : "relation",
                            branch->equation >= 0 ? p->causal->equations.at[branch->equation].id->text : "algorithm");
    const char *first = axis_of(branch) ? "interval_of_" : branch->is_integer ? "floor_of_" : "";
    return arena_format(p->scratch, "%s%s%s%s", first, left, middle, right);
}

static void store(Program *p, int variable, const char *group, CScope *scope, const char *wish)
{
    p->places.at[variable].member = arena_format(p->arena, "%s.%s", group, cscope_fresh(scope, wish));
    p->places.at[variable].is_member = true;
}

static void member(Text *text, const char *name, const char *comment)
{
    enum { COMMENT_COLUMN = 44 };
    text_format(text, "    double %s;", name);
    if (comment) {
        text_pad_to(text, COMMENT_COLUMN);
        text_format(text, "/* %s */", comment);
    }
    text_add_char(text, '\n');
}

static void lay_out_branch(Program *p, CScope *scope, Text *text, int index)
{
    const Branch *branch = branch_at(p, index);
    store(p, branch->variable, "branch", scope, branch_wish(p, branch));
    member(text, emit_last_segment(p->places.at[branch->variable].member),
           c_comment(p->scratch, expr_text(p->scratch, branch->value)));
}

static void lay_out_before(Program *p, CScope *scope, Text *text, int index)
{
    int discrete = p->causal->discretes.at[index], before = p->causal->variables.at[discrete].before;
    store(p, before, "pre", scope, emit_wish_of(p, discrete));
    member(text, emit_last_segment(p->places.at[before].member), NULL);
}

/* Three members: is it ticking, its period, its first tick. */
static void lay_out_clock(Program *p, CScope *scope, Text *text, int index)
{
    const Clock *clock = &p->causal->clocks.at[index];
    store(p, clock->flag, "tick", scope, emit_path_text(p, clock->flag));
    const char *name = emit_last_segment(p->places.at[clock->flag].member);
    member(text, name, "1 while it ticks");
    const char *period = cscope_fresh(scope, arena_format(p->scratch, "%s_period", name));
    const char *first = cscope_fresh(scope, arena_format(p->scratch, "%s_first", name));
    member(text, period, "s");
    member(text, first, "s");
    list_push(p->arena, &p->clocks, (ProgramClock){arena_format(p->arena, "tick.%s", period),
                                                   arena_format(p->arena, "tick.%s", first)});
}

static void lay_out_reset(Program *p, CScope *scope, Text *text, int index)
{
    Place *place = &p->places.at[p->causal->resets.at[index]];
    const char *name = cscope_fresh(scope, emit_wish_of(p, p->causal->resets.at[index]));
    place->reset = arena_format(p->arena, "reset.%s", name);
    place->is_reset = arena_format(p->arena, "reset.%s",
                                   cscope_fresh(scope, arena_format(p->scratch, "%s_is_set", name)));
    member(text, emit_last_segment(place->reset), NULL);
    member(text, emit_last_segment(place->is_reset), NULL);
}

static void lay_out_jump(Program *p, CScope *scope, Text *text, int index)
{
    const Jump *jump = &p->causal->jumps.at[index];
    store(p, jump->size, "jump", scope, emit_wish_of(p, jump->variable));
    member(text, emit_last_segment(p->places.at[jump->size].member), NULL);
}

/* The members of one struct within the model's. */
static const char *lay_out(Program *p, int count, void (*lay_out_one)(Program *, CScope *, Text *, int))
{
    CScope *scope = cscope_members(p->arena);
    Text text = text_new(p->arena);
    text_add(&text, "");
    for (int i = 0; i < count; i++) {
        lay_out_one(p, scope, &text, i);
        arena_reset(p->scratch);
    }
    return text.at;
}

void events_layout(Program *p)
{
    const Causal *causal = p->causal;
    p->branch_members = lay_out(p, causal->branches.count, lay_out_branch);
    p->before_members = lay_out(p, causal->discretes.count, lay_out_before);
    p->clock_members = lay_out(p, causal->clocks.count, lay_out_clock);
    p->reset_members = lay_out(p, causal->resets.count, lay_out_reset);
    p->jump_members = lay_out(p, causal->jumps.count, lay_out_jump);
    for (int a = 0; a < p->causal->algorithms.count; a++)
        for (int i = 0; i < p->causal->algorithms.at[a].assigns.count; i++)
            list_push(p->arena, &p->places.at[p->causal->algorithms.at[a].assigns.at[i]].setters, a);
    courses_name(p);
    for (int v = 0; v < p->causal->variables.count; v++)
        if (p->causal->variables.at[v].role == ROLE_FLAG && !p->places.at[v].member)
            p->places.at[v].member = strcmp(emit_path_text(p, v), "initial()") == 0 ? "is_initial" : "is_terminal";
}

/* ---- functions ---- */

static const char *truth(bool is_true)
{
    return is_true ? "true" : "false";
}

/* The equation or algorithm that it stands in first. */
static Source branch_origin(const Program *p, const Branch *branch, const char **id, const char **element)
{
    const Causal *causal = p->causal;
    if (branch->equation >= 0) {
        const CausalEquation *e = &causal->equations.at[branch->equation];
        const FlatEquation *drawn = &p->system->equations.at[e->declared];
        *id = e->id->text;
        *element = drawn->element ? drawn->element->text : "";
        return drawn->source;
    }
    const FlatAlgorithm *drawn = &p->system->algorithms.at[causal->algorithms.at[branch->algorithm].declared];
    *id = drawn->id->text;
    *element = drawn->element->text;
    return drawn->source;
}

const char *branch_trace(const Program *p, const Branch *branch)
{
    const char *id, *element;
    Source source = branch_origin(p, branch, &id, &element);
    return arena_format(p->scratch, "%s  decides %s  %s", c_comment(p->scratch, id),
                        c_comment(p->scratch, expr_text(p->scratch, branch->value)),
                        source.file ? source_print(p->scratch, source) : "");
}

/* Sides of a relation, what an integer part or an interval is of. */
static Expr branch_difference(const Branch *branch)
{
    Expr left = branch->value->at[0];
    return branch->is_integer ? left : expr_subtract(left, branch->value->at[1]);
}

static const char *timed_text(Body *body, const Branch *branch, const char *wish)
{
    const Program *p = body->program;
    if (branch->form)
        return course_value(p, branch);
    const char *rate = body_expr(body, branch->rate, wish), *rest = body_expr(body, branch->rest, wish);
    if (axis_of(branch))
        return arena_format(p->scratch, "%s_interval_at(m->time, %s, %s, %s)", axis_prefix(axis_of(branch)), rate, rest,
                            table_text(p, axis_of(branch)));
    if (branch->is_integer)
        return arena_format(p->scratch, "instant_part(m->time, %s, %s)", rate, rest);
    return arena_format(p->scratch, "instant_truth(m->time, %s, %s, %s)", rate, rest,
                        truth(branch_holds_at_zero(branch)));
}

const char *branch_text(Body *body, const Branch *branch)
{
    const Program *p = body->program;
    const char *name = p->places.at[branch->variable].member, *wish = emit_last_segment(name);
    const int row = (int)(branch - p->causal->branches.at);
    if (!branch_is_watched(branch))
        return timed_text(body, branch, wish);
    if (axis_of(branch) && expr_is_past(axis_of(branch)))
        return body_expr(body, branch->value, wish);
    const char *difference = body_expr(body, branch_difference(branch), wish);
    if (axis_of(branch))
        return arena_format(p->scratch, "axis_kept(%s, m->%s, m->slack[%d], %s)", difference, name, row,
                            table_text(p, axis_of(branch)));
    if (branch->is_integer)
        return arena_format(p->scratch, "instant_part_kept(%s, m->%s, m->slack[%d])", difference, name, row);
    return arena_format(p->scratch, "instant_kept(%s, %s, m->%s, m->slack[%d])",
                        body_expr(body, branch->value, wish), difference, name, row);
}

/* The value while the branch's gate is open, else the other one. */
static const char *gated(Body *body, const Branch *branch, const char *value, const char *otherwise)
{
    if (!branch->gate)
        return value;
    Arena *arena = body->program->scratch;
    return arena_format(arena, "%s ? %s : %s", body_truth(body, branch->gate), value, otherwise);
}

void branch_print(Body *body, const Branch *branch)
{
    const Program *p = body->program;
    const char *name = p->places.at[branch->variable].member;
    body_comment(body, branch_trace(p, branch));
    const char *value = branch_text(body, branch);
    body_line(body, "m->%s = %s;", name, gated(body, branch, value, arena_format(p->scratch, "m->%s", name)));
}

void branch_count(Body *body, const Branch *branch)
{
    if (branch->gate)
        body_count(body, branch->gate);
    if (branch_is_watched(branch))
        body_count(body, branch->value);
    if (branch_is_watched(branch) && !branch->is_integer)
        body_count(body, branch_difference(branch));
    if (branch->kind != BRANCH_TIMED)
        return;
    body_count(body, branch->rate);
    body_count(body, branch->rest);
}

/* Indicators: of a relation, the difference that is positive while it is true; else how far floor's argument is from
 * its part and the next, or how far a quantity is from the ends of its interval. */
static void print_indicators(Split *split, const Branch *branch, int *index)
{
    Program *p = split->program;
    const char *name = p->places.at[branch->variable].member, *wish = emit_last_segment(name);
    Expr left = branch->value->at[0], right = branch->is_integer ? NULL : branch->value->at[1];
    bool is_upward = branch->value->op == OP_GREATER || branch->value->op == OP_GREATER_EQUAL;
    Expr difference = branch->is_integer ? left
                      : is_upward        ? expr_subtract(left, right)
                                         : expr_subtract(right, left);
    Piece *piece = split_statement(split);
    Body body;
    body_begin(&body, p, &piece->body, piece->scope);
    body_count(&body, difference);
    if (branch->gate)
        body_count(&body, branch->gate);
    const char *text = body_expr(&body, difference, wish), *margin;
    if (axis_of(branch)) {
        const char *axis = table_text(p, axis_of(branch)), *prefix = axis_prefix(axis_of(branch));
        margin = arena_format(p->scratch, "%s_above(%s, m->%s, %s)", prefix, text, name, axis);
        body_line(&body, "indicator[%d] = %s;", (*index)++, gated(&body, branch, margin, "1.0"));
        margin = arena_format(p->scratch, "%s_below(%s, m->%s, %s)", prefix, text, name, axis);
    } else if (branch->is_integer) {
        margin = arena_format(p->scratch, "instant_margin(%s - m->%s, 1.0, true)", text, name);
        body_line(&body, "indicator[%d] = %s;", (*index)++, gated(&body, branch, margin, "1.0"));
        margin = arena_format(p->scratch, "instant_margin(m->%s + 1.0 - (%s), 1.0, false)", name, text);
    } else {
        margin = arena_format(p->scratch, "instant_margin(%s, m->%s, %s)", text, name,
                              truth(branch_holds_at_zero(branch)));
    }
    body_line(&body, "indicator[%d] = %s;", (*index)++, gated(&body, branch, margin, "1.0"));
    arena_reset(p->scratch);
}

static void indicators_print(Program *p, Record *record, Text *functions)
{
    Piece piece = {.body = text_new(p->arena)};
    text_add(&piece.body, "");
    Split needed = split_new_named(p, functions, "before_indicators");
    sequence_print(&needed, &p->indicate, SEQUENCE_EVENT);
    split_call(&needed, &piece);
    Split lines = split_new(p, functions, "indicators", "const Model *m, double *indicator", "m, indicator");
    int count = 0;
    for (int i = 0; i < p->causal->branches.count; i++)
        if (branch_is_watched(branch_at(p, i)))
            print_indicators(&lines, branch_at(p, i), &count);
    const char *body = split_close_or(&lines, "    (void)m, (void)indicator; /* nothing is watched */\n");
    record_format(record, "indicators", "%s%s%s", piece.uses_status ? "    ModelStatus status;\n\n" : "",
                  piece.body.at, body);
    record_format(record, "indicator_count", "%d", count);
}

static void next_instant_print(Program *p, Record *record, Text *functions)
{
    Split split = split_new(p, functions, "next_instant", "const Model *m, double *next", "m, next");
    for (int i = 0; i < p->causal->branches.count; i++) {
        const Branch *branch = branch_at(p, i);
        if (branch->kind != BRANCH_TIMED)
            continue;
        Piece *piece = split_statement(&split);
        const char *name = p->places.at[branch->variable].member, *wish = emit_last_segment(name);
        Body body;
        body_begin(&body, p, &piece->body, piece->scope);
        branch_count(&body, branch);
        const char *rate = body_expr(&body, branch->rate, wish), *rest = body_expr(&body, branch->rest, wish);
        const char *instant = arena_format(p->scratch, "instant_of_truth(m->time, %s, %s)", rate, rest);
        if (axis_of(branch))
            instant = arena_format(p->scratch, "%s_instant(m->time, %s, %s, m->%s, %s)", axis_prefix(axis_of(branch)),
                                   rate, rest, name, table_text(p, axis_of(branch)));
        else if (branch->is_integer)
            instant = arena_format(p->scratch, "instant_of_part(m->time, %s, %s, m->%s)", rate, rest, name);
        body_comment(&body, c_comment(p->scratch, expr_text(p->scratch, branch->value)));
        body_line(&body, "*next = fmin(*next, %s);", gated(&body, branch, instant, "INFINITY"));
        arena_reset(p->scratch);
    }
    record_set(record, "next_instant",
               split_close_or(&split, "    (void)m, (void)next; /* no branch is of time alone */\n"));
}

bool emit_takes_start(const Causal *causal, int variable)
{
    Role role = causal->variables.at[variable].role;
    return role == ROLE_STATE || role == ROLE_DERIVATIVE || role == ROLE_ALGEBRAIC;
}

static void name_starts(Body *body, Expr value)
{
    const Program *p = body->program;
    IntList found = {0};
    causal_mentions(p->scratch, p->causal, value, NULL, &found);
    for (int i = 0; i < found.count; i++)
        if (emit_takes_start(p->causal, found.at[i]))
            body_name(body, p->causal->variables.at[found.at[i]].leaf,
                      arena_format(p->scratch, "m->%s", p->places.at[found.at[i]].start));
}

static void guesses_print(Program *p, Record *record, Text *functions)
{
    Split split = split_new(p, functions, "guess", "Model *m", "m");
    for (int i = 0; i < p->causal->guesses.count; i++) {
        const BranchGuess *guess = &p->causal->guesses.at[i];
        const Branch *branch = branch_at(p, guess->branch);
        Piece *piece = split_statement(&split);
        const char *name = p->places.at[branch->variable].member;
        Body body;
        body_begin(&body, p, &piece->body, piece->scope);
        name_starts(&body, guess->value);
        body_count(&body, guess->value);
        body_comment(&body, branch_trace(p, branch));
        body_line(&body, "m->%s = %s;", name, body_expr(&body, guess->value, emit_last_segment(name)));
        arena_reset(p->scratch);
    }
    record_set(record, "guess", split_close_or(&split, "    (void)m; /* stated starts decide nothing */\n"));
}

static void update_print(Program *p, Record *record, Text *functions)
{
    Piece piece = {.body = text_new(p->arena)};
    text_add(&piece.body, "");
    Split resets = split_new_named(p, functions, "begin_update");
    const IntList *kept[] = {&p->causal->stepwise, &p->ticking};
    if (kept[0]->count + kept[1]->count > 0)
        split_line(&resets, "/* What algorithms assign is seen in the next round; what no tick changes stays. */");
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < kept[k]->count; i++) {
            int variable = kept[k]->at[i], before = p->causal->variables.at[variable].before;
            split_line(&resets, "m->%s = m->%s;", p->places.at[variable].member, p->places.at[before].member);
        }
    for (int i = 0; i < p->causal->resets.count; i++) {
        const Place *place = &p->places.at[p->causal->resets.at[i]];
        split_line(&resets, "m->%s = m->%s;", place->reset, place->member);
        split_line(&resets, "m->%s = 0.0;", place->is_reset);
    }
    split_call(&resets, &piece);
    Split update = split_new_named(p, functions, "update");
    sequence_print(&update, &p->events, SEQUENCE_EVENT);
    split_call(&update, &piece);
    record_format(record, "update", "%s%s%s", piece.uses_status ? "    ModelStatus status;\n\n" : "",
                  piece.body.length ? "" : "    (void)m; /* nothing changes */\n", piece.body.at);
}

/* ---- tables ---- */

static void fill_branch(void *context, Record *row, int index)
{
    const Program *p = context;
    Arena *arena = p->scratch;
    const Branch *branch = branch_at(p, index);
    const char *id, *element;
    Source source = branch_origin(p, branch, &id, &element);
    record_set(row, "text", c_quoted(arena, expr_text(arena, branch->value)));
    record_set(row, "element", c_quoted(arena, element));
    record_set(row, "source", c_quoted(arena, source.file ? source_print(arena, source) : ""));
    record_format(row, "equation", "%d", branch->equation);
    record_format(row, "offset", "offsetof(Model, %s)", p->places.at[branch->variable].member);
    record_set(row, "is_integer_part", truth(branch->is_integer));
    record_set(row, "is_timed", truth(!branch_is_watched(branch)));
    record_set(row, "is_felt", truth(p->causal->is_felt[branch->variable]));
    record_format(row, "group", "%d", p->causal->group[branch->variable]);
    record_format(row, "slack", "offsetof(Model, slack[%d])", index);
    const DataTable *axis = axis_of(branch) ? expr_table_of(axis_of(branch)) : NULL;
    const double *knots;
    record_format(row, "intervals", "%d", axis && !axis->is_past ? table_knots(axis, &knots) + 1 : 0);
}

static void fill_discrete(void *context, Record *row, int index)
{
    const Program *p = context;
    int discrete = p->causal->discretes.at[index];
    const Place *place = &p->places.at[discrete];
    record_format(row, "row", "%d", place->row);
    record_set(row, "name", c_quoted(p->scratch, emit_path_text(p, discrete)));
    record_format(row, "offset", "offsetof(Model, %s)", place->member);
    record_format(row, "pre", "offsetof(Model, %s)", p->places.at[p->causal->variables.at[discrete].before].member);
    record_format(row, "start", "offsetof(Model, %s)", place->start);
    record_set(row, "is_felt", truth(p->causal->is_felt[discrete]));
    record_format(row, "group", "%d", p->causal->group[discrete]);
    record_set(row, "is_stepwise", truth(ints_hold(&p->causal->stepwise, discrete)));
    int drawn = discrete < p->system->variables.count ? discrete : -1;
    record_set(row, "is_condition", truth(drawn >= 0 && p->system->variables.at[drawn].is_condition));
    const char *remark = drawn >= 0 ? p->system->variables.at[drawn].remark : NULL;
    record_set(row, "remark", remark ? c_quoted(p->scratch, remark) : "NULL");
    const char *termination = drawn >= 0 ? p->system->variables.at[drawn].termination : NULL;
    record_set(row, "termination", termination ? c_quoted(p->scratch, termination) : "NULL");
    record_set(row, "is_violation", termination && p->system->variables.at[drawn].is_violation ? "true" : "false");
}

static void fill_reset(void *context, Record *row, int index)
{
    const Program *p = context;
    const Place *place = &p->places.at[p->causal->resets.at[index]];
    record_format(row, "row", "%d", place->row);
    record_format(row, "offset", "offsetof(Model, %s)", place->member);
    record_format(row, "value", "offsetof(Model, %s)", place->reset);
    record_format(row, "is_set", "offsetof(Model, %s)", place->is_reset);
}

static void fill_clock(void *context, Record *row, int index)
{
    const Program *p = context;
    const Clock *clock = &p->causal->clocks.at[index];
    record_format(row, "period", "offsetof(Model, %s)", p->clocks.at[index].period);
    record_format(row, "first", "offsetof(Model, %s)", p->clocks.at[index].first);
    record_set(row, "is_from_start", truth(!clock->first));
    record_format(row, "ticks", "offsetof(Model, %s)", p->places.at[clock->flag].member);
    record_set(row, "element", c_quoted(p->scratch, clock->site.element ? clock->site.element->text : ""));
}

void record_table(Program *p, Record *record, const char *name, int count, FillRecord *fill)
{
    const char *with = arena_format(p->arena, "with_%s", name), *without = arena_format(p->arena, "without_%s", name);
    record_list(record, with);
    record_list(record, without);
    Record *table = record_add(record, count ? with : without);
    record_format(table, "count", "%d", count);
    if (count)
        record_rows(table, "rows", count, fill, p, p->scratch);
}

static void record_indicator_branches(const Program *p, Record *record)
{
    Text text = text_new(p->arena);
    text_add(&text, "");
    for (int i = 0; i < p->causal->branches.count; i++)
        for (int k = 0; k < (branch_at(p, i)->is_integer ? 2 : 1) && branch_is_watched(branch_at(p, i)); k++)
            text_format(&text, "%d, ", i);
    record_set(record, "indicator_branches", text.at);
}

/* As many members, or nothing. */
void record_members(Record *record, const char *list, const char *members, int count)
{
    record_list(record, list);
    if (!members[0])
        return;
    Record *structure = record_add(record, list);
    record_set(structure, "members", members);
    record_format(structure, "count", "%d", count);
}

/* Periods and first ticks, with the starts that follow from constants. */
void clocks_print(Split *split)
{
    Program *p = split->program;
    for (int i = 0; i < p->causal->clocks.count; i++) {
        const Clock *clock = &p->causal->clocks.at[i];
        Expr values[] = {clock->period, clock->first};
        const char *members[] = {p->clocks.at[i].period, p->clocks.at[i].first};
        for (int k = 0; k < 2; k++) {
            if (!values[k])
                continue;
            Piece *piece = split_statement(split);
            Body body;
            body_begin(&body, p, &piece->body, piece->scope);
            body_count(&body, values[k]);
            body_line(&body, "m->%s = %s;", members[k], body_expr(&body, values[k], emit_last_segment(members[k])));
            arena_reset(p->scratch);
        }
    }
}

void events_print(Program *p, Record *record)
{
    Text functions = text_new(p->arena);
    text_add(&functions, "");
    record_members(record, "branch_structs", p->branch_members, p->causal->branches.count);
    record_members(record, "before_structs", p->before_members, p->causal->discretes.count);
    record_members(record, "clock_structs", p->clock_members, p->causal->clocks.count);
    record_members(record, "reset_structs", p->reset_members, p->causal->resets.count);
    record_list(record, "event_flags");
    record_list(record, "without_event_flags");
    record_add(record, has_phases(p) ? "event_flags" : "without_event_flags");
    courses_print(p, record, &functions);
    algorithms_print(p, &functions);
    indicators_print(p, record, &functions);
    next_instant_print(p, record, &functions);
    guesses_print(p, record, &functions);
    update_print(p, record, &functions);
    record_set(record, "event_functions", functions.at);
    record_table(p, record, "branches", p->causal->branches.count, fill_branch);
    record_table(p, record, "discretes", p->causal->discretes.count, fill_discrete);
    record_table(p, record, "resets", p->causal->resets.count, fill_reset);
    record_table(p, record, "clocks", p->causal->clocks.count, fill_clock);
    record_indicator_branches(p, record);
    jumps_print(p, record);
    actions_print(p, record);
    margins_print(p, record);
}
