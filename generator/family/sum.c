/* sum.c - long sums: terms that advance evenly are replaced by a rule. */
#include "family/family.h"

typedef struct {
    FamilyLaws *laws;
    Arena *arena;
} Sums;

static bool is_long_sum(Expr e)
{
    return e->op == OP_ADD && e->count >= FAMILY_FEWEST_TERMS;
}

/* The rule of the first terms, or the first term if too few follow it; *taken: the number of terms. */
static Expr rule_of(Sums *s, const Expr *terms, const FamilyMember *members, int count, int *taken)
{
    Family family = family_run(s->arena, members, count);
    family.letter = FAMILY_TERM_LETTER;
    *taken = family.members.count < FAMILY_FEWEST_TERMS ? 1 : family.members.count;
    if (*taken == 1)
        return terms[0];
    FamilyShown shown = {s->arena, &family};
    FamilyWriter w = {.laws = s->laws, .place = family_show_place, .context = &shown};
    const char *term = expr_text(s->arena, family_write_expr(&w, terms[0]));
    return expr_variable(name_format("sum(%s%s)", term, family_ranges_text(s->arena, &family)), TYPE_REAL);
}

static Expr sum_node(void *context, Expr node)
{
    Sums *s = context;
    if (!is_long_sum(node))
        return NULL;
    FamilyMember *members = arena_array(s->arena, FamilyMember, node->count);
    ExprList terms = {0};
    for (int i = 0; i < node->count; i++) {
        family_say_expr(s->laws, node->at[i]);
        members[i] = family_take(s->laws);
    }
    for (int i = 0, taken; i < node->count; i += taken)
        list_push(s->arena, &terms, rule_of(s, &node->at[i], &members[i], node->count - i, &taken));
    return terms.count == 1 ? terms.at[0] : expr_raw(OP_ADD, NULL, terms.count, terms.at);
}

Expr family_sums(FamilyLaws *laws, Arena *arena, Expr e)
{
    Sums s = {laws, arena};
    return e && expr_find(e, is_long_sum) ? expr_rebuild(e, false, NULL, sum_node, &s) : e;
}
