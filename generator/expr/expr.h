/* expr.h - the expression algebra.
 *
 * Holds:       immutable, hash-consed expressions: equal structure is the same pointer. A leaf names a quantity by its
 *              canonical path; only other folders know to which object it belongs. Interpolation tables are leaves
 *              too, printed as in the call.
 * Never holds: sources, variables, units (units.h), anything of a model's structure. Arrays are raw nodes of scalars,
 *              computed by array.h; the functions here take scalars.
 * Invariants:  ids are dense in order of creation, and an argument's id is smaller than its parent's; sums and products
 *              are n-ary; constructors apply exact local rules only, never reorder, never reassociate; the same table
 *              in the same use is the same leaf.
 * Two families of constructors: expr_raw keeps the engineer's text (`2*3.14*r` stays); all others fold.
 * Ownership:   expressions live until exprs_release().
 */
#ifndef EXPR_H
#define EXPR_H

#include "base/base.h"

typedef enum {
#define OP(name, ...) OP_##name,
#include "expr/ops.def"
#undef OP
    OP_COUNT
} Op;

typedef enum { TYPE_REAL, TYPE_INTEGER, TYPE_BOOLEAN, TYPE_STRING, TYPE_UNKNOWN } Type;

typedef struct ExprNode ExprNode;
typedef const ExprNode *Expr;

struct ExprNode {
    Op op;
    Type type;
    uint32_t id;
    int count;      /* of arguments */
    double number;  /* OP_NUMBER; OP_BOOLEAN: 0 or 1; OP_TABLE: its index */
    Name name;      /* OP_VARIABLE: canonical path; OP_STRING: text; OP_CALL: function; OP_FIELD, OP_NAMED: name;
                     * OP_TABLE: its text in calls */
    const Expr *at; /* arguments */
};

/* ---- expr.c: making and walking --------------------------------------------------------------------------------- */

Expr expr_number(double number);   /* finite */
Expr expr_integer(int number);     /* the same value, of type integer */
Expr expr_boolean(bool truth);
Expr expr_string(Name text);
Expr expr_variable(Name path, Type type);
Expr expr_time(void);

/* Keeps exactly this structure. count must fit the operator. `name` only for CALL, FIELD and NAMED, else NULL. */
Expr expr_raw(Op op, Name name, int count, const Expr *arguments);
Expr expr_raw_unary(Op op, Expr a);
Expr expr_raw_binary(Op op, Expr a, Expr b);

/* Folding: constants are computed, x+0, x*1, 0*x, -(-x), x/1, x^1, if with a known condition... are simplified,
 * but nothing that could hide a zero divisor or change a value (no x/x, no 0/x unless x is a nonzero number). */
Expr expr_add(Expr a, Expr b);
Expr expr_sum(int count, const Expr *terms); /* for many: adding them one by one is quadratic */
Expr expr_subtract(Expr a, Expr b);
Expr expr_multiply(Expr a, Expr b);
Expr expr_divide(Expr a, Expr b);
Expr expr_negate(Expr a);
Expr expr_power(Expr base, Expr exponent);
Expr expr_if(Expr condition, Expr then, Expr otherwise);
Expr expr_apply(Op op, int count, const Expr *arguments); /* any operator with a value, folded */
Expr expr_fold(Expr e);                                    /* rebuilds a raw expression with the folding constructors */

bool expr_is_number(Expr e, double number);
bool expr_is_left_out(Expr e); /* the place of an unused result: (a, , c) := f(x) */
uint32_t expr_count(void); /* number of ids so far: the size of arrays by id */
void exprs_reset(void);     /* forgets all expressions, keeps memory for the next ones */
void exprs_release(void);
void tables_release(void); /* forgets all interpolation tables; their leaves become invalid */

/* Replaces leaves. `image` returns the leaf's replacement, or NULL to keep it. Shared nodes are rewritten once.
 * With fold = false the structure is kept as drawn. */
typedef Expr ExprImage(void *context, Expr variable);
Expr expr_replace(Expr e, bool fold, ExprImage *image, void *context);

/* Rebuilds an expression bottom up: `rule` gets each node with its arguments already rebuilt, and returns the
 * replacement, or NULL to keep the node. Nodes that `is_kept` (NULL: none) accepts are kept with everything below them.
 * Shared nodes are rebuilt once. */
typedef Expr ExprRule(void *context, Expr node);
Expr expr_rebuild(Expr e, bool fold, bool (*is_kept)(Expr), ExprRule *rule, void *context);

typedef List(Expr) ExprList;
Expr expr_raw_joined(Op op, const ExprList *list); /* one item: itself; none: NULL */

/* The distinct variable leaves (and OP_TIME if with_time), in order of first occurrence. */
void expr_variables(Expr e, bool with_time, Arena *arena, ExprList *found);

/* A map from leaves to the index of the variable that a leaf names. */
typedef struct ExprIndices ExprIndices;
ExprIndices *expr_indices_new(Arena *arena);
void expr_index_put(ExprIndices *by_leaf, Expr leaf, int index); /* replaces; -1 removes */
int expr_index(const ExprIndices *by_leaf, Expr leaf);           /* -1: none */

/* Appends the indices of the variables of an expression, in order of first occurrence. Variables without an index are
 * left out; e may be NULL. */
void expr_mentions(Expr e, const ExprIndices *by_leaf, Arena *arena, IntList *found);

/* The distinct nodes below and including e, arguments before their operators. */
void expr_nodes(Expr e, Arena *arena, ExprList *found);

bool expr_contains(Expr e, Expr part);
int expr_size(Expr e); /* nodes of the tree, shared ones counted each time, saturating at INT_MAX */

/* The first node (in preorder) that the predicate accepts, or NULL. */
Expr expr_find(Expr e, bool (*accepts)(Expr));
bool parser_is_send(Expr e);    /* true for a call of send() or broadcast(), as parsed from a statement */
bool parser_is_ending(Expr e);  /* true for a call of terminate() */
bool parser_is_connect(Expr e); /* true for a call of connect() */

/* ---- table.c: interpolation in tables ---------------------------------------------------------------------------- */

/* An axis, or values over one or two axes. As drawn, interpolate(u, xs, ys) has arrays as arguments; later it is
 * interpolate(u, axis, table) with two leaves. The value is smooth between two knots. OP_INTERVAL(u, axis) is the
 * number of the interval, constant until u reaches a knot. The value in a given interval is
 *   OP_PIECE(u, interval, table, order)
 *   OP_PATCH(u, v, interval of u, interval of v, table, order by u, order by v)
 * where order is 0 for the value and 1 for the derivative, in which the quantity itself is replaced by 0. For cubics it
 * is the order of the derivative, which still depends on u. The past of a quantity is also a table, over time, with a
 * knot where it began anew. Its numbers arise at run time; its PIECE is not linear in time, and the derivative keeps
 * the time as an argument. The numbers of an input are read when the program starts. */
typedef enum { SMOOTH_NOT, SMOOTH_AKIMA, SMOOTH_MONOTONE } Smoothness; /* lines, or cubics with slopes of this kind */

typedef struct {
    Name words, wish;   /* its text in calls; the text before a count distinguished it from others */
    Expr axis[2];       /* leaves; both NULL for an axis, the second NULL for values over one axis */
    bool is_held;       /* axis: beyond its ends, the value at the end is held; else the last piece is continued */
    Smoothness smoothness; /* axis: of the values over it */
    bool is_past;       /* the past of a quantity: the numbers have no meaning */
    bool is_given;      /* the course of an input, read by the program: the numbers have no meaning */
    int count;
    const double *at;   /* axis: ascending, at least two, two equal ones at a jump; values: row by row, one row for each
                         * number of the first axis */
    const double *slopes; /* values over axes with cubics: see table_slopes(); else NULL */
    int before;         /* private: index of the previous table with this wish; -1: none */
} DataTable;

Expr expr_axis(Name words, bool is_held, Smoothness smoothness, int count, const double *numbers);
Expr expr_table(Name words, Expr x, Expr y, const double *numbers); /* as many numbers as the axes imply */
Expr expr_past(Name of, Expr *axis); /* the past of a quantity; *axis: the times at which it began anew */
bool expr_is_past(Expr leaf);        /* true for the past and for its axis */
Expr expr_given(Name of, Expr *axis); /* the course of an input over time, held beyond its ends */
bool expr_is_given(Expr leaf);
Expr expr_lookup_call(Expr e);       /* the call by which texts show an INTERVAL, PIECE or PATCH */
bool expr_is_cubic(Expr e);          /* true if a PIECE or PATCH is of cubics, not of lines */
const DataTable *expr_table_of(Expr leaf);
const ExprList *expr_tables(void); /* all leaves, in order of making */
int table_knots(const DataTable *axis, const double **first); /* their number; *first: the first; not for the past */

bool parser_is_csv(Expr e); /* csv("file.csv", "column"): an array, read when the model is flattened */

Expr expr_interval(Expr u, Expr axis);
Expr expr_piece(Expr e, Expr i, Expr k); /* interpolate (k NULL) or interpolate2 in the given intervals */

/* ---- lex.c, parse*.c: the SysPhS expression language ------------------------------------------------------------- */

/* An equation of a text: `left = right`, an if-equation, a when-equation, a loop of equations, `initial equation` with
 * all equations behind it, a call such as assert(...) or reinit(...), or a condition that stands alone and determines
 * nothing: a check. */
typedef struct EquationNode EquationNode;
typedef List(EquationNode *) EquationList;
struct EquationNode {
    enum {
        EQUATION_EQUAL,
        EQUATION_IF,
        EQUATION_WHEN,
        EQUATION_FOR,
        EQUATION_INITIAL,
        EQUATION_CALL,
        EQUATION_CHECK
    } kind;
    int line, column;        /* within the text, 1-based */
    const char *text;        /* as written, one line, blanks collapsed */
    Expr left, right;        /* EQUAL; CALL: left is the call; CHECK: the condition */
    List(Expr) conditions;   /* IF: one per branch but the else branch; WHEN: one per branch */
    List(Expr) indices;      /* FOR: an OP_FOR_INDEX each, the outermost loop first */
    List(EquationList) branches; /* IF: as many as conditions, or one more for else; WHEN: as many; FOR, INITIAL: one */
};

/* A statement of an action: executed in order, unlike an equation. */
typedef struct Statement Statement;
typedef List(Statement *) StatementList;
struct Statement {
    enum StatementKind {
        STATEMENT_ASSIGN, /* target := value */
        STATEMENT_IF,
        STATEMENT_FOR,    /* target is the index, a leaf of its own; value is the range first:last or first:step:last;
                           * as drawn also any array, or OP_COLON: implied by the subscripts in the body */
        STATEMENT_WHILE,  /* value is the condition */
        STATEMENT_BREAK,
        STATEMENT_RETURN, /* ends the text that contains it */
        STATEMENT_CALL    /* of an expression without a value: reinit(x, e), assert(...); value is the call */
    } kind;
    int line, column;        /* within the text, 1-based */
    const char *text;        /* as written, one line, blanks collapsed; IF, FOR, WHILE: up to `then` or `loop` */
    Expr target, value;
    List(Expr) conditions;   /* IF: one per branch but the else branch */
    List(StatementList) branches; /* IF: as many as conditions, or one more for else; FOR, WHILE: one */
};

/* The place and reason of a syntax error. expected is for the reader: "an operator or ';'". */
typedef struct {
    int line, column; /* of the offending token; 0: no error */
    const char *found, *expected;
    const char *hint; /* how to fix it, or NULL: '==' in an equation, '<=' as an equation, '**', missing 'else' ... */
    const char *readings[2]; /* not NULL: the text is ambiguous; two ways to read its names */
} ParseError;

/* The names that are known where a text stands (scope.h): they need no quotes. NULL: none. */
typedef struct NameScope NameScope;

/* Equations separated by ';' (a last ';' is optional). Names are not resolved; they are in canonical form: a dotted
 * path of identifiers, each quoted as in Modelica unless it is a plain one. Results are allocated in `arena`, except
 * for expressions. False with *error set on the first mistake. */
bool parse_equations(Arena *arena, const char *text, const NameScope *scope, EquationList *equations,
                     ParseError *error);
bool parse_expression(Arena *arena, const char *text, const NameScope *scope, Expr *result, ParseError *error);

/* Statements, each ended by ';' (optional after the last one). The text may be empty. */
bool parse_statements(Arena *arena, const char *text, const NameScope *scope, StatementList *statements,
                      ParseError *error);

/* Prints statements as parse_statements() reads them, one per line, each branch indented by four more columns. */
void statements_print(Text *text, const StatementList *statements, int indent);

/* A copy of the statements in which leaves are replaced as by expr_replace(), without folding. */
StatementList statements_replace(Arena *arena, const StatementList *statements, ExprImage *image, void *context);

/* All statements, nested ones included; each comes before those in its branches. */
StatementList statements_all(Arena *arena, const StatementList *statements);

/* The line of the text that contains the error, and a caret below the error, for diag_detail(). */
const char *parse_error_excerpt(Arena *arena, const char *text, const ParseError *error);

/* An identifier in canonical form, a segment of a path: itself if it consists of letters, digits and underscores, else
 * 'quoted'. */
Name identifier_canonical(const char *name);

/* identifier_length(): the length of the first identifier of a dotted path; a quoted one may contain dots.
 * identifier_next(): that identifier; moves *path behind the dot that follows it. */
size_t identifier_length(const char *path);
Name identifier_next(const char **path);

/* True if the name is a word of the language, such as `in` or `time`. It is printed in quotes if it is a whole path. */
bool identifier_is_word(const char *name);

/* ---- print.c ----------------------------------------------------------------------------------------------------- */

/* In the language's own notation with the fewest parentheses; parsing it gives the same expression. -3 is the number
 * and -(3) its negation; a real number of integral value is written 3.0. */
void expr_print(Text *text, Expr e);
const char *expr_text(Arena *arena, Expr e);

/* The text of an equation's left side, where if-expressions and relations need parentheses; and of an equation. */
bool expr_is_side(Expr e); /* true if it needs none */
const char *expr_side_text(Arena *arena, Expr e);
const char *expr_equation_text(Arena *arena, Expr left, Expr right);
const char *op_text(Op op);

/* ---- differentiate.c --------------------------------------------------------------------------------------------- */

/* Partial derivative with respect to a variable leaf (or expr_time()), folded. Piecewise functions (if, max, abs ...)
 * are differentiated branch by branch; floor, sign and relations have derivative 0.
 * NULL if e contains a function without a known derivative; *culprit is then that node. */
Expr expr_differentiate(Expr e, Expr variable, Expr *culprit);

/* True for floor, sign, relations and the like: constant between events, whatever their arguments do. */
bool expr_is_stepwise(Expr e);

/* Total derivative with respect to time: `derivative_of` gives the derivative of each variable leaf (0 for
 * constants). */
Expr expr_time_derivative(Expr e, ExprImage *derivative_of, void *context, Expr *culprit);

/* ---- solve.c ----------------------------------------------------------------------------------------------------- */

/* e = coefficient * variable + rest, both free of the variable. False if e is not affine in it. */
bool expr_linear(Expr e, Expr variable, Expr *coefficient, Expr *rest);

typedef enum {
    SOLVE_NOT,   /* it cannot be solved explicitly and uniquely */
    SOLVE_ALWAYS, /* result is defined for all values of its variables, or divides by a nonzero number only */
    SOLVE_DIVIDED /* result divides by `divisor` or takes its logarithm: it must not vanish */
} Solvability;

typedef struct {
    Solvability solvability;
    Expr result;  /* the variable's value */
    Expr divisor; /* NULL, or the divisor that must not be zero */
} Solution;

/* Solves left = right for the variable: affine in it, or a single occurrence under functions whose inverse is unique on
 * the whole of their domain (exp, log, log10, odd powers, a quotient's divisor, both branches of an if). Keeps operand
 * order where it can: `m*a = f - g` solved for a is `(f - g)/m`. */
Solution expr_solve(Expr left, Expr right, Expr variable);

/* ---- evaluate.c -------------------------------------------------------------------------------------------------- */

/* The value for given values of the leaves; Booleans are 0 and 1. Follows IEEE arithmetic: 1/0 is inf, sqrt(-1) is nan.
 * A Boolean between 0 and 1 is undecided: `if` then weights both branches, so that both show their dependencies. */
typedef double ExprValue(void *context, Expr variable);
double expr_evaluate(Expr e, double time, ExprValue *value, void *context);

/* Applies an operator to numbers; a table is given by its index. Shared with constant folding. */
double op_evaluate(Op op, int count, const double *arguments);

/* The number of arguments at the beginning that are quantities, and not a table, its interval or an order. */
int op_quantities(Op op, int count);

/* ---- magnitude.c ------------------------------------------------------------------------------------------------- */

/* expr_magnitude(): the magnitude to which the rounding error of the value is proportional; for a sum of products,
 * about the sum of their absolute values. expr_slope_magnitude(): the same for the partial derivative by a variable. */
double expr_magnitude(Expr e, double time, ExprValue *value, void *context);
double expr_slope_magnitude(Expr e, Expr variable, double time, ExprValue *value, void *context);

#endif
