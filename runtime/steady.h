/* steady.h - operating points. */
#ifndef STEADY_H
#define STEADY_H

#include "run.h"

/* After the start: leaves states of rest in the model and in run->states, writes them as a row, and lists
 * what was selected; the exit status. */
int steady_find(Run *run);

/* While the run is integrated for that: is it nearly at rest at run->time.at? It is not looked at each time. */
bool steady_is_near(Run *run);

#endif
