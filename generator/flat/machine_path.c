/* machine_path.c - the ways of transitions in a state machine, their conditions, and the texts of actions. */
#include "flat/machine.h"
#include "flat/rewrite.h"
#include "flat/statement.h"
#include "flat/variable.h"

/* ---- actions ---- */

/* The first `return` in a text, or only in its loops; NULL: there is none. */
static const Statement *find_return(Lowering *l, const StatementList *statements, bool in_loops)
{
    const StatementList all = statements_all(l->f->scratch, statements);
    const Statement *found = NULL;
    for (int i = 0; i < all.count && !found; i++) {
        const bool loops = all.at[i]->kind == STATEMENT_FOR || all.at[i]->kind == STATEMENT_WHILE;
        if (!in_loops && all.at[i]->kind == STATEMENT_RETURN)
            found = all.at[i];
        else if (in_loops && loops)
            found = find_return(l, &all.at[i]->branches.at[0], false);
    }
    return found;
}

static StatementList with_breaks(Lowering *l, const StatementList *statements)
{
    StatementList found = {0};
    for (int i = 0; i < statements->count; i++) {
        Statement *copy = arena_new_of(l->f->arena, Statement);
        *copy = *statements->at[i];
        if (copy->kind == STATEMENT_RETURN)
            copy->kind = STATEMENT_BREAK;
        copy->branches.count = copy->branches.capacity = 0;
        copy->branches.at = NULL;
        for (int j = 0; j < statements->at[i]->branches.count; j++)
            list_push(l->f->arena, &copy->branches, with_breaks(l, &statements->at[i]->branches.at[j]));
        list_push(l->f->arena, &found, copy);
    }
    return found;
}

static int read_action(Lowering *l, const MachineText *action)
{
    Flattening *f = l->f;
    Place place = flat_place_of_text(l, action);
    StatementList statements = {0};
    l->is_right = flat_rewrite_statements(f, &action->statements, &place, &statements) && l->is_right;
    const Statement *inner = find_return(l, &action->statements, true);
    if (inner && flat_report_once(f, inner)) {
        Place at = flat_place_at_line(&place, inner->line);
        diag(DIAG_F14, at.source, "'%s': 'return' in a loop of an action is not supported", place.element->text);
        diag_fix("leave the loop with 'break'");
    }
    l->is_right = l->is_right && !inner;
    if (find_return(l, &action->statements, false)) {
        /* `return` ends only its own text, which becomes a part of the machine's statements. So the text is put in a
         * loop of one round, and `return` becomes a break. */
        StatementList once = {0};
        Statement *loop = flat_statement_new(l->f, STATEMENT_WHILE, &place, place.element->text);
        StatementList body = with_breaks(l, &statements);
        list_push(l->f->arena, &body, flat_statement_new(l->f, STATEMENT_BREAK, &place, place.element->text));
        loop->value = expr_boolean(true);
        list_push(l->f->arena, &loop->branches, body);
        list_push(l->f->arena, &once, loop);
        statements = once;
    }
    list_push(f->scratch, &l->actions, statements);
    return l->actions.count - 1;
}

/* The statements of an action. An action of several transitions is read only once; its statements are shared. */
static const StatementList *statements_of(Lowering *l, const MachineText *action)
{
    int index = map_get(l->texts, action, -1);
    if (index < 0)
        map_put(l->texts, action, index = read_action(l, action));
    return &l->actions.at[index];
}

void flat_execute(Lowering *l, StatementList *found, const MachineText *action)
{
    for (; action; action = action->next) {
        const StatementList *statements = statements_of(l, action);
        for (int i = 0; i < statements->count; i++)
            list_push(l->f->arena, found, statements->at[i]);
    }
}

/* ---- variables set by actions ---- */

static void note_targets(Lowering *l, const StatementList *statements)
{
    const StatementList all = statements_all(l->f->scratch, statements);
    ExprList targets = {0};
    for (int i = 0; i < all.count; i++)
        if (all.at[i]->kind == STATEMENT_ASSIGN)
            expr_variables(all.at[i]->target, false, l->f->scratch, &targets);
    for (int i = 0; i < targets.count; i++)
        map_put(l->acted, targets.at[i], 1);
}

static void note_actions(Lowering *l, const MachineText *action)
{
    for (; action; action = action->next)
        note_targets(l, statements_of(l, action));
}

/* True if an action of the machine sets a variable of the expression. */
static bool is_acted_on(Lowering *l, Expr e)
{
    const bool is_first = !l->acted;
    ExprList mentioned = {0};
    if (is_first)
        l->acted = map_new(l->f->scratch);
    for (int i = 0; is_first && i < l->vertices.count; i++) {
        const Vertex *vertex = l->vertices.at[i].vertex;
        note_actions(l, vertex->entry);
        note_actions(l, vertex->during);
        note_actions(l, vertex->exit);
        for (int k = 0; k < vertex->outgoing.count; k++)
            note_actions(l, vertex->outgoing.at[k]->effect);
    }
    expr_variables(e, false, l->f->scratch, &mentioned);
    for (int i = 0; i < mentioned.count; i++)
        if (map_get(l->acted, mentioned.at[i], 0))
            return true;
    return false;
}

/* ---- transitions ---- */

/* True for a local transition from a state to a vertex inside it, which does not leave the state. Other transitions
 * that are declared local are treated as external. */
static bool is_local(const Way *way)
{
    const Vertex *to = way->targets.at[0];
    for (int i = 0; i < way->transitions.count; i++)
        if (way->transitions.at[i]->to->kind == VERTEX_EXIT_POINT)
            return false;
    return way->transitions.at[0]->kind == TRANSITION_LOCAL && way->targets.count == 1 &&
           sysml_place(to) != way->from && sysml_is_within(to, way->from);
}

static const Region *region_around(const Region *region, const Vertex *vertex)
{
    while (!sysml_ancestor_in(vertex, region))
        region = region->state->region;
    return region;
}

const Region *flat_common_region(const Way *way)
{
    const Region *region = way->targets.at[0]->region;
    if (is_local(way) || way->from->kind == VERTEX_ENTRY_POINT) {
        while (region->state != sysml_place(way->from))
            region = region->state->region;
        return region;
    }
    for (int i = 0; i < way->targets.count; i++) {
        const Vertex *to = way->targets.at[i];
        const bool leaves = sysml_is_history(to) && sysml_is_step(way->from) && way->from->kind != VERTEX_INITIAL;
        region = region_around(region, leaves && sysml_ancestor_in(way->from, to->region) ? to->region->state : to);
    }
    for (int i = 1; i < way->joined.count; i++)
        region = region_around(region, way->joined.at[i]);
    for (int i = 0; i < way->transitions.count; i++)
        if (way->transitions.at[i]->to->kind == VERTEX_EXIT_POINT)
            region = region_around(region, way->transitions.at[i]->to);
    return region_around(region, way->from);
}

bool flat_ends_machine(const Way *way)
{
    return way->targets.at[0]->kind == VERTEX_TERMINATE;
}

/* ---- ways ---- */

enum { LONGEST_WAY = 100, MOST_WAYS = 10000 };

/* True if the way leads back to its own state or into it, perhaps through choices. */
static bool leads_back(Lowering *l, const Way *way)
{
    Arena *scratch = l->f->scratch;
    VertexSet open = {0};
    Map *seen = map_new(scratch);
    for (int i = 0; i < way->targets.count; i++)
        list_push(scratch, &open, way->targets.at[i]);
    for (int i = 0; i < open.count; i++) { /* grows while it is walked */
        const Vertex *vertex = open.at[i];
        if (sysml_is_within(sysml_place(vertex), way->from) && vertex->kind != VERTEX_EXIT_POINT)
            return true;
        bool passes = vertex->kind == VERTEX_CHOICE || vertex->kind == VERTEX_FORK || sysml_is_passed(vertex);
        for (int j = 0; passes && j < vertex->outgoing.count; j++) {
            const Vertex *next = vertex->outgoing.at[j]->to;
            if (map_enter(seen, next))
                list_push(scratch, &open, next);
        }
    }
    return false;
}

/* True if taking the way makes its condition false. Re-entering the state restarts `after`; a change event or a signal
 * occurs once. */
static bool ends_itself(const Way *way)
{
    const Transition *first = way->transitions.at[0];
    bool ends_after = first->kind != TRANSITION_INTERNAL && !is_local(way), ends = first->triggers.count > 0;
    for (int i = 0; i < first->triggers.count; i++)
        ends = ends && (!flat_is_timed(first->triggers.at[i]) ||
                        (ends_after && first->triggers.at[i]->kind == TRIGGER_AFTER));
    return ends;
}

static void add_way(Lowering *l, WayList *found, const Way *open, const Transition *last)
{
    Flattening *f = l->f;
    Way way = {.from = open->from, .joined = open->joined, .is_free = !open->joined.count};
    const Vertex *to = last->to;
    for (int i = 0; to->kind == VERTEX_FORK && i < to->outgoing.count; i++)
        list_push(f->scratch, &way.targets, to->outgoing.at[i]->to);
    if (!way.targets.count)
        list_push(f->scratch, &way.targets, to);
    for (int i = 0; i < open->transitions.count; i++) {
        const Transition *transition = open->transitions.at[i];
        list_push(f->scratch, &way.transitions, transition);
        way.is_free = way.is_free && !transition->guard && !transition->triggers.count;
    }
    for (int i = 0; to->kind == VERTEX_FORK && i < to->outgoing.count; i++)
        list_push(f->scratch, &way.transitions, to->outgoing.at[i]);
    bool waits = way.from->regions.count && !way.transitions.at[0]->triggers.count &&
                 way.transitions.at[0]->kind != TRANSITION_INTERNAL;
    way.is_free = way.is_free && !waits;
    way.leads_back = way.from->kind == VERTEX_STATE && !way.joined.count && leads_back(l, &way);
    if (way.leads_back && !way.is_free && !ends_itself(&way)) {
        Name path = flat_join_path(flat_region_identifier(way.from->region), way.from->identifier);
        Name name = name_format("taken(%s,%d)", path->text, found->count + 1);
        int taken = flat_add_discrete(f, l->scope, name, TYPE_BOOLEAN, true, way.transitions.at[0]->source);
        way.taken = f->system->variables.at[taken].leaf;
    }
    list_push(f->scratch, found, way);
}

/* Adds the ways from a vertex; the branch `else` comes last. Recursion follows a chain of junctions, which is limited
 * here. */
static void follow(Lowering *l, WayList *found, Way *open, const Vertex *vertex)
{
    l->is_right = open->transitions.count <= LONGEST_WAY;
    for (int is_else = 0; is_else < 2; is_else++)
        for (int i = 0; l->is_right && i < vertex->outgoing.count; i++) {
            const Transition *transition = vertex->outgoing.at[i];
            if (transition->is_else != is_else || sysml_is_join(transition->to))
                continue;
            list_push(l->f->scratch, &open->transitions, transition);
            if (sysml_is_passed(transition->to))
                follow(l, found, open, transition->to);
            else if (found->count < MOST_WAYS)
                add_way(l, found, open, transition);
            else
                l->is_right = false;
            open->transitions.count--;
        }
    if (!l->is_right && flat_report_once(l->f, l->machine)) {
        diag(DIAG_F14, open->from->source, "the junctions after '%s' have too many or too long ways",
             open->from->words->text);
        diag_fix("draw choices or states in place of some junctions");
    }
}

void flat_find_ways(Lowering *l, VertexState *state)
{
    const Vertex *vertex = state->vertex;
    Way open = {.from = vertex};
    if (sysml_is_join(vertex)) {
        for (int i = 0; i < vertex->incoming.count; i++) {
            list_push(l->f->scratch, &open.transitions, vertex->incoming.at[i]);
            list_push(l->f->scratch, &open.joined, vertex->incoming.at[i]->from);
        }
        open.from = open.joined.at[0];
        follow(l, &flat_vertex_state(l, vertex->joined)->joins, &open, vertex);
    } else if (!sysml_is_passed(vertex) && vertex->kind != VERTEX_FORK) {
        follow(l, &state->ways, &open, vertex);
    }
}

/* ---- conditions ---- */

static Expr value_of_constant(void *context, Expr leaf)
{
    const System *system = context;
    int variable = flat_variable(system, leaf);
    return variable >= 0 ? system->variables.at[variable].value : NULL;
}

/* Reports a condition whose value follows from constants. */

Expr flat_read_condition(Lowering *l, const MachineText *text, const char *what)
{
    enum { LONGEST_DERIVATION = 100 };
    Place place = flat_place_of_text(l, text);
    Expr condition = flat_rewrite_condition(l->f, text->expression, &place), truth = condition, last = NULL;
    if (!condition) {
        flat_report_once(l->f, text);
        l->is_right = false;
        return NULL;
    }
    for (int i = 0; i < LONGEST_DERIVATION && truth != last; i++) {
        last = truth;
        truth = expr_replace(truth, true, value_of_constant, l->f->system);
    }
    if (truth->op == OP_BOOLEAN && flat_report_once(l->f, text)) {
        diag(DIAG_F28, text->source, "%s of '%s' is always %s: the transition %s", what, text->source.element->text,
             truth->number != 0 ? "true" : "false", truth->number != 0 ? "does not wait for it" : "never fires");
        diag_detail("in: %s", expr_text(l->f->scratch, text->expression));
        if (l->scope->path->length)
            diag_detail("with the constants of '%s'; other parts of its block may have other ones",
                        l->scope->path->text);
    }
    return condition;
}

static Expr read_time(Lowering *l, const Way *way, const Trigger *trigger)
{
    Place place = flat_place_of_text(l, &trigger->text);
    Expr instant = flat_rewrite_scalar(l->f, trigger->text.expression, &place).e;
    if (instant && instant->type == TYPE_BOOLEAN)
        flat_report_mistake(l->f, DIAG_F16, &place, NULL, "a Boolean is used as a time");
    if (!instant || instant->type == TYPE_BOOLEAN) {
        flat_report_once(l->f, &trigger->text);
        l->is_right = false;
        return NULL;
    }
    if (trigger->kind == TRIGGER_AFTER) {
        Expr entered = flat_region_state(l, way->from->region)->entered;
        instant = expr_raw_binary(OP_ADD, entered, instant);
    }
    return expr_raw_binary(OP_GREATER_EQUAL, expr_time(), instant);
}

/* True if all regions in a state have reached a final state. */
static Expr completion(Lowering *l, const Vertex *state)
{
    ExprList all = {0};
    for (int i = 0; i < state->regions.count; i++) {
        const Region *region = state->regions.at[i];
        ExprList any = {0};
        for (int j = 0; j < region->vertices.count; j++)
            if (region->vertices.at[j]->kind == VERTEX_FINAL)
                list_push(l->f->scratch, &any,
                          expr_raw_binary(OP_EQUAL, flat_region_state(l, region)->active,
                                          expr_integer(flat_vertex_state(l, region->vertices.at[j])->number)));
        list_push(l->f->scratch, &all, any.count ? expr_raw_joined(OP_OR, &any) : expr_boolean(false));
    }
    return expr_raw_unary(OP_NO_EVENT, expr_raw_joined(OP_AND, &all));
}

static Expr unwatched(Expr truth)
{
    return expr_raw_unary(OP_NO_EVENT, truth);
}

static void add_guards(Lowering *l, const Way *way, ExprList *all)
{
    if (way->open)
        list_push(l->f->scratch, all, unwatched(way->open));
    for (int i = 0; !way->open && i < way->transitions.count; i++) {
        const MachineText *guard = way->transitions.at[i]->guard;
        Expr condition = guard ? flat_read_condition(l, guard, "the guard") : NULL;
        if (condition)
            list_push(l->f->scratch, all, condition);
    }
}

Expr flat_way_guard(Lowering *l, const Way *way)
{
    ExprList all = {0};
    add_guards(l, way, &all);
    return expr_raw_joined(OP_AND, &all);
}

static Expr is_due(Lowering *l, const Way *way)
{
    ExprList any = {0};
    const Transition *first = way->transitions.at[0];
    for (int i = 0; i < first->triggers.count; i++) {
        Expr trigger = flat_is_timed(first->triggers.at[i]) ? read_time(l, way, first->triggers.at[i]) : NULL;
        if (trigger)
            list_push(l->f->scratch, &any, trigger);
    }
    return expr_raw_joined(OP_OR, &any);
}

Expr flat_way_condition(Lowering *l, const Way *way)
{
    ExprList all = {0};
    const Transition *first = way->transitions.at[0];
    for (int i = 0; i < way->joined.count; i++)
        list_push(l->f->scratch, &all, flat_is_in(l, way->joined.at[i]));
    for (int i = 1; i < way->joined.count; i++)
        if (way->joined.at[i]->regions.count)
            list_push(l->f->scratch, &all, completion(l, way->joined.at[i]));
    if (way->from->regions.count && !first->triggers.count && first->kind != TRANSITION_INTERNAL)
        list_push(l->f->scratch, &all, completion(l, way->from));
    const Expr due = way->due ? unwatched(way->due) : is_due(l, way);
    if (due)
        list_push(l->f->scratch, &all, due);
    add_guards(l, way, &all);
    return expr_raw_joined(OP_AND, &all);
}

/* ---- conditions at the beginning of a step ----
 *
 * The transitions of a step are selected before any of them is taken (UML 2.5.1, 14.2.3.9). So a guard is evaluated
 * first if other regions are stepped before and actions may set variables of the guard. */

static Expr note(Lowering *l, StatementList *found, const char *function, const Way *way, int number, Expr truth)
{
    if (!truth || !is_acted_on(l, truth))
        return NULL;
    const Vertex *from = way->from;
    const Name path = flat_join_path(flat_region_identifier(from->region), from->identifier);
    const Source source = way->transitions.at[0]->source;
    const Name of = name_format("%s,%d", path->text, number);
    const Expr leaf = flat_add_variable_of(l, function, of, TYPE_BOOLEAN, source);
    flat_write_assign(l, found, leaf, truth, source, from->words);
    return leaf;
}

static void look_at(Lowering *l, StatementList *found, WayList *ways, const char *const *functions)
{
    for (int i = 0; i < ways->count; i++) {
        Way *way = &ways->at[i];
        way->open = note(l, found, functions[0], way, i + 1, flat_way_guard(l, way));
        way->due = note(l, found, functions[1], way, i + 1, is_due(l, way));
    }
}

/* Recursion follows the nesting of states. */
void flat_look_ahead(Lowering *l, StatementList *found, const Region *region, bool is_later)
{
    static const char *const of_ways[] = {"open", "due"}, *const of_joins[] = {"join_open", "join_due"};
    Statement *which = flat_if_statement(l, region->source, region->words);
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        VertexState *state = flat_vertex_state(l, vertex);
        StatementList body = {0};
        if (state->number && is_later) {
            look_at(l, &body, &state->joins, of_joins);
            look_at(l, &body, &state->ways, of_ways);
        }
        for (int k = 0; k < vertex->regions.count; k++)
            flat_look_ahead(l, &body, vertex->regions.at[k], is_later || k > 0);
        if (body.count)
            *flat_add_branch(l, which, flat_was_number(l, region, state->number)) = body;
    }
    flat_add_if(l, found, which);
}
