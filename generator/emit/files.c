/* files.c - the generated folder: program, runtime, Makefile, README, manual page; it builds without this compiler. */
#include "emit/files.h"
#include "emit/passes.h"

#include <string.h>

/* Text escaped for Markdown: no character has a special meaning, and addresses do not become links. */
static const char *markdown(Arena *arena, const char *words)
{
    Text out = text_new(arena);
    for (const char *at = c_comment(arena, words); *at; at++) {
        bool is_of_address = *at == '.' && out.length && strchr("wW", out.at[out.length - 1]);
        if (strchr("|`<>\\*_[]&~$@#:", *at) || is_of_address)
            text_add_char(&out, '\\');
        text_add_char(&out, *at);
    }
    return out.at;
}

/* Text in backquotes, within which Markdown has no escapes. Text that would end them, or a table's cell, is put into a
 * <code> tag instead. */
const char *files_code(Arena *arena, const char *words)
{
    const char *text = c_comment(arena, words);
    if (!*text)
        return "";
    return strpbrk(text, "`|\\") ? arena_format(arena, "<code>%s</code>", markdown(arena, words))
                                : arena_format(arena, "`%s`", text);
}

/* Text escaped for a line of a manual page, or for the rest of a line. */
static const char *roff(Arena *arena, const char *words)
{
    Text out = text_new(arena);
    text_add(&out, "\\&"); /* so that no first character and no macro's name has a special meaning */
    for (const char *at = c_comment(arena, words); *at; at++)
        text_add_length(&out, *at == '\\' ? "\\e" : at, *at == '\\' ? 2 : 1);
    return out.at;
}

static Record *add_row(Arena *arena, Record *list, const char *rows, const Causal *causal, int variable, Expr value)
{
    Record *row = record_add(list, rows);
    const System *system = causal->system;
    const char *unit = variable < system->variables.count ? flat_unit(arena, system, variable, 0) : "";
    record_set(row, "path", files_code(arena, causal->variables.at[variable].path->text));
    record_set(row, "value", value ? markdown(arena, expr_text(arena, value)) : "from the equations");
    record_set(row, "unit", markdown(arena, unit));
    return row;
}

/* True if a state begins at its start value, and no equation determines its initial value. */
static bool begins_at_start(const Causal *causal, int state)
{
    bool does = false;
    for (int b = 0; b < causal->start.count && !does; b++) {
        const Block *block = causal->start.at[b];
        does = block->kind == BLOCK_ASSIGN && block->inner.at[0].variable == state && block->inner.at[0].equation < 0;
    }
    return does;
}

/* Long tables show only their first rows. */
enum { ROWS_SHOWN = 100 };

static Record *begin_table(Record *record, const char *table, const char *more, int count)
{
    Record *list = record_when(record, table, count > 0);
    Record *rest = list ? record_when(list, more, count > ROWS_SHOWN) : NULL;
    if (rest)
        record_format(rest, "count", "%d", count);
    return list;
}

/* Files of C code for the Makefile, and the components that the README describes. */
static void record_software(Arena *arena, Record *record, const System *system)
{
    ComponentList components = {0};
    SoftwareSourceList sources = {0};
    software_components(arena, system, &components);
    software_sources(arena, &components, &sources);
    Text names = text_new(arena);
    for (int i = 0; i < sources.count; i++)
        text_format(&names, "%ssoftware/%s", i ? " " : "", sources.at[i].name);
    Record *list = record_when(record, "with_software", components.count > 0);
    record_list(record, "components");
    if (!list)
        return;
    record_set(list, "software", names.at);
    for (int i = 0; i < components.count; i++) {
        Record *row = record_add(list, "components");
        record_set(row, "type", components.at[i].type);
        record_set(row, "element", markdown(arena, components.at[i].software->qualified->text));
    }
}

Record *files_record(Arena *arena, const Causal *causal, const char *name, bool needs_sparse)
{
    const Experiment *experiment = &causal->system->experiment;
    Record *record = record_new(arena, NULL);
    record_set(record, "name", name);
    record_set(record, "title", markdown(arena, experiment->name->text));
    record_set(record, "heading", roff(arena, c_upper_case(arena, name)));
    record_set(record, "meaning", roff(arena, experiment->qualified->text));
    record_set(record, "qualified", files_code(arena, experiment->qualified->text));
    record_set(record, "source", files_code(arena, causal->system->file->label->text));
    record_set(record, "version", SYSPHSC_VERSION);
    record_set(record, "summary", program_summary(arena, causal));
    record_format(record, "start", "%s", number_text(experiment->start));
    record_format(record, "stop", "%s", number_text(experiment->stop));
    record_format(record, "interval", "%s", number_text(experiment->interval));
    record_format(record, "tolerance", "%s", number_text(experiment->tolerance));
    record_software(arena, record, causal->system);
    record_set(record, "klu", needs_sparse ? " with KLU" : "");
    record_when(record, "with_sparse", needs_sparse);
    record_when(record, "with_events", part_has_file(parts_needed(causal), "runtime/event.c"));
    record_when(record, "with_inputs", causal->system->inputs.count > 0);
    record_when(record, "with_signals", causal->system->signals.count > 0);
    /* constants that the program lists because they can be set */
    IntList listed = {0};
    for (int v = 0; v < causal->system->variables.count; v++)
        if (causal->variables.at[v].role == ROLE_CONSTANT && !causal->system->variables.at[v].is_hidden)
            list_push(arena, &listed, v);
    Record *list = begin_table(record, "with_parameters", "more_parameters", listed.count);
    for (int i = 0; i < listed.count && i < ROWS_SHOWN; i++)
        add_row(arena, list, "parameters", causal, listed.at[i], causal->system->variables.at[listed.at[i]].value);
    const IntList *states = &causal->states;
    list = begin_table(record, "with_states", "more_states", states->count);
    for (int i = 0; i < states->count && i < ROWS_SHOWN; i++) {
        const CausalVariable *state = &causal->variables.at[states->at[i]];
        Record *row = add_row(arena, list, "states", causal, states->at[i],
                              begins_at_start(causal, states->at[i]) ? state->start : NULL);
        record_set(row, "reason", state->reason ? markdown(arena, reason_text(arena, state->reason)) : "");
    }
    return record;
}

static const char c_template[] = "templates/model.c.in";

const ProgramFile program_files[] = {{".h", "templates/model.h.in", NULL},
                                     {".c", c_template, "-O2"},
                                     {"_checks.c", "templates/checks.c.in", NULL},
                                     {"_tables.c", "templates/tables.c.in", "-O0"},
                                     {NULL, NULL, NULL}};

/* The header that a line of a C file includes, as runtime/NAME; or NULL. */
static const char *included(Arena *arena, const char *line)
{
    static const char begin[] = "#include \"", folder[] = "runtime/";
    if (strncmp(line, begin, strlen(begin)) != 0)
        return NULL;
    const char *name = line + strlen(begin);
    name += strncmp(name, folder, strlen(folder)) == 0 ? strlen(folder) : 0;
    return arena_format(arena, "%s%.*s", folder, (int)strcspn(name, "\""), name);
}

static bool is_header(const EmbeddedFile *file)
{
    const size_t length = strlen(file->name);
    return strncmp(file->name, "runtime/", strlen("runtime/")) == 0 &&
           (strcmp(file->name + length - 2, ".h") == 0 || strcmp(file->name + length - 4, ".def") == 0);
}

/* True if a header, or the C file of the same name, is left out. */
static bool is_of_left_out(Arena *arena, PartSet parts, const char *header)
{
    return !part_has_file(parts, header) ||
           !part_has_file(parts, arena_format(arena, "%.*s.c", (int)strlen(header) - 2, header));
}

/* Marks the headers that a file includes, directly or through other headers. */
static void follow_includes(Arena *arena, PartSet parts, const EmbeddedFile *file, Map *taken)
{
    const bool is_generated = strncmp(file->name, "templates/", strlen("templates/")) == 0;
    for (const char *const *line = file->lines; *line; line++) {
        const char *name = included(arena, *line);
        const EmbeddedFile *header = embedded_files;
        while (name && header->name && strcmp(header->name, name) != 0)
            header++;
        if (!name || !header->name || map_get(taken, name_of(name), 0) ||
            (is_generated && is_of_left_out(arena, parts, name)))
            continue;
        map_put(taken, name_of(name), 1);
        follow_includes(arena, parts, header, taken);
    }
}

void files_add_runtime(Output *output, PartSet parts, const char *name)
{
    Map *headers = map_new(output->arena);
    for (const EmbeddedFile *file = embedded_files; file->name; file++)
        if (strncmp(file->name, "templates/", strlen("templates/")) == 0 ||
            (part_has_file(parts, file->name) && !is_header(file)))
            follow_includes(output->arena, parts, file, headers);
    const char *licences = parts_licences(output->arena, parts, name);
    if (licences) {
        Text text = text_new(output->arena);
        text_add(&text, licences);
        output_add_text(output, "LICENCES", &text);
    }
    for (const EmbeddedFile *file = embedded_files; file->name; file++) {
        if (is_header(file) ? !map_get(headers, name_of(file->name), 0) : !part_has_file(parts, file->name))
            continue;
        Text text = text_new(output->arena);
        for (int i = 0; file->lines[i]; i++)
            text_add(&text, file->lines[i]);
        output_add_text(output, file->name, &text);
    }
}

void files_add_documents(Output *output, const Record *files, const char *name)
{
    Arena *arena = output->arena;
    Text makefile = text_new(arena), readme = text_new(arena), page = text_new(arena);
    template_render(&readme, NULL, "templates/README.md.in", files);
    template_render(&makefile, NULL, "templates/Makefile.in", files);
    template_render(&page, NULL, "templates/program.1.in", files);
    output_add_text(output, "Makefile", &makefile);
    output_add_text(output, "README.md", &readme);
    output_add_text(output, arena_format(arena, "%s.1", name), &page);
}

const ProgramSources *program_sources(Output *output, const Causal *causal, const char *name, bool with_c)
{
    ProgramSources *sources = &output->sources;
    if (sources->causal != causal) {
        arena_free(output->scratch);
        output->scratch = arena_new();
        *sources = (ProgramSources){.causal = causal};
        sources->record = program_record(output->arena, output->scratch, causal, name, output->is_unrolled, with_c,
                                         NULL, &sources->program);
    }
    if (with_c && !sources->c) {
        Text text = text_new(output->arena);
        template_render_shown(&text, c_template, sources->record, &sources->statements);
        sources->c = text.at;
        sources->length = text.length;
    }
    return sources;
}

/* The files of one of several programs are filled in immediately, because the next program has other tables. */
void files_add_sources(Output *output, const Causal *causal, const char *name)
{
    Arena *arena = output->arena;
    software_add(output, causal->system);
    const ProgramSources *sources = program_sources(output, causal, name, output->folder != NULL);
    for (const ProgramFile *file = program_files; file->suffix; file++) {
        OutputFile added = {.name = arena_format(arena, "%s%s", name, file->suffix), .record = sources->record,
                            .template_name = file->template_name};
        Text text = text_new(arena);
        if (sources->c && strcmp(file->template_name, c_template) == 0) {
            added.bytes = sources->c;
            added.length = sources->length;
            added.record = NULL;
            output_add(output, added);
        } else if (output->folder) {
            template_render(&text, NULL, file->template_name, sources->record);
            output_add_text(output, added.name, &text);
        } else {
            output_add(output, added);
        }
    }
}

int program_add(Output *output, const Causal *causal, const char *name)
{
    Record *files = files_record(output->arena, causal, name, part_needs_sparse(causal));
    record_either(files, "alone", "with_variants", true);
    record_set(files, "place", "");
    if (!software_are_compatible(output->arena, causal->system))
        return STATUS_MODEL_ERROR;
    files_add_runtime(output, parts_needed(causal), name);
    parts_record(output->arena, parts_needed(causal), files);
    files_add_documents(output, files, name);
    files_add_sources(output, causal, name);
    return STATUS_OK;
}
