/* course.c - statements of branches. For branches whose changes are searched for, also functions of their operands:
 * bounds of values and slopes over a time interval, node by node (runtime/course.h). */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/item.h"
#include "emit/portion.h"
#include "emit/words.h"

#include <string.h>

typedef struct {
    Body body;
    const Program *p;
    Map *at; /* node -> index into names */
    List(const char *) names;
} Printer;

void courses_name(Program *p)
{
    p->branches.courses = arena_array(p->arena, const char *, p->causal->branches.count + 1);
    for (int i = 0; i < p->causal->branches.count; i++) {
        const Branch *branch = &p->causal->branches.at[i];
        if (!branch->form)
            continue;
        const char *member = p->layout.places.at[branch->variable].member->name;
        p->branches.courses[i] = cscope_fresh(p->functions, arena_format(p->arena, "course_of_%s", member));
    }
    for (int i = 0; i < p->causal->turning.count; i++)
        list_push(p->arena, &p->branches.slopes, cscope_fresh(p->functions, arena_format(p->arena, "slope_%d", i + 1)));
}

static const Code *course_value(const Program *p, const Branch *branch)
{
    const char *name = p->branches.courses[branch - p->causal->branches.at];
    const Code *axis = branch_axis(p, branch);
    if (axis)
        return code_format(p->scratch, "course_interval(m, %s, NOW(m), %s)", name, axis);
    if (branch->is_integer)
        return code_format(p->scratch, "course_part(m, %s, NOW(m))", name);
    return code_format(p->scratch, "course_truth(m, %s, NOW(m), %s)", name, branch_at_zero(branch));
}

static const Code *course_band(const Program *p, const Branch *branch)
{
    const Code *value = code_read(p->scratch, p->layout.places.at[branch->variable].member);
    const Code *axis = branch_axis(p, branch);
    if (axis)
        return code_format(p->scratch, "band_of_interval(%s, %s)", value, axis);
    if (branch->is_integer)
        return code_format(p->scratch, "band_of_part(%s)", value);
    return code_format(p->scratch, "band_of_truth(%s, %s)", value, branch_at_zero(branch));
}

static bool is_time(Expr e)
{
    return e->op == OP_TIME;
}

static bool varies(Expr e)
{
    return expr_find(e, is_time) != NULL;
}

static const char *function_of(Op op)
{
    static const char *const names[OP_COUNT] = {
        [OP_ADD] = "add",        [OP_SUBTRACT] = "subtract", [OP_MULTIPLY] = "multiply", [OP_DIVIDE] = "divide",
        [OP_NEGATE] = "negate",  [OP_POWER] = "power",       [OP_LESS] = "less",         [OP_LESS_EQUAL] = "less",
        [OP_GREATER] = "less",   [OP_GREATER_EQUAL] = "less", [OP_EQUAL] = "equal",      [OP_NOT_EQUAL] = "equal",
        [OP_INTEGER] = "floor"};
    if (op < OP_ADD || op > OP_REM)
        internal_error("'%s' has no bounds", op_text(op));
    return names[op] ? names[op] : op_text(op);
}

/* An expression that is constant over the interval is a number. */
static const Code *operand(Printer *printer, Expr e)
{
    if (!varies(e))
        return code_format(printer->p->scratch, "course_of(%s)", body_expr(&printer->body, e, "constant"));
    return code_words(printer->p->scratch, printer->names.at[map_get(printer->at, e, 0)]);
}

static const Code *value_of(Printer *printer, Expr e)
{
    Arena *arena = printer->p->scratch;
    switch (e->op) {
    case OP_TIME: return code_words(arena, "course_of_time(time)");
    case OP_NO_EVENT: case OP_HOMOTOPY: return operand(printer, e->at[0]);
    case OP_SMOOTH: return operand(printer, e->at[1]);
    case OP_PIECE:
        return code_format(arena, "course_piece(%s, %s, %s, %d)", operand(printer, e->at[0]),
                            body_expr(&printer->body, e->at[1], "interval"), table_code(printer->p, e->at[2]),
                            (int)e->at[3]->number);
    default: break;
    }
    const Code *first = operand(printer, e->at[0]);
    const char *function = function_of(e->op);
    if (e->count == 1)
        return code_format(arena, "course_%s(%s)", function, first);
    if (e->op == OP_GREATER || e->op == OP_GREATER_EQUAL)
        return code_format(arena, "course_%s(%s, %s)", function, operand(printer, e->at[1]), first);
    if (e->op == OP_NOT_EQUAL)
        return code_format(arena, "course_not(course_%s(%s, %s))", function, first, operand(printer, e->at[1]));
    if (e->op == OP_IF)
        return code_format(arena, "course_if(%s, %s, %s)", first, operand(printer, e->at[1]),
                            operand(printer, e->at[2]));
    for (int i = 1; i < e->count; i++)
        first = code_format(arena, "course_%s(%s, %s)", function, first, operand(printer, e->at[i]));
    return first;
}

static void print_course(Program *p, Expr form, const char *name_of, const char *trace, Text *functions)
{
    CScope *scope = cscope_within(p->scratch, p->functions);
    CodeLines inside = code_lines_new(p->scratch);
    Printer printer = {.p = p, .at = map_new(p->scratch)};
    ExprList nodes = {0}, leaves = {0};
    expr_nodes(form, p->scratch, &nodes);
    expr_variables(form, false, p->scratch, &leaves);
    printer.body = body_new(p, &inside, scope);
    for (int i = 0; i < nodes.count; i++)
        for (int k = 0; varies(nodes.at[i]) && k < nodes.at[i]->count; k++)
            if (!varies(nodes.at[i]->at[k]) && nodes.at[i]->at[k]->op != OP_TABLE)
                body_count(&printer.body, nodes.at[i]->at[k]);
    if (!leaves.count)
        body_line(&printer.body, "(void)m;");
    for (int i = 0; i < nodes.count; i++) {
        if (!varies(nodes.at[i]))
            continue;
        const Code *value = value_of(&printer, nodes.at[i]);
        const char *name = cscope_fresh(scope, "course");
        body_line(&printer.body, "const Course %s = %s;", name, value);
        map_put(printer.at, nodes.at[i], printer.names.count);
        list_push(p->scratch, &printer.names, name);
    }
    text_add_char(functions, '\n');
    emit_comment_print(functions, 0, trace);
    body_line(&printer.body, "return %s;", operand(&printer, form));
    text_format(functions, "static Course %s(const Model *m, Range time)\n{\n", name_of);
    inside_print(p, functions, scope, &inside, INSIDE_CONST);
    text_add(functions, "}\n");
    arena_reset(p->scratch);
}

void courses_print(Program *p, Record *record, Text *functions)
{
    const Causal *causal = p->causal;
    Split split = split_new(p, functions, "search_branches", "const Model *m, ModelSearch *searched", "m, searched");
    bool is_any = false;
    CScope *scope = cscope_members(p->arena);
    NameList own = {0};
    IntList rows = {0};
    const char **names = arena_array(p->arena, const char *, causal->branches.count + 1);
    for (int i = 0; i < causal->branches.count; i++)
        if (p->branches.courses[i]) {
            const Branch *branch = &causal->branches.at[i];
            const char *name = c_capitals(p->arena, p->layout.places.at[branch->variable].member->name);
            names[i] = cscope_fresh(scope, arena_format(p->arena, "BRANCH_%s", name));
            list_push(p->arena, &own, names[i]);
            list_push(p->arena, &rows, i);
            print_course(p, branch->form, p->branches.courses[i], branch_trace(p, branch), functions);
            is_any = true;
        }
    for (int i = 0; i < causal->turning.count; i++) {
        const char *text = expr_text(p->scratch, causal->turning.at[i]);
        print_course(p, causal->turning.at[i], p->branches.slopes.at[i],
                     arena_format(p->scratch, "steps end where this is 0: %s", c_comment(p->scratch, text)), functions);
        is_any = true;
    }
    if (rows.count)
        text_format(functions, "\n/* Rows of events.branches. */\n%s", code_enumerators(p->arena, &own, &rows, true));
    for (int i = 0; i < causal->branches.count; i++)
        if (p->branches.courses[i]) {
            const Branch *branch = &causal->branches.at[i];
            Body body = body_in(&split);
            if (branch->gate)
                body_count(&body, branch->gate);
            const Code *gate = branch->gate ? body_truth(&body, branch->gate, "gate") : NULL;
            if (gate)
                body_line(&body, "if (%s)", gate);
            body_traced(&body, c_comment(p->scratch, expr_text(p->scratch, branch->value)),
                        gate ? "    course_search(m, %s, %s, %s, searched);"
                             : "course_search(m, %s, %s, %s, searched);",
                        p->branches.courses[i], course_band(p, branch), names[i])->hands_on = true;
            arena_reset(p->scratch);
        }
    for (int i = 0; i < causal->turning.count; i++)
        split_line(&split, "course_turn(m, %s, searched);", p->branches.slopes.at[i])->hands_on = true;
    record_list(record, "with_courses");
    const char *search = split_close(&split, NULL, false);
    if (is_any)
        record_set(record_add(record, "with_courses"), "search", search);
}

/* Left minus right of a relation as it is drawn; the argument of an integer part or of an interval. */
static Expr drawn_side(const Branch *branch)
{
    const Expr left = branch->value->at[0];
    return branch->is_integer ? left : expr_subtract(left, branch->value->at[1]);
}

/* The instant with which a timed relation compares time itself (rate 1 or -1), or NULL. */
static Expr compared_instant(const Program *p, const Branch *drawn)
{
    const Branch own = branch_course(p, drawn), *branch = &own;
    if (drawn->kind != BRANCH_TIMED || branch->is_integer)
        return NULL;
    return expr_is_number(branch->rate, 1) ? expr_negate(branch->rest)
         : expr_is_number(branch->rate, -1) ? branch->rest : NULL;
}

/* The function of the runtime that compares time with an instant. */
static const char *comparison_of(const Program *p, const Branch *branch)
{
    const bool is_rising = expr_is_number(branch_course(p, branch).rate, 1);
    if (branch_holds_at_zero(branch))
        return is_rising ? "instant_from" : "instant_until";
    return is_rising ? "instant_after" : "instant_before";
}

/* Operands of a timed branch: the instant that time is compared with, or rate and rest. */
static const Code *timed_operands(Body *body, const Branch *branch, const char *wish)
{
    const Branch course = branch_course(body->program, branch);
    const Expr instant = compared_instant(body->program, branch);
    if (instant)
        return body_expr(body, instant, wish);
    const Code *rate = body_expr(body, course.rate, wish), *rest = body_expr(body, course.rest, wish);
    return code_format(body->program->scratch, "%s, %s", rate, rest);
}

/* For a branch whose value a macro keeps near its boundary: the value that KEPT_ returns, or the statement KEEP_ that
 * sets it. NULL for other branches. */
static const Code *kept_value(Body *body, const Branch *branch, const BranchPlace *place, const char *macro)
{
    const Program *p = body->program;
    const Expr axis = branch_interval(branch);
    if (branch_has_course(branch) || (axis && expr_is_past(axis)) ||
        (p->portable && !branch_is_slackened(p, branch)))
        return NULL;
    const Code *difference = body_expr(body, drawn_side(branch), place->wish);
    if (axis)
        return code_format(p->scratch, "%s_INTERVAL(m, %s, %s, %s)", macro, place->bare, difference,
                           table_code(p, axis));
    if (branch->is_integer)
        return code_format(p->scratch, "%s_PART(m, %s, %s)", macro, place->bare, difference);
    const Code *truth = body_truth(body, branch->value, place->wish);
    if (p->portable)
        return code_format(p->scratch, "%s(%s, %s, m->branch.%s, m->slack.%s)", code_call(p->scratch, "instant_kept"),
                           truth, difference, place->bare, place->bare);
    return code_format(p->scratch, "%s_TRUTH(m, %s, %s, %s)", macro, place->bare, truth, difference);
}

/* A statement, only while the branch's gate is open. */
static CodeLine *print_gated(Body *body, const Branch *branch, const char *trace, const Code *statement)
{
    if (branch->gate)
        body_traced(body, trace, "if (%s)", body_truth(body, branch->gate, "gate"))->governs = true;
    body->indent += branch->gate ? 4 : 0;
    CodeLine *line = body_traced(body, branch->gate ? NULL : trace, "%s;", statement);
    line->hands_on = branch->form && !body->program->portable;
    body->indent -= branch->gate ? 4 : 0;
    return line;
}

void branch_count(Body *body, const Branch *branch)
{
    if (branch->gate)
        body_count(body, branch->gate);
    if (branch_is_looked_at(body->program, branch))
        body_count(body, branch->value);
    if (branch_is_slackened(body->program, branch))
        body_count(body, drawn_side(branch));
    if (branch->kind != BRANCH_TIMED)
        return;
    const Branch course = branch_course(body->program, branch);
    const Expr instant = compared_instant(body->program, branch);
    body_count(body, instant ? instant : course.rate);
    if (!instant)
        body_count(body, course.rest);
}

const Code *branch_value(Body *body, const Branch *branch, const BranchPlace *place)
{
    const Program *p = body->program;
    const Expr axis = branch_interval(branch);
    const Code *kept = kept_value(body, branch, place, "KEPT");
    if (branch->form && !p->portable)
        return course_value(p, branch);
    if (kept)
        return kept;
    if (branch_is_looked_at(p, branch))
        return branch->is_integer ? body_expr(body, branch->value, place->wish)
                                  : body_truth(body, branch->value, place->wish);
    const Code *operands = timed_operands(body, branch, place->wish), *now = code_call(p->scratch, "NOW");
    if (axis)
        return code_format(p->scratch, "%s(%s(m), %s, %s)",
                           code_call(p->scratch, expr_is_past(axis) ? "past_interval_at" : "axis_interval_at"), now,
                           operands, table_code(p, axis));
    if (branch->is_integer)
        return code_format(p->scratch, "%s(%s(m), %s)", code_call(p->scratch, "instant_part"), now, operands);
    if (compared_instant(p, branch))
        return code_format(p->scratch, "%s(%s(m), %s)", code_call(p->scratch, comparison_of(p, branch)), now, operands);
    return code_format(p->scratch, "%s(%s(m), %s, %s)", code_call(p->scratch, "instant_truth"), now, operands,
                       code_call(p->scratch, branch_at_zero(branch)));
}

CodeLine *branch_print(Body *body, const Branch *branch, const BranchPlace *place, const char *trace)
{
    if (branch_is_looked_at(body->program, branch))
        sums_print(body, branch->value);
    const Code *kept = kept_value(body, branch, place, "KEEP");
    return print_gated(body, branch, trace,
                       kept && !body->program->portable ? kept
                                                        : code_format(body->program->scratch, "%s = %s", place->target,
                                                                      kept ? kept : branch_value(body, branch, place)));
}

void branch_print_instant(Body *body, int index, void *context)
{
    (void)context;
    Program *p = body->program;
    const Branch *branch = &p->causal->branches.at[index];
    if (branch->kind != BRANCH_TIMED || emit_is_given(p, branch->variable))
        return;
    const Member *member = p->layout.places.at[branch->variable].member;
    const Code *own = code_read(p->scratch, member), *now = code_read(p->scratch, p->layout.time);
    branch_count(body, branch);
    const Code *operands = timed_operands(body, branch, member->name);
    const Expr axis = branch_interval(branch);
    const Code *change = code_call(p->scratch, axis && expr_is_past(axis)    ? "past_instant"
                                               : axis                        ? "axis_instant"
                                               : branch->is_integer          ? "instant_of_part"
                                               : compared_instant(p, branch) ? "instant_ahead"
                                                                             : "instant_of_truth");
    const Code *instant =
        axis ? code_format(p->scratch, "%s(%s, %s, %s, %s)", change, now, operands, own, table_code(p, axis))
        : branch->is_integer ? code_format(p->scratch, "%s(%s, %s, %s)", change, now, operands, own)
                             : code_format(p->scratch, "%s(%s, %s)", change, now, operands);
    print_gated(body, branch, emit_line_of(p, expr_text(p->scratch, branch->value)),
                code_format(p->scratch, "*next = %s(*next, %s)", c_function(p->scratch, "fmin"), instant));
}
