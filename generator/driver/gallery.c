/* gallery.c - several models, each with its sheet and a run, and a page with links to them. */
#include "driver/driver.h"

#include "review/review.h"

#include <string.h>

static const char page_file[] = "index.html";

/* The last `count` segments of a path, the last one without its ending, as the name of a folder. */
static const char *end_of(Arena *arena, const char *path, int count)
{
    const char *at = path + strlen(path);
    while (at > path && (at[-1] != '/' || --count > 0))
        at--;
    const char *dot = strrchr(at, '.');
    Text name = text_new(arena);
    text_add_length(&name, at, dot && !strchr(dot, '/') && dot > at ? (size_t)(dot - at) : strlen(at));
    for (char *c = name.at; *c; c++)
        if (*c == '/')
            *c = '_';
    const char *folder = driver_file_name(arena, name_of(text_in_utf8(arena, name.at)));
    return strcmp(folder, page_file) == 0 ? arena_format(arena, "%s_", folder) : folder;
}

static bool are_distinct(Arena *arena, const Options *options, int count)
{
    Map *seen = map_new(arena);
    for (int i = 0; i < options->inputs.count; i++) {
        const Name name = name_of(end_of(arena, options->inputs.at[i], count));
        if (map_get(seen, name, 0))
            return false;
        map_put(seen, name, 1);
    }
    return true;
}

/* The number of path segments that distinguish the models. If none does, their numbers are added. */
static int segments_of(Arena *arena, const Options *options)
{
    enum { MOST = 16 };
    int count = 1;
    while (count < MOST && !are_distinct(arena, options, count))
        count++;
    return count;
}

/* A row of the page; NULL members are left out. */
static json_t *entry_of(Arena *arena, const char *input, const char *folder, const Sheet *sheet, int status)
{
    json_t *entry = json_object();
    json_object_set_new(entry, "folder", json_string(folder));
    json_object_set_new(entry, "model", json_string(text_in_utf8(arena, input)));
    json_object_set_new(entry, "status", json_integer(status));
    if (status != STATUS_OK && !sheet->document) {
        const char *said = diag_first_printed();
        json_object_set_new(entry, "message", json_string(said ? said : "it was not compiled"));
    }
    if (sheet->document) {
        json_object_set(entry, "document", sheet->document);
        json_object_set_new(entry, "page", json_string(arena_format(arena, "%s/%s.html", folder, sheet->name)));
    }
    if (sheet->plot)
        json_object_set_new(entry, "plot", json_string(sheet->plot));
    return entry;
}

/* True, with an error, if the folder of a model is a symbolic link. */
static bool is_led_out(const Options *options, const char *folder)
{
    if (!path_is_link(folder))
        return false;
    diag(DIAG_G06, (Source){0}, "'%s' already exists and was not written by sysphsc", folder);
    diag_detail("%s: a symbolic link", folder);
    diag_flush(stderr, options->quiet);
    return true;
}

int driver_gallery(Arena *arena, const Options *options)
{
    json_t *entries = json_array();
    const int segments = segments_of(arena, options);
    const bool has_names = are_distinct(arena, options, segments);
    int status = STATUS_OK;
    for (int i = 0; i < options->inputs.count; i++) {
        Arena *own = arena_new();
        Options one = *options;
        Sheet sheet = {.document = NULL};
        const char *folder = end_of(arena, options->inputs.at[i], has_names ? segments : 1);
        if (!has_names)
            folder = arena_format(arena, "%s_%d", folder, i + 1);
        one.input = options->inputs.at[i];
        one.output = path_join(arena, options->gallery, folder);
        if (options->verbose)
            fprintf(stderr, "sysphsc: %s\n", one.input);
        const int compiled = is_led_out(options, one.output) ? STATUS_ENVIRONMENT : driver_compile(own, &one, &sheet);
        status = compiled > status ? compiled : status;
        json_array_append_new(entries, entry_of(own, one.input, folder, &sheet, compiled));
        json_decref(sheet.document);
        tables_release();
        diag_reset();
        arena_free(own);
    }
    Output output = {.arena = arena, .directory = options->gallery};
    Text page = text_new(arena);
    review_gallery(&page, entries);
    output_add_text(&output, page_file, &page);
    const int written = output_write(&output);
    diag_flush(stderr, options->quiet);
    if (written == STATUS_OK && !options->quiet)
        printf("gallery  %s\n", path_join(arena, options->gallery, page_file));
    json_decref(entries);
    return written > status ? written : status;
}
