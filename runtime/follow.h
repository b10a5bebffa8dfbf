/* follow.h - rows of inputs as they come, for a run that must not wait for a file. */
#ifndef FOLLOW_H
#define FOLLOW_H

#include "between.h"

#include <sched.h>

typedef struct Follow Follow;

int follow_open(Run *run, int inputs, Follow **f);   /* waits for the header and the first row; exit status */
bool follow_start(Follow *f, const cpu_set_t *cpus); /* starts a thread, on one of these, if any; false: errno */
const double *follow_row(Follow *f, double time);    /* by input, the next row of that time or before, or the first one;
                                                        NULL: none so far */
int follow_status(const Follow *f);
void follow_stop(Follow *f);

#endif
