/* marks.c - marked numbers. In C that is written for all sizes, numbers stand between marks, so that they are found
 * without parsing the C: formatted numbers (base.h), and numbers in names of the model, in comments and in string
 * literals. */
#include "emit/emit.h"

#include <ctype.h>
#include <string.h>

static bool is_mark(char c)
{
    return c >= NUMBER_BEGIN && c <= LAST_MARK;
}

bool c_begins_number(const char *at)
{
    return is_mark(*at) && *at != NUMBER_END && *at != STRING_BEGIN && *at != STRING_END;
}

const char *c_next(const char *at)
{
    return (c_begins_number(at) ? strchr(at, NUMBER_END) : at) + 1;
}

int c_columns(const char *at)
{
    enum { OF_NUMBER = 1 };
    return !is_mark(*at) ? 1 : c_begins_number(at) && *at != NUMBER_OF_TIMES ? OF_NUMBER : 0;
}

size_t c_length(const char *words, size_t length)
{
    size_t columns = 0;
    for (const char *at = words, *end = words + length; at < end; at = is_mark(*at) ? c_next(at) : at + 1)
        columns += is_mark(*at) ? (size_t)c_columns(at) : 1;
    return columns;
}

const char *c_unmarked(Arena *arena, const char *words)
{
    if (!arena_marks_numbers(arena))
        return words;
    char *text = arena_copy(arena, words, strlen(words)), *to = text;
    for (const char *at = words; *at; at++)
        if (!is_mark(*at))
            *to++ = *at;
    *to = '\0';
    return text;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* True if digits here belong to a fraction, an exponent or an escape sequence. */
static bool is_within_number(const char *begin, const char *at)
{
    if (at - begin >= 2 && at[-1] == '.' && is_digit(at[-2]))
        return true;
    const char *e = at > begin && (at[-1] == '-' || at[-1] == '+') ? at - 1 : at;
    if (e - begin < 2 || e[-1] != 'e' || !is_digit(e[-2]))
        return at > begin && at[-1] == '\\';
    for (e--; e > begin && (is_digit(e[-1]) || e[-1] == '.'); e--)
        continue;
    return e == begin || !is_word(e[-1]);
}

const char *c_marked(Arena *arena, const char *words, char mark)
{
    enum { MOST_DIGITS = 9 };
    if (!arena_marks_numbers(arena))
        return words;
    const char *plain = c_unmarked(arena, words);
    Text text = text_new(arena);
    for (const char *at = plain; *at;) {
        const size_t digits = strspn(at, "0123456789");
        const bool is_number = digits && digits <= MOST_DIGITS && (digits == 1 || *at != '0') &&
                               !is_within_number(plain, at);
        if (is_number)
            text_add_char(&text, mark);
        text_add_length(&text, at, digits ? digits : 1);
        if (is_number)
            text_add_char(&text, NUMBER_END);
        at += digits ? digits : 1;
    }
    return text.at;
}

const char *c_literal(Arena *arena, const char *inside)
{
    if (!arena_marks_numbers(arena))
        return arena_format(arena, "\"%s\"", inside);
    return arena_format(arena, "%c\"%s\"%c", STRING_BEGIN, inside, STRING_END);
}

const char *c_times(Arena *arena, int times)
{
    if (!arena_marks_numbers(arena))
        return "";
    return c_marked(arena, arena_format(arena, "%d", times), NUMBER_OF_TIMES);
}
