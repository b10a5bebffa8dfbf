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

/* ---- sequence.c, arrange.c, round.c, loop.c ---- */

void sequence_print(Split *split, const Sequence *sequence);
const Block *sequence_block(const SequenceStep *step); /* its first one, or NULL */

/* True if a loop decides it. No statement is printed there then. */
bool sequence_is_decided(const Program *p, const SequenceStep *step);
bool sequence_is_start(const Program *p, const Assignment *a); /* takes its initial value from where --set stores it */

/* Is its divisor tested where it is computed? One made of constants is tested once, before the start or, of what is a
 * constant itself, where that is computed. */
bool sequence_is_guarded(const Program *p, const Assignment *a);

/* arrange.c: the sequences' statements of one form become loops; once it is known where everything is stored. */
void sequences_arrange(Program *p);

/* The form of a step, and the pieces of C in which those of one form may differ by numbers: of a statement first where
 * the value goes, then its leaves; of a call the index. False: none is like it. */
bool arrange_form(const Program *p, Arena *arena, const SequenceStep *step, Expr *form, CodeList *codes);

/* round.c: stages of one form become one function, what happens at events to groups of one form becomes loops. */
void round_join_stages(Program *p);
void round_arrange(Program *p);

/* The leaves of an assignment's value and divisor, each once, in order; false if they are too many to look for a form.
 * An expression with places instead of them: equal for statements of one form. */
bool arrange_leaves(Arena *arena, const Assignment *a, ExprList *leaves);
Expr arrange_template(Expr e, ExprList *leaves);
Expr arrange_place(int index, Expr leaf);

void loops_print(Program *p, Text *functions);   /* both functions of each loop */
bool loop_has_inner_guesses(const Block *block); /* also what it does not iterate on has guesses */
int loop_work(const Block *block);               /* doubles, see LOOP_WORK in runtime/loop.h */
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
