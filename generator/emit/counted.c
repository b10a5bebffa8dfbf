/* counted.c - texts that are equal but for one number. */
#include "emit/counted.h"

#include <stdlib.h>
#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_number(const char *text, size_t at)
{
    enum { MOST_DIGITS = 9 };
    size_t length = 0;
    while (is_digit(text[at + length]))
        length++;
    const char next = text[at + length];
    return length > 0 && length <= MOST_DIGITS && (next == ']' || next == ',') && (length == 1 || text[at] != '0');
}

Counted counted_of(const char *first, const char *second)
{
    size_t at = 0;
    while (first[at] && first[at] == second[at])
        at++;
    while (at > 0 && is_digit(first[at - 1]))
        at--;
    const bool is_bracketed = at > 0 && (first[at - 1] == '[' || first[at - 1] == ',');
    if (!is_bracketed || !is_number(first, at))
        return (Counted){.text = NULL};
    char *after;
    const Counted c = {first, at, (int)strtol(first + at, &after, 10), after};
    return counted_goes_on(&c, second, 1) ? c : (Counted){.text = NULL};
}

bool counted_goes_on(const Counted *c, const char *text, int times)
{
    if (strncmp(text, c->text, c->before) != 0 || !is_number(text, c->before))
        return false;
    char *after;
    return strtol(text + c->before, &after, 10) == (long)c->first + times && strcmp(after, c->after) == 0;
}

const char *counted_form(Arena *arena, const Counted *c, const char *number)
{
    return arena_format(arena, "%.*s%s%s", (int)c->before, c->text, number, c->after);
}
