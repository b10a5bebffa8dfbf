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

/* Structural regularity of rows against columns given by a mapping of variables (variables that share a column are
 * identified with each other, -1: no unknown). Reports; `what` as above. */
bool structure_check(Arena *arena, Causal *causal, const RowList *rows, const int *column_of_variable,
                     int column_count, const char *what);

/* ---- continuous.c ---- */

/* The schedule of continuous time, after index reduction. False if that was reported as impossible. */
bool continuous_build(Arena *arena, Causal *causal);

/* ---- start.c ---- */

bool start_build(Arena *arena, Causal *causal);

/* ---- observe.c ---- */

/* Lets nonlinear loops of the start's schedule compute what must come out as stated, as far as that depends on them. */
void start_observe(Arena *arena, const Causal *causal, Schedule *schedule);

#endif
