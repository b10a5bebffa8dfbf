/* diag.c - diagnostics are collected while a stage works and printed in the order of their sources. */
#include "base.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ERRORS_SHOWN = 20, MOST_SUBJECTS_SHOWN = 3 };

typedef struct Diagnostic Diagnostic;

struct Diagnostic {
    DiagCode code;
    Severity severity;
    Source source;
    int order; /* number in the order of reporting */
    int file;  /* number of its file, in the order in which files were first named */
    char *sentence;
    List(char *) details;
    char *remedy;
    int alike;    /* number of others that are not printed because they differ only in indices */
    List(int) within;  /* the variants in which it occurs: indices into `wholes`; empty: not about a variant */
    Cause cause;  /* key NULL: not shared */
    List(const Diagnostic *) sharing; /* the others with the same cause, which are not printed */
};

static struct {
    Arena *arena;
    List(Diagnostic *) items;
    int errors;
    const char *first; /* the first error printed */
    List(const SourceFile *) files;
    List(char *) wholes; /* names of the variants given to diag_within(), in order */
    int whole;           /* index of the present one; -1: none */
    long searched;       /* number of names compared for remedies */
    DiagCode fold_head;  /* see diag_fold() */
    int fold_most;       /* 0: nothing is summed up */
} collected;

static const struct {
    const char *name;
    Severity severity;
    const char *title, *remedy;
} catalogue[DIAG_COUNT] = {
#define DIAG(code, severity, title, remedy) {#code, SEVERITY_##severity, title, remedy},
#include "diag.def"
#undef DIAG
};

const char *diag_code_name(DiagCode code)
{
    return catalogue[code].name;
}

Severity diag_severity(DiagCode code)
{
    return catalogue[code].severity;
}

const char *diag_title(DiagCode code)
{
    return catalogue[code].title;
}

const char *diag_remedy(DiagCode code)
{
    return catalogue[code].remedy;
}

static char *formatted(const char *format, va_list arguments) PRINTF_LIKE(1, 0);

static char *formatted(const char *format, va_list arguments)
{
    Text text = text_new(collected.arena);
    text_format_list(&text, format, arguments);
    return text.at;
}

static void begin(void)
{
    if (!collected.arena)
        collected.arena = arena_new();
}

void diag_within(const char *whole)
{
    begin();
    collected.errors = 0;
    collected.whole = whole ? 0 : -1;
    while (whole && collected.whole < collected.wholes.count &&
           strcmp(collected.wholes.at[collected.whole], whole) != 0)
        collected.whole++;
    if (whole && collected.whole == collected.wholes.count)
        list_push(collected.arena, &collected.wholes, arena_copy(collected.arena, whole, strlen(whole)));
}

void diag(DiagCode code, Source source, const char *format, ...)
{
    begin();
    Diagnostic *item = arena_new_of(collected.arena, Diagnostic);
    item->code = code;
    item->severity = catalogue[code].severity;
    item->source = source;
    item->order = collected.items.count;
    while (item->file < collected.files.count && collected.files.at[item->file] != source.file)
        item->file++;
    if (item->file == collected.files.count)
        list_push(collected.arena, &collected.files, source.file);
    va_list arguments;
    va_start(arguments, format);
    item->sentence = formatted(format, arguments);
    va_end(arguments);
    collected.errors += catalogue[code].severity == SEVERITY_ERROR;
    if (collected.wholes.count && collected.whole >= 0)
        list_push(collected.arena, &item->within, collected.whole);
    list_push(collected.arena, &collected.items, item);
}

void diag_detail(const char *format, ...)
{
    require(collected.items.count > 0);
    Diagnostic *item = list_last(&collected.items);
    va_list arguments;
    va_start(arguments, format);
    list_push(collected.arena, &item->details, formatted(format, arguments));
    va_end(arguments);
}

void diag_fix(const char *format, ...)
{
    require(collected.items.count > 0);
    va_list arguments;
    va_start(arguments, format);
    list_last(&collected.items)->remedy = formatted(format, arguments);
    va_end(arguments);
}

bool diag_may_search(int names)
{
    enum { MOST_SEARCHED = 3000000 };
    collected.searched += names;
    return collected.searched <= MOST_SEARCHED;
}

void diag_raise(void)
{
    require(collected.items.count > 0);
    Diagnostic *item = list_last(&collected.items);
    collected.errors += item->severity != SEVERITY_ERROR;
    item->severity = SEVERITY_ERROR;
}

void diag_cause(Cause cause)
{
    require(collected.items.count > 0);
    const char **const words[] = {&cause.one, &cause.many, &cause.subject};
    for (int i = 0; i < 3; i++) /* the caller's text may be freed before it is printed */
        *words[i] = *words[i] ? arena_copy(collected.arena, *words[i], strlen(*words[i])) : NULL;
    list_last(&collected.items)->cause = cause;
}

void diag_drop(DiagCode code)
{
    int kept = 0;
    for (int i = 0; i < collected.items.count; i++) {
        Diagnostic *item = collected.items.at[i];
        if (item->code == code)
            collected.errors -= item->severity == SEVERITY_ERROR;
        else
            collected.items.at[kept++] = item;
    }
    collected.items.count = kept;
}

int diag_error_count(void)
{
    return collected.errors;
}

int diag_mark(void)
{
    return collected.items.count;
}

void diag_forget(int from, int to)
{
    int kept = from;
    for (int i = from; i < collected.items.count; i++) {
        if (i < to)
            collected.errors -= collected.items.at[i]->severity == SEVERITY_ERROR;
        else
            collected.items.at[kept++] = collected.items.at[i];
    }
    collected.items.count = kept;
}

void diag_rewind(int mark)
{
    diag_forget(mark, collected.items.count);
}

const char *diag_error_since(int mark)
{
    for (int i = mark; i < collected.items.count; i++)
        if (collected.items.at[i]->severity == SEVERITY_ERROR)
            return collected.items.at[i]->sentence;
    return NULL;
}

static bool is_repeated(const Diagnostic *a, const Diagnostic *b)
{
    bool is_same = a->code == b->code && a->file == b->file && a->source.line == b->source.line &&
                   a->details.count == b->details.count && !a->remedy == !b->remedy &&
                   strcmp(a->sentence, b->sentence) == 0 && (!a->remedy || strcmp(a->remedy, b->remedy) == 0);
    for (int i = 0; i < a->details.count && is_same; i++)
        is_same = strcmp(a->details.at[i], b->details.at[i]) == 0;
    return is_same;
}

bool diag_repeats(int from, int mark)
{
    bool is_same = collected.items.count - mark == mark - from;
    for (int i = from; i < mark && is_same; i++)
        is_same = is_repeated(collected.items.at[i], collected.items.at[mark + i - from]);
    return is_same;
}

bool diag_note_of(int mark, const char *words)
{
    bool are_notes = true;
    for (int i = mark; i < collected.items.count; i++)
        are_notes = are_notes && collected.items.at[i]->severity == SEVERITY_NOTE;
    for (int i = mark; i < collected.items.count && are_notes; i++) {
        Text text = text_new(collected.arena);
        text_format(&text, "%s: %s", words, collected.items.at[i]->sentence);
        collected.items.at[i]->sentence = text.at;
    }
    return are_notes;
}

const char *diag_first_printed(void)
{
    return collected.first;
}

static int by_source(const void *left, const void *right)
{
    const Diagnostic *a = *(Diagnostic *const *)left, *b = *(Diagnostic *const *)right;
    if (a->file != b->file)
        return a->file < b->file ? -1 : 1;
    if (a->source.line != b->source.line)
        return a->source.line < b->source.line ? -1 : 1;
    return a->order < b->order ? -1 : a->order > b->order;
}

static void print_lines(Text *output, const char *indent, const char *text)
{
    enum { MOST_LINES = 40 };
    for (int lines = 0; *text; lines++) {
        if (lines == MOST_LINES) {
            text_format(output, "%s...\n", indent);
            break;
        }
        size_t length = strcspn(text, "\n");
        text_add(output, indent);
        text_add_shown(output, arena_copy(output->arena, text, length));
        text_add_char(output, '\n');
        text += length + (text[length] == '\n');
    }
}

/* ---- repeated for the elements of an array ---- */

/* The length of the index at this place, such as [3] or [2,1], or of the id of an equation, as in "E5: x = y" or
 * "equation E5"; 0: neither is there. */
static size_t index_length(const char *text, size_t at)
{
    static const char before[] = "equation ";
    const size_t words = sizeof before - 1;
    if (text[at] == '[') {
        const size_t digits = strspn(text + at + 1, "0123456789,");
        return text[at + 1 + digits] == ']' ? digits + 2 : 0;
    }
    if (text[at] != 'E')
        return 0;
    const size_t length = 1 + strspn(text + at + 1, "0123456789");
    const bool is_listed = (at == 0 || text[at - 1] == '\n') && text[at + length] == ':';
    const bool is_named = at >= words && strncmp(text + at - words, before, words) == 0;
    return is_listed || is_named ? length : 0;
}

static void add_without_indices(Text *text, const char *words)
{
    for (size_t at = 0; words[at];) {
        const size_t length = index_length(words, at);
        text_add_char(text, length ? '#' : words[at]);
        at += length ? length : 1;
    }
    text_add_char(text, '\n');
}

static int whole_of(const Diagnostic *item)
{
    return item->within.count ? item->within.at[0] : -1;
}

/* Of diagnostics that differ only in indices, keeps the first one, with the number of the others. */
static void gather_alike(void)
{
    Map *first = map_new(collected.arena);
    int kept = 0;
    for (int i = 0; i < collected.items.count; i++) {
        Diagnostic *item = collected.items.at[i];
        Text text = text_new(collected.arena); /* the whole text, without indices */
        text_format(&text, "%s %d %d %d\n", catalogue[item->code].name, item->file, item->source.line,
                    whole_of(item));
        add_without_indices(&text, item->sentence);
        for (int k = 0; k < item->details.count; k++)
            add_without_indices(&text, item->details.at[k]);
        if (item->remedy)
            add_without_indices(&text, item->remedy);
        const Name words = name_of(text.at);
        const int same = map_get(first, words, -1);
        if (same >= 0) {
            collected.items.at[same]->alike++;
            continue;
        }
        map_put(first, words, kept);
        collected.items.at[kept++] = item;
    }
    collected.items.count = kept;
}

/* ---- repeated in several variants ---- */

static void add_words(Text *text, const Diagnostic *item)
{
    text_format(text, "%s %d %d %d\n%s\n%s\n", catalogue[item->code].name, item->file, item->source.line, item->alike,
                item->sentence, item->remedy ? item->remedy : "");
    for (int i = 0; i < item->details.count; i++)
        text_format(text, "%s\n", item->details.at[i]);
    for (int i = 0; i < item->sharing.count; i++)
        text_format(text, "%s\n", item->sharing.at[i]->cause.subject);
}

/* Of diagnostics that are equal in several variants, keeps the first one, with the list of these variants. */
static void gather_wholes(void)
{
    Map *first = map_new(collected.arena);
    int kept = 0;
    for (int i = 0; i < collected.items.count; i++) {
        Diagnostic *item = collected.items.at[i];
        Text text = text_new(collected.arena);
        add_words(&text, item);
        const int same = item->within.count ? map_get(first, name_of(text.at), -1) : -1;
        if (same >= 0) {
            list_push(collected.arena, &collected.items.at[same]->within, item->within.at[0]);
            continue;
        }
        if (item->within.count)
            map_put(first, name_of(text.at), kept);
        collected.items.at[kept++] = item;
    }
    collected.items.count = kept;
}

/* Prints "rod.n=8, rod.n=100: ", unless the diagnostic occurs in all variants. */
static void print_wholes(Text *output, const Diagnostic *item)
{
    if (item->within.count == 0 || item->within.count == collected.wholes.count)
        return;
    for (int i = 0; i < item->within.count && i < MOST_SUBJECTS_SHOWN; i++) {
        text_add(output, i ? "; " : "");
        text_add_shown(output, collected.wholes.at[item->within.at[i]]);
    }
    if (item->within.count > MOST_SUBJECTS_SHOWN)
        text_format(output, " and %d more", item->within.count - MOST_SUBJECTS_SHOWN);
    text_add(output, ": ");
}

/* ---- the same cause ---- */

static const void *cause_of(const Diagnostic *item)
{
    return item->within.count ? name_format("%d %p", whole_of(item), item->cause.key) : item->cause.key;
}

/* Of diagnostics with the same cause, keeps the first one that names the cause itself; if none does, the first one. */
static void gather_causes(void)
{
    List(Diagnostic *) heads = {0};
    Map *head_of = map_new(collected.arena);
    for (int i = 0; i < collected.items.count; i++) {
        Diagnostic *item = collected.items.at[i];
        if (!item->cause.key)
            continue;
        const int known = map_get(head_of, cause_of(item), -1);
        if (known < 0) {
            map_put(head_of, cause_of(item), heads.count);
            list_push(collected.arena, &heads, item);
        } else if (heads.at[known]->cause.is_consequence && !item->cause.is_consequence) {
            heads.at[known] = item;
        }
    }
    int kept = 0;
    for (int i = 0; i < collected.items.count; i++) {
        Diagnostic *item = collected.items.at[i];
        Diagnostic *head = item->cause.key ? heads.at[map_get(head_of, cause_of(item), -1)] : item;
        if (head == item) {
            collected.items.at[kept++] = item;
            continue;
        }
        list_push(collected.arena, &head->sharing, item);
        if (item->severity < head->severity)
            head->severity = item->severity;
    }
    collected.items.count = kept;
}

/* ---- too many of one code ---- */

/* See diag_fold(). Counts the diagnostics that remain after repeated ones have been gathered. */
static void fold(DiagCode head, int most)
{
    int count[DIAG_COUNT] = {0}, kept = 0;
    Diagnostic *into = NULL;
    for (int i = 0; i < collected.items.count; i++) {
        Diagnostic *item = collected.items.at[i];
        count[item->code] += item->severity != SEVERITY_ERROR;
        into = item->code == head ? item : into;
    }
    for (int i = 0; into && i < collected.items.count; i++) {
        Diagnostic *item = collected.items.at[i];
        if (item->severity == SEVERITY_ERROR || (count[item->code] >= 0 && count[item->code] <= most)) {
            collected.items.at[kept++] = item;
            continue;
        }
        if (count[item->code] < 0) /* its line was added before */
            continue;
        const bool is_shown = item->severity == SEVERITY_WARNING;
        if (is_shown)
            collected.items.at[kept++] = item;
        list_push(collected.arena, &into->details,
                  arena_format(collected.arena, "%d %s, and not shown: %s [%s]%s%s",
                               count[item->code] - is_shown, is_shown ? "times more" : "times",
                               catalogue[item->code].title, catalogue[item->code].name,
                               is_shown ? "" : "; first: ", is_shown ? "" : item->sentence));
        count[item->code] = -1;
    }
    collected.items.count = into ? kept : collected.items.count;
}

void diag_fold(DiagCode head, int most)
{
    collected.fold_head = head;
    collected.fold_most = most;
}

/* ---- printing ---- */

/* Lists the diagnostics that share the cause, one line for each wording. */
static void print_sharing(Text *output, const Diagnostic *item)
{
    bool *is_said = arena_array(collected.arena, bool, item->sharing.count);
    for (int i = 0; i < item->sharing.count; i++) {
        const char *words = item->sharing.at[i]->cause.many;
        Text line = text_new(collected.arena);
        int count = 0;
        for (int k = is_said[i] ? item->sharing.count : i; k < item->sharing.count; k++) {
            const Diagnostic *other = item->sharing.at[k];
            if (is_said[k] || strcmp(other->cause.many, words) != 0)
                continue;
            is_said[k] = true;
            if (count++ >= MOST_SUBJECTS_SHOWN)
                continue;
            text_format(&line, "%s%s", count > 1 ? ", " : "", other->cause.subject);
            if (other->source.file && other->source.line > 0)
                text_format(&line, " (%s:%d)", other->source.file->label->text, other->source.line);
        }
        if (count == 0)
            continue;
        if (count > MOST_SUBJECTS_SHOWN)
            text_format(&line, " and %d more", count - MOST_SUBJECTS_SHOWN);
        const char *said = arena_format(collected.arena, "%d %s: %s", count,
                                        count == 1 ? item->sharing.at[i]->cause.one : words, line.at);
        print_lines(output, "    ", said);
    }
}

static void print(Text *output, const Diagnostic *item)
{
    static const char *const words[] = {"error", "warning", "note"};
    if (item->source.file) {
        text_add_printable(output, item->source.file->path->text);
        if (item->source.line > 0)
            text_format(output, ":%d", item->source.line);
        text_add(output, ": ");
    } else {
        text_add(output, "sysphsc: ");
    }
    text_format(output, "%s: ", words[item->severity]);
    print_wholes(output, item);
    text_add_shown(output, item->sentence);
    text_format(output, " [%s]\n", catalogue[item->code].name);
    for (int i = 0; i < item->details.count; i++)
        print_lines(output, "    ", item->details.at[i]);
    print_sharing(output, item);
    if (item->alike)
        text_format(output, "    likewise for %d more element%s\n", item->alike, item->alike > 1 ? "s" : "");
    const char *remedy = item->remedy ? item->remedy : catalogue[item->code].remedy;
    if (*remedy) {
        text_add(output, "    fix: ");
        text_add_shown(output, remedy);
        text_add_char(output, '\n');
    }
}

void diag_flush(FILE *stream, bool quiet)
{
    if (collected.items.count > 1) {
        qsort(collected.items.at, (size_t)collected.items.count, sizeof *collected.items.at, by_source);
        gather_causes();
        gather_alike();
        if (collected.wholes.count)
            gather_wholes();
        if (collected.fold_most)
            fold(collected.fold_head, collected.fold_most);
    }
    int errors = 0;
    Text output = text_new(collected.arena);
    for (int i = 0; i < collected.items.count; i++) {
        const Diagnostic *item = collected.items.at[i];
        Severity severity = item->severity;
        if (severity == SEVERITY_NOTE && quiet)
            continue;
        if (severity == SEVERITY_ERROR && !collected.first)
            collected.first = item->sentence;
        if (severity == SEVERITY_ERROR && ++errors > MOST_ERRORS_SHOWN)
            continue;
        print(&output, item);
    }
    if (errors > MOST_ERRORS_SHOWN)
        text_format(&output, "sysphsc: %d further errors are not shown\n", errors - MOST_ERRORS_SHOWN);
    if (output.length)
        fwrite(output.at, 1, output.length, stream);
    collected.items.count = 0;
}

void diag_reset(void)
{
    Arena *kept = collected.arena;
    memset(&collected, 0, sizeof collected);
    if (kept)
        arena_reset(collected.arena = kept);
}

void diag_release(void)
{
    arena_free(collected.arena);
    memset(&collected, 0, sizeof collected);
}

const char *source_print(Arena *arena, Source source)
{
    if (!source.file)
        return "";
    return arena_format(arena, "%s:%d", source.file->label->text, source.line);
}
