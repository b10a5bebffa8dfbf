/* names.h - names.c: a hash table from names to numbers. */
#ifndef NAMES_H
#define NAMES_H

#include "runtime.h"

typedef struct Names Names;

Names *names_new(Arena *a, int count); /* of at most `count` names, which must last as long as it does */
int *names_value(Names *n, const char *name); /* the number; -1 for a new name, to be set */
int names_find(const Names *n, const char *name, size_t length); /* -1 if there is none */

#endif
