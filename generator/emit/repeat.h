/* repeat.h - repetitions in a marked text; how it is found stands in repeat.c. */
#ifndef REPEAT_H
#define REPEAT_H

#include "emit/program.h"

enum { REPEAT_FEWEST = 7 }; /* terms behind the first one */

/* Marks in a text: the path of a variable that is listed, a number; each is followed by its index and MARK_END. */
enum { MARK_VARIABLE = 1, MARK_NUMBER, MARK_END };

typedef struct {
    int kind;        /* a character, or a mark */
    int number, row; /* of a mark; of a variable, which is listed */
} Token;
typedef List(Token) Tokens;

/* Segments that follow each other, alike but for the rows of variables. */
typedef struct {
    int first, length, count; /* tokens of the first one; how many there are */
    int *step;                /* by token: how a row advances from each to the next */
} Repeat;

typedef struct {
    Tokens tokens;
    List(Repeat) repeats; /* as they follow each other */
} Marked;

void repeat_write(const Program *p, Text *text, Expr e); /* with marks */
Marked repeat_read(const Program *p, Arena *arena, const char *text, const char *end);

#endif
