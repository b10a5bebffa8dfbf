/* check.c - the invariants of the constraint level. */
#include "flat/flat.h"

#include <string.h>

/* True for der(), for operators after sample() in ops.def (reinit, calls, arrays), and for pre(), edge(), change() or
 * delay() of an expression that is not a leaf. */
static bool is_removed(Expr e)
{
    bool is_memory = e->op == OP_PRE || e->op == OP_EDGE || e->op == OP_CHANGE || e->op == OP_DELAY;
    return e->op == OP_DER || e->op > OP_SAMPLE || (is_memory && e->at[0]->op != OP_VARIABLE);
}

/* indices: of the loops around the expression, or NULL. */
static void check_expression(const System *system, Name id, Expr e, const ExprList *indices, Arena *scratch)
{
    ExprList leaves = {0};
    require(e);
    if (expr_find(e, is_removed))
        internal_error("%s: an operator that flattening removes: %s", id->text, expr_text(scratch, e));
    expr_variables(e, false, scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        if (flat_variable(system, leaves.at[i]) < 0 && !(indices && list_holds(indices, leaves.at[i])))
            internal_error("%s: '%s' is not a variable", id->text, leaves.at[i]->name->text);
    }
}

static void check_variable(const System *system, int index, Map *paths, Arena *scratch)
{
    const FlatVariable *variable = &system->variables.at[index];
    const char *path = variable->path->text;
    if (!map_enter(paths, variable->path))
        internal_error("two variables have the path '%s'", path);
    require(flat_variable(system, variable->leaf) == index);
    require(variable->part >= 0 && variable->part < system->parts.count);
    require(!variable->presence || variable->presence == system->parts.at[variable->part].presence);
    if (variable->derivative >= 0 && system->variables.at[variable->derivative].integral != index)
        internal_error("'%s' and its derivative are not linked", path);
    if ((variable->kind == FLAT_DERIVATIVE) != (variable->integral >= 0))
        internal_error("'%s': only a derivative has an integral", path);
    if (variable->kind != FLAT_CONSTANT && (variable->value || variable->bound_to >= 0))
        internal_error("'%s' is not a constant and has a value", path);
    if (variable->bound_to >= 0 && variable->value != system->variables.at[variable->bound_to].leaf)
        internal_error("'%s' is bound, but has another value", path);
    if ((variable->start == START_NONE) != !variable->start_value)
        internal_error("'%s': a start without a value", path);
    if (variable->is_discrete && (variable->kind != FLAT_VARIABLE || variable->derivative >= 0))
        internal_error("'%s' is discrete and has a derivative or is none of the variables", path);
    bool is_wrongly_hidden = variable->is_hidden && variable->kind != FLAT_CONSTANT && !variable->is_residual &&
                             !variable->is_made;
    if (variable->cycle < 0 || (!variable->is_discrete && (variable->cycle > 0 || is_wrongly_hidden)))
        internal_error("'%s' is not discrete, but has a cycle or is hidden", path);
    require(!variable->literals.count || variable->type == TYPE_INTEGER);
    ExprList leaves = {0};
    if (variable->value)
        expr_variables(variable->value, false, scratch, &leaves);
    if (variable->start_value)
        expr_variables(variable->start_value, false, scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int leaf = flat_variable(system, leaves.at[i]);
        if (leaf < 0 || system->variables.at[leaf].kind != FLAT_CONSTANT)
            internal_error("'%s': '%s' is not a constant", path, leaves.at[i]->name->text);
    }
}

static void check_presence(const System *system, Name id, Expr presence, Arena *scratch)
{
    if (!presence)
        return;
    require(presence->type == TYPE_BOOLEAN);
    check_expression(system, id, presence, NULL, scratch);
}

/* ---- algorithms ---- */

enum { LISTED = 1, ASSIGNED };

typedef struct {
    const System *system;
    const FlatAlgorithm *algorithm;
    Arena *scratch;
    ExprList indices; /* of the loops around the statements */
    Map *assigned;    /* leaf -> LISTED, or ASSIGNED if it is also assigned */
} Statements;

static void check_assignment(Statements *s, Expr target)
{
    if (!map_get(s->assigned, target, 0))
        internal_error("%s: '%s' is assigned and not listed", s->algorithm->id->text, target->name->text);
    map_put(s->assigned, target, ASSIGNED);
}

/* Recursion follows the nesting of statements. */
static void check_statements(Statements *s, const StatementList *list)
{
    for (int i = 0; i < list->count; i++) {
        const Statement *statement = list->at[i];
        require(statement->kind != STATEMENT_CALL);
        bool is_for = statement->kind == STATEMENT_FOR;
        if (statement->kind == STATEMENT_ASSIGN)
            check_assignment(s, statement->target);
        ExprList used = {0};
        for (int k = 0; is_for && k < statement->value->count; k++)
            list_push(s->scratch, &used, statement->value->at[k]);
        if (statement->kind == STATEMENT_ASSIGN || statement->kind == STATEMENT_WHILE)
            list_push(s->scratch, &used, statement->value);
        for (int k = 0; k < statement->conditions.count; k++) {
            list_push(s->scratch, &used, statement->conditions.at[k]);
            require(statement->conditions.at[k]->type == TYPE_BOOLEAN);
        }
        for (int k = 0; k < used.count; k++)
            check_expression(s->system, s->algorithm->id, used.at[k], &s->indices, s->scratch);
        if (is_for)
            list_push(s->scratch, &s->indices, statement->target);
        for (int k = 0; k < statement->branches.count; k++)
            check_statements(s, &statement->branches.at[k]);
        s->indices.count -= is_for;
    }
}

static void check_algorithm(const System *system, int index, Arena *scratch)
{
    const FlatAlgorithm *algorithm = &system->algorithms.at[index];
    require(algorithm->id);
    require(algorithm->element && algorithm->instance && algorithm->cycle >= 0);
    Statements s = {.system = system, .algorithm = algorithm, .scratch = scratch, .assigned = map_new(scratch)};
    for (int i = 0; i < algorithm->assigned.count; i++)
        map_put(s.assigned, system->variables.at[algorithm->assigned.at[i]].leaf, LISTED);
    check_statements(&s, &algorithm->statements);
    require(!algorithm->software || (algorithm->cycle > 0 && !algorithm->statements.count));
    for (int i = 0; i < algorithm->members.count; i++)
        if (algorithm->members.at[i].is_written)
            check_assignment(&s, system->variables.at[algorithm->members.at[i].variable].leaf);
    for (int i = 0; i < algorithm->assigned.count; i++) {
        const FlatVariable *variable = &system->variables.at[algorithm->assigned.at[i]];
        require(i == 0 || algorithm->assigned.at[i - 1] < algorithm->assigned.at[i]);
        if (map_get(s.assigned, variable->leaf, 0) != ASSIGNED)
            internal_error("%s: '%s' is listed and not assigned", algorithm->id->text, variable->path->text);
        if (variable->kind != FLAT_VARIABLE || variable->is_discrete == (variable->derivative >= 0))
            internal_error("%s: '%s' is neither discrete nor a state", algorithm->id->text, variable->path->text);
    }
}

/* ---- flows ---- */

/* Each flow is a term of exactly one sum at its port, or is 0. Only terms that are not subtracted count: a flow is
 * subtracted in the sum inside the block that owns the port. */
static Expr flow_of(Expr term)
{
    return term->op == OP_IF ? term->at[1] : term;
}

static void check_flows(const System *system, Arena *scratch)
{
    int *counts = arena_array(scratch, int, system->variables.count + 1);
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *equation = &system->equations.at[i];
        Expr sum = equation->left;
        if (equation->origin != ORIGIN_FLOW_SUM && equation->origin != ORIGIN_FLOW_ZERO)
            continue;
        while (sum->op == OP_SUBTRACT)
            sum = sum->at[0];
        if (sum->op == OP_VARIABLE || sum->op == OP_IF)
            counts[flat_variable(system, flow_of(sum))]++;
        for (int k = 0; sum->op == OP_ADD && k < sum->count; k++)
            counts[flat_variable(system, flow_of(sum->at[k]))]++;
    }
    for (int i = 0; i < system->variables.count; i++)
        if (counts[i] != system->variables.at[i].is_flow)
            internal_error("the flow '%s' stands in %d sums of flows", system->variables.at[i].path->text, counts[i]);
}

void flat_check(const System *system)
{
    Arena *scratch = arena_new();
    Map *paths = map_new(scratch), *ids = map_new(scratch);
    require(system->parts.count > 0 && system->parts.at[0].parent == -1);
    for (int i = 1; i < system->parts.count; i++)
        require(system->parts.at[i].parent >= 0 && system->parts.at[i].parent < i);
    for (int i = 0; i < system->parts.count; i++)
        check_presence(system, system->parts.at[i].path, system->parts.at[i].presence, scratch);
    for (int i = 0; i < system->variables.count; i++)
        check_variable(system, i, paths, scratch);
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *equation = &system->equations.at[i];
        require(equation->id && equation->element && equation->instance);
        if (!map_enter(ids, equation->id))
            internal_error("two equations have the id '%s'", equation->id->text);
        require((equation->origin == ORIGIN_CONSTRAINT) == (equation->written != NULL));
        check_expression(system, equation->id, equation->left, NULL, scratch);
        check_expression(system, equation->id, equation->right, NULL, scratch);
        check_presence(system, equation->id, equation->presence, scratch);
    }
    for (int i = 0; i < system->algorithms.count; i++)
        check_algorithm(system, i, scratch);
    check_flows(system, scratch);
    arena_free(scratch);
}
