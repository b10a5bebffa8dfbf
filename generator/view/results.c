/* results.c - result files in CSV (RFC 4180): a header that begins with time, perhaps a row of units, rows of numbers.
 */
#include "view/view.h"

#include "../runtime/csv.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

enum { LONGEST_WORDS = 40, FIRST_ROWS = 1024 };

typedef struct {
    Arena *arena;
    const char *file;
    FILE *stream;
    char *line;
    size_t room;
    int number;         /* of the line */
    bool is_whole;      /* true if the line ends in a line feed */
    List(char *) cells; /* of the line */
} Reader;

static Source place_in(Arena *arena, const char *file, int line)
{
    SourceFile *source = arena_new_of(arena, SourceFile);
    *source = (SourceFile){name_of(file), name_of(path_base(file))};
    return (Source){source, line, NULL};
}

bool view_refuse(Arena *arena, const char *file, int line, const char *format, ...)
{
    Text words = text_new(arena);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&words, format, arguments);
    va_end(arguments);
    diag(DIAG_V02, place_in(arena, file, line), "%s", words.at);
    return false;
}

bool view_refuse_size(Arena *arena, const char *file, double rows, double columns)
{
    diag(DIAG_V03, place_in(arena, file, 0), "the result is too large to be shown: %.0f rows of %.0f variables", rows,
         columns);
    return false;
}

static bool refuse_cell(const Reader *r, const char *problem, const char *cell)
{
    const bool is_long = strlen(cell) > LONGEST_WORDS;
    return view_refuse(r->arena, r->file, r->number, "%s: '%.*s%s'", problem, LONGEST_WORDS, cell,
                       is_long ? "..." : "");
}

/* Reads the cells of the next line that is not empty; false at the end. If the run was killed, the last line may be cut
 * off: see is_whole. */
static bool next_line(Reader *r)
{
    ssize_t length;
    while ((length = getline(&r->line, &r->room, r->stream)) > 0) {
        char *at = r->line;
        r->number++;
        r->is_whole = at[length - 1] == '\n';
        at[strcspn(at, "\r\n")] = '\0';
        at += r->number == 1 && strncmp(at, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
        if (!*at)
            continue;
        r->cells.count = 0;
        for (char end = ',', *cell; end == ',';) {
            end = csv_field(&at, &cell);
            list_push(r->arena, &r->cells, cell);
        }
        return true;
    }
    return false;
}

static const char *words_of(const Reader *r, int cell)
{
    return text_in_utf8(r->arena, arena_copy(r->arena, r->cells.at[cell], strlen(r->cells.at[cell])));
}

static bool begin_columns(Reader *r, ViewRun *run)
{
    if (!next_line(r) || !words_equal_caseless(r->cells.at[0], "time"))
        return view_refuse(r->arena, r->file, 1, "no result file: its first line does not begin with 'time'");
    Map *wanted = map_new(r->arena);
    for (size_t i = 0; i < json_array_size(run->wanted); i++)
        map_put(wanted, name_of(json_string_value(json_array_get(run->wanted, i))), 1);
    for (int i = 1; i < r->cells.count; i++)
        if (!run->wanted || map_get(wanted, name_of(r->cells.at[i]), 0))
            list_push(r->arena, &run->columns,
                      (ViewColumn){.path = words_of(r, i), .cell = i,
                                   .unit = "", .about = "", .kind = ""});
    return true;
}

static void take_units(Reader *r, ViewRun *run)
{
    for (int i = 0; i < run->columns.count; i++)
        run->columns.at[i].unit = words_of(r, run->columns.at[i].cell);
}

static void widen(Reader *r, ViewRun *run, long *room)
{
    const size_t old = (size_t)*room;
    *room = *room ? 2 * *room : FIRST_ROWS;
    run->times = arena_resize(r->arena, run->times, old * sizeof *run->times, (size_t)*room * sizeof *run->times);
    for (int i = 0; i < run->columns.count; i++)
        run->columns.at[i].values =
            arena_resize(r->arena, run->columns.at[i].values, old * sizeof(float), (size_t)*room * sizeof(float));
}

/* The cell of an absent variable is empty. */
static bool read_value(const Reader *r, int column, float *value)
{
    double number;
    const char *cell = r->cells.at[column];
    *value = NAN;
    if (!*cell)
        return true;
    if (!number_read(cell, &number))
        return refuse_cell(r, "a value is not a number", cell);
    *value = (float)number;
    return true;
}

static bool read_rows(Reader *r, ViewRun *run)
{
    long room = 0;
    const int columns = r->cells.count; /* of the header */
    while (next_line(r)) {
        double time;
        if (r->cells.count != columns && !r->is_whole)
            break;
        if (r->cells.count != columns)
            return view_refuse(r->arena, r->file, r->number, "a row has %d cells, but the header %d", r->cells.count,
                               columns);
        if (!number_read(r->cells.at[0], &time)) {
            if (run->rows > 0 || r->number > 2)
                return refuse_cell(r, "a time is not a number", r->cells.at[0]);
            take_units(r, run);
            continue;
        }
        if (run->rows > 0 && time < run->times[run->rows - 1])
            return refuse_cell(r, "times go back", r->cells.at[0]);
        if ((double)(run->rows + 1) * (run->columns.count + 1) > VIEW_MOST_NUMBERS)
            return view_refuse_size(r->arena, r->file, (double)run->rows + 1, run->columns.count);
        if (run->rows == room)
            widen(r, run, &room);
        run->times[run->rows] = time;
        for (int i = 0; i < run->columns.count; i++)
            if (!read_value(r, run->columns.at[i].cell, &run->columns.at[i].values[run->rows]))
                return false;
        run->rows++;
    }
    return run->rows > 0 || view_refuse(r->arena, r->file, 0, "the result has no rows");
}

/* Finds the columns that are constant. */
static void view_complete(ViewRun *run)
{
    for (int i = 0; i < run->columns.count; i++) {
        ViewColumn *c = &run->columns.at[i];
        long same = 1;
        while (c->values && same < run->rows && memcmp(&c->values[same], c->values, sizeof *c->values) == 0)
            same++;
        if (c->values && same == run->rows && isfinite(c->values[0])) {
            c->is_constant = true;
            c->value = (double)c->values[0];
        }
    }
}

bool view_read_start(Arena *arena, const char *file, ViewStart *start)
{
    Reader r = {.arena = arena, .file = file, .stream = file_open(file, "r")};
    List(Name) names = {.count = 0};
    *start = (ViewStart){.at = map_new(arena)};
    bool is_read = r.stream && next_line(&r);
    for (int i = 0; is_read && i < r.cells.count; i++)
        list_push(arena, &names, name_of(r.cells.at[i]));
    is_read = is_read && next_line(&r) && r.cells.count == names.count;
    for (int i = 0; is_read && i < names.count; i++) {
        double value;
        if (number_read(r.cells.at[i], &value)) {
            map_put(start->at, names.at[i], start->numbers.count);
            list_push(arena, &start->numbers, value);
        }
    }
    if (r.stream)
        fclose(r.stream);
    free(r.line);
    return is_read;
}

bool view_start_of(const ViewStart *start, const char *path, double *value)
{
    const int at = start->at ? map_get(start->at, name_of(path), -1) : -1;
    *value = at < 0 ? 0 : start->numbers.at[at];
    return at >= 0;
}

bool view_read(Arena *arena, const char *file, ViewRun *run)
{
    Reader r = {.arena = arena, .file = file};
    *run = (ViewRun){.file = file, .name = text_in_utf8(arena, path_base(file)), .wanted = run->wanted};
    bool is_read = false;
    if (view_is_mat(file)) {
        is_read = view_read_mat(arena, file, run);
    } else {
        errno = 0;
        r.stream = file_open(file, "r");
        is_read = r.stream && begin_columns(&r, run) && read_rows(&r, run);
        if (!r.stream || ferror(r.stream)) {
            diag(DIAG_V01, (Source){0}, "'%s' cannot be read: %s", file, strerror(errno));
            is_read = false;
        }
    }
    if (r.stream)
        fclose(r.stream);
    free(r.line);
    if (is_read)
        view_complete(run);
    return is_read;
}
