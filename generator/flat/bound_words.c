/* bound_words.c - words and phrases of sentences that state a bound. */
#include "flat/bound.h"

#include "expr/units.h"

#include <ctype.h>
#include <string.h>

/* Words for quantities and for their owners, in addition to the names of the model. */
static const char nouns[] =
    " mass weight length width height depth thickness diameter radius distance gap clearance stroke position altitude"
    " elevation volume time duration endurance lifetime speed velocity acceleration frequency angle force torque"
    " moment pressure stress temperature energy work power efficiency current voltage charge resistance capacitance"
    " inductance density viscosity capacity value quantity system device product machine vehicle part component"
    " assembly body equipment module subsystem structure ";

/* Words that turn the named quantity into another one, unless it is part of its name. */
static const char modifiers[] =
    " average mean median rms change changes rate difference deviation error variation fluctuation ripple ratio sum"
    " total increase decrease rise drop loss gain margin half double twice third quarter percentage percent fraction"
    " share derivative integral slope gradient square squared cube cubed inverse reciprocal logarithm amplitude"
    " relative absolute number count rest remainder remaining final initial first last nominal rated target setpoint"
    " reference desired allowed permissible required expected estimated measured limit tolerance uncertainty"
    " overshoot undershoot drift offset noise swing span range spread step jump delta bandwidth ramp growth reserve"
    " excess shortage minus plus times ";

const char *flat_sentence_text(Arena *arena, const char *text)
{
    static const struct {
        const char *written, *plain;
    } signs[] = {{"\u00a0", " "},  {"\u2007", " "},  {"\u2009", " "},  {"\u202f", " "},  {"\u2212", "-"},
                 {"\u2010", "-"},  {"\u2011", "-"},  {"\u2013", "-"},  {"\u2264", "<="}, {"\u2266", "<="},
                 {"\u2a7d", "<="}, {"\u2265", ">="}, {"\u2267", ">="}, {"\u2a7e", ">="}, {"\u00b1", "+-"},
                 {"\u2019", "'"},  {"\u2026", ".."}};
    Text plain = text_new(arena);
    while (*text) {
        size_t i = 0, length = 1;
        while (i < sizeof signs / sizeof *signs && strncmp(text, signs[i].written, strlen(signs[i].written)) != 0)
            i++;
        const bool is_sign = i < sizeof signs / sizeof *signs;
        if (is_sign)
            length = strlen(signs[i].written);
        text_add_length(&plain, is_sign ? signs[i].plain : text, is_sign ? strlen(signs[i].plain) : 1);
        text += length;
    }
    return plain.at;
}

static const char *skip_blanks(const char *at)
{
    return at + strspn(at, " \t\r\n\v\f");
}

size_t flat_word_length(const char *at)
{
    return strcspn(at, " \t\r\n\v\f");
}

static bool is_of_word(char c)
{
    return isalnum((unsigned char)c) || ((unsigned char)c & 0x80) || c == '_' || c == '\'';
}

/* Length of the text that matches the phrase; 0: the phrase does not follow. */
static size_t phrase_length(const char *text, const char *phrase, size_t length)
{
    const char *at = text;
    for (size_t i = 0; i < length; i++) {
        if (phrase[i] == ' ') {
            if (skip_blanks(at) == at)
                return 0;
            at = skip_blanks(at);
        } else if (tolower((unsigned char)*at++) != phrase[i]) {
            return 0;
        }
    }
    const bool is_word = is_of_word(phrase[length - 1]), goes_on = is_of_word(*at) || (*at == '-' && is_of_word(at[1]));
    return is_word && goes_on ? 0 : (size_t)(at - text);
}

static size_t longest_phrase(const char *text, const char *phrases)
{
    size_t longest = 0;
    for (;;) {
        const size_t length = strcspn(phrases, "|"), taken = phrase_length(text, phrases, length);
        longest = taken > longest ? taken : longest;
        if (!phrases[length])
            return longest;
        phrases += length + 1;
    }
}

bool flat_take_words(Sentence *s, const char *phrases)
{
    const char *begin = skip_blanks(s->at);
    const size_t length = longest_phrase(begin, phrases);
    if (length)
        s->at = begin + length;
    return length > 0;
}

bool flat_words_follow(const Sentence *s, const char *phrases)
{
    return longest_phrase(skip_blanks(s->at), phrases) > 0;
}

/* ---- subjects ---- */

static bool holds(const char *list, const char *word, size_t length)
{
    for (const char *at = list; (at = strchr(at, ' ')) != NULL && at[1]; at++)
        if (strncmp(at + 1, word, length) == 0 && at[1 + length] == ' ')
            return true;
    return false;
}

/* True if the list contains the word, or the singular of a plural or genitive. */
static bool holds_form(const char *list, const char *word, size_t length)
{
    static const char *const endings[] = {"", "s", "es", "'s", "s'", "'"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const size_t cut = strlen(endings[i]);
        if (length > cut && memcmp(word + length - cut, endings[i], cut) == 0 && holds(list, word, length - cut))
            return true;
    }
    return false;
}

static bool is_plural(const Sentence *s, const char *word, size_t length)
{
    return length > 1 && word[length - 1] == 's' && !holds(nouns, word, length) && !holds(s->names.own, word, length) &&
           !holds(s->names.around, word, length);
}

/* True if each part of the word may name a subject; parts are joined by signs, as in bed.T or warm-up. */
static bool names_subject(const Sentence *s, const char *word, size_t length)
{
    while (length) {
        size_t part = 0;
        while (part < length && !strchr(".-_", word[part]))
            part++;
        if (part && !holds_form(s->names.own, word, part) &&
            (holds_form(modifiers, word, part) ||
             !(holds_form(s->names.around, word, part) || holds_form(nouns, word, part))))
            return false;
        const size_t taken = part < length ? part + 1 : part;
        word += taken;
        length -= taken;
    }
    return true;
}

/* The word at the beginning, in lower case. */
static const char *lower_word(Arena *arena, const char *begin, size_t length)
{
    char *word = arena_copy(arena, begin, length);
    for (char *at = word; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    return word;
}

bool flat_take_modifier(Sentence *s)
{
    const char *begin = skip_blanks(s->at);
    const size_t length = flat_word_length(begin);
    const char *word = lower_word(s->arena, begin, length);
    s->at = begin + length;
    return holds_form(modifiers, word, length);
}

static bool take_noun(Sentence *s)
{
    const char *begin = skip_blanks(s->at);
    size_t length = 0;
    while (is_of_word(begin[length]) || (length && (begin[length] == '.' || begin[length] == '-') &&
                                         is_of_word(begin[length + 1])))
        length++;
    const char *word = lower_word(s->arena, begin, length);
    if (!length || !names_subject(s, word, length))
        return false;
    s->has_quantity |= holds_form(s->names.own, word, length) || holds_form(nouns, word, length);
    s->is_open |= is_plural(s, word, length);
    s->at = begin + length;
    return true;
}

void flat_take_subject(Sentence *s)
{
    static const char *const extremes[] = {[IS_MAXIMUM] = "maximum|maximal|max.|max|peak|highest|largest",
                                           [IS_MINIMUM] = "minimum|minimal|min.|min|lowest|smallest"};
    for (;;) {
        const char *before = s->at;
        if (take_noun(s)) {
            s->has_subject = true;
            continue;
        }
        bool is_extreme = false;
        for (int e = IS_MAXIMUM; e <= IS_MINIMUM && !is_extreme; e++)
            if (!s->extreme && flat_take_words(s, extremes[e])) {
                s->extreme = (Extreme)e;
                is_extreme = true;
            }
        if (is_extreme)
            continue;
        const bool is_open = flat_take_words(s, "a|an");
        if (is_open || flat_take_words(s, "the|its|this|each|it"))
            s->has_subject = true;
        else if (!flat_take_words(s, "of"))
            return;
        s->is_open |= is_open;
        const char *next = skip_blanks(s->at);
        if (isdigit((unsigned char)*next) || *next == '+' || *next == '-') { /* a maximum of 14 kg */
            s->at = before;
            return;
        }
    }
}

/* ---- numbers with their units ---- */

/* Words that may follow a quantity: a unit ends only before them. */
static const char behind[] =
    "and|but|or|to|is|are|in|at all|at any|always|inclusive|included|all included|both included|plus or minus|+-|+/-|-|"
    "..|,|(|.|!|long|wide|high|tall|deep|thick|heavy";

static bool ends_there(const char *at)
{
    const Sentence rest = {.at = at};
    at += strspn(at, " \t\r\n\v\f");
    return !*at || flat_words_follow(&rest, behind);
}

/* Length of a number with its digits and exponent; 0: no number. */
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

/* Reads the power of ten in "1.4·10^1", as "e1". Returns the text after it, or after the number if there is none. */
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

/* The end of the longest unit, of at most six words; NULL: none. must_go_on: the sentence can go on after it. */
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
