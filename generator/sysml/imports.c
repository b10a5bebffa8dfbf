/* imports.c - blocks that the document to be compiled imports, under the names that it may call them by. */
#include "sysml/read.h"

#include <string.h>

/* The blocks of a package, at any depth; of an element that is no package, itself. */
static void take_blocks(Reader *reader, const Element *imported, Name alias)
{
    Name package = element_qualified(imported);
    if (imported->metaclass != META_PACKAGE || !package) {
        Classifier *block = imported->made == MADE_CLASSIFIER ? imported->object : NULL;
        if (block && block->kind == CLASSIFIER_BLOCK)
            list_push(reader->arena, &reader->model->imported, (ImportedBlock){block, alias});
        return;
    }
    for (int i = 0; i < reader->model->classifiers.count; i++) {
        const Classifier *block = reader->model->classifiers.at[i];
        if (block->is_library && block->kind == CLASSIFIER_BLOCK &&
            strncmp(block->qualified->text, package->text, package->length) == 0 &&
            strncmp(block->qualified->text + package->length, "::", 2) == 0)
            list_push(reader->arena, &reader->model->imported, (ImportedBlock){block, block->name});
    }
}

static void take_import(Reader *reader, Element *element)
{
    Reference reference_to;
    bool is_package = strcmp(element->tag->text, "packageImport") == 0;
    bool is_import = is_package || strcmp(element->tag->text, "elementImport") == 0;
    if (!is_import || !element->document->is_main ||
        !sysml_reference(reader->arena, element, is_package ? "importedPackage" : "importedElement", &reference_to))
        return;
    const Element *imported = sysml_resolve(reader, reference_to);
    const char *alias = element_property(element, "alias");
    if (imported)
        take_blocks(reader, imported, alias && *alias ? name_of(alias) : element_name(imported));
}

void sysml_take_imports(Reader *reader)
{
    sysml_for_elements(reader, take_import);
}
