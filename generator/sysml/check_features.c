/* check_features.c - properties of a block: types, multiplicities, stereotypes, names. */
#include "sysml/read.h"

#include <string.h>

static const char *words_of(const Property *property)
{
    return property->source.element->text;
}

/* ---- ports and parts ---- */

/* A file that was exported without the profile, or where stereotypes were forgotten, has many of them: one cause. */
const void *sysml_cause_of_plain(const Classifier *type)
{
    return type->source.file ? (const void *)type->source.file : (const void *)type;
}

static const char WITHOUT_FLOWS[] = "types without flows";

Cause sysml_cause_of_port(const Property *port)
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
        cause.key = sysml_cause_of_plain(type);
        cause.one = "more port has a type that is neither an interface block nor a block";
        cause.many = "more ports have types that are neither interface blocks nor blocks";
    }
    return cause;
}

/* The stereotype that was forgotten, where the drawing shows it: at the property that flows, or at a block whose ports
 * are the parameters of its equations. */
static void fix_no_flow(Check *check, const Property *port)
{
    const bool is_quantity = port->type->kind == CLASSIFIER_VALUE_TYPE || port->type->kind == CLASSIFIER_ENUMERATION;
    const PropertyList members = sysml_properties(port->type, check->arena);
    for (int i = 0; i < members.count && !is_quantity; i++) {
        const Property *member = members.at[i];
        if (member->kind != PROPERTY_PART || !sysml_carries_flow(member->type, check->arena))
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
        diag_cause(sysml_cause_of_port(port));
        return;
    }
    const char *place =
        type->source.file ? arena_format(check->arena, " (%s)", source_print(check->arena, type->source)) : "";
    if (type->kind == CLASSIFIER_OTHER) { /* flow properties have no effect without their stereotype */
        diag(DIAG_S10, port->source, "the type of port '%s' is neither an interface block nor a block", words_of(port));
        diag_detail("'%s'%s", type->qualified->text, place);
        diag_fix("apply the stereotype InterfaceBlock to '%s'", type->qualified->text);
        diag_cause(sysml_cause_of_port(port));
        if (type->properties.count)
            diag_raise();
        return;
    }
    if (check->passes_signals || sysml_port_carries(port, check->arena) || !sysml_check_once(check, &type->generals))
        return;
    diag(DIAG_S10, port->source, "the type of port '%s' has no flow property", words_of(port));
    diag_detail("'%s' has neither flow properties nor PhSVariables%s", type->qualified->text, place);
    fix_no_flow(check, port);
    diag_cause(sysml_cause_of_port(port));
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

bool sysml_vanishes(const Property *property)
{
    const Classifier *type = property->type;
    return property->kind == PROPERTY_OTHER && type && !type->is_outside &&
           (type->kind == CLASSIFIER_OTHER || type->kind == CLASSIFIER_INTERFACE_BLOCK);
}

static void check_other(Check *check, const Property *property)
{
    const Classifier *type = property->type;
    if (!sysml_vanishes(property))
        return;
    diag(DIAG_S24, property->source, "'%s' is no part and has no effect: its type '%s' is not a block",
         words_of(property), type->qualified->text);
    diag_detail("'%s' (%s)", type->qualified->text, source_print(check->arena, type->source));
    diag_cause((Cause){.key = sysml_cause_of_plain(type), .one = "more property has a type that is no block",
                       .many = "more properties have types that are no blocks",
                       .subject = name_format("%s : %s", words_of(property), type->name->text)->text});
}

/* A pair of quantities that goes both ways is a flow and its potential. With neither conserved, connections make both
 * equal, and the flow has the same sign on both sides: a wrong result without another message. */
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
    if (kind == PROPERTY_OTHER || kind == PROPERTY_PARTICIPANT) /* stands for what is checked where it is drawn */
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
    else if (kind == PROPERTY_FLOW && type->kind == CLASSIFIER_BLOCK && !sysml_carries_flow(type, check->arena)) {
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
    for (int i = 0; machine && i < members.count; i++) { /* its variables are called after it */
        const Property *property = members.at[i];
        if (property->identifier != machine->identifier || !sysml_check_once(check, machine))
            continue;
        diag(DIAG_S47, machine->source, "the state machine '%s' has the name of a property", machine->qualified->text);
        diag_detail("%s (%s)", words_of(property), source_print(check->arena, property->source));
    }
}
