/* companions.c - companion files of a result: the record of the run, verdicts as JSON, the event log. */
#include "view/view.h"

#include "../runtime/csv.h"

#include <string.h>

enum { MOST_BYTES = 1 << 26, MOST_EVENTS = 100000 };

static const char event_header[] = "time,change,element";

/* Reads a log that begins with the header, and cuts its text into cells. */
static json_t *read_events(Arena *arena, char *text)
{
    json_t *events = json_array();
    char *at = text + strcspn(text, "\n"), *cells[3];
    double time;
    at += *at == '\n';
    while (*at && json_array_size(events) < MOST_EVENTS) {
        char end = ',';
        for (int i = 0; i < 3; i++) {
            cells[i] = at;
            end = end == ',' ? csv_field(&at, &cells[i]) : end;
        }
        if (end == ',' || !number_read(cells[0], &time))
            break;
        json_array_append_new(events, json_pack("{s:f, s:s, s:s}", "time", time, "change",
                                                text_in_utf8(arena, csv_plain(cells[1])), "element",
                                                text_in_utf8(arena, csv_plain(cells[2]))));
    }
    return events;
}

static void take(json_t **place, json_t *value)
{
    json_decref(*place);
    *place = value;
}

bool view_take_companion(Arena *arena, const char *file, ViewRun *run)
{
    size_t length;
    char *text = file_read(arena, file, MOST_BYTES, &length);
    if (text && strncmp(text, event_header, sizeof event_header - 1) == 0) {
        take(&run->events, read_events(arena, text));
        return true;
    }
    const bool is_json = text && (*text == '{' || *text == '[');
    json_t *value = is_json ? json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL) : NULL;
    const json_t *first = json_array_get(value, 0);
    const bool is_record = json_is_object(json_object_get(value, "settings")) && json_object_get(value, "columns");
    const bool are_verdicts = json_object_get(first, "verdict") || (json_is_array(value) && !json_array_size(value));
    if (is_record)
        take(&run->record, value);
    else if (are_verdicts)
        take(&run->verdicts, value);
    else
        json_decref(value);
    return is_record || are_verdicts;
}

void view_find_companions(Arena *arena, ViewRun *run)
{
    static const char *const endings[] = {".record.json", ".verdicts.json", ".events.csv"};
    const char *base = path_base(run->file), *dot = strrchr(base, '.');
    const size_t length = dot ? (size_t)(dot - run->file) : strlen(run->file);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const char *path = arena_format(arena, "%.*s%s", (int)length, run->file, endings[i]);
        if (path_exists(path))
            view_take_companion(arena, path, run);
    }
}

const char *view_word(const json_t *object, const char *member)
{
    const char *text = json_string_value(json_object_get(object, member));
    return text ? text : "";
}

/* Completes a column by the record if the result has it; otherwise adds a column for a constant. */
static void take_variable(Arena *arena, ViewRun *run, const Map *places, const json_t *about)
{
    const json_t *value = json_object_get(about, "value");
    int place = map_get(places, name_of(view_word(about, "name")), -1);
    if (place < 0 && json_is_number(value)) {
        place = run->columns.count;
        list_push(arena, &run->columns,
                  (ViewColumn){.path = view_word(about, "name"), .unit = "", .about = "", .is_constant = true,
                               .value = json_number_value(value)});
    }
    if (place < 0)
        return;
    ViewColumn *c = &run->columns.at[place];
    c->unit = *c->unit ? c->unit : view_word(about, "unit");
    c->about = *c->about ? c->about : view_word(about, "description");
    c->kind = view_word(about, "kind");
}

void view_describe(Arena *arena, ViewRun *run)
{
    static const char *const members[] = {"columns", "constants"};
    Arena *own = arena_new();
    Map *places = map_new(own);
    for (int i = 0; i < run->columns.count; i++)
        map_put(places, name_of(run->columns.at[i].path), i);
    for (size_t m = 0; m < 2; m++) {
        const json_t *list = json_object_get(run->record, members[m]);
        for (size_t i = 0; i < json_array_size(list); i++)
            take_variable(arena, run, places, json_array_get(list, i));
    }
    arena_free(own);
}

void view_release(ViewRun *run)
{
    json_decref(run->record);
    json_decref(run->verdicts);
    json_decref(run->events);
}
