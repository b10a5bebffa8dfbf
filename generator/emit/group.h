/* group.h - statements of one form, as loops over parts; see group.c for its purpose. */
#ifndef GROUP_H
#define GROUP_H

#include "emit/code.h"
#include "emit/emit.h"

typedef struct Groups Groups;

enum { GROUP_FEWEST = 5 }; /* statements that become a loop */

/* Statements that form loops: none; five or more, with tables of indices if necessary; or all alike, whatever their
 * number, but without tables, which would be as long as the program. */
typedef enum { GROUP_NONE, GROUP_MANY, GROUP_ALL } GroupStyle;

/* Where a loop finds what does not advance evenly: numbers, or literals. */
typedef struct {
    const char *name;
    const int *numbers; /* NULL: literals */
    const Name *literals;
    int count;
} GroupTable;
typedef List(GroupTable) GroupTables;

/* One statement, or a loop of several. */
typedef struct {
    IntList items;            /* as they were added, in the order of execution */
    const Code *const *codes; /* those of the statement, with numbers in terms of the loop's variables */
    const char *heads[2];     /* for (int i = 0; i < 1000; i++), the outer one first; NULL: none */
    GroupTables tables;
    int rows, length, base;   /* of a loop: how often each of both goes round, and where the inner one begins */
    const CodeIndex *indices; /* in the order of the holes; NULL: a single statement */
    const struct GroupForm *form;
    const struct GroupStretch *stretch; /* NULL: indices are looked up */
} GroupRun;
typedef List(GroupRun) GroupRuns;

Groups *group_begin(Arena *arena, GroupStyle style);
Groups *group_begin_ordered(Arena *arena, GroupStyle style); /* that stay in their order, whatever their levels */

/* A statement: the template of its expression, or NULL, and its C, of which the numbers in holes may differ. Those of
 * lower levels come first; of one level none depends on another. The code must last as long as the groups. */
void group_statement(Groups *groups, int item, int level, Expr form, const CodeList *codes);

/* Equal for code of one form, or of one that leaves literals open. */
Name group_key(Arena *arena, const CodeList *codes, bool is_open);

/* In the order of execution. Tables of indices have names that are new in the scope. */
GroupRuns group_runs(Groups *groups, CScope *scope);

/* The only piece of the run's first item, in terms of the loop's variables. */
const Code *group_code(Arena *arena, const GroupRun *run, const Code *first);

/* Sets the lines of the run's first item, which were joined for it, in terms of the loop's variables; and adds the
 * tables that lines use. */
void group_lines(const GroupRun *run, CodeLines *lines);
void group_used(const GroupRun *run, const CodeLines *lines, GroupTables *used);

/* The arguments of the run's function for one of its items, by its place among them. */
int group_index(const GroupRun *run, int item);

/* The same loop, beginning at another number; only of one whose indices are not looked up. */
GroupRun group_rebased(Arena *arena, const GroupRun *run, int base);

bool group_is_by_name(const GroupRun *run); /* the number in its code is told by the name of the first one */
bool group_is_same_loop(const GroupRun *one, const GroupRun *other); /* false for single statements */

/* Of a literal in the run's code: does each round have its own? */
bool group_is_varied(const Code *literal);

/* Adds the tables, and the head of the loop of runs with the same one: nothing for a single statement. Gives the
 * indentation inside; group_close() ends the block. */
void group_define(const GroupTables *tables, CodeLines *lines, int indent);
int group_open(const GroupRun *runs, int count, bool is_block, CodeLines *lines, int indent);
void group_close(CodeLines *lines, int indent); /* the one inside */

#endif
