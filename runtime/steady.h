/* steady.h - operating points. */
#ifndef STEADY_H
#define STEADY_H

#include "run.h"

/* After the start: finds states of rest, leaves them in the model and in run->states, writes them as a row, and lists
 * the selected variables. Returns the exit status. */
int steady_find(Run *run);

/* While the run is integrated to find rest: true if it is nearly at rest at run->time.at. Only some of the calls check
 * this; the others return false. */
bool steady_is_near(Run *run);

#endif
