/* unit_words.c - one unit by its symbol or by its name in words, with the prefixes of the SI. */
#include "expr/units.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#define PI 3.14159265358979323846

typedef struct {
    const char *symbols, *names; /* spellings between bars */
    bool has_prefixes;
    double scale, offset;
    Angle angle;
    signed char exponent[BASE_UNITS];
} KnownUnit;

static const KnownUnit known[] = {
#define UNIT(symbols, names, prefixes, scale, offset, angle, ...) \
    {symbols, names, prefixes, scale, offset, ANGLE_##angle, {__VA_ARGS__}},
#include "expr/units.def"
#undef UNIT
};

static const struct {
    const char *symbol, *name;
    int power; /* of ten */
} prefixes[] = {{"da", "deca", 1},  {"h", "hecto", 2},   {"k", "kilo", 3},  {"M", "mega", 6},  {"G", "giga", 9},
                {"T", "tera", 12},  {"P", "peta", 15},   {"d", "deci", -1}, {"c", "centi", -2}, {"m", "milli", -3},
                {"u", "micro", -6}, {"n", "nano", -9},   {"p", "pico", -12}, {"f", "femto", -15}};

static bool is_among(const char *spellings, const char *text, size_t length)
{
    for (;;) {
        size_t each = strcspn(spellings, "|");
        if (each == length && memcmp(spellings, text, length) == 0)
            return true;
        if (!spellings[each])
            return false;
        spellings += each + 1;
    }
}

static const KnownUnit *find(const char *text, size_t length, bool is_name, bool has_prefix)
{
    for (size_t i = 0; length && i < sizeof known / sizeof *known; i++)
        if ((!has_prefix || known[i].has_prefixes) &&
            is_among(is_name ? known[i].names : known[i].symbols, text, length))
            return &known[i];
    return NULL;
}

/* The unit itself goes before a prefix and a unit: `min` is no milli-inch. */
static bool find_with_prefix(const char *text, size_t length, bool is_name, UnitMeaning *meaning)
{
    const KnownUnit *unit = find(text, length, is_name, false);
    int power = 0;
    for (size_t i = 0; !unit && i < sizeof prefixes / sizeof *prefixes; i++) {
        const char *prefix = is_name ? prefixes[i].name : prefixes[i].symbol;
        size_t cut = strlen(prefix);
        if (length > cut && memcmp(text, prefix, cut) == 0)
            unit = find(text + cut, length - cut, is_name, true);
        power = prefixes[i].power;
    }
    if (!unit)
        return false;
    *meaning = (UnitMeaning){.offset = unit->offset};
    for (int i = 0; i < BASE_UNITS; i++)
        meaning->dimension.exponent[i] = unit->exponent[i];
    meaning->dimension.scale = log(unit->scale) + power * log(10);
    if (unit->angle != ANGLE_NONE)
        meaning->dimension.angle[unit->angle] = 1;
    return true;
}

bool unit_of_symbol(const char *symbol, size_t length, UnitMeaning *meaning)
{
    return find_with_prefix(symbol, length, false, meaning);
}

/* ---- names in words ---- */

enum { LONGEST_WORD = 40 };

/* The next word in lower case, of camel case or between blanks, underscores and the like. Empty at the end. */
static const char *next_word(const char *text, char word[LONGEST_WORD])
{
    size_t length = 0;
    while (*text && !isalpha((unsigned char)*text))
        text++;
    while (isalpha((unsigned char)*text) && length < LONGEST_WORD - 1) {
        if (length && isupper((unsigned char)*text) && islower((unsigned char)text[-1]))
            break;
        word[length++] = (char)tolower((unsigned char)*text++);
    }
    word[length] = '\0';
    return text;
}

static bool unit_of_name(const char *word, UnitMeaning *meaning)
{
    size_t length = strlen(word);
    if (find_with_prefix(word, length, true, meaning))
        return true;
    return length > 1 && word[length - 1] == 's' && find_with_prefix(word, length - 1, true, meaning);
}

/* "degree celsius", "watt hour": two words for one unit go before one. */
static const char *next_unit(const char *text, const char *first, UnitMeaning *meaning, bool *is_found)
{
    char second[LONGEST_WORD], both[2 * LONGEST_WORD];
    const char *behind = next_word(text, second);
    size_t length = strlen(first);
    memcpy(both, first, length);
    strcpy(both + length, second);
    *is_found = true;
    if (*second && unit_of_name(both, meaning))
        return behind;
    *is_found = unit_of_name(first, meaning);
    return text;
}

bool unit_of_words(const char *text, UnitMeaning *meaning)
{
    static const struct {
        const char *word;
        double power;
    } raised[] = {{"squared", 2}, {"cubed", 3}, {"square", 2}, {"cubic", 3}, {"fourth", 4}, {"fifth", 5}};
    char word[LONGEST_WORD];
    UnitMeaning last = {.dimension = no_dimension};
    int units = 0;
    if (strpbrk(text, "/^()0123456789")) /* symbols, or names between signs */
        return false;
    double sign = 1, ahead = 1; /* the power that "square" announces */
    *meaning = last;
    for (text = next_word(text, word); *word; text = next_word(text, word)) {
        const size_t length = strlen(word);
        double power = 0;
        for (size_t i = 0; i < sizeof raised / sizeof *raised; i++)
            power = strcmp(raised[i].word, word) == 0 ? raised[i].power : power;
        bool is_behind = power > 0 && strcmp(word, "square") != 0 && strcmp(word, "cubic") != 0;
        if (is_among("per|reciprocal|inverse", word, length)) {
            sign = -1;
        } else if (is_behind) {
            if (!units)
                return false;
            meaning->dimension = dimension_times(meaning->dimension, last.dimension, power - 1);
        } else if (power > 0) {
            ahead = power;
        } else if (!is_among("to|the|power|of|minus", word, length)) {
            bool is_found;
            text = next_unit(text, word, &last, &is_found);
            if (!is_found)
                return false;
            last.dimension = dimension_power(last.dimension, sign * ahead);
            meaning->dimension = dimension_times(meaning->dimension, last.dimension, 1);
            meaning->offset = last.offset;
            ahead = 1;
            units++;
        }
    }
    if (units > 1 || sign < 0)
        meaning->offset = 0;
    return units > 0;
}
