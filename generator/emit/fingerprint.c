/* fingerprint.c - digests of a program's inputs: of each file that was read, and of all files together with the
 * compiler's version, the block and its experiment. */
#include "emit/passes.h"

#include <stdio.h>

/* list: NULL if the program does not list its files. */
static void add_file(Program *p, Record *list, Text *all, const char *name, const char *digest)
{
    Record *row = list ? record_add(list, "files") : NULL;
    if (row) {
        record_set(row, "file", c_quoted(p->arena, name));
        record_set(row, "digest", c_quoted(p->arena, digest));
    }
    text_format(all, "%s  %s\n", digest, name);
}

void program_fingerprint(Program *p, Record *record)
{
    enum { MOST_BYTES = 1 << 30 };
    const System *system = p->system;
    const Experiment *e = &system->experiment;
    Text all = text_new(p->arena);
    Record *list = record_when(record, "with_files", system->model && !e->is_of_unit);
    for (int i = 0; system->model && i < system->model->files.count; i++) {
        const SourceFile *file = system->model->files.at[i];
        size_t length = 0;
        const char *bytes = file_read(p->scratch, file->path->text, MOST_BYTES, &length);
        add_file(p, list, &all, file->label->text, bytes ? digest_of(bytes, length).text : "not read again");
        arena_reset(p->scratch);
    }
    for (int i = 0; i < system->files.count; i++)
        add_file(p, list, &all, system->files.at[i].name->text, system->files.at[i].digest.text);
    for (int i = 0; system->exchanges && i < system->exchanges->count; i++) {
        const Exchange *exchange = &system->exchanges->at[i];
        text_format(&all, "%s = %s\n", exchange->path, exchange->value ? exchange->value : "?");
    }
    for (int i = 0; system->variations && i < system->variations->count; i++) {
        const Variation *variation = &system->variations->at[i];
        text_format(&all, "%s = %s\n", variation->path, variation->choices.at[system->variations->chosen[i]].text);
    }
    for (int i = 0; i < system->algorithms.count; i++) {
        const Software *software = system->algorithms.at[i].software;
        bool is_new = software != NULL;
        for (int k = 0; k < i && is_new; k++)
            is_new = system->algorithms.at[k].software != software;
        for (int k = 0; is_new && k < software->files.count; k++) {
            const SoftwareFile *file = &software->files.at[k];
            add_file(p, list, &all, file->path->text, digest_of(file->text, file->length).text);
        }
    }
    text_format(&all, "sysphsc %s\n%s\n", SYSPHSC_VERSION, e->qualified->text);
    text_format(&all, "%s %s %s %s %s\n", c_number(e->start), c_number(e->stop), c_number(e->interval),
                c_number(e->tolerance), e->solver ? e->solver->text : "");
    record_set(record, "fingerprint", c_quoted(p->arena, digest_of(all.at, all.length).text));
    record_set(record, "fingerprint_of", all.at);
}
