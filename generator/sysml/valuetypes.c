/* valuetypes.c - what a value type finally is, and its unit. */
#include "sysml/read.h"

#include <string.h>

/* The symbol stands in a slot of the unit's instance specification, or in the stereotype of older profiles. */
static Name unit_symbol(const Element *unit)
{
    const Element *stereotype = application(unit, STEREOTYPE_UNIT);
    const char *symbol = stereotype ? element_property(stereotype, "symbol") : NULL;
    for (const Element *slot = unit->first_child; slot && !symbol; slot = slot->next) {
        const Element *feature = element_child(slot, "definingFeature"), *value = element_child(slot, "value");
        if (strcmp(slot->tag->text, "slot") != 0 || !value)
            continue;
        const char *attribute = element_property(slot, "definingFeature");
        const char *words = feature && feature->href    ? feature->href
                            : feature && feature->idref ? feature->idref->text
                                                        : attribute;
        size_t length = words ? strlen(words) : 0, tail = strlen("symbol");
        if (length >= tail && words_equal_caseless(words + length - tail, "symbol"))
            symbol = element_property(value, "value");
    }
    return symbol && *symbol ? name_of(symbol) : NULL;
}

/* A unit of another project is known by the name the tool gives it, else by its address: units never fail. */
static Name foreign_unit(Reader *reader, Reference unit)
{
    const char *words = unit.at->referent;
    if (words) {
        const char *colon = strrchr(words, ':');
        return name_of(colon ? colon + 1 : words);
    }
    if (!unit.href)
        return name_of(unit.id); /* a tool's free text */
    words = dialect_fragment_word(reader->arena, unit.href);
    return name_of(words ? words : unit.href);
}

static void read_unit(Reader *reader, const Element *element)
{
    Element *stereotype = application(element, STEREOTYPE_VALUE_TYPE);
    Reference unit;
    if (!stereotype || !reference(reader->arena, stereotype, "unit", &unit))
        return;
    Classifier *type = element->object;
    const Element *target = resolve(reader, unit);
    type->unit.name = target && element_name(target)->length ? element_name(target) : foreign_unit(reader, unit);
    if (target)
        type->unit.symbol = unit_symbol(target);
}

/* Those of the general enumerations come first, so that they have the same numbers there and here. */
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

/* Depth is bounded by the limit on generalizations. */
static void settle(Reader *reader, Classifier *type, Map *settled)
{
    if (map_get(settled, type, 0))
        return;
    map_put(settled, type, 1);
    for (int i = 0; i < type->generals.count; i++) {
        Classifier *general = type->generals.at[i];
        settle(reader, general, settled);
        if (type->primitive == TYPE_UNKNOWN)
            type->primitive = general->primitive;
        if (!type->unit.name)
            type->unit = general->unit;
    }
    if (type->kind == CLASSIFIER_ENUMERATION)
        inherit_literals(reader, type);
    if (type->kind != CLASSIFIER_VALUE_TYPE || type->primitive != TYPE_UNKNOWN || type->generals.count)
        return;
    static const struct {
        const char *name;
        Type type;
    } kinds[] = {{"Real", TYPE_REAL}, {"Integer", TYPE_INTEGER}, {"Boolean", TYPE_BOOLEAN}, {"String", TYPE_STRING}};
    const char *primitive = dialect_primitive_of_name(type->name->text);
    for (size_t i = 0; primitive && i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, primitive) == 0)
            type->primitive = kinds[i].type;
    if (!primitive && type->unit.name && !type->properties.count)
        type->primitive = TYPE_REAL;
}

static void read_unit_of(Reader *reader, Element *element)
{
    if (element->made == MADE_CLASSIFIER && ((Classifier *)element->object)->kind == CLASSIFIER_VALUE_TYPE)
        read_unit(reader, element);
}

void settle_value_types(Reader *reader)
{
    for_elements(reader, read_unit_of);
    Map *settled = map_new(reader->arena);
    for (int i = 0; i < reader->builtin.count; i++)
        map_put(settled, reader->builtin.at[i], 1);
    for (int i = 0; i < reader->model->classifiers.count; i++)
        settle(reader, reader->model->classifiers.at[i], settled);
}
