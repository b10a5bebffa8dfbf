/* algorithm.c - rewrites statements in terms of representatives, values before the event and watched conditions. */
#include "causal/alias.h"
#include "causal/discrete.h"
#include "causal/explain.h"

typedef struct {
    Arena *arena;
    Causal *causal;
    const FlatAlgorithm *drawn;
    CausalAlgorithm *made;
    bool *is_assigned; /* by variable: among made->assigns */
    bool *is_set;      /* by variable: a continuous representative that the statements assign */
} Rewriting;

static Expr image(const Rewriting *r, Expr e)
{
    if (!e)
        return NULL;
    const Site site = {r->drawn->source, r->drawn->element, r->drawn->instance};
    Expr known = discrete_image(r->arena, r->causal, e, &site);
    return causal_in_representatives_setting(r->causal, known, r->is_set);
}

/* Marks the continuous representatives that the algorithm sets, or unmarks them; makes variables for their values
 * before the event. */
static void mark_set(Rewriting *r, bool is_set)
{
    for (int i = 0; i < r->drawn->assigned.count; i++) {
        int own = causal_representative(r->causal, r->drawn->assigned.at[i]);
        if (own < 0 || r->causal->variables.at[own].role != ROLE_ALGEBRAIC)
            continue;
        r->is_set[own] = is_set;
        causal_before_variable(r->arena, r->causal, own);
    }
}

/* The variable to set in the place of the one that `leaf` names; -1 if there is none, which is reported. An alias is
 * set by setting its representative; is_negative: the representative is the negative of the alias. */
static int target_of(Rewriting *r, Expr leaf, const char *text, bool *is_negative)
{
    const Causal *causal = r->causal;
    int named = causal_variable(causal, leaf);
    Expr target = image(r, leaf);
    *is_negative = target->op == OP_NEGATE;
    int variable = causal_variable(causal, *is_negative ? target->at[0] : target);
    Role role = variable < 0 ? ROLE_CONSTANT : causal->variables.at[variable].role;
    if (role == ROLE_DISCRETE || role == ROLE_ALGEBRAIC)
        return variable;
    diag(DIAG_C16, r->drawn->source, "'%s' assigns '%s', which equations make a constant", r->drawn->element->text,
         leaf->name->text);
    if (text)
        diag_detail("%s", text);
    if (named >= 0)
        causal_detail_alias(r->arena, causal, named);
    return -1;
}

static void note_assigned(Rewriting *r, int variable)
{
    if (!r->is_assigned[variable])
        list_push(r->arena, &r->made->assigns, variable);
    r->is_assigned[variable] = true;
}

/* Rewrites a member. Two aliases of one quantity cannot both be set, which is reported. */
static void rewrite_member(Rewriting *r, const SoftwareMember *drawn)
{
    Expr leaf = r->causal->system->variables.at[drawn->variable].leaf;
    CausalMember member = {.value = image(r, leaf), .variable = -1};
    bool is_negative = false;
    if (drawn->is_written)
        member.variable = target_of(r, leaf, NULL, &is_negative);
    member.sign = is_negative ? -1 : 1;
    if (member.variable >= 0 && r->is_assigned[member.variable]) {
        diag(DIAG_C16, r->drawn->source, "'%s' sets '%s' twice, because equations make it equal to another one of its "
                                         "outputs",
             r->drawn->element->text, leaf->name->text);
        if (r->causal->variables.at[drawn->variable].role == ROLE_ALIAS)
            causal_detail_alias(r->arena, r->causal, drawn->variable);
    }
    if (member.variable >= 0)
        note_assigned(r, member.variable);
    list_push(r->arena, &r->made->members, member);
}

static StatementList rewrite_list(Rewriting *r, const StatementList *drawn)
{
    StatementList result = {0};
    for (int i = 0; i < drawn->count; i++) {
        const Statement *from = drawn->at[i];
        Statement *s = arena_new_of(r->arena, Statement);
        *s = *from;
        s->conditions.count = s->conditions.capacity = s->branches.count = s->branches.capacity = 0;
        s->value = image(r, from->value);
        bool is_negative = false;
        int variable = s->kind == STATEMENT_ASSIGN ? target_of(r, s->target, s->text, &is_negative) : -1;
        if (variable >= 0) {
            s->target = r->causal->variables.at[variable].leaf;
            s->value = is_negative ? expr_negate(s->value) : s->value;
            note_assigned(r, variable);
        }
        for (int k = 0; k < from->conditions.count; k++)
            list_push(r->arena, &s->conditions, image(r, from->conditions.at[k]));
        for (int k = 0; k < from->branches.count; k++)
            list_push(r->arena, &s->branches, rewrite_list(r, &from->branches.at[k]));
        list_push(r->arena, &result, s);
    }
    return result;
}

void algorithms_rewrite(Arena *arena, Causal *causal)
{
    bool *is_assigned = arena_array(arena, bool, causal->variables.count);
    bool *is_set = arena_array(arena, bool, causal->variables.count);
    for (int a = 0; a < causal->system->algorithms.count; a++) {
        const FlatAlgorithm *drawn = &causal->system->algorithms.at[a];
        const Site site = {drawn->source, drawn->element, drawn->instance};
        CausalAlgorithm algorithm = {.declared = a, .clock = clock_every(arena, causal, drawn->cycle, &site)};
        Rewriting r = {.arena = arena, .causal = causal, .drawn = drawn, .made = &algorithm,
                       .is_assigned = is_assigned, .is_set = is_set};
        mark_set(&r, true);
        algorithm.presence = image(&r, drawn->presence);
        algorithm.statements = rewrite_list(&r, &drawn->statements);
        for (int i = 0; i < drawn->members.count; i++)
            rewrite_member(&r, &drawn->members.at[i]);
        mark_set(&r, false);
        IntList *assigns = &algorithm.assigns;
        ints_sort(assigns);
        for (int i = 0; i < assigns->count; i++)
            is_assigned[assigns->at[i]] = false;
        list_push(arena, &causal->algorithms, algorithm);
    }
}

static void statements_read(Arena *arena, const Causal *causal, const StatementList *statements, IntList *variables)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        causal_mentions(arena, causal, s->value, NULL, variables);
        for (int k = 0; k < s->conditions.count; k++)
            causal_mentions(arena, causal, s->conditions.at[k], NULL, variables);
        for (int k = 0; k < s->branches.count; k++)
            statements_read(arena, causal, &s->branches.at[k], variables);
    }
}

void algorithm_reads(Arena *arena, const Causal *causal, CausalAlgorithm *algorithm)
{
    causal_mentions(arena, causal, algorithm->presence, NULL, &algorithm->reads);
    statements_read(arena, causal, &algorithm->statements, &algorithm->reads);
    for (int i = 0; i < algorithm->members.count; i++)
        if (algorithm->members.at[i].variable < 0)
            causal_mentions(arena, causal, algorithm->members.at[i].value, NULL, &algorithm->reads);
}
