/* possible.c - messages about modes without a solution, too many modes, and modes that are left out. */
#include "causal/cluster.h"
#include "causal/explain.h"
#include "causal/mode.h"

#include <math.h>

/* True if a relation of unknowns decides the selector. Then no input can select the impossible value: an ideal diode
 * behind a current source does not block. */
static bool is_self_decided(Arena *arena, const Causal *causal, const Selector *selector)
{
    IntList open = causal_mentioned(arena, causal, selector->of, NULL);
    for (int i = 0; i < open.count; i++) {
        const CausalVariable *v = &causal->variables.at[open.at[i]];
        const int branch = v->role == ROLE_BRANCH ? map_get(causal->branch_at, v->leaf, -1) : -1;
        IntList more = {0};
        if (causal_is_unknown_role(v->role))
            return true;
        if (branch >= 0)
            causal_mentions(arena, causal, causal->branches.at[branch].value, NULL, &more);
        else if (v->role == ROLE_DISCRETE && v->equation >= 0)
            causal_mentions(arena, causal, causal->equations.at[v->equation].left,
                            causal->equations.at[v->equation].right, &more);
        for (int k = 0; k < more.count; k++)
            causal_list_once(arena, &open, more.at[k]);
    }
    return false;
}

static bool holds_no_unknown(Arena *arena, const Causal *base, Expr e, bool may_hold_relations)
{
    ExprList leaves = {0};
    expr_variables(e, false, arena, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        bool is_known = causal_mentions_constants_only(arena, base, leaves.at[i]);
        for (int b = 0; b < base->branches.count && may_hold_relations; b++)
            if (base->branches.at[b].variable == causal_variable(base, leaves.at[i]))
                is_known = holds_no_unknown(arena, base, base->branches.at[b].value, false);
        if (!is_known)
            return false;
    }
    return true;
}

/* True if constants and relations of time and constants alone decide a Boolean. */
static bool is_decided_alone(Arena *arena, const Causal *base, Expr of)
{
    for (int e = 0; e < base->equations.count; e++)
        if (base->equations.at[e].use == EQUATION_DISCRETE && base->equations.at[e].left == of)
            return of->type == TYPE_BOOLEAN && holds_no_unknown(arena, base, base->equations.at[e].right, true);
    return false;
}

/* Every value of a Boolean or enumeration must be possible in some mode, unless unknowns decide it. Numbers need not
 * reach the values that equations compare them with. has_none tells which modes are impossible. If the single structure
 * is used, only Booleans that do not depend on its unknowns are checked. */
void cluster_report_impossible(const Clusters *s, const Group *group, const bool *has_none, bool is_of_all)
{
    for (int i = 0; i < group->selectors.count; i++) {
        const Selector *selector = &group->selectors.at[i];
        const int variable = selector->of->op == OP_VARIABLE ? causal_variable(s->base, selector->of) : -1;
        const FlatVariable *v = variable >= 0 ? selector_declaration(s->base, variable) : NULL;
        if (selector->of->type != TYPE_BOOLEAN && !(v && v->literals.count))
            continue;
        if (is_of_all ? is_self_decided(s->arena, s->base, selector)
                      : !is_decided_alone(s->arena, s->base, selector->of))
            continue;
        for (int k = 0; k < selector->values.count; k++) {
            const Mode *impossible = NULL;
            bool is_possible = false;
            for (int m = 0; m < group->modes.count; m++) {
                const Mode *mode = &group->modes.at[m];
                if (fabs(mode->values[i] - selector->values.at[k]) > 0)
                    continue;
                is_possible |= !has_none[m];
                impossible = impossible ? impossible : mode;
            }
            if (!is_possible && impossible) {
                mode_report(s->arena, s->base, s->selectors,
                            cluster_values(s, s->reference, group, impossible->values), impossible->condition);
                return;
            }
        }
    }
}

void cluster_report_many(const Clusters *s, const SelectorList *selectors, int count)
{
    enum { MOST_SHOWN = 12 };
    diag(s->is_needed ? DIAG_C25 : DIAG_C29, s->base->system->block->source,
         "the structure of the equations depends on %d conditions: %s%d modes", selectors->count,
         count > MOST_COMBINATIONS ? "more than " : "", count > MOST_COMBINATIONS ? MOST_COMBINATIONS : count);
    for (int i = 0; i < selectors->count && i < MOST_SHOWN; i++) {
        const int variable = causal_variable(s->base, selectors->at[i].of);
        if (variable >= 0 && selector_declaration(s->base, variable))
            diag_detail("%s (%s)", expr_text(s->arena, selectors->at[i].of),
                        source_print(s->arena, causal_drawn_source(s->base, variable)));
        else
            diag_detail("%s", expr_text(s->arena, selectors->at[i].of));
    }
    if (selectors->count > MOST_SHOWN)
        diag_detail("and %d more", selectors->count - MOST_SHOWN);
    if (!s->is_needed)
        diag_detail("one structure is used for all of them; its loops may have no unique solution in some of them");
}

void cluster_report_size(const Clusters *s)
{
    diag(s->is_needed ? DIAG_C25 : DIAG_C29, s->base->system->block->source,
         "the structure of the equations depends on %d conditions, and all their modes together are too large",
         s->selectors->count);
}

void cluster_note_left_out(const Clusters *s)
{
    enum { MOST_SHOWN = 8 };
    int count = 0;
    for (int g = 0; g < s->groups.count; g++)
        for (int m = 0; m < s->groups.at[g].modes.count; m++)
            count += s->groups.at[g].is_left_out.at[m];
    if (!count)
        return;
    diag(DIAG_C30, s->base->system->block->source,
         "%d mode%s left out, because %s the equations between which other conditions select: there would be too many "
         "combinations", count, count == 1 ? " is" : "s are", count == 1 ? "it changes" : "they change");
    for (int g = 0, shown = 0; g < s->groups.count; g++)
        for (int m = 0; m < s->groups.at[g].modes.count; m++)
            if (s->groups.at[g].is_left_out.at[m] && shown++ < MOST_SHOWN)
                diag_detail("while %s", s->groups.at[g].modes.at[m].condition);
    if (count > MOST_SHOWN)
        diag_detail("and %d more", count - MOST_SHOWN);
}
