/* real.c - the type of numbers in C: double, or on demand float in portable C.
 *
 * The arena of the C text tells which of both it is. Generated text is written for that type. Copied text, functions of
 * the runtime and templates, is written for double: its types, numbers and functions of <math.h> are replaced. */
#include "emit/emit.h"

#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *c_real(const Arena *arena)
{
    return arena_writes_floats(arena) ? "float" : "double";
}

const char *c_function(Arena *arena, const char *name)
{
    return arena_writes_floats(arena) && c_is_mathematical(name) ? arena_format(arena, "%sf", name) : name;
}

double c_rounded(const Arena *arena, double number)
{
    return arena_writes_floats(arena) ? (double)(float)fmin(fmax(number, -(double)FLT_MAX), (double)FLT_MAX) : number;
}

const char *c_number_in(Arena *arena, double number)
{
    char digits[40];
    if (!arena_writes_floats(arena))
        return arena_format(arena, "%s", c_number(number));
    const float nearest = (float)c_rounded(arena, number);
    for (int count = 1; count <= FLT_DECIMAL_DIG; count++) {
        snprintf(digits, sizeof digits, "%.*g", count, (double)nearest);
        if (strtof(digits, NULL) == nearest) /* exact comparison is the purpose */
            break;
    }
    return arena_format(arena, "%sf", c_number(strtod(digits, NULL)));
}

void c_add_double(Text *text, double number)
{
    const bool is_whole = fabs(number) < 1e9 && number == floor(number);
    const bool is_marked = is_whole && arena_marks_numbers(text->arena);
    text_add(text, is_marked && signbit(number) ? "-" : "");
    text_add(text, is_marked ? (const char[]){NUMBER_OF_DOUBLE, '\0'} : "");
    text_add(text, arena_writes_floats(text->arena) ? c_number_in(text->arena, number)
                                                    : c_number(is_marked ? fabs(number) : number));
    text_add(text, is_marked ? (const char[]){NUMBER_END, '\0'} : "");
}

/* ---- copied text ---- */

/* Words that are replaced for float: types; the unit of rounding, and tolerances of some units; the largest number up
 * to which whole numbers are exact; a number beyond all times. */
static const char *const others[][2] = {
    {"double", "float"},       {"c_double", "c_float"},
    {"DBL_MAX", "FLT_MAX"},    {"Frama_C_double_interval", "Frama_C_float_interval"},
    {"__finite", "__finitef"}, {"2.220446049250313e-16", "1.1920929e-7f"},
    {"1e-15", "1e-6f"},        {"1e-12", "1e-4f"},
    {"1e-9", "1e-5f"},         {"9007199254740992.0", "16777216.0f"},
    {"0x1p1000", "0x1p100f"},
};

static bool is_real_number(const char *word, size_t length)
{
    const bool is_hexadecimal = length > 1 && word[0] == '0' && (word[1] == 'x' || word[1] == 'X');
    for (size_t i = 0; i < length && isdigit((unsigned char)word[0]); i++)
        if (word[i] == '.' || strchr(is_hexadecimal ? "pP" : "eE", word[i]))
            return true;
    return false;
}

/* The length of an identifier or a number; 1 of anything else. */
static size_t word_length(const char *at, const char *end)
{
    const bool is_number = isdigit((unsigned char)*at);
    size_t length = 1;
    if (!is_number && !isalpha((unsigned char)*at) && *at != '_')
        return 1;
    for (; at + length < end; length++) {
        const char c = at[length], before = at[length - 1];
        const bool is_sign = is_number && (c == '-' || c == '+') && strchr("eEpP", before);
        if (!isalnum((unsigned char)c) && c != '_' && !(is_number && c == '.') && !is_sign)
            break;
    }
    return length;
}

static void add_word(Text *text, const char *word, size_t length, bool is_called)
{
    Arena *arena = text->arena;
    const char *own = arena_copy(arena, word, length);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(own, others[i][0]) == 0) {
            text_add(text, others[i][1]);
            return;
        }
    text_add(text, is_called ? c_function(arena, own) : own);
    text_add(text, is_real_number(word, length) ? "f" : "");
}

void c_copy(Text *text, const char *words, size_t length, bool *is_comment)
{
    const char *end = words + length;
    if (!arena_writes_floats(text->arena)) {
        text_add_length(text, words, length);
        return;
    }
    bool is_shorter = false; /* the line got shorter: a comment behind it keeps its column */
    for (const char *at = words; at < end;) {
        const bool is_edge = end - at > 1 && strncmp(at, *is_comment ? "*/" : "/*", 2) == 0;
        const size_t count = is_edge ? 2 : *is_comment ? 1 : word_length(at, end);
        is_shorter |= strncmp(at, "double ", 7) == 0;
        if (is_edge && is_shorter && at - words > 2 && strncmp(at - 2, "  ", 2) == 0)
            text_add_char(text, ' ');
        if (is_edge || *is_comment)
            text_add_length(text, at, count);
        else
            add_word(text, at, count, end - at > (ptrdiff_t)count && at[count] == '(');
        *is_comment ^= is_edge;
        at += count;
    }
}
