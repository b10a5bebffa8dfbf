/* array_function.c - ranges, matrices in brackets, and the functions of arrays: Modelica's (Language Specification 3.6,
 * section 10.3). */
#include "expr/inside.h"

#include <math.h>
#include <string.h>

/* ---- numbers that must be known beforehand ----------------------------------------------------------------------- */

static bool known_number(Arrays *a, Expr e, double *number)
{
    if (e->op != OP_ARRAY && a->known(a->context, e, number))
        return true;
    array_mistake(a, arena_format(a->arena, "the value of '%s' is needed beforehand", expr_text(a->arena, e)),
                  "use a number, or a constant that has one");
    return false;
}

/* Sets *count to the value of e, which must be a whole number from `least` to ARRAY_LIMIT. */
static bool count_of(Arrays *a, Expr e, int least, int *count)
{
    double number = 0;
    if (!known_number(a, e, &number))
        return false;
    *count = number >= least && number <= ARRAY_LIMIT ? (int)number : -1;
    if (*count >= 0 && number == floor(number))
        return true;
    array_mistake(a, arena_format(a->arena, "'%s' is not a whole number from %d to %d", expr_text(a->arena, e), least,
                                  ARRAY_LIMIT),
                  arena_format(a->arena, "use a whole number from %d to %d", least, ARRAY_LIMIT));
    return false;
}

double expr_range_length(double first, double step, double last)
{
    return fmax(floor((last - first) / step + 1e-10) + 1, 0); /* 0:0.1:0.3 is four numbers, whatever rounding says */
}

Expr array_range(Arrays *a, int count, const Expr *parts)
{
    double ends[3] = {0};
    bool is_whole = true;
    for (int i = 0; i < count; i++) {
        if (!known_number(a, parts[i], &ends[i]))
            return NULL;
        is_whole = is_whole && ends[i] == floor(ends[i]) && fabs(ends[i]) <= 2 * (double)ARRAY_LIMIT;
    }
    double first = ends[0], step = count == 3 ? ends[1] : 1, last = ends[count - 1];
    if (step == 0)
        return array_mistake(a, "the step of a range is 0", "give a step other than 0; it is 1 if none is given");
    if (!array_has_room(a, expr_range_length(first, step, last)))
        return NULL;
    int length = (int)expr_range_length(first, step, last);
    Expr *items = arena_array(a->arena, Expr, length + 1);
    for (int i = 0; i < length; i++)
        items[i] = is_whole ? expr_integer((int)(first + i * step)) : expr_number(first + i * step);
    return expr_raw(OP_ARRAY, NULL, length, items);
}

/* ---- filled arrays ----------------------------------------------------------------------------------------------- */

static Expr filled(Arrays *a, Expr with, int count, const Expr *counts)
{
    Expr result = with;
    double elements = 1;
    for (int i = count - 1; i >= 0; i--) {
        int length = 0;
        if (!count_of(a, counts[i], 0, &length))
            return NULL;
        elements *= length;
        if (!array_has_room(a, elements))
            return NULL;
        if (expr_sizes(result).count == DIMENSION_LIMIT)
            return array_mistake(
                a, arena_format(a->arena, "an array has more than %d dimensions", DIMENSION_LIMIT),
                "use fewer dimensions");
        Expr *items = arena_array(a->arena, Expr, length + 1);
        for (int k = 0; k < length; k++)
            items[k] = result;
        result = expr_raw(OP_ARRAY, NULL, length, items);
    }
    return result;
}

static Expr diagonal_of(Arrays *a, int length, const Expr *items)
{
    if (!array_has_room(a, (double)length * length))
        return NULL;
    Expr *rows = arena_array(a->arena, Expr, length + 1), *row = arena_array(a->arena, Expr, length + 1);
    for (int i = 0; i < length; i++) {
        for (int k = 0; k < length; k++)
            row[k] = k == i ? items[i] : expr_integer(0);
        rows[i] = expr_raw(OP_ARRAY, NULL, length, row);
    }
    return expr_raw(OP_ARRAY, NULL, length, rows);
}

static Expr linspace(Arrays *a, const Expr *arguments)
{
    int length = 0;
    if (!count_of(a, arguments[2], 2, &length))
        return NULL;
    Expr *items = arena_array(a->arena, Expr, length), span = expr_subtract(arguments[1], arguments[0]);
    for (int i = 0; i < length; i++) {
        Expr share = expr_divide(expr_multiply(expr_integer(i), span), expr_integer(length - 1));
        items[i] = i == length - 1 ? arguments[1] : expr_add(arguments[0], share);
    }
    return expr_raw(OP_ARRAY, NULL, length, items);
}

/* ---- sizes ------------------------------------------------------------------------------------------------------- */

static Expr size(Arrays *a, int count, const Expr *arguments)
{
    Sizes sizes = expr_sizes(arguments[0]);
    if (count == 1) {
        Expr items[DIMENSION_LIMIT];
        for (int i = 0; i < sizes.count; i++)
            items[i] = expr_integer(sizes.at[i]);
        return expr_raw(OP_ARRAY, NULL, sizes.count, items);
    }
    int dimension = 0;
    if (!count_of(a, arguments[1], 1, &dimension))
        return NULL;
    if (dimension > sizes.count)
        return array_mistake(
            a, arena_format(a->arena, "%s has no dimension %d", array_words(a->arena, arguments[0]), dimension), NULL);
    return expr_integer(sizes.at[dimension - 1]);
}

static Expr scalar(Arrays *a, const Expr *arguments)
{
    ExprList elements = {0};
    array_elements(arguments[0], a->arena, &elements);
    if (elements.count == 1)
        return elements.at[0];
    return array_mistake(a, arena_format(a->arena, "scalar() of %s", array_words(a->arena, arguments[0])), NULL);
}

static Expr vector(Arrays *a, const Expr *arguments)
{
    ExprList elements = {0};
    Sizes sizes = expr_sizes(arguments[0]);
    int longer = 0;
    for (int i = 0; i < sizes.count; i++)
        longer += sizes.at[i] > 1;
    if (longer > 1)
        return array_mistake(a, arena_format(a->arena, "vector() of %s", array_words(a->arena, arguments[0])), NULL);
    array_elements(arguments[0], a->arena, &elements);
    return expr_raw(OP_ARRAY, NULL, elements.count, elements.at);
}

/* The array with at least this number of dimensions; added dimensions come last and have size 1. */
static Expr promoted(Arrays *a, Expr e, int dimensions)
{
    Sizes sizes = expr_sizes(e);
    ExprList elements = {0};
    while (sizes.count < dimensions)
        sizes.at[sizes.count++] = 1;
    array_elements(e, a->arena, &elements);
    return array_from(a->arena, &sizes, elements.at);
}

static Expr matrix(Arrays *a, const Expr *arguments)
{
    Sizes sizes = expr_sizes(arguments[0]);
    for (int i = 2; i < sizes.count; i++)
        if (sizes.at[i] > 1)
            return array_mistake(
                a, arena_format(a->arena, "matrix() of %s", array_words(a->arena, arguments[0])), NULL);
    Expr whole = promoted(a, arguments[0], 2);
    ExprList elements = {0};
    sizes = expr_sizes(whole);
    sizes.count = 2;
    array_elements(whole, a->arena, &elements);
    return array_from(a->arena, &sizes, elements.at);
}

/* ---- putting arrays together ------------------------------------------------------------------------------------- */

/* Joins arrays along the dimension `along`, counted from 0; their other sizes are equal. */
static Expr joined(Arrays *a, int along, int count, const Expr *arguments)
{
    ExprList items = {0};
    if (along == 0) {
        for (int i = 0; i < count; i++)
            for (int k = 0; k < arguments[i]->count; k++)
                list_push(a->arena, &items, arguments[i]->at[k]);
        return expr_raw(OP_ARRAY, NULL, items.count, items.at);
    }
    Expr *own = arena_array(a->arena, Expr, count);
    for (int k = 0; k < arguments[0]->count; k++) {
        for (int i = 0; i < count; i++)
            own[i] = arguments[i]->at[k];
        list_push(a->arena, &items, joined(a, along - 1, count, own));
    }
    return expr_raw(OP_ARRAY, NULL, items.count, items.at);
}

static Expr join(Arrays *a, int along, int count, const Expr *arguments)
{
    Sizes first = expr_sizes(arguments[0]);
    if (along >= first.count)
        return array_mistake(a, arena_format(a->arena, "%s has no dimension %d", array_words(a->arena, arguments[0]),
                                             along + 1),
                             NULL);
    double elements = expr_element_count(&first);
    for (int i = 1; i < count; i++) {
        Sizes own = expr_sizes(arguments[i]);
        elements += expr_element_count(&own);
        if (own.count == first.count)
            own.at[along] = first.at[along];
        if (!expr_sizes_equal(&first, &own))
            return array_mistake(a,
                                 arena_format(a->arena, "%s and %s are put side by side",
                                              array_words(a->arena, arguments[0]), array_words(a->arena, arguments[i])),
                                 "give them the same sizes but for the dimension in which they are joined");
    }
    return array_has_room(a, elements) ? joined(a, along, count, arguments) : NULL;
}

/* Brackets join arrays of two dimensions at least: a vector is a column. */
static Expr bracketed(Arrays *a, int along, int count, const Expr *items)
{
    Expr *own = arena_array(a->arena, Expr, count);
    int most = 2;
    for (int i = 0; i < count; i++)
        most = expr_sizes(items[i]).count > most ? expr_sizes(items[i]).count : most;
    for (int i = 0; i < count; i++)
        own[i] = promoted(a, items[i], most);
    return join(a, along, count, own);
}

Expr array_row(Arrays *a, int count, const Expr *items)
{
    return bracketed(a, 1, count, items);
}

Expr array_rows(Arrays *a, int count, const Expr *rows)
{
    return bracketed(a, 0, count, rows);
}

/* ---- reductions -------------------------------------------------------------------------------------------------- */

static Expr reduced(Arrays *a, Op op, Expr empty, Expr e)
{
    ExprList elements = {0};
    array_elements(e, a->arena, &elements);
    if (!elements.count)
        return empty;
    return elements.count == 1 ? elements.at[0] : expr_raw(op, NULL, elements.count, elements.at);
}

/* Compares elements in pairs, so that the depth grows with the logarithm of their number. */
static Expr extreme(Arrays *a, Op op, Expr e)
{
    ExprList elements = {0};
    array_elements(e, a->arena, &elements);
    if (!elements.count)
        return array_mistake(a, arena_format(a->arena, "%s() of an array without elements", op_text(op)),
                             arena_format(a->arena, "give it an element, or a value where there are none: "
                                                    "%s(cat(1, {0}, x))", op_text(op)));
    for (int n = elements.count; n > 1; n = (n + 1) / 2)
        for (int i = 0; i < n; i += 2)
            elements.at[i / 2] = i + 1 < n ? expr_raw(op, NULL, 2, (Expr[]){elements.at[i], elements.at[i + 1]})
                                           : elements.at[i];
    return elements.at[0];
}

/* ---- linear algebra ---------------------------------------------------------------------------------------------- */

static bool has_sizes(Arrays *a, const char *function, Expr e, int dimensions, int length)
{
    Sizes sizes = expr_sizes(e);
    if (sizes.count == dimensions && (!length || sizes.at[0] == length))
        return true;
    const char *needed = dimensions == 2 ? "a matrix"
                         : length        ? arena_format(a->arena, "a vector of %d", length)
                                         : "a vector";
    array_mistake(a, arena_format(a->arena, "%s() of %s", function, array_words(a->arena, e)),
                  arena_format(a->arena, "give %s", needed));
    return false;
}

static Expr outer_product(Arrays *a, const Expr *arguments)
{
    if (!has_sizes(a, "outerProduct", arguments[0], 1, 0) || !has_sizes(a, "outerProduct", arguments[1], 1, 0))
        return NULL;
    Expr *rows = arena_array(a->arena, Expr, arguments[0]->count + 1);
    for (int i = 0; i < arguments[0]->count; i++)
        rows[i] = array_apply(a, OP_MULTIPLY, 2, (Expr[]){arguments[0]->at[i], arguments[1]});
    return expr_raw(OP_ARRAY, NULL, arguments[0]->count, rows);
}

/* The half above the diagonal counts. */
static Expr symmetric(Arrays *a, const Expr *arguments)
{
    Sizes sizes = expr_sizes(arguments[0]);
    if (!has_sizes(a, "symmetric", arguments[0], 2, 0))
        return NULL;
    if (sizes.at[0] != sizes.at[1])
        return array_mistake(a, arena_format(a->arena, "symmetric() of %s", array_words(a->arena, arguments[0])),
                             "give a square matrix");
    ExprList items = {0};
    for (int i = 0; i < sizes.at[0]; i++)
        for (int k = 0; k < sizes.at[1]; k++)
            list_push(a->arena, &items, i < k ? arguments[0]->at[i]->at[k] : arguments[0]->at[k]->at[i]);
    return array_from(a->arena, &sizes, items.at);
}

static Expr cross(Arrays *a, const Expr *arguments)
{
    if (!has_sizes(a, "cross", arguments[0], 1, 3) || !has_sizes(a, "cross", arguments[1], 1, 3))
        return NULL;
    const Expr *x = arguments[0]->at, *y = arguments[1]->at;
    Expr items[3];
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        items[i] = expr_subtract(expr_multiply(x[j], y[k]), expr_multiply(x[k], y[j]));
    }
    return expr_raw(OP_ARRAY, NULL, 3, items);
}

static Expr skew(Arrays *a, const Expr *arguments)
{
    if (!has_sizes(a, "skew", arguments[0], 1, 3))
        return NULL;
    const Expr *x = arguments[0]->at, zero = expr_integer(0);
    const Expr items[9] = {zero, expr_negate(x[2]), x[1], x[2], zero, expr_negate(x[0]), expr_negate(x[1]), x[0], zero};
    return array_from(a->arena, &(Sizes){2, {3, 3}}, items);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

/* F(enumerator, name, least, most arguments; -1: any number) */
#define FUNCTIONS_OF_ARRAYS(F)                      \
    F(SIZE, "size", 1, 2)                           \
    F(NDIMS, "ndims", 1, 1)                         \
    F(SCALAR, "scalar", 1, 1)                       \
    F(VECTOR, "vector", 1, 1)                       \
    F(MATRIX, "matrix", 1, 1)                       \
    F(TRANSPOSE, "transpose", 1, 1)                 \
    F(OUTER_PRODUCT, "outerProduct", 2, 2)          \
    F(IDENTITY, "identity", 1, 1)                   \
    F(DIAGONAL, "diagonal", 1, 1)                   \
    F(ZEROS, "zeros", 1, -1)                        \
    F(ONES, "ones", 1, -1)                          \
    F(FILL, "fill", 2, -1)                          \
    F(LINSPACE, "linspace", 3, 3)                   \
    F(MIN, "min", 1, 1)                             \
    F(MAX, "max", 1, 1)                             \
    F(SUM, "sum", 1, 1)                             \
    F(PRODUCT, "product", 1, 1)                     \
    F(SYMMETRIC, "symmetric", 1, 1)                 \
    F(CROSS, "cross", 2, 2)                         \
    F(SKEW, "skew", 1, 1)                           \
    F(CAT, "cat", 2, -1)                            \
    F(ARRAY, "array", 1, -1)                        \
    F(LENGTH, "Modelica.Math.Vectors.length", 1, 1)

enum Function {
#define F(function, name, least, most) FUNCTION_##function,
    FUNCTIONS_OF_ARRAYS(F)
#undef F
    FUNCTIONS
};

static const struct {
    const char *name;
    int least, most;
} functions[FUNCTIONS] = {
#define F(function, name, least, most) {name, least, most},
    FUNCTIONS_OF_ARRAYS(F)
#undef F
};

bool array_is_function(const char *name)
{
    for (int i = 0; i < FUNCTIONS; i++)
        if (strcmp(functions[i].name, name) == 0)
            return true;
    return false;
}

const char *array_function_name(int index)
{
    return index < FUNCTIONS ? functions[index].name : NULL;
}

Expr array_call(Arrays *a, const char *name, int count, const Expr *x)
{
    int index = 0;
    while (index < FUNCTIONS && strcmp(functions[index].name, name) != 0)
        index++;
    require(index < FUNCTIONS);
    const int least = functions[index].least, most = functions[index].most;
    if (count < least || (most >= 0 && count > most)) {
        const int shown = count < least ? least : most;
        const char *bound = least == most ? "" : count < least ? "at least " : "at most ";
        return array_mistake(a,
                             arena_format(a->arena, "%s() has %d argument%s, and needs %s%d", name, count,
                                          count == 1 ? "" : "s", bound, shown),
                             NULL);
    }
    int along = 0;
    switch ((enum Function)index) {
    case FUNCTION_SIZE: return size(a, count, x);
    case FUNCTION_NDIMS: return expr_integer(expr_sizes(x[0]).count);
    case FUNCTION_SCALAR: return scalar(a, x);
    case FUNCTION_VECTOR: return vector(a, x);
    case FUNCTION_MATRIX: return matrix(a, x);
    case FUNCTION_TRANSPOSE: return has_sizes(a, name, x[0], 2, 0) ? array_transposed(a, x[0]) : NULL;
    case FUNCTION_OUTER_PRODUCT: return outer_product(a, x);
    case FUNCTION_IDENTITY: {
        Expr ones = filled(a, expr_integer(1), 1, x);
        return ones ? diagonal_of(a, ones->count, ones->at) : NULL;
    }
    case FUNCTION_DIAGONAL: return has_sizes(a, name, x[0], 1, 0) ? diagonal_of(a, x[0]->count, x[0]->at) : NULL;
    case FUNCTION_ZEROS: return filled(a, expr_integer(0), count, x);
    case FUNCTION_ONES: return filled(a, expr_integer(1), count, x);
    case FUNCTION_FILL: return filled(a, x[0], count - 1, x + 1);
    case FUNCTION_LINSPACE: return linspace(a, x);
    case FUNCTION_MIN: return extreme(a, OP_MIN, x[0]);
    case FUNCTION_MAX: return extreme(a, OP_MAX, x[0]);
    case FUNCTION_SUM: return reduced(a, OP_ADD, expr_integer(0), x[0]);
    case FUNCTION_PRODUCT: return reduced(a, OP_MULTIPLY, expr_integer(1), x[0]);
    case FUNCTION_SYMMETRIC: return symmetric(a, x);
    case FUNCTION_CROSS: return cross(a, x);
    case FUNCTION_SKEW: return skew(a, x);
    case FUNCTION_CAT: return count_of(a, x[0], 1, &along) ? join(a, along - 1, count - 1, x + 1) : NULL;
    case FUNCTION_ARRAY: return array_make(a, count, x);
    case FUNCTION_LENGTH: {
        Expr square = has_sizes(a, "length", x[0], 1, 0) ? array_dot(a, x[0]->count, x[0]->at, x[0]->at) : NULL;
        return square ? expr_function(OP_SQRT, square) : NULL;
    }
    case FUNCTIONS: break;
    }
    return NULL;
}
