/* rewrite.h - expressions in texts become expressions in leaves of variables; private to this folder. */
#ifndef FLAT_REWRITE_H
#define FLAT_REWRITE_H

#include "flat/place.h"

/* ---- rewrite.c, type.c ---- */
/* The expression in leaves of variables, der() carried out, else as drawn: a number, a truth value, or an array of them
 * (expr/array.h). Its e is NULL if a mistake was found; reported. */
Typed flat_rewrite(Flattening *f, Expr e, const Place *place);
Typed flat_rewrite_scalar(Flattening *f, Expr e, const Place *place); /* the same, and it must be no array */
Expr flat_rewrite_condition(Flattening *f, Expr e, const Place *place); /* a truth value; or NULL */
/* Appends the truth value, or those of an array; false if there are others: reported. */
bool flat_rewrite_conditions(Flattening *f, Expr e, const Place *place, ExprList *found);

/* The truth of a condition for the index of a loop around it; -1: the index does not decide it. */
int flat_known_condition(Flattening *f, Expr drawn, Expr condition, const Place *place);
Expr flat_name_mistake(Flattening *f, const Place *place, Expr name, const char *problem); /* reports; NULL */
/* A leaf, or an array of them. */
Typed flat_value_of_member(Flattening *f, Member member, Expr drawn, const Place *place);
const char *flat_type_problem(Op op, int count, const Typed *arguments); /* NULL: the operator can be applied to them */
const Classifier *flat_type_of_result(Op op, const Typed *arguments);    /* the enumeration, or NULL */
const char *flat_equality_problem(Typed a, Typed b);                     /* NULL: an equation can say a = b */
const char *flat_assignment_problem(Typed target, Typed value);

/* As flat_report_mistake(), with the values. */
void flat_report_type(const Place *place, const char *in, const char *problem, int count, const Typed *values);

/* ---- element.c ---- */
/* The member that a name with subscripts stands for, which must be known, or an array of such. False: a mistake;
 * reported. */
bool flat_rewrite_member(Flattening *f, Expr e, const Place *place, Member *found);
Typed flat_rewrite_element(Flattening *f, Expr e, const Place *place); /* of OP_INDEX and OP_FIELD */
/* The size of the dimension that argument k of an OP_INDEX goes through; -1: not known. Quiet. */
int flat_subscripted_size(Flattening *f, Expr e, int k, const Place *place);
Expr flat_time_derivative(Flattening *f, const Place *place, Expr e, Expr *culprit); /* NULL: *culprit has none */

/* The value of delay(...), or of arrays the values, of arguments that are rewritten; NULL: a mistake; reported. */
Expr flat_rewrite_delay(Flattening *f, const Place *place, Expr e, const Typed *arguments);

/* ---- array.c ---- */
Arrays flat_arrays_of(Flattening *f); /* for the functions of expr/array.h */

/* Their result, or their errors, reported. */
Typed flat_array_result(Flattening *f, const Place *place, Expr drawn, const Arrays *a, Expr e,
                        const Classifier *enumeration);

/* Of arrays, subscripts, ranges and calls. */
Typed flat_rewrite_structure(Flattening *f, Expr e, const Place *place);

/* The operator of e applied to arguments of which some are arrays. */
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

/* The values that an OP_FOR_INDEX takes: an array. Without a range, or with OP_COLON as one, the subscripts in the body
 * say them. */
bool flat_loop_values(Flattening *f, Expr index, LoopBody body, const Place *place, Typed *values);

/* Counts what it allows. False beyond the limit; reported. */
bool flat_may_repeat(Flattening *f, const Place *place, Expr drawn, double count);

/* Reads the equations of a loop in each of its rounds, at a place where its indices are numbers. Ends with the first
 * round that is wrong, and beyond the limit: false; reported. */
typedef bool RoundReader(void *context, const EquationList *equations, const Place *place);
bool flat_read_rounds(Flattening *f, const EquationNode *loop, const Place *place, RoundReader *read, void *context);

/* ---- function.c ---- */
typedef List(Typed) TypedList;

/* The results of a call of a user function; false if a mistake was found; reported. */
bool flat_rewrite_results(Flattening *f, const Function *function, Expr call, const Place *place, TypedList *results);
/* The results of what stands on the right of `(a, b) = call`, as many as are wanted at least; else reports. */
bool flat_rewrite_tuple(Flattening *f, Expr call, int wanted, const char *text, const Place *place,
                        TypedList *results);
/* A function's variable that has no value yet as an array of its declared sizes; all else as it is. */
Expr flat_declared_array(Expr e, const Place *place);
const Function *flat_called_function(Flattening *f, Expr call, const Place *place); /* or NULL */
bool flat_is_in_call(const Flattening *f); /* is a user function being expanded? */

/* ---- table.c, csv.c ---- */
/* interpolate() or interpolate2(): what it interpolates in becomes data. NULL: a mistake; reported. */
Expr flat_rewrite_table(Flattening *f, Expr call, const Place *place);
Expr flat_csv_array(Flattening *f, Expr call, const Place *place); /* of rows if no column is named; or NULL */

#endif
