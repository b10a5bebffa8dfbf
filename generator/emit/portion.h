/* portion.h - the writing of long expressions, and data on nodes of expressions. */
#ifndef EMIT_PORTION_H
#define EMIT_PORTION_H

#include "emit/body.h"

/* By expression id: data on a node within the function being written. */
typedef struct Node {
    uint32_t stamp, done; /* number of the function in which it was counted, written */
    int uses;
    int operations; /* in the tree below it; calls count more; saturating */
    int depth;      /* levels down to the next named node */
    int shown;      /* of a long expression: operands in the statement that shows it */
    bool is_named;  /* gets a local of its own */
    CStored stored; /* storage type of a leaf that has a name */
    const Code *name;
} Node;

/* Functions of long expressions in one of the files, without duplicates. */
typedef struct PortionFile {
    Text functions;
    Map *number_of; /* text -> index into: */
    NameList names;
} PortionFile;
PortionFile *portion_file(Arena *arena);
void portion_record(Record *record, const char *list, const PortionFile *file); /* sets the list, if there are any */

/* ---- sum.c ---- */

void sums_print(Body *body, Expr e); /* writes long sums within a counted expression, before it, as loops */
void sums_print_listed(Body *body, Expr e); /* the same, of values in results */

/* ---- portion.c ---- */

/* `nodes`: each node comes after its arguments. */
bool portion_is_long(const ExprList *nodes);
void portion_print(Body *body, const ExprList *nodes, const char *wish);

/* ---- node.c ---- */

typedef struct {
    Expr e;
    bool is_leaving;
} Visit;
typedef List(Visit) Visits;

/* Pushes the node and its arguments that C text shows: not the order of smooth(), nor the simplified form in
 * homotopy(), nor orders and options of tables. */
void body_visit_arguments(const Program *p, Visits *visits, Expr e);

/* The member of the model that keeps the value of the expression, or NULL. */
const Member *body_kept(const Body *body, Expr e);
Node *body_node(Program *p, Expr e); /* afterwards portions.nodes also holds its arguments */
bool body_deserves_name(Body *body, Expr e);
const Code *body_printed(Body *body, Expr e, CStored as);

#endif
