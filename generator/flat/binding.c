/* binding.c - binding connectors: constraint parameters to values, and values to each other.
 *
 * Parameters that are bound to each other form a set, which stands for the value it is bound to first; further values
 * of the set are tied to that one. Ties between two constants settle their values (constant.c); others are equations.
 */
#include "flat/presence.h"

/* Arrays of equal size element by element; a single value to each element. */
void flat_tie_members(Flattening *f, Member a, Member b, const Connector *connector, const Instance *instance)
{
    if (a.kind == MEMBER_VARIABLE && b.kind == MEMBER_VARIABLE) {
        const char *problem = flat_equality_problem(flat_typed_variable(f, a.index), flat_typed_variable(f, b.index));
        if (!problem && a.index != b.index)
            list_push(f->scratch, &f->ties, (Tie){a.index, b.index, connector, instance});
        if (!problem || !flat_report_once(f, connector))
            return;
        diag(DIAG_F16, connector->source, "a binding joins values of different types: %s", problem);
        for (int i = 0; i < 2; i++) {
            const FlatVariable *variable = &f->system->variables.at[i ? b.index : a.index];
            const Property *property = f->origins.at[i ? b.index : a.index].property;
            const bool is_untyped = property && !property->type;
            diag_detail("%s (%s)%s", variable->path->text, source_print(f->scratch, variable->source),
                        is_untyped ? ", which has no type and is taken for a Real" : "");
            if (is_untyped)
                diag_fix("give '%s' the type of the other one", property->source.element->text);
        }
        return;
    }
    const MemberArray *left = a.kind == MEMBER_ARRAY ? a.is.array : NULL;
    const MemberArray *right = b.kind == MEMBER_ARRAY ? b.is.array : NULL;
    if (left && right && !flat_sizes_match(&left->sizes, &right->sizes)) {
        if (flat_report_once(f, connector))
            diag(DIAG_F33, connector->source, "a binding joins '%s' and '%s', of %s and %s elements",
                 flat_end_text(f->scratch, connector, 0), flat_end_text(f->scratch, connector, 1),
                 flat_sizes_text(f->scratch, &left->sizes), flat_sizes_text(f->scratch, &right->sizes));
        return;
    }
    int count = left ? left->count : right ? right->count : 0;
    for (int i = 0; i < count; i++)
        flat_tie_members(f, left ? left->elements[i] : a, right ? right->elements[i] : b, connector, instance);
}

void flat_bind_parameter(Flattening *f, int parameter, Member other, const Connector *connector,
                         const Instance *instance)
{
    int set = flat_parameter_set(f, parameter);
    f->parameters.at[parameter].connector = connector;
    if (other.kind == MEMBER_PARAMETER)
        f->parameters.at[other.index].connector = connector;
    if (other.kind != MEMBER_PARAMETER) {
        flat_mark_used(f, other, instance);
        if (f->parameters.at[set].value.kind == MEMBER_NONE)
            f->parameters.at[set].value = other;
        else
            flat_tie_members(f, f->parameters.at[set].value, other, connector, instance);
        return;
    }
    int second = flat_parameter_set(f, other.index);
    if (set == second)
        return;
    Parameter *kept = &f->parameters.at[set < second ? set : second];
    Parameter *joined = &f->parameters.at[set < second ? second : set];
    joined->set = kept->set;
    kept->size += joined->size;
    if (kept->value.kind == MEMBER_NONE)
        kept->value = joined->value;
    else if (joined->value.kind != MEMBER_NONE)
        flat_tie_members(f, kept->value, joined->value, connector, instance);
}

static Member variable_of_parameter(Flattening *f, const Parameter *parameter, const Item *item, const Given *given)
{
    const Property *property = parameter->property;
    const Value *value = given->value;
    Type type = flat_value_type(property, value);
    if (type == TYPE_UNKNOWN)
        return (Member){.kind = MEMBER_NONE};
    FlatVariable variable = {
        .path = flat_join_path(parameter->instance->path, item->identifier),
        .identifier = flat_identifier_in_part(f, parameter->instance, item->identifier),
        .part = parameter->instance->part,
        .kind = value ? FLAT_CONSTANT : FLAT_VARIABLE,
        .type = type,
        .documentation = property->documentation,
        .source = property->source,
    };
    if (property->type)
        variable.unit = property->type->unit;
    flat_set_discrete(f, &variable, property);
    Origin origin = {.property = property,
                     .owner = parameter->instance,
                     .value = value,
                     .item = *item,
                     .is_on_part = given->is_on_part,
                     .scope = given->scope};
    return (Member){.kind = MEMBER_VARIABLE, .index = flat_add_variable(f, variable, origin)};
}

/* The member of a parameter to whose set nothing is bound: of the value that is given, or without one. */
static Member value_of_parameter(Flattening *f, const Parameter *parameter, const Given *given)
{
    const Property *property = parameter->property;
    Item item = {property->identifier, -1, NULL};
    if (!property->sizes.count)
        return variable_of_parameter(f, parameter, &item, given);
    IntList sizes = {0};
    if (!flat_property_sizes(f, parameter->instance, property, given, false, &sizes) ||
        !flat_is_room(f, property, &sizes))
        return (Member){.kind = MEMBER_NONE};
    MemberArray *array = flat_member_array(f->scratch, sizes);
    if (!flat_check_count(f, parameter->instance, property, given->slot, array->count))
        return (Member){.kind = MEMBER_NONE};
    for (int i = 0; i < array->count; i++) {
        const Given own = flat_given_to_element(f, given, i);
        item = (Item){flat_element_identifier(property->identifier, &array->sizes, i), i, &array->sizes};
        array->elements[i] = variable_of_parameter(f, parameter, &item, &own);
    }
    return (Member){.kind = MEMBER_ARRAY, .is.array = array};
}

/* A parameter that is drawn as an array has the size that is drawn; a single value stands for each element. */
static void fit_to_size(Flattening *f, Parameter *parameter)
{
    const Property *property = parameter->property;
    Member value = flat_parameter_value(f, (int)(parameter - f->parameters.at));
    const bool is_open = flat_is_open(property);
    IntList sizes = {0};
    if (value.kind == MEMBER_NONE || !property->sizes.count)
        return;
    if (is_open && value.kind == MEMBER_ARRAY) {
        sizes = value.is.array->sizes;
        flat_check_drawn(f, parameter->instance, property, false, false, &sizes);
        return;
    }
    for (int i = 0; is_open && i < property->sizes.count; i++) /* of a single value */
        list_push(f->scratch, &sizes, 1);
    if (!is_open && !flat_property_sizes(f, parameter->instance, property, &(Given){0}, false, &sizes))
        return;
    if (value.kind == MEMBER_ARRAY && !flat_sizes_match(&value.is.array->sizes, &sizes) &&
        flat_report_once(f, property)) {
        Name path = flat_join_path(parameter->instance->path, property->identifier);
        diag(DIAG_F33, parameter->connector ? parameter->connector->source : property->source,
             "'%s' has %s elements, but is bound to an array of %s", path->text, flat_sizes_text(f->scratch, &sizes),
             flat_sizes_text(f->scratch, &value.is.array->sizes));
        diag_detail("%s (%s)", property->source.element->text, source_print(f->scratch, property->source));
    }
    if (value.kind == MEMBER_ARRAY || !flat_is_room(f, property, &sizes))
        return;
    MemberArray *array = flat_member_array(f->scratch, sizes);
    for (int i = 0; i < array->count; i++)
        array->elements[i] = value;
    parameter->spread = (Member){.kind = MEMBER_ARRAY, .is.array = array};
}

/* Reports a value in a slot that is lost because the parameter has its value from elsewhere. */
static void report_unused(Flattening *f, const Parameter *parameter)
{
    if (!flat_report_once(f, parameter->given.value))
        return;
    Member value = flat_some_element(flat_parameter_value(f, (int)(parameter - f->parameters.at)));
    Name path = flat_join_path(parameter->instance->path, parameter->property->identifier);
    Name other = value.kind == MEMBER_VARIABLE ? f->system->variables.at[value.index].path : path;
    diag(DIAG_F21, parameter->given.value->source, "the value given to '%s' is not used, since it is bound to '%s'",
         path->text, other->text);
}

/* A set that no value belongs to: a slot of one of its parameters, or a default, makes it a constant, else it is an
 * unknown of its own, named after its first parameter. A lone parameter without either stays unbound. */
void flat_complete_parameters(Flattening *f)
{
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < f->parameters.count; i++) {
            Parameter *set = &f->parameters.at[flat_parameter_set(f, i)];
            const Given *given = &f->parameters.at[i].given;
            if (!given->value || given->is_on_part != (pass == 0))
                continue;
            if (set->value.kind == MEMBER_NONE)
                set->value = value_of_parameter(f, &f->parameters.at[i], given);
            else if (given->is_on_part)
                report_unused(f, &f->parameters.at[i]);
        }
    for (int i = 0; i < f->parameters.count; i++) {
        Parameter *parameter = &f->parameters.at[i];
        if (parameter->set == i && parameter->value.kind == MEMBER_NONE && parameter->size > 1)
            parameter->value = value_of_parameter(f, parameter, &(Given){.scope = parameter->instance});
    }
    for (int i = 0; i < f->parameters.count; i++)
        fit_to_size(f, &f->parameters.at[i]);
}

bool flat_joins_constants(const System *system, const Tie *tie)
{
    return system->variables.at[tie->a].kind == FLAT_CONSTANT && system->variables.at[tie->b].kind == FLAT_CONSTANT;
}

void flat_write_bindings(Flattening *f)
{
    System *system = f->system;
    for (int i = 0; i < f->ties.count; i++) {
        const Tie *tie = &f->ties.at[i];
        const FlatVariable *a = &system->variables.at[tie->a], *b = &system->variables.at[tie->b];
        if (flat_joins_constants(system, tie) || !flat_union_join(f->equal, tie->a, tie->b))
            continue;
        const Expr presence = flat_both(f->scratch, a->presence, b->presence);
        flat_add_equation(f, ORIGIN_BINDING, a->leaf, b->leaf, flat_source_of_connector(f, tie->connector),
                          tie->instance->part)
            ->presence = presence;
    }
}

void flat_write_parameters(Flattening *f)
{
    for (int i = 0; i < f->parameters.count; i++) {
        const Parameter *parameter = &f->parameters.at[i];
        Member value = flat_some_element(flat_parameter_value(f, i)); /* all elements have one type */
        int variable = value.kind == MEMBER_VARIABLE ? value.index : -1;
        Unit unit = parameter->property->type ? parameter->property->type->unit : (Unit){0};
        if (variable < 0 || (!unit.name && !unit.symbol))
            continue;
        const Unit *other = &f->system->variables.at[variable].unit;
        if (unit.name == other->name && unit.symbol == other->symbol)
            continue;
        FlatParameter tie = {.unit = unit,
                             .element = flat_join_path(parameter->instance->path, parameter->property->identifier),
                             .variable = variable,
                             .source = parameter->connector ? flat_source_of_connector(f, parameter->connector)
                                                            : parameter->property->source};
        list_push(f->arena, &f->system->parameters, tie);
    }
}
