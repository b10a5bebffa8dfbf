/* classifiers.c - packages, classifiers, enumeration literals and instance specifications; generalizations. */
#include "sysml/read.h"

#include <string.h>

void sysml_for_elements(Reader *reader, ElementVisit *visit)
{
    for (int i = 0; i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        for (int k = 0; k < document->members.count; k++)
            visit(reader, document->members.at[k]);
    }
}

/* Names are for people, identity is the id's: a very long one is cut, its line telling it from others. Blanks that
 * were typed around it are none of it, and how many are inside does not matter. */
Name element_name(const Element *element)
{
    enum { LONGEST_NAME = 1000 };
    const char *name = element_property(element, "name");
    if (!name)
        return name_of("");
    Arena *scratch = words_are_collapsed(name) ? NULL : arena_new();
    if (scratch)
        name = words_collapsed(scratch, name);
    size_t length = strlen(name);
    const bool is_cut = length > LONGEST_NAME;
    if (is_cut)
        length = LONGEST_NAME;
    while (is_cut && length && ((unsigned char)name[length] & 0xC0) == 0x80) /* between characters of UTF-8 */
        length--;
    const Name found = is_cut ? name_format("%.*s...%d", (int)length, name, element->line) : name_of(name);
    arena_free(scratch);
    return found;
}

Name element_documentation(Reader *reader, const Element *element)
{
    Text text = text_new(reader->arena);
    for (const Element *child = element->first_child; child; child = child->next) {
        const char *body = strcmp(child->tag->text, "ownedComment") == 0 ? element_property(child, "body") : NULL;
        if (body && *body)
            text_format(&text, "%s%s", text.length ? "\n" : "", body);
    }
    return name_of(text.at);
}

Name sysml_member_words(const Classifier *owner, Name member)
{
    return name_joined(owner->qualified, "::", member);
}

/* ---- kinds ---- */

/* A class with features of a block, and a stereotype of a profile that is not there, is taken for one. */
static bool is_block_of_own_profile(Reader *reader, const Element *element)
{
    static const char *const features[] = {"ownedAttribute", "ownedPort", "ownedConnector", "generalization"};
    for (size_t i = 0; i < sizeof features / sizeof *features; i++)
        if (element_child(element, features[i]))
            return sysml_is_of_own_block(reader, element);
    return false;
}

static ClassifierKind kind_of(Reader *reader, const Element *element)
{
    switch (element->metaclass) {
    case META_ENUMERATION:
        return CLASSIFIER_ENUMERATION;
    case META_DATA_TYPE:
    case META_PRIMITIVE_TYPE:
        return CLASSIFIER_VALUE_TYPE;
    case META_CLASS:
        if (sysml_application(element, STEREOTYPE_CONSTRAINT_BLOCK))
            return CLASSIFIER_CONSTRAINT_BLOCK;
        if (sysml_application(element, STEREOTYPE_INTERFACE_BLOCK))
            return CLASSIFIER_INTERFACE_BLOCK;
        if (sysml_application(element, STEREOTYPE_BLOCK) || sysml_application(element, STEREOTYPE_MODELICA_CLASS) ||
            is_block_of_own_profile(reader, element))
            return CLASSIFIER_BLOCK;
        return CLASSIFIER_OTHER;
    default:
        return sysml_application(element, STEREOTYPE_INTERFACE_BLOCK) ? CLASSIFIER_INTERFACE_BLOCK : CLASSIFIER_OTHER;
    }
}

static bool is_classifier(const Element *element)
{
    return element->metaclass >= META_CLASS && element->metaclass <= META_STATE_MACHINE;
}

static void qualify(Reader *reader, Element *element)
{
    const Element *space = element->parent;
    while (space && !element_qualified(space))
        space = space->parent ? space->parent : space->document->placeholder;
    Name name = element_name(element);
    if (!name->length && is_classifier(element))
        name = name_format("(unnamed %s, line %d)", element->type ? element->type->text : "type", element->line);
    bool is_envelope = !space && !is_classifier(element) && dialect_is_envelope(name->text);
    if (space)
        name = name->length ? name_joined(element_qualified(space), "::", name)
                            : element_qualified(space);
    if (name->length && !is_envelope)
        element_extra(reader->arena, element)->qualified = name;
}

static void note_two_kinds(Reader *reader, Classifier *classifier, const Element *element)
{
    const Element *law = sysml_application(element, STEREOTYPE_CONSTRAINT_BLOCK), *port = NULL;
    const Element *block = sysml_application(element, STEREOTYPE_BLOCK);
    port = law ? NULL : sysml_application(element, STEREOTYPE_INTERFACE_BLOCK);
    if (!block || (!law && !port))
        return;
    Problem *both =
        sysml_problem(reader->arena, classifier, DIAG_S66, element_source(element, element_qualified(element)),
                      "'%s' is both Block and %s, and is taken for the latter", element_qualified(element)->text,
                      law ? "ConstraintBlock" : "InterfaceBlock");
    sysml_problem_detail(both, "the applications: %s, %s", source_print(reader->arena, element_source(block, NULL)),
                         source_print(reader->arena, element_source(law ? law : port, NULL)));
}

static void make_classifier(Reader *reader, Element *element)
{
    Arena *arena = reader->arena;
    Classifier *classifier = arena_new_of(arena, Classifier);
    classifier->kind = kind_of(reader, element);
    note_two_kinds(reader, classifier, element);
    classifier->name = element_name(element);
    classifier->qualified = element_qualified(element);
    if (!classifier->name->length)
        classifier->name = name_format("unnamed%d", element->line);
    classifier->documentation = element_documentation(reader, element);
    classifier->is_abstract = element_is_true(element, "isAbstract", false);
    classifier->is_library = !element->document->is_main;
    classifier->is_outside =
        classifier->kind == CLASSIFIER_OTHER && element->type && dialect_is_outside(element->type->text);
    classifier->primitive = TYPE_UNKNOWN;
    if (element->parent && element->parent->made == MADE_CLASSIFIER)
        classifier->outer = element->parent->object;
    classifier->source = element_source(element, classifier->qualified);
    for (Element *child = element->first_child; child; child = child->next)
        if (child->metaclass == META_LITERAL)
            list_push(arena, &classifier->literals, element_name(child));
    element->made = MADE_CLASSIFIER;
    element->object = classifier;
    list_push(arena, &reader->model->classifiers, classifier);
}

static void make_one(Reader *reader, Element *element)
{
    if (element->metaclass == META_PACKAGE || is_classifier(element))
        qualify(reader, element);
    if (is_classifier(element))
        make_classifier(reader, element);
    if (element->metaclass == META_LITERAL)
        element->made = MADE_LITERAL;
    if (element->metaclass != META_INSTANCE)
        return;
    InstanceSpecification *instance = arena_new_of(reader->arena, InstanceSpecification);
    const Element *space = element->parent;
    while (space && !element_qualified(space))
        space = space->parent;
    instance->name = element_name(element);
    instance->qualified = space ? name_joined(element_qualified(space), "::", instance->name) : instance->name;
    instance->source = element_source(element, instance->name);
    element->made = MADE_INSTANCE;
    element->object = instance;
    list_push(reader->arena, &reader->model->instances, instance);
}

void sysml_make_classifiers(Reader *reader)
{
    sysml_for_elements(reader, make_one);
}

/* ---- generalizations ---- */

static void generalize_one(Reader *reader, Element *element)
{
    Reference general;
    if (element->metaclass != META_GENERALIZATION || !element->parent || element->parent->made != MADE_CLASSIFIER ||
        !sysml_reference(reader->arena, element, "general", &general))
        return;
    Classifier *special = element->parent->object, *target = sysml_resolve_classifier(reader, general);
    if (target)
        list_push(reader->arena, &special->generals, target);
    else if (!general.href || !dialect_is_metamodel(general.href))
        sysml_unresolved(reader, special, general, element_source(element, special->qualified),
                         arena_format(reader->arena, "the general classifier of '%s'", special->qualified->text));
}

static void take_original(Reader *reader, Element *element)
{
    Element *stereotype =
        element->made == MADE_CLASSIFIER ? sysml_application(element, STEREOTYPE_INTERFACE_BLOCK) : NULL;
    Reference original;
    if (!stereotype || !sysml_reference(reader->arena, stereotype, "original", &original))
        return;
    const Element *named = sysml_resolve_applied(reader, original);
    Classifier *conjugate = element->object, *target = named && named->made == MADE_CLASSIFIER ? named->object : NULL;
    conjugate->original = target != conjugate ? target : NULL;
    if (!target)
        sysml_unresolved(reader, conjugate, original, element_source(element, conjugate->qualified),
                         arena_format(reader->arena, "the original of '%s'", conjugate->qualified->text));
}

/* Chains of generalizations are walked recursively later on. */
enum { DEEPEST_GENERALIZATION = 200 };

typedef struct {
    Classifier *classifier;
    int next; /* general to look at */
} Step;
typedef List(Step) StepList;

static void report_cycle(Reader *reader, const StepList *path, const Classifier *again)
{
    int begin = path->count - 1;
    while (path->at[begin].classifier != again)
        begin--;
    Classifier *below = list_last(path).classifier; /* whoever is in the cycle has it above itself */
    Problem *cycle = sysml_problem(reader->arena, below, DIAG_S20, again->source,
                                   "the generalizations of '%s' form a cycle", again->qualified->text);
    for (int i = begin; i < path->count; i++)
        sysml_problem_detail(cycle, "%s is a special %s", path->at[i].classifier->qualified->text,
                             i + 1 < path->count ? path->at[i + 1].classifier->qualified->text
                                                 : again->qualified->text);
}

/* Depth-first over the generals of one classifier; an edge that closes a cycle is reported and taken away.
 * depth: 0 not seen, -1 on the present path, else 1 + the longest chain above. path: empty, and so again. */
static void settle_depth(Reader *reader, Map *depth, StepList *path, Classifier *start)
{
    list_push(reader->arena, path, (Step){start, 0});
    map_put(depth, start, -1);
    while (path->count) {
        Step *step = &list_last(path);
        Classifier *classifier = step->classifier;
        if (step->next < classifier->generals.count) {
            Classifier *general = classifier->generals.at[step->next];
            int known = map_get(depth, general, 0);
            if (known < 0) {
                report_cycle(reader, path, general);
                for (int i = step->next; i + 1 < classifier->generals.count; i++)
                    classifier->generals.at[i] = classifier->generals.at[i + 1];
                classifier->generals.count--;
                continue;
            }
            step->next++;
            if (!known) {
                map_put(depth, general, -1);
                list_push(reader->arena, path, (Step){general, 0});
            }
            continue;
        }
        int longest = 0;
        for (int i = 0; i < classifier->generals.count; i++) {
            int above = map_get(depth, classifier->generals.at[i], 0);
            longest = above > longest ? above : longest;
        }
        if (longest >= DEEPEST_GENERALIZATION) {
            diag(DIAG_X06, classifier->source, "'%s' has more than %d generalizations above it",
                 classifier->qualified->text, DEEPEST_GENERALIZATION);
            classifier->generals.count = longest = 0;
        }
        map_put(depth, classifier, longest + 1);
        path->count--;
    }
}

static void visit_generals_first(Reader *reader, Classifier *classifier, Map *visited, ClassifierVisit *visit)
{
    if (map_get(visited, classifier, 0))
        return;
    map_put(visited, classifier, 1);
    for (int i = 0; i < classifier->generals.count; i++)
        visit_generals_first(reader, classifier->generals.at[i], visited, visit);
    visit(reader, classifier);
}

void sysml_for_classifiers(Reader *reader, ClassifierVisit *visit)
{
    Map *visited = map_new(reader->arena);
    for (int i = 0; i < reader->model->classifiers.count; i++)
        visit_generals_first(reader, reader->model->classifiers.at[i], visited, visit);
}

void sysml_generalize(Reader *reader)
{
    sysml_for_elements(reader, generalize_one);
    sysml_for_elements(reader, take_original);
    Map *depth = map_new(reader->arena);
    StepList path = {0};
    for (int i = 0; i < reader->model->classifiers.count; i++)
        if (!map_get(depth, reader->model->classifiers.at[i], 0))
            settle_depth(reader, depth, &path, reader->model->classifiers.at[i]);
}
