/* flat.c - prints the flat system of a model, without running later passes.
 *
 *     flat MODEL BLOCK
 *
 * The format is that of `--emit constraint`, without the experiment. On errors: the messages, and status 1. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flat/flat.h"
#include "flat/units.h"

int main(int count, char **arguments)
{
    Arena *arena = arena_new();
    LibraryPath libraries = {0};
    Text text = text_new(arena);
    bool unreadable = false, unknown = false;
    if (count != 3)
        return EXIT_FAILURE;
    list_push(arena, &libraries.folders, "libraries");
    const SysmlModel *model = sysml_read(arena, arguments[1], &libraries, &unreadable);
    const Classifier *root = model ? sysml_choose_block(model, arguments[2], &unknown) : NULL;
    if (root && !diag_error_count())
        sysml_check(model, root, false);
    const System *system = root && !diag_error_count() ? flatten(arena, model, root) : NULL;
    const int errors = diag_error_count();
    diag_flush(stderr, false);
    if (system && !errors) {
        flat_check(system);
        System units = *system;
        units.units = flat_check_units(arena, system, UNITS_WARN);
        diag_flush(stderr, false);
        flat_print(&text, &units, true);
        const char *parts = strstr(text.at, "\n\n");
        fputs(parts ? parts + 2 : text.at, stdout);
    }
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return system && !errors ? EXIT_SUCCESS : EXIT_FAILURE;
}
