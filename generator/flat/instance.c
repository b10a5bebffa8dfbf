/* instance.c - block -> tree of instances with their parts, ports, variables and constraint properties.
 *
 * The law of values, most specific first: a slot of the InstanceSpecification that is the value of a part, where a
 * nested slot of an outer owner precedes one of an inner owner; the redefinition in a special block; the default in the
 * general block.
 */
#include "flat/instance.h"
#include "flat/connect.h"
#include "flat/size.h"
#include "flat/variable.h"

/* Recursion follows the nesting of parts, which size.c limits. */
static void build(Flattening *f, Instance *instance);

void flat_register_instance(Flattening *f, Instance *instance)
{
    int count = instance->shape->properties.count;
    instance->index = f->made.count;
    instance->members = arena_array(f->scratch, Member, count ? count : 1);
    list_push(f->scratch, &f->made, instance);
}

/* ---- values ---- */

static void give_value(Flattening *f, Given *given, const Slot *slot, int index, const Instance *scope)
{
    const Value *value = slot->values.at[index];
    bool is_one = slot->values.count == 1;
    if (value->kind == VALUE_INSTANCE && value->instance)
        list_push(f->scratch, &given->nested,
                  (Stated){value->instance, scope, is_one ? -1 : index, is_one ? NULL : slot});
    else if (!given->value)
        *given = (Given){value, scope, true, is_one ? NULL : slot, given->nested};
}

static bool is_part(const Property *property)
{
    return property->kind == PROPERTY_PART && flat_is_structured(property->type);
}

static void report_number_for_part(const Property *property, Source source)
{
    diag(DIAG_F09, source, "'%s' is a part, but the value given is not an instance", sysml_shown_name(property));
    diag_fix("give an instance of '%s'", property->type->qualified->text);
}

/* Reports an instance that does not fit its part's type: parts and equations that a special block adds would be
 * missing. */
static void check_type(Flattening *f, const Property *property, const Value *value)
{
    const Classifier *type = property->type, *own = value->instance ? value->instance->classifier : NULL;
    if (!own || property->kind != PROPERTY_PART || sysml_classifier_is_a(type, own) || !flat_report_once(f, value))
        return;
    diag(DIAG_F09, value->source, "'%s' is a '%s', but is given '%s', an instance of '%s'", sysml_shown_name(property),
         type->qualified->text, value->instance->name->text, own->qualified->text);
    if (sysml_classifier_is_a(own, type))
        diag_fix("redefine '%s' with the type '%s' in a special block, or give an instance of '%s'",
                 property->name->text, own->name->text, type->name->text);
    else
        diag_fix("give an instance of '%s'", type->qualified->text);
}

/* Enters the values of the slots: parts need instances, value properties need other values. */
static void give_slots(Flattening *f, const Instance *instance, Given *given, const Stated *stated)
{
    for (int i = 0; i < stated->specification->slots.count; i++) {
        const Slot *slot = stated->specification->slots.at[i];
        int at = flat_shape_slot(instance->shape, slot->feature);
        const Property *property = at >= 0 ? instance->shape->properties.at[at] : NULL;
        if (!property && flat_report_once(f, slot)) {
            diag(DIAG_F07, slot->source, "'%s' gives a value to '%s', which '%s' does not have",
                 stated->specification->name->text, slot->feature->name->text,
                 instance->shape->classifier->qualified->text);
            diag_fix("give the instance the classifier of the part it is the value of");
        }
        if (!property)
            continue;
        if (slot->values.count > 1 && !property->sizes.count && flat_report_once(f, slot))
            diag(DIAG_F36, slot->source, "'%s' is given %d values, but is one", slot->feature->name->text,
                 slot->values.count);
        bool is_value = property->kind == PROPERTY_VALUE && !flat_is_structured(property->type);
        for (int k = 0; k < slot->values.count; k++) {
            bool is_instance = slot->values.at[k]->kind == VALUE_INSTANCE;
            if (is_instance && is_part(property))
                check_type(f, property, slot->values.at[k]);
            if (is_instance && is_value && flat_report_once(f, slot))
                diag(DIAG_F09, slot->source, "'%s' is a value, but an instance is given", sysml_shown_name(property));
            if (!is_instance && is_part(property) && flat_report_once(f, slot))
                report_number_for_part(property, slot->source);
        }
        for (int k = 0; k < slot->values.count; k++)
            give_value(f, &given[at], slot, k, stated->scope);
    }
}

/* Adds the defaults, which all slots precede. For a part, its own value and the value of the property that it redefines
 * both apply. */
static void give_defaults(Flattening *f, const Instance *instance, int slot, Given *given)
{
    enum { MOST_REDEFINITIONS = 100 };
    const Property *property = instance->shape->properties.at[slot];
    const Value *own = property->value;
    if (own && own->kind != VALUE_INSTANCE && is_part(property) && flat_report_once(f, own))
        report_number_for_part(property, own->source);
    if (!given->value) {
        const Value *value = flat_value_of(property);
        if (value && value->kind != VALUE_INSTANCE)
            *given = (Given){value, instance, false, NULL, given->nested};
    }
    const Property *part = property;
    for (int i = 0; i < MOST_REDEFINITIONS; i++) {
        if (property->value && property->value->kind == VALUE_INSTANCE && is_part(part))
            check_type(f, part, property->value);
        if (property->value && property->value->kind == VALUE_INSTANCE && property->value->instance)
            list_push(f->scratch, &given->nested, (Stated){property->value->instance, instance, -1, NULL});
        if (!property->redefined.count)
            return;
        property = property->redefined.at[0];
    }
}

/* Replaces the value of a variation by its choice. The choice of the stated value gives the program of the drawing
 * itself. Chosen values are numbers, even where the drawing computes them from variables. */
static void choose(const Flattening *f, const Instance *instance, int slot, Given *given)
{
    const VariationList *variations = f->system->variations;
    const Property *property = instance->shape->properties.at[slot];
    for (int i = 0; variations && variations->chosen && i < variations->count; i++) {
        const Variation *variation = &variations->at[i];
        const int chosen = variations->chosen[i];
        if (variation->owner != instance->path || variation->identifier != property->identifier ||
            instance->kind == INSTANCE_CONSTRAINT)
            continue;
        given->value = variation->choices.at[chosen].value;
        given->slot = NULL;
    }
}

Given flat_given_to(Flattening *f, const Instance *instance, int slot)
{
    Given given = {0};
    for (int i = 0; i < instance->stated.count; i++) {
        const Stated *stated = &instance->stated.at[i];
        for (int k = 0; k < stated->specification->slots.count; k++) {
            const Slot *from = stated->specification->slots.at[k];
            for (int v = 0; flat_shape_slot(instance->shape, from->feature) == slot && v < from->values.count; v++)
                give_value(f, &given, from, v, stated->scope);
        }
    }
    give_defaults(f, instance, slot, &given);
    choose(f, instance, slot, &given);
    return given;
}

/* ---- members ---- */

/* True if the property becomes one or more instances. */
static bool has_instances(const Instance *owner, const Property *property, InstanceKind *kind)
{
    switch (property->kind) {
    case PROPERTY_PART: case PROPERTY_CONNECTOR: *kind = INSTANCE_PART; break;
    case PROPERTY_PORT: *kind = INSTANCE_PORT; break;
    case PROPERTY_FLOW: *kind = INSTANCE_FLOW; break;
    case PROPERTY_CONSTRAINT: *kind = INSTANCE_CONSTRAINT; break;
    default: return false;
    }
    return flat_is_structured(property->type) && owner->kind != INSTANCE_FLOW;
}

Given flat_given_to_element(Flattening *f, const Given *whole, int element)
{
    Given given = *whole;
    if (whole->slot && whole->value)
        given.value = whole->slot->values.at[element];
    given.nested = (StatedList){0};
    for (int i = 0; i < whole->nested.count; i++)
        if (whole->nested.at[i].element < 0 || whole->nested.at[i].element == element)
            list_push(f->scratch, &given.nested, whole->nested.at[i]);
    return given;
}

/* True if a slot with several values has one for each element. False: reported. */
static bool check_count(Flattening *f, const Instance *instance, const Property *property, const Slot *slot, int count)
{
    if (!slot || slot->values.count == count)
        return true;
    if (flat_report_once(f, slot))
        diag(DIAG_F36, slot->source, "'%s' has %d elements, but %d values are given",
             flat_join_path(instance->path, property->identifier)->text, count, slot->values.count);
    return false;
}

Item flat_item_of(const Property *property, const MemberArray *array, int element)
{
    if (!array)
        return (Item){property->identifier, -1, NULL};
    return (Item){flat_element_identifier(property->identifier, &array->sizes, element), element, &array->sizes};
}

MemberArray *flat_array_of(Flattening *f, const Instance *instance, const Property *property, const Given *given)
{
    IntList sizes = {0};
    bool is_known = property->kind == PROPERTY_CONNECTOR
                        ? flat_association_sizes(f, instance, property->connector, &sizes)
                        : flat_property_sizes(f, instance, property, given, false, &sizes);
    if (!is_known || !flat_is_room(f, property, &sizes) || flat_leave_open(f, instance, property, &sizes))
        return NULL;
    MemberArray *array = flat_is_structured(property->type) ? flat_instance_array(f->scratch, sizes, property->type)
                                                            : flat_member_array(f->scratch, sizes);
    for (int i = 0; i < given->nested.count; i++)
        check_count(f, instance, property, given->nested.at[i].slot, array->count);
    return check_count(f, instance, property, given->slot, array->count) ? array : NULL;
}

static Instance *new_instance(Flattening *f, const Instance *owner, int slot, const Item *item, const Given *given)
{
    const Property *property = owner->shape->properties.at[slot];
    Instance *instance = arena_new_of(f->scratch, Instance);
    *instance = (Instance){.shape = flat_shape_of(f, property->type),
                           .owner = owner,
                           .property = property,
                           .identifier = item->identifier,
                           .element = item->element,
                           .stated = given->nested,
                           .depth = owner->depth + 1};
    has_instances(owner, property, &instance->kind);
    bool is_left_out =
        instance->kind == INSTANCE_FLOW && owner->kind == INSTANCE_PORT && owner->shape->is_left_out[slot];
    instance->path = is_left_out ? owner->path : flat_join_path(owner->path, item->identifier);
    bool is_inside_port = owner->kind == INSTANCE_PORT || owner->kind == INSTANCE_FLOW;
    instance->is_conjugated = property->is_conjugated != (is_inside_port && owner->is_conjugated);
    flat_register_instance(f, instance);
    return instance;
}

static Member new_instances(Flattening *f, const Instance *owner, int slot, const Given *given)
{
    const Property *property = owner->shape->properties.at[slot];
    Item item = flat_item_of(property, NULL, 0);
    IntList sizes = {0};
    if (!flat_may_nest(f, owner, property))
        return (Member){.kind = MEMBER_NONE};
    bool is_known =
        property->kind != PROPERTY_CONNECTOR || flat_association_sizes(f, owner, property->connector, &sizes);
    if (is_known && !property->sizes.count && !sizes.count)
        return (Member){.kind = MEMBER_INSTANCE, .is.instance = new_instance(f, owner, slot, &item, given)};
    list_push(f->scratch, &f->sizing, (Fact){owner, slot, -1});
    MemberArray *array = is_known ? flat_array_of(f, owner, property, given) : NULL;
    f->sizing.count--;
    for (int i = 0; array && i < array->count; i++) {
        Given own = flat_given_to_element(f, given, i);
        item = flat_item_of(property, array, i);
        array->elements[i] =
            (Member){.kind = MEMBER_INSTANCE, .is.instance = new_instance(f, owner, slot, &item, &own)};
    }
    return array ? (Member){.kind = MEMBER_ARRAY, .is.array = array} : (Member){.kind = MEMBER_NONE};
}

Member flat_early_member(Flattening *f, const Instance *instance, int slot)
{
    const Property *property = instance->shape->properties.at[slot];
    InstanceKind kind;
    if (instance->members[slot].kind != MEMBER_NONE || property->kind == PROPERTY_CONNECTOR ||
        !has_instances(instance, property, &kind))
        return instance->members[slot];
    for (int i = 0; i < f->sizing.count; i++)
        if (f->sizing.at[i].instance == instance && f->sizing.at[i].slot == slot)
            return instance->members[slot]; /* its size depends on its contents */
    if (sysml_is_bound(property))
        return flat_reference_member(f, instance, slot);
    return instance->members[slot] = flat_own_member(f, instance, slot);
}

Member flat_own_member(Flattening *f, const Instance *instance, int slot)
{
    Given given = flat_given_to(f, instance, slot);
    return new_instances(f, instance, slot, &given);
}

static void build_each(Flattening *f, Member member)
{
    for (int i = 0; member.kind == MEMBER_ARRAY && i < member.is.array->count; i++)
        build_each(f, member.is.array->elements[i]);
    if (member.kind != MEMBER_INSTANCE)
        return;
    Instance *instance = f->made.at[member.is.instance->index];
    int owner = instance->owner->part;
    instance->part = owner;
    if (instance->kind == INSTANCE_PART || instance->kind == INSTANCE_PORT) {
        instance->part = f->system->parts.count;
        list_push(f->arena, &f->system->parts,
                  (FlatPart){.identifier = instance->identifier,
                             .path = instance->path,
                             .parent = owner,
                             .is_port = instance->kind == INSTANCE_PORT,
                             .type = instance->property->type,
                             .property = instance->property,
                             .source = instance->property->source});
    }
    build(f, instance);
}

/* Adds a variable. The kind of a property without a stereotype is preliminary: flat_settle_kinds decides it when all
 * equations are known. If a signal is the only one of its port, its documentation is that of the port: the port's type
 * describes any signal. */
static Member add_value(Flattening *f, Instance *owner, const Property *property, const Item *item, const Given *given)
{
    Type type = flat_value_type(property, given->value);
    if (type == TYPE_UNKNOWN)
        return (Member){.kind = MEMBER_NONE};
    bool is_in_port = owner->kind == INSTANCE_PORT || owner->kind == INSTANCE_FLOW;
    bool is_port = property->kind == PROPERTY_PORT, is_signal = property->kind != PROPERTY_VALUE;
    bool is_constant =
        property->variability == VARIABILITY_CONSTANT || (property->variability == VARIABILITY_NONE && given->value);
    bool is_all_of_port =
        property->kind == PROPERTY_FLOW && owner->kind == INSTANCE_PORT && owner->shape->flow_count == 1;
    bool is_flipped = is_port ? property->is_conjugated : owner->is_conjugated;
    if (is_port && owner->kind == INSTANCE_PORT)
        is_flipped = is_flipped != owner->is_conjugated;
    FlatVariable variable = {
        .path = flat_join_path(owner->path, item->identifier),
        .identifier = flat_identifier_in_part(f, owner, item->identifier),
        .part = owner->part,
        .kind = !is_signal && is_constant ? FLAT_CONSTANT : FLAT_VARIABLE,
        .type = type,
        .documentation = is_all_of_port && owner->property->documentation->length ? owner->property->documentation
                                                                                  : property->documentation,
        .is_signal = is_signal,
        .direction = is_signal ? sysml_direction_seen(property->direction, is_flipped) : DIRECTION_NONE,
        .source = property->source,
    };
    if (property->type)
        variable.unit = property->type->unit;
    variable.is_flow = is_in_port && variable.kind == FLAT_VARIABLE && property->kind == PROPERTY_VALUE &&
                       property->variability == VARIABILITY_VARIABLE && property->is_conserved;
    flat_set_discrete(f, &variable, property);
    if (given->value) {
        bool is_of_port_type = !given->is_on_part && is_in_port && !variable.is_discrete;
        variable.start_source = given->value->source;
        variable.written_unit = given->value->unit;
        if (variable.kind == FLAT_VARIABLE)
            variable.start = is_of_port_type || given->value->is_guess ? START_GUESS : START_STATED;
    }
    Origin origin = {
        .property = property,
        .owner = owner,
        .value = given->value,
        .scope = given->scope,
        .is_on_part = given->is_on_part,
        .item = *item,
    };
    return (Member){.kind = MEMBER_VARIABLE, .index = flat_add_variable(f, variable, origin)};
}

static Member add_item(Flattening *f, Instance *instance, int slot, const Item *item, const Given *given)
{
    const Property *property = instance->shape->properties.at[slot];
    if (flat_is_structured(property->type))
        return (Member){.kind = MEMBER_NONE};
    bool is_value = property->kind == PROPERTY_VALUE, is_in_constraint = instance->kind == INSTANCE_CONSTRAINT;
    if (property->kind == PROPERTY_PARAMETER || (is_value && is_in_constraint)) {
        Parameter parameter = {
            .property = property, .instance = instance, .set = f->parameters.count, .size = 1, .given = *given};
        list_push(f->scratch, &f->parameters, parameter);
        return (Member){.kind = MEMBER_PARAMETER, .index = parameter.set};
    }
    const bool is_signal = property->kind == PROPERTY_PORT && property->type && property->direction != DIRECTION_NONE;
    if (is_value || is_signal || property->kind == PROPERTY_FLOW)
        return add_value(f, instance, property, item, given);
    return (Member){.kind = MEMBER_NONE};
}

/* Reports values given to a reference: they have no effect on the part that it is bound to, unless the same are given
 * to this part. */
static void check_unused(Flattening *f, const Instance *owner, int slot, const Given *given)
{
    Member member = owner->members[slot];
    const Property *property = owner->shape->properties.at[slot];
    const Instance *part = member.kind == MEMBER_INSTANCE ? member.is.instance : NULL;
    for (int i = 0; i < given->nested.count; i++) {
        const InstanceSpecification *specification = given->nested.at[i].specification;
        bool is_used = false;
        for (int k = 0; part && k < part->stated.count; k++)
            is_used = is_used || part->stated.at[k].specification == specification;
        if (is_used || !specification->slots.count || !flat_report_once(f, specification))
            continue;
        diag(DIAG_F21, specification->source, "the values of '%s' are not used: '%s' is bound to a part",
             specification->name->text, flat_join_path(owner->path, property->identifier)->text);
        diag_fix("give the values to the part");
    }
}

static Member add_member(Flattening *f, Instance *instance, int slot, const Given *given)
{
    const Property *property = instance->shape->properties.at[slot];
    bool is_in_flow = instance->kind == INSTANCE_FLOW;
    InstanceKind kind;
    if (property->kind == PROPERTY_PARTICIPANT)
        return flat_participant(instance, property);
    if (property->kind == PROPERTY_OTHER || (is_in_flow && property->kind != PROPERTY_VALUE))
        return (Member){.kind = MEMBER_NONE};
    if (has_instances(instance, property, &kind)) {
        if (instance->members[slot].kind == MEMBER_NONE && sysml_is_bound(property))
            instance->members[slot] = flat_reference_member(f, instance, slot);
        else if (instance->members[slot].kind == MEMBER_NONE)
            instance->members[slot] = new_instances(f, instance, slot, given);
        const Instance *some = flat_some_instance(instance->members[slot]);
        if (some && (some->owner != instance || some->property != property)) /* drawn elsewhere, and built there */
            check_unused(f, instance, slot, given);
        else
            build_each(f, instance->members[slot]);
        return instance->members[slot];
    }
    Item item = flat_item_of(property, NULL, 0);
    bool is_parameter = instance->kind == INSTANCE_CONSTRAINT; /* has the size of its binding */
    if (!property->sizes.count || is_parameter)
        return add_item(f, instance, slot, &item, given);
    if (flat_is_structured(property->type) || flat_value_type(property, given->value) == TYPE_UNKNOWN)
        return (Member){.kind = MEMBER_NONE};
    MemberArray *array = flat_array_of(f, instance, property, given);
    for (int i = 0; array && i < array->count; i++) {
        Given own = flat_given_to_element(f, given, i);
        item = flat_item_of(property, array, i);
        array->elements[i] = add_item(f, instance, slot, &item, &own);
    }
    return array ? (Member){.kind = MEMBER_ARRAY, .is.array = array} : (Member){.kind = MEMBER_NONE};
}

static void build(Flattening *f, Instance *instance)
{
    int count = instance->shape->properties.count, first = f->given.count;
    list_push(f->scratch, &f->instances, instance);
    for (int slot = 0; slot < count; slot++)
        list_push(f->scratch, &f->given, (Given){.value = NULL});
    for (int i = 0; i < instance->stated.count; i++)
        give_slots(f, instance, f->given.at + first, &instance->stated.at[i]);
    for (int pass = 0; pass < 2; pass++) /* association blocks last: they refer to the ends of their connectors */
        for (int slot = 0; slot < count; slot++) {
            bool is_association = instance->shape->properties.at[slot]->kind == PROPERTY_CONNECTOR;
            if (is_association != (pass == 1))
                continue;
            give_defaults(f, instance, slot, &f->given.at[first + slot]);
            choose(f, instance, slot, &f->given.at[first + slot]);
            Given given = f->given.at[first + slot]; /* building a member may move the stack */
            instance->members[slot] = add_member(f, instance, slot, &given);
        }
    f->given.count = first;
}

void flat_instantiate(Flattening *f, const Classifier *block, Instance *outer, const Property *part)
{
    StatedList stated = {0};
    if (part) {
        int slot = flat_shape_slot(outer->shape, part);
        Given given = {0};
        give_defaults(f, outer, slot, &given);
        stated = given.nested;
    }
    Instance *instance = arena_new_of(f->scratch, Instance);
    *instance = (Instance){.kind = INSTANCE_PART,
                           .shape = flat_shape_of(f, block),
                           .owner = outer,
                           .identifier = block->name,
                           .element = -1,
                           .path = name_of("")};
    flat_register_instance(f, instance);
    list_push(f->arena, &f->system->parts,
              (FlatPart){.identifier = block->name,
                         .path = instance->path,
                         .parent = -1,
                         .type = block,
                         .source = part ? part->source : block->source});
    if (block->values)
        list_push(f->scratch, &stated, (Stated){block->values, instance, -1, NULL});
    instance->stated = stated;
    build(f, instance);
    if (part)
        outer->members[flat_shape_slot(outer->shape, part)] =
            (Member){.kind = MEMBER_INSTANCE, .is.instance = instance};
}
