/* run.c - the program's own run, as a part of the sheet: what it says of the result, and the plot. */
#include "review/review.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { MOST_BYTES = 1 << 26 };

static const char *const files[] = {"result.csv",    "plot.svg",  "record.json",
                                    "verdicts.json", "words.txt", "errors.txt"};
enum { RESULT, PLOT, RECORD, VERDICTS, WORDS, ERRORS, FILES };

/* What it prints goes to files of the folder. False if it cannot be run; *status is the one that it ended with. */
static bool run(Arena *arena, const char *program, const char *const *paths, bool has_checks, int *status)
{
    const char *const words[] = {program, "-q", "--verify", "-o", paths[RESULT], "--plot", paths[PLOT], "--record",
                                 paths[RECORD], has_checks ? "--requirements" : NULL, paths[VERDICTS]};
    char *command[sizeof words / sizeof *words + 1] = {NULL};
    for (size_t i = 0; i < sizeof words / sizeof *words && words[i]; i++)
        command[i] = arena_copy(arena, words[i], strlen(words[i]));
    posix_spawn_file_actions_t actions;
    pid_t child;
    int code = 0;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, paths[WORDS], O_WRONLY | O_CREAT, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, paths[ERRORS], O_WRONLY | O_CREAT, 0600);
    const bool runs = posix_spawn(&child, command[0], &actions, NULL, command, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    if (!runs || waitpid(child, &code, 0) != child)
        return false;
    *status = WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
    return true;
}

/* Without what is other in each run, as times. */
static void take_record(json_t *result, const char *text)
{
    static const char *const members[] = {"settings", "counts", "end"};
    json_t *record = text ? json_loads(text, 0, NULL) : NULL;
    for (size_t i = 0; record && i < sizeof members / sizeof *members; i++)
        json_object_set(result, members[i], json_object_get(record, members[i]));
    json_object_del(json_object_get(result, "settings"), "output");
    json_decref(record);
}

/* Without the folder's name, which is other in each run. */
static const char *without(Arena *arena, const char *text, const char *folder)
{
    const size_t length = strlen(folder);
    Text out = text_new(arena);
    for (const char *at = text; *at;) {
        const bool is_folder = strncmp(at, folder, length) == 0 && at[length] == '/';
        at += is_folder ? length + 1 : 0;
        text_add_char(&out, *at++);
    }
    return out.at;
}

json_t *review_run(Arena *arena, const char *program, bool has_checks, const char **plot)
{
    char folder[] = "/tmp/sysphsc-XXXXXX";
    const char *paths[FILES], *texts[FILES];
    int status = 0;
    *plot = NULL;
    if (!mkdtemp(folder))
        return NULL;
    for (int i = 0; i < FILES; i++)
        paths[i] = path_join(arena, folder, files[i]);
    const bool has_run = run(arena, program, paths, has_checks, &status);
    for (int i = 0; i < FILES; i++) {
        size_t length;
        texts[i] = i == RESULT ? NULL : file_read(arena, paths[i], MOST_BYTES, &length);
        unlink(paths[i]);
    }
    rmdir(folder);
    if (!has_run)
        return NULL;
    json_t *result = json_object();
    json_t *verdicts = texts[VERDICTS] ? json_loads(texts[VERDICTS], JSON_DECODE_ANY, NULL) : NULL;
    json_object_set_new(result, "status", json_integer(status));
    take_record(result, texts[RECORD]);
    if (verdicts)
        json_object_set_new(result, "verdicts", verdicts);
    if (texts[WORDS])
        json_object_set_new(result, "verification", json_string(texts[WORDS]));
    if (texts[ERRORS] && *texts[ERRORS])
        json_object_set_new(result, "messages", json_string(without(arena, texts[ERRORS], folder)));
    *plot = texts[PLOT];
    return result;
}
