/* whole.c - files that are written completely or not at all: under a temporary name, then renamed. Links, devices and
 * pipes are written directly, because the renamed file would replace them. */
#define _POSIX_C_SOURCE 200809L
#include "results.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool file_is_plain(const char *file)
{
    struct stat is;
    return lstat(file, &is) != 0 || S_ISREG(is.st_mode);
}

int file_write_whole(const char *file, bool is_synced, FilePrint *print, const void *context)
{
    const bool is_replaced = file_is_plain(file);
    const size_t room = strlen(file) + sizeof ".part";
    char *part = malloc(room);
    if (!part)
        arena_exhausted();
    snprintf(part, room, is_replaced ? "%s.part" : "%s", file);
    FILE *out = fopen(part, "wb");
    if (out)
        print(context, out);
    errno = out ? 0 : errno;
    bool is_written =
        out && fflush(out) == 0 && !ferror(out) && (!is_synced || !is_replaced || fsync(fileno(out)) == 0);
    is_written = out && fclose(out) == 0 && is_written && (!is_replaced || rename(part, file) == 0);
    const int status = is_written ? STATUS_DONE : file_refuse(file);
    if (out && !is_written && is_replaced)
        remove(part);
    free(part);
    return status;
}
