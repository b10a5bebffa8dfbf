/* transition.h - the values of states and other quantities after a change of the structure. */
#ifndef TRANSITION_H
#define TRANSITION_H

#include "impulse.h"

/* Changes the structure of the model. Its new states have the values of the quantities before the change; impulses move
 * them where these contradict the new constraints. was_set, by row of events.resets: the event has set this state.
 * *wanted: the mode of the cluster that the impulses themselves require. *jumps: something has jumped. False after a
 * failure, which is in s->failure. */
bool transition_change(Impulses *s, Model *m, double time, const ModelStructure *structure, int cluster,
                       const bool *was_set, int *wanted, bool *jumps);
void transition_tell(const Impulses *s, const Model *m, double time, FILE *log); /* logs the jumps */

#endif
