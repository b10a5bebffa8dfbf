/* main.c - the passes, in order.
 *
 * XMI becomes a SysML graph, that a flat system of equations, that a causal system, that a C program and an executable.
 */
#include "base/base.h"
#include "causal/causal.h"
#include "emit/emit.h"
#include "expr/expr.h"
#include "flat/flat.h"
#include "flat/units.h"
#include "options.h"
#include "sysml/sysml.h"

#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* With --verbose, says how long each stage took. */
typedef struct {
    bool wanted;
    double since;
} Stopwatch;

static void stage_took(Stopwatch *watch, const char *stage)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    const double seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    if (watch->wanted && stage)
        fprintf(stderr, "sysphsc: %-10s %10.3f ms\n", stage, 1e3 * (seconds - watch->since));
    watch->since = seconds;
}

/* Leaves with the right status if the stage reported errors. */
static bool stage_failed(const Options *options)
{
    diag_flush(stderr, options->quiet);
    return diag_error_count() > 0;
}

/* Characters that are unfit for the name of a file, or of a target of make, become underscores, and one is added to the
 * names of what else stands beside the program, or is a target. */
static const char *file_name_of(Arena *arena, Name name)
{
    static const char *const taken[] = {"Makefile", "README.md", "runtime", "software", "run", "clean"};
    char *text = arena_copy(arena, name->text, name->length);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcmp(text, taken[i]) == 0)
            return arena_format(arena, "%s_", text);
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < 0x21 || strchr("/\\:*?\"<>|'$`!&;()[]{}#~%=", *c) || *c == 0x7F)
            *c = '_';
    if (*text == '.' || *text == '-')
        *text = '_';
    return *text ? text : "_";
}

/* Options of the command line go before the model's experiment. */
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
}

/* The numbers of the command line must fit together, and with the model's. */
static bool is_usable(const Experiment *e)
{
    const char *wrong = e->stop < e->start                                 ? "it would stop before it starts"
                        : (e->stop - e->start) / e->interval > MOST_ROWS ? "the interval makes too many rows"
                        : e->tolerance < LEAST_TOLERANCE                 ? "the tolerance is below 1e-14"
                                                                         : NULL;
    if (wrong)
        fprintf(stderr, "sysphsc: error: the experiment cannot run as the command line says: %s\n", wrong);
    return !wrong;
}

static int emit(Arena *arena, const Options *options, const Classifier *block, const System *system,
                const Causal *causal, Stopwatch *watch)
{
    static const char *const levels[] = {"physical", "constraint", "causal", "discretized"};
    static const unsigned bits[] = {EMIT_PHYSICAL, EMIT_CONSTRAINT, EMIT_CAUSAL, EMIT_DISCRETIZED};
    const char *name = file_name_of(arena, system->experiment.name);
    const char *directory = options->output ? options->output : path_join(arena, "out", name);
    Output output = {.arena = arena, .directory = directory, .is_unrolled = options->is_unrolled};
    int status = STATUS_OK;
    for (int i = 0; i < 4; i++) {
        Text text = text_new(arena);
        if (!(options->emit & bits[i]))
            continue;
        switch (bits[i]) {
        case EMIT_PHYSICAL: sysml_print(&text, block); break;
        case EMIT_CONSTRAINT: flat_print(&text, system); break;
        case EMIT_CAUSAL: causal_print(&text, causal); break;
        default: discretized_print(&text, causal);
        }
        output_add_text(&output, arena_format(arena, "%s.%s.txt", name, levels[i]), &text);
    }
    BuildTarget target = {.directory = directory, .name = name, .compiler = options->compiler, .flags = options->flags,
                          .link = options->link, .runtime_archive = options->runtime_archive};
    if (options->emit & (EMIT_C | EMIT_EXECUTABLE))
        status = program_add(&output, causal, name);
    if (options->emit & EMIT_EXECUTABLE)
        output_add(&output, (OutputFile){.name = name, .is_program = true});
    if (status == STATUS_OK)
        status = output_write(&output);
    stage_took(watch, "write");
    if (status == STATUS_OK && (options->emit & EMIT_EXECUTABLE)) {
        status = program_build(arena, causal, &target);
        stage_took(watch, "build");
    }
    arena_free(output.scratch);
    diag_flush(stderr, options->quiet);
    if (status == STATUS_OK && options->verbose)
        fprintf(stderr, "sysphsc: wrote %s\n", directory);
    return status;
}

/* With --check, what the document contains, whatever becomes of it. */
static void print_inventory(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block)
{
    if (!options->check_only || options->quiet || !sysml)
        return;
    Text text = text_new(arena);
    sysml_print_inventory(&text, sysml, block);
    fputs(text.at, stdout);
    fflush(stdout);
}

static int compile(Arena *arena, const Options *options)
{
    bool environment_failed = false, usage_error = false;
    Stopwatch watch = {.wanted = options->verbose};
    stage_took(&watch, NULL); /* it begins */
    const SysmlModel *sysml = sysml_read(arena, options->input, &options->libraries, &environment_failed);
    stage_took(&watch, "read");
    if (!sysml || diag_error_count()) {
        diag_flush(stderr, options->quiet);
        print_inventory(arena, options, sysml, NULL);
        return environment_failed ? STATUS_ENVIRONMENT : STATUS_MODEL_ERROR;
    }

    const Classifier *block = sysml_choose_block(sysml, options->block, &usage_error);
    print_inventory(arena, options, sysml, block);
    if (!block || diag_error_count()) {
        diag_flush(stderr, options->quiet);
        return usage_error ? STATUS_USAGE : STATUS_MODEL_ERROR;
    }

    block = sysml_with_values(arena, sysml, block);
    sysml_check(sysml, block, options->check_only);
    sysml_check_software(arena, block, options->allow_c);
    if (options->block && !options->check_only && diag_error_count() == 0) { /* the block needs nothing of them */
        diag_drop(DIAG_X11);
        diag_drop(DIAG_X20);
    }
    stage_took(&watch, "check");
    if (stage_failed(options))
        return STATUS_MODEL_ERROR;

    ExchangeList exchanges = options->exchanges;
    const System *system = flatten_changed(arena, sysml, block, exchanges.count ? &exchanges : NULL, NULL);
    if (stage_failed(options))
        return exchanges.is_refused ? STATUS_USAGE : STATUS_MODEL_ERROR;
    flat_check(system);
    System *checked = arena_new_of(arena, System);
    *checked = *system;
    override_experiment(&checked->experiment, options);
    if (!is_usable(&checked->experiment))
        return STATUS_USAGE;
    stage_took(&watch, "flatten");
    checked->units = flat_check_units(arena, checked, options->units); /* whatever is said of mistakes */
    system = checked;
    stage_took(&watch, "units");
    if (stage_failed(options))
        return STATUS_MODEL_ERROR;

    const Causal *causal = causalize(arena, system);
    if (diag_error_count() && system->exchanges)
        diag_fix("let --set give as many quantities as --solve-for makes unknown, such that equations relate them");
    if (stage_failed(options))
        return STATUS_MODEL_ERROR;
    causal_check(causal);
    Experiment *experiment = &checked->experiment;
    if (!experiment->is_drawn && !options->has_stop && causal_is_timeless(causal))
        experiment->stop = experiment->start;
    stage_took(&watch, "causalize");

    if (!options->check_only)
        return emit(arena, options, block, system, causal, &watch);
    if (!options->quiet)
        printf("%s: %d variables, %d equations, %d states; no errors\n", system->experiment.qualified->text,
               system->variables.count, system->equations.count, causal->states.count);
    return STATUS_OK;
}

int main(int count, char **arguments)
{
    Arena *arena = arena_new();
    Options options;
    int status = options_read(arena, count, arguments, &options);
    if (status == OPTIONS_PROCEED)
        status = compile(arena, &options);
    if (fflush(stdout) != 0 && status == STATUS_OK) {
        fprintf(stderr, "sysphsc: error: standard output cannot be written: %s\n", strerror(errno));
        status = STATUS_ENVIRONMENT;
    }
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return status;
}
