/* files.c - the generated folder: program, runtime, Makefile and README; it builds without this compiler. */
#include "emit/program.h"

#include <errno.h>
#include <string.h>

/* Text within a Markdown table, where a bar would end the cell. */
static const char *cell(Arena *arena, const char *words)
{
    Text out = text_new(arena);
    text_add(&out, "");
    for (const char *at = c_comment(arena, words); *at; at++) {
        if (strchr("|`<>\\", *at))
            text_add_char(&out, '\\');
        text_add_char(&out, *at);
    }
    return out.at;
}

static Record *add_row(Arena *arena, Record *list, const char *rows, const Causal *causal, int variable, Expr value)
{
    Record *row = record_add(list, rows);
    const System *system = causal->system;
    Unit unit = {0};
    if (variable < system->variables.count)
        unit = system->variables.at[variable].unit;
    const char *symbol = unit.symbol ? unit.symbol->text : unit.name ? unit.name->text : "";
    record_set(row, "path", cell(arena, causal->variables.at[variable].path->text));
    record_set(row, "value", value ? cell(arena, expr_text(arena, value)) : "0");
    record_set(row, "unit", cell(arena, symbol));
    return row;
}

static void record_quantities(Arena *arena, Record *record, const Causal *causal)
{
    record_list(record, "with_parameters");
    record_list(record, "with_states");
    Record *parameters = NULL, *states = NULL;
    for (int v = 0; v < causal->system->variables.count; v++) {
        if (causal->variables.at[v].role != ROLE_CONSTANT)
            continue;
        if (!parameters)
            parameters = record_add(record, "with_parameters");
        add_row(arena, parameters, "parameters", causal, v, causal->system->variables.at[v].value);
    }
    for (int i = 0; i < causal->states.count; i++) {
        const CausalVariable *state = &causal->variables.at[causal->states.at[i]];
        if (!states)
            states = record_add(record, "with_states");
        Record *row = add_row(arena, states, "states", causal, causal->states.at[i], state->start);
        record_set(row, "reason", state->reason ? cell(arena, state->reason) : "");
    }
}

static const char *number_text(Arena *arena, double number)
{
    char buffer[32];
    return arena_format(arena, "%s", number_print(number, buffer));
}

static Record *file_record(Arena *arena, const Causal *causal, const char *name)
{
    const Experiment *experiment = &causal->system->experiment;
    Record *record = record_new(arena, NULL);
    record_set(record, "name", name);
    record_set(record, "title", cell(arena, experiment->name->text));
    record_set(record, "qualified", c_comment(arena, experiment->qualified->text));
    record_set(record, "source", c_comment(arena, causal->system->file->label->text));
    record_set(record, "version", SYSPHSC_VERSION);
    record_set(record, "summary", program_summary(arena, causal));
    record_set(record, "start", number_text(arena, experiment->start));
    record_set(record, "stop", number_text(arena, experiment->stop));
    record_set(record, "interval", number_text(arena, experiment->interval));
    record_set(record, "tolerance", number_text(arena, experiment->tolerance));
    record_quantities(arena, record, causal);
    return record;
}

void readme_print(Text *text, const Causal *causal, const char *name)
{
    template_render(text, "templates/README.md.in", file_record(text->arena, causal, name));
}

static bool write_text(Arena *arena, const char *path, const Text *text)
{
    if (file_write(arena, path, text->at, text->length))
        return true;
    diag(DIAG_G01, (Source){0}, "'%s' cannot be written: %s", path, strerror(errno));
    return false;
}

static bool make_folder(Arena *arena, const char *path)
{
    if (directory_make(arena, path))
        return true;
    diag(DIAG_G01, (Source){0}, "folder '%s' cannot be made: %s", path, strerror(errno));
    return false;
}

static bool write_runtime(Arena *arena, const char *directory)
{
    for (const EmbeddedFile *file = embedded_files; file->name; file++) {
        if (strncmp(file->name, "runtime/", 8) != 0)
            continue;
        Text text = text_new(arena);
        for (int i = 0; file->lines[i]; i++)
            text_add(&text, file->lines[i]);
        if (!write_text(arena, path_join(arena, directory, file->name), &text))
            return false;
    }
    return true;
}

bool program_write(Arena *arena, const Causal *causal, const BuildTarget *target)
{
    const char *directory = target->directory;
    Text program = text_new(arena), makefile = text_new(arena), readme = text_new(arena);
    program_print(&program, causal, target->name);
    readme_print(&readme, causal, target->name);
    template_render(&makefile, "templates/Makefile.in", file_record(arena, causal, target->name));
    return make_folder(arena, path_join(arena, directory, "runtime")) && write_runtime(arena, directory) &&
           write_text(arena, path_join(arena, directory, "Makefile"), &makefile) &&
           write_text(arena, path_join(arena, directory, "README.md"), &readme) &&
           write_text(arena, path_join(arena, directory, arena_format(arena, "%s.c", target->name)), &program);
}
