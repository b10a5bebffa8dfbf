/* units.c - printing of units, and reading of numbers with a unit. */
#include "expr/units.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const base_units[BASE_UNITS] = {"kg", "m", "s", "A", "K", "mol", "cd"};

static const double exponent_tolerance = 1e-6; /* exponents are sums of products of small fractions */

/* Prints the factors whose exponents have this sign: m*s^2*A^(1/2)*K^0.283. */
static void print_factors(Text *text, const Dimension *dimension, double sign)
{
    enum { LARGEST_DIVISOR = 6 };
    int count = 0;
    for (int i = 0; i < BASE_UNITS; i++) {
        const double exponent = sign * dimension->exponent[i];
        if (exponent < exponent_tolerance)
            continue;
        text_format(text, "%s%s", count++ ? "*" : "", base_units[i]);
        if (fabs(exponent - 1) < exponent_tolerance)
            continue;
        int divisor = 1;
        while (divisor <= LARGEST_DIVISOR &&
               !(fabs(exponent - round(exponent * divisor) / divisor) < exponent_tolerance))
            divisor++;
        if (divisor > LARGEST_DIVISOR)
            text_format(text, "^%.6g", exponent);
        else
            text_format(text, divisor == 1 ? "^%.0f" : "^(%.0f/%d)", round(exponent * divisor), divisor);
    }
}

void dimension_print(Text *text, const Dimension *dimension)
{
    int above = 0, below = 0;
    for (int i = 0; i < BASE_UNITS; i++) {
        above += dimension->exponent[i] >= exponent_tolerance;
        below += dimension->exponent[i] <= -exponent_tolerance;
    }
    bool has_factor = !scale_is_same(dimension, &no_dimension);
    if (has_factor)
        text_format(text, "%.6g%s", exp(dimension->scale), above ? "*" : "");
    if (above)
        print_factors(text, dimension, 1);
    else if (!has_factor)
        text_add(text, "1");
    if (below)
        text_add(text, below > 1 ? "/(" : "/");
    print_factors(text, dimension, -1);
    if (below > 1)
        text_add(text, ")");
}

bool expr_quantity_read(const char *text, double *number, UnitMeaning *meaning)
{
    char digits[64];
    text += strspn(text, " \t\n");
    const size_t length = unit_number_length(text);
    if (!length || length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    return number_read(digits, number) && unit_read(text + length, meaning);
}

/* ---- "did you mean" ---- */

static const char *const spellings[] = { /* of one unit, separated by bars */
#define UNIT(symbols, names, ...) names,
#include "../runtime/units.def"
#undef UNIT
};

static bool is_prefix(Arena *arena, const char *text, size_t length)
{
    UnitMeaning meaning;
    return length == 0 || unit_read(arena_format(arena, "%.*sgram", (int)length, text), &meaning);
}

/* The unit name that is most similar to the word, with or without a prefix; NULL: none. Short words are not corrected,
 * because nearly all of them are similar. */
static const char *near_name(Arena *arena, const char *word)
{
    enum { FEWEST_LETTERS = 4 };
    const char *found = NULL;
    int nearest = INT_MAX;
    for (size_t cut = 0, length = strlen(word); cut + FEWEST_LETTERS <= length; cut++)
        for (size_t i = 0; is_prefix(arena, word, cut) && i < sizeof spellings / sizeof *spellings; i++)
            for (const char *at = spellings[i]; *at; at += strcspn(at, "|"), at += *at == '|') {
                const char *name = arena_copy(arena, at, strcspn(at, "|"));
                if (word_is_nearer(word + cut, name, &nearest))
                    found = arena_format(arena, "%.*s%s", (int)cut, word, name);
            }
    return found;
}

/* The unit symbol that differs from the word only in capitals, and in as few as possible: kg for KG, MPa for Mpa. */
static const char *near_symbol(Arena *arena, const char *word)
{
    enum { MOST_LETTERS = 4 };
    const size_t length = strlen(word);
    const char *found = NULL;
    size_t fewest = MOST_LETTERS + 1;
    for (unsigned changes = 1; length <= MOST_LETTERS && changes < 1u << length; changes++) {
        char *changed = arena_copy(arena, word, length);
        UnitMeaning meaning;
        size_t count = 0;
        for (size_t i = 0; i < length; i++) {
            const int letter = (unsigned char)word[i];
            if (!(changes >> i & 1))
                continue;
            changed[i] = (char)(isupper(letter) ? tolower(letter) : toupper(letter));
            count++;
        }
        if (count >= fewest || !unit_read(changed, &meaning))
            continue;
        found = changed;
        fewest = count;
    }
    return found;
}

/* Corrects each word of a name whose further words begin with capitals: newtonMetre for newtonMtre. */
static const char *near_words(Arena *arena, const char *run)
{
    Text words = text_new(arena);
    while (*run) {
        size_t length = 1;
        while (run[length] && !isupper((unsigned char)run[length]))
            length++;
        char *word = arena_copy(arena, run, length);
        UnitMeaning meaning;
        word[0] = (char)tolower((unsigned char)word[0]);
        const char *near = word;
        if (!word_is_among(word, "per|square|cubic|squared|cubed") && !unit_read(word, &meaning))
            near = near_name(arena, word);
        if (!near)
            return NULL;
        text_format(&words, "%c%s", words.length ? toupper((unsigned char)near[0]) : near[0], near + 1);
        run += length;
    }
    return words.at;
}

const char *unit_near(Arena *arena, const char *text)
{
    enum { LONGEST = 60 };
    UnitMeaning meaning;
    Text near = text_new(arena);
    if (strlen(text) > LONGEST)
        return NULL;
    while (*text) {
        size_t length = 0;
        while (isalpha((unsigned char)text[length]))
            length++;
        const char *run = arena_copy(arena, text, length ? length : 1), *known = run;
        if (length && !unit_read(run, &meaning)) {
            known = near_symbol(arena, run);
            known = known ? known : near_words(arena, run);
        }
        if (!known)
            return NULL;
        text_add(&near, known);
        text += length ? length : 1;
    }
    return near.length && unit_read(near.at, &meaning) ? near.at : NULL;
}

const char *unit_unknown(Arena *arena, const char *text)
{
    char *end;
    strtod(text, &end);
    const char *unit = end + strspn(end, " ");
    size_t length = 0;
    while (isalpha((unsigned char)unit[length]))
        length++;
    return end > text && length && !unit[length] ? arena_copy(arena, unit, length) : NULL;
}
