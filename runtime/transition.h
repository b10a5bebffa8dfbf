/* transition.h - what becomes of the quantities where the structure changes. */
#ifndef TRANSITION_H
#define TRANSITION_H

#include "impulse.h"

/* The model takes on another structure: its states in that are what the quantities were before, moved by impulses where
 * they contradict the new constraints. was_set, by row of events.resets: the event has set it. False after a
 * failure, which s->failure tells. `wanted` is the mode of the cluster that the impulses ask for themselves, `jumps`
 * whether anything has jumped. */
bool transition_change(Impulses *s, Model *m, double time, const ModelStructure *structure, int cluster,
                       const bool *was_set, int *wanted, bool *jumps);
void transition_tell(const Impulses *s, const Model *m, double time, FILE *log); /* what has jumped */

#endif
