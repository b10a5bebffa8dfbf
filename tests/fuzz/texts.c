/* texts.c - fuzz target: reads a text as an expression, as equations and as statements, with and without known names.
 *
 * A text that can be read is printed with quotes and read again without known names, which must give the same. */
#include "fuzz.h"

#include "expr/scope.h"

#include <string.h>

static Arena *arena;
static const NameScope *scope; /* the known names; NULL: none */

static const NameScope *behind(void *context, const void *what)
{
    (void)what;
    return context;
}

/* Names that contain blanks, signs and keywords, and that are beginnings or combinations of other names. */
static const NameScope *some_names(void)
{
    static const char *const names[] = {"x", "a", "b", "a-b", "a b", "if a", "not x", "in", "end", "true", "x (m)",
                                        "2nd x", "x.a", "b\\", "A+", "a in", "sin(x)"};
    NameScope *inner = scope_new(arena, NULL, NULL), *outer = scope_new(arena, behind, inner);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        scope_add(inner, names[i], NULL);
        scope_add(outer, names[i], names[i]);
    }
    scope_complete(inner, NULL);
    scope_complete(outer, NULL);
    return outer;
}

static void explain(const char *text, const ParseError *error)
{
    require(error->line > 0 && error->column > 0 && error->found && error->expected);
    require(parse_error_excerpt(arena, text, error) != NULL);
}

static void read_expression(const char *text)
{
    Expr drawn, again;
    ParseError error;
    if (!parse_expression(arena, text, scope, &drawn, &error)) {
        explain(text, &error);
        return;
    }
    require(parse_expression(arena, expr_text(arena, drawn), NULL, &again, &error) && again == drawn);
    expr_fold(drawn);
}

static void read_equations(const char *text)
{
    EquationList equations;
    ParseError error;
    if (!parse_equations(arena, text, scope, &equations, &error))
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
    if (!parse_statements(arena, text, scope, &drawn, &error)) {
        explain(text, &error);
        return;
    }
    const char *once = printed(&drawn);
    require(parse_statements(arena, once, NULL, &again, &error));
    require(strcmp(printed(&again), once) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    if (!arena)
        arena = arena_new();
    const char *text = arena_copy(arena, (const char *)bytes, length);
    for (int knows_names = 0; knows_names < 2; knows_names++) {
        scope = knows_names ? some_names() : NULL;
        read_expression(text);
        read_equations(text);
        read_statements(text);
    }
    exprs_reset();
    names_reset();
    arena_reset(arena);
    return 0;
}
