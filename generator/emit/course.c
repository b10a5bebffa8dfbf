/* course.c - functions of the operands of searched branches: bounds of its values and slopes over a stretch of time,
 * node by node (runtime/course.h). */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/item.h"
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

const Code *course_value(const Program *p, const Branch *branch)
{
    const char *name = p->branches.courses[branch - p->causal->branches.at];
    const Code *axis = branch_axis(p, branch);
    if (axis)
        return code_format(p->scratch, "course_interval(m, %s, NOW(m), %s)", name, axis);
    if (branch->is_integer)
        return code_format(p->scratch, "course_part(m, %s, NOW(m))", name);
    return code_format(p->scratch, "course_truth(m, %s, NOW(m), %s)", name, branch_at_zero(branch));
}

const Code *course_band(const Program *p, const Branch *branch)
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

/* An expression that stays constant over the stretch is a number. */
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
    Items rows = code_items(p->arena, MOST_ENUMERATORS, true);
    const char **names = arena_array(p->arena, const char *, causal->branches.count + 1);
    for (int i = 0; i < causal->branches.count; i++)
        if (p->branches.courses[i]) {
            const Branch *branch = &causal->branches.at[i];
            const char *name = c_capitals(p->arena, p->layout.places.at[branch->variable].member->name);
            names[i] = cscope_fresh(scope, arena_format(p->arena, "BRANCH_%s", name));
            code_add_item(&rows, arena_format(p->arena, "%s = %d", names[i], i));
            print_course(p, branch->form, p->branches.courses[i], branch_trace(p, branch), functions);
            is_any = true;
        }
    for (int i = 0; i < causal->turning.count; i++) {
        const char *text = expr_text(p->scratch, causal->turning.at[i]);
        print_course(p, causal->turning.at[i], p->branches.slopes.at[i],
                     arena_format(p->scratch, "steps end where this is 0: %s", c_comment(p->scratch, text)), functions);
        is_any = true;
    }
    if (rows.text.length)
        text_format(functions, "\n/* Rows of events.branches. */\nenum { %s };\n", rows.text.at);
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
