/* case_merge.c - tables of results in the order of cases: of a shard, and of all shards, which must have the same
 * program, table of cases and settings.
 *
 * A table is written under another name and renamed once it is whole. */
#define _POSIX_C_SOURCE 200809L
#include "cases.h"
#include "json.h"
#include "names.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *line_behind(const char *text, int lines)
{
    for (const char *end; lines > 0; lines--)
        text = (end = strchr(text, '\n')) ? end + 1 : text + strlen(text);
    return text;
}

/* The status of a row is the field behind the settings. */
static bool find_status(const char *row, int column, CaseStatus *status)
{
    bool is_quoted = false;
    for (; *row && *row != '\n' && column > 0; row++) {
        is_quoted ^= *row == '"';
        column -= *row == ',' && !is_quoted;
    }
    for (int i = 0; i < CASE_STATUSES; i++) {
        const size_t length = strlen(case_status_words[i]);
        *status = (CaseStatus)i;
        if (strncmp(row, case_status_words[i], length) == 0 && row[length] == ',')
            return true;
    }
    return false;
}

/* The number of the status column. It is the last one with these names behind it: settings may have any name. */
static int status_column(const char *columns)
{
    static const char behind[] = ",status,reason,end,steps,evaluations,jacobians,events";
    const char *end = columns + strcspn(columns, "\n"), *found = NULL;
    int column = 0;
    bool is_quoted = false;
    for (const char *at = strstr(columns, behind); at && at < end; at = strstr(at + 1, behind))
        found = at;
    for (const char *at = columns; found && at <= found; at++) {
        is_quoted ^= *at == '"';
        column += *at == ',' && !is_quoted;
    }
    return column;
}

/* ---- the record of a run ---- */

/* The first two lines of a head, without marks and the rows of the shard: they distinguish tables of other runs. */
static char *identity_of(const char *head, Arena *a)
{
    char *identity = arena_take(a, strlen(head) + 1, 1), fingerprint[80] = "", digest[24] = "";
    const char *second = line_behind(head, 1);
    long count = 0;
    sscanf(head, CASE_MARK "%79s %23s %ld", fingerprint, digest, &count);
    snprintf(identity, strlen(head) + 1, "%s %s %ld %.*s", fingerprint, digest, count, (int)strcspn(second + 2, "\n"),
             second + 2);
    return identity;
}

/* The line of the identity in the record. */
static char *identity_line(const char *identity, Arena *a)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        arena_exhausted();
    json_text(&(Json){.out = out}, "identity", identity);
    if (fclose(out) != 0)
        arena_exhausted();
    arena_close_with(a, free, text);
    return text;
}

typedef struct {
    const ModelDescription *about;
    const CaseResults *results;
} Record;

/* The record, for programs without statistics. */
static void print_record(const void *context, FILE *out)
{
    const Record *r = context;
    Json j = {.out = out};
    json_open(&j, NULL, '{');
    json_text(&j, "program", r->about->info->name);
    json_text(&j, "block", r->about->info->qualified_name);
    json_text(&j, "fingerprint", r->about->info->fingerprint);
    json_text(&j, "identity", r->results->identity);
    json_count(&j, "cases", r->results->count);
    json_open_line(&j, "ends", '{');
    for (int i = 0; i < CASE_STATUSES; i++)
        json_count(&j, case_status_words[i], r->results->counts[i]);
    json_close(&j, '}');
    json_close(&j, '}');
}

static void print_rows(const void *context, FILE *out)
{
    const CaseResults *t = context;
    fputs(t->begin, out);
    for (long i = 0; i < t->count; i++) {
        fwrite(t->rows[i].text, 1, (size_t)t->rows[i].length, out);
        fputc('\n', out);
    }
}

static void print_end(const Options *o, const char *file, const CaseResults *t)
{
    static const char *const phrases[CASE_STATUSES] = {"done", "violated a requirement", "failed", "refused", "lost"};
    bool is_next = false;
    if (o->quiet)
        return;
    printf("%s: ", o->about->info->name);
    if (o->cases->shards)
        printf("cases %ld to %ld of shard %ld of %ld", t->first + 1, t->first + t->count, o->cases->shard,
               o->cases->shards);
    else
        printf("%ld case%s", t->count, t->count == 1 ? "" : "s");
    printf(" in %s", file);
    for (int i = 0; i < CASE_STATUSES; i++)
        if (t->counts[i] > 0) {
            printf("%s%ld %s", is_next ? ", " : ": ", t->counts[i], phrases[i]);
            is_next = true;
        }
    putchar('\n');
}

/* Writes the record of the run, then the table beside it, so that an existing table always has its record. Tells of
 * them once all are written. */
static int write_whole(const Options *o, const char *file, CaseResults *t, Arena *a)
{
    t->identity = identity_of(t->head, a);
    t->begin = t->columns;
    t->units = line_behind(t->head, 2) + 2;
    t->status = status_column(t->columns);
    const StudyFindings *findings = NULL;
    int status = model_parts.studies ? case_statistics(o, t, file, a, &findings)
                                     : file_write_whole(case_file_name(a, file, ".json"), true, print_record,
                                                        &(Record){o->about, t});
    status = status == STATUS_DONE ? file_write_whole(file, true, print_rows, t) : status;
    if (status != STATUS_DONE)
        return status;
    print_end(o, file, t);
    if (findings && !o->quiet)
        case_statistics_print(findings, file, a);
    return status;
}

/* ---- the end of a run ---- */

/* Takes the last row of each case from a journal. */
static void take_journal(CaseResults *t, char *bytes)
{
    for (const char *at = bytes, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        long index;
        CaseStatus status;
        const char *row = journal_row(at, t->first, t->count, &index, &status);
        if (row)
            t->rows[index] = (CaseRow){row, (int)(end - row)};
    }
}

int cases_finish(const CaseStudy *s, Journal *j, Arena *a)
{
    const CaseTable *cases = s->table;
    char *bytes = journal_bytes(j, a);
    CaseResults t = {.head = j->head,
                     .columns = line_behind(j->head, CASE_HEAD_LINES),
                     .count = cases->own,
                     .first = cases->first,
                     .rows = arena_take(a, (size_t)cases->own, sizeof *t.rows)};
    if (!bytes)
        return STATUS_ENVIRONMENT;
    memcpy(t.counts, j->counts, sizeof t.counts);
    take_journal(&t, bytes + strlen(j->head));
    for (long i = 0; i < t.count; i++)
        if (!t.rows[i].text)
            return message_fail(OTHER_CASES, "%s: it has changed while cases ran", j->name);
    t.begin = t.head;
    const int status = s->options->cases->shards ? file_write_whole(s->output, true, print_rows, &t)
                                                 : write_whole(s->options, s->output, &t, a);
    if (status != STATUS_DONE)
        return status;
    if (s->options->cases->shards)
        print_end(s->options, s->output, &t);
    return STATUS_DONE;
}

int case_status_of(const long *counts, const Options *o)
{
    if (o->cases->shards)
        return STATUS_DONE;
    return counts[CASE_FAILED] + counts[CASE_REFUSED] + counts[CASE_LOST] > 0 ? STATUS_FAILED
           : counts[CASE_VIOLATED] > 0 && !o->ignores_requirements            ? STATUS_VIOLATED
                                                                              : STATUS_DONE;
}

/* ---- shards ---- */

typedef struct {
    const char *name, *head, *rows;
    char *identity;
    long count, first, own; /* of cases in all; of the shard */
} Shard;

static int read_shard(Shard *s, const char *name, Arena *a)
{
    char *bytes = case_bytes(name, a);
    if (!bytes)
        return STATUS_ENVIRONMENT;
    *s = (Shard){.name = name, .head = bytes};
    if (sscanf(bytes, CASE_MARK "%*s %*s %ld %ld %ld", &s->count, &s->first, &s->own) != 3 || s->count < 1 ||
        s->first < 0 || s->own < 1 || s->first > s->count - s->own)
        return message_fail(OTHER_CASES, "%s: it is not a table that --shard has written", name);
    if (strcspn(bytes, "\r") < strcspn(bytes, "\n"))
        return message_fail(OTHER_CASES, "%s: its lines end in CR LF; give the file as the program has written it",
                            name);
    s->identity = identity_of(bytes, a);
    const char *columns = line_behind(bytes, CASE_HEAD_LINES);
    s->rows = line_behind(columns, 1);
    if (s->rows[0] == ',') /* the line of units, which names no case */
        s->rows = line_behind(s->rows, 1);
    return STATUS_DONE;
}

static int compare_shards(const void *a, const void *b)
{
    const Shard *one = a, *other = b;
    return (one->first > other->first) - (one->first < other->first);
}

static int check_same(const ModelDescription *about, const Shard *shards, int count)
{
    const size_t own = strlen(about->info->fingerprint);
    for (int i = 0; i < count; i++) {
        const Shard *s = &shards[i];
        const size_t head = (size_t)(s->rows - line_behind(s->head, 2));
        if (strncmp(s->identity, about->info->fingerprint, own) != 0 || s->identity[own] != ' ') {
            message_begin(OTHER_CASES, "%s: written by another program", s->name);
            message_detail("fingerprint of the shard   %.*s", (int)strcspn(s->identity, " "), s->identity);
            message_detail("fingerprint of the program %s", about->info->fingerprint);
            return message_end(OTHER_CASES);
        }
        if (strcmp(s->identity, shards[0].identity) == 0 &&
            strncmp(line_behind(s->head, 2), line_behind(shards[0].head, 2), head) == 0)
            continue;
        const bool is_table = strncmp(s->identity + own, shards[0].identity + own, 1 + 16) == 0;
        message_begin(OTHER_CASES, "%s and %s: of %s", shards[0].name, s->name,
                      is_table ? "other settings" : "other tables of cases");
        message_detail("%s  %s", shards[0].name, shards[0].identity);
        message_detail("%s  %s", s->name, s->identity);
        return message_end(OTHER_CASES);
    }
    return STATUS_DONE;
}

static int check_whole(const Shard *shards, int count)
{
    long next = 0;
    for (int i = 0; i < count; i++) {
        const Shard *s = &shards[i];
        if (s->first < next)
            return message_fail(OTHER_CASES, "%s and %s: cases %ld to %ld are in both", shards[i - 1].name, s->name,
                                s->first + 1, next < s->first + s->own ? next : s->first + s->own);
        if (s->first > next)
            return message_fail(OTHER_CASES, "cases %ld to %ld are missing: no file contains them", next + 1, s->first);
        next = s->first + s->own;
    }
    if (next < shards[0].count)
        return message_fail(OTHER_CASES, "cases %ld to %ld are missing: no file contains them", next + 1,
                            shards[0].count);
    return STATUS_DONE;
}

static int take_rows(CaseResults *t, const Shard *s, int column)
{
    const char *at = s->rows;
    for (long i = 0; i < s->own; i++) {
        const char *end = strchr(at, '\n');
        CaseStatus status;
        if (!end || !find_status(at, column, &status))
            return message_fail(OTHER_CASES, "%s: it is cut short, or has been changed", s->name);
        t->rows[s->first + i] = (CaseRow){at, (int)(end - at)};
        t->counts[status]++;
        at = end + 1;
    }
    return *at ? message_fail(OTHER_CASES, "%s: it has more rows than its head states", s->name) : STATUS_DONE;
}

/* Names of cases must differ. Within a shard this is checked before it runs; here among all shards. */
static int check_rows(const CaseResults *t, Arena *a)
{
    Names *seen = names_new(a, (int)t->count);
    size_t length = 0;
    for (long i = 0; i < t->count; i++)
        length += (size_t)t->rows[i].length + 1;
    char *text = arena_take(a, length, 1);
    for (long i = 0; i < t->count; i++) {
        char *at = text, *name;
        memcpy(text, t->rows[i].text, (size_t)t->rows[i].length);
        csv_field(&at, &name);
        int *before = names_value(seen, name);
        if (*before >= 0)
            return message_fail(OTHER_CASES, "two cases of one name: %s", name);
        *before = (int)i;
        text = name + strlen(name) + 1;
    }
    return STATUS_DONE;
}

int cases_merge(const Options *o, Arena *a)
{
    const CaseOptions *c = o->cases;
    Shard *shards = arena_take(a, (size_t)c->file_count, sizeof *shards);
    int status = STATUS_DONE;
    for (int i = 0; i < c->file_count && status == STATUS_DONE; i++)
        status = is_same_file(c->files[i], c->merged)
                     ? message_fail(BAD_ARGUMENT, "--merge would overwrite '%s', which it reads", c->merged)
                     : read_shard(&shards[i], c->files[i], a);
    if (status != STATUS_DONE)
        return status;
    qsort(shards, (size_t)c->file_count, sizeof *shards, compare_shards);
    status = check_same(o->about, shards, c->file_count);
    status = status == STATUS_DONE ? check_whole(shards, c->file_count) : status;
    if (status != STATUS_DONE)
        return status;
    CaseResults t = {
        .head = shards[0].head, .columns = line_behind(shards[0].head, CASE_HEAD_LINES), .count = shards[0].count};
    t.rows = arena_take(a, (size_t)t.count, sizeof *t.rows);
    const int column = status_column(t.columns);
    for (int i = 0; i < c->file_count && status == STATUS_DONE; i++)
        status = take_rows(&t, &shards[i], column);
    const size_t head = (size_t)(shards[0].rows - t.columns);
    char *columns = arena_take(a, head + 1, 1);
    memcpy(columns, t.columns, head);
    t.columns = columns;
    status = status == STATUS_DONE ? check_rows(&t, a) : status;
    status = status == STATUS_DONE ? write_whole(o, c->merged, &t, a) : status;
    return status != STATUS_DONE ? status : case_status_of(t.counts, o);
}

/* True if each case has a complete row and, if it is to be kept, its trajectory. Adds to the counts by CaseStatus. */
static bool are_whole(const CaseStudy *s, const char *row, int column, long *counts)
{
    CaseStatus status = CASE_DONE;
    long rows = 0;
    bool is = true;
    for (; is && *row; row = line_behind(row, 1), rows++) {
        is = rows < s->table->own && find_status(row, column, &status) && strchr(row, '\n') && status != CASE_LOST &&
             case_is_kept(s, rows, status);
        counts[status]++;
    }
    return is && rows == s->table->own;
}

bool cases_are_there(const CaseStudy *s, long *counts, Arena *a)
{
    char *head = case_head(s, a), *identity = identity_of(head, a);
    const bool is_shard = s->options->cases->shards > 0;
    FILE *journal = fopen(case_file_name(a, s->output, ".csv.journal"), "rb"), *there = fopen(s->output, "rb");
    if (journal)
        fclose(journal);
    if (there)
        fclose(there);
    if (journal || !there)
        return false;
    char *bytes = case_bytes(s->output, a), *record = NULL;
    if (bytes && !is_shard)
        record = case_bytes(case_file_name(a, s->output, ".json"), a);
    if (is_shard)
        return bytes && strncmp(bytes, head, strlen(head)) == 0 &&
               are_whole(s, bytes + strlen(head), status_column(line_behind(head, CASE_HEAD_LINES)), counts);
    const char *columns = line_behind(head, CASE_HEAD_LINES), *line = identity_line(identity, a);
    if (!record || !strstr(record, line + strspn(line, " \n")) || strncmp(bytes, columns, strlen(columns)) != 0)
        return false;
    return are_whole(s, bytes + strlen(columns), status_column(columns), counts);
}
