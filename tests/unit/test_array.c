/* test_array.c - arrays: random expressions compared with a direct evaluation on arrays of doubles, and the rules for
 * sizes. The seed is printed; give another one as first argument. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "dice.h"
#include "expr/array.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CASES = 20000, MOST_VALUES = 200, VARIABLES = 6 };

static Dice dice = {.seed = 20261121};

static int dice_below(int n)
{
    return below(&dice, n);
}

/* ---- arrays of doubles, computed directly ------------------------------------------------------------------------ */

typedef struct {
    Sizes sizes;
    double at[MOST_VALUES]; /* row-major: the last index varies fastest */
} Value;

/* An expression and its expected value. */
typedef struct {
    Expr e;
    Value v;
} Both;

static int count_of(const Sizes *sizes)
{
    int count = 1;
    for (int i = 0; i < sizes->count; i++)
        count *= sizes->at[i];
    return count;
}

static bool known(void *context, Expr e, double *number)
{
    (void)context;
    *number = e->number;
    return e->op == OP_NUMBER;
}

static Arrays arrays(void)
{
    return (Arrays){.arena = dice.arena, .known = known};
}

static Name variable_name(int i)
{
    return name_format("x%d", i);
}

static double value_of_variable(int i)
{
    return 0.3 + 0.41 * i;
}

static double leaf_value(void *context, Expr leaf)
{
    (void)context;
    for (int i = 0; i < VARIABLES; i++)
        if (variable_name(i) == leaf->name)
            return value_of_variable(i);
    fail_msg("unknown leaf");
    return 0;
}

static Both make(const Sizes *sizes, int depth);

static Sizes shape(int count, int a, int b)
{
    return (Sizes){count, {a, b}};
}

static Both leaves(const Sizes *sizes)
{
    Both both = {.v.sizes = *sizes};
    Expr items[MOST_VALUES];
    for (int i = 0; i < count_of(sizes); i++) {
        int k = dice_below(VARIABLES + 3);
        items[i] = k < VARIABLES ? expr_variable(variable_name(k), TYPE_REAL) : expr_integer(k - VARIABLES);
        both.v.at[i] = k < VARIABLES ? value_of_variable(k) : k - VARIABLES;
    }
    both.e = array_from(dice.arena, sizes, items);
    return both;
}

static double apply_numbers(Op op, double a, double b)
{
    switch (op) {
    case OP_ADD: case OP_ELEMENTWISE_ADD: return a + b;
    case OP_SUBTRACT: case OP_ELEMENTWISE_SUBTRACT: return a - b;
    case OP_MULTIPLY: case OP_ELEMENTWISE_MULTIPLY: return a * b;
    case OP_ATAN2: return atan2(a, b);
    default: return a / b;
    }
}

static Expr applied(Op op, int count, const Expr *arguments)
{
    Arrays a = arrays();
    Expr e = array_apply(&a, op, count, arguments);
    if (!e)
        fail_msg("refused: %s", a.problem);
    return e;
}

static Expr called(const char *name, int count, const Expr *arguments)
{
    Arrays a = arrays();
    Expr e = array_call(&a, name, count, arguments);
    if (!e)
        fail_msg("%s refused: %s", name, a.problem);
    return e;
}

/* Operands of the same shape; where the operator allows it, one may be a scalar, which is repeated. */
static Both element_by_element(const Sizes *sizes, int depth)
{
    static const Op ops[] = {OP_ADD, OP_SUBTRACT, OP_ELEMENTWISE_ADD, OP_ELEMENTWISE_SUBTRACT, OP_ELEMENTWISE_MULTIPLY,
                             OP_ELEMENTWISE_DIVIDE, OP_ATAN2};
    int chosen = dice_below(7), repeated = chosen > 1 ? dice_below(3) : 0;
    Sizes scalar = {0};
    Both left = make(repeated == 1 ? &scalar : sizes, depth - 1);
    Both right = make(repeated == 2 ? &scalar : sizes, depth - 1);
    Both both = {applied(ops[chosen], 2, (Expr[]){left.e, right.e}), {*sizes, {0}}};
    for (int i = 0; i < count_of(sizes); i++)
        both.v.at[i] = apply_numbers(ops[chosen], left.v.at[repeated == 1 ? 0 : i], right.v.at[repeated == 2 ? 0 : i]);
    return both;
}

static Both scaled(const Sizes *sizes, int depth)
{
    Sizes scalar = {0};
    Both factor = make(&scalar, depth - 1), whole = make(sizes, depth - 1), both = {.v.sizes = *sizes};
    int kind = dice_below(4);
    Expr operands[3] = {factor.e, whole.e, factor.e};
    both.e = kind == 0   ? applied(OP_MULTIPLY, 2, operands)
             : kind == 1 ? applied(OP_MULTIPLY, 2, operands + 1)
             : kind == 2 ? applied(OP_MULTIPLY, 3, operands)
                         : applied(OP_DIVIDE, 2, operands + 1);
    for (int i = 0; i < count_of(sizes); i++)
        both.v.at[i] = kind == 3   ? whole.v.at[i] / factor.v.at[0]
                       : kind == 2 ? factor.v.at[0] * whole.v.at[i] * factor.v.at[0]
                                   : factor.v.at[0] * whole.v.at[i];
    return both;
}

/* The product of a (rows x inner) and an (inner x columns) array, each a vector where its shape allows that. */
static Both matrix_product(const Sizes *sizes, int depth)
{
    int inner = 1 + dice_below(3);
    bool is_left_vector = sizes->count == 0 || (sizes->count == 1 && dice_below(2));
    bool is_right_vector = sizes->count == 0 || (sizes->count == 1 && !is_left_vector);
    int rows = is_left_vector ? 1 : sizes->at[0], columns = is_right_vector ? 1 : sizes->at[sizes->count - 1];
    Sizes l = is_left_vector ? shape(1, inner, 0) : shape(2, rows, inner);
    Sizes r = is_right_vector ? shape(1, inner, 0) : shape(2, inner, columns);
    Both left = make(&l, depth - 1), right = make(&r, depth - 1);
    Both both = {applied(OP_MULTIPLY, 2, (Expr[]){left.e, right.e}), {*sizes, {0}}};
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            for (int k = 0; k < inner; k++)
                both.v.at[i * columns + j] += left.v.at[i * inner + k] * right.v.at[k * columns + j];
    return both;
}

static Both transposed(const Sizes *sizes, int depth)
{
    Sizes other = shape(2, sizes->at[1], sizes->at[0]);
    Both matrix = make(&other, depth - 1), both = {called("transpose", 1, &matrix.e), {*sizes, {0}}};
    for (int i = 0; i < sizes->at[0]; i++)
        for (int j = 0; j < sizes->at[1]; j++)
            both.v.at[i * sizes->at[1] + j] = matrix.v.at[j * sizes->at[0] + i];
    return both;
}

static Both reduced(int depth)
{
    static const char *const names[] = {"sum", "product", "max", "min"};
    int kind = dice_below(4);
    Sizes sizes = shape(1 + dice_below(2), 1 + dice_below(3), 1 + dice_below(3));
    Both whole = make(&sizes, depth - 1), both = {called(names[kind], 1, &whole.e), {{0}, {whole.v.at[0]}}};
    for (int i = 1; i < count_of(&sizes); i++) {
        double next = whole.v.at[i], *result = both.v.at;
        *result = kind == 0   ? *result + next
                  : kind == 1 ? *result * next
                  : kind == 2 ? fmax(*result, next)
                              : fmin(*result, next);
    }
    return both;
}

/* A subscript that selects `wanted` elements of a dimension; 0: a single one. Stores their indices in `from`. */
static Expr subscript(int wanted, int available, int *from)
{
    if (!wanted) {
        from[0] = dice_below(available);
        return expr_integer(from[0] + 1);
    }
    if (wanted == available && dice_below(2)) {
        for (int i = 0; i < wanted; i++)
            from[i] = i;
        return expr_raw(OP_COLON, NULL, 0, NULL);
    }
    Expr items[MOST_VALUES];
    for (int i = 0; i < wanted; i++) {
        from[i] = dice_below(available);
        items[i] = expr_integer(from[i] + 1);
    }
    return expr_raw(OP_ARRAY, NULL, wanted, items);
}

/* A part of a matrix, with these sizes. */
static Both indexed(const Sizes *sizes, int depth)
{
    int rows = sizes->count == 2 ? sizes->at[0] : sizes->count == 1 && dice_below(2) ? sizes->at[0] : 0;
    int columns = sizes->count == 2 ? sizes->at[1] : sizes->count == 1 && !rows ? sizes->at[0] : 0;
    Sizes whole = shape(2, (rows ? rows : 1) + dice_below(2), (columns ? columns : 1) + dice_below(2));
    int row_from[MOST_VALUES], column_from[MOST_VALUES];
    Both matrix = make(&whole, depth - 1), both = {.v.sizes = *sizes};
    Arrays a = arrays();
    Expr row = subscript(rows, whole.at[0], row_from), column = subscript(columns, whole.at[1], column_from);
    both.e = array_index(&a, matrix.e, 2, (Expr[]){row, column});
    for (int i = 0; i < (rows ? rows : 1); i++)
        for (int j = 0; j < (columns ? columns : 1); j++)
            both.v.at[i * (columns ? columns : 1) + j] = matrix.v.at[row_from[i] * whole.at[1] + column_from[j]];
    return both;
}

/* An element selected by a variable index, x[integer(k)]; an index out of range selects the nearest element. */
static Both selected(const Sizes *sizes, int depth)
{
    Sizes whole = {sizes->count + 1, {2, 0}};
    for (int i = 0; i < sizes->count; i++)
        whole.at[i + 1] = sizes->at[i];
    int chosen = dice_below(VARIABLES), size = count_of(sizes);
    Expr leaf = expr_variable(variable_name(chosen), TYPE_REAL), k = expr_raw(OP_INTEGER, NULL, 1, &leaf);
    Both base = make(&whole, depth - 1), both = {.v.sizes = *sizes};
    Arrays a = arrays();
    both.e = array_index(&a, base.e, 1, &k);
    int row = value_of_variable(chosen) < 2 ? 0 : 1;
    memcpy(both.v.at, base.v.at + row * size, (size_t)size * sizeof(double));
    return both;
}

static Both joined(const Sizes *sizes, int depth)
{
    int along = dice_below(sizes->count), first = 1 + dice_below(sizes->at[along] - 1);
    Sizes l = *sizes, r = *sizes;
    l.at[along] = first;
    r.at[along] -= first;
    Both left = make(&l, depth - 1), right = make(&r, depth - 1), both = {.v.sizes = *sizes};
    both.e = called("cat", 3, (Expr[]){expr_integer(along + 1), left.e, right.e});
    int columns = sizes->count == 2 ? sizes->at[1] : 1;
    for (int i = 0; i < sizes->at[0]; i++)
        for (int j = 0; j < columns; j++) {
            int at[2] = {i, j};
            bool is_left = at[along] < first;
            const Both *source = is_left ? &left : &right;
            at[along] -= is_left ? 0 : first;
            int width = sizes->count == 2 ? source->v.sizes.at[1] : 1;
            both.v.at[i * columns + j] = source->v.at[at[0] * width + at[1]];
        }
    return both;
}

static Both chosen(const Sizes *sizes, int depth)
{
    Sizes scalar = {0};
    Both a = make(&scalar, depth - 1), b = make(&scalar, depth - 1);
    Both then = make(sizes, depth - 1), otherwise = make(sizes, depth - 1);
    Expr condition = expr_raw(OP_LESS, NULL, 2, (Expr[]){a.e, b.e});
    Both both = {applied(OP_IF, 3, (Expr[]){condition, then.e, otherwise.e}), {{0}, {0}}};
    both.v = a.v.at[0] < b.v.at[0] ? then.v : otherwise.v;
    return both;
}

static Both cross(int depth)
{
    Sizes sizes = shape(1, 3, 0);
    Both x = make(&sizes, depth - 1), y = make(&sizes, depth - 1);
    Both both = {called("cross", 2, (Expr[]){x.e, y.e}), {sizes, {0}}};
    const double *u = x.v.at, *v = y.v.at;
    const double result[] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    memcpy(both.v.at, result, sizeof result);
    return both;
}

static Both diagonal(const Sizes *sizes, int depth)
{
    Sizes vector = shape(1, sizes->at[0], 0);
    Both items = make(&vector, depth - 1), both = {called("diagonal", 1, &items.e), {*sizes, {0}}};
    for (int i = 0; i < sizes->at[0]; i++)
        both.v.at[i * sizes->at[0] + i] = items.v.at[i];
    return both;
}

static Both make(const Sizes *sizes, int depth)
{
    if (depth <= 0 || sizes->count > 2)
        return leaves(sizes);
    switch (dice_below(10)) {
    case 0: return scaled(sizes, depth);
    case 1: return matrix_product(sizes, depth);
    case 2: return sizes->count == 2 ? transposed(sizes, depth) : matrix_product(sizes, depth);
    case 3: return sizes->count == 0 ? reduced(depth) : scaled(sizes, depth);
    case 4: return indexed(sizes, depth);
    case 5: return selected(sizes, depth);
    case 6:
        if (!sizes->count || sizes->at[0] == 1 || (sizes->count == 2 && sizes->at[1] == 1))
            return leaves(sizes);
        return joined(sizes, depth);
    case 7: return chosen(sizes, depth);
    case 8:
        if (sizes->count == 1 && sizes->at[0] == 3)
            return cross(depth);
        if (sizes->count == 2 && sizes->at[0] == sizes->at[1])
            return diagonal(sizes, depth);
        return element_by_element(sizes, depth);
    default: return element_by_element(sizes, depth);
    }
}

static void compare(const Both *both)
{
    Sizes found = expr_sizes(both->e);
    ExprList elements = {0};
    assert_true(expr_sizes_equal(&found, &both->v.sizes));
    array_elements(both->e, dice.arena, &elements);
    assert_int_equal(elements.count, count_of(&found));
    for (int i = 0; i < elements.count; i++) {
        double value = expr_evaluate(elements.at[i], 0, leaf_value, NULL), expected = both->v.at[i];
        if (!isfinite(expected) || !isfinite(value)) /* 0*x folds to 0, also where x is not finite */
            continue;
        if (fabs(value - expected) > 1e-9 * (1 + fabs(expected)))
            fail_msg("element %d of %s is %.17g, not %.17g", i, expr_text(dice.arena, both->e), value, expected);
    }
}

static void random_expressions(void **state)
{
    (void)state;
    for (int i = 0; i < CASES; i++) {
        Sizes sizes = shape(dice_below(3), 1 + dice_below(3), 1 + dice_below(3));
        Both both = make(&sizes, 1 + dice_below(4));
        compare(&both);
        if (i % 100 == 99) {
            exprs_release();
            arena_reset(dice.arena);
        }
    }
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

static Expr vector(int count)
{
    Sizes sizes = shape(1, count, 0);
    return leaves(&sizes).e;
}

static void refuses(Op op, Expr left, Expr right, const char *problem)
{
    Arrays a = arrays();
    assert_null(array_apply(&a, op, 2, (Expr[]){left, right}));
    assert_string_equal(a.problem, problem);
}

static void sizes_must_fit(void **state)
{
    (void)state;
    Expr one = expr_integer(1);
    refuses(OP_ADD, vector(2), vector(3), "'+' of a vector of 2 and a vector of 3");
    refuses(OP_ADD, vector(2), one, "'+' of a vector of 2 and a number");
    refuses(OP_MULTIPLY, vector(2), vector(3), "'*' of a vector of 2 and a vector of 3");
    refuses(OP_DIVIDE, one, vector(3), "a division by a vector of 3");
    refuses(OP_POWER, vector(3), one, "'^' of a vector of 3 and a number");
    refuses(OP_LESS, vector(3), one, "'<' of a vector of 3");
    refuses(OP_MAX, one, vector(3), "'max' of a vector of 3");
    refuses(OP_ATAN2, vector(2), vector(3), "'atan2' of a vector of 2 and a vector of 3");
    Arrays a = arrays();
    assert_null(array_index(&a, vector(3), 1, (Expr[]){expr_integer(4)}));
    assert_string_equal(a.problem, "the index 4 is out of range: the array has 3 elements");
    a = arrays();
    assert_null(array_index(&a, vector(3), 2, (Expr[]){one, one}));
    assert_string_equal(a.problem, "a vector of 3 has 2 subscripts");
    a = arrays();
    assert_null(array_index(&a, vector(3), 1, (Expr[]){expr_number(1.5)}));
    assert_string_equal(a.problem, "the index '1.5' is not an Integer");
    a = arrays();
    assert_null(array_make(&a, 2, (Expr[]){one, vector(2)}));
    assert_string_equal(a.problem, "an array holds a number and a vector of 2");
}

static void ranges(void **state)
{
    (void)state;
    static const struct {
        double parts[3];
        int count, length;
    } cases[] = {{{1, 3}, 2, 3}, {{3, 1}, 2, 0}, {{0, 0.1, 0.3}, 3, 4}, {{5, -2, 0}, 3, 3}, {{0, 0.1, 1}, 3, 11}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Expr parts[3];
        for (int k = 0; k < cases[i].count; k++)
            parts[k] = expr_number(cases[i].parts[k]);
        Arrays a = arrays();
        Expr e = array_range(&a, cases[i].count, parts);
        assert_non_null(e);
        assert_int_equal(e->count, cases[i].length);
    }
    Arrays a = arrays();
    assert_null(array_range(&a, 3, (Expr[]){expr_integer(1), expr_integer(0), expr_integer(3)}));
    a = arrays();
    assert_null(array_range(&a, 2, (Expr[]){expr_integer(1), expr_number(1e30)}));
    a = arrays();
    assert_null(array_range(&a, 2, (Expr[]){expr_integer(1), expr_variable(name_of("x1"), TYPE_REAL)}));
    assert_string_equal(a.problem, "the value of 'x1' is needed beforehand");
}

/* Asserts the printed result of a function. */
static void gives(const char *name, int count, const Expr *arguments, const char *expected)
{
    assert_string_equal(expr_text(dice.arena, called(name, count, arguments)), expected);
}

static void functions(void **state)
{
    (void)state;
    Expr n[] = {expr_integer(1), expr_integer(2), expr_integer(3)}, x = expr_variable(name_of("x1"), TYPE_REAL);
    Expr triple = expr_raw(OP_ARRAY, NULL, 3, n), pair = expr_raw(OP_ARRAY, NULL, 2, n);
    gives("zeros", 2, n, "{{0, 0}}");
    gives("ones", 1, n + 2, "{1, 1, 1}");
    gives("fill", 2, (Expr[]){x, n[1]}, "{x1, x1}");
    gives("identity", 1, n + 1, "{{1, 0}, {0, 1}}");
    gives("size", 1, &triple, "{3}");
    gives("size", 2, (Expr[]){triple, n[0]}, "3");
    gives("ndims", 1, &triple, "1");
    gives("linspace", 3, n, "{1, 1.5, 2}");
    gives("matrix", 1, &pair, "{{1}, {2}}");
    gives("outerProduct", 2, (Expr[]){pair, pair}, "{{1*1, 1*2}, {2*1, 2*2}}");
    gives("skew", 1, &triple, "{{0, -3, 2}, {3, 0, -1}, {-2, 1, 0}}");
    gives("sum", 1, &triple, "1 + 2 + 3");
    gives("Modelica.Math.Vectors.length", 1, &triple, "3.7416573867739413");
    Expr column = called("matrix", 1, &triple);
    gives("vector", 1, &column, "{1, 2, 3}");
    Arrays a = arrays();
    assert_null(array_call(&a, "cross", 2, (Expr[]){pair, pair}));
    a = arrays();
    assert_null(array_call(&a, "zeros", 1, &x));
    a = arrays();
    assert_null(array_call(&a, "zeros", 2, (Expr[]){expr_integer(1000000), expr_integer(1000000)}));
    a = arrays();
    assert_null(array_call(&a, "transpose", 3, n));
    assert_string_equal(a.problem, "transpose() has 3 arguments, and needs 1");
}

/* Brackets: a vector is a column. */
static void brackets(void **state)
{
    (void)state;
    Expr n[] = {expr_integer(1), expr_integer(2), expr_integer(3)}, pair = expr_raw(OP_ARRAY, NULL, 2, n);
    Arrays a = arrays();
    Expr row = array_row(&a, 2, (Expr[]){pair, pair});
    assert_string_equal(expr_text(dice.arena, row), "{{1, 1}, {2, 2}}");
    Expr rows = array_rows(&a, 2, (Expr[]){row, array_row(&a, 2, n)});
    assert_string_equal(expr_text(dice.arena, rows), "{{1, 1}, {2, 2}, {1, 2}}");
    assert_null(array_rows(&a, 2, (Expr[]){row, array_row(&a, 3, n)}));
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_expressions), cmocka_unit_test(sizes_must_fit), cmocka_unit_test(ranges),
        cmocka_unit_test(functions),          cmocka_unit_test(brackets),
    };
    if (count > 1)
        dice.seed = strtoull(arguments[1], NULL, 10);
    print_message("seed %llu\n", (unsigned long long)dice.seed);
    dice.arena = arena_new();
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    exprs_release();
    names_release();
    arena_free(dice.arena);
    return failed;
}
