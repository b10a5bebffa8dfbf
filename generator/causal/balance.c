/* balance.c - which block says too much or too little by itself.
 *
 * A block is locally balanced if it has an equation for each of its unknowns but the inputs, and but one of each pair
 * of flow and potential at its ports: that one comes from what the ports are connected to (Modelica 3.6, section 4.8;
 * Olsson, Otter, Mattsson and Elmqvist, Balanced Models in Modelica 3.0, 2008). A model may be right with blocks that
 * are not: this is asked only where the whole is not, and answers only where these blocks explain all that is wrong.
 * Not judged are parts whose equations reach into others, or whose unknowns those of others reach.
 */
#include "causal/work.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_UNKNOWNS = 12, MOST_PARTS = 3 };

typedef struct {
    IntList unknowns;  /* variables of the system */
    IntList equations; /* of the system, its own */
    int flows;         /* at its ports */
    bool is_composite; /* its ports are those of parts inside: no unknowns of its own */
    bool is_vague;     /* not judged */
} Account;

typedef struct Balance Balance;

struct Balance {
    Arena *arena;
    const Causal *causal;
    const System *system;
    Account *accounts; /* by part; none of ports */
};

static int owner_of(const System *system, int part)
{
    while (part > 0 && system->parts.at[part].is_port)
        part = system->parts.at[part].parent;
    return part;
}

static bool is_open(const FlatVariable *v)
{
    return v->kind == FLAT_VARIABLE || (v->kind == FLAT_CONSTANT && !v->value);
}

static bool is_at_port(const System *system, const FlatVariable *v)
{
    return system->parts.at[v->part].is_port;
}

/* ---- unknowns ---- */

static bool *assigned_ones(const Balance *b)
{
    const System *system = b->system;
    bool *is_assigned = arena_array(b->arena, bool, system->variables.count + 1);
    for (int a = 0; a < system->algorithms.count; a++)
        for (int i = 0; i < system->algorithms.at[a].assigned.count; i++) {
            int variable = system->algorithms.at[a].assigned.at[i];
            is_assigned[variable] = system->variables.at[variable].derivative < 0;
        }
    return is_assigned;
}

/* Are there as many flows as potentials at each port, and is it known which signals come in? */
static void judge_ports(const Balance *b)
{
    const System *system = b->system;
    int *surplus = arena_array(b->arena, int, system->parts.count);
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *v = &system->variables.at[i];
        bool is_undirected = v->is_signal && v->direction != DIRECTION_IN && v->direction != DIRECTION_OUT;
        if (!is_at_port(system, v) || v->kind != FLAT_VARIABLE)
            continue;
        if (is_undirected || system->parts.at[v->part].property->is_full)
            b->accounts[owner_of(system, v->part)].is_vague = true;
        if (!v->is_signal)
            surplus[v->part] += v->is_flow ? 1 : -1;
    }
    for (int p = 0; p < system->parts.count; p++)
        if (surplus[p] != 0)
            b->accounts[owner_of(system, p)].is_vague = true;
}

static void count_unknowns(const Balance *b)
{
    const System *system = b->system;
    const bool *is_assigned = assigned_ones(b);
    for (int p = 1; p < system->parts.count; p++)
        if (!system->parts.at[p].is_port)
            b->accounts[owner_of(system, system->parts.at[p].parent)].is_composite = true;
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *v = &system->variables.at[i];
        Account *account = &b->accounts[owner_of(system, v->part)];
        bool is_given = (v->is_signal && v->direction == DIRECTION_IN) || is_assigned[i] || v->is_idle;
        if (!is_open(v) || is_given || (account->is_composite && is_at_port(system, v)))
            continue;
        list_push(b->arena, &account->unknowns, i);
        account->flows += v->is_flow;
    }
    judge_ports(b);
}

/* ---- equations ---- */

/* An equation of a part's own text or bindings: true if it says something of unknowns, not of constants alone. */
static bool takes_part(const Balance *b, const ExprList *leaves, int owner)
{
    bool is_any = false;
    for (int k = 0; k < leaves->count; k++) {
        int variable = flat_variable(b->system, leaves->at[k]);
        const FlatVariable *v = variable < 0 ? NULL : &b->system->variables.at[variable];
        int other = v ? owner_of(b->system, v->part) : owner;
        if (!v || (v->kind == FLAT_CONSTANT && v->value))
            continue;
        is_any = true;
        if (other != owner || (b->accounts[owner].is_composite && is_at_port(b->system, v)))
            b->accounts[owner].is_vague = b->accounts[other].is_vague = true;
    }
    return is_any;
}

/* One of a connection: between ports, and from outside. */
static void judge_connection(const Balance *b, const ExprList *leaves, int owner)
{
    for (int k = 0; k < leaves->count; k++) {
        int variable = flat_variable(b->system, leaves->at[k]);
        const FlatVariable *v = variable < 0 ? NULL : &b->system->variables.at[variable];
        if (!v || v->kind == FLAT_CONSTANT)
            continue;
        int part = owner_of(b->system, v->part);
        if (!is_at_port(b->system, v) || (part == owner && !b->accounts[part].is_composite))
            b->accounts[part].is_vague = true;
    }
}

static void count_equations(const Balance *b)
{
    const System *system = b->system;
    Map *part_of = map_new(b->arena);
    for (int p = 0; p < system->parts.count; p++)
        map_put(part_of, system->parts.at[p].path, p);
    for (int e = 0; e < system->equations.count; e++) {
        const FlatEquation *equation = &system->equations.at[e];
        int part = map_get(part_of, equation->instance, -1), owner = part < 0 ? 0 : owner_of(system, part);
        bool is_own = equation->origin == ORIGIN_CONSTRAINT || equation->origin == ORIGIN_BINDING;
        ExprList leaves = {0};
        expr_variables(equation->left, false, b->arena, &leaves);
        expr_variables(equation->right, false, b->arena, &leaves);
        if (!is_own && equation->origin != ORIGIN_FLOW_ZERO)
            judge_connection(b, &leaves, owner);
        else if (is_own && takes_part(b, &leaves, owner))
            list_push(b->arena, &b->accounts[owner].equations, e);
    }
}

/* Equations of a part beyond its unknowns; 0 of the only block of a model, which is the whole. */
static int excess(const Balance *b, int part)
{
    const Account *account = &b->accounts[part];
    if (account->is_vague || b->system->parts.at[part].is_port || (part == 0 && !account->is_composite))
        return 0;
    return account->equations.count - (account->unknowns.count - account->flows);
}

/* Made once, when it is first asked for. */
static const Balance *balance_of(Arena *arena, Causal *causal)
{
    if (causal->balance)
        return causal->balance;
    Balance *b = arena_new_of(arena, Balance);
    *b = (Balance){arena, causal, causal->system, arena_array(arena, Account, causal->system->parts.count)};
    count_unknowns(b);
    count_equations(b);
    return causal->balance = b;
}

/* ---- messages ---- */

static void say_parts(const Balance *b, int first)
{
    const System *system = b->system;
    Text names = text_new(b->arena);
    int count = 0;
    for (int p = first; p < system->parts.count; p++)
        if (system->parts.at[p].type == system->parts.at[first].type && excess(b, p) == excess(b, first) &&
            count++ < MOST_PARTS)
            text_format(&names, "%s'%s'", count > 1 ? ", " : "", system->parts.at[p].path->text);
    if (count > MOST_PARTS)
        text_format(&names, " and %d more parts", count - MOST_PARTS);
    if (first > 0)
        diag_detail("it is the type of %s", names.at);
}

static void say_unknowns(const Balance *b, int part)
{
    const System *system = b->system;
    const Account *account = &b->accounts[part];
    size_t length = system->parts.at[part].path->length;
    Text names = text_new(b->arena);
    for (int i = 0; i < account->unknowns.count && i < MOST_UNKNOWNS; i++)
        text_format(&names, "%s%s", i ? ", " : "",
                    system->variables.at[account->unknowns.at[i]].path->text + (length ? length + 1 : 0));
    if (account->unknowns.count > MOST_UNKNOWNS)
        text_format(&names, " and %d more", account->unknowns.count - MOST_UNKNOWNS);
    diag_detail("unknowns: %s", names.length ? names.at : "none");
    if (account->flows)
        diag_detail("what its ports are connected to says %d of them: a flow or a potential of each pair",
                    account->flows);
}

static void say_block(const Balance *b, int part)
{
    const FlatPart *at = &b->system->parts.at[part];
    const Account *account = &b->accounts[part];
    int more = excess(b, part), wanted = account->unknowns.count - account->flows;
    diag(more > 0 ? DIAG_C01 : DIAG_C02, flat_place(b->system, part, at->type->source),
         "the block '%s' has %d equation%s too %s: %d in place of %d", at->type->qualified->text, abs(more),
         abs(more) == 1 ? "" : "s", more > 0 ? "many" : "few", account->equations.count, wanted);
    say_parts(b, part);
    say_unknowns(b, part);
    if (account->equations.count)
        diag_detail("equations:");
    causal_detail_equations(b->causal, b->arena, &account->equations);
    causal_detail_algorithms(b->arena, b->causal, &account->equations);
    diag_fix(more > 0 ? "remove one of these equations, or turn a constant of the block into a variable"
                      : "add an equation to the block, or give one of these unknowns a value as a constant");
    causal_detail_still(b->arena, b->causal, &account->equations);
}

/* Each type once, with the parts that have it. */
static void say_blocks(const Balance *b, int sign)
{
    Map *said = map_new(b->arena);
    for (int p = 0; p < b->system->parts.count; p++) {
        const Classifier *type = b->system->parts.at[p].type;
        int more = excess(b, p);
        if (more * sign <= 0 || map_get(said, type, 0) == more)
            continue;
        map_put(said, type, more);
        say_block(b, p);
    }
}

bool explain_balance(Arena *arena, Causal *causal, int over, int under)
{
    const Balance *b = balance_of(arena, causal);
    int many = 0, few = 0;
    for (int p = 0; p < b->system->parts.count; p++) {
        int more = excess(b, p);
        many += more > 0 ? more : 0;
        few -= more < 0 ? more : 0;
    }
    if ((over > 0 && many != over) || (under > 0 && few != under))
        return false;
    if (over > 0)
        say_blocks(b, 1);
    if (under > 0)
        say_blocks(b, -1);
    return over > 0 || under > 0;
}

void causal_detail_balance(Arena *arena, Causal *causal, const IntList *equations)
{
    const Balance *b = balance_of(arena, causal);
    for (int p = 0; p < b->system->parts.count; p++) {
        const Account *account = &b->accounts[p];
        const FlatPart *part = &b->system->parts.at[p];
        for (int i = 0; excess(b, p) > 0 && i < equations->count; i++) {
            int declared = causal->equations.at[equations->at[i]].declared;
            if (!ints_hold(&account->equations, declared))
                continue;
            diag_detail("the block '%s' of '%s' has more equations than it has unknowns (%s)",
                        part->type->qualified->text, part->identifier->text, source_print(arena, part->type->source));
            diag_cause((Cause){.key = part->type, .one = "more contradiction", .many = "more contradictions",
                               .subject = causal->equations.at[declared].id->text});
            return;
        }
    }
}
