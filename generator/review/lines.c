/* lines.c - the statements of a generated file by the ids that stand in the comments of theirs: behind a statement, or
 * in a line before it; of a loop the ids of its first and of its last round. */
#include "review/page.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBERS = 8 };

/* The ids in one comment: a single one, or all from one to another that differ in numbers. */
typedef struct {
    int first[MOST_NUMBERS], last[MOST_NUMBERS], count; /* numbers of the ids; -1: it is one id */
    const char *code;
    int line, next; /* the next one of the same form, or -1 */
} Traced;

struct ReviewLines {
    Arena *arena;
    List(Traced) traced;
    Map *by_form; /* of an id, numbers left out: where the first one is */
};

/* The id without its numbers; how many these are, -1 if they are too many. */
static Name form_of(Arena *arena, const char *id, size_t length, int *numbers, int *count)
{
    Text form = text_new(arena);
    *count = 0;
    for (const char *at = id; at < id + length;) {
        const size_t digits = review_number(at), word = strspn(at, "0123456789");
        if (!digits) {
            text_add_length(&form, at, word ? word : 1);
            at += word ? word : 1;
            continue;
        }
        if (*count >= 0 && *count < MOST_NUMBERS)
            numbers[(*count)++] = atoi(at);
        else
            *count = -1;
        text_add_char(&form, '#');
        at += digits;
    }
    return name_of(form.at);
}

static void add_traced(ReviewLines *l, const char *id, size_t length, const char *code, int line)
{
    const char *dots = strstr(id, " ... ");
    const bool is_range = dots && dots < id + length;
    const size_t first_length = is_range ? (size_t)(dots - id) : length;
    Traced traced = {.code = code, .line = line, .next = -1};
    int count = 0;
    const Name form = form_of(l->arena, id, first_length, traced.first, &traced.count);
    memcpy(traced.last, traced.first, sizeof traced.first);
    if (is_range && form_of(l->arena, dots + 5, length - first_length - 5, traced.last, &count) != form)
        return;
    if (traced.count < 0 || (is_range && count != traced.count))
        return;
    traced.next = map_get(l->by_form, form, -1);
    map_put(l->by_form, form, l->traced.count);
    list_push(l->arena, &l->traced, traced);
}

static const char *line_end(const char *line)
{
    return line + strcspn(line, "\n");
}

/* The code after a comment on its own line: the loops around it, and lines up to the end of the statement. */
static const char *statement_after(Arena *arena, const char *loops, size_t loops_length, const char *at)
{
    const char *end = at;
    while (*end) {
        end = line_end(end);
        if (end > at && strchr(";{}", end[-1]))
            break;
        end += *end == '\n';
    }
    return arena_format(arena, "%.*s%.*s", (int)loops_length, loops, (int)(end - at), at);
}

/* Each line as much less indented as the first one is, and without blanks at the end. */
static const char *dedented(Arena *arena, const char *code)
{
    const size_t indent = strspn(code, " ");
    Text text = text_new(arena);
    for (const char *line = code; *line;) {
        const size_t own = strspn(line, " "), length = strcspn(line, "\n");
        const size_t skipped = own < indent ? own : indent;
        size_t shown = length;
        while (shown > skipped && line[shown - 1] == ' ')
            shown--;
        text_add_length(&text, line + skipped, shown - skipped);
        line += length;
        if (*line)
            text_add_char(&text, *line++);
    }
    return text.at;
}

static bool is_loop(const char *line)
{
    return strncmp(line + strspn(line, " "), "for (", 5) == 0;
}

ReviewLines *review_lines(Arena *arena, const char *c)
{
    ReviewLines *l = arena_new_of(arena, ReviewLines);
    *l = (ReviewLines){.arena = arena, .by_form = map_new(arena)};
    int number = 1;
    const char *loops = NULL; /* where loops begin that stand right before this line */
    for (const char *line = c, *next; line && *line; line = next, number++) {
        const char *end = line_end(line), *comment = strstr(line, "/* ");
        next = end + (*end == '\n');
        if (is_loop(line)) {
            loops = loops ? loops : line;
            continue;
        }
        const char *before = loops;
        loops = NULL;
        if (!comment || comment > end || strncmp(line, "/*", 2) == 0)
            continue;
        const char *id = comment + 3, *id_end = strstr(id, "  "), *close = strstr(id, "*/");
        if (!close || !id_end || id_end > close)
            continue;
        const bool is_alone = comment == line + strspn(line, " ");
        const char *code = is_alone ? NULL : arena_copy(arena, line, (size_t)(comment - line));
        if (is_alone) { /* in several lines, perhaps */
            const char *after = line_end(close);
            for (const char *at = line; at < after; at++)
                number += *at == '\n';
            next = after + (*after == '\n');
            code = statement_after(arena, before ? before : "", before ? (size_t)(line - before) : 0, next);
        }
        add_traced(l, id, (size_t)(id_end - id), dedented(arena, code), is_alone ? number + 1 : number);
    }
    return l;
}

static bool is_of(const Traced *t, const int *numbers, int count)
{
    bool is = count == t->count;
    for (int k = 0; is && k < count; k++)
        is = numbers[k] >= t->first[k] && numbers[k] <= t->last[k];
    return is;
}

/* The comments found are in reverse order of the file. */
const char *review_line_of(const ReviewLines *l, Name id, int *line)
{
    int numbers[MOST_NUMBERS], count;
    const Name form = form_of(l->arena, id->text, id->length, numbers, &count);
    IntList found = {0};
    for (int i = map_get(l->by_form, form, -1); i >= 0; i = l->traced.at[i].next)
        if (is_of(&l->traced.at[i], numbers, count))
            list_push(l->arena, &found, i);
    if (!found.count)
        return NULL;
    *line = l->traced.at[list_last(&found)].line;
    Text text = text_new(l->arena);
    Map *said = map_new(l->arena);
    for (int i = found.count - 1; i >= 0; i--) {
        const Name code = name_of(l->traced.at[found.at[i]].code);
        if (map_get(said, code, 0))
            continue;
        map_put(said, code, 1);
        text_format(&text, "%s%s", text.length ? "\n" : "", code->text);
    }
    return text.at;
}
