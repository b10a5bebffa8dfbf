/* properties.c - properties: kind, type, variability, redefinitions. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include <math.h>
#include <string.h>

/* ---- redefinitions that a drawing implies ----
 *
 * The law: a property with the name of an inherited one, of the same kind and of a type that fits, redefines it: some
 * tools leave redefinedProperty out. A property that subsets an inherited single property is its value, and so
 * redefines it, too. If a general classifier in between already redefines the same property, its redefinition is
 * replaced. A property that subsets a collection is an element of it; such a collection has no other elements. If a
 * single property subsets another single one of the same block, both are kept, with a note. */

static void sysml_redefine(Arena *arena, Property *special, const Property *general)
{
    const Classifier *owner = general->owner;
    for (int i = 0; i < owner->properties.count; i++) {
        if (owner->properties.at[i] != general)
            continue;
        list_push(arena, &special->redefined, owner->properties.at[i]);
        owner->properties.at[i]->is_redefined = true;
    }
}

/* Puts the i-th redefined property first: one that redefines several keeps the value of the first. */
static void put_first(Property *property, int i)
{
    Property *first = property->redefined.at[i];
    for (; i > 0; i--)
        property->redefined.at[i] = property->redefined.at[i - 1];
    property->redefined.at[0] = first;
}

/* Inherits type, stereotype and sizes that are not stated from the redefined properties. */
static void inherit_unstated(Reader *reader, Property *property)
{
    for (int i = 0; i < property->redefined.count; i++) {
        const Property *general = property->redefined.at[i];
        bool is_single = property->upper == 1 && !property->sizes.count;
        for (int k = 0; is_single && k < general->sizes.count; k++)
            list_push(reader->arena, &property->sizes, general->sizes.at[k]);
        if (is_single && general->sizes.count) {
            property->lower = general->lower;
            property->upper = general->upper;
        }
        if (!property->type && property->kind == PROPERTY_VALUE)
            property->kind = general->kind;
        if (!property->type && property->kind == general->kind)
            property->type = general->type;
        if (property->variability == VARIABILITY_NONE && general->variability != VARIABILITY_NONE) {
            property->variability = general->variability;
            property->is_continuous = general->is_continuous;
            property->is_conserved = general->is_conserved;
            property->change_cycle = general->change_cycle;
        }
        if (!property->scatter)
            property->scatter = general->scatter;
    }
}

Property *sysml_replace_inherited(Reader *reader, Classifier *owner, const Property *member, const Property *general)
{
    Property *own = NULL;
    for (int i = 0; !own && i < owner->properties.count; i++)
        own = owner->properties.at[i] == member ? owner->properties.at[i] : NULL;
    if (!own) {
        own = arena_new_of(reader->arena, Property);
        *own = *member;
        own->owner = owner;
        own->is_redefined = false;
        memset(&own->redefined, 0, sizeof own->redefined);
        sysml_redefine(reader->arena, own, member);
        list_push(reader->arena, &owner->properties, own);
    }
    if (member == general)
        return own;
    const Property *valued = own;
    while (!valued->value && valued->redefined.count)
        valued = valued->redefined.at[0];
    const bool keeps_value = valued->value;
    sysml_redefine(reader->arena, own, general);
    if (!keeps_value)
        put_first(own, own->redefined.count - 1);
    inherit_unstated(reader, own);
    return own;
}

/* ---- subsetting ---- */

static void take_subset(Reader *reader, Property *property, Property *target)
{
    if (target == property || property->kind == PROPERTY_OTHER)
        return;
    bool is_own = target->owner == property->owner;
    const char *why = !sysml_classifier_is_a(property->owner, target->owner) ? "that one is not inherited"
                      : target->kind != property->kind                       ? "they are of different kinds"
                      : is_own && target->upper == 1 ? "that is a single one of the same block, and both are kept"
                                                     : NULL;
    if (why) {
        Problem *useless = sysml_problem(reader->arena, property->owner, DIAG_S69, property->source,
                                         "'%s' subsets '%s' without effect: %s", property->source.element->text,
                                         target->source.element->text, why);
        sysml_problem_detail(useless, "%s (%s)", target->source.element->text,
                             source_print(reader->arena, target->source));
        return;
    }
    if (target->upper != 1) {
        list_push(reader->arena, &property->subsetted, target);
        target->is_subsetted = true;
        return;
    }
    if (!list_holds(&property->redefined, target))
        sysml_redefine(reader->arena, property, target);
}

/* Takes the properties that a property subsets. */
static void take_subsets(Reader *reader, Element *element)
{
    ReferenceList list = {0};
    sysml_references(reader->arena, element, "subsettedProperty", &list);
    for (int i = 0; i < list.count; i++) {
        const Element *target = sysml_resolve(reader, list.at[i]);
        if (target && target->made == MADE_PROPERTY)
            take_subset(reader, element->object, target->object);
    }
}

/* ---- by name ---- */

static void redefine_by_name(Reader *reader, Property *property, const PropertyList *inherited)
{
    for (int i = 0; i < inherited->count; i++) {
        const Property *general = inherited->at[i];
        if (general->name != property->name || general->kind != property->kind ||
            !sysml_type_fits(property->type, general->type))
            continue;
        sysml_redefine(reader->arena, property, general);
        Problem *implied =
            sysml_problem(reader->arena, property->owner, DIAG_S55, property->source,
                          "'%s' has the name of a property that '%s' inherits, and is treated as its redefinition",
                          property->source.element->text, property->owner->qualified->text);
        sysml_problem_detail(implied, "%s (%s)", general->source.element->text,
                             source_print(reader->arena, general->source));
    }
}

/* ---- over a general in between ---- */

typedef struct {
    const Property *member;
    int next; /* next one of the same general property, or -1 */
} Redefinition;

/* The inherited properties that redefine a general one, directly or not, for each of those generals. */
typedef struct {
    Arena *arena;
    Map *first;    /* Property to index in list */
    Map *seen_for; /* Property to the count of members with which it was seen last */
    int members;
    List(Redefinition) list;
} Redefining;

static void add_above(Redefining *redefining, const Property *member, const Property *at)
{
    for (int i = 0; i < at->redefined.count; i++) {
        const Property *general = at->redefined.at[i];
        if (map_get(redefining->seen_for, general, 0) == redefining->members)
            continue;
        map_put(redefining->seen_for, general, redefining->members);
        int next = map_get(redefining->first, general, -1);
        map_put(redefining->first, general, redefining->list.count);
        list_push(redefining->arena, &redefining->list, (Redefinition){member, next});
        add_above(redefining, member, general);
    }
}

/* Adds to the redefined properties of a property the inherited ones that redefine the same. They come first, because
 * their values count. */
static void replace_redefinitions(Reader *reader, Property *property, const Redefining *redefining)
{
    PropertyList nearer = {0};
    for (int k = 0; k < property->redefined.count; k++)
        for (int i = map_get(redefining->first, property->redefined.at[k], -1); i >= 0;
             i = redefining->list.at[i].next)
            list_push(redefining->arena, &nearer, redefining->list.at[i].member);
    for (int i = 0; i < nearer.count; i++) {
        if (list_holds(&property->redefined, nearer.at[i]))
            continue;
        sysml_redefine(reader->arena, property, nearer.at[i]);
        put_first(property, property->redefined.count - 1);
    }
}

/* Called for general classifiers first, so that redefined properties are not inherited twice. */
static void settle_redefinitions(Reader *reader, Classifier *classifier)
{
    if (!classifier->generals.count || !classifier->properties.count)
        return;
    Arena *scratch = arena_new();
    Map *seen = map_new(scratch);
    PropertyList inherited = {0};
    Redefining redefining = {.arena = scratch, .first = map_new(scratch), .seen_for = map_new(scratch)};
    for (int i = 0; i < classifier->generals.count; i++) {
        const PropertyList members = sysml_properties(classifier->generals.at[i], scratch);
        for (int j = 0; j < members.count; j++)
            if (map_enter(seen, members.at[j])) {
                map_put(seen, members.at[j]->name, 1);
                list_push(scratch, &inherited, members.at[j]);
                redefining.members++;
                add_above(&redefining, members.at[j], members.at[j]);
            }
    }
    for (int i = 0; i < classifier->properties.count; i++) {
        Property *property = classifier->properties.at[i];
        if (property->redefined.count)
            replace_redefinitions(reader, property, &redefining);
        else if (property->kind != PROPERTY_OTHER && map_get(seen, property->name, 0))
            redefine_by_name(reader, property, &inherited);
    }
    arena_free(scratch);
}

static void imply_redefinitions(Reader *reader)
{
    sysml_for_classifiers(reader, settle_redefinitions);
}

/* ---- kind ---- */

static PropertyKind kind_of_typed(Reader *reader, Element *element, const Property *property)
{
    const Classifier *owner = property->owner, *type = property->type;
    if (owner->kind == CLASSIFIER_CONSTRAINT_BLOCK)
        return type && type->kind == CLASSIFIER_CONSTRAINT_BLOCK ? PROPERTY_CONSTRAINT : PROPERTY_PARAMETER;
    if (owner->kind == CLASSIFIER_OTHER)
        return PROPERTY_OTHER;
    if (sysml_is_participant(element))
        return PROPERTY_PARTICIPANT;
    if (sysml_connector_of_property(reader, element))
        return PROPERTY_CONNECTOR;
    if (element->metaclass == META_PORT)
        return PROPERTY_PORT;
    if (sysml_application(element, STEREOTYPE_FLOW_PROPERTY))
        return PROPERTY_FLOW;
    if (!type)
        return PROPERTY_VALUE;
    switch (type->kind) {
    case CLASSIFIER_CONSTRAINT_BLOCK:
        return PROPERTY_CONSTRAINT;
    case CLASSIFIER_BLOCK:
        return PROPERTY_PART;
    case CLASSIFIER_VALUE_TYPE:
    case CLASSIFIER_ENUMERATION:
        return PROPERTY_VALUE;
    default:
        return PROPERTY_OTHER;
    }
}

/* ---- names of unnamed properties: kind and number, free in their owner ---- */

static const char *const kinds[] = {"part",      "value",     "port",        "flow",    "constraint",
                                    "parameter", "connector", "participant", "property"};

const char *sysml_shown_name(const Property *property)
{
    return property->is_unnamed
               ? name_format("(unnamed %s, line %d)", kinds[property->kind], property->source.line)->text
               : property->name->text;
}

static void name_unnamed(const Classifier *owner)
{
    int number[sizeof kinds / sizeof *kinds] = {0}, unnamed = 0;
    for (int i = 0; i < owner->properties.count; i++)
        unnamed += !owner->properties.at[i]->name->length;
    if (!unnamed)
        return;
    Arena *scratch = arena_new();
    Map *taken = map_new(scratch);
    for (int i = 0; i < owner->properties.count; i++)
        map_put(taken, owner->properties.at[i]->name, 1);
    for (int i = 0; i < owner->properties.count; i++) {
        Property *property = owner->properties.at[i];
        if (property->name->length)
            continue;
        property->is_unnamed = true;
        do
            property->name = name_format("%s%d", kinds[property->kind], ++number[property->kind]);
        while (!map_enter(taken, property->name));
    }
    arena_free(scratch);
}

/* ---- stereotypes ---- */

/* The truth value of a PhSVariable's property; an unreadable value is false, which contradicts no other one. */
static bool is_so(Reader *reader, const Property *property, const Element *variable, const char *what, bool otherwise)
{
    bool truth = otherwise;
    const char *unreadable = element_truth(variable, what, &truth);
    if (unreadable)
        sysml_problem(reader->arena, property->owner, DIAG_S13, property->source,
                      "%s of '%s' is neither true nor false: '%s'", what, property->source.element->text, unreadable);
    return !unreadable && truth;
}

static void take_variability(Reader *reader, Property *property, const Element *element)
{
    property->is_continuous = true;
    const Element *variable = sysml_application(element, STEREOTYPE_VARIABLE);
    const Element *modelica = sysml_application(element, STEREOTYPE_MODELICA_VALUE);
    bool is_constant = sysml_application(element, STEREOTYPE_CONSTANT);
    if (is_constant)
        property->variability = VARIABILITY_CONSTANT;
    else if (modelica) { /* SysML4Modelica has other words for PhSVariable and PhSConstant */
        const char *words = element_property(modelica, "variability"), *flow = element_property(modelica, "flowFlag");
        const bool is_parameter = words && word_is_among(words, "parameter|constant");
        property->variability = is_parameter ? VARIABILITY_CONSTANT : VARIABILITY_VARIABLE;
        property->is_continuous = !words || strcmp(words, "discrete") != 0;
        property->is_conserved = flow && strcmp(flow, "flow") == 0;
    }
    if (!variable)
        return;
    property->variability = VARIABILITY_VARIABLE;
    property->is_continuous = is_so(reader, property, variable, "isContinuous", true);
    property->is_conserved = is_so(reader, property, variable, "isConserved", false);
    const char *cycle = element_property(variable, "changeCycle"), *plain = cycle,
               *words = property->source.element->text;
    const bool has_comma = cycle && sysml_number_format(reader->arena, cycle, &plain) == NUMBER_WITH_DECIMAL_COMMA;
    if (cycle && *cycle && !number_read(has_comma ? plain : cycle, &property->change_cycle))
        sysml_problem(reader->arena, property->owner, DIAG_S13, property->source,
                      "the changeCycle of '%s' is not a number: '%s'", words, cycle);
    else if (has_comma)
        sysml_problem(reader->arena, property->owner, DIAG_S56, property->source,
                      "the changeCycle of '%s' is written '%s' and read as %s, with a decimal comma", words, cycle,
                      plain);
    if (is_constant)
        sysml_problem(reader->arena, property->owner, DIAG_S13, property->source,
                      "'%s' is both PhSVariable and PhSConstant", property->source.element->text);
}

static void unusable(Reader *reader, const Property *property, const char *what, const char *words,
                     const char *expected)
{
    Problem *wrong = sysml_problem(reader->arena, property->owner, DIAG_S21, property->source,
                                   "the %s of '%s' cannot be used: '%s'", what, property->source.element->text, words);
    sysml_problem_detail(wrong, "expected %s", expected);
    sysml_problem_fix(wrong, "correct it in the modelling tool");
}

/* The number in the i-th tag of a distribution, in the unit of the property; nothing or blanks: none. */
static double stated(Reader *reader, const Property *property, const Element *application, int i, double otherwise)
{
    const char *what = dialect_distribution_tag(application->stereotype, i);
    const char *words = element_property(application, what), *plain = words;
    const char *whole = application->stereotype == STEREOTYPE_NORMAL ? "normal distribution" : "interval";
    double number = otherwise;
    if (!words || !words[strspn(words, " ")])
        return otherwise;
    const bool has_comma = sysml_number_format(reader->arena, words, &plain) == NUMBER_WITH_DECIMAL_COMMA;
    if (!number_read(has_comma ? plain : words, &number))
        unusable(reader, property, arena_format(reader->arena, "%s of the %s", what, whole), words, "a number");
    return number;
}

static ValueRange range_of(Reader *reader, const Property *property, const Element *interval)
{
    const ValueRange range = {stated(reader, property, interval, 0, -INFINITY),
                              stated(reader, property, interval, 1, INFINITY)};
    if (range.low > range.high)
        unusable(reader, property, "interval",
                 arena_format(reader->arena, "%s to %s", number_text(range.low), number_text(range.high)),
                 "a min that is not above the max");
    return range;
}

/* If there are several stereotypes, the normal distribution counts, cut off at the ends of the interval. */
static void take_scatter(Reader *reader, Property *property, const Element *element)
{
    const Element *uniform = sysml_application(element, STEREOTYPE_UNIFORM),
                  *interval = uniform ? uniform : sysml_application(element, STEREOTYPE_INTERVAL),
                  *normal = sysml_application(element, STEREOTYPE_NORMAL), *first = normal ? normal : interval;
    if (!first)
        return;
    Scatter *scatter = arena_new_of(reader->arena, Scatter);
    *scatter = (Scatter){.kind = normal    ? SCATTER_NORMAL
                                 : uniform ? SCATTER_UNIFORM
                                           : SCATTER_RANGE,
                         .range = {-INFINITY, INFINITY},
                         .mean = NAN,
                         .deviation = NAN,
                         .source = element_source(first, property->source.element)};
    if (interval)
        scatter->range = range_of(reader, property, interval);
    if (normal) {
        scatter->mean = stated(reader, property, normal, 0, NAN);
        scatter->deviation = stated(reader, property, normal, 1, NAN);
    }
    property->scatter = scatter;
}

static void take_direction(Reader *reader, Property *property, const Element *element)
{
    const Element *flow = sysml_application(element, STEREOTYPE_FLOW_PROPERTY);
    if (!flow)
        flow = sysml_application(element, STEREOTYPE_FLOW_PORT);
    if (!flow && property->kind == PROPERTY_PORT && property->type)
        property->direction = property->type->direction;
    if (!flow)
        return;
    const char *words = element_property(flow, "direction");
    property->direction = DIRECTION_INOUT;
    if (words && words_equal_caseless(words, "in"))
        property->direction = DIRECTION_IN;
    else if (words && words_equal_caseless(words, "out"))
        property->direction = DIRECTION_OUT;
    else if (words && *words && !words_equal_caseless(words, "inout"))
        unusable(reader, property, "direction", words, "in, out or inout");
}

/* ---- making ---- */

static void make_property(Reader *reader, Element *element)
{
    bool is_property = element->metaclass == META_PROPERTY || element->metaclass == META_PORT;
    if (!is_property || !element->parent || element->parent->made != MADE_CLASSIFIER)
        return;
    Property *property = arena_new_of(reader->arena, Property);
    property->owner = element->parent->object;
    property->name = element_name(element);
    property->documentation = element_documentation(reader, element);
    property->source = element_source(element, NULL);
    const char *aggregation = element_property(element, "aggregation");
    property->is_reference = !aggregation || strcmp(aggregation, "composite") != 0;
    property->is_full = sysml_application(element, STEREOTYPE_FULL_PORT);
    Reference type;
    if (sysml_reference(reader->arena, element, "type", &type))
        property->type = sysml_resolve_classifier(reader, type);
    property->kind = kind_of_typed(reader, element, property);
    element->made = MADE_PROPERTY;
    element->object = property;
    list_push(reader->arena, &property->owner->properties, property);
}

/* Completes a property once all names are known. */
static void finish_property(Reader *reader, Element *element)
{
    if (element->made != MADE_PROPERTY)
        return;
    Property *property = element->object;
    property->identifier = identifier_canonical(property->name->text);
    property->source.element = sysml_member_words(property->owner, name_of(sysml_shown_name(property)));
    property->is_reference = property->is_reference && property->kind == PROPERTY_PART;
    take_variability(reader, property, element);
    take_direction(reader, property, element);
    take_scatter(reader, property, element);
    bool is_conjugated = false;
    const char *unreadable = element_truth(element, "isConjugated", &is_conjugated);
    if (unreadable)
        unusable(reader, property, "isConjugated", unreadable, "true or false");
    property->is_conjugated = is_conjugated;
    if (property->kind == PROPERTY_PORT && property->type && property->type->original &&
        !property->type->properties.count) { /* a bare ~InterfaceBlock is its original, seen from the other side */
        property->type = property->type->original;
        property->is_conjugated = !property->is_conjugated;
    }
    Reference type;
    if (!property->type && sysml_reference(reader->arena, element, "type", &type)) {
        if (!type.href || !dialect_is_metaclass(type.href))
            property->missing =
                sysml_unresolved(reader, property->owner, type, property->source,
                                 arena_format(reader->arena, "the type of '%s'", property->source.element->text));
        property->kind = PROPERTY_OTHER;
    }
}

/* Takes the sizes of a property once all types are known. Redefinitions and collections are not known yet. */
static void take_sizes(Reader *reader, Element *element)
{
    if (element->made != MADE_PROPERTY)
        return;
    Property *property = element->object;
    sysml_take_multiplicity(reader, property, NULL, element);
    sysml_take_dimension(reader, property, element);
}

void sysml_make_properties(Reader *reader)
{
    sysml_for_elements(reader, make_property);
    for (int i = 0; i < reader->model->classifiers.count; i++)
        name_unnamed(reader->model->classifiers.at[i]);
    sysml_for_elements(reader, finish_property);
    sysml_for_elements(reader, take_sizes);
    sysml_forget_scopes(reader);
}

/* ---- redefinition ---- */

static void take_redefined(Reader *reader, Element *element, const char *tag)
{
    Property *property = element->object;
    ReferenceList list = {0};
    sysml_references(reader->arena, element, tag, &list);
    for (int i = 0; i < list.count; i++) {
        const Element *target = sysml_resolve(reader, list.at[i]);
        if (!target || target->made != MADE_PROPERTY) {
            sysml_unresolved(
                reader, property->owner, list.at[i], property->source,
                arena_format(reader->arena, "the property that '%s' redefines", property->source.element->text));
            continue;
        }
        if (target->object != property && !list_holds(&property->redefined, target->object))
            list_push(reader->arena, &property->redefined, target->object);
    }
}

static void settle_redefinition(Reader *reader, Element *element)
{
    if (element->made != MADE_PROPERTY)
        return;
    take_redefined(reader, element, "redefinedProperty");
    take_redefined(reader, element, "redefinedPort");
    take_subsets(reader, element);
}

/* Only a property of a general classifier can be redefined: this also keeps redefinitions free of cycles. */
static void keep_inherited_only(Reader *reader, Property *property)
{
    int kept = 0;
    for (int i = 0; i < property->redefined.count; i++) {
        Property *target = property->redefined.at[i];
        if (target->owner != property->owner && sysml_classifier_is_a(property->owner, target->owner)) {
            property->redefined.at[kept++] = target;
            target->is_redefined = true;
            continue;
        }
        Problem *wrong =
            sysml_problem(reader->arena, property->owner, DIAG_S14, property->source,
                          "'%s' redefines '%s', which '%s' does not inherit", property->source.element->text,
                          target->source.element->text, property->owner->qualified->text);
        sysml_problem_detail(wrong, "%s (%s)", target->source.element->text,
                             source_print(reader->arena, target->source));
    }
    property->redefined.count = kept;
}

static void inherit_in(Reader *reader, Classifier *classifier)
{
    for (int i = 0; i < classifier->properties.count; i++)
        inherit_unstated(reader, classifier->properties.at[i]);
}

void sysml_settle_redefinitions(Reader *reader)
{
    sysml_for_elements(reader, settle_redefinition);
    for (int i = 0; i < reader->model->classifiers.count; i++) {
        Classifier *classifier = reader->model->classifiers.at[i];
        for (int j = 0; j < classifier->properties.count; j++)
            keep_inherited_only(reader, classifier->properties.at[j]);
    }
    imply_redefinitions(reader);
    sysml_for_classifiers(reader, inherit_in);
}

/* ---- values that a property keeps from the one that it redefines ---- */

static const Unit *unit_of(const Property *property)
{
    return property->kind == PROPERTY_VALUE && property->type ? &property->type->unit : NULL;
}

/* Converts a value that a property keeps: 1 m is 1000 mm if the special property is in mm. Expressions, and values with
 * two possible conversions, are left unchanged. */
static void convert(Reader *reader, Property *property)
{
    enum { MOST_REDEFINITIONS = 100 };  /* along one line of inheritance */
    const Property *general = property; /* the one whose value it keeps */
    for (int i = 0; i < MOST_REDEFINITIONS && !general->value && !general->needs_value && general->redefined.count; i++)
        general = general->redefined.at[0];
    UnitMeaning from, to;
    if (general == property || !general->value || !unit_of(property) || !unit_of(general) ||
        !sysml_unit_meaning(unit_of(general), &from) || !sysml_unit_meaning(unit_of(property), &to) ||
        !dimension_is_same(&from.dimension, &to.dimension))
        return;
    double turns;
    const bool has_one_way = angles_convert(&from.dimension, &to.dimension, &turns);
    const Value *value = general->value;
    if (has_one_way && unit_convert(0, &from, &to) == 0 && unit_convert(1, &from, &to) == 1)
        return;
    if (has_one_way && value->kind == VALUE_NUMBER) {
        Value *own = arena_new_of(reader->arena, Value);
        *own = *value;
        own->number = unit_convert(value->number, &from, &to);
        own->is_integer = false;
        property->value = own;
    } else if (value->kind == VALUE_NUMBER || value->kind == VALUE_EXPRESSION) {
        Problem *wrong = sysml_problem(reader->arena, property->owner, DIAG_U05, property->source,
                                       "'%s' keeps a value in another unit", property->source.element->text);
        sysml_problem_detail(wrong, "%s (%s)", general->source.element->text,
                             source_print(reader->arena, value->source));
        sysml_problem_fix(wrong, "give it a value of its own");
    }
}

static void convert_in(Reader *reader, Classifier *classifier)
{
    for (int i = 0; i < classifier->properties.count; i++)
        convert(reader, classifier->properties.at[i]);
}

void sysml_convert_inherited(Reader *reader)
{
    sysml_for_classifiers(reader, convert_in);
}
