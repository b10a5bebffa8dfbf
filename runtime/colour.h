/* colour.h - groups of columns that no row distinguishes. */
#ifndef COLOUR_H
#define COLOUR_H

/* A sparse matrix by rows and by columns. */
typedef struct {
    int rows, columns;
    const int *row_start, *row_columns;    /* rows + 1: where each row's columns begin */
    const int *column_start, *column_rows; /* columns + 1: likewise */
} ColourPattern;

/* Beyond which length rows are long: so that there are the fewest colours, at least as many as a row's length, and long
 * rows together. The longest one if that does not halve them (Coleman and Verma, SIAM J. Sci. Comput. 19, 1998). The
 * space is of columns + 1 zeros. */
int colour_longest(const ColourPattern *p, int *space);

/* Colours the columns so that those of one row all differ, unless it is longer than `longest`; greedily in their order
 * (Curtis, Powell, Reid, IMA J. Appl. Math. 13, 1974; Coleman and More, SIAM J. Numer. Anal. 20, 1983). Returns the
 * number of colours, 0, 1 ...; within rows of hundreds they are not the fewest that a greedy search finds. The space is
 * of rows + columns + 1 zeros. */
int colour_columns(const ColourPattern *p, int longest, int *colour, int *space);

#endif
