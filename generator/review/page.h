/* page.h - what pages are made of; page.c has them. */
#ifndef PAGE_H
#define PAGE_H

#include "review/review.h"

/* Members of objects: "" or NULL if there is none. */
const char *page_word(const json_t *object, const char *member);
const json_t *page_list(const json_t *object, const char *member);

void page_begin(Text *page, const char *title);
void page_end(Text *page);
void page_section(Text *page, const char *id, const char *title);
void page_element(Text *page, const char *tag, const char *text); /* of text alone; the tag with its attributes */
void page_link(Text *page, char kind, const char *name);          /* to the anchor of that name */
void page_row(Text *page, const char *head, const char *text);

/* Tables: the heads end with NULL. */
void page_table(Text *page, const char *id, const char *const *heads);
void page_table_end(Text *page);
void page_rows(Text *page, const char *what, size_t count); /* many are not laid out before somebody looks at them */
void page_filter(Text *page, const char *rows, const char *label);

#endif
