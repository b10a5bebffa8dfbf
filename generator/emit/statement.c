/* statement.c - the inside of one C function: assignments, guards, and locals for values used more than once.
 *
 * Expressions are graphs with shared nodes. All expressions of a function are counted first; a node that is used twice
 * and is not trivial gets a local of its own, so that neither text nor work grows beyond the graph. Deep nesting is
 * cut the same way, since compilers bound the depth of parentheses.
 */
#include "emit/portion.h"
#include "emit/function.h"
#include "emit/words.h"

#include <string.h>

enum { FEW_OPERATIONS = 4, CALL_OPERATIONS = 5, MOST_OPERATIONS = 1000, DEEPEST = 48 };

Body body_new(Program *p, CodeLines *lines, CScope *scope)
{
    p->portions.stamp = ++p->portions.last_stamp;
    return (Body){.program = p, .lines = lines, .scope = scope, .indent = 4};
}

Node *body_node(Program *p, Expr e)
{
    if (e->id >= p->portions.node_count) {
        size_t count = (size_t)expr_count() + (size_t)expr_count() / 2 + 1024, old = p->portions.node_count;
        p->portions.nodes = arena_resize(p->arena, p->portions.nodes, old * sizeof *p->portions.nodes,
                                         count * sizeof *p->portions.nodes);
        memset(p->portions.nodes + old, 0, (count - old) * sizeof *p->portions.nodes);
        p->portions.node_count = count;
    }
    return &p->portions.nodes[e->id];
}

/* After its arguments: how much is below the node. */
static void measure(Program *p, Expr e)
{
    int operations, depth = 0;
    switch (e->op) {
    case OP_ADD: case OP_MULTIPLY: case OP_AND: case OP_OR: operations = e->count - 1; break;
    case OP_SUBTRACT: case OP_DIVIDE: case OP_NEGATE: case OP_NOT: case OP_ABS: case OP_LESS: case OP_LESS_EQUAL:
    case OP_GREATER: case OP_GREATER_EQUAL: operations = 1; break;
    case OP_NO_EVENT: case OP_SMOOTH: case OP_HOMOTOPY: operations = 0; break;
    case OP_POWER: operations = c_power(e) ? 1 : CALL_OPERATIONS; break;
    default: operations = e->count ? CALL_OPERATIONS : 0;
    }
    for (int i = 0; i < e->count; i++) {
        const Node *argument = body_node(p, e->at[i]);
        if (argument->stamp != p->portions.stamp)
            continue; /* not shown */
        operations += argument->operations;
        if (operations > MOST_OPERATIONS)
            operations = MOST_OPERATIONS;
        if (!argument->is_named && argument->depth >= depth)
            depth = argument->depth + 1;
    }
    Node *node = body_node(p, e);
    node->operations = operations;
    node->depth = depth;
    if (depth >= DEEPEST)
        node->is_named = true;
    int power = c_power(e);
    if ((power > 1 || power < -1) && e->at[0]->count > 0)
        p->portions.nodes[e->at[0]->id].is_named = true;
}

typedef struct {
    Expr e;
    bool is_leaving;
} Visit;
typedef List(Visit) Visits;

/* Arguments that C text shows: not the order of smooth(), nor the simplified form in homotopy(), nor orders and options
 * of tables. */
static void visit_arguments(const Program *p, Visits *visits, Expr e)
{
    int first = e->op == OP_SMOOTH ? 1 : 0, last = e->op == OP_HOMOTOPY ? 0 : e->count - 1;
    switch (e->op) {
    case OP_PIECE: case OP_INTERPOLATE: last = 2; break;
    case OP_PATCH: case OP_INTERPOLATE2: last = 4; break;
    default: break;
    }
    list_push(p->scratch, visits, (Visit){e, true});
    for (int i = last; i >= first; i--)
        list_push(p->scratch, visits, (Visit){e->at[i], false});
}

/* Counts uses: an argument is used once by each distinct node that has it, and once by each statement that is it. */
void body_count(void *context, Expr e)
{
    Program *p = ((Body *)context)->program;
    Visit few[64];
    Visits visits = {.at = few, .capacity = 64};
    list_push(p->scratch, &visits, (Visit){e, false});
    while (visits.count) {
        Visit visit = visits.at[--visits.count];
        if (visit.is_leaving) {
            measure(p, visit.e);
            continue;
        }
        Node *node = body_node(p, visit.e);
        if (node->stamp == p->portions.stamp) {
            node->uses++;
            continue;
        }
        bool has_name = node->name && node->done == p->portions.stamp;
        *node = has_name ? (Node){.name = node->name, .stored = node->stored, .done = p->portions.stamp} : (Node){0};
        node->stamp = p->portions.stamp;
        node->uses = 1;
        visit_arguments(p, &visits, visit.e);
    }
}

void body_name(Body *body, Expr leaf, const char *name)
{
    body_name_stored(body, leaf, code_words(body->program->scratch, name), C_NUMBER);
}

void body_name_stored(Body *body, Expr leaf, const Code *name, CStored stored)
{
    Node *node = body_node(body->program, leaf);
    node->name = name;
    node->stored = stored;
    node->done = body->program->portions.stamp;
}

void body_name_places(Body *body, const ExprList *leaves, const Code *const *names)
{
    const Program *p = body->program;
    for (int i = 0; i < leaves->count; i++) {
        const Expr leaf = leaves->at[i];
        body_name_stored(body, arrange_place(i, leaf), names[i],
                         leaf->op == OP_TIME ? C_NUMBER : emit_stored_as(p, causal_variable(p->causal, leaf)));
    }
}

bool body_has_name(const Body *body, Expr leaf)
{
    const Program *p = body->program;
    return leaf->id < p->portions.node_count && p->portions.nodes[leaf->id].done == p->portions.stamp
        && p->portions.nodes[leaf->id].name;
}

static const Code *leaf_code(void *context, Expr e, CStored *stored)
{
    const Body *body = context;
    const Program *p = body->program;
    if (body_has_name(body, e)) {
        *stored = p->portions.nodes[e->id].stored;
        const Code *name = p->portions.nodes[e->id].name;
        return body->portion ? portion_name(body->portion, e, name) : name;
    }
    if (e->op == OP_TIME)
        return code_read(p->scratch, p->layout.time);
    if (e->op == OP_TABLE)
        return table_code(p, e);
    if (e->op != OP_VARIABLE)
        return NULL;
    int variable = causal_variable(p->causal, e);
    if (variable < 0)
        internal_error("'%s' is no variable", e->name->text);
    *stored = emit_stored_as(p, variable);
    const Code *stored_there = emit_stored(p, variable);
    const bool is_number = !stored->is_truth && !stored->enumeration;
    return is_number && body->portion ? portion_variable(body->portion, e, stored_there) : stored_there;
}

const Code *body_printed(Body *body, Expr e, CStored as)
{
    CodeDraft draft = code_draft(body->program->scratch);
    c_print(&draft, e, as, leaf_code, body);
    return code_done(&draft);
}

/* The last name of a variable's path, of a port with the port's, or a whole number's digits; NULL: it is something
 * else. */
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

bool body_deserves_name(Body *body, Expr e)
{
    const Node *node = body_node(body->program, e);
    return node->is_named || (node->uses > 1 && node->operations > FEW_OPERATIONS);
}

/* Of e what is not written yet, arguments first; now it is. */
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
        } else if (node->done != p->portions.stamp && visit.e->count > 0) {
            node->done = p->portions.stamp;
            node->name = NULL;
            visit_arguments(p, &visits, visit.e);
        }
    }
}

/* Writes what e shares with other expressions: of what is named or used twice and not trivial, a local. */
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

const char *emit_wish_of(const Program *p, int variable)
{
    Text text = text_new(p->scratch);
    while (p->causal->variables.at[variable].integral >= 0) {
        text_add(&text, "der_");
        variable = p->causal->variables.at[variable].integral;
    }
    text_add(&text, emit_path_text(p, variable));
    return text.at;
}

void body_local(Body *body, int variable, Expr value, const char *trace)
{
    const Program *p = body->program;
    const char *wish = emit_part_wish(p, variable);
    const Code *code = body_expr(body, value, wish);
    const char *name = cscope_fresh(body->scope, wish);
    body_traced(body, trace, "const double %s = %s;", name, code);
    body_name(body, p->causal->variables.at[variable].leaf, name);
}

static void guard_inner(Body *body, Expr e, const Code *row, const char *wish, Map *seen);

/* The divisor that it tests has a name, so that the test and the report show the same. */
static void guard(Body *body, Expr divisor, const Code *row, const char *wish, Map *seen)
{
    guard_inner(body, divisor, row, wish, seen);
    if (divisor->count > 0)
        body_node(body->program, divisor)->is_named = true;
    write_shared(body, divisor, arena_format(body->program->scratch, "divisor_for_%s", wish));
    body_line(body, "REQUIRE_NONZERO(m, %s, %s);", body_printed(body, divisor, C_NUMBER), row);
    body->may_fail = true;
}

/* Divisors of its terms: where one vanishes, the divisor is infinite, and its quotient a plausible zero. An infinite
 * exponential is none of that. Recursion follows the nesting, each node once. */
static void guard_inner(Body *body, Expr e, const Code *row, const char *wish, Map *seen)
{
    const bool is_term = e->op == OP_ADD || e->op == OP_SUBTRACT || e->op == OP_NEGATE || e->op == OP_MULTIPLY ||
                         e->op == OP_DIVIDE;
    if (!is_term || map_get(seen, e, 0))
        return;
    map_put(seen, e, 1);
    for (int i = 0; i < e->count; i++)
        if (e->op == OP_DIVIDE && i > 0 && e->at[i]->op != OP_NUMBER)
            guard(body, e->at[i], row, wish, seen);
        else
            guard_inner(body, e->at[i], row, wish, seen);
}

void body_guard(Body *body, Expr divisor, const Code *row, const char *wish)
{
    guard(body, divisor, row, wish, map_new(body->program->scratch));
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
    if (zeros > FEW_ZEROS)
        body_line(body, "memset(jacobian, 0, %s * %s * sizeof *jacobian);", positions->row_count,
                  positions->column_count);
    for (int i = 0; i < count; i++) {
        const bool is_zero = !values[i] || expr_is_number(values[i], 0);
        const char *row = positions->rows.at[i / columns], *column = positions->columns.at[i % columns];
        if (is_zero && zeros <= FEW_ZEROS)
            body_line(body, "J(%s, %s) = 0.0;", row, column);
        else if (!is_zero)
            body_line(body, "J(%s, %s) = %s;", row, column, body_expr(body, values[i], column));
    }
}
