/* families.c - rows of a document that say the same of many parts or elements. Laws are told of the system itself: of
 * all that a row shows, but for places in files. What checks depend on stands alone, for they name single equations. */
#include "review/document.h"

#include <string.h>

static void say_variable(const Review *r, FamilyLaws *laws, int variable)
{
    family_say_name(laws, variable < 0 ? name_of("") : r->causal->variables.at[variable].path);
}

static void say_equation(const Review *r, FamilyLaws *laws, int equation)
{
    family_say_name(laws, equation < 0 ? name_of("") : r->causal->equations.at[equation].id);
}

static void say_equations(const Review *r, FamilyLaws *laws, const IntList *equations)
{
    family_say_tag(laws, equations->count);
    for (int i = 0; i < equations->count; i++)
        say_equation(r, laws, equations->at[i]);
}

static void say_ids(FamilyLaws *laws, const ReviewIds *ids)
{
    family_say_tag(laws, ids->count);
    for (int i = 0; i < ids->count; i++)
        family_say_name(laws, name_of(ids->at[i]));
}

static void say_reason(FamilyLaws *laws, const Reason *reason)
{
    for (int i = 0; reason && i < reason->pieces.count; i++) {
        const ReasonPiece *piece = &reason->pieces.at[i];
        switch (piece->kind) {
        case REASON_WORDS: family_say_words(laws, piece->words); break;
        case REASON_NUMBER: family_say_number(laws, piece->number); break;
        case REASON_EXPRESSION: family_say_expr(laws, piece->expr); break;
        case REASON_VARIABLE: family_say_name(laws, piece->expr->name); break;
        case REASON_EQUATION: family_say_name(laws, piece->equation); break;
        }
    }
}

static void say_alias(const Review *r, FamilyLaws *laws, const CausalVariable *v)
{
    say_variable(r, laws, v->representative);
    family_say_tag(laws, v->sign);
    family_say_words(laws, v->representative < 0 ? number_text(v->value) : "");
    say_equations(r, laws, &v->with);
    family_say_tag(laws, v->integral >= 0);
}

/* The uses in schedules; the number of a loop does not count. */
static void say_determinations(const Review *r, FamilyLaws *laws, const DeterminationList *found)
{
    family_say_tag(laws, found->count);
    for (int i = 0; i < found->count; i++) {
        const Determination *d = &found->at[i];
        family_say_words(laws, d->schedule);
        family_say_tag(laws, d->loop > 0);
        family_say_words(laws, d->block->modes.in ? modeset_words(r->arena, r->causal, d->block->modes) : "");
        say_equations(r, laws, &d->block->through);
        if (!d->assignment)
            continue;
        say_variable(r, laws, d->assignment->variable);
        say_equation(r, laws, d->assignment->equation);
        family_say_expr(laws, d->assignment->value);
        family_say_expr(laws, d->assignment->divisor);
    }
}

static void say_drawn_variable(const Review *r, FamilyLaws *laws, int variable)
{
    const FlatVariable *flat = &r->system->variables.at[variable];
    family_say_name(laws, r->system->parts.at[flat->part].path);
    family_say_tag(laws, (int)flat->documentation->id);
    family_say_expr(laws, flat->presence);
    family_say_expr(laws, flat->kind == FLAT_CONSTANT ? flat->value : NULL);
    family_say_tag(laws, flat->is_made);
    say_equations(r, laws, &r->users[variable]);
    say_ids(laws, &r->readers[variable]);
    say_ids(laws, &r->checks[variable]);
    for (int i = 0; i < r->gives[variable].count; i++)
        say_variable(r, laws, r->gives[variable].at[i]);
    for (int i = 0; i < r->algorithms[variable].count; i++)
        family_say_name(laws, r->system->algorithms.at[r->algorithms[variable].at[i]].id);
}

static FamilyMember variable_member(const Review *r, FamilyLaws *laws, int variable, bool is_alone)
{
    const CausalVariable *v = &r->causal->variables.at[variable];
    say_variable(r, laws, variable);
    family_say_tag(laws, is_alone ? variable : -1);
    family_say_tag(laws, (int)v->role);
    family_say_tag(laws, v->set);
    family_say_words(laws, review_unit_of(r, variable));
    family_say_expr(laws, v->role == ROLE_CONSTANT ? NULL : v->start);
    family_say_words(laws, v->start ? review_start_word(r, variable) : "");
    say_reason(laws, v->role == ROLE_STATE ? v->reason : NULL);
    if (v->role == ROLE_ALIAS) {
        say_alias(r, laws, v);
        say_equation(r, laws, v->equation);
    }
    say_determinations(r, laws, &r->by_variable[variable]);
    if (variable < r->system->variables.count)
        say_drawn_variable(r, laws, variable);
    return family_take(laws);
}

static FamilyMember equation_member(const Review *r, FamilyLaws *laws, int equation, bool is_alone)
{
    const CausalEquation *e = &r->causal->equations.at[equation];
    const FlatEquation *drawn = equation < r->system->equations.count ? &r->system->equations.at[equation] : NULL;
    say_equation(r, laws, equation);
    family_say_tag(laws, is_alone ? equation : -1);
    family_say_tag(laws, (int)e->use);
    family_say_tag(laws, r->is_modal[equation]);
    say_reason(laws, e->reason);
    family_say_expr(laws, drawn ? drawn->left : e->left);
    family_say_expr(laws, drawn ? drawn->right : e->right);
    if (drawn) {
        family_say_tag(laws, (int)drawn->origin);
        family_say_words(laws, drawn->purpose ? drawn->purpose : "");
        family_say_name(laws, drawn->element);
        family_say_name(laws, drawn->instance);
        family_say_name(laws, name_of(drawn->written ? drawn->written : ""));
        family_say_expr(laws, drawn->presence);
    } else {
        say_equation(r, laws, e->parent >= 0 ? e->parent : e->declared);
        family_say_tag(laws, (e->parent >= 0) + 2 * e->is_product + 4 * (e->set >= 0) + 8 * (e->made_of.count > 0));
    }
    if (r->credited[equation]) {
        say_variable(r, laws, r->credited[equation] - 1);
        say_alias(r, laws, &r->causal->variables.at[r->credited[equation] - 1]);
    }
    say_determinations(r, laws, &r->by_equation[equation]);
    return family_take(laws);
}

/* ---- checks ---- */

typedef struct {
    bool *variables, *equations; /* are alone */
} Alone;

static void leave_alone(const Review *r, Alone *alone, int variable)
{
    if (variable < 0 || alone->variables[variable])
        return;
    alone->variables[variable] = true;
    for (int i = 0; i < r->by_variable[variable].count; i++) {
        const Determination *d = &r->by_variable[variable].at[i];
        if (d->assignment && d->assignment->equation >= 0)
            alone->equations[d->assignment->equation] = true;
        for (int k = 0; d->loop && k < block_size(d->block); k++)
            if (block_equation(d->block, k) >= 0)
                alone->equations[block_equation(d->block, k)] = true;
    }
}

/* An alias is what it is of; a state changes as its derivative says. */
static Alone find_alone(const Review *r)
{
    Alone alone = {arena_array(r->arena, bool, r->causal->variables.count + 1),
                   arena_array(r->arena, bool, r->causal->equations.count + 1)};
    for (int v = 0; v < r->system->variables.count; v++) {
        if (!r->checks[v].count)
            continue;
        const int representative = causal_representative(r->causal, v);
        const int derivative = representative < 0 ? -1 : r->causal->variables.at[representative].derivative;
        leave_alone(r, &alone, v);
        leave_alone(r, &alone, representative);
        leave_alone(r, &alone, derivative);
        leave_alone(r, &alone, derivative < 0 ? -1 : causal_representative(r->causal, derivative));
    }
    return alone;
}

/* ---- families ---- */

typedef FamilyMember SayMember(const Review *r, FamilyLaws *laws, int index, bool is_alone);

static FamilyList find_families(const Review *r, const IntList *indices, const bool *is_alone, SayMember *say)
{
    Arena *scratch = arena_new();
    FamilyLaws *laws = family_laws(scratch);
    FamilyMember *members = arena_array(scratch, FamilyMember, indices->count + 1);
    for (int i = 0; i < indices->count; i++)
        members[i] = r->is_unrolled ? (FamilyMember){.law = i}
                                    : say(r, laws, indices->at[i], is_alone && is_alone[indices->at[i]]);
    const FamilyList found = families_find(scratch, members, indices->count, FAMILY_FEWEST);
    FamilyList kept = {0};
    for (int f = 0; f < found.count; f++) {
        Family family = found.at[f];
        IntList first = {0};
        list_push(r->arena, &first, family.members.at[0]);
        family.members = first;
        family.first.places = NULL;
        for (int k = 0; k < family.ranges; k++) {
            int *step = arena_array(r->arena, int, family.first.width + 1);
            memcpy(step, family.range[k].step, (size_t)family.first.width * sizeof *step);
            family.range[k].step = step;
        }
        list_push(r->arena, &kept, family);
    }
    arena_free(scratch);
    return kept;
}

FamilyList review_variable_families(const Review *r, const IntList *variables)
{
    return find_families(r, variables, find_alone(r).variables, variable_member);
}

FamilyList review_equation_families(const Review *r, const IntList *equations)
{
    return find_families(r, equations, find_alone(r).equations, equation_member);
}

static FamilyMember part_member(const Review *r, FamilyLaws *laws, int index, bool is_alone)
{
    const FlatPart *part = &r->system->parts.at[index];
    (void)is_alone;
    family_say_name(laws, part->path);
    family_say_tag(laws, (int)part->type->qualified->id);
    family_say_name(laws, part->parent < 0 ? name_of("") : r->system->parts.at[part->parent].path);
    family_say_tag(laws, part->is_port);
    family_say_expr(laws, part->presence);
    return family_take(laws);
}

FamilyList review_part_families(const Review *r)
{
    IntList all = {0};
    for (int i = 0; i < r->system->parts.count; i++)
        list_push(r->arena, &all, i);
    return find_families(r, &all, NULL, part_member);
}

/* The name is what the law begins with. */
void review_put_family(const Review *r, json_t *row, const Family *family, Name name)
{
    if (!family->ranges)
        return;
    int count = 1;
    for (int k = 0; k < family->ranges; k++)
        count *= family->range[k].count;
    FamilyShown shown = {r->arena, family};
    FamilyWriter w = {.laws = family_laws(r->arena), .place = family_show_place, .context = &shown};
    review_put_number(row, "count", count);
    review_put(row, "members", family_write_name(&w, name));
    review_put(row, "ranges", family_ranges_text(r->arena, family) + 2);
}
