/* page.c - results as a page: see runtime/viewer.h for its form.
 *
 * A page holds each column once, compressed. If that would be too large, only the least and the greatest value in each
 * stretch of time are kept. */
#include "view/view.h"

#include "../runtime/chart.h"
#include "../runtime/viewer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    MOST_SAMPLES = 8500000, /* of a page: as floats, 34 MB before they are compressed */
    FEWEST_SAMPLES = 2000,  /* of a column */
    PART_SAMPLES = 2000,    /* within another page, */
    PART_COLUMNS = 12,
    MOST_STATES = 6, MOST_OTHERS = 4, /* columns that are shown at first */
    PROBE = 1 << 15, LEVEL = 5
};

typedef struct {
    Arena *arena;
    json_t *arrays; /* descriptions of the arrays so far */
    FILE *stream;   /* to which the arrays are written */
    char *written;
    size_t length;
} Page;

/* ---- arrays ---- */

/* Splits words of 32 bits, or their differences, into planes: bytes of the same weight are put together. */
static void spread(const uint32_t *words, long rows, int stride, bool are_differences, unsigned char *to)
{
    for (int w = 0; w < stride; w++) {
        uint32_t before = 0;
        unsigned char *plane = to + 4 * (size_t)w * (size_t)rows;
        for (long k = 0; k < rows; k++) {
            const uint32_t word = words[(size_t)k * (size_t)stride + (size_t)w];
            const uint32_t kept = are_differences ? word - before : word;
            before = word;
            for (int byte = 0; byte < 4; byte++)
                plane[(size_t)byte * (size_t)rows + (size_t)k] = (unsigned char)(kept >> 8 * byte);
        }
    }
}

static size_t compressed(const uint32_t *words, long rows, int stride, bool are_differences, unsigned char *to,
                         uLong room)
{
    const size_t bytes = 4 * (size_t)stride * (size_t)rows;
    unsigned char *plain = malloc(bytes + !bytes);
    uLongf length = room;
    if (!plain)
        out_of_memory();
    spread(words, rows, stride, are_differences, plain);
    const int failed = compress2(to, &length, plain, bytes, LEVEL);
    free(plain);
    if (failed)
        out_of_memory();
    return length;
}

/* Adds numbers as little-endian words of 32 bits, and returns their index among the arrays. A probe of the first rows
 * decides which form is shorter. */
static int add_array(Page *page, const uint32_t *words, long rows, int stride)
{
    const long probe = rows < PROBE ? rows : PROBE;
    const uLong room = compressBound(4 * (uLong)stride * (uLong)rows);
    unsigned char *bytes = malloc(room);
    if (!bytes)
        out_of_memory();
    const bool are_differences = compressed(words, probe, stride, true, bytes, room) <
                                 compressed(words, probe, stride, false, bytes, room);
    viewer_array(page->stream, bytes, compressed(words, rows, stride, are_differences, bytes, room));
    free(bytes);
    const char *form = are_differences ? "differences" : "words";
    json_t *about = json_pack("{s:I, s:s}", "rows", (json_int_t)rows, "packed", form);
    if (stride == 2)
        json_object_set_new(about, "double", json_true());
    json_array_append_new(page->arrays, about);
    return (int)json_array_size(page->arrays) - 1;
}

/* Adds an array of doubles or floats, and returns its index. */
static int add_numbers(Page *page, const void *numbers, bool are_doubles, long rows)
{
    const size_t stride = are_doubles ? 2 : 1;
    const unsigned char *from = numbers;
    uint32_t *words = malloc(4 * stride * (size_t)rows + !rows);
    if (!words)
        out_of_memory();
    for (size_t k = 0; k < (size_t)rows; k++) {
        uint64_t bits;
        uint32_t word;
        memcpy(&word, from + 4 * stride * k, sizeof word);
        if (are_doubles)
            memcpy(&bits, from + 8 * k, sizeof bits);
        else
            bits = word;
        for (size_t w = 0; w < stride; w++)
            words[stride * k + w] = (uint32_t)(bits >> 32 * w);
    }
    const int place = add_array(page, words, rows, (int)stride);
    free(words);
    return place;
}

/* ---- fewer samples ---- */

/* The first rows of `count` stretches of about equal length, and the end of the last one. Each gets two samples. */
static long *stretches_of(const ViewRun *run, long count)
{
    long *starts = malloc((size_t)(count + 1) * sizeof *starts);
    if (!starts)
        out_of_memory();
    for (long s = 0; s <= count; s++)
        starts[s] = (long)((double)run->rows * (double)s / (double)count);
    return starts;
}

static double *times_of(const ViewRun *run, const long *starts, long count)
{
    double *times = malloc((size_t)count * 2 * sizeof *times);
    if (!times)
        out_of_memory();
    for (long s = 0; s < count; s++) {
        times[2 * s] = run->times[starts[s]];
        times[2 * s + 1] = run->times[starts[s + 1] - 1];
    }
    return times;
}

static float *values_of(const ViewColumn *c, const long *starts, long count)
{
    float *values = malloc((size_t)count * 2 * sizeof *values);
    if (!values)
        out_of_memory();
    for (long s = 0; s < count; s++) {
        long low = -1, high = -1;
        for (long k = starts[s]; k < starts[s + 1]; k++) {
            if (!isnan(c->values[k]) && (low < 0 || c->values[k] < c->values[low]))
                low = k;
            if (!isnan(c->values[k]) && (high < 0 || c->values[k] > c->values[high]))
                high = k;
        }
        values[2 * s] = low < 0 ? NAN : c->values[low < high ? low : high];
        values[2 * s + 1] = low < 0 ? NAN : c->values[low < high ? high : low];
    }
    return values;
}

/* ---- the description of a run ---- */

static int find_column(const ViewRun *run, const char *path)
{
    for (int i = 0; i < run->columns.count; i++)
        if (strcmp(run->columns.at[i].path, path) == 0)
            return i;
    return -1;
}

/* The variables to show at first: those that the program drew, or those that the model names, or states, or the first
 * ones that vary. */
static json_t *shown_of(const ViewRun *run)
{
    const json_t *figures = json_object_get(run->record, "figures");
    json_t *shown = json_array();
    for (size_t i = 0; i < json_array_size(figures); i++) {
        const char *path = view_word(json_array_get(figures, i), "variable");
        if (find_column(run, path) >= 0)
            json_array_append_new(shown, json_string(path));
    }
    const json_t *named = json_object_get(run->record, "plot");
    for (size_t i = 0; i < json_array_size(named) && !json_array_size(figures); i++) {
        const char *path = json_string_value(json_array_get(named, i));
        if (path && find_column(run, path) >= 0)
            json_array_append_new(shown, json_string(path));
    }
    for (int pass = 0; pass < 2 && json_array_size(shown) == 0; pass++)
        for (int i = 0; i < run->columns.count; i++) {
            const ViewColumn *c = &run->columns.at[i];
            const bool is_fit = pass ? !c->is_constant : strcmp(c->kind, "state") == 0;
            if (is_fit && json_array_size(shown) < (pass ? MOST_OTHERS : MOST_STATES))
                json_array_append_new(shown, json_string(c->path));
        }
    return shown;
}

/* Two rows at one time are an event. */
static json_t *events_of(const ViewRun *run)
{
    json_t *events = json_array();
    if (run->events)
        return json_incref(run->events);
    for (long k = 1; k < run->rows; k++)
        if (!(run->times[k] > run->times[k - 1]) && (k < 2 || run->times[k] > run->times[k - 2]))
            json_array_append_new(events, json_pack("{s:f}", "time", run->times[k]));
    return events;
}

/* The settings in the record that may differ between runs, with each value that was set. */
static json_t *settings_of(const ViewRun *run)
{
    static const char *const members[] = {"start",  "stop", "interval", "tolerance",
                                          "solver", "step", "input",    "restart"};
    const json_t *settings = json_object_get(run->record, "settings");
    json_t *told = json_object();
    const char *path;
    json_t *value;
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (json_object_get(settings, members[i]))
            json_object_set(told, members[i], json_object_get(settings, members[i]));
    json_object_foreach(json_object_get(settings, "set"), path, value)
        json_object_set(told, path, value);
    return told;
}

static json_t *figures_of(const ViewRun *run)
{
    const json_t *asked = json_object_get(run->record, "asked");
    json_t *figures = json_array();
    for (size_t i = 0; i < json_array_size(asked); i++) {
        json_t *row = json_array_get(asked, i), *value = json_object_get(row, "value");
        json_array_append_new(figures, json_pack("{s:s, s:O?, s:s}", "name", view_word(row, "figure"), "value", value,
                                                 "unit", view_word(row, "unit")));
    }
    return figures;
}

static void add_optional(json_t *object, const char *member, const json_t *value)
{
    if (value)
        json_object_set(object, member, (json_t *)(uintptr_t)value);
}

/* ---- a run ---- */

typedef struct {
    const long *starts; /* NULL: all rows are kept */
    long count;
    int times; /* the array of the times */
    Map *by_hash;
    int *places; /* by column; -1: not written yet */
} Kept;

static bool are_same(const ViewRun *run, int a, int b)
{
    return memcmp(run->columns.at[a].values, run->columns.at[b].values, (size_t)run->rows * sizeof(float)) == 0;
}

/* The index of the column's array; equal columns share an array. */
static int place_of(Page *page, const ViewRun *run, int column, Kept *kept)
{
    const ViewColumn *c = &run->columns.at[column];
    const uint64_t hash = file_hash_of((const char *)c->values, (size_t)run->rows * sizeof *c->values);
    const int twin = map_get_number(kept->by_hash, hash, -1);
    if (twin >= 0 && are_same(run, twin, column))
        return kept->places[column] = kept->places[twin];
    float *fewer = kept->starts ? values_of(c, kept->starts, kept->count) : NULL;
    kept->places[column] = add_numbers(page, fewer ? fewer : c->values, false, fewer ? 2 * kept->count : run->rows);
    free(fewer);
    map_put_number(kept->by_hash, hash, column);
    return kept->places[column];
}

static json_t *column_of(Page *page, const ViewRun *run, int column, Kept *kept)
{
    const ViewColumn *c = &run->columns.at[column];
    json_t *told = json_object();
    json_object_set_new(told, "path", json_string(c->path));
    if (*c->unit)
        json_object_set_new(told, "unit", json_string(c->unit));
    if (*c->about)
        json_object_set_new(told, "about", json_string(c->about));
    if (c->is_constant) {
        json_object_set_new(told, "value", json_real(c->value));
        return told;
    }
    json_object_set_new(told, "times", json_integer(kept->times));
    json_object_set_new(told, "values", json_integer(c->values ? place_of(page, run, column, kept) : kept->times));
    return told;
}

/* Describes a run with all columns, or only those in `shown`, with at most `samples` samples each; 0: all. */
static json_t *run_of(Page *page, const ViewRun *run, const json_t *shown, long samples)
{
    json_t *told = json_object(), *columns = json_array();
    Kept kept = {.by_hash = map_new(page->arena), .places = arena_array(page->arena, int, run->columns.count)};
    long *starts = NULL;
    double *times = NULL;
    if (samples > 0 && run->rows > samples) {
        kept.count = samples / 2;
        kept.starts = starts = stretches_of(run, kept.count);
        times = times_of(run, starts, kept.count);
    }
    kept.times = add_numbers(page, times ? times : run->times, true, times ? 2 * kept.count : run->rows);
    for (int i = 0; i < run->columns.count && !shown; i++)
        json_array_append_new(columns, column_of(page, run, i, &kept));
    for (size_t i = 0; i < json_array_size(shown); i++) {
        const int column = find_column(run, json_string_value(json_array_get(shown, i)));
        if (column >= 0)
            json_array_append_new(columns, column_of(page, run, column, &kept));
    }
    json_object_set_new(told, "name", json_string(run->name));
    json_object_set_new(told, "begin", json_real(run->times[0]));
    json_object_set_new(told, "end", json_real(run->times[run->rows - 1]));
    if (starts)
        json_object_set_new(told, "is_reduced", json_true());
    json_object_set_new(told, "columns", columns);
    json_object_set_new(told, "events", events_of(run));
    json_object_set_new(told, "settings", settings_of(run));
    json_object_set_new(told, "figures", figures_of(run));
    add_optional(told, "bounds", json_object_get(run->record, "bounds"));
    add_optional(told, "verdicts", run->verdicts);
    add_optional(told, "verdict", json_object_get(json_object_get(run->record, "end"), "verdict"));
    free(starts);
    free(times);
    return told;
}

/* ---- the picture for readers without scripts ---- */

typedef struct {
    const ViewRun *run;
    int column;
} Drawn;

static void draw_run(Chart *chart, const ViewRun *run, const Drawn *drawn)
{
    for (long k = 0; k < run->rows; k++) {
        chart_row(chart, run->times[k]);
        for (int i = 0; i < chart->count; i++)
            if (drawn[i].run == run)
                chart_value(chart, i, drawn[i].run->columns.at[drawn[i].column].values
                                          ? (double)run->columns.at[drawn[i].column].values[k]
                                          : run->columns.at[drawn[i].column].value);
    }
}

static void write_still(Arena *arena, const ViewRuns *runs, const json_t *shown, const char *title, FILE *out)
{
    List(Drawn) drawn = {.count = 0};
    Chart chart = {.start = runs->at[0]->times[0], .stop = runs->at[0]->times[runs->at[0]->rows - 1],
                   .events = arena_array(arena, double, runs->count * CHART_BUCKETS)};
    for (int r = 0; r < runs->count; r++) {
        const ViewRun *run = runs->at[r];
        chart.start = fmin(chart.start, run->times[0]);
        chart.stop = fmax(chart.stop, run->times[run->rows - 1]);
        for (size_t i = 0; i < json_array_size(shown); i++) {
            const int column = find_column(run, json_string_value(json_array_get(shown, i)));
            if (column >= 0)
                list_push(arena, &drawn, (Drawn){run, column});
        }
    }
    chart.count = drawn.count;
    chart.curves = arena_array(arena, ChartCurve, drawn.count);
    chart.order = arena_array(arena, ChartCurve *, drawn.count);
    for (int i = 0; i < drawn.count; i++) {
        const ViewColumn *c = &drawn.at[i].run->columns.at[drawn.at[i].column];
        const char *name = runs->count > 1 ? arena_format(arena, "%s: %s", drawn.at[i].run->name, c->path) : c->path;
        chart.curves[i] = (ChartCurve){.name = name, .unit = c->unit, .about = c->about,
                                       .point = arena_array(arena, ChartPoint, CHART_POINTS)};
    }
    double first = HUGE_VAL, last = -HUGE_VAL;
    for (int r = 0; r < runs->count; r++) {
        chart.rows = 0;
        chart.event_bucket = 0;
        draw_run(&chart, runs->at[r], drawn.at);
        first = fmin(first, chart.first);
        last = fmax(last, chart.last);
    }
    chart.first = first;
    chart.last = last;
    char *svg = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&svg, &length);
    if (!stream)
        out_of_memory();
    chart_write(&chart, stream, title);
    if (fclose(stream) != 0)
        out_of_memory();
    viewer_still(out, svg, length, title);
    free(svg);
}

/* ---- the page ---- */

/* JSON in a page: "<" would begin an element, and stands in strings only. */
static void write_json(const json_t *data, FILE *out)
{
    char *text = json_dumps(data, JSON_COMPACT | JSON_REAL_PRECISION(17));
    if (!text)
        out_of_memory();
    fputs("<script type=\"application/json\">", out);
    for (const char *at = text; *at; at++)
        if (*at == '<')
            fputs("\\u003c", out);
        else
            fputc(*at, out);
    fputs("</script>\n", out);
    free(text);
}

static void write_viewer(Arena *arena, const ViewRuns *runs, const char *title, const char *style, bool is_part,
                         FILE *out)
{
    Page page = {.arena = arena, .arrays = json_array()};
    json_t *told = json_array();
    double numbers = 0;
    int first = 0;
    for (int r = 0; r < runs->count; r++)
        for (int i = 0; i < runs->at[r]->columns.count; i++)
            numbers += runs->at[r]->columns.at[i].is_constant ? 0 : (double)runs->at[r]->rows;
    while (first + 1 < runs->count && !runs->at[first]->record)
        first++;
    json_t *shown = shown_of(runs->at[runs->at[first]->record ? first : 0]);
    while (is_part && json_array_size(shown) > PART_COLUMNS)
        json_array_remove(shown, PART_COLUMNS);
    page.stream = open_memstream(&page.written, &page.length);
    if (!page.stream)
        out_of_memory();
    for (int r = 0; r < runs->count; r++) {
        const double share = MOST_SAMPLES * ((double)runs->at[r]->rows / fmax(numbers, 1));
        const long samples = is_part ? PART_SAMPLES : numbers > MOST_SAMPLES ? (long)fmax(share, FEWEST_SAMPLES) : 0;
        json_array_append_new(told, run_of(&page, runs->at[r], is_part ? shown : NULL, samples));
    }
    if (fclose(page.stream) != 0)
        out_of_memory();
    json_t *data = json_pack("{s:o, s:o, s:O}", "runs", told, "arrays", page.arrays, "shown", shown);
    fprintf(out, "<div class=\"%s\">\n", style);
    write_still(arena, runs, shown, title, out);
    write_json(data, out);
    fwrite(page.written, 1, page.length, out);
    fputs("</div>\n", out);
    free(page.written);
    json_decref(data);
    json_decref(shown);
}

static void take_words(const char **word, const char *other)
{
    if (!**word)
        *word = other;
}

/* The description of a variable in one run is used for the same path in all runs. */
static void share_descriptions(const ViewRuns *runs)
{
    Arena *own = arena_new();
    Map *places = map_new(own);
    ViewColumns known = {.count = 0};
    for (int pass = 0; pass < 2; pass++)
        for (int r = 0; r < runs->count; r++)
            for (int i = 0; i < runs->at[r]->columns.count; i++) {
                ViewColumn *c = &runs->at[r]->columns.at[i];
                const Name path = name_of(c->path);
                const int place = map_get(places, path, -1);
                if (place < 0) {
                    map_put(places, path, known.count);
                    list_push(own, &known, *c);
                    continue;
                }
                ViewColumn *to = pass ? c : &known.at[place];
                const ViewColumn *from = pass ? &known.at[place] : c;
                take_words(&to->unit, from->unit);
                take_words(&to->about, from->about);
                take_words(&to->kind, from->kind);
            }
    arena_free(own);
}

void view_write_page(Arena *arena, const ViewRuns *runs, const char *title, FILE *out)
{
    share_descriptions(runs);
    viewer_page_open(out, title);
    write_viewer(arena, runs, title, "viewer", false, out);
    viewer_page_close(out);
}

/* The text that a function writes to a stream. */
static Text text_of(Arena *arena, void (*write)(FILE *out, const void *context), const void *context)
{
    Text text = text_new(arena);
    char *written = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&written, &length);
    if (!stream)
        out_of_memory();
    write(stream, context);
    if (fclose(stream) != 0)
        out_of_memory();
    text_add_length(&text, written, length);
    free(written);
    return text;
}

typedef struct {
    Arena *arena;
    ViewRun *run;
    const char *title;
} Part;

static void write_part(FILE *out, const void *context)
{
    const Part *part = context;
    ViewRuns runs = {.count = 0};
    list_push(part->arena, &runs, part->run);
    write_viewer(part->arena, &runs, part->title, "viewer small", true, out);
}

static void write_style(FILE *out, const void *context)
{
    (void)context;
    viewer_style(out);
}

static void write_script(FILE *out, const void *context)
{
    (void)context;
    viewer_script(out);
}

Text view_part(Arena *arena, ViewRun *run, const char *title)
{
    return text_of(arena, write_part, &(Part){arena, run, title});
}

Text view_style(Arena *arena)
{
    return text_of(arena, write_style, NULL);
}

Text view_script(Arena *arena)
{
    return text_of(arena, write_script, NULL);
}
