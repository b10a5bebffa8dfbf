/* mailbox.h - signals to state machines from outside. */
#ifndef MAILBOX_H
#define MAILBOX_H

#include "model.h"
#include "table.h"

/* The mailbox of one state machine. Its course has a step at each time at which signals arrive: to the row of arrivals
 * at which these begin. */
typedef struct ModelMailbox {
    const char *part; /* its path, "" for the system itself; NULL at the end */
    const int *taken; /* numbers of the signals, ascending, then 0 */
    int given;        /* its course: row of given */
} ModelMailbox;

typedef struct ModelSignals {
    const char *const *names; /* of all signals; the first is number 1; then NULL */
    const ModelMailbox *mailboxes;
} ModelSignals;

#endif
