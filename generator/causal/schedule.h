/* schedule.h - blocks in order of evaluation: of continuous time, of the start.
 */
#ifndef CAUSAL_SCHEDULE_H
#define CAUSAL_SCHEDULE_H

#include "causal/work.h"

/* ---- schedule.c ---- */

/* Sorts rows into blocks that determine the unknowns. Reports over- and under-determined parts (as `what`: "the model",
 * "the constants", "the start"); false then. */
bool schedule_build(Arena *arena, Causal *causal, const RowList *rows, const bool *is_unknown, const char *what,
                    Schedule *schedule);

/* True if all rows and columns can be matched. Columns are given by a mapping of variables: variables that share a
 * column count as one unknown, -1: no unknown. Reports defects; `what` as above. */
bool structure_check(Arena *arena, Causal *causal, const RowList *rows, const int *column_of_variable,
                     int column_count, const char *what);

/* ---- continuous.c ---- */

/* Builds the schedule of continuous time, after index reduction. False if there is none, which is reported. */
bool continuous_build(Arena *arena, Causal *causal);

/* ---- start.c ---- */

bool start_build(Arena *arena, Causal *causal);

/* ---- observe.c ---- */

/* Moves the variables of start checks into the nonlinear loops of the start that they depend on. So a loop can find the
 * solution at which the stated values come out. */
void start_observe(Arena *arena, const Causal *causal, Schedule *schedule);

#endif
