/* numbers.h - tables of things that are described by whole numbers. Things of one shape whose numbers advance evenly
 * are a family, which is one row. ModelFamily in runtime/model.h describes the row. */
#ifndef EMIT_NUMBERS_H
#define EMIT_NUMBERS_H

#include "emit/program.h"

const char *numbers_row(Arena *arena, const char *shape, const Family *family);

/* Writes things as the rows of a field. Their laws are their shapes; their first number is an index of its own. `names`
 * of the shapes; NULL: they are numbers. */
void numbers_record(Program *p, Record *record, const char *field, const FamilyMembers *things, int shapes,
                    const char *const *names);

/* The same for things with names. Their shapes, with % for each number in a name, are a second field. */
void numbers_record_named(Program *p, Record *record, const char *shapes, const char *field, const NamedList *things);

/* Successive names in which only one number advances, by one. */
enum { NUMBERS_FEWEST = 3 }; /* least number of names written as one */
typedef struct {
    const char *form; /* with % for that number; a single name as it is */
    int first, count; /* number of the first name; how many names, 1: it is alone */
} NumberedNames;

/* The successive names, from the first one on, of members that begin with their names and end in `others` other
 * numbers; all other numbers must advance evenly. *step: the steps of all numbers, if there are several names. */
NumberedNames numbers_follow(FamilyLaws *laws, Arena *arena, Name first, const FamilyMember *members, int count,
                             int others, const int **step);
int numbers_advancing(const int *step, int count); /* the only number that advances, by one; -1: none */

/* sizes_table.c: replaces the rows in a program for all sizes. */
const char *sizes_families(Arena *arena, const SizeList *sizes, const FamilyMembers *things, int shapes,
                           const char *const *names);
const char *numbers_form(Arena *arena, const char *form); /* C: the string, cut if it is too long for one */

#endif
