/* read.c - the table of contents of reading: from a file to the graph. */
#include "sysml/read.h"

#include <string.h>

static void count_parts(SysmlModel *model)
{
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *classifier = model->classifiers.at[i];
        for (int j = 0; !classifier->is_library && j < classifier->properties.count; j++)
            model->part_count += classifier->properties.at[j]->kind == PROPERTY_PART;
    }
}

/* The document's own package or model, whose name is the model's. */
static const Element *root_package(const Document *document)
{
    const Element *root = document->root;
    for (const Element *e = root; e; e = element_after(e, root))
        if (e->metaclass == META_PACKAGE)
            return e;
    return root;
}

static void note_packages(Reader *reader)
{
    const Element *root = reader->documents.at[0]->root;
    for (const Element *e = root; e; e = element_after(e, root)) {
        if (e->metaclass != META_PACKAGE || !element_qualified(e))
            continue;
        Name documentation = element_documentation(reader, e);
        if (documentation->length)
            list_push(reader->arena, &reader->model->packages, (Package){element_qualified(e), documentation});
    }
}

static void note_plain_uml(const Reader *reader)
{
    int classes = 0;
    const Document *main = reader->documents.at[0];
    for (int i = 0; i < reader->model->classifiers.count; i++) {
        const Classifier *classifier = reader->model->classifiers.at[i];
        if (classifier->is_library)
            continue;
        if (classifier->kind == CLASSIFIER_BLOCK || classifier->kind == CLASSIFIER_CONSTRAINT_BLOCK)
            return;
        classes += classifier->kind == CLASSIFIER_OTHER;
    }
    if (classes)
        diag(DIAG_X14, element_source(main->root, NULL), "the file is plain UML: no class in it is a block");
}

const SysmlModel *sysml_read(Arena *arena, const char *path, const LibraryPath *libraries, bool *environment_failed)
{
    SysmlModel *model = arena_new_of(arena, SysmlModel);
    Reader reader = {.arena = arena, .model = model, .libraries = libraries, .sought = map_new(arena)};
    bool loaded = sysml_load_documents(&reader, path, environment_failed);
    xmi_release();
    if (!loaded)
        return NULL;
    reader.scratch = arena_new();
    model->main = reader.documents.at[0]->file;
    model->name = element_name(root_package(reader.documents.at[0]));
    sysml_apply_stereotypes(&reader);
    sysml_make_classifiers(&reader);
    sysml_generalize(&reader);
    sysml_make_properties(&reader);
    sysml_settle_association_properties(&reader);
    sysml_settle_value_types(&reader);
    sysml_settle_redefinitions(&reader);
    sysml_make_values(&reader);
    sysml_take_modelica(&reader);
    sysml_make_connectors(&reader);
    sysml_make_constraints(&reader);
    sysml_make_behaviours(&reader);
    sysml_take_platforms(&reader);
    sysml_settle_associations(&reader);
    sysml_convert_inherited(&reader);
    sysml_make_functions(&reader);
    sysml_take_imports(&reader);
    sysml_find_leftovers(&reader);
    count_parts(model);
    note_packages(&reader);
    model->inventory = sysml_take_inventory(&reader);
    note_plain_uml(&reader);
    arena_free(reader.scratch);
    return model;
}
