/* inherited.c - values that a property keeps from the one that it redefines: in its own unit. */
#include "sysml/read.h"

static const Unit *unit_of(const Property *property)
{
    return property->kind == PROPERTY_VALUE && property->type ? &property->type->unit : NULL;
}

/* 1 m is 1000 mm where the special property is in mm. Expressions, and values with two possible conversions, are left
 * unchanged. */
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
                                       "'%s' keeps a value that is in another unit", property->source.element->text);
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
