/* bound_words.c - words and phrases of sentences that state a bound. */
#include "flat/bound.h"

#include <ctype.h>
#include <string.h>

/* Words for quantities and for the things that have them, beside the names of the model. */
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

/* How much of the text the phrase takes; 0: it does not stand there. */
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

/* The word, or the singular of a plural or genitive. */
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

/* Parts of one word are joined by signs, as in bed.T or warm-up. */
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

static bool take_noun(Sentence *s)
{
    const char *begin = skip_blanks(s->at);
    size_t length = 0;
    while (is_of_word(begin[length]) || (length && strchr(".-", begin[length]) && is_of_word(begin[length + 1])))
        length++;
    char *word = arena_copy(s->arena, begin, length);
    for (char *at = word; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    if (!length || !names_subject(s, word, length))
        return false;
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
        if (isdigit((unsigned char)*next) || strchr("+-", *next)) { /* a maximum of 14 kg */
            s->at = before;
            return;
        }
    }
}
