/* test_emit_program.c - whole programs made from systems written as text: valid strict C, the same bytes each time. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/emit.h"
#include "system_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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
    diag_release();
    arena_free(*state);
    return 0;
}

/* The folder of the program made last. (program_of returns the text of all its files, one after the other.) */
static char folder[] = "/tmp/test_emit_XXXXXX";

static const char *program_of(Arena *arena, const char *text)
{
    const Causal *causal = causalize(arena, system_of_text(arena, text));
    assert_int_equal(diag_error_count(), 0);
    Text program = text_new(arena);
    Arena *scratch = arena_new();
    const Record *record = program_record(arena, scratch, causal, "test", false, false, NULL, NULL);
    for (const ProgramFile *file = program_files; file->suffix; file++) {
        const size_t before = program.length;
        template_render(&program, NULL, file->template_name, record);
        assert_true(file_write(arena, arena_format(arena, "%s/test%s", folder, file->suffix), program.at + before,
                               program.length - before));
    }
    arena_free(scratch);
    return program.at;
}

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    for (const ProgramFile *file = program_files; file->suffix; file++) {
        char path[sizeof folder + 32];
        snprintf(path, sizeof path, "%s/test%s", folder, file->suffix);
        unlink(path);
    }
    return rmdir(folder);
}

/* Compiles the program made last with the strictest warnings. The tests run in the project's root, which has
 * runtime/. */
static void assert_strict(Arena *arena)
{
    static const char flags[] =
        "-std=c11 -O1 -I. -Werror -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion "
        "-Wcast-qual -Wstrict-prototypes -Wmissing-prototypes -Wfloat-equal -Wunused -fsyntax-only";
    assert_int_equal(system(arena_format(arena, "cc %s -I%s %s/*.c", flags, folder, folder)), 0);
}

static void assert_holds(const char *program, const char *words)
{
    if (!strstr(program, words))
        fail_msg("the program does not hold '%s'", words);
}

static void oscillator(void **state)
{
    const char *program =
        program_of(*state, "constant m = 2\nconstant k = 8\nconstant w = k/m\nvariable x start 1\n"
                           "variable v start 0\nvariable f\nvariable g\nvariable energy\n"
                           "der(x) = v\nf = -k*x\nm*der(v) = f\ng = -f\nenergy = m*v^2/2 + k*x^2/2\n");
    assert_strict(*state);
    assert_holds(program, "m->k / m->m");
    assert_holds(program, "v * m->v");
}

/* The name set1 is already used by the model. */
static void states_chosen_while_running(void **state)
{
    const char *program =
        program_of(*state, "constant l = 1\nconstant g = 9.81\nvariable x start 1\nvariable y start 0\n"
                           "variable vx start 0\nvariable vy\nvariable f\nvariable set1\nder(x) = vx\nder(y) = vy\n"
                           "der(vx) = f*x\nder(vy) = f*y - g\nx^2 + y^2 = l^2\nset1 = x + y\n");
    assert_strict(*state);
    assert_holds(program, "const ModelStateSet sets[] = {");
    assert_holds(program, ".offset = offsetof(Model, set2.x[0])");
    assert_holds(program, "m->set2.A[0][0] = 1.0; /* y */");
    assert_holds(program, "m->y_guess = m->y;");
    assert_holds(program, "REQUIRE(choose_set_2(m));");
    assert_holds(program, ".state_set_count = 2,");
}

static void loops_and_functions(void **state)
{
    const char *program =
        program_of(*state, "constant a = 2\nvariable x start 1\nvariable y guess 1\nvariable z guess 0.5\n"
                           "variable w\nvariable u\nder(x) = -y*z\ny + exp(z) = x + a\n"
                           "z*y + sin(z) = x*x\nw = mod(x, 2) + max(x, abs(y)) + noEvent(mod(y, 2))\n"
                           "u = if x > 1 and noEvent(y == 2) then sign(x) else rem(x, y) + div(x, a) + min(x, z)\n");
    assert_strict(*state);
    assert_holds(program, "loop_newton(m, &model_loops[LOOP_1], loop_1, z, work)");
    assert_holds(program, ", LOOP_1_SIZE");
    assert_holds(program, "residual[BY_E");
    assert_holds(program, "    J(BY_E");
    assert_holds(program, "partial[D_E1_BY_Y] =");
    assert_holds(program, "modulo(");
    assert_holds(program, "are_equal(");
}

static void divisors_and_shared_parts(void **state)
{
    const char *program =
        program_of(*state, "constant a = 2\nconstant b = 3\nvariable x start 1\nvariable y start 2\nvariable p\n"
                           "variable q\n(x + y + 1)*der(x) = sin(x*y + a*x + b*y)*cos(x)\n"
                           "(a + b)*der(y) = sin(x*y + a*x + b*y) - (x + y)^3\n"
                           "x*p = y\nq = (x - y)^2 + sin(x*y + a*x + b*y)/p\n");
    assert_strict(*state);
    assert_holds(program, "part_of_");
    assert_holds(program, "REQUIRE_NONZERO(m, ");
}

static void hostile_names(void **state)
{
    program_of(*state, "constant sin = 2\nvariable int start 1\nvariable 'a*/b' start 2\nvariable m\n"
                           "variable status\nvariable exp\nvariable 'x\"y?\?/'\nder(int) = -sin*m\n"
                           "der('a*/b') = status\nm = int + exp\nstatus = 'a*/b' - m*exp\n"
                           "exp = int*2 + 'a*/b'\n'x\"y?\?/' = m + exp\n");
    assert_strict(*state);
}

static void no_states(void **state)
{
    program_of(*state, "constant c = 1\nvariable y\ny = c*time\n");
    assert_strict(*state);
}

static void bytes_repeat(void **state)
{
    static const char text[] = "variable x start 1\nvariable y\nder(x) = -y\ny = 2*x + time\n";
    const char *first = program_of(*state, text);
    assert_string_equal(first, program_of(*state, text));
}

/* The sources given to readers of the C are those that are written. */
static void made_once(void **state)
{
    Arena *arena = *state;
    Output output = {.arena = arena, .directory = folder};
    const Causal *causal = causalize(arena, system_of_text(arena, "variable x start 1\nder(x) = -x\n"));
    const ProgramSources *sources = program_sources(&output, causal, "test", true);
    const Record *record = sources->record;
    const char *c = sources->c;
    assert_int_equal(program_add(&output, causal, "test"), STATUS_OK);
    assert_ptr_equal(output.sources.record, record);
    for (int i = 0; i < output.files.count; i++)
        if (strcmp(output.files.at[i].name, "test.c") == 0)
            assert_ptr_equal(output.files.at[i].bytes, c);
    assert_string_equal(c + strlen(c) - 2, "}\n");
    arena_free(output.scratch);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(oscillator, begin, end),
        cmocka_unit_test_setup_teardown(states_chosen_while_running, begin, end),
        cmocka_unit_test_setup_teardown(loops_and_functions, begin, end),
        cmocka_unit_test_setup_teardown(divisors_and_shared_parts, begin, end),
        cmocka_unit_test_setup_teardown(hostile_names, begin, end),
        cmocka_unit_test_setup_teardown(no_states, begin, end),
        cmocka_unit_test_setup_teardown(bytes_repeat, begin, end),
        cmocka_unit_test_setup_teardown(made_once, begin, end),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
