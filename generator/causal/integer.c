/* integer.c - exact elimination of relations with integer coefficients.
 *
 * Connections and sign conventions are integer-linear: a.f + b.f = 0, v = p.v - n.v. Their joint consequences (a
 * current that must vanish, a redundant equation) are found here without rounding, so that they become visible in the
 * structure. */
#include "causal/index.h"

#include <math.h>
#include <stdlib.h>

/* Sign conventions and gear ratios have no larger factors; the bound keeps products below 2^63. */
static const int64_t LARGEST_FACTOR = 1000000;

enum { MOST_NAMED = 64 }; /* in messages; nobody reads longer derivations */

void relation_add(Arena *arena, Relation *relation, int variable, int64_t factor)
{
    if (factor == 0)
        return;
    int low = 0, high = relation->terms.count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (relation->terms.at[middle].variable < variable)
            low = middle + 1;
        else
            high = middle;
    }
    Term *at = relation->terms.at;
    if (low < relation->terms.count && at[low].variable == variable) {
        at[low].factor += factor;
        if (at[low].factor == 0) {
            for (int i = low; i + 1 < relation->terms.count; i++)
                at[i] = at[i + 1];
            relation->terms.count--;
        }
        return;
    }
    list_push(arena, &relation->terms, (Term){variable, factor});
    at = relation->terms.at;
    for (int i = relation->terms.count - 1; i > low; i--)
        at[i] = at[i - 1];
    at[low] = (Term){variable, factor};
}

static bool read_terms(Arena *arena, const Causal *causal, Expr e, int64_t factor, Relation *relation)
{
    if (llabs(factor) > LARGEST_FACTOR)
        return false;
    switch (e->op) {
    case OP_NUMBER:
        relation->constant += (double)factor * e->number;
        relation->size += fabs((double)factor * e->number);
        return true;
    case OP_VARIABLE: {
        int variable = causal_variable(causal, e);
        if (variable < 0 || causal->variables.at[variable].integral >= 0)
            return false; /* derivatives keep their equation: the integrator needs it */
        relation_add(arena, relation, variable, factor);
        return true;
    }
    case OP_NEGATE:
        return read_terms(arena, causal, e->at[0], -factor, relation);
    case OP_SUBTRACT:
        return read_terms(arena, causal, e->at[0], factor, relation) &&
               read_terms(arena, causal, e->at[1], -factor, relation);
    case OP_ADD:
        for (int i = 0; i < e->count; i++)
            if (!read_terms(arena, causal, e->at[i], factor, relation))
                return false;
        return true;
    case OP_MULTIPLY:
        if (e->count != 2)
            return false;
        for (int i = 0; i < 2; i++) {
            double number = e->at[i]->op == OP_NUMBER ? e->at[i]->number : NAN;
            if (fabs(number) <= 1000 && number == floor(number))
                return read_terms(arena, causal, e->at[1 - i], factor * (int64_t)number, relation);
        }
        return false;
    default:
        return false;
    }
}

bool relation_read(Arena *arena, const Causal *causal, Expr left, Expr right, Relation *relation)
{
    *relation = (Relation){.constant = 0};
    return read_terms(arena, causal, left, 1, relation) && read_terms(arena, causal, right, -1, relation) &&
           isfinite(relation->constant);
}

static int64_t common_divisor(int64_t a, int64_t b)
{
    a = llabs(a);
    b = llabs(b);
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* target := target * p - pivot * t, with p and t chosen so that the variable disappears. False on overflow. */
static bool eliminate(Arena *arena, Relation *target, const Relation *pivot, int64_t target_factor,
                      int64_t pivot_factor)
{
    int64_t divisor = common_divisor(target_factor, pivot_factor);
    int64_t p = pivot_factor / divisor, t = target_factor / divisor;
    Relation result = {.constant = target->constant * (double)p - pivot->constant * (double)t,
                       .size = target->size * fabs((double)p) + pivot->size * fabs((double)t)};
    int i = 0, j = 0;
    while (i < target->terms.count || j < pivot->terms.count) {
        const Term *a = i < target->terms.count ? &target->terms.at[i] : NULL;
        const Term *b = j < pivot->terms.count ? &pivot->terms.at[j] : NULL;
        bool take_a = a && (!b || a->variable <= b->variable), take_b = b && (!a || b->variable <= a->variable);
        int64_t factor = (take_a ? a->factor * p : 0) - (take_b ? b->factor * t : 0);
        int variable = take_a ? a->variable : b->variable;
        i += take_a;
        j += take_b;
        if (llabs(factor) > LARGEST_FACTOR)
            return false;
        if (factor)
            list_push(arena, &result.terms, (Term){variable, factor});
    }
    for (int k = 0; k < target->contributors.count; k++) /* copied, because copies of the target share its list */
        list_push(arena, &result.contributors, target->contributors.at[k]);
    for (int k = 0; k < pivot->contributors.count && result.contributors.count < MOST_NAMED; k++)
        causal_list_once(arena, &result.contributors, pivot->contributors.at[k]);
    int64_t common = 0;
    for (int k = 0; k < result.terms.count; k++)
        common = common_divisor(common, result.terms.at[k].factor);
    if (common > 1 && fmod(result.constant, (double)common) == 0) {
        for (int k = 0; k < result.terms.count; k++)
            result.terms.at[k].factor /= common;
        result.constant /= (double)common;
        result.size /= (double)common;
    }
    *target = result;
    return true;
}

typedef struct {
    Arena *arena;
    const Causal *causal;
    Relation *relations;
    int count;
    int *mentions;    /* by unknown: number of relations that contain it */
    int *pivot_of;    /* by variable: relation whose pivot it is, or -1 */
    int *rank_of;     /* by relation: order in which it became a pivot row */
    int ranks;
    long budget; /* number of terms that may still be processed: limits fill-in, so that the pass stays near-linear */
} Reduction;

static bool is_unknown(const Causal *causal, int variable)
{
    return !causal_is_known_role(causal->variables.at[variable].role);
}

/* Writes the order in which relations are reduced. A relation with an unknown that no other relation contains is
 * independent of the others: it is reduced last, when its other unknowns are known as far as possible. */
static void order_of_treatment(Reduction *r, int *order)
{
    IntList *holders = arena_array(r->arena, IntList, r->causal->variables.count);
    bool *peeled = arena_array(r->arena, bool, r->count);
    int *left = arena_array(r->arena, int, r->causal->variables.count); /* mentions in relations not set aside */
    IntList queue = {0}, last = {0};
    for (int i = 0; i < r->count; i++)
        for (int k = 0; k < r->relations[i].terms.count; k++) {
            int variable = r->relations[i].terms.at[k].variable;
            if (is_unknown(r->causal, variable)) {
                list_push(r->arena, &holders[variable], i);
                left[variable] = ++r->mentions[variable];
            }
        }
    for (int v = 0; v < r->causal->variables.count; v++)
        if (left[v] == 1)
            list_push(r->arena, &queue, v);
    for (int q = 0; q < queue.count; q++) {
        int row = -1;
        for (int k = 0; k < holders[queue.at[q]].count && row < 0; k++)
            if (!peeled[holders[queue.at[q]].at[k]])
                row = holders[queue.at[q]].at[k];
        if (row < 0)
            continue;
        peeled[row] = true;
        list_push(r->arena, &last, row);
        for (int k = 0; k < r->relations[row].terms.count; k++) {
            int variable = r->relations[row].terms.at[k].variable;
            if (is_unknown(r->causal, variable) && --left[variable] == 1)
                list_push(r->arena, &queue, variable);
        }
    }
    int filled = 0;
    for (int i = 0; i < r->count; i++)
        if (!peeled[i])
            order[filled++] = i;
    while (last.count)
        order[filled++] = last.at[--last.count];
}

/* Eliminates all pivot variables from the relation, in the order of their ranks. False if it gets too large. */
static bool reduce(Reduction *r, Relation *relation)
{
    for (;;) {
        int best = -1;
        const Term *best_term = NULL;
        for (int k = 0; k < relation->terms.count; k++) {
            int row = r->pivot_of[relation->terms.at[k].variable];
            if (row >= 0 && (best < 0 || r->rank_of[row] < r->rank_of[best])) {
                best = row;
                best_term = &relation->terms.at[k];
            }
        }
        if (best < 0)
            return true;
        const Relation *pivot = &r->relations[best];
        int64_t pivot_factor = 0;
        for (int k = 0; k < pivot->terms.count; k++)
            if (pivot->terms.at[k].variable == best_term->variable)
                pivot_factor = pivot->terms.at[k].factor;
        r->budget -= relation->terms.count + pivot->terms.count;
        if (r->budget < 0 || !eliminate(r->arena, relation, pivot, best_term->factor, pivot_factor))
            return false;
    }
}

void relations_reduce(Arena *arena, const Causal *causal, Relation *relations, int count, RelationFound *found,
                      void *context)
{
    int variables = causal->variables.count;
    Reduction r = {.arena = arena, .causal = causal, .relations = relations, .count = count,
                   .mentions = arena_array(arena, int, variables), .pivot_of = graph_indices(arena, variables),
                   .rank_of = arena_array(arena, int, count), .budget = 1000000};
    for (int i = 0; i < count; i++)
        r.budget += 50L * relations[i].terms.count;
    int *order = arena_array(arena, int, count);
    order_of_treatment(&r, order);

    for (int i = 0; i < count; i++) {
        Relation *relation = &relations[order[i]];
        Relation before = *relation;
        if (!reduce(&r, relation)) {
            *relation = before;
            if (r.budget < 0)
                return;
            continue;
        }
        int unknowns = 0, pivot = -1;
        for (int k = 0; k < relation->terms.count; k++) {
            int variable = relation->terms.at[k].variable;
            if (!is_unknown(causal, variable))
                continue;
            unknowns++;
            if (pivot < 0 || r.mentions[variable] < r.mentions[pivot])
                pivot = variable; /* a variable in few relations causes the least fill-in */
        }
        if (unknowns == 0 || relation->terms.count <= 2)
            found(context, order[i], relation);
        if (pivot >= 0) {
            r.pivot_of[pivot] = order[i];
            r.rank_of[order[i]] = r.ranks++;
        }
    }
}
