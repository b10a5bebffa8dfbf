/* starts.c - runs the program while compiling: for the start of portable C, which does not search for one, and for the
 * result in FMUs. */
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

/* The error message of a program that failed. */
static const char *message_of(Arena *arena, const char *said)
{
    static const char error[] = "error: ";
    const char *at = strstr(said, error) ? strstr(said, error) + strlen(error) : said;
    return arena_copy(arena, at, strcspn(at, "\n"));
}

typedef List(const char *) Arguments;

/* Sets inputs to constants: 0, or the value in their range that is nearest to 0. */
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

/* Runs the program with these arguments. Returns its result as CSV, or NULL for the reason *why. */
static const char *run_program(Arena *arena, const char *folder, const char *name, Arguments *command, const char **why)
{
    const char *result = path_join(arena, folder, "result.csv");
    const char *const words[] = {"-q", "--rows", "regular", "-o", result, NULL};
    Text said = text_new(arena);
    Process process;
    size_t size;
    command->at[0] = path_join(arena, folder, name);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        list_push(arena, command, words[i]);
    if (process_start(command->at, (ProcessEnds){.input = -1, .errors = ERRORS_WITH_OUTPUT, .is_group = true},
                      &process))
        process_finish(&process, &said);
    const char *csv = file_read(arena, result, MOST_BYTES, &size);
    const char *row = csv ? strchr(csv, '\n') : NULL;
    *why = message_of(arena, said.at);
    return row && row[1] ? csv : NULL;
}

/* The same with a program that is built only for this run, with all parts. The first argument is the program. */
static const char *make_and_run(const StartSearch *s, Arguments *command, const char **why)
{
    Arena *arena = s->arena;
    const char *folder = directory_temporary(arena), *csv = NULL;
    *why = "there is no folder for a program";
    if (!folder)
        return NULL;
    System system = *s->causal->system;
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
        csv = run_program(arena, folder, s->name, command, why);
    nftw(folder, remove_one, MOST_OPEN, FTW_DEPTH | FTW_PHYS);
    return csv;
}

const char *driver_first_row(void *search, double step, const char **why)
{
    const StartSearch *s = search;
    Arena *arena = s->arena;
    const char *length = arena_format(arena, "%s", c_number(step));
    const char *stop = arena_format(arena, "%s", c_number(s->causal->system->experiment.start + step));
    const char *const words[] = {s->name,      "--solver", "euler",  "--step", length,
                                 "--interval", length,     "--stop", stop,     "--constants"};
    Arguments command = {0};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        list_push(arena, &command, words[i]);
    add_inputs(arena, s->causal->system, &command);
    return make_and_run(s, &command, why);
}

const char *driver_result(void *search, const char *const *paths, int count)
{
    const StartSearch *s = search;
    Arguments command = {0};
    const char *why;
    list_push(s->arena, &command, s->name);
    for (int i = 0; i < count; i++) {
        list_push(s->arena, &command, "--variables");
        list_push(s->arena, &command, paths[i]);
    }
    const char *csv = make_and_run(s, &command, &why);
    return csv ? strchr(csv, '\n') : NULL;
}
