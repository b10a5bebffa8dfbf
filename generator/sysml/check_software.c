/* check_software.c - C code is rejected unless it is allowed; then its files are read, never from outside the model's
 * folder, with the files that they include by a name in quotes. */
#include "sysml/read.h"

#include <errno.h>
#include <string.h>

enum { MOST_FILES = 1000, LARGEST_FILE = 4 << 20 };

typedef struct {
    Arena *arena;
    Software *software;
    const char *folder; /* of the document that it is drawn in */
} Loading;

/* NULL, or why the file cannot be used. */
static const char *load(const Loading *l, SoftwareFile *file)
{
    const char *path = path_join(l->arena, l->folder, file->path->text);
    if (!path_exists(path))
        return strerror(ENOENT);
    if (!path_is_within(l->folder, path))
        return "it lies outside of the model's folder";
    file->text = file_read(l->arena, path, LARGEST_FILE, &file->length);
    if (!file->text)
        return errno == EFBIG ? "it is too large" : strerror(errno);
    if (memchr(file->text, '\0', file->length))
        return "it holds a character of code 0, which no text has";
    return NULL;
}

/* Takes along included files that lie beside the file. Other ones may be generated headers: if not, the C compiler
 * reports them. */
static void take_included(const Loading *l, int index)
{
    SoftwareFile from = l->software->files.at[index];
    const char *directory = path_directory(l->arena, from.path->text);
    for (const char *at = from.text; at && l->software->files.count < MOST_FILES; at = strchr(at, '\n')) {
        at += strspn(at, "\r\n");
        const char *word = at + strspn(at, " \t");
        if (*word != '#')
            continue;
        word += 1 + strspn(word + 1, " \t");
        if (strncmp(word, "include", 7) != 0)
            continue;
        word += 7 + strspn(word + 7, " \t");
        size_t length = *word == '"' ? strcspn(word + 1, "\"\r\n") : 0;
        if (!length || word[1 + length] != '"')
            continue;
        SoftwareFile file = {.path = name_of(path_join(l->arena, directory, arena_copy(l->arena, word + 1, length)))};
        bool is_known = false;
        for (int i = 0; i < l->software->files.count; i++)
            is_known = is_known || l->software->files.at[i].path == file.path;
        if (sysml_is_fit_file_name(file.path->text) && !is_known && !load(l, &file))
            list_push(l->arena, &l->software->files, file);
    }
}

static void load_files(Arena *arena, Software *software)
{
    const Loading l = {arena, software, path_directory(arena, software->source.file->path->text)};
    for (int i = 0; i < software->files.count; i++) {
        SoftwareFile *file = &software->files.at[i];
        const char *problem = file->text ? NULL : load(&l, file);
        if (!problem) {
            take_included(&l, i); /* the list grows while it is walked */
            continue;
        }
        diag(DIAG_S51, software->source, "the file '%s' of '%s' cannot be read: %s", file->path->text,
             software->qualified->text, problem);
        diag_detail("looked for: %s", path_join(arena, l.folder, file->path->text));
    }
}

void sysml_check_software(Arena *arena, const Classifier *root, bool is_allowed)
{
    Arena *scratch = arena_new();
    Map *seen = map_new(scratch);
    const ClassifierList found = sysml_instantiated(root, scratch);
    for (int i = 0; i < found.count; i++) {
        const Software *software = sysml_software(found.at[i]);
        if (!software || map_get(seen, software, 0))
            continue;
        map_put(seen, software, 1);
        if (is_allowed && !software->owner->problems.count)
            load_files(arena, software->owner->software);
        if (is_allowed)
            continue;
        diag(DIAG_S49, software->source, "the behaviour '%s' is C code, which is compiled with --allow-c only",
             software->qualified->text);
        if (software->function)
            diag_detail("it calls '%s' of '%s'", software->function->text, software->files.at[0].path->text);
    }
    arena_free(scratch);
}
