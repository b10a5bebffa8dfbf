/* unit_words.c - one unit by its symbol or by its name in words, with the prefixes of the SI. */
#include "unit.h"

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
#include "units.def"
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

/* A unit without a prefix takes precedence over a prefix and a unit: `min` is not a milli-inch. */
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

/* True for texts that read as a prefix and a unit, but usually have another meaning or several ones: a degree or a gon,
 * carats, decitonnes, metric tons, points or pints. */
static bool is_ambiguous(const char *text, size_t length)
{
    return is_among("Grad|ct|dt|mt|pt", text, length);
}

bool unit_of_symbol(const char *symbol, size_t length, UnitMeaning *meaning)
{
    return !is_ambiguous(symbol, length) && find_with_prefix(symbol, length, false, meaning);
}

/* ---- temperatures ---- */

static size_t caseless_length(const char *text, const char *word)
{
    size_t length = 0;
    while (word[length] && tolower((unsigned char)text[length]) == word[length])
        length++;
    return word[length] ? 0 : length;
}

size_t unit_of_temperature(const char *text, UnitMeaning *meaning)
{
    static const char *const degrees[] = {"degrees", "degree", "degs", "deg", "grad"};
    static const struct {
        const char *word, *unit;
    } scales[] = {{"celsius", "degC"}, {"centigrade", "degC"}, {"fahrenheit", "degF"}, {"kelvin", "K"},
                  {"c", "degC"},       {"f", "degF"},          {"k", "K"}};
    size_t begin = 0;
    for (size_t i = 0; !begin && i < sizeof degrees / sizeof *degrees; i++)
        begin = caseless_length(text, degrees[i]);
    if (!begin)
        return 0;
    begin += strspn(text + begin, " \t._-");
    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++) {
        const size_t length = caseless_length(text + begin, scales[i].word), end = begin + length;
        const bool is_letter = length == 1;
        if (!length || (is_letter ? !isupper((unsigned char)text[begin]) || isalpha((unsigned char)text[end])
                                  : islower((unsigned char)text[end]) || text[end] == '_'))
            continue;
        return unit_of_symbol(scales[i].unit, strlen(scales[i].unit), meaning) ? end : 0;
    }
    return 0;
}

/* True for the degree of angles, without an exponent. */
static bool is_degree(const Dimension *d)
{
    const Dimension degree = {.scale = log(PI / 180)};
    return dimension_is_same(d, &no_dimension) && scale_is_same(d, &degree) && fabs(d->angle[ANGLE_RADIANS] - 1) < 0.5;
}

static bool is_temperature(const Dimension *d)
{
    const Dimension kelvin = {.exponent = {[BASE_KELVIN] = 1}};
    return dimension_is_same(d, &kelvin);
}

bool unit_is_of_temperature(const Dimension *a, const Dimension *b)
{
    return (is_degree(a) && is_temperature(b)) || (is_temperature(a) && is_degree(b));
}

/* ---- names in words ---- */

enum { LONGEST_WORD = 40 };

static const char *skip_signs(const char *text)
{
    return text + strspn(text, " \t._-");
}

/* The next word, in lower case; words are in camel case, or separated by blanks, underscores etc. Empty: none. */
static const char *next_word(const char *text, char word[LONGEST_WORD])
{
    size_t length = 0;
    text = skip_signs(text);
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

/* Reads the next unit; two words for one unit, such as "watt hour", take precedence over one word. */
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

/* Reads the next unit: of a temperature, or another one. */
static bool next_factor(const char **text, const char *first, const char *behind, UnitMeaning *meaning)
{
    const char *begin = skip_signs(*text);
    const size_t length = unit_of_temperature(begin, meaning);
    bool is_found = true;
    *text = length ? begin + length : next_unit(behind, first, meaning, &is_found);
    return is_found;
}

/* The power in the words behind a unit, such as "squared" or "to the fourth power"; 1: none. */
static double next_power(const char **text)
{
    static const struct {
        const char *word;
        double power;
    } raised[] = {{"squared", 2}, {"cubed", 3}, {"fourth", 4}, {"fifth", 5}};
    char word[LONGEST_WORD], next[LONGEST_WORD];
    const char *behind = next_word(*text, word), *end = behind;
    const bool is_long = strcmp(word, "to") == 0;
    if (is_long && strcmp((end = next_word(end, word), word), "the") == 0)
        end = next_word(end, word);
    for (size_t i = 0; i < sizeof raised / sizeof *raised; i++) {
        if (strcmp(raised[i].word, word) != 0 || is_long != (raised[i].power > 3))
            continue;
        *text = end;
        end = next_word(end, next);
        *text = is_long && strcmp(next, "power") == 0 ? end : *text;
        return raised[i].power;
    }
    return 1;
}

static bool is_one(const UnitMeaning *unit)
{
    return dimension_is_same(&unit->dimension, &no_dimension) && scale_is_same(&unit->dimension, &no_dimension) &&
           angle_is_none(&unit->dimension);
}

bool unit_of_words(const char *text, UnitMeaning *meaning)
{
    char word[LONGEST_WORD];
    UnitMeaning last = {.dimension = no_dimension};
    Dimension before = no_dimension; /* of the unit before, without its power */
    int units = 0;
    bool has_offset = false, is_alone = false; /* "one" may have a divisor, but no other unit beside it */
    double sign = 1;
    *meaning = last;
    while (*skip_signs(text)) {
        const char *behind = next_word(text, word);
        double power = 1;
        if (is_among("per|reciprocal|inverse", word, strlen(word))) {
            sign = -1;
            before = no_dimension;
            is_alone = false;
            text = behind;
            behind = next_word(text, word);
        }
        if (is_among("square|cubic", word, strlen(word))) {
            power = *word == 's' ? 2 : 3;
            text = behind;
            behind = next_word(text, word);
        }
        if (!*word || !next_factor(&text, word, behind, &last) || unit_is_of_temperature(&before, &last.dimension) ||
            is_alone || (units > 0 && is_one(&last)))
            return false;
        power *= next_power(&text);
        before = last.dimension;
        is_alone = is_one(&last);
        meaning->dimension = dimension_times(meaning->dimension, last.dimension, sign * power);
        meaning->offset = last.offset;
        has_offset = !units++ && sign > 0 && power < 2;
    }
    if (!has_offset)
        meaning->offset = 0;
    return units > 0;
}
