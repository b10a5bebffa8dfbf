/* page.h - charts as HTML pages: see viewer.h. */
#ifndef PAGE_H
#define PAGE_H

#include "chart.h"
#include "envelope.h"
#include "run.h"

/* The functions that write HTML pages. */
struct PagePart {
    /* Writes the chart of a run; title: of the page; reason: the status with which the run has ended. Exit status. */
    int (*chart)(Chart *c, FILE *out, const char *title, const Run *run, int reason);
    /* Envelopes within another page that has the style and the script: the first `count` ones, then their pictures. */
    void (*begin_envelopes)(const Envelopes *e, int count, FILE *out);
    void (*end_envelopes)(FILE *out);
    void (*style)(FILE *out);
    void (*script)(FILE *out);
    const char *const *licence; /* lines: the licence of the pages' script */
};

#endif
