/* model.c - fuzz target: reads a file as a model and checks each block that could be simulated.
 *
 * The file is alone in a folder in memory. Opening any other file is a failure: a model must not access other files. */
#define _XOPEN_SOURCE 700 /* mkdtemp, pwrite */
#include "fuzz.h"

#include "expr/expr.h"
#include "sysml/sysml.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Arena *arena;
static FILE *nowhere, *file;
static char folder[] = "/dev/shm/sysphsc-fuzz-XXXXXX", elsewhere[] = "/tmp/sysphsc-fuzz-XXXXXX";
static const char *made; /* one of the two */
static char path[sizeof folder + 10];
static bool is_reading;

/* The linker redirects all calls of fopen to __wrap_fopen (--wrap=fopen). */
FILE *__real_fopen(const char *name, const char *mode);
FILE *__wrap_fopen(const char *name, const char *mode);

FILE *__wrap_fopen(const char *name, const char *mode)
{
    require(!is_reading || *mode == 'w' || strcmp(name, path) == 0); /* libFuzzer writes its findings */
    return __real_fopen(name, mode);
}

static void remove_file(void)
{
    unlink(path);
    rmdir(made);
}

static void make_file(void)
{
    nowhere = fopen("/dev/null", "w");
    made = mkdtemp(folder);
    if (!made)
        made = mkdtemp(elsewhere);
    require(nowhere && made);
    snprintf(path, sizeof path, "%s/model.xmi", made);
    file = fopen(path, "w+b");
    require(file);
    atexit(remove_file);
    arena = arena_new();
}

static void write_file(const uint8_t *bytes, size_t length)
{
    require(ftruncate(fileno(file), 0) == 0);
    require(pwrite(fileno(file), bytes, length, 0) == (ssize_t)length);
}

static void check_blocks(const SysmlModel *model)
{
    enum { MOST = 4 };
    bool usage_error;
    const Classifier *chosen = sysml_choose_block(model, NULL, &usage_error);
    if (chosen)
        sysml_check(model, chosen, true);
    for (int i = 0, checked = 0; i < model->classifiers.count && checked < MOST; i++) {
        const Classifier *block = model->classifiers.at[i];
        if (block == chosen || block->kind != CLASSIFIER_BLOCK || block->is_library)
            continue;
        sysml_check(model, block, true);
        checked++;
    }
    if (chosen) {
        Text listing = text_new(arena);
        sysml_print(&listing, chosen, false);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    if (!arena)
        make_file();
    write_file(bytes, length);
    LibraryPath libraries = {0};
    bool failed = false;
    is_reading = true;
    const SysmlModel *model = sysml_read(arena, path, &libraries, &failed);
    is_reading = false;
    require(!failed);
    if (model)
        check_blocks(model);
    else
        require(diag_error_count() > 0);
    diag_flush(nowhere, false);
    exprs_reset();
    diag_reset();
    names_reset();
    arena_reset(arena);
    return 0;
}
