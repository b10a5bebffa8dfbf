/* account.c - the counts that prove that no equation and no variable was lost. They are taken from the document, except
 * second uses of equations, which rows of families do not show. */
#include "review/document.h"
#include "review/page.h"

#include <string.h>

static void count_word(json_t *counts, const char *what, const json_t *row)
{
    json_object_set_new(counts, what,
                        json_integer(page_count(row) + json_integer_value(json_object_get(counts, what))));
}

static json_t *counts_of(const json_t *rows, const char *member)
{
    json_t *counts = json_object();
    size_t i;
    json_t *row;
    json_array_foreach((json_t *)(uintptr_t)rows, i, row)
        count_word(counts, view_word(row, member), row);
    return counts;
}

/* True if an equation that is solved or constant is used in one block, or in blocks of modes, and any other equation in
 * none. Equations with forms in modes, and integrals, always count as used once. */
static bool is_used_once(const json_t *equation)
{
    const json_t *forms = json_object_get(equation, "causal");
    int used = 0, in_modes = 0;
    for (size_t i = 0; i < json_array_size(forms); i++) {
        const json_t *form = json_array_get(forms, i);
        const char *schedule = view_word(form, "schedule");
        const bool counts = strcmp(schedule, "constants") == 0 || strcmp(schedule, "continuous") == 0 ||
                            strcmp(schedule, "results") == 0;
        used += counts && !json_object_get(form, "while");
        in_modes += counts && json_object_get(form, "while");
    }
    const char *fate = view_word(equation, "fate");
    const bool is_used = strcmp(fate, "solved") == 0 || strcmp(fate, "constant") == 0;
    return used + (in_modes > 0) == is_used || strcmp(fate, "in modes") == 0 || strcmp(fate, "integral") == 0;
}

static void note_ids(const Review *r, Map *ids, const IntList *equations)
{
    for (int i = 0; i < equations->count; i++)
        map_put(ids, r->causal->equations.at[equations->at[i]].id, 1);
}

/* Counts the equations as drawn that are substituted into statements of others, and those that are differentiated (also
 * for aliases of derivatives). These are of all members of families, whose rows show the first member alone. */
static void count_other_uses(const Review *r, json_t *accounting)
{
    const Causal *c = r->causal;
    Map *put_in = map_new(r->arena), *differentiated = map_new(r->arena);
    int counts[2] = {0};
    for (int e = 0; e < c->equations.count; e++) {
        for (int i = 0; i < r->by_equation[e].count; i++) {
            const IntList with = block_put_in(r->by_equation[e].at[i].block);
            note_ids(r, put_in, &with);
        }
        if (e >= r->system->equations.count && c->equations.at[e].parent >= 0)
            note_ids(r, differentiated, &(IntList){&c->equations.at[e].parent, 1, 1});
    }
    for (int v = 0; v < c->variables.count; v++)
        if (c->variables.at[v].role == ROLE_ALIAS && c->variables.at[v].integral >= 0)
            note_ids(r, differentiated, &(IntList){&c->variables.at[v].equation, 1, 1});
    for (int e = 0; e < r->system->equations.count; e++) {
        const FlatEquation *drawn = &r->system->equations.at[e];
        counts[0] += !drawn->purpose && map_get(put_in, drawn->id, 0);
        counts[1] += !drawn->purpose && map_get(differentiated, drawn->id, 0);
    }
    json_object_set_new(accounting, "put_into_others", json_integer(counts[0]));
    json_object_set_new(accounting, "differentiated", json_integer(counts[1]));
}

json_t *review_accounting(const Review *r, const json_t *document)
{
    json_t *accounting = json_object(), *unproved = json_array(), *determined = json_object();
    const json_t *const lists[] = {json_object_get(document, "equations"), json_object_get(document, "made")};
    const json_t *variables = json_object_get(document, "variables");
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < json_array_size(lists[k]); i++) {
            const json_t *equation = json_array_get(lists[k], i);
            if (!is_used_once(equation))
                json_array_append_new(unproved, json_string(view_word(equation, "id")));
        }
    for (size_t i = 0; i < json_array_size(variables); i++) {
        const json_t *variable = json_array_get(variables, i), *by = json_object_get(variable, "determined_by");
        count_word(determined, view_word(by, "kind"), variable);
    }
    json_object_set_new(accounting, "equations", json_integer(page_count_all(lists[0])));
    json_object_set_new(accounting, "fates", counts_of(lists[0], "fate"));
    json_object_set_new(accounting, "made", counts_of(lists[1], "fate"));
    json_object_set_new(accounting, "variables", json_integer(page_count_all(variables)));
    json_object_set_new(accounting, "roles", counts_of(variables, "role"));
    json_object_set_new(accounting, "determined_by", determined);
    json_object_set_new(accounting, "not_used_once", unproved);
    count_other_uses(r, accounting);
    return accounting;
}
