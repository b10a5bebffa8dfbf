/* function.h - functions of continuous time: sequences of blocks (sequence.c), loops (loop.c), state sets (stateset.c)
 * and data that they interpolate in (data.c).
 */
#ifndef FUNCTION_H
#define FUNCTION_H

#include "emit/body.h"

/* ---- stateset.c: states that are chosen while running ---- */

void sets_place(Program *p, CScope *members, CScope *types); /* once it is known where all else is stored */
void sets_layout(const Program *p, Text *types, Text *model);
int sets_work(const Program *p);                             /* doubles that the largest needs in struct Model */
void sets_print(Program *p, Record *record);                 /* table and functions */
void sets_choose(Program *p, CodeLines *lines);        /* at the start */
void sets_defaults(const Program *p, Split *split);

/* ---- divisor.c ---- */

void divisors_find(Program *p);               /* those that constants decide */
bool *divisors_kept(Program *p);              /* of them: is it kept by the model? */
void divisors_print(Program *p, Split *split); /* their tests */

/* ---- form.c ---- */

/* The leaves of an assignment's value and divisor, each once, in order; false if they are too many to look for a form.
 * An expression with places instead of them: equal for statements of one form. */
bool form_leaves(Arena *arena, const Assignment *a, ExprList *leaves);
Expr form_template(Expr e, ExprList *leaves);
Expr form_place(int index, Expr leaf);
/* The template with places for literals, too, which are added as code. */
Expr form_open(Arena *arena, Expr template, CodeList *literals);
/* With places for those only that a loop's code, from there on, has in a table. Counts all of them. */
Expr form_varied(Arena *arena, Expr template, const Code *const *literals, int *count);
Expr form_literal(int index); /* its place */

/* The form of a step, and the pieces of C in which those of one form may differ by numbers: of a statement first where
 * the value goes, then its leaves and literals; of a call the index. False: none is like it. */
bool form_of_step(const Program *p, Arena *arena, const SequenceStep *step, Expr *form, CodeList *codes);

/* ---- sequence.c, arrange.c, round.c, loop.c ---- */

void sequence_print(Split *split, const Sequence *sequence);
/* arrange.c: the sequences' statements of one form become loops; once it is known where everything is stored. */
void sequences_arrange(Program *p);

/* round.c: stages of one form become one function, what happens at events to groups of one form becomes loops. */
void round_join_stages(Program *p);
void round_arrange(Program *p);

void loops_print(Program *p, Text *functions);   /* both functions of each loop */
void deciders_print(Program *p, Text *functions); /* those that decide the branches which loops assume */
void loop_tables_print(Program *p, Record *record);
void loop_call(Body *body, const ProgramLoop *loop, const Code *index); /* what its kind's function is called with */
void loops_join(Program *p); /* finds those of equal parts; before sequences are arranged, which call them */

/* ---- data.c: constant data ---- */

void data_names(Program *p);                        /* before any function is written */
const char *table_name(const Program *p, Expr leaf); /* of no past; it becomes part of the program */
const Code *table_code(const Program *p, Expr leaf); /* &NAME, or a past */
int data_given(Expr leaf); /* of an axis or table that is given: its row of given */
void data_print(Program *p, Record *record);         /* once all functions are */

#endif
