/* case_journal.c - the journal: rows as they come, from which --resume continues, whenever the program was killed.
 *
 * It begins with the head of the study. Each further line holds the number of a case, a letter for its status, a tab,
 * and the row. A last line without an end is incomplete and is removed. A later row of a case replaces the earlier one:
 * cases whose process was lost run again. */
#define _POSIX_C_SOURCE 200809L
#include "cases.h"
#include "variant.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char letters[] = "dvfrl"; /* by CaseStatus */

/* ---- the head ---- */

/* A hash of the bytes of a file; 0 if it cannot be read. */
static uint64_t sum_of_file(const char *name)
{
    uint64_t sum = 14695981039346656037u;
    FILE *in = fopen(name, "rb");
    for (int c; in && (c = getc(in)) != EOF;)
        sum = (sum ^ (unsigned char)c) * 1099511628211u;
    if (in)
        fclose(in);
    return in ? sum : 0;
}

static void write_number(FILE *out, const char *option, double value)
{
    fprintf(out, " --%s %s", option, number_text(value).text);
}

static void write_file(FILE *out, const char *option, const char *name)
{
    if (name)
        fprintf(out, " --%s %s (%016" PRIx64 ")", option, name, sum_of_file(name));
}

/* Writes the settings on which all results depend besides the table, as words of a command line. */
static void write_settings(const Options *o, FILE *out)
{
    const struct VariantCall *call = o->about->call;
    write_number(out, "start", o->start);
    write_number(out, "stop", o->stop);
    write_number(out, "interval", o->interval);
    write_number(out, "tolerance", o->tolerance);
    fprintf(out, " --solver %s", o->solver);
    if (has_fixed_steps(o->method))
        write_number(out, "step", o->step);
    for (int c = 0; call && c < call->variants->constant_count; c++)
        fprintf(out, " --set %s=%s", call->variants->constants[c].path, number_text(call->values[c]).text);
    for (int i = 0; i < o->settings.count; i++)
        fprintf(out, " --set %s=%s", o->about->variables[o->settings.items[i].variable].path,
                number_text(o->settings.items[i].value).text);
    write_file(out, "input", o->input);
    write_file(out, "restart", o->restart);
    for (int i = 0; i < o->signal_count; i++)
        fprintf(out, " --signal %s", o->signals[i]);
    for (int i = 0; model_parts.figures && i < model_parts.figures->count(o); i++)
        fprintf(out, " --figures %s", model_parts.figures->name(o, i));
    fprintf(out, "%s\n", o->stops_on_violation ? " --stop-on-violation" : "");
}

char *case_head(const CaseStudy *s, Arena *a)
{
    const Options *o = s->options;
    const CaseTable *t = s->table;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        arena_exhausted();
    fprintf(out, CASE_MARK "%s %016" PRIx64 " %ld %ld %ld\n# %s", o->about->info->fingerprint, t->digest, t->count,
            t->first, t->own, o->about->info->name);
    write_settings(o, out);
    fputs("# ", out);
    case_units(s, a, out);
    case_names(s, a, out);
    if (t->units || o->with_units)
        case_units(s, a, out);
    if (fclose(out) != 0)
        arena_exhausted();
    char *head = arena_take(a, size + 1, 1);
    memcpy(head, text, size);
    free(text);
    return head;
}

/* ---- existing rows ---- */

const char *journal_row(const char *line, long first, long own, long *index, CaseStatus *status)
{
    char *at;
    *index = strtol(line, &at, 10) - first;
    const bool is_number = line[0] >= '0' && line[0] <= '9'; /* strtol() also skips line feeds */
    const char *letter = is_number && at[0] == ' ' && at[1] ? strchr(letters, at[1]) : NULL;
    if (!letter || at[2] != '\t' || *index < 0 || *index >= own)
        return NULL;
    *status = (CaseStatus)(letter - letters);
    return at + 3;
}

/* Takes a complete line, if it is a row of the shard. */
static void take_line(Journal *j, const CaseTable *t, const char *line)
{
    long index;
    CaseStatus status;
    if (!journal_row(line, t->first, t->own, &index, &status))
        return;
    if (j->end[index])
        j->counts[j->end[index] - 1]--, j->done--;
    j->end[index] = (unsigned char)(status == CASE_LOST ? 0 : status + 1);
    if (status != CASE_LOST)
        j->counts[status]++, j->done++;
}

static void tell_head(const char *whose, const char *head)
{
    const char *second = strchr(head, '\n') ? strchr(head, '\n') + 1 : head;
    message_detail("%s %.*s", whose, (int)strcspn(head, "\n"), head);
    message_detail("%s %.*s", whose, (int)strcspn(second, "\n"), second);
}

static int refuse_other(const Journal *j, const char *found)
{
    message_begin(OTHER_CASES, "%s belongs to another program, table or setting", j->name);
    tell_head("the journal:", found);
    tell_head("this run:   ", j->head);
    return message_end_with(OTHER_CASES,
                            "continue with the command that started it, or leave --resume out to start again");
}

/* Reads the existing rows, and leaves the file behind its last complete line; exit status. */
static int read_there(Journal *j, const CaseTable *t)
{
    const size_t head = strlen(j->head);
    char *line = NULL, *begin = malloc(head + 1);
    size_t room = 0;
    if (!begin)
        arena_exhausted();
    const size_t found = fread(begin, 1, head, j->out);
    begin[found] = '\0';
    const bool is_own = found == head && memcmp(begin, j->head, head) == 0;
    const bool is_cut = found < head && memcmp(begin, j->head, found) == 0;
    long end = is_own ? (long)head : 0;
    const int status = is_own || is_cut ? STATUS_DONE : refuse_other(j, begin);
    free(begin);
    if (status != STATUS_DONE)
        return status;
    for (ssize_t length; is_own && (length = getline(&line, &room, j->out)) > 0 && line[length - 1] == '\n';) {
        take_line(j, t, line);
        end += length;
    }
    free(line);
    if (ftruncate(fileno(j->out), end) != 0 || fseek(j->out, end, SEEK_SET) != 0)
        return file_refuse(j->name);
    if (is_cut)
        fputs(j->head, j->out);
    return STATUS_DONE;
}

/* Another program may remove the file between opening and locking it: then it is created anew. */
static int open_locked(Journal *j)
{
    struct stat own, named;
    const struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    for (;;) {
        j->out = fopen(j->name, "a+b");
        if (!j->out)
            return file_refuse(j->name);
        if (fcntl(fileno(j->out), F_SETLK, &whole) != 0 && (errno == EACCES || errno == EAGAIN))
            return message_fail(UNWRITABLE, "%s: another process writes to it", j->name);
        if (fstat(fileno(j->out), &own) == 0 && stat(j->name, &named) == 0 && own.st_ino == named.st_ino &&
            own.st_dev == named.st_dev)
            return STATUS_DONE;
        fclose(j->out);
    }
}

/* Keeps a former journal under another name, so that its rows are not lost if --resume was forgotten. */
static int keep_former(Journal *j)
{
    const size_t room = strlen(j->name) + sizeof ".old";
    char *line = NULL, *old = malloc(room);
    size_t size = 0;
    long rows = -CASE_HEAD_LINES - 1;
    if (!old)
        arena_exhausted();
    rewind(j->out);
    while (getline(&line, &size, j->out) > 0)
        rows++;
    free(line);
    snprintf(old, room, "%s.old", j->name);
    const bool is_kept = rows > 0 && rename(j->name, old) == 0;
    if (is_kept)
        message_note("%s has %ld rows of an earlier run and is kept as %s; --resume would have continued that run",
                     j->name, rows, old);
    free(old);
    if (!is_kept)
        return ftruncate(fileno(j->out), 0) == 0 ? STATUS_DONE : file_refuse(j->name);
    fclose(j->out);
    return open_locked(j);
}

int journal_open(Journal *j, const CaseStudy *s, const char *name, Arena *a)
{
    const size_t length = strlen(name) + 1;
    *j = (Journal){.name = arena_take(a, length, 1),
                   .head = case_head(s, a),
                   .first = s->table->first,
                   .end = arena_take(a, (size_t)s->table->own, 1)};
    memcpy(j->name, name, length);
    int status = open_locked(j);
    if (status == STATUS_DONE && !s->options->cases->resumes) {
        status = keep_former(j);
        if (status == STATUS_DONE)
            fputs(j->head, j->out);
    } else if (status == STATUS_DONE) {
        rewind(j->out);
        status = read_there(j, s->table);
    }
    return status == STATUS_DONE ? journal_flush(j) : status;
}

/* The reason why the file cannot be written is printed once. */
static int refuse_to_write(Journal *j)
{
    const bool is_told = j->has_failed;
    j->has_failed = true;
    return is_told ? STATUS_ENVIRONMENT : file_refuse(j->name);
}

int journal_add(Journal *j, long index, CaseStatus status, const char *row, size_t length)
{
    j->end[index] = (unsigned char)(status + 1);
    j->counts[status]++;
    j->done++;
    errno = 0;
    fprintf(j->out, "%ld %c\t", index + j->first, letters[status]);
    fwrite(row, 1, length, j->out);
    fputc('\n', j->out);
    return ferror(j->out) ? refuse_to_write(j) : STATUS_DONE;
}

int journal_flush(Journal *j)
{
    errno = 0;
    return fflush(j->out) == 0 && !ferror(j->out) ? STATUS_DONE : refuse_to_write(j);
}

char *journal_bytes(Journal *j, Arena *a)
{
    rewind(j->out);
    return case_bytes_of(j->out, j->name, a);
}

int journal_close(Journal *j, bool is_removed)
{
    const int status = journal_flush(j);
    if (is_removed && status == STATUS_DONE)
        remove(j->name);
    fclose(j->out);
    j->out = NULL;
    return status;
}
