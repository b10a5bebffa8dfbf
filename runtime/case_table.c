/* case_table.c - the table of cases: a column for each parameter or start, a row for each case.
 *
 * Each row is one line, so that a shard finds its rows without parsing others: the file is read once for the number of
 * its rows and a hash of its bytes, and once more from near the shard's first row. */
#define _POSIX_C_SOURCE 200809L
#include "cases.h"
#include "names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

enum { BLOCK = 1 << 18, MARKED = 256 };

/* The place where one of every MARKED rows begins. */
typedef struct {
    long offset, line;
} Mark;

typedef struct {
    CaseTable *table;
    const Options *options;
    Arena *arena;
    FILE *in;
    Mark *marks;
    int mark_count, mark_room;
} Reading;

static int refuse(const CaseTable *t, long line, const char *problem, const char *words)
{
    return message_fail(BAD_CASES, "%s%s (%s:%ld)", problem, words, t->file, line);
}

static int refuse_file(const CaseTable *t)
{
    return message_fail(UNREADABLE, "%s: %s", t->file, strerror(errno));
}

/* Hashes words of eight bytes, because hashing single bytes takes as long as all the rest. */
static uint64_t add_to_sum(uint64_t sum, const char *bytes, size_t size)
{
    for (size_t at = 0; at < size; at += sizeof sum) {
        uint64_t word = 0;
        memcpy(&word, bytes + at, size - at < sizeof word ? size - at : sizeof word);
        sum = (sum ^ word) * 0x9E3779B97F4A7C15u;
        sum ^= sum >> 29;
    }
    return sum;
}

/* ---- the head ---- */

/* A line without its end, in the arena; NULL at the end of the file. */
static char *read_line(Reading *r)
{
    char *line = NULL;
    size_t room = 0;
    const ssize_t length = getline(&line, &room, r->in);
    char *copy = length > 0 ? arena_take(r->arena, (size_t)length + 1, 1) : NULL;
    if (copy)
        memcpy(copy, line, (size_t)length);
    free(line);
    return copy ? trim(copy) : NULL;
}

/* Cuts the line into its fields, in place; returns their number. */
static int cut(Reading *r, char *line, char ***fields)
{
    int count = 0, room = 0;
    for (char end = ',', *field; end == ',';) {
        end = csv_field(&line, &field);
        *fields = arena_room(r->arena, *fields, count, &room, sizeof **fields);
        (*fields)[count++] = field;
    }
    return count;
}

static bool is_structural(const Options *o, Arena *a, const char *path)
{
    int status;
    const Settings none = {.about = o->about, .arena = a};
    return o->about->variant && o->about->variant->take(&none, path, "", "", &status);
}

static int check_column(const CaseTable *t, const Options *o, Arena *a, const char *name)
{
    char origin[512];
    int variable;
    const Settings none = {.about = o->about, .arena = a};
    snprintf(origin, sizeof origin, "%.500s:1", t->file);
    if (strcmp(name, "@input") == 0 && !model_parts.inputs)
        return message_fail(BAD_CASES, "a column '@input', but the model has no inputs (%s)", origin);
    if (strcmp(name, "@restart") == 0 && !model_parts.restart)
        return message_fail(MISSING_PART, "the column '@restart' needs 'restart' (%s)", origin);
    return case_column_is_named(name) ? STATUS_DONE : settings_find(&none, name, origin, &variable);
}

/* If a column is a constant that selects one of several programs, columns are checked with each case instead: the
 * programs may have different variables. */
static int read_names(Reading *r, char *line)
{
    CaseTable *t = r->table;
    t->columns = cut(r, line, &t->names);
    t->has_names = strcmp(t->names[0], "case") == 0;
    if (t->columns == 1 && strchr(t->names[0], ';'))
        return refuse(t, 1, "fields that are separated by semicolons", "");
    Names *seen = names_new(r->arena, t->columns);
    bool is_any_structural = false;
    for (int i = 0; i < t->columns; i++) {
        int *before = names_value(seen, t->names[i]);
        if (*before >= 0)
            return refuse(t, 1, "two columns of one name: ", t->names[i]);
        *before = i;
        if (i > 0 && strcmp(t->names[i], "case") == 0)
            return refuse(t, 1, "a column 'case' behind others: it must be the first one", "");
        is_any_structural |= is_structural(r->options, r->arena, t->names[i]);
    }
    int status = STATUS_DONE;
    for (int i = t->has_names; i < t->columns && status == STATUS_DONE && !is_any_structural; i++)
        status = check_column(t, r->options, r->arena, t->names[i]);
    return status;
}

/* True if the second line holds units: it names no case or, if cases have no names, no field of it can be a value. */
static bool is_of_units(const Reading *r, char *const *fields, int count)
{
    const CaseTable *t = r->table;
    static const char *const values[] = {"nan", "inf", "true", "false"};
    bool is = count == t->columns && (!t->has_names || !fields[0][0]), is_any = t->has_names;
    for (int i = 0; i < count && is && !t->has_names; i++) {
        const int variable = variable_find(r->options->about, t->names[i]);
        const bool has_words = variable >= 0 && r->options->about->variables[variable].literals;
        const bool is_words = has_words || case_column_is_named(t->names[i]);
        is = !fields[i][0] || (!is_words && !strchr("0123456789+-.", fields[i][0]));
        for (int k = 0; k < 4; k++)
            is = is && strcasecmp(fields[i], values[k]) != 0;
        is_any |= fields[i][0] != '\0';
    }
    return is && is_any;
}

static int check_units(const Reading *r)
{
    const CaseTable *t = r->table;
    int status = STATUS_DONE;
    for (int i = t->has_names; i < t->columns && status == STATUS_DONE; i++) {
        char words[LONGEST_CASE + 512];
        double factor, offset;
        const int variable = variable_find(r->options->about, t->names[i]);
        snprintf(words, sizeof words, "'%.200s' of '%.200s' (%.200s:2)", t->units[i], t->names[i], t->file);
        if (case_column_is_named(t->names[i]) && t->units[i][0])
            return refuse(t, 2, "a unit of the column ", t->names[i]);
        if (variable >= 0 && t->units[i][0] && strcmp(t->units[i], "1") != 0)
            status = quantity_scale(t->units[i], r->options->about->variables[variable].unit, &factor, &offset, words);
    }
    return status;
}

/* Reads the header and the units; leaves the file where the rows begin, in line *line. */
static int read_head(Reading *r, long *line)
{
    static const char mark[] = "\xEF\xBB\xBF";
    CaseTable *t = r->table;
    char *text = read_line(r), **fields = NULL;
    if (!text || !text[0])
        return message_fail(BAD_CASES, "no header in its first line (%s)", t->file);
    const int status = read_names(r, text + (strncmp(text, mark, 3) == 0 ? 3 : 0));
    const long rows = ftell(r->in);
    *line = 2;
    char *second = status == STATUS_DONE ? read_line(r) : NULL;
    const int count = second ? cut(r, second, &fields) : 0;
    if (second && is_of_units(r, fields, count)) {
        t->units = fields;
        *line = 3;
        return check_units(r);
    }
    return status != STATUS_DONE || fseek(r->in, rows, SEEK_SET) == 0 ? status : refuse_file(t);
}

/* ---- rows ---- */

/* The state of a scan that counts rows and marks some, from one piece of the file to the next. */
typedef struct {
    long offset, line, begin; /* of the piece; number of the present line, and where it begins */
    bool has_text;            /* the line has had text other than blanks */
} Scan;

static void end_line(Reading *r, Scan *s, long next)
{
    CaseTable *t = r->table;
    if (s->has_text && t->count++ % MARKED == 0) {
        r->marks = arena_room(r->arena, r->marks, r->mark_count, &r->mark_room, sizeof *r->marks);
        r->marks[r->mark_count++] = (Mark){s->begin, s->line};
    }
    s->line++;
    s->begin = next;
    s->has_text = false;
}

static void scan(Reading *r, Scan *s, const char *bytes, size_t size)
{
    static const char blanks[] = " \t\r";
    for (const char *at = bytes, *last = bytes + size; at < last;) {
        const char *end = memchr(at, '\n', (size_t)(last - at));
        const char *stop = end ? end : last;
        while (at < stop && !s->has_text && strchr(blanks, *at) && *at)
            at++;
        s->has_text |= at < stop;
        at = stop;
        if (end)
            end_line(r, s, s->offset + (++at - bytes));
    }
    s->offset += (long)size;
}

/* Counts the rows, and hashes the whole file with its head. */
static int count_rows(Reading *r, long line)
{
    CaseTable *t = r->table;
    char *block = malloc(BLOCK);
    Scan s = {.offset = ftell(r->in), .line = line};
    const long rows = s.begin = s.offset;
    if (!block)
        arena_exhausted();
    rewind(r->in);
    for (long at = 0; at < rows;) {
        const size_t wanted = (size_t)(rows - at < BLOCK ? rows - at : BLOCK), size = fread(block, 1, wanted, r->in);
        t->digest = add_to_sum(t->digest, block, size);
        at += size ? (long)size : rows;
    }
    for (size_t size; (size = fread(block, 1, BLOCK, r->in)) > 0;) {
        t->digest = add_to_sum(t->digest, block, size);
        scan(r, &s, block, size);
    }
    if (s.has_text)
        end_line(r, &s, s.offset);
    free(block);
    if (ferror(r->in))
        return refuse_file(t);
    return t->count > 0 ? STATUS_DONE : message_fail(BAD_CASES, "no case (%s)", t->file);
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\r\n")] == '\0';
}

static uint64_t add_file_to_sum(uint64_t sum, const char *name)
{
    char *block = malloc(BLOCK);
    FILE *in = fopen(name, "rb");
    if (!block)
        arena_exhausted();
    sum = add_to_sum(sum, name, strlen(name));
    for (size_t size; in && (size = fread(block, 1, BLOCK, in)) > 0;)
        sum = add_to_sum(sum, block, size);
    if (in)
        fclose(in);
    free(block);
    return sum;
}

/* Adds the files that cases name to the hash, because results depend on them: those of all cases, so that all shards
 * have the same hash. */
static void sum_files(Reading *r, int column)
{
    CaseTable *t = r->table;
    Names *seen = names_new(r->arena, (int)t->count);
    char *line = NULL;
    size_t room = 0;
    bool is_there = fseek(r->in, r->marks[0].offset, SEEK_SET) == 0;
    while (is_there && getline(&line, &room, r->in) > 0) {
        char *at = line, *field = line, end = ',';
        for (int i = 0; i <= column && end == ','; i++)
            end = csv_field(&at, &field);
        const size_t size = strlen(field) + 1;
        if (size == 1 || names_find(seen, field, size - 1) >= 0)
            continue;
        char *name = arena_take(r->arena, size, 1);
        memcpy(name, field, size);
        *names_value(seen, name) = 0;
        t->digest = add_file_to_sum(t->digest, name);
    }
    free(line);
}

/* Reads the shard's rows into one block of memory. */
static int read_rows(Reading *r)
{
    CaseTable *t = r->table;
    const Mark *mark = &r->marks[t->first / MARKED];
    long skipped = t->first % MARKED, line = mark->line, row = 0;
    char *text = NULL, *bytes = NULL;
    size_t room = 0, length = 0, capacity = 0;
    size_t *offsets = arena_take(r->arena, (size_t)t->own + 1, sizeof *offsets);
    t->lines = arena_take(r->arena, (size_t)t->own + 1, sizeof *t->lines);
    t->rows = arena_take(r->arena, (size_t)t->own + 1, sizeof *t->rows);
    bool is_there = fseek(r->in, mark->offset, SEEK_SET) == 0, has_zeros = false;
    for (ssize_t size = 0; is_there && row < t->own && (size = getline(&text, &room, r->in)) > 0; line++) {
        has_zeros |= strlen(text) != (size_t)size;
        if (is_blank(text) || skipped-- > 0)
            continue;
        while (length + (size_t)size + 1 > capacity) {
            char *larger = realloc(bytes, capacity = 2 * capacity + BLOCK);
            if (!larger)
                free(bytes), arena_exhausted();
            bytes = larger;
        }
        memcpy(bytes + length, text, (size_t)size + 1);
        bytes[length + (size_t)size - (text[size - 1] == '\n')] = '\0';
        offsets[row] = length;
        t->lines[row++] = line;
        length += (size_t)size + 1;
        skipped = 0;
    }
    free(text);
    arena_close_with(r->arena, free, bytes);
    for (long i = 0; i < row; i++)
        t->rows[i] = bytes + offsets[i];
    if (has_zeros)
        return message_fail(BAD_CASES, "bytes that are not text (%s)", t->file);
    return row == t->own ? STATUS_DONE : message_fail(UNREADABLE, "%s: it has changed while it was read", t->file);
}

const char *case_name(const CaseTable *t, long index, char name[LONGEST_CASE])
{
    if (!t->has_names) {
        snprintf(name, LONGEST_CASE, "%ld", t->first + index + 1);
        return name;
    }
    char quoted[LONGEST_CASE * 2 + 4], *end = quoted, *field;
    snprintf(quoted, sizeof quoted, "%s", t->rows[index]);
    csv_field(&end, &field);
    snprintf(name, LONGEST_CASE, "%s", field);
    return name;
}

/* Checks that every case has a name, and no two have the same. */
static int check_names(const CaseTable *t, Arena *a)
{
    char *names = NULL, name[LONGEST_CASE];
    size_t length = 0;
    if (!t->has_names)
        return STATUS_DONE;
    for (long i = 0; i < t->own; i++)
        length += strlen(case_name(t, i, name)) + 1;
    names = arena_take(a, length, 1);
    Names *seen = names_new(a, (int)t->own);
    for (long i = 0; i < t->own; i++) {
        strcpy(names, case_name(t, i, name));
        if (strlen(name) == LONGEST_CASE - 1)
            return refuse(t, t->lines[i], "a name of a case that is longer than 254 bytes: ", name);
        int *before = names_value(seen, names);
        if (!name[0])
            return refuse(t, t->lines[i], "a case without a name", "");
        if (*before >= 0) {
            message_begin(BAD_CASES, "two cases with the same name: %s (%s:%ld)", names, t->file, t->lines[i]);
            message_detail("the other one is in line %ld", t->lines[*before]);
            return message_end(BAD_CASES);
        }
        *before = (int)i;
        names += strlen(names) + 1;
    }
    return STATUS_DONE;
}

int case_table_read(CaseTable *t, const Options *o, Arena *a)
{
    const CaseOptions *c = o->cases;
    struct stat is;
    long line = 2;
    *t = (CaseTable){.file = c->table, .digest = 14695981039346656037u};
    Reading r = {.table = t, .options = o, .arena = a, .in = fopen(c->table, "rb")};
    if (!r.in)
        return refuse_file(t);
    int status = STATUS_DONE;
    if (fstat(fileno(r.in), &is) != 0 || !S_ISREG(is.st_mode))
        status = message_fail(UNREADABLE, "%s: cases are read twice, from a file, which this is not", t->file);
    status = status == STATUS_DONE ? read_head(&r, &line) : status;
    status = status == STATUS_DONE ? count_rows(&r, line) : status;
    for (int i = 0; i < t->columns && status == STATUS_DONE; i++)
        if (strcmp(t->names[i], "@input") == 0 || strcmp(t->names[i], "@restart") == 0)
            sum_files(&r, i);
    if (status == STATUS_DONE && t->count > INT32_MAX)
        status = message_fail(BAD_CASES, "%ld cases, more than %d (%s)", t->count, INT32_MAX, t->file);
    if (status == STATUS_DONE && c->shards > t->count)
        status = message_fail(BAD_CASES, "fewer cases than shards: %ld cases for %ld shards (%s)", t->count, c->shards,
                              t->file);
    if (status == STATUS_DONE) {
        t->first = c->shards ? (long)((int64_t)t->count * (c->shard - 1) / c->shards) : 0;
        t->own = (c->shards ? (long)((int64_t)t->count * c->shard / c->shards) : t->count) - t->first;
        status = read_rows(&r);
    }
    fclose(r.in);
    return status == STATUS_DONE ? check_names(t, a) : status;
}
