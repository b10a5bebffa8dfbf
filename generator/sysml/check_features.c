/* check_features.c - properties of a block: types, multiplicities, stereotypes, names. */
#include "sysml/read.h"

#include <string.h>

static const char *words_of(const Property *property)
{
    return property->source.element->text;
}

/* ---- ports and parts ---- */

/* Itself, or through ports of its own. */
static bool carries_flow(const Classifier *type, Arena *arena)
{
    ClassifierList open = {0};
    Map *seen = map_new(arena);
    list_push(arena, &open, type);
    for (int i = 0; i < open.count; i++) { /* grows while it is walked */
        const PropertyList members = sysml_properties(open.at[i], arena);
        for (int j = 0; j < members.count; j++) {
            const Property *member = members.at[j];
            if (member->kind == PROPERTY_FLOW || member->variability == VARIABILITY_VARIABLE)
                return true;
            if (member->kind != PROPERTY_PORT || !member->type || map_get(seen, member->type, 0))
                continue;
            map_put(seen, member->type, 1);
            list_push(arena, &open, member->type);
        }
    }
    return false;
}

/* A file that was exported without the profile, or where stereotypes were forgotten, has many of them: one cause. */
const void *sysml_cause_of_plain(const Classifier *type)
{
    return type->source.file ? (const void *)type->source.file : (const void *)type;
}

/* Flow properties say nothing where the stereotype of their owner was forgotten. */
static void refuse_plain_type(Check *check, const Property *port)
{
    const Classifier *type = port->type;
    diag(DIAG_S10, port->source, "the type of port '%s' is neither an interface block nor a block", words_of(port));
    diag_detail("'%s'%s%s%s", type->qualified->text, type->source.file ? " (" : "",
                source_print(check->arena, type->source), type->source.file ? ")" : "");
    diag_fix("apply the stereotype InterfaceBlock to '%s'", type->qualified->text);
    diag_cause((Cause){.key = sysml_cause_of_plain(type),
                       .one = "more port has a type that is neither an interface block nor a block",
                       .many = "more ports have types that are neither interface blocks nor blocks",
                       .subject = name_format("%s : %s", words_of(port), type->name->text)->text});
}

static void check_port(Check *check, const Property *port)
{
    if (!port->type) {
        diag(DIAG_S09, port->source, "the port '%s' has no type", words_of(port));
        return;
    }
    if (port->type->kind == CLASSIFIER_OTHER) {
        refuse_plain_type(check, port);
        return;
    }
    bool is_signal = port->direction != DIRECTION_NONE &&
                     (port->type->kind == CLASSIFIER_VALUE_TYPE || port->type->kind == CLASSIFIER_ENUMERATION);
    if (is_signal || carries_flow(port->type, check->arena) || !sysml_check_once(check, &port->type->generals))
        return;
    diag(DIAG_S10, port->source, "the type of port '%s' says nothing of what flows through it", words_of(port));
    diag_detail("'%s' has neither flow properties nor PhSVariables%s%s%s", port->type->qualified->text,
                port->type->source.file ? " (" : "", source_print(check->arena, port->type->source),
                port->type->source.file ? ")" : "");
}

static void check_flow(Check *check, const Property *flow)
{
    if (!flow->type)
        diag(DIAG_S22, flow->source, "the flow property '%s' has no type", words_of(flow));
    else if (flow->type->kind == CLASSIFIER_BLOCK && !carries_flow(flow->type, check->arena)) {
        diag(DIAG_S10, flow->source, "the type of flow property '%s' has no PhSVariable", words_of(flow));
        diag_detail("'%s' (%s)", flow->type->qualified->text, source_print(check->arena, flow->type->source));
    }
}

static void check_abstract(Check *check, const Property *part)
{
    if (!part->type || !part->type->is_abstract)
        return;
    diag(DIAG_S17, part->source, "the type of '%s' is abstract: '%s'", words_of(part), part->type->qualified->text);
    diag_detail("'%s' is abstract (%s)", part->type->qualified->text, source_print(check->arena, part->type->source));
}

/* ---- multiplicity ---- */

static const char *bound_words(Arena *arena, int bound)
{
    if (bound == MULTIPLICITY_UNBOUNDED)
        return "*";
    return bound == MULTIPLICITY_EXPRESSION ? "(expression)" : arena_format(arena, "%d", bound);
}

static void check_multiplicity(Check *check, const Property *property)
{
    bool is_unread = property->upper == MULTIPLICITY_EXPRESSION && property->lower == 1;
    bool is_contrary = property->upper >= 0 && property->lower > property->upper;
    if (((property->upper != 1 && !property->sizes.count) || is_contrary) && !is_unread)
        diag(DIAG_S30, property->source, "the multiplicity of '%s' is %s..%s; it must be fixed",
             words_of(property), bound_words(check->arena, property->lower),
             bound_words(check->arena, property->upper));
}

/* ---- PhSVariable and PhSConstant ---- */

static void contradiction(const Property *property, const char *why)
{
    diag(DIAG_S13, property->source, "'%s' %s", words_of(property), why);
}

static void check_variable(const Property *property)
{
    Type type = property->type ? property->type->primitive : TYPE_REAL;
    bool is_enumeration = property->type && property->type->kind == CLASSIFIER_ENUMERATION;
    bool changes_in_steps = !property->is_continuous || is_enumeration || type == TYPE_BOOLEAN || type == TYPE_INTEGER;
    if (property->is_conserved && changes_in_steps)
        contradiction(property, "is conserved but not continuous: only what is continuous can be conserved");
    if (property->change_cycle < 0)
        contradiction(property, "has a negative changeCycle");
    if (property->change_cycle > 0 && !changes_in_steps)
        contradiction(property, "has a changeCycle but is continuous: only discrete variables change in cycles");
    if (type == TYPE_STRING)
        contradiction(property, "is a variable, but its type is text");
}

static void check_variability(const Property *property)
{
    static const char *const stereotypes[] = {"", "PhSVariable", "PhSConstant"};
    if (property->variability == VARIABILITY_NONE)
        return;
    if (property->kind != PROPERTY_VALUE && property->kind != PROPERTY_FLOW && property->kind != PROPERTY_PARAMETER)
        diag(DIAG_S13, property->source, "'%s' is a %s, but not typed by a value type", words_of(property),
             stereotypes[property->variability]);
    else if (property->variability == VARIABILITY_VARIABLE)
        check_variable(property);
}

/* A forgotten stereotype would otherwise make a part vanish. */
static void check_other(Check *check, const Property *property)
{
    const Classifier *type = property->type;
    if (!type || (type->kind != CLASSIFIER_OTHER && type->kind != CLASSIFIER_INTERFACE_BLOCK))
        return;
    diag(DIAG_S24, property->source, "'%s' is no part and has no effect: its type '%s' is not a block",
         words_of(property), type->qualified->text);
    diag_detail("'%s' (%s)", type->qualified->text, source_print(check->arena, type->source));
    diag_cause((Cause){.key = sysml_cause_of_plain(type), .one = "more property is typed by what is not a block",
                       .many = "more properties are typed by what is not a block",
                       .subject = name_format("%s : %s", words_of(property), type->name->text)->text});
}

static void check_property(Check *check, const Property *property)
{
    if (property->kind == PROPERTY_OTHER) {
        check_other(check, property);
        return;
    }
    if (property->kind == PROPERTY_PARTICIPANT) /* stands for what is checked where it is drawn */
        return;
    check_multiplicity(check, property);
    check_variability(property);
    switch (property->kind) {
    case PROPERTY_PORT:
        check_port(check, property);
        break;
    case PROPERTY_FLOW:
        check_flow(check, property);
        break;
    case PROPERTY_PART:
    case PROPERTY_CONSTRAINT:
    case PROPERTY_CONNECTOR:
        check_abstract(check, property);
        break;
    default:
        break;
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
    }
}

/* Its variables are called after it. */
static void check_machine_name(Check *check, const StateMachine *machine, const PropertyList *members)
{
    for (int i = 0; i < members->count; i++) {
        const Property *property = members->at[i];
        if (property->identifier != machine->identifier || !sysml_check_once(check, machine))
            continue;
        diag(DIAG_S47, machine->source, "the state machine '%s' has the name of a property", machine->qualified->text);
        diag_detail("%s (%s)", words_of(property), source_print(check->arena, property->source));
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
    if (machine)
        check_machine_name(check, machine, &members);
}
