/* read.c - the table of contents of reading: from a file to the graph. */
#include "sysml/read.h"
#include "sysml/classifier.h"

#include <string.h>

/* Counts the document's contents, notes the packages that have a comment, and reports if no class is a block. */
static void survey(Reader *reader)
{
    SysmlModel *model = reader->model;
    bool has_block = false, has_class = false;
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *classifier = model->classifiers.at[i];
        if (classifier->is_library)
            continue;
        has_block =
            has_block || classifier->kind == CLASSIFIER_BLOCK || classifier->kind == CLASSIFIER_CONSTRAINT_BLOCK;
        has_class = has_class || classifier->kind == CLASSIFIER_OTHER;
        for (int j = 0; j < classifier->properties.count; j++)
            model->part_count += classifier->properties.at[j]->kind == PROPERTY_PART;
    }
    const Element *root = reader->documents.at[0]->root;
    for (const Element *e = root; e; e = element_after(e, root)) {
        const Name documentation =
            e->metaclass == META_PACKAGE && element_qualified(e) ? element_documentation(reader, e) : name_of("");
        if (documentation->length)
            list_push(reader->arena, &model->packages, (Package){element_qualified(e), documentation});
    }
    model->inventory = sysml_take_inventory(reader);
    if (has_class && !has_block) {
        diag(DIAG_X14, element_source(root, NULL), "the file is plain UML: no class in it is a block");
        diag_cause((Cause){.key = name_of("no blocks")});
    }
}

const SysmlModel *sysml_read(Arena *arena, const char *path, const LibraryPath *libraries, bool *environment_failed)
{
    SysmlModel *model = arena_new_of(arena, SysmlModel);
    Reader reader = {.arena = arena, .model = model, .libraries = libraries, .sought = map_new(arena),
                     .scratch = arena_new()};
    bool loaded = sysml_load_documents(&reader, path, environment_failed);
    xmi_release();
    if (!loaded) {
        arena_free(reader.scratch);
        return NULL;
    }
    model->main = reader.documents.at[0]->file;
    const Element *root = reader.documents.at[0]->root, *package = root;
    while (package && package->metaclass != META_PACKAGE)
        package = element_after(package, root);
    model->name = element_name(package ? package : root);
    sysml_read_profiles(&reader);
    sysml_apply_stereotypes(&reader);
    sysml_make_classifiers(&reader);
    sysml_generalize(&reader);
    sysml_take_modelica_types(&reader);
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
    sysml_settle_connectors(&reader);
    sysml_take_imports(&reader);
    sysml_take_requirements(&reader);
    sysml_find_leftovers(&reader);
    sysml_find_repeated(&reader);
    survey(&reader);
    arena_free(reader.scratch);
    return model;
}
