/* equations.c - the equations of a model's own blocks as text: for each block its own and inherited equations as drawn,
 * and those of its constraint properties with the bindings of their parameters. */
#include "equations.h"

#include <string.h>

static void add_constraints(Text *page, const Classifier *classifier, int indent)
{
    const ConstraintList constraints = sysml_constraints(classifier, page->arena);
    for (int i = 0; i < constraints.count; i++) {
        const EquationList *equations = &constraints.at[i]->equations;
        for (int k = 0; k < equations->count; k++)
            text_format(page, "%*s%s\n", indent, "", equations->at[k]->text);
    }
}

static void add_path(Text *page, const ConnectorEnd *end, int first)
{
    for (int i = first; i < end->path.count; i++)
        text_format(page, "%s%s", i > first ? "." : "", end->path.at[i]->name->text);
}

/* Adds `with parameter = path` for parameters of the constraint property that are bound to another name. */
static void add_bindings(Text *page, const Classifier *block, const Property *constraint)
{
    const ConnectorList connectors = sysml_connectors(block, page->arena);
    bool any = false;
    for (int i = 0; i < connectors.count; i++)
        for (int k = 0; k < 2; k++) {
            const ConnectorEnd *inner = &connectors.at[i]->end[k], *outer = &connectors.at[i]->end[1 - k];
            if (!connectors.at[i]->is_binding || inner->path.count < 2 || inner->path.at[0] != constraint ||
                (outer->path.count == 1 && outer->path.at[0]->name == list_last(&inner->path)->name))
                continue;
            text_add(page, any ? ", " : "        with ");
            any = true;
            add_path(page, inner, 1);
            text_add(page, " = ");
            add_path(page, outer, 0);
        }
    text_add(page, any ? "\n" : "");
}

static void add_block(Text *page, const Classifier *block)
{
    Text words = text_new(page->arena);
    add_constraints(&words, block, 4);
    const PropertyList properties = sysml_properties(block, page->arena);
    for (int i = 0; i < properties.count; i++) {
        if (properties.at[i]->kind != PROPERTY_CONSTRAINT || !properties.at[i]->type)
            continue;
        add_constraints(&words, properties.at[i]->type, 4);
        add_bindings(&words, block, properties.at[i]);
    }
    if (words.length)
        text_format(page, "%s\n%s", block->name->text, words.at);
}

void equations_write(Text *page, const ClassifierList *blocks)
{
    for (int i = 0; i < blocks->count; i++)
        if (!blocks->at[i]->is_library)
            add_block(page, blocks->at[i]);
}
