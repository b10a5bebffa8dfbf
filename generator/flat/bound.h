/* bound.h - sentences in the texts of requirements that state a bound of one quantity.
 *
 * The grammar, of which the whole text must be one sentence:
 *
 *     sentence   = [subject] (modal verb complement | verb complement | [":"] complement [permission]) [tail] ["."]
 *     subject    = words that name the quantity or its owner, with articles, "of", "maximum" or "minimum" among them
 *     complement = comparison quantity [("and" | "but") comparison quantity] | range
 *                | quantity "or more" | quantity "+-" quantity
 *     range      = ["between" | "from" | "in the range of"] quantity ("and" | "to" | "-" | "..") quantity
 *     quantity   = number [unit]
 *     permission = ("is" | "are") ["not"] ("allowed" | "required" | "forbidden" ...)
 *
 * If a word fits none of these, the text states no bound: it may be a condition, an adverb, a second number, or an
 * unknown unit. bound.c reads sentences; bound_words.c reads phrases, subjects, numbers and units.
 */
#ifndef BOUND_H
#define BOUND_H

#include "flat/instance.h"

/* The bounds of a quantity in the text of a requirement: least <= q <= most, as far as given. */
typedef struct {
    double number;
    const char *unit; /* as written; NULL: none */
    bool is_strict, is_given;
} BoundLimit;
typedef struct {
    BoundLimit least, most;
} Bound;

/* Words in lower case, between blanks, that texts may use for a quantity: of its own name, and of the parts around. The
 * names of the property and of its block are shown in reasons. */
typedef struct {
    const char *own, *around;
    const char *property, *block;
} BoundNames;

typedef enum { NOT_EXTREME, IS_MAXIMUM, IS_MINIMUM } Extreme;

typedef struct {
    Arena *arena;
    const char *at; /* the rest of the text */
    BoundNames names;
    Extreme extreme; /* named by the subject: "the maximum mass" */
    bool has_subject, has_quantity; /* the subject has words; one of them is a quantity's */
    bool is_open; /* indefinite or plural; states no bound without a verb: "masses above 3 kg" */
} Sentence;

typedef struct {
    double number;
    const char *unit; /* as written; NULL: none */
} Quantity;

/* ---- bound_words.c ---- */

/* The text with some signs replaced by ASCII: "<=" and ">=", "-" for a minus sign or a dash, "+-", blanks, "..". */
const char *flat_sentence_text(Arena *arena, const char *text);

/* Takes the longest of these phrases, which are separated by bars, that follows in the text as whole words, in upper or
 * lower case. A blank in a phrase matches one or more blanks. False if none follows. */
bool flat_take_words(Sentence *s, const char *phrases);
bool flat_words_follow(const Sentence *s, const char *phrases);
void flat_take_subject(Sentence *s);
bool flat_take_modifier(Sentence *s); /* takes any word; true if it turns a quantity into another one */
size_t flat_word_length(const char *at); /* to the next blank */

/* False if no quantity follows; then `at` is the word that is not understood. */
bool flat_take_quantity(Sentence *s, Quantity *quantity);

/* ---- bound.c ---- */

/* NULL, or the reason why the text states no certain bound. */
const char *flat_read_bound(Arena *arena, const char *text, BoundNames names, Bound *bound);

#endif
