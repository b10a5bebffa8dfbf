/* plan.c - the plan of a sample: number of cases, and method. */
#include "sample/sample.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Reads a whole number at the beginning of the text, and moves *text behind it; false: none, or too large. */
static bool read_whole(const char **text, uint64_t most, uint64_t *number)
{
    char *end;
    if (**text < '0' || **text > '9')
        return false;
    errno = 0;
    *number = strtoull(*text, &end, 10);
    *text = end;
    return !errno && *number <= most;
}

const char *sample_read_plan(Arena *arena, const char *text, SamplePlan *plan, const char **meant)
{
    const char *at = text;
    uint64_t count = 0, replications = 1;
    *meant = NULL;
    *plan = (SamplePlan){.seed = 1};
    bool is_read = read_whole(&at, MOST_SAMPLED, &count) && count;
    if (is_read && *at == 'x') {
        at++;
        is_read = read_whole(&at, MOST_SAMPLED, &replications) && replications;
    }
    if (is_read && *at == ',') {
        const size_t length = strcspn(++at, ",");
        const char *word = arena_copy(arena, at, length);
        const int method = text_index(word, sample_methods, SAMPLE_METHODS);
        if (method < 0) {
            const int near = word_nearest(word, sample_methods, SAMPLE_METHODS);
            *meant = near < 0 ? NULL : sample_methods[near];
            return arena_format(arena,
                                "--sample: unknown method '%s'; known are random, latin, sobol, saltelli, grid",
                                word);
        }
        plan->method = (SampleMethod)method;
        at += length;
        const bool has_seed = *at == ',';
        if (has_seed) {
            at++;
            is_read = read_whole(&at, INT64_MAX, &plan->seed);
        }
        if (method == SAMPLE_GRID && (has_seed || replications > 1))
            return "a grid has no seed and no replications, because it is not random";
        plan->seed = method == SAMPLE_GRID ? 0 : plan->seed;
    }
    if (!is_read || *at)
        return arena_format(arena,
                            "--sample needs N or NxR, up to 10 million cases, and perhaps a method and a seed, "
                            "such as 1000 or 100x20,latin,7; not '%s'",
                            text);
    plan->count = (long)count;
    plan->replications = (int)replications;
    return NULL;
}

const char *sample_refused(Arena *arena, const Sample *sample, const char **fix)
{
    const SampleMethod method = sample->plan.method;
    const int count = sample->columns.count, most = SOBOL_DIMENSIONS / (method == SAMPLE_SALTELLI ? 2 : 1);
    if ((method == SAMPLE_SOBOL || method == SAMPLE_SALTELLI) && count > most) {
        *fix = method == SAMPLE_SOBOL ? "choose the method latin or random"
                                      : "find the important ones first, with --sample N,latin, and give the others "
                                        "fixed values";
        return arena_format(arena, "the method %s takes at most %d uncertain parameters; there are %d",
                            sample_methods[method], most, count);
    }
    if (design_cases(sample) < 0) {
        *fix = method == SAMPLE_GRID ? "give fewer levels, or choose the method latin or sobol" : "give fewer cases";
        return arena_format(arena, "the sample of %d parameters has more than 10 million cases", count);
    }
    if (method == SAMPLE_LATIN && (double)count * (double)sample->plan.count > MOST_STRATA) {
        *fix = "give replications, such as 10000x100,latin, or choose the method random or sobol";
        return arena_format(arena, "the Latin hypercube of %ld cases of %d parameters is too large", sample->plan.count,
                            count);
    }
    return NULL;
}
