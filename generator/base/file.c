/* file.c - paths, and files that appear complete or not at all. */
#define _XOPEN_SOURCE 700 /* realpath */
#define _DEFAULT_SOURCE   /* flock */
#include "base.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
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

bool path_is_link(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
}

bool folder_is_empty(const char *folder)
{
    errno = 0;
    DIR *entries = opendir(folder);
    if (!entries && errno == ENOMEM)
        out_of_memory();
    int count = 0;
    for (const struct dirent *entry; entries && (entry = readdir(entries));)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    const int problem = errno;
    if (entries)
        closedir(entries);
    errno = problem;
    return !count && !problem;
}

static int compare_paths(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Compares segment by segment, and searches every folder whose name fits. */
static void find_caseless(Arena *arena, const char *folder, const char *path, FileList *found)
{
    enum { MOST_FOUND = 10 };
    const size_t length = strcspn(path, "/");
    const char *rest = path + length + strspn(path + length, "/"), *segment = arena_copy(arena, path, length);
    const bool is_way = strcmp(segment, ".") == 0 || strcmp(segment, "..") == 0;
    if (is_way && *rest)
        find_caseless(arena, path_join(arena, folder, segment), rest, found);
    DIR *entries = is_way || !length ? NULL : opendir(folder);
    if (!entries && errno == ENOMEM)
        out_of_memory();
    for (const struct dirent *entry; entries && found->count < MOST_FOUND && (entry = readdir(entries));) {
        if (!words_equal_caseless(entry->d_name, segment))
            continue;
        const char *at = path_join(arena, folder, arena_copy(arena, entry->d_name, strlen(entry->d_name)));
        if (*rest && path_is_directory(at))
            find_caseless(arena, at, rest, found);
        else if (!*rest && !path_is_directory(at))
            list_push(arena, found, at);
    }
    if (entries)
        closedir(entries);
}

void path_find_caseless(Arena *arena, const char *folder, const char *path, FileList *found)
{
    const bool is_absolute = *path == '/';
    errno = 0;
    find_caseless(arena, is_absolute ? "/" : folder, path + strspn(path, "/"), found);
    if (found->count > 1)
        qsort(found->at, (size_t)found->count, sizeof *found->at, compare_paths);
}

void path_find_near(Arena *arena, const char *folder, bool is_directory, const char *word, const char **found,
                    int *nearest)
{
    const int before = *nearest;
    DIR *entries = opendir(folder);
    if (!entries && errno == ENOMEM)
        out_of_memory();
    for (const struct dirent *entry; entries && (entry = readdir(entries));) {
        int distance = *nearest < before ? *nearest + 1 : before; /* or as near, and first in the alphabet */
        if (!word_is_nearer(word, entry->d_name, &distance) ||
            (distance == *nearest && strcmp(entry->d_name, *found) >= 0) ||
            path_is_directory(path_join(arena, folder, entry->d_name)) != is_directory)
            continue;
        *found = arena_copy(arena, entry->d_name, strlen(entry->d_name));
        *nearest = distance;
    }
    if (entries)
        closedir(entries);
}

const char *path_near(Arena *arena, const char *path, bool is_directory)
{
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        length--;
    const char *plain = arena_copy(arena, path, length), *base = path_base(plain), *found = NULL;
    if (path_exists(plain))
        return path_is_directory(plain) == is_directory ? plain : NULL;
    const char *folder = *base ? path_near(arena, path_directory(arena, plain), true) : NULL;
    const char *there = folder ? path_join(arena, folder, base) : NULL;
    int nearest = INT_MAX;
    if (there && path_exists(there))
        return path_is_directory(there) == is_directory ? there : NULL;
    if (folder)
        path_find_near(arena, folder, is_directory, base, &found, &nearest);
    return found ? path_join(arena, folder, found) : NULL;
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

/* Goes on without a lock if the file system has no locks, or if another process keeps its lock for 30 s. */
int folder_lock(const char *path)
{
    enum { MOST_WAITS = 600 };
    const struct timespec wait = {.tv_nsec = 50000000};
    int lock = open(path, O_RDONLY);
    for (int i = 0; lock >= 0 && i < MOST_WAITS && flock(lock, LOCK_EX | LOCK_NB) != 0; i++) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            break;
        nanosleep(&wait, NULL);
    }
    return lock;
}

void folder_unlock(int lock)
{
    if (lock >= 0)
        close(lock);
}

/* FNV-1a, 64 bits. */
static const uint64_t hash_of_nothing = 14695981039346656037u;

static uint64_t hash_on(uint64_t hash, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * 1099511628211u;
    return hash;
}

bool file_hash(const char *path, uint64_t *hash)
{
    char buffer[BUFSIZ];
    FILE *stream = file_open(path, "rb");
    if (!stream)
        return false;
    *hash = hash_of_nothing;
    for (size_t length; (length = fread(buffer, 1, sizeof buffer, stream)) > 0;)
        *hash = hash_on(*hash, buffer, length);
    bool is_whole = !ferror(stream);
    fclose(stream);
    return is_whole;
}

uint64_t file_hash_of(const char *bytes, size_t length)
{
    return hash_on(hash_of_nothing, bytes, length);
}

const char *path_of_process(Arena *arena, const char *folder, const char *name)
{
    return path_join(arena, folder, arena_format(arena, ".%ld-%s", (long)getpid(), name));
}

const char *path_temporary(Arena *arena, const char *path)
{
    static int count; /* so that this process uses no name twice */
    return path_of_process(arena, path_directory(arena, path), arena_format(arena, "%d.part", count++));
}

/* True if path_of_process() made the name, for a process that has ended. */
static bool is_left_behind(const char *name)
{
    char *end = NULL;
    const char *dot = strrchr(name, '.');
    const bool is_dated = name[0] == '.' && name[1] >= '1' && name[1] <= '9';
    const long process = is_dated ? strtol(name + 1, &end, 10) : 0;
    const bool is_ours = process > 0 && process <= INT32_MAX && *end == '-' &&
                         (strcmp(dot, ".part") == 0 || strcmp(dot, ".o") == 0);
    return is_ours && kill((pid_t)process, 0) != 0 && errno == ESRCH;
}

void folder_sweep(Arena *arena, const char *folder)
{
    DIR *entries = opendir(folder);
    struct stat status;
    for (const struct dirent *entry; entries && (entry = readdir(entries));) {
        const char *path = is_left_behind(entry->d_name) ? path_join(arena, folder, entry->d_name) : NULL;
        if (path && lstat(path, &status) == 0 && S_ISREG(status.st_mode))
            unlink(path);
    }
    if (entries)
        closedir(entries);
}

bool file_begin(FileDraft *draft, Arena *arena, const char *path)
{
    do { /* an earlier process with the same id may have left this file */
        *draft = (FileDraft){.path = path, .temporary = path_temporary(arena, path), .hash = hash_of_nothing};
        unfinished_enter(draft);
        draft->stream = file_open(draft->temporary, "wbx");
        if (draft->stream)
            return true;
        unfinished_leave(draft);
    } while (errno == EEXIST);
    return false;
}

void file_append(FileDraft *draft, const char *bytes, size_t length)
{
    if (!draft->error && length && fwrite(bytes, 1, length, draft->stream) != length)
        draft->error = errno ? errno : EIO;
    draft->hash = hash_on(draft->hash, bytes, length);
}

bool file_complete(FileDraft *draft)
{
    if (fclose(draft->stream) != 0 && !draft->error)
        draft->error = errno;
    draft->stream = NULL;
    errno = draft->error;
    return !draft->error;
}

bool file_commit(FileDraft *draft)
{
    if (draft->stream)
        file_complete(draft);
    if (!draft->error && rename(draft->temporary, draft->path) != 0)
        draft->error = errno;
    if (draft->error)
        unlink(draft->temporary);
    unfinished_leave(draft);
    errno = draft->error;
    return !draft->error;
}

void file_expect(FileDraft *draft, const char *temporary, const char *path)
{
    *draft = (FileDraft){.temporary = temporary, .path = path};
    unfinished_enter(draft);
}

void folder_expect(FileDraft *draft, const char *folder)
{
    *draft = (FileDraft){.temporary = folder, .is_folder = true};
    unfinished_enter(draft);
}

void file_remove(FileDraft *draft)
{
    unfinished_remove(draft);
    unfinished_leave(draft);
}

bool file_write(Arena *arena, const char *path, const char *bytes, size_t length)
{
    FileDraft draft;
    if (!file_begin(&draft, arena, path))
        return false;
    file_append(&draft, bytes, length);
    return file_commit(&draft);
}
