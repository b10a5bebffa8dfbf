/* sample.c - a table of cases: analyses the model, whose equations determine what can be set, then draws the sample. */
#include "driver/driver.h"

#include <errno.h>
#include <string.h>

static int refuse(const char *words, const char *fix)
{
    fprintf(stderr, "sysphsc: error: %s\n    fix: %s\n", words, fix);
    return STATUS_USAGE;
}

static int write_sample(Arena *arena, const Options *options, const System *system, const Sample *sample)
{
    const bool is_file = strcmp(options->output, "-") != 0;
    const char *fix, *fault = sample_refused(arena, sample, &fix);
    if (fault)
        return refuse(fault, fix);
    errno = 0;
    if (!sample_write(arena, sample, options->output)) {
        if (!is_file)
            return STATUS_ENVIRONMENT; /* main() reports it */
        diag(DIAG_G01, (Source){0}, "'%s' cannot be written: %s", options->output, strerror(errno));
        diag_fix("choose another file with --output, or free some space");
        diag_flush(stderr, options->quiet);
        return STATUS_ENVIRONMENT;
    }
    if (!options->quiet && is_file)
        printf("%s: %ld case%s of %d uncertain value%s; written to %s\n", system->experiment.qualified->text,
               design_cases(sample), design_cases(sample) == 1 ? "" : "s", sample->columns.count,
               sample->columns.count == 1 ? "" : "s", options->output);
    return STATUS_OK;
}

int driver_sample(Arena *arena, const Options *options)
{
    Stopwatch watch = {.wanted = options->verbose};
    const SysmlModel *sysml;
    const Classifier *block;
    const Causal *causal = NULL;
    VariationList variations = options->variations;
    Options alone = *options;
    alone.variations.count = 0; /* the system is that of the model's own values */
    driver_took(&watch, NULL);
    int status = driver_read(arena, &alone, &watch, &sysml, &block);
    if (status == STATUS_OK)
        status = driver_analyse(arena, &alone, sysml, block, variations.count ? &variations : NULL, &watch, &causal);
    if (status != STATUS_OK)
        return variations.is_refused ? STATUS_USAGE : status;
    Sample sample = {.plan = options->sample};
    bool is_usage = false;
    sample_find(arena, causal, variations.count ? &variations : NULL, &options->asked, &sample, &is_usage);
    if (driver_failed(options))
        return is_usage ? STATUS_USAGE : STATUS_MODEL_ERROR;
    status = write_sample(arena, options, causal->system, &sample);
    driver_took(&watch, "sample");
    return status;
}
