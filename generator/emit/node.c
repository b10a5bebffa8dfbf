/* node.c - expressions within one function: how often a node is used, how many operations it contains, its name there,
 * and its C. */
#include "emit/portion.h"
#include "emit/function.h"

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

const Member *body_kept(const Body *body, Expr e)
{
    const ProgramDivisors *kept = &body->program->divisors;
    const int number = kept->are_known && e->count ? map_get(kept->number_of, e, 0) : 0;
    return number ? kept->members.at[number - 1] : NULL;
}

/* Counts the operations and the depth of a node, after those of its arguments. */
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

void body_visit_arguments(const Program *p, Visits *visits, Expr e)
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

/* Counts uses: an argument is used once by each distinct node that has it, and once by each statement that consists of
 * it. */
void body_count(void *context, Expr e)
{
    const Body *body = context;
    Program *p = body->program;
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
        if (!body_kept(body, visit.e))
            body_visit_arguments(p, &visits, visit.e);
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
        body_name_stored(body, form_place(i, leaf), names[i],
                         leaf->op == OP_TIME ? C_NUMBER : emit_stored_as(p, causal_variable(p->causal, leaf)));
    }
}

Expr body_template(Body *body, Expr template, const Code *const *literals, int *count)
{
    const Expr e = form_varied(body->program->scratch, template, literals, count);
    for (int i = 0; i < *count; i++)
        if (group_is_varied(literals[i]))
            body_name_stored(body, form_literal(i), literals[i], C_NUMBER);
    return e;
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
        return body->portion ? body->in_portion(body->portion, e, name, false) : name;
    }
    if (e->op == OP_TIME)
        return code_read(p->scratch, p->layout.time);
    if (e->op == OP_TABLE)
        return table_code(p, e);
    const Expr held = emit_held(p, e);
    if (held)
        return held->op == OP_NUMBER ? code_literal(p->scratch, held->number)
                                     : emit_stored(p, causal_variable(p->causal, held));
    if (e->op != OP_VARIABLE) {
        const Member *kept = body_kept(body, e);
        const Code *there = kept ? code_read(p->scratch, kept) : NULL;
        return there && body->portion ? body->in_portion(body->portion, e, there, true) : there;
    }
    int variable = causal_variable(p->causal, e);
    if (variable < 0)
        internal_error("'%s' is not a variable", e->name->text);
    *stored = emit_stored_as(p, variable);
    const Code *stored_there = emit_stored(p, variable);
    const bool is_number = !stored->is_truth && !stored->enumeration;
    return is_number && body->portion ? body->in_portion(body->portion, e, stored_there, true) : stored_there;
}

const Code *body_printed(Body *body, Expr e, CStored as)
{
    CodeDraft draft = code_draft(body->program->scratch);
    draft.is_explicit = body->program->portable != NULL;
    c_print(&draft, e, as, leaf_code, body);
    return code_done(&draft);
}

bool body_deserves_name(Body *body, Expr e)
{
    const Node *node = body_node(body->program, e);
    return node->is_named || (node->uses > 1 && node->operations > FEW_OPERATIONS);
}
