/* review.h - the review sheet: for engineers to read, check and sign.
 *
 * Holds:       a document, as a value of JSON: the model with its parts, every variable with what determines it, every
 *              equation through the levels with its use, structure, events, requirements, and the counts that prove
 *              that nothing was lost. The page is made of it, and so are differences: what one of them shows is in the
 *              document, but for pictures and the values with which a run begins.
 * Never holds: expressions or anything else of the passes: all is text, as the listings have it. Formulas are set from
 *              the expressions behind it, which stand beside the document while the model is there.
 * Invariants:  each equation as drawn stands there once, with one use, alone or in a family; each unknown has one
 *              determination. Members have a fixed order, lists that of the drawing: the same input gives the same
 *              bytes.
 * Ownership:   documents are counted references of jansson.
 */
#ifndef REVIEW_H
#define REVIEW_H

#include "base/base.h"
#include "causal/causal.h"
#include "emit/emit.h"
#include "view/view.h"

#include <jansson.h>

#define REVIEW_SCHEMA "sysphsc.review.2"
#define REVIEW_SCHEMA_OF_ROWS "sysphsc.review.1" /* the one before, which knew no families */

/* ---- formula.c: expressions by the row of a document that has their texts ---- */

typedef struct {
    Expr left, right;  /* of an equation or an assignment; an expression alone is the left one */
    Expr divisor;      /* "unless_zero" */
    Expr alias, equal; /* "eliminates" and "by" */
} ReviewFormula;

typedef struct ReviewFormulas ReviewFormulas;
ReviewFormulas *review_formulas(Arena *arena, const Causal *causal);
void review_formula_put(ReviewFormulas *f, const json_t *row, ReviewFormula formula);
const ReviewFormula *review_formula(const ReviewFormulas *f, const json_t *row);

/* True if the part has something of the path's first name; and the name of the system itself. */
bool review_is_in(const ReviewFormulas *f, const char *part, const char *path);
const char *review_system_name(const ReviewFormulas *f);

/* Rows of one kind say the same of several parts, or elements, and became the same. */
void review_kind_put(ReviewFormulas *f, const json_t *row, int kind);
int review_kind(const ReviewFormulas *f, const json_t *row);

/* ---- document.c ---- */

/* Of a model, with the statements of its program in C, and the options that it was compiled with, which it takes; with
 * one row for a family unless it is unrolled; notes its formulas. The caller's to release. */
json_t *review_document(const Causal *causal, const char *name, const ShownList *statements,
                        const char *fingerprint, json_t *options, bool is_unrolled, ReviewFormulas *formulas);

/* ---- terms.c ---- */

/* The member "terms" of a drawn equation: with the unit of each, as far as it is known. */
void review_terms(json_t *row, Arena *arena, const System *system, const FlatEquation *drawn,
                  ReviewFormulas *formulas);

/* ---- machines.c ---- */

/* Of each state machine the states that do something, and its transitions; of each clock, when it ticks. */
json_t *review_machines(Arena *arena, const System *system);
json_t *review_clocks(Arena *arena, const Causal *causal, ReviewFormulas *formulas);

/* ---- account.c: proofs of the document ---- */

/* The numbers of equations by use, and of unknowns by determination; and whether each is, once. */
json_t *review_accounting(const json_t *document);

/* ---- head.c: the first members of a document; its size, once all lists are there; files beside the model ---- */
void review_put(json_t *object, const char *member, const char *text); /* none if it is NULL or "" */
void review_put_number(json_t *object, const char *member, int number);
void review_open_ports(json_t *document, const System *system); /* and parts that are joined to nothing */
void review_head(json_t *document, const Causal *causal, const char *name, const char *fingerprint);
void review_size(json_t *document, const Causal *causal);
Name review_loop_words(const json_t *loop); /* the same in all schedules that evaluate the loop */
json_t *review_files(Arena *arena, const System *system);

/* ---- typeset.c ---- */

/* Presentation MathML of an equation, or of an expression if there is no right side. Paths below `part` are shown
 * without it; others are the system's, behind the system's name if the part has their first name as well. */
void review_math(Text *page, const ReviewFormulas *formulas, Expr left, Expr right, const char *part);
void review_tex_math(Text *text, const ReviewFormulas *formulas, Expr left, Expr right, const char *part); /* LaTeX */
#define REVIEW_NAMES                                                                                                   \
    "Names are those of the equation's part. Other names are those of the system. If the part has the same name, the " \
    "one of the system begins with the system's name."
void review_text(Text *page, const char *text); /* of a page: nothing in it is markup */
void review_tex_text(Text *text, const char *words); /* likewise */

/* ---- picture.c: the model as drawn; its parts lead to their rows in the page ---- */
void review_pictures(Text *page, const System *system, const json_t *document);

/* ---- structure.c: incidence of equations and unknowns, and the Jacobian's pattern ---- */
void review_structure(Text *page, const Causal *causal);

/* ---- modelica.c ---- */

/* The flat system as one class of Modelica; false if the language cannot express it, which is reported. */
bool review_modelica(Text *text, const Causal *causal, const char *name);

/* ---- tex.c: the equations as drawn in LaTeX ---- */
void review_tex(Text *text, const json_t *document, const ReviewFormulas *formulas);

/* ---- run.c ---- */

/* What a page shows of a run beside the document. */
typedef struct {
    const char *plot; /* a part of a page, of view_part(); NULL: none */
    ViewStart start;
} ReviewRun;

/* The result of a run of the program: the member "result" of its document. NULL if it cannot be run. */
json_t *review_run(Arena *arena, const char *program, bool has_checks, ReviewRun *run);

/* ---- sheet.c ---- */
void review_anchor(Text *page, char kind, const char *name); /* no two names share one */
typedef struct {
    const char *model, *structure; /* markup */
    ReviewRun run;
} ReviewPictures;
void review_page(Text *page, const json_t *document, const ReviewFormulas *formulas, ReviewPictures pictures);
/* Of the older and the newer one, which the page names by the files that hold them. */
void review_differences_page(Text *page, const json_t *const documents[2], const char *const files[2],
                             const json_t *differences);

/* ---- gallery.c: a page that leads to sheets ---- */

/* Of each: {folder, model, status, message, page, plot, document}, as far as it is there. */
void review_gallery(Text *page, const json_t *entries);

/* ---- diff.c ---- */

/* The member in which it is no whole document, as comparing needs it; NULL: it is one. */
const char *review_flaw(const json_t *document);

/* By level: {title, new, gone, changed, reached}; an empty list if there is no difference. The caller's to release. */
json_t *review_differences(const json_t *old, const json_t *new);

bool review_is_alias(const json_t *determined_by);

/* ---- affected.c ---- */

/* Adds a level to the differences that were found: what is unchanged in itself, but depends on one of them. */
void review_find_affected(Arena *arena, const json_t *document, json_t *found);
void review_print_differences(Text *text, const json_t *differences);

#endif
