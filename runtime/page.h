/* page.h - a chart as a page: see viewer.h. */
#ifndef PAGE_H
#define PAGE_H

#include "chart.h"

/* What a program can tell in pages. */
struct PagePart {
    /* The chart of a run, whose name is a file; the title is the page's. Gives a status. */
    int (*chart)(Chart *c, FILE *out, const char *title, const char *name);
    const char *const *licence; /* lines of what the pages hold */
};

#endif
