/* convert.c - numbers that people give with a unit: "12 V" for a voltage, "5 min" for a time. */
#include "parts.h"
#include "unit.h"

#include <math.h>
#include <string.h>

/* The convertibility of a number of one unit to another, and the reason if there is none. */
typedef enum { FITS, UNKNOWN_UNIT, NO_UNIT, UNKNOWN_OWN, OTHER_DIMENSION, TWO_WAYS } Fit;

static Fit fit(const char *given, const char *own, UnitMeaning *from, UnitMeaning *to)
{
    if (!unit_read(given, from))
        return UNKNOWN_UNIT;
    if (!own[0])
        return NO_UNIT;
    if (!unit_read(own, to))
        return UNKNOWN_OWN;
    if (!dimension_is_same(&from->dimension, &to->dimension))
        return OTHER_DIMENSION;
    return unit_converts(from, to) ? FITS : TWO_WAYS;
}

/* C is coulomb and F farad, though people write them for temperatures. */
static bool is_degree(const char *given, const char *own)
{
    char degree[8];
    UnitMeaning of_degree, to;
    return (strcmp(given, "C") == 0 || strcmp(given, "F") == 0) &&
           snprintf(degree, sizeof degree, "deg%s", given) > 0 && fit(degree, own, &of_degree, &to) == FITS;
}

static int refuse(Fit reason, const char *given, const char *own, const char *words)
{
    message_begin(WRONG_UNIT, "%s", words);
    if (reason == UNKNOWN_UNIT)
        message_detail("the unit '%s' is not known", given);
    else if (reason == NO_UNIT)
        message_detail("it has no unit in the model");
    else if (reason == UNKNOWN_OWN)
        message_detail("it is in %s, an unknown unit: no conversion is possible", own);
    else if (is_degree(given, own))
        message_detail("it is in %s, but %s is %s: write deg%s", own, given, *given == 'C' ? "coulomb" : "farad",
                       given);
    else
        message_detail("it is in %s%s", own,
                       reason == TWO_WAYS ? ": a turn or cycle is either 2*pi rad or the number 1" : "");
    return message_end(WRONG_UNIT);
}

static int convert_scale(const char *given, const char *own, double *factor, double *offset, const char *words)
{
    UnitMeaning from, to;
    const Fit reason = fit(given, own, &from, &to);
    if (reason != FITS)
        return refuse(reason, given, own, words);
    *offset = unit_convert(0, &from, &to);
    from.offset = to.offset = 0;
    *factor = unit_convert(1, &from, &to);
    return STATUS_DONE;
}

/* True for a number, alone or followed by a known unit. */
static bool convert_is_quantity(const char *text)
{
    UnitMeaning meaning;
    char digits[64];
    double number;
    const size_t length = unit_number_length(text);
    snprintf(digits, sizeof digits, "%.*s", length ? (int)length : (int)strlen(text), text);
    return strlen(text) < sizeof digits && number_parse(digits, &number) &&
           (!length || unit_read(text + length + strspn(text + length, " \t"), &meaning));
}

static int convert_read(const char *text, const char *unit, double *value, const char *words)
{
    enum { LONGEST = 64 };
    char digits[LONGEST];
    const size_t length = unit_number_length(text);
    if (!length || length >= sizeof digits)
        return number_parse(text, value) ? STATUS_DONE : number_refuse(text, words);
    memcpy(digits, text, length);
    digits[length] = '\0';
    const char *given = text + length + strspn(text + length, " \t");
    UnitMeaning from, to;
    if (!number_parse(digits, value))
        return number_refuse(text, words);
    if (strcmp(given, unit) == 0)
        return STATUS_DONE;
    const Fit reason = fit(given, unit, &from, &to);
    if (reason == UNKNOWN_UNIT && given == text + length) /* 0x10 */
        return number_refuse(text, words);
    if (reason != FITS)
        return refuse(reason, given, unit, words);
    *value = unit_convert(*value, &from, &to);
    return isfinite(*value) ? STATUS_DONE : number_refuse(text, words);
}

const struct UnitPart unit_part = {convert_read, convert_scale, convert_is_quantity};
