/* presence.c - when parts are there.
 *
 * The law: the invariants of states apply in each instance of the block that runs the state machine: it is there while
 * one of the states is active whose invariants say so, and then also in the states within. The condition of a rule is a
 * discrete variable. A part is there only while the part around it is; so are its ports and values. The inside of an
 * association block is there while all that its connector joins is. */
#include "flat/machine_state.h"
#include "flat/presence.h"

/* ---- states ---- */

/* Recursion follows the nesting of states; within a state that declares the part present, no other state has to.
 * around: the states around the region are active, from which it follows that it is; NULL: none is. */
static void find_states(Flattening *f, const Instance *scope, const Region *region, int slot, int element,
                        Expr around, TruthList *found)
{
    int active = -1;
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *state = region->vertices.at[i];
        bool is_there = false;
        for (int k = 0; !is_there && k < state->presences.count; k++)
            is_there = state->presences.at[k].is_there && state->presences.at[k].count > element - (element < 0) &&
                       map_get(scope->shape->by_name, state->presences.at[k].part, -1) == slot;
        if (!is_there && !state->regions.count)
            continue;
        if (active < 0)
            active = flat_region_variable(f, scope, region);
        const Expr leaf = f->system->variables.at[active].leaf;
        const Expr own = expr_raw(OP_EQUAL, NULL, 2, (Expr[]){leaf, expr_integer(flat_step_number(state))});
        const Expr truth = flat_both(f->scratch, around, own);
        if (is_there)
            list_push(f->scratch, found, truth);
        for (int k = 0; !is_there && k < state->regions.count; k++)
            find_states(f, scope, state->regions.at[k], slot, element, truth, found);
    }
}

/* ---- rules ---- */

/* The variable of a rule: its truth, or its number of parts. */
static Expr leaf_of_rule(const Instance *scope, Name part, bool is_size, Name *identifier)
{
    *identifier = name_format(is_size ? "size(%s)" : "present(%s)", part->text);
    return expr_variable(flat_join_path(scope->path, *identifier), is_size ? TYPE_INTEGER : TYPE_BOOLEAN);
}

/* The rule of the block that states when the part is there, and its number in the shape; NULL: there is none. */
static const EquationNode *find_rule(const Instance *scope, int slot, int *law)
{
    const ConstraintList *rules = &scope->shape->constraints;
    const EquationNode *weak = NULL;
    for (int i = 0; i < rules->count; i++)
        for (int k = 0; k < rules->at[i]->equations.count; k++) {
            const EquationNode *node = rules->at[i]->equations.at[k];
            PresenceRule rule;
            if (!sysml_states_presence(node, &rule) || (rule.is_weak && weak) ||
                map_get(scope->shape->by_name, sysml_part_of_truth(rule.truth)->name, -1) != slot)
                continue;
            *law = i;
            weak = node;
            if (!rule.is_weak)
                return node;
        }
    return weak;
}

/* Of an element of parts 0..n: there are as many. */
static Expr rule_of(Flattening *f, const Instance *scope, int slot, int element)
{
    int law = 0;
    PresenceRule rule;
    const EquationNode *node = find_rule(scope, slot, &law);
    if (!node || !sysml_states_presence(node, &rule))
        return NULL;
    Name identifier;
    Expr leaf = leaf_of_rule(scope, sysml_part_of_truth(rule.truth)->name, rule.is_size, &identifier);
    if (flat_variable(f->system, leaf) < 0)
        flat_add_discrete(f, scope, identifier, leaf->type, false, flat_place_of_law(scope, law).source);
    return rule.is_size ? expr_raw(OP_GREATER_EQUAL, NULL, 2, (Expr[]){leaf, expr_integer(element + 1)}) : leaf;
}

Expr flat_ruled_leaf(const Flattening *f, const Instance *scope, const EquationNode *node)
{
    int law = 0;
    PresenceRule rule;
    if (!scope || scope->kind != INSTANCE_PART || !sysml_states_presence(node, &rule))
        return NULL;
    const Expr part = sysml_part_of_truth(rule.truth);
    const int slot = part->op == OP_VARIABLE ? map_get(scope->shape->by_name, part->name, -1) : -1;
    if (slot < 0 || find_rule(scope, slot, &law) != node)
        return NULL;
    Name identifier;
    const Expr leaf = leaf_of_rule(scope, part->name, rule.is_size, &identifier);
    return flat_variable(f->system, leaf) >= 0 ? leaf : NULL; /* otherwise states declare it */
}

/* ---- parts ---- */

static Expr stated_of(Flattening *f, const Instance *instance)
{
    const Instance *owner = instance->owner;
    const Property *property = instance->property;
    const int slot = owner->kind == INSTANCE_PART ? flat_shape_slot(owner->shape, property) : -1;
    if (slot < 0 || property->lower != 0 || (property->sizes.count && !property->is_varying))
        return NULL;
    const StateMachine *machine = owner->shape->machine;
    TruthList states = {0};
    for (int i = 0; machine && i < machine->regions.count; i++)
        find_states(f, owner, machine->regions.at[i], slot, instance->element, NULL, &states);
    return states.count ? flat_join_truths(OP_OR, &states) : rule_of(f, owner, slot, instance->element);
}

/* Of all that the connector of an association block joins, which is made before it. */
static Expr joined_of(Flattening *f, const Instance *instance)
{
    const Connector *connector = instance->property->connector;
    Expr presence = NULL;
    for (int i = 0; connector && i < 2; i++) {
        Member end = flat_resolve_path(instance->owner, &connector->end[i]);
        if (end.kind == MEMBER_ARRAY && instance->element >= 0 && instance->element < end.is.array->count)
            end = end.is.array->elements[instance->element];
        const Instance *joined = flat_some_instance(end);
        if (joined && joined->part >= 0)
            presence = flat_both(f->scratch, presence, f->system->parts.at[joined->part].presence);
    }
    return presence;
}

void flat_find_presences(Flattening *f)
{
    System *system = f->system;
    bool any = false;
    for (int i = 0; i < f->instances.count; i++) {
        const Instance *instance = f->instances.at[i];
        const bool is_part = instance->kind == INSTANCE_PART;
        if ((!is_part && instance->kind != INSTANCE_PORT) || !instance->owner || instance->part <= 0)
            continue;
        Expr own = !is_part                                           ? NULL
                   : instance->property->kind == PROPERTY_CONNECTOR ? joined_of(f, instance)
                                                                      : stated_of(f, instance);
        FlatPart *part = &system->parts.at[instance->part];
        part->presence = flat_both(f->scratch, system->parts.at[part->parent].presence, own);
        any = any || part->presence;
    }
    for (int i = 0; any && i < system->variables.count; i++)
        system->variables.at[i].presence = system->parts.at[system->variables.at[i].part].presence;
}

/* ---- messages ---- */

/* m is Boost, of `m == 2`; recursion follows the form of presences. */
static void add_words(const Flattening *f, Text *text, Expr e)
{
    const bool joins = e->op == OP_AND || e->op == OP_OR, compares = e->op == OP_EQUAL;
    const int variable = compares && e->at[0]->op == OP_VARIABLE ? flat_variable(f->system, e->at[0]) : -1;
    const FlatVariable *choice = variable >= 0 ? &f->system->variables.at[variable] : NULL;
    const bool is_named = choice && e->at[1]->op == OP_NUMBER && e->at[1]->number >= 1 &&
                          e->at[1]->number <= choice->literals.count;
    for (int i = 0; joins && i < e->count; i++) {
        const bool is_enclosed = e->op == OP_AND && e->at[i]->op == OP_OR;
        text_add(text, i == 0 ? "" : e->op == OP_AND ? " and " : " or ");
        text_add(text, is_enclosed ? "(" : "");
        add_words(f, text, e->at[i]);
        text_add(text, is_enclosed ? ")" : "");
    }
    if (is_named)
        text_format(text, "%s is %s", choice->path->text, choice->literals.at[(int)e->at[1]->number - 1]->text);
    else if (!joins)
        expr_print(text, e);
}

const char *flat_presence_words(Flattening *f, Expr presence)
{
    Text text = text_new(f->scratch);
    add_words(f, &text, presence);
    return text.at;
}
