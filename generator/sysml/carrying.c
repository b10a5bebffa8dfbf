/* carrying.c - the flows of ports, and connectors that are lines of a picture only.
 *
 * The law: a connector between ports means that their flows are one. Between ports through which nothing flows, and
 * between parts that have no other ports, it has no meaning; if one of its ends has flows, those of the other end were
 * forgotten. */
#include "sysml/read.h"

static bool is_open(const Property *member)
{
    const Classifier *type = member->type;
    return type && (member->kind == PROPERTY_PORT ||
                    (member->kind == PROPERTY_FLOW &&
                     (type->kind == CLASSIFIER_BLOCK || type->kind == CLASSIFIER_INTERFACE_BLOCK)));
}

bool sysml_carries_flow(const Classifier *type, Arena *scratch)
{
    ClassifierList open = {0};
    Map *seen = map_new(scratch);
    list_push(scratch, &open, type);
    for (int i = 0; i < open.count; i++) { /* grows while it is walked */
        const PropertyList members = sysml_properties(open.at[i], scratch);
        for (int j = 0; j < members.count; j++) {
            const Property *member = members.at[j];
            if (member->variability == VARIABILITY_VARIABLE || (member->kind == PROPERTY_FLOW && !is_open(member)))
                return true;
            if (!is_open(member) || map_get(seen, member->type, 0))
                continue;
            map_put(seen, member->type, 1);
            list_push(scratch, &open, member->type);
        }
    }
    return false;
}

bool sysml_port_carries(const Property *port, Arena *scratch)
{
    const Classifier *type = port->type;
    if (!type || type->kind == CLASSIFIER_OTHER)
        return false;
    if (type->kind == CLASSIFIER_VALUE_TYPE || type->kind == CLASSIFIER_ENUMERATION)
        return port->direction != DIRECTION_NONE;
    return sysml_carries_flow(type, scratch);
}

typedef struct {
    Arena *scratch;
    Map *answers; /* of types of parts: 1 no, 2 yes */
} Carrying;

static bool part_carries(const Carrying *carrying, const Classifier *type)
{
    int answer = map_get(carrying->answers, type, 0);
    if (answer)
        return answer == 2;
    const PropertyList members = sysml_properties(type, carrying->scratch);
    bool found = false;
    for (int i = 0; !found && i < members.count; i++) /* or is it drawn as what a port's type is? */
        found = members.at[i]->kind == PROPERTY_PORT ? sysml_port_carries(members.at[i], carrying->scratch)
                                                     : members.at[i]->is_conserved;
    map_put(carrying->answers, type, found ? 2 : 1);
    return found;
}

static bool is_silent(const Carrying *carrying, const Connector *connector)
{
    int parts = 0; /* that could be joined */
    if (connector->is_binding || connector->type)
        return false;
    for (int i = 0; i < 2; i++) {
        const Property *end = list_last(&connector->end[i].path);
        if (end->kind == PROPERTY_PORT && !sysml_port_carries(end, carrying->scratch))
            continue;
        if (end->kind != PROPERTY_PART || end->is_reference)
            return false;
        parts += part_carries(carrying, end->type);
    }
    return parts < 2;
}

void sysml_settle_connectors(Reader *reader)
{
    Arena *scratch = arena_new();
    const Carrying carrying = {.scratch = scratch, .answers = map_new(scratch)};
    for (int i = 0; i < reader->model->classifiers.count; i++) {
        const Classifier *owner = reader->model->classifiers.at[i];
        for (int j = 0; j < owner->connectors.count; j++)
            owner->connectors.at[j]->is_silent = is_silent(&carrying, owner->connectors.at[j]);
    }
    arena_free(scratch);
}
