/* portion.h - how long expressions are written, and what is known of all of them. */
#ifndef EMIT_PORTION_H
#define EMIT_PORTION_H

#include "emit/body.h"

/* By expression id: what is known of a node within the function being written. */
typedef struct Node {
    uint32_t stamp, done; /* number of the function in which it was counted, written */
    int uses;
    int operations; /* of the tree below it, calls counting more, saturating */
    int depth;      /* levels down to the next named node */
    int shown;      /* of a long expression: operands in the statement that shows it */
    bool is_named;  /* gets a local of its own */
    CStored stored; /* of a leaf that has a name */
    const Code *name;
} Node;

/* Functions of long expressions in one of the files, each different one once. */
typedef struct PortionFile {
    Text functions;
    Map *number_of; /* text -> index into: */
    NameList names;
} PortionFile;
PortionFile *portion_file(Arena *arena);
void portion_record(Record *record, const char *list, const PortionFile *file); /* the list, if there are any */

/* ---- sum.c ---- */

void sums_print(Body *body, Expr e); /* first, long sums in a counted expression, as loops */
void sums_print_listed(Body *body, Expr e); /* likewise, of values in results */

/* ---- portion.c ---- */

/* Of nodes, arguments first. */
bool portion_is_long(const ExprList *nodes);
void portion_print(Body *body, const ExprList *nodes, const char *wish);

/* ---- node.c ---- */

typedef struct {
    Expr e;
    bool is_leaving;
} Visit;
typedef List(Visit) Visits;

/* Arguments that C text shows: not the order of smooth(), nor the simplified form in homotopy(), nor orders and options
 * of tables. */
void body_visit_arguments(const Program *p, Visits *visits, Expr e);

/* Of an expression that the model keeps, where it is; else NULL. */
const Member *body_kept(const Body *body, Expr e);
Node *body_node(Program *p, Expr e); /* those of arguments are within reach afterwards too */
bool body_deserves_name(Body *body, Expr e);
const Code *body_printed(Body *body, Expr e, CStored as);

#endif
