/* diagram.c - host tool: pictures of a model as text for Graphviz's dot, and its equations.
 *
 *     diagram parts LIBRARIES MODEL.xmi [BLOCK] | dot -Tsvg >parts.svg
 *     diagram machines LIBRARIES MODEL.xmi [BLOCK] | dot -Tsvg >machines.svg
 *     diagram equations LIBRARIES MODEL.xmi [BLOCK]
 *
 * parts: the internal block diagram of the system. machines: the state machines of the system and its parts, each
 * once; empty if there are none. equations: those of the model's own blocks.
 */
#include "equations.h"

#include <stdio.h>
#include <string.h>

static const Classifier *read_system(Arena *arena, const char *folder, const char *path, const char *name)
{
    bool failed = false;
    LibraryPath libraries = {0};
    list_push(arena, &libraries.folders, folder);
    const SysmlModel *model = sysml_read(arena, path, &libraries, &failed);
    if (!model || diag_error_count() > 0)
        return NULL;
    const Classifier *block = sysml_choose_block(model, name, &failed);
    if (block)
        sysml_check(model, block, false);
    if (!block || diag_error_count() > 0)
        return NULL;
    const PropertyList properties = sysml_properties(block, arena); /* the only part of an experiment is the system */
    for (int i = 0; sysml_is_experiment(block) && i < properties.count; i++)
        if (properties.at[i]->kind == PROPERTY_PART && properties.at[i]->type)
            return properties.at[i]->type;
    return sysml_is_experiment(block) ? NULL : block;
}

/* False if `what` is none of the three words. */
static bool show(Arena *arena, const char *what, const Classifier *system, Text *page)
{
    const ClassifierList blocks = parts_blocks(arena, system);
    if (strcmp(what, "parts") == 0) {
        const Diagram diagram = parts_read(arena, system);
        parts_write(page, &diagram, NULL, NULL);
    } else if (strcmp(what, "machines") == 0) {
        machines_write(page, &blocks);
    } else if (strcmp(what, "equations") == 0) {
        equations_write(page, &blocks);
    } else {
        return false;
    }
    return true;
}

int main(int count, char **arguments)
{
    Arena *arena = arena_new();
    Text page = text_new(arena);
    const char *block = count > 4 ? arguments[4] : NULL;
    const Classifier *system = count < 4 || count > 5 ? NULL : read_system(arena, arguments[2], arguments[3], block);
    int status = 1;
    if (count < 4 || count > 5 || (system && !show(arena, arguments[1], system, &page))) {
        fputs("usage: diagram parts|machines|equations LIBRARIES MODEL.xmi [BLOCK]\n", stderr);
        status = 2;
    } else if (system) {
        fputs(page.at, stdout);
        status = fflush(stdout) == 0 ? 0 : 3;
    } else {
        diag_flush(stderr, false);
    }
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return status;
}
