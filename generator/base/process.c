/* process.c - other programs, run without a shell. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "base.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static const char *temporary_path(Arena *arena)
{
    const char *folder = getenv("TMPDIR");
    return path_join(arena, folder && *folder ? folder : "/tmp", "sysphsc-XXXXXX");
}

const char *directory_temporary(Arena *arena)
{
    const char *name = temporary_path(arena);
    char *path = arena_copy(arena, name, strlen(name));
    return mkdtemp(path);
}

int file_unnamed(Arena *arena, const char *text)
{
    const char *name = temporary_path(arena);
    char *path = arena_copy(arena, name, strlen(name));
    const size_t length = strlen(text);
    const int file = mkstemp(path);
    if (file < 0)
        return -1;
    unlink(path);
    fcntl(file, F_SETFD, FD_CLOEXEC);
    if (write(file, text, length) == (ssize_t)length && lseek(file, 0, SEEK_SET) == 0)
        return file;
    close(file);
    return -1;
}

/* Sets the standard streams of the new process. Returns 0, or the number of an error. */
static int take_ends(posix_spawn_file_actions_t *actions, ProcessEnds ends, int output)
{
    static const char nowhere[] = "/dev/null";
    int error = ends.input >= 0 ? posix_spawn_file_actions_adddup2(actions, ends.input, STDIN_FILENO)
                                : posix_spawn_file_actions_addopen(actions, STDIN_FILENO, nowhere, O_RDONLY, 0);
    if (error == 0)
        error = posix_spawn_file_actions_adddup2(actions, output, STDOUT_FILENO);
    if (error == 0)
        error = ends.errors == ERRORS_WITH_OUTPUT
                    ? posix_spawn_file_actions_adddup2(actions, output, STDERR_FILENO)
                : ends.errors >= 0
                    ? posix_spawn_file_actions_adddup2(actions, ends.errors, STDERR_FILENO)
                    : posix_spawn_file_actions_addopen(actions, STDERR_FILENO, nowhere, O_WRONLY, 0);
    return error;
}

/* Starts the program with the signal mask of this process, and registers it before a signal can arrive. Returns 0, or
 * the number of an error. */
static int spawn(const char *const *command, const posix_spawn_file_actions_t *actions, bool is_group, pid_t *child)
{
    sigset_t all, before;
    posix_spawnattr_t attributes;
    int error = posix_spawnattr_init(&attributes);
    if (error != 0)
        return error;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    posix_spawnattr_setsigmask(&attributes, &before);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | (is_group ? POSIX_SPAWN_SETPGROUP : 0));
    error = posix_spawnp(child, command[0], actions, &attributes, (char *const *)(uintptr_t)command, environ);
    if (error == 0)
        unfinished_started(*child, is_group);
    sigprocmask(SIG_SETMASK, &before, NULL);
    posix_spawnattr_destroy(&attributes);
    return error;
}

bool process_start(const char *const *command, ProcessEnds ends, Process *process)
{
    int both[2];
    posix_spawn_file_actions_t actions;
    if (pipe(both) != 0)
        return false;
    fcntl(both[0], F_SETFD, FD_CLOEXEC);
    fcntl(both[1], F_SETFD, FD_CLOEXEC);
    int error = posix_spawn_file_actions_init(&actions);
    if (error == 0) {
        pid_t child = 0;
        error = take_ends(&actions, ends, both[1]);
        if (error == 0)
            error = spawn(command, &actions, ends.is_group, &child);
        posix_spawn_file_actions_destroy(&actions);
        process->child = child;
    }
    close(both[1]);
    if (error != 0)
        close(both[0]);
    process->output = both[0];
    errno = error;
    return error == 0;
}

int process_finish(const Process *process, Text *printed)
{
    char buffer[4096];
    int status = 0;
    for (ssize_t length;
         (length = read(process->output, buffer, sizeof buffer)) > 0 || (length < 0 && errno == EINTR);)
        if (length > 0)
            text_add_length(printed, buffer, (size_t)length);
    close(process->output);
    while (waitpid((pid_t)process->child, &status, 0) < 0 && errno == EINTR)
        continue;
    unfinished_ended(process->child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
