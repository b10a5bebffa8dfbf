/* expr.h - the expression algebra.
 *
 * Holds:       immutable, hash-consed expressions: equal structure is the same pointer. A leaf names a quantity by its
 *              canonical path text; whose it is, other folders know. Data to interpolate in are leaves too, shown by
 *              the words of the call.
 * Never holds: sources, variables, units (units.h), anything of a model's structure. Arrays are raw nodes of scalars,
 *              which array.h computes with: the functions here take scalars.
 * Invariants:  ids are dense in order of creation, and an argument's id is smaller than its parent's; sums and products
 *              are n-ary; constructors apply exact local rules only, never reorder, never reassociate; the same data in
 *              the same use are the same leaf.
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
                     * OP_TABLE: as calls show it */
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
 * nothing that could hide a zero divisor or change a value (no x/x, no 0/x unless x is a nonzero number). */
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
uint32_t expr_count(void); /* ids so far: for side arrays */
void exprs_reset(void);     /* forgets all expressions, keeps memory for the next ones */
void exprs_release(void);
void tables_release(void); /* forgets data to interpolate in: leaves of it mean nothing then */

/* Replaces leaves. `image` returns the leaf's replacement, or NULL to keep it. Shared nodes are rewritten once.
 * With fold = false the structure is kept as drawn. */
typedef Expr ExprImage(void *context, Expr variable);
Expr expr_replace(Expr e, bool fold, ExprImage *image, void *context);

/* Rebuilds an expression from below: `rule` gets each node, its arguments rebuilt already, and returns its replacement,
 * or NULL to keep it. Nodes accepted by `is_kept`, if there is one, are kept, with all below. Shared nodes are rebuilt
 * once. */
typedef Expr ExprRule(void *context, Expr node);
Expr expr_rebuild(Expr e, bool fold, bool (*is_kept)(Expr), ExprRule *rule, void *context);

typedef List(Expr) ExprList;
Expr expr_raw_joined(Op op, const ExprList *list); /* of one, itself; of none, NULL */

/* The distinct variable leaves (and OP_TIME if with_time), in order of first occurrence. */
void expr_variables(Expr e, bool with_time, Arena *arena, ExprList *found);

/* An index for each of some leaves: of the variable that it names. */
typedef struct ExprIndices ExprIndices;
ExprIndices *expr_indices_new(Arena *arena);
void expr_index_put(ExprIndices *by_leaf, Expr leaf, int index); /* replaces; -1 takes it away */
int expr_index(const ExprIndices *by_leaf, Expr leaf);           /* -1: it has none */

/* Appends the indices of the variables of an expression, in order of first occurrence; variables without one are left
 * out, and NULL mentions none. */
void expr_mentions(Expr e, const ExprIndices *by_leaf, Arena *arena, IntList *found);

/* The distinct nodes below and including e, arguments before their operators. */
void expr_nodes(Expr e, Arena *arena, ExprList *found);

bool expr_contains(Expr e, Expr part);
int expr_size(Expr e); /* nodes of the tree, shared ones counted each time, saturating at INT_MAX */

/* The first node (in preorder) that the predicate accepts, or NULL. */
Expr expr_find(Expr e, bool (*accepts)(Expr));
bool parser_is_send(Expr e);    /* of send() or broadcast(), as statements of them are read? */
bool parser_is_ending(Expr e);  /* is it a call of terminate()? */
bool parser_is_connect(Expr e); /* of connect()? */

/* ---- table.c: interpolation in data ------------------------------------------------------------------------------ */

/* An axis, or values over one or two of them. As drawn, interpolate(u, xs, ys) has arrays as arguments; afterwards it
 * is interpolate(u, axis, table), of leaves. Within an interval between two knots it is smooth: OP_INTERVAL(u, axis)
 * is the number of the interval, constant until u reaches a knot, and the value with that number kept is
 *   OP_PIECE(u, interval, table, order)
 *   OP_PATCH(u, v, interval of u, interval of v, table, order by u, order by v)
 * where order is 0, or 1 for the derivative, which the quantity itself is 0 in; of cubics it is the order of the
 * derivative, which is one of u still. The past of a quantity is such a table too, over the time, with a knot where it
 * began anew. Its numbers come while the program runs; a PIECE of it is not linear in the time, and its derivative
 * keeps that. The numbers of an input come as the program begins. */
typedef enum { SMOOTH_NOT, SMOOTH_AKIMA, SMOOTH_MONOTONE } Smoothness; /* lines, or cubics with such slopes */

typedef struct {
    Name words, wish;   /* as calls show it; the same before it was distinguished from others */
    Expr axis[2];       /* leaves; of an axis both NULL, of values over one axis the second */
    bool is_held;       /* axis: beyond its ends a quantity counts as if it were there; else the last pieces go on */
    Smoothness smoothness; /* axis: of what stands over it */
    bool is_past;       /* the numbers mean nothing */
    bool is_given;      /* to the program: nor do these */
    int count;
    const double *at;   /* axis: ascending, two at least, at jumps two equal ones; else row by row, one for each number
                         * of the first axis */
    const double *slopes; /* of values over axes with cubics; else NULL. As slopes.c makes them */
    int before;         /* private: the last other one of that wish */
} DataTable;

Expr expr_axis(Name words, bool is_held, Smoothness smoothness, int count, const double *numbers);
Expr expr_table(Name words, Expr x, Expr y, const double *numbers); /* as many numbers as the axes ask for */
Expr expr_past(Name of, Expr *axis); /* the past of a quantity, and when it began anew */
bool expr_is_past(Expr leaf);        /* one of both */
Expr expr_given(Name of, Expr *axis); /* the course of an input over the time, held beyond its ends */
bool expr_is_given(Expr leaf);
Expr expr_lookup_call(Expr e);       /* an INTERVAL, PIECE or PATCH as the call that texts show */
bool expr_is_cubic(Expr e);          /* a PIECE or PATCH that is not made of lines */
const DataTable *expr_table_of(Expr leaf);
const ExprList *expr_tables(void); /* all leaves, in order of making */
int table_knots(const DataTable *axis, const double **first); /* how many separate intervals; not of the past */

bool parser_is_csv(Expr e); /* csv("file.csv", "column"): an array, read when the model is flattened */

Expr expr_interval(Expr u, Expr axis);
Expr expr_piece(Expr e, Expr i, Expr k); /* of interpolate (k NULL) or interpolate2, in given intervals */

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
                           * as drawn also any array, or OP_COLON: the sizes in the body's subscripts */
        STATEMENT_WHILE,  /* value is the condition */
        STATEMENT_BREAK,
        STATEMENT_RETURN, /* leaves the text that it stands in */
        STATEMENT_CALL    /* of an expression without a value: reinit(x, e), assert(...); value is the call */
    } kind;
    int line, column;        /* within the text, 1-based */
    const char *text;        /* as written, one line, blanks collapsed; of IF, FOR and WHILE: until `then` or `loop` */
    Expr target, value;
    List(Expr) conditions;   /* IF: one per branch but the else branch */
    List(StatementList) branches; /* IF: as many as conditions, or one more for else; FOR, WHILE: one */
};

/* The place and reason of a syntax error. expected is for the reader: "an operator or ';'". */
typedef struct {
    int line, column; /* of the offending token; 0: no error */
    const char *found, *expected;
    const char *hint; /* how to fix it, or NULL: '==' in an equation, '<=' as an equation, '**', missing 'else' ... */
    const char *readings[2]; /* not NULL: known names can be read from the text in these two ways */
} ParseError;

/* The names that are known where a text stands (scope.h): they need no quotes. NULL: none. */
typedef struct NameScope NameScope;

/* Equations separated by ';' (a last ';' is optional). Names are left as written, in canonical form: a dotted path of
 * identifiers, each quoted as in Modelica where it is not a plain one. Everything in `arena`, but expressions.
 * False with *error set on the first mistake. */
bool parse_equations(Arena *arena, const char *text, const NameScope *scope, EquationList *equations,
                     ParseError *error);
bool parse_expression(Arena *arena, const char *text, const NameScope *scope, Expr *result, ParseError *error);

/* Statements, each ended by ';' (that of the last one is optional); none is fine too. */
bool parse_statements(Arena *arena, const char *text, const NameScope *scope, StatementList *statements,
                      ParseError *error);

/* As parse_statements reads them, one to a line, each branch four columns further in than `indent`. */
void statements_print(Text *text, const StatementList *statements, int indent);

/* The same statements, with leaves replaced as expr_replace() does it, as they are drawn. */
StatementList statements_replace(Arena *arena, const StatementList *statements, ExprImage *image, void *context);

/* All of them, each before those in its branches. */
StatementList statements_all(Arena *arena, const StatementList *statements);

/* The text's line that holds the error, and below it a caret, for diag_detail. */
const char *parse_error_excerpt(Arena *arena, const char *text, const ParseError *error);

/* An identifier in canonical form, a segment of a path: itself if it consists of letters, digits and underscores, else
 * 'quoted'. */
Name identifier_canonical(const char *name);

/* The length of the first identifier of a dotted path, which may be quoted and then hold dots; and that one itself:
 * the path goes on behind its dot. */
size_t identifier_length(const char *path);
Name identifier_next(const char **path);

/* True if the name is a word of the language, such as `in` or `time`. As a path of its own it is printed in quotes. */
bool identifier_is_word(const char *name);

/* ---- print.c ----------------------------------------------------------------------------------------------------- */

/* In the language's own notation with the fewest parentheses; parsing it gives the same expression. -3 is the number
 * and -(3) its negation; a real number of integral value is written 3.0. */
void expr_print(Text *text, Expr e);
const char *expr_text(Arena *arena, Expr e);

/* As the left side of an equation, where choices and relations need parentheses; and an equation. */
bool expr_is_side(Expr e); /* without them */
const char *expr_side_text(Arena *arena, Expr e);
const char *expr_equation_text(Arena *arena, Expr left, Expr right);
const char *op_text(Op op);

/* ---- differentiate.c --------------------------------------------------------------------------------------------- */

/* Partial derivative with respect to a variable leaf (or expr_time()), folded. Piecewise functions (if, max, abs ...)
 * are differentiated branch by branch; floor, sign and relations have derivative 0.
 * NULL if a function without known derivative is met; *culprit then is that node. */
Expr expr_differentiate(Expr e, Expr variable, Expr *culprit);

/* Floor, sign, relations and the like: constant between instants, whatever their arguments do. */
bool expr_is_stepwise(Expr e);

/* Total derivative with respect to time: `derivative_of` gives the derivative of each variable leaf (0 for
 * constants). */
Expr expr_time_derivative(Expr e, ExprImage *derivative_of, void *context, Expr *culprit);

/* ---- solve.c ----------------------------------------------------------------------------------------------------- */

/* e = coefficient * variable + rest, both free of the variable. False if e is not affine in it. */
bool expr_linear(Expr e, Expr variable, Expr *coefficient, Expr *rest);

typedef enum {
    SOLVE_NOT,   /* not explicitly, or not uniquely */
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

/* Value for given leaves; booleans are 0 and 1. Follows IEEE arithmetic: 1/0 is inf, sqrt(-1) is nan. A truth between 0
 * and 1 is one that is left open: `if` then weighs both branches, so that dependences on either are seen. */
typedef double ExprValue(void *context, Expr variable);
double expr_evaluate(Expr e, double time, ExprValue *value, void *context);

/* An operator applied to numbers, a table being its index; shared with constant folding. */
double op_evaluate(Op op, int count, const double *arguments);

/* How many arguments, the first ones, are quantities: not a table, nor which piece of it. */
int op_quantities(Op op, int count);

/* ---- magnitude.c ------------------------------------------------------------------------------------------------- */

/* The terms that rounding is in proportion to: of a sum of products, about the sum of the absolute ones; and the same
 * of the partial derivative by a variable, its terms not yet added up. */
double expr_magnitude(Expr e, double time, ExprValue *value, void *context);
double expr_slope_magnitude(Expr e, Expr variable, double time, ExprValue *value, void *context);

#endif
