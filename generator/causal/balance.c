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

static bool is_at_port(const System *system, const FlatVariable *v)
{
    return system->parts.at[v->part].is_port;
}

/* ---- unknowns ---- */

/* And are there as many flows as potentials at each port, and is it known which signals come in? */
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
        if (is_open && !is_given && !(account->is_composite && is_at_port(system, v))) {
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

/* An equation of a part's own text or bindings counts if it says something of unknowns, not of constants alone. One of
 * a connection is between ports, and from outside. */
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

/* The block, the parts that have it as type, its unknowns, and what it says of them. */
static void say_block(const Balance *b, int part)
{
    const System *system = b->system;
    const FlatPart *at = &system->parts.at[part];
    const Account *account = &b->accounts[part];
    int more = excess(b, part), wanted = account->unknowns.count - account->flows, count = 0;
    size_t inner = at->path->length ? at->path->length + 1 : 0; /* of a path: where the name within the part begins */
    Text parts = text_new(b->arena), names = text_new(b->arena);
    for (int p = part; p < system->parts.count; p++)
        if (system->parts.at[p].type == at->type && excess(b, p) == more && count++ < MOST_PARTS)
            text_format(&parts, "%s'%s'", count > 1 ? ", " : "", system->parts.at[p].path->text);
    if (count > MOST_PARTS)
        text_format(&parts, " and %d more parts", count - MOST_PARTS);
    for (int i = 0; i < account->unknowns.count && i < MOST_UNKNOWNS; i++)
        text_format(&names, "%s%s", i ? ", " : "", system->variables.at[account->unknowns.at[i]].path->text + inner);
    if (account->unknowns.count > MOST_UNKNOWNS)
        text_format(&names, " and %d more", account->unknowns.count - MOST_UNKNOWNS);
    diag(more > 0 ? DIAG_C01 : DIAG_C02, flat_place(system, part, at->type->source),
         "the block '%s' has %d equation%s too %s: %d in place of %d", at->type->qualified->text, abs(more),
         abs(more) == 1 ? "" : "s", more > 0 ? "many" : "few", account->equations.count, wanted);
    if (part > 0)
        diag_detail("it is the type of %s", parts.at);
    diag_detail("unknowns: %s", names.length ? names.at : "none");
    if (account->flows)
        diag_detail("what its ports are connected to says %d of them: a flow or a potential of each pair",
                    account->flows);
    if (account->equations.count)
        diag_detail("equations:");
    causal_detail_equations(b->arena, b->causal, &account->equations);
    causal_detail_algorithms(b->arena, b->causal, &account->equations);
    diag_fix(more > 0 ? "remove one of these equations, or turn a constant of the block into a variable"
                      : "add an equation to the block, or give one of these unknowns a value as a constant");
    causal_detail_still(b->arena, b->causal, &account->equations);
}

/* Each type is reported once, with the parts that have it. */
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
    for (int sign = 1; sign >= -1; sign -= 2) {
        Map *said = map_new(arena);
        for (int p = 0; (sign > 0 ? over : under) > 0 && p < b->system->parts.count; p++) {
            const Classifier *type = b->system->parts.at[p].type;
            int more = excess(b, p);
            if (more * sign <= 0 || map_get(said, type, 0) == more)
                continue;
            map_put(said, type, more);
            say_block(b, p);
        }
    }
    return over > 0 || under > 0;
}

/* Adds to the last diagnostic, a contradiction, a block of one of the equations that has more of them than unknowns. */
static void detail_balance(Arena *arena, Causal *causal, const IntList *equations)
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

void explain_contradiction(Arena *arena, Causal *causal, const IntList *equations, const char *said)
{
    const FlatEquation *first = causal_equation_declaration(causal, equations->at[0]);
    Source source = causal_drawn_equation_source(causal, equations->at[0]);
    if (equations->count == 1)
        diag(DIAG_C03, source, "equation %s of '%s' contradicts the others: with them it says %s", first->id->text,
             first->element->text, said);
    else
        diag(DIAG_C03, source, "these equations contradict each other: together they say %s", said);
    causal_detail_equations(arena, causal, equations);
    causal_detail_aliases(arena, causal, equations);
    explain_excess(arena, causal, equations);
    detail_balance(arena, causal, equations);
    causal_detail_still(arena, causal, equations);
}
