/* output.c - writes the files of one run: all of them or none, and never over a file that is not the compiler's.
 *
 * The folder's manifest names the files that the compiler wrote there, each with a hash of its contents; a file with
 * another hash was changed by someone else. A program has no hash, because the generated Makefile builds it, too. The
 * manifest is written when all files are complete under temporary names. It has the hashes of their old and new
 * contents, so that a process that ends in between leaves only files that it names. Processes that write to one folder
 * take turns. */
#include "emit/body.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char manifest_name[] = ".sysphsc";
static const char manifest_head[] =
    "# Files written by sysphsc, with hashes of their contents; no other files are overwritten.\n";
static const char program_mark[] = "program";

typedef struct {
    const char *name;
    uint64_t hash;
    bool is_program; /* any contents will do */
} Entry;

typedef List(Entry) Manifest;

static bool is_named(const Output *output, const char *name)
{
    for (int i = 0; i < output->files.count; i++)
        if (strcmp(output->files.at[i].name, name) == 0)
            return true;
    return false;
}

void output_add(Output *output, OutputFile file)
{
    if (output->folder)
        file.name = path_join(output->arena, output->folder, file.name);
    if (is_named(output, file.name))
        return;
    file.path = path_join(output->arena, output->directory, file.name);
    list_push(output->arena, &output->files, file);
}

void output_add_text(Output *output, const char *name, const Text *text)
{
    output_add(output, (OutputFile){.name = name, .bytes = text->at, .length = text->length});
}

/* ---- the manifest ---- */

/* False if the file is no manifest. */
static bool read_manifest(Arena *arena, const char *path, Manifest *manifest)
{
    enum { MOST_BYTES = 1 << 24 };
    size_t length;
    struct stat status;
    if (lstat(path, &status) != 0)
        return true;
    char *bytes = S_ISREG(status.st_mode) ? file_read(arena, path, MOST_BYTES, &length) : NULL;
    if (!bytes || strncmp(bytes, manifest_head, strlen(manifest_head)) != 0)
        return false;
    for (char *line = bytes, *next; *line; line = next) {
        next = line + strcspn(line, "\n");
        if (*next)
            *next++ = '\0';
        size_t first = strcspn(line, " ");
        char *end = line + first;
        Entry entry = {.name = line + first + (line[first] == ' ')};
        entry.is_program = first == strlen(program_mark) && strncmp(line, program_mark, first) == 0;
        if (!entry.is_program)
            entry.hash = strtoull(line, &end, 16);
        if (*entry.name && end == line + first)
            list_push(arena, manifest, entry);
    }
    return true;
}

static void print_entry(Text *text, const Entry *entry)
{
    if (entry->is_program)
        text_format(text, "%s %s\n", program_mark, entry->name);
    else
        text_format(text, "%016" PRIx64 " %s\n", entry->hash, entry->name);
}

/* The hash of a file's contents before; the file is read only once. */
typedef struct {
    bool is_read;
    uint64_t hash;
} Present;

/* Lists the files that will be written, and the compiler's files that exist already, with their present contents: these
 * remain its own. A program that does not exist yet is listed, too, because another process may be building it. */
static bool write_manifest(const Output *output, const Manifest *before, const FileDraft *drafts,
                           const Present *present)
{
    Arena *arena = output->arena;
    Text text = text_new(arena);
    text_add(&text, manifest_head);
    for (int i = 0; i < output->files.count; i++) {
        const OutputFile *file = &output->files.at[i];
        const Entry entry = {file->name, drafts[i].hash, file->is_program};
        print_entry(&text, &entry);
        if (drafts[i].path && present[i].is_read && present[i].hash != entry.hash)
            print_entry(&text, &(Entry){file->name, present[i].hash, false});
    }
    for (int i = 0; i < before->count; i++) {
        const Entry *entry = &before->at[i];
        bool lasts = entry->is_program || path_exists(path_join(arena, output->directory, entry->name));
        if (lasts && !is_named(output, entry->name))
            print_entry(&text, entry);
    }
    return file_write(arena, path_join(arena, output->directory, manifest_name), text.at, text.length);
}

/* ---- files that may be overwritten ---- */

static const char foreign[] = "not written by sysphsc";

/* Why the file must not be overwritten; NULL: it does not exist, or is the compiler's. */
static const char *why_kept(const OutputFile *file, const Manifest *manifest, Present *present)
{
    struct stat status;
    if (lstat(file->path, &status) != 0)
        return NULL;
    const char *why = foreign;
    if (!S_ISREG(status.st_mode))
        return S_ISDIR(status.st_mode) ? "a folder" : why;
    for (int i = 0; i < manifest->count; i++) {
        const Entry *entry = &manifest->at[i];
        if (strcmp(entry->name, file->name) != 0)
            continue;
        if (entry->is_program && file->is_program)
            return NULL;
        present->is_read = present->is_read || file_hash(file->path, &present->hash);
        if (entry->is_program || (present->is_read && entry->hash == present->hash))
            return NULL;
        why = "changed since sysphsc wrote it";
    }
    return why;
}

static void report(int *count, const char *path, const char *why)
{
    enum { MOST_SHOWN = 8 };
    if (!(*count)++)
        diag(DIAG_G06, (Source){0}, "'%s' already exists and was not written by sysphsc", path);
    if (*count <= MOST_SHOWN)
        diag_detail("%s: %s", path, why);
    else if (*count == MOST_SHOWN + 1)
        diag_detail("and more");
}

/* A folder within the output's that is a symbolic link would be followed out of it. */
static void report_links(const Output *output, int *count)
{
    Map *seen = map_new(output->arena);
    for (int i = 0; i < output->files.count; i++) {
        const char *name = output->files.at[i].name;
        for (const char *slash = strchr(name, '/'); slash; slash = strchr(slash + 1, '/')) {
            const Name folder = name_of_length(name, (size_t)(slash - name));
            const char *path = path_join(output->arena, output->directory, folder->text);
            if (!map_get(seen, folder, 0) && path_is_link(path))
                report(count, path, "a symbolic link");
            map_put(seen, folder, 1);
        }
    }
}

/* Removes files left by killed processes in the output folders. */
static void sweep(const Output *output)
{
    Map *seen = map_new(output->arena);
    for (int i = 0; i < output->files.count; i++) {
        const Name folder = name_of(path_directory(output->arena, output->files.at[i].path));
        if (!map_get(seen, folder, 0))
            folder_sweep(output->arena, folder->text);
        map_put(seen, folder, 1);
    }
}

/* Reports errno; returns false. */
static bool cannot_write(const char *path, bool is_folder)
{
    const int reason = errno;
    diag(DIAG_G01, (Source){0}, is_folder ? "folder '%s' cannot be created: %s" : "'%s' cannot be written: %s", path,
         strerror(reason));
    if (is_folder && (reason == ENOTDIR || reason == EEXIST))
        diag_fix("choose another folder with --output: a file, such as a program of an earlier call, has this name or "
                 "that of a folder above");
    if (reason != ENAMETOOLONG)
        return false;
    if (is_folder) {
        diag_fix("choose a folder with a shorter name with --output");
    } else {
        diag_detail("its name has %zu bytes, of at most %d", strlen(path_base(path)), NAME_MAX);
        diag_fix("give the block that it is named after a shorter name in the model, or choose a folder with a shorter "
                 "path with --output");
    }
    return false;
}

/* ---- writing ---- */

/* Removes files that the compiler wrote for another model into a folder of which all files are compiled: runtime or
 * software. */
static void remove_former(const Output *output, const Manifest *manifest)
{
    for (int i = 0; i < manifest->count; i++) {
        const Entry *entry = &manifest->at[i];
        const char *path = path_join(output->arena, output->directory, entry->name);
        const size_t folder = strcspn(entry->name, "/") + 1;
        bool is_beside_written = false;
        for (int k = 0; entry->name[folder - 1] && k < output->files.count; k++)
            is_beside_written |= strncmp(output->files.at[k].name, entry->name, folder) == 0;
        uint64_t hash;
        if (!entry->is_program && is_beside_written && !is_named(output, entry->name) && path_exists(path) &&
            file_hash(path, &hash) && hash == entry->hash)
            unlink(path);
    }
}

/* True if the file, which may be overwritten, already holds the text to be written. Most of the runtime does from the
 * second run on: the file and its object stay as they are. */
static bool is_written(const OutputFile *file, const Present *present, uint64_t *hash)
{
    *hash = file->record ? 0 : file_hash_of(file->bytes, file->length);
    return !file->record && present->is_read && present->hash == *hash;
}

static bool write_all(const Output *output)
{
    Arena *arena = output->arena;
    Manifest manifest = {0};
    FileDraft *drafts = arena_array(arena, FileDraft, output->files.count);
    Present *present = arena_array(arena, Present, output->files.count);
    int count = 0; /* of obstacles */
    const char *listed = path_join(arena, output->directory, manifest_name);
    if (!read_manifest(arena, listed, &manifest))
        report(&count, listed, foreign);
    report_links(output, &count);
    for (int i = 0; i < output->files.count; i++) {
        const char *why = why_kept(&output->files.at[i], &manifest, &present[i]);
        if (why)
            report(&count, output->files.at[i].path, why);
    }
    if (count)
        return false;
    sweep(output);
    for (int i = 0; i < output->files.count; i++) {
        const char *folder = path_directory(arena, output->files.at[i].path);
        if (!directory_make(arena, folder))
            return cannot_write(folder, true);
    }
    for (int i = 0; i < output->files.count; i++) {
        const OutputFile *file = &output->files.at[i];
        if (file->is_program || is_written(file, &present[i], &drafts[i].hash))
            continue;
        if (!file_begin(&drafts[i], arena, file->path))
            return cannot_write(file->path, false);
        Text text = text_new(arena);
        if (file->record)
            template_render(&text, &drafts[i], file->template_name, file->record);
        else
            file_append(&drafts[i], file->bytes, file->length);
        if (!file_complete(&drafts[i]))
            return cannot_write(file->path, false);
    }
    if (!write_manifest(output, &manifest, drafts, present))
        return cannot_write(listed, false);
    for (int i = 0; i < output->files.count; i++)
        if (drafts[i].path && !file_commit(&drafts[i]))
            return cannot_write(output->files.at[i].path, false);
    remove_former(output, &manifest);
    return true;
}

int output_write(const Output *output)
{
    for (int i = 0; i < output->files.count; i++)
        if (strlen(path_base(output->files.at[i].name)) > NAME_MAX) {
            errno = ENAMETOOLONG;
            cannot_write(output->files.at[i].path, false);
            return STATUS_ENVIRONMENT;
        }
    if (!directory_make(output->arena, output->directory)) {
        cannot_write(output->directory, true);
        return STATUS_ENVIRONMENT;
    }
    int lock = folder_lock(output->directory);
    bool ok = write_all(output);
    unfinished_abandon();
    folder_unlock(lock);
    return ok ? STATUS_OK : STATUS_ENVIRONMENT;
}
