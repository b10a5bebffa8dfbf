/* join.c - builds several programs in one executable.
 *
 * The objects of each program are linked with a copy of the runtime to one object, in which all symbols except its
 * entry are made local. So the programs are independent. They share only the undefined symbols: the integrator and the
 * C library. This requires machine code in the objects, so that flags for link-time optimization are dropped. */
#include "emit/build.h"
#include "emit/passes.h"

#include <string.h>
#include <unistd.h>

typedef struct {
    Arena *arena;
    const BuildTarget *target;
    List(FileDraft *) drafts; /* of objects, to be removed in the end */
    List(const char *) sources; /* of the runtime, if it is compiled */
    Words objects;              /* their objects */
} Joining;

static const char *object_named(Joining *j, const char *words)
{
    const char *name = arena_format(j->arena, "%s_%s.o", j->target->name, words);
    const char *path = path_of_process(j->arena, j->target->directory, name);
    FileDraft *draft = arena_new_of(j->arena, FileDraft);
    file_expect(draft, path, NULL);
    list_push(j->arena, &j->drafts, draft);
    return path;
}

/* Runs the command; reports a failure and returns false. */
static bool run(Joining *j, Words *command, const char *made)
{
    Text printed = text_new(j->arena);
    int status = 0;
    const char *tool = command->at[0];
    if (!build_run(j->arena, command, &printed, &status))
        return false;
    if (status == 0)
        return true;
    diag(DIAG_G03, (Source){0}, "'%s' could not build '%s'", tool, made);
    build_show(j->arena, printed.at);
    return false;
}

static bool compile(Joining *j, const char *source, const char *flags, const char *object)
{
    Words command = build_compiler(j->arena, j->target, "-std=c11", flags);
    build_words(j->arena, &command, "-fno-pie -c -o");
    build_word(j->arena, &command, object);
    build_word(j->arena, &command, path_join(j->arena, j->target->directory, source));
    return run(j, &command, path_join(j->arena, j->target->directory, j->target->name));
}

static bool compile_runtime(Joining *j, PartSet parts)
{
    for (const EmbeddedFile *file = embedded_files; file->name; file++) {
        const size_t length = strlen(file->name);
        if (!part_has_file(parts, file->name) || strcmp(file->name + length - 2, ".c") != 0)
            continue;
        const char *object = object_named(j, path_base(arena_copy(j->arena, file->name, length - 2)));
        list_push(j->arena, &j->sources, file->name);
        build_word(j->arena, &j->objects, object);
        if (!compile(j, file->name, "-O1", object))
            return false;
    }
    return true;
}

/* The compiler's own objcopy, because its objects may be for another machine than this one. */
static const char *objcopy_of(Joining *j)
{
    Words command = build_compiler(j->arena, j->target, "-std=c11", "");
    Text printed = text_new(j->arena);
    int status = 0;
    build_word(j->arena, &command, "-print-prog-name=objcopy");
    if (!build_run(j->arena, &command, &printed, &status))
        return NULL;
    const size_t length = strcspn(printed.at, "\n");
    return status == 0 && length ? arena_copy(j->arena, printed.at, length) : "objcopy";
}

static bool make_local(Joining *j, const char *object, const char *entry, const char *name)
{
    const char *tool = objcopy_of(j);
    const char *const options[] = {arena_format(j->arena, "--keep-global-symbol=%s", entry),
                                   arena_format(j->arena, "--redefine-sym=%s=%s", entry, name)};
    for (int i = 0; tool && i < 2; i++) {
        Words command = {0};
        build_word(j->arena, &command, tool);
        build_word(j->arena, &command, options[i]);
        build_word(j->arena, &command, object);
        if (!run(j, &command, path_join(j->arena, j->target->directory, j->target->name)))
            return false;
    }
    return tool != NULL;
}

static int join(Joining *j, const Variant *variant, int number, BuildParts *parts, const char **joined)
{
    Arena *arena = j->arena;
    const char *name = arena_format(arena, "variant_%d", number), *entry = "variant_program";
    BuildTarget own = *j->target;
    own.directory = path_join(arena, j->target->directory, variant->folder);
    own.base = j->target->directory;
    *parts = build_parts(arena, variant->causal, &own);
    FileDraft *drafts = arena_array(arena, FileDraft, parts->objects.count);
    for (int i = 0; i < parts->objects.count; i++)
        file_expect(&drafts[i], parts->objects.at[i], NULL);
    int status = build_compile(arena, &own, parts);
    if (status == STATUS_OK) {
        Words command = build_compiler(arena, &own, "-std=c11", "-O1");
        *joined = object_named(j, name);
        build_words(arena, &command, "-no-pie -r -nostdlib -o");
        build_word(arena, &command, *joined);
        for (int i = 0; i < parts->objects.count; i++)
            build_word(arena, &command, parts->objects.at[i]);
        if (own.runtime_archive) {
            build_word(arena, &command, arena_format(arena, "-Wl,-u,%s", entry));
            build_archive(arena, &command, &own, parts);
        }
        for (int i = 0; i < j->sources.count; i++)
            if (part_has_file(variant->parts, j->sources.at[i]))
                build_word(arena, &command, j->objects.at[i]);
        const bool is_joined = run(j, &command, path_join(arena, j->target->directory, j->target->name)) &&
                               make_local(j, *joined, entry, name);
        status = is_joined ? STATUS_OK : STATUS_ENVIRONMENT;
    }
    for (int i = 0; i < parts->objects.count; i++)
        file_remove(&drafts[i]);
    return status;
}

static const char *without_late_code(Arena *arena, const char *flags)
{
    static const char late[] = "-flto";
    Words words = {0};
    Text kept = text_new(arena);
    build_words(arena, &words, flags);
    for (int i = 0; i < words.count; i++)
        if (strncmp(words.at[i], late, strlen(late)) != 0)
            text_format(&kept, "%s%s", kept.length ? " " : "", words.at[i]);
    return kept.at;
}

int variants_build(Arena *arena, const VariantList *variants, const BuildTarget *given)
{
    BuildTarget own = *given;
    const BuildTarget *target = &own;
    own.flags = without_late_code(arena, given->flags);
    own.runtime_image = NULL; /* what variants need of the runtime is within them */
    Joining j = {.arena = arena, .target = target};
    BuildParts parts = {.is_short = false};
    Words inputs = {0};
    bool with_sparse = false;
    int status = STATUS_OK;
    PartSet all = 0;
    for (int v = 0; v < variants->count; v++)
        all |= variants->at[v].parts;
    unlink(path_join(arena, target->directory, target->name));
    const char *chooser = object_named(&j, "variants"), *joined = NULL;
    if (!compile(&j, arena_format(arena, "%s.c", target->name), "-O1", chooser) ||
        (!target->runtime_archive && !compile_runtime(&j, all)))
        status = STATUS_ENVIRONMENT;
    build_word(arena, &inputs, chooser);
    for (int v = 0; v < variants->count && status == STATUS_OK; v++) {
        const Variant *variant = &variants->at[v];
        diag_within(variant->name);
        status = join(&j, variant, v + 1, &parts, &joined);
        diag_within(NULL);
        if (status == STATUS_OK)
            build_word(arena, &inputs, joined);
        with_sparse = with_sparse || parts.sources.count || part_has_file(variant->parts, "runtime/sparse.c");
    }
    if (target->runtime_archive)
        build_word(arena, &inputs, "-Wl,--gc-sections");
    if (status == STATUS_OK)
        status = build_link(arena, target, &parts, &inputs, with_sparse);
    for (int i = 0; i < j.drafts.count; i++)
        file_remove(j.drafts.at[i]);
    return status;
}
