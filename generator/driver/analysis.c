/* analysis.c - the passes from a file to sorted equations; errors in one pass prevent the next one. */
#include "driver/driver.h"

#include "expr/expr.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

void driver_took(Stopwatch *watch, const char *stage)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    const double seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    if (watch->wanted && stage)
        fprintf(stderr, "sysphsc: %-10s %10.3f ms\n", stage, 1e3 * (seconds - watch->since));
    watch->since = seconds;
}

bool driver_failed(const Options *options)
{
    diag_flush(stderr, options->quiet);
    return diag_error_count() > 0;
}

/* Options of the command line override the experiment of the model. */
static void override_experiment(Experiment *experiment, const Options *options)
{
    if (options->has_stop)
        experiment->stop = options->stop;
    if (options->has_interval)
        experiment->interval = options->interval;
    experiment->states_interval = experiment->states_interval || options->has_interval;
    if (!experiment->states_interval && experiment->stop > experiment->start)
        experiment->interval = (experiment->stop - experiment->start) / USUAL_INTERVALS;
    if (options->has_tolerance)
        experiment->tolerance = options->tolerance;
    if (options->solver)
        experiment->solver = name_of(options->solver);
    experiment->left_out = options->left_out;
}

/* True if the numbers of the command line fit together and with the model; otherwise prints an error. */
static bool is_usable(const Experiment *e)
{
    const char *wrong = e->stop < e->start                                 ? "it would stop before it starts"
                        : (e->stop - e->start) / e->interval > MOST_ROWS ? "the interval makes too many rows"
                        : e->tolerance < LEAST_TOLERANCE                 ? "the tolerance is below 1e-14"
                                                                         : NULL;
    if (wrong)
        fprintf(stderr,
                "sysphsc: error: the experiment cannot run with the settings of the command line: %s\n"
                "    start %g, stop %g, interval %g, tolerance %g\n"
                "    fix: give --stop, --interval and --tolerance that fit together, and the experiment's start time\n",
                wrong, e->start, e->stop, e->interval, e->tolerance);
    return !wrong;
}

/* With --check, lists the document's contents, even if errors follow. */
static void print_inventory(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block)
{
    if (!options->check_only || options->quiet || !sysml)
        return;
    Text text = text_new(arena);
    sysml_print_inventory(&text, sysml, block);
    fputs(text.at, stdout);
    fflush(stdout);
}

int driver_read(Arena *arena, const Options *options, Stopwatch *watch, const SysmlModel **sysml,
                      const Classifier **block)
{
    bool environment_failed = false, usage_error = false;
    *sysml = sysml_read(arena, options->input, &options->libraries, &environment_failed);
    driver_took(watch, "read");
    if (!*sysml || diag_error_count()) {
        diag_flush(stderr, options->quiet);
        print_inventory(arena, options, *sysml, NULL);
        return environment_failed ? STATUS_ENVIRONMENT : STATUS_MODEL_ERROR;
    }

    *block = sysml_choose_block(*sysml, options->block, &usage_error);
    print_inventory(arena, options, *sysml, *block);
    if (!*block || diag_error_count()) {
        diag_flush(stderr, options->quiet);
        return usage_error ? STATUS_USAGE : STATUS_MODEL_ERROR;
    }

    *block = sysml_with_values(arena, *sysml, *block);
    sysml_settle_references(*block);
    sysml_check(*sysml, *block, options->check_only);
    sysml_check_software(arena, *block, options->allow_c);
    if (options->block && !options->check_only && diag_error_count() == 0) { /* the block does not need them */
        diag_drop(DIAG_X11);
        diag_drop(DIAG_X20);
    }
    driver_took(watch, "check");
    return driver_failed(options) ? STATUS_MODEL_ERROR : STATUS_OK;
}

/* Prints the diagnostics, but those about variants only after all variants. True if there are errors. */
static bool analysis_failed(const Options *options)
{
    if (!options->variations.count)
        diag_flush(stderr, options->quiet);
    return diag_error_count() > 0;
}

int driver_analyse(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                   VariationList *variations, Stopwatch *watch, const Causal **causal)
{
    ExchangeList *exchanges = arena_new_of(arena, ExchangeList); /* lasts as long as the system */
    *exchanges = options->exchanges;
    const int before = diag_mark();
    RangeList ranges = options->ranges;
    const System *system =
        flatten_changed(arena, sysml, block, exchanges->count ? exchanges : NULL, &ranges, variations);
    if (variations && variations->is_cut) {
        diag_rewind(before);
        return STATUS_MODEL_ERROR;
    }
    if (analysis_failed(options))
        return exchanges->is_refused || ranges.is_refused ? STATUS_USAGE : STATUS_MODEL_ERROR;
    flat_check(system);
    System *checked = arena_new_of(arena, System);
    *checked = *system;
    override_experiment(&checked->experiment, options);
    if (!is_usable(&checked->experiment))
        return STATUS_USAGE;
    driver_took(watch, "flatten");
    const int mark = diag_mark();
    checked->units = flat_check_units(arena, checked, options->units); /* even if there are errors */
    checked->unit_clashes = options->units == UNITS_OFF ? -1 : diag_mark() - mark;
    driver_took(watch, "units");
    if (analysis_failed(options))
        return STATUS_MODEL_ERROR;

    *causal = causalize(arena, checked);
    if (diag_error_count() && checked->exchanges)
        diag_fix("give one --set for each --solve-for, such that equations relate the quantities");
    if (analysis_failed(options))
        return STATUS_MODEL_ERROR;
    causal_check(*causal);
    Experiment *experiment = &checked->experiment;
    if (!experiment->is_drawn && !options->has_stop && causal_is_timeless(*causal))
        experiment->stop = experiment->start;
    driver_took(watch, "causalize");
    return STATUS_OK;
}
