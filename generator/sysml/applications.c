/* applications.c - attaches applications of stereotypes, wherever they are in a file, to the elements they apply to. */
#include "sysml/platform.h"

#include <string.h>

/* ---- stereotypes of the user's own profiles ---- */

enum { MOST_GENERALS = 200 }; /* above a stereotype; with more of them its meaning is unknown */

static bool is_definition(const Element *element)
{
    return element->type && strcmp(element->type->text, "Stereotype") == 0 && *element_name(element)->text;
}

/* True if the element is of SysML itself, which may have been read as a document. */
static bool is_of_sysml(const Element *element)
{
    for (; element; element = element->parent)
        if (element->metaclass == META_PACKAGE && strcmp(element_name(element)->text, "SysML") == 0)
            return true;
    return false;
}

static const Definition *settle(Reader *reader, Element *element, int level);

/* The meaning of the general definition; *is_known: nothing above it is missing. */
static Stereotype meaning_of_general(Reader *reader, Reference general, int level, bool *is_known)
{
    Element *target = sysml_resolve(reader, general);
    const char *referent = element_referent(general.at), *name = target ? element_property(target, "name") : NULL;
    Stereotype found = STEREOTYPE_NONE;
    if (target && is_definition(target)) {
        const Definition *above = level < MOST_GENERALS ? settle(reader, target, level + 1) : NULL;
        found = above ? above->meaning : STEREOTYPE_NONE;
        *is_known = *is_known && above && above->is_known;
    }
    if (!found && name && (!dialect_extension(name) || is_of_sysml(target)))
        found = dialect_stereotype(FAMILY_SYSML, name);
    if (!found && !target)
        found = dialect_stereotype_of_reference(reader->arena, general.href ? general.href : general.id);
    if (!found && !target && referent)
        found = dialect_stereotype_of_reference(reader->arena, referent);
    if (!found && !target && !(general.href && dialect_is_metaclass(general.href)))
        *is_known = false;
    return found;
}

static Definition *add(Reader *reader, const char *profile, Source source)
{
    Definition *definition = arena_new_of(reader->arena, Definition);
    *definition =
        (Definition){.profile = dialect_tag(reader->arena, profile), .source = source, .is_known = true, .next = -1};
    list_push(reader->arena, &reader->definitions, definition);
    return definition;
}

/* Finds the meaning of a definition, once for each. A stereotype that specializes itself has no meaning. */
static const Definition *settle(Reader *reader, Element *element, int level)
{
    const int known = map_get(reader->definition_of, element, -1);
    if (known >= 0)
        return reader->definitions.at[known];
    const Element *profile = element->parent;
    while (profile && profile->metaclass != META_PACKAGE)
        profile = profile->parent;
    map_put(reader->definition_of, element, reader->definitions.count);
    Definition *definition = add(reader, profile ? element_name(profile)->text : "", element_source(element, NULL));
    for (Element *child = element->first_child; !definition->meaning && child; child = child->next) {
        Reference general;
        if (child->metaclass == META_GENERALIZATION && sysml_reference(reader->arena, child, "general", &general))
            definition->meaning = meaning_of_general(reader, general, level, &definition->is_known);
    }
    return definition;
}

static void call(Reader *reader, const char *words, int index)
{
    const Name name = dialect_tag(reader->arena, words);
    reader->definitions.at[index]->next = map_get(reader->definition_of, name, -1);
    map_put(reader->definition_of, name, index);
}

static void define(Reader *reader, Element *element)
{
    if (!is_definition(element))
        return;
    settle(reader, element, 0);
    call(reader, element_name(element)->text, map_get(reader->definition_of, element, -1));
}

/* Takes a definition in an Extension. It specializes another one there, or one of SysML, "SysML1.4::Block". by_name:
 * name -> index in the document's list. */
static void define_listed(Reader *reader, const Document *document, const Map *by_name, int index)
{
    const ExtensionStereotype *listed = &document->stereotypes.at[index];
    Definition *definition = add(reader, listed->profile ? listed->profile->text : "",
                                 (Source){.file = document->file, .line = listed->line});
    const char *general = listed->general;
    for (int level = 0; general && !definition->meaning && level < MOST_GENERALS; level++) {
        const int above = map_get(by_name, name_of(general), -1);
        if (above < 0 || !dialect_extension(general))
            definition->meaning = dialect_stereotype_of_reference(reader->arena, general);
        definition->is_known = above >= 0 || definition->meaning;
        general = above >= 0 ? document->stereotypes.at[above].general : NULL;
    }
}

void sysml_read_profiles(Reader *reader)
{
    reader->definition_of = map_new(reader->arena);
    sysml_for_elements(reader, define);
    for (int i = 0; i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        Map *by_name = map_new(reader->scratch);
        for (int k = 0; k < document->stereotypes.count; k++)
            map_put(by_name, document->stereotypes.at[k].name, k);
        for (int k = 0; k < document->stereotypes.count; k++) {
            define_listed(reader, document, by_name, k);
            call(reader, document->stereotypes.at[k].name->text, reader->definitions.count - 1);
        }
    }
}

/* ---- applications ---- */

/* Finds the element that the base_... properties name. Tools may name it twice, by the precise property and by
 * base_Element. *first: the first reference, for messages; false if there is none. */
static bool applied_to(Reader *reader, Element *element, Reference *first, Element **target)
{
    Reference base;
    int count = 0;
    *target = NULL;
    for (int i = 0; !*target && i < element->attribute_count; i++) {
        Name name = element->attributes[i].name;
        if (!element_is_base(name) || !sysml_reference(reader->arena, element, name->text, &base))
            continue;
        *target = sysml_resolve(reader, base);
        *first = count++ ? *first : base;
    }
    for (Element *child = element->first_child; !*target && child; child = child->next) {
        if (!element_is_base(child->tag) || !sysml_reference(reader->arena, element, child->tag->text, &base))
            continue;
        *target = sysml_resolve(reader, base);
        *first = count++ ? *first : base;
    }
    return count > 0;
}

/* True if the application has an id and a text: so a requirement is recognized when its profile is missing. */
static bool looks_like_requirement(const Element *element)
{
    return (element_property(element, "text") || element_property(element, "Text")) &&
           (element_property(element, "id") || element_property(element, "Id"));
}

/* True if the stereotype was noted before; notes it. */
static bool is_noted(Reader *reader, const Element *application)
{
    const bool is = list_holds(&reader->noted_stereotypes, application->tag);
    if (!is)
        list_push(reader->arena, &reader->noted_stereotypes, application->tag);
    return is;
}

/* Reports once for each stereotype of an unknown profile how it is treated. */
static void note(Reader *reader, const Element *application, DiagCode code, const char *consequence)
{
    if (is_noted(reader, application))
        return;
    const Name profile = application->extra ? application->extra->prefix : NULL;
    diag(code, element_source(application, NULL), "the stereotype %s%s%s%s %s", application->tag->text,
         profile ? " of the profile '" : "", profile ? profile->text : "", profile ? "'" : "", consequence);
}

/* True if the definition is of the profile that the prefix of the application's namespace names, behind outer ones. */
static bool is_of_prefix(Reader *reader, const Definition *definition, const Element *application)
{
    const char *name = application->extra && application->extra->prefix ? application->extra->prefix->text : "";
    for (const char *outer; (outer = strstr(name, "__"));) /* MagicDraw */
        name = outer + 2;
    const char *dot = strrchr(name, '.'); /* Eclipse */
    return *name && dialect_tag(reader->scratch, dot ? dot + 1 : name) == definition->profile;
}

/* The definition in the application's profile. If the profile is unknown, the last one of that name, if all of that
 * name mean the same. */
static const Definition *definition_of(Reader *reader, const Element *application)
{
    enum { MOST_NAMESAKES = 20 };
    const int last = map_get(reader->definition_of, dialect_tag(reader->scratch, application->tag->text), -1);
    const Definition *other = NULL;
    for (int i = last, k = 0; i >= 0 && k < MOST_NAMESAKES; i = reader->definitions.at[i]->next, k++) {
        const Definition *each = reader->definitions.at[i];
        if (is_of_prefix(reader, each, application))
            return each;
        other = each->meaning != reader->definitions.at[last]->meaning ? each : other;
    }
    if (last < 0 || application->family != FAMILY_UNKNOWN)
        return NULL;
    if (!other)
        return reader->definitions.at[last];
    if (is_noted(reader, application))
        return NULL;
    diag(DIAG_S82, element_source(application, NULL),
         "two profiles have a stereotype %s, and the file does not tell which one is applied; its classes are treated "
         "as blocks",
         application->tag->text);
    diag_detail("%s, %s", source_print(reader->arena, reader->definitions.at[last]->source),
                source_print(reader->arena, other->source));
    return NULL;
}

/* A distribution of a user's own profile, recognized by its name and a tag: tools leave out those of SysML. */
static Stereotype distribution_of(const Element *element)
{
    const Stereotype named = dialect_extension(element->tag->text);
    bool has = false;
    for (int i = 0; dialect_distribution_tag(named, i) && !has; i++)
        has = element_property(element, dialect_distribution_tag(named, i));
    return has ? named : STEREOTYPE_NONE;
}

/* The meaning of an application. A stereotype of a user's own profile has the meaning of its general stereotype. */
static Stereotype meaning_of(Reader *reader, Element *element)
{
    const Stereotype known = dialect_stereotype(element->family, element->tag->text);
    if (known)
        return known;
    const Definition *definition = definition_of(reader, element);
    const Stereotype own = definition ? definition->meaning : STEREOTYPE_NONE;
    const bool is_defined = definition && definition->is_known;
    if (is_defined)
        element_extra(reader->arena, element)->is_defined = true;
    if (!own && element->family == FAMILY_UNKNOWN && distribution_of(element))
        return distribution_of(element);
    if (own || is_defined || element->family != FAMILY_UNKNOWN || !looks_like_requirement(element))
        return own;
    note(reader, element, DIAG_S81, "is unknown; because it has an id and a text, it is treated as a requirement");
    return STEREOTYPE_REQUIREMENT;
}

/* Reports an application to an element that is not in the file. It has no effect; but if it is of a requirement or a
 * relation to one, a check is lost. */
static void report_lost_base(const Element *element, Stereotype stereotype, const char *id)
{
    const bool is_lost = stereotype >= STEREOTYPE_REQUIREMENT && element->document->is_main;
    diag(is_lost ? DIAG_X09 : DIAG_X12, element_source(element, NULL),
         "the stereotype %s applies to an element that is not in the file, '%s'", element->tag->text, id);
    if (is_lost)
        diag_detail("without this element, the check of a requirement would be lost");
    if (is_lost)
        diag_fix("export the model again, or remove the stereotype in the modelling tool");
}

static void apply(Reader *reader, Element *element)
{
    Reference base;
    Element *target;
    if (!applied_to(reader, element, &base, &target))
        return;
    const Stereotype stereotype = element->stereotype = meaning_of(reader, element);
    const bool is_strict = element->family != FAMILY_TOOL && !dialect_extension(element->tag->text);
    if (stereotype == STEREOTYPE_NONE && element->family != FAMILY_UNKNOWN && !sysml_is_platform_application(element))
        return;
    Source source = element_source(element, NULL);
    if (!target) {
        if (base.id && stereotype != STEREOTYPE_NONE)
            report_lost_base(element, stereotype, base.id);
    } else if (!dialect_stereotype_fits(stereotype, target->metaclass)) {
        element->stereotype = STEREOTYPE_NONE;
        if (!is_strict) /* tools have others of these names */
            return;
        diag(DIAG_X12, source, "the stereotype %s applies to %s, not to '%s'; it is ignored", element->tag->text,
             dialect_stereotype_target(stereotype), element_name(target)->text);
        diag_detail("'%s' is a '%s' (%s)", element_name(target)->text,
                    target->type ? target->type->text : target->tag->text,
                    source_print(reader->arena, element_source(target, NULL)));
    } else {
        list_push(reader->arena, &element_extra(reader->arena, target)->applications, element);
        if (stereotype >= STEREOTYPE_REQUIREMENT)
            list_push(reader->arena, &reader->of_requirements, target);
    }
}

void sysml_apply_stereotypes(Reader *reader)
{
    for (int i = 0; i < reader->documents.count; i++) {
        Element *root = reader->documents.at[i]->root;
        for (Element *e = root; e; e = element_after(e, root))
            if (e->family == FAMILY_SYSML || e->family == FAMILY_SYSPHS || e->family == FAMILY_UNKNOWN ||
                e->family == FAMILY_TOOL)
                apply(reader, e);
    }
}

Element *sysml_application(const Element *element, Stereotype stereotype)
{
    for (int i = 0; element->extra && i < element->extra->applications.count; i++) {
        Element *item = element->extra->applications.at[i];
        if (item->stereotype == stereotype)
            return item;
    }
    return NULL;
}

Element *sysml_resolve_applied(Reader *reader, Reference reference)
{
    Reference base;
    Element *target = sysml_resolve(reader, reference), *applied;
    bool is_application = target && target->stereotype && applied_to(reader, target, &base, &applied) && applied;
    return is_application ? applied : target;
}

static bool is_defined(const Element *application)
{
    return application->extra && application->extra->is_defined;
}

bool sysml_is_of_own_block(Reader *reader, const Element *element)
{
    for (int i = 0; element->extra && i < element->extra->applications.count; i++) {
        const Element *item = element->extra->applications.at[i];
        if (item->family == FAMILY_UNKNOWN && !item->stereotype && !is_defined(item)) {
            note(reader, item, DIAG_X15, "is unknown; its classes are treated as blocks");
            return true;
        }
    }
    for (int i = 0; element->extra && i < element->extra->applications.count; i++) {
        const Element *item = element->extra->applications.at[i];
        if (item->family == FAMILY_UNKNOWN && !item->stereotype && is_defined(item))
            note(reader, item, DIAG_S80, "specializes no stereotype of SysML, so that its classes are not blocks");
    }
    return false;
}
