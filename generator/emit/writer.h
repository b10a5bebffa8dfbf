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
    CodeList locals; /* C of the places of assignment: of assigned variables, in their order, then of locals */
    CodeList values; /* parallel to locals: C that reads the value */
    CodeList set;    /* parallel to locals: C of the flag that it was assigned; NULL: there is none */
    int indent;
    bool is_exact; /* an Integer that may have lost digits becomes NaN */
    bool leaves;   /* out: the model has a `return`, which goes to `done` */
    bool may_fail; /* out: there is a `return` of a status */
    int algorithm; /* 1 + index in the causal system; 0: these statements are no algorithm */
    void *context; /* of the next two */
    CLeaf *leaf;
    Expr (*prepare)(void *context, Expr e);                /* applied before printing; or NULL */
    const char *(*origin)(StatementWriter *w, const Statement *statement); /* the trace or NULL; may be NULL */
    void (*limit)(StatementWriter *w, const Statement *loop);       /* prints the exit after too many rounds */
    void (*open)(StatementWriter *w, const Statement *s, Expr condition); /* prints the exit; or NULL */
};

#define writer_line(w, ...) writer_traced((w), NULL, __VA_ARGS__)
#define writer_traced(w, trace, ...) code_lines_add((w)->lines, (w)->indent, (trace), __VA_ARGS__)
const Code *writer_value(StatementWriter *w, Expr e, bool is_truth);
const char *writer_local(StatementWriter *w, Expr leaf, const char *wish); /* adds a local; returns its name */
void writer_stored(StatementWriter *w, Expr leaf, const Code *place, const Code *value); /* assigned at `place` */
void writer_list(StatementWriter *w, const StatementList *statements);
void writer_body(StatementWriter *w, const StatementList *statements); /* indented */

#endif
