/* envelope.c - the least and greatest value, the mean and quantiles of many trajectories at common times. Files are
 * read twice: for their variables and times, then for values. */
#define _POSIX_C_SOURCE 200809L
#include "envelope.h"
#include "names.h"
#include "ranking.h"
#include "results.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

enum { LONGEST_WORDS = 40 };
static const double low_share = 0.05, high_share = 0.95;
static const double nearly = 1e-6; /* part of an interval that counts as rounding */

/* A result file that is read row by row. */
typedef struct {
    const char *file;
    FILE *in;
    char *line;
    size_t room;
    long number;  /* of the line */
    char **cells; /* of the line; those beyond `columns` are only counted */
    int columns, capacity;
    bool is_whole; /* the line ends in a line feed */
} Reader;

static int refuse(const Reader *r, const char *problem, const char *words)
{
    const bool is_long = strlen(words) > LONGEST_WORDS;
    return message_fail(BAD_TRAJECTORY, "%s%s%.*s%s (%s:%ld)", problem, words[0] ? ": " : "", LONGEST_WORDS, words,
                        is_long ? "..." : "", r->file, r->number);
}

/* Reads the cells of the next line that is not empty; returns their number, 0 at the end. */
static int next_line(Reader *r, Arena *a, bool is_header)
{
    ssize_t length;
    while ((length = getline(&r->line, &r->room, r->in)) > 0) {
        r->number++;
        r->is_whole = r->line[length - 1] == '\n';
        char *at = r->line;
        at[strcspn(at, "\r\n")] = '\0';
        at += r->number == 1 && strncmp(at, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* a byte order mark */
        int count = 0;
        if (!*at)
            continue;
        for (char end = ',', *cell; end == ','; count++) {
            end = csv_field(&at, &cell);
            if (is_header)
                r->cells = arena_room(a, r->cells, count, &r->capacity, sizeof *r->cells);
            if (is_header || count < r->columns)
                r->cells[count] = cell;
        }
        return count;
    }
    return 0;
}

static int open_reader(Reader *r, const char *file, Arena *a)
{
    *r = (Reader){.file = file, .in = fopen(file, "r")};
    if (!r->in)
        return message_fail(UNREADABLE, "%s: %s", file, strerror(errno));
    r->columns = next_line(r, a, true);
    if (ferror(r->in))
        return message_fail(UNREADABLE, "%s: %s", file, strerror(errno));
    if (r->columns == 0 || strcmp(r->cells[0], "time") != 0)
        return refuse(r, "no header that begins with time", r->columns > 0 ? r->cells[0] : "");
    Names *seen = names_new(a, r->columns);
    for (int k = 1; k < r->columns; k++) { /* a variable may be called time */
        int *before = names_value(seen, r->cells[k]);
        if (*before >= 0)
            return refuse(r, "two columns of one name", r->cells[k]);
        *before = k;
    }
    return STATUS_DONE;
}

static void close_reader(Reader *r)
{
    if (r->in)
        fclose(r->in);
    free(r->line);
}

/* Reads the next row of cells, and its time. An incomplete last line does not count, as a run may have been killed. A
 * row of units is skipped. */
static int next_row(Reader *r, double *time, bool *is_any)
{
    for (;;) {
        const int count = next_line(r, NULL, false);
        *is_any = count > 0;
        if (count == 0)
            return ferror(r->in) ? message_fail(UNREADABLE, "%s: %s", r->file, strerror(errno)) : STATUS_DONE;
        if (!r->is_whole && count != r->columns) {
            *is_any = false;
            return STATUS_DONE;
        }
        if (count != r->columns)
            return refuse(r, "a row with another number of cells than the header", "");
        if (number_parse(r->cells[0], time))
            return STATUS_DONE;
        if (r->number != 2)
            return refuse(r, "a time that is not a number", r->cells[0]);
    }
}

/* ---- variables and times ---- */

typedef struct {
    Envelopes *of;
    Arena *arena;
    int capacity;
    int *variables; /* by column of a file: index of its variable */
    int columns;    /* the room of this array */
    double first, last, interval;
    double *values; /* by variable, point and file; NULL: no quantiles */
    double *lost;   /* rounding errors of the sums, by variable and point */
} Work;

static const char *keep_text(Arena *a, const char *text)
{
    const size_t length = strlen(text);
    return memcpy(arena_take(a, length + 1, 1), text, length + 1);
}

/* Most files name the same variables in the same order. */
static int find_variable(const Work *w, const char *name, int likely)
{
    const Envelopes *e = w->of;
    if (likely < e->count && strcmp(e->of[likely].name, name) == 0)
        return likely;
    for (int k = 0; k < e->count; k++)
        if (strcmp(e->of[k].name, name) == 0)
            return k;
    return -1;
}

static void read_variables(Work *w, const Reader *r)
{
    Envelopes *e = w->of;
    if (r->columns > w->columns) {
        w->variables = arena_take(w->arena, (size_t)r->columns, sizeof *w->variables);
        w->columns = r->columns;
    }
    for (int k = 1; k < r->columns; k++) {
        w->variables[k] = find_variable(w, r->cells[k], k > 1 ? w->variables[k - 1] + 1 : 0);
        if (w->variables[k] >= 0)
            continue;
        e->of = arena_room(w->arena, e->of, e->count, &w->capacity, sizeof *e->of);
        w->variables[k] = e->count;
        e->of[e->count++] = (Envelope){.name = keep_text(w->arena, r->cells[k]), .unit = ""};
    }
}

/* Takes the row of units behind the header, if there is one. */
static void read_units(Work *w, const Reader *r, int count)
{
    double time;
    if (count != r->columns || number_parse(r->cells[0], &time))
        return;
    for (int k = 1; k < r->columns; k++) {
        Envelope *v = &w->of->of[w->variables[k]];
        if (!v->unit[0] && r->cells[k][0])
            v->unit = keep_text(w->arena, r->cells[k]);
    }
}

static int compare_numbers(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Finds the interval: the median distance of rows with different times, from the first file that has such rows. */
static void find_interval(Work *w, double *distances, int count)
{
    if (w->interval > 0 || count == 0)
        return;
    qsort(distances, (size_t)count, sizeof *distances, compare_numbers);
    w->interval = distances[count / 2];
}

static int survey_rows(Work *w, Reader *r)
{
    Arena own = {NULL};
    double *distances = NULL, time = 0, before = 0;
    int count = 0, capacity = 0, status = STATUS_DONE;
    bool is_any = false, is_first = true;
    while ((status = next_row(r, &time, &is_any)) == STATUS_DONE && is_any) {
        if (!is_first && time < before) {
            status = refuse(r, "a time before that of the row above", r->cells[0]);
            break;
        }
        if (!is_first && time > before && !(w->interval > 0) && count < 1 << 20) {
            distances = arena_room(&own, distances, count, &capacity, sizeof *distances);
            distances[count++] = time - before;
        }
        w->first = fmin(w->first, time);
        w->last = fmax(w->last, time);
        before = time;
        is_first = false;
    }
    if (status == STATUS_DONE)
        find_interval(w, distances, count);
    arena_release(&own);
    return status;
}

static int survey(Work *w, const char *file)
{
    Reader r;
    Arena own = {NULL};
    int status = open_reader(&r, file, &own);
    if (status == STATUS_DONE) {
        read_variables(w, &r);
        const off_t rows = ftello(r.in);
        read_units(w, &r, next_line(&r, NULL, false));
        if (rows < 0 || fseeko(r.in, rows, SEEK_SET) != 0)
            status = message_fail(UNREADABLE, "%s: %s", file, strerror(errno));
        r.number = 1;
    }
    if (status == STATUS_DONE)
        status = survey_rows(w, &r);
    close_reader(&r);
    arena_release(&own);
    return status;
}

/* ---- values ---- */

static void plan(Work *w, size_t most_bytes)
{
    enum { MOST_SHOWN = 3 };
    Envelopes *e = w->of;
    const double range = w->last - w->first;
    const size_t variables = (size_t)e->count, room = most_bytes / sizeof(double) / (variables ? variables : 1) / 8;
    double points = range > 0 && w->interval > 0 ? round(range / w->interval) + 1 : range > 0 ? 2 : 1;
    points = fmin(points, fmax(2, fmin(ENVELOPE_MOST_POINTS, (double)room)));
    e->points = w->first <= w->last ? (int)points : 0;
    const size_t size = (size_t)e->points;
    e->times = arena_doubles(w->arena, size);
    for (int k = 0; k < e->points; k++)
        e->times[k] = k == e->points - 1 && k > 0 ? w->last : w->first + range * k / fmax(1, e->points - 1);
    w->interval = e->points > 1 ? range / (e->points - 1) : 1;
    w->lost = arena_doubles(w->arena, variables * size);
    e->shown = e->count < MOST_SHOWN ? e->count : MOST_SHOWN;
    e->has_quantiles = size > 0 && variables > 0 && (size_t)e->files <= most_bytes / sizeof(double) / size / variables;
    for (int i = 0; i < e->count; i++) {
        Envelope *v = &e->of[i];
        v->least = arena_doubles(w->arena, size);
        v->mean = arena_doubles(w->arena, size);
        v->greatest = arena_doubles(w->arena, size);
        v->low = e->has_quantiles ? arena_doubles(w->arena, size) : NULL;
        v->high = e->has_quantiles ? arena_doubles(w->arena, size) : NULL;
        v->counts = arena_take(w->arena, size, sizeof *v->counts);
    }
}

/* `mean` holds the sum until all values are added (Neumaier, ZAMM 54, 1974). */
static void add_value(Work *w, int variable, int point, double value)
{
    Envelope *v = &w->of->of[variable];
    const size_t place = (size_t)variable * (size_t)w->of->points + (size_t)point;
    if (!isfinite(value))
        return;
    const double sum = v->mean[point], next = sum + value;
    w->lost[place] += fabs(sum) >= fabs(value) ? (sum - next) + value : (value - next) + sum;
    v->mean[point] = next;
    v->least[point] = v->counts[point] ? fmin(v->least[point], value) : value;
    v->greatest[point] = v->counts[point] ? fmax(v->greatest[point], value) : value;
    if (w->values)
        w->values[place * (size_t)w->of->files + (size_t)v->counts[point]] = value;
    v->counts[point]++;
}

/* Adds the values at points from `point` on between two rows, before `time`; returns the next point. Values are by
 * column. */
static int add_between(Work *w, const Reader *r, int point, double from, const double *before, double time,
                       const double *now)
{
    const Envelopes *e = w->of;
    const double near = nearly * w->interval;
    for (; point < e->points && e->times[point] < time - near; point++) {
        const double part = (e->times[point] - from) / (time - from);
        if (e->times[point] < from - near)
            continue;
        for (int k = 1; k < r->columns; k++)
            add_value(w, w->variables[k], point,
                      part * (time - from) <= near ? before[k] : (1 - part) * before[k] + part * now[k]);
    }
    return point;
}

static int read_cells(const Reader *r, double *values)
{
    for (int k = 1; k < r->columns; k++) {
        values[k] = NAN;
        if (r->cells[k][0] && !number_parse(r->cells[k], &values[k]) && r->is_whole)
            return refuse(r, "a cell that is not a number", r->cells[k]);
    }
    return STATUS_DONE;
}

static int read_rows(Work *w, Reader *r, Arena *own)
{
    double *now = arena_doubles(own, (size_t)r->columns), *before = arena_doubles(own, (size_t)r->columns);
    double time = 0, from = -INFINITY;
    int point = 0, status;
    bool is_any = false;
    while ((status = next_row(r, &time, &is_any)) == STATUS_DONE && is_any &&
           (status = read_cells(r, now)) == STATUS_DONE) {
        if (time > from && isfinite(from))
            point = add_between(w, r, point, from, before, time, now);
        double *other = before;
        before = now;
        now = other;
        from = time;
    }
    if (status != STATUS_DONE || !isfinite(from))
        return status;
    for (; point < w->of->points && w->of->times[point] <= from + nearly * w->interval; point++)
        if (w->of->times[point] >= from - nearly * w->interval)
            for (int k = 1; k < r->columns; k++)
                add_value(w, w->variables[k], point, before[k]);
    return STATUS_DONE;
}

static int read_values(Work *w, const char *file)
{
    Reader r;
    Arena own = {NULL};
    int status = open_reader(&r, file, &own);
    if (status == STATUS_DONE) {
        for (int k = 1; k < r.columns && k < w->columns; k++)
            w->variables[k] = find_variable(w, r.cells[k], k > 1 ? w->variables[k - 1] + 1 : 0);
        status = read_rows(w, &r, &own);
    }
    close_reader(&r);
    arena_release(&own);
    return status;
}

static void finish(Work *w)
{
    const Envelopes *e = w->of;
    for (int i = 0; i < e->count; i++)
        for (int k = 0; k < e->points; k++) {
            const Envelope *v = &e->of[i];
            const size_t place = (size_t)i * (size_t)e->points + (size_t)k;
            const long count = v->counts[k];
            v->mean[k] = count ? (v->mean[k] + w->lost[place]) / (double)count : NAN;
            v->least[k] = count ? v->least[k] : NAN;
            v->greatest[k] = count ? v->greatest[k] : NAN;
            if (!w->values)
                continue;
            double *values = w->values + place * (size_t)e->files;
            qsort(values, (size_t)count, sizeof *values, compare_numbers);
            v->low[k] = count ? ranking_quantile(values, count, low_share) : NAN;
            v->high[k] = count ? ranking_quantile(values, count, high_share) : NAN;
        }
}

int envelopes_read(const char *const *files, long count, size_t most_bytes, Arena *a, Envelopes *e)
{
    Arena own = {NULL};
    Work w = {.of = e, .arena = a, .first = INFINITY, .last = -INFINITY};
    int status = STATUS_DONE;
    *e = (Envelopes){.files = count};
    for (long i = 0; i < count && status == STATUS_DONE; i++)
        status = survey(&w, files[i]);
    if (status != STATUS_DONE)
        return status;
    plan(&w, most_bytes);
    if (e->has_quantiles)
        w.values = arena_doubles(&own, (size_t)e->count * (size_t)e->points * (size_t)count);
    for (long i = 0; i < count && status == STATUS_DONE; i++)
        status = read_values(&w, files[i]);
    if (status == STATUS_DONE)
        finish(&w);
    arena_release(&own);
    return status;
}

/* ---- the file ---- */

static void write_cells(const Envelopes *e, FILE *out, int point)
{
    for (int i = 0; i < e->count; i++) {
        const Envelope *v = &e->of[i];
        const double *const columns[] = {v->least, v->low, v->mean, v->high, v->greatest};
        for (size_t k = 0; k < sizeof columns / sizeof *columns; k++) {
            if (!columns[k])
                continue;
            fputc(',', out);
            if (isfinite(columns[k][point]))
                fputs(number_text(columns[k][point]).text, out);
        }
    }
    fputc('\n', out);
}

static void write_header(const Envelopes *e, FILE *out, Arena *a)
{
    static const char *const words[] = {"least", "5 %", "mean", "95 %", "greatest"};
    fputs("time", out);
    for (int i = 0; i < e->count; i++)
        for (int k = 0; k < 5; k++) {
            if (!e->has_quantiles && (k == 1 || k == 3))
                continue;
            const size_t size = strlen(e->of[i].name) + sizeof " greatest";
            char *name = arena_take(a, size, 1);
            snprintf(name, size, "%s %s", e->of[i].name, words[k]);
            fputc(',', out);
            csv_text(out, name);
        }
    fputc('\n', out);
}

static void print_envelopes(const void *envelopes, FILE *out)
{
    const Envelopes *e = envelopes;
    Arena own = {NULL};
    write_header(e, out, &own);
    for (int k = 0; k < e->points; k++) {
        fputs(number_text(e->times[k]).text, out);
        write_cells(e, out, k);
    }
    arena_release(&own);
}

int envelopes_write(const Envelopes *e, const char *file)
{
    return file_write_whole(file, true, print_envelopes, e);
}
