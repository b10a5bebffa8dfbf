/* results.c - the result file and the event log: CSV as RFC 4180 has it, but with plain line feeds. Another form of the
 * result file is in results_mat.c.
 *
 * The file has its final name from the beginning, so that a run that fails leaves the rows computed so far. The header
 * is written with the first row: a run that fails before that leaves no file. Whole rows are written at least once per
 * second, because a run may be killed. The system may then cut a write at the end of a page: a row that crosses pages
 * is written alone, which is so fast that a kill hardly ever interrupts it.
 * Each column keeps its last digits, because constants and variables at rest repeat; columns of one storage share them,
 * so that aliases are copied. */
#define _FILE_OFFSET_BITS 64
#define _POSIX_C_SOURCE 200809L
#include "results.h"
#include "parts.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST = 24, BUFFER = 1 << 16 }; /* characters of a number without its sign; bytes written at once */

typedef struct {
    ModelType type;
    size_t offset; /* in the model */
    int twin;      /* the first column that shows the same storage, itself or one before */
    int variable;
    int sign;      /* 0: it shows a fixed number */
    int length;
    double size;   /* absolute value that `digits` show */
    char digits[LONGEST];
} Column;

struct Results {
    const ModelDescription *about;
    const char *file;
    FILE *out;
    Column *columns;
    int count;
    char *row;     /* text of a row */
    size_t room, held; /* bytes of the file's buffer, and of rows in it */
    off_t written; /* bytes in the file, of whole rows */
    time_t kept;   /* when it was written last */
    MatFile *mat;  /* used instead of the members above, except the file name; NULL: CSV */
    bool has_rows, with_units;
    bool failed;   /* a failure was reported */
    int error;     /* errno of the first failed write of held rows, which may be in another thread; 0: none */
};

static bool is_standard_output(const char *file)
{
    return strcmp(file, "-") == 0;
}

/* Identifies a file, or the folder that will contain it; false if it does not exist. */
static bool identify(const char *file, bool is_folder, struct stat *is)
{
    const char *slash = strrchr(file, '/');
    if (!is_folder)
        return (is_standard_output(file) ? fstat(STDOUT_FILENO, is) : stat(file, is)) == 0;
    char *folder = strdup(slash ? file : ".");
    if (folder && slash)
        folder[slash == file ? 1 : slash - file] = '\0';
    const bool is_there = folder && stat(folder, is) == 0;
    free(folder);
    return is_there;
}

bool is_same_file(const char *a, const char *b)
{
    const char *slash = strrchr(a, '/'), *other_slash = strrchr(b, '/');
    struct stat one, other;
    const bool has_one = identify(a, false, &one), has_other = identify(b, false, &other);
    if (has_one != has_other)
        return false;
    if (has_one && S_ISCHR(one.st_mode)) /* such as /dev/null */
        return is_standard_output(a) && is_standard_output(b);
    if (!has_one && (strcmp(slash ? slash + 1 : a, other_slash ? other_slash + 1 : b) != 0 ||
                     !identify(a, true, &one) || !identify(b, true, &other)))
        return false;
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

void file_discard(const char *file)
{
    struct stat is;
    if (!is_standard_output(file) && lstat(file, &is) == 0 && S_ISREG(is.st_mode))
        remove(file);
}

bool output_is_unread(void)
{
    return model_parts.interruption && model_parts.interruption->is_unread();
}

int file_refuse(const char *file)
{
    const int reason = errno;
    if (reason == EPIPE || (is_standard_output(file) && output_is_unread())) /* the reader of a pipe may stop */
        return STATUS_SIGNAL + SIGPIPE;
    return message_fail(UNWRITABLE, "%s: %s", is_standard_output(file) ? "standard output" : file, strerror(reason));
}

/* Writes a number that is not negative; returns the number of characters. */
static int write_number(char *text, double size)
{
    char digits[LONGEST + 1];
    int length = model_parts.digits ? model_parts.digits->shortest(digits, size) : 0;
    if (length == 0) {
        const Number n = number_text(size);
        length = (int)strlen(n.text);
        memcpy(digits, n.text, (size_t)length);
    }
    memcpy(text, digits, LONGEST);
    return length;
}

static void take_columns(Results *r, Arena *a, const Selection *s)
{
    const int *twins = selection_twins(r->about, s, a);
    r->columns = arena_take(a, (size_t)s->count, sizeof *r->columns);
    r->row = arena_take(a, (size_t)s->count + 2, LONGEST + 2);
    r->count = s->count;
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &r->about->variables[s->variables[i]];
        Column *c = &r->columns[i];
        *c = (Column){.variable = s->variables[i], .twin = twins[i], .size = -1, .sign = v->sign};
        if (v->sign == 0) {
            c->length = write_number(c->digits, fabs(v->literal));
            c->size = v->literal < 0 ? -1 : 1;
        } else {
            c->offset = v->offset;
            c->type = v->type;
        }
    }
}

static bool open_csv(Results *r, Arena *a, const Selection *s)
{
    const size_t row = ((size_t)s->count + 2) * (LONGEST + 2);
    take_columns(r, a, s);
    r->out = is_standard_output(r->file) ? stdout : fopen(r->file, "w");
    r->room = row > BUFFER ? row : BUFFER;
    if (r->out && r->out != stdout)
        setvbuf(r->out, arena_take(a, r->room, 1), _IOFBF, r->room);
    return r->out != NULL;
}

Results *results_open(Arena *a, const Options *o, const Selection *s)
{
    Results *r = arena_take(a, 1, sizeof *r);
    r->about = o->about;
    r->file = o->output;
    r->with_units = o->with_units;
    if (o->is_mat)
        r->mat = model_parts.mat->open(a, o, s);
    else if (!open_csv(r, a, s))
        file_refuse(r->file);
    return r->mat || r->out ? r : NULL;
}

static void write_held(Results *r)
{
    if (fflush(r->out) != 0 || ferror(r->out)) {
        r->error = r->error ? r->error : errno;
        return;
    }
    r->written += (off_t)r->held;
    r->held = 0;
    r->kept = time(NULL);
}

void results_keep(Results *r)
{
    if (r && r->mat)
        model_parts.mat->keep(r->mat);
    else if (r && r->held && time(NULL) != r->kept)
        write_held(r);
}

static void write_header(const Results *r)
{
    fputs("time", r->out);
    for (int i = 0; i < r->count; i++) {
        fputc(',', r->out);
        csv_text(r->out, r->about->variables[r->columns[i].variable].path);
    }
    fputc('\n', r->out);
    if (!r->with_units)
        return;
    fputc('s', r->out);
    for (int i = 0; i < r->count; i++) {
        fputc(',', r->out);
        csv_text(r->out, r->about->variables[r->columns[i].variable].unit);
    }
    fputc('\n', r->out);
}

/* Copies more than the digits, because a copy of fixed length is faster. Returns the end of the digits. */
static char *write_column(char *end, const Column *digits, bool is_negative)
{
    *end++ = ',';
    if (is_negative)
        *end++ = '-';
    memcpy(end, digits->digits, LONGEST);
    return end + digits->length;
}

static int write_row(Results *r, const Model *m, double time)
{
    if (!r->has_rows) {
        write_header(r);
        write_held(r);
        r->written = ftello(r->out);
    }
    const Number now = number_text(time);
    const size_t length = strlen(now.text);
    memcpy(r->row, now.text, length);
    char *end = r->row + length;
    const bool is_all_there = model_structure(m)->absent_count == 0;
    for (int i = 0; i < r->count; i++) {
        const Column *own = &r->columns[i];
        Column *c = &r->columns[own->twin];
        if (!is_all_there && variable_is_absent(m, own->variable)) {
            *end++ = ',';
            continue;
        }
        double value = own->size;
        if (own->sign != 0) {
            value = place_value(m, own->offset, own->type);
            const double size = fabs(value);
            if (!(size >= c->size && size <= c->size)) {
                c->size = size;
                c->length = write_number(c->digits, size);
            }
            value *= own->sign;
        }
        end = write_column(end, c, value < 0);
    }
    *end++ = '\n';
    const size_t bytes = (size_t)(end - r->row);
    const off_t from = r->written + (off_t)r->held, page = 4096;
    const bool is_on_two = from / page != (from + (off_t)bytes) / page;
    if (is_on_two)
        write_held(r);
    fwrite(r->row, 1, bytes, r->out);
    r->held += bytes;
    if (is_on_two)
        write_held(r);
    results_keep(r);
    return ferror(r->out) ? file_refuse(r->file) : STATUS_DONE;
}

int results_row(Results *r, const Model *m, double time)
{
    const int status = r->mat ? model_parts.mat->row(r->mat, m, time) : write_row(r, m, time);
    r->has_rows |= status == STATUS_DONE;
    r->failed = status != STATUS_DONE;
    return status;
}

/* Closes the file. A full disk may be noticed only when the rest of the buffer is written. */
static bool finish(FILE *out)
{
    const bool complete = fflush(out) == 0 && !ferror(out);
    return (out == stdout || fclose(out) == 0) && complete;
}

/* Writes the held rows and removes a row that a full disk has cut. */
static bool finish_rows(Results *r)
{
    write_held(r);
    const bool is_file = r->out != stdout, complete = finish(r->out);
    if (!complete && is_file && truncate(r->file, r->written) != 0)
        return false; /* a device or pipe */
    return complete;
}

int results_close(Results *r)
{
    if (!r)
        return STATUS_DONE;
    const bool complete = r->mat ? model_parts.mat->close(r->mat) : finish_rows(r), silent = r->failed;
    if (!r->has_rows)
        file_discard(r->file);
    errno = r->error ? r->error : errno;
    return silent ? STATUS_ENVIRONMENT : complete ? STATUS_DONE : file_refuse(r->file);
}

int events_open(FILE **log, const char *file)
{
    *log = NULL;
    if (!file)
        return STATUS_DONE;
    *log = is_standard_output(file) ? stdout : fopen(file, "w");
    if (!*log)
        return file_refuse(file);
    setvbuf(*log, NULL, _IOLBF, BUFFER);
    fputs("time,change,element\n", *log);
    return STATUS_DONE;
}

void events_log(FILE *log, double time, const char *change, const char *element)
{
    if (!log)
        return;
    fprintf(log, "%s,", number_text(time).text);
    csv_text(log, change);
    fputc(',', log);
    csv_text(log, element);
    fputc('\n', log);
}

int events_close(FILE *log, const char *file)
{
    return !log || finish(log) ? STATUS_DONE : file_refuse(file);
}
