/* array.c - arrays: sizes, operators element by element, products, subscripts. Functions are in array_function.c. */
#include "expr/inside.h"

#include <limits.h>
#include <math.h>

/* ---- sizes and elements ------------------------------------------------------------------------------------------ */

Sizes expr_sizes(Expr e)
{
    Sizes sizes = {0};
    for (; e->op == OP_ARRAY && sizes.count < DIMENSION_LIMIT; e = e->at[0]) {
        sizes.at[sizes.count++] = e->count;
        if (!e->count)
            break;
    }
    return sizes;
}

bool expr_sizes_equal(const Sizes *a, const Sizes *b)
{
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++)
        if (a->at[i] != b->at[i])
            return false;
    return true;
}

const char *array_words(Arena *arena, Expr e)
{
    Sizes sizes = expr_sizes(e);
    if (!sizes.count)
        return e->type == TYPE_BOOLEAN ? "a Boolean" : "a number";
    Text text = text_new(arena);
    text_add(&text, sizes.count == 1 ? "a vector of " : sizes.count == 2 ? "a matrix of " : "an array of ");
    for (int i = 0; i < sizes.count; i++)
        text_format(&text, "%s%d", i ? " x " : "", sizes.at[i]);
    return text.at;
}

/* Recursion here and below follows the dimensions. */
void array_elements(Expr e, Arena *arena, ExprList *found)
{
    if (e->op != OP_ARRAY) {
        list_push(arena, found, e);
        return;
    }
    for (int i = 0; i < e->count; i++)
        array_elements(e->at[i], arena, found);
}

static Expr from(Arena *arena, const Sizes *sizes, int dimension, const Expr **next)
{
    if (dimension == sizes->count)
        return *(*next)++;
    int count = sizes->at[dimension];
    Expr *items = arena_array(arena, Expr, count ? count : 1);
    for (int i = 0; i < count; i++)
        items[i] = from(arena, sizes, dimension + 1, next);
    return expr_raw(OP_ARRAY, NULL, count, items);
}

Expr array_from(Arena *arena, const Sizes *sizes, const Expr *elements)
{
    return from(arena, sizes, 0, &elements);
}

Expr array_mistake(Arrays *a, const char *problem, const char *fix)
{
    if (!a->problem) {
        a->problem = problem;
        a->fix = fix;
    }
    return NULL;
}

bool array_has_room(Arrays *a, double elements)
{
    if (elements <= ARRAY_LIMIT)
        return true;
    array_mistake(a, arena_format(a->arena, "an array has more than %d elements", ARRAY_LIMIT), "use smaller arrays");
    return false;
}

double expr_element_count(const Sizes *sizes)
{
    double product = 1;
    for (int i = 0; i < sizes->count; i++)
        product *= sizes->at[i];
    return product;
}

Expr array_make(Arrays *a, int count, const Expr *items)
{
    Sizes item = count ? expr_sizes(items[0]) : (Sizes){0};
    if (!array_has_room(a, count * expr_element_count(&item)))
        return NULL;
    for (int i = 0; i < count; i++) {
        Sizes first = expr_sizes(items[0]), own = expr_sizes(items[i]);
        if (!expr_sizes_equal(&first, &own))
            return array_mistake(a,
                                 arena_format(a->arena, "an array holds %s and %s", array_words(a->arena, items[0]),
                                              array_words(a->arena, items[i])),
                                 "make all elements of an array of one size");
        if (own.count == DIMENSION_LIMIT)
            return array_mistake(
                a, arena_format(a->arena, "an array has more than %d dimensions", DIMENSION_LIMIT),
                "use fewer dimensions");
    }
    return expr_raw(OP_ARRAY, NULL, count, items);
}

/* ---- operators --------------------------------------------------------------------------------------------------- */

/* Applies an operator element by element. Arrays among the arguments have one size; scalars apply to each element. */
static Expr apply_to_elements(Arrays *a, Op op, int count, const Expr *arguments)
{
    int length = -1;
    for (int i = 0; i < count && length < 0; i++)
        if (arguments[i]->op == OP_ARRAY)
            length = arguments[i]->count;
    if (length < 0)
        return expr_raw(op, NULL, count, arguments);
    Expr *items = arena_array(a->arena, Expr, length + 1), *own = arena_array(a->arena, Expr, count);
    for (int k = 0; k < length; k++) {
        for (int i = 0; i < count; i++)
            own[i] = arguments[i]->op == OP_ARRAY ? arguments[i]->at[k] : arguments[i];
        items[k] = apply_to_elements(a, op, count, own);
    }
    return expr_raw(OP_ARRAY, NULL, length, items);
}

static Expr sizes_differ(Arrays *a, Op op, Expr left, Expr right)
{
    bool is_mixed = left->op != OP_ARRAY || right->op != OP_ARRAY;
    const char *dotted = op == OP_ADD ? ".+" : op == OP_SUBTRACT ? ".-" : NULL;
    return array_mistake(a,
                         arena_format(a->arena, "'%s' of %s and %s", op_text(op), array_words(a->arena, left),
                                      array_words(a->arena, right)),
                         is_mixed && dotted ? arena_format(a->arena,
                                                           "write '%s' to apply it to each element with the number",
                                                           dotted)
                                            : "give both sides the same sizes");
}

/* Applies an operator to arguments of one size; if repeats_scalars, there may be scalars among arrays of one size. */
static Expr alike(Arrays *a, Op op, int count, const Expr *arguments, bool repeats_scalars)
{
    Expr first = NULL;
    for (int i = 0; i < count; i++) {
        if (repeats_scalars && arguments[i]->op != OP_ARRAY)
            continue;
        if (!first)
            first = arguments[i];
        Sizes sizes = expr_sizes(first), own = expr_sizes(arguments[i]);
        if (!expr_sizes_equal(&sizes, &own))
            return sizes_differ(a, op, first, arguments[i]);
    }
    return apply_to_elements(a, op, count, arguments);
}

Expr array_dot(Arrays *a, int count, const Expr *left, const Expr *right)
{
    Expr *terms = arena_array(a->arena, Expr, count + 1);
    for (int i = 0; i < count; i++)
        terms[i] = expr_multiply(left[i], right[i]);
    return count ? expr_sum(count, terms) : expr_integer(0);
}

Expr array_transposed(Arrays *a, Expr matrix)
{
    int count = matrix->count ? matrix->at[0]->count : 0;
    Expr *rows = arena_array(a->arena, Expr, count + 1), *row = arena_array(a->arena, Expr, matrix->count + 1);
    for (int k = 0; k < count; k++) {
        for (int i = 0; i < matrix->count; i++)
            row[i] = matrix->at[i]->at[k];
        rows[k] = expr_raw(OP_ARRAY, NULL, matrix->count, row);
    }
    return expr_raw(OP_ARRAY, NULL, count, rows);
}

/* A row vector times a vector, or times a matrix whose columns are given as rows. */
static Expr row_times(Arrays *a, Expr row, Expr columns, bool is_vector)
{
    if (is_vector)
        return array_dot(a, row->count, row->at, columns->at);
    Expr *items = arena_array(a->arena, Expr, columns->count + 1);
    for (int k = 0; k < columns->count; k++)
        items[k] = array_dot(a, row->count, row->at, columns->at[k]->at);
    return expr_raw(OP_ARRAY, NULL, columns->count, items);
}

/* The result, or NULL if its elements are too large: in products of products they double with each factor. */
static Expr of_fit_size(Arrays *a, Expr result)
{
    Sizes sizes = expr_sizes(result);
    if (expr_size(result) <= OPERATOR_LIMIT * expr_element_count(&sizes))
        return result;
    return array_mistake(a, arena_format(a->arena, "an element of a product would hold more than %d operators",
                                         OPERATOR_LIMIT),
                         "give the product of fewer matrices a variable of its own, or use a lower power");
}

static Expr product(Arrays *a, Expr left, Expr right)
{
    Sizes l = expr_sizes(left), r = expr_sizes(right);
    if (l.count > 2 || r.count > 2 || l.at[l.count - 1] != r.at[0])
        return array_mistake(a,
                             arena_format(a->arena, "'*' of %s and %s", array_words(a->arena, left),
                                          array_words(a->arena, right)),
                             "a product needs as many columns on its left as rows on its right; write '.*' to multiply "
                             "element by element");
    int rows = l.count == 2 ? l.at[0] : 1, width = r.count == 2 ? r.at[1] : 1;
    if (!array_has_room(a, (double)rows * width))
        return NULL;
    if ((double)rows * r.at[0] * width > MULTIPLICATION_LIMIT)
        return array_mistake(a, arena_format(a->arena, "a product of %s and %s has more than %d multiplications",
                                             array_words(a->arena, left), array_words(a->arena, right),
                                             MULTIPLICATION_LIMIT),
                             "use smaller matrices");
    Expr columns = r.count == 2 ? array_transposed(a, right) : right;
    if (l.count == 1)
        return of_fit_size(a, row_times(a, left, columns, r.count == 1));
    Expr *items = arena_array(a->arena, Expr, left->count + 1);
    for (int i = 0; i < left->count; i++)
        items[i] = row_times(a, left->at[i], columns, r.count == 1);
    return of_fit_size(a, expr_raw(OP_ARRAY, NULL, left->count, items));
}

/* Multiplies from the left; a run of scalars stays one product. */
static Expr multiply(Arrays *a, int count, const Expr *factors)
{
    Expr *pending = arena_array(a->arena, Expr, count);
    int used = 0;
    for (int i = 0; i < count; i++) {
        bool is_array = factors[i]->op == OP_ARRAY;
        Expr whole = used == 1 ? pending[0] : NULL;
        if (is_array && whole && whole->op == OP_ARRAY) {
            pending[0] = product(a, whole, factors[i]);
            if (!pending[0])
                return NULL;
            continue;
        }
        pending[used++] = factors[i];
        if (used > 1 && (is_array || pending[0]->op == OP_ARRAY)) {
            pending[0] = apply_to_elements(a, OP_MULTIPLY, used, pending);
            used = 1;
        }
    }
    return used == 1 ? pending[0] : expr_raw(OP_MULTIPLY, NULL, used, pending);
}

static Expr power(Arrays *a, Expr base, Expr exponent)
{
    enum { HIGHEST = 100 };
    Sizes sizes = expr_sizes(base);
    double number = 0;
    if (exponent->op == OP_ARRAY || sizes.count != 2 || sizes.at[0] != sizes.at[1])
        return array_mistake(a,
                             arena_format(a->arena, "'^' of %s and %s", array_words(a->arena, base),
                                          array_words(a->arena, exponent)),
                             "write '.^' for the powers of elements");
    if (!a->known(a->context, exponent, &number) || number != floor(number) || number < 0 || number > HIGHEST)
        return array_mistake(a, "a matrix is raised to a power that is not a whole number known beforehand",
                             arena_format(a->arena, "use a number from 0 to %d", HIGHEST));
    Expr size = expr_integer(base->count), result = array_call(a, "identity", 1, &size);
    for (int i = 0; i < (int)number && result; i++)
        result = i ? product(a, result, base) : base;
    return result;
}

Expr array_apply(Arrays *a, Op op, int count, const Expr *arguments)
{
    static const Op without_dot[] = {OP_ADD, OP_SUBTRACT, OP_MULTIPLY, OP_DIVIDE, OP_POWER}; /* ORDER ops.def */
    if (op >= OP_ELEMENTWISE_ADD && op <= OP_ELEMENTWISE_POWER)
        return alike(a, without_dot[op - OP_ELEMENTWISE_ADD], count, arguments, true);
    Expr first = NULL; /* the first array */
    for (int i = 0; i < count && !first; i++)
        first = arguments[i]->op == OP_ARRAY ? arguments[i] : NULL;
    if (!first)
        return expr_raw(op, NULL, count, arguments);
    switch (op) {
    case OP_ADD: case OP_SUBTRACT: case OP_AND: case OP_OR:
        return alike(a, op, count, arguments, false);
    case OP_MULTIPLY:
        return multiply(a, count, arguments);
    case OP_DIVIDE:
        if (arguments[1]->op != OP_ARRAY)
            return apply_to_elements(a, op, count, arguments);
        return array_mistake(a, arena_format(a->arena, "a division by %s", array_words(a->arena, arguments[1])),
                             "write './' to divide element by element");
    case OP_POWER:
        return power(a, arguments[0], arguments[1]);
    case OP_IF: {
        Sizes then = expr_sizes(arguments[1]), otherwise = expr_sizes(arguments[2]);
        if (arguments[0]->op == OP_ARRAY)
            return array_mistake(
                a, arena_format(a->arena, "%s is used as a condition", array_words(a->arena, arguments[0])), NULL);
        if (!expr_sizes_equal(&then, &otherwise))
            return array_mistake(a,
                                 arena_format(a->arena, "one branch is %s, the other %s",
                                              array_words(a->arena, arguments[1]), array_words(a->arena, arguments[2])),
                                 "give both branches the same sizes");
        return apply_to_elements(a, OP_IF, 3, arguments);
    }
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL: case OP_EQUAL: case OP_NOT_EQUAL:
    case OP_MIN: case OP_MAX: case OP_SAMPLE:
        return array_mistake(a, arena_format(a->arena, "'%s' of %s", op_text(op), array_words(a->arena, first)),
                             op == OP_MIN   ? "the least element of x is min(x)"
                             : op == OP_MAX ? "the largest element of x is max(x)"
                                            : "use its elements, such as x[1]");
    default: /* functions of scalars act on each element */
        return alike(a, op, count, arguments, true);
    }
}

/* ---- subscripts -------------------------------------------------------------------------------------------------- */

static Expr index_from(Arrays *a, Expr base, int count, const Expr *subscripts);

/* Selects the element at run time: if k <= 1 then x[1] elseif k <= 2 then x[2] ... else x[n]. */
static Expr selected(Arrays *a, Expr base, Expr k, int count, const Expr *rest)
{
    Expr result = NULL;
    for (int i = base->count; i >= 1; i--) {
        Expr item = index_from(a, base->at[i - 1], count, rest);
        if (!item)
            return NULL;
        Expr limit = expr_integer(i), here = expr_raw(OP_LESS_EQUAL, NULL, 2, (Expr[]){k, limit});
        result = result ? apply_to_elements(a, OP_IF, 3, (Expr[]){here, item, result}) : item;
    }
    return result;
}

static Expr element(Arrays *a, Expr base, Expr k, int count, const Expr *rest)
{
    double number = 0;
    bool is_known = a->known(a->context, k, &number);
    if (is_known ? number != floor(number) : k->type != TYPE_INTEGER)
        return array_mistake(a, arena_format(a->arena, "the index '%s' is not an Integer", expr_text(a->arena, k)),
                             "use a whole number, or integer(x)");
    if (!base->count || (is_known && (number < 1 || number > base->count)))
        return array_mistake(a,
                             arena_format(a->arena, "the index %s is out of range: the array has %d element%s",
                                          is_known ? arena_format(a->arena, "%.0f", number) : expr_text(a->arena, k),
                                          base->count, base->count == 1 ? "" : "s"),
                             base->count ? arena_format(a->arena, "use an index from 1 to %d", base->count) : NULL);
    return is_known ? index_from(a, base->at[(int)number - 1], count, rest) : selected(a, base, k, count, rest);
}

static Expr index_from(Arrays *a, Expr base, int count, const Expr *subscripts)
{
    if (!count)
        return base;
    Expr first = subscripts[0];
    if (first->op != OP_COLON && first->op != OP_ARRAY)
        return element(a, base, first, count - 1, subscripts + 1);
    int length = first->op == OP_COLON ? base->count : first->count;
    Expr *items = arena_array(a->arena, Expr, length + 1);
    for (int i = 0; i < length; i++) {
        items[i] = first->op == OP_COLON ? index_from(a, base->at[i], count - 1, subscripts + 1)
                                         : element(a, base, first->at[i], count - 1, subscripts + 1);
        if (!items[i])
            return NULL;
    }
    return expr_raw(OP_ARRAY, NULL, length, items);
}

Expr array_index(Arrays *a, Expr base, int count, const Expr *subscripts)
{
    Sizes sizes = expr_sizes(base);
    if (count > sizes.count)
        return array_mistake(a,
                             arena_format(a->arena, "%s has %d subscript%s", array_words(a->arena, base), count,
                                          count == 1 ? "" : "s"),
                             sizes.count ? arena_format(a->arena, "give at most %d", sizes.count)
                                         : "leave the subscripts out, or give the property its multiplicity");
    for (int i = 0; i < count; i++)
        if (expr_sizes(subscripts[i]).count > 1)
            return array_mistake(a, arena_format(a->arena, "a subscript is %s", array_words(a->arena, subscripts[i])),
                                 "use a number, a range or a vector of numbers");
    return index_from(a, base, count, subscripts);
}
