/* file.c - paths, and files that appear complete or not at all. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "base.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *path_base(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

const char *path_directory(Arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        return ".";
    return arena_copy(arena, path, slash == path ? 1 : (size_t)(slash - path));
}

const char *path_join(Arena *arena, const char *directory, const char *name)
{
    if (name[0] == '/' || strcmp(directory, ".") == 0)
        return arena_copy(arena, name, strlen(name));
    size_t length = strlen(directory);
    bool ends_with_slash = length > 0 && directory[length - 1] == '/';
    return arena_format(arena, "%s%s%s", directory, ends_with_slash ? "" : "/", name);
}

static char *resolved(const char *path)
{
    char *real = realpath(path, NULL);
    if (!real && errno == ENOMEM)
        out_of_memory();
    return real;
}

bool path_exists(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0;
}

bool path_is_directory(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

bool path_is_inner(const char *path)
{
    bool is_inner = *path && *path != '/';
    for (const char *at = path; at && is_inner; at = strchr(at, '/')) {
        at += *at == '/';
        is_inner = !(strncmp(at, "..", 2) == 0 && (at[2] == '/' || !at[2]));
    }
    return is_inner;
}

bool path_is_within(const char *directory, const char *path)
{
    char *outer = resolved(directory), *inner = resolved(path);
    size_t length = outer ? strlen(outer) : 0;
    while (length && outer[length - 1] == '/')
        length--;
    bool is_within = outer && inner && strncmp(inner, outer, length) == 0 && inner[length] == '/';
    free(outer);
    free(inner);
    return is_within;
}

FILE *file_open(const char *path, const char *mode)
{
    FILE *stream = fopen(path, mode);
    if (!stream && errno == ENOMEM)
        out_of_memory();
    return stream;
}

char *file_read(Arena *arena, const char *path, size_t limit, size_t *length)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return NULL;
    errno = S_ISDIR(status.st_mode) ? EISDIR : !S_ISREG(status.st_mode) ? EINVAL : EFBIG;
    if (!S_ISREG(status.st_mode) || (uint64_t)status.st_size > limit)
        return NULL;
    FILE *stream = file_open(path, "rb");
    if (!stream)
        return NULL;
    size_t size = (size_t)status.st_size;
    char *bytes = arena_alloc(arena, size + 1);
    *length = fread(bytes, 1, size, stream);
    int error = ferror(stream) ? errno : 0;
    fclose(stream);
    bytes[*length] = '\0';
    errno = error;
    return error ? NULL : bytes;
}

bool directory_make(Arena *arena, const char *path)
{
    if (path_is_directory(path))
        return true;
    const char *parent = path_directory(arena, path);
    if (strcmp(parent, path) != 0 && strcmp(parent, ".") != 0 && !directory_make(arena, parent))
        return false;
    if (mkdir(path, 0777) == 0 || (errno == EEXIST && path_is_directory(path)))
        return true;
    if (errno == EEXIST)
        errno = ENOTDIR;
    return false;
}

/* The temporary name of the file that is being written. */
static const char *unfinished;

bool file_begin(FileDraft *draft, Arena *arena, const char *path)
{
    require(!unfinished);
    *draft = (FileDraft){.path = path, .temporary = arena_format(arena, "%s.part", path)};
    draft->stream = file_open(draft->temporary, "wb");
    if (draft->stream)
        unfinished = draft->temporary;
    return draft->stream != NULL;
}

void file_append(FileDraft *draft, const char *bytes, size_t length)
{
    if (!draft->error && length && fwrite(bytes, 1, length, draft->stream) != length)
        draft->error = errno ? errno : EIO;
}

bool file_commit(FileDraft *draft)
{
    if (fclose(draft->stream) != 0 && !draft->error)
        draft->error = errno;
    if (!draft->error && rename(draft->temporary, draft->path) != 0)
        draft->error = errno;
    if (draft->error)
        unlink(draft->temporary);
    unfinished = NULL;
    errno = draft->error;
    return !draft->error;
}

void file_abandon(void)
{
    if (unfinished)
        unlink(unfinished);
}

bool file_write(Arena *arena, const char *path, const char *bytes, size_t length)
{
    FileDraft draft;
    if (!file_begin(&draft, arena, path))
        return false;
    file_append(&draft, bytes, length);
    return file_commit(&draft);
}
