/* main.c - the command. */
#include "driver/driver.h"
#include "expr/expr.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Returns the exit status: 3, with a message, if standard output could not be written completely. A failure of standard
 * error also gives status 3, but no message. */
static int with_output(int status)
{
    errno = 0;
    if (fflush(stdout) != 0 || ferror(stdout)) {
        struct stat to; /* a closed pipe: the process is still there only if SIGPIPE is ignored */
        if (fstat(STDOUT_FILENO, &to) == 0 && S_ISFIFO(to.st_mode))
            return 128 + SIGPIPE;
        fprintf(stderr, "sysphsc: error: standard output cannot be written%s%s\n"
                        "    fix: check the destination and the free space\n",
                errno ? ": " : "", errno ? strerror(errno) : "");
        status = STATUS_ENVIRONMENT;
    }
    return ferror(stderr) ? STATUS_ENVIRONMENT : status;
}

int main(int count, char **arguments)
{
    unfinished_expect_signals();
    Arena *arena = arena_new();
    Options options;
    int status = options_read(arena, count, arguments, &options);
    if (status == OPTIONS_PROCEED)
        status = options.project     ? driver_project(arena, &options)
                 : options.older     ? driver_compare(arena, &options)
                 : options.gallery   ? driver_gallery(arena, &options)
                 : options.is_sample ? driver_sample(arena, &options)
                 : options.is_view   ? driver_view(arena, &options)
                                     : driver_compile(arena, &options, NULL);
    status = with_output(status);
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return status;
}
