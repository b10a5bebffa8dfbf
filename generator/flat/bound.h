/* bound.h - sentences in the texts of requirements that state a bound of one quantity.
 *
 * The grammar, of which the whole text must be one sentence:
 *
 *     sentence   = [subject] (modal verb complement | verb complement | [":"] complement [permission]) [tail] ["."]
 *     subject    = words that name the quantity or what has it, with articles, "of", "maximum" or "minimum" among them
 *     complement = comparison quantity [("and" | "but") comparison quantity] | range
 *                | quantity "or more" | quantity "+-" quantity
 *     range      = ["between" | "from" | "in the range of"] quantity ("and" | "to" | "-" | "..") quantity
 *     quantity   = number [unit]
 *     permission = ("is" | "are") ["not"] ("allowed" | "required" | "forbidden" ...)
 *
 * A word that fits none of these makes that the text states no bound: a condition, an adverb, a second number, a unit
 * that is not known. bound.c reads sentences, bound_words.c phrases and subjects, numbers and units.
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

/* Words in lower case, between blanks, that texts may call a quantity: its own name's, those of what is around it. */
typedef struct {
    const char *own, *around;
} BoundNames;

typedef enum { NOT_EXTREME, IS_MAXIMUM, IS_MINIMUM } Extreme;

typedef struct {
    Arena *arena;
    const char *at; /* what is left to be read */
    BoundNames names;
    Extreme extreme; /* that the subject names: "the maximum mass" */
    bool has_subject, is_open; /* an indefinite or a plural one has no bound without a verb: "masses above 3 kg" */
} Sentence;

typedef struct {
    double number;
    const char *unit; /* as written; NULL: none */
} Quantity;

/* ---- bound_words.c ---- */

/* The text in ASCII, as far as signs have a counterpart there: "<=" for its sign, "-" for a minus or a dash between
 * numbers, "+-", blanks. */
const char *flat_sentence_text(Arena *arena, const char *text);

/* Takes the longest of these phrases, between bars, that stands there in whole words, in any case; a blank stands for
 * any number of them. */
bool flat_take_words(Sentence *s, const char *phrases);
bool flat_words_follow(const Sentence *s, const char *phrases);
void flat_take_subject(Sentence *s);
size_t flat_word_length(const char *at); /* to the next blank */

/* False, with the place of the unknown word, if there is none. */
bool flat_take_quantity(Sentence *s, Quantity *quantity);

/* ---- bound.c ---- */

/* NULL, or the reason why the text is not certain. */
const char *flat_read_bound(Arena *arena, const char *text, BoundNames names, Bound *bound);

#endif
