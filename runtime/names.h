/* names.h - names.c: names with numbers, which are found without a search. */
#ifndef NAMES_H
#define NAMES_H

#include "runtime.h"

typedef struct Names Names;

Names *names_new(Arena *a, int count); /* of at most so many names, which last as long as it does */
int *names_value(Names *n, const char *name); /* the number; of one that is new -1, to be set */
int names_find(const Names *n, const char *name, size_t length); /* -1 if there is none */

#endif
