/* postfix.h - the code of laws.
 *
 * The drawn equation of a law in postfix notation: a number from 0 on pushes the value in that place; of these each
 * takes what was pushed last, and pushes what it makes of it. What they need stands behind them. */
#ifndef POSTFIX_H
#define POSTFIX_H

enum {
    DO_NUMBER = -32, /* which one of the law's numbers: pushes it */
    DO_TIME,
    DO_ADD, DO_SUBTRACT, DO_MULTIPLY, DO_DIVIDE, DO_NEGATE,
    DO_LESS, DO_LESS_EQUAL, DO_GREATER, DO_GREATER_EQUAL, DO_EQUAL, DO_NOT_EQUAL, /* push 1 or 0 */
    DO_NOT, DO_AND, DO_OR,
    DO_SELECT,     /* of a condition and two values */
    DO_CALL,       /* which one of the law's functions, of how many values */
    DO_KEEP,       /* where: the last value, which stays pushed, is kept there in the memory */
    DO_KEPT,       /* where: pushes what is kept */
    DO_SIZE,       /* the last value is a term: it counts for the scale, and stays pushed */
    DO_SIZE_WHERE, /* where: likewise, if the condition that is kept there is true */
    DO_TERMS,      /* the place of their number, how long their code is: that is repeated for each of them, */
    DO_LEAF,       /* place: in which this pushes what they differ in, */
    DO_ADD_TERM,   /* and this, at its end, adds the term */
    DO_END         /* what was pushed last is left minus right */
};

#endif
