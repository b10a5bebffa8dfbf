/* page.h - the elements of pages and other documents for people. */
#ifndef PAGE_H
#define PAGE_H

#include "review/review.h"

/* Equations, or variables, of one kind (formula.c); in order of the first one of each. */
typedef struct {
    List(const json_t *) rows;
} ReviewAlike;
typedef List(ReviewAlike) ReviewAlikeList;

/* ---- alike.c ---- */
ReviewAlikeList page_alike(Arena *arena, const ReviewFormulas *formulas, const json_t *rows);
long long page_count_of(const ReviewAlike *alike);
bool page_is_of_one_place(const ReviewAlike *alike); /* in the model */
const char *page_groups(Arena *arena, long long count, int groups); /* how many rows, if some are of several; or "" */
const char *page_schedule(const char *schedule); /* when its statements are evaluated */
void page_loops(Text *page, const ReviewAlike *alike, int form);
void page_with(Text *page, const json_t *row);
void page_alike_links(Text *page, char kind, const ReviewAlike *alike, const char *member);

/* ---- equations.c ---- */
void page_equations(Text *page, const json_t *document, const ReviewFormulas *formulas); /* a section */

/* ---- drawing.c ---- */
typedef struct {
    const char *id;
    double width, height; /* in units of its own */
    int letter;           /* the height of its smallest letters; 0: it has none */
} Drawing;

/* What is written between the two is its contents, as SVG. */
void page_drawing_begin(Text *page, const Drawing *drawing, const char *title);
void page_drawing_end(Text *page, const Drawing *drawing);

/* ---- front.c ---- */
/* start: of a run; without one its member `at` is NULL. */
void page_front(Text *page, const json_t *document, const ReviewFormulas *formulas, const ViewStart *start);

/* ---- glossary.c ---- */
const char *page_meaning(const json_t *variable); /* of one that the compiler made, by its path; "" if it is none */
void page_glossary(Text *page, const json_t *document); /* a section */

/* ---- starts.c ---- */
const char *page_value(Arena *arena, const json_t *variable, const json_t *number); /* "" if it is no number */
const char *page_values(Arena *arena, const json_t *variable); /* the names of its values; "" if they have none */
void page_start_cells(Text *page, const ReviewAlike *alike, const ViewStart *start);
void page_starts(Text *page, const json_t *document, const ReviewFormulas *formulas, const ViewStart *start);

/* ---- happenings.c ---- */
void page_events(Text *page, const json_t *document, const ReviewFormulas *formulas); /* a section */

/* ---- result.c ---- */

void page_result(Text *page, const json_t *document, const char *plot); /* a section */
void page_plot(Text *page, const char *plot, const json_t *figures);  /* of NULL nothing */
void page_figures(Text *page, const json_t *document); /* of its result */
void page_notes(Text *page, const json_t *result);     /* of the program */
const char *page_verdict(Arena *arena, const json_t *result);         /* in words */
bool page_is_counted(const json_t *verdicts, size_t index, bool is_of_requirements); /* or of checks without one */
const char *page_met(Arena *arena, const json_t *result, bool is_of_requirements); /* "" if there are none */
/* A verdict, or words that tell one, with the sign and the colour of the heaviest that the run has. */
void page_mark(Text *page, const char *tag, const char *verdict, const char *words);
const char *page_heaviest(const json_t *result, bool is_of_requirements);
const char *page_verdict_of(const json_t *result, const json_t *requirement); /* "" if there is none */

/* ---- page.c ---- */

/* The member of an object; NULL if there is none. */
const json_t *page_list(const json_t *object, const char *member);
long long page_size(const json_t *document, const char *member); /* of its member "size" */
long long page_count(const json_t *row);                            /* how many it is of */
long long page_count_all(const json_t *rows);
void page_members(Text *page, const json_t *row); /* of a family, by indices */
const char *page_joined(Arena *arena, const json_t *words); /* with commas */

void page_begin(Text *page, const char *title, const char *fingerprint, bool has_plots); /* NULL: none */
void page_end(Text *page, bool has_plots);
void page_section(Text *page, const char *id, const char *title);
void page_close(Text *page, const char *tag);
void page_element(Text *page, const char *tag, const char *text); /* of breakable text; the tag with its attributes */
/* Long words may break in lines: at dots and the like, and where a word begins within a name too long for a column. */
void page_breakable(Text *page, const char *text);
/* To the anchor of that name, if there is one: of a family the first member has one. */
void page_know(Text *page, const json_t *document);
void page_link(Text *page, char kind, const char *name);
void page_links(Text *page, char kind, const json_t *names);
void page_row(Text *page, const char *head, const char *text);
/* The words for a word of a document, in a table that ends with NULL. */
const char *page_words(const char *const (*words)[2], const char *word, const char *otherwise);
const char *page_use(const char *fate); /* of an equation, in words for a reader */
void page_counts(Text *page, const char *caption, const json_t *counts, const char *(*words)(const char *key));

/* Tables: the heads end with NULL, those of numbers begin with #; the id may be NULL. */
void page_table(Text *page, const char *id, const char *const *heads);
void page_table_end(Text *page);
void page_rows(Text *page, const char *what, size_t rows); /* many rows are hidden at first */
void page_filter(Text *page, const char *rows, const char *label);

#endif
