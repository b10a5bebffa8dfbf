/* instances.c - simultaneous runs of one program in one process: instances ARGUMENT... [-- ARGUMENT...]...
 *
 * Command lines are read one after the other, because getopt() uses global variables. Each run is a thread; all begin
 * when the last one is ready. The exit status is the largest one of a run. */
#define _POSIX_C_SOURCE 200809L
#include "between.h"

#include <pthread.h>
#include <string.h>

enum { MOST_RUNS = 16 };

typedef struct {
    pthread_t thread;
    pthread_barrier_t *begin;
    Arena arena;
    Options options;
    int status;
} Instance;

static void read_arguments(Instance *i, int argc, char **argv)
{
    const ModelDescription *about = description_open(&i->arena, &model_description);
    i->status = options_read(&i->options, about, &i->arena, argc, argv);
    if (i->status == STATUS_DONE && model_parts.inputs)
        i->status = EQUATION_PART(inputs)->read(&i->arena, &i->options);
}

static void *run_instance(void *instance)
{
    Instance *i = instance;
    pthread_barrier_wait(i->begin);
    if (i->status == STATUS_DONE)
        i->status = simulate(&i->options, &i->arena);
    return NULL;
}

int main(int argc, char **argv)
{
    Instance runs[MOST_RUNS];
    pthread_barrier_t begin;
    int count = 0, worst = STATUS_DONE;
    for (int at = 0; at < argc && count < MOST_RUNS; count++) {
        const int first = at;
        argv[at] = argv[0]; /* replaces -- */
        while (++at < argc && strcmp(argv[at], "--") != 0)
            continue;
        runs[count] = (Instance){.begin = &begin};
        read_arguments(&runs[count], at - first, argv + first);
    }
    if (pthread_barrier_init(&begin, NULL, (unsigned)count) != 0)
        return STATUS_ENVIRONMENT;
    for (int i = 0; i < count; i++)
        if (pthread_create(&runs[i].thread, NULL, run_instance, &runs[i]) != 0)
            return STATUS_ENVIRONMENT;
    for (int i = 0; i < count; i++) {
        pthread_join(runs[i].thread, NULL);
        worst = runs[i].status > worst ? runs[i].status : worst;
        arena_release(&runs[i].arena);
    }
    return worst;
}
