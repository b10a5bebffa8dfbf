/* signal.h - signals between state machines, as signal.c finds them. */
#ifndef FLAT_SIGNAL_H
#define FLAT_SIGNAL_H

#include "flat/instance.h"

/* The signals that a state machine sends to one target in one step. */
typedef struct {
    const Instance *sender;
    Name target; /* as written; NULL: all ports, or a broadcast */
    bool is_broadcast;
    bool is_found; /* the target is a port or a part */
    Expr queue; /* leaf; NULL without receivers */
    List(const Instance *) receivers; /* parts with state machines */
} Outbox;

typedef List(const Outbox *) OutboxList;

struct Signalling {
    List(Drawn) passages;          /* connect() of ports in rules, along which signals pass */
    struct SignalPaths *paths;     /* connectors along which signals pass; NULL: not found yet */
    OutboxList *sent_by, *sent_to; /* by index of the instance, in order of instances and texts */
};

void flat_find_signals(Flattening *f); /* numbers signals, finds their targets; before machines are written */
int flat_signal_number(const Flattening *f, Name signal); /* 0: no state machine takes it */
bool flat_takes_signal(const StateMachine *machine, Name signal); /* machine NULL: false */
void flat_set_signals(Flattening *f, FlatVariable *variable); /* its values become signals; it starts with none */
Expr flat_add_queue(Flattening *f, const Instance *scope, Name identifier, Source source); /* a leaf; empty at first */
Name flat_signal_sent(Expr call);
bool flat_passes_signals(const Flattening *f); /* some state machine takes or sends one */
const Outbox *flat_outbox(const Flattening *f, const Instance *sender, Expr call); /* NULL: the call is in no action */

#endif
