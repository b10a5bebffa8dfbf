/* binding.c - binding connectors between constraint parameters and values, and between values.
 *
 * Parameters that are bound to each other form a set. The set stands for the first value that it is bound to; further
 * values are tied to this one. A tie between two constants determines their values; other ties become equations.
 */
#include "flat/presence.h"
#include "flat/rewrite.h"
#include "flat/size.h"
#include "flat/union.h"
#include "flat/value.h"
#include "flat/variable.h"

#include <limits.h>
#include <math.h>

/* Ties arrays of equal size element by element, and a single value to each element of an array. */
void flat_tie_members(Flattening *f, Member a, Member b, const Connector *connector, const Instance *instance)
{
    if (a.kind == MEMBER_VARIABLE && b.kind == MEMBER_VARIABLE) {
        const char *problem = flat_equality_problem(flat_typed_variable(f, a.index), flat_typed_variable(f, b.index));
        if (!problem && a.index != b.index)
            list_push(f->scratch, &f->ties, (Tie){a.index, b.index, connector, instance});
        if (!problem || !flat_report_once(f, connector))
            return;
        diag(DIAG_F16, connector->source, "a binding joins values of different types: %s", problem);
        for (int i = 0; i < 2; i++) {
            const FlatVariable *variable = &f->system->variables.at[i ? b.index : a.index];
            const Property *property = f->origins.at[i ? b.index : a.index].property;
            const bool is_untyped = property && !property->type;
            diag_detail("%s (%s)%s", variable->path->text, source_print(f->scratch, variable->source),
                        is_untyped ? ", which has no type and is treated as a Real" : "");
            if (is_untyped)
                diag_fix("give '%s' the type of the other one", property->source.element->text);
        }
        return;
    }
    const MemberArray *left = a.kind == MEMBER_ARRAY ? a.is.array : NULL;
    const MemberArray *right = b.kind == MEMBER_ARRAY ? b.is.array : NULL;
    if (left && right && !flat_sizes_match(&left->sizes, &right->sizes)) {
        if (flat_report_once(f, connector))
            diag(DIAG_F33, connector->source, "a binding joins '%s' and '%s', of %s and %s elements",
                 flat_end_text(f->scratch, connector, 0), flat_end_text(f->scratch, connector, 1),
                 flat_sizes_text(f->scratch, &left->sizes), flat_sizes_text(f->scratch, &right->sizes));
        return;
    }
    int count = left ? left->count : right ? right->count : 0;
    for (int i = 0; i < count; i++)
        flat_tie_members(f, left ? left->elements[i] : a, right ? right->elements[i] : b, connector, instance);
}

void flat_bind_parameter(Flattening *f, int parameter, Member other, const Connector *connector,
                         const Instance *instance)
{
    int set = flat_parameter_set(f, parameter);
    f->parameters.at[parameter].connector = connector;
    if (other.kind == MEMBER_PARAMETER)
        f->parameters.at[other.index].connector = connector;
    if (other.kind != MEMBER_PARAMETER) {
        flat_mark_used(f, other, instance);
        if (f->parameters.at[set].value.kind == MEMBER_NONE)
            f->parameters.at[set].value = other;
        else
            flat_tie_members(f, f->parameters.at[set].value, other, connector, instance);
        return;
    }
    int second = flat_parameter_set(f, other.index);
    if (set == second)
        return;
    Parameter *kept = &f->parameters.at[set < second ? set : second];
    Parameter *joined = &f->parameters.at[set < second ? second : set];
    joined->set = kept->set;
    kept->size += joined->size;
    if (kept->value.kind == MEMBER_NONE)
        kept->value = joined->value;
    else if (joined->value.kind != MEMBER_NONE)
        flat_tie_members(f, kept->value, joined->value, connector, instance);
}

static Member variable_of_parameter(Flattening *f, const Parameter *parameter, const Item *item, const Given *given)
{
    const Property *property = parameter->property;
    const Value *value = given->value;
    Type type = flat_value_type(property, value);
    if (type == TYPE_UNKNOWN)
        return (Member){.kind = MEMBER_NONE};
    FlatVariable variable = {
        .path = flat_join_path(parameter->instance->path, item->identifier),
        .identifier = flat_identifier_in_part(f, parameter->instance, item->identifier),
        .part = parameter->instance->part,
        .kind = value ? FLAT_CONSTANT : FLAT_VARIABLE,
        .type = type,
        .documentation = property->documentation,
        .source = property->source,
    };
    if (property->type)
        variable.unit = property->type->unit;
    flat_set_discrete(f, &variable, property);
    Origin origin = {.property = property,
                     .owner = parameter->instance,
                     .value = value,
                     .item = *item,
                     .is_on_part = given->is_on_part,
                     .scope = given->scope};
    return (Member){.kind = MEMBER_VARIABLE, .index = flat_add_variable(f, variable, origin)};
}

/* The member of a parameter whose set is not bound: a constant with the given value, or a variable without one. */
static Member value_of_parameter(Flattening *f, const Parameter *parameter, const Given *given)
{
    const Property *property = parameter->property;
    Item item = flat_item_of(property, NULL, 0);
    if (!property->sizes.count)
        return variable_of_parameter(f, parameter, &item, given);
    MemberArray *array = flat_array_of(f, parameter->instance, property, given);
    for (int i = 0; array && i < array->count; i++) {
        const Given own = flat_given_to_element(f, given, i);
        item = flat_item_of(property, array, i);
        array->elements[i] = variable_of_parameter(f, parameter, &item, &own);
    }
    return array ? (Member){.kind = MEMBER_ARRAY, .is.array = array} : (Member){.kind = MEMBER_NONE};
}

/* Gives a parameter that is drawn as an array its drawn size; a single value is repeated for each element. */
static void fit_to_size(Flattening *f, Parameter *parameter)
{
    const Property *property = parameter->property;
    Member value = flat_parameter_value(f, (int)(parameter - f->parameters.at));
    const bool is_open = flat_is_open(property);
    IntList sizes = {0};
    if (value.kind == MEMBER_NONE || !property->sizes.count)
        return;
    if (is_open && value.kind == MEMBER_ARRAY) {
        sizes = value.is.array->sizes;
        flat_check_drawn(f, parameter->instance, property, false, false, &sizes);
        return;
    }
    for (int i = 0; is_open && i < property->sizes.count; i++) /* of a single value */
        list_push(f->scratch, &sizes, 1);
    if (!is_open && !flat_property_sizes(f, parameter->instance, property, &(Given){0}, false, &sizes))
        return;
    if (value.kind == MEMBER_ARRAY && !flat_sizes_match(&value.is.array->sizes, &sizes) &&
        flat_report_once(f, property)) {
        Name path = flat_join_path(parameter->instance->path, property->identifier);
        diag(DIAG_F33, parameter->connector ? parameter->connector->source : property->source,
             "'%s' has %s elements, but is bound to an array of %s", path->text, flat_sizes_text(f->scratch, &sizes),
             flat_sizes_text(f->scratch, &value.is.array->sizes));
        diag_detail("%s (%s)", property->source.element->text, source_print(f->scratch, property->source));
    }
    if (value.kind == MEMBER_ARRAY || !flat_is_room(f, property, &sizes))
        return;
    MemberArray *array = flat_member_array(f->scratch, sizes);
    for (int i = 0; i < array->count; i++)
        array->elements[i] = value;
    parameter->spread = (Member){.kind = MEMBER_ARRAY, .is.array = array};
}

/* Reports a value in a slot that has no effect because the parameter is bound to another value. */
static void report_unused(Flattening *f, const Parameter *parameter)
{
    if (!flat_report_once(f, parameter->given.value))
        return;
    Member value = flat_some_element(flat_parameter_value(f, (int)(parameter - f->parameters.at)));
    Name path = flat_join_path(parameter->instance->path, parameter->property->identifier);
    Name other = value.kind == MEMBER_VARIABLE ? f->system->variables.at[value.index].path : path;
    diag(DIAG_F21, parameter->given.value->source, "the value given to '%s' is not used, since it is bound to '%s'",
         path->text, other->text);
}

/* Completes the sets that are not bound to a value. A value in a slot of one of its parameters, or a default, makes the
 * set a constant. Otherwise it becomes a variable, named after its first parameter. A set of one parameter without a
 * value stays unbound. */
void flat_complete_parameters(Flattening *f)
{
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < f->parameters.count; i++) {
            Parameter *set = &f->parameters.at[flat_parameter_set(f, i)];
            const Given *given = &f->parameters.at[i].given;
            if (!given->value || given->is_on_part != (pass == 0))
                continue;
            if (set->value.kind == MEMBER_NONE)
                set->value = value_of_parameter(f, &f->parameters.at[i], given);
            else if (given->is_on_part)
                report_unused(f, &f->parameters.at[i]);
        }
    for (int i = 0; i < f->parameters.count; i++) {
        Parameter *parameter = &f->parameters.at[i];
        if (parameter->set == i && parameter->value.kind == MEMBER_NONE && parameter->size > 1)
            parameter->value = value_of_parameter(f, parameter, &(Given){.scope = parameter->instance});
    }
    for (int i = 0; i < f->parameters.count; i++)
        fit_to_size(f, &f->parameters.at[i]);
}

bool flat_joins_constants(const System *system, const Tie *tie)
{
    return system->variables.at[tie->a].kind == FLAT_CONSTANT && system->variables.at[tie->b].kind == FLAT_CONSTANT;
}

void flat_write_bindings(Flattening *f)
{
    System *system = f->system;
    for (int i = 0; i < f->ties.count; i++) {
        const Tie *tie = &f->ties.at[i];
        const FlatVariable *a = &system->variables.at[tie->a], *b = &system->variables.at[tie->b];
        if (flat_joins_constants(system, tie) || !flat_union_join(f->equal, tie->a, tie->b))
            continue;
        const Expr presence = flat_both(f->scratch, a->presence, b->presence);
        flat_add_equation(f, ORIGIN_BINDING, a->leaf, b->leaf, flat_source_of_connector(f, tie->connector),
                          tie->instance->part)
            ->presence = presence;
    }
}

void flat_write_parameters(Flattening *f)
{
    for (int i = 0; i < f->parameters.count; i++) {
        const Parameter *parameter = &f->parameters.at[i];
        Member value = flat_some_element(flat_parameter_value(f, i)); /* all elements have one type */
        int variable = value.kind == MEMBER_VARIABLE ? value.index : -1;
        Unit unit = parameter->property->type ? parameter->property->type->unit : (Unit){0};
        if (variable < 0 || (!unit.name && !unit.symbol))
            continue;
        const Unit *other = &f->system->variables.at[variable].unit;
        if (unit.name == other->name && unit.symbol == other->symbol)
            continue;
        FlatParameter tie = {.unit = unit,
                             .element = flat_join_path(parameter->instance->path, parameter->property->identifier),
                             .variable = variable,
                             .source = parameter->connector ? flat_source_of_connector(f, parameter->connector)
                                                            : parameter->property->source};
        list_push(f->arena, &f->system->parameters, tie);
    }
}

/* ---- stated values -> values and starts in leaves of constants ----
 *
 * The law: constants that bindings tie together share one value: that of the outermost constant with a value, which has
 * the shortest path, or of several the first one drawn. The others follow it, whatever their own defaults are. */

static const double too_large = 9007199254740992; /* 2^53, of an Integer */

/* ---- from values as written to expressions ---- */

static Expr unfit(Flattening *f, int variable, const char *words)
{
    const Origin *origin = &f->origins.at[variable];
    const char *path = f->system->variables.at[variable].path->text;
    if (!flat_report_once(f, origin->value))
        return NULL;
    diag(DIAG_F09, origin->value->source, "the value of '%s' %s", path, words);
    const Classifier *enumeration = flat_enumeration_of(f, variable);
    Text literals = text_new(f->scratch);
    for (int i = 0; enumeration && i < enumeration->literals.count; i++)
        text_format(&literals, "%s%s", i ? ", " : "", enumeration->literals.at[i]->text);
    if (enumeration)
        diag_fix("give one of the literals of '%s': %s", enumeration->qualified->text, literals.at);
    return NULL;
}

static Expr number_expr(Flattening *f, int variable, double number)
{
    Type type = f->system->variables.at[variable].type;
    if (type == TYPE_BOOLEAN)
        return unfit(f, variable, "is a number; true or false is needed");
    if (!isfinite(number))
        return unfit(f, variable, "is not a finite number");
    if (type == TYPE_REAL)
        return expr_number(number);
    if (number != floor(number) || fabs(number) >= too_large)
        return unfit(f, variable, "is not an Integer between -2^53 and 2^53");
    return fabs(number) > INT_MAX ? expr_number(number) : expr_integer((int)number);
}

/* True for pre(), sample() and the like, which have a meaning at events only. */
static bool is_of_events(Expr e)
{
    return e->op >= OP_PRE && e->op <= OP_SAMPLE; /* ORDER ops.def */
}

/* True for an array written element by element; not for {i^2 for i in 1:3}, whose size is known after rewriting. */
static bool is_written_out(Expr e)
{
    bool is_array = e->op == OP_ARRAY || e->op == OP_MATRIX || e->op == OP_ROW;
    return is_array && !(e->count && e->at[0]->op == OP_FOR);
}

static const char *size_written(Arena *arena, Expr e)
{
    IntList sizes = {0};
    for (; is_written_out(e); e = e->at[0]) {
        list_push(arena, &sizes, e->count);
        if (!e->count)
            break;
    }
    return flat_sizes_text(arena, &sizes);
}

static Expr wrong_size(Flattening *f, int variable, const char *given)
{
    const Origin *origin = &f->origins.at[variable];
    const char *path = f->system->variables.at[variable].path->text;
    if (!flat_report_once(f, origin->value))
        return NULL;
    if (origin->item.element >= 0) {
        diag(DIAG_F36, origin->value->source, "'%s' is one of %s values, but the value given has %s", path,
             flat_sizes_text(f->scratch, origin->item.sizes), given);
        Expr e = origin->value->expression;
        if (e && e->op == OP_MATRIX && origin->item.sizes->count == 1)
            diag_fix("write a vector in braces, as {1, 2, 3}; brackets make a matrix");
        else if (e && origin->item.sizes->count == 2 && e->op == OP_ARRAY)
            diag_fix("write a matrix row by row, as {{1, 2}, {3, 4}}");
    } else {
        diag(DIAG_F36, origin->value->source, "'%s' is one value, but the value given has %s", path, given);
        const Expr drawn = origin->value->expression;
        if (drawn && drawn->op == OP_RANGE && drawn->count == 2)
            diag_fix("a ratio is written with '/', as in 4/1: ':' makes the numbers from the first to the last");
        else
            diag_fix("give one value, or give the property a multiplicity");
    }
    return NULL;
}

/* The part of an array that is the value of the variable, an element of an array. The array may be written out only in
 * part: {{1, 2}, b}. */
static Expr part_for_element(Flattening *f, int variable, Expr whole)
{
    const Item *item = &f->origins.at[variable].item;
    int dimensions = item->element < 0 ? 0 : item->sizes->count;
    int inner = dimensions ? flat_sizes_product(item->sizes) : 1, element = item->element;
    Expr e = whole;
    for (int i = 0; i < dimensions && is_written_out(e); i++) {
        if (e->count != item->sizes->at[i])
            return wrong_size(f, variable, i ? arena_format(f->scratch, "%d in a row", e->count)
                                             : size_written(f->scratch, whole));
        inner /= item->sizes->at[i];
        e = e->at[element / inner];
        element %= inner;
    }
    return is_written_out(e) ? wrong_size(f, variable, size_written(f->scratch, whole)) : e;
}

/* The last rewritten value: all elements of an array share one text, which is rewritten only once. */
struct LastValue {
    Expr written; /* in names seen from `scope` */
    const Instance *scope;
    Typed result; /* in leaves */
};

/* The value of a variable, rewritten. For an element, a name may stand for an array of the same size. */
static Typed rewritten_part(Flattening *f, int variable, const Value *value)
{
    const Origin *origin = &f->origins.at[variable];
    Place place = flat_place_of_value(f, origin->scope, origin->property, value);
    Expr part = value->expression ? part_for_element(f, variable, value->expression) : NULL;
    Member named = {.kind = MEMBER_NONE};
    const char *ignored;
    if (part && part->op == OP_VARIABLE && origin->item.element >= 0)
        named = flat_bound_member(f, flat_resolve_name(origin->scope, part->name, &ignored));
    if (named.kind == MEMBER_ARRAY) {
        int count = named.is.array->count;
        if (count != flat_sizes_product(origin->item.sizes))
            return (Typed){wrong_size(f, variable, arena_format(f->scratch, "%d", count)), NULL};
        Member element = named.is.array->elements[origin->item.element];
        if (element.kind == MEMBER_VARIABLE)
            return (Typed){f->system->variables.at[element.index].leaf, NULL};
    }
    if (!part)
        return (Typed){0};
    if (!f->last_value)
        f->last_value = arena_new_of(f->scratch, LastValue);
    LastValue *last = f->last_value;
    if (last->written != part || last->scope != origin->scope)
        *last = (LastValue){part, origin->scope, flat_rewrite(f, part, &place)};
    Typed result = last->result;
    if (result.e)
        result.e = part_for_element(f, variable, result.e);
    return result;
}

static Expr rewritten_value(Flattening *f, int variable, const Value *value)
{
    Typed result = rewritten_part(f, variable, value);
    Expr e = result.e;
    if (!e) {
        flat_report_once(f, value);
        return NULL;
    }
    if (result.enumeration != flat_enumeration_of(f, variable))
        return unfit(f, variable, result.enumeration
                                      ? arena_format(f->scratch, "is a literal of enumeration '%s'",
                                                     result.enumeration->qualified->text)
                                      : "is not a literal of its enumeration");
    if (expr_find(e, is_of_events))
        return unfit(f, variable, arena_format(f->scratch, "uses %s(), which has a meaning at events only",
                                               op_text(expr_find(e, is_of_events)->op)));
    if ((e->type == TYPE_BOOLEAN) != (f->system->variables.at[variable].type == TYPE_BOOLEAN))
        return unfit(f, variable, e->type == TYPE_BOOLEAN ? "is a Boolean; a number is needed"
                                                          : "is a number; true or false is needed");
    ExprList leaves = {0};
    expr_variables(e, true, f->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        if (flat_is_made_of_constants(f, leaves.at[i]))
            continue;
        const char *other = expr_text(f->scratch, leaves.at[i]);
        unfit(f, variable, arena_format(f->scratch, "depends on '%s', which is not a constant", other));
        if (f->system->exchanges)
            diag_fix("give '%s' another value with --set, or draw a constraint in place of its value",
                     f->system->variables.at[variable].path->text);
        return NULL;
    }
    if (leaves.count)
        return e;
    e = expr_fold(e);
    if (f->system->variables.at[variable].type == TYPE_INTEGER && e->op == OP_NUMBER && e->number != floor(e->number))
        return unfit(f, variable, "is not an Integer");
    return e;
}

static Expr value_expr(Flattening *f, int variable)
{
    const Value *value = f->origins.at[variable].value;
    const Classifier *enumeration = flat_enumeration_of(f, variable);
    int number = enumeration && value->kind == VALUE_LITERAL ? sysml_literal_number(enumeration, value->text) : 0;
    if (enumeration && value->kind != VALUE_LITERAL && value->kind != VALUE_EXPRESSION)
        return unfit(f, variable, "is not a literal of its enumeration");
    switch (value->kind) {
    case VALUE_NUMBER: return number_expr(f, variable, value->number);
    case VALUE_BOOLEAN:
        if (f->system->variables.at[variable].type == TYPE_BOOLEAN)
            return expr_boolean(value->number != 0);
        return unfit(f, variable, "is a Boolean; a number is needed");
    case VALUE_EXPRESSION: return rewritten_value(f, variable, value);
    case VALUE_LITERAL:
        if (number)
            return expr_integer(number);
        return unfit(f, variable,
                     enumeration ? arena_format(f->scratch, "is '%s', which is not a literal of '%s'",
                                                value->text->text, enumeration->qualified->text)
                                 : "is a literal of an enumeration; a number is needed");
    case VALUE_STRING: return unfit(f, variable, "is text; a number is needed");
    default: return unfit(f, variable, "is an instance; a number is needed");
    }
}

/* ---- bindings ---- */

static void tell_value(Flattening *f, int variable)
{
    const FlatVariable *constant = &f->system->variables.at[variable];
    const Value *stated = f->origins.at[variable].value;
    diag_detail("%s = %s (%s)", constant->path->text, expr_text(f->scratch, constant->value),
                source_print(f->scratch, stated ? stated->source : constant->source));
}

/* True if none of the two values has priority: both are given to parts of one level, or are defaults of one block. */
static bool is_rival(const Origin *own, const Origin *other)
{
    return own->is_on_part ? other->is_on_part && own->owner->depth == other->owner->depth
                           : !other->is_on_part && own->owner == other->owner && own->property && other->property &&
                                 own->property->owner == other->property->owner;
}

/* Makes a constant follow the source of its group. An unused value that was given to a part is reported; a default of
 * another block is not. */
static void follow(Flattening *f, int variable, int source, const Tie *binding)
{
    FlatVariable *follower = &f->system->variables.at[variable];
    const FlatVariable *leader = &f->system->variables.at[source];
    const Origin *own = &f->origins.at[variable], *other = &f->origins.at[source];
    if (follower->value && follower->value != leader->value) {
        if (is_rival(own, other)) {
            diag(DIAG_F12, own->value->source, "'%s' and '%s' are bound to each other, but different values are given",
                 leader->path->text, follower->path->text);
            tell_value(f, source);
            tell_value(f, variable);
        } else if (own->is_on_part && flat_report_once(f, own->value)) {
            diag(DIAG_F21, own->value->source, "the value given to '%s' is not used, since it is bound to '%s'",
                 follower->path->text, leader->path->text);
            tell_value(f, source);
        }
    }
    follower->bound_to = source;
    follower->value = leader->leaf;
    if (binding && binding->connector)
        follower->start_source = binding->connector->source;
}

static void settle_bindings(Flattening *f)
{
    bool any = false;
    const Tie **binding = arena_array(f->scratch, const Tie *, f->connectable); /* by constant: its last tie */
    for (int i = 0; i < f->ties.count; i++) {
        const Tie *tie = &f->ties.at[i];
        if (!flat_joins_constants(f->system, tie))
            continue;
        any = flat_union_join(f->equal, tie->a, tie->b) || any;
        binding[tie->a] = binding[tie->b] = tie;
    }
    if (!any)
        return;
    int *best = arena_array(f->scratch, int, f->connectable); /* by root, the first constant of its group */
    for (int i = 0; i < f->connectable; i++) {
        int root = flat_union_find(f->equal, i), so_far = root == i ? i : best[root];
        bool has_value = f->system->variables.at[i].value, had_value = f->system->variables.at[so_far].value;
        if (so_far == i ||
            (has_value == had_value ? f->origins.at[i].owner->depth < f->origins.at[so_far].owner->depth : has_value))
            best[root] = i;
    }
    for (int i = 0; i < f->connectable; i++) {
        int source = best[flat_union_find(f->equal, i)];
        if (source != i)
            follow(f, i, source, binding[i]);
    }
}

/* ---- cycles ---- */

typedef struct {
    int constant, next;
    IntList mentioned;
} ConstantVisit;

typedef List(ConstantVisit) ConstantVisitList;

enum { UNSEEN, ON_PATH, DONE };

static void enter_constant(Flattening *f, ConstantVisitList *path, char *marks, int constant)
{
    ConstantVisit entered = {.constant = constant};
    expr_mentions(f->system->variables.at[constant].value, f->system->by_leaf, f->scratch, &entered.mentioned);
    marks[constant] = ON_PATH;
    list_push(f->scratch, path, entered);
}

/* Reports constants that depend on themselves. Searches depth first without recursion: a chain of bindings may be as
 * long as the model. */
static void find_cycles(Flattening *f)
{
    char *marks = arena_array(f->scratch, char, f->connectable ? f->connectable : 1);
    ConstantVisitList path = {0};
    for (int i = 0; i < f->connectable; i++) {
        const FlatVariable *variable = &f->system->variables.at[i];
        if (marks[i] != UNSEEN || !variable->value || variable->value->op == OP_NUMBER)
            continue;
        enter_constant(f, &path, marks, i);
        while (path.count) {
            ConstantVisit *top = &list_last(&path);
            if (top->next == top->mentioned.count) {
                marks[top->constant] = DONE;
                path.count--;
                continue;
            }
            int next = top->mentioned.at[top->next++], from = path.count - 1;
            if (marks[next] == UNSEEN)
                enter_constant(f, &path, marks, next);
            else if (marks[next] == ON_PATH) {
                const FlatVariable *constant = &f->system->variables.at[next];
                while (path.at[from].constant != next)
                    from--;
                diag(DIAG_F10, constant->source, "the value of constant '%s' depends on itself", constant->path->text);
                for (int k = from; k < path.count; k++)
                    tell_value(f, path.at[k].constant);
            }
        }
    }
}

void flat_settle_values(Flattening *f)
{
    for (int i = 0; i < f->connectable; i++) {
        if (!f->origins.at[i].value)
            continue;
        Expr e = value_expr(f, i);
        FlatVariable *variable = &f->system->variables.at[i];
        *(variable->kind == FLAT_CONSTANT ? &variable->value : &variable->start_value) = e;
    }
    settle_bindings(f);
    find_cycles(f);
}

/* ---- constants without a value ---- */

/* Marks the constants in equations that contain only constants: such an equation can determine one of them, which
 * causalization chooses. */
static void mark_derived(Flattening *f, bool *is_derived)
{
    const System *system = f->system;
    IntList mentioned = {0};
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *equation = &system->equations.at[i];
        if (equation->origin != ORIGIN_CONSTRAINT || !flat_is_made_of_constants(f, equation->left) ||
            !flat_is_made_of_constants(f, equation->right))
            continue;
        mentioned.count = 0;
        expr_mentions(equation->left, system->by_leaf, f->scratch, &mentioned);
        expr_mentions(equation->right, system->by_leaf, f->scratch, &mentioned);
        for (int k = 0; k < mentioned.count; k++) {
            int bound = system->variables.at[mentioned.at[k]].bound_to;
            is_derived[bound >= 0 ? bound : mentioned.at[k]] = true;
        }
    }
}

void flat_check_constants(Flattening *f)
{
    const System *system = f->system;
    bool *is_derived = NULL;
    const IntList *reported = NULL; /* sizes of the array with the last reported element */
    for (int i = 0; i < f->connectable; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        if (variable->kind != FLAT_CONSTANT || variable->value || f->origins.at[i].value)
            continue;
        if (!is_derived) {
            is_derived = arena_array(f->scratch, bool, f->connectable);
            mark_derived(f, is_derived);
        }
        const Origin *origin = &f->origins.at[i];
        const Item *item = &origin->item;
        if (is_derived[i] || (item->sizes && item->sizes == reported))
            continue;
        reported = item->sizes;
        Source source = flat_place(system, variable->part, variable->source);
        if (item->element >= 0)
            diag(DIAG_F11, source, "constant '%s', one of %s values, has no value", variable->path->text,
                 flat_sizes_text(f->scratch, item->sizes));
        else
            diag(DIAG_F11, source, "constant '%s' has no value", variable->path->text);
        const Instance *owner = origin->owner;
        while (owner && !(owner->property && owner->kind == INSTANCE_PART))
            owner = owner->owner;
        if (owner)
            diag_detail("part %s (%s)", owner->path->text, source_print(f->scratch, owner->property->source));
        if (source.file != variable->source.file)
            diag_detail("declared at %s", source_print(f->scratch, variable->source));
    }
}
