/* classifiers.c - packages, classifiers, enumeration literals and instance specifications; generalizations. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include <math.h>
#include <string.h>

void sysml_for_elements(Reader *reader, ElementVisit *visit)
{
    for (int i = 0; i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        for (int k = 0; k < document->members.count; k++)
            visit(reader, document->members.at[k]);
    }
}

/* Names are for people; ids give the identity. A very long name is cut, and its line makes it unique. Blanks around a
 * name are removed, and several blanks within it count as one. */
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

/* True for a class with features of a block and a stereotype of a missing profile: it is treated as a block. */
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
                      "'%s' is both Block and %s, and is treated as the latter", element_qualified(element)->text,
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
    Classifier *below = list_last(path).classifier; /* each classifier of the cycle inherits from itself */
    Problem *cycle = sysml_problem(reader->arena, below, DIAG_S20, again->source,
                                   "the generalizations of '%s' form a cycle", again->qualified->text);
    for (int i = begin; i < path->count; i++)
        sysml_problem_detail(cycle, "%s is a special %s", path->at[i].classifier->qualified->text,
                             i + 1 < path->count ? path->at[i + 1].classifier->qualified->text
                                                 : again->qualified->text);
}

/* Depth-first over the generals of one classifier; an edge that closes a cycle is reported and taken away.
 * depth: 0 not seen, -1 on the present path, else 1 + the longest chain above. path: empty before and after. */
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
    if (!map_enter(visited, classifier))
        return;
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

/* ---- the unit of a value type ---- */

enum { DEEPEST_UNIT = 6, LONGEST_UNIT = 150 };

bool sysml_unit_meaning(const Unit *unit, UnitMeaning *meaning)
{
    const Name texts[] = {unit->made_of, unit->symbol, unit->name};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (texts[i] && unit_read(texts[i]->text, meaning))
            return true;
    return false;
}

/* True if the slot's feature has the name: that of an element, or at the end of an address such as
 * QUDV.xmi#_QUDV_Unit-symbol_Property. */
static bool is_slot_of(Reader *reader, Element *slot, const char *name)
{
    Reference feature;
    if (strcmp(slot->tag->text, "slot") != 0 || !sysml_reference(reader->arena, slot, "definingFeature", &feature))
        return false;
    const Element *target = sysml_resolve(reader, feature);
    if (target && element_name(target)->length)
        return words_equal_caseless(element_name(target)->text, name);
    const char *words = feature.href ? feature.href : feature.id;
    size_t length = words ? strlen(words) : 0, tail = strlen("_Property"), own = strlen(name);
    if (length > tail && strcmp(words + length - tail, "_Property") == 0)
        length -= tail;
    if (length < own || (length > own && strchr("abcdefghijklmnopqrstuvwxyz", words[length - own - 1])))
        return false;
    return words_equal_caseless(arena_copy(reader->arena, words + length - own, own), name);
}

/* The next value of a slot of that name, after `after`; NULL if there is none. */
static Element *slot_value(Reader *reader, const Element *instance, const char *name, const Element *after)
{
    bool is_past = !after;
    for (Element *slot = instance->first_child; slot; slot = slot->next) {
        if (!is_slot_of(reader, slot, name))
            continue;
        for (Element *value = slot->first_child; value; value = value->next) {
            if (strcmp(value->tag->text, "value") != 0)
                continue;
            if (is_past)
                return value;
            is_past = value == after;
        }
    }
    return NULL;
}

static const Element *instance_of(Reader *reader, Element *value)
{
    Reference instance;
    return value && sysml_reference(reader->arena, value, "instance", &instance) ? sysml_resolve(reader, instance)
                                                                                 : NULL;
}

/* Reads a number, which may be a Rational of QUDV with a numerator and a denominator. */
static bool number_of(Reader *reader, Element *value, double *number)
{
    const Element *rational = instance_of(reader, value);
    if (rational) {
        Element *above = slot_value(reader, rational, "numerator", NULL);
        Element *below = slot_value(reader, rational, "denominator", NULL);
        double divisor = 1;
        if (!above || !number_of(reader, above, number) || (below && !number_of(reader, below, &divisor)))
            return false;
        *number /= divisor;
        return isfinite(*number);
    }
    const char *words = element_property(value, "value"), *body = element_property(value, "body");
    words = words ? words : body;
    return words && number_read(words, number);
}

static const char *symbol_of(Reader *reader, const Element *unit)
{
    const Element *stereotype = sysml_application(unit, STEREOTYPE_UNIT);
    const char *symbol = stereotype ? element_property(stereotype, "symbol") : NULL;
    Element *value = symbol ? NULL : slot_value(reader, unit, "symbol", NULL);
    symbol = value ? element_property(value, "value") : symbol;
    return symbol && *symbol ? symbol : NULL;
}

static const char *made_of(Reader *reader, const Element *unit, int depth);

static const char *text_of(Reader *reader, const Element *unit, int depth)
{
    const char *made = depth > 0 ? made_of(reader, unit, depth - 1) : NULL, *symbol = symbol_of(reader, unit);
    return made ? made : symbol ? symbol : element_name(unit)->text;
}

/* The product of a DerivedUnit's factors; the multiple of its reference unit for a PrefixedUnit or a
 * LinearConversionUnit. NULL: it is none of these. */
static const char *made_of(Reader *reader, const Element *unit, int depth)
{
    double number;
    const Element *whole = instance_of(reader, slot_value(reader, unit, "referenceUnit", NULL));
    const Element *prefix = instance_of(reader, slot_value(reader, unit, "prefix", NULL));
    Element *factor = slot_value(reader, unit, "factor", NULL);
    if (whole) {
        factor = prefix ? slot_value(reader, prefix, "factor", NULL) : factor;
        if (!factor || !number_of(reader, factor, &number) || slot_value(reader, unit, "offset", NULL))
            return NULL;
        return arena_format(reader->arena, "%.15g*(%s)", number, text_of(reader, whole, depth));
    }
    Text text = text_new(reader->arena);
    for (; factor; factor = slot_value(reader, unit, "factor", factor)) {
        const Element *each = instance_of(reader, factor);
        const Element *part = each ? instance_of(reader, slot_value(reader, each, "unit", NULL)) : NULL;
        Element *exponent = each ? slot_value(reader, each, "exponent", NULL) : NULL;
        if (!part || text.length > LONGEST_UNIT)
            return NULL;
        number = 1;
        if (exponent && !number_of(reader, exponent, &number))
            return NULL;
        text_format(&text, "%s(%s)^(%.9g)", text.length ? "*" : "", text_of(reader, part, depth), number);
    }
    return text.length ? text.at : NULL;
}

/* A unit of another project is known by the name the tool gives it, else by its address: units never fail. */
static Name foreign_unit(Reader *reader, const Element *stereotype, Reference unit)
{
    const char *words = element_referent(unit.at);
    if (words) {
        const char *colon = strrchr(words, ':');
        return name_of(colon ? colon + 1 : words);
    }
    const char *text = element_property(stereotype, "unit");
    if (!unit.href) /* a tool's free text, whose blanks separate no references: "metre per second" */
        return name_of(text ? sysml_trimmed(reader->arena, text) : unit.id);
    words = dialect_fragment_word(reader->arena, unit.href);
    return name_of(words ? words : unit.href);
}

/* Reads the unit of an element that is a value type. */
static void read_unit(Reader *reader, Element *element)
{
    Element *stereotype = sysml_application(element, STEREOTYPE_VALUE_TYPE);
    Classifier *type = element->made == MADE_CLASSIFIER ? element->object : NULL;
    Reference unit;
    if (!type || type->kind != CLASSIFIER_VALUE_TYPE || !stereotype ||
        !sysml_reference(reader->arena, stereotype, "unit", &unit))
        return;
    const Element *target = sysml_resolve_applied(reader, unit);
    if (!target) {
        type->unit.name = foreign_unit(reader, stereotype, unit);
        return;
    }
    const char *symbol = symbol_of(reader, target), *made = made_of(reader, target, DEEPEST_UNIT);
    type->unit.symbol = symbol ? name_of(symbol) : NULL;
    type->unit.name = element_name(target)->length ? element_name(target) : type->unit.symbol;
    type->unit.made_of = made ? name_of(made) : NULL;
}

/* ---- value types ---- */

Type sysml_type_of_primitive(const char *name)
{
    static const struct {
        const char *name;
        Type type;
    } kinds[] = {{"Real", TYPE_REAL}, {"Integer", TYPE_INTEGER}, {"Boolean", TYPE_BOOLEAN}, {"String", TYPE_STRING}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return kinds[i].type;
    return TYPE_UNKNOWN;
}

/* Literals of general enumerations come first, so that they have the same numbers there and here. */
static void inherit_literals(Reader *reader, Classifier *enumeration)
{
    List(Name) own = {enumeration->literals.at, enumeration->literals.count, enumeration->literals.capacity};
    if (!enumeration->generals.count)
        return;
    enumeration->literals.at = NULL;
    enumeration->literals.count = enumeration->literals.capacity = 0;
    for (int i = 0; i < enumeration->generals.count; i++) {
        const Classifier *general = enumeration->generals.at[i];
        for (int j = 0; j < general->literals.count; j++)
            list_push(reader->arena, &enumeration->literals, general->literals.at[j]);
    }
    for (int i = 0; i < own.count; i++)
        list_push(reader->arena, &enumeration->literals, own.at[i]);
}

static void settle_type(Reader *reader, Classifier *type)
{
    if (list_holds(&reader->builtin, type))
        return;
    for (int i = 0; i < type->generals.count; i++) {
        Classifier *general = type->generals.at[i];
        if (type->primitive == TYPE_UNKNOWN)
            type->primitive = general->primitive;
        if (!type->unit.name)
            type->unit = general->unit;
    }
    if (type->kind == CLASSIFIER_ENUMERATION)
        inherit_literals(reader, type);
    if (type->kind != CLASSIFIER_VALUE_TYPE || type->primitive != TYPE_UNKNOWN || type->generals.count)
        return;
    const char *primitive = dialect_primitive_of_name(type->name->text);
    if (primitive)
        type->primitive = sysml_type_of_primitive(primitive);
    if (!primitive && type->unit.name && !type->properties.count)
        type->primitive = TYPE_REAL;
}

void sysml_settle_value_types(Reader *reader)
{
    sysml_for_elements(reader, read_unit);
    sysml_for_classifiers(reader, settle_type);
    sysml_note_quantities(reader);
}

/* ---- imported blocks ---- */

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
