/* view.c - a page of results. */
#include "driver/driver.h"

#include "view/view.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MARK_BYTES = 512 };
static const char mark[] = "<meta name=\"generator\" content=\"sysphsc\">";

/* Reads results, each with the companion files that follow it or are beside it; false after a diagnostic. */
static bool read_runs(Arena *arena, const Options *options, ViewRuns *runs)
{
    for (int i = 0; i < options->inputs.count; i++) {
        const char *file = options->inputs.at[i];
        if (runs->count && view_take_companion(arena, file, list_last(runs)))
            continue;
        ViewRun *run = arena_new_of(arena, ViewRun);
        list_push(arena, runs, run);
        if (!view_read(arena, file, run))
            return false;
        view_find_companions(arena, run);
    }
    for (int i = 0; i < runs->count; i++)
        view_describe(arena, runs->at[i]);
    return true;
}

/* Runs whose files have the same name are named by their paths. */
static void name_runs(Arena *arena, const ViewRuns *runs)
{
    for (int i = 0; i < runs->count; i++)
        for (int k = 0; k < runs->count; k++)
            if (k != i && strcmp(path_base(runs->at[i]->file), path_base(runs->at[k]->file)) == 0)
                runs->at[i]->name = text_in_utf8(arena, runs->at[i]->file);
}

static const char *title_of(Arena *arena, const ViewRuns *runs)
{
    const char *block = json_string_value(json_object_get(runs->at[0]->record, "block"));
    if (runs->count == 1)
        return block ? arena_format(arena, "%s: %s", block, runs->at[0]->name) : runs->at[0]->name;
    return arena_format(arena, "%s%s%d results", block ? block : "", block ? ": " : "", runs->count);
}

/* True if a file of this name exists and is no page of results. */
static bool is_foreign(Arena *arena, const char *path)
{
    FILE *stream = file_open(path, "r");
    char *begin = arena_alloc(arena, MARK_BYTES + 1);
    if (!stream)
        return false;
    begin[fread(begin, 1, MARK_BYTES, stream)] = '\0';
    fclose(stream);
    return *begin && !strstr(begin, mark);
}

static bool write_page(Arena *arena, const Options *options, const ViewRuns *runs)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    if (!stream)
        out_of_memory();
    view_write_page(arena, runs, title_of(arena, runs), stream);
    if (fclose(stream) != 0)
        out_of_memory();
    errno = 0;
    bool is_written = true;
    if (strcmp(options->output, "-") == 0) {
        fwrite(text, 1, length, stdout); /* main() checks for errors */
    } else if (is_foreign(arena, options->output)) {
        diag(DIAG_G06, (Source){0}, "'%s' already exists and was not written by sysphsc", options->output);
        is_written = false;
    } else if (!file_write(arena, options->output, text, length)) {
        diag(DIAG_V04, (Source){0}, "'%s' cannot be written: %s", options->output, strerror(errno));
        is_written = false;
    } else if (!options->quiet) {
        printf("page  %s\n", options->output);
    }
    free(text);
    return is_written;
}

int driver_view(Arena *arena, const Options *options)
{
    ViewRuns runs = {.count = 0};
    int status = read_runs(arena, options, &runs) ? STATUS_OK : STATUS_MODEL_ERROR;
    name_runs(arena, &runs);
    if (status == STATUS_OK && !write_page(arena, options, &runs))
        status = STATUS_ENVIRONMENT;
    for (int i = 0; i < runs.count; i++)
        view_release(runs.at[i]);
    diag_flush(stderr, options->quiet);
    return status;
}
