/* checks.c - checks, requirements, and the equations that decide on a check: they determine its variables. */
#include "review/document.h"

#include <string.h>

/* The variables that a check mentions, with repetitions. */
static IntList mentioned_in(const Review *r, const FlatCheck *check)
{
    IntList mentioned = {0};
    const Expr expressions[] = {check->condition, check->premise};
    for (int i = 0; i < 2 && expressions[i]; i++) {
        expr_mentions(expressions[i], r->system->by_leaf, r->arena, &mentioned);
        flat_mentions_in_data(r->arena, r->system, expressions[i], check->instance, &mentioned);
    }
    return mentioned;
}

/* Adds the check. Checks come in ascending order: one that is already there is the last. */
static void add_check(const Review *r, IntList *checks, int check)
{
    if (!checks->count || list_last(checks) != check)
        list_push(r->arena, checks, check);
}

/* Notes the check at the equation as drawn: at that of which this one is a derivative, or a form in some modes. */
static void note(const Review *r, int equation, int check)
{
    const CausalEquation *equations = r->causal->equations.at;
    while (equation >= 0 && equations[equation].parent >= 0)
        equation = equations[equation].parent;
    const int first = equation < 0 ? -1 : review_first_of_id(r, equation);
    if (first >= 0 && first < r->system->equations.count)
        add_check(r, &r->checked_by[first], check);
}

/* Notes the check at the equations that determine the variable: in one place, or in all modes. */
static void note_determinations(const Review *r, const DeterminationList *found, int check)
{
    const bool is_modal = review_is_in_modes(found);
    for (int i = 0; i < found->count; i++) {
        const Determination *d = &found->at[i];
        const bool is_at_start = strcmp(d->schedule, "start") == 0;
        if (is_at_start || (is_modal && strcmp(d->schedule, "events") == 0))
            continue;
        if (d->assignment)
            note(r, d->assignment->equation, check);
        for (int k = 0; d->loop && k < block_size(d->block); k++)
            note(r, block_equation(d->block, k), check);
        const IntList put_in = block_put_in(d->block);
        for (int k = 0; k < put_in.count; k++)
            note(r, put_in.at[k], check);
        if (!is_modal)
            return;
    }
}

/* Notes the check at the equations and algorithms that determine the variable. An alias is followed to its
 * representative, and a state to its derivative, unless equations determine the state itself in some modes, too. */
static void follow(const Review *r, int variable, int check)
{
    const CausalVariable *variables = r->causal->variables.at;
    variable = causal_representative(r->causal, variable);
    if (variable < 0)
        return;
    for (int i = 0; variable < r->system->variables.count && i < r->algorithms[variable].count; i++)
        add_check(r, &r->checked_algorithms[r->algorithms[variable].at[i]], check);
    if (variables[variable].role != ROLE_STATE) {
        note_determinations(r, &r->by_variable[variable], check);
        return;
    }
    if (review_is_in_modes(&r->by_variable[variable]))
        note_determinations(r, &r->by_variable[variable], check);
    const int derivative = variables[variable].set >= 0 || variables[variable].derivative < 0
                               ? -1 : causal_representative(r->causal, variables[variable].derivative);
    if (derivative >= 0)
        note_determinations(r, &r->by_variable[derivative], check);
}

void review_note_checks(Review *r)
{
    for (int i = 0; i < r->system->checks.count; i++) {
        const FlatCheck *check = &r->system->checks.at[i];
        const IntList mentioned = mentioned_in(r, check);
        for (int k = 0; k < mentioned.count; k++) {
            ReviewIds *checks = &r->checks[mentioned.at[k]];
            if (!checks->count || list_last(checks) != check->id->text)
                list_push(r->arena, checks, check->id->text);
            follow(r, mentioned.at[k], i);
        }
    }
}

void review_put_checked(const Review *r, json_t *row, const IntList *checks)
{
    json_t *ids = json_array(), *requirements = json_array();
    for (int i = 0; i < checks->count; i++)
        json_array_append_new(ids, json_string(r->system->checks.at[checks->at[i]].id->text));
    for (int i = 0; i < r->system->requirements.count; i++) {
        const FlatRequirement *of = &r->system->requirements.at[i];
        bool is_asked = false;
        for (int k = 0; k < of->checks.count && !is_asked; k++)
            is_asked = ints_hold(checks, of->checks.at[k]);
        if (is_asked)
            json_array_append_new(requirements, json_string(arena_format(r->arena, "%s %s", of->drawn->id->text,
                                                                         of->drawn->name->text)));
    }
    if (json_array_size(ids))
        json_object_set(row, "checked_by", ids);
    if (json_array_size(requirements))
        json_object_set(row, "requirements", requirements);
    json_decref(ids);
    json_decref(requirements);
}

/* ---- rows of the document ---- */

static void put_used(const Review *r, json_t *row, const FlatCheck *check)
{
    const IntList mentioned = mentioned_in(r, check);
    json_t *uses = json_array();
    Map *known = map_new(r->arena);
    for (int i = 0; i < mentioned.count; i++) {
        const Name path = r->causal->variables.at[mentioned.at[i]].path;
        if (!map_get(known, path, 0))
            json_array_append_new(uses, json_string(path->text));
        map_put(known, path, 1);
    }
    json_object_set_new(row, "uses", uses);
}

json_t *review_checks(const Review *r)
{
    json_t *list = json_array();
    for (int i = 0; i < r->system->checks.count; i++) {
        const FlatCheck *check = &r->system->checks.at[i];
        json_t *row = json_object();
        review_put(row, "id", check->id->text);
        review_put(row, "element", check->element->text);
        review_put(row, "source", source_print(r->arena, check->source));
        review_put(row, "written", check->written);
        if (check->premise)
            review_put(row, "while", expr_text(r->arena, check->premise));
        review_put(row, "text", expr_text(r->arena, check->condition));
        put_used(r, row, check);
        json_array_append_new(list, row);
    }
    return list;
}

/* The parts of a requirement and the requirements derived from it; its verdict includes theirs. */
static json_t *parts_of_requirement(const System *system, const FlatRequirement *requirement)
{
    json_t *list = json_array();
    for (int i = 0; i < requirement->parts.count; i++) {
        const Requirement *part = system->requirements.at[requirement->parts.at[i]].drawn;
        json_array_append_new(list, json_string(part->id->length ? part->id->text : part->name->text));
    }
    return list;
}

json_t *review_requirements(const Review *r)
{
    const System *system = r->system;
    json_t *list = json_array();
    for (int i = 0; i < system->requirements.count; i++) {
        const FlatRequirement *requirement = &system->requirements.at[i];
        json_t *row = json_object(), *of = json_array();
        review_put(row, "id", requirement->drawn->id->text);
        review_put(row, "name", requirement->drawn->name->text);
        review_put(row, "text", requirement->drawn->text);
        review_put(row, "source", source_print(r->arena, requirement->drawn->source));
        for (int k = 0; k < requirement->checks.count; k++)
            json_array_append_new(of, json_string(system->checks.at[requirement->checks.at[k]].id->text));
        json_object_set_new(row, "checks", of);
        if (requirement->parts.count)
            json_object_set_new(row, "parts", parts_of_requirement(system, requirement));
        review_put(row, "not_checkable", requirement->reason);
        json_array_append_new(list, row);
    }
    return list;
}
