/* array.h - arrays as values: vectors, matrices and arrays of more dimensions.
 *
 * Holds:       nested OP_ARRAY nodes, all of one depth and, at each depth, of one size; at the bottom are numbers or
 *              Booleans, called scalars here. Any other expression is a scalar.
 * Invariants:  these functions return such values if their arguments are such values; an operator on arrays is expanded
 *              into operators on scalars, so that only the outermost nodes of an equation's sides are arrays.
 * The rules are Modelica's (Language Specification 3.6, chapter 10): indices begin at 1, + and - need equal sizes, * is
 * the product of linear algebra, and operators with a dot act element by element and repeat a scalar.
 */
#ifndef EXPR_ARRAY_H
#define EXPR_ARRAY_H

#include "expr/expr.h"

enum {
    DIMENSION_LIMIT = 8,
    ARRAY_LIMIT = 1000000,
    MULTIPLICATION_LIMIT = 4000000, /* in a product of matrices */
    OPERATOR_LIMIT = 200000 /* written out: in an element of a product, a derivative, a function's value */
};

typedef struct {
    int count; /* of dimensions; 0: a scalar */
    int at[DIMENSION_LIMIT];
} Sizes;

/* The context of the functions: data that they need beside their arguments, and their errors. */
typedef struct {
    Arena *arena;
    bool (*known)(void *context, Expr e, double *number); /* true, and sets *number, if known */
    void *context;
    const char *problem; /* NULL: none. Completes a sentence: "'X::law': ..." */
    const char *fix;     /* NULL: no particular remedy */
} Arrays;

Sizes expr_sizes(Expr e);
double expr_element_count(const Sizes *sizes); /* 1: a scalar */
bool expr_sizes_equal(const Sizes *a, const Sizes *b);
const char *array_words(Arena *arena, Expr e); /* "a number", "a vector of 3", "a matrix of 2 x 3" ... */

void array_elements(Expr e, Arena *arena, ExprList *found); /* appends the scalars, the last index running fastest */
Expr array_from(Arena *arena, const Sizes *sizes, const Expr *elements); /* in the same order */

/* All functions return NULL after a mistake, with a->problem set. */

/* {a, b, ...}: an array of values of one size. */
Expr array_make(Arrays *a, int count, const Expr *items);

/* Applies an operator that has a value to values. Structure is kept as drawn, but products of linear algebra are
 * folded: zeros and ones in a matrix leave no trace. */
Expr array_apply(Arrays *a, Op op, int count, const Expr *arguments);

/* base[subscripts]: each a scalar, a vector of scalars, or OP_COLON for all. A subscript whose value is not known yet
 * selects at run time; beyond the ends, it selects the first or the last element. */
Expr array_index(Arrays *a, Expr base, int count, const Expr *subscripts);

/* The number of elements of first:step:last, at least 0; the step is not 0. */
double expr_range_length(double first, double step, double last);

/* array_range(): first:last or first:step:last of known numbers. array_rows(): [a, b; c, d] of rows of values. */
Expr array_range(Arrays *a, int count, const Expr *parts);
Expr array_row(Arrays *a, int count, const Expr *items);
Expr array_rows(Arrays *a, int count, const Expr *rows);

/* The functions of arrays that the language knows, such as sum, zeros or transpose. */
bool array_is_function(const char *name);
Expr array_call(Arrays *a, const char *name, int count, const Expr *arguments);

/* Their names, for messages: NULL after the last. */
const char *array_function_name(int index);

#endif
