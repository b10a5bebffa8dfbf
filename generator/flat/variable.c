/* variable.c - variables and equations, as they are added to the system. */
#include "flat/instance.h"

#include <string.h>

int flat_add_variable(Flattening *f, FlatVariable variable, Origin origin)
{
    System *system = f->system;
    int index = system->variables.count;
    variable.leaf = expr_variable(variable.path, variable.type);
    if (!variable.documentation)
        variable.documentation = name_of("");
    variable.is_made = !origin.property || variable.kind == FLAT_DERIVATIVE;
    variable.derivative = variable.integral = variable.bound_to = -1;
    if (variable.part < system->parts.count)
        variable.presence = system->parts.at[variable.part].presence;
    list_push(f->arena, &system->variables, variable);
    list_push(f->scratch, &f->origins, origin);
    expr_index_put(system->by_leaf, variable.leaf, index);
    return index;
}

Name flat_identifier_in_part(const Flattening *f, const Instance *scope, Name identifier)
{
    Name part = f->system->parts.at[scope->part].path;
    if (scope->path == part)
        return identifier;
    return flat_join_path(name_of(scope->path->text + part->length + (part->length > 0)), identifier);
}

/* Of the loops around it, the outermost first; NULL: there are none, or no numbers tell their rounds. */
static const char *round_of(Flattening *f, const Local *local)
{
    if (!local || !local->leaf || local->leaf->op != OP_NUMBER || local->enumeration)
        return NULL;
    const char *outer = round_of(f, local->outer), *own = expr_text(f->scratch, local->leaf);
    return outer ? arena_format(f->scratch, "%s,%s", outer, own) : own;
}

/* What is made in each round of a loop, or for each element, are elements of an array. */
Name flat_hidden_identifier(Flattening *f, const char *kind, const Place *place)
{
    const Name drawn = place->element ? place->element : place->source.element;
    const Name word = flat_last_name(drawn), name = name_format("%s(%s)", kind, word->text);
    const char *round = place->round && place->round[0] ? place->round : round_of(f, place->locals);
    const char *element = round && !round[strspn(round, "0123456789,")] ? arena_format(f->scratch, "[%s]", round) : "";
    const Name path = flat_join_path(place->scope->path, name_format("%s%s", name->text, element));
    const int number = map_get(f->hidden_count, path, 0) + 1;
    map_put(f->hidden_count, path, number);
    return number == 1 ? name_format("%s%s", name->text, element)
                       : name_format("%s(%s,%d)%s", kind, word->text, number, element);
}

int flat_add_discrete(Flattening *f, const Instance *scope, Name identifier, Type type, bool is_hidden, Source source)
{
    FlatVariable variable = {
        .path = flat_join_path(scope->path, identifier),
        .identifier = flat_identifier_in_part(f, scope, identifier),
        .part = scope->part,
        .kind = FLAT_VARIABLE,
        .type = type,
        .is_discrete = true,
        .is_hidden = is_hidden,
        .source = source,
    };
    return flat_add_variable(f, variable, (Origin){.owner = scope, .item = {identifier, -1, NULL}});
}

/* Its path cannot be that of anything drawn. */
int flat_hidden_discrete(Flattening *f, const char *kind, Type type, const Place *place)
{
    const Name name = flat_hidden_identifier(f, kind, place);
    return flat_add_discrete(f, place->scope, name, type, true, place->source);
}

const Classifier *flat_enumeration_of(const Flattening *f, int variable)
{
    const Property *property = f->origins.at[variable].property;
    bool is = property && property->type && property->type->kind == CLASSIFIER_ENUMERATION;
    return is ? property->type : NULL;
}

/* Variables that are no Reals are discrete, whatever their stereotypes say. */
void flat_set_discrete(Flattening *f, FlatVariable *variable, const Property *property)
{
    const Classifier *type = property->type;
    bool is_stated = property->variability == VARIABILITY_VARIABLE && !property->is_continuous;
    variable->is_discrete = variable->kind == FLAT_VARIABLE && (variable->type != TYPE_REAL || is_stated);
    if (variable->is_discrete && property->variability == VARIABILITY_VARIABLE)
        variable->cycle = property->change_cycle;
    if (!type || type->kind != CLASSIFIER_ENUMERATION)
        return;
    for (int i = 0; i < type->literals.count; i++)
        list_push(f->arena, &variable->literals, identifier_canonical(type->literals.at[i]->text));
    flat_set_values(f, variable, type->qualified, type->qualified->text, NULL);
}

void flat_set_values(Flattening *f, FlatVariable *variable, Name name, const char *words,
                     const char *const *values)
{
    FlatEnumeration *enumeration = arena_new_of(f->arena, FlatEnumeration);
    enumeration->name = name;
    enumeration->words = words;
    for (; values && *values; values++)
        list_push(f->arena, &enumeration->values, name_of(*values));
    if (!values)
        list_push(f->arena, &enumeration->values, (Name)NULL);
    for (int i = 0; i < variable->literals.count; i++)
        list_push(f->arena, &enumeration->values, variable->literals.at[i]);
    variable->enumeration = enumeration;
}

int flat_block_around(const System *system, int part)
{
    while (part >= 0 && system->parts.at[part].is_port)
        part = system->parts.at[part].parent;
    return part;
}

/* Remembers from which side of its port a variable is used in a constraint: an input that a constraint of another block
 * determines has a source although nothing is connected to it. */
void flat_mark_used(Flattening *f, Member member, const Instance *scope)
{
    const System *system = f->system;
    IntList variables = {0};
    flat_variables_of(f->scratch, member, false, &variables);
    for (int i = 0; i < variables.count; i++) {
        Origin *origin = &f->origins.at[variables.at[i]];
        int owner = flat_block_around(system, system->variables.at[variables.at[i]].part);
        bool is_own = owner == flat_block_around(system, scope->part);
        if (!is_own)
            flat_mark_joined(f, owner, scope->part);
        *(is_own ? &origin->is_used_inside : &origin->is_used_outside) = true;
    }
}

FlatEquation *flat_add_equation(Flattening *f, FlatOrigin origin, Expr left, Expr right, Source source, int part)
{
    FlatEquation equation = {.left = left,
                             .right = right,
                             .presence = f->system->parts.at[part].presence,
                             .origin = origin,
                             .element = source.element,
                             .instance = f->system->parts.at[part].path,
                             .source = source};
    if (origin == ORIGIN_CONNECTION || origin == ORIGIN_BINDING)
        list_push(f->arena, &equation.connectors, source);
    list_push(f->arena, &f->system->equations, equation);
    return &list_last(&f->system->equations);
}

Typed flat_typed_variable(const Flattening *f, int variable)
{
    return (Typed){f->system->variables.at[variable].leaf, flat_enumeration_of(f, variable)};
}

bool flat_is_made_of_constants(Flattening *f, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, f->scratch, &leaves);
    bool is = true;
    for (int i = 0; is && i < leaves.count; i++) {
        int variable = leaves.at[i]->op == OP_VARIABLE ? flat_variable(f->system, leaves.at[i]) : -1;
        is = variable >= 0 && f->system->variables.at[variable].kind == FLAT_CONSTANT;
    }
    return is;
}
