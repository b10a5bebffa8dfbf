/* machine_event.c - change events: when their expressions become true.
 *
 * A change event occurs when its expression becomes true (UML 2.5, 13.3.3); when that is evaluated, and if an event
 * remains until it is consumed, UML leaves open. Here it is evaluated while a state is active that waits for it, from
 * the entry on: what holds as the state is entered counts as occurring then, as in the standard's own translation,
 * which asks active states for what holds (SysPhS 1.1); unless this expression has led there in the same instant, or
 * the state was left by a transition of its own that leads back. So one button switches on and off, and a state that
 * waits for what has happened already does not wait for good; the program says when it has taken a transition so. An
 * event counts in the steps of its instant only: guards are asked then. One that an inner state has answered is none
 * for the states around it; regions of one state answer it each.
 */
#include "flat/machine.h"

/* History of a change expression since its state was entered; from BECOME_TRUE on it counts as occurring. */
enum { SEEN_NOTHING, SEEN_FALSE, SEEN_CONSUMED, SEEN_BECOME_TRUE, SEEN_HELD };
static const char *const seen_words[] = {"what a state has seen of a change event since it was entered",
                                         "nothing", "false", "consumed", "become_true", "held", NULL};

static const double long_ago = -1e300;

/* ---- variables ---- */

static Expr consumed_leaf(Lowering *l, Expr condition, const Trigger *trigger)
{
    int known = map_get(l->consumed_of, condition, 0);
    if (known)
        return l->consumed.at[known - 1];
    Name name = name_format("%s,%d", l->machine->identifier->text, l->consumed.count + 1);
    Expr leaf = flat_add_variable_of(l, "consumed", name, TYPE_REAL, trigger->text.source);
    FlatVariable *variable = &l->f->system->variables.at[flat_variable(l->f->system, leaf)];
    variable->start = START_STATED;
    variable->start_value = expr_number(long_ago);
    variable->start_source = trigger->text.source;
    list_push(l->f->scratch, &l->consumed, leaf);
    map_put(l->consumed_of, condition, l->consumed.count);
    return leaf;
}

static void add_occurrence(Lowering *l, VertexState *state, const Transition *transition, const Trigger *trigger)
{
    Expr condition = flat_read_condition(l, &trigger->text, "the change event");
    int index = 0;
    if (!condition)
        return;
    while (index < state->occurrences.count && state->occurrences.at[index].condition != condition)
        index++;
    map_put(l->of_trigger, trigger, index + 1);
    if (index < state->occurrences.count)
        return;
    Name path = flat_join_path(flat_region_identifier(state->vertex->region), state->vertex->identifier);
    Name name = name_format("%s,%d", path->text, index + 1);
    Source source = trigger->text.source;
    Occurrence made = {.trigger = trigger,
                       .condition = condition,
                       .seen = flat_add_kept(l, "seen", name, seen_words, source),
                       .since = flat_add_variable_of(l, "since", name, TYPE_REAL, source),
                       .consumed = consumed_leaf(l, condition, trigger),
                       .held = flat_add_variable_of(l, "held", name, TYPE_BOOLEAN, source)};
    const char *part = l->scope->path->text;
    l->f->system->variables.at[flat_variable(l->f->system, made.held)].remark =
        arena_format(l->f->arena, "'%s' (%s%s%s, %s)", expr_text(l->f->scratch, trigger->text.expression),
                     transition->words->text, *part ? ", of " : "", part, source_print(l->f->scratch, source));
    list_push(l->f->scratch, &state->occurrences, made);
}

void flat_find_occurrences(Lowering *l, VertexState *state)
{
    for (int i = 0; i < state->vertex->outgoing.count && state->number; i++) {
        const Transition *transition = state->vertex->outgoing.at[i];
        for (int k = 0; k < transition->triggers.count; k++)
            if (transition->triggers.at[k]->kind == TRIGGER_CHANGE)
                add_occurrence(l, state, transition, transition->triggers.at[k]);
    }
}

/* ---- occurred events ---- */

static Expr is_since(Expr leaf)
{
    Expr e = expr_raw(OP_LESS_EQUAL, NULL, 2, (Expr[]){expr_time(), leaf});
    return expr_raw(OP_NO_EVENT, NULL, 1, &e);
}

static void watch_one(Lowering *l, StatementList *found, const Occurrence *o)
{
    Source source = o->trigger->text.source;
    Statement *which = flat_if_statement(l, source, source.element);
    Expr parts[] = {flat_is_number(o->seen, SEEN_NOTHING, OP_EQUAL), expr_integer(SEEN_HELD),
                    expr_integer(SEEN_BECOME_TRUE)};
    StatementList *body = flat_add_branch(l, which, expr_raw(OP_NOT, NULL, 1, &o->condition));
    flat_write_assign(l, body, o->seen, expr_integer(SEEN_FALSE), source, source.element);
    body = flat_add_branch(l, which, flat_is_number(o->seen, SEEN_FALSE, OP_LESS_EQUAL));
    flat_write_assign(l, body, o->seen, expr_raw(OP_IF, NULL, 3, parts), source, source.element);
    flat_write_assign(l, body, o->since, expr_time(), source, source.element);
    flat_add_if(l, found, which);
}

/* Recursion follows the nesting of states. */
void flat_watch_changes(Lowering *l, StatementList *found, const Region *region)
{
    Statement *which = flat_if_statement(l, region->source, region->words);
    for (int i = 0; i < region->vertices.count && flat_region_state(l, region)->waits_for_change; i++) {
        const Vertex *vertex = region->vertices.at[i];
        const VertexState *state = flat_vertex_state(l, vertex);
        if (!state->number || (!state->occurrences.count && !vertex->regions.count))
            continue;
        StatementList *body = flat_add_branch(l, which, flat_was_number(l, region, state->number));
        for (int k = 0; k < state->occurrences.count; k++)
            watch_one(l, body, &state->occurrences.at[k]);
        for (int k = 0; k < vertex->regions.count; k++)
            flat_watch_changes(l, body, vertex->regions.at[k]);
    }
    flat_add_if(l, found, which);
}

static const Occurrence *occurrence_of(Lowering *l, const Way *way, int trigger)
{
    int index = map_get(l->of_trigger, way->transitions.at[0]->triggers.at[trigger], 0);
    return index ? &flat_vertex_state(l, way->from)->occurrences.at[index - 1] : NULL;
}

static Expr occurs_now(const Occurrence *o)
{
    Expr parts[] = {flat_is_number(o->seen, SEEN_BECOME_TRUE, OP_GREATER_EQUAL), is_since(o->since)};
    return expr_raw(OP_AND, NULL, 2, parts);
}

Expr flat_has_occurred(Lowering *l, const Way *way)
{
    ExprList any = {0};
    for (int i = 0; i < way->transitions.at[0]->triggers.count; i++) {
        const Occurrence *o = occurrence_of(l, way, i);
        const Trigger *trigger = way->transitions.at[0]->triggers.at[i];
        if (o)
            list_push(l->f->scratch, &any, occurs_now(o));
        else if (trigger->kind == TRIGGER_SIGNAL)
            list_push(l->f->scratch, &any, flat_is_received(l, way->from, trigger));
    }
    return any.count > 1 ? expr_raw(OP_OR, NULL, any.count, any.at) : any.count ? any.at[0] : NULL;
}

/* ---- consumption ---- */

/* Of several events, those that have occurred. */
void flat_consume(Lowering *l, StatementList *found, const Way *way)
{
    const int triggers = way->transitions.at[0]->triggers.count;
    for (int i = 0; i < triggers; i++) {
        const Occurrence *o = occurrence_of(l, way, i);
        if (!o)
            continue;
        Source source = o->trigger->text.source;
        Statement *occurs = flat_if_statement(l, source, source.element);
        StatementList *body = triggers > 1 ? flat_add_branch(l, occurs, occurs_now(o)) : found;
        Expr held[] = {o->held, flat_is_number(o->seen, SEEN_HELD, OP_EQUAL)};
        flat_write_assign(l, body, o->held, expr_raw(OP_OR, NULL, 2, held), source, source.element);
        flat_write_assign(l, body, o->consumed, expr_time(), source, source.element);
        for (const Vertex *state = way->from; state; state = state->region->state) {
            const VertexState *around = flat_vertex_state(l, state);
            for (int k = 0; k < around->occurrences.count; k++)
                if (around->occurrences.at[k].condition == o->condition)
                    flat_write_assign(l, body, around->occurrences.at[k].seen, expr_integer(SEEN_CONSUMED), source,
                                      source.element);
        }
        flat_add_if(l, found, occurs);
    }
}

void flat_forget_changes(Lowering *l, StatementList *found, const Vertex *vertex)
{
    const VertexState *state = flat_vertex_state(l, vertex);
    for (int i = 0; i < state->occurrences.count; i++) {
        const Occurrence *o = &state->occurrences.at[i];
        Expr parts[] = {is_since(o->consumed), expr_integer(SEEN_CONSUMED), expr_integer(SEEN_NOTHING)};
        flat_write_assign(l, found, o->seen, expr_raw(OP_IF, NULL, 3, parts), o->trigger->text.source, vertex->words);
    }
}
