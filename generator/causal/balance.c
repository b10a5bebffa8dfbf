/* balance.c - finds blocks that have too many or too few equations by themselves.
 *
 * A block is locally balanced if it has one equation for each of its unknowns, except for inputs and for one variable
 * of each pair of flow and potential at its ports. The latter is determined by the ports' connections (Modelica 3.6,
 * section 4.8; Olsson, Otter, Mattsson and Elmqvist, Balanced Models in Modelica 3.0, 2008). A model may be valid
 * although some blocks are not balanced, so this is examined only if the whole model is not balanced. If these blocks
 * explain all defects, they are reported (unbalanced.c); otherwise they are named in addition to the reported defect. A
 * part is not judged if its equations contain variables of other parts, or equations of other parts contain its own. */
#include "causal/explain.h"

#include <stdlib.h>

typedef struct Balance Balance;

struct Balance {
    Arena *arena;
    const Causal *causal;
    const System *system;
    Account *accounts; /* by part; empty for ports */
    bool *is_of_check; /* by variable: it tells if a check is violated or exercised; it is not a drawn unknown */
};

static bool is_at_port(const System *system, const FlatVariable *v)
{
    return system->parts.at[v->part].is_port;
}

/* ---- unknowns ---- */

/* Counts the unknowns of each part. A part is vague if one of its ports is full, has a signal without a direction, or
 * has not as many flows as potentials. */
static void count_unknowns(const Balance *b)
{
    const System *system = b->system;
    const bool *is_assigned = causal_assigned(b->arena, system);
    int *surplus = arena_array(b->arena, int, system->parts.count);
    for (int p = 1; p < system->parts.count; p++)
        if (!system->parts.at[p].is_port)
            b->accounts[causal_owner(system, system->parts.at[p].parent)].is_composite = true;
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *v = &system->variables.at[i];
        Account *account = &b->accounts[causal_owner(system, v->part)];
        bool is_open = v->kind == FLAT_VARIABLE || (v->kind == FLAT_CONSTANT && !v->value);
        bool is_given = (v->is_signal && v->direction == DIRECTION_IN) || v->is_idle ||
                        (is_assigned[i] && v->derivative < 0);
        bool is_undirected = v->is_signal && v->direction != DIRECTION_IN && v->direction != DIRECTION_OUT;
        if (is_open && !is_given && !b->is_of_check[i] && !(account->is_composite && is_at_port(system, v))) {
            list_push(b->arena, &account->unknowns, i);
            account->flows += v->is_flow;
        }
        if (!is_at_port(system, v) || v->kind != FLAT_VARIABLE)
            continue;
        account->is_vague |= is_undirected || system->parts.at[v->part].property->is_full;
        if (!v->is_signal)
            surplus[v->part] += v->is_flow ? 1 : -1;
    }
    for (int p = 0; p < system->parts.count; p++)
        if (surplus[p] != 0)
            b->accounts[causal_owner(system, p)].is_vague = true;
}

/* ---- equations ---- */

/* An equation from a part's own text or bindings counts if it contains unknowns, not only constants. The equation of a
 * connection is one between ports, seen from outside; other ones make parts vague. */
static void count_equations(const Balance *b)
{
    const System *system = b->system;
    Map *part_of = map_new(b->arena);
    for (int p = 0; p < system->parts.count; p++)
        map_put(part_of, system->parts.at[p].path, p);
    for (int e = 0; e < system->equations.count; e++) {
        const FlatEquation *equation = &system->equations.at[e];
        int part = map_get(part_of, equation->instance, -1), owner = part < 0 ? 0 : causal_owner(system, part);
        bool is_own = equation->origin == ORIGIN_CONSTRAINT || equation->origin == ORIGIN_BINDING, counts = false;
        const int determined = equation->left->op == OP_VARIABLE ? flat_variable(system, equation->left) : -1;
        if (determined >= 0 && b->is_of_check[determined])
            continue;
        const IntList mentioned = causal_mentioned(b->arena, b->causal, equation->left, equation->right);
        for (int k = 0; k < mentioned.count && equation->origin != ORIGIN_FLOW_ZERO; k++) {
            const FlatVariable *v = &system->variables.at[mentioned.at[k]];
            int other = causal_owner(system, v->part);
            bool is_outside = other != owner || b->accounts[other].is_composite;
            if (v->kind == FLAT_CONSTANT && (v->value || !is_own))
                continue;
            counts |= is_own;
            if (is_own && (other != owner || (is_outside && is_at_port(system, v))))
                b->accounts[owner].is_vague = b->accounts[other].is_vague = true;
            if (!is_own && !(is_outside && is_at_port(system, v)))
                b->accounts[other].is_vague = true;
        }
        if (counts)
            list_push(b->arena, &b->accounts[owner].equations, e);
    }
}

/* The balance of the system, computed at the first call. */
static const Balance *balance_of(Arena *arena, Causal *causal)
{
    if (causal->balance)
        return causal->balance;
    Balance *b = arena_new_of(arena, Balance);
    *b = (Balance){arena, causal, causal->system, arena_array(arena, Account, causal->system->parts.count),
                   arena_array(arena, bool, causal->system->variables.count)};
    for (int i = 0; i < causal->system->checks.count; i++) {
        const FlatCheck *check = &causal->system->checks.at[i];
        b->is_of_check[flat_variable(causal->system, check->violated)] = true;
        if (check->exercised)
            b->is_of_check[flat_variable(causal->system, check->exercised)] = true;
    }
    count_unknowns(b);
    count_equations(b);
    return causal->balance = b;
}

const Account *causal_account(Arena *arena, Causal *causal, int part)
{
    return &balance_of(arena, causal)->accounts[part];
}

int causal_excess(Arena *arena, Causal *causal, int part)
{
    const Account *account = causal_account(arena, causal, part);
    const FlatPart *at = &causal->system->parts.at[part];
    if (account->is_vague || at->is_port || (part == 0 && !account->is_composite))
        return 0;
    return account->equations.count - (account->unknowns.count - account->flows);
}

/* True if the part has one of the marked equations (if it has too many), or one of the marked unknowns or an alias of
 * one (if it has too few). */
static bool has_marked(const Causal *causal, const Account *account, int more, const bool *is_equation,
                       const bool *is_unknown)
{
    bool has = false;
    for (int i = 0; i < account->equations.count && more > 0; i++)
        has |= is_equation[account->equations.at[i]];
    for (int i = 0; i < account->unknowns.count && more < 0; i++) {
        const int own = account->unknowns.at[i], representative = causal->variables.at[own].representative;
        has |= is_unknown[own] || (representative >= 0 && is_unknown[representative]);
    }
    return has;
}

void causal_detail_balance(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns)
{
    const System *system = causal->system;
    bool *is_equation = arena_array(arena, bool, causal->equations.count);
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    Map *said = map_new(arena);
    for (int i = 0; equations && i < equations->count; i++)
        if (causal->equations.at[equations->at[i]].declared >= 0)
            is_equation[causal->equations.at[equations->at[i]].declared] = true;
    for (int i = 0; unknowns && i < unknowns->count; i++)
        is_unknown[causal_undifferentiated(causal, unknowns->at[i])] = true;
    for (int p = 0; p < system->parts.count; p++) {
        const FlatPart *part = &system->parts.at[p];
        const int more = causal_excess(arena, causal, p);
        if (map_get(said, part->type, 0) == more ||
            !has_marked(causal, causal_account(arena, causal, p), more, is_equation, is_unknown))
            continue;
        map_put(said, part->type, more);
        diag_detail("by itself, the block '%s' of '%s' has %d equation%s too %s (%s)", part->type->qualified->text,
                    part->identifier->text, abs(more), abs(more) == 1 ? "" : "s", more > 0 ? "many" : "few",
                    source_print(arena, part->type->source));
        if (more < 0)
            diag_fix("add an equation to the block '%s', or give one of its unknowns a value as a constant",
                     part->type->qualified->text);
    }
}

/* A physical port has a flow for each potential. Without a flow, connections make all of its variables equal. */
bool explain_flowless(Arena *arena, const System *system, const IntList *potentials)
{
    for (int i = 0; i < potentials->count; i++) {
        const FlatVariable *v = &system->variables.at[potentials->at[i]], *other = NULL;
        bool has_flow = false;
        for (int k = 0; k < system->variables.count; k++) {
            const FlatVariable *beside = &system->variables.at[k];
            if (beside->part != v->part || beside->integral >= 0 || beside->is_signal || beside == v)
                continue;
            has_flow = has_flow || beside->is_flow;
            other = other || beside->kind == FLAT_CONSTANT ? other : beside;
        }
        if (has_flow || !other)
            continue;
        if (other->source.line < v->source.line) { /* as drawn */
            const FlatVariable *first = other;
            other = v;
            v = first;
        }
        diag_fix("nothing flows through '%s', so that connections make each of its variables equal on all sides: if "
                 "'%s' or '%s' flows, such as a current, a force or heat, set isConserved of its stereotype "
                 "PhSVariable (%s, %s)",
                 system->parts.at[v->part].path->text, v->identifier->text, other->identifier->text,
                 source_print(arena, v->source), source_print(arena, other->source));
        return true;
    }
    return false;
}
