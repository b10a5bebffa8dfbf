/* reference.c - references, which are parts that are not composite, and the parts that binding connectors tie them to.
 *
 * The law: a reference is the part that it is bound to, also through other references: the same instance, so that every
 * path through it is a path of the part. Where nothing is bound to it, it is a part of its own. The binding connector
 * belongs to the block that owns the reference, or to one around it.
 */
#include "flat/instance.h"

enum { MOST_SOUGHT = 500 /* references that lead to each other: they are followed by recursion */ };

/* Why a binding does not make the reference a part. */
typedef struct {
    const Connector *connector; /* NULL: none was refused */
    int other;                  /* the end that should be the part */
    const char *reason;
} Refusal;

static Member early_feature(Flattening *f, const Instance *instance, const Property *property)
{
    int slot = flat_shape_slot(instance->shape, property);
    return slot >= 0 ? flat_early_member(f, instance, slot) : (Member){.kind = MEMBER_NONE};
}

/* Does the end lead to this reference of the instance? Appends the element of each array on the way: the one that the
 * instance is, or is inside of. */
static bool leads_to(Flattening *f, const Instance *scope, const ConnectorEnd *end, const Instance *instance, int slot,
                     IntList *elements)
{
    const Instance *at = scope;
    if (flat_shape_slot(instance->shape, list_last(&end->path)) != slot)
        return false;
    for (int i = 0; at && i + 1 < end->path.count; i++) {
        Member member = early_feature(f, at, end->path.at[i]);
        at = member.kind == MEMBER_INSTANCE ? member.is.instance : member.kind == MEMBER_ARRAY ? instance : NULL;
        if (member.kind != MEMBER_ARRAY)
            continue;
        const MemberArray *array = member.is.array;
        while (at &&
               !(at->element >= 0 && at->element < array->count && array->elements[at->element].is.instance == at))
            at = at->owner;
        if (at)
            list_push(f->scratch, elements, at->element);
    }
    return at == instance;
}

/* The member that a connector's end leads to: of arrays on the way the given elements, as long as there are some, then
 * the arrays of what all their elements have. */
static Member member_at(Flattening *f, const Instance *scope, const ConnectorEnd *end, const IntList *elements)
{
    static const Member none = {.kind = MEMBER_NONE};
    Member member = {.kind = MEMBER_INSTANCE, .is.instance = scope};
    int taken = 0;
    for (int i = 0; i < end->path.count; i++) {
        const Property *property = end->path.at[i];
        if (member.kind == MEMBER_INSTANCE) {
            member = early_feature(f, member.is.instance, property);
        } else if (member.kind == MEMBER_ARRAY) {
            const MemberArray *whole = member.is.array;
            MemberArray *array = flat_instance_array(f->scratch, whole->sizes, property->type);
            for (int k = 0; k < array->count; k++) {
                array->elements[k] = early_feature(f, whole->elements[k].is.instance, property);
                if (array->elements[k].kind != MEMBER_INSTANCE)
                    return none;
            }
            member.is.array = array;
        } else {
            return none;
        }
        if (member.kind != MEMBER_ARRAY || taken == elements->count)
            continue;
        int element = elements->at[taken++];
        member = element < member.is.array->count ? member.is.array->elements[element] : none;
    }
    return member;
}

/* NULL: the reference can be that. */
static const char *misfit(Flattening *f, const Instance *instance, int slot, Member member)
{
    const Property *property = instance->shape->properties.at[slot];
    if (member.kind != MEMBER_INSTANCE && member.kind != MEMBER_ARRAY)
        return "but that leads to no part";
    const MemberArray *array = member.kind == MEMBER_ARRAY ? member.is.array : NULL;
    IntList sizes = {0};
    if (!array != !property->sizes.count ||
        (array && flat_early_sizes(f, instance, slot, &sizes) && !flat_sizes_match(&sizes, &array->sizes)))
        return "which has another number of elements";
    const Classifier *type = !array                ? member.is.instance->shape->classifier
                             : array->count        ? array->elements[0].is.instance->shape->classifier
                                                   : property->type;
    if (!sysml_classifier_is_a(type, property->type))
        return arena_format(f->scratch, "which is a '%s' and no '%s'", type->qualified->text,
                            property->type->qualified->text);
    return NULL;
}

/* The part by a connector of the block or of one around it; NONE with *refusal set if there should be one and is not.
 */
static Member find_bound(Flattening *f, const Instance *instance, int slot, Refusal *refusal)
{
    for (const Instance *scope = instance; scope && scope->kind != INSTANCE_OUTER; scope = scope->owner)
        for (int i = 0; i < 2 * scope->shape->bindings.count; i++) {
            const Connector *connector = scope->shape->bindings.at[i / 2];
            IntList elements = {0};
            if (!leads_to(f, scope, &connector->end[i % 2], instance, slot, &elements))
                continue;
            Member member = member_at(f, scope, &connector->end[1 - i % 2], &elements);
            const char *reason = misfit(f, instance, slot, member);
            if (!reason)
                return member;
            if (!refusal->connector)
                *refusal = (Refusal){connector, 1 - i % 2, reason};
        }
    return (Member){.kind = MEMBER_NONE};
}

/* A part of its own must not contain itself: the last one of a list has no next one, if its multiplicity says so. */
static bool can_be_own(Flattening *f, const Instance *instance, const Property *property)
{
    for (const Instance *at = instance; at && at->kind != INSTANCE_OUTER; at = at->owner) {
        if (at->shape->classifier != property->type)
            continue;
        if (property->lower > 0 && flat_report_once(f, property))
            diag(DIAG_F42, property->source, "the reference '%s' is not bound, and '%s' cannot contain itself",
                 flat_join_path(instance->path, property->identifier)->text, property->type->qualified->text);
        return false;
    }
    return flat_is_room(f, property, &(IntList){.count = 0});
}

Member flat_reference_member(Flattening *f, const Instance *instance, int slot)
{
    const Property *property = instance->shape->properties.at[slot];
    Refusal refusal = {.connector = NULL};
    bool is_sought = f->sought.count >= MOST_SOUGHT;
    for (int i = 0; i < f->sought.count; i++)
        is_sought = is_sought || (f->sought.at[i].instance == instance && f->sought.at[i].slot == slot);
    if (is_sought)
        return (Member){.kind = MEMBER_NONE};
    bool is_outermost = !f->sought.count;
    list_push(f->scratch, &f->sought, (Fact){instance, slot, -1});
    Member *member = &instance->members[slot];
    *member = find_bound(f, instance, slot, &refusal);
    if (is_outermost)
        f->sought.count = 0;
    bool goes_on = refusal.connector && !is_outermost; /* what asked for it may find another way */
    if (member->kind != MEMBER_NONE || goes_on)
        return *member;
    if (refusal.connector && flat_report_once(f, refusal.connector)) {
        diag(DIAG_F42, refusal.connector->source, "the reference '%s' is bound to '%s', %s",
             flat_join_path(instance->path, property->identifier)->text,
             flat_end_text(f->scratch, refusal.connector, refusal.other), refusal.reason);
        diag_detail("%s (%s)", property->source.element->text, source_print(f->scratch, property->source));
    }
    if ((!property->is_elsewhere || refusal.connector) && can_be_own(f, instance, property))
        *member = flat_own_member(f, instance, slot);
    return *member;
}

void flat_report_two_parts(Flattening *f, const Connector *connector, const Member *members)
{
    if (!flat_report_once(f, connector))
        return;
    diag(DIAG_F42, connector->source, "a binding makes '%s' and '%s' one, but they are two parts",
         flat_end_text(f->scratch, connector, 0), flat_end_text(f->scratch, connector, 1));
    for (int i = 0; i < 2; i++)
        diag_detail("%s is '%s' (%s)", flat_end_text(f->scratch, connector, i), members[i].is.instance->path->text,
                    source_print(f->scratch, members[i].is.instance->property->source));
}
