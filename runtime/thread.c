/* thread.c - threads besides the run: on given CPUs, and with a stack small enough for locked memory. */
#define _GNU_SOURCE
#include "thread.h"

enum { STACK_BYTES = 1 << 18 };

bool thread_start(pthread_t *thread, const cpu_set_t *cpus, void *run(void *), void *argument)
{
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0)
        return false;
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    if (CPU_COUNT(cpus) > 0)
        pthread_attr_setaffinity_np(&attributes, sizeof *cpus, cpus);
    const bool is_running = pthread_create(thread, &attributes, run, argument) == 0;
    pthread_attr_destroy(&attributes);
    return is_running;
}
