/* text.c - growing text; numbers and words as people write them. */
#include "base.h"

#include <ctype.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

Text text_new(Arena *arena)
{
    static char nothing[1];
    return (Text){.arena = arena, .at = nothing};
}

void text_mark(Text *text, const void *what)
{
    list_push(text->arena, &text->marks, ((TextMark){text->length, what}));
}

void text_add_marked(Text *text, const Text *other)
{
    for (int i = 0; i < other->marks.count; i++)
        list_push(text->arena, &text->marks,
                  ((TextMark){text->length + other->marks.at[i].at, other->marks.at[i].what}));
    text_add_length(text, other->at, other->length);
}

static void reserve(Text *text, size_t more)
{
    if (text->length + more + 1 <= text->capacity)
        return;
    size_t capacity = text->capacity ? text->capacity * 2 : 64;
    while (capacity < text->length + more + 1)
        capacity *= 2;
    text->at = arena_resize(text->arena, text->capacity ? text->at : NULL, text->capacity, capacity);
    text->capacity = capacity;
}

void text_add_length(Text *text, const char *words, size_t length)
{
    reserve(text, length);
    memcpy(text->at + text->length, words, length);
    text->length += length;
    text->at[text->length] = '\0';
}

void text_add(Text *text, const char *words)
{
    text_add_length(text, words, strlen(words));
}

void text_add_char(Text *text, char c)
{
    reserve(text, 1);
    text->at[text->length++] = c;
    text->at[text->length] = '\0';
}

void text_add_printable(Text *text, const char *words)
{
    for (; *words; words++) {
        unsigned char c = (unsigned char)*words;
        if (c < 0x20 || c == 0x7F)
            text_format(text, "\\x%02X", c);
        else
            text_add_char(text, *words);
    }
}

bool text_is_direction_control(const char *at)
{
    const unsigned char *byte = (const unsigned char *)at;
    return byte[0] == 0xE2 && ((byte[1] == 0x80 && byte[2] >= 0xAA && byte[2] <= 0xAE) ||
                               (byte[1] == 0x81 && byte[2] >= 0xA6 && byte[2] <= 0xA9));
}

bool text_has_name(const char *text, Name identifier)
{
    for (const char *at = strstr(text, identifier->text); at; at = strstr(at + 1, identifier->text)) {
        const char before = at > text ? at[-1] : ' ', behind = at[identifier->length];
        if (!isalnum((unsigned char)before) && !strchr("_.'", before) && !isalnum((unsigned char)behind) &&
            behind != '_')
            return true;
    }
    return false;
}

/* The last place at or before `at` that is not within a character of UTF-8. */
static size_t character_begin(const char *words, size_t at)
{
    while (at && ((unsigned char)words[at] & 0xC0) == 0x80)
        at--;
    return at;
}

void text_add_shown(Text *text, const char *words)
{
    enum { MOST = 1000, FIRST = 700, LAST = 200 };
    const size_t length = strlen(words);
    if (length <= MOST) {
        text_add_printable(text, words);
        return;
    }
    const size_t first = character_begin(words, FIRST), last = character_begin(words, length - LAST);
    text_add_printable(text, arena_copy(text->arena, words, first));
    text_format(text, " ... (%zu characters) ... ", last - first);
    text_add_printable(text, words + last);
}

/* The bytes of the character that begins here (Unicode 15, table 3-7); 0: they are not UTF-8. */
static size_t character_length(const char *at)
{
    const unsigned char *c = (const unsigned char *)at;
    if (c[0] < 0x80)
        return 1;
    const size_t length = c[0] < 0xC2 ? 0 : c[0] < 0xE0 ? 2 : c[0] < 0xF0 ? 3 : c[0] < 0xF5 ? 4 : 0;
    const unsigned least = c[0] == 0xE0 ? 0xA0 : c[0] == 0xF0 ? 0x90 : 0x80;
    const unsigned most = c[0] == 0xED ? 0x9F : c[0] == 0xF4 ? 0x8F : 0xBF;
    bool is_whole = length > 0 && c[1] >= least && c[1] <= most;
    for (size_t i = 2; i < length && is_whole; i++)
        is_whole = (c[i] & 0xC0) == 0x80;
    return is_whole ? length : 0;
}

const char *text_in_utf8(Arena *arena, const char *text)
{
    const char *at = text;
    while (*at && character_length(at))
        at += character_length(at);
    if (!*at)
        return text;
    Text converted = text_new(arena);
    for (size_t length; *text; text += length + !length) {
        const unsigned char c = (unsigned char)*text;
        length = character_length(text);
        text_add_length(&converted, length ? text : (const char[]){(char)(0xC0 | c >> 6), (char)(0x80 | (c & 0x3F))},
                        length ? length : 2);
    }
    return converted.at;
}

void text_format_list(Text *text, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    format = arena_marked_format(text->arena, format);
    reserve(text, 80); /* mostly enough, so that most text is formatted once */
    size_t room = text->capacity - text->length;
    int length = format_list(text->at + text->length, room, format, arguments);
    if (length < 0)
        internal_error("bad format '%s'", format);
    if ((size_t)length >= room) {
        reserve(text, (size_t)length);
        format_list(text->at + text->length, (size_t)length + 1, format, again);
    }
    va_end(again);
    text->length += (size_t)length;
}

void text_format(Text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_format_list(text, format, arguments);
    va_end(arguments);
}

int text_width(const char *bytes, size_t length)
{
    int width = 0;
    for (size_t i = 0; i < length; i++)
        width += ((unsigned char)bytes[i] & 0xC0) != 0x80 && !(bytes[i] >= NUMBER_BEGIN && bytes[i] <= LAST_MARK);
    return width;
}

void text_pad_to(Text *text, int column)
{
    size_t line = text->length;
    while (line > 0 && text->at[line - 1] != '\n')
        line--;
    int width = text_width(text->at + line, text->length - line);
    do
        text_add_char(text, ' ');
    while (++width < column);
}

const char *number_print(double number, char buffer[32])
{
    if (isnan(number))
        return strcpy(buffer, "nan");
    if (isinf(number))
        return strcpy(buffer, number > 0 ? "inf" : "-inf");
    const int length = number != 0 ? digit_part.shortest(buffer + (number < 0), fabs(number)) : 0;
    if (length) {
        buffer[0] = number < 0 ? '-' : buffer[0];
        buffer[length + (number < 0)] = '\0';
        return buffer;
    }
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(buffer, 32, "%.*g", digits, number);
        if (strtod(buffer, NULL) == number) /* exact comparison is the purpose */
            break;
    }
    if (fabs(number) < 1e15 && number == floor(number)) /* 20000, not 2e+04 */
        snprintf(buffer, 32, "%.0f", number);
    char *point = strchr(buffer, localeconv()->decimal_point[0]);
    if (point)
        *point = '.';
    return buffer;
}

bool number_read(const char *text, double *number)
{
    enum { LONGEST_NUMBER = 400 }; /* every double written out in full fits */
    static const char digits[] = "0123456789";
    const char *at = text + (*text == '-' || *text == '+');
    size_t whole = strspn(at, digits);
    at += whole;
    size_t fraction = 0;
    if (*at == '.') {
        fraction = strspn(at + 1, digits);
        at += 1 + fraction;
    }
    if (!whole && !fraction)
        return false;
    if (*at == 'e' || *at == 'E') {
        at += 1 + (at[1] == '-' || at[1] == '+');
        size_t exponent = strspn(at, digits);
        if (!exponent)
            return false;
        at += exponent;
    }
    if (*at || at - text > LONGEST_NUMBER)
        return false;

    char local[LONGEST_NUMBER + 1];
    memcpy(local, text, (size_t)(at - text) + 1);
    char *point = strchr(local, '.');
    if (point)
        *point = localeconv()->decimal_point[0];
    *number = strtod(local, NULL);
    return isfinite(*number);
}

static bool same_letter(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* Blanks of ASCII from tab to carriage return, and U+00A0. */
static size_t blank_length(const char *at)
{
    if (*at == ' ' || (*at >= '\t' && *at <= '\r'))
        return 1;
    return at[0] == '\xC2' && at[1] == '\xA0' ? 2 : 0;
}

bool words_are_collapsed(const char *text)
{
    bool are = !blank_length(text);
    for (const char *c = text; *c && are; c++)
        are = !blank_length(c) || (*c == ' ' && c[1] && !blank_length(c + 1));
    return are;
}

const char *words_collapsed(Arena *arena, const char *text)
{
    if (words_are_collapsed(text))
        return text;
    char *collapsed = arena_alloc(arena, strlen(text) + 1), *to = collapsed;
    size_t blank;
    while (*text) {
        if (!blank_length(text)) {
            *to++ = *text++;
            continue;
        }
        while ((blank = blank_length(text)))
            text += blank;
        if (to > collapsed && *text)
            *to++ = ' ';
    }
    return collapsed;
}

bool word_is_among(const char *word, const char *words)
{
    const size_t length = strlen(word);
    for (const char *at = words; *at; at += strspn(at, "|")) {
        const size_t own = strcspn(at, "|");
        if (own == length && strncmp(at, word, own) == 0)
            return true;
        at += own;
    }
    return false;
}

bool words_equal_caseless(const char *a, const char *b)
{
    while (*a && same_letter(*a, *b))
        a++, b++;
    return same_letter(*a, *b);
}

int text_index(const char *word, const char *const *words, int count)
{
    int i = count - 1;
    while (i >= 0 && strcmp(words[i], word) != 0)
        i--;
    return i;
}
