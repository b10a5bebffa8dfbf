/* stated.c - values and starts of variables as stated in the model, with their use. */
#include "review/document.h"

#include <string.h>

/* True for the alias of another variable with a stated start of its own. */
static bool has_alias_start(const Review *r, int variable)
{
    return r->causal->variables.at[variable].role == ROLE_ALIAS && variable < r->system->variables.count &&
           r->system->variables.at[variable].start == START_STATED && r->system->variables.at[variable].start_value;
}

Expr review_start_of(const Review *r, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    if (has_alias_start(r, variable))
        return r->system->variables.at[variable].start_value;
    return v->role == ROLE_CONSTANT ? NULL : v->start;
}

/* True if the start of the representative was taken from the alias: it has none of its own. */
static bool gives_start(const Review *r, int alias, int representative)
{
    const FlatVariable *own = &r->system->variables.at[alias];
    const Source given = r->causal->variables.at[representative].start_source;
    const bool has_own = representative < r->system->variables.count &&
                         r->system->variables.at[representative].start == START_STATED;
    return !has_own && own->start_source.file == given.file && own->start_source.line == given.line;
}

/* The use of an alias's own start. It is that of the representative's start, if this was taken from the alias. Else it
 * is compared with the representative's start if this is fixed; or with the number to which the alias is equal. */
static const char *use_of_alias(const Review *r, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    const CausalVariable *other = v->representative < 0 ? NULL : &r->causal->variables.at[v->representative];
    if (!other || causal_is_constant_role(other->role))
        return v->derivative >= 0 ? "checked" : "unused";
    if (gives_start(r, variable, v->representative))
        return review_start_word(r, v->representative);
    return other->is_fixed ? "checked" : "unused";
}

const char *review_start_word(const Review *r, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    const DeterminationList *found = &r->by_variable[variable];
    if (has_alias_start(r, variable))
        return use_of_alias(r, variable);
    bool is_taken = false, is_checked = false, is_guess = v->is_guess || r->decides_at_start[variable];
    for (int i = 0; i < r->causal->start_checks.count; i++)
        is_checked = is_checked || r->causal->start_checks.at[i].variable == variable;
    for (int i = 0; i < found->count; i++) {
        const Determination *d = &found->at[i];
        is_taken = is_taken || (strcmp(d->schedule, "start") == 0 && d->assignment && d->assignment->equation < 0 &&
                                d->assignment->value == v->start);
        is_guess = is_guess || d->block->kind == BLOCK_NONLINEAR;
    }
    if (is_checked && !is_taken)
        return "checked";
    return v->is_fixed ? "fixed" : is_taken ? "taken" : is_guess ? "guess" : "unused";
}

void review_put_start(const Review *r, json_t *row, int variable)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    const Expr start = review_start_of(r, variable);
    const FlatVariable *flat = variable < r->system->variables.count ? &r->system->variables.at[variable] : NULL;
    if (flat && flat->kind == FLAT_CONSTANT && flat->value)
        review_put(row, "value", review_expr(r, flat->value));
    if (start) {
        review_put(row, "start", review_expr(r, start));
        review_put(row, "start_is", review_start_word(r, variable));
    }
    if (v->role != ROLE_ALIAS && start && v->start_source.file)
        review_put(row, "stated_in", source_print(r->arena, v->start_source));
    else if (flat && flat->start_source.file)
        review_put(row, "stated_in", source_print(r->arena, flat->start_source));
    review_put(row, "reason", v->role == ROLE_STATE ? reason_text(r->arena, v->reason) : NULL);
}

