/* test_memory.c - lets the n-th request for memory fail, for every n (or some: share.h), from XMI to C. The compiler
 * must always end cleanly. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/causal.h"
#include "emit/emit.h"
#include "flat/flat.h"
#include "sysml/sysml.h"
#include "share.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[] = "/tmp/sysphsc-memory-XXXXXX";

/* Runs the passes of main.c up to the generated files. */
static int compile(void)
{
    Arena *arena = arena_new();
    LibraryPath libraries = {0};
    list_push(arena, &libraries.folders, "libraries");
    bool failed = false;
    const SysmlModel *sysml = sysml_read(arena, "models/heated_bed_warmup/model.xmi", &libraries, &failed);
    const Classifier *block = sysml_choose_block(sysml, NULL, &failed);
    sysml_check(sysml, block, true);
    const Causal *causal = causalize(arena, flatten(arena, sysml, block));
    Output output = {.arena = arena, .directory = folder};
    bool written = program_add(&output, causal, "Bed") == STATUS_OK && output_write(&output) == STATUS_OK;
    arena_free(output.scratch);
    bool ok = diag_error_count() == 0 && written;
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return ok ? STATUS_OK : STATUS_MODEL_ERROR;
}

static int status_when_failing(long n)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (!freopen("/dev/null", "w", stderr))
            _exit(126);
        arena_fail_after(n);
        exit(compile());
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void every_request_may_fail(void **state)
{
    (void)state;
    assert_non_null(mkdtemp(folder));
    char part[64];
    snprintf(part, sizeof part, "%s/Bed.c.part", folder);
    long n = first_case();
    int status;
    while ((status = status_when_failing(n)) == STATUS_ENVIRONMENT) {
        assert_int_not_equal(access(part, F_OK), 0); /* nothing half-written is left */
        n += case_stride();
    }
    print_message("about %ld requests\n", n);
    assert_int_equal(status, STATUS_OK);
    assert_true(n > 10);
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
    const struct CMUnitTest tests[] = {cmocka_unit_test_teardown(every_request_may_fail, remove_folder)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
