/* inside.h - shared by the files of expr/ only. */
#ifndef EXPR_INSIDE_H
#define EXPR_INSIDE_H

#include "expr/array.h"

/* ---- expr.c: the operators' table -------------------------------------------------------------------------------- */

typedef enum { OPKIND_LEAF, OPKIND_INFIX, OPKIND_PREFIX, OPKIND_FUNCTION, OPKIND_EVENT, OPKIND_SPECIAL } OpKind;

/* Levels of precedence; an argument with a lower level than its place demands is put in parentheses. */
typedef enum {
    LEVEL_EXPRESSION,
    LEVEL_RANGE,
    LEVEL_OR,
    LEVEL_AND,
    LEVEL_NOT,
    LEVEL_RELATION,
    LEVEL_SUM,
    LEVEL_PRODUCT,
    LEVEL_POWER,
    LEVEL_PRIMARY,
    LEVEL_NEVER
} OpLevel;

typedef enum {
    OPTYPE_REAL = TYPE_REAL,
    OPTYPE_INTEGER = TYPE_INTEGER,
    OPTYPE_BOOLEAN = TYPE_BOOLEAN,
    OPTYPE_UNKNOWN = TYPE_UNKNOWN,
    OPTYPE_FIRST,
    OPTYPE_SECOND,
    OPTYPE_COMMON,
    OPTYPE_BRANCHES
} OpType;

typedef enum { COURSE_SMOOTH, COURSE_BENDS, COURSE_JUMPS, COURSE_KEEPS } OpCourse;

/* See ops.def. */
typedef struct {
    const char *text, *spaced; /* "+", " + " */
    OpKind kind;
    int least, most;
    OpLevel level;
    OpType type;
    OpCourse course;
} OpInfo;

extern const OpInfo op_info[OP_COUNT];

/* A number of a given type; integers beyond the range of int become real. */
Expr expr_number_typed(double number, Type type);

Expr expr_table_leaf(int index, Name words);
Expr expr_function(Op op, Expr a); /* folded */

/* ---- table.c ----------------------------------------------------------------------------------------------------- */

double table_evaluate(Op op, const double *arguments);
bool table_is_read(Expr e); /* false for an interpolation whose tables are still arrays as drawn */
Expr table_slope(Expr e, int by); /* derivative by the first (0) or second (1) quantity; NULL: none */


/* The derivatives of cubics at the points of a table: those by the first quantity, one for each value; over two axes
 * followed by those by the second quantity, and by both. */
double *table_slopes(Arena *arena, const DataTable *x, const DataTable *y, const double *values);

/* ---- walk.c: visiting each distinct node once -------------------------------------------------------------------- */

/* The distinct nodes below and including e in postorder, e last: arguments stand before their parents, leaves in order
 * of first occurrence. Algorithms on expressions are loops over this list: shared nodes are visited once, and depth
 * needs no recursion. Several walks may be open at the same time; closing one keeps its memory for the next. */
typedef struct Walk Walk;
struct Walk {
    ExprList nodes;
    IntList first;     /* per node: where its arguments' positions start ... */
    IntList positions; /* ... in here */
    Expr *gathered;    /* room for as many expressions as the widest node has arguments */
    ExprList stack;
    void *memory;
    size_t memory_size;
    int gathered_size, widest;
    Walk *next;
};

Walk *walk_open(Expr e);
void walk_close(Walk *walk);
void walks_reset(void);
void walks_release(void);

/* An array for values of the caller: one for each node, then as many as the widest node has arguments; not cleared.
 * Each walk has only one array. */
void *walk_values(Walk *walk, size_t size);

/* The positions of node i's arguments. */
static inline const int *walk_arguments(const Walk *walk, int i)
{
    return walk->positions.at + walk->first.at[i];
}

/* e with other arguments, folded or as drawn; as drawn, e itself if they are the same. */
Expr expr_with_arguments(Expr e, bool fold, const Expr *arguments);

/* ---- array.c: for array_function.c ------------------------------------------------------------------------------- */

Expr array_mistake(Arrays *a, const char *problem, const char *fix); /* keeps the first mistake; returns NULL */
bool array_has_room(Arrays *a, double elements); /* false, with a mistake set: too many */
Expr array_dot(Arrays *a, int count, const Expr *left, const Expr *right);
Expr array_transposed(Arrays *a, Expr matrix);

#endif
