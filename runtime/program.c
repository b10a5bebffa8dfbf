/* program.c - the whole program: reads the arguments, carries them out, and returns the exit status. */
#define _POSIX_C_SOURCE 200809L
#include "parts.h"
#include "results.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static void print_version(const ModelDescription *about, FILE *out)
{
    fprintf(out, "%s (%s), from %s\nsysphsc %s, SUNDIALS %s\nfingerprint %s\n", about->info->name,
            about->info->qualified_name, about->info->source, about->info->version, solver_library(),
            about->info->fingerprint);
    for (const ModelFile *file = about->info->files; file && file->name; file++)
        fprintf(out, "  %s  %s\n", file->digest, file->name);
}

static int run(const Options *o, Arena *a)
{
    if (o->explain)
        return model_parts.details->explain(o->explain, stdout);
    if (o->help || o->version || o->licences) {
        if (o->help)
            options_help(o->about, stdout);
        else if (o->licences)
            model_parts.licences->print(o->about, stdout);
        else
            print_version(o->about, stdout);
        return STATUS_DONE;
    }
    const struct InputPart *inputs = model_parts.inputs            ? model_parts.inputs
                                     : o->input && model_parts.rig ? model_parts.rig->inputs
                                                                   : NULL;
    if (o->input && !inputs)
        return message_fail(BAD_ARGUMENT, "--input: the model has no inputs");
    if (o->signal_count > 0 && !model_parts.signals)
        return message_fail(BAD_SIGNAL, "--signal %s: no state machine of the model takes signals", o->signals[0]);
    int status = inputs ? ((const EquationPart *)(const void *)inputs)->read(a, o) : STATUS_DONE;
    if (status != STATUS_DONE || (!o->list && !o->equations))
        return status != STATUS_DONE ? status : o->checks_tolerance ? model_parts.accuracy->run_twice(o, a)
                                                                    : simulate(o, a);
    if (o->list)
        status = model_parts.lists->variables(o, a, stdout);
    if (o->equations && status == STATUS_DONE)
        status = model_parts.lists->equations(o->about, a, stdout, o->equations_of);
    return status;
}

/* Opens standard streams that the caller has closed, so that no other file can take their place. */
static void standard_streams_open(void)
{
    for (int end = STDIN_FILENO; end <= STDERR_FILENO; end++)
        if (fcntl(end, F_GETFD) < 0 && open("/dev/null", end == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
            _exit(STATUS_ENVIRONMENT);
}

int program(const ModelDescription *model, int argc, char **argv)
{
    Arena arena = {NULL};
    Options options;
    standard_streams_open();
    const ModelDescription *about = description_open(&arena, model);
    int status = STATUS_DONE;
    const bool is_left = about->variant && about->variant->leave(about, argc, argv, &status);
    if (!is_left)
        status = options_read(&options, about, &arena, argc, argv);
    if (!is_left && status == STATUS_DONE) {
        status = options.cases && !about->as_case
                     ? model_parts.cases->run_all(&options, model, argc, argv, &arena)
                     : run(&options, &arena);
        if (options.call)
            status = model_parts.scripts->finish(&options, status);
        errno = 0;
        const bool is_ended = status == STATUS_DONE || status == STATUS_VIOLATED;
        const bool is_printed = fflush(stdout) == 0 && !ferror(stdout);
        if (is_ended && !is_printed)
            status = errno || output_is_unread() ? file_refuse("-")
                                                       : message_fail(UNWRITABLE, "standard output");
        if (is_ended && ferror(stderr))
            status = STATUS_ENVIRONMENT;
    }
    arena_release(&arena);
    return status;
}
