/* function.h - functions of continuous time: sequences of blocks (sequence.c), loops (loop.c), state sets (stateset.c)
 * and interpolation data (data.c).
 */
#ifndef FUNCTION_H
#define FUNCTION_H

#include "emit/body.h"

/* ---- stateset.c: dynamic state selection ---- */

void sets_place(Program *p, CScope *members, CScope *types); /* after everything else has been placed */
void sets_layout(const Program *p, Text *types, Text *model);
int sets_work(const Program *p);                             /* doubles that the largest set needs in struct Model */
void sets_print(Program *p, Record *record);                 /* table and functions */
void sets_choose(Program *p, CodeLines *lines);        /* at the start */
void sets_defaults(const Program *p, Split *split);

/* ---- divisor.c ---- */

void divisors_find(Program *p);               /* those that depend on constants only */
bool *divisors_kept(Program *p);              /* by such divisor: stored in the model */
void divisors_print(Program *p, Split *split); /* their tests */

/* ---- form.c ---- */

/* form_leaves(): the leaves of an assignment's value and divisor, each once, in order; false if there are too many.
 * form_template(): the expression with places instead of leaves, equal for statements of one form. */
bool form_leaves(Arena *arena, const Assignment *a, ExprList *leaves);
Expr form_template(Expr e, ExprList *leaves);
Expr form_place(int index, Expr leaf);
/* The template with places only for the literals that a loop has in a table. `literals`: those of the loop's code;
 * *count: their number. */
Expr form_varied(Arena *arena, Expr template, const Code *const *literals, int *count);
Expr form_literal(int index); /* place of a literal */

/* The form of a step, and its pieces of C, in which steps of one form may differ by numbers. For a statement: its
 * target, then its leaves and literals; for a call: the index. False: the step has no form. */
bool form_of_step(const Program *p, Arena *arena, const SequenceStep *step, Expr *form, CodeList *codes);

/* ---- sequence.c, arrange.c, round.c, loop.c ---- */

void sequence_print(Split *split, const Sequence *sequence);
/* arrange.c: turns statements of one form in the sequences into loops; called after the layout. */
void sequences_arrange(Program *p);

/* round.c: stages of one form become one function; event iteration of groups of one form becomes loops. */
void round_join_stages(Program *p);
void round_arrange(Program *p);

void loops_print(Program *p, Text *functions);   /* both functions of each loop */
void deciders_print(Program *p, Text *functions); /* deciders of the branches which loops assume */
void loop_tables_print(Program *p, Record *record);
void loop_call(Body *body, const ProgramLoop *loop, const Code *index); /* index: for its kind's function */
void loops_join(Program *p); /* finds loops of equal parts; before sequences are arranged, which call them */

/* ---- data.c: constant data ---- */

void data_names(Program *p);                        /* before any function is written */
const Code *table_code(const Program *p, Expr leaf); /* &NAME, or a past */
int data_given(Expr leaf); /* row of `given`, for an axis or table given at run time */
void data_print(Program *p, Record *record);         /* after all functions */

#endif
