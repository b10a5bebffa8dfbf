/* project.c - a first project: a folder with a model, a Makefile and a README, which belong to the user. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "driver/driver.h"

#include "emit/files.h"
#include "review/review.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The files, as they are listed for the user. */
static const struct {
    const char *name, *template_name, *meaning;
} files[] = {{"model.xmi", "templates/project.xmi.in", "model"},
             {"Makefile", "templates/project.Makefile.in", "commands"},
             {"README.md", "templates/project.md.in", "read me"}};
enum { FILES = sizeof files / sizeof *files };

/* ---- the name ---- */

/* The number of bytes of the UTF-8 character at this place; 0: invalid, or not accepted in XML. */
static size_t character_length(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    static const struct {
        unsigned char mask, lead;
        unsigned least;
    } forms[] = {{0x80, 0x00, 0x20}, {0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}};
    for (size_t length = 1; length <= 4; length++) {
        if ((at[0] & forms[length - 1].mask) != forms[length - 1].lead)
            continue;
        unsigned code = at[0] & (unsigned char)~forms[length - 1].mask;
        for (size_t i = 1; i < length; i++) {
            if ((at[i] & 0xC0) != 0x80)
                return 0;
            code = code << 6 | (at[i] & 0x3Fu);
        }
        const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF, is_control = code >= 0x7F && code <= 0x9F;
        return code >= forms[length - 1].least && code <= 0x10FFFF && (code & 0xFFFE) != 0xFFFE && !is_surrogate &&
                       !is_control
                   ? length
                   : 0;
    }
    return 0;
}

/* The last segment of the folder's path, or of its real path if that segment is . or .. ; bytes that a name cannot
 * contain, and colons, which separate qualified names, become `_`. */
static const char *name_of_folder(Arena *arena, const char *folder)
{
    const char *base = path_base(folder);
    char *real = strcmp(base, ".") == 0 || strcmp(base, "..") == 0 ? realpath(folder, NULL) : NULL;
    Text name = text_new(arena);
    for (const char *at = real ? path_base(real) : base; *at;) {
        const size_t length = character_length(at);
        if (length && *at != ':')
            text_add_length(&name, at, length);
        else
            text_add_char(&name, '_');
        at += length ? length : 1;
    }
    free(real);
    return name.at;
}

/* ---- the folder ---- */

/* True if the project can be written there; otherwise reports why not. */
static bool is_free(const char *folder)
{
    errno = 0;
    if (path_is_directory(folder) ? folder_is_empty(folder) : !path_exists(folder))
        return true;
    if (errno && path_is_directory(folder))
        diag(DIAG_G01, (Source){0}, "folder '%s' cannot be read: %s", folder, strerror(errno));
    else
        diag(DIAG_G06, (Source){0},
             path_is_directory(folder) ? "folder '%s' is not empty" : "'%s' already exists and is no folder", folder);
    diag_fix("give a folder with --new that is new or empty");
    return false;
}

static bool cannot_write(const char *words, const char *path)
{
    diag(DIAG_G01, (Source){0}, "%s '%s' cannot be created: %s", words, path, strerror(errno));
    diag_fix("choose another folder with --new, or free some space");
    return false;
}

/* Writes all files, or returns false; unfinished_abandon() then removes the drafts of files and the new folders. */
static bool write_files(Arena *arena, const char *folder, const Record *record)
{
    FileDraft *drafts = arena_array(arena, FileDraft, FILES);
    List(const char *) missing = {0};
    for (const char *at = folder; !path_exists(at); at = path_directory(arena, at))
        list_push(arena, &missing, at);
    FileDraft *made = arena_array(arena, FileDraft, missing.count);
    for (int i = missing.count - 1; i >= 0; i--) {
        if (!directory_make(arena, missing.at[i]))
            return cannot_write("folder", folder);
        folder_expect(&made[i], missing.at[i]);
    }
    for (int i = 0; i < FILES; i++) {
        const char *path = path_join(arena, folder, files[i].name);
        Text text = text_new(arena);
        template_render(&text, NULL, files[i].template_name, record);
        if (!file_begin(&drafts[i], arena, path))
            return cannot_write("file", path);
        file_append(&drafts[i], text.at, text.length);
        if (!file_complete(&drafts[i]))
            return cannot_write("file", path);
    }
    for (int i = 0; i < FILES; i++)
        if (!file_commit(&drafts[i])) {
            cannot_write("file", drafts[i].path);
            while (i-- > 0)
                unlink(drafts[i].path);
            return false;
        }
    for (int i = 0; i < missing.count; i++)
        unfinished_leave(&made[i]);
    return true;
}

/* ---- the list ---- */

/* The word as it is written in a shell command. */
static const char *shell_word(Arena *arena, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._+-";
    Text text = text_new(arena);
    if (!word[strspn(word, plain)])
        return word;
    text_add_char(&text, '\'');
    for (; *word; word++)
        if (*word == '\'')
            text_add(&text, "'\\''");
        else
            text_add_char(&text, *word);
    text_add_char(&text, '\'');
    return text.at;
}

/* True if a shell finds this compiler under the name that the Makefile uses. */
static bool is_found(Arena *arena, const char *program)
{
    struct stat own, found;
    const char *at = getenv("PATH");
    if (stat(program, &own) != 0)
        return true;
    while (at && *at) {
        const size_t length = strcspn(at, ":");
        const char *folder = length ? arena_copy(arena, at, length) : ".", *path = path_join(arena, folder, "sysphsc");
        if (stat(path, &found) == 0 && S_ISREG(found.st_mode) && access(path, X_OK) == 0)
            return found.st_dev == own.st_dev && found.st_ino == own.st_ino;
        at += length + (at[length] == ':');
    }
    return false;
}

static void list_files(Arena *arena, const Options *options, const char *folder)
{
    for (int i = 0; i < FILES; i++)
        printf("%-9s %s\n", files[i].meaning, path_join(arena, folder, files[i].name));
    printf("next      make -C %s", shell_word(arena, folder));
    if (!is_found(arena, options->program))
        printf(" SYSPHSC=%s", shell_word(arena, options->program));
    putchar('\n');
}

int driver_project(Arena *arena, const Options *options)
{
    Stopwatch watch = {.wanted = options->verbose};
    size_t length = strlen(options->project);
    while (length > 1 && options->project[length - 1] == '/')
        length--;
    const char *folder = arena_copy(arena, options->project, length);
    bool is_written = false;
    driver_took(&watch, NULL);
    if (is_free(folder)) {
        const char *name = name_of_folder(arena, folder);
        Text escaped = text_new(arena);
        review_text(&escaped, name);
        Record *record = record_new(arena, NULL);
        record_set(record, "name", escaped.at);
        record_set(record, "title", files_code(arena, name));
        is_written = write_files(arena, folder, record);
    }
    unfinished_abandon();
    diag_flush(stderr, options->quiet);
    if (!is_written)
        return STATUS_ENVIRONMENT;
    driver_took(&watch, "project");
    if (!options->quiet)
        list_files(arena, options, folder);
    return STATUS_OK;
}
