/* pair.c - which variables a connector pairs, of the ports at its ends.
 *
 * The law: connected ports are paired by the names of their flow properties, or as their only ones, and then by the
 * names of their variables; what redefines something has its names, too. Arrays are paired element by element, at any
 * depth, and have equal sizes. What only one of the two has stays unpaired.
 */
#include "flat/instance.h"

/* Two kinds of flowing things go together if they are the same, or share variables that both inherit. A mere common
 * ancestor is not enough: all conserved quantities have one. */
static bool kinds_match(const Shape *a, const Shape *b)
{
    if (a == b)
        return true;
    for (int i = 0; i < a->properties.count; i++) {
        const Property *property = a->properties.at[i];
        if (map_get(b->by_property, property, -1) >= 0)
            return true;
        for (int k = 0; k < property->redefined.count; k++)
            if (map_get(b->by_property, property->redefined.at[k], -1) >= 0)
                return true;
    }
    return false;
}

static int only_flow(const Shape *shape)
{
    for (int slot = 0; shape->flow_count == 1 && slot < shape->properties.count; slot++)
        if (shape->properties.at[slot]->kind == PROPERTY_FLOW)
            return slot;
    return -1;
}

/* The slot of that name, or of a name that it has by what it redefines; -1 if there is none. */
static int slot_like(const Shape *shape, const Property *property)
{
    int slot = map_get(shape->by_name, property->identifier, -1);
    for (int i = 0; slot < 0 && i < property->redefined.count; i++)
        slot = slot_like(shape, property->redefined.at[i]);
    return slot;
}

static bool is_array_with_elements(Member member)
{
    return member.kind == MEMBER_ARRAY && member.is.array->count;
}

/* A port type's constant is the same on both sides, or is none of the connector's business. */
static bool is_constant(const Flattening *f, Member member)
{
    while (is_array_with_elements(member))
        member = member.is.array->elements[0];
    return member.kind == MEMBER_VARIABLE && f->system->variables.at[member.index].kind == FLAT_CONSTANT;
}

/* Notes the variables that only one of two connected ports has. Recursion follows the nesting of ports. */
static void leave_unpaired(Flattening *f, Member member, bool is_second)
{
    if (member.kind == MEMBER_VARIABLE)
        list_push(f->scratch, &f->unpaired, (Unpaired){member.index, f->connections.count, is_second});
    for (int i = 0; member.kind == MEMBER_ARRAY && i < member.is.array->count; i++)
        leave_unpaired(f, member.is.array->elements[i], is_second);
    for (int i = 0; flat_is_port(member) && i < member.is.instance->shape->properties.count; i++)
        leave_unpaired(f, member.is.instance->members[i], is_second);
}

static void leave_others(Flattening *f, const Instance *port, int slot, bool is_second)
{
    for (int i = 0; i < port->shape->properties.count; i++)
        if (i != slot)
            leave_unpaired(f, port->members[i], is_second);
}

/* The result of pairing two members; the pairs of a misfit are of no use. */
typedef enum { PAIRING_NONE, PAIRING_DONE, PAIRING_MISFIT } Pairing;

static Pairing pair_members(Flattening *f, Member a, Member b, Misfit *misfit);

/* Notes the innermost two that do not go together. */
static Pairing pair_slots(Flattening *f, const Instance *a, int slot, const Instance *b, int other, Misfit *misfit)
{
    Pairing pairing = pair_members(f, a->members[slot], b->members[other], misfit);
    if (pairing == PAIRING_MISFIT && !misfit->owner[0])
        *misfit = (Misfit){{a, b}, {slot, other}};
    return pairing;
}

static Pairing pair_by_name(Flattening *f, const Instance *a, const Instance *b, Misfit *misfit)
{
    Pairing result = PAIRING_NONE;
    for (int slot = 0; slot < a->shape->properties.count; slot++) {
        int other = slot_like(b->shape, a->shape->properties.at[slot]);
        if (other < 0) {
            leave_unpaired(f, a->members[slot], false);
            continue;
        }
        Pairing pairing = pair_slots(f, a, slot, b, other, misfit);
        if (pairing == PAIRING_MISFIT)
            return pairing;
        if (pairing == PAIRING_DONE)
            result = pairing;
    }
    for (int slot = 0; slot < b->shape->properties.count; slot++)
        if (slot_like(a->shape, b->shape->properties.at[slot]) < 0)
            leave_unpaired(f, b->members[slot], true);
    return result;
}

/* Recursion follows the nesting of ports, which building the instances limited. */
static Pairing pair_instances(Flattening *f, const Instance *a, const Instance *b, Misfit *misfit)
{
    if (a->kind == INSTANCE_FLOW && b->kind == INSTANCE_FLOW && !kinds_match(a->shape, b->shape))
        return PAIRING_MISFIT;
    int unpaired = f->unpaired.count;
    Pairing pairing = pair_by_name(f, a, b, misfit);
    if (pairing != PAIRING_NONE)
        return pairing;
    f->unpaired.count = unpaired;
    int first = only_flow(a->shape), second = only_flow(b->shape);
    if (first >= 0 && second >= 0) {
        leave_others(f, a, first, false);
        leave_others(f, b, second, true);
        pairing = pair_slots(f, a, first, b, second, misfit);
    }
    return pairing == PAIRING_NONE && a->shape != b->shape ? PAIRING_MISFIT : pairing;
}

static Pairing pair_arrays(Flattening *f, const MemberArray *a, const MemberArray *b, Misfit *misfit)
{
    if (!flat_sizes_match(&a->sizes, &b->sizes))
        return PAIRING_MISFIT;
    Pairing result = a->count ? PAIRING_NONE : PAIRING_DONE;
    for (int i = 0; i < a->count; i++) {
        Pairing pairing = pair_members(f, a->elements[i], b->elements[i], misfit);
        if (pairing == PAIRING_MISFIT)
            return pairing;
        if (pairing == PAIRING_DONE)
            result = pairing;
    }
    return result;
}

static Pairing pair_variables(Flattening *f, int a, int b)
{
    const FlatVariable *left = &f->system->variables.at[a], *right = &f->system->variables.at[b];
    const char *problem = flat_equality_problem((Typed){left->leaf, flat_enumeration_of(f, a)},
                                                (Typed){right->leaf, flat_enumeration_of(f, b)});
    if (left->is_flow != right->is_flow || problem)
        return PAIRING_MISFIT;
    list_push(f->scratch, &f->pairs, (Pair){a, b});
    return PAIRING_DONE;
}

static Pairing pair_members(Flattening *f, Member a, Member b, Misfit *misfit)
{
    bool are_constants = is_constant(f, a) && is_constant(f, b);
    if (a.kind != b.kind) {
        a = flat_only_signal(a);
        b = flat_only_signal(b);
    }
    if (a.kind == MEMBER_NONE || b.kind == MEMBER_NONE || are_constants)
        return PAIRING_NONE;
    if (a.kind != b.kind)
        return PAIRING_MISFIT;
    switch (a.kind) {
    case MEMBER_INSTANCE: return pair_instances(f, a.is.instance, b.is.instance, misfit);
    case MEMBER_ARRAY: return pair_arrays(f, a.is.array, b.is.array, misfit);
    case MEMBER_VARIABLE: return pair_variables(f, a.index, b.index);
    default: return PAIRING_NONE; /* parameters of constraints within what types a full port */
    }
}

bool flat_pair_ends(Flattening *f, const Member *ends, Misfit *misfit)
{
    int pairs = f->pairs.count, unpaired = f->unpaired.count;
    *misfit = (Misfit){.owner = {NULL, NULL}};
    Pairing pairing = pair_members(f, ends[0], ends[1], misfit);
    if (pairing == PAIRING_DONE || (pairing == PAIRING_NONE && !flat_is_port(ends[0])))
        return true;
    f->pairs.count = pairs;
    f->unpaired.count = unpaired;
    return false;
}

void flat_mark_fed(Flattening *f, Member member)
{
    IntList variables = {0};
    flat_variables_of(f->scratch, member, true, &variables);
    for (int i = 0; i < variables.count; i++)
        f->origins.at[variables.at[i]].is_used_outside = true;
}

void flat_report_unequal_ends(Flattening *f, const Connector *connector, const Member *members)
{
    for (int i = 0; i < 2; i++)
        flat_mark_fed(f, members[i]);
    if (!flat_report_once(f, connector))
        return;
    diag(DIAG_F32, connector->source, "a connector joins '%s' and '%s', which differ in size",
         flat_end_text(f->scratch, connector, 0), flat_end_text(f->scratch, connector, 1));
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        diag_detail("%s: %s elements (%s)", flat_end_text(f->scratch, connector, i),
                    flat_sizes_text(f->scratch, &members[i].is.array->sizes), source_print(f->scratch, role->source));
    }
}
