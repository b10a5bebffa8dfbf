/* results_mat.h - the result file as MAT, for results.c. */
#ifndef RESULTS_MAT_H
#define RESULTS_MAT_H

#include "runtime.h"

typedef struct MatFile MatFile;

MatFile *mat_open(Arena *a, const Options *o, const Selection *s); /* NULL after a message */
int mat_row(MatFile *f, const Model *m, double time);              /* exit status */
void mat_keep(MatFile *f);  /* as results_keep() */
bool mat_close(MatFile *f); /* false, and errno, if not all of it is written */

#endif
