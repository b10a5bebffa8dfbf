/* test_names.c - names without quotes: the readings of texts when the known names contain blanks, operators and
 * keywords; also in long texts and with many names. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "expr/scope.h"

#include <string.h>

static Arena *arena;

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    exprs_release();
    names_release();
    arena_free(arena);
    return 0;
}

static const NameScope *engine;

static const NameScope *behind(void *context, const void *what)
{
    (void)context;
    return strcmp(what, "engine") == 0 ? engine : NULL;
}

/* A scope of names separated by bars; `engine` has the members `fuel flow`, `in` and `fuel`. */
static const NameScope *scope_of(const char *names)
{
    NameScope *inner = scope_new(arena, NULL, NULL), *scope = scope_new(arena, behind, NULL);
    scope_add(inner, "fuel flow", NULL);
    scope_add(inner, "in", NULL);
    scope_add(inner, "fuel", NULL);
    scope_complete(inner, NULL);
    engine = inner;
    while (*names) {
        const size_t length = strcspn(names, "|");
        const char *name = arena_copy(arena, names, length);
        scope_add(scope, name, name);
        names += length + (names[length] == '|');
    }
    scope_complete(scope, NULL);
    return scope;
}

/* The text of the equations with quotes; of an ambiguous text both readings; of a wrong text the mistake. */
static const char *reading_of(const char *names, const char *text)
{
    EquationList equations;
    ParseError error;
    Text told = text_new(arena);
    if (!parse_equations(arena, text, scope_of(names), &equations, &error)) {
        if (error.readings[0])
            return arena_format(arena, "%s or %s", error.readings[0], error.readings[1]);
        return arena_format(arena, "column %d: found %s", error.column, error.found);
    }
    for (int i = 0; i < equations.count; i++) {
        const EquationNode *equation = equations.at[i];
        text_add(&told, i ? "; " : "");
        for (int k = 0; k < equation->conditions.count; k++) {
            text_add(&told, "if ");
            expr_print(&told, equation->conditions.at[k]);
            text_add(&told, " ... ");
        }
        for (int k = 0; k < equation->indices.count; k++) {
            text_add(&told, "for ");
            expr_print(&told, equation->indices.at[k]);
            text_add(&told, " ... ");
        }
        if (equation->left)
            expr_print(&told, equation->left);
        text_add(&told, equation->right ? " = " : "");
        if (equation->right)
            expr_print(&told, equation->right);
    }
    return told.at;
}

static const struct {
    const char *names, *text, *reading;
} cases[] = {
    {"flow rate|total volume", "flow rate = total volume/time", "'flow rate' = 'total volume'/time"},
    {"flow rate|total volume", "flow  rate=total\n\tvolume /time", "'flow rate' = 'total volume'/time"},
    {"flow rate", "flow\xC2\xA0rate = 1", "'flow rate' = 1"},
    {"flow rate|y", "flow rates = y", "column 6: found 'rates'"},
    {"flow rate|y", "overflow rate = y", "column 10: found 'rate'"},
    {"Wärmestrom|T innen|T außen|k", "Wärmestrom = k*(T innen - T außen)",
     "'Wärmestrom' = k*('T innen' - 'T außen')"},
    {"mass-flow|a|b", "mass-flow = a*b", "'mass-flow' = a*b"},
    {"mass-flow|mass", "mass-flow = 1", "'mass-flow' = 1"},
    {"mass-flow|mass|flow", "mass - flow = 1", "mass - flow = 1"},
    {"mass-flow|mass|flow", "mass-flow = 1", "'mass-flow' or 'mass'-'flow'"},
    {"mass-flow|mass|flow", "'mass-flow' = 'mass'-'flow'", "'mass-flow' = mass - flow"},
    {"mass-flow|mass|flow", "'mass' -flow = 1", "mass - flow = 1"},
    {"R&D cost|dP/dt|x (m)|y", "y = R&D cost + dP/dt*x (m)", "y = 'R&D cost' + 'dP/dt'*'x (m)'"},
    {"x (m)|x|m|y", "y = x (m)", "y = 'x (m)'"},
    {"sin (m)|m|y", "y = sin (m)", "'sin (m)' or sin ('m')"},
    {"2nd stage mass|y", "y = 2*2nd stage mass", "y = 2*'2nd stage mass'"},
    {"in|y", "in = 2*in; for i in 1:3 loop y = in; end for", "'in' = 2*'in'; for i in 1:3 ... "},
    {"T in|T|y", "for T in 1:3 loop y = T in; end for", "for T in 1:3 ... "},
    {"T in|T|y", "y = sum(T in for T in 1:3)", "y = sum('T in' for T in 1:3)"},
    {"if valve open|valve open|y", "y = if valve open then 1 else 2", "y = if 'valve open' then 1 else 2"},
    {"if valve open|valve open|y", "y = if valve open", "y = 'if valve open'"},
    {"if-value|y", "y = if if-value > 0 then 1 else if-value", "y = if 'if-value' > 0 then 1 else 'if-value'"},
    {"not ready|ready|y", "y = not ready", "'not ready' or not 'ready'"},
    {"not ready|y", "y = not ready", "y = 'not ready'"},
    {"true|y", "y = true", "'true' or true"},
    {"a b|a b c|y", "y = a b c - a b", "y = 'a b c' - 'a b'"},
    {"a-b|b-c|a|c|y", "y = a-b-c", "'a-b' or 'a'-'b-c'"},
    {"a-b|c|y", "y = a-b-c", "y = 'a-b' - c"},
    {"A+|A|b|y", "y = A+b", "y = A + b"},
    {"A+|b|y", "y = A+ + b", "y = 'A+' + b"},
    {"engine|flow|y", "y = engine.fuel flow", "y = engine.'fuel flow'"},
    {"engine|flow|y", "y = engine.in - engine.fuel", "y = engine.in - engine.fuel"},
    {"engine|fuel flow|y", "y = engine[2].fuel flow + fuel flow", "y = engine[2].'fuel flow' + 'fuel flow'"},
    {"engine|i|y", "y = engine[i + 1].fuel flow", "y = engine[i + 1].'fuel flow'"},
    {"engine|y", "y = fuel flow", "column 10: found 'flow'"},
    {"engine.fuel|engine|y", "y = engine.fuel", "'engine.fuel' or 'engine'.'fuel'"},
    {"engine.fuel|engine|y", "y = engine.fuel flow", "y = engine.'fuel flow'"},
    {"x y|x", "der(x y) = -x y", "der('x y') = -'x y'"},
    {"end value|x|value", "x[end] = end value", "x[end] = 'end value'"},
    {"1|+|y", "y = 1 + 1", "y = 1 + 1"},
    {"a // b|a|y", "y = a // b", "'a // b' or 'a'"},
    {"a*b|a|b|y", "y = 2 + 3*a*b", "'a*b' or 'a'*'b'"},
    {"f (x)|x|y", "y = \"f (x)\"", "y = \"f (x)\""},
};

static void readings(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *reading = reading_of(cases[i].names, cases[i].text);
        if (strcmp(reading, cases[i].reading) != 0)
            fail_msg("'%s' is read as %s, not as %s", cases[i].text, reading, cases[i].reading);
    }
}

/* Names that are beginnings of other names, up to forty words long, and a sum of all of them. */
static void many_names(void **state)
{
    (void)state;
    enum { NAMES = 3000, WORDS = 40 };
    NameScope *scope = scope_new(arena, NULL, NULL);
    Text text = text_new(arena);
    text_add(&text, "y = ");
    for (int i = 0; i < NAMES; i++) {
        Text name = text_new(arena);
        text_format(&name, "p%d", i / WORDS);
        for (int k = 0; k < i % WORDS; k++)
            text_add(&name, k % 2 ? " of" : "-it");
        scope_add(scope, name.at, NULL);
        text_format(&text, "%s%s", i ? " + " : "", name.at);
    }
    scope_complete(scope, NULL);
    EquationList equations;
    ParseError error;
    assert_true(parse_equations(arena, text.at, scope, &equations, &error));
    const Expr sum = equations.at[0]->right;
    assert_int_equal(sum->count, NAMES);
    assert_string_equal(sum->at[WORDS + 1]->name->text, "'p1-it'");
    assert_string_equal(sum->at[2 * WORDS + 3]->name->text, "'p2-it of-it'");
}

/* Many names with a second reading, in a text without one: with too many, the search ends before the last. */
static void many_readings(void **state)
{
    (void)state;
    enum { FEW = 150, MANY = 250 };
    for (int count = FEW; count <= MANY; count += MANY - FEW) {
        Text text = text_new(arena);
        text_add(&text, "y = ");
        for (int i = 0; i < count; i++)
            text_add(&text, "T in + ");
        text_add(&text, "a-b");
        const char *wanted = count == FEW ? "'a-b' or 'a'-'b'"
                                          : "column 5: found more names without quotes than can be told apart";
        assert_string_equal(reading_of("T in|T|a-b|a|b|y", text.at), wanted);
    }
}

static void names_of_a_path(void **state)
{
    (void)state;
    static const char *const names[] = {"cell", "'a.b\\'c'", "'d'", "v"};
    const char *path = "cell.'a.b\\'c'.'d'.v";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_string_equal(identifier_next(&path)->text, names[i]);
    assert_string_equal(path, "");
    assert_int_equal(identifier_length("'open"), strlen("'open"));
}

static void statements_within_others(void **state)
{
    (void)state;
    static const char text[] =
        "a := 1; if c then b := 2; for i in 1:2 loop d := i; end for; else e := 3; end if; f := 4";
    static const char *const wanted[] = {"a", NULL, "b", "i", "d", "e", "f"};
    StatementList statements = {0};
    ParseError error = {0};
    assert_true(parse_statements(arena, text, NULL, &statements, &error));
    const StatementList all = statements_all(arena, &statements);
    assert_int_equal(all.count, sizeof wanted / sizeof *wanted);
    for (int i = 0; i < all.count; i++)
        assert_ptr_equal(all.at[i]->target ? all.at[i]->target->name : NULL, wanted[i] ? name_of(wanted[i]) : NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_of_a_path),
        cmocka_unit_test(statements_within_others),
        cmocka_unit_test(readings),
        cmocka_unit_test(many_names),
        cmocka_unit_test(many_readings),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
