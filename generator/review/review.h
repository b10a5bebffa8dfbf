/* review.h - the review sheet: for engineers to read, check and sign.
 *
 * Holds:       the document, a JSON value: the model with its parts, every variable with its determination, every
 *              equation on all levels (drawn, flat, causal, C) with its use, structure, events, requirements, and the
 *              counts that prove that nothing was lost. Page and differences are made of the document alone, except
 *              for pictures and the initial values of a run.
 * Never holds: expressions or other data of the passes. The document is text, in the notation of the listings. Formulas
 *              are typeset from expressions that are kept beside the document while the model is in memory.
 * Invariants:  each equation as drawn occurs once, alone or in a family, and has one use. Each unknown has one
 *              determination. Members have a fixed order, and lists have the order of the drawing: the same input
 *              gives the same bytes.
 * Ownership:   documents are reference-counted by jansson.
 */
#ifndef REVIEW_H
#define REVIEW_H

#include "base/base.h"
#include "causal/causal.h"
#include "emit/emit.h"
#include "view/view.h"

#include <jansson.h>

#define REVIEW_SCHEMA "sysphsc.review.2"
#define REVIEW_SCHEMA_OF_ROWS "sysphsc.review.1" /* the previous schema, without families */

/* ---- formula.c: the expressions behind the texts of a document, by row ---- */

typedef struct {
    Expr left, right;  /* sides of an equation or an assignment; an expression alone is `left` */
    Expr divisor;      /* "unless_zero" */
    Expr alias, equal; /* "eliminates" and "by" */
} ReviewFormula;

typedef struct ReviewFormulas ReviewFormulas;
ReviewFormulas *review_formulas(Arena *arena, const Causal *causal);
void review_formula_put(ReviewFormulas *f, const json_t *row, ReviewFormula formula);
const ReviewFormula *review_formula(const ReviewFormulas *f, const json_t *row);

/* True if the part contains a part or variable with the first name of the path. */
bool review_is_in(const ReviewFormulas *f, const char *part, const char *path);
const char *review_system_name(const ReviewFormulas *f);

/* The kind of a row: rows of the same kind differ only in names of parts and in numbers of elements (families.c). */
void review_kind_put(ReviewFormulas *f, const json_t *row, int kind);
int review_kind(const ReviewFormulas *f, const json_t *row);

/* ---- document.c ---- */

/* Returns the document of a model; the caller releases it. `statements` are the C statements of the program. `options`
 * are those of the compilation; the document takes this reference. A family has one row unless `is_unrolled`. The
 * expressions of the rows are stored in `formulas`. */
json_t *review_document(const Causal *causal, const char *name, const ShownList *statements,
                        const char *fingerprint, json_t *options, bool is_unrolled, ReviewFormulas *formulas);

/* ---- terms.c ---- */

/* Puts the member "terms" into the row of a drawn equation: its terms with their units, if any unit is known. */
void review_terms(json_t *row, Arena *arena, const System *system, const FlatEquation *drawn,
                  ReviewFormulas *formulas);

/* ---- machines.c ---- */

/* The state machines with their states and transitions; the clocks with first tick and period. */
json_t *review_machines(Arena *arena, const System *system);
json_t *review_clocks(Arena *arena, const Causal *causal, ReviewFormulas *formulas);

/* ---- head.c: the first members of a document; its size, once all lists are there ---- */
void review_put(json_t *object, const char *member, const char *text); /* no member if the text is NULL or "" */
void review_put_number(json_t *object, const char *member, int number);
void review_open_ports(json_t *document, const System *system); /* and parts without any connection */
void review_head(json_t *document, const Causal *causal, const char *name, const char *fingerprint);
void review_size(json_t *document, const Causal *causal);
Name review_loop_words(const json_t *loop); /* the same in all schedules that evaluate the loop */

/* ---- typeset.c ---- */

/* Adds an equation as presentation MathML; an expression if `right` is NULL. Paths below `part` are shown without it.
 * Other paths are those of the system; they begin with the system's name if the part has their first name, too. */
void review_math(Text *page, const ReviewFormulas *formulas, Expr left, Expr right, const char *part);
void review_tex_math(Text *text, const ReviewFormulas *formulas, Expr left, Expr right, const char *part); /* LaTeX */
#define REVIEW_NAMES                                                                                                   \
    "Names are those of the equation's part. Other names are those of the system. If the part has the same name, the " \
    "one of the system begins with the system's name."
void review_text(Text *page, const char *text); /* escaped for HTML */
void review_tex_text(Text *text, const char *words); /* escaped for LaTeX */

/* ---- picture.c: diagrams of the model; their parts are links to the parts' rows in the page ---- */
void review_pictures(Text *page, const System *system, const json_t *document);

/* ---- structure.c: incidence of equations and unknowns, and the Jacobian's pattern ---- */
void review_structure(Text *page, const Causal *causal);

/* ---- modelica.c ---- */

/* The flat system as one class of Modelica; false if the language cannot express it, which is reported. */
bool review_modelica(Text *text, const Causal *causal, const char *name);

/* ---- tex.c: the equations as drawn in LaTeX ---- */
void review_tex(Text *text, const json_t *document, const ReviewFormulas *formulas);

/* ---- run.c ---- */

/* The data of a run that a page shows in addition to the document. */
typedef struct {
    const char *plot; /* a fragment of a page, from view_part(); NULL: none */
    ViewStart start;
} ReviewRun;

/* Runs the program and returns the member "result" of its document; NULL if it cannot be run. */
json_t *review_run(Arena *arena, const char *program, bool has_checks, ReviewRun *run);

/* ---- sheet.c ---- */
void review_anchor(Text *page, char kind, const char *name); /* unique for each name */
typedef struct {
    const char *model, *structure; /* markup */
    ReviewRun run;
} ReviewPictures;
void review_page(Text *page, const json_t *document, const ReviewFormulas *formulas, ReviewPictures pictures);
/* The differences between an older and a newer document; the page shows the names of their files. */
void review_differences_page(Text *page, const json_t *const documents[2], const char *const files[2],
                             const json_t *differences);

/* ---- gallery.c: a page of several models with links to their sheets ---- */

/* Each entry: {folder, model, status, message, page, plot, document}; members may be missing. */
void review_gallery(Text *page, const json_t *entries);

/* ---- diff.c ---- */

/* Returns the member that is missing, or not as a comparison needs it; NULL if the document is complete. */
const char *review_flaw(const json_t *document);

/* Returns {title, new, gone, changed, reached} for each level with differences; an empty list if there are none. The
 * caller releases it. */
json_t *review_differences(const json_t *old, const json_t *new);

bool review_is_alias(const json_t *determined_by);

/* ---- affected.c ---- */

/* Adds the level "Affected" to the differences found: elements that are unchanged themselves but depend on a change. */
void review_find_affected(Arena *arena, const json_t *document, json_t *found);
void review_print_differences(Text *text, const json_t *differences);

#endif
