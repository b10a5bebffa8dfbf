/* figure.h - numbers that --figures asks for: their list, in the order of the command line.
 *
 *     max(bed.surface.T), first(bed.surface.T > 100 degC), at(tank.level, 5 min)
 */
#ifndef FIGURE_H
#define FIGURE_H

#include "runtime.h"

typedef enum {
    FIGURE_MIN, FIGURE_MAX, FIGURE_MEAN, FIGURE_RMS, FIGURE_INTEGRAL, FIGURE_FINAL, FIGURE_AT, FIGURE_FIRST,
    FIGURE_DURATION, FIGURE_KINDS
} FigureKind;

/* The relation between a variable and a number; a truth is compared with 1. */
typedef enum { RELATION_EQUAL, RELATION_ABOVE, RELATION_BELOW, RELATION_AT_LEAST, RELATION_AT_MOST } FigureRelation;

typedef struct {
    FigureKind kind;
    int variable;            /* row of variables */
    FigureRelation relation; /* for FIGURE_FIRST and FIGURE_DURATION, */
    double number;           /* with this number, in the variable's unit; for FIGURE_AT the time */
    const char *name;        /* max(T): as given, with blanks as here */
    const char *unit;        /* of the figure; "" without one */
} AskedFigure;

/* The list, in Options. */
typedef struct AskedFigures {
    AskedFigure *items;
    int count, capacity;
} AskedFigures;

/* figure_list.c: adds the figures of a text, with commas between them; exit status. */
int figure_list_read(Options *o, const char *text);
int figure_list_check(const Options *o); /* checks them with all other options; exit status */

#endif
