/* colour.h - groups of columns that have no row in common. */
#ifndef COLOUR_H
#define COLOUR_H

/* A sparse matrix by rows and by columns. */
typedef struct {
    int rows, columns;
    const int *row_start, *row_columns;    /* rows + 1: where each row's columns begin */
    const int *column_start, *column_rows; /* columns + 1: likewise */
} ColourPattern;

/* Returns the length beyond which rows are long, so that the longest other row plus the number of long rows is least.
 * It is the longest row if that does not halve the number (Coleman and Verma, SIAM J. Sci. Comput. 19, 1998). The space
 * holds columns + 1 zeros. */
int colour_longest(const ColourPattern *p, int *space);

/* Colours the columns so that those of one row all differ, unless it is longer than `longest`; greedily in their order
 * (Curtis, Powell, Reid, IMA J. Appl. Math. 13, 1974; Coleman and More, SIAM J. Numer. Anal. 20, 1983). Returns the
 * number of colours, 0, 1 ...; with rows of hundreds of columns, a greedy search could find fewer. The space holds
 * rows + columns + 1 zeros. */
int colour_columns(const ColourPattern *p, int longest, int *colour, int *space);

#endif
