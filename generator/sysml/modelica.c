/* modelica.c - the SysML4Modelica profile (OMG, SysML-Modelica Transformation): what its tagged values say.
 *
 * A modification "name = expression" of a part is a slot of it, one of a generalization redefines the inherited
 * property, and one of a value property states its start, value or unit. Nested and redeclaring ones are refused. */
#include "sysml/read.h"

#include <ctype.h>
#include <string.h>

typedef struct {
    Reader *reader;
    Classifier *owner; /* whose problem it is */
    Element *at;       /* the modification */
    Name words;        /* of what is modified */
    Name name;
    const char *value; /* as written */
    InstanceSpecification *instance; /* of a part: of all its modifications so far, or NULL */
} Modification;

static Problem *refuse_modification(const Modification *m, const char *text)
{
    return sysml_problem(m->reader->arena, m->owner, DIAG_X18, element_source(m->at, m->words),
                         "the modification '%s' of '%s' cannot be used", text, m->words->text);
}

/* "name = expression". */
static bool split(Modification *m, const char *text)
{
    const char *begin = text + strspn(text, " \t\r\n"), *end = begin;
    while (isalnum((unsigned char)*end) || *end == '_')
        end++;
    const char *sign = end + strspn(end, " \t\r\n");
    if (end == begin || *sign != '=' || sign[1] == '=') {
        sysml_problem_detail(refuse_modification(m, text), "expected 'name = value'");
        return false;
    }
    m->name = name_of_length(begin, (size_t)(end - begin));
    m->value = sign + 1 + strspn(sign + 1, " \t\r\n");
    return true;
}

static const Value *value_for(const Modification *m, const Classifier *type)
{
    const char *what = arena_format(m->reader->arena, "the value of '%s' in the modification of '%s'", m->name->text,
                                    m->words->text);
    return sysml_value_of_text(m->reader, m->owner, type, what, m->at, m->value);
}

static const Property *member_named(const Modification *m, const Classifier *classifier)
{
    const Property *member = sysml_member_called(classifier, m->name, m->reader->arena);
    if (member)
        return member;
    sysml_problem_detail(refuse_modification(m, arena_format(m->reader->arena, "%s = %s", m->name->text, m->value)),
                         "'%s' has no property '%s'", classifier->qualified->text, m->name->text);
    return NULL;
}

/* ---- parts ---- */

static void modify_part(Modification *m, Property *part)
{
    Arena *arena = m->reader->arena;
    const Property *feature = part->type ? member_named(m, part->type) : NULL;
    const Value *value = feature ? value_for(m, feature->type) : NULL;
    if (!value)
        return;
    if (!m->instance && part->value) {
        sysml_problem_detail(refuse_modification(m, m->name->text), "the part has a value of its own");
        return;
    }
    if (!m->instance) {
        Value *whole = arena_new_of(arena, Value);
        m->instance = arena_new_of(arena, InstanceSpecification);
        *m->instance = (InstanceSpecification){
            .name = part->name, .classifier = part->type, .source = element_source(m->at, m->words)};
        *whole = (Value){.kind = VALUE_INSTANCE, .instance = m->instance, .source = m->instance->source};
        part->value = whole;
    }
    Slot *slot = arena_new_of(arena, Slot);
    slot->feature = feature;
    slot->source = value->source;
    list_push(arena, &slot->values, value);
    list_push(arena, &m->instance->slots, slot);
}

/* ---- generalizations ---- */

static void modify_general(Modification *m, Classifier *special, const Classifier *general)
{
    const Property *inherited = member_named(m, general);
    const Value *value = inherited ? value_for(m, inherited->type) : NULL;
    if (!value)
        return;
    Property *own = sysml_replace_inherited(m->reader, special, inherited, inherited);
    own->value = value;
    own->source = value->source;
    own->source.element = sysml_member_words(special, own->name);
}

/* ---- value properties ---- */

/* The same type in a unit of its own. */
static Classifier *type_in_unit(Reader *reader, Classifier *type, Name unit)
{
    for (int i = 0; i < reader->in_units.count; i++) {
        Classifier *known = reader->in_units.at[i];
        if (known->generals.at[0] == type && known->unit.name == unit)
            return known;
    }
    Classifier *own = arena_new_of(reader->arena, Classifier);
    own->kind = type->kind;
    own->name = type->name;
    own->qualified = type->qualified;
    own->documentation = type->documentation;
    own->is_library = true;
    own->primitive = type->primitive;
    own->unit = (Unit){.name = unit, .symbol = unit};
    own->source = type->source;
    list_push(reader->arena, &own->generals, type);
    list_push(reader->arena, &reader->model->classifiers, own);
    list_push(reader->arena, &reader->in_units, own);
    return own;
}

/* Among the attributes of Modelica's types these say something here; the others bound or scale what is computed. */
static void modify_value(Modification *m, Property *property)
{
    static const char *const silent[] = {"fixed", "min", "max", "nominal", "displayUnit", "quantity", "stateSelect"};
    for (size_t i = 0; i < sizeof silent / sizeof *silent; i++)
        if (strcmp(silent[i], m->name->text) == 0)
            return;
    bool is_unit = strcmp(m->name->text, "unit") == 0, is_start = strcmp(m->name->text, "start") == 0;
    const Value *value = is_unit ? value_for(m, NULL) : is_start ? value_for(m, property->type) : NULL;
    if (is_unit && value && value->kind == VALUE_STRING && property->type && !property->type->unit.name)
        property->type = type_in_unit(m->reader, property->type, value->text);
    else if (is_start && value && !property->value)
        property->value = value;
    else if (!is_unit && !is_start)
        sysml_problem_detail(refuse_modification(m, m->name->text), "expected start, unit, min, max or nominal");
}

static void take_declaration(Reader *reader, Property *property, Element *applied)
{
    const char *equation = element_property(applied, "declarationEquation");
    if (!equation || sysml_is_blank(equation))
        return;
    Modification m = {.reader = reader, .owner = property->owner, .at = applied, .words = property->source.element};
    m.name = property->name;
    m.value = equation + strspn(equation, " \t\r\n=");
    if (property->variability == VARIABILITY_CONSTANT)
        property->value = value_for(&m, property->type);
    else
        sysml_problem_fix(refuse_modification(&m, equation), "draw the equation as a constraint of the block");
}

/* ---- the whole ---- */

static void modify(Modification *m, Property *property, Classifier *special, const Classifier *general,
                   const char *text)
{
    if (!split(m, text))
        return;
    if (general)
        modify_general(m, special, general);
    else if (property->kind == PROPERTY_PART)
        modify_part(m, property);
    else
        modify_value(m, property);
}

/* Modifications of a property, or of a generalization, whose special classifier then gets properties of its own. */
static void take_modifications(Reader *reader, Element *target)
{
    Element *part = sysml_application(target, STEREOTYPE_MODELICA_MODIFIED);
    Element *applied = part ? part : sysml_application(target, STEREOTYPE_MODELICA_VALUE);
    Property *property = target->made == MADE_PROPERTY ? target->object : NULL;
    const bool is_above =
        !property && target->metaclass == META_GENERALIZATION && target->parent->made == MADE_CLASSIFIER;
    Classifier *special = property ? property->owner : is_above ? target->parent->object : NULL;
    Reference to;
    const Classifier *general = applied && is_above && sysml_reference(reader->arena, target, "general", &to)
                                    ? sysml_resolve_classifier(reader, to)
                                    : NULL;
    if (!applied || (!property && !general))
        return;
    Modification m = {.reader = reader,
                      .owner = special,
                      .at = applied,
                      .words = property ? property->source.element : special->qualified};
    for (int i = 0; i < applied->attribute_count; i++)
        if (strcmp(applied->attributes[i].name->text, "modification") == 0)
            modify(&m, property, special, general, applied->attributes[i].value);
    for (Element *child = applied->first_child; child; child = child->next) {
        m.at = child;
        if (strcmp(child->tag->text, "modification") == 0 && element_characters(child))
            modify(&m, property, special, general, element_characters(child));
    }
    if (property)
        take_declaration(reader, property, applied);
}

void sysml_take_modelica(Reader *reader)
{
    sysml_for_elements(reader, take_modifications);
}
