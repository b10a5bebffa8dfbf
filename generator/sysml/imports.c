/* imports.c - blocks that the document to be compiled imports, under the names that it may call them by. */
#include "sysml/read.h"

#include <string.h>

/* Takes the block, or the blocks of a package at any depth. */
static void take_import(Reader *reader, Element *element)
{
    SysmlModel *model = reader->model;
    Reference reference_to;
    bool is_package = strcmp(element->tag->text, "packageImport") == 0;
    bool is_import = is_package || strcmp(element->tag->text, "elementImport") == 0;
    if (!is_import || !element->document->is_main ||
        !sysml_reference(reader->arena, element, is_package ? "importedPackage" : "importedElement", &reference_to))
        return;
    const Element *imported = sysml_resolve(reader, reference_to);
    const Name package = imported && imported->metaclass == META_PACKAGE ? element_qualified(imported) : NULL;
    const char *alias = element_property(element, "alias");
    const Classifier *only = imported && !package && imported->made == MADE_CLASSIFIER ? imported->object : NULL;
    if (only && only->kind == CLASSIFIER_BLOCK)
        list_push(reader->arena, &model->imported,
                  (ImportedBlock){only, alias && *alias ? name_of(alias) : element_name(imported)});
    for (int i = 0; package && i < model->classifiers.count; i++) {
        const Classifier *block = model->classifiers.at[i];
        if (block->is_library && block->kind == CLASSIFIER_BLOCK &&
            strncmp(block->qualified->text, package->text, package->length) == 0 &&
            strncmp(block->qualified->text + package->length, "::", 2) == 0)
            list_push(reader->arena, &model->imported, (ImportedBlock){block, block->name});
    }
}

void sysml_take_imports(Reader *reader)
{
    sysml_for_elements(reader, take_import);
}
