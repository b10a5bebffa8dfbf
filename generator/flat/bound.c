/* bound.c - reads a bound in the English text of a requirement: "The mass shall be less than 20 kg."
 *
 * The law: the whole text is one sentence of the grammar in bound.h. No word is skipped, so that a word that is not
 * understood can never change the meaning of a bound.
 */
#include "flat/bound.h"

#include "expr/units.h"

#include <math.h>
#include <string.h>

typedef enum { NO_COMPARISON, BELOW, AT_MOST, ABOVE, AT_LEAST, BETWEEN } Comparison;

static const Comparison negated[] = {[BELOW] = AT_LEAST, [AT_MOST] = ABOVE, [ABOVE] = AT_MOST, [AT_LEAST] = BELOW};

/* Phrases of comparisons. Some may be negated, as in "not less than"; others may not, such as "at most". Some are only
 * for rates: if something is faster, its time is shorter. */
static const struct {
    Comparison comparison;
    bool may_be_denied, is_of_rate;
    const char *phrases;
} comparisons[] = {
    {BELOW, true, false,
     "less than|lower than|smaller than|fewer than|shorter than|lighter than|cooler than|colder than|narrower than|"
     "thinner than|earlier than|sooner than|strictly less than|strictly smaller than|strictly below|below|under|<"},
    {ABOVE, true, false,
     "more than|greater than|higher than|larger than|bigger than|longer than|heavier than|hotter than|warmer than|"
     "wider than|thicker than|taller than|deeper than|later than|in excess of|exceeding|strictly more than|"
     "strictly greater than|strictly above|above|over|>"},
    {AT_MOST, true, false,
     "less than or equal to|lower than or equal to|smaller than or equal to|equal to or less than|"
     "equal to or lower than|equal to or smaller than|equal to or below|less or equal|at or below|"
     "below or equal to|<="},
    {AT_LEAST, true, false,
     "more than or equal to|greater than or equal to|higher than or equal to|larger than or equal to|"
     "equal to or more than|equal to or greater than|equal to or higher than|equal to or larger than|"
     "equal to or above|greater or equal|at or above|above or equal to|>="},
    {AT_MOST, false, false, "at most|at the most|up to|a maximum of|maximum|max.|max|limited to|restricted to"},
    {AT_LEAST, false, false, "at least|at the least|a minimum of|minimum|min.|min"},
    {BELOW, true, true, "slower than"},
    {ABOVE, true, true, "faster than|quicker than"},
};
enum { COMPARISONS = sizeof comparisons / sizeof *comparisons };

/* Words before an infinitive, infinitives, and verbs in the indicative. */
static const char modals[] = "shall|must|should|will|is to|are to|has to|have to|needs to|need to";
static const char denied[] =
    "shall not|must not|should not|will not|may not|cannot|can not|shall never|must never|should never|will never|"
    "may never|can never|is not to|are not to|mustn't|shouldn't|shan't|won't|can't|shall at no time|must at no time";
static const char permissive[] = "may|can";
static const char always[] = "always|at all times";
static const char linking[] =
    "be|stay|remain|lie|be kept|be held|be maintained|weigh|measure|take|last|last for|run for|operate for|fly for|"
    "give|provide|deliver|supply|consume|use|draw|need|require|cost";
static const char linking_now[] =
    "is|are|stays|stay|remains|remain|lies|lie|weighs|weigh|measures|takes|take|lasts|last|gives|provides|delivers|"
    "supplies|consumes|uses|draws|needs|requires|costs";
static const char linking_not_now[] = "is not|are not|is never|are never|isn't|aren't";
static const char exceeding_not_now[] =
    "does not exceed|do not exceed|doesn't exceed|don't exceed|never exceeds|never exceed";
static const char having[] = "have|have a|have an";
static const char having_now[] = "has|has a|has an|have|have a|have an";
static const char leaving_below[] =
    "fall below|drop below|go below|sink below|get below|dip below|decrease below|fall under|drop under|go under|"
    "sink under|get under";
static const char leaving_above[] =
    "rise above|go above|climb above|get above|increase above|rise over|go over|get over|go beyond|increase beyond";

/* The state of reading: the form of the sentence, and its bound so far. */
typedef struct {
    Sentence s;
    bool is_denied, is_permissive;
    const char *subject_end;
    Bound bound;
} Reading;

/* ---- reading ---- */

static bool limit(Reading *r, Comparison comparison, Quantity quantity)
{
    const bool is_upper = comparison == BELOW || comparison == AT_MOST;
    BoundLimit *of = is_upper ? &r->bound.most : &r->bound.least;
    if (of->is_given || (r->s.extreme && is_upper != (r->s.extreme == IS_MAXIMUM)))
        return false;
    *of = (BoundLimit){quantity.number, quantity.unit, comparison == BELOW || comparison == ABOVE, true};
    return true;
}

/* Sets both limits of a range. If the first quantity has no unit, the unit of the second one applies to both. */
static bool limit_range(Reading *r, Quantity first, Quantity second)
{
    if (first.unit && !second.unit)
        return false;
    first.unit = first.unit ? first.unit : second.unit;
    return !r->is_denied && limit(r, AT_LEAST, first) && limit(r, AT_MOST, second);
}

/* ---- comparisons ---- */

/* Index of the longest phrase that follows, perhaps after "no", "not" or "never"; COMPARISONS: none. */
static int take_comparison(Sentence *s, bool *is_denied)
{
    const char *begin = s->at;
    int found = COMPARISONS;
    const char *end = NULL;
    *is_denied = flat_take_words(s, "no|not|never");
    const char *behind = s->at;
    for (int i = 0; i < COMPARISONS; i++) {
        s->at = behind;
        if ((!*is_denied || comparisons[i].may_be_denied) && flat_take_words(s, comparisons[i].phrases) &&
            (!end || s->at > end)) {
            end = s->at;
            found = i;
        }
    }
    s->at = end ? end : begin;
    return found;
}

static bool is_rate(const Quantity *quantity)
{
    UnitMeaning meaning;
    return quantity->unit && unit_read(quantity->unit, &meaning) && meaning.dimension.exponent[BASE_SECOND] < 0;
}

/* "at least 3 kg" */
static bool read_comparison(Reading *r)
{
    Quantity quantity;
    bool is_denied;
    const char *begin = r->s.at;
    const int i = take_comparison(&r->s, &is_denied);
    if (i == COMPARISONS)
        return false;
    Comparison comparison = is_denied ? negated[comparisons[i].comparison] : comparisons[i].comparison;
    const bool may_be = (!r->is_denied || (comparisons[i].may_be_denied && !is_denied)) &&
                        (!r->is_permissive || comparison == AT_MOST);
    if (!may_be) {
        r->s.at = begin;
        return false;
    }
    comparison = r->is_denied ? negated[comparison] : comparison;
    const char *number = r->s.at;
    if (!flat_take_quantity(&r->s, &quantity))
        return false;
    if ((comparisons[i].is_of_rate && !is_rate(&quantity)) || !limit(r, comparison, quantity)) {
        r->s.at = comparisons[i].is_of_rate ? begin : number;
        return false;
    }
    return true;
}

/* "and at most 5 kg" */
static bool read_other_comparison(Reading *r)
{
    if (r->is_denied || !flat_words_follow(&r->s, "and|but"))
        return true;
    flat_take_words(&r->s, "and|but");
    if (!read_comparison(r))
        return false;
    BoundLimit *least = &r->bound.least, *most = &r->bound.most;
    least->unit = least->unit ? least->unit : most->unit;
    most->unit = most->unit ? most->unit : least->unit;
    return true;
}

/* ---- quantities without a comparison ---- */

static bool read_tolerance(Reading *r, Quantity first)
{
    Quantity tolerance;
    UnitMeaning of;
    const char *begin = r->s.at;
    if (!flat_take_quantity(&r->s, &tolerance))
        return false;
    const char *unit = tolerance.unit ? tolerance.unit : "";
    const bool is_part = strcmp(unit, "%") == 0 && first.unit && strcmp(first.unit, "%") != 0;
    double width = tolerance.number;
    if (is_part && unit_read(first.unit, &of) && !(fabs(of.offset) > 0))
        width = fabs(first.number) * tolerance.number / 100;
    else if (is_part || (first.unit && strcmp(first.unit, unit) != 0) || strcmp(unit, "%") == 0)
        width = -1;
    const char *own = first.unit ? first.unit : tolerance.unit;
    const bool is_read = width >= 0 && limit_range(r, (Quantity){unit_decimal(first.number - width), own},
                                                   (Quantity){unit_decimal(first.number + width), own});
    r->s.at = is_read ? r->s.at : begin;
    return is_read;
}

/* "14 to 16 kg", "15 +- 1 kg", "16 kg or more"; after an extreme such as "the maximum mass", the quantity alone. */
static bool read_quantity(Reading *r, bool must_be_range)
{
    static const char more[] =
        "or more|or greater|or higher|or larger|or bigger|or longer|or heavier|or later|or hotter|or warmer|or wider|"
        "or above|or over";
    static const char less[] =
        "or less|or fewer|or lower|or smaller|or shorter|or lighter|or earlier|or cooler|or colder|or narrower|"
        "or below|or under";
    const char *begin = r->s.at;
    Quantity first, second;
    if (!flat_take_quantity(&r->s, &first))
        return false;
    const char *behind = r->s.at;
    if (flat_take_words(&r->s, "+-|+/-|plus or minus|plus/minus"))
        return read_tolerance(r, first);
    if (flat_take_words(&r->s, "to|-|..|...") || (must_be_range && flat_take_words(&r->s, "and"))) {
        if (!flat_take_quantity(&r->s, &second))
            return false;
        r->s.at = limit_range(r, first, second) ? r->s.at : behind;
        return r->bound.most.is_given;
    }
    const bool is_more = flat_words_follow(&r->s, more), is_less = flat_words_follow(&r->s, less);
    Comparison comparison = is_more ? AT_LEAST : is_less ? AT_MOST : NO_COMPARISON;
    flat_take_words(&r->s, is_more ? more : less);
    if (comparison && r->is_denied)
        comparison = negated[comparison];
    if (!comparison && r->s.extreme && !r->is_denied)
        comparison = r->s.extreme == IS_MAXIMUM ? AT_MOST : AT_LEAST;
    if (must_be_range || !comparison || (r->is_permissive && comparison != AT_MOST) || !limit(r, comparison, first)) {
        r->s.at = begin;
        return false;
    }
    return true;
}

/* The complement of a verb, or words in place of verb and complement. */
static bool read_complement(Reading *r)
{
    static const char ranges[] =
        "between|from|in the range of|in the range from|in the range|in a range of|in a range from|within the range of|"
        "within the range from|within the range|within";
    if (flat_take_words(&r->s, ranges))
        return read_quantity(r, true);
    const char *begin = r->s.at;
    if (read_comparison(r))
        return read_other_comparison(r);
    if (r->s.at > begin)
        return false;
    return read_quantity(r, false);
}

/* ---- verbs ---- */

static bool read_after_having(Reading *r)
{
    flat_take_subject(&r->s);
    flat_take_words(&r->s, "of");
    return read_complement(r);
}

static bool read_limit(Reading *r, Comparison comparison)
{
    Quantity quantity;
    const char *begin = r->s.at;
    if (!flat_take_quantity(&r->s, &quantity))
        return false;
    if (limit(r, r->is_denied ? negated[comparison] : comparison, quantity))
        return true;
    r->s.at = begin;
    return false;
}

static bool read_infinitive(Reading *r)
{
    Sentence *s = &r->s;
    if (!r->is_permissive)
        flat_take_words(s, r->is_denied ? "at any time|ever" : always);
    if (!r->is_permissive && flat_take_words(s, "exceed|surpass"))
        return read_limit(r, ABOVE);
    if (r->is_denied && flat_take_words(s, leaving_below))
        return read_limit(r, BELOW);
    if (r->is_denied && flat_take_words(s, leaving_above))
        return read_limit(r, ABOVE);
    if (r->is_denied && flat_take_words(s, "reach"))
        return read_limit(r, AT_LEAST);
    if (flat_take_words(s, having))
        return read_after_having(r);
    if (!flat_take_words(s, linking) && !(r->is_denied && flat_take_words(s, "become")))
        return false;
    if (!r->is_denied)
        flat_take_words(s, always);
    return read_complement(r);
}

static bool read_indicative(Reading *r, bool *is_there)
{
    Sentence *s = &r->s;
    *is_there = true;
    r->is_denied = flat_take_words(s, exceeding_not_now);
    if (r->is_denied || flat_take_words(s, "exceeds|exceed"))
        return read_limit(r, ABOVE);
    r->is_denied = flat_take_words(s, linking_not_now);
    if (r->is_denied)
        return read_complement(r);
    if (flat_take_words(s, having_now))
        return read_after_having(r);
    *is_there = flat_take_words(s, linking_now);
    if (*is_there)
        flat_take_words(s, always);
    return *is_there && read_complement(r);
}

/* "are allowed" needs an upper limit or a range, "are required" a lower limit or a range. A limit that is forbidden is
 * negated. */
static bool read_permission(Reading *r)
{
    static const char allowed[] = "allowed|permitted|permissible|acceptable|admissible|tolerated";
    static const char forbidden[] =
        "not allowed|not permitted|not permissible|not acceptable|not admissible|not tolerated|forbidden|prohibited|"
        "unacceptable|inadmissible";
    static const char required[] = "required|needed|necessary";
    BoundLimit *least = &r->bound.least, *most = &r->bound.most;
    const char *begin = r->s.at;
    if (!flat_take_words(&r->s, "is|are"))
        return !r->s.is_open || r->s.extreme;
    if (flat_take_words(&r->s, allowed) && most->is_given && !(least->is_given && least->is_strict) && !most->is_strict)
        return true;
    if (flat_take_words(&r->s, required) && least->is_given)
        return true;
    if (flat_take_words(&r->s, forbidden) && least->is_given != most->is_given) {
        const BoundLimit was = least->is_given ? *least : *most;
        const bool is_upper = least->is_given; /* values above are forbidden */
        const bool is_plain = is_upper || was.is_strict || !r->s.extreme;
        r->bound = (Bound){0};
        *(is_upper ? most : least) = (BoundLimit){was.number, was.unit, !was.is_strict, true};
        return is_plain;
    }
    r->s.at = begin;
    return false;
}

/* ---- the sentence ---- */

static bool read_tail(Reading *r)
{
    static const char dimensions[] =
        "in length|in width|in height|in depth|in diameter|in thickness|in weight|long|wide|high|tall|deep|thick|heavy";
    static const char inclusive[] = ", inclusive|inclusive|(inclusive)|, all included|, both included|all included|"
                                    "both included";
    Sentence *s = &r->s;
    const BoundLimit *least = &r->bound.least, *most = &r->bound.most;
    flat_take_words(s, dimensions);
    if (!(least->is_given && least->is_strict) && !(most->is_given && most->is_strict))
        flat_take_words(s, inclusive);
    flat_take_words(s, r->is_denied ? "at any time" : always);
    flat_take_words(s, ".|!");
    s->at += strspn(s->at, " \t\r\n\v\f");
    return !*s->at;
}

/* True if a verb follows after few words, none of which turns a quantity into another one. */
static bool goes_on_to_verb(Sentence rest)
{
    static const char *const verbs[] = {modals,          denied,     permissive,       linking_now,
                                        linking_not_now, having_now, "exceeds|exceed", exceeding_not_now};
    const int most = rest.has_subject ? 3 : 1;
    for (int words = 0; words < most && !flat_take_modifier(&rest); words++)
        for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
            if (flat_words_follow(&rest, verbs[i]))
                return true;
    return false;
}

static bool read_sentence(Reading *r)
{
    Sentence *s = &r->s;
    flat_take_subject(s);
    s->at += strspn(s->at, " \t\r\n\v\f");
    r->subject_end = s->at;
    if (flat_take_words(s, ":"))
        return read_complement(r) && read_tail(r);
    r->is_denied = s->has_subject && flat_take_words(s, denied);
    if (r->is_denied || (s->has_subject && flat_take_words(s, modals)))
        return read_infinitive(r) && read_tail(r);
    r->is_permissive = s->has_subject && flat_take_words(s, permissive);
    if (r->is_permissive)
        return read_infinitive(r) && read_tail(r);
    bool has_verb = false;
    if (s->has_subject || s->extreme) {
        const bool is_read = read_indicative(r, &has_verb);
        if (has_verb)
            return is_read && read_tail(r);
    }
    if (s->extreme)
        flat_take_words(s, "of");
    return read_complement(r) && read_permission(r) && read_tail(r);
}

const char *flat_read_bound(Arena *arena, const char *text, BoundNames names, Bound *bound)
{
    enum { LONGEST_TEXT = 1000, LONGEST_WORD = 40 };
    if (strlen(text) > LONGEST_TEXT)
        return "its text is too long for a sentence with a bound";
    Reading r = {.s = {.arena = arena, .at = flat_sentence_text(arena, text), .names = names}};
    const bool is_read = read_sentence(&r);
    *bound = r.bound;
    if (is_read)
        return NULL;
    const char *at = r.s.at + strspn(r.s.at, " \t\r\n\v\f");
    if (!*at)
        return "its text contains no bound such as 'less than 20 kg' or 'between 3 and 5 s'";
    size_t length = flat_word_length(at);
    while (length > 1 && strchr(".,;:!", at[length - 1]))
        length--;
    length = length < LONGEST_WORD ? length : LONGEST_WORD;
    if (at == r.subject_end && !r.s.has_quantity && goes_on_to_verb(r.s))
        return arena_format(arena, "its text is not understood at '%.*s'; name the subject by the property '%s', or by "
                                   "its block '%s'", (int)length, at, names.property, names.block);
    return arena_format(arena, "its text is not understood at '%.*s'; write a bound as in 'The mass shall be less "
                               "than 20 kg'", (int)length, at);
}
