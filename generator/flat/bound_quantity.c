/* bound_quantity.c - numbers with their units in sentences. */
#include "flat/bound.h"

#include "expr/units.h"

#include <ctype.h>
#include <string.h>

/* Words that may follow a quantity: a unit ends only there. */
static const char behind[] =
    "and|but|or|to|is|are|in|at all|at any|always|inclusive|included|all included|both included|plus or minus|+-|+/-|-|"
    "..|,|(|.|!|long|wide|high|tall|deep|thick|heavy";

static bool ends_there(const char *at)
{
    const Sentence rest = {.at = at};
    at += strspn(at, " \t\r\n\v\f");
    return !*at || flat_words_follow(&rest, behind);
}

/* Up to the end of the number's digits, with an exponent; 0 if there is none. */
static size_t number_length(const char *at)
{
    static const char digits[] = "0123456789";
    size_t length = strspn(at, digits);
    if (!length)
        return 0;
    while ((at[length] == '.' || at[length] == ',') && isdigit((unsigned char)at[length + 1]))
        length += 1 + strspn(at + length + 1, digits);
    const size_t sign = at[length] == 'e' || at[length] == 'E' ? 1 + strspn(at + length + 1, "+-") : 0;
    const size_t power = sign && sign < 3 ? strspn(at + length + sign, digits) : 0;
    return power ? length + sign + power : length;
}

/* "1.4·10^1" goes on behind its digits. */
static const char *take_power(const char *at, char power[16])
{
    static const char *const signs[] = {"\u00b7", "\u00d7", "x", "*"};
    const char *behind_number = at;
    power[0] = '\0';
    at += strspn(at, " ");
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const size_t length = strlen(signs[i]);
        const char *ten = at + length + strspn(at + length, " ");
        if (strncmp(at, signs[i], length) != 0 || strncmp(ten, "10^", 3) != 0)
            continue;
        const size_t sign = ten[3] == '-', digits = strspn(ten + 3 + sign, "0123456789");
        if (!digits || digits > 3)
            return behind_number;
        power[0] = 'e';
        memcpy(power + 1, ten + 3, sign + digits);
        power[1 + sign + digits] = '\0';
        return ten + 3 + sign + digits;
    }
    return behind_number;
}

static bool take_number(Sentence *s, double *number)
{
    const char *begin = s->at + strspn(s->at, " \t\r\n\v\f"), *plain;
    const size_t sign = *begin == '-' || *begin == '+', length = number_length(begin + sign);
    char power[16];
    s->at = begin;
    if (!length)
        return false;
    const char *words = arena_copy(s->arena, begin, sign + length);
    plain = words;
    if (sysml_number_format(s->arena, words, &plain) == NUMBER_OF_EITHER)
        return false;
    const char *end = take_power(begin + sign + length, power);
    if (!number_read(arena_format(s->arena, "%s%s", plain, power), number))
        return false;
    s->at = end;
    return true;
}

static bool is_unit(const char *text)
{
    UnitMeaning meaning;
    bool has_letter = false;
    const bool is_rate = strncmp(text, "1/", 2) == 0 && !isdigit((unsigned char)text[2]);
    for (const char *at = text; *at; at++) {
        has_letter |= isalpha((unsigned char)*at) || *at == '%' || ((unsigned char)*at & 0x80);
        if (at > text && *at == ' ' && strchr(".,;:!?", at[-1]) &&
            !(at == text + 4 && strncmp(text, "deg.", 4) == 0 && isalpha((unsigned char)at[1])))
            return false;
        /* "kg-25 kg" is a range */
        if (at > text && *at == ' ' && isdigit((unsigned char)at[-1]) && memchr(text, '-', (size_t)(at - text)))
            return false;
    }
    if (!has_letter || strchr(" -+.,*/^", *text) || strchr(".,;:!?", text[strlen(text) - 1]) ||
        (isdigit((unsigned char)*text) && !is_rate))
        return false;
    return unit_read(text, &meaning) && !(dimension_is_same(&meaning.dimension, &no_dimension) &&
                                          scale_is_same(&meaning.dimension, &no_dimension) &&
                                          angle_is_none(&meaning.dimension));
}

/* The longest run of words, of at most six, that is a unit, and, where it must, behind which the sentence can go on. */
static const char *longest_unit(Sentence *s, const char *begin, bool must_go_on)
{
    enum { MOST_WORDS = 6 };
    const char *found = NULL, *end = begin;
    for (int words = 0; words < MOST_WORDS && *end; words++) {
        end += strspn(end, " ");
        const char *word = end;
        end += flat_word_length(end);
        for (const char *cut = end; cut > word; cut--) {
            const bool may_end = cut == end || strchr(".,;:!)-", *cut);
            if (!may_end || (must_go_on && !ends_there(cut)) ||
                !is_unit(arena_copy(s->arena, begin, (size_t)(cut - begin))))
                continue;
            found = cut;
            break;
        }
    }
    return found;
}

bool flat_take_quantity(Sentence *s, Quantity *quantity)
{
    *quantity = (Quantity){0};
    if (!take_number(s, &quantity->number))
        return false;
    static const char point[] = "\u00b7";
    const size_t sign = *s->at == '-' ? 1 : strncmp(s->at, point, strlen(point)) == 0 ? strlen(point) : 0;
    const bool is_joined = sign && isalpha((unsigned char)s->at[sign]); /* 4-mm */
    const char *begin = is_joined ? s->at + sign : s->at + strspn(s->at, " \t\r\n\v\f");
    const char *end = longest_unit(s, begin, true);
    if (!end && (is_joined || !ends_there(s->at)))
        end = longest_unit(s, begin, false);
    if (end) {
        quantity->unit = arena_copy(s->arena, begin, (size_t)(end - begin));
        s->at = end;
    } else if (is_joined || !ends_there(s->at)) {
        s->at = begin;
        return false;
    }
    return true;
}
