/* machine_event.c - signals and change events of a state machine, and functions that write single statements. */
#include "flat/connect.h"
#include "flat/machine.h"
#include "flat/signal.h"
#include "flat/statement.h"
#include "flat/variable.h"

/* ---- states, variables, single statements and conditions ---- */

void flat_write_assign(Lowering *l, StatementList *found, Expr target, Expr value, Source source, Name words)
{
    Place place = l->place;
    place.source = source;
    Statement *statement = flat_statement_new(l->f, STATEMENT_ASSIGN, &place, words->text);
    statement->target = target;
    statement->value = value;
    list_push(l->f->arena, found, statement);
    map_put(l->set, target, 1);
}

Statement *flat_if_statement(Lowering *l, Source source, Name words)
{
    Place place = l->place;
    place.source = source;
    return flat_statement_new(l->f, STATEMENT_IF, &place, words->text);
}

StatementList *flat_add_branch(Lowering *l, Statement *statement, Expr condition)
{
    if (condition)
        list_push(l->f->arena, &statement->conditions, condition);
    list_push(l->f->arena, &statement->branches, (StatementList){0});
    return &list_last(&statement->branches);
}

void flat_add_if(Lowering *l, StatementList *found, Statement *statement)
{
    if (statement->conditions.count)
        list_push(l->f->arena, found, statement);
}

Expr flat_is_number(Expr variable, int number, Op relation)
{
    return expr_raw_unary(OP_NO_EVENT, expr_raw_binary(relation, variable, expr_integer(number)));
}

Expr flat_was_number(Lowering *l, const Region *region, int number)
{
    return expr_raw_binary(OP_EQUAL, expr_raw_unary(OP_PRE, flat_region_state(l, region)->active),
                           expr_integer(number));
}

RegionState *flat_region_state(Lowering *l, const Region *region)
{
    return &l->regions.at[map_get(l->numbers, region, 0)];
}

VertexState *flat_vertex_state(Lowering *l, const Vertex *vertex)
{
    return &l->vertices.at[map_get(l->numbers, vertex, 0)];
}

Expr flat_add_variable_of(Lowering *l, const char *function, Name of, Type type, Source source)
{
    Name identifier = name_format("%s(%s)", function, of->text);
    int index = flat_add_discrete(l->f, l->scope, identifier, type, true, source);
    l->f->system->variables.at[index].function = function;
    return l->f->system->variables.at[index].leaf;
}

Expr flat_add_kept(Lowering *l, const char *function, Name of, const char *const *words, Source source)
{
    const Expr leaf = flat_add_variable_of(l, function, of, TYPE_INTEGER, source);
    FlatVariable *variable = &l->f->system->variables.at[flat_variable(l->f->system, leaf)];
    flat_set_values(l->f, variable, name_of(function), words[0], words + 1);
    return leaf;
}

Expr flat_goes_on(Lowering *l)
{
    Expr ended = l->terminated ? expr_raw_unary(OP_NOT, l->terminated) : NULL;
    return ended ? expr_raw_unary(OP_NO_EVENT, ended) : NULL;
}

Expr flat_is_in(Lowering *l, const Vertex *vertex)
{
    return flat_is_number(flat_region_state(l, vertex->region)->active, flat_vertex_state(l, vertex)->number, OP_EQUAL);
}

Place flat_place_of_text(const Lowering *l, const MachineText *text)
{
    Place place = l->place;
    place.source = text->source;
    place.element = text->source.element;
    place.spans_lines = text->spans_lines;
    place.is_quiet = map_get(l->f->reported, text, 0);
    return place;
}

/* ---- signals ----
 *
 * Signals that have arrived wait in a FIFO queue, those from outside before others. The next one is taken out in a step
 * that follows a step without transitions, so that all consequences of a signal end before the next one is taken (run
 * to completion, UML 2.5, 14.2.3.9.1). It is present in this step only. If all transitions of the step have other
 * causes, it returns to the front of the queue. A signal that triggers no transition is lost, unless an active state
 * defers it. Deferred signals wait in their own queue; after the next transition they are put before all others. */

static IntList signals_taken(const Flattening *f, const StateMachine *machine)
{
    IntList numbers = {0};
    for (int i = 0; i < f->system->signals.count; i++)
        if (flat_takes_signal(machine, f->system->signals.at[i]))
            list_push(f->arena, &numbers, i + 1);
    return numbers;
}

/* ---- variables ---- */

static bool defers_any(const Lowering *l)
{
    for (int i = 0; i < l->vertices.count; i++)
        for (int k = 0; k < l->vertices.at[i].vertex->deferred.count; k++)
            if (flat_signal_number(l->f, l->vertices.at[i].vertex->deferred.at[k]))
                return true;
    return false;
}

/* Adds the variable of the present signal. It is in results only on request, but always in the event log, which also
 * shows lost signals. */
static Expr add_present(Lowering *l, Name of)
{
    Flattening *f = l->f;
    const Name name = name_format("signal(%s)", of->text);
    const int present = flat_add_discrete(f, l->scope, name, TYPE_INTEGER, false, l->machine->source);
    FlatVariable *variable = &f->system->variables.at[present];
    flat_set_signals(f, variable);
    variable->is_aside = true;
    return variable->leaf;
}

void flat_add_mailbox(Lowering *l)
{
    Flattening *f = l->f;
    const IntList taken = signals_taken(f, l->machine);
    if (!taken.count)
        return;
    const Name of = l->machine->identifier;
    const Source source = l->machine->source;
    l->signal.present = add_present(l, of);
    l->signal.is_taken = flat_add_variable_of(l, "taken", of, TYPE_BOOLEAN, source);
    l->signal.waiting = flat_add_queue(f, l->scope, name_format("waiting(%s)", of->text), source);
    l->signal.is_busy = flat_add_variable_of(l, "busy", of, TYPE_BOOLEAN, source);
    if (defers_any(l))
        l->signal.deferred = flat_add_queue(f, l->scope, name_format("deferred(%s)", of->text), source);
    l->signal.arrived = flat_add_variable_of(l, "arrived", of, TYPE_REAL, source);
    flat_add_input(f, flat_variable(f->system, l->signal.arrived));
    list_last(&f->system->inputs).signals = taken;
}

/* ---- statements ---- */

static void set(Lowering *l, StatementList *found, Expr leaf, Expr value)
{
    flat_write_assign(l, found, leaf, flat_unwatched(value), l->machine->source, l->machine->qualified);
}

static Statement *if_statement(Lowering *l)
{
    return flat_if_statement(l, l->machine->source, l->machine->qualified);
}

static Expr length_of(Expr queue)
{
    return expr_raw_unary(OP_QUEUE_LENGTH, queue);
}

static Expr exceeds(Expr queue, int most)
{
    return flat_unwatched(expr_raw_binary(OP_GREATER, length_of(queue), expr_integer(most)));
}

static void join(Lowering *l, StatementList *found, Expr first, Expr second)
{
    set(l, found, l->signal.waiting, expr_raw_binary(OP_QUEUE_JOIN, first, second));
}

/* Queues the signals from outside: all signals of an instant arrive at its beginning. */
static void take_arrivals(Lowering *l, StatementList *found)
{
    Statement *arrival = if_statement(l);
    StatementList *body = flat_add_branch(l, arrival, expr_raw_unary(OP_CHANGE, l->signal.arrived));
    set(l, body, l->signal.waiting, expr_raw_binary(OP_QUEUE_ARRIVE, l->signal.waiting, l->signal.arrived));
    flat_add_if(l, found, arrival);
}

/* Ends the run if more signals wait, or have waited, than a queue can hold: the others are lost. */
static void limit(Lowering *l, StatementList *found)
{
    const char *path = l->scope->path->text;
    const int crowded = flat_hidden_discrete(l->f, "assert", TYPE_BOOLEAN, &l->place);
    FlatVariable *variable = &l->f->system->variables.at[crowded];
    const Expr deferred = l->signal.deferred;
    variable->is_violation = true;
    variable->termination = arena_format(l->f->arena, "more than %d signals wait (%s%s%s, %s)", QUEUE_MOST,
                                         l->machine->qualified->text, *path ? " of " : "", path,
                                         source_print(l->f->scratch, l->machine->source));
    const Expr any[] = {variable->leaf, exceeds(l->signal.waiting, QUEUE_MOST),
                        deferred ? exceeds(deferred, QUEUE_MOST) : NULL};
    set(l, found, variable->leaf, expr_raw(OP_OR, NULL, deferred ? 3 : 2, any));
}

/* Takes the next signal, if there is one, when the last step had no transition. */
static void take_next(Lowering *l, StatementList *found)
{
    const Expr was_busy = expr_raw_unary(OP_PRE, l->signal.is_busy), waiting = l->signal.waiting;
    const Expr was_out = flat_was_number(l, l->machine->regions.at[0], 0);
    const Expr is_at_rest = expr_raw_binary(OP_AND, expr_raw_unary(OP_NOT, was_busy), expr_raw_unary(OP_NOT, was_out));
    Statement *next = if_statement(l);
    StatementList *body = flat_add_branch(l, next, is_at_rest);
    set(l, body, l->signal.present, expr_raw_unary(OP_QUEUE_FIRST, waiting));
    set(l, body, waiting, expr_raw_unary(OP_QUEUE_REST, waiting));
    set(l, flat_add_branch(l, next, NULL), l->signal.present, expr_integer(0));
    flat_add_if(l, found, next);
}

void flat_receive_signals(Lowering *l, StatementList *found)
{
    const bool takes = l->signal.waiting;
    if (takes)
        take_arrivals(l, found);
    const Signalling *signalling = l->f->signalling;
    const OutboxList *theirs = &signalling->sent_to[l->scope->index], *own = &signalling->sent_by[l->scope->index];
    for (int i = 0; takes && i < theirs->count; i++)
        join(l, found, l->signal.waiting, theirs->at[i]->queue);
    for (int i = 0; i < own->count; i++) /* other machines have taken them over in this step */
        if (own->at[i]->queue)
            set(l, found, own->at[i]->queue, expr_integer(0));
    if (!takes)
        return;
    limit(l, found);
    take_next(l, found);
    set(l, found, l->signal.is_busy, expr_boolean(false));
    set(l, found, l->signal.is_taken, expr_boolean(false));
}

/* ---- triggers and deferral ---- */

/* True if an active state inside `outer` defers the signal; outer NULL: any active state of the machine. */
static Expr is_deferred(Lowering *l, const Vertex *outer, Name signal)
{
    ExprList any = {0};
    for (int i = 0; i < l->vertices.count; i++) {
        const Vertex *vertex = l->vertices.at[i].vertex;
        if (vertex != outer && (!outer || sysml_is_within(vertex, outer)) && list_holds(&vertex->deferred, signal))
            list_push(l->f->scratch, &any, flat_is_in(l, vertex));
    }
    return expr_raw_joined(OP_OR, &any);
}

/* True if the signal is present and no state inside `from` defers it, since inner states have priority. */
static Expr is_received(Lowering *l, const Vertex *from, const Trigger *trigger)
{
    Expr is_present = flat_is_number(l->signal.present, flat_signal_number(l->f, trigger->signal), OP_EQUAL);
    Expr deferred = is_deferred(l, from, trigger->signal);
    return deferred ? expr_raw_binary(OP_AND, is_present, expr_raw_unary(OP_NOT, deferred)) : is_present;
}

void flat_note_step(Lowering *l, StatementList *found, const Way *way)
{
    ExprList any = {0};
    if (!l->signal.waiting)
        return;
    set(l, found, l->signal.is_busy, expr_boolean(true));
    const int triggers = way ? way->transitions.at[0]->triggers.count : 0;
    list_push(l->f->scratch, &any, l->signal.is_taken);
    for (int i = 0; i < triggers; i++)
        if (way->transitions.at[0]->triggers.at[i]->kind == TRIGGER_SIGNAL)
            list_push(l->f->scratch, &any, is_received(l, way->from, way->transitions.at[0]->triggers.at[i]));
    if (any.count > 1)
        set(l, found, l->signal.is_taken,
            any.count - 1 == triggers ? expr_boolean(true) : expr_raw_joined(OP_OR, &any));
}

/* Returns the signal to the front of the queue if only other causes triggered transitions: the new states may take
 * it. */
static void keep_present(Lowering *l, StatementList *found)
{
    Statement *which = if_statement(l);
    const Expr was_missed = expr_raw_unary(OP_NOT, l->signal.is_taken);
    StatementList *body = flat_add_branch(
        l, which, expr_raw(OP_AND, NULL, 3, (Expr[]){flat_is_number(l->signal.present, 0, OP_NOT_EQUAL),
                                                     l->signal.is_busy, was_missed}));
    set(l, body, l->signal.waiting, expr_raw_binary(OP_QUEUE_RETURN, l->signal.waiting, l->signal.present));
    flat_add_if(l, found, which);
}

void flat_recall_signals(Lowering *l, StatementList *found)
{
    const Expr deferred = l->signal.deferred;
    ExprList any = {0};
    if (l->signal.waiting)
        keep_present(l, found);
    if (!deferred)
        return;
    for (int i = 0; i < l->f->system->signals.count; i++) {
        Expr is_kept = is_deferred(l, NULL, l->f->system->signals.at[i]);
        if (is_kept)
            list_push(l->f->scratch, &any,
                      expr_raw_binary(OP_AND, flat_is_number(l->signal.present, i + 1, OP_EQUAL), is_kept));
    }
    Statement *which = if_statement(l);
    StatementList *body = flat_add_branch(l, which, expr_raw_binary(OP_AND, l->signal.is_busy, exceeds(deferred, 0)));
    join(l, body, deferred, l->signal.waiting);
    set(l, body, deferred, expr_integer(0));
    const Expr is_idle = expr_raw_unary(OP_NOT, l->signal.is_busy);
    body = flat_add_branch(l, which, expr_raw_binary(OP_AND, is_idle, expr_raw_joined(OP_OR, &any)));
    set(l, body, deferred, expr_raw_binary(OP_QUEUE_PUT, deferred, l->signal.present));
    flat_add_if(l, found, which);
}

/* ---- change events ----
 *
 * A change event occurs when its expression becomes true (UML 2.5, 13.3.3). UML leaves open when the expression is
 * evaluated, and whether the event remains until it is consumed. Here the expression is evaluated from the entry of a
 * state that waits for it, while the state is active. An expression that is true on entry counts as an occurrence, as
 * in the translation of the standard, which evaluates conditions in active states (SysPhS 1.1). There are two
 * exceptions: the same expression has triggered the transition into the state at this instant, or the state was left
 * and entered by its own transition that leads back. So one button can switch on and off, and a state does not wait
 * forever for an event that has already happened; the program reports transitions of this kind. An event lasts only for
 * the steps of its instant, in which guards are evaluated. If an inner state has consumed it, the states around it do
 * not get it; each region of a state gets it. */

/* History of a change expression since its state was entered. From SEEN_BECOME_TRUE on, the event has occurred. */
enum { SEEN_NOTHING, SEEN_FALSE, SEEN_CONSUMED, SEEN_BECOME_TRUE, SEEN_HELD };
static const char *const seen_words[] = {"what a state has seen of a change event since it was entered",
                                         "nothing", "not_true", "consumed", "become_true", "held", NULL};

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
    return expr_raw_unary(OP_NO_EVENT, expr_raw_binary(OP_LESS_EQUAL, expr_time(), leaf));
}

static void watch_one(Lowering *l, StatementList *found, const Occurrence *o)
{
    Source source = o->trigger->text.source;
    Statement *which = flat_if_statement(l, source, source.element);
    Expr parts[] = {flat_is_number(o->seen, SEEN_NOTHING, OP_EQUAL), expr_integer(SEEN_HELD),
                    expr_integer(SEEN_BECOME_TRUE)};
    StatementList *body = flat_add_branch(l, which, expr_raw_unary(OP_NOT, o->condition));
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
            list_push(l->f->scratch, &any, is_received(l, way->from, trigger));
    }
    return expr_raw_joined(OP_OR, &any);
}

/* ---- consumption ---- */

/* Consumes the change events of a way; of several events, those that have occurred. */
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
