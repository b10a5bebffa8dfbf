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
    const Connector *connector; /* NULL: none was rejected */
    int other;                  /* the end that should be the part */
    const char *reason;
} Refusal;

static Member early_feature(Flattening *f, const Instance *instance, const Property *property)
{
    int slot = flat_shape_slot(instance->shape, property);
    return slot >= 0 ? flat_early_member(f, instance, slot) : (Member){.kind = MEMBER_NONE};
}

/* True if the end leads to this reference of the instance. Appends the element of each array on the way: the one that
 * the instance is, or is inside of. */
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

/* The part by a connector of the block or of one around it; NONE if there is none, with *refusal set if there should be
 * one. */
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

/* A part of its own must not contain itself: the last one of a list has no next one. */
static bool can_be_own(Flattening *f, const Instance *instance, const Property *property)
{
    for (const Instance *at = instance; at && at->kind != INSTANCE_OUTER; at = at->owner)
        if (at->shape->classifier == property->type)
            return false;
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
    bool goes_on = refusal.connector && !is_outermost; /* the caller may find another way */
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

/* ---- references that are nothing, but used ---- */

static bool is_unbound(const Instance *owner, int slot)
{
    return owner && slot >= 0 && owner->shape->properties.at[slot]->is_reference && owner->members &&
           owner->members[slot].kind == MEMBER_NONE;
}

/* The part itself may be meant: then it is the property that leads to it which the reference is bound to. */
static void fix_unbound(const Instance *owner, const Property *property)
{
    const char *type = property->type ? property->type->name->text : "its type";
    const Instance *whole = owner;
    while (whole && whole->kind != INSTANCE_OUTER && property->type &&
           !sysml_classifier_is_a(whole->shape->classifier, property->type))
        whole = whole->owner;
    const bool is_within = whole && whole->kind != INSTANCE_OUTER && property->type;
    if (is_within && whole->property)
        diag_fix("draw a binding connector from '%s' to '%s' in '%s'",
                 flat_join_path(owner->path, property->identifier)->text, whole->path->text,
                 whole->owner->shape->classifier->qualified->text);
    else if (is_within)
        diag_fix("no property leads to '%s' itself: give '%s' a value property in place of the reference and bind it "
                 "to the value that it needs, or simulate a block that has a part of the type '%s' and bind the "
                 "reference to that part", type, owner->shape->classifier->name->text, type);
    else
        diag_fix("draw a binding connector from '%s' to a part of the type '%s'",
                 flat_join_path(owner->path, property->identifier)->text, type);
}

/* The user is the element that uses it, as in "a connector". False: it is no reference, or a part. */
static bool report_unbound(Flattening *f, const Instance *owner, int slot, Source source, const char *user)
{
    if (!is_unbound(owner, slot))
        return false;
    const Property *property = owner->shape->properties.at[slot];
    if (!flat_report_once(f, property))
        return true;
    diag(DIAG_F42, source, "%s uses the reference '%s', which is not bound", user,
         flat_join_path(owner->path, property->identifier)->text);
    diag_detail("%s (%s)", property->source.element->text, source_print(f->scratch, property->source));
    fix_unbound(owner, property);
    return true;
}

/* NULL: the slot leads to no part. */
static const Instance *part_at(const Instance *owner, int slot)
{
    return slot >= 0 && owner->members ? flat_some_instance(owner->members[slot]) : NULL;
}

bool flat_report_unbound_name(Flattening *f, const Instance *scope, Expr name, Source source, const char *user)
{
    ExprList fields = {0};
    for (; name->op == OP_INDEX || name->op == OP_FIELD; name = name->at[0])
        if (name->op == OP_FIELD)
            list_push(f->scratch, &fields, name);
    const Instance *owner = NULL, *at = scope;
    int slot = -1;
    const char *rest = name->op == OP_VARIABLE ? name->name->text : "";
    while (*rest && at) {
        const size_t length = flat_first_length(rest);
        owner = at;
        slot = map_get(at->shape->by_name, name_of_length(rest, length), -1);
        at = part_at(owner, slot);
        rest += length + (rest[length] == '.');
    }
    for (int i = fields.count - 1; at && i >= 0; i--) {
        owner = at;
        slot = map_get(at->shape->by_name, fields.at[i]->name, -1);
        at = part_at(owner, slot);
    }
    return report_unbound(f, owner, slot, source, user);
}

bool flat_report_unbound_end(Flattening *f, const Instance *scope, const Connector *connector, int end)
{
    const Instance *owner = NULL, *at = scope;
    int slot = -1;
    for (int i = 0; at && i < connector->end[end].path.count; i++) {
        owner = at;
        slot = flat_shape_slot(at->shape, connector->end[end].path.at[i]);
        at = part_at(owner, slot);
    }
    const char *user = arena_format(f->scratch, "a connector to '%s'", flat_end_text(f->scratch, connector, end));
    return report_unbound(f, owner, slot, connector->source, user);
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
