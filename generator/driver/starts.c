/* starts.c - the start of a run as the program finds it, for portable C, which does not search. */
#define _XOPEN_SOURCE 700 /* nftw */
#include "driver/driver.h"

#include <ftw.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

enum { MOST_OPEN = 16, MOST_BYTES = 1 << 26 };

static int remove_one(const char *path, const struct stat *stat, int type, struct FTW *at)
{
    (void)stat, (void)type, (void)at;
    return remove(path);
}

/* What a program says that fails. */
static const char *message_of(Arena *arena, const char *said)
{
    static const char error[] = "error: ";
    const char *at = strstr(said, error) ? strstr(said, error) + strlen(error) : said;
    return arena_copy(arena, at, strcspn(at, "\n"));
}

typedef List(const char *) Arguments;

/* Inputs are constant: 0, or what is nearest to it in their ranges. */
static void add_inputs(Arena *arena, const System *system, Arguments *command)
{
    for (int i = 0; i < system->inputs.count; i++) {
        const FlatVariable *input = &system->variables.at[system->inputs.at[i].variable];
        const ValueRange *range = input->range;
        const double value = range ? fmin(fmax(0, range->low), range->high) : 0;
        if (system->inputs.at[i].signals.count)
            continue;
        list_push(arena, command, "--set");
        list_push(
            arena, command,
            arena_format(arena, "%s=%s", input->path->text, input->type == TYPE_BOOLEAN ? "false" : c_number(value)));
    }
}

/* One step with that program; CSV, or NULL. */
static const char *run_step(Arena *arena, const char *folder, const char *name, const System *system, double step,
                            const char **why)
{
    const char *result = path_join(arena, folder, "start.csv");
    const char *length = arena_format(arena, "%s", c_number(step));
    const char *stop = arena_format(arena, "%s", c_number(system->experiment.start + step));
    const char *const words[] = {path_join(arena, folder, name),
                                 "-q",
                                 "--solver",
                                 "euler",
                                 "--step",
                                 length,
                                 "--interval",
                                 length,
                                 "--stop",
                                 stop,
                                 "--rows",
                                 "regular",
                                 "--constants",
                                 "-o",
                                 result};
    Arguments command = {0};
    Text said = text_new(arena);
    Process process;
    size_t size;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        list_push(arena, &command, words[i]);
    add_inputs(arena, system, &command);
    list_push(arena, &command, NULL);
    if (process_start(command.at, (ProcessEnds){.input = -1, .errors = ERRORS_WITH_OUTPUT, .is_group = true}, &process))
        process_finish(&process, &said);
    const char *csv = file_read(arena, result, MOST_BYTES, &size);
    const char *row = csv ? strchr(csv, '\n') : NULL;
    *why = message_of(arena, said.at);
    return row && row[1] ? csv : NULL;
}

const char *driver_first_row(void *search, double step, const char **why)
{
    const StartSearch *s = search;
    Arena *arena = s->arena;
    const char *folder = directory_temporary(arena), *csv = NULL;
    *why = "there is no folder for a program";
    if (!folder)
        return NULL;
    System system = *s->causal->system; /* in a program with all parts: with the options that follow */
    Causal causal = *s->causal;
    system.experiment.left_out = 0;
    causal.system = &system;
    Output output = {.arena = arena, .directory = folder};
    const BuildTarget target = {.directory = folder,
                                .name = s->name,
                                .compiler = s->options->compiler,
                                .flags = s->options->flags,
                                .link = s->options->link,
                                .runtime_archive = s->options->runtime_archive,
                                .runtime_image = s->options->runtime_image};
    int status = program_add(&output, &causal, s->name);
    output_add(&output, (OutputFile){.name = s->name, .is_program = true});
    status = status == STATUS_OK ? output_write(&output) : status;
    status = status == STATUS_OK ? program_build(arena, &causal, &target) : status;
    arena_free(output.scratch);
    *why = "a program cannot be built";
    if (status == STATUS_OK)
        csv = run_step(arena, folder, s->name, &system, step, why);
    nftw(folder, remove_one, MOST_OPEN, FTW_DEPTH | FTW_PHYS);
    return csv;
}
