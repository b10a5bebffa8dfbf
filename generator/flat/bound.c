/* bound.c - a bound in the text of a requirement, in plain English: "shall be less than 20 kg", "between 3 and 5 s".
 *
 * The law: one phrase of comparison, and right behind it one number, or two where it says between, each with a unit or
 * none; no other number in the text. What reads otherwise may mean anything, and is not taken.
 */
#include "flat/instance.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef enum { BELOW, AT_MOST, ABOVE, AT_LEAST, BETWEEN } Comparison;

/* Longer phrases before those that they begin or hold. */
static const struct {
    const char *phrase;
    Comparison comparison;
} phrases[] = {
    {"less than or equal to", AT_MOST},
    {"not be less than", AT_LEAST},
    {"not be lower than", AT_LEAST},
    {"not be smaller than", AT_LEAST},
    {"not be below", AT_LEAST},
    {"not be under", AT_LEAST},
    {"not less than", AT_LEAST},
    {"no less than", AT_LEAST},
    {"not fall below", AT_LEAST},
    {"not drop below", AT_LEAST},
    {"not go below", AT_LEAST},
    {"greater than or equal to", AT_LEAST},
    {"more than or equal to", AT_LEAST},
    {"not be greater than", AT_MOST},
    {"not be more than", AT_MOST},
    {"not be higher than", AT_MOST},
    {"not be larger than", AT_MOST},
    {"not be above", AT_MOST},
    {"not be over", AT_MOST},
    {"not greater than", AT_MOST},
    {"not more than", AT_MOST},
    {"no greater than", AT_MOST},
    {"no more than", AT_MOST},
    {"not exceed", AT_MOST},
    {"never exceed", AT_MOST},
    {"not rise above", AT_MOST},
    {"not go above", AT_MOST},
    {"at most", AT_MOST},
    {"a maximum of", AT_MOST},
    {"at least", AT_LEAST},
    {"a minimum of", AT_LEAST},
    {"less than", BELOW},
    {"lower than", BELOW},
    {"smaller than", BELOW},
    {"shorter than", BELOW},
    {"lighter than", BELOW},
    {"slower than", BELOW},
    {"be below", BELOW},
    {"is below", BELOW},
    {"stay below", BELOW},
    {"remain below", BELOW},
    {"be under", BELOW},
    {"is under", BELOW},
    {"stay under", BELOW},
    {"remain under", BELOW},
    {"greater than", ABOVE},
    {"more than", ABOVE},
    {"higher than", ABOVE},
    {"larger than", ABOVE},
    {"longer than", ABOVE},
    {"heavier than", ABOVE},
    {"faster than", ABOVE},
    {"be above", ABOVE},
    {"is above", ABOVE},
    {"stay above", ABOVE},
    {"remain above", ABOVE},
    {"be over", ABOVE},
    {"is over", ABOVE},
    {"stay over", ABOVE},
    {"remain over", ABOVE},
    {"exceed", ABOVE},
    {"exceeds", ABOVE},
    {"between", BETWEEN},
    {"in the range of", BETWEEN},
    {"in the range from", BETWEEN},
    {"in the range", BETWEEN},
    {"from", BETWEEN},
};
enum { PHRASES = sizeof phrases / sizeof *phrases };

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || ((unsigned char)c & 0x80);
}

/* Length of the phrase if it stands there, as whole words; one blank stands for any number of them. */
static size_t phrase_at(const char *text, const char *phrase)
{
    const char *at = text;
    for (; *phrase; phrase++) {
        if (*phrase == ' ') {
            if (!isspace((unsigned char)*at))
                return 0;
            at += strspn(at, " \t\r\n");
        } else if (tolower((unsigned char)*at++) != *phrase) {
            return 0;
        }
    }
    return is_letter(*at) ? 0 : (size_t)(at - text);
}

/* Is one of the two words before it a negation? Those that phrases begin with are none of these. */
static bool is_negated(const char *text, const char *at)
{
    static const char *const negations[] = {"not", "never", "no", "cannot"};
    for (int words = 0; words < 2; words++) {
        while (at > text && !is_letter(at[-1]))
            at--;
        const char *end = at;
        while (at > text && is_letter(at[-1]))
            at--;
        for (size_t i = 0; i < sizeof negations / sizeof *negations; i++)
            if ((size_t)(end - at) == strlen(negations[i]) && phrase_at(at, negations[i]))
                return true;
    }
    return false;
}

static bool begins_number(const char *text, const char *at)
{
    const bool is_inside = at > text && (is_letter(at[-1]) || at[-1] == '.' || at[-1] == '_');
    return isdigit((unsigned char)*at) && !is_inside;
}

/* Numbers in a text, those within words, as in CO2, aside. */
static int count_numbers(const char *text)
{
    int count = 0;
    for (const char *at = text; *at; at++) {
        if (!begins_number(text, at))
            continue;
        char *end;
        strtod(at, &end);
        at = end > at ? end - 1 : at;
        count++;
    }
    return count;
}

static const char *read_number(const char *at, double *number)
{
    char *end;
    at += strspn(at, " \t\r\n");
    const bool is_signed = *at == '-' || *at == '+';
    if (!isdigit((unsigned char)at[is_signed]))
        return NULL;
    *number = strtod(at, &end);
    if (end[-1] == '.' && *end == '.') /* 3..5 */
        end--;
    const bool is_comma = *end == ',' && isdigit((unsigned char)end[1]); /* 1,500 may be either */
    return is_comma || !isfinite(*number) ? NULL : end;
}

/* The longest run of words that is a unit, at most three of them. */
static const char *read_unit(Arena *arena, const char *at, const char **unit)
{
    enum { MOST_WORDS = 3 };
    const char *begin = at + strspn(at, " \t\r\n"), *end = begin, *found = at;
    *unit = NULL;
    for (int words = 0; words < MOST_WORDS && *end; words++) {
        end += strspn(end, " \t\r\n");
        const size_t length = strcspn(end, " \t\r\n,;");
        size_t own = length;
        while (own && strchr(".:!?)", end[own - 1]))
            own--;
        end += own;
        UnitMeaning meaning;
        const char *text = arena_copy(arena, begin, (size_t)(end - begin));
        if (own && unit_read(text, &meaning)) {
            *unit = text;
            found = end;
        }
        if (own < length || !own)
            break;
    }
    return found;
}

static const char *skip_joint(const char *at)
{
    static const char *const joints[] = {"and", "to"};
    at += strspn(at, " \t\r\n");
    for (int i = 0; i < 2; i++)
        if (phrase_at(at, joints[i]))
            return at + phrase_at(at, joints[i]);
    if (strncmp(at, "..", 2) == 0)
        return at + 2 + (at[2] == '.');
    return *at == '-' ? at + 1 : NULL;
}

static const char *read_limits(Arena *arena, const char *at, Comparison comparison, Bound *bound)
{
    double first, second;
    const char *unit, *other = NULL;
    at = read_number(at, &first);
    if (!at)
        return NULL;
    at = read_unit(arena, at, &unit);
    if (comparison == BETWEEN) {
        at = skip_joint(at);
        at = at ? read_number(at, &second) : NULL;
        if (!at)
            return NULL;
        at = read_unit(arena, at, &other);
        if (unit && other && strcmp(unit, other) != 0)
            return NULL;
    }
    *bound = (Bound){.least = -INFINITY, .most = INFINITY, .unit = unit ? unit : other};
    if (comparison == BELOW || comparison == AT_MOST)
        bound->most = first;
    else
        bound->least = first;
    if (comparison == BETWEEN)
        bound->most = second;
    bound->is_strict = comparison == BELOW || comparison == ABOVE;
    return comparison == BETWEEN && !(first < second) ? NULL : at;
}

const char *flat_read_bound(Arena *arena, const char *text, Bound *bound)
{
    int found = 0, used = 0;
    for (const char *at = text; *at; at++) {
        if (at > text && is_letter(at[-1]))
            continue;
        for (int i = 0; i < PHRASES; i++) {
            const size_t length = phrase_at(at, phrases[i].phrase);
            Bound own;
            if (!length)
                continue;
            if (read_limits(arena, at + length, phrases[i].comparison, &own)) {
                if (is_negated(text, at))
                    return "its text holds a bound that is negated";
                *bound = own;
                found++;
                used = phrases[i].comparison == BETWEEN ? 2 : 1;
            }
            at += length - 1;
            break;
        }
    }
    if (!found)
        return "its text holds no bound such as 'less than 20 kg' or 'between 3 and 5 s'";
    return found > 1 || count_numbers(text) > used ? "its text holds more numbers than one bound has" : NULL;
}
