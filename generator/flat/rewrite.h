/* rewrite.h - from expressions in texts to expressions in leaves of variables; private to this folder. */
#ifndef FLAT_REWRITE_H
#define FLAT_REWRITE_H

#include "flat/place.h"

/* ---- rewrite.c, type.c ---- */
/* The expression in leaves of variables, with der() evaluated and otherwise as drawn: a number, a Boolean, or an array
 * of them (expr/array.h). Its e is NULL if a mistake was found; reported. */
Typed flat_rewrite(Flattening *f, Expr e, const Place *place);
Typed flat_rewrite_scalar(Flattening *f, Expr e, const Place *place); /* the same; arrays are a mistake */
Expr flat_rewrite_condition(Flattening *f, Expr e, const Place *place); /* a Boolean; NULL: a mistake; reported */
/* Appends the Boolean, or the Booleans of an array. False if there are values of other types; reported. */
bool flat_rewrite_conditions(Flattening *f, Expr e, const Place *place, ExprList *found);

/* 1 or 0: the value of a condition that the index of a loop around it decides; -1: no index decides it. */
int flat_known_condition(Flattening *f, Expr drawn, Expr condition, const Place *place);
Expr flat_name_mistake(Flattening *f, const Place *place, Expr name, const char *problem); /* reports; NULL */
/* A leaf, or an array of them. */
Typed flat_value_of_member(Flattening *f, Member member, Expr drawn, const Place *place);
const char *flat_type_problem(Op op, int count, const Typed *arguments); /* NULL: the operator can be applied to them */
const Classifier *flat_type_of_result(Op op, const Typed *arguments);    /* the enumeration, or NULL */
const char *flat_equality_problem(Typed a, Typed b);                     /* NULL: a = b is a valid equation */
const char *flat_assignment_problem(Typed target, Typed value);

/* Like flat_report_mistake(), with the types of the values. */
void flat_report_type(const Place *place, const char *in, const char *problem, int count, const Typed *values);

/* ---- element.c ---- */
/* The member, or array of members, that a name with subscripts stands for; the subscripts must be known. False: a
 * mistake; reported. */
bool flat_rewrite_member(Flattening *f, Expr e, const Place *place, Member *found);
Typed flat_rewrite_element(Flattening *f, Expr e, const Place *place); /* of OP_INDEX and OP_FIELD */
/* The size of the dimension to which argument k of an OP_INDEX applies; -1: not known. Reports nothing. */
int flat_subscripted_size(Flattening *f, Expr e, int k, const Place *place);
Expr flat_time_derivative(Flattening *f, const Place *place, Expr e, Expr *culprit); /* NULL: *culprit has none */

/* The value of delay(...), or the array of its values; the arguments are rewritten. NULL: a mistake; reported. */
Expr flat_rewrite_delay(Flattening *f, const Place *place, Expr e, const Typed *arguments);

/* ---- array.c ---- */
Arrays flat_arrays_of(Flattening *f); /* for the functions of expr/array.h */

/* The result e of these functions. NULL: reports their error. */
Typed flat_array_result(Flattening *f, const Place *place, Expr drawn, const Arrays *a, Expr e,
                        const Classifier *enumeration);

/* Rewrites arrays, subscripts, ranges and calls. */
Typed flat_rewrite_structure(Flattening *f, Expr e, const Place *place);

/* The operator of e applied to arguments, some of which are arrays. */
Typed flat_rewrite_applied(Flattening *f, Expr e, int count, const Expr *arguments, const Classifier *enumeration,
                           const Place *place);
/* True if the sides of an equation or assignment have equal sizes; otherwise reports. */
bool flat_have_equal_sizes(Flattening *f, const char *text, Expr left, Expr right, const Place *place);

/* The body of a loop: one of these. */
typedef struct {
    Expr expression;
    const EquationList *equations;
    const StatementList *statements;
} LoopBody;

/* The array of values that an OP_FOR_INDEX takes. Without a range, or with OP_COLON as range, they follow from the
 * subscripts in the body. */
bool flat_loop_values(Flattening *f, Expr index, LoopBody body, const Place *place, Typed *values);

/* True if `count` more rounds are allowed, which it adds to the rounds so far. False beyond the limit; reported. */
bool flat_may_repeat(Flattening *f, const Place *place, Expr drawn, double count);

/* Reads the equations of a loop once for each round, at a place where its indices are numbers. Stops at the first
 * round that is wrong, or at the limit: false; reported. */
typedef bool RoundReader(void *context, const EquationList *equations, const Place *place);
bool flat_read_rounds(Flattening *f, const EquationNode *loop, const Place *place, RoundReader *read, void *context);

/* ---- function.c ---- */
typedef List(Typed) TypedList;

/* The results of a call of a user function; false if a mistake was found; reported. */
bool flat_rewrite_results(Flattening *f, const Function *function, Expr call, const Place *place, TypedList *results);
/* The results of the right side of `(a, b) = call`. False if there are fewer than wanted, or a mistake; reported. */
bool flat_rewrite_tuple(Flattening *f, Expr call, int wanted, const char *text, const Place *place,
                        TypedList *results);
/* A function's variable without a value becomes an array of its declared sizes; other expressions stay as they are. */
Expr flat_declared_array(Expr e, const Place *place);
const Function *flat_called_function(Flattening *f, Expr call, const Place *place); /* or NULL */
bool flat_is_in_call(const Flattening *f); /* true while a user function is being expanded */

/* ---- table.c, csv.c ---- */
/* Rewrites interpolate() or interpolate2(): its arrays become data. NULL: a mistake; reported. */
Expr flat_rewrite_table(Flattening *f, Expr call, const Place *place);
Expr flat_csv_array(Flattening *f, Expr call, const Place *place); /* matrix of rows if no column is named; or NULL */
/* Notes the table, which was made of the drawn expression, at each file that a csv() in the expression names. */
void flat_note_table_of_csv(Flattening *f, Expr drawn, const Place *place, Expr table);

#endif
