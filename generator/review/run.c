/* run.c - runs the program, and collects its reports and its plot for the sheet. */
#include "review/review.h"

#include <string.h>
#include <unistd.h>

enum { MOST_BYTES = 1 << 26 };

static const char *const files[] = {"result.csv", "plot.svg", "result.record.json", "result.verdicts.json"};
enum { RESULT, PLOT, RECORD, VERDICTS, FILES };

/* The error messages of the program. */
static const char *read_errors(Arena *arena, int file)
{
    char buffer[4096];
    Text text = text_new(arena);
    if (lseek(file, 0, SEEK_SET) == 0)
        for (ssize_t length; text.length < MOST_BYTES && (length = read(file, buffer, sizeof buffer)) > 0;)
            text_add_length(&text, buffer, (size_t)length);
    return text.at;
}

/* Copies the record into the result, without data that differ in each run, such as times; releases the record. */
static void take_record(json_t *result, json_t *record)
{
    static const char *const members[] = {"settings", "at_start", "figures", "counts", "modes", "notes", "end"};
    for (size_t i = 0; record && i < sizeof members / sizeof *members; i++)
        json_object_set(result, members[i], json_object_get(record, members[i]));
    json_object_del(json_object_get(result, "settings"), "output");
    json_decref(record);
}

/* The text without the name of the folder, which differs in each run. */
static const char *without(Arena *arena, const char *text, const char *folder)
{
    const size_t length = strlen(folder);
    Text out = text_new(arena);
    for (const char *at = text; *at;) {
        const bool is_folder = strncmp(at, folder, length) == 0 && at[length] == '/';
        at += is_folder ? length + 1 : 0;
        text_add_char(&out, *at++);
    }
    return out.at;
}

/* The plot of the variables that the program has drawn, as a fragment of a page; NULL if there are none. */
static const char *plot_of(Arena *arena, const char *const *paths, const json_t *record, const char *title)
{
    const json_t *figures = json_object_get(record, "figures");
    json_t *wanted = json_array();
    const char *plot = NULL;
    for (size_t i = 0; i < json_array_size(figures); i++)
        json_array_append(wanted, json_object_get(json_array_get(figures, i), "variable"));
    ViewRun run = {.wanted = wanted};
    const int mark = diag_mark();
    if (json_array_size(wanted) && view_read(arena, paths[RESULT], &run)) {
        view_find_companions(arena, &run);
        json_object_del(run.record, "constants");
        view_describe(arena, &run);
        run.name = title;
        plot = view_part(arena, &run, title).at;
    }
    diag_rewind(mark); /* a run that failed at its start has no rows */
    view_release(&run);
    json_decref(wanted);
    return plot;
}

json_t *review_run(Arena *arena, const char *program, bool has_checks, ReviewRun *run)
{
    const char *folder = directory_temporary(arena), *paths[FILES], *texts[FILES];
    Text words = text_new(arena);
    Process process;
    int status = 0;
    *run = (ReviewRun){0};
    if (!folder)
        return NULL;
    FileDraft whole, drafts[FILES];
    folder_expect(&whole, folder);
    for (int i = 0; i < FILES; i++) {
        paths[i] = path_join(arena, folder, files[i]);
        file_expect(&drafts[i], paths[i], NULL);
    }
    const char *own = strchr(program, '/') ? program : arena_format(arena, "./%s", program);
    const char *const command[] = {own, "-q", "--verify", "--constants", "-o", paths[RESULT], "--plot", paths[PLOT],
                                   "--record", paths[RECORD], has_checks ? "--requirements" : NULL, paths[VERDICTS],
                                   NULL};
    const int errors = file_unnamed(arena, "");
    const bool has_run = errors >= 0 && process_start(command, (ProcessEnds){.input = -1, .errors = errors}, &process);
    if (has_run)
        status = process_finish(&process, &words);
    for (int i = 0; i < FILES; i++) {
        size_t length;
        texts[i] = i == RECORD || i == VERDICTS ? file_read(arena, paths[i], MOST_BYTES, &length) : NULL;
    }
    json_t *record = texts[RECORD] ? json_loads(texts[RECORD], 0, NULL) : NULL;
    run->plot = has_run ? plot_of(arena, paths, record, path_base(program)) : NULL;
    view_read_start(arena, paths[RESULT], &run->start);
    for (int i = 0; i < FILES; i++)
        file_remove(&drafts[i]);
    file_remove(&whole);
    const char *said = errors >= 0 ? read_errors(arena, errors) : "";
    if (errors >= 0)
        close(errors);
    if (!has_run) {
        json_decref(record);
        return NULL;
    }
    json_t *result = json_object();
    json_t *verdicts = texts[VERDICTS] ? json_loads(texts[VERDICTS], JSON_DECODE_ANY, NULL) : NULL;
    json_object_set_new(result, "status", json_integer(status));
    take_record(result, record);
    if (verdicts)
        json_object_set_new(result, "verdicts", verdicts);
    json_object_set_new(result, "verification", json_string(words.at));
    if (*said)
        json_object_set_new(result, "messages", json_string(without(arena, said, folder)));
    return result;
}
