/* modelica.c - the SysML4Modelica profile (OMG, SysML-Modelica Transformation): its tagged values.
 *
 * A modification "name = expression" of a part becomes a slot of the part. A modification of a generalization redefines
 * the inherited property; that of a value property states its start, value or unit. "name.start = expression" does the
 * same for a feature. For a variable or a signal, "name = expression" is an equation (Language Specification 3.6,
 * section 7.2). As in Modelica, a start is a guess unless it is fixed (section 8.6). StateSelect has no effect. Other
 * nested modifications and redeclarations are rejected. A class that specializes a value type is a value type, such as
 * SIunits.Time and RealInput; the causality of the latter is the direction of the ports that it types. */
#include "sysml/body.h"
#include "sysml/classifier.h"

#include <ctype.h>
#include <string.h>

/* A modification as text, and its place. */
typedef struct {
    const char *text;
    Element *at;
} Written;

typedef struct {
    Reader *reader;
    Classifier *owner; /* it gets the problems */
    List(Written) all; /* modifications of the same stereotype, those in parentheses one by one */
    Element *at;       /* the modification */
    Name words;        /* of the modified element */
    Name name;
    const char *attribute; /* of `name`: "start", "unit", ...; "": its value is meant */
    const char *value;     /* as written */
    InstanceSpecification *instance; /* of a part: it has all modifications so far, or NULL */
} Modification;

/* Notes that StateSelect has no effect, except StateSelect.default, which asks for nothing. */
static void note_state_select(Reader *reader, Classifier *owner, const Element *at, Name words, const char *value)
{
    static const char *const literals[] = {"always", "prefer", "avoid", "never"};
    static const char enumeration[] = "StateSelect.";
    const char *literal = strstr(value, enumeration);
    for (size_t i = 0; literal && i < sizeof literals / sizeof *literals; i++)
        if (strncmp(literal + strlen(enumeration), literals[i], strlen(literals[i])) == 0)
            sysml_problem(reader->arena, owner, DIAG_X34, element_source(at, words),
                          "StateSelect.%s of '%s' has no effect: the compiler chooses the states", literals[i],
                          words->text);
}

static Problem *refuse_modification(const Modification *m, const char *text)
{
    return sysml_problem(m->reader->arena, m->owner, DIAG_X18, element_source(m->at, m->words),
                         "the modification '%s' of '%s' cannot be used", text, m->words->text);
}

static size_t word_length(const char *text)
{
    size_t length = 0;
    while (isalnum((unsigned char)text[length]) || text[length] == '_')
        length++;
    return length;
}

/* Splits "name = expression" or "name.attribute = expression"; false, and reported, for another text. */
static bool split(Modification *m, const char *text)
{
    const char *begin = text + strspn(text, " \t\r\n");
    const size_t name = word_length(begin), attribute = begin[name] == '.' ? word_length(begin + name + 1) : 0;
    const char *end = begin + name + (attribute ? 1 + attribute : 0), *sign = end + strspn(end, " \t\r\n");
    if (!name || *sign != '=' || sign[1] == '=') {
        sysml_problem_detail(refuse_modification(m, text), "expected 'name = value'");
        return false;
    }
    m->name = name_of_length(begin, name);
    m->attribute = arena_copy(m->reader->arena, attribute ? begin + name + 1 : "", attribute);
    m->value = sign + 1 + strspn(sign + 1, " \t\r\n");
    return true;
}

/* True for an attribute of Modelica's types without an effect here. Only start and unit have one; the others bound or
 * scale values. */
static bool is_silent(const char *attribute)
{
    return word_is_among(attribute, "fixed|min|max|nominal|displayUnit|quantity|stateSelect");
}

/* True if nothing is left to do for the attribute of a feature; an attribute that cannot be used is reported. */
static bool is_done(const Modification *m)
{
    const bool is_value = !*m->attribute || strcmp(m->attribute, "start") == 0;
    if (!is_value && !is_silent(m->attribute))
        sysml_problem_detail(refuse_modification(m, arena_format(m->reader->arena, "%s.%s = %s", m->name->text,
                                                                 m->attribute, m->value)),
                             "expected 'name = value' or 'name.start = value'");
    return !is_value;
}

static const Value *value_for(const Modification *m, const Classifier *type)
{
    const char *what = arena_format(m->reader->arena, "the value of '%s' in the modification of '%s'", m->name->text,
                                    m->words->text);
    return sysml_value_of_text(m->reader, m->owner, type, what, m->at, m->value);
}

/* True if there is also a modification "fixed = true" for the same name. */
static bool is_fixed(const Modification *m)
{
    for (int i = 0; i < m->all.count; i++) {
        const char *at = m->all.at[i].text + strspn(m->all.at[i].text, " \t\r\n");
        if (*m->attribute && strncmp(at, m->name->text, m->name->length) == 0 && at[m->name->length] == '.')
            at += m->name->length + 1;
        if (word_length(at) != strlen("fixed") || strncmp(at, "fixed", strlen("fixed")) != 0)
            continue;
        at += strcspn(at, "=");
        at += *at ? 1 + strspn(at + 1, " \t\r\n") : 0;
        return word_length(at) == strlen("true") && strncmp(at, "true", strlen("true")) == 0;
    }
    return false;
}

static const Value *start_for(const Modification *m, const Classifier *type)
{
    const Value *value = value_for(m, type);
    if (!value || is_fixed(m))
        return value;
    Value *guess = arena_new_of(m->reader->arena, Value);
    *guess = *value;
    guess->is_guess = true;
    return guess;
}

/* True if the modification of a feature is an equation: it is of a variable or a signal. */
static bool is_varying(const Modification *m, const Property *feature)
{
    return !*m->attribute &&
           (feature->variability == VARIABILITY_VARIABLE || feature->direction != DIRECTION_NONE);
}

/* part: the part that has the feature; NULL: the owner has it. */
static void add_equation(const Modification *m, Classifier *owner, const Property *part, const Property *feature)
{
    Arena *arena = m->reader->arena;
    sysml_add_equation(m->reader, owner, m->at,
                       arena_format(arena, "%s%s%s = %s", part ? part->identifier->text : "", part ? "." : "",
                                    feature->identifier->text, m->value));
}

/* The value of a feature, or its start. */
static const Value *value_of_feature(const Modification *m, const Property *feature)
{
    return *m->attribute ? start_for(m, feature->type) : value_for(m, feature->type);
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
    const Property *feature = part->type && !is_done(m) ? member_named(m, part->type) : NULL;
    if (feature && is_varying(m, feature)) {
        add_equation(m, part->owner, part, feature);
        return;
    }
    const Value *value = feature ? value_of_feature(m, feature) : NULL;
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
    const Property *inherited = is_done(m) ? NULL : member_named(m, general);
    if (inherited && is_varying(m, inherited)) {
        add_equation(m, special, NULL, inherited);
        return;
    }
    const Value *value = inherited ? value_of_feature(m, inherited) : NULL;
    if (!value)
        return;
    Property *own = sysml_replace_inherited(m->reader, special, inherited, inherited);
    own->value = value;
    own->source = value->source;
    own->source.element = sysml_member_words(special, own->name);
}

/* ---- value properties ---- */

/* The type with another unit; one for each type and unit. */
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

static void modify_value(Modification *m, Property *property)
{
    if (is_silent(m->name->text))
        return;
    bool is_unit = strcmp(m->name->text, "unit") == 0, is_start = strcmp(m->name->text, "start") == 0;
    const Value *value = is_unit ? value_for(m, NULL) : is_start ? start_for(m, property->type) : NULL;
    if (is_unit && value && value->kind == VALUE_STRING && property->type && !property->type->unit.name)
        property->type = type_in_unit(m->reader, property->type, value->text);
    else if (is_start && value && !property->value)
        property->value = value;
    else if (!is_unit && !is_start)
        sysml_problem_detail(refuse_modification(m, m->name->text), "expected start, unit, min, max or nominal");
}

/* Takes the declaration equation of a property: the value of a constant, the first value of a function's local
 * variable; of other properties an equation. */
static void take_declaration(Reader *reader, Property *property, Element *applied, bool is_of_function)
{
    const char *equation = element_property(applied, "declarationEquation");
    if (!equation || sysml_is_blank(equation))
        return;
    Modification m = {
        .reader = reader, .owner = property->owner, .at = applied, .words = property->source.element};
    m.name = property->name;
    m.value = equation + strspn(equation, " \t\r\n=");
    note_state_select(reader, property->owner, applied, m.words, m.value);
    if (property->variability == VARIABILITY_CONSTANT || is_of_function)
        property->value = value_for(&m, property->type);
    else
        sysml_add_equation(reader, property->owner, applied,
                           arena_format(reader->arena, "%s = %s", property->identifier->text, m.value));
}

/* ---- types ---- */

static void take_kind(Reader *reader, Classifier *special)
{
    (void)reader;
    for (int i = 0; i < special->generals.count; i++) {
        const ClassifierKind kind = special->generals.at[i]->kind;
        if ((special->kind == CLASSIFIER_BLOCK || special->kind == CLASSIFIER_OTHER) &&
            (kind == CLASSIFIER_VALUE_TYPE || kind == CLASSIFIER_ENUMERATION))
            special->kind = kind;
    }
}

static void modify_type(Modification *m, Classifier *type)
{
    const Value *value = strcmp(m->name->text, "unit") == 0 ? value_for(m, NULL) : NULL;
    if (value && value->kind == VALUE_STRING)
        type->unit = (Unit){.name = value->text, .symbol = value->text};
}

/* ---- all modifications ---- */

static void modify(Modification *m, Property *property, Classifier *special, const Classifier *general,
                   const char *text)
{
    if (!split(m, text))
        return;
    const Name words = *m->attribute ? name_joined(m->words, ".", m->name) : m->words;
    note_state_select(m->reader, m->owner, m->at, words, m->value);
    if (!property && special->kind == CLASSIFIER_VALUE_TYPE)
        modify_type(m, special);
    else if (general)
        modify_general(m, special, general);
    else if (property->kind == PROPERTY_PART)
        modify_part(m, property);
    else
        modify_value(m, property);
}

/* The first comma or closing parenthesis outside of brackets and texts, or the end. */
static const char *end_of_item(const char *at)
{
    int depth = 0;
    for (bool is_text = false; *at; at++) {
        is_text = is_text != (*at == '"');
        if (!is_text && !depth && (*at == ',' || *at == ')'))
            return at;
        depth += !is_text && strchr("([{", *at);
        depth -= !is_text && strchr(")]}", *at);
    }
    return at;
}

/* Splits "x(start = 1, fixed = true) = 2" into "x.start = 1", "x.fixed = true" and "x = 2". */
static void take_texts(Modification *m, const char *text, Element *at)
{
    Arena *arena = m->reader->arena;
    const char *begin = text + strspn(text, " \t\r\n"), *open = begin + word_length(begin);
    const int length = (int)(open - begin);
    open += strspn(open, " \t\r\n");
    const int first = m->all.count;
    const char *end = open;
    while (length && (end == open ? *end == '(' : *end == ',')) {
        const char *item = end + 1 + strspn(end + 1, " \t\r\n");
        end = end_of_item(item);
        if (end > item)
            list_push(arena, &m->all,
                      (Written){arena_format(arena, "%.*s.%.*s", length, begin, (int)(end - item), item), at});
    }
    const bool is_closed = end > open && *end == ')';
    end += is_closed ? 1 + strspn(end + 1, " \t\r\n") : 0;
    if (!is_closed || (*end && *end != '=')) {
        m->all.count = first;
        list_push(arena, &m->all, (Written){text, at});
    } else if (*end) {
        list_push(arena, &m->all, (Written){arena_format(arena, "%.*s %s", length, begin, end), at});
    }
}

static void modify_all(Modification *m, Property *property, Classifier *special, const Classifier *general)
{
    Element *applied = m->at;
    for (int i = 0; i < applied->attribute_count; i++)
        if (strcmp(applied->attributes[i].name->text, "modification") == 0)
            take_texts(m, applied->attributes[i].value, applied);
    for (Element *child = applied->first_child; child; child = child->next)
        if (strcmp(child->tag->text, "modification") == 0 && element_characters(child))
            take_texts(m, element_characters(child), child);
    for (int i = 0; i < m->all.count; i++) {
        m->at = m->all.at[i].at;
        modify(m, property, special, general, m->all.at[i].text);
    }
}

static Classifier *specialized_at(const Element *target)
{
    const bool is_above = target->metaclass == META_GENERALIZATION && target->parent->made == MADE_CLASSIFIER;
    return is_above ? target->parent->object : NULL;
}

/* Takes the modifications of a property, or of a generalization, whose special classifier then gets own properties. */
static void take_modifications(Reader *reader, Element *target)
{
    Element *part = sysml_application(target, STEREOTYPE_MODELICA_MODIFIED);
    Element *applied = part ? part : sysml_application(target, STEREOTYPE_MODELICA_VALUE);
    Property *property = target->made == MADE_PROPERTY ? target->object : NULL;
    Classifier *special = property ? property->owner : specialized_at(target);
    Reference to;
    const bool is_of_block = special && !property && special->kind != CLASSIFIER_VALUE_TYPE;
    const Classifier *general = applied && is_of_block && sysml_reference(reader->arena, target, "general", &to)
                                    ? sysml_resolve_classifier(reader, to)
                                    : NULL;
    if (!applied || (!property && !general))
        return;
    Modification m = {.reader = reader,
                      .owner = special,
                      .at = applied,
                      .words = property ? property->source.element : special->qualified};
    modify_all(&m, property, special, general);
    if (property)
        take_declaration(reader, property, applied, sysml_is_opaque(target->parent));
}

static void take_type(Reader *reader, Element *target)
{
    Element *applied = sysml_application(target, STEREOTYPE_MODELICA_MODIFIED);
    Classifier *special = applied ? specialized_at(target) : NULL;
    if (!special || special->kind != CLASSIFIER_VALUE_TYPE)
        return;
    Modification m = {.reader = reader, .owner = special, .at = applied, .words = special->qualified};
    modify_all(&m, NULL, special, NULL);
    special->direction = sysml_direction_of_causality(applied);
}

Direction sysml_direction_of_causality(const Element *applied)
{
    const char *causality = applied ? element_property(applied, "causality") : NULL;
    const bool is_in = causality && strcmp(causality, "input") == 0;
    const bool is_out = causality && strcmp(causality, "output") == 0;
    return is_in ? DIRECTION_IN : is_out ? DIRECTION_OUT : DIRECTION_NONE;
}

void sysml_take_modelica_types(Reader *reader)
{
    sysml_for_classifiers(reader, take_kind);
    sysml_for_elements(reader, take_type);
}

void sysml_take_modelica(Reader *reader)
{
    sysml_for_elements(reader, take_modifications);
}
