/* file.c - paths, and files that appear complete or not at all. */
#include "base.h"

#include <errno.h>
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

bool file_write(Arena *arena, const char *path, const char *bytes, size_t length)
{
    const char *temporary = arena_format(arena, "%s.part", path);
    FILE *file = fopen(temporary, "wb");
    if (!file)
        return false;
    bool written = (!length || fwrite(bytes, 1, length, file) == length) && fflush(file) == 0;
    int error = errno;
    if (fclose(file) != 0 && written) {
        written = false;
        error = errno;
    }
    if (written && rename(temporary, path) == 0)
        return true;
    if (written)
        error = errno;
    unlink(temporary);
    errno = error;
    return false;
}
