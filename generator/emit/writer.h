/* writer.h - statements of algorithms as C. */
#ifndef EMIT_WRITER_H
#define EMIT_WRITER_H

#include "emit/body.h"
#include "emit/item.h"

enum { MOST_ROUNDS = 1000000 }; /* of a loop */

typedef struct StatementWriter StatementWriter;
struct StatementWriter {
    Program *program;
    CodeLines *lines;
    CScope *scope;
    Map *local_of;   /* leaf -> index into locals */
    CodeList locals; /* and where is stored what is assigned: of that first, in its order */
    CodeList values; /* parallel to these: what is read there */
    CodeList set;    /* likewise: what says whether it has been; NULL: none does */
    int indent;
    bool is_exact; /* an Integer that has lost digits has no value */
    bool leaves;   /* there is a `return` in the model: goes to `done` */
    bool may_fail; /* there is one of a status */
    int algorithm; /* 1 + that of the causal system; 0: it is none */
    void *context; /* of the next two */
    CLeaf *leaf;
    Expr (*prepare)(void *context, Expr e);                /* before it is printed; or NULL */
    const char *(*origin)(StatementWriter *w, const Statement *statement); /* its trace, or NULL; or NULL */
    void (*limit)(StatementWriter *w, const Statement *loop);       /* what ends one that has gone round too often */
    void (*open)(StatementWriter *w, const Statement *s, Expr condition); /* of no number; NULL: it is false */
};

#define writer_line(w, ...) writer_traced((w), NULL, __VA_ARGS__)
#define writer_traced(w, trace, ...) code_lines_add((w)->lines, (w)->indent, (trace), __VA_ARGS__)
const Code *writer_value(StatementWriter *w, Expr e, bool is_truth);
const Code *writer_as(StatementWriter *w, Expr e, CStored as);
const char *writer_local(StatementWriter *w, Expr leaf, const char *wish); /* the name of a new one */
void writer_stored(StatementWriter *w, Expr leaf, const Code *place, const Code *value); /* it is assigned there */
void writer_list(StatementWriter *w, const StatementList *statements);
void writer_body(StatementWriter *w, const StatementList *statements); /* indented */

#endif
