/* machine_signal.c - signals that a state machine takes.
 *
 * Those that have arrived wait in a queue: first in, first out, those from outside before others. One is taken out in a
 * step that follows one in which no transition was taken, so that all consequences of a signal end before the next one
 * is taken (run to completion, UML 2.5, 14.2.3.9.1), and is present in that step only; it comes back to the front if
 * transitions were taken there by other things alone. A signal that no transition takes is lost, unless an active state
 * defers it: deferred ones wait in a queue of their own, and are recalled, before all others, once a transition has
 * been taken. */
#include "flat/machine.h"
#include "flat/signal.h"

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

/* In results only if it is asked for, but in the log of events, where lost signals show, too. */
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
    return expr_raw(OP_QUEUE_LENGTH, NULL, 1, &queue);
}

static Expr exceeds(Expr queue, int most)
{
    return flat_unwatched(expr_raw_binary(OP_GREATER, length_of(queue), expr_integer(most)));
}

static void join(Lowering *l, StatementList *found, Expr first, Expr second)
{
    set(l, found, l->signal.waiting, expr_raw_binary(OP_QUEUE_JOIN, first, second));
}

/* From outside all of an instant arrive at once, as it begins. */
static void take_arrivals(Lowering *l, StatementList *found)
{
    Statement *arrival = if_statement(l);
    StatementList *body = flat_add_branch(l, arrival, expr_raw(OP_CHANGE, NULL, 1, &l->signal.arrived));
    set(l, body, l->signal.waiting, expr_raw_binary(OP_QUEUE_ARRIVE, l->signal.waiting, l->signal.arrived));
    flat_add_if(l, found, arrival);
}

/* Ends the run if more signals wait than a queue holds; or have waited, for those beyond are lost. */
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

/* The next one, once the machine is at rest; there may be none. */
static void take_next(Lowering *l, StatementList *found)
{
    const Expr was_busy = expr_raw(OP_PRE, NULL, 1, &l->signal.is_busy), waiting = l->signal.waiting;
    const Expr was_out = flat_was_number(l, l->machine->regions.at[0], 0);
    const Expr is_at_rest =
        expr_raw_binary(OP_AND, expr_raw(OP_NOT, NULL, 1, &was_busy), expr_raw(OP_NOT, NULL, 1, &was_out));
    Statement *next = if_statement(l);
    StatementList *body = flat_add_branch(l, next, is_at_rest);
    set(l, body, l->signal.present, expr_raw(OP_QUEUE_FIRST, NULL, 1, &waiting));
    set(l, body, waiting, expr_raw(OP_QUEUE_REST, NULL, 1, &waiting));
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
    for (int i = 0; i < own->count; i++) /* other machines have seen them in this step */
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

static bool defers(const Vertex *state, Name signal)
{
    for (int i = 0; i < state->deferred.count; i++)
        if (state->deferred.at[i] == signal)
            return true;
    return false;
}

/* The states below `outer`, or of the whole machine with NULL, that defer the signal and are active. */
static Expr is_deferred(Lowering *l, const Vertex *outer, Name signal)
{
    ExprList any = {0};
    for (int i = 0; i < l->vertices.count; i++) {
        const Vertex *vertex = l->vertices.at[i].vertex;
        if (vertex != outer && (!outer || flat_is_within(vertex, outer)) && defers(vertex, signal))
            list_push(l->f->scratch, &any, flat_is_in(l, vertex));
    }
    return any.count > 1 ? expr_raw(OP_OR, NULL, any.count, any.at) : any.count ? any.at[0] : NULL;
}

/* A state within may defer it, and goes before those around it. */
Expr flat_is_received(Lowering *l, const Vertex *from, const Trigger *trigger)
{
    Expr is_present = flat_is_number(l->signal.present, flat_signal_number(l->f, trigger->signal), OP_EQUAL);
    Expr deferred = is_deferred(l, from, trigger->signal);
    Expr both[] = {is_present, deferred ? expr_raw(OP_NOT, NULL, 1, &deferred) : NULL};
    return deferred ? expr_raw(OP_AND, NULL, 2, both) : is_present;
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
            list_push(l->f->scratch, &any, flat_is_received(l, way->from, way->transitions.at[0]->triggers.at[i]));
    if (any.count > 1)
        set(l, found, l->signal.is_taken,
            any.count - 1 == triggers ? expr_boolean(true) : expr_raw(OP_OR, NULL, any.count, any.at));
}

/* Back to the front, where a transition was taken by something else: its states may take it, too. */
static void keep_present(Lowering *l, StatementList *found)
{
    Statement *which = if_statement(l);
    const Expr was_missed = expr_raw(OP_NOT, NULL, 1, &l->signal.is_taken);
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
    const Expr is_idle = expr_raw(OP_NOT, NULL, 1, &l->signal.is_busy);
    const Expr is_kept = any.count > 1 ? expr_raw(OP_OR, NULL, any.count, any.at) : any.at[0];
    body = flat_add_branch(l, which, expr_raw_binary(OP_AND, is_idle, is_kept));
    set(l, body, deferred, expr_raw_binary(OP_QUEUE_PUT, deferred, l->signal.present));
    flat_add_if(l, found, which);
}
