/* signal.h - signals between state machines, as signal.c finds them. */
#ifndef FLAT_SIGNAL_H
#define FLAT_SIGNAL_H

#include "flat/instance.h"

/* What a state machine sends in one step to one target. */
struct Outbox {
    const Instance *sender;
    Name target; /* as written; NULL: all ports, or: */
    bool is_broadcast;
    bool is_found; /* the target is a port or a part */
    Expr digits, unit; /* leaves: see there; the power of the base that the next digit has; NULL without receivers */
    List(const Instance *) receivers; /* with state machines */
};

void flat_find_signals(Flattening *f); /* numbers signals, finds what is sent where; before machines are written */
int flat_signal_number(const Flattening *f, Name signal); /* 0: none takes it */
bool flat_takes_signal(const StateMachine *machine, Name signal); /* NULL: no */
Name flat_signal_sent(Expr call);
const Outbox *flat_outbox(const Flattening *f, const Instance *sender, Expr call); /* NULL: it is in no action */

#endif
