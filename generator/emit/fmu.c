/* fmu.c - functional mock-up units: BLOCK.fmu, the program as a library with its description, for other tools. */
#include "emit/fmu.h"
#include "emit/files.h"
#include "emit/passes.h"

#include <string.h>

/* An FMU whose library is still to be built. */
typedef struct FmuDraft {
    const char *name; /* BLOCK */
    const char *file; /* within the output's folder */
    int version;
    const char *identifier;
    const Causal *causal;
    Output *files; /* to be compiled */
    Text description;
    FmuFiles documents; /* all other files of the archive */
} FmuDraft;

/* Fills in the program's tables now, because the next program has other tables. */
static void settle_files(Output *files)
{
    for (int i = 0; i < files->files.count; i++) {
        OutputFile *file = &files->files.at[i];
        Text text = text_new(files->arena);
        if (!file->record)
            continue;
        template_render(&text, NULL, file->template_name, file->record);
        file->bytes = text.at;
        file->length = text.length;
        file->record = NULL;
    }
}

static void add_document(Arena *arena, FmuDraft *draft, const char *name, Text text)
{
    list_push(arena, &draft->documents, (FmuFile){name, text.at, text.length});
}

static void add_documents(Arena *arena, FmuDraft *draft, const Fmu *u, const FmuAsked *asked)
{
    Text licences = text_new(arena);
    text_add(&licences, parts_licences(arena, parts_needed(draft->causal), draft->name));
    add_document(arena, draft, "documentation/index.html", *asked->sheet);
    add_document(arena, draft, "documentation/licenses/license.txt", licences);
    if (asked->version == 3) {
        add_document(arena, draft, "terminalsAndIcons/icon.png", fmu_icon_png(u));
        add_document(arena, draft, "terminalsAndIcons/icon.svg", fmu_icon_svg(u));
    } else {
        add_document(arena, draft, "model.png", fmu_icon_png(u));
    }
}

/* A field of CSV (RFC 4180). */
static void add_field(Text *text, const char *field)
{
    bool is_quoted = false;
    for (const char *at = field; *at; at++)
        is_quoted |= *at == ',' || *at == '"' || *at == '\n';
    text_add(text, is_quoted ? ",\"" : ",");
    for (const char *at = field; *at; at++)
        text_add(text, *at == '"' ? "\"\"" : (char[]){*at, '\0'});
    text_add(text, is_quoted ? "\"" : "");
}

/* Adds the result of the program's run under the unit's names: outputs, or states if there are no outputs. */
static void add_result(Arena *arena, FmuDraft *draft, const Fmu *u, const FmuAsked *asked)
{
    List(const char *) paths = {0};
    Text text = text_new(arena);
    bool has_outputs = false;
    for (int i = 0; i < u->variables.count; i++)
        has_outputs |= u->variables.at[i].causality == FMU_OUTPUT;
    text_add(&text, "time");
    for (int i = 1; i < u->variables.count; i++) {
        const FmuVariable *v = &u->variables.at[i];
        if (has_outputs ? v->causality != FMU_OUTPUT : v->derivative < 0)
            continue;
        for (int e = 0; e < fmu_size(v); e++) {
            list_push(arena, &paths, u->causal->variables.at[fmu_element(v, e)->variable].path->text);
            add_field(&text, fmu_element(v, e)->name);
        }
    }
    const char *rows = paths.count ? asked->find_result(asked->context, paths.at, paths.count) : NULL;
    if (!rows)
        return;
    text_add(&text, rows);
    add_document(arena, draft, arena_format(arena, "extra/sysphsc/%s.csv", draft->identifier), text);
}

/* A draft with the files of the runtime. */
static FmuDraft *draft_new(Output *output, const Causal *own, const char *name, int version)
{
    Arena *arena = output->arena;
    const char *file = arena_format(arena, "%s.fmu", name);
    FmuDraft *draft = arena_new_of(arena, FmuDraft);
    Output *files = arena_new_of(arena, Output);
    *draft = (FmuDraft){.name = name,
                        .file = output->folder ? path_join(arena, output->folder, file) : file,
                        .version = version,
                        .identifier = c_identifier(arena, name),
                        .causal = own,
                        .files = files};
    *files = (Output){
        .arena = arena,
        .directory = path_of_process(arena, output->directory, arena_format(arena, "%d.part", output->units.count)),
        .is_unrolled = output->is_unrolled};
    files_add_runtime(files, parts_needed(own), name);
    return draft;
}

/* Completes the draft. The instantiation token is the program's fingerprint. */
static void complete(Output *output, FmuDraft *draft, const Fmu *u, const Text *values, const Record *program,
                     const FmuAsked *asked)
{
    Arena *arena = output->arena;
    const char *token = record_text(program, "fingerprint");
    output_add_text(draft->files, fmu_arrays_file, values);
    draft->description = fmu_description(u, arena_copy(arena, token + 1, strlen(token) - 2));
    add_documents(arena, draft, u, asked);
    if (asked->find_result)
        add_result(arena, draft, u, asked);
    list_push(arena, &output->units, draft);
}

int fmu_add(Output *output, const Causal *causal, const char *name, const FmuAsked *asked)
{
    Arena *arena = output->arena;
    if (!software_are_compatible(arena, causal->system))
        return STATUS_MODEL_ERROR;
    FmuDraft *draft = draft_new(output, fmu_causal(arena, causal, asked, false), name, asked->version);
    Output *files = draft->files;
    files_add_sources(files, draft->causal, name);
    settle_files(files);
    Fmu u = {.arena = arena,
             .program = files->sources.program,
             .causal = draft->causal,
             .version = asked->version,
             .identifier = draft->identifier};
    FmuGraph *graph = fmu_graph(arena, u.causal);
    fmu_find_variables(&u, graph);
    if (u.version == 3)
        fmu_find_arrays(&u);
    fmu_find_checks(&u);
    fmu_find_dependencies(&u, graph);
    const Text arrays = fmu_arrays_text(&u);
    complete(output, draft, &u, &arrays, files->sources.record, asked);
    arena_free(files->scratch);
    files->scratch = NULL;
    return STATUS_OK;
}

int fmu_add_sizes(Output *output, Variant *variant, const VariationList *variations, const char *name)
{
    Text values = text_new(output->arena);
    const FmuAsked *asked = fmu_sizes_asked(variant->unit);
    const Record *program = variant_program(variant);
    const Fmu *u = fmu_sizes_join(variant->unit, variant, variations, &values);
    if (!u || !software_are_compatible(output->arena, u->causal->system))
        return STATUS_MODEL_ERROR;
    output->folder = variant->folder;
    FmuDraft *draft = draft_new(output, u->causal, name, asked->version);
    output->folder = NULL;
    variant_add_files(draft->files, variant, NULL, name);
    complete(output, draft, u, &values, program, asked);
    return STATUS_OK;
}

static int build_one(Output *output, const BuildTarget *target, const FmuDraft *draft)
{
    static const char *const platforms[] = {"linux64", "x86_64-linux"};
    Arena *arena = output->arena;
    FmuFiles files = {0};
    FmuFile library = {.name =
                           arena_format(arena, "binaries/%s/%s.so", platforms[draft->version == 3], draft->identifier)};
    BuildTarget own = *target;
    own.directory = draft->files->directory;
    own.name = draft->name;
    own.is_library = true;
    const int status = fmu_compile(draft->files, draft->causal, &own, draft->version, &library);
    if (status != STATUS_OK)
        return status;
    list_push(arena, &files, (FmuFile){"modelDescription.xml", draft->description.at, draft->description.length});
    list_push(arena, &files, library);
    for (int i = 0; i < draft->documents.count; i++)
        list_push(arena, &files, draft->documents.at[i]);
    OutputFile packed = {.name = draft->file};
    packed.bytes = fmu_pack(arena, &files, draft->file, &packed.length);
    if (!packed.bytes)
        return STATUS_ENVIRONMENT;
    output_add(output, packed);
    return STATUS_OK;
}

int fmu_build(Output *output, const BuildTarget *target)
{
    int status = STATUS_OK;
    output->folder = NULL;
    for (int i = 0; i < output->units.count && status == STATUS_OK; i++)
        status = build_one(output, target, output->units.at[i]);
    return status;
}
