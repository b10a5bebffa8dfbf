/* check_connectors.c - the ends of connectors. */
#include "sysml/read.h"

static const char *end_words(Check *check, const ConnectorEnd *end)
{
    return sysml_path_words(check->arena, end->path.at, end->path.count);
}

static const Property *last_of(const ConnectorEnd *end)
{
    return list_last(&end->path);
}

static PropertyList members_of_kind(Check *check, const Classifier *type, PropertyKind kind)
{
    const PropertyList members = type ? sysml_properties(type, check->arena) : (PropertyList){0};
    PropertyList found = {0};
    for (int i = 0; i < members.count; i++)
        if (members.at[i]->kind == kind)
            list_push(check->arena, &found, members.at[i]);
    return found;
}

static bool types_meet(const Classifier *a, const Classifier *b)
{
    return sysml_type_fits(a, b) || sysml_type_fits(b, a);
}

/* Two types with the same variables, by name, as Modelica's Flange_a and Flange_b (Language Specification 3.6, section
 * 9.3). */
static bool variables_meet(Check *check, const Classifier *a, const Classifier *b)
{
    const PropertyList left = members_of_kind(check, a, PROPERTY_VALUE);
    const PropertyList right = members_of_kind(check, b, PROPERTY_VALUE);
    int met = 0;
    for (int i = 0; i < left.count; i++)
        for (int j = 0; j < right.count; j++)
            met += left.at[i]->name == right.at[j]->name && left.at[i]->is_conserved == right.at[j]->is_conserved &&
                   types_meet(left.at[i]->type, right.at[j]->type);
    return met && met == left.count && met == right.count;
}

/* Nested ports are paired by name when they are connected, and judged then. */
static bool ports_meet(Check *check, const Property *a, const Property *b)
{
    const PropertyList left = members_of_kind(check, a->type, PROPERTY_FLOW);
    const PropertyList right = members_of_kind(check, b->type, PROPERTY_FLOW);
    if (!left.count || !right.count) /* the variables stand in the port's type itself, or it is wrong */
        return left.count != right.count || types_meet(a->type, b->type) ||
               variables_meet(check, a->type, b->type) ||
               (members_of_kind(check, a->type, PROPERTY_PORT).count &&
                members_of_kind(check, b->type, PROPERTY_PORT).count);
    for (int i = 0; i < left.count; i++)
        for (int j = 0; j < right.count; j++)
            if (types_meet(left.at[i]->type, right.at[j]->type))
                return true;
    return false;
}

static bool is_joinable(const Property *property)
{
    return property->kind == PROPERTY_PORT || property->kind == PROPERTY_VALUE || property->kind == PROPERTY_FLOW ||
           property->kind == PROPERTY_PARAMETER || property->kind == PROPERTY_PARTICIPANT;
}

/* Ends in one array: each of its elements is joined with itself. It agrees with the drawing, but seldom with the
 * intention: an end has no place for an index. */
static void check_array(Check *check, const Connector *connector)
{
    const ConnectorEnd *a = &connector->end[0], *b = &connector->end[1];
    int i = 0;
    while (i < a->path.count - 1 && i < b->path.count - 1 && a->path.at[i] == b->path.at[i] &&
           !a->path.at[i]->sizes.count)
        i++;
    if (i == a->path.count - 1 || i == b->path.count - 1 || a->path.at[i] != b->path.at[i] || connector->is_binding)
        return;
    diag(DIAG_S74, connector->source, "a connector of '%s' joins '%s' with '%s' of the same element of '%s', for each",
         connector->owner->qualified->text, end_words(check, a), end_words(check, b), a->path.at[i]->name->text);
}

/* The fault is a port without a flow, which is reported where it is drawn. */
static void depend_on_port(Check *check, const Connector *connector, const Property *port)
{
    Cause cause = sysml_cause_of_port(port);
    cause.is_consequence = true;
    cause.one = "connector depends on it";
    cause.many = "connectors depend on it";
    cause.subject = arena_format(check->arena, "%s - %s", end_words(check, &connector->end[0]),
                                 end_words(check, &connector->end[1]));
    cause.subject = name_of(cause.subject)->text;
    diag_cause(cause);
}

/* A line of a picture. */
static void check_silent(Check *check, const Connector *connector)
{
    const Property *a = last_of(&connector->end[0]), *b = last_of(&connector->end[1]);
    const char *first = end_words(check, &connector->end[0]), *second = end_words(check, &connector->end[1]);
    diag(DIAG_S85, connector->source, "the connector of '%s' between '%s' and '%s' has no effect: %s",
         connector->owner->qualified->text, first, second,
         a->kind == PROPERTY_PART && b->kind == PROPERTY_PART ? "it joins parts, not ports" : "nothing flows there");
    if (a->kind == PROPERTY_PORT || b->kind == PROPERTY_PORT)
        depend_on_port(check, connector, a->kind == PROPERTY_PORT ? a : b);
    else
        diag_cause((Cause){.key = name_of("parts are joined"),
                           .one = "more connector joins parts",
                           .many = "more connectors join parts",
                           .subject = name_format("%s - %s", first, second)->text});
}

/* The part on the way to an end whose type is no block, or the end itself. */
static const Property *joined_of(const ConnectorEnd *end)
{
    for (int i = 0; i < end->path.count; i++)
        if (sysml_vanishes(end->path.at[i]))
            return end->path.at[i];
    return last_of(end);
}

static void check_connector(Check *check, const Connector *connector)
{
    const Property *a = last_of(&connector->end[0]), *b = last_of(&connector->end[1]);
    const char *owner = connector->owner->qualified->text;
    if (connector->type) /* its ends are those of the association block */
        return;
    if (check->passes_signals && connector->is_silent)
        return;
    if (connector->is_silent) {
        check_silent(check, connector);
        return;
    }
    if (sysml_binds_parts(connector) && (a->is_reference || b->is_reference))
        return;
    for (int i = 0; i < 2; i++) {
        const Property *end = joined_of(&connector->end[i]);
        if (is_joinable(end))
            continue;
        diag(DIAG_S35, connector->source, "a connector of '%s' ends at '%s', which is neither a port nor a value",
             owner, end_words(check, &connector->end[i]));
        diag_detail("the other end is '%s'", end_words(check, &connector->end[1 - i]));
        /* a fault of its property, or with the classifier that owns it, is reported there */
        const Classifier *plain = end->owner->kind == CLASSIFIER_OTHER ? end->owner : end->type;
        const void *cause = plain ? sysml_cause_of_plain(plain) : (const void *)end->missing;
        diag_cause((Cause){.key = end->kind == PROPERTY_OTHER ? cause : NULL,
                           .is_consequence = true,
                           .one = "connector depends on it",
                           .many = "connectors depend on it",
                           .subject = name_of(end_words(check, &connector->end[i]))->text});
        if (plain && plain == end->owner) { /* the way to the end goes through it */
            diag_detail("'%s' belongs to '%s', which is no block (%s)", end->name->text, plain->qualified->text,
                        source_print(check->arena, plain->source));
            diag_fix("apply the stereotype Block to '%s'", plain->qualified->text);
        }
        if (a->kind == PROPERTY_PART && b->kind == PROPERTY_PART)
            diag_fix(a->is_reference || b->is_reference
                         ? "make it a binding connector if the reference is to stand for that part; otherwise connect "
                           "ports"
                         : "connect ports; to say that both are one, let one be a reference, and bind it");
        return;
    }
    if (a->kind != PROPERTY_PORT || b->kind != PROPERTY_PORT)
        return;
    check_array(check, connector);
    const bool carries[2] = {sysml_port_carries(a, check->arena), sysml_port_carries(b, check->arena)};
    if (carries[0] && carries[1] && ports_meet(check, a, b))
        return;
    diag(DIAG_S07, connector->source, "port '%s::%s' is connected to a port of another kind", owner,
         end_words(check, &connector->end[0]));
    if (!carries[0] || !carries[1]) {
        depend_on_port(check, connector, carries[0] ? b : a);
        return;
    }
    for (int i = 0; i < 2; i++) {
        const Property *port = last_of(&connector->end[i]);
        diag_detail("%s::%s : %s (%s)", owner, end_words(check, &connector->end[i]), port->type->qualified->text,
                    source_print(check->arena, port->source));
    }
}

/* A property that takes the place of a part or port by redefinition needs the features that connectors of general
 * blocks lead to. */
static void check_replaced(Check *check, const Classifier *classifier, const Connector *connector, int at)
{
    const ConnectorEnd *end = &connector->end[at];
    const Property *before = NULL;
    const Classifier *context = classifier;
    for (int i = 0; context && i < end->path.count; i++) {
        const Property *property = sysml_effective_property(context, end->path.at[i]);
        if (property) {
            before = property;
            context = property->type;
            continue;
        }
        const Property *drawn = i ? end->path.at[i - 1] : NULL;
        if (!drawn || !before || before == drawn || sysml_type_fits(before->type, drawn->type) ||
            !sysml_check_once(check, &before->redefined))
            return;
        diag(DIAG_S60, before->source, "'%s' redefines '%s', but its type '%s' has no '%s'",
             before->source.element->text, drawn->source.element->text, before->type->qualified->text,
             end->path.at[i]->name->text);
        diag_detail("a connector of '%s' leads to '%s' (%s)", connector->owner->qualified->text, end_words(check, end),
                    source_print(check->arena, connector->source));
        diag_detail("'%s' is not a special '%s'", before->type->qualified->text, drawn->type->qualified->text);
        diag_fix("let '%s' specialize '%s', or redefine the connector", before->type->qualified->text,
                 drawn->type->qualified->text);
        return;
    }
}

void sysml_check_connectors(Check *check, const Classifier *classifier)
{
    const ConnectorList connectors = sysml_connectors(classifier, check->arena);
    for (int i = 0; i < connectors.count; i++) {
        if (sysml_check_once(check, connectors.at[i]))
            check_connector(check, connectors.at[i]);
        for (int j = 0; j < 2; j++)
            check_replaced(check, classifier, connectors.at[i], j);
    }
}
