/* test_program_random.c - generates, compiles, runs and verifies programs of random systems, and compares their
 * Jacobians with finite differences. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/causal.h"
#include "emit/emit.h"
#include "random_system.h"
#include "share.h"
#include "system_text.h"

#include <math.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Programs, each of several systems side by side, some with a large loop. */
enum { PROGRAMS = 12, BESIDE = 4, LARGE_EVERY = 6 };

static char folder[] = "/tmp/sysphsc-random-XXXXXX";

/* The arguments end with NULL. */
static int run(const char *const *arguments, const char *log)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (!freopen(log, "w", stdout) || dup2(STDOUT_FILENO, STDERR_FILENO) < 0)
            _exit(126);
        execv(arguments[0], (char *const *)(uintptr_t)arguments);
        _exit(127);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* True if the run is verified, or if only derivatives remain that finite differences cannot check (R35): residuals and
 * values hold. */
static bool is_verified(int code, const char *log)
{
    static char said[100000];
    FILE *file = fopen(log, "r");
    assert_non_null(file);
    said[fread(said, 1, sizeof said - 1, file)] = '\0';
    fclose(file);
    return code == 0 || (strstr(said, "[R35]") && !strstr(said, "[R29]"));
}

static void build(Arena *arena, const Causal *causal, BuildTarget *target, const char *archive)
{
    target->runtime_archive = archive;
    int status = program_build(arena, causal, target);
    diag_flush(stderr, true);
    assert_int_equal(status, STATUS_OK);
}

/* Compares the first row of the result with the known values of the system. */
static void compare(const Generator *g, const char *result, const char *model)
{
    FILE *file = fopen(result, "r");
    assert_non_null(file);
    static char names[200000], values[200000];
    assert_non_null(fgets(names, sizeof names, file));
    assert_non_null(fgets(values, sizeof values, file));
    fclose(file);
    char *name_rest = NULL, *value_rest = NULL;
    char *name = strtok_r(names, ",\n", &name_rest), *value = strtok_r(values, ",\n", &value_rest);
    for (; name && value; name = strtok_r(NULL, ",\n", &name_rest), value = strtok_r(NULL, ",\n", &value_rest)) {
        bool is_derivative = strncmp(name, "der(v", 5) == 0;
        if (name[0] != 'v' && !is_derivative)
            continue;
        int number = atoi(name + (is_derivative ? 5 : 1));
        double expected = known_derivative(&g->variables.at[number], is_derivative);
        if (isfinite(expected) && !(fabs(atof(value) - expected) <= 1e-6 * (1 + fabs(expected))))
            fail_msg("%s is %s instead of %.12g in\n%s", name, value, expected, model);
    }
}

/* The model with many more states and two integrals of all variables: long rows that pass through its loops. */
static const char *widened(Generator *g, const char *model)
{
    enum { MORE = 30 };
    Text wide = text_new(g->dice.arena);
    text_format(&wide, "%svariable p\nvariable q\nvariable w start 0\nvariable total start 0\n", model);
    for (int i = 0; i < MORE; i++)
        text_format(&wide, "variable w%d start %d.5\nder(w%d) = -w%d*v%d\n", i, i % 3, i, i, i % g->variables.count);
    text_add(&wide, "p = v0");
    for (int i = 1; i < g->variables.count; i++)
        text_format(&wide, " + sin(v%d)", i);
    text_add(&wide, "\nq = w0");
    for (int i = 1; i < MORE; i++)
        text_format(&wide, " + w%d^2", i);
    text_add(&wide, "\nder(w) = p + q\nder(total) = p*q - total\n");
    return wide.at;
}

static void test_through_c(void **state)
{
    (void)state;
    uint64_t first = 77007;
    print_message("first seed %llu, %d systems\n", (unsigned long long)first, sample_of(PROGRAMS) * BESIDE);
    assert_non_null(mkdtemp(folder));
    for (int s = 0; s < sample_of(PROGRAMS); s++) {
        Arena *arena = arena_new();
        Generator g = generator_of(arena, first + (uint64_t)s * 1000003u);
        for (int i = 0; i < BESIDE; i++)
            add_system(&g, s % LARGE_EVERY == i);
        const char *model = widened(&g, system_text(&g));
        const Causal *causal = causalize(arena, system_of_text(arena, model));
        diag_flush(stderr, true);
        assert_int_equal(diag_error_count(), 0);
        BuildTarget target = {.directory = folder, .name = "Random", .compiler = "cc", .flags = "-O0"};
        Output output = {.arena = arena, .directory = folder};
        assert_int_equal(program_add(&output, causal, target.name), STATUS_OK);
        assert_int_equal(output_write(&output), STATUS_OK);
        arena_free(output.scratch);
        build(arena, causal, &target, "out/lib/runtime.a");
        const char *result = arena_format(arena, "%s/result.csv", folder), *log = arena_format(arena, "%s/log", folder);
        const char *program = arena_format(arena, "%s/Random", folder);
        const char *const verify[] = {program, "--stop", "1e-4", "--interval", "1e-4", "--verify", "-o", result, NULL};
        if (!is_verified(run(verify, log), log))
            fail_msg("the program failed, see %s, for\n%s", log, model);
        compare(&g, result, model);
        build(arena, causal, &target, "out/lib/jacobian.a");
        if (run((const char *[]){program, "1e-5", "--stop", "1e-4", NULL}, log))
            fail_msg("the Jacobian is wrong, see %s, for\n%s", log, model);
        exprs_release();
        names_release();
        diag_release();
        arena_free(arena);
    }
}

static int remove_folder(void **state)
{
    (void)state;
    char command[64];
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(test_through_c, NULL, remove_folder)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
