/* texts.c - fuzz target: a text read as an expression, as equations and as statements.
 *
 * What can be read is printed and read again: that must give the same. */
#include "fuzz.h"

#include "expr/expr.h"

#include <string.h>

static Arena *arena;

static void explain(const char *text, const ParseError *error)
{
    require(error->line > 0 && error->column > 0 && error->found && error->expected);
    require(parse_error_excerpt(arena, text, error) != NULL);
}

static void read_expression(const char *text)
{
    Expr drawn, again;
    ParseError error;
    if (!parse_expression(arena, text, &drawn, &error)) {
        explain(text, &error);
        return;
    }
    require(parse_expression(arena, expr_text(arena, drawn), &again, &error) && again == drawn);
    expr_fold(drawn);
}

static void read_equations(const char *text)
{
    EquationList equations;
    ParseError error;
    if (!parse_equations(arena, text, &equations, &error))
        explain(text, &error);
}

static const char *printed(const StatementList *statements)
{
    Text text = text_new(arena);
    text_add(&text, "");
    statements_print(&text, statements, 0);
    return text.at;
}

static void read_statements(const char *text)
{
    StatementList drawn, again;
    ParseError error;
    if (!parse_statements(arena, text, &drawn, &error)) {
        explain(text, &error);
        return;
    }
    const char *once = printed(&drawn);
    require(parse_statements(arena, once, &again, &error));
    require(strcmp(printed(&again), once) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    if (!arena)
        arena = arena_new();
    const char *text = arena_copy(arena, (const char *)bytes, length);
    read_expression(text);
    read_equations(text);
    read_statements(text);
    exprs_reset();
    names_reset();
    arena_reset(arena);
    return 0;
}
