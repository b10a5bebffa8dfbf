/* group.h - statements of one form, as loops over parts; see group.c for its purpose. */
#ifndef GROUP_H
#define GROUP_H

#include "emit/code.h"
#include "emit/emit.h"

typedef struct Groups Groups;

enum { GROUP_FEWEST = 5 }; /* least number of statements of a loop */

/* Statements that become loops: none; five or more of one form, with tables of indices if necessary; or all of one
 * form, but without tables, which would be as long as the program. */
typedef enum { GROUP_NONE, GROUP_MANY, GROUP_ALL } GroupStyle;

/* A table of numbers or literals for a loop in which they do not advance evenly. */
typedef struct {
    const char *name;
    const int *numbers; /* NULL: literals */
    const Name *literals;
    int count;
} GroupTable;
typedef List(GroupTable) GroupTables;

/* One statement, or a loop of several. */
typedef struct {
    IntList items;            /* items of group_statement(), in the order of execution */
    const Code *const *codes; /* code of the statement, with numbers in terms of loop variables */
    const char *heads[2];     /* for (int i = 0; i < 1000; i++), the outer one first; NULL: none */
    GroupTables tables;
    int rows, length, base;   /* of a loop: iterations of the outer and the inner one; first index of the inner one */
    const CodeIndex *indices; /* in the order of the holes */
    const struct GroupForm *form;
    const struct GroupStretch *stretch; /* NULL: indices are looked up */
} GroupRun;
typedef List(GroupRun) GroupRuns;

Groups *group_begin(Arena *arena, GroupStyle style);
Groups *group_begin_ordered(Arena *arena, GroupStyle style); /* statements keep their order; levels are ignored */

/* Adds a statement: the template of its expression, or NULL, and its code, in which numbers in holes may differ. Lower
 * levels come first; statements of one level do not depend on each other. The code must last as long as the groups. */
void group_statement(Groups *groups, int item, int level, Expr form, const CodeList *codes);

/* A key that is equal for code of one form; is_open: also for code that differs only in literals. */
Name group_key(Arena *arena, const CodeList *codes, bool is_open);

/* In the order of execution. Tables of indices have names that are new in the scope. */
GroupRuns group_runs(Groups *groups, CScope *scope);

/* `first`, the only code of the run's first item, in terms of the loop's variables. */
const Code *group_code(Arena *arena, const GroupRun *run, const Code *first);

/* group_lines() rewrites the lines of the run's first item, whose joined code was its statement, in terms of the loop's
 * variables. group_used() adds the tables that lines use. */
void group_lines(const GroupRun *run, CodeLines *lines);
void group_used(const GroupRun *run, const CodeLines *lines, GroupTables *used);

/* The argument of the run's function for the item at this position among its items. */
int group_index(const GroupRun *run, int item);

/* The same loop with another first index; only for a loop without tables of indices. */
GroupRun group_rebased(Arena *arena, const GroupRun *run, int base);

bool group_is_by_name(const GroupRun *run); /* the number in its code is written by the first one's name */
bool group_is_same_loop(const GroupRun *one, const GroupRun *other); /* false for single statements */

/* True if a literal in the run's code differs among iterations. */
bool group_is_varied(const Code *literal);

/* group_define() adds the tables. group_open() adds the tables and the common head of these runs' loops (none for a
 * single statement) and returns the indentation inside; group_close() ends the block. */
void group_define(const GroupTables *tables, CodeLines *lines, int indent);
int group_open(const GroupRun *runs, int count, bool is_block, CodeLines *lines, int indent);
void group_close(CodeLines *lines, int indent); /* indent: inside */

#endif
