/* words.h - words in generated C: comments (trace.c), and names of variables, rows and positions (enumerate.c).
 */
#ifndef WORDS_H
#define WORDS_H

#include "emit/program.h"

/* ---- trace.c: comments ---- */

/* Appends a comment of wrapped lines; line ends in the words are kept. The words must be safe: see c_comment(). */
void emit_comment_print(Text *text, int indent, const char *words);
/* Appends a line of C, broken before an operator where it is too long. `scratch` holds the formatted line. */
void code_line(Text *text, int indent, Arena *scratch, const char *format, ...) PRINTF_LIKE(4, 5);
void code_line_left(Text *text, int indent, int left, const char *code); /* so many columns further left */

/* Appends `type name;` and the comment, if there is one, at a fixed column. */
void emit_member_print(Text *text, const char *type, const char *name, const char *comment);

const char *emit_drawn_at(const Program *p, Source source); /* DRAWN_3, "model.xmi:88" in C; "" if it has no file */
void emit_drawn_begin(Program *p);
void emit_drawn_print(const Program *p, Record *record);    /* once all tables are written */
const char *emit_last_names(Name qualified); /* Block::constraint of a qualified name; "" of NULL */
int emit_width(const Program *p, const char *text, size_t length); /* in columns; the same for all sizes */
const char *emit_line_of(const Program *p, const char *text); /* for a one-line comment; NULL if it is too long */
const char *emit_trace_to(const Program *p, int equation, int last); /* and the id of the last equation, -1: none */
const char *emit_trace(const Program *p, int equation); /* E5  heatCapacity*der(T) = sF*t: for a comment */

/* ---- shown.c: texts with operands ---- */

#define MARK_OPERAND '\1' /* in these texts; % in forms */

/* Names of variables: `listed` of one that has a row, `other` of one shown by its path. A value before the event, a
 * derivative and a relation are shown by the variables that they are made of. */
typedef struct {
    Program *program;
    const char *(*listed)(void *context, int variable), *(*other)(void *context, int variable);
    void *context;
} EmitShown;

const char *emit_shown_variable(const EmitShown *shown, int variable);
const char *emit_shown_text(const EmitShown *shown, Expr leaf); /* NULL if it is no variable */
Expr emit_shown_leaf(void *shown, Expr leaf);                   /* of that name, or NULL */
const char *emit_form(Arena *arena, const char *text);          /* operands become %, and % becomes %% */

/* ---- enumerate.c: names of positions ---- */

enum { MOST_ENUMERATORS = 108 }; /* columns of enumerators in a line */

const char *emit_member_wish(const Program *p, int variable);        /* p_sF: the feature, and its port */
const char *emit_array_wish(const Program *p, int variable);         /* the same, without an element's indices */
const char *emit_part_wish(const Program *p, int variable);          /* bedHeater_p_sF: with its part, too */
void emit_names_begin(Program *p);
const char *emit_equation_name(const Program *p, int equation);      /* its id in an identifier: law_storage_dot */
const char *emit_equation_row(const Program *p, int equation);       /* EQ_law_storage_dot: its row, for messages */
/* The row as a piece of C, by its name; in a loop over equations, `number` by the name of the first equation. */
const Code *emit_row(const Program *p, int equation);
const Code *emit_row_in_loop(const Program *p, int first, const Code *number);
void emit_equation_rows(const Program *p, Record *record);         /* once all functions are written */
const char **emit_partial_names(const Program *p, const char *row, const IntList *variables); /* D_E5_BY_T for each */
void emit_positions(Program *p, Positions *positions, const char *name, const IntList *equations,
                    const IntList *variables, bool is_of_kind);
void loop_name(Program *p, ProgramLoop *loop, int number);           /* its enumerators */
void loop_name_kind(Program *p, CScope *scope, ProgramLoop *loop); /* names for all loops of its kind */
const char *loop_entry_name(const Program *p, const ProgramLoop *loop, const JacobianEntry *entry); /* large loops */

#endif
