/* association.c - participant properties of association blocks: what an end of the connector leads to, in whose place
 * the block's instance stands. They have no variables of their own: members are shared.
 */
#include "flat/instance.h"

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

/* A participant is outside of the association block: what joins it to the block's own port is seen from where the
 * block's instance stands. */
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
