/* results_mat.c - the result file as MAT, version 4, laid out as OpenModelica and Dymola do ("The MATv4 Result File
 * Format", OpenModelica User's Guide): the matrices Aclass, name, description, dataInfo, then data_1 with constants and
 * data_2 with variables, transposed, so that a row of the results is a column that is appended.
 *
 * The file of a killed run can be read: the number of columns in the header of data_2 is updated once per second. The
 * rest of the file is another matrix, gap, in which rows are written. Its header stands where the first of these rows
 * begins, whose first bytes are kept until data_2 counts it. */
#define _FILE_OFFSET_BITS 64
#define _POSIX_C_SOURCE 200809L
#include "mat.h"
#include "parts.h"
#include "results.h"

#include <errno.h>
#include <math.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char gap[] = "gap";
enum { GAP = sizeof(MatHeader) + sizeof gap, BUFFER = 1 << 16, LEAST_GAP = 1 << 20, MOST_GAP = 1 << 26 };

struct MatFile {
    const ModelDescription *about;
    const Options *options;
    const Selection *selection;
    const int *twins;
    int *place;           /* by selected variable: place in data_1 or data_2, from 1, which is the time */
    ModelStored *columns; /* of data_2, except the time */
    int *listed;          /* by these columns: rows of variables */
    int count, constants;
    int file, error;      /* its descriptor; the first errno */
    char *buffer;
    size_t row, room, held; /* bytes: of a row, of the buffer, and in the buffer */
    int32_t rows;
    off_t counter, data;  /* places: of the count of columns in data_2; of its first column, 0: nothing is written */
    off_t begin;          /* data_2 counts columns up to here, where the header of the gap stands */
    off_t end, length;    /* end of the rows written, and of the gap */
    char first[GAP];      /* the first bytes of the rows in the gap */
    time_t kept;
};

static void note_error(MatFile *f)
{
    f->error = f->error ? f->error : errno;
}

/* Writes bytes at a place; returns how many were written. */
static size_t write_at(MatFile *f, const void *data, size_t bytes, off_t at)
{
    size_t done = 0;
    while (done < bytes) {
        const ssize_t written = pwrite(f->file, (const char *)data + done, bytes - done, at + (off_t)done);
        if (written < 0) {
            note_error(f);
            break;
        }
        done += (size_t)written;
    }
    return done;
}

static void write_gap(MatFile *f, off_t at)
{
    char bytes[GAP];
    const MatHeader header = mat_header(MAT_DOUBLES, 1, (int)((f->length - at - GAP) / (off_t)sizeof(double)), gap);
    memcpy(bytes, &header, sizeof header);
    memcpy(bytes + sizeof header, gap, sizeof gap);
    write_at(f, bytes, sizeof bytes, at);
}

/* Widens the gap for the held rows and the header of a gap behind them, and by more, so that this is rare. */
static void widen_gap(MatFile *f)
{
    const off_t rows = f->end - f->data, more = rows < LEAST_GAP ? LEAST_GAP : rows < MOST_GAP ? rows : MOST_GAP;
    const off_t least = f->end + (off_t)f->held + GAP;
    if (least <= f->length)
        return;
    f->length = least + (more & -(off_t)sizeof(double));
    if (ftruncate(f->file, f->length) != 0 && ftruncate(f->file, f->length = least) != 0)
        note_error(f);
    write_gap(f, f->begin);
}

static void write_held(MatFile *f)
{
    const size_t before = (size_t)(f->end - f->begin), left = before < GAP ? GAP - before : 0;
    const size_t kept = !f->data ? 0 : f->held < left ? f->held : left;
    if (f->data && f->held)
        widen_gap(f);
    memcpy(f->first + (kept ? before : 0), f->buffer, kept);
    const size_t written = kept + write_at(f, f->buffer + kept, f->held - kept, f->end + (off_t)kept);
    f->end += (off_t)(f->data ? written - written % f->row : written);
    f->held = 0;
}

/* Moves the rows that are written from the gap to data_2. */
static void count_rows(MatFile *f)
{
    const size_t bytes = (size_t)(f->end - f->begin);
    const int32_t rows = (int32_t)((f->end - f->data) / (off_t)f->row);
    if (!bytes)
        return;
    write_gap(f, f->end);
    write_at(f, f->first, bytes < GAP ? bytes : GAP, f->begin);
    write_at(f, &rows, sizeof rows, f->counter);
    f->begin = f->end;
}

static void put(MatFile *f, const void *data, size_t bytes)
{
    for (const char *from = data; bytes > 0;) {
        if (f->held == f->room)
            write_held(f);
        const size_t part = bytes < f->room - f->held ? bytes : f->room - f->held;
        memcpy(f->buffer + f->held, from, part);
        f->held += part;
        from += part;
        bytes -= part;
    }
}

static void put_header(MatFile *f, int kind, int rows, int columns, const char *name)
{
    const MatHeader header = mat_header(kind, rows, columns, name);
    put(f, &header, sizeof header);
    put(f, name, strlen(name) + 1);
}

static void put_number(MatFile *f, double value)
{
    value += 0.0; /* never a negative zero */
    put(f, &value, sizeof value);
}

/* Puts the text of the time, then one for each selected variable: its path, or its description and unit. */
static void put_texts(MatFile *f, const char *name, const char *of_time, bool are_paths)
{
    static const char nothing[16];
    size_t width = strlen(of_time);
    for (int pass = 0; pass < 2; pass++) {
        if (pass)
            put_header(f, MAT_TEXT, (int)width, f->selection->count + 1, name);
        for (int i = -1; i < f->selection->count; i++) {
            const ModelVariable *v = i < 0 ? NULL : &f->about->variables[f->selection->variables[i]];
            const bool has_unit = v && !are_paths && v->unit[0];
            const char *text = !v ? of_time : are_paths ? v->path : v->description;
            const char *parts[] = {text, has_unit ? text[0] ? " [" : "[" : "", has_unit ? v->unit : "",
                                   has_unit ? "]" : ""};
            size_t length = 0;
            for (int k = 0; k < 4; length += strlen(parts[k++]))
                if (pass)
                    put(f, parts[k], strlen(parts[k]));
            for (width = length > width ? length : width; pass && length < width;) {
                const size_t part = width - length < sizeof nothing ? width - length : sizeof nothing;
                put(f, nothing, part);
                length += part;
            }
        }
    }
}

/* Puts where each selected variable is, and how it is interpolated: linearly (0), and not outside of the run (-1). */
static void put_places(MatFile *f)
{
    int32_t entry[4] = {0, 1, 0, -1};
    put_header(f, MAT_INTEGERS, 4, f->selection->count + 1, "dataInfo");
    put(f, entry, sizeof entry);
    for (int i = 0; i < f->selection->count; i++) {
        const ModelVariable *v = &f->about->variables[f->selection->variables[i]];
        const bool is_constant = variable_is_constant(v);
        entry[0] = is_constant ? 1 : 2;
        entry[1] = v->sign < 0 ? -f->place[i] : f->place[i];
        entry[3] = is_constant ? 0 : -1;
        put(f, entry, sizeof entry);
    }
}

static void write_headers(MatFile *f, const Model *m)
{
    put_header(f, MAT_TEXT, 4, 11, "Aclass");
    put(f, "A1 bt. ir1 na  Tj  re  ac  nt  so   r   y   ", 44); /* Atrajectory, 1.1, nothing and binTrans, by columns */
    put_texts(f, "name", "time", true);
    put_texts(f, "description", "Simulation time [s]", false);
    put_places(f);
    put_header(f, MAT_DOUBLES, f->constants + 1, 2, "data_1");
    for (int end = 0; end < 2; end++) {
        put_number(f, end ? f->options->stop : f->options->start);
        for (int i = 0; i < f->selection->count; i++) {
            const ModelVariable *v = &described(m)->variables[f->selection->variables[i]];
            if (f->twins[i] == i && variable_is_constant(v))
                put_number(f, v->sign ? place_value(m, v->offset, v->type) : v->literal);
        }
    }
    f->counter = f->end + (off_t)(f->held + offsetof(MatHeader, columns));
    put_header(f, MAT_DOUBLES, f->count + 1, 0, "data_2");
    write_held(f);
    f->data = f->begin = f->length = f->end;
}

static MatFile *mat_open(Arena *a, const Options *o, const Selection *s)
{
    MatFile *f = arena_take(a, 1, sizeof *f);
    struct stat is;
    *f = (MatFile){.about = o->about, .options = o, .selection = s, .twins = selection_twins(o->about, s, a),
                   .place = arena_take(a, (size_t)s->count, sizeof *f->place),
                   .columns = arena_take(a, (size_t)s->count, sizeof *f->columns),
                   .listed = arena_take(a, (size_t)s->count, sizeof *f->listed)};
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &o->about->variables[s->variables[i]];
        if (f->twins[i] == i && variable_is_constant(v)) {
            f->constants++;
        } else if (f->twins[i] == i) {
            f->listed[f->count] = s->variables[i];
            f->columns[f->count++] = (ModelStored){v->offset, v->type};
        }
        f->place[i] = f->twins[i] < i ? f->place[f->twins[i]] : 1 + (variable_is_constant(v) ? f->constants : f->count);
    }
    f->row = ((size_t)f->count + 1) * sizeof(double);
    f->room = f->row > BUFFER ? f->row : BUFFER;
    f->buffer = arena_take(a, f->room, 1);
    f->file = open(o->output, O_RDWR | O_CREAT | O_TRUNC, 0666);
    if (f->file >= 0 && fstat(f->file, &is) == 0 && S_ISREG(is.st_mode))
        return f;
    if (f->file < 0)
        file_refuse(o->output);
    else
        message_fail(UNWRITABLE, "%s: it is not a plain file, as one that ends in .mat must be", o->output);
    if (f->file >= 0)
        close(f->file);
    return NULL;
}

static void mat_keep(MatFile *f)
{
    if ((!f->held && f->end == f->begin) || time(NULL) == f->kept)
        return;
    write_held(f);
    count_rows(f);
    f->kept = time(NULL);
}

static int mat_row(MatFile *f, const Model *m, double time)
{
    if (!f->data)
        write_headers(f, m);
    if (f->rows == INT32_MAX)
        return message_fail(UNWRITABLE, "%s: it holds %d rows, and no MAT file can hold more", f->options->output,
                            f->rows);
    if (f->held + f->row > f->room)
        write_held(f);
    double *at = (double *)(void *)(f->buffer + f->held);
    *at++ = time + 0.0;
    const bool is_all_there = model_structure(m)->absent_count == 0;
    for (int i = 0; i < f->count; i++)
        *at++ = is_all_there || !variable_is_absent(m, f->listed[i])
                    ? place_value(m, f->columns[i].offset, f->columns[i].type) + 0.0
                    : NAN;
    f->held += f->row;
    f->rows++;
    mat_keep(f);
    errno = f->error;
    return f->error ? file_refuse(f->options->output) : STATUS_DONE;
}

static bool mat_close(MatFile *f)
{
    write_held(f);
    count_rows(f);
    if (f->data && ftruncate(f->file, f->end) != 0)
        note_error(f);
    if (close(f->file) != 0)
        note_error(f);
    errno = f->error;
    return !f->error;
}

const struct MatPart mat_part = {mat_open, mat_row, mat_keep, mat_close};
