/* presence.c - parts that appear and disappear: when they exist, and the consequences for connections and uses. */
#include "flat/presence.h"
#include "flat/machine_state.h"
#include "flat/union.h"
#include "flat/variable.h"

#include <math.h>

/* ---- implications between presences ---- */

/* Recursion follows the nesting of the text, which the parser limits. */
void flat_split_truth(Arena *arena, Expr e, Op op, ExprList *found)
{
    if (e && e->op == OP_NO_EVENT)
        e = e->at[0];
    for (int i = 0; e && e->op == op && i < e->count; i++)
        flat_split_truth(arena, e->at[i], op, found);
    if (e && e->op != op)
        list_push(arena, found, e);
}

/* The least Integer that a relation between an Integer variable and a number allows: n >= 3, 2 < n, n == 3. */
static bool read_least(Expr e, Expr *variable, double *least)
{
    const bool is_swapped = e->op == OP_LESS || e->op == OP_LESS_EQUAL;
    const bool is = e->op == OP_GREATER || e->op == OP_GREATER_EQUAL || e->op == OP_EQUAL || is_swapped;
    if (!is || e->at[is_swapped]->op != OP_VARIABLE || e->at[is_swapped]->type != TYPE_INTEGER ||
        e->at[!is_swapped]->op != OP_NUMBER)
        return false;
    *variable = e->at[is_swapped];
    *least = e->at[!is_swapped]->number;
    if (e->op == OP_GREATER || e->op == OP_LESS)
        *least = floor(*least) + 1;
    return true;
}

/* True if `wanted` follows from `known`: it is the same, or as n >= 2 follows from n >= 3. */
static bool follows(Expr known, Expr wanted)
{
    Expr of_known, of_wanted;
    double least, needed;
    return known == wanted || (wanted->op == OP_GREATER_EQUAL && read_least(known, &of_known, &least) &&
                               read_least(wanted, &of_wanted, &needed) && of_known == of_wanted && least >= needed);
}

/* The truths joined by op, each once; NULL: there are none. */
static Expr join_truths(Op op, const ExprList *truths)
{
    ExprList once = {0};
    Arena *scratch = arena_new();
    for (int i = 0; i < truths->count; i++)
        if (!list_holds(&once, truths->at[i]))
            list_push(scratch, &once, truths->at[i]);
    Expr joined = expr_raw_joined(op, &once);
    arena_free(scratch);
    return joined;
}

Expr flat_both(Arena *arena, Expr a, Expr b)
{
    ExprList truths = {0};
    if (!a || !b)
        return a ? a : b;
    flat_split_truth(arena, a, OP_AND, &truths);
    flat_split_truth(arena, b, OP_AND, &truths);
    return join_truths(OP_AND, &truths);
}

/* True if each alternative of a implies an alternative of b. */
static bool is_narrower(Arena *arena, Expr a, Expr b)
{
    ExprList some = {0}, all = {0};
    flat_split_truth(arena, a, OP_OR, &some);
    flat_split_truth(arena, b, OP_OR, &all);
    bool is = true;
    for (int i = 0; is && i < some.count; i++) {
        is = false;
        for (int k = 0; !is && k < all.count; k++)
            is = follows(some.at[i], all.at[k]);
    }
    return is;
}

bool flat_implies(Arena *arena, Expr a, Expr b)
{
    ExprList known = {0}, wanted = {0};
    if (!b || a == b)
        return true;
    flat_split_truth(arena, a, OP_AND, &known);
    flat_split_truth(arena, b, OP_AND, &wanted);
    bool is = true;
    for (int i = 0; is && i < wanted.count; i++) {
        is = false;
        for (int k = 0; !is && k < known.count; k++)
            is = is_narrower(arena, known.at[k], wanted.at[i]);
    }
    return is;
}

/* m == 2 */
static bool is_choice(Expr e)
{
    return e->op == OP_EQUAL && e->at[0]->op == OP_VARIABLE && e->at[1]->op == OP_NUMBER;
}

/* True if a and b are choices of one variable without a common number, or if one is the negation of the other. */
static bool are_apart(Arena *arena, Expr a, Expr b)
{
    ExprList first = {0}, second = {0};
    if ((a->op == OP_NOT && a->at[0] == b) || (b->op == OP_NOT && b->at[0] == a))
        return true;
    flat_split_truth(arena, a, OP_OR, &first);
    flat_split_truth(arena, b, OP_OR, &second);
    bool are = true;
    for (int i = 0; are && i < first.count; i++)
        for (int k = 0; are && k < second.count; k++) {
            const Expr x = first.at[i], y = second.at[k];
            are = is_choice(x) && is_choice(y) && x->at[0] == y->at[0] && x->at[1] != y->at[1];
        }
    return are;
}

/* True if a and b are certainly never true together. */
static bool excludes(Arena *arena, Expr a, Expr b)
{
    ExprList first = {0}, second = {0};
    flat_split_truth(arena, a, OP_AND, &first);
    flat_split_truth(arena, b, OP_AND, &second);
    for (int i = 0; i < first.count; i++)
        for (int k = 0; k < second.count; k++)
            if (are_apart(arena, first.at[i], second.at[k]))
                return true;
    return false;
}

/* ---- when parts exist ----
 *
 * The law: the invariants of states apply in each instance of the block that runs the state machine. A part exists
 * while a state is active whose invariants declare it present; this includes the states inside. The condition of a rule
 * is a discrete variable. A part exists only while the part around it exists; so do its ports and values. The inside of
 * an association block exists while all parts that its connector joins exist. */

/* ---- states ---- */

/* Appends a condition for each state that declares the part present; the states inside such a state need not be
 * searched. around: the condition that the states around the region are active; NULL: there are none. Recursion follows
 * the nesting of states. */
static void find_states(Flattening *f, const Instance *scope, const Region *region, int slot, int element,
                        Expr around, ExprList *found)
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
        const Expr own = expr_raw_binary(OP_EQUAL, leaf, expr_integer(flat_step_number(state)));
        const Expr truth = flat_both(f->scratch, around, own);
        if (is_there)
            list_push(f->scratch, found, truth);
        for (int k = 0; !is_there && k < state->regions.count; k++)
            find_states(f, scope, state->regions.at[k], slot, element, truth, found);
    }
}

/* ---- rules ---- */

/* The variable of a rule: the Boolean of its condition, or its number of parts. */
static Expr leaf_of_rule(const Instance *scope, Name part, bool is_size, Name *identifier)
{
    *identifier = name_format(is_size ? "size(%s)" : "present(%s)", part->text);
    return expr_variable(flat_join_path(scope->path, *identifier), is_size ? TYPE_INTEGER : TYPE_BOOLEAN);
}

/* The rule of the block that states when the part exists, and the index of its constraint; NULL: there is none. */
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

/* The condition by a rule. An element of parts 0..n exists if the number of parts is large enough. */
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
    return rule.is_size ? expr_raw_binary(OP_GREATER_EQUAL, leaf, expr_integer(element + 1)) : leaf;
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
    return flat_variable(f->system, leaf) >= 0 ? leaf : NULL; /* otherwise invariants of states declare it */
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
    ExprList states = {0};
    for (int i = 0; machine && i < machine->regions.count; i++)
        find_states(f, owner, machine->regions.at[i], slot, instance->element, NULL, &states);
    return states.count ? join_truths(OP_OR, &states) : rule_of(f, owner, slot, instance->element);
}

/* The conjunction for all parts that the connector of an association block joins; they are made before it. */
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

/* Adds `m is Boost` for `m == 2`. Recursion follows the form of presences. */
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

/* ---- connections of parts that appear and disappear ----
 *
 * The law: those members of a connection set that exist are joined, whichever are absent. If one member exists whenever
 * any other one does, the others are equal to it while they exist. Otherwise each one is equal to the first existing
 * one before it. In a sum, the flow of an absent part is 0, and the sum holds while some member exists. */

static Expr presence_of_member(const Flattening *f, int member)
{
    return f->system->variables.at[member / 2].presence;
}

bool flat_is_cut(const Flattening *f, const ConnectionSet *set)
{
    for (int i = 1; i < set->members.count; i++)
        if (presence_of_member(f, set->members.at[i]) != presence_of_member(f, set->members.at[0]))
            return true;
    return false;
}

/* A member that exists whenever any other one does; -1: there is none. */
static int find_base(Flattening *f, const ConnectionSet *set)
{
    for (int i = 0; i < set->members.count; i++) {
        bool is = true;
        for (int k = 0; is && k < set->members.count; k++)
            is = flat_implies(f->scratch, presence_of_member(f, set->members.at[k]),
                              presence_of_member(f, set->members.at[i]));
        if (is)
            return set->members.at[i];
    }
    return -1;
}

Expr flat_presence_of_set(Flattening *f, const ConnectionSet *set)
{
    const int base = set->is_cut ? find_base(f, set) : set->members.at[0];
    ExprList all = {0};
    if (base >= 0)
        return presence_of_member(f, base);
    for (int i = 0; i < set->members.count; i++)
        flat_split_truth(f->scratch, presence_of_member(f, set->members.at[i]), OP_OR, &all);
    return join_truths(OP_OR, &all);
}

Expr flat_flow_term(Flattening *f, int variable, Expr presence)
{
    const FlatVariable *flow = &f->system->variables.at[variable];
    ExprList own = {0}, open = {0};
    flat_split_truth(f->scratch, flow->presence, OP_AND, &own);
    for (int i = 0; i < own.count; i++)
        if (!flat_implies(f->scratch, presence, own.at[i]))
            list_push(f->scratch, &open, own.at[i]);
    if (!open.count)
        return flow->leaf;
    return expr_raw(OP_IF, NULL, 3, (Expr[]){join_truths(OP_AND, &open), flow->leaf, expr_integer(0)});
}

/* The first connection that contains the variable. */
static const Connection *connection_of(const Flattening *f, const ConnectionSet *set, int variable)
{
    for (int i = 0; i < set->connections.count; i++)
        for (int k = 0; k < set->connections.at[i]->pair_count; k++) {
            const Pair pair = f->pairs.at[set->connections.at[i]->first_pair + k];
            if (pair.a == variable || pair.b == variable)
                return set->connections.at[i];
        }
    return set->connections.at[0];
}

static void equate(Flattening *f, const ConnectionSet *set, int variable, Expr right, Expr presence)
{
    const Connection *connection = connection_of(f, set, variable);
    const Expr leaf = f->system->variables.at[variable].leaf;
    FlatEquation *equation = flat_add_equation(f, ORIGIN_CONNECTION, leaf, right, connection->source,
                                               connection->instance->part);
    equation->presence = presence;
}

/* Equates a member to the first existing one before it. Members that never exist together with it are skipped. */
static void join_to_former(Flattening *f, const ConnectionSet *set, int index)
{
    const FlatVariable *variables = f->system->variables.at;
    const int own = set->members.at[index] / 2;
    IntList former = {0};
    ExprList some = {0};
    for (int i = 0; i < index; i++) {
        const int other = set->members.at[i] / 2;
        if (own == other)
            return;
        if (excludes(f->scratch, variables[own].presence, variables[other].presence))
            continue;
        flat_union_join(f->equal, own, other);
        list_push(f->scratch, &former, other);
        list_push(f->scratch, &some, variables[other].presence);
        if (flat_implies(f->scratch, variables[own].presence, variables[other].presence)) {
            some.count = 0; /* it always exists: further ones are not needed */
            break;
        }
    }
    if (!former.count)
        return;
    Expr right = variables[list_last(&former)].leaf;
    for (int i = former.count - 2; i >= 0; i--) {
        const FlatVariable *other = &variables[former.at[i]];
        right = expr_raw(OP_IF, NULL, 3, (Expr[]){other->presence, other->leaf, right});
    }
    equate(f, set, own, right, flat_both(f->scratch, variables[own].presence, join_truths(OP_OR, &some)));
}

void flat_write_cut(Flattening *f, const ConnectionSet *set)
{
    const int base = find_base(f, set);
    for (int i = 0; i < set->members.count; i++) {
        const int member = set->members.at[i];
        if (base < 0 && i > 0)
            join_to_former(f, set, i);
        else if (base >= 0 && member != base && flat_union_join(f->equal, member / 2, base / 2))
            equate(f, set, member / 2, f->system->variables.at[base / 2].leaf, presence_of_member(f, member));
    }
}

/* ---- values are used only where they certainly exist ----
 *
 * The law: the value must exist while the equation holds, or in the branch of an `if` whose condition implies it. The
 * operands of an `and` with such a condition, and of an `or` with its negation, do not matter otherwise. Guards and
 * change events may use values that exist in the state that they would leave. Actions are not checked: they state when
 * they are executed, and may set values that are about to appear. */

/* Conditions that are true at the place of an expression. */
typedef struct Context Context;
struct Context {
    Expr truth; /* NULL: no further condition */
    const Context *outer;
};

typedef struct {
    Expr e;
    const Context *context;
} Visit;

/* The user of a value, for messages. */
typedef struct {
    Name element;
    const char *written; /* or NULL */
    Expr presence;
    Source source;
} User;

typedef struct {
    Flattening *f;
    bool is_condition; /* of a statement: expressions within noEvent() are not checked */
    List(Visit) visits;
} Search;

static const Context *within(Search *s, const Context *outer, Expr truth)
{
    if (!truth)
        return outer;
    Context *context = arena_new_of(s->f->scratch, Context);
    *context = (Context){truth, outer};
    return context;
}

/* The context with the facts that follow if the condition is false. */
static const Context *without(Search *s, const Context *context, Expr condition)
{
    ExprList alternatives = {0};
    flat_split_truth(s->f->scratch, condition, OP_OR, &alternatives);
    for (int i = 0; i < alternatives.count; i++)
        context = within(s, context, alternatives.at[i]->op == OP_NOT ? alternatives.at[i]->at[0] : NULL);
    return context;
}

/* The condition that the state around an active state is active, too. NULL: `truth` does not require a state, or there
 * is none around it. */
static Expr around(const Search *s, Expr truth)
{
    const int region = is_choice(truth) && truth->at[1]->number > 0 ? flat_variable(s->f->system, truth->at[0]) : -1;
    return region < 0 ? NULL : s->f->system->variables.at[region].around;
}

static bool is_there(Search *s, const Context *context, Expr presence)
{
    ExprList known = {0};
    for (; context; context = context->outer)
        flat_split_truth(s->f->scratch, context->truth, OP_AND, &known);
    for (int i = 0; i < known.count; i++)
        flat_split_truth(s->f->scratch, around(s, known.at[i]), OP_AND, &known);
    return flat_implies(s->f->scratch, join_truths(OP_AND, &known), presence);
}

static Expr presence_of_leaf(const Search *s, Expr leaf)
{
    const int variable = leaf->op == OP_VARIABLE ? flat_variable(s->f->system, leaf) : -1;
    return variable < 0 ? NULL : s->f->system->variables.at[variable].presence;
}

static void visit_arguments(Search *s, Expr e, const Context *context)
{
    for (int i = 0; i < e->count; i++) {
        const Context *inner = context;
        if (e->op == OP_IF && i > 0)
            inner = i == 1 ? within(s, context, e->at[0]) : without(s, context, e->at[0]);
        for (int k = 0; (e->op == OP_AND || e->op == OP_OR) && k < e->count; k++)
            if (k != i)
                inner = e->op == OP_AND ? within(s, inner, e->at[k]) : without(s, inner, e->at[k]);
        list_push(s->f->scratch, &s->visits, ((Visit){e->at[i], inner}));
    }
}

/* A leaf of the expression that may be absent; NULL: all exist. */
static Expr find_absent(Search *s, Expr e, const Context *context)
{
    enum { MOST_VISITS = 1000000 };
    s->visits.count = 0;
    list_push(s->f->scratch, &s->visits, ((Visit){e, context}));
    for (int i = 0; s->visits.count && i < MOST_VISITS; i++) {
        const Visit visit = s->visits.at[--s->visits.count];
        if (s->is_condition && visit.e->op == OP_NO_EVENT)
            continue;
        const Expr presence = presence_of_leaf(s, visit.e);
        if (presence && !is_there(s, visit.context, presence))
            return visit.e;
        visit_arguments(s, visit.e, visit.context);
    }
    return NULL;
}

static void report_absent(Flattening *f, const User *user, Expr leaf)
{
    const FlatVariable *variable = &f->system->variables.at[flat_variable(f->system, leaf)];
    const FlatPart *part = &f->system->parts.at[variable->part];
    while (part->parent >= 0 && f->system->parts.at[part->parent].presence == part->presence)
        part = &f->system->parts.at[part->parent];
    if (!flat_report_once(f, name_format("%s:%s:%s", user->element->text, part->identifier->text,
                                         variable->identifier->text)))
        return;
    diag(DIAG_F72, user->source, "'%s' uses '%s', but '%s' may be absent then", user->element->text,
         variable->path->text, part->path->text);
    if (user->written)
        diag_detail("in: %s", user->written);
    if (user->presence)
        diag_detail("it holds while %s", flat_presence_words(f, user->presence));
    diag_detail("'%s' exists while %s (%s)", part->path->text, flat_presence_words(f, part->presence),
                source_print(f->scratch, part->source));
    diag_fix("write 'if %s->notEmpty() then ... else ...', or let the equation stand in '%s'",
             part->identifier->text, part->type->qualified->text);
}

/* True if an equation has a variable with another presence than its own. For most equations this is false. */
static bool holds_absent(const Flattening *f, const FlatEquation *equation)
{
    const Expr sides[2] = {equation->left, equation->right};
    ExprList leaves = {0};
    for (int i = 0; i < 2; i++)
        expr_variables(sides[i], false, f->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const Expr presence = f->system->variables.at[flat_variable(f->system, leaves.at[i])].presence;
        if (presence && presence != equation->presence)
            return true;
    }
    return false;
}

/* Removes pre(): in the algorithm of a state machine, pre(m) == 2 means that the state to be left is active. */
static Expr without_pre(void *ignored, Expr node)
{
    (void)ignored;
    return node->op == OP_PRE ? node->at[0] : NULL;
}

/* Recursion follows the nesting of statements, which the parser limits. */
static void check_statements(Search *s, const FlatAlgorithm *algorithm, const StatementList *list,
                             const Context *context)
{
    for (int i = 0; i < list->count; i++) {
        const Statement *statement = list->at[i];
        const bool is_if = statement->kind == STATEMENT_IF;
        for (int k = 0; k < statement->branches.count; k++) {
            const Expr condition = is_if && k < statement->conditions.count ? statement->conditions.at[k] : NULL;
            const Expr absent = condition ? find_absent(s, condition, context) : NULL;
            const User user = {algorithm->element, statement->text, algorithm->presence,
                               (Source){algorithm->source.file, statement->line, algorithm->element}};
            if (absent)
                report_absent(s->f, &user, absent);
            const Expr known = condition ? expr_rebuild(condition, false, NULL, without_pre, NULL) : NULL;
            check_statements(s, algorithm, &statement->branches.at[k], within(s, context, known));
        }
    }
}

static void check_equation(Flattening *f, const FlatEquation *equation)
{
    const Context around = {equation->presence, NULL};
    const Expr sides[2] = {equation->left, equation->right};
    const User user = {equation->element, equation->written, equation->presence, equation->source};
    Search search = {.f = f};
    Expr absent = NULL;
    for (int k = 0; !absent && k < 2; k++)
        absent = find_absent(&search, sides[k], &around);
    if (absent)
        report_absent(f, &user, absent);
}

void flat_check_presences(Flattening *f)
{
    const System *system = f->system;
    bool any = false;
    for (int i = 0; !any && i < system->parts.count; i++)
        any = system->parts.at[i].presence;
    for (int i = 0; any && i < system->equations.count; i++)
        if (system->equations.at[i].origin == ORIGIN_CONSTRAINT && holds_absent(f, &system->equations.at[i]))
            check_equation(f, &system->equations.at[i]);
    for (int i = 0; any && i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        const Context around = {algorithm->presence, NULL};
        Search search = {.f = f, .is_condition = true};
        check_statements(&search, algorithm, &algorithm->statements, &around);
    }
}
