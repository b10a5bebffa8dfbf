/* thread.h - threads besides the one that integrates. */
#ifndef THREAD_H
#define THREAD_H

#include <pthread.h>
#include <sched.h>
#include <stdbool.h>

bool thread_start(pthread_t *thread, const cpu_set_t *cpus, void *run(void *), void *argument); /* on one of these
                                                                                                   CPUs, if any */

#endif
