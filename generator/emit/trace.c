/* trace.c - where a statement comes from, in comments; and long lines. */
#include "emit/item.h"
#include "emit/words.h"

#include <string.h>

enum { LINE_WIDTH = 118, CODE_WIDTH = 120, LONG_TEXT = 100, LONGEST_TEXT = 300 };

/* The end of a comment's line: after `room` characters at most, at a blank; a word that is longer stays whole. */
static const char *break_words(const char *from, int room)
{
    const char *best = NULL, *at = from;
    int width = 0;
    for (; *at && *at != '\n'; at = c_next(at)) {
        if (width > room && best)
            return best;
        if (*at == ' ' && at > from && width <= room)
            best = at;
        width += c_begins_number(at) ? c_columns(at) : text_width(at, 1);
    }
    return best && width > room ? best : at;
}

void emit_comment_print(Text *text, int indent, const char *words)
{
    int hanging = 0;
    words = c_marked(text->arena, words, NUMBER_IN_COMMENT);
    text_format(text, "%*s/* ", indent, "");
    for (const char *at = words; *at;) {
        const char *end = break_words(at, LINE_WIDTH - indent - 6 - hanging), *next = end + (*end != '\0');
        size_t length = (size_t)(end - at);
        while (length > 0 && at[length - 1] == ' ')
            length--;
        text_add_length(text, at, length);
        hanging = *end == '\n' ? 0 : 4;
        while (*end == ' ' && *next == ' ')
            next++;
        at = next;
        if (*at)
            text_format(text, *at == '\n' ? "\n%*s *" : "\n%*s * %*s", indent, "", hanging, "");
    }
    text_add(text, " */\n");
}

enum { NO_BREAK = 1 << 20, LAST_RESORT = NO_BREAK - 2 };

/* The penalty of a break at this blank: the looser the operator there binds, the lower it is. The depth is negative
 * behind a break within parentheses. */
static int break_penalty(const char *from, const char *at, int depth)
{
    if (*at != ' ' || at == from)
        return NO_BREAK;
    if (at[-1] == '=' && at - from > 1 && at[-2] == ' ')
        return LAST_RESORT;
    bool is_operator = at[1] && strchr("+-*/<>!?:&|", at[1]) && at[2] && strchr(" =&|", at[2]);
    if (at[-1] == ',' || (is_operator && strchr("?:&|", at[1])))
        return 4 * depth;
    if (!is_operator)
        return NO_BREAK;
    return 4 * depth + (strchr("<>!", at[1]) ? 1 : strchr("+-", at[1]) ? 2 : 3);
}

/* The best blank that leaves `room` characters or fewer, outside of strings; among equally good ones the last. If there
 * is none within the room the first one. */
static const char *break_code(const char *from, int room)
{
    const char *best = NULL;
    int depth = 0, least = NO_BREAK - 1;
    bool is_quoted = false;
    for (const char *at = from; *at && (at - from <= room || !best); at++) {
        if (c_columns(at) != 1) {
            const char *next = c_next(at);
            room += (int)(next - at) - c_columns(at);
            at = next - 1;
            continue;
        }
        if (*at == '"')
            is_quoted = !is_quoted;
        else if (is_quoted && *at == '\\' && at[1])
            at++;
        if (is_quoted)
            continue;
        depth += strchr("([", *at) ? 1 : strchr(")]", *at) ? -1 : 0;
        int penalty = break_penalty(from, at, depth);
        if (penalty <= least && at - from > room / 3) {
            best = at;
            least = penalty;
        }
    }
    return best;
}

static bool fits(const char *at, int room)
{
    for (; *at && room >= 0; at = c_next(at))
        room -= c_columns(at);
    return room >= 0;
}

void code_line_left(Text *text, int indent, int left, const char *code)
{
    int hanging = 0;
    for (const char *at = code;;) {
        int room = CODE_WIDTH - indent - hanging;
        const char *end = fits(at, room) ? NULL : break_code(at, room);
        text_format(text, "%*s", indent - left + hanging, "");
        text_add_length(text, at, end ? (size_t)(end - at) : strlen(at));
        text_add_char(text, '\n');
        if (!end)
            return;
        at = end + 1;
        hanging = 8;
    }
}

void code_line(Text *text, int indent, Arena *scratch, const char *format, ...)
{
    Text code = text_new(scratch);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&code, format, arguments);
    va_end(arguments);
    code_line_left(text, indent, 0, code.at);
}

/* The equation with the variables' paths. */
static const char *equation_text(const Program *p, int equation)
{
    const CausalEquation *causal = &p->causal->equations.at[equation];
    Expr left = causal->left, right = causal->right;
    if (equation < p->system->equations.count) {
        left = p->system->equations.at[equation].left;
        right = p->system->equations.at[equation].right;
    }
    Text text = text_new(p->scratch);
    expr_print(&text, left);
    text_add(&text, " = ");
    expr_print(&text, right);
    return text.at;
}

/* Places in the model's files, without duplicates. Rows that loops fill have them as text, since lines advance. */
struct DrawnAt {
    Map *number; /* by text, from 1 */
    int count;
    Text lines;
};

const char *emit_drawn_at(const Program *p, Source source)
{
    struct DrawnAt *drawn = p->tables.drawn;
    if (!source.file)
        return "\"\"";
    const char *place = c_unmarked(p->scratch, source_print(p->scratch, source));
    if (arena_marks_numbers(p->scratch) && !p->sizes.list)
        return c_quoted(p->scratch, place);
    const int number = map_get(drawn->number, name_of(place), drawn->count + 1);
    if (number > drawn->count) {
        map_put(drawn->number, name_of(place), ++drawn->count);
        text_format(&drawn->lines, "#define DRAWN_%d %s\n", number, c_quoted(drawn->lines.arena, place));
    }
    return c_unmarked(p->scratch, arena_format(p->scratch, "DRAWN_%d", number));
}

void emit_drawn_begin(Program *p)
{
    p->tables.drawn = arena_new_of(p->arena, struct DrawnAt);
    *p->tables.drawn = (struct DrawnAt){.number = map_new(p->arena), .lines = text_new(p->arena)};
}

void emit_drawn_print(const Program *p, Record *record)
{
    Record *list = record_when(record, "with_drawn", p->tables.drawn->count > 0);
    if (list)
        record_set(list, "drawn", p->tables.drawn->lines.at);
}

const char *emit_last_names(Name qualified)
{
    const char *last = qualified ? qualified->text : "", *names = last;
    for (const char *at = last; *at; at++)
        if (at[0] == ':' && at[1] == ':') {
            names = last;
            last = at + 2;
        }
    return names;
}

int emit_width(const Program *p, const char *text, size_t length)
{
    enum { OF_NUMBER = 8 };
    static const char digits[] = "0123456789";
    int width = text_width(text, length);
    for (size_t i = 0, run; p->sizes.list && i < length; i += run + 1) {
        run = strspn(text + i, digits);
        width += run ? OF_NUMBER - (int)run : 0;
    }
    return width;
}

const char *emit_line_of(const Program *p, const char *text)
{
    return emit_width(p, text, strlen(text)) <= LONG_TEXT ? c_comment(p->scratch, text) : NULL;
}

/* Text for a comment; a text too long for one is cut, at a character's border. */
static const char *excerpt(const Program *p, const char *text)
{
    size_t length = 0;
    while (text[length] && length < LONGEST_TEXT)
        length++;
    while (text[length] && length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80)
        length--;
    const char *cut = arena_format(p->scratch, "%.*s%s", (int)length, text, text[length] ? " ..." : "");
    return c_comment(p->scratch, cut);
}

/* If a text longer than a line was shown before: the id of the equation that shows it. Else NULL: it is shown here. */
static const char *earlier(const Program *p, const char *text, int equation)
{
    if (emit_width(p, text, strlen(text)) <= LONG_TEXT)
        return NULL;
    const Name name = name_of(text);
    const int first = map_get(p->messages.told_at, name, equation);
    map_put(p->messages.told_at, name, first);
    return first == equation ? NULL : p->causal->equations.at[first].id->text;
}

/* "bed.law.storage  heatCapacity*der(T) = sF*t", as it is drawn, "plate.law.storage  as bed.law.storage";
 * "sum(bed.p.sF)  flows at HeatedBed::c2"; "sensor.law.signal'  of y = t/gain". The table of equations tells
 * where equations are drawn. */
const char *emit_trace_to(const Program *p, int equation, int last)
{
    static const char *const words[] = {"", "connection ", "flows at ", "unconnected ", "binding ", "input "};
    const CausalEquation *causal = &p->causal->equations.at[equation];
    const char *id = c_comment(p->scratch, causal->id->text);
    if (last >= 0)
        id = arena_format(p->scratch, "%s ... %s", id, c_comment(p->scratch, p->causal->equations.at[last].id->text));
    const char *why = causal->reason ? c_comment(p->scratch, reason_text(p->scratch, causal->reason)) : NULL;
    if (causal->set >= 0)
        return arena_format(p->scratch, "%s  %s  %s", id, why, excerpt(p, equation_text(p, equation)));
    if (causal->use == EQUATION_MODE && causal->parent < 0 && !causal->reason)
        return arena_format(p->scratch, "%s  %s", id, excerpt(p, equation_text(p, equation)));
    const CausalEquation *first = causal; /* of the equations that were differentiated to get it */
    int root = equation;
    while (first->parent >= 0) {
        root = first->parent;
        first = &p->causal->equations.at[root];
    }
    if (causal->parent >= 0 && first->use == EQUATION_MODE && !first->reason)
        return arena_format(p->scratch, "%s  of %s", id, excerpt(p, equation_text(p, root)));
    const FlatEquation *drawn = &p->system->equations.at[causal->declared];
    const char *reason = causal->parent >= 0 ? "of " : "";
    if (causal->parent < 0 && causal->reason)
        reason = arena_format(p->scratch, "%s  ", why);
    const char *text = drawn->written ? drawn->written : equation_text(p, causal->declared);
    if (drawn->origin != ORIGIN_CONSTRAINT)
        text = arena_format(p->scratch, "%s%s", words[drawn->origin], emit_last_names(drawn->element));
    const char *told = earlier(p, text, equation);
    if (told && causal->parent >= 0)
        text = p->causal->equations.at[causal->parent].id->text;
    else if (told)
        text = arena_format(p->scratch, "as %s", told);
    return arena_format(p->scratch, "%s  %s%s", id, reason, excerpt(p, text));
}

const char *emit_trace(const Program *p, int equation)
{
    return emit_trace_to(p, equation, -1);
}

void emit_member_print(Text *text, const char *type, const char *name, const char *comment)
{
    enum { COMMENT_COLUMN = 44 };
    const char *words = comment ? c_comment(text->arena, comment) : NULL;
    const size_t end = strlen(type) + c_length(name, strlen(name)) + 7;
    const size_t column = end > COMMENT_COLUMN ? end : COMMENT_COLUMN;
    const bool is_long = words && column + c_length(words, strlen(words)) + 6 > CODE_WIDTH;
    if (is_long)
        emit_comment_print(text, 4, words);
    text_format(text, "    %s %s;", type, name);
    if (words && !is_long) {
        text_pad_to(text, COMMENT_COLUMN);
        text_format(text, "/* %s */", words);
    }
    text_add_char(text, '\n');
}
