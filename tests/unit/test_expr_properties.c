/* test_expr_properties.c - laws of the expression algebra, on random expressions.
 *
 * The seed is printed; give another one as first argument.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "expr/expr.h"

enum { VARIABLES = 4, CASES = 2000, DEEP = 20000 };

static uint64_t seed = 20240601;

static uint64_t next_random(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static int below(int n)
{
    return (int)((next_random() >> 11) % (uint64_t)n);
}

static double between(double low, double high)
{
    return low + (high - low) * (double)(next_random() >> 11) / 9007199254740992.0;
}

static Expr variable(int i)
{
    static const char *const names[VARIABLES] = {"u", "tank.level", "'odd name'", "z"};
    return expr_variable(name_of(names[i]), TYPE_REAL);
}

static Expr random_leaf(void)
{
    switch (below(8)) {
    case 0: return expr_integer(below(7) - 3);
    case 1: return expr_number(between(-2, 2));
    case 2: return expr_number(below(5));
    case 3: return expr_time();
    default: return variable(below(VARIABLES));
    }
}

static Expr random_value(int depth);

static Expr random_condition(int depth)
{
    static const Op relations[] = {OP_LESS, OP_LESS_EQUAL, OP_GREATER, OP_GREATER_EQUAL, OP_EQUAL, OP_NOT_EQUAL};
    if (depth <= 0 || below(3)) {
        Expr sides[2] = {random_value(depth - 1), random_value(depth - 1)};
        return expr_raw(relations[below(6)], NULL, 2, sides);
    }
    Expr parts[3] = {random_condition(depth - 1), random_condition(depth - 1), random_condition(depth - 1)};
    if (!below(3))
        return expr_raw(OP_NOT, NULL, 1, parts);
    return expr_raw(below(2) ? OP_AND : OP_OR, NULL, 2 + below(2), parts);
}

static Expr random_value(int depth)
{
    static const Op operators[] = {OP_ADD, OP_SUBTRACT, OP_MULTIPLY, OP_DIVIDE, OP_NEGATE, OP_ADD,  OP_SUBTRACT,
                                   OP_MULTIPLY, OP_POWER, OP_IF, OP_SIN, OP_COS, OP_TAN, OP_ASIN, OP_ACOS, OP_ATAN,
                                   OP_ATAN2, OP_SINH, OP_COSH, OP_TANH, OP_EXP, OP_LOG, OP_LOG10, OP_SQRT, OP_ABS,
                                   OP_SIGN, OP_MIN, OP_MAX, OP_FLOOR, OP_CEIL, OP_INTEGER, OP_DIV, OP_MOD, OP_REM,
                                   OP_NO_EVENT, OP_SMOOTH};
    if (depth <= 0 || !below(5))
        return random_leaf();
    Op op = operators[below((int)(sizeof operators / sizeof *operators))];
    Expr parts[3] = {random_value(depth - 1), random_value(depth - 1), random_value(depth - 1)};
    if (op == OP_IF)
        parts[0] = random_condition(depth - 2);
    if (op == OP_SMOOTH)
        parts[0] = expr_integer(below(3));
    if (op == OP_POWER && below(4))
        parts[1] = expr_integer(below(4));
    int count = 1;
    switch (op) {
    case OP_ADD: case OP_MULTIPLY: count = 2 + below(2); break;
    case OP_IF: count = 3; break;
    case OP_SUBTRACT: case OP_DIVIDE: case OP_POWER: case OP_ATAN2: case OP_MIN: case OP_MAX: case OP_DIV: case OP_MOD:
    case OP_REM: case OP_SMOOTH: count = 2; break;
    default: break;
    }
    return expr_raw(op, NULL, count, parts);
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

typedef struct {
    double values[VARIABLES], time;
} Point;

static double value_of(void *context, Expr leaf)
{
    const Point *point = context;
    for (int i = 0; i < VARIABLES; i++)
        if (leaf == variable(i))
            return point->values[i];
    return NAN;
}

static double at(Expr e, Point *point)
{
    return expr_evaluate(e, point->time, value_of, point);
}

static Point random_point(void)
{
    Point point = {.time = between(0, 3)};
    for (int i = 0; i < VARIABLES; i++)
        point.values[i] = between(-2, 2);
    return point;
}

/* True if the values of e and of all its subexpressions can be compared. Excluded are infinities and large values, even
 * if a later operation hides them; atan2 of a zero, whose sign matters; narrow teeth of mod, rem and div; and 0/x. */
static bool is_tame(Expr e, Point *point)
{
    double value = at(e, point);
    if (!isfinite(value) || fabs(value) > 1e6)
        return false;
    if (e->op == OP_ATAN2 && (at(e->at[0], point) == 0 || at(e->at[1], point) == 0))
        return false;
    if ((e->op == OP_MOD || e->op == OP_REM || e->op == OP_DIV) && fabs(at(e->at[0], point) / at(e->at[1], point)) > 20)
        return false;
    if (e->op == OP_DIVIDE && at(e->at[0], point) == 0)
        return false;
    for (int i = 0; i < e->count; i++)
        if (!is_tame(e->at[i], point))
            return false;
    return true;
}

static bool close_to(double a, double b, double tolerance)
{
    return fabs(a - b) <= tolerance * (1 + fabs(a) + fabs(b));
}

static void explain(Arena *arena, const char *law, Expr e, Expr derived, double expected, double got)
{
    fail_msg("%s\n  %s\n  %s\n  expected %.17g, got %.17g", law, expr_text(arena, e),
             derived ? expr_text(arena, derived) : "-", expected, got);
}

/* ---- laws -------------------------------------------------------------------------------------------------------- */

static void check_reads_back(Arena *arena, Expr e)
{
    const char *text = expr_text(arena, e);
    ParseError error;
    Expr again = NULL;
    if (!parse_expression(arena, text, NULL, &again, &error))
        fail_msg("%s\n  column %d: found %s, expected %s", text, error.column, error.found, error.expected);
    if (again != e)
        fail_msg("%s\n  reads back as\n%s", text, expr_text(arena, again));
}

static void printed_text_reads_back(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    for (int i = 0; i < CASES; i++) {
        Expr e = below(4) ? random_value(5) : random_condition(4);
        check_reads_back(arena, e);
        check_reads_back(arena, expr_fold(e));
    }
    arena_free(arena);
}

/* ---- statements -------------------------------------------------------------------------------------------------- */

static StatementList random_statements(Arena *arena, int depth);

static Statement *random_statement(Arena *arena, int depth)
{
    Statement *s = arena_new_of(arena, Statement);
    int branches = 0;
    switch (depth > 0 ? below(7) : below(3)) {
    case 0: s->kind = below(2) ? STATEMENT_BREAK : STATEMENT_RETURN; break;
    case 1:
        s->kind = STATEMENT_CALL;
        s->value = expr_raw(OP_REINIT, NULL, 2, (Expr[]){variable(0), random_value(2)});
        break;
    case 3:
        s->kind = STATEMENT_FOR;
        s->target = expr_variable(name_of("i"), TYPE_INTEGER);
        s->value = expr_raw(OP_RANGE, NULL, 2, (Expr[]){random_value(1), random_value(1)});
        branches = 1;
        break;
    case 4:
        s->kind = STATEMENT_WHILE;
        s->value = random_condition(2);
        branches = 1;
        break;
    case 5:
        s->kind = STATEMENT_IF;
        branches = 1 + below(3);
        for (int i = branches - below(2); i > 0 || !s->conditions.count; i--)
            list_push(arena, &s->conditions, random_condition(2));
        break;
    default:
        s->kind = STATEMENT_ASSIGN;
        s->target = variable(below(VARIABLES));
        s->value = below(3) ? random_value(3) : random_condition(2);
    }
    for (int i = 0; i < branches; i++)
        list_push(arena, &s->branches, random_statements(arena, depth - 1));
    return s;
}

static StatementList random_statements(Arena *arena, int depth)
{
    StatementList list = {0};
    for (int i = below(4); i > 0; i--)
        list_push(arena, &list, random_statement(arena, depth));
    return list;
}

static bool same_statements(const StatementList *a, const StatementList *b)
{
    bool same = a->count == b->count;
    for (int i = 0; same && i < a->count; i++) {
        const Statement *s = a->at[i], *t = b->at[i];
        same = s->kind == t->kind && s->target == t->target && s->value == t->value &&
               s->conditions.count == t->conditions.count && s->branches.count == t->branches.count;
        for (int k = 0; same && k < s->conditions.count; k++)
            same = s->conditions.at[k] == t->conditions.at[k];
        for (int k = 0; same && k < s->branches.count; k++)
            same = same_statements(&s->branches.at[k], &t->branches.at[k]);
    }
    return same;
}

static void printed_statements_read_back(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    int total = 0;
    for (int i = 0; i < CASES; i++) {
        StatementList drawn = random_statements(arena, 3), again;
        Text text = text_new(arena);
        text_add(&text, "");
        statements_print(&text, &drawn, 0);
        ParseError error;
        if (!parse_statements(arena, text.at, NULL, &again, &error))
            fail_msg("%s\n  %d:%d: found %s, expected %s", text.at, error.line, error.column, error.found,
                     error.expected);
        if (!same_statements(&drawn, &again))
            fail_msg("reads back as something else:\n%s", text.at);
        total += drawn.count;
    }
    assert_true(total > CASES);
    arena_free(arena);
}

static void folding_keeps_the_value(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    int compared = 0;
    for (int i = 0; i < CASES; i++) {
        Expr e = random_value(5), folded = expr_fold(e);
        assert_ptr_equal(expr_fold(folded), folded);
        Point point = random_point();
        if (!is_tame(e, &point))
            continue;
        compared++;
        if (at(e, &point) != at(folded, &point))
            explain(arena, "folding changes the value", e, folded, at(e, &point), at(folded, &point));
    }
    assert_true(compared > CASES / 5);
    arena_free(arena);
}

static double central_difference(Expr e, Point point, int i, double step)
{
    Point left = point, right = point;
    left.values[i] -= step;
    right.values[i] += step;
    return (at(e, &right) - at(e, &left)) / (2 * step);
}

static void derivatives_agree_with_differences(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    int compared = 0;
    for (int i = 0; i < CASES; i++) {
        Expr e = random_value(4), culprit = NULL;
        Expr derivative = expr_differentiate(e, variable(0), &culprit);
        assert_non_null(derivative);
        assert_ptr_equal(derivative, expr_differentiate(e, variable(0), &culprit));
        Point point = random_point();
        if (!is_tame(e, &point) || !isfinite(at(derivative, &point)))
            continue;
        double coarse = central_difference(e, point, 0, 1e-4), fine = central_difference(e, point, 0, 0.5e-4);
        if (!close_to(coarse, fine, 1e-6)) /* a jump or a kink nearby */
            continue;
        compared++;
        if (!close_to(fine, at(derivative, &point), 1e-4))
            explain(arena, "the derivative differs", e, derivative, fine, at(derivative, &point));
    }
    assert_true(compared > CASES / 5);
    arena_free(arena);
}

/* An expression that can mostly be solved for u: sums, products, quotients and invertible functions around it. */
static Expr around(Expr e, int depth)
{
    for (; depth > 0; depth--) {
        Expr other = random_value(2);
        Expr pair[2] = {e, other}, swapped[2] = {other, e}, both[3] = {random_condition(1), e, other};
        switch (below(12)) {
        case 0: e = expr_raw(OP_ADD, NULL, 2, pair); break;
        case 1: e = expr_raw(OP_ADD, NULL, 2, swapped); break;
        case 2: e = expr_raw(OP_SUBTRACT, NULL, 2, pair); break;
        case 3: e = expr_raw(OP_SUBTRACT, NULL, 2, swapped); break;
        case 4: e = expr_raw(OP_MULTIPLY, NULL, 2, swapped); break;
        case 5: e = expr_raw(OP_DIVIDE, NULL, 2, pair); break;
        case 6: e = expr_raw(OP_DIVIDE, NULL, 2, swapped); break;
        case 7: e = expr_raw(OP_NEGATE, NULL, 1, pair); break;
        case 8: e = expr_raw(below(2) ? OP_EXP : OP_LOG, NULL, 1, pair); break;
        case 9: e = expr_raw(OP_POWER, NULL, 2, (Expr[]){e, expr_integer(3)}); break;
        case 10: e = expr_raw(OP_IF, NULL, 3, (Expr[]){both[0], e, around(e, 1)}); break;
        default:
            e = expr_raw(OP_ADD, NULL, 3,
                         (Expr[]){e, other, expr_raw(OP_MULTIPLY, NULL, 2, (Expr[]){other, variable(0)})});
        }
    }
    return e;
}

static void solutions_satisfy_their_equation(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    int solved = 0;
    for (int i = 0; i < CASES; i++) {
        Expr left = around(variable(0), 1 + below(4)), right = below(3) ? random_value(2) : around(variable(0), 1);
        Solution s = expr_solve(left, right, variable(0));
        if (s.solvability == SOLVE_NOT)
            continue;
        assert_false(expr_contains(s.result, variable(0)));
        assert_int_equal(s.solvability == SOLVE_DIVIDED, s.divisor != NULL);
        Point point = random_point();
        if (!is_tame(s.result, &point) || (s.divisor && fabs(at(s.divisor, &point)) < 1e-3))
            continue;
        point.values[0] = at(s.result, &point);
        if (!is_tame(left, &point) || !is_tame(right, &point))
            continue;
        solved++;
        Point nearby = point;
        nearby.values[0] *= 1 + 1e-12;
        double rounding = fabs(at(left, &point) - at(left, &nearby)) + fabs(at(right, &point) - at(right, &nearby));
        if (rounding > 1e-6 || close_to(at(left, &point), at(right, &point), 1e-6))
            continue;
        explain(arena, "the solution does not satisfy its equation", expr_subtract(left, right), s.result,
                at(right, &point), at(left, &point));
    }
    assert_true(solved > CASES / 8);
    arena_free(arena);
}

static void affine_parts_recombine(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    int split = 0;
    for (int i = 0; i < CASES; i++) {
        Expr e = below(2) ? around(variable(0), 3) : random_value(3), coefficient, rest;
        if (!expr_linear(e, variable(0), &coefficient, &rest))
            continue;
        assert_false(expr_contains(coefficient, variable(0)) || expr_contains(rest, variable(0)));
        Point point = random_point();
        if (!is_tame(e, &point))
            continue;
        split++;
        double together = at(coefficient, &point) * point.values[0] + at(rest, &point);
        if (!close_to(at(e, &point), together, 1e-9))
            explain(arena, "the affine parts differ", e, coefficient, at(e, &point), together);
    }
    assert_true(split > CASES / 8);
    arena_free(arena);
}

/* Deep and shared expressions: a long chain of differences, and a tower of quotients that would have 2^DEEP nodes as a
 * tree. */
static void deep_and_shared_expressions_are_walked(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    Expr chain = variable(1), tower = variable(0), culprit;
    for (int i = 0; i < DEEP; i++) {
        chain = expr_raw(OP_SUBTRACT, NULL, 2, (Expr[]){chain, variable(i % VARIABLES)});
        tower = expr_raw(OP_DIVIDE, NULL, 2, (Expr[]){tower, tower});
    }
    assert_int_equal(expr_size(tower), INT32_MAX);
    assert_true(expr_contains(tower, variable(0)));
    assert_false(expr_contains(tower, variable(1)));
    assert_non_null(expr_fold(tower));
    assert_non_null(expr_differentiate(tower, variable(0), &culprit));
    ExprList found = {0};
    expr_variables(chain, true, arena, &found);
    assert_int_equal(found.count, VARIABLES);
    assert_ptr_equal(found.at[0], variable(1));
    Expr coefficient, rest;
    assert_true(expr_linear(chain, variable(0), &coefficient, &rest));
    assert_true(expr_is_number(coefficient, -DEEP / VARIABLES));
    assert_int_equal(expr_solve(chain, variable(1), variable(3)).solvability, SOLVE_ALWAYS);
    check_reads_back(arena, chain);
    arena_free(arena);
}

static Expr swap_image(void *context, Expr leaf)
{
    (void)context;
    return leaf == variable(0) ? variable(1) : leaf == variable(1) ? variable(0) : NULL;
}

static void replacing_twice_gives_the_same(void **state)
{
    (void)state;
    for (int i = 0; i < CASES; i++) {
        Expr e = random_value(5);
        Expr swapped = expr_replace(e, false, swap_image, NULL);
        assert_ptr_equal(expr_replace(swapped, false, swap_image, NULL), e);
    }
}

/* Long sums and products, as nodes with many connections create them, printed and folded. */
static void long_sums_and_products(void **state)
{
    (void)state;
    static const int counts[] = {15, 16, 17, 18, 1000};
    Arena *arena = arena_new();
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        Expr *terms = arena_array(arena, Expr, counts[c]);
        for (int i = 0; i < counts[c]; i++)
            terms[i] = expr_variable(name_format("v%d", i), TYPE_REAL);
        Expr drawn = expr_raw(OP_ADD, NULL, counts[c], terms), folded = expr_fold(drawn);
        assert_ptr_equal(folded, expr_sum(counts[c], terms));
        assert_int_equal(folded->count, counts[c]);
        Expr product = expr_fold(expr_raw(OP_MULTIPLY, NULL, counts[c], terms));
        assert_int_equal(product->count, counts[c]);
        Expr culprit = NULL;
        assert_true(expr_is_number(expr_differentiate(folded, terms[counts[c] - 1], &culprit), 1));
        Solution solution = expr_solve(folded, expr_number(0), terms[counts[c] / 2]);
        assert_int_equal(solution.solvability, SOLVE_ALWAYS);
    }
    arena_free(arena);
}

/* Terms that could be moved one by one go to the other side at once: no partial sums are created. */
static void chains_of_differences_are_solved_at_once(void **state)
{
    (void)state;
    enum { COUNT = 1000 };
    Expr x = expr_variable(name_of("x"), TYPE_REAL), chain = x, expected = expr_number(5);
    for (int i = 0; i < COUNT; i++)
        chain = expr_subtract(chain, expr_variable(name_format("v%d", i), TYPE_REAL));
    for (Expr at = chain; at != x; at = at->at[0])
        expected = expr_add(expected, at->at[1]);
    uint32_t before = expr_count();
    assert_ptr_equal(expr_solve(chain, expr_number(5), x).result, expected);
    assert_int_equal(expr_count(), before);
    expr_solve(chain, expr_number(6), x);
    assert_true(expr_count() <= before + 2);
}

static double number_of(void *context, Expr leaf)
{
    (void)leaf;
    return *(double *)context;
}

/* The product of n factors 1 + i*x/n: its derivative at 0 is the sum of i/n, and its size stays near n. */
static void long_products_are_differentiated(void **state)
{
    (void)state;
    static const int counts[] = {2, 16, 17, 33, 1000};
    Arena *arena = arena_new();
    Expr x = expr_variable(name_of("v"), TYPE_REAL);
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        int n = counts[c];
        Expr *factors = arena_array(arena, Expr, n), *equal = arena_array(arena, Expr, n);
        for (int i = 0; i < n; i++) {
            factors[i] = expr_add(expr_number(1), expr_multiply(expr_number((i + 1.0) / n), x));
            equal[i] = x;
        }
        double zero = 0, one = 1;
        Expr culprit = NULL;
        Expr slope = expr_differentiate(expr_apply(OP_MULTIPLY, n, factors), x, &culprit);
        double value = expr_evaluate(slope, 0, number_of, &zero);
        assert_true(fabs(value - (n + 1) / 2.0) <= 1e-9 * n);
        assert_true(expr_size(slope) <= 200 * n);
        slope = expr_differentiate(expr_apply(OP_MULTIPLY, n, equal), x, &culprit);
        assert_true(fabs(expr_evaluate(slope, 0, number_of, &one) - n) <= 1e-9 * n);
    }
    arena_free(arena);
}

/* Any bytes are read or rejected, without a crash. */
static void damaged_texts_are_refused(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    for (int i = 0; i < CASES; i++) {
        const char *text = expr_text(arena, random_value(4));
        size_t length = strlen(text);
        char *damaged = arena_copy(arena, text, length);
        for (int k = below(3); k >= 0; k--)
            damaged[(size_t)below((int)length)] =
                (char)(below(3) ? " ();=.^'\"/*e,[]{}:\n"[below(20)] : 1 + below(255));
        EquationList equations;
        ParseError error;
        Expr e;
        if (parse_expression(arena, damaged, NULL, &e, &error))
            check_reads_back(arena, e);
        else
            assert_non_null(parse_error_excerpt(arena, damaged, &error));
        if (!parse_equations(arena, damaged, NULL, &equations, &error))
            assert_true(error.line > 0 && error.column > 0 && error.found && error.expected);
        StatementList statements;
        if (!parse_statements(arena, arena_format(arena, "if a then x := %s; end if", damaged), NULL, &statements,
                              &error))
            assert_true(error.line > 0 && error.column > 0 && error.found && error.expected);
    }
    arena_free(arena);
}

static void nesting_is_limited(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    Text text = text_new(arena);
    for (int i = 0; i < 100000; i++)
        text_add(&text, i % 2 ? "sin(" : "if a then ");
    Expr e;
    ParseError error;
    assert_false(parse_expression(arena, text.at, NULL, &e, &error));
    assert_string_equal(error.expected, "at most 200 levels of nesting");
    arena_free(arena);
}

static int release(void **state)
{
    (void)state;
    exprs_release();
    names_release();
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        seed = strtoull(argv[1], NULL, 10) | 1;
    print_message("seed %llu\n", (unsigned long long)seed);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(printed_text_reads_back),
        cmocka_unit_test(printed_statements_read_back),
        cmocka_unit_test(folding_keeps_the_value),
        cmocka_unit_test(derivatives_agree_with_differences),
        cmocka_unit_test(solutions_satisfy_their_equation),
        cmocka_unit_test(affine_parts_recombine),
        cmocka_unit_test(deep_and_shared_expressions_are_walked),
        cmocka_unit_test(replacing_twice_gives_the_same),
        cmocka_unit_test(long_sums_and_products),
        cmocka_unit_test(chains_of_differences_are_solved_at_once),
        cmocka_unit_test(long_products_are_differentiated),
        cmocka_unit_test(damaged_texts_are_refused),
        cmocka_unit_test(nesting_is_limited),
    };
    return cmocka_run_group_tests(tests, NULL, release);
}
