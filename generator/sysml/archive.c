/* archive.c - the models in a tool's project archive, which is a zip file. The only file that knows libzip.
 *
 * Members are expanded piece by piece as they are read, never to a file, and only those that hold a model. */
#include "sysml/archive.h"
#include "sysml/dialect.h"

#include <errno.h>
#include <string.h>
#include <zip.h>

/* XML of models is compressed to about a twentieth; a member that expands far more is no model. Members of fewer bytes
 * than the first number are not suspicious. */
enum { HARMLESS_EXPANSION = 16 << 20, MOST_EXPANSION = 300, MOST_MEMBERS = 100000 };

struct Archive {
    Arena *arena;
    zip_t *zip;
    zip_file_t *member; /* that is being read, or NULL */
    uint64_t packed, expanded; /* bytes of that member: all, and those read so far */
    const char *problem;
    List(zip_uint64_t) models; /* indices of members */
    List(const char *) labels;
};

static bool fail(Archive *archive, const char *problem)
{
    if (!archive->problem)
        archive->problem = problem;
    return false;
}

/* libzip may report a lack of memory as a mistake in the archive; then malloc() has set errno. */
static bool fail_as(Archive *archive, zip_error_t *error)
{
    if (zip_error_code_zip(error) == ZIP_ER_MEMORY || errno == ENOMEM)
        out_of_memory();
    const char *words = zip_error_strerror(error);
    return fail(archive, arena_copy(archive->arena, words, strlen(words)));
}

/* Finds the model if no member has the usual name: the only member with the ending of a model. */
static void find_only_model(Archive *archive)
{
    const zip_int64_t count = zip_get_num_entries(archive->zip, 0);
    for (zip_int64_t i = 0; i < count; i++) {
        const char *name = zip_get_name(archive->zip, (zip_uint64_t)i, 0);
        if (!name || !dialect_is_model_file(name))
            continue;
        const char *label = path_base(arena_copy(archive->arena, name, strlen(name)));
        if (archive->models.count) {
            fail(archive, arena_format(archive->arena, "it holds several models, such as '%s' and '%s'",
                                       archive->labels.at[0], label));
            return;
        }
        list_push(archive->arena, &archive->models, (zip_uint64_t)i);
        list_push(archive->arena, &archive->labels, label);
    }
}

static Archive *open_source(Arena *arena, zip_source_t *source, zip_error_t *error)
{
    Archive *archive = arena_new_of(arena, Archive);
    archive->arena = arena;
    errno = 0;
    archive->zip = source ? zip_open_from_source(source, ZIP_RDONLY, error) : NULL;
    if (!archive->zip) {
        fail_as(archive, error);
        zip_source_free(source);
    } else if (zip_get_num_entries(archive->zip, 0) > MOST_MEMBERS) {
        fail(archive, arena_format(arena, "it has more than %d members", MOST_MEMBERS));
    } else {
        const char *label, *name;
        for (int i = 0; (name = dialect_archive_member(i, &label)); i++) {
            const zip_int64_t at = zip_name_locate(archive->zip, name, 0);
            if (at < 0)
                continue;
            list_push(arena, &archive->models, (zip_uint64_t)at);
            list_push(arena, &archive->labels, label);
        }
        if (!archive->models.count)
            find_only_model(archive);
    }
    zip_error_fini(error);
    return archive;
}

Archive *archive_open(Arena *arena, const char *path)
{
    zip_error_t error;
    zip_error_init(&error);
    return open_source(arena, zip_source_file_create(path, 0, -1, &error), &error);
}

Archive *archive_open_bytes(Arena *arena, const void *bytes, size_t length)
{
    zip_error_t error;
    zip_error_init(&error);
    return open_source(arena, zip_source_buffer_create(bytes, length, 0, &error), &error);
}

const char *archive_problem(const Archive *archive)
{
    return archive->problem;
}

int archive_count(const Archive *archive)
{
    return archive->models.count;
}

const char *archive_label(const Archive *archive, int model)
{
    return archive->labels.at[model];
}

static void end_member(Archive *archive)
{
    if (archive->member)
        zip_fclose(archive->member);
    archive->member = NULL;
}

bool archive_begin(Archive *archive, int model)
{
    end_member(archive);
    errno = 0;
    zip_stat_t status;
    zip_stat_init(&status);
    if (zip_stat_index(archive->zip, archive->models.at[model], 0, &status) != 0)
        return fail_as(archive, zip_get_error(archive->zip));
    if ((status.valid & ZIP_STAT_ENCRYPTION_METHOD) && status.encryption_method != ZIP_EM_NONE)
        return fail(archive, "it is encrypted");
    archive->packed = status.valid & ZIP_STAT_COMP_SIZE ? status.comp_size : 0;
    archive->expanded = 0;
    archive->member = zip_fopen_index(archive->zip, archive->models.at[model], 0);
    return archive->member || fail_as(archive, zip_get_error(archive->zip));
}

int archive_read(Archive *archive, char *buffer, int length)
{
    errno = 0;
    zip_int64_t count = zip_fread(archive->member, buffer, (zip_uint64_t)length);
    if (count < 0) {
        fail_as(archive, zip_file_get_error(archive->member));
        return -1;
    }
    archive->expanded += (uint64_t)count;
    if (archive->expanded > HARMLESS_EXPANSION && archive->expanded / MOST_EXPANSION > archive->packed) {
        fail(archive, arena_format(archive->arena, "a member expands to more than %d times its size", MOST_EXPANSION));
        return -1;
    }
    return (int)count;
}

void archive_close(Archive *archive)
{
    end_member(archive);
    if (archive->zip)
        zip_discard(archive->zip);
    archive->zip = NULL;
}
