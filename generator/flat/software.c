/* software.c - software of one instance -> an algorithm that calls it, and the view of the block that its code has.
 *
 * The law: the code reads constants, input signals and continuous variables, and writes output signals and discrete
 * variables. It is called at multiples of the changeCycle that these declare, which must be only one.
 */
#include "flat/statement.h"
#include "flat/variable.h"

#include <string.h>

typedef struct {
    Flattening *f;
    const Instance *scope;
    const Software *software;
    Source source; /* for messages */
    FlatAlgorithm *algorithm;
    int first; /* first variable that declares a cycle, -1: none so far */
    bool is_right;
} Linking;

static void no_period(Linking *l)
{
    l->is_right = false;
    if (!flat_report_once(l->f, l->software))
        return;
    diag(DIAG_F30, l->source, "'%s' has no sample period: no output or discrete variable of '%s' declares one",
         l->software->qualified->text, l->scope->shape->classifier->qualified->text);
    if (!l->algorithm->assigned.count)
        diag_detail("the block has no outputs and no discrete variables that the code could set");
    for (int i = 0; i < l->algorithm->assigned.count; i++) {
        const FlatVariable *variable = &l->f->system->variables.at[l->algorithm->assigned.at[i]];
        diag_detail("%s (%s)", variable->path->text, source_print(l->f->scratch, variable->source));
    }
}

static void add_variable_member(Linking *l, SoftwareMember member)
{
    const System *system = l->f->system;
    const FlatVariable *v = &system->variables.at[member.variable];
    member.is_written = v->kind == FLAT_VARIABLE &&
                        (v->is_signal ? v->direction == DIRECTION_OUT : v->is_discrete);
    list_push(l->f->arena, &l->algorithm->members, member);
    flat_mark_used(l->f, (Member){.kind = MEMBER_VARIABLE, .index = member.variable}, l->scope);
    if (!member.is_written)
        return;
    list_push(l->f->arena, &l->algorithm->assigned, member.variable);
    if (v->cycle > 0 && l->first < 0)
        l->first = member.variable;
    if (!(v->cycle > 0) || v->cycle == system->variables.at[l->first].cycle)
        return;
    l->is_right = false;
    if (!flat_report_once(l->f, l->software))
        return;
    diag(DIAG_F30, l->source, "'%s' has two sample periods", l->software->qualified->text);
    for (int i = 0; i < 2; i++) {
        const FlatVariable *each = &system->variables.at[i ? member.variable : l->first];
        diag_detail("%s every %s s (%s)", each->path->text, number_text(each->cycle),
                    source_print(l->f->scratch, each->source));
    }
}

/* Adds a variable, or the variables of an array. The code does not see arrays of anything else. */
static void add_member(Linking *l, Name name, Member member)
{
    if (member.kind == MEMBER_VARIABLE)
        add_variable_member(l, (SoftwareMember){.name = name, .whole = name, .variable = member.index});
    if (member.kind != MEMBER_ARRAY)
        return;
    const MemberArray *array = member.is.array;
    SoftwareMember element = {.whole = name};
    flat_append_sizes(l->f->arena, &element.sizes, array->sizes.count, array->sizes.at);
    for (int i = 0; i < array->count; i++) {
        if (array->elements[i].kind != MEMBER_VARIABLE)
            return;
        element.name = flat_element_identifier(name, &array->sizes, i);
        element.element = i;
        element.variable = array->elements[i].index;
        add_variable_member(l, element);
    }
}

/* Adds the signals of a port, or of an array of ports: the only signal of a port under the port's name, several ones
 * under both names. */
static void add_port(Linking *l, const Property *property, Member ports, const Instance *port)
{
    const Shape *shape = port->shape;
    for (int slot = 0; slot < shape->properties.count; slot++) {
        const char *problem = NULL;
        const Property *signal = shape->properties.at[slot];
        Member member = ports.kind == MEMBER_INSTANCE ? port->members[slot]
                                                      : flat_member_field(ports, signal->identifier, &problem);
        Member some = flat_some_element(member);
        if (some.kind != MEMBER_VARIABLE || !l->f->system->variables.at[some.index].is_signal)
            continue;
        Name name = shape->signal == slot ? property->name
                                          : name_format("%s_%s", property->name->text, signal->name->text);
        add_member(l, name, member);
    }
}

/* Reports the first difference to the members of another instance: all instances share one declaration of the code's
 * view. */
static void compare_types(Linking *l)
{
    const System *system = l->f->system;
    const FlatVariable *variables = system->variables.at;
    const FlatAlgorithm *other = NULL;
    int count = l->algorithm->members.count;
    bool is_equal = true;
    for (int a = 0; !other && a < system->algorithms.count; a++)
        other = system->algorithms.at[a].software == l->software ? &system->algorithms.at[a] : NULL;
    for (int i = 0; other && is_equal && (i < count || i < other->members.count); i++) {
        const SoftwareMember *here = i < count ? &l->algorithm->members.at[i] : NULL;
        const SoftwareMember *there = i < other->members.count ? &other->members.at[i] : NULL;
        is_equal = here && there && here->name == there->name && here->is_written == there->is_written &&
                   variables[here->variable].type == variables[there->variable].type &&
                   flat_sizes_match(&here->sizes, &there->sizes);
        l->is_right = l->is_right && is_equal;
        if (is_equal || !flat_report_once(l->f, l->software))
            continue;
        const SoftwareMember *each[] = {there, here};
        diag(DIAG_F31, l->source, "'%s' of '%s' is not the same in all blocks that it is part of",
             (here ? here : there)->whole->text, l->software->owner->qualified->text);
        for (int k = 0; k < 2; k++) {
            if (!each[k])
                continue;
            bool is_element = each[k]->sizes.count > 0;
            diag_detail("%s%s%s (%s)", variables[each[k]->variable].path->text, is_element ? ", of size " : "",
                        is_element ? flat_sizes_text(l->f->scratch, &each[k]->sizes) : "",
                        source_print(l->f->scratch, variables[each[k]->variable].source));
        }
    }
}

/* The code is written for the block that owns it: it does not see features that special blocks add. */
void flat_write_software(Flattening *f, const Instance *scope)
{
    System *system = f->system;
    const Software *software = scope->kind == INSTANCE_PART ? scope->shape->software : NULL;
    if (!software)
        return;
    FlatAlgorithm algorithm = {.software = software,
                               .element = software->qualified,
                               .scope = scope->path,
                               .instance = system->parts.at[scope->part].path,
                               .source = software->source};
    Linking l = {.f = f,
                 .scope = scope,
                 .software = software,
                 .source = software->source,
                 .algorithm = &algorithm,
                 .first = -1,
                 .is_right = true};
    l.source.element = software->qualified;
    const PropertyList properties = sysml_properties(software->owner, f->scratch);
    for (int i = 0; i < properties.count; i++) {
        const Property *property = properties.at[i];
        int slot = flat_shape_slot(scope->shape, property);
        if (slot < 0)
            continue;
        Member member = scope->members[slot];
        const Instance *some = flat_some_instance(member);
        if (!some)
            add_member(&l, property->name, member);
        else if (property->kind == PROPERTY_PORT)
            add_port(&l, property, member, some);
    }
    flat_sort_assigned(&algorithm);
    if (l.first < 0)
        no_period(&l);
    compare_types(&l);
    if (!l.is_right)
        return;
    algorithm.cycle = system->variables.at[l.first].cycle;
    algorithm.presence = system->parts.at[scope->part].presence;
    for (int i = 0; i < algorithm.assigned.count; i++) {
        FlatVariable *variable = &system->variables.at[algorithm.assigned.at[i]];
        variable->is_discrete = true;
        variable->cycle = algorithm.cycle;
    }
    list_push(f->arena, &system->algorithms, algorithm);
}
