/* main.c - the command. */
#include "driver/driver.h"
#include "expr/expr.h"

#include <errno.h>
#include <string.h>

int main(int count, char **arguments)
{
    Arena *arena = arena_new();
    Options options;
    int status = options_read(arena, count, arguments, &options);
    if (status == OPTIONS_PROCEED)
        status = options.older     ? driver_compare(arena, &options)
                 : options.gallery ? driver_gallery(arena, &options)
                                   : driver_compile(arena, &options, NULL);
    if (fflush(stdout) != 0 && status == STATUS_OK) {
        fprintf(stderr, "sysphsc: error: standard output cannot be written: %s\n", strerror(errno));
        status = STATUS_ENVIRONMENT;
    }
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return status;
}
