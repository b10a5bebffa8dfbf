/* check_features.c - properties of a block, the flows of its ports, and its connectors. */
#include "sysml/check.h"

#include <string.h>

/* ---- flows of ports ----
 *
 * The law: a connector between ports identifies their flows. Between ports through which nothing flows, and between
 * parts that have no other ports, it has no meaning. If only one of its ends has flows, the flows of the other end were
 * forgotten. */

static bool is_open(const Property *member)
{
    const Classifier *type = member->type;
    return type && (member->kind == PROPERTY_PORT ||
                    (member->kind == PROPERTY_FLOW &&
                     (type->kind == CLASSIFIER_BLOCK || type->kind == CLASSIFIER_INTERFACE_BLOCK)));
}

/* True if the type has flows itself, or through its ports. */
static bool carries_flow(const Classifier *type, Arena *scratch)
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
            if (is_open(member) && map_enter(seen, member->type))
                list_push(scratch, &open, member->type);
        }
    }
    return false;
}

static bool port_carries(const Property *port, Arena *scratch)
{
    const Classifier *type = port->type;
    if (!type || type->kind == CLASSIFIER_OTHER)
        return false;
    if (type->kind == CLASSIFIER_VALUE_TYPE || type->kind == CLASSIFIER_ENUMERATION)
        return port->direction != DIRECTION_NONE;
    return carries_flow(type, scratch);
}

typedef struct {
    Arena *scratch;
    Map *answers; /* type of a part -> 1: no, 2: yes */
} Carrying;

static bool part_carries(const Carrying *carrying, const Classifier *type)
{
    int answer = map_get(carrying->answers, type, 0);
    if (answer)
        return answer == 2;
    const PropertyList members = sysml_properties(type, carrying->scratch);
    bool found = false;
    for (int i = 0; !found && i < members.count; i++) /* or is it drawn like the type of a port? */
        found = members.at[i]->kind == PROPERTY_PORT ? port_carries(members.at[i], carrying->scratch)
                                                     : members.at[i]->is_conserved;
    map_put(carrying->answers, type, found ? 2 : 1);
    return found;
}

static bool is_silent(const Carrying *carrying, const Connector *connector)
{
    int parts = 0; /* parts that could be joined */
    if (connector->is_binding || connector->type)
        return false;
    for (int i = 0; i < 2; i++) {
        const Property *end = list_last(&connector->end[i].path);
        if (end->kind == PROPERTY_PORT && !port_carries(end, carrying->scratch))
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

/* ---- properties ---- */

static const char *words_of(const Property *property)
{
    return property->source.element->text;
}

/* ---- ports and parts ---- */

/* The key of the cause for a type that is no block. A file exported without the profile, or with forgotten stereotypes,
 * has many such types: they are one cause. */
static const void *cause_of_plain(const Classifier *type)
{
    return type->source.file ? (const void *)type->source.file : (const void *)type;
}

static const char WITHOUT_FLOWS[] = "types without flows";

/* The cause for a port through which nothing flows. */
static Cause cause_of_port(const Property *port)
{
    const Classifier *type = port->type;
    if (!type)
        return (Cause){.key = name_of("ports without a type"), .subject = words_of(port),
                       .one = "more port has no type", .many = "more ports have no type"};
    Cause cause = {.key = name_of(WITHOUT_FLOWS),
                   .subject = name_format("%s : %s", words_of(port), type->name->text)->text,
                   .one = "more port has such a type",
                   .many = "more ports have such types"};
    if (type->kind == CLASSIFIER_OTHER) {
        cause.key = cause_of_plain(type);
        cause.one = "more port has a type that is neither an interface block nor a block";
        cause.many = "more ports have types that are neither interface blocks nor blocks";
    }
    return cause;
}

/* Suggests the forgotten stereotype if the drawing shows it: for a property that flows, or for a block whose ports are
 * the parameters of its equations. */
static void fix_no_flow(Check *check, const Property *port)
{
    const bool is_quantity = port->type->kind == CLASSIFIER_VALUE_TYPE || port->type->kind == CLASSIFIER_ENUMERATION;
    const PropertyList members = sysml_properties(port->type, check->arena);
    for (int i = 0; i < members.count && !is_quantity; i++) {
        const Property *member = members.at[i];
        if (member->kind != PROPERTY_PART || !carries_flow(member->type, check->arena))
            continue;
        diag_fix("apply the stereotype FlowProperty to '%s'", words_of(member));
        return;
    }
    if (is_quantity && port->owner->kind == CLASSIFIER_BLOCK && sysml_constraints(port->owner, check->arena).count)
        diag_fix("apply the stereotype ConstraintBlock to '%s' in place of Block if its ports are the parameters of "
                 "its equations; otherwise use a type with a flow property, such as one of SysPhSLibrary",
                 port->owner->qualified->text);
}

static void check_port(Check *check, const Property *port)
{
    const Classifier *type = port->type;
    if (!type && check->passes_signals)
        return;
    if (!type) {
        diag(DIAG_S09, port->source, "the port '%s' has no type", words_of(port));
        diag_cause(cause_of_port(port));
        return;
    }
    const char *place =
        type->source.file ? arena_format(check->arena, " (%s)", source_print(check->arena, type->source)) : "";
    if (type->kind == CLASSIFIER_OTHER) { /* flow properties have no effect without their stereotype */
        diag(DIAG_S10, port->source, "the type of port '%s' is neither an interface block nor a block", words_of(port));
        diag_detail("'%s'%s", type->qualified->text, place);
        diag_fix("apply the stereotype InterfaceBlock to '%s'", type->qualified->text);
        diag_cause(cause_of_port(port));
        if (type->properties.count)
            diag_raise();
        return;
    }
    if (check->passes_signals || port_carries(port, check->arena) || !sysml_check_once(check, &type->generals))
        return;
    diag(DIAG_S10, port->source, "the type of port '%s' has no flow property", words_of(port));
    diag_detail("'%s' has neither flow properties nor PhSVariables%s", type->qualified->text, place);
    fix_no_flow(check, port);
    diag_cause(cause_of_port(port));
}

static const char *bound_words(Arena *arena, int bound)
{
    if (bound == MULTIPLICITY_UNBOUNDED)
        return "*";
    return bound == MULTIPLICITY_EXPRESSION ? "(expression)" : arena_format(arena, "%d", bound);
}

static void check_variable(const Property *property)
{
    Type type = property->type ? property->type->primitive : TYPE_REAL;
    bool is_enumeration = property->type && property->type->kind == CLASSIFIER_ENUMERATION;
    bool changes_in_steps = !property->is_continuous || is_enumeration || type == TYPE_BOOLEAN || type == TYPE_INTEGER;
    const struct {
        bool holds;
        const char *why;
    } contradictions[] = {
        {property->is_conserved && changes_in_steps,
         "is conserved but not continuous: only continuous quantities can be conserved"},
        {property->change_cycle < 0, "has a negative changeCycle"},
        {property->change_cycle > 0 && !changes_in_steps,
         "has a changeCycle but is continuous: only discrete variables change in cycles"},
        {type == TYPE_STRING, "is a variable, but its type is text"},
    };
    for (size_t i = 0; i < sizeof contradictions / sizeof *contradictions; i++)
        if (contradictions[i].holds)
            diag(DIAG_S13, property->source, "'%s' %s", words_of(property), contradictions[i].why);
}

/* True for a property that would be a part if its type were a block. */
static bool vanishes(const Property *property)
{
    const Classifier *type = property->type;
    return property->kind == PROPERTY_OTHER && type && !type->is_outside &&
           (type->kind == CLASSIFIER_OTHER || type->kind == CLASSIFIER_INTERFACE_BLOCK);
}

static void check_other(Check *check, const Property *property)
{
    const Classifier *type = property->type;
    if (!vanishes(property))
        return;
    diag(DIAG_S24, property->source, "'%s' is not a part and has no effect: its type '%s' is not a block",
         words_of(property), type->qualified->text);
    diag_detail("'%s' (%s)", type->qualified->text, source_print(check->arena, type->source));
    diag_cause((Cause){.key = cause_of_plain(type), .one = "more property has a type that is not a block",
                       .many = "more properties have types that are no blocks",
                       .subject = name_format("%s : %s", words_of(property), type->name->text)->text});
}

/* Two quantities that go both ways are a flow and its potential. If neither is conserved, connections make both equal,
 * and the flow has the same sign on both sides: a wrong result without another message. */
static void check_conserved(Check *check, const Property *flow)
{
    const PropertyList members = sysml_properties(flow->type, check->arena);
    const Property *pair[2] = {NULL, NULL};
    int count = 0;
    for (int i = 0; i < members.count; i++) {
        const Property *member = members.at[i];
        if (member->variability != VARIABILITY_VARIABLE)
            continue;
        if (member->is_conserved || !member->is_continuous || (member->type && member->type->primitive != TYPE_REAL))
            return;
        if (count < 2)
            pair[count] = member;
        count++;
    }
    if (count != 2)
        return;
    diag(DIAG_S10, flow->source, "nothing flows through flow property '%s': no variable of its type is conserved",
         words_of(flow));
    for (int i = 0; i < 2; i++)
        diag_detail("%s (%s)", words_of(pair[i]), source_print(check->arena, pair[i]->source));
    diag_fix("if one of them flows, such as a current, a force or heat, set isConserved of its stereotype PhSVariable");
}

static void check_property(Check *check, const Property *property)
{
    const PropertyKind kind = property->kind;
    const Classifier *type = property->type;
    check_other(check, property);
    if (kind == PROPERTY_OTHER || kind == PROPERTY_PARTICIPANT) /* checked where it is drawn */
        return;
    bool is_unread = property->upper == MULTIPLICITY_EXPRESSION && property->lower == 1;
    bool is_contrary = property->upper >= 0 && property->lower > property->upper;
    if (((property->upper != 1 && !property->sizes.count) || is_contrary) && !is_unread)
        diag(DIAG_S30, property->source, "the multiplicity of '%s' is %s..%s; it must be fixed", words_of(property),
             bound_words(check->arena, property->lower), bound_words(check->arena, property->upper));
    if (property->variability != VARIABILITY_NONE && kind != PROPERTY_VALUE && kind != PROPERTY_FLOW &&
        kind != PROPERTY_PARAMETER)
        diag(DIAG_S13, property->source, "'%s' is a %s, but not typed by a value type", words_of(property),
             property->variability == VARIABILITY_VARIABLE ? "PhSVariable" : "PhSConstant");
    else if (property->variability == VARIABILITY_VARIABLE)
        check_variable(property);
    if (kind == PROPERTY_PORT)
        check_port(check, property);
    else if (kind == PROPERTY_FLOW && !type)
        diag(DIAG_S22, property->source, "the flow property '%s' has no type", words_of(property));
    else if (kind == PROPERTY_FLOW && type->kind == CLASSIFIER_BLOCK && !carries_flow(type, check->arena)) {
        diag(DIAG_S10, property->source, "the type of flow property '%s' has no PhSVariable", words_of(property));
        diag_detail("'%s' (%s)", type->qualified->text, source_print(check->arena, type->source));
        diag_cause((Cause){.key = name_of(WITHOUT_FLOWS), .subject = words_of(property),
                           .one = "more flow property has such a type",
                           .many = "more flow properties have such types"});
    } else if (kind == PROPERTY_FLOW && type->kind == CLASSIFIER_BLOCK && property->direction == DIRECTION_INOUT) {
        check_conserved(check, property);
    } else if ((kind == PROPERTY_PART || kind == PROPERTY_CONSTRAINT || kind == PROPERTY_CONNECTOR) && type &&
               type->is_abstract) {
        diag(DIAG_S17, property->source, "the type of '%s' is abstract: '%s'", words_of(property),
             type->qualified->text);
        diag_detail("'%s' is abstract (%s)", type->qualified->text, source_print(check->arena, type->source));
    }
}

/* ---- names ---- */

static void check_names(Check *check, const Classifier *classifier, const PropertyList *members)
{
    Map *first = map_new(check->arena);
    for (int i = 0; i < members->count; i++) {
        const Property *property = members->at[i];
        int other = map_get(first, property->name, -1);
        if (property->kind == PROPERTY_PARTICIPANT && other >= 0 && members->at[other]->kind == PROPERTY_PARTICIPANT &&
            members->at[other]->end == property->end) /* an association's end, and a property that stands for it */
            continue;
        if (other < 0) {
            map_put(first, property->name, i);
            continue;
        }
        if (!sysml_check_once(check, &property->name))
            continue;
        diag(DIAG_S16, property->source, "'%s' has two properties named '%s'", classifier->qualified->text,
             property->name->text);
        diag_detail("%s (%s)", words_of(members->at[other]), source_print(check->arena, members->at[other]->source));
        diag_detail("%s (%s)", words_of(property), source_print(check->arena, property->source));
        const Property *replaced = property->redefined.count ? property->redefined.at[0] : NULL;
        if (!replaced || replaced == members->at[other])
            continue;
        diag_detail("'%s' redefines '%s' (%s)", words_of(property), words_of(replaced),
                    source_print(check->arena, replaced->source));
        diag_fix("let '%s' redefine '%s' in place of '%s', or rename it", words_of(property),
                 words_of(members->at[other]), words_of(replaced));
    }
}

void sysml_check_features(Check *check, const Classifier *classifier)
{
    if (classifier->kind == CLASSIFIER_VALUE_TYPE || classifier->kind == CLASSIFIER_ENUMERATION)
        return;
    const PropertyList members = sysml_properties(classifier, check->arena);
    for (int i = 0; i < members.count; i++)
        if (sysml_check_once(check, members.at[i]))
            check_property(check, members.at[i]);
    check_names(check, classifier, &members);
    const StateMachine *machine = sysml_machine(classifier);
    for (int i = 0; machine && i < members.count; i++) { /* variables of the machine get its name */
        const Property *property = members.at[i];
        if (property->identifier != machine->identifier || !sysml_check_once(check, machine))
            continue;
        diag(DIAG_S47, machine->source, "the state machine '%s' has the name of a property", machine->qualified->text);
        diag_detail("%s (%s)", words_of(property), source_print(check->arena, property->source));
    }
}

/* ---- the ends of connectors ---- */

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

/* True for two types with the same variables, by name, like Modelica's Flange_a and Flange_b (Language Specification
 * 3.6, section 9.3). */
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

/* Nested ports are paired by name when they are connected, and checked then. */
static bool ports_meet(Check *check, const Property *a, const Property *b)
{
    const PropertyList left = members_of_kind(check, a->type, PROPERTY_FLOW);
    const PropertyList right = members_of_kind(check, b->type, PROPERTY_FLOW);
    if (!left.count || !right.count) /* the variables are in the port's type itself, or it is wrong */
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

/* Warns of a connector with both ends in one array: each element is joined with itself. This agrees with the drawing,
 * but is seldom intended: an end has no place for an index. */
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
    Cause cause = cause_of_port(port);
    cause.is_consequence = true;
    cause.one = "connector depends on it";
    cause.many = "connectors depend on it";
    cause.subject = arena_format(check->arena, "%s - %s", end_words(check, &connector->end[0]),
                                 end_words(check, &connector->end[1]));
    cause.subject = name_of(cause.subject)->text;
    diag_cause(cause);
}

/* Warns of a connector that is only a line in a diagram. */
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

/* The first part on the path to an end whose type is no block; otherwise the end itself. */
static const Property *joined_of(const ConnectorEnd *end)
{
    for (int i = 0; i < end->path.count; i++)
        if (vanishes(end->path.at[i]))
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
        /* a fault of the property, or of the classifier that owns it, is reported there */
        const Classifier *plain = end->owner->kind == CLASSIFIER_OTHER ? end->owner : end->type;
        const void *cause = plain ? cause_of_plain(plain) : (const void *)end->missing;
        diag_cause((Cause){.key = end->kind == PROPERTY_OTHER ? cause : NULL,
                           .is_consequence = true,
                           .one = "connector depends on it",
                           .many = "connectors depend on it",
                           .subject = name_of(end_words(check, &connector->end[i]))->text});
        if (plain && plain == end->owner) { /* the way to the end goes through it */
            diag_detail("'%s' belongs to '%s', which is not a block (%s)", end->name->text, plain->qualified->text,
                        source_print(check->arena, plain->source));
            diag_fix("apply the stereotype Block to '%s'", plain->qualified->text);
        }
        if (a->kind == PROPERTY_PART && b->kind == PROPERTY_PART)
            diag_fix(a->is_reference || b->is_reference
                         ? "make it a binding connector if the reference stands for that part; otherwise connect ports"
                         : "connect ports; if both are the same part, make one a reference and bind it to the other");
        return;
    }
    if (a->kind != PROPERTY_PORT || b->kind != PROPERTY_PORT)
        return;
    check_array(check, connector);
    const bool carries[2] = {port_carries(a, check->arena), port_carries(b, check->arena)};
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
