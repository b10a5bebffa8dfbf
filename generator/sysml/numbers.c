/* numbers.c - numbers in the formats of the countries where tools run: 1,5 and 1.234,5 and 1,234.5.
 *
 * The law: a comma before the last digits is a decimal one, as is a dot; the other sign before it, or one that comes
 * several times, divides thousands. One comma before three digits, as in 1,500, can be either. */
#include "sysml/read.h"

#include <string.h>

static const char digits[] = "0123456789";

/* The sign that stands between thousands, in groups of three digits up to `end`. */
static bool are_thousands(const char *words, const char *end, char sign)
{
    size_t first = strspn(words, digits);
    if (first < 1 || first > 3)
        return false;
    for (words += first; words < end; words += 4)
        if (*words != sign || strspn(words + 1, digits) != 3)
            return false;
    return words == end;
}

static const char *joined(Arena *arena, const char *words, char thousands, char decimal)
{
    char *text = arena_copy(arena, words, strlen(words)), *to = text;
    for (const char *from = text; *from; from++)
        if (*from != thousands)
            *to++ = *from == decimal ? '.' : *from;
    *to = '\0';
    return text;
}

NumberFormat sysml_number_format(Arena *arena, const char *words, const char **plain)
{
    const char *begin = words + (*words == '-' || *words == '+');
    const char *comma = strchr(begin, ','), *last = strrchr(begin, ','), *dot = strrchr(begin, '.');
    const char *read;
    double number;
    if (!comma)
        return NUMBER_AS_IS;
    size_t length = strspn(begin, "0123456789.,");
    const char *end = begin + length;
    bool is_english = dot && dot > last && are_thousands(begin, dot, ',');
    bool is_several = !dot && comma != last && are_thousands(begin, end, ',');
    bool is_german = comma == last && (dot ? are_thousands(begin, comma, '.') : true);
    if (is_english || is_several)
        read = joined(arena, words, ',', '.');
    else if (is_german)
        read = joined(arena, words, '.', ',');
    else
        return NUMBER_AS_IS;
    if (!number_read(read, &number))
        return NUMBER_AS_IS;
    *plain = read;
    if (is_english || is_several)
        return NUMBER_WITH_THOUSANDS;
    bool is_either = !dot && *begin != '0' && are_thousands(begin, end, ',');
    return is_either ? NUMBER_OF_EITHER : NUMBER_WITH_DECIMAL_COMMA;
}
