/* test_emit.c - translation of names, expressions and templates to C. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/emit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int begin(void **state)
{
    *state = arena_new();
    return 0;
}

static int end(void **state)
{
    exprs_release();
    names_release();
    arena_free(*state);
    return 0;
}

/* ---- names ---- */

static bool is_identifier(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char rest[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    return text[0] && strchr(letters, text[0]) && strspn(text, rest) == strlen(text);
}

static void plain_names_stay(void **state)
{
    CScope *scope = cscope_within(*state, NULL);
    static const char *const names[] = {"T", "surface", "der_T", "x1", "a_b"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_string_equal(cscope_fresh(scope, names[i]), names[i]);
}

static void names_are_identifiers(void **state)
{
    CScope *scope = cscope_within(*state, NULL);
    static const char *const names[] = {
        "",     "1st",   "'my part'", "a.b",   "a_b",   "_Reserved",  "__x",      "in",
        "int",  "class", "operator",  "sin",   "m",     "model_info", "\xcf\x89", "\xc3\xa4",
        "a\nb", "*/",    "\"",        "x[3]",  "x[3",   "exp",        "NULL",     "time",
        "bool", "y1",    "gamma",     "linux", "'\\''", "der(x)",     "status",   "EOF"};
    enum { COUNT = sizeof names / sizeof *names };
    const char *identifiers[COUNT];
    for (int i = 0; i < COUNT; i++) {
        identifiers[i] = cscope_fresh(scope, names[i]);
        assert_true(is_identifier(identifiers[i]));
        assert_false(c_is_reserved(identifiers[i], false));
        for (int k = 0; k < i; k++)
            assert_string_not_equal(identifiers[i], identifiers[k]);
    }
    assert_string_equal(identifiers[2], "my_part");
    assert_string_equal(identifiers[14], "omega");
    assert_string_equal(identifiers[9], "class_");
}

static void members_may_be_named_like_functions(void **state)
{
    CScope *scope = cscope_members(*state);
    assert_string_equal(cscope_fresh(scope, "sin"), "sin");
    assert_string_equal(cscope_fresh(scope, "y1"), "y1");
    assert_string_equal(cscope_fresh(scope, "in"), "in");
    assert_string_equal(cscope_fresh(scope, "double"), "double_");
    assert_string_equal(cscope_fresh(scope, "operator"), "operator_");
}

static void many_names_stay_different(void **state)
{
    enum { COUNT = 2000 };
    CScope *scope = cscope_within(*state, NULL);
    Map *seen = map_new(*state);
    static const char alphabet[] = "ab_.1'-\xce";
    srand(7);
    for (int i = 0; i < COUNT; i++) {
        char name[8] = "";
        for (int k = 0; k < 1 + i % 7; k++)
            name[k] = alphabet[rand() % 8];
        Name identifier = name_of(cscope_fresh(scope, name));
        Name given = name_of(name);
        int first = map_get(seen, identifier, -1);
        assert_true(first < 0 || first == (int)given->id);
        map_put(seen, identifier, (int)given->id);
        assert_true(is_identifier(identifier->text));
    }
}

static void reserved_words_are_found(void **state)
{
    (void)state;
    static const char *const words[] = {"auto", "while", "xor_eq", "co_await", "DBL_MAX", "unix"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        assert_true(c_is_reserved(words[i], true));
        assert_true(c_is_reserved(words[i], false));
    }
    static const char *const functions[] = {"LoopFunction", "z", "sqrt", "model_fail", "ynl", "are_equal"};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        assert_false(c_is_reserved(functions[i], true));
        assert_true(c_is_reserved(functions[i], false));
    }
}

static void enumerators_are_words(void **state)
{
    assert_string_equal(c_capitals(*state, "bedHeater_sF"), "BED_HEATER_SF");
    assert_string_equal(c_capitals(*state, "rod.T[3]"), "ROD_T_3");
    assert_string_equal(c_capitals(*state, "\u03c9"), "OMEGA");
    assert_string_equal(c_capitals(*state, "2nd"), "N2ND");
}

/* Names of positions are reserved without a scope; names of the model that equal one are changed. */
static void positions_are_reserved(void **state)
{
    CScope *scope = cscope_within(*state, NULL);
    assert_string_equal(cscope_fresh(scope, "EQ_E1"), "nEQ_E1");
    assert_string_equal(cscope_fresh(scope, "MODEL_OK"), "nMODEL_OK");
    assert_string_equal(cscope_fresh(scope, "D_0"), "D_0");
    assert_true(cscope_has(scope, "D_0"));
    assert_false(cscope_has(scope, "D_1"));
    assert_string_equal(cscope_fresh(cscope_members(*state), "EQ_E1"), "EQ_E1");
}

/* Names of many lengths that differ only behind their middle; some look like shortened ones. */
static void long_names_are_shortened(void **state)
{
    for (int longest = C_LONGEST_EXTERNAL; longest <= C_LONGEST; longest += C_LONGEST - C_LONGEST_EXTERNAL) {
        CScope *scope = cscope_within(*state, NULL);
        Map *seen = map_new(*state);
        for (int i = 0; i < 3000; i++) {
            const int zeros = i % 90;
            const char *wish = arena_format(*state, "of_%0*d_the_pump%s", zeros, i / 90, i % 2 ? "_speed" : "Speed");
            const char *identifier = cscope_fresh_within(scope, wish, longest);
            assert_true(strlen(identifier) <= (size_t)longest);
            assert_true(strlen(wish) > (size_t)longest || map_get(seen, name_of(wish), -1) >= 0 ||
                        strcmp(identifier, wish) == 0);
            assert_int_equal(map_get(seen, name_of(identifier), -1), -1);
            map_put(seen, name_of(identifier), i);
        }
    }
    CScope *scope = cscope_within(*state, NULL);
    const char *path = "vehicle_powertrain_battery_pack_left_module_of_cells_cooling_plate_inlet_temperature";
    assert_string_equal(cscope_fresh(scope, path), "vehicle_powertrain_battery_pack_left_mo_plate_inlet_temperature");
    assert_string_equal(cscope_fresh(scope, path), "vehicle_powertrain_battery_pack_left_plate_inlet_temperature_2");
    assert_string_equal(cscope_fresh_within(scope, path, C_LONGEST_EXTERNAL), "vehicle_powertrain_temperature");
}

static void inner_scopes_see_outer_ones(void **state)
{
    CScope *outer = cscope_within(*state, NULL);
    assert_string_equal(cscope_fresh(outer, "solve"), "solve");
    CScope *inner = cscope_within(*state, outer);
    assert_string_equal(cscope_fresh(inner, "solve"), "solve_2");
    assert_string_equal(cscope_fresh(inner, "solve"), "solve_3");
}

/* ---- strings and comments ---- */

static void strings_are_escaped(void **state)
{
    assert_string_equal(c_string(*state, "a\"b\\c"), "a\\\"b\\\\c");
    assert_string_equal(c_string(*state, "x\ny\tz"), "x\\ny\\tz");
    assert_string_equal(c_string(*state, "what?\?/"), "what?\\?/");
    assert_string_equal(c_string(*state, "\x01" "1"), "\\0011");
    assert_string_equal(c_string(*state, "\xc3\xa4"), "\xc3\xa4");
    assert_string_equal(c_string(*state, "a\xe2\x80\xae" "b"), "a\\342\\200\\256b");
    assert_string_equal(c_comment(*state, "a\xe2\x81\xa6" "b"), "a b");
    char *longest = arena_alloc(*state, 10001);
    memset(longest, 'x', 10000);
    assert_true(strlen(c_string(*state, longest)) < 4095);
}

static void comments_cannot_end(void **state)
{
    static const char *const hostile[] = {"*/ int x;", "/* nested */", "a*\n/b", "?\?/",   "*",
                                          "/",         "\\",           "**//",   "*\x01/", "//"};
    for (size_t i = 0; i < sizeof hostile / sizeof *hostile; i++) {
        const char *safe = arena_format(*state, "/* %s */", c_comment(*state, hostile[i]));
        assert_true(strstr(safe, "*/") == safe + strlen(safe) - 2);
        assert_null(strstr(safe + 2, "/*"));
        assert_null(strstr(safe, "?\?"));
        assert_null(strchr(safe, '\n'));
    }
}

/* ---- expressions ---- */

static const char *const modes[] = {NULL, "Mode_idle", "Mode_busy"};
static const CEnumeration mode = {.type = "Mode", .values = modes, .count = 3};

static const Code *leaf(void *context, Expr e, CStored *stored)
{
    const char *name = e->op == OP_VARIABLE ? e->name->text : "";
    *stored = (CStored){.is_truth = strcmp(name, "isOn") == 0,
                        .enumeration = strncmp(name, "mode", 4) == 0 ? &mode : NULL};
    const char *words = e->op == OP_VARIABLE ? e->name->text : e->op == OP_TIME ? "m->time" : NULL;
    return words ? code_words(context, words) : NULL;
}

static const char *printed(Arena *arena, Expr e, CStored as)
{
    CodeDraft draft = code_draft(arena);
    c_print(&draft, e, as, leaf, arena);
    return code_text(arena, code_done(&draft));
}

static const char *c_of(Arena *arena, const char *source)
{
    Expr e = NULL;
    ParseError error;
    assert_true(parse_expression(arena, source, NULL, &e, &error));
    return printed(arena, e, c_is_truth(e) ? C_TRUTH : C_NUMBER);
}

static void expressions_become_c(void **state)
{
    static const struct {
        const char *source, *code;
    } cases[] = {
        {"a + b*c", "a + b * c"},
        {"(a + b)*c", "(a + b) * c"},
        {"a - (b - c)", "a - (b - c)"},
        {"a - b - c", "a - b - c"},
        {"a/b*c", "a / b * c"},
        {"a*(b/c)", "a * (b / c)"},
        {"a/(b*c)", "a / (b * c)"},
        {"-a*b", "-a * b"},
        {"a + (-b)", "a - b"},
        {"a - (-b)", "a + b"},
        {"a*(-b)", "a * (-b)"},
        {"2*x", "2.0 * x"},
        {"1e-9 + 1e300 + 0.1", "1e-09 + 1e+300 + 0.1"},
        {"x^2", "x * x"},
        {"y/x^2", "y / (x * x)"},
        {"x^(-1)", "1.0 / x"},
        {"(x + y)^2", "pow(x + y, 2.0)"},
        {"x^2.5", "pow(x, 2.5)"},
        {"sin(x) + time", "sin(x) + m->time"},
        {"abs(min(x, y))", "fabs(smaller(x, y))"},
        {"mod(x, 2) + rem(x, y)", "modulo(x, 2.0) + truncated_remainder(x, y)"},
        {"if x > 0 then y else -y", "x > 0.0 ? y : -y"},
        {"1 + (if x > 0 then y else z)", "1.0 + (x > 0.0 ? y : z)"},
        {"if x == y then 1 else 2", "are_equal(x, y) ? 1.0 : 2.0"},
        {"if x <> y then 1 else 2", "!are_equal(x, y) ? 1.0 : 2.0"},
        {"if a > b and (x > 0 or not y < 1) then 1 else 0", "a > b && (x > 0.0 || !(y < 1.0)) ? 1.0 : 0.0"},
        {"x > y", "x > y"},
        {"noEvent(x) + smooth(1, y)", "x + y"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(c_of(*state, cases[i].source), cases[i].code);
}

static void truths_become_numbers(void **state)
{
    Expr e = NULL;
    ParseError error;
    assert_true(parse_expression(*state, "x > y", NULL, &e, &error));
    assert_string_equal(printed(*state, e, C_NUMBER), "x > y ? 1.0 : 0.0");
}

static void enumerations_have_names(void **state)
{
    static const struct {
        const char *source, *text;
        bool is_mode;
    } cases[] = {
        {"mode == 2", "mode == Mode_busy", false},
        {"1 <> mode", "Mode_idle != mode", false},
        {"mode == modes", "mode == modes", false},
        {"mode == 3", "are_equal(mode, 3.0)", false},
        {"mode >= 2 and isOn", "mode >= Mode_busy && isOn", false},
        {"isOn == (x > 1)", "isOn == (x > 1.0)", false},
        {"if isOn then 1 else mode", "isOn ? Mode_idle : mode", true},
        {"if isOn then 2 else 0", "isOn ? Mode_busy : (enum Mode)0.0", true},
        {"x + 1", "(enum Mode)(x + 1.0)", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Expr e = NULL;
        ParseError error;
        assert_true(parse_expression(*state, cases[i].source, NULL, &e, &error));
        const CStored as = {.is_truth = c_is_truth(e), .enumeration = cases[i].is_mode ? &mode : NULL};
        assert_string_equal(printed(*state, e, as), cases[i].text);
    }
}

/* ---- built-in templates ---- */

static const char *number_of_lines(void)
{
    const EmbeddedFile *file = emit_embedded_file("templates/Makefile.in");
    return file->lines[0];
}

static void templates_are_filled(void **state)
{
    Record *record = record_new(*state, NULL);
    record_set(record, "name", "@name@ is not read again");
    record_list(record, "with_software");
    record_list(record, "with_events");
    record_list(record, "with_sparse");
    record_list(record, "with_inputs");
    record_list(record, "with_signals");
    record_either(record, "alone", "with_variants", true);
    Text text = text_new(*state);
    template_render(&text, NULL, "templates/Makefile.in", record);
    assert_non_null(strstr(text.at, "# Builds @name@ is not read again from"));
    assert_non_null(strstr(text.at, "-o $@ $(OBJECTS)"));
    assert_non_null(strstr(number_of_lines(), "@name@"));
}

static void lists_are_repeated(void **state)
{
    Record *record = record_new(*state, NULL);
    static const char *const fields[] = {"name",  "title", "version",  "source",   "qualified",
                                         "start", "stop",  "interval", "tolerance", "summary", "klu", "place"};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        record_set(record, fields[i], fields[i]);
    static const char *const lists[] = {"with_parameters", "with_software", "with_events",  "with_sparse",
                                        "with_inputs",     "with_signals",  "with_variants", "has_licences",
                                        "lacks_licences",  "has_verify",    "lacks_verify",  "has_details"};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        record_list(record, lists[i]);
    Record *list = record_add(record, "with_states");
    record_format(record_add(list, "more_states"), "count", "%d", 2);
    for (int i = 0; i < 2; i++) {
        Record *row = record_add(list, "states");
        record_format(row, "path", "x%d", i);
        record_set(row, "value", "1");
        record_set(row, "unit", "m");
        record_set(row, "reason", "");
    }
    Text text = text_new(*state);
    template_render(&text, NULL, "templates/README.md.in", record);
    assert_non_null(strstr(text.at, "| x0 | 1 | m |  |\n| x1 | 1 | m |  |\n"));
    assert_non_null(strstr(text.at, "These are the first of 2; `./name --list` shows all.\n"));
    assert_null(strstr(text.at, "## Constants"));
    assert_null(strstr(text.at, "@end@"));
}

/* An invalid template is a defect of the compiler, which aborts and prints the line of the template. */
static void unknown_fields_abort(void **state)
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        Text text = text_new(*state);
        template_render(&text, NULL, "templates/Makefile.in", record_new(*state, NULL));
        _exit(0);
    }
    close(ends[1]);
    char said[512] = "";
    size_t length = 0;
    for (ssize_t more; length < sizeof said - 1 && (more = read(ends[0], said + length, sizeof said - 1 - length)) > 0;)
        length += (size_t)more;
    close(ends[0]);
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) != 0);
    assert_true(length > 0);
    assert_non_null(strstr(said, "templates/Makefile.in:1: no field 'name'"));
}

/* ---- double and float ---- */

static const char *copied(Arena *arena, const char *words)
{
    Text text = text_new(arena);
    bool is_comment = false;
    c_copy(&text, words, strlen(words), &is_comment);
    assert_false(is_comment);
    return text.at;
}

static void words_become_those_of_float(void **state)
{
    static const char *const words[][2] = {
        {"static double half(const double *x)", "static float half(const float *x)"},
        {"fabs(x) * fmax(0.5, pow(x, 2.0))", "fabsf(x) * fmaxf(0.5f, powf(x, 2.0f))"},
        {"larger(x, sign_of(y)) + floor_of_x", "larger(x, sign_of(y)) + floor_of_x"},
        {"x2.y + m->fabs + doubled + 3 * i", "x2.y + m->fabs + doubled + 3 * i"},
        {"1e5 + 2.5e-3 - 0x1p4 + 65536U + 0xe - 1", "1e5f + 2.5e-3f - 0x1p4f + 65536U + 0xe - 1"},
        {"64.0 * 2.220446049250313e-16", "64.0f * 1.1920929e-7f"},
        {"(double)n; /* double 1.5, fabs(x) */ 1.5", "(float)n; /* double 1.5, fabs(x) */ 1.5f"},
        {"double x;        /* s */", "float x;         /* s */"},
    };
    Arena *floats = arena_new();
    arena_write_floats(floats);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        assert_string_equal(copied(floats, words[i][0]), words[i][1]);
        assert_string_equal(copied(*state, words[i][0]), words[i][0]);
    }
    arena_free(floats);
}

static void numbers_become_floats(void **state)
{
    static const struct {
        double number;
        const char *as_double, *as_float;
    } numbers[] = {{0.1, "0.1", "0.1f"},
                   {2, "2.0", "2.0f"},
                   {6.283185307179586, "6.283185307179586", "6.2831855f"},
                   {16777217, "16777217.0", "16777216.0f"},
                   {-1e-30, "-1e-30", "-1e-30f"},
                   {1e300, "1e+300", "3.4028235e+38f"}};
    Arena *floats = arena_new();
    arena_write_floats(floats);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        assert_string_equal(c_number_in(*state, numbers[i].number), numbers[i].as_double);
        assert_string_equal(c_number_in(floats, numbers[i].number), numbers[i].as_float);
    }
    assert_string_equal(c_function(floats, "sin"), "sinf");
    assert_string_equal(c_function(floats, "smaller"), "smaller");
    assert_string_equal(c_real(*state), "double");
    arena_free(floats);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(plain_names_stay, begin, end),
        cmocka_unit_test_setup_teardown(enumerators_are_words, begin, end),
        cmocka_unit_test_setup_teardown(positions_are_reserved, begin, end),
        cmocka_unit_test_setup_teardown(long_names_are_shortened, begin, end),
        cmocka_unit_test_setup_teardown(names_are_identifiers, begin, end),
        cmocka_unit_test_setup_teardown(members_may_be_named_like_functions, begin, end),
        cmocka_unit_test_setup_teardown(many_names_stay_different, begin, end),
        cmocka_unit_test_setup_teardown(reserved_words_are_found, begin, end),
        cmocka_unit_test_setup_teardown(inner_scopes_see_outer_ones, begin, end),
        cmocka_unit_test_setup_teardown(strings_are_escaped, begin, end),
        cmocka_unit_test_setup_teardown(comments_cannot_end, begin, end),
        cmocka_unit_test_setup_teardown(expressions_become_c, begin, end),
        cmocka_unit_test_setup_teardown(truths_become_numbers, begin, end),
        cmocka_unit_test_setup_teardown(enumerations_have_names, begin, end),
        cmocka_unit_test_setup_teardown(templates_are_filled, begin, end),
        cmocka_unit_test_setup_teardown(lists_are_repeated, begin, end),
        cmocka_unit_test_setup_teardown(words_become_those_of_float, begin, end),
        cmocka_unit_test_setup_teardown(numbers_become_floats, begin, end),
        cmocka_unit_test_setup_teardown(unknown_fields_abort, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
