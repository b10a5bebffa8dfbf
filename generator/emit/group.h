/* group.h - statements of one form, as loops over parts; see group.c for its purpose. */
#ifndef GROUP_H
#define GROUP_H

#include "emit/emit.h"

typedef struct Groups Groups;

enum { GROUP_FEWEST = 5 }; /* statements that become a loop */

/* Statements that form loops: none; five or more, with tables of indices if necessary; or all alike, whatever their
 * number, but without tables, which would be as long as the program. */
typedef enum { GROUP_NONE, GROUP_MANY, GROUP_ALL } GroupStyle;

/* One statement, or a loop of several. */
typedef struct {
    IntList items;            /* as they were added, in the order of execution */
    const char *const *texts; /* those of the statement, with indices in terms of the loop's variables */
    const char *heads[2];     /* for (int i = 0; i < 1000; i++), the outer one first; NULL: none */
    const char *tables;       /* lines that define the tables of indices; NULL: none is needed */
    int rows, length, base;   /* of a loop: how often each of both goes round, and where the inner one begins */
    const char *const *indices; /* in the order of the texts */
    const struct GroupForm *form;
    const struct GroupStretch *stretch; /* NULL: indices are looked up */
} GroupRun;
typedef List(GroupRun) GroupRuns;

Groups *group_begin(Arena *arena, GroupStyle style);
Groups *group_begin_ordered(Arena *arena, GroupStyle style); /* that stay in their order, whatever their levels */

/* A statement: the template of its expression, or NULL, and its C texts. Those of lower levels come first; of one level
 * none depends on another. */
void group_statement(Groups *groups, int item, int level, Expr form, const char *const *texts, int count);

/* Equal for texts of one form. */
Name group_key(Arena *arena, const char *const *texts, int count);

/* In the order of execution. Tables of indices have names that are new in the scope. */
GroupRuns group_runs(Groups *groups, CScope *scope);

/* A text of the run's first statement with the same integers between brackets, and with comments: in terms of the
 * loop's variables. */
const char *group_indexed(Arena *arena, const GroupRun *run, const char *text);

/* The arguments of the run's function for one of its items, by its place among them. */
int group_index(const GroupRun *run, int item);

/* The same loop, beginning at another number; only of one whose indices are not looked up. */
GroupRun group_rebased(Arena *arena, const GroupRun *run, int base);

bool group_is_same_loop(const GroupRun *one, const GroupRun *other); /* false for single statements */

/* Writes the head of the loop of runs with the same one: nothing for a single statement. Gives the indentation inside;
 * a block is to be closed 4 columns before that. */
int group_open(const GroupRun *runs, int count, bool is_block, Arena *scratch, Text *text, int indent);

#endif
