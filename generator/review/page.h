/* page.h - the elements of pages and other documents for people. */
#ifndef PAGE_H
#define PAGE_H

#include "review/review.h"

/* Equations, or variables, of one kind (formula.c); in order of the first one of each. */
typedef struct {
    List(const json_t *) rows;
} ReviewAlike;
typedef List(ReviewAlike) ReviewAlikeList;
ReviewAlikeList page_alike(Arena *arena, const ReviewFormulas *formulas, const json_t *rows);

/* ---- front.c ---- */
void page_front(Text *page, const json_t *document, const ReviewFormulas *formulas);

/* ---- happenings.c ---- */
void page_events(Text *page, const json_t *document, const ReviewFormulas *formulas); /* a section */

/* ---- result.c ---- */

void page_result(Text *page, const json_t *result, const char *plot); /* a section */
void page_plot(Text *page, const char *plot, const json_t *figures);  /* of NULL nothing */
void page_figures(Text *page, const json_t *figures);
const char *page_verdict(Arena *arena, const json_t *result);         /* in words */
const char *page_met(Arena *arena, const json_t *result);             /* how many requirements; "" if there are none */

/* ---- page.c ---- */

/* Members of objects: "" or NULL if there is none. */
const char *page_word(const json_t *object, const char *member);
const json_t *page_list(const json_t *object, const char *member);
long long page_size(const json_t *document, const char *member); /* of its member "size" */
long long page_count(const json_t *row);                            /* how many it is of */
long long page_count_all(const json_t *rows);
void page_members(Text *page, const json_t *row); /* of a family, by indices */
const char *page_joined(Arena *arena, const json_t *words); /* with commas */

void page_begin(Text *page, const char *title, bool has_plots);
void page_end(Text *page, bool has_plots);
void page_section(Text *page, const char *id, const char *title);
void page_element(Text *page, const char *tag, const char *text); /* of text alone; the tag with its attributes */
/* To the anchor of that name, if there is one: of a family the first member has one. */
void page_know(Text *page, const json_t *document);
void page_link(Text *page, char kind, const char *name);
void page_links(Text *page, char kind, const json_t *names);
void page_row(Text *page, const char *head, const char *text);
void page_counts(Text *page, const char *caption, const json_t *counts);

/* Tables: the heads end with NULL, those of numbers begin with #; the id may be NULL. */
void page_table(Text *page, const char *id, const char *const *heads);
void page_table_end(Text *page);
void page_rows(Text *page, const char *what, size_t rows); /* many rows are hidden at first */
void page_filter(Text *page, const char *rows, const char *label);

#endif
