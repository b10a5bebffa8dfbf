/* instances.c - runs of one program at the same time, in one process: instances ARGUMENT... [-- ARGUMENT...]...
 *
 * Each run is a thread, which begins when all are there. The exit status is the largest one of a run. */
#define _POSIX_C_SOURCE 200809L
#include "runtime.h"

#include <pthread.h>
#include <string.h>

enum { MOST_RUNS = 16 };

typedef struct {
    pthread_t thread;
    pthread_barrier_t *begin;
    char **argv;
    int argc, status;
} Instance;

static void *run_instance(void *instance)
{
    Instance *i = instance;
    pthread_barrier_wait(i->begin);
    i->status = program(&model_description, i->argc, i->argv);
    return NULL;
}

int main(int argc, char **argv)
{
    Instance runs[MOST_RUNS];
    pthread_barrier_t begin;
    int count = 0, worst = STATUS_DONE;
    for (int at = 0; at < argc && count < MOST_RUNS; count++) {
        runs[count] = (Instance){.begin = &begin, .argv = argv + at, .argc = 1};
        argv[at] = argv[0]; /* in the place of -- */
        while (++at < argc && strcmp(argv[at], "--") != 0)
            runs[count].argc++;
    }
    if (pthread_barrier_init(&begin, NULL, (unsigned)count) != 0)
        return STATUS_ENVIRONMENT;
    for (int i = 0; i < count; i++)
        if (pthread_create(&runs[i].thread, NULL, run_instance, &runs[i]) != 0)
            return STATUS_ENVIRONMENT;
    for (int i = 0; i < count; i++) {
        pthread_join(runs[i].thread, NULL);
        worst = runs[i].status > worst ? runs[i].status : worst;
    }
    return worst;
}
