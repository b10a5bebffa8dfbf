/* case_file.c - files of many runs: input files that several cases share, and the names of output files. */
#define _POSIX_C_SOURCE 200809L
#include "cases.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Further files, and larger ones, are read anew by each case. */
enum { MOST_KEPT = 64, LARGEST_KEPT = 1 << 22 };

struct CaseFile {
    struct CaseFile *next;
    char *name, *bytes;
    size_t size;
};

/* Reads the whole file; NULL if it is too large or unreadable (errno). */
static struct CaseFile *read_file(const char *name)
{
    enum { PIECE = 1 << 16 };
    struct CaseFile *file = calloc(1, sizeof *file);
    FILE *in = fopen(name, "rb");
    bool has_room = false;
    for (size_t room = 0, size = PIECE; in && file && size > 0 && file->size <= LARGEST_KEPT; file->size += size) {
        char *larger = realloc(file->bytes, room += PIECE);
        has_room = larger != NULL;
        size = larger ? fread(larger + file->size, 1, PIECE, in) : 0;
        file->bytes = larger ? larger : file->bytes;
    }
    const bool is_whole =
        in && file && has_room && !ferror(in) && file->size <= LARGEST_KEPT && (file->name = strdup(name)) != NULL;
    const int reason = errno;
    if (in)
        fclose(in);
    if (is_whole)
        return file;
    if (file)
        free(file->bytes);
    free(file);
    errno = reason;
    return NULL;
}

FILE *case_open(const ModelDescription *about, const char *name)
{
    CaseCall *c = about->as_case;
    struct CaseFile *file = c->kept;
    while (file && strcmp(file->name, name) != 0)
        file = file->next;
    if (!file && c->kept_count < MOST_KEPT && (file = read_file(name)) != NULL) {
        file->next = c->kept;
        c->kept = file;
        c->kept_count++;
    }
    return file && file->size > 0 ? fmemopen(file->bytes, file->size, "rb") : fopen(name, "rb");
}

char *case_bytes_of(FILE *in, const char *name, Arena *a)
{
    enum { PIECE = 1 << 20 };
    size_t room = PIECE, size = 0;
    char *bytes = malloc(room);
    for (size_t more; bytes && (more = fread(bytes + size, 1, room - size - 1, in)) > 0;) {
        size += more;
        char *larger = room - size > 1 ? bytes : realloc(bytes, room *= 2);
        if (!larger)
            free(bytes);
        bytes = larger;
    }
    const int reason = bytes ? errno : ENOMEM;
    if (!bytes || ferror(in)) {
        free(bytes);
        message_fail(UNREADABLE, "%s: %s", name, strerror(reason));
        return NULL;
    }
    arena_close_with(a, free, bytes);
    bytes[size] = '\0';
    return bytes;
}

char *case_bytes(const char *name, Arena *a)
{
    FILE *in = fopen(name, "rb");
    char *bytes = in ? case_bytes_of(in, name, a) : NULL;
    if (!in)
        message_fail(UNREADABLE, "%s: %s", name, strerror(errno));
    if (in)
        fclose(in);
    return bytes;
}

char *case_file_name(Arena *a, const char *file, const char *ending)
{
    const size_t length = strlen(file) - strlen(".csv"), room = length + strlen(ending) + 1;
    char *name = arena_take(a, room, 1);
    snprintf(name, room, "%.*s%s", (int)length, file, ending);
    return name;
}
