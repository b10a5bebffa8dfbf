/* scopes.c - the names that texts of the model may use without quotes: features of the text's block and, after a dot,
 * those of the features' types. Literals, enumerations and functions are known everywhere. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include "expr/scope.h"

#include <string.h>

static const NameScope *behind_property(void *context, const void *what)
{
    const Property *property = what;
    return property->type ? sysml_scope(context, property->type) : NULL;
}

/* Adds features of the type of a flow property, which may follow the port directly. */
static void add_behind_flows(Reader *reader, NameScope *scope, const PropertyList *members)
{
    for (int i = 0; i < members->count; i++) {
        const Property *flow = members->at[i];
        if (flow->kind != PROPERTY_FLOW || !flow->type || flow->type->kind != CLASSIFIER_BLOCK)
            continue;
        const PropertyList behind = sysml_properties(flow->type, reader->arena);
        for (int k = 0; k < behind.count; k++)
            scope_add(scope, behind.at[k]->name->text, behind.at[k]);
    }
}

/* Adds collections with elements: they are no members, but their names may be used. */
static void add_collections(Reader *reader, NameScope *scope, const Classifier *classifier)
{
    const ClassifierList all = sysml_lineage(classifier, reader->arena);
    for (int i = 0; i < all.count; i++)
        for (int k = 0; k < all.at[i]->properties.count; k++)
            if (all.at[i]->properties.at[k]->is_subsetted)
                scope_add(scope, all.at[i]->properties.at[k]->name->text, all.at[i]->properties.at[k]);
}

/* ---- names known everywhere ---- */

static const NameScope *behind_enumeration(void *context, const void *what)
{
    Reader *reader = context;
    const Classifier *enumeration = what;
    const int known = map_get(reader->scopes, enumeration, -1);
    if (known >= 0)
        return reader->scope_list.at[known];
    NameScope *scope = scope_new(reader->arena, NULL, NULL);
    for (int i = 0; i < enumeration->literals.count; i++)
        scope_add(scope, enumeration->literals.at[i]->text, NULL);
    scope_complete(scope, NULL);
    map_put(reader->scopes, enumeration, reader->scope_list.count);
    list_push(reader->arena, &reader->scope_list, scope);
    return scope;
}

/* Adds a name that is no word of the language: an enumeration of another tool may have a literal `in`. */
static void add_around(NameScope *scope, const char *name, const void *what)
{
    if (!identifier_is_word(name))
        scope_add(scope, name, what);
}

static void add_function(Reader *reader, Element *element)
{
    if (element->made == MADE_CLASSIFIER && sysml_is_opaque(element) && element_child(element, "ownedParameter"))
        add_around(reader->around, element_name(element)->text, NULL);
}

static const NameScope *around(Reader *reader)
{
    if (reader->around)
        return reader->around;
    reader->around = scope_new(reader->arena, behind_enumeration, reader);
    for (int i = 0; i < reader->model->classifiers.count; i++) {
        const Classifier *enumeration = reader->model->classifiers.at[i];
        if (enumeration->kind == CLASSIFIER_ENUMERATION)
            add_around(reader->around, enumeration->name->text, enumeration);
        for (int k = 0; k < enumeration->literals.count; k++)
            add_around(reader->around, enumeration->literals.at[k]->text, NULL);
    }
    sysml_for_elements(reader, add_function);
    scope_complete(reader->around, NULL);
    return reader->around;
}

/* ---- a classifier, a function ---- */

/* Adds a member under the names of redefined features, too, unless another feature has them. */
static void add_redefined(NameScope *scope, const Property *property, const Property *member)
{
    for (int i = 0; i < property->redefined.count; i++) {
        scope_add(scope, property->redefined.at[i]->name->text, member);
        add_redefined(scope, property->redefined.at[i], member);
    }
}

const NameScope *sysml_scope(Reader *reader, const Classifier *classifier)
{
    if (!reader->scopes)
        reader->scopes = map_new(reader->arena);
    const int known = map_get(reader->scopes, classifier, -1);
    if (known >= 0)
        return reader->scope_list.at[known];
    NameScope *scope = scope_new(reader->arena, behind_property, reader);
    const PropertyList members = sysml_properties(classifier, reader->arena);
    for (int i = 0; i < members.count; i++)
        scope_add(scope, members.at[i]->name->text, members.at[i]);
    for (int i = 0; i < members.count; i++)
        add_redefined(scope, members.at[i], members.at[i]);
    add_behind_flows(reader, scope, &members);
    add_collections(reader, scope, classifier);
    scope_complete(scope, around(reader));
    map_put(reader->scopes, classifier, reader->scope_list.count);
    list_push(reader->arena, &reader->scope_list, scope);
    return scope;
}

const NameScope *sysml_scope_of_function(Reader *reader, const Element *function)
{
    NameScope *scope = scope_new(reader->arena, NULL, NULL);
    for (const Element *child = function->first_child; child; child = child->next)
        if (word_is_among(child->tag->text, "ownedParameter|ownedAttribute"))
            scope_add(scope, element_name(child)->text, NULL);
    scope_complete(scope, around(reader));
    return scope;
}

void sysml_forget_scopes(Reader *reader)
{
    reader->scopes = NULL;
    reader->scope_list.count = 0;
}
