/* installation.c - finds the files that were installed with this compiler. */
#include "driver/options.h"

#include <string.h>
#include <unistd.h>

/* Libraries and the prebuilt runtime are found relative to the running program, both in the build tree (out/bin) and
 * where `make install` puts them (PREFIX/bin). */
void options_find_installation(Arena *arena, Options *options)
{
    static const char *const libraries[] = {"../share/sysphsc/libraries", "../../libraries", "../../../libraries"};
    static const char *const runtimes[] = {"../lib/sysphsc/runtime.a", "../lib/runtime.a"};
    static const char *const archives[] = {"../lib/sysphsc/runtime-pic.a", "../lib/runtime-pic.a"};
    static const char *const images[] = {"../lib/sysphsc/runtime.o", "../lib/runtime.o"};
    char program[4096];
    const ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    const char *folder = length > 0 ? path_directory(arena, program) : ".";
    options->program = arena_copy(arena, program, strlen(program));
    bool is_found = false;
    for (size_t i = 0; !is_found && i < sizeof libraries / sizeof *libraries; i++) {
        const char *path = path_join(arena, folder, libraries[i]);
        is_found = path_is_directory(path);
        if (is_found)
            list_push(arena, &options->libraries.folders, path);
    }
    bool is_default_target = !options->flags[0] && strcmp(options->compiler, "cc") == 0;
    for (size_t i = 0; i < 2 && is_default_target && !options->runtime_archive; i++) {
        const char *path = path_join(arena, folder, runtimes[i]);
        if (path_exists(path))
            options->runtime_archive = path;
        path = path_join(arena, folder, archives[i]);
        if (path_exists(path))
            options->library_archive = path;
        path = path_join(arena, folder, images[i]);
        if (options->runtime_archive && path_exists(path))
            options->runtime_image = path;
    }
}
