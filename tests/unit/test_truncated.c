/* test_truncated.c - files cut off at any place: models in four dialects, a project archive, a CSV file. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "expr/expr.h"
#include "flat/flat.h"
#include "sysml/archive.h"
#include "sysml/sysml.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST = 16 << 20, ENDING = 40 };

static char folder[] = "/tmp/sysphsc-truncated-XXXXXX";
static char model_path[sizeof folder + 16], csv_path[sizeof folder + 16];
static Arena *arena, *kept;

static int make_folder(void **state)
{
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(model_path, sizeof model_path, "%s/model.xmi", folder);
    snprintf(csv_path, sizeof csv_path, "%s/cycle.csv", folder);
    arena = arena_new();
    kept = arena_new();
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    unlink(model_path);
    unlink(csv_path);
    arena_free(arena);
    arena_free(kept);
    exprs_release();
    names_release();
    diag_release();
    return rmdir(folder);
}

static void reset(void)
{
    exprs_reset();
    diag_reset();
    names_reset();
    arena_reset(arena);
}

static void write_file(const char *path, const char *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static const char *whole(const char *path, size_t *length)
{
    const char *bytes = file_read(kept, path, LARGEST, length);
    assert_non_null(bytes);
    return bytes;
}

/* The next length to cut at: `count` lengths spread over the file, and each of the last ENDING. */
static size_t next_cut(size_t at, size_t length, size_t count)
{
    size_t step = at + ENDING < length ? length / count + 1 : 1;
    return at + step;
}

/* The system described by the model; NULL after an error message. */
static const System *read_system(void)
{
    LibraryPath libraries = {0};
    bool failed = false, usage = false;
    list_push(arena, &libraries.folders, "libraries");
    const SysmlModel *model = sysml_read(arena, model_path, &libraries, &failed);
    assert_false(failed);
    const Classifier *block = model && !diag_error_count() ? sysml_choose_block(model, NULL, &usage) : NULL;
    if (block)
        sysml_check(model, block, true);
    const System *system = block && !diag_error_count() ? flatten(arena, model, block) : NULL;
    assert_true(diag_error_count() > 0 || system);
    return diag_error_count() ? NULL : system;
}

static void models_end_early(void **state)
{
    (void)state;
    static const char *const models[] = {"tests/dialects/omg/charger.xmi", "tests/dialects/cameo/charger.xml",
                                         "tests/dialects/papyrus/charger.uml", "tests/dialects/ea/charger.xmi"};
    for (size_t i = 0; i < sizeof models / sizeof *models; i++) {
        size_t length;
        const char *bytes = whole(models[i], &length);
        write_file(model_path, bytes, length);
        assert_non_null(read_system());
        reset();
        while (bytes[length - 1] != '>')
            length--;
        for (size_t at = 0; at < length; at = next_cut(at, length, 250)) {
            write_file(model_path, bytes, at);
            assert_null(read_system());
            reset();
        }
    }
}

static void archives_end_early(void **state)
{
    (void)state;
    size_t length;
    const char *bytes = whole("tests/corpus/magicdraw19-coffee-dispenser.repacked.mdzip", &length);
    for (size_t at = 0; at <= length; at = next_cut(at, length, 1000)) {
        Archive *archive = archive_open_bytes(arena, bytes, at);
        bool is_read = !archive_problem(archive) && archive_count(archive) > 0; /* no bytes are an empty archive */
        assert_int_equal(is_read, at == length);
        archive_close(archive);
        reset();
    }
}

static void tables_end_early(void **state)
{
    (void)state;
    size_t length, csv_length;
    const char *model = whole("tests/cases/tables/model.xmi", &length);
    const char *csv = whole("tests/cases/tables/cycle.csv", &csv_length);
    write_file(model_path, model, length);
    int read = 0;
    for (size_t at = 0; at <= csv_length; at++) {
        write_file(csv_path, csv, at);
        const System *system = read_system();
        assert_true(system || at < csv_length);
        read += system != NULL;
        reset();
    }
    assert_true(read > 0 && read < (int)csv_length / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(models_end_early), cmocka_unit_test(archives_end_early),
                                       cmocka_unit_test(tables_end_early)};
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
