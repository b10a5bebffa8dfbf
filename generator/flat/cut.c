/* cut.c - connections of parts that come and go: they are cut while one of their ends is absent.
 *
 * The law: members of a connection set that are there are joined, whichever are absent. Where one is there as long as
 * any other one, the others are equal to it as long as they are there. Otherwise each is equal to the first one before
 * it that is there. In a sum, the flow of an absent part is 0, and the sum holds while some member is there. */
#include "flat/presence.h"

static Expr presence_of(const Flattening *f, int member)
{
    return f->system->variables.at[member / 2].presence;
}

bool flat_is_cut(const Flattening *f, const ConnectionSet *set)
{
    for (int i = 1; i < set->members.count; i++)
        if (presence_of(f, set->members.at[i]) != presence_of(f, set->members.at[0]))
            return true;
    return false;
}

/* A member that is there as long as any other one is; -1: there is none. */
static int find_base(Flattening *f, const ConnectionSet *set)
{
    for (int i = 0; i < set->members.count; i++) {
        bool is = true;
        for (int k = 0; is && k < set->members.count; k++)
            is = flat_implies(f->scratch, presence_of(f, set->members.at[k]), presence_of(f, set->members.at[i]));
        if (is)
            return set->members.at[i];
    }
    return -1;
}

Expr flat_presence_of_set(Flattening *f, const ConnectionSet *set)
{
    const int base = set->is_cut ? find_base(f, set) : set->members.at[0];
    TruthList all = {0};
    if (base >= 0)
        return presence_of(f, base);
    for (int i = 0; i < set->members.count; i++)
        flat_split_truth(f->scratch, presence_of(f, set->members.at[i]), OP_OR, &all);
    return flat_join_truths(OP_OR, &all);
}

Expr flat_flow_term(Flattening *f, int variable, Expr presence)
{
    const FlatVariable *flow = &f->system->variables.at[variable];
    TruthList own = {0}, open = {0};
    flat_split_truth(f->scratch, flow->presence, OP_AND, &own);
    for (int i = 0; i < own.count; i++)
        if (!flat_implies(f->scratch, presence, own.at[i]))
            list_push(f->scratch, &open, own.at[i]);
    if (!open.count)
        return flow->leaf;
    return expr_raw(OP_IF, NULL, 3, (Expr[]){flat_join_truths(OP_AND, &open), flow->leaf, expr_integer(0)});
}

/* The first connection that the member stands in. */
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

/* To those before it, the first of which that is there counts; which are never there together with it do not. */
static void join_to_former(Flattening *f, const ConnectionSet *set, int index)
{
    const FlatVariable *variables = f->system->variables.at;
    const int own = set->members.at[index] / 2;
    IntList former = {0};
    TruthList some = {0};
    for (int i = 0; i < index; i++) {
        const int other = set->members.at[i] / 2;
        if (own == other)
            return;
        if (flat_excludes(f->scratch, variables[own].presence, variables[other].presence))
            continue;
        flat_union_join(f->equal, own, other);
        list_push(f->scratch, &former, other);
        list_push(f->scratch, &some, variables[other].presence);
        if (flat_implies(f->scratch, variables[own].presence, variables[other].presence)) {
            some.count = 0; /* the last one that is asked for */
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
    equate(f, set, own, right, flat_both(f->scratch, variables[own].presence, flat_join_truths(OP_OR, &some)));
}

void flat_write_cut(Flattening *f, const ConnectionSet *set)
{
    const int base = find_base(f, set);
    for (int i = 0; i < set->members.count; i++) {
        const int member = set->members.at[i];
        if (base < 0 && i > 0)
            join_to_former(f, set, i);
        else if (base >= 0 && member != base && flat_union_join(f->equal, member / 2, base / 2))
            equate(f, set, member / 2, f->system->variables.at[base / 2].leaf, presence_of(f, member));
    }
}
