/* build.c - runs the target's C compiler, without a shell. */
#include "emit/build.h"
#include "emit/passes.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NOT_FOUND = 127 }; /* status if a command cannot be run */

/* For C code of the user, and the runtime's sources. */
static const char default_flags[] = "-O1";

void build_word(Arena *arena, Words *words, const char *word)
{
    list_push(arena, words, arena_copy(arena, word, strlen(word)));
}

void build_words(Arena *arena, Words *words, const char *text)
{
    for (const char *at = text + strspn(text, " \t\n"); *at; at += strspn(at, " \t\n")) {
        size_t length = strcspn(at, " \t\n");
        list_push(arena, words, arena_copy(arena, at, length));
        at += length;
    }
}

static bool start(Arena *arena, Words *command, Process *process)
{
    list_push(arena, command, NULL);
    const ProcessEnds ends = {.input = -1, .errors = ERRORS_WITH_OUTPUT, .is_group = true};
    return process_start(command->at, ends, process);
}

/* SUNDIALS 7 keeps its common part in a library of its own; compilers print the path of one that they find. */
static bool has_library(Arena *arena, const BuildTarget *target, const char *file)
{
    Words command = {0};
    Text printed = text_new(arena);
    build_words(arena, &command, target->compiler);
    build_word(arena, &command, arena_format(arena, "-print-file-name=%s", file));
    Process process;
    return start(arena, &command, &process) && process_finish(&process, &printed) == 0 && strchr(printed.at, '/');
}

void build_show(Arena *arena, const char *printed)
{
    enum { MOST_LINES = 30 };
    const char *at = printed;
    for (int line = 0; *at && line < MOST_LINES; line++) {
        size_t length = strcspn(at, "\n");
        diag_detail("%s", arena_copy(arena, at, length));
        at += length + (at[length] != '\0');
    }
    if (*at)
        diag_detail("...");
}

Words build_compiler(Arena *arena, const BuildTarget *target, const char *standard, const char *flags)
{
    Words command = {0};
    build_words(arena, &command, target->compiler);
    if (command.count == 0)
        build_word(arena, &command, "cc");
    build_word(arena, &command, standard);
    build_words(arena, &command, target->flags[0] ? target->flags : flags);
    return command;
}

static bool cannot_run(const char *compiler)
{
    diag(DIAG_G02, (Source){0}, "the C compiler '%s' cannot be run: %s", compiler, strerror(errno ? errno : ENOENT));
    return false;
}

bool build_run(Arena *arena, Words *command, Text *printed, int *status)
{
    Process process;
    errno = 0;
    if (!start(arena, command, &process))
        return cannot_run(command->at[0]);
    *status = process_finish(&process, printed);
    errno = 0;
    return *status != NOT_FOUND || cannot_run(command->at[0]);
}

/* ---- C code of the user ---- */

/* The place of the C compiler's first error, if its message has one: "DIR/software/user/a.c:3:5: error: ..." and
 * "model.xmi:88:9: error: ..."; others are about other files. */
static Source error_source(Arena *arena, const SoftwareSource *source, const char *printed)
{
    const Software *software = source->component->software;
    Source found = software->source;
    const char *file = source->file ? source->file->path->text : found.file->label->text;
    const size_t name = strlen(file);
    if (source->file) {
        SourceFile *user = arena_new_of(arena, SourceFile);
        user->path = name_of(path_join(arena, path_directory(arena, found.file->path->text), file));
        user->label = name_of(text_in_utf8(arena, path_base(file)));
        found = (Source){.file = user, .element = software->qualified};
    }
    for (const char *line = printed, *next; *line; line = next) {
        next = line + strcspn(line, "\n");
        const char *text = arena_copy(arena, line, (size_t)(next - line)), *at = text;
        next += *next == '\n';
        if (!strstr(text, "error: "))
            continue;
        while ((at = strstr(at, file)) && (at[name] != ':' || (at > text && at[-1] != '/')))
            at++;
        const int number = at ? atoi(at + name + 1) : 0;
        if (number <= 0)
            continue;
        found.line = number;
        break;
    }
    return found;
}

/* Compiler flags for code of a library or of a program. A program lies at a fixed address. */
static const char *code_flags(const BuildTarget *target)
{
    return target->is_library ? "-fPIC -fno-ident -fvisibility=hidden -ffunction-sections -fdata-sections "
                                "-fno-asynchronous-unwind-tables"
                              : "-fno-pie";
}

static const char *object_of(Arena *arena, const BuildTarget *target, int index)
{
    const char *folder = path_join(arena, target->directory, software_file(arena, ""));
    return path_of_process(arena, folder, arena_format(arena, "code_%d.o", index + 1));
}

static int compile_source(Arena *arena, const BuildTarget *target, const SoftwareSource *source, int index)
{
    Words command = build_compiler(arena, target, "-std=gnu11", default_flags);
    Text printed = text_new(arena);
    const Component *component = source->component;
    int status = 0;
    const char *const words[] = {"-Werror=implicit-function-declaration",
                                 "-Werror=int-conversion",
                                 "-Werror=incompatible-pointer-types",
                                 "-Werror=return-type",
                                 "-iquote",
                                 path_join(arena, target->directory, "software"),
                                 "-c",
                                 "-o",
                                 object_of(arena, target, index),
                                 path_join(arena, target->directory, software_file(arena, source->name))};
    if (target->is_library)
        build_words(arena, &command, code_flags(target));
    if (!source->file) /* a whole function in place of its inside would never be called */
        build_word(arena, &command, "-Werror=unused-function");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        build_word(arena, &command, words[i]);
    if (!build_run(arena, &command, &printed, &status))
        return STATUS_ENVIRONMENT;
    if (status == 0)
        return STATUS_OK;
    diag(DIAG_G04, error_source(arena, source, printed.at), "the C code of '%s' does not compile",
         component->software->qualified->text);
    build_show(arena, printed.at);
    for (int is_written = 0; is_written < 2; is_written++) {
        Text text = text_new(arena);
        for (int i = 0; i < component->members.count; i++)
            if (component->first->members.at[i].is_written == is_written && !component->first->members.at[i].element)
                text_format(&text, "%s%s", text.length ? ", " : "", component->wholes.at[i]);
        if (text.length)
            diag_detail("members of *self to be %s: %s", is_written ? "set" : "read", text.at);
    }
    return STATUS_MODEL_ERROR;
}

/* "undefined reference to `axis_step'" */
static bool is_undefined(const char *printed, const char *function)
{
    size_t length = strlen(function);
    for (const char *at = strstr(printed, "undefined "); at; at = strstr(at + 1, "undefined ")) {
        const char *end = at + strcspn(at, "\n"), *name = strstr(at, function);
        bool is_whole =
            name && strchr(" `'\"", name[-1]) && !isalnum((unsigned char)name[length]) && name[length] != '_';
        if (is_whole && name < end)
            return true;
    }
    return false;
}

/* Reports a linker error that concerns a function named by the model or an object file of the user. */
bool build_report_link(Arena *arena, const BuildTarget *target, const BuildParts *parts, const char *printed)
{
    const ComponentList *components = &parts->components;
    const SoftwareSourceList *sources = &parts->sources;
    for (int i = 0; i < components->count; i++) {
        const Component *component = &components->at[i];
        const Software *software = component->software;
        if (!software->function || !is_undefined(printed, component->function))
            continue;
        diag(DIAG_G05, software->source, "'%s' calls '%s', which '%s' does not define", software->qualified->text,
             component->function, software->files.at[0].path->text);
        build_show(arena, printed);
        return true;
    }
    for (int i = 0; i < sources->count; i++) {
        const Software *software = sources->at[i].component->software;
        if (!strstr(printed, path_base(object_of(arena, target, i))))
            continue;
        diag(DIAG_G05, software->source, "the C code of '%s' cannot be linked", software->qualified->text);
        build_show(arena, printed);
        return true;
    }
    return false;
}

/* ---- the program ---- */

static const char *part_object(Arena *arena, const BuildTarget *target, const ProgramFile *file)
{
    return path_of_process(arena, target->directory, arena_format(arena, "%s%s.o", target->name, file->suffix));
}

static void add_include(Arena *arena, Words *command, const char *folder)
{
    build_word(arena, command, "-iquote");
    build_word(arena, command, folder);
}

static off_t file_length(Arena *arena, const BuildTarget *target, const ProgramFile *file)
{
    struct stat about;
    const char *name = arena_format(arena, "%s%s", target->name, file->suffix);
    return stat(path_join(arena, target->directory, name), &about) == 0 ? about.st_size : 0;
}

/* True if the files are short. They are then compiled as one, which starts the compiler and reads headers only once;
 * longer files are compiled in parallel. */
static bool are_short(Arena *arena, const BuildTarget *target)
{
    enum { LONG_FILES = 120000 }; /* bytes of all */
    off_t length = 0;
    for (const ProgramFile *file = program_files; file->suffix; file++)
        length += file_length(arena, target, file);
    return length <= LONG_FILES;
}

static bool is_compiled(const ProgramFile *file, bool is_short)
{
    return file->flags && (!is_short || !file[1].suffix);
}

/* A short source gains from strict aliasing alone what -O2 would give it. A long source consists of many different
 * statements without loops: more than -O1 takes half as long again for it, and gains nothing. */
static const char *optimization(Arena *arena, const BuildTarget *target, const ProgramFile *file, bool is_short)
{
    enum { LONG_SOURCE = 250000 }; /* bytes */
    if (is_short)
        return "-O1 -fstrict-aliasing";
    const bool is_long = file_length(arena, target, file) > LONG_SOURCE;
    return is_long && strcmp(file->flags, "-O0") != 0 ? "-O1" : file->flags;
}

static Words compile_command(Arena *arena, const BuildTarget *target, const ProgramFile *file, bool is_short)
{
    const char *path = path_join(arena, target->directory, arena_format(arena, "%s%s", target->name, file->suffix));
    const char *const words[] = {"-c", "-o", part_object(arena, target, file), path};
    Words command = build_compiler(arena, target, "-std=c11", optimization(arena, target, file, is_short));
    build_words(arena, &command, code_flags(target));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        build_word(arena, &command, words[i]);
    const ProgramFile *with = file;
    while (with > program_files && (is_short || !with[-1].flags))
        with--;
    for (; with < file; with++) {
        build_word(arena, &command, "-include");
        build_word(arena, &command, path_join(arena, target->directory,
                                              arena_format(arena, "%s%s", target->name, with->suffix)));
    }
    if (target->base)
        add_include(arena, &command, target->base);
    return command;
}

/* Compiles the generated files, all at the same time. */
static int compile_files(Arena *arena, const BuildTarget *target, const BuildParts *parts)
{
    List(Process) processes = {0};
    const char *compiler = NULL;
    int status = STATUS_OK;
    for (const ProgramFile *file = program_files; file->suffix && status == STATUS_OK; file++) {
        Process process;
        if (!is_compiled(file, parts->is_short))
            continue;
        Words command = compile_command(arena, target, file, parts->is_short);
        compiler = command.at[0];
        if (start(arena, &command, &process))
            list_push(arena, &processes, process);
        else
            status = STATUS_ENVIRONMENT;
    }
    const int reason = status == STATUS_OK ? 0 : errno;
    bool is_reported = false;
    for (int i = 0; i < processes.count; i++) {
        Text printed = text_new(arena);
        const int code = process_finish(&processes.at[i], &printed);
        if (code == 0 || status != STATUS_OK)
            continue;
        status = STATUS_ENVIRONMENT;
        is_reported = code != NOT_FOUND;
        if (!is_reported)
            continue;
        diag(DIAG_G03, (Source){0}, "'%s' could not build '%s'", compiler,
             path_join(arena, target->directory, target->name));
        build_show(arena, printed.at);
    }
    errno = reason;
    if (status != STATUS_OK && !is_reported)
        cannot_run(compiler);
    return status;
}

BuildParts build_parts(Arena *arena, const Causal *causal, const BuildTarget *target)
{
    BuildParts parts = {.is_short = are_short(arena, target)};
    software_components(arena, causal->system, &parts.components);
    software_sources(arena, &parts.components, &parts.sources);
    for (int i = 0; i < parts.sources.count; i++)
        build_word(arena, &parts.objects, object_of(arena, target, i));
    for (const ProgramFile *file = program_files; file->suffix; file++)
        if (is_compiled(file, parts.is_short))
            build_word(arena, &parts.objects, part_object(arena, target, file));
    return parts;
}

int build_compile(Arena *arena, const BuildTarget *target, BuildParts *parts)
{
    int status = STATUS_OK;
    for (int i = 0; i < parts->sources.count && status != STATUS_ENVIRONMENT; i++) {
        int compiled = compile_source(arena, target, &parts->sources.at[i], i);
        status = compiled > status ? compiled : status;
    }
    return status == STATUS_OK ? compile_files(arena, target, parts) : status;
}

void build_archive(Arena *arena, Words *words, const BuildTarget *target, const BuildParts *parts)
{
    if (parts->sources.count)
        build_word(arena, words, "-Wl,--whole-archive");
    build_word(arena, words, target->runtime_archive);
    if (parts->sources.count)
        build_word(arena, words, "-Wl,--no-whole-archive");
}

void build_add_runtime(Arena *arena, Words *words, const BuildTarget *target, const BuildParts *parts, PartSet needed)
{
    if (target->runtime_archive) {
        build_archive(arena, words, target, parts);
        build_word(arena, words, "-Wl,--gc-sections");
    }
    for (const EmbeddedFile *file = embedded_files; !target->runtime_archive && file->name; file++)
        if (part_has_file(needed, file->name) && strcmp(file->name + strlen(file->name) - 2, ".c") == 0)
            build_word(arena, words, path_join(arena, target->directory, file->name));
}

/* At a fixed address tables of names need no relocations, which take more room than the names. */
static Words link_words(Arena *arena, const BuildTarget *target, const char *output, bool is_static)
{
    Words command = build_compiler(arena, target, "-std=c11", default_flags);
    build_word(arena, &command, "-no-pie");
    if (is_static)
        build_word(arena, &command, "-static");
    build_word(arena, &command, "-o");
    build_word(arena, &command, output);
    return command;
}

void build_add_libraries(Arena *arena, const BuildTarget *target, Words *command, bool with_sparse, bool is_static)
{
    if (target->is_library)
        build_word(arena, command, "-Wl,-Bstatic");
    if (with_sparse)
        build_words(arena, command, "-lsundials_sunlinsolklu -lsundials_sunmatrixsparse");
    build_words(arena, command, "-lsundials_cvode -lsundials_nvecserial -lsundials_sunmatrixdense "
                                "-lsundials_sunlinsoldense");
    if (with_sparse && is_static)
        build_words(arena, command, "-lklu -lbtf -lamd -lcolamd -lsuitesparseconfig");
    if (has_library(arena, target, "libsundials_core.so") || has_library(arena, target, "libsundials_core.a"))
        build_word(arena, command, "-lsundials_core");
    if (target->is_library)
        build_word(arena, command, "-Wl,-Bdynamic");
    build_word(arena, command, "-lm");
}

/* Links with the prebuilt image, in half the time that archives take, by the linker that made the image. Not used with
 * C code of the user, whose names may clash with those of a library. Errors are not reported: the link is then repeated
 * with archives. */
static bool link_image(Arena *arena, const BuildTarget *target, const BuildParts *parts, const char *output)
{
    Text printed = text_new(arena);
    if (!target->runtime_image || target->link == LINK_SHARED || parts->sources.count)
        return false;
    Words command = link_words(arena, target, output, true);
    build_words(arena, &command, "-nostdlib -fuse-ld=bfd -Wl,--gc-sections");
    for (int i = 0; i < parts->objects.count; i++)
        build_word(arena, &command, parts->objects.at[i]);
    build_word(arena, &command, target->runtime_image);
    Process process;
    return start(arena, &command, &process) && process_finish(&process, &printed) == 0;
}

/* The first line of a linker's messages that reports an error. */
static const char *reason_of(Arena *arena, const char *printed)
{
    const char *at = strstr(printed, "cannot find "), *error = strstr(printed, "error");
    at = at ? at : error ? error : printed;
    return arena_copy(arena, at, strcspn(at, "\n"));
}

/* Links statically if the archives for it exist. Other errors of the linker recur with shared libraries and are
 * reported then. */
int build_link(Arena *arena, const BuildTarget *target, const BuildParts *parts, const Words *inputs,
               bool with_sparse)
{
    const char *executable = path_join(arena, target->directory, target->name);
    const char *temporary = path_temporary(arena, executable), *why_shared = NULL;
    FileDraft draft;
    file_expect(&draft, temporary, executable);
    bool is_linked = link_image(arena, target, parts, temporary);
    for (bool is_static = target->link != LINK_SHARED; !is_linked; is_static = false) {
        Words command = link_words(arena, target, temporary, is_static);
        for (int i = 0; i < inputs->count; i++)
            build_word(arena, &command, inputs->at[i]);
        build_add_libraries(arena, target, &command, with_sparse, is_static);
        Text printed = text_new(arena);
        int status = 0;
        const char *compiler = command.at[0];
        const bool has_run = build_run(arena, &command, &printed, &status);
        is_linked = has_run && status == 0;
        if (is_linked)
            continue;
        const bool is_of_model = has_run && build_report_link(arena, target, parts, printed.at);
        if (has_run && !is_of_model && is_static && target->link == LINK_STATIC_IF_POSSIBLE) {
            why_shared = reason_of(arena, printed.at);
            continue;
        }
        file_remove(&draft);
        if (!has_run || is_of_model)
            return is_of_model ? STATUS_MODEL_ERROR : STATUS_ENVIRONMENT;
        diag(DIAG_G03, (Source){0}, "'%s' could not build '%s'", compiler, executable);
        build_show(arena, printed.at);
        return STATUS_ENVIRONMENT;
    }
    if (why_shared) {
        diag(DIAG_G07, (Source){0}, "'%s' needs shared libraries of SUNDIALS where it runs", executable);
        diag_detail("%s", why_shared);
    }
    if (file_commit(&draft))
        return STATUS_OK;
    diag(DIAG_G01, (Source){0}, "'%s' cannot be written: %s", executable, strerror(errno));
    return STATUS_ENVIRONMENT;
}

int program_build(Arena *arena, const Causal *causal, const BuildTarget *target)
{
    BuildParts parts = build_parts(arena, causal, target);
    const PartSet needed = parts_needed(causal);
    Words inputs = {0};
    for (int i = 0; i < parts.objects.count; i++)
        build_word(arena, &inputs, parts.objects.at[i]);
    build_add_runtime(arena, &inputs, target, &parts, needed);
    FileDraft *drafts = arena_array(arena, FileDraft, parts.objects.count);
    for (int i = 0; i < parts.objects.count; i++)
        file_expect(&drafts[i], parts.objects.at[i], NULL);
    /* if the compiler fails, no executable of another model is left beside these sources */
    unlink(path_join(arena, target->directory, target->name));
    int status = build_compile(arena, target, &parts);
    if (status == STATUS_OK)
        status = build_link(arena, target, &parts, &inputs, part_needs_sparse(causal) || parts.sources.count);
    for (int i = 0; i < parts.objects.count; i++)
        file_remove(&drafts[i]);
    return status;
}
