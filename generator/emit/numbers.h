/* numbers.h - tables of things that are told by whole numbers: those of one shape whose numbers advance evenly are a
 * family, and one row. ModelFamily in runtime/model.h says what a row is. */
#ifndef EMIT_NUMBERS_H
#define EMIT_NUMBERS_H

#include "emit/program.h"

const char *numbers_row(Arena *arena, const char *shape, const Family *family);

/* Of things the laws are their shapes, and the first number is an index of its own. They become the rows of a field;
 * shapes have these names, NULL: they are numbers. */
void numbers_record(Program *p, Record *record, const char *field, const FamilyMembers *things, int shapes,
                    const char *const *names);

/* Of things with names the shapes, with % for each number of their names, are a field, too. */
void numbers_record_named(Program *p, Record *record, const char *shapes, const char *field, const NamedList *things);

/* Names, one after the other, of which one number alone goes up, and by one. */
enum { NUMBERS_FEWEST = 3 }; /* that are written as one */
typedef struct {
    const char *form; /* with % for that number; of one name itself */
    int first, count; /* the number of the first one; how many there are, 1: it is alone */
} NumberedNames;

/* How many there are from the first one on, of members which begin with its name and end in so many other numbers; all
 * else that they say goes on evenly. `step` is of all numbers, where there are several. */
NumberedNames numbers_follow(FamilyLaws *laws, Arena *arena, Name first, const FamilyMember *members, int count,
                             int others, const int **step);
int numbers_advancing(const int *step, int count); /* the only one that goes up, by one; -1: it is not so */

/* sizes_table.c: what stands for rows in a program for all sizes. */
const char *sizes_families(Arena *arena, const SizeList *sizes, const FamilyMembers *things, int shapes,
                           const char *const *names);
const char *numbers_form(Arena *arena, const char *form); /* C: the string, cut if it is too long for one */

#endif
