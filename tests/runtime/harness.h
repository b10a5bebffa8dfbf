/* harness.h - runs a generated program within a test: run("--stop", "1", NULL) returns the exit status and stores
 * standard output in `printed` and standard error in `complained`. Files go to a temporary folder, removed later. */
#ifndef HARNESS_H
#define HARNESS_H

#define _XOPEN_SOURCE 700

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CAPTURED = 1 << 16, PATH_LENGTH = 600 };

static const ModelDescription *tested = &model_description; /* opened by make_folder() or open_model() */

static char printed[CAPTURED], complained[CAPTURED];
static char folder[PATH_LENGTH / 2];

static inline const char *scratch(const char *name)
{
    static char path[4][PATH_LENGTH]; /* several, because one call may need several paths */
    static int turn;
    turn = (turn + 1) % 4;
    snprintf(path[turn], PATH_LENGTH, "%s/%s", folder, name);
    return path[turn];
}

static inline void write_file(const char *path, const char *text)
{
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    assert_true(fputs(text, out) >= 0);
    assert_int_equal(fclose(out), 0);
}

/* Reads a file; the text of a missing file is empty. */
static inline void read_file(const char *path, char *text)
{
    FILE *in = fopen(path, "r");
    text[in ? fread(text, 1, CAPTURED - 1, in) : 0] = '\0';
    if (in)
        fclose(in);
}

/* Redirects a stream to a file; returns the descriptor that restores it. */
static inline int divert(FILE *stream, const char *path)
{
    fflush(stream);
    const int kept = dup(fileno(stream));
    FILE *target = fopen(path, "w");
    assert_non_null(target);
    dup2(fileno(target), fileno(stream));
    fclose(target);
    return kept;
}

static inline void restore(FILE *stream, int kept)
{
    fflush(stream);
    dup2(kept, fileno(stream));
    close(kept);
}

static inline int run(const char *first, ...)
{
    char name[] = "program", *argv[40] = {name};
    int argc = 1;
    va_list arguments;
    va_start(arguments, first);
    for (const char *a = first; a && argc < 40; a = va_arg(arguments, const char *))
        argv[argc++] = strdup(a);
    va_end(arguments);
    const int out = divert(stdout, scratch("printed")), err = divert(stderr, scratch("complained"));
    const int status = program(&model_description, argc, argv);
    restore(stdout, out);
    restore(stderr, err);
    read_file(scratch("printed"), printed);
    read_file(scratch("complained"), complained);
    while (argc > 1)
        free(argv[--argc]);
    return status;
}

static inline void assert_has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("'%s' is not in:\n%s", part, text);
}

static inline void assert_lacks(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' is in:\n%s", part, text);
}

static inline void open_model(void)
{
    static Arena arena;
    tested = description_open(&arena, &model_description);
}

static inline int make_folder(void **state)
{
    (void)state;
    open_model();
    const char *base = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/sysphsc-test-XXXXXX", base ? base : "/tmp");
    return mkdtemp(folder) ? 0 : -1;
}

static inline int remove_folder(void **state)
{
    (void)state;
    DIR *d = opendir(folder);
    for (struct dirent *e = d ? readdir(d) : NULL; e; e = readdir(d))
        remove(scratch(e->d_name));
    if (d)
        closedir(d);
    return rmdir(folder);
}

#endif
