/* statement.c - the inside of one C function: assignments, guards, and locals for values used more than once.
 *
 * Expressions are graphs with shared nodes. All expressions of a function are counted first; a node that is used twice
 * and is not trivial gets a local of its own, so that neither text nor work grows beyond the graph. Deep nesting is
 * cut the same way, since compilers bound the depth of parentheses.
 */
#include "emit/portion.h"
#include "emit/words.h"

#include <string.h>

/* The last name of a variable's path, of a port's variable with the port's name; or the digits of a whole number. NULL
 * for other expressions. */
static const char *operand_name(const Body *body, Expr e)
{
    enum { MOST = 1000 };
    const Program *p = body->program;
    if (e->op == OP_NUMBER && e->number >= 0 && e->number < MOST && e->number <= (int)e->number)
        return arena_format(p->scratch, "%d", (int)e->number);
    if (e->op != OP_VARIABLE)
        return NULL;
    if (body_has_name(body, e)) {
        const Code *name = p->portions.nodes[e->id].name;
        return name->count || strpbrk(name->words, "[-(") ? NULL : name->words;
    }
    const int variable = causal_variable(p->causal, e);
    return variable >= 0 ? emit_member_wish(p, variable) : NULL;
}

/* A value computed from one or two operands is named after them: sin_beta, mode_is_1, Contact_is_Stick; else as
 * wished. */
static const char *shared_name(const Body *body, Expr e, const char *wish)
{
    const Program *p = body->program;
    static const char *const words[OP_COUNT] = {
        [OP_ADD] = "plus",      [OP_SUBTRACT] = "minus", [OP_MULTIPLY] = "times",     [OP_DIVIDE] = "per",
        [OP_LESS] = "below",    [OP_GREATER] = "above",  [OP_LESS_EQUAL] = "at_most", [OP_GREATER_EQUAL] = "at_least",
        [OP_EQUAL] = "is"};
    const char *left = operand_name(body, e->at[0]);
    if (left && e->count == 1 && op_text(e->op)[0] >= 'a')
        return arena_format(p->scratch, "%s_%s", op_text(e->op), left);
    const char *right = left && e->count == 2 && words[e->op] ? operand_name(body, e->at[1]) : NULL;
    const int variable = e->op == OP_EQUAL ? causal_variable(p->causal, e->at[0]) : -1;
    const CEnumeration *of = variable >= 0 ? emit_stored_as(p, variable).enumeration : NULL;
    const char *value = of && right ? c_enumerator(of, e->at[1]) : NULL;
    right = value ? value + strlen(of->type) + 1 : right;
    return right ? arena_format(p->scratch, "%s_%s_%s", left, words[e->op], right) : wish;
}

/* Appends the nodes of e that are not written yet, arguments first, and marks them as written. */
static void take_unwritten(Body *body, Expr e, ExprList *nodes)
{
    Program *p = body->program;
    Visit few[64];
    Visits visits = {.at = few, .capacity = 64};
    list_push(p->scratch, &visits, (Visit){e, false});
    while (visits.count) {
        const Visit visit = visits.at[--visits.count];
        Node *node = body_node(p, visit.e);
        if (visit.is_leaving) {
            list_push(p->scratch, nodes, visit.e);
        } else if (node->done != p->portions.stamp && visit.e->count > 0 && !body_kept(body, visit.e)) {
            node->done = p->portions.stamp;
            node->name = NULL;
            body_visit_arguments(p, &visits, visit.e);
        }
    }
}

/* Writes a local for each node of e that is to be named, or is used twice and not trivial. */
static void write_shared(Body *body, Expr e, const char *wish)
{
    Program *p = body->program;
    Expr few[64];
    ExprList nodes = {.at = few, .capacity = 64};
    take_unwritten(body, e, &nodes);
    if (portion_is_long(&nodes)) {
        portion_print(body, &nodes, wish);
        return;
    }
    for (int i = 0; i < nodes.count; i++) {
        const Expr node = nodes.at[i];
        if (!body_deserves_name(body, node))
            continue;
        const CStored as = {.is_truth = c_is_truth(node)};
        const Code *value = body_printed(body, node, as);
        const char *name = cscope_fresh(body->scope, shared_name(body, node, wish));
        body_line(body, "const %s %s = %s;", c_stored_type(p->scratch, as), name, value);
        body_name(body, node, name);
    }
}

const Code *body_value(Body *body, Expr e, CStored as, const char *wish)
{
    if (body_node(body->program, e)->stamp != body->program->portions.stamp && e->count > 0)
        internal_error("an expression was not counted");
    write_shared(body, e, arena_format(body->program->scratch, "part_of_%s", wish));
    return body_printed(body, e, as);
}

const Code *body_expr(Body *body, Expr e, const char *wish)
{
    return body_value(body, e, C_NUMBER, wish);
}

const Code *body_truth(Body *body, Expr e, const char *wish)
{
    return body_value(body, e, C_TRUTH, wish);
}

void body_comment(Body *body, const char *words)
{
    code_lines_comment(body->lines, body->indent, words);
}

CodeLine *body_local(Body *body, int variable, Expr value, const char *trace)
{
    const Program *p = body->program;
    const char *wish = emit_part_wish(p, variable);
    const Code *code = body_expr(body, value, wish);
    const char *name = cscope_fresh(body->scope, wish);
    body_name(body, p->causal->variables.at[variable].leaf, name);
    return body_traced(body, trace, "const %s %s = %s;", c_real(p->arena), name, code);
}

/* Tests a divisor, which gets a name, so that the test and the report show the same value. */
static void guard(Body *body, Expr divisor, const Code *row, const char *wish)
{
    if (body->tested && map_get(body->tested, divisor, 0))
        return;
    if (body->tested)
        map_put(body->tested, divisor, 1);
    const ProgramDivisors *kept = &body->program->divisors;
    const int number = divisor->count > 0 ? map_get(kept->number_of, divisor, 0) : 0;
    if (number) {
        const Code *value = body_value(body, divisor, C_NUMBER, wish);
        body_line(body, "%s = %s;", code_write(body->program->scratch, kept->members.at[number - 1]), value);
        body_name_stored(body, divisor, code_read(body->program->scratch, kept->members.at[number - 1]), C_NUMBER);
    } else {
        if (divisor->count > 0)
            body_node(body->program, divisor)->is_named = true;
        write_shared(body, divisor, arena_format(body->program->scratch, "divisor_for_%s", wish));
    }
    body_line(body, "%s(m, %s, %s);", code_call(body->program->scratch, "REQUIRE_NONZERO"),
              body_printed(body, divisor, C_NUMBER), row);
    body->may_fail = true;
}

/* Appends the divisors within an expression, inner ones first. Recursion follows the nesting, each node once. */
static void find_divisors(Arena *arena, Expr e, Map *seen, ExprList *divisors)
{
    const bool is_term = e->op == OP_ADD || e->op == OP_SUBTRACT || e->op == OP_NEGATE || e->op == OP_MULTIPLY ||
                         e->op == OP_DIVIDE;
    if (!is_term || map_get(seen, e, 0))
        return;
    map_put(seen, e, 1);
    for (int i = 0; i < e->count; i++) {
        find_divisors(arena, e->at[i], seen, divisors);
        if (e->op == OP_DIVIDE && i > 0 && e->at[i]->op != OP_NUMBER)
            list_push(arena, divisors, e->at[i]);
    }
}

ExprList emit_divisors(const Program *p, Arena *arena, Expr divisor, bool are_constant)
{
    ExprList all = {0}, chosen = {0};
    find_divisors(arena, divisor, map_new(arena), &all);
    list_push(arena, &all, divisor);
    for (int i = 0; i < all.count; i++)
        if (causal_mentions_constants_only(arena, p->causal, all.at[i]) == are_constant)
            list_push(arena, &chosen, all.at[i]);
    return chosen;
}

void body_guard(Body *body, Expr divisor, const Code *row, const char *wish)
{
    const Program *p = body->program;
    const bool is_constant = causal_mentions_constants_only(p->scratch, p->causal, divisor);
    const ExprList divisors = emit_divisors(p, p->scratch, divisor, is_constant);
    for (int i = 0; i < divisors.count; i++)
        guard(body, divisors.at[i], row, wish);
}

void body_call(Body *body, const Code *call)
{
    code_lines_call(body->lines, body->indent, call);
    body->may_fail = true;
}

void body_step(Body *body, const Code *call)
{
    body_line(body, "%s;", call)->hands_on = true;
}

void body_matrix(Body *body, const Positions *positions, const Expr *values)
{
    enum { FEW_ZEROS = 6 };
    const int columns = positions->columns.count, count = positions->rows.count * columns;
    int zeros = 0;
    for (int i = 0; i < count; i++)
        zeros += !values[i] || expr_is_number(values[i], 0);
    if (zeros > FEW_ZEROS && body->program->portable)
        body_line(body, "(void)memset(jacobian, 0, sizeof(%s) * (size_t)(%s * %s));", c_real(body->program->arena),
                  positions->row_count, positions->column_count);
    else if (zeros > FEW_ZEROS)
        body_line(body, "memset(jacobian, 0, %s * %s * sizeof *jacobian);", positions->row_count,
                  positions->column_count);
    for (int i = 0; i < count; i++) {
        const bool is_zero = !values[i] || expr_is_number(values[i], 0);
        const char *row = positions->rows.at[i / columns], *column = positions->columns.at[i % columns];
        if (is_zero && zeros > FEW_ZEROS)
            continue;
        const Code *value = is_zero ? code_words(body->program->scratch, c_number_in(body->program->scratch, 0))
                                    : body_expr(body, values[i], column);
        if (body->program->portable)
            body_traced(body, arena_format(body->program->scratch, "%s, %s", row, column), "jacobian[%d] = %s;", i,
                        value);
        else
            body_line(body, "J(%s, %s) = %s;", row, column, value);
    }
}
