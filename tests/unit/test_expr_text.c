/* test_expr_text.c - runs the cases in tests/text. A case is a group of lines: "operation: input", then the expected
 * result.
 *
 * \n in an input is a line break, \t a tab. Lines that start with # are comments; blank lines separate the groups.
 * Operations: parse, tree, type, fold, value, derive VARIABLE, rate VARIABLE, solve VARIABLE, linear VARIABLE,
 * equations, statements, error (of equations), error in expression, error in statements, excerpt.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "expr/expr.h"

static const char *const files[] = {"tests/text/parse.txt", "tests/text/errors.txt", "tests/text/fold.txt",
                                    "tests/text/statements.txt",
                                    "tests/text/differentiate.txt", "tests/text/solve.txt"};

static const char *const op_names[] = {
#define OP(name, ...) #name,
#include "expr/ops.def"
#undef OP
};

typedef struct {
    Arena *arena;
    const char *file, *operand, *input;
    int line;
    Text out;
} Case;

static Expr parsed_text(Case *c, const char *input)
{
    ParseError error;
    Expr e = NULL;
    if (!parse_expression(c->arena, input, NULL, &e, &error))
        fail_msg("%s:%d: '%s' column %d: found %s, expected %s", c->file, c->line, input, error.column, error.found,
                 error.expected);
    return e;
}

static Expr parsed(Case *c)
{
    return parsed_text(c, c->input);
}

static void print_line(Case *c, Expr e)
{
    expr_print(&c->out, e);
    text_add_char(&c->out, '\n');
}

static void run_parse(Case *c)
{
    Expr e = parsed(c);
    print_line(c, e);
    assert_ptr_equal(parsed_text(c, expr_text(c->arena, e)), e);
}

static void tree(Text *out, Expr e)
{
    text_format(out, "%s", op_names[e->op]);
    char digits[32];
    if (e->op == OP_NUMBER)
        text_format(out, " %s", number_print(e->number, digits));
    if (e->name)
        text_format(out, " %s", e->name->text);
    for (int i = 0; i < e->count; i++) {
        text_add(out, i ? ", " : "(");
        tree(out, e->at[i]);
    }
    if (e->count)
        text_add(out, ")");
}

static void run_tree(Case *c)
{
    tree(&c->out, parsed(c));
    text_add_char(&c->out, '\n');
}

static void run_type(Case *c)
{
    static const char *const types[] = {"real", "integer", "boolean", "string", "unknown"};
    text_format(&c->out, "%s\n", types[parsed(c)->type]);
}

static void run_fold(Case *c)
{
    Expr e = expr_fold(parsed(c));
    print_line(c, e);
    assert_ptr_equal(expr_fold(e), e);
}

static void run_value(Case *c)
{
    char digits[32];
    text_format(&c->out, "%s\n", number_print(expr_evaluate(parsed(c), 10, NULL, NULL), digits));
}

static Expr operand(const Case *c)
{
    return strcmp(c->operand, "time") == 0 ? expr_time() : expr_variable(name_of(c->operand), TYPE_REAL);
}

static void print_derivative(Case *c, Expr derivative, Expr culprit)
{
    if (!derivative)
        text_format(&c->out, "unknown: ");
    print_line(c, derivative ? derivative : culprit);
}

static void run_derive(Case *c)
{
    Expr culprit = NULL, derivative = expr_differentiate(parsed(c), operand(c), &culprit);
    print_derivative(c, derivative, culprit);
}

/* The rate of a variable: d(v) for the operand v, 0 for all others. */
static Expr rate_of(void *context, Expr variable)
{
    if (variable != operand(context))
        return expr_integer(0);
    return expr_raw(OP_CALL, name_of("d"), 1, &variable);
}

static void run_rate(Case *c)
{
    Expr culprit = NULL, derivative = expr_time_derivative(parsed(c), rate_of, c, &culprit);
    print_derivative(c, derivative, culprit);
}

static EquationNode *first_equation(Case *c)
{
    EquationList equations;
    ParseError error;
    if (!parse_equations(c->arena, c->input, NULL, &equations, &error))
        fail_msg("%s:%d: '%s' column %d: found %s, expected %s", c->file, c->line, c->input, error.column, error.found,
                 error.expected);
    return equations.at[0];
}

static void run_solve(Case *c)
{
    const EquationNode *equation = first_equation(c);
    Solution s = expr_solve(equation->left, equation->right, operand(c));
    if (s.solvability == SOLVE_NOT) {
        text_add(&c->out, "not\n");
        return;
    }
    assert_int_equal(s.solvability == SOLVE_DIVIDED, s.divisor != NULL);
    print_line(c, s.result);
    if (s.divisor) {
        text_add(&c->out, "divisor: ");
        print_line(c, s.divisor);
    }
}

static void run_linear(Case *c)
{
    Expr coefficient, rest;
    if (!expr_linear(parsed(c), operand(c), &coefficient, &rest)) {
        text_add(&c->out, "not\n");
        return;
    }
    print_line(c, coefficient);
    print_line(c, rest);
}

static void print_equations(Case *c, const EquationList *equations, int depth)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *e = equations->at[i];
        text_format(&c->out, "%*s%d:%d ", 2 * depth, "", e->line, e->column);
        if (e->kind == EQUATION_IF || e->kind == EQUATION_WHEN) {
            text_format(&c->out, "%s | %s\n", e->kind == EQUATION_IF ? "if" : "when", e->text);
            for (int k = 0; k < e->branches.count; k++) {
                text_format(&c->out, "%*s", 2 * depth + 2, "");
                if (k < e->conditions.count)
                    print_line(c, e->conditions.at[k]);
                else
                    text_add(&c->out, "else\n");
                print_equations(c, &e->branches.at[k], depth + 2);
            }
            continue;
        }
        if (e->kind == EQUATION_FOR) {
            text_format(&c->out, "for | %s\n", e->text);
            for (int k = 0; k < e->indices.count; k++) {
                text_format(&c->out, "%*s", 2 * depth + 2, "");
                print_line(c, e->indices.at[k]);
            }
            print_equations(c, &e->branches.at[0], depth + 2);
            continue;
        }
        text_add(&c->out, e->kind == EQUATION_CALL ? "call " : "");
        expr_print(&c->out, e->left);
        if (e->kind == EQUATION_EQUAL) {
            text_add(&c->out, " = ");
            expr_print(&c->out, e->right);
        }
        text_format(&c->out, " | %s\n", e->text);
    }
}

static void run_equations(Case *c)
{
    first_equation(c);
    EquationList equations;
    ParseError error;
    parse_equations(c->arena, c->input, NULL, &equations, &error);
    print_equations(c, &equations, 0);
}

static void print_places(Case *c, const StatementList *statements, int depth)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        text_format(&c->out, "%*s%d:%d | %s\n", 2 * depth, "", s->line, s->column, s->text);
        for (int k = 0; k < s->branches.count; k++)
            print_places(c, &s->branches.at[k], depth + 1);
    }
}

static void run_statements(Case *c)
{
    StatementList statements;
    ParseError error;
    if (!parse_statements(c->arena, c->input, NULL, &statements, &error))
        fail_msg("%s:%d: '%s' column %d: found %s, expected %s", c->file, c->line, c->input, error.column, error.found,
                 error.expected);
    text_add(&c->out, "");
    statements_print(&c->out, &statements, 0);
    print_places(c, &statements, 0);
}

static ParseError mistake(Case *c)
{
    EquationList equations;
    StatementList statements;
    ParseError error;
    Expr e;
    const char *in = c->operand, *text = c->input;
    bool right = strcmp(in, "in expression") == 0   ? parse_expression(c->arena, text, NULL, &e, &error)
                 : strcmp(in, "in statements") == 0 ? parse_statements(c->arena, text, NULL, &statements, &error)
                                                    : parse_equations(c->arena, text, NULL, &equations, &error);
    if (right)
        fail_msg("%s:%d: no error in '%s'", c->file, c->line, c->input);
    return error;
}

static void run_error(Case *c)
{
    ParseError error = mistake(c);
    text_format(&c->out, "%d:%d found %s, expected %s\n", error.line, error.column, error.found, error.expected);
    if (error.hint)
        text_format(&c->out, "%s\n", error.hint);
}

static void run_excerpt(Case *c)
{
    ParseError error = mistake(c);
    text_format(&c->out, "%s\n", parse_error_excerpt(c->arena, c->input, &error));
}

static const struct {
    const char *name;
    void (*run)(Case *c);
} operations[] = {{"parse", run_parse},   {"tree", run_tree},     {"type", run_type},     {"fold", run_fold},
                  {"value", run_value},   {"derive", run_derive}, {"rate", run_rate},     {"solve", run_solve},
                  {"linear", run_linear}, {"equations", run_equations}, {"statements", run_statements},
                  {"error", run_error}, {"excerpt", run_excerpt}};

static const char *with_breaks(Arena *arena, const char *line)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (; *line; line++) {
        bool escaped = line[0] == '\\' && (line[1] == 'n' || line[1] == 't');
        text_add_char(&text, !escaped ? *line : line[1] == 'n' ? '\n' : '\t');
        line += escaped;
    }
    return text.at;
}

static bool run_case(Case *c, char *first, const char *expected)
{
    char *colon = strchr(first, ':');
    if (!colon)
        fail_msg("%s:%d: no operation", c->file, c->line);
    *colon = '\0';
    c->input = with_breaks(c->arena, colon + 1 + (colon[1] == ' '));
    size_t length = strcspn(first, " ");
    c->operand = first[length] ? first + length + 1 : "";
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
        if (strlen(operations[i].name) == length && strncmp(first, operations[i].name, length) == 0) {
            operations[i].run(c);
            if (strcmp(c->out.at, expected) == 0)
                return true;
            print_error("%s:%d: %s:%s\n-- expected\n%s-- got\n%s", c->file, c->line, first, colon + 1, expected,
                        c->out.at);
            return false;
        }
    fail_msg("%s:%d: unknown operation '%s'", c->file, c->line, first);
    return false;
}

/* Reads a group: its first line into `first`, the expected lines into `expected`. False at the end of the file. */
static bool read_group(FILE *stream, int *line, int *first_line, char *first, size_t size, Text *expected)
{
    char buffer[1024];
    bool started = false;
    text_add(expected, "");
    while (fgets(buffer, sizeof buffer, stream)) {
        ++*line;
        if (buffer[0] == '#')
            continue;
        if (buffer[0] == '\n') {
            if (started)
                return true;
            continue;
        }
        if (started) {
            text_add(expected, buffer);
            continue;
        }
        started = true;
        *first_line = *line;
        buffer[strcspn(buffer, "\n")] = '\0';
        snprintf(first, size, "%s", buffer);
    }
    return started;
}

static void run_file(void **state)
{
    const char *file = *state;
    FILE *stream = fopen(file, "r");
    if (!stream)
        fail_msg("%s cannot be read; run from the repository's root", file);
    int line = 0, first_line = 0, failures = 0, cases = 0;
    char first[1024];
    for (;;) {
        Arena *arena = arena_new();
        Text expected = text_new(arena);
        bool more = read_group(stream, &line, &first_line, first, sizeof first, &expected);
        if (more) {
            Case c = {.arena = arena, .file = file, .line = first_line, .out = text_new(arena)};
            failures += !run_case(&c, first, expected.at);
            cases++;
        }
        arena_free(arena);
        if (!more)
            break;
    }
    fclose(stream);
    assert_int_equal(failures, 0);
    assert_true(cases > 0);
}

static int release(void **state)
{
    (void)state;
    exprs_release();
    names_release();
    return 0;
}

int main(void)
{
    struct CMUnitTest tests[sizeof files / sizeof *files];
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        tests[i] =
            (struct CMUnitTest){.name = files[i], .test_func = run_file, .initial_state = (void *)(uintptr_t)files[i]};
    return cmocka_run_group_tests(tests, NULL, release);
}
