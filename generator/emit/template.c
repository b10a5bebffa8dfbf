/* template.c - fills templates with records. */
#include "emit/emit.h"

#include <string.h>

typedef struct {
    const char *name, *text;
    size_t length; /* of the name */
} Field;

typedef struct {
    const char *name;
    List(Record *) records;
    int rows; /* number of further ones, made by `fill` */
    FillRecord *fill;
    void *context;
    Arena *scratch;
} RecordList;

struct Record {
    Map *shown_at; /* in the outermost record: text -> index of its marks in `shown`; NULL: there are none */
    List(TextMarks) shown;
    Arena *arena;
    const Record *enclosing;
    List(Field) fields;
    List(RecordList) lists;
};

Record *record_new(Arena *arena, const Record *enclosing)
{
    Record *record = arena_new_of(arena, Record);
    record->arena = arena;
    record->enclosing = enclosing;
    return record;
}

static const Field *own_field(const Record *record, const char *name, size_t length)
{
    for (int i = 0; i < record->fields.count; i++) {
        const Field *field = &record->fields.at[i];
        if (field->length == length && memcmp(field->name, name, length) == 0)
            return field;
    }
    return NULL;
}

void record_set(Record *record, const char *field, const char *text)
{
    size_t length = strlen(field);
    if (own_field(record, field, length))
        internal_error("field '%s' is set twice", field);
    list_push(record->arena, &record->fields, (Field){field, text, length});
}

const char *record_text(const Record *record, const char *field)
{
    return own_field(record, field, strlen(field))->text;
}

void record_format(Record *record, const char *field, const char *format, ...)
{
    Text text = text_new(record->arena);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    record_set(record, field, text.at);
}

static RecordList *own_list(const Record *record, const char *name)
{
    for (int i = 0; i < record->lists.count; i++)
        if (strcmp(record->lists.at[i].name, name) == 0)
            return &record->lists.at[i];
    return NULL;
}

void record_list(Record *record, const char *list)
{
    if (!own_list(record, list))
        list_push(record->arena, &record->lists, (RecordList){.name = list});
}

Record *record_add(Record *record, const char *list)
{
    record_list(record, list);
    Record *added = record_new(record->arena, record);
    list_push(record->arena, &own_list(record, list)->records, added);
    return added;
}

Record *record_when(Record *record, const char *list, bool is_there)
{
    record_list(record, list);
    return is_there ? record_add(record, list) : NULL;
}

Record *record_either(Record *record, const char *list, const char *otherwise, bool is_first)
{
    Record *first = record_when(record, list, is_first), *second = record_when(record, otherwise, !is_first);
    return is_first ? first : second;
}

void record_rows(Record *record, const char *list, int count, FillRecord *fill, void *context, Arena *scratch)
{
    record_list(record, list);
    RecordList *rows = own_list(record, list);
    rows->rows = count;
    rows->fill = fill;
    rows->context = context;
    rows->scratch = scratch;
}

/* Fills the rows of a list now, which would otherwise be filled as they are rendered. */
static void settle_rows(Record *record, RecordList *list)
{
    for (int i = 0; i < list->rows; i++) {
        Record *row = record_add(record, list->name);
        list->fill(list->context, row, i);
        for (int k = 0; k < row->fields.count; k++)
            row->fields.at[k].text = arena_format(record->arena, "%s", row->fields.at[k].text);
        arena_reset(list->scratch);
    }
    list->rows = 0;
}

void record_settle(Record *record)
{
    for (int i = 0; i < record->lists.count; i++) {
        settle_rows(record, &record->lists.at[i]);
        for (int k = 0; k < record->lists.at[i].records.count; k++)
            record_settle(record->lists.at[i].records.at[k]);
    }
}

/* True if both have the same fields and lists, and as many records in these. */
static bool is_alike(const Record *a, const Record *b)
{
    bool is_alike = a->fields.count == b->fields.count && a->lists.count == b->lists.count;
    for (int i = 0; i < a->fields.count && is_alike; i++)
        is_alike = strcmp(a->fields.at[i].name, b->fields.at[i].name) == 0;
    for (int i = 0; i < a->lists.count && is_alike; i++)
        is_alike = strcmp(a->lists.at[i].name, b->lists.at[i].name) == 0 &&
                   a->lists.at[i].records.count == b->lists.at[i].records.count;
    return is_alike;
}

bool record_join(Record *joined, const Record *const *records, int count, JoinTexts *join, void *context)
{
    Arena *arena = joined->arena;
    const Record *first = records[0];
    const char **texts = arena_array(arena, const char *, count);
    const Record **inner = arena_array(arena, const Record *, count);
    for (int s = 1; s < count; s++)
        if (!is_alike(first, records[s]))
            return false;
    for (int i = 0; i < first->fields.count; i++) {
        for (int s = 0; s < count; s++)
            texts[s] = records[s]->fields.at[i].text;
        const char *text = join(context, arena, texts);
        if (!text)
            return false;
        record_set(joined, first->fields.at[i].name, text);
    }
    for (int i = 0; i < first->lists.count; i++) {
        const RecordList *list = &first->lists.at[i];
        record_list(joined, list->name);
        for (int k = 0; k < list->records.count; k++) {
            for (int s = 0; s < count; s++)
                inner[s] = records[s]->lists.at[i].records.at[k];
            if (!record_join(record_add(joined, list->name), inner, count, join, context))
                return false;
        }
    }
    return true;
}

const char *record_shown(Record *record, const Text *text)
{
    if (!record || !text->marks.count)
        return text->at;
    record->shown_at = record->shown_at ? record->shown_at : map_new(record->arena);
    map_put(record->shown_at, text->at, record->shown.count);
    list_push(record->arena, &record->shown, text->marks);
    return text->at;
}

/* The name between two @ signs at `at`, or length 0: a single @ stands for itself. */
static size_t placeholder_length(const char *at)
{
    size_t length = strspn(at + 1, "abcdefghijklmnopqrstuvwxyz_");
    return at[1 + length] == '@' ? length : 0;
}

typedef struct {
    const EmbeddedFile *file;
    Text *out;
    FileDraft *draft; /* takes the contents of `out` from time to time; NULL: `out` keeps everything */
    const Record *record; /* the outermost */
    ShownList *shown;     /* the statements so far; NULL: not asked for */
    int *line;            /* of the end of `out`, if statements are asked for */
    bool *is_comment;     /* the template is within a comment there */
} Rendering;

enum { MOST_KEPT = 1 << 18 };

static void count_lines(const Rendering *r, const char *from, const char *to)
{
    for (const char *at = from; (at = memchr(at, '\n', (size_t)(to - at))) != NULL; at++)
        ++*r->line;
}

/* Adds the statements of a text that will be appended, and counts its lines. */
static void add_shown(const Rendering *r, const char *text, size_t length)
{
    const int found = r->record->shown_at ? map_get(r->record->shown_at, text, -1) : -1;
    const char *from = text;
    for (int i = 0; found >= 0 && i < r->record->shown.at[found].count; i++) {
        const TextMark *mark = &r->record->shown.at[found].at[i];
        count_lines(r, from, text + mark->at);
        from = text + mark->at;
        ShownStatement statement = *(const ShownStatement *)mark->what;
        *statement.at = statement.line = *r->line;
        statement.first = *statement.from;
        if (statement.code)
            list_push(r->out->arena, r->shown, statement);
    }
    count_lines(r, from, text + length);
}

/* Appends a field's text. */
static void put_text(const Rendering *r, const char *text, size_t length)
{
    if (r->shown)
        add_shown(r, text, length);
    if (r->draft && r->out->length + length > MOST_KEPT) {
        file_append(r->draft, r->out->at, r->out->length);
        r->out->length = 0;
    }
    if (r->draft && length > MOST_KEPT)
        file_append(r->draft, text, length);
    else
        text_add_length(r->out, text, length);
}

/* Appends a piece of the template. */
static void put_own(const Rendering *r, const char *text, size_t length)
{
    Text copied = text_new(r->record->arena);
    if (!arena_writes_floats(copied.arena)) {
        put_text(r, text, length);
        return;
    }
    c_copy(&copied, text, length, r->is_comment);
    put_text(r, copied.at, copied.length);
}

static NO_RETURN void fail(const Rendering *r, int line, const char *what, const char *name, size_t length)
{
    internal_error("%s:%d: %s '%.*s'", r->file->name, line + 1, what, (int)length, name);
}

static const char *field_text(const Rendering *r, const Record *record, int line, const char *name, size_t length)
{
    for (const Record *at = record; at; at = at->enclosing) {
        const Field *field = own_field(at, name, length);
        if (field)
            return field->text;
    }
    fail(r, line, "no field", name, length);
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\n")] == '\0';
}

/* Renders a line. A field alone on its line brings its own lines; if it is empty, the line is left out. */
static void render_line(const Rendering *r, const Record *record, int line)
{
    const char *text = r->file->lines[line];
    const size_t alone = text[0] == '@' ? placeholder_length(text) : 0;
    if (alone && is_blank(text + alone + 2)) {
        const char *block = field_text(r, record, line, text + 1, alone);
        const size_t length = strlen(block);
        put_text(r, block, length);
        if (length > 0 && block[length - 1] != '\n')
            put_text(r, "\n", 1);
        return;
    }
    for (const char *at; (at = strchr(text, '@')) != NULL;) {
        size_t length = placeholder_length(at);
        const char *field = length ? field_text(r, record, line, at + 1, length) : "@";
        put_own(r, text, (size_t)(at - text));
        put_text(r, field, strlen(field));
        text = length ? at + length + 2 : at + 1;
    }
    put_own(r, text, strlen(text));
}

static bool is_each(const char *line)
{
    return strncmp(line, "@each ", 6) == 0;
}

static bool is_end(const char *line)
{
    return strncmp(line, "@end@", 5) == 0 && is_blank(line + 5);
}

/* The line of the @end@ that closes the @each@ at `line`. */
static int end_of(const Rendering *r, int line)
{
    const char *const *lines = r->file->lines;
    int depth = 0;
    for (int i = line; lines[i]; i++) {
        depth += is_each(lines[i]) - is_end(lines[i]);
        if (depth == 0)
            return i;
    }
    fail(r, line, "no @end@ for", lines[line], strcspn(lines[line], "\n"));
}

static const RecordList *list_of(const Rendering *r, const Record *record, int line)
{
    const char *name = r->file->lines[line] + 6;
    size_t length = strcspn(name, "@\n");
    if (name[length] != '@' || !is_blank(name + length + 1))
        fail(r, line, "unreadable", r->file->lines[line], strcspn(r->file->lines[line], "\n"));
    for (const Record *at = record; at; at = at->enclosing)
        for (int i = 0; i < at->lists.count; i++)
            if (strncmp(at->lists.at[i].name, name, length) == 0 && at->lists.at[i].name[length] == '\0')
                return &at->lists.at[i];
    fail(r, line, "no list", name, length);
}

static void render(const Rendering *r, const Record *record, int from, int to);

/* Renders lines from..to-1. Recursion follows the template's nesting. */
static void render(const Rendering *r, const Record *record, int from, int to)
{
    for (int line = from; line < to; line++) {
        if (is_end(r->file->lines[line]))
            fail(r, line, "no @each@ for", "@end@", 5);
        if (!is_each(r->file->lines[line])) {
            render_line(r, record, line);
            continue;
        }
        const RecordList *list = list_of(r, record, line);
        int end = end_of(r, line);
        /* the lines for each record of the list, then for each row that is filled now */
        for (int i = 0; i < list->records.count; i++)
            render(r, list->records.at[i], line + 1, end);
        for (int i = 0; i < list->rows; i++) {
            Record *row = record_new(list->scratch, record);
            list->fill(list->context, row, i);
            render(r, row, line + 1, end);
            arena_reset(list->scratch);
        }
        line = end;
    }
}

const EmbeddedFile *emit_embedded_file(const char *name)
{
    for (const EmbeddedFile *file = embedded_files; file->name; file++)
        if (strcmp(file->name, name) == 0)
            return file;
    internal_error("no file '%s' is compiled in", name);
}

static void render_all(const Rendering *r)
{
    int count = 0;
    while (r->file->lines[count])
        count++;
    render(r, r->record, 0, count);
    if (r->draft)
        file_append(r->draft, r->out->at, r->out->length);
}

void template_render(Text *text, FileDraft *draft, const char *template_name, const Record *record)
{
    bool is_comment = false;
    render_all(&(Rendering){.file = emit_embedded_file(template_name),
                            .out = text,
                            .draft = draft,
                            .record = record,
                            .is_comment = &is_comment});
}

void template_render_shown(Text *text, const char *template_name, const Record *record, ShownList *shown)
{
    int line = 1;
    bool is_comment = false;
    render_all(&(Rendering){.file = emit_embedded_file(template_name),
                            .out = text,
                            .record = record,
                            .shown = shown,
                            .line = &line,
                            .is_comment = &is_comment});
}
