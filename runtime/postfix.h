/* postfix.h - the code of laws.
 *
 * The code is the drawn equation of a law in postfix notation. A number from 0 on pushes the value at that place. Each
 * operation below takes the values that were pushed last, and pushes its result. Its arguments follow it. */
#ifndef POSTFIX_H
#define POSTFIX_H

enum {
    DO_NUMBER = -32, /* index: pushes this number of the law */
    DO_TIME,
    DO_ADD, DO_SUBTRACT, DO_MULTIPLY, DO_DIVIDE, DO_NEGATE,
    DO_LESS, DO_LESS_EQUAL, DO_GREATER, DO_GREATER_EQUAL, DO_EQUAL, DO_NOT_EQUAL, /* push 1 or 0 */
    DO_NOT, DO_AND, DO_OR,
    DO_SELECT,     /* takes a condition and two values */
    DO_CALL,       /* index of one of the law's functions, number of its values */
    DO_KEEP,       /* place: stores the last value, which stays pushed, there in the memory */
    DO_KEPT,       /* place: pushes the value that is stored there */
    DO_SIZE,       /* adds the last value, a term, to the scale; it stays pushed */
    DO_SIZE_WHERE, /* place: the same, if the condition that is stored there is true */
    DO_TERMS,      /* place of the number of terms, length of their code: it is repeated for each term, */
    DO_LEAF,       /* place: in it, this pushes a value in which the terms differ, */
    DO_ADD_TERM,   /* and this, at the end of it, adds the term */
    DO_END         /* the last value is left side minus right side */
};

#endif
