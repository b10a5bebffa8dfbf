/* build.c - runs the target's C compiler, without a shell. */
#include "emit/program.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* One level of optimization makes right-hand sides fast; more costs the modeller time at each build. */
static const char default_flags[] = "-O1";

typedef List(char *) Words;

static void add_word(Arena *arena, Words *words, const char *word)
{
    list_push(arena, words, arena_copy(arena, word, strlen(word)));
}

static void add_words(Arena *arena, Words *words, const char *text)
{
    for (const char *at = text + strspn(text, " \t\n"); *at; at += strspn(at, " \t\n")) {
        size_t length = strcspn(at, " \t\n");
        list_push(arena, words, arena_copy(arena, at, length));
        at += length;
    }
}

static bool spawn(const Words *command, int output, int other_end, pid_t *child)
{
    posix_spawn_file_actions_t actions;
    int error = posix_spawn_file_actions_init(&actions);
    if (error == 0) {
        error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        if (error == 0)
            error = posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
        if (error == 0)
            error = posix_spawn_file_actions_addclose(&actions, other_end);
        if (error == 0)
            error = posix_spawnp(child, command->at[0], &actions, NULL, command->at, environ);
        posix_spawn_file_actions_destroy(&actions);
    }
    errno = error;
    return error == 0;
}

/* Runs a command to its end with what it prints in `printed`. False if it could not be started (errno says why). */
static bool run(Arena *arena, Words *command, Text *printed, int *status)
{
    int ends[2];
    pid_t child;
    list_push(arena, command, NULL);
    if (pipe(ends) != 0)
        return false;
    bool started = spawn(command, ends[1], ends[0], &child);
    int error = errno;
    close(ends[1]);
    char buffer[4096];
    for (ssize_t length;
         started && ((length = read(ends[0], buffer, sizeof buffer)) > 0 || (length < 0 && errno == EINTR));)
        if (length > 0)
            text_add_length(printed, buffer, (size_t)length);
    close(ends[0]);
    while (started && waitpid(child, status, 0) < 0 && errno == EINTR)
        continue;
    errno = error;
    return started;
}

static bool succeeded(int status)
{
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* SUNDIALS 7 keeps its common part in a library of its own; compilers print the path of one that they find. */
static bool has_library(Arena *arena, const BuildTarget *target, const char *file)
{
    Words command = {0};
    Text printed = text_new(arena);
    int status = 0;
    add_words(arena, &command, target->compiler);
    add_word(arena, &command, arena_format(arena, "-print-file-name=%s", file));
    text_add(&printed, "");
    return run(arena, &command, &printed, &status) && succeeded(status) && strchr(printed.at, '/');
}

static void add_sources(Arena *arena, Words *command, const BuildTarget *target)
{
    const char *program = arena_format(arena, "%s.c", target->name);
    add_word(arena, command, path_join(arena, target->directory, program));
    if (target->runtime_archive) {
        add_word(arena, command, target->runtime_archive);
        return;
    }
    for (const EmbeddedFile *file = embedded_files; file->name; file++) {
        size_t length = strlen(file->name);
        if (strncmp(file->name, "runtime/", 8) == 0 && strcmp(file->name + length - 2, ".c") == 0)
            add_word(arena, command, path_join(arena, target->directory, file->name));
    }
}

static void add_libraries(Arena *arena, Words *command, const BuildTarget *target)
{
    static const char *const libraries[] = {"-lsundials_cvode",           "-lsundials_nvecserial",
                                            "-lsundials_sunmatrixdense",  "-lsundials_sunlinsoldense",
                                            "-lsundials_sunmatrixsparse", "-lsundials_sunlinsolklu"};
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        add_word(arena, command, libraries[i]);
    if (has_library(arena, target, "libsundials_core.so") || has_library(arena, target, "libsundials_core.a"))
        add_word(arena, command, "-lsundials_core");
    add_word(arena, command, "-lm");
}

/* The first lines of what the compiler said. */
static void show(Arena *arena, const char *printed)
{
    enum { MOST_LINES = 30 };
    const char *at = printed;
    for (int line = 0; *at && line < MOST_LINES; line++) {
        size_t length = strcspn(at, "\n");
        diag_detail("%s", arena_copy(arena, at, length));
        at += length + (at[length] != '\0');
    }
    if (*at)
        diag_detail("...");
}

bool program_build(Arena *arena, const BuildTarget *target)
{
    const char *executable = path_join(arena, target->directory, target->name);
    const char *temporary = arena_format(arena, "%s.part", executable);
    Words command = {0};
    Text printed = text_new(arena);
    int status = 0;
    text_add(&printed, "");
    add_words(arena, &command, target->compiler);
    if (command.count == 0)
        add_word(arena, &command, "cc");
    const char *compiler = command.at[0];
    add_word(arena, &command, "-std=c11");
    add_words(arena, &command, target->flags[0] ? target->flags : default_flags);
    add_word(arena, &command, "-o");
    add_word(arena, &command, temporary);
    add_sources(arena, &command, target);
    add_libraries(arena, &command, target);
    unlink(executable); /* if the compiler fails, none of another model stands beside this program */
    if (!run(arena, &command, &printed, &status) || (WIFEXITED(status) && WEXITSTATUS(status) == 127)) {
        diag(DIAG_G02, (Source){0}, "the C compiler '%s' cannot be run: %s", compiler,
             strerror(errno ? errno : ENOENT));
        return false;
    }
    if (!succeeded(status)) {
        diag(DIAG_G03, (Source){0}, "'%s' could not build '%s'", compiler, executable);
        show(arena, printed.at);
        unlink(temporary);
        return false;
    }
    if (rename(temporary, executable) == 0)
        return true;
    diag(DIAG_G01, (Source){0}, "'%s' cannot be written: %s", executable, strerror(errno));
    unlink(temporary);
    return false;
}
