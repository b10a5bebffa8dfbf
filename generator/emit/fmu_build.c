/* fmu_build.c - compiles and links the library of an FMU, in a folder of its own beside the outputs. It exports only
 * the functions of its FMI version: no names of the model, and none of the integrator that it contains. */
#include "emit/build.h"
#include "emit/fmu.h"
#include "emit/passes.h"

#include <errno.h>
#include <string.h>

static const char script_name[] = "library.ld";
const char fmu_arrays_file[] = "runtime/fmu_arrays.c";

typedef List(FileDraft *) Drafts; /* to be removed in the end, the last one first */

typedef struct {
    Arena *arena;
    Drafts drafts;
    Map *folders;
} Folder;

static FileDraft *expect(Folder *f)
{
    FileDraft *draft = arena_new_of(f->arena, FileDraft);
    list_push(f->arena, &f->drafts, draft);
    return draft;
}

static bool cannot_write(const char *path)
{
    diag(DIAG_G01, (Source){0}, "'%s' cannot be written: %s", path, strerror(errno));
    return false;
}

/* Makes the folder and those of its parents that do not exist. */
static bool make_folder(Folder *f, const char *path)
{
    if (map_get(f->folders, name_of(path), 0))
        return true;
    const char *parent = path_directory(f->arena, path);
    if (!path_exists(parent) && !make_folder(f, parent))
        return false;
    map_put(f->folders, name_of(path), 1);
    if (!directory_make(f->arena, path))
        return cannot_write(path);
    folder_expect(expect(f), path);
    return true;
}

static bool write_file(Folder *f, const char *path, const char *bytes, size_t length)
{
    if (!make_folder(f, path_directory(f->arena, path)))
        return false;
    file_expect(expect(f), path, NULL);
    return file_write(f->arena, path, bytes, length) || cannot_write(path);
}

static bool write_all(Folder *f, const Output *files, int version)
{
    Text script = text_new(f->arena);
    for (int i = 0; i < files->files.count; i++) {
        const OutputFile *file = &files->files.at[i];
        if (!write_file(f, file->path, file->bytes, file->length))
            return false;
    }
    text_format(&script,
                "VERSION { { global: fmi%d*; local: *; }; }\n"
                "SECTIONS { /DISCARD/ : { *(.eh_frame) } } INSERT AFTER .text;\n",
                version);
    return write_file(f, path_join(f->arena, files->directory, script_name), script.at, script.length);
}

/* Links without version names; without debugging information, which would reveal the folder; without unwind tables,
 * because nothing throws; without start files; and without alignment to pages: the page in which tables follow the code
 * is loaded twice. */
static int link_library(Arena *arena, const BuildTarget *target, const BuildParts *parts, const Causal *causal,
                        int version, const char *library)
{
    const bool with_sparse = part_needs_sparse(causal) || parts->sources.count;
    Words command = build_compiler(arena, target, "-std=c11", "-O1");
    Text printed = text_new(arena);
    int status = 0;
    build_words(arena, &command,
                "-DWITHOUT_REPORTS -shared -nostartfiles -fPIC -fno-ident -fvisibility=hidden -ffunction-sections "
                "-fdata-sections -Wl,-s -Wl,-z,defs -Wl,-z,noseparate-code -Wl,-z,norelro "
                "-Wl,-z,common-page-size=16 -Wl,-O1 -Wl,--hash-style=gnu -Wl,--build-id=none "
                "-Wl,--no-eh-frame-hdr -Wl,--gc-sections -o");
    build_word(arena, &command, library);
    build_word(arena, &command, "-Xlinker"); /* -Wl would end the name at a comma */
    build_word(arena, &command, arena_format(arena, "-T%s", path_join(arena, target->directory, script_name)));
    build_word(arena, &command, arena_format(arena, "-Wl,-u,fmi%dGetVersion", version));
    for (int i = 0; i < parts->objects.count; i++)
        build_word(arena, &command, parts->objects.at[i]);
    build_word(arena, &command, path_join(arena, target->directory, fmu_arrays_file));
    build_add_runtime(arena, &command, target, parts, parts_needed(causal));
    build_add_libraries(arena, target, &command, with_sparse, true);
    const char *compiler = command.at[0];
    if (!build_run(arena, &command, &printed, &status))
        return STATUS_ENVIRONMENT;
    if (status == 0)
        return STATUS_OK;
    if (build_report_link(arena, target, parts, printed.at))
        return STATUS_MODEL_ERROR;
    diag(DIAG_G03, (Source){0}, "'%s' could not build the library of '%s.fmu'", compiler, target->name);
    build_show(arena, printed.at);
    if (strstr(printed.at, "-lsundials"))
        diag_fix("install the static libraries of SUNDIALS, which an FMU takes with it");
    return STATUS_ENVIRONMENT;
}

int fmu_compile(Output *files, const Causal *causal, const BuildTarget *target, int version, FmuFile *library)
{
    enum { MOST_BYTES = 1 << 28 };
    Arena *arena = files->arena;
    Folder f = {.arena = arena, .folders = map_new(arena)};
    const char *path = path_join(arena, target->directory, "library.so");
    int status = write_all(&f, files, version) ? STATUS_OK : STATUS_ENVIRONMENT;
    BuildParts parts = build_parts(arena, causal, target);
    for (int i = 0; i < parts.objects.count; i++)
        file_expect(expect(&f), parts.objects.at[i], NULL);
    file_expect(expect(&f), path, NULL);
    if (status == STATUS_OK)
        status = build_compile(arena, target, &parts);
    if (status == STATUS_OK)
        status = link_library(arena, target, &parts, causal, version, path);
    if (status == STATUS_OK) {
        library->bytes = file_read(arena, path, MOST_BYTES, &library->length);
        if (!library->bytes) {
            diag(DIAG_G01, (Source){0}, "'%s' cannot be read: %s", path, strerror(errno));
            status = STATUS_ENVIRONMENT;
        }
    }
    for (int i = f.drafts.count - 1; i >= 0; i--)
        file_remove(f.drafts.at[i]);
    return status;
}
