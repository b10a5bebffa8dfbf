/* pair.c - the pairs of variables that a connector joins, in the ports at its ends.
 *
 * The law: flow properties of connected ports are paired by their names, or if each port has only one; then their
 * variables are paired by their names. A redefining feature also has the names of the redefined ones. Arrays are paired
 * element by element, at any depth, and must have equal sizes. Variables of only one of the ports stay unpaired. */
#include "flat/connect.h"
#include "flat/rewrite.h"
#include "flat/variable.h"

/* True if two types of flow properties fit: they are the same, or share inherited variables. A common ancestor alone is
 * not enough: all conserved quantities have one. */
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

/* The slot with the name of the property, or of a property that it redefines; -1 if there is none. */
static int slot_like(const Shape *shape, const Property *property)
{
    int slot = map_get(shape->by_name, property->identifier, -1);
    for (int i = 0; slot < 0 && i < property->redefined.count; i++)
        slot = slot_like(shape, property->redefined.at[i]);
    return slot;
}

/* True for a constant of a port type. Two constants are not joined: connectors do not apply to them. */
static bool is_constant(const Flattening *f, Member member)
{
    member = flat_some_element(member);
    return member.kind == MEMBER_VARIABLE && f->system->variables.at[member.index].kind == FLAT_CONSTANT;
}

/* Notes the variables that only one of two connected ports has. */
static void leave_unpaired(Flattening *f, Member member, bool is_second)
{
    IntList variables = {0};
    flat_variables_of(f->scratch, member, true, &variables);
    for (int i = 0; i < variables.count; i++)
        list_push(f->scratch, &f->unpaired, (Unpaired){variables.at[i], f->connections.count, is_second});
}

/* The result of pairing two members; of several results the largest one. After a misfit, the pairs are discarded. */
typedef enum { PAIRING_NONE, PAIRING_DONE, PAIRING_MISFIT } Pairing;

static Pairing pair_members(Flattening *f, Member a, Member b, Misfit *misfit);

/* Pairs two slots. Notes the innermost two members that do not fit. Returns the larger one of this result and the
 * former one. */
static Pairing pair_slots(Flattening *f, const Instance *a, int slot, const Instance *b, int other, Pairing before,
                          Misfit *misfit)
{
    Pairing pairing = pair_members(f, a->members[slot], b->members[other], misfit);
    if (pairing == PAIRING_MISFIT && !misfit->owner[0])
        *misfit = (Misfit){{a, b}, {slot, other}};
    return pairing > before ? pairing : before;
}

/* Pairs the properties of two instances by their names. If they have no name in common, pairs the only flow property of
 * each. Recursion follows the nesting of ports, which is limited when the instances are built. */
static Pairing pair_instances(Flattening *f, const Instance *a, const Instance *b, Misfit *misfit)
{
    const Instance *ends[2] = {a, b};
    int unpaired = f->unpaired.count, only[2] = {-1, -1};
    Pairing pairing = PAIRING_NONE;
    if (a->kind == INSTANCE_FLOW && b->kind == INSTANCE_FLOW && !kinds_match(a->shape, b->shape))
        return PAIRING_MISFIT;
    for (int i = 0; i < 2; i++)
        for (int slot = 0; slot < ends[i]->shape->properties.count && pairing != PAIRING_MISFIT; slot++) {
            const Property *property = ends[i]->shape->properties.at[slot];
            int other = slot_like(ends[1 - i]->shape, property);
            if (property->kind == PROPERTY_FLOW && ends[i]->shape->flow_count == 1)
                only[i] = slot;
            if (other < 0)
                leave_unpaired(f, ends[i]->members[slot], i);
            else if (i == 0)
                pairing = pair_slots(f, a, slot, b, other, pairing, misfit);
        }
    if (pairing != PAIRING_NONE)
        return pairing;
    f->unpaired.count = unpaired;
    if (only[0] >= 0 && only[1] >= 0) {
        for (int i = 0; i < 2; i++)
            for (int slot = 0; slot < ends[i]->shape->properties.count; slot++)
                if (slot != only[i])
                    leave_unpaired(f, ends[i]->members[slot], i);
        pairing = pair_slots(f, a, only[0], b, only[1], PAIRING_NONE, misfit);
    }
    return pairing == PAIRING_NONE && a->shape != b->shape ? PAIRING_MISFIT : pairing;
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
    if (a.kind == MEMBER_INSTANCE)
        return pair_instances(f, a.is.instance, b.is.instance, misfit);
    if (a.kind == MEMBER_ARRAY) {
        if (!flat_sizes_match(&a.is.array->sizes, &b.is.array->sizes))
            return PAIRING_MISFIT;
        Pairing result = a.is.array->count ? PAIRING_NONE : PAIRING_DONE;
        for (int i = 0; i < a.is.array->count && result != PAIRING_MISFIT; i++) {
            Pairing pairing = pair_members(f, a.is.array->elements[i], b.is.array->elements[i], misfit);
            result = pairing > result ? pairing : result;
        }
        return result;
    }
    if (a.kind != MEMBER_VARIABLE) /* parameters of constraints within the type of a full port */
        return PAIRING_NONE;
    const FlatVariable *variables = f->system->variables.at;
    if (variables[a.index].is_flow != variables[b.index].is_flow ||
        flat_equality_problem(flat_typed_variable(f, a.index), flat_typed_variable(f, b.index)))
        return PAIRING_MISFIT;
    list_push(f->scratch, &f->pairs, (Pair){a.index, b.index});
    return PAIRING_DONE;
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

/* ---- participant properties of association blocks ---- */

static const ConnectorEnd *end_of(const Instance *association, const Property *property)
{
    const Connector *connector = association->property ? association->property->connector : NULL;
    return connector ? &connector->end[(property->end == 1) != connector->is_reversed] : NULL;
}

Member flat_participant(const Instance *association, const Property *property)
{
    const ConnectorEnd *end = end_of(association, property);
    Member member = end ? flat_resolve_path(association->owner, end) : (Member){.kind = MEMBER_NONE};
    bool is_element = member.kind == MEMBER_ARRAY && association->element >= 0;
    return is_element ? member.is.array->elements[association->element] : member;
}

bool flat_association_sizes(Flattening *f, const Instance *owner, const Connector *connector, IntList *sizes)
{
    Member ends[2];
    const MemberArray *array = NULL;
    for (int i = 0; i < 2; i++) {
        ends[i] = flat_resolve_path(owner, &connector->end[i]);
        if (ends[i].kind != MEMBER_ARRAY)
            continue;
        if (array && !flat_sizes_match(&array->sizes, &ends[i].is.array->sizes)) {
            flat_report_unequal_ends(f, connector, ends);
            return false;
        }
        array = ends[i].is.array;
    }
    if (array)
        *sizes = array->sizes;
    return true;
}

/* An end is outside if it is a port of the block that owns the connector. A participant of an association block is
 * replaced by the connector's end that it stands for, seen from the owner of the association. An own port joined to a
 * participant is not outside. */
bool flat_is_outside_end(const Instance *scope, const Connector *connector, int at)
{
    const ConnectorEnd *end = &connector->end[at], *other = &connector->end[1 - at];
    bool meets_participant = other->path.at[0]->kind == PROPERTY_PARTICIPANT;
    if (meets_participant && end->path.at[0]->kind != PROPERTY_PARTICIPANT)
        return false;
    while (end && end->path.at[0]->kind == PROPERTY_PARTICIPANT) {
        end = end_of(scope, end->path.at[0]);
        scope = scope->owner;
    }
    const Property *first = end ? end->path.at[0] : NULL;
    return first && ((first->kind == PROPERTY_PORT && !first->is_full) || first->kind == PROPERTY_FLOW);
}
