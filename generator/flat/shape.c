/* shape.c - classifier -> shape, once per classifier: its features in slots, found by property or by name. */
#include "flat/place.h"

/* Makes a redefined property, and its name if no other feature has it, lead to the slot of the redefining one. */
static void add_redefined(Shape *shape, const Property *property, int slot)
{
    for (int i = 0; i < property->redefined.count; i++) {
        const Property *general = property->redefined.at[i];
        if (map_get(shape->by_property, general, -1) >= 0)
            continue;
        map_put(shape->by_property, general, slot);
        if (map_get(shape->by_name, general->identifier, -1) < 0)
            map_put(shape->by_name, general->identifier, slot);
        add_redefined(shape, general, slot);
    }
}

bool flat_is_structured(const Classifier *type)
{
    return type && type->kind != CLASSIFIER_VALUE_TYPE && type->kind != CLASSIFIER_ENUMERATION;
}

/* Enters a variable of a flow property, also under the redefined names. */
static void add_behind(Shape *shape, const Property *property, int slot)
{
    Name name = property->identifier;
    int known = map_get(shape->behind, name, slot);
    map_put(shape->behind, name, known == slot ? slot : AMBIGUOUS);
    for (int i = 0; i < property->redefined.count; i++)
        if (property->redefined.at[i]->identifier != name)
            add_behind(shape, property->redefined.at[i], slot);
}

/* The law of names: the name of a flow property is left out of its variables' paths unless names would collide. */
static void add_flow_properties(Flattening *f, Shape *shape)
{
    Map *counts = map_new(f->scratch);
    int count = shape->properties.count, signals = 0;
    for (int slot = 0; slot < count; slot++) {
        const Property *property = shape->properties.at[slot];
        bool is_flow = property->kind == PROPERTY_FLOW;
        if (!is_flow || !flat_is_structured(property->type)) {
            map_put(counts, property->identifier, map_get(counts, property->identifier, 0) + 1);
            if (is_flow) {
                shape->signal = signals++ ? -1 : slot;
                shape->flow_count++;
            }
            continue;
        }
        shape->flow_count++;
        const Shape *inner = flat_shape_of(f, property->type);
        for (int i = 0; i < inner->properties.count; i++) {
            Name name = inner->properties.at[i]->identifier;
            map_put(counts, name, map_get(counts, name, 0) + 1);
            add_behind(shape, inner->properties.at[i], slot);
        }
    }
    shape->is_left_out = arena_array(f->scratch, bool, count ? count : 1);
    for (int slot = 0; slot < count; slot++) {
        const Property *property = shape->properties.at[slot];
        if (property->kind != PROPERTY_FLOW || !flat_is_structured(property->type))
            continue;
        const Shape *inner = flat_shape_of(f, property->type);
        shape->is_left_out[slot] = !property->sizes.count; /* otherwise elements would collide */
        for (int i = 0; i < inner->properties.count; i++)
            if (map_get(counts, inner->properties.at[i]->identifier, 0) > 1)
                shape->is_left_out[slot] = false;
    }
}

const Shape *flat_shape_of(Flattening *f, const Classifier *classifier)
{
    int known = map_get(f->shape_of, classifier, -1);
    if (known >= 0)
        return f->shapes.at[known];
    Shape *shape = arena_new_of(f->scratch, Shape);
    shape->index = f->shapes.count;
    shape->arena = f->scratch;
    map_put(f->shape_of, classifier, shape->index); /* before the flow properties: a type may lead back to itself */
    list_push(f->scratch, &f->shapes, shape);
    shape->classifier = classifier;
    shape->signal = -1;
    shape->by_property = map_new(f->scratch);
    shape->by_name = map_new(f->scratch);
    shape->behind = map_new(f->scratch);
    shape->properties = sysml_properties(classifier, f->scratch);
    shape->collections = sysml_collections(classifier, f->scratch);
    shape->collection_at = map_new(f->scratch);
    for (int i = shape->collections.count - 1; i >= 0; i--)
        map_put(shape->collection_at, shape->collections.at[i]->identifier, i);
    shape->connectors = sysml_connectors(classifier, f->scratch);
    for (int i = 0; i < shape->connectors.count; i++)
        if (sysml_binds_parts(shape->connectors.at[i]))
            list_push(f->scratch, &shape->bindings, shape->connectors.at[i]);
    shape->constraints = sysml_constraints(classifier, f->scratch);
    shape->machine = sysml_machine(classifier);
    shape->software = sysml_software(classifier);
    shape->laws = arena_array(f->scratch, Name, shape->constraints.count ? shape->constraints.count : 1);
    for (int i = 0; i < shape->constraints.count; i++)
        shape->laws[i] = flat_qualified_name(shape->constraints.at[i]->owner, shape->constraints.at[i]->name);
    for (int slot = 0; slot < shape->properties.count; slot++) {
        const Property *property = shape->properties.at[slot];
        map_put(shape->by_property, property, slot);
        if (map_get(shape->by_name, property->identifier, -1) < 0)
            map_put(shape->by_name, property->identifier, slot);
    }
    for (int slot = 0; slot < shape->properties.count; slot++)
        add_redefined(shape, shape->properties.at[slot], slot);
    add_flow_properties(f, shape);
    return shape;
}

int flat_shape_slot(const Shape *shape, const Property *property)
{
    int slot = map_get(shape->by_property, property, -1);
    return slot >= 0 ? slot : map_get(shape->by_name, property->identifier, -1);
}

/* A redefining property without a value has the value of the redefined one. */
const Value *flat_value_of(const Property *property)
{
    enum { MOST_REDEFINITIONS = 100 }; /* along one line of inheritance */
    for (int i = 0; i < MOST_REDEFINITIONS; i++) {
        if (property->value || property->needs_value || !property->redefined.count)
            return property->value;
        property = property->redefined.at[0];
    }
    return NULL;
}

Type flat_value_type(const Property *property, const Value *value)
{
    const Classifier *type = property->type;
    if (!type)
        return value && value->kind == VALUE_BOOLEAN  ? TYPE_BOOLEAN
               : value && value->kind == VALUE_STRING ? TYPE_UNKNOWN
                                                      : TYPE_REAL;
    if (type->kind == CLASSIFIER_ENUMERATION && type->literals.count)
        return TYPE_INTEGER; /* the literal's number */
    if (type->kind != CLASSIFIER_VALUE_TYPE || type->primitive == TYPE_STRING)
        return TYPE_UNKNOWN;
    if (type->primitive == TYPE_UNKNOWN) /* a value type that generalizes nothing and has no structure is a quantity */
        return type->properties.count ? TYPE_UNKNOWN : TYPE_REAL;
    return type->primitive;
}
