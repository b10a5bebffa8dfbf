/* thread.h - threads beside the one that steps. */
#ifndef THREAD_H
#define THREAD_H

#include <pthread.h>
#include <sched.h>
#include <stdbool.h>

bool thread_start(pthread_t *thread, const cpu_set_t *cpus, void *run(void *), void *argument); /* on one of these, if
                                                                                                   there are any */

#endif
