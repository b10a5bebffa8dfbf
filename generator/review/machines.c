/* machines.c - the rows of a document on events: branches, clocks, state machines with their transitions, algorithms;
 * and on modes, with the statements of each. */
#include "review/document.h"

#include "diagram/diagram.h"

#include <math.h>
#include <string.h>

/* The statements of all texts in the chain. */
static const char *statements_of(Arena *arena, const MachineText *action)
{
    Text words = text_new(arena);
    for (; action; action = action->next)
        statements_print(&words, &action->statements, 0);
    return words.at;
}

/* The name of a vertex within its machine, with the states and regions around it. */
static const char *name_in(const StateMachine *machine, const Vertex *vertex)
{
    const size_t length = machine->qualified->length;
    const bool is_within = strncmp(vertex->words->text, machine->qualified->text, length) == 0 &&
                           strncmp(vertex->words->text + length, "::", 2) == 0;
    return is_within ? vertex->words->text + length + 2 : vertex->name->text;
}

static json_t *transition_row(Arena *arena, const StateMachine *machine, const Transition *transition)
{
    static const char *const kinds[] = {"", "local", "internal"};
    Text triggers = text_new(arena), guard = text_new(arena);
    json_t *row = json_object();
    review_put(row, "from", name_in(machine, transition->from));
    review_put(row, "to", name_in(machine, transition->to));
    review_put(row, "kind", kinds[transition->kind]);
    machines_add_triggers(&triggers, transition, ", ");
    review_put(row, "when", triggers.at);
    if (transition->guard)
        machines_add_expression(&guard, transition->guard->expression);
    review_put(row, "if", transition->is_else ? "else" : guard.at);
    review_put(row, "then", statements_of(arena, transition->effect));
    review_put(row, "source", source_print(arena, transition->source));
    return row;
}

/* Adds all states, and final states that have an action, in the order of the drawing. */
static void add_states(Arena *arena, json_t *states, const StateMachine *machine)
{
    const VertexList vertices = sysml_vertices(arena, machine);
    for (int i = 0; i < vertices.count; i++) {
        const Vertex *state = vertices.at[i];
        const bool does_nothing = !state->entry && !state->during && !state->exit;
        if (state->kind != VERTEX_STATE && does_nothing)
            continue;
        json_t *row = json_object();
        review_put(row, "state", name_in(machine, state));
        review_put(row, "entry", statements_of(arena, state->entry));
        review_put(row, "do", statements_of(arena, state->during));
        review_put(row, "exit", statements_of(arena, state->exit));
        review_put(row, "source", source_print(arena, state->source));
        json_array_append_new(states, row);
    }
}

json_t *review_machines(Arena *arena, const System *system)
{
    json_t *list = json_array();
    const ClassifierList blocks = parts_blocks(arena, system->block);
    for (int i = 0; i < blocks.count; i++) {
        const StateMachine *machine = sysml_machine(blocks.at[i]);
        if (!machine)
            continue;
        json_t *row = json_object(), *transitions = json_array(), *states = json_array();
        review_put(row, "block", blocks.at[i]->qualified->text);
        review_put(row, "machine", machine->qualified->text);
        add_states(arena, states, machine);
        for (int k = 0; k < machine->transitions.count; k++)
            json_array_append_new(transitions, transition_row(arena, machine, machine->transitions.at[k]));
        json_object_set_new(row, "states", states);
        json_object_set_new(row, "transitions", transitions);
        json_array_append_new(list, row);
    }
    return list;
}

json_t *review_clocks(Arena *arena, const Causal *causal, ReviewFormulas *formulas)
{
    json_t *list = json_array();
    for (int i = 0; i < causal->clocks.count; i++) {
        const Clock *clock = &causal->clocks.at[i];
        json_t *row = json_object();
        review_put(row, "period", expr_text(arena, clock->period));
        review_formula_put(formulas, row, (ReviewFormula){.left = clock->period});
        review_put(row, "first", clock->first ? expr_text(arena, clock->first) : "the start of the run");
        review_put(row, "element", clock->site.element ? clock->site.element->text : "");
        review_put(row, "source", source_print(arena, clock->site.source));
        json_array_append_new(list, row);
    }
    return list;
}

/* The id of the equation or algorithm in which the branch occurs first. */
const char *review_id_of_branch(const Review *r, const Branch *branch)
{
    const int algorithm = branch->equation < 0 ? r->causal->algorithms.at[branch->algorithm].declared : -1;
    return algorithm < 0 ? review_id(r, branch->equation) : r->system->algorithms.at[algorithm].id->text;
}

json_t *review_events(const Review *r)
{
    json_t *list = json_array();
    for (int i = 0; i < r->causal->branches.count; i++) {
        static const char *const kinds[] = {
            [BRANCH_RELATION] = "located", [BRANCH_INTEGER] = "located", [BRANCH_TIMED] = "at known times",
            [BRANCH_SEARCHED] = "searched"};
        const Branch *branch = &r->causal->branches.at[i];
        json_t *row = json_object();
        review_put(row, "text", expr_text(r->arena, branch->value));
        review_formula_put(r->formulas, row, (ReviewFormula){.left = branch->value});
        review_put(row, "found", kinds[branch->kind]);
        if (branch->gate)
            review_put(row, "while", expr_text(r->arena, branch->gate));
        review_put(row, "of", review_id_of_branch(r, branch));
        json_array_append_new(list, row);
    }
    return list;
}

/* ---- values of enumerations and states of machines, by name ---- */

static const FlatEnumeration *enumeration_of(const System *system, Expr e)
{
    while (e->op == OP_NO_EVENT || e->op == OP_PRE)
        e = e->at[0];
    const int variable = e->op == OP_VARIABLE ? expr_index(system->by_leaf, e) : -1;
    const FlatVariable *v = variable < 0 ? NULL : &system->variables.at[variable];
    return v && v->type == TYPE_INTEGER && !v->is_queue ? v->enumeration : NULL;
}

static Expr with_value_names(Expr e, const FlatEnumeration *of)
{
    if (of && e->op == OP_IF) {
        const Expr branches[] = {e->at[0], with_value_names(e->at[1], of), with_value_names(e->at[2], of)};
        return expr_raw(OP_IF, NULL, 3, branches);
    }
    const bool is_value = of && e->op == OP_NUMBER && e->number >= 0 && e->number < of->values.count &&
                          e->number <= floor(e->number);
    const Name name = is_value ? of->values.at[(int)e->number] : NULL;
    return name ? expr_variable(name, TYPE_INTEGER) : e;
}

static Expr name_compared(void *context, Expr e)
{
    if (e->op < OP_LESS || e->op > OP_NOT_EQUAL)
        return NULL;
    const Expr sides[] = {with_value_names(e->at[0], enumeration_of(context, e->at[1])),
                          with_value_names(e->at[1], enumeration_of(context, e->at[0]))};
    return sides[0] == e->at[0] && sides[1] == e->at[1] ? NULL : expr_raw_binary(e->op, sides[0], sides[1]);
}

static Expr same_leaf(void *context, Expr leaf)
{
    (void)context;
    return leaf;
}

/* A copy of the statements for readers, with the names of enumeration values in place of their numbers. */
static StatementList name_values(Arena *arena, const System *system, const StatementList *statements)
{
    const StatementList named = statements_replace(arena, statements, same_leaf, NULL);
    const StatementList all = statements_all(arena, &named);
    void *context = (void *)(uintptr_t)system;
    for (int i = 0; i < all.count; i++) {
        Statement *s = all.at[i];
        for (int k = 0; k < s->conditions.count; k++)
            s->conditions.at[k] = expr_rebuild(s->conditions.at[k], false, NULL, name_compared, context);
        if (s->value)
            s->value = expr_rebuild(s->value, false, NULL, name_compared, context);
        if (s->kind == STATEMENT_ASSIGN)
            s->value = with_value_names(s->value, enumeration_of(system, s->target));
    }
    return named;
}

json_t *review_algorithms(const Review *r)
{
    json_t *list = json_array();
    for (int i = 0; i < r->system->algorithms.count; i++) {
        const FlatAlgorithm *a = &r->system->algorithms.at[i];
        Text text = text_new(r->arena);
        json_t *row = json_object();
        review_put(row, "id", a->id->text);
        review_put(row, "element", a->element->text);
        json_object_set_new(row, "part", json_string(a->instance->text));
        review_put(row, "source", source_print(r->arena, a->source));
        json_object_set_new(row, "sets", review_names(r, &a->assigned, review_path));
        const StatementList named = name_values(r->arena, r->system, &a->statements);
        statements_print(&text, &named, 0);
        review_put(row, "text", text.at);
        for (int k = 0; a->software && k < a->software->files.count; k++)
            review_put(row, "software", a->software->files.at[k].path->text);
        review_put_checked(r, row, &r->checked_algorithms[i]);
        json_array_append_new(list, row);
    }
    return list;
}

/* ---- which algorithms read a variable ---- */

typedef struct {
    const Review *review;
    Arena *scratch;
    const FlatAlgorithm *algorithm;
} Reader;

static void note(const Reader *r, int variable)
{
    ReviewIds *ids = &r->review->readers[variable];
    if (!ids->count || list_last(ids) != r->algorithm->id->text)
        list_push(r->review->arena, ids, r->algorithm->id->text);
}

/* Notes the variables that an expression reads. A target itself is not read, but its indices are. */
static void read_expression(const Reader *r, Expr e, bool is_target)
{
    const System *system = r->review->system;
    IntList mentioned = {0};
    if (!e)
        return;
    expr_mentions(e, system->by_leaf, r->scratch, &mentioned);
    flat_mentions_in_data(r->scratch, system, e, r->algorithm->scope, &mentioned);
    for (int i = 0; i < mentioned.count; i++)
        if (!is_target || !ints_hold(&r->algorithm->assigned, mentioned.at[i]))
            note(r, mentioned.at[i]);
}

/* Recursion follows the nesting of statements, which the parser limits. */
static void read_statements(const Reader *r, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        for (int k = 0; k < s->conditions.count; k++)
            read_expression(r, s->conditions.at[k], false);
        read_expression(r, s->target, true);
        read_expression(r, s->value, false);
        for (int k = 0; k < s->branches.count; k++)
            read_statements(r, &s->branches.at[k]);
    }
}

void review_note_readers(Review *review)
{
    Arena *scratch = arena_new();
    for (int i = 0; i < review->system->algorithms.count; i++) {
        const Reader r = {review, scratch, &review->system->algorithms.at[i]};
        read_statements(&r, &r.algorithm->statements);
        for (int k = 0; k < r.algorithm->members.count; k++)
            if (!r.algorithm->members.at[k].is_written)
                note(&r, r.algorithm->members.at[k].variable);
    }
    arena_free(scratch);
}

/* Notes the equations whose forms mention a variable that the passes made; for the branch of an algorithm, that
 * algorithm. */
void review_note_users_of_made(Review *r)
{
    const Causal *c = r->causal;
    Arena *scratch = arena_new();
    for (int e = 0; e < c->equations.count; e++) {
        IntList mentioned = {0};
        expr_mentions(c->equations.at[e].left, c->by_leaf, scratch, &mentioned);
        expr_mentions(c->equations.at[e].right, c->by_leaf, scratch, &mentioned);
        for (int i = 0; i < r->by_equation[e].count; i++)
            if (r->by_equation[e].at[i].assignment)
                expr_mentions(r->by_equation[e].at[i].assignment->value, c->by_leaf, scratch, &mentioned);
        const int first = review_first_of_id(r, e);
        for (int i = 0; i < mentioned.count; i++)
            if (mentioned.at[i] >= r->system->variables.count && !ints_hold(&r->users[mentioned.at[i]], first))
                list_push(r->arena, &r->users[mentioned.at[i]], first);
    }
    for (int v = r->system->variables.count; v < c->variables.count; v++) {
        const bool is_branch = c->variables.at[v].role == ROLE_BRANCH;
        const int branch = is_branch ? map_get(c->branch_at, c->variables.at[v].leaf, -1) : -1;
        if (branch >= 0 && c->branches.at[branch].equation < 0)
            list_push(r->arena, &r->readers[v], review_id_of_branch(r, &c->branches.at[branch]));
    }
    arena_free(scratch);
}

/* ---- modes ---- */

/* The unknowns computed in the mode, in the order of evaluation, without the terms of jumps. Blocks that depend on
 * modes of other clusters are left out. */
static json_t *order_in(const Review *r, int cluster, const Mode *mode)
{
    json_t *list = json_array();
    for (int b = 0; b < mode->causal->continuous.count; b++) {
        const Block *block = mode->causal->continuous.at[b];
        const bool is_other = block->kind == BLOCK_ALGORITHM || (block->modes.in && block->modes.cluster != cluster);
        for (int i = 0; i < block_size(block) && !is_other; i++) {
            const int variable = block_unknown(block, i), equation = block_equation(block, i);
            json_t *row = json_object();
            review_put(row, "variable", review_path(r, variable));
            review_put(row, "equation", equation >= 0 ? review_id(r, equation) : NULL);
            if (!block->modes.in)
                json_object_set_new(row, "in_all", json_true());
            if (block->kind == BLOCK_ASSIGN) {
                const Expr value = causal_without_jumps(r->causal, block->inner.at[0].value);
                review_put(row, "text", arena_format(r->arena, "%s := %s", review_path(r, variable),
                                                     expr_text(r->arena, value)));
                review_formula_put(r->formulas, row,
                                   (ReviewFormula){.left = r->causal->variables.at[variable].leaf, .right = value});
            }
            json_array_append_new(list, row);
        }
    }
    return list;
}

json_t *review_modes(const Review *r)
{
    json_t *list = json_array();
    for (int c = 0; c < r->causal->clusters.count; c++)
        for (int k = 0; k < r->causal->clusters.at[c].modes.count + r->causal->clusters.at[c].impossible.count; k++) {
            const Cluster *cluster = &r->causal->clusters.at[c];
            const int possible = cluster->modes.count;
            const Mode *mode = k < possible ? &cluster->modes.at[k] : &cluster->impossible.at[k - possible];
            json_t *row = json_object();
            review_put_number(row, "cluster", c + 1);
            review_put(row, "condition", mode->condition);
            review_put(row, "obstacle", mode->obstacle);
            json_object_set_new(row, "states",
                                mode->causal ? review_names(r, &mode->causal->states, review_path) : json_array());
            if (mode->causal && possible <= MOST_APART)
                json_object_set_new(row, "order", order_in(r, c, mode));
            json_array_append_new(list, row);
        }
    return list;
}
