/* fmu_pack.c - the archive of an FMU. All its files have the same time, so that equal files give equal bytes. */
#include "emit/fmu.h"

#include <string.h>
#include <time.h>
#include <zip.h>

static const char *failed(Arena *arena, const char *path, const char *why)
{
    diag(DIAG_G01, (Source){0}, "'%s' cannot be written: %s", path, arena_format(arena, "%s", why));
    return NULL;
}

/* The earliest time that an archive can hold, in every time zone: the library writes local times. */
static time_t first_time(void)
{
    struct tm first = {.tm_year = 80, .tm_mday = 1, .tm_isdst = -1};
    return mktime(&first);
}

static bool add_file(zip_t *archive, const FmuFile *file)
{
    enum { READABLE = 0100644, LOADABLE = 0100755 };
    const size_t length = strlen(file->name);
    const bool is_library = length > 3 && strcmp(file->name + length - 3, ".so") == 0;
    zip_source_t *bytes = zip_source_buffer(archive, file->bytes, file->length, 0);
    const zip_int64_t added = bytes ? zip_file_add(archive, file->name, bytes, ZIP_FL_ENC_UTF_8) : -1;
    if (added < 0) {
        zip_source_free(bytes);
        return false;
    }
    const zip_uint64_t index = (zip_uint64_t)added;
    const zip_uint32_t mode = is_library ? LOADABLE : READABLE;
    return zip_set_file_compression(archive, index, ZIP_CM_DEFLATE, 9) == 0 &&
           zip_file_set_mtime(archive, index, first_time(), 0) == 0 &&
           zip_file_set_external_attributes(archive, index, 0, ZIP_OPSYS_UNIX, mode << 16) == 0;
}

/* The archive's bytes in memory. */
static const char *bytes_of(Arena *arena, zip_source_t *source, size_t *length)
{
    zip_stat_t about;
    char *bytes = NULL;
    if (zip_source_open(source) != 0)
        return NULL;
    if (zip_source_stat(source, &about) == 0 && about.valid & ZIP_STAT_SIZE) {
        bytes = arena_alloc(arena, about.size + 1);
        *length = about.size;
        if (zip_source_read(source, bytes, about.size) != (zip_int64_t)about.size)
            bytes = NULL;
    }
    zip_source_close(source);
    return bytes;
}

const char *fmu_pack(Arena *arena, const FmuFiles *files, const char *path, size_t *length)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(NULL, 0, 0, &error);
    zip_t *archive = source ? zip_open_from_source(source, ZIP_TRUNCATE, &error) : NULL;
    if (!archive) {
        const char *why = failed(arena, path, zip_error_strerror(&error));
        zip_source_free(source);
        zip_error_fini(&error);
        return why;
    }
    zip_source_keep(source);
    bool is_complete = true;
    for (int i = 0; i < files->count && is_complete; i++)
        is_complete = add_file(archive, &files->at[i]);
    is_complete = is_complete && zip_close(archive) == 0;
    const char *bytes = is_complete ? bytes_of(arena, source, length) : NULL;
    if (!bytes)
        failed(arena, path, is_complete ? "its bytes cannot be read again" : zip_strerror(archive));
    if (!is_complete)
        zip_discard(archive);
    zip_source_free(source);
    zip_error_fini(&error);
    return bytes;
}
