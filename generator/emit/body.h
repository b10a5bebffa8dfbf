/* body.h - the inside of a C function: its statements (statement.c; of long expressions, portion.c), which are split
 * into functions of bounded size (split.c), shared by equal parts (routine.c) and printed (inside.c).
 */
#ifndef BODY_H
#define BODY_H

#include "emit/program.h"

/* ---- statement.c: the inside of one C function ---- */

typedef struct {
    Program *program;
    CodeLines *lines;
    CScope *scope;
    int indent;
    bool may_fail; /* it contains a return */
    void *portion;           /* the portion being written; NULL: none */
    /* Within a portion: C for a leaf whose name, or place where it is stored, is `outside` in the function. */
    const Code *(*in_portion)(void *portion, Expr leaf, const Code *outside, bool is_stored);
    NameList arrays;         /* of portions, in this body */
    Map *tested; /* constant divisors that earlier statements have tested; NULL: all are tested */
} Body;

Body body_new(Program *p, CodeLines *lines, CScope *scope);
void body_count(void *body, Expr e);                  /* each expression, before any is written */
void body_name(Body *body, Expr leaf, const char *name); /* the leaf is in this local */
void body_name_stored(Body *body, Expr leaf, const Code *name, CStored stored);
void body_name_places(Body *body, const ExprList *leaves, const Code *const *names); /* of a template: form.c */
Expr body_template(Body *body, Expr template, const Code *const *literals, int *count); /* likewise, literals of a
                                                                                         * loop */
bool body_has_name(const Body *body, Expr leaf);
const Code *body_expr(Body *body, Expr e, const char *wish); /* C; writes shared parts first, named after `wish` */
const Code *body_truth(Body *body, Expr e, const char *wish); /* of a condition, as a C truth value */
const Code *body_value(Body *body, Expr e, CStored as, const char *wish); /* as it is stored */
/* A statement of any length; body_traced(): with its trace, the inside of a comment. */
#define body_line(body, ...) body_traced((body), NULL, __VA_ARGS__)
#define body_traced(body, trace, ...) code_lines_add((body)->lines, (body)->indent, (trace), __VA_ARGS__)
#define body_of(body, line, equation) code_lines_of((body)->lines, (line), (equation))
void body_comment(Body *body, const char *words);
CodeLine *body_local(Body *body, int variable, Expr value, const char *trace); /* const double NAME = ...; */
/* Prints a return with a failure if the divisor, or a divisor within it, is 0. */
void body_guard(Body *body, Expr divisor, const Code *row, const char *wish);

/* The divisor and the divisors within it: if one of these is 0, the divisor is infinite, and its quotient a plausible
 * zero. An infinite exponential is no such case. are_constant: only those that depend on constants alone, which are
 * tested once; else only the others. */
ExprList emit_divisors(const Program *p, Arena *arena, Expr divisor, bool are_constant);
void body_call(Body *body, const Code *call);           /* of a function that returns a ModelStatus */
void body_step(Body *body, const Code *call);           /* of another function, which may change the model */
/* Entries of a dense Jacobian, row by row, NULL or a number where they are 0, in terms of a macro J; in
 * portable C, of the array. */
void body_matrix(Body *body, const Positions *positions, const Expr *values);

/* How inside.c prints a function. CONST: `m` is a const Model. LIST: of settings, each by its whole path. */
typedef enum {
    INSIDE_USUAL,
    INSIDE_CONST, /* it changes nothing in the model */
    INSIDE_LIST,  /* without locals for quantities */
    INSIDE_INDEXED = 4, /* parts are also accessed by an index, which is a parameter */
    INSIDE_STATUS = 8,  /* it returns a status: of a call in the last line, else MODEL_OK */
    INSIDE_UNUSED = 16  /* it may not use the model */
} InsideForm;

/* ---- split.c: functions that may get long ---- */

typedef struct {
    const char *name;
    CodeLines body;
    int statements;
    bool may_fail;
    CScope *scope; /* of its locals; NULL: it has none */
} Piece;

/* A function that a piece became. */
typedef struct {
    const char *name;
    bool may_fail;
} Callee;

/* Pieces of one function. If there is only one, it is the function itself; else each is a function that it calls.
 * Only one piece is being written at a time: the next one turns it into a function. */
typedef struct {
    Program *program;
    Text *functions;                    /* where the functions go */
    const char *entry;                  /* the function's own name, or NULL */
    const char *prefix;                 /* evaluate */
    const char *parameters, *arguments; /* "Model *m", "m" */
    Arena *arena;                       /* the piece's text and locals; emptied when the next one begins */
    Piece *piece;                       /* NULL: none yet */
    InsideForm form;
    const char *begin;                  /* first line of each piece; NULL: none */
    bool sets_time;                     /* the function first sets the model's time to its argument */
    List(Callee) callees;
} Split;

enum { SPLIT_LIMIT = 60, LIST_LIMIT = 240 }; /* statements of a piece; settings of a list */

Split split_new(Program *p, Text *functions, const char *prefix, const char *parameters, const char *arguments);
/* Pieces of a function that is called by the prefix's name; without statements there is none. */
Split split_new_named(Program *p, Text *functions, const char *prefix);
Piece *split_piece(Split *split); /* a new piece, of the prefix's name unless the caller gives it another */
Piece *split_statement(Split *split); /* where to write one statement, of several lines; a new piece at the limit */
#define split_line(split, ...) code_lines_add(&split_statement(split)->body, 4, NULL, __VA_ARGS__)
Body body_in(Split *split);           /* of such a statement */
/* The inside of the function itself, as printed; without statements, `nothing` if that is not NULL. */
const char *split_close(Split *split, const char *nothing, bool returns_status);
void split_close_in(Split *split, Text *out, bool returns_status); /* the same, appended to `out` */

/* Replaces a split in a program for all sizes: blocks that are printed for 0, 1 ... (some may be empty), as loops. */
typedef void BlockPrint(Body *body, int index, void *context);
const char *split_blocks(Program *p, int count, BlockPrint *print, void *context);
/* As split_close(), but the body becomes a function with the entry's name, too; a call of it is added to the caller.
 * Nothing is added if there are no statements. */
void split_call(Split *split, Piece *caller);
Callee split_function(Split *split, const char *words); /* the same without the call, under a comment or none (NULL) */

typedef List(const char *) Lines;

/* Independent statements of one line each; those of one form and with equal traces become loops (group.c). `traces`:
 * NULL, or by statement (each may be NULL). `named` (may be NULL) gets the indices of statements whose number in the
 * first hole is written by its name. */
void split_lines(Split *split, const CodeList *lines, const Lines *traces, IntList *named);

/* Independent statements that are printed for 0, 1 ...; single lines of one form become loops, with the first trace and
 * the last one. */
void split_alike(Split *split, int count, BlockPrint *print, void *context);

/* Prints the inside of a function. */
void split_print(Program *p, Text *out, const Piece *piece, bool returns_status, InsideForm form);

/* ---- inside.c: printing the inside of a function ---- */

/* A scope that is NULL: it has no locals yet. */
void inside_print(Program *p, Text *out, CScope *scope, const CodeLines *lines, InsideForm form);

/* ---- routine.c: functions of equal parts ---- */

/* Finds routines of one form. */
void routines_join(Program *p, RoutineList *routines);

/* Prints the routine, if it is the first one of its kind: static ModelStatus NAME(Model *m, int i). */
void routine_print(Program *p, Text *functions, const RoutineList *routines, int at, const char *begin,
                   const char *parameters, InsideForm form);
const Code *routine_call(const Program *p, const Routine *routine, const Code *index, const char *arguments);

/* routine_parameter(): the parameter that identifies the item for a run's function. routine_begin() adds the first
 * lines of this function: the tables, and the variables of the index; returns the form in which the following lines are
 * printed. */
const char *routine_parameter(const GroupRun *run);
InsideForm routine_begin(const GroupRun *run, CScope *scope, const GroupTables *tables, CodeLines *lines);

/* body_count_assignment() counts the expressions of an assignment, here with this value. body_guards() prints the
 * returns for the case that it cannot be computed. */
void body_count_assignment(Body *body, const Assignment *a, Expr value);
void body_guards(Body *body, const Assignment *a);

#endif
