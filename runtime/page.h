/* page.h - a chart as a page: see viewer.h. */
#ifndef PAGE_H
#define PAGE_H

#include "chart.h"
#include "envelope.h"
#include "run.h"

/* What a program can tell in pages. */
struct PagePart {
    /* The chart of a run, which has ended for that reason; the title is the page's. Gives a status. */
    int (*chart)(Chart *c, FILE *out, const char *title, const Run *run, int reason);
    /* Within another page, which has the style and the script: the first of the envelopes, with pictures behind it. */
    void (*begin_envelopes)(const Envelopes *e, int count, FILE *out);
    void (*end_envelopes)(FILE *out);
    void (*style)(FILE *out);
    void (*script)(FILE *out);
    const char *const *licence; /* lines of what the pages hold */
};

#endif
