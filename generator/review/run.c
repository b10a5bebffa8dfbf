/* run.c - the program's own run, as a part of the sheet: its reports, and the plot. */
#include "review/review.h"

#include <string.h>
#include <unistd.h>

enum { MOST_BYTES = 1 << 26 };

static const char *const files[] = {"result.csv", "plot.svg", "record.json", "verdicts.json"};
enum { RESULT, PLOT, RECORD, VERDICTS, FILES };

/* Its error messages. */
static const char *read_errors(Arena *arena, int file)
{
    char buffer[4096];
    Text text = text_new(arena);
    if (lseek(file, 0, SEEK_SET) == 0)
        for (ssize_t length; text.length < MOST_BYTES && (length = read(file, buffer, sizeof buffer)) > 0;)
            text_add_length(&text, buffer, (size_t)length);
    return text.at;
}

/* Without data that differ in each run, such as times. */
static void take_record(json_t *result, const char *text)
{
    static const char *const members[] = {"settings", "at_start", "figures", "counts", "end"};
    json_t *record = text ? json_loads(text, 0, NULL) : NULL;
    for (size_t i = 0; record && i < sizeof members / sizeof *members; i++)
        json_object_set(result, members[i], json_object_get(record, members[i]));
    json_object_del(json_object_get(result, "settings"), "output");
    json_decref(record);
}

/* Without the folder's name, which is other in each run. */
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

json_t *review_run(Arena *arena, const char *program, bool has_checks, const char **plot)
{
    const char *folder = directory_temporary(arena), *paths[FILES], *texts[FILES];
    Text words = text_new(arena);
    Process process;
    int status = 0;
    *plot = NULL;
    if (!folder)
        return NULL;
    FileDraft whole, drafts[FILES];
    folder_expect(&whole, folder);
    for (int i = 0; i < FILES; i++) {
        paths[i] = path_join(arena, folder, files[i]);
        file_expect(&drafts[i], paths[i], NULL);
    }
    const char *own = strchr(program, '/') ? program : arena_format(arena, "./%s", program);
    const char *const command[] = {own, "-q", "--verify", "-o", paths[RESULT], "--plot", paths[PLOT], "--record",
                                   paths[RECORD], has_checks ? "--requirements" : NULL, paths[VERDICTS], NULL};
    const int errors = file_unnamed(arena, "");
    const bool has_run = errors >= 0 && process_start(command, (ProcessEnds){.input = -1, .errors = errors}, &process);
    if (has_run)
        status = process_finish(&process, &words);
    for (int i = 0; i < FILES; i++) {
        size_t length;
        texts[i] = i == RESULT ? NULL : file_read(arena, paths[i], MOST_BYTES, &length);
        file_remove(&drafts[i]);
    }
    file_remove(&whole);
    const char *said = errors >= 0 ? read_errors(arena, errors) : "";
    if (errors >= 0)
        close(errors);
    if (!has_run)
        return NULL;
    json_t *result = json_object();
    json_t *verdicts = texts[VERDICTS] ? json_loads(texts[VERDICTS], JSON_DECODE_ANY, NULL) : NULL;
    json_object_set_new(result, "status", json_integer(status));
    take_record(result, texts[RECORD]);
    if (verdicts)
        json_object_set_new(result, "verdicts", verdicts);
    json_object_set_new(result, "verification", json_string(words.at));
    if (*said)
        json_object_set_new(result, "messages", json_string(without(arena, said, folder)));
    *plot = texts[PLOT];
    return result;
}
