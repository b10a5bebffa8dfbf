/* page.h - the building blocks of pages and other documents for readers. */
#ifndef PAGE_H
#define PAGE_H

#include "review/review.h"

/* The rows of one kind (formula.c), equations or variables. Lists of kinds are in the order of their first rows. */
typedef struct {
    List(const json_t *) rows;
} ReviewAlike;
typedef List(ReviewAlike) ReviewAlikeList;

/* ---- alike.c ---- */
ReviewAlikeList page_alike(Arena *arena, const ReviewFormulas *formulas, const json_t *rows);
long long page_count_of(const ReviewAlike *alike);
bool page_is_of_one_place(const ReviewAlike *alike); /* all rows have one place in the model */
const char *page_groups(Arena *arena, long long count, int groups); /* ", in N groups" if some have several; or "" */
const char *page_schedule(const char *schedule); /* when its statements are evaluated */
void page_loops(Text *page, const ReviewAlike *alike, int form);
void page_with(Text *page, const json_t *row);
void page_alike_links(Text *page, char kind, const ReviewAlike *alike, const char *member);

/* ---- equations.c ---- */
void page_equations(Text *page, const json_t *document, const ReviewFormulas *formulas); /* a section */

/* ---- drawing.c ---- */
typedef struct {
    const char *id;
    double width, height; /* in the drawing's own units */
    int letter;           /* the height of its smallest letters; 0: it has no letters */
} Drawing;

/* The text added to the page between these two calls is the content of the drawing, as SVG. */
void page_drawing_begin(Text *page, const Drawing *drawing, const char *title);
void page_drawing_end(Text *page, const Drawing *drawing);

/* ---- front.c ---- */
/* start: the initial values of a run; without a run its member `at` is NULL. */
void page_front(Text *page, const json_t *document, const ReviewFormulas *formulas, const ViewStart *start);

/* ---- glossary.c ---- */
const char *page_meaning(const json_t *variable); /* of a variable made by the compiler, by its function; or "" */
void page_glossary(Text *page, const json_t *document); /* a section */

/* ---- starts.c ---- */
const char *page_value(Arena *arena, const json_t *variable, const json_t *number); /* "" if it is no number */
const char *page_values(Arena *arena, const json_t *variable); /* "0 off, 1 on" of an enumeration; or "" */
void page_start_cells(Text *page, const ReviewAlike *alike, const ViewStart *start);
void page_starts(Text *page, const json_t *document, const ReviewFormulas *formulas, const ViewStart *start);

/* ---- happenings.c ---- */
void page_events(Text *page, const json_t *document, const ReviewFormulas *formulas); /* a section */

/* ---- result.c ---- */

void page_result(Text *page, const json_t *document, const char *plot); /* a section */
void page_plot(Text *page, const char *plot, const json_t *figures);  /* NULL or "" adds nothing */
void page_figures(Text *page, const json_t *document); /* of the document's result */
void page_notes(Text *page, const json_t *result);     /* notes of the program */
const char *page_verdict(Arena *arena, const json_t *document); /* of its run, in words */
size_t page_verdicts_of(const json_t *requirement); /* the number of its verdicts, of which the first is its own */
json_t *page_counted(const json_t *document, bool is_of_requirements); /* those of requirements themselves, or of checks
                                                                        * without one; the caller releases them */
const char *page_met(Arena *arena, const json_t *document, bool is_of_requirements); /* "" if there are none */
/* Adds an element with the words, marked with the sign and the colour of the verdict. page_heaviest() is the most
 * severe verdict of the run. */
void page_mark(Text *page, const char *tag, const char *verdict, const char *words);
const char *page_heaviest(const json_t *document, bool is_of_requirements);

/* ---- page.c ---- */

/* The member of an object; NULL if there is none. */
const json_t *page_list(const json_t *object, const char *member);
long long page_size(const json_t *document, const char *member); /* of its member "size" */
long long page_count(const json_t *row);                            /* the size of the row's family */
long long page_count_all(const json_t *rows);
void page_members(Text *page, const json_t *row); /* the other members of a family, by indices */
const char *page_joined(Arena *arena, const json_t *words); /* with commas */

void page_begin(Text *page, const char *title, const char *fingerprint, bool has_plots); /* NULL: no head */
void page_end(Text *page, bool has_plots);
void page_section(Text *page, const char *id, const char *title);
void page_close(Text *page, const char *tag);
void page_element(Text *page, const char *tag, const char *text); /* text breakable; tag with attributes */
/* Lines may break within long words: after dots and similar signs, and before a capital letter in a name that is too
 * long for a column. */
void page_breakable(Text *page, const char *text);
/* Links to the anchor of the name; plain text if the document has none, as only the first member of a family has one.
 * page_know() collects the anchors of the document. */
void page_know(Text *page, const json_t *document);
void page_link(Text *page, char kind, const char *name);
void page_links(Text *page, char kind, const json_t *names);
void page_row(Text *page, const char *head, const char *text);
/* Looks a word of a document up in a table of {word, words for a reader}, which ends with NULL. */
const char *page_words(const char *const (*words)[2], const char *word, const char *otherwise);
const char *page_use(const char *fate); /* of an equation, in words for a reader */
void page_counts(Text *page, const char *caption, const json_t *counts, const char *(*words)(const char *key));

/* Tables: the heads end with NULL, heads of columns of numbers begin with #; the id may be NULL. */
void page_table(Text *page, const char *id, const char *const *heads);
void page_table_end(Text *page);
void page_rows(Text *page, const char *what, size_t rows); /* many rows are hidden at first */
void page_filter(Text *page, const char *rows, const char *label);

#endif
