/* counted.h - texts that are equal but for one number, which goes up by one from each to the next. */
#ifndef COUNTED_H
#define COUNTED_H

#include "emit/emit.h"

enum { COUNTED_FEWEST = 3 }; /* that are written as one */

/* The text around a number: in brackets, or between commas in these. */
typedef struct {
    const char *text; /* the first one; NULL: there is no such number */
    size_t before;
    int first;
    const char *after;
} Counted;

/* Of texts of which the second one is the first one's next. Where % stands for the number none may have one itself. */
Counted counted_of(const char *first, const char *second);
bool counted_goes_on(const Counted *c, const char *text, int times); /* text is so many times the next one */
const char *counted_form(Arena *arena, const Counted *c, const char *number); /* with that in the number's place */

#endif
